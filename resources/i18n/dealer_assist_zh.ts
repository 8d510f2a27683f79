<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>dealer_assist</name>
    <message>
        <source>{items} and {last}</source>
        <extracomment>message.py</extracomment>
        <translation>{items}和{last}</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player and five to the dealer.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>一副牌。每位玩家五张，庄家五张。</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards is turned up.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>庄家亮出一张牌。</translation>
    </message>
    <message>
        <source>A hand with too many or too few cards voids the whole round.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>任何一手牌多张或少张，本局作废。</translation>
    </message>
    <message>
        <source>The Ante comes first; nobody is dealt in without one.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>先下 Ante；没有 Ante 不发牌。</translation>
    </message>
    <message>
        <source>Cover All is up to the player: it is on the highest hand at the whole table.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Cover All 由玩家自选：押全桌最大的牌。</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost. Cover All stays in play.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>弃牌：输掉 Ante。Cover All 仍有效。</translation>
    </message>
    <message>
        <source>Play: a Play wager of exactly twice the Ante.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>继续：Play 注恰为 Ante 的两倍。</translation>
    </message>
    <message>
        <source>Royal flush, straight flush, four of a kind, full house, flush, straight.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Royal Flush、Straight Flush、Four of a Kind、Full House、Flush、Straight。</translation>
    </message>
    <message>
        <source>Then three of a kind, two pair, pair, high card.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>然后 Three of a Kind、两对、一对、高牌。</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>庄家有 A-K 或以上才够资格。</translation>
    </message>
    <message>
        <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>庄家不够资格：Ante 赢 1 to 1，Play 退回。</translation>
    </message>
    <message>
        <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>够资格：大者赢 Ante 1 to 1，Play 按表赔付；平手则都退回。</translation>
    </message>
    <message>
        <source>Cover All pays when the highest hand of all, the dealer&apos;s too, is three of a kind or better.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>全桌最大的牌（含庄家）为 Three of a Kind 或以上时，Cover All 赔付。</translation>
    </message>
    <message>
        <source>It pays by the number of hands dealt; folded hands count.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>按发出的手数赔付；弃牌也计入。</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>从右到左结算，Cover All 最后。</translation>
    </message>
    <message>
        <source>One deck. Everybody gets five cards, and so does the dealer.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>一副牌。每人五张，庄家也一样。</translation>
    </message>
    <message>
        <source>Deal seat 1 first, then on to your right; your own hand comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>先发座位 1，再向右依次；自己的牌最后。</translation>
    </message>
    <message>
        <source>The best four cards of the five make the hand; the fifth never counts.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>五张中最好的四张组成牌；第五张不算。</translation>
    </message>
    <message>
        <source>Ante and Super Bonus are made together and are equal.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Ante 和 Super Bonus 同时下，金额相等。</translation>
    </message>
    <message>
        <source>Queens Up, Bad Beat and the progressive are up to the player.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up、Bad Beat 和累积奖由玩家自选。</translation>
    </message>
    <message>
        <source>All of them are down before the first card.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>都须在第一张牌之前下好。</translation>
    </message>
    <message>
        <source>Fold: the Ante and the Super Bonus are lost.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>弃牌：输掉 Ante 和 Super Bonus。</translation>
    </message>
    <message>
        <source>Play: a Play wager as large as the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>继续：Play 注等于 Ante。</translation>
    </message>
    <message>
        <source>With a pair of aces or better, the Play wager may be up to three times the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>有一对 A 或以上时，Play 最多为 Ante 的三倍。</translation>
    </message>
    <message>
        <source>Four of a kind beats everything; four aces are the best of them.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Four of a Kind 最大；四张 A 为最。</translation>
    </message>
    <message>
        <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>然后 Straight Flush、Three of a Kind、Flush、Straight、两对、一对、高牌。</translation>
    </message>
    <message>
        <source>Three of a kind beats a flush. There is no full house.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Three of a Kind 大于 Flush。没有 Full House。</translation>
    </message>
    <message>
        <source>4-3-2-A is the lowest straight; a straight never goes around the ace.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>4-3-2-A 是最小的 Straight；不能绕过 A。</translation>
    </message>
    <message>
        <source>Equal hands tie: the fifth card and the suits decide nothing.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>相同则平：第五张牌和花色不算。</translation>
    </message>
    <message>
        <source>The dealer qualifies with king high or better.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>庄家有 K 高或以上才够资格。</translation>
    </message>
    <message>
        <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>不够资格：Play 无论牌如何赢 1 to 1，Ante 退回。</translation>
    </message>
    <message>
        <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>够资格：大者赢 Play 和 Ante 1 to 1；平手则都退回。</translation>
    </message>
    <message>
        <source>Super Bonus pays its table from a straight up, even when the dealer&apos;s hand is higher.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Straight 或以上按表赔 Super Bonus，即使庄家的牌更大。</translation>
    </message>
    <message>
        <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>低于 Straight 时，赢或平则退回，输则输掉。</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>从右到左结算：Play、Ante、Queens Up、Super Bonus；Envy 最后。</translation>
    </message>
    <message>
        <source>The best four of the five cards count for the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>五张中最好的四张计入累积奖。</translation>
    </message>
    <message>
        <source>All five dealt cards count for the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>发出的五张牌都计入累积奖。</translation>
    </message>
    <message>
        <source>A folded hand cannot win the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>弃牌不能中累积奖。</translation>
    </message>
    <message>
        <source>A folded hand may still win the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>弃牌仍可中累积奖。</translation>
    </message>
    <message>
        <source>Queens Up is paid on a folded hand too.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>弃牌也赔付 Queens Up。</translation>
    </message>
    <message>
        <source>Queens Up is lost with a folded hand.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>弃牌则输掉 Queens Up。</translation>
    </message>
    <message>
        <source>Super Bonus loses to a higher dealer&apos;s hand even if that does not qualify.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>庄家的牌更大时，即使不够资格，Super Bonus 也输。</translation>
    </message>
    <message>
        <source>Super Bonus pushes against a higher dealer&apos;s hand that does not qualify.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>庄家的牌更大但不够资格时，Super Bonus 退回。</translation>
    </message>
    <message>
        <source>Two cards to Player and two to Banker, in turn, from the shoe.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>从牌靴轮流给 Player 和 Banker 各发两张。</translation>
    </message>
    <message>
        <source>An 8 or 9 on two cards is a natural: nobody draws.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>两张牌 8 或 9 为天牌：都不补牌。</translation>
    </message>
    <message>
        <source>Player draws on 0 to 5 and stands on 6 or 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player 0 至 5 补牌，6 或 7 停牌。</translation>
    </message>
    <message>
        <source>If Player stood, Banker draws on 0 to 5.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player 停牌时，Banker 0 至 5 补牌。</translation>
    </message>
    <message>
        <source>After Player&apos;s third card Banker always draws on 0 to 2 and stands on 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player 补第三张后，Banker 0 至 2 必补，7 停牌。</translation>
    </message>
    <message>
        <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Banker 3 点，除非该牌为 8 否则补；4 点对 2 至 7 补。</translation>
    </message>
    <message>
        <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Banker 5 点对 4 至 7 补；6 点对 6 或 7 补。</translation>
    </message>
    <message>
        <source>Player, Banker and Tie are the main wagers.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player、Banker 和 Tie 是主注。</translation>
    </message>
    <message>
        <source>Dragon Bonus is a wager on one side and on how far it wins.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus 押一边及赢的点数。</translation>
    </message>
    <message>
        <source>The progressive goes with a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>累积奖须随主注。</translation>
    </message>
    <message>
        <source>There are none: the cards decide.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>没有：由牌决定。</translation>
    </message>
    <message>
        <source>Before the start the dealer notes which side each progressive wager is on.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>开始前荷官标明每个累积奖投注的边。</translation>
    </message>
    <message>
        <source>Cards count their number; tens and pictures count 0, an ace counts 1.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>牌按点数计；10 和花牌为 0，A 为 1。</translation>
    </message>
    <message>
        <source>Only the last digit of the sum counts. Nine is the best hand.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>只计总和的个位。九点最大。</translation>
    </message>
    <message>
        <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player 赔 1 to 1。Banker 赔 1 to 1，扣 5 % 佣金。Tie 赔 8 to 1。</translation>
    </message>
    <message>
        <source>On a tie the wagers on Player and Banker push.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>和局时 Player 和 Banker 的投注退回。</translation>
    </message>
    <message>
        <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus：天牌赢赔 1 to 1，天牌和退回。</translation>
    </message>
    <message>
        <source>A win by 4 to 9 points without a natural pays its line; everything else loses.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>非天牌赢 4 至 9 点按项赔付；其他都输。</translation>
    </message>
    <message>
        <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>计赢的牌：2、3、4 对 0，或大比分。</translation>
    </message>
    <message>
        <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>计赢的牌：2、3、4 对 0，天牌，或赢九点。</translation>
    </message>
    <message>
        <source>Only progressive wagers on the winning side win; a bet on Tie alone does not.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>只有赢方的累积奖投注中奖；只押 Tie 不算。</translation>
    </message>
    <message>
        <source>Every progressive wager wins with the winning hand.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>每个累积奖投注随赢的牌中奖。</translation>
    </message>
    <message>
        <source>A natural nine against a zero is no 9-0: that line needs three cards.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>天牌 9 对 0 不算 9-0：该项须三张牌。</translation>
    </message>
    <message>
        <source>A natural nine against a zero pays as 9-0 too.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>天牌 9 对 0 也按 9-0 赔付。</translation>
    </message>
    <message>
        <source>Dragon Bonus may be bet without a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus 可不下主注。</translation>
    </message>
    <message>
        <source>Dragon Bonus needs a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus 须先下主注。</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player, six to the dealer.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>一副牌。每位玩家五张，庄家六张。</translation>
    </message>
    <message>
        <source>The best four cards make the hand.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>最好的四张组成牌。</translation>
    </message>
    <message>
        <source>Aces Up and the progressive are up to the player.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Aces Up 和累积奖由玩家自选。</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>弃牌：输掉 Ante。</translation>
    </message>
    <message>
        <source>Play: a Play wager of one to three times the Ante.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>继续：Play 注为 Ante 的一至三倍。</translation>
    </message>
    <message>
        <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Four of a Kind、Straight Flush、Three of a Kind、Flush、Straight、两对、一对、高牌。</translation>
    </message>
    <message>
        <source>The dealer always qualifies, and the player wins a tie.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>庄家总是够资格，平手算玩家赢。</translation>
    </message>
    <message>
        <source>The winning player gets Play and Ante paid 1 to 1.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>赢的玩家 Play 和 Ante 各赔 1 to 1。</translation>
    </message>
    <message>
        <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Three of a Kind 或以上赔 Ante Bonus，不论输赢，弃牌除外。</translation>
    </message>
    <message>
        <source>Aces Up is paid by its table, whatever the dealer holds.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Aces Up 按表赔付，与庄家的牌无关。</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>从右到左结算：Play、Ante、Ante Bonus、Aces Up；Envy 最后。</translation>
    </message>
    <message>
        <source>One deck. Two cards to each player, two to the dealer.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>一副牌。每位玩家两张，庄家两张。</translation>
    </message>
    <message>
        <source>Then the flop of three cards, the turn and the river, shared by all.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>然后三张 flop、turn 和 river，为公共牌。</translation>
    </message>
    <message>
        <source>The river is turned only when every River decision is made.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>所有 River 决定完成后才翻 river。</translation>
    </message>
    <message>
        <source>The Bonus and the progressive are up to the player.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Bonus 和累积奖由玩家自选。</translation>
    </message>
    <message>
        <source>Before the flop: fold, or a Flop wager of exactly twice the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>flop 前：弃牌，或 Flop 注恰为 Ante 的两倍。</translation>
    </message>
    <message>
        <source>After the flop: check, or a Turn wager as large as the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>flop 后：看牌，或 Turn 注等于 Ante。</translation>
    </message>
    <message>
        <source>After the turn: check, or a River wager as large as the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>turn 后：看牌，或 River 注等于 Ante。</translation>
    </message>
    <message>
        <source>The best five of seven cards: two of one&apos;s own and the five shared ones.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>七张中最好的五张：自己两张加公共五张。</translation>
    </message>
    <message>
        <source>The dealer always qualifies.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>庄家总是够资格。</translation>
    </message>
    <message>
        <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house&apos;s rule.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>大者赢 Flop、Turn 和 River 1 to 1；Ante 按场规赔付。</translation>
    </message>
    <message>
        <source>A lower hand loses all of them, a tie pushes all of them.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>小的全输，平手全部退回。</translation>
    </message>
    <message>
        <source>The Bonus goes by the player&apos;s first two cards, and is paid on a folded hand too.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Bonus 看玩家前两张牌，弃牌也赔付。</translation>
    </message>
    <message>
        <source>A pair of aces against the dealer&apos;s aces has its own line where the paytable prints one.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>一对 A 对庄家的 A，赔付表有印则单独一项。</translation>
    </message>
    <message>
        <source>Settle right to left; envy comes last.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>从右到左结算；Envy 最后。</translation>
    </message>
    <message>
        <source>The two cards and the whole board count for the progressive.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>两张牌加全部公共牌计入累积奖。</translation>
    </message>
    <message>
        <source>The two cards and the flop count for the progressive.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>两张牌加 flop 计入累积奖。</translation>
    </message>
    <message>
        <source>The Ante is paid with a flush or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Flush 或以上赔 Ante，否则退回。</translation>
    </message>
    <message>
        <source>The Ante is paid with a straight or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Straight 或以上赔 Ante，否则退回。</translation>
    </message>
    <message>
        <source>The Ante is paid with three tens or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>三张 10 或以上赔 Ante，否则退回。</translation>
    </message>
    <message>
        <source>Two cards to each player and two to the dealer, one of them up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>每位玩家两张，庄家两张，其中一张明牌。</translation>
    </message>
    <message>
        <source>House Money is settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money 按前两张牌结算，在其他动作之前。</translation>
    </message>
    <message>
        <source>With an ace or a ten up the dealer looks for a blackjack first.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>明牌为 A 或 10 时，庄家先看是否 blackjack。</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; House Money is up to the player.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>先下 blackjack 注；House Money 由玩家自选。</translation>
    </message>
    <message>
        <source>Insurance is offered against an ace: at most half of the blackjack wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>对 A 可买保险：最多为 blackjack 注的一半。</translation>
    </message>
    <message>
        <source>Each jackpot has its own sensor and its own chip.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>每个 jackpot 有自己的感应器和筹码。</translation>
    </message>
    <message>
        <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money 赢的可拿走，或全部、部分留在 blackjack 注旁。</translation>
    </message>
    <message>
        <source>What is left up and the blackjack wager are one wager: the entire wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>留注与 blackjack 注合为一注：全部投注。</translation>
    </message>
    <message>
        <source>A split matches the entire wager; a double is at most as large as it.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>分牌补足全部投注；加倍不超过它。</translation>
    </message>
    <message>
        <source>A hand of 21 stands by itself.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>21 点自动停牌。</translation>
    </message>
    <message>
        <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money：同花 A-K；同花相邻；对子；相邻。</translation>
    </message>
    <message>
        <source>A-2 and K-A are neighbours.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>A-2 和 K-A 算相邻。</translation>
    </message>
    <message>
        <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>A 加 10 点牌为 blackjack；分牌后两张 21 不算。</translation>
    </message>
    <message>
        <source>An ace and king of one suit left up is a blackjack on the entire wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>同花 A-K 留注，按全部投注算 blackjack。</translation>
    </message>
    <message>
        <source>House Money pays by its table, stake back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money 按表赔付，退还本金。</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Insurance 赔 2 to 1。</translation>
    </message>
    <message>
        <source>Against a dealer&apos;s blackjack the bonus is still paid, but nothing can be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>庄家 blackjack 时奖金照赔，但不能留注。</translation>
    </message>
    <message>
        <source>Settle right to left; a jackpot is called before the cards are picked up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>从右到左结算；收牌前先报 jackpot。</translation>
    </message>
    <message>
        <source>Sevens count: in the first two cards, and one more as the house has it.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>计 7：前两张牌，加场规规定的一张。</translation>
    </message>
    <message>
        <source>The player&apos;s two cards and the dealer&apos;s up card count. It is settled before blackjack goes on.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>计玩家两张牌和庄家明牌。先结算，再继续 blackjack。</translation>
    </message>
    <message>
        <source>The dealer stands on a soft 17.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>庄家软 17 停牌。</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>庄家软 17 要牌。</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>没有投降。</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the entire wager comes back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>投降是第一个决定：退回全部投注的一半。</translation>
    </message>
    <message>
        <source>A blackjack pays 3 to 2.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>blackjack 赔 3 to 2。</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>blackjack 赔 6 to 5。</translation>
    </message>
    <message>
        <source>Any first two cards may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>任意前两张牌可加倍。</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>只有 9、10 和 11 可加倍。</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>只有 10 和 11 可加倍。</translation>
    </message>
    <message>
        <source>A hand may be doubled after a split.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>分牌后可加倍。</translation>
    </message>
    <message>
        <source>A hand may not be doubled after a split.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>分牌后不能加倍。</translation>
    </message>
    <message>
        <source>A pair is two cards of one rank.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>对子是两张同点牌。</translation>
    </message>
    <message>
        <source>Two cards of one value may be split, a king and a queen too.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>两张同值牌可分，K 和 Q 也行。</translation>
    </message>
    <message>
        <source>A seat may split to four hands.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>每座可分至四手。</translation>
    </message>
    <message>
        <source>A seat may split to three hands.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>每座可分至三手。</translation>
    </message>
    <message>
        <source>A seat may split once.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>每座可分一次。</translation>
    </message>
    <message>
        <source>Split aces get one card each and no more.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>分开的 A 各只补一张。</translation>
    </message>
    <message>
        <source>Split aces are played on like any other pair.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>分开的 A 与其他对子一样继续。</translation>
    </message>
    <message>
        <source>The third seven is the first card that the player draws.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>第三张 7 是玩家补的第一张牌。</translation>
    </message>
    <message>
        <source>The third seven is the dealer&apos;s up card.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>第三张 7 是庄家明牌。</translation>
    </message>
    <message>
        <source>Turn one of the dealer&apos;s cards up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>翻开庄家一张牌。</translation>
    </message>
    <message>
        <source>A ten or higher, aces included, is discarded, and the next card is turned.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>10 或以上（含 A）弃掉，再翻下一张。</translation>
    </message>
    <message>
        <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>若仍为 10 或以上也弃掉：庄家用四张。</translation>
    </message>
    <message>
        <source>Queens Up is up to the player.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Queens Up 由玩家自选。</translation>
    </message>
    <message>
        <source>The best four cards make the hand, of the player&apos;s five and of what the dealer is left with.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>最好的四张组成牌：玩家五张，庄家为剩下的牌。</translation>
    </message>
    <message>
        <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>大者赢 Play 和 Ante 1 to 1；平手则都退回。</translation>
    </message>
    <message>
        <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Straight Flush 或以上赔 Ante Bonus，不论输赢，弃牌除外。</translation>
    </message>
    <message>
        <source>Queens Up is paid by its table, on a folded hand too.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Queens Up 按表赔付，弃牌也赔。</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>从右到左结算：Play、Ante、Ante Bonus、Queens Up。</translation>
    </message>
    <message>
        <source>Swipe a dealer card to open the table</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>刷荷官卡开桌</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>本桌已关闭</translation>
    </message>
    <message>
        <source>Wait for bets</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>等待下注</translation>
    </message>
    <message>
        <source>Ante first; Cover All if they like</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>先下 Ante；Cover All 随意</translation>
    </message>
    <message>
        <source>All bets down? Press START GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>下注完毕？按 START GAME</translation>
    </message>
    <message>
        <source>All bets down? Press COIN IN</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>下注完毕？按 COIN IN</translation>
    </message>
    <message>
        <source>Take the progressive chips</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>收取累积奖筹码</translation>
    </message>
    <message>
        <source>Off {seats}, into the tray</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>从{seats}收入筹码盘</translation>
    </message>
    <message>
        <source>Deal and play the hands</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>发牌并进行</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>从右到左结算，Cover All 最后，再按 END GAME</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>从右到左结算，Cover All 最后，再按 GAME OVER</translation>
    </message>
    <message>
        <source>Press the winning hand of seat {seat}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>按座位 {seat} 的中奖牌型</translation>
    </message>
    <message>
        <source>Wrong seat? Touch another</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>座位不对？点另一个</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>座位 {seat} 没有累积奖投注</translation>
    </message>
    <message>
        <source>Touch a seat whose lamp is locked in</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>点选灯已锁定的座位</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>呼叫主管</translation>
    </message>
    <message>
        <source>Supervisor: verify the cards, then CONFIRM</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor：核实牌后按 CONFIRM</translation>
    </message>
    <message>
        <source>{wins} to verify</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{wins}待核实</translation>
    </message>
    <message>
        <source>Swipe {card} card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>刷 {card} 卡</translation>
    </message>
    <message>
        <source>Records {wins}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>记录{wins}</translation>
    </message>
    <message>
        <source>Pay, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>赔付后按 END GAME</translation>
    </message>
    <message>
        <source>Pay, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>赔付后按 GAME OVER</translation>
    </message>
    <message>
        <source>Supervisor: turn the key to JPH</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor：把钥匙转到 JPH</translation>
    </message>
    <message>
        <source>Supervisor: press J-POT</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor：按 J-POT</translation>
    </message>
    <message>
        <source>Cards verified? It records {wins}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>牌已核实？将记录{wins}</translation>
    </message>
    <message>
        <source>Turn the key back to RUN</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>The win is on record; the meter follows the key</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>中奖已记录；奖池随钥匙更新</translation>
    </message>
    <message>
        <source>There is no win to record now</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>现在没有可记录的中奖</translation>
    </message>
    <message>
        <source>Backs win {number} out; a second person&apos;s card follows</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>撤销中奖 {number}；之后需另一人的卡</translation>
    </message>
    <message>
        <source>Swipe a second person&apos;s card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>刷另一人的卡</translation>
    </message>
    <message>
        <source>{first} has approved; win {number} still stands</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{first}已批准；中奖 {number} 仍有效</translation>
    </message>
    <message>
        <source>Swipe a SUPERVISOR card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>刷 SUPERVISOR 卡</translation>
    </message>
    <message>
        <source>Opens {game} at this table</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>在本桌开启 {game}</translation>
    </message>
    <message>
        <source>All hands are void: hold VOID ROUND</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>所有牌作废：按住 VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and shuffle the cards anew</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>退回所有投注并重新洗牌</translation>
    </message>
    <message>
        <source>Look at the guide on the shuffler&apos;s back</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>查看洗牌机背面的说明</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It runs again? Close this list</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>第 {step}/{steps} 步。恢复运行？关闭此清单</translation>
    </message>
    <message>
        <source>Turn the shuffler off</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>关闭洗牌机</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>第 {step}/{steps} 步</translation>
    </message>
    <message>
        <source>Pull its power cord</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>拔掉电源线</translation>
    </message>
    <message>
        <source>Put the backup shuffler in its place</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>换上备用洗牌机</translation>
    </message>
    <message>
        <source>Plug the power cord in</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>插上电源线</translation>
    </message>
    <message>
        <source>Turn the backup shuffler on</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>打开备用洗牌机</translation>
    </message>
    <message>
        <source>Call the shuffler&apos;s service</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>致电洗牌机维修</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. Note who was told</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>第 {step}/{steps} 步。记下已通知谁</translation>
    </message>
    <message>
        <source>Who was told?</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>已通知谁？</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Progressive chips go on the sensors</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>累积奖筹码放在感应器上</translation>
    </message>
    <message>
        <source>{chips} detected</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>检测到{chips}</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press END GAME</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>有中奖牌？点其座位。没有？按 END GAME</translation>
    </message>
    <message>
        <source>Mark the progressive wagers</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>标记累积奖投注</translation>
    </message>
    <message>
        <source>Touch every seat that has made one</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>点选每个已投注的座位</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press GAME OVER</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>有中奖牌？点其座位。没有？按 GAME OVER</translation>
    </message>
    <message>
        <source>Player, Banker or Tie first; progressive chips go on the sensors</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>先下 Player、Banker 或 Tie；累积奖筹码放在感应器上</translation>
    </message>
    <message>
        <source>Deal the coup, settle the main wagers</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>发牌并结算主注</translation>
    </message>
    <message>
        <source>Winning hand? Touch a winning seat. None? Press END GAME</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>有中奖牌？点一个中奖座位。没有？按 END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch a winning seat. None? Press GAME OVER</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>有中奖牌？点一个中奖座位。没有？按 GAME OVER</translation>
    </message>
    <message>
        <source>Press the table&apos;s hand</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>按本桌的牌型</translation>
    </message>
    <message>
        <source>It wins for every progressive wager on the side of seat {seat}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>与座位 {seat} 同边的累积奖投注全部中奖</translation>
    </message>
    <message>
        <source>Supervisor: verify the coup, then CONFIRM</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Supervisor：核实本局后按 CONFIRM</translation>
    </message>
    <message>
        <source>The coup is void: hold VOID ROUND</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>本局作废：按住 VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and follow house procedure</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>退回所有投注，按场内程序处理</translation>
    </message>
    <message>
        <source>Deal, then flop, turn and river</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>发牌，然后 flop、turn、river</translation>
    </message>
    <message>
        <source>Plug power cord and data cable in</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>插上电源线和数据线</translation>
    </message>
    <message>
        <source>A blackjack wager first; jackpot chips go on the sensors</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>先下 blackjack 注；jackpot 筹码放在感应器上</translation>
    </message>
    <message>
        <source>Mark the jackpot wagers</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>标记 jackpot 投注</translation>
    </message>
    <message>
        <source>Take the jackpot chips</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>收取 jackpot 筹码</translation>
    </message>
    <message>
        <source>Deal two cards each, show the up card</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>每家发两张，亮出明牌</translation>
    </message>
    <message>
        <source>Settle {jackpot}, press its END GAME, then play blackjack</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>先结算 {jackpot}，按其 END GAME，再玩 blackjack</translation>
    </message>
    <message>
        <source>Deal and play blackjack</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>发牌，玩 blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>座位 {seat} 没有 jackpot 投注</translation>
    </message>
    <message>
        <source>The hands are void: hold VOID ROUND</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>牌作废：按住 VOID ROUND</translation>
    </message>
    <message>
        <source>Ante first; Queens Up if they like</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>先下 Ante；Queens Up 随意</translation>
    </message>
    <message>
        <source>Deal, turn the up card, play the hands</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>发牌，翻开明牌，进行</translation>
    </message>
    <message>
        <source>Settle right to left, then press END GAME</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>从右到左结算，再按 END GAME</translation>
    </message>
    <message>
        <source>Settle right to left, then press GAME OVER</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>从右到左结算，再按 GAME OVER</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <extracomment>jackpots/atlas.toml</extracomment>
        <translation>累积奖池</translation>
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
        <translation>牌数不对</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>露牌</translation>
    </message>
    <message>
        <source>Shuffler malfunction</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>洗牌机故障</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>发牌错误</translation>
    </message>
    <message>
        <source>Equipment malfunction</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>Hand judged wrongly</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>牌型判错</translation>
    </message>
    <message>
        <source>Wrong seat</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>座位错误</translation>
    </message>
    <message>
        <source>Entered twice</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>重复录入</translation>
    </message>
    <message>
        <source>Display above the cap</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>显示超过上限</translation>
    </message>
    <message>
        <source>Undisplayed funds booked as receipts</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>未显示的资金记为收入</translation>
    </message>
    <message>
        <source>Recovery of the seed</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>收回起始值</translation>
    </message>
    <message>
        <source>Contribution not counted</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>累积未计入</translation>
    </message>
    <message>
        <source>House adds to the jackpot</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>场方增加 jackpot</translation>
    </message>
    <message>
        <source>the base game</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>基础游戏</translation>
    </message>
    <message>
        <source>Dragon Bonus</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Dragon Bonus</translation>
    </message>
    <message>
        <source>ERASE</source>
        <extracomment>ui/manager/key_pad.py</extracomment>
        <translation>删除</translation>
    </message>
</context>
</TS>
