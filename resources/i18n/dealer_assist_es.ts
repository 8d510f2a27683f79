<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_US" sourcelanguage="en_US">
<context>
    <name>dealer_assist</name>
    <message>
        <source>{items} and {last}</source>
        <extracomment>message.py</extracomment>
        <translation>{items} y {last}</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player and five to the dealer.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Una baraja. Cinco cartas a cada jugador y cinco al dealer.</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards is turned up.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Una carta del dealer se descubre.</translation>
    </message>
    <message>
        <source>A hand with too many or too few cards voids the whole round.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Una mano con cartas de más o de menos anula toda la ronda.</translation>
    </message>
    <message>
        <source>The Ante comes first; nobody is dealt in without one.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>El Ante va primero; sin él nadie recibe cartas.</translation>
    </message>
    <message>
        <source>Cover All is up to the player: it is on the highest hand at the whole table.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Cover All es opcional: va a la mano más alta de toda la mesa.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost. Cover All stays in play.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Retirarse: se pierde el Ante. Cover All sigue en juego.</translation>
    </message>
    <message>
        <source>Play: a Play wager of exactly twice the Ante.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Jugar: una apuesta Play de exactamente el doble del Ante.</translation>
    </message>
    <message>
        <source>Royal flush, straight flush, four of a kind, full house, flush, straight.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Royal Flush, Straight Flush, Four of a Kind, Full House, Flush, Straight.</translation>
    </message>
    <message>
        <source>Then three of a kind, two pair, pair, high card.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Luego Three of a Kind, dos pares, par, carta alta.</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>El dealer califica con as y rey o mejor.</translation>
    </message>
    <message>
        <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Si no califica: el Ante gana 1 to 1 y el Play empata.</translation>
    </message>
    <message>
        <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Si califica: la mano alta gana el Ante 1 to 1 y el Play por su tabla; empate, ambos empatan.</translation>
    </message>
    <message>
        <source>Cover All pays when the highest hand of all, the dealer&apos;s too, is three of a kind or better.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Cover All paga si la mano más alta, contando al dealer, es Three of a Kind o mejor.</translation>
    </message>
    <message>
        <source>It pays by the number of hands dealt; folded hands count.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Paga según las manos repartidas; las retiradas cuentan.</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Pague de derecha a izquierda, Cover All al final.</translation>
    </message>
    <message>
        <source>One deck. Everybody gets five cards, and so does the dealer.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Una baraja. Todos reciben cinco cartas, y el dealer también.</translation>
    </message>
    <message>
        <source>Deal seat 1 first, then on to your right; your own hand comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Reparta primero al asiento 1 y siga a su derecha; su mano va al final.</translation>
    </message>
    <message>
        <source>The best four cards of the five make the hand; the fifth never counts.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Las mejores cuatro de cinco cartas forman la mano; la quinta no cuenta.</translation>
    </message>
    <message>
        <source>Ante and Super Bonus are made together and are equal.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Ante y Super Bonus van juntos y son iguales.</translation>
    </message>
    <message>
        <source>Queens Up, Bad Beat and the progressive are up to the player.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up, Bad Beat y el progresivo son opcionales.</translation>
    </message>
    <message>
        <source>All of them are down before the first card.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Todas van antes de la primera carta.</translation>
    </message>
    <message>
        <source>Fold: the Ante and the Super Bonus are lost.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Retirarse: se pierden el Ante y el Super Bonus.</translation>
    </message>
    <message>
        <source>Play: a Play wager as large as the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Jugar: una apuesta Play igual al Ante.</translation>
    </message>
    <message>
        <source>With a pair of aces or better, the Play wager may be up to three times the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Con par de ases o mejor, el Play puede ser hasta tres veces el Ante.</translation>
    </message>
    <message>
        <source>Four of a kind beats everything; four aces are the best of them.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Four of a Kind gana a todo; cuatro ases es la mejor.</translation>
    </message>
    <message>
        <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Luego Straight Flush, Three of a Kind, Flush, Straight, dos pares, par, carta alta.</translation>
    </message>
    <message>
        <source>Three of a kind beats a flush. There is no full house.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Three of a Kind gana a un Flush. No hay Full House.</translation>
    </message>
    <message>
        <source>4-3-2-A is the lowest straight; a straight never goes around the ace.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>4-3-2-A es el Straight más bajo; nunca da la vuelta por el as.</translation>
    </message>
    <message>
        <source>Equal hands tie: the fifth card and the suits decide nothing.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Manos iguales empatan: la quinta carta y los palos no deciden.</translation>
    </message>
    <message>
        <source>The dealer qualifies with king high or better.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>El dealer califica con rey alto o mejor.</translation>
    </message>
    <message>
        <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Si no califica: el Play gana 1 to 1 con cualquier mano y el Ante empata.</translation>
    </message>
    <message>
        <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Si califica: la mano alta gana Play y Ante 1 to 1; un empate los devuelve.</translation>
    </message>
    <message>
        <source>Super Bonus pays its table from a straight up, even when the dealer&apos;s hand is higher.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Super Bonus paga su tabla desde un Straight, aunque el dealer tenga más.</translation>
    </message>
    <message>
        <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Con menos de un Straight empata si la mano gana o iguala, y pierde si es menor.</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Pague de derecha a izquierda: Play, Ante, Queens Up, Super Bonus; Envy al final.</translation>
    </message>
    <message>
        <source>The best four of the five cards count for the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Las mejores cuatro de las cinco cartas cuentan para el progresivo.</translation>
    </message>
    <message>
        <source>All five dealt cards count for the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Las cinco cartas repartidas cuentan para el progresivo.</translation>
    </message>
    <message>
        <source>A folded hand cannot win the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Una mano retirada no puede ganar el progresivo.</translation>
    </message>
    <message>
        <source>A folded hand may still win the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Una mano retirada aún puede ganar el progresivo.</translation>
    </message>
    <message>
        <source>Queens Up is paid on a folded hand too.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up se paga también con una mano retirada.</translation>
    </message>
    <message>
        <source>Queens Up is lost with a folded hand.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up se pierde con una mano retirada.</translation>
    </message>
    <message>
        <source>Super Bonus loses to a higher dealer&apos;s hand even if that does not qualify.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Super Bonus pierde con una mano mayor del dealer aunque no califique.</translation>
    </message>
    <message>
        <source>Super Bonus pushes against a higher dealer&apos;s hand that does not qualify.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Super Bonus empata con una mano mayor del dealer que no califica.</translation>
    </message>
    <message>
        <source>Two cards to Player and two to Banker, in turn, from the shoe.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dos cartas a Player y dos a Banker, por turno, del sabot.</translation>
    </message>
    <message>
        <source>An 8 or 9 on two cards is a natural: nobody draws.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Un 8 o 9 con dos cartas es natural: nadie pide.</translation>
    </message>
    <message>
        <source>Player draws on 0 to 5 and stands on 6 or 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player pide con 0 a 5 y se planta con 6 o 7.</translation>
    </message>
    <message>
        <source>If Player stood, Banker draws on 0 to 5.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Si Player se plantó, Banker pide con 0 a 5.</translation>
    </message>
    <message>
        <source>After Player&apos;s third card Banker always draws on 0 to 2 and stands on 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Tras la tercera carta de Player, Banker pide con 0 a 2 y se planta con 7.</translation>
    </message>
    <message>
        <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Con 3 Banker pide salvo que esa carta fuera un 8; con 4, contra 2 a 7.</translation>
    </message>
    <message>
        <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Con 5 Banker pide contra 4 a 7; con 6, contra 6 o 7.</translation>
    </message>
    <message>
        <source>Player, Banker and Tie are the main wagers.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player, Banker y Tie son las apuestas principales.</translation>
    </message>
    <message>
        <source>Dragon Bonus is a wager on one side and on how far it wins.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus es una apuesta a un lado y a cuánto gana.</translation>
    </message>
    <message>
        <source>The progressive goes with a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>El progresivo va con una apuesta principal.</translation>
    </message>
    <message>
        <source>There are none: the cards decide.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>No hay: deciden las cartas.</translation>
    </message>
    <message>
        <source>Before the start the dealer notes which side each progressive wager is on.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Antes de empezar, el dealer anota el lado de cada apuesta progresiva.</translation>
    </message>
    <message>
        <source>Cards count their number; tens and pictures count 0, an ace counts 1.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Las cartas valen su número; dieces y figuras 0, el as 1.</translation>
    </message>
    <message>
        <source>Only the last digit of the sum counts. Nine is the best hand.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Solo cuenta el último dígito de la suma. Nueve es la mejor mano.</translation>
    </message>
    <message>
        <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player paga 1 to 1. Banker paga 1 to 1 menos 5 % de comisión. Tie paga 8 to 1.</translation>
    </message>
    <message>
        <source>On a tie the wagers on Player and Banker push.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>En un empate, las apuestas a Player y Banker empatan.</translation>
    </message>
    <message>
        <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus: ganar con natural paga 1 to 1, empate natural empata.</translation>
    </message>
    <message>
        <source>A win by 4 to 9 points without a natural pays its line; everything else loses.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Ganar por 4 a 9 puntos sin natural paga su línea; lo demás pierde.</translation>
    </message>
    <message>
        <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Cuenta la mano ganadora: 2, 3 y 4 contra 0, o ganar por mucho.</translation>
    </message>
    <message>
        <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Cuenta la mano ganadora: 2, 3 y 4 contra 0, un natural o ganar por nueve.</translation>
    </message>
    <message>
        <source>Only progressive wagers on the winning side win; a bet on Tie alone does not.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Solo ganan las apuestas progresivas del lado ganador; solo Tie no.</translation>
    </message>
    <message>
        <source>Every progressive wager wins with the winning hand.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Cada apuesta progresiva gana con la mano ganadora.</translation>
    </message>
    <message>
        <source>A natural nine against a zero is no 9-0: that line needs three cards.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Un nueve natural contra cero no es 9-0: esa línea pide tres cartas.</translation>
    </message>
    <message>
        <source>A natural nine against a zero pays as 9-0 too.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Un nueve natural contra cero también paga como 9-0.</translation>
    </message>
    <message>
        <source>Dragon Bonus may be bet without a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus puede ir sin apuesta principal.</translation>
    </message>
    <message>
        <source>Dragon Bonus needs a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus requiere una apuesta principal.</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player, six to the dealer.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Una baraja. Cinco cartas a cada jugador, seis al dealer.</translation>
    </message>
    <message>
        <source>The best four cards make the hand.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Las mejores cuatro cartas forman la mano.</translation>
    </message>
    <message>
        <source>Aces Up and the progressive are up to the player.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Aces Up y el progresivo son opcionales.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Retirarse: se pierde el Ante.</translation>
    </message>
    <message>
        <source>Play: a Play wager of one to three times the Ante.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Jugar: una apuesta Play de una a tres veces el Ante.</translation>
    </message>
    <message>
        <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Four of a Kind, Straight Flush, Three of a Kind, Flush, Straight, dos pares, par, carta alta.</translation>
    </message>
    <message>
        <source>The dealer always qualifies, and the player wins a tie.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>El dealer siempre califica, y el jugador gana el empate.</translation>
    </message>
    <message>
        <source>The winning player gets Play and Ante paid 1 to 1.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Al jugador ganador se le paga Play y Ante 1 to 1.</translation>
    </message>
    <message>
        <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>El Ante Bonus se paga desde Three of a Kind, gane o pierda, pero no al retirarse.</translation>
    </message>
    <message>
        <source>Aces Up is paid by its table, whatever the dealer holds.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Aces Up se paga por su tabla, tenga lo que tenga el dealer.</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Pague de derecha a izquierda: Play, Ante, Ante Bonus, Aces Up; Envy al final.</translation>
    </message>
    <message>
        <source>One deck. Two cards to each player, two to the dealer.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Una baraja. Dos cartas a cada jugador, dos al dealer.</translation>
    </message>
    <message>
        <source>Then the flop of three cards, the turn and the river, shared by all.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Luego el flop de tres cartas, el turn y el river, comunes a todos.</translation>
    </message>
    <message>
        <source>The river is turned only when every River decision is made.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El river se descubre solo con todas las decisiones River hechas.</translation>
    </message>
    <message>
        <source>The Bonus and the progressive are up to the player.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El Bonus y el progresivo son opcionales.</translation>
    </message>
    <message>
        <source>Before the flop: fold, or a Flop wager of exactly twice the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Antes del flop: retirarse, o una apuesta Flop de dos veces el Ante.</translation>
    </message>
    <message>
        <source>After the flop: check, or a Turn wager as large as the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Después del flop: pasar, o una apuesta Turn igual al Ante.</translation>
    </message>
    <message>
        <source>After the turn: check, or a River wager as large as the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Después del turn: pasar, o una apuesta River igual al Ante.</translation>
    </message>
    <message>
        <source>The best five of seven cards: two of one&apos;s own and the five shared ones.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Las mejores cinco de siete: dos propias y las cinco comunes.</translation>
    </message>
    <message>
        <source>The dealer always qualifies.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El dealer siempre califica.</translation>
    </message>
    <message>
        <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house&apos;s rule.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>La mano alta gana Flop, Turn y River 1 to 1; el Ante, por la regla de la casa.</translation>
    </message>
    <message>
        <source>A lower hand loses all of them, a tie pushes all of them.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Una mano menor las pierde todas; un empate las devuelve.</translation>
    </message>
    <message>
        <source>The Bonus goes by the player&apos;s first two cards, and is paid on a folded hand too.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El Bonus va por las dos primeras cartas del jugador, y se paga aunque se retire.</translation>
    </message>
    <message>
        <source>A pair of aces against the dealer&apos;s aces has its own line where the paytable prints one.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Par de ases contra ases del dealer tiene línea propia si la tabla la trae.</translation>
    </message>
    <message>
        <source>Settle right to left; envy comes last.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Pague de derecha a izquierda; Envy al final.</translation>
    </message>
    <message>
        <source>The two cards and the whole board count for the progressive.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Las dos cartas y todas las comunes cuentan para el progresivo.</translation>
    </message>
    <message>
        <source>The two cards and the flop count for the progressive.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Las dos cartas y el flop cuentan para el progresivo.</translation>
    </message>
    <message>
        <source>The Ante is paid with a flush or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El Ante se paga con Flush o mejor; si no, empata.</translation>
    </message>
    <message>
        <source>The Ante is paid with a straight or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El Ante se paga con Straight o mejor; si no, empata.</translation>
    </message>
    <message>
        <source>The Ante is paid with three tens or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El Ante se paga con tres dieces o mejor; si no, empata.</translation>
    </message>
    <message>
        <source>Two cards to each player and two to the dealer, one of them up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Dos cartas a cada jugador y dos al dealer, una descubierta.</translation>
    </message>
    <message>
        <source>House Money is settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money se paga con las dos primeras cartas, antes de jugar.</translation>
    </message>
    <message>
        <source>With an ace or a ten up the dealer looks for a blackjack first.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Con as o diez a la vista, el dealer busca primero un blackjack.</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; House Money is up to the player.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Primero la apuesta de blackjack; House Money es opcional.</translation>
    </message>
    <message>
        <source>Insurance is offered against an ace: at most half of the blackjack wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Se ofrece seguro contra un as: hasta la mitad de la apuesta de blackjack.</translation>
    </message>
    <message>
        <source>Each jackpot has its own sensor and its own chip.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Cada jackpot tiene su sensor y su ficha.</translation>
    </message>
    <message>
        <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Lo ganado en House Money se cobra, o todo o parte se deja junto a la apuesta de blackjack.</translation>
    </message>
    <message>
        <source>What is left up and the blackjack wager are one wager: the entire wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Lo dejado arriba y la apuesta de blackjack son una sola: la apuesta entera.</translation>
    </message>
    <message>
        <source>A split matches the entire wager; a double is at most as large as it.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Dividir iguala la apuesta entera; doblar es a lo sumo otro tanto.</translation>
    </message>
    <message>
        <source>A hand of 21 stands by itself.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Una mano de 21 se planta sola.</translation>
    </message>
    <message>
        <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money: as y rey del mismo palo; luego dos vecinas del mismo palo; par; dos vecinas.</translation>
    </message>
    <message>
        <source>A-2 and K-A are neighbours.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>A-2 y K-A son vecinas.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un as y una carta de diez son blackjack; 21 con dos cartas tras dividir, no.</translation>
    </message>
    <message>
        <source>An ace and king of one suit left up is a blackjack on the entire wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>As y rey del mismo palo dejados arriba son blackjack sobre la apuesta entera.</translation>
    </message>
    <message>
        <source>House Money pays by its table, stake back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money paga por su tabla y devuelve la apuesta.</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Insurance paga 2 to 1.</translation>
    </message>
    <message>
        <source>Against a dealer&apos;s blackjack the bonus is still paid, but nothing can be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Contra un blackjack del dealer el bono se paga, pero nada queda arriba.</translation>
    </message>
    <message>
        <source>Settle right to left; a jackpot is called before the cards are picked up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Pague de derecha a izquierda; un jackpot se anuncia antes de recoger las cartas.</translation>
    </message>
    <message>
        <source>Sevens count: in the first two cards, and one more as the house has it.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Cuentan los sietes: en las dos primeras cartas y uno más según la casa.</translation>
    </message>
    <message>
        <source>The player&apos;s two cards and the dealer&apos;s up card count. It is settled before blackjack goes on.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Cuentan las dos cartas del jugador y la descubierta del dealer. Se paga antes de seguir con blackjack.</translation>
    </message>
    <message>
        <source>The dealer stands on a soft 17.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>El dealer se planta con 17 suave.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>El dealer pide con 17 suave.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>No hay rendición.</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the entire wager comes back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>La rendición es la primera decisión: vuelve la mitad de la apuesta entera.</translation>
    </message>
    <message>
        <source>A blackjack pays 3 to 2.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un blackjack paga 3 to 2.</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un blackjack paga 6 to 5.</translation>
    </message>
    <message>
        <source>Any first two cards may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Se pueden doblar dos primeras cartas cualesquiera.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Solo se doblan 9, 10 y 11.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Solo se doblan 10 y 11.</translation>
    </message>
    <message>
        <source>A hand may be doubled after a split.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Se puede doblar después de dividir.</translation>
    </message>
    <message>
        <source>A hand may not be doubled after a split.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>No se puede doblar después de dividir.</translation>
    </message>
    <message>
        <source>A pair is two cards of one rank.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un par son dos cartas del mismo rango.</translation>
    </message>
    <message>
        <source>Two cards of one value may be split, a king and a queen too.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Se dividen dos cartas del mismo valor, también rey y reina.</translation>
    </message>
    <message>
        <source>A seat may split to four hands.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un asiento puede dividir hasta cuatro manos.</translation>
    </message>
    <message>
        <source>A seat may split to three hands.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un asiento puede dividir hasta tres manos.</translation>
    </message>
    <message>
        <source>A seat may split once.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Un asiento puede dividir una vez.</translation>
    </message>
    <message>
        <source>Split aces get one card each and no more.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Los ases divididos reciben una carta cada uno y nada más.</translation>
    </message>
    <message>
        <source>Split aces are played on like any other pair.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Los ases divididos se juegan como cualquier par.</translation>
    </message>
    <message>
        <source>The third seven is the first card that the player draws.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>El tercer siete es la primera carta que pide el jugador.</translation>
    </message>
    <message>
        <source>The third seven is the dealer&apos;s up card.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>El tercer siete es la carta descubierta del dealer.</translation>
    </message>
    <message>
        <source>Turn one of the dealer&apos;s cards up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Descubra una carta del dealer.</translation>
    </message>
    <message>
        <source>A ten or higher, aces included, is discarded, and the next card is turned.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Un diez o más, ases incluidos, se descarta y se descubre la siguiente.</translation>
    </message>
    <message>
        <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Si esa también es diez o más, se va: el dealer juega cuatro cartas.</translation>
    </message>
    <message>
        <source>Queens Up is up to the player.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Queens Up es opcional.</translation>
    </message>
    <message>
        <source>The best four cards make the hand, of the player&apos;s five and of what the dealer is left with.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Las mejores cuatro cartas forman la mano, de las cinco del jugador y de las que le quedan al dealer.</translation>
    </message>
    <message>
        <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>La mano alta gana Play y Ante 1 to 1; un empate los devuelve.</translation>
    </message>
    <message>
        <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>El Ante Bonus se paga desde Straight Flush, gane o pierda, pero no al retirarse.</translation>
    </message>
    <message>
        <source>Queens Up is paid by its table, on a folded hand too.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Queens Up se paga por su tabla, también al retirarse.</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Pague de derecha a izquierda: Play, Ante, Ante Bonus, Queens Up.</translation>
    </message>
    <message>
        <source>Swipe a dealer card to open the table</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pase una tarjeta de dealer para abrir la mesa</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>Wait for bets</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Espere las apuestas</translation>
    </message>
    <message>
        <source>Ante first; Cover All if they like</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Primero el Ante; Cover All si quieren</translation>
    </message>
    <message>
        <source>All bets down? Press START GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>¿Apuestas hechas? Presione START GAME</translation>
    </message>
    <message>
        <source>All bets down? Press COIN IN</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>¿Apuestas hechas? Presione COIN IN</translation>
    </message>
    <message>
        <source>Take the progressive chips</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Retire las fichas del progresivo</translation>
    </message>
    <message>
        <source>Off {seats}, into the tray</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>De {seats}, a la bandeja</translation>
    </message>
    <message>
        <source>Deal and play the hands</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Reparta y juegue las manos</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pague de derecha a izquierda, Cover All al final, y presione END GAME</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pague de derecha a izquierda, Cover All al final, y presione GAME OVER</translation>
    </message>
    <message>
        <source>Press the winning hand of seat {seat}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Presione la mano ganadora del asiento {seat}</translation>
    </message>
    <message>
        <source>Wrong seat? Touch another</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>¿Otro asiento? Tóquelo</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>El asiento {seat} no tiene apuesta progresiva</translation>
    </message>
    <message>
        <source>Touch a seat whose lamp is locked in</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Toque un asiento con la luz fija</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Llame al supervisor</translation>
    </message>
    <message>
        <source>Supervisor: verify the cards, then CONFIRM</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor: verifique las cartas y presione CONFIRM</translation>
    </message>
    <message>
        <source>{wins} to verify</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{wins} por verificar</translation>
    </message>
    <message>
        <source>Swipe {card} card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pase una tarjeta {card}</translation>
    </message>
    <message>
        <source>Records {wins}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Registra {wins}</translation>
    </message>
    <message>
        <source>Pay, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pague y presione END GAME</translation>
    </message>
    <message>
        <source>Pay, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pague y presione GAME OVER</translation>
    </message>
    <message>
        <source>Supervisor: turn the key to JPH</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor: gire la llave a JPH</translation>
    </message>
    <message>
        <source>Supervisor: press J-POT</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor: presione J-POT</translation>
    </message>
    <message>
        <source>Cards verified? It records {wins}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>¿Cartas verificadas? Registra {wins}</translation>
    </message>
    <message>
        <source>Turn the key back to RUN</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Regrese la llave a RUN</translation>
    </message>
    <message>
        <source>The win is on record; the meter follows the key</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>El premio está registrado; el medidor sigue a la llave</translation>
    </message>
    <message>
        <source>There is no win to record now</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Ahora no hay premio que registrar</translation>
    </message>
    <message>
        <source>Backs win {number} out; a second person&apos;s card follows</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Revierte el premio {number}; sigue la tarjeta de otra persona</translation>
    </message>
    <message>
        <source>Swipe a second person&apos;s card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pase la tarjeta de otra persona</translation>
    </message>
    <message>
        <source>{first} has approved; win {number} still stands</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{first} ya aprobó; el premio {number} sigue en pie</translation>
    </message>
    <message>
        <source>Swipe a SUPERVISOR card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pase una tarjeta SUPERVISOR</translation>
    </message>
    <message>
        <source>Opens {game} at this table</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Abre {game} en esta mesa</translation>
    </message>
    <message>
        <source>All hands are void: hold VOID ROUND</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Todas las manos son nulas: mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and shuffle the cards anew</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Devuelva las apuestas y baraje de nuevo</translation>
    </message>
    <message>
        <source>Look at the guide on the shuffler&apos;s back</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Vea la guía detrás de la barajadora</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It runs again? Close this list</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Paso {step} de {steps}. ¿Ya funciona? Cierre esta lista</translation>
    </message>
    <message>
        <source>Turn the shuffler off</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Apague la barajadora</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Pull its power cord</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Desconecte su cable de corriente</translation>
    </message>
    <message>
        <source>Put the backup shuffler in its place</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Ponga la barajadora de reserva en su lugar</translation>
    </message>
    <message>
        <source>Plug the power cord in</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Conecte el cable de corriente</translation>
    </message>
    <message>
        <source>Turn the backup shuffler on</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Encienda la barajadora de reserva</translation>
    </message>
    <message>
        <source>Call the shuffler&apos;s service</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Llame al servicio de la barajadora</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. Note who was told</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Paso {step} de {steps}. Anote a quién se avisó</translation>
    </message>
    <message>
        <source>Who was told?</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>¿A quién se avisó?</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Siga con el juego</translation>
    </message>
    <message>
        <source>Progressive chips go on the sensors</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Las fichas progresivas van en los sensores</translation>
    </message>
    <message>
        <source>{chips} detected</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Detectado: {chips}</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press END GAME</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>¿Mano ganadora? Toque su asiento. ¿No hay? Presione END GAME</translation>
    </message>
    <message>
        <source>Mark the progressive wagers</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Marque las apuestas progresivas</translation>
    </message>
    <message>
        <source>Touch every seat that has made one</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Toque cada asiento que la hizo</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press GAME OVER</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>¿Mano ganadora? Toque su asiento. ¿No hay? Presione GAME OVER</translation>
    </message>
    <message>
        <source>Player, Banker or Tie first; progressive chips go on the sensors</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Primero Player, Banker o Tie; las fichas progresivas van en los sensores</translation>
    </message>
    <message>
        <source>Deal the coup, settle the main wagers</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Reparta el cupé y pague las apuestas principales</translation>
    </message>
    <message>
        <source>Winning hand? Touch a winning seat. None? Press END GAME</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>¿Mano ganadora? Toque un asiento. ¿No hay? Presione END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch a winning seat. None? Press GAME OVER</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>¿Mano ganadora? Toque un asiento. ¿No hay? Presione GAME OVER</translation>
    </message>
    <message>
        <source>Press the table&apos;s hand</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Presione la mano de la mesa</translation>
    </message>
    <message>
        <source>It wins for every progressive wager on the side of seat {seat}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Gana cada apuesta progresiva del lado del asiento {seat}</translation>
    </message>
    <message>
        <source>Supervisor: verify the coup, then CONFIRM</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Supervisor: verifique el cupé y presione CONFIRM</translation>
    </message>
    <message>
        <source>The coup is void: hold VOID ROUND</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>La mano es nula: mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and follow house procedure</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Devuelva las apuestas y siga el procedimiento</translation>
    </message>
    <message>
        <source>Deal, then flop, turn and river</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Reparta; luego flop, turn y river</translation>
    </message>
    <message>
        <source>Plug power cord and data cable in</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Conecte el cable de corriente y el de datos</translation>
    </message>
    <message>
        <source>A blackjack wager first; jackpot chips go on the sensors</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Primero una apuesta de blackjack; las fichas del jackpot van en los sensores</translation>
    </message>
    <message>
        <source>Mark the jackpot wagers</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Marque las apuestas del jackpot</translation>
    </message>
    <message>
        <source>Take the jackpot chips</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Retire las fichas del jackpot</translation>
    </message>
    <message>
        <source>Deal two cards each, show the up card</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Reparta dos cartas, muestre la descubierta</translation>
    </message>
    <message>
        <source>Settle {jackpot}, press its END GAME, then play blackjack</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Pague {jackpot}, presione su END GAME y juegue blackjack</translation>
    </message>
    <message>
        <source>Deal and play blackjack</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Reparta y juegue blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>El asiento {seat} no tiene apuesta de jackpot</translation>
    </message>
    <message>
        <source>The hands are void: hold VOID ROUND</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Las manos son nulas: mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>Ante first; Queens Up if they like</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Primero el Ante; Queens Up si quieren</translation>
    </message>
    <message>
        <source>Deal, turn the up card, play the hands</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Reparta, descubra la carta, juegue las manos</translation>
    </message>
    <message>
        <source>Settle right to left, then press END GAME</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Pague de derecha a izquierda y presione END GAME</translation>
    </message>
    <message>
        <source>Settle right to left, then press GAME OVER</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Pague de derecha a izquierda y presione GAME OVER</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <extracomment>jackpots/atlas.toml</extracomment>
        <translation>Medidor progresivo</translation>
    </message>
    <message>
        <source>Blazing 7&apos;s</source>
        <extracomment>jackpots/blackjack.toml</extracomment>
        <translation>Blazing 7&apos;s</translation>
    </message>
    <message>
        <source>Major</source>
        <extracomment>jackpots/blackjack.toml</extracomment>
        <translation>Major</translation>
    </message>
    <message>
        <source>Minor</source>
        <extracomment>jackpots/blackjack.toml</extracomment>
        <translation>Minor</translation>
    </message>
    <message>
        <source>Mega</source>
        <extracomment>jackpots/blackjack.toml</extracomment>
        <translation>Mega</translation>
    </message>
    <message>
        <source>TriLux</source>
        <extracomment>jackpots/blackjack.toml</extracomment>
        <translation>TriLux</translation>
    </message>
    <message>
        <source>House jackpot</source>
        <extracomment>jackpots/house.toml</extracomment>
        <translation>House jackpot</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Número de cartas incorrecto</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Carta expuesta</translation>
    </message>
    <message>
        <source>Shuffler malfunction</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Falla de la barajadora</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Mal reparto</translation>
    </message>
    <message>
        <source>Equipment malfunction</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Falla del equipo</translation>
    </message>
    <message>
        <source>Hand judged wrongly</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Mano mal juzgada</translation>
    </message>
    <message>
        <source>Wrong seat</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Asiento equivocado</translation>
    </message>
    <message>
        <source>Entered twice</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Ingresado dos veces</translation>
    </message>
    <message>
        <source>Display above the cap</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Indicación por encima del tope</translation>
    </message>
    <message>
        <source>Undisplayed funds booked as receipts</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Fondos no mostrados, contados como ingresos</translation>
    </message>
    <message>
        <source>Recovery of the seed</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Recuperación de la semilla</translation>
    </message>
    <message>
        <source>Contribution not counted</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Contribución no contada</translation>
    </message>
    <message>
        <source>House adds to the jackpot</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>La casa aumenta el jackpot</translation>
    </message>
    <message>
        <source>the base game</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>el juego base</translation>
    </message>
    <message>
        <source>Dragon Bonus</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Dragon Bonus</translation>
    </message>
    <message>
        <source>ERASE</source>
        <extracomment>ui/manager/key_pad.py</extracomment>
        <translation>BORRAR</translation>
    </message>
</context>
</TS>
