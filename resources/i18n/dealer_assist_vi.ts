<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
<context>
    <name>dealer_assist</name>
    <message>
        <source>{items} and {last}</source>
        <extracomment>message.py</extracomment>
        <translation>{items} và {last}</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player and five to the dealer.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Một bộ bài. Năm lá cho mỗi người chơi và năm lá cho nhà cái.</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards is turned up.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Một lá của nhà cái được lật.</translation>
    </message>
    <message>
        <source>A hand with too many or too few cards voids the whole round.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Một tay thừa hoặc thiếu lá làm hủy cả ván.</translation>
    </message>
    <message>
        <source>The Ante comes first; nobody is dealt in without one.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Ante trước; không có thì không được chia bài.</translation>
    </message>
    <message>
        <source>Cover All is up to the player: it is on the highest hand at the whole table.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Cover All tùy người chơi: cược vào tay cao nhất cả bàn.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost. Cover All stays in play.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Bỏ bài: mất Ante. Cover All vẫn còn.</translation>
    </message>
    <message>
        <source>Play: a Play wager of exactly twice the Ante.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Chơi: cược Play đúng gấp đôi Ante.</translation>
    </message>
    <message>
        <source>Royal flush, straight flush, four of a kind, full house, flush, straight.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Royal Flush, Straight Flush, Four of a Kind, Full House, Flush, Straight.</translation>
    </message>
    <message>
        <source>Then three of a kind, two pair, pair, high card.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Rồi Three of a Kind, hai đôi, đôi, lá cao.</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Nhà cái đủ điều kiện với át-già trở lên.</translation>
    </message>
    <message>
        <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Không đủ điều kiện: Ante thắng 1 to 1, Play hòa.</translation>
    </message>
    <message>
        <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Đủ điều kiện: tay cao thắng Ante 1 to 1 và Play theo bảng; hòa thì cả hai hòa.</translation>
    </message>
    <message>
        <source>Cover All pays when the highest hand of all, the dealer&apos;s too, is three of a kind or better.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Cover All trả khi tay cao nhất, kể cả nhà cái, từ Three of a Kind trở lên.</translation>
    </message>
    <message>
        <source>It pays by the number of hands dealt; folded hands count.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Trả theo số tay đã chia; tay đã bỏ cũng tính.</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Thanh toán từ phải sang trái, Cover All sau cùng.</translation>
    </message>
    <message>
        <source>One deck. Everybody gets five cards, and so does the dealer.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Một bộ bài. Mỗi người năm lá, nhà cái cũng vậy.</translation>
    </message>
    <message>
        <source>Deal seat 1 first, then on to your right; your own hand comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Chia ghế 1 trước, rồi sang phải; tay nhà cái sau cùng.</translation>
    </message>
    <message>
        <source>The best four cards of the five make the hand; the fifth never counts.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Bốn lá tốt nhất trong năm tạo tay bài; lá thứ năm không tính.</translation>
    </message>
    <message>
        <source>Ante and Super Bonus are made together and are equal.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Ante và Super Bonus đặt cùng nhau và bằng nhau.</translation>
    </message>
    <message>
        <source>Queens Up, Bad Beat and the progressive are up to the player.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up, Bad Beat và lũy tiến tùy người chơi.</translation>
    </message>
    <message>
        <source>All of them are down before the first card.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Tất cả đặt trước lá bài đầu tiên.</translation>
    </message>
    <message>
        <source>Fold: the Ante and the Super Bonus are lost.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Bỏ bài: mất Ante và Super Bonus.</translation>
    </message>
    <message>
        <source>Play: a Play wager as large as the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Chơi: cược Play bằng Ante.</translation>
    </message>
    <message>
        <source>With a pair of aces or better, the Play wager may be up to three times the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Với đôi át trở lên, Play có thể đến ba lần Ante.</translation>
    </message>
    <message>
        <source>Four of a kind beats everything; four aces are the best of them.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Four of a Kind thắng tất cả; bốn át là cao nhất.</translation>
    </message>
    <message>
        <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Rồi Straight Flush, Three of a Kind, Flush, Straight, hai đôi, đôi, lá cao.</translation>
    </message>
    <message>
        <source>Three of a kind beats a flush. There is no full house.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Three of a Kind thắng Flush. Không có Full House.</translation>
    </message>
    <message>
        <source>4-3-2-A is the lowest straight; a straight never goes around the ace.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>4-3-2-A là Straight nhỏ nhất; Straight không vòng qua át.</translation>
    </message>
    <message>
        <source>Equal hands tie: the fifth card and the suits decide nothing.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Tay bằng nhau thì hòa: lá thứ năm và chất không quyết định.</translation>
    </message>
    <message>
        <source>The dealer qualifies with king high or better.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Nhà cái đủ điều kiện với già cao trở lên.</translation>
    </message>
    <message>
        <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Không đủ điều kiện: Play thắng 1 to 1 dù tay nào, Ante hòa.</translation>
    </message>
    <message>
        <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Đủ điều kiện: tay cao thắng Play và Ante 1 to 1; hòa thì cả hai hòa.</translation>
    </message>
    <message>
        <source>Super Bonus pays its table from a straight up, even when the dealer&apos;s hand is higher.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Super Bonus trả theo bảng từ Straight trở lên, dù nhà cái cao hơn.</translation>
    </message>
    <message>
        <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Dưới Straight thì hòa nếu tay thắng hoặc hòa, và thua nếu thấp hơn.</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Thanh toán từ phải sang trái: Play, Ante, Queens Up, Super Bonus; Envy sau cùng.</translation>
    </message>
    <message>
        <source>The best four of the five cards count for the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Bốn lá tốt nhất trong năm tính cho lũy tiến.</translation>
    </message>
    <message>
        <source>All five dealt cards count for the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Cả năm lá được chia tính cho lũy tiến.</translation>
    </message>
    <message>
        <source>A folded hand cannot win the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Tay đã bỏ không thể thắng lũy tiến.</translation>
    </message>
    <message>
        <source>A folded hand may still win the progressive.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Tay đã bỏ vẫn có thể thắng lũy tiến.</translation>
    </message>
    <message>
        <source>Queens Up is paid on a folded hand too.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up vẫn trả với tay đã bỏ.</translation>
    </message>
    <message>
        <source>Queens Up is lost with a folded hand.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up thua với tay đã bỏ.</translation>
    </message>
    <message>
        <source>Super Bonus loses to a higher dealer&apos;s hand even if that does not qualify.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Super Bonus thua tay cao hơn của nhà cái dù không đủ điều kiện.</translation>
    </message>
    <message>
        <source>Super Bonus pushes against a higher dealer&apos;s hand that does not qualify.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Super Bonus hòa khi tay cao hơn của nhà cái không đủ điều kiện.</translation>
    </message>
    <message>
        <source>Two cards to Player and two to Banker, in turn, from the shoe.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Hai lá cho Player và hai lá cho Banker, lần lượt, từ hộp bài.</translation>
    </message>
    <message>
        <source>An 8 or 9 on two cards is a natural: nobody draws.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>8 hoặc 9 với hai lá là tự nhiên: không ai rút.</translation>
    </message>
    <message>
        <source>Player draws on 0 to 5 and stands on 6 or 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player rút với 0 đến 5 và dừng với 6 hoặc 7.</translation>
    </message>
    <message>
        <source>If Player stood, Banker draws on 0 to 5.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Nếu Player dừng, Banker rút với 0 đến 5.</translation>
    </message>
    <message>
        <source>After Player&apos;s third card Banker always draws on 0 to 2 and stands on 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Sau lá thứ ba của Player, Banker luôn rút với 0 đến 2 và dừng với 7.</translation>
    </message>
    <message>
        <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Với 3 Banker rút trừ khi lá đó là 8; với 4 gặp 2 đến 7.</translation>
    </message>
    <message>
        <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Với 5 Banker rút khi gặp 4 đến 7; với 6 gặp 6 hoặc 7.</translation>
    </message>
    <message>
        <source>Player, Banker and Tie are the main wagers.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player, Banker và Tie là cược chính.</translation>
    </message>
    <message>
        <source>Dragon Bonus is a wager on one side and on how far it wins.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus cược một bên và thắng cách bao nhiêu.</translation>
    </message>
    <message>
        <source>The progressive goes with a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Lũy tiến đi cùng cược chính.</translation>
    </message>
    <message>
        <source>There are none: the cards decide.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Không có: bài quyết định.</translation>
    </message>
    <message>
        <source>Before the start the dealer notes which side each progressive wager is on.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Trước khi bắt đầu, dealer ghi mỗi cược lũy tiến theo bên nào.</translation>
    </message>
    <message>
        <source>Cards count their number; tens and pictures count 0, an ace counts 1.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Lá bài tính theo số; mười và lá hình là 0, át là 1.</translation>
    </message>
    <message>
        <source>Only the last digit of the sum counts. Nine is the best hand.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Chỉ tính chữ số cuối của tổng. Chín là cao nhất.</translation>
    </message>
    <message>
        <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Player trả 1 to 1. Banker trả 1 to 1 trừ 5 % hoa hồng. Tie trả 8 to 1.</translation>
    </message>
    <message>
        <source>On a tie the wagers on Player and Banker push.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Khi hòa, cược Player và Banker được trả lại.</translation>
    </message>
    <message>
        <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus: thắng tự nhiên trả 1 to 1, hòa tự nhiên thì hòa.</translation>
    </message>
    <message>
        <source>A win by 4 to 9 points without a natural pays its line; everything else loses.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Thắng 4 đến 9 điểm không tự nhiên trả theo dòng; còn lại thua.</translation>
    </message>
    <message>
        <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Tính tay thắng: 2, 3 và 4 gặp 0, hoặc thắng cách lớn.</translation>
    </message>
    <message>
        <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Tính tay thắng: 2, 3 và 4 gặp 0, tự nhiên, hoặc thắng chín điểm.</translation>
    </message>
    <message>
        <source>Only progressive wagers on the winning side win; a bet on Tie alone does not.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Chỉ cược lũy tiến bên thắng được thắng; chỉ cược Tie thì không.</translation>
    </message>
    <message>
        <source>Every progressive wager wins with the winning hand.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Mọi cược lũy tiến thắng cùng tay thắng.</translation>
    </message>
    <message>
        <source>A natural nine against a zero is no 9-0: that line needs three cards.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Chín tự nhiên gặp không không phải 9-0: dòng đó cần ba lá.</translation>
    </message>
    <message>
        <source>A natural nine against a zero pays as 9-0 too.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Chín tự nhiên gặp không cũng trả như 9-0.</translation>
    </message>
    <message>
        <source>Dragon Bonus may be bet without a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus có thể đặt không cần cược chính.</translation>
    </message>
    <message>
        <source>Dragon Bonus needs a main wager.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Dragon Bonus cần cược chính.</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player, six to the dealer.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Một bộ bài. Năm lá cho mỗi người chơi, sáu lá cho nhà cái.</translation>
    </message>
    <message>
        <source>The best four cards make the hand.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Bốn lá tốt nhất tạo tay bài.</translation>
    </message>
    <message>
        <source>Aces Up and the progressive are up to the player.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Aces Up và lũy tiến tùy người chơi.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Bỏ bài: mất Ante.</translation>
    </message>
    <message>
        <source>Play: a Play wager of one to three times the Ante.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Chơi: cược Play từ một đến ba lần Ante.</translation>
    </message>
    <message>
        <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Four of a Kind, Straight Flush, Three of a Kind, Flush, Straight, hai đôi, đôi, lá cao.</translation>
    </message>
    <message>
        <source>The dealer always qualifies, and the player wins a tie.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Nhà cái luôn đủ điều kiện, hòa thì người chơi thắng.</translation>
    </message>
    <message>
        <source>The winning player gets Play and Ante paid 1 to 1.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Người chơi thắng được trả Play và Ante 1 to 1.</translation>
    </message>
    <message>
        <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Ante Bonus trả từ Three of a Kind trở lên, thắng hay thua, trừ khi bỏ bài.</translation>
    </message>
    <message>
        <source>Aces Up is paid by its table, whatever the dealer holds.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Aces Up trả theo bảng, dù nhà cái có gì.</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Thanh toán từ phải sang trái: Play, Ante, Ante Bonus, Aces Up; Envy sau cùng.</translation>
    </message>
    <message>
        <source>One deck. Two cards to each player, two to the dealer.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Một bộ bài. Hai lá cho mỗi người chơi, hai lá cho nhà cái.</translation>
    </message>
    <message>
        <source>Then the flop of three cards, the turn and the river, shared by all.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Rồi flop ba lá, turn và river, dùng chung.</translation>
    </message>
    <message>
        <source>The river is turned only when every River decision is made.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Chỉ lật river khi mọi quyết định River đã xong.</translation>
    </message>
    <message>
        <source>The Bonus and the progressive are up to the player.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Bonus và lũy tiến tùy người chơi.</translation>
    </message>
    <message>
        <source>Before the flop: fold, or a Flop wager of exactly twice the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Trước flop: bỏ bài, hoặc cược Flop đúng gấp đôi Ante.</translation>
    </message>
    <message>
        <source>After the flop: check, or a Turn wager as large as the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Sau flop: xem bài, hoặc cược Turn bằng Ante.</translation>
    </message>
    <message>
        <source>After the turn: check, or a River wager as large as the Ante.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Sau turn: xem bài, hoặc cược River bằng Ante.</translation>
    </message>
    <message>
        <source>The best five of seven cards: two of one&apos;s own and the five shared ones.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Năm lá tốt nhất trong bảy: hai lá riêng và năm lá chung.</translation>
    </message>
    <message>
        <source>The dealer always qualifies.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Nhà cái luôn đủ điều kiện.</translation>
    </message>
    <message>
        <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house&apos;s rule.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Tay cao thắng Flop, Turn và River 1 to 1; Ante theo luật nhà cái.</translation>
    </message>
    <message>
        <source>A lower hand loses all of them, a tie pushes all of them.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Tay thấp hơn thua tất cả, hòa thì tất cả hòa.</translation>
    </message>
    <message>
        <source>The Bonus goes by the player&apos;s first two cards, and is paid on a folded hand too.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Bonus theo hai lá đầu của người chơi, và vẫn trả với tay đã bỏ.</translation>
    </message>
    <message>
        <source>A pair of aces against the dealer&apos;s aces has its own line where the paytable prints one.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Đôi át gặp đôi át của nhà cái có dòng riêng nếu bảng có in.</translation>
    </message>
    <message>
        <source>Settle right to left; envy comes last.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Thanh toán từ phải sang trái; Envy sau cùng.</translation>
    </message>
    <message>
        <source>The two cards and the whole board count for the progressive.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Hai lá và toàn bộ bài chung tính cho lũy tiến.</translation>
    </message>
    <message>
        <source>The two cards and the flop count for the progressive.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Hai lá và flop tính cho lũy tiến.</translation>
    </message>
    <message>
        <source>The Ante is paid with a flush or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Ante trả với Flush trở lên, nếu không thì hòa.</translation>
    </message>
    <message>
        <source>The Ante is paid with a straight or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Ante trả với Straight trở lên, nếu không thì hòa.</translation>
    </message>
    <message>
        <source>The Ante is paid with three tens or better, else it pushes.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Ante trả với ba lá mười trở lên, nếu không thì hòa.</translation>
    </message>
    <message>
        <source>Two cards to each player and two to the dealer, one of them up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Hai lá cho mỗi người chơi và hai lá cho nhà cái, một lá ngửa.</translation>
    </message>
    <message>
        <source>House Money is settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money thanh toán với hai lá đầu, trước khi chơi.</translation>
    </message>
    <message>
        <source>With an ace or a ten up the dealer looks for a blackjack first.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Khi ngửa át hoặc mười, nhà cái xem blackjack trước.</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; House Money is up to the player.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Cược blackjack trước; House Money tùy người chơi.</translation>
    </message>
    <message>
        <source>Insurance is offered against an ace: at most half of the blackjack wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Bảo hiểm khi gặp át: tối đa nửa cược blackjack.</translation>
    </message>
    <message>
        <source>Each jackpot has its own sensor and its own chip.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Mỗi jackpot có cảm biến và phỉnh riêng.</translation>
    </message>
    <message>
        <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Tiền thắng House Money có thể lấy, hoặc để lại tất cả hay một phần cạnh cược blackjack.</translation>
    </message>
    <message>
        <source>What is left up and the blackjack wager are one wager: the entire wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Phần để lại và cược blackjack là một: toàn bộ cược.</translation>
    </message>
    <message>
        <source>A split matches the entire wager; a double is at most as large as it.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Tách bài bằng toàn bộ cược; gấp đôi tối đa bằng thế.</translation>
    </message>
    <message>
        <source>A hand of 21 stands by itself.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Tay 21 tự dừng.</translation>
    </message>
    <message>
        <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money: át và già cùng chất; rồi hai lá liền cùng chất; đôi; hai lá liền.</translation>
    </message>
    <message>
        <source>A-2 and K-A are neighbours.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>A-2 và K-A là liền nhau.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Át và lá mười điểm là blackjack; 21 hai lá sau khi tách thì không.</translation>
    </message>
    <message>
        <source>An ace and king of one suit left up is a blackjack on the entire wager.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Át và già cùng chất để lại là blackjack trên toàn bộ cược.</translation>
    </message>
    <message>
        <source>House Money pays by its table, stake back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money trả theo bảng, hoàn tiền cược.</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Insurance trả 2 to 1.</translation>
    </message>
    <message>
        <source>Against a dealer&apos;s blackjack the bonus is still paid, but nothing can be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Gặp blackjack của nhà cái vẫn trả thưởng, nhưng không được để lại.</translation>
    </message>
    <message>
        <source>Settle right to left; a jackpot is called before the cards are picked up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Thanh toán từ phải sang trái; jackpot được báo trước khi thu bài.</translation>
    </message>
    <message>
        <source>Sevens count: in the first two cards, and one more as the house has it.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Tính lá bảy: trong hai lá đầu, và thêm một lá theo nhà cái.</translation>
    </message>
    <message>
        <source>The player&apos;s two cards and the dealer&apos;s up card count. It is settled before blackjack goes on.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Tính hai lá của người chơi và lá ngửa của nhà cái. Thanh toán trước khi chơi blackjack tiếp.</translation>
    </message>
    <message>
        <source>The dealer stands on a soft 17.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Nhà cái dừng với 17 mềm.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Nhà cái rút với 17 mềm.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Không có đầu hàng.</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the entire wager comes back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Đầu hàng là quyết định đầu: nhận lại nửa toàn bộ cược.</translation>
    </message>
    <message>
        <source>A blackjack pays 3 to 2.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Blackjack trả 3 to 2.</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Blackjack trả 6 to 5.</translation>
    </message>
    <message>
        <source>Any first two cards may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Hai lá đầu bất kỳ đều được gấp đôi.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Chỉ gấp đôi với 9, 10 và 11.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Chỉ gấp đôi với 10 và 11.</translation>
    </message>
    <message>
        <source>A hand may be doubled after a split.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Được gấp đôi sau khi tách.</translation>
    </message>
    <message>
        <source>A hand may not be doubled after a split.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Không được gấp đôi sau khi tách.</translation>
    </message>
    <message>
        <source>A pair is two cards of one rank.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Đôi là hai lá cùng bậc.</translation>
    </message>
    <message>
        <source>Two cards of one value may be split, a king and a queen too.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Hai lá cùng giá trị được tách, già và đầm cũng được.</translation>
    </message>
    <message>
        <source>A seat may split to four hands.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Một ghế tách đến bốn tay.</translation>
    </message>
    <message>
        <source>A seat may split to three hands.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Một ghế tách đến ba tay.</translation>
    </message>
    <message>
        <source>A seat may split once.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Một ghế tách một lần.</translation>
    </message>
    <message>
        <source>Split aces get one card each and no more.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Át tách mỗi lá nhận một lá thôi.</translation>
    </message>
    <message>
        <source>Split aces are played on like any other pair.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Át tách chơi tiếp như đôi khác.</translation>
    </message>
    <message>
        <source>The third seven is the first card that the player draws.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Lá bảy thứ ba là lá đầu tiên người chơi rút.</translation>
    </message>
    <message>
        <source>The third seven is the dealer&apos;s up card.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Lá bảy thứ ba là lá ngửa của nhà cái.</translation>
    </message>
    <message>
        <source>Turn one of the dealer&apos;s cards up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Lật một lá của nhà cái.</translation>
    </message>
    <message>
        <source>A ten or higher, aces included, is discarded, and the next card is turned.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Lá mười trở lên, kể cả át, bị bỏ, và lật lá kế.</translation>
    </message>
    <message>
        <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Nếu lá đó cũng từ mười trở lên thì bỏ luôn: nhà cái chơi bốn lá.</translation>
    </message>
    <message>
        <source>Queens Up is up to the player.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Queens Up tùy người chơi.</translation>
    </message>
    <message>
        <source>The best four cards make the hand, of the player&apos;s five and of what the dealer is left with.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Bốn lá tốt nhất tạo tay bài, từ năm lá của người chơi và số lá còn lại của nhà cái.</translation>
    </message>
    <message>
        <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Tay cao thắng Play và Ante 1 to 1; hòa thì cả hai hòa.</translation>
    </message>
    <message>
        <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Ante Bonus trả từ Straight Flush trở lên, thắng hay thua, trừ khi bỏ bài.</translation>
    </message>
    <message>
        <source>Queens Up is paid by its table, on a folded hand too.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Queens Up trả theo bảng, cả với tay đã bỏ.</translation>
    </message>
    <message>
        <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Thanh toán từ phải sang trái: Play, Ante, Ante Bonus, Queens Up.</translation>
    </message>
    <message>
        <source>Swipe a dealer card to open the table</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Quẹt thẻ dealer để mở bàn</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Bàn đang đóng</translation>
    </message>
    <message>
        <source>Wait for bets</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Chờ đặt cược</translation>
    </message>
    <message>
        <source>Ante first; Cover All if they like</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đặt Ante trước; Cover All nếu muốn</translation>
    </message>
    <message>
        <source>All bets down? Press START GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đặt cược xong? Nhấn START GAME</translation>
    </message>
    <message>
        <source>All bets down? Press COIN IN</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đặt cược xong? Nhấn COIN IN</translation>
    </message>
    <message>
        <source>Take the progressive chips</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Lấy phỉnh lũy tiến</translation>
    </message>
    <message>
        <source>Off {seats}, into the tray</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Từ {seats}, vào khay</translation>
    </message>
    <message>
        <source>Deal and play the hands</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Chia và chơi các tay bài</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Thanh toán từ phải sang trái, Cover All sau cùng, rồi nhấn END GAME</translation>
    </message>
    <message>
        <source>Settle right to left, Cover All last, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Thanh toán từ phải sang trái, Cover All sau cùng, rồi nhấn GAME OVER</translation>
    </message>
    <message>
        <source>Press the winning hand of seat {seat}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Nhấn tay bài thắng của ghế {seat}</translation>
    </message>
    <message>
        <source>Wrong seat? Touch another</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Sai ghế? Chạm ghế khác</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Ghế {seat} không có cược lũy tiến</translation>
    </message>
    <message>
        <source>Touch a seat whose lamp is locked in</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Chạm ghế có đèn đã khóa</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Gọi giám sát</translation>
    </message>
    <message>
        <source>Supervisor: verify the cards, then CONFIRM</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor: kiểm bài, rồi nhấn CONFIRM</translation>
    </message>
    <message>
        <source>{wins} to verify</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{wins} cần kiểm</translation>
    </message>
    <message>
        <source>Swipe {card} card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Quẹt thẻ {card}</translation>
    </message>
    <message>
        <source>Records {wins}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Ghi {wins}</translation>
    </message>
    <message>
        <source>Pay, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Trả tiền, rồi nhấn END GAME</translation>
    </message>
    <message>
        <source>Pay, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Trả tiền, rồi nhấn GAME OVER</translation>
    </message>
    <message>
        <source>Supervisor: turn the key to JPH</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor: vặn chìa sang JPH</translation>
    </message>
    <message>
        <source>Supervisor: press J-POT</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Supervisor: nhấn J-POT</translation>
    </message>
    <message>
        <source>Cards verified? It records {wins}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đã kiểm bài? Sẽ ghi {wins}</translation>
    </message>
    <message>
        <source>Turn the key back to RUN</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Vặn chìa về RUN</translation>
    </message>
    <message>
        <source>The win is on record; the meter follows the key</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Giải đã được ghi; đồng hồ theo chìa khóa</translation>
    </message>
    <message>
        <source>There is no win to record now</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Hiện không có giải để ghi</translation>
    </message>
    <message>
        <source>Backs win {number} out; a second person&apos;s card follows</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Hoàn lại giải {number}; sau đó đến thẻ người thứ hai</translation>
    </message>
    <message>
        <source>Swipe a second person&apos;s card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Quẹt thẻ của người thứ hai</translation>
    </message>
    <message>
        <source>{first} has approved; win {number} still stands</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{first} đã chấp thuận; giải {number} vẫn còn hiệu lực</translation>
    </message>
    <message>
        <source>Swipe a SUPERVISOR card</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Quẹt thẻ SUPERVISOR</translation>
    </message>
    <message>
        <source>Opens {game} at this table</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Mở {game} tại bàn này</translation>
    </message>
    <message>
        <source>All hands are void: hold VOID ROUND</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Mọi tay bài đều hủy: giữ VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and shuffle the cards anew</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Trả lại tiền cược và xáo bài lại</translation>
    </message>
    <message>
        <source>Look at the guide on the shuffler&apos;s back</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Xem hướng dẫn sau máy xáo bài</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It runs again? Close this list</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Bước {step}/{steps}. Chạy lại rồi? Đóng danh sách này</translation>
    </message>
    <message>
        <source>Turn the shuffler off</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Tắt máy xáo bài</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Bước {step}/{steps}</translation>
    </message>
    <message>
        <source>Pull its power cord</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Rút dây điện của máy</translation>
    </message>
    <message>
        <source>Put the backup shuffler in its place</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đặt máy xáo dự phòng vào chỗ</translation>
    </message>
    <message>
        <source>Plug the power cord in</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Cắm dây điện</translation>
    </message>
    <message>
        <source>Turn the backup shuffler on</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Bật máy xáo dự phòng</translation>
    </message>
    <message>
        <source>Call the shuffler&apos;s service</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Gọi dịch vụ máy xáo bài</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. Note who was told</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Bước {step}/{steps}. Ghi lại đã báo cho ai</translation>
    </message>
    <message>
        <source>Who was told?</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đã báo cho ai?</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Tiếp tục trò chơi</translation>
    </message>
    <message>
        <source>Progressive chips go on the sensors</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Phỉnh lũy tiến đặt lên cảm biến</translation>
    </message>
    <message>
        <source>{chips} detected</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Phát hiện {chips}</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press END GAME</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Có tay thắng? Chạm ghế đó. Không có? Nhấn END GAME</translation>
    </message>
    <message>
        <source>Mark the progressive wagers</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Đánh dấu các cược lũy tiến</translation>
    </message>
    <message>
        <source>Touch every seat that has made one</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Chạm mỗi ghế có đặt</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press GAME OVER</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Có tay thắng? Chạm ghế đó. Không có? Nhấn GAME OVER</translation>
    </message>
    <message>
        <source>Player, Banker or Tie first; progressive chips go on the sensors</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Đặt Player, Banker hoặc Tie trước; phỉnh lũy tiến đặt lên cảm biến</translation>
    </message>
    <message>
        <source>Deal the coup, settle the main wagers</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Chia ván, thanh toán cược chính</translation>
    </message>
    <message>
        <source>Winning hand? Touch a winning seat. None? Press END GAME</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Có tay thắng? Chạm một ghế thắng. Không có? Nhấn END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch a winning seat. None? Press GAME OVER</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Có tay thắng? Chạm một ghế thắng. Không có? Nhấn GAME OVER</translation>
    </message>
    <message>
        <source>Press the table&apos;s hand</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Nhấn tay bài của bàn</translation>
    </message>
    <message>
        <source>It wins for every progressive wager on the side of seat {seat}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Mọi cược lũy tiến cùng bên với ghế {seat} đều thắng</translation>
    </message>
    <message>
        <source>Supervisor: verify the coup, then CONFIRM</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Supervisor: kiểm ván bài, rồi nhấn CONFIRM</translation>
    </message>
    <message>
        <source>The coup is void: hold VOID ROUND</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Ván này hủy: giữ VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and follow house procedure</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Trả lại tiền cược và theo quy trình của nhà cái</translation>
    </message>
    <message>
        <source>Deal, then flop, turn and river</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Chia bài, rồi flop, turn và river</translation>
    </message>
    <message>
        <source>Plug power cord and data cable in</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cắm dây điện và cáp dữ liệu</translation>
    </message>
    <message>
        <source>A blackjack wager first; jackpot chips go on the sensors</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Đặt cược blackjack trước; phỉnh jackpot đặt lên cảm biến</translation>
    </message>
    <message>
        <source>Mark the jackpot wagers</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Đánh dấu các cược jackpot</translation>
    </message>
    <message>
        <source>Take the jackpot chips</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Lấy phỉnh jackpot</translation>
    </message>
    <message>
        <source>Deal two cards each, show the up card</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Chia hai lá, mở lá ngửa</translation>
    </message>
    <message>
        <source>Settle {jackpot}, press its END GAME, then play blackjack</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Thanh toán {jackpot}, nhấn END GAME, rồi chơi blackjack</translation>
    </message>
    <message>
        <source>Deal and play blackjack</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Chia và chơi blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Ghế {seat} không có cược jackpot</translation>
    </message>
    <message>
        <source>The hands are void: hold VOID ROUND</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Các tay bài đều hủy: giữ VOID ROUND</translation>
    </message>
    <message>
        <source>Ante first; Queens Up if they like</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Đặt Ante trước; Queens Up nếu muốn</translation>
    </message>
    <message>
        <source>Deal, turn the up card, play the hands</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Chia, mở lá ngửa, chơi các tay bài</translation>
    </message>
    <message>
        <source>Settle right to left, then press END GAME</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Thanh toán từ phải sang trái, rồi nhấn END GAME</translation>
    </message>
    <message>
        <source>Settle right to left, then press GAME OVER</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Thanh toán từ phải sang trái, rồi nhấn GAME OVER</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <extracomment>jackpots/atlas.toml</extracomment>
        <translation>Đồng hồ lũy tiến</translation>
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
        <translation>Sai số lá bài</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Lộ bài</translation>
    </message>
    <message>
        <source>Shuffler malfunction</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Máy xáo bài hỏng</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Chia sai</translation>
    </message>
    <message>
        <source>Equipment malfunction</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Thiết bị hỏng</translation>
    </message>
    <message>
        <source>Hand judged wrongly</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Đọc sai tay bài</translation>
    </message>
    <message>
        <source>Wrong seat</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Sai ghế</translation>
    </message>
    <message>
        <source>Entered twice</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Nhập hai lần</translation>
    </message>
    <message>
        <source>Display above the cap</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Hiển thị vượt mức trần</translation>
    </message>
    <message>
        <source>Undisplayed funds booked as receipts</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Tiền không hiển thị đã ghi vào doanh thu</translation>
    </message>
    <message>
        <source>Recovery of the seed</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Thu hồi mức đầu</translation>
    </message>
    <message>
        <source>Contribution not counted</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Phần góp chưa được tính</translation>
    </message>
    <message>
        <source>House adds to the jackpot</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Nhà cái thêm vào jackpot</translation>
    </message>
    <message>
        <source>the base game</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>trò chơi chính</translation>
    </message>
    <message>
        <source>Dragon Bonus</source>
        <extracomment>jurisdictions/training.toml</extracomment>
        <translation>Dragon Bonus</translation>
    </message>
    <message>
        <source>ERASE</source>
        <extracomment>ui/manager/key_pad.py</extracomment>
        <translation>XÓA</translation>
    </message>
</context>
</TS>
