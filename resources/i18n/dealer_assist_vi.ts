<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
 <context>
  <name>dealer_assist</name>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 did not answer</source>
   <translation>Cảm biến %1 không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 restarted by itself</source>
   <translation>Cảm biến %1 tự khởi động lại</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was dirty</source>
   <translation>Cảm biến %1 bị bẩn</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was out of order</source>
   <translation>Cảm biến %1 bị hỏng</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was stuck on</source>
   <translation>Cảm biến %1 bị kẹt</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was without power</source>
   <translation>Cảm biến %1 mất điện</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensors B did not answer</source>
   <translation>Cảm biến B không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card reader did not answer</source>
   <translation>Đầu đọc thẻ không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card shoe did not answer</source>
   <translation>Hộp bài không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The device %1 did not answer</source>
   <translation>Thiết bị %1 không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The key switch did not answer</source>
   <translation>Khóa chuyển không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer did not answer</source>
   <translation>Máy in không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer ran out of paper</source>
   <translation>Máy in hết giấy</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The sensors did not answer</source>
   <translation>Các cảm biến không trả lời</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>call a technician</source>
   <translation>gọi kỹ thuật viên</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>cards were not read</source>
   <translation>không đọc được lá bài</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check it</source>
   <translation>kiểm tra lại</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check its plug and test it</source>
   <translation>kiểm tra phích cắm rồi thử</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable</source>
   <translation>kiểm tra cáp</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable and the power</source>
   <translation>kiểm tra cáp và nguồn điện</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>chips on them were not seen</source>
   <translation>không thấy phỉnh trên đó</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager</source>
   <translation>nó không nhận cược</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager until tested</source>
   <translation>nó không nhận cược cho đến khi thử</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>lift the chip and test it</source>
   <translation>nhấc phỉnh lên rồi thử</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>load it</source>
   <translation>nạp giấy</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>no card could be read</source>
   <translation>không đọc được thẻ nào</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>slips had to wait</source>
   <translation>phiếu in phải chờ</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>the key was not seen</source>
   <translation>không thấy chìa khóa</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>wipe it and test it</source>
   <translation>lau sạch rồi thử</translation>
  </message>
  <message>
   <location filename="desk/beside.py" />
   <source>beside the table</source>
   <translation>bên cạnh bàn</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The cards of seat %1 are not known yet</source>
   <translation>Chưa biết bài của ghế %1</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The dealer's hand is not played out yet</source>
   <translation>Tay bài nhà cái chưa chơi xong</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>%1's card was withdrawn</source>
   <translation>thẻ của %1 đã bị thu hồi</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Nobody is on the staff list</source>
   <translation>Chưa có ai trong danh sách nhân viên</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>This is not %1's PIN</source>
   <translation>Đây không phải PIN của %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Too many wrong PINs for %1</source>
   <translation>%1 nhập sai PIN quá nhiều lần</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>enrol the first two with 'dealer-assist staff enrol'</source>
   <translation>ghi danh hai người đầu bằng 'dealer-assist staff enrol'</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again</source>
   <translation>thử lại</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again at %1</source>
   <translation>thử lại lúc %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>use another</source>
   <translation>dùng thẻ khác</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>No PIN was entered in %1 seconds</source>
   <translation>Không nhập PIN trong %1 giây</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>The PIN of %1 was not entered</source>
   <translation>Chưa nhập PIN của %1</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>it was cancelled</source>
   <translation>đã hủy</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>swipe again</source>
   <translation>quẹt lại</translation>
  </message>
  <message>
   <location filename="desk/cards.py" />
   <source>Seat %1</source>
   <translation>Ghế %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>The journal is damaged (%1)</source>
   <translation>Nhật ký bị hỏng (%1)</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>event %1</source>
   <translation>sự kiện %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>leave it as it is and call a technician</source>
   <translation>để nguyên và gọi kỹ thuật viên</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>%1 has the name of a table that is shipped</source>
   <translation>%1 trùng tên một bàn có sẵn</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>give it another name</source>
   <translation>đặt tên khác</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted</source>
   <translation>Bàn đã dừng</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted by a fault</source>
   <translation>Bàn dừng vì có lỗi</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>call a technician and restart it</source>
   <translation>gọi kỹ thuật viên và khởi động lại</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>nothing recorded is lost</source>
   <translation>những gì đã ghi đều còn nguyên</translation>
  </message>
  <message>
   <location filename="desk/paper.py" />
   <source>No printer on this table</source>
   <translation>Bàn này không có máy in</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of %2 win slips</source>
   <translation>Bản %1 của %2 phiếu thắng</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of the win slip</source>
   <translation>Bản %1 của phiếu thắng</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The kiosk stopped before the printer had answered</source>
   <translation>Máy dừng trước khi máy in trả lời</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The last slip did not come out</source>
   <translation>Phiếu cuối không in ra</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip could not be drawn</source>
   <translation>Không soạn được phiếu</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip is being printed</source>
   <translation>Đang in phiếu</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>look for the slip or print it again</source>
   <translation>tìm phiếu hoặc in lại</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>press PRINT AGAIN</source>
   <translation>nhấn IN LẠI</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 MB free</source>
   <translation>còn trống %1 MB</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 events, schema %2</source>
   <translation>%1 sự kiện, lược đồ %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1, behind the last record of %2</source>
   <translation>%1, sớm hơn lần ghi cuối %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Allowed</source>
   <translation>Được phép</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Clock</source>
   <translation>Đồng hồ máy</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Definitions</source>
   <translation>Định nghĩa</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Disk</source>
   <translation>Ổ đĩa</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Journal</source>
   <translation>Nhật ký</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Leave the file as it is and call a technician</source>
   <translation>Để nguyên tệp và gọi kỹ thuật viên</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Make room</source>
   <translation>Dọn chỗ trống</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Program</source>
   <translation>Chương trình</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set the clock of this machine</source>
   <translation>Chỉnh giờ của máy này</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set-up</source>
   <translation>Cấu hình</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>a supervisor should know it</source>
   <translation>giám sát nên biết</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>at least %1 MB</source>
   <translation>ít nhất %1 MB</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>damaged</source>
   <translation>bị hỏng</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>No cards are known in this round</source>
   <translation>Ván này chưa biết lá bài nào</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>Not every player has acted yet</source>
   <translation>Chưa phải mọi người chơi đã hành động</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of seat %1 are not known</source>
   <translation>Không biết bài của ghế %1</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of the %1 are not known yet</source>
   <translation>Chưa biết bài của %1</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The coup is not complete yet</source>
   <translation>Ván bài chưa đủ</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>only the progressive wins are listed</source>
   <translation>chỉ liệt kê giải lũy tiến</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>%1's card was good until %2</source>
   <translation>Thẻ của %1 hết hạn ngày %2</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>Too many unknown cards</source>
   <translation>Quá nhiều thẻ lạ</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol a new one</source>
   <translation>Supervisor có thể ghi danh thẻ mới</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol it again</source>
   <translation>Supervisor có thể ghi danh lại</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>until %1 only known ones are looked at</source>
   <translation>đến %1 chỉ nhận thẻ đã biết</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make %1, the button says %2</source>
   <translation>bài là %1, nút là %2</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make no winning hand, the button says %1</source>
   <translation>bài không thắng, nút là %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 has approved</source>
   <translation>%1 đã chấp thuận</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 to verify</source>
   <translation>%1 cần kiểm</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press COIN IN</source>
   <translation>Đặt cược xong? Nhấn COIN IN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press START GAME</source>
   <translation>Đặt cược xong? Nhấn START GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All hands are void</source>
   <translation>Mọi tay bài đều hủy</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Ante first</source>
   <translation>Đặt Ante trước</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Backs win %1 out</source>
   <translation>Hoàn lại giải %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the shuffler's service</source>
   <translation>Gọi dịch vụ máy xáo bài</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the supervisor</source>
   <translation>Gọi giám sát</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cards verified? It records %1</source>
   <translation>Đã kiểm bài? Sẽ ghi %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cover All if they like</source>
   <translation>Cover All nếu muốn</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Deal and play the hands</source>
   <translation>Chia và chơi các tay bài</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Give every wager back and shuffle the cards anew</source>
   <translation>Trả lại tiền cược và xáo bài lại</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Go on with the game</source>
   <translation>Tiếp tục trò chơi</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>It runs again? Close this list</source>
   <translation>Chạy lại rồi? Đóng danh sách này</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Look at the guide on the shuffler's back</source>
   <translation>Xem hướng dẫn sau máy xáo bài</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Note who was told</source>
   <translation>Ghi lại đã báo cho ai</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Off %1, into the tray</source>
   <translation>Từ %1, vào khay</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Opens %1 at this table</source>
   <translation>Mở %1 tại bàn này</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press END GAME</source>
   <translation>Trả tiền, rồi nhấn END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press GAME OVER</source>
   <translation>Trả tiền, rồi nhấn GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Plug the power cord in</source>
   <translation>Cắm dây điện</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Press the winning hand of seat %1</source>
   <translation>Nhấn tay bài thắng của ghế %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pull its power cord</source>
   <translation>Rút dây điện của máy</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Put the backup shuffler in its place</source>
   <translation>Đặt máy xáo dự phòng vào chỗ</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Records %1</source>
   <translation>Ghi %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Seat %1 has no progressive wager</source>
   <translation>Ghế %1 không có cược lũy tiến</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press END GAME</source>
   <translation>Thanh toán từ phải sang trái, Cover All sau cùng, rồi nhấn END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press GAME OVER</source>
   <translation>Thanh toán từ phải sang trái, Cover All sau cùng, rồi nhấn GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Step %1 of %2</source>
   <translation>Bước %1/%2</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Supervisor</source>
   <translation>Giám sát</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe %1 card</source>
   <translation>Quẹt thẻ %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a SUPERVISOR card</source>
   <translation>Quẹt thẻ SUPERVISOR</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a dealer card to open the table</source>
   <translation>Quẹt thẻ dealer để mở bàn</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a second person's card</source>
   <translation>Quẹt thẻ của người thứ hai</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Take the progressive chips</source>
   <translation>Lấy phỉnh lũy tiến</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The table is closed</source>
   <translation>Bàn đang đóng</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The win is on record</source>
   <translation>Giải đã được ghi</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>There is no win to record now</source>
   <translation>Hiện không có giải để ghi</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Touch a seat whose lamp is locked in</source>
   <translation>Chạm ghế có đèn đã khóa</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the backup shuffler on</source>
   <translation>Bật máy xáo dự phòng</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the key back to RUN</source>
   <translation>Vặn chìa về RUN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the shuffler off</source>
   <translation>Tắt máy xáo bài</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wait for bets</source>
   <translation>Chờ đặt cược</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Who was told?</source>
   <translation>Đã báo cho ai?</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wrong seat? Touch another</source>
   <translation>Sai ghế? Chạm ghế khác</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>a second person's card follows</source>
   <translation>sau đó đến thẻ người thứ hai</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>hold VOID ROUND</source>
   <translation>giữ VOID ROUND</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>press J-POT</source>
   <translation>nhấn J-POT</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>the meter follows the key</source>
   <translation>đồng hồ theo chìa khóa</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>turn the key to JPH</source>
   <translation>vặn chìa sang JPH</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>verify the cards, then CONFIRM</source>
   <translation>kiểm bài, rồi nhấn CONFIRM</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>win %1 still stands</source>
   <translation>giải %1 vẫn còn hiệu lực</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>%1 detected</source>
   <translation>Phát hiện %1</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Mark the progressive wagers</source>
   <translation>Đánh dấu các cược lũy tiến</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press END GAME</source>
   <translation>Không có? Nhấn END GAME</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press GAME OVER</source>
   <translation>Không có? Nhấn GAME OVER</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Progressive chips go on the sensors</source>
   <translation>Phỉnh lũy tiến đặt lên cảm biến</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Touch every seat that has made one</source>
   <translation>Chạm mỗi ghế có đặt</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Winning hand? Touch its seat</source>
   <translation>Có tay thắng? Chạm ghế đó</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Deal the coup, settle the main wagers</source>
   <translation>Chia ván, thanh toán cược chính</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Give every wager back and follow house procedure</source>
   <translation>Trả lại tiền cược và theo quy trình của nhà cái</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>It wins for every progressive wager on the side of seat %1</source>
   <translation>Mọi cược lũy tiến cùng bên với ghế %1 đều thắng</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Player, Banker or Tie first</source>
   <translation>Đặt Player, Banker hoặc Tie trước</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Press the table's hand</source>
   <translation>Nhấn tay bài của bàn</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>The coup is void</source>
   <translation>Ván này hủy</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Winning hand? Touch a winning seat</source>
   <translation>Có tay thắng? Chạm một ghế thắng</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>verify the coup, then CONFIRM</source>
   <translation>kiểm ván bài, rồi nhấn CONFIRM</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Deal, then flop, turn and river</source>
   <translation>Chia bài, rồi flop, turn và river</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Plug power cord and data cable in</source>
   <translation>Cắm dây điện và cáp dữ liệu</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>A blackjack wager first</source>
   <translation>Đặt cược blackjack trước</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal and play blackjack</source>
   <translation>Chia và chơi blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal two cards each, show the up card</source>
   <translation>Chia hai lá, mở lá ngửa</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Mark the jackpot wagers</source>
   <translation>Đánh dấu các cược jackpot</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Seat %1 has no jackpot wager</source>
   <translation>Ghế %1 không có cược jackpot</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Settle %1, press its END GAME, then play blackjack</source>
   <translation>Thanh toán %1, nhấn END GAME, rồi chơi blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Take the jackpot chips</source>
   <translation>Lấy phỉnh jackpot</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>The hands are void</source>
   <translation>Các tay bài đều hủy</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>jackpot chips go on the sensors</source>
   <translation>phỉnh jackpot đặt lên cảm biến</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Deal, turn the up card, play the hands</source>
   <translation>Chia, mở lá ngửa, chơi các tay bài</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Queens Up if they like</source>
   <translation>Queens Up nếu muốn</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press END GAME</source>
   <translation>Thanh toán từ phải sang trái, rồi nhấn END GAME</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press GAME OVER</source>
   <translation>Thanh toán từ phải sang trái, rồi nhấn GAME OVER</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>%1 shows %2, more than the cap of %3</source>
   <translation>%1 đang là %2, vượt mức trần %3</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>set the cap to what it shows or above</source>
   <translation>đặt mức trần bằng hoặc cao hơn số đó</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 is above the cap of %2</source>
   <translation>%1 vượt mức trần %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 shows %2 already</source>
   <translation>%1 đã là %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter cannot show less than nothing</source>
   <translation>Đồng hồ không thể nhỏ hơn không</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter is set for a reason from the list only</source>
   <translation>Chỉ chỉnh đồng hồ theo lý do trong danh sách</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>The %1 holds %2, and that is %3 too little to back this win out</source>
   <translation>%1 có %2, thiếu %3 để hoàn lại giải này</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>choose one</source>
   <translation>hãy chọn một</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>correct the meter for a reason of its own instead</source>
   <translation>hãy chỉnh đồng hồ theo một lý do riêng</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter $0.00 or more</source>
   <translation>nhập 0,00 $ trở lên</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter another amount</source>
   <translation>nhập số khác</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter that or less</source>
   <translation>nhập số đó trở xuống</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 decks do not make a hand equally likely</source>
   <translation>%1 và %2 bộ bài không cho xác suất như nhau</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 do not have the same winning hands</source>
   <translation>%1 và %2 không có cùng tay bài thắng</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is a house jackpot, and a fixed amount needs no link</source>
   <translation>%1 là jackpot của nhà cái, số tiền cố định không cần liên kết</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is judged by other cards there, so that a hand is not equally likely</source>
   <translation>%1 ở đó xét theo lá bài khác, nên xác suất không như nhau</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is played with %2 decks and this table has %3</source>
   <translation>%1 chơi với %2 bộ bài, bàn này có %3</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is won by %2 and %3 by %4, so that the same hand is not equally likely</source>
   <translation>%1 thắng bằng %2 còn %3 bằng %4, nên xác suất không như nhau</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 links tables of one game only</source>
   <translation>%1 chỉ liên kết các bàn cùng trò chơi</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 may be linked to nothing</source>
   <translation>%1 không được liên kết</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 or %2</source>
   <translation>%1 hoặc %2</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>Of %1 and %2 one is a progressive and one a house jackpot</source>
   <translation>%1 và %2: một lũy tiến, một là jackpot của nhà cái</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>all seven cards</source>
   <translation>cả bảy lá bài</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>other cards</source>
   <translation>lá bài khác</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the best four of five cards</source>
   <translation>bốn lá tốt nhất trong năm lá</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the first five cards</source>
   <translation>năm lá đầu</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>two cards and the up card</source>
   <translation>hai lá và lá ngửa</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Make room on it and try again</source>
   <translation>Dọn chỗ trống rồi thử lại</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Nothing was recorded</source>
   <translation>Chưa ghi được gì</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>The folder %1 cannot be written (%2)</source>
   <translation>Không ghi được vào thư mục %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>if it stays so, call a technician</source>
   <translation>nếu vẫn vậy, gọi kỹ thuật viên</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>make it writable or choose another one</source>
   <translation>cho phép ghi hoặc chọn thư mục khác</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the disk with %1 is full</source>
   <translation>đĩa chứa %1 đã đầy</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the journal %1 cannot be written (%2)</source>
   <translation>không ghi được nhật ký %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>The journal %1 is not the one that was written here</source>
   <translation>Nhật ký %1 không phải bản ghi tại đây</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>event %1 is another one than was noted beside the key</source>
   <translation>sự kiện %1 khác với ghi chú cạnh khóa</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 cannot be read (%2)</source>
   <translation>Không đọc được khóa nhật ký %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is damaged</source>
   <translation>Khóa nhật ký %1 bị hỏng</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is missing</source>
   <translation>Thiếu khóa nhật ký %1</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>allow reading it</source>
   <translation>cho phép đọc</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>put it back from its safe copy</source>
   <translation>khôi phục từ bản sao an toàn</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>Another Dealer Assist (process %1) runs on the same data %2</source>
   <translation>Một Dealer Assist khác (tiến trình %1) đang dùng dữ liệu %2</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>use that one, or close it first</source>
   <translation>dùng bản đó hoặc đóng nó trước</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 cannot be read (%2)</source>
   <translation>Không đọc được %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 holds %2 data and this table is opened for %3</source>
   <translation>%1 chứa dữ liệu %2 còn bàn này mở cho %3</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 is the journal of table %2, not of %3</source>
   <translation>%1 là nhật ký của bàn %2, không phải %3</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was made with another key</source>
   <translation>%1 được tạo bằng khóa khác</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was written by a newer Dealer Assist (schema %2, this one knows %3)</source>
   <translation>%1 do Dealer Assist mới hơn ghi (lược đồ %2, bản này biết %3)</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>'dealer-assist journal verify' says what is wrong with it, 'dealer-assist journal restore' puts its newest good backup back</source>
   <translation>'dealer-assist journal verify' cho biết lỗi gì, 'dealer-assist journal restore' khôi phục bản sao tốt mới nhất</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>choose another data folder</source>
   <translation>chọn thư mục dữ liệu khác</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>install the newer version or choose another data folder</source>
   <translation>cài bản mới hơn hoặc chọn thư mục dữ liệu khác</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>open that table or choose another data folder</source>
   <translation>mở bàn đó hoặc chọn thư mục dữ liệu khác</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>put back the key that belongs to it</source>
   <translation>đặt lại khóa của nó</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>The journal %1 is damaged at event %2 (%3)</source>
   <translation>Nhật ký %1 bị hỏng ở sự kiện %2 (%3)</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>leave it as it is, call a technician, and open the newest backup</source>
   <translation>để nguyên, gọi kỹ thuật viên và mở bản sao mới nhất</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Entered twice</source>
   <translation>Nhập hai lần</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Equipment malfunction</source>
   <translation>Thiết bị hỏng</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Exposed card</source>
   <translation>Lộ bài</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Hand judged wrongly</source>
   <translation>Đọc sai tay bài</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Misdeal</source>
   <translation>Chia sai</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Shuffler malfunction</source>
   <translation>Máy xáo bài hỏng</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong number of cards</source>
   <translation>Sai số lá bài</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong seat</source>
   <translation>Sai ghế</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 rounds an hour, where %2 to %3 are usual</source>
   <translation>%1 ván một giờ, thường là %2 đến %3</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 was hit %2 times, where %3 are to be expected</source>
   <translation>%1 trúng %2 lần, dự kiến là %3</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Only %1 MB are free for the journal</source>
   <translation>Chỉ còn %1 MB cho nhật ký</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>The clock was set %1 by %2 minutes</source>
   <translation>Đồng hồ giờ bị chỉnh %2 phút (%1)</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid %2, but %3 pays %4</source>
   <translation>Giải %1 đã trả %2, nhưng %3 trả %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid as %2, but the cards of seat %3 make %4</source>
   <translation>Giải %1 trả theo %2, nhưng bài ghế %3 là %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>back the win out if it was wrong</source>
   <translation>hoàn lại giải nếu sai</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check START GAME and END GAME at this table</source>
   <translation>kiểm tra START GAME và END GAME ở bàn này</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check it before the next report</source>
   <translation>kiểm tra trước báo cáo sau</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at the camera and back the win out if it was wrong</source>
   <translation>xem camera và hoàn lại giải nếu sai</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at those wins</source>
   <translation>xem lại các giải đó</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>make room or call a technician</source>
   <translation>giải phóng chỗ hoặc gọi kỹ thuật viên</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>no winning hand</source>
   <translation>không phải tay bài thắng</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double adds up to the entire wager of %1, not %2</source>
   <translation>gấp đôi thêm tối đa toàn bộ cược %1, không phải %2</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double is for the first two cards</source>
   <translation>chỉ gấp đôi với hai lá đầu</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a seat splits to %1 hands at most</source>
   <translation>một ghế tách tối đa %1 tay</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split matches the entire wager of %1</source>
   <translation>tách bài phải bằng toàn bộ cược %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split needs two cards of the same rank</source>
   <translation>tách bài cần hai lá cùng bậc</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a surrender is the first decision or none</source>
   <translation>đầu hàng chỉ ở quyết định đầu tiên</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>correct the amount</source>
   <translation>sửa lại số tiền</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>hit or stand</source>
   <translation>rút hoặc dừng</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>put up that much</source>
   <translation>đặt thêm đủ số đó</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double after a split</source>
   <translation>bàn này không gấp đôi sau khi tách</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double on %1</source>
   <translation>bàn này không gấp đôi với %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no surrender</source>
   <translation>bàn này không cho đầu hàng</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>%1 is not a card</source>
   <translation>%1 không phải lá bài</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>write rank A23456789TJQK then suit cdhs, like Th</source>
   <translation>viết bậc A23456789TJQK rồi chất cdhs, như Th</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>A hand with too many or too few cards voids the whole round</source>
   <translation>Một tay thừa hoặc thiếu lá làm hủy cả ván</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All is up to the player: it is on the highest hand at the whole table</source>
   <translation>Cover All tùy người chơi: cược vào tay cao nhất cả bàn</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All pays when the highest hand of all, the dealer's too, is three of a kind or better</source>
   <translation>Cover All trả khi tay cao nhất, kể cả nhà cái, từ Three of a Kind trở lên</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Fold: the Ante is lost. Cover All stays in play</source>
   <translation>Bỏ bài: mất Ante. Cover All vẫn còn</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>It pays by the number of hands dealt; folded hands count</source>
   <translation>Trả theo số tay đã chia; tay đã bỏ cũng tính</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes</source>
   <translation>Không đủ điều kiện: Ante thắng 1 to 1, Play hòa</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One deck. Five cards to each player and five to the dealer</source>
   <translation>Một bộ bài. Năm lá cho mỗi người chơi và năm lá cho nhà cái</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One of the dealer's cards is turned up</source>
   <translation>Một lá của nhà cái được lật</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Play: a Play wager of exactly twice the Ante</source>
   <translation>Chơi: cược Play đúng gấp đôi Ante</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both</source>
   <translation>Đủ điều kiện: tay cao thắng Ante 1 to 1 và Play theo bảng; hòa thì cả hai hòa</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Royal flush, straight flush, four of a kind, full house, flush, straight</source>
   <translation>Royal Flush, Straight Flush, Four of a Kind, Full House, Flush, Straight</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Settle right to left, Cover All last</source>
   <translation>Thanh toán từ phải sang trái, Cover All sau cùng</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The Ante comes first; nobody is dealt in without one</source>
   <translation>Ante trước; không có thì không được chia bài</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The dealer qualifies with ace-king or better</source>
   <translation>Nhà cái đủ điều kiện với át-già trở lên</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Then three of a kind, two pair, pair, high card</source>
   <translation>Rồi Three of a Kind, hai đôi, đôi, lá cao</translation>
  </message>
  <message>
   <location filename="rules/crazy4.py" />
   <source>the Super Bonus must equal the Ante of %1</source>
   <translation>Super Bonus phải bằng Ante %1</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>4-3-2-A is the lowest straight; a straight never goes around the ace</source>
   <translation>4-3-2-A là Straight nhỏ nhất; Straight không vòng qua át</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand cannot win the progressive</source>
   <translation>Tay đã bỏ không thể thắng lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand may still win the progressive</source>
   <translation>Tay đã bỏ vẫn có thể thắng lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All five dealt cards count for the progressive</source>
   <translation>Cả năm lá được chia tính cho lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All of them are down before the first card</source>
   <translation>Tất cả đặt trước lá bài đầu tiên</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Ante and Super Bonus are made together and are equal</source>
   <translation>Ante và Super Bonus đặt cùng nhau và bằng nhau</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one</source>
   <translation>Dưới Straight thì hòa nếu tay thắng hoặc hòa, và thua nếu thấp hơn</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Deal seat 1 first, then on to your right; your own hand comes last</source>
   <translation>Chia ghế 1 trước, rồi sang phải; tay nhà cái sau cùng</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Equal hands tie: the fifth card and the suits decide nothing</source>
   <translation>Tay bằng nhau thì hòa: lá thứ năm và chất không quyết định</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Fold: the Ante and the Super Bonus are lost</source>
   <translation>Bỏ bài: mất Ante và Super Bonus</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Four of a kind beats everything; four aces are the best of them</source>
   <translation>Four of a Kind thắng tất cả; bốn át là cao nhất</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes</source>
   <translation>Không đủ điều kiện: Play thắng 1 to 1 dù tay nào, Ante hòa</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>One deck. Everybody gets five cards, and so does the dealer</source>
   <translation>Một bộ bài. Mỗi người năm lá, nhà cái cũng vậy</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Play: a Play wager as large as the Ante</source>
   <translation>Chơi: cược Play bằng Ante</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>Đủ điều kiện: tay cao thắng Play và Ante 1 to 1; hòa thì cả hai hòa</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is lost with a folded hand</source>
   <translation>Queens Up thua với tay đã bỏ</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is paid on a folded hand too</source>
   <translation>Queens Up vẫn trả với tay đã bỏ</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up, Bad Beat and the progressive are up to the player</source>
   <translation>Queens Up, Bad Beat và lũy tiến tùy người chơi</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last</source>
   <translation>Thanh toán từ phải sang trái: Play, Ante, Queens Up, Super Bonus; Envy sau cùng</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus loses to a higher dealer's hand even if that does not qualify</source>
   <translation>Super Bonus thua tay cao hơn của nhà cái dù không đủ điều kiện</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pays its table from a straight up, even when the dealer's hand is higher</source>
   <translation>Super Bonus trả theo bảng từ Straight trở lên, dù nhà cái cao hơn</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pushes against a higher dealer's hand that does not qualify</source>
   <translation>Super Bonus hòa khi tay cao hơn của nhà cái không đủ điều kiện</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four cards of the five make the hand; the fifth never counts</source>
   <translation>Bốn lá tốt nhất trong năm tạo tay bài; lá thứ năm không tính</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four of the five cards count for the progressive</source>
   <translation>Bốn lá tốt nhất trong năm tính cho lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The dealer qualifies with king high or better</source>
   <translation>Nhà cái đủ điều kiện với già cao trở lên</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Rồi Straight Flush, Three of a Kind, Flush, Straight, hai đôi, đôi, lá cao</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Three of a kind beats a flush. There is no full house</source>
   <translation>Three of a Kind thắng Flush. Không có Full House</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>With a pair of aces or better, the Play wager may be up to three times the Ante</source>
   <translation>Với đôi át trở lên, Play có thể đến ba lần Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 folded, so there can be no Play wager</source>
   <translation>Ghế %1 đã bỏ bài, không thể có cược Play</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has cards but no Ante</source>
   <translation>Ghế %1 có bài nhưng không có Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has not decided</source>
   <translation>Ghế %1 chưa quyết định</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 plays without a Play wager</source>
   <translation>Ghế %1 chơi mà không có cược Play</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a Play wager is a number of whole cents, not %1</source>
   <translation>cược Play là số xu nguyên, không phải %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a decision has no %1</source>
   <translation>quyết định không có %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>it is fold, or play</source>
   <translation>chỉ có bỏ bài hoặc chơi</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>nobody is dealt in without one</source>
   <translation>không có thì không được chia bài</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>place it, or fold</source>
   <translation>đặt cược hoặc bỏ bài</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>take it back</source>
   <translation>lấy lại</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the Play wager must be %1, not %2</source>
   <translation>cược Play phải là %1, không phải %2</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the action is fold or play</source>
   <translation>hành động là bỏ bài hoặc chơi</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a Dragon Bonus wager alone</source>
   <translation>Ghế %1 chỉ có cược Dragon Bonus</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a progressive wager alone</source>
   <translation>Ghế %1 chỉ có cược lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has cards or a decision of its own, which baccarat does not know</source>
   <translation>Ghế %1 có bài hoặc quyết định riêng, baccarat không có</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>add a Player, Banker or Tie wager or take it back</source>
   <translation>thêm cược Player, Banker hoặc Tie, hoặc lấy lại</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>leave both out</source>
   <translation>bỏ cả hai</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero is no 9-0: that line needs three cards</source>
   <translation>Chín tự nhiên gặp không không phải 9-0: dòng đó cần ba lá</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero pays as 9-0 too</source>
   <translation>Chín tự nhiên gặp không cũng trả như 9-0</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A win by 4 to 9 points without a natural pays its line; everything else loses</source>
   <translation>Thắng 4 đến 9 điểm không tự nhiên trả theo dòng; còn lại thua</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>After Player's third card Banker always draws on 0 to 2 and stands on 7</source>
   <translation>Sau lá thứ ba của Player, Banker luôn rút với 0 đến 2 và dừng với 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>An 8 or 9 on two cards is a natural: nobody draws</source>
   <translation>8 hoặc 9 với hai lá là tự nhiên: không ai rút</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Before the start the dealer notes which side each progressive wager is on</source>
   <translation>Trước khi bắt đầu, dealer ghi mỗi cược lũy tiến theo bên nào</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Cards count their number; tens and pictures count 0, an ace counts 1</source>
   <translation>Lá bài tính theo số; mười và lá hình là 0, át là 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus is a wager on one side and on how far it wins</source>
   <translation>Dragon Bonus cược một bên và thắng cách bao nhiêu</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus may be bet without a main wager</source>
   <translation>Dragon Bonus có thể đặt không cần cược chính</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus needs a main wager</source>
   <translation>Dragon Bonus cần cược chính</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes</source>
   <translation>Dragon Bonus: thắng tự nhiên trả 1 to 1, hòa tự nhiên thì hòa</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Every progressive wager wins with the winning hand</source>
   <translation>Mọi cược lũy tiến thắng cùng tay thắng</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>If Player stood, Banker draws on 0 to 5</source>
   <translation>Nếu Player dừng, Banker rút với 0 đến 5</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7</source>
   <translation>Với 3 Banker rút trừ khi lá đó là 8; với 4 gặp 2 đến 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7</source>
   <translation>Với 5 Banker rút khi gặp 4 đến 7; với 6 gặp 6 hoặc 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On a tie the wagers on Player and Banker push</source>
   <translation>Khi hòa, cược Player và Banker được trả lại</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only progressive wagers on the winning side win; a bet on Tie alone does not</source>
   <translation>Chỉ cược lũy tiến bên thắng được thắng; chỉ cược Tie thì không</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only the last digit of the sum counts. Nine is the best hand</source>
   <translation>Chỉ tính chữ số cuối của tổng. Chín là cao nhất</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player draws on 0 to 5 and stands on 6 or 7</source>
   <translation>Player rút với 0 đến 5 và dừng với 6 hoặc 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1</source>
   <translation>Player trả 1 to 1. Banker trả 1 to 1 trừ 5 % hoa hồng. Tie trả 8 to 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player, Banker and Tie are the main wagers</source>
   <translation>Player, Banker và Tie là cược chính</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The progressive goes with a main wager</source>
   <translation>Lũy tiến đi cùng cược chính</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine</source>
   <translation>Tính tay thắng: 2, 3 và 4 gặp 0, tự nhiên, hoặc thắng chín điểm</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win</source>
   <translation>Tính tay thắng: 2, 3 và 4 gặp 0, hoặc thắng cách lớn</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>There are none: the cards decide</source>
   <translation>Không có: bài quyết định</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Two cards to Player and two to Banker, in turn, from the shoe</source>
   <translation>Hai lá cho Player và hai lá cho Banker, lần lượt, từ hộp bài</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up and the progressive are up to the player</source>
   <translation>Aces Up và lũy tiến tùy người chơi</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up is paid by its table, whatever the dealer holds</source>
   <translation>Aces Up trả theo bảng, dù nhà cái có gì</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Fold: the Ante is lost</source>
   <translation>Bỏ bài: mất Ante</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Four of a Kind, Straight Flush, Three of a Kind, Flush, Straight, hai đôi, đôi, lá cao</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>One deck. Five cards to each player, six to the dealer</source>
   <translation>Một bộ bài. Năm lá cho mỗi người chơi, sáu lá cho nhà cái</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Play: a Play wager of one to three times the Ante</source>
   <translation>Chơi: cược Play từ một đến ba lần Ante</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last</source>
   <translation>Thanh toán từ phải sang trái: Play, Ante, Ante Bonus, Aces Up; Envy sau cùng</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold</source>
   <translation>Ante Bonus trả từ Three of a Kind trở lên, thắng hay thua, trừ khi bỏ bài</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The best four cards make the hand</source>
   <translation>Bốn lá tốt nhất tạo tay bài</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The dealer always qualifies, and the player wins a tie</source>
   <translation>Nhà cái luôn đủ điều kiện, hòa thì người chơi thắng</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The winning player gets Play and Ante paid 1 to 1</source>
   <translation>Người chơi thắng được trả Play và Ante 1 to 1</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 folded and has no Turn or River decision</source>
   <translation>Ghế %1 đã bỏ bài, không có quyết định Turn hay River</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must check or bet the Ante on the %2</source>
   <translation>Ghế %1 phải xem bài hoặc cược bằng Ante ở %2</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must fold or bet twice the Ante before the flop</source>
   <translation>Ghế %1 phải bỏ bài hoặc cược gấp đôi Ante trước flop</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>The board has %1 cards instead of 5</source>
   <translation>Bài chung có %1 lá thay vì 5</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>the round is void, all wagers go back</source>
   <translation>ván hủy, trả lại mọi tiền cược</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>there is no %1 decision, only flop, turn, river</source>
   <translation>không có quyết định ở %1, chỉ có flop, turn, river</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A lower hand loses all of them, a tie pushes all of them</source>
   <translation>Tay thấp hơn thua tất cả, hòa thì tất cả hòa</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A pair of aces against the dealer's aces has its own line where the paytable prints one</source>
   <translation>Đôi át gặp đôi át của nhà cái có dòng riêng nếu bảng có in</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the flop: check, or a Turn wager as large as the Ante</source>
   <translation>Sau flop: xem bài, hoặc cược Turn bằng Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the turn: check, or a River wager as large as the Ante</source>
   <translation>Sau turn: xem bài, hoặc cược River bằng Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Before the flop: fold, or a Flop wager of exactly twice the Ante</source>
   <translation>Trước flop: bỏ bài, hoặc cược Flop đúng gấp đôi Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>One deck. Two cards to each player, two to the dealer</source>
   <translation>Một bộ bài. Hai lá cho mỗi người chơi, hai lá cho nhà cái</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Settle right to left; envy comes last</source>
   <translation>Thanh toán từ phải sang trái; Envy sau cùng</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a flush or better, else it pushes</source>
   <translation>Ante trả với Flush trở lên, nếu không thì hòa</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a straight or better, else it pushes</source>
   <translation>Ante trả với Straight trở lên, nếu không thì hòa</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with three tens or better, else it pushes</source>
   <translation>Ante trả với ba lá mười trở lên, nếu không thì hòa</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus and the progressive are up to the player</source>
   <translation>Bonus và lũy tiến tùy người chơi</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus goes by the player's first two cards, and is paid on a folded hand too</source>
   <translation>Bonus theo hai lá đầu của người chơi, và vẫn trả với tay đã bỏ</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The best five of seven cards: two of one's own and the five shared ones</source>
   <translation>Năm lá tốt nhất trong bảy: hai lá riêng và năm lá chung</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The dealer always qualifies</source>
   <translation>Nhà cái luôn đủ điều kiện</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house's rule</source>
   <translation>Tay cao thắng Flop, Turn và River 1 to 1; Ante theo luật nhà cái</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The river is turned only when every River decision is made</source>
   <translation>Chỉ lật river khi mọi quyết định River đã xong</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the flop count for the progressive</source>
   <translation>Hai lá và flop tính cho lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the whole board count for the progressive</source>
   <translation>Hai lá và toàn bộ bài chung tính cho lũy tiến</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Then the flop of three cards, the turn and the river, shared by all</source>
   <translation>Rồi flop ba lá, turn và river, dùng chung</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>%1 cannot be left up</source>
   <translation>không thể để lại %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>House Money has not won, so nothing can be left up</source>
   <translation>House Money không thắng, không có gì để lại</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give leave and actions</source>
   <translation>cho biết số để lại và các hành động</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the insurance wager back</source>
   <translation>trả lại tiền bảo hiểm</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the rest back</source>
   <translation>trả lại phần dư</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance needs an ace up</source>
   <translation>bảo hiểm cần lá át ngửa</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance of %1 is more than half of the %2 blackjack wager</source>
   <translation>bảo hiểm %1 quá nửa cược blackjack %2</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave 0</source>
   <translation>để 0</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave at most the House Money proceeds of %1</source>
   <translation>để lại tối đa số thắng House Money %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>pay House Money out</source>
   <translation>trả hết House Money</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>the dealer has blackjack, so nothing can be left up</source>
   <translation>nhà cái có blackjack, không có gì để lại</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>there is no blackjack wager</source>
   <translation>không có cược blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>what is left up must be whole cents, 0 or more, not %1</source>
   <translation>số để lại là xu nguyên, từ 0, không phải %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager</source>
   <translation>Tiền thắng House Money có thể lấy, hoặc để lại tất cả hay một phần cạnh cược blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 3 to 2</source>
   <translation>Blackjack trả 3 to 2</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 6 to 5</source>
   <translation>Blackjack trả 6 to 5</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may be doubled after a split</source>
   <translation>Được gấp đôi sau khi tách</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may not be doubled after a split</source>
   <translation>Không được gấp đôi sau khi tách</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand of 21 stands by itself</source>
   <translation>Tay 21 tự dừng</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A pair is two cards of one rank</source>
   <translation>Đôi là hai lá cùng bậc</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split once</source>
   <translation>Một ghế tách một lần</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to four hands</source>
   <translation>Một ghế tách đến bốn tay</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to three hands</source>
   <translation>Một ghế tách đến ba tay</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A split matches the entire wager; a double is at most as large as it</source>
   <translation>Tách bài bằng toàn bộ cược; gấp đôi tối đa bằng thế</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A-2 and K-A are neighbours</source>
   <translation>A-2 và K-A là liền nhau</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Against a dealer's blackjack the bonus is still paid, but nothing can be left up</source>
   <translation>Gặp blackjack của nhà cái vẫn trả thưởng, nhưng không được để lại</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not</source>
   <translation>Át và lá mười điểm là blackjack; 21 hai lá sau khi tách thì không</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and king of one suit left up is a blackjack on the entire wager</source>
   <translation>Át và già cùng chất để lại là blackjack trên toàn bộ cược</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Any first two cards may be doubled</source>
   <translation>Hai lá đầu bất kỳ đều được gấp đôi</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Each jackpot has its own sensor and its own chip</source>
   <translation>Mỗi jackpot có cảm biến và phỉnh riêng</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money is settled on the first two cards, before anybody plays</source>
   <translation>House Money thanh toán với hai lá đầu, trước khi chơi</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money pays by its table, stake back</source>
   <translation>House Money trả theo bảng, hoàn tiền cược</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours</source>
   <translation>House Money: át và già cùng chất; rồi hai lá liền cùng chất; đôi; hai lá liền</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance is offered against an ace: at most half of the blackjack wager</source>
   <translation>Bảo hiểm khi gặp át: tối đa nửa cược blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance pays 2 to 1</source>
   <translation>Bảo hiểm trả 2 to 1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 10 and 11 may be doubled</source>
   <translation>Chỉ gấp đôi với 10 và 11</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 9, 10 and 11 may be doubled</source>
   <translation>Chỉ gấp đôi với 9, 10 và 11</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Settle right to left; a jackpot is called before the cards are picked up</source>
   <translation>Thanh toán từ phải sang trái; jackpot được báo trước khi thu bài</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Sevens count: in the first two cards, and one more as the house has it</source>
   <translation>Tính lá bảy: trong hai lá đầu, và thêm một lá theo nhà cái</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces are played on like any other pair</source>
   <translation>Át tách chơi tiếp như đôi khác</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces get one card each and no more</source>
   <translation>Át tách mỗi lá nhận một lá thôi</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Surrender is the first decision: half of the entire wager comes back</source>
   <translation>Đầu hàng là quyết định đầu: nhận lại nửa toàn bộ cược</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The blackjack wager comes first; House Money is up to the player</source>
   <translation>Cược blackjack trước; House Money tùy người chơi</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer hits a soft 17</source>
   <translation>Nhà cái rút với 17 mềm</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer stands on a soft 17</source>
   <translation>Nhà cái dừng với 17 mềm</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The player's two cards and the dealer's up card count. It is settled before blackjack goes on</source>
   <translation>Tính hai lá của người chơi và lá ngửa của nhà cái. Thanh toán trước khi chơi blackjack tiếp</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the dealer's up card</source>
   <translation>Lá bảy thứ ba là lá ngửa của nhà cái</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the first card that the player draws</source>
   <translation>Lá bảy thứ ba là lá đầu tiên người chơi rút</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>There is no surrender</source>
   <translation>Không có đầu hàng</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards of one value may be split, a king and a queen too</source>
   <translation>Hai lá cùng giá trị được tách, già và đầm cũng được</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards to each player and two to the dealer, one of them up</source>
   <translation>Hai lá cho mỗi người chơi và hai lá cho nhà cái, một lá ngửa</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>What is left up and the blackjack wager are one wager: the entire wager</source>
   <translation>Phần để lại và cược blackjack là một: toàn bộ cược</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>With an ace or a ten up the dealer looks for a blackjack first</source>
   <translation>Khi ngửa át hoặc mười, nhà cái xem blackjack trước</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 has %2 instead of %3</source>
   <translation>%1 có %2 thay vì %3</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 is there %2 times, more than %3 can hold</source>
   <translation>%1 có %2 lần, nhiều hơn %3 có thể có</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>No seat is in the deal</source>
   <translation>Chưa có ghế nào được chia</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>Seat %1 is in the deal twice</source>
   <translation>Ghế %1 bị lặp hai lần</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>There is no seat %1</source>
   <translation>Không có ghế %1</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name at least one seat with its wagers</source>
   <translation>nêu ít nhất một ghế với tiền cược</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name every seat once</source>
   <translation>nêu mỗi ghế một lần</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the round is void, all wagers go back and the cards are reshuffled</source>
   <translation>ván hủy, trả lại mọi tiền cược và xáo bài</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the seats are 1 to 7</source>
   <translation>ghế từ 1 đến 7</translation>
  </message>
  <message>
   <location filename="rules/shoe.py" />
   <source>No card is left in the shoe for %1</source>
   <translation>Hộp bài hết lá cho %1</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>A ten or higher, aces included, is discarded, and the next card is turned</source>
   <translation>Lá mười trở lên, kể cả át, bị bỏ, và lật lá kế</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards</source>
   <translation>Nếu lá đó cũng từ mười trở lên thì bỏ luôn: nhà cái chơi bốn lá</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is paid by its table, on a folded hand too</source>
   <translation>Queens Up trả theo bảng, cả với tay đã bỏ</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is up to the player</source>
   <translation>Queens Up tùy người chơi</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up</source>
   <translation>Thanh toán từ phải sang trái: Play, Ante, Ante Bonus, Queens Up</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold</source>
   <translation>Ante Bonus trả từ Straight Flush trở lên, thắng hay thua, trừ khi bỏ bài</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The best four cards make the hand, of the player's five and of what the dealer is left with</source>
   <translation>Bốn lá tốt nhất tạo tay bài, từ năm lá của người chơi và số lá còn lại của nhà cái</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>Tay cao thắng Play và Ante 1 to 1; hòa thì cả hai hòa</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Turn one of the dealer's cards up</source>
   <translation>Lật một lá của nhà cái</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>A meter is being set</source>
   <translation>Đang chỉnh đồng hồ</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment is not possible while %1</source>
   <translation>Không thể điều chỉnh khi %1</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment needs a reason from the list</source>
   <translation>Điều chỉnh cần lý do trong danh sách</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is backed out already</source>
   <translation>Giải %1 đã được hoàn lại</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is being backed out</source>
   <translation>Đang hoàn lại giải %1</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is not of this round</source>
   <translation>Giải %1 không thuộc ván này</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is of a jackpot that this table no longer has</source>
   <translation>Giải %1 thuộc jackpot mà bàn không còn</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>choose it from the history</source>
   <translation>chọn trong lịch sử</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>swipe the cards or cancel it first</source>
   <translation>quẹt thẻ hoặc hủy trước đã</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and hold VOID ROUND</source>
   <translation>%1 và giữ VOID ROUND</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and press the winning hand first</source>
   <translation>%1 và nhấn tay bài thắng trước</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 waits</source>
   <translation>%1 phải chờ</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>An adjustment waits for its cards</source>
   <translation>Điều chỉnh đang chờ thẻ</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>CONFIRM and a card record a win</source>
   <translation>CONFIRM và một thẻ ghi giải</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>J-POT works with the key in JPH only</source>
   <translation>J-POT chỉ dùng khi chìa ở JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No card is awaited here</source>
   <translation>Ở đây không chờ thẻ</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No hand button is on</source>
   <translation>Chưa bật nút tay bài nào</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>Supervisor key</source>
   <translation>Chìa giám sát</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>The key has no position %1</source>
   <translation>Chìa không có vị trí %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>There is no win to record while %1</source>
   <translation>Không có giải để ghi khi %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no %1</source>
   <translation>Bảng này không có %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no key</source>
   <translation>Bảng này không có chìa</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>it stands in RUN or JPH</source>
   <translation>chỉ có RUN hoặc JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key and J-POT record a win</source>
   <translation>chìa và J-POT ghi giải</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key is in JPH</source>
   <translation>chìa đang ở JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn it back to RUN first</source>
   <translation>vặn về RUN trước đã</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key back to RUN first</source>
   <translation>vặn chìa về RUN trước đã</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key first</source>
   <translation>vặn chìa trước đã</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 cents</source>
   <translation>%1 xu</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed and starts again from nothing after a win</source>
   <translation>%1 không có mức đầu, sau giải bắt đầu lại từ không</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed but a reserve of %2</source>
   <translation>%1 không có mức đầu nhưng có dự trữ %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 of each wager goes to the meter and its reserve instead of %2</source>
   <translation>%1 mỗi cược vào đồng hồ và dự trữ thay vì %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 point</source>
   <translation>%1 điểm</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 points</source>
   <translation>%1 điểm</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 starts again at %2, less than the largest fixed prize of %3</source>
   <translation>%1 bắt đầu lại từ %2, ít hơn giải cố định lớn nhất %3</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>Sensor %1, %2</source>
   <translation>Cảm biến %1, %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>after two wins in a row it starts again from next to nothing</source>
   <translation>sau hai giải liên tiếp nó gần như bắt đầu từ không</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>all pays come off the meter and it gets %1 of each wager</source>
   <translation>mọi khoản trả lấy từ đồng hồ, nó nhận %1 mỗi cược</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>below %1 it may run dry, and then the tray pays</source>
   <translation>dưới %1 có thể cạn, khi đó khay trả</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>no hand wins %1</source>
   <translation>không tay bài nào thắng %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>nothing is paid for %1</source>
   <translation>không trả gì cho %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge falls by %1 (%2 of the wager, %3 on each %4)</source>
   <translation>lợi thế nhà cái giảm %1 (%2 tiền cược, %3 mỗi %4)</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge rises, by %1 at every %2</source>
   <translation>lợi thế nhà cái tăng %1 mỗi lần %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 games on one hand take more than %2 (%3) and %4 may</source>
   <translation>%1 trò chơi trên một tay bài nhận hơn %2 (%3), chỉ được %4</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 is approved for %2 only</source>
   <translation>%1 chỉ được duyệt cho %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of each wager would go to the meters of %2, more than the wager itself</source>
   <translation>%1 mỗi cược sẽ vào đồng hồ của %2, hơn cả tiền cược</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of them</source>
   <translation>%1 trong số đó</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 on sensor %2</source>
   <translation>%1 ở cảm biến %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays %2 to 1 at most, and below %3 to 1 there may be no limit on what a deal pays out</source>
   <translation>%1 trả tối đa %2 to 1; dưới %3 to 1 không được giới hạn tiền trả mỗi ván</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays out %2 a deal at most, and that may not be below %3, %4 times the largest wager</source>
   <translation>%1 trả tối đa %2 mỗi ván, không được dưới %3, %4 lần cược lớn nhất</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes %2 at least and %3 at most</source>
   <translation>%1 nhận ít nhất %2 và nhiều nhất %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes up to %2 and the wager limit is %3</source>
   <translation>%1 nhận đến %2, giới hạn cược là %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>One hand of cards decides %1 games (%2) and may decide %3</source>
   <translation>Một tay bài quyết định %1 trò chơi (%2), chỉ được %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1</source>
   <translation>Cảm biến %1</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1 may not join %2</source>
   <translation>Cảm biến %1 không được vào %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 may not stand beside the progressive %2</source>
   <translation>Jackpot của nhà cái %1 không được đặt cạnh lũy tiến %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 needs both of its notices on display</source>
   <translation>Jackpot của nhà cái %1 phải có đủ hai thông báo</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change one of them (approved rules)</source>
   <translation>đổi một trong hai (luật đã duyệt)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the console or the jackpot (approved rules)</source>
   <translation>đổi bàn điều khiển hoặc jackpot (luật đã duyệt)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the shoe or the jackpot (approved rules)</source>
   <translation>đổi hộp bài hoặc jackpot (luật đã duyệt)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>choose jackpots of one type (%1)</source>
   <translation>chọn jackpot cùng một loại (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>has %1 on one sensor, which has one jackpot only (approved rules)</source>
   <translation>có %1 trên một cảm biến, chỉ được một jackpot (luật đã duyệt)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>keep one on %1, the other may have the second sensor</source>
   <translation>giữ một ở %1, cái kia dùng cảm biến thứ hai</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>limit %1 to that (%2)</source>
   <translation>giới hạn %1 ở mức đó (%2)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower a rate (approved rules)</source>
   <translation>giảm một tỷ lệ (luật đã duyệt)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower it (%1)</source>
   <translation>giảm xuống (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>one of them</source>
   <translation>một trong số đó</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>raise it (%1)</source>
   <translation>nâng lên (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take %1 off (%2)</source>
   <translation>bỏ %1 (%2)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take it off the link (%1)</source>
   <translation>bỏ khỏi liên kết (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take the limit off (%1)</source>
   <translation>bỏ giới hạn (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>write them into the jurisdiction's file (%1)</source>
   <translation>ghi vào tệp của cơ quan quản lý (%1)</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is no hand of this paytable</source>
   <translation>%1 không có trong bảng trả này</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled first</source>
   <translation>%1 thanh toán trước</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled for this round</source>
   <translation>%1 đã thanh toán trong ván này</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>BACK TO TABLE makes it a claim again</source>
   <translation>VỀ BÀN sẽ đưa về lại yêu cầu</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>No progressive wager is on %1</source>
   <translation>Không có cược lũy tiến ở %1</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has folded</source>
   <translation>Ghế %1 đã bỏ bài</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no claim to turn off</source>
   <translation>Ghế %1 không có yêu cầu để tắt</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no progressive wager in this round</source>
   <translation>Ghế %1 không có cược lũy tiến trong ván này</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claim of %1 is</source>
   <translation>Yêu cầu của %1 thì</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claims of %1 are</source>
   <translation>Các yêu cầu của %1 thì</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 is on record</source>
   <translation>Giải của ghế %1 đã được ghi</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 waits for a card</source>
   <translation>Giải của ghế %1 đang chờ thẻ</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>There is no sensor %1 at seat %2</source>
   <translation>Không có cảm biến %1 ở ghế %2</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>folded hands do not win here</source>
   <translation>ở đây tay đã bỏ không thắng</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>nobody wins the progressive</source>
   <translation>không ai thắng lũy tiến</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>only an adjustment can undo it</source>
   <translation>chỉ điều chỉnh mới hủy được</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>press END GAME for it, then play the hands</source>
   <translation>nhấn END GAME của nó, rồi chơi các tay bài</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>seat %1 %2</source>
   <translation>ghế %1 %2</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claim</source>
   <translation>%1 yêu cầu</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claims</source>
   <translation>%1 yêu cầu</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 not confirmed</source>
   <translation>%1 chưa xác nhận</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensor</source>
   <translation>%1 cảm biến</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensors</source>
   <translation>%1 cảm biến</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>A win is on record</source>
   <translation>Đã có giải được ghi</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Begins the round</source>
   <translation>Bắt đầu ván</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Called</source>
   <translation>Đã gọi</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Finish the checklist</source>
   <translation>Làm xong danh sách</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Hold 0.8 s</source>
   <translation>Giữ 0,8 giây</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to JPH first</source>
   <translation>Chìa sang JPH trước</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN</source>
   <translation>Chìa về RUN</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN first</source>
   <translation>Chìa về RUN trước</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Locks %1</source>
   <translation>Khóa %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Marked</source>
   <translation>Đã đánh dấu</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs %1 card</source>
   <translation>Cần thẻ %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs the key</source>
   <translation>Cần chìa khóa</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>No progressive wager</source>
   <translation>Không có cược lũy tiến</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Not on this console</source>
   <translation>Bảng này không có</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>On record</source>
   <translation>Đã ghi</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Opens the next round</source>
   <translation>Mở ván kế tiếp</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Press to take it back</source>
   <translation>Nhấn để bỏ</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Settles %1</source>
   <translation>Thanh toán %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>not yet</source>
   <translation>chưa được</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open after %1</source>
   <translation>mở sau %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open when a seat is selected</source>
   <translation>mở khi chọn ghế</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 deals no cards to %2</source>
   <translation>%1 không chia bài cho %2</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 decks</source>
   <translation>%1 bộ bài</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>Seat %1 has %2 cards at most</source>
   <translation>Ghế %1 có tối đa %2 lá</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1 has %2 cards at most</source>
   <translation>%1 có tối đa %2 lá</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>choose another place</source>
   <translation>chọn chỗ khác</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>look at the cards again</source>
   <translation>xem lại bài</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>one deck</source>
   <translation>một bộ bài</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>take the others away</source>
   <translation>bỏ các lá khác đi</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>A wager cannot be less than nothing</source>
   <translation>Tiền cược không thể nhỏ hơn không</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>Late chip at seat %1</source>
   <translation>Phỉnh trễ ở ghế %1</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no seat %1 at this table</source>
   <translation>Bàn này không có ghế %1</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no sensor %1 at seat %2 of this table</source>
   <translation>Bàn này không có cảm biến %1 ở ghế %2</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>count it again</source>
   <translation>đếm lại</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>it does not count, give it back</source>
   <translation>không tính, trả lại</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>swipe a dealer card to open it</source>
   <translation>quẹt thẻ dealer để mở</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 is still as it was</source>
   <translation>%1 vẫn như cũ</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wager</source>
   <translation>%1 cược lũy tiến</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wagers</source>
   <translation>%1 cược lũy tiến</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 win</source>
   <translation>%1 giải</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 wins</source>
   <translation>%1 giải</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Seats</source>
   <translation>Ghế</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Sets %1 to %2</source>
   <translation>Chỉnh %1 thành %2</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>a staff</source>
   <translation>nhân viên</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>has a winning hand</source>
   <translation>có tay bài thắng</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>have winning hands</source>
   <translation>có tay bài thắng</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy</source>
   <translation>cuối cùng, Envy</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy %1</source>
   <translation>cuối cùng, Envy %1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>seat %1, sensor %2</source>
   <translation>ghế %1, cảm biến %2</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>%1 is no irregularity</source>
   <translation>%1 không phải sự cố</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A hand had the wrong number of cards, so all hands are void</source>
   <translation>Một tay sai số lá bài, nên mọi tay đều hủy</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A win of this round is on record</source>
   <translation>Đã có giải của ván này được ghi</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Another irregularity is being followed</source>
   <translation>Đang xử lý sự cố khác</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Step %1 of the checklist comes first</source>
   <translation>Bước %1 của danh sách trước đã</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The number of cards is reported in play</source>
   <translation>Số lá bài chỉ báo khi đang chơi</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The shuffler's checklist is at step %1</source>
   <translation>Danh sách máy xáo đang ở bước %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>There is no checklist to follow now</source>
   <translation>Hiện không có danh sách để làm</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>This step is a call</source>
   <translation>Bước này là gọi điện</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>choose %1</source>
   <translation>chọn %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it before the next round</source>
   <translation>làm xong trước ván kế tiếp</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it first</source>
   <translation>làm xong trước đã</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>now %1</source>
   <translation>hiện giờ %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>or</source>
   <translation>hoặc</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>say who was told</source>
   <translation>cho biết đã báo cho ai</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card</source>
   <translation>Một lá bài</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card time-out</source>
   <translation>Hết giờ quẹt thẻ</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A change of game</source>
   <translation>Đổi trò chơi</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A fold</source>
   <translation>Bỏ bài</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A hand button</source>
   <translation>Nút tay bài</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A mark by hand</source>
   <translation>Đánh dấu bằng tay</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A side</source>
   <translation>Một bên</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A step of the checklist</source>
   <translation>Một bước trong danh sách</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A wager</source>
   <translation>Tiền cược</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An adjustment</source>
   <translation>Điều chỉnh</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An irregularity</source>
   <translation>Sự cố</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>BACK TO TABLE</source>
   <translation>VỀ BÀN</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CANCEL</source>
   <translation>HỦY</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CLOSE TABLE</source>
   <translation>ĐÓNG BÀN</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>NOT A WIN</source>
   <translation>KHÔNG THẮNG</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>Paying</source>
   <translation>Trả tiền</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>TRY AGAIN</source>
   <translation>THỬ LẠI</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>The end of an irregularity</source>
   <translation>Kết thúc sự cố</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>%1 can relieve between rounds only</source>
   <translation>%1 chỉ thay ca giữa các ván</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>A %1's card does not unlock the table</source>
   <translation>Thẻ %1 không mở khóa bàn</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>Card ending %1 is not on the staff list</source>
   <translation>Thẻ đuôi %1 không có trong danh sách</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The card could not be read</source>
   <translation>Không đọc được thẻ</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table cannot be locked while %1</source>
   <translation>Không thể khóa bàn khi %1</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table is locked</source>
   <translation>Bàn đang khóa</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>a Supervisor's does</source>
   <translation>thẻ Supervisor thì được</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>finish that first</source>
   <translation>hãy làm xong trước</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe a card to unlock it first</source>
   <translation>quẹt thẻ để mở khóa trước</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe it again</source>
   <translation>quẹt lại</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>the screen stays locked</source>
   <translation>màn hình vẫn khóa</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>turn it back to RUN before the table is locked</source>
   <translation>vặn về RUN trước khi khóa bàn</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter %2</source>
   <translation>%1 không có đồng hồ %2</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter yet</source>
   <translation>%1 chưa có đồng hồ</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 is the house's own</source>
   <translation>%1 là của nhà cái</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>A meter is set between two rounds only</source>
   <translation>Chỉ chỉnh đồng hồ giữa hai ván</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>There is no sensor %1 at this table</source>
   <translation>Bàn này không có cảm biến %1</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>change its amount in the settings</source>
   <translation>đổi số tiền trong cài đặt</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>choose another meter</source>
   <translation>chọn đồng hồ khác</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>open the table once before it is set</source>
   <translation>mở bàn một lần trước khi chỉnh</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>This console has no J-POT</source>
   <translation>Bảng này không có J-POT</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>back to table</source>
   <translation>về bàn</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 is %2 already</source>
   <translation>%1 đã là %2</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by a Supervisor or an Executive</source>
   <translation>Chỉ Supervisor hoặc Executive đổi cài đặt</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That alert is not open any more</source>
   <translation>Cảnh báo đó không còn mở</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That setting is not proposed any more</source>
   <translation>Cài đặt đó không còn được đề xuất</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is for a Supervisor or an Executive</source>
   <translation>Văn phòng dành cho Supervisor hoặc Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The first copy of a page is copy 1</source>
   <translation>Bản đầu tiên của trang là bản 1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The second card must be another person's than %1's</source>
   <translation>Thẻ thứ hai không được là của %1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>count the copies again</source>
   <translation>đếm lại các bản</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>enter another value</source>
   <translation>nhập giá trị khác</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>look at the list again</source>
   <translation>xem lại danh sách</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>swipe such a card</source>
   <translation>quẹt thẻ như vậy</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>%1 is the game of this table already</source>
   <translation>%1 đã là trò chơi của bàn này</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>Nobody is signed in</source>
   <translation>Chưa ai đăng nhập</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The game can be changed only when the table is closed</source>
   <translation>Chỉ đổi trò chơi khi bàn đóng</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The table can be closed between rounds only</source>
   <translation>Chỉ đóng bàn giữa các ván</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>choose another</source>
   <translation>chọn cái khác</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>close it first</source>
   <translation>đóng bàn trước đã</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>swipe a dealer card first</source>
   <translation>quẹt thẻ dealer trước</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>turn it back to RUN before the table is closed</source>
   <translation>vặn về RUN trước khi đóng bàn</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not possible while %2</source>
   <translation>không thể %1 khi %2</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not settled</source>
   <translation>%1 chưa thanh toán</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>A void needs a reason from the list</source>
   <translation>Hủy ván cần lý do trong danh sách</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Nothing on sensor %1 is settled before the round ends</source>
   <translation>Không thanh toán gì ở cảm biến %1 trước khi hết ván</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Seat %1 claims a win</source>
   <translation>Ghế %1 yêu cầu thắng</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>The sensor of seat %1 works</source>
   <translation>Cảm biến của ghế %1 hoạt động tốt</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>call the supervisor first</source>
   <translation>gọi giám sát trước</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>its %1 comes before the hands are played</source>
   <translation>%1 của nó đến trước khi chơi các tay bài</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>put the chip on it</source>
   <translation>đặt phỉnh lên đó</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>turn its hand button off before it folds</source>
   <translation>tắt nút tay bài trước khi bỏ bài</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be chosen</source>
   <translation>không chọn được %1</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be read</source>
   <translation>không đọc được %1</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write a rate like 20.5 %</source>
   <translation>viết tỷ lệ như 20,5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write an amount like $7,500</source>
   <translation>viết số tiền như 7.500 $</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a card is awaited</source>
   <translation>đang chờ thẻ</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a round is in play</source>
   <translation>ván đang chơi</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>bets are open</source>
   <translation>đang mở đặt cược</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>the supervisor verifies</source>
   <translation>giám sát đang kiểm</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>wins are being paid</source>
   <translation>đang trả giải</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is %2</source>
   <translation>%1 là %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is signed in already</source>
   <translation>%1 đã đăng nhập rồi</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A Supervisor card changes the game of the table</source>
   <translation>Thẻ Supervisor đổi trò chơi của bàn</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A dealer card opens the table</source>
   <translation>Thẻ dealer mở bàn</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Backing win %1 out needs %2 card</source>
   <translation>Hoàn lại giải %1 cần thẻ %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No card is asked for now</source>
   <translation>Hiện không cần thẻ</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No win is confirmed</source>
   <translation>Chưa giải nào được xác nhận</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Setting a meter needs %1 card</source>
   <translation>Chỉnh đồng hồ cần thẻ %1</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>That was try %1 of %2</source>
   <translation>Đó là lần %1/%2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>The time for a card is over</source>
   <translation>Đã hết giờ quẹt thẻ</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press CONFIRM first</source>
   <translation>nhấn CONFIRM trước</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press TRY AGAIN first</source>
   <translation>nhấn THỬ LẠI trước</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>verify again</source>
   <translation>kiểm lại</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 does not win</source>
   <translation>%1 không thắng</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 is no side</source>
   <translation>%1 không phải một bên</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Every seat has its own hand here</source>
   <translation>Ở đây mỗi ghế có tay bài riêng</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Seat %1 has not bet on a side that can win the progressive</source>
   <translation>Ghế %1 không cược bên có thể thắng lũy tiến</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The side of %1 is not known</source>
   <translation>Chưa biết bên của %1</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The table's hand is on record</source>
   <translation>Tay bài của bàn đã được ghi</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player or banker</source>
   <translation>chọn player hoặc banker</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player, banker or tie</source>
   <translation>chọn player, banker hoặc tie</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>mark it first</source>
   <translation>đánh dấu trước đã</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>only an adjustment can change who shares it</source>
   <translation>chỉ điều chỉnh mới đổi người chia</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>touch a seat first</source>
   <translation>chạm một ghế trước</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>turn its hand button off before its side changes</source>
   <translation>tắt nút tay bài trước khi đổi bên</translation>
  </message>
  <message>
   <location filename="table/words.py" />
   <source>%1 and %2</source>
   <translation>%1 và %2</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>%1 s left</source>
   <translation>còn %1 giây</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>HOLDING</source>
   <translation>GIỮ TIẾP</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>This card is not on the staff list</source>
   <translation>Thẻ này không có trong danh sách</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>use another one</source>
   <translation>dùng thẻ khác</translation>
  </message>
  <message>
   <location filename="ui/card_key.py" />
   <source>%1 of %2</source>
   <translation>%1/%2</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>Cards on the table</source>
   <translation>Bài trên bàn</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>They are recorded with the round and change no wager</source>
   <translation>Được ghi cùng ván và không đổi cược nào</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>%1 cannot leave a live table</source>
   <translation>%1 không thể rời bàn đang chạy</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Chips on the sensors are not watched until then</source>
   <translation>Đến lúc đó không theo dõi phỉnh trên cảm biến</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>EXIT</source>
   <translation>THOÁT</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Everything that was shown is on record</source>
   <translation>Mọi thứ đã hiện đều được ghi</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Leave Dealer Assist?</source>
   <translation>Rời Dealer Assist?</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Round %1 stays as it is</source>
   <translation>Ván %1 giữ nguyên</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Swipe a Supervisor or technician card to leave</source>
   <translation>Quẹt thẻ Supervisor hoặc kỹ thuật viên để thoát</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>The next start goes on exactly here</source>
   <translation>Lần mở sau tiếp tục đúng chỗ này</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>To the desktop</source>
   <translation>Ra màn hình nền</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>a Supervisor or a technician can</source>
   <translation>Supervisor hoặc kỹ thuật viên thì được</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Cause a fault</source>
   <translation>Gây lỗi</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>DEVICES</source>
   <translation>THIẾT BỊ</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Simulated devices only</source>
   <translation>Chỉ thiết bị mô phỏng</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Touch to break one, touch again to mend it</source>
   <translation>Chạm để làm hỏng, chạm lại để sửa</translation>
  </message>
  <message>
   <location filename="ui/game_card.py" />
   <source>Cannot be opened</source>
   <translation>Không mở được</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 cannot change the game</source>
   <translation>%1 không thể đổi trò chơi</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 will stand here, closed, until a dealer opens it</source>
   <translation>%1 sẽ ở đây, đóng, đến khi dealer mở</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>BACK</source>
   <translation>TRỞ LẠI</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Choose the game, then press OPEN</source>
   <translation>Chọn trò chơi, rồi nhấn MỞ</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>MORE GAMES</source>
   <translation>THÊM TRÒ CHƠI</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Page %1 of %2</source>
   <translation>Trang %1/%2</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Swipe a Supervisor card to change the game</source>
   <translation>Quẹt thẻ Supervisor để đổi trò chơi</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>a Supervisor can</source>
   <translation>Supervisor thì được</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>BACK TO THE ROUND</source>
   <translation>VỀ LẠI VÁN</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>History of table %1</source>
   <translation>Lịch sử bàn %1</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>NEWER</source>
   <translation>MỚI HƠN</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>OLDER</source>
   <translation>CŨ HƠN</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>Round %1 was played by rules of another version</source>
   <translation>Ván %1 chơi theo luật phiên bản khác</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The first round</source>
   <translation>Ván đầu tiên</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The newest</source>
   <translation>Mới nhất</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The win stands</source>
   <translation>Giải vẫn còn</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Key to %1</source>
   <translation>Chìa sang %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>The key is at %1</source>
   <translation>Chìa đang ở %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Turn the key in its lock</source>
   <translation>Vặn chìa trong ổ</translation>
  </message>
  <message>
   <location filename="ui/lock_screen.py" />
   <source>Locked</source>
   <translation>Đã khóa</translation>
  </message>
  <message>
   <location filename="ui/meter_box.py" />
   <source>DO NOT QUOTE</source>
   <translation>KHÔNG ĐỌC RA</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Break a simulated device</source>
   <translation>Làm hỏng một thiết bị mô phỏng</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CARDS</source>
   <translation>BÀI</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CAUSE A FAULT</source>
   <translation>GÂY LỖI</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>GAME MANAGER</source>
   <translation>GAME MANAGER</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>HISTORY</source>
   <translation>LỊCH SỬ</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>LOCK</source>
   <translation>KHÓA MÀN HÌNH</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>MY SHIFT</source>
   <translation>CA CỦA TÔI</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Of this game, in short</source>
   <translation>Của trò chơi này, tóm tắt</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>PAYTABLES</source>
   <translation>BẢNG TRẢ</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>RULES</source>
   <translation>LUẬT CHƠI</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, step by step</source>
   <translation>Các ván, từng bước</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, wins, pace</source>
   <translation>Ván, giải, nhịp độ</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTINGS</source>
   <translation>CÀI ĐẶT</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTLEMENT</source>
   <translation>THANH TOÁN</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Sound, hand, contrast, language</source>
   <translation>Âm thanh, tay, tương phản, ngôn ngữ</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Supervisor or Executive card</source>
   <translation>Thẻ Supervisor hoặc Executive</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Touch in what lies there</source>
   <translation>Chạm nhập bài đang có</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>What each hand pays</source>
   <translation>Mỗi tay bài trả bao nhiêu</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Who is paid what</source>
   <translation>Ai được trả bao nhiêu</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Dealer Assist</source>
   <translation>Dealer Assist</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Sheet %1 of %2</source>
   <translation>Tờ %1/%2</translation>
  </message>
  <message>
   <location filename="ui/paper_chart.py" />
   <source>%1 of %2 to %3</source>
   <translation>%1/%2 đến %3</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>The journal cannot be read now</source>
   <translation>Hiện không đọc được nhật ký</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>This table keeps no journal</source>
   <translation>Bàn này không giữ nhật ký</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>look again in a moment</source>
   <translation>xem lại sau giây lát</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 left</source>
   <translation>còn %1</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 second</source>
   <translation>%1 giây</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 seconds</source>
   <translation>%1 giây</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>PIN of %1</source>
   <translation>PIN của %1</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>Type it unseen by others</source>
   <translation>Nhập kín, đừng để ai thấy</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>4 to 8 digits</source>
   <translation>4 đến 8 số</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>OK</source>
   <translation>OK</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>The card does not count</source>
   <translation>Thẻ không tính</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>%1 locked</source>
   <translation>Đã khóa %1</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>Base game, no progressive</source>
   <translation>Chỉ chơi chính, không lũy tiến</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>MENU</source>
   <translation>MENU</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 back</source>
   <translation>trả lại %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 cards</source>
   <translation>%1 lá</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 has all its cards</source>
   <translation>%1 đã đủ bài</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 is on the table already</source>
   <translation>%1 đã có trên bàn</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 of %2 cards</source>
   <translation>%1/%2 lá</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>1 card</source>
   <translation>1 lá</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A second hand</source>
   <translation>Tay thứ hai</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A virtual round</source>
   <translation>Ván ảo</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>CLEAR</source>
   <translation>XÓA</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Cards come after the game has started</source>
   <translation>Bài đến sau khi bắt đầu ván</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Choose a seat</source>
   <translation>Chọn một ghế</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DEAL</source>
   <translation>CHIA BÀI</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLE</source>
   <translation>GẤP ĐÔI</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLED</source>
   <translation>ĐÃ GẤP ĐÔI</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Every hand has its cards</source>
   <translation>Mọi tay đã đủ bài</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEAVE UP</source>
   <translation>ĐỂ LẠI</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEFT UP</source>
   <translation>ĐỂ LẠI</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No card yet</source>
   <translation>Chưa có lá nào</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No cards here</source>
   <translation>Chỗ này không có bài</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not a pair</source>
   <translation>Không phải đôi</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not now</source>
   <translation>Chưa được</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Nothing was won</source>
   <translation>Không thắng gì</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SEAT %1</source>
   <translation>GHẾ %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SPLIT</source>
   <translation>TÁCH</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDER</source>
   <translation>ĐẦU HÀNG</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDERED</source>
   <translation>ĐÃ ĐẦU HÀNG</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>The last card</source>
   <translation>Lá cuối cùng</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>This place</source>
   <translation>Chỗ này</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Touch the cards as they lie</source>
   <translation>Chạm các lá như trên bàn</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>UNDO</source>
   <translation>HOÀN TÁC</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>the place moves on by itself</source>
   <translation>vị trí tự chuyển tiếp</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>%1 CARDS</source>
   <translation>%1 LÁ</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>A tie, %1 to %2</source>
   <translation>Hòa, %1-%2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BOARD</source>
   <translation>BÀI CHUNG</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BUST</source>
   <translation>QUẮC</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Banker wins %1 to %2</source>
   <translation>Banker thắng %1-%2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>DEALER</source>
   <translation>NHÀ CÁI</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It has won</source>
   <translation>Đã thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It wins for every progressive wager on %1</source>
   <translation>Mọi cược lũy tiến theo %1 đều thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>LOSES</source>
   <translation>THUA</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Player wins %1 to %2</source>
   <translation>Player thắng %1-%2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press %1</source>
   <translation>Nhấn %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press the hand</source>
   <translation>Nhấn tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>SOFT %1</source>
   <translation>MỀM %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Seat %1 has no winning hand</source>
   <translation>Ghế %1 không có tay bài thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards decide who won</source>
   <translation>Bài quyết định ai thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards make no winning hand</source>
   <translation>Bài không thành tay thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards of this seat make it</source>
   <translation>Bài của ghế này tạo nên</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch another seat, or press %1</source>
   <translation>Chạm ghế khác, hoặc nhấn %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch it if it has won</source>
   <translation>Chạm nếu đã thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch seat %1</source>
   <translation>Chạm ghế %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WINS BY %1</source>
   <translation>THẮNG HƠN %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 acknowledged an alert</source>
   <translation>%1 đã nhận cảnh báo</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 approved the adjustment</source>
   <translation>%1 chấp thuận điều chỉnh</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 authorised %2, %3</source>
   <translation>%1 cho phép %2, %3</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is not a win</source>
   <translation>%1 không thắng</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is settled</source>
   <translation>%1 đã thanh toán</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 let another game be opened</source>
   <translation>%1 cho mở trò chơi khác</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked in</source>
   <translation>Đã khóa %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked the table</source>
   <translation>%1 khóa bàn</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 opened the table</source>
   <translation>%1 mở bàn</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 set a meter by hand</source>
   <translation>%1 chỉnh đồng hồ bằng tay</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 took over as dealer</source>
   <translation>%1 vào thay dealer</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 unlocked the table</source>
   <translation>%1 mở khóa bàn</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 verified, the values are locked</source>
   <translation>%1 đã kiểm, giá trị được khóa</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wager</source>
   <translation>%1 cược</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wagers</source>
   <translation>%1 cược</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 was turned off</source>
   <translation>%1 đã tắt</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card is awaited again</source>
   <translation>Lại đang chờ thẻ</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card was refused</source>
   <translation>Một thẻ bị từ chối</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A late chip on sensor %1 does not count</source>
   <translation>Phỉnh trễ trên cảm biến %1 không tính</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A part of the screen failed</source>
   <translation>Một phần màn hình bị lỗi</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A trouble in dealing was noted</source>
   <translation>Đã ghi sự cố chia bài</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Back to the table</source>
   <translation>Về lại bàn</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Cards at %1</source>
   <translation>Bài ở %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>No card came in time</source>
   <translation>Không có thẻ kịp lúc</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Round %1 is open for bets</source>
   <translation>Ván %1 mở đặt cược</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 claims %2</source>
   <translation>Ghế %1 yêu cầu %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 folded</source>
   <translation>Ghế %1 bỏ bài</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 has %2 on the layout</source>
   <translation>Ghế %1 có %2 trên mặt bàn</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 is on %2</source>
   <translation>Ghế %1 theo %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 failed</source>
   <translation>Cảm biến %1 bị lỗi</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 sees a chip</source>
   <translation>Cảm biến %1 thấy phỉnh</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 works again</source>
   <translation>Cảm biến %1 hoạt động lại</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The adjustment was cancelled</source>
   <translation>Đã hủy điều chỉnh</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The chip on sensor %1 is gone</source>
   <translation>Phỉnh trên cảm biến %1 đã đi</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The confirmation was cancelled</source>
   <translation>Đã hủy xác nhận</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The devices were tested</source>
   <translation>Đã thử các thiết bị</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The key was turned to %1</source>
   <translation>Chìa đã vặn sang %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The mark on sensor %1 was taken back</source>
   <translation>Đã bỏ dấu ở cảm biến %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The meters were adjusted</source>
   <translation>Đã chỉnh các đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was not printed</source>
   <translation>Trang của giải %1 không in được</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was printed</source>
   <translation>Đã in trang của giải %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The round was voided</source>
   <translation>Ván đã bị hủy</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The supervisor was called</source>
   <translation>Đã gọi giám sát</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was closed</source>
   <translation>Bàn đã đóng</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was locked</source>
   <translation>Bàn đã khóa</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The trouble in dealing is over</source>
   <translation>Sự cố chia bài đã xong</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wager of sensor %1 was marked by hand</source>
   <translation>Cược ở cảm biến %1 đánh dấu bằng tay</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wins are being paid</source>
   <translation>Đang trả giải</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1 is to be backed out</source>
   <translation>Giải %1 sẽ được hoàn lại</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1, %2, was backed out</source>
   <translation>Giải %1, %2, đã hoàn lại</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>taken back</source>
   <translation>đã lấy lại</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>the round is over</source>
   <translation>ván đã xong</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>witness %1</source>
   <translation>nhân chứng %1</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 broken</source>
   <translation>%1 hỏng</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 device</source>
   <translation>%1 thiết bị</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 devices</source>
   <translation>%1 thiết bị</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1, SIMULATED</source>
   <translation>%1, MÔ PHỎNG</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card is not read, once</source>
   <translation>Một thẻ không đọc được, một lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card nobody has, once</source>
   <translation>Một thẻ không của ai, một lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Bytes arrive spoilt</source>
   <translation>Byte đến bị hỏng</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COUNTER</source>
   <translation>BỘ ĐẾM</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COVER OPEN</source>
   <translation>MỞ NẮP</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card reader</source>
   <translation>Đầu đọc thẻ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card shoe</source>
   <translation>Hộp bài</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DEAD</source>
   <translation>CHẾT</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DIRTY</source>
   <translation>BẨN</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DOUBLE BYTES</source>
   <translation>BYTE LẶP</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Every device works</source>
   <translation>Mọi thiết bị hoạt động</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>FLICKER</source>
   <translation>CHẬP CHỜN</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>HALF A CARD</source>
   <translation>NỬA THẺ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers nothing</source>
   <translation>Không trả lời gì</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers too late</source>
   <translation>Trả lời trễ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It flickers, once</source>
   <translation>Chập chờn, một lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It restarts, once</source>
   <translation>Khởi động lại, một lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it has no power</source>
   <translation>Báo mất điện</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is dirty</source>
   <translation>Báo bị bẩn</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is stuck</source>
   <translation>Báo bị kẹt</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Its counter stands still</source>
   <translation>Bộ đếm đứng yên</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>JAM</source>
   <translation>KẸT GIẤY</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Key switch</source>
   <translation>Ổ khóa</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>LOST BYTES</source>
   <translation>MẤT BYTE</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MEND ALL</source>
   <translation>SỬA TẤT CẢ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MISREAD</source>
   <translation>ĐỌC SAI</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO PAPER</source>
   <translation>HẾT GIẤY</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO POWER</source>
   <translation>MẤT ĐIỆN</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOISE</source>
   <translation>NHIỄU</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOT READ</source>
   <translation>KHÔNG ĐỌC</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Nothing is printed</source>
   <translation>Không in gì</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>PAPER LOW</source>
   <translation>SẮP HẾT GIẤY</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Printer</source>
   <translation>Máy in</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>RESTART</source>
   <translation>KHỞI LẠI</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>SLOW</source>
   <translation>CHẬM</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STRANGER</source>
   <translation>NGƯỜI LẠ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STUCK</source>
   <translation>BỊ KẸT</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line</source>
   <translation>Đường cảm biến</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line B</source>
   <translation>Đường cảm biến B</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes arrive twice</source>
   <translation>Vài byte đến hai lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes never arrive</source>
   <translation>Vài byte không đến</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>TWICE</source>
   <translation>HAI LẦN</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The cable is pulled</source>
   <translation>Cáp bị rút</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The next slip sticks</source>
   <translation>Phiếu kế tiếp bị kẹt</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is at its end</source>
   <translation>Cuộn giấy đã hết</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is nearly used up</source>
   <translation>Cuộn giấy sắp hết</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The same card comes twice</source>
   <translation>Cùng một thẻ đến hai lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The swipe breaks off, once</source>
   <translation>Quẹt giữa chừng, một lần</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Touch again to mend</source>
   <translation>Chạm lại để sửa</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>UNPLUGGED</source>
   <translation>RÚT CÁP</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Works</source>
   <translation>Hoạt động</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>A and B</source>
   <translation>A và B</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BASE GAME ONLY</source>
   <translation>CHỈ CHƠI CHÍNH</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BET %1</source>
   <translation>CƯỢC %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETS OPEN</source>
   <translation>MỞ ĐẶT CƯỢC</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETTING</source>
   <translation>ĐẶT CƯỢC</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CHECK SENSOR</source>
   <translation>XEM CẢM BIẾN</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CLEAN SENSOR</source>
   <translation>LAU CẢM BIẾN</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Chip %1</source>
   <translation>Phỉnh %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>EMPTY</source>
   <translation>TRỐNG</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>ENVY %1</source>
   <translation>ENVY %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FAULT</source>
   <translation>LỖI</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FOLDED</source>
   <translation>ĐÃ BỎ</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>IN PLAY</source>
   <translation>ĐANG CHƠI</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LATE CHIP</source>
   <translation>PHỈNH TRỄ</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LIFT CHIP</source>
   <translation>NHẤC PHỈNH</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOCKED</source>
   <translation>ĐÃ KHÓA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOST</source>
   <translation>MẤT</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>MARKED</source>
   <translation>ĐÁNH DẤU</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NO BET</source>
   <translation>CHƯA CÓ</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NOT IN PLAY</source>
   <translation>NGOÀI VÁN</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAUSED</source>
   <translation>TẠM DỪNG</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAY RIGHT TO LEFT</source>
   <translation>TRẢ TỪ PHẢI SANG TRÁI</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>RESET</source>
   <translation>KHỞI LẠI</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Seats open after %1</source>
   <translation>Ghế mở sau %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE CLOSED</source>
   <translation>BÀN ĐÓNG</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HALTED</source>
   <translation>BÀN DỪNG</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HELD WHILE KEY IS AT JPH</source>
   <translation>BÀN CHỜ: CHÌA Ở JPH</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>%1 on table %2 is chosen</source>
   <translation>Đã chọn %1 ở bàn %2</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Choose a game first</source>
   <translation>Chọn trò chơi trước</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Chosen</source>
   <translation>Đã chọn</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>It stands here already</source>
   <translation>Đã ở đây rồi</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>KEEP %1</source>
   <translation>GIỮ %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Limits</source>
   <translation>Giới hạn</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meter %1</source>
   <translation>Đồng hồ %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meters %1 and %2 more</source>
   <translation>Đồng hồ %1 và %2 nữa</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>No sensor on this game</source>
   <translation>Trò chơi này không có cảm biến</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN</source>
   <translation>MỞ</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN %1</source>
   <translation>MỞ %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at %1 and %2 more</source>
   <translation>Mở ở %1 và %2 nữa</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at seed %1</source>
   <translation>Mở từ mức đầu %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Paytables</source>
   <translation>Bảng trả</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Progressive</source>
   <translation>Lũy tiến</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Stands here now</source>
   <translation>Đang ở đây</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Table %1, with a Supervisor card</source>
   <translation>Bàn %1, với thẻ Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap a table to choose it</source>
   <translation>Chạm một bàn để chọn</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap to choose</source>
   <translation>Chạm để chọn</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Dealer</source>
   <translation>Dealer</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Ended</source>
   <translation>Kết thúc</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>How it ended</source>
   <translation>Kết thúc ra sao</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>In play now</source>
   <translation>Đang chơi</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK</source>
   <translation>XEM</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK AT ROUND %1</source>
   <translation>XEM VÁN %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>No round is on record yet</source>
   <translation>Chưa có ván nào được ghi</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Open for bets</source>
   <translation>Mở đặt cược</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Opened</source>
   <translation>Mở lúc</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Progressive wagers</source>
   <translation>Cược lũy tiến</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round</source>
   <translation>Ván</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round %1</source>
   <translation>Ván %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Rounds %1 to %2, %3</source>
   <translation>Ván %1 đến %2, %3</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Table closed</source>
   <translation>Bàn đóng</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Voided</source>
   <translation>Đã hủy</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Wins</source>
   <translation>Giải</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Won</source>
   <translation>Đã thắng</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked by %1 since %2</source>
   <translation>%1 khóa từ %2</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked since %1</source>
   <translation>Khóa từ %1</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe a staff card to unlock</source>
   <translation>Quẹt thẻ nhân viên để mở khóa</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1 or a Supervisor</source>
   <translation>Quẹt thẻ của %1 hoặc Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1, a relief dealer or a Supervisor</source>
   <translation>Quẹt thẻ của %1, dealer thay ca hoặc Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>A card opens it again</source>
   <translation>Một thẻ sẽ mở lại</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Another game at this table</source>
   <translation>Trò chơi khác tại bàn này</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>BACK OUT A WIN</source>
   <translation>HOÀN LẠI GIẢI</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Between rounds only</source>
   <translation>Chỉ giữa các ván</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Cards, shuffler</source>
   <translation>Bài, máy xáo</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Close the table first</source>
   <translation>Đóng bàn trước</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>GAMES</source>
   <translation>TRÒ CHƠI</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>IRREGULARITY</source>
   <translation>SỰ CỐ</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Look up</source>
   <translation>Tra cứu</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>No win in this round</source>
   <translation>Ván này không có giải</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Notes the closing meters</source>
   <translation>Ghi đồng hồ lúc đóng</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Table %1, %2</source>
   <translation>Bàn %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>The round stays on record</source>
   <translation>Ván vẫn được ghi</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This kiosk</source>
   <translation>Máy này</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This round</source>
   <translation>Ván này</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Two cards, a reason</source>
   <translation>Hai thẻ, một lý do</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Set a meter</source>
   <translation>Chỉnh đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>The meter stays</source>
   <translation>Đồng hồ giữ nguyên</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Two different people's cards</source>
   <translation>Thẻ của hai người khác nhau</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Until both cards are swiped the meter stays as it is</source>
   <translation>Đồng hồ giữ nguyên cho đến khi quẹt cả hai thẻ</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>%1 pays %2%</source>
   <translation>%1 trả %2%</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Last recorded value</source>
   <translation>Số ghi gần nhất</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter</source>
   <translation>Đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live</source>
   <translation>Đồng hồ không chạy</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live, do not quote</source>
   <translation>Đồng hồ không chạy, đừng đọc ra</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Opens with the table</source>
   <translation>Mở cùng bàn</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Pending until a card is swiped</source>
   <translation>Chờ đến khi quẹt thẻ</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>When the key is back at RUN</source>
   <translation>Khi chìa về lại RUN</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>%1 The kiosk keeps trying by itself</source>
   <translation>%1 Máy sẽ tự thử lại</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Also</source>
   <translation>Ngoài ra</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician to %1</source>
   <translation>Gọi kỹ thuật viên đến %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician, then restart it</source>
   <translation>Gọi kỹ thuật viên, rồi khởi động lại</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Cards are not read</source>
   <translation>Không đọc được lá bài</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable and the paper</source>
   <translation>Kiểm tra cáp và giấy</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the plug at %1, then test %2</source>
   <translation>Kiểm tra phích cắm ở %1, rồi thử %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors B are not seen</source>
   <translation>Không thấy phỉnh trên cảm biến B</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors are not seen</source>
   <translation>Không thấy phỉnh trên cảm biến</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Lift the chip at %1, then test %2</source>
   <translation>Nhấc phỉnh ở %1, rồi thử %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Looking at it again</source>
   <translation>Đang xem lại</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>No card can be read</source>
   <translation>Không đọc được thẻ nào</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Not recording</source>
   <translation>Không ghi được</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Press the hands yourself</source>
   <translation>Hãy tự nhấn tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 %2</source>
   <translation>Cảm biến %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and a chip is on it</source>
   <translation>Cảm biến %1 tốt, và có phỉnh trên đó</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and no chip is on it</source>
   <translation>Cảm biến %1 tốt, và không có phỉnh</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors</source>
   <translation>Cảm biến</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors %1 %2</source>
   <translation>Cảm biến %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors B</source>
   <translation>Cảm biến B</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Slips wait</source>
   <translation>Phiếu phải chờ</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>TEST SENSOR %1</source>
   <translation>THỬ CẢM BIẾN %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Test %1 at %2 before it is trusted again</source>
   <translation>Thử %1 ở %2 trước khi tin lại</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Tested, and still %1</source>
   <translation>Đã thử, vẫn %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The answer comes in a moment</source>
   <translation>Kết quả có ngay</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The key is not seen</source>
   <translation>Không thấy chìa</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Wipe the sensor at %1, then test %2</source>
   <translation>Lau sạch ở %1, rồi thử %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>base game only</source>
   <translation>chỉ chơi chính</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>no answer</source>
   <translation>không trả lời</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>not answering</source>
   <translation>không trả lời</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>nothing has happened</source>
   <translation>chưa có gì xảy ra</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>out of order</source>
   <translation>hỏng</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>seats %1</source>
   <translation>ghế %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>stuck on</source>
   <translation>bị kẹt</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>without power</source>
   <translation>mất điện</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 %2 to %3</source>
   <translation>%1 %2 đến %3</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 for %2</source>
   <translation>%1 cho %2</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>None</source>
   <translation>Không có</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 is ON</source>
   <translation>%1 đang BẬT</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 · %2 wager</source>
   <translation>%1 · cược %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of %2</source>
   <translation>%1% của %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of meter</source>
   <translation>%1% đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1%, split %2 ways</source>
   <translation>%1%, chia %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Any card</source>
   <translation>Thẻ bất kỳ</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Envy %1</source>
   <translation>Envy %1</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Hand buttons</source>
   <translation>Các nút tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Swipe a dealer card</source>
   <translation>Quẹt thẻ dealer</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Table hand</source>
   <translation>Tay bài của bàn</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Unknown</source>
   <translation>Không rõ</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Wager %1 locked</source>
   <translation>Cược %1 đã khóa</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>What does not work</source>
   <translation>Phần không hoạt động</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Which hand?</source>
   <translation>Tay bài nào?</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>at the reader</source>
   <translation>tại đầu đọc</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press again to turn it off</source>
   <translation>nhấn lại để tắt</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press the winning hand</source>
   <translation>nhấn tay bài thắng</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>tap one to swipe it</source>
   <translation>chạm một thẻ để quẹt</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>the cards make %1</source>
   <translation>bài là %1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 hands</source>
   <translation>%1 tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays for %2 hands</source>
   <translation>%1 trả cho %2 tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays to 1</source>
   <translation>%1 trả ăn 1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>4 cards</source>
   <translation>4 lá</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>5 cards</source>
   <translation>5 lá</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>6 cards</source>
   <translation>6 lá</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Both 10 to A</source>
   <translation>Cả hai 10 đến A</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>DEALER PLAYS</source>
   <translation>NHÀ CÁI CHƠI</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Next card 2 to 9</source>
   <translation>Lá kế 2 đến 9</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Up card 2 to 9</source>
   <translation>Lá ngửa 2 đến 9</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, %2 wager</source>
   <translation>%1, cược %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, envy %2</source>
   <translation>%1, Envy %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, to 1, by the number of hands, the dealer's counted</source>
   <translation>%1, ăn 1, theo số tay bài, kể cả nhà cái</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Hands</source>
   <translation>Tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Paytables of %1</source>
   <translation>Bảng trả của %1</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Table %1, as they are in force now</source>
   <translation>Bàn %1, đang áp dụng</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>All hands of this round are void</source>
   <translation>Mọi tay bài của ván này đều hủy</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>CLOSE THE LIST</source>
   <translation>ĐÓNG DANH SÁCH</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Close the list</source>
   <translation>Đóng danh sách</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Counted again? Then the round goes on</source>
   <translation>Đã đếm lại? Vậy ván tiếp tục</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>DONE</source>
   <translation>XONG</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Does it run again?</source>
   <translation>Chạy lại rồi?</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>IT WAS RIGHT</source>
   <translation>ĐÃ ĐÚNG</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Step %1 of %2 with the shuffler</source>
   <translation>Bước %1/%2 với máy xáo bài</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Was the number right after all?</source>
   <translation>Số lá vốn đúng?</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>every wager goes back, and the cards are reshuffled</source>
   <translation>trả lại mọi tiền cược và xáo bài</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>what was done so far stays on record</source>
   <translation>việc đã làm vẫn được ghi</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 player</source>
   <translation>%1 người chơi</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 players</source>
   <translation>%1 người chơi</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Confirmed</source>
   <translation>Đã xác nhận</translation>
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
   <translation>Từ khay</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>From the tray, end of the round</source>
   <translation>Từ khay, cuối ván</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>House procedure for meter pays</source>
   <translation>Theo quy trình trả từ đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Last</source>
   <translation>Cuối</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meter adjusted</source>
   <translation>Đã chỉnh đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meters adjusted</source>
   <translation>Đã chỉnh các đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>NOW PAY, RIGHT TO LEFT</source>
   <translation>GIỜ TRẢ TIỀN, TỪ PHẢI SANG TRÁI</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PAY SEAT %1</source>
   <translation>TRẢ GHẾ %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PRINT AGAIN</source>
   <translation>IN LẠI</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Paid from the tray, the meter stays %1</source>
   <translation>Trả từ khay, đồng hồ vẫn là %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Recorded</source>
   <translation>Đã ghi</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Seat %1, %2</source>
   <translation>Ghế %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table</source>
   <translation>Bàn</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table %1, round %2</source>
   <translation>Bàn %1, ván %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Time</source>
   <translation>Giờ</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Win recorded</source>
   <translation>Đã ghi giải</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Wins recorded</source>
   <translation>Đã ghi các giải</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>tray</source>
   <translation>khay</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>As it stood then</source>
   <translation>Như lúc đó</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>BACK TO LIST</source>
   <translation>VỀ DANH SÁCH</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Backed out already</source>
   <translation>Đã hoàn lại</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>First step</source>
   <translation>Bước đầu</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Last step</source>
   <translation>Bước cuối</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Nothing here is live</source>
   <translation>Không có gì ở đây đang chạy</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Round %1, step %2 of %3, at %4</source>
   <translation>Ván %1, bước %2/%3, lúc %4</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP BACK</source>
   <translation>LÙI MỘT BƯỚC</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP ON</source>
   <translation>TIẾN MỘT BƯỚC</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Set-up changed since</source>
   <translation>Cấu hình đã đổi</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on sensor %2 before %3</source>
   <translation>%1 trên cảm biến %2 trước %3</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on the sensor before %2</source>
   <translation>%1 trên cảm biến trước %2</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A chip that comes after %1 is late</source>
   <translation>Phỉnh đặt sau %1 là trễ</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A share of the meter is one prize</source>
   <translation>Một phần đồng hồ là một giải</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A win needs a card</source>
   <translation>Giải cần một thẻ</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DEALING</source>
   <translation>CHIA BÀI</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DECISIONS</source>
   <translation>QUYẾT ĐỊNH</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Envy goes to every other seat with the wager, never to the winner</source>
   <translation>Envy cho mọi ghế khác có cược, không bao giờ cho người thắng</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Nothing is paid before it is on record</source>
   <translation>Không trả gì trước khi được ghi</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PAYMENT</source>
   <translation>TRẢ TIỀN</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PROGRESSIVE</source>
   <translation>LŨY TIẾN</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>THIS TABLE</source>
   <translation>BÀN NÀY</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The amount never grows, and each winner gets all of it</source>
   <translation>Số tiền không tăng, mỗi người thắng nhận đủ</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip is taken after the start</source>
   <translation>Phỉnh được lấy sau khi bắt đầu</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip stays on its spot after the start</source>
   <translation>Phỉnh ở lại chỗ sau khi bắt đầu</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The shoe holds %1 decks</source>
   <translation>Hộp bài có %1 bộ</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WAGERS</source>
   <translation>TIỀN CƯỢC</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WHAT BEATS WHAT</source>
   <translation>TAY NÀO THẮNG</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>all who win it divide it equally</source>
   <translation>mọi người thắng chia đều</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>it never counts</source>
   <translation>không bao giờ tính</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the button says which</source>
   <translation>nút cho biết loại nào</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the lamp keeps the wager</source>
   <translation>đèn giữ tiền cược</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Applies at once</source>
   <translation>Áp dụng ngay</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Brightness</source>
   <translation>Độ sáng</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>DAY</source>
   <translation>NGÀY</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Every sound is also to be seen</source>
   <translation>Mỗi âm thanh cũng nhìn thấy được</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>FAULT SOUND</source>
   <translation>ÂM BÁO LỖI</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Full again while something is at fault</source>
   <translation>Sáng lại hết khi có lỗi</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>HIGH CONTRAST</source>
   <translation>TƯƠNG PHẢN CAO</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Hand and eye</source>
   <translation>Tay và mắt</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Kept for %1, at every sign-in</source>
   <translation>Lưu cho %1, mỗi lần đăng nhập</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>LEFT-HANDED</source>
   <translation>THUẬN TAY TRÁI</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Language</source>
   <translation>Ngôn ngữ</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>NIGHT</source>
   <translation>ĐÊM</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Off</source>
   <translation>Tắt</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>On</source>
   <translation>Bật</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>REDUCE MOTION</source>
   <translation>GIẢM CHUYỂN ĐỘNG</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>SOUND OFF</source>
   <translation>TẮT TIẾNG</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Seats never change sides</source>
   <translation>Ghế không bao giờ đổi bên</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Sound</source>
   <translation>Âm thanh</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Words printed on the felt stay as they are</source>
   <translation>Chữ in trên mặt bàn giữ nguyên</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>these settings are the kiosk's own</source>
   <translation>cài đặt này là của máy</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Not claimed</source>
   <translation>Chưa yêu cầu</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>PUSH</source>
   <translation>HÒA</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Take %1</source>
   <translation>Lấy %1</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>There is nothing to pay yet</source>
   <translation>Chưa có gì để trả</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>WINS</source>
   <translation>THẮNG</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>No progressive at this table</source>
   <translation>Bàn này không có lũy tiến</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>nobody wins it</source>
   <translation>không ai thắng</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>pay by the layout, then %1</source>
   <translation>trả theo mặt bàn, rồi %1</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for every locked %1 bet</source>
   <translation>mọi cược %1 đã khóa đều thắng</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for the locked %1 bet of seat %2</source>
   <translation>cược %1 đã khóa của ghế %2 thắng</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>%1 steps, one by one</source>
   <translation>%1 bước, từng bước</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>All wagers go back to the players</source>
   <translation>Mọi tiền cược trả lại người chơi</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>In play, before a win is recorded</source>
   <translation>Khi chơi, trước khi ghi giải</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It counts as if its sensor had seen it, and is recorded as marked by hand</source>
   <translation>Tính như cảm biến đã thấy, và ghi là đánh dấu bằng tay</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is noted at once, and the screen leads through it</source>
   <translation>Ghi lại ngay, và màn hình hướng dẫn từng bước</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is recorded with the checklist</source>
   <translation>Được ghi cùng danh sách</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SEAT %1, %2</source>
   <translation>GHẾ %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SENSOR %1</source>
   <translation>CẢM BIẾN %1</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SHUFFLER</source>
   <translation>MÁY XÁO BÀI</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The prize goes back on its meter, exactly</source>
   <translation>Giải trở về đúng đồng hồ của nó</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The round goes on</source>
   <translation>Ván tiếp tục</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Two people's cards are needed</source>
   <translation>Cần thẻ của hai người</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>WRONG NUMBER OF CARDS</source>
   <translation>SAI SỐ LÁ BÀI</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>What went wrong?</source>
   <translation>Có gì sai?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which wager of seat %1?</source>
   <translation>Cược nào của ghế %1?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which win was wrong?</source>
   <translation>Giải nào sai?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is this round void?</source>
   <translation>Vì sao hủy ván này?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is win %1 backed out?</source>
   <translation>Vì sao hoàn lại giải %1?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>seed and reserve come off again</source>
   <translation>mức đầu và dự trữ được trừ lại</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>this round's contributions come off the meter</source>
   <translation>phần góp của ván rút khỏi đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>until then it stands</source>
   <translation>đến lúc đó giải vẫn còn</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>%1, signed in since %2</source>
   <translation>%1, đăng nhập từ %2</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Authorised by a card or the key</source>
   <translation>Cho phép bằng thẻ hoặc chìa</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Each with its reason on record</source>
   <translation>Mỗi ván có lý do được ghi</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Ended rounds only</source>
   <translation>Chỉ tính ván đã xong</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Envy is not in it</source>
   <translation>Không tính Envy</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Late chips</source>
   <translation>Phỉnh trễ</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Refused cards</source>
   <translation>Thẻ bị từ chối</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds</source>
   <translation>Số ván</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds an hour</source>
   <translation>Ván mỗi giờ</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Seen after the start, not counted</source>
   <translation>Thấy sau khi bắt đầu, không tính</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Signed in for</source>
   <translation>Đã đăng nhập</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since %1</source>
   <translation>Từ %1</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since you signed in</source>
   <translation>Từ lúc đăng nhập</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Swipe a dealer card to begin a shift</source>
   <translation>Quẹt thẻ dealer để bắt đầu ca</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>There is no record of this shift to read</source>
   <translation>Không có bản ghi của ca này</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Unknown or not enough</source>
   <translation>Không rõ hoặc chưa đủ</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Voided rounds</source>
   <translation>Ván bị hủy</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Won in all</source>
   <translation>Tổng số thắng</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>It decides whose progressive wager a winning hand pays</source>
   <translation>Quyết định cược lũy tiến nào được tay thắng trả</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>Which side is seat %1 on?</source>
   <translation>Ghế %1 theo bên nào?</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>%1  ·  ALL ELSE IS REAL</source>
   <translation>%1  ·  CÒN LẠI ĐỀU THẬT</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED</source>
   <translation>MÔ PHỎNG</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
   <translation>THIẾT BỊ MÔ PHỎNG  ·  KHÔNG CÓ CẢM BIẾN, ĐỒNG HỒ HAY TIỀN THẬT</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>%1 of %2 items are well</source>
   <translation>%1/%2 mục tốt</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>All %1 items are well</source>
   <translation>Cả %1 mục đều tốt</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Answers</source>
   <translation>Trả lời</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>CHOOSE ANOTHER GAME</source>
   <translation>CHỌN TRÒ CHƠI KHÁC</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Closed after round %1</source>
   <translation>Đóng sau ván %1</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>First opening</source>
   <translation>Mở lần đầu</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meter recorded</source>
   <translation>Ghi đồng hồ lúc mở</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meters recorded</source>
   <translation>Ghi các đồng hồ lúc mở</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed</source>
   <translation>Tiếp tục</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed round %1 where it stopped</source>
   <translation>Tiếp tục ván %1 từ chỗ dừng</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Self-check</source>
   <translation>Tự kiểm tra</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Simulated</source>
   <translation>Mô phỏng</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>With a Supervisor card</source>
   <translation>Với thẻ Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meter recorded</source>
   <translation>đã ghi đồng hồ lúc đóng</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meters recorded</source>
   <translation>đã ghi các đồng hồ lúc đóng</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meter starts at %1</source>
   <translation>đồng hồ bắt đầu từ %1</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meters start at their seeds</source>
   <translation>các đồng hồ bắt đầu từ mức đầu</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the table can be opened</source>
   <translation>có thể mở bàn</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 card</source>
   <translation>thẻ %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 confirmed</source>
   <translation>Đã xác nhận %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 locked at %2</source>
   <translation>%1 khóa lúc %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 needs %2</source>
   <translation>%1 cần %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 no envy</source>
   <translation>%1 Envy</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 pays %2</source>
   <translation>%1 trả %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, from the tray</source>
   <translation>%1, từ khay</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, off the meter</source>
   <translation>%1, từ đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, reseeds to %2</source>
   <translation>%1, bắt đầu lại từ %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor card is not enough for this level</source>
   <translation>Thẻ Supervisor không đủ cho mức này</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor or an Executive card</source>
   <translation>Thẻ Supervisor hoặc Executive</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Back out a win</source>
   <translation>Hoàn lại một giải</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>CONFIRM %1</source>
   <translation>CONFIRM %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not accepted</source>
   <translation>Thẻ không được nhận</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not read</source>
   <translation>Không đọc được thẻ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not recognized</source>
   <translation>Thẻ không nhận ra</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check</source>
   <translation>Kiểm tra</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check its cable</source>
   <translation>Kiểm tra cáp</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Claims stay on</source>
   <translation>Yêu cầu vẫn giữ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Envy pays</source>
   <translation>Trả Envy</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seat %1</source>
   <translation>Từ ghế %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seats %1</source>
   <translation>Từ ghế %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From the tray, at the end of the round</source>
   <translation>Từ khay, vào cuối ván</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No card in %1 seconds</source>
   <translation>Không có thẻ trong %1 giây</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No other seat has a progressive wager</source>
   <translation>Không ghế nào khác có cược lũy tiến</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded</source>
   <translation>Không ghi gì</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded yet</source>
   <translation>Chưa ghi gì</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Off the meter</source>
   <translation>Từ đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>One %1 swipe records %2 and adjusts the meter</source>
   <translation>Một lần quẹt %1 ghi %2 và chỉnh đồng hồ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Opens the reader for %1 s</source>
   <translation>Mở đầu đọc %1 giây</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
   <translation>TRẢ THEO THỨ TỰ NÀY, TỪ PHẢI SANG TRÁI</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Pay</source>
   <translation>Trả</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Seat</source>
   <translation>Ghế</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe it again, evenly and all the way</source>
   <translation>Quẹt lại, đều tay và hết đường</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe to record</source>
   <translation>Quẹt để ghi</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The card reader does not answer</source>
   <translation>Đầu đọc thẻ không trả lời</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claim on seat %1 stays on</source>
   <translation>Yêu cầu ở ghế %1 vẫn giữ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claims on seats %1 stay on</source>
   <translation>Yêu cầu ở các ghế %1 vẫn giữ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Then swipe %1 card</source>
   <translation>Rồi quẹt thẻ %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>These hands pay</source>
   <translation>Các tay này không trả</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>This hand pays</source>
   <translation>Tay này không trả</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Try %1 of %2</source>
   <translation>Lần %1/%2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Until both cards are swiped the win stands</source>
   <translation>Chưa quẹt đủ hai thẻ thì giải vẫn còn</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Verify %1</source>
   <translation>Kiểm %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Win %1, %2</source>
   <translation>Giải %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>all %1 wins</source>
   <translation>cả %1 giải</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>both wins</source>
   <translation>cả hai giải</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>cards face up on the layout, hand read aloud, right seat</source>
   <translation>bài ngửa trên bàn, đọc to tay bài, đúng ghế</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>it is tried again by itself</source>
   <translation>máy tự thử lại</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>not enough</source>
   <translation>chưa đủ</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>this win</source>
   <translation>giải này</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>to pay</source>
   <translation>được trả</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1 lost</source>
   <translation>Mất %1</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1, %2 sensors</source>
   <translation>%1, %2 cảm biến</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Devices OK</source>
   <translation>Thiết bị tốt</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Give progressive chips back</source>
   <translation>Trả lại phỉnh lũy tiến</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Journal OK</source>
   <translation>Nhật ký tốt</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Progressive paused</source>
   <translation>Lũy tiến tạm dừng</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>SUPERVISOR KEY</source>
   <translation>CHÌA GIÁM SÁT</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Start the base game</source>
   <translation>Bắt đầu chơi chính</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>TABLE %1</source>
   <translation>BÀN %1</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Table halted</source>
   <translation>Bàn dừng</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>restart it</source>
   <translation>khởi động lại</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>A technician does it at the command line</source>
   <translation>Kỹ thuật viên làm ở dòng lệnh</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>Hold</source>
   <translation>Giữ</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>RESTORE</source>
   <translation>KHÔI PHỤC</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>The table cannot be opened</source>
   <translation>Không mở được bàn</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>When it is mended</source>
   <translation>Khi đã sửa xong</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>goes on from %1 events</source>
   <translation>tiếp tục từ %1 sự kiện</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>%1 MORE</source>
   <translation>THÊM %1</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>ENTIRE WAGER</source>
   <translation>TỔNG CƯỢC</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>SIDE NOT MARKED</source>
   <translation>CHƯA RÕ BÊN</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>%1 × %2, it does not tell its size in mm</source>
   <translation>%1 × %2, không cho biết cỡ mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>A screen %1 mm wide would make every one %2 mm</source>
   <translation>Màn hình rộng %1 mm thì mỗi nút %2 mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Main buttons %1 mm, the smallest %2 mm</source>
   <translation>Nút chính %1 mm, nhỏ nhất %2 mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Screen</source>
   <translation>Màn hình</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>%1 to %2 of %3</source>
   <translation>%1 đến %2 trong %3</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>First page</source>
   <translation>Trang đầu</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Last page</source>
   <translation>Trang cuối</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>NEXT</source>
   <translation>TIẾP</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Nothing here</source>
   <translation>Không có gì ở đây</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>PREVIOUS</source>
   <translation>TRƯỚC</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>Rules of %1</source>
   <translation>Luật của %1</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>What each hand pays is under PAYTABLES in the menu</source>
   <translation>Mức trả mỗi tay bài ở BẢNG TRẢ trong menu</translation>
  </message>
  <message>
   <location filename="ui/settings_page.py" />
   <source>Settings</source>
   <translation>Cài đặt</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>ENVY, LAST</source>
   <translation>ENVY, SAU CÙNG</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>PAY</source>
   <translation>TRẢ</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Pay in this order, right to left</source>
   <translation>Trả theo thứ tự này, từ phải sang trái</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>SEAT</source>
   <translation>GHẾ</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Settlement</source>
   <translation>Thanh toán</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Until then, pay by the layout</source>
   <translation>Cho đến lúc đó, trả theo mặt bàn</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>envy last</source>
   <translation>Envy sau cùng</translation>
  </message>
  <message>
   <location filename="ui/shift_page.py" />
   <source>My shift</source>
   <translation>Ca của tôi</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Swipe card</source>
   <translation>Quẹt thẻ</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Verify</source>
   <translation>Kiểm</translation>
  </message>
  <message>
   <location filename="ui/swipe_page.py" />
   <source>Simulated cards</source>
   <translation>Thẻ mô phỏng</translation>
  </message>
  <message>
   <location filename="ui/win_row.py" />
   <source>NOT
A WIN</source>
   <translation>KHÔNG
THẮNG</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 is not a Dealer Assist journal or its beginning is damaged</source>
   <translation>%1 không phải nhật ký Dealer Assist hoặc phần đầu bị hỏng</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of clubs</source>
   <translation>%1 chuồn</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of diamonds</source>
   <translation>%1 rô</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of hearts</source>
   <translation>%1 cơ</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of spades</source>
   <translation>%1 bích</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1% of the meter</source>
   <translation>%1% đồng hồ</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>1st</source>
   <translation>1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>2nd</source>
   <translation>2</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>3rd</source>
   <translation>3</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>4th</source>
   <translation>4</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>5th</source>
   <translation>5</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>6th</source>
   <translation>6</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>7th</source>
   <translation>7</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office closed</source>
   <translation>Đã đóng văn phòng</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office opened</source>
   <translation>Đã mở văn phòng</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Dealer %1</source>
   <translation>Dealer %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>ERASE</source>
   <translation>XÓA</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Executive %1</source>
   <translation>Executive %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Game change asked</source>
   <translation>Đã yêu cầu đổi trò chơi</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>If that is lost for good, 'dealer-assist journal restore --data %1' goes on without it</source>
   <translation>Nếu đã mất hẳn, 'dealer-assist journal restore --data %1' tiếp tục không có nó</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Meter set asked</source>
   <translation>Đã yêu cầu chỉnh đồng hồ</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Progressive meter</source>
   <translation>Đồng hồ lũy tiến</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting proposed</source>
   <translation>Đã đề xuất thiết lập</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting withdrawn</source>
   <translation>Đã rút thiết lập</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Settings applied</source>
   <translation>Đã áp dụng thiết lập</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Supervisor %1</source>
   <translation>Supervisor %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician</source>
   <translation>Kỹ thuật</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician %1</source>
   <translation>Kỹ thuật viên %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set back by %1 minutes</source>
   <translation>Đồng hồ giờ bị chỉnh lùi %1 phút</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set forward by %1 minutes</source>
   <translation>Đồng hồ giờ bị chỉnh tới %1 phút</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The journal %1 ends at event %2, and what was recorded up to event %3 is missing</source>
   <translation>Nhật ký %1 dừng ở sự kiện %2, thiếu phần đã ghi đến sự kiện %3</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Try again when it is put back, or call a technician</source>
   <translation>Thử lại khi đã đặt lại, hoặc gọi kỹ thuật viên</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Unknown %1</source>
   <translation>Không rõ %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>a Dealer</source>
   <translation>Dealer</translation>
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
   <translation>kỹ thuật viên</translation>
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
   <translation>luật đã duyệt</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>clubs</source>
   <translation>chuồn</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>diamonds</source>
   <translation>rô</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>each</source>
   <translation>từng cái</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>hearts</source>
   <translation>cơ</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>it</source>
   <translation>cảm biến</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>move it away and put back a backup, or choose another data folder</source>
   <translation>dời nó đi và đặt bản sao vào, hoặc chọn thư mục dữ liệu khác</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>push</source>
   <translation>hòa</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>put %1 back beside it</source>
   <translation>đặt lại %1 bên cạnh nó</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seat %1</source>
   <translation>ghế %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seed</source>
   <translation>mức đầu</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>spades</source>
   <translation>bích</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the base game</source>
   <translation>trò chơi chính</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the events up to %1 are missing</source>
   <translation>thiếu các sự kiện đến %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head does not fit the last event</source>
   <translation>phần cuối không khớp sự kiện cuối</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head was not made with this journal's key</source>
   <translation>phần cuối không tạo bằng khóa của nhật ký này</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the journal %1 was moved, replaced or deleted while it was open</source>
   <translation>nhật ký %1 bị dời, thay hoặc xóa khi đang mở</translation>
  </message>
  <message>
   <location filename="" />
   <source>Game</source>
   <translation type="vanished">Trò chơi</translation>
  </message>
  <message>
   <location filename="" />
   <source>Kept for the dealer</source>
   <translation type="vanished">Lưu cho dealer</translation>
  </message>
  <message>
   <location filename="" />
   <source>Kept for the dealer who is signed in</source>
   <translation type="vanished">Lưu cho dealer đang đăng nhập</translation>
  </message>
  <message>
   <location filename="" />
   <source>The %1 meter shows %2 already</source>
   <translation type="vanished">Đồng hồ %1 đã là %2</translation>
  </message>
  <message>
   <location filename="" />
   <source>The %1 meter shows %2, more than the cap of %3</source>
   <translation type="vanished">Đồng hồ %1 đang là %2, vượt mức trần %3</translation>
  </message>
  <message>
   <location filename="" />
   <source>The next slip sticks half way</source>
   <translation type="vanished">Phiếu kế tiếp bị kẹt</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>%1 slip</source>
   <translation type="vanished">%1 phiếu</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>%1 slips</source>
   <translation type="vanished">%1 phiếu</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1, %2</source>
   <translation type="vanished">Bản %1, %2</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>The key is in JPH</source>
   <translation type="vanished">Chìa đang ở JPH</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 has %2 at most</source>
   <translation type="vanished">%1 có tối đa %2</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1</source>
   <translation type="vanished">%1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>sensor %1</source>
   <translation type="vanished">cảm biến %1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 a Supervisor or an Executive</source>
   <translation type="vanished">%1 Supervisor hoặc Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by</source>
   <translation type="vanished">Người đổi cài đặt phải là</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is opened by</source>
   <translation type="vanished">Người mở văn phòng phải là</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>a rate like 20.5 %</source>
   <translation type="vanished">tỷ lệ như 20,5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>an amount like $7,500</source>
   <translation type="vanished">số tiền như 7.500 $</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write %1</source>
   <translation type="vanished">viết %1</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>%1 cannot be written</source>
   <translation type="vanished">không ghi được %1</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Kind</source>
   <translation type="vanished">Loại</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>NOTED</source>
   <translation type="vanished">ĐÃ RÕ</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Nothing needs attention</source>
   <translation type="vanished">Không có gì cần xử lý</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Since</source>
   <translation type="vanished">Từ lúc</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Take note of %1</source>
   <translation type="vanished">Ghi nhận %1</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>What happened</source>
   <translation type="vanished">Chuyện gì xảy ra</translation>
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
   <translation type="vanished">HÒA</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>TURN</source>
   <translation type="vanished">TURN</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch where it has won</source>
   <translation type="vanished">Chạm nơi đã thắng</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WON</source>
   <translation type="vanished">THẮNG</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at their seeds, %1 and %2 more</source>
   <translation type="vanished">Mở từ mức đầu, %1 và %2 nữa</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at its seed, %1</source>
   <translation type="vanished">Mở từ mức đầu, %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Paid out</source>
   <translation type="vanished">Đã trả</translation>
  </message>
  <message>
   <location filename="ui/present/meters_office.py" />
   <source>Hand</source>
   <translation type="vanished">Tay bài</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable</source>
   <translation type="vanished">Kiểm tra cáp</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>pay by the layout, then END GAME</source>
   <translation type="vanished">trả theo mặt bàn, rồi END GAME</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>History, do not quote</source>
   <translation type="vanished">Lịch sử, đừng đọc ra</translation>
  </message>
  <message>
   <location filename="ui/present/reports_office.py" />
   <source>Level</source>
   <translation type="vanished">Mức</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>DRAGON</source>
   <translation type="vanished">DRAGON</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>In our own words</source>
   <translation type="vanished">Bằng lời của chúng tôi</translation>
  </message>
 </context>
</TS>
