"""The highest of several five-card hands from one deck: Cover All, exactly for two to eight hands.

The hands share a deck, so they are not independent: the chance that none is of a kind or better
comes by inclusion and exclusion from the number of hands that are, all at once.
"""

from functools import cache
from math import comb, factorial, prod

from dealer_assist.odds.chances import Chances, Met

# How many sets of none, one, two … eight hands without a common card are all of a kind or better.
# Counted by `disjoint_hands`: seconds for a flush and better, hours for the last two rows.
DISJOINT = {
    "royal_flush": (1, 4, 6, 4, 1, 0, 0, 0, 0),
    "straight_flush": (1, 40, 656, 5_680, 27_976, 79_520, 128_576, 109_760, 38_416),
    "four_of_a_kind": (
        1,
        664,
        161_992,
        18_742_720,
        1_107_669_280,
        33_492_138_624,
        491_121_217_344,
        3_097_583_084_840,
        6_659_763_324_384,
    ),
    "full_house": (
        1,
        4_408,
        7_042_312,
        5_152_228_768,
        1_802_081_834_368,
        288_389_603_368_272,
        18_645_327_819_377_904,
        385_559_202_623_561_384,
        1_721_855_200_266_837_360,
    ),
    "flush": (
        1,
        9_516,
        29_730_558,
        38_349_790_908,
        21_045_210_850_521,
        4_522_038_354_065_232,
        341_831_345_363_123_616,
        7_766_690_797_748_570_688,
        40_370_006_696_358_987_648,
    ),
    "straight": (
        1,
        19_716,
        117_895_110,
        266_651_097_908,
        237_088_981_047_369,
        79_601_164_252_972_360,
        9_099_125_545_119_149_160,
        295_666_503_450_459_218_616,
        2_008_529_280_128_925_595_935,
    ),
    "three_of_a_kind": (
        1,
        74_628,
        1_738_011_294,
        15_895_662_680_660,
        59_735_100_606_441_297,
        89_404_956_054_276_913_224,
        48_588_573_756_239_356_120_824,
        8_093_925_362_194_369_966_189_104,
        306_275_198_253_680_446_935_732_255,
    ),
}


@cache
def highest_hand_chances(hands: int) -> Chances:
    """Count deals of so many hands by the kind of the highest; lower kinds have no line."""
    total = _deals(hands)
    ways: dict[Met, int] = {}
    higher = 0
    for kind, disjoint in DISJOINT.items():
        # Ordered hands of the kind, then any hands for the other places.
        none = sum(
            (-1) ** number
            * comb(hands, number)
            * factorial(number)
            * disjoint[number]
            * (total // _deals(number))
            for number in range(hands + 1)
        )
        ways[(kind,)] = total - none - higher
        higher = total - none
    ways[()] = total - higher
    return Chances(total, ways)


def _deals(hands: int) -> int:
    """Count the ways to deal so many hands, one after the other."""
    return prod(comb(52 - 5 * number, 5) for number in range(hands))
