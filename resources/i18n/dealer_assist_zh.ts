<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
 <context>
  <name>dealer_assist</name>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 did not answer</source>
   <translation>感应器 %1 没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 restarted by itself</source>
   <translation>感应器 %1 自行重启</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was dirty</source>
   <translation>感应器 %1 脏了</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was out of order</source>
   <translation>感应器 %1 失灵</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was stuck on</source>
   <translation>感应器 %1 卡住了</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was without power</source>
   <translation>感应器 %1 断电</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensors B did not answer</source>
   <translation>感应器 B 没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card reader did not answer</source>
   <translation>读卡器没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card shoe did not answer</source>
   <translation>牌靴没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The device %1 did not answer</source>
   <translation>设备 %1 没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The key switch did not answer</source>
   <translation>钥匙开关没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer did not answer</source>
   <translation>打印机没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer ran out of paper</source>
   <translation>打印机缺纸</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The sensors did not answer</source>
   <translation>感应器没有响应</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>call a technician</source>
   <translation>请叫技术员</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>cards were not read</source>
   <translation>未能读牌</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check it</source>
   <translation>请检查</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check its plug and test it</source>
   <translation>检查插头并测试</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable</source>
   <translation>请检查线缆</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable and the power</source>
   <translation>请检查线缆和电源</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>chips on them were not seen</source>
   <translation>看不到上面的筹码</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager</source>
   <translation>未接受投注</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager until tested</source>
   <translation>测试前未接受投注</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>lift the chip and test it</source>
   <translation>拿起筹码并测试</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>load it</source>
   <translation>请装纸</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>no card could be read</source>
   <translation>无法读卡</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>slips had to wait</source>
   <translation>票据只能等待</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>the key was not seen</source>
   <translation>看不到钥匙</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>wipe it and test it</source>
   <translation>擦拭并测试</translation>
  </message>
  <message>
   <location filename="desk/beside.py" />
   <source>beside the table</source>
   <translation>在牌桌旁</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The cards of seat %1 are not known yet</source>
   <translation>还不知道座位 %1 的牌</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The dealer's hand is not played out yet</source>
   <translation>庄家的牌还没打完</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>%1's card was withdrawn</source>
   <translation>%1的卡已被收回</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Nobody is on the staff list</source>
   <translation>员工名单上没有人</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>This is not %1's PIN</source>
   <translation>这不是%1的 PIN</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Too many wrong PINs for %1</source>
   <translation>%1输错 PIN 次数过多</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>enrol the first two with 'dealer-assist staff enrol'</source>
   <translation>用 'dealer-assist staff enrol' 登记前两人</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again</source>
   <translation>请重试</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again at %1</source>
   <translation>%1再试</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>use another</source>
   <translation>请换一张</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>No PIN was entered in %1 seconds</source>
   <translation>%1 秒内未输入 PIN</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>The PIN of %1 was not entered</source>
   <translation>未输入 %1 的 PIN</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>it was cancelled</source>
   <translation>已取消</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>swipe again</source>
   <translation>请重新刷卡</translation>
  </message>
  <message>
   <location filename="desk/cards.py" />
   <source>Seat %1</source>
   <translation>座位 %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>The journal is damaged (%1)</source>
   <translation>日志已损坏（%1）</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>event %1</source>
   <translation>记录 %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>leave it as it is and call a technician</source>
   <translation>保持原样并叫技术员</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>%1 has the name of a table that is shipped</source>
   <translation>%1 是已有牌桌的名称</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>give it another name</source>
   <translation>请换个名称</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted</source>
   <translation>本桌已停</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted by a fault</source>
   <translation>本桌因故障停止</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>call a technician and restart it</source>
   <translation>请叫技术员重新启动</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>nothing recorded is lost</source>
   <translation>已有记录不会丢失</translation>
  </message>
  <message>
   <location filename="desk/paper.py" />
   <source>No printer on this table</source>
   <translation>本桌没有打印机</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of %2 win slips</source>
   <translation>%2 张中奖单的第 %1 份</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of the win slip</source>
   <translation>中奖单第 %1 份</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The kiosk stopped before the printer had answered</source>
   <translation>打印机答复前终端已停</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The last slip did not come out</source>
   <translation>上一张单据未打出</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip could not be drawn</source>
   <translation>无法生成单据</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip is being printed</source>
   <translation>正在打印单据</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>look for the slip or print it again</source>
   <translation>请找到单据或重新打印</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>press PRINT AGAIN</source>
   <translation>请按“重新打印”</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 MB free</source>
   <translation>剩余 %1 MB</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 events, schema %2</source>
   <translation>%1条记录，结构 %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1, behind the last record of %2</source>
   <translation>%1，早于最后记录 %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Allowed</source>
   <translation>允许</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Clock</source>
   <translation>时钟</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Definitions</source>
   <translation>定义</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Disk</source>
   <translation>磁盘</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Journal</source>
   <translation>日志</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Leave the file as it is and call a technician</source>
   <translation>保持文件原样并叫技术员</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Make room</source>
   <translation>请腾出空间</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Program</source>
   <translation>程序</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set the clock of this machine</source>
   <translation>请校准本机时钟</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set-up</source>
   <translation>配置</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>a supervisor should know it</source>
   <translation>应告知主管</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>at least %1 MB</source>
   <translation>至少 %1 MB</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>damaged</source>
   <translation>已损坏</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>No cards are known in this round</source>
   <translation>本局没有已知的牌</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>Not every player has acted yet</source>
   <translation>还有玩家未行动</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of seat %1 are not known</source>
   <translation>不知道座位 %1 的牌</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of the %1 are not known yet</source>
   <translation>还不知道 %1 的牌</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The coup is not complete yet</source>
   <translation>本局牌还不齐</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>only the progressive wins are listed</source>
   <translation>只列出累积奖</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>%1's card was good until %2</source>
   <translation>%1 的卡已于 %2 到期</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>Too many unknown cards</source>
   <translation>未知卡过多</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol a new one</source>
   <translation>Supervisor 可登记新卡</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol it again</source>
   <translation>Supervisor 可重新登记</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>until %1 only known ones are looked at</source>
   <translation>%1 前只接受已登记的卡</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make %1, the button says %2</source>
   <translation>牌是 %1，按钮是 %2</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make no winning hand, the button says %1</source>
   <translation>牌没有中奖，按钮是 %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 has approved</source>
   <translation>%1已批准</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 to verify</source>
   <translation>%1待核实</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press COIN IN</source>
   <translation>下注完毕？按 COIN IN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press START GAME</source>
   <translation>下注完毕？按 START GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All hands are void</source>
   <translation>所有牌作废</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Ante first</source>
   <translation>先下 Ante</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Backs win %1 out</source>
   <translation>撤销中奖 %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the shuffler's service</source>
   <translation>致电洗牌机维修</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the supervisor</source>
   <translation>呼叫主管</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cards verified? It records %1</source>
   <translation>牌已核实？将记录%1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cover All if they like</source>
   <translation>Cover All 随意</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Deal and play the hands</source>
   <translation>发牌并进行</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Give every wager back and shuffle the cards anew</source>
   <translation>退回所有投注并重新洗牌</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Go on with the game</source>
   <translation>继续游戏</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>It runs again? Close this list</source>
   <translation>恢复运行？关闭此清单</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Look at the guide on the shuffler's back</source>
   <translation>查看洗牌机背面的说明</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Note who was told</source>
   <translation>记下已通知谁</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Off %1, into the tray</source>
   <translation>从%1收入筹码盘</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Opens %1 at this table</source>
   <translation>在本桌开启 %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press END GAME</source>
   <translation>赔付后按 END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press GAME OVER</source>
   <translation>赔付后按 GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Plug the power cord in</source>
   <translation>插上电源线</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Press the winning hand of seat %1</source>
   <translation>按座位 %1 的中奖牌型</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pull its power cord</source>
   <translation>拔掉电源线</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Put the backup shuffler in its place</source>
   <translation>换上备用洗牌机</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Records %1</source>
   <translation>记录%1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Seat %1 has no progressive wager</source>
   <translation>座位 %1 没有累积奖投注</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press END GAME</source>
   <translation>从右到左结算，Cover All 最后，再按 END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press GAME OVER</source>
   <translation>从右到左结算，Cover All 最后，再按 GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Step %1 of %2</source>
   <translation>第 %1/%2 步</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Supervisor</source>
   <translation>主管</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe %1 card</source>
   <translation>刷 %1 卡</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a SUPERVISOR card</source>
   <translation>刷 SUPERVISOR 卡</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a dealer card to open the table</source>
   <translation>刷荷官卡开桌</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a second person's card</source>
   <translation>刷另一人的卡</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Take the progressive chips</source>
   <translation>收取累积奖筹码</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The table is closed</source>
   <translation>本桌已关闭</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The win is on record</source>
   <translation>中奖已记录</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>There is no win to record now</source>
   <translation>现在没有可记录的中奖</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Touch a seat whose lamp is locked in</source>
   <translation>点选灯已锁定的座位</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the backup shuffler on</source>
   <translation>打开备用洗牌机</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the key back to RUN</source>
   <translation>把钥匙转回 RUN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the shuffler off</source>
   <translation>关闭洗牌机</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wait for bets</source>
   <translation>等待下注</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Who was told?</source>
   <translation>已通知谁？</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wrong seat? Touch another</source>
   <translation>座位不对？点另一个</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>a second person's card follows</source>
   <translation>之后需另一人的卡</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>hold VOID ROUND</source>
   <translation>按住 VOID ROUND</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>press J-POT</source>
   <translation>按 J-POT</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>the meter follows the key</source>
   <translation>奖池随钥匙更新</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>turn the key to JPH</source>
   <translation>把钥匙转到 JPH</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>verify the cards, then CONFIRM</source>
   <translation>核实牌后按 CONFIRM</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>win %1 still stands</source>
   <translation>中奖 %1 仍有效</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>%1 detected</source>
   <translation>检测到%1</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Mark the progressive wagers</source>
   <translation>标记累积奖投注</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press END GAME</source>
   <translation>没有？按 END GAME</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press GAME OVER</source>
   <translation>没有？按 GAME OVER</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Progressive chips go on the sensors</source>
   <translation>累积奖筹码放在感应器上</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Touch every seat that has made one</source>
   <translation>点选每个已投注的座位</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Winning hand? Touch its seat</source>
   <translation>有中奖牌？点其座位</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Deal the coup, settle the main wagers</source>
   <translation>发牌并结算主注</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Give every wager back and follow house procedure</source>
   <translation>退回所有投注，按场内程序处理</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>It wins for every progressive wager on the side of seat %1</source>
   <translation>与座位 %1 同边的累积奖投注全部中奖</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Player, Banker or Tie first</source>
   <translation>先下 Player、Banker 或 Tie</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Press the table's hand</source>
   <translation>按本桌的牌型</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>The coup is void</source>
   <translation>本局作废</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Winning hand? Touch a winning seat</source>
   <translation>有中奖牌？点一个中奖座位</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>verify the coup, then CONFIRM</source>
   <translation>核实本局后按 CONFIRM</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Deal, then flop, turn and river</source>
   <translation>发牌，然后 flop、turn、river</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Plug power cord and data cable in</source>
   <translation>插上电源线和数据线</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>A blackjack wager first</source>
   <translation>先下 blackjack 注</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal and play blackjack</source>
   <translation>发牌，玩 blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal two cards each, show the up card</source>
   <translation>每家发两张，亮出明牌</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Mark the jackpot wagers</source>
   <translation>标记 jackpot 投注</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Seat %1 has no jackpot wager</source>
   <translation>座位 %1 没有 jackpot 投注</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Settle %1, press its END GAME, then play blackjack</source>
   <translation>先结算 %1，按其 END GAME，再玩 blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Take the jackpot chips</source>
   <translation>收取 jackpot 筹码</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>The hands are void</source>
   <translation>牌作废</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>jackpot chips go on the sensors</source>
   <translation>jackpot 筹码放在感应器上</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Deal, turn the up card, play the hands</source>
   <translation>发牌，翻开明牌，进行</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Queens Up if they like</source>
   <translation>Queens Up 随意</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press END GAME</source>
   <translation>从右到左结算，再按 END GAME</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press GAME OVER</source>
   <translation>从右到左结算，再按 GAME OVER</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>%1 shows %2, more than the cap of %3</source>
   <translation>%1 为 %2，超过上限 %3</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>set the cap to what it shows or above</source>
   <translation>请把上限设为该数或更高</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 is above the cap of %2</source>
   <translation>%1 超过上限 %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 shows %2 already</source>
   <translation>%1 已是 %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter cannot show less than nothing</source>
   <translation>奖池不能小于零</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter is set for a reason from the list only</source>
   <translation>只能按列表中的原因设置奖池</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>The %1 holds %2, and that is %3 too little to back this win out</source>
   <translation>%1 有 %2，还差 %3 才能撤销此中奖</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>choose one</source>
   <translation>请选择</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>correct the meter for a reason of its own instead</source>
   <translation>请另按其原因更正奖池</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter $0.00 or more</source>
   <translation>请输入 $0.00 或以上</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter another amount</source>
   <translation>请输入其他金额</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter that or less</source>
   <translation>请输入不超过该数</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 decks do not make a hand equally likely</source>
   <translation>%1 副与 %2 副牌的牌型概率不同</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 do not have the same winning hands</source>
   <translation>%1 与 %2 的中奖牌型不同</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is a house jackpot, and a fixed amount needs no link</source>
   <translation>%1 是场方 jackpot，固定金额无需联网</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is judged by other cards there, so that a hand is not equally likely</source>
   <translation>%1 在那里按其他牌判定，概率不同</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is played with %2 decks and this table has %3</source>
   <translation>%1 用 %2 副牌，本桌有 %3 副</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is won by %2 and %3 by %4, so that the same hand is not equally likely</source>
   <translation>%1 凭%2中奖，%3 凭%4中奖，同一牌型概率不同</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 links tables of one game only</source>
   <translation>%1 只能联网同一游戏的牌桌</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 may be linked to nothing</source>
   <translation>%1 不得联网</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 or %2</source>
   <translation>%1或%2</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>Of %1 and %2 one is a progressive and one a house jackpot</source>
   <translation>%1 与 %2 一个是累积奖，一个是场方 jackpot</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>all seven cards</source>
   <translation>全部七张牌</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>other cards</source>
   <translation>其他牌</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the best four of five cards</source>
   <translation>五张中最好的四张</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the first five cards</source>
   <translation>前五张牌</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>two cards and the up card</source>
   <translation>两张牌加明牌</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Make room on it and try again</source>
   <translation>请清出空间后重试</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Nothing was recorded</source>
   <translation>没有任何记录</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>The folder %1 cannot be written (%2)</source>
   <translation>文件夹 %1 无法写入（%2）</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>if it stays so, call a technician</source>
   <translation>若持续如此，请叫技术员</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>make it writable or choose another one</source>
   <translation>请允许写入或选择其他文件夹</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the disk with %1 is full</source>
   <translation>%1 所在的磁盘已满</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the journal %1 cannot be written (%2)</source>
   <translation>无法写入日志 %1（%2）</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>The journal %1 is not the one that was written here</source>
   <translation>日志 %1 不是在此写入的</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>event %1 is another one than was noted beside the key</source>
   <translation>事件 %1 与密钥旁的记录不符</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 cannot be read (%2)</source>
   <translation>日志密钥 %1 无法读取（%2）</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is damaged</source>
   <translation>日志密钥 %1 已损坏</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is missing</source>
   <translation>缺少日志密钥 %1</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>allow reading it</source>
   <translation>请允许读取</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>put it back from its safe copy</source>
   <translation>请用安全副本恢复</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>Another Dealer Assist (process %1) runs on the same data %2</source>
   <translation>另一个 Dealer Assist（进程 %1）正在使用数据 %2</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>use that one, or close it first</source>
   <translation>请使用它或先将其关闭</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 cannot be read (%2)</source>
   <translation>%1 无法读取（%2）</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 holds %2 data and this table is opened for %3</source>
   <translation>%1 是 %2 数据，而本桌以 %3 开启</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 is the journal of table %2, not of %3</source>
   <translation>%1 是 %2 桌的日志，不是 %3 的</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was made with another key</source>
   <translation>%1 由另一个密钥生成</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was written by a newer Dealer Assist (schema %2, this one knows %3)</source>
   <translation>%1 由更新的 Dealer Assist 写入（架构 %2，本版支持 %3）</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>'dealer-assist journal verify' says what is wrong with it, 'dealer-assist journal restore' puts its newest good backup back</source>
   <translation>'dealer-assist journal verify' 说明问题，'dealer-assist journal restore' 恢复最新的完好备份</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>choose another data folder</source>
   <translation>请选择其他数据文件夹</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>install the newer version or choose another data folder</source>
   <translation>请安装新版本或选择其他数据文件夹</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>open that table or choose another data folder</source>
   <translation>请打开那张桌或选择其他数据文件夹</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>put back the key that belongs to it</source>
   <translation>请放回对应的密钥</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>The journal %1 is damaged at event %2 (%3)</source>
   <translation>日志 %1 在事件 %2 处损坏（%3）</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>leave it as it is, call a technician, and open the newest backup</source>
   <translation>请保持原样，叫技术员并打开最新备份</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Entered twice</source>
   <translation>重复录入</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Equipment malfunction</source>
   <translation>设备故障</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Exposed card</source>
   <translation>露牌</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Hand judged wrongly</source>
   <translation>牌型判错</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Misdeal</source>
   <translation>发牌错误</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Shuffler malfunction</source>
   <translation>洗牌机故障</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong number of cards</source>
   <translation>牌数不对</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong seat</source>
   <translation>座位错误</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 rounds an hour, where %2 to %3 are usual</source>
   <translation>每小时 %1 局，通常为 %2 至 %3 局</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 was hit %2 times, where %3 are to be expected</source>
   <translation>%1 出现 %2 次，预期为 %3 次</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Only %1 MB are free for the journal</source>
   <translation>日志只剩 %1 MB 空间</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>The clock was set %1 by %2 minutes</source>
   <translation>时钟被调 %2 分钟（%1）</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid %2, but %3 pays %4</source>
   <translation>中奖 %1 已赔 %2，但 %3 应赔 %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid as %2, but the cards of seat %3 make %4</source>
   <translation>中奖 %1 按 %2 赔付，但座位 %3 的牌是%4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>back the win out if it was wrong</source>
   <translation>如有误请撤销该奖</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check START GAME and END GAME at this table</source>
   <translation>检查本桌的 START GAME 和 END GAME</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check it before the next report</source>
   <translation>下次报告前请核对</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at the camera and back the win out if it was wrong</source>
   <translation>查看录像，如有误请撤销该奖</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at those wins</source>
   <translation>请查看这些中奖</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>make room or call a technician</source>
   <translation>请腾出空间或叫技术员</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>no winning hand</source>
   <translation>无中奖牌型</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double adds up to the entire wager of %1, not %2</source>
   <translation>加倍最多为全部投注 %1，不能是 %2</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double is for the first two cards</source>
   <translation>只有前两张牌可以加倍</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a seat splits to %1 hands at most</source>
   <translation>每座最多分成 %1 手</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split matches the entire wager of %1</source>
   <translation>分牌须补足全部投注 %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split needs two cards of the same rank</source>
   <translation>分牌需要两张同点牌</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a surrender is the first decision or none</source>
   <translation>投降只能是第一个决定</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>correct the amount</source>
   <translation>请更正金额</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>hit or stand</source>
   <translation>要牌或停牌</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>put up that much</source>
   <translation>请补足</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double after a split</source>
   <translation>本桌分牌后不能加倍</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double on %1</source>
   <translation>本桌 %1 不能加倍</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no surrender</source>
   <translation>本桌没有投降</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>%1 is not a card</source>
   <translation>%1 不是一张牌</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>write rank A23456789TJQK then suit cdhs, like Th</source>
   <translation>先写点数 A23456789TJQK 再写花色 cdhs，如 Th</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>A hand with too many or too few cards voids the whole round</source>
   <translation>任何一手牌多张或少张，本局作废</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All is up to the player: it is on the highest hand at the whole table</source>
   <translation>Cover All 由玩家自选：押全桌最大的牌</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All pays when the highest hand of all, the dealer's too, is three of a kind or better</source>
   <translation>全桌最大的牌（含庄家）为 Three of a Kind 或以上时，Cover All 赔付</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Fold: the Ante is lost. Cover All stays in play</source>
   <translation>弃牌：输掉 Ante。Cover All 仍有效</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>It pays by the number of hands dealt; folded hands count</source>
   <translation>按发出的手数赔付；弃牌也计入</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes</source>
   <translation>庄家不够资格：Ante 赢 1 to 1，Play 退回</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One deck. Five cards to each player and five to the dealer</source>
   <translation>一副牌。每位玩家五张，庄家五张</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One of the dealer's cards is turned up</source>
   <translation>庄家亮出一张牌</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Play: a Play wager of exactly twice the Ante</source>
   <translation>继续：Play 注恰为 Ante 的两倍</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both</source>
   <translation>够资格：大者赢 Ante 1 to 1，Play 按表赔付；平手则都退回</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Royal flush, straight flush, four of a kind, full house, flush, straight</source>
   <translation>Royal Flush、Straight Flush、Four of a Kind、Full House、Flush、Straight</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Settle right to left, Cover All last</source>
   <translation>从右到左结算，Cover All 最后</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The Ante comes first; nobody is dealt in without one</source>
   <translation>先下 Ante；没有 Ante 不发牌</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The dealer qualifies with ace-king or better</source>
   <translation>庄家有 A-K 或以上才够资格</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Then three of a kind, two pair, pair, high card</source>
   <translation>然后 Three of a Kind、两对、一对、高牌</translation>
  </message>
  <message>
   <location filename="rules/crazy4.py" />
   <source>the Super Bonus must equal the Ante of %1</source>
   <translation>Super Bonus 必须等于 Ante %1</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>4-3-2-A is the lowest straight; a straight never goes around the ace</source>
   <translation>4-3-2-A 是最小的 Straight；不能绕过 A</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand cannot win the progressive</source>
   <translation>弃牌不能中累积奖</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand may still win the progressive</source>
   <translation>弃牌仍可中累积奖</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All five dealt cards count for the progressive</source>
   <translation>发出的五张牌都计入累积奖</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All of them are down before the first card</source>
   <translation>都须在第一张牌之前下好</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Ante and Super Bonus are made together and are equal</source>
   <translation>Ante 和 Super Bonus 同时下，金额相等</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one</source>
   <translation>低于 Straight 时，赢或平则退回，输则输掉</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Deal seat 1 first, then on to your right; your own hand comes last</source>
   <translation>先发座位 1，再向右依次；自己的牌最后</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Equal hands tie: the fifth card and the suits decide nothing</source>
   <translation>相同则平：第五张牌和花色不算</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Fold: the Ante and the Super Bonus are lost</source>
   <translation>弃牌：输掉 Ante 和 Super Bonus</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Four of a kind beats everything; four aces are the best of them</source>
   <translation>Four of a Kind 最大；四张 A 为最</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes</source>
   <translation>不够资格：Play 无论牌如何赢 1 to 1，Ante 退回</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>One deck. Everybody gets five cards, and so does the dealer</source>
   <translation>一副牌。每人五张，庄家也一样</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Play: a Play wager as large as the Ante</source>
   <translation>继续：Play 注等于 Ante</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>够资格：大者赢 Play 和 Ante 1 to 1；平手则都退回</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is lost with a folded hand</source>
   <translation>弃牌则输掉 Queens Up</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is paid on a folded hand too</source>
   <translation>弃牌也赔付 Queens Up</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up, Bad Beat and the progressive are up to the player</source>
   <translation>Queens Up、Bad Beat 和累积奖由玩家自选</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last</source>
   <translation>从右到左结算：Play、Ante、Queens Up、Super Bonus；Envy 最后</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus loses to a higher dealer's hand even if that does not qualify</source>
   <translation>庄家的牌更大时，即使不够资格，Super Bonus 也输</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pays its table from a straight up, even when the dealer's hand is higher</source>
   <translation>Straight 或以上按表赔 Super Bonus，即使庄家的牌更大</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pushes against a higher dealer's hand that does not qualify</source>
   <translation>庄家的牌更大但不够资格时，Super Bonus 退回</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four cards of the five make the hand; the fifth never counts</source>
   <translation>五张中最好的四张组成牌；第五张不算</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four of the five cards count for the progressive</source>
   <translation>五张中最好的四张计入累积奖</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The dealer qualifies with king high or better</source>
   <translation>庄家有 K 高或以上才够资格</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>然后 Straight Flush、Three of a Kind、Flush、Straight、两对、一对、高牌</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Three of a kind beats a flush. There is no full house</source>
   <translation>Three of a Kind 大于 Flush。没有 Full House</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>With a pair of aces or better, the Play wager may be up to three times the Ante</source>
   <translation>有一对 A 或以上时，Play 最多为 Ante 的三倍</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 folded, so there can be no Play wager</source>
   <translation>座位 %1 已弃牌，不能有 Play 注</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has cards but no Ante</source>
   <translation>座位 %1 有牌但没有 Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has not decided</source>
   <translation>座位 %1 尚未决定</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 plays without a Play wager</source>
   <translation>座位 %1 没下 Play 注就继续</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a Play wager is a number of whole cents, not %1</source>
   <translation>Play 注须为整分，不能是 %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a decision has no %1</source>
   <translation>决定中没有 %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>it is fold, or play</source>
   <translation>只能弃牌或继续</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>nobody is dealt in without one</source>
   <translation>没有它不能发牌</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>place it, or fold</source>
   <translation>请下注或弃牌</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>take it back</source>
   <translation>请收回</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the Play wager must be %1, not %2</source>
   <translation>Play 注必须为 %1，不能是 %2</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the action is fold or play</source>
   <translation>只能弃牌或继续</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a Dragon Bonus wager alone</source>
   <translation>座位 %1 只有 Dragon Bonus 注</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a progressive wager alone</source>
   <translation>座位 %1 只有累积奖投注</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has cards or a decision of its own, which baccarat does not know</source>
   <translation>座位 %1 有自己的牌或决定，百家乐没有</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>add a Player, Banker or Tie wager or take it back</source>
   <translation>请加下 Player、Banker 或 Tie，或收回</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>leave both out</source>
   <translation>两者都去掉</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero is no 9-0: that line needs three cards</source>
   <translation>天牌 9 对 0 不算 9-0：该项须三张牌</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero pays as 9-0 too</source>
   <translation>天牌 9 对 0 也按 9-0 赔付</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A win by 4 to 9 points without a natural pays its line; everything else loses</source>
   <translation>非天牌赢 4 至 9 点按项赔付；其他都输</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>After Player's third card Banker always draws on 0 to 2 and stands on 7</source>
   <translation>Player 补第三张后，Banker 0 至 2 必补，7 停牌</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>An 8 or 9 on two cards is a natural: nobody draws</source>
   <translation>两张牌 8 或 9 为天牌：都不补牌</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Before the start the dealer notes which side each progressive wager is on</source>
   <translation>开始前荷官标明每个累积奖投注的边</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Cards count their number; tens and pictures count 0, an ace counts 1</source>
   <translation>牌按点数计；10 和花牌为 0，A 为 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus is a wager on one side and on how far it wins</source>
   <translation>Dragon Bonus 押一边及赢的点数</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus may be bet without a main wager</source>
   <translation>Dragon Bonus 可不下主注</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus needs a main wager</source>
   <translation>Dragon Bonus 须先下主注</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes</source>
   <translation>Dragon Bonus：天牌赢赔 1 to 1，天牌和退回</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Every progressive wager wins with the winning hand</source>
   <translation>每个累积奖投注随赢的牌中奖</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>If Player stood, Banker draws on 0 to 5</source>
   <translation>Player 停牌时，Banker 0 至 5 补牌</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7</source>
   <translation>Banker 3 点，除非该牌为 8 否则补；4 点对 2 至 7 补</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7</source>
   <translation>Banker 5 点对 4 至 7 补；6 点对 6 或 7 补</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On a tie the wagers on Player and Banker push</source>
   <translation>和局时 Player 和 Banker 的投注退回</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only progressive wagers on the winning side win; a bet on Tie alone does not</source>
   <translation>只有赢方的累积奖投注中奖；只押 Tie 不算</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only the last digit of the sum counts. Nine is the best hand</source>
   <translation>只计总和的个位。九点最大</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player draws on 0 to 5 and stands on 6 or 7</source>
   <translation>Player 0 至 5 补牌，6 或 7 停牌</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1</source>
   <translation>Player 赔 1 to 1。Banker 赔 1 to 1，扣 5 % 佣金。Tie 赔 8 to 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player, Banker and Tie are the main wagers</source>
   <translation>Player、Banker 和 Tie 是主注</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The progressive goes with a main wager</source>
   <translation>累积奖须随主注</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine</source>
   <translation>计赢的牌：2、3、4 对 0，天牌，或赢九点</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win</source>
   <translation>计赢的牌：2、3、4 对 0，或大比分</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>There are none: the cards decide</source>
   <translation>没有：由牌决定</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Two cards to Player and two to Banker, in turn, from the shoe</source>
   <translation>从牌靴轮流给 Player 和 Banker 各发两张</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up and the progressive are up to the player</source>
   <translation>Aces Up 和累积奖由玩家自选</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up is paid by its table, whatever the dealer holds</source>
   <translation>Aces Up 按表赔付，与庄家的牌无关</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Fold: the Ante is lost</source>
   <translation>弃牌：输掉 Ante</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Four of a Kind、Straight Flush、Three of a Kind、Flush、Straight、两对、一对、高牌</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>One deck. Five cards to each player, six to the dealer</source>
   <translation>一副牌。每位玩家五张，庄家六张</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Play: a Play wager of one to three times the Ante</source>
   <translation>继续：Play 注为 Ante 的一至三倍</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last</source>
   <translation>从右到左结算：Play、Ante、Ante Bonus、Aces Up；Envy 最后</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold</source>
   <translation>Three of a Kind 或以上赔 Ante Bonus，不论输赢，弃牌除外</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The best four cards make the hand</source>
   <translation>最好的四张组成牌</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The dealer always qualifies, and the player wins a tie</source>
   <translation>庄家总是够资格，平手算玩家赢</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The winning player gets Play and Ante paid 1 to 1</source>
   <translation>赢的玩家 Play 和 Ante 各赔 1 to 1</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 folded and has no Turn or River decision</source>
   <translation>座位 %1 已弃牌，没有 Turn 或 River 决定</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must check or bet the Ante on the %2</source>
   <translation>座位 %1 在 %2 须看牌或下 Ante 同额</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must fold or bet twice the Ante before the flop</source>
   <translation>座位 %1 在 flop 前须弃牌或下两倍 Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>The board has %1 cards instead of 5</source>
   <translation>公共牌有 %1 张而不是 5 张</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>the round is void, all wagers go back</source>
   <translation>本局作废，退回所有投注</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>there is no %1 decision, only flop, turn, river</source>
   <translation>%1 没有决定，只有 flop、turn、river</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A lower hand loses all of them, a tie pushes all of them</source>
   <translation>小的全输，平手全部退回</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A pair of aces against the dealer's aces has its own line where the paytable prints one</source>
   <translation>一对 A 对庄家的 A，赔付表有印则单独一项</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the flop: check, or a Turn wager as large as the Ante</source>
   <translation>flop 后：看牌，或 Turn 注等于 Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the turn: check, or a River wager as large as the Ante</source>
   <translation>turn 后：看牌，或 River 注等于 Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Before the flop: fold, or a Flop wager of exactly twice the Ante</source>
   <translation>flop 前：弃牌，或 Flop 注恰为 Ante 的两倍</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>One deck. Two cards to each player, two to the dealer</source>
   <translation>一副牌。每位玩家两张，庄家两张</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Settle right to left; envy comes last</source>
   <translation>从右到左结算；Envy 最后</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a flush or better, else it pushes</source>
   <translation>Flush 或以上赔 Ante，否则退回</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a straight or better, else it pushes</source>
   <translation>Straight 或以上赔 Ante，否则退回</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with three tens or better, else it pushes</source>
   <translation>三张 10 或以上赔 Ante，否则退回</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus and the progressive are up to the player</source>
   <translation>Bonus 和累积奖由玩家自选</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus goes by the player's first two cards, and is paid on a folded hand too</source>
   <translation>Bonus 看玩家前两张牌，弃牌也赔付</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The best five of seven cards: two of one's own and the five shared ones</source>
   <translation>七张中最好的五张：自己两张加公共五张</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The dealer always qualifies</source>
   <translation>庄家总是够资格</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house's rule</source>
   <translation>大者赢 Flop、Turn 和 River 1 to 1；Ante 按场规赔付</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The river is turned only when every River decision is made</source>
   <translation>所有 River 决定完成后才翻 river</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the flop count for the progressive</source>
   <translation>两张牌加 flop 计入累积奖</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the whole board count for the progressive</source>
   <translation>两张牌加全部公共牌计入累积奖</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Then the flop of three cards, the turn and the river, shared by all</source>
   <translation>然后三张 flop、turn 和 river，为公共牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>%1 cannot be left up</source>
   <translation>%1 不能留在台面</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>House Money has not won, so nothing can be left up</source>
   <translation>House Money 没赢，不能留注</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give leave and actions</source>
   <translation>请给出留注和动作</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the insurance wager back</source>
   <translation>请退回保险注</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the rest back</source>
   <translation>请退回多余部分</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance needs an ace up</source>
   <translation>保险需要明牌为 A</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance of %1 is more than half of the %2 blackjack wager</source>
   <translation>保险 %1 超过 blackjack 注 %2 的一半</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave 0</source>
   <translation>留 0</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave at most the House Money proceeds of %1</source>
   <translation>最多留下 House Money 所赢 %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>pay House Money out</source>
   <translation>请赔付 House Money</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>the dealer has blackjack, so nothing can be left up</source>
   <translation>庄家是 blackjack，不能留注</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>there is no blackjack wager</source>
   <translation>没有 blackjack 注</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>what is left up must be whole cents, 0 or more, not %1</source>
   <translation>留注须为整分，0 或以上，不能是 %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager</source>
   <translation>House Money 赢的可拿走，或全部、部分留在 blackjack 注旁</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 3 to 2</source>
   <translation>blackjack 赔 3 to 2</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 6 to 5</source>
   <translation>blackjack 赔 6 to 5</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may be doubled after a split</source>
   <translation>分牌后可加倍</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may not be doubled after a split</source>
   <translation>分牌后不能加倍</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand of 21 stands by itself</source>
   <translation>21 点自动停牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A pair is two cards of one rank</source>
   <translation>对子是两张同点牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split once</source>
   <translation>每座可分一次</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to four hands</source>
   <translation>每座可分至四手</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to three hands</source>
   <translation>每座可分至三手</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A split matches the entire wager; a double is at most as large as it</source>
   <translation>分牌补足全部投注；加倍不超过它</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A-2 and K-A are neighbours</source>
   <translation>A-2 和 K-A 算相邻</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Against a dealer's blackjack the bonus is still paid, but nothing can be left up</source>
   <translation>庄家 blackjack 时奖金照赔，但不能留注</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not</source>
   <translation>A 加 10 点牌为 blackjack；分牌后两张 21 不算</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and king of one suit left up is a blackjack on the entire wager</source>
   <translation>同花 A-K 留注，按全部投注算 blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Any first two cards may be doubled</source>
   <translation>任意前两张牌可加倍</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Each jackpot has its own sensor and its own chip</source>
   <translation>每个 jackpot 有自己的感应器和筹码</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money is settled on the first two cards, before anybody plays</source>
   <translation>House Money 按前两张牌结算，在其他动作之前</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money pays by its table, stake back</source>
   <translation>House Money 按表赔付，退还本金</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours</source>
   <translation>House Money：同花 A-K；同花相邻；对子；相邻</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance is offered against an ace: at most half of the blackjack wager</source>
   <translation>对 A 可买保险：最多为 blackjack 注的一半</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance pays 2 to 1</source>
   <translation>保险赔 2 to 1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 10 and 11 may be doubled</source>
   <translation>只有 10 和 11 可加倍</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 9, 10 and 11 may be doubled</source>
   <translation>只有 9、10 和 11 可加倍</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Settle right to left; a jackpot is called before the cards are picked up</source>
   <translation>从右到左结算；收牌前先报 jackpot</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Sevens count: in the first two cards, and one more as the house has it</source>
   <translation>计 7：前两张牌，加场规规定的一张</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces are played on like any other pair</source>
   <translation>分开的 A 与其他对子一样继续</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces get one card each and no more</source>
   <translation>分开的 A 各只补一张</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Surrender is the first decision: half of the entire wager comes back</source>
   <translation>投降是第一个决定：退回全部投注的一半</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The blackjack wager comes first; House Money is up to the player</source>
   <translation>先下 blackjack 注；House Money 由玩家自选</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer hits a soft 17</source>
   <translation>庄家软 17 要牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer stands on a soft 17</source>
   <translation>庄家软 17 停牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The player's two cards and the dealer's up card count. It is settled before blackjack goes on</source>
   <translation>计玩家两张牌和庄家明牌。先结算，再继续 blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the dealer's up card</source>
   <translation>第三张 7 是庄家明牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the first card that the player draws</source>
   <translation>第三张 7 是玩家补的第一张牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>There is no surrender</source>
   <translation>没有投降</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards of one value may be split, a king and a queen too</source>
   <translation>两张同值牌可分，K 和 Q 也行</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards to each player and two to the dealer, one of them up</source>
   <translation>每位玩家两张，庄家两张，其中一张明牌</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>What is left up and the blackjack wager are one wager: the entire wager</source>
   <translation>留注与 blackjack 注合为一注：全部投注</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>With an ace or a ten up the dealer looks for a blackjack first</source>
   <translation>明牌为 A 或 10 时，庄家先看是否 blackjack</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 has %2 instead of %3</source>
   <translation>%1 有 %2，应为 %3</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 is there %2 times, more than %3 can hold</source>
   <translation>%1 出现 %2 次，超过 %3</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>No seat is in the deal</source>
   <translation>没有座位参与</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>Seat %1 is in the deal twice</source>
   <translation>座位 %1 重复</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>There is no seat %1</source>
   <translation>没有座位 %1</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name at least one seat with its wagers</source>
   <translation>至少列出一个座位及投注</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name every seat once</source>
   <translation>每个座位只列一次</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the round is void, all wagers go back and the cards are reshuffled</source>
   <translation>本局作废，退回所有投注并重新洗牌</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the seats are 1 to 7</source>
   <translation>座位为 1 至 7</translation>
  </message>
  <message>
   <location filename="rules/shoe.py" />
   <source>No card is left in the shoe for %1</source>
   <translation>牌靴里没有牌给 %1</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>A ten or higher, aces included, is discarded, and the next card is turned</source>
   <translation>10 或以上（含 A）弃掉，再翻下一张</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards</source>
   <translation>若仍为 10 或以上也弃掉：庄家用四张</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is paid by its table, on a folded hand too</source>
   <translation>Queens Up 按表赔付，弃牌也赔</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is up to the player</source>
   <translation>Queens Up 由玩家自选</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up</source>
   <translation>从右到左结算：Play、Ante、Ante Bonus、Queens Up</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold</source>
   <translation>Straight Flush 或以上赔 Ante Bonus，不论输赢，弃牌除外</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The best four cards make the hand, of the player's five and of what the dealer is left with</source>
   <translation>最好的四张组成牌：玩家五张，庄家为剩下的牌</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>大者赢 Play 和 Ante 1 to 1；平手则都退回</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Turn one of the dealer's cards up</source>
   <translation>翻开庄家一张牌</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>A meter is being set</source>
   <translation>正在设置奖池</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment is not possible while %1</source>
   <translation>%1时不能调整</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment needs a reason from the list</source>
   <translation>调整须从列表中选择原因</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is backed out already</source>
   <translation>中奖 %1 已撤销</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is being backed out</source>
   <translation>正在撤销中奖 %1</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is not of this round</source>
   <translation>中奖 %1 不属于本局</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is of a jackpot that this table no longer has</source>
   <translation>中奖 %1 的 jackpot 本桌已没有</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>choose it from the history</source>
   <translation>请从历史中选择</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>swipe the cards or cancel it first</source>
   <translation>请先刷卡或取消</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and hold VOID ROUND</source>
   <translation>%1并按住 VOID ROUND</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and press the winning hand first</source>
   <translation>先%1并按中奖牌型</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 waits</source>
   <translation>%1须等待</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>An adjustment waits for its cards</source>
   <translation>调整正在等待刷卡</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>CONFIRM and a card record a win</source>
   <translation>CONFIRM 加刷卡记录中奖</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>J-POT works with the key in JPH only</source>
   <translation>钥匙在 JPH 时 J-POT 才有效</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No card is awaited here</source>
   <translation>此处不需要刷卡</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No hand button is on</source>
   <translation>没有打开的牌型按钮</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>Supervisor key</source>
   <translation>主管钥匙</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>The key has no position %1</source>
   <translation>钥匙没有 %1 位置</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>There is no win to record while %1</source>
   <translation>%1时没有可记录的中奖</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no %1</source>
   <translation>本控制台没有 %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no key</source>
   <translation>本控制台没有钥匙</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>it stands in RUN or JPH</source>
   <translation>只有 RUN 或 JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key and J-POT record a win</source>
   <translation>钥匙和 J-POT 记录中奖</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key is in JPH</source>
   <translation>钥匙在 JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn it back to RUN first</source>
   <translation>请先转回 RUN</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key back to RUN first</source>
   <translation>先把钥匙转回 RUN</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key first</source>
   <translation>请先转钥匙</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 cents</source>
   <translation>%1 美分</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed and starts again from nothing after a win</source>
   <translation>%1 无起始值，中奖后从零开始</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed but a reserve of %2</source>
   <translation>%1 无起始值，但有 %2 的储备</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 of each wager goes to the meter and its reserve instead of %2</source>
   <translation>每注的 %1（原为 %2）进入奖池及储备</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 point</source>
   <translation>%1个百分点</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 points</source>
   <translation>%1个百分点</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 starts again at %2, less than the largest fixed prize of %3</source>
   <translation>%1 从 %2 重新开始，低于最大固定奖 %3</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>Sensor %1, %2</source>
   <translation>感应器 %1，%2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>after two wins in a row it starts again from next to nothing</source>
   <translation>连续两次中奖后几乎从零开始</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>all pays come off the meter and it gets %1 of each wager</source>
   <translation>所有赔付出自奖池，奖池得每注的 %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>below %1 it may run dry, and then the tray pays</source>
   <translation>低于 %1 可能耗尽，届时由筹码盘赔付</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>no hand wins %1</source>
   <translation>没有牌型可赢 %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>nothing is paid for %1</source>
   <translation>%1 不赔付</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge falls by %1 (%2 of the wager, %3 on each %4)</source>
   <translation>场方优势降低 %1（投注的 %2，每 %4 少 %3）</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge rises, by %1 at every %2</source>
   <translation>场方优势上升，每次 %2 增加 %1</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 games on one hand take more than %2 (%3) and %4 may</source>
   <translation>一手牌有 %1 个游戏超过 %2（%3），只允许 %4 个</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 is approved for %2 only</source>
   <translation>%1 只批准用于 %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of each wager would go to the meters of %2, more than the wager itself</source>
   <translation>每注的 %1 将进入 %2 的奖池，超过投注本身</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of them</source>
   <translation>其中 %1 个</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 on sensor %2</source>
   <translation>感应器 %2 的 %1</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays %2 to 1 at most, and below %3 to 1 there may be no limit on what a deal pays out</source>
   <translation>%1 最高赔 %2 to 1，低于 %3 to 1 不得限制每局赔付</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays out %2 a deal at most, and that may not be below %3, %4 times the largest wager</source>
   <translation>%1 每局最多赔 %2，不得低于 %3，即最大投注的 %4 倍</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes %2 at least and %3 at most</source>
   <translation>%1 最低 %2，最高 %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes up to %2 and the wager limit is %3</source>
   <translation>%1 最高 %2，而投注限额为 %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>One hand of cards decides %1 games (%2) and may decide %3</source>
   <translation>一手牌决定 %1 个游戏（%2），只允许 %3 个</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1</source>
   <translation>感应器 %1</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1 may not join %2</source>
   <translation>感应器 %1 不得加入 %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 may not stand beside the progressive %2</source>
   <translation>场方 jackpot %1 不得与累积奖 %2 并存</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 needs both of its notices on display</source>
   <translation>场方 jackpot %1 须展示两项告示</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change one of them (approved rules)</source>
   <translation>请更改其一（批准的规则）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the console or the jackpot (approved rules)</source>
   <translation>请更换控制台或 jackpot（批准的规则）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the shoe or the jackpot (approved rules)</source>
   <translation>请更换牌靴或 jackpot（批准的规则）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>choose jackpots of one type (%1)</source>
   <translation>请选同一类 jackpot（%1）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>has %1 on one sensor, which has one jackpot only (approved rules)</source>
   <translation>一个感应器上有 %1，只能有一个 jackpot（批准的规则）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>keep one on %1, the other may have the second sensor</source>
   <translation>%1 只留一个，另一个可用第二感应器</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>limit %1 to that (%2)</source>
   <translation>将%1限于该额（%2）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower a rate (approved rules)</source>
   <translation>请降低比率（批准的规则）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower it (%1)</source>
   <translation>请降低（%1）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>one of them</source>
   <translation>其中一个</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>raise it (%1)</source>
   <translation>请提高（%1）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take %1 off (%2)</source>
   <translation>请去掉%1（%2）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take it off the link (%1)</source>
   <translation>请退出联网（%1）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take the limit off (%1)</source>
   <translation>请取消该限额（%1）</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>write them into the jurisdiction's file (%1)</source>
   <translation>请写入辖区文件（%1）</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is no hand of this paytable</source>
   <translation>%1 不在此赔付表中</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled first</source>
   <translation>先结算 %1</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled for this round</source>
   <translation>%1 本局已结算</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>BACK TO TABLE makes it a claim again</source>
   <translation>“返回牌桌”可恢复为申报</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>No progressive wager is on %1</source>
   <translation>%1 没有累积奖投注</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has folded</source>
   <translation>座位 %1 已弃牌</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no claim to turn off</source>
   <translation>座位 %1 没有可取消的申报</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no progressive wager in this round</source>
   <translation>座位 %1 本局没有累积奖投注</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claim of %1 is</source>
   <translation>%1 的申报</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claims of %1 are</source>
   <translation>%1 的申报</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 is on record</source>
   <translation>座位 %1 的中奖已记录</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 waits for a card</source>
   <translation>座位 %1 的中奖等待刷卡</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>There is no sensor %1 at seat %2</source>
   <translation>座位 %2 没有感应器 %1</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>folded hands do not win here</source>
   <translation>弃牌在此不能中奖</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>nobody wins the progressive</source>
   <translation>没有人中累积奖</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>only an adjustment can undo it</source>
   <translation>只能通过调整撤销</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>press END GAME for it, then play the hands</source>
   <translation>按其 END GAME，再进行</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>seat %1 %2</source>
   <translation>座位 %1 %2</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claim</source>
   <translation>%1个申报</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claims</source>
   <translation>%1个申报</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 not confirmed</source>
   <translation>%1未确认</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensor</source>
   <translation>%1个感应器</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensors</source>
   <translation>%1个感应器</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>A win is on record</source>
   <translation>已有中奖记录</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Begins the round</source>
   <translation>开始本局</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Called</source>
   <translation>已呼叫</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Finish the checklist</source>
   <translation>请完成清单</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Hold 0.8 s</source>
   <translation>按住 0.8 秒</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to JPH first</source>
   <translation>先转到 JPH</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN</source>
   <translation>钥匙转到 RUN</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN first</source>
   <translation>先转到 RUN</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Locks %1</source>
   <translation>锁定%1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Marked</source>
   <translation>已标记</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs %1 card</source>
   <translation>需要 %1 卡</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs the key</source>
   <translation>需要钥匙</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>No progressive wager</source>
   <translation>没有累积奖投注</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Not on this console</source>
   <translation>本控制台没有</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>On record</source>
   <translation>已记录</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Opens the next round</source>
   <translation>开始下一局</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Press to take it back</source>
   <translation>再按取消</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Settles %1</source>
   <translation>结算 %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>not yet</source>
   <translation>暂不可用</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open after %1</source>
   <translation>%1 后可用</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open when a seat is selected</source>
   <translation>选择座位后可用</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 deals no cards to %2</source>
   <translation>%1 不给 %2 发牌</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 decks</source>
   <translation>%1副牌</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>Seat %1 has %2 cards at most</source>
   <translation>座位 %1 最多 %2 张牌</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1 has %2 cards at most</source>
   <translation>%1 最多 %2 张牌</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>choose another place</source>
   <translation>请选择其他位置</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>look at the cards again</source>
   <translation>请再看牌</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>one deck</source>
   <translation>一副牌</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>take the others away</source>
   <translation>请去掉其他牌</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>A wager cannot be less than nothing</source>
   <translation>投注不能小于零</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>Late chip at seat %1</source>
   <translation>座位 %1 迟到的筹码</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no seat %1 at this table</source>
   <translation>本桌没有座位 %1</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no sensor %1 at seat %2 of this table</source>
   <translation>本桌座位 %2 没有感应器 %1</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>count it again</source>
   <translation>请重新清点</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>it does not count, give it back</source>
   <translation>不计算，请退回</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>swipe a dealer card to open it</source>
   <translation>刷荷官卡开桌</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 is still as it was</source>
   <translation>%1 保持不变</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wager</source>
   <translation>%1个累积奖投注</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wagers</source>
   <translation>%1个累积奖投注</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 win</source>
   <translation>%1个中奖</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 wins</source>
   <translation>%1个中奖</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Seats</source>
   <translation>座位</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Sets %1 to %2</source>
   <translation>将 %1 设为 %2</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>a staff</source>
   <translation>员工</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>has a winning hand</source>
   <translation>有中奖牌</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>have winning hands</source>
   <translation>有中奖牌</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy</source>
   <translation>最后 Envy</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy %1</source>
   <translation>最后 Envy %1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>seat %1, sensor %2</source>
   <translation>座位 %1，感应器 %2</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>%1 is no irregularity</source>
   <translation>%1 不是异常</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A hand had the wrong number of cards, so all hands are void</source>
   <translation>有一手牌数不对，所有牌作废</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A win of this round is on record</source>
   <translation>本局已有中奖记录</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Another irregularity is being followed</source>
   <translation>正在处理另一异常</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Step %1 of the checklist comes first</source>
   <translation>先完成清单第 %1 步</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The number of cards is reported in play</source>
   <translation>牌数问题在进行中报告</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The shuffler's checklist is at step %1</source>
   <translation>洗牌机清单在第 %1 步</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>There is no checklist to follow now</source>
   <translation>现在没有要做的清单</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>This step is a call</source>
   <translation>这一步是打电话</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>choose %1</source>
   <translation>请选择 %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it before the next round</source>
   <translation>下一局前请完成</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it first</source>
   <translation>请先完成</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>now %1</source>
   <translation>现在%1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>or</source>
   <translation>或</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>say who was told</source>
   <translation>请注明已通知谁</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card time-out</source>
   <translation>刷卡超时</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A change of game</source>
   <translation>更换游戏</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A fold</source>
   <translation>弃牌</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A hand button</source>
   <translation>牌型按钮</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A mark by hand</source>
   <translation>手动标记</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A side</source>
   <translation>一边</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A step of the checklist</source>
   <translation>清单的一步</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A wager</source>
   <translation>投注</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An adjustment</source>
   <translation>调整</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An irregularity</source>
   <translation>异常</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>BACK TO TABLE</source>
   <translation>返回牌桌</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CANCEL</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CLOSE TABLE</source>
   <translation>关闭牌桌</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>NOT A WIN</source>
   <translation>未中奖</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>Paying</source>
   <translation>赔付</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>TRY AGAIN</source>
   <translation>重试</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>The end of an irregularity</source>
   <translation>结束异常</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>%1 can relieve between rounds only</source>
   <translation>%1 只能在两局之间接替</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>A %1's card does not unlock the table</source>
   <translation>%1 卡不能解锁牌桌</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>Card ending %1 is not on the staff list</source>
   <translation>尾号 %1 的卡不在员工名单上</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The card could not be read</source>
   <translation>无法读卡</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table cannot be locked while %1</source>
   <translation>%1时不能锁定牌桌</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table is locked</source>
   <translation>牌桌已锁定</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>a Supervisor's does</source>
   <translation>Supervisor 卡可以</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>finish that first</source>
   <translation>请先完成</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe a card to unlock it first</source>
   <translation>请先刷卡解锁</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe it again</source>
   <translation>请再刷一次</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>the screen stays locked</source>
   <translation>屏幕保持锁定</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>turn it back to RUN before the table is locked</source>
   <translation>锁定前请转回 RUN</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter %2</source>
   <translation>%1 没有奖池 %2</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter yet</source>
   <translation>%1 还没有奖池</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 is the house's own</source>
   <translation>%1 属于场方</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>A meter is set between two rounds only</source>
   <translation>只能在两局之间设置奖池</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>There is no sensor %1 at this table</source>
   <translation>本桌没有感应器 %1</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>change its amount in the settings</source>
   <translation>请在设置中更改金额</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>choose another meter</source>
   <translation>请选择其他奖池</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>open the table once before it is set</source>
   <translation>设置前请先开桌一次</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>This console has no J-POT</source>
   <translation>本控制台没有 J-POT</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>back to table</source>
   <translation>返回牌桌</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 is %2 already</source>
   <translation>%1 已是 %2</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by a Supervisor or an Executive</source>
   <translation>设置由 Supervisor 或 Executive 更改</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That alert is not open any more</source>
   <translation>该警报已关闭</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That setting is not proposed any more</source>
   <translation>该设置已不在待定中</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is for a Supervisor or an Executive</source>
   <translation>后台限 Supervisor 或 Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The first copy of a page is copy 1</source>
   <translation>第一份是第 1 份</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The second card must be another person's than %1's</source>
   <translation>第二张卡不能是 %1 的</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>count the copies again</source>
   <translation>请重新清点份数</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>enter another value</source>
   <translation>请输入其他值</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>look at the list again</source>
   <translation>请再看列表</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>swipe such a card</source>
   <translation>请刷这种卡</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>%1 is the game of this table already</source>
   <translation>%1 已是本桌游戏</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>Nobody is signed in</source>
   <translation>无人登录</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The game can be changed only when the table is closed</source>
   <translation>只有关桌后才能更换游戏</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The table can be closed between rounds only</source>
   <translation>只能在两局之间关桌</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>choose another</source>
   <translation>请另选</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>close it first</source>
   <translation>请先关桌</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>swipe a dealer card first</source>
   <translation>请先刷荷官卡</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>turn it back to RUN before the table is closed</source>
   <translation>关桌前请转回 RUN</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not possible while %2</source>
   <translation>%2时不能%1</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not settled</source>
   <translation>%1 尚未结算</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>A void needs a reason from the list</source>
   <translation>作废须从列表中选择原因</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Nothing on sensor %1 is settled before the round ends</source>
   <translation>感应器 %1 在本局结束前不结算</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Seat %1 claims a win</source>
   <translation>座位 %1 申报中奖</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>The sensor of seat %1 works</source>
   <translation>座位 %1 的感应器正常</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>call the supervisor first</source>
   <translation>请先呼叫主管</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>its %1 comes before the hands are played</source>
   <translation>进行之前先按其 %1</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>put the chip on it</source>
   <translation>请把筹码放上去</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>turn its hand button off before it folds</source>
   <translation>弃牌前先关闭其牌型按钮</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be chosen</source>
   <translation>不能选择 %1</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be read</source>
   <translation>无法读取 %1</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write a rate like 20.5 %</source>
   <translation>请写比率，如 20.5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write an amount like $7,500</source>
   <translation>请写金额，如 $7,500</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a card is awaited</source>
   <translation>等待刷卡</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a round is in play</source>
   <translation>本局进行中</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>bets are open</source>
   <translation>正在下注</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>the supervisor verifies</source>
   <translation>主管正在核实</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>wins are being paid</source>
   <translation>正在赔付</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is %2</source>
   <translation>%1 是 %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is signed in already</source>
   <translation>%1 已登录</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A Supervisor card changes the game of the table</source>
   <translation>Supervisor 卡可更换本桌游戏</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A dealer card opens the table</source>
   <translation>荷官卡可开桌</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Backing win %1 out needs %2 card</source>
   <translation>撤销中奖 %1 需要 %2 卡</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No card is asked for now</source>
   <translation>现在不需要刷卡</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No win is confirmed</source>
   <translation>没有已确认的中奖</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Setting a meter needs %1 card</source>
   <translation>设置奖池需要 %1 卡</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>That was try %1 of %2</source>
   <translation>这是第 %1/%2 次</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>The time for a card is over</source>
   <translation>刷卡时间已过</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press CONFIRM first</source>
   <translation>请先按 CONFIRM</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press TRY AGAIN first</source>
   <translation>请先按“重试”</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>verify again</source>
   <translation>请重新核实</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 does not win</source>
   <translation>%1 没有中奖</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 is no side</source>
   <translation>%1 不是一边</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Every seat has its own hand here</source>
   <translation>这里每个座位各有牌</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Seat %1 has not bet on a side that can win the progressive</source>
   <translation>座位 %1 没有投注可中累积奖的一边</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The side of %1 is not known</source>
   <translation>不知道%1投注哪一边</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The table's hand is on record</source>
   <translation>本桌牌型已记录</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player or banker</source>
   <translation>请选择 player 或 banker</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player, banker or tie</source>
   <translation>请选择 player、banker 或 tie</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>mark it first</source>
   <translation>请先标记</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>only an adjustment can change who shares it</source>
   <translation>只能通过调整更改分享者</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>touch a seat first</source>
   <translation>请先点一个座位</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>turn its hand button off before its side changes</source>
   <translation>换边前先关闭其牌型按钮</translation>
  </message>
  <message>
   <location filename="table/words.py" />
   <source>%1 and %2</source>
   <translation>%1和%2</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>%1 s left</source>
   <translation>还剩 %1 秒</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>HOLDING</source>
   <translation>继续按住</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>This card is not on the staff list</source>
   <translation>此卡不在员工名单上</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>use another one</source>
   <translation>请换一张</translation>
  </message>
  <message>
   <location filename="ui/card_key.py" />
   <source>%1 of %2</source>
   <translation>%1/%2</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>Cards on the table</source>
   <translation>台面的牌</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>They are recorded with the round and change no wager</source>
   <translation>随本局记录，不改变任何投注</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>%1 cannot leave a live table</source>
   <translation>%1 不能离开营业中的牌桌</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Chips on the sensors are not watched until then</source>
   <translation>在此之前不监视感应器上的筹码</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>EXIT</source>
   <translation>退出</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Everything that was shown is on record</source>
   <translation>显示过的内容均已记录</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Leave Dealer Assist?</source>
   <translation>退出 Dealer Assist？</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Round %1 stays as it is</source>
   <translation>第 %1 局保持不变</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Swipe a Supervisor or technician card to leave</source>
   <translation>刷 Supervisor 或技术员卡退出</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>The next start goes on exactly here</source>
   <translation>下次启动从这里继续</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>To the desktop</source>
   <translation>回到桌面</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>a Supervisor or a technician can</source>
   <translation>Supervisor 或技术员可以</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Cause a fault</source>
   <translation>制造故障</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>DEVICES</source>
   <translation>设备</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Simulated devices only</source>
   <translation>仅模拟设备</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Touch to break one, touch again to mend it</source>
   <translation>点一下损坏，再点修复</translation>
  </message>
  <message>
   <location filename="ui/game_card.py" />
   <source>Cannot be opened</source>
   <translation>无法开启</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 cannot change the game</source>
   <translation>%1 不能更换游戏</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 will stand here, closed, until a dealer opens it</source>
   <translation>%1 将在此处关闭，直到荷官开桌</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>BACK</source>
   <translation>返回</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Choose the game, then press OPEN</source>
   <translation>选择游戏，然后按“开启”</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>MORE GAMES</source>
   <translation>更多游戏</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Page %1 of %2</source>
   <translation>第 %1/%2 页</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Swipe a Supervisor card to change the game</source>
   <translation>刷 Supervisor 卡更换游戏</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>a Supervisor can</source>
   <translation>Supervisor 可以</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>BACK TO THE ROUND</source>
   <translation>返回本局</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>History of table %1</source>
   <translation>桌 %1 的历史</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>NEWER</source>
   <translation>较新</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>OLDER</source>
   <translation>较早</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>Round %1 was played by rules of another version</source>
   <translation>第 %1 局使用另一版本的规则</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The first round</source>
   <translation>第一局</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The newest</source>
   <translation>最新</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The win stands</source>
   <translation>中奖仍有效</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Key to %1</source>
   <translation>钥匙转到 %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>The key is at %1</source>
   <translation>钥匙在 %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Turn the key in its lock</source>
   <translation>请在锁中转动钥匙</translation>
  </message>
  <message>
   <location filename="ui/lock_screen.py" />
   <source>Locked</source>
   <translation>已锁定</translation>
  </message>
  <message>
   <location filename="ui/meter_box.py" />
   <source>DO NOT QUOTE</source>
   <translation>请勿报出</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Break a simulated device</source>
   <translation>损坏一个模拟设备</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CARDS</source>
   <translation>牌</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CAUSE A FAULT</source>
   <translation>制造故障</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>GAME MANAGER</source>
   <translation>GAME MANAGER</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>HISTORY</source>
   <translation>历史</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>LOCK</source>
   <translation>锁定</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>MY SHIFT</source>
   <translation>我的班次</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Of this game, in short</source>
   <translation>本游戏简要</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>PAYTABLES</source>
   <translation>赔付表</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>RULES</source>
   <translation>规则</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, step by step</source>
   <translation>各局逐步回放</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, wins, pace</source>
   <translation>局数、中奖、速度</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTINGS</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTLEMENT</source>
   <translation>结算</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Sound, hand, contrast, language</source>
   <translation>声音、左右手、对比度、语言</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Supervisor or Executive card</source>
   <translation>Supervisor 或 Executive 卡</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Touch in what lies there</source>
   <translation>点选台面上的牌</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>What each hand pays</source>
   <translation>各牌型赔付</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Who is paid what</source>
   <translation>谁得多少</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Dealer Assist</source>
   <translation>Dealer Assist</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Sheet %1 of %2</source>
   <translation>第 %1/%2 张</translation>
  </message>
  <message>
   <location filename="ui/paper_chart.py" />
   <source>%1 of %2 to %3</source>
   <translation>%1/%2 至 %3</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>The journal cannot be read now</source>
   <translation>现在无法读取日志</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>This table keeps no journal</source>
   <translation>本桌没有日志</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>look again in a moment</source>
   <translation>请稍后再看</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 left</source>
   <translation>剩余 %1</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 second</source>
   <translation>%1 秒</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 seconds</source>
   <translation>%1 秒</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>PIN of %1</source>
   <translation>%1 的 PIN</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>Type it unseen by others</source>
   <translation>输入时请勿让他人看到</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>4 to 8 digits</source>
   <translation>4 至 8 位数字</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>OK</source>
   <translation>确定</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>The card does not count</source>
   <translation>此卡不计</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>%1 locked</source>
   <translation>已锁定 %1</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>Base game, no progressive</source>
   <translation>仅主游戏，无累积奖</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>MENU</source>
   <translation>菜单</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 back</source>
   <translation>退回 %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 cards</source>
   <translation>%1张牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 has all its cards</source>
   <translation>%1 的牌已齐</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 is on the table already</source>
   <translation>%1 已在台面</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 of %2 cards</source>
   <translation>%1/%2 张牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>1 card</source>
   <translation>1 张牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A second hand</source>
   <translation>第二手牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A virtual round</source>
   <translation>虚拟局</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>CLEAR</source>
   <translation>清除</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Cards come after the game has started</source>
   <translation>开局后才能输入牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Choose a seat</source>
   <translation>请选择座位</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DEAL</source>
   <translation>发牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLE</source>
   <translation>加倍</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLED</source>
   <translation>已加倍</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Every hand has its cards</source>
   <translation>每手牌都已齐</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEAVE UP</source>
   <translation>留注</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEFT UP</source>
   <translation>留注</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No card yet</source>
   <translation>还没有牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No cards here</source>
   <translation>此处没有牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not a pair</source>
   <translation>不是对子</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not now</source>
   <translation>现在不行</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Nothing was won</source>
   <translation>没有赢</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SEAT %1</source>
   <translation>座位 %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SPLIT</source>
   <translation>分牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDER</source>
   <translation>投降</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDERED</source>
   <translation>已投降</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>The last card</source>
   <translation>最后一张牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>This place</source>
   <translation>此位置</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Touch the cards as they lie</source>
   <translation>按台面顺序点牌</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>UNDO</source>
   <translation>撤回</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>the place moves on by itself</source>
   <translation>位置自动前进</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>%1 CARDS</source>
   <translation>%1 张</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>A tie, %1 to %2</source>
   <translation>和局，%1 比 %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BOARD</source>
   <translation>公共牌</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BUST</source>
   <translation>爆牌</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Banker wins %1 to %2</source>
   <translation>Banker 胜，%1 比 %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>DEALER</source>
   <translation>庄家</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It has won</source>
   <translation>已中奖</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It wins for every progressive wager on %1</source>
   <translation>投 %1 的累积奖投注全部中奖</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>LOSES</source>
   <translation>输</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Player wins %1 to %2</source>
   <translation>Player 胜，%1 比 %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press %1</source>
   <translation>按 %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press the hand</source>
   <translation>按牌型</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>SOFT %1</source>
   <translation>软 %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Seat %1 has no winning hand</source>
   <translation>座位 %1 没有中奖牌</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards decide who won</source>
   <translation>由牌决定胜负</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards make no winning hand</source>
   <translation>牌没有中奖</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards of this seat make it</source>
   <translation>此座位的牌组成</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch another seat, or press %1</source>
   <translation>点另一座位，或按 %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch it if it has won</source>
   <translation>中奖则点选</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch seat %1</source>
   <translation>点座位 %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WINS BY %1</source>
   <translation>胜 %1 点</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 acknowledged an alert</source>
   <translation>%1 已知悉警报</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 approved the adjustment</source>
   <translation>%1 批准了调整</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 authorised %2, %3</source>
   <translation>%1 授权 %2，%3</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is not a win</source>
   <translation>%1 未中奖</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is settled</source>
   <translation>%1 已结算</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 let another game be opened</source>
   <translation>%1 允许开启其他游戏</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked in</source>
   <translation>已锁定%1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked the table</source>
   <translation>%1 锁定牌桌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 opened the table</source>
   <translation>%1 开桌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 set a meter by hand</source>
   <translation>%1 手动设置奖池</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 took over as dealer</source>
   <translation>%1 接替荷官</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 unlocked the table</source>
   <translation>%1 解锁牌桌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 verified, the values are locked</source>
   <translation>%1 已核实，数值锁定</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wager</source>
   <translation>%1个投注</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wagers</source>
   <translation>%1个投注</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 was turned off</source>
   <translation>%1 已关闭</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card is awaited again</source>
   <translation>再次等待刷卡</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card was refused</source>
   <translation>一张卡被拒</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A late chip on sensor %1 does not count</source>
   <translation>感应器 %1 上迟到的筹码不计</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A part of the screen failed</source>
   <translation>屏幕局部故障</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A trouble in dealing was noted</source>
   <translation>记录了发牌问题</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Back to the table</source>
   <translation>返回牌桌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Cards at %1</source>
   <translation>%1 的牌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>No card came in time</source>
   <translation>未及时刷卡</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Round %1 is open for bets</source>
   <translation>第 %1 局开放下注</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 claims %2</source>
   <translation>座位 %1 申报 %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 folded</source>
   <translation>座位 %1 弃牌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 has %2 on the layout</source>
   <translation>座位 %1 台面有 %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 is on %2</source>
   <translation>座位 %1 投 %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 failed</source>
   <translation>感应器 %1 故障</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 sees a chip</source>
   <translation>感应器 %1 检测到筹码</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 works again</source>
   <translation>感应器 %1 恢复正常</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The adjustment was cancelled</source>
   <translation>调整已取消</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The chip on sensor %1 is gone</source>
   <translation>感应器 %1 上的筹码已拿走</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The confirmation was cancelled</source>
   <translation>确认已取消</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The devices were tested</source>
   <translation>设备已测试</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The key was turned to %1</source>
   <translation>钥匙转到 %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The mark on sensor %1 was taken back</source>
   <translation>感应器 %1 的标记已取消</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The meters were adjusted</source>
   <translation>奖池已调整</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was not printed</source>
   <translation>中奖 %1 的单据未打印</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was printed</source>
   <translation>中奖 %1 的单据已打印</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The round was voided</source>
   <translation>本局已作废</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The supervisor was called</source>
   <translation>已呼叫主管</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was closed</source>
   <translation>已关桌</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was locked</source>
   <translation>牌桌被锁定</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The trouble in dealing is over</source>
   <translation>发牌问题已解决</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wager of sensor %1 was marked by hand</source>
   <translation>感应器 %1 的投注已手动标记</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wins are being paid</source>
   <translation>正在赔付中奖</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1 is to be backed out</source>
   <translation>中奖 %1 将被撤销</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1, %2, was backed out</source>
   <translation>中奖 %1，%2，已撤销</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>taken back</source>
   <translation>已收回</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>the round is over</source>
   <translation>本局结束</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>witness %1</source>
   <translation>见证人 %1</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 broken</source>
   <translation>%1 已损坏</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 device</source>
   <translation>%1台设备</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 devices</source>
   <translation>%1台设备</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1, SIMULATED</source>
   <translation>%1，模拟</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card is not read, once</source>
   <translation>一次刷卡读不到</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card nobody has, once</source>
   <translation>一次无人的卡</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Bytes arrive spoilt</source>
   <translation>字节损坏</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COUNTER</source>
   <translation>计数器</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COVER OPEN</source>
   <translation>盖子打开</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card reader</source>
   <translation>读卡器</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card shoe</source>
   <translation>牌靴</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DEAD</source>
   <translation>死机</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DIRTY</source>
   <translation>脏污</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DOUBLE BYTES</source>
   <translation>重复字节</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Every device works</source>
   <translation>所有设备正常</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>FLICKER</source>
   <translation>闪断</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>HALF A CARD</source>
   <translation>半张卡</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers nothing</source>
   <translation>没有响应</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers too late</source>
   <translation>响应太慢</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It flickers, once</source>
   <translation>闪断一次</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It restarts, once</source>
   <translation>重启一次</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it has no power</source>
   <translation>报告没电</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is dirty</source>
   <translation>报告脏污</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is stuck</source>
   <translation>报告卡住</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Its counter stands still</source>
   <translation>计数器停住</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>JAM</source>
   <translation>卡纸</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Key switch</source>
   <translation>钥匙开关</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>LOST BYTES</source>
   <translation>丢失字节</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MEND ALL</source>
   <translation>全部修复</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MISREAD</source>
   <translation>误读</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO PAPER</source>
   <translation>缺纸</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO POWER</source>
   <translation>没电</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOISE</source>
   <translation>干扰</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOT READ</source>
   <translation>未读</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Nothing is printed</source>
   <translation>什么也不打印</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>PAPER LOW</source>
   <translation>纸将用完</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Printer</source>
   <translation>打印机</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>RESTART</source>
   <translation>重启</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>SLOW</source>
   <translation>缓慢</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STRANGER</source>
   <translation>陌生卡</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STUCK</source>
   <translation>卡住</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line</source>
   <translation>感应器线路</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line B</source>
   <translation>感应器线路 B</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes arrive twice</source>
   <translation>部分字节重复</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes never arrive</source>
   <translation>部分字节丢失</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>TWICE</source>
   <translation>两次</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The cable is pulled</source>
   <translation>线缆被拔</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The next slip sticks</source>
   <translation>下一张单据卡住</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is at its end</source>
   <translation>纸卷用完</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is nearly used up</source>
   <translation>纸卷将用完</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The same card comes twice</source>
   <translation>同一张卡两次</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The swipe breaks off, once</source>
   <translation>刷卡中断一次</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Touch again to mend</source>
   <translation>再点修复</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>UNPLUGGED</source>
   <translation>已拔线</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Works</source>
   <translation>正常</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>A and B</source>
   <translation>A 和 B</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BASE GAME ONLY</source>
   <translation>仅主游戏</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BET %1</source>
   <translation>投注 %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETS OPEN</source>
   <translation>开放下注</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETTING</source>
   <translation>下注中</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CHECK SENSOR</source>
   <translation>检查感应器</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CLEAN SENSOR</source>
   <translation>清洁感应器</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Chip %1</source>
   <translation>筹码 %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>EMPTY</source>
   <translation>空位</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>ENVY %1</source>
   <translation>ENVY %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FAULT</source>
   <translation>故障</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FOLDED</source>
   <translation>已弃牌</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>IN PLAY</source>
   <translation>进行中</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LATE CHIP</source>
   <translation>迟到筹码</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LIFT CHIP</source>
   <translation>拿起筹码</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOCKED</source>
   <translation>已锁定</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOST</source>
   <translation>失联</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>MARKED</source>
   <translation>已标记</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NO BET</source>
   <translation>无投注</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NOT IN PLAY</source>
   <translation>不在局中</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAUSED</source>
   <translation>暂停</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAY RIGHT TO LEFT</source>
   <translation>从右到左赔付</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>RESET</source>
   <translation>已重启</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Seats open after %1</source>
   <translation>座位在 %1 后可用</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE CLOSED</source>
   <translation>本桌已关闭</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HALTED</source>
   <translation>本桌已停</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HELD WHILE KEY IS AT JPH</source>
   <translation>钥匙在 JPH，牌桌暂停</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>%1 on table %2 is chosen</source>
   <translation>已选桌 %2 的 %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Choose a game first</source>
   <translation>请先选择游戏</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Chosen</source>
   <translation>已选</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>It stands here already</source>
   <translation>已在此处</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>KEEP %1</source>
   <translation>保留 %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Limits</source>
   <translation>限额</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meter %1</source>
   <translation>奖池 %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meters %1 and %2 more</source>
   <translation>奖池 %1 等，另 %2 个</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>No sensor on this game</source>
   <translation>此游戏没有感应器</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN</source>
   <translation>开启</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN %1</source>
   <translation>开启 %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at %1 and %2 more</source>
   <translation>从 %1 开启，另 %2 个</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at seed %1</source>
   <translation>从起始值 %1 开启</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Paytables</source>
   <translation>赔付表</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Progressive</source>
   <translation>累积奖</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Stands here now</source>
   <translation>现在此处</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Table %1, with a Supervisor card</source>
   <translation>桌 %1，需 Supervisor 卡</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap a table to choose it</source>
   <translation>点选一张桌</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap to choose</source>
   <translation>点选</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Dealer</source>
   <translation>荷官</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Ended</source>
   <translation>结束</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>How it ended</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>In play now</source>
   <translation>进行中</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK</source>
   <translation>查看</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK AT ROUND %1</source>
   <translation>查看第 %1 局</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>No round is on record yet</source>
   <translation>还没有已记录的局</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Open for bets</source>
   <translation>开放下注</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Opened</source>
   <translation>开始</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Progressive wagers</source>
   <translation>累积奖投注</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round</source>
   <translation>局</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round %1</source>
   <translation>第 %1 局</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Rounds %1 to %2, %3</source>
   <translation>第 %1 至 %2 局，%3</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Table closed</source>
   <translation>已关桌</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Voided</source>
   <translation>已作废</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Wins</source>
   <translation>中奖</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Won</source>
   <translation>已赢</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked by %1 since %2</source>
   <translation>%1 于 %2 锁定</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked since %1</source>
   <translation>自 %1 锁定</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe a staff card to unlock</source>
   <translation>刷员工卡解锁</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1 or a Supervisor</source>
   <translation>刷 %1 或 Supervisor 的卡</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1, a relief dealer or a Supervisor</source>
   <translation>刷 %1、接替荷官或 Supervisor 的卡</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>A card opens it again</source>
   <translation>刷卡可重新打开</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Another game at this table</source>
   <translation>本桌换其他游戏</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>BACK OUT A WIN</source>
   <translation>撤销中奖</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Between rounds only</source>
   <translation>只能在两局之间</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Cards, shuffler</source>
   <translation>牌、洗牌机</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Close the table first</source>
   <translation>请先关桌</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>GAMES</source>
   <translation>游戏</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>IRREGULARITY</source>
   <translation>异常</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Look up</source>
   <translation>查阅</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Menu</source>
   <translation>菜单</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>No win in this round</source>
   <translation>本局没有中奖</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Notes the closing meters</source>
   <translation>记录关桌奖池</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Table %1, %2</source>
   <translation>桌 %1，%2</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>The round stays on record</source>
   <translation>本局保留记录</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This kiosk</source>
   <translation>本终端</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This round</source>
   <translation>本局</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Two cards, a reason</source>
   <translation>两张卡，一个原因</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Set a meter</source>
   <translation>设置奖池</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>The meter stays</source>
   <translation>奖池不变</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Two different people's cards</source>
   <translation>两个不同人的卡</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Until both cards are swiped the meter stays as it is</source>
   <translation>刷完两张卡之前奖池不变</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>%1 pays %2%</source>
   <translation>%1 赔 %2%</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Last recorded value</source>
   <translation>最后记录值</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter</source>
   <translation>奖池</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live</source>
   <translation>奖池未更新</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live, do not quote</source>
   <translation>奖池未更新，请勿报出</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Opens with the table</source>
   <translation>随牌桌开启</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Pending until a card is swiped</source>
   <translation>等待刷卡</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>When the key is back at RUN</source>
   <translation>钥匙转回 RUN 后</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>%1 The kiosk keeps trying by itself</source>
   <translation>%1终端会自动重试</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Also</source>
   <translation>另外</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician to %1</source>
   <translation>叫技术员到%1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician, then restart it</source>
   <translation>请叫技术员，然后重新启动</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Cards are not read</source>
   <translation>读不到牌</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable and the paper</source>
   <translation>请检查线缆和纸张</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the plug at %1, then test %2</source>
   <translation>检查%1的插头，然后测试%2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors B are not seen</source>
   <translation>看不到感应器 B 上的筹码</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors are not seen</source>
   <translation>看不到感应器上的筹码</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Lift the chip at %1, then test %2</source>
   <translation>拿起%1的筹码，然后测试%2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Looking at it again</source>
   <translation>正在重新检查</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>No card can be read</source>
   <translation>无法读卡</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Not recording</source>
   <translation>未在记录</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Press the hands yourself</source>
   <translation>请自行按牌型</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 %2</source>
   <translation>感应器 %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and a chip is on it</source>
   <translation>感应器 %1 正常，上面有筹码</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and no chip is on it</source>
   <translation>感应器 %1 正常，上面没有筹码</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors</source>
   <translation>感应器</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors %1 %2</source>
   <translation>感应器 %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors B</source>
   <translation>感应器 B</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Slips wait</source>
   <translation>单据等待打印</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>TEST SENSOR %1</source>
   <translation>测试感应器 %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Test %1 at %2 before it is trusted again</source>
   <translation>重新使用前请测试%2的%1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Tested, and still %1</source>
   <translation>已测试，仍然%1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The answer comes in a moment</source>
   <translation>稍候即有结果</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The key is not seen</source>
   <translation>看不到钥匙</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Wipe the sensor at %1, then test %2</source>
   <translation>擦拭%1，然后测试%2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>base game only</source>
   <translation>仅主游戏</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>no answer</source>
   <translation>没有响应</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>not answering</source>
   <translation>没有响应</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>nothing has happened</source>
   <translation>什么也没发生</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>out of order</source>
   <translation>失效</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>seats %1</source>
   <translation>座位 %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>stuck on</source>
   <translation>卡住</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>without power</source>
   <translation>没电</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 %2 to %3</source>
   <translation>%1 %2 至 %3</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 for %2</source>
   <translation>%2 的 %1</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>None</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 is ON</source>
   <translation>%1 已打开</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 · %2 wager</source>
   <translation>%1 · 投注 %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of %2</source>
   <translation>%2 的 %1%</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of meter</source>
   <translation>奖池的 %1%</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1%, split %2 ways</source>
   <translation>%1%，%2 家分</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Any card</source>
   <translation>任意卡</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Envy %1</source>
   <translation>Envy %1</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Hand buttons</source>
   <translation>牌型按钮</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Swipe a dealer card</source>
   <translation>刷荷官卡</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Table hand</source>
   <translation>本桌牌型</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Wager %1 locked</source>
   <translation>投注 %1 已锁定</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>What does not work</source>
   <translation>故障项目</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Which hand?</source>
   <translation>哪种牌型？</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>at the reader</source>
   <translation>在读卡器上</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press again to turn it off</source>
   <translation>再按一次关闭</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press the winning hand</source>
   <translation>按中奖牌型</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>tap one to swipe it</source>
   <translation>点一张即刷卡</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>the cards make %1</source>
   <translation>牌是 %1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 hands</source>
   <translation>%1 手牌</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays for %2 hands</source>
   <translation>%2 手时 %1 的赔付</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays to 1</source>
   <translation>%1 赔率比 1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>4 cards</source>
   <translation>4 张</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>5 cards</source>
   <translation>5 张</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>6 cards</source>
   <translation>6 张</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Both 10 to A</source>
   <translation>两张都是 10 到 A</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>DEALER PLAYS</source>
   <translation>庄家用牌</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Next card 2 to 9</source>
   <translation>下一张 2 到 9</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Up card 2 to 9</source>
   <translation>明牌 2 到 9</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, %2 wager</source>
   <translation>%1，投注 %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, envy %2</source>
   <translation>%1，Envy %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, to 1, by the number of hands, the dealer's counted</source>
   <translation>%1，赔率对 1，按手数（含庄家）</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Hands</source>
   <translation>手数</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Paytables of %1</source>
   <translation>%1 的赔付表</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Table %1, as they are in force now</source>
   <translation>桌 %1，现行</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>All hands of this round are void</source>
   <translation>本局所有牌作废</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>CLOSE THE LIST</source>
   <translation>关闭清单</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Close the list</source>
   <translation>关闭清单</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Counted again? Then the round goes on</source>
   <translation>重新数过？那么本局继续</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>DONE</source>
   <translation>完成</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Does it run again?</source>
   <translation>恢复运行了吗？</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>IT WAS RIGHT</source>
   <translation>没有错</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Step %1 of %2 with the shuffler</source>
   <translation>洗牌机第 %1/%2 步</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Was the number right after all?</source>
   <translation>牌数其实没错？</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>every wager goes back, and the cards are reshuffled</source>
   <translation>退回所有投注并重新洗牌</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>what was done so far stays on record</source>
   <translation>已做的步骤保留记录</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 player</source>
   <translation>%1位玩家</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 players</source>
   <translation>%1位玩家</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Confirmed</source>
   <translation>已确认</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Envy, %1</source>
   <translation>Envy，%1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Envy, %1 %2</source>
   <translation>Envy，%1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>From the tray</source>
   <translation>从筹码盘</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>From the tray, end of the round</source>
   <translation>从筹码盘，本局结束时</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>House procedure for meter pays</source>
   <translation>按奖池赔付程序</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Last</source>
   <translation>最后</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meter adjusted</source>
   <translation>奖池已调整</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meters adjusted</source>
   <translation>奖池已调整</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>NOW PAY, RIGHT TO LEFT</source>
   <translation>现在赔付，从右到左</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PAY SEAT %1</source>
   <translation>赔付座位 %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PRINT AGAIN</source>
   <translation>重新打印</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Paid from the tray, the meter stays %1</source>
   <translation>从筹码盘赔付，奖池仍为 %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Recorded</source>
   <translation>已记录</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Seat %1, %2</source>
   <translation>座位 %1，%2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table</source>
   <translation>桌</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table %1, round %2</source>
   <translation>桌 %1，第 %2 局</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Time</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Win recorded</source>
   <translation>中奖已记录</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Wins recorded</source>
   <translation>中奖已记录</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>tray</source>
   <translation>筹码盘</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>As it stood then</source>
   <translation>当时情况</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>BACK TO LIST</source>
   <translation>返回列表</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Backed out already</source>
   <translation>已撤销</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>First step</source>
   <translation>第一步</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Last step</source>
   <translation>最后一步</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Nothing here is live</source>
   <translation>此处均非实时</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Round %1, step %2 of %3, at %4</source>
   <translation>第 %1 局，第 %2/%3 步，%4</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP BACK</source>
   <translation>上一步</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP ON</source>
   <translation>下一步</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Set-up changed since</source>
   <translation>配置已更改</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on sensor %2 before %3</source>
   <translation>%3 之前在感应器 %2 放 %1</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on the sensor before %2</source>
   <translation>%2 之前在感应器放 %1</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A chip that comes after %1 is late</source>
   <translation>%1 之后的筹码算迟到</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A share of the meter is one prize</source>
   <translation>奖池的一份是一个奖</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A win needs a card</source>
   <translation>中奖须刷卡</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DEALING</source>
   <translation>发牌</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DECISIONS</source>
   <translation>决定</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Envy goes to every other seat with the wager, never to the winner</source>
   <translation>Envy 付给其他有投注的座位，不付给中奖者</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Nothing is paid before it is on record</source>
   <translation>未记录之前不赔付</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PAYMENT</source>
   <translation>赔付</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PROGRESSIVE</source>
   <translation>累积奖</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>THIS TABLE</source>
   <translation>本桌</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The amount never grows, and each winner gets all of it</source>
   <translation>金额不累积，每位中奖者各得全额</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip is taken after the start</source>
   <translation>开始后收走筹码</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip stays on its spot after the start</source>
   <translation>开始后筹码留在原位</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The shoe holds %1 decks</source>
   <translation>牌靴有 %1 副牌</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WAGERS</source>
   <translation>投注</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WHAT BEATS WHAT</source>
   <translation>牌型大小</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>all who win it divide it equally</source>
   <translation>所有中奖者平分</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>it never counts</source>
   <translation>不计算</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the button says which</source>
   <translation>按钮上有标明</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the lamp keeps the wager</source>
   <translation>灯保留投注</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Applies at once</source>
   <translation>立即生效</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Brightness</source>
   <translation>亮度</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>DAY</source>
   <translation>白天</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Every sound is also to be seen</source>
   <translation>每个声音都有画面提示</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>FAULT SOUND</source>
   <translation>故障声音</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Full again while something is at fault</source>
   <translation>有故障时恢复全亮</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>HIGH CONTRAST</source>
   <translation>高对比度</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Hand and eye</source>
   <translation>手与眼</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Kept for %1, at every sign-in</source>
   <translation>为 %1 保存，每次登录生效</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>LEFT-HANDED</source>
   <translation>左手模式</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>NIGHT</source>
   <translation>夜间</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Off</source>
   <translation>关</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>On</source>
   <translation>开</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>REDUCE MOTION</source>
   <translation>减少动画</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>SOUND OFF</source>
   <translation>静音</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Seats never change sides</source>
   <translation>座位位置不变</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Sound</source>
   <translation>声音</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Words printed on the felt stay as they are</source>
   <translation>台面印刷文字保持不变</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>these settings are the kiosk's own</source>
   <translation>这些是终端本身的设置</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Not claimed</source>
   <translation>未申报</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>PUSH</source>
   <translation>平</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Take %1</source>
   <translation>收 %1</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>There is nothing to pay yet</source>
   <translation>还没有可赔付的</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>WINS</source>
   <translation>赢</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>No progressive at this table</source>
   <translation>本桌没有累积奖</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>nobody wins it</source>
   <translation>没有人中奖</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>pay by the layout, then %1</source>
   <translation>按台面赔付，再按 %1</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for every locked %1 bet</source>
   <translation>每个已锁定的 %1 投注都中奖</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for the locked %1 bet of seat %2</source>
   <translation>座位 %2 已锁定的 %1 投注中奖</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>%1 steps, one by one</source>
   <translation>%1 步，逐步进行</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>All wagers go back to the players</source>
   <translation>所有投注退还玩家</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>In play, before a win is recorded</source>
   <translation>进行中，记录中奖之前</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It counts as if its sensor had seen it, and is recorded as marked by hand</source>
   <translation>视同感应器已检测，并记录为手动标记</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is noted at once, and the screen leads through it</source>
   <translation>立即记录，屏幕逐步引导</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is recorded with the checklist</source>
   <translation>随清单记录</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SEAT %1, %2</source>
   <translation>座位 %1，%2</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SENSOR %1</source>
   <translation>感应器 %1</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SHUFFLER</source>
   <translation>洗牌机</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The prize goes back on its meter, exactly</source>
   <translation>奖金原数退回奖池</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The round goes on</source>
   <translation>本局继续</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Two people's cards are needed</source>
   <translation>需要两个人的卡</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>WRONG NUMBER OF CARDS</source>
   <translation>牌数不对</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>What went wrong?</source>
   <translation>出了什么问题？</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which wager of seat %1?</source>
   <translation>座位 %1 的哪个投注？</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which win was wrong?</source>
   <translation>哪个中奖有误？</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is this round void?</source>
   <translation>本局为何作废？</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is win %1 backed out?</source>
   <translation>中奖 %1 为何撤销？</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>seed and reserve come off again</source>
   <translation>起始值和储备同时扣回</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>this round's contributions come off the meter</source>
   <translation>本局累积从奖池扣除</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>until then it stands</source>
   <translation>在此之前仍有效</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>%1, signed in since %2</source>
   <translation>%1，%2 登录</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Authorised by a card or the key</source>
   <translation>由卡或钥匙授权</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Each with its reason on record</source>
   <translation>每局均记录原因</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Ended rounds only</source>
   <translation>仅已结束的局</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Envy is not in it</source>
   <translation>不含 Envy</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Late chips</source>
   <translation>迟到筹码</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Refused cards</source>
   <translation>被拒的卡</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds</source>
   <translation>局数</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds an hour</source>
   <translation>每小时局数</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Seen after the start, not counted</source>
   <translation>开始后检测到，不计</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Signed in for</source>
   <translation>登录时长</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since %1</source>
   <translation>自 %1</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since you signed in</source>
   <translation>自登录起</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Swipe a dealer card to begin a shift</source>
   <translation>刷荷官卡开始班次</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>There is no record of this shift to read</source>
   <translation>没有本班次的记录</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Unknown or not enough</source>
   <translation>未知或权限不够</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Voided rounds</source>
   <translation>作废局数</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Won in all</source>
   <translation>中奖总额</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>It decides whose progressive wager a winning hand pays</source>
   <translation>它决定中奖牌赔付哪个累积奖投注</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>Which side is seat %1 on?</source>
   <translation>座位 %1 投哪一边？</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>%1  ·  ALL ELSE IS REAL</source>
   <translation>%1  ·  其他均为真实</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED</source>
   <translation>模拟</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
   <translation>模拟设备  ·  没有真实的感应器、奖池或金钱</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>%1 of %2 items are well</source>
   <translation>%2 项中 %1 项正常</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>All %1 items are well</source>
   <translation>%1 项全部正常</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Answers</source>
   <translation>响应正常</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>CHOOSE ANOTHER GAME</source>
   <translation>选择其他游戏</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Closed after round %1</source>
   <translation>第 %1 局后关桌</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>First opening</source>
   <translation>首次开桌</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meter recorded</source>
   <translation>记录开桌奖池</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meters recorded</source>
   <translation>记录开桌奖池</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed</source>
   <translation>已恢复</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed round %1 where it stopped</source>
   <translation>从中断处继续第 %1 局</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Self-check</source>
   <translation>自检</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Simulated</source>
   <translation>模拟</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>With a Supervisor card</source>
   <translation>用 Supervisor 卡</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meter recorded</source>
   <translation>关桌奖池已记录</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meters recorded</source>
   <translation>关桌奖池已记录</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meter starts at %1</source>
   <translation>奖池从 %1 开始</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meters start at their seeds</source>
   <translation>奖池从起始值开始</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the table can be opened</source>
   <translation>可以开桌</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 card</source>
   <translation>%1 卡</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 confirmed</source>
   <translation>%1已确认</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 locked at %2</source>
   <translation>%1 于 %2 锁定</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 needs %2</source>
   <translation>%1 需要 %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 no envy</source>
   <translation>%1 Envy</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 pays %2</source>
   <translation>%1 赔 %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, from the tray</source>
   <translation>%1，从筹码盘</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, off the meter</source>
   <translation>%1，从奖池</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, reseeds to %2</source>
   <translation>%1，重置为 %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor card is not enough for this level</source>
   <translation>此级别 Supervisor 卡不够</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor or an Executive card</source>
   <translation>Supervisor 或 Executive 卡</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Back out a win</source>
   <translation>撤销中奖</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>CONFIRM %1</source>
   <translation>CONFIRM %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not accepted</source>
   <translation>卡未被接受</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not read</source>
   <translation>未读到卡</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not recognized</source>
   <translation>无法识别此卡</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check</source>
   <translation>检查</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check its cable</source>
   <translation>请检查线缆</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Claims stay on</source>
   <translation>申报保留</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Envy pays</source>
   <translation>Envy 赔付</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seat %1</source>
   <translation>来自座位 %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seats %1</source>
   <translation>来自座位 %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From the tray, at the end of the round</source>
   <translation>从筹码盘，本局结束时</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No card in %1 seconds</source>
   <translation>%1 秒内没有刷卡</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No other seat has a progressive wager</source>
   <translation>其他座位没有累积奖投注</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded</source>
   <translation>不作记录</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded yet</source>
   <translation>尚未记录</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Off the meter</source>
   <translation>从奖池</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>One %1 swipe records %2 and adjusts the meter</source>
   <translation>刷一次 %1 卡即记录%2并调整奖池</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Opens the reader for %1 s</source>
   <translation>读卡器开启 %1 秒</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
   <translation>按此顺序赔付，从右到左</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Pay</source>
   <translation>赔付</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Seat</source>
   <translation>座位</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe it again, evenly and all the way</source>
   <translation>请再刷一次，匀速刷到底</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe to record</source>
   <translation>刷卡记录</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The card reader does not answer</source>
   <translation>读卡器没有响应</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claim on seat %1 stays on</source>
   <translation>座位 %1 的申报保留</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claims on seats %1 stay on</source>
   <translation>座位 %1 的申报保留</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Then swipe %1 card</source>
   <translation>然后刷 %1 卡</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>These hands pay</source>
   <translation>这些牌型没有</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>This hand pays</source>
   <translation>此牌型没有</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Try %1 of %2</source>
   <translation>第 %1/%2 次</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Until both cards are swiped the win stands</source>
   <translation>刷完两张卡之前中奖仍有效</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Verify %1</source>
   <translation>核实%1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Win %1, %2</source>
   <translation>中奖 %1，%2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>all %1 wins</source>
   <translation>全部%1个中奖</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>both wins</source>
   <translation>两个中奖</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>cards face up on the layout, hand read aloud, right seat</source>
   <translation>牌面朝上，念出牌型，座位无误</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>it is tried again by itself</source>
   <translation>会自动重试</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>not enough</source>
   <translation>权限不够</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>this win</source>
   <translation>此中奖</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>to pay</source>
   <translation>赔付</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1 lost</source>
   <translation>%1失联</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1, %2 sensors</source>
   <translation>%1，%2个感应器</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Devices OK</source>
   <translation>设备正常</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Give progressive chips back</source>
   <translation>退回累积奖筹码</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Journal OK</source>
   <translation>日志正常</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Progressive paused</source>
   <translation>累积奖暂停</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>SUPERVISOR KEY</source>
   <translation>主管钥匙</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Start the base game</source>
   <translation>开始主游戏</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>TABLE %1</source>
   <translation>桌 %1</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Table halted</source>
   <translation>本桌已停</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>restart it</source>
   <translation>请重新启动</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>A technician does it at the command line</source>
   <translation>由技术员在命令行完成</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>Hold</source>
   <translation>按住</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>RESTORE</source>
   <translation>恢复</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>The table cannot be opened</source>
   <translation>无法开桌</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>When it is mended</source>
   <translation>修复后</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>goes on from %1 events</source>
   <translation>从 %1 条记录继续</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>%1 MORE</source>
   <translation>另 %1</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>ENTIRE WAGER</source>
   <translation>全部投注</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>SIDE NOT MARKED</source>
   <translation>未标记投注边</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>%1 × %2, it does not tell its size in mm</source>
   <translation>%1 × %2，未提供毫米尺寸</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>A screen %1 mm wide would make every one %2 mm</source>
   <translation>屏宽 %1 毫米时按钮为 %2 毫米</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Main buttons %1 mm, the smallest %2 mm</source>
   <translation>主按钮 %1 毫米，最小 %2 毫米</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Screen</source>
   <translation>屏幕</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>%1 to %2 of %3</source>
   <translation>第 %1 至 %2，共 %3</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>First page</source>
   <translation>第一页</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Last page</source>
   <translation>最后一页</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>NEXT</source>
   <translation>下一页</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Nothing here</source>
   <translation>这里没有内容</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>PREVIOUS</source>
   <translation>上一页</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>Rules of %1</source>
   <translation>%1 的规则</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>What each hand pays is under PAYTABLES in the menu</source>
   <translation>各牌型赔付见菜单的“赔付表”</translation>
  </message>
  <message>
   <location filename="ui/settings_page.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>ENVY, LAST</source>
   <translation>ENVY 最后</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>PAY</source>
   <translation>赔付</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Pay in this order, right to left</source>
   <translation>按此顺序赔付，从右到左</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>SEAT</source>
   <translation>座位</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Settlement</source>
   <translation>结算</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Until then, pay by the layout</source>
   <translation>在此之前，按台面赔付</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>envy last</source>
   <translation>Envy 最后</translation>
  </message>
  <message>
   <location filename="ui/shift_page.py" />
   <source>My shift</source>
   <translation>我的班次</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Swipe card</source>
   <translation>刷卡</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Verify</source>
   <translation>核实</translation>
  </message>
  <message>
   <location filename="ui/swipe_page.py" />
   <source>Simulated cards</source>
   <translation>模拟卡</translation>
  </message>
  <message>
   <location filename="ui/win_row.py" />
   <source>NOT
