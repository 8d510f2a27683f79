<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>dealer_assist</name>
    <message>
        <source>The cards of seat {seat} are not known yet</source>
        <extracomment>cards/blackjack_hands.py</extracomment>
        <translation>还不知道座位 {seat} 的牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is not played out yet</source>
        <extracomment>cards/blackjack_hands.py</extracomment>
        <translation>庄家的牌还没打完</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>table/judging/known_cards.py</extracomment>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>table/judging/known_cards.py</extracomment>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>No cards are known in this round; only the progressive wins are listed</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>本局没有已知的牌；只列出累积奖</translation>
    </message>
    <message>
        <source>The coup is not complete yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>本局牌还不齐</translation>
    </message>
    <message>
        <source>Not every player has acted yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>还有玩家未行动</translation>
    </message>
    <message>
        <source>The cards of the board are not known yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>还不知道公共牌</translation>
    </message>
    <message>
        <source>The cards of the dealer are not known yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>还不知道荷官的牌</translation>
    </message>
    <message>
        <source>The cards of seat {seat} are not known</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>不知道座位 {seat} 的牌</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make no winning hand, the button says {pressed}</source>
        <extracomment>table/judging/suggestion.py</extracomment>
        <translation>座位 {seat}：牌没有中奖，按钮是 {pressed}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {made}, the button says {pressed}</source>
        <extracomment>table/judging/suggestion.py</extracomment>
        <translation>座位 {seat}：牌是 {made}，按钮是 {pressed}</translation>
    </message>
    <message>
        <source>The PIN of {name} was not entered; it was cancelled</source>
        <extracomment>desk/card_slot.py</extracomment>
        <translation>未输入 {name} 的 PIN；已取消</translation>
    </message>
    <message>
        <source>No PIN was entered in {seconds} seconds; swipe again</source>
        <extracomment>desk/card_slot.py</extracomment>
        <translation>{seconds} 秒内未输入 PIN；请重新刷卡</translation>
    </message>
    <message>
        <source>event {seq}: {what}</source>
        <extracomment>desk/background.py</extracomment>
        <translation>记录 {seq}：{what}</translation>
    </message>
    <message>
        <source>The journal is damaged ({finding}); leave it as it is and call a technician</source>
        <extracomment>desk/background.py</extracomment>
        <translation>日志已损坏（{finding}）；保持原样并叫技术员</translation>
    </message>
    <message>
        <source>The table is halted; call a technician and restart it</source>
        <extracomment>desk/desk.py</extracomment>
        <translation>本桌已停；请叫技术员重新启动</translation>
    </message>
    <message>
        <source>The table is halted by a fault; nothing recorded is lost</source>
        <extracomment>desk/desk.py</extracomment>
        <translation>本桌因故障停止；已有记录不会丢失</translation>
    </message>
    <message>
        <source>The device {device} did not answer; check the cable</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>设备 {device} 没有响应；请检查线缆</translation>
    </message>
    <message>
        <source>The printer ran out of paper: slips had to wait; load it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>打印机缺纸：票据只能等待；请装纸</translation>
    </message>
    <message>
        <source>Sensor {sensor} was stuck on: it took no wager; lift the chip and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 卡住了：未接受投注；拿起筹码并测试</translation>
    </message>
    <message>
        <source>Sensor {sensor} was dirty: it took no wager; wipe it and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 脏了：未接受投注；擦拭并测试</translation>
    </message>
    <message>
        <source>Sensor {sensor} was without power: it took no wager; check its plug and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 断电：未接受投注；检查插头并测试</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not answer: it took no wager; check its plug and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 没有响应：未接受投注；检查插头并测试</translation>
    </message>
    <message>
        <source>Sensor {sensor} restarted by itself: it took no wager until tested; check it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 自行重启：测试前未接受投注；请检查</translation>
    </message>
    <message>
        <source>The key was found in JPH, not in {recorded}; turn it back to RUN</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>钥匙在 JPH，不在 {recorded}；把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>The key was found in {found}; on record it was in {recorded}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>钥匙在 {found}；记录为 {recorded}</translation>
    </message>
    <message>
        <source>No printer on this table</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>本桌没有打印机</translation>
    </message>
    <message>
        <source>The slip is being printed</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>正在打印单据</translation>
    </message>
    <message>
        <source>The kiosk stopped before the printer had answered; look for the slip or print it again</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>打印机答复前终端已停；请找到单据或重新打印</translation>
    </message>
    <message>
        <source>The last slip did not come out; press PRINT AGAIN</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>上一张单据未打出；请按“重新打印”</translation>
    </message>
    <message>
        <source>The slip could not be drawn; call a technician</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>无法生成单据；请叫技术员</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>程序</translation>
    </message>
    <message>
        <source>Definitions</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>定义</translation>
    </message>
    <message>
        <source>Leave the file as it is and call a technician</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>保持文件原样并叫技术员</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>日志</translation>
    </message>
    <message>
        <source>damaged: {finding}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>已损坏：{finding}</translation>
    </message>
    <message>
        <source>{events} events, schema {schema}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{events}条记录，结构 {schema}</translation>
    </message>
    <message>
        <source>{now}, behind the last record of {last}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{now}，早于最后记录 {last}</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Set the clock of this machine</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>请校准本机时钟</translation>
    </message>
    <message>
        <source>Make room: at least {least} MB</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>请腾出空间：至少 {least} MB</translation>
    </message>
    <message>
        <source>Disk</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>{free} MB free</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>剩余 {free} MB</translation>
    </message>
    <message>
        <source>Allowed; a supervisor should know it</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>允许；应告知主管</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>{file} has the name of a table that is shipped; give it another name</source>
        <extracomment>desk/table_choices.py</extracomment>
        <translation>{file} 是已有牌桌的名称；请换个名称</translation>
    </message>
    <message>
        <source>The slip printer does not answer: check its cable and power</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>单据打印机没有响应：请检查线缆和电源</translation>
    </message>
    <message>
        <source>The slip printer is out of paper: put in a new roll</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>单据打印机缺纸：请放新纸</translation>
    </message>
    <message>
        <source>The slip printer has stopped: clear the paper path and close the cover</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>单据打印机已停：请清出纸张并关好盖</translation>
    </message>
    <message>
        <source>This table has no slip printer</source>
        <extracomment>devices/rack.py</extracomment>
        <translation>本桌没有单据打印机</translation>
    </message>
    <message>
        <source>Dead</source>
        <extracomment>devices/role.py</extracomment>
        <translation>死机</translation>
    </message>
    <message>
        <source>It answers nothing</source>
        <extracomment>devices/role.py</extracomment>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>devices/role.py</extracomment>
        <translation>重启</translation>
    </message>
    <message>
        <source>It restarts, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>重启一次</translation>
    </message>
    <message>
        <source>Flicker</source>
        <extracomment>devices/role.py</extracomment>
        <translation>闪断</translation>
    </message>
    <message>
        <source>It flickers, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>闪断一次</translation>
    </message>
    <message>
        <source>Unplugged</source>
        <extracomment>devices/role.py</extracomment>
        <translation>已拔线</translation>
    </message>
    <message>
        <source>The cable is pulled</source>
        <extracomment>devices/role.py</extracomment>
        <translation>线缆被拔</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>devices/role.py</extracomment>
        <translation>干扰</translation>
    </message>
    <message>
        <source>Bytes arrive spoilt</source>
        <extracomment>devices/role.py</extracomment>
        <translation>字节损坏</translation>
    </message>
    <message>
        <source>Lost bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>丢失字节</translation>
    </message>
    <message>
        <source>Some bytes never arrive</source>
        <extracomment>devices/role.py</extracomment>
        <translation>部分字节丢失</translation>
    </message>
    <message>
        <source>Double bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>重复字节</translation>
    </message>
    <message>
        <source>Some bytes arrive twice</source>
        <extracomment>devices/role.py</extracomment>
        <translation>部分字节重复</translation>
    </message>
    <message>
        <source>Stuck</source>
        <extracomment>devices/role.py</extracomment>
        <translation>卡住</translation>
    </message>
    <message>
        <source>It says it is stuck</source>
        <extracomment>devices/role.py</extracomment>
        <translation>报告卡住</translation>
    </message>
    <message>
        <source>Dirty</source>
        <extracomment>devices/role.py</extracomment>
        <translation>脏污</translation>
    </message>
    <message>
        <source>It says it is dirty</source>
        <extracomment>devices/role.py</extracomment>
        <translation>报告脏污</translation>
    </message>
    <message>
        <source>No power</source>
        <extracomment>devices/role.py</extracomment>
        <translation>没电</translation>
    </message>
    <message>
        <source>It says it has no power</source>
        <extracomment>devices/role.py</extracomment>
        <translation>报告没电</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>devices/role.py</extracomment>
        <translation>缓慢</translation>
    </message>
    <message>
        <source>It answers too late</source>
        <extracomment>devices/role.py</extracomment>
        <translation>响应太慢</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>devices/role.py</extracomment>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Its counter stands still</source>
        <extracomment>devices/role.py</extracomment>
        <translation>计数器停住</translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>感应器</translation>
    </message>
    <message>
        <source>Chips on sensors are not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>看不到感应器上的筹码。请检查线缆。</translation>
    </message>
    <message>
        <source>The sensors did not answer: chips on them were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>感应器没有响应：看不到上面的筹码；请检查线缆</translation>
    </message>
    <message>
        <source>Sensor line</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>感应器线路</translation>
    </message>
    <message>
        <source>Sensors B</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>感应器 B</translation>
    </message>
    <message>
        <source>Chips on sensors B are not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>看不到感应器 B 上的筹码。请检查线缆。</translation>
    </message>
    <message>
        <source>Sensors B did not answer: chips on them were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>感应器 B 没有响应：看不到上面的筹码；请检查线缆</translation>
    </message>
    <message>
        <source>Sensor line B</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>感应器线路 B</translation>
    </message>
    <message>
        <source>Card reader</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>读卡器</translation>
    </message>
    <message>
        <source>No card can be read. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>无法读卡。请检查线缆。</translation>
    </message>
    <message>
        <source>The card reader did not answer: no card could be read; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>读卡器没有响应：无法读卡；请检查线缆</translation>
    </message>
    <message>
        <source>Misread</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>误读</translation>
    </message>
    <message>
        <source>A card is not read, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>一次刷卡读不到</translation>
    </message>
    <message>
        <source>Half a card</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>半张卡</translation>
    </message>
    <message>
        <source>The swipe breaks off, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>刷卡中断一次</translation>
    </message>
    <message>
        <source>Stranger</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>陌生卡</translation>
    </message>
    <message>
        <source>A card nobody has, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>一次无人的卡</translation>
    </message>
    <message>
        <source>Twice</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>两次</translation>
    </message>
    <message>
        <source>The same card comes twice</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>同一张卡两次</translation>
    </message>
    <message>
        <source>Key switch</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>钥匙开关</translation>
    </message>
    <message>
        <source>The key is not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>看不到钥匙。请检查线缆。</translation>
    </message>
    <message>
        <source>The key switch did not answer: the key was not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>钥匙开关没有响应：看不到钥匙；请检查线缆</translation>
    </message>
    <message>
        <source>Printer</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>打印机</translation>
    </message>
    <message>
        <source>Slips wait. Check the cable and the paper.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>单据等待打印。请检查线缆和纸张。</translation>
    </message>
    <message>
        <source>The printer did not answer: slips had to wait; check the cable and the power</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>打印机没有响应：票据只能等待；请检查线缆和电源</translation>
    </message>
    <message>
        <source>No paper</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>缺纸</translation>
    </message>
    <message>
        <source>The roll is at its end</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>纸卷用完</translation>
    </message>
    <message>
        <source>Paper low</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>纸将用完</translation>
    </message>
    <message>
        <source>The roll is nearly used up</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>纸卷将用完</translation>
    </message>
    <message>
        <source>Cover open</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>盖子打开</translation>
    </message>
    <message>
        <source>Nothing is printed</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>什么也不打印</translation>
    </message>
    <message>
        <source>Jam</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>卡纸</translation>
    </message>
    <message>
        <source>The next slip sticks</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>下一张单据卡住</translation>
    </message>
    <message>
        <source>Card shoe</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Cards are not read. Press the hands yourself.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>读不到牌。请自行按牌型。</translation>
    </message>
    <message>
        <source>The card shoe did not answer: cards were not read; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>牌靴没有响应：未能读牌；请检查线缆</translation>
    </message>
    <message>
        <source>Not read</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>未读</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>errors.py</extracomment>
        <translation>没有内容</translation>
    </message>
    <message>
        <source>{level} shows {shown}, more than the cap of {cap}; set the cap to what it shows or above</source>
        <extracomment>jackpot/account.py</extracomment>
        <translation>{level} 为 {shown}，超过上限 {cap}；请把上限设为该数或更高</translation>
    </message>
    <message>
        <source>A meter is set for a reason from the list only; choose one</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>只能按列表中的原因设置奖池；请选择</translation>
    </message>
    <message>
        <source>A meter cannot show less than nothing; enter $0.00 or more</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>奖池不能小于零；请输入 $0.00 或以上</translation>
    </message>
    <message>
        <source>{shown} is above the cap of {cap}; enter that or less</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>{shown} 超过上限 {cap}；请输入不超过该数</translation>
    </message>
    <message>
        <source>{level} shows {shown} already; enter another amount</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>{level} 已是 {shown}；请输入其他金额</translation>
    </message>
    <message>
        <source>The meter holds {holds}, and that is {lacks} too little to back this win out; correct the meter for a reason of its own instead</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>奖池有 {holds}，还差 {lacks} 才能撤销此中奖；请另按其原因更正奖池</translation>
    </message>
    <message>
        <source>The overflow holds {holds}, and that is {lacks} too little to back this win out; correct the meter for a reason of its own instead</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>超出部分有 {holds}，还差 {lacks} 才能撤销此中奖；请另按其原因更正奖池</translation>
    </message>
    <message>
        <source>the best four of five cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>五张中最好的四张</translation>
    </message>
    <message>
        <source>the first five cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>前五张牌</translation>
    </message>
    <message>
        <source>all seven cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>全部七张牌</translation>
    </message>
    <message>
        <source>two cards and the up card</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>两张牌加明牌</translation>
    </message>
    <message>
        <source>{jackpot} may be linked to nothing</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{jackpot} 不得联网</translation>
    </message>
    <message>
        <source>{ours} is won by {our_cards} and {theirs} by {their_cards}, so that the same hand is not equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 凭{our_cards}中奖，{theirs} 凭{their_cards}中奖，同一牌型概率不同</translation>
    </message>
    <message>
        <source>{ours} and {theirs} do not have the same winning hands</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 与 {theirs} 的中奖牌型不同</translation>
    </message>
    <message>
        <source>{ours} links tables of one game only</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 只能联网同一游戏的牌桌</translation>
    </message>
    <message>
        <source>{ours} is judged by other cards there, so that a hand is not equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 在那里按其他牌判定，概率不同</translation>
    </message>
    <message>
        <source>{ours} and {theirs} decks do not make a hand equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 副与 {theirs} 副牌的牌型概率不同</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{items}或{last}</translation>
    </message>
    <message>
        <source>{jackpot} is played with {choice} decks and this table has {decks}</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{jackpot} 用 {choice} 副牌，本桌有 {decks} 副</translation>
    </message>
    <message>
        <source>{ours} is a house jackpot, and a fixed amount needs no link</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 是场方 jackpot，固定金额无需联网</translation>
    </message>
    <message>
        <source>Of {ours} and {theirs} one is a progressive and one a house jackpot</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} 与 {theirs} 一个是累积奖，一个是场方 jackpot</translation>
    </message>
    <message>
        <source>other cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>其他牌</translation>
    </message>
    <message>
        <source>the event or its hash was altered</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>事件或其记录已被更改</translation>
    </message>
    <message>
        <source>event {first} is missing</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>缺少事件 {first}</translation>
    </message>
    <message>
        <source>events {first} to {last} are missing</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>缺少事件 {first} 至 {last}</translation>
    </message>
    <message>
        <source>The journal {path} ends at event {last}, and what was recorded up to event {recorded} is missing: put {log} back beside it. If that is lost for good, &apos;dealer-assist journal restore --data {folder}&apos; goes on without it.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>日志 {path} 止于事件 {last}，缺少直至事件 {recorded} 的记录：请将 {log} 放回其旁。若已彻底丢失，&apos;dealer-assist journal restore --data {folder}&apos; 可在没有它的情况下继续。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the journal {path} was moved, replaced or deleted while it was open. Try again when it is put back, or call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>没有任何记录：日志 {path} 在打开时被移动、替换或删除。放回后请重试，或叫技术员。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({trouble}): make it writable or choose another one.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>文件夹 {folder} 无法写入（{trouble}）：请允许写入或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the disk with {path} is full. Make room on it and try again.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>没有任何记录：{path} 所在的磁盘已满。请清出空间后重试。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the journal {path} cannot be written ({trouble}). Try again; if it stays so, call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>没有任何记录：无法写入日志 {path}（{trouble}）。请重试；若持续如此，请叫技术员。</translation>
    </message>
    <message>
        <source>The journal {path} is not the one that was written here: event {seq} is another one than was noted beside the key. Leave it as it is and call a technician.</source>
        <extracomment>journal/head_file.py</extracomment>
        <translation>日志 {path} 不是在此写入的：事件 {seq} 与密钥旁的记录不符。保持原样并叫技术员。</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} is missing: put it back from its safe copy.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>缺少日志密钥 {path}：请用安全副本恢复。</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} cannot be read ({trouble}): allow reading it.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>日志密钥 {path} 无法读取（{trouble}）：请允许读取。</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} is damaged: put it back from its safe copy.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>日志密钥 {path} 已损坏：请用安全副本恢复。</translation>
    </message>
    <message>
        <source>Another Dealer Assist (process {pid}) runs on the same data {path}: use that one, or close it first.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>另一个 Dealer Assist（进程 {pid}）正在使用数据 {path}：请使用它或先将其关闭。</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>{path} cannot be read ({trouble}): &apos;dealer-assist journal verify&apos; says what is wrong with it, &apos;dealer-assist journal restore&apos; puts its newest good backup back.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 无法读取（{trouble}）：&apos;dealer-assist journal verify&apos; 说明问题，&apos;dealer-assist journal restore&apos; 恢复最新的完好备份。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({trouble}): allow reading it.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 无法读取（{trouble}）：请允许读取。</translation>
    </message>
    <message>
        <source>{path} is the journal of table {table}, not of {wanted}: open that table or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 是 {table} 桌的日志，不是 {wanted} 的：请打开那张桌或选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>{path} was made with another key: put back the key that belongs to it.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 由另一个密钥生成：请放回对应的密钥。</translation>
    </message>
    <message>
        <source>{path} was written by a newer Dealer Assist (schema {version}, this one knows {known}): install the newer version or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 由更新的 Dealer Assist 写入（架构 {version}，本版支持 {known}）：请安装新版本或选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>{path} holds live data and this table is opened for training: choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 是真实数据，而本桌为模拟开启：请选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>{path} holds training data and this table is opened for live: choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 是模拟数据，而本桌为真实开启：请选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>{path} is not a Dealer Assist journal or its beginning is damaged: move it away and put back a backup, or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} 不是 Dealer Assist 日志或其开头已损坏：请移走它并放回备份，或选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>the events up to {seq} are missing</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>缺少直至 {seq} 的事件</translation>
    </message>
    <message>
        <source>the head does not fit the last event</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>末端与最后事件不符</translation>
    </message>
    <message>
        <source>the head was not made with this journal&apos;s key</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>末端不是用本日志密钥生成的</translation>
    </message>
    <message>
        <source>The journal {path} is damaged at event {seq} ({what}): leave it as it is, call a technician, and open the newest backup.</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>日志 {path} 在事件 {seq} 处损坏（{what}）：请保持原样，叫技术员并打开最新备份。</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>message.py</extracomment>
        <translation>{items}和{last}</translation>
    </message>
    <message>
        <source>Win {number} was paid {prize}, but {hand} pays {due}; back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>中奖 {number} 已赔 {prize}，但 {hand} 应赔 {due}；如有误请撤销该奖</translation>
    </message>
    <message>
        <source>Win {number} was paid as {paid}, but the cards of seat {seat} make no winning hand; look at the camera and back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>中奖 {number} 按 {paid} 赔付，但座位 {seat} 的牌没有中奖；查看录像，如有误请撤销该奖</translation>
    </message>
    <message>
        <source>Win {number} was paid as {paid}, but the cards of seat {seat} make {hand}; look at the camera and back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>中奖 {number} 按 {paid} 赔付，但座位 {seat} 的牌是{hand}；查看录像，如有误请撤销该奖</translation>
    </message>
    <message>
        <source>{period}: {hand} was hit {hits} times, where {expected} are to be expected; look at those wins</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>{period}：{hand} 出现 {hits} 次，预期为 {expected} 次；请查看这些中奖</translation>
    </message>
    <message>
        <source>{period}: {found} rounds an hour, where {slowest} to {fastest} are usual; check START GAME and END GAME at this table</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>{period}：每小时 {found} 局，通常为 {slowest} 至 {fastest} 局；检查本桌的 START GAME 和 END GAME</translation>
    </message>
    <message>
        <source>The clock was set back by {minutes} minutes; check it before the next report</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>时钟被拨慢 {minutes} 分钟；下次报告前请核对</translation>
    </message>
    <message>
        <source>The clock was set forward by {minutes} minutes; check it before the next report</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>时钟被拨快 {minutes} 分钟；下次报告前请核对</translation>
    </message>
    <message>
        <source>Only {free} MB are free for the journal; make room or call a technician</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>日志只剩 {free} MB 空间；请腾出空间或叫技术员</translation>
    </message>
    <message>
        <source>the actions {actions} are no list; write them like [&apos;hit&apos;, &apos;stand&apos;]</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>动作 {actions} 不是列表；请写成 [&apos;hit&apos;, &apos;stand&apos;]</translation>
    </message>
    <message>
        <source>the hand of {total} has no action; ask the player to hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>{total} 点的牌没有动作；请问玩家要牌或停牌</translation>
    </message>
    <message>
        <source>no hand is left to {action}, for 21, a blackjack and any hand against a dealer&apos;s blackjack stand by themselves; take that action back</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>没有牌可以 {action}：21 点、blackjack 以及对庄家 blackjack 的牌自动停牌；请收回该动作</translation>
    </message>
    <message>
        <source>{text} is not an action; write {actions}, or double:500 in cents</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>{text} 不是动作；请写 {actions}，或以分为单位写 double:500</translation>
    </message>
    <message>
        <source>the player</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>the split hand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>分牌</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>荷官</translation>
    </message>
    <message>
        <source>a double is for the first two cards; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>只有前两张牌可以加倍；要牌或停牌</translation>
    </message>
    <message>
        <source>this table has no double after a split; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>本桌分牌后不能加倍；要牌或停牌</translation>
    </message>
    <message>
        <source>this table has no double on {total}; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>本桌 {total} 不能加倍；要牌或停牌</translation>
    </message>
    <message>
        <source>a double adds up to the entire wager of {wager}, not {more}; correct the amount</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>加倍最多为全部投注 {wager}，不能是 {more}；请更正金额</translation>
    </message>
    <message>
        <source>a split needs two cards of the same rank; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>分牌需要两张同点牌；要牌或停牌</translation>
    </message>
    <message>
        <source>a seat splits to {hands} hands at most; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>每座最多分成 {hands} 手；要牌或停牌</translation>
    </message>
    <message>
        <source>a split matches the entire wager of {wager}; put up that much</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>分牌须补足全部投注 {wager}；请补足</translation>
    </message>
    <message>
        <source>this table has no surrender; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>本桌没有投降；要牌或停牌</translation>
    </message>
    <message>
        <source>a surrender is the first decision or none; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>投降只能是第一个决定；要牌或停牌</translation>
    </message>
    <message>
        <source>{text} is not a card: write rank A23456789TJQK then suit cdhs, like Th</source>
        <extracomment>rules/cards.py</extracomment>
        <translation>{text} 不是一张牌：先写点数 A23456789TJQK 再写花色 cdhs，如 Th</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no Ante; nobody is dealt in without one</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat} 有牌但没有 Ante；没有它不能发牌</translation>
    </message>
    <message>
        <source>Seat {seat} has not decided; the action is fold or play</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat} 尚未决定；只能弃牌或继续</translation>
    </message>
    <message>
        <source>Seat {seat}: a decision has no {key}; it is fold, or play</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat}：决定中没有 {key}；只能弃牌或继续</translation>
    </message>
    <message>
        <source>Seat {seat}: a Play wager is a number of whole cents, not {play}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat}：Play 注须为整分，不能是 {play}</translation>
    </message>
    <message>
        <source>Seat {seat} folded, so there can be no Play wager; take it back</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat} 已弃牌，不能有 Play 注；请收回</translation>
    </message>
    <message>
        <source>Seat {seat} plays without a Play wager; place it, or fold</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat} 没下 Play 注就继续；请下注或弃牌</translation>
    </message>
    <message>
        <source>Seat {seat}: the Play wager must be {least}, not {play}: {why}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat}：Play 注必须为 {least}，不能是 {play}：{why}</translation>
    </message>
    <message>
        <source>Seat {seat}: the Play wager must be {least} to {most}, not {play}: {why}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>座位 {seat}：Play 注必须为 {least} 至 {most}，不能是 {play}：{why}</translation>
    </message>
    <message>
        <source>Seat {seat} has cards or a decision of its own, which baccarat does not know; leave both out</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>座位 {seat} 有自己的牌或决定，百家乐没有；两者都去掉</translation>
    </message>
    <message>
        <source>Seat {seat} has a progressive wager alone; add a Player, Banker or Tie wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>座位 {seat} 只有累积奖投注；请加下 Player、Banker 或 Tie，或收回</translation>
    </message>
    <message>
        <source>Seat {seat} has a Dragon Bonus wager alone; add a Player, Banker or Tie wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>座位 {seat} 只有 Dragon Bonus 注；请加下 Player、Banker 或 Tie，或收回</translation>
    </message>
    <message>
        <source>Seat {seat}: {why}</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>座位 {seat}：{why}</translation>
    </message>
    <message>
        <source>a decision has no {key}; give leave and actions</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>决定中没有 {key}；请给出留注和动作</translation>
    </message>
    <message>
        <source>what is left up must be whole cents, 0 or more, not {leave}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>留注须为整分，0 或以上，不能是 {leave}</translation>
    </message>
    <message>
        <source>House Money has not won, so nothing can be left up; leave 0</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>House Money 没赢，不能留注；留 0</translation>
    </message>
    <message>
        <source>the dealer has blackjack, so nothing can be left up; pay House Money out</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>庄家是 blackjack，不能留注；请赔付 House Money</translation>
    </message>
    <message>
        <source>{leave} cannot be left up; leave at most the House Money proceeds of {proceeds}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>{leave} 不能留在台面；最多留下 House Money 所赢 {proceeds}</translation>
    </message>
    <message>
        <source>there is no blackjack wager; nobody is dealt in without one</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>没有 blackjack 注；没有它不能发牌</translation>
    </message>
    <message>
        <source>insurance needs an ace up; give the insurance wager back</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>保险需要明牌为 A；请退回保险注</translation>
    </message>
    <message>
        <source>insurance of {insurance} is more than half of the {blackjack} blackjack wager; give the rest back</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>保险 {insurance} 超过 blackjack 注 {blackjack} 的一半；请退回多余部分</translation>
    </message>
    <message>
        <source>No seat is in the deal; name at least one seat with its wagers</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>没有座位参与；至少列出一个座位及投注</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 1 to 7</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>没有座位 {seat}；座位为 1 至 7</translation>
    </message>
    <message>
        <source>Seat {seat} is in the deal twice; name every seat once</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>座位 {seat} 重复；每个座位只列一次</translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} has {n} cards instead of {due}: the round is void, all wagers go back and the cards are reshuffled</source>
        <extracomment>rules/irregular.py; one: Seat {seat} has {n} card instead of {due}: the round is void, all wagers go back and the cards are reshuffled</extracomment>
        <translation>
            <numerusform>座位 {seat} 有 {n}张牌，应为 {due}：本局作废，退回所有投注并重新洗牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dealer has {n} cards instead of {due}: the round is void, all wagers go back and the cards are reshuffled</source>
        <extracomment>rules/irregular.py; one: The dealer has {n} card instead of {due}: the round is void, all wagers go back and the cards are reshuffled</extracomment>
        <translation>
            <numerusform>荷官有 {n}张牌，应为 {due}：本局作废，退回所有投注并重新洗牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is there {times} times, more than {n} decks can hold</source>
        <extracomment>rules/irregular.py; one: {card} is there {times} times, more than one deck can hold</extracomment>
        <translation>
            <numerusform>{card} 出现 {times} 次，超过 {n}副牌</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left in the shoe for {whose}; the round is void, all wagers go back</source>
        <extracomment>rules/shoe.py</extracomment>
        <translation>牌靴里没有牌给 {whose}；本局作废，退回所有投注</translation>
    </message>
    <message>
        <source>Nobody is on the staff list; enrol the first two with &apos;dealer-assist staff enrol&apos;</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>员工名单上没有人；用 &apos;dealer-assist staff enrol&apos; 登记前两人</translation>
    </message>
    <message>
        <source>This is not {name}&apos;s PIN; try again</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>这不是{name}的 PIN；请重试</translation>
    </message>
    <message>
        <source>Too many wrong PINs for {name}; try again at {moment}</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>{name}输错 PIN 次数过多；{moment}再试</translation>
    </message>
    <message>
        <source>{name}&apos;s card was withdrawn; use another</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>{name}的卡已被收回；请换一张</translation>
    </message>
    <message>
        <source>{name}&apos;s card was good until {day}; a Supervisor can enrol a new one</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>{name} 的卡已于 {day} 到期；Supervisor 可登记新卡</translation>
    </message>
    <message>
        <source>{name}&apos;s card was withdrawn; a Supervisor can enrol it again</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>{name}的卡已被收回；Supervisor 可重新登记</translation>
    </message>
    <message>
        <source>Too many unknown cards; until {moment} only known ones are looked at</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>未知卡过多；{moment} 前只接受已登记的卡</translation>
    </message>
    <message>
        <source>The table is closed; swipe a dealer card to open it</source>
        <extracomment>table/decide.py</extracomment>
        <translation>本桌已关闭；刷荷官卡开桌</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table</source>
        <extracomment>table/decide.py</extracomment>
        <translation>本桌没有座位 {seat}</translation>
    </message>
    <message>
        <source>A wager cannot be less than nothing; count it again</source>
        <extracomment>table/decide.py</extracomment>
        <translation>投注不能小于零；请重新清点</translation>
    </message>
    <message>
        <source>Late chip at seat {seat}: it does not count, give it back</source>
        <extracomment>table/decide.py</extracomment>
        <translation>座位 {seat} 迟到的筹码：不计算，请退回</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at seat {seat} of this table</source>
        <extracomment>table/decide.py</extracomment>
        <translation>本桌座位 {seat} 没有感应器 {sensor}</translation>
    </message>
    <message>
        <source>Finish the checklist</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>请完成清单</translation>
    </message>
    <message>
        <source>Begins the round</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>开始本局</translation>
    </message>
    <message>
        <source>No progressive wager</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>没有累积奖投注</translation>
    </message>
    <message numerus="yes">
        <source>Locks {n} sensors</source>
        <extracomment>table/guide/controls.py; one: Locks {n} sensor</extracomment>
        <translation>
            <numerusform>锁定{n}个感应器</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are void</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>所有牌作废</translation>
    </message>
    <message numerus="yes">
        <source>{n} claims not confirmed</source>
        <extracomment>table/procedures/ending.py; one: {n} claim not confirmed</extracomment>
        <translation>
            <numerusform>{n}个申报未确认</numerusform>
        </translation>
    </message>
    <message>
        <source>Settles {jackpot}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>结算 {jackpot}</translation>
    </message>
    <message>
        <source>Opens the next round</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>开始下一局</translation>
    </message>
    <message>
        <source>Called. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>已呼叫。再按取消</translation>
    </message>
    <message>
        <source>Needs the key</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>需要钥匙</translation>
    </message>
    <message>
        <source>Needs {card} card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>需要 {card} 卡</translation>
    </message>
    <message>
        <source>Not on this console</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>本控制台没有</translation>
    </message>
    <message>
        <source>Key to JPH first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>先转到 JPH</translation>
    </message>
    <message>
        <source>On record. Key to RUN</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>已记录。钥匙转到 RUN</translation>
    </message>
    <message>
        <source>Key to RUN first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>先转到 RUN</translation>
    </message>
    <message>
        <source>A win is on record</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>已有中奖记录</translation>
    </message>
    <message>
        <source>Hold 0.8 s</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>按住 0.8 秒</translation>
    </message>
    <message>
        <source>open after {start}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>{start} 后可用</translation>
    </message>
    <message>
        <source>open when a seat is selected</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>选择座位后可用</translation>
    </message>
    <message>
        <source>Marked. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>已标记。再按取消</translation>
    </message>
    <message>
        <source>Win {number} is being backed out</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>正在撤销中奖 {number}</translation>
    </message>
    <message>
        <source>A meter is being set</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>正在设置奖池</translation>
    </message>
    <message>
        <source>A hand button</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>牌型按钮</translation>
    </message>
    <message>
        <source>A fold</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>NOT A WIN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>未中奖</translation>
    </message>
    <message>
        <source>BACK TO TABLE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>返回牌桌</translation>
    </message>
    <message>
        <source>A card time-out</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>刷卡超时</translation>
    </message>
    <message>
        <source>TRY AGAIN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>重试</translation>
    </message>
    <message>
        <source>Paying</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>CLOSE TABLE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>关闭牌桌</translation>
    </message>
    <message>
        <source>A mark by hand</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>手动标记</translation>
    </message>
    <message>
        <source>A side</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>一边</translation>
    </message>
    <message>
        <source>An adjustment</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>调整</translation>
    </message>
    <message>
        <source>CANCEL</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>A change of game</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>更换游戏</translation>
    </message>
    <message>
        <source>An irregularity</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>异常</translation>
    </message>
    <message>
        <source>A step of the checklist</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>清单的一步</translation>
    </message>
    <message>
        <source>The end of an irregularity</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>结束异常</translation>
    </message>
    <message>
        <source>A wager</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>投注</translation>
    </message>
    <message>
        <source>A card</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>一张牌</translation>
    </message>
    <message numerus="yes">
        <source>{n} progressive wagers</source>
        <extracomment>table/guide/prompt_words.py; one: {n} progressive wager</extracomment>
        <translation>
            <numerusform>{n}个累积奖投注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wins</source>
        <extracomment>table/guide/prompt_words.py; one: {n} win</extracomment>
        <translation>
            <numerusform>{n}个中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>Swipe {card} card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>刷 {card} 卡</translation>
    </message>
    <message>
        <source>Sets {meter} to {amount}; a second person&apos;s card follows</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>将 {meter} 设为 {amount}；之后需另一人的卡</translation>
    </message>
    <message>
        <source>Swipe a second person&apos;s card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>刷另一人的卡</translation>
    </message>
    <message>
        <source>{first} has approved; {meter} is still as it was</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{first}已批准；{meter} 保持不变</translation>
    </message>
    <message>
        <source>a staff</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>员工</translation>
    </message>
    <message>
        <source>seat {seat}, sensor {sensor}: {hand}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>座位 {seat}，感应器 {sensor}：{hand}</translation>
    </message>
    <message>
        <source>seat {seat}: {hand}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>座位 {seat}：{hand}</translation>
    </message>
    <message>
        <source>{prizes}; last, envy: {envy}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{prizes}；最后 Envy：{envy}</translation>
    </message>
    <message>
        <source>{prizes}; last, envy {total}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{prizes}；最后 Envy {total}</translation>
    </message>
    <message>
        <source>seat {seat} {amount}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>座位 {seat} {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have winning hands</source>
        <extracomment>table/guide/prompt_words.py; one: {seats} has a winning hand</extracomment>
        <translation>
            <numerusform>{seats} 有中奖牌</numerusform>
        </translation>
    </message>
    <message>
        <source>a Dealer</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>荷官</translation>
    </message>
    <message>
        <source>a Supervisor</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>an Executive</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Executive</translation>
    </message>
    <message>
        <source>a Technician</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>技术员</translation>
    </message>
    <message>
        <source>a Trainer</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>a DEALER</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>荷官</translation>
    </message>
    <message>
        <source>a SUPERVISOR</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>SUPERVISOR</translation>
    </message>
    <message>
        <source>an EXECUTIVE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>EXECUTIVE</translation>
    </message>
    <message>
        <source>a TECHNICIAN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>技术员</translation>
    </message>
    <message>
        <source>a TRAINER</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Win {number} is backed out already</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>中奖 {number} 已撤销</translation>
    </message>
    <message>
        <source>Win {number} is not of this round; choose it from the history</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>中奖 {number} 不属于本局；请从历史中选择</translation>
    </message>
    <message>
        <source>An adjustment needs a reason from the list</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>调整须从列表中选择原因</translation>
    </message>
    <message>
        <source>An adjustment is not possible while {phase}</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>{phase}时不能调整</translation>
    </message>
    <message>
        <source>A meter is being set; swipe the cards or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>正在设置奖池；请先刷卡或取消</translation>
    </message>
    <message>
        <source>Win {number} is being backed out; swipe the cards or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>正在撤销中奖 {number}；请先刷卡或取消</translation>
    </message>
    <message>
        <source>Win {number} is of a jackpot that this table no longer has</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>中奖 {number} 的 jackpot 本桌已没有</translation>
    </message>
    <message>
        <source>This console has no {what}; the key and J-POT record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>本控制台没有 {what}；钥匙和 J-POT 记录中奖</translation>
    </message>
    <message>
        <source>No card is awaited here; the key and J-POT record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>此处不需要刷卡；钥匙和 J-POT 记录中奖</translation>
    </message>
    <message>
        <source>{what} waits: the key is in JPH; turn it back to RUN first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{what}须等待：钥匙在 JPH；请先转回 RUN</translation>
    </message>
    <message>
        <source>This console has no key; CONFIRM and a card record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>本控制台没有钥匙；CONFIRM 加刷卡记录中奖</translation>
    </message>
    <message>
        <source>The key has no position {position}; it stands in RUN or JPH</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>钥匙没有 {position} 位置；只有 RUN 或 JPH</translation>
    </message>
    <message>
        <source>An adjustment waits for its cards; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>调整正在等待刷卡；把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>There is no win to record while {phase}; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{phase}时没有可记录的中奖；把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>No hand button is on; turn the key back to RUN and press the winning hand first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>没有打开的牌型按钮；先把钥匙转回 RUN并按中奖牌型</translation>
    </message>
    <message>
        <source>All hands are void; turn the key back to RUN and hold VOID ROUND</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>所有牌作废；把钥匙转回 RUN并按住 VOID ROUND</translation>
    </message>
    <message>
        <source>This console has no J-POT; CONFIRM and a card record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>本控制台没有 J-POT；CONFIRM 加刷卡记录中奖</translation>
    </message>
    <message>
        <source>J-POT works with the key in JPH only; turn the key first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>钥匙在 JPH 时 J-POT 才有效；请先转钥匙</translation>
    </message>
    <message>
        <source>The win is on record; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>中奖已记录；把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>No hand button is on; turn the key back to RUN first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>没有打开的牌型按钮；先把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>No progressive wager is on {side}; nobody wins the progressive</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{side} 没有累积奖投注；没有人中累积奖</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at seat {seat}</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>座位 {seat} 没有感应器 {sensor}</translation>
    </message>
    <message>
        <source>{jackpot} is settled for this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{jackpot} 本局已结算</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager in this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>座位 {seat} 本局没有累积奖投注</translation>
    </message>
    <message>
        <source>Seat {seat} has folded; folded hands do not win here</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>座位 {seat} 已弃牌；弃牌在此不能中奖</translation>
    </message>
    <message>
        <source>The win of seat {seat} is on record; only an adjustment can undo it</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>座位 {seat} 的中奖已记录；只能通过调整撤销</translation>
    </message>
    <message>
        <source>The win of seat {seat} waits for a card; BACK TO TABLE makes it a claim again</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>座位 {seat} 的中奖等待刷卡；“返回牌桌”可恢复为申报</translation>
    </message>
    <message>
        <source>{jackpot} is settled first; press END GAME for it, then play the hands</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>先结算 {jackpot}；按其 END GAME，再进行</translation>
    </message>
    <message>
        <source>Seat {seat} has no claim to turn off</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>座位 {seat} 没有可取消的申报</translation>
    </message>
    <message numerus="yes">
        <source>The claims of {claims} are not confirmed; call the supervisor first</source>
        <extracomment>table/procedures/claims.py; one: The claim of {claims} is not confirmed; call the supervisor first</extracomment>
        <translation>
            <numerusform>{claims} 的申报未确认；请先呼叫主管</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} is no hand of this paytable</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{line} 不在此赔付表中</translation>
    </message>
    <message>
        <source>{game} deals no cards to {place}; choose another place</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>{game} 不给 {place} 发牌；请选择其他位置</translation>
    </message>
    <message numerus="yes">
        <source>{card} is there {times} times, more than {n} decks can hold; look at the cards again</source>
        <extracomment>table/procedures/dealt_cards.py; one: {card} is there {times} times, more than one deck can hold; look at the cards again</extracomment>
        <translation>
            <numerusform>{card} 出现 {times} 次，超过 {n}副牌；请再看牌</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>荷官最多 {most} 张牌；请去掉其他牌</translation>
    </message>
    <message>
        <source>The board has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>公共牌最多 {most} 张牌；请去掉其他牌</translation>
    </message>
    <message>
        <source>The player has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Player 最多 {most} 张牌；请去掉其他牌</translation>
    </message>
    <message>
        <source>The banker has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Banker 最多 {most} 张牌；请去掉其他牌</translation>
    </message>
    <message>
        <source>Seat {seat} has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>座位 {seat} 最多 {most} 张牌；请去掉其他牌</translation>
    </message>
    <message>
        <source>{kind} is no irregularity; choose wrong_cards or shuffler</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>{kind} 不是异常；请选择 wrong_cards 或 shuffler</translation>
    </message>
    <message>
        <source>Another irregularity is being followed; finish it first</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>正在处理另一异常；请先完成</translation>
    </message>
    <message>
        <source>There is no checklist to follow now</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>现在没有要做的清单</translation>
    </message>
    <message>
        <source>Step {step} of the checklist comes first</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>先完成清单第 {step} 步</translation>
    </message>
    <message>
        <source>This step is a call; say who was told</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>这一步是打电话；请注明已通知谁</translation>
    </message>
    <message>
        <source>The shuffler&apos;s checklist is at step {step}; finish it before the next round</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>洗牌机清单在第 {step} 步；下一局前请完成</translation>
    </message>
    <message>
        <source>A hand had the wrong number of cards, so all hands are void; hold VOID ROUND</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>有一手牌数不对，所有牌作废；按住 VOID ROUND</translation>
    </message>
    <message>
        <source>The number of cards is reported in play; now {phase}</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>牌数问题在进行中报告；现在{phase}</translation>
    </message>
    <message>
        <source>A win of this round is on record; only an adjustment can undo it</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>本局已有中奖记录；只能通过调整撤销</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN before the table is locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>钥匙在 JPH；锁定前请转回 RUN</translation>
    </message>
    <message>
        <source>The table cannot be locked while {phase}; finish that first</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>{phase}时不能锁定牌桌；请先完成</translation>
    </message>
    <message>
        <source>The table is locked; swipe a card to unlock it first</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>牌桌已锁定；请先刷卡解锁</translation>
    </message>
    <message>
        <source>The card could not be read; swipe it again</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>无法读卡；请再刷一次</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list; the screen stays locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>尾号 {last_four} 的卡不在员工名单上；屏幕保持锁定</translation>
    </message>
    <message>
        <source>{name} can relieve between rounds only; the screen stays locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>{name} 只能在两局之间接替；屏幕保持锁定</translation>
    </message>
    <message>
        <source>A {role}&apos;s card does not unlock the table; a Supervisor&apos;s does</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>{role} 卡不能解锁牌桌；Supervisor 卡可以</translation>
    </message>
    <message>
        <source>A meter is set between two rounds only; now {phase}</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>只能在两局之间设置奖池；现在{phase}</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at this table; choose another meter</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>本桌没有感应器 {sensor}；请选择其他奖池</translation>
    </message>
    <message>
        <source>{jackpot} has no meter {level}; choose another meter</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} 没有奖池 {level}；请选择其他奖池</translation>
    </message>
    <message>
        <source>{jackpot} is the house&apos;s own; change its amount in the settings</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} 属于场方；请在设置中更改金额</translation>
    </message>
    <message>
        <source>{jackpot} has no meter yet; open the table once before it is set</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} 还没有奖池；设置前请先开桌一次</translation>
    </message>
    <message>
        <source>The first copy of a page is copy 1; count the copies again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>第一份是第 1 份；请重新清点份数</translation>
    </message>
    <message>
        <source>That alert is not open any more; look at the list again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>该警报已关闭；请再看列表</translation>
    </message>
    <message>
        <source>The back office is for a Supervisor or an Executive; swipe such a card</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>后台限 Supervisor 或 Executive；请刷这种卡</translation>
    </message>
    <message>
        <source>The second card must be another person&apos;s than {name}&apos;s</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>第二张卡不能是 {name} 的</translation>
    </message>
    <message>
        <source>{setting} is {value} already; enter another value</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>{setting} 已是 {value}；请输入其他值</translation>
    </message>
    <message>
        <source>That setting is not proposed any more; look at the list again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>该设置已不在待定中；请再看列表</translation>
    </message>
    <message>
        <source>Settings are changed by a Supervisor or an Executive; swipe such a card</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>设置由 Supervisor 或 Executive 更改；请刷这种卡</translation>
    </message>
    <message>
        <source>Nobody is signed in; swipe a dealer card first</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>无人登录；请先刷荷官卡</translation>
    </message>
    <message>
        <source>The table can be closed between rounds only; now {phase}</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>只能在两局之间关桌；现在{phase}</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN before the table is closed</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>钥匙在 JPH；关桌前请转回 RUN</translation>
    </message>
    <message>
        <source>The game can be changed only when the table is closed; close it first</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>只有关桌后才能更换游戏；请先关桌</translation>
    </message>
    <message>
        <source>{game} is the game of this table already; choose another</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>{game} 已是本桌游戏；请另选</translation>
    </message>
    <message>
        <source>{what} is not possible while {phase}</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>{phase}时不能{what}</translation>
    </message>
    <message>
        <source>The sensor of seat {seat} works; put the chip on it</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>座位 {seat} 的感应器正常；请把筹码放上去</translation>
    </message>
    <message>
        <source>Seat {seat} claims a win; turn its hand button off before it folds</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>座位 {seat} 申报中奖；弃牌前先关闭其牌型按钮</translation>
    </message>
    <message>
        <source>Nothing on sensor {sensor} is settled before the round ends</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>感应器 {sensor} 在本局结束前不结算</translation>
    </message>
    <message>
        <source>{jackpot} is not settled; its {end} comes before the hands are played</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>{jackpot} 尚未结算；进行之前先按其 {end}</translation>
    </message>
    <message>
        <source>A void needs a reason from the list</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>作废须从列表中选择原因</translation>
    </message>
    <message>
        <source>The time for a card is over; press TRY AGAIN first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>刷卡时间已过；请先按“重试”</translation>
    </message>
    <message>
        <source>No card is asked for now: {phase}</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>现在不需要刷卡：{phase}</translation>
    </message>
    <message>
        <source>No win is confirmed; press CONFIRM first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>没有已确认的中奖；请先按 CONFIRM</translation>
    </message>
    <message>
        <source>A dealer card opens the table</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>荷官卡可开桌</translation>
    </message>
    <message>
        <source>A Supervisor card changes the game of the table</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Supervisor 卡可更换本桌游戏</translation>
    </message>
    <message>
        <source>Backing win {number} out needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>撤销中奖 {number} 需要 {card} 卡</translation>
    </message>
    <message>
        <source>Setting a meter needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>设置奖池需要 {card} 卡</translation>
    </message>
    <message>
        <source>No card is asked for now; bets are open</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>现在不需要刷卡；正在下注</translation>
    </message>
    <message>
        <source>{name} is signed in already</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{name} 已登录</translation>
    </message>
    <message>
        <source>{read}; swipe {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{read}；刷 {card} 卡</translation>
    </message>
    <message>
        <source>That was try {attempt} of {tries}: verify again</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>这是第 {attempt}/{tries} 次：请重新核实</translation>
    </message>
    <message>
        <source>The card could not be read</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>无法读卡</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list</source>
        <extracomment>kiosk/table/lone_swiper.py</extracomment>
        <translation>尾号 {last_four} 的卡不在员工名单上</translation>
    </message>
    <message>
        <source>{name} is {role}</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{name} 是 {role}</translation>
    </message>
    <message>
        <source>{side} is no side; choose player, banker or tie</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{side} 不是一边；请选择 player、banker 或 tie</translation>
    </message>
    <message>
        <source>Seat {seat} claims a win; turn its hand button off before its side changes</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>座位 {seat} 申报中奖；换边前先关闭其牌型按钮</translation>
    </message>
    <message>
        <source>Every seat has its own hand here; touch a seat first</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>这里每个座位各有牌；请先点一个座位</translation>
    </message>
    <message>
        <source>{side} does not win; choose player or banker</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{side} 没有中奖；请选择 player 或 banker</translation>
    </message>
    <message>
        <source>The side of {seats} is not known; mark it first</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>不知道{seats}投注哪一边；请先标记</translation>
    </message>
    <message>
        <source>The table&apos;s hand is on record; only an adjustment can change who shares it</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>本桌牌型已记录；只能通过调整更改分享者</translation>
    </message>
    <message>
        <source>Seat {seat} has not bet on a side that can win the progressive</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>座位 {seat} 没有投注可中累积奖的一边</translation>
    </message>
    <message>
        <source>The house jackpot {house} may not stand beside the progressive {rising}; choose jackpots of one type ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>场方 jackpot {house} 不得与累积奖 {rising} 并存；请选同一类 jackpot（{rule}）</translation>
    </message>
    <message>
        <source>The house jackpot {house} needs both of its notices on display; write them into the jurisdiction&apos;s file ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>场方 jackpot {house} 须展示两项告示；请写入辖区文件（{rule}）</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {why}; change the shoe or the jackpot (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>感应器 {sensor}：{why}；请更换牌靴或 jackpot（批准的规则）</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {jackpot} is approved for {approved} only; change the console or the jackpot (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>感应器 {sensor}：{jackpot} 只批准用于 {approved}；请更换控制台或 jackpot（批准的规则）</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {share} of each wager would go to the meters of {jackpot}, more than the wager itself; lower a rate (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>感应器 {sensor}：每注的 {share} 将进入 {jackpot} 的奖池，超过投注本身；请降低比率（批准的规则）</translation>
    </message>
    <message>
        <source>Sensor {sensor} may not join {link}: {why}; take it off the link ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>感应器 {sensor} 不得加入 {link}：{why}；请退出联网（{rule}）</translation>
    </message>
    <message numerus="yes">
        <source>One hand of cards decides {games} games ({names}) and may decide {most}; take {n} of them off ({rule})</source>
        <extracomment>table/setup/checker.py; one: One hand of cards decides {games} games ({names}) and may decide {most}; take one of them off ({rule})</extracomment>
        <translation>
            <numerusform>一手牌决定 {games} 个游戏（{names}），只允许 {most} 个；请去掉其中 {n} 个（{rule}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on one hand take more than {small} ({names}) and {most} may; limit {n} of them to that ({rule})</source>
        <extracomment>table/setup/checker.py; one: {games} games on one hand take more than {small} ({names}) and {most} may; limit one of them to that ({rule})</extracomment>
        <translation>
            <numerusform>一手牌有 {games} 个游戏超过 {small}（{names}），只允许 {most} 个；将其中 {n} 个限于该额（{rule}）</numerusform>
        </translation>
    </message>
    <message>
        <source>{wager} takes {least} at least and {most} at most; change one of them (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} 最低 {least}，最高 {most}；请更改其一（批准的规则）</translation>
    </message>
    <message>
        <source>{wager} takes up to {amount} and the wager limit is {limit}; lower it ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} 最高 {amount}，而投注限额为 {limit}；请降低（{rule}）</translation>
    </message>
    <message>
        <source>{wager} pays {odds} to 1 at most, and below {counted} to 1 there may be no limit on what a deal pays out; take the limit off ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} 最高赔 {odds} to 1，低于 {counted} to 1 不得限制每局赔付；请取消该限额（{rule}）</translation>
    </message>
    <message>
        <source>{wager} pays out {limit} a deal at most, and that may not be below {least}, {counted} times the largest wager; raise it ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} 每局最多赔 {limit}，不得低于 {least}，即最大投注的 {counted} 倍；请提高（{rule}）</translation>
    </message>
    <message>
        <source>{jackpot} on sensor {sensor}</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>感应器 {sensor} 的 {jackpot}</translation>
    </message>
    <message>
        <source>approved rules</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>批准的规则</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Executive</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Executive</translation>
    </message>
    <message>
        <source>Technician</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>技术员</translation>
    </message>
    <message>
        <source>Trainer</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Supervisor key</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>主管钥匙</translation>
    </message>
    <message>
        <source>{text} cannot be read; write an amount like $7,500</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>无法读取 {text}；请写金额，如 $7,500</translation>
    </message>
    <message>
        <source>{text} cannot be read; write a rate like 20.5 %</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>无法读取 {text}；请写比率，如 20.5 %</translation>
    </message>
    <message>
        <source>{wanted} cannot be chosen; choose {choices}</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>不能选择 {wanted}；请选择 {choices}</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: nothing is paid for {hands}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{wager}，{paytable}：{hands} 不赔付</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: nothing is paid for {hands}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：{hands} 不赔付</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: no hand wins {level}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：没有牌型可赢 {level}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {now} of each wager goes to the meter and its reserve instead of {before}; the house edge falls by {points} ({share} of the wager, {amount} on each {wager})</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：每注的 {now}（原为 {before}）进入奖池及储备；场方优势降低 {points}（投注的 {share}，每 {wager} 少 {amount}）</translation>
    </message>
    <message>
        <source>{caution}; the house edge rises, by {amount} at every {hand}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{caution}；场方优势上升，每次 {hand} 增加 {amount}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} has no seed but a reserve of {reserve}; after two wins in a row it starts again from next to nothing</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：{level} 无起始值，但有 {reserve} 的储备；连续两次中奖后几乎从零开始</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} has no seed and starts again from nothing after a win</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：{level} 无起始值，中奖后从零开始</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} starts again at {seed}, less than the largest fixed prize of {largest}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：{level} 从 {seed} 重新开始，低于最大固定奖 {largest}</translation>
    </message>
    <message>
        <source>1 point</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>1个百分点</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{points}个百分点</translation>
    </message>
    <message>
        <source>{cents} cents</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{cents} 美分</translation>
    </message>
    <message>
        <source>the table is closed</source>
        <extracomment>table/state.py</extracomment>
        <translation>本桌已关闭</translation>
    </message>
    <message>
        <source>bets are open</source>
        <extracomment>table/state.py</extracomment>
        <translation>正在下注</translation>
    </message>
    <message>
        <source>a round is in play</source>
        <extracomment>table/state.py</extracomment>
        <translation>本局进行中</translation>
    </message>
    <message>
        <source>the supervisor verifies</source>
        <extracomment>table/state.py</extracomment>
        <translation>主管正在核实</translation>
    </message>
    <message>
        <source>a card is awaited</source>
        <extracomment>table/state.py</extracomment>
        <translation>等待刷卡</translation>
    </message>
    <message>
        <source>wins are being paid</source>
        <extracomment>table/state.py</extracomment>
        <translation>正在赔付</translation>
    </message>
    <message>
        <source>the table is halted</source>
        <extracomment>table/state.py</extracomment>
        <translation>本桌已停</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN first</source>
        <extracomment>table/state.py</extracomment>
        <translation>钥匙在 JPH；请先转回 RUN</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>ui/models/grid.py</extracomment>
        <translation>这里没有内容</translation>
    </message>
    <message>
        <source>SETTLEMENT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>结算</translation>
    </message>
    <message>
        <source>Who is paid what</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>谁得多少</translation>
    </message>
    <message>
        <source>CARDS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>牌</translation>
    </message>
    <message>
        <source>Touch in what lies there</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>点选台面上的牌</translation>
    </message>
    <message>
        <source>HISTORY</source>
        <extracomment>ui/pages/replay/page.py</extracomment>
        <translation>历史</translation>
    </message>
    <message>
        <source>Rounds, step by step</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>各局逐步回放</translation>
    </message>
    <message>
        <source>MY SHIFT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>我的班次</translation>
    </message>
    <message>
        <source>Rounds, wins, pace</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>局数、中奖、速度</translation>
    </message>
    <message>
        <source>RULES</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Of this game, in short</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>本游戏简要</translation>
    </message>
    <message>
        <source>PAYTABLES</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>赔付表</translation>
    </message>
    <message>
        <source>What each hand pays</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>各牌型赔付</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sound, hand, contrast, language</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>声音、左右手、对比度、语言</translation>
    </message>
    <message>
        <source>GAME MANAGER</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>GAME MANAGER</translation>
    </message>
    <message>
        <source>Supervisor or Executive card</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Supervisor 或 Executive 卡</translation>
    </message>
    <message>
        <source>CAUSE A FAULT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>制造故障</translation>
    </message>
    <message>
        <source>Break a simulated device</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>损坏一个模拟设备</translation>
    </message>
    <message>
        <source>LOCK</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>锁定</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>梅花 {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>方块 {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>红心 {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>黑桃 {rank}</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>台面的牌</translation>
    </message>
    <message>
        <source>They are recorded with the round and change no wager.</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>随本局记录，不改变任何投注。</translation>
    </message>
    <message>
        <source>This card is not on the staff list; use another one</source>
        <extracomment>ui/pages/card_prompt/page.py</extracomment>
        <translation>此卡不在员工名单上；请换一张</translation>
    </message>
    <message>
        <source>Everything that was shown is on record.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>显示过的内容均已记录。</translation>
    </message>
    <message>
        <source>The next start goes on exactly here.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>下次启动从这里继续。</translation>
    </message>
    <message>
        <source>Chips on the sensors are not watched until then.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>在此之前不监视感应器上的筹码。</translation>
    </message>
    <message>
        <source>EXIT</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>退出</translation>
    </message>
    <message>
        <source>To the desktop</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>回到桌面</translation>
    </message>
    <message>
        <source>Leave Dealer Assist?</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>退出 Dealer Assist？</translation>
    </message>
    <message>
        <source>Swipe a Supervisor or technician card to leave</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>刷 Supervisor 或技术员卡退出</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>本桌已关闭</translation>
    </message>
    <message>
        <source>Round {round} stays as it is: {phase}</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>第 {round} 局保持不变：{phase}</translation>
    </message>
    <message>
        <source>Cause a fault</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>制造故障</translation>
    </message>
    <message>
        <source>Simulated devices only. Touch to break one, touch again to mend it.</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>仅模拟设备。点一下损坏，再点修复。</translation>
    </message>
    <message>
        <source>DEVICES</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>设备</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <extracomment>ui/pages/games/card.py</extracomment>
        <translation>无法开启</translation>
    </message>
    <message>
        <source>Choose the game, then press OPEN</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>选择游戏，然后按“开启”</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>第 {page}/{pages} 页</translation>
    </message>
    <message>
        <source>Swipe a Supervisor card to change the game</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>刷 Supervisor 卡更换游戏</translation>
    </message>
    <message>
        <source>{game} will stand here, closed, until a dealer opens it</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>{game} 将在此处关闭，直到荷官开桌</translation>
    </message>
    <message>
        <source>BACK</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>返回</translation>
    </message>
    <message>
        <source>{name} cannot change the game; a Supervisor can</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>{name} 不能更换游戏；Supervisor 可以</translation>
    </message>
    <message>
        <source>BACK TO THE ROUND</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>返回本局</translation>
    </message>
    <message>
        <source>The win stands</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>中奖仍有效</translation>
    </message>
    <message>
        <source>History of table {table}</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>桌 {table} 的历史</translation>
    </message>
    <message>
        <source>NEWER</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>较新</translation>
    </message>
    <message>
        <source>OLDER</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>较早</translation>
    </message>
    <message>
        <source>Round {round} was played by rules of another version</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>第 {round} 局使用另一版本的规则</translation>
    </message>
    <message>
        <source>The newest</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>最新</translation>
    </message>
    <message>
        <source>The first round</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>ui/pages/rules/page.py</extracomment>
        <translation>{game} 的规则</translation>
    </message>
    <message>
        <source>What each hand pays is under PAYTABLES in the menu.</source>
        <extracomment>ui/pages/rules/page.py</extracomment>
        <translation>各牌型赔付见菜单的“赔付表”。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/pages/settings/page.py</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>结算</translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>座位</translation>
    </message>
    <message>
        <source>PAY</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Until then, pay by the layout</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>在此之前，按台面赔付</translation>
    </message>
    <message>
        <source>ENVY, LAST</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>ENVY 最后</translation>
    </message>
    <message>
        <source>My shift</source>
        <extracomment>ui/pages/shift/page.py</extracomment>
        <translation>我的班次</translation>
    </message>
    <message>
        <source>MENU</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Base game, no progressive</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>仅主游戏，无累积奖</translation>
    </message>
    <message>
        <source>{locked} locked</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>已锁定 {locked}</translation>
    </message>
    <message>
        <source>DEALER</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>BOARD</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>SEAT {seat}</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>Every hand has its cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>每手牌都已齐</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py; one: {n} card</extracomment>
        <translation>
            <numerusform>{n}张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{held} of {due} cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{held}/{due} 张牌</translation>
    </message>
    <message>
        <source>Cards come after the game has started.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>开局后才能输入牌。</translation>
    </message>
    <message>
        <source>{place} has all its cards; choose another place</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{place} 的牌已齐；请选择其他位置</translation>
    </message>
    <message>
        <source>{card} is on the table already</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{card} 已在台面</translation>
    </message>
    <message>
        <source>UNDO</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>撤回</translation>
    </message>
    <message>
        <source>CLEAR</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>清除</translation>
    </message>
    <message>
        <source>This place</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>此位置</translation>
    </message>
    <message>
        <source>No cards here</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>此处没有牌</translation>
    </message>
    <message>
        <source>DEAL</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>发牌</translation>
    </message>
    <message>
        <source>A virtual round</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>虚拟局</translation>
    </message>
    <message>
        <source>Choose a seat</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>请选择座位</translation>
    </message>
    <message>
        <source>SPLIT</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>分牌</translation>
    </message>
    <message>
        <source>LEAVE UP</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>留注</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>不是对子</translation>
    </message>
    <message>
        <source>LEFT UP</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>留注</translation>
    </message>
    <message>
        <source>Nothing was won</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>没有赢</translation>
    </message>
    <message>
        <source>DOUBLED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>已加倍</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>现在不行</translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>投降</translation>
    </message>
    <message>
        <source>SURRENDERED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>已投降</translation>
    </message>
    <message>
        <source>{amount} back</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>退回 {amount}</translation>
    </message>
    <message>
        <source>Press the hand: {hand}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>按牌型：{hand}</translation>
    </message>
    <message>
        <source>Touch seat {seat}: {hand}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>点座位 {seat}：{hand}</translation>
    </message>
    <message>
        <source>The cards of this seat make it</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>此座位的牌组成</translation>
    </message>
    <message>
        <source>It wins for every progressive wager on {side}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>投 {side} 的累积奖投注全部中奖</translation>
    </message>
    <message>
        <source>Press the table&apos;s hand</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>按本桌的牌型</translation>
    </message>
    <message>
        <source>The cards make no winning hand. Press {button}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>牌没有中奖。按 {button}</translation>
    </message>
    <message>
        <source>A tie, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>和局，{high} 比 {low}</translation>
    </message>
    <message>
        <source>Player wins {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Player 胜，{high} 比 {low}</translation>
    </message>
    <message>
        <source>Banker wins {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Banker 胜，{high} 比 {low}</translation>
    </message>
    <message>
        <source>Touch another seat, or press {button}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>点另一座位，或按 {button}</translation>
    </message>
    <message>
        <source>Seat {seat} has no winning hand</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>座位 {seat} 没有中奖牌</translation>
    </message>
    <message>
        <source>{n} CARDS</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>{n} 张</translation>
    </message>
    <message>
        <source>The cards decide who won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>由牌决定胜负</translation>
    </message>
    <message>
        <source>It has won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>已中奖</translation>
    </message>
    <message>
        <source>Touch it if it has won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>中奖则点选</translation>
    </message>
    <message>
        <source>WINS BY {margin}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>胜 {margin} 点</translation>
    </message>
    <message>
        <source>LOSES</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>输</translation>
    </message>
    <message>
        <source>BUST</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>SOFT {points}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>软 {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>荷官</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>{name} opened the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 开桌</translation>
    </message>
    <message>
        <source>{name} took over as dealer</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 接替荷官</translation>
    </message>
    <message>
        <source>Round {number} is open for bets</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>第 {number} 局开放下注</translation>
    </message>
    <message>
        <source>The table was closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已关桌</translation>
    </message>
    <message numerus="yes">
        <source>{button}: {n} wagers locked in</source>
        <extracomment>ui/table/presenter/event_words.py; one: {button}: {n} wager locked in</extracomment>
        <translation>
            <numerusform>{button}：已锁定{n}个投注</numerusform>
        </translation>
    </message>
    <message>
        <source>{button}: the round is over</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{button}：本局结束</translation>
    </message>
    <message>
        <source>The round was voided: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>本局已作废：{reason}</translation>
    </message>
    <message>
        <source>Seat {seat} has {amount} on the layout</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 台面有 {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} folded</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 弃牌</translation>
    </message>
    <message>
        <source>Seat {seat} is on {side}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 投 {side}</translation>
    </message>
    <message>
        <source>Sensor {sensor} sees a chip</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 检测到筹码</translation>
    </message>
    <message>
        <source>The chip on sensor {sensor} is gone</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 上的筹码已拿走</translation>
    </message>
    <message>
        <source>A late chip on sensor {sensor} does not count</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 上迟到的筹码不计</translation>
    </message>
    <message>
        <source>Sensor {sensor} works again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 恢复正常</translation>
    </message>
    <message>
        <source>The wager of sensor {sensor} was marked by hand</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 的投注已手动标记</translation>
    </message>
    <message>
        <source>The mark on sensor {sensor} was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 的标记已取消</translation>
    </message>
    <message>
        <source>Seat {seat} claims {hand}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 申报 {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is not a win</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：{hand} 未中奖</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} was turned off</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：{hand} 已关闭</translation>
    </message>
    <message>
        <source>The supervisor was called</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已呼叫主管</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>返回牌桌</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM: {n} wins verified, the values are locked</source>
        <extracomment>ui/table/presenter/event_words.py; one: CONFIRM: {n} win verified, the values are locked</extracomment>
        <translation>
            <numerusform>CONFIRM：{n}个中奖已核实，数值锁定</numerusform>
        </translation>
    </message>
    <message>
        <source>A card was refused: {refusal}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>一张卡被拒：{refusal}</translation>
    </message>
    <message>
        <source>No card came in time</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>未及时刷卡</translation>
    </message>
    <message>
        <source>A card is awaited again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>再次等待刷卡</translation>
    </message>
    <message>
        <source>The confirmation was cancelled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>确认已取消</translation>
    </message>
    <message numerus="yes">
        <source>{name} authorised {n} wins, {total}</source>
        <extracomment>ui/table/presenter/event_words.py; one: {name} authorised {n} win, {total}</extracomment>
        <translation>
            <numerusform>{name} 授权 {n}个中奖，{total}</numerusform>
        </translation>
    </message>
    <message>
        <source>The wins are being paid</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>正在赔付中奖</translation>
    </message>
    <message>
        <source>The key was turned to {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>钥匙转到 {position}</translation>
    </message>
    <message>
        <source>The meters were adjusted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>奖池已调整</translation>
    </message>
    <message>
        <source>{jackpot} is settled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{jackpot} 已结算</translation>
    </message>
    <message>
        <source>Win {number} is to be backed out: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>中奖 {number} 将被撤销：{reason}</translation>
    </message>
    <message>
        <source>{name} approved the adjustment</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 批准了调整</translation>
    </message>
    <message>
        <source>The adjustment was cancelled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>调整已取消</translation>
    </message>
    <message>
        <source>Win {number}, {prize}, was backed out; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>中奖 {number}，{prize}，已撤销；见证人 {witness}</translation>
    </message>
    <message>
        <source>{name} set a meter by hand; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 手动设置奖池；见证人 {witness}</translation>
    </message>
    <message>
        <source>The devices were tested</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>设备已测试</translation>
    </message>
    <message>
        <source>A trouble in dealing was noted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>记录了发牌问题</translation>
    </message>
    <message>
        <source>The trouble in dealing is over</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>发牌问题已解决</translation>
    </message>
    <message>
        <source>{name} acknowledged an alert</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 已知悉警报</translation>
    </message>
    <message>
        <source>A part of the screen failed: {view}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>屏幕局部故障：{view}</translation>
    </message>
    <message>
        <source>{name} locked the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 锁定牌桌</translation>
    </message>
    <message>
        <source>The table was locked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>牌桌被锁定</translation>
    </message>
    <message>
        <source>{name} unlocked the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 解锁牌桌</translation>
    </message>
    <message>
        <source>{name} let another game be opened</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 允许开启其他游戏</translation>
    </message>
    <message>
        <source>Back office opened</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>后台已打开</translation>
    </message>
    <message>
        <source>Back office closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>后台已关闭</translation>
    </message>
    <message>
        <source>Game change asked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已请求更换游戏</translation>
    </message>
    <message>
        <source>Meter set asked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已请求设置奖池</translation>
    </message>
    <message>
        <source>Setting proposed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已提议设置</translation>
    </message>
    <message>
        <source>Setting withdrawn</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已撤回设置</translation>
    </message>
    <message>
        <source>Settings applied</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>设置已生效</translation>
    </message>
    <message>
        <source>Cards at seat {seat}: {cards}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 的牌：{cards}</translation>
    </message>
    <message>
        <source>Cards at seat {seat}: taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 的牌：已收回</translation>
    </message>
    <message>
        <source>Cards at {place}: {cards}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{place} 的牌：{cards}</translation>
    </message>
    <message>
        <source>Cards at {place}: taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{place} 的牌：已收回</translation>
    </message>
    <message>
        <source>{device}, SIMULATED</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>{device}，模拟</translation>
    </message>
    <message>
        <source>Sensor {sensor}</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>感应器 {sensor}</translation>
    </message>
    <message>
        <source>Works</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Touch again to mend</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>再点修复</translation>
    </message>
    <message>
        <source>Every device works</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>所有设备正常</translation>
    </message>
    <message>
        <source>MEND ALL</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>全部修复</translation>
    </message>
    <message numerus="yes">
        <source>{n} devices broken</source>
        <extracomment>ui/pages/faults/presenter.py; one: {n} device broken</extracomment>
        <translation>
            <numerusform>{n}台设备已损坏</numerusform>
        </translation>
    </message>
    <message>
        <source>ENTIRE WAGER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>全部投注</translation>
    </message>
    <message>
        <source>{n} MORE</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>另 {n}</translation>
    </message>
    <message>
        <source>SIDE NOT MARKED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>未标记投注边</translation>
    </message>
    <message>
        <source>STUCK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>卡住</translation>
    </message>
    <message>
        <source>DIRTY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>脏污</translation>
    </message>
    <message>
        <source>NO POWER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>没电</translation>
    </message>
    <message>
        <source>LOST</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>失联</translation>
    </message>
    <message>
        <source>RESET</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>已重启</translation>
    </message>
    <message>
        <source>LIFT CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>拿起筹码</translation>
    </message>
    <message>
        <source>CLEAN SENSOR</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>清洁感应器</translation>
    </message>
    <message>
        <source>BETS OPEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>开放下注</translation>
    </message>
    <message>
        <source>TABLE CLOSED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>本桌已关闭</translation>
    </message>
    <message>
        <source>TABLE HALTED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>本桌已停</translation>
    </message>
    <message>
        <source>PAY RIGHT TO LEFT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>从右到左赔付</translation>
    </message>
    <message>
        <source>TABLE HELD WHILE KEY IS AT JPH</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>钥匙在 JPH，牌桌暂停</translation>
    </message>
    <message>
        <source>BASE GAME ONLY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>仅主游戏</translation>
    </message>
    <message>
        <source>ENVY {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ENVY {amount}</translation>
    </message>
    <message>
        <source>CHECK SENSOR</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>检查感应器</translation>
    </message>
    <message>
        <source>NOT IN PLAY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>不在局中</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>空位</translation>
    </message>
    <message>
        <source>FOLDED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>已弃牌</translation>
    </message>
    <message>
        <source>BETTING</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>下注中</translation>
    </message>
    <message>
        <source>IN PLAY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>NO BET</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>无投注</translation>
    </message>
    <message>
        <source>MARKED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>已标记</translation>
    </message>
    <message>
        <source>BET {amount}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>投注 {amount}</translation>
    </message>
    <message>
        <source>LOCKED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>LATE CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>迟到筹码</translation>
    </message>
    <message>
        <source>FAULT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>故障</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>A and B</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>A 和 B</translation>
    </message>
    <message>
        <source>Chip {seat}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>筹码 {seat}</translation>
    </message>
    <message>
        <source>Seats open after {button}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>座位在 {button} 后可用</translation>
    </message>
    <message>
        <source>OPEN</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>开启</translation>
    </message>
    <message>
        <source>Choose a game first</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>请先选择游戏</translation>
    </message>
    <message>
        <source>KEEP {game}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>保留 {game}</translation>
    </message>
    <message>
        <source>It stands here already</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>已在此处</translation>
    </message>
    <message>
        <source>Table {table}, with a Supervisor card</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>桌 {table}，需 Supervisor 卡</translation>
    </message>
    <message>
        <source>OPEN {game}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>开启 {game}</translation>
    </message>
    <message>
        <source>Tap a table to choose it</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>点选一张桌</translation>
    </message>
    <message>
        <source>{game} on table {table} is chosen</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>已选桌 {table} 的 {game}</translation>
    </message>
    <message>
        <source>Paytables</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>赔付表</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>累积奖</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>限额</translation>
    </message>
    <message>
        <source>No sensor on this game</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>此游戏没有感应器</translation>
    </message>
    <message>
        <source>Meter {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>奖池 {amount}</translation>
    </message>
    <message>
        <source>Opens at seed {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>从起始值 {amount} 开启</translation>
    </message>
    <message>
        <source>Meters {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>奖池 {first} 等，另 {others} 个</translation>
    </message>
    <message>
        <source>Open at {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>从 {first} 开启，另 {others} 个</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>已选</translation>
    </message>
    <message>
        <source>Stands here now</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>现在此处</translation>
    </message>
    <message>
        <source>Tap to choose</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>点选</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>局</translation>
    </message>
    <message>
        <source>Opened</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Progressive wagers</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>累积奖投注</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>中奖</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>已赢</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>结束</translation>
    </message>
    <message>
        <source>Table closed</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>已关桌</translation>
    </message>
    <message>
        <source>Open for bets</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>开放下注</translation>
    </message>
    <message>
        <source>In play now</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>No round is on record yet</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>还没有已记录的局</translation>
    </message>
    <message>
        <source>LOOK</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>查看</translation>
    </message>
    <message>
        <source>LOOK AT ROUND {round}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>查看第 {round} 局</translation>
    </message>
    <message>
        <source>Voided: {reason}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>已作废：{reason}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>第 {round} 局</translation>
    </message>
    <message numerus="yes">
        <source>Rounds {first} to {last}, {n} wins</source>
        <extracomment>ui/pages/history/presenter.py; one: Rounds {first} to {last}, {n} win</extracomment>
        <translation>
            <numerusform>第 {first} 至 {last} 局，{n}个中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Table {table}, {game}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>桌 {table}，{game}</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>本局</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>查阅</translation>
    </message>
    <message>
        <source>This kiosk</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>本终端</translation>
    </message>
    <message>
        <source>Between rounds only</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>只能在两局之间</translation>
    </message>
    <message>
        <source>Notes the closing meters</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>记录关桌奖池</translation>
    </message>
    <message>
        <source>Cards, shuffler</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>牌、洗牌机</translation>
    </message>
    <message>
        <source>IRREGULARITY</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>异常</translation>
    </message>
    <message>
        <source>BACK OUT A WIN</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>撤销中奖</translation>
    </message>
    <message>
        <source>The round stays on record</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>本局保留记录</translation>
    </message>
    <message>
        <source>Another game at this table</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>本桌换其他游戏</translation>
    </message>
    <message>
        <source>Close the table first</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>请先关桌</translation>
    </message>
    <message>
        <source>A card opens it again</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>刷卡可重新打开</translation>
    </message>
    <message>
        <source>GAMES</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>No win in this round</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>本局没有中奖</translation>
    </message>
    <message>
        <source>Two cards, a reason</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>两张卡，一个原因</translation>
    </message>
    <message>
        <source>Meter not live, do not quote</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>奖池未更新，请勿报出</translation>
    </message>
    <message>
        <source>Opens with the table</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>随牌桌开启</translation>
    </message>
    <message>
        <source>Last recorded value</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>最后记录值</translation>
    </message>
    <message>
        <source>Meter not live</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>奖池未更新</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>奖池</translation>
    </message>
    <message>
        <source>When the key is back at RUN</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>钥匙转回 RUN 后</translation>
    </message>
    <message>
        <source>Pending until a card is swiped</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>等待刷卡</translation>
    </message>
    <message numerus="yes">
        <source>{n} wagers locked in</source>
        <extracomment>ui/table/presenter/meters.py; one: {n} wager locked in</extracomment>
        <translation>
            <numerusform>已锁定{n}个投注</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} pays {percent}%</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{hand} 赔 {percent}%</translation>
    </message>
    <message>
        <source>Also: {troubles}.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>另外：{troubles}。</translation>
    </message>
    <message>
        <source>Check the cable.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>请检查线缆。</translation>
    </message>
    <message>
        <source>Sensor {sensor} works, and a chip is on it</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>感应器 {sensor} 正常，上面有筹码</translation>
    </message>
    <message>
        <source>Sensor {sensor} works, and no chip is on it</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>感应器 {sensor} 正常，上面没有筹码</translation>
    </message>
    <message>
        <source>Nothing recorded is lost. Call a technician, then restart it.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>已有记录不会丢失。请叫技术员，然后重新启动。</translation>
    </message>
    <message>
        <source>The table is halted</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>本桌已停</translation>
    </message>
    <message>
        <source>Not recording: nothing has happened</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>未在记录：什么也没发生</translation>
    </message>
    <message>
        <source>{device}: no answer</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>{device}：没有响应</translation>
    </message>
    <message>
        <source>{cure} The kiosk keeps trying by itself.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>{cure}终端会自动重试。</translation>
    </message>
    <message>
        <source>Looking at it again. The answer comes in a moment.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>正在重新检查。稍候即有结果。</translation>
    </message>
    <message>
        <source>TEST SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>测试感应器 {sensor}</translation>
    </message>
    <message>
        <source>Hold VOID ROUND: every wager goes back, and the cards are reshuffled.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>按住 VOID ROUND：退回所有投注并重新洗牌。</translation>
    </message>
    <message>
        <source>All hands of this round are void</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>本局所有牌作废</translation>
    </message>
    <message>
        <source>Was the number right after all?</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>牌数其实没错？</translation>
    </message>
    <message>
        <source>Counted again? Then the round goes on.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>重新数过？那么本局继续。</translation>
    </message>
    <message>
        <source>IT WAS RIGHT</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>没有错</translation>
    </message>
    <message>
        <source>Step {step} of {steps} with the shuffler.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>洗牌机第 {step}/{steps} 步。</translation>
    </message>
    <message>
        <source>DONE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Does it run again?</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>恢复运行了吗？</translation>
    </message>
    <message>
        <source>Close the list; what was done so far stays on record.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>关闭清单；已做的步骤保留记录。</translation>
    </message>
    <message>
        <source>CLOSE THE LIST</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>关闭清单</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>{wager} {least} to {most}</source>
        <extracomment>ui/table/presenter/offer.py</extracomment>
        <translation>{wager} {least} 至 {most}</translation>
    </message>
    <message>
        <source>{jackpot} for {wager}</source>
        <extracomment>ui/table/presenter/offer.py</extracomment>
        <translation>{wager} 的 {jackpot}</translation>
    </message>
    <message>
        <source>No progressive wager is on {side}; nobody wins it</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>{side} 没有累积奖投注；没有人中奖</translation>
    </message>
    <message>
        <source>wins for every locked {side} bet: seats {seats}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>每个已锁定的 {side} 投注都中奖：座位 {seats}</translation>
    </message>
    <message>
        <source>wins for the locked {side} bet of seat {seat}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>座位 {seat} 已锁定的 {side} 投注中奖</translation>
    </message>
    <message>
        <source>pay by the layout, then {button}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>按台面赔付，再按 {button}</translation>
    </message>
    <message>
        <source>No progressive at this table</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>本桌没有累积奖</translation>
    </message>
    <message>
        <source>What does not work</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>故障项目</translation>
    </message>
    <message>
        <source>tap one to swipe it</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>点一张即刷卡</translation>
    </message>
    <message>
        <source>at the reader</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>在读卡器上</translation>
    </message>
    <message>
        <source>Swipe a dealer card</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>刷荷官卡</translation>
    </message>
    <message>
        <source>Table hand</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>本桌牌型</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>任意卡</translation>
    </message>
    <message>
        <source>Hand buttons</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>牌型按钮</translation>
    </message>
    <message>
        <source>press again to turn it off</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>再按一次关闭</translation>
    </message>
    <message>
        <source>the cards make no winning hand</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>牌没有中奖</translation>
    </message>
    <message>
        <source>the cards make {hand}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>牌是 {hand}</translation>
    </message>
    <message>
        <source>{hand} is ON</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} 已打开</translation>
    </message>
    <message>
        <source>{jackpot} · {stake} wager</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{jackpot} · 投注 {stake}</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>每个</translation>
    </message>
    <message>
        <source>Envy {amount}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Envy {amount}</translation>
    </message>
    <message>
        <source>{wager} pays for {n} hands</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{n} 手时 {wager} 的赔付</translation>
    </message>
    <message>
        <source>{wager} pays to 1</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{wager} 赔率比 1</translation>
    </message>
    <message>
        <source>{n} hands</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{n} 手牌</translation>
    </message>
    <message>
        <source>DEALER PLAYS</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>庄家用牌</translation>
    </message>
    <message>
        <source>Up card 2 to 9</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>明牌 2 到 9</translation>
    </message>
    <message>
        <source>Next card 2 to 9</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>下一张 2 到 9</translation>
    </message>
    <message>
        <source>Both 10 to A</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>两张都是 10 到 A</translation>
    </message>
    <message>
        <source>push</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>平</translation>
    </message>
    <message>
        <source>{percent}% of meter</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>奖池的 {percent}%</translation>
    </message>
    <message>
        <source>{percent}% of {meter}</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{meter} 的 {percent}%</translation>
    </message>
    <message>
        <source>Paytables of {game}</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{game} 的赔付表</translation>
    </message>
    <message>
        <source>Table {table}, as they are in force now</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>桌 {table}，现行</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>{paytable}, to 1, by the number of hands, the dealer&apos;s counted</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{paytable}，赔率对 1，按手数（含庄家）</translation>
    </message>
    <message>
        <source>{jackpot}, {stake} wager</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{jackpot}，投注 {stake}</translation>
    </message>
    <message>
        <source>{pays}, envy {envy}</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{pays}，Envy {envy}</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>第1</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>第2</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>第3</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>第4</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>第5</translation>
    </message>
    <message>
        <source>6th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>第6</translation>
    </message>
    <message>
        <source>7th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>第7</translation>
    </message>
    <message>
        <source>Wins recorded</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>中奖已记录</translation>
    </message>
    <message>
        <source>Win recorded</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>中奖已记录</translation>
    </message>
    <message>
        <source>NOW PAY, RIGHT TO LEFT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>现在赔付，从右到左</translation>
    </message>
    <message>
        <source>PAY SEAT {seat}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>赔付座位 {seat}</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>桌 {table}，第 {round} 局</translation>
    </message>
    <message>
        <source>PRINT AGAIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>重新打印</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Paid from the tray, the meter stays {amount}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>从筹码盘赔付，奖池仍为 {amount}</translation>
    </message>
    <message>
        <source>Meters adjusted</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>奖池已调整</translation>
    </message>
    <message>
        <source>Now {meters}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>现在{meters}</translation>
    </message>
    <message>
        <source>Meter adjusted</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>奖池已调整</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>起始值</translation>
    </message>
    <message>
        <source>House procedure for meter pays</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>按奖池赔付程序</translation>
    </message>
    <message>
        <source>From the tray</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>从筹码盘</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>最后</translation>
    </message>
    <message>
        <source>From the tray, end of the round</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>从筹码盘，本局结束时</translation>
    </message>
    <message>
        <source>As it stood then</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>当时情况</translation>
    </message>
    <message>
        <source>BACK TO LIST</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>STEP BACK</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>第一步</translation>
    </message>
    <message>
        <source>STEP ON</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Backed out already</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>DEALING</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>发牌</translation>
    </message>
    <message>
        <source>WAGERS</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>投注</translation>
    </message>
    <message>
        <source>DECISIONS</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>决定</translation>
    </message>
    <message>
        <source>WHAT BEATS WHAT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>牌型大小</translation>
    </message>
    <message>
        <source>PAYMENT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>PROGRESSIVE</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>累积奖</translation>
    </message>
    <message>
        <source>THIS TABLE</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>本桌</translation>
    </message>
    <message>
        <source>A chip that comes after {button} is late: it never counts.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{button} 之后的筹码算迟到：不计算。</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} on the sensor before {button}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{jackpot}：{button} 之前在感应器放 {stake}。</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} on sensor {sensor} before {button}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{jackpot}：{button} 之前在感应器 {sensor} 放 {stake}。</translation>
    </message>
    <message>
        <source>The chip stays on its spot after the start.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>开始后筹码留在原位。</translation>
    </message>
    <message>
        <source>The chip is taken after the start; the lamp keeps the wager.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>开始后收走筹码；灯保留投注。</translation>
    </message>
    <message>
        <source>The amount never grows, and each winner gets all of it.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>金额不累积，每位中奖者各得全额。</translation>
    </message>
    <message>
        <source>A share of the meter is one prize: all who win it divide it equally.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>奖池的一份是一个奖：所有中奖者平分。</translation>
    </message>
    <message>
        <source>Envy goes to every other seat with the wager, never to the winner.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Envy 付给其他有投注的座位，不付给中奖者。</translation>
    </message>
    <message>
        <source>{wager}: {least} to {most}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{wager}：{least} 至 {most}。</translation>
    </message>
    <message>
        <source>The shoe holds {n} decks.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>牌靴有 {n} 副牌。</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} stuck on</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} stuck on</extracomment>
        <translation>
            <numerusform>感应器 {names} 卡住</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} dirty</extracomment>
        <translation>
            <numerusform>感应器 {names} 脏污</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} without power</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} without power</extracomment>
        <translation>
            <numerusform>感应器 {names} 没电</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not answering</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not answering</extracomment>
        <translation>
            <numerusform>感应器 {names} 没有响应</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} restarted</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} restarted</extracomment>
        <translation>
            <numerusform>感应器 {names} 重启</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift the chip at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Lift the chip at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>拿起座位 {seats}的筹码，然后测试感应器。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wipe the sensor at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Wipe the sensor at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>擦拭座位 {seats}，然后测试感应器。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check the plug at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Check the plug at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>检查座位 {seats}的插头，然后测试感应器。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Test each at seats {seats} before it is trusted again.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Test it at seat {seats} before it is trusted again.</extracomment>
        <translation>
            <numerusform>重新使用前请测试座位 {seats}的感应器。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call a technician to seats {seats}.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Call a technician to seat {seats}.</extracomment>
        <translation>
            <numerusform>叫技术员到座位 {seats}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still stuck on. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still stuck on. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>已测试，仍然卡住。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still dirty. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still dirty. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>已测试，仍然脏污。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still without power. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still without power. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>已测试，仍然没电。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still not answering. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still not answering. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>已测试，仍然没有响应。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still restarted. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still restarted. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>已测试，仍然重启。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still out of order. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still out of order. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>已测试，仍然失效。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sensor {sensor} stuck</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 卡住</translation>
    </message>
    <message>
        <source>Sensor {sensor} dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 脏污</translation>
    </message>
    <message>
        <source>Sensor {sensor} no power</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 没电</translation>
    </message>
    <message>
        <source>Sensor {sensor} lost</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 失联</translation>
    </message>
    <message>
        <source>Sensor {sensor} reset</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 已重启</translation>
    </message>
    <message>
        <source>Sensor {sensor} fault</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: stuck</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障：卡住</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障：脏污</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: no power</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障：没电</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: lost</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障：失联</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: reset</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障：已重启</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: {fault}</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>感应器 {sensor} 故障：{fault}</translation>
    </message>
    <message>
        <source>SOUND OFF</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>静音</translation>
    </message>
    <message>
        <source>NIGHT</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>夜间</translation>
    </message>
    <message>
        <source>DAY</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>白天</translation>
    </message>
    <message>
        <source>Nobody is signed in: these settings are the kiosk&apos;s own.</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>无人登录：这些是终端本身的设置。</translation>
    </message>
    <message>
        <source>Kept for {dealer}, at every sign-in. Seats never change sides.</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>为 {dealer} 保存，每次登录生效。座位位置不变。</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>声音</translation>
    </message>
    <message>
        <source>Every sound is also to be seen</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>每个声音都有画面提示</translation>
    </message>
    <message>
        <source>FAULT SOUND</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>故障声音</translation>
    </message>
    <message>
        <source>Hand and eye</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>手与眼</translation>
    </message>
    <message>
        <source>Applies at once</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>立即生效</translation>
    </message>
    <message>
        <source>LEFT-HANDED</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>左手模式</translation>
    </message>
    <message>
        <source>HIGH CONTRAST</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>REDUCE MOTION</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Brightness</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>亮度</translation>
    </message>
    <message>
        <source>Full again while something is at fault</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>有故障时恢复全亮</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>语言</translation>
    </message>
    <message>
        <source>Words printed on the felt stay as they are</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>台面印刷文字保持不变</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>WINS</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <source>There is nothing to pay yet</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>还没有可赔付的</translation>
    </message>
    <message>
        <source>Dealer: {hand}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>荷官：{hand}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>收 {amount}</translation>
    </message>
    <message>
        <source>PUSH</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>平</translation>
    </message>
    <message>
        <source>Not claimed</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>未申报</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>本局继续</translation>
    </message>
    <message>
        <source>All wagers go back to the players; this round&apos;s contributions come off the meter.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>所有投注退还玩家；本局累积从奖池扣除。</translation>
    </message>
    <message>
        <source>Why is this round void?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>本局为何作废？</translation>
    </message>
    <message>
        <source>In play, before a win is recorded</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>进行中，记录中奖之前</translation>
    </message>
    <message>
        <source>{n} steps, one by one</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>{n} 步，逐步进行</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>出了什么问题？</translation>
    </message>
    <message>
        <source>It is noted at once, and the screen leads through it.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>立即记录，屏幕逐步引导。</translation>
    </message>
    <message>
        <source>WRONG NUMBER OF CARDS</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>牌数不对</translation>
    </message>
    <message>
        <source>SHUFFLER</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>洗牌机</translation>
    </message>
    <message>
        <source>Which win was wrong?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>哪个中奖有误？</translation>
    </message>
    <message>
        <source>Two people&apos;s cards are needed; until then it stands.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>需要两个人的卡；在此之前仍有效。</translation>
    </message>
    <message>
        <source>SEAT {seat}, {prize}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>座位 {seat}，{prize}</translation>
    </message>
    <message>
        <source>The prize goes back on its meter, exactly; seed and reserve come off again.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>奖金原数退回奖池；起始值和储备同时扣回。</translation>
    </message>
    <message>
        <source>Which wager of seat {seat}?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>座位 {seat} 的哪个投注？</translation>
    </message>
    <message>
        <source>It counts as if its sensor had seen it, and is recorded as marked by hand.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>视同感应器已检测，并记录为手动标记。</translation>
    </message>
    <message>
        <source>SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>感应器 {sensor}</translation>
    </message>
    <message>
        <source>Who was told?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>已通知谁？</translation>
    </message>
    <message>
        <source>It is recorded with the checklist.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>随清单记录。</translation>
    </message>
    <message>
        <source>Nobody is signed in. Swipe a dealer card to begin a shift.</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>无人登录。刷荷官卡开始班次。</translation>
    </message>
    <message>
        <source>There is no record of this shift to read.</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>没有本班次的记录。</translation>
    </message>
    <message>
        <source>{name}, signed in since {since}</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>{name}，{since} 登录</translation>
    </message>
    <message>
        <source>Signed in for</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>登录时长</translation>
    </message>
    <message>
        <source>Since {since}</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>自 {since}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Ended rounds only</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>仅已结束的局</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Since you signed in</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>自登录起</translation>
    </message>
    <message>
        <source>Authorised by a card or the key</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>由卡或钥匙授权</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>中奖总额</translation>
    </message>
    <message>
        <source>Envy is not in it</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>不含 Envy</translation>
    </message>
    <message>
        <source>Voided rounds</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>作废局数</translation>
    </message>
    <message>
        <source>Each with its reason on record</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>每局均记录原因</translation>
    </message>
    <message>
        <source>Late chips</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>迟到筹码</translation>
    </message>
    <message>
        <source>Seen after the start, not counted</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>开始后检测到，不计</translation>
    </message>
    <message>
        <source>Refused cards</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>被拒的卡</translation>
    </message>
    <message>
        <source>Unknown or not enough</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>未知或权限不够</translation>
    </message>
    <message>
        <source>Which side is seat {seat} on?</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>座位 {seat} 投哪一边？</translation>
    </message>
    <message>
        <source>It decides whose progressive wager a winning hand pays.</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>它决定中奖牌赔付哪个累积奖投注。</translation>
    </message>
    <message>
        <source>Self-check</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>自检</translation>
    </message>
    <message>
        <source>CHOOSE ANOTHER GAME</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>选择其他游戏</translation>
    </message>
    <message>
        <source>With a Supervisor card</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>用 Supervisor 卡</translation>
    </message>
    <message>
        <source>First opening</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>首次开桌</translation>
    </message>
    <message>
        <source>First opening: the meter starts at {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>首次开桌：奖池从 {amount} 开始</translation>
    </message>
    <message>
        <source>First opening: meters at their seeds</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>首次开桌：奖池从起始值开始</translation>
    </message>
    <message>
        <source>Closed after round {round}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>第 {round} 局后关桌</translation>
    </message>
    <message>
        <source>Closed after round {round}; closing meter recorded: {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>第 {round} 局后关桌；关桌奖池已记录：{amount}</translation>
    </message>
    <message>
        <source>Closed after round {round}; closing meters recorded</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>第 {round} 局后关桌；关桌奖池已记录</translation>
    </message>
    <message>
        <source>Opening meter recorded: {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>记录开桌奖池：{amount}</translation>
    </message>
    <message>
        <source>Opening meters recorded</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>记录开桌奖池</translation>
    </message>
    <message>
        <source>Resumed round {round} where it stopped</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>从中断处继续第 {round} 局</translation>
    </message>
    <message>
        <source>Resumed. {whom_to_pay}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>已恢复。{whom_to_pay}</translation>
    </message>
    <message>
        <source>No answer. {cure}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>没有响应。{cure}</translation>
    </message>
    <message>
        <source>Simulated</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>响应正常</translation>
    </message>
    <message>
        <source>All {n} items are well</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{n} 项全部正常</translation>
    </message>
    <message>
        <source>{well} of {n} items are well; the table can be opened</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{n} 项中 {well} 项正常；可以开桌</translation>
    </message>
    <message>
        <source>Locked since {since}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>自 {since} 锁定</translation>
    </message>
    <message>
        <source>Locked by {name} since {since}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{name} 于 {since} 锁定</translation>
    </message>
    <message>
        <source>Swipe a staff card to unlock</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>刷员工卡解锁</translation>
    </message>
    <message>
        <source>Swipe the card of {name}, a relief dealer or a Supervisor</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>刷 {name}、接替荷官或 Supervisor 的卡</translation>
    </message>
    <message>
        <source>Swipe the card of {name} or a Supervisor</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>刷 {name} 或 Supervisor 的卡</translation>
    </message>
    <message>
        <source>Set a meter</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>设置奖池</translation>
    </message>
    <message>
        <source>Until both cards are swiped the meter stays as it is.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷完两张卡之前奖池不变。</translation>
    </message>
    <message>
        <source>The meter stays</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>奖池不变</translation>
    </message>
    <message>
        <source>Two different people&apos;s cards</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>两个不同人的卡</translation>
    </message>
    <message>
        <source>{name} has approved; {meter} is still as it was</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{name}已批准；{meter} 保持不变</translation>
    </message>
    <message>
        <source>Sets {meter} to {amount}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>将 {meter} 设为 {amount}</translation>
    </message>
    <message numerus="yes">
        <source>Verify {n} wins</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: Verify {n} win</extracomment>
        <translation>
            <numerusform>核实{n}个中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>按此顺序赔付，从右到左</translation>
    </message>
    <message>
        <source>Off the meter</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>从奖池</translation>
    </message>
    <message>
        <source>Nothing is recorded</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>不作记录</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM {n} WINS</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: CONFIRM {n} WIN</extracomment>
        <translation>
            <numerusform>CONFIRM {n}个中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>Swipe to record</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷卡记录</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins confirmed</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: {n} win confirmed</extracomment>
        <translation>
            <numerusform>{n}个中奖已确认</numerusform>
        </translation>
    </message>
    <message>
        <source>Claims stay on</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>申报保留</translation>
    </message>
    <message>
        <source>Opens the reader for {seconds} s</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>读卡器开启 {seconds} 秒</translation>
    </message>
    <message>
        <source>Until both cards are swiped the win stands.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>刷完两张卡之前中奖仍有效。</translation>
    </message>
    <message>
        <source>The card reader does not answer. Check its cable; it is tried again by itself</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>读卡器没有响应。请检查线缆；会自动重试</translation>
    </message>
    <message>
        <source>{role} card: not enough</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{role} 卡：权限不够</translation>
    </message>
    <message>
        <source>Card not recognized</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>无法识别此卡</translation>
    </message>
    <message>
        <source>Card not accepted</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>卡未被接受</translation>
    </message>
    <message>
        <source>Card not read</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>未读到卡</translation>
    </message>
    <message>
        <source>Swipe it again, evenly and all the way.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>请再刷一次，匀速刷到底。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is recorded. The claims on seats {seats} stay on.</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: Nothing is recorded. The claim on seat {seats} stays on.</extracomment>
        <translation>
            <numerusform>不作记录。座位 {seats} 的申报保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in {n} seconds</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{n} 秒内没有刷卡</translation>
    </message>
    <message>
        <source>{hand} needs an Executive.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} 需要 Executive。</translation>
    </message>
    <message>
        <source>{hand} needs a Supervisor.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} 需要 Supervisor。</translation>
    </message>
    <message>
        <source>Swipe an EXECUTIVE card</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷 EXECUTIVE 卡</translation>
    </message>
    <message>
        <source>Swipe a SUPERVISOR card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>刷 SUPERVISOR 卡</translation>
    </message>
    <message>
        <source>Then swipe an Executive card</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>然后刷 Executive 卡</translation>
    </message>
    <message>
        <source>Then swipe a Supervisor card</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>然后刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>{hand} pays {percent}% of the meter: {prize}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>奖池的 {hand} 赔 {percent}%：{prize}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}: {prize}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} 赔 {pays}：{prize}</translation>
    </message>
    <message>
        <source>Try {tries} of {most}. Nothing is recorded yet.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>第 {tries}/{most} 次。尚未记录。</translation>
    </message>
    <message>
        <source>A Supervisor card is not enough for this level</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>此级别 Supervisor 卡不够</translation>
    </message>
    <message>
        <source>A Supervisor or an Executive card</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Supervisor 或 Executive 卡</translation>
    </message>
    <message>
        <source>to pay</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>{pays}, from the tray</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}，从筹码盘</translation>
    </message>
    <message>
        <source>{pays}, reseeds to {seed}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}，重置为 {seed}</translation>
    </message>
    <message>
        <source>{pays}, off the meter</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}，从奖池</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>座位</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: {n} player</extracomment>
        <translation>
            <numerusform>{n}位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>One {role} swipe records this win and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷一次 {role} 卡即记录此中奖并调整奖池。</translation>
    </message>
    <message>
        <source>One {role} swipe records both wins and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷一次 {role} 卡即记录两个中奖并调整奖池。</translation>
    </message>
    <message>
        <source>One {role} swipe records all {n} wins and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷一次 {role} 卡即记录全部{n}个中奖并调整奖池。</translation>
    </message>
    <message>
        <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>模拟设备  ·  没有真实的感应器、奖池或金钱</translation>
    </message>
    <message>
        <source>SIMULATED: {devices}  ·  ALL ELSE IS REAL</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>模拟：{devices}  ·  其他均为真实</translation>
    </message>
    <message>
        <source>TABLE {table}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>桌 {table}</translation>
    </message>
    <message>
        <source>Table halted. Call a technician</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>本桌已停。请叫技术员</translation>
    </message>
    <message>
        <source>Nothing recorded is lost; restart it</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>已有记录不会丢失；请重新启动</translation>
    </message>
    <message>
        <source>Progressive paused. Start the base game</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>累积奖暂停。开始主游戏</translation>
    </message>
    <message>
        <source>Give progressive chips back</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>退回累积奖筹码</translation>
    </message>
    <message>
        <source>{console}, {n} sensors</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>{console}，{n}个感应器</translation>
    </message>
    <message>
        <source>SUPERVISOR KEY</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>主管钥匙</translation>
    </message>
    <message>
        <source>{device} lost</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>{device}失联</translation>
    </message>
    <message>
        <source>Devices OK</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>设备正常</translation>
    </message>
    <message>
        <source>Not recording</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>未在记录</translation>
    </message>
    <message>
        <source>Journal OK</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>日志正常</translation>
    </message>
    <message>
        <source>When it is mended</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>修复后</translation>
    </message>
    <message>
        <source>The table cannot be opened</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>无法开桌</translation>
    </message>
    <message>
        <source>A technician does it at the command line</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>由技术员在命令行完成</translation>
    </message>
    <message>
        <source>RESTORE</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Hold: goes on from {events} events</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>按住：从 {events} 条记录继续</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <extracomment>ui/shell/dialogs.py</extracomment>
        <translation>{name} 的 PIN</translation>
    </message>
    <message numerus="yes">
        <source>Type it unseen by others; {n} seconds left</source>
        <extracomment>ui/shell/dialogs.py; one: Type it unseen by others; {n} second left</extracomment>
        <translation>
            <numerusform>输入时请勿让他人看到；剩余 {n} 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>{width} × {height}, it does not tell its size in mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>{width} × {height}，未提供毫米尺寸</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Main buttons {primary} mm, the smallest {smallest} mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>主按钮 {primary} 毫米，最小 {smallest} 毫米</translation>
    </message>
    <message>
        <source>A screen {width} mm wide would make every one {size} mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>屏宽 {width} 毫米时按钮为 {size} 毫米</translation>
    </message>
    <message>
        <source>Swipe card</source>
        <extracomment>ui/supervisor/dialog.py</extracomment>
        <translation>刷卡</translation>
    </message>
    <message>
        <source>Verify</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>核实</translation>
    </message>
    <message>
        <source>Simulated cards</source>
        <extracomment>ui/supervisor/swipe_page.py</extracomment>
        <translation>模拟卡</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>暂不可用</translation>
    </message>
    <message>
        <source>Turn the key in its lock</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>请在锁中转动钥匙</translation>
    </message>
    <message>
        <source>Key to {position}</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>钥匙转到 {position}</translation>
    </message>
    <message>
        <source>The key is at {position}</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>钥匙在 {position}</translation>
    </message>
    <message>
        <source>DO NOT QUOTE</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>请勿报出</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>{step}/{steps}</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <extracomment>ui/toolkit/action_button.py</extracomment>
        <translation>还剩 {seconds} 秒</translation>
    </message>
    <message>
        <source>HOLDING</source>
        <extracomment>ui/toolkit/action_button.py</extracomment>
        <translation>继续按住</translation>
    </message>
    <message>
        <source>This table keeps no journal</source>
        <extracomment>ui/shell/journal_reader.py</extracomment>
        <translation>本桌没有日志</translation>
    </message>
    <message>
        <source>The journal cannot be read now; look again in a moment</source>
        <extracomment>ui/shell/journal_reader.py</extracomment>
        <translation>现在无法读取日志；请稍后再看</translation>
    </message>
    <message>
        <source>ERASE</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>The card does not count</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>此卡不计</translation>
    </message>
    <message>
        <source>4 to 8 digits</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>4 至 8 位数字</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>确定</translation>
    </message>
    <message>
        <source>{first} to {last} of {all}</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>第 {first} 至 {last}，共 {all}</translation>
    </message>
    <message>
        <source>PREVIOUS</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>上一页</translation>
    </message>
    <message>
        <source>NEXT</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>下一页</translation>
    </message>
    <message>
        <source>First page</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>第一页</translation>
    </message>
    <message>
        <source>Last page</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>最后一页</translation>
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
        <source>One deck. Everybody gets five cards, and so does the dealer.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>一副牌。每人五张，庄家也一样。</translation>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>每位玩家两张，庄家两张，其中一张明牌。</translation>
    </message>
    <message>
        <source>House Money is settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money 按前两张牌结算，在其他动作之前。</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; House Money is up to the player.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>先下 blackjack 注；House Money 由玩家自选。</translation>
    </message>
    <message>
        <source>Insurance is offered against an ace: at most half of the blackjack wager.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>对 A 可买保险：最多为 blackjack 注的一半。</translation>
    </message>
    <message>
        <source>Each jackpot has its own sensor and its own chip.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Insurance 赔 2 to 1。</translation>
    </message>
    <message>
        <source>Against a dealer&apos;s blackjack the bonus is still paid, but nothing can be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>庄家 blackjack 时奖金照赔，但不能留注。</translation>
    </message>
    <message>
        <source>Sevens count: in the first two cards, and one more as the house has it.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>计 7：前两张牌，加场规规定的一张。</translation>
    </message>
    <message>
        <source>The player&apos;s two cards and the dealer&apos;s up card count. It is settled before blackjack goes on.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>计玩家两张牌和庄家明牌。先结算，再继续 blackjack。</translation>
    </message>
    <message>
        <source>The dealer stands on a soft 17.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>庄家软 17 停牌。</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>庄家软 17 要牌。</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>没有投降。</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the entire wager comes back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>投降是第一个决定：退回全部投注的一半。</translation>
    </message>
    <message>
        <source>A blackjack pays 3 to 2.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>blackjack 赔 3 to 2。</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>blackjack 赔 6 to 5。</translation>
    </message>
    <message>
        <source>Any first two cards may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>任意前两张牌可加倍。</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>只有 9、10 和 11 可加倍。</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>只有 10 和 11 可加倍。</translation>
    </message>
    <message>
        <source>A hand may be doubled after a split.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>分牌后可加倍。</translation>
    </message>
    <message>
        <source>A hand may not be doubled after a split.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>分牌后不能加倍。</translation>
    </message>
    <message>
        <source>A pair is two cards of one rank.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>对子是两张同点牌。</translation>
    </message>
    <message>
        <source>Two cards of one value may be split, a king and a queen too.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>两张同值牌可分，K 和 Q 也行。</translation>
    </message>
    <message>
        <source>A seat may split to four hands.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>每座可分至四手。</translation>
    </message>
    <message>
        <source>A seat may split to three hands.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>每座可分至三手。</translation>
    </message>
    <message>
        <source>A seat may split once.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>每座可分一次。</translation>
    </message>
    <message>
        <source>Split aces get one card each and no more.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>分开的 A 各只补一张。</translation>
    </message>
    <message>
        <source>Split aces are played on like any other pair.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>分开的 A 与其他对子一样继续。</translation>
    </message>
    <message>
        <source>The third seven is the first card that the player draws.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>第三张 7 是玩家补的第一张牌。</translation>
    </message>
    <message>
        <source>The third seven is the dealer&apos;s up card.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>第三张 7 是庄家明牌。</translation>
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
        <source>Swipe a dealer card to open the table</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>刷荷官卡开桌</translation>
    </message>
    <message>
        <source>Wait for bets</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>等待下注</translation>
    </message>
    <message>
        <source>Ante first; Cover All if they like</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>先下 Ante；Cover All 随意</translation>
    </message>
    <message>
        <source>All bets down? Press START GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>下注完毕？按 START GAME</translation>
    </message>
    <message>
        <source>All bets down? Press COIN IN</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>下注完毕？按 COIN IN</translation>
    </message>
    <message>
        <source>Take the progressive chips</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>收取累积奖筹码</translation>
    </message>
    <message>
        <source>Deal and play the hands</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>发牌并进行</translation>
    </message>
    <message>
        <source>Press the winning hand of seat {seat}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>按座位 {seat} 的中奖牌型</translation>
    </message>
    <message>
        <source>Wrong seat? Touch another</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>座位不对？点另一个</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>座位 {seat} 没有累积奖投注</translation>
    </message>
    <message>
        <source>Touch a seat whose lamp is locked in</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>点选灯已锁定的座位</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>呼叫主管</translation>
    </message>
    <message>
        <source>Supervisor: verify the cards, then CONFIRM</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor：核实牌后按 CONFIRM</translation>
    </message>
    <message>
        <source>{wins} to verify</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{wins}待核实</translation>
    </message>
    <message>
        <source>Records {wins}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>记录{wins}</translation>
    </message>
    <message>
        <source>Pay, then press END GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>赔付后按 END GAME</translation>
    </message>
    <message>
        <source>Pay, then press GAME OVER</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>赔付后按 GAME OVER</translation>
    </message>
    <message>
        <source>Supervisor: turn the key to JPH</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor：把钥匙转到 JPH</translation>
    </message>
    <message>
        <source>Supervisor: press J-POT</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor：按 J-POT</translation>
    </message>
    <message>
        <source>Cards verified? It records {wins}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>牌已核实？将记录{wins}</translation>
    </message>
    <message>
        <source>Turn the key back to RUN</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>把钥匙转回 RUN</translation>
    </message>
    <message>
        <source>The win is on record; the meter follows the key</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>中奖已记录；奖池随钥匙更新</translation>
    </message>
    <message>
        <source>There is no win to record now</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>现在没有可记录的中奖</translation>
    </message>
    <message>
        <source>Backs win {number} out; a second person&apos;s card follows</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>撤销中奖 {number}；之后需另一人的卡</translation>
    </message>
    <message>
        <source>{first} has approved; win {number} still stands</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{first}已批准；中奖 {number} 仍有效</translation>
    </message>
    <message>
        <source>Opens {game} at this table</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>在本桌开启 {game}</translation>
    </message>
    <message>
        <source>All hands are void: hold VOID ROUND</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>所有牌作废：按住 VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and shuffle the cards anew</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>退回所有投注并重新洗牌</translation>
    </message>
    <message>
        <source>Look at the guide on the shuffler&apos;s back</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>查看洗牌机背面的说明</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It runs again? Close this list</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>第 {step}/{steps} 步。恢复运行？关闭此清单</translation>
    </message>
    <message>
        <source>Turn the shuffler off</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>关闭洗牌机</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>第 {step}/{steps} 步</translation>
    </message>
    <message>
        <source>Pull its power cord</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>拔掉电源线</translation>
    </message>
    <message>
        <source>Put the backup shuffler in its place</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>换上备用洗牌机</translation>
    </message>
    <message>
        <source>Plug the power cord in</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>插上电源线</translation>
    </message>
    <message>
        <source>Turn the backup shuffler on</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>打开备用洗牌机</translation>
    </message>
    <message>
        <source>Call the shuffler&apos;s service</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>致电洗牌机维修</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. Note who was told</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>第 {step}/{steps} 步。记下已通知谁</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Progressive chips go on the sensors</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>累积奖筹码放在感应器上</translation>
    </message>
    <message>
        <source>{chips} detected</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>检测到{chips}</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press END GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>有中奖牌？点其座位。没有？按 END GAME</translation>
    </message>
    <message>
        <source>Mark the progressive wagers</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>标记累积奖投注</translation>
    </message>
    <message>
        <source>Touch every seat that has made one</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>点选每个已投注的座位</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press GAME OVER</source>
        <extracomment>./prompts.toml</extracomment>
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
        <extracomment>games/classic_blackjack.toml</extracomment>
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
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>先下 blackjack 注；jackpot 筹码放在感应器上</translation>
    </message>
    <message>
        <source>Mark the jackpot wagers</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>标记 jackpot 投注</translation>
    </message>
    <message>
        <source>Take the jackpot chips</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>收取 jackpot 筹码</translation>
    </message>
    <message>
        <source>Deal two cards each, show the up card</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>每家发两张，亮出明牌</translation>
    </message>
    <message>
        <source>Settle {jackpot}, press its END GAME, then play blackjack</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>先结算 {jackpot}，按其 END GAME，再玩 blackjack</translation>
    </message>
    <message>
        <source>Deal and play blackjack</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>发牌，玩 blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>座位 {seat} 没有 jackpot 投注</translation>
    </message>
    <message>
        <source>The hands are void: hold VOID ROUND</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
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
        <extracomment>jackpot/definition.py</extracomment>
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
        <extracomment>devices/registry.py</extracomment>
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
        <extracomment>table/procedures/verifying.py</extracomment>
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
        <source>Folded, and its cards were not entered</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>已弃牌，未输入其牌</translation>
    </message>
    <message>
        <source>Sensor {sensor} was not alone at its address: it took no wager; set another</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 的地址有重复：未接受投注；请另设地址</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not tell its state: it took no wager; check its profile</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 没有报告状态：未接受投注；检查其配置</translation>
    </message>
    <message>
        <source>Sensor {sensor} was not looked at in time: its chip did not count; check the line</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 未及时查询：其筹码未计；检查线路</translation>
    </message>
    <message>
        <source>Sensor {sensor} said {fault}: it took no wager; call a technician</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 报告 {fault}：未接受投注；请叫技术员</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not obey its lamp; chips on it count, its light may be wrong</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 的灯不听指令；筹码照计，灯可能有误</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not open or close; chips on it are seen, look for late ones</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 没有开启或关闭；看得到筹码，留意迟到的</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not check itself; chips on it are seen, call a technician</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>感应器 {sensor} 没有自检；看得到筹码，请叫技术员</translation>
    </message>
    <message>
        <source>Sensor {sensor} is another board, {found}, not {known}; once noted, its chips count</source>
        <extracomment>desk/device_watch.py</extracomment>
        <translation>感应器 {sensor} 换了板：{found}，不是 {known}；知悉后筹码照计</translation>
    </message>
    <message numerus="yes">
        <source>All {n} win slips</source>
        <extracomment>desk/printing.py; one: The win slip</extracomment>
        <translation>
            <numerusform>全部 {n} 张中奖单</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {n} win slips, marked REPRINT {reprint}</source>
        <extracomment>desk/printing.py; one: The win slip, marked REPRINT {reprint}</extracomment>
        <translation>
            <numerusform>全部 {n} 张中奖单，标有 REPRINT {reprint}</numerusform>
        </translation>
    </message>
    <message>
        <source>The slip printer did not say that it has finished; look for the slip</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>单据打印机没有报告完成；请找到单据</translation>
    </message>
    <message>
        <source>The slip printer went away while the slip came out; look for the slip</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>出单时单据打印机失联；请找到单据</translation>
    </message>
    <message>
        <source>The slip printer takes no more: switch it off and on, then print again</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>单据打印机不再接收：关机再开，然后重新打印</translation>
    </message>
    <message>
        <source>Lamp</source>
        <extracomment>devices/role.py</extracomment>
        <translation>灯</translation>
    </message>
    <message>
        <source>It does not obey its lamp</source>
        <extracomment>devices/role.py</extracomment>
        <translation>灯不听指令</translation>
    </message>
    <message>
        <source>Inhibit</source>
        <extracomment>devices/role.py</extracomment>
        <translation>启闭</translation>
    </message>
    <message>
        <source>It does not open or close</source>
        <extracomment>devices/role.py</extracomment>
        <translation>不开启也不关闭</translation>
    </message>
    <message>
        <source>Busy</source>
        <extracomment>devices/role.py</extracomment>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>It says it is busy</source>
        <extracomment>devices/role.py</extracomment>
        <translation>报告忙碌</translation>
    </message>
    <message>
        <source>Long check</source>
        <extracomment>devices/role.py</extracomment>
        <translation>长自检</translation>
    </message>
    <message>
        <source>Its self check has two bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>自检有两个字节</translation>
    </message>
    <message>
        <source>Error 15</source>
        <extracomment>devices/role.py</extracomment>
        <translation>错误 15</translation>
    </message>
    <message>
        <source>It says error 15, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>报告错误 15，一次</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>devices/role.py</extracomment>
        <translation>被换</translation>
    </message>
    <message>
        <source>Another board, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>换了板，一次</translation>
    </message>
    <message>
        <source>It is not certain whether this was recorded: the disk with {path} failed at the last moment ({trouble}). The journal is read again first; look at the table, then go on from what it shows.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>不确定是否已记录：{path} 所在的磁盘在最后一刻出错（{trouble}）。先重读日志；请看牌桌，再按其显示继续。</translation>
    </message>
    <message>
        <source>Nothing was recorded: another program has changed the journal {path} while it was open. Leave it as it is and call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>没有任何记录：日志 {path} 打开时被其他程序更改。保持原样并叫技术员。</translation>
    </message>
    <message>
        <source>the note of its end beside the key is missing or was altered</source>
        <extracomment>journal/head_file.py</extracomment>
        <translation>密钥旁的末端记录缺失或被更改</translation>
    </message>
    <message>
        <source>The journal {path} was altered by another program ({what}): leave it as it is, call a technician, and open the newest backup.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>日志 {path} 被其他程序更改（{what}）：请保持原样，叫技术员并打开最新备份。</translation>
    </message>
    <message>
        <source>Definitions were changed since the table was closed: {changes}</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>关桌后定义有更改：{changes}</translation>
    </message>
    <message>
        <source>Definitions were changed in an open round; what they were is not on record</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>定义在未结束的局中被更改；原内容没有记录</translation>
    </message>
    <message>
        <source>Definitions were changed in an open round and wait for the next opening: {changes}</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>定义在未结束的局中被更改，下次开桌生效：{changes}</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>以及其他</translation>
    </message>
    <message>
        <source>no pay, but something else</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>不是赔付，而是其他内容</translation>
    </message>
    <message>
        <source>The staff register {path} is missing, and one was founded here: put it back from its backup, or call a technician.</source>
        <extracomment>staff/birth_mark.py</extracomment>
        <translation>缺少员工名册 {path}，此处曾建立过：请用备份恢复，或叫技术员。</translation>
    </message>
    <message>
        <source>The staff register {path} is not the one that was founded here: put that one back from its backup, or call a technician.</source>
        <extracomment>staff/birth_mark.py</extracomment>
        <translation>员工名册 {path} 不是此处建立的那份：请用备份恢复，或叫技术员。</translation>
    </message>
    <message>
        <source>No chip lies at seat {seat}; put one on the sensor</source>
        <extracomment>table/decide.py</extracomment>
        <translation>座位 {seat} 没有筹码；请放在感应器上</translation>
    </message>
    <message>
        <source>The sensor of seat {seat} sees no chip either</source>
        <extracomment>table/decide.py</extracomment>
        <translation>座位 {seat} 的感应器也看不到筹码</translation>
    </message>
    <message>
        <source>Two cards and the flop count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>计两张牌加 flop</translation>
    </message>
    <message>
        <source>All five dealt cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>计发出的五张牌</translation>
    </message>
    <message>
        <source>The best four cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>计最好的四张</translation>
    </message>
    <message>
        <source>Two cards and the board count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>计两张牌加公共牌</translation>
    </message>
    <message>
        <source>Two cards and the up card count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>计两张牌加明牌</translation>
    </message>
    <message>
        <source>The first three cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>计前三张牌</translation>
    </message>
    <message>
        <source>left from last round: {seats}. Lift it, or touch the seat</source>
        <extracomment>table/guide/chip_words.py</extracomment>
        <translation>上局遗留：{seats}。拿起，或点该座位</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips count</source>
        <extracomment>table/guide/chip_words.py; one: {n} chip counts</extracomment>
        <translation>
            <numerusform>{n}个筹码有效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Late chips at {seats}: give them back</source>
        <extracomment>table/guide/chip_words.py; one: Late chip at {seats}: give it back</extracomment>
        <translation>
            <numerusform>{seats}有迟到筹码：请退回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the chips of {seats}</source>
        <extracomment>table/guide/chip_words.py; one: Leave the chip of {seats}</extracomment>
        <translation>
            <numerusform>{seats}的筹码留着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the chips of {seats}</source>
        <extracomment>table/guide/chip_words.py; one: Clear the chip of {seats}</extracomment>
        <translation>
            <numerusform>清走{seats}的筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips. Has each of them a game wager?</source>
        <extracomment>table/guide/chip_words.py; one: {n} chip. Has it a game wager?</extracomment>
        <translation>
            <numerusform>{n}个筹码。各自都有主注吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>touch {seats} if it plays</source>
        <extracomment>table/guide/chip_words.py</extracomment>
        <translation>{seats}若参与，请点选</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have no game wager</source>
        <extracomment>table/guide/chip_words.py; one: {seats} has no game wager</extracomment>
        <translation>
            <numerusform>{seats}没有主注</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the wagers back first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>请先退回投注</translation>
    </message>
    <message>
        <source>No round is running</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>没有进行中的局</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} seats not ticked</source>
        <extracomment>table/guide/controls.py; one: Hold: {n} seat not ticked</extracomment>
        <translation>
            <numerusform>按住：{n}个座位未打勾</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold 0.8 s, nothing dealt</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>按住 0.8 秒，未发牌</translation>
    </message>
    <message>
        <source>Card swiped. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>已刷卡。再按取消</translation>
    </message>
    <message>
        <source>{n} prizes, {total}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>{n} 个奖，{total}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}, {prize}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>座位 {seat}：{hand}，{prize}</translation>
    </message>
    <message>
        <source>Not at this table</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>本桌没有</translation>
    </message>
    <message>
        <source>No small prize is on</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>没有打开的小奖</translation>
    </message>
    <message>
        <source>The cards say otherwise</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>与牌不符</translation>
    </message>
    <message>
        <source>These hands need a card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>这些牌型须刷卡</translation>
    </message>
    <message>
        <source>Needs a Supervisor card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>需要 Supervisor 卡</translation>
    </message>
    <message>
        <source>Card first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>先刷卡</translation>
    </message>
    <message>
        <source>A late win comes first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>正在补记中奖</translation>
    </message>
    <message>
        <source>Leave {seats} face up</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>{seats}的牌保持亮出</translation>
    </message>
    <message>
        <source>Taking a fold back</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>取消弃牌</translation>
    </message>
    <message>
        <source>Another stage of the deal</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>发牌的另一阶段</translation>
    </message>
    <message>
        <source>The stage before</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>上一阶段</translation>
    </message>
    <message>
        <source>COLLECTED</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>已收</translation>
    </message>
    <message>
        <source>The peek</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>看底牌</translation>
    </message>
    <message>
        <source>CHANGE THE HAND</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>更改牌型</translation>
    </message>
    <message>
        <source>A seat that plays</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>参与的座位</translation>
    </message>
    <message>
        <source>A chip that stays</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>留下的筹码</translation>
    </message>
    <message>
        <source>A duty</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>一项事项</translation>
    </message>
    <message>
        <source>PAID</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>已赔付</translation>
    </message>
    <message>
        <source>ALL PAID</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>全部已赔付</translation>
    </message>
    <message>
        <source>KEEP THE ROUND</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>保留本局</translation>
    </message>
    <message>
        <source>ALL GIVEN BACK</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>全部已退回</translation>
    </message>
    <message>
        <source>A late win</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>补记中奖</translation>
    </message>
    <message numerus="yes">
        <source>{n} jackpot wagers</source>
        <extracomment>table/guide/prompt_words.py; one: {n} jackpot wager</extracomment>
        <translation>
            <numerusform>{n}个 jackpot 投注</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay seat {seat}, then press PAID</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>赔付座位 {seat}，再按“已赔付”</translation>
    </message>
    <message>
        <source>Everybody is paid. Press {button}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>全部已赔付。按 {button}</translation>
    </message>
    <message>
        <source>Press DEALER CONFIRM</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>按 DEALER CONFIRM</translation>
    </message>
    <message>
        <source>Records the late win; a second person&apos;s card follows</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>补记中奖；之后需另一人的卡</translation>
    </message>
    <message>
        <source>{first} has approved; nothing is recorded yet</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{first}已批准；尚未记录</translation>
    </message>
    <message>
        <source>It voids round {round}: {why}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>将作废第 {round} 局：{why}</translation>
    </message>
    <message>
        <source>Round {round} is void: give every wager back</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>第 {round} 局作废：退回所有投注</translation>
    </message>
    <message>
        <source>{returned}. Then reshuffle</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{returned}。然后重新洗牌</translation>
    </message>
    <message>
        <source>Key switch lost: swipe a Supervisor&apos;s card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>钥匙开关失联：刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>It stands for the key. {claims}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>以卡代替钥匙。{claims}</translation>
    </message>
    <message>
        <source>The win is on record; the card takes it off the meter, as RUN would</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>中奖已记录；刷卡即从奖池扣除，同 RUN</translation>
    </message>
    <message>
        <source>It lets the round go on, as RUN would; or mend the switch</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>刷卡即继续本局，同 RUN；或修好开关</translation>
    </message>
    <message>
        <source>Supervisor: swipe your card, then press J-POT</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Supervisor：先刷卡，再按 J-POT</translation>
    </message>
    <message>
        <source>It says on record who holds the key. {claims}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>记录谁持钥匙。{claims}</translation>
    </message>
    <message>
        <source>To every player</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>每位玩家</translation>
    </message>
    <message>
        <source>{amount} envy, from the tray</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Envy {amount}，从筹码盘</translation>
    </message>
    <message>
        <source>{amount}; last, {envy} envy</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{amount}；最后 Envy {envy}</translation>
    </message>
    <message>
        <source>{sensor} off seat {seats}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>收座位 {seats} 的 {sensor}</translation>
    </message>
    <message>
        <source>{off}, leave {other}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{off}，{other} 留着</translation>
    </message>
    <message numerus="yes">
        <source>Off seats {seats}</source>
        <extracomment>table/guide/prompt_words.py; one: Off seat {seats}</extracomment>
        <translation>
            <numerusform>收座位 {seats} 的筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect the folds at once: {seats}; then touch {next}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>立即收弃牌：{seats}；再点 {next}</translation>
    </message>
    <message>
        <source>{either} or {other}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{either} 或 {other}</translation>
    </message>
    <message>
        <source>1 of {n} shares of {whole}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{whole} 的 {n} 份之一</translation>
    </message>
    <message numerus="yes">
        <source>seats {seats}</source>
        <extracomment>table/guide/words.py; one: seat {seats}</extracomment>
        <translation>
            <numerusform>座位 {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} shares of {each}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{n} 份，每份 {each}</translation>
    </message>
    <message>
        <source>{n} shares, {first} and {last}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{n} 份，{first} 和 {last}</translation>
    </message>
    <message>
        <source>{place} stays face up: {hand}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>{place} 保持亮出：{hand}</translation>
    </message>
    <message>
        <source>COVER ALL loses: {place} is highest, {hand}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>COVER ALL 输：{place} 最大，{hand}</translation>
    </message>
    <message>
        <source>{place}: {hand}, pays {pays}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>{place}：{hand}，赔 {pays}</translation>
    </message>
    <message>
        <source>Write a note of at least {n} words: what happened, and who saw it</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>请写至少 {n} 个词的备注：发生了什么，谁看到</translation>
    </message>
    <message>
        <source>A late win waits for its cards; swipe them or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>补记中奖等待刷卡；请先刷卡或取消</translation>
    </message>
    <message>
        <source>{what} waits: the key switch does not answer; swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{what}须等待：钥匙开关没有响应；刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>The key switch does not answer; mend it, or swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>钥匙开关没有响应；请修好，或刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>Who holds the key? Swipe a Supervisor&apos;s card, then press J-POT</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>谁持钥匙？刷 Supervisor 卡，再按 J-POT</translation>
    </message>
    <message>
        <source>Nobody deals; swipe a dealer card first</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>没有荷官；请先刷荷官卡</translation>
    </message>
    <message>
        <source>No dealer confirms alone here; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>此处荷官不能单独确认；请呼叫主管</translation>
    </message>
    <message>
        <source>The cards say something else than the button; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>牌与按钮不符；请呼叫主管</translation>
    </message>
    <message>
        <source>These hands need a card; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>这些牌型须刷卡；请呼叫主管</translation>
    </message>
    <message>
        <source>No small prize is on; press the winning hand first</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>没有打开的小奖；请先按中奖牌型</translation>
    </message>
    <message>
        <source>Answer LEAVE UP at seat {seat}; it is no wager of its own</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>请回答座位 {seat} 的“留注”；它不是单独的投注</translation>
    </message>
    <message>
        <source>Seat {seat} may insure {most} at most, half of its blackjack wager</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>座位 {seat} 保险最多 {most}，即 blackjack 注的一半</translation>
    </message>
    <message>
        <source>Insurance needs an ace up</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>保险需要明牌为 A</translation>
    </message>
    <message>
        <source>The dealer has looked already; insurance is closed</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>庄家已看底牌；保险已截止</translation>
    </message>
    <message>
        <source>Seat {seat} has no blackjack wager to insure</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>座位 {seat} 没有可保险的 blackjack 注</translation>
    </message>
    <message>
        <source>The dealer has blackjack; nobody draws</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>庄家是 blackjack；都不补牌</translation>
    </message>
    <message>
        <source>Look for blackjack first</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>先看是否 blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has given its hand up</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>座位 {seat} 已投降</translation>
    </message>
    <message>
        <source>Ask seat {seat} for LEAVE UP first; a double matches it</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>先问座位 {seat} “留注”；加倍须与其相配</translation>
    </message>
    <message>
        <source>A double is for the first two cards of a hand</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>只有前两张牌可以加倍</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks cannot make {hand} at {seats}; look which seat holds it</source>
        <extracomment>table/procedures/contradictions.py; one: One deck cannot make {hand} at {seats}; look which seat holds it</extracomment>
        <translation>
            <numerusform>{n}副牌不可能在{seats}都有 {hand}；看清是哪个座位</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} is on for {seats}: the board is everybody&apos;s, so {others} cannot hold another hand</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{seats}已打开 {hand}：公共牌属于大家，{others}不能是其他牌型</translation>
    </message>
    <message>
        <source>{hand} is on for {seats} only: the board is everybody&apos;s, press it for {missing} too</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>只有{seats}打开 {hand}：公共牌属于大家，{missing}也要按</translation>
    </message>
    <message>
        <source>The dealer stands with {total}; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>庄家 {total} 停牌；不能再补</translation>
    </message>
    <message>
        <source>Seat {seat} is bust with {total}; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>座位 {seat} 以 {total} 爆牌；不能再补</translation>
    </message>
    <message>
        <source>Seat {seat} stands with 21; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>座位 {seat} 21 点停牌；不能再补</translation>
    </message>
    <message>
        <source>A split ace gets one card only; choose another place</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>分开的 A 只补一张；请选择其他位置</translation>
    </message>
    <message>
        <source>Seat {seat} has doubled; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>座位 {seat} 已加倍；不能再补</translation>
    </message>
    <message>
        <source>Card entered wrongly</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>牌输入错误</translation>
    </message>
    <message>
        <source>No wager at this seat</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>此座位没有投注</translation>
    </message>
    <message>
        <source>Hand was folded</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>牌已弃</translation>
    </message>
    <message>
        <source>NOT A WIN needs a reason from the list</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>“未中奖”须从列表中选择原因</translation>
    </message>
    <message>
        <source>The cards of seat {seat} make no open hand; look again</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>座位 {seat} 的牌没有待处理的牌型；请再看</translation>
    </message>
    <message>
        <source>Seat {seat}: NOT A WIN for {hand} was taken back</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>座位 {seat}：{hand} 的“未中奖”已取消</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {hand}, and it was not paid. NOT A WIN: {reason}</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>座位 {seat}：牌是 {hand}，未赔付。未中奖：{reason}</translation>
    </message>
    <message>
        <source>The prizes at hand do not ask for that; look at the list</source>
        <extracomment>table/procedures/duties.py</extracomment>
        <translation>现有奖项不需要这一项；请看列表</translation>
    </message>
    <message>
        <source>Opens in {n} s</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{n} 秒后可用</translation>
    </message>
    <message>
        <source>{end} opens 3 seconds after {start}; wait a moment</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{end} 在 {start} 后 3 秒可用；请稍候</translation>
    </message>
    <message numerus="yes">
        <source>Take the chips off {seats}</source>
        <extracomment>table/procedures/ending.py; one: Take the chip off {seats}</extracomment>
        <translation>
            <numerusform>收走{seats}的筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} still lie there; take them off first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} still lies there; take it off first</extracomment>
        <translation>
            <numerusform>{seats}的筹码还在；请先收走</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Take chip: {seats}</extracomment>
        <translation>
            <numerusform>收筹码：{seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip left there would not count next round.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>留下的筹码下一局不计。</translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} stayed on the spot; collect them or give them back first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} stayed on the spot; collect it or give it back first</extracomment>
        <translation>
            <numerusform>{seats}的筹码还在原位；请先收走或退回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Clear chip: {seats}</extracomment>
        <translation>
            <numerusform>清筹码：{seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>收{seats}</translation>
    </message>
    <message>
        <source>stake back to {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>退本金给{seats}</translation>
    </message>
    <message>
        <source>Chips on {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{seats}有筹码</translation>
    </message>
    <message>
        <source>It comes before the hands are played.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>在打牌之前完成。</translation>
    </message>
    <message>
        <source>Mark the side of {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>标记{seats}的投注边</translation>
    </message>
    <message>
        <source>The coup makes a winning hand and the side of {seats} is not known; mark it first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>本局有中奖牌，但不知道{seats}投注哪一边；请先标记</translation>
    </message>
    <message>
        <source>Side of {seats} open</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{seats}未标边</translation>
    </message>
    <message>
        <source>The coup makes a winning hand. Touch the seat and say which side it is on.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>本局有中奖牌。点座位，标明投哪一边。</translation>
    </message>
    <message>
        <source>The hands are not played out</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>牌还没打完</translation>
    </message>
    <message>
        <source>The hands are not played out; let every seat decide first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>牌还没打完；请先让每个座位决定</translation>
    </message>
    <message>
        <source>Every seat decides, then the cards are turned.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>每个座位决定后再翻牌。</translation>
    </message>
    <message numerus="yes">
        <source>{seats} hold {hand}</source>
        <extracomment>table/procedures/ending.py; one: {seats} holds {hand}</extracomment>
        <translation>
            <numerusform>{seats}有 {hand}</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}; press the hand, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{title}；按牌型，或“未中奖”并选原因</translation>
    </message>
    <message>
        <source>{seats}: {hand} open</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{seats}：{hand} 未处理</translation>
    </message>
    <message>
        <source>Hand of {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{seats}的牌型</translation>
    </message>
    <message>
        <source>Press its hand, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>按其牌型，或“未中奖”并选原因</translation>
    </message>
    <message>
        <source>Call the supervisor, or turn the hand off</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>呼叫主管，或关闭牌型</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats to pay</source>
        <extracomment>table/procedures/ending.py; one: {n} seat to pay</extracomment>
        <translation>
            <numerusform>{n}个座位待赔付</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seats are not ticked as paid; pay them and press PAID</source>
        <extracomment>table/procedures/ending.py; one: {n} seat is not ticked as paid; pay it and press PAID</extracomment>
        <translation>
            <numerusform>{n}个座位未打勾赔付；请赔付并按“已赔付”</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>赔付{seats}</translation>
    </message>
    <message>
        <source>One after the other, then press PAID</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>逐个赔付，再按“已赔付”</translation>
    </message>
    <message>
        <source>Cards to be kept</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>须保留的牌</translation>
    </message>
    <message>
        <source>The cards of a large win are to be kept; bag them and tick it first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>大奖的牌须保留；请先装袋并打勾</translation>
    </message>
    <message>
        <source>Keep the cards of the win</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>保留中奖的牌</translation>
    </message>
    <message>
        <source>Bag and label them, then tick it</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>装袋贴标签，再打勾</translation>
    </message>
    <message>
        <source>Nobody folds in {game}</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{game} 没有弃牌</translation>
    </message>
    <message>
        <source>Seat {seat} has bet {wager}; its hand stays in</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>座位 {seat} 已下 {wager}；不能弃牌</translation>
    </message>
    <message>
        <source>Hands fold at {stage} only; go back to it first</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>只能在 {stage} 弃牌；请先退回该阶段</translation>
    </message>
    <message>
        <source>House Money: collect first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money：先收</translation>
    </message>
    <message>
        <source>Peek first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>先看底牌</translation>
    </message>
    <message>
        <source>House Money: {n} to ask</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money：还要问 {n} 家</translation>
    </message>
    <message>
        <source>{waits}; it comes before the hands are played</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>{waits}；在打牌之前完成</translation>
    </message>
    <message>
        <source>This makes a blackjack, and the peek said none; touch Peek and correct it first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>这样是 blackjack，但看底牌时说不是；请先点“看底牌”更正</translation>
    </message>
    <message>
        <source>This makes no blackjack, and the peek said one; touch Peek and correct it first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>这样不是 blackjack，但看底牌时说是；请先点“看底牌”更正</translation>
    </message>
    <message>
        <source>House Money has not won at seat {seat}; nothing can be left up</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>座位 {seat} 的 House Money 没赢；不能留注</translation>
    </message>
    <message>
        <source>Enter the dealer&apos;s up card first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>请先输入庄家明牌</translation>
    </message>
    <message>
        <source>Look for blackjack first, then ask seat {seat}</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>先看是否 blackjack，再问座位 {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} plays its hand already; what was left up stays</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>座位 {seat} 已在打牌；留注不变</translation>
    </message>
    <message>
        <source>No House Money has lost; there is nothing to collect</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>没有输的 House Money；无需收取</translation>
    </message>
    <message>
        <source>The dealer shows no ace and no ten; there is nothing to look for</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>庄家明牌不是 A 或 10；无需看底牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is known; correct it on the card pad</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>庄家第二张牌已知；请在选牌面板更正</translation>
    </message>
    <message>
        <source>Not with a dealer blackjack; pay House Money out</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>庄家 blackjack 时不可；请赔付 House Money</translation>
    </message>
    <message>
        <source>Seat {seat} may leave up {proceeds} at most, the win with its stake</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>座位 {seat} 最多留注 {proceeds}，即所赢加本金</translation>
    </message>
    <message>
        <source>Found on camera</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>录像发现</translation>
    </message>
    <message>
        <source>Hand read wrongly</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>牌型看错</translation>
    </message>
    <message>
        <source>Hand button not pressed</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>未按牌型按钮</translation>
    </message>
    <message>
        <source>Recorded for another seat</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>记到其他座位</translation>
    </message>
    <message>
        <source>A late win needs a reason from the list</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>补记中奖须从列表中选择原因</translation>
    </message>
    <message>
        <source>A late win is recorded between two rounds; now {phase}</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>只能在两局之间补记中奖；现在{phase}</translation>
    </message>
    <message>
        <source>Round {round} is not over; press its hand at the table</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>第 {round} 局未结束；请在牌桌按其牌型</translation>
    </message>
    <message>
        <source>Choose one seat: every seat has its own hand here</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>请选一个座位：这里每个座位各有牌</translation>
    </message>
    <message>
        <source>Seat {seats} had no wager in round {round}</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>座位 {seats} 在第 {round} 局没有投注</translation>
    </message>
    <message>
        <source>A win of seat {seat} in round {round} is on record; back it out first</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>座位 {seat} 第 {round} 局已有中奖记录；请先撤销</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card stands for the key</source>
        <extracomment>table/procedures/lost_key.py</extracomment>
        <translation>Supervisor 卡可代替钥匙</translation>
    </message>
    <message>
        <source>{name} was part of it; another person has to take note of it</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>{name} 参与其中；须由另一人知悉</translation>
    </message>
    <message>
        <source>Seat {seat} is not to be paid now; look at the list</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>座位 {seat} 现在不赔付；请看列表</translation>
    </message>
    <message>
        <source>Only a prize off the meter can wait for the cage; pay it from the tray</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>只有奖池的奖可等账房赔付；请从筹码盘赔付</translation>
    </message>
    <message>
        <source>Nobody is left to be paid</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>已无人待赔付</translation>
    </message>
    <message>
        <source>No seat is ticked yet; there is nothing to undo</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>还没有座位打勾；没有可撤回的</translation>
    </message>
    <message>
        <source>The tax form of seat {seat} comes first; tick it when it is done</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>先填座位 {seat} 的税表；完成后打勾</translation>
    </message>
    <message>
        <source>Who plays is known here; no seat has to be marked</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>这里已知谁参与；无需标记座位</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have not decided</source>
        <extracomment>table/procedures/stages.py; one: {seats} has not decided</extracomment>
        <translation>
            <numerusform>{seats}尚未决定</numerusform>
        </translation>
    </message>
    <message>
        <source>{stage} lies behind; touch the last stage to go back</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{stage} 已过；点上一阶段可退回</translation>
    </message>
    <message>
        <source>{undecided}; ask them, then touch {stage} again</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{undecided}；请问清，再点 {stage}</translation>
    </message>
    <message>
        <source>The deal stands at its first stage; there is none before it</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>发牌在第一阶段；前面没有阶段</translation>
    </message>
    <message>
        <source>This table plays without stages</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>本桌不分阶段</translation>
    </message>
    <message>
        <source>Recording a late win needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>补记中奖需要 {card} 卡</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card voids a round</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>作废一局需要 Supervisor 卡</translation>
    </message>
    <message>
        <source>Fetch an Executive, then press READY</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>请叫 Executive 来，再按“就绪”</translation>
    </message>
    <message>
        <source>The win waits for a card; press BACK TO TABLE before a side changes</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>中奖等待刷卡；换边前请按“返回牌桌”</translation>
    </message>
    <message>
        <source>Seat {seat} was marked {side} when the cards were known; look at the camera</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>座位 {seat} 在牌已知后被标为 {side}；请查看录像</translation>
    </message>
    <message>
        <source>without a side</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>无边</translation>
    </message>
    <message>
        <source>Read again on the layout</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>在台面重新核对</translation>
    </message>
    <message>
        <source>Checked with the camera</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>已查录像</translation>
    </message>
    <message>
        <source>{hand} is one hand for {n} seats: NOT A WIN takes all of them off. For a wrong seat go back to the table and mark its side</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>{hand} 是 {n} 个座位共同的牌型：“未中奖”会全部取消。座位有误请返回牌桌标记其边</translation>
    </message>
    <message>
        <source>The cards of seat {seat} make no other winning hand</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>座位 {seat} 的牌没有其他中奖牌型</translation>
    </message>
    <message>
        <source>choose why it is confirmed all the same</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>请选择仍要确认的原因</translation>
    </message>
    <message>
        <source>{said}. Confirmed: {reason}</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>{said}。已确认：{reason}</translation>
    </message>
    <message>
        <source>Round {round} is void; give every wager back first</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>第 {round} 局作废；请先退回所有投注</translation>
    </message>
    <message>
        <source>The key switch does not answer; swipe a Supervisor&apos;s card first</source>
        <extracomment>table/state.py</extracomment>
        <translation>钥匙开关没有响应；请先刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>UP</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>明牌</translation>
    </message>
    <message>
        <source>{name} cannot leave this table; a Supervisor or a technician can</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>{name} 不能离开本桌；Supervisor 或技术员可以</translation>
    </message>
    <message>
        <source>Choose the game</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>选择游戏</translation>
    </message>
    <message>
        <source>Steps of the round</source>
        <extracomment>ui/pages/replay/page.py</extracomment>
        <translation>本局步骤</translation>
    </message>
    <message>
        <source>No card, no void</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>不刷卡不作废</translation>
    </message>
    <message>
        <source>The round has begun</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>本局已开始</translation>
    </message>
    <message>
        <source>The tray paid it, so no meter moves.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>由筹码盘赔付，奖池不变。</translation>
    </message>
    <message>
        <source>Back out win {number}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>撤销中奖 {number}</translation>
    </message>
    <message>
        <source>CLOSE</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>It is on record</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}, {prize}, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>座位 {seat}：{hand}，{prize}，第 {round} 局</translation>
    </message>
    <message>
        <source>Seats {seats}: {hand}, {prize} in {n} shares, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>座位 {seats}：{hand}，{prize} 分 {n} 份，第 {round} 局</translation>
    </message>
    <message>
        <source>Envy of {total} for it is no longer due: take back what was paid</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>其 Envy {total} 不再应付：请收回已付的</translation>
    </message>
    <message>
        <source>Its envy of {total} stays paid</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>其 Envy {total} 已付，不收回</translation>
    </message>
    <message>
        <source>{n} SHARES, {prize}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>{n} 份，{prize}</translation>
    </message>
    <message>
        <source>What happened to win {number}?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>中奖 {number} 是怎么回事？</translation>
    </message>
    <message>
        <source>The tray paid it, so no meter moved</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>由筹码盘赔付，奖池未变</translation>
    </message>
    <message>
        <source>Meter {before} → {after}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>奖池 {before} → {after}</translation>
    </message>
    <message>
        <source>House Money</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money</translation>
    </message>
    <message>
        <source>Collect the losing House Money</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>收取输的 House Money</translation>
    </message>
    <message>
        <source>Look for blackjack before you pay</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付前先看是否 blackjack</translation>
    </message>
    <message>
        <source>LEAVE UP at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>座位 {seat} 留注</translation>
    </message>
    <message>
        <source>Up to {most}, the win with its stake</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>最多 {most}，即所赢加本金</translation>
    </message>
    <message>
        <source>NONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>不留</translation>
    </message>
    <message>
        <source>ALL</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>The dealer shows an ace</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>庄家明牌为 A</translation>
    </message>
    <message>
        <source>The dealer shows a ten</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>庄家明牌为 10</translation>
    </message>
    <message>
        <source>then seat {seat}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>然后座位 {seat}</translation>
    </message>
    <message>
        <source>Pay seat {seat} {amount}, nothing stays up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付座位 {seat} {amount}，不留注</translation>
    </message>
    <message>
        <source>Not with a dealer blackjack</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>庄家 blackjack 时不可</translation>
    </message>
    <message>
        <source>Pay seat {seat} {amount}, then ask: LEAVE UP?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付座位 {seat} {amount}，再问：留注？</translation>
    </message>
    <message>
        <source>Collect the losers first</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>先收输的</translation>
    </message>
    <message>
        <source>House Money lost: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money 输：{seats}</translation>
    </message>
    <message>
        <source>Ace up. Is it a blackjack?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌 A。是 blackjack 吗？</translation>
    </message>
    <message>
        <source>Ten up. Is it a blackjack?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌 10。是 blackjack 吗？</translation>
    </message>
    <message>
        <source>Nothing of House Money is paid before the answer</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>回答之前不赔付 House Money</translation>
    </message>
    <message>
        <source>House Money is done</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money 已完成</translation>
    </message>
    <message>
        <source>Dealer blackjack: nothing stays up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>庄家 blackjack：不能留注</translation>
    </message>
    <message>
        <source>Settle {jackpot}, then press {end}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>结算 {jackpot}，再按 {end}</translation>
    </message>
    <message>
        <source>Play the hands</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>打牌</translation>
    </message>
    <message>
        <source>NO BLACKJACK</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>不是 BLACKJACK</translation>
    </message>
    <message>
        <source>Pay, then ask each winner</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付，再问每位赢家</translation>
    </message>
    <message>
        <source>Pay, nothing may stay up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付，不能留注</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>无需收取</translation>
    </message>
    <message>
        <source>Collect: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>收：{seats}</translation>
    </message>
    <message>
        <source>Collected: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>已收：{seats}</translation>
    </message>
    <message>
        <source>Peek</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>看底牌</translation>
    </message>
    <message>
        <source>Peek: blackjack</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>看底牌：blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>看底牌：不是 blackjack</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>没有赢家</translation>
    </message>
    <message>
        <source>Pay and ask, seat 1 to 7</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付并询问，座位 1 至 7</translation>
    </message>
    <message>
        <source>Paid and asked</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>已赔付并询问</translation>
    </message>
    <message>
        <source>paying now</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>正在赔付</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>下一个</translation>
    </message>
    <message>
        <source>later</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>稍后</translation>
    </message>
    <message>
        <source>after the peek</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>看底牌后</translation>
    </message>
    <message>
        <source>after the losers</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>收输的之后</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>还没有</translation>
    </message>
    <message>
        <source>paid, none left</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>已赔付，不留注</translation>
    </message>
    <message>
        <source>ALL left up: {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>全部留注：{amount}</translation>
    </message>
    <message>
        <source>paid, left up: {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>已赔付，留注：{amount}</translation>
    </message>
    <message>
        <source>{pay} on {stake}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>{stake} 赔 {pay}</translation>
    </message>
    <message>
        <source>PAY {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔付 {amount}</translation>
    </message>
    <message>
        <source>of {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>共 {amount}</translation>
    </message>
    <message>
        <source>Takes {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>拿走 {amount}</translation>
    </message>
    <message>
        <source>PART {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>部分 {amount}</translation>
    </message>
    <message>
        <source>ALL {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>全部 {amount}</translation>
    </message>
    <message>
        <source>Takes nothing</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>不拿走</translation>
    </message>
    <message>
        <source>KEYPAD</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>键盘</translation>
    </message>
    <message>
        <source>DONE, SEAT {seat} NEXT</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>完成，下一座位 {seat}</translation>
    </message>
    <message>
        <source>Ask: none, part or all?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>请问：不留、部分还是全部？</translation>
    </message>
    <message>
        <source>Entire wager {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>全部投注 {amount}</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card first, then the others.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>先输入庄家明牌，再输入其他。</translation>
    </message>
    <message>
        <source>As they are dealt: Player, Banker, Player, Banker.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>按发牌顺序：Player、Banker、Player、Banker。</translation>
    </message>
    <message>
        <source>Two cards a seat, then the dealer. Touch whoever draws.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>每座两张，再庄家。点补牌者。</translation>
    </message>
    <message>
        <source>Seat by seat, then the board, then the dealer.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>逐个座位，再公共牌，再庄家。</translation>
    </message>
    <message>
        <source>Seat by seat, then the dealer.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>逐个座位，再庄家。</translation>
    </message>
    <message>
        <source>The last act</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>上一个动作</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>还没有动作</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} cards go</source>
        <extracomment>ui/pages/cards/presenter/pad.py; one: Hold: {n} card goes</extracomment>
        <translation>
            <numerusform>按住：{n}张牌清除</numerusform>
        </translation>
    </message>
    <message>
        <source>it stands for the key that is not seen, on record</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>代替看不到的钥匙，会记录</translation>
    </message>
    <message>
        <source>Key switch: no answer</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>钥匙开关：没有响应</translation>
    </message>
    <message>
        <source>{cure} Or a Supervisor&apos;s card stands for the key.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>{cure}或用 Supervisor 卡代替钥匙。</translation>
    </message>
    <message>
        <source>it voids the round; KEEP THE ROUND lets it go on</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>刷卡即作废本局；“保留本局”则继续</translation>
    </message>
    <message>
        <source>Cards are out: a void needs a Supervisor&apos;s card.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>牌已发出：作废需要 Supervisor 卡。</translation>
    </message>
    <message>
        <source>A void was asked for</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>已请求作废</translation>
    </message>
    <message>
        <source>it says who holds the key</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>说明谁持钥匙</translation>
    </message>
    <message>
        <source>The house wants to know before J-POT records.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>J-POT 记录前场方须知道。</translation>
    </message>
    <message>
        <source>Who holds the key?</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>谁持钥匙？</translation>
    </message>
    <message>
        <source>Swipe a Supervisor&apos;s card</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>Bust: take the wager, pay the jackpot, then the cards</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>爆牌：收投注，赔 jackpot，再收牌</translation>
    </message>
    <message>
        <source>A natural tie, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>天牌和局，{high} 比 {low}</translation>
    </message>
    <message>
        <source>Player wins by a natural, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Player 天牌胜，{high} 比 {low}</translation>
    </message>
    <message>
        <source>Banker wins by a natural, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Banker 天牌胜，{high} 比 {low}</translation>
    </message>
    <message>
        <source>{hand}, {rank} high</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>{hand}，{rank} 高</translation>
    </message>
    <message>
        <source>It decides whose progressive wager wins</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>它决定哪个累积奖投注中奖</translation>
    </message>
    <message>
        <source>Touch seat {seat}: mark its side</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>点座位 {seat}：标记投注边</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>不是 blackjack</translation>
    </message>
    <message>
        <source>Ace up</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>明牌 A</translation>
    </message>
    <message>
        <source>Ten up</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>明牌 10</translation>
    </message>
    <message>
        <source>NATURAL TIE</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>天牌和局</translation>
    </message>
    <message>
        <source>NATURAL {points}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>天牌 {points}</translation>
    </message>
    <message>
        <source>Nothing has happened</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>没有任何变化</translation>
    </message>
    <message numerus="yes">
        <source>{end} waits for {n} things</source>
        <extracomment>ui/table/presenter/ending.py; one: {end} waits for {n} thing</extracomment>
        <translation>
            <numerusform>{end} 还等{n}项</numerusform>
        </translation>
    </message>
    <message>
        <source>clears by itself, line by line</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>完成一项自动消一项</translation>
    </message>
    <message>
        <source>NOT A WIN is on record</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>“未中奖”已记录</translation>
    </message>
    <message>
        <source>another person takes note of it</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>由另一人知悉</translation>
    </message>
    <message>
        <source>the first {n} of {all}</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>前 {n} 项，共 {all}</translation>
    </message>
    <message>
        <source>Why is {hand} not a win?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>{hand} 为何未中奖？</translation>
    </message>
    <message>
        <source>It goes on record, and another person takes note of it.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>会记录，并由另一人知悉。</translation>
    </message>
    <message>
        <source>Where does no chip lie?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>哪里没有筹码？</translation>
    </message>
    <message>
        <source>That sensor is wrong: it counts no chip until it has seen one go.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>该感应器有误：看到筹码拿走之前不计筹码。</translation>
    </message>
    <message>
        <source>Does the chip of seat {seat} stay?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>座位 {seat} 的筹码留下吗？</translation>
    </message>
    <message>
        <source>It lies there from the last round. Lifted and put down again it bets too.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>是上一局留下的。拿起再放下也算投注。</translation>
    </message>
    <message>
        <source>IT STAYS</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>SENSOR {sensor}: IT STAYS</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>感应器 {sensor}：留下</translation>
    </message>
    <message>
        <source>It bets in this round</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>计入本局投注</translation>
    </message>
    <message>
        <source>It does not bet</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>不算投注</translation>
    </message>
    <message>
        <source>SEAT {seat}, SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>座位 {seat}，感应器 {sensor}</translation>
    </message>
    <message>
        <source>Sensor is wrong</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>感应器有误</translation>
    </message>
    <message>
        <source>NO CHIP THERE</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>那里没有筹码</translation>
    </message>
    <message>
        <source>Asks for a reason</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>须选原因</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is NOT A WIN</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>座位 {seat}：{hand} 未中奖</translation>
    </message>
    <message numerus="yes">
        <source>{button}: the round is over, {n} seats not ticked</source>
        <extracomment>ui/table/presenter/event_words.py; one: {button}: the round is over, {n} seat not ticked</extracomment>
        <translation>
            <numerusform>{button}：本局结束，{n}个座位未打勾</numerusform>
        </translation>
    </message>
    <message>
        <source>A void was asked for: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已请求作废：{reason}</translation>
    </message>
    <message>
        <source>The void was withdrawn; the round went on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>作废已撤回；本局继续</translation>
    </message>
    <message>
        <source>The wagers of the void round are given back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>作废局的投注已退回</translation>
    </message>
    <message>
        <source>Seat {seat} did not fold</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 没有弃牌</translation>
    </message>
    <message>
        <source>The deal came to {stage}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>发牌进入 {stage}</translation>
    </message>
    <message>
        <source>The deal went back to {stage}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>发牌退回 {stage}</translation>
    </message>
    <message>
        <source>Seat {seat} has a game wager</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 有主注</translation>
    </message>
    <message>
        <source>Seat {seat} has no game wager after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 其实没有主注</translation>
    </message>
    <message>
        <source>House Money was not collected after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money 其实未收</translation>
    </message>
    <message>
        <source>House Money collected at seat {seats}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已收座位 {seats} 的 House Money</translation>
    </message>
    <message>
        <source>The peek was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>看底牌已取消</translation>
    </message>
    <message>
        <source>House Money of seat {seat} is to be asked again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>须再问座位 {seat} 的 House Money</translation>
    </message>
    <message>
        <source>House Money of seat {seat} paid, {amount} left up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 的 House Money 已赔付，留注 {amount}</translation>
    </message>
    <message>
        <source>The chip on sensor {sensor} stays and bets again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>感应器 {sensor} 的筹码留下，再次投注</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is not a win: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：{hand} 未中奖：{reason}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is a win after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：{hand} 其实中奖</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {hand}, NOT A WIN: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：牌是 {hand}，未中奖：{reason}</translation>
    </message>
    <message>
        <source>Seat {seat}: NOT A WIN was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：“未中奖”已取消</translation>
    </message>
    <message>
        <source>A late win of round {round} is to be recorded: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>将补记第 {round} 局的中奖：{reason}</translation>
    </message>
    <message>
        <source>{name} recorded a late win of round {round}; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 补记第 {round} 局的中奖；见证人 {witness}</translation>
    </message>
    <message>
        <source>The key switch did not answer: the key&apos;s position is not known</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>钥匙开关没有响应：不知道钥匙位置</translation>
    </message>
    <message>
        <source>The key switch answers again: the key is at {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>钥匙开关恢复响应：钥匙在 {position}</translation>
    </message>
    <message>
        <source>{name}&apos;s card stood for the key at {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name}的卡代替钥匙在 {position}</translation>
    </message>
    <message>
        <source>The slip of win {number}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>中奖 {number} 的单据</translation>
    </message>
    <message>
        <source>The page of win {number}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>中奖 {number} 的页</translation>
    </message>
    <message>
        <source>The page of an adjustment</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>调整的页</translation>
    </message>
    <message>
        <source>A report</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>报告</translation>
    </message>
    <message>
        <source>{paper} was printed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{paper}已打印</translation>
    </message>
    <message>
        <source>{paper} was not printed: {trouble}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{paper}未打印：{trouble}</translation>
    </message>
    <message>
        <source>Seat {seat}: {amount}, the cage pays later</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：{amount}，账房稍后赔付</translation>
    </message>
    <message>
        <source>Seat {seat} was paid {amount} envy</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 已付 Envy {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} was paid {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat} 已赔付 {amount}</translation>
    </message>
    <message>
        <source>Seat {seat}: {amount} is not paid yet</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>座位 {seat}：{amount} 尚未赔付</translation>
    </message>
    <message>
        <source>Duty done: {duty}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>事项已完成：{duty}</translation>
    </message>
    <message>
        <source>Duty open again: {duty}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>事项重新打开：{duty}</translation>
    </message>
    <message>
        <source>Cards shown to the camera</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>牌已向摄像头展示</translation>
    </message>
    <message>
        <source>Deck counted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已点牌</translation>
    </message>
    <message>
        <source>Tax form filled in</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>税表已填</translation>
    </message>
    <message>
        <source>Hand left face up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>牌保持亮出</translation>
    </message>
    <message>
        <source>Cards kept</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>牌已保留</translation>
    </message>
    <message>
        <source>CLASH</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>冲突</translation>
    </message>
    <message>
        <source>NOT SEEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>看不到</translation>
    </message>
    <message>
        <source>SWAPPED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>被换</translation>
    </message>
    <message>
        <source>TABLE HELD, KEY NOT SEEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>看不到钥匙，牌桌暂停</translation>
    </message>
    <message>
        <source>TAKE CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>收筹码</translation>
    </message>
    <message>
        <source>HAND FACE UP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>牌保持亮出</translation>
    </message>
    <message>
        <source>GIVE BACK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>退回</translation>
    </message>
    <message>
        <source>NO {wager}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>无 {wager}</translation>
    </message>
    <message>
        <source>NO WAGER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>无投注</translation>
    </message>
    <message>
        <source>LEFT OVER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>上局遗留</translation>
    </message>
    <message>
        <source>FOLD</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>{wager} LIVE</source>
        <extracomment>ui/table/presenter/folds.py</extracomment>
        <translation>{wager} 有效</translation>
    </message>
    <message>
        <source>BET LIVE</source>
        <extracomment>ui/table/presenter/folds.py</extracomment>
        <translation>投注有效</translation>
    </message>
    <message>
        <source>Choose another game, or press KEEP</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>选择其他游戏，或按“保留”</translation>
    </message>
    <message numerus="yes">
        <source>{ended}, {n} wins backed out</source>
        <extracomment>ui/pages/history/presenter.py; one: {ended}, {n} win backed out</extracomment>
        <translation>
            <numerusform>{ended}，{n}个中奖已撤销</numerusform>
        </translation>
    </message>
    <message>
        <source>No wager in this round</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>本局没有投注</translation>
    </message>
    <message>
        <source>The round is not over</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>本局未结束</translation>
    </message>
    <message>
        <source>Late win of round {round}: which seat?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>补记第 {round} 局的中奖：哪个座位？</translation>
    </message>
    <message>
        <source>Seats with a wager in that round and no win on record.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>该局有投注且没有中奖记录的座位。</translation>
    </message>
    <message>
        <source>Until both cards are swiped nothing is recorded.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>刷完两张卡之前不作记录。</translation>
    </message>
    <message>
        <source>Envy of {total} is due to the other seats of that round.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>应付该局其他座位 Envy {total}。</translation>
    </message>
    <message>
        <source>Late win</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>补记中奖</translation>
    </message>
    <message>
        <source>Late win {number} is on record</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>补记中奖 {number} 已记录</translation>
    </message>
    <message numerus="yes">
        <source>Seats {seats}: {hand}, {prize}, round {round}</source>
        <extracomment>ui/supervisor/presenter/late_win.py; one: Seat {seats}: {hand}, {prize}, round {round}</extracomment>
        <translation>
            <numerusform>座位 {seats}：{hand}，{prize}，第 {round} 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Its page is in GAME MANAGER, Wins</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>其页在 GAME MANAGER 的 Wins</translation>
    </message>
    <message>
        <source>{seats}: which hand?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>{seats}：哪种牌型？</translation>
    </message>
    <message>
        <source>The prize is that of the meter as it stands now, or the fixed pay.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>奖金按奖池现值，或固定赔付。</translation>
    </message>
    <message>
        <source>{seats}: {hand}, round {round}</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>{seats}：{hand}，第 {round} 局</translation>
    </message>
    <message>
        <source>Why is it recorded late?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>为何补记？</translation>
    </message>
    <message>
        <source>What happened?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>发生了什么？</translation>
    </message>
    <message numerus="yes">
        <source>SEATS {seats}</source>
        <extracomment>ui/supervisor/presenter/late_win.py; one: SEAT {seats}</extracomment>
        <translation>
            <numerusform>座位 {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}+ or 100%</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount}+ 或 100%</translation>
    </message>
    <message>
        <source>{amount} and more</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount} 及以上</translation>
    </message>
    <message>
        <source>above {amount}</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount} 以上</translation>
    </message>
    <message>
        <source>all others</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>其他全部</translation>
    </message>
    <message>
        <source>to {amount}, no card</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>至 {amount}，免刷卡</translation>
    </message>
    <message numerus="yes">
        <source>LEFT: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: LEFT: seat {seats}</extracomment>
        <translation>
            <numerusform>留着：座位 {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TAKE: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: TAKE: seat {seats}</extracomment>
        <translation>
            <numerusform>收取：座位 {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TAKEN: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: TAKEN: seat {seats}</extracomment>
        <translation>
            <numerusform>已收：座位 {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>金额</translation>
    </message>
    <message>
        <source>{hand} pays it in full</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{hand} 赔全额</translation>
    </message>
    <message>
        <source>Why is seat {seat} not a win?</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>座位 {seat} 为何未中奖？</translation>
    </message>
    <message>
        <source>The row stays, greyed, until CONFIRM; UNDO takes it back.</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>该行变灰保留至 CONFIRM；“撤回”可恢复。</translation>
    </message>
    <message>
        <source>Not a win, for all {n} seats?</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>全部 {n} 个座位都未中奖？</translation>
    </message>
    <message>
        <source>Seats {seats} get nothing of {total}. Is one seat wrong? Go back to the table and mark its side: the others share it then.</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>座位 {seats} 将得不到 {total}。只有一个座位有误？返回牌桌标记其边：由其他座位平分。</translation>
    </message>
    <message>
        <source>NOT A WIN: ALL {n}</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>未中奖：全部 {n} 个</translation>
    </message>
    <message>
        <source>The claims stay on</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>申报保留</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} do not obey</source>
        <extracomment>ui/table/presenter/notices.py; one: Sensor {names} does not obey</extracomment>
        <translation>
            <numerusform>感应器 {names} 不听指令</numerusform>
        </translation>
    </message>
    <message>
        <source>The lamp may be wrong: go by this screen. Chips are seen.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>灯可能有误：以本屏幕为准。看得到筹码。</translation>
    </message>
    <message>
        <source>Lamp, opening or self check is not answered. Chips are seen.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>灯、启闭或自检没有响应。看得到筹码。</translation>
    </message>
    <message>
        <source>Round {round} is void: {reason}</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>第 {round} 局作废：{reason}</translation>
    </message>
    <message>
        <source>Give back: {returned}. Then reshuffle.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>退回：{returned}。然后重新洗牌。</translation>
    </message>
    <message>
        <source>Has bet</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>已投注</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>取消弃牌</translation>
    </message>
    <message>
        <source>This seat</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>此座位</translation>
    </message>
    <message>
        <source>Double at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>座位 {seat} 加倍</translation>
    </message>
    <message>
        <source>{most} doubles the entire wager; less is for less</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>{most} 为全部投注加倍；较少为部分加倍</translation>
    </message>
    <message>
        <source>THE ENTIRE WAGER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>全部投注</translation>
    </message>
    <message>
        <source>Insurance at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>座位 {seat} 保险</translation>
    </message>
    <message>
        <source>Up to {most}, half of the blackjack wager</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>最多 {most}，即 blackjack 注的一半</translation>
    </message>
    <message>
        <source>HALF OF THE WAGER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>投注的一半</translation>
    </message>
    <message>
        <source>{n} hands at most</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>最多 {n} 手</translation>
    </message>
    <message>
        <source>Put up {amount}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>补 {amount}</translation>
    </message>
    <message>
        <source>Up card first</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>先输入明牌</translation>
    </message>
    <message>
        <source>Hand is played</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>牌已打完</translation>
    </message>
    <message>
        <source>Dealer blackjack</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>庄家 blackjack</translation>
    </message>
    <message>
        <source>LEAVE UP first</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>先问留注</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>保险</translation>
    </message>
    <message>
        <source>INSURED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>已保险</translation>
    </message>
    <message>
        <source>No wager</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>没有投注</translation>
    </message>
    <message>
        <source>Up to {most}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>最多 {most}</translation>
    </message>
    <message>
        <source>Press the winning hand</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>按中奖牌型</translation>
    </message>
    <message numerus="yes">
        <source>Mark the sides of seats {seats} first</source>
        <extracomment>ui/table/presenter/panel_head.py; one: Mark the side of seat {seats} first</extracomment>
        <translation>
            <numerusform>先标记座位 {seats} 的投注边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>touch each of them</source>
        <extracomment>ui/table/presenter/panel_head.py; one: touch the seat</extracomment>
        <translation>
            <numerusform>逐个点选</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} locked</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{stake} 已锁定</translation>
    </message>
    <message>
        <source>open after {start}, when a side has won</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{start} 后，有一边赢时可用</translation>
    </message>
    <message>
        <source>open after {start}, when a seat is touched</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{start} 后，点选座位时可用</translation>
    </message>
    <message>
        <source>open when the side that won is touched</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>点选赢的一边后可用</translation>
    </message>
    <message>
        <source>J-POT records it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>J-POT 记录</translation>
    </message>
    <message>
        <source>only an adjustment can undo it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>只能通过调整撤销</translation>
    </message>
    <message>
        <source>Recorded at {time}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{time} 已记录</translation>
    </message>
    <message>
        <source>it still gets envy</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>仍可得 Envy</translation>
    </message>
    <message>
        <source>Folded: folded hands do not win here</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>已弃牌：弃牌在此不能中奖</translation>
    </message>
    <message>
        <source>BACK TO TABLE makes it a claim again</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>“返回牌桌”可恢复为申报</translation>
    </message>
    <message>
        <source>Waits for a card</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>等待刷卡</translation>
    </message>
    <message>
        <source>press {end} for it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>按其 {end}</translation>
    </message>
    <message>
        <source>{jackpot} is settled first</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>先结算 {jackpot}</translation>
    </message>
    <message>
        <source>hold VOID ROUND</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>按住 VOID ROUND</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>赔付 {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{place} of {n} seats</source>
        <extracomment>ui/table/presenter/pay_walk.py; one: the only seat</extracomment>
        <translation>
            <numerusform>{place}，共 {n} 座</numerusform>
        </translation>
    </message>
    <message>
        <source>PAID {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>已赔付 {amount}</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>待赔付</translation>
    </message>
    <message>
        <source>Seat {seat}, before paying</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>座位 {seat}，赔付前</translation>
    </message>
    <message>
        <source>ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ENVY</translation>
    </message>
    <message>
        <source>Meter, house procedure</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>从奖池，按场内程序</translation>
    </message>
    <message>
        <source>last, when all prizes are paid</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>最后，奖金全部赔付后</translation>
    </message>
    <message>
        <source>+ ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>+ ENVY</translation>
    </message>
    <message>
        <source>From the tray, for {hands}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>从筹码盘，因 {hands}</translation>
    </message>
    <message>
        <source>PAID SEAT {seat}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>已赔付座位 {seat}</translation>
    </message>
    <message>
        <source>Tax form first</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>先填税表</translation>
    </message>
    <message>
        <source>The last seat</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>最后一个座位</translation>
    </message>
    <message>
        <source>Next: seat {seat}, envy {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>下一个：座位 {seat}，Envy {amount}</translation>
    </message>
    <message>
        <source>Next: seat {seat}, {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>下一个：座位 {seat}，{amount}</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>还没有人</translation>
    </message>
    <message>
        <source>UNDO
SEAT {seat}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>撤回
座位 {seat}</translation>
    </message>
    <message>
        <source>CAGE
PAYS LATER</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>账房
稍后赔付</translation>
    </message>
    <message>
        <source>Tray: pay now</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>筹码盘：现在赔付</translation>
    </message>
    <message>
        <source>CAGE</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>账房</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} seats</source>
        <extracomment>ui/table/presenter/pay_walk.py; one: Hold: {n} seat</extracomment>
        <translation>
            <numerusform>按住：{n}个座位</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand stays face up</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>此牌保持亮出</translation>
    </message>
    <message>
        <source>Lock this hand up</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>锁定此牌</translation>
    </message>
    <message>
        <source>{win} {amount}, {time}, win {number}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>{win} {amount}，{time}，中奖 {number}</translation>
    </message>
    <message>
        <source>PAID BEFORE: {wins}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>之前已赔付：{wins}</translation>
    </message>
    <message>
        <source>CAGE + ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>账房 + ENVY</translation>
    </message>
    <message>
        <source>PAID, ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>已赔付，ENVY</translation>
    </message>
    <message>
        <source>PAID + ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>已赔付 + ENVY</translation>
    </message>
    <message>
        <source>+ ENVY {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>+ ENVY {amount}</translation>
    </message>
    <message>
        <source>The whole amount</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>全额</translation>
    </message>
    <message>
        <source>{percent}% of the amount</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>金额的 {percent}%</translation>
    </message>
    <message>
        <source>Seat {seat}, sensor {sensor}: {hand}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>座位 {seat}，感应器 {sensor}：{hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>座位 {seat}：{hand}</translation>
    </message>
    <message>
        <source>{time}, win {number}, by {name}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>{time}，中奖 {number}，{name}</translation>
    </message>
    <message>
        <source>{said}; not ticked yet</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>{said}；尚未打勾</translation>
    </message>
    <message>
        <source>PAY IN THIS ORDER, LEFT TO RIGHT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>按此顺序赔付，从左到右</translation>
    </message>
    <message>
        <source>NOW PAY, LEFT TO RIGHT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>现在赔付，从左到右</translation>
    </message>
    <message>
        <source>Paid from the tray</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>从筹码盘赔付</translation>
    </message>
    <message>
        <source>Paid from the tray; as before: {meters}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>从筹码盘赔付；不变：{meters}</translation>
    </message>
    <message>
        <source>Seat {seat}: envy</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>座位 {seat}：Envy</translation>
    </message>
    <message>
        <source>last, envy {envy} = {together}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>最后，Envy {envy} = {together}</translation>
    </message>
    <message>
        <source>Round {round}, step {step} of {steps}, at {time}, {dealer}. Nothing here is live.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>第 {round} 局，第 {step}/{steps} 步，{time}，{dealer}。此处均非实时。</translation>
    </message>
    <message>
        <source>PAUSE</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>PLAY</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>PLAY</translation>
    </message>
    <message>
        <source>START</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>Not started</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>CLAIMS</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>申报</translation>
    </message>
    <message>
        <source>No claim</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>没有申报</translation>
    </message>
    <message>
        <source>RECORDED</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>已记录</translation>
    </message>
    <message>
        <source>No win</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>没有中奖</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>结束</translation>
    </message>
    <message>
        <source>LATE WIN</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>补记中奖</translation>
    </message>
    <message>
        <source>A hand that pays envy stays face up until envy is paid, at the end.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>有 Envy 的牌保持亮出，直到最后付完 Envy。</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not alone at their address</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not alone at its address</extracomment>
        <translation>
            <numerusform>感应器 {names} 地址重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} are other boards</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} is another board</extracomment>
        <translation>
            <numerusform>感应器 {names} 换了板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not looked at in time</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not looked at in time</extracomment>
        <translation>
            <numerusform>感应器 {names} 未及时查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} out of order: {fault}</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} out of order: {fault}</extracomment>
        <translation>
            <numerusform>感应器 {names} 失效：{fault}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two boards answer as one. Call a technician to seats {seats}.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Two boards answer as one. Call a technician to seat {seats}.</extracomment>
        <translation>
            <numerusform>两块板同时应答。叫技术员到座位 {seats}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Supervisor takes note in GAME MANAGER; then chips at seats {seats} count.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: A Supervisor takes note in GAME MANAGER; then a chip at seat {seats} counts.</extracomment>
        <translation>
            <numerusform>Supervisor 在 GAME MANAGER 知悉后，座位 {seats} 的筹码有效。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its chips do not count now. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Its chip does not count now. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>其筹码现在不计。座位 {seats}：仅主游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay left to right</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>从左到右赔付</translation>
    </message>
    <message>
        <source>Pay right to left</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>从右到左赔付</translation>
    </message>
    <message>
        <source>wagers before the jackpot</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>先投注后 jackpot</translation>
    </message>
    <message>
        <source>envy last</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Envy 最后</translation>
    </message>
    <message>
        <source>Cover All last</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Cover All 最后</translation>
    </message>
    <message>
        <source>COVER ALL, LAST: {hand} of the dealer</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>COVER ALL 最后：庄家的 {hand}</translation>
    </message>
    <message>
        <source>COVER ALL, LAST: {hand} at seat {seat}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>COVER ALL 最后：座位 {seat} 的 {hand}</translation>
    </message>
    <message>
        <source>{hand}, no win</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>{hand}，未中奖</translation>
    </message>
    <message>
        <source>{amount} claimed</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>申报 {amount}</translation>
    </message>
    <message>
        <source>PAID, {hand}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>已赔付，{hand}</translation>
    </message>
    <message>
        <source>All wagers go back to the players, and the cards are reshuffled.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>所有投注退还玩家，并重新洗牌。</translation>
    </message>
    <message>
        <source>Close table {table}?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>关闭桌 {table}？</translation>
    </message>
    <message>
        <source>No round is running. A dealer&apos;s card opens it again.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>没有进行中的局。荷官卡可重新开桌。</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>中奖</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Authorised by</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>授权人</translation>
    </message>
    <message>
        <source>Beside them {n} backed out</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>另有 {n} 个已撤销</translation>
    </message>
    <message>
        <source>Backed out</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>No win in this shift yet</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>本班次还没有中奖</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>没有人中奖</translation>
    </message>
    <message>
        <source>Seat {seats} gets {amount}</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>座位 {seats} 得 {amount}</translation>
    </message>
    <message>
        <source>Seats {seats} share {total}</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>座位 {seats} 平分 {total}</translation>
    </message>
    <message>
        <source>Seats {seats} get {amount} each</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>座位 {seats} 各得 {amount}</translation>
    </message>
    <message>
        <source>The stages before it come first</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>先完成前面的阶段</translation>
    </message>
    <message>
        <source>Go back stage by stage</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>请逐个阶段退回</translation>
    </message>
    <message>
        <source>The deal stands here</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>发牌在此阶段</translation>
    </message>
    <message>
        <source>Their hands stay in where they do not fold.</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>不弃牌则继续参与。</translation>
    </message>
    <message>
        <source>THEY STAY IN</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>继续参与</translation>
    </message>
    <message>
        <source>Goes on to {stage}</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>进入 {stage}</translation>
    </message>
    <message>
        <source>THEY FOLD</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Ask them first</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>请先问清</translation>
    </message>
    <message>
        <source>{n} settings are in force from this opening; see GAME MANAGER, Settings</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{n} 项设置从本次开桌生效；见 GAME MANAGER 的 Settings</translation>
    </message>
    <message>
        <source>In force from this opening: {setting} {value}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>从本次开桌生效：{setting} {value}</translation>
    </message>
    <message>
        <source>Port open</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>端口已开</translation>
    </message>
    <message>
        <source>The card reader does not answer</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>读卡器没有响应</translation>
    </message>
    <message>
        <source>Check its cable; it is tried again by itself.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>请检查线缆；会自动重试。</translation>
    </message>
    <message>
        <source>No time passes until it is back</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>恢复前不计时</translation>
    </message>
    <message>
        <source>Fetch an Executive</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>请叫 Executive 来</translation>
    </message>
    <message>
        <source>The reader opens, and its time begins, when you press READY</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>按“就绪”后读卡器开启并计时</translation>
    </message>
    <message>
        <source>READY</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>就绪</translation>
    </message>
    <message numerus="yes">
        <source>One {role} swipe records all {n} wins.</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: One {role} swipe records this win.</extracomment>
        <translation>
            <numerusform>刷一次 {role} 卡即记录全部{n}个中奖。</numerusform>
        </translation>
    </message>
    <message>
        <source>By card: {name}</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>凭卡：{name}</translation>
    </message>
    <message>
        <source>Sensor {sensor} does not obey</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>感应器{sensor}不听指令</translation>
    </message>
    <message numerus="yes">
        <source>Verify {n} hits</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: Verify {n} hit</extracomment>
        <translation>
            <numerusform>核实{n}次中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the key back: nothing is recorded</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>转回钥匙：不作记录</translation>
    </message>
    <message>
        <source>KEY TO RUN</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>钥匙转到 RUN</translation>
    </message>
    <message>
        <source>NO WIN</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>没有中奖</translation>
    </message>
    <message numerus="yes">
        <source>{n} duties open: {duties}</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: {n} duty open: {duties}</extracomment>
        <translation>
            <numerusform>{n}项未完成：{duties}</numerusform>
        </translation>
    </message>
    <message>
        <source>HOLD J-POT</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>按住 J-POT</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: CONFIRM {n} SHARE</extracomment>
        <translation>
            <numerusform>CONFIRM {n} 份</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} locked {time}, {side}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{stake} 于 {time} 锁定，{side}</translation>
    </message>
    <message>
        <source>{stake} locked {time}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{stake} 于 {time} 锁定</translation>
    </message>
    <message>
        <source>Cards not entered</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>未输入牌</translation>
    </message>
    <message>
        <source>Cards: no winning hand</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>牌：没有中奖</translation>
    </message>
    <message>
        <source>Cards: {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>牌：{hand}</translation>
    </message>
    <message>
        <source>The cards make {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>牌是 {hand}</translation>
    </message>
    <message>
        <source>Compare with the layout</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>请与台面核对</translation>
    </message>
    <message>
        <source>Button: {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>按钮：{hand}</translation>
    </message>
    <message>
        <source>They agree with the button</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>与按钮一致</translation>
    </message>
    <message>
        <source>ENTER CARDS</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>输入牌</translation>
    </message>
    <message>
        <source>Not a win: {reason}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>未中奖：{reason}</translation>
    </message>
    <message>
        <source>Envy from the tray</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>从筹码盘付的 Envy</translation>
    </message>
    <message>
        <source>Envy per seat</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>每座 Envy</translation>
    </message>
    <message>
        <source>from the tray</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>从筹码盘</translation>
    </message>
    <message>
        <source>Seats {seats}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>座位 {seats}</translation>
    </message>
    <message>
        <source>before paying</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>赔付前</translation>
    </message>
    <message>
        <source>until envy is paid</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>直到付完 Envy</translation>
    </message>
    <message>
        <source>bag and label, at the end</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>结束时装袋贴标签</translation>
    </message>
    <message>
        <source>Cards kept {n} days</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>牌保留 {n} 天</translation>
    </message>
    <message>
        <source>Shoe counted</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>牌靴已点</translation>
    </message>
    <message>
        <source>Reminders: touch to record</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>提醒事项，点选即记录</translation>
    </message>
    <message>
        <source>PAID BEFORE</source>
        <extracomment>ui/supervisor/recorded_page.py</extracomment>
        <translation>之前已赔付</translation>
    </message>
    <message>
        <source>this round, do not pay again</source>
        <extracomment>ui/supervisor/recorded_page.py</extracomment>
        <translation>本局，请勿再赔</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>另 {n} 个</translation>
    </message>
    <message>
        <source>DUTIES, TOUCH WHEN DONE</source>
        <extracomment>ui/supervisor/verify_page.py</extracomment>
        <translation>事项，完成后点选</translation>
    </message>
    <message>
        <source>Why confirm against the cards?</source>
        <extracomment>ui/table/presenter/doubts.py</extracomment>
        <translation>与牌不符，为何确认？</translation>
    </message>
    <message>
        <source>TO PAY IN ALL</source>
        <extracomment>ui/supervisor/verify_page.py</extracomment>
        <translation>赔付总额</translation>
    </message>
    <message>
        <source>UNDO seat {seat}</source>
        <extracomment>ui/table/fold_key.py</extracomment>
        <translation>撤回座位 {seat}</translation>
    </message>
    <message>
        <source>FOLD seat {seat}</source>
        <extracomment>ui/table/fold_key.py</extracomment>
        <translation>座位 {seat} 弃牌</translation>
    </message>
    <message>
        <source>Not to be touched</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>不可点选</translation>
    </message>
    <message>
        <source>Paying now</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>正在赔付</translation>
    </message>
    <message>
        <source>House Money of seat {seat}</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>座位 {seat} 的 House Money</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <extracomment>school/lessons/coach.py</extracomment>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>{most} at most</source>
        <extracomment>ui/toolkit/amount_dialog.py</extracomment>
        <translation>最多 {most}</translation>
    </message>
    <message>
        <source>Enter an amount</source>
        <extracomment>ui/toolkit/amount_dialog.py</extracomment>
        <translation>请输入金额</translation>
    </message>
    <message>
        <source>Dollars; cents after the point</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>美元；小数点后为美分</translation>
    </message>
    <message numerus="yes">
        <source>{n} letters</source>
        <extracomment>ui/toolkit/keypads.py; one: 1 letter</extracomment>
        <translation>
            <numerusform>{n}个字母</numerusform>
        </translation>
    </message>
    <message>
        <source>The note stays as it was</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>备注不变</translation>
    </message>
    <message numerus="yes">
        <source>At least {n} words</source>
        <extracomment>ui/toolkit/keypads.py; one: At least {n} word</extracomment>
        <translation>
            <numerusform>至少 {n} 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>The shuffler runs in its Cover All mode: after the green button it counts the hands.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>洗牌机用 Cover All 模式：按绿键后清点手数。</translation>
    </message>
    <message>
        <source>It is down before the round starts.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>须在本局开始前下好。</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it at once. Cover All stays in play.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>弃牌：输掉 Ante；立即收取。Cover All 仍有效。</translation>
    </message>
    <message>
        <source>A hand from a straight up stays exposed, yours too; a higher one replaces it.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Straight 或以上的牌保持亮出，庄家的也是；更大的取而代之。</translation>
    </message>
    <message>
        <source>Settle right to left; when all else is settled go back and settle Cover All.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>从右到左结算；其他都结算后，再回头结算 Cover All。</translation>
    </message>
    <message>
        <source>Deal seat 1 first, then on to your right, face down; your own hand comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>先发座位 1，再向右依次，牌面朝下；自己的牌最后。</translation>
    </message>
    <message>
        <source>The shuffler runs in Crazy 4 or Caribbean Stud mode; its green button gives the rest and shuffles.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>洗牌机用 Crazy 4 或 Caribbean Stud 模式；绿键发出余牌并洗牌。</translation>
    </message>
    <message>
        <source>When all have decided, turn your cards and set your best four as the house has it.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>全部决定后，翻开自己的牌，按场规摆最好的四张。</translation>
    </message>
    <message>
        <source>Queens Up wins with a pair of queens or better, whatever you hold; it may exceed the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>一对 Q 或以上赢 Queens Up，与庄家的牌无关；可超过 Ante。</translation>
    </message>
    <message>
        <source>Bad Beat wins when a hand of two pair or better is beaten: the player&apos;s or yours.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>两对或以上的牌被击败时赢 Bad Beat：玩家的或庄家的。</translation>
    </message>
    <message>
        <source>Fold: the Ante and the Super Bonus are lost; collect them and the cards at once.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>弃牌：输掉 Ante 和 Super Bonus；立即连牌收取。</translation>
    </message>
    <message>
        <source>Right to left, bring each hand to the work area before yours and turn it there.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>从右到左，把每手牌移到自己牌前的工作区再翻开。</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Queens Up, Super Bonus, then Bad Beat; envy comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>依次结算 Play、Ante、Queens Up、Super Bonus、Bad Beat；Envy 最后。</translation>
    </message>
    <message>
        <source>Every wager is down before the first card.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>所有投注须在第一张牌之前下好。</translation>
    </message>
    <message>
        <source>Main wagers are settled first; Dragon Bonus follows in the order the house likes.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>先结算主注；再按场方的顺序结算 Dragon Bonus。</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it and the cards at once. Aces Up stays in play.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>弃牌：输掉 Ante；立即连牌收取。Aces Up 仍有效。</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Ante Bonus, Aces Up; envy comes last.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>依次结算 Play、Ante、Ante Bonus、Aces Up；Envy 最后。</translation>
    </message>
    <message>
        <source>One deck. Two cards to each player from seat 1 on, two to the dealer, face down.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>一副牌。从座位 1 起每位玩家两张，庄家两张，牌面朝下。</translation>
    </message>
    <message>
        <source>At the end turn your two cards and announce your best five-card hand.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>最后翻开自己的两张牌，报出最好的五张。</translation>
    </message>
    <message>
        <source>The Bonus wins with a pair, or with an ace and a jack, queen or king; a ten is no face card.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>一对，或 A 加 J、Q、K 赢 Bonus；10 不是花牌。</translation>
    </message>
    <message>
        <source>A fold goes face down; collect the Ante at once. The Bonus stays in play.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>弃牌面朝下；立即收取 Ante。Bonus 仍有效。</translation>
    </message>
    <message>
        <source>Whoever makes the Flop wager stays in to the end.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>下了 Flop 注就参与到底。</translation>
    </message>
    <message>
        <source>Losing House Money wagers are collected first.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>先收输的 House Money。</translation>
    </message>
    <message>
        <source>With an ace or a ten up the dealer looks for a blackjack before the winners are paid.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>明牌为 A 或 10 时，庄家先看是否 blackjack，再赔付赢家。</translation>
    </message>
    <message>
        <source>Winners are paid clockwise, from your left to your right; ask each what is to be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>顺时针赔付赢家，从自己左边到右边；逐个问留注多少。</translation>
    </message>
    <message>
        <source>Settle right to left: the blackjack wager first, then the seat&apos;s jackpot.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>从右到左结算：先 blackjack 注，再该座位的 jackpot。</translation>
    </message>
    <message>
        <source>A bust: take the blackjack wager, pay the jackpot, then pick up the cards.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>爆牌：收 blackjack 注，赔 jackpot，再收牌。</translation>
    </message>
    <message>
        <source>The card that busts a hand does not count for the jackpot.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>令牌爆掉的那张不计入 jackpot。</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player from seat 1 on, then six to the dealer.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>一副牌。从座位 1 起每位玩家五张，然后庄家六张。</translation>
    </message>
    <message>
        <source>Five of yours lie face down, one is up; the shuffler&apos;s green button gives the rest.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>自己五张牌面朝下，一张明牌；绿键发出余牌。</translation>
    </message>
    <message>
        <source>The players decide when it is known how many cards you play.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>知道庄家用几张牌后，玩家才决定。</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it at once.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>弃牌：输掉 Ante；立即收取。</translation>
    </message>
    <message>
        <source>A folding player with a winning Queens Up has to say so; look at the hand and verify it.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>弃牌玩家的 Queens Up 若中奖须声明；看牌并核实。</translation>
    </message>
    <message>
        <source>With a lower hand the Ante Bonus is paid and the Ante is lost.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>牌较小时，赔 Ante Bonus，输掉 Ante。</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Ante Bonus, Queens Up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>依次结算 Play、Ante、Ante Bonus、Queens Up。</translation>
    </message>
    <message>
        <source>{off}, into the tray</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{off}，入筹码盘</translation>
    </message>
    <message>
        <source>ANTE</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>ANTE</translation>
    </message>
    <message>
        <source>QUALIFIES</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>够资格</translation>
    </message>
    <message>
        <source>DOES NOT</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>不够资格</translation>
    </message>
    <message>
        <source>COVER ALL</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>COVER ALL</translation>
    </message>
    <message>
        <source>Deal five cards each, one of yours up</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>每家发五张，自己一张明牌</translation>
    </message>
    <message>
        <source>PLAY bet or FOLD, each seat</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>每个座位：下 PLAY 或弃牌</translation>
    </message>
    <message>
        <source>Turn your cards</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>翻开自己的牌</translation>
    </message>
    <message>
        <source>Does not qualify: ANTE 1 to 1, PLAY pushes</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>不够资格：ANTE 1 to 1，PLAY 退回</translation>
    </message>
    <message>
        <source>Pay COVER ALL by the highest hand</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>按最大的牌赔 COVER ALL</translation>
    </message>
    <message>
        <source>Then the green button; touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>再按绿键；点 {next}</translation>
    </message>
    <message>
        <source>PLAY is twice the ANTE. COVER ALL of a fold stays; then touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>PLAY 为 ANTE 的两倍。弃牌的 COVER ALL 留着；再点 {next}</translation>
    </message>
    <message>
        <source>Ace-king or better qualifies: touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>A-K 或以上够资格：点 {next}</translation>
    </message>
    <message>
        <source>A straight or better stays face up; a higher one replaces it</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Straight 或以上保持亮出；更大的取而代之</translation>
    </message>
    <message>
        <source>Three of a kind or better, folded seats too; then {end}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Three of a Kind 或以上，含弃牌座位；再按 {end}</translation>
    </message>
    <message>
        <source>Deal five cards each, face down</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>每家发五张，牌面朝下</translation>
    </message>
    <message>
        <source>Turn your five cards, set your best four</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>翻开自己的五张，摆最好的四张</translation>
    </message>
    <message>
        <source>Dealer does not qualify: ANTE pushes</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>庄家不够资格：ANTE 退回</translation>
    </message>
    <message>
        <source>Left to right, yourself last, then the green button; touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>从左到右，自己最后，再按绿键；点 {next}</translation>
    </message>
    <message>
        <source>PLAY equals the ANTE, from a pair of aces up to 3 times; then touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>PLAY 等于 ANTE，一对 A 或以上最多 3 倍；再点 {next}</translation>
    </message>
    <message>
        <source>King-high or better qualifies: touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>K 高或以上够资格：点 {next}</translation>
    </message>
    <message>
        <source>{order}; then press {end}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>{order}；再按 {end}</translation>
    </message>
    <message>
        <source>PLAY 1 to 1. {order}; then {end}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>PLAY 1 to 1。{order}；再按 {end}</translation>
    </message>
    <message>
        <source>Winning hand? Touch the side that won. None? Press END GAME</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>有中奖牌？点赢的一边。没有？按 END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch the side that won. None? Press GAME OVER</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>有中奖牌？点赢的一边。没有？按 GAME OVER</translation>
    </message>
    <message>
        <source>BETS</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>下注</translation>
    </message>
    <message>
        <source>MAIN</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>主注</translation>
    </message>
    <message>
        <source>BONUS</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>BONUS</translation>
    </message>
    <message>
        <source>Deal two cards to each side</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>每边发两张</translation>
    </message>
    <message>
        <source>Draw third cards where the rules say</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>按规则补第三张</translation>
    </message>
    <message>
        <source>Settle the main wagers</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>结算主注</translation>
    </message>
    <message>
        <source>Settle DRAGON BONUS, then press {end}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>结算 DRAGON BONUS，再按 {end}</translation>
    </message>
    <message>
        <source>Player first, in turn; then touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>轮流，Player 先；再点 {next}</translation>
    </message>
    <message>
        <source>8 or 9 on two cards is a natural: nobody draws. Coup over: touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>两张 8 或 9 为天牌：都不补牌。本局牌发完：点 {next}</translation>
    </message>
    <message>
        <source>Player, Banker and Tie; then touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Player、Banker 和 Tie；再点 {next}</translation>
    </message>
    <message>
        <source>A natural win pays 1 to 1, a natural tie pushes</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>天牌赢赔 1 to 1，天牌和退回</translation>
    </message>
    <message>
        <source>SETTLE</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>结算</translation>
    </message>
    <message>
        <source>Deal five cards each, six to yourself</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>每家发五张，自己六张</translation>
    </message>
    <message>
        <source>Turn your cards, set your best four</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>翻开自己的牌，摆最好的四张</translation>
    </message>
    <message>
        <source>Left to right, face down, yourself last; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>从左到右，牌面朝下，自己最后；再点 {next}</translation>
    </message>
    <message>
        <source>PLAY is one to three times the ANTE; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>PLAY 为 ANTE 的一至三倍；再点 {next}</translation>
    </message>
    <message>
        <source>You always qualify; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>庄家总是够资格；再点 {next}</translation>
    </message>
    <message>
        <source>The player wins a tie. Each seat: {order}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>平手算玩家赢。每个座位：{order}</translation>
    </message>
    <message>
        <source>FLOP</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>TURN</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>TURN</translation>
    </message>
    <message>
        <source>RIVER</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>RIVER</translation>
    </message>
    <message>
        <source>SHOWDOWN</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>摊牌</translation>
    </message>
    <message>
        <source>Deal two cards each, face down</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>每家发两张，牌面朝下</translation>
    </message>
    <message>
        <source>FLOP bet or FOLD, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>每个座位：下 FLOP 或弃牌</translation>
    </message>
    <message>
        <source>TURN bet or check, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>每个座位：下 TURN 或看牌</translation>
    </message>
    <message>
        <source>RIVER bet or check, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>每个座位：下 RIVER 或看牌</translation>
    </message>
    <message>
        <source>Turn your two cards, announce your hand</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>翻开自己的两张，报出牌型</translation>
    </message>
    <message>
        <source>Left to right, yourself last; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>从左到右，自己最后；再点 {next}</translation>
    </message>
    <message>
        <source>FLOP is twice the ANTE and stays in to the end; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>FLOP 为 ANTE 的两倍，参与到底；再点 {next}</translation>
    </message>
    <message>
        <source>Three cards face up. TURN equals the ANTE; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>三张明牌。TURN 等于 ANTE；再点 {next}</translation>
    </message>
    <message>
        <source>One card more. RIVER equals the ANTE; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>再翻一张。RIVER 等于 ANTE；再点 {next}</translation>
    </message>
    <message>
        <source>The fifth card is up. You always qualify; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>第五张已翻开。庄家总是够资格；再点 {next}</translation>
    </message>
    <message>
        <source>Each seat: {order}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>每个座位：{order}</translation>
    </message>
    <message>
        <source>Settle {jackpot}, then press its END GAME</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>结算 {jackpot}，再按其 END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. Then blackjack goes on</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>有中奖牌？点其座位。然后继续 blackjack</translation>
    </message>
    <message>
        <source>Deal two cards each, one of yours up</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>每家发两张，自己一张明牌</translation>
    </message>
    <message>
        <source>Settle House Money on the first two cards</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>按前两张牌结算 House Money</translation>
    </message>
    <message>
        <source>Play the hands, seat by seat</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>逐个座位打牌</translation>
    </message>
    <message>
        <source>Turn your card, draw by the house&apos;s rule</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>翻开自己的牌，按场规补牌</translation>
    </message>
    <message>
        <source>Left to right; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>从左到右；再点 {next}</translation>
    </message>
    <message>
        <source>Losing ones are collected, winners paid left to right; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>收输的，从左到右赔付赢家；再点 {next}</translation>
    </message>
    <message>
        <source>Bust: take the wager, pay the jackpot, then the cards; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>爆牌：收投注，赔 jackpot，再收牌；再点 {next}</translation>
    </message>
    <message>
        <source>Hand complete: touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>牌已完成：点 {next}</translation>
    </message>
    <message>
        <source>Each seat: blackjack wager first, then its jackpot</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>每个座位：先 blackjack 注，再其 jackpot</translation>
    </message>
    <message>
        <source>UP CARD</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Ten or higher up? Discard, turn the next</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>明牌 10 或以上？弃掉，翻下一张</translation>
    </message>
    <message>
        <source>Left to right, yourself last, one of them up, then the green button; touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>从左到右，自己最后，其中一张明牌，再按绿键；点 {next}</translation>
    </message>
    <message>
        <source>Ten or higher again goes too. The hand is set: touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>仍为 10 或以上也弃掉。牌已定：点 {next}</translation>
    </message>
    <message>
        <source>PLAY equals the ANTE. Folds with QUEENS UP? Look at the hand; then touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>PLAY 等于 ANTE。弃牌有 QUEENS UP？看牌；再点 {next}</translation>
    </message>
    <message>
        <source>SPACE</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>空格</translation>
    </message>
    <message>
        <source>The shuffler stopped with fault {code}; follow its checklist</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>洗牌机停机，故障 {code}；请按其清单处理</translation>
    </message>
    <message>
        <source>fault {code}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>故障 {code}</translation>
    </message>
    <message>
        <source>mode {mode}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>模式 {mode}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hands dealt</source>
        <extracomment>desk/device_commands.py; one: {n} hand dealt</extracomment>
        <translation>
            <numerusform>已发 {n} 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Development, {digest}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>开发版，{digest}</translation>
    </message>
    <message>
        <source>{version}, WAL-reset defect</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{version}，有 WAL-reset 缺陷</translation>
    </message>
    <message>
        <source>Enter it under [approval] in the table&apos;s file</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>请在本桌文件的 [approval] 下填写</translation>
    </message>
    <message>
        <source>Approval</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>批准</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>洗牌机</translation>
    </message>
    <message>
        <source>It tells nothing. It may shuffle all the same: look at it.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>没有报告。可能仍在洗牌：请查看。</translation>
    </message>
    <message>
        <source>The shuffler did not answer: its faults were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>洗牌机没有响应：看不到其故障；请检查线缆</translation>
    </message>
    <message>
        <source>A card sticks, code 12</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>一张牌卡住，代码 12</translation>
    </message>
    <message>
        <source>A hand is short, code 31</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>一手少牌，代码 31</translation>
    </message>
    <message>
        <source>What follows by itself waits: the journal {path} cannot be written. If it stays so, call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>自动步骤等待中：日志 {path} 无法写入。若一直如此，请叫技术员。</translation>
    </message>
    <message>
        <source>What follows by itself waits: the disk with {path} is full. Make room on it.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>自动步骤等待中：{path} 所在的磁盘已满。请清出空间。</translation>
    </message>
    <message>
        <source>{name}&apos;s card does not end the kiosk</source>
        <extracomment>kiosk/table/leaving_card.py</extracomment>
        <translation>{name} 的卡不能退出终端</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>release key</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>发布密钥</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>程序</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>程序库</translation>
    </message>
    <message>
        <source>Python</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Qt</translation>
    </message>
    <message>
        <source>SQLite</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>SQLite</translation>
    </message>
    <message>
        <source>Install the release again, or call a technician</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>请重新安装发布版，或叫技术员</translation>
    </message>
    <message>
        <source>Release</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>发布版</translation>
    </message>
    <message>
        <source>{version}, as signed</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>{version}，与签名一致</translation>
    </message>
    <message>
        <source>The program is not the one that was released: {what}</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>程序与发布版不符：{what}</translation>
    </message>
    <message>
        <source>A development program runs this live table; install a signed release</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>本真实牌桌运行的是开发版；请安装已签名的发布版</translation>
    </message>
    <message>
        <source>The program was changed since the last start: {what}</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>上次启动后程序有改动：{what}</translation>
    </message>
    <message>
        <source>No card can be read now; a technician stops the program from outside.</source>
        <extracomment>kiosk/startup_error.py</extracomment>
        <translation>现在无法读卡；由技术员从外部停止程序。</translation>
    </message>
    <message>
        <source>Swipe the card of a Supervisor, an Executive or a technician to leave.</source>
        <extracomment>kiosk/startup_error.py</extracomment>
        <translation>刷 Supervisor、Executive 或技术员卡退出。</translation>
    </message>
    <message>
        <source>The card of {name}, who deals, is not good</source>
        <extracomment>kiosk/table/staff_watch.py</extracomment>
        <translation>{name} 正在发牌，其卡无效</translation>
    </message>
    <message>
        <source>a backup beside it goes on to event {seq}</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>旁边的备份续到事件 {seq}</translation>
    </message>
    <message>
        <source>another journal was begun here before, and is gone</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>此处曾有另一份日志，已不见</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: its house edge at these settings is {edge} %, the house would pay for it; change its paytable, its rates or its house rule (house rule: no wager below zero)</source>
        <extracomment>odds/fair_play.py</extracomment>
        <translation>{wager}，{paytable}：按此设置场方优势为 {edge} %，场方会亏；请更改赔付表、比率或场规（场规：投注不得低于零）</translation>
    </message>
    <message>
        <source>a part of the signed list is missing</source>
        <extracomment>program/release.py</extracomment>
        <translation>签名清单缺少一部分</translation>
    </message>
    <message>
        <source>the list of the release was not signed with its key</source>
        <extracomment>program/release.py</extracomment>
        <translation>发布清单不是用其密钥签名的</translation>
    </message>
    <message>
        <source>{file} is missing</source>
        <extracomment>program/release.py</extracomment>
        <translation>缺少 {file}</translation>
    </message>
    <message>
        <source>{file} is not part of the release</source>
        <extracomment>program/release.py</extracomment>
        <translation>{file} 不属于发布版</translation>
    </message>
    <message>
        <source>{file} was altered</source>
        <extracomment>program/release.py</extracomment>
        <translation>{file} 被改动</translation>
    </message>
    <message>
        <source>{name} loads a foreign library</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{name} 加载了外来程序库</translation>
    </message>
    <message>
        <source>Player has {player}, Banker {banker}: {line}</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>Player {player}，Banker {banker}：{line}</translation>
    </message>
    <message>
        <source>{player} against {banker} is a natural: nobody draws</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>{player} 对 {banker} 为天牌：都不补牌</translation>
    </message>
    <message>
        <source>With {player} against {banker} the tableau says so</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>{player} 对 {banker}，按补牌表如此</translation>
    </message>
    <message numerus="yes">
        <source>Up cards from the ten leave, two at most: {n} leave, and {hand} ({ranks}) is left</source>
        <extracomment>school/drills/dealer_cards.py; one: Up cards from the ten leave, two at most: {n} leaves, and {hand} ({ranks}) is left</extracomment>
        <translation>
            <numerusform>明牌 10 或以上弃掉，最多两张：弃 {n} 张，剩 {hand}（{ranks}）</numerusform>
        </translation>
    </message>
    <message>
        <source>A prize goes to {seats}</source>
        <extracomment>school/drills/eligible.py</extracomment>
        <translation>中奖：{seats}</translation>
    </message>
    <message>
        <source>A prize goes to {seats}; no wager lay at {without}</source>
        <extracomment>school/drills/eligible.py</extracomment>
        <translation>中奖：{seats}；没有投注：{without}</translation>
    </message>
    <message>
        <source>Seat {seat} gets {envy} for the hands of others</source>
        <extracomment>school/drills/envy_sum.py</extracomment>
        <translation>座位 {seat} 因他人的牌得 {envy}</translation>
    </message>
    <message>
        <source>Seat {seat} has no wager, so it gets no envy</source>
        <extracomment>school/drills/envy_sum.py</extracomment>
        <translation>座位 {seat} 没有投注，不得 Envy</translation>
    </message>
    <message>
        <source>House Money has not won: nothing can be left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>House Money 没赢：不能留注</translation>
    </message>
    <message>
        <source>The dealer has blackjack: House Money is paid out, nothing is left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>庄家是 blackjack：赔付 House Money，不能留注</translation>
    </message>
    <message>
        <source>{hand} wins {win} on {stake}: none, part or all of {most} may be left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>{hand} 以 {stake} 赢 {win}：{most} 可不留、部分或全部留注</translation>
    </message>
    <message>
        <source>{hand} pays {pays}, rounded down: {prize}</source>
        <extracomment>school/drills/meter_percent.py</extracomment>
        <translation>{hand} 赔 {pays}，向下取整：{prize}</translation>
    </message>
    <message>
        <source>{wager} pays {hand} {pays}: {amount}</source>
        <extracomment>school/drills/pay_it.py</extracomment>
        <translation>{wager} 的 {hand} 赔 {pays}：{amount}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}: {prize}, and {envy} of envy</source>
        <extracomment>school/drills/pay_it.py</extracomment>
        <translation>{hand} 赔 {pays}：{prize}，另 Envy {envy}</translation>
    </message>
    <message>
        <source>Paid from the far right: {seats}</source>
        <extracomment>school/drills/payment_order.py</extracomment>
        <translation>从最右边起赔付：{seats}</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>座位 {seat} 是 {hand}</translation>
    </message>
    <message>
        <source>The dealer holds {hand} and qualifies</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>庄家是 {hand}，够资格</translation>
    </message>
    <message>
        <source>The dealer holds {hand}, which does not qualify</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>庄家是 {hand}，不够资格</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}, seat {other} holds {second}</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>座位 {seat} 是 {hand}，座位 {other} 是 {second}</translation>
    </message>
    <message>
        <source>{whole} is shared by {n} seats, odd cents to the first paid: seat {seat} gets {share}</source>
        <extracomment>school/drills/shared_prize.py</extracomment>
        <translation>{whole} 由 {n} 个座位平分，余分归最先赔付者：座位 {seat} 得 {share}</translation>
    </message>
    <message>
        <source>{hand} pays {prize}: {card}</source>
        <extracomment>school/drills/which_card.py</extracomment>
        <translation>{hand} 赔 {prize}：{card}</translation>
    </message>
    <message>
        <source>Seat {first} is paid before seat {seat} gets {amount}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>先赔付座位 {first}，座位 {seat} 再得 {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} holds no winning hand</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 没有中奖牌</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}, not {pressed}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 是 {hand}，不是 {pressed}</translation>
    </message>
    <message>
        <source>{n} seconds passed</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>过了 {n} 秒</translation>
    </message>
    <message>
        <source>{n} things in their order</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>{n} 件事按顺序</translation>
    </message>
    <message>
        <source>{seconds} s, target {target} s</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>{seconds} 秒，目标 {target} 秒</translation>
    </message>
    <message>
        <source>no seat</source>
        <extracomment>school/drills/words.py</extracomment>
        <translation>没有座位</translation>
    </message>
    <message>
        <source>The staff register {path} is missing, and this table knew one with {seq} events: put it back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>缺少员工登记册 {path}，本桌知道的有 {seq} 个事件：请用备份恢复，或叫技术员。</translation>
    </message>
    <message>
        <source>The staff register {path} is an older one, and this table knew it up to event {seq}: put the newest one back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>员工登记册 {path} 是旧的，本桌知道到事件 {seq}：请用备份恢复最新的，或叫技术员。</translation>
    </message>
    <message>
        <source>The staff register {path} is another one than this table knew: put that one back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>员工登记册 {path} 不是本桌知道的那份：请用备份恢复那份，或叫技术员。</translation>
    </message>
    <message>
        <source>No jackpot wager</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>没有 jackpot 投注</translation>
    </message>
    <message>
        <source>Hold 0.8 s, hands are in play</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>按住 0.8 秒，牌局进行中</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager in this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>座位 {seat} 本局没有 jackpot 投注</translation>
    </message>
    <message>
        <source>{seats} cannot hold it together</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{seats}不可能同时有它</translation>
    </message>
    <message>
        <source>With {hand} on the board nobody holds another</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>公共牌是 {hand}，没有人是其他牌型</translation>
    </message>
    <message>
        <source>The board is everybody&apos;s: {missing} too</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>公共牌属于大家：{missing}也要</translation>
    </message>
    <message>
        <source>{title}, and the record says otherwise; back the win out, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{title}，与记录不符；请撤销中奖，或“未中奖”并选原因</translation>
    </message>
    <message>
        <source>Back out what is on record first, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>请先撤销已有记录，或“未中奖”并选原因</translation>
    </message>
    <message>
        <source>The table is held; swipe a Supervisor&apos;s card, then another person&apos;s</source>
        <extracomment>table/procedures/holding.py</extracomment>
        <translation>本桌已暂停；刷 Supervisor 卡，再刷另一人的卡</translation>
    </message>
    <message>
        <source>The table is held; swipe the card of another person than {name}</source>
        <extracomment>table/procedures/holding.py</extracomment>
        <translation>本桌已暂停；请刷 {name} 以外的人的卡</translation>
    </message>
    <message>
        <source>Nothing is changed yet; change a setting first</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>还没有更改；请先更改一项设置</translation>
    </message>
    <message>
        <source>The table is held; a Supervisor&apos;s card comes first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>本桌已暂停；请先刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>Whoever deals does not authorise the wins too</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>发牌的人不能同时授权中奖</translation>
    </message>
    <message>
        <source>{game} has no sides to bet on</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{game} 没有可投注的边</translation>
    </message>
    <message>
        <source>approval.{key} is missing in the table&apos;s file</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>本桌文件缺少 approval.{key}</translation>
    </message>
    <message>
        <source>The shuffler {make} is set to {mode}; the rules know {modes}</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>洗牌机 {make} 设为 {mode}；规则允许 {modes}</translation>
    </message>
    <message>
        <source>{component} {least} or higher is not on record</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>没有 {component} {least} 或以上的记录</translation>
    </message>
    <message>
        <source>{component} is {version} and was approved from {least} on</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>{component} 为 {version}，批准的是 {least} 起</translation>
    </message>
    <message>
        <source>House Money has two jackpots here. Its rules let an operator choose only one of the jackpot options; a later section allows two on two sensors: ask your regulator which one holds for you</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>House Money 在此有两个 jackpot。其规则只让场方选一个 jackpot 选项；后面一节允许两个感应器各一个：请问监管机构以哪条为准</translation>
    </message>
    <message>
        <source>{paytable} of {wager} is printed for {decks} and this shoe has {have}; choose {instead} or change the shoe (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} 的 {paytable} 适用 {decks}，而本牌靴有 {have}；请选 {instead} 或更换牌靴（批准的规则）</translation>
    </message>
    <message>
        <source>another paytable</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>其他赔付表</translation>
    </message>
    <message>
        <source>Sensor B has {jackpot} and sensor A has none; put the only jackpot on sensor A (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>感应器 B 有 {jackpot}，感应器 A 没有；唯一的 jackpot 请放感应器 A（批准的规则）</translation>
    </message>
    <message>
        <source>{jackpot} is on both sensors, and each sensor has a jackpot of its own; choose another for sensor B (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{jackpot} 在两个感应器上，而每个感应器须有自己的 jackpot；感应器 B 请另选（批准的规则）</translation>
    </message>
    <message>
        <source>a single deck</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>一副牌</translation>
    </message>
    <message>
        <source>{least} to {most} decks</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{least} 至 {most} 副牌</translation>
    </message>
    <message>
        <source>{numbers} decks</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{numbers} 副牌</translation>
    </message>
    <message>
        <source>{setting} can be {choices}; choose one of them</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} 可为 {choices}；请选其一</translation>
    </message>
    <message>
        <source>{setting} must be {least} or more; enter another figure</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} 须为 {least} 或以上；请输入其他数字</translation>
    </message>
    <message>
        <source>{setting} must be between {least} and {most}; enter another figure</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} 须在 {least} 和 {most} 之间；请输入其他数字</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>辖区</translation>
    </message>
    <message>
        <source>Console</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>控制台</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>台面</translation>
    </message>
    <message>
        <source>Paytable of {wager}</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>{wager} 的赔付表</translation>
    </message>
    <message>
        <source>Jackpot on sensor {sensor}</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>感应器 {sensor} 的 jackpot</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: no part of a wager goes to a reserve; a small one is recommended, it is added to the next seed and keeps the meter up after a win</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：投注没有一部分进储备；建议留少量，它加到下次起始值，中奖后奖池不致太低</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} starts again at {seed} instead of the pre-configured {usual}; the house edge falls, {amount} at every {hand} are the house&apos;s own money</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>感应器 {sensor}，{jackpot}：{level} 重置为 {seed}，而非预设的 {usual}；场方优势下降，每次 {hand} 有 {amount} 由场方自付</translation>
    </message>
    <message>
        <source>ODDS</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>概率</translation>
    </message>
    <message>
        <source>House edge of every wager</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>每个投注的场方优势</translation>
    </message>
    <message>
        <source>TABLE SIGNS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>本桌告示</translation>
    </message>
    <message>
        <source>Limits, odds, notices to post</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>限额、概率、须张贴的告示</translation>
    </message>
    <message>
        <source>Not with this set-up</source>
        <extracomment>ui/office/choice_figures.py</extracomment>
        <translation>此配置不可用</translation>
    </message>
    <message>
        <source>Find a table</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>查找牌桌</translation>
    </message>
    <message>
        <source>Number, game, paytable, console or link</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>桌号、游戏、赔付表、控制台或联网</translation>
    </message>
    <message>
        <source>MORE TABLES</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>更多牌桌</translation>
    </message>
    <message>
        <source>FIND A TABLE</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>查找牌桌</translation>
    </message>
    <message>
        <source>By typing</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>输入文字</translation>
    </message>
    <message>
        <source>ALL GAMES</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Ends the search</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>结束查找</translation>
    </message>
    <message>
        <source>Odds of {game}</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>{game} 的概率</translation>
    </message>
    <message>
        <source>House edge of every wager as it is set up here; the printed figure beside it.</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>按此处配置的每个投注的场方优势；旁边是印出的数字。</translation>
    </message>
    <message>
        <source>The odds of this paytable are being worked out; the table goes on.</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>正在计算此赔付表的概率；牌桌照常。</translation>
    </message>
    <message>
        <source>Once the odds are there</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>概率算出后</translation>
    </message>
    <message>
        <source>PRINT PAR SHEET</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>打印 PAR 表</translation>
    </message>
    <message>
        <source>On the slip printer</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>用单据打印机</translation>
    </message>
    <message>
        <source>SAVE AS PDF</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>The PAR sheet on large paper</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>大张纸的 PAR 表</translation>
    </message>
    <message>
        <source>MORE WAGERS</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>更多投注</translation>
    </message>
    <message>
        <source>Signs of table {table}</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>桌 {table} 的告示</translation>
    </message>
    <message>
        <source>What players must be able to read here, from the rules in force.</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>玩家在此须能看到的内容，按现行规则。</translation>
    </message>
    <message>
        <source>PRINT THE SIGNS</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>打印告示</translation>
    </message>
    <message>
        <source>To print on large paper</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>供大张纸打印</translation>
    </message>
    <message>
        <source>Base game, no jackpot</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>仅主游戏，无 jackpot</translation>
    </message>
    <message>
        <source>{jackpot} first</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>先 {jackpot}</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips lie. Touch a socket</source>
        <extracomment>ui/table/presenter/chip_tray.py; one: {n} chip lies. Touch a socket</extracomment>
        <translation>
            <numerusform>有{n}枚筹码。点感应位</numerusform>
        </translation>
    </message>
    <message>
        <source>Touch a socket</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>点感应位</translation>
    </message>
    <message>
        <source>The wagers are locked in</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>投注已锁定</translation>
    </message>
    <message>
        <source>Every seat that plays has its chips</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>参与的座位都有筹码</translation>
    </message>
    <message>
        <source>No chip lies on a sensor</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>感应器上没有筹码</translation>
    </message>
    <message>
        <source>Why confirm all the same?</source>
        <extracomment>ui/table/presenter/doubts.py</extracomment>
        <translation>为何仍要确认？</translation>
    </message>
    <message numerus="yes">
        <source>Hold 0.8 s: {n} seats against the cards. Raises an alert</source>
        <extracomment>ui/table/presenter/doubts.py; one: Hold 0.8 s: seat {seats} against its cards. Raises an alert</extracomment>
        <translation>
            <numerusform>按住 0.8 秒：{n}个座位与牌不符。会发出警报</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold 0.8 s: {n} seats in doubt. Raises an alert</source>
        <extracomment>ui/table/presenter/doubts.py; one: Hold 0.8 s: seat {seats} in doubt. Raises an alert</extracomment>
        <translation>
            <numerusform>按住 0.8 秒：{n}个座位有疑问。会发出警报</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was held: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>本桌已暂停：{why}</translation>
    </message>
    <message>
        <source>{name} saw why the table is held</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 已看过本桌暂停的原因</translation>
    </message>
    <message>
        <source>{name} and {witness} let it go on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 和 {witness} 让牌桌继续</translation>
    </message>
    <message>
        <source>The program was started, version {version}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>程序已启动，版本 {version}</translation>
    </message>
    <message>
        <source>The end of the staff register was noted: {seq}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>已记下员工登记册的末端：{seq}</translation>
    </message>
    <message>
        <source>STANDS HERE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>现在此处</translation>
    </message>
    <message>
        <source>FIRST TABLE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>首张牌桌</translation>
    </message>
    <message>
        <source>No table here has it</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>此处没有这种牌桌</translation>
    </message>
    <message numerus="yes">
        <source>{n} files</source>
        <extracomment>ui/pages/games/presenter.py; one: 1 file</extracomment>
        <translation>
            <numerusform>{n}个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>无法读取</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} table</extracomment>
        <translation>
            <numerusform>{n}张牌桌</numerusform>
        </translation>
    </message>
    <message>
        <source>No table has this</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>没有这样的牌桌</translation>
    </message>
    <message>
        <source>LINK</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>联网</translation>
    </message>
    <message>
        <source>NO METER</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>无奖池</translation>
    </message>
    <message>
        <source>HOUSE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>场方</translation>
    </message>
    <message>
        <source>STAND-ALONE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>独立</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Fixed at {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>固定为 {amount}</translation>
    </message>
    <message>
        <source>Fixed at {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>固定为 {first} 等，另 {others} 个</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables, {linked} on a link</source>
        <extracomment>ui/pages/games/presenter.py; one: 1 table, on a link</extracomment>
        <translation>
            <numerusform>{n}张牌桌，{linked} 张联网</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ended}, {n} late wins</source>
        <extracomment>ui/pages/history/presenter.py; one: {ended}, {n} late win</extracomment>
        <translation>
            <numerusform>{ended}，{n}个补记中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It says: {said}.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>第 {step}/{steps} 步。报告：{said}。</translation>
    </message>
    <message>
        <source>no stake</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>没有本金</translation>
    </message>
    <message>
        <source>by the player&apos;s cards</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>按玩家的牌</translation>
    </message>
    <message>
        <source>by the dealer&apos;s up card</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>按庄家明牌</translation>
    </message>
    <message>
        <source>Ante from a flush</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Flush 起赔 Ante</translation>
    </message>
    <message>
        <source>Ante from a straight</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Straight 起赔 Ante</translation>
    </message>
    <message>
        <source>Ante from three 10s</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>三张 10 起赔 Ante</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>庄家 blackjack</translation>
    </message>
    <message>
        <source>nothing left up</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>不留注</translation>
    </message>
    <message>
        <source>left up where that is best</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>有利时留注</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>从不</translation>
    </message>
    <message>
        <source>1 in {often}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>1/{often}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks</source>
        <extracomment>ui/pages/odds/presenter/page.py; one: 1 deck</extracomment>
        <translation>
            <numerusform>{n} 副牌</numerusform>
        </translation>
    </message>
    <message>
        <source>either side</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>任一边</translation>
    </message>
    <message>
        <source>on {side}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>投 {side}</translation>
    </message>
    <message>
        <source>Pays</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Comes</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>出现</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>精确值</translation>
    </message>
    <message>
        <source>Returns</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>回报</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>游戏部分</translation>
    </message>
    <message>
        <source>Per unit of the Ante</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>每单位 Ante</translation>
    </message>
    <message>
        <source>Back to players</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>返还玩家</translation>
    </message>
    <message>
        <source>Fixed prizes</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>固定奖</translation>
    </message>
    <message>
        <source>Onto the meter</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>进奖池</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>储备</translation>
    </message>
    <message>
        <source>New seeds</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>新起始值</translation>
    </message>
    <message>
        <source>House</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>场方</translation>
    </message>
    <message>
        <source>Exact, by counting every deal</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>精确，逐一计算所有发牌</translation>
    </message>
    <message>
        <source>Simulated: {rounds} rounds, give or take {error}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>模拟：{rounds} 局，误差约 {error}</translation>
    </message>
    <message>
        <source>House edge</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>场方优势</translation>
    </message>
    <message>
        <source>Hit</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>中奖率</translation>
    </message>
    <message>
        <source>no meter makes it fair</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>奖池多高都不公平</translation>
    </message>
    <message>
        <source>Fair from a meter of</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>公平所需奖池</translation>
    </message>
    <message>
        <source>Edge, meters as now</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>优势，按现在奖池</translation>
    </message>
    <message>
        <source>Volatility index</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>波动指数</translation>
    </message>
    <message>
        <source>printed {figures}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>印为 {figures}</translation>
    </message>
    <message>
        <source>now {amount}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>现在 {amount}</translation>
    </message>
    <message>
        <source>By best play; the PAR sheet says which.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>按最佳打法；见 PAR 表。</translation>
    </message>
    <message>
        <source>{level} alone would have to stand at {fair}.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>仅靠 {level} 须达 {fair}。</translation>
    </message>
    <message>
        <source>Envy brings every other wager {amount} a round.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Envy 给其他每注每局 {amount}。</translation>
    </message>
    <message>
        <source>With {n} wagers sharing a prize the edge is {edge}.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>{n} 个投注分一个奖时，优势为 {edge}。</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Changed in MENU, GAMES</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>在菜单的游戏中更改</translation>
    </message>
    <message numerus="yes">
        <source>{n} changes are kept</source>
        <extracomment>ui/office/presenter/configuration.py; one: 1 change is kept</extracomment>
        <translation>
            <numerusform>已保留{n}项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Not proposed yet</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>尚未提议</translation>
    </message>
    <message>
        <source>one of {n}</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>{n} 选一</translation>
    </message>
    <message>
        <source>linked to nothing</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>不联网</translation>
    </message>
    <message>
        <source>linked to tables of the same game</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>与同一游戏的牌桌联网</translation>
    </message>
    <message>
        <source>linked to other games with the same hands</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>与牌型相同的其他游戏联网</translation>
    </message>
    <message>
        <source>edge {edge} · hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>优势 {edge} · 中奖率 {hit}</translation>
    </message>
    <message>
        <source>{edge} · hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{edge} · 中奖率 {hit}</translation>
    </message>
    <message>
        <source>{name} is for {decks}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{name} 适用 {decks}</translation>
    </message>
    <message>
        <source>a house jackpot, linked to nothing</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>场方 jackpot，不联网</translation>
    </message>
    <message>
        <source>{name} is for {decks}, on {consoles}; {link}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{name} 适用 {decks}，{consoles}；{link}</translation>
    </message>
    <message>
        <source>any shoe of the game</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>此游戏的任何牌靴</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: house edge {edge} ({edge_exact}), hit {hit} ({hit_exact})</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{wager}，{paytable}：场方优势 {edge}（{edge_exact}），中奖率 {hit}（{hit_exact}）</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: house edge {edge}, hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{wager}，{paytable}：场方优势 {edge}，中奖率 {hit}</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>优势</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>中奖率</translation>
    </message>
    <message>
        <source>Printed: {figures}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>印为：{figures}</translation>
    </message>
    <message>
        <source>{hands} hands: {line}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{hands} 手：{line}</translation>
    </message>
    <message>
        <source>NOT A WIN: ALL {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>未中奖：全部 {n} 份</translation>
    </message>
    <message>
        <source>One table hand · {pays}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>同一桌牌 · {pays}</translation>
    </message>
    <message>
        <source>{side}, marked late</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{side}，补标记</translation>
    </message>
    <message>
        <source>{side}, marked when the cards were known</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{side}，知道牌后标记</translation>
    </message>
    <message>
        <source>Off the meter, once</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>从奖池，一次</translation>
    </message>
    <message>
        <source>Meter after</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>之后奖池</translation>
    </message>
    <message>
        <source>{n} shares together</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{n} 份合计</translation>
    </message>
    <message>
        <source>Card level by the whole hit: {whole}, not by the share</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>卡级别按全部中奖 {whole}，不按每份</translation>
    </message>
    <message>
        <source>A natural</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>天牌</translation>
    </message>
    <message>
        <source>Not a natural</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>不是天牌</translation>
    </message>
    <message>
        <source>Go back to the table to say which side has won</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>返回牌桌标明哪一边赢</translation>
    </message>
    <message>
        <source>The Ante pays on a flush or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Flush 或以上赔 Ante</translation>
    </message>
    <message>
        <source>The Ante pays on a straight or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Straight 或以上赔 Ante</translation>
    </message>
    <message>
        <source>The Ante pays on three 10s or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>三张 10 或以上赔 Ante</translation>
    </message>
    <message>
        <source>Progressive, {jackpot}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>累积奖，{jackpot}</translation>
    </message>
    <message>
        <source>Table limits</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>本桌限额</translation>
    </message>
    <message>
        <source>{wager}: the house pays at most {most} in all in one deal</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{wager}：每次发牌场方总共最多赔 {most}</translation>
    </message>
    <message>
        <source>Aggregate payout limit</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>总赔付限额</translation>
    </message>
    <message>
        <source>A winning hand below that pushes the Ante.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>赢的牌低于此，Ante 退回。</translation>
    </message>
    <message>
        <source>Ante</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>A blackjack</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Banker is paid 1 to 1 less 5 % commission.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Banker 赔 1 to 1，扣 5 % 佣金。</translation>
    </message>
    <message>
        <source>On a tie, Player and Banker wagers push.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>和局时 Player 和 Banker 的投注退回。</translation>
    </message>
    <message>
        <source>Main wagers pay</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>主注赔付</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Blackjack 赔付</translation>
    </message>
    <message>
        <source>{wager} pays</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{wager} 赔付</translation>
    </message>
    <message>
        <source>Paytable {name}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>赔付表 {name}</translation>
    </message>
    <message>
        <source>To 1, by the number of hands dealt, the dealer&apos;s counted.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>赔率对 1，按发出的手数（含庄家）。</translation>
    </message>
    <message>
        <source>Progressive, {jackpot}: {stake} wager</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>累积奖，{jackpot}：投注 {stake}</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} wager</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{jackpot}：投注 {stake}</translation>
    </message>
    <message>
        <source>The amount to be won now is on the display at this table</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>现在可赢的金额见本桌显示屏</translation>
    </message>
    <message>
        <source>One jackpot with every table on {link}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>与 {link} 的所有牌桌共用一个 jackpot</translation>
    </message>
    <message>
        <source>It belongs to the house until it is won.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>中奖之前属于场方。</translation>
    </message>
    <message>
        <source>Fixed prizes come off the meter.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>固定奖从奖池扣除。</translation>
    </message>
    <message>
        <source>{level} rises to {most} and no further.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{level} 最高升至 {most}。</translation>
    </message>
    <message>
        <source>Rules of this house</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>本场规则</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{least} 至 {most}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <extracomment>ui/floor/map/tiles.py</extracomment>
        <translation>桌 {table}</translation>
    </message>
    <message>
        <source>HELD: two people must see why</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>已暂停：须两人查看原因</translation>
    </message>
    <message>
        <source>1 hit, {n} shares</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>1 次中奖，{n} 份</translation>
    </message>
    <message>
        <source>One {role} swipe records the hit with all its shares.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>刷一次 {role} 卡即记录此中奖及所有份额。</translation>
    </message>
    <message>
        <source>Jackpot paused. Start the base game</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Jackpot 暂停。开始主游戏</translation>
    </message>
    <message>
        <source>Give its chips back</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>退回其筹码</translation>
    </message>
    <message>
        <source>Needs a card</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>需要刷卡</translation>
    </message>
    <message>
        <source>No win is left</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>没有剩下的中奖</translation>
    </message>
    <message>
        <source>{n} shares: {order}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>{n} 份：{order}</translation>
    </message>
    <message>
        <source>Wrong seat? Mark its side there</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>座位有误？到那里标记其边</translation>
    </message>
    <message numerus="yes">
        <source>HOLD TO CONFIRM {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: HOLD TO CONFIRM {n} SHARE</extracomment>
        <translation>
            <numerusform>按住 CONFIRM {n} 份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>HOLD TO CONFIRM {n} WINS</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: HOLD TO CONFIRM {n} WIN</extracomment>
        <translation>
            <numerusform>按住 CONFIRM {n} 个中奖</numerusform>
        </translation>
    </message>
    <message>
        <source>CONFIRM 1 HIT, {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>CONFIRM 1 次中奖，{n} 份</translation>
    </message>
    <message>
        <source>Sent to the slip printer</source>
        <extracomment>ui/pages/page_paper.py</extracomment>
        <translation>已发到单据打印机</translation>
    </message>
    <message>
        <source>Nothing was saved: {why}; call a technician</source>
        <extracomment>ui/office/copies.py</extracomment>
        <translation>没有保存：{why}；请叫技术员</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}</source>
        <extracomment>ui/office/copies.py</extracomment>
        <translation>已存为 {file}，在 {folder}</translation>
    </message>
    <message>
        <source>LAY ALL</source>
        <extracomment>ui/table/chip_tray.py</extracomment>
        <translation>全放</translation>
    </message>
    <message>
        <source>LIFT ALL</source>
        <extracomment>ui/table/chip_tray.py</extracomment>
        <translation>全收</translation>
    </message>
    <message>
        <source>fraction on the PAR sheet</source>
        <extracomment>ui/pages/odds/view.py</extracomment>
        <translation>分数见 PAR 表</translation>
    </message>
    <message>
        <source>Bonus bets are settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Bonus 注按前两张牌结算，在其他动作之前。</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; bonus bets are up to the player.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>先下 blackjack 注；Bonus 注由玩家自选。</translation>
    </message>
    <message>
        <source>A split matches the wager; a double is at most as large as it.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>分牌补足投注；加倍不超过它。</translation>
    </message>
    <message>
        <source>Royal Match: king and queen of one suit; then any two cards of one suit.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Royal Match：同花 K-Q；然后任意两张同花。</translation>
    </message>
    <message>
        <source>King&apos;s Bounty: two cards of 20; kings of spades are best, a dealer&apos;s blackjack raises them.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>King&apos;s Bounty：两张合计 20；黑桃 K 一对最大，庄家 blackjack 时更高。</translation>
    </message>
    <message>
        <source>Bet the Set: a pair; of one suit it pays more.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Bet the Set：对子；同花赔更多。</translation>
    </message>
    <message>
        <source>Bonus bets pay by their tables, stake back.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Bonus 注按表赔付，退还本金。</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the wager comes back.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>投降是第一个决定：退回一半投注。</translation>
    </message>
    <message>
        <source>Settle the bonus bets on the first two cards</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>按前两张牌结算 Bonus 注</translation>
    </message>
    <message>
        <source>Dragon Bonus: your first coup</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Dragon Bonus：第一局</translation>
    </message>
    <message>
        <source>Three players bet on the progressive. The coup wins nothing.</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>三位玩家投注累积奖。本局没有中奖。</translation>
    </message>
    <message>
        <source>START GAME once all bets are down</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>投注都下好后按 START GAME</translation>
    </message>
    <message>
        <source>Start, chips into the tray, end</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>开始、筹码入筹码盘、结束</translation>
    </message>
    <message>
        <source>Your first round</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Three players bet on the progressive. Nobody wins it.</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>三位玩家投注累积奖。没有人中奖。</translation>
    </message>
    <message>
        <source>No hand wins: no button is pressed</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>没有中奖牌：不按按钮</translation>
    </message>
    <message>
        <source>Four aces and the Executive</source>
        <extracomment>lessons/four-aces.toml</extracomment>
        <translation>四张 A 和 Executive</translation>
    </message>
    <message>
        <source>One player wins the whole meter. Only an Executive&apos;s card is enough.</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>一位玩家赢得全部奖池。只有 Executive 卡才够。</translation>
    </message>
    <message>
        <source>Seat 3: four aces</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>座位 3：四张 A</translation>
    </message>
    <message>
        <source>Call, verify, Executive, pay, end</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>呼叫、核实、Executive、赔付、结束</translation>
    </message>
    <message>
        <source>The right card at once</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>一次刷对卡</translation>
    </message>
    <message>
        <source>Four Card Poker: your first round</source>
        <extracomment>lessons/four-card-first-round.toml</extracomment>
        <translation>Four Card Poker：第一局</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: your first round</source>
        <extracomment>lessons/holdem-first-round.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：第一局</translation>
    </message>
    <message>
        <source>A straight flush and the key</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Straight Flush 和钥匙</translation>
    </message>
    <message>
        <source>One player makes a straight flush. The Supervisor turns the key to JPH.</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>一位玩家有 Straight Flush。Supervisor 把钥匙转到 JPH。</translation>
    </message>
    <message>
        <source>Seat 5: straight flush</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>座位 5：Straight Flush</translation>
    </message>
    <message>
        <source>Hand, key, record, end</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>牌型、钥匙、记录、结束</translation>
    </message>
    <message>
        <source>A chip that comes too late</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>迟到的筹码</translation>
    </message>
    <message>
        <source>A player lays a chip after the start. It does not play.</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>一位玩家在开始后放筹码。它不计。</translation>
    </message>
    <message>
        <source>A late chip does not play, whatever the hand</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>迟到的筹码不计，不论牌型</translation>
    </message>
    <message>
        <source>The late chip goes back</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>迟到的筹码退回</translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>本局进行到底</translation>
    </message>
    <message>
        <source>The printer is out of paper</source>
        <extracomment>lessons/no-paper.toml</extracomment>
        <translation>打印机缺纸</translation>
    </message>
    <message>
        <source>A win is on record while the printer has no paper. Nothing is lost: the slip is printed later.</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>打印机缺纸时记录了中奖。不会丢失：单据稍后打印。</translation>
    </message>
    <message>
        <source>Record, pay and end without the slip</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>没有单据也记录、赔付、结束</translation>
    </message>
    <message>
        <source>6-5-4 Poker: your first round</source>
        <extracomment>lessons/six-five-four-first-round.toml</extracomment>
        <translation>6-5-4 Poker：第一局</translation>
    </message>
    <message>
        <source>Nobody bets on more than the game itself.</source>
        <extracomment>lessons/six-five-four-first-round.toml</extracomment>
        <translation>没有人投注主游戏以外的。</translation>
    </message>
    <message>
        <source>Start, play, end</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>开始、进行、结束</translation>
    </message>
    <message>
        <source>A small prize that the dealer confirms</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>荷官确认的小奖</translation>
    </message>
    <message>
        <source>One player makes three of a kind: a few dollars from the tray.</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>一位玩家有 Three of a Kind：从筹码盘付几美元。</translation>
    </message>
    <message>
        <source>Seat 3: three of a kind</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>座位 3：Three of a Kind</translation>
    </message>
    <message>
        <source>Hand, record, pay, end</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>牌型、记录、赔付、结束</translation>
    </message>
    <message>
        <source>No supervisor is needed for a small pay</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>小额赔付不需要主管</translation>
    </message>
    <message>
        <source>A straight flush and the Supervisor</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Straight Flush 和 Supervisor</translation>
    </message>
    <message>
        <source>One player makes a straight flush. A Supervisor&apos;s card puts it on record.</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>一位玩家有 Straight Flush。刷 Supervisor 卡即记录。</translation>
    </message>
    <message>
        <source>Seat 7: straight flush</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>座位 7：Straight Flush</translation>
    </message>
    <message>
        <source>Hand, call, verify, card, pay, end</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>牌型、呼叫、核实、刷卡、赔付、结束</translation>
    </message>
    <message>
        <source>A sensor that is stuck</source>
        <extracomment>lessons/stuck-sensor.toml</extracomment>
        <translation>卡住的感应器</translation>
    </message>
    <message>
        <source>The sensor of seat 3 sticks before the start. Its seat plays without the progressive.</source>
        <extracomment>lessons/stuck-sensor.toml</extracomment>
        <translation>座位 3 的感应器在开始前卡住。该座位不参与累积奖。</translation>
    </message>
    <message>
        <source>The table plays on</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>牌桌继续</translation>
    </message>
    <message>
        <source>Two winners and envy</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>两位中奖者和 Envy</translation>
    </message>
    <message>
        <source>Two players hold winning hands. The others with the wager get envy.</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>两位玩家有中奖牌。其他有投注的得 Envy。</translation>
    </message>
    <message>
        <source>Seat 5: four of a kind</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>座位 5：Four of a Kind</translation>
    </message>
    <message>
        <source>Seat 1: straight flush</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>座位 1：Straight Flush</translation>
    </message>
    <message>
        <source>A late chip does not play</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>迟到的筹码不计</translation>
    </message>
    <message>
        <source>Call, verify, card, pay from the right, end</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>呼叫、核实、刷卡、从右边赔付、结束</translation>
    </message>
    <message>
        <source>The wrong card first</source>
        <extracomment>lessons/wrong-card.toml</extracomment>
        <translation>先刷错卡</translation>
    </message>
    <message>
        <source>A dealer&apos;s card is swiped by mistake. The right one follows.</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>误刷了荷官卡。然后刷对的卡。</translation>
    </message>
    <message>
        <source>Refused, then the right card, pay, end</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>被拒、再刷对卡、赔付、结束</translation>
    </message>
    <message>
        <source>These hands need the key</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>这些牌型需要钥匙</translation>
    </message>
    <message>
        <source>These hands need the key; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>这些牌型需要钥匙；请呼叫主管</translation>
    </message>
    <message numerus="yes">
        <source>Choose why, or change the hands of seats {seats}</source>
        <extracomment>ui/table/presenter/doubts.py; one: Choose why, or change the hand of seat {seats}</extracomment>
        <translation>
            <numerusform>请选原因，或更改座位 {seats} 的牌型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose why, or put seats {seats} right at the table</source>
        <extracomment>ui/table/presenter/doubts.py; one: Choose why, or put seat {seats} right at the table</extracomment>
        <translation>
            <numerusform>请选原因，或在牌桌更正座位 {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of {n}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>1/{n}</translation>
    </message>
    <message>
        <source>being read</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>{name} put the journal back to event {seq}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>{name} 已将日志恢复到事件 {seq}</translation>
    </message>
    <message>
        <source>what came after it is lost</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>其后的内容已丢失</translation>
    </message>
    <message>
        <source>{events} events after it are lost</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>其后 {events} 个事件已丢失</translation>
    </message>
    <message>
        <source>what they were worth cannot be read any more</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>其价值已无法读取</translation>
    </message>
    <message>
        <source>with them {rounds} rounds, {wagered} of wagers, {wins} wins of {prizes}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>其中有 {rounds} 局、投注 {wagered}、{wins} 个中奖共 {prizes}</translation>
    </message>
    <message>
        <source>meter {level} {before} → {after}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>奖池 {level} {before} → {after}</translation>
    </message>
    <message>
        <source>{name}&apos;s card asks for a PIN, which cannot be typed here; swipe a Supervisor&apos;s or a technician&apos;s card</source>
        <extracomment>kiosk/table/leaving_card.py</extracomment>
        <translation>{name} 的卡需要 PIN，此处无法输入；请刷 Supervisor 或技术员卡</translation>
    </message>
    <message>
        <source>The program is still compared with its release; swipe again in a moment</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>程序仍在与发布版比对；请稍后再刷</translation>
    </message>
    <message>
        <source>The program could not be compared with its release; call a technician</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>程序无法与发布版比对；请叫技术员</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>已写入 {file}</translation>
    </message>
    <message>
        <source>{file} is gone; look for it where it was copied to</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>{file} 已不在；请到复制的位置查找</translation>
    </message>
    <message>
        <source>{file} cannot be written ({why})</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>{file} 无法写入（{why}）</translation>
    </message>
    <message>
        <source>Written: {file}, in the folder of the school</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>已写入：{file}，在培训文件夹中</translation>
    </message>
    <message>
        <source>Somebody at the screen</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>屏幕前的人</translation>
    </message>
    <message>
        <source>{name} put the staff register back to event {seq}; see who holds a card</source>
        <extracomment>kiosk/table/staff_watch.py</extracomment>
        <translation>{name} 已将员工登记册恢复到事件 {seq}；请核对谁持卡</translation>
    </message>
    <message>
        <source>{wager}: its house edge under these house rules is {edge} %, the house would pay for it; change a house rule or the number of decks (house rule: no wager below zero)</source>
        <extracomment>odds/fair_play.py</extracomment>
        <translation>{wager}：按此场规场方优势为 {edge} %，场方会亏；请更改场规或牌的副数（场规：投注不得低于零）</translation>
    </message>
    <message>
        <source>Now: swipe your own card</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：刷自己的卡</translation>
    </message>
    <message>
        <source>The record names who deals from here on.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>此后记录写明由谁发牌。</translation>
    </message>
    <message>
        <source>Now: wait for the bets</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：等待下注</translation>
    </message>
    <message>
        <source>A lamp that lights says that the chip is seen.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>灯亮表示看到了筹码。</translation>
    </message>
    <message>
        <source>Now: touch each seat that bets</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：点选每个下注的座位</translation>
    </message>
    <message>
        <source>Only what is marked is in the round.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>只有已标记的才在本局中。</translation>
    </message>
    <message>
        <source>Now: close the betting, press START GAME</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：停止下注，按 START GAME</translation>
    </message>
    <message>
        <source>Chips that lie now are locked; later ones do not play.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现有的筹码已锁定；之后的不算。</translation>
    </message>
    <message>
        <source>Now: take the chips in</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：收取筹码</translation>
    </message>
    <message>
        <source>The wager is the house&apos;s; its lamp stays lit.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>投注归场方；灯保持亮。</translation>
    </message>
    <message>
        <source>Now: deal, then find the winning hands, farthest right first</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：发牌，再找中奖牌，最右边先看</translation>
    </message>
    <message>
        <source>Only seats that are locked in can win the jackpot.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>只有已锁定的座位能中 jackpot。</translation>
    </message>
    <message>
        <source>Now: look for the hands that win before the play</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：找行动前就中奖的牌</translation>
    </message>
    <message>
        <source>What the first cards make is settled before anybody acts.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>首发牌的中奖在任何人行动前结算。</translation>
    </message>
    <message>
        <source>Now: press the winning hands of the first cards</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：按首发牌的中奖牌型</translation>
    </message>
    <message>
        <source>Now: press the hand that the cards make</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：按牌所组成的牌型</translation>
    </message>
    <message>
        <source>The highest line counts, and no other.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>只算最高的一项。</translation>
    </message>
    <message>
        <source>Now: press the hand that lies on the table</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：按台面上的牌型</translation>
    </message>
    <message>
        <source>It pays everybody who bet on it.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>凡投注它的人都赔付。</translation>
    </message>
    <message>
        <source>Now: more hands? If not, CALL SUPERVISOR</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：还有中奖牌？没有就按 CALL SUPERVISOR</translation>
    </message>
    <message>
        <source>Nothing is paid before another person has seen the cards.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>另一人看过牌之前不赔付。</translation>
    </message>
    <message>
        <source>Now: more hands? If not, DEALER CONFIRM</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：还有中奖牌？没有就按 DEALER CONFIRM</translation>
    </message>
    <message>
        <source>A small prize is the dealer&apos;s own to confirm; look twice.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>小奖由荷官自己确认；请看两遍。</translation>
    </message>
    <message>
        <source>Now: stand back, the supervisor verifies</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：退后，由主管核实</translation>
    </message>
    <message>
        <source>Cards, seat, wager and amount are compared one by one.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>牌、座位、投注和金额逐一核对。</translation>
    </message>
    <message>
        <source>Now: the right card goes through the reader</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：用正确的卡刷读卡器</translation>
    </message>
    <message>
        <source>The amount decides whose card is high enough.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>金额决定需要哪一级的卡。</translation>
    </message>
    <message>
        <source>Now: the key goes to JPH</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：钥匙转到 JPH</translation>
    </message>
    <message>
        <source>It keeps the meter for this hand.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>它为这手牌保住奖池。</translation>
    </message>
    <message>
        <source>Now: press the jackpot</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：按 jackpot</translation>
    </message>
    <message>
        <source>The console takes the prize off its meter.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>控制台从奖池扣除奖金。</translation>
    </message>
    <message>
        <source>Now: the key goes back to RUN</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：钥匙转回 RUN</translation>
    </message>
    <message>
        <source>While it stands at JPH nothing else is done.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>在 JPH 时不能做其他事。</translation>
    </message>
    <message>
        <source>Now: begin to pay</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：开始赔付</translation>
    </message>
    <message>
        <source>Count aloud, one seat after the other.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>大声点数，逐个座位。</translation>
    </message>
    <message>
        <source>Now: pay the seat that is shown, then press PAID</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：赔付所示座位，再按“已赔付”</translation>
    </message>
    <message>
        <source>Farthest right first; prizes before envy.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>最右边先赔；先奖金，后 Envy。</translation>
    </message>
    <message>
        <source>Now: clear the cards, end the game</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：收牌，结束本局</translation>
    </message>
    <message>
        <source>The next bets open with it.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>随后开放下一局下注。</translation>
    </message>
    <message>
        <source>Now: lift the chips that are named</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：拿起所列的筹码</translation>
    </message>
    <message>
        <source>A chip that stays would bet again.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>留下的筹码会再次下注。</translation>
    </message>
    <message>
        <source>Now: freeze and call, follow the list</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：停手并呼叫，按清单处理</translation>
    </message>
    <message>
        <source>A wrong number of cards is nobody&apos;s to mend alone.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>牌数不对，谁都不可独自处理。</translation>
    </message>
    <message>
        <source>Now: a supervisor&apos;s card voids the round</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：刷主管的卡作废本局</translation>
    </message>
    <message>
        <source>Two people answer for a void.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>作废由两人负责。</translation>
    </message>
    <message>
        <source>Now: give every wager back</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：退回所有投注</translation>
    </message>
    <message>
        <source>A void round has neither winners nor losers.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>作废的局没有输赢。</translation>
    </message>
    <message>
        <source>Now: a supervisor&apos;s card stands for the key</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>现在：用主管的卡代替钥匙</translation>
    </message>
    <message>
        <source>A key that is lost opens nothing.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>丢失的钥匙什么也打不开。</translation>
    </message>
    <message>
        <source>Every act is right</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>每个动作都正确</translation>
    </message>
    <message>
        <source>Seat {seat} holds another hand than the one pressed</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>座位 {seat} 的牌与所按的不同</translation>
    </message>
    <message>
        <source>Seat {seat} wins nothing</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>座位 {seat} 没有中奖</translation>
    </message>
    <message>
        <source>Seat {seat} has a winning hand that is not pressed</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>座位 {seat} 有中奖牌但未按</translation>
    </message>
    <message>
        <source>It needs the card: {card}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>需要此卡：{card}</translation>
    </message>
    <message>
        <source>Nothing is paid before the card</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>刷卡之前不赔付</translation>
    </message>
    <message>
        <source>Seat {seat} is farther right and is paid first</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>座位 {seat} 更靠右，先赔付</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>座位 {seat} 应得 {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} is still owed {amount}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>还欠座位 {seat} {amount}</translation>
    </message>
    <message>
        <source>Player wins, {high} over {low}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Player 赢，{high} 对 {low}</translation>
    </message>
    <message>
        <source>Banker wins, {high} over {low}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Banker 赢，{high} 对 {low}</translation>
    </message>
    <message>
        <source>Tie at {total}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>和局，{total} 点</translation>
    </message>
    <message>
        <source>Dealer qualifies</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>庄家够资格</translation>
    </message>
    <message>
        <source>Dealer does not qualify</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>庄家不够资格</translation>
    </message>
    <message>
        <source>All hands folded</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>所有牌都已弃</translation>
    </message>
    <message>
        <source>No progressive win at seat {seat}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>座位 {seat} 没有中累积奖</translation>
    </message>
    <message>
        <source>Progressive win at seat {seat}: {hand}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>座位 {seat} 中累积奖：{hand}</translation>
    </message>
    <message>
        <source>Player has {player}, Banker has {banker}: {said}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Player {player}，Banker {banker}：{said}</translation>
    </message>
    <message>
        <source>The dealer holds {hand} ({ranks}): {said}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>庄家是 {hand}（{ranks}）：{said}</translation>
    </message>
    <message>
        <source>Seat {seat} has no wager, whatever its hand</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>座位 {seat} 没有投注，牌再好也不算</translation>
    </message>
    <message>
        <source>A dark lamp: no wager counts here</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>灯暗：此处没有有效投注</translation>
    </message>
    <message>
        <source>A lit lamp: the chip bets when the game starts</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>灯亮：游戏开始时筹码即下注</translation>
    </message>
    <message>
        <source>A locked lamp: the wager counts until the round is over</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>灯锁定：投注有效直到本局结束</translation>
    </message>
    <message>
        <source>A fault lamp: the sensor is out, and the seat&apos;s wager with it</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>故障灯：感应器停用，该座位的投注也无效</translation>
    </message>
    <message>
        <source>it was altered</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>已被更改</translation>
    </message>
    <message>
        <source>it has no such record in it</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>里面没有这项记录</translation>
    </message>
    <message>
        <source>This is no record of a table test: {why}</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>这不是上桌考核的记录：{why}</translation>
    </message>
    <message>
        <source>Clear hands, cutting, both hands, cards kept in view</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>亮手、切筹码、双手并用、牌不离视线</translation>
    </message>
    <message>
        <source>Voice</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>声音</translation>
    </message>
    <message>
        <source>Calls each hand and amount, heard by the table</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>报出每手牌和金额，全桌听得到</translation>
    </message>
    <message>
        <source>Courtesy</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>礼貌</translation>
    </message>
    <message>
        <source>Eye contact, calm with a complaint, thanks</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>目光交流，冷静对待投诉，道谢</translation>
    </message>
    <message>
        <source>Give a mark for {heading}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>请给“{heading}”打分</translation>
    </message>
    <message>
        <source>{heading} is below {least}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>“{heading}”低于 {least}</translation>
    </message>
    <message>
        <source>All marks are given: a pass</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>已全部打分：通过</translation>
    </message>
    <message numerus="yes">
        <source>{n} critical errors</source>
        <extracomment>school/exam/exam.py; one: {n} critical error</extracomment>
        <translation>
            <numerusform>{n}个严重错误</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points, {least} to pass</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{points} 分，及格 {least} 分</translation>
    </message>
    <message>
        <source>{skill}: {points}, {least} is the least for any part</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{skill}：{points}，各部分最低 {least}</translation>
    </message>
    <message>
        <source>No lesson is for table {table}; choose another table</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>没有适合 {table} 桌的课程；请选其他牌桌</translation>
    </message>
    <message>
        <source>There is no exam {key} on record here</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>此处没有考试 {key} 的记录</translation>
    </message>
    <message numerus="yes">
        <source>Cut off {n} times</source>
        <extracomment>school/exam/exam.py; one: Cut off {n} time</extracomment>
        <translation>
            <numerusform>中断{n}次</numerusform>
        </translation>
    </message>
    <message>
        <source>A mark is 1 to 10 for one of {names}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{names}各项打 1 至 10 分</translation>
    </message>
    <message>
        <source>This exam is signed; nothing is added to it any more</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>本考试已签署；不能再添加</translation>
    </message>
    <message>
        <source>This exam is void: {why}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>本考试作废：{why}</translation>
    </message>
    <message>
        <source>{name} is not on the list; add them first</source>
        <extracomment>school/exam/sitting.py</extracomment>
        <translation>{name} 不在名单上；请先添加</translation>
    </message>
    <message>
        <source>It was sealed with the key of another house; prove it there</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>它用另一场所的密钥封存；请到那里验证</translation>
    </message>
    <message>
        <source>It was altered after it was signed: its seal does not fit its bytes</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>签署后被更改：封印与内容不符</translation>
    </message>
    <message>
        <source>It names {name}, and the exam on record is that of {other}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>它写的是 {name}，而记录中的考试属于 {other}</translation>
    </message>
    <message>
        <source>Nobody has signed exam {exam}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>考试 {exam} 无人签署</translation>
    </message>
    <message>
        <source>It says something else than what {name} has signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>内容与 {name} 签署的不同</translation>
    </message>
    <message>
        <source>Round {number}: {why}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>第 {number} 局：{why}</translation>
    </message>
    <message>
        <source>its journal is another one than was signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>其日志不是签署的那份</translation>
    </message>
    <message>
        <source>its journal is not here</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>其日志不在此处</translation>
    </message>
    <message>
        <source>its journal cannot be read</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>其日志无法读取</translation>
    </message>
    <message>
        <source>its journal ends before what was signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>其日志在签署内容之前就结束</translation>
    </message>
    <message>
        <source>No round was played to its end; play one, then record it</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>没有打完的局；请打一局再记录</translation>
    </message>
    <message>
        <source>call the supervisor</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>呼叫主管</translation>
    </message>
    <message>
        <source>confirm the wins</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>确认中奖</translation>
    </message>
    <message>
        <source>swipe the card</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>刷卡</translation>
    </message>
    <message>
        <source>begin to pay</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>开始赔付</translation>
    </message>
    <message>
        <source>end the game</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>void the round</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>作废本局</translation>
    </message>
    <message>
        <source>In this order: {steps}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>按此顺序：{steps}</translation>
    </message>
    <message>
        <source>No hand is pressed for seat {seat}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>座位 {seat} 不按任何牌型</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is pressed within {seconds} s</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>座位 {seat}：{seconds} 秒内按 {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is pressed</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>座位 {seat}：按 {hand}</translation>
    </message>
    <message>
        <source>It does not come to this: {event}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>不可发生：{event}</translation>
    </message>
    <message>
        <source>It comes to this: {event}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>须发生：{event}</translation>
    </message>
    <message>
        <source>pay seat {seat}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>赔付座位 {seat}</translation>
    </message>
    <message>
        <source>There is no step {n}; choose one of the line</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>没有第 {n} 步；请从列表中选择</translation>
    </message>
    <message numerus="yes">
        <source>the model dealer lost {n} goals</source>
        <extracomment>school/making/maker.py; one: the model dealer lost {n} goal</extracomment>
        <translation>
            <numerusform>示范荷官有{n}个目标未达成</numerusform>
        </translation>
    </message>
    <message>
        <source>{lesson} cannot be given: {why}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>无法上 {lesson}：{why}</translation>
    </message>
    <message>
        <source>Nobody swiped a card in time</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>没有人及时刷卡</translation>
    </message>
    <message>
        <source>Seat {seat} was ticked as paid and was not</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 打勾为已赔付，其实没有</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was right and was taken back</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 的牌型正确，却被取消</translation>
    </message>
    <message>
        <source>The win of seat {seat} is one, and was struck out</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 确实中奖，却被划掉</translation>
    </message>
    <message>
        <source>The verification was left undone</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>核实没有做完</translation>
    </message>
    <message>
        <source>Nothing was there for the supervisor to verify</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>没有可让主管核实的</translation>
    </message>
    <message>
        <source>Nothing makes this round void</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>本局没有理由作废</translation>
    </message>
    <message>
        <source>An irregularity was reported, and there was none</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>报告了异常，其实没有</translation>
    </message>
    <message>
        <source>The chip of seat {seat} lies there and bets</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 的筹码还在，算下注</translation>
    </message>
    <message>
        <source>No hand waits for the key</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>没有牌在等钥匙</translation>
    </message>
    <message>
        <source>The deal was a stage too far</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>发牌多走了一个阶段</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was not folded</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>座位 {seat} 的牌没有弃</translation>
    </message>
    <message>
        <source>The bets of {seats} were not down</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>{seats} 还没有下注</translation>
    </message>
    <message>
        <source>{file} cannot be read ({why})</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} 无法读取（{why}）</translation>
    </message>
    <message>
        <source>{file}: nobody is on this list; write one person a line</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}：名单上没有人；每行写一人</translation>
    </message>
    <message>
        <source>{file}: line 1: save the list as CSV in UTF-8</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}：第 1 行：请将名单存为 UTF-8 的 CSV</translation>
    </message>
    <message>
        <source>a letter here is not UTF-8; save the list as CSV in UTF-8</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>此处有字符不是 UTF-8；请将名单存为 UTF-8 的 CSV</translation>
    </message>
    <message>
        <source>a quote is not closed, or stands in a word ({why})</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>引号未闭合，或在词中间（{why}）</translation>
    </message>
    <message>
        <source>no column is called &apos;name&apos;; the first line names the columns: {known}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>没有名为 &apos;name&apos; 的列；第一行是列名：{known}</translation>
    </message>
    <message>
        <source>two columns are called &apos;{name}&apos;</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>有两列都名为 &apos;{name}&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} columns are missing</source>
        <extracomment>school/people/class_list.py; one: {n} column is missing</extracomment>
        <translation>
            <numerusform>缺少{n}列</numerusform>
        </translation>
    </message>
    <message>
        <source>the name is missing</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>缺少姓名</translation>
    </message>
    <message>
        <source>a line break or another sign that nobody sees stands in {text}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} 中有换行或其他看不见的字符</translation>
    </message>
    <message>
        <source>{text} begins like a formula; write it without its first sign</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} 像公式开头；请去掉第一个字符</translation>
    </message>
    <message>
        <source>{text} is longer than {most} letters</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} 超过 {most} 个字符</translation>
    </message>
    <message>
        <source>trainer is yes or no, not {text}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>trainer 填 yes 或 no，不能是 {text}</translation>
    </message>
    <message>
        <source>a card has at least {least} digits and nothing else</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>卡号至少 {least} 位，只能是数字</translation>
    </message>
    <message>
        <source>{name} stands on line {line} already; give each person a number of their own, or leave one out</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{name} 已在第 {line} 行；请给每人不同的编号，或去掉一个</translation>
    </message>
    <message>
        <source>the card is that of {name} on line {line}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>此卡属于第 {line} 行的 {name}</translation>
    </message>
    <message>
        <source>the card is that of {name}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>此卡属于 {name}</translation>
    </message>
    <message>
        <source>{file}: line {line}: {why}; nobody was added</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}：第 {line} 行：{why}；没有添加任何人</translation>
    </message>
    <message>
        <source>{path} is the journal of table {table}, not the people of a school: give that school&apos;s {name}.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} 是 {table} 桌的日志，不是培训的人员：请给出该培训的 {name}。</translation>
    </message>
    <message>
        <source>events after {last} are missing</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>缺少 {last} 之后的事件</translation>
    </message>
    <message>
        <source>The people of the school in {path} are damaged at event {seq} ({what}): nothing was changed; move the file away and put the newest of {backups} in its place.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} 中的培训人员在事件 {seq} 处损坏（{what}）：没有更改；请移走该文件，换上 {backups} 中最新的。</translation>
    </message>
    <message>
        <source>{path} cannot be read as the people of a school ({trouble}): nothing was changed; move the file away and put the newest of {backups} in its place.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} 无法作为培训人员读取（{trouble}）：没有更改；请移走该文件，换上 {backups} 中最新的。</translation>
    </message>
    <message>
        <source>{path} says something else of fact {id} than is on record: one of the files was altered; nothing was merged.</source>
        <extracomment>school/people/merge.py</extracomment>
        <translation>{path} 的事实 {id} 与记录不同：其中一个文件被更改；没有合并。</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>看错牌型</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>金额错误</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>顺序错误</translation>
    </message>
    <message>
        <source>Fault not answered</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>故障未处理</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>读牌型</translation>
    </message>
    <message>
        <source>Read hand</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>读牌</translation>
    </message>
    <message>
        <source>Pay it</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Envy sum</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Envy 总额</translation>
    </message>
    <message>
        <source>Envy</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Envy</translation>
    </message>
    <message>
        <source>Meter share</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>奖池份额</translation>
    </message>
    <message>
        <source>Shared prize</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>平分奖金</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>平分</translation>
    </message>
    <message>
        <source>Payment order</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>赔付顺序</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Late chip</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>迟到筹码</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>哪张卡？</translation>
    </message>
    <message>
        <source>Which card</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>哪张卡</translation>
    </message>
    <message>
        <source>Third card</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>第三张牌</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>What may be left up</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>可留注多少</translation>
    </message>
    <message>
        <source>Left up</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>留注</translation>
    </message>
    <message>
        <source>Which lamp?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>哪种灯？</translation>
    </message>
    <message>
        <source>Lamps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>灯</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>现在说什么？</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>用语</translation>
    </message>
    <message>
        <source>Spot the fault</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>找出错误</translation>
    </message>
    <message>
        <source>Foul</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Faults</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>故障</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>步骤顺序</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Passed {points}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>通过 {points}</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>{all} 题对 {right} 题</translation>
    </message>
    <message>
        <source>Comment from {name}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>{name} 的评语</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>评语</translation>
    </message>
    <message>
        <source>By {day}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>{day} 前</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>新</translation>
    </message>
    <message numerus="yes">
        <source>{n} tries, best {best}</source>
        <extracomment>school/people/today.py; one: {n} try, best {best}</extracomment>
        <translation>
            <numerusform>{n}次，最佳 {best}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drill: {skill}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>练习：{skill}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lessons to go</source>
        <extracomment>school/people/readiness.py; one: {n} lesson to go</extracomment>
        <translation>
            <numerusform>还有{n}课</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong PINs for {name} today; a technician unlocks it with &apos;dealer-assist staff unlock {key}&apos;</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>{name} 今天输错 PIN 次数过多；技术员用 &apos;dealer-assist staff unlock {key}&apos; 解锁</translation>
    </message>
    <message>
        <source>The table is held; turn the key back to RUN and swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>本桌已暂停；把钥匙转回 RUN 并刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>At the showdown</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>摊牌时</translation>
    </message>
    <message>
        <source>Hands are still in play; touch the stages up to the last one first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>还有牌在进行；请先点各阶段直到最后</translation>
    </message>
    <message>
        <source>Hands are in play</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>牌在进行中</translation>
    </message>
    <message>
        <source>The round ends after the showdown</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>摊牌后本局结束</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} went with round {round}, which was made void: {reason}</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>座位 {seat}：{hand} 随第 {round} 局作废：{reason}</translation>
    </message>
    <message>
        <source>The shuffler says that it is a {told}, on record is {recorded}; correct the record or bring the other back</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>洗牌机报告为 {told}，记录为 {recorded}；请更正记录或换回原机</translation>
    </message>
    <message>
        <source>The shuffler says mode {told}, on record is {recorded}; set it, or correct the record</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>洗牌机报告模式 {told}，记录为 {recorded}；请设置，或更正记录</translation>
    </message>
    <message>
        <source>{name} put a backup in the journal&apos;s place, up to event {seq}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 用备份替换了日志，直至事件 {seq}</translation>
    </message>
    <message>
        <source>This lesson</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>本课程</translation>
    </message>
    <message>
        <source>All clocks stop</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>所有计时停止</translation>
    </message>
    <message>
        <source>LEAVE LESSON</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>退出课程</translation>
    </message>
    <message>
        <source>It is not scored</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>不计分</translation>
    </message>
    <message>
        <source>Its meter is this table&apos;s own; a link is entered in the files of all its tables</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>奖池为本桌独有；联网须写入其所有牌桌的文件</translation>
    </message>
    <message>
        <source>It is on {link}; a link is changed in the files of all its tables, not at one of them</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>它在 {link} 上；联网须在其所有牌桌的文件中更改，不能只改一桌</translation>
    </message>
    <message>
        <source>Round {round}, step {step} of {steps}, at {time}, {dealer}. {how}</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>第 {round} 局，第 {step}/{steps} 步，{time}，{dealer}。{how}</translation>
    </message>
    <message>
        <source>Paytables of then.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>当时的赔付表。</translation>
    </message>
    <message>
        <source>Set-up changed since.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>配置此后已更改。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>没有人</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Player</translation>
    </message>
    <message>
        <source>Banker</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Banker</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>双方</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>一张</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>两张</translation>
    </message>
    <message>
        <source>Qualifies</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>够资格</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>不够资格</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>暗</translation>
    </message>
    <message>
        <source>Lit</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>亮</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>故障</translation>
    </message>
    <message>
        <source>Its wager counts</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>其投注有效</translation>
    </message>
    <message>
        <source>No wager counts here</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>此处没有有效投注</translation>
    </message>
    <message>
        <source>The sensor is out</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>感应器停用</translation>
    </message>
    <message>
        <source>A chip lies on the sensor</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>感应器上有筹码</translation>
    </message>
    <message>
        <source>No chip lies on the sensor</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>感应器上没有筹码</translation>
    </message>
    <message>
        <source>The chip lies there since the last round</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>筹码从上一局留下</translation>
    </message>
    <message>
        <source>A chip, but no game wager beside it</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>有筹码，但旁边没有主投注</translation>
    </message>
    <message>
        <source>The sensor is stuck</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>感应器卡住</translation>
    </message>
    <message>
        <source>The sensor is dirty</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>感应器脏污</translation>
    </message>
    <message>
        <source>The chip was taken after the start</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>开始后筹码被拿走</translation>
    </message>
    <message>
        <source>The chip came after START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>START GAME 之后才放筹码</translation>
    </message>
    <message>
        <source>The sensor stuck after the start</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>开始后感应器卡住</translation>
    </message>
    <message>
        <source>Before START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>START GAME 之前</translation>
    </message>
    <message>
        <source>After START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>START GAME 之后</translation>
    </message>
    <message>
        <source>Who draws a third card?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>谁补第三张牌？</translation>
    </message>
    <message>
        <source>How many up cards leave?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>弃掉几张明牌？</translation>
    </message>
    <message>
        <source>Two at most</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>最多两张</translation>
    </message>
    <message>
        <source>Does the dealer qualify?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>庄家够资格吗？</translation>
    </message>
    <message>
        <source>Whose card for seat {seat}?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>座位 {seat} 需要谁的卡？</translation>
    </message>
    <message>
        <source>Which lamp shows at seat {seat}?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>座位 {seat} 显示哪种灯？</translation>
    </message>
    <message>
        <source>What does the lamp of seat {seat} say?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>座位 {seat} 的灯表示什么？</translation>
    </message>
    <message>
        <source>Name the hand of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>说出座位 {seat} 的牌型</translation>
    </message>
    <message>
        <source>Name the dealer&apos;s hand</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>说出庄家的牌型</translation>
    </message>
    <message>
        <source>Highest first: {hands}.</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>从大到小：{hands}。</translation>
    </message>
    <message>
        <source>Touch the higher hand</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>点选较大的牌</translation>
    </message>
    <message>
        <source>Both, where they are equal</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>相同则两者都点</translation>
    </message>
    <message>
        <source>Touch the seats in the order of paying</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>按赔付顺序点选座位</translation>
    </message>
    <message>
        <source>Only those with a prize</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>只点有奖的</translation>
    </message>
    <message>
        <source>Touch every seat that wins the prize</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>点选每个中奖的座位</translation>
    </message>
    <message>
        <source>DONE without a touch: nobody</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>不点直接按“完成”：没有人</translation>
    </message>
    <message>
        <source>Which line does {side} make?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>{side} 属于哪一项？</translation>
    </message>
    <message>
        <source>Press FOUL at the mistake</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>看到错误时按“犯规”</translation>
    </message>
    <message>
        <source>Seat {seat} is paid {amount}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>赔付座位 {seat} {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} of envy</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>座位 {seat} 得 Envy {amount}</translation>
    </message>
    <message>
        <source>The card of the {role} is swiped</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>刷 {role} 卡</translation>
    </message>
    <message>
        <source>END GAME is pressed</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>按 END GAME</translation>
    </message>
    <message>
        <source>Pay seat {seat}: {wager}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>赔付座位 {seat}：{wager}</translation>
    </message>
    <message>
        <source>The win alone</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>只算赢的部分</translation>
    </message>
    <message>
        <source>Pay the envy of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>赔付座位 {seat} 的 Envy</translation>
    </message>
    <message>
        <source>Nothing is an answer too</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>零也是答案</translation>
    </message>
    <message>
        <source>Pay the prize of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>赔付座位 {seat} 的奖金</translation>
    </message>
    <message>
        <source>To the cent, rounded down</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>精确到分，向下取整</translation>
    </message>
    <message>
        <source>How much may seat {seat} leave up?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>座位 {seat} 可留注多少？</translation>
    </message>
    <message>
        <source>The most, nothing included</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>最多可留，可以为零</translation>
    </message>
    <message>
        <source>Pay seat {seat}: prize and envy</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>赔付座位 {seat}：奖金加 Envy</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <source>Meter {name}</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>奖池 {name}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>已弃牌</translation>
    </message>
    <message>
        <source>No class</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>未分班</translation>
    </message>
    <message>
        <source>Swipe {name}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>刷 {name}</translation>
    </message>
    <message>
        <source>NEW NAME</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>新姓名</translation>
    </message>
    <message>
        <source>Write yours</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>写上自己的</translation>
    </message>
    <message>
        <source>AS A GUEST</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>访客</translation>
    </message>
    <message>
        <source>No name is kept</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>不保留姓名</translation>
    </message>
    <message>
        <source>SCHOOL</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>培训</translation>
    </message>
    <message>
        <source>Who learns? Touch your name</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>谁来学习？点选姓名</translation>
    </message>
    <message>
        <source>A trainer swipes a card</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Trainer 请刷卡</translation>
    </message>
    <message>
        <source>Simulated devices</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>模拟设备</translation>
    </message>
    <message numerus="yes">
        <source>{n} names</source>
        <extracomment>ui/presenters/school/choosing.py; one: {n} name</extracomment>
        <translation>
            <numerusform>{n}个姓名</numerusform>
        </translation>
    </message>
    <message>
        <source>The class list</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>班级名单</translation>
    </message>
    <message>
        <source>Trainers, by card</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Trainer，刷卡</translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>名单上还没有人</translation>
    </message>
    <message>
        <source>Touch a drill</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>点选练习</translation>
    </message>
    <message>
        <source>New cards every time</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>每次都是新牌</translation>
    </message>
    <message>
        <source>{n} drills for {game}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{game} 有 {n} 个练习</translation>
    </message>
    <message>
        <source>All drills</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>全部练习</translation>
    </message>
    <message>
        <source>Touch an attempt to see it again</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>点选一次记录可重看</translation>
    </message>
    <message numerus="yes">
        <source>{n} attempts</source>
        <extracomment>ui/presenters/school/choosing.py; one: {n} attempt</extracomment>
        <translation>
            <numerusform>{n}次尝试</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson was played yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>还没有上过课程</translation>
    </message>
    <message>
        <source>Attempts</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Touch an attempt, then COMMENT</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>点选一次尝试，再按“评语”</translation>
    </message>
    <message>
        <source>CLASS</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>班级</translation>
    </message>
    <message>
        <source>{points} points, {time}, {day}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{points} 分，{time}，{day}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>TODAY</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>今日</translation>
    </message>
    <message>
        <source>Exam ready</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>可考试</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>缺席</translation>
    </message>
    <message>
        <source>90 or more</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>90 或以上</translation>
    </message>
    <message>
        <source>75 to 89</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>75 至 89</translation>
    </message>
    <message>
        <source>50 to 74</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>50 至 74</translation>
    </message>
    <message>
        <source>below 50</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>低于 50</translation>
    </message>
    <message>
        <source>not begun</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>All classes</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>所有班级</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>班级</translation>
    </message>
    <message numerus="yes">
        <source>{n} trainees</source>
        <extracomment>ui/presenters/school/class_list.py; one: {n} trainee</extracomment>
        <translation>
            <numerusform>{n}名学员</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is on the class list yet</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>班级名单上还没有人</translation>
    </message>
    <message>
        <source>ATTEMPTS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>尝试</translation>
    </message>
    <message>
        <source>START AN EXAM</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>开始考试</translation>
    </message>
    <message>
        <source>{lesson}, by {day}</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>{lesson}，{day} 前</translation>
    </message>
    <message>
        <source>ASSIGN LESSON</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>指派课程</translation>
    </message>
    <message>
        <source>{n} min</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>从未</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <extracomment>ui/presenters/school/class_list.py; one: Yesterday</extracomment>
        <translation>
            <numerusform>{n}天前</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered yet</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>还没有作答</translation>
    </message>
    <message>
        <source>of {time}</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>/ {time}</translation>
    </message>
    <message>
        <source>EXAM  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>考试  ·  {name}  ·  模拟设备，没有真实金钱</translation>
    </message>
    <message>
        <source>LESSON {number}  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>第 {number} 课  ·  {name}  ·  模拟设备，没有真实金钱</translation>
    </message>
    <message>
        <source>LESSON {number}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>第 {number} 课  ·  模拟设备，没有真实金钱</translation>
    </message>
    <message>
        <source>Critical</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>严重</translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>ui/presenters/school/coach.py; one: {n} mistake</extracomment>
        <translation>
            <numerusform>{n}个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>多了 {amount}</translation>
    </message>
    <message>
        <source>{amount} too little</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>少了 {amount}</translation>
    </message>
    <message>
        <source>No foul in this round</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>本局没有犯规</translation>
    </message>
    <message>
        <source>Foul at act {n}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>第 {n} 个动作犯规</translation>
    </message>
    <message>
        <source>{right}, not {said}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{right}，不是 {said}</translation>
    </message>
    <message>
        <source>Not these seats</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>不是这些座位</translation>
    </message>
    <message>
        <source>Not this order</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>不是这个顺序</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Paid {n}.</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>第 {n} 个赔付。</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>连对</translation>
    </message>
    <message>
        <source>{n}, best {best}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n}，最佳 {best}</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>记忆</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>正在计时</translation>
    </message>
    <message>
        <source>8 of 10 right open it and its clock</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>10 题对 8 题即开放并计时</translation>
    </message>
    <message>
        <source>Trainee</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>学员</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <source>{seconds} s, {count}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{seconds} 秒，{count}</translation>
    </message>
    <message>
        <source>DRILL</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>{right} of {n} right</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n} 题对 {right} 题</translation>
    </message>
    <message>
        <source>Look, then press TODAY</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>看一看，再按“今日”</translation>
    </message>
    <message>
        <source>It comes again with new cards</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>会以新牌再出现</translation>
    </message>
    <message>
        <source>Look, then press NEXT</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>看一看，再按“下一页”</translation>
    </message>
    <message>
        <source>Keeps what is done</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>保留已完成的</translation>
    </message>
    <message>
        <source>{n} to go, about {minutes} min</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>还有 {n} 项，约 {minutes} 分钟</translation>
    </message>
    <message>
        <source>HIDE PAYTABLE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>隐藏赔付表</translation>
    </message>
    <message>
        <source>PAYTABLE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>赔付表</translation>
    </message>
    <message>
        <source>Free to look</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>可随意查看</translation>
    </message>
    <message>
        <source>FOUL</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Stop the dealer here</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>在此叫停荷官</translation>
    </message>
    <message>
        <source>This act is right</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>此动作正确</translation>
    </message>
    <message>
        <source>All chips</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>所有筹码</translation>
    </message>
    <message>
        <source>Build the amount first</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>先放好金额</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats</source>
        <extracomment>ui/presenters/school/drill.py; one: {n} seat</extracomment>
        <translation>
            <numerusform>{n}个座位</numerusform>
        </translation>
    </message>
    <message>
        <source>EXAM  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>考试  ·  模拟设备  ·  没有真实的奖池或金钱</translation>
    </message>
    <message>
        <source>BEGIN</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>One sitting</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>一次考完</translation>
    </message>
    <message>
        <source>Waits for the trainer&apos;s card</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>等待 Trainer 卡</translation>
    </message>
    <message>
        <source>Press BEGIN</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>请按“开始”</translation>
    </message>
    <message>
        <source>Trainer: swipe your card to begin</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Trainer：刷卡开始</translation>
    </message>
    <message>
        <source>One sitting, the coach is silent</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>一次考完，教练不说话</translation>
    </message>
    <message>
        <source>Table test</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>上桌考核</translation>
    </message>
    <message>
        <source>NOT NOW</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Simulated reader</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>模拟读卡器</translation>
    </message>
    <message>
        <source>{n} of 100</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n}/100</translation>
    </message>
    <message>
        <source>From the machine, no part below {n}</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>机器评分，各部分不低于 {n}</translation>
    </message>
    <message>
        <source>{n} of 10</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n}/10</translation>
    </message>
    <message>
        <source>Or more for hands, voice and courtesy</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>或以上：手法、声音和礼貌</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>严重错误</translation>
    </message>
    <message>
        <source>On the class list</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>在班级名单上</translation>
    </message>
    <message>
        <source>Trainer&apos;s card</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Trainer 卡</translation>
    </message>
    <message>
        <source>Touch it below</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>请点下方</translation>
    </message>
    <message>
        <source>Signed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>已签署</translation>
    </message>
    <message>
        <source>Preview, not signed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>预览，未签署</translation>
    </message>
    <message>
        <source>of 100, {n} to pass</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>满分 100，及格 {n}</translation>
    </message>
    <message>
        <source>counts × {n}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>权重 × {n}</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>机器</translation>
    </message>
    <message>
        <source>Hands, voice, courtesy</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>手法、声音、礼貌</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>设备</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Journal&apos;s end</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>日志末端</translation>
    </message>
    <message>
        <source>SIGN AND RECORD</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>签署并记录</translation>
    </message>
    <message>
        <source>LEAVE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>离开</translation>
    </message>
    <message>
        <source>Marks are kept</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>保留评分</translation>
    </message>
    <message>
        <source>Give the marks</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>请打分</translation>
    </message>
    <message>
        <source>This test is on record</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>本考核已记录</translation>
    </message>
    <message>
        <source>Press NEXT ROUND</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>请按“下一局”</translation>
    </message>
    <message>
        <source>Sign with your card</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>刷卡签署</translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>下一局</translation>
    </message>
    <message>
        <source>WRITE THE RECORD</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>写出记录</translation>
    </message>
    <message>
        <source>As a PDF file</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>存为 PDF 文件</translation>
    </message>
    <message>
        <source>After the card</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>刷卡之后</translation>
    </message>
    <message>
        <source>PASS</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>通过</translation>
    </message>
    <message>
        <source>NOT PASSED</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>未通过</translation>
    </message>
    <message>
        <source>EXAM</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>考试</translation>
    </message>
    <message>
        <source>Examiner</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>考官</translation>
    </message>
    <message>
        <source>Coach: says what comes next, and why.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>教练：说明下一步和原因。</translation>
    </message>
    <message>
        <source>Coach: speaks after a mistake. Prompts stay on.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>教练：出错后才说话。提示保留。</translation>
    </message>
    <message>
        <source>The coach is silent.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>教练不说话。</translation>
    </message>
    <message>
        <source>Read, then press START LESSON</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>阅读后按“开始课程”</translation>
    </message>
    <message>
        <source>The clock starts with the game</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>游戏开始即计时</translation>
    </message>
    <message>
        <source>Lesson {number}, level {level}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>第 {number} 课，级别 {level}</translation>
    </message>
    <message>
        <source>START LESSON</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>开始课程</translation>
    </message>
    <message>
        <source>New cards, simulated table</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>新牌，模拟牌桌</translation>
    </message>
    <message>
        <source>Pass mark {points}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{points} 分通过</translation>
    </message>
    <message>
        <source>LAST ATTEMPT, {day}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>上一次，{day}</translation>
    </message>
    <message>
        <source>A wait over {n} s is noted. It never fails you.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>等待超过 {n} 秒会记下。不会因此不通过。</translation>
    </message>
    <message>
        <source>Passed, {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>通过，共 {time}。</translation>
    </message>
    <message numerus="yes">
        <source>{n} points short, {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py; one: {n} point short, {time} in all.</extracomment>
        <translation>
            <numerusform>差{n}分，共 {time}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough points, but a critical error; {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>分数够，但有严重错误；共 {time}。</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips on the sensors</source>
        <extracomment>ui/presenters/school/intro.py; one: {n} chip on a sensor</extracomment>
        <translation>
            <numerusform>感应器上有{n}个筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>They are laid for you.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>已替你放好。</translation>
    </message>
    <message>
        <source>One chip comes late</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>有一个筹码迟到</translation>
    </message>
    <message>
        <source>Look at the lamps.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>请看灯。</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Who wins? Read them.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>谁中奖？请读牌。</translation>
    </message>
    <message>
        <source>Something breaks</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>有东西出故障</translation>
    </message>
    <message>
        <source>The prompt says which.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>提示会说明。</translation>
    </message>
    <message>
        <source>A card is needed</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>需要刷卡</translation>
    </message>
    <message>
        <source>The prompt says whose.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>提示会说明刷谁的卡。</translation>
    </message>
    <message>
        <source>Within {n} s</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{n} 秒内</translation>
    </message>
    <message>
        <source>{n} steps in their order</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>按顺序 {n} 步</translation>
    </message>
    <message>
        <source>Must not happen</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>不得发生</translation>
    </message>
    <message>
        <source>Every step in its order</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>每一步按顺序</translation>
    </message>
    <message>
        <source>Target {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>目标 {time}</translation>
    </message>
    <message>
        <source>Target time {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>目标用时 {time}</translation>
    </message>
    <message>
        <source>{time} all {n} points</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{time} 得全部 {n} 分</translation>
    </message>
    <message>
        <source>{time} none</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{time} 不得分</translation>
    </message>
    <message>
        <source>TRAINING  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>培训  ·  模拟设备  ·  没有真实的奖池或金钱</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>昨天</translation>
    </message>
    <message>
        <source>A win missed</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>漏掉中奖</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>牌型错误</translation>
    </message>
    <message>
        <source>Wrong card</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>刷错卡</translation>
    </message>
    <message>
        <source>A long wait</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>等待过久</translation>
    </message>
    <message>
        <source>A hand that wins is claimed before the round ends.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>中奖牌须在本局结束前申报。</translation>
    </message>
    <message>
        <source>The highest hand of the cards is the one that is paid.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>按牌组成的最高牌型赔付。</translation>
    </message>
    <message>
        <source>Only the seat whose cards make the hand is paid.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>只赔付持有该牌型的座位。</translation>
    </message>
    <message>
        <source>Seats are paid from the far right, prizes first.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>从最右边开始赔付，先赔奖金。</translation>
    </message>
    <message>
        <source>The prompt names the card that it needs.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>提示会说明需要哪张卡。</translation>
    </message>
    <message>
        <source>The prompt says what is next. A wait is noted, it costs nothing.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>提示说明下一步。等待会记下，但不扣分。</translation>
    </message>
    <message>
        <source>Play a lesson or a drill first</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>先上一课或做一次练习</translation>
    </message>
    <message>
        <source>Then your way is shown here</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>之后这里显示你的进度</translation>
    </message>
    <message>
        <source>8 WEEKS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>8 周</translation>
    </message>
    <message>
        <source>HALF A YEAR</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>半年</translation>
    </message>
    <message>
        <source>{n}, with replays</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>{n} 次，可回放</translation>
    </message>
    <message>
        <source>Drill the weakest: {skill}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>练习最弱项：{skill}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cases due</source>
        <extracomment>ui/presenters/school/progress.py; one: {n} case due</extracomment>
        <translation>
            <numerusform>{n}题待练</numerusform>
        </translation>
    </message>
    <message>
        <source>DRILL {skill}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>练习 {skill}</translation>
    </message>
    <message>
        <source>MY PROGRESS</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>我的进度</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>已显示</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Bets</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>下注</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>申报</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>呼叫</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>确认</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>刷卡</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>结束</translation>
    </message>
    <message>
        <source>Event {n} of {all}, at {time}. Nothing here is live.</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>记录 {n}/{all}，{time}。这里都不是真实的。</translation>
    </message>
    <message>
        <source>The table at {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>{time} 的牌桌</translation>
    </message>
    <message>
        <source>Moment {n} of {all}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>时刻 {n}/{all}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>STOP</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Real time</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>实时</translation>
    </message>
    <message>
        <source>COMMENT</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>评语</translation>
    </message>
    <message>
        <source>{said}, at {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>{said}，{time}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>下一个</translation>
    </message>
    <message>
        <source>NEXT MOMENT</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>下一时刻</translation>
    </message>
    <message>
        <source>To where you came from</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>回到来处</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>第 {number} 课</translation>
    </message>
    <message>
        <source>There is no further event</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>没有更多记录</translation>
    </message>
    <message>
        <source>{points} to pass</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{points} 分通过</translation>
    </message>
    <message>
        <source>Fails the lesson whatever the points</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>不论得分，本课不通过</translation>
    </message>
    <message>
        <source>Nothing that costs the house or a player money</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>没有让场方或玩家损失钱的错误</translation>
    </message>
    <message>
        <source>{time} target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>目标 {time}</translation>
    </message>
    <message>
        <source>Attempt</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>尝试</translation>
    </message>
    <message>
        <source>REPLAY</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>回放</translation>
    </message>
    <message>
        <source>Event by event</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>逐条记录</translation>
    </message>
    <message>
        <source>AGAIN</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>重来</translation>
    </message>
    <message>
        <source>New cards, same faults</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>新牌，同样故障</translation>
    </message>
    <message>
        <source>Every open lesson is passed</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>开放的课都已通过</translation>
    </message>
    <message>
        <source>NEXT LESSON</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Pass this one first</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>先通过本课</translation>
    </message>
    <message>
        <source>RESULT</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Not passed yet</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>尚未通过</translation>
    </message>
    <message>
        <source>Passed: go on</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>已通过：继续</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>请再来一次</translation>
    </message>
    <message numerus="yes">
        <source>{n} points short</source>
        <extracomment>ui/presenters/school/result.py; one: {n} point short</extracomment>
        <translation>
            <numerusform>差{n}分</numerusform>
        </translation>
    </message>
    <message>
        <source>of {n}</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>共 {n}</translation>
    </message>
    <message>
        <source>{n} s over target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>超出目标 {n} 秒</translation>
    </message>
    <message>
        <source>within the target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>在目标内</translation>
    </message>
    <message>
        <source>Last attempt</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>上一次</translation>
    </message>
    <message>
        <source>{points} points, {time}</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{points} 分，{time}</translation>
    </message>
    <message>
        <source>CRITICAL</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>严重</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>入门</translation>
    </message>
    <message>
        <source>Wins and cards</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>中奖和刷卡</translation>
    </message>
    <message>
        <source>Before the test</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>考核之前</translation>
    </message>
    <message>
        <source>{n} min to go today</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>今天还有 {n} 分钟</translation>
    </message>
    <message>
        <source>For names on the list</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>限名单上的人</translation>
    </message>
    <message>
        <source>{passed} of {n} lessons passed</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>已通过 {passed}/{n} 课</translation>
    </message>
    <message>
        <source>{done} of {all} min done</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>已完成 {done}/{all} 分钟</translation>
    </message>
    <message>
        <source>Tomorrow: {what}, about {n} min</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>明天：{what}，约 {n} 分钟</translation>
    </message>
    <message>
        <source>Done for today</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>今天已完成</translation>
    </message>
    <message>
        <source>A drill keeps it fresh</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>练习可保持熟练</translation>
    </message>
    <message numerus="yes">
        <source>{what}, about {n} minutes</source>
        <extracomment>ui/presenters/school/today.py; one: {what}, about {n} minute</extracomment>
        <translation>
            <numerusform>{what}，约 {n} 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin with your first lesson</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>从第一课开始</translation>
    </message>
    <message>
        <source>Continue with lesson {number}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>继续第 {number} 课</translation>
    </message>
    <message>
        <source>Press CONTINUE</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>请按“继续”</translation>
    </message>
    <message>
        <source>NAMES</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>名单</translation>
    </message>
    <message>
        <source>ALL DRILLS</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>全部练习</translation>
    </message>
    <message>
        <source>TABLE TEST</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>上桌考核</translation>
    </message>
    <message>
        <source>{what}, about {n} min</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{what}，约 {n} 分钟</translation>
    </message>
    <message>
        <source>CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>{passed} of {n}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{passed}/{n}</translation>
    </message>
    <message>
        <source>After {number}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>第 {number} 课之后</translation>
    </message>
    <message>
        <source>Best {best}, needs {need}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>最高 {best}，需要 {need}</translation>
    </message>
    <message>
        <source>{lesson} opens when lesson {number} is passed</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>通过第 {number} 课后开放 {lesson}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>第 {number} 课：{title}</translation>
    </message>
    <message>
        <source>Lessons, drills</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>课程、练习</translation>
    </message>
    <message>
        <source>PASSED</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>{points} of 100</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>{points}/100 分</translation>
    </message>
    <message>
        <source>Weighted mark</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>加权分</translation>
    </message>
    <message>
        <source>What the machine saw, of 100</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>机器所见，满分 100</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>课</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>种子</translation>
    </message>
    <message>
        <source>School&apos;s journal</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>培训日志</translation>
    </message>
    <message>
        <source>Digest</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The employer&apos;s record of a table test. It is no licence.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>雇主的上桌考核记录。不是执照。</translation>
    </message>
    <message>
        <source>Pit manager</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>场区经理</translation>
    </message>
    <message>
        <source>Digest of this record; &apos;school verify&apos; proves its file.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>本记录的摘要；&apos;school verify&apos; 可验证其文件。</translation>
    </message>
    <message>
        <source>TABLE TEST RECORD</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>上桌考核记录</translation>
    </message>
    <message>
        <source>PREVIEW, NOT SIGNED</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>预览，未签署</translation>
    </message>
    <message>
        <source>Exam {exam}</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>考试 {exam}</translation>
    </message>
    <message>
        <source>Add {value}</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>加 {value}</translation>
    </message>
    <message>
        <source>Add one</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>加一</translation>
    </message>
    <message>
        <source>No chip of this value lies here</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>这里没有此面值的筹码</translation>
    </message>
    <message>
        <source>Take back {value}</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>收回 {value}</translation>
    </message>
    <message>
        <source>Page before</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>下一页</translation>
    </message>
    <message>
        <source>This is the first page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>这是第一页</translation>
    </message>
    <message>
        <source>This is the last page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>这是最后一页</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>ui/school/class_screen.py</extracomment>
        <translation>待学</translation>
    </message>
    <message>
        <source>Last seen</source>
        <extracomment>ui/school/class_screen.py</extracomment>
        <translation>上次出现</translation>
    </message>
    <message>
        <source>It is answered</source>
        <extracomment>ui/school/drill_buttons.py</extracomment>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>ui/school/drill_buttons.py</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Your payout</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>你的赔付</translation>
    </message>
    <message>
        <source>Touch a stack to take one chip back</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>点一叠筹码可收回一枚</translation>
    </message>
    <message>
        <source>Dollars and cents</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>美元和美分</translation>
    </message>
    <message>
        <source>Right: {amount}</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>正确：{amount}</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>Every touch adds one chip</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>每点一次加一枚</translation>
    </message>
    <message>
        <source>THE RULE</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>SPEED MODE</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>速度模式</translation>
    </message>
    <message>
        <source>WHAT THE DEALER DOES</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>荷官的操作</translation>
    </message>
    <message>
        <source>PASSES WITH</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>通过条件</translation>
    </message>
    <message>
        <source>READY?</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>就绪？</translation>
    </message>
    <message>
        <source>THE TABLE TEST</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>上桌考核</translation>
    </message>
    <message>
        <source>DRAW</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>抽签</translation>
    </message>
    <message>
        <source>THE MACHINE</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>机器</translation>
    </message>
    <message>
        <source>THE TRAINER</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>What the machine cannot see. 6 or more in each.</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>机器看不到的。每项至少 6 分。</translation>
    </message>
    <message>
        <source>THE RECORD</source>
        <extracomment>ui/school/exam_record.py</extracomment>
        <translation>记录</translation>
    </message>
    <message>
        <source>WHAT WILL HAPPEN</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>将会发生</translation>
    </message>
    <message>
        <source>WHAT COUNTS</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>计分项</translation>
    </message>
    <message>
        <source>FAILS THE LESSON AT ONCE</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>立即不通过本课</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>GO ON</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>All clocks go on</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>所有计时继续</translation>
    </message>
    <message>
        <source>All clocks stand still. Talk as long as you like: nothing is counted.</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>所有计时停止。可以尽管交谈：不计入。</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>ui/school/controller.py</extracomment>
        <translation>你的姓名</translation>
    </message>
    <message>
        <source>It stands on the class list</source>
        <extracomment>ui/school/controller.py</extracomment>
        <translation>列在班级名单上</translation>
    </message>
    <message>
        <source>Skills, weakest first</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>技能，最弱在前</translation>
    </message>
    <message>
        <source>Memory today, in %</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>今日记忆，%</translation>
    </message>
    <message>
        <source>Time, × target</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>用时，× 目标</translation>
    </message>
    <message>
        <source>Bar: chance that you still know it. Dot: your time, full within the target.</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>条：仍记得的概率。点：你的用时，实心为达标。</translation>
    </message>
    <message>
        <source>Errors a week, by type</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>每周错误，按类型</translation>
    </message>
    <message>
        <source>per 100 answers</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>每 100 次作答</translation>
    </message>
    <message>
        <source>table lessons only</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>仅限牌桌课</translation>
    </message>
    <message>
        <source>No round was played yet</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>还没有打过一局</translation>
    </message>
    <message>
        <source>Events of the attempt</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>本次尝试的记录</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>应做</translation>
    </message>
    <message>
        <source>Scrub</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>拖动</translation>
    </message>
    <message>
        <source>EXPECTED</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>应做</translation>
    </message>
    <message>
        <source>Pinned to {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>附于 {time}</translation>
    </message>
    <message>
        <source>CRITICAL ERRORS</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>严重错误</translation>
    </message>
    <message>
        <source>POINTS BY GOAL</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>各目标得分</translation>
    </message>
    <message>
        <source>PACE</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>{name} has the lesson: {lesson}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>{name} 已有此课：{lesson}</translation>
    </message>
    <message>
        <source>Earlier lessons</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>前面的课</translation>
    </message>
    <message>
        <source>Later lessons</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>后面的课</translation>
    </message>
    <message>
        <source>The course</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>These are the first</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>这些是最前的</translation>
    </message>
    <message>
        <source>These are the last</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>这些是最后的</translation>
    </message>
    <message>
        <source>COACH</source>
        <extracomment>ui/table/coach_strip.py</extracomment>
        <translation>教练</translation>
    </message>
    <message>
        <source>A back-out at the key console</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>在钥匙控制台撤销</translation>
    </message>
    <message>
        <source>The win is on record and the key is back. Two cards undo it.</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>中奖已记录，钥匙已转回。两张卡才能撤销。</translation>
    </message>
    <message>
        <source>The camera shows a wrong card</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>录像显示一张牌有误</translation>
    </message>
    <message>
        <source>The back-out has a reason and a note</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>撤销有原因和备注</translation>
    </message>
    <message>
        <source>Two cards undo it</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>两张卡才能撤销</translation>
    </message>
    <message>
        <source>The meter first, then the end</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>先奖池，后结束</translation>
    </message>
    <message>
        <source>A win that has to be undone</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>须撤销的中奖</translation>
    </message>
    <message>
        <source>A straight flush is on record and should not be. Two cards take it back to the cent.</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>误记了 Straight Flush。两张卡将其撤销，分毫不差。</translation>
    </message>
    <message>
        <source>The first card</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>第一张卡</translation>
    </message>
    <message>
        <source>The second card, of somebody else</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>第二张卡，另一人的</translation>
    </message>
    <message>
        <source>Undone before the round is over</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>本局结束前已撤销</translation>
    </message>
    <message>
        <source>Blackjack: your first round</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Blackjack：第一局</translation>
    </message>
    <message>
        <source>Two players bet on Blazing 7&apos;s. Nobody holds a seven.</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>两位玩家投注 Blazing 7&apos;s。没有人有 7。</translation>
    </message>
    <message>
        <source>No hand wins the jackpot</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>没有牌赢得 jackpot</translation>
    </message>
    <message>
        <source>Start and end</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>开始和结束</translation>
    </message>
    <message>
        <source>Blazing 7&apos;s: two sevens</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Blazing 7&apos;s：两张 7</translation>
    </message>
    <message>
        <source>Sevens are dealt. The jackpot&apos;s hand is pressed and paid.</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>发出了 7。按 jackpot 牌型并赔付。</translation>
    </message>
    <message>
        <source>Seat 3: two sevens</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>座位 3：两张 7</translation>
    </message>
    <message>
        <source>Hand, record, end</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>牌型、记录、结束</translation>
    </message>
    <message>
        <source>Call somebody</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>呼叫他人</translation>
    </message>
    <message>
        <source>A player argues about a bet. The dealer calls the Supervisor before the cards go on.</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>玩家对投注有争议。荷官先呼叫 Supervisor，再继续发牌。</translation>
    </message>
    <message>
        <source>That was a raise!</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>我刚才是加注！</translation>
    </message>
    <message>
        <source>Freeze and call: nobody mends it alone</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>停手并呼叫：不得独自处理</translation>
    </message>
    <message>
        <source>Called, then played on</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>先呼叫，再继续</translation>
    </message>
    <message>
        <source>Caribbean Stud: your first round</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Caribbean Stud：第一局</translation>
    </message>
    <message>
        <source>A game without a progressive: two steps, and no sensor.</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>没有累积奖的游戏：两步，没有感应器。</translation>
    </message>
    <message>
        <source>Caribbean Stud: a hand is short</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Caribbean Stud：少一张牌</translation>
    </message>
    <message>
        <source>Seat 4 has four cards. All hands are void.</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>座位 4 有四张牌。所有牌作废。</translation>
    </message>
    <message>
        <source>I have only four</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>我只有四张</translation>
    </message>
    <message>
        <source>Noted and void</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>已记下并作废</translation>
    </message>
    <message>
        <source>A chip without a wager on the game</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>没有主注的筹码</translation>
    </message>
    <message>
        <source>Seat 4 lays a progressive chip and nothing else. The chip does not bet.</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>座位 4 只放累积奖筹码，没有别的。该筹码不算投注。</translation>
    </message>
    <message>
        <source>Seat 4 does not play</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>座位 4 不参与</translation>
    </message>
    <message>
        <source>The round is ended</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>本局已结束</translation>
    </message>
    <message>
        <source>Close the table</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>关闭牌桌</translation>
    </message>
    <message>
        <source>After the last round the table is closed; the closing meters are noted.</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>最后一局后关桌；记下关桌奖池。</translation>
    </message>
    <message>
        <source>This table closes now</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>本桌现在关闭</translation>
    </message>
    <message>
        <source>End of the round, then closed</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>本局结束，然后关桌</translation>
    </message>
    <message>
        <source>A sensor that does not answer</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>没有响应的感应器</translation>
    </message>
    <message>
        <source>The sensor of seat 6 is silent. The others go on.</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>座位 6 的感应器没有响应。其他照常。</translation>
    </message>
    <message>
        <source>A sensor that is dirty</source>
        <extracomment>lessons/dirty-sensor.toml</extracomment>
        <translation>脏了的感应器</translation>
    </message>
    <message>
        <source>The sensor of seat 1 says that it is dirty. Its seat plays without the progressive.</source>
        <extracomment>lessons/dirty-sensor.toml</extracomment>
        <translation>座位 1 的感应器报告脏污。该座位不参与累积奖。</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>磁盘将满</translation>
    </message>
    <message>
        <source>The kiosk says that it has little room left. Nothing is lost, and somebody has to know.</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>终端报告空间不足。没有丢失，但须告知他人。</translation>
    </message>
    <message>
        <source>What does that message mean?</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>那条信息是什么意思？</translation>
    </message>
    <message>
        <source>Somebody is called who can make room</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>呼叫能腾出空间的人</translation>
    </message>
    <message>
        <source>Alert, call, round</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>警报、呼叫、本局</translation>
    </message>
    <message>
        <source>Dragon Bonus: nine over zero</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Dragon Bonus：9 比 0</translation>
    </message>
    <message>
        <source>Player wins nine to nothing. Every wager on that side wins: one hand for all of them.</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Player 9 比 0 胜。该边的投注都中奖：全部按一次牌型。</translation>
    </message>
    <message>
        <source>The table&apos;s hand: nine over zero</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>本桌牌型：9 比 0</translation>
    </message>
    <message>
        <source>Dragon Bonus: the other side wins</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Dragon Bonus：另一边赢</translation>
    </message>
    <message>
        <source>Banker wins nine to nothing. Look which seats are on that side.</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Banker 9 比 0 胜。看哪些座位投那一边。</translation>
    </message>
    <message>
        <source>Seat 2 is on the winning side</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>座位 2 投赢的一边</translation>
    </message>
    <message>
        <source>Seat 1 is on the other side</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>座位 1 投另一边</translation>
    </message>
    <message>
        <source>Dragon Bonus: the shared meter</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Dragon Bonus：平分奖池</translation>
    </message>
    <message>
        <source>Player draws 2, 3 and 4 of diamonds. The whole meter is shared by the seats on that side.</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Player 拿到方块 2、3、4。投该边的座位平分全部奖池。</translation>
    </message>
    <message>
        <source>2, 3 and 4 of diamonds</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>方块 2、3、4</translation>
    </message>
    <message>
        <source>One hit, paid share by share</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>一次中奖，逐份赔付</translation>
    </message>
    <message>
        <source>Dragon Bonus: a coup that does not count</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Dragon Bonus：不计的一局</translation>
    </message>
    <message>
        <source>A card is drawn twice. The coup is void and the wagers go back.</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>一张牌抽了两次。本局作废，退回投注。</translation>
    </message>
    <message>
        <source>That card was out already</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>那张牌已经出过了</translation>
    </message>
    <message>
        <source>Void, then every wager back</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>作废，再退回所有投注</translation>
    </message>
    <message>
        <source>Envy for one seat only</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>只有一个座位得 Envy</translation>
    </message>
    <message>
        <source>Two players have the wager. One wins, the other gets envy.</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>两位玩家有投注。一位中奖，另一位得 Envy。</translation>
    </message>
    <message>
        <source>Seat 6: straight flush</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>座位 6：Straight Flush</translation>
    </message>
    <message>
        <source>Seat 2 gets envy</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>座位 2 得 Envy</translation>
    </message>
    <message>
        <source>Prize, then envy</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>先奖金，后 Envy</translation>
    </message>
    <message>
        <source>The whole meter, and envy for all</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>全部奖池，人人得 Envy</translation>
    </message>
    <message>
        <source>One player wins the whole meter. All others with the wager get envy.</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>一位玩家赢得全部奖池。其他有投注的都得 Envy。</translation>
    </message>
    <message>
        <source>Executive, prize, then envy</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Executive、奖金，再 Envy</translation>
    </message>
    <message>
        <source>Four aces at the key console</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>钥匙控制台的四张 A</translation>
    </message>
    <message>
        <source>The whole meter is won. See what the console asks for besides the key.</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>赢得全部奖池。看控制台除钥匙外还要什么。</translation>
    </message>
    <message>
        <source>Seat 5: four aces</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>座位 5：四张 A</translation>
    </message>
    <message>
        <source>Record, meters, pay, end</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>记录、奖池、赔付、结束</translation>
    </message>
    <message>
        <source>Four Card Poker: the whole meter</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Four Card Poker：全部奖池</translation>
    </message>
    <message>
        <source>One player makes four aces. The Executive is called.</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>一位玩家有四张 A。呼叫 Executive。</translation>
    </message>
    <message>
        <source>Seat 1: four aces</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>座位 1：四张 A</translation>
    </message>
    <message>
        <source>Executive, pay, end</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Executive、赔付、结束</translation>
    </message>
    <message>
        <source>Four Card Poker: a late chip</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Four Card Poker：迟到的筹码</translation>
    </message>
    <message>
        <source>Seat 7 bets after the start. The chip goes back.</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>座位 7 在开始后投注。筹码退回。</translation>
    </message>
    <message>
        <source>Four Card Poker: three of a kind</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Four Card Poker：Three of a Kind</translation>
    </message>
    <message>
        <source>One player makes three of a kind: a prize from the tray.</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>一位玩家有 Three of a Kind：从筹码盘付奖。</translation>
    </message>
    <message>
        <source>Seat 5: three of a kind</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>座位 5：Three of a Kind</translation>
    </message>
    <message>
        <source>Four Card Poker: straight flush</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Four Card Poker：Straight Flush</translation>
    </message>
    <message>
        <source>One player makes a straight flush. The Supervisor&apos;s card puts it on record.</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>一位玩家有 Straight Flush。刷 Supervisor 卡即记录。</translation>
    </message>
    <message>
        <source>Seat 3: straight flush</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>座位 3：Straight Flush</translation>
    </message>
    <message>
        <source>Call, verify, card, pay, end</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>呼叫、核实、刷卡、赔付、结束</translation>
    </message>
    <message>
        <source>Four of a kind with the key</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>用钥匙记录 Four of a Kind</translation>
    </message>
    <message>
        <source>One player makes four of a kind. The key goes to JPH, the record is made, the key comes back.</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>一位玩家有 Four of a Kind。钥匙转到 JPH，记录，钥匙转回。</translation>
    </message>
    <message>
        <source>Seat 3: four of a kind</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>座位 3：Four of a Kind</translation>
    </message>
    <message>
        <source>The Supervisor&apos;s key records the win</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>主管钥匙记录中奖</translation>
    </message>
    <message>
        <source>Hand, record, meters, end</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>牌型、记录、奖池、结束</translation>
    </message>
    <message>
        <source>Four of a kind and its envy</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Four of a Kind 及其 Envy</translation>
    </message>
    <message>
        <source>One player makes four of a kind. Every other wager gets envy.</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>一位玩家有 Four of a Kind。其他每注得 Envy。</translation>
    </message>
    <message>
        <source>Seat 7: four of a kind</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>座位 7：Four of a Kind</translation>
    </message>
    <message>
        <source>Call, verify, card, pay</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>呼叫、核实、刷卡、赔付</translation>
    </message>
    <message>
        <source>The prize first, then envy from the far right</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>先奖金，再从最右边付 Envy</translation>
    </message>
    <message>
        <source>Envy needs no button</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Envy 不需按钮</translation>
    </message>
    <message>
        <source>A full table</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>满座的牌桌</translation>
    </message>
    <message>
        <source>Six players bet on the progressive. Look at every hand.</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>六位玩家投注累积奖。每手牌都要看。</translation>
    </message>
    <message>
        <source>Seat 6: three of a kind</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>座位 6：Three of a Kind</translation>
    </message>
    <message>
        <source>Seat 5 holds nothing</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>座位 5 没有牌型</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: four of a kind</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：Four of a Kind</translation>
    </message>
    <message>
        <source>One player holds a pair and finds the other two on the board.</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>一位玩家有一对，公共牌里有另外两张。</translation>
    </message>
    <message>
        <source>Seat 6: four of a kind</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>座位 6：Four of a Kind</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: full house</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：Full House</translation>
    </message>
    <message>
        <source>One player fills up on the river: a small prize from the tray.</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>一位玩家在 river 凑成：从筹码盘付小奖。</translation>
    </message>
    <message>
        <source>Seat 3: full house</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>座位 3：Full House</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a royal on the flop</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：flop 的 Royal Flush</translation>
    </message>
    <message>
        <source>A royal flush in the first five cards wins the whole meter.</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>前五张牌的 Royal Flush 赢得全部奖池。</translation>
    </message>
    <message>
        <source>Seat 3: royal after five cards</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>座位 3：五张牌后 Royal Flush</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a void round</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：作废的一局</translation>
    </message>
    <message>
        <source>A player shows a hole card to everybody. The round is void.</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>玩家向大家亮出底牌。本局作废。</translation>
    </message>
    <message>
        <source>Look at this ace</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>看这张 A</translation>
    </message>
    <message>
        <source>House Money: your first round</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>House Money：第一局</translation>
    </message>
    <message>
        <source>Two players bet on Blazing 7&apos;s. Losing House Money is collected before the hands are played.</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>两位玩家投注 Blazing 7&apos;s。打牌前先收输的 House Money。</translation>
    </message>
    <message>
        <source>Losing House Money goes into the tray first</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>输的 House Money 先入筹码盘</translation>
    </message>
    <message>
        <source>Start, collect, end</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>开始、收取、结束</translation>
    </message>
    <message>
        <source>House Money: a pair that wins</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>House Money：赢的对子</translation>
    </message>
    <message>
        <source>One player holds a pair: paid, and asked what stays up.</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>一位玩家有一对：赔付，并问留多少注。</translation>
    </message>
    <message>
        <source>Seat 2 is paid and asked</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>座位 2 已赔付并询问</translation>
    </message>
    <message>
        <source>Collect, pay and ask, end</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>收取、赔付并询问、结束</translation>
    </message>
    <message>
        <source>A key switch that is back</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>恢复的钥匙开关</translation>
    </message>
    <message>
        <source>The key is lost between rounds and found again. The next win needs no card.</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>钥匙在两局间失联又恢复。下次中奖不需刷卡。</translation>
    </message>
    <message>
        <source>Lost and found</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>失联又恢复</translation>
    </message>
    <message>
        <source>The key itself does it</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>用钥匙本身完成</translation>
    </message>
    <message>
        <source>Recorded by the key</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>用钥匙记录</translation>
    </message>
    <message>
        <source>The key is lost while it is in JPH</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>钥匙在 JPH 时失联</translation>
    </message>
    <message>
        <source>The win is on record and the key does not answer any more. A card brings the round back.</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>中奖已记录，钥匙不再响应。刷卡即恢复本局。</translation>
    </message>
    <message>
        <source>A card takes the key back to RUN</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>刷卡使钥匙回到 RUN</translation>
    </message>
    <message>
        <source>A key switch that does not answer</source>
        <extracomment>lessons/key-lost.toml</extracomment>
        <translation>没有响应的钥匙开关</translation>
    </message>
    <message>
        <source>The key is lost after the hand was pressed. A Supervisor&apos;s card stands for it.</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>按牌型后钥匙失联。用 Supervisor 卡代替。</translation>
    </message>
    <message>
        <source>Lost, card, record, end</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>失联、刷卡、记录、结束</translation>
    </message>
    <message>
        <source>The late chip with the best hand</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>迟到的筹码，最好的牌</translation>
    </message>
    <message>
        <source>A chip comes late, and its player is dealt four of a kind. It still does not play.</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>筹码迟到，该玩家却拿到 Four of a Kind。仍不计。</translation>
    </message>
    <message>
        <source>A late chip wins nothing, whatever the hand</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>迟到的筹码不中奖，不论牌型</translation>
    </message>
    <message>
        <source>The link: a full house</source>
        <extracomment>lessons/link-full-house.toml</extracomment>
        <translation>联网：Full House</translation>
    </message>
    <message>
        <source>The linked jackpot counts all five cards: a full house pays from the tray.</source>
        <extracomment>lessons/link-full-house.toml</extracomment>
        <translation>联网 jackpot 计全部五张牌：Full House 从筹码盘赔付。</translation>
    </message>
    <message>
        <source>The link: ten per cent of the meter</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>联网：奖池的 10%</translation>
    </message>
    <message>
        <source>A straight flush wins a tenth of the linked meter, cut down to the cent.</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>Straight Flush 赢得联网奖池的十分之一，舍去到分。</translation>
    </message>
    <message>
        <source>Card, prize, envy, end</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>刷卡、奖金、Envy、结束</translation>
    </message>
    <message>
        <source>No paper at the key console</source>
        <extracomment>lessons/no-paper-key.toml</extracomment>
        <translation>钥匙控制台缺纸</translation>
    </message>
    <message>
        <source>The key records a win while the printer has no paper.</source>
        <extracomment>lessons/no-paper-key.toml</extracomment>
        <translation>打印机缺纸时用钥匙记录中奖。</translation>
    </message>
    <message>
        <source>A round without a progressive wager</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>没有累积奖投注的一局</translation>
    </message>
    <message>
        <source>Nobody lays a chip on a sensor. The round is played all the same.</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>没有人在感应器上放筹码。本局照常进行。</translation>
    </message>
    <message>
        <source>No chip from me this time</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>这次我不放筹码</translation>
    </message>
    <message>
        <source>Without a wager no hand wins</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>没有投注就没有中奖牌</translation>
    </message>
    <message>
        <source>The round is started and ended</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>本局已开始并结束</translation>
    </message>
    <message>
        <source>A hand that is not a win</source>
        <extracomment>lessons/not-a-win.toml</extracomment>
        <translation>未中奖的牌</translation>
    </message>
    <message>
        <source>The cards of seat 3 were entered wrongly: they make three of a kind and should not. NOT A WIN says so.</source>
        <extracomment>lessons/not-a-win.toml</extracomment>
        <translation>座位 3 的牌输错了：显示 Three of a Kind，其实不是。按“未中奖”说明。</translation>
    </message>
    <message>
        <source>One of my cards was read wrongly</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>我有一张牌读错了</translation>
    </message>
    <message>
        <source>NOT A WIN with a reason</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>“未中奖”并选原因</translation>
    </message>
    <message>
        <source>Nothing goes on record</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>没有任何记录</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>开桌</translation>
    </message>
    <message>
        <source>The table is closed. A dealer&apos;s card opens it, and the first round begins.</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>本桌已关闭。刷荷官卡开桌，第一局开始。</translation>
    </message>
    <message>
        <source>A dealer&apos;s card opens the table</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>刷荷官卡开桌</translation>
    </message>
    <message>
        <source>Open, bets, start, end</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>开桌、下注、开始、结束</translation>
    </message>
    <message>
        <source>A chip that is none</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>不存在的筹码</translation>
    </message>
    <message>
        <source>The sensor of seat 6 sees a chip where none lies. The dealer says so, and the seat is out.</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>座位 6 没有筹码，感应器却看到。荷官说明，该座位停用。</translation>
    </message>
    <message>
        <source>I have not bet</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>我没有投注</translation>
    </message>
    <message>
        <source>The sensor that sees too much is out</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>误报的感应器停用</translation>
    </message>
    <message>
        <source>Said before the start</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>开始前已说明</translation>
    </message>
    <message>
        <source>The power fails with a hand pressed</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>按牌型后断电</translation>
    </message>
    <message>
        <source>A hand is pressed, then the power fails. The claim is still there.</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>按了牌型，然后断电。申报还在。</translation>
    </message>
    <message>
        <source>Pressed once, and on record</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>按一次，已记录</translation>
    </message>
    <message>
        <source>Claim, card, pay, end</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>申报、刷卡、赔付、结束</translation>
    </message>
    <message>
        <source>The power fails while seats are paid</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>赔付时断电</translation>
    </message>
    <message>
        <source>One of two winners is paid when the power fails. Only the other one is paid afterwards.</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>两位中奖者已赔一位时断电。之后只赔另一位。</translation>
    </message>
    <message>
        <source>Paid once each, from the right</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>各赔一次，从右边开始</translation>
    </message>
    <message>
        <source>What was ticked stays ticked</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>已打勾的保持打勾</translation>
    </message>
    <message>
        <source>The power fails in play</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>进行中断电</translation>
    </message>
    <message>
        <source>In the middle of a round the screen goes dark. The same round stands there again.</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>一局中途屏幕变黑。恢复后仍是同一局。</translation>
    </message>
    <message>
        <source>The round that was started is ended</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>已开始的一局结束了</translation>
    </message>
    <message>
        <source>Nothing is void</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>没有作废</translation>
    </message>
    <message>
        <source>A slip that sticks</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>卡住的单据</translation>
    </message>
    <message>
        <source>The slip of a win jams in the printer. The players do not wait for it.</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>中奖单据卡在打印机里。玩家不必等。</translation>
    </message>
    <message>
        <source>The win is on record</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>中奖已记录</translation>
    </message>
    <message>
        <source>Paid without the slip</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>没有单据也赔付</translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open</source>
        <extracomment>lessons/printer-open.toml</extracomment>
        <translation>打印机的盖子打开</translation>
    </message>
    <message>
        <source>No slip comes out. The win is on record, and the slip follows later.</source>
        <extracomment>lessons/printer-open.toml</extracomment>
        <translation>单据打不出。中奖已记录，单据稍后补上。</translation>
    </message>
    <message>
        <source>The card reader is lost</source>
        <extracomment>lessons/reader-lost.toml</extracomment>
        <translation>读卡器失联</translation>
    </message>
    <message>
        <source>The reader&apos;s cable is pulled while a card is awaited. It is plugged in, and the card counts.</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>等待刷卡时读卡器线缆被拔。插回后刷卡有效。</translation>
    </message>
    <message>
        <source>Awaited, read, recorded</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>等待、读到、记录</translation>
    </message>
    <message>
        <source>The verified win stays verified</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>已核实的中奖保持核实</translation>
    </message>
    <message>
        <source>Another dealer takes over</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>换荷官</translation>
    </message>
    <message>
        <source>Between two rounds a relief comes. The new dealer&apos;s card is swiped first.</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>两局之间有人接替。先刷新荷官的卡。</translation>
    </message>
    <message>
        <source>I take over</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>我来接替</translation>
    </message>
    <message>
        <source>The new dealer&apos;s card</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>新荷官的卡</translation>
    </message>
    <message>
        <source>A round of each dealer</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>两位荷官各一局</translation>
    </message>
    <message>
        <source>A sensor that works again</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>恢复正常的感应器</translation>
    </message>
    <message>
        <source>The sensor of seat 3 sticks and is cleaned. Its chip bets again.</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>座位 3 的感应器卡住，已清洁。其筹码又可投注。</translation>
    </message>
    <message>
        <source>Out, well again, betting</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>停用、恢复、投注</translation>
    </message>
    <message>
        <source>A sensor that sticks after the start</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>开始后卡住的感应器</translation>
    </message>
    <message>
        <source>The wager of seat 5 was locked in before its sensor stuck. Its hand wins all the same.</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>座位 5 的投注在感应器卡住前已锁定。其牌照样中奖。</translation>
    </message>
    <message>
        <source>What was locked in counts</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>已锁定的有效</translation>
    </message>
    <message>
        <source>Recorded, paid, ended</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>已记录、已赔付、已结束</translation>
    </message>
    <message>
        <source>All sensors are lost</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>所有感应器失联</translation>
    </message>
    <message>
        <source>The line of the sensors is cut and comes back. Nothing that was locked in is lost.</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>感应器线路中断又恢复。已锁定的都没有丢失。</translation>
    </message>
    <message>
        <source>They are back</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>The shuffler stops between rounds</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>洗牌机在两局间停机</translation>
    </message>
    <message>
        <source>The shuffler shows an error before the start. The checklist is followed step by step.</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>开始前洗牌机报错。按清单逐步处理。</translation>
    </message>
    <message>
        <source>It does not turn any more</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>它不转了</translation>
    </message>
    <message>
        <source>The trouble is on record</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>故障已记录</translation>
    </message>
    <message>
        <source>Every step is done</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>每一步已完成</translation>
    </message>
    <message>
        <source>Checklist before the start</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>开始前完成清单</translation>
    </message>
    <message>
        <source>The shuffler stops in play</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>洗牌机在进行中停机</translation>
    </message>
    <message>
        <source>The cards are out when the shuffler stops. The round is played to its end, the checklist is followed.</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>牌已发出时洗牌机停机。本局进行到底，按清单处理。</translation>
    </message>
    <message>
        <source>It makes a noise</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>它有响声</translation>
    </message>
    <message>
        <source>Started, checklist, ended</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>已开始、清单、已结束</translation>
    </message>
    <message>
        <source>The round still counts</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>本局仍有效</translation>
    </message>
    <message>
        <source>6-5-4 Poker: the shuffler stops</source>
        <extracomment>lessons/six-five-four-shuffler.toml</extracomment>
        <translation>6-5-4 Poker：洗牌机停机</translation>
    </message>
    <message>
        <source>The shuffler fails before the deal. The checklist comes first.</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>发牌前洗牌机故障。先完成清单。</translation>
    </message>
    <message>
        <source>It does not turn</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>它不转</translation>
    </message>
    <message>
        <source>Checklist, then the round</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>先清单，再进行本局</translation>
    </message>
    <message>
        <source>6-5-4 Poker: a card too many</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>6-5-4 Poker：多一张牌</translation>
    </message>
    <message>
        <source>Seat 3 has six cards. All hands are void.</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>座位 3 有六张牌。所有牌作废。</translation>
    </message>
    <message>
        <source>I have six</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>我有六张</translation>
    </message>
    <message>
        <source>A small prize at the key console</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>钥匙控制台的小奖</translation>
    </message>
    <message>
        <source>Three of a kind pays a few dollars. What the dealer may confirm needs no key.</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Three of a Kind 付几美元。荷官可确认的不需钥匙。</translation>
    </message>
    <message>
        <source>Seat 1: three of a kind</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>座位 1：Three of a Kind</translation>
    </message>
    <message>
        <source>Step away from the table</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>The dealer has to leave for a moment. The table is locked, and a card unlocks it.</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>荷官须离开片刻。锁定牌桌，刷卡解锁。</translation>
    </message>
    <message>
        <source>Please come to the pit stand</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>请到场区台来</translation>
    </message>
    <message>
        <source>Locked before stepping away</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>离开前已锁定</translation>
    </message>
    <message>
        <source>A card unlocks it</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>刷卡解锁</translation>
    </message>
    <message>
        <source>Locked, unlocked, played</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>锁定、解锁、进行</translation>
    </message>
    <message>
        <source>The Supervisor says no</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>Supervisor 不同意</translation>
    </message>
    <message>
        <source>The dealer presses four of a kind; the Supervisor looks and strikes it out.</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>荷官按了 Four of a Kind；Supervisor 查看后划掉。</translation>
    </message>
    <message>
        <source>Seat 5 played with a card from the floor</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>座位 5 用了掉在地上的牌</translation>
    </message>
    <message>
        <source>Nothing is recorded as a win</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>没有记录为中奖</translation>
    </message>
    <message>
        <source>Nobody comes with a card</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>没有人来刷卡</translation>
    </message>
    <message>
        <source>The time for a card runs out before the Supervisor is there. TRY AGAIN opens the reader.</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>Supervisor 到场前刷卡超时。“重试”开启读卡器。</translation>
    </message>
    <message>
        <source>TRY AGAIN, card, pay</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>“重试”、刷卡、赔付</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card for four aces</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>四张 A 刷了 Supervisor 卡</translation>
    </message>
    <message>
        <source>A Supervisor swipes for the whole meter. It needs the Executive.</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Supervisor 为全部奖池刷卡。需要 Executive。</translation>
    </message>
    <message>
        <source>Refused, Executive, pay, end</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>被拒、Executive、赔付、结束</translation>
    </message>
    <message>
        <source>Three winners in one round</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>一局三位中奖者</translation>
    </message>
    <message>
        <source>Three players hold winning hands of three kinds. They are paid from the far right.</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>三位玩家有三种中奖牌。从最右边开始赔付。</translation>
    </message>
    <message>
        <source>Paid from the far right</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>从最右边开始赔付</translation>
    </message>
    <message>
        <source>Both jackpots in one round</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>一局两个 jackpot</translation>
    </message>
    <message>
        <source>One player wins Blazing 7&apos;s, another TriLux. Each is recorded on its own meter.</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>一位玩家赢 Blazing 7&apos;s，另一位赢 TriLux。各记在自己的奖池。</translation>
    </message>
    <message>
        <source>Seat 6: flush</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>座位 6：Flush</translation>
    </message>
    <message>
        <source>Both are settled, the round is ended</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>两个都已结算，本局结束</translation>
    </message>
    <message>
        <source>TriLux: a flush with the dealer&apos;s card</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>TriLux：与庄家的牌成 Flush</translation>
    </message>
    <message>
        <source>A player&apos;s two cards and the dealer&apos;s up card make a hand of three.</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>玩家两张牌加庄家明牌组成三张牌型。</translation>
    </message>
    <message>
        <source>Seat 3: flush</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>座位 3：Flush</translation>
    </message>
    <message>
        <source>Two chips that come too late</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>两枚迟到的筹码</translation>
    </message>
    <message>
        <source>Two players lay their chips after the start. Both go back.</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>两位玩家在开始后放筹码。两枚都退回。</translation>
    </message>
    <message>
        <source>The chip of seat 3 goes back</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>座位 3 的筹码退回</translation>
    </message>
    <message>
        <source>Two rounds without a pause</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>连续两局</translation>
    </message>
    <message>
        <source>Two rounds follow each other. Nobody wins. Keep the order and the pace.</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>连打两局。没有人中奖。保持顺序和速度。</translation>
    </message>
    <message>
        <source>Start and end, twice</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>开始和结束，两次</translation>
    </message>
    <message>
        <source>Both rounds count</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>两局都有效</translation>
    </message>
    <message>
        <source>Two sensors at each seat</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>每个座位两个感应器</translation>
    </message>
    <message>
        <source>Seat 1 bets on both jackpots, seat 6 on TriLux alone. Each wager has its own lamp.</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>座位 1 投注两个 jackpot，座位 6 只投 TriLux。每注有自己的灯。</translation>
    </message>
    <message>
        <source>No hand wins</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>没有中奖牌</translation>
    </message>
    <message>
        <source>Two winners and one key</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>两位中奖者，一把钥匙</translation>
    </message>
    <message>
        <source>Two seats win. One turn of the key records both.</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>两个座位中奖。转一次钥匙记录两个。</translation>
    </message>
    <message>
        <source>Both on record before the key is back</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>钥匙转回前两个都已记录</translation>
    </message>
    <message>
        <source>A card that nobody knows</source>
        <extracomment>lessons/unknown-card.toml</extracomment>
        <translation>无人认识的卡</translation>
    </message>
    <message>
        <source>A stranger&apos;s card is swiped for a win. It is refused, and the right one follows.</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>中奖时刷了陌生卡。被拒，再刷对的卡。</translation>
    </message>
    <message>
        <source>Refused, then the right card</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>被拒，再刷对卡</translation>
    </message>
    <message>
        <source>A card that is not read</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>读不到的卡</translation>
    </message>
    <message>
        <source>The reader gets nothing of a card. It is swiped once more.</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>读卡器读不到卡。再刷一次。</translation>
    </message>
    <message>
        <source>Not read, swiped again, paid</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>未读到、再刷、已赔付</translation>
    </message>
    <message>
        <source>After a void the next round</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>作废后的下一局</translation>
    </message>
    <message>
        <source>One round is void; the next one is played to its end. The meters show it.</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>一局作废；下一局进行到底。奖池会显示。</translation>
    </message>
    <message>
        <source>A card fell to the floor</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>一张牌掉在地上</translation>
    </message>
    <message>
        <source>Void, given back, a new round</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>作废、退回、新一局</translation>
    </message>
    <message>
        <source>A round that does not count</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>不计的一局</translation>
    </message>
    <message>
        <source>A card lies face up before the deal is done. The Supervisor agrees that the round is void.</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>发牌未完就有一张牌面朝上。Supervisor 同意本局作废。</translation>
    </message>
    <message>
        <source>I have seen your card</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>我看到你的牌了</translation>
    </message>
    <message>
        <source>The round is void</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>A wager marked by hand</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>手动标记的投注</translation>
    </message>
    <message>
        <source>The sensor of seat 5 is out, and its player wants to bet. The dealer marks the wager.</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>座位 5 的感应器停用，玩家想投注。荷官标记该投注。</translation>
    </message>
    <message>
        <source>May I bet without the lamp?</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>没有灯我可以投注吗？</translation>
    </message>
    <message>
        <source>The wager of seat 5 is marked</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>座位 5 的投注已标记</translation>
    </message>
    <message>
        <source>The marked wager wins</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>标记的投注中奖</translation>
    </message>
    <message>
        <source>Marked before the start</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>开始前已标记</translation>
    </message>
    <message>
        <source>A winning hand without the wager</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>没有投注的中奖牌</translation>
    </message>
    <message>
        <source>One player makes four of a kind and has no chip on the sensor. Nothing is pressed for it.</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>一位玩家有 Four of a Kind，但感应器上没有筹码。不按牌型。</translation>
    </message>
    <message>
        <source>Without the wager the hand wins nothing</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>没有投注，牌不中奖</translation>
    </message>
    <message>
        <source>The round is ended as any other</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>本局照常结束</translation>
    </message>
    <message>
        <source>A hand with the wrong number of cards</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>张数不对的牌</translation>
    </message>
    <message>
        <source>Seat 5 has six cards. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>座位 5 有六张牌。所有牌作废，退回所有投注。</translation>
    </message>
    <message>
        <source>I have six cards</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>我有六张牌</translation>
    </message>
    <message>
        <source>The wrong number of cards is on record</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>张数不对已记录</translation>
    </message>
    <message>
        <source>Noted, void, given back</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>记下、作废、退回</translation>
    </message>
    <message>
        <source>it left no word that makes sense</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>留下的结果看不懂</translation>
    </message>
    <message>
        <source>See to it, or call a technician</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>请处理，或叫技术员</translation>
    </message>
    <message>
        <source>{duty}: not done since {since}</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>{duty}：自 {since} 未完成</translation>
    </message>
    <message>
        <source>Copies elsewhere</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>异地备份</translation>
    </message>
    <message>
        <source>Journals by night</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>夜间核对日志</translation>
    </message>
    <message>
        <source>Time server</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>时间服务器</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({trouble}); run the set-up as root or dealer-assist</source>
        <extracomment>kiosk_setup/files.py</extracomment>
        <translation>无法写入 {folder}（{trouble}）；请以 root 或 dealer-assist 运行配置</translation>
    </message>
    <message>
        <source>{name} is no Executive; the first card must be an Executive&apos;s</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} 不是 Executive；第一张卡须为 Executive 卡</translation>
    </message>
    <message>
        <source>{name} may not do this; it needs a Supervisor or Executive</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} 无权操作；须 Supervisor 或 Executive</translation>
    </message>
    <message>
        <source>{name} was the first; the second card must be another person&apos;s</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} 已刷第一张；第二张卡须由另一人刷</translation>
    </message>
    <message>
        <source>The link failed; it begins anew</source>
        <extracomment>floor/link_thread.py</extracomment>
        <translation>联网出错；正在重新开始</translation>
    </message>
    <message>
        <source>The floor does not answer</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>楼面没有响应</translation>
    </message>
    <message>
        <source>This floor counts real money; a practice table does not join it</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>此楼面计真实金钱；练习桌不得加入</translation>
    </message>
    <message>
        <source>The clock of this table is {seconds} s off the floor&apos;s; set it right</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>本桌时钟与楼面相差 {seconds} 秒；请校正</translation>
    </message>
    <message>
        <source>The floor does not know this card; let it be enrolled first</source>
        <extracomment>floor/sample_feed.py</extracomment>
        <translation>楼面不认识此卡；请先登记</translation>
    </message>
    <message numerus="yes">
        <source>{n} names on the list, {new} of them new or changed</source>
        <extracomment>kiosk/school/class_files.py; one: {n} name on the list, {new} new or changed</extracomment>
        <translation>
            <numerusform>名单上 {n} 人，其中 {new} 人为新增或更改</numerusform>
        </translation>
    </message>
    <message>
        <source>In the school&apos;s folder</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>在培训文件夹中</translation>
    </message>
    <message>
        <source>The floor of this table is simulated; name its real server first</source>
        <extracomment>kiosk/table/floor_link.py</extracomment>
        <translation>本桌的楼面是模拟的；请先指定真实服务器</translation>
    </message>
    <message>
        <source>Recording</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>录制</translation>
    </message>
    <message>
        <source>Nothing was recorded; press RECORD</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>没有录到内容；按“录制”</translation>
    </message>
    <message>
        <source>It was changed since the check; press CHECK THE LESSON</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>检查后有更改；按“检查课程”</translation>
    </message>
    <message>
        <source>A lesson counts at least one thing; change this goal instead</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>课程至少计一项；请改为更改此目标</translation>
    </message>
    <message>
        <source>Give the lesson a title of plain words</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>请用普通文字给课程取标题</translation>
    </message>
    <message>
        <source>There is a lesson called {title}; choose another title</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>已有名为 {title} 的课程；请换一个标题</translation>
    </message>
    <message>
        <source>{file} is not a plain file; save the list as CSV</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} 不是普通文件；请将名单存为 CSV</translation>
    </message>
    <message>
        <source>{file} is larger than 1 MB; no class is, so check it</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} 超过 1 MB；班级名单没有这么大，请检查</translation>
    </message>
    <message>
        <source>{path} is not a plain file; put the people of a school there</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} 不是普通文件；请把培训人员放在那里</translation>
    </message>
    <message>
        <source>Key lost: Supervisor&apos;s card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>钥匙失联：Supervisor 卡</translation>
    </message>
    <message>
        <source>Chips on sensors do not count</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>感应器上的筹码不计</translation>
    </message>
    <message>
        <source>START BASE GAME</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>开始主游戏</translation>
    </message>
    <message>
        <source>On record. Supervisor&apos;s card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>已记录。Supervisor 卡</translation>
    </message>
    <message>
        <source>J-POT, or take the card back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>J-POT，或撤回刷卡</translation>
    </message>
    <message>
        <source>The win is on record and comes from the tray; no meter moves</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>中奖已记录，从筹码盘赔付；奖池不变</translation>
    </message>
    <message>
        <source>On record, from the tray; the card lets the round go on, as RUN would</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>已记录，从筹码盘赔付；刷卡即继续本局，同 RUN</translation>
    </message>
    <message>
        <source>The win is on record; swipe a Supervisor&apos;s card again</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>中奖已记录；请再刷 Supervisor 卡</translation>
    </message>
    <message>
        <source>No hand button is on; swipe a Supervisor&apos;s card again first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>没有打开的牌型按钮；请先再刷 Supervisor 卡</translation>
    </message>
    <message numerus="yes">
        <source>{n} duties are open before {confirm}: tick them when they are done</source>
        <extracomment>table/procedures/duties.py; one: {n} duty is open before {confirm}: tick it when it is done</extracomment>
        <translation>
            <numerusform>{confirm} 前有{n}项未完成：完成后打勾</numerusform>
        </translation>
    </message>
    <message>
        <source>The link was down</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>联网曾中断</translation>
    </message>
    <message>
        <source>The pit has put the prize of round {round}, seat {seat}, back; back the win out</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>场区已放回第 {round} 局座位 {seat} 的奖金；请撤销此中奖</translation>
    </message>
    <message>
        <source>The floor has not answered yet; press CONFIRM again in a moment</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>楼面尚未响应；请稍后再按 CONFIRM</translation>
    </message>
    <message>
        <source>The link is lost: the amount of seat {seat} comes when it is back; call the Executive</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>联网中断：恢复后才有座位 {seat} 的金额；请叫 Executive</translation>
    </message>
    <message>
        <source>{first}, and is not confirmed yet; wait, or let an Executive close its ticket</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>{first}，但尚未确认；请等待，或由 Executive 关闭其排号</translation>
    </message>
    <message>
        <source>Table {table} was first, by {seconds} s</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>桌 {table} 先到，早 {seconds} 秒</translation>
    </message>
    <message>
        <source>The floor has not given this win its amount yet; wait for the link</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>楼面尚未给出此中奖的金额；请等待联网</translation>
    </message>
    <message>
        <source>{first}, and is not confirmed yet; wait</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>{first}，但尚未确认；请等待</translation>
    </message>
    <message>
        <source>This prize came off the meter of the link; the pit releases it on the floor first</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>此奖金出自联网奖池；须先由场区在楼面放回</translation>
    </message>
    <message>
        <source>The floor is locking the prize; wait a moment</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>楼面正在锁定奖金；请稍候</translation>
    </message>
    <message>
        <source>This meter is the link&apos;s; it is set on the floor, by the pit</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>此奖池属于联网；由场区在楼面设置</translation>
    </message>
    <message>
        <source>{amount}, {hand}, table {table} seat {seat}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>{amount}，{hand}，桌 {table} 座位 {seat}</translation>
    </message>
    <message>
        <source>Award table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>桌 {table} 发奖</translation>
    </message>
    <message>
        <source>Release table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>放回桌 {table} 的奖金</translation>
    </message>
    <message>
        <source>Close the ticket of table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>关闭桌 {table} 的排号</translation>
    </message>
    <message>
        <source>Pause link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>暂停联网 {letter}</translation>
    </message>
    <message>
        <source>Resume link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>恢复联网 {letter}</translation>
    </message>
    <message>
        <source>Apply the settings of link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>应用联网 {letter} 的设置</translation>
    </message>
    <message>
        <source>Record the difference of table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>记录桌 {table} 的差额</translation>
    </message>
    <message>
        <source>Signed in</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>已登录</translation>
    </message>
    <message>
        <source>BEFORE</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>之前</translation>
    </message>
    <message>
        <source>these are the first</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>已是最前</translation>
    </message>
    <message>
        <source>AFTER</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>之后</translation>
    </message>
    <message>
        <source>these are the last</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>已是最后</translation>
    </message>
    <message>
        <source>Floor</source>
        <extracomment>ui/floor/manager.py</extracomment>
        <translation>楼面</translation>
    </message>
    <message>
        <source>No card within 30 s; nothing was recorded</source>
        <extracomment>ui/floor/lock/cards_flow.py</extracomment>
        <translation>30 秒内没有刷卡；未作记录</translation>
    </message>
    <message>
        <source>No card is asked for now</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>现在不需要刷卡</translation>
    </message>
    <message>
        <source>{name} may not sign in; it needs a Supervisor or Executive</source>
        <extracomment>ui/floor/lock/flow.py</extracomment>
        <translation>{name} 不能登录；须 Supervisor 或 Executive</translation>
    </message>
    <message>
        <source>Link {letter}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>联网 {letter}</translation>
    </message>
    <message numerus="yes">
        <source>Why are wins {number} backed out?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py; one: Why is win {number} backed out?</extracomment>
        <translation>
            <numerusform>中奖 {number} 为何撤销？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins {number} are backed out</source>
        <extracomment>ui/supervisor/presenter/adjusting.py; one: Win {number} is backed out</extracomment>
        <translation>
            <numerusform>中奖 {number} 已撤销</numerusform>
        </translation>
    </message>
    <message>
        <source>GIVE CHIP BACK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>退回筹码</translation>
    </message>
    <message>
        <source>BASE GAME</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>主游戏</translation>
    </message>
    <message>
        <source>NOT TAKEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>未接受</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>需要人处理</translation>
    </message>
    <message>
        <source>Nothing needs a person</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>没有需要人处理的</translation>
    </message>
    <message>
        <source>{n} more under Alerts</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>另有 {n} 项，见“警报”</translation>
    </message>
    <message>
        <source>NOTED</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>已知悉</translation>
    </message>
    <message>
        <source>Table {table}, {what}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>桌 {table}，{what}</translation>
    </message>
    <message>
        <source>Noted by {name}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{name} 已知悉</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>已关桌</translation>
    </message>
    <message>
        <source>LOST {time}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>失联 {time}</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Betting</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>下注中</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Halted</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>已停</translation>
    </message>
    <message>
        <source>PENDING</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>待发</translation>
    </message>
    <message>
        <source>TICKET {place}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>排号 {place}</translation>
    </message>
    <message numerus="yes">
        <source>{n} prizes pending</source>
        <extracomment>ui/floor/map/presenter.py; one: {n} prize pending</extracomment>
        <translation>
            <numerusform>{n}个奖待发</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} 桌已停止</translation>
    </message>
    <message numerus="yes">
        <source>{n} links lost</source>
        <extracomment>ui/floor/map/presenter.py; one: {n} link lost</extracomment>
        <translation>
            <numerusform>{n}桌联网中断</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} open, {rounds} rounds/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} 桌开放，{rounds} 局/时</translation>
    </message>
    <message>
        <source>{n} open</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} 个开启</translation>
    </message>
    <message>
        <source>{n} open, {rounds}/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} 桌开放，{rounds}/时</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>at its cap</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>已达上限</translation>
    </message>
    <message>
        <source>+{amount}/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>+{amount}/时</translation>
    </message>
    <message>
        <source>{hand}, {level}. Locked {time}.</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{hand}，{level}。{time} 锁定。</translation>
    </message>
    <message>
        <source>Table {table} has ticket 2, by {seconds} s.</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>桌 {table} 为排号 2，晚 {seconds} 秒。</translation>
    </message>
    <message>
        <source>OPEN HIT</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>查看中奖</translation>
    </message>
    <message>
        <source>Award needs 2 cards</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>发奖须刷 2 张卡</translation>
    </message>
    <message>
        <source>TABLE</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>TAKE NOTE</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>知悉</translation>
    </message>
    <message>
        <source>Link lost {time}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>联网中断 {time}</translation>
    </message>
    <message>
        <source>Link was lost, and is back</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>联网曾中断，已恢复</translation>
    </message>
    <message>
        <source>Journal and server differ</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>日志与服务器不符</translation>
    </message>
    <message>
        <source>An old journal was put back</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>恢复了旧日志</translation>
    </message>
    <message>
        <source>Clock is off</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>时钟有偏差</translation>
    </message>
    <message>
        <source>Camera shows the same cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>录像显示相同的牌</translation>
    </message>
    <message>
        <source>Deck counted, seals whole</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已点牌，封条完好</translation>
    </message>
    <message>
        <source>Player and tax form</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>玩家和税表</translation>
    </message>
    <message>
        <source>FLOOR</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>楼面</translation>
    </message>
    <message>
        <source>AWARD</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>发奖</translation>
    </message>
    <message>
        <source>no ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>没有排号</translation>
    </message>
    <message>
        <source>This ticket is not on the server any more</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>此排号已不在服务器上</translation>
    </message>
    <message>
        <source>{link}. Order by the server, not by clocks</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{link}。顺序以服务器为准，不按时钟</translation>
    </message>
    <message>
        <source>Check for table {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>桌 {table} 的检查</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{done}/{all}</translation>
    </message>
    <message>
        <source>Two cards, two people</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>两张卡，两个人</translation>
    </message>
    <message>
        <source>Read after AWARD, within 30 s</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>按“发奖”后 30 秒内刷卡</translation>
    </message>
    <message>
        <source>Supervisor or Executive</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Supervisor 或 Executive</translation>
    </message>
    <message>
        <source>Another person than card 1</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>与卡 1 不同的人</translation>
    </message>
    <message>
        <source>{level}: one ticket, table {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}：一个排号，桌 {table}</translation>
    </message>
    <message>
        <source>{level}: two tickets, {seconds} s apart</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}：两个排号，相差 {seconds} 秒</translation>
    </message>
    <message>
        <source>{level}: {n} tickets, {seconds} s apart</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}：{n} 个排号，相差 {seconds} 秒</translation>
    </message>
    <message>
        <source>{seconds} s later, {amount} came in between</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>晚 {seconds} 秒，其间进账 {amount}</translation>
    </message>
    <message>
        <source>Confirmed {time} by {name}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{time} 由 {name} 确认</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>尚未确认</translation>
    </message>
    <message>
        <source>{n}th</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>第{n}</translation>
    </message>
    <message>
        <source>ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>桌 {table}，座位 {seat}</translation>
    </message>
    <message>
        <source>Ticket {time}, dealer {name}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号 {time}，荷官 {name}</translation>
    </message>
    <message>
        <source>Ticket {time}, round {round}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号 {time}，第 {round} 局</translation>
    </message>
    <message>
        <source>AWARDED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已发奖</translation>
    </message>
    <message>
        <source>RELEASED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已放回</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>WAITS FOR TABLE {table}, {time}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>等待桌 {table}，{time}</translation>
    </message>
    <message>
        <source>WAITS FOR CONFIRM</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>等待 CONFIRM</translation>
    </message>
    <message>
        <source>{n} % of the meter at its ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号时奖池的 {n} %</translation>
    </message>
    <message>
        <source>All of the meter at its ticket. The meter went on from {amount}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号时的全部奖池。奖池从 {amount} 继续</translation>
    </message>
    <message>
        <source>What the meter has had since table {table}. May be confirmed before that is paid</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>桌 {table} 之后奖池的进账。可在其赔付前确认</translation>
    </message>
    <message>
        <source>All of the meter at its ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号时的全部奖池</translation>
    </message>
    <message>
        <source>Meter before</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>之前奖池</translation>
    </message>
    <message>
        <source>Shown now</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>现在显示</translation>
    </message>
    <message>
        <source>After all</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>全部之后</translation>
    </message>
    <message>
        <source>All prizes</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>奖金总额</translation>
    </message>
    <message>
        <source>Its ticket has a place in the order, number {n}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>排号已有次序，编号 {n}</translation>
    </message>
    <message>
        <source>Its contribution arrived, number {n}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>其累积已到，编号 {n}</translation>
    </message>
    <message>
        <source>Its prize is locked</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>其奖金已锁定</translation>
    </message>
    <message>
        <source>Touch when you have seen it</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>看过后点选</translation>
    </message>
    <message>
        <source>RELEASE TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>放回桌 {table} 奖金</translation>
    </message>
    <message>
        <source>Hold, puts {amount} back, 2 cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>按住，放回 {amount}，2 张卡</translation>
    </message>
    <message>
        <source>CLOSE TICKET OF TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>关闭桌 {table} 排号</translation>
    </message>
    <message>
        <source>Hold, a younger one waits, Executive&apos;s card</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>按住，后面有排号在等，Executive 卡</translation>
    </message>
    <message>
        <source>AWARD TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>桌 {table} 发奖</translation>
    </message>
    <message>
        <source>not locked yet</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>尚未锁定</translation>
    </message>
    <message>
        <source>awarded already</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已发奖</translation>
    </message>
    <message>
        <source>released</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>已放回</translation>
    </message>
    <message>
        <source>this ticket is closed</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>此排号已关闭</translation>
    </message>
    <message numerus="yes">
        <source>{n} checks open</source>
        <extracomment>ui/floor/hit/presenter.py; one: {n} check open</extracomment>
        <translation>
            <numerusform>{n}项检查未完成</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}, then 2 cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{amount}，再刷 2 张卡</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>联网</translation>
    </message>
    <message>
        <source>Settings change only while a link is paused and no ticket is open</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>只有联网暂停且没有未结排号时才能更改设置</translation>
    </message>
    <message>
        <source>May this table join?</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>此桌可以加入吗？</translation>
    </message>
    <message>
        <source>OTHER TABLES WITHOUT A LINK</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>其他未联网的牌桌</translation>
    </message>
    <message>
        <source>EVERY TABLE IS LINKED</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>所有牌桌已联网</translation>
    </message>
    <message>
        <source>no table is without a link</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>没有未联网的牌桌</translation>
    </message>
    <message>
        <source>NO LINK</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>没有联网</translation>
    </message>
    <message>
        <source>there is none</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>一个也没有</translation>
    </message>
    <message>
        <source>LINK {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>联网 {letter}</translation>
    </message>
    <message>
        <source>Not known</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Its table file is not on this machine.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>其牌桌文件不在本机上。</translation>
    </message>
    <message>
        <source>No, it may not join {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>不，不得加入 {letter}</translation>
    </message>
    <message>
        <source>Yes, it may join {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>是，可以加入 {letter}</translation>
    </message>
    <message>
        <source>Name it in the link&apos;s file and run floor install again.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>请写入联网文件，并重新运行 floor install。</translation>
    </message>
    <message>
        <source>It may join.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>可以加入。</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} game</extracomment>
        <translation>
            <numerusform>{n}个游戏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} levels</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} level</extracomment>
        <translation>
            <numerusform>{n}个级别</numerusform>
        </translation>
    </message>
    <message>
        <source>RUNNING</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>运行中</translation>
    </message>
    <message>
        <source>PAUSED {n} MIN</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>已暂停 {n} 分钟</translation>
    </message>
    <message>
        <source>RESUME</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>恢复</translation>
    </message>
    <message>
        <source>2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>2 张卡</translation>
    </message>
    <message>
        <source>Hold, reason, 2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>按住，原因，2 张卡</translation>
    </message>
    <message>
        <source>{name}, {time}: &quot;{reason}&quot;. Base games go on; signs say &quot;not live&quot;.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{name}，{time}：“{reason}”。主游戏继续；显示牌为“not live”。</translation>
    </message>
    <message>
        <source>Seed of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{level} 的起始值</translation>
    </message>
    <message>
        <source>Cap of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{level} 的上限</translation>
    </message>
    <message>
        <source>Rate of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{level} 的比率</translation>
    </message>
    <message>
        <source>Reserve rate of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{level} 的储备比率</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>APPLY {n} SETTINGS</source>
        <extracomment>ui/floor/links/presenter.py; one: APPLY {n} SETTING</extracomment>
        <translation>
            <numerusform>应用{n}项设置</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for a pause</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>等待暂停</translation>
    </message>
    <message>
        <source>a ticket is open</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>有未结排号</translation>
    </message>
    <message>
        <source>Then 2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>然后刷 2 张卡</translation>
    </message>
    <message>
        <source>Ticket</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>排号</translation>
    </message>
    <message>
        <source>Pending</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>待发</translation>
    </message>
    <message>
        <source>Awarded</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>已发奖</translation>
    </message>
    <message>
        <source>Released</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>已放回</translation>
    </message>
    <message>
        <source>Alerts</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>警报</translation>
    </message>
    <message>
        <source>{n} open, money first, then the oldest. A touch takes note by name</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} 项未处理，金钱优先，再按最早。点选即署名知悉</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>起始</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>内容</translation>
    </message>
    <message>
        <source>Noted by</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>知悉人</translation>
    </message>
    <message>
        <source>No alert</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>没有警报</translation>
    </message>
    <message>
        <source>{amount} pending</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{amount} 待发</translation>
    </message>
    <message>
        <source>{hand}, {level}. Award needs 2 cards</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{hand}，{level}。发奖须刷 2 张卡</translation>
    </message>
    <message>
        <source>Last {n} hits of {level}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{level} 最近 {n} 次中奖</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins, {amount} awarded</source>
        <extracomment>ui/floor/lists/presenter.py; one: {n} win, {amount} awarded</extracomment>
        <translation>
            <numerusform>{n}个中奖，已发奖 {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Link, level</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>联网、级别</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>奖金</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>经手人</translation>
    </message>
    <message>
        <source>No win is on the server yet</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>服务器上还没有中奖</translation>
    </message>
    <message>
        <source>Seat {seat}, round {round}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>座位 {seat}，第 {round} 局</translation>
    </message>
    <message>
        <source>Dealers</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>荷官</translation>
    </message>
    <message>
        <source>{n} at their tables, {pace} rounds an hour on average</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} 位在桌，平均每小时 {pace} 局</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>时长</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Corrections</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>更正</translation>
    </message>
    <message>
        <source>No dealer is signed in</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>没有荷官登录</translation>
    </message>
    <message>
        <source>Set {time} by {name}. {rounds} rounds and {wins} wins since</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{time} 由 {name} 设置。此后 {rounds} 局，{wins} 个中奖</translation>
    </message>
    <message>
        <source>A checkpoint keeps the figures of now; from then on this page counts anew</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>检查点保存当前数字；此后本页重新计数</translation>
    </message>
    <message>
        <source>Since the checkpoint</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>自检查点起</translation>
    </message>
    <message>
        <source>No checkpoint is set</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>没有设置检查点</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>级别</translation>
    </message>
    <message>
        <source>Came in</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>进账</translation>
    </message>
    <message>
        <source>Paid</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>已赔付</translation>
    </message>
    <message>
        <source>Set a checkpoint to count from now on</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>设置检查点，从现在起计数</translation>
    </message>
    <message>
        <source>SET CHECKPOINT</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>设置检查点</translation>
    </message>
    <message>
        <source>In the name of {name}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>以 {name} 的名义</translation>
    </message>
    <message>
        <source>Accrual by table</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>各桌累积</translation>
    </message>
    <message>
        <source>Statement of every meter</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>各奖池明细</translation>
    </message>
    <message>
        <source>Wagers and what they brought, as the server counted them</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>投注及其进账，按服务器计数</translation>
    </message>
    <message>
        <source>Seeds + contributions + adjustments − prizes = meter + reserve + overflow</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>起始值 + 累积 + 调整 − 奖金 = 奖池 + 储备 + 超出部分</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>奖池</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>adds up</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>相符</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Contributions</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>累积</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>调整</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>奖金</translation>
    </message>
    <message>
        <source>Overflow</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>超出部分</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>核对</translation>
    </message>
    <message>
        <source>No meter is on the server</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>服务器上没有奖池</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>联网</translation>
    </message>
    <message>
        <source>Last number</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>最后编号</translation>
    </message>
    <message>
        <source>Wagers</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>投注</translation>
    </message>
    <message>
        <source>To the meters</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>进入奖池</translation>
    </message>
    <message>
        <source>No table is linked</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>没有联网的牌桌</translation>
    </message>
    <message>
        <source>Swipe a Supervisor&apos;s or Executive&apos;s card</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>刷 Supervisor 或 Executive 卡</translation>
    </message>
    <message>
        <source>Whoever is signed in takes note of alerts by name</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>登录者署名知悉警报</translation>
    </message>
    <message>
        <source>Supervisor or Executive, another person</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Supervisor 或 Executive，另一人</translation>
    </message>
    <message>
        <source>{n} s</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>Hits</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>中奖次数</translation>
    </message>
    <message>
        <source>Growth per hour</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>每小时增长</translation>
    </message>
    <message>
        <source>24 hours</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>24 小时</translation>
    </message>
    <message>
        <source>Next hit, average</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>下次中奖，平均</translation>
    </message>
    <message>
        <source>No link is on this server</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>此服务器上没有联网</translation>
    </message>
    <message>
        <source>LAST 25 HITS</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>近 25 次中奖</translation>
    </message>
    <message>
        <source>HOUR</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>小时</translation>
    </message>
    <message>
        <source>14 DAYS</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>14 天</translation>
    </message>
    <message>
        <source>Locked {time} by {name}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{time} 由 {name} 锁定</translation>
    </message>
    <message>
        <source>{locked}. Table {table} has ticket 2</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{locked}。桌 {table} 为排号 2</translation>
    </message>
    <message>
        <source>{level}, {hand}, table {table} seat {seat}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{level}，{hand}，桌 {table} 座位 {seat}</translation>
    </message>
    <message>
        <source>{n}, {pending} pending</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{n}，{pending} 待发</translation>
    </message>
    <message>
        <source>AT CAP</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>达上限</translation>
    </message>
    <message>
        <source>about {n} min</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>约 {n} 分钟</translation>
    </message>
    <message>
        <source>about {n} h</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>约 {n} 小时</translation>
    </message>
    <message>
        <source>about {n} days</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>约 {n} 天</translation>
    </message>
    <message>
        <source>The course is drawn once the floor has been read for a while</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>读取楼面一段时间后才画走势</translation>
    </message>
    <message>
        <source>{amount}, table {table}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{amount}，桌 {table}</translation>
    </message>
    <message>
        <source>Not enough wagers yet for a forecast</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>投注还不够，无法预测</translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>预测</translation>
    </message>
    <message>
        <source>In 24 h ({n} h open), no hit</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>24 小时（营业 {n} 小时）后，未中</translation>
    </message>
    <message>
        <source>A hit within that time</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>期间内中奖</translation>
    </message>
    <message>
        <source>Half of all hits come below</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>半数中奖低于</translation>
    </message>
    <message>
        <source>On average at</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>平均中奖于</translation>
    </message>
    <message>
        <source>{wagers} wagers an hour, 1 hit in {odds} wagers</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>每小时 {wagers} 注，每 {odds} 注中 1 次</translation>
    </message>
    <message>
        <source>{agree} of {all} agree</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{agree}/{all} 相符</translation>
    </message>
    <message>
        <source>Compared {time}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{time} 核对</translation>
    </message>
    <message>
        <source>{agree} of {all} agree. {compared}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{agree}/{all} 相符。{compared}</translation>
    </message>
    <message>
        <source>Table {table} differs by {amount}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>桌 {table} 相差 {amount}</translation>
    </message>
    <message>
        <source>{n} tables differ</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{n} 张牌桌不符</translation>
    </message>
    <message>
        <source>Journal number</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>日志编号</translation>
    </message>
    <message>
        <source>Server number</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>服务器编号</translation>
    </message>
    <message>
        <source>Journal sum</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>日志总额</translation>
    </message>
    <message>
        <source>Server sum</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>服务器总额</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>差额</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>服务器</translation>
    </message>
    <message>
        <source>To meters</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>进入奖池</translation>
    </message>
    <message>
        <source>Progressive stopped. Base game goes on</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>累积奖已停。主游戏继续</translation>
    </message>
    <message>
        <source>What to do</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>怎么办</translation>
    </message>
    <message>
        <source>Compare the journal with the server round by round: floor verify with --journals names the first number that differs.</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>逐局核对日志与服务器：floor verify 加 --journals 会指出第一个不同的编号。</translation>
    </message>
    <message>
        <source>Starts again when both agree, or when two cards have recorded the difference as an adjustment.</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>双方相符，或两张卡将差额记为调整后，重新开始。</translation>
    </message>
    <message>
        <source>OPEN TABLE</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Its last rounds</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>最近各局</translation>
    </message>
    <message>
        <source>RECORD {amount}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>记录 {amount}</translation>
    </message>
    <message>
        <source>Hold, then 2 cards</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>按住，再刷 2 张卡</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>对账</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>报告</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>锁定</translation>
    </message>
    <message>
        <source>SIMULATED FLOOR: NO TABLE, NO MONEY</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>模拟楼面：没有牌桌，没有金钱</translation>
    </message>
    <message>
        <source>{pits} pits, {tables} tables</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>{pits} 个场区，{tables} 张牌桌</translation>
    </message>
    <message numerus="yes">
        <source>{n} links paused</source>
        <extracomment>ui/floor/selection.py; one: {n} link paused</extracomment>
        <translation>
            <numerusform>{n}个联网暂停</numerusform>
        </translation>
    </message>
    <message>
        <source>{whole} of {all} linked</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>{whole}/{all} 已联网</translation>
    </message>
    <message>
        <source>Server does not answer</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>服务器没有响应</translation>
    </message>
    <message>
        <source>Server, no standby</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>服务器，无备机</translation>
    </message>
    <message>
        <source>Server and standby</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>服务器和备机</translation>
    </message>
    <message>
        <source>Standby is behind</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>备机落后</translation>
    </message>
    <message>
        <source>Table {table}, {pit}</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>桌 {table}，{pit}</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>最近各局</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>无人登录</translation>
    </message>
    <message>
        <source>Since {time}, {n} min</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>自 {time}，{n} 分钟</translation>
    </message>
    <message>
        <source>rounds per hour</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>{pit}: {rounds}. This table, {n} hours</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{pit}：{rounds}。本桌，{n} 小时</translation>
    </message>
    <message>
        <source>The table tells nothing of its devices</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>本桌没有报告其设备</translation>
    </message>
    <message>
        <source>PRIZE PENDING</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>奖金待发</translation>
    </message>
    <message>
        <source>LINKED</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>已联网</translation>
    </message>
    <message>
        <source>never heard of</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>从未有消息</translation>
    </message>
    <message>
        <source>live, {seconds} s old, cannot be touched</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>实时，{seconds} 秒前，不能点选</translation>
    </message>
    <message>
        <source>not live, {time} old</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>非实时，{time} 前</translation>
    </message>
    <message>
        <source>What the dealer sees</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>荷官看到的</translation>
    </message>
    <message>
        <source>Seat {seat}, {hand}</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>座位 {seat}，{hand}</translation>
    </message>
    <message>
        <source>VOID ROUND</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>VOID ROUND</translation>
    </message>
    <message>
        <source>CALL SUPERVISOR</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>CALL SUPERVISOR</translation>
    </message>
    <message>
        <source>END GAME</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>END GAME</translation>
    </message>
    <message>
        <source>Void, taken off again</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>作废，已扣回</translation>
    </message>
    <message>
        <source>{hand}, seat {seat}, pending</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{hand}，座位 {seat}，待发</translation>
    </message>
    <message>
        <source>{hand}, seat {seat}</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{hand}，座位 {seat}</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>编号</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>No round of this table is on the server yet</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>服务器上还没有本桌的局</translation>
    </message>
    <message>
        <source>This table plays for no link; its journal is its own</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>本桌不联网；日志为其独有</translation>
    </message>
    <message>
        <source>Link numbers</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>联网编号</translation>
    </message>
    <message>
        <source>Journal is at number</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>日志已到编号</translation>
    </message>
    <message>
        <source>Server has</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>服务器已有</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>等待发送</translation>
    </message>
    <message>
        <source>Sum, both sides</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>双方总额</translation>
    </message>
    <message>
        <source>Sums differ by</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>总额相差</translation>
    </message>
    <message>
        <source>Clocks apart, heartbeat</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>时钟差、心跳</translation>
    </message>
    <message>
        <source>{skew} s, {beat} s</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{skew} 秒，{beat} 秒</translation>
    </message>
    <message>
        <source>{amount}, award needs 2 cards</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{amount}，发奖须刷 2 张卡</translation>
    </message>
    <message>
        <source>OPEN RECONCILE</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>查看对账</translation>
    </message>
    <message>
        <source>Not linked yet</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>尚未联网</translation>
    </message>
    <message>
        <source>Link lost</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网中断</translation>
    </message>
    <message>
        <source>Link paused</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网暂停</translation>
    </message>
    <message>
        <source>Link OK</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网正常</translation>
    </message>
    <message>
        <source>Start the base game</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>开始主游戏</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} chips back, then start the base game</source>
        <extracomment>ui/table/presenter/link.py; one: Give {n} chip back, then start the base game</extracomment>
        <translation>
            <numerusform>退回{n}个筹码，再开始主游戏</numerusform>
        </translation>
    </message>
    <message>
        <source>Ours is {amount} once it is confirmed. Quote no other</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>确认后本桌得 {amount}。勿报其他金额</translation>
    </message>
    <message>
        <source>Say no amount yet: ours waits for table {table}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>先别报金额：本桌等待桌 {table}</translation>
    </message>
    <message>
        <source>AMOUNT WAITS</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>金额待定</translation>
    </message>
    <message>
        <source>WAITS</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>等待</translation>
    </message>
    <message>
        <source>Last known value</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>最后已知值</translation>
    </message>
    <message>
        <source>The link is paused: {reason}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网已暂停：{reason}</translation>
    </message>
    <message>
        <source>No progressive until the link is back</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网恢复前没有累积奖</translation>
    </message>
    <message>
        <source>Round {round}, seat {seat}: {hand}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>第 {round} 局，座位 {seat}：{hand}</translation>
    </message>
    <message>
        <source>Amount waits. Say: &quot;Your win is recorded. The amount comes in a moment.&quot;</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>金额待定。请说：“您的中奖已记录。金额稍后就到。”</translation>
    </message>
    <message>
        <source>The link is back: {amount}. Verify it with two cards.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网已恢复：{amount}。用两张卡核实。</translation>
    </message>
    <message>
        <source>VERIFY</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>核实</translation>
    </message>
    <message numerus="yes">
        <source>{why}. {n} rounds wait in the journal; nothing is lost.</source>
        <extracomment>ui/table/presenter/link.py; one: {why}. {n} round waits in the journal; nothing is lost.</extracomment>
        <translation>
            <numerusform>{why}。{n}局在日志中等待；没有丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>{why}. It tries again by itself; nothing is lost.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>{why}。会自动重试；没有丢失。</translation>
    </message>
    <message>
        <source>Link to the floor lost</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>与楼面的联网中断</translation>
    </message>
    <message>
        <source>The link is paused</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>联网已暂停</translation>
    </message>
    <message>
        <source>{reason}. The base game goes on.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>{reason}。主游戏继续。</translation>
    </message>
    <message>
        <source>{label}, {tables} tables. {wager} on the sensor plays {levels}.</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>{label}，{tables} 张牌桌。感应器上放 {wager} 即参与{levels}。</translation>
    </message>
    <message>
        <source>all {n} levels</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>全部 {n} 个级别</translation>
    </message>
    <message>
        <source>the progressive</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>累积奖</translation>
    </message>
    <message>
        <source>WON AT</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>中奖于</translation>
    </message>
    <message>
        <source>PENDING AT</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>待发于</translation>
    </message>
    <message>
        <source>The table joined the floor</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>本桌已加入楼面</translation>
    </message>
    <message>
        <source>The link to the floor was lost: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>与楼面的联网中断：{why}</translation>
    </message>
    <message>
        <source>The link to the floor was back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>与楼面的联网已恢复</translation>
    </message>
    <message>
        <source>The link went on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>联网已继续</translation>
    </message>
    <message>
        <source>The link was paused: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>联网已暂停：{reason}</translation>
    </message>
    <message>
        <source>The floor had {n} rounds of this table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>楼面已有本桌 {n} 局</translation>
    </message>
    <message>
        <source>The floor gave seat {seat} ticket {order}: {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>楼面给座位 {seat} 排号 {order}：{amount}</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins wait for the link</source>
        <extracomment>ui/table/presenter/event_words.py; one: {n} win waits for the link</extracomment>
        <translation>
            <numerusform>{n}个中奖等待联网</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s card asked the floor for the prize</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 的卡已向楼面申请奖金</translation>
    </message>
    <message>
        <source>The floor locked the prize: {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>楼面已锁定奖金：{amount}</translation>
    </message>
    <message>
        <source>The floor did not lock the prize: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>楼面未锁定奖金：{why}</translation>
    </message>
    <message>
        <source>The pit put the prize back on the meter</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>场区已把奖金放回奖池</translation>
    </message>
    <message>
        <source>With a Supervisor&apos;s card again</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>再刷 Supervisor 卡后</translation>
    </message>
    <message>
        <source>There is nothing here yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>这里还没有内容</translation>
    </message>
    <message>
        <source>Touch what it should be</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>点选应为什么</translation>
    </message>
    <message>
        <source>target or faster</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>达标或更快</translation>
    </message>
    <message>
        <source>up to 1.5 ×</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>至 1.5 ×</translation>
    </message>
    <message>
        <source>up to 2 ×</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>至 2 ×</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>更慢</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Touch a trainee first</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>先点选学员</translation>
    </message>
    <message>
        <source>Somebody says: {words}</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>有人说：{words}</translation>
    </message>
    <message>
        <source>What do you do now?</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>现在怎么做？</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off</source>
        <extracomment>ui/presenters/school/coach.py; one: {n} point off</extracomment>
        <translation>
            <numerusform>扣{n}分</numerusform>
        </translation>
    </message>
    <message>
        <source>RECORDING  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>录制  ·  {name}  ·  模拟设备，没有真实金钱</translation>
    </message>
    <message>
        <source>See it done right</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>看正确做法</translation>
    </message>
    <message>
        <source>Stuck sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>感应器卡住</translation>
    </message>
    <message>
        <source>Reader lost</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>读卡器失联</translation>
    </message>
    <message>
        <source>Power cut</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>断电</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{time} 已保存</translation>
    </message>
    <message>
        <source>Press RECORD and deal one round at the table</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>按“录制”，在牌桌发一局</translation>
    </message>
    <message numerus="yes">
        <source>{time}, {n} steps</source>
        <extracomment>ui/presenters/school/maker.py; one: {time}, {n} step</extracomment>
        <translation>
            <numerusform>{time}，{n}步</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips taken</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>已收筹码</translation>
    </message>
    <message>
        <source>Claim seat {seat}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>座位 {seat} 申报</translation>
    </message>
    <message>
        <source>Cards of {places}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{places} 的牌</translation>
    </message>
    <message>
        <source>Not checked</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>未检查</translation>
    </message>
    <message>
        <source>It was not played to its end</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>没有进行到底</translation>
    </message>
    <message>
        <source>The model dealer lost it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>示范荷官未达成</translation>
    </message>
    <message>
        <source>The model dealer met it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>示范荷官已达成</translation>
    </message>
    <message>
        <source>No pace is counted</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>不计速度</translation>
    </message>
    <message>
        <source>Touch it to count one</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>点选即计入</translation>
    </message>
    <message>
        <source>Finish by {target}, at most {slowest}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{target} 内完成，最多 {slowest}</translation>
    </message>
    <message>
        <source>A player says</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>玩家说话</translation>
    </message>
    <message>
        <source>Sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>感应器</translation>
    </message>
    <message>
        <source>Cable out</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>已拔线</translation>
    </message>
    <message>
        <source>The kiosk goes dark</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>终端黑屏</translation>
    </message>
    <message>
        <source>Trouble</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>Dead sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>感应器死机</translation>
    </message>
    <message>
        <source>Dirty sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>感应器脏污</translation>
    </message>
    <message>
        <source>Record a run first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>先录制一局</translation>
    </message>
    <message>
        <source>Touch a step of the run first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>先点选录制中的一步</translation>
    </message>
    <message>
        <source>Nothing is recorded yet</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>还没有录制</translation>
    </message>
    <message>
        <source>A run becomes a lesson</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>录制成为一课</translation>
    </message>
    <message>
        <source>Given: {lesson} stands in the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>已发布：{lesson} 在课程中</translation>
    </message>
    <message>
        <source>at {time}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>于 {time}</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>The model dealer plays it first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>先由示范荷官进行</translation>
    </message>
    <message>
        <source>Model dealer: {points} of 100</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>示范荷官：{points}/100 分</translation>
    </message>
    <message>
        <source>at {time}, before it was changed</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{time}，更改之前</translation>
    </message>
    <message>
        <source>at {time}, as it stands</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{time}，现在的内容</translation>
    </message>
    <message>
        <source>A goal was lost</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>有目标未达成</translation>
    </message>
    <message>
        <source>It stands in the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>已在课程中</translation>
    </message>
    <message>
        <source>After a check with 100</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>检查得 100 分后</translation>
    </message>
    <message>
        <source>PUBLISH</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>发布</translation>
    </message>
    <message>
        <source>It joins the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>加入课程</translation>
    </message>
    <message>
        <source>CHECK THE LESSON</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>检查课程</translation>
    </message>
    <message>
        <source>The model dealer plays it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>由示范荷官进行</translation>
    </message>
    <message>
        <source>RECORD</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>录制</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>一局</translation>
    </message>
    <message>
        <source>Another one</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>再录一局</translation>
    </message>
    <message>
        <source>Touch a step</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>点选一步</translation>
    </message>
    <message>
        <source>The dealer&apos;s own</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>荷官自己的动作</translation>
    </message>
    <message>
        <source>EDIT STEP</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>编辑步骤</translation>
    </message>
    <message>
        <source>Finish by {time}</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>{time} 内完成</translation>
    </message>
    <message>
        <source>At twice the time it brings nothing</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>用时两倍则不得分</translation>
    </message>
    <message>
        <source>Any cards</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>任意牌</translation>
    </message>
    <message>
        <source>Take it away</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>It does not happen</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>不会发生</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>谁的牌</translation>
    </message>
    <message>
        <source>Which hand</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>哪种牌型</translation>
    </message>
    <message>
        <source>In any time</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>不限时间</translation>
    </message>
    <message>
        <source>How soon</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>时限</translation>
    </message>
    <message>
        <source>{n} points</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>{n} 分</translation>
    </message>
    <message>
        <source>What it brings</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>It counts no more</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>不再计分</translation>
    </message>
    <message>
        <source>Where it happens</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>发生位置</translation>
    </message>
    <message>
        <source>Off the line</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>从时间线移除</translation>
    </message>
    <message>
        <source>Hand too high</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>牌型过高</translation>
    </message>
    <message>
        <source>A seat not paid</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>有座位未赔付</translation>
    </message>
    <message>
        <source>Paid, then not</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>赔付后又取消</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>未知的卡</translation>
    </message>
    <message>
        <source>No card in time</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>未及时刷卡</translation>
    </message>
    <message>
        <source>A right hand undone</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>取消了正确牌型</translation>
    </message>
    <message>
        <source>A win struck out</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>删除了中奖</translation>
    </message>
    <message>
        <source>Not verified</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>未核实</translation>
    </message>
    <message>
        <source>A needless call</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>不必要的呼叫</translation>
    </message>
    <message>
        <source>A needless void</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>不必要的作废</translation>
    </message>
    <message>
        <source>A needless report</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>不必要的报告</translation>
    </message>
    <message>
        <source>A chip denied</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>否认筹码</translation>
    </message>
    <message>
        <source>Key too early</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>转钥匙过早</translation>
    </message>
    <message>
        <source>A stage too far</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>多走一个阶段</translation>
    </message>
    <message>
        <source>Wrong fold</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>弃牌错误</translation>
    </message>
    <message>
        <source>Started too early</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>开始过早</translation>
    </message>
    <message>
        <source>A hand that the cards do not make costs the house its price.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>牌没有组成的牌型会让场方赔钱。</translation>
    </message>
    <message>
        <source>Every seat that is owed is paid before the round ends.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>应得的座位都须在本局结束前赔付。</translation>
    </message>
    <message>
        <source>A seat is ticked when the money lies before it.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>钱放到座位前才打勾。</translation>
    </message>
    <message>
        <source>Only cards of the staff register count.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>只有员工登记册上的卡有效。</translation>
    </message>
    <message>
        <source>The reader waits a while; then the win is verified anew.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>读卡器等一会儿；之后须重新核实中奖。</translation>
    </message>
    <message>
        <source>What the cards make stays claimed.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>牌组成的牌型保持申报。</translation>
    </message>
    <message>
        <source>Only a hand that the cards do not make is struck out.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>只有牌没有组成的牌型才删除。</translation>
    </message>
    <message>
        <source>A hand that is claimed is verified before anything else.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>申报的牌型须最先核实。</translation>
    </message>
    <message>
        <source>A call stops the game; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>呼叫会停止游戏；须有原因。</translation>
    </message>
    <message>
        <source>A void gives every wager back; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>作废会退回所有投注；须有原因。</translation>
    </message>
    <message>
        <source>A report stops the game; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>报告会停止游戏；须有原因。</translation>
    </message>
    <message>
        <source>A chip that lies there bets, whatever the lamp says.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>放着的筹码就算投注，不论灯怎样。</translation>
    </message>
    <message>
        <source>The key is turned for a hand that was pressed.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>按了牌型才转钥匙。</translation>
    </message>
    <message>
        <source>A stage is pressed when its cards lie.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>该阶段的牌发好才按。</translation>
    </message>
    <message>
        <source>A player folds; the dealer only takes the cards in.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>由玩家弃牌；荷官只收牌。</translation>
    </message>
    <message>
        <source>Bets come first, then START GAME.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>先下注，再按 START GAME。</translation>
    </message>
    <message>
        <source>Waits for marks and the card</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>等待打分和刷卡</translation>
    </message>
    <message>
        <source>Passed, {points} points</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>通过，{points} 分</translation>
    </message>
    <message>
        <source>Not passed</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>未通过</translation>
    </message>
    <message>
        <source>The model dealer</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>示范荷官</translation>
    </message>
    <message>
        <source>Wins and duties</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>中奖和事项</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>续</translation>
    </message>
    <message>
        <source>Card of {name} read</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>已读 {name} 的卡</translation>
    </message>
    <message>
        <source>The floor is locking the prize; it takes a moment.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>楼面正在锁定奖金；请稍候。</translation>
    </message>
    <message>
        <source>The link is lost: the prize is locked when it is back.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>联网中断：恢复后锁定奖金。</translation>
    </message>
    <message>
        <source>Takes the card back: nothing is recorded</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>取消刷卡：不作记录</translation>
    </message>
    <message>
        <source>before {confirm}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>{confirm} 之前</translation>
    </message>
    <message>
        <source>Needed for {confirm}: {done} of {n}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>{confirm} 所需：{done}/{n}</translation>
    </message>
    <message>
        <source>The power has failed</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>停电了</translation>
    </message>
    <message>
        <source>SWITCH ON</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>开机</translation>
    </message>
    <message>
        <source>The table stands anew</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>牌桌重新就绪</translation>
    </message>
    <message>
        <source>What was on record stands. The clock of the lesson stands still.</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>已有记录仍有效。本课计时停止。</translation>
    </message>
    <message>
        <source>Faults along the run</source>
        <extracomment>ui/school/maker_faults.py</extracomment>
        <translation>录制中的故障</translation>
    </message>
    <message>
        <source>Steps before</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>前面的步骤</translation>
    </message>
    <message>
        <source>Steps after</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>后面的步骤</translation>
    </message>
    <message>
        <source>Goals before</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>前面的目标</translation>
    </message>
    <message>
        <source>Goals after</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>后面的目标</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>录制的一局</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>目标</translation>
    </message>
    <message>
        <source>Touch one to add it, drag it along</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>点选添加，沿线拖动</translation>
    </message>
    <message>
        <source>The lesson&apos;s title</source>
        <extracomment>ui/school/making.py</extracomment>
        <translation>本课标题</translation>
    </message>
    <message>
        <source>It stands in the course under it</source>
        <extracomment>ui/school/making.py</extracomment>
        <translation>课程中用此标题</translation>
    </message>
    <message>
        <source>The model dealer plays; a moment</source>
        <extracomment>ui/school/introducing.py</extracomment>
        <translation>示范荷官进行中；请稍候</translation>
    </message>
    <message>
        <source>Table tests</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>上桌考核</translation>
    </message>
    <message>
        <source>Touch a test</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>点选考核</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>ui/school/reviewing.py</extracomment>
        <translation>评语</translation>
    </message>
    <message>
        <source>Touch one to see its moment</source>
        <extracomment>ui/school/reviewing.py</extracomment>
        <translation>点选可看当时情况</translation>
    </message>
    <message>
        <source>Class lists (CSV)</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>班级名单（CSV）</translation>
    </message>
    <message>
        <source>Touch the list to bring in</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>点选要导入的名单</translation>
    </message>
    <message>
        <source>Exams</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>考试</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>导出</translation>
    </message>
    <message>
        <source>HEARD</source>
        <extracomment>ui/table/coach_strip.py</extracomment>
        <translation>听到</translation>
    </message>
    <message>
        <source>A win while the link is lost</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>联网中断时中奖</translation>
    </message>
    <message>
        <source>The floor goes away in the middle of a round, and a straight flush comes. Its amount waits for the link; the round is ended.</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>一局中途楼面没有响应，又出了 Straight Flush。金额等联网恢复；这一局照常结束。</translation>
    </message>
    <message>
        <source>The hand is pressed, its amount waits, the round is ended</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>按牌型，金额等待，结束本局</translation>
    </message>
    <message>
        <source>The link is lost</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>联网中断</translation>
    </message>
    <message>
        <source>The floor does not answer: no progressive chip is taken, and the base game goes on. When it answers again, all is as before.</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>楼面没有响应：不收累积奖筹码，主游戏继续。恢复响应后，一切照旧。</translation>
    </message>
    <message>
        <source>Why does my lamp not come on?</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>我的灯为什么不亮？</translation>
    </message>
    <message>
        <source>The lamps are back</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>灯恢复了</translation>
    </message>
    <message>
        <source>The base game goes on without the link</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>没有联网，主游戏继续</translation>
    </message>
    <message>
        <source>Seat 5: full house, once the link is back</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>座位 5：Full House，联网恢复后</translation>
    </message>
    <message>
        <source>Link back, hand, record, end</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>联网恢复、牌型、记录、结束</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({trouble}); this answer is not kept</source>
        <extracomment>kiosk_setup/draft.py</extracomment>
        <translation>无法写入 {folder}（{trouble}）；此答案未保存</translation>
    </message>
    <message>
        <source>A card needs a name; give it as it is on the badge</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>卡须有姓名；请按工牌填写</translation>
    </message>
    <message>
        <source>The first two are two persons; give each their own name</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>前两张卡属于两个人；请各填姓名</translation>
    </message>
    <message>
        <source>That was the same card twice; each of the two needs their own</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>同一张卡刷了两次；两人须各用自己的卡</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list; use one of the first two</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>尾号 {last_four} 的卡不在员工名单上；请用前两张之一</translation>
    </message>
    <message>
        <source>{server} does not tell its time; check its name and the cable</source>
        <extracomment>kiosk_setup/live_machine.py</extracomment>
        <translation>{server} 不报时间；请检查名称和线缆</translation>
    </message>
    <message>
        <source>No port has spoken yet; do what the device is for</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>还没有端口有信号；请使用一下设备</translation>
    </message>
    <message>
        <source>Nobody can sign in without a card reader; plug one in</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>没有读卡器无人能登录；请插上一个</translation>
    </message>
    <message>
        <source>The port {name} went away; plug it in again</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>端口 {name} 已断开；请重新插上</translation>
    </message>
    <message>
        <source>The port is gone; plug the device in again</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>端口已断开；请重新插上设备</translation>
    </message>
    <message>
        <source>It was read well</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>读取正常</translation>
    </message>
    <message>
        <source>All {n} sensors answer</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>全部 {n} 个感应器有响应</translation>
    </message>
    <message>
        <source>The sensors of seats {seats} do not answer; check their cables</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>座位 {seats} 的感应器没有响应；请检查线缆</translation>
    </message>
    <message>
        <source>It does not answer at this port any more</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>它在此端口已没有响应</translation>
    </message>
    <message>
        <source>The key switch answers</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>钥匙开关有响应</translation>
    </message>
    <message>
        <source>Cutter and paper are well</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>切刀和纸张正常</translation>
    </message>
    <message>
        <source>Nothing is done by {word} here</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>{word} 在此处无作用</translation>
    </message>
    <message>
        <source>The steps before it come first</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>请先完成前面的步骤</translation>
    </message>
    <message>
        <source>The finger was {mm} mm off; turn the screen, or clean the glass</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>手指偏了 {mm} mm；请旋转屏幕或擦净玻璃</translation>
    </message>
    <message>
        <source>Touch fits within {mm} mm</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>触摸误差在 {mm} mm 内</translation>
    </message>
    <message>
        <source>This step has no test</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>此步骤没有测试</translation>
    </message>
    <message>
        <source>The slip is not read yet</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>单据还没看过</translation>
    </message>
    <message>
        <source>Table {number} is heard on the floor</source>
        <extracomment>kiosk_setup/simulated_machine.py</extracomment>
        <translation>楼面已收到桌 {number}</translation>
    </message>
    <message>
        <source>The floor does not answer; check the name of its server and the cable</source>
        <extracomment>kiosk_setup/simulated_machine.py</extracomment>
        <translation>楼面没有响应；请检查其服务器名称和线缆</translation>
    </message>
    <message>
        <source>No slip was printed yet; print it first</source>
        <extracomment>kiosk_setup/slip_trial.py</extracomment>
        <translation>还没打印单据；请先打印</translation>
    </message>
    <message>
        <source>no screen is chosen</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>未选择屏幕</translation>
    </message>
    <message>
        <source>the touch test is missing</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>缺少触摸测试</translation>
    </message>
    <message>
        <source>this monitor is the table&apos;s own</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>此显示器是本桌自己的</translation>
    </message>
    <message>
        <source>no table is chosen</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>未选择牌桌</translation>
    </message>
    <message>
        <source>the table has no number</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>牌桌没有编号</translation>
    </message>
    <message>
        <source>the floor has not answered</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>楼面尚未响应</translation>
    </message>
    <message>
        <source>no copy was written yet</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>还没写入备份</translation>
    </message>
    <message>
        <source>two staff cards are missing</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>缺少两张员工卡</translation>
    </message>
    <message numerus="yes">
        <source>{n} devices without a test</source>
        <extracomment>kiosk_setup/steps.py; one: {n} device without a test</extracomment>
        <translation>
            <numerusform>{n} 个设备未测试</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock is too far off</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>时钟偏差太大</translation>
    </message>
    <message>
        <source>the clock was not compared</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>时钟未核对</translation>
    </message>
    <message>
        <source>The clock is {minutes} min {seconds} s off by {server}; set it, then compare again</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>时钟与 {server} 相差 {minutes} 分 {seconds} 秒；请校准后再核对</translation>
    </message>
    <message>
        <source>The clock is {off} s off by {server}</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>时钟与 {server} 相差 {off} 秒</translation>
    </message>
    <message>
        <source>No disk with the label {label} is there; plug it in, restart, try again</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>没有标签为 {label} 的磁盘；请插上、重启再试</translation>
    </message>
    <message>
        <source>{place} has only {room} MB left; make room, or use another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{place} 只剩 {room} MB；请腾出空间或换一个</translation>
    </message>
    <message>
        <source>{name} lies beside the copies, {place}</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{name} 放在备份旁，{place}</translation>
    </message>
    <message>
        <source>{place} cannot be written ({trouble}); choose another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>无法写入 {place}（{trouble}）；请另选</translation>
    </message>
    <message>
        <source>{place} gives back other bytes than were written; use another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{place} 读回的字节与写入的不同；请换一个</translation>
    </message>
    <message>
        <source>Written to {place} and read back, {room} GB free</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>已写入 {place} 并读回，剩余 {room} GB</translation>
    </message>
    <message>
        <source>The test could not be made; look into the log, or call a technician</source>
        <extracomment>kiosk_setup/device_trials.py</extracomment>
        <translation>无法测试；请查看系统日志，或叫技术员</translation>
    </message>
    <message>
        <source>Table {table} has no jackpot</source>
        <extracomment>floor/house_files.py</extracomment>
        <translation>桌 {table} 没有 jackpot</translation>
    </message>
    <message>
        <source>{off} too much: seat {seat} gets {right}</source>
        <extracomment>school/lessons/answers.py</extracomment>
        <translation>多了 {off}：座位 {seat} 应得 {right}</translation>
    </message>
    <message>
        <source>{off} too little: seat {seat} gets {right}</source>
        <extracomment>school/lessons/answers.py</extracomment>
        <translation>少了 {off}：座位 {seat} 应得 {right}</translation>
    </message>
    <message>
        <source>The players were not ready; hear them before the start</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>玩家还没准备好；开始前先听玩家的</translation>
    </message>
    <message>
        <source>What seat {seat} gets in all</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>座位 {seat} 共得多少</translation>
    </message>
    <message numerus="yes">
        <source>Give back the chips of {seats}</source>
        <extracomment>table/procedures/ending.py; one: Give back the chip of {seats}</extracomment>
        <translation>
            <numerusform>退回{seats}的筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} did not play, the link took none; give them back first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} did not play, the link took none; give it back first</extracomment>
        <translation>
            <numerusform>{seats}的筹码未参与，联网未接受；请先退回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give back chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Give back chip: {seats}</extracomment>
        <translation>
            <numerusform>退回筹码：{seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip left there would bet in the next round.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>留下的筹码会在下一局下注。</translation>
    </message>
    <message>
        <source>No ticket of another table holds this one up</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>没有其他牌桌的排号挡住本桌</translation>
    </message>
    <message>
        <source>An Executive&apos;s card closes another table&apos;s ticket</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>关闭其他牌桌的排号须 Executive 卡</translation>
    </message>
    <message>
        <source>Check of this kiosk</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>本终端检查</translation>
    </message>
    <message>
        <source>Touch a finished step above to repeat it. Answers are kept.</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>点选上方已完成的步骤可重做。答案会保留。</translation>
    </message>
    <message>
        <source>First two staff cards</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>前两张员工卡</translation>
    </message>
    <message>
        <source>What happens next</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Test slip</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>测试单据</translation>
    </message>
    <message>
        <source>The answer stays as it was</source>
        <extracomment>ui/kiosk_setup/entry_pad.py</extracomment>
        <translation>答案保持不变</translation>
    </message>
    <message>
        <source>Ports found</source>
        <extracomment>ui/kiosk_setup/ports_screen.py</extracomment>
        <translation>找到的端口</translation>
    </message>
    <message>
        <source>Number of the table, as on its sign</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>桌号，与显示牌一致</translation>
    </message>
    <message>
        <source>Name of the time server</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>时间服务器名称</translation>
    </message>
    <message>
        <source>Name of the floor&apos;s server</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>楼面服务器名称</translation>
    </message>
    <message>
        <source>Name, as on the badge</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>姓名，与工牌一致</translation>
    </message>
    <message>
        <source>Choose a PIN</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>选择 PIN</translation>
    </message>
    <message>
        <source>4 to 8 digits, twice</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>4 至 8 位数字，输两次</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>再输一次 PIN</translation>
    </message>
    <message>
        <source>The two were not the same; type it anew</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>两次不一致；请重新输入</translation>
    </message>
    <message>
        <source>Without the test</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>不做测试</translation>
    </message>
    <message>
        <source>Touch the middle of the cross</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>点十字中心</translation>
    </message>
    <message>
        <source>CROSS {number}</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>十字 {number}</translation>
    </message>
    <message>
        <source>{well} of {all} are well</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{well}/{all} 正常</translation>
    </message>
    <message>
        <source>These two may enrol all others. Neither can do it alone.</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>这两人可登记其他所有人。一人不能单独登记。</translation>
    </message>
    <message>
        <source>Set-up is locked</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>配置已锁定</translation>
    </message>
    <message>
        <source>The machine restarts</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>本机重启</translation>
    </message>
    <message>
        <source>Table {number} asks for a dealer card</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>桌 {number} 要求刷荷官卡</translation>
    </message>
    <message>
        <source>SAVE ANSWERS</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>保存答案</translation>
    </message>
    <message>
        <source>For the next kiosk, without cards</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>供下一台终端用，不含卡</translation>
    </message>
    <message>
        <source>SWIPE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>刷卡</translation>
    </message>
    <message>
        <source>Who is the first {role}?</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>谁是第一位 {role}？</translation>
    </message>
    <message>
        <source>As on the badge</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>与工牌一致</translation>
    </message>
    <message>
        <source>NAME THE PERSON</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>填写姓名</translation>
    </message>
    <message>
        <source>Swipe the card of {name}</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>刷 {name} 的卡</translation>
    </message>
    <message>
        <source>the card is awaited</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>等待刷卡</translation>
    </message>
    <message>
        <source>SWIPE THE CARD</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>请刷卡</translation>
    </message>
    <message>
        <source>{name} chooses a PIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{name} 选择 PIN</translation>
    </message>
    <message>
        <source>4 to 8 digits, nobody looks</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>4 至 8 位数字，别让人看到</translation>
    </message>
    <message>
        <source>CHOOSE THE PIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>选择 PIN</translation>
    </message>
    <message>
        <source>PRINT THE TEST SLIP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>打印测试单据</translation>
    </message>
    <message>
        <source>this table has no printer</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>本桌没有打印机</translation>
    </message>
    <message>
        <source>All is done: open the table</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>全部完成：请开桌</translation>
    </message>
    <message>
        <source>It has no printer to test</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>没有打印机可测试</translation>
    </message>
    <message>
        <source>The last test</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>最后一项测试</translation>
    </message>
    <message>
        <source>Print the test slip</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>打印测试单据</translation>
    </message>
    <message>
        <source>The last test of the set-up</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>配置的最后一项测试</translation>
    </message>
    <message>
        <source>it is printing</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>正在打印</translation>
    </message>
    <message>
        <source>The slip is printing</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>正在打印单据</translation>
    </message>
    <message>
        <source>The slip was read</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>单据已看过</translation>
    </message>
    <message>
        <source>YES, I CAN READ IT</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>是，能看清</translation>
    </message>
    <message>
        <source>Then OPEN THE TABLE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>然后“开桌”</translation>
    </message>
    <message>
        <source>Read the slip, then touch YES</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>看过单据后点“是”</translation>
    </message>
    <message>
        <source>OPEN THE TABLE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>开桌</translation>
    </message>
    <message>
        <source>slip not yet read</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>单据还没看过</translation>
    </message>
    <message>
        <source>Writes and restarts</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>写入并重启</translation>
    </message>
    <message>
        <source>{output}, touch within {mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{output}，触摸误差 {mm} mm 内</translation>
    </message>
    <message>
        <source>{n} tested</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{n} 个已测试</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>显示牌</translation>
    </message>
    <message>
        <source>Ports</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>端口</translation>
    </message>
    <message>
        <source>Debian&apos;s own servers</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Debian 自带服务器</translation>
    </message>
    <message>
        <source>stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>独立运行</translation>
    </message>
    <message>
        <source>Backup</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>备份</translation>
    </message>
    <message>
        <source>{place}, read back</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{place}，已读回</translation>
    </message>
    <message>
        <source>Staff</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>员工</translation>
    </message>
    <message>
        <source>two cards</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>两张卡</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>还没有卡</translation>
    </message>
    <message>
        <source>Card ends in {four}</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>卡尾号 {four}</translation>
    </message>
    <message>
        <source>{role}, PIN set</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{role}，PIN 已设</translation>
    </message>
    <message>
        <source>no printer</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>没有打印机</translation>
    </message>
    <message>
        <source>printing</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>正在打印</translation>
    </message>
    <message>
        <source>printed and cut</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>已打印并切纸</translation>
    </message>
    <message>
        <source>not printed</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>未打印</translation>
    </message>
    <message>
        <source>This table has no slip printer; nothing is to be tested</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>本桌没有单据打印机；无需测试</translation>
    </message>
    <message>
        <source>It comes when both cards are there</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>两张卡都有后才打印</translation>
    </message>
    <message>
        <source>It shows edges, letters, figures, and a code</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>显示边缘、字母、数字和代码</translation>
    </message>
    <message>
        <source>It was read; the printer is well</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>已看过；打印机正常</translation>
    </message>
    <message>
        <source>Does the paper look like this, code {code}?</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>纸上是这样吗，代码 {code}？</translation>
    </message>
    <message>
        <source>NO, SHOW HELP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>否，看帮助</translation>
    </message>
    <message>
        <source>As it stands</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>Quarter right</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>右转四分之一</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>上下颠倒</translation>
    </message>
    <message>
        <source>Quarter left</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>左转四分之一</translation>
    </message>
    <message>
        <source>Choose the language, then touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>选择语言，再点“继续”</translation>
    </message>
    <message>
        <source>Each dealer may choose another</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>每位荷官可另选</translation>
    </message>
    <message>
        <source>Language of this kiosk</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本终端语言</translation>
    </message>
    <message>
        <source>What it changes</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Screens</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>金额</translation>
    </message>
    <message>
        <source>dollars</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>美元</translation>
    </message>
    <message>
        <source>Slips</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>单据</translation>
    </message>
    <message>
        <source>always in English</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>始终为英文</translation>
    </message>
    <message>
        <source>TEST THE TOUCH</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>测试触摸</translation>
    </message>
    <message>
        <source>Five crosses, one finger</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>五个十字，一根手指</translation>
    </message>
    <message>
        <source>Test the touch</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>测试触摸</translation>
    </message>
    <message>
        <source>The screen is done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>屏幕已完成：点“继续”</translation>
    </message>
    <message>
        <source>The finger belongs to this monitor from the restart on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>重启后触摸归此显示器</translation>
    </message>
    <message>
        <source>Screen of the table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本桌屏幕</translation>
    </message>
    <message>
        <source>How it hangs</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>安装方向</translation>
    </message>
    <message>
        <source>This screen</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>此屏幕</translation>
    </message>
    <message>
        <source>Monitor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>显示器</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>画面</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Touch</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>触摸</translation>
    </message>
    <message>
        <source>No sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>没有显示牌</translation>
    </message>
    <message>
        <source>The table has none</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本桌没有</translation>
    </message>
    <message>
        <source>Monitor of the sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>显示牌的显示器</translation>
    </message>
    <message>
        <source>Choose the sign&apos;s monitor, then touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>选择显示牌的显示器，再点“继续”</translation>
    </message>
    <message>
        <source>It shows the jackpot to the players</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>向玩家显示 jackpot</translation>
    </message>
    <message>
        <source>This sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>此显示牌</translation>
    </message>
    <message>
        <source>Touch it again for the other games</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>再点一次看其他游戏</translation>
    </message>
    <message>
        <source>Table file</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>牌桌文件</translation>
    </message>
    <message>
        <source>Choose the table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>选择牌桌</translation>
    </message>
    <message>
        <source>Give the table its number</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>填写桌号</translation>
    </message>
    <message>
        <source>The table is done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>牌桌已完成：点“继续”</translation>
    </message>
    <message>
        <source>Limits and paytables can be changed later by two cards</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>限额和赔付表以后可凭两张卡更改</translation>
    </message>
    <message>
        <source>This table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本桌</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>座位</translation>
    </message>
    <message>
        <source>No server of the house</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>没有场方服务器</translation>
    </message>
    <message>
        <source>Debian&apos;s own are asked</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>使用 Debian 自带的</translation>
    </message>
    <message>
        <source>COMPARE THE CLOCK</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>核对时钟</translation>
    </message>
    <message>
        <source>no server is named</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>未指定服务器</translation>
    </message>
    <message>
        <source>One question to {server}</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>向 {server} 询问一次</translation>
    </message>
    <message>
        <source>Compare the clock</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>核对时钟</translation>
    </message>
    <message>
        <source>Who keeps the time?</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>以谁的时间为准？</translation>
    </message>
    <message>
        <source>chrony sets the clock from the restart on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>重启后由 chrony 校准时钟</translation>
    </message>
    <message>
        <source>NAME A SERVER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>指定服务器</translation>
    </message>
    <message>
        <source>As the house calls it</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>场方所用名称</translation>
    </message>
    <message>
        <source>This clock</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本机时钟</translation>
    </message>
    <message>
        <source>none of the house</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>无场方服务器</translation>
    </message>
    <message>
        <source>Off by</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>相差</translation>
    </message>
    <message>
        <source>not compared</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>未比对</translation>
    </message>
    <message>
        <source>Stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>独立运行</translation>
    </message>
    <message>
        <source>Its meter is its own</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>奖池为其独有</translation>
    </message>
    <message>
        <source>JOIN THE FLOOR</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>加入楼面</translation>
    </message>
    <message>
        <source>Key, certificate, first sign-on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>密钥、证书、首次登录</translation>
    </message>
    <message>
        <source>it stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>独立运行中</translation>
    </message>
    <message>
        <source>NAME THE SERVER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>指定该服务器</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>not needed</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Join the floor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>加入楼面</translation>
    </message>
    <message>
        <source>Does the table join the floor?</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本桌加入楼面吗？</translation>
    </message>
    <message>
        <source>This table plays for no link; choose a table of one to join</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本桌不联网；要加入请选择联网的牌桌</translation>
    </message>
    <message>
        <source>A table can join later as well</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>牌桌也可以以后加入</translation>
    </message>
    <message>
        <source>This table on the floor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本桌在楼面</translation>
    </message>
    <message>
        <source>Sign-on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>登录</translation>
    </message>
    <message>
        <source>Stick</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>U 盘</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>WRITE A TRIAL COPY</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>写入试备份</translation>
    </message>
    <message>
        <source>Written, read back, removed</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>写入、读回、删除</translation>
    </message>
    <message>
        <source>Copies are done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>备份已完成：请按“继续”</translation>
    </message>
    <message>
        <source>Write a trial copy</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>写入一份试备份</translation>
    </message>
    <message>
        <source>Every hour a copy of each journal goes there</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>每小时把各日志备份到该处</translation>
    </message>
    <message>
        <source>A stick or disk by its label</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>按卷标选 U 盘或磁盘</translation>
    </message>
    <message>
        <source>Or a folder</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>或文件夹</translation>
    </message>
    <message>
        <source>Copies of this kiosk</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>本终端的备份</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>频率</translation>
    </message>
    <message>
        <source>every hour</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>每小时</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>the last fourteen</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>最近十四份</translation>
    </message>
    <message>
        <source>Trial</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>试备份</translation>
    </message>
    <message>
        <source>read back</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>已读回</translation>
    </message>
    <message>
        <source>it is under way</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>TABLE NUMBER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>桌号</translation>
    </message>
    <message>
        <source>Now {number}</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>现在 {number}</translation>
    </message>
    <message>
        <source>As on the table&apos;s sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>与桌牌一致</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>{mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>{mm} 毫米</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>未测试</translation>
    </message>
    <message>
        <source>within {mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>{mm} 毫米以内</translation>
    </message>
    <message>
        <source>No monitor tells its name; check the cable</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>没有显示器报告名称；请检查线缆</translation>
    </message>
    <message>
        <source>no jackpot</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>没有 jackpot</translation>
    </message>
    <message>
        <source>Staff cards</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>员工卡</translation>
    </message>
    <message>
        <source>SIMULATED MACHINE – NOTHING HERE IS SET UP</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>模拟机器 – 此处不做任何设置</translation>
    </message>
    <message>
        <source>the steps before it come first</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>须先完成前面的步骤</translation>
    </message>
    <message>
        <source>this is the first</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>这是第一步</translation>
    </message>
    <message>
        <source>Lay a chip on seat 1: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>在座位 1 放筹码：其端口亮起</translation>
    </message>
    <message>
        <source>Lay a chip on sensor B of seat 1: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>在座位 1 的感应器 B 放筹码：其端口亮起</translation>
    </message>
    <message>
        <source>Swipe any card: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>刷任意卡：其端口亮起</translation>
    </message>
    <message>
        <source>Switch it on: its port answers</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>打开电源：其端口会响应</translation>
    </message>
    <message>
        <source>Turn the key: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>转动钥匙：其端口亮起</translation>
    </message>
    <message>
        <source>Draw a card: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>抽一张牌：其端口亮起</translation>
    </message>
    <message>
        <source>Use it: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>使用该设备：其端口亮起</translation>
    </message>
    <message>
        <source>Devices of table {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>桌 {number} 的设备</translation>
    </message>
    <message>
        <source>{done} of {all} tested</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>已测试 {done}/{all}</translation>
    </message>
    <message>
        <source>Newest bytes at the right, cards starred</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>最新字节在右，卡号以星号显示</translation>
    </message>
    <message>
        <source>No serial port is there; plug a device in</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>没有串口；请插上设备</translation>
    </message>
    <message>
        <source>LOOK FOR PORTS AGAIN</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>重新查找端口</translation>
    </message>
    <message>
        <source>Everybody is asked anew</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>全部重新询问</translation>
    </message>
    <message>
        <source>USE IT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>使用</translation>
    </message>
    <message>
        <source>Every device is tested: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>所有设备已测试：请按“继续”</translation>
    </message>
    <message>
        <source>Confirm port {number} as the {device}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>确认端口 {number} 为{device}</translation>
    </message>
    <message>
        <source>It answers as one. Nothing is stored of what it said</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>响应相符。其内容不保存</translation>
    </message>
    <message>
        <source>The {device} is tested</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{device}已测试</translation>
    </message>
    <message>
        <source>FREE PORT undoes it</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>“释放端口”可撤销</translation>
    </message>
    <message>
        <source>Use the {device} once more</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>再使用一次{device}</translation>
    </message>
    <message>
        <source>This is its test</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>这就是测试</translation>
    </message>
    <message>
        <source>Or touch another device</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>或点另一设备</translation>
    </message>
    <message>
        <source>CONFIRM PORT {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CONFIRM 端口 {number}</translation>
    </message>
    <message>
        <source>{device}, then its test</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{device}，然后测试</translation>
    </message>
    <message>
        <source>CONFIRM PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CONFIRM 端口</translation>
    </message>
    <message>
        <source>no port has spoken yet</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>还没有端口有信号</translation>
    </message>
    <message>
        <source>Sensors, {n} seats</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>感应器，{n} 个座位</translation>
    </message>
    <message>
        <source>This table has none</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>本桌没有此设备</translation>
    </message>
    <message>
        <source>PORT {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>端口 {number}</translation>
    </message>
    <message>
        <source>Tested at its port</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>已在其端口测试</translation>
    </message>
    <message>
        <source>GONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>已断开</translation>
    </message>
    <message>
        <source>Its test is missing</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>尚未测试</translation>
    </message>
    <message>
        <source>HEARD ON {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>端口 {number} 有信号</translation>
    </message>
    <message>
        <source>NO PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>没有端口</translation>
    </message>
    <message>
        <source>FIND</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>查找</translation>
    </message>
    <message>
        <source>HAS NONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>没有</translation>
    </message>
    <message>
        <source>FREE PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>释放端口</translation>
    </message>
    <message>
        <source>IT SPOKE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>有信号</translation>
    </message>
    <message>
        <source>It is gone: {why}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>已断开：{why}</translation>
    </message>
    <message>
        <source>{name}. Changes its name when re-plugged</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{name}。重插后名称会变</translation>
    </message>
    <message>
        <source>{name}. Name stays when re-plugged</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{name}。重插后名称不变</translation>
    </message>
    <message>
        <source>silent</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>无信号</translation>
    </message>
    <message>
        <source>being asked</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>正在询问</translation>
    </message>
    <message>
        <source>OTHER PORTS</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>其他端口</translation>
    </message>
    <message>
        <source>The win&apos;s page as PDF, marked REPRINT</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>中奖页存为 PDF，标有 REPRINT</translation>
    </message>
    <message>
        <source>REPRINT</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>重印</translation>
    </message>
    <message>
        <source>Drawn up by</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>制表</translation>
    </message>
    <message>
        <source>Checked by</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>复核</translation>
    </message>
    <message>
        <source>Win at table {table}</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>桌 {table} 中奖</translation>
    </message>
    <message>
        <source>The ticket of table {table} was to be closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>曾要求关闭桌 {table} 的排号</translation>
    </message>
    <message>
        <source>{name}&apos;s card asked the floor to close it</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} 的卡已请楼面将其关闭</translation>
    </message>
    <message>
        <source>The older ticket holds nobody up any more</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>前面的排号不再挡住任何人</translation>
    </message>
    <message>
        <source>The floor did not close the older ticket: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>楼面没有关闭前面的排号：{why}</translation>
    </message>
    <message>
        <source>Look, then press GO ON</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>看过后按“继续”</translation>
    </message>
    <message>
        <source>The round waits</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>本局等待中</translation>
    </message>
    <message>
        <source>QUESTION</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>A seat gets its prize and its envy, to the cent.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>座位应得奖金和 Envy，分毫不差。</translation>
    </message>
    <message>
        <source>Refused before: {said}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>之前被拒：{said}</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>这里</translation>
    </message>
    <message>
        <source>This table, seat {seat}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>本桌，座位 {seat}</translation>
    </message>
    <message>
        <source>WAITS FOR TABLE {table}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>等待桌 {table}</translation>
    </message>
    <message>
        <source>The amount comes when table {table} is through</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>桌 {table} 办完后才有金额</translation>
    </message>
    <message>
        <source>Holds once the supervisor confirms</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>主管确认后生效</translation>
    </message>
    <message>
        <source>NOT CONFIRMED</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>未确认</translation>
    </message>
    <message>
        <source>Leave the cards face up. If table {table} is taken back, the new amount shows here.</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>牌保持亮出。若桌 {table} 被撤销，新金额会显示在这里。</translation>
    </message>
    <message>
        <source>The hand stays on</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>牌型保留</translation>
    </message>
    <message>
        <source>Open since {time}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>自 {time} 未结</translation>
    </message>
    <message>
        <source>Locked {time}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>{time} 锁定</translation>
    </message>
    <message>
        <source>&quot;You have a {hand}. Another table had one {seconds} seconds before you. Your amount comes as soon as theirs is settled.&quot;</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>“您有 {hand}。另一桌比您早 {seconds} 秒。那一桌结算后，就有您的金额。”</translation>
    </message>
    <message>
        <source>&quot;You have a {hand}. Another table had one {seconds} seconds before you. Yours is {amount}, as soon as my supervisor has confirmed it.&quot;</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>“您有 {hand}。另一桌比您早 {seconds} 秒。您的是 {amount}，主管确认后即可。”</translation>
    </message>
    <message>
        <source>CLOSE TICKET OF {table}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>关闭桌 {table} 的排号</translation>
    </message>
    <message>
        <source>The floor is asked</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>会询问楼面</translation>
    </message>
    <message>
        <source>Needs an Executive card</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>需要 Executive 卡</translation>
    </message>
    <message>
        <source>Close a ticket</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>关闭排号</translation>
    </message>
    <message>
        <source>It holds this table up</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>它挡住了本桌</translation>
    </message>
    <message>
        <source>That table is told on the floor, and presses its hand again.</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>楼面会通知那一桌，由其重新按牌型。</translation>
    </message>
    <message>
        <source>Swipe an Executive&apos;s card</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>刷 Executive 卡</translation>
    </message>
    <message>
        <source>Closes the ticket of table {table}; ours is next</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>关闭桌 {table} 的排号；接着是本桌</translation>
    </message>
    <message>
        <source>The ticket stays open</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>排号保持未结</translation>
    </message>
    <message>
        <source>On record with the name</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>连同姓名记录</translation>
    </message>
    <message>
        <source>Touches</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>点按</translation>
    </message>
    <message>
        <source>SAY TO THE PLAYER</source>
        <extracomment>ui/supervisor/ticket_page.py</extracomment>
        <translation>请对玩家说</translation>
    </message>
    <message>
        <source>Blackjack: a win that has to be undone</source>
        <extracomment>lessons/blackjack-back-out.toml</extracomment>
        <translation>Blackjack：须撤销的中奖</translation>
    </message>
    <message>
        <source>A win is on record and should not be. Two cards take it back to the cent.</source>
        <extracomment>lessons/blackjack-back-out.toml</extracomment>
        <translation>误记了中奖。两张卡将其撤销，分毫不差。</translation>
    </message>
    <message>
        <source>Blackjack: the printer is out of paper</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Blackjack：打印机缺纸</translation>
    </message>
    <message>
        <source>Blackjack: a hand that is not a win</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Blackjack：未中奖的牌</translation>
    </message>
    <message>
        <source>The cards were entered wrongly: they make a winning hand and should not. NOT A WIN says so.</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>牌输错了：显示中奖牌，其实不是。按“未中奖”说明。</translation>
    </message>
    <message>
        <source>Blackjack: the card reader is lost</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Blackjack：读卡器失联</translation>
    </message>
    <message>
        <source>Blackjack: three sevens of one suit</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Blackjack：三张同花色的 7</translation>
    </message>
    <message>
        <source>Seat 3: three sevens of one suit</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>座位 3：三张同花色的 7</translation>
    </message>
    <message>
        <source>Blackjack: two winners</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Blackjack：两位中奖者</translation>
    </message>
    <message>
        <source>Two players hold winning hands of two kinds. They are paid from the far right.</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>两位玩家有两种中奖牌。从最右边开始赔付。</translation>
    </message>
    <message>
        <source>Seat 6: two sevens</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>座位 6：两张 7</translation>
    </message>
    <message>
        <source>Seat 1: one seven</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>座位 1：一张 7</translation>
    </message>
    <message>
        <source>Blackjack: a card that nobody knows</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Blackjack：无人认识的卡</translation>
    </message>
    <message>
        <source>Blackjack: the wrong card first</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Blackjack：先刷错卡</translation>
    </message>
    <message>
        <source>Blackjack: a hand with the wrong number of cards</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Blackjack：张数不对的牌</translation>
    </message>
    <message>
        <source>Seat 3 has three cards before the play. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>座位 3 在行动前有三张牌。所有牌作废，退回所有投注。</translation>
    </message>
    <message>
        <source>I have three cards</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>我有三张牌</translation>
    </message>
    <message>
        <source>Dragon Bonus: a win that has to be undone</source>
        <extracomment>lessons/dragon-back-out.toml</extracomment>
        <translation>Dragon Bonus：须撤销的中奖</translation>
    </message>
    <message>
        <source>Dragon Bonus: a key switch that does not answer</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>Dragon Bonus：没有响应的钥匙开关</translation>
    </message>
    <message>
        <source>Dragon Bonus: the key goes to JPH</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Dragon Bonus：钥匙转到 JPH</translation>
    </message>
    <message>
        <source>One player wins. The key is turned, the jackpot is pressed, and the key comes back.</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>一位玩家中奖。转钥匙，按 jackpot，钥匙转回。</translation>
    </message>
    <message>
        <source>Hand, key, record</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>牌型、钥匙、记录</translation>
    </message>
    <message>
        <source>The key is back before the end</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>结束前钥匙已转回</translation>
    </message>
    <message>
        <source>Dragon Bonus: the printer is out of paper</source>
        <extracomment>lessons/dragon-no-paper.toml</extracomment>
        <translation>Dragon Bonus：打印机缺纸</translation>
    </message>
    <message>
        <source>Dragon Bonus: a hand that is not a win</source>
        <extracomment>lessons/dragon-not-a-win.toml</extracomment>
        <translation>Dragon Bonus：未中奖的牌</translation>
    </message>
    <message>
        <source>Dragon Bonus: the card reader is lost</source>
        <extracomment>lessons/dragon-reader-lost.toml</extracomment>
        <translation>Dragon Bonus：读卡器失联</translation>
    </message>
    <message>
        <source>Dragon Bonus: a card that nobody knows</source>
        <extracomment>lessons/dragon-unknown-card.toml</extracomment>
        <translation>Dragon Bonus：无人认识的卡</translation>
    </message>
    <message>
        <source>Dragon Bonus: the wrong card first</source>
        <extracomment>lessons/dragon-wrong-card.toml</extracomment>
        <translation>Dragon Bonus：先刷错卡</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a win that has to be undone</source>
        <extracomment>lessons/holdem-back-out.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：须撤销的中奖</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a key switch that does not answer</source>
        <extracomment>lessons/holdem-key-lost.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：没有响应的钥匙开关</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the key goes to JPH</source>
        <extracomment>lessons/holdem-key-to-jph.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：钥匙转到 JPH</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the printer is out of paper</source>
        <extracomment>lessons/holdem-no-paper.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：打印机缺纸</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a hand that is not a win</source>
        <extracomment>lessons/holdem-not-a-win.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：未中奖的牌</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the card reader is lost</source>
        <extracomment>lessons/holdem-reader-lost.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：读卡器失联</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: two winners</source>
        <extracomment>lessons/holdem-two-winners.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：两位中奖者</translation>
    </message>
    <message>
        <source>Seat 1: full house</source>
        <extracomment>lessons/holdem-two-winners.toml</extracomment>
        <translation>座位 1：Full House</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a card that nobody knows</source>
        <extracomment>lessons/holdem-unknown-card.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：无人认识的卡</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the wrong card first</source>
        <extracomment>lessons/holdem-wrong-card.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：先刷错卡</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a hand with the wrong number of cards</source>
        <extracomment>lessons/holdem-wrong-cards.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus：张数不对的牌</translation>
    </message>
    <message>
        <source>Seat 4 has three cards. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/holdem-wrong-cards.toml</extracomment>
        <translation>座位 4 有三张牌。所有牌作废，退回所有投注。</translation>
    </message>
    <message>
        <source>What does the seat get in all?</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>该座位总共应得多少？</translation>
    </message>
    <message>
        <source>Two players hold winning hands. Before you pay, you say what seat 5 gets: its prize and its envy.</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>两位玩家有中奖牌。赔付前请说出座位 5 应得多少：奖金和 Envy。</translation>
    </message>
    <message>
        <source>What seat 5 gets in all, to the cent</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>座位 5 总共应得，精确到分</translation>
    </message>
    <message>
        <source>The chip of seat 7 goes back</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>座位 7 的筹码退回</translation>
    </message>
    <message>
        <source>Still owed when the round was ended: {seats}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>结束本局时仍欠付：{seats}</translation>
    </message>
    <message>
        <source>Blank: turn the roll round</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>空白：纸卷翻面</translation>
    </message>
    <message>
        <source>Cut off: the paper is too narrow</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>缺边：纸太窄</translation>
    </message>
    <message>
        <source>Strange signs: name the printer&apos;s kind in the table file</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>乱码：请在牌桌文件中写明打印机型号</translation>
    </message>
    <message>
        <source>Nothing: cover, paper, cable</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>没打出：检查盖、纸张、线缆</translation>
    </message>
    <message>
        <source>The line to the slip printer is disturbed: look at the slip, then check the printer&apos;s cable</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>单据打印机线路受干扰：请查看单据，再检查打印机线缆</translation>
    </message>
    <message>
        <source>Shuffler stopped</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>洗牌机已停机</translation>
    </message>
    <message>
        <source>{path} cannot be read now ({trouble}): nothing was changed; look whether the disk is full, then try again.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>{path} 现在无法读取（{trouble}）：未做任何更改；请看磁盘是否已满，然后重试。</translation>
    </message>
    <message>
        <source>{path} is not there; give the {name} of a school</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>没有 {path}；请给出培训的 {name}</translation>
    </message>
    <message>
        <source>The clock of this table is {minutes} minutes off the floor&apos;s; set it right</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>本桌时钟与楼面相差 {minutes} 分钟；请校正</translation>
    </message>
    <message>
        <source>The lamps light up seat by seat; one that is out of turn is wired wrong</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>灯按座位依次亮起；次序不对的接线有误</translation>
    </message>
    <message>
        <source>The printer feeds and cuts</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>打印机走纸并切纸</translation>
    </message>
    <message>
        <source>Port {number} is asked at {baud} baud now</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>正以 {baud} 波特询问端口 {number}</translation>
    </message>
    <message>
        <source>SHOW THE SLIP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>查看单据</translation>
    </message>
    <message>
        <source>TEST</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>测试</translation>
    </message>
    <message>
        <source>LISTEN</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>监听</translation>
    </message>
    <message>
        <source>{port}, {baud} baud</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{port}，{baud} 波特</translation>
    </message>
    <message>
        <source>Caribbean Stud: the shuffler stops</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Caribbean Stud：洗牌机停机</translation>
    </message>
    <message numerus="yes">
        <source>{n} parts to go</source>
        <extracomment>school/exam/exam.py; one: {n} part to go</extracomment>
        <translation>
            <numerusform>还有 {n} 部分</numerusform>
        </translation>
    </message>
    <message>
        <source>Every part of this exam is played; give the marks</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>本次考核各部分均已完成；请打分</translation>
    </message>
    <message>
        <source>Payouts</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Hands to read</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>读牌</translation>
    </message>
    <message>
        <source>The answers on record are not those that were signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>记录中的答案与签字时不符</translation>
    </message>
    <message>
        <source>{n} seeds, drawn now and kept with the result</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n} 个种子，现已抽出并与成绩一起保存</translation>
    </message>
    <message>
        <source>Every round and every drill counts the same. If the power fails, what was cut off comes anew with other cards; nothing counts twice.</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>每局与每项练习分量相同。如停电，中断的部分换牌重来；不会重复计分。</translation>
    </message>
    <message>
        <source>{n} of {all} parts, {minutes} min; all count the same. Stroke: {least}, the least for any part.</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{all} 部分中的 {n} 部分，{minutes} 分钟；分量相同。刻线：{least}，每部分的最低分。</translation>
    </message>
    <message>
        <source>Press NEXT DRILL</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>请按“下一项练习”</translation>
    </message>
    <message>
        <source>Part {n} of {all}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>第 {n} 部分，共 {all}</translation>
    </message>
    <message>
        <source>NEXT DRILL</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>下一项练习</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds at the table</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} round at the table</extracomment>
        <translation>
            <numerusform>上桌 {n} 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn from {all}, {faults} with a fault</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>从 {all} 课中抽出，{faults} 局有故障</translation>
    </message>
    <message numerus="yes">
        <source>{n} payouts</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} payout</extracomment>
        <translation>
            <numerusform>赔付 {n} 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Chip tray, every paytable line</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>筹码盘，赔付表每一行</translation>
    </message>
    <message numerus="yes">
        <source>{n} hands to read</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} hand to read</extracomment>
        <translation>
            <numerusform>读牌 {n} 手</numerusform>
        </translation>
    </message>
    <message>
        <source>With the clock</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>计时</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds of another dealer</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} round of another dealer</extracomment>
        <translation>
            <numerusform>另一位荷官的 {n} 局</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers are kept</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>答案已保存</translation>
    </message>
    <message>
        <source>Press LEAVE again to break off</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>再按“离开”即中断</translation>
    </message>
    <message>
        <source>The test counts as cut off once more</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>考核再算一次中断</translation>
    </message>
    <message>
        <source>Part {n} of {all} is next</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>下一步：第 {n} 部分，共 {all}</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>Trainer&apos;s marks: hands, voice, courtesy</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>教员打分：手法、声音、礼貌</translation>
    </message>
    <message>
        <source>1 to 10 each</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>每项 1 到 10 分</translation>
    </message>
    <message>
        <source>After the last part</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>最后一部分之后</translation>
    </message>
    <message>
        <source>{port}, USB socket {socket}, {baud} baud</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{port}，USB 插口 {socket}，{baud} 波特</translation>
    </message>
    <message>
        <source>Another has its number {serial}: leave it in this socket</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>另一个也是编号 {serial}：请留在此插口</translation>
    </message>
    <message>
        <source>It has no number of its own: leave it in this socket</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>没有自己的编号：请留在此插口</translation>
    </message>
    <message>
        <source>CHANGE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>更改</translation>
    </message>
    <message>
        <source>Another release</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>发布版不同</translation>
    </message>
    <message>
        <source>Server was never tried</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>服务器未经试用</translation>
    </message>
    <message>
        <source>Server&apos;s disk is full</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>服务器磁盘已满</translation>
    </message>
    <message>
        <source>Not at this step</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>不在此步</translation>
    </message>
    <message>
        <source>Pinned here</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>附于此处</translation>
    </message>
    <message>
        <source>MODEL RUN</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>示范局</translation>
    </message>
    <message>
        <source>The model dealer plays</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>示范荷官进行中</translation>
    </message>
    <message>
        <source>Hide it</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>并排</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>已发牌</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>被拒</translation>
    </message>
    <message>
        <source>Model run</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>示范局</translation>
    </message>
    <message>
        <source>touch</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>点按</translation>
    </message>
    <message>
        <source>{points} points, {least} % to pass</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{points} 分，及格 {least} %</translation>
    </message>
    <message>
        <source>PRINT WIN PAGE</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>打印中奖页</translation>
    </message>
    <message>
        <source>No prize of a link</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>无联网奖</translation>
    </message>
    <message>
        <source>Until next</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>至下一局</translation>
    </message>
    <message>
        <source>Last, {time}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>最近 {time}</translation>
    </message>
    <message>
        <source>The floor put the hands in order; no clock of a table decides it</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>次序由场区排定；不由牌桌的时钟决定</translation>
    </message>
    <message>
        <source>{percent} % of the meter after table {table}. Holds once the supervisor confirms</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>牌桌 {table} 之后奖池的 {percent} %。supervisor 确认后生效</translation>
    </message>
    <message>
        <source>No chip yet</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>尚无筹码</translation>
    </message>
    <message>
        <source>The last chip</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>最后一枚</translation>
    </message>
    <message>
        <source>Give a lesson, or touch one that was given</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>指派课程，或点选已指派的课</translation>
    </message>
    <message numerus="yes">
        <source>{n} lessons given</source>
        <extracomment>ui/presenters/school/assigning.py; one: {n} lesson given</extracomment>
        <translation>
            <numerusform>已指派 {n} 课</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson was given yet</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>尚未指派课程</translation>
    </message>
    <message>
        <source>Level {level}, about {n} min</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>级别 {level}，约 {n} 分钟</translation>
    </message>
    <message>
        <source>{passed} of {all} passed</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{all} 人中 {passed} 人通过</translation>
    </message>
    <message>
        <source>Passed already</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>已经通过</translation>
    </message>
    <message>
        <source>{lesson}: {who}, by {day}</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{lesson}：{who}，{day} 前</translation>
    </message>
    <message>
        <source>Touch a given lesson</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>点选已指派的课</translation>
    </message>
    <message>
        <source>Need not be done</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>不必再做</translation>
    </message>
    <message>
        <source>WITHDRAW</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Lesson, class or name, day</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>课程、班级或姓名、日期</translation>
    </message>
    <message>
        <source>ASSIGN A LESSON</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>指派一课</translation>
    </message>
    <message>
        <source>In {n} days</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{n} 天后</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>明天</translation>
    </message>
    <message>
        <source>TRAINEE</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>学员</translation>
    </message>
    <message>
        <source>Attempts and comments</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>尝试与评语</translation>
    </message>
    <message>
        <source>How far {name} is</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>{name} 的进度</translation>
    </message>
    <message>
        <source>PERSON</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>个人</translation>
    </message>
    <message>
        <source>COMMENTS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>评语</translation>
    </message>
    <message>
        <source>None yet</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Withdrawn: {given}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>已撤回：{given}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>Touch the lesson to give</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>点选要指派的课</translation>
    </message>
    <message>
        <source>Who shall do it?</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>由谁来做？</translation>
    </message>
    <message>
        <source>By which day?</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>哪天之前？</translation>
    </message>
    <message>
        <source>Given: {it}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>已指派：{it}</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>指派</translation>
    </message>
    <message>
        <source>{who}, {day}, {passed} of {all}</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{who}，{day}，{passed}/{all}</translation>
    </message>
    <message>
        <source>Given: to whom, by which day, how many passed</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>已指派：给谁、哪天之前、几人通过</translation>
    </message>
    <message>
        <source>Look, then press NEXT HAND</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>看一看，再按“下一手牌”</translation>
    </message>
    <message>
        <source>NEXT HAND</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>下一手牌</translation>
    </message>
    <message>
        <source>HIDE RULES</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>隐藏规则</translation>
    </message>
    <message>
        <source>Hands, highest first</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>牌型，由大到小</translation>
    </message>
    <message>
        <source>{n} target</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>目标 {n}</translation>
    </message>
    <message>
        <source>Target {n}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>目标 {n}</translation>
    </message>
    <message>
        <source>stays out</source>
        <extracomment>ui/school/hands.py</extracomment>
        <translation>不计入</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>ui/school/hands.py</extracomment>
        <translation>计入</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>周</translation>
    </message>
    <message>
        <source>And paytables</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>及赔付表</translation>
    </message>
    <message>
        <source>Watch it, {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>看一看，{time}</translation>
    </message>
    <message>
        <source>Read, then press BACK</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>阅读后按“返回”</translation>
    </message>
    <message>
        <source>The note has {n} letters; {most} are the most</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>备注有 {n} 个字符；最多 {most} 个</translation>
    </message>
    <message>
        <source>No round was played</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>没有打过任何一局</translation>
    </message>
    <message numerus="yes">
        <source>All {n} rounds</source>
        <extracomment>ui/presenters/school/exam.py; one: {n} round</extracomment>
        <translation>
            <numerusform>全部 {n} 局</numerusform>
        </translation>
    </message>
    <message>
        <source>CHANGE NOTE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>修改备注</translation>
    </message>
    <message>
        <source>ADD A NOTE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>The test is closed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>考核已结束</translation>
    </message>
    <message>
        <source>On the record</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>写入记录</translation>
    </message>
    <message>
        <source>MARKS</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>评分</translation>
    </message>
    <message>
        <source>Touch a round to see it again</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>点选一局可重看</translation>
    </message>
    <message>
        <source>{n} of {all} rounds</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n}/{all} 局</translation>
    </message>
    <message>
        <source>Rounds of this test</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>本考核的各局</translation>
    </message>
    <message>
        <source>Round {n}: {points} points, {time}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>第 {n} 局：{points} 分，{time}</translation>
    </message>
    <message>
        <source>{n} of {all} lessons</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n}/{all} 课</translation>
    </message>
    <message>
        <source>Not begun, {n} needed</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>未开始，需要 {n}</translation>
    </message>
    <message>
        <source>{n} needed, every skill</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>每项技能需要 {n}</translation>
    </message>
    <message>
        <source>{skill}: {n} needed</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{skill}：需要 {n}</translation>
    </message>
    <message>
        <source>The last one {day}</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>最后一课：{day}</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>备注</translation>
    </message>
    <message>
        <source>of 10</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>/10</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>各局</translation>
    </message>
    <message>
        <source>It stands on the record; the card signs it</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>写入记录；刷卡即签署</translation>
    </message>
    <message>
        <source>Erased to the last letter, it is taken away</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>全部擦除即删去备注</translation>
    </message>
    <message>
        <source>{n} of {most} letters</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>{n}/{most} 个字符</translation>
    </message>
    <message>
        <source>No test at this table</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>此桌不设考核</translation>
    </message>
    <message>
        <source>Sensor {sensor} answered too late: it took no wager; give its profile a longer look_ms</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>传感器 {sensor} 应答过晚：未接受下注；请在其配置中设置更长的 look_ms</translation>
    </message>
    <message>
        <source>The card was not read to its end. Show it again, and hold it still.</source>
        <extracomment>devices/readers/digits.py</extracomment>
        <translation>卡未读完。请重新出示并保持不动。</translation>
    </message>
    <message>
        <source>Two cards are at the reader. Show one alone.</source>
        <extracomment>devices/readers/digits.py</extracomment>
        <translation>读卡器前有两张卡。请只出示一张。</translation>
    </message>
    <message>
        <source>This reader encrypts: the number it sends is masked and is no person&apos;s. Set it to send cards as they are (MagTek: level 2 with SureSwipe; ID TECH: level 1), or use another reader.</source>
        <extracomment>devices/readers/secured.py</extracomment>
        <translation>此读卡器会加密：它发送的号码已被遮掩，不代表任何人。请将其设为原样发送卡号（MagTek：2 级并启用 SureSwipe；ID TECH：1 级），或换用其他读卡器。</translation>
    </message>
    <message>
        <source>The floor of samples cannot do this; try it on a server</source>
        <extracomment>floor/sample_feed.py</extracomment>
        <translation>示例场地无法执行此操作；请在服务器上试用</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk fails</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>磁盘故障</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>不允许写入</translation>
    </message>
    <message>
        <source>it may not be opened</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>不允许打开</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>被另一个程序占用</translation>
    </message>
    <message>
        <source>the memory is full</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>内存已满</translation>
    </message>
    <message>
        <source>error {code} of the database</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>数据库错误 {code}</translation>
    </message>
    <message>
        <source>The model dealer played this; nobody sat it, and nobody signs it</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>这是模型荷官所打；无人应考，也无人签字</translation>
    </message>
    <message>
        <source>Python also looks for modules in {folder}</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>Python 还会在 {folder} 中查找模块</translation>
    </message>
    <message>
        <source>{file} runs before the program</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} 先于程序运行</translation>
    </message>
    <message>
        <source>{file} lets the libraries of the system in</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} 放行了系统库</translation>
    </message>
    <message>
        <source>{file} runs in the place of its source</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} 取代其源代码运行</translation>
    </message>
    <message>
        <source>Seat {seat}: the {wager} must equal the {other} of {ante}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat}：{wager} 必须等于 {other} 的 {ante}</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no {wager}; nobody is dealt in without one</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat} 有牌但没有 {wager}；没有它不发牌</translation>
    </message>
    <message>
        <source>Seat {seat}: {wager} without {base} is not offered here; place the {base}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat}：此处不提供没有 {base} 的 {wager}；请放置 {base}</translation>
    </message>
    <message>
        <source>Seat {seat} has only {wager} and decides nothing; leave its decision out</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat} 只有 {wager}，无需决定；请去掉它的决定</translation>
    </message>
    <message>
        <source>Seat {seat}: there is no {key} decision, only {keys}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat}：没有 {key} 决定，只有 {keys}</translation>
    </message>
    <message>
        <source>has made the one bet</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>已下过唯一的注</translation>
    </message>
    <message>
        <source>Seat {seat} must {ask}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat} 必须{ask}</translation>
    </message>
    <message>
        <source>Seat {seat} {why} and has no {names} decision</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>座位 {seat} {why}，没有 {names} 决定</translation>
    </message>
    <message>
        <source>Jk is the joker, and this game has none; take it out and deal the round anew</source>
        <extracomment>rules/cards.py</extracomment>
        <translation>Jk 是大王，而本游戏不用；请取出它并重新发牌</translation>
    </message>
    <message>
        <source>The board has {cards} cards instead of {due}: the round is void, all wagers go back</source>
        <extracomment>rules/showdown.py</extracomment>
        <translation>公共牌有 {cards} 张而不是 {due} 张：本局作废，所有赌注退回</translation>
    </message>
    <message>
        <source>Winning side</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>赢方</translation>
    </message>
    <message>
        <source>All participants</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>所有参与者</translation>
    </message>
    <message>
        <source>Player&apos;s cards</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>玩家的牌</translation>
    </message>
    <message>
        <source>With the up card</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>连同明牌</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>七点</translation>
    </message>
    <message>
        <source>Paytable</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>赔付表</translation>
    </message>
    <message>
        <source>{skill}: {percent} % right, {wanted} needed</source>
        <extracomment>school/people/readiness.py</extracomment>
        <translation>{skill}：正确 {percent} %，需要 {wanted}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cases due, {right} of the last {last} right</source>
        <extracomment>school/people/today.py; one: {n} case due, {right} of the last {last} right</extracomment>
        <translation>
            <numerusform>{n} 个待复习，最近 {last} 题中 {right} 题正确</numerusform>
        </translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>right to left</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>从右到左</translation>
    </message>
    <message>
        <source>INSURANCE CLOSED</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>保险关闭</translation>
    </message>
    <message>
        <source>Insurance</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>保险</translation>
    </message>
    <message>
        <source>Nobody draws against a natural {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>例牌 {points} 时无人补牌</translation>
    </message>
    <message>
        <source>Player must stand on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {points} 点必须停牌</translation>
    </message>
    <message>
        <source>Player must draw on {points}, before Banker</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {points} 点须先于 Banker 补牌</translation>
    </message>
    <message>
        <source>Banker must stand on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker {points} 点必须停牌</translation>
    </message>
    <message>
        <source>Banker must stand on {points} against a third card of {card}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>第三张为 {card} 时 Banker {points} 点必须停牌</translation>
    </message>
    <message>
        <source>Player draws on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {points} 点补牌</translation>
    </message>
    <message>
        <source>Player stands on {points}, Banker draws on {other}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {points} 点停牌，Banker {other} 点补牌</translation>
    </message>
    <message>
        <source>Banker draws on {points} against a third card of {card}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>第三张为 {card} 时 Banker {points} 点补牌</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {player}，Banker {banker}</translation>
    </message>
    <message>
        <source>Insurance is closed; touch it in the strip to open it again</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>保险已关闭；在条上点它可重开</translation>
    </message>
    <message>
        <source>{wrong}; put the card right or call the supervisor</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{wrong}；更正该牌或呼叫主管</translation>
    </message>
    <message>
        <source>Wrong third card</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>第三张牌有误</translation>
    </message>
    <message>
        <source>Nothing is paid before; the card pad is in MENU.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>在此之前不赔付；牌面板在菜单中。</translation>
    </message>
    <message>
        <source>Insurance first</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>先处理保险</translation>
    </message>
    <message>
        <source>Collect the insurance</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>收取保险注</translation>
    </message>
    <message>
        <source>Pay the insurance</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>赔付保险注</translation>
    </message>
    <message>
        <source>A peek says blackjack, no blackjack or another card; touch one of them</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>查看结果为黑杰克、非黑杰克或其他牌；请点其一</translation>
    </message>
    <message>
        <source>Nobody looks for blackjack in {game}</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>{game} 不查看黑杰克</translation>
    </message>
    <message>
        <source>The up card is known; correct it on the card pad</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>明牌已知；请在牌面板更正</translation>
    </message>
    <message>
        <source>Nobody is insured; there is nothing to settle</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>无人保险；无需结算</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: all pays come off {level} and it gets {rate} of each wager; below {least} it may run dry, and then the tray pays</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>传感器 {sensor}，{jackpot}：所有赔付出自 {level}，它得到每注的 {rate}；低于 {least} 可能耗尽，届时由筹码盘支付</translation>
    </message>
    <message>
        <source>JACKPOT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>JACKPOT</translation>
    </message>
    <message>
        <source>A win needs the supervisor&apos;s key. Nothing is paid before it is on record.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>赢注需主管钥匙。记录之前不得赔付。</translation>
    </message>
    <message>
        <source>A win needs a card: the button says which. Nothing is paid before it.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>赢注需刷卡：按钮显示哪种卡。此前不得赔付。</translation>
    </message>
    <message>
        <source>A fixed prize up to {limit} the dealer confirms; above it a card, the button says which.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{limit} 以内的固定奖由荷官确认；以上需刷卡，按钮显示哪种卡。</translation>
    </message>
    <message>
        <source>Supervisor for every prize, Executive from {large} and for a whole meter</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>每个奖项由主管，{large} 起及整个奖池由 Executive</translation>
    </message>
    <message>
        <source>Dealer up to {small}, Executive from {large} and for a whole meter</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>荷官至 {small}，{large} 起及整个奖池由 Executive</translation>
    </message>
    <message>
        <source>{right} of the last {last} right, {n} answers</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>最近 {last} 题中 {right} 题正确，共 {n} 题</translation>
    </message>
    <message>
        <source>{right} of {all}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{all} 题中 {right} 题</translation>
    </message>
    <message>
        <source>Last ten</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>最近十题</translation>
    </message>
    <message>
        <source>Trial run, nobody sat</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>试运行，无人应考</translation>
    </message>
    <message>
        <source>Right answers</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>正确回答</translation>
    </message>
    <message>
        <source>{n} % right</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>正确 {n} %</translation>
    </message>
    <message>
        <source>On record, one of these fails it whatever the points.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>一旦记录，其中任何一项都会使课程不通过，不论分数。</translation>
    </message>
    <message>
        <source>Trial run of the model dealer, {points} points</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>模型荷官试运行，{points} 分</translation>
    </message>
    <message>
        <source>{right} of the last {last} right, memory foretells {percent} %</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>最近 {last} 题中 {right} 题正确，记忆预测 {percent} %</translation>
    </message>
    <message>
        <source>A critical error: no points make up for it</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>严重错误：任何分数都无法弥补</translation>
    </message>
    <message>
        <source>Nothing was done wrong, but this was not done, or not in time or in its order</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>没有做错，但这件事没有做，或没有及时、按顺序做</translation>
    </message>
    <message>
        <source>Not done</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>TRIAL RUN: {result}</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>试运行：{result}</translation>
    </message>
    <message>
        <source>A trial run of the model dealer: nobody sat. It is no licence.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>模型荷官的试运行：无人应考。这不是执照。</translation>
    </message>
    <message>
        <source>TRIAL RUN OF A TABLE TEST</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>桌面考试试运行</translation>
    </message>
    <message>
        <source>Offer insurance, then close it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>询问保险，然后关闭</translation>
    </message>
    <message>
        <source>Look for blackjack before anybody draws</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>任何人要牌前先看是否黑杰克</translation>
    </message>
    <message>
        <source>Ace or ten up? Look for blackjack first</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌是 A 或 10？先看是否黑杰克</translation>
    </message>
    <message>
        <source>Pay the insurance 2 to 1</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>保险注按 2 赔 1 赔付</translation>
    </message>
    <message>
        <source>Before play</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>开牌前</translation>
    </message>
    <message>
        <source>House Money: losers are collected before it, winners paid after it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money：先收输注，后赔赢注</translation>
    </message>
    <message>
        <source>Against an ace offer insurance before it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>对 A 时先询问保险</translation>
    </message>
    <message>
        <source>Ace up. Who insures?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌 A。谁买保险？</translation>
    </message>
    <message>
        <source>Half of the wager by one touch; less by CARDS</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>一触为半注；更少请用牌面板</translation>
    </message>
    <message>
        <source>Nobody doubles, splits or draws before the answer</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>回答前不得加倍、分牌或要牌</translation>
    </message>
    <message>
        <source>What lies under your up card?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌下是什么？</translation>
    </message>
    <message>
        <source>Blackjack: insurance wins</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>黑杰克：保险赢</translation>
    </message>
    <message>
        <source>Pay 2 to 1: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>按 2 赔 1：{seats}</translation>
    </message>
    <message>
        <source>No blackjack: insurance loses</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>非黑杰克：保险输</translation>
    </message>
    <message>
        <source>Nobody draws; settle the hands</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>无人要牌；结算各手</translation>
    </message>
    <message>
        <source>The hands can be played</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>可以开始打牌</translation>
    </message>
    <message>
        <source>Doubles and splits are open</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>可以加倍和分牌</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>无人要牌</translation>
    </message>
    <message>
        <source>NO ACE, NO TEN</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>非 A 非 10</translation>
    </message>
    <message>
        <source>Another card is up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌是别的牌</translation>
    </message>
    <message>
        <source>Insured: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>已保险：{seats}</translation>
    </message>
    <message>
        <source>No insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>无保险</translation>
    </message>
    <message>
        <source>Collect insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>收保险</translation>
    </message>
    <message>
        <source>Pay insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>赔保险</translation>
    </message>
    <message>
        <source>Insurance collected</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>保险已收</translation>
    </message>
    <message>
        <source>Insurance paid</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>保险已赔</translation>
    </message>
    <message>
        <source>No ace, no ten up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>明牌非 A 非 10</translation>
    </message>
    <message>
        <source>Main wagers are held; put the card right or call the supervisor</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>主注暂停；更正该牌或呼叫主管</translation>
    </message>
    <message>
        <source>No ace and no ten up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>明牌非 A 非 10</translation>
    </message>
    <message>
        <source>Nobody insures any more</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>不再接受保险</translation>
    </message>
    <message>
        <source>Insurance open again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>保险重新开放</translation>
    </message>
    <message>
        <source>Insurance was not settled after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>保险其实未结算</translation>
    </message>
    <message>
        <source>Insurance settled at seat {seats}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{seats} 号位保险已结算</translation>
    </message>
    <message>
        <source>TOO LATE</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>过晚</translation>
    </message>
    <message>
        <source>PAY LEFT TO RIGHT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>从左到右赔付</translation>
    </message>
    <message>
        <source>{hand} is off at seat {seat}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{seat} 号座位的 {hand} 已关闭</translation>
    </message>
    <message>
        <source>{hand} in place of {was} at seat {seat}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{seat} 号座位:{hand} 代替 {was}</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} answer too late</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} answers too late</extracomment>
        <translation>
            <numerusform>传感器 {names} 应答过晚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call a technician to seats {seats}: their profile wants a longer look_ms.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Call a technician to seat {seats}: its profile wants a longer look_ms.</extracomment>
        <translation>
            <numerusform>请技术员到座位 {seats}：其配置需要更长的 look_ms。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least {n} digits</source>
        <extracomment>ui/toolkit/pad.py; one: At least {n} digit</extracomment>
        <translation>
            <numerusform>至少 {n} 位数字</numerusform>
        </translation>
    </message>
    <message>
        <source>Settle {way}, Cover All last, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{way}结算，Cover All 最后，然后按 END GAME</translation>
    </message>
    <message>
        <source>Settle {way}, Cover All last, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>{way}结算，Cover All 最后，然后按 GAME OVER</translation>
    </message>
    <message>
        <source>Dealer qualifies: settle {way}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>庄家合格：{way}结算</translation>
    </message>
    <message>
        <source>Settle {way}, then press {end}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>{way}结算，然后按 {end}</translation>
    </message>
    <message>
        <source>Settle {way}, then press END GAME</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>{way}结算，然后按 END GAME</translation>
    </message>
    <message>
        <source>Settle {way}, then press GAME OVER</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>{way}结算，然后按 GAME OVER</translation>
    </message>
    <message>
        <source>Both on record, paid from the far right, then the end</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>两者均已记录，从最右侧起赔付，然后结束</translation>
    </message>
    <message>
        <source>The floor&apos;s server is not proven to this table; write sslmode=verify-full where its file names the server</source>
        <extracomment>floor/server_address.py</extracomment>
        <translation>楼面服务器未向本桌证明身份；请在桌台文件写明服务器之处加上 sslmode=verify-full</translation>
    </message>
    <message>
        <source>This table names no {missing} for the floor&apos;s server; &apos;floor join&apos; makes and names them</source>
        <extracomment>floor/server_address.py</extracomment>
        <translation>本桌未为楼面服务器写明 {missing}；运行“floor join”即可生成并写明</translation>
    </message>
    <message>
        <source>a free double is for two cards of hard 9, 10 or 11; double with own money</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>免费加倍只适用于两张牌的硬 9、10 或 11 点；请用自己的钱加倍</translation>
    </message>
    <message>
        <source>a free split is for any pair but tens and faces; split with own money, or hit</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>免费分牌适用于除十点和人头牌以外的对子；请用自己的钱分牌或要牌</translation>
    </message>
    <message>
        <source>this game has no zap; hit or stand</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>本游戏没有换牌；请要牌或停牌</translation>
    </message>
    <message>
        <source>a hand is zapped once; hit or stand</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>一手牌只能换一次；请要牌或停牌</translation>
    </message>
    <message>
        <source>a zap is for two first cards of hard {totals}; hit or stand</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>换牌只适用于头两张牌的硬 {totals} 点；请要牌或停牌</translation>
    </message>
    <message>
        <source>a decision has no {key}; give {known}</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>决定中没有 {key}；请给出 {known}</translation>
    </message>
    <message>
        <source>the switch is true or false, not {switch}</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>换牌为 true 或 false，不能是 {switch}</translation>
    </message>
    <message>
        <source>the dealer has blackjack, so nothing is switched; take that back</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>庄家有 blackjack，因此不能换牌；请取消</translation>
    </message>
    <message>
        <source>Seat {seat} has a card but no Wager; nobody is dealt in without one</source>
        <extracomment>rules/casino_war.py</extracomment>
        <translation>{seat} 号位有牌但没有投注；没有投注的人不发牌</translation>
    </message>
    <message>
        <source>Seat {seat} has no tie and decides nothing; take that back</source>
        <extracomment>rules/casino_war.py</extracomment>
        <translation>{seat} 号位没有打平，无需决定；请取消该决定</translation>
    </message>
    <message>
        <source>Seat {seat} has a tie; the action is war or surrender, nothing else</source>
        <extracomment>rules/casino_war.py</extracomment>
        <translation>{seat} 号位打平；动作只能是 war 或 surrender</translation>
    </message>
    <message>
        <source>Seat {seat} bets on an event of the coup without a side; add a Player or Banker wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>{seat} 号位只押了牌局事件而没有押任何一方；请加押闲家或庄家，或收回该注</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no Main wager; nobody is dealt in without one</source>
        <extracomment>rules/pai_gow.py</extracomment>
        <translation>{seat} 号位有牌但没有主注；没有主注的人不发牌</translation>
    </message>
    <message>
        <source>Seat {seat} has not set its hand; low is its two cards, or &quot;house_way&quot;</source>
        <extracomment>rules/pai_gow.py</extracomment>
        <translation>{seat} 号位尚未配牌；low 为其两张牌，或 &quot;house_way&quot;</translation>
    </message>
    <message>
        <source>Seat {seat}: the low hand is two of its own seven cards; name those</source>
        <extracomment>rules/pai_gow.py</extracomment>
        <translation>{seat} 号位：小牌是其七张牌中的两张；请写出这两张</translation>
    </message>
    <message>
        <source>Banker is paid 1 to 1; a winning 7 of three cards pushes it.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>庄家赔 1 比 1；以三张牌 7 点获胜时退回本金。</translation>
    </message>
    <message>
        <source>Banker is paid 1 to 1; a winning 6 pays half.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>庄家赔 1 比 1；以 6 点获胜时赔一半。</translation>
    </message>
</context>
</TS>
