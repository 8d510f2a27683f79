"""Who it is: PINs typed and chosen, and those who answer for a new trainer."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.people.identity import Witness
from dealer_assist.school.people.people import Person
from dealer_assist.ui.school.lists import ListFlow, Offer, OfferTouched, list_page
from dealer_assist.ui.school.school import School
from dealer_assist.ui.toolkit.flow import AskPin, Instead, Step
from dealer_assist.ui.toolkit.values.prompt import PromptModel

Then: TypeAlias = Callable[[], Step]
Answered: TypeAlias = Callable[[tuple[str, ...]], Step]
"""What follows once those who answer are named."""
_FROM_STAFF = 2


def proven(school: School, person: Person, then: Then) -> Step:
    """Have a person type their PIN; a trainee without one chooses it, a trainer is answered for."""
    person = school.people.persons[person.key]
    if person.has_pin:
        check = school.services.register.pins.check
        return _typed(person.name, lambda pin: check(person, pin), then)

    def chosen(pin: str, by: tuple[str, ...] = ()) -> Step:
        school.services.register.pins.choose(person, pin, by)
        return then()

    if not person.is_trainer:
        return pin_chosen(person.name, chosen)
    return answered_for(
        school, person.name, lambda by: pin_chosen(person.name, lambda pin: chosen(pin, by))
    )


def confirmed(school: School, about: str, then: Then) -> Step:
    """Have the trainer who is signed in type their PIN for what cannot be taken back."""
    trainer, check = school.learning.person, school.services.register.pins.check
    return _typed(trainer.name, lambda pin: check(trainer, pin), then, about)


def pin_chosen(name: str, then: Callable[[str], Step], refused: str = "") -> Step:
    """Have a person choose a PIN, typed twice."""
    rule = Msg("4 to 8 digits. They are not shown")

    def first(pin: str) -> Step:
        def second(again: str) -> Step:
            if again != pin:
                return pin_chosen(name, then, Msg("The two PINs are not the same. Choose again"))
            try:
                return then(pin)
            except Refused as weak:
                return pin_chosen(name, then, str(weak))

        return AskPin(Msg("The same PIN again"), rule, second)

    title = Msg("{name}: choose a PIN", name=name)
    return AskPin(title, refused or rule, first, is_refused=bool(refused))


def answered_for(school: School, name: str, then: Answered) -> Step:
    """Have a trainer answer for a new one with a PIN; for the first trainer two of the staff."""
    trainers = school.people.trainers(with_pin=True)
    if trainers:
        witnesses = tuple(
            Witness(trainer.key, trainer.name, Msg("Trainer"), has_pin=True) for trainer in trainers
        )
        return Instead(_Answering(school, name, witnesses, 1, then).flow())
    listed = tuple(school.services.witnesses.listed())
    return Instead(_Answering(school, name, listed, _FROM_STAFF, then).flow())


class _Answering:
    """Offers those who can answer, until enough of them have."""

    def __init__(
        self,
        school: School,
        name: str,
        witnesses: Sequence[Witness],
        needed: int,
        then: Answered,
        so_far: tuple[Witness, ...] = (),
        said: str = "",
    ) -> None:
        self._school, self._name, self._witnesses = school, name, witnesses
        self._needed, self._then, self._so_far, self._said = needed, then, so_far, said

    def flow(self) -> ListFlow[Witness]:
        """Return the list to choose from."""
        school = self._school
        left = [witness for witness in self._witnesses if witness not in self._so_far]
        to_go = self._needed - len(self._so_far)
        line = self._said or Msg(
            "{n} people answer for {name}",
            one="{n} person answers for {name}",
            n=to_go,
            name=self._name,
        )
        offers = [Offer(OfferTouched(witness), witness.name, witness.role) for witness in left]
        return ListFlow(
            school,
            lambda turned: list_page(
                school.learning,
                Msg("Who answers for {name}", name=self._name),
                PromptModel(line),
                offers,
                turned,
                back=Msg("NAMES"),
                note=Msg("Each with their own card or PIN"),
                nothing=Msg("No Supervisor with a PIN here"),
            ),
            self._chosen,
            lambda: Instead(school.flows.who()),
        )

    def _chosen(self, witness: Witness) -> Step:
        if not witness.has_pin:
            return self._answered(witness)
        return _typed(
            witness.name,
            lambda pin: self._check(witness, pin),
            lambda: self._answered(witness),
        )

    def _check(self, witness: Witness, pin: str) -> None:
        services = self._school.services
        trainer = self._school.people.persons.get(witness.key)
        if trainer is not None and trainer.is_trainer:
            services.register.pins.check(trainer, pin)
        else:
            services.witnesses.check(witness, pin)

    def _answered(self, witness: Witness) -> Step:
        answered = (*self._so_far, witness)
        if len(answered) < self._needed:
            return Instead(self._with(answered).flow())
        if len(answered) == _FROM_STAFF:
            try:
                self._school.services.witnesses.require_two(*answered)
            except Refused as same:
                return Instead(self._with(self._so_far, str(same)).flow())
        return self._then(tuple(one.name for one in answered))

    def _with(self, so_far: tuple[Witness, ...], said: str = "") -> "_Answering":
        return _Answering(
            self._school, self._name, self._witnesses, self._needed, self._then, so_far, said
        )


def _typed(
    name: str, check: Callable[[str], None], then: Then, about: str = "", refused: str = ""
) -> Step:
    """Ask for a PIN until it is right or the person goes back."""

    def typed(pin: str) -> Step:
        try:
            check(pin)
        except Refused as wrong:
            return _typed(name, check, then, about, str(wrong))
        return then()

    detail = refused or about or Msg("Shield the keypad")
    return AskPin(Msg("PIN of {name}", name=name), detail, typed, is_refused=bool(refused))