A WIN</source>
   <translation>未中奖</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 is not a Dealer Assist journal or its beginning is damaged</source>
   <translation>%1 不是 Dealer Assist 日志或其开头已损坏</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of clubs</source>
   <translation>梅花 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of diamonds</source>
   <translation>方块 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of hearts</source>
   <translation>红心 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of spades</source>
   <translation>黑桃 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1% of the meter</source>
   <translation>奖池的 %1%</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>1st</source>
   <translation>第1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>2nd</source>
   <translation>第2</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>3rd</source>
   <translation>第3</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>4th</source>
   <translation>第4</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>5th</source>
   <translation>第5</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>6th</source>
   <translation>第6</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>7th</source>
   <translation>第7</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office closed</source>
   <translation>后台已关闭</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office opened</source>
   <translation>后台已打开</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Dealer %1</source>
   <translation>荷官 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>ERASE</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Executive %1</source>
   <translation>Executive %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Game change asked</source>
   <translation>已请求更换游戏</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>If that is lost for good, 'dealer-assist journal restore --data %1' goes on without it</source>
   <translation>若已彻底丢失，'dealer-assist journal restore --data %1' 可在没有它的情况下继续</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Meter set asked</source>
   <translation>已请求设置奖池</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Progressive meter</source>
   <translation>累积奖池</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting proposed</source>
   <translation>已提议设置</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting withdrawn</source>
   <translation>已撤回设置</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Settings applied</source>
   <translation>设置已生效</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Supervisor %1</source>
   <translation>Supervisor %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician</source>
   <translation>技术员</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician %1</source>
   <translation>技术员 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set back by %1 minutes</source>
   <translation>时钟被拨慢 %1 分钟</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set forward by %1 minutes</source>
   <translation>时钟被拨快 %1 分钟</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The journal %1 ends at event %2, and what was recorded up to event %3 is missing</source>
   <translation>日志 %1 止于事件 %2，缺少直至事件 %3 的记录</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Try again when it is put back, or call a technician</source>
   <translation>放回后请重试，或叫技术员</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Unknown %1</source>
   <translation>未知 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Dealer</source>
   <translation>荷官</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a SUPERVISOR</source>
   <translation>SUPERVISOR</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Supervisor</source>
   <translation>Supervisor</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Technician</source>
   <translation>技术员</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>an EXECUTIVE</source>
   <translation>EXECUTIVE</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>an Executive</source>
   <translation>Executive</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>approved rules</source>
   <translation>批准的规则</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>clubs</source>
   <translation>梅花</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>diamonds</source>
   <translation>方块</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>each</source>
   <translation>每个</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>hearts</source>
   <translation>红心</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>it</source>
   <translation>感应器</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>move it away and put back a backup, or choose another data folder</source>
   <translation>请移走它并放回备份，或选择其他数据文件夹</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>push</source>
   <translation>平</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>put %1 back beside it</source>
   <translation>请将 %1 放回其旁</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seat %1</source>
   <translation>座位 %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seed</source>
   <translation>起始值</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>spades</source>
   <translation>黑桃</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the base game</source>
   <translation>基础游戏</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the events up to %1 are missing</source>
   <translation>缺少直至 %1 的事件</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head does not fit the last event</source>
   <translation>末端与最后事件不符</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head was not made with this journal's key</source>
   <translation>末端不是用本日志密钥生成的</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the journal %1 was moved, replaced or deleted while it was open</source>
   <translation>日志 %1 在打开时被移动、替换或删除</translation>
  </message>
  <message>
   <location filename="" />
   <source>Game</source>
   <translation type="vanished">游戏</translation>
  </message>
  <message>
   <location filename="" />
   <source>Kept for the dealer</source>
   <translation type="vanished">为荷官保存</translation>
  </message>
  <message>
   <location filename="" />
   <source>Kept for the dealer who is signed in</source>
   <translation type="vanished">为已登录的荷官保存</translation>
  </message>
  <message>
   <location filename="" />
   <source>The %1 meter shows %2 already</source>
   <translation type="vanished">奖池 %1 已是 %2</translation>
  </message>
  <message>
   <location filename="" />
   <source>The %1 meter shows %2, more than the cap of %3</source>
   <translation type="vanished">奖池 %1 为 %2，超过上限 %3</translation>
  </message>
  <message>
   <location filename="" />
   <source>The next slip sticks half way</source>
   <translation type="vanished">下一张单据卡住</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>%1 slip</source>
   <translation type="vanished">%1张单据</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>%1 slips</source>
   <translation type="vanished">%1张单据</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1, %2</source>
   <translation type="vanished">第%1份，%2</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>The key is in JPH</source>
   <translation type="vanished">钥匙在 JPH</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 has %2 at most</source>
   <translation type="vanished">%1 最多 %2</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1</source>
   <translation type="vanished">%1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>sensor %1</source>
   <translation type="vanished">感应器 %1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 a Supervisor or an Executive</source>
   <translation type="vanished">%1 Supervisor 或 Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by</source>
   <translation type="vanished">更改设置需要</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is opened by</source>
   <translation type="vanished">打开后台需要</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>a rate like 20.5 %</source>
   <translation type="vanished">比率，如 20.5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>an amount like $7,500</source>
   <translation type="vanished">金额，如 $7,500</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write %1</source>
   <translation type="vanished">请写 %1</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>%1 cannot be written</source>
   <translation type="vanished">无法写入 %1</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Kind</source>
   <translation type="vanished">类别</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>NOTED</source>
   <translation type="vanished">知道了</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Nothing needs attention</source>
   <translation type="vanished">没有需要处理的事</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Since</source>
   <translation type="vanished">自</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Take note of %1</source>
   <translation type="vanished">已知悉 %1</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>What happened</source>
   <translation type="vanished">发生了什么</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>FLOP</source>
   <translation type="vanished">FLOP</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>RIVER</source>
   <translation type="vanished">RIVER</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>TIE</source>
   <translation type="vanished">和</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>TURN</source>
   <translation type="vanished">TURN</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch where it has won</source>
   <translation type="vanished">点选中奖处</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WON</source>
   <translation type="vanished">胜</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at their seeds, %1 and %2 more</source>
   <translation type="vanished">从起始值开启，%1 等，另 %2 个</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at its seed, %1</source>
   <translation type="vanished">从起始值 %1 开启</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Paid out</source>
   <translation type="vanished">已赔付</translation>
  </message>
  <message>
   <location filename="ui/present/meters_office.py" />
   <source>Hand</source>
   <translation type="vanished">牌型</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable</source>
   <translation type="vanished">请检查线缆</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>pay by the layout, then END GAME</source>
   <translation type="vanished">按台面赔付，再按 END GAME</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>History, do not quote</source>
   <translation type="vanished">历史，请勿报出</translation>
  </message>
  <message>
   <location filename="ui/present/reports_office.py" />
   <source>Level</source>
   <translation type="vanished">级别</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>DRAGON</source>
   <translation type="vanished">DRAGON</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>In our own words</source>
   <translation type="vanished">用我们的话</translation>
  </message>
 </context>
</TS>
