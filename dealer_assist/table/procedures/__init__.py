"""How a round is dealt, claimed, authorised and put right, by console."""

from typing import TYPE_CHECKING

from dealer_assist.lazy import on_first_use

if TYPE_CHECKING:
    from dealer_assist.table.procedures import adjustments as adjustments
    from dealer_assist.table.procedures import aquarius as aquarius
    from dealer_assist.table.procedures import authority as authority
    from dealer_assist.table.procedures import blackjack_wagers as blackjack_wagers
    from dealer_assist.table.procedures import chips as chips
    from dealer_assist.table.procedures import claims as claims
    from dealer_assist.table.procedures import contradictions as contradictions
    from dealer_assist.table.procedures import dealt_cards as dealt_cards
    from dealer_assist.table.procedures import denials as denials
    from dealer_assist.table.procedures import duties as duties
    from dealer_assist.table.procedures import ending as ending
    from dealer_assist.table.procedures import holding as holding
    from dealer_assist.table.procedures import house_money as house_money
    from dealer_assist.table.procedures import irregularities as irregularities
    from dealer_assist.table.procedures import late_wins as late_wins
    from dealer_assist.table.procedures import link as link
    from dealer_assist.table.procedures import locking as locking
    from dealer_assist.table.procedures import lost_key as lost_key
    from dealer_assist.table.procedures import meter_changes as meter_changes
    from dealer_assist.table.procedures import nexus as nexus
    from dealer_assist.table.procedures import office as office
    from dealer_assist.table.procedures import opening as opening
    from dealer_assist.table.procedures import paying as paying
    from dealer_assist.table.procedures import peek as peek
    from dealer_assist.table.procedures import rounds as rounds
    from dealer_assist.table.procedures import stages as stages
    from dealer_assist.table.procedures import swipes as swipes
    from dealer_assist.table.procedures import table_hand as table_hand
    from dealer_assist.table.procedures import verifying as verifying
    from dealer_assist.table.procedures import voids as voids
else:
    __getattr__ = on_first_use(__name__)
