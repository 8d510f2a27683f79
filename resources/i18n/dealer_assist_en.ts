<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
 <context>
  <name>dealer_assist</name>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 did not answer</source>
   <translation>Sensor %1 did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 restarted by itself</source>
   <translation>Sensor %1 restarted by itself</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was dirty</source>
   <translation>Sensor %1 was dirty</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was out of order</source>
   <translation>Sensor %1 was out of order</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was stuck on</source>
   <translation>Sensor %1 was stuck on</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was without power</source>
   <translation>Sensor %1 was without power</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensors B did not answer</source>
   <translation>Sensors B did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card reader did not answer</source>
   <translation>The card reader did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card shoe did not answer</source>
   <translation>The card shoe did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The device %1 did not answer</source>
   <translation>The device %1 did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The key switch did not answer</source>
   <translation>The key switch did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer did not answer</source>
   <translation>The printer did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer ran out of paper</source>
   <translation>The printer ran out of paper</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The sensors did not answer</source>
   <translation>The sensors did not answer</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>call a technician</source>
   <translation>call a technician</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>cards were not read</source>
   <translation>cards were not read</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check it</source>
   <translation>check it</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check its plug and test it</source>
   <translation>check its plug and test it</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable</source>
   <translation>check the cable</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable and the power</source>
   <translation>check the cable and the power</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>chips on them were not seen</source>
   <translation>chips on them were not seen</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager</source>
   <translation>it took no wager</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager until tested</source>
   <translation>it took no wager until tested</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>lift the chip and test it</source>
   <translation>lift the chip and test it</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>load it</source>
   <translation>load it</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>no card could be read</source>
   <translation>no card could be read</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>slips had to wait</source>
   <translation>slips had to wait</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>the key was not seen</source>
   <translation>the key was not seen</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>wipe it and test it</source>
   <translation>wipe it and test it</translation>
  </message>
  <message>
   <location filename="desk/beside.py" />
   <source>beside the table</source>
   <translation>beside the table</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The cards of seat %1 are not known yet</source>
   <translation>The cards of seat %1 are not known yet</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The dealer's hand is not played out yet</source>
   <translation>The dealer's hand is not played out yet</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>%1's card was withdrawn</source>
   <translation>%1's card was withdrawn</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Nobody is on the staff list</source>
   <translation>Nobody is on the staff list</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>This is not %1's PIN</source>
   <translation>This is not %1's PIN</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Too many wrong PINs for %1</source>
   <translation>Too many wrong PINs for %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>enrol the first two with 'dealer-assist staff enrol'</source>
   <translation>enrol the first two with 'dealer-assist staff enrol'</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again</source>
   <translation>try again</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again at %1</source>
   <translation>try again at %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>use another</source>
   <translation>use another</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>No PIN was entered in %1 seconds</source>
   <translation>No PIN was entered in %1 seconds</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>The PIN of %1 was not entered</source>
   <translation>The PIN of %1 was not entered</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>it was cancelled</source>
   <translation>it was cancelled</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>swipe again</source>
   <translation>swipe again</translation>
  </message>
  <message>
   <location filename="desk/cards.py" />
   <source>Seat %1</source>
   <translation>Seat %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>The journal is damaged (%1)</source>
   <translation>The journal is damaged (%1)</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>event %1</source>
   <translation>event %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>leave it as it is and call a technician</source>
   <translation>leave it as it is and call a technician</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>%1 has the name of a table that is shipped</source>
   <translation>%1 has the name of a table that is shipped</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>give it another name</source>
   <translation>give it another name</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted</source>
   <translation>The table is halted</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted by a fault</source>
   <translation>The table is halted by a fault</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>call a technician and restart it</source>
   <translation>call a technician and restart it</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>nothing recorded is lost</source>
   <translation>nothing recorded is lost</translation>
  </message>
  <message>
   <location filename="desk/paper.py" />
   <source>No printer on this table</source>
   <translation>No printer on this table</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of %2 win slips</source>
   <translation>Copy %1 of %2 win slips</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of the win slip</source>
   <translation>Copy %1 of the win slip</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The kiosk stopped before the printer had answered</source>
   <translation>The kiosk stopped before the printer had answered</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The last slip did not come out</source>
   <translation>The last slip did not come out</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip could not be drawn</source>
   <translation>The slip could not be drawn</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip is being printed</source>
   <translation>The slip is being printed</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>look for the slip or print it again</source>
   <translation>look for the slip or print it again</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>press PRINT AGAIN</source>
   <translation>press PRINT AGAIN</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 MB free</source>
   <translation>%1 MB free</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 events, schema %2</source>
   <translation>%1 events, schema %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1, behind the last record of %2</source>
   <translation>%1, behind the last record of %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Allowed</source>
   <translation>Allowed</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Clock</source>
   <translation>Clock</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Definitions</source>
   <translation>Definitions</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Disk</source>
   <translation>Disk</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Journal</source>
   <translation>Journal</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Leave the file as it is and call a technician</source>
   <translation>Leave the file as it is and call a technician</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Make room</source>
   <translation>Make room</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Program</source>
   <translation>Program</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set the clock of this machine</source>
   <translation>Set the clock of this machine</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set-up</source>
   <translation>Set-up</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>a supervisor should know it</source>
   <translation>a supervisor should know it</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>at least %1 MB</source>
   <translation>at least %1 MB</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>damaged</source>
   <translation>damaged</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>No cards are known in this round</source>
   <translation>No cards are known in this round</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>Not every player has acted yet</source>
   <translation>Not every player has acted yet</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of seat %1 are not known</source>
   <translation>The cards of seat %1 are not known</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of the %1 are not known yet</source>
   <translation>The cards of the %1 are not known yet</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The coup is not complete yet</source>
   <translation>The coup is not complete yet</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>only the progressive wins are listed</source>
   <translation>only the progressive wins are listed</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>%1's card was good until %2</source>
   <translation>%1's card was good until %2</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>Too many unknown cards</source>
   <translation>Too many unknown cards</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol a new one</source>
   <translation>a Supervisor can enrol a new one</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol it again</source>
   <translation>a Supervisor can enrol it again</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>until %1 only known ones are looked at</source>
   <translation>until %1 only known ones are looked at</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make %1, the button says %2</source>
   <translation>the cards make %1, the button says %2</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make no winning hand, the button says %1</source>
   <translation>the cards make no winning hand, the button says %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 has approved</source>
   <translation>%1 has approved</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 to verify</source>
   <translation>%1 to verify</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press COIN IN</source>
   <translation>All bets down? Press COIN IN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press START GAME</source>
   <translation>All bets down? Press START GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All hands are void</source>
   <translation>All hands are void</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Ante first</source>
   <translation>Ante first</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Backs win %1 out</source>
   <translation>Backs win %1 out</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the shuffler's service</source>
   <translation>Call the shuffler's service</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the supervisor</source>
   <translation>Call the supervisor</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cards verified? It records %1</source>
   <translation>Cards verified? It records %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cover All if they like</source>
   <translation>Cover All if they like</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Deal and play the hands</source>
   <translation>Deal and play the hands</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Give every wager back and shuffle the cards anew</source>
   <translation>Give every wager back and shuffle the cards anew</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Go on with the game</source>
   <translation>Go on with the game</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>It runs again? Close this list</source>
   <translation>It runs again? Close this list</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Look at the guide on the shuffler's back</source>
   <translation>Look at the guide on the shuffler's back</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Note who was told</source>
   <translation>Note who was told</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Off %1, into the tray</source>
   <translation>Off %1, into the tray</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Opens %1 at this table</source>
   <translation>Opens %1 at this table</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press END GAME</source>
   <translation>Pay, then press END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press GAME OVER</source>
   <translation>Pay, then press GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Plug the power cord in</source>
   <translation>Plug the power cord in</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Press the winning hand of seat %1</source>
   <translation>Press the winning hand of seat %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pull its power cord</source>
   <translation>Pull its power cord</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Put the backup shuffler in its place</source>
   <translation>Put the backup shuffler in its place</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Records %1</source>
   <translation>Records %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Seat %1 has no progressive wager</source>
   <translation>Seat %1 has no progressive wager</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press END GAME</source>
   <translation>Settle right to left, Cover All last, then press END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press GAME OVER</source>
   <translation>Settle right to left, Cover All last, then press GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Step %1 of %2</source>
   <translation>Step %1 of %2</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Supervisor</source>
   <translation>Supervisor</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe %1 card</source>
   <translation>Swipe %1 card</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a SUPERVISOR card</source>
   <translation>Swipe a SUPERVISOR card</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a dealer card to open the table</source>
   <translation>Swipe a dealer card to open the table</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a second person's card</source>
   <translation>Swipe a second person's card</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Take the progressive chips</source>
   <translation>Take the progressive chips</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The table is closed</source>
   <translation>The table is closed</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The win is on record</source>
   <translation>The win is on record</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>There is no win to record now</source>
   <translation>There is no win to record now</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Touch a seat whose lamp is locked in</source>
   <translation>Touch a seat whose lamp is locked in</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the backup shuffler on</source>
   <translation>Turn the backup shuffler on</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the key back to RUN</source>
   <translation>Turn the key back to RUN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the shuffler off</source>
   <translation>Turn the shuffler off</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wait for bets</source>
   <translation>Wait for bets</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Who was told?</source>
   <translation>Who was told?</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wrong seat? Touch another</source>
   <translation>Wrong seat? Touch another</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>a second person's card follows</source>
   <translation>a second person's card follows</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>hold VOID ROUND</source>
   <translation>hold VOID ROUND</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>press J-POT</source>
   <translation>press J-POT</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>the meter follows the key</source>
   <translation>the meter follows the key</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>turn the key to JPH</source>
   <translation>turn the key to JPH</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>verify the cards, then CONFIRM</source>
   <translation>verify the cards, then CONFIRM</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>win %1 still stands</source>
   <translation>win %1 still stands</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>%1 detected</source>
   <translation>%1 detected</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Mark the progressive wagers</source>
   <translation>Mark the progressive wagers</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press END GAME</source>
   <translation>None? Press END GAME</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press GAME OVER</source>
   <translation>None? Press GAME OVER</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Progressive chips go on the sensors</source>
   <translation>Progressive chips go on the sensors</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Touch every seat that has made one</source>
   <translation>Touch every seat that has made one</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Winning hand? Touch its seat</source>
   <translation>Winning hand? Touch its seat</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Deal the coup, settle the main wagers</source>
   <translation>Deal the coup, settle the main wagers</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Give every wager back and follow house procedure</source>
   <translation>Give every wager back and follow house procedure</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>It wins for every progressive wager on the side of seat %1</source>
   <translation>It wins for every progressive wager on the side of seat %1</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Player, Banker or Tie first</source>
   <translation>Player, Banker or Tie first</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Press the table's hand</source>
   <translation>Press the table's hand</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>The coup is void</source>
   <translation>The coup is void</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Winning hand? Touch a winning seat</source>
   <translation>Winning hand? Touch a winning seat</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>verify the coup, then CONFIRM</source>
   <translation>verify the coup, then CONFIRM</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Deal, then flop, turn and river</source>
   <translation>Deal, then flop, turn and river</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Plug power cord and data cable in</source>
   <translation>Plug power cord and data cable in</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>A blackjack wager first</source>
   <translation>A blackjack wager first</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal and play blackjack</source>
   <translation>Deal and play blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal two cards each, show the up card</source>
   <translation>Deal two cards each, show the up card</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Mark the jackpot wagers</source>
   <translation>Mark the jackpot wagers</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Seat %1 has no jackpot wager</source>
   <translation>Seat %1 has no jackpot wager</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Settle %1, press its END GAME, then play blackjack</source>
   <translation>Settle %1, press its END GAME, then play blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Take the jackpot chips</source>
   <translation>Take the jackpot chips</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>The hands are void</source>
   <translation>The hands are void</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>jackpot chips go on the sensors</source>
   <translation>jackpot chips go on the sensors</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Deal, turn the up card, play the hands</source>
   <translation>Deal, turn the up card, play the hands</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Queens Up if they like</source>
   <translation>Queens Up if they like</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press END GAME</source>
   <translation>Settle right to left, then press END GAME</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press GAME OVER</source>
   <translation>Settle right to left, then press GAME OVER</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>%1 shows %2, more than the cap of %3</source>
   <translation>%1 shows %2, more than the cap of %3</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>set the cap to what it shows or above</source>
   <translation>set the cap to what it shows or above</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 is above the cap of %2</source>
   <translation>%1 is above the cap of %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 shows %2 already</source>
   <translation>%1 shows %2 already</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter cannot show less than nothing</source>
   <translation>A meter cannot show less than nothing</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter is set for a reason from the list only</source>
   <translation>A meter is set for a reason from the list only</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>The %1 holds %2, and that is %3 too little to back this win out</source>
   <translation>The %1 holds %2, and that is %3 too little to back this win out</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>choose one</source>
   <translation>choose one</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>correct the meter for a reason of its own instead</source>
   <translation>correct the meter for a reason of its own instead</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter $0.00 or more</source>
   <translation>enter $0.00 or more</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter another amount</source>
   <translation>enter another amount</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter that or less</source>
   <translation>enter that or less</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 decks do not make a hand equally likely</source>
   <translation>%1 and %2 decks do not make a hand equally likely</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 do not have the same winning hands</source>
   <translation>%1 and %2 do not have the same winning hands</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is a house jackpot, and a fixed amount needs no link</source>
   <translation>%1 is a house jackpot, and a fixed amount needs no link</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is judged by other cards there, so that a hand is not equally likely</source>
   <translation>%1 is judged by other cards there, so that a hand is not equally likely</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is played with %2 decks and this table has %3</source>
   <translation>%1 is played with %2 decks and this table has %3</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is won by %2 and %3 by %4, so that the same hand is not equally likely</source>
   <translation>%1 is won by %2 and %3 by %4, so that the same hand is not equally likely</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 links tables of one game only</source>
   <translation>%1 links tables of one game only</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 may be linked to nothing</source>
   <translation>%1 may be linked to nothing</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 or %2</source>
   <translation>%1 or %2</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>Of %1 and %2 one is a progressive and one a house jackpot</source>
   <translation>Of %1 and %2 one is a progressive and one a house jackpot</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>all seven cards</source>
   <translation>all seven cards</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>other cards</source>
   <translation>other cards</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the best four of five cards</source>
   <translation>the best four of five cards</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the first five cards</source>
   <translation>the first five cards</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>two cards and the up card</source>
   <translation>two cards and the up card</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Make room on it and try again</source>
   <translation>Make room on it and try again</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Nothing was recorded</source>
   <translation>Nothing was recorded</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>The folder %1 cannot be written (%2)</source>
   <translation>The folder %1 cannot be written (%2)</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>if it stays so, call a technician</source>
   <translation>if it stays so, call a technician</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>make it writable or choose another one</source>
   <translation>make it writable or choose another one</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the disk with %1 is full</source>
   <translation>the disk with %1 is full</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the journal %1 cannot be written (%2)</source>
   <translation>the journal %1 cannot be written (%2)</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>The journal %1 is not the one that was written here</source>
   <translation>The journal %1 is not the one that was written here</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>event %1 is another one than was noted beside the key</source>
   <translation>event %1 is another one than was noted beside the key</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 cannot be read (%2)</source>
   <translation>The journal's key %1 cannot be read (%2)</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is damaged</source>
   <translation>The journal's key %1 is damaged</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is missing</source>
   <translation>The journal's key %1 is missing</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>allow reading it</source>
   <translation>allow reading it</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>put it back from its safe copy</source>
   <translation>put it back from its safe copy</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>Another Dealer Assist (process %1) runs on the same data %2</source>
   <translation>Another Dealer Assist (process %1) runs on the same data %2</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>use that one, or close it first</source>
   <translation>use that one, or close it first</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 cannot be read (%2)</source>
   <translation>%1 cannot be read (%2)</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 holds %2 data and this table is opened for %3</source>
   <translation>%1 holds %2 data and this table is opened for %3</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 is the journal of table %2, not of %3</source>
   <translation>%1 is the journal of table %2, not of %3</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was made with another key</source>
   <translation>%1 was made with another key</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was written by a newer Dealer Assist (schema %2, this one knows %3)</source>
   <translation>%1 was written by a newer Dealer Assist (schema %2, this one knows %3)</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>'dealer-assist journal verify' says what is wrong with it, 'dealer-assist journal restore' puts its newest good backup back</source>
   <translation>'dealer-assist journal verify' says what is wrong with it, 'dealer-assist journal restore' puts its newest good backup back</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>choose another data folder</source>
   <translation>choose another data folder</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>install the newer version or choose another data folder</source>
   <translation>install the newer version or choose another data folder</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>open that table or choose another data folder</source>
   <translation>open that table or choose another data folder</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>put back the key that belongs to it</source>
   <translation>put back the key that belongs to it</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>The journal %1 is damaged at event %2 (%3)</source>
   <translation>The journal %1 is damaged at event %2 (%3)</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>leave it as it is, call a technician, and open the newest backup</source>
   <translation>leave it as it is, call a technician, and open the newest backup</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Entered twice</source>
   <translation>Entered twice</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Equipment malfunction</source>
   <translation>Equipment malfunction</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Exposed card</source>
   <translation>Exposed card</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Hand judged wrongly</source>
   <translation>Hand judged wrongly</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Misdeal</source>
   <translation>Misdeal</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Shuffler malfunction</source>
   <translation>Shuffler malfunction</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong number of cards</source>
   <translation>Wrong number of cards</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong seat</source>
   <translation>Wrong seat</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 rounds an hour, where %2 to %3 are usual</source>
   <translation>%1 rounds an hour, where %2 to %3 are usual</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 was hit %2 times, where %3 are to be expected</source>
   <translation>%1 was hit %2 times, where %3 are to be expected</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Only %1 MB are free for the journal</source>
   <translation>Only %1 MB are free for the journal</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>The clock was set %1 by %2 minutes</source>
   <translation>The clock was set %1 by %2 minutes</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid %2, but %3 pays %4</source>
   <translation>Win %1 was paid %2, but %3 pays %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid as %2, but the cards of seat %3 make %4</source>
   <translation>Win %1 was paid as %2, but the cards of seat %3 make %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>back the win out if it was wrong</source>
   <translation>back the win out if it was wrong</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check START GAME and END GAME at this table</source>
   <translation>check START GAME and END GAME at this table</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check it before the next report</source>
   <translation>check it before the next report</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at the camera and back the win out if it was wrong</source>
   <translation>look at the camera and back the win out if it was wrong</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at those wins</source>
   <translation>look at those wins</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>make room or call a technician</source>
   <translation>make room or call a technician</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>no winning hand</source>
   <translation>no winning hand</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double adds up to the entire wager of %1, not %2</source>
   <translation>a double adds up to the entire wager of %1, not %2</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double is for the first two cards</source>
   <translation>a double is for the first two cards</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a seat splits to %1 hands at most</source>
   <translation>a seat splits to %1 hands at most</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split matches the entire wager of %1</source>
   <translation>a split matches the entire wager of %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split needs two cards of the same rank</source>
   <translation>a split needs two cards of the same rank</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a surrender is the first decision or none</source>
   <translation>a surrender is the first decision or none</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>correct the amount</source>
   <translation>correct the amount</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>hit or stand</source>
   <translation>hit or stand</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>put up that much</source>
   <translation>put up that much</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double after a split</source>
   <translation>this table has no double after a split</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double on %1</source>
   <translation>this table has no double on %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no surrender</source>
   <translation>this table has no surrender</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>%1 is not a card</source>
   <translation>%1 is not a card</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>write rank A23456789TJQK then suit cdhs, like Th</source>
   <translation>write rank A23456789TJQK then suit cdhs, like Th</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>A hand with too many or too few cards voids the whole round</source>
   <translation>A hand with too many or too few cards voids the whole round</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All is up to the player: it is on the highest hand at the whole table</source>
   <translation>Cover All is up to the player: it is on the highest hand at the whole table</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All pays when the highest hand of all, the dealer's too, is three of a kind or better</source>
   <translation>Cover All pays when the highest hand of all, the dealer's too, is three of a kind or better</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Fold: the Ante is lost. Cover All stays in play</source>
   <translation>Fold: the Ante is lost. Cover All stays in play</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>It pays by the number of hands dealt; folded hands count</source>
   <translation>It pays by the number of hands dealt; folded hands count</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes</source>
   <translation>Not qualified: the Ante wins 1 to 1, the Play wager pushes</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One deck. Five cards to each player and five to the dealer</source>
   <translation>One deck. Five cards to each player and five to the dealer</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One of the dealer's cards is turned up</source>
   <translation>One of the dealer's cards is turned up</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Play: a Play wager of exactly twice the Ante</source>
   <translation>Play: a Play wager of exactly twice the Ante</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both</source>
   <translation>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Royal flush, straight flush, four of a kind, full house, flush, straight</source>
   <translation>Royal flush, straight flush, four of a kind, full house, flush, straight</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Settle right to left, Cover All last</source>
   <translation>Settle right to left, Cover All last</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The Ante comes first; nobody is dealt in without one</source>
   <translation>The Ante comes first; nobody is dealt in without one</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The dealer qualifies with ace-king or better</source>
   <translation>The dealer qualifies with ace-king or better</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Then three of a kind, two pair, pair, high card</source>
   <translation>Then three of a kind, two pair, pair, high card</translation>
  </message>
  <message>
   <location filename="rules/crazy4.py" />
   <source>the Super Bonus must equal the Ante of %1</source>
   <translation>the Super Bonus must equal the Ante of %1</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>4-3-2-A is the lowest straight; a straight never goes around the ace</source>
   <translation>4-3-2-A is the lowest straight; a straight never goes around the ace</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand cannot win the progressive</source>
   <translation>A folded hand cannot win the progressive</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand may still win the progressive</source>
   <translation>A folded hand may still win the progressive</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All five dealt cards count for the progressive</source>
   <translation>All five dealt cards count for the progressive</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All of them are down before the first card</source>
   <translation>All of them are down before the first card</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Ante and Super Bonus are made together and are equal</source>
   <translation>Ante and Super Bonus are made together and are equal</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one</source>
   <translation>Below a straight it pushes with a hand that wins or ties, and loses with a lower one</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Deal seat 1 first, then on to your right; your own hand comes last</source>
   <translation>Deal seat 1 first, then on to your right; your own hand comes last</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Equal hands tie: the fifth card and the suits decide nothing</source>
   <translation>Equal hands tie: the fifth card and the suits decide nothing</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Fold: the Ante and the Super Bonus are lost</source>
   <translation>Fold: the Ante and the Super Bonus are lost</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Four of a kind beats everything; four aces are the best of them</source>
   <translation>Four of a kind beats everything; four aces are the best of them</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes</source>
   <translation>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>One deck. Everybody gets five cards, and so does the dealer</source>
   <translation>One deck. Everybody gets five cards, and so does the dealer</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Play: a Play wager as large as the Ante</source>
   <translation>Play: a Play wager as large as the Ante</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is lost with a folded hand</source>
   <translation>Queens Up is lost with a folded hand</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is paid on a folded hand too</source>
   <translation>Queens Up is paid on a folded hand too</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up, Bad Beat and the progressive are up to the player</source>
   <translation>Queens Up, Bad Beat and the progressive are up to the player</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last</source>
   <translation>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus loses to a higher dealer's hand even if that does not qualify</source>
   <translation>Super Bonus loses to a higher dealer's hand even if that does not qualify</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pays its table from a straight up, even when the dealer's hand is higher</source>
   <translation>Super Bonus pays its table from a straight up, even when the dealer's hand is higher</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pushes against a higher dealer's hand that does not qualify</source>
   <translation>Super Bonus pushes against a higher dealer's hand that does not qualify</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four cards of the five make the hand; the fifth never counts</source>
   <translation>The best four cards of the five make the hand; the fifth never counts</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four of the five cards count for the progressive</source>
   <translation>The best four of the five cards count for the progressive</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The dealer qualifies with king high or better</source>
   <translation>The dealer qualifies with king high or better</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Then straight flush, three of a kind, flush, straight, two pair, pair, high card</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Three of a kind beats a flush. There is no full house</source>
   <translation>Three of a kind beats a flush. There is no full house</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>With a pair of aces or better, the Play wager may be up to three times the Ante</source>
   <translation>With a pair of aces or better, the Play wager may be up to three times the Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 folded, so there can be no Play wager</source>
   <translation>Seat %1 folded, so there can be no Play wager</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has cards but no Ante</source>
   <translation>Seat %1 has cards but no Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has not decided</source>
   <translation>Seat %1 has not decided</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 plays without a Play wager</source>
   <translation>Seat %1 plays without a Play wager</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a Play wager is a number of whole cents, not %1</source>
   <translation>a Play wager is a number of whole cents, not %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a decision has no %1</source>
   <translation>a decision has no %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>it is fold, or play</source>
   <translation>it is fold, or play</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>nobody is dealt in without one</source>
   <translation>nobody is dealt in without one</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>place it, or fold</source>
   <translation>place it, or fold</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>take it back</source>
   <translation>take it back</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the Play wager must be %1, not %2</source>
   <translation>the Play wager must be %1, not %2</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the action is fold or play</source>
   <translation>the action is fold or play</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a Dragon Bonus wager alone</source>
   <translation>Seat %1 has a Dragon Bonus wager alone</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a progressive wager alone</source>
   <translation>Seat %1 has a progressive wager alone</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has cards or a decision of its own, which baccarat does not know</source>
   <translation>Seat %1 has cards or a decision of its own, which baccarat does not know</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>add a Player, Banker or Tie wager or take it back</source>
   <translation>add a Player, Banker or Tie wager or take it back</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>leave both out</source>
   <translation>leave both out</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero is no 9-0: that line needs three cards</source>
   <translation>A natural nine against a zero is no 9-0: that line needs three cards</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero pays as 9-0 too</source>
   <translation>A natural nine against a zero pays as 9-0 too</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A win by 4 to 9 points without a natural pays its line; everything else loses</source>
   <translation>A win by 4 to 9 points without a natural pays its line; everything else loses</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>After Player's third card Banker always draws on 0 to 2 and stands on 7</source>
   <translation>After Player's third card Banker always draws on 0 to 2 and stands on 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>An 8 or 9 on two cards is a natural: nobody draws</source>
   <translation>An 8 or 9 on two cards is a natural: nobody draws</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Before the start the dealer notes which side each progressive wager is on</source>
   <translation>Before the start the dealer notes which side each progressive wager is on</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Cards count their number; tens and pictures count 0, an ace counts 1</source>
   <translation>Cards count their number; tens and pictures count 0, an ace counts 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus is a wager on one side and on how far it wins</source>
   <translation>Dragon Bonus is a wager on one side and on how far it wins</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus may be bet without a main wager</source>
   <translation>Dragon Bonus may be bet without a main wager</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus needs a main wager</source>
   <translation>Dragon Bonus needs a main wager</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes</source>
   <translation>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Every progressive wager wins with the winning hand</source>
   <translation>Every progressive wager wins with the winning hand</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>If Player stood, Banker draws on 0 to 5</source>
   <translation>If Player stood, Banker draws on 0 to 5</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7</source>
   <translation>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7</source>
   <translation>On 5 Banker draws against 4 to 7; on 6 against 6 or 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On a tie the wagers on Player and Banker push</source>
   <translation>On a tie the wagers on Player and Banker push</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only progressive wagers on the winning side win; a bet on Tie alone does not</source>
   <translation>Only progressive wagers on the winning side win; a bet on Tie alone does not</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only the last digit of the sum counts. Nine is the best hand</source>
   <translation>Only the last digit of the sum counts. Nine is the best hand</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player draws on 0 to 5 and stands on 6 or 7</source>
   <translation>Player draws on 0 to 5 and stands on 6 or 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1</source>
   <translation>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player, Banker and Tie are the main wagers</source>
   <translation>Player, Banker and Tie are the main wagers</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The progressive goes with a main wager</source>
   <translation>The progressive goes with a main wager</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine</source>
   <translation>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win</source>
   <translation>The winning hand counts: 2, 3 and 4 against a 0, or a large win</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>There are none: the cards decide</source>
   <translation>There are none: the cards decide</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Two cards to Player and two to Banker, in turn, from the shoe</source>
   <translation>Two cards to Player and two to Banker, in turn, from the shoe</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up and the progressive are up to the player</source>
   <translation>Aces Up and the progressive are up to the player</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up is paid by its table, whatever the dealer holds</source>
   <translation>Aces Up is paid by its table, whatever the dealer holds</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Fold: the Ante is lost</source>
   <translation>Fold: the Ante is lost</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>One deck. Five cards to each player, six to the dealer</source>
   <translation>One deck. Five cards to each player, six to the dealer</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Play: a Play wager of one to three times the Ante</source>
   <translation>Play: a Play wager of one to three times the Ante</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last</source>
   <translation>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold</source>
   <translation>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The best four cards make the hand</source>
   <translation>The best four cards make the hand</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The dealer always qualifies, and the player wins a tie</source>
   <translation>The dealer always qualifies, and the player wins a tie</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The winning player gets Play and Ante paid 1 to 1</source>
   <translation>The winning player gets Play and Ante paid 1 to 1</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 folded and has no Turn or River decision</source>
   <translation>Seat %1 folded and has no Turn or River decision</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must check or bet the Ante on the %2</source>
   <translation>Seat %1 must check or bet the Ante on the %2</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must fold or bet twice the Ante before the flop</source>
   <translation>Seat %1 must fold or bet twice the Ante before the flop</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>The board has %1 cards instead of 5</source>
   <translation>The board has %1 cards instead of 5</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>the round is void, all wagers go back</source>
   <translation>the round is void, all wagers go back</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>there is no %1 decision, only flop, turn, river</source>
   <translation>there is no %1 decision, only flop, turn, river</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A lower hand loses all of them, a tie pushes all of them</source>
   <translation>A lower hand loses all of them, a tie pushes all of them</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A pair of aces against the dealer's aces has its own line where the paytable prints one</source>
   <translation>A pair of aces against the dealer's aces has its own line where the paytable prints one</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the flop: check, or a Turn wager as large as the Ante</source>
   <translation>After the flop: check, or a Turn wager as large as the Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the turn: check, or a River wager as large as the Ante</source>
   <translation>After the turn: check, or a River wager as large as the Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Before the flop: fold, or a Flop wager of exactly twice the Ante</source>
   <translation>Before the flop: fold, or a Flop wager of exactly twice the Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>One deck. Two cards to each player, two to the dealer</source>
   <translation>One deck. Two cards to each player, two to the dealer</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Settle right to left; envy comes last</source>
   <translation>Settle right to left; envy comes last</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a flush or better, else it pushes</source>
   <translation>The Ante is paid with a flush or better, else it pushes</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a straight or better, else it pushes</source>
   <translation>The Ante is paid with a straight or better, else it pushes</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with three tens or better, else it pushes</source>
   <translation>The Ante is paid with three tens or better, else it pushes</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus and the progressive are up to the player</source>
   <translation>The Bonus and the progressive are up to the player</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus goes by the player's first two cards, and is paid on a folded hand too</source>
   <translation>The Bonus goes by the player's first two cards, and is paid on a folded hand too</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The best five of seven cards: two of one's own and the five shared ones</source>
   <translation>The best five of seven cards: two of one's own and the five shared ones</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The dealer always qualifies</source>
   <translation>The dealer always qualifies</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house's rule</source>
   <translation>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house's rule</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The river is turned only when every River decision is made</source>
   <translation>The river is turned only when every River decision is made</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the flop count for the progressive</source>
   <translation>The two cards and the flop count for the progressive</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the whole board count for the progressive</source>
   <translation>The two cards and the whole board count for the progressive</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Then the flop of three cards, the turn and the river, shared by all</source>
   <translation>Then the flop of three cards, the turn and the river, shared by all</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>%1 cannot be left up</source>
   <translation>%1 cannot be left up</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>House Money has not won, so nothing can be left up</source>
   <translation>House Money has not won, so nothing can be left up</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give leave and actions</source>
   <translation>give leave and actions</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the insurance wager back</source>
   <translation>give the insurance wager back</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the rest back</source>
   <translation>give the rest back</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance needs an ace up</source>
   <translation>insurance needs an ace up</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance of %1 is more than half of the %2 blackjack wager</source>
   <translation>insurance of %1 is more than half of the %2 blackjack wager</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave 0</source>
   <translation>leave 0</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave at most the House Money proceeds of %1</source>
   <translation>leave at most the House Money proceeds of %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>pay House Money out</source>
   <translation>pay House Money out</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>the dealer has blackjack, so nothing can be left up</source>
   <translation>the dealer has blackjack, so nothing can be left up</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>there is no blackjack wager</source>
   <translation>there is no blackjack wager</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>what is left up must be whole cents, 0 or more, not %1</source>
   <translation>what is left up must be whole cents, 0 or more, not %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager</source>
   <translation>A House Money win may be taken, or all or part of it left up beside the blackjack wager</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 3 to 2</source>
   <translation>A blackjack pays 3 to 2</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 6 to 5</source>
   <translation>A blackjack pays 6 to 5</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may be doubled after a split</source>
   <translation>A hand may be doubled after a split</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may not be doubled after a split</source>
   <translation>A hand may not be doubled after a split</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand of 21 stands by itself</source>
   <translation>A hand of 21 stands by itself</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A pair is two cards of one rank</source>
   <translation>A pair is two cards of one rank</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split once</source>
   <translation>A seat may split once</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to four hands</source>
   <translation>A seat may split to four hands</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to three hands</source>
   <translation>A seat may split to three hands</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A split matches the entire wager; a double is at most as large as it</source>
   <translation>A split matches the entire wager; a double is at most as large as it</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A-2 and K-A are neighbours</source>
   <translation>A-2 and K-A are neighbours</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Against a dealer's blackjack the bonus is still paid, but nothing can be left up</source>
   <translation>Against a dealer's blackjack the bonus is still paid, but nothing can be left up</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not</source>
   <translation>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and king of one suit left up is a blackjack on the entire wager</source>
   <translation>An ace and king of one suit left up is a blackjack on the entire wager</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Any first two cards may be doubled</source>
   <translation>Any first two cards may be doubled</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Each jackpot has its own sensor and its own chip</source>
   <translation>Each jackpot has its own sensor and its own chip</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money is settled on the first two cards, before anybody plays</source>
   <translation>House Money is settled on the first two cards, before anybody plays</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money pays by its table, stake back</source>
   <translation>House Money pays by its table, stake back</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours</source>
   <translation>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance is offered against an ace: at most half of the blackjack wager</source>
   <translation>Insurance is offered against an ace: at most half of the blackjack wager</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance pays 2 to 1</source>
   <translation>Insurance pays 2 to 1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 10 and 11 may be doubled</source>
   <translation>Only 10 and 11 may be doubled</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 9, 10 and 11 may be doubled</source>
   <translation>Only 9, 10 and 11 may be doubled</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Settle right to left; a jackpot is called before the cards are picked up</source>
   <translation>Settle right to left; a jackpot is called before the cards are picked up</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Sevens count: in the first two cards, and one more as the house has it</source>
   <translation>Sevens count: in the first two cards, and one more as the house has it</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces are played on like any other pair</source>
   <translation>Split aces are played on like any other pair</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces get one card each and no more</source>
   <translation>Split aces get one card each and no more</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Surrender is the first decision: half of the entire wager comes back</source>
   <translation>Surrender is the first decision: half of the entire wager comes back</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The blackjack wager comes first; House Money is up to the player</source>
   <translation>The blackjack wager comes first; House Money is up to the player</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer hits a soft 17</source>
   <translation>The dealer hits a soft 17</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer stands on a soft 17</source>
   <translation>The dealer stands on a soft 17</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The player's two cards and the dealer's up card count. It is settled before blackjack goes on</source>
   <translation>The player's two cards and the dealer's up card count. It is settled before blackjack goes on</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the dealer's up card</source>
   <translation>The third seven is the dealer's up card</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the first card that the player draws</source>
   <translation>The third seven is the first card that the player draws</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>There is no surrender</source>
   <translation>There is no surrender</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards of one value may be split, a king and a queen too</source>
   <translation>Two cards of one value may be split, a king and a queen too</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards to each player and two to the dealer, one of them up</source>
   <translation>Two cards to each player and two to the dealer, one of them up</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>What is left up and the blackjack wager are one wager: the entire wager</source>
   <translation>What is left up and the blackjack wager are one wager: the entire wager</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>With an ace or a ten up the dealer looks for a blackjack first</source>
   <translation>With an ace or a ten up the dealer looks for a blackjack first</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 has %2 instead of %3</source>
   <translation>%1 has %2 instead of %3</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 is there %2 times, more than %3 can hold</source>
   <translation>%1 is there %2 times, more than %3 can hold</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>No seat is in the deal</source>
   <translation>No seat is in the deal</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>Seat %1 is in the deal twice</source>
   <translation>Seat %1 is in the deal twice</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>There is no seat %1</source>
   <translation>There is no seat %1</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name at least one seat with its wagers</source>
   <translation>name at least one seat with its wagers</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name every seat once</source>
   <translation>name every seat once</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the round is void, all wagers go back and the cards are reshuffled</source>
   <translation>the round is void, all wagers go back and the cards are reshuffled</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the seats are 1 to 7</source>
   <translation>the seats are 1 to 7</translation>
  </message>
  <message>
   <location filename="rules/shoe.py" />
   <source>No card is left in the shoe for %1</source>
   <translation>No card is left in the shoe for %1</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>A ten or higher, aces included, is discarded, and the next card is turned</source>
   <translation>A ten or higher, aces included, is discarded, and the next card is turned</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards</source>
   <translation>Is that one a ten or higher too, it goes as well: the dealer plays four cards</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is paid by its table, on a folded hand too</source>
   <translation>Queens Up is paid by its table, on a folded hand too</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is up to the player</source>
   <translation>Queens Up is up to the player</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up</source>
   <translation>Settle right to left: Play, Ante, Ante Bonus, Queens Up</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold</source>
   <translation>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The best four cards make the hand, of the player's five and of what the dealer is left with</source>
   <translation>The best four cards make the hand, of the player's five and of what the dealer is left with</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>The higher hand wins Play and Ante 1 to 1; a tie pushes both</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Turn one of the dealer's cards up</source>
   <translation>Turn one of the dealer's cards up</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>A meter is being set</source>
   <translation>A meter is being set</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment is not possible while %1</source>
   <translation>An adjustment is not possible while %1</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment needs a reason from the list</source>
   <translation>An adjustment needs a reason from the list</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is backed out already</source>
   <translation>Win %1 is backed out already</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is being backed out</source>
   <translation>Win %1 is being backed out</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is not of this round</source>
   <translation>Win %1 is not of this round</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is of a jackpot that this table no longer has</source>
   <translation>Win %1 is of a jackpot that this table no longer has</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>choose it from the history</source>
   <translation>choose it from the history</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>swipe the cards or cancel it first</source>
   <translation>swipe the cards or cancel it first</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and hold VOID ROUND</source>
   <translation>%1 and hold VOID ROUND</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and press the winning hand first</source>
   <translation>%1 and press the winning hand first</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 waits</source>
   <translation>%1 waits</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>An adjustment waits for its cards</source>
   <translation>An adjustment waits for its cards</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>CONFIRM and a card record a win</source>
   <translation>CONFIRM and a card record a win</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>J-POT works with the key in JPH only</source>
   <translation>J-POT works with the key in JPH only</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No card is awaited here</source>
   <translation>No card is awaited here</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No hand button is on</source>
   <translation>No hand button is on</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>Supervisor key</source>
   <translation>Supervisor key</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>The key has no position %1</source>
   <translation>The key has no position %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>There is no win to record while %1</source>
   <translation>There is no win to record while %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no %1</source>
   <translation>This console has no %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no key</source>
   <translation>This console has no key</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>it stands in RUN or JPH</source>
   <translation>it stands in RUN or JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key and J-POT record a win</source>
   <translation>the key and J-POT record a win</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key is in JPH</source>
   <translation>the key is in JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn it back to RUN first</source>
   <translation>turn it back to RUN first</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key back to RUN first</source>
   <translation>turn the key back to RUN first</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key first</source>
   <translation>turn the key first</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 cents</source>
   <translation>%1 cents</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed and starts again from nothing after a win</source>
   <translation>%1 has no seed and starts again from nothing after a win</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed but a reserve of %2</source>
   <translation>%1 has no seed but a reserve of %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 of each wager goes to the meter and its reserve instead of %2</source>
   <translation>%1 of each wager goes to the meter and its reserve instead of %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 point</source>
   <translation>%1 point</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 points</source>
   <translation>%1 points</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 starts again at %2, less than the largest fixed prize of %3</source>
   <translation>%1 starts again at %2, less than the largest fixed prize of %3</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>Sensor %1, %2</source>
   <translation>Sensor %1, %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>after two wins in a row it starts again from next to nothing</source>
   <translation>after two wins in a row it starts again from next to nothing</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>all pays come off the meter and it gets %1 of each wager</source>
   <translation>all pays come off the meter and it gets %1 of each wager</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>below %1 it may run dry, and then the tray pays</source>
   <translation>below %1 it may run dry, and then the tray pays</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>no hand wins %1</source>
   <translation>no hand wins %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>nothing is paid for %1</source>
   <translation>nothing is paid for %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge falls by %1 (%2 of the wager, %3 on each %4)</source>
   <translation>the house edge falls by %1 (%2 of the wager, %3 on each %4)</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge rises, by %1 at every %2</source>
   <translation>the house edge rises, by %1 at every %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 games on one hand take more than %2 (%3) and %4 may</source>
   <translation>%1 games on one hand take more than %2 (%3) and %4 may</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 is approved for %2 only</source>
   <translation>%1 is approved for %2 only</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of each wager would go to the meters of %2, more than the wager itself</source>
   <translation>%1 of each wager would go to the meters of %2, more than the wager itself</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of them</source>
   <translation>%1 of them</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 on sensor %2</source>
   <translation>%1 on sensor %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays %2 to 1 at most, and below %3 to 1 there may be no limit on what a deal pays out</source>
   <translation>%1 pays %2 to 1 at most, and below %3 to 1 there may be no limit on what a deal pays out</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays out %2 a deal at most, and that may not be below %3, %4 times the largest wager</source>
   <translation>%1 pays out %2 a deal at most, and that may not be below %3, %4 times the largest wager</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes %2 at least and %3 at most</source>
   <translation>%1 takes %2 at least and %3 at most</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes up to %2 and the wager limit is %3</source>
   <translation>%1 takes up to %2 and the wager limit is %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>One hand of cards decides %1 games (%2) and may decide %3</source>
   <translation>One hand of cards decides %1 games (%2) and may decide %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1</source>
   <translation>Sensor %1</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1 may not join %2</source>
   <translation>Sensor %1 may not join %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 may not stand beside the progressive %2</source>
   <translation>The house jackpot %1 may not stand beside the progressive %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 needs both of its notices on display</source>
   <translation>The house jackpot %1 needs both of its notices on display</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change one of them (approved rules)</source>
   <translation>change one of them (approved rules)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the console or the jackpot (approved rules)</source>
   <translation>change the console or the jackpot (approved rules)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the shoe or the jackpot (approved rules)</source>
   <translation>change the shoe or the jackpot (approved rules)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>choose jackpots of one type (%1)</source>
   <translation>choose jackpots of one type (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>has %1 on one sensor, which has one jackpot only (approved rules)</source>
   <translation>has %1 on one sensor, which has one jackpot only (approved rules)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>keep one on %1, the other may have the second sensor</source>
   <translation>keep one on %1, the other may have the second sensor</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>limit %1 to that (%2)</source>
   <translation>limit %1 to that (%2)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower a rate (approved rules)</source>
   <translation>lower a rate (approved rules)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower it (%1)</source>
   <translation>lower it (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>one of them</source>
   <translation>one of them</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>raise it (%1)</source>
   <translation>raise it (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take %1 off (%2)</source>
   <translation>take %1 off (%2)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take it off the link (%1)</source>
   <translation>take it off the link (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take the limit off (%1)</source>
   <translation>take the limit off (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>write them into the jurisdiction's file (%1)</source>
   <translation>write them into the jurisdiction's file (%1)</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is no hand of this paytable</source>
   <translation>%1 is no hand of this paytable</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled first</source>
   <translation>%1 is settled first</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled for this round</source>
   <translation>%1 is settled for this round</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>BACK TO TABLE makes it a claim again</source>
   <translation>BACK TO TABLE makes it a claim again</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>No progressive wager is on %1</source>
   <translation>No progressive wager is on %1</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has folded</source>
   <translation>Seat %1 has folded</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no claim to turn off</source>
   <translation>Seat %1 has no claim to turn off</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no progressive wager in this round</source>
   <translation>Seat %1 has no progressive wager in this round</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claim of %1 is</source>
   <translation>The claim of %1 is</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claims of %1 are</source>
   <translation>The claims of %1 are</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 is on record</source>
   <translation>The win of seat %1 is on record</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 waits for a card</source>
   <translation>The win of seat %1 waits for a card</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>There is no sensor %1 at seat %2</source>
   <translation>There is no sensor %1 at seat %2</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>folded hands do not win here</source>
   <translation>folded hands do not win here</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>nobody wins the progressive</source>
   <translation>nobody wins the progressive</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>only an adjustment can undo it</source>
   <translation>only an adjustment can undo it</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>press END GAME for it, then play the hands</source>
   <translation>press END GAME for it, then play the hands</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>seat %1 %2</source>
   <translation>seat %1 %2</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claim</source>
   <translation>%1 claim</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claims</source>
   <translation>%1 claims</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 not confirmed</source>
   <translation>%1 not confirmed</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensor</source>
   <translation>%1 sensor</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensors</source>
   <translation>%1 sensors</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>A win is on record</source>
   <translation>A win is on record</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Begins the round</source>
   <translation>Begins the round</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Called</source>
   <translation>Called</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Finish the checklist</source>
   <translation>Finish the checklist</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Hold 0.8 s</source>
   <translation>Hold 0.8 s</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to JPH first</source>
   <translation>Key to JPH first</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN</source>
   <translation>Key to RUN</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN first</source>
   <translation>Key to RUN first</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Locks %1</source>
   <translation>Locks %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Marked</source>
   <translation>Marked</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs %1 card</source>
   <translation>Needs %1 card</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs the key</source>
   <translation>Needs the key</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>No progressive wager</source>
   <translation>No progressive wager</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Not on this console</source>
   <translation>Not on this console</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>On record</source>
   <translation>On record</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Opens the next round</source>
   <translation>Opens the next round</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Press to take it back</source>
   <translation>Press to take it back</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Settles %1</source>
   <translation>Settles %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>not yet</source>
   <translation>not yet</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open after %1</source>
   <translation>open after %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open when a seat is selected</source>
   <translation>open when a seat is selected</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 deals no cards to %2</source>
   <translation>%1 deals no cards to %2</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 decks</source>
   <translation>%1 decks</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>Seat %1 has %2 cards at most</source>
   <translation>Seat %1 has %2 cards at most</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1 has %2 cards at most</source>
   <translation>The %1 has %2 cards at most</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>choose another place</source>
   <translation>choose another place</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>look at the cards again</source>
   <translation>look at the cards again</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>one deck</source>
   <translation>one deck</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>take the others away</source>
   <translation>take the others away</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>A wager cannot be less than nothing</source>
   <translation>A wager cannot be less than nothing</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>Late chip at seat %1</source>
   <translation>Late chip at seat %1</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no seat %1 at this table</source>
   <translation>There is no seat %1 at this table</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no sensor %1 at seat %2 of this table</source>
   <translation>There is no sensor %1 at seat %2 of this table</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>count it again</source>
   <translation>count it again</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>it does not count, give it back</source>
   <translation>it does not count, give it back</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>swipe a dealer card to open it</source>
   <translation>swipe a dealer card to open it</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 is still as it was</source>
   <translation>%1 is still as it was</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wager</source>
   <translation>%1 progressive wager</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wagers</source>
   <translation>%1 progressive wagers</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 win</source>
   <translation>%1 win</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 wins</source>
   <translation>%1 wins</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Seats</source>
   <translation>Seats</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Sets %1 to %2</source>
   <translation>Sets %1 to %2</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>a staff</source>
   <translation>a staff</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>has a winning hand</source>
   <translation>has a winning hand</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>have winning hands</source>
   <translation>have winning hands</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy</source>
   <translation>last, envy</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy %1</source>
   <translation>last, envy %1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>seat %1, sensor %2</source>
   <translation>seat %1, sensor %2</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>%1 is no irregularity</source>
   <translation>%1 is no irregularity</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A hand had the wrong number of cards, so all hands are void</source>
   <translation>A hand had the wrong number of cards, so all hands are void</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A win of this round is on record</source>
   <translation>A win of this round is on record</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Another irregularity is being followed</source>
   <translation>Another irregularity is being followed</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Step %1 of the checklist comes first</source>
   <translation>Step %1 of the checklist comes first</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The number of cards is reported in play</source>
   <translation>The number of cards is reported in play</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The shuffler's checklist is at step %1</source>
   <translation>The shuffler's checklist is at step %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>There is no checklist to follow now</source>
   <translation>There is no checklist to follow now</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>This step is a call</source>
   <translation>This step is a call</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>choose %1</source>
   <translation>choose %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it before the next round</source>
   <translation>finish it before the next round</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it first</source>
   <translation>finish it first</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>now %1</source>
   <translation>now %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>or</source>
   <translation>or</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>say who was told</source>
   <translation>say who was told</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card</source>
   <translation>A card</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card time-out</source>
   <translation>A card time-out</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A change of game</source>
   <translation>A change of game</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A fold</source>
   <translation>A fold</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A hand button</source>
   <translation>A hand button</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A mark by hand</source>
   <translation>A mark by hand</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A side</source>
   <translation>A side</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A step of the checklist</source>
   <translation>A step of the checklist</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A wager</source>
   <translation>A wager</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An adjustment</source>
   <translation>An adjustment</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An irregularity</source>
   <translation>An irregularity</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>BACK TO TABLE</source>
   <translation>BACK TO TABLE</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CANCEL</source>
   <translation>CANCEL</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CLOSE TABLE</source>
   <translation>CLOSE TABLE</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>NOT A WIN</source>
   <translation>NOT A WIN</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>Paying</source>
   <translation>Paying</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>TRY AGAIN</source>
   <translation>TRY AGAIN</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>The end of an irregularity</source>
   <translation>The end of an irregularity</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>%1 can relieve between rounds only</source>
   <translation>%1 can relieve between rounds only</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>A %1's card does not unlock the table</source>
   <translation>A %1's card does not unlock the table</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>Card ending %1 is not on the staff list</source>
   <translation>Card ending %1 is not on the staff list</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The card could not be read</source>
   <translation>The card could not be read</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table cannot be locked while %1</source>
   <translation>The table cannot be locked while %1</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table is locked</source>
   <translation>The table is locked</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>a Supervisor's does</source>
   <translation>a Supervisor's does</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>finish that first</source>
   <translation>finish that first</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe a card to unlock it first</source>
   <translation>swipe a card to unlock it first</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe it again</source>
   <translation>swipe it again</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>the screen stays locked</source>
   <translation>the screen stays locked</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>turn it back to RUN before the table is locked</source>
   <translation>turn it back to RUN before the table is locked</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter %2</source>
   <translation>%1 has no meter %2</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter yet</source>
   <translation>%1 has no meter yet</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 is the house's own</source>
   <translation>%1 is the house's own</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>A meter is set between two rounds only</source>
   <translation>A meter is set between two rounds only</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>There is no sensor %1 at this table</source>
   <translation>There is no sensor %1 at this table</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>change its amount in the settings</source>
   <translation>change its amount in the settings</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>choose another meter</source>
   <translation>choose another meter</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>open the table once before it is set</source>
   <translation>open the table once before it is set</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>This console has no J-POT</source>
   <translation>This console has no J-POT</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>back to table</source>
   <translation>back to table</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 is %2 already</source>
   <translation>%1 is %2 already</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by a Supervisor or an Executive</source>
   <translation>Settings are changed by a Supervisor or an Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That alert is not open any more</source>
   <translation>That alert is not open any more</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That setting is not proposed any more</source>
   <translation>That setting is not proposed any more</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is for a Supervisor or an Executive</source>
   <translation>The back office is for a Supervisor or an Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The first copy of a page is copy 1</source>
   <translation>The first copy of a page is copy 1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The second card must be another person's than %1's</source>
   <translation>The second card must be another person's than %1's</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>count the copies again</source>
   <translation>count the copies again</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>enter another value</source>
   <translation>enter another value</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>look at the list again</source>
   <translation>look at the list again</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>swipe such a card</source>
   <translation>swipe such a card</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>%1 is the game of this table already</source>
   <translation>%1 is the game of this table already</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>Nobody is signed in</source>
   <translation>Nobody is signed in</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The game can be changed only when the table is closed</source>
   <translation>The game can be changed only when the table is closed</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The table can be closed between rounds only</source>
   <translation>The table can be closed between rounds only</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>choose another</source>
   <translation>choose another</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>close it first</source>
   <translation>close it first</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>swipe a dealer card first</source>
   <translation>swipe a dealer card first</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>turn it back to RUN before the table is closed</source>
   <translation>turn it back to RUN before the table is closed</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not possible while %2</source>
   <translation>%1 is not possible while %2</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not settled</source>
   <translation>%1 is not settled</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>A void needs a reason from the list</source>
   <translation>A void needs a reason from the list</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Nothing on sensor %1 is settled before the round ends</source>
   <translation>Nothing on sensor %1 is settled before the round ends</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Seat %1 claims a win</source>
   <translation>Seat %1 claims a win</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>The sensor of seat %1 works</source>
   <translation>The sensor of seat %1 works</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>call the supervisor first</source>
   <translation>call the supervisor first</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>its %1 comes before the hands are played</source>
   <translation>its %1 comes before the hands are played</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>put the chip on it</source>
   <translation>put the chip on it</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>turn its hand button off before it folds</source>
   <translation>turn its hand button off before it folds</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be chosen</source>
   <translation>%1 cannot be chosen</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be read</source>
   <translation>%1 cannot be read</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write a rate like 20.5 %</source>
   <translation>write a rate like 20.5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write an amount like $7,500</source>
   <translation>write an amount like $7,500</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a card is awaited</source>
   <translation>a card is awaited</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a round is in play</source>
   <translation>a round is in play</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>bets are open</source>
   <translation>bets are open</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>the supervisor verifies</source>
   <translation>the supervisor verifies</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>wins are being paid</source>
   <translation>wins are being paid</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is %2</source>
   <translation>%1 is %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is signed in already</source>
   <translation>%1 is signed in already</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A Supervisor card changes the game of the table</source>
   <translation>A Supervisor card changes the game of the table</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A dealer card opens the table</source>
   <translation>A dealer card opens the table</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Backing win %1 out needs %2 card</source>
   <translation>Backing win %1 out needs %2 card</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No card is asked for now</source>
   <translation>No card is asked for now</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No win is confirmed</source>
   <translation>No win is confirmed</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Setting a meter needs %1 card</source>
   <translation>Setting a meter needs %1 card</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>That was try %1 of %2</source>
   <translation>That was try %1 of %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>The time for a card is over</source>
   <translation>The time for a card is over</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press CONFIRM first</source>
   <translation>press CONFIRM first</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press TRY AGAIN first</source>
   <translation>press TRY AGAIN first</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>verify again</source>
   <translation>verify again</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 does not win</source>
   <translation>%1 does not win</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 is no side</source>
   <translation>%1 is no side</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Every seat has its own hand here</source>
   <translation>Every seat has its own hand here</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Seat %1 has not bet on a side that can win the progressive</source>
   <translation>Seat %1 has not bet on a side that can win the progressive</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The side of %1 is not known</source>
   <translation>The side of %1 is not known</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The table's hand is on record</source>
   <translation>The table's hand is on record</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player or banker</source>
   <translation>choose player or banker</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player, banker or tie</source>
   <translation>choose player, banker or tie</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>mark it first</source>
   <translation>mark it first</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>only an adjustment can change who shares it</source>
   <translation>only an adjustment can change who shares it</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>touch a seat first</source>
   <translation>touch a seat first</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>turn its hand button off before its side changes</source>
   <translation>turn its hand button off before its side changes</translation>
  </message>
  <message>
   <location filename="table/words.py" />
   <source>%1 and %2</source>
   <translation>%1 and %2</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>%1 s left</source>
   <translation>%1 s left</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>HOLDING</source>
   <translation>HOLDING</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>This card is not on the staff list</source>
   <translation>This card is not on the staff list</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>use another one</source>
   <translation>use another one</translation>
  </message>
  <message>
   <location filename="ui/card_key.py" />
   <source>%1 of %2</source>
   <translation>%1 of %2</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>Cards on the table</source>
   <translation>Cards on the table</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>They are recorded with the round and change no wager</source>
   <translation>They are recorded with the round and change no wager</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>%1 cannot leave a live table</source>
   <translation>%1 cannot leave a live table</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Chips on the sensors are not watched until then</source>
   <translation>Chips on the sensors are not watched until then</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>EXIT</source>
   <translation>EXIT</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Everything that was shown is on record</source>
   <translation>Everything that was shown is on record</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Leave Dealer Assist?</source>
   <translation>Leave Dealer Assist?</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Round %1 stays as it is</source>
   <translation>Round %1 stays as it is</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Swipe a Supervisor or technician card to leave</source>
   <translation>Swipe a Supervisor or technician card to leave</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>The next start goes on exactly here</source>
   <translation>The next start goes on exactly here</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>To the desktop</source>
   <translation>To the desktop</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>a Supervisor or a technician can</source>
   <translation>a Supervisor or a technician can</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Cause a fault</source>
   <translation>Cause a fault</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>DEVICES</source>
   <translation>DEVICES</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Simulated devices only</source>
   <translation>Simulated devices only</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Touch to break one, touch again to mend it</source>
   <translation>Touch to break one, touch again to mend it</translation>
  </message>
  <message>
   <location filename="ui/game_card.py" />
   <source>Cannot be opened</source>
   <translation>Cannot be opened</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 cannot change the game</source>
   <translation>%1 cannot change the game</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 will stand here, closed, until a dealer opens it</source>
   <translation>%1 will stand here, closed, until a dealer opens it</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>BACK</source>
   <translation>BACK</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Choose the game, then press OPEN</source>
   <translation>Choose the game, then press OPEN</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>MORE GAMES</source>
   <translation>MORE GAMES</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Page %1 of %2</source>
   <translation>Page %1 of %2</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Swipe a Supervisor card to change the game</source>
   <translation>Swipe a Supervisor card to change the game</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>a Supervisor can</source>
   <translation>a Supervisor can</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>BACK TO THE ROUND</source>
   <translation>BACK TO THE ROUND</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>History of table %1</source>
   <translation>History of table %1</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>NEWER</source>
   <translation>NEWER</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>OLDER</source>
   <translation>OLDER</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>Round %1 was played by rules of another version</source>
   <translation>Round %1 was played by rules of another version</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The first round</source>
   <translation>The first round</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The newest</source>
   <translation>The newest</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The win stands</source>
   <translation>The win stands</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Key to %1</source>
   <translation>Key to %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>The key is at %1</source>
   <translation>The key is at %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Turn the key in its lock</source>
   <translation>Turn the key in its lock</translation>
  </message>
  <message>
   <location filename="ui/lock_screen.py" />
   <source>Locked</source>
   <translation>Locked</translation>
  </message>
  <message>
   <location filename="ui/meter_box.py" />
   <source>DO NOT QUOTE</source>
   <translation>DO NOT QUOTE</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Break a simulated device</source>
   <translation>Break a simulated device</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CARDS</source>
   <translation>CARDS</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CAUSE A FAULT</source>
   <translation>CAUSE A FAULT</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>GAME MANAGER</source>
   <translation>GAME MANAGER</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>HISTORY</source>
   <translation>HISTORY</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>LOCK</source>
   <translation>LOCK</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>MY SHIFT</source>
   <translation>MY SHIFT</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Of this game, in short</source>
   <translation>Of this game, in short</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>PAYTABLES</source>
   <translation>PAYTABLES</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>RULES</source>
   <translation>RULES</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, step by step</source>
   <translation>Rounds, step by step</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, wins, pace</source>
   <translation>Rounds, wins, pace</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTINGS</source>
   <translation>SETTINGS</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTLEMENT</source>
   <translation>SETTLEMENT</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Sound, hand, contrast, language</source>
   <translation>Sound, hand, contrast, language</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Supervisor or Executive card</source>
   <translation>Supervisor or Executive card</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Touch in what lies there</source>
   <translation>Touch in what lies there</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>What each hand pays</source>
   <translation>What each hand pays</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Who is paid what</source>
   <translation>Who is paid what</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Dealer Assist</source>
   <translation>Dealer Assist</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Sheet %1 of %2</source>
   <translation>Sheet %1 of %2</translation>
  </message>
  <message>
   <location filename="ui/paper_chart.py" />
   <source>%1 of %2 to %3</source>
   <translation>%1 of %2 to %3</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>The journal cannot be read now</source>
   <translation>The journal cannot be read now</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>This table keeps no journal</source>
   <translation>This table keeps no journal</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>look again in a moment</source>
   <translation>look again in a moment</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 left</source>
   <translation>%1 left</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 second</source>
   <translation>%1 second</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 seconds</source>
   <translation>%1 seconds</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>PIN of %1</source>
   <translation>PIN of %1</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>Type it unseen by others</source>
   <translation>Type it unseen by others</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>4 to 8 digits</source>
   <translation>4 to 8 digits</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>OK</source>
   <translation>OK</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>The card does not count</source>
   <translation>The card does not count</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>%1 locked</source>
   <translation>%1 locked</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>Base game, no progressive</source>
   <translation>Base game, no progressive</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>MENU</source>
   <translation>MENU</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 back</source>
   <translation>%1 back</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 cards</source>
   <translation>%1 cards</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 has all its cards</source>
   <translation>%1 has all its cards</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 is on the table already</source>
   <translation>%1 is on the table already</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 of %2 cards</source>
   <translation>%1 of %2 cards</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>1 card</source>
   <translation>1 card</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A second hand</source>
   <translation>A second hand</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A virtual round</source>
   <translation>A virtual round</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>CLEAR</source>
   <translation>CLEAR</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Cards come after the game has started</source>
   <translation>Cards come after the game has started</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Choose a seat</source>
   <translation>Choose a seat</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DEAL</source>
   <translation>DEAL</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLE</source>
   <translation>DOUBLE</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLED</source>
   <translation>DOUBLED</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Every hand has its cards</source>
   <translation>Every hand has its cards</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEAVE UP</source>
   <translation>LEAVE UP</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEFT UP</source>
   <translation>LEFT UP</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No card yet</source>
   <translation>No card yet</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No cards here</source>
   <translation>No cards here</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not a pair</source>
   <translation>Not a pair</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not now</source>
   <translation>Not now</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Nothing was won</source>
   <translation>Nothing was won</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SEAT %1</source>
   <translation>SEAT %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SPLIT</source>
   <translation>SPLIT</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDER</source>
   <translation>SURRENDER</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDERED</source>
   <translation>SURRENDERED</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>The last card</source>
   <translation>The last card</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>This place</source>
   <translation>This place</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Touch the cards as they lie</source>
   <translation>Touch the cards as they lie</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>UNDO</source>
   <translation>UNDO</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>the place moves on by itself</source>
   <translation>the place moves on by itself</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>%1 CARDS</source>
   <translation>%1 CARDS</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>A tie, %1 to %2</source>
   <translation>A tie, %1 to %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BOARD</source>
   <translation>BOARD</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BUST</source>
   <translation>BUST</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Banker wins %1 to %2</source>
   <translation>Banker wins %1 to %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>DEALER</source>
   <translation>DEALER</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It has won</source>
   <translation>It has won</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It wins for every progressive wager on %1</source>
   <translation>It wins for every progressive wager on %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>LOSES</source>
   <translation>LOSES</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Player wins %1 to %2</source>
   <translation>Player wins %1 to %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press %1</source>
   <translation>Press %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press the hand</source>
   <translation>Press the hand</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>SOFT %1</source>
   <translation>SOFT %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Seat %1 has no winning hand</source>
   <translation>Seat %1 has no winning hand</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards decide who won</source>
   <translation>The cards decide who won</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards make no winning hand</source>
   <translation>The cards make no winning hand</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards of this seat make it</source>
   <translation>The cards of this seat make it</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch another seat, or press %1</source>
   <translation>Touch another seat, or press %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch it if it has won</source>
   <translation>Touch it if it has won</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch seat %1</source>
   <translation>Touch seat %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WINS BY %1</source>
   <translation>WINS BY %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 acknowledged an alert</source>
   <translation>%1 acknowledged an alert</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 approved the adjustment</source>
   <translation>%1 approved the adjustment</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 authorised %2, %3</source>
   <translation>%1 authorised %2, %3</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is not a win</source>
   <translation>%1 is not a win</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is settled</source>
   <translation>%1 is settled</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 let another game be opened</source>
   <translation>%1 let another game be opened</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked in</source>
   <translation>%1 locked in</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked the table</source>
   <translation>%1 locked the table</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 opened the table</source>
   <translation>%1 opened the table</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 set a meter by hand</source>
   <translation>%1 set a meter by hand</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 took over as dealer</source>
   <translation>%1 took over as dealer</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 unlocked the table</source>
   <translation>%1 unlocked the table</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 verified, the values are locked</source>
   <translation>%1 verified, the values are locked</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wager</source>
   <translation>%1 wager</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wagers</source>
   <translation>%1 wagers</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 was turned off</source>
   <translation>%1 was turned off</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card is awaited again</source>
   <translation>A card is awaited again</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card was refused</source>
   <translation>A card was refused</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A late chip on sensor %1 does not count</source>
   <translation>A late chip on sensor %1 does not count</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A part of the screen failed</source>
   <translation>A part of the screen failed</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A trouble in dealing was noted</source>
   <translation>A trouble in dealing was noted</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Back to the table</source>
   <translation>Back to the table</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Cards at %1</source>
   <translation>Cards at %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>No card came in time</source>
   <translation>No card came in time</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Round %1 is open for bets</source>
   <translation>Round %1 is open for bets</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 claims %2</source>
   <translation>Seat %1 claims %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 folded</source>
   <translation>Seat %1 folded</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 has %2 on the layout</source>
   <translation>Seat %1 has %2 on the layout</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 is on %2</source>
   <translation>Seat %1 is on %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 failed</source>
   <translation>Sensor %1 failed</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 sees a chip</source>
   <translation>Sensor %1 sees a chip</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 works again</source>
   <translation>Sensor %1 works again</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The adjustment was cancelled</source>
   <translation>The adjustment was cancelled</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The chip on sensor %1 is gone</source>
   <translation>The chip on sensor %1 is gone</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The confirmation was cancelled</source>
   <translation>The confirmation was cancelled</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The devices were tested</source>
   <translation>The devices were tested</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The key was turned to %1</source>
   <translation>The key was turned to %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The mark on sensor %1 was taken back</source>
   <translation>The mark on sensor %1 was taken back</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The meters were adjusted</source>
   <translation>The meters were adjusted</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was not printed</source>
   <translation>The page of win %1 was not printed</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was printed</source>
   <translation>The page of win %1 was printed</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The round was voided</source>
   <translation>The round was voided</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The supervisor was called</source>
   <translation>The supervisor was called</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was closed</source>
   <translation>The table was closed</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was locked</source>
   <translation>The table was locked</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The trouble in dealing is over</source>
   <translation>The trouble in dealing is over</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wager of sensor %1 was marked by hand</source>
   <translation>The wager of sensor %1 was marked by hand</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wins are being paid</source>
   <translation>The wins are being paid</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1 is to be backed out</source>
   <translation>Win %1 is to be backed out</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1, %2, was backed out</source>
   <translation>Win %1, %2, was backed out</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>taken back</source>
   <translation>taken back</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>the round is over</source>
   <translation>the round is over</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>witness %1</source>
   <translation>witness %1</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 broken</source>
   <translation>%1 broken</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 device</source>
   <translation>%1 device</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 devices</source>
   <translation>%1 devices</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1, SIMULATED</source>
   <translation>%1, SIMULATED</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card is not read, once</source>
   <translation>A card is not read, once</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card nobody has, once</source>
   <translation>A card nobody has, once</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Bytes arrive spoilt</source>
   <translation>Bytes arrive spoilt</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COUNTER</source>
   <translation>COUNTER</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COVER OPEN</source>
   <translation>COVER OPEN</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card reader</source>
   <translation>Card reader</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card shoe</source>
   <translation>Card shoe</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DEAD</source>
   <translation>DEAD</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DIRTY</source>
   <translation>DIRTY</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DOUBLE BYTES</source>
   <translation>DOUBLE BYTES</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Every device works</source>
   <translation>Every device works</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>FLICKER</source>
   <translation>FLICKER</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>HALF A CARD</source>
   <translation>HALF A CARD</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers nothing</source>
   <translation>It answers nothing</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers too late</source>
   <translation>It answers too late</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It flickers, once</source>
   <translation>It flickers, once</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It restarts, once</source>
   <translation>It restarts, once</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it has no power</source>
   <translation>It says it has no power</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is dirty</source>
   <translation>It says it is dirty</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is stuck</source>
   <translation>It says it is stuck</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Its counter stands still</source>
   <translation>Its counter stands still</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>JAM</source>
   <translation>JAM</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Key switch</source>
   <translation>Key switch</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>LOST BYTES</source>
   <translation>LOST BYTES</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MEND ALL</source>
   <translation>MEND ALL</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MISREAD</source>
   <translation>MISREAD</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO PAPER</source>
   <translation>NO PAPER</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO POWER</source>
   <translation>NO POWER</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOISE</source>
   <translation>NOISE</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOT READ</source>
   <translation>NOT READ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Nothing is printed</source>
   <translation>Nothing is printed</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>PAPER LOW</source>
   <translation>PAPER LOW</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Printer</source>
   <translation>Printer</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>RESTART</source>
   <translation>RESTART</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>SLOW</source>
   <translation>SLOW</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STRANGER</source>
   <translation>STRANGER</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STUCK</source>
   <translation>STUCK</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line</source>
   <translation>Sensor line</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line B</source>
   <translation>Sensor line B</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes arrive twice</source>
   <translation>Some bytes arrive twice</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes never arrive</source>
   <translation>Some bytes never arrive</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>TWICE</source>
   <translation>TWICE</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The cable is pulled</source>
   <translation>The cable is pulled</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The next slip sticks</source>
   <translation>The next slip sticks</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is at its end</source>
   <translation>The roll is at its end</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is nearly used up</source>
   <translation>The roll is nearly used up</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The same card comes twice</source>
   <translation>The same card comes twice</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The swipe breaks off, once</source>
   <translation>The swipe breaks off, once</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Touch again to mend</source>
   <translation>Touch again to mend</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>UNPLUGGED</source>
   <translation>UNPLUGGED</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Works</source>
   <translation>Works</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>A and B</source>
   <translation>A and B</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BASE GAME ONLY</source>
   <translation>BASE GAME ONLY</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BET %1</source>
   <translation>BET %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETS OPEN</source>
   <translation>BETS OPEN</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETTING</source>
   <translation>BETTING</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CHECK SENSOR</source>
   <translation>CHECK SENSOR</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CLEAN SENSOR</source>
   <translation>CLEAN SENSOR</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Chip %1</source>
   <translation>Chip %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>EMPTY</source>
   <translation>EMPTY</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>ENVY %1</source>
   <translation>ENVY %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FAULT</source>
   <translation>FAULT</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FOLDED</source>
   <translation>FOLDED</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>IN PLAY</source>
   <translation>IN PLAY</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LATE CHIP</source>
   <translation>LATE CHIP</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LIFT CHIP</source>
   <translation>LIFT CHIP</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOCKED</source>
   <translation>LOCKED</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOST</source>
   <translation>LOST</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>MARKED</source>
   <translation>MARKED</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NO BET</source>
   <translation>NO BET</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NOT IN PLAY</source>
   <translation>NOT IN PLAY</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAUSED</source>
   <translation>PAUSED</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAY RIGHT TO LEFT</source>
   <translation>PAY RIGHT TO LEFT</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>RESET</source>
   <translation>RESET</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Seats open after %1</source>
   <translation>Seats open after %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE CLOSED</source>
   <translation>TABLE CLOSED</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HALTED</source>
   <translation>TABLE HALTED</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HELD WHILE KEY IS AT JPH</source>
   <translation>TABLE HELD WHILE KEY IS AT JPH</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>%1 on table %2 is chosen</source>
   <translation>%1 on table %2 is chosen</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Choose a game first</source>
   <translation>Choose a game first</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Chosen</source>
   <translation>Chosen</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>It stands here already</source>
   <translation>It stands here already</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>KEEP %1</source>
   <translation>KEEP %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Limits</source>
   <translation>Limits</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meter %1</source>
   <translation>Meter %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meters %1 and %2 more</source>
   <translation>Meters %1 and %2 more</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>No sensor on this game</source>
   <translation>No sensor on this game</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN</source>
   <translation>OPEN</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN %1</source>
   <translation>OPEN %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at %1 and %2 more</source>
   <translation>Open at %1 and %2 more</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at seed %1</source>
   <translation>Opens at seed %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Paytables</source>
   <translation>Paytables</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Progressive</source>
   <translation>Progressive</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Stands here now</source>
   <translation>Stands here now</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Table %1, with a Supervisor card</source>
   <translation>Table %1, with a Supervisor card</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap a table to choose it</source>
   <translation>Tap a table to choose it</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap to choose</source>
   <translation>Tap to choose</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Dealer</source>
   <translation>Dealer</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Ended</source>
   <translation>Ended</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>How it ended</source>
   <translation>How it ended</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>In play now</source>
   <translation>In play now</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK</source>
   <translation>LOOK</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK AT ROUND %1</source>
   <translation>LOOK AT ROUND %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>No round is on record yet</source>
   <translation>No round is on record yet</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Open for bets</source>
   <translation>Open for bets</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Opened</source>
   <translation>Opened</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Progressive wagers</source>
   <translation>Progressive wagers</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round %1</source>
   <translation>Round %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Rounds %1 to %2, %3</source>
   <translation>Rounds %1 to %2, %3</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Table closed</source>
   <translation>Table closed</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Voided</source>
   <translation>Voided</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Wins</source>
   <translation>Wins</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Won</source>
   <translation>Won</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked by %1 since %2</source>
   <translation>Locked by %1 since %2</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked since %1</source>
   <translation>Locked since %1</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe a staff card to unlock</source>
   <translation>Swipe a staff card to unlock</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1 or a Supervisor</source>
   <translation>Swipe the card of %1 or a Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1, a relief dealer or a Supervisor</source>
   <translation>Swipe the card of %1, a relief dealer or a Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>A card opens it again</source>
   <translation>A card opens it again</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Another game at this table</source>
   <translation>Another game at this table</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>BACK OUT A WIN</source>
   <translation>BACK OUT A WIN</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Between rounds only</source>
   <translation>Between rounds only</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Cards, shuffler</source>
   <translation>Cards, shuffler</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Close the table first</source>
   <translation>Close the table first</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>GAMES</source>
   <translation>GAMES</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>IRREGULARITY</source>
   <translation>IRREGULARITY</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Look up</source>
   <translation>Look up</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>No win in this round</source>
   <translation>No win in this round</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Notes the closing meters</source>
   <translation>Notes the closing meters</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Table %1, %2</source>
   <translation>Table %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>The round stays on record</source>
   <translation>The round stays on record</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This kiosk</source>
   <translation>This kiosk</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This round</source>
   <translation>This round</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Two cards, a reason</source>
   <translation>Two cards, a reason</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Set a meter</source>
   <translation>Set a meter</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>The meter stays</source>
   <translation>The meter stays</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Two different people's cards</source>
   <translation>Two different people's cards</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Until both cards are swiped the meter stays as it is</source>
   <translation>Until both cards are swiped the meter stays as it is</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>%1 pays %2%</source>
   <translation>%1 pays %2%</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Last recorded value</source>
   <translation>Last recorded value</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter</source>
   <translation>Meter</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live</source>
   <translation>Meter not live</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live, do not quote</source>
   <translation>Meter not live, do not quote</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Opens with the table</source>
   <translation>Opens with the table</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Pending until a card is swiped</source>
   <translation>Pending until a card is swiped</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>When the key is back at RUN</source>
   <translation>When the key is back at RUN</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>%1 The kiosk keeps trying by itself</source>
   <translation>%1 The kiosk keeps trying by itself</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Also</source>
   <translation>Also</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician to %1</source>
   <translation>Call a technician to %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician, then restart it</source>
   <translation>Call a technician, then restart it</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Cards are not read</source>
   <translation>Cards are not read</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable and the paper</source>
   <translation>Check the cable and the paper</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the plug at %1, then test %2</source>
   <translation>Check the plug at %1, then test %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors B are not seen</source>
   <translation>Chips on sensors B are not seen</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors are not seen</source>
   <translation>Chips on sensors are not seen</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Lift the chip at %1, then test %2</source>
   <translation>Lift the chip at %1, then test %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Looking at it again</source>
   <translation>Looking at it again</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>No card can be read</source>
   <translation>No card can be read</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Not recording</source>
   <translation>Not recording</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Press the hands yourself</source>
   <translation>Press the hands yourself</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 %2</source>
   <translation>Sensor %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and a chip is on it</source>
   <translation>Sensor %1 works, and a chip is on it</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and no chip is on it</source>
   <translation>Sensor %1 works, and no chip is on it</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors</source>
   <translation>Sensors</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors %1 %2</source>
   <translation>Sensors %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors B</source>
   <translation>Sensors B</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Slips wait</source>
   <translation>Slips wait</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>TEST SENSOR %1</source>
   <translation>TEST SENSOR %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Test %1 at %2 before it is trusted again</source>
   <translation>Test %1 at %2 before it is trusted again</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Tested, and still %1</source>
   <translation>Tested, and still %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The answer comes in a moment</source>
   <translation>The answer comes in a moment</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The key is not seen</source>
   <translation>The key is not seen</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Wipe the sensor at %1, then test %2</source>
   <translation>Wipe the sensor at %1, then test %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>base game only</source>
   <translation>base game only</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>no answer</source>
   <translation>no answer</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>not answering</source>
   <translation>not answering</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>nothing has happened</source>
   <translation>nothing has happened</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>out of order</source>
   <translation>out of order</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>seats %1</source>
   <translation>seats %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>stuck on</source>
   <translation>stuck on</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>without power</source>
   <translation>without power</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 %2 to %3</source>
   <translation>%1 %2 to %3</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 for %2</source>
   <translation>%1 for %2</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>None</source>
   <translation>None</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 is ON</source>
   <translation>%1 is ON</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 · %2 wager</source>
   <translation>%1 · %2 wager</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of %2</source>
   <translation>%1% of %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of meter</source>
   <translation>%1% of meter</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1%, split %2 ways</source>
   <translation>%1%, split %2 ways</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Any card</source>
   <translation>Any card</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Envy %1</source>
   <translation>Envy %1</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Hand buttons</source>
   <translation>Hand buttons</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Swipe a dealer card</source>
   <translation>Swipe a dealer card</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Table hand</source>
   <translation>Table hand</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Unknown</source>
   <translation>Unknown</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Wager %1 locked</source>
   <translation>Wager %1 locked</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>What does not work</source>
   <translation>What does not work</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Which hand?</source>
   <translation>Which hand?</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>at the reader</source>
   <translation>at the reader</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press again to turn it off</source>
   <translation>press again to turn it off</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press the winning hand</source>
   <translation>press the winning hand</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>tap one to swipe it</source>
   <translation>tap one to swipe it</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>the cards make %1</source>
   <translation>the cards make %1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 hands</source>
   <translation>%1 hands</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays for %2 hands</source>
   <translation>%1 pays for %2 hands</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays to 1</source>
   <translation>%1 pays to 1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>4 cards</source>
   <translation>4 cards</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>5 cards</source>
   <translation>5 cards</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>6 cards</source>
   <translation>6 cards</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Both 10 to A</source>
   <translation>Both 10 to A</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>DEALER PLAYS</source>
   <translation>DEALER PLAYS</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Next card 2 to 9</source>
   <translation>Next card 2 to 9</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Up card 2 to 9</source>
   <translation>Up card 2 to 9</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, %2 wager</source>
   <translation>%1, %2 wager</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, envy %2</source>
   <translation>%1, envy %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, to 1, by the number of hands, the dealer's counted</source>
   <translation>%1, to 1, by the number of hands, the dealer's counted</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Hands</source>
   <translation>Hands</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Paytables of %1</source>
   <translation>Paytables of %1</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Table %1, as they are in force now</source>
   <translation>Table %1, as they are in force now</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>All hands of this round are void</source>
   <translation>All hands of this round are void</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>CLOSE THE LIST</source>
   <translation>CLOSE THE LIST</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Close the list</source>
   <translation>Close the list</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Counted again? Then the round goes on</source>
   <translation>Counted again? Then the round goes on</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>DONE</source>
   <translation>DONE</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Does it run again?</source>
   <translation>Does it run again?</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>IT WAS RIGHT</source>
   <translation>IT WAS RIGHT</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Step %1 of %2 with the shuffler</source>
   <translation>Step %1 of %2 with the shuffler</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Was the number right after all?</source>
   <translation>Was the number right after all?</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>every wager goes back, and the cards are reshuffled</source>
   <translation>every wager goes back, and the cards are reshuffled</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>what was done so far stays on record</source>
   <translation>what was done so far stays on record</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 player</source>
   <translation>%1 player</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 players</source>
   <translation>%1 players</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Confirmed</source>
   <translation>Confirmed</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Envy, %1</source>
   <translation>Envy, %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Envy, %1 %2</source>
   <translation>Envy, %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>From the tray</source>
   <translation>From the tray</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>From the tray, end of the round</source>
   <translation>From the tray, end of the round</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>House procedure for meter pays</source>
   <translation>House procedure for meter pays</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Last</source>
   <translation>Last</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meter adjusted</source>
   <translation>Meter adjusted</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meters adjusted</source>
   <translation>Meters adjusted</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>NOW PAY, RIGHT TO LEFT</source>
   <translation>NOW PAY, RIGHT TO LEFT</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PAY SEAT %1</source>
   <translation>PAY SEAT %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PRINT AGAIN</source>
   <translation>PRINT AGAIN</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Paid from the tray, the meter stays %1</source>
   <translation>Paid from the tray, the meter stays %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Recorded</source>
   <translation>Recorded</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Seat %1, %2</source>
   <translation>Seat %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table %1, round %2</source>
   <translation>Table %1, round %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Time</source>
   <translation>Time</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Win recorded</source>
   <translation>Win recorded</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Wins recorded</source>
   <translation>Wins recorded</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>tray</source>
   <translation>tray</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>As it stood then</source>
   <translation>As it stood then</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>BACK TO LIST</source>
   <translation>BACK TO LIST</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Backed out already</source>
   <translation>Backed out already</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>First step</source>
   <translation>First step</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Last step</source>
   <translation>Last step</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Nothing here is live</source>
   <translation>Nothing here is live</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Round %1, step %2 of %3, at %4</source>
   <translation>Round %1, step %2 of %3, at %4</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP BACK</source>
   <translation>STEP BACK</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP ON</source>
   <translation>STEP ON</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Set-up changed since</source>
   <translation>Set-up changed since</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on sensor %2 before %3</source>
   <translation>%1 on sensor %2 before %3</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on the sensor before %2</source>
   <translation>%1 on the sensor before %2</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A chip that comes after %1 is late</source>
   <translation>A chip that comes after %1 is late</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A share of the meter is one prize</source>
   <translation>A share of the meter is one prize</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A win needs a card</source>
   <translation>A win needs a card</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DEALING</source>
   <translation>DEALING</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DECISIONS</source>
   <translation>DECISIONS</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Envy goes to every other seat with the wager, never to the winner</source>
   <translation>Envy goes to every other seat with the wager, never to the winner</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Nothing is paid before it is on record</source>
   <translation>Nothing is paid before it is on record</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PAYMENT</source>
   <translation>PAYMENT</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PROGRESSIVE</source>
   <translation>PROGRESSIVE</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>THIS TABLE</source>
   <translation>THIS TABLE</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The amount never grows, and each winner gets all of it</source>
   <translation>The amount never grows, and each winner gets all of it</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip is taken after the start</source>
   <translation>The chip is taken after the start</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip stays on its spot after the start</source>
   <translation>The chip stays on its spot after the start</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The shoe holds %1 decks</source>
   <translation>The shoe holds %1 decks</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WAGERS</source>
   <translation>WAGERS</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WHAT BEATS WHAT</source>
   <translation>WHAT BEATS WHAT</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>all who win it divide it equally</source>
   <translation>all who win it divide it equally</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>it never counts</source>
   <translation>it never counts</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the button says which</source>
   <translation>the button says which</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the lamp keeps the wager</source>
   <translation>the lamp keeps the wager</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Applies at once</source>
   <translation>Applies at once</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Brightness</source>
   <translation>Brightness</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>DAY</source>
   <translation>DAY</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Every sound is also to be seen</source>
   <translation>Every sound is also to be seen</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>FAULT SOUND</source>
   <translation>FAULT SOUND</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Full again while something is at fault</source>
   <translation>Full again while something is at fault</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>HIGH CONTRAST</source>
   <translation>HIGH CONTRAST</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Hand and eye</source>
   <translation>Hand and eye</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Kept for %1, at every sign-in</source>
   <translation>Kept for %1, at every sign-in</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>LEFT-HANDED</source>
   <translation>LEFT-HANDED</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Language</source>
   <translation>Language</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>NIGHT</source>
   <translation>NIGHT</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Off</source>
   <translation>Off</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>On</source>
   <translation>On</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>REDUCE MOTION</source>
   <translation>REDUCE MOTION</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>SOUND OFF</source>
   <translation>SOUND OFF</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Seats never change sides</source>
   <translation>Seats never change sides</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Sound</source>
   <translation>Sound</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Words printed on the felt stay as they are</source>
   <translation>Words printed on the felt stay as they are</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>these settings are the kiosk's own</source>
   <translation>these settings are the kiosk's own</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Not claimed</source>
   <translation>Not claimed</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>PUSH</source>
   <translation>PUSH</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Take %1</source>
   <translation>Take %1</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>There is nothing to pay yet</source>
   <translation>There is nothing to pay yet</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>WINS</source>
   <translation>WINS</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>No progressive at this table</source>
   <translation>No progressive at this table</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>nobody wins it</source>
   <translation>nobody wins it</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>pay by the layout, then %1</source>
   <translation>pay by the layout, then %1</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for every locked %1 bet</source>
   <translation>wins for every locked %1 bet</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for the locked %1 bet of seat %2</source>
   <translation>wins for the locked %1 bet of seat %2</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>%1 steps, one by one</source>
   <translation>%1 steps, one by one</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>All wagers go back to the players</source>
   <translation>All wagers go back to the players</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>In play, before a win is recorded</source>
   <translation>In play, before a win is recorded</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It counts as if its sensor had seen it, and is recorded as marked by hand</source>
   <translation>It counts as if its sensor had seen it, and is recorded as marked by hand</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is noted at once, and the screen leads through it</source>
   <translation>It is noted at once, and the screen leads through it</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is recorded with the checklist</source>
   <translation>It is recorded with the checklist</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SEAT %1, %2</source>
   <translation>SEAT %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SENSOR %1</source>
   <translation>SENSOR %1</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SHUFFLER</source>
   <translation>SHUFFLER</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The prize goes back on its meter, exactly</source>
   <translation>The prize goes back on its meter, exactly</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The round goes on</source>
   <translation>The round goes on</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Two people's cards are needed</source>
   <translation>Two people's cards are needed</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>WRONG NUMBER OF CARDS</source>
   <translation>WRONG NUMBER OF CARDS</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>What went wrong?</source>
   <translation>What went wrong?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which wager of seat %1?</source>
   <translation>Which wager of seat %1?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which win was wrong?</source>
   <translation>Which win was wrong?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is this round void?</source>
   <translation>Why is this round void?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is win %1 backed out?</source>
   <translation>Why is win %1 backed out?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>seed and reserve come off again</source>
   <translation>seed and reserve come off again</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>this round's contributions come off the meter</source>
   <translation>this round's contributions come off the meter</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>until then it stands</source>
   <translation>until then it stands</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>%1, signed in since %2</source>
   <translation>%1, signed in since %2</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Authorised by a card or the key</source>
   <translation>Authorised by a card or the key</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Each with its reason on record</source>
   <translation>Each with its reason on record</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Ended rounds only</source>
   <translation>Ended rounds only</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Envy is not in it</source>
   <translation>Envy is not in it</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Late chips</source>
   <translation>Late chips</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Refused cards</source>
   <translation>Refused cards</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds</source>
   <translation>Rounds</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds an hour</source>
   <translation>Rounds an hour</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Seen after the start, not counted</source>
   <translation>Seen after the start, not counted</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Signed in for</source>
   <translation>Signed in for</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since %1</source>
   <translation>Since %1</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since you signed in</source>
   <translation>Since you signed in</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Swipe a dealer card to begin a shift</source>
   <translation>Swipe a dealer card to begin a shift</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>There is no record of this shift to read</source>
   <translation>There is no record of this shift to read</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Unknown or not enough</source>
   <translation>Unknown or not enough</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Voided rounds</source>
   <translation>Voided rounds</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Won in all</source>
   <translation>Won in all</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>It decides whose progressive wager a winning hand pays</source>
   <translation>It decides whose progressive wager a winning hand pays</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>Which side is seat %1 on?</source>
   <translation>Which side is seat %1 on?</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>%1  ·  ALL ELSE IS REAL</source>
   <translation>%1  ·  ALL ELSE IS REAL</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED</source>
   <translation>SIMULATED</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
   <translation>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>%1 of %2 items are well</source>
   <translation>%1 of %2 items are well</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>All %1 items are well</source>
   <translation>All %1 items are well</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Answers</source>
   <translation>Answers</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>CHOOSE ANOTHER GAME</source>
   <translation>CHOOSE ANOTHER GAME</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Closed after round %1</source>
   <translation>Closed after round %1</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>First opening</source>
   <translation>First opening</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meter recorded</source>
   <translation>Opening meter recorded</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meters recorded</source>
   <translation>Opening meters recorded</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed</source>
   <translation>Resumed</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed round %1 where it stopped</source>
   <translation>Resumed round %1 where it stopped</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Self-check</source>
   <translation>Self-check</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Simulated</source>
   <translation>Simulated</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>With a Supervisor card</source>
   <translation>With a Supervisor card</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meter recorded</source>
   <translation>closing meter recorded</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meters recorded</source>
   <translation>closing meters recorded</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meter starts at %1</source>
   <translation>the meter starts at %1</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meters start at their seeds</source>
   <translation>the meters start at their seeds</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the table can be opened</source>
   <translation>the table can be opened</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 card</source>
   <translation>%1 card</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 confirmed</source>
   <translation>%1 confirmed</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 locked at %2</source>
   <translation>%1 locked at %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 needs %2</source>
   <translation>%1 needs %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 no envy</source>
   <translation>%1 no envy</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 pays %2</source>
   <translation>%1 pays %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, from the tray</source>
   <translation>%1, from the tray</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, off the meter</source>
   <translation>%1, off the meter</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, reseeds to %2</source>
   <translation>%1, reseeds to %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor card is not enough for this level</source>
   <translation>A Supervisor card is not enough for this level</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor or an Executive card</source>
   <translation>A Supervisor or an Executive card</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Back out a win</source>
   <translation>Back out a win</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>CONFIRM %1</source>
   <translation>CONFIRM %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not accepted</source>
   <translation>Card not accepted</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not read</source>
   <translation>Card not read</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not recognized</source>
   <translation>Card not recognized</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check</source>
   <translation>Check</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check its cable</source>
   <translation>Check its cable</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Claims stay on</source>
   <translation>Claims stay on</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Envy pays</source>
   <translation>Envy pays</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seat %1</source>
   <translation>From seat %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seats %1</source>
   <translation>From seats %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From the tray, at the end of the round</source>
   <translation>From the tray, at the end of the round</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No card in %1 seconds</source>
   <translation>No card in %1 seconds</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No other seat has a progressive wager</source>
   <translation>No other seat has a progressive wager</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded</source>
   <translation>Nothing is recorded</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded yet</source>
   <translation>Nothing is recorded yet</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Off the meter</source>
   <translation>Off the meter</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>One %1 swipe records %2 and adjusts the meter</source>
   <translation>One %1 swipe records %2 and adjusts the meter</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Opens the reader for %1 s</source>
   <translation>Opens the reader for %1 s</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
   <translation>PAY IN THIS ORDER, RIGHT TO LEFT</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Pay</source>
   <translation>Pay</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Seat</source>
   <translation>Seat</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe it again, evenly and all the way</source>
   <translation>Swipe it again, evenly and all the way</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe to record</source>
   <translation>Swipe to record</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The card reader does not answer</source>
   <translation>The card reader does not answer</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claim on seat %1 stays on</source>
   <translation>The claim on seat %1 stays on</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claims on seats %1 stay on</source>
   <translation>The claims on seats %1 stay on</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Then swipe %1 card</source>
   <translation>Then swipe %1 card</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>These hands pay</source>
   <translation>These hands pay</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>This hand pays</source>
   <translation>This hand pays</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Try %1 of %2</source>
   <translation>Try %1 of %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Until both cards are swiped the win stands</source>
   <translation>Until both cards are swiped the win stands</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Verify %1</source>
   <translation>Verify %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Win %1, %2</source>
   <translation>Win %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>all %1 wins</source>
   <translation>all %1 wins</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>both wins</source>
   <translation>both wins</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>cards face up on the layout, hand read aloud, right seat</source>
   <translation>cards face up on the layout, hand read aloud, right seat</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>it is tried again by itself</source>
   <translation>it is tried again by itself</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>not enough</source>
   <translation>not enough</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>this win</source>
   <translation>this win</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>to pay</source>
   <translation>to pay</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1 lost</source>
   <translation>%1 lost</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1, %2 sensors</source>
   <translation>%1, %2 sensors</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Devices OK</source>
   <translation>Devices OK</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Give progressive chips back</source>
   <translation>Give progressive chips back</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Journal OK</source>
   <translation>Journal OK</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Progressive paused</source>
   <translation>Progressive paused</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>SUPERVISOR KEY</source>
   <translation>SUPERVISOR KEY</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Start the base game</source>
   <translation>Start the base game</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>TABLE %1</source>
   <translation>TABLE %1</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Table halted</source>
   <translation>Table halted</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>restart it</source>
   <translation>restart it</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>A technician does it at the command line</source>
   <translation>A technician does it at the command line</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>Hold</source>
   <translation>Hold</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>RESTORE</source>
   <translation>RESTORE</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>The table cannot be opened</source>
   <translation>The table cannot be opened</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>When it is mended</source>
   <translation>When it is mended</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>goes on from %1 events</source>
   <translation>goes on from %1 events</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>%1 MORE</source>
   <translation>%1 MORE</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>ENTIRE WAGER</source>
   <translation>ENTIRE WAGER</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>SIDE NOT MARKED</source>
   <translation>SIDE NOT MARKED</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>%1 × %2, it does not tell its size in mm</source>
   <translation>%1 × %2, it does not tell its size in mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>A screen %1 mm wide would make every one %2 mm</source>
   <translation>A screen %1 mm wide would make every one %2 mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Main buttons %1 mm, the smallest %2 mm</source>
   <translation>Main buttons %1 mm, the smallest %2 mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Screen</source>
   <translation>Screen</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>%1 to %2 of %3</source>
   <translation>%1 to %2 of %3</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>First page</source>
   <translation>First page</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Last page</source>
   <translation>Last page</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>NEXT</source>
   <translation>NEXT</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Nothing here</source>
   <translation>Nothing here</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>PREVIOUS</source>
   <translation>PREVIOUS</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>Rules of %1</source>
   <translation>Rules of %1</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>What each hand pays is under PAYTABLES in the menu</source>
   <translation>What each hand pays is under PAYTABLES in the menu</translation>
  </message>
  <message>
   <location filename="ui/settings_page.py" />
   <source>Settings</source>
   <translation>Settings</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>ENVY, LAST</source>
   <translation>ENVY, LAST</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>PAY</source>
   <translation>PAY</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Pay in this order, right to left</source>
   <translation>Pay in this order, right to left</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>SEAT</source>
   <translation>SEAT</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Settlement</source>
   <translation>Settlement</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Until then, pay by the layout</source>
   <translation>Until then, pay by the layout</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>envy last</source>
   <translation>envy last</translation>
  </message>
  <message>
   <location filename="ui/shift_page.py" />
   <source>My shift</source>
   <translation>My shift</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Swipe card</source>
   <translation>Swipe card</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Verify</source>
   <translation>Verify</translation>
  </message>
  <message>
   <location filename="ui/swipe_page.py" />
   <source>Simulated cards</source>
   <translation>Simulated cards</translation>
  </message>
  <message>
   <location filename="ui/win_row.py" />
   <source>NOT
A WIN</source>
   <translation>NOT
A WIN</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 is not a Dealer Assist journal or its beginning is damaged</source>
   <translation>%1 is not a Dealer Assist journal or its beginning is damaged</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of clubs</source>
   <translation>%1 of clubs</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of diamonds</source>
   <translation>%1 of diamonds</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of hearts</source>
   <translation>%1 of hearts</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of spades</source>
   <translation>%1 of spades</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1% of the meter</source>
   <translation>%1% of the meter</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>1st</source>
   <translation>1st</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>2nd</source>
   <translation>2nd</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>3rd</source>
   <translation>3rd</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>4th</source>
   <translation>4th</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>5th</source>
   <translation>5th</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>6th</source>
   <translation>6th</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>7th</source>
   <translation>7th</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office closed</source>
   <translation>Back office closed</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office opened</source>
   <translation>Back office opened</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Dealer %1</source>
   <translation>Dealer %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>ERASE</source>
   <translation>ERASE</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Executive %1</source>
   <translation>Executive %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Game change asked</source>
   <translation>Game change asked</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>If that is lost for good, 'dealer-assist journal restore --data %1' goes on without it</source>
   <translation>If that is lost for good, 'dealer-assist journal restore --data %1' goes on without it</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Meter set asked</source>
   <translation>Meter set asked</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Progressive meter</source>
   <translation>Progressive meter</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting proposed</source>
   <translation>Setting proposed</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting withdrawn</source>
   <translation>Setting withdrawn</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Settings applied</source>
   <translation>Settings applied</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Supervisor %1</source>
   <translation>Supervisor %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician</source>
   <translation>Technician</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician %1</source>
   <translation>Technician %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set back by %1 minutes</source>
   <translation>The clock was set back by %1 minutes</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set forward by %1 minutes</source>
   <translation>The clock was set forward by %1 minutes</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The journal %1 ends at event %2, and what was recorded up to event %3 is missing</source>
   <translation>The journal %1 ends at event %2, and what was recorded up to event %3 is missing</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Try again when it is put back, or call a technician</source>
   <translation>Try again when it is put back, or call a technician</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Unknown %1</source>
   <translation>Unknown %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Dealer</source>
   <translation>a Dealer</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a SUPERVISOR</source>
   <translation>a SUPERVISOR</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Supervisor</source>
   <translation>a Supervisor</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Technician</source>
   <translation>a Technician</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>an EXECUTIVE</source>
   <translation>an EXECUTIVE</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>an Executive</source>
   <translation>an Executive</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>approved rules</source>
   <translation>approved rules</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>clubs</source>
   <translation>clubs</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>diamonds</source>
   <translation>diamonds</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>each</source>
   <translation>each</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>hearts</source>
   <translation>hearts</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>it</source>
   <translation>it</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>move it away and put back a backup, or choose another data folder</source>
   <translation>move it away and put back a backup, or choose another data folder</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>push</source>
   <translation>push</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>put %1 back beside it</source>
   <translation>put %1 back beside it</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seat %1</source>
   <translation>seat %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seed</source>
   <translation>seed</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>spades</source>
   <translation>spades</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the base game</source>
   <translation>the base game</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the events up to %1 are missing</source>
   <translation>the events up to %1 are missing</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head does not fit the last event</source>
   <translation>the head does not fit the last event</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head was not made with this journal's key</source>
   <translation>the head was not made with this journal's key</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the journal %1 was moved, replaced or deleted while it was open</source>
   <translation>the journal %1 was moved, replaced or deleted while it was open</translation>
  </message>
 </context>
</TS>
