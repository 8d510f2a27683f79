<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
<context>
    <name>dealer_assist</name>
    <message>
        <source>The cards of seat {seat} are not known yet</source>
        <extracomment>cards/blackjack_hands.py</extracomment>
        <translation>Chưa biết bài của ghế {seat}</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is not played out yet</source>
        <extracomment>cards/blackjack_hands.py</extracomment>
        <translation>Tay bài nhà cái chưa chơi xong</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>table/judging/known_cards.py</extracomment>
        <translation>Bài chung</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>table/judging/known_cards.py</extracomment>
        <translation>Ghế {seat}</translation>
    </message>
    <message>
        <source>No cards are known in this round; only the progressive wins are listed</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Ván này chưa biết lá bài nào; chỉ liệt kê giải lũy tiến</translation>
    </message>
    <message>
        <source>The coup is not complete yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Ván bài chưa đủ</translation>
    </message>
    <message>
        <source>Not every player has acted yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Chưa phải mọi người chơi đã hành động</translation>
    </message>
    <message>
        <source>The cards of the board are not known yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Chưa biết bài chung</translation>
    </message>
    <message>
        <source>The cards of the dealer are not known yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Chưa biết bài của dealer</translation>
    </message>
    <message>
        <source>The cards of seat {seat} are not known</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Không biết bài của ghế {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make no winning hand, the button says {pressed}</source>
        <extracomment>table/judging/suggestion.py</extracomment>
        <translation>Ghế {seat}: bài không thắng, nút là {pressed}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {made}, the button says {pressed}</source>
        <extracomment>table/judging/suggestion.py</extracomment>
        <translation>Ghế {seat}: bài là {made}, nút là {pressed}</translation>
    </message>
    <message>
        <source>The PIN of {name} was not entered; it was cancelled</source>
        <extracomment>desk/card_slot.py</extracomment>
        <translation>Chưa nhập PIN của {name}; đã hủy</translation>
    </message>
    <message>
        <source>No PIN was entered in {seconds} seconds; swipe again</source>
        <extracomment>desk/card_slot.py</extracomment>
        <translation>Không nhập PIN trong {seconds} giây; quẹt lại</translation>
    </message>
    <message>
        <source>event {seq}: {what}</source>
        <extracomment>desk/background.py</extracomment>
        <translation>sự kiện {seq}: {what}</translation>
    </message>
    <message>
        <source>The journal is damaged ({finding}); leave it as it is and call a technician</source>
        <extracomment>desk/background.py</extracomment>
        <translation>Nhật ký bị hỏng ({finding}); để nguyên và gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>The table is halted; call a technician and restart it</source>
        <extracomment>desk/desk.py</extracomment>
        <translation>Bàn đã dừng; gọi kỹ thuật viên và khởi động lại</translation>
    </message>
    <message>
        <source>The table is halted by a fault; nothing recorded is lost</source>
        <extracomment>desk/desk.py</extracomment>
        <translation>Bàn dừng vì có lỗi; những gì đã ghi đều còn nguyên</translation>
    </message>
    <message>
        <source>The device {device} did not answer; check the cable</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Thiết bị {device} không trả lời; kiểm tra cáp</translation>
    </message>
    <message>
        <source>The printer ran out of paper: slips had to wait; load it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Máy in hết giấy: phiếu in phải chờ; nạp giấy</translation>
    </message>
    <message>
        <source>Sensor {sensor} was stuck on: it took no wager; lift the chip and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} bị kẹt: nó không nhận cược; nhấc phỉnh lên rồi thử</translation>
    </message>
    <message>
        <source>Sensor {sensor} was dirty: it took no wager; wipe it and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} bị bẩn: nó không nhận cược; lau sạch rồi thử</translation>
    </message>
    <message>
        <source>Sensor {sensor} was without power: it took no wager; check its plug and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} mất điện: nó không nhận cược; kiểm tra phích cắm rồi thử</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not answer: it took no wager; check its plug and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} không trả lời: nó không nhận cược; kiểm tra phích cắm rồi thử</translation>
    </message>
    <message>
        <source>Sensor {sensor} restarted by itself: it took no wager until tested; check it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} tự khởi động lại: nó không nhận cược cho đến khi thử; kiểm tra lại</translation>
    </message>
    <message>
        <source>The key was found in JPH, not in {recorded}; turn it back to RUN</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Chìa được thấy ở JPH, không phải {recorded}; vặn chìa về RUN</translation>
    </message>
    <message>
        <source>The key was found in {found}; on record it was in {recorded}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Chìa được thấy ở {found}; theo ghi chép là {recorded}</translation>
    </message>
    <message>
        <source>No printer on this table</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Bàn này không có máy in</translation>
    </message>
    <message>
        <source>The slip is being printed</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Đang in phiếu</translation>
    </message>
    <message>
        <source>The kiosk stopped before the printer had answered; look for the slip or print it again</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Máy dừng trước khi máy in trả lời; tìm phiếu hoặc in lại</translation>
    </message>
    <message>
        <source>The last slip did not come out; press PRINT AGAIN</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Phiếu cuối không in ra; nhấn IN LẠI</translation>
    </message>
    <message>
        <source>The slip could not be drawn; call a technician</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Không soạn được phiếu; gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Chương trình</translation>
    </message>
    <message>
        <source>Definitions</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Định nghĩa</translation>
    </message>
    <message>
        <source>Leave the file as it is and call a technician</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Để nguyên tệp và gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>damaged: {finding}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>bị hỏng: {finding}</translation>
    </message>
    <message>
        <source>{events} events, schema {schema}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{events} sự kiện, lược đồ {schema}</translation>
    </message>
    <message>
        <source>{now}, behind the last record of {last}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{now}, sớm hơn lần ghi cuối {last}</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Đồng hồ máy</translation>
    </message>
    <message>
        <source>Set the clock of this machine</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Chỉnh giờ của máy này</translation>
    </message>
    <message>
        <source>Make room: at least {least} MB</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Dọn chỗ trống: ít nhất {least} MB</translation>
    </message>
    <message>
        <source>Disk</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Ổ đĩa</translation>
    </message>
    <message>
        <source>{free} MB free</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>còn trống {free} MB</translation>
    </message>
    <message>
        <source>Allowed; a supervisor should know it</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Được phép; giám sát nên biết</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Cấu hình</translation>
    </message>
    <message>
        <source>{file} has the name of a table that is shipped; give it another name</source>
        <extracomment>desk/table_choices.py</extracomment>
        <translation>{file} trùng tên một bàn có sẵn; đặt tên khác</translation>
    </message>
    <message>
        <source>The slip printer does not answer: check its cable and power</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Máy in phiếu không trả lời: kiểm tra cáp và nguồn</translation>
    </message>
    <message>
        <source>The slip printer is out of paper: put in a new roll</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Máy in phiếu hết giấy: lắp cuộn mới</translation>
    </message>
    <message>
        <source>The slip printer has stopped: clear the paper path and close the cover</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Máy in phiếu đã dừng: gỡ giấy kẹt và đóng nắp</translation>
    </message>
    <message>
        <source>This table has no slip printer</source>
        <extracomment>devices/rack.py</extracomment>
        <translation>Bàn này không có máy in phiếu</translation>
    </message>
    <message>
        <source>Dead</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Chết</translation>
    </message>
    <message>
        <source>It answers nothing</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Không trả lời gì</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Khởi lại</translation>
    </message>
    <message>
        <source>It restarts, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Khởi động lại, một lần</translation>
    </message>
    <message>
        <source>Flicker</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Chập chờn</translation>
    </message>
    <message>
        <source>It flickers, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Chập chờn, một lần</translation>
    </message>
    <message>
        <source>Unplugged</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Rút cáp</translation>
    </message>
    <message>
        <source>The cable is pulled</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Cáp bị rút</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Nhiễu</translation>
    </message>
    <message>
        <source>Bytes arrive spoilt</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Byte đến bị hỏng</translation>
    </message>
    <message>
        <source>Lost bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Mất byte</translation>
    </message>
    <message>
        <source>Some bytes never arrive</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Vài byte không đến</translation>
    </message>
    <message>
        <source>Double bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Byte lặp</translation>
    </message>
    <message>
        <source>Some bytes arrive twice</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Vài byte đến hai lần</translation>
    </message>
    <message>
        <source>Stuck</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bị kẹt</translation>
    </message>
    <message>
        <source>It says it is stuck</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Báo bị kẹt</translation>
    </message>
    <message>
        <source>Dirty</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bẩn</translation>
    </message>
    <message>
        <source>It says it is dirty</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Báo bị bẩn</translation>
    </message>
    <message>
        <source>No power</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Mất điện</translation>
    </message>
    <message>
        <source>It says it has no power</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Báo mất điện</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>It answers too late</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Trả lời trễ</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bộ đếm</translation>
    </message>
    <message>
        <source>Its counter stands still</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bộ đếm đứng yên</translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Cảm biến</translation>
    </message>
    <message>
        <source>Chips on sensors are not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không thấy phỉnh trên cảm biến. Kiểm tra cáp.</translation>
    </message>
    <message>
        <source>The sensors did not answer: chips on them were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Các cảm biến không trả lời: không thấy phỉnh trên đó; kiểm tra cáp</translation>
    </message>
    <message>
        <source>Sensor line</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Đường cảm biến</translation>
    </message>
    <message>
        <source>Sensors B</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Cảm biến B</translation>
    </message>
    <message>
        <source>Chips on sensors B are not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không thấy phỉnh trên cảm biến B. Kiểm tra cáp.</translation>
    </message>
    <message>
        <source>Sensors B did not answer: chips on them were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Cảm biến B không trả lời: không thấy phỉnh trên đó; kiểm tra cáp</translation>
    </message>
    <message>
        <source>Sensor line B</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Đường cảm biến B</translation>
    </message>
    <message>
        <source>Card reader</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Đầu đọc thẻ</translation>
    </message>
    <message>
        <source>No card can be read. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không đọc được thẻ nào. Kiểm tra cáp.</translation>
    </message>
    <message>
        <source>The card reader did not answer: no card could be read; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Đầu đọc thẻ không trả lời: không đọc được thẻ nào; kiểm tra cáp</translation>
    </message>
    <message>
        <source>Misread</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Đọc sai</translation>
    </message>
    <message>
        <source>A card is not read, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Một thẻ không đọc được, một lần</translation>
    </message>
    <message>
        <source>Half a card</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Nửa thẻ</translation>
    </message>
    <message>
        <source>The swipe breaks off, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Quẹt giữa chừng, một lần</translation>
    </message>
    <message>
        <source>Stranger</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Người lạ</translation>
    </message>
    <message>
        <source>A card nobody has, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Một thẻ không của ai, một lần</translation>
    </message>
    <message>
        <source>Twice</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Hai lần</translation>
    </message>
    <message>
        <source>The same card comes twice</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Cùng một thẻ đến hai lần</translation>
    </message>
    <message>
        <source>Key switch</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Ổ khóa</translation>
    </message>
    <message>
        <source>The key is not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không thấy chìa. Kiểm tra cáp.</translation>
    </message>
    <message>
        <source>The key switch did not answer: the key was not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Khóa chuyển không trả lời: không thấy chìa khóa; kiểm tra cáp</translation>
    </message>
    <message>
        <source>Printer</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Máy in</translation>
    </message>
    <message>
        <source>Slips wait. Check the cable and the paper.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Phiếu phải chờ. Kiểm tra cáp và giấy.</translation>
    </message>
    <message>
        <source>The printer did not answer: slips had to wait; check the cable and the power</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Máy in không trả lời: phiếu in phải chờ; kiểm tra cáp và nguồn điện</translation>
    </message>
    <message>
        <source>No paper</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Hết giấy</translation>
    </message>
    <message>
        <source>The roll is at its end</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Cuộn giấy đã hết</translation>
    </message>
    <message>
        <source>Paper low</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Sắp hết giấy</translation>
    </message>
    <message>
        <source>The roll is nearly used up</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Cuộn giấy sắp hết</translation>
    </message>
    <message>
        <source>Cover open</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Mở nắp</translation>
    </message>
    <message>
        <source>Nothing is printed</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không in gì</translation>
    </message>
    <message>
        <source>Jam</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Kẹt giấy</translation>
    </message>
    <message>
        <source>The next slip sticks</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Phiếu kế tiếp bị kẹt</translation>
    </message>
    <message>
        <source>Card shoe</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Hộp bài</translation>
    </message>
    <message>
        <source>Cards are not read. Press the hands yourself.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không đọc được lá bài. Hãy tự nhấn tay bài.</translation>
    </message>
    <message>
        <source>The card shoe did not answer: cards were not read; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Hộp bài không trả lời: không đọc được lá bài; kiểm tra cáp</translation>
    </message>
    <message>
        <source>Not read</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Không đọc</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>errors.py</extracomment>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>{level} shows {shown}, more than the cap of {cap}; set the cap to what it shows or above</source>
        <extracomment>jackpot/account.py</extracomment>
        <translation>{level} đang là {shown}, vượt mức trần {cap}; đặt mức trần bằng hoặc cao hơn số đó</translation>
    </message>
    <message>
        <source>A meter is set for a reason from the list only; choose one</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>Chỉ chỉnh đồng hồ theo lý do trong danh sách; hãy chọn một</translation>
    </message>
    <message>
        <source>A meter cannot show less than nothing; enter $0.00 or more</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>Đồng hồ không thể nhỏ hơn không; nhập 0,00 $ trở lên</translation>
    </message>
    <message>
        <source>{shown} is above the cap of {cap}; enter that or less</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>{shown} vượt mức trần {cap}; nhập số đó trở xuống</translation>
    </message>
    <message>
        <source>{level} shows {shown} already; enter another amount</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>{level} đã là {shown}; nhập số khác</translation>
    </message>
    <message>
        <source>The meter holds {holds}, and that is {lacks} too little to back this win out; correct the meter for a reason of its own instead</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>Đồng hồ có {holds}, thiếu {lacks} để hoàn lại giải này; hãy chỉnh đồng hồ theo một lý do riêng</translation>
    </message>
    <message>
        <source>The overflow holds {holds}, and that is {lacks} too little to back this win out; correct the meter for a reason of its own instead</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>Phần vượt trần có {holds}, thiếu {lacks} để hoàn lại giải này; hãy chỉnh đồng hồ theo một lý do riêng</translation>
    </message>
    <message>
        <source>the best four of five cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>bốn lá tốt nhất trong năm lá</translation>
    </message>
    <message>
        <source>the first five cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>năm lá đầu</translation>
    </message>
    <message>
        <source>all seven cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>cả bảy lá bài</translation>
    </message>
    <message>
        <source>two cards and the up card</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>hai lá và lá ngửa</translation>
    </message>
    <message>
        <source>{jackpot} may be linked to nothing</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{jackpot} không được liên kết</translation>
    </message>
    <message>
        <source>{ours} is won by {our_cards} and {theirs} by {their_cards}, so that the same hand is not equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} thắng bằng {our_cards} còn {theirs} bằng {their_cards}, nên xác suất không như nhau</translation>
    </message>
    <message>
        <source>{ours} and {theirs} do not have the same winning hands</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} và {theirs} không có cùng tay bài thắng</translation>
    </message>
    <message>
        <source>{ours} links tables of one game only</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} chỉ liên kết các bàn cùng trò chơi</translation>
    </message>
    <message>
        <source>{ours} is judged by other cards there, so that a hand is not equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} ở đó xét theo lá bài khác, nên xác suất không như nhau</translation>
    </message>
    <message>
        <source>{ours} and {theirs} decks do not make a hand equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} và {theirs} bộ bài không cho xác suất như nhau</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{items} hoặc {last}</translation>
    </message>
    <message>
        <source>{jackpot} is played with {choice} decks and this table has {decks}</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{jackpot} chơi với {choice} bộ bài, bàn này có {decks}</translation>
    </message>
    <message>
        <source>{ours} is a house jackpot, and a fixed amount needs no link</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} là jackpot của nhà cái, số tiền cố định không cần liên kết</translation>
    </message>
    <message>
        <source>Of {ours} and {theirs} one is a progressive and one a house jackpot</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} và {theirs}: một lũy tiến, một là jackpot của nhà cái</translation>
    </message>
    <message>
        <source>other cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>lá bài khác</translation>
    </message>
    <message>
        <source>the event or its hash was altered</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>sự kiện hoặc mã băm của nó đã bị sửa</translation>
    </message>
    <message>
        <source>event {first} is missing</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>thiếu sự kiện {first}</translation>
    </message>
    <message>
        <source>events {first} to {last} are missing</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>thiếu các sự kiện {first} đến {last}</translation>
    </message>
    <message>
        <source>The journal {path} ends at event {last}, and what was recorded up to event {recorded} is missing: put {log} back beside it. If that is lost for good, &apos;dealer-assist journal restore --data {folder}&apos; goes on without it.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Nhật ký {path} dừng ở sự kiện {last}, thiếu phần đã ghi đến sự kiện {recorded}: đặt lại {log} bên cạnh nó. Nếu đã mất hẳn, &apos;dealer-assist journal restore --data {folder}&apos; tiếp tục không có nó.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the journal {path} was moved, replaced or deleted while it was open. Try again when it is put back, or call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Chưa ghi được gì: nhật ký {path} bị dời, thay hoặc xóa khi đang mở. Thử lại khi đã đặt lại, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({trouble}): make it writable or choose another one.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Không ghi được vào thư mục {folder} ({trouble}): cho phép ghi hoặc chọn thư mục khác.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the disk with {path} is full. Make room on it and try again.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Chưa ghi được gì: đĩa chứa {path} đã đầy. Dọn chỗ trống rồi thử lại.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the journal {path} cannot be written ({trouble}). Try again; if it stays so, call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Chưa ghi được gì: không ghi được nhật ký {path} ({trouble}). Thử lại; nếu vẫn vậy, gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The journal {path} is not the one that was written here: event {seq} is another one than was noted beside the key. Leave it as it is and call a technician.</source>
        <extracomment>journal/head_file.py</extracomment>
        <translation>Nhật ký {path} không phải bản ghi tại đây: sự kiện {seq} khác với ghi chú cạnh khóa. Để nguyên và gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} is missing: put it back from its safe copy.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>Thiếu khóa nhật ký {path}: khôi phục từ bản sao an toàn.</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} cannot be read ({trouble}): allow reading it.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>Không đọc được khóa nhật ký {path} ({trouble}): cho phép đọc.</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} is damaged: put it back from its safe copy.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>Khóa nhật ký {path} bị hỏng: khôi phục từ bản sao an toàn.</translation>
    </message>
    <message>
        <source>Another Dealer Assist (process {pid}) runs on the same data {path}: use that one, or close it first.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>Một Dealer Assist khác (tiến trình {pid}) đang dùng dữ liệu {path}: dùng bản đó hoặc đóng nó trước.</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>{path} cannot be read ({trouble}): &apos;dealer-assist journal verify&apos; says what is wrong with it, &apos;dealer-assist journal restore&apos; puts its newest good backup back.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>Không đọc được {path} ({trouble}): &apos;dealer-assist journal verify&apos; cho biết lỗi gì, &apos;dealer-assist journal restore&apos; khôi phục bản sao tốt mới nhất.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({trouble}): allow reading it.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>Không đọc được {path} ({trouble}): cho phép đọc.</translation>
    </message>
    <message>
        <source>{path} is the journal of table {table}, not of {wanted}: open that table or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} là nhật ký của bàn {table}, không phải {wanted}: mở bàn đó hoặc chọn thư mục dữ liệu khác.</translation>
    </message>
    <message>
        <source>{path} was made with another key: put back the key that belongs to it.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} được tạo bằng khóa khác: đặt lại khóa của nó.</translation>
    </message>
    <message>
        <source>{path} was written by a newer Dealer Assist (schema {version}, this one knows {known}): install the newer version or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} do Dealer Assist mới hơn ghi (lược đồ {version}, bản này biết {known}): cài bản mới hơn hoặc chọn thư mục dữ liệu khác.</translation>
    </message>
    <message>
        <source>{path} holds live data and this table is opened for training: choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} chứa dữ liệu thật còn bàn này mở để luyện tập: chọn thư mục dữ liệu khác.</translation>
    </message>
    <message>
        <source>{path} holds training data and this table is opened for live: choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} chứa dữ liệu luyện tập còn bàn này mở thật: chọn thư mục dữ liệu khác.</translation>
    </message>
    <message>
        <source>{path} is not a Dealer Assist journal or its beginning is damaged: move it away and put back a backup, or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} không phải nhật ký Dealer Assist hoặc phần đầu bị hỏng: dời nó đi và đặt bản sao vào, hoặc chọn thư mục dữ liệu khác.</translation>
    </message>
    <message>
        <source>the events up to {seq} are missing</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>thiếu các sự kiện đến {seq}</translation>
    </message>
    <message>
        <source>the head does not fit the last event</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>phần cuối không khớp sự kiện cuối</translation>
    </message>
    <message>
        <source>the head was not made with this journal&apos;s key</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>phần cuối không tạo bằng khóa của nhật ký này</translation>
    </message>
    <message>
        <source>The journal {path} is damaged at event {seq} ({what}): leave it as it is, call a technician, and open the newest backup.</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>Nhật ký {path} bị hỏng ở sự kiện {seq} ({what}): để nguyên, gọi kỹ thuật viên và mở bản sao mới nhất.</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>message.py</extracomment>
        <translation>{items} và {last}</translation>
    </message>
    <message>
        <source>Win {number} was paid {prize}, but {hand} pays {due}; back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Giải {number} đã trả {prize}, nhưng {hand} trả {due}; hoàn lại giải nếu sai</translation>
    </message>
    <message>
        <source>Win {number} was paid as {paid}, but the cards of seat {seat} make no winning hand; look at the camera and back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Giải {number} trả theo {paid}, nhưng bài ghế {seat} không phải tay bài thắng; xem camera và hoàn lại giải nếu sai</translation>
    </message>
    <message>
        <source>Win {number} was paid as {paid}, but the cards of seat {seat} make {hand}; look at the camera and back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Giải {number} trả theo {paid}, nhưng bài ghế {seat} là {hand}; xem camera và hoàn lại giải nếu sai</translation>
    </message>
    <message>
        <source>{period}: {hand} was hit {hits} times, where {expected} are to be expected; look at those wins</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>{period}: {hand} trúng {hits} lần, dự kiến là {expected}; xem lại các giải đó</translation>
    </message>
    <message>
        <source>{period}: {found} rounds an hour, where {slowest} to {fastest} are usual; check START GAME and END GAME at this table</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>{period}: {found} ván một giờ, thường là {slowest} đến {fastest}; kiểm tra START GAME và END GAME ở bàn này</translation>
    </message>
    <message>
        <source>The clock was set back by {minutes} minutes; check it before the next report</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Đồng hồ giờ bị chỉnh lùi {minutes} phút; kiểm tra trước báo cáo sau</translation>
    </message>
    <message>
        <source>The clock was set forward by {minutes} minutes; check it before the next report</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Đồng hồ giờ bị chỉnh tới {minutes} phút; kiểm tra trước báo cáo sau</translation>
    </message>
    <message>
        <source>Only {free} MB are free for the journal; make room or call a technician</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Chỉ còn {free} MB cho nhật ký; giải phóng chỗ hoặc gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>the actions {actions} are no list; write them like [&apos;hit&apos;, &apos;stand&apos;]</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>các hành động {actions} không phải là danh sách; hãy viết như [&apos;hit&apos;, &apos;stand&apos;]</translation>
    </message>
    <message>
        <source>the hand of {total} has no action; ask the player to hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>tay bài {total} điểm chưa có hành động; hãy hỏi người chơi rút hay dừng</translation>
    </message>
    <message>
        <source>no hand is left to {action}, for 21, a blackjack and any hand against a dealer&apos;s blackjack stand by themselves; take that action back</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>không còn tay bài nào để {action}: 21 điểm, blackjack và mọi tay bài gặp blackjack của dealer tự dừng; hãy bỏ hành động đó</translation>
    </message>
    <message>
        <source>{text} is not an action; write {actions}, or double:500 in cents</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>{text} không phải là hành động; hãy viết {actions}, hoặc double:500 tính bằng xu</translation>
    </message>
    <message>
        <source>the player</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>người chơi</translation>
    </message>
    <message>
        <source>the split hand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>tay bài tách</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>dealer</translation>
    </message>
    <message>
        <source>a double is for the first two cards; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>chỉ gấp đôi với hai lá đầu; rút hoặc dừng</translation>
    </message>
    <message>
        <source>this table has no double after a split; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>bàn này không gấp đôi sau khi tách; rút hoặc dừng</translation>
    </message>
    <message>
        <source>this table has no double on {total}; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>bàn này không gấp đôi với {total}; rút hoặc dừng</translation>
    </message>
    <message>
        <source>a double adds up to the entire wager of {wager}, not {more}; correct the amount</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>gấp đôi thêm tối đa toàn bộ cược {wager}, không phải {more}; sửa lại số tiền</translation>
    </message>
    <message>
        <source>a split needs two cards of the same rank; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>tách bài cần hai lá cùng bậc; rút hoặc dừng</translation>
    </message>
    <message>
        <source>a seat splits to {hands} hands at most; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>một ghế tách tối đa {hands} tay; rút hoặc dừng</translation>
    </message>
    <message>
        <source>a split matches the entire wager of {wager}; put up that much</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>tách bài phải bằng toàn bộ cược {wager}; đặt thêm đủ số đó</translation>
    </message>
    <message>
        <source>this table has no surrender; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>bàn này không cho đầu hàng; rút hoặc dừng</translation>
    </message>
    <message>
        <source>a surrender is the first decision or none; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>đầu hàng chỉ ở quyết định đầu tiên; rút hoặc dừng</translation>
    </message>
    <message>
        <source>{text} is not a card: write rank A23456789TJQK then suit cdhs, like Th</source>
        <extracomment>rules/cards.py</extracomment>
        <translation>{text} không phải lá bài: viết bậc A23456789TJQK rồi chất cdhs, như Th</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no Ante; nobody is dealt in without one</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat} có bài nhưng không có Ante; không có thì không được chia bài</translation>
    </message>
    <message>
        <source>Seat {seat} has not decided; the action is fold or play</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat} chưa quyết định; hành động là bỏ bài hoặc chơi</translation>
    </message>
    <message>
        <source>Seat {seat}: a decision has no {key}; it is fold, or play</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat}: quyết định không có {key}; chỉ có bỏ bài hoặc chơi</translation>
    </message>
    <message>
        <source>Seat {seat}: a Play wager is a number of whole cents, not {play}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat}: cược Play là số xu nguyên, không phải {play}</translation>
    </message>
    <message>
        <source>Seat {seat} folded, so there can be no Play wager; take it back</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat} đã bỏ bài, không thể có cược Play; lấy lại</translation>
    </message>
    <message>
        <source>Seat {seat} plays without a Play wager; place it, or fold</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat} chơi mà không có cược Play; đặt cược hoặc bỏ bài</translation>
    </message>
    <message>
        <source>Seat {seat}: the Play wager must be {least}, not {play}: {why}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat}: cược Play phải là {least}, không phải {play}: {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: the Play wager must be {least} to {most}, not {play}: {why}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Ghế {seat}: cược Play phải từ {least} đến {most}, không phải {play}: {why}</translation>
    </message>
    <message>
        <source>Seat {seat} has cards or a decision of its own, which baccarat does not know; leave both out</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>Ghế {seat} có bài hoặc quyết định riêng, baccarat không có; bỏ cả hai</translation>
    </message>
    <message>
        <source>Seat {seat} has a progressive wager alone; add a Player, Banker or Tie wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>Ghế {seat} chỉ có cược lũy tiến; thêm cược Player, Banker hoặc Tie, hoặc lấy lại</translation>
    </message>
    <message>
        <source>Seat {seat} has a Dragon Bonus wager alone; add a Player, Banker or Tie wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>Ghế {seat} chỉ có cược Dragon Bonus; thêm cược Player, Banker hoặc Tie, hoặc lấy lại</translation>
    </message>
    <message>
        <source>Seat {seat}: {why}</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>Ghế {seat}: {why}</translation>
    </message>
    <message>
        <source>a decision has no {key}; give leave and actions</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>quyết định không có {key}; cho biết số để lại và các hành động</translation>
    </message>
    <message>
        <source>what is left up must be whole cents, 0 or more, not {leave}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>số để lại là xu nguyên, từ 0, không phải {leave}</translation>
    </message>
    <message>
        <source>House Money has not won, so nothing can be left up; leave 0</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>House Money không thắng, không có gì để lại; để 0</translation>
    </message>
    <message>
        <source>the dealer has blackjack, so nothing can be left up; pay House Money out</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>nhà cái có blackjack, không có gì để lại; trả hết House Money</translation>
    </message>
    <message>
        <source>{leave} cannot be left up; leave at most the House Money proceeds of {proceeds}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>không thể để lại {leave}; để lại tối đa số thắng House Money {proceeds}</translation>
    </message>
    <message>
        <source>there is no blackjack wager; nobody is dealt in without one</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>không có cược blackjack; không có thì không được chia bài</translation>
    </message>
    <message>
        <source>insurance needs an ace up; give the insurance wager back</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>bảo hiểm cần lá át ngửa; trả lại tiền bảo hiểm</translation>
    </message>
    <message>
        <source>insurance of {insurance} is more than half of the {blackjack} blackjack wager; give the rest back</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>bảo hiểm {insurance} quá nửa cược blackjack {blackjack}; trả lại phần dư</translation>
    </message>
    <message>
        <source>No seat is in the deal; name at least one seat with its wagers</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>Chưa có ghế nào được chia; nêu ít nhất một ghế với tiền cược</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 1 to 7</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>Không có ghế {seat}; ghế từ 1 đến 7</translation>
    </message>
    <message>
        <source>Seat {seat} is in the deal twice; name every seat once</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>Ghế {seat} bị lặp hai lần; nêu mỗi ghế một lần</translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} has {n} cards instead of {due}: the round is void, all wagers go back and the cards are reshuffled</source>
        <extracomment>rules/irregular.py; one: Seat {seat} has {n} card instead of {due}: the round is void, all wagers go back and the cards are reshuffled</extracomment>
        <translation>
            <numerusform>Ghế {seat} có {n} lá thay vì {due}: ván hủy, trả lại mọi tiền cược và xáo bài</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dealer has {n} cards instead of {due}: the round is void, all wagers go back and the cards are reshuffled</source>
        <extracomment>rules/irregular.py; one: The dealer has {n} card instead of {due}: the round is void, all wagers go back and the cards are reshuffled</extracomment>
        <translation>
            <numerusform>Dealer có {n} lá thay vì {due}: ván hủy, trả lại mọi tiền cược và xáo bài</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is there {times} times, more than {n} decks can hold</source>
        <extracomment>rules/irregular.py; one: {card} is there {times} times, more than one deck can hold</extracomment>
        <translation>
            <numerusform>{card} có {times} lần, nhiều hơn {n} bộ bài có thể có</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left in the shoe for {whose}; the round is void, all wagers go back</source>
        <extracomment>rules/shoe.py</extracomment>
        <translation>Hộp bài hết lá cho {whose}; ván hủy, trả lại mọi tiền cược</translation>
    </message>
    <message>
        <source>Nobody is on the staff list; enrol the first two with &apos;dealer-assist staff enrol&apos;</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Chưa có ai trong danh sách nhân viên; ghi danh hai người đầu bằng &apos;dealer-assist staff enrol&apos;</translation>
    </message>
    <message>
        <source>This is not {name}&apos;s PIN; try again</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Đây không phải PIN của {name}; thử lại</translation>
    </message>
    <message>
        <source>Too many wrong PINs for {name}; try again at {moment}</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>{name} nhập sai PIN quá nhiều lần; thử lại lúc {moment}</translation>
    </message>
    <message>
        <source>{name}&apos;s card was withdrawn; use another</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Thẻ của {name} đã bị thu hồi; dùng thẻ khác</translation>
    </message>
    <message>
        <source>{name}&apos;s card was good until {day}; a Supervisor can enrol a new one</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>Thẻ của {name} hết hạn ngày {day}; Supervisor có thể ghi danh thẻ mới</translation>
    </message>
    <message>
        <source>{name}&apos;s card was withdrawn; a Supervisor can enrol it again</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>Thẻ của {name} đã bị thu hồi; Supervisor có thể ghi danh lại</translation>
    </message>
    <message>
        <source>Too many unknown cards; until {moment} only known ones are looked at</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>Quá nhiều thẻ lạ; đến {moment} chỉ nhận thẻ đã biết</translation>
    </message>
    <message>
        <source>The table is closed; swipe a dealer card to open it</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Bàn đang đóng; quẹt thẻ dealer để mở</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Bàn này không có ghế {seat}</translation>
    </message>
    <message>
        <source>A wager cannot be less than nothing; count it again</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Tiền cược không thể nhỏ hơn không; đếm lại</translation>
    </message>
    <message>
        <source>Late chip at seat {seat}: it does not count, give it back</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Phỉnh trễ ở ghế {seat}: không tính, trả lại</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at seat {seat} of this table</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Bàn này không có cảm biến {sensor} ở ghế {seat}</translation>
    </message>
    <message>
        <source>Finish the checklist</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Làm xong danh sách</translation>
    </message>
    <message>
        <source>Begins the round</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Bắt đầu ván</translation>
    </message>
    <message>
        <source>No progressive wager</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Không có cược lũy tiến</translation>
    </message>
    <message numerus="yes">
        <source>Locks {n} sensors</source>
        <extracomment>table/guide/controls.py; one: Locks {n} sensor</extracomment>
        <translation>
            <numerusform>Khóa {n} cảm biến</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are void</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Mọi tay bài đều hủy</translation>
    </message>
    <message numerus="yes">
        <source>{n} claims not confirmed</source>
        <extracomment>table/procedures/ending.py; one: {n} claim not confirmed</extracomment>
        <translation>
            <numerusform>{n} yêu cầu chưa xác nhận</numerusform>
        </translation>
    </message>
    <message>
        <source>Settles {jackpot}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Thanh toán {jackpot}</translation>
    </message>
    <message>
        <source>Opens the next round</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Mở ván kế tiếp</translation>
    </message>
    <message>
        <source>Called. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đã gọi. Nhấn để bỏ</translation>
    </message>
    <message>
        <source>Needs the key</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Cần chìa khóa</translation>
    </message>
    <message>
        <source>Needs {card} card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Cần thẻ {card}</translation>
    </message>
    <message>
        <source>Not on this console</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Bảng này không có</translation>
    </message>
    <message>
        <source>Key to JPH first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Chìa sang JPH trước</translation>
    </message>
    <message>
        <source>On record. Key to RUN</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đã ghi. Chìa về RUN</translation>
    </message>
    <message>
        <source>Key to RUN first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Chìa về RUN trước</translation>
    </message>
    <message>
        <source>A win is on record</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đã có giải được ghi</translation>
    </message>
    <message>
        <source>Hold 0.8 s</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Giữ 0,8 giây</translation>
    </message>
    <message>
        <source>open after {start}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>mở sau {start}</translation>
    </message>
    <message>
        <source>open when a seat is selected</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>mở khi chọn ghế</translation>
    </message>
    <message>
        <source>Marked. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đã đánh dấu. Nhấn để bỏ</translation>
    </message>
    <message>
        <source>Win {number} is being backed out</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đang hoàn lại giải {number}</translation>
    </message>
    <message>
        <source>A meter is being set</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đang chỉnh đồng hồ</translation>
    </message>
    <message>
        <source>A hand button</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Nút tay bài</translation>
    </message>
    <message>
        <source>A fold</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Bỏ bài</translation>
    </message>
    <message>
        <source>NOT A WIN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>KHÔNG THẮNG</translation>
    </message>
    <message>
        <source>BACK TO TABLE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>VỀ BÀN</translation>
    </message>
    <message>
        <source>A card time-out</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Hết giờ quẹt thẻ</translation>
    </message>
    <message>
        <source>TRY AGAIN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>THỬ LẠI</translation>
    </message>
    <message>
        <source>Paying</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Trả tiền</translation>
    </message>
    <message>
        <source>CLOSE TABLE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐÓNG BÀN</translation>
    </message>
    <message>
        <source>A mark by hand</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Đánh dấu bằng tay</translation>
    </message>
    <message>
        <source>A side</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Một bên</translation>
    </message>
    <message>
        <source>An adjustment</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Điều chỉnh</translation>
    </message>
    <message>
        <source>CANCEL</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>HỦY</translation>
    </message>
    <message>
        <source>A change of game</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Đổi trò chơi</translation>
    </message>
    <message>
        <source>An irregularity</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>A step of the checklist</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Một bước trong danh sách</translation>
    </message>
    <message>
        <source>The end of an irregularity</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Kết thúc sự cố</translation>
    </message>
    <message>
        <source>A wager</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Tiền cược</translation>
    </message>
    <message>
        <source>A card</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Một lá bài</translation>
    </message>
    <message numerus="yes">
        <source>{n} progressive wagers</source>
        <extracomment>table/guide/prompt_words.py; one: {n} progressive wager</extracomment>
        <translation>
            <numerusform>{n} cược lũy tiến</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wins</source>
        <extracomment>table/guide/prompt_words.py; one: {n} win</extracomment>
        <translation>
            <numerusform>{n} giải</numerusform>
        </translation>
    </message>
    <message>
        <source>Swipe {card} card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Quẹt thẻ {card}</translation>
    </message>
    <message>
        <source>Sets {meter} to {amount}; a second person&apos;s card follows</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Chỉnh {meter} thành {amount}; sau đó đến thẻ người thứ hai</translation>
    </message>
    <message>
        <source>Swipe a second person&apos;s card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Quẹt thẻ của người thứ hai</translation>
    </message>
    <message>
        <source>{first} has approved; {meter} is still as it was</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{first} đã chấp thuận; {meter} vẫn như cũ</translation>
    </message>
    <message>
        <source>a staff</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>nhân viên</translation>
    </message>
    <message>
        <source>seat {seat}, sensor {sensor}: {hand}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>ghế {seat}, cảm biến {sensor}: {hand}</translation>
    </message>
    <message>
        <source>seat {seat}: {hand}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>ghế {seat}: {hand}</translation>
    </message>
    <message>
        <source>{prizes}; last, envy: {envy}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{prizes}; cuối cùng, Envy: {envy}</translation>
    </message>
    <message>
        <source>{prizes}; last, envy {total}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{prizes}; cuối cùng, Envy {total}</translation>
    </message>
    <message>
        <source>seat {seat} {amount}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>ghế {seat} {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have winning hands</source>
        <extracomment>table/guide/prompt_words.py; one: {seats} has a winning hand</extracomment>
        <translation>
            <numerusform>{seats} có tay bài thắng</numerusform>
        </translation>
    </message>
    <message>
        <source>a Dealer</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Dealer</translation>
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
        <translation>kỹ thuật viên</translation>
    </message>
    <message>
        <source>a Trainer</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>người hướng dẫn</translation>
    </message>
    <message>
        <source>a DEALER</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Dealer</translation>
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
        <translation>kỹ thuật viên</translation>
    </message>
    <message>
        <source>a TRAINER</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>NGƯỜI HƯỚNG DẪN</translation>
    </message>
    <message>
        <source>Win {number} is backed out already</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Giải {number} đã được hoàn lại</translation>
    </message>
    <message>
        <source>Win {number} is not of this round; choose it from the history</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Giải {number} không thuộc ván này; chọn trong lịch sử</translation>
    </message>
    <message>
        <source>An adjustment needs a reason from the list</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Điều chỉnh cần lý do trong danh sách</translation>
    </message>
    <message>
        <source>An adjustment is not possible while {phase}</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Không thể điều chỉnh khi {phase}</translation>
    </message>
    <message>
        <source>A meter is being set; swipe the cards or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Đang chỉnh đồng hồ; quẹt thẻ hoặc hủy trước đã</translation>
    </message>
    <message>
        <source>Win {number} is being backed out; swipe the cards or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Đang hoàn lại giải {number}; quẹt thẻ hoặc hủy trước đã</translation>
    </message>
    <message>
        <source>Win {number} is of a jackpot that this table no longer has</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Giải {number} thuộc jackpot mà bàn không còn</translation>
    </message>
    <message>
        <source>This console has no {what}; the key and J-POT record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Bảng này không có {what}; chìa và J-POT ghi giải</translation>
    </message>
    <message>
        <source>No card is awaited here; the key and J-POT record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Ở đây không chờ thẻ; chìa và J-POT ghi giải</translation>
    </message>
    <message>
        <source>{what} waits: the key is in JPH; turn it back to RUN first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{what} phải chờ: chìa đang ở JPH; vặn về RUN trước đã</translation>
    </message>
    <message>
        <source>This console has no key; CONFIRM and a card record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Bảng này không có chìa; CONFIRM và một thẻ ghi giải</translation>
    </message>
    <message>
        <source>The key has no position {position}; it stands in RUN or JPH</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Chìa không có vị trí {position}; chỉ có RUN hoặc JPH</translation>
    </message>
    <message>
        <source>An adjustment waits for its cards; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Điều chỉnh đang chờ thẻ; vặn chìa về RUN</translation>
    </message>
    <message>
        <source>There is no win to record while {phase}; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Không có giải để ghi khi {phase}; vặn chìa về RUN</translation>
    </message>
    <message>
        <source>No hand button is on; turn the key back to RUN and press the winning hand first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Chưa bật nút tay bài nào; vặn chìa về RUN và nhấn tay bài thắng trước</translation>
    </message>
    <message>
        <source>All hands are void; turn the key back to RUN and hold VOID ROUND</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Mọi tay bài đều hủy; vặn chìa về RUN và giữ VOID ROUND</translation>
    </message>
    <message>
        <source>This console has no J-POT; CONFIRM and a card record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Bảng này không có J-POT; CONFIRM và một thẻ ghi giải</translation>
    </message>
    <message>
        <source>J-POT works with the key in JPH only; turn the key first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>J-POT chỉ dùng khi chìa ở JPH; vặn chìa trước đã</translation>
    </message>
    <message>
        <source>The win is on record; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Giải đã được ghi; vặn chìa về RUN</translation>
    </message>
    <message>
        <source>No hand button is on; turn the key back to RUN first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Chưa bật nút tay bài nào; vặn chìa về RUN trước đã</translation>
    </message>
    <message>
        <source>No progressive wager is on {side}; nobody wins the progressive</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Không có cược lũy tiến ở {side}; không ai thắng lũy tiến</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at seat {seat}</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Không có cảm biến {sensor} ở ghế {seat}</translation>
    </message>
    <message>
        <source>{jackpot} is settled for this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{jackpot} đã thanh toán trong ván này</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager in this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Ghế {seat} không có cược lũy tiến trong ván này</translation>
    </message>
    <message>
        <source>Seat {seat} has folded; folded hands do not win here</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Ghế {seat} đã bỏ bài; ở đây tay đã bỏ không thắng</translation>
    </message>
    <message>
        <source>The win of seat {seat} is on record; only an adjustment can undo it</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Giải của ghế {seat} đã được ghi; chỉ điều chỉnh mới hủy được</translation>
    </message>
    <message>
        <source>The win of seat {seat} waits for a card; BACK TO TABLE makes it a claim again</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Giải của ghế {seat} đang chờ thẻ; VỀ BÀN sẽ đưa về lại yêu cầu</translation>
    </message>
    <message>
        <source>{jackpot} is settled first; press END GAME for it, then play the hands</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{jackpot} thanh toán trước; nhấn END GAME của nó, rồi chơi các tay bài</translation>
    </message>
    <message>
        <source>Seat {seat} has no claim to turn off</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Ghế {seat} không có yêu cầu để tắt</translation>
    </message>
    <message numerus="yes">
        <source>The claims of {claims} are not confirmed; call the supervisor first</source>
        <extracomment>table/procedures/claims.py; one: The claim of {claims} is not confirmed; call the supervisor first</extracomment>
        <translation>
            <numerusform>Yêu cầu của {claims} thì chưa xác nhận; gọi giám sát trước</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} is no hand of this paytable</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{line} không có trong bảng trả này</translation>
    </message>
    <message>
        <source>{game} deals no cards to {place}; choose another place</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>{game} không chia bài cho {place}; chọn chỗ khác</translation>
    </message>
    <message numerus="yes">
        <source>{card} is there {times} times, more than {n} decks can hold; look at the cards again</source>
        <extracomment>table/procedures/dealt_cards.py; one: {card} is there {times} times, more than one deck can hold; look at the cards again</extracomment>
        <translation>
            <numerusform>{card} có {times} lần, nhiều hơn {n} bộ bài có thể có; xem lại bài</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Dealer có tối đa {most} lá; bỏ các lá khác đi</translation>
    </message>
    <message>
        <source>The board has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Bài chung có tối đa {most} lá; bỏ các lá khác đi</translation>
    </message>
    <message>
        <source>The player has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Player có tối đa {most} lá; bỏ các lá khác đi</translation>
    </message>
    <message>
        <source>The banker has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Banker có tối đa {most} lá; bỏ các lá khác đi</translation>
    </message>
    <message>
        <source>Seat {seat} has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Ghế {seat} có tối đa {most} lá; bỏ các lá khác đi</translation>
    </message>
    <message>
        <source>{kind} is no irregularity; choose wrong_cards or shuffler</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>{kind} không phải sự cố; chọn wrong_cards hoặc shuffler</translation>
    </message>
    <message>
        <source>Another irregularity is being followed; finish it first</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Đang xử lý sự cố khác; làm xong trước đã</translation>
    </message>
    <message>
        <source>There is no checklist to follow now</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Hiện không có danh sách để làm</translation>
    </message>
    <message>
        <source>Step {step} of the checklist comes first</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Bước {step} của danh sách trước đã</translation>
    </message>
    <message>
        <source>This step is a call; say who was told</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Bước này là gọi điện; cho biết đã báo cho ai</translation>
    </message>
    <message>
        <source>The shuffler&apos;s checklist is at step {step}; finish it before the next round</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Danh sách máy xáo đang ở bước {step}; làm xong trước ván kế tiếp</translation>
    </message>
    <message>
        <source>A hand had the wrong number of cards, so all hands are void; hold VOID ROUND</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Một tay sai số lá bài, nên mọi tay đều hủy; giữ VOID ROUND</translation>
    </message>
    <message>
        <source>The number of cards is reported in play; now {phase}</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Số lá bài chỉ báo khi đang chơi; hiện giờ {phase}</translation>
    </message>
    <message>
        <source>A win of this round is on record; only an adjustment can undo it</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Đã có giải của ván này được ghi; chỉ điều chỉnh mới hủy được</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN before the table is locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Chìa đang ở JPH; vặn về RUN trước khi khóa bàn</translation>
    </message>
    <message>
        <source>The table cannot be locked while {phase}; finish that first</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Không thể khóa bàn khi {phase}; hãy làm xong trước</translation>
    </message>
    <message>
        <source>The table is locked; swipe a card to unlock it first</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Bàn đang khóa; quẹt thẻ để mở khóa trước</translation>
    </message>
    <message>
        <source>The card could not be read; swipe it again</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Không đọc được thẻ; quẹt lại</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list; the screen stays locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Thẻ đuôi {last_four} không có trong danh sách; màn hình vẫn khóa</translation>
    </message>
    <message>
        <source>{name} can relieve between rounds only; the screen stays locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>{name} chỉ thay ca giữa các ván; màn hình vẫn khóa</translation>
    </message>
    <message>
        <source>A {role}&apos;s card does not unlock the table; a Supervisor&apos;s does</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Thẻ {role} không mở khóa bàn; thẻ Supervisor thì được</translation>
    </message>
    <message>
        <source>A meter is set between two rounds only; now {phase}</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>Chỉ chỉnh đồng hồ giữa hai ván; hiện giờ {phase}</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at this table; choose another meter</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>Bàn này không có cảm biến {sensor}; chọn đồng hồ khác</translation>
    </message>
    <message>
        <source>{jackpot} has no meter {level}; choose another meter</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} không có đồng hồ {level}; chọn đồng hồ khác</translation>
    </message>
    <message>
        <source>{jackpot} is the house&apos;s own; change its amount in the settings</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} là của nhà cái; đổi số tiền trong cài đặt</translation>
    </message>
    <message>
        <source>{jackpot} has no meter yet; open the table once before it is set</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} chưa có đồng hồ; mở bàn một lần trước khi chỉnh</translation>
    </message>
    <message>
        <source>The first copy of a page is copy 1; count the copies again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Bản đầu tiên của trang là bản 1; đếm lại các bản</translation>
    </message>
    <message>
        <source>That alert is not open any more; look at the list again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Cảnh báo đó không còn mở; xem lại danh sách</translation>
    </message>
    <message>
        <source>The back office is for a Supervisor or an Executive; swipe such a card</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Văn phòng dành cho Supervisor hoặc Executive; quẹt thẻ như vậy</translation>
    </message>
    <message>
        <source>The second card must be another person&apos;s than {name}&apos;s</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Thẻ thứ hai không được là của {name}</translation>
    </message>
    <message>
        <source>{setting} is {value} already; enter another value</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>{setting} đã là {value}; nhập giá trị khác</translation>
    </message>
    <message>
        <source>That setting is not proposed any more; look at the list again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Cài đặt đó không còn được đề xuất; xem lại danh sách</translation>
    </message>
    <message>
        <source>Settings are changed by a Supervisor or an Executive; swipe such a card</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Chỉ Supervisor hoặc Executive đổi cài đặt; quẹt thẻ như vậy</translation>
    </message>
    <message>
        <source>Nobody is signed in; swipe a dealer card first</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>Chưa ai đăng nhập; quẹt thẻ dealer trước</translation>
    </message>
    <message>
        <source>The table can be closed between rounds only; now {phase}</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>Chỉ đóng bàn giữa các ván; hiện giờ {phase}</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN before the table is closed</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>Chìa đang ở JPH; vặn về RUN trước khi đóng bàn</translation>
    </message>
    <message>
        <source>The game can be changed only when the table is closed; close it first</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>Chỉ đổi trò chơi khi bàn đóng; đóng bàn trước đã</translation>
    </message>
    <message>
        <source>{game} is the game of this table already; choose another</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>{game} đã là trò chơi của bàn này; chọn cái khác</translation>
    </message>
    <message>
        <source>{what} is not possible while {phase}</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>Không thể {what} khi {phase}</translation>
    </message>
    <message>
        <source>The sensor of seat {seat} works; put the chip on it</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>Cảm biến của ghế {seat} hoạt động tốt; đặt phỉnh lên đó</translation>
    </message>
    <message>
        <source>Seat {seat} claims a win; turn its hand button off before it folds</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Ghế {seat} yêu cầu thắng; tắt nút tay bài trước khi bỏ bài</translation>
    </message>
    <message>
        <source>Nothing on sensor {sensor} is settled before the round ends</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>Không thanh toán gì ở cảm biến {sensor} trước khi hết ván</translation>
    </message>
    <message>
        <source>{jackpot} is not settled; its {end} comes before the hands are played</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>{jackpot} chưa thanh toán; {end} của nó đến trước khi chơi các tay bài</translation>
    </message>
    <message>
        <source>A void needs a reason from the list</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>Hủy ván cần lý do trong danh sách</translation>
    </message>
    <message>
        <source>The time for a card is over; press TRY AGAIN first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Đã hết giờ quẹt thẻ; nhấn THỬ LẠI trước</translation>
    </message>
    <message>
        <source>No card is asked for now: {phase}</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Hiện không cần thẻ: {phase}</translation>
    </message>
    <message>
        <source>No win is confirmed; press CONFIRM first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Chưa giải nào được xác nhận; nhấn CONFIRM trước</translation>
    </message>
    <message>
        <source>A dealer card opens the table</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Thẻ dealer mở bàn</translation>
    </message>
    <message>
        <source>A Supervisor card changes the game of the table</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Thẻ Supervisor đổi trò chơi của bàn</translation>
    </message>
    <message>
        <source>Backing win {number} out needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Hoàn lại giải {number} cần thẻ {card}</translation>
    </message>
    <message>
        <source>Setting a meter needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Chỉnh đồng hồ cần thẻ {card}</translation>
    </message>
    <message>
        <source>No card is asked for now; bets are open</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Hiện không cần thẻ; đang mở đặt cược</translation>
    </message>
    <message>
        <source>{name} is signed in already</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{name} đã đăng nhập rồi</translation>
    </message>
    <message>
        <source>{read}; swipe {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{read}; quẹt thẻ {card}</translation>
    </message>
    <message>
        <source>That was try {attempt} of {tries}: verify again</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Đó là lần {attempt}/{tries}: kiểm lại</translation>
    </message>
    <message>
        <source>The card could not be read</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Không đọc được thẻ</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list</source>
        <extracomment>kiosk/table/lone_swiper.py</extracomment>
        <translation>Thẻ đuôi {last_four} không có trong danh sách</translation>
    </message>
    <message>
        <source>{name} is {role}</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{name} là {role}</translation>
    </message>
    <message>
        <source>{side} is no side; choose player, banker or tie</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{side} không phải một bên; chọn player, banker hoặc tie</translation>
    </message>
    <message>
        <source>Seat {seat} claims a win; turn its hand button off before its side changes</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Ghế {seat} yêu cầu thắng; tắt nút tay bài trước khi đổi bên</translation>
    </message>
    <message>
        <source>Every seat has its own hand here; touch a seat first</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Ở đây mỗi ghế có tay bài riêng; chạm một ghế trước</translation>
    </message>
    <message>
        <source>{side} does not win; choose player or banker</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{side} không thắng; chọn player hoặc banker</translation>
    </message>
    <message>
        <source>The side of {seats} is not known; mark it first</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Chưa biết bên của {seats}; đánh dấu trước đã</translation>
    </message>
    <message>
        <source>The table&apos;s hand is on record; only an adjustment can change who shares it</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Tay bài của bàn đã được ghi; chỉ điều chỉnh mới đổi người chia</translation>
    </message>
    <message>
        <source>Seat {seat} has not bet on a side that can win the progressive</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Ghế {seat} không cược bên có thể thắng lũy tiến</translation>
    </message>
    <message>
        <source>The house jackpot {house} may not stand beside the progressive {rising}; choose jackpots of one type ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Jackpot của nhà cái {house} không được đặt cạnh lũy tiến {rising}; chọn jackpot cùng một loại ({rule})</translation>
    </message>
    <message>
        <source>The house jackpot {house} needs both of its notices on display; write them into the jurisdiction&apos;s file ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Jackpot của nhà cái {house} phải có đủ hai thông báo; ghi vào tệp của cơ quan quản lý ({rule})</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {why}; change the shoe or the jackpot (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Cảm biến {sensor}: {why}; đổi hộp bài hoặc jackpot (luật đã duyệt)</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {jackpot} is approved for {approved} only; change the console or the jackpot (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Cảm biến {sensor}: {jackpot} chỉ được duyệt cho {approved}; đổi bàn điều khiển hoặc jackpot (luật đã duyệt)</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {share} of each wager would go to the meters of {jackpot}, more than the wager itself; lower a rate (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Cảm biến {sensor}: {share} mỗi cược sẽ vào đồng hồ của {jackpot}, hơn cả tiền cược; giảm một tỷ lệ (luật đã duyệt)</translation>
    </message>
    <message>
        <source>Sensor {sensor} may not join {link}: {why}; take it off the link ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Cảm biến {sensor} không được vào {link}: {why}; bỏ khỏi liên kết ({rule})</translation>
    </message>
    <message numerus="yes">
        <source>One hand of cards decides {games} games ({names}) and may decide {most}; take {n} of them off ({rule})</source>
        <extracomment>table/setup/checker.py; one: One hand of cards decides {games} games ({names}) and may decide {most}; take one of them off ({rule})</extracomment>
        <translation>
            <numerusform>Một tay bài quyết định {games} trò chơi ({names}), chỉ được {most}; bỏ {n} trong số đó ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on one hand take more than {small} ({names}) and {most} may; limit {n} of them to that ({rule})</source>
        <extracomment>table/setup/checker.py; one: {games} games on one hand take more than {small} ({names}) and {most} may; limit one of them to that ({rule})</extracomment>
        <translation>
            <numerusform>{games} trò chơi trên một tay bài nhận hơn {small} ({names}), chỉ được {most}; giới hạn {n} trong số đó ở mức đó ({rule})</numerusform>
        </translation>
    </message>
    <message>
        <source>{wager} takes {least} at least and {most} at most; change one of them (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} nhận ít nhất {least} và nhiều nhất {most}; đổi một trong hai (luật đã duyệt)</translation>
    </message>
    <message>
        <source>{wager} takes up to {amount} and the wager limit is {limit}; lower it ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} nhận đến {amount}, giới hạn cược là {limit}; giảm xuống ({rule})</translation>
    </message>
    <message>
        <source>{wager} pays {odds} to 1 at most, and below {counted} to 1 there may be no limit on what a deal pays out; take the limit off ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} trả tối đa {odds} to 1; dưới {counted} to 1 không được giới hạn tiền trả mỗi ván; bỏ giới hạn ({rule})</translation>
    </message>
    <message>
        <source>{wager} pays out {limit} a deal at most, and that may not be below {least}, {counted} times the largest wager; raise it ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} trả tối đa {limit} mỗi ván, không được dưới {least}, {counted} lần cược lớn nhất; nâng lên ({rule})</translation>
    </message>
    <message>
        <source>{jackpot} on sensor {sensor}</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{jackpot} ở cảm biến {sensor}</translation>
    </message>
    <message>
        <source>approved rules</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>luật đã duyệt</translation>
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
        <translation>Kỹ thuật</translation>
    </message>
    <message>
        <source>Trainer</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Người hướng dẫn</translation>
    </message>
    <message>
        <source>Supervisor key</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Chìa giám sát</translation>
    </message>
    <message>
        <source>{text} cannot be read; write an amount like $7,500</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>không đọc được {text}; viết số tiền như 7.500 $</translation>
    </message>
    <message>
        <source>{text} cannot be read; write a rate like 20.5 %</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>không đọc được {text}; viết tỷ lệ như 20,5 %</translation>
    </message>
    <message>
        <source>{wanted} cannot be chosen; choose {choices}</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>không chọn được {wanted}; chọn {choices}</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: nothing is paid for {hands}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{wager}, {paytable}: không trả gì cho {hands}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: nothing is paid for {hands}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: không trả gì cho {hands}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: no hand wins {level}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: không tay bài nào thắng {level}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {now} of each wager goes to the meter and its reserve instead of {before}; the house edge falls by {points} ({share} of the wager, {amount} on each {wager})</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: {now} mỗi cược vào đồng hồ và dự trữ thay vì {before}; lợi thế nhà cái giảm {points} ({share} tiền cược, {amount} mỗi {wager})</translation>
    </message>
    <message>
        <source>{caution}; the house edge rises, by {amount} at every {hand}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{caution}; lợi thế nhà cái tăng {amount} mỗi lần {hand}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} has no seed but a reserve of {reserve}; after two wins in a row it starts again from next to nothing</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: {level} không có mức đầu nhưng có dự trữ {reserve}; sau hai giải liên tiếp nó gần như bắt đầu từ không</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} has no seed and starts again from nothing after a win</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: {level} không có mức đầu, sau giải bắt đầu lại từ không</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} starts again at {seed}, less than the largest fixed prize of {largest}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: {level} bắt đầu lại từ {seed}, ít hơn giải cố định lớn nhất {largest}</translation>
    </message>
    <message>
        <source>1 point</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>1 điểm</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{points} điểm</translation>
    </message>
    <message>
        <source>{cents} cents</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{cents} xu</translation>
    </message>
    <message>
        <source>the table is closed</source>
        <extracomment>table/state.py</extracomment>
        <translation>bàn đang đóng</translation>
    </message>
    <message>
        <source>bets are open</source>
        <extracomment>table/state.py</extracomment>
        <translation>đang mở đặt cược</translation>
    </message>
    <message>
        <source>a round is in play</source>
        <extracomment>table/state.py</extracomment>
        <translation>ván đang chơi</translation>
    </message>
    <message>
        <source>the supervisor verifies</source>
        <extracomment>table/state.py</extracomment>
        <translation>giám sát đang kiểm</translation>
    </message>
    <message>
        <source>a card is awaited</source>
        <extracomment>table/state.py</extracomment>
        <translation>đang chờ thẻ</translation>
    </message>
    <message>
        <source>wins are being paid</source>
        <extracomment>table/state.py</extracomment>
        <translation>đang trả giải</translation>
    </message>
    <message>
        <source>the table is halted</source>
        <extracomment>table/state.py</extracomment>
        <translation>bàn đã dừng</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN first</source>
        <extracomment>table/state.py</extracomment>
        <translation>Chìa đang ở JPH; vặn về RUN trước đã</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>ui/models/grid.py</extracomment>
        <translation>Không có gì ở đây</translation>
    </message>
    <message>
        <source>SETTLEMENT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>THANH TOÁN</translation>
    </message>
    <message>
        <source>Who is paid what</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Ai được trả bao nhiêu</translation>
    </message>
    <message>
        <source>CARDS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>BÀI</translation>
    </message>
    <message>
        <source>Touch in what lies there</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Chạm nhập bài đang có</translation>
    </message>
    <message>
        <source>HISTORY</source>
        <extracomment>ui/pages/replay/page.py</extracomment>
        <translation>LỊCH SỬ</translation>
    </message>
    <message>
        <source>Rounds, step by step</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Các ván, từng bước</translation>
    </message>
    <message>
        <source>MY SHIFT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>CA CỦA TÔI</translation>
    </message>
    <message>
        <source>Rounds, wins, pace</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Ván, giải, nhịp độ</translation>
    </message>
    <message>
        <source>RULES</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>LUẬT CHƠI</translation>
    </message>
    <message>
        <source>Of this game, in short</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>Của trò chơi này, tóm tắt</translation>
    </message>
    <message>
        <source>PAYTABLES</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>BẢNG TRẢ</translation>
    </message>
    <message>
        <source>What each hand pays</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>Mỗi tay bài trả bao nhiêu</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>CÀI ĐẶT</translation>
    </message>
    <message>
        <source>Sound, hand, contrast, language</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Âm thanh, tay, tương phản, ngôn ngữ</translation>
    </message>
    <message>
        <source>GAME MANAGER</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>GAME MANAGER</translation>
    </message>
    <message>
        <source>Supervisor or Executive card</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Thẻ Supervisor hoặc Executive</translation>
    </message>
    <message>
        <source>CAUSE A FAULT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>GÂY LỖI</translation>
    </message>
    <message>
        <source>Break a simulated device</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Làm hỏng một thiết bị mô phỏng</translation>
    </message>
    <message>
        <source>LOCK</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>KHÓA MÀN HÌNH</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} chuồn</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} rô</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} cơ</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} bích</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>Bài trên bàn</translation>
    </message>
    <message>
        <source>They are recorded with the round and change no wager.</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>Được ghi cùng ván và không đổi cược nào.</translation>
    </message>
    <message>
        <source>This card is not on the staff list; use another one</source>
        <extracomment>ui/pages/card_prompt/page.py</extracomment>
        <translation>Thẻ này không có trong danh sách; dùng thẻ khác</translation>
    </message>
    <message>
        <source>Everything that was shown is on record.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Mọi thứ đã hiện đều được ghi.</translation>
    </message>
    <message>
        <source>The next start goes on exactly here.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Lần mở sau tiếp tục đúng chỗ này.</translation>
    </message>
    <message>
        <source>Chips on the sensors are not watched until then.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Đến lúc đó không theo dõi phỉnh trên cảm biến.</translation>
    </message>
    <message>
        <source>EXIT</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>THOÁT</translation>
    </message>
    <message>
        <source>To the desktop</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Ra màn hình nền</translation>
    </message>
    <message>
        <source>Leave Dealer Assist?</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Rời Dealer Assist?</translation>
    </message>
    <message>
        <source>Swipe a Supervisor or technician card to leave</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Quẹt thẻ Supervisor hoặc kỹ thuật viên để thoát</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Bàn đang đóng</translation>
    </message>
    <message>
        <source>Round {round} stays as it is: {phase}</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Ván {round} giữ nguyên: {phase}</translation>
    </message>
    <message>
        <source>Cause a fault</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>Gây lỗi</translation>
    </message>
    <message>
        <source>Simulated devices only. Touch to break one, touch again to mend it.</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>Chỉ thiết bị mô phỏng. Chạm để làm hỏng, chạm lại để sửa.</translation>
    </message>
    <message>
        <source>DEVICES</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>THIẾT BỊ</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <extracomment>ui/pages/games/card.py</extracomment>
        <translation>Không mở được</translation>
    </message>
    <message>
        <source>Choose the game, then press OPEN</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Chọn trò chơi, rồi nhấn MỞ</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Trang {page}/{pages}</translation>
    </message>
    <message>
        <source>Swipe a Supervisor card to change the game</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Quẹt thẻ Supervisor để đổi trò chơi</translation>
    </message>
    <message>
        <source>{game} will stand here, closed, until a dealer opens it</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>{game} sẽ ở đây, đóng, đến khi dealer mở</translation>
    </message>
    <message>
        <source>BACK</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>TRỞ LẠI</translation>
    </message>
    <message>
        <source>{name} cannot change the game; a Supervisor can</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>{name} không thể đổi trò chơi; Supervisor thì được</translation>
    </message>
    <message>
        <source>BACK TO THE ROUND</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>VỀ LẠI VÁN</translation>
    </message>
    <message>
        <source>The win stands</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>Giải vẫn còn</translation>
    </message>
    <message>
        <source>History of table {table}</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>Lịch sử bàn {table}</translation>
    </message>
    <message>
        <source>NEWER</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>MỚI HƠN</translation>
    </message>
    <message>
        <source>OLDER</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>CŨ HƠN</translation>
    </message>
    <message>
        <source>Round {round} was played by rules of another version</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>Ván {round} chơi theo luật phiên bản khác</translation>
    </message>
    <message>
        <source>The newest</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>Mới nhất</translation>
    </message>
    <message>
        <source>The first round</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>Ván đầu tiên</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Đã khóa</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>ui/pages/rules/page.py</extracomment>
        <translation>Luật của {game}</translation>
    </message>
    <message>
        <source>What each hand pays is under PAYTABLES in the menu.</source>
        <extracomment>ui/pages/rules/page.py</extracomment>
        <translation>Mức trả mỗi tay bài ở BẢNG TRẢ trong menu.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/pages/settings/page.py</extracomment>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>GHẾ</translation>
    </message>
    <message>
        <source>PAY</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>TRẢ</translation>
    </message>
    <message>
        <source>Until then, pay by the layout</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>Cho đến lúc đó, trả theo mặt bàn</translation>
    </message>
    <message>
        <source>ENVY, LAST</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>ENVY, SAU CÙNG</translation>
    </message>
    <message>
        <source>My shift</source>
        <extracomment>ui/pages/shift/page.py</extracomment>
        <translation>Ca của tôi</translation>
    </message>
    <message>
        <source>MENU</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>MENU</translation>
    </message>
    <message>
        <source>Base game, no progressive</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Chỉ chơi chính, không lũy tiến</translation>
    </message>
    <message>
        <source>{locked} locked</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Đã khóa {locked}</translation>
    </message>
    <message>
        <source>DEALER</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>NHÀ CÁI</translation>
    </message>
    <message>
        <source>BOARD</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>BÀI CHUNG</translation>
    </message>
    <message>
        <source>SEAT {seat}</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>GHẾ {seat}</translation>
    </message>
    <message>
        <source>Every hand has its cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Mọi tay đã đủ bài</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py; one: {n} card</extracomment>
        <translation>
            <numerusform>{n} lá</numerusform>
        </translation>
    </message>
    <message>
        <source>{held} of {due} cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{held}/{due} lá</translation>
    </message>
    <message>
        <source>Cards come after the game has started.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Bài đến sau khi bắt đầu ván.</translation>
    </message>
    <message>
        <source>{place} has all its cards; choose another place</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{place} đã đủ bài; chọn chỗ khác</translation>
    </message>
    <message>
        <source>{card} is on the table already</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{card} đã có trên bàn</translation>
    </message>
    <message>
        <source>UNDO</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>HOÀN TÁC</translation>
    </message>
    <message>
        <source>CLEAR</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>XÓA</translation>
    </message>
    <message>
        <source>This place</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Chỗ này</translation>
    </message>
    <message>
        <source>No cards here</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Chỗ này không có bài</translation>
    </message>
    <message>
        <source>DEAL</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>CHIA BÀI</translation>
    </message>
    <message>
        <source>A virtual round</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Ván ảo</translation>
    </message>
    <message>
        <source>Choose a seat</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Chọn một ghế</translation>
    </message>
    <message>
        <source>SPLIT</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>TÁCH</translation>
    </message>
    <message>
        <source>LEAVE UP</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐỂ LẠI</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>GẤP ĐÔI</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Không phải đôi</translation>
    </message>
    <message>
        <source>LEFT UP</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐỂ LẠI</translation>
    </message>
    <message>
        <source>Nothing was won</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Không thắng gì</translation>
    </message>
    <message>
        <source>DOUBLED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐÃ GẤP ĐÔI</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Chưa được</translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐẦU HÀNG</translation>
    </message>
    <message>
        <source>SURRENDERED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐÃ ĐẦU HÀNG</translation>
    </message>
    <message>
        <source>{amount} back</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>trả lại {amount}</translation>
    </message>
    <message>
        <source>Press the hand: {hand}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Nhấn tay bài: {hand}</translation>
    </message>
    <message>
        <source>Touch seat {seat}: {hand}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Chạm ghế {seat}: {hand}</translation>
    </message>
    <message>
        <source>The cards of this seat make it</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Bài của ghế này tạo nên</translation>
    </message>
    <message>
        <source>It wins for every progressive wager on {side}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Mọi cược lũy tiến theo {side} đều thắng</translation>
    </message>
    <message>
        <source>Press the table&apos;s hand</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Nhấn tay bài của bàn</translation>
    </message>
    <message>
        <source>The cards make no winning hand. Press {button}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Bài không thành tay thắng. Nhấn {button}</translation>
    </message>
    <message>
        <source>A tie, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Hòa, {high}-{low}</translation>
    </message>
    <message>
        <source>Player wins {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Player thắng {high}-{low}</translation>
    </message>
    <message>
        <source>Banker wins {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Banker thắng {high}-{low}</translation>
    </message>
    <message>
        <source>Touch another seat, or press {button}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Chạm ghế khác, hoặc nhấn {button}</translation>
    </message>
    <message>
        <source>Seat {seat} has no winning hand</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Ghế {seat} không có tay bài thắng</translation>
    </message>
    <message>
        <source>{n} CARDS</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>{n} LÁ</translation>
    </message>
    <message>
        <source>The cards decide who won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Bài quyết định ai thắng</translation>
    </message>
    <message>
        <source>It has won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Đã thắng</translation>
    </message>
    <message>
        <source>Touch it if it has won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Chạm nếu đã thắng</translation>
    </message>
    <message>
        <source>WINS BY {margin}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>THẮNG HƠN {margin}</translation>
    </message>
    <message>
        <source>LOSES</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>THUA</translation>
    </message>
    <message>
        <source>BUST</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>QUẮC</translation>
    </message>
    <message>
        <source>SOFT {points}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>MỀM {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>dealer</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>bài chung</translation>
    </message>
    <message>
        <source>{name} opened the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} mở bàn</translation>
    </message>
    <message>
        <source>{name} took over as dealer</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} vào thay dealer</translation>
    </message>
    <message>
        <source>Round {number} is open for bets</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ván {number} mở đặt cược</translation>
    </message>
    <message>
        <source>The table was closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bàn đã đóng</translation>
    </message>
    <message numerus="yes">
        <source>{button}: {n} wagers locked in</source>
        <extracomment>ui/table/presenter/event_words.py; one: {button}: {n} wager locked in</extracomment>
        <translation>
            <numerusform>{button}: đã khóa {n} cược</numerusform>
        </translation>
    </message>
    <message>
        <source>{button}: the round is over</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{button}: ván đã xong</translation>
    </message>
    <message>
        <source>The round was voided: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ván đã bị hủy: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat} has {amount} on the layout</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} có {amount} trên mặt bàn</translation>
    </message>
    <message>
        <source>Seat {seat} folded</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} bỏ bài</translation>
    </message>
    <message>
        <source>Seat {seat} is on {side}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} theo {side}</translation>
    </message>
    <message>
        <source>Sensor {sensor} sees a chip</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cảm biến {sensor} thấy phỉnh</translation>
    </message>
    <message>
        <source>The chip on sensor {sensor} is gone</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Phỉnh trên cảm biến {sensor} đã đi</translation>
    </message>
    <message>
        <source>A late chip on sensor {sensor} does not count</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Phỉnh trễ trên cảm biến {sensor} không tính</translation>
    </message>
    <message>
        <source>Sensor {sensor} works again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cảm biến {sensor} hoạt động lại</translation>
    </message>
    <message>
        <source>The wager of sensor {sensor} was marked by hand</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cược ở cảm biến {sensor} đánh dấu bằng tay</translation>
    </message>
    <message>
        <source>The mark on sensor {sensor} was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã bỏ dấu ở cảm biến {sensor}</translation>
    </message>
    <message>
        <source>Seat {seat} claims {hand}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} yêu cầu {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is not a win</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: {hand} không thắng</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} was turned off</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: {hand} đã tắt</translation>
    </message>
    <message>
        <source>The supervisor was called</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã gọi giám sát</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Về lại bàn</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM: {n} wins verified, the values are locked</source>
        <extracomment>ui/table/presenter/event_words.py; one: CONFIRM: {n} win verified, the values are locked</extracomment>
        <translation>
            <numerusform>CONFIRM: {n} giải đã kiểm, giá trị được khóa</numerusform>
        </translation>
    </message>
    <message>
        <source>A card was refused: {refusal}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Một thẻ bị từ chối: {refusal}</translation>
    </message>
    <message>
        <source>No card came in time</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Không có thẻ kịp lúc</translation>
    </message>
    <message>
        <source>A card is awaited again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Lại đang chờ thẻ</translation>
    </message>
    <message>
        <source>The confirmation was cancelled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã hủy xác nhận</translation>
    </message>
    <message numerus="yes">
        <source>{name} authorised {n} wins, {total}</source>
        <extracomment>ui/table/presenter/event_words.py; one: {name} authorised {n} win, {total}</extracomment>
        <translation>
            <numerusform>{name} cho phép {n} giải, {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>The wins are being paid</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đang trả giải</translation>
    </message>
    <message>
        <source>The key was turned to {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Chìa đã vặn sang {position}</translation>
    </message>
    <message>
        <source>The meters were adjusted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã chỉnh các đồng hồ</translation>
    </message>
    <message>
        <source>{jackpot} is settled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{jackpot} đã thanh toán</translation>
    </message>
    <message>
        <source>Win {number} is to be backed out: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Giải {number} sẽ được hoàn lại: {reason}</translation>
    </message>
    <message>
        <source>{name} approved the adjustment</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} chấp thuận điều chỉnh</translation>
    </message>
    <message>
        <source>The adjustment was cancelled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã hủy điều chỉnh</translation>
    </message>
    <message>
        <source>Win {number}, {prize}, was backed out; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Giải {number}, {prize}, đã hoàn lại; nhân chứng {witness}</translation>
    </message>
    <message>
        <source>{name} set a meter by hand; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} chỉnh đồng hồ bằng tay; nhân chứng {witness}</translation>
    </message>
    <message>
        <source>The devices were tested</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã thử các thiết bị</translation>
    </message>
    <message>
        <source>A trouble in dealing was noted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã ghi sự cố chia bài</translation>
    </message>
    <message>
        <source>The trouble in dealing is over</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sự cố chia bài đã xong</translation>
    </message>
    <message>
        <source>{name} acknowledged an alert</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} đã nhận cảnh báo</translation>
    </message>
    <message>
        <source>A part of the screen failed: {view}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Một phần màn hình bị lỗi: {view}</translation>
    </message>
    <message>
        <source>{name} locked the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} khóa bàn</translation>
    </message>
    <message>
        <source>The table was locked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bàn đã khóa</translation>
    </message>
    <message>
        <source>{name} unlocked the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} mở khóa bàn</translation>
    </message>
    <message>
        <source>{name} let another game be opened</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} cho mở trò chơi khác</translation>
    </message>
    <message>
        <source>Back office opened</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã mở văn phòng</translation>
    </message>
    <message>
        <source>Back office closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã đóng văn phòng</translation>
    </message>
    <message>
        <source>Game change asked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã yêu cầu đổi trò chơi</translation>
    </message>
    <message>
        <source>Meter set asked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã yêu cầu chỉnh đồng hồ</translation>
    </message>
    <message>
        <source>Setting proposed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã đề xuất thiết lập</translation>
    </message>
    <message>
        <source>Setting withdrawn</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã rút thiết lập</translation>
    </message>
    <message>
        <source>Settings applied</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã áp dụng thiết lập</translation>
    </message>
    <message>
        <source>Cards at seat {seat}: {cards}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bài ở ghế {seat}: {cards}</translation>
    </message>
    <message>
        <source>Cards at seat {seat}: taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bài ở ghế {seat}: đã lấy lại</translation>
    </message>
    <message>
        <source>Cards at {place}: {cards}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bài ở {place}: {cards}</translation>
    </message>
    <message>
        <source>Cards at {place}: taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bài ở {place}: đã lấy lại</translation>
    </message>
    <message>
        <source>{device}, SIMULATED</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>{device}, MÔ PHỎNG</translation>
    </message>
    <message>
        <source>Sensor {sensor}</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Cảm biến {sensor}</translation>
    </message>
    <message>
        <source>Works</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Hoạt động</translation>
    </message>
    <message>
        <source>Touch again to mend</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Chạm lại để sửa</translation>
    </message>
    <message>
        <source>Every device works</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Mọi thiết bị hoạt động</translation>
    </message>
    <message>
        <source>MEND ALL</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>SỬA TẤT CẢ</translation>
    </message>
    <message numerus="yes">
        <source>{n} devices broken</source>
        <extracomment>ui/pages/faults/presenter.py; one: {n} device broken</extracomment>
        <translation>
            <numerusform>{n} thiết bị hỏng</numerusform>
        </translation>
    </message>
    <message>
        <source>ENTIRE WAGER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TỔNG CƯỢC</translation>
    </message>
    <message>
        <source>{n} MORE</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>THÊM {n}</translation>
    </message>
    <message>
        <source>SIDE NOT MARKED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CHƯA RÕ BÊN</translation>
    </message>
    <message>
        <source>STUCK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BỊ KẸT</translation>
    </message>
    <message>
        <source>DIRTY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BẨN</translation>
    </message>
    <message>
        <source>NO POWER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MẤT ĐIỆN</translation>
    </message>
    <message>
        <source>LOST</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MẤT</translation>
    </message>
    <message>
        <source>RESET</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>KHỞI LẠI</translation>
    </message>
    <message>
        <source>LIFT CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>NHẤC PHỈNH</translation>
    </message>
    <message>
        <source>CLEAN SENSOR</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>LAU CẢM BIẾN</translation>
    </message>
    <message>
        <source>BETS OPEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MỞ ĐẶT CƯỢC</translation>
    </message>
    <message>
        <source>TABLE CLOSED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BÀN ĐÓNG</translation>
    </message>
    <message>
        <source>TABLE HALTED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BÀN DỪNG</translation>
    </message>
    <message>
        <source>PAY RIGHT TO LEFT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRẢ TỪ PHẢI SANG TRÁI</translation>
    </message>
    <message>
        <source>TABLE HELD WHILE KEY IS AT JPH</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BÀN CHỜ: CHÌA Ở JPH</translation>
    </message>
    <message>
        <source>BASE GAME ONLY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CHỈ CHƠI CHÍNH</translation>
    </message>
    <message>
        <source>ENVY {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ENVY {amount}</translation>
    </message>
    <message>
        <source>CHECK SENSOR</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>XEM CẢM BIẾN</translation>
    </message>
    <message>
        <source>NOT IN PLAY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>NGOÀI VÁN</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRỐNG</translation>
    </message>
    <message>
        <source>FOLDED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐÃ BỎ</translation>
    </message>
    <message>
        <source>BETTING</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>ĐẶT CƯỢC</translation>
    </message>
    <message>
        <source>IN PLAY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>ĐANG CHƠI</translation>
    </message>
    <message>
        <source>NO BET</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CHƯA CÓ</translation>
    </message>
    <message>
        <source>MARKED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>ĐÁNH DẤU</translation>
    </message>
    <message>
        <source>BET {amount}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CƯỢC {amount}</translation>
    </message>
    <message>
        <source>LOCKED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ĐÃ KHÓA</translation>
    </message>
    <message>
        <source>LATE CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>PHỈNH TRỄ</translation>
    </message>
    <message>
        <source>FAULT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>LỖI</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>TẠM DỪNG</translation>
    </message>
    <message>
        <source>A and B</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>A và B</translation>
    </message>
    <message>
        <source>Chip {seat}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>Phỉnh {seat}</translation>
    </message>
    <message>
        <source>Seats open after {button}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>Ghế mở sau {button}</translation>
    </message>
    <message>
        <source>OPEN</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>MỞ</translation>
    </message>
    <message>
        <source>Choose a game first</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Chọn trò chơi trước</translation>
    </message>
    <message>
        <source>KEEP {game}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>GIỮ {game}</translation>
    </message>
    <message>
        <source>It stands here already</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Đã ở đây rồi</translation>
    </message>
    <message>
        <source>Table {table}, with a Supervisor card</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Bàn {table}, với thẻ Supervisor</translation>
    </message>
    <message>
        <source>OPEN {game}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>MỞ {game}</translation>
    </message>
    <message>
        <source>Tap a table to choose it</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Chạm một bàn để chọn</translation>
    </message>
    <message>
        <source>{game} on table {table} is chosen</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Đã chọn {game} ở bàn {table}</translation>
    </message>
    <message>
        <source>Paytables</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Bảng trả</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Lũy tiến</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Giới hạn</translation>
    </message>
    <message>
        <source>No sensor on this game</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Trò chơi này không có cảm biến</translation>
    </message>
    <message>
        <source>Meter {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Đồng hồ {amount}</translation>
    </message>
    <message>
        <source>Opens at seed {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Mở từ mức đầu {amount}</translation>
    </message>
    <message>
        <source>Meters {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Đồng hồ {first} và {others} nữa</translation>
    </message>
    <message>
        <source>Open at {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Mở ở {first} và {others} nữa</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Đã chọn</translation>
    </message>
    <message>
        <source>Stands here now</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Đang ở đây</translation>
    </message>
    <message>
        <source>Tap to choose</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Chạm để chọn</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Opened</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Mở lúc</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Kết thúc ra sao</translation>
    </message>
    <message>
        <source>Progressive wagers</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Cược lũy tiến</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Đã thắng</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Kết thúc</translation>
    </message>
    <message>
        <source>Table closed</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Bàn đóng</translation>
    </message>
    <message>
        <source>Open for bets</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Mở đặt cược</translation>
    </message>
    <message>
        <source>In play now</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Đang chơi</translation>
    </message>
    <message>
        <source>No round is on record yet</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Chưa có ván nào được ghi</translation>
    </message>
    <message>
        <source>LOOK</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>XEM</translation>
    </message>
    <message>
        <source>LOOK AT ROUND {round}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>XEM VÁN {round}</translation>
    </message>
    <message>
        <source>Voided: {reason}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Đã hủy: {reason}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Ván {round}</translation>
    </message>
    <message numerus="yes">
        <source>Rounds {first} to {last}, {n} wins</source>
        <extracomment>ui/pages/history/presenter.py; one: Rounds {first} to {last}, {n} win</extracomment>
        <translation>
            <numerusform>Ván {first} đến {last}, {n} giải</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Table {table}, {game}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Bàn {table}, {game}</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Ván này</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Tra cứu</translation>
    </message>
    <message>
        <source>This kiosk</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Máy này</translation>
    </message>
    <message>
        <source>Between rounds only</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Chỉ giữa các ván</translation>
    </message>
    <message>
        <source>Notes the closing meters</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Ghi đồng hồ lúc đóng</translation>
    </message>
    <message>
        <source>Cards, shuffler</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Bài, máy xáo</translation>
    </message>
    <message>
        <source>IRREGULARITY</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>SỰ CỐ</translation>
    </message>
    <message>
        <source>BACK OUT A WIN</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>HOÀN LẠI GIẢI</translation>
    </message>
    <message>
        <source>The round stays on record</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Ván vẫn được ghi</translation>
    </message>
    <message>
        <source>Another game at this table</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Trò chơi khác tại bàn này</translation>
    </message>
    <message>
        <source>Close the table first</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Đóng bàn trước</translation>
    </message>
    <message>
        <source>A card opens it again</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Một thẻ sẽ mở lại</translation>
    </message>
    <message>
        <source>GAMES</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>TRÒ CHƠI</translation>
    </message>
    <message>
        <source>No win in this round</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Ván này không có giải</translation>
    </message>
    <message>
        <source>Two cards, a reason</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Hai thẻ, một lý do</translation>
    </message>
    <message>
        <source>Meter not live, do not quote</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Đồng hồ không chạy, đừng đọc ra</translation>
    </message>
    <message>
        <source>Opens with the table</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Mở cùng bàn</translation>
    </message>
    <message>
        <source>Last recorded value</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Số ghi gần nhất</translation>
    </message>
    <message>
        <source>Meter not live</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Đồng hồ không chạy</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>When the key is back at RUN</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Khi chìa về lại RUN</translation>
    </message>
    <message>
        <source>Pending until a card is swiped</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Chờ đến khi quẹt thẻ</translation>
    </message>
    <message numerus="yes">
        <source>{n} wagers locked in</source>
        <extracomment>ui/table/presenter/meters.py; one: {n} wager locked in</extracomment>
        <translation>
            <numerusform>Đã khóa {n} cược</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} pays {percent}%</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{hand} trả {percent}%</translation>
    </message>
    <message>
        <source>Also: {troubles}.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Ngoài ra: {troubles}.</translation>
    </message>
    <message>
        <source>Check the cable.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Kiểm tra cáp.</translation>
    </message>
    <message>
        <source>Sensor {sensor} works, and a chip is on it</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Cảm biến {sensor} tốt, và có phỉnh trên đó</translation>
    </message>
    <message>
        <source>Sensor {sensor} works, and no chip is on it</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Cảm biến {sensor} tốt, và không có phỉnh</translation>
    </message>
    <message>
        <source>Nothing recorded is lost. Call a technician, then restart it.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Những gì đã ghi đều còn nguyên. Gọi kỹ thuật viên, rồi khởi động lại.</translation>
    </message>
    <message>
        <source>The table is halted</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Bàn đã dừng</translation>
    </message>
    <message>
        <source>Not recording: nothing has happened</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Không ghi được: chưa có gì xảy ra</translation>
    </message>
    <message>
        <source>{device}: no answer</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>{device}: không trả lời</translation>
    </message>
    <message>
        <source>{cure} The kiosk keeps trying by itself.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>{cure} Máy sẽ tự thử lại.</translation>
    </message>
    <message>
        <source>Looking at it again. The answer comes in a moment.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Đang xem lại. Kết quả có ngay.</translation>
    </message>
    <message>
        <source>TEST SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>THỬ CẢM BIẾN {sensor}</translation>
    </message>
    <message>
        <source>Hold VOID ROUND: every wager goes back, and the cards are reshuffled.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Giữ VOID ROUND: trả lại mọi tiền cược và xáo bài.</translation>
    </message>
    <message>
        <source>All hands of this round are void</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Mọi tay bài của ván này đều hủy</translation>
    </message>
    <message>
        <source>Was the number right after all?</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Số lá vốn đúng?</translation>
    </message>
    <message>
        <source>Counted again? Then the round goes on.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Đã đếm lại? Vậy ván tiếp tục.</translation>
    </message>
    <message>
        <source>IT WAS RIGHT</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>ĐÃ ĐÚNG</translation>
    </message>
    <message>
        <source>Step {step} of {steps} with the shuffler.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Bước {step}/{steps} với máy xáo bài.</translation>
    </message>
    <message>
        <source>DONE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>XONG</translation>
    </message>
    <message>
        <source>Does it run again?</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Chạy lại rồi?</translation>
    </message>
    <message>
        <source>Close the list; what was done so far stays on record.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Đóng danh sách; việc đã làm vẫn được ghi.</translation>
    </message>
    <message>
        <source>CLOSE THE LIST</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>ĐÓNG DANH SÁCH</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Không có</translation>
    </message>
    <message>
        <source>{wager} {least} to {most}</source>
        <extracomment>ui/table/presenter/offer.py</extracomment>
        <translation>{wager} {least} đến {most}</translation>
    </message>
    <message>
        <source>{jackpot} for {wager}</source>
        <extracomment>ui/table/presenter/offer.py</extracomment>
        <translation>{jackpot} cho {wager}</translation>
    </message>
    <message>
        <source>No progressive wager is on {side}; nobody wins it</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Không có cược lũy tiến ở {side}; không ai thắng</translation>
    </message>
    <message>
        <source>wins for every locked {side} bet: seats {seats}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>mọi cược {side} đã khóa đều thắng: ghế {seats}</translation>
    </message>
    <message>
        <source>wins for the locked {side} bet of seat {seat}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>cược {side} đã khóa của ghế {seat} thắng</translation>
    </message>
    <message>
        <source>pay by the layout, then {button}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>trả theo mặt bàn, rồi {button}</translation>
    </message>
    <message>
        <source>No progressive at this table</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Bàn này không có lũy tiến</translation>
    </message>
    <message>
        <source>What does not work</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Phần không hoạt động</translation>
    </message>
    <message>
        <source>tap one to swipe it</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>chạm một thẻ để quẹt</translation>
    </message>
    <message>
        <source>at the reader</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>tại đầu đọc</translation>
    </message>
    <message>
        <source>Swipe a dealer card</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Quẹt thẻ dealer</translation>
    </message>
    <message>
        <source>Table hand</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Tay bài của bàn</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Không rõ</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Thẻ bất kỳ</translation>
    </message>
    <message>
        <source>Hand buttons</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Các nút tay bài</translation>
    </message>
    <message>
        <source>press again to turn it off</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>nhấn lại để tắt</translation>
    </message>
    <message>
        <source>the cards make no winning hand</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>bài không thành tay thắng</translation>
    </message>
    <message>
        <source>the cards make {hand}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>bài là {hand}</translation>
    </message>
    <message>
        <source>{hand} is ON</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} đang BẬT</translation>
    </message>
    <message>
        <source>{jackpot} · {stake} wager</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{jackpot} · cược {stake}</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>từng cái</translation>
    </message>
    <message>
        <source>Envy {amount}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Envy {amount}</translation>
    </message>
    <message>
        <source>{wager} pays for {n} hands</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{wager} trả cho {n} tay bài</translation>
    </message>
    <message>
        <source>{wager} pays to 1</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{wager} trả ăn 1</translation>
    </message>
    <message>
        <source>{n} hands</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{n} tay bài</translation>
    </message>
    <message>
        <source>DEALER PLAYS</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>NHÀ CÁI CHƠI</translation>
    </message>
    <message>
        <source>Up card 2 to 9</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Lá ngửa 2 đến 9</translation>
    </message>
    <message>
        <source>Next card 2 to 9</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Lá kế 2 đến 9</translation>
    </message>
    <message>
        <source>Both 10 to A</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Cả hai 10 đến A</translation>
    </message>
    <message>
        <source>push</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>hòa</translation>
    </message>
    <message>
        <source>{percent}% of meter</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{percent}% đồng hồ</translation>
    </message>
    <message>
        <source>{percent}% of {meter}</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{percent}% của {meter}</translation>
    </message>
    <message>
        <source>Paytables of {game}</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>Bảng trả của {game}</translation>
    </message>
    <message>
        <source>Table {table}, as they are in force now</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>Bàn {table}, đang áp dụng</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Tay bài</translation>
    </message>
    <message>
        <source>{paytable}, to 1, by the number of hands, the dealer&apos;s counted</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{paytable}, ăn 1, theo số tay bài, kể cả nhà cái</translation>
    </message>
    <message>
        <source>{jackpot}, {stake} wager</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{jackpot}, cược {stake}</translation>
    </message>
    <message>
        <source>{pays}, envy {envy}</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{pays}, Envy {envy}</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>6th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>7th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>7</translation>
    </message>
    <message>
        <source>Wins recorded</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Đã ghi các giải</translation>
    </message>
    <message>
        <source>Win recorded</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Đã ghi giải</translation>
    </message>
    <message>
        <source>NOW PAY, RIGHT TO LEFT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>GIỜ TRẢ TIỀN, TỪ PHẢI SANG TRÁI</translation>
    </message>
    <message>
        <source>PAY SEAT {seat}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>TRẢ GHẾ {seat}</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Bàn {table}, ván {round}</translation>
    </message>
    <message>
        <source>PRINT AGAIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>IN LẠI</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Đã ghi</translation>
    </message>
    <message>
        <source>Paid from the tray, the meter stays {amount}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Trả từ khay, đồng hồ vẫn là {amount}</translation>
    </message>
    <message>
        <source>Meters adjusted</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Đã chỉnh các đồng hồ</translation>
    </message>
    <message>
        <source>Now {meters}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Hiện giờ {meters}</translation>
    </message>
    <message>
        <source>Meter adjusted</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Đã chỉnh đồng hồ</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>mức đầu</translation>
    </message>
    <message>
        <source>House procedure for meter pays</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Theo quy trình trả từ đồng hồ</translation>
    </message>
    <message>
        <source>From the tray</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Từ khay</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Cuối</translation>
    </message>
    <message>
        <source>From the tray, end of the round</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Từ khay, cuối ván</translation>
    </message>
    <message>
        <source>As it stood then</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Như lúc đó</translation>
    </message>
    <message>
        <source>BACK TO LIST</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>VỀ DANH SÁCH</translation>
    </message>
    <message>
        <source>STEP BACK</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>LÙI MỘT BƯỚC</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Bước đầu</translation>
    </message>
    <message>
        <source>STEP ON</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>TIẾN MỘT BƯỚC</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Bước cuối</translation>
    </message>
    <message>
        <source>Backed out already</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Đã hoàn lại</translation>
    </message>
    <message>
        <source>DEALING</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>CHIA BÀI</translation>
    </message>
    <message>
        <source>WAGERS</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>TIỀN CƯỢC</translation>
    </message>
    <message>
        <source>DECISIONS</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>QUYẾT ĐỊNH</translation>
    </message>
    <message>
        <source>WHAT BEATS WHAT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>TAY NÀO THẮNG</translation>
    </message>
    <message>
        <source>PAYMENT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>TRẢ TIỀN</translation>
    </message>
    <message>
        <source>PROGRESSIVE</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>LŨY TIẾN</translation>
    </message>
    <message>
        <source>THIS TABLE</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>BÀN NÀY</translation>
    </message>
    <message>
        <source>A chip that comes after {button} is late: it never counts.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Phỉnh đặt sau {button} là trễ: không bao giờ tính.</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} on the sensor before {button}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{jackpot}: {stake} trên cảm biến trước {button}.</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} on sensor {sensor} before {button}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{jackpot}: {stake} trên cảm biến {sensor} trước {button}.</translation>
    </message>
    <message>
        <source>The chip stays on its spot after the start.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Phỉnh ở lại chỗ sau khi bắt đầu.</translation>
    </message>
    <message>
        <source>The chip is taken after the start; the lamp keeps the wager.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Phỉnh được lấy sau khi bắt đầu; đèn giữ tiền cược.</translation>
    </message>
    <message>
        <source>The amount never grows, and each winner gets all of it.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Số tiền không tăng, mỗi người thắng nhận đủ.</translation>
    </message>
    <message>
        <source>A share of the meter is one prize: all who win it divide it equally.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Một phần đồng hồ là một giải: mọi người thắng chia đều.</translation>
    </message>
    <message>
        <source>Envy goes to every other seat with the wager, never to the winner.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Envy cho mọi ghế khác có cược, không bao giờ cho người thắng.</translation>
    </message>
    <message>
        <source>{wager}: {least} to {most}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{wager}: {least} đến {most}.</translation>
    </message>
    <message>
        <source>The shoe holds {n} decks.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Hộp bài có {n} bộ.</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} stuck on</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} stuck on</extracomment>
        <translation>
            <numerusform>Cảm biến {names} bị kẹt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} dirty</extracomment>
        <translation>
            <numerusform>Cảm biến {names} bẩn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} without power</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} without power</extracomment>
        <translation>
            <numerusform>Cảm biến {names} mất điện</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not answering</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not answering</extracomment>
        <translation>
            <numerusform>Cảm biến {names} không trả lời</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} restarted</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} restarted</extracomment>
        <translation>
            <numerusform>Cảm biến {names} khởi động lại</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift the chip at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Lift the chip at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>Nhấc phỉnh ở ghế {seats}, rồi thử cảm biến.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wipe the sensor at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Wipe the sensor at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>Lau sạch ở ghế {seats}, rồi thử cảm biến.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check the plug at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Check the plug at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>Kiểm tra phích cắm ở ghế {seats}, rồi thử cảm biến.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Test each at seats {seats} before it is trusted again.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Test it at seat {seats} before it is trusted again.</extracomment>
        <translation>
            <numerusform>Thử cảm biến ở ghế {seats} trước khi tin lại.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call a technician to seats {seats}.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Call a technician to seat {seats}.</extracomment>
        <translation>
            <numerusform>Gọi kỹ thuật viên đến ghế {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still stuck on. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still stuck on. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Đã thử, vẫn bị kẹt. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still dirty. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still dirty. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Đã thử, vẫn bẩn. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still without power. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still without power. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Đã thử, vẫn mất điện. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still not answering. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still not answering. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Đã thử, vẫn không trả lời. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still restarted. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still restarted. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Đã thử, vẫn khởi động lại. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still out of order. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still out of order. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Đã thử, vẫn hỏng. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sensor {sensor} stuck</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bị kẹt</translation>
    </message>
    <message>
        <source>Sensor {sensor} dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bẩn</translation>
    </message>
    <message>
        <source>Sensor {sensor} no power</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} mất điện</translation>
    </message>
    <message>
        <source>Sensor {sensor} lost</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} mất</translation>
    </message>
    <message>
        <source>Sensor {sensor} reset</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} khởi lại</translation>
    </message>
    <message>
        <source>Sensor {sensor} fault</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} lỗi</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: stuck</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bị lỗi: bị kẹt</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bị lỗi: bẩn</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: no power</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bị lỗi: mất điện</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: lost</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Mất Cảm biến {sensor} bị lỗi:</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: reset</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bị lỗi: khởi lại</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: {fault}</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Cảm biến {sensor} bị lỗi: {fault}</translation>
    </message>
    <message>
        <source>SOUND OFF</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>TẮT TIẾNG</translation>
    </message>
    <message>
        <source>NIGHT</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>ĐÊM</translation>
    </message>
    <message>
        <source>DAY</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>NGÀY</translation>
    </message>
    <message>
        <source>Nobody is signed in: these settings are the kiosk&apos;s own.</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Chưa ai đăng nhập: cài đặt này là của máy.</translation>
    </message>
    <message>
        <source>Kept for {dealer}, at every sign-in. Seats never change sides.</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Lưu cho {dealer}, mỗi lần đăng nhập. Ghế không bao giờ đổi bên.</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Every sound is also to be seen</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Mỗi âm thanh cũng nhìn thấy được</translation>
    </message>
    <message>
        <source>FAULT SOUND</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>ÂM BÁO LỖI</translation>
    </message>
    <message>
        <source>Hand and eye</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Tay và mắt</translation>
    </message>
    <message>
        <source>Applies at once</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Áp dụng ngay</translation>
    </message>
    <message>
        <source>LEFT-HANDED</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>THUẬN TAY TRÁI</translation>
    </message>
    <message>
        <source>HIGH CONTRAST</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>TƯƠNG PHẢN CAO</translation>
    </message>
    <message>
        <source>REDUCE MOTION</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>GIẢM CHUYỂN ĐỘNG</translation>
    </message>
    <message>
        <source>Brightness</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Độ sáng</translation>
    </message>
    <message>
        <source>Full again while something is at fault</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Sáng lại hết khi có lỗi</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Words printed on the felt stay as they are</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Chữ in trên mặt bàn giữ nguyên</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>WINS</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>THẮNG</translation>
    </message>
    <message>
        <source>There is nothing to pay yet</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Chưa có gì để trả</translation>
    </message>
    <message>
        <source>Dealer: {hand}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Dealer: {hand}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Lấy {amount}</translation>
    </message>
    <message>
        <source>PUSH</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>HÒA</translation>
    </message>
    <message>
        <source>Not claimed</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Chưa yêu cầu</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Ván tiếp tục</translation>
    </message>
    <message>
        <source>All wagers go back to the players; this round&apos;s contributions come off the meter.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Mọi tiền cược trả lại người chơi; phần góp của ván rút khỏi đồng hồ.</translation>
    </message>
    <message>
        <source>Why is this round void?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Vì sao hủy ván này?</translation>
    </message>
    <message>
        <source>In play, before a win is recorded</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Khi chơi, trước khi ghi giải</translation>
    </message>
    <message>
        <source>{n} steps, one by one</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>{n} bước, từng bước</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Có gì sai?</translation>
    </message>
    <message>
        <source>It is noted at once, and the screen leads through it.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Ghi lại ngay, và màn hình hướng dẫn từng bước.</translation>
    </message>
    <message>
        <source>WRONG NUMBER OF CARDS</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>SAI SỐ LÁ BÀI</translation>
    </message>
    <message>
        <source>SHUFFLER</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>MÁY XÁO BÀI</translation>
    </message>
    <message>
        <source>Which win was wrong?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Giải nào sai?</translation>
    </message>
    <message>
        <source>Two people&apos;s cards are needed; until then it stands.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Cần thẻ của hai người; đến lúc đó giải vẫn còn.</translation>
    </message>
    <message>
        <source>SEAT {seat}, {prize}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>GHẾ {seat}, {prize}</translation>
    </message>
    <message>
        <source>The prize goes back on its meter, exactly; seed and reserve come off again.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Giải trở về đúng đồng hồ của nó; mức đầu và dự trữ được trừ lại.</translation>
    </message>
    <message>
        <source>Which wager of seat {seat}?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Cược nào của ghế {seat}?</translation>
    </message>
    <message>
        <source>It counts as if its sensor had seen it, and is recorded as marked by hand.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Tính như cảm biến đã thấy, và ghi là đánh dấu bằng tay.</translation>
    </message>
    <message>
        <source>SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>CẢM BIẾN {sensor}</translation>
    </message>
    <message>
        <source>Who was told?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Đã báo cho ai?</translation>
    </message>
    <message>
        <source>It is recorded with the checklist.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Được ghi cùng danh sách.</translation>
    </message>
    <message>
        <source>Nobody is signed in. Swipe a dealer card to begin a shift.</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Chưa ai đăng nhập. Quẹt thẻ dealer để bắt đầu ca.</translation>
    </message>
    <message>
        <source>There is no record of this shift to read.</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Không có bản ghi của ca này.</translation>
    </message>
    <message>
        <source>{name}, signed in since {since}</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>{name}, đăng nhập từ {since}</translation>
    </message>
    <message>
        <source>Signed in for</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Đã đăng nhập</translation>
    </message>
    <message>
        <source>Since {since}</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Từ {since}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Ended rounds only</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Chỉ tính ván đã xong</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Ván mỗi giờ</translation>
    </message>
    <message>
        <source>Since you signed in</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Từ lúc đăng nhập</translation>
    </message>
    <message>
        <source>Authorised by a card or the key</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Cho phép bằng thẻ hoặc chìa</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Tổng số thắng</translation>
    </message>
    <message>
        <source>Envy is not in it</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Không tính Envy</translation>
    </message>
    <message>
        <source>Voided rounds</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Ván bị hủy</translation>
    </message>
    <message>
        <source>Each with its reason on record</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Mỗi ván có lý do được ghi</translation>
    </message>
    <message>
        <source>Late chips</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Phỉnh trễ</translation>
    </message>
    <message>
        <source>Seen after the start, not counted</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Thấy sau khi bắt đầu, không tính</translation>
    </message>
    <message>
        <source>Refused cards</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Thẻ bị từ chối</translation>
    </message>
    <message>
        <source>Unknown or not enough</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Không rõ hoặc chưa đủ</translation>
    </message>
    <message>
        <source>Which side is seat {seat} on?</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Ghế {seat} theo bên nào?</translation>
    </message>
    <message>
        <source>It decides whose progressive wager a winning hand pays.</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Quyết định cược lũy tiến nào được tay thắng trả.</translation>
    </message>
    <message>
        <source>Self-check</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Tự kiểm tra</translation>
    </message>
    <message>
        <source>CHOOSE ANOTHER GAME</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>CHỌN TRÒ CHƠI KHÁC</translation>
    </message>
    <message>
        <source>With a Supervisor card</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Với thẻ Supervisor</translation>
    </message>
    <message>
        <source>First opening</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Mở lần đầu</translation>
    </message>
    <message>
        <source>First opening: the meter starts at {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Mở lần đầu: đồng hồ bắt đầu từ {amount}</translation>
    </message>
    <message>
        <source>First opening: meters at their seeds</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Mở lần đầu: các đồng hồ bắt đầu từ mức đầu</translation>
    </message>
    <message>
        <source>Closed after round {round}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Đóng sau ván {round}</translation>
    </message>
    <message>
        <source>Closed after round {round}; closing meter recorded: {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Đóng sau ván {round}; đã ghi đồng hồ lúc đóng: {amount}</translation>
    </message>
    <message>
        <source>Closed after round {round}; closing meters recorded</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Đóng sau ván {round}; đã ghi các đồng hồ lúc đóng</translation>
    </message>
    <message>
        <source>Opening meter recorded: {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Ghi đồng hồ lúc mở: {amount}</translation>
    </message>
    <message>
        <source>Opening meters recorded</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Ghi các đồng hồ lúc mở</translation>
    </message>
    <message>
        <source>Resumed round {round} where it stopped</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Tiếp tục ván {round} từ chỗ dừng</translation>
    </message>
    <message>
        <source>Resumed. {whom_to_pay}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Tiếp tục. {whom_to_pay}</translation>
    </message>
    <message>
        <source>No answer. {cure}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Không trả lời. {cure}</translation>
    </message>
    <message>
        <source>Simulated</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Mô phỏng</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>All {n} items are well</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Cả {n} mục đều tốt</translation>
    </message>
    <message>
        <source>{well} of {n} items are well; the table can be opened</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{well}/{n} mục tốt; có thể mở bàn</translation>
    </message>
    <message>
        <source>Locked since {since}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Khóa từ {since}</translation>
    </message>
    <message>
        <source>Locked by {name} since {since}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{name} khóa từ {since}</translation>
    </message>
    <message>
        <source>Swipe a staff card to unlock</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Quẹt thẻ nhân viên để mở khóa</translation>
    </message>
    <message>
        <source>Swipe the card of {name}, a relief dealer or a Supervisor</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Quẹt thẻ của {name}, dealer thay ca hoặc Supervisor</translation>
    </message>
    <message>
        <source>Swipe the card of {name} or a Supervisor</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Quẹt thẻ của {name} hoặc Supervisor</translation>
    </message>
    <message>
        <source>Set a meter</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Chỉnh đồng hồ</translation>
    </message>
    <message>
        <source>Until both cards are swiped the meter stays as it is.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Đồng hồ giữ nguyên cho đến khi quẹt cả hai thẻ.</translation>
    </message>
    <message>
        <source>The meter stays</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Đồng hồ giữ nguyên</translation>
    </message>
    <message>
        <source>Two different people&apos;s cards</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Thẻ của hai người khác nhau</translation>
    </message>
    <message>
        <source>{name} has approved; {meter} is still as it was</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{name} đã chấp thuận; {meter} vẫn như cũ</translation>
    </message>
    <message>
        <source>Sets {meter} to {amount}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Chỉnh {meter} thành {amount}</translation>
    </message>
    <message numerus="yes">
        <source>Verify {n} wins</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: Verify {n} win</extracomment>
        <translation>
            <numerusform>Kiểm {n} giải</numerusform>
        </translation>
    </message>
    <message>
        <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>TRẢ THEO THỨ TỰ NÀY, TỪ PHẢI SANG TRÁI</translation>
    </message>
    <message>
        <source>Off the meter</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Từ đồng hồ</translation>
    </message>
    <message>
        <source>Nothing is recorded</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Không ghi gì</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM {n} WINS</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: CONFIRM {n} WIN</extracomment>
        <translation>
            <numerusform>CONFIRM {n} GIẢI</numerusform>
        </translation>
    </message>
    <message>
        <source>Swipe to record</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Quẹt để ghi</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins confirmed</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: {n} win confirmed</extracomment>
        <translation>
            <numerusform>Đã xác nhận {n} giải</numerusform>
        </translation>
    </message>
    <message>
        <source>Claims stay on</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Yêu cầu vẫn giữ</translation>
    </message>
    <message>
        <source>Opens the reader for {seconds} s</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Mở đầu đọc {seconds} giây</translation>
    </message>
    <message>
        <source>Until both cards are swiped the win stands.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Chưa quẹt đủ hai thẻ thì giải vẫn còn.</translation>
    </message>
    <message>
        <source>The card reader does not answer. Check its cable; it is tried again by itself</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Đầu đọc thẻ không trả lời. Kiểm tra cáp; máy tự thử lại</translation>
    </message>
    <message>
        <source>{role} card: not enough</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Thẻ {role}: chưa đủ</translation>
    </message>
    <message>
        <source>Card not recognized</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Thẻ không nhận ra</translation>
    </message>
    <message>
        <source>Card not accepted</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Thẻ không được nhận</translation>
    </message>
    <message>
        <source>Card not read</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Không đọc được thẻ</translation>
    </message>
    <message>
        <source>Swipe it again, evenly and all the way.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Quẹt lại, đều tay và hết đường.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is recorded. The claims on seats {seats} stay on.</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: Nothing is recorded. The claim on seat {seats} stays on.</extracomment>
        <translation>
            <numerusform>Không ghi gì. Yêu cầu ở ghế {seats} vẫn giữ.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in {n} seconds</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Không có thẻ trong {n} giây</translation>
    </message>
    <message>
        <source>{hand} needs an Executive.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} cần Executive.</translation>
    </message>
    <message>
        <source>{hand} needs a Supervisor.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} cần Supervisor.</translation>
    </message>
    <message>
        <source>Swipe an EXECUTIVE card</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Quẹt thẻ EXECUTIVE</translation>
    </message>
    <message>
        <source>Swipe a SUPERVISOR card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Quẹt thẻ SUPERVISOR</translation>
    </message>
    <message>
        <source>Then swipe an Executive card</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Rồi quẹt thẻ Executive</translation>
    </message>
    <message>
        <source>Then swipe a Supervisor card</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Rồi quẹt thẻ Supervisor</translation>
    </message>
    <message>
        <source>{hand} pays {percent}% of the meter: {prize}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} trả {percent}% đồng hồ: {prize}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}: {prize}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} trả {pays}: {prize}</translation>
    </message>
    <message>
        <source>Try {tries} of {most}. Nothing is recorded yet.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Lần {tries}/{most}. Chưa ghi gì.</translation>
    </message>
    <message>
        <source>A Supervisor card is not enough for this level</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Thẻ Supervisor không đủ cho mức này</translation>
    </message>
    <message>
        <source>A Supervisor or an Executive card</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Thẻ Supervisor hoặc Executive</translation>
    </message>
    <message>
        <source>to pay</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>được trả</translation>
    </message>
    <message>
        <source>{pays}, from the tray</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}, từ khay</translation>
    </message>
    <message>
        <source>{pays}, reseeds to {seed}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}, bắt đầu lại từ {seed}</translation>
    </message>
    <message>
        <source>{pays}, off the meter</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}, từ đồng hồ</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Ghế</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: {n} player</extracomment>
        <translation>
            <numerusform>{n} người chơi</numerusform>
        </translation>
    </message>
    <message>
        <source>One {role} swipe records this win and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Một lần quẹt {role} ghi giải này và chỉnh đồng hồ.</translation>
    </message>
    <message>
        <source>One {role} swipe records both wins and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Một lần quẹt {role} ghi cả hai giải và chỉnh đồng hồ.</translation>
    </message>
    <message>
        <source>One {role} swipe records all {n} wins and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Một lần quẹt {role} ghi cả {n} giải và chỉnh đồng hồ.</translation>
    </message>
    <message>
        <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>THIẾT BỊ MÔ PHỎNG  ·  KHÔNG CÓ CẢM BIẾN, ĐỒNG HỒ HAY TIỀN THẬT</translation>
    </message>
    <message>
        <source>SIMULATED: {devices}  ·  ALL ELSE IS REAL</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>MÔ PHỎNG: {devices}  ·  CÒN LẠI ĐỀU THẬT</translation>
    </message>
    <message>
        <source>TABLE {table}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>BÀN {table}</translation>
    </message>
    <message>
        <source>Table halted. Call a technician</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Bàn dừng. Gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Nothing recorded is lost; restart it</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Những gì đã ghi đều còn nguyên; khởi động lại</translation>
    </message>
    <message>
        <source>Progressive paused. Start the base game</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Lũy tiến tạm dừng. Bắt đầu chơi chính</translation>
    </message>
    <message>
        <source>Give progressive chips back</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Trả lại phỉnh lũy tiến</translation>
    </message>
    <message>
        <source>{console}, {n} sensors</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>{console}, {n} cảm biến</translation>
    </message>
    <message>
        <source>SUPERVISOR KEY</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>CHÌA GIÁM SÁT</translation>
    </message>
    <message>
        <source>{device} lost</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Mất {device}</translation>
    </message>
    <message>
        <source>Devices OK</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Thiết bị tốt</translation>
    </message>
    <message>
        <source>Not recording</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Không ghi được</translation>
    </message>
    <message>
        <source>Journal OK</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Nhật ký tốt</translation>
    </message>
    <message>
        <source>When it is mended</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Khi đã sửa xong</translation>
    </message>
    <message>
        <source>The table cannot be opened</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Không mở được bàn</translation>
    </message>
    <message>
        <source>A technician does it at the command line</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Kỹ thuật viên làm ở dòng lệnh</translation>
    </message>
    <message>
        <source>RESTORE</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>KHÔI PHỤC</translation>
    </message>
    <message>
        <source>Hold: goes on from {events} events</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Giữ: tiếp tục từ {events} sự kiện</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <extracomment>ui/shell/dialogs.py</extracomment>
        <translation>PIN của {name}</translation>
    </message>
    <message numerus="yes">
        <source>Type it unseen by others; {n} seconds left</source>
        <extracomment>ui/shell/dialogs.py; one: Type it unseen by others; {n} second left</extracomment>
        <translation>
            <numerusform>Nhập kín, đừng để ai thấy; còn {n} giây</numerusform>
        </translation>
    </message>
    <message>
        <source>{width} × {height}, it does not tell its size in mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>{width} × {height}, không cho biết cỡ mm</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>Main buttons {primary} mm, the smallest {smallest} mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>Nút chính {primary} mm, nhỏ nhất {smallest} mm</translation>
    </message>
    <message>
        <source>A screen {width} mm wide would make every one {size} mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>Màn hình rộng {width} mm thì mỗi nút {size} mm</translation>
    </message>
    <message>
        <source>Swipe card</source>
        <extracomment>ui/supervisor/dialog.py</extracomment>
        <translation>Quẹt thẻ</translation>
    </message>
    <message>
        <source>Verify</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Kiểm</translation>
    </message>
    <message>
        <source>Simulated cards</source>
        <extracomment>ui/supervisor/swipe_page.py</extracomment>
        <translation>Thẻ mô phỏng</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chưa được</translation>
    </message>
    <message>
        <source>Turn the key in its lock</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>Vặn chìa trong ổ</translation>
    </message>
    <message>
        <source>Key to {position}</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>Chìa sang {position}</translation>
    </message>
    <message>
        <source>The key is at {position}</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>Chìa đang ở {position}</translation>
    </message>
    <message>
        <source>DO NOT QUOTE</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>KHÔNG ĐỌC RA</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>{step}/{steps}</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <extracomment>ui/toolkit/action_button.py</extracomment>
        <translation>còn {seconds} giây</translation>
    </message>
    <message>
        <source>HOLDING</source>
        <extracomment>ui/toolkit/action_button.py</extracomment>
        <translation>GIỮ TIẾP</translation>
    </message>
    <message>
        <source>This table keeps no journal</source>
        <extracomment>ui/shell/journal_reader.py</extracomment>
        <translation>Bàn này không giữ nhật ký</translation>
    </message>
    <message>
        <source>The journal cannot be read now; look again in a moment</source>
        <extracomment>ui/shell/journal_reader.py</extracomment>
        <translation>Hiện không đọc được nhật ký; xem lại sau giây lát</translation>
    </message>
    <message>
        <source>ERASE</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>XÓA</translation>
    </message>
    <message>
        <source>The card does not count</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>Thẻ không tính</translation>
    </message>
    <message>
        <source>4 to 8 digits</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>4 đến 8 số</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>{first} to {last} of {all}</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>{first} đến {last} trong {all}</translation>
    </message>
    <message>
        <source>PREVIOUS</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>TRƯỚC</translation>
    </message>
    <message>
        <source>NEXT</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>TIẾP</translation>
    </message>
    <message>
        <source>First page</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>Last page</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>Trang cuối</translation>
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
        <source>One deck. Everybody gets five cards, and so does the dealer.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Một bộ bài. Mỗi người năm lá, nhà cái cũng vậy.</translation>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Hai lá cho mỗi người chơi và hai lá cho nhà cái, một lá ngửa.</translation>
    </message>
    <message>
        <source>House Money is settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money thanh toán với hai lá đầu, trước khi chơi.</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; House Money is up to the player.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Cược blackjack trước; House Money tùy người chơi.</translation>
    </message>
    <message>
        <source>Insurance is offered against an ace: at most half of the blackjack wager.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Bảo hiểm khi gặp át: tối đa nửa cược blackjack.</translation>
    </message>
    <message>
        <source>Each jackpot has its own sensor and its own chip.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Insurance trả 2 to 1.</translation>
    </message>
    <message>
        <source>Against a dealer&apos;s blackjack the bonus is still paid, but nothing can be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Gặp blackjack của nhà cái vẫn trả thưởng, nhưng không được để lại.</translation>
    </message>
    <message>
        <source>Sevens count: in the first two cards, and one more as the house has it.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Tính lá bảy: trong hai lá đầu, và thêm một lá theo nhà cái.</translation>
    </message>
    <message>
        <source>The player&apos;s two cards and the dealer&apos;s up card count. It is settled before blackjack goes on.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Tính hai lá của người chơi và lá ngửa của nhà cái. Thanh toán trước khi chơi blackjack tiếp.</translation>
    </message>
    <message>
        <source>The dealer stands on a soft 17.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Nhà cái dừng với 17 mềm.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Nhà cái rút với 17 mềm.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Không có đầu hàng.</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the entire wager comes back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Đầu hàng là quyết định đầu: nhận lại nửa toàn bộ cược.</translation>
    </message>
    <message>
        <source>A blackjack pays 3 to 2.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Blackjack trả 3 to 2.</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Blackjack trả 6 to 5.</translation>
    </message>
    <message>
        <source>Any first two cards may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Hai lá đầu bất kỳ đều được gấp đôi.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Chỉ gấp đôi với 9, 10 và 11.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Chỉ gấp đôi với 10 và 11.</translation>
    </message>
    <message>
        <source>A hand may be doubled after a split.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Được gấp đôi sau khi tách.</translation>
    </message>
    <message>
        <source>A hand may not be doubled after a split.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Không được gấp đôi sau khi tách.</translation>
    </message>
    <message>
        <source>A pair is two cards of one rank.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Đôi là hai lá cùng bậc.</translation>
    </message>
    <message>
        <source>Two cards of one value may be split, a king and a queen too.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Hai lá cùng giá trị được tách, già và đầm cũng được.</translation>
    </message>
    <message>
        <source>A seat may split to four hands.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Một ghế tách đến bốn tay.</translation>
    </message>
    <message>
        <source>A seat may split to three hands.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Một ghế tách đến ba tay.</translation>
    </message>
    <message>
        <source>A seat may split once.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Một ghế tách một lần.</translation>
    </message>
    <message>
        <source>Split aces get one card each and no more.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Át tách mỗi lá nhận một lá thôi.</translation>
    </message>
    <message>
        <source>Split aces are played on like any other pair.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Át tách chơi tiếp như đôi khác.</translation>
    </message>
    <message>
        <source>The third seven is the first card that the player draws.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Lá bảy thứ ba là lá đầu tiên người chơi rút.</translation>
    </message>
    <message>
        <source>The third seven is the dealer&apos;s up card.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Lá bảy thứ ba là lá ngửa của nhà cái.</translation>
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
        <source>Swipe a dealer card to open the table</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Quẹt thẻ dealer để mở bàn</translation>
    </message>
    <message>
        <source>Wait for bets</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Chờ đặt cược</translation>
    </message>
    <message>
        <source>Ante first; Cover All if they like</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Đặt Ante trước; Cover All nếu muốn</translation>
    </message>
    <message>
        <source>All bets down? Press START GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Đặt cược xong? Nhấn START GAME</translation>
    </message>
    <message>
        <source>All bets down? Press COIN IN</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Đặt cược xong? Nhấn COIN IN</translation>
    </message>
    <message>
        <source>Take the progressive chips</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Lấy phỉnh lũy tiến</translation>
    </message>
    <message>
        <source>Deal and play the hands</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Chia và chơi các tay bài</translation>
    </message>
    <message>
        <source>Press the winning hand of seat {seat}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Nhấn tay bài thắng của ghế {seat}</translation>
    </message>
    <message>
        <source>Wrong seat? Touch another</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Sai ghế? Chạm ghế khác</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Ghế {seat} không có cược lũy tiến</translation>
    </message>
    <message>
        <source>Touch a seat whose lamp is locked in</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Chạm ghế có đèn đã khóa</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Gọi giám sát</translation>
    </message>
    <message>
        <source>Supervisor: verify the cards, then CONFIRM</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor: kiểm bài, rồi nhấn CONFIRM</translation>
    </message>
    <message>
        <source>{wins} to verify</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{wins} cần kiểm</translation>
    </message>
    <message>
        <source>Records {wins}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Ghi {wins}</translation>
    </message>
    <message>
        <source>Pay, then press END GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Trả tiền, rồi nhấn END GAME</translation>
    </message>
    <message>
        <source>Pay, then press GAME OVER</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Trả tiền, rồi nhấn GAME OVER</translation>
    </message>
    <message>
        <source>Supervisor: turn the key to JPH</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor: vặn chìa sang JPH</translation>
    </message>
    <message>
        <source>Supervisor: press J-POT</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor: nhấn J-POT</translation>
    </message>
    <message>
        <source>Cards verified? It records {wins}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Đã kiểm bài? Sẽ ghi {wins}</translation>
    </message>
    <message>
        <source>Turn the key back to RUN</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Vặn chìa về RUN</translation>
    </message>
    <message>
        <source>The win is on record; the meter follows the key</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Giải đã được ghi; đồng hồ theo chìa khóa</translation>
    </message>
    <message>
        <source>There is no win to record now</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Hiện không có giải để ghi</translation>
    </message>
    <message>
        <source>Backs win {number} out; a second person&apos;s card follows</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Hoàn lại giải {number}; sau đó đến thẻ người thứ hai</translation>
    </message>
    <message>
        <source>{first} has approved; win {number} still stands</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{first} đã chấp thuận; giải {number} vẫn còn hiệu lực</translation>
    </message>
    <message>
        <source>Opens {game} at this table</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Mở {game} tại bàn này</translation>
    </message>
    <message>
        <source>All hands are void: hold VOID ROUND</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Mọi tay bài đều hủy: giữ VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and shuffle the cards anew</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Trả lại tiền cược và xáo bài lại</translation>
    </message>
    <message>
        <source>Look at the guide on the shuffler&apos;s back</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Xem hướng dẫn sau máy xáo bài</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It runs again? Close this list</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Bước {step}/{steps}. Chạy lại rồi? Đóng danh sách này</translation>
    </message>
    <message>
        <source>Turn the shuffler off</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Tắt máy xáo bài</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Bước {step}/{steps}</translation>
    </message>
    <message>
        <source>Pull its power cord</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Rút dây điện của máy</translation>
    </message>
    <message>
        <source>Put the backup shuffler in its place</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Đặt máy xáo dự phòng vào chỗ</translation>
    </message>
    <message>
        <source>Plug the power cord in</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Cắm dây điện</translation>
    </message>
    <message>
        <source>Turn the backup shuffler on</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Bật máy xáo dự phòng</translation>
    </message>
    <message>
        <source>Call the shuffler&apos;s service</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Gọi dịch vụ máy xáo bài</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. Note who was told</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Bước {step}/{steps}. Ghi lại đã báo cho ai</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Tiếp tục trò chơi</translation>
    </message>
    <message>
        <source>Progressive chips go on the sensors</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Phỉnh lũy tiến đặt lên cảm biến</translation>
    </message>
    <message>
        <source>{chips} detected</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Phát hiện {chips}</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press END GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Có tay thắng? Chạm ghế đó. Không có? Nhấn END GAME</translation>
    </message>
    <message>
        <source>Mark the progressive wagers</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Đánh dấu các cược lũy tiến</translation>
    </message>
    <message>
        <source>Touch every seat that has made one</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Chạm mỗi ghế có đặt</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press GAME OVER</source>
        <extracomment>./prompts.toml</extracomment>
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
        <extracomment>games/classic_blackjack.toml</extracomment>
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
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Đặt cược blackjack trước; phỉnh jackpot đặt lên cảm biến</translation>
    </message>
    <message>
        <source>Mark the jackpot wagers</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Đánh dấu các cược jackpot</translation>
    </message>
    <message>
        <source>Take the jackpot chips</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Lấy phỉnh jackpot</translation>
    </message>
    <message>
        <source>Deal two cards each, show the up card</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Chia hai lá, mở lá ngửa</translation>
    </message>
    <message>
        <source>Settle {jackpot}, press its END GAME, then play blackjack</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Thanh toán {jackpot}, nhấn END GAME, rồi chơi blackjack</translation>
    </message>
    <message>
        <source>Deal and play blackjack</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Chia và chơi blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Ghế {seat} không có cược jackpot</translation>
    </message>
    <message>
        <source>The hands are void: hold VOID ROUND</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
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
        <extracomment>jackpot/definition.py</extracomment>
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
        <extracomment>devices/registry.py</extracomment>
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
        <extracomment>table/procedures/verifying.py</extracomment>
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
        <source>Folded, and its cards were not entered</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Đã bỏ bài, và chưa nhập bài của ghế đó</translation>
    </message>
    <message>
        <source>Sensor {sensor} was not alone at its address: it took no wager; set another</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} trùng địa chỉ: nó không nhận cược; đặt địa chỉ khác</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not tell its state: it took no wager; check its profile</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} không báo trạng thái: nó không nhận cược; kiểm tra cấu hình</translation>
    </message>
    <message>
        <source>Sensor {sensor} was not looked at in time: its chip did not count; check the line</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} không được đọc kịp: phỉnh của nó không tính; kiểm tra đường dây</translation>
    </message>
    <message>
        <source>Sensor {sensor} said {fault}: it took no wager; call a technician</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} báo {fault}: nó không nhận cược; gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not obey its lamp; chips on it count, its light may be wrong</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} không theo lệnh đèn; phỉnh trên đó vẫn tính, đèn có thể sai</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not open or close; chips on it are seen, look for late ones</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} không mở hay đóng; vẫn thấy phỉnh trên đó, coi chừng phỉnh trễ</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not check itself; chips on it are seen, call a technician</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} không tự kiểm tra; vẫn thấy phỉnh trên đó, gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Sensor {sensor} is another board, {found}, not {known}; once noted, its chips count</source>
        <extracomment>desk/device_watch.py</extracomment>
        <translation>Cảm biến {sensor} là mạch khác, {found}, không phải {known}; ghi nhận rồi thì phỉnh được tính</translation>
    </message>
    <message numerus="yes">
        <source>All {n} win slips</source>
        <extracomment>desk/printing.py; one: The win slip</extracomment>
        <translation>
            <numerusform>Cả {n} phiếu thắng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {n} win slips, marked REPRINT {reprint}</source>
        <extracomment>desk/printing.py; one: The win slip, marked REPRINT {reprint}</extracomment>
        <translation>
            <numerusform>Cả {n} phiếu thắng, ghi REPRINT {reprint}</numerusform>
        </translation>
    </message>
    <message>
        <source>The slip printer did not say that it has finished; look for the slip</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Máy in phiếu không báo đã in xong; tìm phiếu</translation>
    </message>
    <message>
        <source>The slip printer went away while the slip came out; look for the slip</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Mất máy in phiếu khi phiếu đang ra; tìm phiếu</translation>
    </message>
    <message>
        <source>The slip printer takes no more: switch it off and on, then print again</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Máy in phiếu không nhận thêm: tắt rồi bật lại, sau đó in lại</translation>
    </message>
    <message>
        <source>Lamp</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Đèn</translation>
    </message>
    <message>
        <source>It does not obey its lamp</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Không theo lệnh đèn</translation>
    </message>
    <message>
        <source>Inhibit</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Chặn</translation>
    </message>
    <message>
        <source>It does not open or close</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Không mở hay đóng</translation>
    </message>
    <message>
        <source>Busy</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bận</translation>
    </message>
    <message>
        <source>It says it is busy</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Báo đang bận</translation>
    </message>
    <message>
        <source>Long check</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Kiểm dài</translation>
    </message>
    <message>
        <source>Its self check has two bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Tự kiểm tra có hai byte</translation>
    </message>
    <message>
        <source>Error 15</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Lỗi 15</translation>
    </message>
    <message>
        <source>It says error 15, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Báo lỗi 15, một lần</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bị thay</translation>
    </message>
    <message>
        <source>Another board, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Mạch khác, một lần</translation>
    </message>
    <message>
        <source>It is not certain whether this was recorded: the disk with {path} failed at the last moment ({trouble}). The journal is read again first; look at the table, then go on from what it shows.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Không chắc việc này đã được ghi: đĩa chứa {path} bị lỗi vào phút chót ({trouble}). Nhật ký được đọc lại trước; xem bàn, rồi tiếp tục từ những gì nó hiện.</translation>
    </message>
    <message>
        <source>Nothing was recorded: another program has changed the journal {path} while it was open. Leave it as it is and call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Chưa ghi được gì: chương trình khác đã đổi nhật ký {path} khi đang mở. Để nguyên và gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>the note of its end beside the key is missing or was altered</source>
        <extracomment>journal/head_file.py</extracomment>
        <translation>ghi chú phần cuối cạnh khóa bị thiếu hoặc đã bị sửa</translation>
    </message>
    <message>
        <source>The journal {path} was altered by another program ({what}): leave it as it is, call a technician, and open the newest backup.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>Nhật ký {path} bị chương trình khác sửa ({what}): để nguyên, gọi kỹ thuật viên và mở bản sao mới nhất.</translation>
    </message>
    <message>
        <source>Definitions were changed since the table was closed: {changes}</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>Định nghĩa đã đổi từ khi đóng bàn: {changes}</translation>
    </message>
    <message>
        <source>Definitions were changed in an open round; what they were is not on record</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>Định nghĩa đã đổi khi ván đang mở; không có ghi chép bản cũ</translation>
    </message>
    <message>
        <source>Definitions were changed in an open round and wait for the next opening: {changes}</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>Định nghĩa đã đổi khi ván đang mở và chờ lần mở sau: {changes}</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>và thêm nữa</translation>
    </message>
    <message>
        <source>no pay, but something else</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>không phải mức trả, mà là thứ khác</translation>
    </message>
    <message>
        <source>The staff register {path} is missing, and one was founded here: put it back from its backup, or call a technician.</source>
        <extracomment>staff/birth_mark.py</extracomment>
        <translation>Thiếu sổ nhân viên {path} đã lập tại đây: khôi phục từ bản sao, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The staff register {path} is not the one that was founded here: put that one back from its backup, or call a technician.</source>
        <extracomment>staff/birth_mark.py</extracomment>
        <translation>Sổ nhân viên {path} không phải sổ đã lập tại đây: khôi phục sổ đó từ bản sao, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>No chip lies at seat {seat}; put one on the sensor</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Không có phỉnh ở ghế {seat}; đặt một phỉnh lên cảm biến</translation>
    </message>
    <message>
        <source>The sensor of seat {seat} sees no chip either</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Cảm biến của ghế {seat} cũng không thấy phỉnh</translation>
    </message>
    <message>
        <source>Two cards and the flop count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Tính hai lá và flop</translation>
    </message>
    <message>
        <source>All five dealt cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Tính cả năm lá được chia</translation>
    </message>
    <message>
        <source>The best four cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Tính bốn lá tốt nhất</translation>
    </message>
    <message>
        <source>Two cards and the board count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Tính hai lá và bài chung</translation>
    </message>
    <message>
        <source>Two cards and the up card count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Tính hai lá và lá ngửa</translation>
    </message>
    <message>
        <source>The first three cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Tính ba lá đầu</translation>
    </message>
    <message>
        <source>left from last round: {seats}. Lift it, or touch the seat</source>
        <extracomment>table/guide/chip_words.py</extracomment>
        <translation>còn từ ván trước: {seats}. Nhấc lên, hoặc chạm ghế</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips count</source>
        <extracomment>table/guide/chip_words.py; one: {n} chip counts</extracomment>
        <translation>
            <numerusform>{n} phỉnh được tính</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Late chips at {seats}: give them back</source>
        <extracomment>table/guide/chip_words.py; one: Late chip at {seats}: give it back</extracomment>
        <translation>
            <numerusform>Phỉnh trễ ở {seats}: trả lại</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the chips of {seats}</source>
        <extracomment>table/guide/chip_words.py; one: Leave the chip of {seats}</extracomment>
        <translation>
            <numerusform>Để nguyên phỉnh của {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the chips of {seats}</source>
        <extracomment>table/guide/chip_words.py; one: Clear the chip of {seats}</extracomment>
        <translation>
            <numerusform>Dọn phỉnh của {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips. Has each of them a game wager?</source>
        <extracomment>table/guide/chip_words.py; one: {n} chip. Has it a game wager?</extracomment>
        <translation>
            <numerusform>{n} phỉnh. Mỗi phỉnh đều có cược chính?</numerusform>
        </translation>
    </message>
    <message>
        <source>touch {seats} if it plays</source>
        <extracomment>table/guide/chip_words.py</extracomment>
        <translation>chạm {seats} nếu có chơi</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have no game wager</source>
        <extracomment>table/guide/chip_words.py; one: {seats} has no game wager</extracomment>
        <translation>
            <numerusform>{seats} không có cược chính</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the wagers back first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Trả lại tiền cược trước</translation>
    </message>
    <message>
        <source>No round is running</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Không có ván đang chạy</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} seats not ticked</source>
        <extracomment>table/guide/controls.py; one: Hold: {n} seat not ticked</extracomment>
        <translation>
            <numerusform>Giữ: {n} ghế chưa đánh dấu</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold 0.8 s, nothing dealt</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Giữ 0,8 giây, chưa chia bài</translation>
    </message>
    <message>
        <source>Card swiped. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đã quẹt thẻ. Nhấn để bỏ</translation>
    </message>
    <message>
        <source>{n} prizes, {total}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>{n} giải, {total}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}, {prize}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Ghế {seat}: {hand}, {prize}</translation>
    </message>
    <message>
        <source>Not at this table</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Bàn này không có</translation>
    </message>
    <message>
        <source>No small prize is on</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Chưa bật giải nhỏ nào</translation>
    </message>
    <message>
        <source>The cards say otherwise</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Bài cho thấy khác</translation>
    </message>
    <message>
        <source>These hands need a card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Các tay này cần thẻ</translation>
    </message>
    <message>
        <source>Needs a Supervisor card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Cần thẻ Supervisor</translation>
    </message>
    <message>
        <source>Card first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Thẻ trước đã</translation>
    </message>
    <message>
        <source>A late win comes first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đang ghi giải trễ</translation>
    </message>
    <message>
        <source>Leave {seats} face up</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>Để ngửa {seats}</translation>
    </message>
    <message>
        <source>Taking a fold back</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Lấy lại bỏ bài</translation>
    </message>
    <message>
        <source>Another stage of the deal</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Giai đoạn chia bài khác</translation>
    </message>
    <message>
        <source>The stage before</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Giai đoạn trước</translation>
    </message>
    <message>
        <source>COLLECTED</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐÃ THU</translation>
    </message>
    <message>
        <source>The peek</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Soi bài</translation>
    </message>
    <message>
        <source>CHANGE THE HAND</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐỔI TAY BÀI</translation>
    </message>
    <message>
        <source>A seat that plays</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Một ghế có chơi</translation>
    </message>
    <message>
        <source>A chip that stays</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Một phỉnh ở lại</translation>
    </message>
    <message>
        <source>A duty</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Việc cần làm</translation>
    </message>
    <message>
        <source>PAID</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐÃ TRẢ</translation>
    </message>
    <message>
        <source>ALL PAID</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐÃ TRẢ HẾT</translation>
    </message>
    <message>
        <source>KEEP THE ROUND</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>GIỮ VÁN</translation>
    </message>
    <message>
        <source>ALL GIVEN BACK</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐÃ TRẢ LẠI HẾT</translation>
    </message>
    <message>
        <source>A late win</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Một giải trễ</translation>
    </message>
    <message numerus="yes">
        <source>{n} jackpot wagers</source>
        <extracomment>table/guide/prompt_words.py; one: {n} jackpot wager</extracomment>
        <translation>
            <numerusform>{n} cược jackpot</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay seat {seat}, then press PAID</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Trả ghế {seat}, rồi nhấn ĐÃ TRẢ</translation>
    </message>
    <message>
        <source>Everybody is paid. Press {button}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Đã trả mọi người. Nhấn {button}</translation>
    </message>
    <message>
        <source>Press DEALER CONFIRM</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Nhấn DEALER CONFIRM</translation>
    </message>
    <message>
        <source>Records the late win; a second person&apos;s card follows</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Ghi giải trễ; sau đó đến thẻ người thứ hai</translation>
    </message>
    <message>
        <source>{first} has approved; nothing is recorded yet</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{first} đã chấp thuận; chưa ghi gì</translation>
    </message>
    <message>
        <source>It voids round {round}: {why}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Hủy ván {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round} is void: give every wager back</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Ván {round} bị hủy: trả lại mọi tiền cược</translation>
    </message>
    <message>
        <source>{returned}. Then reshuffle</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{returned}. Rồi xáo bài lại</translation>
    </message>
    <message>
        <source>Key switch lost: swipe a Supervisor&apos;s card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Mất ổ khóa: quẹt thẻ Supervisor</translation>
    </message>
    <message>
        <source>It stands for the key. {claims}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Thay cho chìa. {claims}</translation>
    </message>
    <message>
        <source>The win is on record; the card takes it off the meter, as RUN would</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Giải đã được ghi; thẻ trừ giải khỏi đồng hồ, như RUN</translation>
    </message>
    <message>
        <source>It lets the round go on, as RUN would; or mend the switch</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Cho ván tiếp tục, như RUN; hoặc sửa ổ khóa</translation>
    </message>
    <message>
        <source>Supervisor: swipe your card, then press J-POT</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Supervisor: quẹt thẻ, rồi nhấn J-POT</translation>
    </message>
    <message>
        <source>It says on record who holds the key. {claims}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Ghi lại ai giữ chìa. {claims}</translation>
    </message>
    <message>
        <source>To every player</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Cho mọi người chơi</translation>
    </message>
    <message>
        <source>{amount} envy, from the tray</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Envy {amount}, từ khay</translation>
    </message>
    <message>
        <source>{amount}; last, {envy} envy</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{amount}; cuối cùng, Envy {envy}</translation>
    </message>
    <message>
        <source>{sensor} off seat {seats}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{sensor} từ ghế {seats}</translation>
    </message>
    <message>
        <source>{off}, leave {other}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{off}, để lại {other}</translation>
    </message>
    <message numerus="yes">
        <source>Off seats {seats}</source>
        <extracomment>table/guide/prompt_words.py; one: Off seat {seats}</extracomment>
        <translation>
            <numerusform>Từ ghế {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect the folds at once: {seats}; then touch {next}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Thu ngay bài bỏ: {seats}; rồi chạm {next}</translation>
    </message>
    <message>
        <source>{either} or {other}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{either} hoặc {other}</translation>
    </message>
    <message>
        <source>1 of {n} shares of {whole}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>1/{n} phần của {whole}</translation>
    </message>
    <message numerus="yes">
        <source>seats {seats}</source>
        <extracomment>table/guide/words.py; one: seat {seats}</extracomment>
        <translation>
            <numerusform>ghế {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} shares of {each}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{n} phần {each}</translation>
    </message>
    <message>
        <source>{n} shares, {first} and {last}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{n} phần, {first} và {last}</translation>
    </message>
    <message>
        <source>{place} stays face up: {hand}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>{place} để ngửa: {hand}</translation>
    </message>
    <message>
        <source>COVER ALL loses: {place} is highest, {hand}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>COVER ALL thua: {place} cao nhất, {hand}</translation>
    </message>
    <message>
        <source>{place}: {hand}, pays {pays}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>{place}: {hand}, trả {pays}</translation>
    </message>
    <message>
        <source>Write a note of at least {n} words: what happened, and who saw it</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Ghi chú ít nhất {n} từ: chuyện gì xảy ra, ai đã thấy</translation>
    </message>
    <message>
        <source>A late win waits for its cards; swipe them or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Một giải trễ đang chờ thẻ; quẹt thẻ hoặc hủy trước đã</translation>
    </message>
    <message>
        <source>{what} waits: the key switch does not answer; swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{what} phải chờ: ổ khóa không trả lời; quẹt thẻ Supervisor</translation>
    </message>
    <message>
        <source>The key switch does not answer; mend it, or swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Ổ khóa không trả lời; sửa nó, hoặc quẹt thẻ Supervisor</translation>
    </message>
    <message>
        <source>Who holds the key? Swipe a Supervisor&apos;s card, then press J-POT</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Ai giữ chìa? Quẹt thẻ Supervisor, rồi nhấn J-POT</translation>
    </message>
    <message>
        <source>Nobody deals; swipe a dealer card first</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Chưa có ai chia bài; quẹt thẻ dealer trước</translation>
    </message>
    <message>
        <source>No dealer confirms alone here; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Ở đây dealer không tự xác nhận; gọi giám sát</translation>
    </message>
    <message>
        <source>The cards say something else than the button; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Bài khác với nút đã nhấn; gọi giám sát</translation>
    </message>
    <message>
        <source>These hands need a card; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Các tay này cần thẻ; gọi giám sát</translation>
    </message>
    <message>
        <source>No small prize is on; press the winning hand first</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Chưa bật giải nhỏ nào; nhấn tay bài thắng trước</translation>
    </message>
    <message>
        <source>Answer LEAVE UP at seat {seat}; it is no wager of its own</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Trả lời ĐỂ LẠI ở ghế {seat}; đó không phải cược riêng</translation>
    </message>
    <message>
        <source>Seat {seat} may insure {most} at most, half of its blackjack wager</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Ghế {seat} bảo hiểm tối đa {most}, nửa cược blackjack</translation>
    </message>
    <message>
        <source>Insurance needs an ace up</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Bảo hiểm cần lá át ngửa</translation>
    </message>
    <message>
        <source>The dealer has looked already; insurance is closed</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Nhà cái đã soi bài; bảo hiểm đã đóng</translation>
    </message>
    <message>
        <source>Seat {seat} has no blackjack wager to insure</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Ghế {seat} không có cược blackjack để bảo hiểm</translation>
    </message>
    <message>
        <source>The dealer has blackjack; nobody draws</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Nhà cái có blackjack; không ai rút</translation>
    </message>
    <message>
        <source>Look for blackjack first</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Soi blackjack trước</translation>
    </message>
    <message>
        <source>Seat {seat} has given its hand up</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Ghế {seat} đã đầu hàng</translation>
    </message>
    <message>
        <source>Ask seat {seat} for LEAVE UP first; a double matches it</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Hỏi ghế {seat} về ĐỂ LẠI trước; gấp đôi theo số đó</translation>
    </message>
    <message>
        <source>A double is for the first two cards of a hand</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Chỉ gấp đôi với hai lá đầu của một tay</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks cannot make {hand} at {seats}; look which seat holds it</source>
        <extracomment>table/procedures/contradictions.py; one: One deck cannot make {hand} at {seats}; look which seat holds it</extracomment>
        <translation>
            <numerusform>{n} bộ bài không thể cho {hand} ở {seats}; xem ghế nào có</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} is on for {seats}: the board is everybody&apos;s, so {others} cannot hold another hand</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{hand} đang bật cho {seats}: bài chung là của mọi người, nên {others} không thể có tay khác</translation>
    </message>
    <message>
        <source>{hand} is on for {seats} only: the board is everybody&apos;s, press it for {missing} too</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{hand} chỉ bật cho {seats}: bài chung là của mọi người, nhấn cho cả {missing}</translation>
    </message>
    <message>
        <source>The dealer stands with {total}; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Nhà cái dừng với {total}; không rút thêm được</translation>
    </message>
    <message>
        <source>Seat {seat} is bust with {total}; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Ghế {seat} quắc với {total}; không rút thêm được</translation>
    </message>
    <message>
        <source>Seat {seat} stands with 21; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Ghế {seat} dừng với 21; không rút thêm được</translation>
    </message>
    <message>
        <source>A split ace gets one card only; choose another place</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Át tách chỉ nhận một lá; chọn chỗ khác</translation>
    </message>
    <message>
        <source>Seat {seat} has doubled; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Ghế {seat} đã gấp đôi; không rút thêm được</translation>
    </message>
    <message>
        <source>Card entered wrongly</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Nhập sai lá bài</translation>
    </message>
    <message>
        <source>No wager at this seat</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Ghế này không có cược</translation>
    </message>
    <message>
        <source>Hand was folded</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Tay đã bỏ bài</translation>
    </message>
    <message>
        <source>NOT A WIN needs a reason from the list</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>KHÔNG THẮNG cần lý do trong danh sách</translation>
    </message>
    <message>
        <source>The cards of seat {seat} make no open hand; look again</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Bài của ghế {seat} không có tay nào đang chờ; xem lại</translation>
    </message>
    <message>
        <source>Seat {seat}: NOT A WIN for {hand} was taken back</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Ghế {seat}: đã bỏ KHÔNG THẮNG cho {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {hand}, and it was not paid. NOT A WIN: {reason}</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Ghế {seat}: bài là {hand}, và chưa được trả. KHÔNG THẮNG: {reason}</translation>
    </message>
    <message>
        <source>The prizes at hand do not ask for that; look at the list</source>
        <extracomment>table/procedures/duties.py</extracomment>
        <translation>Các giải hiện có không cần việc đó; xem danh sách</translation>
    </message>
    <message>
        <source>Opens in {n} s</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Mở sau {n} giây</translation>
    </message>
    <message>
        <source>{end} opens 3 seconds after {start}; wait a moment</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{end} mở 3 giây sau {start}; chờ một chút</translation>
    </message>
    <message numerus="yes">
        <source>Take the chips off {seats}</source>
        <extracomment>table/procedures/ending.py; one: Take the chip off {seats}</extracomment>
        <translation>
            <numerusform>Lấy phỉnh khỏi {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} still lie there; take them off first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} still lies there; take it off first</extracomment>
        <translation>
            <numerusform>Phỉnh của {seats} vẫn còn đó; lấy đi trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Take chip: {seats}</extracomment>
        <translation>
            <numerusform>Lấy phỉnh: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip left there would not count next round.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Phỉnh để lại thì ván sau không tính.</translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} stayed on the spot; collect them or give them back first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} stayed on the spot; collect it or give it back first</extracomment>
        <translation>
            <numerusform>Phỉnh của {seats} còn trên chỗ; thu hoặc trả lại trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Clear chip: {seats}</extracomment>
        <translation>
            <numerusform>Dọn phỉnh: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Thu {seats}</translation>
    </message>
    <message>
        <source>stake back to {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>trả tiền cược cho {seats}</translation>
    </message>
    <message>
        <source>Chips on {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Còn phỉnh ở {seats}</translation>
    </message>
    <message>
        <source>It comes before the hands are played.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Việc này đến trước khi chơi các tay bài.</translation>
    </message>
    <message>
        <source>Mark the side of {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Đánh dấu bên của {seats}</translation>
    </message>
    <message>
        <source>The coup makes a winning hand and the side of {seats} is not known; mark it first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Ván bài có tay thắng và chưa biết bên của {seats}; đánh dấu trước đã</translation>
    </message>
    <message>
        <source>Side of {seats} open</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Chưa rõ bên của {seats}</translation>
    </message>
    <message>
        <source>The coup makes a winning hand. Touch the seat and say which side it is on.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Ván bài có tay thắng. Chạm ghế và cho biết ghế theo bên nào.</translation>
    </message>
    <message>
        <source>The hands are not played out</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Các tay bài chưa chơi xong</translation>
    </message>
    <message>
        <source>The hands are not played out; let every seat decide first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Các tay bài chưa chơi xong; để mọi ghế quyết định trước</translation>
    </message>
    <message>
        <source>Every seat decides, then the cards are turned.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Mọi ghế quyết định, rồi lật bài.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} hold {hand}</source>
        <extracomment>table/procedures/ending.py; one: {seats} holds {hand}</extracomment>
        <translation>
            <numerusform>{seats} có {hand}</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}; press the hand, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{title}; nhấn tay bài, hoặc KHÔNG THẮNG kèm lý do</translation>
    </message>
    <message>
        <source>{seats}: {hand} open</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{seats}: {hand} đang chờ</translation>
    </message>
    <message>
        <source>Hand of {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Tay bài của {seats}</translation>
    </message>
    <message>
        <source>Press its hand, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Nhấn tay bài, hoặc KHÔNG THẮNG kèm lý do</translation>
    </message>
    <message>
        <source>Call the supervisor, or turn the hand off</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Gọi giám sát, hoặc tắt tay bài</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats to pay</source>
        <extracomment>table/procedures/ending.py; one: {n} seat to pay</extracomment>
        <translation>
            <numerusform>{n} ghế cần trả</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seats are not ticked as paid; pay them and press PAID</source>
        <extracomment>table/procedures/ending.py; one: {n} seat is not ticked as paid; pay it and press PAID</extracomment>
        <translation>
            <numerusform>{n} ghế chưa đánh dấu đã trả; trả tiền và nhấn ĐÃ TRẢ</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Trả {seats}</translation>
    </message>
    <message>
        <source>One after the other, then press PAID</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Lần lượt từng ghế, rồi nhấn ĐÃ TRẢ</translation>
    </message>
    <message>
        <source>Cards to be kept</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Bài cần giữ lại</translation>
    </message>
    <message>
        <source>The cards of a large win are to be kept; bag them and tick it first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Phải giữ bài của giải lớn; cho vào túi và đánh dấu trước</translation>
    </message>
    <message>
        <source>Keep the cards of the win</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Giữ lại bài của giải</translation>
    </message>
    <message>
        <source>Bag and label them, then tick it</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Cho vào túi, dán nhãn, rồi đánh dấu</translation>
    </message>
    <message>
        <source>Nobody folds in {game}</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{game} không có bỏ bài</translation>
    </message>
    <message>
        <source>Seat {seat} has bet {wager}; its hand stays in</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Ghế {seat} đã cược {wager}; tay bài vẫn còn</translation>
    </message>
    <message>
        <source>Hands fold at {stage} only; go back to it first</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Chỉ bỏ bài ở {stage}; quay lại đó trước</translation>
    </message>
    <message>
        <source>House Money: collect first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money: thu trước</translation>
    </message>
    <message>
        <source>Peek first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Soi bài trước</translation>
    </message>
    <message>
        <source>House Money: {n} to ask</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money: còn hỏi {n}</translation>
    </message>
    <message>
        <source>{waits}; it comes before the hands are played</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>{waits}; việc này đến trước khi chơi các tay bài</translation>
    </message>
    <message>
        <source>This makes a blackjack, and the peek said none; touch Peek and correct it first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Thành blackjack, mà soi bài nói không; chạm Soi bài và sửa trước</translation>
    </message>
    <message>
        <source>This makes no blackjack, and the peek said one; touch Peek and correct it first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Không thành blackjack, mà soi bài nói có; chạm Soi bài và sửa trước</translation>
    </message>
    <message>
        <source>House Money has not won at seat {seat}; nothing can be left up</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money không thắng ở ghế {seat}; không có gì để lại</translation>
    </message>
    <message>
        <source>Enter the dealer&apos;s up card first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Nhập lá ngửa của nhà cái trước</translation>
    </message>
    <message>
        <source>Look for blackjack first, then ask seat {seat}</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Soi blackjack trước, rồi hỏi ghế {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} plays its hand already; what was left up stays</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Ghế {seat} đang chơi tay bài; phần để lại giữ nguyên</translation>
    </message>
    <message>
        <source>No House Money has lost; there is nothing to collect</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Không House Money nào thua; không có gì để thu</translation>
    </message>
    <message>
        <source>The dealer shows no ace and no ten; there is nothing to look for</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Nhà cái không ngửa át hay mười; không có gì để soi</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is known; correct it on the card pad</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Đã biết lá thứ hai của nhà cái; sửa ở bảng nhập bài</translation>
    </message>
    <message>
        <source>Not with a dealer blackjack; pay House Money out</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Không được khi nhà cái có blackjack; trả hết House Money</translation>
    </message>
    <message>
        <source>Seat {seat} may leave up {proceeds} at most, the win with its stake</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Ghế {seat} để lại tối đa {proceeds}, tiền thắng và tiền cược</translation>
    </message>
    <message>
        <source>Found on camera</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Thấy trên camera</translation>
    </message>
    <message>
        <source>Hand read wrongly</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Đọc sai tay bài</translation>
    </message>
    <message>
        <source>Hand button not pressed</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Không nhấn nút tay bài</translation>
    </message>
    <message>
        <source>Recorded for another seat</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Ghi cho ghế khác</translation>
    </message>
    <message>
        <source>A late win needs a reason from the list</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Giải trễ cần lý do trong danh sách</translation>
    </message>
    <message>
        <source>A late win is recorded between two rounds; now {phase}</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Giải trễ chỉ ghi giữa hai ván; hiện giờ {phase}</translation>
    </message>
    <message>
        <source>Round {round} is not over; press its hand at the table</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Ván {round} chưa xong; nhấn tay bài tại bàn</translation>
    </message>
    <message>
        <source>Choose one seat: every seat has its own hand here</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Chọn một ghế: ở đây mỗi ghế có tay bài riêng</translation>
    </message>
    <message>
        <source>Seat {seats} had no wager in round {round}</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Ghế {seats} không có cược trong ván {round}</translation>
    </message>
    <message>
        <source>A win of seat {seat} in round {round} is on record; back it out first</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Giải của ghế {seat} ở ván {round} đã được ghi; hoàn lại trước đã</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card stands for the key</source>
        <extracomment>table/procedures/lost_key.py</extracomment>
        <translation>Thẻ Supervisor thay cho chìa</translation>
    </message>
    <message>
        <source>{name} was part of it; another person has to take note of it</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>{name} có tham gia; người khác phải ghi nhận</translation>
    </message>
    <message>
        <source>Seat {seat} is not to be paid now; look at the list</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Giờ chưa trả ghế {seat}; xem danh sách</translation>
    </message>
    <message>
        <source>Only a prize off the meter can wait for the cage; pay it from the tray</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Chỉ giải từ đồng hồ mới chờ quầy trả; trả từ khay</translation>
    </message>
    <message>
        <source>Nobody is left to be paid</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Không còn ai để trả</translation>
    </message>
    <message>
        <source>No seat is ticked yet; there is nothing to undo</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Chưa đánh dấu ghế nào; không có gì để hoàn tác</translation>
    </message>
    <message>
        <source>The tax form of seat {seat} comes first; tick it when it is done</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Phiếu thuế của ghế {seat} trước đã; đánh dấu khi xong</translation>
    </message>
    <message>
        <source>Who plays is known here; no seat has to be marked</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>Ở đây đã biết ai chơi; không cần đánh dấu ghế</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have not decided</source>
        <extracomment>table/procedures/stages.py; one: {seats} has not decided</extracomment>
        <translation>
            <numerusform>{seats} chưa quyết định</numerusform>
        </translation>
    </message>
    <message>
        <source>{stage} lies behind; touch the last stage to go back</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{stage} đã qua; chạm giai đoạn cuối để quay lại</translation>
    </message>
    <message>
        <source>{undecided}; ask them, then touch {stage} again</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{undecided}; hỏi họ, rồi chạm lại {stage}</translation>
    </message>
    <message>
        <source>The deal stands at its first stage; there is none before it</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Đang ở giai đoạn chia đầu tiên; không có giai đoạn trước</translation>
    </message>
    <message>
        <source>This table plays without stages</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Bàn này chơi không theo giai đoạn</translation>
    </message>
    <message>
        <source>Recording a late win needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Ghi giải trễ cần thẻ {card}</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card voids a round</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Thẻ Supervisor hủy ván</translation>
    </message>
    <message>
        <source>Fetch an Executive, then press READY</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Mời Executive, rồi nhấn SẴN SÀNG</translation>
    </message>
    <message>
        <source>The win waits for a card; press BACK TO TABLE before a side changes</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Giải đang chờ thẻ; nhấn VỀ BÀN trước khi đổi bên</translation>
    </message>
    <message>
        <source>Seat {seat} was marked {side} when the cards were known; look at the camera</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Ghế {seat} được đánh dấu {side} khi đã biết bài; xem camera</translation>
    </message>
    <message>
        <source>without a side</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>không có bên</translation>
    </message>
    <message>
        <source>Read again on the layout</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Đọc lại trên mặt bàn</translation>
    </message>
    <message>
        <source>Checked with the camera</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Đã kiểm bằng camera</translation>
    </message>
    <message>
        <source>{hand} is one hand for {n} seats: NOT A WIN takes all of them off. For a wrong seat go back to the table and mark its side</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>{hand} là một tay cho {n} ghế: KHÔNG THẮNG sẽ bỏ tất cả. Nếu sai ghế, về bàn và đánh dấu bên của ghế đó</translation>
    </message>
    <message>
        <source>The cards of seat {seat} make no other winning hand</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Bài của ghế {seat} không thành tay thắng nào khác</translation>
    </message>
    <message>
        <source>choose why it is confirmed all the same</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>chọn lý do vẫn xác nhận</translation>
    </message>
    <message>
        <source>{said}. Confirmed: {reason}</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>{said}. Đã xác nhận: {reason}</translation>
    </message>
    <message>
        <source>Round {round} is void; give every wager back first</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>Ván {round} bị hủy; trả lại mọi tiền cược trước</translation>
    </message>
    <message>
        <source>The key switch does not answer; swipe a Supervisor&apos;s card first</source>
        <extracomment>table/state.py</extracomment>
        <translation>Ổ khóa không trả lời; quẹt thẻ Supervisor trước</translation>
    </message>
    <message>
        <source>UP</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>NGỬA</translation>
    </message>
    <message>
        <source>{name} cannot leave this table; a Supervisor or a technician can</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>{name} không thể rời bàn này; Supervisor hoặc kỹ thuật viên thì được</translation>
    </message>
    <message>
        <source>Choose the game</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Chọn trò chơi</translation>
    </message>
    <message>
        <source>Steps of the round</source>
        <extracomment>ui/pages/replay/page.py</extracomment>
        <translation>Các bước của ván</translation>
    </message>
    <message>
        <source>No card, no void</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Không thẻ, không hủy</translation>
    </message>
    <message>
        <source>The round has begun</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Ván đã bắt đầu</translation>
    </message>
    <message>
        <source>The tray paid it, so no meter moves.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Khay đã trả, nên đồng hồ không đổi.</translation>
    </message>
    <message>
        <source>Back out win {number}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Hoàn lại giải {number}</translation>
    </message>
    <message>
        <source>CLOSE</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>ĐÓNG</translation>
    </message>
    <message>
        <source>It is on record</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Đã được ghi</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}, {prize}, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Ghế {seat}: {hand}, {prize}, ván {round}</translation>
    </message>
    <message>
        <source>Seats {seats}: {hand}, {prize} in {n} shares, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Ghế {seats}: {hand}, {prize} chia {n} phần, ván {round}</translation>
    </message>
    <message>
        <source>Envy of {total} for it is no longer due: take back what was paid</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Không còn phải trả Envy {total}: lấy lại phần đã trả</translation>
    </message>
    <message>
        <source>Its envy of {total} stays paid</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Envy {total} đã trả cho giải này và giữ nguyên</translation>
    </message>
    <message>
        <source>{n} SHARES, {prize}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>{n} PHẦN, {prize}</translation>
    </message>
    <message>
        <source>What happened to win {number}?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Chuyện gì với giải {number}?</translation>
    </message>
    <message>
        <source>The tray paid it, so no meter moved</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Khay đã trả, nên đồng hồ không đổi</translation>
    </message>
    <message>
        <source>Meter {before} → {after}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Đồng hồ {before} → {after}</translation>
    </message>
    <message>
        <source>House Money</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money</translation>
    </message>
    <message>
        <source>Collect the losing House Money</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Thu House Money thua</translation>
    </message>
    <message>
        <source>Look for blackjack before you pay</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Soi blackjack trước khi trả</translation>
    </message>
    <message>
        <source>LEAVE UP at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐỂ LẠI ở ghế {seat}</translation>
    </message>
    <message>
        <source>Up to {most}, the win with its stake</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Đến {most}, tiền thắng và tiền cược</translation>
    </message>
    <message>
        <source>NONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>KHÔNG</translation>
    </message>
    <message>
        <source>ALL</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>TẤT CẢ</translation>
    </message>
    <message>
        <source>The dealer shows an ace</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nhà cái ngửa lá át</translation>
    </message>
    <message>
        <source>The dealer shows a ten</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nhà cái ngửa lá mười</translation>
    </message>
    <message>
        <source>then seat {seat}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>rồi ghế {seat}</translation>
    </message>
    <message>
        <source>Pay seat {seat} {amount}, nothing stays up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả ghế {seat} {amount}, không để lại gì</translation>
    </message>
    <message>
        <source>Not with a dealer blackjack</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Không được khi nhà cái có blackjack</translation>
    </message>
    <message>
        <source>Pay seat {seat} {amount}, then ask: LEAVE UP?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả ghế {seat} {amount}, rồi hỏi: ĐỂ LẠI?</translation>
    </message>
    <message>
        <source>Collect the losers first</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Thu cược thua trước</translation>
    </message>
    <message>
        <source>House Money lost: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money thua: {seats}</translation>
    </message>
    <message>
        <source>Ace up. Is it a blackjack?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Ngửa át. Có blackjack không?</translation>
    </message>
    <message>
        <source>Ten up. Is it a blackjack?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Ngửa mười. Có blackjack không?</translation>
    </message>
    <message>
        <source>Nothing of House Money is paid before the answer</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Chưa trả House Money trước khi có câu trả lời</translation>
    </message>
    <message>
        <source>House Money is done</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money đã xong</translation>
    </message>
    <message>
        <source>Dealer blackjack: nothing stays up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nhà cái blackjack: không để lại gì</translation>
    </message>
    <message>
        <source>Settle {jackpot}, then press {end}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Thanh toán {jackpot}, rồi nhấn {end}</translation>
    </message>
    <message>
        <source>Play the hands</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Chơi các tay bài</translation>
    </message>
    <message>
        <source>NO BLACKJACK</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>KHÔNG BLACKJACK</translation>
    </message>
    <message>
        <source>Pay, then ask each winner</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả, rồi hỏi từng người thắng</translation>
    </message>
    <message>
        <source>Pay, nothing may stay up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả, không được để lại gì</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không có gì để thu</translation>
    </message>
    <message>
        <source>Collect: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Thu: {seats}</translation>
    </message>
    <message>
        <source>Collected: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Đã thu: {seats}</translation>
    </message>
    <message>
        <source>Peek</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Soi bài</translation>
    </message>
    <message>
        <source>Peek: blackjack</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Soi: blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Soi: không blackjack</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không ai thắng</translation>
    </message>
    <message>
        <source>Pay and ask, seat 1 to 7</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả và hỏi, ghế 1 đến 7</translation>
    </message>
    <message>
        <source>Paid and asked</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Đã trả và hỏi</translation>
    </message>
    <message>
        <source>paying now</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>đang trả</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>tiếp</translation>
    </message>
    <message>
        <source>later</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>sau</translation>
    </message>
    <message>
        <source>after the peek</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>sau khi soi bài</translation>
    </message>
    <message>
        <source>after the losers</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>sau cược thua</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Chưa được</translation>
    </message>
    <message>
        <source>paid, none left</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>đã trả, không để lại</translation>
    </message>
    <message>
        <source>ALL left up: {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>để lại HẾT: {amount}</translation>
    </message>
    <message>
        <source>paid, left up: {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>đã trả, để lại: {amount}</translation>
    </message>
    <message>
        <source>{pay} on {stake}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>{pay} với cược {stake}</translation>
    </message>
    <message>
        <source>PAY {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>TRẢ {amount}</translation>
    </message>
    <message>
        <source>of {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>trong {amount}</translation>
    </message>
    <message>
        <source>Takes {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Lấy {amount}</translation>
    </message>
    <message>
        <source>PART {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>PHẦN {amount}</translation>
    </message>
    <message>
        <source>ALL {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>HẾT {amount}</translation>
    </message>
    <message>
        <source>Takes nothing</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không lấy gì</translation>
    </message>
    <message>
        <source>KEYPAD</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>BÀN PHÍM</translation>
    </message>
    <message>
        <source>DONE, SEAT {seat} NEXT</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>XONG, TIẾP GHẾ {seat}</translation>
    </message>
    <message>
        <source>Ask: none, part or all?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Hỏi: không, một phần hay hết?</translation>
    </message>
    <message>
        <source>Entire wager {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Toàn bộ cược {amount}</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card first, then the others.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Lá ngửa của nhà cái trước, rồi các lá khác.</translation>
    </message>
    <message>
        <source>As they are dealt: Player, Banker, Player, Banker.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Theo thứ tự chia: Player, Banker, Player, Banker.</translation>
    </message>
    <message>
        <source>Two cards a seat, then the dealer. Touch whoever draws.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Hai lá mỗi ghế, rồi nhà cái. Chạm ai rút bài.</translation>
    </message>
    <message>
        <source>Seat by seat, then the board, then the dealer.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Từng ghế, rồi bài chung, rồi nhà cái.</translation>
    </message>
    <message>
        <source>Seat by seat, then the dealer.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Từng ghế, rồi nhà cái.</translation>
    </message>
    <message>
        <source>The last act</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Thao tác cuối</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Chưa có gì</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} cards go</source>
        <extracomment>ui/pages/cards/presenter/pad.py; one: Hold: {n} card goes</extracomment>
        <translation>
            <numerusform>Giữ: xóa {n} lá</numerusform>
        </translation>
    </message>
    <message>
        <source>it stands for the key that is not seen, on record</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>thay cho chìa không thấy, có ghi lại</translation>
    </message>
    <message>
        <source>Key switch: no answer</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Ổ khóa: không trả lời</translation>
    </message>
    <message>
        <source>{cure} Or a Supervisor&apos;s card stands for the key.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>{cure} Hoặc thẻ Supervisor thay cho chìa.</translation>
    </message>
    <message>
        <source>it voids the round; KEEP THE ROUND lets it go on</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>sẽ hủy ván; GIỮ VÁN thì ván tiếp tục</translation>
    </message>
    <message>
        <source>Cards are out: a void needs a Supervisor&apos;s card.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Đã chia bài: hủy ván cần thẻ Supervisor.</translation>
    </message>
    <message>
        <source>A void was asked for</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Đã yêu cầu hủy ván</translation>
    </message>
    <message>
        <source>it says who holds the key</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>cho biết ai giữ chìa</translation>
    </message>
    <message>
        <source>The house wants to know before J-POT records.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Nhà cái cần biết trước khi J-POT ghi.</translation>
    </message>
    <message>
        <source>Who holds the key?</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Ai giữ chìa?</translation>
    </message>
    <message>
        <source>Swipe a Supervisor&apos;s card</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Quẹt thẻ Supervisor</translation>
    </message>
    <message>
        <source>Bust: take the wager, pay the jackpot, then the cards</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Quắc: lấy tiền cược, trả jackpot, rồi thu bài</translation>
    </message>
    <message>
        <source>A natural tie, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Hòa tự nhiên, {high}-{low}</translation>
    </message>
    <message>
        <source>Player wins by a natural, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Player thắng tự nhiên, {high}-{low}</translation>
    </message>
    <message>
        <source>Banker wins by a natural, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Banker thắng tự nhiên, {high}-{low}</translation>
    </message>
    <message>
        <source>{hand}, {rank} high</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>{hand}, {rank} cao</translation>
    </message>
    <message>
        <source>It decides whose progressive wager wins</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Quyết định cược lũy tiến nào thắng</translation>
    </message>
    <message>
        <source>Touch seat {seat}: mark its side</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Chạm ghế {seat}: đánh dấu bên</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Không blackjack</translation>
    </message>
    <message>
        <source>Ace up</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Ngửa át</translation>
    </message>
    <message>
        <source>Ten up</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Ngửa mười</translation>
    </message>
    <message>
        <source>NATURAL TIE</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>HÒA TỰ NHIÊN</translation>
    </message>
    <message>
        <source>NATURAL {points}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>TỰ NHIÊN {points}</translation>
    </message>
    <message>
        <source>Nothing has happened</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Chưa có gì xảy ra</translation>
    </message>
    <message numerus="yes">
        <source>{end} waits for {n} things</source>
        <extracomment>ui/table/presenter/ending.py; one: {end} waits for {n} thing</extracomment>
        <translation>
            <numerusform>{end} chờ {n} việc</numerusform>
        </translation>
    </message>
    <message>
        <source>clears by itself, line by line</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>tự xóa, từng dòng một</translation>
    </message>
    <message>
        <source>NOT A WIN is on record</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>KHÔNG THẮNG đã được ghi</translation>
    </message>
    <message>
        <source>another person takes note of it</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>người khác ghi nhận</translation>
    </message>
    <message>
        <source>the first {n} of {all}</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>{n} mục đầu trong {all}</translation>
    </message>
    <message>
        <source>Why is {hand} not a win?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Vì sao {hand} không thắng?</translation>
    </message>
    <message>
        <source>It goes on record, and another person takes note of it.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Việc này được ghi, và người khác ghi nhận.</translation>
    </message>
    <message>
        <source>Where does no chip lie?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Chỗ nào không có phỉnh?</translation>
    </message>
    <message>
        <source>That sensor is wrong: it counts no chip until it has seen one go.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Cảm biến đó sai: nó không tính phỉnh cho đến khi thấy một phỉnh đi.</translation>
    </message>
    <message>
        <source>Does the chip of seat {seat} stay?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Phỉnh của ghế {seat} ở lại?</translation>
    </message>
    <message>
        <source>It lies there from the last round. Lifted and put down again it bets too.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Phỉnh còn từ ván trước. Nhấc lên rồi đặt xuống cũng là cược.</translation>
    </message>
    <message>
        <source>IT STAYS</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Ở LẠI</translation>
    </message>
    <message>
        <source>SENSOR {sensor}: IT STAYS</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>CẢM BIẾN {sensor}: Ở LẠI</translation>
    </message>
    <message>
        <source>It bets in this round</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Có cược trong ván này</translation>
    </message>
    <message>
        <source>It does not bet</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Không cược</translation>
    </message>
    <message>
        <source>SEAT {seat}, SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>GHẾ {seat}, CẢM BIẾN {sensor}</translation>
    </message>
    <message>
        <source>Sensor is wrong</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Cảm biến sai</translation>
    </message>
    <message>
        <source>NO CHIP THERE</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>KHÔNG CÓ PHỈNH</translation>
    </message>
    <message>
        <source>Asks for a reason</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Sẽ hỏi lý do</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is NOT A WIN</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Ghế {seat}: {hand} là KHÔNG THẮNG</translation>
    </message>
    <message numerus="yes">
        <source>{button}: the round is over, {n} seats not ticked</source>
        <extracomment>ui/table/presenter/event_words.py; one: {button}: the round is over, {n} seat not ticked</extracomment>
        <translation>
            <numerusform>{button}: ván đã xong, {n} ghế chưa đánh dấu</numerusform>
        </translation>
    </message>
    <message>
        <source>A void was asked for: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã yêu cầu hủy ván: {reason}</translation>
    </message>
    <message>
        <source>The void was withdrawn; the round went on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã rút yêu cầu hủy; ván tiếp tục</translation>
    </message>
    <message>
        <source>The wagers of the void round are given back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã trả lại tiền cược của ván bị hủy</translation>
    </message>
    <message>
        <source>Seat {seat} did not fold</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} không bỏ bài</translation>
    </message>
    <message>
        <source>The deal came to {stage}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Chia bài đến {stage}</translation>
    </message>
    <message>
        <source>The deal went back to {stage}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Chia bài quay lại {stage}</translation>
    </message>
    <message>
        <source>Seat {seat} has a game wager</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} có cược chính</translation>
    </message>
    <message>
        <source>Seat {seat} has no game wager after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat} rốt cuộc không có cược chính</translation>
    </message>
    <message>
        <source>House Money was not collected after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money thật ra chưa thu</translation>
    </message>
    <message>
        <source>House Money collected at seat {seats}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã thu House Money ở ghế {seats}</translation>
    </message>
    <message>
        <source>The peek was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã bỏ kết quả soi bài</translation>
    </message>
    <message>
        <source>House Money of seat {seat} is to be asked again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money của ghế {seat} cần hỏi lại</translation>
    </message>
    <message>
        <source>House Money of seat {seat} paid, {amount} left up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money của ghế {seat} đã trả, để lại {amount}</translation>
    </message>
    <message>
        <source>The chip on sensor {sensor} stays and bets again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Phỉnh trên cảm biến {sensor} ở lại và cược tiếp</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is not a win: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: {hand} không thắng: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is a win after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: {hand} thật ra có thắng</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {hand}, NOT A WIN: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: bài là {hand}, KHÔNG THẮNG: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat}: NOT A WIN was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: đã bỏ KHÔNG THẮNG</translation>
    </message>
    <message>
        <source>A late win of round {round} is to be recorded: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sẽ ghi giải trễ của ván {round}: {reason}</translation>
    </message>
    <message>
        <source>{name} recorded a late win of round {round}; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} ghi giải trễ của ván {round}; nhân chứng {witness}</translation>
    </message>
    <message>
        <source>The key switch did not answer: the key&apos;s position is not known</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ổ khóa không trả lời: không biết vị trí chìa</translation>
    </message>
    <message>
        <source>The key switch answers again: the key is at {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ổ khóa trả lời lại: chìa ở {position}</translation>
    </message>
    <message>
        <source>{name}&apos;s card stood for the key at {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Thẻ của {name} thay cho chìa ở {position}</translation>
    </message>
    <message>
        <source>The slip of win {number}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Phiếu của giải {number}</translation>
    </message>
    <message>
        <source>The page of win {number}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Trang của giải {number}</translation>
    </message>
    <message>
        <source>The page of an adjustment</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Trang của một điều chỉnh</translation>
    </message>
    <message>
        <source>A report</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Một báo cáo</translation>
    </message>
    <message>
        <source>{paper} was printed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{paper} đã in</translation>
    </message>
    <message>
        <source>{paper} was not printed: {trouble}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{paper} không in được: {trouble}</translation>
    </message>
    <message>
        <source>Seat {seat}: {amount}, the cage pays later</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: {amount}, quầy trả sau</translation>
    </message>
    <message>
        <source>Seat {seat} was paid {amount} envy</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã trả ghế {seat} Envy {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} was paid {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã trả ghế {seat} {amount}</translation>
    </message>
    <message>
        <source>Seat {seat}: {amount} is not paid yet</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ghế {seat}: {amount} chưa trả</translation>
    </message>
    <message>
        <source>Duty done: {duty}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Việc đã xong: {duty}</translation>
    </message>
    <message>
        <source>Duty open again: {duty}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Việc mở lại: {duty}</translation>
    </message>
    <message>
        <source>Cards shown to the camera</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã cho camera xem bài</translation>
    </message>
    <message>
        <source>Deck counted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã đếm bộ bài</translation>
    </message>
    <message>
        <source>Tax form filled in</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã điền phiếu thuế</translation>
    </message>
    <message>
        <source>Hand left face up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Tay bài để ngửa</translation>
    </message>
    <message>
        <source>Cards kept</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã giữ bài</translation>
    </message>
    <message>
        <source>CLASH</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRÙNG</translation>
    </message>
    <message>
        <source>NOT SEEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>KHÔNG THẤY</translation>
    </message>
    <message>
        <source>SWAPPED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BỊ THAY</translation>
    </message>
    <message>
        <source>TABLE HELD, KEY NOT SEEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>BÀN CHỜ: KHÔNG THẤY CHÌA</translation>
    </message>
    <message>
        <source>TAKE CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>LẤY PHỈNH</translation>
    </message>
    <message>
        <source>HAND FACE UP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>ĐỂ NGỬA BÀI</translation>
    </message>
    <message>
        <source>GIVE BACK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRẢ LẠI</translation>
    </message>
    <message>
        <source>NO {wager}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>THIẾU {wager}</translation>
    </message>
    <message>
        <source>NO WAGER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CHƯA ĐẶT</translation>
    </message>
    <message>
        <source>LEFT OVER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CÒN SÓT</translation>
    </message>
    <message>
        <source>FOLD</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>BỎ BÀI</translation>
    </message>
    <message>
        <source>{wager} LIVE</source>
        <extracomment>ui/table/presenter/folds.py</extracomment>
        <translation>CÒN {wager}</translation>
    </message>
    <message>
        <source>BET LIVE</source>
        <extracomment>ui/table/presenter/folds.py</extracomment>
        <translation>CÒN CƯỢC</translation>
    </message>
    <message>
        <source>Choose another game, or press KEEP</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Chọn trò chơi khác, hoặc nhấn GIỮ</translation>
    </message>
    <message numerus="yes">
        <source>{ended}, {n} wins backed out</source>
        <extracomment>ui/pages/history/presenter.py; one: {ended}, {n} win backed out</extracomment>
        <translation>
            <numerusform>{ended}, đã hoàn lại {n} giải</numerusform>
        </translation>
    </message>
    <message>
        <source>No wager in this round</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Ván này không có cược</translation>
    </message>
    <message>
        <source>The round is not over</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Ván chưa xong</translation>
    </message>
    <message>
        <source>Late win of round {round}: which seat?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Giải trễ của ván {round}: ghế nào?</translation>
    </message>
    <message>
        <source>Seats with a wager in that round and no win on record.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Các ghế có cược trong ván đó và chưa ghi giải.</translation>
    </message>
    <message>
        <source>Until both cards are swiped nothing is recorded.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Chưa quẹt đủ hai thẻ thì không ghi gì.</translation>
    </message>
    <message>
        <source>Envy of {total} is due to the other seats of that round.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Phải trả Envy {total} cho các ghế khác của ván đó.</translation>
    </message>
    <message>
        <source>Late win</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Giải trễ</translation>
    </message>
    <message>
        <source>Late win {number} is on record</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Giải trễ {number} đã được ghi</translation>
    </message>
    <message numerus="yes">
        <source>Seats {seats}: {hand}, {prize}, round {round}</source>
        <extracomment>ui/supervisor/presenter/late_win.py; one: Seat {seats}: {hand}, {prize}, round {round}</extracomment>
        <translation>
            <numerusform>Ghế {seats}: {hand}, {prize}, ván {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>Its page is in GAME MANAGER, Wins</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Trang của nó ở GAME MANAGER, Wins</translation>
    </message>
    <message>
        <source>{seats}: which hand?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>{seats}: tay bài nào?</translation>
    </message>
    <message>
        <source>The prize is that of the meter as it stands now, or the fixed pay.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Giải theo đồng hồ hiện giờ, hoặc mức trả cố định.</translation>
    </message>
    <message>
        <source>{seats}: {hand}, round {round}</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>{seats}: {hand}, ván {round}</translation>
    </message>
    <message>
        <source>Why is it recorded late?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Vì sao ghi trễ?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Chuyện gì xảy ra?</translation>
    </message>
    <message numerus="yes">
        <source>SEATS {seats}</source>
        <extracomment>ui/supervisor/presenter/late_win.py; one: SEAT {seats}</extracomment>
        <translation>
            <numerusform>GHẾ {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}+ or 100%</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount}+ hoặc 100%</translation>
    </message>
    <message>
        <source>{amount} and more</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount} trở lên</translation>
    </message>
    <message>
        <source>above {amount}</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>trên {amount}</translation>
    </message>
    <message>
        <source>all others</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>còn lại</translation>
    </message>
    <message>
        <source>to {amount}, no card</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>đến {amount}, không thẻ</translation>
    </message>
    <message numerus="yes">
        <source>LEFT: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: LEFT: seat {seats}</extracomment>
        <translation>
            <numerusform>ĐỂ LẠI: ghế {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TAKE: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: TAKE: seat {seats}</extracomment>
        <translation>
            <numerusform>LẤY: ghế {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TAKEN: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: TAKEN: seat {seats}</extracomment>
        <translation>
            <numerusform>ĐÃ LẤY: ghế {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>{hand} pays it in full</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{hand} trả đủ</translation>
    </message>
    <message>
        <source>Why is seat {seat} not a win?</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Vì sao ghế {seat} không thắng?</translation>
    </message>
    <message>
        <source>The row stays, greyed, until CONFIRM; UNDO takes it back.</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Dòng còn lại, màu xám, đến khi CONFIRM; HOÀN TÁC để bỏ.</translation>
    </message>
    <message>
        <source>Not a win, for all {n} seats?</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Không thắng, cho cả {n} ghế?</translation>
    </message>
    <message>
        <source>Seats {seats} get nothing of {total}. Is one seat wrong? Go back to the table and mark its side: the others share it then.</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Ghế {seats} không nhận gì trong {total}. Có ghế sai? Về bàn và đánh dấu bên của ghế đó: các ghế khác sẽ chia.</translation>
    </message>
    <message>
        <source>NOT A WIN: ALL {n}</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>KHÔNG THẮNG: CẢ {n}</translation>
    </message>
    <message>
        <source>The claims stay on</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Yêu cầu vẫn giữ</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} do not obey</source>
        <extracomment>ui/table/presenter/notices.py; one: Sensor {names} does not obey</extracomment>
        <translation>
            <numerusform>Cảm biến {names} không theo lệnh</numerusform>
        </translation>
    </message>
    <message>
        <source>The lamp may be wrong: go by this screen. Chips are seen.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Đèn có thể sai: theo màn hình này. Vẫn thấy phỉnh.</translation>
    </message>
    <message>
        <source>Lamp, opening or self check is not answered. Chips are seen.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Đèn, mở hoặc tự kiểm tra không trả lời. Vẫn thấy phỉnh.</translation>
    </message>
    <message>
        <source>Round {round} is void: {reason}</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Ván {round} bị hủy: {reason}</translation>
    </message>
    <message>
        <source>Give back: {returned}. Then reshuffle.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Trả lại: {returned}. Rồi xáo bài lại.</translation>
    </message>
    <message>
        <source>Has bet</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Đã cược</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Lấy lại</translation>
    </message>
    <message>
        <source>This seat</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Ghế này</translation>
    </message>
    <message>
        <source>Double at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Gấp đôi ở ghế {seat}</translation>
    </message>
    <message>
        <source>{most} doubles the entire wager; less is for less</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>{most} gấp đôi toàn bộ cược; ít hơn là gấp một phần</translation>
    </message>
    <message>
        <source>THE ENTIRE WAGER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>TOÀN BỘ CƯỢC</translation>
    </message>
    <message>
        <source>Insurance at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Bảo hiểm ở ghế {seat}</translation>
    </message>
    <message>
        <source>Up to {most}, half of the blackjack wager</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Đến {most}, nửa cược blackjack</translation>
    </message>
    <message>
        <source>HALF OF THE WAGER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>NỬA TIỀN CƯỢC</translation>
    </message>
    <message>
        <source>{n} hands at most</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Tối đa {n} tay</translation>
    </message>
    <message>
        <source>Put up {amount}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Đặt thêm {amount}</translation>
    </message>
    <message>
        <source>Up card first</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Lá ngửa trước</translation>
    </message>
    <message>
        <source>Hand is played</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Tay đã chơi</translation>
    </message>
    <message>
        <source>Dealer blackjack</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Nhà cái blackjack</translation>
    </message>
    <message>
        <source>LEAVE UP first</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ĐỂ LẠI trước</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>BẢO HIỂM</translation>
    </message>
    <message>
        <source>INSURED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>CÓ BẢO HIỂM</translation>
    </message>
    <message>
        <source>No wager</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Không cược</translation>
    </message>
    <message>
        <source>Up to {most}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Đến {most}</translation>
    </message>
    <message>
        <source>Press the winning hand</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Nhấn tay bài thắng</translation>
    </message>
    <message numerus="yes">
        <source>Mark the sides of seats {seats} first</source>
        <extracomment>ui/table/presenter/panel_head.py; one: Mark the side of seat {seats} first</extracomment>
        <translation>
            <numerusform>Đánh dấu bên của ghế {seats} trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>touch each of them</source>
        <extracomment>ui/table/presenter/panel_head.py; one: touch the seat</extracomment>
        <translation>
            <numerusform>chạm từng ghế</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} locked</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Đã khóa {stake}</translation>
    </message>
    <message>
        <source>open after {start}, when a side has won</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>mở sau {start}, khi một bên đã thắng</translation>
    </message>
    <message>
        <source>open after {start}, when a seat is touched</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>mở sau {start}, khi chạm một ghế</translation>
    </message>
    <message>
        <source>open when the side that won is touched</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>mở khi chạm bên đã thắng</translation>
    </message>
    <message>
        <source>J-POT records it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>J-POT ghi giải</translation>
    </message>
    <message>
        <source>only an adjustment can undo it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>chỉ điều chỉnh mới hủy được</translation>
    </message>
    <message>
        <source>Recorded at {time}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Ghi lúc {time}</translation>
    </message>
    <message>
        <source>it still gets envy</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>vẫn nhận Envy</translation>
    </message>
    <message>
        <source>Folded: folded hands do not win here</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Đã bỏ bài: ở đây tay đã bỏ không thắng</translation>
    </message>
    <message>
        <source>BACK TO TABLE makes it a claim again</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>VỀ BÀN sẽ đưa về lại yêu cầu</translation>
    </message>
    <message>
        <source>Waits for a card</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Đang chờ thẻ</translation>
    </message>
    <message>
        <source>press {end} for it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>nhấn {end} của nó</translation>
    </message>
    <message>
        <source>{jackpot} is settled first</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{jackpot} thanh toán trước</translation>
    </message>
    <message>
        <source>hold VOID ROUND</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>giữ VOID ROUND</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Trả {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{place} of {n} seats</source>
        <extracomment>ui/table/presenter/pay_walk.py; one: the only seat</extracomment>
        <translation>
            <numerusform>thứ {place} trong {n} ghế</numerusform>
        </translation>
    </message>
    <message>
        <source>PAID {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ĐÃ TRẢ {amount}</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>CẦN TRẢ</translation>
    </message>
    <message>
        <source>Seat {seat}, before paying</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Ghế {seat}, trước khi trả</translation>
    </message>
    <message>
        <source>ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ENVY</translation>
    </message>
    <message>
        <source>Meter, house procedure</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Đồng hồ, theo quy trình</translation>
    </message>
    <message>
        <source>last, when all prizes are paid</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>sau cùng, khi đã trả mọi giải</translation>
    </message>
    <message>
        <source>+ ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>+ ENVY</translation>
    </message>
    <message>
        <source>From the tray, for {hands}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Từ khay, cho {hands}</translation>
    </message>
    <message>
        <source>PAID SEAT {seat}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ĐÃ TRẢ GHẾ {seat}</translation>
    </message>
    <message>
        <source>Tax form first</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Phiếu thuế trước</translation>
    </message>
    <message>
        <source>The last seat</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Ghế cuối cùng</translation>
    </message>
    <message>
        <source>Next: seat {seat}, envy {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Kế tiếp: ghế {seat}, Envy {amount}</translation>
    </message>
    <message>
        <source>Next: seat {seat}, {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Kế tiếp: ghế {seat}, {amount}</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Chưa có ai</translation>
    </message>
    <message>
        <source>UNDO
SEAT {seat}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>HOÀN TÁC
GHẾ {seat}</translation>
    </message>
    <message>
        <source>CAGE
PAYS LATER</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>QUẦY
TRẢ SAU</translation>
    </message>
    <message>
        <source>Tray: pay now</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Khay: trả ngay</translation>
    </message>
    <message>
        <source>CAGE</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>QUẦY</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} seats</source>
        <extracomment>ui/table/presenter/pay_walk.py; one: Hold: {n} seat</extracomment>
        <translation>
            <numerusform>Giữ: {n} ghế</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand stays face up</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Tay này để ngửa</translation>
    </message>
    <message>
        <source>Lock this hand up</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Thu tay bài này</translation>
    </message>
    <message>
        <source>{win} {amount}, {time}, win {number}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>{win} {amount}, {time}, giải {number}</translation>
    </message>
    <message>
        <source>PAID BEFORE: {wins}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ĐÃ TRẢ TRƯỚC: {wins}</translation>
    </message>
    <message>
        <source>CAGE + ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>QUẦY + ENVY</translation>
    </message>
    <message>
        <source>PAID, ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ĐÃ TRẢ, ENVY</translation>
    </message>
    <message>
        <source>PAID + ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ĐÃ TRẢ + ENVY</translation>
    </message>
    <message>
        <source>+ ENVY {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>+ ENVY {amount}</translation>
    </message>
    <message>
        <source>The whole amount</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>Toàn bộ số tiền</translation>
    </message>
    <message>
        <source>{percent}% of the amount</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{percent}% số tiền</translation>
    </message>
    <message>
        <source>Seat {seat}, sensor {sensor}: {hand}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Ghế {seat}, cảm biến {sensor}: {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Ghế {seat}: {hand}</translation>
    </message>
    <message>
        <source>{time}, win {number}, by {name}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>{time}, giải {number}, bởi {name}</translation>
    </message>
    <message>
        <source>{said}; not ticked yet</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>{said}; chưa đánh dấu</translation>
    </message>
    <message>
        <source>PAY IN THIS ORDER, LEFT TO RIGHT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>TRẢ THEO THỨ TỰ NÀY, TỪ TRÁI SANG PHẢI</translation>
    </message>
    <message>
        <source>NOW PAY, LEFT TO RIGHT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>GIỜ TRẢ TIỀN, TỪ TRÁI SANG PHẢI</translation>
    </message>
    <message>
        <source>Paid from the tray</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Đã trả từ khay</translation>
    </message>
    <message>
        <source>Paid from the tray; as before: {meters}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Đã trả từ khay; như cũ: {meters}</translation>
    </message>
    <message>
        <source>Seat {seat}: envy</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Ghế {seat}: Envy</translation>
    </message>
    <message>
        <source>last, envy {envy} = {together}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>cuối cùng, Envy {envy} = {together}</translation>
    </message>
    <message>
        <source>Round {round}, step {step} of {steps}, at {time}, {dealer}. Nothing here is live.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Ván {round}, bước {step}/{steps}, lúc {time}, {dealer}. Không có gì ở đây đang chạy.</translation>
    </message>
    <message>
        <source>PAUSE</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>DỪNG</translation>
    </message>
    <message>
        <source>PLAY</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>PLAY</translation>
    </message>
    <message>
        <source>START</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>BẮT ĐẦU</translation>
    </message>
    <message>
        <source>Not started</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Chưa bắt đầu</translation>
    </message>
    <message>
        <source>CLAIMS</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>YÊU CẦU</translation>
    </message>
    <message>
        <source>No claim</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Chưa có</translation>
    </message>
    <message>
        <source>RECORDED</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>ĐÃ GHI</translation>
    </message>
    <message>
        <source>No win</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Không giải</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>CUỐI</translation>
    </message>
    <message>
        <source>LATE WIN</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>GIẢI TRỄ</translation>
    </message>
    <message>
        <source>A hand that pays envy stays face up until envy is paid, at the end.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Tay trả Envy để ngửa đến khi trả Envy, lúc cuối.</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not alone at their address</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not alone at its address</extracomment>
        <translation>
            <numerusform>Cảm biến {names} trùng địa chỉ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} are other boards</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} is another board</extracomment>
        <translation>
            <numerusform>Cảm biến {names} là mạch khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not looked at in time</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not looked at in time</extracomment>
        <translation>
            <numerusform>Cảm biến {names} không được đọc kịp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} out of order: {fault}</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} out of order: {fault}</extracomment>
        <translation>
            <numerusform>Cảm biến {names} hỏng: {fault}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two boards answer as one. Call a technician to seats {seats}.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Two boards answer as one. Call a technician to seat {seats}.</extracomment>
        <translation>
            <numerusform>Hai mạch trả lời như một. Gọi kỹ thuật viên đến ghế {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Supervisor takes note in GAME MANAGER; then chips at seats {seats} count.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: A Supervisor takes note in GAME MANAGER; then a chip at seat {seats} counts.</extracomment>
        <translation>
            <numerusform>Supervisor ghi nhận trong GAME MANAGER; rồi phỉnh ở ghế {seats} được tính.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its chips do not count now. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Its chip does not count now. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Phỉnh giờ không tính. Ghế {seats}: chỉ chơi chính.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay left to right</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Trả từ trái sang phải</translation>
    </message>
    <message>
        <source>Pay right to left</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Trả từ phải sang trái</translation>
    </message>
    <message>
        <source>wagers before the jackpot</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>tiền cược trước jackpot</translation>
    </message>
    <message>
        <source>envy last</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Envy sau cùng</translation>
    </message>
    <message>
        <source>Cover All last</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Cover All sau cùng</translation>
    </message>
    <message>
        <source>COVER ALL, LAST: {hand} of the dealer</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>COVER ALL, SAU CÙNG: {hand} của nhà cái</translation>
    </message>
    <message>
        <source>COVER ALL, LAST: {hand} at seat {seat}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>COVER ALL, SAU CÙNG: {hand} ở ghế {seat}</translation>
    </message>
    <message>
        <source>{hand}, no win</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>{hand}, không thắng</translation>
    </message>
    <message>
        <source>{amount} claimed</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>yêu cầu {amount}</translation>
    </message>
    <message>
        <source>PAID, {hand}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>ĐÃ TRẢ, {hand}</translation>
    </message>
    <message>
        <source>All wagers go back to the players, and the cards are reshuffled.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Mọi tiền cược trả lại người chơi, và xáo bài lại.</translation>
    </message>
    <message>
        <source>Close table {table}?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Đóng bàn {table}?</translation>
    </message>
    <message>
        <source>No round is running. A dealer&apos;s card opens it again.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Không có ván đang chạy. Thẻ dealer sẽ mở lại.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giờ</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Tay bài</translation>
    </message>
    <message>
        <source>Authorised by</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Người cho phép</translation>
    </message>
    <message>
        <source>Beside them {n} backed out</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Ngoài ra {n} đã hoàn lại</translation>
    </message>
    <message>
        <source>Backed out</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Đã hoàn lại</translation>
    </message>
    <message>
        <source>No win in this shift yet</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Ca này chưa có giải</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Không ai thắng</translation>
    </message>
    <message>
        <source>Seat {seats} gets {amount}</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Ghế {seats} nhận {amount}</translation>
    </message>
    <message>
        <source>Seats {seats} share {total}</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Ghế {seats} chia {total}</translation>
    </message>
    <message>
        <source>Seats {seats} get {amount} each</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Ghế {seats} mỗi ghế nhận {amount}</translation>
    </message>
    <message>
        <source>The stages before it come first</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Các giai đoạn trước đến trước</translation>
    </message>
    <message>
        <source>Go back stage by stage</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Lùi từng giai đoạn</translation>
    </message>
    <message>
        <source>The deal stands here</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Đang chia ở đây</translation>
    </message>
    <message>
        <source>Their hands stay in where they do not fold.</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Ghế nào không bỏ bài thì vẫn còn chơi.</translation>
    </message>
    <message>
        <source>THEY STAY IN</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>VẪN CHƠI</translation>
    </message>
    <message>
        <source>Goes on to {stage}</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Sang {stage}</translation>
    </message>
    <message>
        <source>THEY FOLD</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>HỌ BỎ BÀI</translation>
    </message>
    <message>
        <source>Ask them first</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Hỏi họ trước</translation>
    </message>
    <message>
        <source>{n} settings are in force from this opening; see GAME MANAGER, Settings</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{n} cài đặt áp dụng từ lần mở này; xem GAME MANAGER, Settings</translation>
    </message>
    <message>
        <source>In force from this opening: {setting} {value}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Áp dụng từ lần mở này: {setting} {value}</translation>
    </message>
    <message>
        <source>Port open</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Cổng mở</translation>
    </message>
    <message>
        <source>The card reader does not answer</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Đầu đọc thẻ không trả lời</translation>
    </message>
    <message>
        <source>Check its cable; it is tried again by itself.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Kiểm tra cáp; máy tự thử lại.</translation>
    </message>
    <message>
        <source>No time passes until it is back</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Giờ không chạy cho đến khi có lại</translation>
    </message>
    <message>
        <source>Fetch an Executive</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Mời Executive</translation>
    </message>
    <message>
        <source>The reader opens, and its time begins, when you press READY</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Đầu đọc mở, và giờ bắt đầu tính, khi nhấn SẴN SÀNG</translation>
    </message>
    <message>
        <source>READY</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>SẴN SÀNG</translation>
    </message>
    <message numerus="yes">
        <source>One {role} swipe records all {n} wins.</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: One {role} swipe records this win.</extracomment>
        <translation>
            <numerusform>Một lần quẹt {role} ghi cả {n} giải.</numerusform>
        </translation>
    </message>
    <message>
        <source>By card: {name}</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Bằng thẻ: {name}</translation>
    </message>
    <message>
        <source>Sensor {sensor} does not obey</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Cảm biến {sensor} không nghe lệnh</translation>
    </message>
    <message numerus="yes">
        <source>Verify {n} hits</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: Verify {n} hit</extracomment>
        <translation>
            <numerusform>Kiểm {n} lần trúng</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the key back: nothing is recorded</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Vặn chìa về: không ghi gì</translation>
    </message>
    <message>
        <source>KEY TO RUN</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>CHÌA VỀ RUN</translation>
    </message>
    <message>
        <source>NO WIN</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>KHÔNG GIẢI</translation>
    </message>
    <message numerus="yes">
        <source>{n} duties open: {duties}</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: {n} duty open: {duties}</extracomment>
        <translation>
            <numerusform>Còn {n} việc: {duties}</numerusform>
        </translation>
    </message>
    <message>
        <source>HOLD J-POT</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>GIỮ J-POT</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: CONFIRM {n} SHARE</extracomment>
        <translation>
            <numerusform>CONFIRM {n} PHẦN</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} locked {time}, {side}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Khóa {stake} lúc {time}, {side}</translation>
    </message>
    <message>
        <source>{stake} locked {time}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Khóa {stake} lúc {time}</translation>
    </message>
    <message>
        <source>Cards not entered</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Chưa nhập bài</translation>
    </message>
    <message>
        <source>Cards: no winning hand</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Bài: không có tay thắng</translation>
    </message>
    <message>
        <source>Cards: {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Bài: {hand}</translation>
    </message>
    <message>
        <source>The cards make {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Bài là {hand}</translation>
    </message>
    <message>
        <source>Compare with the layout</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>So với mặt bàn</translation>
    </message>
    <message>
        <source>Button: {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Nút: {hand}</translation>
    </message>
    <message>
        <source>They agree with the button</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Khớp với nút</translation>
    </message>
    <message>
        <source>ENTER CARDS</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>NHẬP BÀI</translation>
    </message>
    <message>
        <source>Not a win: {reason}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Không thắng: {reason}</translation>
    </message>
    <message>
        <source>Envy from the tray</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Envy từ khay</translation>
    </message>
    <message>
        <source>Envy per seat</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Envy mỗi ghế</translation>
    </message>
    <message>
        <source>from the tray</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>từ khay</translation>
    </message>
    <message>
        <source>Seats {seats}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Ghế {seats}</translation>
    </message>
    <message>
        <source>before paying</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>trước khi trả</translation>
    </message>
    <message>
        <source>until envy is paid</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>đến khi trả Envy</translation>
    </message>
    <message>
        <source>bag and label, at the end</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>bỏ túi, dán nhãn, lúc cuối</translation>
    </message>
    <message>
        <source>Cards kept {n} days</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Giữ bài {n} ngày</translation>
    </message>
    <message>
        <source>Shoe counted</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Đã đếm hộp bài</translation>
    </message>
    <message>
        <source>Reminders: touch to record</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Nhắc nhở, ghi lại khi chạm</translation>
    </message>
    <message>
        <source>PAID BEFORE</source>
        <extracomment>ui/supervisor/recorded_page.py</extracomment>
        <translation>ĐÃ TRẢ TRƯỚC</translation>
    </message>
    <message>
        <source>this round, do not pay again</source>
        <extracomment>ui/supervisor/recorded_page.py</extracomment>
        <translation>ván này, đừng trả lại lần nữa</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>và {n} nữa</translation>
    </message>
    <message>
        <source>DUTIES, TOUCH WHEN DONE</source>
        <extracomment>ui/supervisor/verify_page.py</extracomment>
        <translation>VIỆC, CHẠM KHI XONG</translation>
    </message>
    <message>
        <source>Why confirm against the cards?</source>
        <extracomment>ui/table/presenter/doubts.py</extracomment>
        <translation>Vì sao xác nhận trái với bài?</translation>
    </message>
    <message>
        <source>TO PAY IN ALL</source>
        <extracomment>ui/supervisor/verify_page.py</extracomment>
        <translation>TỔNG CẦN TRẢ</translation>
    </message>
    <message>
        <source>UNDO seat {seat}</source>
        <extracomment>ui/table/fold_key.py</extracomment>
        <translation>HOÀN TÁC ghế {seat}</translation>
    </message>
    <message>
        <source>FOLD seat {seat}</source>
        <extracomment>ui/table/fold_key.py</extracomment>
        <translation>BỎ BÀI ghế {seat}</translation>
    </message>
    <message>
        <source>Not to be touched</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>Không chạm được</translation>
    </message>
    <message>
        <source>Paying now</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>Đang trả</translation>
    </message>
    <message>
        <source>House Money of seat {seat}</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>House Money của ghế {seat}</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <extracomment>school/lessons/coach.py</extracomment>
        <translation>Không có gì thay đổi</translation>
    </message>
    <message>
        <source>{most} at most</source>
        <extracomment>ui/toolkit/amount_dialog.py</extracomment>
        <translation>Tối đa {most}</translation>
    </message>
    <message>
        <source>Enter an amount</source>
        <extracomment>ui/toolkit/amount_dialog.py</extracomment>
        <translation>Nhập số tiền</translation>
    </message>
    <message>
        <source>Dollars; cents after the point</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>Đô la; xu sau dấu chấm</translation>
    </message>
    <message numerus="yes">
        <source>{n} letters</source>
        <extracomment>ui/toolkit/keypads.py; one: 1 letter</extracomment>
        <translation>
            <numerusform>{n} chữ</numerusform>
        </translation>
    </message>
    <message>
        <source>The note stays as it was</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>Ghi chú giữ nguyên</translation>
    </message>
    <message numerus="yes">
        <source>At least {n} words</source>
        <extracomment>ui/toolkit/keypads.py; one: At least {n} word</extracomment>
        <translation>
            <numerusform>Ít nhất {n} từ</numerusform>
        </translation>
    </message>
    <message>
        <source>The shuffler runs in its Cover All mode: after the green button it counts the hands.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Máy xáo chạy chế độ Cover All: sau nút xanh nó đếm các tay bài.</translation>
    </message>
    <message>
        <source>It is down before the round starts.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Đặt trước khi bắt đầu ván.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it at once. Cover All stays in play.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Bỏ bài: mất Ante; thu ngay. Cover All vẫn còn.</translation>
    </message>
    <message>
        <source>A hand from a straight up stays exposed, yours too; a higher one replaces it.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Tay từ Straight trở lên để ngửa, cả tay nhà cái; tay cao hơn thay vào.</translation>
    </message>
    <message>
        <source>Settle right to left; when all else is settled go back and settle Cover All.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Thanh toán từ phải sang trái; xong tất cả thì quay lại thanh toán Cover All.</translation>
    </message>
    <message>
        <source>Deal seat 1 first, then on to your right, face down; your own hand comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Chia ghế 1 trước, rồi sang phải, bài úp; tay nhà cái sau cùng.</translation>
    </message>
    <message>
        <source>The shuffler runs in Crazy 4 or Caribbean Stud mode; its green button gives the rest and shuffles.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Máy xáo chạy chế độ Crazy 4 hoặc Caribbean Stud; nút xanh đưa phần còn lại ra và xáo.</translation>
    </message>
    <message>
        <source>When all have decided, turn your cards and set your best four as the house has it.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Khi mọi người đã quyết định, lật bài và xếp bốn lá tốt nhất theo luật nhà cái.</translation>
    </message>
    <message>
        <source>Queens Up wins with a pair of queens or better, whatever you hold; it may exceed the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up thắng với đôi đầm trở lên, dù nhà cái có gì; có thể hơn Ante.</translation>
    </message>
    <message>
        <source>Bad Beat wins when a hand of two pair or better is beaten: the player&apos;s or yours.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Bad Beat thắng khi tay hai đôi trở lên bị thua: của người chơi hoặc nhà cái.</translation>
    </message>
    <message>
        <source>Fold: the Ante and the Super Bonus are lost; collect them and the cards at once.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Bỏ bài: mất Ante và Super Bonus; thu ngay cả cược và bài.</translation>
    </message>
    <message>
        <source>Right to left, bring each hand to the work area before yours and turn it there.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Từ phải sang trái, đưa từng tay bài đến khu vực trước mặt bạn và lật ở đó.</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Queens Up, Super Bonus, then Bad Beat; envy comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Thanh toán Play, Ante, Queens Up, Super Bonus, rồi Bad Beat; Envy sau cùng.</translation>
    </message>
    <message>
        <source>Every wager is down before the first card.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Mọi cược đặt trước lá bài đầu tiên.</translation>
    </message>
    <message>
        <source>Main wagers are settled first; Dragon Bonus follows in the order the house likes.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Cược chính thanh toán trước; Dragon Bonus theo sau, thứ tự tùy nhà cái.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it and the cards at once. Aces Up stays in play.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Bỏ bài: mất Ante; thu ngay cả cược và bài. Aces Up vẫn còn.</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Ante Bonus, Aces Up; envy comes last.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Thanh toán Play, Ante, Ante Bonus, Aces Up; Envy sau cùng.</translation>
    </message>
    <message>
        <source>One deck. Two cards to each player from seat 1 on, two to the dealer, face down.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Một bộ bài. Hai lá cho mỗi người chơi từ ghế 1, hai lá cho nhà cái, bài úp.</translation>
    </message>
    <message>
        <source>At the end turn your two cards and announce your best five-card hand.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Cuối ván lật hai lá của bạn và đọc tay năm lá tốt nhất.</translation>
    </message>
    <message>
        <source>The Bonus wins with a pair, or with an ace and a jack, queen or king; a ten is no face card.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Bonus thắng với đôi, hoặc át với bồi, đầm hay già; mười không phải lá hình.</translation>
    </message>
    <message>
        <source>A fold goes face down; collect the Ante at once. The Bonus stays in play.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Bài bỏ để úp; thu ngay Ante. Bonus vẫn còn.</translation>
    </message>
    <message>
        <source>Whoever makes the Flop wager stays in to the end.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Ai đặt cược Flop thì ở lại đến cuối.</translation>
    </message>
    <message>
        <source>Losing House Money wagers are collected first.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Thu cược House Money thua trước.</translation>
    </message>
    <message>
        <source>With an ace or a ten up the dealer looks for a blackjack before the winners are paid.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Khi ngửa át hoặc mười, nhà cái soi blackjack trước khi trả người thắng.</translation>
    </message>
    <message>
        <source>Winners are paid clockwise, from your left to your right; ask each what is to be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Trả người thắng theo chiều kim đồng hồ, từ trái sang phải; hỏi mỗi người để lại gì.</translation>
    </message>
    <message>
        <source>Settle right to left: the blackjack wager first, then the seat&apos;s jackpot.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Thanh toán từ phải sang trái: cược blackjack trước, rồi jackpot của ghế.</translation>
    </message>
    <message>
        <source>A bust: take the blackjack wager, pay the jackpot, then pick up the cards.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Quắc: lấy cược blackjack, trả jackpot, rồi thu bài.</translation>
    </message>
    <message>
        <source>The card that busts a hand does not count for the jackpot.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Lá làm quắc không tính cho jackpot.</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player from seat 1 on, then six to the dealer.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Một bộ bài. Năm lá cho mỗi người chơi từ ghế 1, rồi sáu lá cho nhà cái.</translation>
    </message>
    <message>
        <source>Five of yours lie face down, one is up; the shuffler&apos;s green button gives the rest.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Năm lá của bạn úp, một lá ngửa; nút xanh của máy xáo đưa phần còn lại ra.</translation>
    </message>
    <message>
        <source>The players decide when it is known how many cards you play.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Người chơi quyết định khi đã biết nhà cái chơi mấy lá.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it at once.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Bỏ bài: mất Ante; thu ngay.</translation>
    </message>
    <message>
        <source>A folding player with a winning Queens Up has to say so; look at the hand and verify it.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Người bỏ bài mà thắng Queens Up phải báo; xem tay bài và kiểm lại.</translation>
    </message>
    <message>
        <source>With a lower hand the Ante Bonus is paid and the Ante is lost.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Tay thấp hơn: Ante Bonus được trả và mất Ante.</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Ante Bonus, Queens Up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Thanh toán Play, Ante, Ante Bonus, Queens Up.</translation>
    </message>
    <message>
        <source>{off}, into the tray</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{off}, vào khay</translation>
    </message>
    <message>
        <source>ANTE</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>ANTE</translation>
    </message>
    <message>
        <source>QUALIFIES</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>ĐỦ ĐIỀU KIỆN</translation>
    </message>
    <message>
        <source>DOES NOT</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>KHÔNG ĐỦ</translation>
    </message>
    <message>
        <source>COVER ALL</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>COVER ALL</translation>
    </message>
    <message>
        <source>Deal five cards each, one of yours up</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Chia mỗi người năm lá, ngửa một lá của bạn</translation>
    </message>
    <message>
        <source>PLAY bet or FOLD, each seat</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Cược PLAY hoặc BỎ BÀI, từng ghế</translation>
    </message>
    <message>
        <source>Turn your cards</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Lật bài của bạn</translation>
    </message>
    <message>
        <source>Does not qualify: ANTE 1 to 1, PLAY pushes</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Không đủ điều kiện: ANTE 1 to 1, PLAY hòa</translation>
    </message>
    <message>
        <source>Pay COVER ALL by the highest hand</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Trả COVER ALL theo tay cao nhất</translation>
    </message>
    <message>
        <source>Then the green button; touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Rồi nhấn nút xanh; chạm {next}</translation>
    </message>
    <message>
        <source>PLAY is twice the ANTE. COVER ALL of a fold stays; then touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>PLAY gấp đôi ANTE. COVER ALL của tay bỏ vẫn còn; rồi chạm {next}</translation>
    </message>
    <message>
        <source>Ace-king or better qualifies: touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Át-già trở lên đủ điều kiện: chạm {next}</translation>
    </message>
    <message>
        <source>A straight or better stays face up; a higher one replaces it</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Straight trở lên để ngửa; tay cao hơn thay vào</translation>
    </message>
    <message>
        <source>Three of a kind or better, folded seats too; then {end}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Three of a Kind trở lên, cả ghế đã bỏ; rồi {end}</translation>
    </message>
    <message>
        <source>Deal five cards each, face down</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Chia mỗi người năm lá úp</translation>
    </message>
    <message>
        <source>Turn your five cards, set your best four</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Lật năm lá của bạn, xếp bốn lá tốt nhất</translation>
    </message>
    <message>
        <source>Dealer does not qualify: ANTE pushes</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Nhà cái không đủ điều kiện: ANTE hòa</translation>
    </message>
    <message>
        <source>Left to right, yourself last, then the green button; touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Từ trái sang phải, bạn sau cùng, rồi nút xanh; chạm {next}</translation>
    </message>
    <message>
        <source>PLAY equals the ANTE, from a pair of aces up to 3 times; then touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>PLAY bằng ANTE, từ đôi át đến 3 lần; rồi chạm {next}</translation>
    </message>
    <message>
        <source>King-high or better qualifies: touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Già cao trở lên đủ điều kiện: chạm {next}</translation>
    </message>
    <message>
        <source>{order}; then press {end}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>{order}; rồi nhấn {end}</translation>
    </message>
    <message>
        <source>PLAY 1 to 1. {order}; then {end}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>PLAY 1 to 1. {order}; rồi {end}</translation>
    </message>
    <message>
        <source>Winning hand? Touch the side that won. None? Press END GAME</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Có tay thắng? Chạm bên đã thắng. Không có? Nhấn END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch the side that won. None? Press GAME OVER</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Có tay thắng? Chạm bên đã thắng. Không có? Nhấn GAME OVER</translation>
    </message>
    <message>
        <source>BETS</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>CƯỢC</translation>
    </message>
    <message>
        <source>MAIN</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>CHÍNH</translation>
    </message>
    <message>
        <source>BONUS</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>BONUS</translation>
    </message>
    <message>
        <source>Deal two cards to each side</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Chia hai lá cho mỗi bên</translation>
    </message>
    <message>
        <source>Draw third cards where the rules say</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Rút lá thứ ba theo luật</translation>
    </message>
    <message>
        <source>Settle the main wagers</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Thanh toán cược chính</translation>
    </message>
    <message>
        <source>Settle DRAGON BONUS, then press {end}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Thanh toán DRAGON BONUS, rồi nhấn {end}</translation>
    </message>
    <message>
        <source>Player first, in turn; then touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Player trước, lần lượt; rồi chạm {next}</translation>
    </message>
    <message>
        <source>8 or 9 on two cards is a natural: nobody draws. Coup over: touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>8 hoặc 9 với hai lá là tự nhiên: không ai rút. Xong ván: chạm {next}</translation>
    </message>
    <message>
        <source>Player, Banker and Tie; then touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Player, Banker và Tie; rồi chạm {next}</translation>
    </message>
    <message>
        <source>A natural win pays 1 to 1, a natural tie pushes</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Thắng tự nhiên trả 1 to 1, hòa tự nhiên thì hòa</translation>
    </message>
    <message>
        <source>SETTLE</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>THANH TOÁN</translation>
    </message>
    <message>
        <source>Deal five cards each, six to yourself</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Chia mỗi người năm lá, sáu lá cho bạn</translation>
    </message>
    <message>
        <source>Turn your cards, set your best four</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Lật bài của bạn, xếp bốn lá tốt nhất</translation>
    </message>
    <message>
        <source>Left to right, face down, yourself last; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Từ trái sang phải, bài úp, bạn sau cùng; rồi chạm {next}</translation>
    </message>
    <message>
        <source>PLAY is one to three times the ANTE; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>PLAY từ một đến ba lần ANTE; rồi chạm {next}</translation>
    </message>
    <message>
        <source>You always qualify; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Bạn luôn đủ điều kiện; rồi chạm {next}</translation>
    </message>
    <message>
        <source>The player wins a tie. Each seat: {order}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Hòa thì người chơi thắng. Mỗi ghế: {order}</translation>
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
        <translation>MỞ BÀI</translation>
    </message>
    <message>
        <source>Deal two cards each, face down</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Chia mỗi người hai lá úp</translation>
    </message>
    <message>
        <source>FLOP bet or FOLD, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cược FLOP hoặc BỎ BÀI, từng ghế</translation>
    </message>
    <message>
        <source>TURN bet or check, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cược TURN hoặc xem bài, từng ghế</translation>
    </message>
    <message>
        <source>RIVER bet or check, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cược RIVER hoặc xem bài, từng ghế</translation>
    </message>
    <message>
        <source>Turn your two cards, announce your hand</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Lật hai lá của bạn, đọc tay bài</translation>
    </message>
    <message>
        <source>Left to right, yourself last; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Từ trái sang phải, bạn sau cùng; rồi chạm {next}</translation>
    </message>
    <message>
        <source>FLOP is twice the ANTE and stays in to the end; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>FLOP gấp đôi ANTE và ở lại đến cuối; rồi chạm {next}</translation>
    </message>
    <message>
        <source>Three cards face up. TURN equals the ANTE; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Ba lá ngửa. TURN bằng ANTE; rồi chạm {next}</translation>
    </message>
    <message>
        <source>One card more. RIVER equals the ANTE; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Thêm một lá. RIVER bằng ANTE; rồi chạm {next}</translation>
    </message>
    <message>
        <source>The fifth card is up. You always qualify; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Lá thứ năm đã ngửa. Bạn luôn đủ điều kiện; rồi chạm {next}</translation>
    </message>
    <message>
        <source>Each seat: {order}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Mỗi ghế: {order}</translation>
    </message>
    <message>
        <source>Settle {jackpot}, then press its END GAME</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Thanh toán {jackpot}, rồi nhấn END GAME của nó</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. Then blackjack goes on</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Có tay thắng? Chạm ghế đó. Rồi blackjack tiếp tục</translation>
    </message>
    <message>
        <source>Deal two cards each, one of yours up</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Chia mỗi người hai lá, ngửa một lá của bạn</translation>
    </message>
    <message>
        <source>Settle House Money on the first two cards</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Thanh toán House Money với hai lá đầu</translation>
    </message>
    <message>
        <source>Play the hands, seat by seat</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Chơi các tay bài, từng ghế</translation>
    </message>
    <message>
        <source>Turn your card, draw by the house&apos;s rule</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Lật lá của bạn, rút theo luật nhà cái</translation>
    </message>
    <message>
        <source>Left to right; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Từ trái sang phải; rồi chạm {next}</translation>
    </message>
    <message>
        <source>Losing ones are collected, winners paid left to right; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Thu cược thua, trả người thắng từ trái sang phải; rồi chạm {next}</translation>
    </message>
    <message>
        <source>Bust: take the wager, pay the jackpot, then the cards; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Quắc: lấy tiền cược, trả jackpot, rồi thu bài; rồi chạm {next}</translation>
    </message>
    <message>
        <source>Hand complete: touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Tay bài đã đủ: chạm {next}</translation>
    </message>
    <message>
        <source>Each seat: blackjack wager first, then its jackpot</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Mỗi ghế: cược blackjack trước, rồi jackpot của ghế</translation>
    </message>
    <message>
        <source>UP CARD</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>LÁ NGỬA</translation>
    </message>
    <message>
        <source>Ten or higher up? Discard, turn the next</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Ngửa mười trở lên? Bỏ đi, lật lá kế</translation>
    </message>
    <message>
        <source>Left to right, yourself last, one of them up, then the green button; touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Từ trái sang phải, bạn sau cùng, ngửa một lá, rồi nút xanh; chạm {next}</translation>
    </message>
    <message>
        <source>Ten or higher again goes too. The hand is set: touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Lại mười trở lên thì bỏ luôn. Tay đã định: chạm {next}</translation>
    </message>
    <message>
        <source>PLAY equals the ANTE. Folds with QUEENS UP? Look at the hand; then touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>PLAY bằng ANTE. Bỏ bài mà có QUEENS UP? Xem tay bài; rồi chạm {next}</translation>
    </message>
    <message>
        <source>SPACE</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>DẤU CÁCH</translation>
    </message>
    <message>
        <source>The shuffler stopped with fault {code}; follow its checklist</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Máy xáo bài dừng với lỗi {code}; làm theo danh sách của nó</translation>
    </message>
    <message>
        <source>fault {code}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>lỗi {code}</translation>
    </message>
    <message>
        <source>mode {mode}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>chế độ {mode}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hands dealt</source>
        <extracomment>desk/device_commands.py; one: {n} hand dealt</extracomment>
        <translation>
            <numerusform>Đã chia {n} tay</numerusform>
        </translation>
    </message>
    <message>
        <source>Development, {digest}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Bản phát triển, {digest}</translation>
    </message>
    <message>
        <source>{version}, WAL-reset defect</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{version}, lỗi WAL-reset</translation>
    </message>
    <message>
        <source>Enter it under [approval] in the table&apos;s file</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Ghi vào mục [approval] trong tệp của bàn</translation>
    </message>
    <message>
        <source>Approval</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Phê duyệt</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Máy xáo bài</translation>
    </message>
    <message>
        <source>It tells nothing. It may shuffle all the same: look at it.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Máy không báo gì. Có thể vẫn xáo: hãy nhìn máy.</translation>
    </message>
    <message>
        <source>The shuffler did not answer: its faults were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Máy xáo bài không trả lời: không thấy lỗi của nó; kiểm tra cáp</translation>
    </message>
    <message>
        <source>A card sticks, code 12</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Một lá bị kẹt, mã 12</translation>
    </message>
    <message>
        <source>A hand is short, code 31</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Một tay thiếu lá, mã 31</translation>
    </message>
    <message>
        <source>What follows by itself waits: the journal {path} cannot be written. If it stays so, call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Việc tự động tiếp theo phải chờ: không ghi được nhật ký {path}. Nếu vẫn vậy, gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>What follows by itself waits: the disk with {path} is full. Make room on it.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Việc tự động tiếp theo phải chờ: đĩa chứa {path} đã đầy. Dọn chỗ trống.</translation>
    </message>
    <message>
        <source>{name}&apos;s card does not end the kiosk</source>
        <extracomment>kiosk/table/leaving_card.py</extracomment>
        <translation>Thẻ của {name} không thoát được máy</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>phiên bản</translation>
    </message>
    <message>
        <source>release key</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>khóa phát hành</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>chương trình</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>thư viện</translation>
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
        <translation>Cài lại bản phát hành, hoặc gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Release</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Phát hành</translation>
    </message>
    <message>
        <source>{version}, as signed</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>{version}, đúng chữ ký</translation>
    </message>
    <message>
        <source>The program is not the one that was released: {what}</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Chương trình không phải bản đã phát hành: {what}</translation>
    </message>
    <message>
        <source>A development program runs this live table; install a signed release</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Bàn thật này đang chạy bản phát triển; cài bản phát hành có chữ ký</translation>
    </message>
    <message>
        <source>The program was changed since the last start: {what}</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Chương trình đã đổi từ lần khởi động trước: {what}</translation>
    </message>
    <message>
        <source>No card can be read now; a technician stops the program from outside.</source>
        <extracomment>kiosk/startup_error.py</extracomment>
        <translation>Hiện không đọc được thẻ; kỹ thuật viên dừng chương trình từ bên ngoài.</translation>
    </message>
    <message>
        <source>Swipe the card of a Supervisor, an Executive or a technician to leave.</source>
        <extracomment>kiosk/startup_error.py</extracomment>
        <translation>Quẹt thẻ Supervisor, Executive hoặc kỹ thuật viên để thoát.</translation>
    </message>
    <message>
        <source>The card of {name}, who deals, is not good</source>
        <extracomment>kiosk/table/staff_watch.py</extracomment>
        <translation>Thẻ của {name}, người đang chia, không hợp lệ</translation>
    </message>
    <message>
        <source>a backup beside it goes on to event {seq}</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>bản sao bên cạnh có đến sự kiện {seq}</translation>
    </message>
    <message>
        <source>another journal was begun here before, and is gone</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>trước đây có nhật ký khác ở đây, nay đã mất</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: its house edge at these settings is {edge} %, the house would pay for it; change its paytable, its rates or its house rule (house rule: no wager below zero)</source>
        <extracomment>odds/fair_play.py</extracomment>
        <translation>{wager}, {paytable}: lợi thế nhà cái với cài đặt này là {edge} %, nhà cái sẽ lỗ; đổi bảng trả, tỷ lệ hoặc luật nhà cái (luật nhà cái: không cược nào dưới không)</translation>
    </message>
    <message>
        <source>a part of the signed list is missing</source>
        <extracomment>program/release.py</extracomment>
        <translation>thiếu một phần của danh sách đã ký</translation>
    </message>
    <message>
        <source>the list of the release was not signed with its key</source>
        <extracomment>program/release.py</extracomment>
        <translation>danh sách bản phát hành không ký bằng khóa của nó</translation>
    </message>
    <message>
        <source>{file} is missing</source>
        <extracomment>program/release.py</extracomment>
        <translation>thiếu {file}</translation>
    </message>
    <message>
        <source>{file} is not part of the release</source>
        <extracomment>program/release.py</extracomment>
        <translation>{file} không thuộc bản phát hành</translation>
    </message>
    <message>
        <source>{file} was altered</source>
        <extracomment>program/release.py</extracomment>
        <translation>{file} đã bị sửa</translation>
    </message>
    <message>
        <source>{name} loads a foreign library</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{name} nạp thư viện lạ</translation>
    </message>
    <message>
        <source>Player has {player}, Banker {banker}: {line}</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>Player có {player}, Banker {banker}: {line}</translation>
    </message>
    <message>
        <source>{player} against {banker} is a natural: nobody draws</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>{player} gặp {banker} là tự nhiên: không ai rút</translation>
    </message>
    <message>
        <source>With {player} against {banker} the tableau says so</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>Với {player} gặp {banker}, bảng rút bài quy định vậy</translation>
    </message>
    <message numerus="yes">
        <source>Up cards from the ten leave, two at most: {n} leave, and {hand} ({ranks}) is left</source>
        <extracomment>school/drills/dealer_cards.py; one: Up cards from the ten leave, two at most: {n} leaves, and {hand} ({ranks}) is left</extracomment>
        <translation>
            <numerusform>Lá ngửa từ mười trở lên bị bỏ, tối đa hai: bỏ {n}, còn lại {hand} ({ranks})</numerusform>
        </translation>
    </message>
    <message>
        <source>A prize goes to {seats}</source>
        <extracomment>school/drills/eligible.py</extracomment>
        <translation>{seats} được giải</translation>
    </message>
    <message>
        <source>A prize goes to {seats}; no wager lay at {without}</source>
        <extracomment>school/drills/eligible.py</extracomment>
        <translation>{seats} được giải; {without} không có cược</translation>
    </message>
    <message>
        <source>Seat {seat} gets {envy} for the hands of others</source>
        <extracomment>school/drills/envy_sum.py</extracomment>
        <translation>Ghế {seat} nhận Envy {envy} cho tay của ghế khác</translation>
    </message>
    <message>
        <source>Seat {seat} has no wager, so it gets no envy</source>
        <extracomment>school/drills/envy_sum.py</extracomment>
        <translation>Ghế {seat} không có cược, nên không nhận Envy</translation>
    </message>
    <message>
        <source>House Money has not won: nothing can be left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>House Money không thắng: không có gì để lại</translation>
    </message>
    <message>
        <source>The dealer has blackjack: House Money is paid out, nothing is left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>Nhà cái có blackjack: trả hết House Money, không để lại gì</translation>
    </message>
    <message>
        <source>{hand} wins {win} on {stake}: none, part or all of {most} may be left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>{hand} thắng {win} với cược {stake}: được để lại không, một phần hoặc hết {most}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}, rounded down: {prize}</source>
        <extracomment>school/drills/meter_percent.py</extracomment>
        <translation>{hand} trả {pays}, làm tròn xuống: {prize}</translation>
    </message>
    <message>
        <source>{wager} pays {hand} {pays}: {amount}</source>
        <extracomment>school/drills/pay_it.py</extracomment>
        <translation>{wager} trả {hand} {pays}: {amount}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}: {prize}, and {envy} of envy</source>
        <extracomment>school/drills/pay_it.py</extracomment>
        <translation>{hand} trả {pays}: {prize}, và Envy {envy}</translation>
    </message>
    <message>
        <source>Paid from the far right: {seats}</source>
        <extracomment>school/drills/payment_order.py</extracomment>
        <translation>Trả từ ngoài cùng bên phải: {seats}</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>Ghế {seat} có {hand}</translation>
    </message>
    <message>
        <source>The dealer holds {hand} and qualifies</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>Nhà cái có {hand} và đủ điều kiện</translation>
    </message>
    <message>
        <source>The dealer holds {hand}, which does not qualify</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>Nhà cái có {hand}, không đủ điều kiện</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}, seat {other} holds {second}</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>Ghế {seat} có {hand}, ghế {other} có {second}</translation>
    </message>
    <message>
        <source>{whole} is shared by {n} seats, odd cents to the first paid: seat {seat} gets {share}</source>
        <extracomment>school/drills/shared_prize.py</extracomment>
        <translation>{n} ghế chia {whole}, xu lẻ cho ghế trả đầu tiên: ghế {seat} nhận {share}</translation>
    </message>
    <message>
        <source>{hand} pays {prize}: {card}</source>
        <extracomment>school/drills/which_card.py</extracomment>
        <translation>{hand} trả {prize}: {card}</translation>
    </message>
    <message>
        <source>Seat {first} is paid before seat {seat} gets {amount}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Trả ghế {first} trước, rồi ghế {seat} nhận {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} holds no winning hand</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Ghế {seat} không có tay bài thắng</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}, not {pressed}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Ghế {seat} có {hand}, không phải {pressed}</translation>
    </message>
    <message>
        <source>{n} seconds passed</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Đã qua {n} giây</translation>
    </message>
    <message>
        <source>{n} things in their order</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>{n} việc đúng thứ tự</translation>
    </message>
    <message>
        <source>{seconds} s, target {target} s</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>{seconds} giây, mục tiêu {target} giây</translation>
    </message>
    <message>
        <source>no seat</source>
        <extracomment>school/drills/words.py</extracomment>
        <translation>không ghế</translation>
    </message>
    <message>
        <source>The staff register {path} is missing, and this table knew one with {seq} events: put it back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>Thiếu sổ nhân viên {path}, bàn này từng biết sổ có {seq} sự kiện: khôi phục từ bản sao, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The staff register {path} is an older one, and this table knew it up to event {seq}: put the newest one back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>Sổ nhân viên {path} là bản cũ hơn, bàn này từng biết đến sự kiện {seq}: khôi phục bản mới nhất từ bản sao, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The staff register {path} is another one than this table knew: put that one back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>Sổ nhân viên {path} khác với sổ bàn này từng biết: khôi phục sổ đó từ bản sao, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>No jackpot wager</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Không có cược jackpot</translation>
    </message>
    <message>
        <source>Hold 0.8 s, hands are in play</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Giữ 0,8 giây, đang chơi các tay</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager in this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Ghế {seat} không có cược jackpot trong ván này</translation>
    </message>
    <message>
        <source>{seats} cannot hold it together</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{seats} không thể cùng có</translation>
    </message>
    <message>
        <source>With {hand} on the board nobody holds another</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>Với {hand} trên bài chung không ai có tay khác</translation>
    </message>
    <message>
        <source>The board is everybody&apos;s: {missing} too</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>Bài chung là của mọi người: cả {missing}</translation>
    </message>
    <message>
        <source>{title}, and the record says otherwise; back the win out, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{title}, mà ghi chép lại khác; hoàn lại giải, hoặc KHÔNG THẮNG kèm lý do</translation>
    </message>
    <message>
        <source>Back out what is on record first, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Hoàn lại giải đã ghi trước, hoặc KHÔNG THẮNG kèm lý do</translation>
    </message>
    <message>
        <source>The table is held; swipe a Supervisor&apos;s card, then another person&apos;s</source>
        <extracomment>table/procedures/holding.py</extracomment>
        <translation>Bàn bị giữ; quẹt thẻ Supervisor, rồi thẻ của người khác</translation>
    </message>
    <message>
        <source>The table is held; swipe the card of another person than {name}</source>
        <extracomment>table/procedures/holding.py</extracomment>
        <translation>Bàn bị giữ; quẹt thẻ của người khác, không phải {name}</translation>
    </message>
    <message>
        <source>Nothing is changed yet; change a setting first</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Chưa đổi gì; đổi một cài đặt trước</translation>
    </message>
    <message>
        <source>The table is held; a Supervisor&apos;s card comes first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Bàn bị giữ; thẻ Supervisor trước đã</translation>
    </message>
    <message>
        <source>Whoever deals does not authorise the wins too</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Người chia bài không được tự cho phép giải</translation>
    </message>
    <message>
        <source>{game} has no sides to bet on</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{game} không có bên để cược</translation>
    </message>
    <message>
        <source>approval.{key} is missing in the table&apos;s file</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>thiếu approval.{key} trong tệp của bàn</translation>
    </message>
    <message>
        <source>The shuffler {make} is set to {mode}; the rules know {modes}</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>Máy xáo {make} đặt ở {mode}; luật chỉ có {modes}</translation>
    </message>
    <message>
        <source>{component} {least} or higher is not on record</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>Không có ghi chép {component} từ {least} trở lên</translation>
    </message>
    <message>
        <source>{component} is {version} and was approved from {least} on</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>{component} là {version}, được duyệt từ {least} trở lên</translation>
    </message>
    <message>
        <source>House Money has two jackpots here. Its rules let an operator choose only one of the jackpot options; a later section allows two on two sensors: ask your regulator which one holds for you</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>House Money ở đây có hai jackpot. Luật chỉ cho chọn một trong các jackpot; mục sau lại cho hai trên hai cảm biến: hỏi cơ quan quản lý mục nào áp dụng</translation>
    </message>
    <message>
        <source>{paytable} of {wager} is printed for {decks} and this shoe has {have}; choose {instead} or change the shoe (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{paytable} của {wager} in cho {decks}, hộp bài này có {have}; chọn {instead} hoặc đổi hộp bài (luật đã duyệt)</translation>
    </message>
    <message>
        <source>another paytable</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>bảng trả khác</translation>
    </message>
    <message>
        <source>Sensor B has {jackpot} and sensor A has none; put the only jackpot on sensor A (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Cảm biến B có {jackpot} còn cảm biến A không có; đặt jackpot duy nhất ở cảm biến A (luật đã duyệt)</translation>
    </message>
    <message>
        <source>{jackpot} is on both sensors, and each sensor has a jackpot of its own; choose another for sensor B (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{jackpot} ở cả hai cảm biến, mà mỗi cảm biến có jackpot riêng; chọn cái khác cho cảm biến B (luật đã duyệt)</translation>
    </message>
    <message>
        <source>a single deck</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>một bộ bài</translation>
    </message>
    <message>
        <source>{least} to {most} decks</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{least} đến {most} bộ bài</translation>
    </message>
    <message>
        <source>{numbers} decks</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{numbers} bộ bài</translation>
    </message>
    <message>
        <source>{setting} can be {choices}; choose one of them</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} có thể là {choices}; chọn một</translation>
    </message>
    <message>
        <source>{setting} must be {least} or more; enter another figure</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} phải từ {least} trở lên; nhập số khác</translation>
    </message>
    <message>
        <source>{setting} must be between {least} and {most}; enter another figure</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} phải từ {least} đến {most}; nhập số khác</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Cơ quan quản lý</translation>
    </message>
    <message>
        <source>Console</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Bàn điều khiển</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Mặt bàn</translation>
    </message>
    <message>
        <source>Paytable of {wager}</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Bảng trả của {wager}</translation>
    </message>
    <message>
        <source>Jackpot on sensor {sensor}</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Jackpot ở cảm biến {sensor}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: no part of a wager goes to a reserve; a small one is recommended, it is added to the next seed and keeps the meter up after a win</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: không phần cược nào vào dự trữ; nên có một phần nhỏ, nó thêm vào mức đầu kế tiếp và giữ đồng hồ cao sau giải</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} starts again at {seed} instead of the pre-configured {usual}; the house edge falls, {amount} at every {hand} are the house&apos;s own money</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: {level} bắt đầu lại từ {seed} thay vì mức định sẵn {usual}; lợi thế nhà cái giảm, {amount} mỗi lần {hand} là tiền của nhà cái</translation>
    </message>
    <message>
        <source>ODDS</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>XÁC SUẤT</translation>
    </message>
    <message>
        <source>House edge of every wager</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>Lợi thế nhà cái của mỗi cược</translation>
    </message>
    <message>
        <source>TABLE SIGNS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>BẢNG BÁO BÀN</translation>
    </message>
    <message>
        <source>Limits, odds, notices to post</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Giới hạn, xác suất, thông báo</translation>
    </message>
    <message>
        <source>Not with this set-up</source>
        <extracomment>ui/office/choice_figures.py</extracomment>
        <translation>Không hợp với cấu hình này</translation>
    </message>
    <message>
        <source>Find a table</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>Tìm bàn</translation>
    </message>
    <message>
        <source>Number, game, paytable, console or link</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>Số, trò chơi, bảng trả, bàn điều khiển hoặc liên kết</translation>
    </message>
    <message>
        <source>MORE TABLES</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>THÊM BÀN</translation>
    </message>
    <message>
        <source>FIND A TABLE</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>TÌM BÀN</translation>
    </message>
    <message>
        <source>By typing</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Bằng cách gõ</translation>
    </message>
    <message>
        <source>ALL GAMES</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>MỌI TRÒ CHƠI</translation>
    </message>
    <message>
        <source>Ends the search</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Kết thúc tìm</translation>
    </message>
    <message>
        <source>Odds of {game}</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Xác suất của {game}</translation>
    </message>
    <message>
        <source>House edge of every wager as it is set up here; the printed figure beside it.</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Lợi thế nhà cái của mỗi cược theo cấu hình ở đây; bên cạnh là số in.</translation>
    </message>
    <message>
        <source>The odds of this paytable are being worked out; the table goes on.</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Đang tính xác suất của bảng trả này; bàn vẫn tiếp tục.</translation>
    </message>
    <message>
        <source>Once the odds are there</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Khi có xác suất</translation>
    </message>
    <message>
        <source>PRINT PAR SHEET</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>IN TỜ PAR</translation>
    </message>
    <message>
        <source>On the slip printer</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Trên máy in phiếu</translation>
    </message>
    <message>
        <source>SAVE AS PDF</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>LƯU PDF</translation>
    </message>
    <message>
        <source>The PAR sheet on large paper</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Tờ PAR trên giấy lớn</translation>
    </message>
    <message>
        <source>MORE WAGERS</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>THÊM CƯỢC</translation>
    </message>
    <message>
        <source>Signs of table {table}</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>Bảng báo của bàn {table}</translation>
    </message>
    <message>
        <source>What players must be able to read here, from the rules in force.</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>Điều người chơi phải đọc được ở đây, theo luật đang áp dụng.</translation>
    </message>
    <message>
        <source>PRINT THE SIGNS</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>IN BẢNG BÁO</translation>
    </message>
    <message>
        <source>To print on large paper</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>Để in trên giấy lớn</translation>
    </message>
    <message>
        <source>Base game, no jackpot</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Chỉ chơi chính, không jackpot</translation>
    </message>
    <message>
        <source>{jackpot} first</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{jackpot} trước</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips lie. Touch a socket</source>
        <extracomment>ui/table/presenter/chip_tray.py; one: {n} chip lies. Touch a socket</extracomment>
        <translation>
            <numerusform>Có {n} phỉnh. Chạm một ổ</numerusform>
        </translation>
    </message>
    <message>
        <source>Touch a socket</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Chạm một ổ</translation>
    </message>
    <message>
        <source>The wagers are locked in</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Tiền cược đã khóa</translation>
    </message>
    <message>
        <source>Every seat that plays has its chips</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Mọi ghế có chơi đã có phỉnh</translation>
    </message>
    <message>
        <source>No chip lies on a sensor</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Không có phỉnh trên cảm biến</translation>
    </message>
    <message>
        <source>Why confirm all the same?</source>
        <extracomment>ui/table/presenter/doubts.py</extracomment>
        <translation>Vì sao vẫn xác nhận?</translation>
    </message>
    <message numerus="yes">
        <source>Hold 0.8 s: {n} seats against the cards. Raises an alert</source>
        <extracomment>ui/table/presenter/doubts.py; one: Hold 0.8 s: seat {seats} against its cards. Raises an alert</extracomment>
        <translation>
            <numerusform>Giữ 0,8 giây: {n} ghế trái với bài. Sẽ có cảnh báo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold 0.8 s: {n} seats in doubt. Raises an alert</source>
        <extracomment>ui/table/presenter/doubts.py; one: Hold 0.8 s: seat {seats} in doubt. Raises an alert</extracomment>
        <translation>
            <numerusform>Giữ 0,8 giây: {n} ghế còn nghi. Sẽ có cảnh báo</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was held: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bàn đã bị giữ: {why}</translation>
    </message>
    <message>
        <source>{name} saw why the table is held</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} đã xem vì sao bàn bị giữ</translation>
    </message>
    <message>
        <source>{name} and {witness} let it go on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} và {witness} cho tiếp tục</translation>
    </message>
    <message>
        <source>The program was started, version {version}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Chương trình đã khởi động, phiên bản {version}</translation>
    </message>
    <message>
        <source>The end of the staff register was noted: {seq}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã ghi phần cuối sổ nhân viên: {seq}</translation>
    </message>
    <message>
        <source>STANDS HERE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>ĐANG Ở ĐÂY</translation>
    </message>
    <message>
        <source>FIRST TABLE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>BÀN ĐẦU TIÊN</translation>
    </message>
    <message>
        <source>No table here has it</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Không bàn nào ở đây có</translation>
    </message>
    <message numerus="yes">
        <source>{n} files</source>
        <extracomment>ui/pages/games/presenter.py; one: 1 file</extracomment>
        <translation>
            <numerusform>{n} tệp</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Không đọc được</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} table</extracomment>
        <translation>
            <numerusform>{n} bàn</numerusform>
        </translation>
    </message>
    <message>
        <source>No table has this</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Không bàn nào có</translation>
    </message>
    <message>
        <source>LINK</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>LIÊN KẾT</translation>
    </message>
    <message>
        <source>NO METER</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>KHÔNG ĐỒNG HỒ</translation>
    </message>
    <message>
        <source>HOUSE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>NHÀ CÁI</translation>
    </message>
    <message>
        <source>STAND-ALONE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>RIÊNG BÀN</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Fixed at {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Cố định {amount}</translation>
    </message>
    <message>
        <source>Fixed at {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Cố định {first} và {others} nữa</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables, {linked} on a link</source>
        <extracomment>ui/pages/games/presenter.py; one: 1 table, on a link</extracomment>
        <translation>
            <numerusform>{n} bàn, {linked} có liên kết</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ended}, {n} late wins</source>
        <extracomment>ui/pages/history/presenter.py; one: {ended}, {n} late win</extracomment>
        <translation>
            <numerusform>{ended}, {n} giải trễ</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It says: {said}.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Bước {step}/{steps}. Máy báo: {said}.</translation>
    </message>
    <message>
        <source>no stake</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>không có cược</translation>
    </message>
    <message>
        <source>by the player&apos;s cards</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>theo bài người chơi</translation>
    </message>
    <message>
        <source>by the dealer&apos;s up card</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>theo lá ngửa nhà cái</translation>
    </message>
    <message>
        <source>Ante from a flush</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ante từ Flush</translation>
    </message>
    <message>
        <source>Ante from a straight</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ante từ Straight</translation>
    </message>
    <message>
        <source>Ante from three 10s</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ante từ ba lá 10</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Blackjack của nhà cái</translation>
    </message>
    <message>
        <source>nothing left up</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>không để lại gì</translation>
    </message>
    <message>
        <source>left up where that is best</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>để lại khi lợi nhất</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>không có</translation>
    </message>
    <message>
        <source>1 in {often}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>1 trong {often}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks</source>
        <extracomment>ui/pages/odds/presenter/page.py; one: 1 deck</extracomment>
        <translation>
            <numerusform>{n} bộ bài</numerusform>
        </translation>
    </message>
    <message>
        <source>either side</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>bên nào cũng được</translation>
    </message>
    <message>
        <source>on {side}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>ở {side}</translation>
    </message>
    <message>
        <source>Pays</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Trả</translation>
    </message>
    <message>
        <source>Comes</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Tần suất</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Chính xác</translation>
    </message>
    <message>
        <source>Returns</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Hoàn trả</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Phần của trò chơi</translation>
    </message>
    <message>
        <source>Per unit of the Ante</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Mỗi đơn vị Ante</translation>
    </message>
    <message>
        <source>Back to players</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Về người chơi</translation>
    </message>
    <message>
        <source>Fixed prizes</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Giải cố định</translation>
    </message>
    <message>
        <source>Onto the meter</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Vào đồng hồ</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Dự trữ</translation>
    </message>
    <message>
        <source>New seeds</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Mức đầu mới</translation>
    </message>
    <message>
        <source>House</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Nhà cái</translation>
    </message>
    <message>
        <source>Exact, by counting every deal</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Chính xác, đếm mọi cách chia</translation>
    </message>
    <message>
        <source>Simulated: {rounds} rounds, give or take {error}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Mô phỏng: {rounds} ván, sai số {error}</translation>
    </message>
    <message>
        <source>House edge</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Lợi thế nhà cái</translation>
    </message>
    <message>
        <source>Hit</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Trúng</translation>
    </message>
    <message>
        <source>no meter makes it fair</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>không mức nào hòa vốn</translation>
    </message>
    <message>
        <source>Fair from a meter of</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Hòa vốn từ đồng hồ</translation>
    </message>
    <message>
        <source>Edge, meters as now</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Lợi thế, đồng hồ hiện giờ</translation>
    </message>
    <message>
        <source>Volatility index</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Chỉ số biến động</translation>
    </message>
    <message>
        <source>printed {figures}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>in {figures}</translation>
    </message>
    <message>
        <source>now {amount}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>hiện giờ {amount}</translation>
    </message>
    <message>
        <source>By best play; the PAR sheet says which.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Theo cách chơi tốt nhất; xem tờ PAR.</translation>
    </message>
    <message>
        <source>{level} alone would have to stand at {fair}.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Riêng {level} phải ở mức {fair}.</translation>
    </message>
    <message>
        <source>Envy brings every other wager {amount} a round.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Envy cho mỗi cược khác {amount} mỗi ván.</translation>
    </message>
    <message>
        <source>With {n} wagers sharing a prize the edge is {edge}.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Khi {n} cược chia một giải, lợi thế là {edge}.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Changed in MENU, GAMES</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>Đổi ở MENU, TRÒ CHƠI</translation>
    </message>
    <message numerus="yes">
        <source>{n} changes are kept</source>
        <extracomment>ui/office/presenter/configuration.py; one: 1 change is kept</extracomment>
        <translation>
            <numerusform>Đã giữ {n} thay đổi</numerusform>
        </translation>
    </message>
    <message>
        <source>Not proposed yet</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>Chưa đề xuất</translation>
    </message>
    <message>
        <source>one of {n}</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>một trong {n}</translation>
    </message>
    <message>
        <source>linked to nothing</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>không liên kết</translation>
    </message>
    <message>
        <source>linked to tables of the same game</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>liên kết với bàn cùng trò chơi</translation>
    </message>
    <message>
        <source>linked to other games with the same hands</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>liên kết với trò chơi khác có cùng tay bài</translation>
    </message>
    <message>
        <source>edge {edge} · hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>lợi thế {edge} · trúng {hit}</translation>
    </message>
    <message>
        <source>{edge} · hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{edge} · trúng {hit}</translation>
    </message>
    <message>
        <source>{name} is for {decks}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{name} dành cho {decks}</translation>
    </message>
    <message>
        <source>a house jackpot, linked to nothing</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>jackpot của nhà cái, không liên kết</translation>
    </message>
    <message>
        <source>{name} is for {decks}, on {consoles}; {link}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{name} dành cho {decks}, trên {consoles}; {link}</translation>
    </message>
    <message>
        <source>any shoe of the game</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>mọi hộp bài của trò chơi</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: house edge {edge} ({edge_exact}), hit {hit} ({hit_exact})</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{wager}, {paytable}: lợi thế nhà cái {edge} ({edge_exact}), trúng {hit} ({hit_exact})</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: house edge {edge}, hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{wager}, {paytable}: lợi thế nhà cái {edge}, trúng {hit}</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>lợi thế</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>trúng</translation>
    </message>
    <message>
        <source>Printed: {figures}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>In: {figures}</translation>
    </message>
    <message>
        <source>{hands} hands: {line}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{hands} tay bài: {line}</translation>
    </message>
    <message>
        <source>NOT A WIN: ALL {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>KHÔNG THẮNG: CẢ {n} PHẦN</translation>
    </message>
    <message>
        <source>One table hand · {pays}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Một tay của bàn · {pays}</translation>
    </message>
    <message>
        <source>{side}, marked late</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{side}, đánh dấu trễ</translation>
    </message>
    <message>
        <source>{side}, marked when the cards were known</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{side}, đánh dấu khi đã biết bài</translation>
    </message>
    <message>
        <source>Off the meter, once</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Đồng hồ, một lần</translation>
    </message>
    <message>
        <source>Meter after</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Đồng hồ sau đó</translation>
    </message>
    <message>
        <source>{n} shares together</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{n} phần cộng lại</translation>
    </message>
    <message>
        <source>Card level by the whole hit: {whole}, not by the share</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Loại thẻ theo cả giải: {whole}, không theo phần</translation>
    </message>
    <message>
        <source>A natural</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Tự nhiên</translation>
    </message>
    <message>
        <source>Not a natural</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Không tự nhiên</translation>
    </message>
    <message>
        <source>Go back to the table to say which side has won</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Về bàn để cho biết bên nào thắng</translation>
    </message>
    <message>
        <source>The Ante pays on a flush or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Ante trả với Flush trở lên</translation>
    </message>
    <message>
        <source>The Ante pays on a straight or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Ante trả với Straight trở lên</translation>
    </message>
    <message>
        <source>The Ante pays on three 10s or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Ante trả với ba lá 10 trở lên</translation>
    </message>
    <message>
        <source>Progressive, {jackpot}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Lũy tiến, {jackpot}</translation>
    </message>
    <message>
        <source>Table limits</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Giới hạn bàn</translation>
    </message>
    <message>
        <source>{wager}: the house pays at most {most} in all in one deal</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{wager}: nhà cái trả tổng cộng tối đa {most} mỗi ván</translation>
    </message>
    <message>
        <source>Aggregate payout limit</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Giới hạn tổng tiền trả</translation>
    </message>
    <message>
        <source>A winning hand below that pushes the Ante.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Tay thắng thấp hơn thì Ante hòa.</translation>
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
        <translation>Banker trả 1 to 1 trừ 5 % hoa hồng.</translation>
    </message>
    <message>
        <source>On a tie, Player and Banker wagers push.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Khi hòa, cược Player và Banker được trả lại.</translation>
    </message>
    <message>
        <source>Main wagers pay</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Cược chính trả</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Blackjack trả</translation>
    </message>
    <message>
        <source>{wager} pays</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{wager} trả</translation>
    </message>
    <message>
        <source>Paytable {name}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Bảng trả {name}</translation>
    </message>
    <message>
        <source>To 1, by the number of hands dealt, the dealer&apos;s counted.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Ăn 1, theo số tay đã chia, kể cả nhà cái.</translation>
    </message>
    <message>
        <source>Progressive, {jackpot}: {stake} wager</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Lũy tiến, {jackpot}: cược {stake}</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} wager</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{jackpot}: cược {stake}</translation>
    </message>
    <message>
        <source>The amount to be won now is on the display at this table</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Số tiền có thể thắng lúc này ở màn hiển thị của bàn</translation>
    </message>
    <message>
        <source>One jackpot with every table on {link}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Một jackpot chung với mọi bàn trên {link}</translation>
    </message>
    <message>
        <source>It belongs to the house until it is won.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Thuộc về nhà cái cho đến khi có người thắng.</translation>
    </message>
    <message>
        <source>Fixed prizes come off the meter.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Giải cố định lấy từ đồng hồ.</translation>
    </message>
    <message>
        <source>{level} rises to {most} and no further.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{level} tăng đến {most} rồi dừng.</translation>
    </message>
    <message>
        <source>Rules of this house</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Luật của nhà cái này</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{least} đến {most}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <extracomment>ui/floor/map/tiles.py</extracomment>
        <translation>Bàn {table}</translation>
    </message>
    <message>
        <source>HELD: two people must see why</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>BỊ GIỮ: hai người phải xem lý do</translation>
    </message>
    <message>
        <source>1 hit, {n} shares</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>1 lần trúng, {n} phần</translation>
    </message>
    <message>
        <source>One {role} swipe records the hit with all its shares.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Một lần quẹt {role} ghi lần trúng với mọi phần.</translation>
    </message>
    <message>
        <source>Jackpot paused. Start the base game</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Jackpot tạm dừng. Bắt đầu chơi chính</translation>
    </message>
    <message>
        <source>Give its chips back</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Trả lại phỉnh của nó</translation>
    </message>
    <message>
        <source>Needs a card</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Cần một thẻ</translation>
    </message>
    <message>
        <source>No win is left</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Không còn giải nào</translation>
    </message>
    <message>
        <source>{n} shares: {order}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>{n} phần: {order}</translation>
    </message>
    <message>
        <source>Wrong seat? Mark its side there</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Sai ghế? Đánh dấu bên ở đó</translation>
    </message>
    <message numerus="yes">
        <source>HOLD TO CONFIRM {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: HOLD TO CONFIRM {n} SHARE</extracomment>
        <translation>
            <numerusform>GIỮ ĐỂ CONFIRM {n} PHẦN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>HOLD TO CONFIRM {n} WINS</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: HOLD TO CONFIRM {n} WIN</extracomment>
        <translation>
            <numerusform>GIỮ ĐỂ CONFIRM {n} GIẢI</numerusform>
        </translation>
    </message>
    <message>
        <source>CONFIRM 1 HIT, {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>CONFIRM 1 LẦN TRÚNG, {n} PHẦN</translation>
    </message>
    <message>
        <source>Sent to the slip printer</source>
        <extracomment>ui/pages/page_paper.py</extracomment>
        <translation>Đã gửi đến máy in phiếu</translation>
    </message>
    <message>
        <source>Nothing was saved: {why}; call a technician</source>
        <extracomment>ui/office/copies.py</extracomment>
        <translation>Chưa lưu gì: {why}; gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}</source>
        <extracomment>ui/office/copies.py</extracomment>
        <translation>Đã lưu {file} trong {folder}</translation>
    </message>
    <message>
        <source>LAY ALL</source>
        <extracomment>ui/table/chip_tray.py</extracomment>
        <translation>ĐẶT HẾT</translation>
    </message>
    <message>
        <source>LIFT ALL</source>
        <extracomment>ui/table/chip_tray.py</extracomment>
        <translation>NHẤC HẾT</translation>
    </message>
    <message>
        <source>fraction on the PAR sheet</source>
        <extracomment>ui/pages/odds/view.py</extracomment>
        <translation>phân số ở tờ PAR</translation>
    </message>
    <message>
        <source>Bonus bets are settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Cược thưởng thanh toán với hai lá đầu, trước khi chơi.</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; bonus bets are up to the player.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Cược blackjack trước; cược thưởng tùy người chơi.</translation>
    </message>
    <message>
        <source>A split matches the wager; a double is at most as large as it.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Tách bài bằng tiền cược; gấp đôi tối đa bằng thế.</translation>
    </message>
    <message>
        <source>Royal Match: king and queen of one suit; then any two cards of one suit.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Royal Match: già và đầm cùng chất; rồi hai lá bất kỳ cùng chất.</translation>
    </message>
    <message>
        <source>King&apos;s Bounty: two cards of 20; kings of spades are best, a dealer&apos;s blackjack raises them.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>King&apos;s Bounty: hai lá 20 điểm; đôi già bích cao nhất, blackjack của nhà cái nâng thêm.</translation>
    </message>
    <message>
        <source>Bet the Set: a pair; of one suit it pays more.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Bet the Set: đôi; cùng chất trả nhiều hơn.</translation>
    </message>
    <message>
        <source>Bonus bets pay by their tables, stake back.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Cược thưởng trả theo bảng, hoàn tiền cược.</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the wager comes back.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Đầu hàng là quyết định đầu: nhận lại nửa tiền cược.</translation>
    </message>
    <message>
        <source>Settle the bonus bets on the first two cards</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Thanh toán cược thưởng với hai lá đầu</translation>
    </message>
    <message>
        <source>Dragon Bonus: your first coup</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Dragon Bonus: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>Three players bet on the progressive. The coup wins nothing.</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Ba người cược lũy tiến. Ván không thắng gì.</translation>
    </message>
    <message>
        <source>START GAME once all bets are down</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>START GAME khi đặt cược xong</translation>
    </message>
    <message>
        <source>Start, chips into the tray, end</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Bắt đầu, phỉnh vào khay, kết thúc</translation>
    </message>
    <message>
        <source>Your first round</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>Ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>Three players bet on the progressive. Nobody wins it.</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>Ba người cược lũy tiến. Không ai thắng.</translation>
    </message>
    <message>
        <source>No hand wins: no button is pressed</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>Không tay nào thắng: không nhấn nút nào</translation>
    </message>
    <message>
        <source>Four aces and the Executive</source>
        <extracomment>lessons/four-aces.toml</extracomment>
        <translation>Bốn át và Executive</translation>
    </message>
    <message>
        <source>One player wins the whole meter. Only an Executive&apos;s card is enough.</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Một người thắng cả đồng hồ. Chỉ thẻ Executive mới đủ.</translation>
    </message>
    <message>
        <source>Seat 3: four aces</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Ghế 3: bốn át</translation>
    </message>
    <message>
        <source>Call, verify, Executive, pay, end</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Gọi, kiểm, Executive, trả, kết thúc</translation>
    </message>
    <message>
        <source>The right card at once</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Đúng thẻ ngay lần đầu</translation>
    </message>
    <message>
        <source>Four Card Poker: your first round</source>
        <extracomment>lessons/four-card-first-round.toml</extracomment>
        <translation>Four Card Poker: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: your first round</source>
        <extracomment>lessons/holdem-first-round.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>A straight flush and the key</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Straight Flush và chìa khóa</translation>
    </message>
    <message>
        <source>One player makes a straight flush. The Supervisor turns the key to JPH.</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Một người có Straight Flush. Supervisor vặn chìa sang JPH.</translation>
    </message>
    <message>
        <source>Seat 5: straight flush</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Ghế 5: Straight Flush</translation>
    </message>
    <message>
        <source>Hand, key, record, end</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Tay bài, chìa, ghi, kết thúc</translation>
    </message>
    <message>
        <source>A chip that comes too late</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Một phỉnh đến quá trễ</translation>
    </message>
    <message>
        <source>A player lays a chip after the start. It does not play.</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Người chơi đặt phỉnh sau khi bắt đầu. Phỉnh đó không tính.</translation>
    </message>
    <message>
        <source>A late chip does not play, whatever the hand</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Phỉnh trễ không tính, dù tay bài nào</translation>
    </message>
    <message>
        <source>The late chip goes back</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Trả lại phỉnh trễ</translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Ván chơi đến hết</translation>
    </message>
    <message>
        <source>The printer is out of paper</source>
        <extracomment>lessons/no-paper.toml</extracomment>
        <translation>Máy in hết giấy</translation>
    </message>
    <message>
        <source>A win is on record while the printer has no paper. Nothing is lost: the slip is printed later.</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Đã ghi giải khi máy in hết giấy. Không mất gì: phiếu sẽ in sau.</translation>
    </message>
    <message>
        <source>Record, pay and end without the slip</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Ghi, trả và kết thúc không có phiếu</translation>
    </message>
    <message>
        <source>6-5-4 Poker: your first round</source>
        <extracomment>lessons/six-five-four-first-round.toml</extracomment>
        <translation>6-5-4 Poker: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>Nobody bets on more than the game itself.</source>
        <extracomment>lessons/six-five-four-first-round.toml</extracomment>
        <translation>Không ai cược gì ngoài trò chơi chính.</translation>
    </message>
    <message>
        <source>Start, play, end</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Bắt đầu, chơi, kết thúc</translation>
    </message>
    <message>
        <source>A small prize that the dealer confirms</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Giải nhỏ do dealer xác nhận</translation>
    </message>
    <message>
        <source>One player makes three of a kind: a few dollars from the tray.</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Một người có Three of a Kind: vài đô la từ khay.</translation>
    </message>
    <message>
        <source>Seat 3: three of a kind</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Ghế 3: Three of a Kind</translation>
    </message>
    <message>
        <source>Hand, record, pay, end</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Tay bài, ghi, trả, kết thúc</translation>
    </message>
    <message>
        <source>No supervisor is needed for a small pay</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Giải nhỏ không cần giám sát</translation>
    </message>
    <message>
        <source>A straight flush and the Supervisor</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Straight Flush và Supervisor</translation>
    </message>
    <message>
        <source>One player makes a straight flush. A Supervisor&apos;s card puts it on record.</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Một người có Straight Flush. Thẻ Supervisor ghi giải.</translation>
    </message>
    <message>
        <source>Seat 7: straight flush</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Ghế 7: Straight Flush</translation>
    </message>
    <message>
        <source>Hand, call, verify, card, pay, end</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Tay bài, gọi, kiểm, thẻ, trả, kết thúc</translation>
    </message>
    <message>
        <source>A sensor that is stuck</source>
        <extracomment>lessons/stuck-sensor.toml</extracomment>
        <translation>Cảm biến bị kẹt</translation>
    </message>
    <message>
        <source>The sensor of seat 3 sticks before the start. Its seat plays without the progressive.</source>
        <extracomment>lessons/stuck-sensor.toml</extracomment>
        <translation>Cảm biến ghế 3 bị kẹt trước khi bắt đầu. Ghế đó chơi không lũy tiến.</translation>
    </message>
    <message>
        <source>The table plays on</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>Bàn chơi tiếp</translation>
    </message>
    <message>
        <source>Two winners and envy</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>Hai người thắng và Envy</translation>
    </message>
    <message>
        <source>Two players hold winning hands. The others with the wager get envy.</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>Hai người có tay thắng. Người khác có cược nhận Envy.</translation>
    </message>
    <message>
        <source>Seat 5: four of a kind</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Ghế 5: Four of a Kind</translation>
    </message>
    <message>
        <source>Seat 1: straight flush</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>Ghế 1: Straight Flush</translation>
    </message>
    <message>
        <source>A late chip does not play</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Phỉnh trễ không tính</translation>
    </message>
    <message>
        <source>Call, verify, card, pay from the right, end</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>Gọi, kiểm, thẻ, trả từ phải, kết thúc</translation>
    </message>
    <message>
        <source>The wrong card first</source>
        <extracomment>lessons/wrong-card.toml</extracomment>
        <translation>Sai thẻ trước</translation>
    </message>
    <message>
        <source>A dealer&apos;s card is swiped by mistake. The right one follows.</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Quẹt nhầm thẻ dealer. Sau đó đến thẻ đúng.</translation>
    </message>
    <message>
        <source>Refused, then the right card, pay, end</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Bị từ chối, rồi thẻ đúng, trả, kết thúc</translation>
    </message>
    <message>
        <source>These hands need the key</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Các tay này cần chìa khóa</translation>
    </message>
    <message>
        <source>These hands need the key; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Các tay này cần chìa khóa; gọi giám sát</translation>
    </message>
    <message numerus="yes">
        <source>Choose why, or change the hands of seats {seats}</source>
        <extracomment>ui/table/presenter/doubts.py; one: Choose why, or change the hand of seat {seats}</extracomment>
        <translation>
            <numerusform>Chọn lý do, hoặc đổi tay bài của ghế {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose why, or put seats {seats} right at the table</source>
        <extracomment>ui/table/presenter/doubts.py; one: Choose why, or put seat {seats} right at the table</extracomment>
        <translation>
            <numerusform>Chọn lý do, hoặc sửa ghế {seats} tại bàn</numerusform>
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
        <translation>đang đọc</translation>
    </message>
    <message>
        <source>{name} put the journal back to event {seq}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>{name} đưa nhật ký về sự kiện {seq}</translation>
    </message>
    <message>
        <source>what came after it is lost</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>phần sau đó đã mất</translation>
    </message>
    <message>
        <source>{events} events after it are lost</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>mất {events} sự kiện sau đó</translation>
    </message>
    <message>
        <source>what they were worth cannot be read any more</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>không còn đọc được giá trị của chúng</translation>
    </message>
    <message>
        <source>with them {rounds} rounds, {wagered} of wagers, {wins} wins of {prizes}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>cùng với {rounds} ván, {wagered} tiền cược, {wins} giải tổng {prizes}</translation>
    </message>
    <message>
        <source>meter {level} {before} → {after}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>đồng hồ {level} {before} → {after}</translation>
    </message>
    <message>
        <source>{name}&apos;s card asks for a PIN, which cannot be typed here; swipe a Supervisor&apos;s or a technician&apos;s card</source>
        <extracomment>kiosk/table/leaving_card.py</extracomment>
        <translation>Thẻ của {name} cần PIN, ở đây không nhập được; quẹt thẻ Supervisor hoặc kỹ thuật viên</translation>
    </message>
    <message>
        <source>The program is still compared with its release; swipe again in a moment</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Vẫn đang so chương trình với bản phát hành; quẹt lại sau giây lát</translation>
    </message>
    <message>
        <source>The program could not be compared with its release; call a technician</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Không so được chương trình với bản phát hành; gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>Đã ghi vào {file}</translation>
    </message>
    <message>
        <source>{file} is gone; look for it where it was copied to</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>{file} không còn; tìm ở nơi đã chép đến</translation>
    </message>
    <message>
        <source>{file} cannot be written ({why})</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>Không ghi được {file} ({why})</translation>
    </message>
    <message>
        <source>Written: {file}, in the folder of the school</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>Đã ghi: {file}, trong thư mục của trường</translation>
    </message>
    <message>
        <source>Somebody at the screen</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>Có người ở màn hình</translation>
    </message>
    <message>
        <source>{name} put the staff register back to event {seq}; see who holds a card</source>
        <extracomment>kiosk/table/staff_watch.py</extracomment>
        <translation>{name} đưa sổ nhân viên về sự kiện {seq}; xem ai đang giữ thẻ</translation>
    </message>
    <message>
        <source>{wager}: its house edge under these house rules is {edge} %, the house would pay for it; change a house rule or the number of decks (house rule: no wager below zero)</source>
        <extracomment>odds/fair_play.py</extracomment>
        <translation>{wager}: lợi thế nhà cái theo luật nhà cái này là {edge} %, nhà cái sẽ lỗ; đổi một luật nhà cái hoặc số bộ bài (luật nhà cái: không cược nào dưới không)</translation>
    </message>
    <message>
        <source>Now: swipe your own card</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: quẹt thẻ của bạn</translation>
    </message>
    <message>
        <source>The record names who deals from here on.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bản ghi cho biết ai chia bài từ đây.</translation>
    </message>
    <message>
        <source>Now: wait for the bets</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: chờ đặt cược</translation>
    </message>
    <message>
        <source>A lamp that lights says that the chip is seen.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Đèn sáng nghĩa là đã thấy phỉnh.</translation>
    </message>
    <message>
        <source>Now: touch each seat that bets</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: chạm mỗi ghế có cược</translation>
    </message>
    <message>
        <source>Only what is marked is in the round.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Chỉ ghế được đánh dấu mới vào ván.</translation>
    </message>
    <message>
        <source>Now: close the betting, press START GAME</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: đóng đặt cược, nhấn START GAME</translation>
    </message>
    <message>
        <source>Chips that lie now are locked; later ones do not play.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Phỉnh đang có được khóa; phỉnh sau không tính.</translation>
    </message>
    <message>
        <source>Now: take the chips in</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: thu phỉnh vào</translation>
    </message>
    <message>
        <source>The wager is the house&apos;s; its lamp stays lit.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Tiền cược là của nhà cái; đèn vẫn sáng.</translation>
    </message>
    <message>
        <source>Now: deal, then find the winning hands, farthest right first</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: chia bài, rồi tìm tay thắng, từ ngoài cùng bên phải</translation>
    </message>
    <message>
        <source>Only seats that are locked in can win the jackpot.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Chỉ ghế đã khóa mới thắng được jackpot.</translation>
    </message>
    <message>
        <source>Now: look for the hands that win before the play</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: tìm tay thắng trước khi chơi</translation>
    </message>
    <message>
        <source>What the first cards make is settled before anybody acts.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Tay của các lá đầu thanh toán trước khi ai hành động.</translation>
    </message>
    <message>
        <source>Now: press the winning hands of the first cards</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: nhấn tay thắng của các lá đầu</translation>
    </message>
    <message>
        <source>Now: press the hand that the cards make</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: nhấn tay bài đúng với bài</translation>
    </message>
    <message>
        <source>The highest line counts, and no other.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Chỉ tính dòng cao nhất.</translation>
    </message>
    <message>
        <source>Now: press the hand that lies on the table</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: nhấn tay bài trên bàn</translation>
    </message>
    <message>
        <source>It pays everybody who bet on it.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Trả cho mọi người đã cược vào đó.</translation>
    </message>
    <message>
        <source>Now: more hands? If not, CALL SUPERVISOR</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: còn tay nào? Nếu không, CALL SUPERVISOR</translation>
    </message>
    <message>
        <source>Nothing is paid before another person has seen the cards.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Không trả gì trước khi người khác xem bài.</translation>
    </message>
    <message>
        <source>Now: more hands? If not, DEALER CONFIRM</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: còn tay nào? Nếu không, DEALER CONFIRM</translation>
    </message>
    <message>
        <source>A small prize is the dealer&apos;s own to confirm; look twice.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Giải nhỏ do dealer tự xác nhận; nhìn hai lần.</translation>
    </message>
    <message>
        <source>Now: stand back, the supervisor verifies</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: lùi lại, giám sát đang kiểm</translation>
    </message>
    <message>
        <source>Cards, seat, wager and amount are compared one by one.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>So từng thứ: bài, ghế, cược và số tiền.</translation>
    </message>
    <message>
        <source>Now: the right card goes through the reader</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: quẹt đúng thẻ qua đầu đọc</translation>
    </message>
    <message>
        <source>The amount decides whose card is high enough.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Số tiền quyết định thẻ của ai đủ cấp.</translation>
    </message>
    <message>
        <source>Now: the key goes to JPH</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: vặn chìa sang JPH</translation>
    </message>
    <message>
        <source>It keeps the meter for this hand.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Giữ đồng hồ cho tay bài này.</translation>
    </message>
    <message>
        <source>Now: press the jackpot</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: nhấn jackpot</translation>
    </message>
    <message>
        <source>The console takes the prize off its meter.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bàn điều khiển trừ giải khỏi đồng hồ.</translation>
    </message>
    <message>
        <source>Now: the key goes back to RUN</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: vặn chìa về RUN</translation>
    </message>
    <message>
        <source>While it stands at JPH nothing else is done.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Khi chìa ở JPH thì không làm gì khác.</translation>
    </message>
    <message>
        <source>Now: begin to pay</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: bắt đầu trả</translation>
    </message>
    <message>
        <source>Count aloud, one seat after the other.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Đếm to, hết ghế này đến ghế khác.</translation>
    </message>
    <message>
        <source>Now: pay the seat that is shown, then press PAID</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: trả ghế đang hiện, rồi nhấn ĐÃ TRẢ</translation>
    </message>
    <message>
        <source>Farthest right first; prizes before envy.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ngoài cùng bên phải trước; giải trước Envy.</translation>
    </message>
    <message>
        <source>Now: clear the cards, end the game</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: dọn bài, kết thúc ván</translation>
    </message>
    <message>
        <source>The next bets open with it.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Đặt cược kế tiếp mở cùng lúc.</translation>
    </message>
    <message>
        <source>Now: lift the chips that are named</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: nhấc các phỉnh được nêu</translation>
    </message>
    <message>
        <source>A chip that stays would bet again.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Phỉnh ở lại sẽ cược tiếp.</translation>
    </message>
    <message>
        <source>Now: freeze and call, follow the list</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: dừng và gọi, làm theo danh sách</translation>
    </message>
    <message>
        <source>A wrong number of cards is nobody&apos;s to mend alone.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Sai số lá bài thì không ai tự sửa một mình.</translation>
    </message>
    <message>
        <source>Now: a supervisor&apos;s card voids the round</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: thẻ Supervisor hủy ván</translation>
    </message>
    <message>
        <source>Two people answer for a void.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Hủy ván do hai người chịu trách nhiệm.</translation>
    </message>
    <message>
        <source>Now: give every wager back</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: trả lại mọi tiền cược</translation>
    </message>
    <message>
        <source>A void round has neither winners nor losers.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ván bị hủy không ai thắng, không ai thua.</translation>
    </message>
    <message>
        <source>Now: a supervisor&apos;s card stands for the key</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Bây giờ: thẻ Supervisor thay cho chìa</translation>
    </message>
    <message>
        <source>A key that is lost opens nothing.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Chìa bị mất thì không mở được gì.</translation>
    </message>
    <message>
        <source>Every act is right</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Mọi thao tác đều đúng</translation>
    </message>
    <message>
        <source>Seat {seat} holds another hand than the one pressed</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Ghế {seat} có tay khác với tay đã nhấn</translation>
    </message>
    <message>
        <source>Seat {seat} wins nothing</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Ghế {seat} không thắng gì</translation>
    </message>
    <message>
        <source>Seat {seat} has a winning hand that is not pressed</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Ghế {seat} có tay thắng chưa được nhấn</translation>
    </message>
    <message>
        <source>It needs the card: {card}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Cần thẻ: {card}</translation>
    </message>
    <message>
        <source>Nothing is paid before the card</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Không trả gì trước khi có thẻ</translation>
    </message>
    <message>
        <source>Seat {seat} is farther right and is paid first</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Ghế {seat} ở phía phải hơn và được trả trước</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Ghế {seat} nhận {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} is still owed {amount}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Còn nợ ghế {seat} {amount}</translation>
    </message>
    <message>
        <source>Player wins, {high} over {low}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Player thắng, {high} hơn {low}</translation>
    </message>
    <message>
        <source>Banker wins, {high} over {low}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Banker thắng, {high} hơn {low}</translation>
    </message>
    <message>
        <source>Tie at {total}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Hòa {total} điểm</translation>
    </message>
    <message>
        <source>Dealer qualifies</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Nhà cái đủ điều kiện</translation>
    </message>
    <message>
        <source>Dealer does not qualify</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Nhà cái không đủ điều kiện</translation>
    </message>
    <message>
        <source>All hands folded</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Mọi tay đã bỏ bài</translation>
    </message>
    <message>
        <source>No progressive win at seat {seat}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Ghế {seat} không thắng lũy tiến</translation>
    </message>
    <message>
        <source>Progressive win at seat {seat}: {hand}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Ghế {seat} thắng lũy tiến: {hand}</translation>
    </message>
    <message>
        <source>Player has {player}, Banker has {banker}: {said}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Player có {player}, Banker có {banker}: {said}</translation>
    </message>
    <message>
        <source>The dealer holds {hand} ({ranks}): {said}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Nhà cái có {hand} ({ranks}): {said}</translation>
    </message>
    <message>
        <source>Seat {seat} has no wager, whatever its hand</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Ghế {seat} không có cược, dù tay bài nào</translation>
    </message>
    <message>
        <source>A dark lamp: no wager counts here</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Đèn tắt: ở đây không có cược được tính</translation>
    </message>
    <message>
        <source>A lit lamp: the chip bets when the game starts</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Đèn sáng: phỉnh sẽ cược khi bắt đầu ván</translation>
    </message>
    <message>
        <source>A locked lamp: the wager counts until the round is over</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Đèn khóa: cược được tính đến hết ván</translation>
    </message>
    <message>
        <source>A fault lamp: the sensor is out, and the seat&apos;s wager with it</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Đèn lỗi: cảm biến hỏng, cược của ghế cũng không tính</translation>
    </message>
    <message>
        <source>it was altered</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>nó đã bị sửa</translation>
    </message>
    <message>
        <source>it has no such record in it</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>trong đó không có bản ghi như vậy</translation>
    </message>
    <message>
        <source>This is no record of a table test: {why}</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>Đây không phải hồ sơ thi tại bàn: {why}</translation>
    </message>
    <message>
        <source>Clear hands, cutting, both hands, cards kept in view</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Xòe tay, cắt phỉnh, dùng hai tay, bài luôn trong tầm nhìn</translation>
    </message>
    <message>
        <source>Voice</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Giọng</translation>
    </message>
    <message>
        <source>Calls each hand and amount, heard by the table</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Đọc từng tay bài và số tiền, cả bàn nghe được</translation>
    </message>
    <message>
        <source>Courtesy</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Lịch sự</translation>
    </message>
    <message>
        <source>Eye contact, calm with a complaint, thanks</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Nhìn vào mắt, bình tĩnh khi bị phàn nàn, cảm ơn</translation>
    </message>
    <message>
        <source>Give a mark for {heading}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Cho điểm {heading}</translation>
    </message>
    <message>
        <source>{heading} is below {least}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{heading} dưới {least}</translation>
    </message>
    <message>
        <source>All marks are given: a pass</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Đã cho đủ điểm: đạt</translation>
    </message>
    <message numerus="yes">
        <source>{n} critical errors</source>
        <extracomment>school/exam/exam.py; one: {n} critical error</extracomment>
        <translation>
            <numerusform>{n} lỗi nghiêm trọng</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points, {least} to pass</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{points} điểm, cần {least} để đạt</translation>
    </message>
    <message>
        <source>{skill}: {points}, {least} is the least for any part</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{skill}: {points}, mỗi phần ít nhất {least}</translation>
    </message>
    <message>
        <source>No lesson is for table {table}; choose another table</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Không có bài học cho bàn {table}; chọn bàn khác</translation>
    </message>
    <message>
        <source>There is no exam {key} on record here</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Ở đây không có kỳ thi {key}</translation>
    </message>
    <message numerus="yes">
        <source>Cut off {n} times</source>
        <extracomment>school/exam/exam.py; one: Cut off {n} time</extracomment>
        <translation>
            <numerusform>Bị ngắt {n} lần</numerusform>
        </translation>
    </message>
    <message>
        <source>A mark is 1 to 10 for one of {names}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Điểm từ 1 đến 10 cho một trong {names}</translation>
    </message>
    <message>
        <source>This exam is signed; nothing is added to it any more</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Kỳ thi này đã ký; không thêm gì được nữa</translation>
    </message>
    <message>
        <source>This exam is void: {why}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Kỳ thi này bị hủy: {why}</translation>
    </message>
    <message>
        <source>{name} is not on the list; add them first</source>
        <extracomment>school/exam/sitting.py</extracomment>
        <translation>{name} không có trong danh sách; thêm vào trước</translation>
    </message>
    <message>
        <source>It was sealed with the key of another house; prove it there</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Niêm phong bằng khóa của nhà cái khác; kiểm chứng ở đó</translation>
    </message>
    <message>
        <source>It was altered after it was signed: its seal does not fit its bytes</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Đã bị sửa sau khi ký: niêm phong không khớp dữ liệu</translation>
    </message>
    <message>
        <source>It names {name}, and the exam on record is that of {other}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Ghi tên {name}, còn kỳ thi đã ghi là của {other}</translation>
    </message>
    <message>
        <source>Nobody has signed exam {exam}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Chưa ai ký kỳ thi {exam}</translation>
    </message>
    <message>
        <source>It says something else than what {name} has signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Nội dung khác với điều {name} đã ký</translation>
    </message>
    <message>
        <source>Round {number}: {why}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Ván {number}: {why}</translation>
    </message>
    <message>
        <source>its journal is another one than was signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>nhật ký khác với bản đã ký</translation>
    </message>
    <message>
        <source>its journal is not here</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>nhật ký không có ở đây</translation>
    </message>
    <message>
        <source>its journal cannot be read</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>không đọc được nhật ký</translation>
    </message>
    <message>
        <source>its journal ends before what was signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>nhật ký dừng trước phần đã ký</translation>
    </message>
    <message>
        <source>No round was played to its end; play one, then record it</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Chưa ván nào chơi đến hết; chơi một ván, rồi ghi</translation>
    </message>
    <message>
        <source>call the supervisor</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>gọi giám sát</translation>
    </message>
    <message>
        <source>confirm the wins</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>xác nhận các giải</translation>
    </message>
    <message>
        <source>swipe the card</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>quẹt thẻ</translation>
    </message>
    <message>
        <source>begin to pay</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>bắt đầu trả</translation>
    </message>
    <message>
        <source>end the game</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>kết thúc ván</translation>
    </message>
    <message>
        <source>void the round</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>hủy ván</translation>
    </message>
    <message>
        <source>In this order: {steps}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Theo thứ tự này: {steps}</translation>
    </message>
    <message>
        <source>No hand is pressed for seat {seat}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Không nhấn tay bài nào cho ghế {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is pressed within {seconds} s</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Ghế {seat}: nhấn {hand} trong {seconds} giây</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is pressed</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Ghế {seat}: nhấn {hand}</translation>
    </message>
    <message>
        <source>It does not come to this: {event}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Không xảy ra: {event}</translation>
    </message>
    <message>
        <source>It comes to this: {event}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Có xảy ra: {event}</translation>
    </message>
    <message>
        <source>pay seat {seat}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>trả ghế {seat}</translation>
    </message>
    <message>
        <source>There is no step {n}; choose one of the line</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Không có bước {n}; chọn một bước trên dòng</translation>
    </message>
    <message numerus="yes">
        <source>the model dealer lost {n} goals</source>
        <extracomment>school/making/maker.py; one: the model dealer lost {n} goal</extracomment>
        <translation>
            <numerusform>dealer mẫu không đạt {n} mục tiêu</numerusform>
        </translation>
    </message>
    <message>
        <source>{lesson} cannot be given: {why}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Không dạy được {lesson}: {why}</translation>
    </message>
    <message>
        <source>Nobody swiped a card in time</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Không ai quẹt thẻ kịp lúc</translation>
    </message>
    <message>
        <source>Seat {seat} was ticked as paid and was not</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Ghế {seat} được đánh dấu đã trả mà chưa trả</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was right and was taken back</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Tay của ghế {seat} đúng mà bị bỏ</translation>
    </message>
    <message>
        <source>The win of seat {seat} is one, and was struck out</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Giải của ghế {seat} là đúng mà bị gạch bỏ</translation>
    </message>
    <message>
        <source>The verification was left undone</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Chưa kiểm xong</translation>
    </message>
    <message>
        <source>Nothing was there for the supervisor to verify</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Không có gì để giám sát kiểm</translation>
    </message>
    <message>
        <source>Nothing makes this round void</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Không có lý do hủy ván này</translation>
    </message>
    <message>
        <source>An irregularity was reported, and there was none</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Đã báo sự cố mà không có sự cố</translation>
    </message>
    <message>
        <source>The chip of seat {seat} lies there and bets</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Phỉnh của ghế {seat} nằm đó và có cược</translation>
    </message>
    <message>
        <source>No hand waits for the key</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Không tay bài nào chờ chìa</translation>
    </message>
    <message>
        <source>The deal was a stage too far</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Chia bài quá một giai đoạn</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was not folded</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Tay của ghế {seat} chưa bỏ bài</translation>
    </message>
    <message>
        <source>The bets of {seats} were not down</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>{seats} chưa đặt cược xong</translation>
    </message>
    <message>
        <source>{file} cannot be read ({why})</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>Không đọc được {file} ({why})</translation>
    </message>
    <message>
        <source>{file}: nobody is on this list; write one person a line</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}: danh sách không có ai; ghi mỗi người một dòng</translation>
    </message>
    <message>
        <source>{file}: line 1: save the list as CSV in UTF-8</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}: dòng 1: lưu danh sách dạng CSV UTF-8</translation>
    </message>
    <message>
        <source>a letter here is not UTF-8; save the list as CSV in UTF-8</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>có chữ không phải UTF-8; lưu danh sách dạng CSV UTF-8</translation>
    </message>
    <message>
        <source>a quote is not closed, or stands in a word ({why})</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>dấu ngoặc kép chưa đóng, hoặc nằm giữa từ ({why})</translation>
    </message>
    <message>
        <source>no column is called &apos;name&apos;; the first line names the columns: {known}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>không có cột &apos;name&apos;; dòng đầu ghi tên các cột: {known}</translation>
    </message>
    <message>
        <source>two columns are called &apos;{name}&apos;</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>hai cột cùng tên &apos;{name}&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} columns are missing</source>
        <extracomment>school/people/class_list.py; one: {n} column is missing</extracomment>
        <translation>
            <numerusform>thiếu {n} cột</numerusform>
        </translation>
    </message>
    <message>
        <source>the name is missing</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>thiếu tên</translation>
    </message>
    <message>
        <source>a line break or another sign that nobody sees stands in {text}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>có dấu xuống dòng hoặc ký tự ẩn trong {text}</translation>
    </message>
    <message>
        <source>{text} begins like a formula; write it without its first sign</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} bắt đầu như công thức; bỏ ký tự đầu</translation>
    </message>
    <message>
        <source>{text} is longer than {most} letters</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} dài hơn {most} chữ</translation>
    </message>
    <message>
        <source>trainer is yes or no, not {text}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>trainer là yes hoặc no, không phải {text}</translation>
    </message>
    <message>
        <source>a card has at least {least} digits and nothing else</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>thẻ có ít nhất {least} chữ số và không gì khác</translation>
    </message>
    <message>
        <source>{name} stands on line {line} already; give each person a number of their own, or leave one out</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{name} đã có ở dòng {line}; cho mỗi người một số riêng, hoặc bỏ một dòng</translation>
    </message>
    <message>
        <source>the card is that of {name} on line {line}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>thẻ này là của {name} ở dòng {line}</translation>
    </message>
    <message>
        <source>the card is that of {name}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>thẻ này là của {name}</translation>
    </message>
    <message>
        <source>{file}: line {line}: {why}; nobody was added</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}: dòng {line}: {why}; chưa thêm ai</translation>
    </message>
    <message>
        <source>{path} is the journal of table {table}, not the people of a school: give that school&apos;s {name}.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} là nhật ký của bàn {table}, không phải người của trường: hãy đưa {name} của trường đó.</translation>
    </message>
    <message>
        <source>events after {last} are missing</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>thiếu các sự kiện sau {last}</translation>
    </message>
    <message>
        <source>The people of the school in {path} are damaged at event {seq} ({what}): nothing was changed; move the file away and put the newest of {backups} in its place.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>Danh sách người của trường trong {path} bị hỏng ở sự kiện {seq} ({what}): chưa đổi gì; dời tệp đi và đặt bản mới nhất trong {backups} vào chỗ đó.</translation>
    </message>
    <message>
        <source>{path} cannot be read as the people of a school ({trouble}): nothing was changed; move the file away and put the newest of {backups} in its place.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>Không đọc được {path} như danh sách người của trường ({trouble}): chưa đổi gì; dời tệp đi và đặt bản mới nhất trong {backups} vào chỗ đó.</translation>
    </message>
    <message>
        <source>{path} says something else of fact {id} than is on record: one of the files was altered; nothing was merged.</source>
        <extracomment>school/people/merge.py</extracomment>
        <translation>{path} ghi về mục {id} khác với bản đã ghi: một trong các tệp đã bị sửa; chưa gộp gì.</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Đọc sai tay bài</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Sai số tiền</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Sai thứ tự</translation>
    </message>
    <message>
        <source>Fault not answered</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Lỗi chưa xử lý</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Đọc tay bài</translation>
    </message>
    <message>
        <source>Read hand</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Đọc bài</translation>
    </message>
    <message>
        <source>Pay it</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Trả tiền</translation>
    </message>
    <message>
        <source>Envy sum</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Số tiền Envy</translation>
    </message>
    <message>
        <source>Envy</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Envy</translation>
    </message>
    <message>
        <source>Meter share</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Phần đồng hồ</translation>
    </message>
    <message>
        <source>Shared prize</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Giải chia chung</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Chia giải</translation>
    </message>
    <message>
        <source>Payment order</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Thứ tự trả</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Thứ tự</translation>
    </message>
    <message>
        <source>Late chip</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Phỉnh trễ</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Thẻ nào?</translation>
    </message>
    <message>
        <source>Which card</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Thẻ nào</translation>
    </message>
    <message>
        <source>Third card</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Lá thứ ba</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Bài nhà cái</translation>
    </message>
    <message>
        <source>What may be left up</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Được để lại bao nhiêu</translation>
    </message>
    <message>
        <source>Left up</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Để lại</translation>
    </message>
    <message>
        <source>Which lamp?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Đèn nào?</translation>
    </message>
    <message>
        <source>Lamps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Đèn</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Giờ bạn nói gì?</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Lời nói</translation>
    </message>
    <message>
        <source>Spot the fault</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>Tìm chỗ sai</translation>
    </message>
    <message>
        <source>Foul</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Chỗ sai</translation>
    </message>
    <message>
        <source>Faults</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Sự cố, lỗi</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Thứ tự các bước</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Các bước</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Passed {points}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Đạt {points}</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Đúng {right}/{all}</translation>
    </message>
    <message>
        <source>Comment from {name}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Nhận xét của {name}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Nhận xét</translation>
    </message>
    <message>
        <source>By {day}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Hạn {day}</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Mới</translation>
    </message>
    <message numerus="yes">
        <source>{n} tries, best {best}</source>
        <extracomment>school/people/today.py; one: {n} try, best {best}</extracomment>
        <translation>
            <numerusform>{n} lần thử, tốt nhất {best}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drill: {skill}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Luyện: {skill}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lessons to go</source>
        <extracomment>school/people/readiness.py; one: {n} lesson to go</extracomment>
        <translation>
            <numerusform>còn {n} bài học</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong PINs for {name} today; a technician unlocks it with &apos;dealer-assist staff unlock {key}&apos;</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Hôm nay {name} nhập sai PIN quá nhiều lần; kỹ thuật viên mở khóa bằng &apos;dealer-assist staff unlock {key}&apos;</translation>
    </message>
    <message>
        <source>The table is held; turn the key back to RUN and swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Bàn bị giữ; vặn chìa về RUN và quẹt thẻ Supervisor</translation>
    </message>
    <message>
        <source>At the showdown</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Lúc mở bài</translation>
    </message>
    <message>
        <source>Hands are still in play; touch the stages up to the last one first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Các tay vẫn đang chơi; chạm các giai đoạn đến cái cuối trước</translation>
    </message>
    <message>
        <source>Hands are in play</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Các tay đang chơi</translation>
    </message>
    <message>
        <source>The round ends after the showdown</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Ván kết thúc sau khi mở bài</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} went with round {round}, which was made void: {reason}</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>Ghế {seat}: {hand} mất theo ván {round} đã bị hủy: {reason}</translation>
    </message>
    <message>
        <source>The shuffler says that it is a {told}, on record is {recorded}; correct the record or bring the other back</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>Máy xáo báo là {told}, ghi chép là {recorded}; sửa ghi chép hoặc đem máy kia về</translation>
    </message>
    <message>
        <source>The shuffler says mode {told}, on record is {recorded}; set it, or correct the record</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>Máy xáo báo chế độ {told}, ghi chép là {recorded}; chỉnh máy, hoặc sửa ghi chép</translation>
    </message>
    <message>
        <source>{name} put a backup in the journal&apos;s place, up to event {seq}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} đặt bản sao thay nhật ký, đến sự kiện {seq}</translation>
    </message>
    <message>
        <source>This lesson</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Bài học này</translation>
    </message>
    <message>
        <source>All clocks stop</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Thời gian dừng lại</translation>
    </message>
    <message>
        <source>LEAVE LESSON</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>RỜI BÀI HỌC</translation>
    </message>
    <message>
        <source>It is not scored</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Không tính điểm</translation>
    </message>
    <message>
        <source>Its meter is this table&apos;s own; a link is entered in the files of all its tables</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>Đồng hồ là của riêng bàn này; liên kết được ghi trong tệp của mọi bàn thuộc nó</translation>
    </message>
    <message>
        <source>It is on {link}; a link is changed in the files of all its tables, not at one of them</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>Đang ở {link}; liên kết đổi trong tệp của mọi bàn thuộc nó, không phải ở một bàn</translation>
    </message>
    <message>
        <source>Round {round}, step {step} of {steps}, at {time}, {dealer}. {how}</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Ván {round}, bước {step}/{steps}, lúc {time}, {dealer}. {how}</translation>
    </message>
    <message>
        <source>Paytables of then.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Bảng trả lúc đó.</translation>
    </message>
    <message>
        <source>Set-up changed since.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Cấu hình đã đổi.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Không ai</translation>
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
        <translation>Cả hai</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Một</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Hai</translation>
    </message>
    <message>
        <source>Qualifies</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Đủ điều kiện</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Không đủ điều kiện</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Lit</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Its wager counts</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cược được tính</translation>
    </message>
    <message>
        <source>No wager counts here</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ở đây không tính cược</translation>
    </message>
    <message>
        <source>The sensor is out</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cảm biến hỏng</translation>
    </message>
    <message>
        <source>A chip lies on the sensor</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Có phỉnh trên cảm biến</translation>
    </message>
    <message>
        <source>No chip lies on the sensor</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Không có phỉnh trên cảm biến</translation>
    </message>
    <message>
        <source>The chip lies there since the last round</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Phỉnh còn lại từ ván trước</translation>
    </message>
    <message>
        <source>A chip, but no game wager beside it</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Có phỉnh, nhưng không có cược chính</translation>
    </message>
    <message>
        <source>The sensor is stuck</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cảm biến bị kẹt</translation>
    </message>
    <message>
        <source>The sensor is dirty</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cảm biến bị bẩn</translation>
    </message>
    <message>
        <source>The chip was taken after the start</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Phỉnh bị lấy sau khi bắt đầu</translation>
    </message>
    <message>
        <source>The chip came after START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Phỉnh đến sau START GAME</translation>
    </message>
    <message>
        <source>The sensor stuck after the start</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cảm biến kẹt sau khi bắt đầu</translation>
    </message>
    <message>
        <source>Before START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Trước START GAME</translation>
    </message>
    <message>
        <source>After START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Sau START GAME</translation>
    </message>
    <message>
        <source>Who draws a third card?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ai rút lá thứ ba?</translation>
    </message>
    <message>
        <source>How many up cards leave?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Bỏ mấy lá ngửa?</translation>
    </message>
    <message>
        <source>Two at most</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Tối đa hai</translation>
    </message>
    <message>
        <source>Does the dealer qualify?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Nhà cái đủ điều kiện không?</translation>
    </message>
    <message>
        <source>Whose card for seat {seat}?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ghế {seat} cần thẻ của ai?</translation>
    </message>
    <message>
        <source>Which lamp shows at seat {seat}?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ghế {seat} hiện đèn nào?</translation>
    </message>
    <message>
        <source>What does the lamp of seat {seat} say?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Đèn của ghế {seat} nói gì?</translation>
    </message>
    <message>
        <source>Name the hand of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Gọi tên tay bài ghế {seat}</translation>
    </message>
    <message>
        <source>Name the dealer&apos;s hand</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Gọi tên tay bài nhà cái</translation>
    </message>
    <message>
        <source>Highest first: {hands}.</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cao nhất trước: {hands}.</translation>
    </message>
    <message>
        <source>Touch the higher hand</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Chạm tay cao hơn</translation>
    </message>
    <message>
        <source>Both, where they are equal</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cả hai, nếu bằng nhau</translation>
    </message>
    <message>
        <source>Touch the seats in the order of paying</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Chạm các ghế theo thứ tự trả</translation>
    </message>
    <message>
        <source>Only those with a prize</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Chỉ ghế có giải</translation>
    </message>
    <message>
        <source>Touch every seat that wins the prize</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Chạm mọi ghế thắng giải</translation>
    </message>
    <message>
        <source>DONE without a touch: nobody</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>XONG mà không chạm: không ai</translation>
    </message>
    <message>
        <source>Which line does {side} make?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>{side} được dòng nào?</translation>
    </message>
    <message>
        <source>Press FOUL at the mistake</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Nhấn CHỖ SAI khi thấy sai</translation>
    </message>
    <message>
        <source>Seat {seat} is paid {amount}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Trả ghế {seat} {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} of envy</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ghế {seat} nhận Envy {amount}</translation>
    </message>
    <message>
        <source>The card of the {role} is swiped</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Quẹt thẻ {role}</translation>
    </message>
    <message>
        <source>END GAME is pressed</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Nhấn END GAME</translation>
    </message>
    <message>
        <source>Pay seat {seat}: {wager}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Trả ghế {seat}: {wager}</translation>
    </message>
    <message>
        <source>The win alone</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Chỉ tiền thắng</translation>
    </message>
    <message>
        <source>Pay the envy of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Trả Envy cho ghế {seat}</translation>
    </message>
    <message>
        <source>Nothing is an answer too</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Không trả gì cũng là đáp án</translation>
    </message>
    <message>
        <source>Pay the prize of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Trả giải cho ghế {seat}</translation>
    </message>
    <message>
        <source>To the cent, rounded down</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Đến từng xu, làm tròn xuống</translation>
    </message>
    <message>
        <source>How much may seat {seat} leave up?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ghế {seat} được để lại bao nhiêu?</translation>
    </message>
    <message>
        <source>The most, nothing included</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Mức cao nhất, kể cả không</translation>
    </message>
    <message>
        <source>Pay seat {seat}: prize and envy</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Trả ghế {seat}: giải và Envy</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Cộng lại</translation>
    </message>
    <message>
        <source>Meter {name}</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Đồng hồ {name}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>đã bỏ bài</translation>
    </message>
    <message>
        <source>No class</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chưa xếp lớp</translation>
    </message>
    <message>
        <source>Swipe {name}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Quẹt thẻ {name}</translation>
    </message>
    <message>
        <source>NEW NAME</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>TÊN MỚI</translation>
    </message>
    <message>
        <source>Write yours</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Ghi tên bạn</translation>
    </message>
    <message>
        <source>AS A GUEST</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>LÀ KHÁCH</translation>
    </message>
    <message>
        <source>No name is kept</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Không lưu tên</translation>
    </message>
    <message>
        <source>SCHOOL</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>TRƯỜNG</translation>
    </message>
    <message>
        <source>Who learns? Touch your name</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Ai học? Chạm tên bạn</translation>
    </message>
    <message>
        <source>A trainer swipes a card</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Người hướng dẫn quẹt thẻ</translation>
    </message>
    <message>
        <source>Simulated devices</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Thiết bị mô phỏng</translation>
    </message>
    <message numerus="yes">
        <source>{n} names</source>
        <extracomment>ui/presenters/school/choosing.py; one: {n} name</extracomment>
        <translation>
            <numerusform>{n} tên</numerusform>
        </translation>
    </message>
    <message>
        <source>The class list</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Danh sách lớp</translation>
    </message>
    <message>
        <source>Trainers, by card</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Hướng dẫn: bằng thẻ</translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Danh sách chưa có ai</translation>
    </message>
    <message>
        <source>Touch a drill</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chạm một bài luyện</translation>
    </message>
    <message>
        <source>New cards every time</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Mỗi lần bài mới</translation>
    </message>
    <message>
        <source>{n} drills for {game}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{n} bài luyện cho {game}</translation>
    </message>
    <message>
        <source>All drills</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Mọi bài luyện</translation>
    </message>
    <message>
        <source>Touch an attempt to see it again</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chạm một lần làm để xem lại</translation>
    </message>
    <message numerus="yes">
        <source>{n} attempts</source>
        <extracomment>ui/presenters/school/choosing.py; one: {n} attempt</extracomment>
        <translation>
            <numerusform>{n} lần làm</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson was played yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chưa chơi bài học nào</translation>
    </message>
    <message>
        <source>Attempts</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Các lần làm</translation>
    </message>
    <message>
        <source>Touch an attempt, then COMMENT</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chạm một lần làm, rồi NHẬN XÉT</translation>
    </message>
    <message>
        <source>CLASS</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>LỚP</translation>
    </message>
    <message>
        <source>{points} points, {time}, {day}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{points} điểm, {time}, {day}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chưa bắt đầu</translation>
    </message>
    <message>
        <source>TODAY</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>HÔM NAY</translation>
    </message>
    <message>
        <source>Exam ready</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Sẵn sàng thi</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Vắng</translation>
    </message>
    <message>
        <source>90 or more</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>từ 90</translation>
    </message>
    <message>
        <source>75 to 89</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>75 đến 89</translation>
    </message>
    <message>
        <source>50 to 74</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>50 đến 74</translation>
    </message>
    <message>
        <source>below 50</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>dưới 50</translation>
    </message>
    <message>
        <source>not begun</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>chưa bắt đầu</translation>
    </message>
    <message>
        <source>All classes</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Mọi lớp</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Lớp</translation>
    </message>
    <message numerus="yes">
        <source>{n} trainees</source>
        <extracomment>ui/presenters/school/class_list.py; one: {n} trainee</extracomment>
        <translation>
            <numerusform>{n} học viên</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is on the class list yet</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Danh sách lớp chưa có ai</translation>
    </message>
    <message>
        <source>ATTEMPTS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>CÁC LẦN LÀM</translation>
    </message>
    <message>
        <source>START AN EXAM</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>BẮT ĐẦU THI</translation>
    </message>
    <message>
        <source>{lesson}, by {day}</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>{lesson}, hạn {day}</translation>
    </message>
    <message>
        <source>ASSIGN LESSON</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>GIAO BÀI HỌC</translation>
    </message>
    <message>
        <source>{n} min</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} phút</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Chưa hề</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Hôm nay</translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <extracomment>ui/presenters/school/class_list.py; one: Yesterday</extracomment>
        <translation>
            <numerusform>{n} ngày trước</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered yet</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Chưa trả lời câu nào</translation>
    </message>
    <message>
        <source>of {time}</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>trong {time}</translation>
    </message>
    <message>
        <source>EXAM  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>THI  ·  {name}  ·  THIẾT BỊ MÔ PHỎNG, KHÔNG CÓ TIỀN THẬT</translation>
    </message>
    <message>
        <source>LESSON {number}  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>BÀI HỌC {number}  ·  {name}  ·  THIẾT BỊ MÔ PHỎNG, KHÔNG CÓ TIỀN THẬT</translation>
    </message>
    <message>
        <source>LESSON {number}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>BÀI HỌC {number}  ·  THIẾT BỊ MÔ PHỎNG, KHÔNG CÓ TIỀN THẬT</translation>
    </message>
    <message>
        <source>Critical</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Nghiêm trọng</translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>ui/presenters/school/coach.py; one: {n} mistake</extracomment>
        <translation>
            <numerusform>{n} chỗ sai</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Không sai gì</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Đúng</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>thừa {amount}</translation>
    </message>
    <message>
        <source>{amount} too little</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>thiếu {amount}</translation>
    </message>
    <message>
        <source>No foul in this round</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Ván này không có chỗ sai</translation>
    </message>
    <message>
        <source>Foul at act {n}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Sai ở thao tác {n}</translation>
    </message>
    <message>
        <source>{right}, not {said}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{right}, không phải {said}</translation>
    </message>
    <message>
        <source>Not these seats</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Không phải các ghế này</translation>
    </message>
    <message>
        <source>Not this order</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Sai thứ tự</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Đáp án đúng</translation>
    </message>
    <message>
        <source>Paid {n}.</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Trả thứ {n}.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Bạn trả lời</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Chuỗi đúng</translation>
    </message>
    <message>
        <source>{n}, best {best}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n}, tốt nhất {best}</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Trí nhớ</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Đang tính giờ</translation>
    </message>
    <message>
        <source>8 of 10 right open it and its clock</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Đúng 8/10 thì mở, có tính giờ</translation>
    </message>
    <message>
        <source>Trainee</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <source>{seconds} s, {count}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{seconds} giây, {count}</translation>
    </message>
    <message>
        <source>DRILL</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>LUYỆN</translation>
    </message>
    <message>
        <source>{right} of {n} right</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Đúng {right}/{n}</translation>
    </message>
    <message>
        <source>Look, then press TODAY</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Xem, rồi nhấn HÔM NAY</translation>
    </message>
    <message>
        <source>It comes again with new cards</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Sẽ trở lại với bài mới</translation>
    </message>
    <message>
        <source>Look, then press NEXT</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Xem, rồi nhấn TIẾP</translation>
    </message>
    <message>
        <source>Keeps what is done</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Giữ phần đã làm</translation>
    </message>
    <message>
        <source>{n} to go, about {minutes} min</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>còn {n}, khoảng {minutes} phút</translation>
    </message>
    <message>
        <source>HIDE PAYTABLE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>ẨN BẢNG TRẢ</translation>
    </message>
    <message>
        <source>PAYTABLE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>BẢNG TRẢ</translation>
    </message>
    <message>
        <source>Free to look</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Được xem tự do</translation>
    </message>
    <message>
        <source>FOUL</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>CHỖ SAI</translation>
    </message>
    <message>
        <source>Stop the dealer here</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Dừng dealer tại đây</translation>
    </message>
    <message>
        <source>This act is right</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Thao tác này đúng</translation>
    </message>
    <message>
        <source>All chips</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Mọi phỉnh</translation>
    </message>
    <message>
        <source>Build the amount first</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Xếp số tiền trước</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats</source>
        <extracomment>ui/presenters/school/drill.py; one: {n} seat</extracomment>
        <translation>
            <numerusform>{n} ghế</numerusform>
        </translation>
    </message>
    <message>
        <source>EXAM  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>THI  ·  THIẾT BỊ MÔ PHỎNG  ·  KHÔNG CÓ ĐỒNG HỒ HAY TIỀN THẬT</translation>
    </message>
    <message>
        <source>BEGIN</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>BẮT ĐẦU</translation>
    </message>
    <message>
        <source>One sitting</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Liền một mạch</translation>
    </message>
    <message>
        <source>Waits for the trainer&apos;s card</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Chờ thẻ người hướng dẫn</translation>
    </message>
    <message>
        <source>Press BEGIN</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Nhấn BẮT ĐẦU</translation>
    </message>
    <message>
        <source>Trainer: swipe your card to begin</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Người hướng dẫn: quẹt thẻ để bắt đầu</translation>
    </message>
    <message>
        <source>One sitting, the coach is silent</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Liền một mạch, người kèm im lặng</translation>
    </message>
    <message>
        <source>Table test</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Thi tại bàn</translation>
    </message>
    <message>
        <source>NOT NOW</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>ĐỂ SAU</translation>
    </message>
    <message>
        <source>Simulated reader</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Đầu đọc mô phỏng</translation>
    </message>
    <message>
        <source>{n} of 100</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n}/100</translation>
    </message>
    <message>
        <source>From the machine, no part below {n}</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Do máy chấm, không phần nào dưới {n}</translation>
    </message>
    <message>
        <source>{n} of 10</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n}/10</translation>
    </message>
    <message>
        <source>Or more for hands, voice and courtesy</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Trở lên cho đôi tay, giọng nói và lịch sự</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Lỗi nghiêm trọng</translation>
    </message>
    <message>
        <source>On the class list</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Trong danh sách lớp</translation>
    </message>
    <message>
        <source>Trainer&apos;s card</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Thẻ người hướng dẫn</translation>
    </message>
    <message>
        <source>Touch it below</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Chạm ở dưới</translation>
    </message>
    <message>
        <source>Signed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Đã ký</translation>
    </message>
    <message>
        <source>Preview, not signed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Xem trước, chưa ký</translation>
    </message>
    <message>
        <source>of 100, {n} to pass</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>trên 100, cần {n} để đạt</translation>
    </message>
    <message>
        <source>counts × {n}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>hệ số × {n}</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Máy chấm</translation>
    </message>
    <message>
        <source>Hands, voice, courtesy</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Đôi tay, giọng nói, lịch sự</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Thiết bị</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Rút đề</translation>
    </message>
    <message>
        <source>Journal&apos;s end</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Cuối nhật ký</translation>
    </message>
    <message>
        <source>SIGN AND RECORD</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>KÝ VÀ GHI</translation>
    </message>
    <message>
        <source>LEAVE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>RỜI</translation>
    </message>
    <message>
        <source>Marks are kept</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Điểm được giữ</translation>
    </message>
    <message>
        <source>Give the marks</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Cho điểm</translation>
    </message>
    <message>
        <source>This test is on record</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Kỳ thi này đã được ghi</translation>
    </message>
    <message>
        <source>Press NEXT ROUND</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Nhấn VÁN KẾ TIẾP</translation>
    </message>
    <message>
        <source>Sign with your card</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Ký bằng thẻ của bạn</translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>VÁN KẾ TIẾP</translation>
    </message>
    <message>
        <source>WRITE THE RECORD</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>GHI HỒ SƠ</translation>
    </message>
    <message>
        <source>As a PDF file</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Thành tệp PDF</translation>
    </message>
    <message>
        <source>After the card</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Sau khi quẹt thẻ</translation>
    </message>
    <message>
        <source>PASS</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>ĐẠT</translation>
    </message>
    <message>
        <source>NOT PASSED</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>KHÔNG ĐẠT</translation>
    </message>
    <message>
        <source>EXAM</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>THI</translation>
    </message>
    <message>
        <source>Examiner</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Giám khảo</translation>
    </message>
    <message>
        <source>Coach: says what comes next, and why.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Người kèm: nói bước kế tiếp và lý do.</translation>
    </message>
    <message>
        <source>Coach: speaks after a mistake. Prompts stay on.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Người kèm: nói sau khi sai. Lời nhắc vẫn hiện.</translation>
    </message>
    <message>
        <source>The coach is silent.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Người kèm im lặng.</translation>
    </message>
    <message>
        <source>Read, then press START LESSON</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Đọc, rồi nhấn VÀO BÀI HỌC</translation>
    </message>
    <message>
        <source>The clock starts with the game</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Giờ tính từ lúc bắt đầu ván</translation>
    </message>
    <message>
        <source>Lesson {number}, level {level}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Bài học {number}, cấp {level}</translation>
    </message>
    <message>
        <source>START LESSON</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>VÀO BÀI HỌC</translation>
    </message>
    <message>
        <source>New cards, simulated table</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Bài mới, bàn mô phỏng</translation>
    </message>
    <message>
        <source>Pass mark {points}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Điểm đạt {points}</translation>
    </message>
    <message>
        <source>LAST ATTEMPT, {day}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>LẦN LÀM TRƯỚC, {day}</translation>
    </message>
    <message>
        <source>A wait over {n} s is noted. It never fails you.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Chờ quá {n} giây được ghi lại. Không bao giờ làm bạn trượt.</translation>
    </message>
    <message>
        <source>Passed, {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Đạt, tổng cộng {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} points short, {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py; one: {n} point short, {time} in all.</extracomment>
        <translation>
            <numerusform>Thiếu {n} điểm, tổng cộng {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough points, but a critical error; {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Đủ điểm, nhưng có lỗi nghiêm trọng; tổng cộng {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips on the sensors</source>
        <extracomment>ui/presenters/school/intro.py; one: {n} chip on a sensor</extracomment>
        <translation>
            <numerusform>{n} phỉnh trên cảm biến</numerusform>
        </translation>
    </message>
    <message>
        <source>They are laid for you.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Đã đặt sẵn cho bạn.</translation>
    </message>
    <message>
        <source>One chip comes late</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Một phỉnh đến trễ</translation>
    </message>
    <message>
        <source>Look at the lamps.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Nhìn các đèn.</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Bài được chia</translation>
    </message>
    <message>
        <source>Who wins? Read them.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Ai thắng? Đọc bài.</translation>
    </message>
    <message>
        <source>Something breaks</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Có thứ bị hỏng</translation>
    </message>
    <message>
        <source>The prompt says which.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Lời nhắc cho biết cái nào.</translation>
    </message>
    <message>
        <source>A card is needed</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Cần một thẻ</translation>
    </message>
    <message>
        <source>The prompt says whose.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Lời nhắc cho biết thẻ của ai.</translation>
    </message>
    <message>
        <source>Within {n} s</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Trong {n} giây</translation>
    </message>
    <message>
        <source>{n} steps in their order</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{n} bước đúng thứ tự</translation>
    </message>
    <message>
        <source>Must not happen</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Không được xảy ra</translation>
    </message>
    <message>
        <source>Every step in its order</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Mọi bước đúng thứ tự</translation>
    </message>
    <message>
        <source>Target {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Mục tiêu {time}</translation>
    </message>
    <message>
        <source>Target time {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Thời gian mục tiêu {time}</translation>
    </message>
    <message>
        <source>{time} all {n} points</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{time} đủ {n} điểm</translation>
    </message>
    <message>
        <source>{time} none</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{time} không điểm</translation>
    </message>
    <message>
        <source>TRAINING  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>ĐÀO TẠO  ·  THIẾT BỊ MÔ PHỎNG  ·  KHÔNG ĐỒNG HỒ HAY TIỀN THẬT</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>hôm nay</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>hôm qua</translation>
    </message>
    <message>
        <source>A win missed</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Bỏ sót giải</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Sai tay bài</translation>
    </message>
    <message>
        <source>Wrong card</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Sai thẻ</translation>
    </message>
    <message>
        <source>A long wait</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chờ lâu</translation>
    </message>
    <message>
        <source>A hand that wins is claimed before the round ends.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tay thắng được yêu cầu trước khi hết ván.</translation>
    </message>
    <message>
        <source>The highest hand of the cards is the one that is paid.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tay cao nhất của các lá bài là tay được trả.</translation>
    </message>
    <message>
        <source>Only the seat whose cards make the hand is paid.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chỉ trả ghế có bài tạo nên tay đó.</translation>
    </message>
    <message>
        <source>Seats are paid from the far right, prizes first.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Trả các ghế từ ngoài cùng bên phải, giải trước.</translation>
    </message>
    <message>
        <source>The prompt names the card that it needs.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Lời nhắc nêu thẻ cần dùng.</translation>
    </message>
    <message>
        <source>The prompt says what is next. A wait is noted, it costs nothing.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Lời nhắc cho biết việc kế tiếp. Chờ thì được ghi, không mất điểm.</translation>
    </message>
    <message>
        <source>Play a lesson or a drill first</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Chơi một bài học hoặc bài luyện trước</translation>
    </message>
    <message>
        <source>Then your way is shown here</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Rồi tiến trình hiện ở đây</translation>
    </message>
    <message>
        <source>8 WEEKS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>8 TUẦN</translation>
    </message>
    <message>
        <source>HALF A YEAR</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>NỬA NĂM</translation>
    </message>
    <message>
        <source>{n}, with replays</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>{n}, có xem lại</translation>
    </message>
    <message>
        <source>Drill the weakest: {skill}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Luyện phần yếu nhất: {skill}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cases due</source>
        <extracomment>ui/presenters/school/progress.py; one: {n} case due</extracomment>
        <translation>
            <numerusform>{n} câu đến hạn</numerusform>
        </translation>
    </message>
    <message>
        <source>DRILL {skill}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>LUYỆN {skill}</translation>
    </message>
    <message>
        <source>MY PROGRESS</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>TIẾN BỘ CỦA TÔI</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Đang hiện</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Bets</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cược</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Phỉnh</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Yêu cầu</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Gọi</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Xác nhận</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Thẻ</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Chìa</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Trả</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Hết</translation>
    </message>
    <message>
        <source>Event {n} of {all}, at {time}. Nothing here is live.</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Sự kiện {n}/{all}, lúc {time}. Ở đây không có gì là thật.</translation>
    </message>
    <message>
        <source>The table at {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Bàn lúc {time}</translation>
    </message>
    <message>
        <source>Moment {n} of {all}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Thời điểm {n}/{all}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>STOP</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>DỪNG</translation>
    </message>
    <message>
        <source>Real time</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Thời gian thực</translation>
    </message>
    <message>
        <source>COMMENT</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>NHẬN XÉT</translation>
    </message>
    <message>
        <source>{said}, at {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>{said}, lúc {time}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>NEXT MOMENT</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>THỜI ĐIỂM KẾ</translation>
    </message>
    <message>
        <source>To where you came from</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Về nơi vừa rời</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Bài học {number}</translation>
    </message>
    <message>
        <source>There is no further event</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Không còn sự kiện nào</translation>
    </message>
    <message>
        <source>{points} to pass</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{points} để đạt</translation>
    </message>
    <message>
        <source>Fails the lesson whatever the points</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Trượt bài học dù được bao nhiêu điểm</translation>
    </message>
    <message>
        <source>Nothing that costs the house or a player money</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Không gì làm nhà cái hay người chơi mất tiền</translation>
    </message>
    <message>
        <source>{time} target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>mục tiêu {time}</translation>
    </message>
    <message>
        <source>Attempt</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Lần làm</translation>
    </message>
    <message>
        <source>REPLAY</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>XEM LẠI</translation>
    </message>
    <message>
        <source>Event by event</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Từng sự kiện</translation>
    </message>
    <message>
        <source>AGAIN</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>LÀM LẠI</translation>
    </message>
    <message>
        <source>New cards, same faults</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Bài mới, lỗi như cũ</translation>
    </message>
    <message>
        <source>Every open lesson is passed</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Đã đạt mọi bài học đang mở</translation>
    </message>
    <message>
        <source>NEXT LESSON</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>BÀI HỌC KẾ</translation>
    </message>
    <message>
        <source>Pass this one first</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Đạt bài này trước</translation>
    </message>
    <message>
        <source>RESULT</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>KẾT QUẢ</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Not passed yet</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Chưa đạt</translation>
    </message>
    <message>
        <source>Passed: go on</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Đạt: học tiếp</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Chơi lại bài này</translation>
    </message>
    <message numerus="yes">
        <source>{n} points short</source>
        <extracomment>ui/presenters/school/result.py; one: {n} point short</extracomment>
        <translation>
            <numerusform>Thiếu {n} điểm</numerusform>
        </translation>
    </message>
    <message>
        <source>of {n}</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>trên {n}</translation>
    </message>
    <message>
        <source>{n} s over target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Quá mục tiêu {n} giây</translation>
    </message>
    <message>
        <source>within the target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>trong mục tiêu</translation>
    </message>
    <message>
        <source>Last attempt</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Lần làm trước</translation>
    </message>
    <message>
        <source>{points} points, {time}</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{points} điểm, {time}</translation>
    </message>
    <message>
        <source>CRITICAL</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>NGHIÊM TRỌNG</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Bước đầu</translation>
    </message>
    <message>
        <source>Wins and cards</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Giải và thẻ</translation>
    </message>
    <message>
        <source>Before the test</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Trước khi thi</translation>
    </message>
    <message>
        <source>{n} min to go today</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Hôm nay còn {n} phút</translation>
    </message>
    <message>
        <source>For names on the list</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Cho người có tên</translation>
    </message>
    <message>
        <source>{passed} of {n} lessons passed</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Đã đạt {passed}/{n} bài học</translation>
    </message>
    <message>
        <source>{done} of {all} min done</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Xong {done}/{all} phút</translation>
    </message>
    <message>
        <source>Tomorrow: {what}, about {n} min</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Ngày mai: {what}, khoảng {n} phút</translation>
    </message>
    <message>
        <source>Done for today</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Hôm nay đã xong</translation>
    </message>
    <message>
        <source>A drill keeps it fresh</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Luyện để nhớ lâu</translation>
    </message>
    <message numerus="yes">
        <source>{what}, about {n} minutes</source>
        <extracomment>ui/presenters/school/today.py; one: {what}, about {n} minute</extracomment>
        <translation>
            <numerusform>{what}, khoảng {n} phút</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin with your first lesson</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Bắt đầu với bài học đầu tiên</translation>
    </message>
    <message>
        <source>Continue with lesson {number}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Tiếp tục với bài học {number}</translation>
    </message>
    <message>
        <source>Press CONTINUE</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Nhấn TIẾP TỤC</translation>
    </message>
    <message>
        <source>NAMES</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>TÊN</translation>
    </message>
    <message>
        <source>ALL DRILLS</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>MỌI BÀI LUYỆN</translation>
    </message>
    <message>
        <source>TABLE TEST</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>THI TẠI BÀN</translation>
    </message>
    <message>
        <source>{what}, about {n} min</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{what}, khoảng {n} phút</translation>
    </message>
    <message>
        <source>CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>TIẾP TỤC</translation>
    </message>
    <message>
        <source>{passed} of {n}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{passed}/{n}</translation>
    </message>
    <message>
        <source>After {number}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Sau {number}</translation>
    </message>
    <message>
        <source>Best {best}, needs {need}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Tốt nhất {best}, cần {need}</translation>
    </message>
    <message>
        <source>{lesson} opens when lesson {number} is passed</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{lesson} mở khi đạt bài học {number}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Bài học {number}: {title}</translation>
    </message>
    <message>
        <source>Lessons, drills</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Bài học, bài luyện</translation>
    </message>
    <message>
        <source>PASSED</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>ĐẠT</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>{points} of 100</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>{points}/100</translation>
    </message>
    <message>
        <source>Weighted mark</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Điểm có hệ số</translation>
    </message>
    <message>
        <source>What the machine saw, of 100</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Điểm máy chấm, trên 100</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Mã rút</translation>
    </message>
    <message>
        <source>School&apos;s journal</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Nhật ký của trường</translation>
    </message>
    <message>
        <source>Digest</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Mã băm</translation>
    </message>
    <message>
        <source>The employer&apos;s record of a table test. It is no licence.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Hồ sơ thi tại bàn của bên sử dụng lao động. Không phải giấy phép.</translation>
    </message>
    <message>
        <source>Pit manager</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Quản lý khu bàn</translation>
    </message>
    <message>
        <source>Digest of this record; &apos;school verify&apos; proves its file.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Mã băm của hồ sơ này; &apos;school verify&apos; xác minh tệp.</translation>
    </message>
    <message>
        <source>TABLE TEST RECORD</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>HỒ SƠ THI TẠI BÀN</translation>
    </message>
    <message>
        <source>PREVIEW, NOT SIGNED</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>BẢN XEM TRƯỚC, CHƯA KÝ</translation>
    </message>
    <message>
        <source>Exam {exam}</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Kỳ thi {exam}</translation>
    </message>
    <message>
        <source>Add {value}</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Thêm {value}</translation>
    </message>
    <message>
        <source>Add one</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Thêm một</translation>
    </message>
    <message>
        <source>No chip of this value lies here</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Ở đây không có phỉnh mệnh giá này</translation>
    </message>
    <message>
        <source>Take back {value}</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Lấy lại {value}</translation>
    </message>
    <message>
        <source>Page before</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Trang trước</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Trang kế</translation>
    </message>
    <message>
        <source>This is the first page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Đây là trang đầu</translation>
    </message>
    <message>
        <source>This is the last page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Đây là trang cuối</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>ui/school/class_screen.py</extracomment>
        <translation>Đến hạn</translation>
    </message>
    <message>
        <source>Last seen</source>
        <extracomment>ui/school/class_screen.py</extracomment>
        <translation>Lần cuối</translation>
    </message>
    <message>
        <source>It is answered</source>
        <extracomment>ui/school/drill_buttons.py</extracomment>
        <translation>Đã trả lời</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>ui/school/drill_buttons.py</extracomment>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Your payout</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Tiền bạn trả</translation>
    </message>
    <message>
        <source>Touch a stack to take one chip back</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Chạm một chồng để lấy lại một phỉnh</translation>
    </message>
    <message>
        <source>Dollars and cents</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Đô la và xu</translation>
    </message>
    <message>
        <source>Right: {amount}</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Đúng: {amount}</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Khay</translation>
    </message>
    <message>
        <source>Every touch adds one chip</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Mỗi lần chạm thêm một phỉnh</translation>
    </message>
    <message>
        <source>THE RULE</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>LUẬT</translation>
    </message>
    <message>
        <source>SPEED MODE</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>CHẾ ĐỘ NHANH</translation>
    </message>
    <message>
        <source>WHAT THE DEALER DOES</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>VIỆC CỦA DEALER</translation>
    </message>
    <message>
        <source>PASSES WITH</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>ĐẠT KHI CÓ</translation>
    </message>
    <message>
        <source>READY?</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>SẴN SÀNG?</translation>
    </message>
    <message>
        <source>THE TABLE TEST</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>THI TẠI BÀN</translation>
    </message>
    <message>
        <source>DRAW</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>RÚT ĐỀ</translation>
    </message>
    <message>
        <source>THE MACHINE</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>MÁY</translation>
    </message>
    <message>
        <source>THE TRAINER</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>NGƯỜI HƯỚNG DẪN</translation>
    </message>
    <message>
        <source>What the machine cannot see. 6 or more in each.</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>Điều máy không thấy. Mỗi mục từ 6 trở lên.</translation>
    </message>
    <message>
        <source>THE RECORD</source>
        <extracomment>ui/school/exam_record.py</extracomment>
        <translation>HỒ SƠ</translation>
    </message>
    <message>
        <source>WHAT WILL HAPPEN</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>ĐIỀU SẼ XẢY RA</translation>
    </message>
    <message>
        <source>WHAT COUNTS</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>ĐIỀU ĐƯỢC TÍNH</translation>
    </message>
    <message>
        <source>FAILS THE LESSON AT ONCE</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>TRƯỢT BÀI HỌC NGAY</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>GO ON</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>TIẾP TỤC</translation>
    </message>
    <message>
        <source>All clocks go on</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Thời gian chạy tiếp</translation>
    </message>
    <message>
        <source>All clocks stand still. Talk as long as you like: nothing is counted.</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Mọi thời gian đứng yên. Cứ nói chuyện thoải mái: không tính gì.</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>ui/school/controller.py</extracomment>
        <translation>Tên của bạn</translation>
    </message>
    <message>
        <source>It stands on the class list</source>
        <extracomment>ui/school/controller.py</extracomment>
        <translation>Có trong danh sách lớp</translation>
    </message>
    <message>
        <source>Skills, weakest first</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Kỹ năng, yếu nhất trước</translation>
    </message>
    <message>
        <source>Memory today, in %</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Trí nhớ hôm nay, %</translation>
    </message>
    <message>
        <source>Time, × target</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Thời gian, × mục tiêu</translation>
    </message>
    <message>
        <source>Bar: chance that you still know it. Dot: your time, full within the target.</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Thanh: khả năng bạn còn nhớ. Chấm: thời gian của bạn, đầy khi trong mục tiêu.</translation>
    </message>
    <message>
        <source>Errors a week, by type</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Lỗi mỗi tuần, theo loại</translation>
    </message>
    <message>
        <source>per 100 answers</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>trên 100 câu trả lời</translation>
    </message>
    <message>
        <source>table lessons only</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>chỉ bài học tại bàn</translation>
    </message>
    <message>
        <source>No round was played yet</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Chưa chơi ván nào</translation>
    </message>
    <message>
        <source>Events of the attempt</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Các sự kiện của lần làm</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Cần làm</translation>
    </message>
    <message>
        <source>Scrub</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Tua</translation>
    </message>
    <message>
        <source>EXPECTED</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>CẦN LÀM</translation>
    </message>
    <message>
        <source>Pinned to {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Ghim lúc {time}</translation>
    </message>
    <message>
        <source>CRITICAL ERRORS</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>LỖI NGHIÊM TRỌNG</translation>
    </message>
    <message>
        <source>POINTS BY GOAL</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>ĐIỂM THEO MỤC TIÊU</translation>
    </message>
    <message>
        <source>PACE</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>NHỊP ĐỘ</translation>
    </message>
    <message>
        <source>{name} has the lesson: {lesson}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>{name} có bài học: {lesson}</translation>
    </message>
    <message>
        <source>Earlier lessons</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Bài học trước</translation>
    </message>
    <message>
        <source>Later lessons</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Bài học sau</translation>
    </message>
    <message>
        <source>The course</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Khóa học</translation>
    </message>
    <message>
        <source>These are the first</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Đây là các bài đầu</translation>
    </message>
    <message>
        <source>These are the last</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Đây là các bài cuối</translation>
    </message>
    <message>
        <source>COACH</source>
        <extracomment>ui/table/coach_strip.py</extracomment>
        <translation>NGƯỜI KÈM</translation>
    </message>
    <message>
        <source>A back-out at the key console</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Hoàn lại giải ở bảng có chìa</translation>
    </message>
    <message>
        <source>The win is on record and the key is back. Two cards undo it.</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Giải đã được ghi và chìa đã về. Hai thẻ hoàn lại giải.</translation>
    </message>
    <message>
        <source>The camera shows a wrong card</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Camera cho thấy sai một lá bài</translation>
    </message>
    <message>
        <source>The back-out has a reason and a note</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Việc hoàn lại có lý do và ghi chú</translation>
    </message>
    <message>
        <source>Two cards undo it</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Hai thẻ hoàn lại giải</translation>
    </message>
    <message>
        <source>The meter first, then the end</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Đồng hồ trước, rồi kết thúc</translation>
    </message>
    <message>
        <source>A win that has to be undone</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Một giải phải hoàn lại</translation>
    </message>
    <message>
        <source>A straight flush is on record and should not be. Two cards take it back to the cent.</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Straight Flush đã ghi mà không nên ghi. Hai thẻ hoàn lại đúng từng xu.</translation>
    </message>
    <message>
        <source>The first card</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Thẻ thứ nhất</translation>
    </message>
    <message>
        <source>The second card, of somebody else</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Thẻ thứ hai, của người khác</translation>
    </message>
    <message>
        <source>Undone before the round is over</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Hoàn lại trước khi hết ván</translation>
    </message>
    <message>
        <source>Blackjack: your first round</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Blackjack: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>Two players bet on Blazing 7&apos;s. Nobody holds a seven.</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Hai người cược Blazing 7&apos;s. Không ai có lá bảy.</translation>
    </message>
    <message>
        <source>No hand wins the jackpot</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Không tay nào thắng jackpot</translation>
    </message>
    <message>
        <source>Start and end</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Bắt đầu và kết thúc</translation>
    </message>
    <message>
        <source>Blazing 7&apos;s: two sevens</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Blazing 7&apos;s: hai lá bảy</translation>
    </message>
    <message>
        <source>Sevens are dealt. The jackpot&apos;s hand is pressed and paid.</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Có lá bảy được chia. Tay bài jackpot được nhấn và trả.</translation>
    </message>
    <message>
        <source>Seat 3: two sevens</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Ghế 3: hai lá bảy</translation>
    </message>
    <message>
        <source>Hand, record, end</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Tay bài, ghi, kết thúc</translation>
    </message>
    <message>
        <source>Call somebody</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Gọi người đến</translation>
    </message>
    <message>
        <source>A player argues about a bet. The dealer calls the Supervisor before the cards go on.</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Người chơi cãi về tiền cược. Dealer gọi Supervisor trước khi chia tiếp.</translation>
    </message>
    <message>
        <source>That was a raise!</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Đó là tố thêm mà!</translation>
    </message>
    <message>
        <source>Freeze and call: nobody mends it alone</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Dừng lại và gọi: không ai tự sửa một mình</translation>
    </message>
    <message>
        <source>Called, then played on</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Đã gọi, rồi chơi tiếp</translation>
    </message>
    <message>
        <source>Caribbean Stud: your first round</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Caribbean Stud: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>A game without a progressive: two steps, and no sensor.</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Trò chơi không lũy tiến: hai bước, không cảm biến.</translation>
    </message>
    <message>
        <source>Caribbean Stud: a hand is short</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Caribbean Stud: một tay thiếu lá</translation>
    </message>
    <message>
        <source>Seat 4 has four cards. All hands are void.</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Ghế 4 có bốn lá. Mọi tay bài đều hủy.</translation>
    </message>
    <message>
        <source>I have only four</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Tôi chỉ có bốn lá</translation>
    </message>
    <message>
        <source>Noted and void</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Đã ghi và hủy</translation>
    </message>
    <message>
        <source>A chip without a wager on the game</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>Phỉnh mà không có cược chính</translation>
    </message>
    <message>
        <source>Seat 4 lays a progressive chip and nothing else. The chip does not bet.</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>Ghế 4 chỉ đặt phỉnh lũy tiến, không gì khác. Phỉnh đó không cược.</translation>
    </message>
    <message>
        <source>Seat 4 does not play</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>Ghế 4 không chơi</translation>
    </message>
    <message>
        <source>The round is ended</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Ván được kết thúc</translation>
    </message>
    <message>
        <source>Close the table</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Đóng bàn</translation>
    </message>
    <message>
        <source>After the last round the table is closed; the closing meters are noted.</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Sau ván cuối thì đóng bàn; ghi các đồng hồ lúc đóng.</translation>
    </message>
    <message>
        <source>This table closes now</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Bàn này đóng bây giờ</translation>
    </message>
    <message>
        <source>End of the round, then closed</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Hết ván, rồi đóng bàn</translation>
    </message>
    <message>
        <source>A sensor that does not answer</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>Cảm biến không trả lời</translation>
    </message>
    <message>
        <source>The sensor of seat 6 is silent. The others go on.</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>Cảm biến ghế 6 im lặng. Các cảm biến khác vẫn chạy.</translation>
    </message>
    <message>
        <source>A sensor that is dirty</source>
        <extracomment>lessons/dirty-sensor.toml</extracomment>
        <translation>Cảm biến bị bẩn</translation>
    </message>
    <message>
        <source>The sensor of seat 1 says that it is dirty. Its seat plays without the progressive.</source>
        <extracomment>lessons/dirty-sensor.toml</extracomment>
        <translation>Cảm biến ghế 1 báo bị bẩn. Ghế đó chơi không lũy tiến.</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Ổ đĩa sắp đầy</translation>
    </message>
    <message>
        <source>The kiosk says that it has little room left. Nothing is lost, and somebody has to know.</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Máy báo còn ít chỗ trống. Không mất gì, nhưng phải có người biết.</translation>
    </message>
    <message>
        <source>What does that message mean?</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Thông báo đó nghĩa là gì?</translation>
    </message>
    <message>
        <source>Somebody is called who can make room</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Đã gọi người có thể dọn chỗ trống</translation>
    </message>
    <message>
        <source>Alert, call, round</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Cảnh báo, gọi, ván</translation>
    </message>
    <message>
        <source>Dragon Bonus: nine over zero</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Dragon Bonus: chín hơn không</translation>
    </message>
    <message>
        <source>Player wins nine to nothing. Every wager on that side wins: one hand for all of them.</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Player thắng 9-0. Mọi cược bên đó đều thắng: một tay bài cho tất cả.</translation>
    </message>
    <message>
        <source>The table&apos;s hand: nine over zero</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Tay bài của bàn: chín hơn không</translation>
    </message>
    <message>
        <source>Dragon Bonus: the other side wins</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Dragon Bonus: bên kia thắng</translation>
    </message>
    <message>
        <source>Banker wins nine to nothing. Look which seats are on that side.</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Banker thắng 9-0. Xem ghế nào theo bên đó.</translation>
    </message>
    <message>
        <source>Seat 2 is on the winning side</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Ghế 2 theo bên thắng</translation>
    </message>
    <message>
        <source>Seat 1 is on the other side</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Ghế 1 theo bên kia</translation>
    </message>
    <message>
        <source>Dragon Bonus: the shared meter</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Dragon Bonus: đồng hồ chia nhau</translation>
    </message>
    <message>
        <source>Player draws 2, 3 and 4 of diamonds. The whole meter is shared by the seats on that side.</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Player có 2, 3 và 4 rô. Các ghế theo bên đó chia nhau cả đồng hồ.</translation>
    </message>
    <message>
        <source>2, 3 and 4 of diamonds</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>2, 3 và 4 rô</translation>
    </message>
    <message>
        <source>One hit, paid share by share</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Một lần trúng, trả từng phần</translation>
    </message>
    <message>
        <source>Dragon Bonus: a coup that does not count</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Dragon Bonus: ván không tính</translation>
    </message>
    <message>
        <source>A card is drawn twice. The coup is void and the wagers go back.</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Một lá bị rút hai lần. Ván hủy và trả lại tiền cược.</translation>
    </message>
    <message>
        <source>That card was out already</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Lá đó đã ra rồi</translation>
    </message>
    <message>
        <source>Void, then every wager back</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Hủy, rồi trả lại mọi cược</translation>
    </message>
    <message>
        <source>Envy for one seat only</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Envy cho chỉ một ghế</translation>
    </message>
    <message>
        <source>Two players have the wager. One wins, the other gets envy.</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Hai người có cược. Một người thắng, người kia nhận Envy.</translation>
    </message>
    <message>
        <source>Seat 6: straight flush</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Ghế 6: Straight Flush</translation>
    </message>
    <message>
        <source>Seat 2 gets envy</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Ghế 2 nhận Envy</translation>
    </message>
    <message>
        <source>Prize, then envy</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Giải, rồi Envy</translation>
    </message>
    <message>
        <source>The whole meter, and envy for all</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Cả đồng hồ, và Envy cho tất cả</translation>
    </message>
    <message>
        <source>One player wins the whole meter. All others with the wager get envy.</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Một người thắng cả đồng hồ. Mọi người khác có cược nhận Envy.</translation>
    </message>
    <message>
        <source>Executive, prize, then envy</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Executive, giải, rồi Envy</translation>
    </message>
    <message>
        <source>Four aces at the key console</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Bốn át ở bảng có chìa</translation>
    </message>
    <message>
        <source>The whole meter is won. See what the console asks for besides the key.</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Thắng cả đồng hồ. Xem ngoài chìa, bảng còn cần gì.</translation>
    </message>
    <message>
        <source>Seat 5: four aces</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Ghế 5: bốn át</translation>
    </message>
    <message>
        <source>Record, meters, pay, end</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Ghi, đồng hồ, trả, kết thúc</translation>
    </message>
    <message>
        <source>Four Card Poker: the whole meter</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Four Card Poker: cả đồng hồ</translation>
    </message>
    <message>
        <source>One player makes four aces. The Executive is called.</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Một người có bốn át. Gọi Executive.</translation>
    </message>
    <message>
        <source>Seat 1: four aces</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Ghế 1: bốn át</translation>
    </message>
    <message>
        <source>Executive, pay, end</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Executive, trả, kết thúc</translation>
    </message>
    <message>
        <source>Four Card Poker: a late chip</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Four Card Poker: phỉnh trễ</translation>
    </message>
    <message>
        <source>Seat 7 bets after the start. The chip goes back.</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Ghế 7 cược sau khi bắt đầu. Trả lại phỉnh.</translation>
    </message>
    <message>
        <source>Four Card Poker: three of a kind</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Four Card Poker: Three of a Kind</translation>
    </message>
    <message>
        <source>One player makes three of a kind: a prize from the tray.</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Một người có Three of a Kind: một giải từ khay.</translation>
    </message>
    <message>
        <source>Seat 5: three of a kind</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Ghế 5: Three of a Kind</translation>
    </message>
    <message>
        <source>Four Card Poker: straight flush</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Four Card Poker: Straight Flush</translation>
    </message>
    <message>
        <source>One player makes a straight flush. The Supervisor&apos;s card puts it on record.</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Một người có Straight Flush. Thẻ Supervisor ghi giải.</translation>
    </message>
    <message>
        <source>Seat 3: straight flush</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Ghế 3: Straight Flush</translation>
    </message>
    <message>
        <source>Call, verify, card, pay, end</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Gọi, kiểm, thẻ, trả, kết thúc</translation>
    </message>
    <message>
        <source>Four of a kind with the key</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Four of a Kind với chìa khóa</translation>
    </message>
    <message>
        <source>One player makes four of a kind. The key goes to JPH, the record is made, the key comes back.</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Một người có Four of a Kind. Chìa sang JPH, ghi giải, rồi chìa về lại.</translation>
    </message>
    <message>
        <source>Seat 3: four of a kind</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Ghế 3: Four of a Kind</translation>
    </message>
    <message>
        <source>The Supervisor&apos;s key records the win</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Chìa của Supervisor ghi giải</translation>
    </message>
    <message>
        <source>Hand, record, meters, end</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Tay bài, ghi, đồng hồ, kết thúc</translation>
    </message>
    <message>
        <source>Four of a kind and its envy</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Four of a Kind và Envy</translation>
    </message>
    <message>
        <source>One player makes four of a kind. Every other wager gets envy.</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Một người có Four of a Kind. Mọi cược khác nhận Envy.</translation>
    </message>
    <message>
        <source>Seat 7: four of a kind</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Ghế 7: Four of a Kind</translation>
    </message>
    <message>
        <source>Call, verify, card, pay</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Gọi, kiểm, thẻ, trả</translation>
    </message>
    <message>
        <source>The prize first, then envy from the far right</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Giải trước, rồi Envy từ ngoài cùng bên phải</translation>
    </message>
    <message>
        <source>Envy needs no button</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Envy không cần nút</translation>
    </message>
    <message>
        <source>A full table</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Bàn đầy</translation>
    </message>
    <message>
        <source>Six players bet on the progressive. Look at every hand.</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Sáu người cược lũy tiến. Xem từng tay bài.</translation>
    </message>
    <message>
        <source>Seat 6: three of a kind</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Ghế 6: Three of a Kind</translation>
    </message>
    <message>
        <source>Seat 5 holds nothing</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Ghế 5 không có gì</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: four of a kind</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: Four of a Kind</translation>
    </message>
    <message>
        <source>One player holds a pair and finds the other two on the board.</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Một người có một đôi, hai lá còn lại ở bài chung.</translation>
    </message>
    <message>
        <source>Seat 6: four of a kind</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Ghế 6: Four of a Kind</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: full house</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: Full House</translation>
    </message>
    <message>
        <source>One player fills up on the river: a small prize from the tray.</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Một người thành Full House ở river: giải nhỏ từ khay.</translation>
    </message>
    <message>
        <source>Seat 3: full house</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Ghế 3: Full House</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a royal on the flop</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: Royal Flush ở flop</translation>
    </message>
    <message>
        <source>A royal flush in the first five cards wins the whole meter.</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Royal Flush trong năm lá đầu thắng cả đồng hồ.</translation>
    </message>
    <message>
        <source>Seat 3: royal after five cards</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Ghế 3: Royal Flush sau năm lá</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a void round</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: ván bị hủy</translation>
    </message>
    <message>
        <source>A player shows a hole card to everybody. The round is void.</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Người chơi cho mọi người xem lá úp. Ván bị hủy.</translation>
    </message>
    <message>
        <source>Look at this ace</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Xem lá át này</translation>
    </message>
    <message>
        <source>House Money: your first round</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>House Money: ván đầu tiên của bạn</translation>
    </message>
    <message>
        <source>Two players bet on Blazing 7&apos;s. Losing House Money is collected before the hands are played.</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>Hai người cược Blazing 7&apos;s. Thu House Money thua trước khi chơi các tay bài.</translation>
    </message>
    <message>
        <source>Losing House Money goes into the tray first</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>House Money thua vào khay trước</translation>
    </message>
    <message>
        <source>Start, collect, end</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>Bắt đầu, thu, kết thúc</translation>
    </message>
    <message>
        <source>House Money: a pair that wins</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>House Money: một đôi thắng</translation>
    </message>
    <message>
        <source>One player holds a pair: paid, and asked what stays up.</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>Một người có đôi: trả, và hỏi để lại gì.</translation>
    </message>
    <message>
        <source>Seat 2 is paid and asked</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>Trả và hỏi ghế 2</translation>
    </message>
    <message>
        <source>Collect, pay and ask, end</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>Thu, trả và hỏi, kết thúc</translation>
    </message>
    <message>
        <source>A key switch that is back</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Ổ khóa trở lại</translation>
    </message>
    <message>
        <source>The key is lost between rounds and found again. The next win needs no card.</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Mất chìa giữa các ván rồi có lại. Giải kế tiếp không cần thẻ.</translation>
    </message>
    <message>
        <source>Lost and found</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Mất và có lại</translation>
    </message>
    <message>
        <source>The key itself does it</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Chính chìa làm việc đó</translation>
    </message>
    <message>
        <source>Recorded by the key</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Ghi bằng chìa</translation>
    </message>
    <message>
        <source>The key is lost while it is in JPH</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>Mất chìa khi đang ở JPH</translation>
    </message>
    <message>
        <source>The win is on record and the key does not answer any more. A card brings the round back.</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>Giải đã được ghi và chìa không còn trả lời. Một thẻ đưa ván trở lại.</translation>
    </message>
    <message>
        <source>A card takes the key back to RUN</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>Một thẻ đưa chìa về RUN</translation>
    </message>
    <message>
        <source>A key switch that does not answer</source>
        <extracomment>lessons/key-lost.toml</extracomment>
        <translation>Ổ khóa không trả lời</translation>
    </message>
    <message>
        <source>The key is lost after the hand was pressed. A Supervisor&apos;s card stands for it.</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>Mất chìa sau khi nhấn tay bài. Thẻ Supervisor thay cho chìa.</translation>
    </message>
    <message>
        <source>Lost, card, record, end</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>Mất, thẻ, ghi, kết thúc</translation>
    </message>
    <message>
        <source>The late chip with the best hand</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>Phỉnh trễ có tay bài cao nhất</translation>
    </message>
    <message>
        <source>A chip comes late, and its player is dealt four of a kind. It still does not play.</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>Một phỉnh đến trễ, và người đó được chia Four of a Kind. Vẫn không tính.</translation>
    </message>
    <message>
        <source>A late chip wins nothing, whatever the hand</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>Phỉnh trễ không thắng gì, dù tay bài nào</translation>
    </message>
    <message>
        <source>The link: a full house</source>
        <extracomment>lessons/link-full-house.toml</extracomment>
        <translation>Liên kết: Full House</translation>
    </message>
    <message>
        <source>The linked jackpot counts all five cards: a full house pays from the tray.</source>
        <extracomment>lessons/link-full-house.toml</extracomment>
        <translation>Jackpot liên kết tính cả năm lá: Full House trả từ khay.</translation>
    </message>
    <message>
        <source>The link: ten per cent of the meter</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>Liên kết: mười phần trăm đồng hồ</translation>
    </message>
    <message>
        <source>A straight flush wins a tenth of the linked meter, cut down to the cent.</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>Straight Flush thắng một phần mười đồng hồ liên kết, làm tròn xuống đến xu.</translation>
    </message>
    <message>
        <source>Card, prize, envy, end</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>Thẻ, giải, Envy, kết thúc</translation>
    </message>
    <message>
        <source>No paper at the key console</source>
        <extracomment>lessons/no-paper-key.toml</extracomment>
        <translation>Hết giấy ở bảng có chìa</translation>
    </message>
    <message>
        <source>The key records a win while the printer has no paper.</source>
        <extracomment>lessons/no-paper-key.toml</extracomment>
        <translation>Chìa ghi một giải khi máy in hết giấy.</translation>
    </message>
    <message>
        <source>A round without a progressive wager</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Ván không có cược lũy tiến</translation>
    </message>
    <message>
        <source>Nobody lays a chip on a sensor. The round is played all the same.</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Không ai đặt phỉnh lên cảm biến. Ván vẫn chơi như thường.</translation>
    </message>
    <message>
        <source>No chip from me this time</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Lần này tôi không đặt phỉnh</translation>
    </message>
    <message>
        <source>Without a wager no hand wins</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Không cược thì không tay nào thắng</translation>
    </message>
    <message>
        <source>The round is started and ended</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Ván được bắt đầu và kết thúc</translation>
    </message>
    <message>
        <source>A hand that is not a win</source>
        <extracomment>lessons/not-a-win.toml</extracomment>
        <translation>Tay bài không thắng</translation>
    </message>
    <message>
        <source>The cards of seat 3 were entered wrongly: they make three of a kind and should not. NOT A WIN says so.</source>
        <extracomment>lessons/not-a-win.toml</extracomment>
        <translation>Bài ghế 3 bị nhập sai: thành Three of a Kind mà không phải. KHÔNG THẮNG báo điều đó.</translation>
    </message>
    <message>
        <source>One of my cards was read wrongly</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Một lá của tôi bị đọc sai</translation>
    </message>
    <message>
        <source>NOT A WIN with a reason</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>KHÔNG THẮNG với lý do</translation>
    </message>
    <message>
        <source>Nothing goes on record</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Không ghi gì</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>The table is closed. A dealer&apos;s card opens it, and the first round begins.</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Bàn đang đóng. Thẻ dealer mở bàn, và ván đầu bắt đầu.</translation>
    </message>
    <message>
        <source>A dealer&apos;s card opens the table</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Thẻ dealer mở bàn</translation>
    </message>
    <message>
        <source>Open, bets, start, end</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Mở, cược, bắt đầu, kết thúc</translation>
    </message>
    <message>
        <source>A chip that is none</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Phỉnh không có thật</translation>
    </message>
    <message>
        <source>The sensor of seat 6 sees a chip where none lies. The dealer says so, and the seat is out.</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Cảm biến ghế 6 thấy phỉnh ở chỗ không có. Dealer báo, và ghế đó ngoài lũy tiến.</translation>
    </message>
    <message>
        <source>I have not bet</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Tôi chưa cược</translation>
    </message>
    <message>
        <source>The sensor that sees too much is out</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Cảm biến thấy sai bị loại ra</translation>
    </message>
    <message>
        <source>Said before the start</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Báo trước khi bắt đầu</translation>
    </message>
    <message>
        <source>The power fails with a hand pressed</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Mất điện khi đã nhấn tay bài</translation>
    </message>
    <message>
        <source>A hand is pressed, then the power fails. The claim is still there.</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Đã nhấn tay bài, rồi mất điện. Yêu cầu vẫn còn đó.</translation>
    </message>
    <message>
        <source>Pressed once, and on record</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Nhấn một lần, và đã được ghi</translation>
    </message>
    <message>
        <source>Claim, card, pay, end</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Yêu cầu, thẻ, trả, kết thúc</translation>
    </message>
    <message>
        <source>The power fails while seats are paid</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Mất điện khi đang trả các ghế</translation>
    </message>
    <message>
        <source>One of two winners is paid when the power fails. Only the other one is paid afterwards.</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Mất điện khi đã trả một trong hai người thắng. Sau đó chỉ trả người còn lại.</translation>
    </message>
    <message>
        <source>Paid once each, from the right</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Mỗi người trả một lần, từ phải</translation>
    </message>
    <message>
        <source>What was ticked stays ticked</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Đã đánh dấu thì vẫn còn dấu</translation>
    </message>
    <message>
        <source>The power fails in play</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>Mất điện khi đang chơi</translation>
    </message>
    <message>
        <source>In the middle of a round the screen goes dark. The same round stands there again.</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>Giữa ván màn hình tối đi. Vẫn ván đó hiện trở lại.</translation>
    </message>
    <message>
        <source>The round that was started is ended</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>Ván đã bắt đầu được kết thúc</translation>
    </message>
    <message>
        <source>Nothing is void</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>Không hủy gì</translation>
    </message>
    <message>
        <source>A slip that sticks</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>Phiếu bị kẹt</translation>
    </message>
    <message>
        <source>The slip of a win jams in the printer. The players do not wait for it.</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>Phiếu của một giải kẹt trong máy in. Người chơi không phải chờ.</translation>
    </message>
    <message>
        <source>The win is on record</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>Giải đã được ghi</translation>
    </message>
    <message>
        <source>Paid without the slip</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>Trả mà không có phiếu</translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open</source>
        <extracomment>lessons/printer-open.toml</extracomment>
        <translation>Nắp máy in đang mở</translation>
    </message>
    <message>
        <source>No slip comes out. The win is on record, and the slip follows later.</source>
        <extracomment>lessons/printer-open.toml</extracomment>
        <translation>Không có phiếu ra. Giải đã được ghi, phiếu in sau.</translation>
    </message>
    <message>
        <source>The card reader is lost</source>
        <extracomment>lessons/reader-lost.toml</extracomment>
        <translation>Mất đầu đọc thẻ</translation>
    </message>
    <message>
        <source>The reader&apos;s cable is pulled while a card is awaited. It is plugged in, and the card counts.</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Cáp đầu đọc bị rút khi đang chờ thẻ. Cắm lại, và thẻ được tính.</translation>
    </message>
    <message>
        <source>Awaited, read, recorded</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Chờ, đọc, ghi</translation>
    </message>
    <message>
        <source>The verified win stays verified</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Giải đã kiểm vẫn là đã kiểm</translation>
    </message>
    <message>
        <source>Another dealer takes over</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Dealer khác vào thay</translation>
    </message>
    <message>
        <source>Between two rounds a relief comes. The new dealer&apos;s card is swiped first.</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Giữa hai ván có người thay ca. Quẹt thẻ dealer mới trước.</translation>
    </message>
    <message>
        <source>I take over</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Tôi vào thay</translation>
    </message>
    <message>
        <source>The new dealer&apos;s card</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Thẻ của dealer mới</translation>
    </message>
    <message>
        <source>A round of each dealer</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Mỗi dealer một ván</translation>
    </message>
    <message>
        <source>A sensor that works again</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>Cảm biến hoạt động lại</translation>
    </message>
    <message>
        <source>The sensor of seat 3 sticks and is cleaned. Its chip bets again.</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>Cảm biến ghế 3 bị kẹt và được lau. Phỉnh ở đó cược lại được.</translation>
    </message>
    <message>
        <source>Out, well again, betting</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>Hỏng, tốt lại, cược</translation>
    </message>
    <message>
        <source>A sensor that sticks after the start</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Cảm biến kẹt sau khi bắt đầu</translation>
    </message>
    <message>
        <source>The wager of seat 5 was locked in before its sensor stuck. Its hand wins all the same.</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Cược ghế 5 đã khóa trước khi cảm biến kẹt. Tay bài vẫn thắng.</translation>
    </message>
    <message>
        <source>What was locked in counts</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Đã khóa thì được tính</translation>
    </message>
    <message>
        <source>Recorded, paid, ended</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Đã ghi, đã trả, đã kết thúc</translation>
    </message>
    <message>
        <source>All sensors are lost</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>Mất mọi cảm biến</translation>
    </message>
    <message>
        <source>The line of the sensors is cut and comes back. Nothing that was locked in is lost.</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>Đường cảm biến bị đứt rồi có lại. Cược đã khóa không mất gì.</translation>
    </message>
    <message>
        <source>They are back</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>Đã có lại</translation>
    </message>
    <message>
        <source>The shuffler stops between rounds</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Máy xáo dừng giữa các ván</translation>
    </message>
    <message>
        <source>The shuffler shows an error before the start. The checklist is followed step by step.</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Máy xáo bài báo lỗi trước khi bắt đầu. Làm theo danh sách từng bước.</translation>
    </message>
    <message>
        <source>It does not turn any more</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Nó không quay nữa</translation>
    </message>
    <message>
        <source>The trouble is on record</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Sự cố đã được ghi</translation>
    </message>
    <message>
        <source>Every step is done</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Mọi bước đã xong</translation>
    </message>
    <message>
        <source>Checklist before the start</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Danh sách trước khi bắt đầu</translation>
    </message>
    <message>
        <source>The shuffler stops in play</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Máy xáo dừng khi đang chơi</translation>
    </message>
    <message>
        <source>The cards are out when the shuffler stops. The round is played to its end, the checklist is followed.</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Bài đã chia khi máy xáo dừng. Ván chơi đến hết, làm theo danh sách.</translation>
    </message>
    <message>
        <source>It makes a noise</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Nó kêu lạ</translation>
    </message>
    <message>
        <source>Started, checklist, ended</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Bắt đầu, danh sách, kết thúc</translation>
    </message>
    <message>
        <source>The round still counts</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Ván vẫn được tính</translation>
    </message>
    <message>
        <source>6-5-4 Poker: the shuffler stops</source>
        <extracomment>lessons/six-five-four-shuffler.toml</extracomment>
        <translation>6-5-4 Poker: máy xáo bài dừng</translation>
    </message>
    <message>
        <source>The shuffler fails before the deal. The checklist comes first.</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Máy xáo hỏng trước khi chia. Danh sách làm trước.</translation>
    </message>
    <message>
        <source>It does not turn</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Nó không quay</translation>
    </message>
    <message>
        <source>Checklist, then the round</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Danh sách, rồi đến ván</translation>
    </message>
    <message>
        <source>6-5-4 Poker: a card too many</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>6-5-4 Poker: thừa một lá</translation>
    </message>
    <message>
        <source>Seat 3 has six cards. All hands are void.</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>Ghế 3 có sáu lá. Mọi tay bài đều hủy.</translation>
    </message>
    <message>
        <source>I have six</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>Tôi có sáu lá</translation>
    </message>
    <message>
        <source>A small prize at the key console</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Giải nhỏ ở bảng có chìa</translation>
    </message>
    <message>
        <source>Three of a kind pays a few dollars. What the dealer may confirm needs no key.</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Three of a Kind trả vài đô la. Dealer được xác nhận thì không cần chìa.</translation>
    </message>
    <message>
        <source>Seat 1: three of a kind</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Ghế 1: Three of a Kind</translation>
    </message>
    <message>
        <source>Step away from the table</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Rời bàn một lát</translation>
    </message>
    <message>
        <source>The dealer has to leave for a moment. The table is locked, and a card unlocks it.</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Dealer phải đi một lát. Bàn được khóa, và một thẻ mở khóa.</translation>
    </message>
    <message>
        <source>Please come to the pit stand</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Mời đến quầy giám sát</translation>
    </message>
    <message>
        <source>Locked before stepping away</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Khóa trước khi rời bàn</translation>
    </message>
    <message>
        <source>A card unlocks it</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Một thẻ mở khóa</translation>
    </message>
    <message>
        <source>Locked, unlocked, played</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Khóa, mở khóa, chơi</translation>
    </message>
    <message>
        <source>The Supervisor says no</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>Supervisor nói không</translation>
    </message>
    <message>
        <source>The dealer presses four of a kind; the Supervisor looks and strikes it out.</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>Dealer nhấn Four of a Kind; Supervisor xem và gạch bỏ.</translation>
    </message>
    <message>
        <source>Seat 5 played with a card from the floor</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>Ghế 5 chơi với lá bài nhặt từ sàn</translation>
    </message>
    <message>
        <source>Nothing is recorded as a win</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>Không ghi giải nào</translation>
    </message>
    <message>
        <source>Nobody comes with a card</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>Không ai đến với thẻ</translation>
    </message>
    <message>
        <source>The time for a card runs out before the Supervisor is there. TRY AGAIN opens the reader.</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>Hết giờ chờ thẻ trước khi Supervisor đến. THỬ LẠI mở đầu đọc.</translation>
    </message>
    <message>
        <source>TRY AGAIN, card, pay</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>THỬ LẠI, thẻ, trả</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card for four aces</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Thẻ Supervisor cho bốn át</translation>
    </message>
    <message>
        <source>A Supervisor swipes for the whole meter. It needs the Executive.</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Supervisor quẹt thẻ cho cả đồng hồ. Giải này cần Executive.</translation>
    </message>
    <message>
        <source>Refused, Executive, pay, end</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Bị từ chối, Executive, trả, kết thúc</translation>
    </message>
    <message>
        <source>Three winners in one round</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>Ba người thắng trong một ván</translation>
    </message>
    <message>
        <source>Three players hold winning hands of three kinds. They are paid from the far right.</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>Ba người có ba loại tay thắng. Trả từ ngoài cùng bên phải.</translation>
    </message>
    <message>
        <source>Paid from the far right</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Trả từ ngoài cùng bên phải</translation>
    </message>
    <message>
        <source>Both jackpots in one round</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Cả hai jackpot trong một ván</translation>
    </message>
    <message>
        <source>One player wins Blazing 7&apos;s, another TriLux. Each is recorded on its own meter.</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Một người thắng Blazing 7&apos;s, người khác thắng TriLux. Mỗi giải ghi ở đồng hồ riêng.</translation>
    </message>
    <message>
        <source>Seat 6: flush</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Ghế 6: Flush</translation>
    </message>
    <message>
        <source>Both are settled, the round is ended</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Cả hai đã thanh toán, ván kết thúc</translation>
    </message>
    <message>
        <source>TriLux: a flush with the dealer&apos;s card</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>TriLux: Flush với lá của nhà cái</translation>
    </message>
    <message>
        <source>A player&apos;s two cards and the dealer&apos;s up card make a hand of three.</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>Hai lá của người chơi và lá ngửa nhà cái thành tay ba lá.</translation>
    </message>
    <message>
        <source>Seat 3: flush</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>Ghế 3: Flush</translation>
    </message>
    <message>
        <source>Two chips that come too late</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>Hai phỉnh đến quá trễ</translation>
    </message>
    <message>
        <source>Two players lay their chips after the start. Both go back.</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>Hai người đặt phỉnh sau khi bắt đầu. Trả lại cả hai.</translation>
    </message>
    <message>
        <source>The chip of seat 3 goes back</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>Trả lại phỉnh của ghế 3</translation>
    </message>
    <message>
        <source>Two rounds without a pause</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Hai ván không nghỉ</translation>
    </message>
    <message>
        <source>Two rounds follow each other. Nobody wins. Keep the order and the pace.</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Hai ván liền nhau. Không ai thắng. Giữ thứ tự và nhịp độ.</translation>
    </message>
    <message>
        <source>Start and end, twice</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Bắt đầu và kết thúc, hai lần</translation>
    </message>
    <message>
        <source>Both rounds count</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Cả hai ván được tính</translation>
    </message>
    <message>
        <source>Two sensors at each seat</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>Mỗi ghế hai cảm biến</translation>
    </message>
    <message>
        <source>Seat 1 bets on both jackpots, seat 6 on TriLux alone. Each wager has its own lamp.</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>Ghế 1 cược cả hai jackpot, ghế 6 chỉ TriLux. Mỗi cược có đèn riêng.</translation>
    </message>
    <message>
        <source>No hand wins</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>Không tay nào thắng</translation>
    </message>
    <message>
        <source>Two winners and one key</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>Hai người thắng và một chìa</translation>
    </message>
    <message>
        <source>Two seats win. One turn of the key records both.</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>Hai ghế thắng. Vặn chìa một lần ghi cả hai.</translation>
    </message>
    <message>
        <source>Both on record before the key is back</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>Ghi cả hai trước khi chìa về</translation>
    </message>
    <message>
        <source>A card that nobody knows</source>
        <extracomment>lessons/unknown-card.toml</extracomment>
        <translation>Thẻ không ai biết</translation>
    </message>
    <message>
        <source>A stranger&apos;s card is swiped for a win. It is refused, and the right one follows.</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Thẻ người lạ được quẹt cho một giải. Bị từ chối, rồi đến thẻ đúng.</translation>
    </message>
    <message>
        <source>Refused, then the right card</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Bị từ chối, rồi thẻ đúng</translation>
    </message>
    <message>
        <source>A card that is not read</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>Thẻ không đọc được</translation>
    </message>
    <message>
        <source>The reader gets nothing of a card. It is swiped once more.</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>Đầu đọc không đọc được gì. Quẹt thẻ lần nữa.</translation>
    </message>
    <message>
        <source>Not read, swiped again, paid</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>Không đọc được, quẹt lại, trả</translation>
    </message>
    <message>
        <source>After a void the next round</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Sau khi hủy đến ván kế</translation>
    </message>
    <message>
        <source>One round is void; the next one is played to its end. The meters show it.</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Một ván bị hủy; ván kế chơi đến hết. Đồng hồ cho thấy điều đó.</translation>
    </message>
    <message>
        <source>A card fell to the floor</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Một lá rơi xuống sàn</translation>
    </message>
    <message>
        <source>Void, given back, a new round</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Hủy, trả lại, ván mới</translation>
    </message>
    <message>
        <source>A round that does not count</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Ván không tính</translation>
    </message>
    <message>
        <source>A card lies face up before the deal is done. The Supervisor agrees that the round is void.</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Một lá ngửa ra trước khi chia xong. Supervisor đồng ý hủy ván.</translation>
    </message>
    <message>
        <source>I have seen your card</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Tôi thấy lá của bạn rồi</translation>
    </message>
    <message>
        <source>The round is void</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Ván bị hủy</translation>
    </message>
    <message>
        <source>A wager marked by hand</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Cược đánh dấu bằng tay</translation>
    </message>
    <message>
        <source>The sensor of seat 5 is out, and its player wants to bet. The dealer marks the wager.</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Cảm biến ghế 5 hỏng, và người chơi muốn cược. Dealer đánh dấu cược.</translation>
    </message>
    <message>
        <source>May I bet without the lamp?</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Tôi cược không có đèn được không?</translation>
    </message>
    <message>
        <source>The wager of seat 5 is marked</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Cược của ghế 5 đã đánh dấu</translation>
    </message>
    <message>
        <source>The marked wager wins</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Cược đã đánh dấu thắng</translation>
    </message>
    <message>
        <source>Marked before the start</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Đánh dấu trước khi bắt đầu</translation>
    </message>
    <message>
        <source>A winning hand without the wager</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Tay thắng mà không có cược</translation>
    </message>
    <message>
        <source>One player makes four of a kind and has no chip on the sensor. Nothing is pressed for it.</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Một người có Four of a Kind mà không có phỉnh trên cảm biến. Không nhấn gì cho tay đó.</translation>
    </message>
    <message>
        <source>Without the wager the hand wins nothing</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Không có cược thì tay bài không thắng gì</translation>
    </message>
    <message>
        <source>The round is ended as any other</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Ván kết thúc như mọi ván</translation>
    </message>
    <message>
        <source>A hand with the wrong number of cards</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>Tay bài sai số lá</translation>
    </message>
    <message>
        <source>Seat 5 has six cards. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>Ghế 5 có sáu lá. Mọi tay bài đều hủy, và trả lại mọi cược.</translation>
    </message>
    <message>
        <source>I have six cards</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>Tôi có sáu lá bài</translation>
    </message>
    <message>
        <source>The wrong number of cards is on record</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Sai số lá bài đã được ghi</translation>
    </message>
    <message>
        <source>Noted, void, given back</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Đã ghi, hủy, trả lại</translation>
    </message>
    <message>
        <source>it left no word that makes sense</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>không để lại kết quả đọc được</translation>
    </message>
    <message>
        <source>See to it, or call a technician</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Xử lý, hoặc gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>{duty}: not done since {since}</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>{duty}: chưa làm từ {since}</translation>
    </message>
    <message>
        <source>Copies elsewhere</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Bản sao nơi khác</translation>
    </message>
    <message>
        <source>Journals by night</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Nhật ký ban đêm</translation>
    </message>
    <message>
        <source>Time server</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Máy chủ giờ</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({trouble}); run the set-up as root or dealer-assist</source>
        <extracomment>kiosk_setup/files.py</extracomment>
        <translation>Không ghi được {folder} ({trouble}); chạy cài đặt bằng root hoặc dealer-assist</translation>
    </message>
    <message>
        <source>{name} is no Executive; the first card must be an Executive&apos;s</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} không phải Executive; thẻ đầu phải là thẻ Executive</translation>
    </message>
    <message>
        <source>{name} may not do this; it needs a Supervisor or Executive</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} không được làm việc này; cần Supervisor hoặc Executive</translation>
    </message>
    <message>
        <source>{name} was the first; the second card must be another person&apos;s</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} là người đầu; thẻ thứ hai phải của người khác</translation>
    </message>
    <message>
        <source>The link failed; it begins anew</source>
        <extracomment>floor/link_thread.py</extracomment>
        <translation>Liên kết lỗi; đang bắt đầu lại</translation>
    </message>
    <message>
        <source>The floor does not answer</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>Sàn không trả lời</translation>
    </message>
    <message>
        <source>This floor counts real money; a practice table does not join it</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>Sàn này tính tiền thật; bàn luyện tập không được vào</translation>
    </message>
    <message>
        <source>The clock of this table is {seconds} s off the floor&apos;s; set it right</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>Giờ của bàn này lệch {seconds} giây so với sàn; chỉnh lại</translation>
    </message>
    <message>
        <source>The floor does not know this card; let it be enrolled first</source>
        <extracomment>floor/sample_feed.py</extracomment>
        <translation>Sàn không biết thẻ này; ghi danh thẻ trước</translation>
    </message>
    <message numerus="yes">
        <source>{n} names on the list, {new} of them new or changed</source>
        <extracomment>kiosk/school/class_files.py; one: {n} name on the list, {new} new or changed</extracomment>
        <translation>
            <numerusform>{n} tên trong danh sách, {new} tên mới hoặc đã đổi</numerusform>
        </translation>
    </message>
    <message>
        <source>In the school&apos;s folder</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>Trong thư mục của trường</translation>
    </message>
    <message>
        <source>The floor of this table is simulated; name its real server first</source>
        <extracomment>kiosk/table/floor_link.py</extracomment>
        <translation>Sàn của bàn này là mô phỏng; nêu máy chủ thật trước</translation>
    </message>
    <message>
        <source>Recording</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>Đang ghi</translation>
    </message>
    <message>
        <source>Nothing was recorded; press RECORD</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>Chưa ghi gì; nhấn GHI</translation>
    </message>
    <message>
        <source>It was changed since the check; press CHECK THE LESSON</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>Đã đổi sau khi kiểm; nhấn KIỂM BÀI HỌC</translation>
    </message>
    <message>
        <source>A lesson counts at least one thing; change this goal instead</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>Bài học phải tính ít nhất một điều; hãy đổi mục tiêu này</translation>
    </message>
    <message>
        <source>Give the lesson a title of plain words</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>Đặt tên bài học bằng chữ thường dùng</translation>
    </message>
    <message>
        <source>There is a lesson called {title}; choose another title</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>Đã có bài học tên {title}; chọn tên khác</translation>
    </message>
    <message>
        <source>{file} is not a plain file; save the list as CSV</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} không phải tệp thường; lưu danh sách dạng CSV</translation>
    </message>
    <message>
        <source>{file} is larger than 1 MB; no class is, so check it</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} lớn hơn 1 MB; không lớp nào lớn vậy, hãy kiểm lại</translation>
    </message>
    <message>
        <source>{path} is not a plain file; put the people of a school there</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} không phải tệp thường; đặt danh sách người của trường vào đó</translation>
    </message>
    <message>
        <source>Key lost: Supervisor&apos;s card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Mất chìa: thẻ Supervisor</translation>
    </message>
    <message>
        <source>Chips on sensors do not count</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Không tính phỉnh trên cảm biến</translation>
    </message>
    <message>
        <source>START BASE GAME</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>BẮT ĐẦU CHƠI CHÍNH</translation>
    </message>
    <message>
        <source>On record. Supervisor&apos;s card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Đã ghi. Thẻ Supervisor</translation>
    </message>
    <message>
        <source>J-POT, or take the card back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>J-POT, hoặc rút lại thẻ</translation>
    </message>
    <message>
        <source>The win is on record and comes from the tray; no meter moves</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>Giải đã được ghi và trả từ khay; đồng hồ không đổi</translation>
    </message>
    <message>
        <source>On record, from the tray; the card lets the round go on, as RUN would</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>Đã ghi, từ khay; thẻ cho ván tiếp tục, như RUN</translation>
    </message>
    <message>
        <source>The win is on record; swipe a Supervisor&apos;s card again</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Giải đã được ghi; quẹt lại thẻ Supervisor</translation>
    </message>
    <message>
        <source>No hand button is on; swipe a Supervisor&apos;s card again first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Chưa bật nút tay bài nào; quẹt lại thẻ Supervisor trước đã</translation>
    </message>
    <message numerus="yes">
        <source>{n} duties are open before {confirm}: tick them when they are done</source>
        <extracomment>table/procedures/duties.py; one: {n} duty is open before {confirm}: tick it when it is done</extracomment>
        <translation>
            <numerusform>Còn {n} việc trước {confirm}: đánh dấu khi làm xong</numerusform>
        </translation>
    </message>
    <message>
        <source>The link was down</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Liên kết đã bị mất</translation>
    </message>
    <message>
        <source>The pit has put the prize of round {round}, seat {seat}, back; back the win out</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Khu bàn đã trả giải của ván {round}, ghế {seat} về đồng hồ; hoàn lại giải</translation>
    </message>
    <message>
        <source>The floor has not answered yet; press CONFIRM again in a moment</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Sàn chưa trả lời; nhấn lại CONFIRM sau giây lát</translation>
    </message>
    <message>
        <source>The link is lost: the amount of seat {seat} comes when it is back; call the Executive</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Mất liên kết: số tiền của ghế {seat} có khi nối lại; gọi Executive</translation>
    </message>
    <message>
        <source>{first}, and is not confirmed yet; wait, or let an Executive close its ticket</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>{first}, và chưa xác nhận; chờ, hoặc để Executive đóng phiếu đó</translation>
    </message>
    <message>
        <source>Table {table} was first, by {seconds} s</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Bàn {table} trước, sớm hơn {seconds} giây</translation>
    </message>
    <message>
        <source>The floor has not given this win its amount yet; wait for the link</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Sàn chưa cho số tiền của giải này; chờ liên kết</translation>
    </message>
    <message>
        <source>{first}, and is not confirmed yet; wait</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>{first}, và chưa xác nhận; hãy chờ</translation>
    </message>
    <message>
        <source>This prize came off the meter of the link; the pit releases it on the floor first</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Giải này lấy từ đồng hồ liên kết; khu bàn phải nhả nó trên sàn trước</translation>
    </message>
    <message>
        <source>The floor is locking the prize; wait a moment</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Sàn đang khóa giải; chờ giây lát</translation>
    </message>
    <message>
        <source>This meter is the link&apos;s; it is set on the floor, by the pit</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>Đồng hồ này của liên kết; khu bàn chỉnh nó trên sàn</translation>
    </message>
    <message>
        <source>{amount}, {hand}, table {table} seat {seat}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>{amount}, {hand}, bàn {table} ghế {seat}</translation>
    </message>
    <message>
        <source>Award table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Trao giải bàn {table}</translation>
    </message>
    <message>
        <source>Release table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Nhả giải bàn {table}</translation>
    </message>
    <message>
        <source>Close the ticket of table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Đóng phiếu của bàn {table}</translation>
    </message>
    <message>
        <source>Pause link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Tạm dừng liên kết {letter}</translation>
    </message>
    <message>
        <source>Resume link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Chạy tiếp liên kết {letter}</translation>
    </message>
    <message>
        <source>Apply the settings of link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Áp dụng cài đặt liên kết {letter}</translation>
    </message>
    <message>
        <source>Record the difference of table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Ghi chênh lệch của bàn {table}</translation>
    </message>
    <message>
        <source>Signed in</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Đã đăng nhập</translation>
    </message>
    <message>
        <source>BEFORE</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>TRƯỚC</translation>
    </message>
    <message>
        <source>these are the first</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>đây là đầu danh sách</translation>
    </message>
    <message>
        <source>AFTER</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>SAU</translation>
    </message>
    <message>
        <source>these are the last</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>đây là cuối danh sách</translation>
    </message>
    <message>
        <source>Floor</source>
        <extracomment>ui/floor/manager.py</extracomment>
        <translation>Sàn</translation>
    </message>
    <message>
        <source>No card within 30 s; nothing was recorded</source>
        <extracomment>ui/floor/lock/cards_flow.py</extracomment>
        <translation>Không có thẻ trong 30 giây; chưa ghi gì</translation>
    </message>
    <message>
        <source>No card is asked for now</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Lúc này không cần thẻ</translation>
    </message>
    <message>
        <source>{name} may not sign in; it needs a Supervisor or Executive</source>
        <extracomment>ui/floor/lock/flow.py</extracomment>
        <translation>{name} không được đăng nhập; cần Supervisor hoặc Executive</translation>
    </message>
    <message>
        <source>Link {letter}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Liên kết {letter}</translation>
    </message>
    <message numerus="yes">
        <source>Why are wins {number} backed out?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py; one: Why is win {number} backed out?</extracomment>
        <translation>
            <numerusform>Vì sao hoàn lại giải {number}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins {number} are backed out</source>
        <extracomment>ui/supervisor/presenter/adjusting.py; one: Win {number} is backed out</extracomment>
        <translation>
            <numerusform>Giải {number} đã hoàn lại</numerusform>
        </translation>
    </message>
    <message>
        <source>GIVE CHIP BACK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRẢ LẠI PHỈNH</translation>
    </message>
    <message>
        <source>BASE GAME</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CHƠI CHÍNH</translation>
    </message>
    <message>
        <source>NOT TAKEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>KHÔNG NHẬN</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Cần người xử lý</translation>
    </message>
    <message>
        <source>Nothing needs a person</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Không việc nào cần xử lý</translation>
    </message>
    <message>
        <source>{n} more under Alerts</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Còn {n} ở Cảnh báo</translation>
    </message>
    <message>
        <source>NOTED</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>ĐÃ GHI NHẬN</translation>
    </message>
    <message>
        <source>Table {table}, {what}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Bàn {table}, {what}</translation>
    </message>
    <message>
        <source>Noted by {name}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{name} đã ghi nhận</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đã đóng</translation>
    </message>
    <message>
        <source>LOST {time}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>MẤT {time}</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>ĐÃ NGỪNG</translation>
    </message>
    <message>
        <source>Betting</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Đặt cược</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Đang chơi</translation>
    </message>
    <message>
        <source>Halted</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Đã dừng</translation>
    </message>
    <message>
        <source>PENDING</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>ĐANG CHỜ</translation>
    </message>
    <message>
        <source>TICKET {place}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>PHIẾU {place}</translation>
    </message>
    <message numerus="yes">
        <source>{n} prizes pending</source>
        <extracomment>ui/floor/map/presenter.py; one: {n} prize pending</extracomment>
        <translation>
            <numerusform>{n} giải đang chờ</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} đã ngừng</translation>
    </message>
    <message numerus="yes">
        <source>{n} links lost</source>
        <extracomment>ui/floor/map/presenter.py; one: {n} link lost</extracomment>
        <translation>
            <numerusform>{n} liên kết mất</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} open, {rounds} rounds/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} mở, {rounds} ván/giờ</translation>
    </message>
    <message>
        <source>{n} open</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} mở</translation>
    </message>
    <message>
        <source>{n} open, {rounds}/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} mở, {rounds}/giờ</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>tạm dừng</translation>
    </message>
    <message>
        <source>at its cap</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>tới mức trần</translation>
    </message>
    <message>
        <source>+{amount}/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>+{amount}/giờ</translation>
    </message>
    <message>
        <source>{hand}, {level}. Locked {time}.</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{hand}, {level}. Khóa lúc {time}.</translation>
    </message>
    <message>
        <source>Table {table} has ticket 2, by {seconds} s.</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Bàn {table} có phiếu 2, sau {seconds} giây.</translation>
    </message>
    <message>
        <source>OPEN HIT</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>MỞ GIẢI</translation>
    </message>
    <message>
        <source>Award needs 2 cards</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Trao giải cần 2 thẻ</translation>
    </message>
    <message>
        <source>TABLE</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>BÀN</translation>
    </message>
    <message>
        <source>TAKE NOTE</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>GHI NHẬN</translation>
    </message>
    <message>
        <source>Link lost {time}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Mất liên kết {time}</translation>
    </message>
    <message>
        <source>Link was lost, and is back</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Liên kết bị mất, nay đã nối lại</translation>
    </message>
    <message>
        <source>Journal and server differ</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Nhật ký và máy chủ lệch</translation>
    </message>
    <message>
        <source>An old journal was put back</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Nhật ký cũ đã được đặt lại</translation>
    </message>
    <message>
        <source>Clock is off</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Giờ máy bị lệch</translation>
    </message>
    <message>
        <source>Camera shows the same cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Camera cho thấy đúng bài đó</translation>
    </message>
    <message>
        <source>Deck counted, seals whole</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Đã đếm bộ bài, niêm phong còn nguyên</translation>
    </message>
    <message>
        <source>Player and tax form</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Người chơi và phiếu thuế</translation>
    </message>
    <message>
        <source>FLOOR</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>SÀN</translation>
    </message>
    <message>
        <source>AWARD</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>TRAO</translation>
    </message>
    <message>
        <source>no ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>không có phiếu</translation>
    </message>
    <message>
        <source>This ticket is not on the server any more</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Phiếu này không còn trên máy chủ</translation>
    </message>
    <message>
        <source>{link}. Order by the server, not by clocks</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{link}. Thứ tự theo máy chủ, không theo giờ máy</translation>
    </message>
    <message>
        <source>Check for table {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Kiểm cho bàn {table}</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{done}/{all}</translation>
    </message>
    <message>
        <source>Two cards, two people</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Hai thẻ, hai người</translation>
    </message>
    <message>
        <source>Read after AWARD, within 30 s</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Đọc sau TRAO, trong 30 giây</translation>
    </message>
    <message>
        <source>Supervisor or Executive</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Supervisor hoặc Executive</translation>
    </message>
    <message>
        <source>Another person than card 1</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Người khác với thẻ 1</translation>
    </message>
    <message>
        <source>{level}: one ticket, table {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}: một phiếu, bàn {table}</translation>
    </message>
    <message>
        <source>{level}: two tickets, {seconds} s apart</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}: hai phiếu, cách {seconds} giây</translation>
    </message>
    <message>
        <source>{level}: {n} tickets, {seconds} s apart</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}: {n} phiếu, cách {seconds} giây</translation>
    </message>
    <message>
        <source>{seconds} s later, {amount} came in between</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Sau {seconds} giây, có thêm {amount} ở giữa</translation>
    </message>
    <message>
        <source>Confirmed {time} by {name}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{name} xác nhận lúc {time}</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Chưa xác nhận</translation>
    </message>
    <message>
        <source>{n}th</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{n}</translation>
    </message>
    <message>
        <source>ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>phiếu</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Bàn {table}, ghế {seat}</translation>
    </message>
    <message>
        <source>Ticket {time}, dealer {name}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Phiếu lúc {time}, dealer {name}</translation>
    </message>
    <message>
        <source>Ticket {time}, round {round}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Phiếu lúc {time}, ván {round}</translation>
    </message>
    <message>
        <source>AWARDED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ĐÃ TRAO</translation>
    </message>
    <message>
        <source>RELEASED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ĐÃ NHẢ</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ĐÃ ĐÓNG</translation>
    </message>
    <message>
        <source>WAITS FOR TABLE {table}, {time}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>CHỜ BÀN {table}, {time}</translation>
    </message>
    <message>
        <source>WAITS FOR CONFIRM</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>CHỜ CONFIRM</translation>
    </message>
    <message>
        <source>{n} % of the meter at its ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{n} % đồng hồ lúc có phiếu</translation>
    </message>
    <message>
        <source>All of the meter at its ticket. The meter went on from {amount}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Cả đồng hồ lúc có phiếu. Đồng hồ chạy tiếp từ {amount}</translation>
    </message>
    <message>
        <source>What the meter has had since table {table}. May be confirmed before that is paid</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Phần đồng hồ nhận thêm sau bàn {table}. Có thể xác nhận trước khi trả giải kia</translation>
    </message>
    <message>
        <source>All of the meter at its ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Cả đồng hồ lúc có phiếu</translation>
    </message>
    <message>
        <source>Meter before</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Đồng hồ trước</translation>
    </message>
    <message>
        <source>Shown now</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Hiện tại</translation>
    </message>
    <message>
        <source>After all</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Sau tất cả</translation>
    </message>
    <message>
        <source>All prizes</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Mọi giải</translation>
    </message>
    <message>
        <source>Its ticket has a place in the order, number {n}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Phiếu đã có thứ tự, số {n}</translation>
    </message>
    <message>
        <source>Its contribution arrived, number {n}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Phần góp đã đến, số {n}</translation>
    </message>
    <message>
        <source>Its prize is locked</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Giải đã khóa</translation>
    </message>
    <message>
        <source>Touch when you have seen it</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Chạm khi đã thấy</translation>
    </message>
    <message>
        <source>RELEASE TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>NHẢ GIẢI BÀN {table}</translation>
    </message>
    <message>
        <source>Hold, puts {amount} back, 2 cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Giữ, trả {amount} về đồng hồ, 2 thẻ</translation>
    </message>
    <message>
        <source>CLOSE TICKET OF TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ĐÓNG PHIẾU CỦA BÀN {table}</translation>
    </message>
    <message>
        <source>Hold, a younger one waits, Executive&apos;s card</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Giữ, phiếu sau đang chờ, thẻ Executive</translation>
    </message>
    <message>
        <source>AWARD TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>TRAO GIẢI BÀN {table}</translation>
    </message>
    <message>
        <source>not locked yet</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>chưa khóa</translation>
    </message>
    <message>
        <source>awarded already</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>đã trao rồi</translation>
    </message>
    <message>
        <source>released</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>đã nhả</translation>
    </message>
    <message>
        <source>this ticket is closed</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>phiếu này đã đóng</translation>
    </message>
    <message numerus="yes">
        <source>{n} checks open</source>
        <extracomment>ui/floor/hit/presenter.py; one: {n} check open</extracomment>
        <translation>
            <numerusform>Còn {n} mục kiểm</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}, then 2 cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{amount}, rồi 2 thẻ</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Liên kết</translation>
    </message>
    <message>
        <source>Settings change only while a link is paused and no ticket is open</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Chỉ đổi cài đặt khi liên kết tạm dừng và không có phiếu mở</translation>
    </message>
    <message>
        <source>May this table join?</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Bàn này được vào không?</translation>
    </message>
    <message>
        <source>OTHER TABLES WITHOUT A LINK</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>BÀN KHÁC CHƯA LIÊN KẾT</translation>
    </message>
    <message>
        <source>EVERY TABLE IS LINKED</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>MỌI BÀN ĐÃ LIÊN KẾT</translation>
    </message>
    <message>
        <source>no table is without a link</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>không bàn nào chưa liên kết</translation>
    </message>
    <message>
        <source>NO LINK</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>KHÔNG LIÊN KẾT</translation>
    </message>
    <message>
        <source>there is none</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>không có</translation>
    </message>
    <message>
        <source>LINK {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>LIÊN KẾT {letter}</translation>
    </message>
    <message>
        <source>Not known</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Không rõ</translation>
    </message>
    <message>
        <source>Its table file is not on this machine.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Tệp của bàn không có trên máy này.</translation>
    </message>
    <message>
        <source>No, it may not join {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Không, không được vào {letter}</translation>
    </message>
    <message>
        <source>Yes, it may join {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Có, được vào {letter}</translation>
    </message>
    <message>
        <source>Name it in the link&apos;s file and run floor install again.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Ghi bàn vào tệp của liên kết rồi chạy lại floor install.</translation>
    </message>
    <message>
        <source>It may join.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Được vào.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} game</extracomment>
        <translation>
            <numerusform>{n} trò chơi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} levels</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} level</extracomment>
        <translation>
            <numerusform>{n} mức</numerusform>
        </translation>
    </message>
    <message>
        <source>RUNNING</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>ĐANG CHẠY</translation>
    </message>
    <message>
        <source>PAUSED {n} MIN</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>TẠM DỪNG {n} PHÚT</translation>
    </message>
    <message>
        <source>RESUME</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>CHẠY TIẾP</translation>
    </message>
    <message>
        <source>2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>2 thẻ</translation>
    </message>
    <message>
        <source>Hold, reason, 2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Giữ, lý do, 2 thẻ</translation>
    </message>
    <message>
        <source>{name}, {time}: &quot;{reason}&quot;. Base games go on; signs say &quot;not live&quot;.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{name}, {time}: &quot;{reason}&quot;. Vẫn chơi chính; bảng báo ghi &quot;not live&quot;.</translation>
    </message>
    <message>
        <source>Seed of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Mức đầu của {level}</translation>
    </message>
    <message>
        <source>Cap of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Mức trần của {level}</translation>
    </message>
    <message>
        <source>Rate of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Tỷ lệ của {level}</translation>
    </message>
    <message>
        <source>Reserve rate of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Tỷ lệ dự trữ của {level}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>không</translation>
    </message>
    <message numerus="yes">
        <source>APPLY {n} SETTINGS</source>
        <extracomment>ui/floor/links/presenter.py; one: APPLY {n} SETTING</extracomment>
        <translation>
            <numerusform>ÁP DỤNG {n} CÀI ĐẶT</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for a pause</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>chờ tạm dừng</translation>
    </message>
    <message>
        <source>a ticket is open</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>còn phiếu mở</translation>
    </message>
    <message>
        <source>Then 2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Rồi 2 thẻ</translation>
    </message>
    <message>
        <source>Ticket</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Phiếu</translation>
    </message>
    <message>
        <source>Pending</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đang chờ</translation>
    </message>
    <message>
        <source>Awarded</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đã trao</translation>
    </message>
    <message>
        <source>Released</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đã nhả</translation>
    </message>
    <message>
        <source>Alerts</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Cảnh báo</translation>
    </message>
    <message>
        <source>{n} open, money first, then the oldest. A touch takes note by name</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} đang mở, tiền trước, rồi cũ nhất. Chạm để ghi nhận theo tên</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Từ</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Nơi</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Việc</translation>
    </message>
    <message>
        <source>Noted by</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ai ghi nhận</translation>
    </message>
    <message>
        <source>No alert</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Không cảnh báo</translation>
    </message>
    <message>
        <source>{amount} pending</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{amount} đang chờ</translation>
    </message>
    <message>
        <source>{hand}, {level}. Award needs 2 cards</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{hand}, {level}. Trao giải cần 2 thẻ</translation>
    </message>
    <message>
        <source>Last {n} hits of {level}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} lần trúng gần nhất của {level}</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins, {amount} awarded</source>
        <extracomment>ui/floor/lists/presenter.py; one: {n} win, {amount} awarded</extracomment>
        <translation>
            <numerusform>{n} giải, đã trao {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Lúc</translation>
    </message>
    <message>
        <source>Link, level</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Liên kết, mức</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Giải</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Trạng thái</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Người</translation>
    </message>
    <message>
        <source>No win is on the server yet</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Chưa có giải nào trên máy chủ</translation>
    </message>
    <message>
        <source>Seat {seat}, round {round}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ghế {seat}, ván {round}</translation>
    </message>
    <message>
        <source>Dealers</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>{n} at their tables, {pace} rounds an hour on average</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} đang ở bàn, trung bình {pace} ván một giờ</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Bao lâu</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ván mỗi giờ</translation>
    </message>
    <message>
        <source>Corrections</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Lần sửa</translation>
    </message>
    <message>
        <source>No dealer is signed in</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Chưa dealer nào đăng nhập</translation>
    </message>
    <message>
        <source>Set {time} by {name}. {rounds} rounds and {wins} wins since</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{name} đặt lúc {time}. Từ đó {rounds} ván, {wins} giải</translation>
    </message>
    <message>
        <source>A checkpoint keeps the figures of now; from then on this page counts anew</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Điểm mốc giữ số liệu lúc này; từ đó trang này đếm lại từ đầu</translation>
    </message>
    <message>
        <source>Since the checkpoint</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Từ điểm mốc</translation>
    </message>
    <message>
        <source>No checkpoint is set</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Chưa đặt điểm mốc</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Mức</translation>
    </message>
    <message>
        <source>Came in</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đã vào</translation>
    </message>
    <message>
        <source>Paid</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đã trả</translation>
    </message>
    <message>
        <source>Set a checkpoint to count from now on</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đặt điểm mốc để đếm từ bây giờ</translation>
    </message>
    <message>
        <source>SET CHECKPOINT</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>ĐẶT ĐIỂM MỐC</translation>
    </message>
    <message>
        <source>In the name of {name}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Dưới tên {name}</translation>
    </message>
    <message>
        <source>Accrual by table</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Tích lũy theo bàn</translation>
    </message>
    <message>
        <source>Statement of every meter</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Bảng kê mọi đồng hồ</translation>
    </message>
    <message>
        <source>Wagers and what they brought, as the server counted them</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Tiền cược và phần góp, theo máy chủ đếm</translation>
    </message>
    <message>
        <source>Seeds + contributions + adjustments − prizes = meter + reserve + overflow</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Mức đầu + phần góp + điều chỉnh − giải = đồng hồ + dự trữ + vượt trần</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>adds up</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>khớp</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Mức đầu</translation>
    </message>
    <message>
        <source>Contributions</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Phần góp</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Điều chỉnh</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Overflow</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Vượt trần</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Kiểm chứng</translation>
    </message>
    <message>
        <source>No meter is on the server</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Không có đồng hồ trên máy chủ</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Liên kết</translation>
    </message>
    <message>
        <source>Last number</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Số cuối</translation>
    </message>
    <message>
        <source>Wagers</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Tiền cược</translation>
    </message>
    <message>
        <source>To the meters</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Vào đồng hồ</translation>
    </message>
    <message>
        <source>No table is linked</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Không bàn nào liên kết</translation>
    </message>
    <message>
        <source>Swipe a Supervisor&apos;s or Executive&apos;s card</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Quẹt thẻ Supervisor hoặc Executive</translation>
    </message>
    <message>
        <source>Whoever is signed in takes note of alerts by name</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Người đăng nhập ghi nhận cảnh báo theo tên</translation>
    </message>
    <message>
        <source>Supervisor or Executive, another person</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Supervisor hoặc Executive, người khác</translation>
    </message>
    <message>
        <source>{n} s</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>{n} giây</translation>
    </message>
    <message>
        <source>Hits</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Trúng</translation>
    </message>
    <message>
        <source>Growth per hour</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Tăng mỗi giờ</translation>
    </message>
    <message>
        <source>24 hours</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>24 giờ</translation>
    </message>
    <message>
        <source>Next hit, average</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Lần trúng kế, trung bình</translation>
    </message>
    <message>
        <source>No link is on this server</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Không có liên kết trên máy chủ này</translation>
    </message>
    <message>
        <source>LAST 25 HITS</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>25 LẦN TRÚNG CUỐI</translation>
    </message>
    <message>
        <source>HOUR</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>GIỜ</translation>
    </message>
    <message>
        <source>14 DAYS</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>14 NGÀY</translation>
    </message>
    <message>
        <source>Locked {time} by {name}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{name} khóa lúc {time}</translation>
    </message>
    <message>
        <source>{locked}. Table {table} has ticket 2</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{locked}. Bàn {table} có phiếu 2</translation>
    </message>
    <message>
        <source>{level}, {hand}, table {table} seat {seat}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{level}, {hand}, bàn {table} ghế {seat}</translation>
    </message>
    <message>
        <source>{n}, {pending} pending</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{n}, {pending} đang chờ</translation>
    </message>
    <message>
        <source>AT CAP</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>TỚI TRẦN</translation>
    </message>
    <message>
        <source>about {n} min</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>khoảng {n} phút</translation>
    </message>
    <message>
        <source>about {n} h</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>khoảng {n} giờ</translation>
    </message>
    <message>
        <source>about {n} days</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>khoảng {n} ngày</translation>
    </message>
    <message>
        <source>The course is drawn once the floor has been read for a while</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Đường biểu diễn hiện khi đã đọc sàn một lúc</translation>
    </message>
    <message>
        <source>{amount}, table {table}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{amount}, bàn {table}</translation>
    </message>
    <message>
        <source>Not enough wagers yet for a forecast</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Chưa đủ cược để dự báo</translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Dự báo</translation>
    </message>
    <message>
        <source>In 24 h ({n} h open), no hit</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Sau 24 giờ (mở {n} giờ), chưa trúng</translation>
    </message>
    <message>
        <source>A hit within that time</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Có trúng trong giờ đó</translation>
    </message>
    <message>
        <source>Half of all hits come below</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Nửa số lần trúng dưới mức</translation>
    </message>
    <message>
        <source>On average at</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Trung bình ở</translation>
    </message>
    <message>
        <source>{wagers} wagers an hour, 1 hit in {odds} wagers</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{wagers} cược mỗi giờ, trúng 1 trong {odds} cược</translation>
    </message>
    <message>
        <source>{agree} of {all} agree</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Khớp {agree}/{all}</translation>
    </message>
    <message>
        <source>Compared {time}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Đã so {time}</translation>
    </message>
    <message>
        <source>{agree} of {all} agree. {compared}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Khớp {agree}/{all}. {compared}</translation>
    </message>
    <message>
        <source>Table {table} differs by {amount}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Bàn {table} lệch {amount}</translation>
    </message>
    <message>
        <source>{n} tables differ</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{n} bàn bị lệch</translation>
    </message>
    <message>
        <source>Journal number</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Số nhật ký</translation>
    </message>
    <message>
        <source>Server number</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Số máy chủ</translation>
    </message>
    <message>
        <source>Journal sum</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Tổng nhật ký</translation>
    </message>
    <message>
        <source>Server sum</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Tổng máy chủ</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Chênh lệch</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Máy chủ</translation>
    </message>
    <message>
        <source>To meters</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Vào đồng hồ</translation>
    </message>
    <message>
        <source>Progressive stopped. Base game goes on</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Lũy tiến đã ngừng. Vẫn chơi chính</translation>
    </message>
    <message>
        <source>What to do</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Cần làm gì</translation>
    </message>
    <message>
        <source>Compare the journal with the server round by round: floor verify with --journals names the first number that differs.</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>So nhật ký với máy chủ từng ván: floor verify với --journals chỉ ra số đầu tiên bị lệch.</translation>
    </message>
    <message>
        <source>Starts again when both agree, or when two cards have recorded the difference as an adjustment.</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Chạy lại khi hai bên khớp, hoặc khi hai thẻ đã ghi chênh lệch thành điều chỉnh.</translation>
    </message>
    <message>
        <source>OPEN TABLE</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>MỞ BÀN</translation>
    </message>
    <message>
        <source>Its last rounds</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Các ván gần nhất</translation>
    </message>
    <message>
        <source>RECORD {amount}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>GHI {amount}</translation>
    </message>
    <message>
        <source>Hold, then 2 cards</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Giữ, rồi 2 thẻ</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Đối chiếu</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Báo cáo</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>SIMULATED FLOOR: NO TABLE, NO MONEY</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>SÀN MÔ PHỎNG: KHÔNG BÀN, KHÔNG TIỀN</translation>
    </message>
    <message>
        <source>{pits} pits, {tables} tables</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>{pits} khu bàn, {tables} bàn</translation>
    </message>
    <message numerus="yes">
        <source>{n} links paused</source>
        <extracomment>ui/floor/selection.py; one: {n} link paused</extracomment>
        <translation>
            <numerusform>{n} liên kết tạm dừng</numerusform>
        </translation>
    </message>
    <message>
        <source>{whole} of {all} linked</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Liên kết {whole}/{all}</translation>
    </message>
    <message>
        <source>Server does not answer</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Máy chủ không trả lời</translation>
    </message>
    <message>
        <source>Server, no standby</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Máy chủ, không dự phòng</translation>
    </message>
    <message>
        <source>Server and standby</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Máy chủ và dự phòng</translation>
    </message>
    <message>
        <source>Standby is behind</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Dự phòng bị chậm</translation>
    </message>
    <message>
        <source>Table {table}, {pit}</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Bàn {table}, {pit}</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Các ván cuối</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Chưa ai đăng nhập</translation>
    </message>
    <message>
        <source>Since {time}, {n} min</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Từ {time}, {n} phút</translation>
    </message>
    <message>
        <source>rounds per hour</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>ván mỗi giờ</translation>
    </message>
    <message>
        <source>{pit}: {rounds}. This table, {n} hours</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{pit}: {rounds}. Bàn này, {n} giờ</translation>
    </message>
    <message>
        <source>The table tells nothing of its devices</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Bàn không báo gì về thiết bị</translation>
    </message>
    <message>
        <source>PRIZE PENDING</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>GIẢI CHỜ TRAO</translation>
    </message>
    <message>
        <source>LINKED</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>LIÊN KẾT</translation>
    </message>
    <message>
        <source>never heard of</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>chưa từng có tin</translation>
    </message>
    <message>
        <source>live, {seconds} s old, cannot be touched</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>đang chạy, {seconds} giây trước, không chạm được</translation>
    </message>
    <message>
        <source>not live, {time} old</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>không chạy, {time} trước</translation>
    </message>
    <message>
        <source>What the dealer sees</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Màn hình dealer thấy</translation>
    </message>
    <message>
        <source>Seat {seat}, {hand}</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Ghế {seat}, {hand}</translation>
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
        <translation>Ván hủy, đã trừ lại</translation>
    </message>
    <message>
        <source>{hand}, seat {seat}, pending</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{hand}, ghế {seat}, chờ trao</translation>
    </message>
    <message>
        <source>{hand}, seat {seat}</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{hand}, ghế {seat}</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Số</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>No round of this table is on the server yet</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Máy chủ chưa có ván nào của bàn này</translation>
    </message>
    <message>
        <source>This table plays for no link; its journal is its own</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Bàn này không thuộc liên kết; nhật ký là của riêng nó</translation>
    </message>
    <message>
        <source>Link numbers</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Số liên kết</translation>
    </message>
    <message>
        <source>Journal is at number</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Nhật ký đang ở số</translation>
    </message>
    <message>
        <source>Server has</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Máy chủ có</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Chờ gửi đi</translation>
    </message>
    <message>
        <source>Sum, both sides</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Tổng, cả hai bên</translation>
    </message>
    <message>
        <source>Sums differ by</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Tổng lệch nhau</translation>
    </message>
    <message>
        <source>Clocks apart, heartbeat</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Lệch giờ, nhịp báo</translation>
    </message>
    <message>
        <source>{skew} s, {beat} s</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{skew} giây, {beat} giây</translation>
    </message>
    <message>
        <source>{amount}, award needs 2 cards</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{amount}, trao giải cần 2 thẻ</translation>
    </message>
    <message>
        <source>OPEN RECONCILE</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>MỞ ĐỐI CHIẾU</translation>
    </message>
    <message>
        <source>Not linked yet</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Chưa liên kết</translation>
    </message>
    <message>
        <source>Link lost</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Mất liên kết</translation>
    </message>
    <message>
        <source>Link paused</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Liên kết dừng</translation>
    </message>
    <message>
        <source>Link OK</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Liên kết OK</translation>
    </message>
    <message>
        <source>Start the base game</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Bắt đầu chơi chính</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} chips back, then start the base game</source>
        <extracomment>ui/table/presenter/link.py; one: Give {n} chip back, then start the base game</extracomment>
        <translation>
            <numerusform>Trả lại {n} phỉnh, rồi bắt đầu chơi chính</numerusform>
        </translation>
    </message>
    <message>
        <source>Ours is {amount} once it is confirmed. Quote no other</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Của bàn này là {amount} khi được xác nhận. Đừng đọc số khác</translation>
    </message>
    <message>
        <source>Say no amount yet: ours waits for table {table}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Chưa nói số tiền: giải bàn này chờ bàn {table}</translation>
    </message>
    <message>
        <source>AMOUNT WAITS</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>CHỜ SỐ TIỀN</translation>
    </message>
    <message>
        <source>WAITS</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>CHỜ</translation>
    </message>
    <message>
        <source>Last known value</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Mức biết cuối cùng</translation>
    </message>
    <message>
        <source>The link is paused: {reason}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Liên kết tạm dừng: {reason}</translation>
    </message>
    <message>
        <source>No progressive until the link is back</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Không lũy tiến đến khi có lại liên kết</translation>
    </message>
    <message>
        <source>Round {round}, seat {seat}: {hand}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Ván {round}, ghế {seat}: {hand}</translation>
    </message>
    <message>
        <source>Amount waits. Say: &quot;Your win is recorded. The amount comes in a moment.&quot;</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Số tiền phải chờ. Nói: &quot;Giải của quý khách đã được ghi. Số tiền sẽ có ngay.&quot;</translation>
    </message>
    <message>
        <source>The link is back: {amount}. Verify it with two cards.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Đã có lại liên kết: {amount}. Kiểm bằng hai thẻ.</translation>
    </message>
    <message>
        <source>VERIFY</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>KIỂM</translation>
    </message>
    <message numerus="yes">
        <source>{why}. {n} rounds wait in the journal; nothing is lost.</source>
        <extracomment>ui/table/presenter/link.py; one: {why}. {n} round waits in the journal; nothing is lost.</extracomment>
        <translation>
            <numerusform>{why}. {n} ván chờ trong nhật ký; không mất gì.</numerusform>
        </translation>
    </message>
    <message>
        <source>{why}. It tries again by itself; nothing is lost.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>{why}. Máy tự thử lại; không mất gì.</translation>
    </message>
    <message>
        <source>Link to the floor lost</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Mất liên kết với sàn</translation>
    </message>
    <message>
        <source>The link is paused</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Liên kết tạm dừng</translation>
    </message>
    <message>
        <source>{reason}. The base game goes on.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>{reason}. Vẫn chơi chính.</translation>
    </message>
    <message>
        <source>{label}, {tables} tables. {wager} on the sensor plays {levels}.</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>{label}, {tables} bàn. {wager} trên cảm biến chơi {levels}.</translation>
    </message>
    <message>
        <source>all {n} levels</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>cả {n} mức</translation>
    </message>
    <message>
        <source>the progressive</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>lũy tiến</translation>
    </message>
    <message>
        <source>WON AT</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>TRÚNG Ở</translation>
    </message>
    <message>
        <source>PENDING AT</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>CHỜ TRAO Ở</translation>
    </message>
    <message>
        <source>The table joined the floor</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bàn đã vào sàn</translation>
    </message>
    <message>
        <source>The link to the floor was lost: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã mất liên kết với sàn: {why}</translation>
    </message>
    <message>
        <source>The link to the floor was back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã có lại liên kết với sàn</translation>
    </message>
    <message>
        <source>The link went on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Liên kết chạy tiếp</translation>
    </message>
    <message>
        <source>The link was paused: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Liên kết đã tạm dừng: {reason}</translation>
    </message>
    <message>
        <source>The floor had {n} rounds of this table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sàn đã có {n} ván của bàn này</translation>
    </message>
    <message>
        <source>The floor gave seat {seat} ticket {order}: {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sàn cấp cho ghế {seat} phiếu {order}: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins wait for the link</source>
        <extracomment>ui/table/presenter/event_words.py; one: {n} win waits for the link</extracomment>
        <translation>
            <numerusform>{n} giải chờ liên kết</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s card asked the floor for the prize</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Thẻ của {name} đã xin sàn khóa giải</translation>
    </message>
    <message>
        <source>The floor locked the prize: {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sàn đã khóa giải: {amount}</translation>
    </message>
    <message>
        <source>The floor did not lock the prize: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sàn không khóa giải: {why}</translation>
    </message>
    <message>
        <source>The pit put the prize back on the meter</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Khu bàn đã đưa giải về đồng hồ</translation>
    </message>
    <message>
        <source>With a Supervisor&apos;s card again</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Khi quẹt lại thẻ Supervisor</translation>
    </message>
    <message>
        <source>There is nothing here yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Ở đây chưa có gì</translation>
    </message>
    <message>
        <source>Touch what it should be</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Chạm giá trị muốn đặt</translation>
    </message>
    <message>
        <source>target or faster</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>kịp mục tiêu</translation>
    </message>
    <message>
        <source>up to 1.5 ×</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>đến 1,5 ×</translation>
    </message>
    <message>
        <source>up to 2 ×</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>đến 2 ×</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>chậm hơn</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>Touch a trainee first</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Chạm một học viên trước</translation>
    </message>
    <message>
        <source>Somebody says: {words}</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Có người nói: {words}</translation>
    </message>
    <message>
        <source>What do you do now?</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Bây giờ bạn làm gì?</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off</source>
        <extracomment>ui/presenters/school/coach.py; one: {n} point off</extracomment>
        <translation>
            <numerusform>Trừ {n} điểm</numerusform>
        </translation>
    </message>
    <message>
        <source>RECORDING  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>ĐANG GHI  ·  {name}  ·  THIẾT BỊ MÔ PHỎNG, KHÔNG CÓ TIỀN THẬT</translation>
    </message>
    <message>
        <source>See it done right</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Xem cách làm đúng</translation>
    </message>
    <message>
        <source>Stuck sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cảm biến kẹt</translation>
    </message>
    <message>
        <source>Reader lost</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Mất đầu đọc</translation>
    </message>
    <message>
        <source>Power cut</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Mất điện</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>nháp</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Đã lưu {time}</translation>
    </message>
    <message>
        <source>Press RECORD and deal one round at the table</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Nhấn GHI và chia một ván tại bàn</translation>
    </message>
    <message numerus="yes">
        <source>{time}, {n} steps</source>
        <extracomment>ui/presenters/school/maker.py; one: {time}, {n} step</extracomment>
        <translation>
            <numerusform>{time}, {n} bước</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips taken</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Đã lấy phỉnh</translation>
    </message>
    <message>
        <source>Claim seat {seat}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Yêu cầu ghế {seat}</translation>
    </message>
    <message>
        <source>Cards of {places}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Bài của {places}</translation>
    </message>
    <message>
        <source>Not checked</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chưa kiểm</translation>
    </message>
    <message>
        <source>It was not played to its end</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chưa được chơi đến hết</translation>
    </message>
    <message>
        <source>The model dealer lost it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Dealer mẫu không đạt</translation>
    </message>
    <message>
        <source>The model dealer met it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Dealer mẫu đạt</translation>
    </message>
    <message>
        <source>No pace is counted</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Không tính nhịp độ</translation>
    </message>
    <message>
        <source>Touch it to count one</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chạm để tính nhịp độ</translation>
    </message>
    <message>
        <source>Finish by {target}, at most {slowest}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Xong trong {target}, tối đa {slowest}</translation>
    </message>
    <message>
        <source>A player says</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Người chơi nói</translation>
    </message>
    <message>
        <source>Sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cảm biến</translation>
    </message>
    <message>
        <source>Cable out</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Rút cáp</translation>
    </message>
    <message>
        <source>The kiosk goes dark</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Kiosk tối đen</translation>
    </message>
    <message>
        <source>Trouble</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Trục trặc</translation>
    </message>
    <message>
        <source>Dead sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cảm biến chết</translation>
    </message>
    <message>
        <source>Dirty sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cảm biến bẩn</translation>
    </message>
    <message>
        <source>Record a run first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Ghi một lượt trước</translation>
    </message>
    <message>
        <source>Touch a step of the run first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chạm một bước của lượt trước</translation>
    </message>
    <message>
        <source>Nothing is recorded yet</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chưa ghi gì</translation>
    </message>
    <message>
        <source>A run becomes a lesson</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Một lượt thành bài học</translation>
    </message>
    <message>
        <source>Given: {lesson} stands in the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Đã đưa vào: {lesson} có trong khóa học</translation>
    </message>
    <message>
        <source>at {time}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>lúc {time}</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chưa kiểm lần nào</translation>
    </message>
    <message>
        <source>The model dealer plays it first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Dealer mẫu chơi trước</translation>
    </message>
    <message>
        <source>Model dealer: {points} of 100</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Dealer mẫu: {points}/100</translation>
    </message>
    <message>
        <source>at {time}, before it was changed</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>lúc {time}, trước khi sửa</translation>
    </message>
    <message>
        <source>at {time}, as it stands</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>lúc {time}, đúng bản này</translation>
    </message>
    <message>
        <source>A goal was lost</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Có mục tiêu không đạt</translation>
    </message>
    <message>
        <source>It stands in the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Có trong khóa học</translation>
    </message>
    <message>
        <source>After a check with 100</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Sau khi kiểm được 100</translation>
    </message>
    <message>
        <source>PUBLISH</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>CÔNG BỐ</translation>
    </message>
    <message>
        <source>It joins the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Vào khóa học</translation>
    </message>
    <message>
        <source>CHECK THE LESSON</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>KIỂM BÀI HỌC</translation>
    </message>
    <message>
        <source>The model dealer plays it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Dealer mẫu chơi thử</translation>
    </message>
    <message>
        <source>RECORD</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>GHI</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Một ván</translation>
    </message>
    <message>
        <source>Another one</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Thêm một ván</translation>
    </message>
    <message>
        <source>Touch a step</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Chạm một bước</translation>
    </message>
    <message>
        <source>The dealer&apos;s own</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Việc của dealer</translation>
    </message>
    <message>
        <source>EDIT STEP</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>SỬA BƯỚC</translation>
    </message>
    <message>
        <source>Finish by {time}</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Xong trong {time}</translation>
    </message>
    <message>
        <source>At twice the time it brings nothing</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Gấp đôi giờ thì không có điểm</translation>
    </message>
    <message>
        <source>Any cards</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Bài bất kỳ</translation>
    </message>
    <message>
        <source>Take it away</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Bỏ đi</translation>
    </message>
    <message>
        <source>It does not happen</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Việc này không xảy ra</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Tay của ai</translation>
    </message>
    <message>
        <source>Which hand</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Tay nào</translation>
    </message>
    <message>
        <source>In any time</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Không hạn giờ</translation>
    </message>
    <message>
        <source>How soon</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Bao lâu</translation>
    </message>
    <message>
        <source>{n} points</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>{n} điểm</translation>
    </message>
    <message>
        <source>What it brings</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Được bao nhiêu</translation>
    </message>
    <message>
        <source>It counts no more</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Không tính nữa</translation>
    </message>
    <message>
        <source>Where it happens</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Xảy ra ở đâu</translation>
    </message>
    <message>
        <source>Off the line</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Bỏ khỏi dòng</translation>
    </message>
    <message>
        <source>Hand too high</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tay quá cao</translation>
    </message>
    <message>
        <source>A seat not paid</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Ghế chưa trả</translation>
    </message>
    <message>
        <source>Paid, then not</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Trả rồi lại bỏ</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Thẻ lạ</translation>
    </message>
    <message>
        <source>No card in time</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Thẻ không kịp giờ</translation>
    </message>
    <message>
        <source>A right hand undone</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Bỏ tay bài đúng</translation>
    </message>
    <message>
        <source>A win struck out</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Gạch bỏ giải đúng</translation>
    </message>
    <message>
        <source>Not verified</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chưa kiểm tay bài</translation>
    </message>
    <message>
        <source>A needless call</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Gọi không cần</translation>
    </message>
    <message>
        <source>A needless void</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Hủy không cần</translation>
    </message>
    <message>
        <source>A needless report</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Báo không cần</translation>
    </message>
    <message>
        <source>A chip denied</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chối bỏ phỉnh</translation>
    </message>
    <message>
        <source>Key too early</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chìa quá sớm</translation>
    </message>
    <message>
        <source>A stage too far</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Quá một giai đoạn</translation>
    </message>
    <message>
        <source>Wrong fold</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Bỏ bài sai</translation>
    </message>
    <message>
        <source>Started too early</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Bắt đầu quá sớm</translation>
    </message>
    <message>
        <source>A hand that the cards do not make costs the house its price.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tay bài không có thật làm nhà cái mất tiền giải.</translation>
    </message>
    <message>
        <source>Every seat that is owed is paid before the round ends.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Mọi ghế được nhận tiền phải được trả trước khi hết ván.</translation>
    </message>
    <message>
        <source>A seat is ticked when the money lies before it.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Đánh dấu ghế khi tiền đã nằm trước ghế.</translation>
    </message>
    <message>
        <source>Only cards of the staff register count.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chỉ thẻ trong sổ nhân viên được tính.</translation>
    </message>
    <message>
        <source>The reader waits a while; then the win is verified anew.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Đầu đọc chờ một lúc; sau đó phải kiểm giải lại.</translation>
    </message>
    <message>
        <source>What the cards make stays claimed.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tay bài có thật thì giữ yêu cầu.</translation>
    </message>
    <message>
        <source>Only a hand that the cards do not make is struck out.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Chỉ gạch bỏ tay bài không có thật.</translation>
    </message>
    <message>
        <source>A hand that is claimed is verified before anything else.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tay đã yêu cầu được kiểm trước mọi việc khác.</translation>
    </message>
    <message>
        <source>A call stops the game; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Gọi làm dừng ván; cần có lý do.</translation>
    </message>
    <message>
        <source>A void gives every wager back; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Hủy ván trả lại mọi tiền cược; cần có lý do.</translation>
    </message>
    <message>
        <source>A report stops the game; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Báo sự cố làm dừng ván; cần có lý do.</translation>
    </message>
    <message>
        <source>A chip that lies there bets, whatever the lamp says.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Phỉnh nằm đó là cược, dù đèn báo gì.</translation>
    </message>
    <message>
        <source>The key is turned for a hand that was pressed.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Vặn chìa cho tay bài đã được nhấn.</translation>
    </message>
    <message>
        <source>A stage is pressed when its cards lie.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Nhấn giai đoạn khi bài của nó đã trên bàn.</translation>
    </message>
    <message>
        <source>A player folds; the dealer only takes the cards in.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Người chơi bỏ bài; dealer chỉ thu bài.</translation>
    </message>
    <message>
        <source>Bets come first, then START GAME.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Đặt cược trước, rồi START GAME.</translation>
    </message>
    <message>
        <source>Waits for marks and the card</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Chờ cho điểm và quẹt thẻ</translation>
    </message>
    <message>
        <source>Passed, {points} points</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Đạt, {points} điểm</translation>
    </message>
    <message>
        <source>Not passed</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Không đạt</translation>
    </message>
    <message>
        <source>The model dealer</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Dealer mẫu</translation>
    </message>
    <message>
        <source>Wins and duties</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Giải và việc cần làm</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>tiếp theo</translation>
    </message>
    <message>
        <source>Card of {name} read</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Đã đọc thẻ của {name}</translation>
    </message>
    <message>
        <source>The floor is locking the prize; it takes a moment.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Sàn đang khóa giải; chờ một chút.</translation>
    </message>
    <message>
        <source>The link is lost: the prize is locked when it is back.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Mất liên kết: giải được khóa khi có lại liên kết.</translation>
    </message>
    <message>
        <source>Takes the card back: nothing is recorded</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Rút thẻ lại: không ghi gì</translation>
    </message>
    <message>
        <source>before {confirm}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>trước {confirm}</translation>
    </message>
    <message>
        <source>Needed for {confirm}: {done} of {n}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Cần cho {confirm}: {done}/{n}</translation>
    </message>
    <message>
        <source>The power has failed</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Mất điện rồi</translation>
    </message>
    <message>
        <source>SWITCH ON</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>BẬT MÁY</translation>
    </message>
    <message>
        <source>The table stands anew</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Bàn chạy lại</translation>
    </message>
    <message>
        <source>What was on record stands. The clock of the lesson stands still.</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Những gì đã ghi vẫn còn. Giờ của bài học đứng yên.</translation>
    </message>
    <message>
        <source>Faults along the run</source>
        <extracomment>ui/school/maker_faults.py</extracomment>
        <translation>Lỗi trong lượt</translation>
    </message>
    <message>
        <source>Steps before</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Bước trước</translation>
    </message>
    <message>
        <source>Steps after</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Bước sau</translation>
    </message>
    <message>
        <source>Goals before</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Mục tiêu trước</translation>
    </message>
    <message>
        <source>Goals after</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Mục tiêu sau</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Lượt đã ghi</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>Touch one to add it, drag it along</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Chạm để thêm, kéo dọc theo dòng</translation>
    </message>
    <message>
        <source>The lesson&apos;s title</source>
        <extracomment>ui/school/making.py</extracomment>
        <translation>Tên bài học</translation>
    </message>
    <message>
        <source>It stands in the course under it</source>
        <extracomment>ui/school/making.py</extracomment>
        <translation>Trong khóa học mang tên này</translation>
    </message>
    <message>
        <source>The model dealer plays; a moment</source>
        <extracomment>ui/school/introducing.py</extracomment>
        <translation>Dealer mẫu đang chơi; chờ chút</translation>
    </message>
    <message>
        <source>Table tests</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Thi tại bàn</translation>
    </message>
    <message>
        <source>Touch a test</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Chạm một bài thi</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>ui/school/reviewing.py</extracomment>
        <translation>Nhận xét</translation>
    </message>
    <message>
        <source>Touch one to see its moment</source>
        <extracomment>ui/school/reviewing.py</extracomment>
        <translation>Chạm để xem lúc đó</translation>
    </message>
    <message>
        <source>Class lists (CSV)</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Danh sách lớp (CSV)</translation>
    </message>
    <message>
        <source>Touch the list to bring in</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Chạm danh sách cần nhập</translation>
    </message>
    <message>
        <source>Exams</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Kỳ thi</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>HEARD</source>
        <extracomment>ui/table/coach_strip.py</extracomment>
        <translation>NGHE</translation>
    </message>
    <message>
        <source>A win while the link is lost</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>Giải khi mất liên kết</translation>
    </message>
    <message>
        <source>The floor goes away in the middle of a round, and a straight flush comes. Its amount waits for the link; the round is ended.</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>Sàn ngừng trả lời giữa ván và có Straight Flush. Số tiền chờ liên kết; ván được kết thúc.</translation>
    </message>
    <message>
        <source>The hand is pressed, its amount waits, the round is ended</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>Nhấn tay bài, số tiền chờ, kết thúc ván</translation>
    </message>
    <message>
        <source>The link is lost</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Mất liên kết</translation>
    </message>
    <message>
        <source>The floor does not answer: no progressive chip is taken, and the base game goes on. When it answers again, all is as before.</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Sàn không trả lời: không nhận phỉnh lũy tiến, vẫn chơi chính. Khi sàn trả lời lại, mọi thứ như trước.</translation>
    </message>
    <message>
        <source>Why does my lamp not come on?</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Sao đèn của tôi không sáng?</translation>
    </message>
    <message>
        <source>The lamps are back</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Đèn đã có lại</translation>
    </message>
    <message>
        <source>The base game goes on without the link</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Vẫn chơi chính khi không có liên kết</translation>
    </message>
    <message>
        <source>Seat 5: full house, once the link is back</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Ghế 5: Full House, khi có lại liên kết</translation>
    </message>
    <message>
        <source>Link back, hand, record, end</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Có liên kết, tay bài, ghi, kết thúc</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({trouble}); this answer is not kept</source>
        <extracomment>kiosk_setup/draft.py</extracomment>
        <translation>Không ghi được {folder} ({trouble}); câu trả lời này không được lưu</translation>
    </message>
    <message>
        <source>A card needs a name; give it as it is on the badge</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Thẻ cần có tên; ghi đúng như trên thẻ tên</translation>
    </message>
    <message>
        <source>The first two are two persons; give each their own name</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Hai người đầu phải khác nhau; mỗi người một tên</translation>
    </message>
    <message>
        <source>That was the same card twice; each of the two needs their own</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Cùng một thẻ quẹt hai lần; mỗi người cần thẻ riêng</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list; use one of the first two</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Thẻ đuôi {last_four} không có trong danh sách nhân viên; dùng một trong hai thẻ đầu</translation>
    </message>
    <message>
        <source>{server} does not tell its time; check its name and the cable</source>
        <extracomment>kiosk_setup/live_machine.py</extracomment>
        <translation>{server} không báo giờ; kiểm tra tên và cáp</translation>
    </message>
    <message>
        <source>No port has spoken yet; do what the device is for</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Chưa cổng nào có tín hiệu; hãy dùng thử thiết bị</translation>
    </message>
    <message>
        <source>Nobody can sign in without a card reader; plug one in</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Không có đầu đọc thẻ thì không ai đăng nhập được; cắm vào</translation>
    </message>
    <message>
        <source>The port {name} went away; plug it in again</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Mất cổng {name}; cắm lại</translation>
    </message>
    <message>
        <source>The port is gone; plug the device in again</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Mất cổng; cắm lại thiết bị</translation>
    </message>
    <message>
        <source>It was read well</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Đọc tốt</translation>
    </message>
    <message>
        <source>All {n} sensors answer</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Cả {n} cảm biến đều trả lời</translation>
    </message>
    <message>
        <source>The sensors of seats {seats} do not answer; check their cables</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Cảm biến của ghế {seats} không trả lời; kiểm tra cáp</translation>
    </message>
    <message>
        <source>It does not answer at this port any more</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Không còn trả lời ở cổng này</translation>
    </message>
    <message>
        <source>The key switch answers</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Ổ khóa có trả lời</translation>
    </message>
    <message>
        <source>Cutter and paper are well</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Dao cắt và giấy đều tốt</translation>
    </message>
    <message>
        <source>Nothing is done by {word} here</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Ở đây {word} không làm gì</translation>
    </message>
    <message>
        <source>The steps before it come first</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Làm các bước trước đã</translation>
    </message>
    <message>
        <source>The finger was {mm} mm off; turn the screen, or clean the glass</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Ngón tay lệch {mm} mm; xoay màn hình, hoặc lau kính</translation>
    </message>
    <message>
        <source>Touch fits within {mm} mm</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Cảm ứng đúng trong {mm} mm</translation>
    </message>
    <message>
        <source>This step has no test</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Bước này không có phép thử</translation>
    </message>
    <message>
        <source>The slip is not read yet</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Chưa đọc phiếu</translation>
    </message>
    <message>
        <source>Table {number} is heard on the floor</source>
        <extracomment>kiosk_setup/simulated_machine.py</extracomment>
        <translation>Sàn đã nghe thấy bàn {number}</translation>
    </message>
    <message>
        <source>The floor does not answer; check the name of its server and the cable</source>
        <extracomment>kiosk_setup/simulated_machine.py</extracomment>
        <translation>Sàn không trả lời; kiểm tra tên máy chủ của sàn và cáp</translation>
    </message>
    <message>
        <source>No slip was printed yet; print it first</source>
        <extracomment>kiosk_setup/slip_trial.py</extracomment>
        <translation>Chưa in phiếu nào; in trước đã</translation>
    </message>
    <message>
        <source>no screen is chosen</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>chưa chọn màn hình</translation>
    </message>
    <message>
        <source>the touch test is missing</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>chưa thử cảm ứng</translation>
    </message>
    <message>
        <source>this monitor is the table&apos;s own</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>đây là màn hình của bàn</translation>
    </message>
    <message>
        <source>no table is chosen</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>chưa chọn bàn</translation>
    </message>
    <message>
        <source>the table has no number</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>bàn chưa có số</translation>
    </message>
    <message>
        <source>the floor has not answered</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>sàn chưa trả lời</translation>
    </message>
    <message>
        <source>no copy was written yet</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>chưa ghi bản sao nào</translation>
    </message>
    <message>
        <source>two staff cards are missing</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>thiếu hai thẻ nhân viên</translation>
    </message>
    <message numerus="yes">
        <source>{n} devices without a test</source>
        <extracomment>kiosk_setup/steps.py; one: {n} device without a test</extracomment>
        <translation>
            <numerusform>{n} thiết bị chưa thử</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock is too far off</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>giờ máy lệch quá nhiều</translation>
    </message>
    <message>
        <source>the clock was not compared</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>chưa so giờ máy</translation>
    </message>
    <message>
        <source>The clock is {minutes} min {seconds} s off by {server}; set it, then compare again</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>Giờ máy lệch {minutes} phút {seconds} giây so với {server}; chỉnh rồi so lại</translation>
    </message>
    <message>
        <source>The clock is {off} s off by {server}</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>Giờ máy lệch {off} giây so với {server}</translation>
    </message>
    <message>
        <source>No disk with the label {label} is there; plug it in, restart, try again</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>Không có đĩa nhãn {label}; cắm vào, khởi động lại, thử lại</translation>
    </message>
    <message>
        <source>{place} has only {room} MB left; make room, or use another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{place} chỉ còn {room} MB; giải phóng chỗ, hoặc dùng nơi khác</translation>
    </message>
    <message>
        <source>{name} lies beside the copies, {place}</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{name} nằm cạnh các bản sao, {place}</translation>
    </message>
    <message>
        <source>{place} cannot be written ({trouble}); choose another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>Không ghi được {place} ({trouble}); chọn nơi khác</translation>
    </message>
    <message>
        <source>{place} gives back other bytes than were written; use another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{place} đọc lại khác với đã ghi; dùng nơi khác</translation>
    </message>
    <message>
        <source>Written to {place} and read back, {room} GB free</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>Đã ghi vào {place} và đọc lại, còn trống {room} GB</translation>
    </message>
    <message>
        <source>The test could not be made; look into the log, or call a technician</source>
        <extracomment>kiosk_setup/device_trials.py</extracomment>
        <translation>Không thử được; xem nhật ký máy, hoặc gọi kỹ thuật viên</translation>
    </message>
    <message>
        <source>Table {table} has no jackpot</source>
        <extracomment>floor/house_files.py</extracomment>
        <translation>Bàn {table} không có jackpot</translation>
    </message>
    <message>
        <source>{off} too much: seat {seat} gets {right}</source>
        <extracomment>school/lessons/answers.py</extracomment>
        <translation>Thừa {off}: ghế {seat} nhận {right}</translation>
    </message>
    <message>
        <source>{off} too little: seat {seat} gets {right}</source>
        <extracomment>school/lessons/answers.py</extracomment>
        <translation>Thiếu {off}: ghế {seat} nhận {right}</translation>
    </message>
    <message>
        <source>The players were not ready; hear them before the start</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Người chơi chưa sẵn sàng; hỏi họ trước khi bắt đầu</translation>
    </message>
    <message>
        <source>What seat {seat} gets in all</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>Tổng số ghế {seat} nhận</translation>
    </message>
    <message numerus="yes">
        <source>Give back the chips of {seats}</source>
        <extracomment>table/procedures/ending.py; one: Give back the chip of {seats}</extracomment>
        <translation>
            <numerusform>Trả lại phỉnh của {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} did not play, the link took none; give them back first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} did not play, the link took none; give it back first</extracomment>
        <translation>
            <numerusform>Phỉnh của {seats} không chơi, liên kết không nhận; trả lại trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give back chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Give back chip: {seats}</extracomment>
        <translation>
            <numerusform>Trả lại phỉnh: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip left there would bet in the next round.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Phỉnh để đó sẽ thành cược ở ván sau.</translation>
    </message>
    <message>
        <source>No ticket of another table holds this one up</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Không có phiếu của bàn khác cản phiếu này</translation>
    </message>
    <message>
        <source>An Executive&apos;s card closes another table&apos;s ticket</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Thẻ Executive đóng phiếu của bàn khác</translation>
    </message>
    <message>
        <source>Check of this kiosk</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Kiểm tra máy này</translation>
    </message>
    <message>
        <source>Touch a finished step above to repeat it. Answers are kept.</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Chạm bước đã xong ở trên để làm lại. Câu trả lời được giữ.</translation>
    </message>
    <message>
        <source>First two staff cards</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Hai thẻ nhân viên đầu</translation>
    </message>
    <message>
        <source>What happens next</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Tiếp theo là gì</translation>
    </message>
    <message>
        <source>Test slip</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Phiếu thử</translation>
    </message>
    <message>
        <source>The answer stays as it was</source>
        <extracomment>ui/kiosk_setup/entry_pad.py</extracomment>
        <translation>Giữ nguyên câu trả lời</translation>
    </message>
    <message>
        <source>Ports found</source>
        <extracomment>ui/kiosk_setup/ports_screen.py</extracomment>
        <translation>Cổng tìm thấy</translation>
    </message>
    <message>
        <source>Number of the table, as on its sign</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Số bàn, như trên bảng hiệu</translation>
    </message>
    <message>
        <source>Name of the time server</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Tên máy chủ giờ</translation>
    </message>
    <message>
        <source>Name of the floor&apos;s server</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Tên máy chủ của sàn</translation>
    </message>
    <message>
        <source>Name, as on the badge</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Tên, như trên thẻ tên</translation>
    </message>
    <message>
        <source>Choose a PIN</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Chọn PIN</translation>
    </message>
    <message>
        <source>4 to 8 digits, twice</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>4 đến 8 chữ số, hai lần</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Nhập lại PIN đó</translation>
    </message>
    <message>
        <source>The two were not the same; type it anew</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Hai lần không giống nhau; nhập lại từ đầu</translation>
    </message>
    <message>
        <source>Without the test</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>Không thử</translation>
    </message>
    <message>
        <source>Touch the middle of the cross</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>Chạm vào giữa dấu thập</translation>
    </message>
    <message>
        <source>CROSS {number}</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>DẤU {number}</translation>
    </message>
    <message>
        <source>{well} of {all} are well</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{well}/{all} đều tốt</translation>
    </message>
    <message>
        <source>These two may enrol all others. Neither can do it alone.</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Hai người này ghi danh được mọi người khác. Một người thì không.</translation>
    </message>
    <message>
        <source>Set-up is locked</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Cài đặt đã khóa</translation>
    </message>
    <message>
        <source>The machine restarts</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Máy khởi động lại</translation>
    </message>
    <message>
        <source>Table {number} asks for a dealer card</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Bàn {number} chờ thẻ dealer</translation>
    </message>
    <message>
        <source>SAVE ANSWERS</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>LƯU TRẢ LỜI</translation>
    </message>
    <message>
        <source>For the next kiosk, without cards</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Cho máy kế tiếp, không có thẻ</translation>
    </message>
    <message>
        <source>SWIPE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>QUẸT</translation>
    </message>
    <message>
        <source>Who is the first {role}?</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{role} đầu tiên là ai?</translation>
    </message>
    <message>
        <source>As on the badge</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Như trên thẻ tên</translation>
    </message>
    <message>
        <source>NAME THE PERSON</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>NHẬP TÊN</translation>
    </message>
    <message>
        <source>Swipe the card of {name}</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Quẹt thẻ của {name}</translation>
    </message>
    <message>
        <source>the card is awaited</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>đang chờ thẻ</translation>
    </message>
    <message>
        <source>SWIPE THE CARD</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>QUẸT THẺ</translation>
    </message>
    <message>
        <source>{name} chooses a PIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{name} chọn PIN</translation>
    </message>
    <message>
        <source>4 to 8 digits, nobody looks</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>4 đến 8 chữ số, không ai nhìn</translation>
    </message>
    <message>
        <source>CHOOSE THE PIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>CHỌN PIN</translation>
    </message>
    <message>
        <source>PRINT THE TEST SLIP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>IN PHIẾU THỬ</translation>
    </message>
    <message>
        <source>this table has no printer</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>bàn này không có máy in</translation>
    </message>
    <message>
        <source>All is done: open the table</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Xong cả rồi: mở bàn</translation>
    </message>
    <message>
        <source>It has no printer to test</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Không có máy in để thử</translation>
    </message>
    <message>
        <source>The last test</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Phép thử cuối</translation>
    </message>
    <message>
        <source>Print the test slip</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>In phiếu thử</translation>
    </message>
    <message>
        <source>The last test of the set-up</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Phép thử cuối của cài đặt</translation>
    </message>
    <message>
        <source>it is printing</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>đang in</translation>
    </message>
    <message>
        <source>The slip is printing</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Đang in phiếu</translation>
    </message>
    <message>
        <source>The slip was read</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Đã đọc phiếu</translation>
    </message>
    <message>
        <source>YES, I CAN READ IT</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>CÓ, ĐỌC ĐƯỢC</translation>
    </message>
    <message>
        <source>Then OPEN THE TABLE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Rồi MỞ BÀN</translation>
    </message>
    <message>
        <source>Read the slip, then touch YES</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Đọc phiếu, rồi chạm CÓ</translation>
    </message>
    <message>
        <source>OPEN THE TABLE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>MỞ BÀN</translation>
    </message>
    <message>
        <source>slip not yet read</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>chưa đọc phiếu</translation>
    </message>
    <message>
        <source>Writes and restarts</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Ghi và khởi động lại</translation>
    </message>
    <message>
        <source>{output}, touch within {mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{output}, cảm ứng trong {mm} mm</translation>
    </message>
    <message>
        <source>{n} tested</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>đã thử {n}</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Bảng hiệu</translation>
    </message>
    <message>
        <source>Ports</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Cổng</translation>
    </message>
    <message>
        <source>Debian&apos;s own servers</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Máy chủ của Debian</translation>
    </message>
    <message>
        <source>stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>đứng riêng</translation>
    </message>
    <message>
        <source>Backup</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Sao lưu</translation>
    </message>
    <message>
        <source>{place}, read back</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{place}, đã đọc lại</translation>
    </message>
    <message>
        <source>Staff</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Nhân viên</translation>
    </message>
    <message>
        <source>two cards</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>hai thẻ</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>chưa có thẻ</translation>
    </message>
    <message>
        <source>Card ends in {four}</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Thẻ đuôi {four}</translation>
    </message>
    <message>
        <source>{role}, PIN set</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{role}, đã đặt PIN</translation>
    </message>
    <message>
        <source>no printer</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>không máy in</translation>
    </message>
    <message>
        <source>printing</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>đang in</translation>
    </message>
    <message>
        <source>printed and cut</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>đã in và cắt</translation>
    </message>
    <message>
        <source>not printed</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>chưa in</translation>
    </message>
    <message>
        <source>This table has no slip printer; nothing is to be tested</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Bàn này không có máy in phiếu; không cần thử gì</translation>
    </message>
    <message>
        <source>It comes when both cards are there</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Hiện khi có đủ hai thẻ</translation>
    </message>
    <message>
        <source>It shows edges, letters, figures, and a code</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Phiếu có mép, chữ cái, chữ số và một mã</translation>
    </message>
    <message>
        <source>It was read; the printer is well</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Đã đọc phiếu; máy in tốt</translation>
    </message>
    <message>
        <source>Does the paper look like this, code {code}?</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Giấy có giống thế này, mã {code} không?</translation>
    </message>
    <message>
        <source>NO, SHOW HELP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>KHÔNG, TRỢ GIÚP</translation>
    </message>
    <message>
        <source>As it stands</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>Quarter right</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Xoay phải 1/4</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Lộn ngược</translation>
    </message>
    <message>
        <source>Quarter left</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Xoay trái 1/4</translation>
    </message>
    <message>
        <source>Choose the language, then touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Chọn ngôn ngữ, rồi chạm TIẾP TỤC</translation>
    </message>
    <message>
        <source>Each dealer may choose another</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Mỗi dealer có thể chọn khác</translation>
    </message>
    <message>
        <source>Language of this kiosk</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ngôn ngữ của máy này</translation>
    </message>
    <message>
        <source>What it changes</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Thay đổi những gì</translation>
    </message>
    <message>
        <source>Screens</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Tiền</translation>
    </message>
    <message>
        <source>dollars</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>đô la</translation>
    </message>
    <message>
        <source>Slips</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Phiếu</translation>
    </message>
    <message>
        <source>always in English</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>luôn bằng tiếng Anh</translation>
    </message>
    <message>
        <source>TEST THE TOUCH</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>THỬ CẢM ỨNG</translation>
    </message>
    <message>
        <source>Five crosses, one finger</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Năm dấu thập, một ngón</translation>
    </message>
    <message>
        <source>Test the touch</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Thử cảm ứng</translation>
    </message>
    <message>
        <source>The screen is done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Màn hình đã xong: chạm TIẾP TỤC</translation>
    </message>
    <message>
        <source>The finger belongs to this monitor from the restart on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Cảm ứng thuộc màn hình này sau khi khởi động lại</translation>
    </message>
    <message>
        <source>Screen of the table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Màn hình của bàn</translation>
    </message>
    <message>
        <source>How it hangs</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Treo thế nào</translation>
    </message>
    <message>
        <source>This screen</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Màn hình này</translation>
    </message>
    <message>
        <source>Monitor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Hình ảnh</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bề rộng</translation>
    </message>
    <message>
        <source>Touch</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Cảm ứng</translation>
    </message>
    <message>
        <source>No sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Không bảng hiệu</translation>
    </message>
    <message>
        <source>The table has none</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn không có</translation>
    </message>
    <message>
        <source>Monitor of the sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Màn hình bảng hiệu</translation>
    </message>
    <message>
        <source>Choose the sign&apos;s monitor, then touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Chọn màn hình bảng hiệu, rồi chạm TIẾP TỤC</translation>
    </message>
    <message>
        <source>It shows the jackpot to the players</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Cho người chơi thấy jackpot</translation>
    </message>
    <message>
        <source>This sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bảng hiệu này</translation>
    </message>
    <message>
        <source>Touch it again for the other games</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Chạm lại để xem trò chơi khác</translation>
    </message>
    <message>
        <source>Table file</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Tệp của bàn</translation>
    </message>
    <message>
        <source>Choose the table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Chọn bàn</translation>
    </message>
    <message>
        <source>Give the table its number</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Nhập số bàn</translation>
    </message>
    <message>
        <source>The table is done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn đã xong: chạm TIẾP TỤC</translation>
    </message>
    <message>
        <source>Limits and paytables can be changed later by two cards</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giới hạn và bảng trả có thể đổi sau bằng hai thẻ</translation>
    </message>
    <message>
        <source>This table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn này</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chưa có</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ghế</translation>
    </message>
    <message>
        <source>No server of the house</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Không có máy chủ của nhà cái</translation>
    </message>
    <message>
        <source>Debian&apos;s own are asked</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Hỏi máy chủ của Debian</translation>
    </message>
    <message>
        <source>COMPARE THE CLOCK</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>SO GIỜ MÁY</translation>
    </message>
    <message>
        <source>no server is named</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chưa nêu máy chủ</translation>
    </message>
    <message>
        <source>One question to {server}</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Hỏi {server} một lần</translation>
    </message>
    <message>
        <source>Compare the clock</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>So giờ máy</translation>
    </message>
    <message>
        <source>Who keeps the time?</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ai giữ giờ?</translation>
    </message>
    <message>
        <source>chrony sets the clock from the restart on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chrony chỉnh giờ sau khi khởi động lại</translation>
    </message>
    <message>
        <source>NAME A SERVER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>NÊU MÁY CHỦ</translation>
    </message>
    <message>
        <source>As the house calls it</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Theo tên nhà cái gọi</translation>
    </message>
    <message>
        <source>This clock</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giờ máy này</translation>
    </message>
    <message>
        <source>none of the house</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>không có của nhà cái</translation>
    </message>
    <message>
        <source>Off by</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Lệch</translation>
    </message>
    <message>
        <source>not compared</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chưa so</translation>
    </message>
    <message>
        <source>Stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Đứng riêng</translation>
    </message>
    <message>
        <source>Its meter is its own</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Đồng hồ là của riêng bàn</translation>
    </message>
    <message>
        <source>JOIN THE FLOOR</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>VÀO SÀN</translation>
    </message>
    <message>
        <source>Key, certificate, first sign-on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Khóa, chứng chỉ, lần vào đầu</translation>
    </message>
    <message>
        <source>it stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>bàn đứng riêng</translation>
    </message>
    <message>
        <source>NAME THE SERVER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>NÊU TÊN MÁY CHỦ</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>xong</translation>
    </message>
    <message>
        <source>not needed</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>không cần</translation>
    </message>
    <message>
        <source>Join the floor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Vào sàn</translation>
    </message>
    <message>
        <source>Does the table join the floor?</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn có vào sàn không?</translation>
    </message>
    <message>
        <source>This table plays for no link; choose a table of one to join</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn này không thuộc liên kết; chọn bàn có liên kết để vào</translation>
    </message>
    <message>
        <source>A table can join later as well</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn cũng có thể vào sau</translation>
    </message>
    <message>
        <source>This table on the floor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bàn này trên sàn</translation>
    </message>
    <message>
        <source>Sign-on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Đăng nhập</translation>
    </message>
    <message>
        <source>Stick</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>USB</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>WRITE A TRIAL COPY</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>GHI BẢN SAO THỬ</translation>
    </message>
    <message>
        <source>Written, read back, removed</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ghi, đọc lại, rồi xóa</translation>
    </message>
    <message>
        <source>Copies are done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bản sao đã xong: chạm TIẾP TỤC</translation>
    </message>
    <message>
        <source>Write a trial copy</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ghi một bản sao thử</translation>
    </message>
    <message>
        <source>Every hour a copy of each journal goes there</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Mỗi giờ một bản sao mỗi nhật ký được ghi vào đó</translation>
    </message>
    <message>
        <source>A stick or disk by its label</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>USB hoặc ổ đĩa theo nhãn</translation>
    </message>
    <message>
        <source>Or a folder</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Hoặc thư mục</translation>
    </message>
    <message>
        <source>Copies of this kiosk</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bản sao của máy này</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Nơi lưu</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Định kỳ</translation>
    </message>
    <message>
        <source>every hour</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>mỗi giờ</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>the last fourteen</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>mười bốn bản cuối</translation>
    </message>
    <message>
        <source>Trial</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Bản thử</translation>
    </message>
    <message>
        <source>read back</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>đã đọc lại</translation>
    </message>
    <message>
        <source>it is under way</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>đang làm</translation>
    </message>
    <message>
        <source>TABLE NUMBER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>SỐ BÀN</translation>
    </message>
    <message>
        <source>Now {number}</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Hiện giờ {number}</translation>
    </message>
    <message>
        <source>As on the table&apos;s sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Như trên bảng của bàn</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>{mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>{mm} mm</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chưa thử</translation>
    </message>
    <message>
        <source>within {mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>trong {mm} mm</translation>
    </message>
    <message>
        <source>No monitor tells its name; check the cable</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Không màn hình nào cho biết tên; kiểm tra cáp</translation>
    </message>
    <message>
        <source>no jackpot</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>không có jackpot</translation>
    </message>
    <message>
        <source>Staff cards</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>Thẻ nhân viên</translation>
    </message>
    <message>
        <source>SIMULATED MACHINE – NOTHING HERE IS SET UP</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>MÁY MÔ PHỎNG – KHÔNG CÀI ĐẶT GÌ Ở ĐÂY</translation>
    </message>
    <message>
        <source>the steps before it come first</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>làm các bước trước đã</translation>
    </message>
    <message>
        <source>this is the first</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>đây là bước đầu</translation>
    </message>
    <message>
        <source>Lay a chip on seat 1: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đặt phỉnh ở ghế 1: cổng của nó sáng lên</translation>
    </message>
    <message>
        <source>Lay a chip on sensor B of seat 1: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đặt phỉnh lên cảm biến B của ghế 1: cổng của nó sáng lên</translation>
    </message>
    <message>
        <source>Swipe any card: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Quẹt thẻ bất kỳ: cổng của nó sáng lên</translation>
    </message>
    <message>
        <source>Switch it on: its port answers</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Bật máy lên: cổng của nó trả lời</translation>
    </message>
    <message>
        <source>Turn the key: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Vặn chìa: cổng của nó sáng lên</translation>
    </message>
    <message>
        <source>Draw a card: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Rút một lá bài: cổng của nó sáng lên</translation>
    </message>
    <message>
        <source>Use it: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Dùng thử: cổng của nó sáng lên</translation>
    </message>
    <message>
        <source>Devices of table {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Thiết bị của bàn {number}</translation>
    </message>
    <message>
        <source>{done} of {all} tested</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đã thử {done}/{all}</translation>
    </message>
    <message>
        <source>Newest bytes at the right, cards starred</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Byte mới nhất bên phải, thẻ thay bằng dấu sao</translation>
    </message>
    <message>
        <source>No serial port is there; plug a device in</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Không có cổng nối tiếp; cắm một thiết bị</translation>
    </message>
    <message>
        <source>LOOK FOR PORTS AGAIN</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>TÌM LẠI CÁC CỔNG</translation>
    </message>
    <message>
        <source>Everybody is asked anew</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Hỏi lại mọi cổng</translation>
    </message>
    <message>
        <source>USE IT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>DÙNG</translation>
    </message>
    <message>
        <source>Every device is tested: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đã thử mọi thiết bị: chạm TIẾP TỤC</translation>
    </message>
    <message>
        <source>Confirm port {number} as the {device}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Xác nhận cổng {number} là {device}</translation>
    </message>
    <message>
        <source>It answers as one. Nothing is stored of what it said</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Nó trả lời đúng loại. Không lưu gì nó đã báo</translation>
    </message>
    <message>
        <source>The {device} is tested</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đã thử {device}</translation>
    </message>
    <message>
        <source>FREE PORT undoes it</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>BỎ CỔNG để làm lại</translation>
    </message>
    <message>
        <source>Use the {device} once more</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Dùng {device} lần nữa</translation>
    </message>
    <message>
        <source>This is its test</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đây là lần thử</translation>
    </message>
    <message>
        <source>Or touch another device</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Hoặc chạm thiết bị khác</translation>
    </message>
    <message>
        <source>CONFIRM PORT {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CONFIRM CỔNG {number}</translation>
    </message>
    <message>
        <source>{device}, then its test</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{device}, rồi thử</translation>
    </message>
    <message>
        <source>CONFIRM PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CONFIRM CỔNG</translation>
    </message>
    <message>
        <source>no port has spoken yet</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>chưa cổng nào báo</translation>
    </message>
    <message>
        <source>Sensors, {n} seats</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Cảm biến, {n} ghế</translation>
    </message>
    <message>
        <source>This table has none</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Bàn này không có</translation>
    </message>
    <message>
        <source>PORT {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CỔNG {number}</translation>
    </message>
    <message>
        <source>Tested at its port</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đã thử tại cổng</translation>
    </message>
    <message>
        <source>GONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>MẤT</translation>
    </message>
    <message>
        <source>Its test is missing</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Chưa thử</translation>
    </message>
    <message>
        <source>HEARD ON {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>NGHE Ở {number}</translation>
    </message>
    <message>
        <source>NO PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>KHÔNG CỔNG</translation>
    </message>
    <message>
        <source>FIND</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>TÌM</translation>
    </message>
    <message>
        <source>HAS NONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>KHÔNG CÓ</translation>
    </message>
    <message>
        <source>FREE PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>BỎ CỔNG</translation>
    </message>
    <message>
        <source>IT SPOKE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>VỪA BÁO</translation>
    </message>
    <message>
        <source>It is gone: {why}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Đã mất: {why}</translation>
    </message>
    <message>
        <source>{name}. Changes its name when re-plugged</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{name}. Đổi tên khi cắm lại</translation>
    </message>
    <message>
        <source>{name}. Name stays when re-plugged</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{name}. Giữ tên khi cắm lại</translation>
    </message>
    <message>
        <source>silent</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>im lặng</translation>
    </message>
    <message>
        <source>being asked</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>đang hỏi</translation>
    </message>
    <message>
        <source>OTHER PORTS</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CỔNG KHÁC</translation>
    </message>
    <message>
        <source>The win&apos;s page as PDF, marked REPRINT</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Trang giải dạng PDF, ghi REPRINT</translation>
    </message>
    <message>
        <source>REPRINT</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>IN LẠI</translation>
    </message>
    <message>
        <source>Drawn up by</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Người lập</translation>
    </message>
    <message>
        <source>Checked by</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Người kiểm</translation>
    </message>
    <message>
        <source>Win at table {table}</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Giải ở bàn {table}</translation>
    </message>
    <message>
        <source>The ticket of table {table} was to be closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã yêu cầu đóng phiếu của bàn {table}</translation>
    </message>
    <message>
        <source>{name}&apos;s card asked the floor to close it</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Thẻ của {name} đã xin sàn đóng phiếu</translation>
    </message>
    <message>
        <source>The older ticket holds nobody up any more</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Phiếu trước không còn làm ai phải chờ</translation>
    </message>
    <message>
        <source>The floor did not close the older ticket: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Sàn không đóng phiếu trước: {why}</translation>
    </message>
    <message>
        <source>Look, then press GO ON</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Xem, rồi nhấn TIẾP TỤC</translation>
    </message>
    <message>
        <source>The round waits</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Ván đang chờ</translation>
    </message>
    <message>
        <source>QUESTION</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>CÂU HỎI</translation>
    </message>
    <message>
        <source>A seat gets its prize and its envy, to the cent.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Ghế nhận giải và Envy, đúng từng xu.</translation>
    </message>
    <message>
        <source>Refused before: {said}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Trước đó bị từ chối: {said}</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Ở đây</translation>
    </message>
    <message>
        <source>This table, seat {seat}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Bàn này, ghế {seat}</translation>
    </message>
    <message>
        <source>WAITS FOR TABLE {table}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>CHỜ BÀN {table}</translation>
    </message>
    <message>
        <source>The amount comes when table {table} is through</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Số tiền có khi bàn {table} xong</translation>
    </message>
    <message>
        <source>Holds once the supervisor confirms</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Chắc khi giám sát xác nhận</translation>
    </message>
    <message>
        <source>NOT CONFIRMED</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>CHƯA XÁC NHẬN</translation>
    </message>
    <message>
        <source>Leave the cards face up. If table {table} is taken back, the new amount shows here.</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Để ngửa bài. Nếu giải bàn {table} bị rút lại, số tiền mới hiện ở đây.</translation>
    </message>
    <message>
        <source>The hand stays on</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Tay bài vẫn bật</translation>
    </message>
    <message>
        <source>Open since {time}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Mở từ {time}</translation>
    </message>
    <message>
        <source>Locked {time}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Khóa lúc {time}</translation>
    </message>
    <message>
        <source>&quot;You have a {hand}. Another table had one {seconds} seconds before you. Your amount comes as soon as theirs is settled.&quot;</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>&quot;Quý khách có {hand}. Bàn khác đã có trước {seconds} giây. Số tiền của quý khách sẽ có khi bàn kia thanh toán xong.&quot;</translation>
    </message>
    <message>
        <source>&quot;You have a {hand}. Another table had one {seconds} seconds before you. Yours is {amount}, as soon as my supervisor has confirmed it.&quot;</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>&quot;Quý khách có {hand}. Bàn khác đã có trước {seconds} giây. Giải của quý khách là {amount}, khi giám sát của tôi xác nhận.&quot;</translation>
    </message>
    <message>
        <source>CLOSE TICKET OF {table}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>ĐÓNG PHIẾU CỦA {table}</translation>
    </message>
    <message>
        <source>The floor is asked</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Đang hỏi sàn</translation>
    </message>
    <message>
        <source>Needs an Executive card</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Cần thẻ Executive</translation>
    </message>
    <message>
        <source>Close a ticket</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Đóng một phiếu</translation>
    </message>
    <message>
        <source>It holds this table up</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Nó làm bàn này phải chờ</translation>
    </message>
    <message>
        <source>That table is told on the floor, and presses its hand again.</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Bàn kia được báo trên sàn, và nhấn lại tay bài.</translation>
    </message>
    <message>
        <source>Swipe an Executive&apos;s card</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Quẹt thẻ Executive</translation>
    </message>
    <message>
        <source>Closes the ticket of table {table}; ours is next</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Đóng phiếu của bàn {table}; kế tiếp là bàn này</translation>
    </message>
    <message>
        <source>The ticket stays open</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Phiếu vẫn mở</translation>
    </message>
    <message>
        <source>On record with the name</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Được ghi kèm tên</translation>
    </message>
    <message>
        <source>Touches</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Lần chạm</translation>
    </message>
    <message>
        <source>SAY TO THE PLAYER</source>
        <extracomment>ui/supervisor/ticket_page.py</extracomment>
        <translation>NÓI VỚI NGƯỜI CHƠI</translation>
    </message>
    <message>
        <source>Blackjack: a win that has to be undone</source>
        <extracomment>lessons/blackjack-back-out.toml</extracomment>
        <translation>Blackjack: một giải phải hoàn lại</translation>
    </message>
    <message>
        <source>A win is on record and should not be. Two cards take it back to the cent.</source>
        <extracomment>lessons/blackjack-back-out.toml</extracomment>
        <translation>Giải đã ghi mà không nên ghi. Hai thẻ hoàn lại đúng từng xu.</translation>
    </message>
    <message>
        <source>Blackjack: the printer is out of paper</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Blackjack: máy in hết giấy</translation>
    </message>
    <message>
        <source>Blackjack: a hand that is not a win</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Blackjack: tay bài không thắng</translation>
    </message>
    <message>
        <source>The cards were entered wrongly: they make a winning hand and should not. NOT A WIN says so.</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Bài bị nhập sai: thành tay thắng mà không phải. KHÔNG THẮNG báo điều đó.</translation>
    </message>
    <message>
        <source>Blackjack: the card reader is lost</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Blackjack: mất đầu đọc thẻ</translation>
    </message>
    <message>
        <source>Blackjack: three sevens of one suit</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Blackjack: ba lá bảy cùng chất</translation>
    </message>
    <message>
        <source>Seat 3: three sevens of one suit</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Ghế 3: ba lá bảy cùng chất</translation>
    </message>
    <message>
        <source>Blackjack: two winners</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Blackjack: hai người thắng</translation>
    </message>
    <message>
        <source>Two players hold winning hands of two kinds. They are paid from the far right.</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Hai người có hai loại tay thắng. Trả từ ngoài cùng bên phải.</translation>
    </message>
    <message>
        <source>Seat 6: two sevens</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Ghế 6: hai lá bảy</translation>
    </message>
    <message>
        <source>Seat 1: one seven</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Ghế 1: một lá bảy</translation>
    </message>
    <message>
        <source>Blackjack: a card that nobody knows</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Blackjack: thẻ không ai biết</translation>
    </message>
    <message>
        <source>Blackjack: the wrong card first</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Blackjack: sai thẻ trước</translation>
    </message>
    <message>
        <source>Blackjack: a hand with the wrong number of cards</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Blackjack: tay bài sai số lá</translation>
    </message>
    <message>
        <source>Seat 3 has three cards before the play. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Ghế 3 có ba lá trước khi chơi. Mọi tay bài đều hủy, và trả lại mọi cược.</translation>
    </message>
    <message>
        <source>I have three cards</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Tôi có ba lá bài</translation>
    </message>
    <message>
        <source>Dragon Bonus: a win that has to be undone</source>
        <extracomment>lessons/dragon-back-out.toml</extracomment>
        <translation>Dragon Bonus: một giải phải hoàn lại</translation>
    </message>
    <message>
        <source>Dragon Bonus: a key switch that does not answer</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>Dragon Bonus: ổ khóa không trả lời</translation>
    </message>
    <message>
        <source>Dragon Bonus: the key goes to JPH</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Dragon Bonus: chìa sang JPH</translation>
    </message>
    <message>
        <source>One player wins. The key is turned, the jackpot is pressed, and the key comes back.</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Một người thắng. Vặn chìa, nhấn jackpot, rồi chìa về lại.</translation>
    </message>
    <message>
        <source>Hand, key, record</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Tay bài, chìa, ghi</translation>
    </message>
    <message>
        <source>The key is back before the end</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Chìa về trước khi kết thúc</translation>
    </message>
    <message>
        <source>Dragon Bonus: the printer is out of paper</source>
        <extracomment>lessons/dragon-no-paper.toml</extracomment>
        <translation>Dragon Bonus: máy in hết giấy</translation>
    </message>
    <message>
        <source>Dragon Bonus: a hand that is not a win</source>
        <extracomment>lessons/dragon-not-a-win.toml</extracomment>
        <translation>Dragon Bonus: tay bài không thắng</translation>
    </message>
    <message>
        <source>Dragon Bonus: the card reader is lost</source>
        <extracomment>lessons/dragon-reader-lost.toml</extracomment>
        <translation>Dragon Bonus: mất đầu đọc thẻ</translation>
    </message>
    <message>
        <source>Dragon Bonus: a card that nobody knows</source>
        <extracomment>lessons/dragon-unknown-card.toml</extracomment>
        <translation>Dragon Bonus: thẻ không ai biết</translation>
    </message>
    <message>
        <source>Dragon Bonus: the wrong card first</source>
        <extracomment>lessons/dragon-wrong-card.toml</extracomment>
        <translation>Dragon Bonus: sai thẻ trước</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a win that has to be undone</source>
        <extracomment>lessons/holdem-back-out.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: một giải phải hoàn lại</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a key switch that does not answer</source>
        <extracomment>lessons/holdem-key-lost.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: ổ khóa không trả lời</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the key goes to JPH</source>
        <extracomment>lessons/holdem-key-to-jph.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: chìa sang JPH</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the printer is out of paper</source>
        <extracomment>lessons/holdem-no-paper.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: máy in hết giấy</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a hand that is not a win</source>
        <extracomment>lessons/holdem-not-a-win.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: tay bài không thắng</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the card reader is lost</source>
        <extracomment>lessons/holdem-reader-lost.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: mất đầu đọc thẻ</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: two winners</source>
        <extracomment>lessons/holdem-two-winners.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: hai người thắng</translation>
    </message>
    <message>
        <source>Seat 1: full house</source>
        <extracomment>lessons/holdem-two-winners.toml</extracomment>
        <translation>Ghế 1: Full House</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a card that nobody knows</source>
        <extracomment>lessons/holdem-unknown-card.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: thẻ không ai biết</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the wrong card first</source>
        <extracomment>lessons/holdem-wrong-card.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: sai thẻ trước</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a hand with the wrong number of cards</source>
        <extracomment>lessons/holdem-wrong-cards.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: tay bài sai số lá</translation>
    </message>
    <message>
        <source>Seat 4 has three cards. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/holdem-wrong-cards.toml</extracomment>
        <translation>Ghế 4 có ba lá. Mọi tay bài đều hủy, và trả lại mọi cược.</translation>
    </message>
    <message>
        <source>What does the seat get in all?</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Ghế nhận tổng cộng bao nhiêu?</translation>
    </message>
    <message>
        <source>Two players hold winning hands. Before you pay, you say what seat 5 gets: its prize and its envy.</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Hai người có tay thắng. Trước khi trả, bạn nói ghế 5 nhận bao nhiêu: giải và Envy.</translation>
    </message>
    <message>
        <source>What seat 5 gets in all, to the cent</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Ghế 5 nhận tổng cộng, đúng từng xu</translation>
    </message>
    <message>
        <source>The chip of seat 7 goes back</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>Trả lại phỉnh của ghế 7</translation>
    </message>
    <message>
        <source>Still owed when the round was ended: {seats}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Kết thúc ván khi còn nợ: {seats}</translation>
    </message>
    <message>
        <source>Blank: turn the roll round</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Giấy trắng: lật cuộn lại</translation>
    </message>
    <message>
        <source>Cut off: the paper is too narrow</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Bị cắt: giấy quá hẹp</translation>
    </message>
    <message>
        <source>Strange signs: name the printer&apos;s kind in the table file</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Ký tự lạ: ghi loại máy in vào tệp của bàn</translation>
    </message>
    <message>
        <source>Nothing: cover, paper, cable</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Không có gì: nắp, giấy, cáp</translation>
    </message>
    <message>
        <source>The line to the slip printer is disturbed: look at the slip, then check the printer&apos;s cable</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>Đường dây máy in phiếu bị nhiễu: xem phiếu, rồi kiểm tra cáp máy in</translation>
    </message>
    <message>
        <source>Shuffler stopped</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Máy xáo bài đã dừng</translation>
    </message>
    <message>
        <source>{path} cannot be read now ({trouble}): nothing was changed; look whether the disk is full, then try again.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Hiện không đọc được {path} ({trouble}): chưa đổi gì; xem đĩa có đầy không rồi thử lại.</translation>
    </message>
    <message>
        <source>{path} is not there; give the {name} of a school</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>Không có {path}; hãy chỉ {name} của một trường</translation>
    </message>
    <message>
        <source>The clock of this table is {minutes} minutes off the floor&apos;s; set it right</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>Giờ của bàn này lệch {minutes} phút so với sàn; chỉnh lại</translation>
    </message>
    <message>
        <source>The lamps light up seat by seat; one that is out of turn is wired wrong</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Đèn sáng lần lượt từng ghế; đèn sai thứ tự là nối sai dây</translation>
    </message>
    <message>
        <source>The printer feeds and cuts</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Máy in đẩy giấy và cắt</translation>
    </message>
    <message>
        <source>Port {number} is asked at {baud} baud now</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Đang hỏi cổng {number} ở {baud} baud</translation>
    </message>
    <message>
        <source>SHOW THE SLIP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>XEM PHIẾU</translation>
    </message>
    <message>
        <source>TEST</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>THỬ</translation>
    </message>
    <message>
        <source>LISTEN</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>NGHE</translation>
    </message>
    <message>
        <source>{port}, {baud} baud</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{port}, {baud} baud</translation>
    </message>
    <message>
        <source>Caribbean Stud: the shuffler stops</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Caribbean Stud: máy xáo bài dừng</translation>
    </message>
    <message numerus="yes">
        <source>{n} parts to go</source>
        <extracomment>school/exam/exam.py; one: {n} part to go</extracomment>
        <translation>
            <numerusform>Còn {n} phần</numerusform>
        </translation>
    </message>
    <message>
        <source>Every part of this exam is played; give the marks</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Mọi phần của kỳ thi đã xong; hãy cho điểm</translation>
    </message>
    <message>
        <source>Payouts</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>Trả thưởng</translation>
    </message>
    <message>
        <source>Hands to read</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>Bài cần đọc</translation>
    </message>
    <message>
        <source>The answers on record are not those that were signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Câu trả lời trong hồ sơ không phải bản đã ký</translation>
    </message>
    <message>
        <source>{n} seeds, drawn now and kept with the result</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n} mã rút, vừa rút và lưu cùng kết quả</translation>
    </message>
    <message>
        <source>Every round and every drill counts the same. If the power fails, what was cut off comes anew with other cards; nothing counts twice.</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Mỗi ván và mỗi bài luyện tính như nhau. Nếu mất điện, phần bị ngắt làm lại với bài khác; không gì tính hai lần.</translation>
    </message>
    <message>
        <source>{n} of {all} parts, {minutes} min; all count the same. Stroke: {least}, the least for any part.</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n} trong {all} phần, {minutes} phút; tính như nhau. Vạch: {least}, mức ít nhất mỗi phần.</translation>
    </message>
    <message>
        <source>Press NEXT DRILL</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Nhấn BÀI KẾ TIẾP</translation>
    </message>
    <message>
        <source>Part {n} of {all}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Phần {n} trong {all}</translation>
    </message>
    <message>
        <source>NEXT DRILL</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>BÀI KẾ TIẾP</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds at the table</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} round at the table</extracomment>
        <translation>
            <numerusform>{n} ván tại bàn</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn from {all}, {faults} with a fault</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Rút từ {all}, {faults} ván có lỗi</translation>
    </message>
    <message numerus="yes">
        <source>{n} payouts</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} payout</extracomment>
        <translation>
            <numerusform>{n} lần trả</numerusform>
        </translation>
    </message>
    <message>
        <source>Chip tray, every paytable line</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Khay phỉnh, mọi dòng bảng trả</translation>
    </message>
    <message numerus="yes">
        <source>{n} hands to read</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} hand to read</extracomment>
        <translation>
            <numerusform>{n} bài cần đọc</numerusform>
        </translation>
    </message>
    <message>
        <source>With the clock</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Có tính giờ</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds of another dealer</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} round of another dealer</extracomment>
        <translation>
            <numerusform>{n} ván của dealer khác</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers are kept</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>Câu trả lời được lưu</translation>
    </message>
    <message>
        <source>Press LEAVE again to break off</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>Nhấn RỜI lần nữa để ngắt</translation>
    </message>
    <message>
        <source>The test counts as cut off once more</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>Bài thi tính là bị ngắt thêm một lần</translation>
    </message>
    <message>
        <source>Part {n} of {all} is next</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Kế tiếp: phần {n} trong {all}</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Phần</translation>
    </message>
    <message>
        <source>Trainer&apos;s marks: hands, voice, courtesy</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>Điểm của giảng viên: đôi tay, giọng nói, lịch sự</translation>
    </message>
    <message>
        <source>1 to 10 each</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>Mỗi mục 1 đến 10</translation>
    </message>
    <message>
        <source>After the last part</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Sau phần cuối</translation>
    </message>
    <message>
        <source>{port}, USB socket {socket}, {baud} baud</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{port}, ổ USB {socket}, {baud} baud</translation>
    </message>
    <message>
        <source>Another has its number {serial}: leave it in this socket</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Cái khác cùng số {serial}: để yên ở ổ này</translation>
    </message>
    <message>
        <source>It has no number of its own: leave it in this socket</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Không có số riêng: để yên ở ổ này</translation>
    </message>
    <message>
        <source>CHANGE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>ĐỔI</translation>
    </message>
    <message>
        <source>Another release</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Bản phát hành khác</translation>
    </message>
    <message>
        <source>Server was never tried</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Máy chủ chưa từng thử</translation>
    </message>
    <message>
        <source>Server&apos;s disk is full</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Đĩa máy chủ đã đầy</translation>
    </message>
    <message>
        <source>Not at this step</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Không ở bước này</translation>
    </message>
    <message>
        <source>Pinned here</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Ghim ở đây</translation>
    </message>
    <message>
        <source>MODEL RUN</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>VÁN MẪU</translation>
    </message>
    <message>
        <source>The model dealer plays</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Dealer mẫu đang chơi</translation>
    </message>
    <message>
        <source>Hide it</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Ẩn đi</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Cạnh nhau</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Đã chia</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Bị từ chối</translation>
    </message>
    <message>
        <source>Model run</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Ván mẫu</translation>
    </message>
    <message>
        <source>touch</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>chạm</translation>
    </message>
    <message>
        <source>{points} points, {least} % to pass</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{points} điểm, cần {least} % để đạt</translation>
    </message>
    <message>
        <source>PRINT WIN PAGE</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>IN TRANG THẮNG</translation>
    </message>
    <message>
        <source>No prize of a link</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Không có giải liên kết</translation>
    </message>
    <message>
        <source>Until next</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Đến ván sau</translation>
    </message>
    <message>
        <source>Last, {time}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Gần nhất, {time}</translation>
    </message>
    <message>
        <source>The floor put the hands in order; no clock of a table decides it</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Sàn xếp thứ tự tay bài; không theo đồng hồ của bàn nào</translation>
    </message>
    <message>
        <source>{percent} % of the meter after table {table}. Holds once the supervisor confirms</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>{percent} % đồng hồ sau bàn {table}. Có hiệu lực khi supervisor xác nhận</translation>
    </message>
    <message>
        <source>No chip yet</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Chưa có phỉnh</translation>
    </message>
    <message>
        <source>The last chip</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Phỉnh cuối cùng</translation>
    </message>
    <message>
        <source>Give a lesson, or touch one that was given</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Giao một bài, hoặc chạm bài đã giao</translation>
    </message>
    <message numerus="yes">
        <source>{n} lessons given</source>
        <extracomment>ui/presenters/school/assigning.py; one: {n} lesson given</extracomment>
        <translation>
            <numerusform>Đã giao {n} bài</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson was given yet</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Chưa giao bài nào</translation>
    </message>
    <message>
        <source>Level {level}, about {n} min</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Cấp {level}, khoảng {n} phút</translation>
    </message>
    <message>
        <source>{passed} of {all} passed</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{passed}/{all} đã đạt</translation>
    </message>
    <message>
        <source>Passed already</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Đã đạt rồi</translation>
    </message>
    <message>
        <source>{lesson}: {who}, by {day}</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{lesson}: {who}, hạn {day}</translation>
    </message>
    <message>
        <source>Touch a given lesson</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Chạm bài đã giao</translation>
    </message>
    <message>
        <source>Need not be done</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Không cần làm nữa</translation>
    </message>
    <message>
        <source>WITHDRAW</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>RÚT LẠI</translation>
    </message>
    <message>
        <source>Lesson, class or name, day</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Bài, lớp hoặc tên, ngày</translation>
    </message>
    <message>
        <source>ASSIGN A LESSON</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>GIAO MỘT BÀI</translation>
    </message>
    <message>
        <source>In {n} days</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Sau {n} ngày</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Ngày mai</translation>
    </message>
    <message>
        <source>TRAINEE</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>HỌC VIÊN</translation>
    </message>
    <message>
        <source>Attempts and comments</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Lần làm và nhận xét</translation>
    </message>
    <message>
        <source>How far {name} is</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>{name} đã tiến tới đâu</translation>
    </message>
    <message>
        <source>PERSON</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>HỌC VIÊN</translation>
    </message>
    <message>
        <source>COMMENTS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>NHẬN XÉT</translation>
    </message>
    <message>
        <source>None yet</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>Chưa có</translation>
    </message>
    <message>
        <source>Withdrawn: {given}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Đã rút: {given}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Mọi bài học</translation>
    </message>
    <message>
        <source>Touch the lesson to give</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Chạm bài muốn giao</translation>
    </message>
    <message>
        <source>Who shall do it?</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Ai sẽ làm?</translation>
    </message>
    <message>
        <source>By which day?</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Hạn ngày nào?</translation>
    </message>
    <message>
        <source>Given: {it}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Đã giao: {it}</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Giao bài</translation>
    </message>
    <message>
        <source>{who}, {day}, {passed} of {all}</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{who}, {day}, {passed}/{all}</translation>
    </message>
    <message>
        <source>Given: to whom, by which day, how many passed</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Đã giao: cho ai, hạn ngày nào, bao nhiêu đã đạt</translation>
    </message>
    <message>
        <source>Look, then press NEXT HAND</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Xem, rồi nhấn TAY TIẾP THEO</translation>
    </message>
    <message>
        <source>NEXT HAND</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>TAY TIẾP THEO</translation>
    </message>
    <message>
        <source>HIDE RULES</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>ẨN LUẬT CHƠI</translation>
    </message>
    <message>
        <source>Hands, highest first</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Tay bài, từ cao xuống</translation>
    </message>
    <message>
        <source>{n} target</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>mục tiêu {n}</translation>
    </message>
    <message>
        <source>Target {n}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Mục tiêu {n}</translation>
    </message>
    <message>
        <source>stays out</source>
        <extracomment>ui/school/hands.py</extracomment>
        <translation>không tính</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>ui/school/hands.py</extracomment>
        <translation>tính</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Tuần</translation>
    </message>
    <message>
        <source>And paytables</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Và bảng trả</translation>
    </message>
    <message>
        <source>Watch it, {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Xem, {time}</translation>
    </message>
    <message>
        <source>Read, then press BACK</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>Đọc, rồi nhấn TRỞ LẠI</translation>
    </message>
    <message>
        <source>The note has {n} letters; {most} are the most</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Ghi chú có {n} chữ; nhiều nhất là {most}</translation>
    </message>
    <message>
        <source>No round was played</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Chưa chơi ván nào</translation>
    </message>
    <message numerus="yes">
        <source>All {n} rounds</source>
        <extracomment>ui/presenters/school/exam.py; one: {n} round</extracomment>
        <translation>
            <numerusform>Cả {n} ván</numerusform>
        </translation>
    </message>
    <message>
        <source>CHANGE NOTE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>SỬA GHI CHÚ</translation>
    </message>
    <message>
        <source>ADD A NOTE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>THÊM GHI CHÚ</translation>
    </message>
    <message>
        <source>The test is closed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Kỳ thi đã đóng</translation>
    </message>
    <message>
        <source>On the record</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Vào hồ sơ</translation>
    </message>
    <message>
        <source>MARKS</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>ĐIỂM</translation>
    </message>
    <message>
        <source>Touch a round to see it again</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Chạm một ván để xem lại</translation>
    </message>
    <message>
        <source>{n} of {all} rounds</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n}/{all} ván</translation>
    </message>
    <message>
        <source>Rounds of this test</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Các ván của kỳ thi này</translation>
    </message>
    <message>
        <source>Round {n}: {points} points, {time}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Ván {n}: {points} điểm, {time}</translation>
    </message>
    <message>
        <source>{n} of {all} lessons</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n}/{all} bài học</translation>
    </message>
    <message>
        <source>Not begun, {n} needed</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Chưa bắt đầu, cần {n}</translation>
    </message>
    <message>
        <source>{n} needed, every skill</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Cần {n}, mọi kỹ năng</translation>
    </message>
    <message>
        <source>{skill}: {n} needed</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{skill}: cần {n}</translation>
    </message>
    <message>
        <source>The last one {day}</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Bài cuối: {day}</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>of 10</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>/10</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>CÁC VÁN</translation>
    </message>
    <message>
        <source>It stands on the record; the card signs it</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>Nằm trong hồ sơ; thẻ sẽ ký</translation>
    </message>
    <message>
        <source>Erased to the last letter, it is taken away</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>Xóa hết chữ là bỏ ghi chú</translation>
    </message>
    <message>
        <source>{n} of {most} letters</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>{n}/{most} chữ</translation>
    </message>
    <message>
        <source>No test at this table</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>Bàn này không có thi</translation>
    </message>
    <message>
        <source>Sensor {sensor} answered too late: it took no wager; give its profile a longer look_ms</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>Cảm biến {sensor} trả lời quá muộn: không nhận cược; đặt look_ms dài hơn trong cấu hình</translation>
    </message>
    <message>
        <source>The card was not read to its end. Show it again, and hold it still.</source>
        <extracomment>devices/readers/digits.py</extracomment>
        <translation>Thẻ chưa được đọc hết. Hãy đưa thẻ lại và giữ yên.</translation>
    </message>
    <message>
        <source>Two cards are at the reader. Show one alone.</source>
        <extracomment>devices/readers/digits.py</extracomment>
        <translation>Có hai thẻ ở đầu đọc. Chỉ đưa một thẻ.</translation>
    </message>
    <message>
        <source>This reader encrypts: the number it sends is masked and is no person&apos;s. Set it to send cards as they are (MagTek: level 2 with SureSwipe; ID TECH: level 1), or use another reader.</source>
        <extracomment>devices/readers/secured.py</extracomment>
        <translation>Đầu đọc này mã hóa: số nó gửi đã bị che và không thuộc về ai. Hãy đặt để nó gửi thẻ nguyên dạng (MagTek: mức 2 với SureSwipe; ID TECH: mức 1), hoặc dùng đầu đọc khác.</translation>
    </message>
    <message>
        <source>The floor of samples cannot do this; try it on a server</source>
        <extracomment>floor/sample_feed.py</extracomment>
        <translation>Sàn mẫu không làm được việc này; hãy thử trên máy chủ</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>nó bị hỏng</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>đĩa đã đầy</translation>
    </message>
    <message>
        <source>the disk fails</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>đĩa bị lỗi</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>không mở được</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>không được phép ghi</translation>
    </message>
    <message>
        <source>it may not be opened</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>không được phép mở</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>chương trình khác đang giữ nó</translation>
    </message>
    <message>
        <source>the memory is full</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>bộ nhớ đã đầy</translation>
    </message>
    <message>
        <source>error {code} of the database</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>lỗi {code} của cơ sở dữ liệu</translation>
    </message>
    <message>
        <source>The model dealer played this; nobody sat it, and nobody signs it</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>Dealer mẫu đã chơi phần này; không ai dự thi và không ai ký</translation>
    </message>
    <message>
        <source>Python also looks for modules in {folder}</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>Python còn tìm mô-đun trong {folder}</translation>
    </message>
    <message>
        <source>{file} runs before the program</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} chạy trước chương trình</translation>
    </message>
    <message>
        <source>{file} lets the libraries of the system in</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} cho phép thư viện hệ thống</translation>
    </message>
    <message>
        <source>{file} runs in the place of its source</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} chạy thay cho mã nguồn của nó</translation>
    </message>
    <message>
        <source>Seat {seat}: the {wager} must equal the {other} of {ante}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat}: {wager} phải bằng {other} là {ante}</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no {wager}; nobody is dealt in without one</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat} có bài nhưng không có {wager}; không ai được chia bài nếu thiếu nó</translation>
    </message>
    <message>
        <source>Seat {seat}: {wager} without {base} is not offered here; place the {base}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat}: ở đây không nhận {wager} mà không có {base}; hãy đặt {base}</translation>
    </message>
    <message>
        <source>Seat {seat} has only {wager} and decides nothing; leave its decision out</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat} chỉ có {wager} và không quyết định gì; hãy bỏ phần quyết định</translation>
    </message>
    <message>
        <source>Seat {seat}: there is no {key} decision, only {keys}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat}: không có quyết định {key}, chỉ có {keys}</translation>
    </message>
    <message>
        <source>has made the one bet</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>đã đặt cược duy nhất</translation>
    </message>
    <message>
        <source>Seat {seat} must {ask}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat} phải {ask}</translation>
    </message>
    <message>
        <source>Seat {seat} {why} and has no {names} decision</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Ghế {seat} {why} và không có quyết định {names}</translation>
    </message>
    <message>
        <source>Jk is the joker, and this game has none; take it out and deal the round anew</source>
        <extracomment>rules/cards.py</extracomment>
        <translation>Jk là lá joker, mà trò này không dùng; hãy bỏ nó ra và chia lại ván</translation>
    </message>
    <message>
        <source>The board has {cards} cards instead of {due}: the round is void, all wagers go back</source>
        <extracomment>rules/showdown.py</extracomment>
        <translation>Bàn chung có {cards} lá thay vì {due}: ván bị hủy, mọi tiền cược được trả lại</translation>
    </message>
    <message>
        <source>Winning side</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Bên thắng</translation>
    </message>
    <message>
        <source>All participants</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Tất cả người tham gia</translation>
    </message>
    <message>
        <source>Player&apos;s cards</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Bài của người chơi</translation>
    </message>
    <message>
        <source>With the up card</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Cùng lá ngửa</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Số bảy</translation>
    </message>
    <message>
        <source>Paytable</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Bảng trả thưởng</translation>
    </message>
    <message>
        <source>{skill}: {percent} % right, {wanted} needed</source>
        <extracomment>school/people/readiness.py</extracomment>
        <translation>{skill}: đúng {percent} %, cần {wanted}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cases due, {right} of the last {last} right</source>
        <extracomment>school/people/today.py; one: {n} case due, {right} of the last {last} right</extracomment>
        <translation>
            <numerusform>{n} ca đến hạn, đúng {right}/{last}</numerusform>
        </translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>từ trái sang phải</translation>
    </message>
    <message>
        <source>right to left</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>từ phải sang trái</translation>
    </message>
    <message>
        <source>INSURANCE CLOSED</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>ĐÓNG BẢO HIỂM</translation>
    </message>
    <message>
        <source>Insurance</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Bảo hiểm</translation>
    </message>
    <message>
        <source>Nobody draws against a natural {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Không ai rút khi có tự nhiên {points}</translation>
    </message>
    <message>
        <source>Player must stand on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player phải dừng ở {points}</translation>
    </message>
    <message>
        <source>Player must draw on {points}, before Banker</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player phải rút ở {points}, trước Banker</translation>
    </message>
    <message>
        <source>Banker must stand on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker phải dừng ở {points}</translation>
    </message>
    <message>
        <source>Banker must stand on {points} against a third card of {card}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker phải dừng ở {points} khi lá thứ ba là {card}</translation>
    </message>
    <message>
        <source>Player draws on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player rút ở {points}</translation>
    </message>
    <message>
        <source>Player stands on {points}, Banker draws on {other}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player dừng ở {points}, Banker rút ở {other}</translation>
    </message>
    <message>
        <source>Banker draws on {points} against a third card of {card}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker rút ở {points} khi lá thứ ba là {card}</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {player}, Banker {banker}</translation>
    </message>
    <message>
        <source>Insurance is closed; touch it in the strip to open it again</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Bảo hiểm đã đóng; chạm trên dải để mở lại</translation>
    </message>
    <message>
        <source>{wrong}; put the card right or call the supervisor</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{wrong}; sửa lá bài hoặc gọi giám sát</translation>
    </message>
    <message>
        <source>Wrong third card</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Lá thứ ba sai</translation>
    </message>
    <message>
        <source>Nothing is paid before; the card pad is in MENU.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Chưa trả gì; bảng bài ở MENU.</translation>
    </message>
    <message>
        <source>Insurance first</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Bảo hiểm trước</translation>
    </message>
    <message>
        <source>Collect the insurance</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Thu tiền bảo hiểm</translation>
    </message>
    <message>
        <source>Pay the insurance</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Trả tiền bảo hiểm</translation>
    </message>
    <message>
        <source>A peek says blackjack, no blackjack or another card; touch one of them</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Xem bài: blackjack, không blackjack hoặc lá khác; chạm một ô</translation>
    </message>
    <message>
        <source>Nobody looks for blackjack in {game}</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Trong {game} không ai xem blackjack</translation>
    </message>
    <message>
        <source>The up card is known; correct it on the card pad</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Lá lật đã biết; sửa trên bảng bài</translation>
    </message>
    <message>
        <source>Nobody is insured; there is nothing to settle</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Không ai bảo hiểm; không có gì để thanh toán</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: all pays come off {level} and it gets {rate} of each wager; below {least} it may run dry, and then the tray pays</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Cảm biến {sensor}, {jackpot}: mọi khoản trả lấy từ {level}, nhận {rate} mỗi cược; dưới {least} có thể cạn và khay phải trả</translation>
    </message>
    <message>
        <source>JACKPOT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>JACKPOT</translation>
    </message>
    <message>
        <source>A win needs the supervisor&apos;s key. Nothing is paid before it is on record.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Thắng cần chìa khóa giám sát. Không trả trước khi được ghi.</translation>
    </message>
    <message>
        <source>A win needs a card: the button says which. Nothing is paid before it.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Thắng cần thẻ: nút cho biết thẻ nào. Không trả trước đó.</translation>
    </message>
    <message>
        <source>A fixed prize up to {limit} the dealer confirms; above it a card, the button says which.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Giải cố định đến {limit} do nhà cái xác nhận; trên mức đó cần thẻ, nút cho biết thẻ nào.</translation>
    </message>
    <message>
        <source>Supervisor for every prize, Executive from {large} and for a whole meter</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Supervisor cho mọi giải, Executive từ {large} và cho trọn số jackpot</translation>
    </message>
    <message>
        <source>Dealer up to {small}, Executive from {large} and for a whole meter</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Dealer đến {small}, Executive từ {large} và cho trọn số jackpot</translation>
    </message>
    <message>
        <source>{right} of the last {last} right, {n} answers</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{right} trong {last} câu gần nhất đúng, {n} câu trả lời</translation>
    </message>
    <message>
        <source>{right} of {all}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{right} trong {all}</translation>
    </message>
    <message>
        <source>Last ten</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Mười câu gần nhất</translation>
    </message>
    <message>
        <source>Trial run, nobody sat</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Chạy thử, không ai dự thi</translation>
    </message>
    <message>
        <source>Right answers</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Câu trả lời đúng</translation>
    </message>
    <message>
        <source>{n} % right</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Đúng {n} %</translation>
    </message>
    <message>
        <source>On record, one of these fails it whatever the points.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Khi đã ghi lại, một trong các lỗi này làm trượt bài bất kể điểm.</translation>
    </message>
    <message>
        <source>Trial run of the model dealer, {points} points</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Chạy thử của dealer mẫu, {points} điểm</translation>
    </message>
    <message>
        <source>{right} of the last {last} right, memory foretells {percent} %</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>{right} trong {last} câu gần nhất đúng, trí nhớ dự đoán {percent} %</translation>
    </message>
    <message>
        <source>A critical error: no points make up for it</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Lỗi nghiêm trọng: không điểm nào bù được</translation>
    </message>
    <message>
        <source>Nothing was done wrong, but this was not done, or not in time or in its order</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Không làm sai gì, nhưng việc này chưa làm, hoặc không kịp giờ hay không đúng thứ tự</translation>
    </message>
    <message>
        <source>Not done</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Chưa làm</translation>
    </message>
    <message>
        <source>TRIAL RUN: {result}</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>CHẠY THỬ: {result}</translation>
    </message>
    <message>
        <source>A trial run of the model dealer: nobody sat. It is no licence.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Chạy thử của dealer mẫu: không ai dự thi. Đây không phải giấy phép.</translation>
    </message>
    <message>
        <source>TRIAL RUN OF A TABLE TEST</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>CHẠY THỬ BÀI THI TẠI BÀN</translation>
    </message>
    <message>
        <source>Offer insurance, then close it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Mời mua bảo hiểm, rồi đóng lại</translation>
    </message>
    <message>
        <source>Look for blackjack before anybody draws</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Xem có blackjack không trước khi ai rút bài</translation>
    </message>
    <message>
        <source>Ace or ten up? Look for blackjack first</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Lật át hoặc mười? Xem blackjack trước</translation>
    </message>
    <message>
        <source>Pay the insurance 2 to 1</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả bảo hiểm 2 ăn 1</translation>
    </message>
    <message>
        <source>Before play</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trước khi chơi</translation>
    </message>
    <message>
        <source>House Money: losers are collected before it, winners paid after it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money: thu người thua trước, trả người thắng sau</translation>
    </message>
    <message>
        <source>Against an ace offer insurance before it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Gặp át thì mời bảo hiểm trước</translation>
    </message>
    <message>
        <source>Ace up. Who insures?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Lật át. Ai mua bảo hiểm?</translation>
    </message>
    <message>
        <source>Half of the wager by one touch; less by CARDS</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Chạm một lần: nửa tiền cược; ít hơn thì vào BÀI</translation>
    </message>
    <message>
        <source>Nobody doubles, splits or draws before the answer</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không ai gấp đôi, tách hay rút trước câu trả lời</translation>
    </message>
    <message>
        <source>What lies under your up card?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Dưới lá lật là gì?</translation>
    </message>
    <message>
        <source>Blackjack: insurance wins</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Blackjack: bảo hiểm thắng</translation>
    </message>
    <message>
        <source>Pay 2 to 1: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả 2 ăn 1: {seats}</translation>
    </message>
    <message>
        <source>No blackjack: insurance loses</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không blackjack: bảo hiểm thua</translation>
    </message>
    <message>
        <source>Nobody draws; settle the hands</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không ai rút; thanh toán các tay</translation>
    </message>
    <message>
        <source>The hands can be played</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Có thể chơi các tay bài</translation>
    </message>
    <message>
        <source>Doubles and splits are open</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Được gấp đôi và tách</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không ai rút</translation>
    </message>
    <message>
        <source>NO ACE, NO TEN</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>KHÔNG ÁT, KHÔNG MƯỜI</translation>
    </message>
    <message>
        <source>Another card is up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Lá khác lật lên</translation>
    </message>
    <message>
        <source>Insured: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Đã bảo hiểm: {seats}</translation>
    </message>
    <message>
        <source>No insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không bảo hiểm</translation>
    </message>
    <message>
        <source>Collect insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Thu bảo hiểm</translation>
    </message>
    <message>
        <source>Pay insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Trả bảo hiểm</translation>
    </message>
    <message>
        <source>Insurance collected</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Đã thu bảo hiểm</translation>
    </message>
    <message>
        <source>Insurance paid</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Đã trả bảo hiểm</translation>
    </message>
    <message>
        <source>No ace, no ten up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Không lật át hay mười</translation>
    </message>
    <message>
        <source>Main wagers are held; put the card right or call the supervisor</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Giữ cược chính; sửa lá bài hoặc gọi giám sát</translation>
    </message>
    <message>
        <source>No ace and no ten up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Không lật át hay mười</translation>
    </message>
    <message>
        <source>Nobody insures any more</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Không ai mua bảo hiểm nữa</translation>
    </message>
    <message>
        <source>Insurance open again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Mở lại bảo hiểm</translation>
    </message>
    <message>
        <source>Insurance was not settled after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Bảo hiểm rốt cuộc chưa thanh toán</translation>
    </message>
    <message>
        <source>Insurance settled at seat {seats}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Đã thanh toán bảo hiểm ghế {seats}</translation>
    </message>
    <message>
        <source>TOO LATE</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>QUÁ MUỘN</translation>
    </message>
    <message>
        <source>PAY LEFT TO RIGHT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRẢ TỪ TRÁI SANG PHẢI</translation>
    </message>
    <message>
        <source>{hand} is off at seat {seat}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} đã tắt ở ghế {seat}</translation>
    </message>
    <message>
        <source>{hand} in place of {was} at seat {seat}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} thay cho {was} ở ghế {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} answer too late</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} answers too late</extracomment>
        <translation>
            <numerusform>Các cảm biến {names} trả lời quá muộn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call a technician to seats {seats}: their profile wants a longer look_ms.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Call a technician to seat {seats}: its profile wants a longer look_ms.</extracomment>
        <translation>
            <numerusform>Gọi kỹ thuật viên đến ghế {seats}: cấu hình cần look_ms dài hơn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least {n} digits</source>
        <extracomment>ui/toolkit/pad.py; one: At least {n} digit</extracomment>
        <translation>
            <numerusform>Ít nhất {n} chữ số</numerusform>
        </translation>
    </message>
    <message>
        <source>Settle {way}, Cover All last, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Thanh toán {way}, Cover All sau cùng, rồi bấm END GAME</translation>
    </message>
    <message>
        <source>Settle {way}, Cover All last, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Thanh toán {way}, Cover All sau cùng, rồi bấm GAME OVER</translation>
    </message>
    <message>
        <source>Dealer qualifies: settle {way}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Nhà cái đủ điều kiện: thanh toán {way}</translation>
    </message>
    <message>
        <source>Settle {way}, then press {end}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Thanh toán {way}, rồi bấm {end}</translation>
    </message>
    <message>
        <source>Settle {way}, then press END GAME</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Thanh toán {way}, rồi bấm END GAME</translation>
    </message>
    <message>
        <source>Settle {way}, then press GAME OVER</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Thanh toán {way}, rồi bấm GAME OVER</translation>
    </message>
    <message>
        <source>Both on record, paid from the far right, then the end</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Cả hai đã ghi, trả từ ngoài cùng bên phải, rồi kết thúc</translation>
    </message>
    <message>
        <source>The floor&apos;s server is not proven to this table; write sslmode=verify-full where its file names the server</source>
        <extracomment>floor/server_address.py</extracomment>
        <translation>Máy chủ của sàn chưa được chứng thực với bàn này; hãy ghi sslmode=verify-full ở chỗ tệp của bàn nêu tên máy chủ</translation>
    </message>
    <message>
        <source>This table names no {missing} for the floor&apos;s server; &apos;floor join&apos; makes and names them</source>
        <extracomment>floor/server_address.py</extracomment>
        <translation>Bàn này không nêu {missing} cho máy chủ của sàn; &apos;floor join&apos; tạo và nêu tên chúng</translation>
    </message>
    <message>
        <source>a free double is for two cards of hard 9, 10 or 11; double with own money</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>nhân đôi miễn phí chỉ cho hai lá tổng cứng 9, 10 hoặc 11; hãy nhân đôi bằng tiền của mình</translation>
    </message>
    <message>
        <source>a free split is for any pair but tens and faces; split with own money, or hit</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>tách miễn phí cho mọi đôi trừ 10 và hình; hãy tách bằng tiền của mình hoặc rút</translation>
    </message>
    <message>
        <source>this game has no zap; hit or stand</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>trò này không có zap; hãy rút hoặc dừng</translation>
    </message>
    <message>
        <source>a hand is zapped once; hit or stand</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>mỗi tay bài chỉ zap một lần; hãy rút hoặc dừng</translation>
    </message>
    <message>
        <source>a zap is for two first cards of hard {totals}; hit or stand</source>
        <extracomment>rules/blackjack_acts.py</extracomment>
        <translation>zap chỉ cho hai lá đầu tổng cứng {totals}; hãy rút hoặc dừng</translation>
    </message>
    <message>
        <source>a decision has no {key}; give {known}</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>quyết định không có {key}; hãy cho {known}</translation>
    </message>
    <message>
        <source>the switch is true or false, not {switch}</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>đổi bài là true hoặc false, không phải {switch}</translation>
    </message>
    <message>
        <source>the dealer has blackjack, so nothing is switched; take that back</source>
        <extracomment>rules/blackjack_title.py</extracomment>
        <translation>nhà cái có blackjack nên không đổi bài; hãy bỏ quyết định đó</translation>
    </message>
    <message>
        <source>Seat {seat} has a card but no Wager; nobody is dealt in without one</source>
        <extracomment>rules/casino_war.py</extracomment>
        <translation>Ghế {seat} có bài nhưng không có Cược; không ai được chia bài nếu chưa cược</translation>
    </message>
    <message>
        <source>Seat {seat} has no tie and decides nothing; take that back</source>
        <extracomment>rules/casino_war.py</extracomment>
        <translation>Ghế {seat} không hòa nên không quyết định gì; hãy bỏ quyết định đó</translation>
    </message>
    <message>
        <source>Seat {seat} has a tie; the action is war or surrender, nothing else</source>
        <extracomment>rules/casino_war.py</extracomment>
        <translation>Ghế {seat} hòa; hành động là war hoặc surrender, không gì khác</translation>
    </message>
    <message>
        <source>Seat {seat} bets on an event of the coup without a side; add a Player or Banker wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>Ghế {seat} cược vào sự kiện của ván mà không chọn cửa; hãy thêm cược Player hoặc Banker, hoặc lấy lại</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no Main wager; nobody is dealt in without one</source>
        <extracomment>rules/pai_gow.py</extracomment>
        <translation>Ghế {seat} có bài nhưng không có cược chính; không ai được chia bài nếu chưa cược</translation>
    </message>
    <message>
        <source>Seat {seat} has not set its hand; low is its two cards, or &quot;house_way&quot;</source>
        <extracomment>rules/pai_gow.py</extracomment>
        <translation>Ghế {seat} chưa xếp bài; low là hai lá của ghế, hoặc &quot;house_way&quot;</translation>
    </message>
    <message>
        <source>Seat {seat}: the low hand is two of its own seven cards; name those</source>
        <extracomment>rules/pai_gow.py</extracomment>
        <translation>Ghế {seat}: tay nhỏ là hai trong bảy lá của ghế; hãy nêu hai lá đó</translation>
    </message>
    <message>
        <source>Banker is paid 1 to 1; a winning 7 of three cards pushes it.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Banker trả 1 ăn 1; khi thắng với 7 điểm ba lá thì hòa tiền.</translation>
    </message>
    <message>
        <source>Banker is paid 1 to 1; a winning 6 pays half.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Banker trả 1 ăn 1; thắng với 6 điểm chỉ trả một nửa.</translation>
    </message>
</context>
</TS>
