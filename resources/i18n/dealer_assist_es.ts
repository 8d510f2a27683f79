<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_US" sourcelanguage="en_US">
<context>
    <name>dealer_assist</name>
    <message>
        <source>The cards of seat {seat} are not known yet</source>
        <extracomment>cards/blackjack_hands.py</extracomment>
        <translation>Aún no se conocen las cartas del asiento {seat}</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is not played out yet</source>
        <extracomment>cards/blackjack_hands.py</extracomment>
        <translation>La mano del dealer aún no termina</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>table/judging/known_cards.py</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>table/judging/known_cards.py</extracomment>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>No cards are known in this round; only the progressive wins are listed</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>No se conocen cartas en esta ronda; solo se listan los premios progresivos</translation>
    </message>
    <message>
        <source>The coup is not complete yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>La mano aún no está completa</translation>
    </message>
    <message>
        <source>Not every player has acted yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>No todos los jugadores han actuado</translation>
    </message>
    <message>
        <source>The cards of the board are not known yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Aún no se conocen las cartas de la mesa</translation>
    </message>
    <message>
        <source>The cards of the dealer are not known yet</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Aún no se conocen las cartas del dealer</translation>
    </message>
    <message>
        <source>The cards of seat {seat} are not known</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>No se conocen las cartas del asiento {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make no winning hand, the button says {pressed}</source>
        <extracomment>table/judging/suggestion.py</extracomment>
        <translation>Asiento {seat}: las cartas no ganan, el botón dice {pressed}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {made}, the button says {pressed}</source>
        <extracomment>table/judging/suggestion.py</extracomment>
        <translation>Asiento {seat}: las cartas dan {made}, el botón dice {pressed}</translation>
    </message>
    <message>
        <source>The PIN of {name} was not entered; it was cancelled</source>
        <extracomment>desk/card_slot.py</extracomment>
        <translation>No se ingresó el PIN de {name}; se canceló</translation>
    </message>
    <message>
        <source>No PIN was entered in {seconds} seconds; swipe again</source>
        <extracomment>desk/card_slot.py</extracomment>
        <translation>No se ingresó el PIN en {seconds} segundos; pase otra vez</translation>
    </message>
    <message>
        <source>event {seq}: {what}</source>
        <extracomment>desk/background.py</extracomment>
        <translation>evento {seq}: {what}</translation>
    </message>
    <message>
        <source>The journal is damaged ({finding}); leave it as it is and call a technician</source>
        <extracomment>desk/background.py</extracomment>
        <translation>El diario está dañado ({finding}); déjelo como está y llame a un técnico</translation>
    </message>
    <message>
        <source>The table is halted; call a technician and restart it</source>
        <extracomment>desk/desk.py</extracomment>
        <translation>La mesa está detenida; llame a un técnico y reiníciela</translation>
    </message>
    <message>
        <source>The table is halted by a fault; nothing recorded is lost</source>
        <extracomment>desk/desk.py</extracomment>
        <translation>La mesa está detenida por una falla; nada registrado se pierde</translation>
    </message>
    <message>
        <source>The device {device} did not answer; check the cable</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El equipo {device} no respondió; revise el cable</translation>
    </message>
    <message>
        <source>The printer ran out of paper: slips had to wait; load it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>La impresora se quedó sin papel: los comprobantes esperaron; póngale papel</translation>
    </message>
    <message>
        <source>Sensor {sensor} was stuck on: it took no wager; lift the chip and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} se trabó: no tomó apuestas; levante la ficha y pruébelo</translation>
    </message>
    <message>
        <source>Sensor {sensor} was dirty: it took no wager; wipe it and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} estaba sucio: no tomó apuestas; límpielo y pruébelo</translation>
    </message>
    <message>
        <source>Sensor {sensor} was without power: it took no wager; check its plug and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no tenía corriente: no tomó apuestas; revise el enchufe y pruébelo</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not answer: it took no wager; check its plug and test it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no respondió: no tomó apuestas; revise el enchufe y pruébelo</translation>
    </message>
    <message>
        <source>Sensor {sensor} restarted by itself: it took no wager until tested; check it</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} se reinició solo: no tomó apuestas hasta probarlo; revíselo</translation>
    </message>
    <message>
        <source>The key was found in JPH, not in {recorded}; turn it back to RUN</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>La llave se encontró en JPH, no en {recorded}; regrésela a RUN</translation>
    </message>
    <message>
        <source>The key was found in {found}; on record it was in {recorded}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>La llave se encontró en {found}; registrada estaba en {recorded}</translation>
    </message>
    <message>
        <source>No printer on this table</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Esta mesa no tiene impresora</translation>
    </message>
    <message>
        <source>The slip is being printed</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>Se está imprimiendo el comprobante</translation>
    </message>
    <message>
        <source>The kiosk stopped before the printer had answered; look for the slip or print it again</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>El kiosco se detuvo antes de que respondiera la impresora; busque el comprobante o imprímalo de nuevo</translation>
    </message>
    <message>
        <source>The last slip did not come out; press PRINT AGAIN</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>El último comprobante no salió; presione REIMPRIMIR</translation>
    </message>
    <message>
        <source>The slip could not be drawn; call a technician</source>
        <extracomment>desk/printing.py</extracomment>
        <translation>No se pudo preparar el comprobante; llame a un técnico</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Definitions</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Definiciones</translation>
    </message>
    <message>
        <source>Leave the file as it is and call a technician</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Deje el archivo como está y llame a un técnico</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Diario</translation>
    </message>
    <message>
        <source>damaged: {finding}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>dañado: {finding}</translation>
    </message>
    <message>
        <source>{events} events, schema {schema}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{events} eventos, esquema {schema}</translation>
    </message>
    <message>
        <source>{now}, behind the last record of {last}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{now}, antes del último registro de {last}</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Set the clock of this machine</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Ajuste el reloj de esta máquina</translation>
    </message>
    <message>
        <source>Make room: at least {least} MB</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Libere espacio: al menos {least} MB</translation>
    </message>
    <message>
        <source>Disk</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Disco</translation>
    </message>
    <message>
        <source>{free} MB free</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{free} MB libres</translation>
    </message>
    <message>
        <source>Allowed; a supervisor should know it</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Permitido; un supervisor debe saberlo</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>{file} has the name of a table that is shipped; give it another name</source>
        <extracomment>desk/table_choices.py</extracomment>
        <translation>{file} ya es el nombre de una mesa incluida; dele otro nombre</translation>
    </message>
    <message>
        <source>The slip printer does not answer: check its cable and power</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La impresora de comprobantes no responde: revise su cable y su corriente</translation>
    </message>
    <message>
        <source>The slip printer is out of paper: put in a new roll</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La impresora de comprobantes no tiene papel: ponga un rollo nuevo</translation>
    </message>
    <message>
        <source>The slip printer has stopped: clear the paper path and close the cover</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La impresora de comprobantes se detuvo: despeje el papel y cierre la tapa</translation>
    </message>
    <message>
        <source>This table has no slip printer</source>
        <extracomment>devices/rack.py</extracomment>
        <translation>Esta mesa no tiene impresora de comprobantes</translation>
    </message>
    <message>
        <source>Dead</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>It answers nothing</source>
        <extracomment>devices/role.py</extracomment>
        <translation>No responde nada</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Reinicio</translation>
    </message>
    <message>
        <source>It restarts, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Se reinicia, una vez</translation>
    </message>
    <message>
        <source>Flicker</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Parpadeo</translation>
    </message>
    <message>
        <source>It flickers, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Parpadea, una vez</translation>
    </message>
    <message>
        <source>Unplugged</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Desconectado</translation>
    </message>
    <message>
        <source>The cable is pulled</source>
        <extracomment>devices/role.py</extracomment>
        <translation>El cable está desconectado</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Bytes arrive spoilt</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Los bytes llegan dañados</translation>
    </message>
    <message>
        <source>Lost bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bytes perdidos</translation>
    </message>
    <message>
        <source>Some bytes never arrive</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Algunos bytes no llegan</translation>
    </message>
    <message>
        <source>Double bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bytes dobles</translation>
    </message>
    <message>
        <source>Some bytes arrive twice</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Algunos bytes llegan dos veces</translation>
    </message>
    <message>
        <source>Stuck</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Trabado</translation>
    </message>
    <message>
        <source>It says it is stuck</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Dice que está trabado</translation>
    </message>
    <message>
        <source>Dirty</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Sucio</translation>
    </message>
    <message>
        <source>It says it is dirty</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Dice que está sucio</translation>
    </message>
    <message>
        <source>No power</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Sin luz</translation>
    </message>
    <message>
        <source>It says it has no power</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Dice que no tiene corriente</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>It answers too late</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Responde tarde</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Contador</translation>
    </message>
    <message>
        <source>Its counter stands still</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Su contador no avanza</translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Chips on sensors are not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No se ven fichas en los sensores. Revise el cable.</translation>
    </message>
    <message>
        <source>The sensors did not answer: chips on them were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Los sensores no respondieron: no se vieron sus fichas; revise el cable</translation>
    </message>
    <message>
        <source>Sensor line</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Línea de sensores</translation>
    </message>
    <message>
        <source>Sensors B</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Sensores B</translation>
    </message>
    <message>
        <source>Chips on sensors B are not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No se ven fichas en los sensores B. Revise el cable.</translation>
    </message>
    <message>
        <source>Sensors B did not answer: chips on them were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Los sensores B no respondieron: no se vieron sus fichas; revise el cable</translation>
    </message>
    <message>
        <source>Sensor line B</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Línea de sensores B</translation>
    </message>
    <message>
        <source>Card reader</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Lector de tarjetas</translation>
    </message>
    <message>
        <source>No card can be read. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No se puede leer ninguna tarjeta. Revise el cable.</translation>
    </message>
    <message>
        <source>The card reader did not answer: no card could be read; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>El lector de tarjetas no respondió: no se pudo leer ninguna tarjeta; revise el cable</translation>
    </message>
    <message>
        <source>Misread</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Mal leída</translation>
    </message>
    <message>
        <source>A card is not read, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Una tarjeta no se lee, una vez</translation>
    </message>
    <message>
        <source>Half a card</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Media tarjeta</translation>
    </message>
    <message>
        <source>The swipe breaks off, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>El pase se corta, una vez</translation>
    </message>
    <message>
        <source>Stranger</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Extraña</translation>
    </message>
    <message>
        <source>A card nobody has, once</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Una tarjeta de nadie, una vez</translation>
    </message>
    <message>
        <source>Twice</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Doble</translation>
    </message>
    <message>
        <source>The same card comes twice</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>La misma tarjeta llega dos veces</translation>
    </message>
    <message>
        <source>Key switch</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Llave de control</translation>
    </message>
    <message>
        <source>The key is not seen. Check the cable.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No se ve la llave. Revise el cable.</translation>
    </message>
    <message>
        <source>The key switch did not answer: the key was not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>La llave no respondió: no se vio la llave; revise el cable</translation>
    </message>
    <message>
        <source>Printer</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Slips wait. Check the cable and the paper.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Los comprobantes esperan. Revise el cable y el papel.</translation>
    </message>
    <message>
        <source>The printer did not answer: slips had to wait; check the cable and the power</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>La impresora no respondió: los comprobantes esperaron; revise el cable y la corriente</translation>
    </message>
    <message>
        <source>No paper</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Sin papel</translation>
    </message>
    <message>
        <source>The roll is at its end</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>El rollo se acabó</translation>
    </message>
    <message>
        <source>Paper low</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Poco papel</translation>
    </message>
    <message>
        <source>The roll is nearly used up</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>El rollo casi se acaba</translation>
    </message>
    <message>
        <source>Cover open</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Tapa abierta</translation>
    </message>
    <message>
        <source>Nothing is printed</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No se imprime nada</translation>
    </message>
    <message>
        <source>Jam</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Atasco</translation>
    </message>
    <message>
        <source>The next slip sticks</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>El próximo comprobante se atasca</translation>
    </message>
    <message>
        <source>Card shoe</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Cards are not read. Press the hands yourself.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No se leen las cartas. Presione usted las manos.</translation>
    </message>
    <message>
        <source>The card shoe did not answer: cards were not read; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>El sabot no respondió: no se leyeron cartas; revise el cable</translation>
    </message>
    <message>
        <source>Not read</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No leída</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>errors.py</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>{level} shows {shown}, more than the cap of {cap}; set the cap to what it shows or above</source>
        <extracomment>jackpot/account.py</extracomment>
        <translation>{level} muestra {shown}, más que el tope de {cap}; fije el tope en lo que muestra o más</translation>
    </message>
    <message>
        <source>A meter is set for a reason from the list only; choose one</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>Un medidor solo se fija por un motivo de la lista; elija uno</translation>
    </message>
    <message>
        <source>A meter cannot show less than nothing; enter $0.00 or more</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>Un medidor no puede ser menor que cero; anote $0.00 o más</translation>
    </message>
    <message>
        <source>{shown} is above the cap of {cap}; enter that or less</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>{shown} supera el tope de {cap}; anote eso o menos</translation>
    </message>
    <message>
        <source>{level} shows {shown} already; enter another amount</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>{level} ya muestra {shown}; anote otra cantidad</translation>
    </message>
    <message>
        <source>The meter holds {holds}, and that is {lacks} too little to back this win out; correct the meter for a reason of its own instead</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>El medidor tiene {holds}; faltan {lacks} para revertir este premio; mejor corrija el medidor por un motivo propio</translation>
    </message>
    <message>
        <source>The overflow holds {holds}, and that is {lacks} too little to back this win out; correct the meter for a reason of its own instead</source>
        <extracomment>jackpot/adjustment.py</extracomment>
        <translation>El excedente tiene {holds}; faltan {lacks} para revertir este premio; mejor corrija el medidor por un motivo propio</translation>
    </message>
    <message>
        <source>the best four of five cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>las mejores cuatro de cinco cartas</translation>
    </message>
    <message>
        <source>the first five cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>las primeras cinco cartas</translation>
    </message>
    <message>
        <source>all seven cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>las siete cartas</translation>
    </message>
    <message>
        <source>two cards and the up card</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>dos cartas y la carta visible</translation>
    </message>
    <message>
        <source>{jackpot} may be linked to nothing</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{jackpot} no se puede enlazar con nada</translation>
    </message>
    <message>
        <source>{ours} is won by {our_cards} and {theirs} by {their_cards}, so that the same hand is not equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} se gana con {our_cards} y {theirs} con {their_cards}, así que la misma mano no es igual de probable</translation>
    </message>
    <message>
        <source>{ours} and {theirs} do not have the same winning hands</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} y {theirs} no tienen las mismas manos ganadoras</translation>
    </message>
    <message>
        <source>{ours} links tables of one game only</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} solo enlaza mesas de un mismo juego</translation>
    </message>
    <message>
        <source>{ours} is judged by other cards there, so that a hand is not equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} se decide allá con otras cartas, así que una mano no es igual de probable</translation>
    </message>
    <message>
        <source>{ours} and {theirs} decks do not make a hand equally likely</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>con {ours} y {theirs} barajas una mano no es igual de probable</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{items} o {last}</translation>
    </message>
    <message>
        <source>{jackpot} is played with {choice} decks and this table has {decks}</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{jackpot} se juega con {choice} barajas y esta mesa tiene {decks}</translation>
    </message>
    <message>
        <source>{ours} is a house jackpot, and a fixed amount needs no link</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>{ours} es un jackpot de la casa, y un monto fijo no necesita enlace</translation>
    </message>
    <message>
        <source>Of {ours} and {theirs} one is a progressive and one a house jackpot</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>De {ours} y {theirs}, uno es progresivo y el otro es de la casa</translation>
    </message>
    <message>
        <source>other cards</source>
        <extracomment>jackpot/links.py</extracomment>
        <translation>otras cartas</translation>
    </message>
    <message>
        <source>the event or its hash was altered</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>el evento o su hash fue alterado</translation>
    </message>
    <message>
        <source>event {first} is missing</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>falta el evento {first}</translation>
    </message>
    <message>
        <source>events {first} to {last} are missing</source>
        <extracomment>journal/chain.py</extracomment>
        <translation>faltan los eventos {first} a {last}</translation>
    </message>
    <message>
        <source>The journal {path} ends at event {last}, and what was recorded up to event {recorded} is missing: put {log} back beside it. If that is lost for good, &apos;dealer-assist journal restore --data {folder}&apos; goes on without it.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>El diario {path} termina en el evento {last} y falta lo registrado hasta el evento {recorded}: reponga {log} a su lado. Si se perdió del todo, &apos;dealer-assist journal restore --data {folder}&apos; sigue sin él.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the journal {path} was moved, replaced or deleted while it was open. Try again when it is put back, or call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>No se registró nada: el diario {path} fue movido, reemplazado o borrado mientras estaba abierto. Intente de nuevo cuando se reponga o llame a un técnico.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({trouble}): make it writable or choose another one.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>No se puede escribir en la carpeta {folder} ({trouble}): permita escribir en ella o elija otra.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the disk with {path} is full. Make room on it and try again.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>No se registró nada: el disco de {path} está lleno. Libere espacio e intente de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the journal {path} cannot be written ({trouble}). Try again; if it stays so, call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>No se registró nada: no se puede escribir el diario {path} ({trouble}). Intente de nuevo; si sigue así, llame a un técnico.</translation>
    </message>
    <message>
        <source>The journal {path} is not the one that was written here: event {seq} is another one than was noted beside the key. Leave it as it is and call a technician.</source>
        <extracomment>journal/head_file.py</extracomment>
        <translation>El diario {path} no es el que se escribió aquí: el evento {seq} no es el que se anotó junto a la clave. Déjelo como está y llame a un técnico.</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} is missing: put it back from its safe copy.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>Falta la clave {path} del diario: repóngala de su copia segura.</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} cannot be read ({trouble}): allow reading it.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>No se puede leer la clave {path} del diario ({trouble}): permita leerlo.</translation>
    </message>
    <message>
        <source>The journal&apos;s key {path} is damaged: put it back from its safe copy.</source>
        <extracomment>journal/key.py</extracomment>
        <translation>La clave {path} del diario está dañada: repóngala de su copia segura.</translation>
    </message>
    <message>
        <source>Another Dealer Assist (process {pid}) runs on the same data {path}: use that one, or close it first.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>Otro Dealer Assist (proceso {pid}) usa los mismos datos {path}: use ese o ciérrelo primero.</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>{path} cannot be read ({trouble}): &apos;dealer-assist journal verify&apos; says what is wrong with it, &apos;dealer-assist journal restore&apos; puts its newest good backup back.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>No se puede leer {path} ({trouble}): &apos;dealer-assist journal verify&apos; dice qué tiene, &apos;dealer-assist journal restore&apos; repone su última copia buena.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({trouble}): allow reading it.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>No se puede leer {path} ({trouble}): permita leerlo.</translation>
    </message>
    <message>
        <source>{path} is the journal of table {table}, not of {wanted}: open that table or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} es el diario de la mesa {table}, no de {wanted}: abra esa mesa o elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>{path} was made with another key: put back the key that belongs to it.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} se hizo con otra clave: reponga la clave que le corresponde.</translation>
    </message>
    <message>
        <source>{path} was written by a newer Dealer Assist (schema {version}, this one knows {known}): install the newer version or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} es de un Dealer Assist más nuevo (esquema {version}, este conoce {known}): instale la versión nueva o elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>{path} holds live data and this table is opened for training: choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} contiene datos en vivo y esta mesa se abre para práctica: elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>{path} holds training data and this table is opened for live: choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} contiene datos de práctica y esta mesa se abre en vivo: elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>{path} is not a Dealer Assist journal or its beginning is damaged: move it away and put back a backup, or choose another data folder.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>{path} no es un diario de Dealer Assist o su inicio está dañado: muévalo y reponga una copia, o elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>the events up to {seq} are missing</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>faltan los eventos hasta {seq}</translation>
    </message>
    <message>
        <source>the head does not fit the last event</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>el final no corresponde al último evento</translation>
    </message>
    <message>
        <source>the head was not made with this journal&apos;s key</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>el final no se hizo con la clave de este diario</translation>
    </message>
    <message>
        <source>The journal {path} is damaged at event {seq} ({what}): leave it as it is, call a technician, and open the newest backup.</source>
        <extracomment>journal/resume.py</extracomment>
        <translation>El diario {path} está dañado en el evento {seq} ({what}): déjelo como está, llame a un técnico y abra la última copia.</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>message.py</extracomment>
        <translation>{items} y {last}</translation>
    </message>
    <message>
        <source>Win {number} was paid {prize}, but {hand} pays {due}; back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>El premio {number} se pagó a {prize}, pero {hand} paga {due}; revierta el premio si fue un error</translation>
    </message>
    <message>
        <source>Win {number} was paid as {paid}, but the cards of seat {seat} make no winning hand; look at the camera and back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>El premio {number} se pagó como {paid}, pero las cartas del asiento {seat} no forman mano ganadora; vea la cámara y revierta el premio si fue un error</translation>
    </message>
    <message>
        <source>Win {number} was paid as {paid}, but the cards of seat {seat} make {hand}; look at the camera and back the win out if it was wrong</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>El premio {number} se pagó como {paid}, pero las cartas del asiento {seat} forman {hand}; vea la cámara y revierta el premio si fue un error</translation>
    </message>
    <message>
        <source>{period}: {hand} was hit {hits} times, where {expected} are to be expected; look at those wins</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>{period}: {hand} salió {hits} veces; lo esperado es {expected}; revise esos premios</translation>
    </message>
    <message>
        <source>{period}: {found} rounds an hour, where {slowest} to {fastest} are usual; check START GAME and END GAME at this table</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>{period}: {found} rondas por hora; lo usual es de {slowest} a {fastest}; revise START GAME y END GAME en esta mesa</translation>
    </message>
    <message>
        <source>The clock was set back by {minutes} minutes; check it before the next report</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>El reloj se atrasó {minutes} minutos; revíselo antes del próximo informe</translation>
    </message>
    <message>
        <source>The clock was set forward by {minutes} minutes; check it before the next report</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>El reloj se adelantó {minutes} minutos; revíselo antes del próximo informe</translation>
    </message>
    <message>
        <source>Only {free} MB are free for the journal; make room or call a technician</source>
        <extracomment>reports/unusual.py</extracomment>
        <translation>Solo quedan {free} MB para el registro; libere espacio o llame a un técnico</translation>
    </message>
    <message>
        <source>the actions {actions} are no list; write them like [&apos;hit&apos;, &apos;stand&apos;]</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>las acciones {actions} no son una lista; escríbalas así: [&apos;hit&apos;, &apos;stand&apos;]</translation>
    </message>
    <message>
        <source>the hand of {total} has no action; ask the player to hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>la mano de {total} no tiene acción; pregunte al jugador si pide o se planta</translation>
    </message>
    <message>
        <source>no hand is left to {action}, for 21, a blackjack and any hand against a dealer&apos;s blackjack stand by themselves; take that action back</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>no queda ninguna mano para {action}: el 21, el blackjack y toda mano contra el blackjack del dealer se plantan solos; retire esa acción</translation>
    </message>
    <message>
        <source>{text} is not an action; write {actions}, or double:500 in cents</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>{text} no es una acción; escriba {actions}, o double:500 en centavos</translation>
    </message>
    <message>
        <source>the player</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>el jugador</translation>
    </message>
    <message>
        <source>the split hand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>la mano dividida</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>el dealer</translation>
    </message>
    <message>
        <source>a double is for the first two cards; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>el doble es para las dos primeras cartas; pida o plántese</translation>
    </message>
    <message>
        <source>this table has no double after a split; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>esta mesa no dobla después de dividir; pida o plántese</translation>
    </message>
    <message>
        <source>this table has no double on {total}; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>esta mesa no dobla con {total}; pida o plántese</translation>
    </message>
    <message>
        <source>a double adds up to the entire wager of {wager}, not {more}; correct the amount</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>un doble agrega hasta la apuesta entera de {wager}, no {more}; corrija la cantidad</translation>
    </message>
    <message>
        <source>a split needs two cards of the same rank; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>dividir requiere dos cartas del mismo rango; pida o plántese</translation>
    </message>
    <message>
        <source>a seat splits to {hands} hands at most; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>un asiento divide hasta {hands} manos; pida o plántese</translation>
    </message>
    <message>
        <source>a split matches the entire wager of {wager}; put up that much</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>la división iguala la apuesta entera de {wager}; ponga esa cantidad</translation>
    </message>
    <message>
        <source>this table has no surrender; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>esta mesa no tiene rendición; pida o plántese</translation>
    </message>
    <message>
        <source>a surrender is the first decision or none; hit or stand</source>
        <extracomment>rules/blackjack.py</extracomment>
        <translation>la rendición es la primera decisión o ninguna; pida o plántese</translation>
    </message>
    <message>
        <source>{text} is not a card: write rank A23456789TJQK then suit cdhs, like Th</source>
        <extracomment>rules/cards.py</extracomment>
        <translation>{text} no es una carta: escriba rango A23456789TJQK y palo cdhs, como Th</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no Ante; nobody is dealt in without one</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>El asiento {seat} tiene cartas pero no Ante; nadie recibe cartas sin él</translation>
    </message>
    <message>
        <source>Seat {seat} has not decided; the action is fold or play</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>El asiento {seat} no ha decidido; la acción es retirarse o jugar</translation>
    </message>
    <message>
        <source>Seat {seat}: a decision has no {key}; it is fold, or play</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Asiento {seat}: una decisión no tiene {key}; es retirarse o jugar</translation>
    </message>
    <message>
        <source>Seat {seat}: a Play wager is a number of whole cents, not {play}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Asiento {seat}: una apuesta Play es en centavos enteros, no {play}</translation>
    </message>
    <message>
        <source>Seat {seat} folded, so there can be no Play wager; take it back</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>El asiento {seat} se retiró, no puede tener apuesta Play; retírela</translation>
    </message>
    <message>
        <source>Seat {seat} plays without a Play wager; place it, or fold</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>El asiento {seat} juega sin apuesta Play; póngala o retírese</translation>
    </message>
    <message>
        <source>Seat {seat}: the Play wager must be {least}, not {play}: {why}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Asiento {seat}: la apuesta Play debe ser {least}, no {play}: {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: the Play wager must be {least} to {most}, not {play}: {why}</source>
        <extracomment>rules/wagers.py</extracomment>
        <translation>Asiento {seat}: la apuesta Play debe ser de {least} a {most}, no {play}: {why}</translation>
    </message>
    <message>
        <source>Seat {seat} has cards or a decision of its own, which baccarat does not know; leave both out</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>El asiento {seat} tiene cartas o decisión propias, que el baccarat no usa; omita ambas</translation>
    </message>
    <message>
        <source>Seat {seat} has a progressive wager alone; add a Player, Banker or Tie wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>El asiento {seat} solo tiene una apuesta progresiva; agregue Player, Banker o Tie, o retírela</translation>
    </message>
    <message>
        <source>Seat {seat} has a Dragon Bonus wager alone; add a Player, Banker or Tie wager or take it back</source>
        <extracomment>rules/dragon_bonus.py</extracomment>
        <translation>El asiento {seat} solo tiene una apuesta Dragon Bonus; agregue Player, Banker o Tie, o retírela</translation>
    </message>
    <message>
        <source>Seat {seat}: {why}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>Asiento {seat}: {why}</translation>
    </message>
    <message>
        <source>a decision has no {key}; give leave and actions</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>una decisión no tiene {key}; indique lo que queda y las acciones</translation>
    </message>
    <message>
        <source>what is left up must be whole cents, 0 or more, not {leave}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>lo que queda son centavos enteros, 0 o más, no {leave}</translation>
    </message>
    <message>
        <source>House Money has not won, so nothing can be left up; leave 0</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>House Money no ganó, nada puede quedar arriba; deje 0</translation>
    </message>
    <message>
        <source>the dealer has blackjack, so nothing can be left up; pay House Money out</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>el dealer tiene blackjack, nada puede quedar arriba; pague House Money</translation>
    </message>
    <message>
        <source>{leave} cannot be left up; leave at most the House Money proceeds of {proceeds}</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>{leave} no puede quedar arriba; deje a lo sumo lo ganado de House Money, {proceeds}</translation>
    </message>
    <message>
        <source>there is no blackjack wager; nobody is dealt in without one</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>no hay apuesta de blackjack; nadie recibe cartas sin él</translation>
    </message>
    <message>
        <source>insurance needs an ace up; give the insurance wager back</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>el seguro requiere un as a la vista; devuelva el seguro</translation>
    </message>
    <message>
        <source>insurance of {insurance} is more than half of the {blackjack} blackjack wager; give the rest back</source>
        <extracomment>rules/house_money.py</extracomment>
        <translation>el seguro de {insurance} pasa de la mitad de la apuesta de {blackjack}; devuelva el resto</translation>
    </message>
    <message>
        <source>No seat is in the deal; name at least one seat with its wagers</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>No hay asientos en el reparto; nombre al menos un asiento con sus apuestas</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 1 to 7</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>No hay asiento {seat}; los asientos son 1 a 7</translation>
    </message>
    <message>
        <source>Seat {seat} is in the deal twice; name every seat once</source>
        <extracomment>rules/irregular.py</extracomment>
        <translation>El asiento {seat} está dos veces; nombre cada asiento una vez</translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} has {n} cards instead of {due}: the round is void, all wagers go back and the cards are reshuffled</source>
        <extracomment>rules/irregular.py; one: Seat {seat} has {n} card instead of {due}: the round is void, all wagers go back and the cards are reshuffled</extracomment>
        <translation>
            <numerusform>Asiento {seat} tiene {n} carta en lugar de {due}: la ronda es nula: devuelva las apuestas y baraje</numerusform>
            <numerusform>Asiento {seat} tiene {n} cartas en lugar de {due}: la ronda es nula: devuelva las apuestas y baraje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dealer has {n} cards instead of {due}: the round is void, all wagers go back and the cards are reshuffled</source>
        <extracomment>rules/irregular.py; one: The dealer has {n} card instead of {due}: the round is void, all wagers go back and the cards are reshuffled</extracomment>
        <translation>
            <numerusform>El dealer tiene {n} carta en lugar de {due}: la ronda es nula: devuelva las apuestas y baraje</numerusform>
            <numerusform>El dealer tiene {n} cartas en lugar de {due}: la ronda es nula: devuelva las apuestas y baraje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is there {times} times, more than {n} decks can hold</source>
        <extracomment>rules/irregular.py; one: {card} is there {times} times, more than one deck can hold</extracomment>
        <translation>
            <numerusform>{card} está {times} veces, más de lo que cabe en una baraja</numerusform>
            <numerusform>{card} está {times} veces, más de lo que cabe en {n} barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left in the shoe for {whose}; the round is void, all wagers go back</source>
        <extracomment>rules/shoe.py</extracomment>
        <translation>No quedan cartas en el sabot para {whose}; la ronda es nula, se devuelven las apuestas</translation>
    </message>
    <message>
        <source>Nobody is on the staff list; enrol the first two with &apos;dealer-assist staff enrol&apos;</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Nadie está en la lista de personal; inscriba a los dos primeros con &apos;dealer-assist staff enrol&apos;</translation>
    </message>
    <message>
        <source>This is not {name}&apos;s PIN; try again</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Este no es el PIN de {name}; intente de nuevo</translation>
    </message>
    <message>
        <source>Too many wrong PINs for {name}; try again at {moment}</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Demasiados PIN incorrectos de {name}; intente de nuevo a las {moment}</translation>
    </message>
    <message>
        <source>{name}&apos;s card was withdrawn; use another</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>La tarjeta de {name} fue retirada; use otra</translation>
    </message>
    <message>
        <source>{name}&apos;s card was good until {day}; a Supervisor can enrol a new one</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>La tarjeta de {name} venció el {day}; un Supervisor puede registrar una nueva</translation>
    </message>
    <message>
        <source>{name}&apos;s card was withdrawn; a Supervisor can enrol it again</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>La tarjeta de {name} fue retirada; un Supervisor puede registrarla de nuevo</translation>
    </message>
    <message>
        <source>Too many unknown cards; until {moment} only known ones are looked at</source>
        <extracomment>staff/directory.py</extracomment>
        <translation>Demasiadas tarjetas desconocidas; hasta las {moment} solo se aceptan las conocidas</translation>
    </message>
    <message>
        <source>The table is closed; swipe a dealer card to open it</source>
        <extracomment>table/decide.py</extracomment>
        <translation>La mesa está cerrada; pase una tarjeta de dealer para abrirla</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table</source>
        <extracomment>table/decide.py</extracomment>
        <translation>No hay asiento {seat} en esta mesa</translation>
    </message>
    <message>
        <source>A wager cannot be less than nothing; count it again</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Una apuesta no puede ser menor que cero; cuéntela otra vez</translation>
    </message>
    <message>
        <source>Late chip at seat {seat}: it does not count, give it back</source>
        <extracomment>table/decide.py</extracomment>
        <translation>Ficha tardía en el asiento {seat}: no cuenta, devuélvala</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at seat {seat} of this table</source>
        <extracomment>table/decide.py</extracomment>
        <translation>No hay sensor {sensor} en el asiento {seat} de esta mesa</translation>
    </message>
    <message>
        <source>Finish the checklist</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Termine la lista</translation>
    </message>
    <message>
        <source>Begins the round</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Empieza la ronda</translation>
    </message>
    <message>
        <source>No progressive wager</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Sin apuesta progresiva</translation>
    </message>
    <message numerus="yes">
        <source>Locks {n} sensors</source>
        <extracomment>table/guide/controls.py; one: Locks {n} sensor</extracomment>
        <translation>
            <numerusform>Fija {n} sensor</numerusform>
            <numerusform>Fija {n} sensores</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are void</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Todas las manos son nulas</translation>
    </message>
    <message numerus="yes">
        <source>{n} claims not confirmed</source>
        <extracomment>table/procedures/ending.py; one: {n} claim not confirmed</extracomment>
        <translation>
            <numerusform>{n} reclamo sin confirmar</numerusform>
            <numerusform>{n} reclamos sin confirmar</numerusform>
        </translation>
    </message>
    <message>
        <source>Settles {jackpot}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Paga {jackpot}</translation>
    </message>
    <message>
        <source>Opens the next round</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Abre la próxima ronda</translation>
    </message>
    <message>
        <source>Called. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Llamado. Presione para quitarlo</translation>
    </message>
    <message>
        <source>Needs the key</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Requiere la llave</translation>
    </message>
    <message>
        <source>Needs {card} card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Requiere tarjeta {card}</translation>
    </message>
    <message>
        <source>Not on this console</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>No en esta consola</translation>
    </message>
    <message>
        <source>Key to JPH first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Primero la llave a JPH</translation>
    </message>
    <message>
        <source>On record. Key to RUN</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Registrado. Llave a RUN</translation>
    </message>
    <message>
        <source>Key to RUN first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Primero la llave a RUN</translation>
    </message>
    <message>
        <source>A win is on record</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Hay un premio registrado</translation>
    </message>
    <message>
        <source>Hold 0.8 s</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Mantenga 0.8 s</translation>
    </message>
    <message>
        <source>open after {start}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>se abren después de {start}</translation>
    </message>
    <message>
        <source>open when a seat is selected</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>se abren al elegir un asiento</translation>
    </message>
    <message>
        <source>Marked. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Marcada. Presione para quitarlo</translation>
    </message>
    <message>
        <source>Win {number} is being backed out</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Se está revirtiendo el premio {number}</translation>
    </message>
    <message>
        <source>A meter is being set</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Se está fijando un medidor</translation>
    </message>
    <message>
        <source>A hand button</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un botón de mano</translation>
    </message>
    <message>
        <source>A fold</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un retiro</translation>
    </message>
    <message>
        <source>NOT A WIN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>NO ES PREMIO</translation>
    </message>
    <message>
        <source>BACK TO TABLE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>VOLVER A LA MESA</translation>
    </message>
    <message>
        <source>A card time-out</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un límite de tarjeta</translation>
    </message>
    <message>
        <source>TRY AGAIN</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>OTRO INTENTO</translation>
    </message>
    <message>
        <source>Paying</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>El pago</translation>
    </message>
    <message>
        <source>CLOSE TABLE</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>CERRAR MESA</translation>
    </message>
    <message>
        <source>A mark by hand</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Una marca a mano</translation>
    </message>
    <message>
        <source>A side</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un lado</translation>
    </message>
    <message>
        <source>An adjustment</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un ajuste</translation>
    </message>
    <message>
        <source>CANCEL</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>CANCELAR</translation>
    </message>
    <message>
        <source>A change of game</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un cambio de juego</translation>
    </message>
    <message>
        <source>An irregularity</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Una irregularidad</translation>
    </message>
    <message>
        <source>A step of the checklist</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un paso de la lista</translation>
    </message>
    <message>
        <source>The end of an irregularity</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>El fin de una irregularidad</translation>
    </message>
    <message>
        <source>A wager</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Una apuesta</translation>
    </message>
    <message>
        <source>A card</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Una carta</translation>
    </message>
    <message numerus="yes">
        <source>{n} progressive wagers</source>
        <extracomment>table/guide/prompt_words.py; one: {n} progressive wager</extracomment>
        <translation>
            <numerusform>{n} apuesta progresiva</numerusform>
            <numerusform>{n} apuestas progresivas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wins</source>
        <extracomment>table/guide/prompt_words.py; one: {n} win</extracomment>
        <translation>
            <numerusform>{n} premio</numerusform>
            <numerusform>{n} premios</numerusform>
        </translation>
    </message>
    <message>
        <source>Swipe {card} card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Pase una tarjeta {card}</translation>
    </message>
    <message>
        <source>Sets {meter} to {amount}; a second person&apos;s card follows</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Fija {meter} en {amount}; sigue la tarjeta de otra persona</translation>
    </message>
    <message>
        <source>Swipe a second person&apos;s card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Pase la tarjeta de otra persona</translation>
    </message>
    <message>
        <source>{first} has approved; {meter} is still as it was</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{first} ya aprobó; {meter} sigue como estaba</translation>
    </message>
    <message>
        <source>a staff</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>de personal</translation>
    </message>
    <message>
        <source>seat {seat}, sensor {sensor}: {hand}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>asiento {seat}, sensor {sensor}: {hand}</translation>
    </message>
    <message>
        <source>seat {seat}: {hand}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>asiento {seat}: {hand}</translation>
    </message>
    <message>
        <source>{prizes}; last, envy: {envy}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{prizes}; al final, Envy: {envy}</translation>
    </message>
    <message>
        <source>{prizes}; last, envy {total}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{prizes}; al final, Envy {total}</translation>
    </message>
    <message>
        <source>seat {seat} {amount}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>asiento {seat} {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have winning hands</source>
        <extracomment>table/guide/prompt_words.py; one: {seats} has a winning hand</extracomment>
        <translation>
            <numerusform>{seats} tiene una mano ganadora</numerusform>
            <numerusform>{seats} tienen manos ganadoras</numerusform>
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
        <translation>técnico</translation>
    </message>
    <message>
        <source>a Trainer</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>instructor</translation>
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
        <translation>técnico</translation>
    </message>
    <message>
        <source>a TRAINER</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>INSTRUCTOR</translation>
    </message>
    <message>
        <source>Win {number} is backed out already</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>El premio {number} ya fue revertido</translation>
    </message>
    <message>
        <source>Win {number} is not of this round; choose it from the history</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>El premio {number} no es de esta ronda; elíjalo en el historial</translation>
    </message>
    <message>
        <source>An adjustment needs a reason from the list</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Un ajuste requiere un motivo de la lista</translation>
    </message>
    <message>
        <source>An adjustment is not possible while {phase}</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>No se puede ajustar mientras {phase}</translation>
    </message>
    <message>
        <source>A meter is being set; swipe the cards or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Se está fijando un medidor; pase las tarjetas o cancélelo primero</translation>
    </message>
    <message>
        <source>Win {number} is being backed out; swipe the cards or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Se está revirtiendo el premio {number}; pase las tarjetas o cancélelo primero</translation>
    </message>
    <message>
        <source>Win {number} is of a jackpot that this table no longer has</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>El premio {number} es de un jackpot que la mesa ya no tiene</translation>
    </message>
    <message>
        <source>This console has no {what}; the key and J-POT record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Esta consola no tiene {what}; la llave y J-POT registran un premio</translation>
    </message>
    <message>
        <source>No card is awaited here; the key and J-POT record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Aquí no se espera tarjeta; la llave y J-POT registran un premio</translation>
    </message>
    <message>
        <source>{what} waits: the key is in JPH; turn it back to RUN first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{what} espera: la llave está en JPH; regrésela a RUN primero</translation>
    </message>
    <message>
        <source>This console has no key; CONFIRM and a card record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Esta consola no tiene llave; CONFIRM y una tarjeta registran un premio</translation>
    </message>
    <message>
        <source>The key has no position {position}; it stands in RUN or JPH</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>La llave no tiene posición {position}; va en RUN o JPH</translation>
    </message>
    <message>
        <source>An adjustment waits for its cards; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Un ajuste espera sus tarjetas; regrese la llave a RUN</translation>
    </message>
    <message>
        <source>There is no win to record while {phase}; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>No hay premio que registrar mientras {phase}; regrese la llave a RUN</translation>
    </message>
    <message>
        <source>No hand button is on; turn the key back to RUN and press the winning hand first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Ningún botón de mano está encendido; regrese la llave a RUN y presione primero la mano ganadora</translation>
    </message>
    <message>
        <source>All hands are void; turn the key back to RUN and hold VOID ROUND</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Todas las manos son nulas; regrese la llave a RUN y mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>This console has no J-POT; CONFIRM and a card record a win</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Esta consola no tiene J-POT; CONFIRM y una tarjeta registran un premio</translation>
    </message>
    <message>
        <source>J-POT works with the key in JPH only; turn the key first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>J-POT funciona solo con la llave en JPH; gire primero la llave</translation>
    </message>
    <message>
        <source>The win is on record; turn the key back to RUN</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>El premio está registrado; regrese la llave a RUN</translation>
    </message>
    <message>
        <source>No hand button is on; turn the key back to RUN first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Ningún botón de mano está encendido; regrese primero la llave a RUN</translation>
    </message>
    <message>
        <source>No progressive wager is on {side}; nobody wins the progressive</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>No hay apuesta progresiva en {side}; nadie gana el progresivo</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at seat {seat}</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>No hay sensor {sensor} en el asiento {seat}</translation>
    </message>
    <message>
        <source>{jackpot} is settled for this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{jackpot} ya se pagó en esta ronda</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager in this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Asiento {seat}: sin apuesta progresiva esta ronda</translation>
    </message>
    <message>
        <source>Seat {seat} has folded; folded hands do not win here</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>El asiento {seat} se retiró; aquí no ganan las manos retiradas</translation>
    </message>
    <message>
        <source>The win of seat {seat} is on record; only an adjustment can undo it</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>Asiento {seat} ya registrado; solo un ajuste lo deshace</translation>
    </message>
    <message>
        <source>The win of seat {seat} waits for a card; BACK TO TABLE makes it a claim again</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>El premio del asiento {seat} espera una tarjeta; VOLVER A LA MESA lo vuelve reclamo</translation>
    </message>
    <message>
        <source>{jackpot} is settled first; press END GAME for it, then play the hands</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{jackpot} se paga primero; presione su END GAME y juegue las manos</translation>
    </message>
    <message>
        <source>Seat {seat} has no claim to turn off</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>El asiento {seat} no tiene reclamo que apagar</translation>
    </message>
    <message numerus="yes">
        <source>The claims of {claims} are not confirmed; call the supervisor first</source>
        <extracomment>table/procedures/claims.py; one: The claim of {claims} is not confirmed; call the supervisor first</extracomment>
        <translation>
            <numerusform>El reclamo de {claims} está sin confirmar; llame primero al supervisor</numerusform>
            <numerusform>Los reclamos de {claims} están sin confirmar; llame primero al supervisor</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} is no hand of this paytable</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>{line} no es una mano de esta tabla</translation>
    </message>
    <message>
        <source>{game} deals no cards to {place}; choose another place</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>{game} no reparte cartas a {place}; elija otro lugar</translation>
    </message>
    <message numerus="yes">
        <source>{card} is there {times} times, more than {n} decks can hold; look at the cards again</source>
        <extracomment>table/procedures/dealt_cards.py; one: {card} is there {times} times, more than one deck can hold; look at the cards again</extracomment>
        <translation>
            <numerusform>{card} está {times} veces, más de lo que cabe en una baraja; revise las cartas</numerusform>
            <numerusform>{card} está {times} veces, más de lo que cabe en {n} barajas; revise las cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>El dealer tiene {most} cartas como máximo; retire las demás</translation>
    </message>
    <message>
        <source>The board has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>La mesa tiene {most} cartas como máximo; retire las demás</translation>
    </message>
    <message>
        <source>The player has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Player tiene {most} cartas como máximo; retire las demás</translation>
    </message>
    <message>
        <source>The banker has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Banker tiene {most} cartas como máximo; retire las demás</translation>
    </message>
    <message>
        <source>Seat {seat} has {most} cards at most; take the others away</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>El asiento {seat} tiene {most} cartas como máximo; retire las demás</translation>
    </message>
    <message>
        <source>{kind} is no irregularity; choose wrong_cards or shuffler</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>{kind} no es una irregularidad; elija wrong_cards o shuffler</translation>
    </message>
    <message>
        <source>Another irregularity is being followed; finish it first</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Ya se sigue otra irregularidad; termínela primero</translation>
    </message>
    <message>
        <source>There is no checklist to follow now</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Ahora no hay lista que seguir</translation>
    </message>
    <message>
        <source>Step {step} of the checklist comes first</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Primero va el paso {step} de la lista</translation>
    </message>
    <message>
        <source>This step is a call; say who was told</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Este paso es una llamada; diga a quién se avisó</translation>
    </message>
    <message>
        <source>The shuffler&apos;s checklist is at step {step}; finish it before the next round</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>La lista de la barajadora va en el paso {step}; termínela antes de la próxima ronda</translation>
    </message>
    <message>
        <source>A hand had the wrong number of cards, so all hands are void; hold VOID ROUND</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Una mano tuvo un número de cartas incorrecto; todas son nulas; mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>The number of cards is reported in play; now {phase}</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>El número de cartas se reporta en juego; ahora {phase}</translation>
    </message>
    <message>
        <source>A win of this round is on record; only an adjustment can undo it</source>
        <extracomment>table/procedures/irregularities.py</extracomment>
        <translation>Hay un premio registrado de esta ronda; solo un ajuste lo deshace</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN before the table is locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>La llave está en JPH; regrésela a RUN antes de bloquear la mesa</translation>
    </message>
    <message>
        <source>The table cannot be locked while {phase}; finish that first</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>La mesa no se puede bloquear mientras {phase}; termine eso primero</translation>
    </message>
    <message>
        <source>The table is locked; swipe a card to unlock it first</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>La mesa está bloqueada; pase antes una tarjeta para desbloquearla</translation>
    </message>
    <message>
        <source>The card could not be read; swipe it again</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>No se pudo leer la tarjeta; pásela otra vez</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list; the screen stays locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>La tarjeta terminada en {last_four} no está en la lista; la pantalla sigue bloqueada</translation>
    </message>
    <message>
        <source>{name} can relieve between rounds only; the screen stays locked</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>{name} solo puede relevar entre rondas; la pantalla sigue bloqueada</translation>
    </message>
    <message>
        <source>A {role}&apos;s card does not unlock the table; a Supervisor&apos;s does</source>
        <extracomment>table/procedures/locking.py</extracomment>
        <translation>Una tarjeta {role} no desbloquea la mesa; la de un Supervisor sí</translation>
    </message>
    <message>
        <source>A meter is set between two rounds only; now {phase}</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>Un medidor solo se fija entre rondas; ahora {phase}</translation>
    </message>
    <message>
        <source>There is no sensor {sensor} at this table; choose another meter</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>No hay sensor {sensor} en esta mesa; elija otro medidor</translation>
    </message>
    <message>
        <source>{jackpot} has no meter {level}; choose another meter</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} no tiene medidor {level}; elija otro medidor</translation>
    </message>
    <message>
        <source>{jackpot} is the house&apos;s own; change its amount in the settings</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} es de la casa; cambie su cantidad en los ajustes</translation>
    </message>
    <message>
        <source>{jackpot} has no meter yet; open the table once before it is set</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>{jackpot} aún no tiene medidor; abra la mesa una vez antes de fijarlo</translation>
    </message>
    <message>
        <source>The first copy of a page is copy 1; count the copies again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>La primera copia de una página es la 1; cuente las copias otra vez</translation>
    </message>
    <message>
        <source>That alert is not open any more; look at the list again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Esa alerta ya no está abierta; revise la lista</translation>
    </message>
    <message>
        <source>The back office is for a Supervisor or an Executive; swipe such a card</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>La oficina es para un Supervisor o un Executive; pase esa tarjeta</translation>
    </message>
    <message>
        <source>The second card must be another person&apos;s than {name}&apos;s</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>La segunda tarjeta no puede ser de {name}</translation>
    </message>
    <message>
        <source>{setting} is {value} already; enter another value</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>{setting} ya es {value}; anote otro valor</translation>
    </message>
    <message>
        <source>That setting is not proposed any more; look at the list again</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Ese ajuste ya no está propuesto; revise la lista</translation>
    </message>
    <message>
        <source>Settings are changed by a Supervisor or an Executive; swipe such a card</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Los ajustes los cambia un Supervisor o un Executive; pase esa tarjeta</translation>
    </message>
    <message>
        <source>Nobody is signed in; swipe a dealer card first</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>Nadie ha iniciado sesión; pase primero una tarjeta de dealer</translation>
    </message>
    <message>
        <source>The table can be closed between rounds only; now {phase}</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>La mesa solo se cierra entre rondas; ahora {phase}</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN before the table is closed</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>La llave está en JPH; regrésela a RUN antes de cerrar la mesa</translation>
    </message>
    <message>
        <source>The game can be changed only when the table is closed; close it first</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>El juego solo se cambia con la mesa cerrada; ciérrela primero</translation>
    </message>
    <message>
        <source>{game} is the game of this table already; choose another</source>
        <extracomment>table/procedures/opening.py</extracomment>
        <translation>{game} ya es el juego de esta mesa; elija otro</translation>
    </message>
    <message>
        <source>{what} is not possible while {phase}</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>{what} no es posible mientras {phase}</translation>
    </message>
    <message>
        <source>The sensor of seat {seat} works; put the chip on it</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>El sensor del asiento {seat} funciona; ponga la ficha sobre él</translation>
    </message>
    <message>
        <source>Seat {seat} claims a win; turn its hand button off before it folds</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>El asiento {seat} reclama un premio; apague su botón de mano antes de retirarse</translation>
    </message>
    <message>
        <source>Nothing on sensor {sensor} is settled before the round ends</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>Nada del sensor {sensor} se paga antes del fin de la ronda</translation>
    </message>
    <message>
        <source>{jackpot} is not settled; its {end} comes before the hands are played</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>{jackpot} no se ha pagado; su {end} va antes de jugar las manos</translation>
    </message>
    <message>
        <source>A void needs a reason from the list</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>Anular requiere un motivo de la lista</translation>
    </message>
    <message>
        <source>The time for a card is over; press TRY AGAIN first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Se acabó el tiempo para la tarjeta; presione primero OTRO INTENTO</translation>
    </message>
    <message>
        <source>No card is asked for now: {phase}</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Ahora no se pide tarjeta: {phase}</translation>
    </message>
    <message>
        <source>No win is confirmed; press CONFIRM first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>No hay premio confirmado; presione primero CONFIRM</translation>
    </message>
    <message>
        <source>A dealer card opens the table</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Una tarjeta de dealer abre la mesa</translation>
    </message>
    <message>
        <source>A Supervisor card changes the game of the table</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Una tarjeta Supervisor cambia el juego de la mesa</translation>
    </message>
    <message>
        <source>Backing win {number} out needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Revertir el premio {number} requiere tarjeta {card}</translation>
    </message>
    <message>
        <source>Setting a meter needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Fijar un medidor requiere tarjeta {card}</translation>
    </message>
    <message>
        <source>No card is asked for now; bets are open</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Ahora no se pide tarjeta; las apuestas están abiertas</translation>
    </message>
    <message>
        <source>{name} is signed in already</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{name} ya inició sesión</translation>
    </message>
    <message>
        <source>{read}; swipe {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{read}; pase una tarjeta {card}</translation>
    </message>
    <message>
        <source>That was try {attempt} of {tries}: verify again</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Fue el intento {attempt} de {tries}: verifique otra vez</translation>
    </message>
    <message>
        <source>The card could not be read</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>No se pudo leer la tarjeta</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list</source>
        <extracomment>kiosk/table/lone_swiper.py</extracomment>
        <translation>La tarjeta terminada en {last_four} no está en la lista</translation>
    </message>
    <message>
        <source>{name} is {role}</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>{name} es {role}</translation>
    </message>
    <message>
        <source>{side} is no side; choose player, banker or tie</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{side} no es un lado; elija player, banker o tie</translation>
    </message>
    <message>
        <source>Seat {seat} claims a win; turn its hand button off before its side changes</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>El asiento {seat} reclama un premio; apague su botón de mano antes de cambiar de lado</translation>
    </message>
    <message>
        <source>Every seat has its own hand here; touch a seat first</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>Aquí cada asiento tiene su mano; toque primero un asiento</translation>
    </message>
    <message>
        <source>{side} does not win; choose player or banker</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{side} no gana; elija player o banker</translation>
    </message>
    <message>
        <source>The side of {seats} is not known; mark it first</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>No se sabe el lado de {seats}; márquelo primero</translation>
    </message>
    <message>
        <source>The table&apos;s hand is on record; only an adjustment can change who shares it</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>La mano de la mesa está registrada; solo un ajuste cambia quién lo comparte</translation>
    </message>
    <message>
        <source>Seat {seat} has not bet on a side that can win the progressive</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>El asiento {seat} no apostó a un lado que gane el progresivo</translation>
    </message>
    <message>
        <source>The house jackpot {house} may not stand beside the progressive {rising}; choose jackpots of one type ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>El jackpot de la casa {house} no puede estar junto al progresivo {rising}; elija jackpots de un solo tipo ({rule})</translation>
    </message>
    <message>
        <source>The house jackpot {house} needs both of its notices on display; write them into the jurisdiction&apos;s file ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>El jackpot de la casa {house} necesita sus dos avisos a la vista; escríbalos en el archivo de la jurisdicción ({rule})</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {why}; change the shoe or the jackpot (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Sensor {sensor}: {why}; cambie el sabot o el jackpot (reglas aprobadas)</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {jackpot} is approved for {approved} only; change the console or the jackpot (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Sensor {sensor}: {jackpot} está aprobado solo para {approved}; cambie la consola o el jackpot (reglas aprobadas)</translation>
    </message>
    <message>
        <source>Sensor {sensor}: {share} of each wager would go to the meters of {jackpot}, more than the wager itself; lower a rate (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>Sensor {sensor}: {share} de cada apuesta iría a los medidores de {jackpot}, más que la apuesta misma; baje una tasa (reglas aprobadas)</translation>
    </message>
    <message>
        <source>Sensor {sensor} may not join {link}: {why}; take it off the link ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>El sensor {sensor} no puede entrar en {link}: {why}; sáquelo del enlace ({rule})</translation>
    </message>
    <message numerus="yes">
        <source>One hand of cards decides {games} games ({names}) and may decide {most}; take {n} of them off ({rule})</source>
        <extracomment>table/setup/checker.py; one: One hand of cards decides {games} games ({names}) and may decide {most}; take one of them off ({rule})</extracomment>
        <translation>
            <numerusform>Una mano decide {games} juegos ({names}) y solo puede decidir {most}; quite uno de ellos ({rule})</numerusform>
            <numerusform>Una mano decide {games} juegos ({names}) y solo puede decidir {most}; quite {n} de ellos ({rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games} games on one hand take more than {small} ({names}) and {most} may; limit {n} of them to that ({rule})</source>
        <extracomment>table/setup/checker.py; one: {games} games on one hand take more than {small} ({names}) and {most} may; limit one of them to that ({rule})</extracomment>
        <translation>
            <numerusform>{games} juegos sobre una mano aceptan más de {small} ({names}) y solo pueden {most}; limite uno de ellos a eso ({rule})</numerusform>
            <numerusform>{games} juegos sobre una mano aceptan más de {small} ({names}) y solo pueden {most}; limite {n} de ellos a eso ({rule})</numerusform>
        </translation>
    </message>
    <message>
        <source>{wager} takes {least} at least and {most} at most; change one of them (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} acepta mínimo {least} y máximo {most}; cambie uno de ellos (reglas aprobadas)</translation>
    </message>
    <message>
        <source>{wager} takes up to {amount} and the wager limit is {limit}; lower it ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} acepta hasta {amount} y el límite de apuesta es {limit}; bájelo ({rule})</translation>
    </message>
    <message>
        <source>{wager} pays {odds} to 1 at most, and below {counted} to 1 there may be no limit on what a deal pays out; take the limit off ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} paga {odds} to 1 como máximo; por debajo de {counted} to 1 no se puede limitar el pago por mano; quite el límite ({rule})</translation>
    </message>
    <message>
        <source>{wager} pays out {limit} a deal at most, and that may not be below {least}, {counted} times the largest wager; raise it ({rule})</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{wager} paga {limit} por mano como máximo, y no puede ser menos de {least}, {counted} veces la apuesta mayor; súbalo ({rule})</translation>
    </message>
    <message>
        <source>{jackpot} on sensor {sensor}</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{jackpot} en el sensor {sensor}</translation>
    </message>
    <message>
        <source>approved rules</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>reglas aprobadas</translation>
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
        <translation>Técnico</translation>
    </message>
    <message>
        <source>Trainer</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Instructor</translation>
    </message>
    <message>
        <source>Supervisor key</source>
        <extracomment>table/setup/roles.py</extracomment>
        <translation>Llave del supervisor</translation>
    </message>
    <message>
        <source>{text} cannot be read; write an amount like $7,500</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{text} no se puede leer; escriba una cantidad como $7,500</translation>
    </message>
    <message>
        <source>{text} cannot be read; write a rate like 20.5 %</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{text} no se puede leer; escriba una tasa como 20.5 %</translation>
    </message>
    <message>
        <source>{wanted} cannot be chosen; choose {choices}</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{wanted} no se puede elegir; elija {choices}</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: nothing is paid for {hands}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{wager}, {paytable}: no se paga nada por {hands}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: nothing is paid for {hands}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: no se paga nada por {hands}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: no hand wins {level}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: ninguna mano gana {level}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {now} of each wager goes to the meter and its reserve instead of {before}; the house edge falls by {points} ({share} of the wager, {amount} on each {wager})</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: {now} de cada apuesta va al medidor y su reserva, en vez de {before}; la ventaja de la casa baja {points} ({share} de la apuesta, {amount} por cada {wager})</translation>
    </message>
    <message>
        <source>{caution}; the house edge rises, by {amount} at every {hand}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{caution}; la ventaja de la casa sube {amount} por cada {hand}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} has no seed but a reserve of {reserve}; after two wins in a row it starts again from next to nothing</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: {level} no tiene semilla, pero sí una reserva de {reserve}; tras dos premios seguidos empieza casi de cero</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} has no seed and starts again from nothing after a win</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: {level} no tiene semilla y empieza de cero tras un premio</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} starts again at {seed}, less than the largest fixed prize of {largest}</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: {level} reinicia en {seed}, menos que el mayor premio fijo de {largest}</translation>
    </message>
    <message>
        <source>1 point</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{points} puntos</translation>
    </message>
    <message>
        <source>{cents} cents</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>{cents} centavos</translation>
    </message>
    <message>
        <source>the table is closed</source>
        <extracomment>table/state.py</extracomment>
        <translation>la mesa está cerrada</translation>
    </message>
    <message>
        <source>bets are open</source>
        <extracomment>table/state.py</extracomment>
        <translation>las apuestas están abiertas</translation>
    </message>
    <message>
        <source>a round is in play</source>
        <extracomment>table/state.py</extracomment>
        <translation>hay una ronda en juego</translation>
    </message>
    <message>
        <source>the supervisor verifies</source>
        <extracomment>table/state.py</extracomment>
        <translation>el supervisor verifica</translation>
    </message>
    <message>
        <source>a card is awaited</source>
        <extracomment>table/state.py</extracomment>
        <translation>se espera una tarjeta</translation>
    </message>
    <message>
        <source>wins are being paid</source>
        <extracomment>table/state.py</extracomment>
        <translation>se pagan premios</translation>
    </message>
    <message>
        <source>the table is halted</source>
        <extracomment>table/state.py</extracomment>
        <translation>la mesa está detenida</translation>
    </message>
    <message>
        <source>The key is in JPH; turn it back to RUN first</source>
        <extracomment>table/state.py</extracomment>
        <translation>La llave está en JPH; regrésela a RUN primero</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>ui/models/grid.py</extracomment>
        <translation>Aquí no hay nada</translation>
    </message>
    <message>
        <source>SETTLEMENT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>PAGOS</translation>
    </message>
    <message>
        <source>Who is paid what</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>A quién se paga y cuánto</translation>
    </message>
    <message>
        <source>CARDS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>CARTAS</translation>
    </message>
    <message>
        <source>Touch in what lies there</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Marque lo que está ahí</translation>
    </message>
    <message>
        <source>HISTORY</source>
        <extracomment>ui/pages/replay/page.py</extracomment>
        <translation>HISTORIAL</translation>
    </message>
    <message>
        <source>Rounds, step by step</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Rondas, paso a paso</translation>
    </message>
    <message>
        <source>MY SHIFT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>MI TURNO</translation>
    </message>
    <message>
        <source>Rounds, wins, pace</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Rondas, premios, ritmo</translation>
    </message>
    <message>
        <source>RULES</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>REGLAS</translation>
    </message>
    <message>
        <source>Of this game, in short</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>De este juego, en breve</translation>
    </message>
    <message>
        <source>PAYTABLES</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>TABLAS DE PAGO</translation>
    </message>
    <message>
        <source>What each hand pays</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>Lo que paga cada mano</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>AJUSTES</translation>
    </message>
    <message>
        <source>Sound, hand, contrast, language</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Sonido, mano, contraste, idioma</translation>
    </message>
    <message>
        <source>GAME MANAGER</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>GAME MANAGER</translation>
    </message>
    <message>
        <source>Supervisor or Executive card</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Tarjeta Supervisor o Executive</translation>
    </message>
    <message>
        <source>CAUSE A FAULT</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>CAUSAR FALLA</translation>
    </message>
    <message>
        <source>Break a simulated device</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Dañe un equipo simulado</translation>
    </message>
    <message>
        <source>LOCK</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>BLOQUEAR</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} de tréboles</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} de diamantes</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} de corazones</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>ui/pages/cards/buttons.py</extracomment>
        <translation>{rank} de picas</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>Cartas en la mesa</translation>
    </message>
    <message>
        <source>They are recorded with the round and change no wager.</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>Se registran con la ronda y no cambian ninguna apuesta.</translation>
    </message>
    <message>
        <source>This card is not on the staff list; use another one</source>
        <extracomment>ui/pages/card_prompt/page.py</extracomment>
        <translation>Esta tarjeta no está en la lista de personal; use otra</translation>
    </message>
    <message>
        <source>Everything that was shown is on record.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Todo lo mostrado está registrado.</translation>
    </message>
    <message>
        <source>The next start goes on exactly here.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>El próximo inicio sigue exactamente aquí.</translation>
    </message>
    <message>
        <source>Chips on the sensors are not watched until then.</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Mientras tanto no se vigilan las fichas de los sensores.</translation>
    </message>
    <message>
        <source>EXIT</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>SALIR</translation>
    </message>
    <message>
        <source>To the desktop</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Al escritorio</translation>
    </message>
    <message>
        <source>Leave Dealer Assist?</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>¿Salir de Dealer Assist?</translation>
    </message>
    <message>
        <source>Swipe a Supervisor or technician card to leave</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>Pase tarjeta de Supervisor o de técnico para salir</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>Round {round} stays as it is: {phase}</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>La ronda {round} queda como está: {phase}</translation>
    </message>
    <message>
        <source>Cause a fault</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>Causar una falla</translation>
    </message>
    <message>
        <source>Simulated devices only. Touch to break one, touch again to mend it.</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>Solo equipos simulados. Toque para dañar uno, otra vez para repararlo.</translation>
    </message>
    <message>
        <source>DEVICES</source>
        <extracomment>ui/pages/faults/page.py</extracomment>
        <translation>EQUIPOS</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <extracomment>ui/pages/games/card.py</extracomment>
        <translation>No se puede abrir</translation>
    </message>
    <message>
        <source>Choose the game, then press OPEN</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Elija el juego y presione ABRIR</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Swipe a Supervisor card to change the game</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Pase una tarjeta Supervisor para cambiar el juego</translation>
    </message>
    <message>
        <source>{game} will stand here, closed, until a dealer opens it</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>{game} quedará aquí, cerrada, hasta que la abra un dealer</translation>
    </message>
    <message>
        <source>BACK</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>VOLVER</translation>
    </message>
    <message>
        <source>{name} cannot change the game; a Supervisor can</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>{name} no puede cambiar el juego; un Supervisor sí</translation>
    </message>
    <message>
        <source>BACK TO THE ROUND</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>VOLVER A LA RONDA</translation>
    </message>
    <message>
        <source>The win stands</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>El premio sigue en pie</translation>
    </message>
    <message>
        <source>History of table {table}</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>Historial de la mesa {table}</translation>
    </message>
    <message>
        <source>NEWER</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>MÁS NUEVAS</translation>
    </message>
    <message>
        <source>OLDER</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>MÁS VIEJAS</translation>
    </message>
    <message>
        <source>Round {round} was played by rules of another version</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>La ronda {round} se jugó con reglas de otra versión</translation>
    </message>
    <message>
        <source>The newest</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>La más nueva</translation>
    </message>
    <message>
        <source>The first round</source>
        <extracomment>ui/pages/history/page.py</extracomment>
        <translation>La primera ronda</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>ui/pages/rules/page.py</extracomment>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>What each hand pays is under PAYTABLES in the menu.</source>
        <extracomment>ui/pages/rules/page.py</extracomment>
        <translation>Lo que paga cada mano está en TABLAS DE PAGO del menú.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/pages/settings/page.py</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>ASIENTO</translation>
    </message>
    <message>
        <source>PAY</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>PAGUE</translation>
    </message>
    <message>
        <source>Until then, pay by the layout</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>Hasta entonces, pague según el tapete</translation>
    </message>
    <message>
        <source>ENVY, LAST</source>
        <extracomment>ui/pages/settlement/page.py</extracomment>
        <translation>ENVY, AL FINAL</translation>
    </message>
    <message>
        <source>My shift</source>
        <extracomment>ui/pages/shift/page.py</extracomment>
        <translation>Mi turno</translation>
    </message>
    <message>
        <source>MENU</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>MENÚ</translation>
    </message>
    <message>
        <source>Base game, no progressive</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Juego base, sin progresivo</translation>
    </message>
    <message>
        <source>{locked} locked</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Fijado: {locked}</translation>
    </message>
    <message>
        <source>DEALER</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>DEALER</translation>
    </message>
    <message>
        <source>BOARD</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>MESA</translation>
    </message>
    <message>
        <source>SEAT {seat}</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>ASIENTO {seat}</translation>
    </message>
    <message>
        <source>Every hand has its cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Cada mano tiene sus cartas</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py; one: {n} card</extracomment>
        <translation>
            <numerusform>{n} carta</numerusform>
            <numerusform>{n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{held} of {due} cards</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{held} de {due} cartas</translation>
    </message>
    <message>
        <source>Cards come after the game has started.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Las cartas van después de empezar el juego.</translation>
    </message>
    <message>
        <source>{place} has all its cards; choose another place</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{place} tiene todas sus cartas; elija otro lugar</translation>
    </message>
    <message>
        <source>{card} is on the table already</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>{card} ya está en la mesa</translation>
    </message>
    <message>
        <source>UNDO</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>DESHACER</translation>
    </message>
    <message>
        <source>CLEAR</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>BORRAR</translation>
    </message>
    <message>
        <source>This place</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Este lugar</translation>
    </message>
    <message>
        <source>No cards here</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Aquí no hay cartas</translation>
    </message>
    <message>
        <source>DEAL</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>REPARTIR</translation>
    </message>
    <message>
        <source>A virtual round</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Una ronda virtual</translation>
    </message>
    <message>
        <source>Choose a seat</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Elija un asiento</translation>
    </message>
    <message>
        <source>SPLIT</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>DIVIDIR</translation>
    </message>
    <message>
        <source>LEAVE UP</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>DEJAR</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>DOBLAR</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>No es un par</translation>
    </message>
    <message>
        <source>LEFT UP</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>QUEDA ARRIBA</translation>
    </message>
    <message>
        <source>Nothing was won</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>No se ganó nada</translation>
    </message>
    <message>
        <source>DOUBLED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>DOBLADA</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>RENDIRSE</translation>
    </message>
    <message>
        <source>SURRENDERED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>SE RINDIÓ</translation>
    </message>
    <message>
        <source>{amount} back</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>vuelven {amount}</translation>
    </message>
    <message>
        <source>Press the hand: {hand}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Presione la mano: {hand}</translation>
    </message>
    <message>
        <source>Touch seat {seat}: {hand}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Toque el asiento {seat}: {hand}</translation>
    </message>
    <message>
        <source>The cards of this seat make it</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Las cartas de este asiento la forman</translation>
    </message>
    <message>
        <source>It wins for every progressive wager on {side}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Gana cada apuesta progresiva a {side}</translation>
    </message>
    <message>
        <source>Press the table&apos;s hand</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Presione la mano de la mesa</translation>
    </message>
    <message>
        <source>The cards make no winning hand. Press {button}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Las cartas no dan mano ganadora. Presione {button}</translation>
    </message>
    <message>
        <source>A tie, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Empate, {high} a {low}</translation>
    </message>
    <message>
        <source>Player wins {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Player gana {high} a {low}</translation>
    </message>
    <message>
        <source>Banker wins {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Banker gana {high} a {low}</translation>
    </message>
    <message>
        <source>Touch another seat, or press {button}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Toque otro asiento, o presione {button}</translation>
    </message>
    <message>
        <source>Seat {seat} has no winning hand</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>El asiento {seat} no tiene mano ganadora</translation>
    </message>
    <message>
        <source>{n} CARDS</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>{n} CARTAS</translation>
    </message>
    <message>
        <source>The cards decide who won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Las cartas deciden quién ganó</translation>
    </message>
    <message>
        <source>It has won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Ha ganado</translation>
    </message>
    <message>
        <source>Touch it if it has won</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Tóquelo si ganó</translation>
    </message>
    <message>
        <source>WINS BY {margin}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>GANA POR {margin}</translation>
    </message>
    <message>
        <source>LOSES</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>PIERDE</translation>
    </message>
    <message>
        <source>BUST</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>PASÓ</translation>
    </message>
    <message>
        <source>SOFT {points}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>SUAVE {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>dealer</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>{name} opened the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} abrió la mesa</translation>
    </message>
    <message>
        <source>{name} took over as dealer</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} relevó al dealer</translation>
    </message>
    <message>
        <source>Round {number} is open for bets</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La ronda {number} abre apuestas</translation>
    </message>
    <message>
        <source>The table was closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La mesa se cerró</translation>
    </message>
    <message numerus="yes">
        <source>{button}: {n} wagers locked in</source>
        <extracomment>ui/table/presenter/event_words.py; one: {button}: {n} wager locked in</extracomment>
        <translation>
            <numerusform>{button}: {n} apuesta fijada</numerusform>
            <numerusform>{button}: {n} apuestas fijadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{button}: the round is over</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{button}: la ronda terminó</translation>
    </message>
    <message>
        <source>The round was voided: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La ronda se anuló: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat} has {amount} on the layout</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} tiene {amount} en el tapete</translation>
    </message>
    <message>
        <source>Seat {seat} folded</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} se retiró</translation>
    </message>
    <message>
        <source>Seat {seat} is on {side}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} va a {side}</translation>
    </message>
    <message>
        <source>Sensor {sensor} sees a chip</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El sensor {sensor} ve una ficha</translation>
    </message>
    <message>
        <source>The chip on sensor {sensor} is gone</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La ficha del sensor {sensor} ya no está</translation>
    </message>
    <message>
        <source>A late chip on sensor {sensor} does not count</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Una ficha tardía en el sensor {sensor} no cuenta</translation>
    </message>
    <message>
        <source>Sensor {sensor} works again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El sensor {sensor} funciona otra vez</translation>
    </message>
    <message>
        <source>The wager of sensor {sensor} was marked by hand</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La apuesta del sensor {sensor} se marcó a mano</translation>
    </message>
    <message>
        <source>The mark on sensor {sensor} was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se quitó la marca del sensor {sensor}</translation>
    </message>
    <message>
        <source>Seat {seat} claims {hand}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} reclama {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is not a win</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: {hand} no es premio</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} was turned off</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: {hand} se apagó</translation>
    </message>
    <message>
        <source>The supervisor was called</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se llamó al supervisor</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>De vuelta a la mesa</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM: {n} wins verified, the values are locked</source>
        <extracomment>ui/table/presenter/event_words.py; one: CONFIRM: {n} win verified, the values are locked</extracomment>
        <translation>
            <numerusform>CONFIRM: {n} premio verificado, los valores quedan fijos</numerusform>
            <numerusform>CONFIRM: {n} premios verificados, los valores quedan fijos</numerusform>
        </translation>
    </message>
    <message>
        <source>A card was refused: {refusal}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se rechazó una tarjeta: {refusal}</translation>
    </message>
    <message>
        <source>No card came in time</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>No llegó tarjeta a tiempo</translation>
    </message>
    <message>
        <source>A card is awaited again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se espera otra vez una tarjeta</translation>
    </message>
    <message>
        <source>The confirmation was cancelled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se canceló la confirmación</translation>
    </message>
    <message numerus="yes">
        <source>{name} authorised {n} wins, {total}</source>
        <extracomment>ui/table/presenter/event_words.py; one: {name} authorised {n} win, {total}</extracomment>
        <translation>
            <numerusform>{name} autorizó {n} premio, {total}</numerusform>
            <numerusform>{name} autorizó {n} premios, {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>The wins are being paid</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se pagan los premios</translation>
    </message>
    <message>
        <source>The key was turned to {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La llave se giró a {position}</translation>
    </message>
    <message>
        <source>The meters were adjusted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se ajustaron los medidores</translation>
    </message>
    <message>
        <source>{jackpot} is settled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{jackpot} se pagó</translation>
    </message>
    <message>
        <source>Win {number} is to be backed out: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se revertirá el premio {number}: {reason}</translation>
    </message>
    <message>
        <source>{name} approved the adjustment</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} aprobó el ajuste</translation>
    </message>
    <message>
        <source>The adjustment was cancelled</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se canceló el ajuste</translation>
    </message>
    <message>
        <source>Win {number}, {prize}, was backed out; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El premio {number}, {prize}, se revirtió; testigo {witness}</translation>
    </message>
    <message>
        <source>{name} set a meter by hand; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} fijó un medidor a mano; testigo {witness}</translation>
    </message>
    <message>
        <source>The devices were tested</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se probaron los equipos</translation>
    </message>
    <message>
        <source>A trouble in dealing was noted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se anotó un problema al repartir</translation>
    </message>
    <message>
        <source>The trouble in dealing is over</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Terminó el problema al repartir</translation>
    </message>
    <message>
        <source>{name} acknowledged an alert</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} tomó nota de una alerta</translation>
    </message>
    <message>
        <source>A part of the screen failed: {view}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Falló una parte de la pantalla: {view}</translation>
    </message>
    <message>
        <source>{name} locked the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} bloqueó la mesa</translation>
    </message>
    <message>
        <source>The table was locked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La mesa se bloqueó</translation>
    </message>
    <message>
        <source>{name} unlocked the table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} desbloqueó la mesa</translation>
    </message>
    <message>
        <source>{name} let another game be opened</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} permitió abrir otro juego</translation>
    </message>
    <message>
        <source>Back office opened</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se abrió la oficina</translation>
    </message>
    <message>
        <source>Back office closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se cerró la oficina</translation>
    </message>
    <message>
        <source>Game change asked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se pidió cambiar de juego</translation>
    </message>
    <message>
        <source>Meter set asked</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se pidió fijar un medidor</translation>
    </message>
    <message>
        <source>Setting proposed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ajuste propuesto</translation>
    </message>
    <message>
        <source>Setting withdrawn</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ajuste retirado</translation>
    </message>
    <message>
        <source>Settings applied</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ajustes aplicados</translation>
    </message>
    <message>
        <source>Cards at seat {seat}: {cards}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cartas en asiento {seat}: {cards}</translation>
    </message>
    <message>
        <source>Cards at seat {seat}: taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cartas en asiento {seat}: retiradas</translation>
    </message>
    <message>
        <source>Cards at {place}: {cards}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cartas en {place}: {cards}</translation>
    </message>
    <message>
        <source>Cards at {place}: taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cartas en {place}: retirado</translation>
    </message>
    <message>
        <source>{device}, SIMULATED</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>{device}, SIMULADO</translation>
    </message>
    <message>
        <source>Sensor {sensor}</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Sensor {sensor}</translation>
    </message>
    <message>
        <source>Works</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Funciona</translation>
    </message>
    <message>
        <source>Touch again to mend</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Toque otra vez para reparar</translation>
    </message>
    <message>
        <source>Every device works</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>Todos los equipos funcionan</translation>
    </message>
    <message>
        <source>MEND ALL</source>
        <extracomment>ui/pages/faults/presenter.py</extracomment>
        <translation>REPARAR TODO</translation>
    </message>
    <message numerus="yes">
        <source>{n} devices broken</source>
        <extracomment>ui/pages/faults/presenter.py; one: {n} device broken</extracomment>
        <translation>
            <numerusform>{n} equipo dañado</numerusform>
            <numerusform>{n} equipos dañados</numerusform>
        </translation>
    </message>
    <message>
        <source>ENTIRE WAGER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>EN TOTAL</translation>
    </message>
    <message>
        <source>{n} MORE</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>{n} MÁS</translation>
    </message>
    <message>
        <source>SIDE NOT MARKED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>LADO SIN MARCAR</translation>
    </message>
    <message>
        <source>STUCK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TRABADO</translation>
    </message>
    <message>
        <source>DIRTY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>SUCIO</translation>
    </message>
    <message>
        <source>NO POWER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>SIN LUZ</translation>
    </message>
    <message>
        <source>LOST</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>PERDIDO</translation>
    </message>
    <message>
        <source>RESET</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>REINICIO</translation>
    </message>
    <message>
        <source>LIFT CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>RETIRE</translation>
    </message>
    <message>
        <source>CLEAN SENSOR</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>LIMPIE SENSOR</translation>
    </message>
    <message>
        <source>BETS OPEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>APUESTAS ABIERTAS</translation>
    </message>
    <message>
        <source>TABLE CLOSED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MESA CERRADA</translation>
    </message>
    <message>
        <source>TABLE HALTED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MESA DETENIDA</translation>
    </message>
    <message>
        <source>PAY RIGHT TO LEFT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>PAGUE DE DERECHA A IZQUIERDA</translation>
    </message>
    <message>
        <source>TABLE HELD WHILE KEY IS AT JPH</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MESA EN ESPERA: LLAVE EN JPH</translation>
    </message>
    <message>
        <source>BASE GAME ONLY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>SOLO JUEGO BASE</translation>
    </message>
    <message>
        <source>ENVY {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ENVY {amount}</translation>
    </message>
    <message>
        <source>CHECK SENSOR</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>REVISE SENSOR</translation>
    </message>
    <message>
        <source>NOT IN PLAY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>NO JUEGA</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>VACÍO</translation>
    </message>
    <message>
        <source>FOLDED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>RETIRADO</translation>
    </message>
    <message>
        <source>BETTING</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>APOSTANDO</translation>
    </message>
    <message>
        <source>IN PLAY</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>EN JUEGO</translation>
    </message>
    <message>
        <source>NO BET</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>SIN FICHA</translation>
    </message>
    <message>
        <source>MARKED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MARCADA</translation>
    </message>
    <message>
        <source>BET {amount}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>FICHA {amount}</translation>
    </message>
    <message>
        <source>LOCKED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>FIJADA</translation>
    </message>
    <message>
        <source>LATE CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TARDÍA</translation>
    </message>
    <message>
        <source>FAULT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>FALLA</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>EN PAUSA</translation>
    </message>
    <message>
        <source>A and B</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>A y B</translation>
    </message>
    <message>
        <source>Chip {seat}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>Ficha {seat}</translation>
    </message>
    <message>
        <source>Seats open after {button}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>Los asientos se abren después de {button}</translation>
    </message>
    <message>
        <source>OPEN</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>ABRIR</translation>
    </message>
    <message>
        <source>Choose a game first</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Elija primero un juego</translation>
    </message>
    <message>
        <source>KEEP {game}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>SEGUIR CON {game}</translation>
    </message>
    <message>
        <source>It stands here already</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Ya está aquí</translation>
    </message>
    <message>
        <source>Table {table}, with a Supervisor card</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Mesa {table}, con tarjeta Supervisor</translation>
    </message>
    <message>
        <source>OPEN {game}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>ABRIR {game}</translation>
    </message>
    <message>
        <source>Tap a table to choose it</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Toque una mesa para elegirla</translation>
    </message>
    <message>
        <source>{game} on table {table} is chosen</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Se eligió {game} en la mesa {table}</translation>
    </message>
    <message>
        <source>Paytables</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Tablas de pago</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Progresivo</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>No sensor on this game</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Este juego no usa sensor</translation>
    </message>
    <message>
        <source>Meter {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Medidor {amount}</translation>
    </message>
    <message>
        <source>Opens at seed {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Abre en la semilla {amount}</translation>
    </message>
    <message>
        <source>Meters {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Medidores {first} y {others} más</translation>
    </message>
    <message>
        <source>Open at {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Abre en {first} y {others} más</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Elegida</translation>
    </message>
    <message>
        <source>Stands here now</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Está aquí ahora</translation>
    </message>
    <message>
        <source>Tap to choose</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Toque para elegir</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Opened</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Abrió</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>Progressive wagers</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Apuestas progresivas</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Terminó</translation>
    </message>
    <message>
        <source>Table closed</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Mesa cerrada</translation>
    </message>
    <message>
        <source>Open for bets</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Abierta a apuestas</translation>
    </message>
    <message>
        <source>In play now</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>En juego ahora</translation>
    </message>
    <message>
        <source>No round is on record yet</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Aún no hay rondas registradas</translation>
    </message>
    <message>
        <source>LOOK</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>VER</translation>
    </message>
    <message>
        <source>LOOK AT ROUND {round}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>VER RONDA {round}</translation>
    </message>
    <message>
        <source>Voided: {reason}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Anulada: {reason}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>ui/pages/history/presenter.py</extracomment>
        <translation>Ronda {round}</translation>
    </message>
    <message numerus="yes">
        <source>Rounds {first} to {last}, {n} wins</source>
        <extracomment>ui/pages/history/presenter.py; one: Rounds {first} to {last}, {n} win</extracomment>
        <translation>
            <numerusform>Rondas {first} a {last}, {n} premio</numerusform>
            <numerusform>Rondas {first} a {last}, {n} premios</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Table {table}, {game}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Mesa {table}, {game}</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>This kiosk</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Este kiosco</translation>
    </message>
    <message>
        <source>Between rounds only</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Solo entre rondas</translation>
    </message>
    <message>
        <source>Notes the closing meters</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Anota los medidores al cierre</translation>
    </message>
    <message>
        <source>Cards, shuffler</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Cartas, barajadora</translation>
    </message>
    <message>
        <source>IRREGULARITY</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>IRREGULARIDAD</translation>
    </message>
    <message>
        <source>BACK OUT A WIN</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>REVERTIR PREMIO</translation>
    </message>
    <message>
        <source>The round stays on record</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>La ronda queda registrada</translation>
    </message>
    <message>
        <source>Another game at this table</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Otro juego en esta mesa</translation>
    </message>
    <message>
        <source>Close the table first</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Cierre primero la mesa</translation>
    </message>
    <message>
        <source>A card opens it again</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Una tarjeta la abre de nuevo</translation>
    </message>
    <message>
        <source>GAMES</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>JUEGOS</translation>
    </message>
    <message>
        <source>No win in this round</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Sin premios en esta ronda</translation>
    </message>
    <message>
        <source>Two cards, a reason</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Dos tarjetas, un motivo</translation>
    </message>
    <message>
        <source>Meter not live, do not quote</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Medidor sin señal, no lo diga</translation>
    </message>
    <message>
        <source>Opens with the table</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Abre con la mesa</translation>
    </message>
    <message>
        <source>Last recorded value</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Último valor registrado</translation>
    </message>
    <message>
        <source>Meter not live</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Medidor sin señal</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Medidor</translation>
    </message>
    <message>
        <source>When the key is back at RUN</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Al regresar la llave a RUN</translation>
    </message>
    <message>
        <source>Pending until a card is swiped</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Pendiente hasta pasar una tarjeta</translation>
    </message>
    <message numerus="yes">
        <source>{n} wagers locked in</source>
        <extracomment>ui/table/presenter/meters.py; one: {n} wager locked in</extracomment>
        <translation>
            <numerusform>Fijado: {n} apuesta</numerusform>
            <numerusform>Fijado: {n} apuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} pays {percent}%</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{hand} paga {percent}%</translation>
    </message>
    <message>
        <source>Also: {troubles}.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>También: {troubles}.</translation>
    </message>
    <message>
        <source>Check the cable.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Revise el cable.</translation>
    </message>
    <message>
        <source>Sensor {sensor} works, and a chip is on it</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>El sensor {sensor} funciona, y tiene ficha</translation>
    </message>
    <message>
        <source>Sensor {sensor} works, and no chip is on it</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>El sensor {sensor} funciona, y no tiene ficha</translation>
    </message>
    <message>
        <source>Nothing recorded is lost. Call a technician, then restart it.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Nada registrado se pierde. Llame a un técnico y reiníciela.</translation>
    </message>
    <message>
        <source>The table is halted</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>La mesa está detenida</translation>
    </message>
    <message>
        <source>Not recording: nothing has happened</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Sin registrar: no ha pasado nada</translation>
    </message>
    <message>
        <source>{device}: no answer</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>{device}: sin respuesta</translation>
    </message>
    <message>
        <source>{cure} The kiosk keeps trying by itself.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>{cure} El kiosco sigue intentando.</translation>
    </message>
    <message>
        <source>Looking at it again. The answer comes in a moment.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Se revisa otra vez. La respuesta llega en un momento.</translation>
    </message>
    <message>
        <source>TEST SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>PROBAR SENSOR {sensor}</translation>
    </message>
    <message>
        <source>Hold VOID ROUND: every wager goes back, and the cards are reshuffled.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Mantenga VOID ROUND: se devuelven las apuestas y se baraja de nuevo.</translation>
    </message>
    <message>
        <source>All hands of this round are void</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Todas las manos de esta ronda son nulas</translation>
    </message>
    <message>
        <source>Was the number right after all?</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>¿El número sí era correcto?</translation>
    </message>
    <message>
        <source>Counted again? Then the round goes on.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>¿Contó otra vez? Entonces la ronda sigue.</translation>
    </message>
    <message>
        <source>IT WAS RIGHT</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>ERA CORRECTO</translation>
    </message>
    <message>
        <source>Step {step} of {steps} with the shuffler.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Paso {step} de {steps} con la barajadora.</translation>
    </message>
    <message>
        <source>DONE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>LISTO</translation>
    </message>
    <message>
        <source>Does it run again?</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>¿Ya funciona?</translation>
    </message>
    <message>
        <source>Close the list; what was done so far stays on record.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Cierre la lista; lo hecho hasta ahora queda registrado.</translation>
    </message>
    <message>
        <source>CLOSE THE LIST</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>CERRAR LISTA</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>{wager} {least} to {most}</source>
        <extracomment>ui/table/presenter/offer.py</extracomment>
        <translation>{wager} {least} a {most}</translation>
    </message>
    <message>
        <source>{jackpot} for {wager}</source>
        <extracomment>ui/table/presenter/offer.py</extracomment>
        <translation>{jackpot} para {wager}</translation>
    </message>
    <message>
        <source>No progressive wager is on {side}; nobody wins it</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>No hay apuesta progresiva en {side}; nadie lo gana</translation>
    </message>
    <message>
        <source>wins for every locked {side} bet: seats {seats}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>gana cada apuesta {side} fijada: asientos {seats}</translation>
    </message>
    <message>
        <source>wins for the locked {side} bet of seat {seat}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>gana la apuesta {side} fijada del asiento {seat}</translation>
    </message>
    <message>
        <source>pay by the layout, then {button}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>pague según el tapete, luego {button}</translation>
    </message>
    <message>
        <source>No progressive at this table</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Mesa sin progresivo</translation>
    </message>
    <message>
        <source>What does not work</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Lo que no funciona</translation>
    </message>
    <message>
        <source>tap one to swipe it</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>toque una para pasarla</translation>
    </message>
    <message>
        <source>at the reader</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>en el lector</translation>
    </message>
    <message>
        <source>Swipe a dealer card</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Pase una tarjeta de dealer</translation>
    </message>
    <message>
        <source>Table hand</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Mano de la mesa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Desconocida</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Cualquier tarjeta</translation>
    </message>
    <message>
        <source>Hand buttons</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Botones de mano</translation>
    </message>
    <message>
        <source>press again to turn it off</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>presione de nuevo: se apaga</translation>
    </message>
    <message>
        <source>the cards make no winning hand</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>las cartas no dan mano ganadora</translation>
    </message>
    <message>
        <source>the cards make {hand}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>las cartas dan {hand}</translation>
    </message>
    <message>
        <source>{hand} is ON</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} encendida</translation>
    </message>
    <message>
        <source>{jackpot} · {stake} wager</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{jackpot} · apuesta de {stake}</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>cada uno</translation>
    </message>
    <message>
        <source>Envy {amount}</source>
        <extracomment>ui/table/presenter/panel.py</extracomment>
        <translation>Envy {amount}</translation>
    </message>
    <message>
        <source>{wager} pays for {n} hands</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Pagos de {wager} con {n} manos</translation>
    </message>
    <message>
        <source>{wager} pays to 1</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{wager} paga a 1</translation>
    </message>
    <message>
        <source>{n} hands</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>{n} manos</translation>
    </message>
    <message>
        <source>DEALER PLAYS</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>EL DEALER JUEGA</translation>
    </message>
    <message>
        <source>Up card 2 to 9</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Descubierta 2 a 9</translation>
    </message>
    <message>
        <source>Next card 2 to 9</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Siguiente 2 a 9</translation>
    </message>
    <message>
        <source>Both 10 to A</source>
        <extracomment>ui/table/presenter/pay_charts.py</extracomment>
        <translation>Ambas 10 a A</translation>
    </message>
    <message>
        <source>push</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>empate</translation>
    </message>
    <message>
        <source>{percent}% of meter</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{percent}% del medidor</translation>
    </message>
    <message>
        <source>{percent}% of {meter}</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{percent}% de {meter}</translation>
    </message>
    <message>
        <source>Paytables of {game}</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>Tablas de pago de {game}</translation>
    </message>
    <message>
        <source>Table {table}, as they are in force now</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>Mesa {table}, vigentes ahora</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>{paytable}, to 1, by the number of hands, the dealer&apos;s counted</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{paytable}, a 1, según el número de manos, con la del dealer</translation>
    </message>
    <message>
        <source>{jackpot}, {stake} wager</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{jackpot}, apuesta de {stake}</translation>
    </message>
    <message>
        <source>{pays}, envy {envy}</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>{pays}, Envy {envy}</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>5.º</translation>
    </message>
    <message>
        <source>6th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>6.º</translation>
    </message>
    <message>
        <source>7th</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>7.º</translation>
    </message>
    <message>
        <source>Wins recorded</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Premios registrados</translation>
    </message>
    <message>
        <source>Win recorded</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Premio registrado</translation>
    </message>
    <message>
        <source>NOW PAY, RIGHT TO LEFT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>AHORA PAGUE, DE DERECHA A IZQUIERDA</translation>
    </message>
    <message>
        <source>PAY SEAT {seat}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>PAGUE ASIENTO {seat}</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Mesa {table}, ronda {round}</translation>
    </message>
    <message>
        <source>PRINT AGAIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>REIMPRIMIR</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Paid from the tray, the meter stays {amount}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Pagado de la bandeja, el medidor sigue en {amount}</translation>
    </message>
    <message>
        <source>Meters adjusted</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Medidores ajustados</translation>
    </message>
    <message>
        <source>Now {meters}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Ahora {meters}</translation>
    </message>
    <message>
        <source>Meter adjusted</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Medidor ajustado</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>semilla</translation>
    </message>
    <message>
        <source>House procedure for meter pays</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Procedimiento de la casa para pagos del medidor</translation>
    </message>
    <message>
        <source>From the tray</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>De la bandeja</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>From the tray, end of the round</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>De la bandeja, al final de la ronda</translation>
    </message>
    <message>
        <source>As it stood then</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Como estaba entonces</translation>
    </message>
    <message>
        <source>BACK TO LIST</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>A LA LISTA</translation>
    </message>
    <message>
        <source>STEP BACK</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>PASO ATRÁS</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>STEP ON</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>PASO ADELANTE</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Backed out already</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Ya revertido</translation>
    </message>
    <message>
        <source>DEALING</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>REPARTO</translation>
    </message>
    <message>
        <source>WAGERS</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>APUESTAS</translation>
    </message>
    <message>
        <source>DECISIONS</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>DECISIONES</translation>
    </message>
    <message>
        <source>WHAT BEATS WHAT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>QUÉ GANA A QUÉ</translation>
    </message>
    <message>
        <source>PAYMENT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>PAGO</translation>
    </message>
    <message>
        <source>PROGRESSIVE</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>PROGRESIVO</translation>
    </message>
    <message>
        <source>THIS TABLE</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>ESTA MESA</translation>
    </message>
    <message>
        <source>A chip that comes after {button} is late: it never counts.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Una ficha después de {button} es tardía: nunca cuenta.</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} on the sensor before {button}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{jackpot}: {stake} en el sensor antes de {button}.</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} on sensor {sensor} before {button}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{jackpot}: {stake} en el sensor {sensor} antes de {button}.</translation>
    </message>
    <message>
        <source>The chip stays on its spot after the start.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>La ficha se queda en su lugar después del inicio.</translation>
    </message>
    <message>
        <source>The chip is taken after the start; the lamp keeps the wager.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>La ficha se retira después del inicio; la luz guarda la apuesta.</translation>
    </message>
    <message>
        <source>The amount never grows, and each winner gets all of it.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>La cantidad no crece, y cada ganador la recibe entera.</translation>
    </message>
    <message>
        <source>A share of the meter is one prize: all who win it divide it equally.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Una parte del medidor es un solo premio: todos los ganadores lo reparten por igual.</translation>
    </message>
    <message>
        <source>Envy goes to every other seat with the wager, never to the winner.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Envy va a cada otro asiento con la apuesta, nunca al ganador.</translation>
    </message>
    <message>
        <source>{wager}: {least} to {most}.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>{wager}: {least} a {most}.</translation>
    </message>
    <message>
        <source>The shoe holds {n} decks.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>El sabot lleva {n} barajas.</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} stuck on</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} stuck on</extracomment>
        <translation>
            <numerusform>Sensor {names} trabado</numerusform>
            <numerusform>Sensores {names} trabados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} dirty</extracomment>
        <translation>
            <numerusform>Sensor {names} sucio</numerusform>
            <numerusform>Sensores {names} sucios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} without power</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} without power</extracomment>
        <translation>
            <numerusform>Sensor {names} sin corriente</numerusform>
            <numerusform>Sensores {names} sin corriente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not answering</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not answering</extracomment>
        <translation>
            <numerusform>Sensor {names} sin respuesta</numerusform>
            <numerusform>Sensores {names} sin respuesta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} restarted</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} restarted</extracomment>
        <translation>
            <numerusform>Sensor {names} reiniciado</numerusform>
            <numerusform>Sensores {names} reiniciados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift the chip at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Lift the chip at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>Levante la ficha, asiento {seats}; luego pruebe el sensor.</numerusform>
            <numerusform>Levante la ficha, asientos {seats}; luego pruebe cada uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wipe the sensor at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Wipe the sensor at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>Limpie el sensor, asiento {seats}; luego pruebe el sensor.</numerusform>
            <numerusform>Limpie el sensor, asientos {seats}; luego pruebe cada uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check the plug at seats {seats}, then test each.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Check the plug at seat {seats}, then test it.</extracomment>
        <translation>
            <numerusform>Revise el enchufe, asiento {seats}; luego pruebe el sensor.</numerusform>
            <numerusform>Revise el enchufe, asientos {seats}; luego pruebe cada uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Test each at seats {seats} before it is trusted again.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Test it at seat {seats} before it is trusted again.</extracomment>
        <translation>
            <numerusform>Pruebe el sensor (asiento {seats}) antes de usarlo.</numerusform>
            <numerusform>Pruebe cada uno (asientos {seats}) antes de usarlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call a technician to seats {seats}.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Call a technician to seat {seats}.</extracomment>
        <translation>
            <numerusform>Llame a un técnico: asiento {seats}.</numerusform>
            <numerusform>Llame a un técnico: asientos {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still stuck on. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still stuck on. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Probado, y sigue trabado. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Probados, y siguen trabados. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still dirty. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still dirty. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Probado, y sigue sucio. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Probados, y siguen sucios. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still without power. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still without power. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Probado, y sigue sin corriente. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Probados, y siguen sin corriente. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still not answering. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still not answering. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Probado, y sigue sin respuesta. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Probados, y siguen sin respuesta. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still restarted. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still restarted. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Probado, y se reinició otra vez. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Probados, y se reiniciaron otra vez. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tested, and still out of order. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Tested, and still out of order. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Probado, y sigue fuera de servicio. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Probados, y siguen fuera de servicio. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sensor {sensor} stuck</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Sensor {sensor} trabado</translation>
    </message>
    <message>
        <source>Sensor {sensor} dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Sensor {sensor} sucio</translation>
    </message>
    <message>
        <source>Sensor {sensor} no power</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Sensor {sensor} sin luz</translation>
    </message>
    <message>
        <source>Sensor {sensor} lost</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Sensor {sensor} perdido</translation>
    </message>
    <message>
        <source>Sensor {sensor} reset</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Sensor {sensor} reinicio</translation>
    </message>
    <message>
        <source>Sensor {sensor} fault</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Sensor {sensor} falla</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: stuck</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Falló el sensor {sensor}: trabado</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: dirty</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Falló el sensor {sensor}: sucio</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: no power</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Falló el sensor {sensor}: sin luz</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: lost</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Falló el sensor {sensor}: sin señal</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: reset</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Falló el sensor {sensor}: reinicio</translation>
    </message>
    <message>
        <source>Sensor {sensor} failed: {fault}</source>
        <extracomment>ui/table/presenter/sensor_faults.py</extracomment>
        <translation>Falló el sensor {sensor}: {fault}</translation>
    </message>
    <message>
        <source>SOUND OFF</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>SIN SONIDO</translation>
    </message>
    <message>
        <source>NIGHT</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>NOCHE</translation>
    </message>
    <message>
        <source>DAY</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>DÍA</translation>
    </message>
    <message>
        <source>Nobody is signed in: these settings are the kiosk&apos;s own.</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Nadie ha iniciado sesión: estos ajustes son del kiosco.</translation>
    </message>
    <message>
        <source>Kept for {dealer}, at every sign-in. Seats never change sides.</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Se guarda para {dealer}, en cada sesión. Los asientos nunca cambian de lado.</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Every sound is also to be seen</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Cada sonido también se ve</translation>
    </message>
    <message>
        <source>FAULT SOUND</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>SONIDO DE FALLA</translation>
    </message>
    <message>
        <source>Hand and eye</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Mano y vista</translation>
    </message>
    <message>
        <source>Applies at once</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Se aplica enseguida</translation>
    </message>
    <message>
        <source>LEFT-HANDED</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>ZURDO</translation>
    </message>
    <message>
        <source>HIGH CONTRAST</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>ALTO CONTRASTE</translation>
    </message>
    <message>
        <source>REDUCE MOTION</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>MENOS MOVIMIENTO</translation>
    </message>
    <message>
        <source>Brightness</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Brillo</translation>
    </message>
    <message>
        <source>Full again while something is at fault</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Total otra vez si hay una falla</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Words printed on the felt stay as they are</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Lo impreso en el tapete queda igual</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>ui/pages/settings/presenter.py</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>WINS</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>GANA</translation>
    </message>
    <message>
        <source>There is nothing to pay yet</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Aún no hay nada que pagar</translation>
    </message>
    <message>
        <source>Dealer: {hand}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Dealer: {hand}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Tome {amount}</translation>
    </message>
    <message>
        <source>PUSH</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>EMPATE</translation>
    </message>
    <message>
        <source>Not claimed</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Sin reclamar</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>La ronda sigue</translation>
    </message>
    <message>
        <source>All wagers go back to the players; this round&apos;s contributions come off the meter.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Las apuestas se devuelven a los jugadores; las contribuciones de la ronda salen del medidor.</translation>
    </message>
    <message>
        <source>Why is this round void?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>¿Por qué se anula la ronda?</translation>
    </message>
    <message>
        <source>In play, before a win is recorded</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>En juego, antes de registrar premios</translation>
    </message>
    <message>
        <source>{n} steps, one by one</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>{n} pasos, uno por uno</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>¿Qué salió mal?</translation>
    </message>
    <message>
        <source>It is noted at once, and the screen leads through it.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Se anota de inmediato y la pantalla guía los pasos.</translation>
    </message>
    <message>
        <source>WRONG NUMBER OF CARDS</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>CARTAS DE MÁS O DE MENOS</translation>
    </message>
    <message>
        <source>SHUFFLER</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>BARAJADORA</translation>
    </message>
    <message>
        <source>Which win was wrong?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>¿Qué premio estuvo mal?</translation>
    </message>
    <message>
        <source>Two people&apos;s cards are needed; until then it stands.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Se necesitan tarjetas de dos personas; hasta entonces sigue en pie.</translation>
    </message>
    <message>
        <source>SEAT {seat}, {prize}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>ASIENTO {seat}, {prize}</translation>
    </message>
    <message>
        <source>The prize goes back on its meter, exactly; seed and reserve come off again.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>El premio vuelve exacto a su medidor; semilla y reserva se descuentan.</translation>
    </message>
    <message>
        <source>Which wager of seat {seat}?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>¿Qué apuesta del asiento {seat}?</translation>
    </message>
    <message>
        <source>It counts as if its sensor had seen it, and is recorded as marked by hand.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Cuenta como si el sensor la viera, y se registra como marcada a mano.</translation>
    </message>
    <message>
        <source>SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>SENSOR {sensor}</translation>
    </message>
    <message>
        <source>Who was told?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>¿A quién se avisó?</translation>
    </message>
    <message>
        <source>It is recorded with the checklist.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Se registra con la lista.</translation>
    </message>
    <message>
        <source>Nobody is signed in. Swipe a dealer card to begin a shift.</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Nadie ha iniciado sesión. Pase una tarjeta de dealer para empezar turno.</translation>
    </message>
    <message>
        <source>There is no record of this shift to read.</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>No hay registro de este turno.</translation>
    </message>
    <message>
        <source>{name}, signed in since {since}</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>{name}, en sesión desde {since}</translation>
    </message>
    <message>
        <source>Signed in for</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>En sesión</translation>
    </message>
    <message>
        <source>Since {since}</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Desde las {since}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Ended rounds only</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Solo rondas terminadas</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Rondas por hora</translation>
    </message>
    <message>
        <source>Since you signed in</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Desde que inició sesión</translation>
    </message>
    <message>
        <source>Authorised by a card or the key</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Autorizado con tarjeta o llave</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Ganado en total</translation>
    </message>
    <message>
        <source>Envy is not in it</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Sin contar Envy</translation>
    </message>
    <message>
        <source>Voided rounds</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Rondas anuladas</translation>
    </message>
    <message>
        <source>Each with its reason on record</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Cada una con su motivo registrado</translation>
    </message>
    <message>
        <source>Late chips</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Fichas tardías</translation>
    </message>
    <message>
        <source>Seen after the start, not counted</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Vistas tras el inicio, no cuentan</translation>
    </message>
    <message>
        <source>Refused cards</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Tarjetas rechazadas</translation>
    </message>
    <message>
        <source>Unknown or not enough</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Desconocidas o insuficientes</translation>
    </message>
    <message>
        <source>Which side is seat {seat} on?</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>¿De qué lado va el asiento {seat}?</translation>
    </message>
    <message>
        <source>It decides whose progressive wager a winning hand pays.</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Decide a qué apuesta progresiva paga una mano ganadora.</translation>
    </message>
    <message>
        <source>Self-check</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Autoprueba</translation>
    </message>
    <message>
        <source>CHOOSE ANOTHER GAME</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>ELEGIR OTRO JUEGO</translation>
    </message>
    <message>
        <source>With a Supervisor card</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Con tarjeta Supervisor</translation>
    </message>
    <message>
        <source>First opening</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Primera apertura</translation>
    </message>
    <message>
        <source>First opening: the meter starts at {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Primera apertura: el medidor empieza en {amount}</translation>
    </message>
    <message>
        <source>First opening: meters at their seeds</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Primera apertura: los medidores empiezan en sus semillas</translation>
    </message>
    <message>
        <source>Closed after round {round}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Cerrada tras la ronda {round}</translation>
    </message>
    <message>
        <source>Closed after round {round}; closing meter recorded: {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Cerrada tras la ronda {round}; medidor de cierre registrado: {amount}</translation>
    </message>
    <message>
        <source>Closed after round {round}; closing meters recorded</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Cerrada tras la ronda {round}; medidores de cierre registrados</translation>
    </message>
    <message>
        <source>Opening meter recorded: {amount}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Se registra el medidor inicial: {amount}</translation>
    </message>
    <message>
        <source>Opening meters recorded</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Se registran los medidores iniciales</translation>
    </message>
    <message>
        <source>Resumed round {round} where it stopped</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Se retomó la ronda {round} donde quedó</translation>
    </message>
    <message>
        <source>Resumed. {whom_to_pay}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Reanudado. {whom_to_pay}</translation>
    </message>
    <message>
        <source>No answer. {cure}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Sin respuesta. {cure}</translation>
    </message>
    <message>
        <source>Simulated</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Responde</translation>
    </message>
    <message>
        <source>All {n} items are well</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Los {n} puntos están bien</translation>
    </message>
    <message>
        <source>{well} of {n} items are well; the table can be opened</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{well} de {n} puntos están bien; la mesa se puede abrir</translation>
    </message>
    <message>
        <source>Locked since {since}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Bloqueado desde {since}</translation>
    </message>
    <message>
        <source>Locked by {name} since {since}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Bloqueado por {name} desde {since}</translation>
    </message>
    <message>
        <source>Swipe a staff card to unlock</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Pase una tarjeta de personal para desbloquear</translation>
    </message>
    <message>
        <source>Swipe the card of {name}, a relief dealer or a Supervisor</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Pase la tarjeta de {name}, de un relevo o de un Supervisor</translation>
    </message>
    <message>
        <source>Swipe the card of {name} or a Supervisor</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Pase la tarjeta de {name} o de un Supervisor</translation>
    </message>
    <message>
        <source>Set a meter</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Fijar un medidor</translation>
    </message>
    <message>
        <source>Until both cards are swiped the meter stays as it is.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Hasta pasar ambas tarjetas el medidor queda igual.</translation>
    </message>
    <message>
        <source>The meter stays</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>El medidor queda igual</translation>
    </message>
    <message>
        <source>Two different people&apos;s cards</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Tarjetas de dos personas distintas</translation>
    </message>
    <message>
        <source>{name} has approved; {meter} is still as it was</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{name} ya aprobó; {meter} sigue como estaba</translation>
    </message>
    <message>
        <source>Sets {meter} to {amount}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Fija {meter} en {amount}</translation>
    </message>
    <message numerus="yes">
        <source>Verify {n} wins</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: Verify {n} win</extracomment>
        <translation>
            <numerusform>Verificar {n} premio</numerusform>
            <numerusform>Verificar {n} premios</numerusform>
        </translation>
    </message>
    <message>
        <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>PAGUE EN ESTE ORDEN, DE DERECHA A IZQUIERDA</translation>
    </message>
    <message>
        <source>Off the meter</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Del medidor</translation>
    </message>
    <message>
        <source>Nothing is recorded</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>No se registra nada</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM {n} WINS</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: CONFIRM {n} WIN</extracomment>
        <translation>
            <numerusform>CONFIRM {n} PREMIO</numerusform>
            <numerusform>CONFIRM {n} PREMIOS</numerusform>
        </translation>
    </message>
    <message>
        <source>Swipe to record</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Pase para registrar</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins confirmed</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: {n} win confirmed</extracomment>
        <translation>
            <numerusform>Confirmado: {n} premio</numerusform>
            <numerusform>Confirmado: {n} premios</numerusform>
        </translation>
    </message>
    <message>
        <source>Claims stay on</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Los reclamos siguen</translation>
    </message>
    <message>
        <source>Opens the reader for {seconds} s</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Abre el lector {seconds} s</translation>
    </message>
    <message>
        <source>Until both cards are swiped the win stands.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Hasta pasar ambas tarjetas el premio sigue en pie.</translation>
    </message>
    <message>
        <source>The card reader does not answer. Check its cable; it is tried again by itself</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>El lector de tarjetas no responde. Revise su cable; se reintenta sin ayuda</translation>
    </message>
    <message>
        <source>{role} card: not enough</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Tarjeta {role}: no basta</translation>
    </message>
    <message>
        <source>Card not recognized</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Tarjeta no reconocida</translation>
    </message>
    <message>
        <source>Card not accepted</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Tarjeta no aceptada</translation>
    </message>
    <message>
        <source>Card not read</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Tarjeta no leída</translation>
    </message>
    <message>
        <source>Swipe it again, evenly and all the way.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Pásela otra vez, pareja y hasta el final.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is recorded. The claims on seats {seats} stay on.</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: Nothing is recorded. The claim on seat {seats} stays on.</extracomment>
        <translation>
            <numerusform>No se registra nada. El reclamo del asiento {seats} sigue.</numerusform>
            <numerusform>No se registra nada. Los reclamos de los asientos {seats} siguen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in {n} seconds</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Sin tarjeta en {n} segundos</translation>
    </message>
    <message>
        <source>{hand} needs an Executive.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} requiere Executive.</translation>
    </message>
    <message>
        <source>{hand} needs a Supervisor.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} requiere Supervisor.</translation>
    </message>
    <message>
        <source>Swipe an EXECUTIVE card</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Pase una tarjeta EXECUTIVE</translation>
    </message>
    <message>
        <source>Swipe a SUPERVISOR card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Pase una tarjeta SUPERVISOR</translation>
    </message>
    <message>
        <source>Then swipe an Executive card</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Luego pase una tarjeta Executive</translation>
    </message>
    <message>
        <source>Then swipe a Supervisor card</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Luego pase una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>{hand} pays {percent}% of the meter: {prize}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} paga {percent}% del medidor: {prize}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}: {prize}</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>{hand} paga {pays}: {prize}</translation>
    </message>
    <message>
        <source>Try {tries} of {most}. Nothing is recorded yet.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Intento {tries} de {most}. Aún no se registra nada.</translation>
    </message>
    <message>
        <source>A Supervisor card is not enough for this level</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Una tarjeta Supervisor no basta para este nivel</translation>
    </message>
    <message>
        <source>A Supervisor or an Executive card</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Una tarjeta Supervisor o Executive</translation>
    </message>
    <message>
        <source>to pay</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>en pagarse</translation>
    </message>
    <message>
        <source>{pays}, from the tray</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}, de la bandeja</translation>
    </message>
    <message>
        <source>{pays}, reseeds to {seed}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}, reinicia en {seed}</translation>
    </message>
    <message>
        <source>{pays}, off the meter</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{pays}, del medidor</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Asiento</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: {n} player</extracomment>
        <translation>
            <numerusform>{n} jugador</numerusform>
            <numerusform>{n} jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>One {role} swipe records this win and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Una tarjeta {role} registra este premio y ajusta el medidor.</translation>
    </message>
    <message>
        <source>One {role} swipe records both wins and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Una tarjeta {role} registra ambos premios y ajusta el medidor.</translation>
    </message>
    <message>
        <source>One {role} swipe records all {n} wins and adjusts the meter.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Una tarjeta {role} registra los {n} premios y ajusta el medidor.</translation>
    </message>
    <message>
        <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>EQUIPO SIMULADO  ·  SIN SENSORES, MEDIDORES NI DINERO REALES</translation>
    </message>
    <message>
        <source>SIMULATED: {devices}  ·  ALL ELSE IS REAL</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>SIMULADO: {devices}  ·  TODO LO DEMÁS ES REAL</translation>
    </message>
    <message>
        <source>TABLE {table}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>MESA {table}</translation>
    </message>
    <message>
        <source>Table halted. Call a technician</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Mesa detenida. Llame a un técnico</translation>
    </message>
    <message>
        <source>Nothing recorded is lost; restart it</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Nada registrado se pierde; reiníciela</translation>
    </message>
    <message>
        <source>Progressive paused. Start the base game</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Progresivo en pausa. Empiece el juego base</translation>
    </message>
    <message>
        <source>Give progressive chips back</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Devuelva las fichas progresivas</translation>
    </message>
    <message>
        <source>{console}, {n} sensors</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>{console}, {n} sensores</translation>
    </message>
    <message>
        <source>SUPERVISOR KEY</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>LLAVE DEL SUPERVISOR</translation>
    </message>
    <message>
        <source>{device} lost</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>{device} sin señal</translation>
    </message>
    <message>
        <source>Devices OK</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Equipos OK</translation>
    </message>
    <message>
        <source>Not recording</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Sin registrar</translation>
    </message>
    <message>
        <source>Journal OK</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Diario OK</translation>
    </message>
    <message>
        <source>When it is mended</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Cuando esté reparado</translation>
    </message>
    <message>
        <source>The table cannot be opened</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>La mesa no se puede abrir</translation>
    </message>
    <message>
        <source>A technician does it at the command line</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Lo hace un técnico en la línea de comandos</translation>
    </message>
    <message>
        <source>RESTORE</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>RESTAURAR</translation>
    </message>
    <message>
        <source>Hold: goes on from {events} events</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Mantenga: sigue desde {events} eventos</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <extracomment>ui/shell/dialogs.py</extracomment>
        <translation>PIN de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Type it unseen by others; {n} seconds left</source>
        <extracomment>ui/shell/dialogs.py; one: Type it unseen by others; {n} second left</extracomment>
        <translation>
            <numerusform>Escríbalo sin que otros lo vean; queda {n} segundo</numerusform>
            <numerusform>Escríbalo sin que otros lo vean; quedan {n} segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{width} × {height}, it does not tell its size in mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>{width} × {height}, no dice su tamaño en mm</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Main buttons {primary} mm, the smallest {smallest} mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>Botones principales {primary} mm, el menor {smallest} mm</translation>
    </message>
    <message>
        <source>A screen {width} mm wide would make every one {size} mm</source>
        <extracomment>ui/shell/touch_size_check.py</extracomment>
        <translation>En una pantalla de {width} mm medirían {size} mm</translation>
    </message>
    <message>
        <source>Swipe card</source>
        <extracomment>ui/supervisor/dialog.py</extracomment>
        <translation>Tarjeta</translation>
    </message>
    <message>
        <source>Verify</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Simulated cards</source>
        <extracomment>ui/supervisor/swipe_page.py</extracomment>
        <translation>Tarjetas simuladas</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Turn the key in its lock</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>Gire la llave en su cerradura</translation>
    </message>
    <message>
        <source>Key to {position}</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>Llave a {position}</translation>
    </message>
    <message>
        <source>The key is at {position}</source>
        <extracomment>ui/table/key_box.py</extracomment>
        <translation>La llave está en {position}</translation>
    </message>
    <message>
        <source>DO NOT QUOTE</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>NO LO DIGA</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>{step} de {steps}</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <extracomment>ui/toolkit/action_button.py</extracomment>
        <translation>faltan {seconds} s</translation>
    </message>
    <message>
        <source>HOLDING</source>
        <extracomment>ui/toolkit/action_button.py</extracomment>
        <translation>SIGA...</translation>
    </message>
    <message>
        <source>This table keeps no journal</source>
        <extracomment>ui/shell/journal_reader.py</extracomment>
        <translation>Esta mesa no lleva diario</translation>
    </message>
    <message>
        <source>The journal cannot be read now; look again in a moment</source>
        <extracomment>ui/shell/journal_reader.py</extracomment>
        <translation>Ahora no se puede leer el diario; mire otra vez en un momento</translation>
    </message>
    <message>
        <source>ERASE</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>BORRAR</translation>
    </message>
    <message>
        <source>The card does not count</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>La tarjeta no cuenta</translation>
    </message>
    <message>
        <source>4 to 8 digits</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>4 a 8 dígitos</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>ui/toolkit/pin_pad.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>{first} to {last} of {all}</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>{first} a {last} de {all}</translation>
    </message>
    <message>
        <source>PREVIOUS</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>ANTERIOR</translation>
    </message>
    <message>
        <source>NEXT</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>SIGUIENTE</translation>
    </message>
    <message>
        <source>First page</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Last page</source>
        <extracomment>ui/toolkit/row_list.py</extracomment>
        <translation>Última página</translation>
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
        <source>One deck. Everybody gets five cards, and so does the dealer.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Una baraja. Todos reciben cinco cartas, y el dealer también.</translation>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Dos cartas a cada jugador y dos al dealer, una descubierta.</translation>
    </message>
    <message>
        <source>House Money is settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>House Money se paga con las dos primeras cartas, antes de jugar.</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; House Money is up to the player.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Primero la apuesta de blackjack; House Money es opcional.</translation>
    </message>
    <message>
        <source>Insurance is offered against an ace: at most half of the blackjack wager.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Se ofrece seguro contra un as: hasta la mitad de la apuesta de blackjack.</translation>
    </message>
    <message>
        <source>Each jackpot has its own sensor and its own chip.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
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
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Insurance paga 2 to 1.</translation>
    </message>
    <message>
        <source>Against a dealer&apos;s blackjack the bonus is still paid, but nothing can be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Contra un blackjack del dealer el bono se paga, pero nada queda arriba.</translation>
    </message>
    <message>
        <source>Sevens count: in the first two cards, and one more as the house has it.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Cuentan los sietes: en las dos primeras cartas y uno más según la casa.</translation>
    </message>
    <message>
        <source>The player&apos;s two cards and the dealer&apos;s up card count. It is settled before blackjack goes on.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Cuentan las dos cartas del jugador y la descubierta del dealer. Se paga antes de seguir con blackjack.</translation>
    </message>
    <message>
        <source>The dealer stands on a soft 17.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>El dealer se planta con 17 suave.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>El dealer pide con 17 suave.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>No hay rendición.</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the entire wager comes back.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>La rendición es la primera decisión: vuelve la mitad de la apuesta entera.</translation>
    </message>
    <message>
        <source>A blackjack pays 3 to 2.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Un blackjack paga 3 to 2.</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Un blackjack paga 6 to 5.</translation>
    </message>
    <message>
        <source>Any first two cards may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Se pueden doblar dos primeras cartas cualesquiera.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Solo se doblan 9, 10 y 11.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Solo se doblan 10 y 11.</translation>
    </message>
    <message>
        <source>A hand may be doubled after a split.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Se puede doblar después de dividir.</translation>
    </message>
    <message>
        <source>A hand may not be doubled after a split.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>No se puede doblar después de dividir.</translation>
    </message>
    <message>
        <source>A pair is two cards of one rank.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Un par son dos cartas del mismo rango.</translation>
    </message>
    <message>
        <source>Two cards of one value may be split, a king and a queen too.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Se dividen dos cartas del mismo valor, también rey y reina.</translation>
    </message>
    <message>
        <source>A seat may split to four hands.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Un asiento puede dividir hasta cuatro manos.</translation>
    </message>
    <message>
        <source>A seat may split to three hands.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Un asiento puede dividir hasta tres manos.</translation>
    </message>
    <message>
        <source>A seat may split once.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Un asiento puede dividir una vez.</translation>
    </message>
    <message>
        <source>Split aces get one card each and no more.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Los ases divididos reciben una carta cada uno y nada más.</translation>
    </message>
    <message>
        <source>Split aces are played on like any other pair.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Los ases divididos se juegan como cualquier par.</translation>
    </message>
    <message>
        <source>The third seven is the first card that the player draws.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>El tercer siete es la primera carta que pide el jugador.</translation>
    </message>
    <message>
        <source>The third seven is the dealer&apos;s up card.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>El tercer siete es la carta descubierta del dealer.</translation>
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
        <source>Swipe a dealer card to open the table</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Pase una tarjeta de dealer para abrir la mesa</translation>
    </message>
    <message>
        <source>Wait for bets</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Espere las apuestas</translation>
    </message>
    <message>
        <source>Ante first; Cover All if they like</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Primero el Ante; Cover All si quieren</translation>
    </message>
    <message>
        <source>All bets down? Press START GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>¿Apuestas hechas? Presione START GAME</translation>
    </message>
    <message>
        <source>All bets down? Press COIN IN</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>¿Apuestas hechas? Presione COIN IN</translation>
    </message>
    <message>
        <source>Take the progressive chips</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Retire las fichas del progresivo</translation>
    </message>
    <message>
        <source>Deal and play the hands</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Reparta y juegue las manos</translation>
    </message>
    <message>
        <source>Press the winning hand of seat {seat}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Presione la mano ganadora del asiento {seat}</translation>
    </message>
    <message>
        <source>Wrong seat? Touch another</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>¿Otro asiento? Tóquelo</translation>
    </message>
    <message>
        <source>Seat {seat} has no progressive wager</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>El asiento {seat} no tiene apuesta progresiva</translation>
    </message>
    <message>
        <source>Touch a seat whose lamp is locked in</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Toque un asiento con la luz fija</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Llame al supervisor</translation>
    </message>
    <message>
        <source>Supervisor: verify the cards, then CONFIRM</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor: verifique las cartas y presione CONFIRM</translation>
    </message>
    <message>
        <source>{wins} to verify</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{wins} por verificar</translation>
    </message>
    <message>
        <source>Records {wins}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Registra {wins}</translation>
    </message>
    <message>
        <source>Pay, then press END GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Pague y presione END GAME</translation>
    </message>
    <message>
        <source>Pay, then press GAME OVER</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Pague y presione GAME OVER</translation>
    </message>
    <message>
        <source>Supervisor: turn the key to JPH</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor: gire la llave a JPH</translation>
    </message>
    <message>
        <source>Supervisor: press J-POT</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Supervisor: presione J-POT</translation>
    </message>
    <message>
        <source>Cards verified? It records {wins}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>¿Cartas verificadas? Registra {wins}</translation>
    </message>
    <message>
        <source>Turn the key back to RUN</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Regrese la llave a RUN</translation>
    </message>
    <message>
        <source>The win is on record; the meter follows the key</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>El premio está registrado; el medidor sigue a la llave</translation>
    </message>
    <message>
        <source>There is no win to record now</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Ahora no hay premio que registrar</translation>
    </message>
    <message>
        <source>Backs win {number} out; a second person&apos;s card follows</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Revierte el premio {number}; sigue la tarjeta de otra persona</translation>
    </message>
    <message>
        <source>{first} has approved; win {number} still stands</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{first} ya aprobó; el premio {number} sigue en pie</translation>
    </message>
    <message>
        <source>Opens {game} at this table</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Abre {game} en esta mesa</translation>
    </message>
    <message>
        <source>All hands are void: hold VOID ROUND</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Todas las manos son nulas: mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>Give every wager back and shuffle the cards anew</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Devuelva las apuestas y baraje de nuevo</translation>
    </message>
    <message>
        <source>Look at the guide on the shuffler&apos;s back</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Vea la guía detrás de la barajadora</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It runs again? Close this list</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Paso {step} de {steps}. ¿Ya funciona? Cierre esta lista</translation>
    </message>
    <message>
        <source>Turn the shuffler off</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Apague la barajadora</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Pull its power cord</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Desconecte su cable de corriente</translation>
    </message>
    <message>
        <source>Put the backup shuffler in its place</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Ponga la barajadora de reserva en su lugar</translation>
    </message>
    <message>
        <source>Plug the power cord in</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Conecte el cable de corriente</translation>
    </message>
    <message>
        <source>Turn the backup shuffler on</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Encienda la barajadora de reserva</translation>
    </message>
    <message>
        <source>Call the shuffler&apos;s service</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Llame al servicio de la barajadora</translation>
    </message>
    <message>
        <source>Step {step} of {steps}. Note who was told</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Paso {step} de {steps}. Anote a quién se avisó</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Siga con el juego</translation>
    </message>
    <message>
        <source>Progressive chips go on the sensors</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Las fichas progresivas van en los sensores</translation>
    </message>
    <message>
        <source>{chips} detected</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Detectado: {chips}</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press END GAME</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>¿Mano ganadora? Toque su asiento. ¿No hay? Presione END GAME</translation>
    </message>
    <message>
        <source>Mark the progressive wagers</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Marque las apuestas progresivas</translation>
    </message>
    <message>
        <source>Touch every seat that has made one</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>Toque cada asiento que la hizo</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. None? Press GAME OVER</source>
        <extracomment>./prompts.toml</extracomment>
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
        <extracomment>games/classic_blackjack.toml</extracomment>
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
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Primero una apuesta de blackjack; las fichas del jackpot van en los sensores</translation>
    </message>
    <message>
        <source>Mark the jackpot wagers</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Marque las apuestas del jackpot</translation>
    </message>
    <message>
        <source>Take the jackpot chips</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Retire las fichas del jackpot</translation>
    </message>
    <message>
        <source>Deal two cards each, show the up card</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Reparta dos cartas, muestre la descubierta</translation>
    </message>
    <message>
        <source>Settle {jackpot}, press its END GAME, then play blackjack</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Pague {jackpot}, presione su END GAME y juegue blackjack</translation>
    </message>
    <message>
        <source>Deal and play blackjack</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Reparta y juegue blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>El asiento {seat} no tiene apuesta de jackpot</translation>
    </message>
    <message>
        <source>The hands are void: hold VOID ROUND</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
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
        <extracomment>jackpot/definition.py</extracomment>
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
        <extracomment>devices/registry.py</extracomment>
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
        <extracomment>table/procedures/verifying.py</extracomment>
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
        <source>Folded, and its cards were not entered</source>
        <extracomment>cards/settlement.py</extracomment>
        <translation>Se retiró y no se anotaron sus cartas</translation>
    </message>
    <message>
        <source>Sensor {sensor} was not alone at its address: it took no wager; set another</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no estaba solo en su dirección: no tomó apuestas; fije otra</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not tell its state: it took no wager; check its profile</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no dio su estado: no tomó apuestas; revise su perfil</translation>
    </message>
    <message>
        <source>Sensor {sensor} was not looked at in time: its chip did not count; check the line</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no se revisó a tiempo: su ficha no contó; revise la línea</translation>
    </message>
    <message>
        <source>Sensor {sensor} said {fault}: it took no wager; call a technician</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} dijo {fault}: no tomó apuestas; llame a un técnico</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not obey its lamp; chips on it count, its light may be wrong</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no obedeció a su luz; sus fichas cuentan, la luz puede fallar</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not open or close; chips on it are seen, look for late ones</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no abrió o no cerró; sus fichas se ven, busque tardías</translation>
    </message>
    <message>
        <source>Sensor {sensor} did not check itself; chips on it are seen, call a technician</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} no se autoprobó; sus fichas se ven, llame a un técnico</translation>
    </message>
    <message>
        <source>Sensor {sensor} is another board, {found}, not {known}; once noted, its chips count</source>
        <extracomment>desk/device_watch.py</extracomment>
        <translation>El sensor {sensor} es otra placa, {found}, no {known}; al tomar nota, sus fichas cuentan</translation>
    </message>
    <message numerus="yes">
        <source>All {n} win slips</source>
        <extracomment>desk/printing.py; one: The win slip</extracomment>
        <translation>
            <numerusform>El comprobante</numerusform>
            <numerusform>Los {n} comprobantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {n} win slips, marked REPRINT {reprint}</source>
        <extracomment>desk/printing.py; one: The win slip, marked REPRINT {reprint}</extracomment>
        <translation>
            <numerusform>El comprobante, marcado REPRINT {reprint}</numerusform>
            <numerusform>Los {n} comprobantes, marcados REPRINT {reprint}</numerusform>
        </translation>
    </message>
    <message>
        <source>The slip printer did not say that it has finished; look for the slip</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La impresora de comprobantes no avisó que terminó; busque el comprobante</translation>
    </message>
    <message>
        <source>The slip printer went away while the slip came out; look for the slip</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La impresora se fue mientras salía el comprobante; busque el comprobante</translation>
    </message>
    <message>
        <source>The slip printer takes no more: switch it off and on, then print again</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La impresora ya no acepta más: apáguela y enciéndala, luego reimprima</translation>
    </message>
    <message>
        <source>Lamp</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Luz</translation>
    </message>
    <message>
        <source>It does not obey its lamp</source>
        <extracomment>devices/role.py</extracomment>
        <translation>No obedece a su luz</translation>
    </message>
    <message>
        <source>Inhibit</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>It does not open or close</source>
        <extracomment>devices/role.py</extracomment>
        <translation>No abre ni cierra</translation>
    </message>
    <message>
        <source>Busy</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Ocupado</translation>
    </message>
    <message>
        <source>It says it is busy</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Dice que está ocupado</translation>
    </message>
    <message>
        <source>Long check</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Prueba larga</translation>
    </message>
    <message>
        <source>Its self check has two bytes</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Su autoprueba tiene dos bytes</translation>
    </message>
    <message>
        <source>Error 15</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Error 15</translation>
    </message>
    <message>
        <source>It says error 15, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Dice error 15, una vez</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Another board, once</source>
        <extracomment>devices/role.py</extracomment>
        <translation>Otra placa, una vez</translation>
    </message>
    <message>
        <source>It is not certain whether this was recorded: the disk with {path} failed at the last moment ({trouble}). The journal is read again first; look at the table, then go on from what it shows.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>No es seguro que esto se registrara: el disco de {path} falló en el último momento ({trouble}). Primero se lee otra vez el diario; mire la mesa y siga desde lo que muestra.</translation>
    </message>
    <message>
        <source>Nothing was recorded: another program has changed the journal {path} while it was open. Leave it as it is and call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>No se registró nada: otro programa cambió el diario {path} mientras estaba abierto. Déjelo como está y llame a un técnico.</translation>
    </message>
    <message>
        <source>the note of its end beside the key is missing or was altered</source>
        <extracomment>journal/head_file.py</extracomment>
        <translation>la nota de su final junto a la clave falta o fue alterada</translation>
    </message>
    <message>
        <source>The journal {path} was altered by another program ({what}): leave it as it is, call a technician, and open the newest backup.</source>
        <extracomment>journal/opening.py</extracomment>
        <translation>Otro programa alteró el diario {path} ({what}): déjelo como está, llame a un técnico y abra la última copia.</translation>
    </message>
    <message>
        <source>Definitions were changed since the table was closed: {changes}</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>Las definiciones cambiaron desde que se cerró la mesa: {changes}</translation>
    </message>
    <message>
        <source>Definitions were changed in an open round; what they were is not on record</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>Las definiciones cambiaron en una ronda abierta; no consta cómo eran</translation>
    </message>
    <message>
        <source>Definitions were changed in an open round and wait for the next opening: {changes}</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>Las definiciones cambiaron en una ronda abierta y esperan la próxima apertura: {changes}</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>y más</translation>
    </message>
    <message>
        <source>no pay, but something else</source>
        <extracomment>kiosk/table/definitions_in_play.py</extracomment>
        <translation>ningún pago, pero sí otra cosa</translation>
    </message>
    <message>
        <source>The staff register {path} is missing, and one was founded here: put it back from its backup, or call a technician.</source>
        <extracomment>staff/birth_mark.py</extracomment>
        <translation>Falta la lista de personal {path}, y aquí se creó una: repóngala de su copia o llame a un técnico.</translation>
    </message>
    <message>
        <source>The staff register {path} is not the one that was founded here: put that one back from its backup, or call a technician.</source>
        <extracomment>staff/birth_mark.py</extracomment>
        <translation>La lista de personal {path} no es la que se creó aquí: reponga esa de su copia o llame a un técnico.</translation>
    </message>
    <message>
        <source>No chip lies at seat {seat}; put one on the sensor</source>
        <extracomment>table/decide.py</extracomment>
        <translation>No hay ficha en el asiento {seat}; ponga una en el sensor</translation>
    </message>
    <message>
        <source>The sensor of seat {seat} sees no chip either</source>
        <extracomment>table/decide.py</extracomment>
        <translation>El sensor del asiento {seat} tampoco ve ficha</translation>
    </message>
    <message>
        <source>Two cards and the flop count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Cuentan dos cartas y el flop</translation>
    </message>
    <message>
        <source>All five dealt cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Cuentan las cinco cartas repartidas</translation>
    </message>
    <message>
        <source>The best four cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Cuentan las mejores cuatro cartas</translation>
    </message>
    <message>
        <source>Two cards and the board count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Cuentan dos cartas y las comunes</translation>
    </message>
    <message>
        <source>Two cards and the up card count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Cuentan dos cartas y la descubierta</translation>
    </message>
    <message>
        <source>The first three cards count</source>
        <extracomment>table/guide/cards_that_count.py</extracomment>
        <translation>Cuentan las tres primeras cartas</translation>
    </message>
    <message>
        <source>left from last round: {seats}. Lift it, or touch the seat</source>
        <extracomment>table/guide/chip_words.py</extracomment>
        <translation>quedó de la ronda anterior: {seats}. Levántela o toque el asiento</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips count</source>
        <extracomment>table/guide/chip_words.py; one: {n} chip counts</extracomment>
        <translation>
            <numerusform>{n} ficha cuenta</numerusform>
            <numerusform>{n} fichas cuentan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Late chips at {seats}: give them back</source>
        <extracomment>table/guide/chip_words.py; one: Late chip at {seats}: give it back</extracomment>
        <translation>
            <numerusform>Ficha tardía en {seats}: devuélvala</numerusform>
            <numerusform>Fichas tardías en {seats}: devuélvalas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the chips of {seats}</source>
        <extracomment>table/guide/chip_words.py; one: Leave the chip of {seats}</extracomment>
        <translation>
            <numerusform>Deje la ficha de {seats}</numerusform>
            <numerusform>Deje las fichas de {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the chips of {seats}</source>
        <extracomment>table/guide/chip_words.py; one: Clear the chip of {seats}</extracomment>
        <translation>
            <numerusform>Quite la ficha de {seats}</numerusform>
            <numerusform>Quite las fichas de {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips. Has each of them a game wager?</source>
        <extracomment>table/guide/chip_words.py; one: {n} chip. Has it a game wager?</extracomment>
        <translation>
            <numerusform>{n} ficha. ¿Tiene apuesta de juego?</numerusform>
            <numerusform>{n} fichas. ¿Tiene cada una apuesta de juego?</numerusform>
        </translation>
    </message>
    <message>
        <source>touch {seats} if it plays</source>
        <extracomment>table/guide/chip_words.py</extracomment>
        <translation>toque {seats} si juega</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have no game wager</source>
        <extracomment>table/guide/chip_words.py; one: {seats} has no game wager</extracomment>
        <translation>
            <numerusform>{seats} no tiene apuesta de juego</numerusform>
            <numerusform>{seats} no tienen apuesta de juego</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the wagers back first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Primero devuelva las apuestas</translation>
    </message>
    <message>
        <source>No round is running</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>No hay ronda en curso</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} seats not ticked</source>
        <extracomment>table/guide/controls.py; one: Hold: {n} seat not ticked</extracomment>
        <translation>
            <numerusform>Mantenga: {n} asiento sin marcar</numerusform>
            <numerusform>Mantenga: {n} asientos sin marcar</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold 0.8 s, nothing dealt</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Mantenga 0.8 s, nada repartido</translation>
    </message>
    <message>
        <source>Card swiped. Press to take it back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Tarjeta pasada. Presione para quitarla</translation>
    </message>
    <message>
        <source>{n} prizes, {total}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>{n} premios, {total}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}, {prize}</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Asiento {seat}: {hand}, {prize}</translation>
    </message>
    <message>
        <source>Not at this table</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>No en esta mesa</translation>
    </message>
    <message>
        <source>No small prize is on</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Ningún premio menor encendido</translation>
    </message>
    <message>
        <source>The cards say otherwise</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Las cartas dicen otra cosa</translation>
    </message>
    <message>
        <source>These hands need a card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Estas manos piden tarjeta</translation>
    </message>
    <message>
        <source>Needs a Supervisor card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Requiere tarjeta Supervisor</translation>
    </message>
    <message>
        <source>Card first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Antes tarjeta</translation>
    </message>
    <message>
        <source>A late win comes first</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Se está registrando un premio tardío</translation>
    </message>
    <message>
        <source>Leave {seats} face up</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>Deje {seats} a la vista</translation>
    </message>
    <message>
        <source>Taking a fold back</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Quitar un retiro</translation>
    </message>
    <message>
        <source>Another stage of the deal</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Otra etapa del reparto</translation>
    </message>
    <message>
        <source>The stage before</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>La etapa anterior</translation>
    </message>
    <message>
        <source>COLLECTED</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>RECOGIDO</translation>
    </message>
    <message>
        <source>The peek</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>El vistazo</translation>
    </message>
    <message>
        <source>CHANGE THE HAND</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>CAMBIAR MANO</translation>
    </message>
    <message>
        <source>A seat that plays</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un asiento que juega</translation>
    </message>
    <message>
        <source>A chip that stays</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Una ficha que se queda</translation>
    </message>
    <message>
        <source>A duty</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Una tarea</translation>
    </message>
    <message>
        <source>PAID</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>PAGADO</translation>
    </message>
    <message>
        <source>ALL PAID</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>PAGADOS</translation>
    </message>
    <message>
        <source>KEEP THE ROUND</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>SEGUIR LA RONDA</translation>
    </message>
    <message>
        <source>ALL GIVEN BACK</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>TODO DEVUELTO</translation>
    </message>
    <message>
        <source>A late win</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Un premio tardío</translation>
    </message>
    <message numerus="yes">
        <source>{n} jackpot wagers</source>
        <extracomment>table/guide/prompt_words.py; one: {n} jackpot wager</extracomment>
        <translation>
            <numerusform>{n} apuesta de jackpot</numerusform>
            <numerusform>{n} apuestas de jackpot</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay seat {seat}, then press PAID</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Pague al asiento {seat} y presione PAGADO</translation>
    </message>
    <message>
        <source>Everybody is paid. Press {button}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Todos están pagados. Presione {button}</translation>
    </message>
    <message>
        <source>Press DEALER CONFIRM</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Presione DEALER CONFIRM</translation>
    </message>
    <message>
        <source>Records the late win; a second person&apos;s card follows</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Registra el premio tardío; sigue la tarjeta de otra persona</translation>
    </message>
    <message>
        <source>{first} has approved; nothing is recorded yet</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{first} ya aprobó; aún no se registra nada</translation>
    </message>
    <message>
        <source>It voids round {round}: {why}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Anula la ronda {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round} is void: give every wager back</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>La ronda {round} es nula: devuelva las apuestas</translation>
    </message>
    <message>
        <source>{returned}. Then reshuffle</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{returned}. Luego baraje de nuevo</translation>
    </message>
    <message>
        <source>Key switch lost: swipe a Supervisor&apos;s card</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Llave sin señal: pase una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>It stands for the key. {claims}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Vale por la llave. {claims}</translation>
    </message>
    <message>
        <source>The win is on record; the card takes it off the meter, as RUN would</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>El premio está registrado; la tarjeta lo descuenta del medidor, como RUN</translation>
    </message>
    <message>
        <source>It lets the round go on, as RUN would; or mend the switch</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Deja seguir la ronda, como RUN; o repare la llave</translation>
    </message>
    <message>
        <source>Supervisor: swipe your card, then press J-POT</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Supervisor: pase su tarjeta y presione J-POT</translation>
    </message>
    <message>
        <source>It says on record who holds the key. {claims}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Registra quién tiene la llave. {claims}</translation>
    </message>
    <message>
        <source>To every player</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>A cada jugador</translation>
    </message>
    <message>
        <source>{amount} envy, from the tray</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{amount} Envy, de la bandeja</translation>
    </message>
    <message>
        <source>{amount}; last, {envy} envy</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{amount}; al final, {envy} Envy</translation>
    </message>
    <message>
        <source>{sensor} off seat {seats}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{sensor} del asiento {seats}</translation>
    </message>
    <message>
        <source>{off}, leave {other}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{off}, deje {other}</translation>
    </message>
    <message numerus="yes">
        <source>Off seats {seats}</source>
        <extracomment>table/guide/prompt_words.py; one: Off seat {seats}</extracomment>
        <translation>
            <numerusform>Del asiento {seats}</numerusform>
            <numerusform>De los asientos {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect the folds at once: {seats}; then touch {next}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>Recoja ya retiros: {seats}; luego {next}</translation>
    </message>
    <message>
        <source>{either} or {other}</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>{either} o {other}</translation>
    </message>
    <message>
        <source>1 of {n} shares of {whole}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>1 de {n} partes de {whole}</translation>
    </message>
    <message numerus="yes">
        <source>seats {seats}</source>
        <extracomment>table/guide/words.py; one: seat {seats}</extracomment>
        <translation>
            <numerusform>asiento {seats}</numerusform>
            <numerusform>asientos {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} shares of {each}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{n} partes de {each}</translation>
    </message>
    <message>
        <source>{n} shares, {first} and {last}</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>{n} partes, {first} y {last}</translation>
    </message>
    <message>
        <source>{place} stays face up: {hand}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>{place} queda a la vista: {hand}</translation>
    </message>
    <message>
        <source>COVER ALL loses: {place} is highest, {hand}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>COVER ALL pierde: {place} es la más alta, {hand}</translation>
    </message>
    <message>
        <source>{place}: {hand}, pays {pays}</source>
        <extracomment>table/judging/exposed.py</extracomment>
        <translation>{place}: {hand}, paga {pays}</translation>
    </message>
    <message>
        <source>Write a note of at least {n} words: what happened, and who saw it</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Escriba una nota de al menos {n} palabras: qué pasó y quién lo vio</translation>
    </message>
    <message>
        <source>A late win waits for its cards; swipe them or cancel it first</source>
        <extracomment>table/procedures/adjustments.py</extracomment>
        <translation>Un premio tardío espera sus tarjetas; páselas o cancélelo primero</translation>
    </message>
    <message>
        <source>{what} waits: the key switch does not answer; swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>{what} espera: la llave de control no responde; pase una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>The key switch does not answer; mend it, or swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>La llave de control no responde; repárela o pase una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>Who holds the key? Swipe a Supervisor&apos;s card, then press J-POT</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>¿Quién tiene la llave? Pase una tarjeta Supervisor y presione J-POT</translation>
    </message>
    <message>
        <source>Nobody deals; swipe a dealer card first</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Nadie reparte; pase primero una tarjeta de dealer</translation>
    </message>
    <message>
        <source>No dealer confirms alone here; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Aquí ningún dealer confirma solo; llame al supervisor</translation>
    </message>
    <message>
        <source>The cards say something else than the button; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Las cartas no dicen lo mismo que el botón; llame al supervisor</translation>
    </message>
    <message>
        <source>These hands need a card; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Estas manos requieren tarjeta; llame al supervisor</translation>
    </message>
    <message>
        <source>No small prize is on; press the winning hand first</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Ningún premio menor encendido; presione primero la mano ganadora</translation>
    </message>
    <message>
        <source>Answer LEAVE UP at seat {seat}; it is no wager of its own</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Responda DEJAR en el asiento {seat}; no es una apuesta aparte</translation>
    </message>
    <message>
        <source>Seat {seat} may insure {most} at most, half of its blackjack wager</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El asiento {seat} puede asegurar hasta {most}, la mitad de su apuesta de blackjack</translation>
    </message>
    <message>
        <source>Insurance needs an ace up</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El seguro requiere un as a la vista</translation>
    </message>
    <message>
        <source>The dealer has looked already; insurance is closed</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El dealer ya miró; el seguro está cerrado</translation>
    </message>
    <message>
        <source>Seat {seat} has no blackjack wager to insure</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El asiento {seat} no tiene apuesta de blackjack que asegurar</translation>
    </message>
    <message>
        <source>The dealer has blackjack; nobody draws</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El dealer tiene blackjack; nadie pide</translation>
    </message>
    <message>
        <source>Look for blackjack first</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Primero busque blackjack</translation>
    </message>
    <message>
        <source>Seat {seat} has given its hand up</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El asiento {seat} rindió su mano</translation>
    </message>
    <message>
        <source>Ask seat {seat} for LEAVE UP first; a double matches it</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Pregunte antes DEJAR al asiento {seat}; doblar lo iguala</translation>
    </message>
    <message>
        <source>A double is for the first two cards of a hand</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>Se dobla con las dos primeras cartas de una mano</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks cannot make {hand} at {seats}; look which seat holds it</source>
        <extracomment>table/procedures/contradictions.py; one: One deck cannot make {hand} at {seats}; look which seat holds it</extracomment>
        <translation>
            <numerusform>Una baraja no puede dar {hand} en {seats}; vea qué asiento la tiene</numerusform>
            <numerusform>{n} barajas no pueden dar {hand} en {seats}; vea qué asiento la tiene</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} is on for {seats}: the board is everybody&apos;s, so {others} cannot hold another hand</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{hand} encendida en {seats}: las comunes son de todos, así que {others} no puede tener otra mano</translation>
    </message>
    <message>
        <source>{hand} is on for {seats} only: the board is everybody&apos;s, press it for {missing} too</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{hand} encendida solo en {seats}: las comunes son de todos, presiónela también en {missing}</translation>
    </message>
    <message>
        <source>The dealer stands with {total}; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>El dealer se planta con {total}; no sigue otra carta</translation>
    </message>
    <message>
        <source>Seat {seat} is bust with {total}; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>El asiento {seat} se pasó con {total}; no sigue otra carta</translation>
    </message>
    <message>
        <source>Seat {seat} stands with 21; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>El asiento {seat} se planta con 21; no sigue otra carta</translation>
    </message>
    <message>
        <source>A split ace gets one card only; choose another place</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>Un as dividido recibe una sola carta; elija otro lugar</translation>
    </message>
    <message>
        <source>Seat {seat} has doubled; no card can follow</source>
        <extracomment>table/procedures/dealt_cards.py</extracomment>
        <translation>El asiento {seat} dobló; no sigue otra carta</translation>
    </message>
    <message>
        <source>Card entered wrongly</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Carta mal anotada</translation>
    </message>
    <message>
        <source>No wager at this seat</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Sin apuesta en este asiento</translation>
    </message>
    <message>
        <source>Hand was folded</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>La mano se retiró</translation>
    </message>
    <message>
        <source>NOT A WIN needs a reason from the list</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>NO ES PREMIO requiere un motivo de la lista</translation>
    </message>
    <message>
        <source>The cards of seat {seat} make no open hand; look again</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Las cartas del asiento {seat} no dan mano pendiente; mire otra vez</translation>
    </message>
    <message>
        <source>Seat {seat}: NOT A WIN for {hand} was taken back</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Asiento {seat}: se quitó NO ES PREMIO de {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {hand}, and it was not paid. NOT A WIN: {reason}</source>
        <extracomment>table/procedures/denials.py</extracomment>
        <translation>Asiento {seat}: las cartas dan {hand} y no se pagó. NO ES PREMIO: {reason}</translation>
    </message>
    <message>
        <source>The prizes at hand do not ask for that; look at the list</source>
        <extracomment>table/procedures/duties.py</extracomment>
        <translation>Los premios de ahora no piden eso; revise la lista</translation>
    </message>
    <message>
        <source>Opens in {n} s</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Abre en {n} s</translation>
    </message>
    <message>
        <source>{end} opens 3 seconds after {start}; wait a moment</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{end} abre 3 segundos después de {start}; espere un momento</translation>
    </message>
    <message numerus="yes">
        <source>Take the chips off {seats}</source>
        <extracomment>table/procedures/ending.py; one: Take the chip off {seats}</extracomment>
        <translation>
            <numerusform>Retire la ficha de {seats}</numerusform>
            <numerusform>Retire las fichas de {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} still lie there; take them off first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} still lies there; take it off first</extracomment>
        <translation>
            <numerusform>La ficha de {seats} sigue ahí; retírela primero</numerusform>
            <numerusform>Las fichas de {seats} siguen ahí; retírelas primero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Take chip: {seats}</extracomment>
        <translation>
            <numerusform>Retire ficha: {seats}</numerusform>
            <numerusform>Retire fichas: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip left there would not count next round.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Si una se queda, no cuenta en la próxima ronda.</translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} stayed on the spot; collect them or give them back first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} stayed on the spot; collect it or give it back first</extracomment>
        <translation>
            <numerusform>La ficha de {seats} se quedó en su lugar; recójala o devuélvala primero</numerusform>
            <numerusform>Las fichas de {seats} se quedaron en su lugar; recójalas o devuélvalas primero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Clear chip: {seats}</extracomment>
        <translation>
            <numerusform>Quite ficha: {seats}</numerusform>
            <numerusform>Quite fichas: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Recoja {seats}</translation>
    </message>
    <message>
        <source>stake back to {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>devuelva la apuesta a {seats}</translation>
    </message>
    <message>
        <source>Chips on {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Fichas en {seats}</translation>
    </message>
    <message>
        <source>It comes before the hands are played.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Va antes de jugar las manos.</translation>
    </message>
    <message>
        <source>Mark the side of {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Marque el lado de {seats}</translation>
    </message>
    <message>
        <source>The coup makes a winning hand and the side of {seats} is not known; mark it first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>El cupé da mano ganadora y no se sabe el lado de {seats}; márquelo primero</translation>
    </message>
    <message>
        <source>Side of {seats} open</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Falta el lado de {seats}</translation>
    </message>
    <message>
        <source>The coup makes a winning hand. Touch the seat and say which side it is on.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>El cupé da mano ganadora. Toque el asiento y diga de qué lado va.</translation>
    </message>
    <message>
        <source>The hands are not played out</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Faltan manos por jugar</translation>
    </message>
    <message>
        <source>The hands are not played out; let every seat decide first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Faltan manos por jugar; deje decidir primero a cada asiento</translation>
    </message>
    <message>
        <source>Every seat decides, then the cards are turned.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Cada asiento decide; luego se descubren las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} hold {hand}</source>
        <extracomment>table/procedures/ending.py; one: {seats} holds {hand}</extracomment>
        <translation>
            <numerusform>{seats} tiene {hand}</numerusform>
            <numerusform>{seats} tienen {hand}</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}; press the hand, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{title}; presione la mano, o NO ES PREMIO con un motivo</translation>
    </message>
    <message>
        <source>{seats}: {hand} open</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{seats}: {hand} pendiente</translation>
    </message>
    <message>
        <source>Hand of {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Mano de {seats}</translation>
    </message>
    <message>
        <source>Press its hand, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Su mano, o NO ES PREMIO con un motivo</translation>
    </message>
    <message>
        <source>Call the supervisor, or turn the hand off</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Llame al supervisor o apague la mano</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats to pay</source>
        <extracomment>table/procedures/ending.py; one: {n} seat to pay</extracomment>
        <translation>
            <numerusform>{n} asiento por pagar</numerusform>
            <numerusform>{n} asientos por pagar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seats are not ticked as paid; pay them and press PAID</source>
        <extracomment>table/procedures/ending.py; one: {n} seat is not ticked as paid; pay it and press PAID</extracomment>
        <translation>
            <numerusform>{n} asiento sin marcar como pagado; páguelo y presione PAGADO</numerusform>
            <numerusform>{n} asientos sin marcar como pagados; páguelos y presione PAGADO</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay {seats}</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Pague {seats}</translation>
    </message>
    <message>
        <source>One after the other, then press PAID</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Uno tras otro; luego presione PAGADO</translation>
    </message>
    <message>
        <source>Cards to be kept</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Cartas por guardar</translation>
    </message>
    <message>
        <source>The cards of a large win are to be kept; bag them and tick it first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Las cartas de un premio grande se guardan; embólselas y márquelo primero</translation>
    </message>
    <message>
        <source>Keep the cards of the win</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Guarde las cartas del premio</translation>
    </message>
    <message>
        <source>Bag and label them, then tick it</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Embólselas, etiquételas y márquelo</translation>
    </message>
    <message>
        <source>Nobody folds in {game}</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Nadie se retira en {game}</translation>
    </message>
    <message>
        <source>Seat {seat} has bet {wager}; its hand stays in</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>El asiento {seat} apostó {wager}; su mano sigue</translation>
    </message>
    <message>
        <source>Hands fold at {stage} only; go back to it first</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Las manos se retiran solo en {stage}; vuelva ahí primero</translation>
    </message>
    <message>
        <source>House Money: collect first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money: recoja primero</translation>
    </message>
    <message>
        <source>Peek first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Antes el vistazo</translation>
    </message>
    <message>
        <source>House Money: {n} to ask</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money: {n} por preguntar</translation>
    </message>
    <message>
        <source>{waits}; it comes before the hands are played</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>{waits}; va antes de jugar las manos</translation>
    </message>
    <message>
        <source>This makes a blackjack, and the peek said none; touch Peek and correct it first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Esto da un blackjack y el vistazo dijo que no; toque Vistazo y corríjalo primero</translation>
    </message>
    <message>
        <source>This makes no blackjack, and the peek said one; touch Peek and correct it first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Esto no da blackjack y el vistazo dijo que sí; toque Vistazo y corríjalo primero</translation>
    </message>
    <message>
        <source>House Money has not won at seat {seat}; nothing can be left up</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>House Money no ganó en el asiento {seat}; nada puede quedar arriba</translation>
    </message>
    <message>
        <source>Enter the dealer&apos;s up card first</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Anote primero la carta descubierta del dealer</translation>
    </message>
    <message>
        <source>Look for blackjack first, then ask seat {seat}</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Primero busque blackjack; luego pregunte al asiento {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} plays its hand already; what was left up stays</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>El asiento {seat} ya juega su mano; lo dejado arriba se queda</translation>
    </message>
    <message>
        <source>No House Money has lost; there is nothing to collect</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>Ningún House Money perdió; no hay nada que recoger</translation>
    </message>
    <message>
        <source>The dealer shows no ace and no ten; there is nothing to look for</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>El dealer no muestra as ni diez; no hay nada que buscar</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is known; correct it on the card pad</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Ya se sabe la segunda carta del dealer; corríjala en CARTAS</translation>
    </message>
    <message>
        <source>Not with a dealer blackjack; pay House Money out</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>No con blackjack del dealer; pague House Money</translation>
    </message>
    <message>
        <source>Seat {seat} may leave up {proceeds} at most, the win with its stake</source>
        <extracomment>table/procedures/house_money.py</extracomment>
        <translation>El asiento {seat} puede dejar hasta {proceeds}, lo ganado con su apuesta</translation>
    </message>
    <message>
        <source>Found on camera</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Visto en la cámara</translation>
    </message>
    <message>
        <source>Hand read wrongly</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Mano mal leída</translation>
    </message>
    <message>
        <source>Hand button not pressed</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Botón de mano sin presionar</translation>
    </message>
    <message>
        <source>Recorded for another seat</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Registrado para otro asiento</translation>
    </message>
    <message>
        <source>A late win needs a reason from the list</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Un premio tardío requiere un motivo de la lista</translation>
    </message>
    <message>
        <source>A late win is recorded between two rounds; now {phase}</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Un premio tardío se registra entre dos rondas; ahora {phase}</translation>
    </message>
    <message>
        <source>Round {round} is not over; press its hand at the table</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>La ronda {round} no ha terminado; presione su mano en la mesa</translation>
    </message>
    <message>
        <source>Choose one seat: every seat has its own hand here</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Elija un asiento: aquí cada asiento tiene su mano</translation>
    </message>
    <message>
        <source>Seat {seats} had no wager in round {round}</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>El asiento {seats} no tuvo apuesta en la ronda {round}</translation>
    </message>
    <message>
        <source>A win of seat {seat} in round {round} is on record; back it out first</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>Hay un premio registrado del asiento {seat} en la ronda {round}; reviértalo primero</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card stands for the key</source>
        <extracomment>table/procedures/lost_key.py</extracomment>
        <translation>Una tarjeta Supervisor vale por la llave</translation>
    </message>
    <message>
        <source>{name} was part of it; another person has to take note of it</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>{name} participó; otra persona tiene que tomar nota</translation>
    </message>
    <message>
        <source>Seat {seat} is not to be paid now; look at the list</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>El asiento {seat} no se paga ahora; revise la lista</translation>
    </message>
    <message>
        <source>Only a prize off the meter can wait for the cage; pay it from the tray</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Solo un premio del medidor puede esperar a la caja; páguelo de la bandeja</translation>
    </message>
    <message>
        <source>Nobody is left to be paid</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>No queda nadie por pagar</translation>
    </message>
    <message>
        <source>No seat is ticked yet; there is nothing to undo</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Aún no hay asiento marcado; nada que deshacer</translation>
    </message>
    <message>
        <source>The tax form of seat {seat} comes first; tick it when it is done</source>
        <extracomment>table/procedures/paying.py</extracomment>
        <translation>Primero va el formulario fiscal del asiento {seat}; márquelo al terminarlo</translation>
    </message>
    <message>
        <source>Who plays is known here; no seat has to be marked</source>
        <extracomment>table/procedures/rounds.py</extracomment>
        <translation>Aquí ya se sabe quién juega; no hay que marcar asientos</translation>
    </message>
    <message numerus="yes">
        <source>{seats} have not decided</source>
        <extracomment>table/procedures/stages.py; one: {seats} has not decided</extracomment>
        <translation>
            <numerusform>{seats} no ha decidido</numerusform>
            <numerusform>{seats} no han decidido</numerusform>
        </translation>
    </message>
    <message>
        <source>{stage} lies behind; touch the last stage to go back</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{stage} ya pasó; toque la última etapa para volver</translation>
    </message>
    <message>
        <source>{undecided}; ask them, then touch {stage} again</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>{undecided}; pregunte y toque otra vez {stage}</translation>
    </message>
    <message>
        <source>The deal stands at its first stage; there is none before it</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>El reparto está en su primera etapa; no hay otra antes</translation>
    </message>
    <message>
        <source>This table plays without stages</source>
        <extracomment>table/procedures/stages.py</extracomment>
        <translation>Esta mesa juega sin etapas</translation>
    </message>
    <message>
        <source>Recording a late win needs {card} card</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Registrar un premio tardío requiere tarjeta {card}</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card voids a round</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Una tarjeta Supervisor anula una ronda</translation>
    </message>
    <message>
        <source>Fetch an Executive, then press READY</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Traiga a un Executive y presione LISTO</translation>
    </message>
    <message>
        <source>The win waits for a card; press BACK TO TABLE before a side changes</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>El premio espera una tarjeta; presione VOLVER A LA MESA antes de cambiar un lado</translation>
    </message>
    <message>
        <source>Seat {seat} was marked {side} when the cards were known; look at the camera</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>El asiento {seat} se marcó {side} ya conocidas las cartas; vea la cámara</translation>
    </message>
    <message>
        <source>without a side</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>sin lado</translation>
    </message>
    <message>
        <source>Read again on the layout</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Leída otra vez en el tapete</translation>
    </message>
    <message>
        <source>Checked with the camera</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Revisado con la cámara</translation>
    </message>
    <message>
        <source>{hand} is one hand for {n} seats: NOT A WIN takes all of them off. For a wrong seat go back to the table and mark its side</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>{hand} es una sola mano para {n} asientos: NO ES PREMIO los quita todos. Si un asiento está mal, vuelva a la mesa y marque su lado</translation>
    </message>
    <message>
        <source>The cards of seat {seat} make no other winning hand</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>Las cartas del asiento {seat} no dan otra mano ganadora</translation>
    </message>
    <message>
        <source>choose why it is confirmed all the same</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>elija por qué se confirma de todos modos</translation>
    </message>
    <message>
        <source>{said}. Confirmed: {reason}</source>
        <extracomment>table/procedures/verifying.py</extracomment>
        <translation>{said}. Confirmado: {reason}</translation>
    </message>
    <message>
        <source>Round {round} is void; give every wager back first</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>La ronda {round} es nula; devuelva primero las apuestas</translation>
    </message>
    <message>
        <source>The key switch does not answer; swipe a Supervisor&apos;s card first</source>
        <extracomment>table/state.py</extracomment>
        <translation>La llave de control no responde; pase primero una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>UP</source>
        <extracomment>ui/pages/cards/page.py</extracomment>
        <translation>VISTA</translation>
    </message>
    <message>
        <source>{name} cannot leave this table; a Supervisor or a technician can</source>
        <extracomment>ui/pages/exit/page.py</extracomment>
        <translation>{name} no puede salir de esta mesa; un Supervisor o un técnico sí</translation>
    </message>
    <message>
        <source>Choose the game</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Elija el juego</translation>
    </message>
    <message>
        <source>Steps of the round</source>
        <extracomment>ui/pages/replay/page.py</extracomment>
        <translation>Pasos de la ronda</translation>
    </message>
    <message>
        <source>No card, no void</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Sin tarjeta no se anula</translation>
    </message>
    <message>
        <source>The round has begun</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>La ronda empezó</translation>
    </message>
    <message>
        <source>The tray paid it, so no meter moves.</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Pagó la bandeja; no se mueve ningún medidor.</translation>
    </message>
    <message>
        <source>Back out win {number}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Revertir el premio {number}</translation>
    </message>
    <message>
        <source>CLOSE</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>CERRAR</translation>
    </message>
    <message>
        <source>It is on record</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Está registrado</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}, {prize}, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Asiento {seat}: {hand}, {prize}, ronda {round}</translation>
    </message>
    <message>
        <source>Seats {seats}: {hand}, {prize} in {n} shares, round {round}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Asientos {seats}: {hand}, {prize} en {n} partes, ronda {round}</translation>
    </message>
    <message>
        <source>Envy of {total} for it is no longer due: take back what was paid</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Su Envy de {total} ya no se debe: recupere lo pagado</translation>
    </message>
    <message>
        <source>Its envy of {total} stays paid</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Su Envy de {total} se pagó y queda pagado</translation>
    </message>
    <message>
        <source>{n} SHARES, {prize}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>{n} PARTES, {prize}</translation>
    </message>
    <message>
        <source>What happened to win {number}?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>¿Qué pasó con el premio {number}?</translation>
    </message>
    <message>
        <source>The tray paid it, so no meter moved</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Pagó la bandeja; no se movió ningún medidor</translation>
    </message>
    <message>
        <source>Meter {before} → {after}</source>
        <extracomment>ui/supervisor/presenter/adjusting.py</extracomment>
        <translation>Medidor {before} → {after}</translation>
    </message>
    <message>
        <source>House Money</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money</translation>
    </message>
    <message>
        <source>Collect the losing House Money</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Recoja los House Money perdidos</translation>
    </message>
    <message>
        <source>Look for blackjack before you pay</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Busque blackjack antes de pagar</translation>
    </message>
    <message>
        <source>LEAVE UP at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>DEJAR en el asiento {seat}</translation>
    </message>
    <message>
        <source>Up to {most}, the win with its stake</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Hasta {most}, lo ganado con su apuesta</translation>
    </message>
    <message>
        <source>NONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>NADA</translation>
    </message>
    <message>
        <source>ALL</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>TODO</translation>
    </message>
    <message>
        <source>The dealer shows an ace</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>El dealer muestra un as</translation>
    </message>
    <message>
        <source>The dealer shows a ten</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>El dealer muestra un diez</translation>
    </message>
    <message>
        <source>then seat {seat}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>luego el asiento {seat}</translation>
    </message>
    <message>
        <source>Pay seat {seat} {amount}, nothing stays up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague al asiento {seat} {amount}, nada queda arriba</translation>
    </message>
    <message>
        <source>Not with a dealer blackjack</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>No con blackjack del dealer</translation>
    </message>
    <message>
        <source>Pay seat {seat} {amount}, then ask: LEAVE UP?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague al asiento {seat} {amount} y pregunte: ¿DEJAR?</translation>
    </message>
    <message>
        <source>Collect the losers first</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Recoja primero a los perdedores</translation>
    </message>
    <message>
        <source>House Money lost: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money perdió: {seats}</translation>
    </message>
    <message>
        <source>Ace up. Is it a blackjack?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>As a la vista. ¿Es blackjack?</translation>
    </message>
    <message>
        <source>Ten up. Is it a blackjack?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Diez a la vista. ¿Es blackjack?</translation>
    </message>
    <message>
        <source>Nothing of House Money is paid before the answer</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nada de House Money se paga antes de la respuesta</translation>
    </message>
    <message>
        <source>House Money is done</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money terminó</translation>
    </message>
    <message>
        <source>Dealer blackjack: nothing stays up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Blackjack del dealer: nada queda arriba</translation>
    </message>
    <message>
        <source>Settle {jackpot}, then press {end}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague {jackpot} y presione {end}</translation>
    </message>
    <message>
        <source>Play the hands</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Juegue las manos</translation>
    </message>
    <message>
        <source>NO BLACKJACK</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>SIN BLACKJACK</translation>
    </message>
    <message>
        <source>Pay, then ask each winner</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague y pregunte a cada ganador</translation>
    </message>
    <message>
        <source>Pay, nothing may stay up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague, nada puede quedar arriba</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nada que recoger</translation>
    </message>
    <message>
        <source>Collect: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Recoja: {seats}</translation>
    </message>
    <message>
        <source>Collected: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Recogido: {seats}</translation>
    </message>
    <message>
        <source>Peek</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Vistazo</translation>
    </message>
    <message>
        <source>Peek: blackjack</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Vistazo: blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Vistazo: sin blackjack</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Sin ganador</translation>
    </message>
    <message>
        <source>Pay and ask, seat 1 to 7</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague y pregunte, asiento 1 a 7</translation>
    </message>
    <message>
        <source>Paid and asked</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pagado y preguntado</translation>
    </message>
    <message>
        <source>paying now</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>se paga ahora</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>sigue</translation>
    </message>
    <message>
        <source>later</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>después</translation>
    </message>
    <message>
        <source>after the peek</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>tras el vistazo</translation>
    </message>
    <message>
        <source>after the losers</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>tras los perdedores</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Aún no</translation>
    </message>
    <message>
        <source>paid, none left</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>pagado, no queda</translation>
    </message>
    <message>
        <source>ALL left up: {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>TODO arriba: {amount}</translation>
    </message>
    <message>
        <source>paid, left up: {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>pagado, arriba: {amount}</translation>
    </message>
    <message>
        <source>{pay} on {stake}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>{pay} sobre {stake}</translation>
    </message>
    <message>
        <source>PAY {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>PAGUE {amount}</translation>
    </message>
    <message>
        <source>of {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>de {amount}</translation>
    </message>
    <message>
        <source>Takes {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Cobra {amount}</translation>
    </message>
    <message>
        <source>PART {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>PARTE {amount}</translation>
    </message>
    <message>
        <source>ALL {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>TODO {amount}</translation>
    </message>
    <message>
        <source>Takes nothing</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>No cobra nada</translation>
    </message>
    <message>
        <source>KEYPAD</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>TECLADO</translation>
    </message>
    <message>
        <source>DONE, SEAT {seat} NEXT</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>LISTO, SIGUE ASIENTO {seat}</translation>
    </message>
    <message>
        <source>Ask: none, part or all?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pregunte: ¿nada, parte o todo?</translation>
    </message>
    <message>
        <source>Entire wager {amount}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Apuesta entera {amount}</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card first, then the others.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Primero la descubierta del dealer, luego las demás.</translation>
    </message>
    <message>
        <source>As they are dealt: Player, Banker, Player, Banker.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Como se reparten: Player, Banker, Player, Banker.</translation>
    </message>
    <message>
        <source>Two cards a seat, then the dealer. Touch whoever draws.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Dos cartas por asiento, luego el dealer. Toque a quien pida.</translation>
    </message>
    <message>
        <source>Seat by seat, then the board, then the dealer.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Asiento por asiento, luego la mesa, luego el dealer.</translation>
    </message>
    <message>
        <source>Seat by seat, then the dealer.</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Asiento por asiento, luego el dealer.</translation>
    </message>
    <message>
        <source>The last act</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>El último acto</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Nada todavía</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} cards go</source>
        <extracomment>ui/pages/cards/presenter/pad.py; one: Hold: {n} card goes</extracomment>
        <translation>
            <numerusform>Mantenga: se va {n} carta</numerusform>
            <numerusform>Mantenga: se van {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>it stands for the key that is not seen, on record</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>vale por la llave que no se ve, y se registra</translation>
    </message>
    <message>
        <source>Key switch: no answer</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Llave de control: sin respuesta</translation>
    </message>
    <message>
        <source>{cure} Or a Supervisor&apos;s card stands for the key.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>{cure} O una tarjeta Supervisor vale por la llave.</translation>
    </message>
    <message>
        <source>it voids the round; KEEP THE ROUND lets it go on</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>anula la ronda; SEGUIR LA RONDA la deja seguir</translation>
    </message>
    <message>
        <source>Cards are out: a void needs a Supervisor&apos;s card.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Ya hay cartas: anular requiere tarjeta Supervisor.</translation>
    </message>
    <message>
        <source>A void was asked for</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Se pidió anular</translation>
    </message>
    <message>
        <source>it says who holds the key</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>dice quién tiene la llave</translation>
    </message>
    <message>
        <source>The house wants to know before J-POT records.</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>La casa quiere saberlo antes de que J-POT registre.</translation>
    </message>
    <message>
        <source>Who holds the key?</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>¿Quién tiene la llave?</translation>
    </message>
    <message>
        <source>Swipe a Supervisor&apos;s card</source>
        <extracomment>ui/table/presenter/staff_cards.py</extracomment>
        <translation>Pase una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>Bust: take the wager, pay the jackpot, then the cards</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Pasó: tome la apuesta, pague el jackpot, luego las cartas</translation>
    </message>
    <message>
        <source>A natural tie, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Empate natural, {high} a {low}</translation>
    </message>
    <message>
        <source>Player wins by a natural, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Player gana con natural, {high} a {low}</translation>
    </message>
    <message>
        <source>Banker wins by a natural, {high} to {low}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Banker gana con natural, {high} a {low}</translation>
    </message>
    <message>
        <source>{hand}, {rank} high</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>{hand}, {rank} alto</translation>
    </message>
    <message>
        <source>It decides whose progressive wager wins</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Decide qué apuesta progresiva gana</translation>
    </message>
    <message>
        <source>Touch seat {seat}: mark its side</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Toque el asiento {seat}: marque su lado</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Sin blackjack</translation>
    </message>
    <message>
        <source>Ace up</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>As visible</translation>
    </message>
    <message>
        <source>Ten up</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Diez visible</translation>
    </message>
    <message>
        <source>NATURAL TIE</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>EMPATE NATURAL</translation>
    </message>
    <message>
        <source>NATURAL {points}</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>NATURAL {points}</translation>
    </message>
    <message>
        <source>Nothing has happened</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>No ha pasado nada</translation>
    </message>
    <message numerus="yes">
        <source>{end} waits for {n} things</source>
        <extracomment>ui/table/presenter/ending.py; one: {end} waits for {n} thing</extracomment>
        <translation>
            <numerusform>{end} espera {n} cosa</numerusform>
            <numerusform>{end} espera {n} cosas</numerusform>
        </translation>
    </message>
    <message>
        <source>clears by itself, line by line</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>se despeja solo, línea por línea</translation>
    </message>
    <message>
        <source>NOT A WIN is on record</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>NO ES PREMIO quedó registrado</translation>
    </message>
    <message>
        <source>another person takes note of it</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>otra persona toma nota</translation>
    </message>
    <message>
        <source>the first {n} of {all}</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>los primeros {n} de {all}</translation>
    </message>
    <message>
        <source>Why is {hand} not a win?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>¿Por qué {hand} no es premio?</translation>
    </message>
    <message>
        <source>It goes on record, and another person takes note of it.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Queda registrado, y otra persona toma nota.</translation>
    </message>
    <message>
        <source>Where does no chip lie?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>¿Dónde no hay ficha?</translation>
    </message>
    <message>
        <source>That sensor is wrong: it counts no chip until it has seen one go.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Ese sensor falla: no cuenta fichas hasta ver salir una.</translation>
    </message>
    <message>
        <source>Does the chip of seat {seat} stay?</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>¿Se queda la ficha del asiento {seat}?</translation>
    </message>
    <message>
        <source>It lies there from the last round. Lifted and put down again it bets too.</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Está ahí desde la última ronda. Levantada y puesta otra vez también apuesta.</translation>
    </message>
    <message>
        <source>IT STAYS</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>SE QUEDA</translation>
    </message>
    <message>
        <source>SENSOR {sensor}: IT STAYS</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>SENSOR {sensor}: SE QUEDA</translation>
    </message>
    <message>
        <source>It bets in this round</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Apuesta en esta ronda</translation>
    </message>
    <message>
        <source>It does not bet</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>No apuesta</translation>
    </message>
    <message>
        <source>SEAT {seat}, SENSOR {sensor}</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>ASIENTO {seat}, SENSOR {sensor}</translation>
    </message>
    <message>
        <source>Sensor is wrong</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>El sensor falla</translation>
    </message>
    <message>
        <source>NO CHIP THERE</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>NO HAY FICHA</translation>
    </message>
    <message>
        <source>Asks for a reason</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Pide un motivo</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is NOT A WIN</source>
        <extracomment>ui/table/presenter/ending.py</extracomment>
        <translation>Asiento {seat}: {hand} NO ES PREMIO</translation>
    </message>
    <message numerus="yes">
        <source>{button}: the round is over, {n} seats not ticked</source>
        <extracomment>ui/table/presenter/event_words.py; one: {button}: the round is over, {n} seat not ticked</extracomment>
        <translation>
            <numerusform>{button}: la ronda terminó, {n} asiento sin marcar</numerusform>
            <numerusform>{button}: la ronda terminó, {n} asientos sin marcar</numerusform>
        </translation>
    </message>
    <message>
        <source>A void was asked for: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se pidió anular: {reason}</translation>
    </message>
    <message>
        <source>The void was withdrawn; the round went on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se retiró la anulación; la ronda siguió</translation>
    </message>
    <message>
        <source>The wagers of the void round are given back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se devolvieron las apuestas de la ronda nula</translation>
    </message>
    <message>
        <source>Seat {seat} did not fold</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} no se retiró</translation>
    </message>
    <message>
        <source>The deal came to {stage}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El reparto llegó a {stage}</translation>
    </message>
    <message>
        <source>The deal went back to {stage}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El reparto volvió a {stage}</translation>
    </message>
    <message>
        <source>Seat {seat} has a game wager</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} tiene apuesta de juego</translation>
    </message>
    <message>
        <source>Seat {seat} has no game wager after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El asiento {seat} no tiene apuesta de juego, al final</translation>
    </message>
    <message>
        <source>House Money was not collected after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money no se recogió, al final</translation>
    </message>
    <message>
        <source>House Money collected at seat {seats}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money recogido en el asiento {seats}</translation>
    </message>
    <message>
        <source>The peek was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se quitó el vistazo</translation>
    </message>
    <message>
        <source>House Money of seat {seat} is to be asked again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money del asiento {seat}: preguntar otra vez</translation>
    </message>
    <message>
        <source>House Money of seat {seat} paid, {amount} left up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>House Money del asiento {seat} pagado, {amount} arriba</translation>
    </message>
    <message>
        <source>The chip on sensor {sensor} stays and bets again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La ficha del sensor {sensor} se queda y apuesta otra vez</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is not a win: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: {hand} no es premio: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is a win after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: {hand} sí es premio</translation>
    </message>
    <message>
        <source>Seat {seat}: the cards make {hand}, NOT A WIN: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: las cartas dan {hand}, NO ES PREMIO: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat}: NOT A WIN was taken back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: se quitó NO ES PREMIO</translation>
    </message>
    <message>
        <source>A late win of round {round} is to be recorded: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se registrará un premio tardío de la ronda {round}: {reason}</translation>
    </message>
    <message>
        <source>{name} recorded a late win of round {round}; witness {witness}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} registró un premio tardío de la ronda {round}; testigo {witness}</translation>
    </message>
    <message>
        <source>The key switch did not answer: the key&apos;s position is not known</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La llave de control no respondió: no se sabe su posición</translation>
    </message>
    <message>
        <source>The key switch answers again: the key is at {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La llave de control responde otra vez: está en {position}</translation>
    </message>
    <message>
        <source>{name}&apos;s card stood for the key at {position}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La tarjeta de {name} valió por la llave en {position}</translation>
    </message>
    <message>
        <source>The slip of win {number}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El comprobante del premio {number}</translation>
    </message>
    <message>
        <source>The page of win {number}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La página del premio {number}</translation>
    </message>
    <message>
        <source>The page of an adjustment</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La página de un ajuste</translation>
    </message>
    <message>
        <source>A report</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Un informe</translation>
    </message>
    <message>
        <source>{paper} was printed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{paper}: se imprimió</translation>
    </message>
    <message>
        <source>{paper} was not printed: {trouble}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{paper}: no se imprimió: {trouble}</translation>
    </message>
    <message>
        <source>Seat {seat}: {amount}, the cage pays later</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: {amount}, la caja paga luego</translation>
    </message>
    <message>
        <source>Seat {seat} was paid {amount} envy</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Al asiento {seat} se le pagó {amount} Envy</translation>
    </message>
    <message>
        <source>Seat {seat} was paid {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Al asiento {seat} se le pagó {amount}</translation>
    </message>
    <message>
        <source>Seat {seat}: {amount} is not paid yet</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Asiento {seat}: {amount} aún no se paga</translation>
    </message>
    <message>
        <source>Duty done: {duty}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Tarea hecha: {duty}</translation>
    </message>
    <message>
        <source>Duty open again: {duty}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Tarea pendiente otra vez: {duty}</translation>
    </message>
    <message>
        <source>Cards shown to the camera</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cartas mostradas a la cámara</translation>
    </message>
    <message>
        <source>Deck counted</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Baraja contada</translation>
    </message>
    <message>
        <source>Tax form filled in</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Formulario fiscal llenado</translation>
    </message>
    <message>
        <source>Hand left face up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Mano dejada a la vista</translation>
    </message>
    <message>
        <source>Cards kept</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Cartas guardadas</translation>
    </message>
    <message>
        <source>CLASH</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CHOQUE</translation>
    </message>
    <message>
        <source>NOT SEEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>NO VISTO</translation>
    </message>
    <message>
        <source>SWAPPED</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>CAMBIADO</translation>
    </message>
    <message>
        <source>TABLE HELD, KEY NOT SEEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MESA EN ESPERA, LLAVE SIN VER</translation>
    </message>
    <message>
        <source>TAKE CHIP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>RETIRE</translation>
    </message>
    <message>
        <source>HAND FACE UP</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>MANO A LA VISTA</translation>
    </message>
    <message>
        <source>GIVE BACK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>DEVUELVA</translation>
    </message>
    <message>
        <source>NO {wager}</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>SIN {wager}</translation>
    </message>
    <message>
        <source>NO WAGER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>SIN APUESTA</translation>
    </message>
    <message>
        <source>LEFT OVER</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>QUEDÓ</translation>
    </message>
    <message>
        <source>FOLD</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>RETIRO</translation>
    </message>
    <message>
        <source>{wager} LIVE</source>
        <extracomment>ui/table/presenter/folds.py</extracomment>
        <translation>{wager} VIVO</translation>
    </message>
    <message>
        <source>BET LIVE</source>
        <extracomment>ui/table/presenter/folds.py</extracomment>
        <translation>SIGUE</translation>
    </message>
    <message>
        <source>Choose another game, or press KEEP</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Elija otro juego o presione SEGUIR</translation>
    </message>
    <message numerus="yes">
        <source>{ended}, {n} wins backed out</source>
        <extracomment>ui/pages/history/presenter.py; one: {ended}, {n} win backed out</extracomment>
        <translation>
            <numerusform>{ended}, {n} premio revertido</numerusform>
            <numerusform>{ended}, {n} premios revertidos</numerusform>
        </translation>
    </message>
    <message>
        <source>No wager in this round</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Sin apuesta en esta ronda</translation>
    </message>
    <message>
        <source>The round is not over</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>La ronda no ha terminado</translation>
    </message>
    <message>
        <source>Late win of round {round}: which seat?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Premio tardío de la ronda {round}: ¿qué asiento?</translation>
    </message>
    <message>
        <source>Seats with a wager in that round and no win on record.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Asientos con apuesta en esa ronda y sin premio registrado.</translation>
    </message>
    <message>
        <source>Until both cards are swiped nothing is recorded.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Hasta pasar ambas tarjetas no se registra nada.</translation>
    </message>
    <message>
        <source>Envy of {total} is due to the other seats of that round.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Se debe Envy de {total} a los otros asientos de esa ronda.</translation>
    </message>
    <message>
        <source>Late win</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Premio tardío</translation>
    </message>
    <message>
        <source>Late win {number} is on record</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>El premio tardío {number} está registrado</translation>
    </message>
    <message numerus="yes">
        <source>Seats {seats}: {hand}, {prize}, round {round}</source>
        <extracomment>ui/supervisor/presenter/late_win.py; one: Seat {seats}: {hand}, {prize}, round {round}</extracomment>
        <translation>
            <numerusform>Asiento {seats}: {hand}, {prize}, ronda {round}</numerusform>
            <numerusform>Asientos {seats}: {hand}, {prize}, ronda {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>Its page is in GAME MANAGER, Wins</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>Su página está en GAME MANAGER, Premios</translation>
    </message>
    <message>
        <source>{seats}: which hand?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>{seats}: ¿qué mano?</translation>
    </message>
    <message>
        <source>The prize is that of the meter as it stands now, or the fixed pay.</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>El premio es el del medidor como está ahora, o el pago fijo.</translation>
    </message>
    <message>
        <source>{seats}: {hand}, round {round}</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>{seats}: {hand}, ronda {round}</translation>
    </message>
    <message>
        <source>Why is it recorded late?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>¿Por qué se registra tarde?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <extracomment>ui/supervisor/presenter/late_win.py</extracomment>
        <translation>¿Qué pasó?</translation>
    </message>
    <message numerus="yes">
        <source>SEATS {seats}</source>
        <extracomment>ui/supervisor/presenter/late_win.py; one: SEAT {seats}</extracomment>
        <translation>
            <numerusform>ASIENTO {seats}</numerusform>
            <numerusform>ASIENTOS {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}+ or 100%</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount}+ o 100%</translation>
    </message>
    <message>
        <source>{amount} and more</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{amount} y más</translation>
    </message>
    <message>
        <source>above {amount}</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>más de {amount}</translation>
    </message>
    <message>
        <source>all others</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>todos los demás</translation>
    </message>
    <message>
        <source>to {amount}, no card</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>hasta {amount}, sin tarjeta</translation>
    </message>
    <message numerus="yes">
        <source>LEFT: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: LEFT: seat {seats}</extracomment>
        <translation>
            <numerusform>DEJE: asiento {seats}</numerusform>
            <numerusform>DEJE: asientos {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TAKE: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: TAKE: seat {seats}</extracomment>
        <translation>
            <numerusform>RETIRE: asiento {seats}</numerusform>
            <numerusform>RETIRE: asientos {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TAKEN: seats {seats}</source>
        <extracomment>ui/table/presenter/meters.py; one: TAKEN: seat {seats}</extracomment>
        <translation>
            <numerusform>RETIRADA: asiento {seats}</numerusform>
            <numerusform>RETIRADAS: asientos {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>{hand} pays it in full</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>{hand} lo paga entero</translation>
    </message>
    <message>
        <source>Why is seat {seat} not a win?</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>¿Por qué el asiento {seat} no es premio?</translation>
    </message>
    <message>
        <source>The row stays, greyed, until CONFIRM; UNDO takes it back.</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>La línea sigue, en gris, hasta CONFIRM; DESHACER la regresa.</translation>
    </message>
    <message>
        <source>Not a win, for all {n} seats?</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>¿No es premio, para los {n} asientos?</translation>
    </message>
    <message>
        <source>Seats {seats} get nothing of {total}. Is one seat wrong? Go back to the table and mark its side: the others share it then.</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Los asientos {seats} no reciben nada de {total}. ¿Un asiento está mal? Vuelva a la mesa y marque su lado: entonces lo comparten los demás.</translation>
    </message>
    <message>
        <source>NOT A WIN: ALL {n}</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>NO ES PREMIO: LOS {n}</translation>
    </message>
    <message>
        <source>The claims stay on</source>
        <extracomment>ui/supervisor/presenter/not_a_win.py</extracomment>
        <translation>Los reclamos siguen</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} do not obey</source>
        <extracomment>ui/table/presenter/notices.py; one: Sensor {names} does not obey</extracomment>
        <translation>
            <numerusform>Sensor {names} no obedece</numerusform>
            <numerusform>Sensores {names} no obedecen</numerusform>
        </translation>
    </message>
    <message>
        <source>The lamp may be wrong: go by this screen. Chips are seen.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>La luz puede fallar: guíese por esta pantalla. Las fichas se ven.</translation>
    </message>
    <message>
        <source>Lamp, opening or self check is not answered. Chips are seen.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>No responde luz, apertura o autoprueba. Las fichas se ven.</translation>
    </message>
    <message>
        <source>Round {round} is void: {reason}</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>La ronda {round} es nula: {reason}</translation>
    </message>
    <message>
        <source>Give back: {returned}. Then reshuffle.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Devuelva: {returned}. Luego baraje de nuevo.</translation>
    </message>
    <message>
        <source>Has bet</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Ya apostó</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>This seat</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Este asiento</translation>
    </message>
    <message>
        <source>Double at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Doblar en el asiento {seat}</translation>
    </message>
    <message>
        <source>{most} doubles the entire wager; less is for less</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>{most} dobla la apuesta entera; menos es por menos</translation>
    </message>
    <message>
        <source>THE ENTIRE WAGER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>LA APUESTA ENTERA</translation>
    </message>
    <message>
        <source>Insurance at seat {seat}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Seguro en el asiento {seat}</translation>
    </message>
    <message>
        <source>Up to {most}, half of the blackjack wager</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Hasta {most}, la mitad de la apuesta de blackjack</translation>
    </message>
    <message>
        <source>HALF OF THE WAGER</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>MITAD DE LA APUESTA</translation>
    </message>
    <message>
        <source>{n} hands at most</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>{n} manos máximo</translation>
    </message>
    <message>
        <source>Put up {amount}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Ponga {amount}</translation>
    </message>
    <message>
        <source>Up card first</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Antes la visible</translation>
    </message>
    <message>
        <source>Hand is played</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Mano ya jugada</translation>
    </message>
    <message>
        <source>Dealer blackjack</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Blackjack del dealer</translation>
    </message>
    <message>
        <source>LEAVE UP first</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Primero DEJAR</translation>
    </message>
    <message>
        <source>INSURANCE</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>SEGURO</translation>
    </message>
    <message>
        <source>INSURED</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>ASEGURADA</translation>
    </message>
    <message>
        <source>No wager</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Sin apuesta</translation>
    </message>
    <message>
        <source>Up to {most}</source>
        <extracomment>ui/pages/cards/presenter/acts.py</extracomment>
        <translation>Hasta {most}</translation>
    </message>
    <message>
        <source>Press the winning hand</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Presione la mano ganadora</translation>
    </message>
    <message numerus="yes">
        <source>Mark the sides of seats {seats} first</source>
        <extracomment>ui/table/presenter/panel_head.py; one: Mark the side of seat {seats} first</extracomment>
        <translation>
            <numerusform>Marque primero el lado del asiento {seats}</numerusform>
            <numerusform>Marque primero los lados de los asientos {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>touch each of them</source>
        <extracomment>ui/table/presenter/panel_head.py; one: touch the seat</extracomment>
        <translation>
            <numerusform>toque el asiento</numerusform>
            <numerusform>toque cada uno</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} locked</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{stake} fijada</translation>
    </message>
    <message>
        <source>open after {start}, when a side has won</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>se abren tras {start}, cuando gana un lado</translation>
    </message>
    <message>
        <source>open after {start}, when a seat is touched</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>se abren tras {start}, al tocar un asiento</translation>
    </message>
    <message>
        <source>open when the side that won is touched</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>se abren al tocar el lado que ganó</translation>
    </message>
    <message>
        <source>J-POT records it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>J-POT lo registra</translation>
    </message>
    <message>
        <source>only an adjustment can undo it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>solo un ajuste lo deshace</translation>
    </message>
    <message>
        <source>Recorded at {time}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Registrado a las {time}</translation>
    </message>
    <message>
        <source>it still gets envy</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>aún recibe Envy</translation>
    </message>
    <message>
        <source>Folded: folded hands do not win here</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Retirada: aquí no ganan las manos retiradas</translation>
    </message>
    <message>
        <source>BACK TO TABLE makes it a claim again</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>VOLVER A LA MESA lo vuelve reclamo</translation>
    </message>
    <message>
        <source>Waits for a card</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>Espera una tarjeta</translation>
    </message>
    <message>
        <source>press {end} for it</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>presione su {end}</translation>
    </message>
    <message>
        <source>{jackpot} is settled first</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{jackpot} se paga primero</translation>
    </message>
    <message>
        <source>hold VOID ROUND</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>mantenga VOID ROUND</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Pague {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{place} of {n} seats</source>
        <extracomment>ui/table/presenter/pay_walk.py; one: the only seat</extracomment>
        <translation>
            <numerusform>{place}, único asiento</numerusform>
            <numerusform>{place} de {n} asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>PAID {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>PAGADO {amount}</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>POR PAGAR</translation>
    </message>
    <message>
        <source>Seat {seat}, before paying</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Asiento {seat}, antes de pagar</translation>
    </message>
    <message>
        <source>ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>ENVY</translation>
    </message>
    <message>
        <source>Meter, house procedure</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Medidor, según la casa</translation>
    </message>
    <message>
        <source>last, when all prizes are paid</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>al final, con todos los premios pagados</translation>
    </message>
    <message>
        <source>+ ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>+ ENVY</translation>
    </message>
    <message>
        <source>From the tray, for {hands}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>De la bandeja, por {hands}</translation>
    </message>
    <message>
        <source>PAID SEAT {seat}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>PAGADO ASIENTO {seat}</translation>
    </message>
    <message>
        <source>Tax form first</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Antes el impuesto</translation>
    </message>
    <message>
        <source>The last seat</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>El último asiento</translation>
    </message>
    <message>
        <source>Next: seat {seat}, envy {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Sigue: asiento {seat}, Envy {amount}</translation>
    </message>
    <message>
        <source>Next: seat {seat}, {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Sigue: asiento {seat}, {amount}</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Nadie todavía</translation>
    </message>
    <message>
        <source>UNDO
SEAT {seat}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>DESHACER
ASIENTO {seat}</translation>
    </message>
    <message>
        <source>CAGE
PAYS LATER</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>LUEGO
EN CAJA</translation>
    </message>
    <message>
        <source>Tray: pay now</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Bandeja: pague ya</translation>
    </message>
    <message>
        <source>CAGE</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>CAJA</translation>
    </message>
    <message numerus="yes">
        <source>Hold: {n} seats</source>
        <extracomment>ui/table/presenter/pay_walk.py; one: Hold: {n} seat</extracomment>
        <translation>
            <numerusform>Mantenga: {n} asiento</numerusform>
            <numerusform>Mantenga: {n} asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand stays face up</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Esta mano queda a la vista</translation>
    </message>
    <message>
        <source>Lock this hand up</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>Guarde bajo llave</translation>
    </message>
    <message>
        <source>{win} {amount}, {time}, win {number}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>{win} {amount}, {time}, premio {number}</translation>
    </message>
    <message>
        <source>PAID BEFORE: {wins}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>YA PAGADO: {wins}</translation>
    </message>
    <message>
        <source>CAGE + ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>CAJA + ENVY</translation>
    </message>
    <message>
        <source>PAID, ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>PAGADO, ENVY</translation>
    </message>
    <message>
        <source>PAID + ENVY</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>PAGADO + ENVY</translation>
    </message>
    <message>
        <source>+ ENVY {amount}</source>
        <extracomment>ui/table/presenter/pay_walk.py</extracomment>
        <translation>+ ENVY {amount}</translation>
    </message>
    <message>
        <source>The whole amount</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>Toda la cantidad</translation>
    </message>
    <message>
        <source>{percent}% of the amount</source>
        <extracomment>ui/table/presenter/pay_words.py</extracomment>
        <translation>{percent}% de la cantidad</translation>
    </message>
    <message>
        <source>Seat {seat}, sensor {sensor}: {hand}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Asiento {seat}, sensor {sensor}: {hand}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Asiento {seat}: {hand}</translation>
    </message>
    <message>
        <source>{time}, win {number}, by {name}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>{time}, premio {number}, por {name}</translation>
    </message>
    <message>
        <source>{said}; not ticked yet</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>{said}; aún sin marcar</translation>
    </message>
    <message>
        <source>PAY IN THIS ORDER, LEFT TO RIGHT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>PAGUE EN ESTE ORDEN, DE IZQUIERDA A DERECHA</translation>
    </message>
    <message>
        <source>NOW PAY, LEFT TO RIGHT</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>AHORA PAGUE, DE IZQUIERDA A DERECHA</translation>
    </message>
    <message>
        <source>Paid from the tray</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Pagado de la bandeja</translation>
    </message>
    <message>
        <source>Paid from the tray; as before: {meters}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Pagado de la bandeja; como antes: {meters}</translation>
    </message>
    <message>
        <source>Seat {seat}: envy</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>Asiento {seat}: Envy</translation>
    </message>
    <message>
        <source>last, envy {envy} = {together}</source>
        <extracomment>ui/supervisor/presenter/recorded.py</extracomment>
        <translation>al final, Envy {envy} = {together}</translation>
    </message>
    <message>
        <source>Round {round}, step {step} of {steps}, at {time}, {dealer}. Nothing here is live.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Ronda {round}, paso {step} de {steps}, a las {time}, {dealer}. Nada aquí es en vivo.</translation>
    </message>
    <message>
        <source>PAUSE</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>PAUSA</translation>
    </message>
    <message>
        <source>PLAY</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>PLAY</translation>
    </message>
    <message>
        <source>START</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>INICIO</translation>
    </message>
    <message>
        <source>Not started</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>No empezó</translation>
    </message>
    <message>
        <source>CLAIMS</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>RECLAMOS</translation>
    </message>
    <message>
        <source>No claim</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Sin reclamo</translation>
    </message>
    <message>
        <source>RECORDED</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>REGISTRO</translation>
    </message>
    <message>
        <source>No win</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Sin premio</translation>
    </message>
    <message>
        <source>END</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>FIN</translation>
    </message>
    <message>
        <source>LATE WIN</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>PREMIO TARDÍO</translation>
    </message>
    <message>
        <source>A hand that pays envy stays face up until envy is paid, at the end.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Una mano que paga Envy queda a la vista hasta pagar Envy, al final.</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not alone at their address</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not alone at its address</extracomment>
        <translation>
            <numerusform>Sensor {names} no está solo en su dirección</numerusform>
            <numerusform>Sensores {names} no están solos en su dirección</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} are other boards</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} is another board</extracomment>
        <translation>
            <numerusform>Sensor {names} es otra placa</numerusform>
            <numerusform>Sensores {names} son otras placas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} not looked at in time</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} not looked at in time</extracomment>
        <translation>
            <numerusform>Sensor {names} sin revisar a tiempo</numerusform>
            <numerusform>Sensores {names} sin revisar a tiempo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} out of order: {fault}</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} out of order: {fault}</extracomment>
        <translation>
            <numerusform>Sensor {names} fuera de servicio: {fault}</numerusform>
            <numerusform>Sensores {names} fuera de servicio: {fault}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two boards answer as one. Call a technician to seats {seats}.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Two boards answer as one. Call a technician to seat {seats}.</extracomment>
        <translation>
            <numerusform>Dos placas responden como una. Llame a un técnico: asiento {seats}.</numerusform>
            <numerusform>Dos placas responden como una. Llame a un técnico: asientos {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Supervisor takes note in GAME MANAGER; then chips at seats {seats} count.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: A Supervisor takes note in GAME MANAGER; then a chip at seat {seats} counts.</extracomment>
        <translation>
            <numerusform>Un Supervisor toma nota en GAME MANAGER; luego cuenta la ficha del asiento {seats}.</numerusform>
            <numerusform>Un Supervisor toma nota en GAME MANAGER; luego cuentan las fichas de los asientos {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its chips do not count now. Seats {seats}: base game only.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Its chip does not count now. Seat {seats}: base game only.</extracomment>
        <translation>
            <numerusform>Su ficha no cuenta ahora. Asiento {seats}: solo juego base.</numerusform>
            <numerusform>Sus fichas no cuentan ahora. Asientos {seats}: solo juego base.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay left to right</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Pague de izquierda a derecha</translation>
    </message>
    <message>
        <source>Pay right to left</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Pague de derecha a izquierda</translation>
    </message>
    <message>
        <source>wagers before the jackpot</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>apuestas antes del jackpot</translation>
    </message>
    <message>
        <source>envy last</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Envy al final</translation>
    </message>
    <message>
        <source>Cover All last</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>Cover All al final</translation>
    </message>
    <message>
        <source>COVER ALL, LAST: {hand} of the dealer</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>COVER ALL, AL FINAL: {hand} del dealer</translation>
    </message>
    <message>
        <source>COVER ALL, LAST: {hand} at seat {seat}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>COVER ALL, AL FINAL: {hand} en asiento {seat}</translation>
    </message>
    <message>
        <source>{hand}, no win</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>{hand}, sin premio</translation>
    </message>
    <message>
        <source>{amount} claimed</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>{amount} en reclamo</translation>
    </message>
    <message>
        <source>PAID, {hand}</source>
        <extracomment>ui/pages/settlement/presenter.py</extracomment>
        <translation>PAGADO, {hand}</translation>
    </message>
    <message>
        <source>All wagers go back to the players, and the cards are reshuffled.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>Las apuestas se devuelven a los jugadores y se baraja de nuevo.</translation>
    </message>
    <message>
        <source>Close table {table}?</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>¿Cerrar la mesa {table}?</translation>
    </message>
    <message>
        <source>No round is running. A dealer&apos;s card opens it again.</source>
        <extracomment>ui/table/presenter/sheets.py</extracomment>
        <translation>No hay ronda en curso. Una tarjeta de dealer la abre otra vez.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Authorised by</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Autorizado por</translation>
    </message>
    <message>
        <source>Beside them {n} backed out</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Además, {n} revertidos</translation>
    </message>
    <message>
        <source>Backed out</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Revertido</translation>
    </message>
    <message>
        <source>No win in this shift yet</source>
        <extracomment>ui/pages/shift/presenter.py</extracomment>
        <translation>Aún sin premios en este turno</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Nadie gana</translation>
    </message>
    <message>
        <source>Seat {seats} gets {amount}</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>El asiento {seats} recibe {amount}</translation>
    </message>
    <message>
        <source>Seats {seats} share {total}</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Los asientos {seats} comparten {total}</translation>
    </message>
    <message>
        <source>Seats {seats} get {amount} each</source>
        <extracomment>ui/table/presenter/sides.py</extracomment>
        <translation>Asientos {seats}: {amount} cada uno</translation>
    </message>
    <message>
        <source>The stages before it come first</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Primero van las etapas anteriores</translation>
    </message>
    <message>
        <source>Go back stage by stage</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Vuelva etapa por etapa</translation>
    </message>
    <message>
        <source>The deal stands here</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>El reparto está aquí</translation>
    </message>
    <message>
        <source>Their hands stay in where they do not fold.</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Sus manos siguen si no se retiran.</translation>
    </message>
    <message>
        <source>THEY STAY IN</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>SIGUEN</translation>
    </message>
    <message>
        <source>Goes on to {stage}</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Pasa a {stage}</translation>
    </message>
    <message>
        <source>THEY FOLD</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>SE RETIRAN</translation>
    </message>
    <message>
        <source>Ask them first</source>
        <extracomment>ui/table/presenter/stage_bar.py</extracomment>
        <translation>Pregunte primero</translation>
    </message>
    <message>
        <source>{n} settings are in force from this opening; see GAME MANAGER, Settings</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>{n} ajustes rigen desde esta apertura; vea GAME MANAGER, Ajustes</translation>
    </message>
    <message>
        <source>In force from this opening: {setting} {value}</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Rige desde esta apertura: {setting} {value}</translation>
    </message>
    <message>
        <source>Port open</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Puerto abierto</translation>
    </message>
    <message>
        <source>The card reader does not answer</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>El lector de tarjetas no responde</translation>
    </message>
    <message>
        <source>Check its cable; it is tried again by itself.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Revise su cable; se reintenta sin ayuda.</translation>
    </message>
    <message>
        <source>No time passes until it is back</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>El tiempo no corre hasta que vuelva</translation>
    </message>
    <message>
        <source>Fetch an Executive</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Traiga a un Executive</translation>
    </message>
    <message>
        <source>The reader opens, and its time begins, when you press READY</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>El lector abre, y su tiempo empieza, al presionar LISTO</translation>
    </message>
    <message>
        <source>READY</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>LISTO</translation>
    </message>
    <message numerus="yes">
        <source>One {role} swipe records all {n} wins.</source>
        <extracomment>ui/supervisor/presenter/dialog.py; one: One {role} swipe records this win.</extracomment>
        <translation>
            <numerusform>Una tarjeta {role} registra este premio.</numerusform>
            <numerusform>Una tarjeta {role} registra los {n} premios.</numerusform>
        </translation>
    </message>
    <message>
        <source>By card: {name}</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Con tarjeta: {name}</translation>
    </message>
    <message>
        <source>Sensor {sensor} does not obey</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>El sensor {sensor} no obedece</translation>
    </message>
    <message numerus="yes">
        <source>Verify {n} hits</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: Verify {n} hit</extracomment>
        <translation>
            <numerusform>Verificar {n} acierto</numerusform>
            <numerusform>Verificar {n} aciertos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the key back: nothing is recorded</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Regrese la llave: no se registra nada</translation>
    </message>
    <message>
        <source>KEY TO RUN</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>LLAVE A RUN</translation>
    </message>
    <message>
        <source>NO WIN</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>SIN PREMIO</translation>
    </message>
    <message numerus="yes">
        <source>{n} duties open: {duties}</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: {n} duty open: {duties}</extracomment>
        <translation>
            <numerusform>{n} tarea pendiente: {duties}</numerusform>
            <numerusform>{n} tareas pendientes: {duties}</numerusform>
        </translation>
    </message>
    <message>
        <source>HOLD J-POT</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>MANTENGA J-POT</translation>
    </message>
    <message numerus="yes">
        <source>CONFIRM {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: CONFIRM {n} SHARE</extracomment>
        <translation>
            <numerusform>CONFIRM {n} PARTE</numerusform>
            <numerusform>CONFIRM {n} PARTES</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} locked {time}, {side}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>{stake} fijada {time}, {side}</translation>
    </message>
    <message>
        <source>{stake} locked {time}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{stake} fijada {time}</translation>
    </message>
    <message>
        <source>Cards not entered</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Cartas sin anotar</translation>
    </message>
    <message>
        <source>Cards: no winning hand</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Cartas: sin mano ganadora</translation>
    </message>
    <message>
        <source>Cards: {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Dan {hand}</translation>
    </message>
    <message>
        <source>The cards make {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Las cartas dan {hand}</translation>
    </message>
    <message>
        <source>Compare with the layout</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Compare con el tapete</translation>
    </message>
    <message>
        <source>Button: {hand}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Botón: {hand}</translation>
    </message>
    <message>
        <source>They agree with the button</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>Coinciden con el botón</translation>
    </message>
    <message>
        <source>ENTER CARDS</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>ANOTAR CARTAS</translation>
    </message>
    <message>
        <source>Not a win: {reason}</source>
        <extracomment>ui/supervisor/presenter/win_rows.py</extracomment>
        <translation>No es premio: {reason}</translation>
    </message>
    <message>
        <source>Envy from the tray</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Envy de la bandeja</translation>
    </message>
    <message>
        <source>Envy per seat</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Envy por asiento</translation>
    </message>
    <message>
        <source>from the tray</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>de la bandeja</translation>
    </message>
    <message>
        <source>Seats {seats}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Asientos {seats}</translation>
    </message>
    <message>
        <source>before paying</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>antes de pagar</translation>
    </message>
    <message>
        <source>until envy is paid</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>hasta pagar Envy</translation>
    </message>
    <message>
        <source>bag and label, at the end</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>embolse y etiquete, al final</translation>
    </message>
    <message>
        <source>Cards kept {n} days</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Cartas guardadas {n} días</translation>
    </message>
    <message>
        <source>Shoe counted</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Sabot contado</translation>
    </message>
    <message>
        <source>Reminders: touch to record</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Recordatorios, se registran al tocarlos</translation>
    </message>
    <message>
        <source>PAID BEFORE</source>
        <extracomment>ui/supervisor/recorded_page.py</extracomment>
        <translation>YA PAGADO</translation>
    </message>
    <message>
        <source>this round, do not pay again</source>
        <extracomment>ui/supervisor/recorded_page.py</extracomment>
        <translation>esta ronda, no pague otra vez</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>DUTIES, TOUCH WHEN DONE</source>
        <extracomment>ui/supervisor/verify_page.py</extracomment>
        <translation>TAREAS, TOQUE AL HACERLAS</translation>
    </message>
    <message>
        <source>Why confirm against the cards?</source>
        <extracomment>ui/table/presenter/doubts.py</extracomment>
        <translation>¿Por qué confirmar contra las cartas?</translation>
    </message>
    <message>
        <source>TO PAY IN ALL</source>
        <extracomment>ui/supervisor/verify_page.py</extracomment>
        <translation>POR PAGAR EN TOTAL</translation>
    </message>
    <message>
        <source>UNDO seat {seat}</source>
        <extracomment>ui/table/fold_key.py</extracomment>
        <translation>DESHACER asiento {seat}</translation>
    </message>
    <message>
        <source>FOLD seat {seat}</source>
        <extracomment>ui/table/fold_key.py</extracomment>
        <translation>RETIRO asiento {seat}</translation>
    </message>
    <message>
        <source>Not to be touched</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>No se puede tocar</translation>
    </message>
    <message>
        <source>Paying now</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>Se paga ahora</translation>
    </message>
    <message>
        <source>House Money of seat {seat}</source>
        <extracomment>ui/table/strip_buttons.py</extracomment>
        <translation>House Money del asiento {seat}</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <extracomment>school/lessons/coach.py</extracomment>
        <translation>No ha cambiado nada</translation>
    </message>
    <message>
        <source>{most} at most</source>
        <extracomment>ui/toolkit/amount_dialog.py</extracomment>
        <translation>{most} máximo</translation>
    </message>
    <message>
        <source>Enter an amount</source>
        <extracomment>ui/toolkit/amount_dialog.py</extracomment>
        <translation>Anote una cantidad</translation>
    </message>
    <message>
        <source>Dollars; cents after the point</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>Dólares; centavos tras el punto</translation>
    </message>
    <message numerus="yes">
        <source>{n} letters</source>
        <extracomment>ui/toolkit/keypads.py; one: 1 letter</extracomment>
        <translation>
            <numerusform>{n} letra</numerusform>
            <numerusform>{n} letras</numerusform>
        </translation>
    </message>
    <message>
        <source>The note stays as it was</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>La nota queda como estaba</translation>
    </message>
    <message numerus="yes">
        <source>At least {n} words</source>
        <extracomment>ui/toolkit/keypads.py; one: At least {n} word</extracomment>
        <translation>
            <numerusform>Al menos {n} palabra</numerusform>
            <numerusform>Al menos {n} palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>The shuffler runs in its Cover All mode: after the green button it counts the hands.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>La barajadora va en su modo Cover All: tras el botón verde cuenta las manos.</translation>
    </message>
    <message>
        <source>It is down before the round starts.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Va antes de empezar la ronda.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it at once. Cover All stays in play.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Retirarse: se pierde el Ante; recójalo ya. Cover All sigue en juego.</translation>
    </message>
    <message>
        <source>A hand from a straight up stays exposed, yours too; a higher one replaces it.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Una mano desde Straight queda a la vista, la suya también; una mayor la reemplaza.</translation>
    </message>
    <message>
        <source>Settle right to left; when all else is settled go back and settle Cover All.</source>
        <extracomment>rules/caribbean.toml</extracomment>
        <translation>Pague de derecha a izquierda; con todo lo demás pagado, vuelva y pague Cover All.</translation>
    </message>
    <message>
        <source>Deal seat 1 first, then on to your right, face down; your own hand comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Reparta primero al asiento 1 y siga a su derecha, boca abajo; su mano va al final.</translation>
    </message>
    <message>
        <source>The shuffler runs in Crazy 4 or Caribbean Stud mode; its green button gives the rest and shuffles.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>La barajadora va en modo Crazy 4 o Caribbean Stud; su botón verde da el resto y baraja.</translation>
    </message>
    <message>
        <source>When all have decided, turn your cards and set your best four as the house has it.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Cuando todos decidan, descubra sus cartas y arme sus mejores cuatro según la casa.</translation>
    </message>
    <message>
        <source>Queens Up wins with a pair of queens or better, whatever you hold; it may exceed the Ante.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Queens Up gana con par de reinas o mejor, tenga usted lo que tenga; puede superar el Ante.</translation>
    </message>
    <message>
        <source>Bad Beat wins when a hand of two pair or better is beaten: the player&apos;s or yours.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Bad Beat gana cuando pierde una mano de dos pares o mejor: la del jugador o la suya.</translation>
    </message>
    <message>
        <source>Fold: the Ante and the Super Bonus are lost; collect them and the cards at once.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Retirarse: se pierden el Ante y el Super Bonus; recójalos ya con las cartas.</translation>
    </message>
    <message>
        <source>Right to left, bring each hand to the work area before yours and turn it there.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>De derecha a izquierda, traiga cada mano frente a la suya y descúbrala ahí.</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Queens Up, Super Bonus, then Bad Beat; envy comes last.</source>
        <extracomment>rules/crazy4.toml</extracomment>
        <translation>Pague Play, Ante, Queens Up, Super Bonus, luego Bad Beat; Envy al final.</translation>
    </message>
    <message>
        <source>Every wager is down before the first card.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Toda apuesta va antes de la primera carta.</translation>
    </message>
    <message>
        <source>Main wagers are settled first; Dragon Bonus follows in the order the house likes.</source>
        <extracomment>rules/dragon_bonus.toml</extracomment>
        <translation>Primero se pagan las principales; Dragon Bonus sigue en el orden de la casa.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it and the cards at once. Aces Up stays in play.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Retirarse: se pierde el Ante; recójalo ya con las cartas. Aces Up sigue en juego.</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Ante Bonus, Aces Up; envy comes last.</source>
        <extracomment>rules/four_card.toml</extracomment>
        <translation>Pague Play, Ante, Ante Bonus, Aces Up; Envy al final.</translation>
    </message>
    <message>
        <source>One deck. Two cards to each player from seat 1 on, two to the dealer, face down.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Una baraja. Dos cartas a cada jugador desde el asiento 1, dos al dealer, boca abajo.</translation>
    </message>
    <message>
        <source>At the end turn your two cards and announce your best five-card hand.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Al final descubra sus dos cartas y anuncie su mejor mano de cinco.</translation>
    </message>
    <message>
        <source>The Bonus wins with a pair, or with an ace and a jack, queen or king; a ten is no face card.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>El Bonus gana con un par, o con as y jota, reina o rey; un diez no es figura.</translation>
    </message>
    <message>
        <source>A fold goes face down; collect the Ante at once. The Bonus stays in play.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Un retiro va boca abajo; recoja ya el Ante. El Bonus sigue en juego.</translation>
    </message>
    <message>
        <source>Whoever makes the Flop wager stays in to the end.</source>
        <extracomment>rules/holdem_bonus.toml</extracomment>
        <translation>Quien hace la apuesta Flop sigue hasta el final.</translation>
    </message>
    <message>
        <source>Losing House Money wagers are collected first.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Los House Money perdidos se recogen primero.</translation>
    </message>
    <message>
        <source>With an ace or a ten up the dealer looks for a blackjack before the winners are paid.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Con as o diez a la vista, el dealer busca blackjack antes de pagar a los ganadores.</translation>
    </message>
    <message>
        <source>Winners are paid clockwise, from your left to your right; ask each what is to be left up.</source>
        <extracomment>rules/house_money.toml</extracomment>
        <translation>Se paga en sentido del reloj, de su izquierda a su derecha; pregunte a cada uno qué deja arriba.</translation>
    </message>
    <message>
        <source>Settle right to left: the blackjack wager first, then the seat&apos;s jackpot.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Pague de derecha a izquierda: primero la apuesta de blackjack, luego el jackpot del asiento.</translation>
    </message>
    <message>
        <source>A bust: take the blackjack wager, pay the jackpot, then pick up the cards.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Si se pasa: tome la apuesta de blackjack, pague el jackpot y recoja las cartas.</translation>
    </message>
    <message>
        <source>The card that busts a hand does not count for the jackpot.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>La carta con que se pasa una mano no cuenta para el jackpot.</translation>
    </message>
    <message>
        <source>One deck. Five cards to each player from seat 1 on, then six to the dealer.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Una baraja. Cinco cartas a cada jugador desde el asiento 1, luego seis al dealer.</translation>
    </message>
    <message>
        <source>Five of yours lie face down, one is up; the shuffler&apos;s green button gives the rest.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Cinco de las suyas van boca abajo, una descubierta; el botón verde de la barajadora da el resto.</translation>
    </message>
    <message>
        <source>The players decide when it is known how many cards you play.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Los jugadores deciden cuando se sabe cuántas cartas juega usted.</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost; collect it at once.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Retirarse: se pierde el Ante; recójalo ya.</translation>
    </message>
    <message>
        <source>A folding player with a winning Queens Up has to say so; look at the hand and verify it.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Quien se retira con Queens Up ganador debe decirlo; mire la mano y verifíquela.</translation>
    </message>
    <message>
        <source>With a lower hand the Ante Bonus is paid and the Ante is lost.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Con una mano menor se paga el Ante Bonus y se pierde el Ante.</translation>
    </message>
    <message>
        <source>Settle Play, Ante, Ante Bonus, Queens Up.</source>
        <extracomment>rules/six_five_four.toml</extracomment>
        <translation>Pague Play, Ante, Ante Bonus, Queens Up.</translation>
    </message>
    <message>
        <source>{off}, into the tray</source>
        <extracomment>./prompts.toml</extracomment>
        <translation>{off}, a la bandeja</translation>
    </message>
    <message>
        <source>ANTE</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>ANTE</translation>
    </message>
    <message>
        <source>QUALIFIES</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>CALIFICA</translation>
    </message>
    <message>
        <source>DOES NOT</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>NO CALIFICA</translation>
    </message>
    <message>
        <source>COVER ALL</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>COVER ALL</translation>
    </message>
    <message>
        <source>Deal five cards each, one of yours up</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Reparta cinco cartas a cada uno, una suya descubierta</translation>
    </message>
    <message>
        <source>PLAY bet or FOLD, each seat</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>PLAY o RETIRO, cada asiento</translation>
    </message>
    <message>
        <source>Turn your cards</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Descubra sus cartas</translation>
    </message>
    <message>
        <source>Does not qualify: ANTE 1 to 1, PLAY pushes</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>No califica: ANTE 1 to 1, PLAY empata</translation>
    </message>
    <message>
        <source>Pay COVER ALL by the highest hand</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Pague COVER ALL según la mano más alta</translation>
    </message>
    <message>
        <source>Then the green button; touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Luego el botón verde; toque {next}</translation>
    </message>
    <message>
        <source>PLAY is twice the ANTE. COVER ALL of a fold stays; then touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>PLAY es el doble del ANTE. COVER ALL de un retiro sigue; luego toque {next}</translation>
    </message>
    <message>
        <source>Ace-king or better qualifies: touch {next}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>As y rey o mejor califica: toque {next}</translation>
    </message>
    <message>
        <source>A straight or better stays face up; a higher one replaces it</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Straight o mejor queda a la vista; una mayor la reemplaza</translation>
    </message>
    <message>
        <source>Three of a kind or better, folded seats too; then {end}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Three of a Kind o mejor, también retirados; luego {end}</translation>
    </message>
    <message>
        <source>Deal five cards each, face down</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Reparta cinco cartas a cada uno, boca abajo</translation>
    </message>
    <message>
        <source>Turn your five cards, set your best four</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Descubra sus cinco cartas, arme sus mejores cuatro</translation>
    </message>
    <message>
        <source>Dealer does not qualify: ANTE pushes</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>El dealer no califica: ANTE empata</translation>
    </message>
    <message>
        <source>Left to right, yourself last, then the green button; touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Desde la izquierda, usted al final; botón verde; toque {next}</translation>
    </message>
    <message>
        <source>PLAY equals the ANTE, from a pair of aces up to 3 times; then touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>PLAY iguala el ANTE; desde par de ases, hasta 3 veces; luego toque {next}</translation>
    </message>
    <message>
        <source>King-high or better qualifies: touch {next}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>Rey alto o mejor califica: toque {next}</translation>
    </message>
    <message>
        <source>{order}; then press {end}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>{order}; luego presione {end}</translation>
    </message>
    <message>
        <source>PLAY 1 to 1. {order}; then {end}</source>
        <extracomment>games/crazy4.toml</extracomment>
        <translation>PLAY 1 to 1. {order}; luego {end}</translation>
    </message>
    <message>
        <source>Winning hand? Touch the side that won. None? Press END GAME</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>¿Mano ganadora? Toque el lado que ganó. ¿No hay? Presione END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch the side that won. None? Press GAME OVER</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>¿Mano ganadora? Toque el lado que ganó. ¿No hay? Presione GAME OVER</translation>
    </message>
    <message>
        <source>BETS</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>APUESTAS</translation>
    </message>
    <message>
        <source>MAIN</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>PRINCIPAL</translation>
    </message>
    <message>
        <source>BONUS</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>BONUS</translation>
    </message>
    <message>
        <source>Deal two cards to each side</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Reparta dos cartas a cada lado</translation>
    </message>
    <message>
        <source>Draw third cards where the rules say</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Dé terceras cartas según las reglas</translation>
    </message>
    <message>
        <source>Settle the main wagers</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Pague las apuestas principales</translation>
    </message>
    <message>
        <source>Settle DRAGON BONUS, then press {end}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Pague DRAGON BONUS y presione {end}</translation>
    </message>
    <message>
        <source>Player first, in turn; then touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Primero Player, por turno; luego toque {next}</translation>
    </message>
    <message>
        <source>8 or 9 on two cards is a natural: nobody draws. Coup over: touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>8 o 9 con dos cartas es natural: nadie pide. Fin del cupé: toque {next}</translation>
    </message>
    <message>
        <source>Player, Banker and Tie; then touch {next}</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Player, Banker y Tie; luego toque {next}</translation>
    </message>
    <message>
        <source>A natural win pays 1 to 1, a natural tie pushes</source>
        <extracomment>games/dragon_bonus.toml</extracomment>
        <translation>Ganar con natural paga 1 to 1, empate natural empata</translation>
    </message>
    <message>
        <source>SETTLE</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>PAGAR</translation>
    </message>
    <message>
        <source>Deal five cards each, six to yourself</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Reparta cinco cartas a cada uno, seis a usted</translation>
    </message>
    <message>
        <source>Turn your cards, set your best four</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Descubra sus cartas, arme sus mejores cuatro</translation>
    </message>
    <message>
        <source>Left to right, face down, yourself last; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>De izquierda a derecha, boca abajo, usted al final; luego toque {next}</translation>
    </message>
    <message>
        <source>PLAY is one to three times the ANTE; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>PLAY es de una a tres veces el ANTE; luego toque {next}</translation>
    </message>
    <message>
        <source>You always qualify; then touch {next}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>Usted siempre califica; luego toque {next}</translation>
    </message>
    <message>
        <source>The player wins a tie. Each seat: {order}</source>
        <extracomment>games/four_card.toml</extracomment>
        <translation>El jugador gana el empate. Cada asiento: {order}</translation>
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
        <translation>MOSTRAR</translation>
    </message>
    <message>
        <source>Deal two cards each, face down</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Reparta dos cartas a cada uno, boca abajo</translation>
    </message>
    <message>
        <source>FLOP bet or FOLD, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cada asiento: apuesta FLOP o RETIRO</translation>
    </message>
    <message>
        <source>TURN bet or check, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cada asiento: apuesta TURN o pasa</translation>
    </message>
    <message>
        <source>RIVER bet or check, each seat</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cada asiento: apuesta RIVER o pasa</translation>
    </message>
    <message>
        <source>Turn your two cards, announce your hand</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Descubra sus dos cartas, anuncie su mano</translation>
    </message>
    <message>
        <source>Left to right, yourself last; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Desde la izquierda, usted al final; luego {next}</translation>
    </message>
    <message>
        <source>FLOP is twice the ANTE and stays in to the end; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>FLOP es el doble del ANTE y sigue hasta el final; luego toque {next}</translation>
    </message>
    <message>
        <source>Three cards face up. TURN equals the ANTE; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Tres cartas descubiertas. TURN iguala el ANTE; luego toque {next}</translation>
    </message>
    <message>
        <source>One card more. RIVER equals the ANTE; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Una carta más. RIVER iguala el ANTE; luego toque {next}</translation>
    </message>
    <message>
        <source>The fifth card is up. You always qualify; then touch {next}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>La quinta carta está a la vista. Usted siempre califica; luego toque {next}</translation>
    </message>
    <message>
        <source>Each seat: {order}</source>
        <extracomment>games/holdem_bonus.toml</extracomment>
        <translation>Cada asiento: {order}</translation>
    </message>
    <message>
        <source>Settle {jackpot}, then press its END GAME</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Pague {jackpot} y presione su END GAME</translation>
    </message>
    <message>
        <source>Winning hand? Touch its seat. Then blackjack goes on</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>¿Mano ganadora? Toque su asiento. Luego sigue blackjack</translation>
    </message>
    <message>
        <source>Deal two cards each, one of yours up</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Reparta dos cartas a cada uno, una suya descubierta</translation>
    </message>
    <message>
        <source>Settle House Money on the first two cards</source>
        <extracomment>games/house_money.toml</extracomment>
        <translation>Pague House Money con las dos primeras cartas</translation>
    </message>
    <message>
        <source>Play the hands, seat by seat</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Juegue las manos, asiento por asiento</translation>
    </message>
    <message>
        <source>Turn your card, draw by the house&apos;s rule</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Descubra su carta, pida según la regla de la casa</translation>
    </message>
    <message>
        <source>Left to right; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>De izquierda a derecha; luego toque {next}</translation>
    </message>
    <message>
        <source>Losing ones are collected, winners paid left to right; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Recoja los perdidos, pague de izquierda a derecha; luego toque {next}</translation>
    </message>
    <message>
        <source>Bust: take the wager, pay the jackpot, then the cards; then touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Pasó: tome la apuesta, pague el jackpot, luego las cartas; luego toque {next}</translation>
    </message>
    <message>
        <source>Hand complete: touch {next}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Mano completa: toque {next}</translation>
    </message>
    <message>
        <source>Each seat: blackjack wager first, then its jackpot</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Cada asiento: primero la apuesta de blackjack, luego su jackpot</translation>
    </message>
    <message>
        <source>UP CARD</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>DESCUBRIR</translation>
    </message>
    <message>
        <source>Ten or higher up? Discard, turn the next</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>¿Diez o más? Descarte y descubra otra</translation>
    </message>
    <message>
        <source>Left to right, yourself last, one of them up, then the green button; touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>De izquierda a derecha, usted al final, una descubierta, luego el botón verde; toque {next}</translation>
    </message>
    <message>
        <source>Ten or higher again goes too. The hand is set: touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Otra de diez o más también se va. Mano lista: {next}</translation>
    </message>
    <message>
        <source>PLAY equals the ANTE. Folds with QUEENS UP? Look at the hand; then touch {next}</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>PLAY iguala el ANTE. ¿Se retira con QUEENS UP? Mire la mano; luego toque {next}</translation>
    </message>
    <message>
        <source>SPACE</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>ESPACIO</translation>
    </message>
    <message>
        <source>The shuffler stopped with fault {code}; follow its checklist</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>La barajadora se detuvo con la falla {code}; siga su lista</translation>
    </message>
    <message>
        <source>fault {code}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>falla {code}</translation>
    </message>
    <message>
        <source>mode {mode}</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>modo {mode}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hands dealt</source>
        <extracomment>desk/device_commands.py; one: {n} hand dealt</extracomment>
        <translation>
            <numerusform>{n} mano repartida</numerusform>
            <numerusform>{n} manos repartidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Development, {digest}</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Desarrollo, {digest}</translation>
    </message>
    <message>
        <source>{version}, WAL-reset defect</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>{version}, defecto WAL-reset</translation>
    </message>
    <message>
        <source>Enter it under [approval] in the table&apos;s file</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Anótelo en [approval] en el archivo de la mesa</translation>
    </message>
    <message>
        <source>Approval</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>Aprobación</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Barajadora</translation>
    </message>
    <message>
        <source>It tells nothing. It may shuffle all the same: look at it.</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>No informa nada. Aun así puede barajar: mírela.</translation>
    </message>
    <message>
        <source>The shuffler did not answer: its faults were not seen; check the cable</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>La barajadora no respondió: no se vieron sus fallas; revise el cable</translation>
    </message>
    <message>
        <source>A card sticks, code 12</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Se atora una carta, código 12</translation>
    </message>
    <message>
        <source>A hand is short, code 31</source>
        <extracomment>devices/registry.py</extracomment>
        <translation>Falta carta en una mano, código 31</translation>
    </message>
    <message>
        <source>What follows by itself waits: the journal {path} cannot be written. If it stays so, call a technician.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Lo automático espera: no se puede escribir el diario {path}. Si sigue así, llame a un técnico.</translation>
    </message>
    <message>
        <source>What follows by itself waits: the disk with {path} is full. Make room on it.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>Lo automático espera: el disco de {path} está lleno. Libere espacio.</translation>
    </message>
    <message>
        <source>{name}&apos;s card does not end the kiosk</source>
        <extracomment>kiosk/table/leaving_card.py</extracomment>
        <translation>La tarjeta de {name} no cierra el kiosco</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>versión</translation>
    </message>
    <message>
        <source>release key</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>clave de firma</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>programa</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>bibliotecas</translation>
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
        <translation>Reinstale la versión o llame a un técnico</translation>
    </message>
    <message>
        <source>Release</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Versión</translation>
    </message>
    <message>
        <source>{version}, as signed</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>{version}, como se firmó</translation>
    </message>
    <message>
        <source>The program is not the one that was released: {what}</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>El programa no es el que se publicó: {what}</translation>
    </message>
    <message>
        <source>A development program runs this live table; install a signed release</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>Un programa de desarrollo opera esta mesa en vivo; instale una versión firmada</translation>
    </message>
    <message>
        <source>The program was changed since the last start: {what}</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>El programa cambió desde el último inicio: {what}</translation>
    </message>
    <message>
        <source>No card can be read now; a technician stops the program from outside.</source>
        <extracomment>kiosk/startup_error.py</extracomment>
        <translation>Ahora no se leen tarjetas; un técnico detiene el programa desde fuera.</translation>
    </message>
    <message>
        <source>Swipe the card of a Supervisor, an Executive or a technician to leave.</source>
        <extracomment>kiosk/startup_error.py</extracomment>
        <translation>Pase tarjeta de Supervisor, Executive o técnico para salir.</translation>
    </message>
    <message>
        <source>The card of {name}, who deals, is not good</source>
        <extracomment>kiosk/table/staff_watch.py</extracomment>
        <translation>La tarjeta de {name}, que reparte, no es válida</translation>
    </message>
    <message>
        <source>a backup beside it goes on to event {seq}</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>una copia a su lado llega al evento {seq}</translation>
    </message>
    <message>
        <source>another journal was begun here before, and is gone</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>aquí se empezó antes otro diario, y ya no está</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: its house edge at these settings is {edge} %, the house would pay for it; change its paytable, its rates or its house rule (house rule: no wager below zero)</source>
        <extracomment>odds/fair_play.py</extracomment>
        <translation>{wager}, {paytable}: con estos ajustes la ventaja de la casa es {edge} %, la casa pagaría por ella; cambie su tabla, sus tasas o su regla de la casa (regla de la casa: ninguna apuesta bajo cero)</translation>
    </message>
    <message>
        <source>a part of the signed list is missing</source>
        <extracomment>program/release.py</extracomment>
        <translation>falta una parte de la lista firmada</translation>
    </message>
    <message>
        <source>the list of the release was not signed with its key</source>
        <extracomment>program/release.py</extracomment>
        <translation>la lista de la versión no se firmó con su clave</translation>
    </message>
    <message>
        <source>{file} is missing</source>
        <extracomment>program/release.py</extracomment>
        <translation>falta {file}</translation>
    </message>
    <message>
        <source>{file} is not part of the release</source>
        <extracomment>program/release.py</extracomment>
        <translation>{file} no es parte de la versión</translation>
    </message>
    <message>
        <source>{file} was altered</source>
        <extracomment>program/release.py</extracomment>
        <translation>{file} fue alterado</translation>
    </message>
    <message>
        <source>{name} loads a foreign library</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{name} carga una biblioteca ajena</translation>
    </message>
    <message>
        <source>Player has {player}, Banker {banker}: {line}</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>Player tiene {player}, Banker {banker}: {line}</translation>
    </message>
    <message>
        <source>{player} against {banker} is a natural: nobody draws</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>{player} contra {banker} es natural: nadie pide</translation>
    </message>
    <message>
        <source>With {player} against {banker} the tableau says so</source>
        <extracomment>school/drills/baccarat_draw.py</extracomment>
        <translation>Con {player} contra {banker} lo dice la regla de tercera carta</translation>
    </message>
    <message numerus="yes">
        <source>Up cards from the ten leave, two at most: {n} leave, and {hand} ({ranks}) is left</source>
        <extracomment>school/drills/dealer_cards.py; one: Up cards from the ten leave, two at most: {n} leaves, and {hand} ({ranks}) is left</extracomment>
        <translation>
            <numerusform>Descubierta de diez o más se descarta, máximo dos: sale {n} y queda {hand} ({ranks})</numerusform>
            <numerusform>Descubierta de diez o más se descarta, máximo dos: salen {n} y queda {hand} ({ranks})</numerusform>
        </translation>
    </message>
    <message>
        <source>A prize goes to {seats}</source>
        <extracomment>school/drills/eligible.py</extracomment>
        <translation>Hay premio para {seats}</translation>
    </message>
    <message>
        <source>A prize goes to {seats}; no wager lay at {without}</source>
        <extracomment>school/drills/eligible.py</extracomment>
        <translation>Hay premio para {seats}; no había apuesta en {without}</translation>
    </message>
    <message>
        <source>Seat {seat} gets {envy} for the hands of others</source>
        <extracomment>school/drills/envy_sum.py</extracomment>
        <translation>El asiento {seat} recibe Envy de {envy} por manos de otros</translation>
    </message>
    <message>
        <source>Seat {seat} has no wager, so it gets no envy</source>
        <extracomment>school/drills/envy_sum.py</extracomment>
        <translation>El asiento {seat} no tiene apuesta: no recibe Envy</translation>
    </message>
    <message>
        <source>House Money has not won: nothing can be left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>House Money no ganó: nada puede quedar arriba</translation>
    </message>
    <message>
        <source>The dealer has blackjack: House Money is paid out, nothing is left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>El dealer tiene blackjack: House Money se paga, nada queda arriba</translation>
    </message>
    <message>
        <source>{hand} wins {win} on {stake}: none, part or all of {most} may be left up</source>
        <extracomment>school/drills/left_up.py</extracomment>
        <translation>{hand} gana {win} sobre {stake}: puede quedar arriba nada, parte o todo de {most}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}, rounded down: {prize}</source>
        <extracomment>school/drills/meter_percent.py</extracomment>
        <translation>{hand} paga {pays}, redondeado a menos: {prize}</translation>
    </message>
    <message>
        <source>{wager} pays {hand} {pays}: {amount}</source>
        <extracomment>school/drills/pay_it.py</extracomment>
        <translation>{wager} paga {hand} {pays}: {amount}</translation>
    </message>
    <message>
        <source>{hand} pays {pays}: {prize}, and {envy} of envy</source>
        <extracomment>school/drills/pay_it.py</extracomment>
        <translation>{hand} paga {pays}: {prize}, y Envy de {envy}</translation>
    </message>
    <message>
        <source>Paid from the far right: {seats}</source>
        <extracomment>school/drills/payment_order.py</extracomment>
        <translation>Se paga desde la derecha: {seats}</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>El asiento {seat} tiene {hand}</translation>
    </message>
    <message>
        <source>The dealer holds {hand} and qualifies</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>El dealer tiene {hand} y califica</translation>
    </message>
    <message>
        <source>The dealer holds {hand}, which does not qualify</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>El dealer tiene {hand}, que no califica</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}, seat {other} holds {second}</source>
        <extracomment>school/drills/read_hand.py</extracomment>
        <translation>Asiento {seat}: {hand}; asiento {other}: {second}</translation>
    </message>
    <message>
        <source>{whole} is shared by {n} seats, odd cents to the first paid: seat {seat} gets {share}</source>
        <extracomment>school/drills/shared_prize.py</extracomment>
        <translation>{whole} se reparte entre {n} asientos, centavos sobrantes al primero: el asiento {seat} recibe {share}</translation>
    </message>
    <message>
        <source>{hand} pays {prize}: {card}</source>
        <extracomment>school/drills/which_card.py</extracomment>
        <translation>{hand} paga {prize}: {card}</translation>
    </message>
    <message>
        <source>Seat {first} is paid before seat {seat} gets {amount}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>El asiento {first} cobra antes; luego el {seat}, {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} holds no winning hand</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>El asiento {seat} no tiene mano ganadora</translation>
    </message>
    <message>
        <source>Seat {seat} holds {hand}, not {pressed}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>El asiento {seat} tiene {hand}, no {pressed}</translation>
    </message>
    <message>
        <source>{n} seconds passed</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Pasaron {n} segundos</translation>
    </message>
    <message>
        <source>{n} things in their order</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>{n} cosas en su orden</translation>
    </message>
    <message>
        <source>{seconds} s, target {target} s</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>{seconds} s, meta {target} s</translation>
    </message>
    <message>
        <source>no seat</source>
        <extracomment>school/drills/words.py</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>The staff register {path} is missing, and this table knew one with {seq} events: put it back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>Falta la lista de personal {path}, y esta mesa conocía una con {seq} eventos: repóngala de su copia o llame a un técnico.</translation>
    </message>
    <message>
        <source>The staff register {path} is an older one, and this table knew it up to event {seq}: put the newest one back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>La lista de personal {path} es anterior, y esta mesa la conocía hasta el evento {seq}: reponga la más nueva de su copia o llame a un técnico.</translation>
    </message>
    <message>
        <source>The staff register {path} is another one than this table knew: put that one back from its backup, or call a technician.</source>
        <extracomment>staff/register.py</extracomment>
        <translation>La lista de personal {path} no es la que conocía esta mesa: reponga esa de su copia o llame a un técnico.</translation>
    </message>
    <message>
        <source>No jackpot wager</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Sin apuesta de jackpot</translation>
    </message>
    <message>
        <source>Hold 0.8 s, hands are in play</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Mantenga 0.8 s, hay manos en juego</translation>
    </message>
    <message>
        <source>Seat {seat} has no jackpot wager in this round</source>
        <extracomment>table/procedures/claims.py</extracomment>
        <translation>El asiento {seat} no tiene apuesta de jackpot en esta ronda</translation>
    </message>
    <message>
        <source>{seats} cannot hold it together</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>{seats} no pueden tenerla a la vez</translation>
    </message>
    <message>
        <source>With {hand} on the board nobody holds another</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>Con {hand} en la mesa nadie tiene otra</translation>
    </message>
    <message>
        <source>The board is everybody&apos;s: {missing} too</source>
        <extracomment>table/procedures/contradictions.py</extracomment>
        <translation>La mesa es de todos: también {missing}</translation>
    </message>
    <message>
        <source>{title}, and the record says otherwise; back the win out, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{title}, y el registro dice otra cosa; revierta el premio, o NO ES PREMIO con un motivo</translation>
    </message>
    <message>
        <source>Back out what is on record first, or NOT A WIN with a reason</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Revierta primero lo registrado, o NO ES PREMIO con un motivo</translation>
    </message>
    <message>
        <source>The table is held; swipe a Supervisor&apos;s card, then another person&apos;s</source>
        <extracomment>table/procedures/holding.py</extracomment>
        <translation>La mesa está retenida; pase una tarjeta Supervisor y luego la de otra persona</translation>
    </message>
    <message>
        <source>The table is held; swipe the card of another person than {name}</source>
        <extracomment>table/procedures/holding.py</extracomment>
        <translation>La mesa está retenida; pase la tarjeta de otra persona que no sea {name}</translation>
    </message>
    <message>
        <source>Nothing is changed yet; change a setting first</source>
        <extracomment>table/procedures/office.py</extracomment>
        <translation>Aún no hay cambios; cambie primero un ajuste</translation>
    </message>
    <message>
        <source>The table is held; a Supervisor&apos;s card comes first</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>La mesa está retenida; primero una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>Whoever deals does not authorise the wins too</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Quien reparte no autoriza también los premios</translation>
    </message>
    <message>
        <source>{game} has no sides to bet on</source>
        <extracomment>table/procedures/table_hand.py</extracomment>
        <translation>{game} no tiene lados para apostar</translation>
    </message>
    <message>
        <source>approval.{key} is missing in the table&apos;s file</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>Falta approval.{key} en el archivo de la mesa</translation>
    </message>
    <message>
        <source>The shuffler {make} is set to {mode}; the rules know {modes}</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>La barajadora {make} está en {mode}; las reglas conocen {modes}</translation>
    </message>
    <message>
        <source>{component} {least} or higher is not on record</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>{component} {least} o superior no está registrado</translation>
    </message>
    <message>
        <source>{component} is {version} and was approved from {least} on</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>{component} es {version} y se aprobó desde {least}</translation>
    </message>
    <message>
        <source>House Money has two jackpots here. Its rules let an operator choose only one of the jackpot options; a later section allows two on two sensors: ask your regulator which one holds for you</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>House Money tiene dos jackpots aquí. Sus reglas dejan elegir al operador una sola de las opciones de jackpot; una sección posterior permite dos en dos sensores: pregunte a su regulador cuál le aplica</translation>
    </message>
    <message>
        <source>{paytable} of {wager} is printed for {decks} and this shoe has {have}; choose {instead} or change the shoe (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{paytable} de {wager} es para {decks} y este sabot tiene {have}; elija {instead} o cambie el sabot (reglas aprobadas)</translation>
    </message>
    <message>
        <source>another paytable</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>otra tabla de pago</translation>
    </message>
    <message>
        <source>Sensor B has {jackpot} and sensor A has none; put the only jackpot on sensor A (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>El sensor B tiene {jackpot} y el sensor A ninguno; ponga el único jackpot en el sensor A (reglas aprobadas)</translation>
    </message>
    <message>
        <source>{jackpot} is on both sensors, and each sensor has a jackpot of its own; choose another for sensor B (approved rules)</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{jackpot} está en ambos sensores, y cada sensor lleva su propio jackpot; elija otro para el sensor B (reglas aprobadas)</translation>
    </message>
    <message>
        <source>a single deck</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>una sola baraja</translation>
    </message>
    <message>
        <source>{least} to {most} decks</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{least} a {most} barajas</translation>
    </message>
    <message>
        <source>{numbers} decks</source>
        <extracomment>table/setup/checker.py</extracomment>
        <translation>{numbers} barajas</translation>
    </message>
    <message>
        <source>{setting} can be {choices}; choose one of them</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} puede ser {choices}; elija uno</translation>
    </message>
    <message>
        <source>{setting} must be {least} or more; enter another figure</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} debe ser {least} o más; anote otra cifra</translation>
    </message>
    <message>
        <source>{setting} must be between {least} and {most}; enter another figure</source>
        <extracomment>table/setup/house_setting.py</extracomment>
        <translation>{setting} debe estar entre {least} y {most}; anote otra cifra</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Jurisdicción</translation>
    </message>
    <message>
        <source>Console</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Paytable of {wager}</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Tabla de pago de {wager}</translation>
    </message>
    <message>
        <source>Jackpot on sensor {sensor}</source>
        <extracomment>table/setup/structure.py</extracomment>
        <translation>Jackpot del sensor {sensor}</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: no part of a wager goes to a reserve; a small one is recommended, it is added to the next seed and keeps the meter up after a win</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: ninguna parte de la apuesta va a una reserva; se recomienda una pequeña, se suma a la próxima semilla y mantiene alto el medidor tras un premio</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: {level} starts again at {seed} instead of the pre-configured {usual}; the house edge falls, {amount} at every {hand} are the house&apos;s own money</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: {level} reinicia en {seed} en vez del {usual} preconfigurado; la ventaja de la casa baja, {amount} por cada {hand} son dinero de la casa</translation>
    </message>
    <message>
        <source>ODDS</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>PROBABILIDAD</translation>
    </message>
    <message>
        <source>House edge of every wager</source>
        <extracomment>ui/pages/paytables/presenter.py</extracomment>
        <translation>Ventaja de la casa por apuesta</translation>
    </message>
    <message>
        <source>TABLE SIGNS</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>LETREROS</translation>
    </message>
    <message>
        <source>Limits, odds, notices to post</source>
        <extracomment>ui/shell/page_entries.py</extracomment>
        <translation>Límites, probabilidades, avisos</translation>
    </message>
    <message>
        <source>Not with this set-up</source>
        <extracomment>ui/office/choice_figures.py</extracomment>
        <translation>No con esta configuración</translation>
    </message>
    <message>
        <source>Find a table</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>Buscar una mesa</translation>
    </message>
    <message>
        <source>Number, game, paytable, console or link</source>
        <extracomment>ui/pages/games/find.py</extracomment>
        <translation>Número, juego, tabla, consola o enlace</translation>
    </message>
    <message>
        <source>MORE TABLES</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>MÁS MESAS</translation>
    </message>
    <message>
        <source>FIND A TABLE</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>BUSCAR MESA</translation>
    </message>
    <message>
        <source>By typing</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>ALL GAMES</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>VER TODOS</translation>
    </message>
    <message>
        <source>Ends the search</source>
        <extracomment>ui/pages/games/page.py</extracomment>
        <translation>Termina la búsqueda</translation>
    </message>
    <message>
        <source>Odds of {game}</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Probabilidades de {game}</translation>
    </message>
    <message>
        <source>House edge of every wager as it is set up here; the printed figure beside it.</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Ventaja de la casa de cada apuesta como está configurada aquí; al lado, la cifra impresa.</translation>
    </message>
    <message>
        <source>The odds of this paytable are being worked out; the table goes on.</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Se calculan las probabilidades de esta tabla; la mesa sigue.</translation>
    </message>
    <message>
        <source>Once the odds are there</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>Cuando estén calculadas</translation>
    </message>
    <message>
        <source>PRINT PAR SHEET</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>IMPRIMIR HOJA PAR</translation>
    </message>
    <message>
        <source>On the slip printer</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>En la impresora</translation>
    </message>
    <message>
        <source>SAVE AS PDF</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>GUARDAR PDF</translation>
    </message>
    <message>
        <source>The PAR sheet on large paper</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>La hoja PAR en papel grande</translation>
    </message>
    <message>
        <source>MORE WAGERS</source>
        <extracomment>ui/pages/odds/page.py</extracomment>
        <translation>MÁS APUESTAS</translation>
    </message>
    <message>
        <source>Signs of table {table}</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>Letreros de la mesa {table}</translation>
    </message>
    <message>
        <source>What players must be able to read here, from the rules in force.</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>Lo que los jugadores deben poder leer aquí, según las reglas vigentes.</translation>
    </message>
    <message>
        <source>PRINT THE SIGNS</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>IMPRIMIR LETREROS</translation>
    </message>
    <message>
        <source>To print on large paper</source>
        <extracomment>ui/pages/signage/page.py</extracomment>
        <translation>Para imprimir en papel grande</translation>
    </message>
    <message>
        <source>Base game, no jackpot</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Juego base, sin jackpot</translation>
    </message>
    <message>
        <source>{jackpot} first</source>
        <extracomment>ui/pages/cards/presenter/pad.py</extracomment>
        <translation>Primero {jackpot}</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips lie. Touch a socket</source>
        <extracomment>ui/table/presenter/chip_tray.py; one: {n} chip lies. Touch a socket</extracomment>
        <translation>
            <numerusform>Hay {n} ficha. Toque un sensor</numerusform>
            <numerusform>Hay {n} fichas. Toque un sensor</numerusform>
        </translation>
    </message>
    <message>
        <source>Touch a socket</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Toque un sensor</translation>
    </message>
    <message>
        <source>The wagers are locked in</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Las apuestas ya están fijas</translation>
    </message>
    <message>
        <source>Every seat that plays has its chips</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>Cada asiento en juego tiene sus fichas</translation>
    </message>
    <message>
        <source>No chip lies on a sensor</source>
        <extracomment>ui/table/presenter/chip_tray.py</extracomment>
        <translation>No hay fichas en los sensores</translation>
    </message>
    <message>
        <source>Why confirm all the same?</source>
        <extracomment>ui/table/presenter/doubts.py</extracomment>
        <translation>¿Por qué confirmar igual?</translation>
    </message>
    <message numerus="yes">
        <source>Hold 0.8 s: {n} seats against the cards. Raises an alert</source>
        <extracomment>ui/table/presenter/doubts.py; one: Hold 0.8 s: seat {seats} against its cards. Raises an alert</extracomment>
        <translation>
            <numerusform>Mantenga 0.8 s: {n} asiento contra las cartas. Crea una alerta</numerusform>
            <numerusform>Mantenga 0.8 s: {n} asientos contra las cartas. Crea una alerta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold 0.8 s: {n} seats in doubt. Raises an alert</source>
        <extracomment>ui/table/presenter/doubts.py; one: Hold 0.8 s: seat {seats} in doubt. Raises an alert</extracomment>
        <translation>
            <numerusform>Mantenga 0.8 s: {n} asiento en duda. Crea una alerta</numerusform>
            <numerusform>Mantenga 0.8 s: {n} asientos en duda. Crea una alerta</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was held: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La mesa quedó retenida: {why}</translation>
    </message>
    <message>
        <source>{name} saw why the table is held</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} vio por qué está retenida la mesa</translation>
    </message>
    <message>
        <source>{name} and {witness} let it go on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} y {witness} permitieron seguir</translation>
    </message>
    <message>
        <source>The program was started, version {version}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El programa se inició, versión {version}</translation>
    </message>
    <message>
        <source>The end of the staff register was noted: {seq}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se anotó el fin de la lista de personal: {seq}</translation>
    </message>
    <message>
        <source>STANDS HERE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>MESA ACTUAL</translation>
    </message>
    <message>
        <source>FIRST TABLE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>PRIMERA MESA</translation>
    </message>
    <message>
        <source>No table here has it</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Ninguna mesa lo tiene</translation>
    </message>
    <message numerus="yes">
        <source>{n} files</source>
        <extracomment>ui/pages/games/presenter.py; one: 1 file</extracomment>
        <translation>
            <numerusform>{n} archivo</numerusform>
            <numerusform>{n} archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>No se puede leer</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} table</extracomment>
        <translation>
            <numerusform>{n} mesa</numerusform>
            <numerusform>{n} mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>No table has this</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Ninguna mesa tiene esto</translation>
    </message>
    <message>
        <source>LINK</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>ENLACE</translation>
    </message>
    <message>
        <source>NO METER</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>SIN MEDIDOR</translation>
    </message>
    <message>
        <source>HOUSE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>CASA</translation>
    </message>
    <message>
        <source>STAND-ALONE</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>INDIVIDUAL</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Fixed at {amount}</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Fijo en {amount}</translation>
    </message>
    <message>
        <source>Fixed at {first} and {others} more</source>
        <extracomment>ui/pages/games/presenter.py</extracomment>
        <translation>Fijo en {first} y {others} más</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables, {linked} on a link</source>
        <extracomment>ui/pages/games/presenter.py; one: 1 table, on a link</extracomment>
        <translation>
            <numerusform>{n} mesa, {linked} en enlace</numerusform>
            <numerusform>{n} mesas, {linked} en enlace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ended}, {n} late wins</source>
        <extracomment>ui/pages/history/presenter.py; one: {ended}, {n} late win</extracomment>
        <translation>
            <numerusform>{ended}, {n} premio tardío</numerusform>
            <numerusform>{ended}, {n} premios tardíos</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {step} of {steps}. It says: {said}.</source>
        <extracomment>ui/table/presenter/notices.py</extracomment>
        <translation>Paso {step} de {steps}. Dice: {said}.</translation>
    </message>
    <message>
        <source>no stake</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>sin apuesta</translation>
    </message>
    <message>
        <source>by the player&apos;s cards</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>por las cartas del jugador</translation>
    </message>
    <message>
        <source>by the dealer&apos;s up card</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>por la descubierta del dealer</translation>
    </message>
    <message>
        <source>Ante from a flush</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ante desde Flush</translation>
    </message>
    <message>
        <source>Ante from a straight</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ante desde Straight</translation>
    </message>
    <message>
        <source>Ante from three 10s</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ante desde tres dieces</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Blackjack del dealer</translation>
    </message>
    <message>
        <source>nothing left up</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>nada queda arriba</translation>
    </message>
    <message>
        <source>left up where that is best</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>queda arriba si es lo mejor</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>1 in {often}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>1 en {often}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks</source>
        <extracomment>ui/pages/odds/presenter/page.py; one: 1 deck</extracomment>
        <translation>
            <numerusform>{n} baraja</numerusform>
            <numerusform>{n} barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>either side</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>cualquier lado</translation>
    </message>
    <message>
        <source>on {side}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>en {side}</translation>
    </message>
    <message>
        <source>Pays</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Comes</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Returns</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Devuelve</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Parte del juego</translation>
    </message>
    <message>
        <source>Per unit of the Ante</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Por unidad de Ante</translation>
    </message>
    <message>
        <source>Back to players</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>A los jugadores</translation>
    </message>
    <message>
        <source>Fixed prizes</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Premios fijos</translation>
    </message>
    <message>
        <source>Onto the meter</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Al medidor</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>New seeds</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Semillas nuevas</translation>
    </message>
    <message>
        <source>House</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Exact, by counting every deal</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Exacto, contando cada reparto</translation>
    </message>
    <message>
        <source>Simulated: {rounds} rounds, give or take {error}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Simulado: {rounds} rondas, con margen de {error}</translation>
    </message>
    <message>
        <source>House edge</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>Hit</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Acierto</translation>
    </message>
    <message>
        <source>no meter makes it fair</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>ningún medidor lo hace justo</translation>
    </message>
    <message>
        <source>Fair from a meter of</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Justo desde un medidor de</translation>
    </message>
    <message>
        <source>Edge, meters as now</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Ventaja, medidores de ahora</translation>
    </message>
    <message>
        <source>Volatility index</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Índice de volatilidad</translation>
    </message>
    <message>
        <source>printed {figures}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>impreso {figures}</translation>
    </message>
    <message>
        <source>now {amount}</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>ahora {amount}</translation>
    </message>
    <message>
        <source>By best play; the PAR sheet says which.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Con el mejor juego; la hoja PAR dice cuál.</translation>
    </message>
    <message>
        <source>{level} alone would have to stand at {fair}.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>{level} solo tendría que estar en {fair}.</translation>
    </message>
    <message>
        <source>Envy brings every other wager {amount} a round.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Envy da a cada otra apuesta {amount} por ronda.</translation>
    </message>
    <message>
        <source>With {n} wagers sharing a prize the edge is {edge}.</source>
        <extracomment>ui/pages/odds/presenter/page.py</extracomment>
        <translation>Con {n} apuestas que comparten un premio la ventaja es {edge}.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Changed in MENU, GAMES</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>Se cambia en MENÚ, JUEGOS</translation>
    </message>
    <message numerus="yes">
        <source>{n} changes are kept</source>
        <extracomment>ui/office/presenter/configuration.py; one: 1 change is kept</extracomment>
        <translation>
            <numerusform>{n} cambio guardado</numerusform>
            <numerusform>{n} cambios guardados</numerusform>
        </translation>
    </message>
    <message>
        <source>Not proposed yet</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>Aún sin proponer</translation>
    </message>
    <message>
        <source>one of {n}</source>
        <extracomment>ui/office/presenter/configuration.py</extracomment>
        <translation>uno de {n}</translation>
    </message>
    <message>
        <source>linked to nothing</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>sin enlace</translation>
    </message>
    <message>
        <source>linked to tables of the same game</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>con enlace a mesas del mismo juego</translation>
    </message>
    <message>
        <source>linked to other games with the same hands</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>con enlace a otros juegos con las mismas manos</translation>
    </message>
    <message>
        <source>edge {edge} · hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>ventaja {edge} · acierto {hit}</translation>
    </message>
    <message>
        <source>{edge} · hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{edge} · acierto {hit}</translation>
    </message>
    <message>
        <source>{name} is for {decks}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{name} es para {decks}</translation>
    </message>
    <message>
        <source>a house jackpot, linked to nothing</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>jackpot de la casa, sin enlace</translation>
    </message>
    <message>
        <source>{name} is for {decks}, on {consoles}; {link}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{name} es para {decks}, en {consoles}; {link}</translation>
    </message>
    <message>
        <source>any shoe of the game</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>cualquier sabot del juego</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: house edge {edge} ({edge_exact}), hit {hit} ({hit_exact})</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{wager}, {paytable}: ventaja de la casa {edge} ({edge_exact}), acierto {hit} ({hit_exact})</translation>
    </message>
    <message>
        <source>{wager}, {paytable}: house edge {edge}, hit {hit}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{wager}, {paytable}: ventaja de la casa {edge}, acierto {hit}</translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>ventaja</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>acierto</translation>
    </message>
    <message>
        <source>Printed: {figures}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>Impreso: {figures}</translation>
    </message>
    <message>
        <source>{hands} hands: {line}</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>{hands} manos: {line}</translation>
    </message>
    <message>
        <source>NOT A WIN: ALL {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>NO ES PREMIO: LAS {n} PARTES</translation>
    </message>
    <message>
        <source>One table hand · {pays}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Una mano de la mesa · {pays}</translation>
    </message>
    <message>
        <source>{side}, marked late</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{side}, marcado tarde</translation>
    </message>
    <message>
        <source>{side}, marked when the cards were known</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{side}, marcado ya conocidas las cartas</translation>
    </message>
    <message>
        <source>Off the meter, once</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Medidor, una vez</translation>
    </message>
    <message>
        <source>Meter after</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Medidor después</translation>
    </message>
    <message>
        <source>{n} shares together</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>{n} partes en total</translation>
    </message>
    <message>
        <source>Card level by the whole hit: {whole}, not by the share</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Tarjeta según el acierto entero: {whole}, no por la parte</translation>
    </message>
    <message>
        <source>A natural</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Not a natural</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>No es natural</translation>
    </message>
    <message>
        <source>Go back to the table to say which side has won</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>Vuelva a la mesa para decir qué lado ganó</translation>
    </message>
    <message>
        <source>The Ante pays on a flush or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>El Ante paga con Flush o mejor</translation>
    </message>
    <message>
        <source>The Ante pays on a straight or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>El Ante paga con Straight o mejor</translation>
    </message>
    <message>
        <source>The Ante pays on three 10s or better</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>El Ante paga con tres dieces o mejor</translation>
    </message>
    <message>
        <source>Progressive, {jackpot}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Progresivo, {jackpot}</translation>
    </message>
    <message>
        <source>Table limits</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Límites de la mesa</translation>
    </message>
    <message>
        <source>{wager}: the house pays at most {most} in all in one deal</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{wager}: la casa paga en total hasta {most} por reparto</translation>
    </message>
    <message>
        <source>Aggregate payout limit</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Límite de pago total</translation>
    </message>
    <message>
        <source>A winning hand below that pushes the Ante.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Una mano ganadora menor empata el Ante.</translation>
    </message>
    <message>
        <source>Ante</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>A blackjack</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Un blackjack</translation>
    </message>
    <message>
        <source>Banker is paid 1 to 1 less 5 % commission.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Banker paga 1 to 1 menos 5 % de comisión.</translation>
    </message>
    <message>
        <source>On a tie, Player and Banker wagers push.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>En un empate, Player y Banker empatan.</translation>
    </message>
    <message>
        <source>Main wagers pay</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Apuestas principales</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Blackjack paga</translation>
    </message>
    <message>
        <source>{wager} pays</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{wager} paga</translation>
    </message>
    <message>
        <source>Paytable {name}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Tabla {name}</translation>
    </message>
    <message>
        <source>To 1, by the number of hands dealt, the dealer&apos;s counted.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>A 1, según el número de manos repartidas, con la del dealer.</translation>
    </message>
    <message>
        <source>Progressive, {jackpot}: {stake} wager</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Progresivo, {jackpot}: apuesta de {stake}</translation>
    </message>
    <message>
        <source>{jackpot}: {stake} wager</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{jackpot}: apuesta de {stake}</translation>
    </message>
    <message>
        <source>The amount to be won now is on the display at this table</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>La cantidad que se puede ganar ahora está en la pantalla de esta mesa</translation>
    </message>
    <message>
        <source>One jackpot with every table on {link}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Un solo jackpot con cada mesa de {link}</translation>
    </message>
    <message>
        <source>It belongs to the house until it is won.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Es de la casa hasta que se gane.</translation>
    </message>
    <message>
        <source>Fixed prizes come off the meter.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Los premios fijos salen del medidor.</translation>
    </message>
    <message>
        <source>{level} rises to {most} and no further.</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{level} sube hasta {most} y no más.</translation>
    </message>
    <message>
        <source>Rules of this house</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>Reglas de esta casa</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <extracomment>ui/pages/signage/presenter/sheets.py</extracomment>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <extracomment>ui/floor/map/tiles.py</extracomment>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>HELD: two people must see why</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>RETENIDA: dos personas deben ver por qué</translation>
    </message>
    <message>
        <source>1 hit, {n} shares</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>1 acierto, {n} partes</translation>
    </message>
    <message>
        <source>One {role} swipe records the hit with all its shares.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Un pase de {role} registra el acierto con todas sus partes.</translation>
    </message>
    <message>
        <source>Jackpot paused. Start the base game</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Jackpot en pausa. Empiece el juego base</translation>
    </message>
    <message>
        <source>Give its chips back</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Devuelva sus fichas</translation>
    </message>
    <message>
        <source>Needs a card</source>
        <extracomment>ui/pages/startup_error/presenter.py</extracomment>
        <translation>Requiere tarjeta</translation>
    </message>
    <message>
        <source>No win is left</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>No quedan premios</translation>
    </message>
    <message>
        <source>{n} shares: {order}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>{n} partes: {order}</translation>
    </message>
    <message>
        <source>Wrong seat? Mark its side there</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>¿Asiento equivocado? Marque allí su lado</translation>
    </message>
    <message numerus="yes">
        <source>HOLD TO CONFIRM {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: HOLD TO CONFIRM {n} SHARE</extracomment>
        <translation>
            <numerusform>MANTENGA CONFIRM: {n} PARTE</numerusform>
            <numerusform>MANTENGA CONFIRM: {n} PARTES</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>HOLD TO CONFIRM {n} WINS</source>
        <extracomment>ui/supervisor/presenter/verify.py; one: HOLD TO CONFIRM {n} WIN</extracomment>
        <translation>
            <numerusform>MANTENGA CONFIRM: {n} PREMIO</numerusform>
            <numerusform>MANTENGA CONFIRM: {n} PREMIOS</numerusform>
        </translation>
    </message>
    <message>
        <source>CONFIRM 1 HIT, {n} SHARES</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>CONFIRM 1 ACIERTO, {n} PARTES</translation>
    </message>
    <message>
        <source>Sent to the slip printer</source>
        <extracomment>ui/pages/page_paper.py</extracomment>
        <translation>Enviado a la impresora</translation>
    </message>
    <message>
        <source>Nothing was saved: {why}; call a technician</source>
        <extracomment>ui/office/copies.py</extracomment>
        <translation>No se guardó nada: {why}; llame a un técnico</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}</source>
        <extracomment>ui/office/copies.py</extracomment>
        <translation>Guardado como {file} en {folder}</translation>
    </message>
    <message>
        <source>LAY ALL</source>
        <extracomment>ui/table/chip_tray.py</extracomment>
        <translation>PONER TODAS</translation>
    </message>
    <message>
        <source>LIFT ALL</source>
        <extracomment>ui/table/chip_tray.py</extracomment>
        <translation>QUITAR TODAS</translation>
    </message>
    <message>
        <source>fraction on the PAR sheet</source>
        <extracomment>ui/pages/odds/view.py</extracomment>
        <translation>fracción en la hoja PAR</translation>
    </message>
    <message>
        <source>Bonus bets are settled on the first two cards, before anybody plays.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Las apuestas de bono se pagan con las dos primeras cartas, antes de jugar.</translation>
    </message>
    <message>
        <source>The blackjack wager comes first; bonus bets are up to the player.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Primero la apuesta de blackjack; las de bono son opcionales.</translation>
    </message>
    <message>
        <source>A split matches the wager; a double is at most as large as it.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Dividir iguala la apuesta; el doble no puede ser mayor que ella.</translation>
    </message>
    <message>
        <source>Royal Match: king and queen of one suit; then any two cards of one suit.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Royal Match: rey y reina del mismo palo; luego dos cartas cualesquiera del mismo palo.</translation>
    </message>
    <message>
        <source>King&apos;s Bounty: two cards of 20; kings of spades are best, a dealer&apos;s blackjack raises them.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>King&apos;s Bounty: dos cartas de 20; los reyes de picas son lo mejor, un blackjack del dealer los sube.</translation>
    </message>
    <message>
        <source>Bet the Set: a pair; of one suit it pays more.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Bet the Set: un par; del mismo palo paga más.</translation>
    </message>
    <message>
        <source>Bonus bets pay by their tables, stake back.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>Los bonos pagan por su tabla y devuelven la apuesta.</translation>
    </message>
    <message>
        <source>Surrender is the first decision: half of the wager comes back.</source>
        <extracomment>rules/classic_blackjack.toml</extracomment>
        <translation>La rendición es la primera decisión: vuelve la mitad de la apuesta.</translation>
    </message>
    <message>
        <source>Settle the bonus bets on the first two cards</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Pague los bonos con las dos primeras cartas</translation>
    </message>
    <message>
        <source>Dragon Bonus: your first coup</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Dragon Bonus: su primer cupé</translation>
    </message>
    <message>
        <source>Three players bet on the progressive. The coup wins nothing.</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Tres jugadores apuestan al progresivo. El cupé no gana nada.</translation>
    </message>
    <message>
        <source>START GAME once all bets are down</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>START GAME con todas las apuestas hechas</translation>
    </message>
    <message>
        <source>Start, chips into the tray, end</source>
        <extracomment>lessons/dragon-first-round.toml</extracomment>
        <translation>Inicio, fichas a la bandeja, fin</translation>
    </message>
    <message>
        <source>Your first round</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>Su primera ronda</translation>
    </message>
    <message>
        <source>Three players bet on the progressive. Nobody wins it.</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>Tres jugadores apuestan al progresivo. Nadie lo gana.</translation>
    </message>
    <message>
        <source>No hand wins: no button is pressed</source>
        <extracomment>lessons/first-round.toml</extracomment>
        <translation>Ninguna mano gana: no se presiona ningún botón</translation>
    </message>
    <message>
        <source>Four aces and the Executive</source>
        <extracomment>lessons/four-aces.toml</extracomment>
        <translation>Cuatro ases y el Executive</translation>
    </message>
    <message>
        <source>One player wins the whole meter. Only an Executive&apos;s card is enough.</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Un jugador gana todo el medidor. Solo vale la tarjeta de un Executive.</translation>
    </message>
    <message>
        <source>Seat 3: four aces</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Asiento 3: cuatro ases</translation>
    </message>
    <message>
        <source>Call, verify, Executive, pay, end</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Llamar, verificar, Executive, pagar, fin</translation>
    </message>
    <message>
        <source>The right card at once</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Tarjeta correcta enseguida</translation>
    </message>
    <message>
        <source>Four Card Poker: your first round</source>
        <extracomment>lessons/four-card-first-round.toml</extracomment>
        <translation>Four Card Poker: su primera ronda</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: your first round</source>
        <extracomment>lessons/holdem-first-round.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: su primera ronda</translation>
    </message>
    <message>
        <source>A straight flush and the key</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Straight Flush y la llave</translation>
    </message>
    <message>
        <source>One player makes a straight flush. The Supervisor turns the key to JPH.</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Un jugador hace Straight Flush. El Supervisor gira la llave a JPH.</translation>
    </message>
    <message>
        <source>Seat 5: straight flush</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Asiento 5: Straight Flush</translation>
    </message>
    <message>
        <source>Hand, key, record, end</source>
        <extracomment>lessons/key-to-jph.toml</extracomment>
        <translation>Mano, llave, registro, fin</translation>
    </message>
    <message>
        <source>A chip that comes too late</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Una ficha que llega tarde</translation>
    </message>
    <message>
        <source>A player lays a chip after the start. It does not play.</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Un jugador pone una ficha tras el inicio. No juega.</translation>
    </message>
    <message>
        <source>A late chip does not play, whatever the hand</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>Una ficha tardía no juega, sea cual sea la mano</translation>
    </message>
    <message>
        <source>The late chip goes back</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>La ficha tardía se devuelve</translation>
    </message>
    <message>
        <source>The round is played to its end</source>
        <extracomment>lessons/late-chip.toml</extracomment>
        <translation>La ronda se juega hasta el final</translation>
    </message>
    <message>
        <source>The printer is out of paper</source>
        <extracomment>lessons/no-paper.toml</extracomment>
        <translation>La impresora no tiene papel</translation>
    </message>
    <message>
        <source>A win is on record while the printer has no paper. Nothing is lost: the slip is printed later.</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Se registra un premio y la impresora no tiene papel. Nada se pierde: el comprobante se imprime después.</translation>
    </message>
    <message>
        <source>Record, pay and end without the slip</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Registrar, pagar y terminar sin comprobante</translation>
    </message>
    <message>
        <source>6-5-4 Poker: your first round</source>
        <extracomment>lessons/six-five-four-first-round.toml</extracomment>
        <translation>6-5-4 Poker: su primera ronda</translation>
    </message>
    <message>
        <source>Nobody bets on more than the game itself.</source>
        <extracomment>lessons/six-five-four-first-round.toml</extracomment>
        <translation>Nadie apuesta más que al juego mismo.</translation>
    </message>
    <message>
        <source>Start, play, end</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Inicio, juego, fin</translation>
    </message>
    <message>
        <source>A small prize that the dealer confirms</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Un premio pequeño que confirma el dealer</translation>
    </message>
    <message>
        <source>One player makes three of a kind: a few dollars from the tray.</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Un jugador hace Three of a Kind: unos dólares de la bandeja.</translation>
    </message>
    <message>
        <source>Seat 3: three of a kind</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Asiento 3: Three of a Kind</translation>
    </message>
    <message>
        <source>Hand, record, pay, end</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Mano, registro, pago, fin</translation>
    </message>
    <message>
        <source>No supervisor is needed for a small pay</source>
        <extracomment>lessons/small-prize.toml</extracomment>
        <translation>Un pago pequeño no requiere supervisor</translation>
    </message>
    <message>
        <source>A straight flush and the Supervisor</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Straight Flush y el Supervisor</translation>
    </message>
    <message>
        <source>One player makes a straight flush. A Supervisor&apos;s card puts it on record.</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Un jugador hace Straight Flush. Una tarjeta Supervisor lo registra.</translation>
    </message>
    <message>
        <source>Seat 7: straight flush</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Asiento 7: Straight Flush</translation>
    </message>
    <message>
        <source>Hand, call, verify, card, pay, end</source>
        <extracomment>lessons/straight-flush.toml</extracomment>
        <translation>Mano, llamada, verificar, tarjeta, pago, fin</translation>
    </message>
    <message>
        <source>A sensor that is stuck</source>
        <extracomment>lessons/stuck-sensor.toml</extracomment>
        <translation>Un sensor trabado</translation>
    </message>
    <message>
        <source>The sensor of seat 3 sticks before the start. Its seat plays without the progressive.</source>
        <extracomment>lessons/stuck-sensor.toml</extracomment>
        <translation>El sensor del asiento 3 se traba antes del inicio. Su asiento juega sin el progresivo.</translation>
    </message>
    <message>
        <source>The table plays on</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>La mesa sigue jugando</translation>
    </message>
    <message>
        <source>Two winners and envy</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>Dos ganadores y Envy</translation>
    </message>
    <message>
        <source>Two players hold winning hands. The others with the wager get envy.</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>Dos jugadores tienen manos ganadoras. Los demás con la apuesta reciben Envy.</translation>
    </message>
    <message>
        <source>Seat 5: four of a kind</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Asiento 5: Four of a Kind</translation>
    </message>
    <message>
        <source>Seat 1: straight flush</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>Asiento 1: Straight Flush</translation>
    </message>
    <message>
        <source>A late chip does not play</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Una ficha tardía no juega</translation>
    </message>
    <message>
        <source>Call, verify, card, pay from the right, end</source>
        <extracomment>lessons/two-winners.toml</extracomment>
        <translation>Llamar, verificar, tarjeta, pagar desde la derecha, fin</translation>
    </message>
    <message>
        <source>The wrong card first</source>
        <extracomment>lessons/wrong-card.toml</extracomment>
        <translation>Tarjeta equivocada primero</translation>
    </message>
    <message>
        <source>A dealer&apos;s card is swiped by mistake. The right one follows.</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Se pasa por error una tarjeta de dealer. Después, la correcta.</translation>
    </message>
    <message>
        <source>Refused, then the right card, pay, end</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Rechazo, luego la tarjeta correcta, pago, fin</translation>
    </message>
    <message>
        <source>These hands need the key</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Estas manos piden la llave</translation>
    </message>
    <message>
        <source>These hands need the key; call the supervisor</source>
        <extracomment>table/procedures/authority.py</extracomment>
        <translation>Estas manos requieren la llave; llame al supervisor</translation>
    </message>
    <message numerus="yes">
        <source>Choose why, or change the hands of seats {seats}</source>
        <extracomment>ui/table/presenter/doubts.py; one: Choose why, or change the hand of seat {seats}</extracomment>
        <translation>
            <numerusform>Elija por qué, o cambie la mano del asiento {seats}</numerusform>
            <numerusform>Elija por qué, o cambie las manos de los asientos {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose why, or put seats {seats} right at the table</source>
        <extracomment>ui/table/presenter/doubts.py; one: Choose why, or put seat {seats} right at the table</extracomment>
        <translation>
            <numerusform>Elija por qué, o corrija el asiento {seats} en la mesa</numerusform>
            <numerusform>Elija por qué, o corrija los asientos {seats} en la mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of {n}</source>
        <extracomment>ui/supervisor/presenter/shared_hit.py</extracomment>
        <translation>1 de {n}</translation>
    </message>
    <message>
        <source>being read</source>
        <extracomment>desk/self_check.py</extracomment>
        <translation>en lectura</translation>
    </message>
    <message>
        <source>{name} put the journal back to event {seq}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>{name} devolvió el diario al evento {seq}</translation>
    </message>
    <message>
        <source>what came after it is lost</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>lo que vino después se perdió</translation>
    </message>
    <message>
        <source>{events} events after it are lost</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>se pierden {events} eventos posteriores</translation>
    </message>
    <message>
        <source>what they were worth cannot be read any more</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>lo que valían ya no se puede leer</translation>
    </message>
    <message>
        <source>with them {rounds} rounds, {wagered} of wagers, {wins} wins of {prizes}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>con ellos {rounds} rondas, {wagered} en apuestas, {wins} premios por {prizes}</translation>
    </message>
    <message>
        <source>meter {level} {before} → {after}</source>
        <extracomment>journal/audit/restoring.py</extracomment>
        <translation>medidor {level} {before} → {after}</translation>
    </message>
    <message>
        <source>{name}&apos;s card asks for a PIN, which cannot be typed here; swipe a Supervisor&apos;s or a technician&apos;s card</source>
        <extracomment>kiosk/table/leaving_card.py</extracomment>
        <translation>La tarjeta de {name} pide un PIN, que aquí no se puede anotar; pase una tarjeta de Supervisor o de técnico</translation>
    </message>
    <message>
        <source>The program is still compared with its release; swipe again in a moment</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>El programa aún se compara con su versión; pase otra vez en un momento</translation>
    </message>
    <message>
        <source>The program could not be compared with its release; call a technician</source>
        <extracomment>kiosk/table/program_watch.py</extracomment>
        <translation>No se pudo comparar el programa con su versión; llame a un técnico</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>Escrito en {file}</translation>
    </message>
    <message>
        <source>{file} is gone; look for it where it was copied to</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>{file} ya no está; búsquelo donde se copió</translation>
    </message>
    <message>
        <source>{file} cannot be written ({why})</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>No se puede escribir {file} ({why})</translation>
    </message>
    <message>
        <source>Written: {file}, in the folder of the school</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>Escrito: {file}, en la carpeta de la escuela</translation>
    </message>
    <message>
        <source>Somebody at the screen</source>
        <extracomment>kiosk/table/opening.py</extracomment>
        <translation>Alguien en la pantalla</translation>
    </message>
    <message>
        <source>{name} put the staff register back to event {seq}; see who holds a card</source>
        <extracomment>kiosk/table/staff_watch.py</extracomment>
        <translation>{name} devolvió el registro de personal al evento {seq}; vea quién tiene tarjeta</translation>
    </message>
    <message>
        <source>{wager}: its house edge under these house rules is {edge} %, the house would pay for it; change a house rule or the number of decks (house rule: no wager below zero)</source>
        <extracomment>odds/fair_play.py</extracomment>
        <translation>{wager}: con estas reglas de la casa su ventaja es {edge} %, la casa pagaría por ella; cambie una regla o el número de barajas (regla de la casa: ninguna apuesta bajo cero)</translation>
    </message>
    <message>
        <source>Now: swipe your own card</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: pase su propia tarjeta</translation>
    </message>
    <message>
        <source>The record names who deals from here on.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>El registro nombra a quien reparte desde aquí.</translation>
    </message>
    <message>
        <source>Now: wait for the bets</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: espere las apuestas</translation>
    </message>
    <message>
        <source>A lamp that lights says that the chip is seen.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Una luz que enciende dice que la ficha se ve.</translation>
    </message>
    <message>
        <source>Now: touch each seat that bets</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: toque cada asiento que apuesta</translation>
    </message>
    <message>
        <source>Only what is marked is in the round.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Solo lo marcado entra en la ronda.</translation>
    </message>
    <message>
        <source>Now: close the betting, press START GAME</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: cierre las apuestas, presione START GAME</translation>
    </message>
    <message>
        <source>Chips that lie now are locked; later ones do not play.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Las fichas puestas quedan fijas; las tardías no juegan.</translation>
    </message>
    <message>
        <source>Now: take the chips in</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: recoja las fichas</translation>
    </message>
    <message>
        <source>The wager is the house&apos;s; its lamp stays lit.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>La apuesta es de la casa; su luz sigue encendida.</translation>
    </message>
    <message>
        <source>Now: deal, then find the winning hands, farthest right first</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: reparta y busque las manos ganadoras, desde la derecha</translation>
    </message>
    <message>
        <source>Only seats that are locked in can win the jackpot.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Solo los asientos fijados pueden ganar el jackpot.</translation>
    </message>
    <message>
        <source>Now: look for the hands that win before the play</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: busque las manos que ganan antes de jugar</translation>
    </message>
    <message>
        <source>What the first cards make is settled before anybody acts.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Lo que dan las primeras cartas se paga antes de que nadie actúe.</translation>
    </message>
    <message>
        <source>Now: press the winning hands of the first cards</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: presione las manos ganadoras de las primeras cartas</translation>
    </message>
    <message>
        <source>Now: press the hand that the cards make</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: presione la mano que dan las cartas</translation>
    </message>
    <message>
        <source>The highest line counts, and no other.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Cuenta la línea más alta, y ninguna otra.</translation>
    </message>
    <message>
        <source>Now: press the hand that lies on the table</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: presione la mano que está en la mesa</translation>
    </message>
    <message>
        <source>It pays everybody who bet on it.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Paga a todos los que le apostaron.</translation>
    </message>
    <message>
        <source>Now: more hands? If not, CALL SUPERVISOR</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: ¿más manos? Si no, CALL SUPERVISOR</translation>
    </message>
    <message>
        <source>Nothing is paid before another person has seen the cards.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Nada se paga antes de que otra persona vea las cartas.</translation>
    </message>
    <message>
        <source>Now: more hands? If not, DEALER CONFIRM</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: ¿más manos? Si no, DEALER CONFIRM</translation>
    </message>
    <message>
        <source>A small prize is the dealer&apos;s own to confirm; look twice.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Un premio pequeño lo confirma el dealer; mire dos veces.</translation>
    </message>
    <message>
        <source>Now: stand back, the supervisor verifies</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: hágase atrás, el supervisor verifica</translation>
    </message>
    <message>
        <source>Cards, seat, wager and amount are compared one by one.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Se comparan cartas, asiento, apuesta y monto, uno por uno.</translation>
    </message>
    <message>
        <source>Now: the right card goes through the reader</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: la tarjeta correcta pasa por el lector</translation>
    </message>
    <message>
        <source>The amount decides whose card is high enough.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>El monto decide qué tarjeta alcanza.</translation>
    </message>
    <message>
        <source>Now: the key goes to JPH</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: la llave va a JPH</translation>
    </message>
    <message>
        <source>It keeps the meter for this hand.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Guarda el medidor para esta mano.</translation>
    </message>
    <message>
        <source>Now: press the jackpot</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: presione el jackpot</translation>
    </message>
    <message>
        <source>The console takes the prize off its meter.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>La consola descuenta el premio de su medidor.</translation>
    </message>
    <message>
        <source>Now: the key goes back to RUN</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: la llave vuelve a RUN</translation>
    </message>
    <message>
        <source>While it stands at JPH nothing else is done.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Mientras está en JPH no se hace nada más.</translation>
    </message>
    <message>
        <source>Now: begin to pay</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: empiece a pagar</translation>
    </message>
    <message>
        <source>Count aloud, one seat after the other.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Cuente en voz alta, un asiento tras otro.</translation>
    </message>
    <message>
        <source>Now: pay the seat that is shown, then press PAID</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: pague al asiento que se muestra y presione PAGADO</translation>
    </message>
    <message>
        <source>Farthest right first; prizes before envy.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Desde la derecha; premios antes que Envy.</translation>
    </message>
    <message>
        <source>Now: clear the cards, end the game</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: recoja las cartas, termine el juego</translation>
    </message>
    <message>
        <source>The next bets open with it.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Abre las próximas apuestas.</translation>
    </message>
    <message>
        <source>Now: lift the chips that are named</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: levante las fichas nombradas</translation>
    </message>
    <message>
        <source>A chip that stays would bet again.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Una ficha que se queda apostaría otra vez.</translation>
    </message>
    <message>
        <source>Now: freeze and call, follow the list</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: deténgase y llame, siga la lista</translation>
    </message>
    <message>
        <source>A wrong number of cards is nobody&apos;s to mend alone.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Un número errado de cartas no lo arregla uno solo.</translation>
    </message>
    <message>
        <source>Now: a supervisor&apos;s card voids the round</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: una tarjeta Supervisor anula la ronda</translation>
    </message>
    <message>
        <source>Two people answer for a void.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Dos personas responden si se anula.</translation>
    </message>
    <message>
        <source>Now: give every wager back</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: devuelva todas las apuestas</translation>
    </message>
    <message>
        <source>A void round has neither winners nor losers.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Una ronda nula no tiene ganadores ni perdedores.</translation>
    </message>
    <message>
        <source>Now: a supervisor&apos;s card stands for the key</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Ahora: una tarjeta Supervisor vale por la llave</translation>
    </message>
    <message>
        <source>A key that is lost opens nothing.</source>
        <extracomment>school/lessons/coach_words.py</extracomment>
        <translation>Una llave perdida no abre nada.</translation>
    </message>
    <message>
        <source>Every act is right</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Toda acción es correcta</translation>
    </message>
    <message>
        <source>Seat {seat} holds another hand than the one pressed</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>El asiento {seat} tiene otra mano que la presionada</translation>
    </message>
    <message>
        <source>Seat {seat} wins nothing</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>El asiento {seat} no gana nada</translation>
    </message>
    <message>
        <source>Seat {seat} has a winning hand that is not pressed</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>El asiento {seat} tiene una mano ganadora sin presionar</translation>
    </message>
    <message>
        <source>It needs the card: {card}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Requiere la tarjeta: {card}</translation>
    </message>
    <message>
        <source>Nothing is paid before the card</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Nada se paga antes de la tarjeta</translation>
    </message>
    <message>
        <source>Seat {seat} is farther right and is paid first</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>El asiento {seat} está más a la derecha y cobra primero</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Asiento {seat} recibe {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} is still owed {amount}</source>
        <extracomment>school/drills/spot_the_fault.py</extracomment>
        <translation>Al asiento {seat} aún se le debe {amount}</translation>
    </message>
    <message>
        <source>Player wins, {high} over {low}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Player gana, {high} a {low}</translation>
    </message>
    <message>
        <source>Banker wins, {high} over {low}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Banker gana, {high} a {low}</translation>
    </message>
    <message>
        <source>Tie at {total}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Empate a {total}</translation>
    </message>
    <message>
        <source>Dealer qualifies</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>El dealer califica</translation>
    </message>
    <message>
        <source>Dealer does not qualify</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>El dealer no califica</translation>
    </message>
    <message>
        <source>All hands folded</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Todos se retiraron</translation>
    </message>
    <message>
        <source>No progressive win at seat {seat}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Sin premio progresivo en el asiento {seat}</translation>
    </message>
    <message>
        <source>Progressive win at seat {seat}: {hand}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Premio progresivo en el asiento {seat}: {hand}</translation>
    </message>
    <message>
        <source>Player has {player}, Banker has {banker}: {said}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>Player tiene {player}, Banker tiene {banker}: {said}</translation>
    </message>
    <message>
        <source>The dealer holds {hand} ({ranks}): {said}</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>El dealer tiene {hand} ({ranks}): {said}</translation>
    </message>
    <message>
        <source>Seat {seat} has no wager, whatever its hand</source>
        <extracomment>school/drills/what_to_say.py</extracomment>
        <translation>El asiento {seat} no tiene apuesta, sea cual sea su mano</translation>
    </message>
    <message>
        <source>A dark lamp: no wager counts here</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Luz apagada: aquí no cuenta ninguna apuesta</translation>
    </message>
    <message>
        <source>A lit lamp: the chip bets when the game starts</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Luz encendida: la ficha apuesta al iniciar el juego</translation>
    </message>
    <message>
        <source>A locked lamp: the wager counts until the round is over</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Luz fija: la apuesta cuenta hasta que acabe la ronda</translation>
    </message>
    <message>
        <source>A fault lamp: the sensor is out, and the seat&apos;s wager with it</source>
        <extracomment>school/drills/which_lamp.py</extracomment>
        <translation>Luz de falla: el sensor no funciona, ni la apuesta del asiento</translation>
    </message>
    <message>
        <source>it was altered</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>se alteró</translation>
    </message>
    <message>
        <source>it has no such record in it</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>no contiene tal registro</translation>
    </message>
    <message>
        <source>This is no record of a table test: {why}</source>
        <extracomment>school/exam/certificate.py</extracomment>
        <translation>No es acta de una prueba de mesa: {why}</translation>
    </message>
    <message>
        <source>Clear hands, cutting, both hands, cards kept in view</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Manos limpias, corte de fichas, dos manos, cartas a la vista</translation>
    </message>
    <message>
        <source>Voice</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Calls each hand and amount, heard by the table</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Anuncia cada mano y monto, y la mesa lo oye</translation>
    </message>
    <message>
        <source>Courtesy</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Cortesía</translation>
    </message>
    <message>
        <source>Eye contact, calm with a complaint, thanks</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Contacto visual, calma ante quejas, da las gracias</translation>
    </message>
    <message>
        <source>Give a mark for {heading}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Ponga nota en {heading}</translation>
    </message>
    <message>
        <source>{heading} is below {least}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{heading} no llega a {least}</translation>
    </message>
    <message>
        <source>All marks are given: a pass</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Todas las notas puestas: aprobado</translation>
    </message>
    <message numerus="yes">
        <source>{n} critical errors</source>
        <extracomment>school/exam/exam.py; one: {n} critical error</extracomment>
        <translation>
            <numerusform>{n} error crítico</numerusform>
            <numerusform>{n} errores críticos</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points, {least} to pass</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{points} puntos, {least} para aprobar</translation>
    </message>
    <message>
        <source>{skill}: {points}, {least} is the least for any part</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>{skill}: {points}; {least} es el mínimo por parte</translation>
    </message>
    <message>
        <source>No lesson is for table {table}; choose another table</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Ninguna lección es para la mesa {table}; elija otra mesa</translation>
    </message>
    <message>
        <source>There is no exam {key} on record here</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Aquí no hay examen {key} registrado</translation>
    </message>
    <message numerus="yes">
        <source>Cut off {n} times</source>
        <extracomment>school/exam/exam.py; one: Cut off {n} time</extracomment>
        <translation>
            <numerusform>Cortado {n} vez</numerusform>
            <numerusform>Cortado {n} veces</numerusform>
        </translation>
    </message>
    <message>
        <source>A mark is 1 to 10 for one of {names}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>La nota va de 1 a 10 para una de {names}</translation>
    </message>
    <message>
        <source>This exam is signed; nothing is added to it any more</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Este examen está firmado; ya no se le agrega nada</translation>
    </message>
    <message>
        <source>This exam is void: {why}</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Este examen es nulo: {why}</translation>
    </message>
    <message>
        <source>{name} is not on the list; add them first</source>
        <extracomment>school/exam/sitting.py</extracomment>
        <translation>{name} no está en la lista; agréguelo primero</translation>
    </message>
    <message>
        <source>It was sealed with the key of another house; prove it there</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Se selló con la clave de otra casa; compruébelo allá</translation>
    </message>
    <message>
        <source>It was altered after it was signed: its seal does not fit its bytes</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Se alteró después de firmarse: su sello no corresponde a sus bytes</translation>
    </message>
    <message>
        <source>It names {name}, and the exam on record is that of {other}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Nombra a {name}, y el examen registrado es de {other}</translation>
    </message>
    <message>
        <source>Nobody has signed exam {exam}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Nadie ha firmado el examen {exam}</translation>
    </message>
    <message>
        <source>It says something else than what {name} has signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Dice otra cosa que lo que firmó {name}</translation>
    </message>
    <message>
        <source>Round {number}: {why}</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Ronda {number}: {why}</translation>
    </message>
    <message>
        <source>its journal is another one than was signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>su diario no es el que se firmó</translation>
    </message>
    <message>
        <source>its journal is not here</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>su diario no está aquí</translation>
    </message>
    <message>
        <source>its journal cannot be read</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>no se puede leer su diario</translation>
    </message>
    <message>
        <source>its journal ends before what was signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>su diario termina antes de lo firmado</translation>
    </message>
    <message>
        <source>No round was played to its end; play one, then record it</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Ninguna ronda se jugó hasta el final; juegue una y regístrela</translation>
    </message>
    <message>
        <source>call the supervisor</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>llamar al supervisor</translation>
    </message>
    <message>
        <source>confirm the wins</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>confirmar los premios</translation>
    </message>
    <message>
        <source>swipe the card</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>pasar la tarjeta</translation>
    </message>
    <message>
        <source>begin to pay</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>empezar a pagar</translation>
    </message>
    <message>
        <source>end the game</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>terminar el juego</translation>
    </message>
    <message>
        <source>void the round</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>anular la ronda</translation>
    </message>
    <message>
        <source>In this order: {steps}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>En este orden: {steps}</translation>
    </message>
    <message>
        <source>No hand is pressed for seat {seat}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>No se presiona mano del asiento {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is pressed within {seconds} s</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Asiento {seat}: {hand} se presiona en {seconds} s</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} is pressed</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Asiento {seat}: {hand} se presiona</translation>
    </message>
    <message>
        <source>It does not come to this: {event}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>No se llega a esto: {event}</translation>
    </message>
    <message>
        <source>It comes to this: {event}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>Se llega a esto: {event}</translation>
    </message>
    <message>
        <source>pay seat {seat}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>pagar asiento {seat}</translation>
    </message>
    <message>
        <source>There is no step {n}; choose one of the line</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>No hay paso {n}; elija uno de la línea</translation>
    </message>
    <message numerus="yes">
        <source>the model dealer lost {n} goals</source>
        <extracomment>school/making/maker.py; one: the model dealer lost {n} goal</extracomment>
        <translation>
            <numerusform>el dealer modelo perdió {n} objetivo</numerusform>
            <numerusform>el dealer modelo perdió {n} objetivos</numerusform>
        </translation>
    </message>
    <message>
        <source>{lesson} cannot be given: {why}</source>
        <extracomment>school/making/maker.py</extracomment>
        <translation>No se puede dar {lesson}: {why}</translation>
    </message>
    <message>
        <source>Nobody swiped a card in time</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Nadie pasó una tarjeta a tiempo</translation>
    </message>
    <message>
        <source>Seat {seat} was ticked as paid and was not</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>El asiento {seat} se marcó como pagado y no lo estaba</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was right and was taken back</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>La mano del asiento {seat} era correcta y se quitó</translation>
    </message>
    <message>
        <source>The win of seat {seat} is one, and was struck out</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>El premio del asiento {seat} es válido y se tachó</translation>
    </message>
    <message>
        <source>The verification was left undone</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>La verificación quedó sin hacer</translation>
    </message>
    <message>
        <source>Nothing was there for the supervisor to verify</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>No había nada que el supervisor verificara</translation>
    </message>
    <message>
        <source>Nothing makes this round void</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Nada hace nula esta ronda</translation>
    </message>
    <message>
        <source>An irregularity was reported, and there was none</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Se reportó una irregularidad y no la había</translation>
    </message>
    <message>
        <source>The chip of seat {seat} lies there and bets</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>La ficha del asiento {seat} está ahí y apuesta</translation>
    </message>
    <message>
        <source>No hand waits for the key</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Ninguna mano espera la llave</translation>
    </message>
    <message>
        <source>The deal was a stage too far</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>El reparto iba una etapa de más</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was not folded</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>La mano del asiento {seat} no se retiró</translation>
    </message>
    <message>
        <source>The bets of {seats} were not down</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Las apuestas de {seats} no estaban puestas</translation>
    </message>
    <message>
        <source>{file} cannot be read ({why})</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>No se puede leer {file} ({why})</translation>
    </message>
    <message>
        <source>{file}: nobody is on this list; write one person a line</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}: no hay nadie en esta lista; escriba una persona por línea</translation>
    </message>
    <message>
        <source>{file}: line 1: save the list as CSV in UTF-8</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}: línea 1: guarde la lista como CSV en UTF-8</translation>
    </message>
    <message>
        <source>a letter here is not UTF-8; save the list as CSV in UTF-8</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>una letra aquí no es UTF-8; guarde la lista como CSV en UTF-8</translation>
    </message>
    <message>
        <source>a quote is not closed, or stands in a word ({why})</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>una comilla no se cierra o está dentro de una palabra ({why})</translation>
    </message>
    <message>
        <source>no column is called &apos;name&apos;; the first line names the columns: {known}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>ninguna columna se llama &apos;name&apos;; la primera línea nombra las columnas: {known}</translation>
    </message>
    <message>
        <source>two columns are called &apos;{name}&apos;</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>dos columnas se llaman &apos;{name}&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} columns are missing</source>
        <extracomment>school/people/class_list.py; one: {n} column is missing</extracomment>
        <translation>
            <numerusform>falta {n} columna</numerusform>
            <numerusform>faltan {n} columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>the name is missing</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>falta el nombre</translation>
    </message>
    <message>
        <source>a line break or another sign that nobody sees stands in {text}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>hay un salto de línea u otro signo invisible en {text}</translation>
    </message>
    <message>
        <source>{text} begins like a formula; write it without its first sign</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} empieza como una fórmula; escríbalo sin su primer signo</translation>
    </message>
    <message>
        <source>{text} is longer than {most} letters</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{text} tiene más de {most} letras</translation>
    </message>
    <message>
        <source>trainer is yes or no, not {text}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>trainer es yes o no, no {text}</translation>
    </message>
    <message>
        <source>a card has at least {least} digits and nothing else</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>una tarjeta tiene al menos {least} dígitos y nada más</translation>
    </message>
    <message>
        <source>{name} stands on line {line} already; give each person a number of their own, or leave one out</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{name} ya está en la línea {line}; dé a cada persona su propio número o quite una</translation>
    </message>
    <message>
        <source>the card is that of {name} on line {line}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>la tarjeta es de {name} en la línea {line}</translation>
    </message>
    <message>
        <source>the card is that of {name}</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>la tarjeta es de {name}</translation>
    </message>
    <message>
        <source>{file}: line {line}: {why}; nobody was added</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file}: línea {line}: {why}; no se agregó a nadie</translation>
    </message>
    <message>
        <source>{path} is the journal of table {table}, not the people of a school: give that school&apos;s {name}.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} es el diario de la mesa {table}, no la gente de una escuela: indique {name} de esa escuela.</translation>
    </message>
    <message>
        <source>events after {last} are missing</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>faltan los eventos después de {last}</translation>
    </message>
    <message>
        <source>The people of the school in {path} are damaged at event {seq} ({what}): nothing was changed; move the file away and put the newest of {backups} in its place.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>La gente de la escuela en {path} está dañada en el evento {seq} ({what}): no se cambió nada; mueva el archivo y ponga en su lugar el más nuevo de {backups}.</translation>
    </message>
    <message>
        <source>{path} cannot be read as the people of a school ({trouble}): nothing was changed; move the file away and put the newest of {backups} in its place.</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>No se puede leer {path} como gente de una escuela ({trouble}): no se cambió nada; mueva el archivo y ponga en su lugar el más nuevo de {backups}.</translation>
    </message>
    <message>
        <source>{path} says something else of fact {id} than is on record: one of the files was altered; nothing was merged.</source>
        <extracomment>school/people/merge.py</extracomment>
        <translation>{path} dice del hecho {id} otra cosa que lo registrado: uno de los archivos se alteró; no se combinó nada.</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Mano mal leída</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Monto errado</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Orden errado</translation>
    </message>
    <message>
        <source>Fault not answered</source>
        <extracomment>school/people/progress.py</extracomment>
        <translation>Falla sin atender</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Leer la mano</translation>
    </message>
    <message>
        <source>Read hand</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Leer mano</translation>
    </message>
    <message>
        <source>Pay it</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Envy sum</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Suma Envy</translation>
    </message>
    <message>
        <source>Envy</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Envy</translation>
    </message>
    <message>
        <source>Meter share</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Parte medidor</translation>
    </message>
    <message>
        <source>Shared prize</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Premio compartido</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Compartido</translation>
    </message>
    <message>
        <source>Payment order</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Orden de pago</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Late chip</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Ficha tardía</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>¿Qué tarjeta?</translation>
    </message>
    <message>
        <source>Which card</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Qué tarjeta</translation>
    </message>
    <message>
        <source>Third card</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Tercera carta</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Cartas del dealer</translation>
    </message>
    <message>
        <source>What may be left up</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Qué puede quedar arriba</translation>
    </message>
    <message>
        <source>Left up</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Which lamp?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>¿Qué luz?</translation>
    </message>
    <message>
        <source>Lamps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Luces</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>¿Qué dice usted ahora?</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Spot the fault</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>Halle la falta</translation>
    </message>
    <message>
        <source>Foul</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Faults</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Fallas</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Orden de los pasos</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>school/people/skills.py</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Passed {points}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Aprobada {points}</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>{right} de {all} bien</translation>
    </message>
    <message>
        <source>Comment from {name}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Comentario de {name}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>By {day}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Para el {day}</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Nueva</translation>
    </message>
    <message numerus="yes">
        <source>{n} tries, best {best}</source>
        <extracomment>school/people/today.py; one: {n} try, best {best}</extracomment>
        <translation>
            <numerusform>{n} intento, mejor {best}</numerusform>
            <numerusform>{n} intentos, mejor {best}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drill: {skill}</source>
        <extracomment>school/people/today.py</extracomment>
        <translation>Ejercicio: {skill}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lessons to go</source>
        <extracomment>school/people/readiness.py; one: {n} lesson to go</extracomment>
        <translation>
            <numerusform>Falta {n} lección</numerusform>
            <numerusform>Faltan {n} lecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong PINs for {name} today; a technician unlocks it with &apos;dealer-assist staff unlock {key}&apos;</source>
        <extracomment>staff/card_check.py</extracomment>
        <translation>Demasiados PIN incorrectos de {name} hoy; un técnico lo desbloquea con &apos;dealer-assist staff unlock {key}&apos;</translation>
    </message>
    <message>
        <source>The table is held; turn the key back to RUN and swipe a Supervisor&apos;s card</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>La mesa está detenida; regrese la llave a RUN y pase una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>At the showdown</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Al mostrar las manos</translation>
    </message>
    <message>
        <source>Hands are still in play; touch the stages up to the last one first</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Aún hay manos en juego; toque antes las etapas hasta la última</translation>
    </message>
    <message>
        <source>Hands are in play</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Hay manos en juego</translation>
    </message>
    <message>
        <source>The round ends after the showdown</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>La ronda termina al mostrar las manos</translation>
    </message>
    <message>
        <source>Seat {seat}: {hand} went with round {round}, which was made void: {reason}</source>
        <extracomment>table/procedures/voids.py</extracomment>
        <translation>Asiento {seat}: {hand} se fue con la ronda {round}, que se anuló: {reason}</translation>
    </message>
    <message>
        <source>The shuffler says that it is a {told}, on record is {recorded}; correct the record or bring the other back</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>La barajadora dice ser {told}, registrada está {recorded}; corrija el registro o traiga la otra</translation>
    </message>
    <message>
        <source>The shuffler says mode {told}, on record is {recorded}; set it, or correct the record</source>
        <extracomment>table/setup/jurisdiction.py</extracomment>
        <translation>La barajadora dice modo {told}, registrado está {recorded}; fíjelo o corrija el registro</translation>
    </message>
    <message>
        <source>{name} put a backup in the journal&apos;s place, up to event {seq}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>{name} puso una copia en lugar del diario, hasta el evento {seq}</translation>
    </message>
    <message>
        <source>This lesson</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>Esta lección</translation>
    </message>
    <message>
        <source>All clocks stop</source>
        <extracomment>ui/shell/menu/presenter.py</extracomment>
        <translation>El reloj se para</translation>
    </message>
    <message>
        <source>LEAVE LESSON</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>DEJAR LECCIÓN</translation>
    </message>
    <message>
        <source>It is not scored</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>No se califica</translation>
    </message>
    <message>
        <source>Its meter is this table&apos;s own; a link is entered in the files of all its tables</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>Su medidor es propio de esta mesa; un enlace se anota en los archivos de todas sus mesas</translation>
    </message>
    <message>
        <source>It is on {link}; a link is changed in the files of all its tables, not at one of them</source>
        <extracomment>ui/office/presenter/table_choices.py</extracomment>
        <translation>Está en {link}; un enlace se cambia en los archivos de todas sus mesas, no en una</translation>
    </message>
    <message>
        <source>Round {round}, step {step} of {steps}, at {time}, {dealer}. {how}</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Ronda {round}, paso {step} de {steps}, a las {time}, {dealer}. {how}</translation>
    </message>
    <message>
        <source>Paytables of then.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>Tablas de entonces.</translation>
    </message>
    <message>
        <source>Set-up changed since.</source>
        <extracomment>ui/pages/replay/presenter.py</extracomment>
        <translation>La configuración cambió.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Nadie</translation>
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
        <translation>Ambos</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Una</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Qualifies</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Califica</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>No califica</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Apagada</translation>
    </message>
    <message>
        <source>Lit</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Encendida</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Falla</translation>
    </message>
    <message>
        <source>Its wager counts</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Su apuesta cuenta</translation>
    </message>
    <message>
        <source>No wager counts here</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Aquí no cuenta apuesta</translation>
    </message>
    <message>
        <source>The sensor is out</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>El sensor no funciona</translation>
    </message>
    <message>
        <source>A chip lies on the sensor</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Hay una ficha en el sensor</translation>
    </message>
    <message>
        <source>No chip lies on the sensor</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>No hay ficha en el sensor</translation>
    </message>
    <message>
        <source>The chip lies there since the last round</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>La ficha está ahí desde la última ronda</translation>
    </message>
    <message>
        <source>A chip, but no game wager beside it</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Hay ficha, pero sin apuesta de juego al lado</translation>
    </message>
    <message>
        <source>The sensor is stuck</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>El sensor está trabado</translation>
    </message>
    <message>
        <source>The sensor is dirty</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>El sensor está sucio</translation>
    </message>
    <message>
        <source>The chip was taken after the start</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>La ficha se quitó después del inicio</translation>
    </message>
    <message>
        <source>The chip came after START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>La ficha llegó tras START GAME</translation>
    </message>
    <message>
        <source>The sensor stuck after the start</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>El sensor se trabó tras el inicio</translation>
    </message>
    <message>
        <source>Before START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Antes de START GAME</translation>
    </message>
    <message>
        <source>After START GAME</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Después de START GAME</translation>
    </message>
    <message>
        <source>Who draws a third card?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Quién pide tercera carta?</translation>
    </message>
    <message>
        <source>How many up cards leave?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Cuántas descubiertas salen?</translation>
    </message>
    <message>
        <source>Two at most</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Dos a lo sumo</translation>
    </message>
    <message>
        <source>Does the dealer qualify?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Califica el dealer?</translation>
    </message>
    <message>
        <source>Whose card for seat {seat}?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Tarjeta de quién, asiento {seat}?</translation>
    </message>
    <message>
        <source>Which lamp shows at seat {seat}?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Qué luz muestra el asiento {seat}?</translation>
    </message>
    <message>
        <source>What does the lamp of seat {seat} say?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Qué dice la luz del asiento {seat}?</translation>
    </message>
    <message>
        <source>Name the hand of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Diga la mano del asiento {seat}</translation>
    </message>
    <message>
        <source>Name the dealer&apos;s hand</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Diga la mano del dealer</translation>
    </message>
    <message>
        <source>Highest first: {hands}.</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>De mayor a menor: {hands}.</translation>
    </message>
    <message>
        <source>Touch the higher hand</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Toque la mano más alta</translation>
    </message>
    <message>
        <source>Both, where they are equal</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Ambas, si son iguales</translation>
    </message>
    <message>
        <source>Touch the seats in the order of paying</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Toque los asientos en orden de pago</translation>
    </message>
    <message>
        <source>Only those with a prize</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Solo los que tienen premio</translation>
    </message>
    <message>
        <source>Touch every seat that wins the prize</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Toque cada asiento que gana el premio</translation>
    </message>
    <message>
        <source>DONE without a touch: nobody</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>LISTO sin tocar: nadie</translation>
    </message>
    <message>
        <source>Which line does {side} make?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Qué línea da {side}?</translation>
    </message>
    <message>
        <source>Press FOUL at the mistake</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Presione FALTA en el error</translation>
    </message>
    <message>
        <source>Seat {seat} is paid {amount}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>El asiento {seat} cobra {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} of envy</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>El asiento {seat} recibe Envy de {amount}</translation>
    </message>
    <message>
        <source>The card of the {role} is swiped</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Se pasa la tarjeta {role}</translation>
    </message>
    <message>
        <source>END GAME is pressed</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Se presiona END GAME</translation>
    </message>
    <message>
        <source>Pay seat {seat}: {wager}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Pague asiento {seat}: {wager}</translation>
    </message>
    <message>
        <source>The win alone</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Solo lo ganado</translation>
    </message>
    <message>
        <source>Pay the envy of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Pague el Envy del asiento {seat}</translation>
    </message>
    <message>
        <source>Nothing is an answer too</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Nada también es respuesta</translation>
    </message>
    <message>
        <source>Pay the prize of seat {seat}</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Pague el premio del asiento {seat}</translation>
    </message>
    <message>
        <source>To the cent, rounded down</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Al centavo, hacia abajo</translation>
    </message>
    <message>
        <source>How much may seat {seat} leave up?</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>¿Cuánto puede dejar el asiento {seat}?</translation>
    </message>
    <message>
        <source>The most, nothing included</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Lo máximo; puede ser nada</translation>
    </message>
    <message>
        <source>Pay seat {seat}: prize and envy</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Pague al asiento {seat}: premio y Envy</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Juntos</translation>
    </message>
    <message>
        <source>Meter {name}</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Medidor {name}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>retirada</translation>
    </message>
    <message>
        <source>No class</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Sin clase</translation>
    </message>
    <message>
        <source>Swipe {name}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Pasar {name}</translation>
    </message>
    <message>
        <source>NEW NAME</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>NOMBRE NUEVO</translation>
    </message>
    <message>
        <source>Write yours</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Escriba el suyo</translation>
    </message>
    <message>
        <source>AS A GUEST</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>COMO INVITADO</translation>
    </message>
    <message>
        <source>No name is kept</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>No se guarda nombre</translation>
    </message>
    <message>
        <source>SCHOOL</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>ESCUELA</translation>
    </message>
    <message>
        <source>Who learns? Touch your name</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>¿Quién aprende? Toque su nombre</translation>
    </message>
    <message>
        <source>A trainer swipes a card</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Un instructor pasa su tarjeta</translation>
    </message>
    <message>
        <source>Simulated devices</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Equipos simulados</translation>
    </message>
    <message numerus="yes">
        <source>{n} names</source>
        <extracomment>ui/presenters/school/choosing.py; one: {n} name</extracomment>
        <translation>
            <numerusform>{n} nombre</numerusform>
            <numerusform>{n} nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>The class list</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>La lista de la clase</translation>
    </message>
    <message>
        <source>Trainers, by card</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Instructor, con tarjeta</translation>
    </message>
    <message>
        <source>Nobody is on the list yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Aún no hay nadie en la lista</translation>
    </message>
    <message>
        <source>Touch a drill</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Toque un ejercicio</translation>
    </message>
    <message>
        <source>New cards every time</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Cartas nuevas cada vez</translation>
    </message>
    <message>
        <source>{n} drills for {game}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{n} ejercicios de {game}</translation>
    </message>
    <message>
        <source>All drills</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Touch an attempt to see it again</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Toque un intento para verlo de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>{n} attempts</source>
        <extracomment>ui/presenters/school/choosing.py; one: {n} attempt</extracomment>
        <translation>
            <numerusform>{n} intento</numerusform>
            <numerusform>{n} intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson was played yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Aún no se jugó ninguna lección</translation>
    </message>
    <message>
        <source>Attempts</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Touch an attempt, then COMMENT</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Toque un intento, luego COMENTAR</translation>
    </message>
    <message>
        <source>CLASS</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>CLASE</translation>
    </message>
    <message>
        <source>{points} points, {time}, {day}</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{points} puntos, {time}, {day}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>TODAY</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>HOY</translation>
    </message>
    <message>
        <source>Exam ready</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Listo: examen</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>90 or more</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>90 o más</translation>
    </message>
    <message>
        <source>75 to 89</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>75 a 89</translation>
    </message>
    <message>
        <source>50 to 74</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>50 a 74</translation>
    </message>
    <message>
        <source>below 50</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>menos de 50</translation>
    </message>
    <message>
        <source>not begun</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>All classes</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Todas las clases</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Clase</translation>
    </message>
    <message numerus="yes">
        <source>{n} trainees</source>
        <extracomment>ui/presenters/school/class_list.py; one: {n} trainee</extracomment>
        <translation>
            <numerusform>{n} aprendiz</numerusform>
            <numerusform>{n} aprendices</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is on the class list yet</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Aún no hay nadie en la lista de la clase</translation>
    </message>
    <message>
        <source>ATTEMPTS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>INTENTOS</translation>
    </message>
    <message>
        <source>START AN EXAM</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>INICIAR EXAMEN</translation>
    </message>
    <message>
        <source>{lesson}, by {day}</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>{lesson}, para el {day}</translation>
    </message>
    <message>
        <source>ASSIGN LESSON</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>ASIGNAR LECCIÓN</translation>
    </message>
    <message>
        <source>{n} min</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Hoy</translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <extracomment>ui/presenters/school/class_list.py; one: Yesterday</extracomment>
        <translation>
            <numerusform>Hace {n} día</numerusform>
            <numerusform>Hace {n} días</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered yet</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Aún no se respondió nada</translation>
    </message>
    <message>
        <source>of {time}</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>de {time}</translation>
    </message>
    <message>
        <source>EXAM  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>EXAMEN  ·  {name}  ·  EQUIPO SIMULADO, SIN DINERO REAL</translation>
    </message>
    <message>
        <source>LESSON {number}  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>LECCIÓN {number}  ·  {name}  ·  EQUIPO SIMULADO, SIN DINERO REAL</translation>
    </message>
    <message>
        <source>LESSON {number}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>LECCIÓN {number}  ·  EQUIPO SIMULADO, SIN DINERO REAL</translation>
    </message>
    <message>
        <source>Critical</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Crítico</translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>ui/presenters/school/coach.py; one: {n} mistake</extracomment>
        <translation>
            <numerusform>{n} error</numerusform>
            <numerusform>{n} errores</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Bien</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{amount} de más</translation>
    </message>
    <message>
        <source>{amount} too little</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{amount} de menos</translation>
    </message>
    <message>
        <source>No foul in this round</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Sin falta en esta ronda</translation>
    </message>
    <message>
        <source>Foul at act {n}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Falta en acción {n}</translation>
    </message>
    <message>
        <source>{right}, not {said}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{right}, no {said}</translation>
    </message>
    <message>
        <source>Not these seats</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>No estos asientos</translation>
    </message>
    <message>
        <source>Not this order</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>No este orden</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Lo correcto</translation>
    </message>
    <message>
        <source>Paid {n}.</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Pago {n}.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Racha</translation>
    </message>
    <message>
        <source>{n}, best {best}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n}, mejor {best}</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>El reloj corre</translation>
    </message>
    <message>
        <source>8 of 10 right open it and its clock</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Con 8 de 10 bien se abre, y su reloj</translation>
    </message>
    <message>
        <source>Trainee</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>{seconds} s, {count}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{seconds} s, {count}</translation>
    </message>
    <message>
        <source>DRILL</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>EJERCICIO</translation>
    </message>
    <message>
        <source>{right} of {n} right</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{right} de {n} bien</translation>
    </message>
    <message>
        <source>Look, then press TODAY</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Mire y presione HOY</translation>
    </message>
    <message>
        <source>It comes again with new cards</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Vuelve con cartas nuevas</translation>
    </message>
    <message>
        <source>Look, then press NEXT</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Mire y presione SIGUIENTE</translation>
    </message>
    <message>
        <source>Keeps what is done</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Guarda lo hecho</translation>
    </message>
    <message>
        <source>{n} to go, about {minutes} min</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Faltan {n}, unos {minutes} min</translation>
    </message>
    <message>
        <source>HIDE PAYTABLE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>OCULTAR TABLA</translation>
    </message>
    <message>
        <source>PAYTABLE</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>TABLA</translation>
    </message>
    <message>
        <source>Free to look</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Ver no cuesta</translation>
    </message>
    <message>
        <source>FOUL</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>FALTA</translation>
    </message>
    <message>
        <source>Stop the dealer here</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Pare aquí al dealer</translation>
    </message>
    <message>
        <source>This act is right</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Esta acción es correcta</translation>
    </message>
    <message>
        <source>All chips</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Toda ficha</translation>
    </message>
    <message>
        <source>Build the amount first</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Primero arme el monto</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats</source>
        <extracomment>ui/presenters/school/drill.py; one: {n} seat</extracomment>
        <translation>
            <numerusform>{n} asiento</numerusform>
            <numerusform>{n} asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>EXAM  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>EXAMEN  ·  EQUIPO SIMULADO  ·  SIN MEDIDORES NI DINERO REALES</translation>
    </message>
    <message>
        <source>BEGIN</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>EMPEZAR</translation>
    </message>
    <message>
        <source>One sitting</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Una sesión</translation>
    </message>
    <message>
        <source>Waits for the trainer&apos;s card</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Espera la tarjeta del instructor</translation>
    </message>
    <message>
        <source>Press BEGIN</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Presione EMPEZAR</translation>
    </message>
    <message>
        <source>Trainer: swipe your card to begin</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Instructor: pase su tarjeta para empezar</translation>
    </message>
    <message>
        <source>One sitting, the coach is silent</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Una sesión, la guía calla</translation>
    </message>
    <message>
        <source>Table test</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Prueba de mesa</translation>
    </message>
    <message>
        <source>NOT NOW</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>AHORA NO</translation>
    </message>
    <message>
        <source>Simulated reader</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Lector simulado</translation>
    </message>
    <message>
        <source>{n} of 100</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n} de 100</translation>
    </message>
    <message>
        <source>From the machine, no part below {n}</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>De la máquina, ninguna parte bajo {n}</translation>
    </message>
    <message>
        <source>{n} of 10</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n} de 10</translation>
    </message>
    <message>
        <source>Or more for hands, voice and courtesy</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>O más en manos, voz y cortesía</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Errores críticos</translation>
    </message>
    <message>
        <source>On the class list</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>En lista de la clase</translation>
    </message>
    <message>
        <source>Trainer&apos;s card</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Tarjeta instructor</translation>
    </message>
    <message>
        <source>Touch it below</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Tóquela abajo</translation>
    </message>
    <message>
        <source>Signed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Preview, not signed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Vista previa, sin firmar</translation>
    </message>
    <message>
        <source>of 100, {n} to pass</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>de 100, {n} para aprobar</translation>
    </message>
    <message>
        <source>counts × {n}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>cuenta × {n}</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Hands, voice, courtesy</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Manos, voz, cortesía</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Journal&apos;s end</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Fin del diario</translation>
    </message>
    <message>
        <source>SIGN AND RECORD</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>FIRMAR Y REGISTRAR</translation>
    </message>
    <message>
        <source>LEAVE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>SALIR</translation>
    </message>
    <message>
        <source>Marks are kept</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Las notas se guardan</translation>
    </message>
    <message>
        <source>Give the marks</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Ponga las notas</translation>
    </message>
    <message>
        <source>This test is on record</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Esta prueba está registrada</translation>
    </message>
    <message>
        <source>Press NEXT ROUND</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Presione OTRA RONDA</translation>
    </message>
    <message>
        <source>Sign with your card</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Firme con su tarjeta</translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>OTRA RONDA</translation>
    </message>
    <message>
        <source>WRITE THE RECORD</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>ESCRIBIR EL ACTA</translation>
    </message>
    <message>
        <source>As a PDF file</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>En archivo PDF</translation>
    </message>
    <message>
        <source>After the card</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Tras la tarjeta</translation>
    </message>
    <message>
        <source>PASS</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>APROBADO</translation>
    </message>
    <message>
        <source>NOT PASSED</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>NO APROBADO</translation>
    </message>
    <message>
        <source>EXAM</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>EXAMEN</translation>
    </message>
    <message>
        <source>Examiner</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Examinador</translation>
    </message>
    <message>
        <source>Coach: says what comes next, and why.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Guía: dice qué sigue y por qué.</translation>
    </message>
    <message>
        <source>Coach: speaks after a mistake. Prompts stay on.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Guía: habla tras un error. Las indicaciones siguen.</translation>
    </message>
    <message>
        <source>The coach is silent.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>La guía calla.</translation>
    </message>
    <message>
        <source>Read, then press START LESSON</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Lea y presione INICIAR LECCIÓN</translation>
    </message>
    <message>
        <source>The clock starts with the game</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>El reloj empieza con el juego</translation>
    </message>
    <message>
        <source>Lesson {number}, level {level}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Lección {number}, nivel {level}</translation>
    </message>
    <message>
        <source>START LESSON</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>INICIAR LECCIÓN</translation>
    </message>
    <message>
        <source>New cards, simulated table</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Cartas nuevas, mesa simulada</translation>
    </message>
    <message>
        <source>Pass mark {points}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Se aprueba con {points}</translation>
    </message>
    <message>
        <source>LAST ATTEMPT, {day}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>ÚLTIMO INTENTO, {day}</translation>
    </message>
    <message>
        <source>A wait over {n} s is noted. It never fails you.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Se anota una espera de más de {n} s. Nunca reprueba.</translation>
    </message>
    <message>
        <source>Passed, {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Aprobada, {time} en total.</translation>
    </message>
    <message numerus="yes">
        <source>{n} points short, {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py; one: {n} point short, {time} in all.</extracomment>
        <translation>
            <numerusform>Faltó {n} punto, {time} en total.</numerusform>
            <numerusform>Faltaron {n} puntos, {time} en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough points, but a critical error; {time} in all.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Puntos suficientes, pero un error crítico; {time} en total.</translation>
    </message>
    <message numerus="yes">
        <source>{n} chips on the sensors</source>
        <extracomment>ui/presenters/school/intro.py; one: {n} chip on a sensor</extracomment>
        <translation>
            <numerusform>{n} ficha en los sensores</numerusform>
            <numerusform>{n} fichas en los sensores</numerusform>
        </translation>
    </message>
    <message>
        <source>They are laid for you.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Se ponen por usted.</translation>
    </message>
    <message>
        <source>One chip comes late</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Una ficha llega tarde</translation>
    </message>
    <message>
        <source>Look at the lamps.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Mire las luces.</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Cartas repartidas</translation>
    </message>
    <message>
        <source>Who wins? Read them.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>¿Quién gana? Léalas.</translation>
    </message>
    <message>
        <source>Something breaks</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Algo falla</translation>
    </message>
    <message>
        <source>The prompt says which.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>La indicación dice qué.</translation>
    </message>
    <message>
        <source>A card is needed</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Se necesita tarjeta</translation>
    </message>
    <message>
        <source>The prompt says whose.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>La indicación dice de quién.</translation>
    </message>
    <message>
        <source>Within {n} s</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>En {n} s</translation>
    </message>
    <message>
        <source>{n} steps in their order</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{n} pasos en su orden</translation>
    </message>
    <message>
        <source>Must not happen</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>No debe pasar</translation>
    </message>
    <message>
        <source>Every step in its order</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Cada paso en su orden</translation>
    </message>
    <message>
        <source>Target {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Meta {time}</translation>
    </message>
    <message>
        <source>Target time {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Tiempo meta {time}</translation>
    </message>
    <message>
        <source>{time} all {n} points</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{time} los {n} puntos</translation>
    </message>
    <message>
        <source>{time} none</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>{time} ninguno</translation>
    </message>
    <message>
        <source>TRAINING  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>PRÁCTICA  ·  EQUIPO SIMULADO  ·  SIN MEDIDORES NI DINERO REALES</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>ayer</translation>
    </message>
    <message>
        <source>A win missed</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Premio omitido</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Mano errónea</translation>
    </message>
    <message>
        <source>Wrong card</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tarjeta errónea</translation>
    </message>
    <message>
        <source>A long wait</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Espera larga</translation>
    </message>
    <message>
        <source>A hand that wins is claimed before the round ends.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una mano que gana se reclama antes del fin de la ronda.</translation>
    </message>
    <message>
        <source>The highest hand of the cards is the one that is paid.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Se paga la mano más alta que dan las cartas.</translation>
    </message>
    <message>
        <source>Only the seat whose cards make the hand is paid.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Solo se paga al asiento cuyas cartas dan la mano.</translation>
    </message>
    <message>
        <source>Seats are paid from the far right, prizes first.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Se paga desde la derecha, primero los premios.</translation>
    </message>
    <message>
        <source>The prompt names the card that it needs.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>La indicación dice qué tarjeta hace falta.</translation>
    </message>
    <message>
        <source>The prompt says what is next. A wait is noted, it costs nothing.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>La indicación dice qué sigue. Una espera se anota, no cuesta nada.</translation>
    </message>
    <message>
        <source>Play a lesson or a drill first</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Juegue antes una lección o un ejercicio</translation>
    </message>
    <message>
        <source>Then your way is shown here</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Luego aquí se ve su avance</translation>
    </message>
    <message>
        <source>8 WEEKS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>8 SEMANAS</translation>
    </message>
    <message>
        <source>HALF A YEAR</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>MEDIO AÑO</translation>
    </message>
    <message>
        <source>{n}, with replays</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>{n}, con repetición</translation>
    </message>
    <message>
        <source>Drill the weakest: {skill}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Practique lo más débil: {skill}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cases due</source>
        <extracomment>ui/presenters/school/progress.py; one: {n} case due</extracomment>
        <translation>
            <numerusform>{n} caso pendiente</numerusform>
            <numerusform>{n} casos pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>DRILL {skill}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>EJERCICIO {skill}</translation>
    </message>
    <message>
        <source>MY PROGRESS</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>MI AVANCE</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Bets</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Reclamo</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Llamada</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Tarjeta</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Llave</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Pago</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Event {n} of {all}, at {time}. Nothing here is live.</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Evento {n} de {all}, en {time}. Nada aquí es en vivo.</translation>
    </message>
    <message>
        <source>The table at {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>La mesa en {time}</translation>
    </message>
    <message>
        <source>Moment {n} of {all}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Momento {n} de {all}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>STOP</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>PARAR</translation>
    </message>
    <message>
        <source>Real time</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Tiempo real</translation>
    </message>
    <message>
        <source>COMMENT</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>COMENTAR</translation>
    </message>
    <message>
        <source>{said}, at {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>{said}, en {time}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Sigue</translation>
    </message>
    <message>
        <source>NEXT MOMENT</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>PRÓXIMO MOMENTO</translation>
    </message>
    <message>
        <source>To where you came from</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>A donde estaba antes</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Lección {number}</translation>
    </message>
    <message>
        <source>There is no further event</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>No hay más eventos</translation>
    </message>
    <message>
        <source>{points} to pass</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{points} para aprobar</translation>
    </message>
    <message>
        <source>Fails the lesson whatever the points</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Reprueba la lección con cualquier puntaje</translation>
    </message>
    <message>
        <source>Nothing that costs the house or a player money</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Nada que cueste dinero a la casa o a un jugador</translation>
    </message>
    <message>
        <source>{time} target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>meta {time}</translation>
    </message>
    <message>
        <source>Attempt</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Intento</translation>
    </message>
    <message>
        <source>REPLAY</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>REPETICIÓN</translation>
    </message>
    <message>
        <source>Event by event</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Evento por evento</translation>
    </message>
    <message>
        <source>AGAIN</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>OTRA VEZ</translation>
    </message>
    <message>
        <source>New cards, same faults</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Otras cartas, mismas fallas</translation>
    </message>
    <message>
        <source>Every open lesson is passed</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Toda lección abierta está aprobada</translation>
    </message>
    <message>
        <source>NEXT LESSON</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>PRÓXIMA LECCIÓN</translation>
    </message>
    <message>
        <source>Pass this one first</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Apruebe esta primero</translation>
    </message>
    <message>
        <source>RESULT</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>RESULTADO</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Aprobada</translation>
    </message>
    <message>
        <source>Not passed yet</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Aún no aprobada</translation>
    </message>
    <message>
        <source>Passed: go on</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Aprobada: siga</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Juéguela otra vez</translation>
    </message>
    <message numerus="yes">
        <source>{n} points short</source>
        <extracomment>ui/presenters/school/result.py; one: {n} point short</extracomment>
        <translation>
            <numerusform>Falta {n} punto</numerusform>
            <numerusform>Faltan {n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>of {n}</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>de {n}</translation>
    </message>
    <message>
        <source>{n} s over target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{n} s sobre la meta</translation>
    </message>
    <message>
        <source>within the target</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>dentro de la meta</translation>
    </message>
    <message>
        <source>Last attempt</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Último intento</translation>
    </message>
    <message>
        <source>{points} points, {time}</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>{points} puntos, {time}</translation>
    </message>
    <message>
        <source>CRITICAL</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>CRÍTICO</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Wins and cards</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Premios y tarjetas</translation>
    </message>
    <message>
        <source>Before the test</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Antes de la prueba</translation>
    </message>
    <message>
        <source>{n} min to go today</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Faltan {n} min hoy</translation>
    </message>
    <message>
        <source>For names on the list</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Para nombres de la lista</translation>
    </message>
    <message>
        <source>{passed} of {n} lessons passed</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{passed} de {n} lecciones aprobadas</translation>
    </message>
    <message>
        <source>{done} of {all} min done</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{done} de {all} min hechos</translation>
    </message>
    <message>
        <source>Tomorrow: {what}, about {n} min</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Mañana: {what}, unos {n} min</translation>
    </message>
    <message>
        <source>Done for today</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Listo por hoy</translation>
    </message>
    <message>
        <source>A drill keeps it fresh</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Un ejercicio lo refresca</translation>
    </message>
    <message numerus="yes">
        <source>{what}, about {n} minutes</source>
        <extracomment>ui/presenters/school/today.py; one: {what}, about {n} minute</extracomment>
        <translation>
            <numerusform>{what}, unos {n} minuto</numerusform>
            <numerusform>{what}, unos {n} minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin with your first lesson</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Empiece con su primera lección</translation>
    </message>
    <message>
        <source>Continue with lesson {number}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Siga con la lección {number}</translation>
    </message>
    <message>
        <source>Press CONTINUE</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Presione CONTINUAR</translation>
    </message>
    <message>
        <source>NAMES</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>NOMBRES</translation>
    </message>
    <message>
        <source>ALL DRILLS</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>EJERCICIOS</translation>
    </message>
    <message>
        <source>TABLE TEST</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>PRUEBA DE MESA</translation>
    </message>
    <message>
        <source>{what}, about {n} min</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{what}, unos {n} min</translation>
    </message>
    <message>
        <source>CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>CONTINUAR</translation>
    </message>
    <message>
        <source>{passed} of {n}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{passed} de {n}</translation>
    </message>
    <message>
        <source>After {number}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Tras la {number}</translation>
    </message>
    <message>
        <source>Best {best}, needs {need}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Mejor {best}, requiere {need}</translation>
    </message>
    <message>
        <source>{lesson} opens when lesson {number} is passed</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>{lesson} se abre al aprobar la lección {number}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Lección {number}: {title}</translation>
    </message>
    <message>
        <source>Lessons, drills</source>
        <extracomment>ui/table/presenter/start.py</extracomment>
        <translation>Lecciones, práctica</translation>
    </message>
    <message>
        <source>PASSED</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>APROBADO</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{points} of 100</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>{points} de 100</translation>
    </message>
    <message>
        <source>Weighted mark</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Nota ponderada</translation>
    </message>
    <message>
        <source>What the machine saw, of 100</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Lo que vio la máquina, de 100</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>School&apos;s journal</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Diario de la escuela</translation>
    </message>
    <message>
        <source>Digest</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Huella</translation>
    </message>
    <message>
        <source>The employer&apos;s record of a table test. It is no licence.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Acta del empleador de una prueba de mesa. No es una licencia.</translation>
    </message>
    <message>
        <source>Pit manager</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Gerente de pit</translation>
    </message>
    <message>
        <source>Digest of this record; &apos;school verify&apos; proves its file.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Huella de esta acta; &apos;school verify&apos; prueba su archivo.</translation>
    </message>
    <message>
        <source>TABLE TEST RECORD</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>ACTA DE PRUEBA DE MESA</translation>
    </message>
    <message>
        <source>PREVIEW, NOT SIGNED</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>VISTA PREVIA, SIN FIRMA</translation>
    </message>
    <message>
        <source>Exam {exam}</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Examen {exam}</translation>
    </message>
    <message>
        <source>Add {value}</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Agregar {value}</translation>
    </message>
    <message>
        <source>Add one</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Agregar una</translation>
    </message>
    <message>
        <source>No chip of this value lies here</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Aquí no hay ficha de este valor</translation>
    </message>
    <message>
        <source>Take back {value}</source>
        <extracomment>ui/school/chips.py</extracomment>
        <translation>Quitar {value}</translation>
    </message>
    <message>
        <source>Page before</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>This is the first page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Es la primera página</translation>
    </message>
    <message>
        <source>This is the last page</source>
        <extracomment>ui/school/choosing_screen.py</extracomment>
        <translation>Es la última página</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>ui/school/class_screen.py</extracomment>
        <translation>Toca</translation>
    </message>
    <message>
        <source>Last seen</source>
        <extracomment>ui/school/class_screen.py</extracomment>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>It is answered</source>
        <extracomment>ui/school/drill_buttons.py</extracomment>
        <translation>Ya está respondido</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>ui/school/drill_buttons.py</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Your payout</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Su pago</translation>
    </message>
    <message>
        <source>Touch a stack to take one chip back</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Toque una pila para quitar una ficha</translation>
    </message>
    <message>
        <source>Dollars and cents</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Dólares y centavos</translation>
    </message>
    <message>
        <source>Right: {amount}</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Correcto: {amount}</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Every touch adds one chip</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>Cada toque agrega una ficha</translation>
    </message>
    <message>
        <source>THE RULE</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>LA REGLA</translation>
    </message>
    <message>
        <source>SPEED MODE</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>MODO RÁPIDO</translation>
    </message>
    <message>
        <source>WHAT THE DEALER DOES</source>
        <extracomment>ui/school/drill_screen.py</extracomment>
        <translation>LO QUE HACE EL DEALER</translation>
    </message>
    <message>
        <source>PASSES WITH</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>APRUEBA CON</translation>
    </message>
    <message>
        <source>READY?</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>¿LISTO?</translation>
    </message>
    <message>
        <source>THE TABLE TEST</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>LA PRUEBA DE MESA</translation>
    </message>
    <message>
        <source>DRAW</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>SORTEO</translation>
    </message>
    <message>
        <source>THE MACHINE</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>LA MÁQUINA</translation>
    </message>
    <message>
        <source>THE TRAINER</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>EL INSTRUCTOR</translation>
    </message>
    <message>
        <source>What the machine cannot see. 6 or more in each.</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>Lo que la máquina no ve. 6 o más en cada uno.</translation>
    </message>
    <message>
        <source>THE RECORD</source>
        <extracomment>ui/school/exam_record.py</extracomment>
        <translation>EL ACTA</translation>
    </message>
    <message>
        <source>WHAT WILL HAPPEN</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>LO QUE PASARÁ</translation>
    </message>
    <message>
        <source>WHAT COUNTS</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>LO QUE CUENTA</translation>
    </message>
    <message>
        <source>FAILS THE LESSON AT ONCE</source>
        <extracomment>ui/school/intro_screen.py</extracomment>
        <translation>REPRUEBA AL INSTANTE</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>GO ON</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>SEGUIR</translation>
    </message>
    <message>
        <source>All clocks go on</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Todo reloj sigue</translation>
    </message>
    <message>
        <source>All clocks stand still. Talk as long as you like: nothing is counted.</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Todos los relojes están parados. Hable cuanto quiera: nada se cuenta.</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>ui/school/controller.py</extracomment>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>It stands on the class list</source>
        <extracomment>ui/school/controller.py</extracomment>
        <translation>Está en la lista de clase</translation>
    </message>
    <message>
        <source>Skills, weakest first</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Destrezas, débiles primero</translation>
    </message>
    <message>
        <source>Memory today, in %</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Memoria hoy, en %</translation>
    </message>
    <message>
        <source>Time, × target</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Tiempo, × meta</translation>
    </message>
    <message>
        <source>Bar: chance that you still know it. Dot: your time, full within the target.</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Barra: probabilidad de que aún lo sepa. Punto: su tiempo, lleno dentro de la meta.</translation>
    </message>
    <message>
        <source>Errors a week, by type</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Errores por semana, por tipo</translation>
    </message>
    <message>
        <source>per 100 answers</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>por 100 respuestas</translation>
    </message>
    <message>
        <source>table lessons only</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>solo lecciones de mesa</translation>
    </message>
    <message>
        <source>No round was played yet</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Aún no se jugó ninguna ronda</translation>
    </message>
    <message>
        <source>Events of the attempt</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Eventos del intento</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Scrub</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>EXPECTED</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>ESPERADO</translation>
    </message>
    <message>
        <source>Pinned to {time}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Fijado a {time}</translation>
    </message>
    <message>
        <source>CRITICAL ERRORS</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>ERRORES CRÍTICOS</translation>
    </message>
    <message>
        <source>POINTS BY GOAL</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>POR OBJETIVO</translation>
    </message>
    <message>
        <source>PACE</source>
        <extracomment>ui/school/result_screen.py</extracomment>
        <translation>RITMO</translation>
    </message>
    <message>
        <source>{name} has the lesson: {lesson}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>{name} tiene la lección: {lesson}</translation>
    </message>
    <message>
        <source>Earlier lessons</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Lecciones previas</translation>
    </message>
    <message>
        <source>Later lessons</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Más lecciones</translation>
    </message>
    <message>
        <source>The course</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>El curso</translation>
    </message>
    <message>
        <source>These are the first</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Son las primeras</translation>
    </message>
    <message>
        <source>These are the last</source>
        <extracomment>ui/school/today_screen.py</extracomment>
        <translation>Son las últimas</translation>
    </message>
    <message>
        <source>COACH</source>
        <extracomment>ui/table/coach_strip.py</extracomment>
        <translation>GUÍA</translation>
    </message>
    <message>
        <source>A back-out at the key console</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Revertir en la consola con llave</translation>
    </message>
    <message>
        <source>The win is on record and the key is back. Two cards undo it.</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>El premio está registrado y la llave volvió. Dos tarjetas lo deshacen.</translation>
    </message>
    <message>
        <source>The camera shows a wrong card</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>La cámara muestra una carta equivocada</translation>
    </message>
    <message>
        <source>The back-out has a reason and a note</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>La reversión lleva motivo y nota</translation>
    </message>
    <message>
        <source>Two cards undo it</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Dos tarjetas lo deshacen</translation>
    </message>
    <message>
        <source>The meter first, then the end</source>
        <extracomment>lessons/back-out-key.toml</extracomment>
        <translation>Primero el medidor, luego el fin</translation>
    </message>
    <message>
        <source>A win that has to be undone</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Un premio que hay que deshacer</translation>
    </message>
    <message>
        <source>A straight flush is on record and should not be. Two cards take it back to the cent.</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Hay un Straight Flush registrado que no debía. Dos tarjetas lo revierten al centavo.</translation>
    </message>
    <message>
        <source>The first card</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>La primera tarjeta</translation>
    </message>
    <message>
        <source>The second card, of somebody else</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>La segunda tarjeta, de otra persona</translation>
    </message>
    <message>
        <source>Undone before the round is over</source>
        <extracomment>lessons/back-out.toml</extracomment>
        <translation>Deshecho antes del fin de la ronda</translation>
    </message>
    <message>
        <source>Blackjack: your first round</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Blackjack: su primera ronda</translation>
    </message>
    <message>
        <source>Two players bet on Blazing 7&apos;s. Nobody holds a seven.</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Dos jugadores apuestan a Blazing 7&apos;s. Nadie tiene un siete.</translation>
    </message>
    <message>
        <source>No hand wins the jackpot</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Ninguna mano gana el jackpot</translation>
    </message>
    <message>
        <source>Start and end</source>
        <extracomment>lessons/blackjack-first-round.toml</extracomment>
        <translation>Inicio y fin</translation>
    </message>
    <message>
        <source>Blazing 7&apos;s: two sevens</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Blazing 7&apos;s: dos sietes</translation>
    </message>
    <message>
        <source>Sevens are dealt. The jackpot&apos;s hand is pressed and paid.</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Salen sietes. La mano del jackpot se presiona y se paga.</translation>
    </message>
    <message>
        <source>Seat 3: two sevens</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Asiento 3: dos sietes</translation>
    </message>
    <message>
        <source>Hand, record, end</source>
        <extracomment>lessons/blazing-two-sevens.toml</extracomment>
        <translation>Mano, registro, fin</translation>
    </message>
    <message>
        <source>Call somebody</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Llame a alguien</translation>
    </message>
    <message>
        <source>A player argues about a bet. The dealer calls the Supervisor before the cards go on.</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Un jugador discute una apuesta. El dealer llama al Supervisor antes de seguir con las cartas.</translation>
    </message>
    <message>
        <source>That was a raise!</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>¡Eso fue una subida!</translation>
    </message>
    <message>
        <source>Freeze and call: nobody mends it alone</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Pare y llame: nadie lo arregla solo</translation>
    </message>
    <message>
        <source>Called, then played on</source>
        <extracomment>lessons/call-for-help.toml</extracomment>
        <translation>Llamado, luego se siguió</translation>
    </message>
    <message>
        <source>Caribbean Stud: your first round</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Caribbean Stud: su primera ronda</translation>
    </message>
    <message>
        <source>A game without a progressive: two steps, and no sensor.</source>
        <extracomment>lessons/caribbean-first-round.toml</extracomment>
        <translation>Un juego sin progresivo: dos pasos y ningún sensor.</translation>
    </message>
    <message>
        <source>Caribbean Stud: a hand is short</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Caribbean Stud: faltan cartas</translation>
    </message>
    <message>
        <source>Seat 4 has four cards. All hands are void.</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Asiento 4: cuatro cartas. Todas las manos son nulas.</translation>
    </message>
    <message>
        <source>I have only four</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Solo tengo cuatro</translation>
    </message>
    <message>
        <source>Noted and void</source>
        <extracomment>lessons/caribbean-wrong-cards.toml</extracomment>
        <translation>Anotado y anulado</translation>
    </message>
    <message>
        <source>A chip without a wager on the game</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>Una ficha sin apuesta en el juego</translation>
    </message>
    <message>
        <source>Seat 4 lays a progressive chip and nothing else. The chip does not bet.</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>El asiento 4 pone una ficha progresiva y nada más. La ficha no apuesta.</translation>
    </message>
    <message>
        <source>Seat 4 does not play</source>
        <extracomment>lessons/chip-without-game.toml</extracomment>
        <translation>El asiento 4 no juega</translation>
    </message>
    <message>
        <source>The round is ended</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>La ronda se termina</translation>
    </message>
    <message>
        <source>Close the table</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>After the last round the table is closed; the closing meters are noted.</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Tras la última ronda se cierra la mesa; se anotan los medidores de cierre.</translation>
    </message>
    <message>
        <source>This table closes now</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Esta mesa cierra ahora</translation>
    </message>
    <message>
        <source>End of the round, then closed</source>
        <extracomment>lessons/closing.toml</extracomment>
        <translation>Fin de la ronda, luego cierre</translation>
    </message>
    <message>
        <source>A sensor that does not answer</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>Un sensor que no responde</translation>
    </message>
    <message>
        <source>The sensor of seat 6 is silent. The others go on.</source>
        <extracomment>lessons/dead-sensor.toml</extracomment>
        <translation>El sensor del asiento 6 calla. Los demás siguen.</translation>
    </message>
    <message>
        <source>A sensor that is dirty</source>
        <extracomment>lessons/dirty-sensor.toml</extracomment>
        <translation>Un sensor sucio</translation>
    </message>
    <message>
        <source>The sensor of seat 1 says that it is dirty. Its seat plays without the progressive.</source>
        <extracomment>lessons/dirty-sensor.toml</extracomment>
        <translation>El sensor del asiento 1 dice que está sucio. Su asiento juega sin el progresivo.</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>El disco está casi lleno</translation>
    </message>
    <message>
        <source>The kiosk says that it has little room left. Nothing is lost, and somebody has to know.</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>El kiosco dice que le queda poco espacio. Nada se pierde, y alguien debe saberlo.</translation>
    </message>
    <message>
        <source>What does that message mean?</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>¿Qué significa ese mensaje?</translation>
    </message>
    <message>
        <source>Somebody is called who can make room</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Se llama a quien puede liberar espacio</translation>
    </message>
    <message>
        <source>Alert, call, round</source>
        <extracomment>lessons/disk-full-base-game.toml</extracomment>
        <translation>Alerta, llamada, ronda</translation>
    </message>
    <message>
        <source>Dragon Bonus: nine over zero</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Dragon Bonus: nueve a cero</translation>
    </message>
    <message>
        <source>Player wins nine to nothing. Every wager on that side wins: one hand for all of them.</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>Player gana nueve a cero. Toda apuesta a ese lado gana: una mano para todas.</translation>
    </message>
    <message>
        <source>The table&apos;s hand: nine over zero</source>
        <extracomment>lessons/dragon-nine-zero.toml</extracomment>
        <translation>La mano de la mesa: nueve a cero</translation>
    </message>
    <message>
        <source>Dragon Bonus: the other side wins</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Dragon Bonus: gana el otro lado</translation>
    </message>
    <message>
        <source>Banker wins nine to nothing. Look which seats are on that side.</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>Banker gana nueve a cero. Mire qué asientos van a ese lado.</translation>
    </message>
    <message>
        <source>Seat 2 is on the winning side</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>El asiento 2 va al lado ganador</translation>
    </message>
    <message>
        <source>Seat 1 is on the other side</source>
        <extracomment>lessons/dragon-other-side.toml</extracomment>
        <translation>El asiento 1 va al otro lado</translation>
    </message>
    <message>
        <source>Dragon Bonus: the shared meter</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Dragon Bonus: el medidor repartido</translation>
    </message>
    <message>
        <source>Player draws 2, 3 and 4 of diamonds. The whole meter is shared by the seats on that side.</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Player recibe 2, 3 y 4 de diamantes. Los asientos de ese lado se reparten todo el medidor.</translation>
    </message>
    <message>
        <source>2, 3 and 4 of diamonds</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>2, 3 y 4 de diamantes</translation>
    </message>
    <message>
        <source>One hit, paid share by share</source>
        <extracomment>lessons/dragon-shared-meter.toml</extracomment>
        <translation>Un acierto, pagado parte por parte</translation>
    </message>
    <message>
        <source>Dragon Bonus: a coup that does not count</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Dragon Bonus: un cupé que no cuenta</translation>
    </message>
    <message>
        <source>A card is drawn twice. The coup is void and the wagers go back.</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Una carta sale dos veces. El cupé es nulo y se devuelven las apuestas.</translation>
    </message>
    <message>
        <source>That card was out already</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Esa carta ya había salido</translation>
    </message>
    <message>
        <source>Void, then every wager back</source>
        <extracomment>lessons/dragon-void.toml</extracomment>
        <translation>Anular, luego devolver las apuestas</translation>
    </message>
    <message>
        <source>Envy for one seat only</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Envy para un solo asiento</translation>
    </message>
    <message>
        <source>Two players have the wager. One wins, the other gets envy.</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Dos jugadores tienen la apuesta. Uno gana, el otro recibe Envy.</translation>
    </message>
    <message>
        <source>Seat 6: straight flush</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Asiento 6: Straight Flush</translation>
    </message>
    <message>
        <source>Seat 2 gets envy</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Envy para asiento 2</translation>
    </message>
    <message>
        <source>Prize, then envy</source>
        <extracomment>lessons/envy-alone.toml</extracomment>
        <translation>Premio, luego Envy</translation>
    </message>
    <message>
        <source>The whole meter, and envy for all</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Todo el medidor, y Envy para todos</translation>
    </message>
    <message>
        <source>One player wins the whole meter. All others with the wager get envy.</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Un jugador gana todo el medidor. Los demás con la apuesta reciben Envy.</translation>
    </message>
    <message>
        <source>Executive, prize, then envy</source>
        <extracomment>lessons/executive-and-envy.toml</extracomment>
        <translation>Executive, premio, luego Envy</translation>
    </message>
    <message>
        <source>Four aces at the key console</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Cuatro ases en la consola con llave</translation>
    </message>
    <message>
        <source>The whole meter is won. See what the console asks for besides the key.</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Se gana todo el medidor. Vea qué pide la consola además de la llave.</translation>
    </message>
    <message>
        <source>Seat 5: four aces</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Asiento 5: cuatro ases</translation>
    </message>
    <message>
        <source>Record, meters, pay, end</source>
        <extracomment>lessons/four-aces-key.toml</extracomment>
        <translation>Registro, medidores, pago, fin</translation>
    </message>
    <message>
        <source>Four Card Poker: the whole meter</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Four Card Poker: todo el medidor</translation>
    </message>
    <message>
        <source>One player makes four aces. The Executive is called.</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Un jugador hace cuatro ases. Se llama al Executive.</translation>
    </message>
    <message>
        <source>Seat 1: four aces</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Asiento 1: cuatro ases</translation>
    </message>
    <message>
        <source>Executive, pay, end</source>
        <extracomment>lessons/four-card-four-aces.toml</extracomment>
        <translation>Executive, pago, fin</translation>
    </message>
    <message>
        <source>Four Card Poker: a late chip</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>Four Card Poker: una ficha tardía</translation>
    </message>
    <message>
        <source>Seat 7 bets after the start. The chip goes back.</source>
        <extracomment>lessons/four-card-late-chip.toml</extracomment>
        <translation>El asiento 7 apuesta tras el inicio. La ficha se devuelve.</translation>
    </message>
    <message>
        <source>Four Card Poker: three of a kind</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Four Card Poker: Three of a Kind</translation>
    </message>
    <message>
        <source>One player makes three of a kind: a prize from the tray.</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Un jugador hace Three of a Kind: un premio de la bandeja.</translation>
    </message>
    <message>
        <source>Seat 5: three of a kind</source>
        <extracomment>lessons/four-card-small-prize.toml</extracomment>
        <translation>Asiento 5: Three of a Kind</translation>
    </message>
    <message>
        <source>Four Card Poker: straight flush</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Four Card Poker: Straight Flush</translation>
    </message>
    <message>
        <source>One player makes a straight flush. The Supervisor&apos;s card puts it on record.</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Un jugador hace Straight Flush. La tarjeta Supervisor lo registra.</translation>
    </message>
    <message>
        <source>Seat 3: straight flush</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Asiento 3: Straight Flush</translation>
    </message>
    <message>
        <source>Call, verify, card, pay, end</source>
        <extracomment>lessons/four-card-straight-flush.toml</extracomment>
        <translation>Llamar, verificar, tarjeta, pago, fin</translation>
    </message>
    <message>
        <source>Four of a kind with the key</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Four of a Kind con la llave</translation>
    </message>
    <message>
        <source>One player makes four of a kind. The key goes to JPH, the record is made, the key comes back.</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Un jugador hace Four of a Kind. La llave va a JPH, se registra y la llave vuelve.</translation>
    </message>
    <message>
        <source>Seat 3: four of a kind</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Asiento 3: Four of a Kind</translation>
    </message>
    <message>
        <source>The Supervisor&apos;s key records the win</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>La llave del Supervisor registra el premio</translation>
    </message>
    <message>
        <source>Hand, record, meters, end</source>
        <extracomment>lessons/four-of-a-kind-key.toml</extracomment>
        <translation>Mano, registro, medidores, fin</translation>
    </message>
    <message>
        <source>Four of a kind and its envy</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Four of a Kind y su Envy</translation>
    </message>
    <message>
        <source>One player makes four of a kind. Every other wager gets envy.</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Un jugador hace Four of a Kind. Toda otra apuesta recibe Envy.</translation>
    </message>
    <message>
        <source>Seat 7: four of a kind</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Asiento 7: Four of a Kind</translation>
    </message>
    <message>
        <source>Call, verify, card, pay</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Llamar, verificar, tarjeta, pago</translation>
    </message>
    <message>
        <source>The prize first, then envy from the far right</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Primero el premio, luego Envy desde la derecha</translation>
    </message>
    <message>
        <source>Envy needs no button</source>
        <extracomment>lessons/four-of-a-kind.toml</extracomment>
        <translation>Envy no requiere botón</translation>
    </message>
    <message>
        <source>A full table</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Una mesa llena</translation>
    </message>
    <message>
        <source>Six players bet on the progressive. Look at every hand.</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Seis jugadores apuestan al progresivo. Mire cada mano.</translation>
    </message>
    <message>
        <source>Seat 6: three of a kind</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>Asiento 6: Three of a Kind</translation>
    </message>
    <message>
        <source>Seat 5 holds nothing</source>
        <extracomment>lessons/full-table.toml</extracomment>
        <translation>El asiento 5 no tiene nada</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: four of a kind</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: Four of a Kind</translation>
    </message>
    <message>
        <source>One player holds a pair and finds the other two on the board.</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Un jugador tiene un par y halla las otras dos en las comunes.</translation>
    </message>
    <message>
        <source>Seat 6: four of a kind</source>
        <extracomment>lessons/holdem-four-of-a-kind.toml</extracomment>
        <translation>Asiento 6: Four of a Kind</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: full house</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: Full House</translation>
    </message>
    <message>
        <source>One player fills up on the river: a small prize from the tray.</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Un jugador completa en el river: un premio pequeño de la bandeja.</translation>
    </message>
    <message>
        <source>Seat 3: full house</source>
        <extracomment>lessons/holdem-full-house.toml</extracomment>
        <translation>Asiento 3: Full House</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a royal on the flop</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: un Royal en el flop</translation>
    </message>
    <message>
        <source>A royal flush in the first five cards wins the whole meter.</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Un Royal Flush en las cinco primeras cartas gana todo el medidor.</translation>
    </message>
    <message>
        <source>Seat 3: royal after five cards</source>
        <extracomment>lessons/holdem-royal.toml</extracomment>
        <translation>Asiento 3: Royal con cinco cartas</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a void round</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: una ronda nula</translation>
    </message>
    <message>
        <source>A player shows a hole card to everybody. The round is void.</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Un jugador muestra a todos una carta tapada. La ronda es nula.</translation>
    </message>
    <message>
        <source>Look at this ace</source>
        <extracomment>lessons/holdem-void.toml</extracomment>
        <translation>Miren este as</translation>
    </message>
    <message>
        <source>House Money: your first round</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>House Money: su primera ronda</translation>
    </message>
    <message>
        <source>Two players bet on Blazing 7&apos;s. Losing House Money is collected before the hands are played.</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>Dos jugadores apuestan a Blazing 7&apos;s. El House Money perdido se recoge antes de jugar las manos.</translation>
    </message>
    <message>
        <source>Losing House Money goes into the tray first</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>El House Money perdido va primero a la bandeja</translation>
    </message>
    <message>
        <source>Start, collect, end</source>
        <extracomment>lessons/house-money-first-round.toml</extracomment>
        <translation>Inicio, recoger, fin</translation>
    </message>
    <message>
        <source>House Money: a pair that wins</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>House Money: un par que gana</translation>
    </message>
    <message>
        <source>One player holds a pair: paid, and asked what stays up.</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>Un jugador tiene un par: se le paga y se le pregunta qué deja.</translation>
    </message>
    <message>
        <source>Seat 2 is paid and asked</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>Asiento 2: pagar y preguntar</translation>
    </message>
    <message>
        <source>Collect, pay and ask, end</source>
        <extracomment>lessons/house-money-winner.toml</extracomment>
        <translation>Recoger, pagar y preguntar, fin</translation>
    </message>
    <message>
        <source>A key switch that is back</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Una llave de control que vuelve</translation>
    </message>
    <message>
        <source>The key is lost between rounds and found again. The next win needs no card.</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>La llave se pierde entre rondas y vuelve. El próximo premio no requiere tarjeta.</translation>
    </message>
    <message>
        <source>Lost and found</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Perdida y hallada</translation>
    </message>
    <message>
        <source>The key itself does it</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>La llave misma lo hace</translation>
    </message>
    <message>
        <source>Recorded by the key</source>
        <extracomment>lessons/key-found.toml</extracomment>
        <translation>Registrado con la llave</translation>
    </message>
    <message>
        <source>The key is lost while it is in JPH</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>La llave se pierde estando en JPH</translation>
    </message>
    <message>
        <source>The win is on record and the key does not answer any more. A card brings the round back.</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>El premio está registrado y la llave ya no responde. Una tarjeta recupera la ronda.</translation>
    </message>
    <message>
        <source>A card takes the key back to RUN</source>
        <extracomment>lessons/key-lost-in-jph.toml</extracomment>
        <translation>Una tarjeta regresa la llave a RUN</translation>
    </message>
    <message>
        <source>A key switch that does not answer</source>
        <extracomment>lessons/key-lost.toml</extracomment>
        <translation>Una llave de control que no responde</translation>
    </message>
    <message>
        <source>The key is lost after the hand was pressed. A Supervisor&apos;s card stands for it.</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>La llave se pierde tras presionar la mano. Una tarjeta Supervisor vale por ella.</translation>
    </message>
    <message>
        <source>Lost, card, record, end</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>Falla, tarjeta, registro, fin</translation>
    </message>
    <message>
        <source>The late chip with the best hand</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>La ficha tardía con la mejor mano</translation>
    </message>
    <message>
        <source>A chip comes late, and its player is dealt four of a kind. It still does not play.</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>Una ficha llega tarde y su jugador recibe Four of a Kind. Aun así no juega.</translation>
    </message>
    <message>
        <source>A late chip wins nothing, whatever the hand</source>
        <extracomment>lessons/late-chip-wins.toml</extracomment>
        <translation>Una ficha tardía no gana nada, sea cual sea la mano</translation>
    </message>
    <message>
        <source>The link: a full house</source>
        <extracomment>lessons/link-full-house.toml</extracomment>
        <translation>El enlace: Full House</translation>
    </message>
    <message>
        <source>The linked jackpot counts all five cards: a full house pays from the tray.</source>
        <extracomment>lessons/link-full-house.toml</extracomment>
        <translation>El jackpot en enlace cuenta las cinco cartas: Full House paga de la bandeja.</translation>
    </message>
    <message>
        <source>The link: ten per cent of the meter</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>El enlace: diez por ciento del medidor</translation>
    </message>
    <message>
        <source>A straight flush wins a tenth of the linked meter, cut down to the cent.</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>Un Straight Flush gana un décimo del medidor en enlace, redondeado abajo al centavo.</translation>
    </message>
    <message>
        <source>Card, prize, envy, end</source>
        <extracomment>lessons/link-ten-percent.toml</extracomment>
        <translation>Tarjeta, premio, Envy, fin</translation>
    </message>
    <message>
        <source>No paper at the key console</source>
        <extracomment>lessons/no-paper-key.toml</extracomment>
        <translation>Sin papel en la consola con llave</translation>
    </message>
    <message>
        <source>The key records a win while the printer has no paper.</source>
        <extracomment>lessons/no-paper-key.toml</extracomment>
        <translation>La llave registra un premio y la impresora no tiene papel.</translation>
    </message>
    <message>
        <source>A round without a progressive wager</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Una ronda sin apuesta progresiva</translation>
    </message>
    <message>
        <source>Nobody lays a chip on a sensor. The round is played all the same.</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Nadie pone ficha en un sensor. La ronda se juega de todos modos.</translation>
    </message>
    <message>
        <source>No chip from me this time</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Esta vez no pongo ficha</translation>
    </message>
    <message>
        <source>Without a wager no hand wins</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>Sin apuesta ninguna mano gana</translation>
    </message>
    <message>
        <source>The round is started and ended</source>
        <extracomment>lessons/nobody-bets.toml</extracomment>
        <translation>La ronda se inicia y se termina</translation>
    </message>
    <message>
        <source>A hand that is not a win</source>
        <extracomment>lessons/not-a-win.toml</extracomment>
        <translation>Una mano que no es premio</translation>
    </message>
    <message>
        <source>The cards of seat 3 were entered wrongly: they make three of a kind and should not. NOT A WIN says so.</source>
        <extracomment>lessons/not-a-win.toml</extracomment>
        <translation>Las cartas del asiento 3 se anotaron mal: dan Three of a Kind y no deben. NO ES PREMIO lo dice.</translation>
    </message>
    <message>
        <source>One of my cards was read wrongly</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Una de mis cartas se leyó mal</translation>
    </message>
    <message>
        <source>NOT A WIN with a reason</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>NO ES PREMIO con un motivo</translation>
    </message>
    <message>
        <source>Nothing goes on record</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>No se registra nada</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>The table is closed. A dealer&apos;s card opens it, and the first round begins.</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>La mesa está cerrada. Una tarjeta de dealer la abre y empieza la primera ronda.</translation>
    </message>
    <message>
        <source>A dealer&apos;s card opens the table</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Una tarjeta de dealer abre la mesa</translation>
    </message>
    <message>
        <source>Open, bets, start, end</source>
        <extracomment>lessons/opening.toml</extracomment>
        <translation>Abrir, apuestas, inicio, fin</translation>
    </message>
    <message>
        <source>A chip that is none</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Una ficha que no existe</translation>
    </message>
    <message>
        <source>The sensor of seat 6 sees a chip where none lies. The dealer says so, and the seat is out.</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>El sensor del asiento 6 ve una ficha donde no la hay. El dealer lo dice, y el asiento queda fuera.</translation>
    </message>
    <message>
        <source>I have not bet</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Yo no aposté</translation>
    </message>
    <message>
        <source>The sensor that sees too much is out</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>El sensor que ve de más queda fuera</translation>
    </message>
    <message>
        <source>Said before the start</source>
        <extracomment>lessons/phantom-chip.toml</extracomment>
        <translation>Dicho antes del inicio</translation>
    </message>
    <message>
        <source>The power fails with a hand pressed</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Se va la luz con una mano presionada</translation>
    </message>
    <message>
        <source>A hand is pressed, then the power fails. The claim is still there.</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Se presiona una mano y se va la luz. El reclamo sigue ahí.</translation>
    </message>
    <message>
        <source>Pressed once, and on record</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Presionado una vez, y registrado</translation>
    </message>
    <message>
        <source>Claim, card, pay, end</source>
        <extracomment>lessons/power-cut-claimed.toml</extracomment>
        <translation>Reclamo, tarjeta, pago, fin</translation>
    </message>
    <message>
        <source>The power fails while seats are paid</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Se va la luz mientras se paga</translation>
    </message>
    <message>
        <source>One of two winners is paid when the power fails. Only the other one is paid afterwards.</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Uno de dos ganadores está pagado cuando se va la luz. Después solo se paga al otro.</translation>
    </message>
    <message>
        <source>Paid once each, from the right</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Un pago a cada uno, desde la derecha</translation>
    </message>
    <message>
        <source>What was ticked stays ticked</source>
        <extracomment>lessons/power-cut-paying.toml</extracomment>
        <translation>Lo marcado sigue marcado</translation>
    </message>
    <message>
        <source>The power fails in play</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>Se va la luz en juego</translation>
    </message>
    <message>
        <source>In the middle of a round the screen goes dark. The same round stands there again.</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>A mitad de la ronda se apaga la pantalla. Vuelve la misma ronda.</translation>
    </message>
    <message>
        <source>The round that was started is ended</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>La ronda iniciada se termina</translation>
    </message>
    <message>
        <source>Nothing is void</source>
        <extracomment>lessons/power-cut.toml</extracomment>
        <translation>Nada se anula</translation>
    </message>
    <message>
        <source>A slip that sticks</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>Un comprobante atascado</translation>
    </message>
    <message>
        <source>The slip of a win jams in the printer. The players do not wait for it.</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>El comprobante de un premio se atasca en la impresora. Los jugadores no lo esperan.</translation>
    </message>
    <message>
        <source>The win is on record</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>El premio está registrado</translation>
    </message>
    <message>
        <source>Paid without the slip</source>
        <extracomment>lessons/printer-jam.toml</extracomment>
        <translation>Pagado sin el comprobante</translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open</source>
        <extracomment>lessons/printer-open.toml</extracomment>
        <translation>La tapa de la impresora está abierta</translation>
    </message>
    <message>
        <source>No slip comes out. The win is on record, and the slip follows later.</source>
        <extracomment>lessons/printer-open.toml</extracomment>
        <translation>No sale el comprobante. El premio está registrado; el comprobante sale después.</translation>
    </message>
    <message>
        <source>The card reader is lost</source>
        <extracomment>lessons/reader-lost.toml</extracomment>
        <translation>Lector de tarjetas perdido</translation>
    </message>
    <message>
        <source>The reader&apos;s cable is pulled while a card is awaited. It is plugged in, and the card counts.</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Se desconecta el cable del lector mientras se espera una tarjeta. Se conecta, y la tarjeta cuenta.</translation>
    </message>
    <message>
        <source>Awaited, read, recorded</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Esperada, leída, registrada</translation>
    </message>
    <message>
        <source>The verified win stays verified</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>El premio verificado sigue verificado</translation>
    </message>
    <message>
        <source>Another dealer takes over</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Otro dealer toma el puesto</translation>
    </message>
    <message>
        <source>Between two rounds a relief comes. The new dealer&apos;s card is swiped first.</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Entre dos rondas llega un relevo. Primero se pasa la tarjeta del nuevo dealer.</translation>
    </message>
    <message>
        <source>I take over</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Tomo el puesto</translation>
    </message>
    <message>
        <source>The new dealer&apos;s card</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>La tarjeta del nuevo dealer</translation>
    </message>
    <message>
        <source>A round of each dealer</source>
        <extracomment>lessons/relief.toml</extracomment>
        <translation>Una ronda de cada dealer</translation>
    </message>
    <message>
        <source>A sensor that works again</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>Un sensor que vuelve a servir</translation>
    </message>
    <message>
        <source>The sensor of seat 3 sticks and is cleaned. Its chip bets again.</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>El sensor del asiento 3 se traba y se limpia. Su ficha apuesta de nuevo.</translation>
    </message>
    <message>
        <source>Out, well again, betting</source>
        <extracomment>lessons/sensor-mended.toml</extracomment>
        <translation>Fuera, sano otra vez, apuesta</translation>
    </message>
    <message>
        <source>A sensor that sticks after the start</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Un sensor que se traba tras el inicio</translation>
    </message>
    <message>
        <source>The wager of seat 5 was locked in before its sensor stuck. Its hand wins all the same.</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>La apuesta del asiento 5 se fijó antes de trabarse su sensor. Su mano gana de todos modos.</translation>
    </message>
    <message>
        <source>What was locked in counts</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Lo que se fijó cuenta</translation>
    </message>
    <message>
        <source>Recorded, paid, ended</source>
        <extracomment>lessons/sensor-sticks-in-play.toml</extracomment>
        <translation>Registro, pago, fin</translation>
    </message>
    <message>
        <source>All sensors are lost</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>Ningún sensor responde</translation>
    </message>
    <message>
        <source>The line of the sensors is cut and comes back. Nothing that was locked in is lost.</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>La línea de sensores se corta y vuelve. Nada de lo fijado se pierde.</translation>
    </message>
    <message>
        <source>They are back</source>
        <extracomment>lessons/sensors-lost.toml</extracomment>
        <translation>Ya volvieron</translation>
    </message>
    <message>
        <source>The shuffler stops between rounds</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>La barajadora se detiene entre rondas</translation>
    </message>
    <message>
        <source>The shuffler shows an error before the start. The checklist is followed step by step.</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>La barajadora muestra un error antes del inicio. Se sigue la lista paso a paso.</translation>
    </message>
    <message>
        <source>It does not turn any more</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Ya no gira</translation>
    </message>
    <message>
        <source>The trouble is on record</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>El problema está registrado</translation>
    </message>
    <message>
        <source>Every step is done</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Cada paso está hecho</translation>
    </message>
    <message>
        <source>Checklist before the start</source>
        <extracomment>lessons/shuffler-between.toml</extracomment>
        <translation>Lista antes del inicio</translation>
    </message>
    <message>
        <source>The shuffler stops in play</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>La barajadora se detiene en juego</translation>
    </message>
    <message>
        <source>The cards are out when the shuffler stops. The round is played to its end, the checklist is followed.</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Ya hay cartas cuando la barajadora se detiene. La ronda se juega hasta el final y se sigue la lista.</translation>
    </message>
    <message>
        <source>It makes a noise</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Hace un ruido</translation>
    </message>
    <message>
        <source>Started, checklist, ended</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>Inicio, lista, fin</translation>
    </message>
    <message>
        <source>The round still counts</source>
        <extracomment>lessons/shuffler-in-play.toml</extracomment>
        <translation>La ronda aún cuenta</translation>
    </message>
    <message>
        <source>6-5-4 Poker: the shuffler stops</source>
        <extracomment>lessons/six-five-four-shuffler.toml</extracomment>
        <translation>6-5-4 Poker: se detiene la barajadora</translation>
    </message>
    <message>
        <source>The shuffler fails before the deal. The checklist comes first.</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>La barajadora falla antes de repartir. Primero va la lista.</translation>
    </message>
    <message>
        <source>It does not turn</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>No gira</translation>
    </message>
    <message>
        <source>Checklist, then the round</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Lista, luego la ronda</translation>
    </message>
    <message>
        <source>6-5-4 Poker: a card too many</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>6-5-4 Poker: una carta de más</translation>
    </message>
    <message>
        <source>Seat 3 has six cards. All hands are void.</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>Asiento 3: seis cartas. Todas las manos son nulas.</translation>
    </message>
    <message>
        <source>I have six</source>
        <extracomment>lessons/six-five-four-wrong-cards.toml</extracomment>
        <translation>Tengo seis</translation>
    </message>
    <message>
        <source>A small prize at the key console</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Un premio pequeño en la consola con llave</translation>
    </message>
    <message>
        <source>Three of a kind pays a few dollars. What the dealer may confirm needs no key.</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Three of a Kind paga unos dólares. Lo que el dealer puede confirmar no requiere llave.</translation>
    </message>
    <message>
        <source>Seat 1: three of a kind</source>
        <extracomment>lessons/small-prize-key.toml</extracomment>
        <translation>Asiento 1: Three of a Kind</translation>
    </message>
    <message>
        <source>Step away from the table</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Alejarse de la mesa</translation>
    </message>
    <message>
        <source>The dealer has to leave for a moment. The table is locked, and a card unlocks it.</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>El dealer debe irse un momento. La mesa se bloquea, y una tarjeta la desbloquea.</translation>
    </message>
    <message>
        <source>Please come to the pit stand</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Venga al puesto del pit, por favor</translation>
    </message>
    <message>
        <source>Locked before stepping away</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Bloqueada antes de alejarse</translation>
    </message>
    <message>
        <source>A card unlocks it</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Una tarjeta la desbloquea</translation>
    </message>
    <message>
        <source>Locked, unlocked, played</source>
        <extracomment>lessons/step-away.toml</extracomment>
        <translation>Bloqueada, desbloqueada, jugada</translation>
    </message>
    <message>
        <source>The Supervisor says no</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>El Supervisor dice que no</translation>
    </message>
    <message>
        <source>The dealer presses four of a kind; the Supervisor looks and strikes it out.</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>El dealer presiona Four of a Kind; el Supervisor mira y lo tacha.</translation>
    </message>
    <message>
        <source>Seat 5 played with a card from the floor</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>El asiento 5 jugó con una carta del piso</translation>
    </message>
    <message>
        <source>Nothing is recorded as a win</source>
        <extracomment>lessons/struck-out.toml</extracomment>
        <translation>Nada se registra como premio</translation>
    </message>
    <message>
        <source>Nobody comes with a card</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>Nadie viene con una tarjeta</translation>
    </message>
    <message>
        <source>The time for a card runs out before the Supervisor is there. TRY AGAIN opens the reader.</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>El tiempo para la tarjeta se acaba antes de llegar el Supervisor. OTRO INTENTO abre el lector.</translation>
    </message>
    <message>
        <source>TRY AGAIN, card, pay</source>
        <extracomment>lessons/supervisor-away.toml</extracomment>
        <translation>OTRO INTENTO, tarjeta, pago</translation>
    </message>
    <message>
        <source>A Supervisor&apos;s card for four aces</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Tarjeta Supervisor para cuatro ases</translation>
    </message>
    <message>
        <source>A Supervisor swipes for the whole meter. It needs the Executive.</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Un Supervisor pasa su tarjeta por todo el medidor. Requiere al Executive.</translation>
    </message>
    <message>
        <source>Refused, Executive, pay, end</source>
        <extracomment>lessons/supervisor-for-executive.toml</extracomment>
        <translation>Rechazo, Executive, pago, fin</translation>
    </message>
    <message>
        <source>Three winners in one round</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>Tres ganadores en una ronda</translation>
    </message>
    <message>
        <source>Three players hold winning hands of three kinds. They are paid from the far right.</source>
        <extracomment>lessons/three-winners.toml</extracomment>
        <translation>Tres jugadores tienen manos ganadoras de tres clases. Se paga desde la derecha.</translation>
    </message>
    <message>
        <source>Paid from the far right</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Se paga desde la derecha</translation>
    </message>
    <message>
        <source>Both jackpots in one round</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Ambos jackpots en una ronda</translation>
    </message>
    <message>
        <source>One player wins Blazing 7&apos;s, another TriLux. Each is recorded on its own meter.</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Un jugador gana Blazing 7&apos;s, otro TriLux. Cada uno se registra en su propio medidor.</translation>
    </message>
    <message>
        <source>Seat 6: flush</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Asiento 6: Flush</translation>
    </message>
    <message>
        <source>Both are settled, the round is ended</source>
        <extracomment>lessons/trilux-and-sevens.toml</extracomment>
        <translation>Ambos pagados, la ronda terminada</translation>
    </message>
    <message>
        <source>TriLux: a flush with the dealer&apos;s card</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>TriLux: Flush con la carta del dealer</translation>
    </message>
    <message>
        <source>A player&apos;s two cards and the dealer&apos;s up card make a hand of three.</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>Las dos cartas del jugador y la descubierta del dealer forman una mano de tres.</translation>
    </message>
    <message>
        <source>Seat 3: flush</source>
        <extracomment>lessons/trilux-flush.toml</extracomment>
        <translation>Asiento 3: Flush</translation>
    </message>
    <message>
        <source>Two chips that come too late</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>Dos fichas que llegan tarde</translation>
    </message>
    <message>
        <source>Two players lay their chips after the start. Both go back.</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>Dos jugadores ponen su ficha tras el inicio. Ambas se devuelven.</translation>
    </message>
    <message>
        <source>The chip of seat 3 goes back</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>La ficha del asiento 3 se devuelve</translation>
    </message>
    <message>
        <source>Two rounds without a pause</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Dos rondas sin pausa</translation>
    </message>
    <message>
        <source>Two rounds follow each other. Nobody wins. Keep the order and the pace.</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Dos rondas seguidas. Nadie gana. Mantenga el orden y el ritmo.</translation>
    </message>
    <message>
        <source>Start and end, twice</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Inicio y fin, dos veces</translation>
    </message>
    <message>
        <source>Both rounds count</source>
        <extracomment>lessons/two-rounds.toml</extracomment>
        <translation>Ambas rondas cuentan</translation>
    </message>
    <message>
        <source>Two sensors at each seat</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>Dos sensores por asiento</translation>
    </message>
    <message>
        <source>Seat 1 bets on both jackpots, seat 6 on TriLux alone. Each wager has its own lamp.</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>El asiento 1 apuesta a ambos jackpots, el 6 solo a TriLux. Cada apuesta tiene su luz.</translation>
    </message>
    <message>
        <source>No hand wins</source>
        <extracomment>lessons/two-sensors.toml</extracomment>
        <translation>Ninguna mano gana</translation>
    </message>
    <message>
        <source>Two winners and one key</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>Dos ganadores y una llave</translation>
    </message>
    <message>
        <source>Two seats win. One turn of the key records both.</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>Ganan dos asientos. Un giro de la llave registra ambos.</translation>
    </message>
    <message>
        <source>Both on record before the key is back</source>
        <extracomment>lessons/two-winners-key.toml</extracomment>
        <translation>Ambos registrados antes de volver la llave</translation>
    </message>
    <message>
        <source>A card that nobody knows</source>
        <extracomment>lessons/unknown-card.toml</extracomment>
        <translation>Una tarjeta que nadie conoce</translation>
    </message>
    <message>
        <source>A stranger&apos;s card is swiped for a win. It is refused, and the right one follows.</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Se pasa una tarjeta extraña para un premio. Se rechaza, y sigue la correcta.</translation>
    </message>
    <message>
        <source>Refused, then the right card</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Rechazo, luego la tarjeta correcta</translation>
    </message>
    <message>
        <source>A card that is not read</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>Una tarjeta que no se lee</translation>
    </message>
    <message>
        <source>The reader gets nothing of a card. It is swiped once more.</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>El lector no lee nada de una tarjeta. Se pasa otra vez.</translation>
    </message>
    <message>
        <source>Not read, swiped again, paid</source>
        <extracomment>lessons/unread-card.toml</extracomment>
        <translation>No leída, pasada otra vez, pagado</translation>
    </message>
    <message>
        <source>After a void the next round</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Tras anular, la próxima ronda</translation>
    </message>
    <message>
        <source>One round is void; the next one is played to its end. The meters show it.</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Una ronda es nula; la siguiente se juega hasta el final. Los medidores lo muestran.</translation>
    </message>
    <message>
        <source>A card fell to the floor</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Se cayó una carta al piso</translation>
    </message>
    <message>
        <source>Void, given back, a new round</source>
        <extracomment>lessons/void-and-again.toml</extracomment>
        <translation>Nula, devuelto, otra ronda</translation>
    </message>
    <message>
        <source>A round that does not count</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Una ronda que no cuenta</translation>
    </message>
    <message>
        <source>A card lies face up before the deal is done. The Supervisor agrees that the round is void.</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Una carta queda a la vista antes de terminar el reparto. El Supervisor acepta que la ronda es nula.</translation>
    </message>
    <message>
        <source>I have seen your card</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>Vi su carta</translation>
    </message>
    <message>
        <source>The round is void</source>
        <extracomment>lessons/void-round.toml</extracomment>
        <translation>La ronda es nula</translation>
    </message>
    <message>
        <source>A wager marked by hand</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Una apuesta marcada a mano</translation>
    </message>
    <message>
        <source>The sensor of seat 5 is out, and its player wants to bet. The dealer marks the wager.</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>El sensor del asiento 5 está fuera y su jugador quiere apostar. El dealer marca la apuesta.</translation>
    </message>
    <message>
        <source>May I bet without the lamp?</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>¿Puedo apostar sin la luz?</translation>
    </message>
    <message>
        <source>The wager of seat 5 is marked</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>La apuesta del asiento 5 está marcada</translation>
    </message>
    <message>
        <source>The marked wager wins</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>La apuesta marcada gana</translation>
    </message>
    <message>
        <source>Marked before the start</source>
        <extracomment>lessons/wager-by-hand.toml</extracomment>
        <translation>Marcada antes del inicio</translation>
    </message>
    <message>
        <source>A winning hand without the wager</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Una mano ganadora sin la apuesta</translation>
    </message>
    <message>
        <source>One player makes four of a kind and has no chip on the sensor. Nothing is pressed for it.</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Un jugador hace Four of a Kind y no tiene ficha en el sensor. No se presiona nada.</translation>
    </message>
    <message>
        <source>Without the wager the hand wins nothing</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>Sin la apuesta la mano no gana nada</translation>
    </message>
    <message>
        <source>The round is ended as any other</source>
        <extracomment>lessons/win-without-wager.toml</extracomment>
        <translation>La ronda termina como cualquier otra</translation>
    </message>
    <message>
        <source>A hand with the wrong number of cards</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>Una mano con un número de cartas incorrecto</translation>
    </message>
    <message>
        <source>Seat 5 has six cards. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>El asiento 5 tiene seis cartas. Todas las manos son nulas y se devuelven las apuestas.</translation>
    </message>
    <message>
        <source>I have six cards</source>
        <extracomment>lessons/wrong-number-of-cards.toml</extracomment>
        <translation>Tengo seis cartas</translation>
    </message>
    <message>
        <source>The wrong number of cards is on record</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>El número de cartas incorrecto está registrado</translation>
    </message>
    <message>
        <source>Noted, void, given back</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Anotado, anulado, devuelto</translation>
    </message>
    <message>
        <source>it left no word that makes sense</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>no dejó aviso que se entienda</translation>
    </message>
    <message>
        <source>See to it, or call a technician</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Atiéndalo o llame a un técnico</translation>
    </message>
    <message>
        <source>{duty}: not done since {since}</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>{duty}: sin hacer desde {since}</translation>
    </message>
    <message>
        <source>Copies elsewhere</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Copias en otro lugar</translation>
    </message>
    <message>
        <source>Journals by night</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Diarios cada noche</translation>
    </message>
    <message>
        <source>Time server</source>
        <extracomment>desk/duties.py</extracomment>
        <translation>Servidor de hora</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({trouble}); run the set-up as root or dealer-assist</source>
        <extracomment>kiosk_setup/files.py</extracomment>
        <translation>No se puede escribir {folder} ({trouble}); ejecute la configuración como root o dealer-assist</translation>
    </message>
    <message>
        <source>{name} is no Executive; the first card must be an Executive&apos;s</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} no es Executive; la primera tarjeta debe ser de un Executive</translation>
    </message>
    <message>
        <source>{name} may not do this; it needs a Supervisor or Executive</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>{name} no puede hacer esto; requiere un Supervisor o Executive</translation>
    </message>
    <message>
        <source>{name} was the first; the second card must be another person&apos;s</source>
        <extracomment>floor/actions.py</extracomment>
        <translation>La primera fue de {name}; la segunda tarjeta debe ser de otra persona</translation>
    </message>
    <message>
        <source>The link failed; it begins anew</source>
        <extracomment>floor/link_thread.py</extracomment>
        <translation>El enlace falló; empieza de nuevo</translation>
    </message>
    <message>
        <source>The floor does not answer</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>La sala no responde</translation>
    </message>
    <message>
        <source>This floor counts real money; a practice table does not join it</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>Esta sala cuenta dinero real; una mesa de práctica no entra</translation>
    </message>
    <message>
        <source>The clock of this table is {seconds} s off the floor&apos;s; set it right</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>El reloj de esta mesa difiere {seconds} s del de la sala; ajústelo</translation>
    </message>
    <message>
        <source>The floor does not know this card; let it be enrolled first</source>
        <extracomment>floor/sample_feed.py</extracomment>
        <translation>La sala no conoce esta tarjeta; que la registren primero</translation>
    </message>
    <message numerus="yes">
        <source>{n} names on the list, {new} of them new or changed</source>
        <extracomment>kiosk/school/class_files.py; one: {n} name on the list, {new} new or changed</extracomment>
        <translation>
            <numerusform>{n} nombre en la lista, {new} nuevo o cambiado</numerusform>
            <numerusform>{n} nombres en la lista, {new} nuevos o cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>In the school&apos;s folder</source>
        <extracomment>kiosk/school/class_files.py</extracomment>
        <translation>En la carpeta de la escuela</translation>
    </message>
    <message>
        <source>The floor of this table is simulated; name its real server first</source>
        <extracomment>kiosk/table/floor_link.py</extracomment>
        <translation>La sala de esta mesa es simulada; indique primero su servidor real</translation>
    </message>
    <message>
        <source>Recording</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Nothing was recorded; press RECORD</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>No se grabó nada; presione GRABAR</translation>
    </message>
    <message>
        <source>It was changed since the check; press CHECK THE LESSON</source>
        <extracomment>kiosk/school/maker.py</extracomment>
        <translation>Cambió desde la revisión; presione COMPROBAR LECCIÓN</translation>
    </message>
    <message>
        <source>A lesson counts at least one thing; change this goal instead</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>Una lección cuenta al menos una cosa; mejor cambie este objetivo</translation>
    </message>
    <message>
        <source>Give the lesson a title of plain words</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>Dé a la lección un título de palabras simples</translation>
    </message>
    <message>
        <source>There is a lesson called {title}; choose another title</source>
        <extracomment>school/making/draft.py</extracomment>
        <translation>Ya hay una lección llamada {title}; elija otro título</translation>
    </message>
    <message>
        <source>{file} is not a plain file; save the list as CSV</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} no es un archivo simple; guarde la lista como CSV</translation>
    </message>
    <message>
        <source>{file} is larger than 1 MB; no class is, so check it</source>
        <extracomment>school/people/class_list.py</extracomment>
        <translation>{file} pasa de 1 MB; ninguna clase es tan grande, revíselo</translation>
    </message>
    <message>
        <source>{path} is not a plain file; put the people of a school there</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} no es un archivo simple; ponga ahí la gente de una escuela</translation>
    </message>
    <message>
        <source>Key lost: Supervisor&apos;s card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Llave sin señal: tarjeta Supervisor</translation>
    </message>
    <message>
        <source>Chips on sensors do not count</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Fichas en sensores no cuentan</translation>
    </message>
    <message>
        <source>START BASE GAME</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>EMPEZAR JUEGO BASE</translation>
    </message>
    <message>
        <source>On record. Supervisor&apos;s card</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>Registrado. Tarjeta Supervisor</translation>
    </message>
    <message>
        <source>J-POT, or take the card back</source>
        <extracomment>table/guide/controls.py</extracomment>
        <translation>J-POT, o retire la tarjeta</translation>
    </message>
    <message>
        <source>The win is on record and comes from the tray; no meter moves</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>El premio está registrado y sale de la bandeja; ningún medidor se mueve</translation>
    </message>
    <message>
        <source>On record, from the tray; the card lets the round go on, as RUN would</source>
        <extracomment>table/guide/next_step.py</extracomment>
        <translation>Registrado, de la bandeja; la tarjeta deja seguir la ronda, como RUN</translation>
    </message>
    <message>
        <source>The win is on record; swipe a Supervisor&apos;s card again</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>El premio está registrado; pase otra vez una tarjeta Supervisor</translation>
    </message>
    <message>
        <source>No hand button is on; swipe a Supervisor&apos;s card again first</source>
        <extracomment>table/procedures/aquarius.py</extracomment>
        <translation>Ningún botón de mano está encendido; pase antes otra vez una tarjeta Supervisor</translation>
    </message>
    <message numerus="yes">
        <source>{n} duties are open before {confirm}: tick them when they are done</source>
        <extracomment>table/procedures/duties.py; one: {n} duty is open before {confirm}: tick it when it is done</extracomment>
        <translation>
            <numerusform>Falta {n} tarea antes de {confirm}: márquela al hacerla</numerusform>
            <numerusform>Faltan {n} tareas antes de {confirm}: márquelas al hacerlas</numerusform>
        </translation>
    </message>
    <message>
        <source>The link was down</source>
        <extracomment>table/procedures/late_wins.py</extracomment>
        <translation>El enlace estaba caído</translation>
    </message>
    <message>
        <source>The pit has put the prize of round {round}, seat {seat}, back; back the win out</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>El pit devolvió el premio de la ronda {round}, asiento {seat}; revierta el premio</translation>
    </message>
    <message>
        <source>The floor has not answered yet; press CONFIRM again in a moment</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>La sala aún no responde; presione CONFIRM otra vez en un momento</translation>
    </message>
    <message>
        <source>The link is lost: the amount of seat {seat} comes when it is back; call the Executive</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Enlace caído: el monto del asiento {seat} llega cuando vuelva; llame al Executive</translation>
    </message>
    <message>
        <source>{first}, and is not confirmed yet; wait, or let an Executive close its ticket</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>{first}, y aún no se confirma; espere, o que un Executive cierre su ticket</translation>
    </message>
    <message>
        <source>Table {table} was first, by {seconds} s</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>La mesa {table} fue primero, por {seconds} s</translation>
    </message>
    <message>
        <source>The floor has not given this win its amount yet; wait for the link</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>La sala aún no da el monto de este premio; espere el enlace</translation>
    </message>
    <message>
        <source>{first}, and is not confirmed yet; wait</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>{first}, y aún no se confirma; espere</translation>
    </message>
    <message>
        <source>This prize came off the meter of the link; the pit releases it on the floor first</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Este premio salió del medidor del enlace; primero el pit lo libera en la sala</translation>
    </message>
    <message>
        <source>The floor is locking the prize; wait a moment</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>La sala está fijando el premio; espere un momento</translation>
    </message>
    <message>
        <source>This meter is the link&apos;s; it is set on the floor, by the pit</source>
        <extracomment>table/procedures/meter_changes.py</extracomment>
        <translation>Este medidor es del enlace; lo fija el pit, en la sala</translation>
    </message>
    <message>
        <source>{amount}, {hand}, table {table} seat {seat}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>{amount}, {hand}, mesa {table} asiento {seat}</translation>
    </message>
    <message>
        <source>Award table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Otorgar a la mesa {table}</translation>
    </message>
    <message>
        <source>Release table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Liberar la mesa {table}</translation>
    </message>
    <message>
        <source>Close the ticket of table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Cerrar el ticket de la mesa {table}</translation>
    </message>
    <message>
        <source>Pause link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Pausar el enlace {letter}</translation>
    </message>
    <message>
        <source>Resume link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Reanudar enlace {letter}</translation>
    </message>
    <message>
        <source>Apply the settings of link {letter}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Aplicar los ajustes del enlace {letter}</translation>
    </message>
    <message>
        <source>Record the difference of table {table}</source>
        <extracomment>ui/floor/acting.py</extracomment>
        <translation>Registrar la diferencia de la mesa {table}</translation>
    </message>
    <message>
        <source>Signed in</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>En sesión</translation>
    </message>
    <message>
        <source>BEFORE</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>ANTES</translation>
    </message>
    <message>
        <source>these are the first</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>estas son las primeras</translation>
    </message>
    <message>
        <source>AFTER</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>DESPUÉS</translation>
    </message>
    <message>
        <source>these are the last</source>
        <extracomment>ui/toolkit/pager.py</extracomment>
        <translation>estas son las últimas</translation>
    </message>
    <message>
        <source>Floor</source>
        <extracomment>ui/floor/manager.py</extracomment>
        <translation>Sala</translation>
    </message>
    <message>
        <source>No card within 30 s; nothing was recorded</source>
        <extracomment>ui/floor/lock/cards_flow.py</extracomment>
        <translation>Ninguna tarjeta en 30 s; no se registró nada</translation>
    </message>
    <message>
        <source>No card is asked for now</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Ahora no se pide tarjeta</translation>
    </message>
    <message>
        <source>{name} may not sign in; it needs a Supervisor or Executive</source>
        <extracomment>ui/floor/lock/flow.py</extracomment>
        <translation>{name} no puede iniciar sesión; requiere un Supervisor o Executive</translation>
    </message>
    <message>
        <source>Link {letter}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Enlace {letter}</translation>
    </message>
    <message numerus="yes">
        <source>Why are wins {number} backed out?</source>
        <extracomment>ui/supervisor/presenter/adjusting.py; one: Why is win {number} backed out?</extracomment>
        <translation>
            <numerusform>¿Por qué se revierte el premio {number}?</numerusform>
            <numerusform>¿Por qué se revierten los premios {number}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins {number} are backed out</source>
        <extracomment>ui/supervisor/presenter/adjusting.py; one: Win {number} is backed out</extracomment>
        <translation>
            <numerusform>El premio {number} se revirtió</numerusform>
            <numerusform>Los premios {number} se revirtieron</numerusform>
        </translation>
    </message>
    <message>
        <source>GIVE CHIP BACK</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>DEVUELVA FICHA</translation>
    </message>
    <message>
        <source>BASE GAME</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>JUEGO BASE</translation>
    </message>
    <message>
        <source>NOT TAKEN</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>NO TOMADA</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>Nothing needs a person</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Nada requiere atención</translation>
    </message>
    <message>
        <source>{n} more under Alerts</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{n} más en Alertas</translation>
    </message>
    <message>
        <source>NOTED</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>ANOTADAS</translation>
    </message>
    <message>
        <source>Table {table}, {what}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Mesa {table}, {what}</translation>
    </message>
    <message>
        <source>Noted by {name}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{name} tomó nota</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>LOST {time}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>CAÍDO {time}</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>PARADA</translation>
    </message>
    <message>
        <source>Betting</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Halted</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>PENDING</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>PENDIENTE</translation>
    </message>
    <message>
        <source>TICKET {place}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>TICKET {place}</translation>
    </message>
    <message numerus="yes">
        <source>{n} prizes pending</source>
        <extracomment>ui/floor/map/presenter.py; one: {n} prize pending</extracomment>
        <translation>
            <numerusform>{n} premio pendiente</numerusform>
            <numerusform>{n} premios pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Paradas: {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} links lost</source>
        <extracomment>ui/floor/map/presenter.py; one: {n} link lost</extracomment>
        <translation>
            <numerusform>{n} enlace caído</numerusform>
            <numerusform>{n} enlaces caídos</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} open, {rounds} rounds/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Abiertas: {n}, {rounds} rondas/h</translation>
    </message>
    <message>
        <source>{n} open</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Abiertas: {n}</translation>
    </message>
    <message>
        <source>{n} open, {rounds}/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Abiertas: {n}, {rounds}/h</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>at its cap</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>en su tope</translation>
    </message>
    <message>
        <source>+{amount}/h</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>+{amount}/h</translation>
    </message>
    <message>
        <source>{hand}, {level}. Locked {time}.</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>{hand}, {level}. Fijado {time}.</translation>
    </message>
    <message>
        <source>Table {table} has ticket 2, by {seconds} s.</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>La mesa {table} tiene el ticket 2, por {seconds} s.</translation>
    </message>
    <message>
        <source>OPEN HIT</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>VER PREMIO</translation>
    </message>
    <message>
        <source>Award needs 2 cards</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Otorgar: 2 tarjetas</translation>
    </message>
    <message>
        <source>TABLE</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>MESA</translation>
    </message>
    <message>
        <source>TAKE NOTE</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>TOMAR NOTA</translation>
    </message>
    <message>
        <source>Link lost {time}</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Enlace caído {time}</translation>
    </message>
    <message>
        <source>Link was lost, and is back</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>El enlace se cayó y ya volvió</translation>
    </message>
    <message>
        <source>Journal and server differ</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Diario y servidor difieren</translation>
    </message>
    <message>
        <source>An old journal was put back</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Se repuso un diario viejo</translation>
    </message>
    <message>
        <source>Clock is off</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Reloj errado</translation>
    </message>
    <message>
        <source>Camera shows the same cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>La cámara muestra las mismas cartas</translation>
    </message>
    <message>
        <source>Deck counted, seals whole</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Baraja contada, sellos intactos</translation>
    </message>
    <message>
        <source>Player and tax form</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Jugador y form. fiscal</translation>
    </message>
    <message>
        <source>FLOOR</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>SALA</translation>
    </message>
    <message>
        <source>AWARD</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>OTORGAR</translation>
    </message>
    <message>
        <source>no ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>sin ticket</translation>
    </message>
    <message>
        <source>This ticket is not on the server any more</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Este ticket ya no está en el servidor</translation>
    </message>
    <message>
        <source>{link}. Order by the server, not by clocks</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{link}. Orden del servidor, no de relojes</translation>
    </message>
    <message>
        <source>Check for table {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Revise para mesa {table}</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{done} de {all}</translation>
    </message>
    <message>
        <source>Two cards, two people</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Dos tarjetas, dos personas</translation>
    </message>
    <message>
        <source>Read after AWARD, within 30 s</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Se leen tras OTORGAR, en 30 s</translation>
    </message>
    <message>
        <source>Supervisor or Executive</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Supervisor o Executive</translation>
    </message>
    <message>
        <source>Another person than card 1</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Otra persona que la tarjeta 1</translation>
    </message>
    <message>
        <source>{level}: one ticket, table {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}: un ticket, mesa {table}</translation>
    </message>
    <message>
        <source>{level}: two tickets, {seconds} s apart</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}: dos tickets, a {seconds} s</translation>
    </message>
    <message>
        <source>{level}: {n} tickets, {seconds} s apart</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{level}: {n} tickets, a {seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s later, {amount} came in between</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{seconds} s después; entretanto entró {amount}</translation>
    </message>
    <message>
        <source>Confirmed {time} by {name}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Confirmado {time} por {name}</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Aún sin confirmar</translation>
    </message>
    <message>
        <source>{n}th</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{n}.º</translation>
    </message>
    <message>
        <source>ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ticket</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Mesa {table}, asiento {seat}</translation>
    </message>
    <message>
        <source>Ticket {time}, dealer {name}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Ticket {time}, dealer {name}</translation>
    </message>
    <message>
        <source>Ticket {time}, round {round}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Ticket {time}, ronda {round}</translation>
    </message>
    <message>
        <source>AWARDED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>OTORGADO</translation>
    </message>
    <message>
        <source>RELEASED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>LIBERADO</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>CERRADO</translation>
    </message>
    <message>
        <source>WAITS FOR TABLE {table}, {time}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ESPERA A LA MESA {table}, {time}</translation>
    </message>
    <message>
        <source>WAITS FOR CONFIRM</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ESPERA CONFIRM</translation>
    </message>
    <message>
        <source>{n} % of the meter at its ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{n} % del medidor en su ticket</translation>
    </message>
    <message>
        <source>All of the meter at its ticket. The meter went on from {amount}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Todo el medidor en su ticket. El medidor siguió desde {amount}</translation>
    </message>
    <message>
        <source>What the meter has had since table {table}. May be confirmed before that is paid</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Lo que entró al medidor desde la mesa {table}. Puede confirmarse antes de ese pago</translation>
    </message>
    <message>
        <source>All of the meter at its ticket</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Todo el medidor en su ticket</translation>
    </message>
    <message>
        <source>Meter before</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Medidor antes</translation>
    </message>
    <message>
        <source>Shown now</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>After all</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Tras todos</translation>
    </message>
    <message>
        <source>All prizes</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Total premios</translation>
    </message>
    <message>
        <source>Its ticket has a place in the order, number {n}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Su ticket tiene lugar en el orden, número {n}</translation>
    </message>
    <message>
        <source>Its contribution arrived, number {n}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Su contribución llegó, número {n}</translation>
    </message>
    <message>
        <source>Its prize is locked</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Su premio está fijado</translation>
    </message>
    <message>
        <source>Touch when you have seen it</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Toque cuando lo haya visto</translation>
    </message>
    <message>
        <source>RELEASE TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>LIBERAR MESA {table}</translation>
    </message>
    <message>
        <source>Hold, puts {amount} back, 2 cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Mantenga, devuelve {amount}, 2 tarjetas</translation>
    </message>
    <message>
        <source>CLOSE TICKET OF TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>CERRAR TICKET DE MESA {table}</translation>
    </message>
    <message>
        <source>Hold, a younger one waits, Executive&apos;s card</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>Mantenga, otro posterior espera, tarjeta Executive</translation>
    </message>
    <message>
        <source>AWARD TABLE {table}</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>OTORGAR A MESA {table}</translation>
    </message>
    <message>
        <source>not locked yet</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>aún no fijado</translation>
    </message>
    <message>
        <source>awarded already</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>ya otorgado</translation>
    </message>
    <message>
        <source>released</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>liberado</translation>
    </message>
    <message>
        <source>this ticket is closed</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>este ticket está cerrado</translation>
    </message>
    <message numerus="yes">
        <source>{n} checks open</source>
        <extracomment>ui/floor/hit/presenter.py; one: {n} check open</extracomment>
        <translation>
            <numerusform>Falta {n} punto</numerusform>
            <numerusform>Faltan {n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}, then 2 cards</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>{amount}, luego 2 tarjetas</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Settings change only while a link is paused and no ticket is open</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Los ajustes solo cambian con el enlace en pausa y sin tickets abiertos</translation>
    </message>
    <message>
        <source>May this table join?</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>¿Puede entrar esta mesa?</translation>
    </message>
    <message>
        <source>OTHER TABLES WITHOUT A LINK</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>OTRAS MESAS SIN ENLACE</translation>
    </message>
    <message>
        <source>EVERY TABLE IS LINKED</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>TODA MESA TIENE ENLACE</translation>
    </message>
    <message>
        <source>no table is without a link</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>ninguna mesa está sin enlace</translation>
    </message>
    <message>
        <source>NO LINK</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>SIN ENLACE</translation>
    </message>
    <message>
        <source>there is none</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>no hay ninguno</translation>
    </message>
    <message>
        <source>LINK {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>ENLACE {letter}</translation>
    </message>
    <message>
        <source>Not known</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>No se conoce</translation>
    </message>
    <message>
        <source>Its table file is not on this machine.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Su archivo de mesa no está en esta máquina.</translation>
    </message>
    <message>
        <source>No, it may not join {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>No, no puede entrar en {letter}</translation>
    </message>
    <message>
        <source>Yes, it may join {letter}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Sí, puede entrar en {letter}</translation>
    </message>
    <message>
        <source>Name it in the link&apos;s file and run floor install again.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Anótela en el archivo del enlace y ejecute otra vez floor install.</translation>
    </message>
    <message>
        <source>It may join.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Puede entrar.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} game</extracomment>
        <translation>
            <numerusform>{n} juego</numerusform>
            <numerusform>{n} juegos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} levels</source>
        <extracomment>ui/floor/links/presenter.py; one: {n} level</extracomment>
        <translation>
            <numerusform>{n} nivel</numerusform>
            <numerusform>{n} niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>RUNNING</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>ACTIVO</translation>
    </message>
    <message>
        <source>PAUSED {n} MIN</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>EN PAUSA {n} MIN</translation>
    </message>
    <message>
        <source>RESUME</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>REANUDAR</translation>
    </message>
    <message>
        <source>2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>2 tarjetas</translation>
    </message>
    <message>
        <source>Hold, reason, 2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Mantenga, motivo, 2 tarjetas</translation>
    </message>
    <message>
        <source>{name}, {time}: &quot;{reason}&quot;. Base games go on; signs say &quot;not live&quot;.</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>{name}, {time}: &quot;{reason}&quot;. Los juegos base siguen; los letreros dicen &quot;not live&quot;.</translation>
    </message>
    <message>
        <source>Seed of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Semilla de {level}</translation>
    </message>
    <message>
        <source>Cap of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Tope de {level}</translation>
    </message>
    <message>
        <source>Rate of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Tasa de {level}</translation>
    </message>
    <message>
        <source>Reserve rate of {level}</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Tasa de reserva de {level}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>APPLY {n} SETTINGS</source>
        <extracomment>ui/floor/links/presenter.py; one: APPLY {n} SETTING</extracomment>
        <translation>
            <numerusform>APLICAR {n} AJUSTE</numerusform>
            <numerusform>APLICAR {n} AJUSTES</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for a pause</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>espera una pausa</translation>
    </message>
    <message>
        <source>a ticket is open</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>hay un ticket abierto</translation>
    </message>
    <message>
        <source>Then 2 cards</source>
        <extracomment>ui/floor/links/presenter.py</extracomment>
        <translation>Luego 2 tarjetas</translation>
    </message>
    <message>
        <source>Ticket</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Pending</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Awarded</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Otorgado</translation>
    </message>
    <message>
        <source>Released</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Liberado</translation>
    </message>
    <message>
        <source>Alerts</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Alertas</translation>
    </message>
    <message>
        <source>{n} open, money first, then the oldest. A touch takes note by name</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Abiertas: {n}, primero el dinero, luego la más antigua. Un toque toma nota a su nombre</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Noted by</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Tomó nota</translation>
    </message>
    <message>
        <source>No alert</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Sin alerta</translation>
    </message>
    <message>
        <source>{amount} pending</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{amount} pendiente</translation>
    </message>
    <message>
        <source>{hand}, {level}. Award needs 2 cards</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{hand}, {level}. Otorgar requiere 2 tarjetas</translation>
    </message>
    <message>
        <source>Last {n} hits of {level}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Últimos {n} premios de {level}</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins, {amount} awarded</source>
        <extracomment>ui/floor/lists/presenter.py; one: {n} win, {amount} awarded</extracomment>
        <translation>
            <numerusform>{n} premio, {amount} otorgado</numerusform>
            <numerusform>{n} premios, {amount} otorgado</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Link, level</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Enlace, nivel</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Premio</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Por</translation>
    </message>
    <message>
        <source>No win is on the server yet</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Aún no hay premios en el servidor</translation>
    </message>
    <message>
        <source>Seat {seat}, round {round}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Asiento {seat}, ronda {round}</translation>
    </message>
    <message>
        <source>Dealers</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Dealers</translation>
    </message>
    <message>
        <source>{n} at their tables, {pace} rounds an hour on average</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>{n} en sus mesas, {pace} rondas por hora en promedio</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Rondas por hora</translation>
    </message>
    <message>
        <source>Corrections</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>No dealer is signed in</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ningún dealer en sesión</translation>
    </message>
    <message>
        <source>Set {time} by {name}. {rounds} rounds and {wins} wins since</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Fijado {time} por {name}. Desde entonces: {rounds} rondas y {wins} premios</translation>
    </message>
    <message>
        <source>A checkpoint keeps the figures of now; from then on this page counts anew</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Un corte guarda las cifras de ahora; desde ahí esta página cuenta de nuevo</translation>
    </message>
    <message>
        <source>Since the checkpoint</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Desde el corte</translation>
    </message>
    <message>
        <source>No checkpoint is set</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>No hay corte fijado</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Came in</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Entró</translation>
    </message>
    <message>
        <source>Paid</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Set a checkpoint to count from now on</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Fije un corte para contar desde ahora</translation>
    </message>
    <message>
        <source>SET CHECKPOINT</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>FIJAR CORTE</translation>
    </message>
    <message>
        <source>In the name of {name}</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>A nombre de {name}</translation>
    </message>
    <message>
        <source>Accrual by table</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Acumulado por mesa</translation>
    </message>
    <message>
        <source>Statement of every meter</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Estado de cada medidor</translation>
    </message>
    <message>
        <source>Wagers and what they brought, as the server counted them</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Las apuestas y lo que aportaron, según contó el servidor</translation>
    </message>
    <message>
        <source>Seeds + contributions + adjustments − prizes = meter + reserve + overflow</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Semillas + contribuciones + ajustes − premios = medidor + reserva + excedente</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Medidores</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>adds up</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>cuadra</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Contributions</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Contribuciones</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ajustado</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Overflow</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Excedente</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>No meter is on the server</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>No hay medidores en el servidor</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Last number</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Último número</translation>
    </message>
    <message>
        <source>Wagers</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>To the meters</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>A los medidores</translation>
    </message>
    <message>
        <source>No table is linked</source>
        <extracomment>ui/floor/lists/presenter.py</extracomment>
        <translation>Ninguna mesa en enlace</translation>
    </message>
    <message>
        <source>Swipe a Supervisor&apos;s or Executive&apos;s card</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Pase una tarjeta Supervisor o Executive</translation>
    </message>
    <message>
        <source>Whoever is signed in takes note of alerts by name</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Quien esté en sesión toma nota de alertas a su nombre</translation>
    </message>
    <message>
        <source>Supervisor or Executive, another person</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>Supervisor o Executive, otra persona</translation>
    </message>
    <message>
        <source>{n} s</source>
        <extracomment>ui/floor/lock/presenter.py</extracomment>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>Hits</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Growth per hour</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Aumento por hora</translation>
    </message>
    <message>
        <source>24 hours</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>24 horas</translation>
    </message>
    <message>
        <source>Next hit, average</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Próximo, promedio</translation>
    </message>
    <message>
        <source>No link is on this server</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>No hay enlaces en este servidor</translation>
    </message>
    <message>
        <source>LAST 25 HITS</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>ÚLT. 25 PREMIOS</translation>
    </message>
    <message>
        <source>HOUR</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>HORA</translation>
    </message>
    <message>
        <source>14 DAYS</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>14 DÍAS</translation>
    </message>
    <message>
        <source>Locked {time} by {name}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Fijado {time} por {name}</translation>
    </message>
    <message>
        <source>{locked}. Table {table} has ticket 2</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{locked}. La mesa {table} tiene el ticket 2</translation>
    </message>
    <message>
        <source>{level}, {hand}, table {table} seat {seat}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{level}, {hand}, mesa {table} asiento {seat}</translation>
    </message>
    <message>
        <source>{n}, {pending} pending</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{n}, pendientes: {pending}</translation>
    </message>
    <message>
        <source>AT CAP</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>EN TOPE</translation>
    </message>
    <message>
        <source>about {n} min</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>unos {n} min</translation>
    </message>
    <message>
        <source>about {n} h</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>unas {n} h</translation>
    </message>
    <message>
        <source>about {n} days</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>unos {n} días</translation>
    </message>
    <message>
        <source>The course is drawn once the floor has been read for a while</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>La curva se dibuja tras leer la sala un tiempo</translation>
    </message>
    <message>
        <source>{amount}, table {table}</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{amount}, mesa {table}</translation>
    </message>
    <message>
        <source>Not enough wagers yet for a forecast</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Aún faltan apuestas para un pronóstico</translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Pronóstico</translation>
    </message>
    <message>
        <source>In 24 h ({n} h open), no hit</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>En 24 h ({n} h abierto), sin acierto</translation>
    </message>
    <message>
        <source>A hit within that time</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>Un acierto en ese tiempo</translation>
    </message>
    <message>
        <source>Half of all hits come below</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>La mitad de los aciertos, bajo</translation>
    </message>
    <message>
        <source>On average at</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>En promedio a</translation>
    </message>
    <message>
        <source>{wagers} wagers an hour, 1 hit in {odds} wagers</source>
        <extracomment>ui/floor/meters/presenter.py</extracomment>
        <translation>{wagers} apuestas por hora, 1 acierto en {odds} apuestas</translation>
    </message>
    <message>
        <source>{agree} of {all} agree</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{agree} de {all} coinciden</translation>
    </message>
    <message>
        <source>Compared {time}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Comparado {time}</translation>
    </message>
    <message>
        <source>{agree} of {all} agree. {compared}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{agree} de {all} coinciden. {compared}</translation>
    </message>
    <message>
        <source>Table {table} differs by {amount}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>La mesa {table} difiere en {amount}</translation>
    </message>
    <message>
        <source>{n} tables differ</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>{n} mesas difieren</translation>
    </message>
    <message>
        <source>Journal number</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Número diario</translation>
    </message>
    <message>
        <source>Server number</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Número servidor</translation>
    </message>
    <message>
        <source>Journal sum</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Suma diario</translation>
    </message>
    <message>
        <source>Server sum</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Suma servidor</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>To meters</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>A medidores</translation>
    </message>
    <message>
        <source>Progressive stopped. Base game goes on</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Progresivo detenido. El juego base sigue</translation>
    </message>
    <message>
        <source>What to do</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Compare the journal with the server round by round: floor verify with --journals names the first number that differs.</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Compare el diario con el servidor ronda por ronda: floor verify con --journals nombra el primer número que difiere.</translation>
    </message>
    <message>
        <source>Starts again when both agree, or when two cards have recorded the difference as an adjustment.</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Vuelve a empezar cuando ambos coinciden, o cuando dos tarjetas registran la diferencia como ajuste.</translation>
    </message>
    <message>
        <source>OPEN TABLE</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>ABRIR MESA</translation>
    </message>
    <message>
        <source>Its last rounds</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Sus últimas rondas</translation>
    </message>
    <message>
        <source>RECORD {amount}</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>REGISTRAR {amount}</translation>
    </message>
    <message>
        <source>Hold, then 2 cards</source>
        <extracomment>ui/floor/reconcile/presenter.py</extracomment>
        <translation>Mantenga, y 2 tarjetas</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Conciliar</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>SIMULATED FLOOR: NO TABLE, NO MONEY</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>SALA SIMULADA: SIN MESAS, SIN DINERO</translation>
    </message>
    <message>
        <source>{pits} pits, {tables} tables</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>{pits} pits, {tables} mesas</translation>
    </message>
    <message numerus="yes">
        <source>{n} links paused</source>
        <extracomment>ui/floor/selection.py; one: {n} link paused</extracomment>
        <translation>
            <numerusform>{n} enlace en pausa</numerusform>
            <numerusform>{n} enlaces en pausa</numerusform>
        </translation>
    </message>
    <message>
        <source>{whole} of {all} linked</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>{whole} de {all} en enlace</translation>
    </message>
    <message>
        <source>Server does not answer</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>El servidor no responde</translation>
    </message>
    <message>
        <source>Server, no standby</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Servidor, sin respaldo</translation>
    </message>
    <message>
        <source>Server and standby</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Servidor y respaldo</translation>
    </message>
    <message>
        <source>Standby is behind</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Respaldo atrasado</translation>
    </message>
    <message>
        <source>Table {table}, {pit}</source>
        <extracomment>ui/floor/selection.py</extracomment>
        <translation>Mesa {table}, {pit}</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Últimas rondas</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Nadie ha iniciado sesión</translation>
    </message>
    <message>
        <source>Since {time}, {n} min</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Desde {time}, {n} min</translation>
    </message>
    <message>
        <source>rounds per hour</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>rondas por hora</translation>
    </message>
    <message>
        <source>{pit}: {rounds}. This table, {n} hours</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{pit}: {rounds}. Esta mesa, {n} horas</translation>
    </message>
    <message>
        <source>The table tells nothing of its devices</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>La mesa no informa de sus equipos</translation>
    </message>
    <message>
        <source>PRIZE PENDING</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>PREMIO PENDIENTE</translation>
    </message>
    <message>
        <source>LINKED</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>EN ENLACE</translation>
    </message>
    <message>
        <source>never heard of</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>nunca dio señal</translation>
    </message>
    <message>
        <source>live, {seconds} s old, cannot be touched</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>en vivo, hace {seconds} s, no se puede tocar</translation>
    </message>
    <message>
        <source>not live, {time} old</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>sin señal, hace {time}</translation>
    </message>
    <message>
        <source>What the dealer sees</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Lo que ve el dealer</translation>
    </message>
    <message>
        <source>Seat {seat}, {hand}</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Asiento {seat}, {hand}</translation>
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
        <translation>Nula, se descontó</translation>
    </message>
    <message>
        <source>{hand}, seat {seat}, pending</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{hand}, asiento {seat}, pendiente</translation>
    </message>
    <message>
        <source>{hand}, seat {seat}</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{hand}, asiento {seat}</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>No round of this table is on the server yet</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Aún no hay rondas de esta mesa en el servidor</translation>
    </message>
    <message>
        <source>This table plays for no link; its journal is its own</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Esta mesa no juega en ningún enlace; su diario es propio</translation>
    </message>
    <message>
        <source>Link numbers</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Números del enlace</translation>
    </message>
    <message>
        <source>Journal is at number</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Diario en el número</translation>
    </message>
    <message>
        <source>Server has</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Servidor tiene</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Espera envío</translation>
    </message>
    <message>
        <source>Sum, both sides</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Suma, ambos lados</translation>
    </message>
    <message>
        <source>Sums differ by</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Sumas difieren en</translation>
    </message>
    <message>
        <source>Clocks apart, heartbeat</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Desfase de reloj, latido</translation>
    </message>
    <message>
        <source>{skew} s, {beat} s</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{skew} s, {beat} s</translation>
    </message>
    <message>
        <source>{amount}, award needs 2 cards</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>{amount}, otorgar requiere 2 tarjetas</translation>
    </message>
    <message>
        <source>OPEN RECONCILE</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>ABRIR CONCILIAR</translation>
    </message>
    <message>
        <source>Not linked yet</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Aún sin enlace</translation>
    </message>
    <message>
        <source>Link lost</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Enlace perdido</translation>
    </message>
    <message>
        <source>Link paused</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Enlace en pausa</translation>
    </message>
    <message>
        <source>Link OK</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Enlace OK</translation>
    </message>
    <message>
        <source>Start the base game</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Empiece el juego base</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} chips back, then start the base game</source>
        <extracomment>ui/table/presenter/link.py; one: Give {n} chip back, then start the base game</extracomment>
        <translation>
            <numerusform>Devuelva {n} ficha y empiece el juego base</numerusform>
            <numerusform>Devuelva {n} fichas y empiece el juego base</numerusform>
        </translation>
    </message>
    <message>
        <source>Ours is {amount} once it is confirmed. Quote no other</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>El nuestro es {amount} al confirmarse. No diga otro</translation>
    </message>
    <message>
        <source>Say no amount yet: ours waits for table {table}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>No diga montos aún: el nuestro espera a la mesa {table}</translation>
    </message>
    <message>
        <source>AMOUNT WAITS</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>MONTO ESPERA</translation>
    </message>
    <message>
        <source>WAITS</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>ESPERA</translation>
    </message>
    <message>
        <source>Last known value</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Último valor conocido</translation>
    </message>
    <message>
        <source>The link is paused: {reason}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>El enlace está en pausa: {reason}</translation>
    </message>
    <message>
        <source>No progressive until the link is back</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Sin progresivo hasta que vuelva el enlace</translation>
    </message>
    <message>
        <source>Round {round}, seat {seat}: {hand}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Ronda {round}, asiento {seat}: {hand}</translation>
    </message>
    <message>
        <source>Amount waits. Say: &quot;Your win is recorded. The amount comes in a moment.&quot;</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>El monto espera. Diga: &quot;Su premio está registrado. El monto llega en un momento.&quot;</translation>
    </message>
    <message>
        <source>The link is back: {amount}. Verify it with two cards.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Volvió el enlace: {amount}. Verifíquelo con dos tarjetas.</translation>
    </message>
    <message>
        <source>VERIFY</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>VERIFICAR</translation>
    </message>
    <message numerus="yes">
        <source>{why}. {n} rounds wait in the journal; nothing is lost.</source>
        <extracomment>ui/table/presenter/link.py; one: {why}. {n} round waits in the journal; nothing is lost.</extracomment>
        <translation>
            <numerusform>{why}. {n} ronda espera en el diario; nada se pierde.</numerusform>
            <numerusform>{why}. {n} rondas esperan en el diario; nada se pierde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{why}. It tries again by itself; nothing is lost.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>{why}. Sigue intentando solo; nada se pierde.</translation>
    </message>
    <message>
        <source>Link to the floor lost</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Enlace con la sala perdido</translation>
    </message>
    <message>
        <source>The link is paused</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>El enlace está en pausa</translation>
    </message>
    <message>
        <source>{reason}. The base game goes on.</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>{reason}. El juego base sigue.</translation>
    </message>
    <message>
        <source>{label}, {tables} tables. {wager} on the sensor plays {levels}.</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>{label}, {tables} mesas. {wager} en el sensor juega {levels}.</translation>
    </message>
    <message>
        <source>all {n} levels</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>los {n} niveles</translation>
    </message>
    <message>
        <source>the progressive</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>el progresivo</translation>
    </message>
    <message>
        <source>WON AT</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>GANADO EN</translation>
    </message>
    <message>
        <source>PENDING AT</source>
        <extracomment>ui/sign/presenter/link_sign.py</extracomment>
        <translation>PENDIENTE EN</translation>
    </message>
    <message>
        <source>The table joined the floor</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La mesa se unió a la sala</translation>
    </message>
    <message>
        <source>The link to the floor was lost: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se perdió el enlace con la sala: {why}</translation>
    </message>
    <message>
        <source>The link to the floor was back</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Volvió el enlace con la sala</translation>
    </message>
    <message>
        <source>The link went on</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El enlace siguió</translation>
    </message>
    <message>
        <source>The link was paused: {reason}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El enlace se puso en pausa: {reason}</translation>
    </message>
    <message>
        <source>The floor had {n} rounds of this table</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La sala tenía {n} rondas de esta mesa</translation>
    </message>
    <message>
        <source>The floor gave seat {seat} ticket {order}: {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La sala dio al asiento {seat} el ticket {order}: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{n} wins wait for the link</source>
        <extracomment>ui/table/presenter/event_words.py; one: {n} win waits for the link</extracomment>
        <translation>
            <numerusform>{n} premio espera el enlace</numerusform>
            <numerusform>{n} premios esperan el enlace</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s card asked the floor for the prize</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La tarjeta de {name} pidió el premio a la sala</translation>
    </message>
    <message>
        <source>The floor locked the prize: {amount}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La sala fijó el premio: {amount}</translation>
    </message>
    <message>
        <source>The floor did not lock the prize: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La sala no fijó el premio: {why}</translation>
    </message>
    <message>
        <source>The pit put the prize back on the meter</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El pit devolvió el premio al medidor</translation>
    </message>
    <message>
        <source>With a Supervisor&apos;s card again</source>
        <extracomment>ui/table/presenter/meters.py</extracomment>
        <translation>Otra vez con tarjeta Supervisor</translation>
    </message>
    <message>
        <source>There is nothing here yet</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Aquí aún no hay nada</translation>
    </message>
    <message>
        <source>Touch what it should be</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>Toque lo que debe ser</translation>
    </message>
    <message>
        <source>target or faster</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>meta o más rápido</translation>
    </message>
    <message>
        <source>up to 1.5 ×</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>hasta 1.5 ×</translation>
    </message>
    <message>
        <source>up to 2 ×</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>hasta 2 ×</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>más lento</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Rapidez</translation>
    </message>
    <message>
        <source>Touch a trainee first</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Toque primero un aprendiz</translation>
    </message>
    <message>
        <source>Somebody says: {words}</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>Alguien dice: {words}</translation>
    </message>
    <message>
        <source>What do you do now?</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>¿Qué hace usted ahora?</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off</source>
        <extracomment>ui/presenters/school/coach.py; one: {n} point off</extracomment>
        <translation>
            <numerusform>{n} punto menos</numerusform>
            <numerusform>{n} puntos menos</numerusform>
        </translation>
    </message>
    <message>
        <source>RECORDING  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY</source>
        <extracomment>ui/presenters/school/coach.py</extracomment>
        <translation>GRABANDO  ·  {name}  ·  EQUIPO SIMULADO, SIN DINERO REAL</translation>
    </message>
    <message>
        <source>See it done right</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Véalo bien hecho</translation>
    </message>
    <message>
        <source>Stuck sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Sensor trabado</translation>
    </message>
    <message>
        <source>Reader lost</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Lector perdido</translation>
    </message>
    <message>
        <source>Power cut</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Corte de luz</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>borrador</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Guardado {time}</translation>
    </message>
    <message>
        <source>Press RECORD and deal one round at the table</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Presione GRABAR y reparta una ronda en la mesa</translation>
    </message>
    <message numerus="yes">
        <source>{time}, {n} steps</source>
        <extracomment>ui/presenters/school/maker.py; one: {time}, {n} step</extracomment>
        <translation>
            <numerusform>{time}, {n} paso</numerusform>
            <numerusform>{time}, {n} pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips taken</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Fichas retiradas</translation>
    </message>
    <message>
        <source>Claim seat {seat}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Reclamo asiento {seat}</translation>
    </message>
    <message>
        <source>Cards of {places}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cartas de {places}</translation>
    </message>
    <message>
        <source>Not checked</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>It was not played to its end</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>No se jugó hasta el final</translation>
    </message>
    <message>
        <source>The model dealer lost it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>El dealer modelo lo perdió</translation>
    </message>
    <message>
        <source>The model dealer met it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>El dealer modelo lo cumplió</translation>
    </message>
    <message>
        <source>No pace is counted</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>No cuenta el ritmo</translation>
    </message>
    <message>
        <source>Touch it to count one</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Tóquelo para contarlo</translation>
    </message>
    <message>
        <source>Finish by {target}, at most {slowest}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Terminar en {target}, máximo {slowest}</translation>
    </message>
    <message>
        <source>A player says</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Un jugador dice</translation>
    </message>
    <message>
        <source>Sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Cable out</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Cable suelto</translation>
    </message>
    <message>
        <source>The kiosk goes dark</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>El kiosco se apaga</translation>
    </message>
    <message>
        <source>Trouble</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Dead sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Sensor muerto</translation>
    </message>
    <message>
        <source>Dirty sensor</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Sensor sucio</translation>
    </message>
    <message>
        <source>Record a run first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Grabe primero una ronda</translation>
    </message>
    <message>
        <source>Touch a step of the run first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Toque primero un paso de la ronda</translation>
    </message>
    <message>
        <source>Nothing is recorded yet</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Aún no hay nada grabado</translation>
    </message>
    <message>
        <source>A run becomes a lesson</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Lo grabado se vuelve lección</translation>
    </message>
    <message>
        <source>Given: {lesson} stands in the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Publicada: {lesson} está en el curso</translation>
    </message>
    <message>
        <source>at {time}</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>a las {time}</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Aún sin comprobar</translation>
    </message>
    <message>
        <source>The model dealer plays it first</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Primero la juega el dealer modelo</translation>
    </message>
    <message>
        <source>Model dealer: {points} of 100</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Dealer modelo: {points} de 100</translation>
    </message>
    <message>
        <source>at {time}, before it was changed</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>a las {time}, antes del cambio</translation>
    </message>
    <message>
        <source>at {time}, as it stands</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>a las {time}, como está</translation>
    </message>
    <message>
        <source>A goal was lost</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Se perdió un objetivo</translation>
    </message>
    <message>
        <source>It stands in the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Está en el curso</translation>
    </message>
    <message>
        <source>After a check with 100</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Tras comprobarla con 100</translation>
    </message>
    <message>
        <source>PUBLISH</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>PUBLICAR</translation>
    </message>
    <message>
        <source>It joins the course</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Entra en el curso</translation>
    </message>
    <message>
        <source>CHECK THE LESSON</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>COMPROBAR LECCIÓN</translation>
    </message>
    <message>
        <source>The model dealer plays it</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>La juega el dealer modelo</translation>
    </message>
    <message>
        <source>RECORD</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>GRABAR</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>Another one</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Otra más</translation>
    </message>
    <message>
        <source>Touch a step</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Toque un paso</translation>
    </message>
    <message>
        <source>The dealer&apos;s own</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>Es del dealer</translation>
    </message>
    <message>
        <source>EDIT STEP</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>EDITAR PASO</translation>
    </message>
    <message>
        <source>Finish by {time}</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Terminar en {time}</translation>
    </message>
    <message>
        <source>At twice the time it brings nothing</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Al doble de tiempo no da nada</translation>
    </message>
    <message>
        <source>Any cards</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Take it away</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>It does not happen</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>No ocurre</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Mano de quién</translation>
    </message>
    <message>
        <source>Which hand</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Qué mano</translation>
    </message>
    <message>
        <source>In any time</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>How soon</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>{n} points</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>{n} puntos</translation>
    </message>
    <message>
        <source>What it brings</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Lo que vale</translation>
    </message>
    <message>
        <source>It counts no more</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Ya no cuenta</translation>
    </message>
    <message>
        <source>Where it happens</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Dónde ocurre</translation>
    </message>
    <message>
        <source>Off the line</source>
        <extracomment>ui/presenters/school/maker_choices.py</extracomment>
        <translation>Fuera de la línea</translation>
    </message>
    <message>
        <source>Hand too high</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Mano muy alta</translation>
    </message>
    <message>
        <source>A seat not paid</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Asiento sin pagar</translation>
    </message>
    <message>
        <source>Paid, then not</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Pagado, luego no</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Tarjeta no listada</translation>
    </message>
    <message>
        <source>No card in time</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Sin tarjeta a tiempo</translation>
    </message>
    <message>
        <source>A right hand undone</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Mano buena deshecha</translation>
    </message>
    <message>
        <source>A win struck out</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Premio tachado</translation>
    </message>
    <message>
        <source>Not verified</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>A needless call</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Llamada sin motivo</translation>
    </message>
    <message>
        <source>A needless void</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Anular sin motivo</translation>
    </message>
    <message>
        <source>A needless report</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Aviso sin motivo</translation>
    </message>
    <message>
        <source>A chip denied</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Ficha negada</translation>
    </message>
    <message>
        <source>Key too early</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Llave muy pronto</translation>
    </message>
    <message>
        <source>A stage too far</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una etapa de más</translation>
    </message>
    <message>
        <source>Wrong fold</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Retiro erróneo</translation>
    </message>
    <message>
        <source>Started too early</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Inicio anticipado</translation>
    </message>
    <message>
        <source>A hand that the cards do not make costs the house its price.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una mano que las cartas no dan le cuesta su premio a la casa.</translation>
    </message>
    <message>
        <source>Every seat that is owed is paid before the round ends.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Todo asiento con pago pendiente se paga antes de acabar la ronda.</translation>
    </message>
    <message>
        <source>A seat is ticked when the money lies before it.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Un asiento se marca cuando el dinero está delante.</translation>
    </message>
    <message>
        <source>Only cards of the staff register count.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Solo valen tarjetas de la lista de personal.</translation>
    </message>
    <message>
        <source>The reader waits a while; then the win is verified anew.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>El lector espera un rato; luego el premio se verifica de nuevo.</translation>
    </message>
    <message>
        <source>What the cards make stays claimed.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Lo que dan las cartas sigue reclamado.</translation>
    </message>
    <message>
        <source>Only a hand that the cards do not make is struck out.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Solo se tacha una mano que las cartas no dan.</translation>
    </message>
    <message>
        <source>A hand that is claimed is verified before anything else.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una mano reclamada se verifica antes que nada.</translation>
    </message>
    <message>
        <source>A call stops the game; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una llamada detiene el juego; requiere un motivo.</translation>
    </message>
    <message>
        <source>A void gives every wager back; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Anular devuelve toda apuesta; requiere un motivo.</translation>
    </message>
    <message>
        <source>A report stops the game; it needs a reason.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Un aviso detiene el juego; requiere un motivo.</translation>
    </message>
    <message>
        <source>A chip that lies there bets, whatever the lamp says.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una ficha puesta apuesta, diga lo que diga la luz.</translation>
    </message>
    <message>
        <source>The key is turned for a hand that was pressed.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>La llave se gira por una mano presionada.</translation>
    </message>
    <message>
        <source>A stage is pressed when its cards lie.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Una etapa se presiona con sus cartas en la mesa.</translation>
    </message>
    <message>
        <source>A player folds; the dealer only takes the cards in.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Se retira el jugador; el dealer solo recoge las cartas.</translation>
    </message>
    <message>
        <source>Bets come first, then START GAME.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Primero las apuestas, luego START GAME.</translation>
    </message>
    <message>
        <source>Waits for marks and the card</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Espera notas y la tarjeta</translation>
    </message>
    <message>
        <source>Passed, {points} points</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Aprobado, {points} puntos</translation>
    </message>
    <message>
        <source>Not passed</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>No aprobado</translation>
    </message>
    <message>
        <source>The model dealer</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>El dealer modelo</translation>
    </message>
    <message>
        <source>Wins and duties</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>Premios y tareas</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>ui/presenters/school/today.py</extracomment>
        <translation>continuación</translation>
    </message>
    <message>
        <source>Card of {name} read</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Tarjeta leída: {name}</translation>
    </message>
    <message>
        <source>The floor is locking the prize; it takes a moment.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>La sala está fijando el premio; tarda un momento.</translation>
    </message>
    <message>
        <source>The link is lost: the prize is locked when it is back.</source>
        <extracomment>ui/supervisor/presenter/dialog.py</extracomment>
        <translation>Enlace perdido: el premio se fija cuando vuelva.</translation>
    </message>
    <message>
        <source>Takes the card back: nothing is recorded</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Retira la tarjeta: no se registra nada</translation>
    </message>
    <message>
        <source>before {confirm}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>antes de {confirm}</translation>
    </message>
    <message>
        <source>Needed for {confirm}: {done} of {n}</source>
        <extracomment>ui/supervisor/presenter/verify.py</extracomment>
        <translation>Para {confirm}: {done} de {n}</translation>
    </message>
    <message>
        <source>The power has failed</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Se fue la luz</translation>
    </message>
    <message>
        <source>SWITCH ON</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>ENCENDER</translation>
    </message>
    <message>
        <source>The table stands anew</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>La mesa vuelve como estaba</translation>
    </message>
    <message>
        <source>What was on record stands. The clock of the lesson stands still.</source>
        <extracomment>ui/school/lesson_stage.py</extracomment>
        <translation>Lo registrado sigue. El reloj de la lección está detenido.</translation>
    </message>
    <message>
        <source>Faults along the run</source>
        <extracomment>ui/school/maker_faults.py</extracomment>
        <translation>Fallas en la ronda</translation>
    </message>
    <message>
        <source>Steps before</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Pasos previos</translation>
    </message>
    <message>
        <source>Steps after</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Más pasos</translation>
    </message>
    <message>
        <source>Goals before</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Objetivos previos</translation>
    </message>
    <message>
        <source>Goals after</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Más objetivos</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Ronda grabada</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Touch one to add it, drag it along</source>
        <extracomment>ui/school/maker_screen.py</extracomment>
        <translation>Toque una para agregarla, arrástrela</translation>
    </message>
    <message>
        <source>The lesson&apos;s title</source>
        <extracomment>ui/school/making.py</extracomment>
        <translation>El título de la lección</translation>
    </message>
    <message>
        <source>It stands in the course under it</source>
        <extracomment>ui/school/making.py</extracomment>
        <translation>Así está en el curso</translation>
    </message>
    <message>
        <source>The model dealer plays; a moment</source>
        <extracomment>ui/school/introducing.py</extracomment>
        <translation>Juega el dealer modelo; un momento</translation>
    </message>
    <message>
        <source>Table tests</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Pruebas de mesa</translation>
    </message>
    <message>
        <source>Touch a test</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Toque una prueba</translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>ui/school/reviewing.py</extracomment>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Touch one to see its moment</source>
        <extracomment>ui/school/reviewing.py</extracomment>
        <translation>Toque uno para ver su momento</translation>
    </message>
    <message>
        <source>Class lists (CSV)</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Listas de clase (CSV)</translation>
    </message>
    <message>
        <source>Touch the list to bring in</source>
        <extracomment>ui/school/teaching.py</extracomment>
        <translation>Toque la lista que va a importar</translation>
    </message>
    <message>
        <source>Exams</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>HEARD</source>
        <extracomment>ui/table/coach_strip.py</extracomment>
        <translation>SE OYE</translation>
    </message>
    <message>
        <source>A win while the link is lost</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>Un premio con el enlace perdido</translation>
    </message>
    <message>
        <source>The floor goes away in the middle of a round, and a straight flush comes. Its amount waits for the link; the round is ended.</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>La sala deja de responder a media ronda y sale un Straight Flush. Su monto espera al enlace; la ronda se termina.</translation>
    </message>
    <message>
        <source>The hand is pressed, its amount waits, the round is ended</source>
        <extracomment>lessons/link-lost-win.toml</extracomment>
        <translation>Se presiona la mano, su monto espera, se termina la ronda</translation>
    </message>
    <message>
        <source>The link is lost</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Enlace perdido</translation>
    </message>
    <message>
        <source>The floor does not answer: no progressive chip is taken, and the base game goes on. When it answers again, all is as before.</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>La sala no responde: no se aceptan fichas del progresivo y el juego base sigue. Cuando responde de nuevo, todo es como antes.</translation>
    </message>
    <message>
        <source>Why does my lamp not come on?</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>¿Por qué no enciende mi luz?</translation>
    </message>
    <message>
        <source>The lamps are back</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Las luces volvieron</translation>
    </message>
    <message>
        <source>The base game goes on without the link</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>El juego base sigue sin el enlace</translation>
    </message>
    <message>
        <source>Seat 5: full house, once the link is back</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Asiento 5: Full House, al volver el enlace</translation>
    </message>
    <message>
        <source>Link back, hand, record, end</source>
        <extracomment>lessons/link-lost.toml</extracomment>
        <translation>Vuelve el enlace, mano, registro, fin</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({trouble}); this answer is not kept</source>
        <extracomment>kiosk_setup/draft.py</extracomment>
        <translation>No se puede escribir {folder} ({trouble}); esta respuesta no se guarda</translation>
    </message>
    <message>
        <source>A card needs a name; give it as it is on the badge</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>La tarjeta requiere un nombre; póngalo como en el gafete</translation>
    </message>
    <message>
        <source>The first two are two persons; give each their own name</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Los dos primeros son dos personas; dé a cada una su nombre</translation>
    </message>
    <message>
        <source>That was the same card twice; each of the two needs their own</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>Fue la misma tarjeta dos veces; cada uno requiere la suya</translation>
    </message>
    <message>
        <source>Card ending {last_four} is not on the staff list; use one of the first two</source>
        <extracomment>kiosk_setup/first_cards.py</extracomment>
        <translation>La tarjeta terminada en {last_four} no está en la lista; use una de las dos primeras</translation>
    </message>
    <message>
        <source>{server} does not tell its time; check its name and the cable</source>
        <extracomment>kiosk_setup/live_machine.py</extracomment>
        <translation>{server} no da la hora; revise su nombre y el cable</translation>
    </message>
    <message>
        <source>No port has spoken yet; do what the device is for</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Ningún puerto ha dado señal aún; haga funcionar el equipo</translation>
    </message>
    <message>
        <source>Nobody can sign in without a card reader; plug one in</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Sin lector de tarjetas nadie inicia sesión; conecte uno</translation>
    </message>
    <message>
        <source>The port {name} went away; plug it in again</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>El puerto {name} desapareció; conéctelo otra vez</translation>
    </message>
    <message>
        <source>The port is gone; plug the device in again</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>El puerto ya no está; conecte el equipo otra vez</translation>
    </message>
    <message>
        <source>It was read well</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Se leyó bien</translation>
    </message>
    <message>
        <source>All {n} sensors answer</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Los {n} sensores responden</translation>
    </message>
    <message>
        <source>The sensors of seats {seats} do not answer; check their cables</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Los sensores de los asientos {seats} no responden; revise sus cables</translation>
    </message>
    <message>
        <source>It does not answer at this port any more</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Ya no responde en este puerto</translation>
    </message>
    <message>
        <source>The key switch answers</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>La llave responde</translation>
    </message>
    <message>
        <source>Cutter and paper are well</source>
        <extracomment>kiosk_setup/ports.py</extracomment>
        <translation>Cortador y papel están bien</translation>
    </message>
    <message>
        <source>Nothing is done by {word} here</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Aquí {word} no hace nada</translation>
    </message>
    <message>
        <source>The steps before it come first</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Primero van los pasos previos</translation>
    </message>
    <message>
        <source>The finger was {mm} mm off; turn the screen, or clean the glass</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>El dedo cayó a {mm} mm; gire la pantalla o limpie el vidrio</translation>
    </message>
    <message>
        <source>Touch fits within {mm} mm</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Precisión del toque: {mm} mm</translation>
    </message>
    <message>
        <source>This step has no test</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Este paso no tiene prueba</translation>
    </message>
    <message>
        <source>The slip is not read yet</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>Aún no se lee el comprobante</translation>
    </message>
    <message>
        <source>Table {number} is heard on the floor</source>
        <extracomment>kiosk_setup/simulated_machine.py</extracomment>
        <translation>La sala recibe a la mesa {number}</translation>
    </message>
    <message>
        <source>The floor does not answer; check the name of its server and the cable</source>
        <extracomment>kiosk_setup/simulated_machine.py</extracomment>
        <translation>La sala no responde; revise el nombre de su servidor y el cable</translation>
    </message>
    <message>
        <source>No slip was printed yet; print it first</source>
        <extracomment>kiosk_setup/slip_trial.py</extracomment>
        <translation>Aún no se imprimió un comprobante; imprímalo primero</translation>
    </message>
    <message>
        <source>no screen is chosen</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>no hay pantalla elegida</translation>
    </message>
    <message>
        <source>the touch test is missing</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>falta la prueba del toque</translation>
    </message>
    <message>
        <source>this monitor is the table&apos;s own</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>este monitor es el de la mesa</translation>
    </message>
    <message>
        <source>no table is chosen</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>no hay mesa elegida</translation>
    </message>
    <message>
        <source>the table has no number</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>la mesa no tiene número</translation>
    </message>
    <message>
        <source>the floor has not answered</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>la sala no ha respondido</translation>
    </message>
    <message>
        <source>no copy was written yet</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>aún no se escribió copia</translation>
    </message>
    <message>
        <source>two staff cards are missing</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>faltan dos tarjetas de personal</translation>
    </message>
    <message numerus="yes">
        <source>{n} devices without a test</source>
        <extracomment>kiosk_setup/steps.py; one: {n} device without a test</extracomment>
        <translation>
            <numerusform>{n} equipo sin prueba</numerusform>
            <numerusform>{n} equipos sin prueba</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock is too far off</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>el reloj difiere demasiado</translation>
    </message>
    <message>
        <source>the clock was not compared</source>
        <extracomment>kiosk_setup/steps.py</extracomment>
        <translation>el reloj no se comparó</translation>
    </message>
    <message>
        <source>The clock is {minutes} min {seconds} s off by {server}; set it, then compare again</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>El reloj difiere {minutes} min {seconds} s de {server}; ajústelo y compare otra vez</translation>
    </message>
    <message>
        <source>The clock is {off} s off by {server}</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>El reloj difiere {off} s de {server}</translation>
    </message>
    <message>
        <source>No disk with the label {label} is there; plug it in, restart, try again</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>No hay disco con la etiqueta {label}; conéctelo, reinicie e intente de nuevo</translation>
    </message>
    <message>
        <source>{place} has only {room} MB left; make room, or use another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>A {place} solo le quedan {room} MB; libere espacio o use otro</translation>
    </message>
    <message>
        <source>{name} lies beside the copies, {place}</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{name} está junto a las copias, {place}</translation>
    </message>
    <message>
        <source>{place} cannot be written ({trouble}); choose another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>No se puede escribir {place} ({trouble}); elija otro</translation>
    </message>
    <message>
        <source>{place} gives back other bytes than were written; use another</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>{place} devuelve otros bytes que los escritos; use otro</translation>
    </message>
    <message>
        <source>Written to {place} and read back, {room} GB free</source>
        <extracomment>kiosk_setup/trial_words.py</extracomment>
        <translation>Escrito en {place} y releído, {room} GB libres</translation>
    </message>
    <message>
        <source>The test could not be made; look into the log, or call a technician</source>
        <extracomment>kiosk_setup/device_trials.py</extracomment>
        <translation>No se pudo hacer la prueba; vea el registro o llame a un técnico</translation>
    </message>
    <message>
        <source>Table {table} has no jackpot</source>
        <extracomment>floor/house_files.py</extracomment>
        <translation>La mesa {table} no tiene jackpot</translation>
    </message>
    <message>
        <source>{off} too much: seat {seat} gets {right}</source>
        <extracomment>school/lessons/answers.py</extracomment>
        <translation>{off} de más: el asiento {seat} recibe {right}</translation>
    </message>
    <message>
        <source>{off} too little: seat {seat} gets {right}</source>
        <extracomment>school/lessons/answers.py</extracomment>
        <translation>{off} de menos: el asiento {seat} recibe {right}</translation>
    </message>
    <message>
        <source>The players were not ready; hear them before the start</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Los jugadores no estaban listos; óigalos antes del inicio</translation>
    </message>
    <message>
        <source>What seat {seat} gets in all</source>
        <extracomment>school/lessons/score.py</extracomment>
        <translation>Total que recibe el asiento {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Give back the chips of {seats}</source>
        <extracomment>table/procedures/ending.py; one: Give back the chip of {seats}</extracomment>
        <translation>
            <numerusform>Devuelva la ficha de {seats}</numerusform>
            <numerusform>Devuelva las fichas de {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chips of {seats} did not play, the link took none; give them back first</source>
        <extracomment>table/procedures/ending.py; one: The chip of {seats} did not play, the link took none; give it back first</extracomment>
        <translation>
            <numerusform>La ficha de {seats} no jugó, el enlace no la tomó; devuélvala primero</numerusform>
            <numerusform>Las fichas de {seats} no jugaron, el enlace no las tomó; devuélvalas primero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give back chips: {seats}</source>
        <extracomment>table/procedures/ending.py; one: Give back chip: {seats}</extracomment>
        <translation>
            <numerusform>Devuelva ficha: {seats}</numerusform>
            <numerusform>Devuelva fichas: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip left there would bet in the next round.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Una ficha dejada ahí apostaría en la próxima ronda.</translation>
    </message>
    <message>
        <source>No ticket of another table holds this one up</source>
        <extracomment>table/procedures/link.py</extracomment>
        <translation>Ningún ticket de otra mesa detiene a este</translation>
    </message>
    <message>
        <source>An Executive&apos;s card closes another table&apos;s ticket</source>
        <extracomment>table/procedures/swipes.py</extracomment>
        <translation>Una tarjeta Executive cierra el ticket de otra mesa</translation>
    </message>
    <message>
        <source>Check of this kiosk</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Revisión de este kiosco</translation>
    </message>
    <message>
        <source>Touch a finished step above to repeat it. Answers are kept.</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Toque arriba un paso terminado para repetirlo. Las respuestas se guardan.</translation>
    </message>
    <message>
        <source>First two staff cards</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Dos primeras tarjetas</translation>
    </message>
    <message>
        <source>What happens next</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Qué sigue</translation>
    </message>
    <message>
        <source>Test slip</source>
        <extracomment>ui/kiosk_setup/check_screen.py</extracomment>
        <translation>Prueba impresa</translation>
    </message>
    <message>
        <source>The answer stays as it was</source>
        <extracomment>ui/kiosk_setup/entry_pad.py</extracomment>
        <translation>La respuesta queda igual</translation>
    </message>
    <message>
        <source>Ports found</source>
        <extracomment>ui/kiosk_setup/ports_screen.py</extracomment>
        <translation>Puertos hallados</translation>
    </message>
    <message>
        <source>Number of the table, as on its sign</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Número de la mesa, como en su letrero</translation>
    </message>
    <message>
        <source>Name of the time server</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Nombre del servidor de hora</translation>
    </message>
    <message>
        <source>Name of the floor&apos;s server</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Nombre del servidor de la sala</translation>
    </message>
    <message>
        <source>Name, as on the badge</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Nombre, como en el gafete</translation>
    </message>
    <message>
        <source>Choose a PIN</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Elija un PIN</translation>
    </message>
    <message>
        <source>4 to 8 digits, twice</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>4 a 8 dígitos, dos veces</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>El mismo PIN otra vez</translation>
    </message>
    <message>
        <source>The two were not the same; type it anew</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>Los dos no eran iguales; escríbalo de nuevo</translation>
    </message>
    <message>
        <source>Without the test</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>Sin la prueba</translation>
    </message>
    <message>
        <source>Touch the middle of the cross</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>Toque el centro de la cruz</translation>
    </message>
    <message>
        <source>CROSS {number}</source>
        <extracomment>ui/kiosk_setup/touch_trial.py</extracomment>
        <translation>CRUZ {number}</translation>
    </message>
    <message>
        <source>{well} of {all} are well</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{well} de {all} bien</translation>
    </message>
    <message>
        <source>These two may enrol all others. Neither can do it alone.</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Estos dos pueden registrar a los demás. Ninguno puede solo.</translation>
    </message>
    <message>
        <source>Set-up is locked</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Configuración cerrada</translation>
    </message>
    <message>
        <source>The machine restarts</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>La máquina se reinicia</translation>
    </message>
    <message>
        <source>Table {number} asks for a dealer card</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>La mesa {number} pide una tarjeta de dealer</translation>
    </message>
    <message>
        <source>SAVE ANSWERS</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>GUARDAR DATOS</translation>
    </message>
    <message>
        <source>For the next kiosk, without cards</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Para el próximo kiosco, sin tarjetas</translation>
    </message>
    <message>
        <source>SWIPE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>PASAR</translation>
    </message>
    <message>
        <source>Who is the first {role}?</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>¿Quién es el primer {role}?</translation>
    </message>
    <message>
        <source>As on the badge</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Como en el gafete</translation>
    </message>
    <message>
        <source>NAME THE PERSON</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>PONER NOMBRE</translation>
    </message>
    <message>
        <source>Swipe the card of {name}</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Pase la tarjeta de {name}</translation>
    </message>
    <message>
        <source>the card is awaited</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>se espera la tarjeta</translation>
    </message>
    <message>
        <source>SWIPE THE CARD</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>PASE LA TARJETA</translation>
    </message>
    <message>
        <source>{name} chooses a PIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{name} elige un PIN</translation>
    </message>
    <message>
        <source>4 to 8 digits, nobody looks</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>4 a 8 dígitos, nadie mira</translation>
    </message>
    <message>
        <source>CHOOSE THE PIN</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>ELEGIR EL PIN</translation>
    </message>
    <message>
        <source>PRINT THE TEST SLIP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>IMPRIMIR LA PRUEBA</translation>
    </message>
    <message>
        <source>this table has no printer</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>esta mesa no tiene impresora</translation>
    </message>
    <message>
        <source>All is done: open the table</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Todo listo: abra la mesa</translation>
    </message>
    <message>
        <source>It has no printer to test</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>No hay impresora que probar</translation>
    </message>
    <message>
        <source>The last test</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>La última prueba</translation>
    </message>
    <message>
        <source>Print the test slip</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Imprima la prueba</translation>
    </message>
    <message>
        <source>The last test of the set-up</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Última prueba de la configuración</translation>
    </message>
    <message>
        <source>it is printing</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>se está imprimiendo</translation>
    </message>
    <message>
        <source>The slip is printing</source>
        <extracomment>kiosk_setup/kiosk_setup.py</extracomment>
        <translation>El comprobante se imprime</translation>
    </message>
    <message>
        <source>The slip was read</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Comprobante leído</translation>
    </message>
    <message>
        <source>YES, I CAN READ IT</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>SÍ, SE LEE BIEN</translation>
    </message>
    <message>
        <source>Then OPEN THE TABLE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Luego ABRIR MESA</translation>
    </message>
    <message>
        <source>Read the slip, then touch YES</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Lea el comprobante y toque SÍ</translation>
    </message>
    <message>
        <source>OPEN THE TABLE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>ABRIR MESA</translation>
    </message>
    <message>
        <source>slip not yet read</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>comprobante sin leer</translation>
    </message>
    <message>
        <source>Writes and restarts</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Escribe y reinicia</translation>
    </message>
    <message>
        <source>{output}, touch within {mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{output}, toque a {mm} mm</translation>
    </message>
    <message>
        <source>{n} tested</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{n} con prueba</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Letrero</translation>
    </message>
    <message>
        <source>Ports</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Puertos</translation>
    </message>
    <message>
        <source>Debian&apos;s own servers</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Servidores de Debian</translation>
    </message>
    <message>
        <source>stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>independiente</translation>
    </message>
    <message>
        <source>Backup</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Respaldo</translation>
    </message>
    <message>
        <source>{place}, read back</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{place}, releído</translation>
    </message>
    <message>
        <source>Staff</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Personal</translation>
    </message>
    <message>
        <source>two cards</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>dos tarjetas</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>aún sin tarjetas</translation>
    </message>
    <message>
        <source>Card ends in {four}</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Tarjeta termina en {four}</translation>
    </message>
    <message>
        <source>{role}, PIN set</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>{role}, con PIN</translation>
    </message>
    <message>
        <source>no printer</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>sin impresora</translation>
    </message>
    <message>
        <source>printing</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>imprimiendo</translation>
    </message>
    <message>
        <source>printed and cut</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>impreso y cortado</translation>
    </message>
    <message>
        <source>not printed</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>no impreso</translation>
    </message>
    <message>
        <source>This table has no slip printer; nothing is to be tested</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Esta mesa no tiene impresora de comprobantes; no hay nada que probar</translation>
    </message>
    <message>
        <source>It comes when both cards are there</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Sale cuando estén ambas tarjetas</translation>
    </message>
    <message>
        <source>It shows edges, letters, figures, and a code</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Muestra bordes, letras, cifras y un código</translation>
    </message>
    <message>
        <source>It was read; the printer is well</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Se leyó; la impresora está bien</translation>
    </message>
    <message>
        <source>Does the paper look like this, code {code}?</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>¿Se ve así el papel, código {code}?</translation>
    </message>
    <message>
        <source>NO, SHOW HELP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>NO, VER AYUDA</translation>
    </message>
    <message>
        <source>As it stands</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Quarter right</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giro derecha</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>De cabeza</translation>
    </message>
    <message>
        <source>Quarter left</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Giro izquierda</translation>
    </message>
    <message>
        <source>Choose the language, then touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Elija el idioma y toque CONTINUAR</translation>
    </message>
    <message>
        <source>Each dealer may choose another</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Cada dealer puede elegir otro</translation>
    </message>
    <message>
        <source>Language of this kiosk</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Idioma de este kiosco</translation>
    </message>
    <message>
        <source>What it changes</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Screens</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Pantallas</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>dollars</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>dólares</translation>
    </message>
    <message>
        <source>Slips</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Comprobantes</translation>
    </message>
    <message>
        <source>always in English</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>siempre en inglés</translation>
    </message>
    <message>
        <source>TEST THE TOUCH</source>
        <extracomment>ui/kiosk_setup/controller.py</extracomment>
        <translation>PROBAR EL TOQUE</translation>
    </message>
    <message>
        <source>Five crosses, one finger</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Cinco cruces, un dedo</translation>
    </message>
    <message>
        <source>Test the touch</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Pruebe el toque</translation>
    </message>
    <message>
        <source>The screen is done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Pantalla lista: toque CONTINUAR</translation>
    </message>
    <message>
        <source>The finger belongs to this monitor from the restart on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>El toque será de este monitor desde el reinicio</translation>
    </message>
    <message>
        <source>Screen of the table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Pantalla de la mesa</translation>
    </message>
    <message>
        <source>How it hangs</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>This screen</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Esta pantalla</translation>
    </message>
    <message>
        <source>Monitor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Touch</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Toque</translation>
    </message>
    <message>
        <source>No sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Sin letrero</translation>
    </message>
    <message>
        <source>The table has none</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>La mesa no tiene</translation>
    </message>
    <message>
        <source>Monitor of the sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Monitor del letrero</translation>
    </message>
    <message>
        <source>Choose the sign&apos;s monitor, then touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Elija el monitor del letrero y toque CONTINUAR</translation>
    </message>
    <message>
        <source>It shows the jackpot to the players</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Muestra el jackpot a los jugadores</translation>
    </message>
    <message>
        <source>This sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Este letrero</translation>
    </message>
    <message>
        <source>Touch it again for the other games</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Tóquelo otra vez para ver otros juegos</translation>
    </message>
    <message>
        <source>Table file</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Archivo de mesa</translation>
    </message>
    <message>
        <source>Choose the table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Elija la mesa</translation>
    </message>
    <message>
        <source>Give the table its number</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Dé su número a la mesa</translation>
    </message>
    <message>
        <source>The table is done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Mesa lista: toque CONTINUAR</translation>
    </message>
    <message>
        <source>Limits and paytables can be changed later by two cards</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Límites y tablas de pago se pueden cambiar luego con dos tarjetas</translation>
    </message>
    <message>
        <source>This table</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Esta mesa</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>ninguno aún</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>No server of the house</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Sin servidor de la casa</translation>
    </message>
    <message>
        <source>Debian&apos;s own are asked</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Se usan los de Debian</translation>
    </message>
    <message>
        <source>COMPARE THE CLOCK</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>COMPARAR EL RELOJ</translation>
    </message>
    <message>
        <source>no server is named</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>sin servidor indicado</translation>
    </message>
    <message>
        <source>One question to {server}</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Una pregunta a {server}</translation>
    </message>
    <message>
        <source>Compare the clock</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Compare el reloj</translation>
    </message>
    <message>
        <source>Who keeps the time?</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>¿Quién da la hora?</translation>
    </message>
    <message>
        <source>chrony sets the clock from the restart on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>chrony ajusta el reloj desde el reinicio</translation>
    </message>
    <message>
        <source>NAME A SERVER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>INDICAR SERVIDOR</translation>
    </message>
    <message>
        <source>As the house calls it</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Como lo llama la casa</translation>
    </message>
    <message>
        <source>This clock</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Este reloj</translation>
    </message>
    <message>
        <source>none of the house</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>ninguno de la casa</translation>
    </message>
    <message>
        <source>Off by</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Difiere</translation>
    </message>
    <message>
        <source>not compared</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>sin comparar</translation>
    </message>
    <message>
        <source>Stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Sin enlace</translation>
    </message>
    <message>
        <source>Its meter is its own</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Su medidor es propio</translation>
    </message>
    <message>
        <source>JOIN THE FLOOR</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>UNIRSE A LA SALA</translation>
    </message>
    <message>
        <source>Key, certificate, first sign-on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Clave, certificado, primer acceso</translation>
    </message>
    <message>
        <source>it stands alone</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>está sin enlace</translation>
    </message>
    <message>
        <source>NAME THE SERVER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>INDICAR SERVIDOR</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>not needed</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>no hace falta</translation>
    </message>
    <message>
        <source>Join the floor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Únase a la sala</translation>
    </message>
    <message>
        <source>Does the table join the floor?</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>¿La mesa se une a la sala?</translation>
    </message>
    <message>
        <source>This table plays for no link; choose a table of one to join</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Esta mesa no juega en ningún enlace; para unirse, elija una que sí</translation>
    </message>
    <message>
        <source>A table can join later as well</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Una mesa también puede unirse después</translation>
    </message>
    <message>
        <source>This table on the floor</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Esta mesa en la sala</translation>
    </message>
    <message>
        <source>Sign-on</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Stick</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>USB</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>WRITE A TRIAL COPY</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>COPIA DE PRUEBA</translation>
    </message>
    <message>
        <source>Written, read back, removed</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Escrita, leída, borrada</translation>
    </message>
    <message>
        <source>Copies are done: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Copias listas: toque CONTINUAR</translation>
    </message>
    <message>
        <source>Write a trial copy</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Haga copia de prueba</translation>
    </message>
    <message>
        <source>Every hour a copy of each journal goes there</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Cada hora va ahí una copia de cada diario</translation>
    </message>
    <message>
        <source>A stick or disk by its label</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Una USB o disco por su etiqueta</translation>
    </message>
    <message>
        <source>Or a folder</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>O una carpeta</translation>
    </message>
    <message>
        <source>Copies of this kiosk</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Copias de este kiosco</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>every hour</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>cada hora</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>the last fourteen</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>las últimas catorce</translation>
    </message>
    <message>
        <source>Trial</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>read back</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>leída</translation>
    </message>
    <message>
        <source>it is under way</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>está en curso</translation>
    </message>
    <message>
        <source>TABLE NUMBER</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>NÚM. DE MESA</translation>
    </message>
    <message>
        <source>Now {number}</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ahora {number}</translation>
    </message>
    <message>
        <source>As on the table&apos;s sign</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Como en el letrero de la mesa</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>{mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>{mm} mm</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>sin probar</translation>
    </message>
    <message>
        <source>within {mm} mm</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>a menos de {mm} mm</translation>
    </message>
    <message>
        <source>No monitor tells its name; check the cable</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>Ningún monitor da su nombre; revise el cable</translation>
    </message>
    <message>
        <source>no jackpot</source>
        <extracomment>ui/kiosk_setup/presenter/choices.py</extracomment>
        <translation>sin jackpot</translation>
    </message>
    <message>
        <source>Staff cards</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>SIMULATED MACHINE – NOTHING HERE IS SET UP</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>MÁQUINA SIMULADA – AQUÍ NO SE CONFIGURA NADA</translation>
    </message>
    <message>
        <source>the steps before it come first</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>primero los pasos anteriores</translation>
    </message>
    <message>
        <source>this is the first</source>
        <extracomment>ui/kiosk_setup/presenter/frame.py</extracomment>
        <translation>este es el primero</translation>
    </message>
    <message>
        <source>Lay a chip on seat 1: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Ponga una ficha en el asiento 1: su puerto se enciende</translation>
    </message>
    <message>
        <source>Lay a chip on sensor B of seat 1: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Ponga una ficha en el sensor B del asiento 1: su puerto se enciende</translation>
    </message>
    <message>
        <source>Swipe any card: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Pase una tarjeta: su puerto se enciende</translation>
    </message>
    <message>
        <source>Switch it on: its port answers</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Enciéndala: su puerto responde</translation>
    </message>
    <message>
        <source>Turn the key: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Gire la llave: su puerto se enciende</translation>
    </message>
    <message>
        <source>Draw a card: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Saque una carta: su puerto se enciende</translation>
    </message>
    <message>
        <source>Use it: its port lights up</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Úselo: su puerto se enciende</translation>
    </message>
    <message>
        <source>Devices of table {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Equipos de la mesa {number}</translation>
    </message>
    <message>
        <source>{done} of {all} tested</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{done} de {all} probados</translation>
    </message>
    <message>
        <source>Newest bytes at the right, cards starred</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Últimos bytes a la derecha, tarjetas con asteriscos</translation>
    </message>
    <message>
        <source>No serial port is there; plug a device in</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>No hay puertos seriales; conecte un equipo</translation>
    </message>
    <message>
        <source>LOOK FOR PORTS AGAIN</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>BUSCAR PUERTOS OTRA VEZ</translation>
    </message>
    <message>
        <source>Everybody is asked anew</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Se pregunta a todos otra vez</translation>
    </message>
    <message>
        <source>USE IT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>USARLO</translation>
    </message>
    <message>
        <source>Every device is tested: touch CONTINUE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Todos los equipos probados: toque CONTINUAR</translation>
    </message>
    <message>
        <source>Confirm port {number} as the {device}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Confirme el puerto {number} como {device}</translation>
    </message>
    <message>
        <source>It answers as one. Nothing is stored of what it said</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Responde como tal. No se guarda nada de lo que dijo</translation>
    </message>
    <message>
        <source>The {device} is tested</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Probado: {device}</translation>
    </message>
    <message>
        <source>FREE PORT undoes it</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>LIBERAR lo deshace</translation>
    </message>
    <message>
        <source>Use the {device} once more</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Use otra vez: {device}</translation>
    </message>
    <message>
        <source>This is its test</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Esta es su prueba</translation>
    </message>
    <message>
        <source>Or touch another device</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>O toque otro equipo</translation>
    </message>
    <message>
        <source>CONFIRM PORT {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CONFIRMAR PUERTO {number}</translation>
    </message>
    <message>
        <source>{device}, then its test</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{device}, luego su prueba</translation>
    </message>
    <message>
        <source>CONFIRM PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>CONFIRMAR PUERTO</translation>
    </message>
    <message>
        <source>no port has spoken yet</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>aún no habla ningún puerto</translation>
    </message>
    <message>
        <source>Sensors, {n} seats</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Sensores, {n} asientos</translation>
    </message>
    <message>
        <source>This table has none</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Esta mesa no tiene</translation>
    </message>
    <message>
        <source>PORT {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>PUERTO {number}</translation>
    </message>
    <message>
        <source>Tested at its port</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Probado en su puerto</translation>
    </message>
    <message>
        <source>GONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>NO ESTÁ</translation>
    </message>
    <message>
        <source>Its test is missing</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Falta su prueba</translation>
    </message>
    <message>
        <source>HEARD ON {number}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>OÍDO EN {number}</translation>
    </message>
    <message>
        <source>NO PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>SIN PUERTO</translation>
    </message>
    <message>
        <source>FIND</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>BUSCAR</translation>
    </message>
    <message>
        <source>HAS NONE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>NO TIENE</translation>
    </message>
    <message>
        <source>FREE PORT</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>LIBERAR</translation>
    </message>
    <message>
        <source>IT SPOKE</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>HABLÓ</translation>
    </message>
    <message>
        <source>It is gone: {why}</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Ya no está: {why}</translation>
    </message>
    <message>
        <source>{name}. Changes its name when re-plugged</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{name}. Cambia de nombre al reconectar</translation>
    </message>
    <message>
        <source>{name}. Name stays when re-plugged</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{name}. El nombre sigue al reconectar</translation>
    </message>
    <message>
        <source>silent</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>callado</translation>
    </message>
    <message>
        <source>being asked</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>se le pregunta</translation>
    </message>
    <message>
        <source>OTHER PORTS</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>MÁS PUERTOS</translation>
    </message>
    <message>
        <source>The win&apos;s page as PDF, marked REPRINT</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>La página del premio en PDF, marcada REPRINT</translation>
    </message>
    <message>
        <source>REPRINT</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>REIMPRIMIR</translation>
    </message>
    <message>
        <source>Drawn up by</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Elaboró</translation>
    </message>
    <message>
        <source>Checked by</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Revisó</translation>
    </message>
    <message>
        <source>Win at table {table}</source>
        <extracomment>ui/floor/papers.py</extracomment>
        <translation>Premio en la mesa {table}</translation>
    </message>
    <message>
        <source>The ticket of table {table} was to be closed</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Se iba a cerrar el ticket de la mesa {table}</translation>
    </message>
    <message>
        <source>{name}&apos;s card asked the floor to close it</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La tarjeta de {name} pidió a la sala cerrarlo</translation>
    </message>
    <message>
        <source>The older ticket holds nobody up any more</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El ticket anterior ya no detiene a nadie</translation>
    </message>
    <message>
        <source>The floor did not close the older ticket: {why}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>La sala no cerró el ticket anterior: {why}</translation>
    </message>
    <message>
        <source>Look, then press GO ON</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>Mire y presione SEGUIR</translation>
    </message>
    <message>
        <source>The round waits</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>La ronda espera</translation>
    </message>
    <message>
        <source>QUESTION</source>
        <extracomment>ui/presenters/school/lesson_question.py</extracomment>
        <translation>PREGUNTA</translation>
    </message>
    <message>
        <source>A seat gets its prize and its envy, to the cent.</source>
        <extracomment>ui/presenters/school/mistake_words.py</extracomment>
        <translation>Un asiento recibe su premio y su Envy, al centavo.</translation>
    </message>
    <message>
        <source>Refused before: {said}</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Rechazado antes: {said}</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>This table, seat {seat}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Esta mesa, asiento {seat}</translation>
    </message>
    <message>
        <source>WAITS FOR TABLE {table}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>ESPERA A LA MESA {table}</translation>
    </message>
    <message>
        <source>The amount comes when table {table} is through</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>El monto llega cuando termine la mesa {table}</translation>
    </message>
    <message>
        <source>Holds once the supervisor confirms</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Vale al confirmar el supervisor</translation>
    </message>
    <message>
        <source>NOT CONFIRMED</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>SIN CONFIRMAR</translation>
    </message>
    <message>
        <source>Leave the cards face up. If table {table} is taken back, the new amount shows here.</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Deje las cartas a la vista. Si se revierte la mesa {table}, el nuevo monto sale aquí.</translation>
    </message>
    <message>
        <source>The hand stays on</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>La mano sigue encendida</translation>
    </message>
    <message>
        <source>Open since {time}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Abierto desde {time}</translation>
    </message>
    <message>
        <source>Locked {time}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Fijado {time}</translation>
    </message>
    <message>
        <source>&quot;You have a {hand}. Another table had one {seconds} seconds before you. Your amount comes as soon as theirs is settled.&quot;</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>&quot;Usted tiene {hand}. Otra mesa tuvo uno {seconds} segundos antes. Su monto llega en cuanto se pague el de ellos.&quot;</translation>
    </message>
    <message>
        <source>&quot;You have a {hand}. Another table had one {seconds} seconds before you. Yours is {amount}, as soon as my supervisor has confirmed it.&quot;</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>&quot;Usted tiene {hand}. Otra mesa tuvo uno {seconds} segundos antes. El suyo es {amount}, en cuanto lo confirme mi supervisor.&quot;</translation>
    </message>
    <message>
        <source>CLOSE TICKET OF {table}</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>CERRAR TICKET DE {table}</translation>
    </message>
    <message>
        <source>The floor is asked</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Se pide a la sala</translation>
    </message>
    <message>
        <source>Needs an Executive card</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Requiere tarjeta Executive</translation>
    </message>
    <message>
        <source>Close a ticket</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Cerrar un ticket</translation>
    </message>
    <message>
        <source>It holds this table up</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Detiene a esta mesa</translation>
    </message>
    <message>
        <source>That table is told on the floor, and presses its hand again.</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Se avisa a esa mesa en la sala, y presiona su mano otra vez.</translation>
    </message>
    <message>
        <source>Swipe an Executive&apos;s card</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Pase una tarjeta Executive</translation>
    </message>
    <message>
        <source>Closes the ticket of table {table}; ours is next</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Cierra el ticket de la mesa {table}; sigue el nuestro</translation>
    </message>
    <message>
        <source>The ticket stays open</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>El ticket sigue abierto</translation>
    </message>
    <message>
        <source>On record with the name</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>Se registra con el nombre</translation>
    </message>
    <message>
        <source>Touches</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Toques</translation>
    </message>
    <message>
        <source>SAY TO THE PLAYER</source>
        <extracomment>ui/supervisor/ticket_page.py</extracomment>
        <translation>DIGA AL JUGADOR</translation>
    </message>
    <message>
        <source>Blackjack: a win that has to be undone</source>
        <extracomment>lessons/blackjack-back-out.toml</extracomment>
        <translation>Blackjack: un premio que hay que deshacer</translation>
    </message>
    <message>
        <source>A win is on record and should not be. Two cards take it back to the cent.</source>
        <extracomment>lessons/blackjack-back-out.toml</extracomment>
        <translation>Hay un premio registrado que no debía. Dos tarjetas lo revierten al centavo.</translation>
    </message>
    <message>
        <source>Blackjack: the printer is out of paper</source>
        <extracomment>lessons/blackjack-no-paper.toml</extracomment>
        <translation>Blackjack: la impresora no tiene papel</translation>
    </message>
    <message>
        <source>Blackjack: a hand that is not a win</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Blackjack: una mano que no es premio</translation>
    </message>
    <message>
        <source>The cards were entered wrongly: they make a winning hand and should not. NOT A WIN says so.</source>
        <extracomment>lessons/blackjack-not-a-win.toml</extracomment>
        <translation>Las cartas se anotaron mal: dan una mano ganadora y no deben. NO ES PREMIO lo dice.</translation>
    </message>
    <message>
        <source>Blackjack: the card reader is lost</source>
        <extracomment>lessons/blackjack-reader-lost.toml</extracomment>
        <translation>Blackjack: lector de tarjetas perdido</translation>
    </message>
    <message>
        <source>Blackjack: three sevens of one suit</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Blackjack: tres sietes del mismo palo</translation>
    </message>
    <message>
        <source>Seat 3: three sevens of one suit</source>
        <extracomment>lessons/blackjack-three-sevens.toml</extracomment>
        <translation>Asiento 3: tres sietes del mismo palo</translation>
    </message>
    <message>
        <source>Blackjack: two winners</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Blackjack: dos ganadores</translation>
    </message>
    <message>
        <source>Two players hold winning hands of two kinds. They are paid from the far right.</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Dos jugadores tienen manos ganadoras de dos clases. Se paga desde la derecha.</translation>
    </message>
    <message>
        <source>Seat 6: two sevens</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Asiento 6: dos sietes</translation>
    </message>
    <message>
        <source>Seat 1: one seven</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Asiento 1: un siete</translation>
    </message>
    <message>
        <source>Blackjack: a card that nobody knows</source>
        <extracomment>lessons/blackjack-unknown-card.toml</extracomment>
        <translation>Blackjack: una tarjeta que nadie conoce</translation>
    </message>
    <message>
        <source>Blackjack: the wrong card first</source>
        <extracomment>lessons/blackjack-wrong-card.toml</extracomment>
        <translation>Blackjack: tarjeta equivocada primero</translation>
    </message>
    <message>
        <source>Blackjack: a hand with the wrong number of cards</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Blackjack: una mano con un número de cartas incorrecto</translation>
    </message>
    <message>
        <source>Seat 3 has three cards before the play. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>El asiento 3 tiene tres cartas antes del juego. Todas las manos son nulas y se devuelven las apuestas.</translation>
    </message>
    <message>
        <source>I have three cards</source>
        <extracomment>lessons/blackjack-wrong-cards.toml</extracomment>
        <translation>Tengo tres cartas</translation>
    </message>
    <message>
        <source>Dragon Bonus: a win that has to be undone</source>
        <extracomment>lessons/dragon-back-out.toml</extracomment>
        <translation>Dragon Bonus: un premio que hay que deshacer</translation>
    </message>
    <message>
        <source>Dragon Bonus: a key switch that does not answer</source>
        <extracomment>lessons/dragon-key-lost.toml</extracomment>
        <translation>Dragon Bonus: una llave de control que no responde</translation>
    </message>
    <message>
        <source>Dragon Bonus: the key goes to JPH</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Dragon Bonus: la llave va a JPH</translation>
    </message>
    <message>
        <source>One player wins. The key is turned, the jackpot is pressed, and the key comes back.</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Un jugador gana. Se gira la llave, se presiona el jackpot y la llave regresa.</translation>
    </message>
    <message>
        <source>Hand, key, record</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>Mano, llave, registro</translation>
    </message>
    <message>
        <source>The key is back before the end</source>
        <extracomment>lessons/dragon-key-to-jph.toml</extracomment>
        <translation>La llave regresa antes del fin</translation>
    </message>
    <message>
        <source>Dragon Bonus: the printer is out of paper</source>
        <extracomment>lessons/dragon-no-paper.toml</extracomment>
        <translation>Dragon Bonus: la impresora no tiene papel</translation>
    </message>
    <message>
        <source>Dragon Bonus: a hand that is not a win</source>
        <extracomment>lessons/dragon-not-a-win.toml</extracomment>
        <translation>Dragon Bonus: una mano que no es premio</translation>
    </message>
    <message>
        <source>Dragon Bonus: the card reader is lost</source>
        <extracomment>lessons/dragon-reader-lost.toml</extracomment>
        <translation>Dragon Bonus: lector de tarjetas perdido</translation>
    </message>
    <message>
        <source>Dragon Bonus: a card that nobody knows</source>
        <extracomment>lessons/dragon-unknown-card.toml</extracomment>
        <translation>Dragon Bonus: una tarjeta que nadie conoce</translation>
    </message>
    <message>
        <source>Dragon Bonus: the wrong card first</source>
        <extracomment>lessons/dragon-wrong-card.toml</extracomment>
        <translation>Dragon Bonus: tarjeta equivocada primero</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a win that has to be undone</source>
        <extracomment>lessons/holdem-back-out.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: un premio que hay que deshacer</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a key switch that does not answer</source>
        <extracomment>lessons/holdem-key-lost.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: una llave de control que no responde</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the key goes to JPH</source>
        <extracomment>lessons/holdem-key-to-jph.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: la llave va a JPH</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the printer is out of paper</source>
        <extracomment>lessons/holdem-no-paper.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: la impresora no tiene papel</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a hand that is not a win</source>
        <extracomment>lessons/holdem-not-a-win.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: una mano que no es premio</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the card reader is lost</source>
        <extracomment>lessons/holdem-reader-lost.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: lector de tarjetas perdido</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: two winners</source>
        <extracomment>lessons/holdem-two-winners.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: dos ganadores</translation>
    </message>
    <message>
        <source>Seat 1: full house</source>
        <extracomment>lessons/holdem-two-winners.toml</extracomment>
        <translation>Asiento 1: Full House</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a card that nobody knows</source>
        <extracomment>lessons/holdem-unknown-card.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: una tarjeta que nadie conoce</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: the wrong card first</source>
        <extracomment>lessons/holdem-wrong-card.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: tarjeta equivocada primero</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus: a hand with the wrong number of cards</source>
        <extracomment>lessons/holdem-wrong-cards.toml</extracomment>
        <translation>Texas Hold&apos;em Bonus: una mano con un número de cartas incorrecto</translation>
    </message>
    <message>
        <source>Seat 4 has three cards. All hands are void, and every wager goes back.</source>
        <extracomment>lessons/holdem-wrong-cards.toml</extracomment>
        <translation>El asiento 4 tiene tres cartas. Todas las manos son nulas y se devuelven las apuestas.</translation>
    </message>
    <message>
        <source>What does the seat get in all?</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>¿Cuánto recibe el asiento en total?</translation>
    </message>
    <message>
        <source>Two players hold winning hands. Before you pay, you say what seat 5 gets: its prize and its envy.</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Dos jugadores tienen manos ganadoras. Antes de pagar, diga qué recibe el asiento 5: su premio y su Envy.</translation>
    </message>
    <message>
        <source>What seat 5 gets in all, to the cent</source>
        <extracomment>lessons/pay-total.toml</extracomment>
        <translation>Lo que recibe el asiento 5 en total, al centavo</translation>
    </message>
    <message>
        <source>The chip of seat 7 goes back</source>
        <extracomment>lessons/two-late-chips.toml</extracomment>
        <translation>La ficha del asiento 7 se devuelve</translation>
    </message>
    <message>
        <source>Still owed when the round was ended: {seats}</source>
        <extracomment>school/lessons/mistakes.py</extracomment>
        <translation>Al terminar la ronda aún se debía: {seats}</translation>
    </message>
    <message>
        <source>Blank: turn the roll round</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>En blanco: voltee el rollo</translation>
    </message>
    <message>
        <source>Cut off: the paper is too narrow</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Cortado: el papel es muy angosto</translation>
    </message>
    <message>
        <source>Strange signs: name the printer&apos;s kind in the table file</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Signos raros: ponga el tipo de impresora en el archivo de mesa</translation>
    </message>
    <message>
        <source>Nothing: cover, paper, cable</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>Nada: tapa, papel, cable</translation>
    </message>
    <message>
        <source>The line to the slip printer is disturbed: look at the slip, then check the printer&apos;s cable</source>
        <extracomment>devices/printers/escpos.py</extracomment>
        <translation>La línea de la impresora de comprobantes tiene interferencias: mire el comprobante y revise el cable</translation>
    </message>
    <message>
        <source>Shuffler stopped</source>
        <extracomment>ui/table/presenter/table.py</extracomment>
        <translation>Barajadora detenida</translation>
    </message>
    <message>
        <source>{path} cannot be read now ({trouble}): nothing was changed; look whether the disk is full, then try again.</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>{path} no se puede leer ahora ({trouble}): nada cambió; vea si el disco está lleno e intente otra vez.</translation>
    </message>
    <message>
        <source>{path} is not there; give the {name} of a school</source>
        <extracomment>school/people/file.py</extracomment>
        <translation>{path} no está; indique el {name} de una escuela</translation>
    </message>
    <message>
        <source>The clock of this table is {minutes} minutes off the floor&apos;s; set it right</source>
        <extracomment>floor/link_work.py</extracomment>
        <translation>El reloj de esta mesa difiere {minutes} minutos del de la sala; ajústelo</translation>
    </message>
    <message>
        <source>The lamps light up seat by seat; one that is out of turn is wired wrong</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Las luces se encienden puesto por puesto; la que va fuera de turno está mal conectada</translation>
    </message>
    <message>
        <source>The printer feeds and cuts</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>La impresora avanza y corta</translation>
    </message>
    <message>
        <source>Port {number} is asked at {baud} baud now</source>
        <extracomment>kiosk_setup/port_search.py</extracomment>
        <translation>Ahora se pregunta al puerto {number} a {baud} baudios</translation>
    </message>
    <message>
        <source>SHOW THE SLIP</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>VER COMPROBANTE</translation>
    </message>
    <message>
        <source>TEST</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>PROBAR</translation>
    </message>
    <message>
        <source>LISTEN</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>ESCUCHAR</translation>
    </message>
    <message>
        <source>{port}, {baud} baud</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{port}, {baud} baudios</translation>
    </message>
    <message>
        <source>Caribbean Stud: the shuffler stops</source>
        <extracomment>lessons/caribbean-shuffler.toml</extracomment>
        <translation>Caribbean Stud: se detiene la barajadora</translation>
    </message>
    <message numerus="yes">
        <source>{n} parts to go</source>
        <extracomment>school/exam/exam.py; one: {n} part to go</extracomment>
        <translation>
            <numerusform>Falta 1 parte</numerusform>
            <numerusform>Faltan {n} partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Every part of this exam is played; give the marks</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>Todas las partes de este examen se jugaron; dé las notas</translation>
    </message>
    <message>
        <source>Payouts</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Hands to read</source>
        <extracomment>school/exam/parts.py</extracomment>
        <translation>Manos para leer</translation>
    </message>
    <message>
        <source>The answers on record are not those that were signed</source>
        <extracomment>school/exam/verify.py</extracomment>
        <translation>Las respuestas registradas no son las que se firmaron</translation>
    </message>
    <message>
        <source>{n} seeds, drawn now and kept with the result</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n} semillas, sorteadas ahora y guardadas con el resultado</translation>
    </message>
    <message>
        <source>Every round and every drill counts the same. If the power fails, what was cut off comes anew with other cards; nothing counts twice.</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Cada ronda y cada ejercicio cuentan igual. Si falla la luz, lo interrumpido viene de nuevo con otras cartas; nada cuenta dos veces.</translation>
    </message>
    <message>
        <source>{n} of {all} parts, {minutes} min; all count the same. Stroke: {least}, the least for any part.</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n} de {all} partes, {minutes} min; todas cuentan igual. Raya: {least}, lo mínimo de cada parte.</translation>
    </message>
    <message>
        <source>Press NEXT DRILL</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Presione OTRO EJERCICIO</translation>
    </message>
    <message>
        <source>Part {n} of {all}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Parte {n} de {all}</translation>
    </message>
    <message>
        <source>NEXT DRILL</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>OTRO EJERCICIO</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds at the table</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} round at the table</extracomment>
        <translation>
            <numerusform>{n} ronda en la mesa</numerusform>
            <numerusform>{n} rondas en la mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn from {all}, {faults} with a fault</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Sorteadas de {all}, {faults} con una falla</translation>
    </message>
    <message numerus="yes">
        <source>{n} payouts</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} payout</extracomment>
        <translation>
            <numerusform>{n} pago</numerusform>
            <numerusform>{n} pagos</numerusform>
        </translation>
    </message>
    <message>
        <source>Chip tray, every paytable line</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Bandeja de fichas, cada línea de pago</translation>
    </message>
    <message numerus="yes">
        <source>{n} hands to read</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} hand to read</extracomment>
        <translation>
            <numerusform>{n} mano para leer</numerusform>
            <numerusform>{n} manos para leer</numerusform>
        </translation>
    </message>
    <message>
        <source>With the clock</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Con reloj</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds of another dealer</source>
        <extracomment>ui/presenters/school/exam_start.py; one: {n} round of another dealer</extracomment>
        <translation>
            <numerusform>{n} ronda de otro dealer</numerusform>
            <numerusform>{n} rondas de otro dealer</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers are kept</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>Las respuestas quedan guardadas</translation>
    </message>
    <message>
        <source>Press LEAVE again to break off</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>Presione SALIR otra vez para interrumpir</translation>
    </message>
    <message>
        <source>The test counts as cut off once more</source>
        <extracomment>ui/presenters/school/exam_drill.py</extracomment>
        <translation>La prueba cuenta como interrumpida una vez más</translation>
    </message>
    <message>
        <source>Part {n} of {all} is next</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Sigue la parte {n} de {all}</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Trainer&apos;s marks: hands, voice, courtesy</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>Notas del instructor: manos, voz, cortesía</translation>
    </message>
    <message>
        <source>1 to 10 each</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>1 a 10 cada una</translation>
    </message>
    <message>
        <source>After the last part</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Después de la última parte</translation>
    </message>
    <message>
        <source>{port}, USB socket {socket}, {baud} baud</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>{port}, toma USB {socket}, {baud} baudios</translation>
    </message>
    <message>
        <source>Another has its number {serial}: leave it in this socket</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>Otro tiene su número {serial}: déjelo en esta toma</translation>
    </message>
    <message>
        <source>It has no number of its own: leave it in this socket</source>
        <extracomment>ui/kiosk_setup/presenter/ports.py</extracomment>
        <translation>No tiene número propio: déjelo en esta toma</translation>
    </message>
    <message>
        <source>CHANGE</source>
        <extracomment>ui/kiosk_setup/presenter/check.py</extracomment>
        <translation>CAMBIAR</translation>
    </message>
    <message>
        <source>Another release</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Otra versión</translation>
    </message>
    <message>
        <source>Server was never tried</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Servidor nunca probado</translation>
    </message>
    <message>
        <source>Server&apos;s disk is full</source>
        <extracomment>ui/floor/map/presenter.py</extracomment>
        <translation>Disco del servidor lleno</translation>
    </message>
    <message>
        <source>Not at this step</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>No en este paso</translation>
    </message>
    <message>
        <source>Pinned here</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Fijado aquí</translation>
    </message>
    <message>
        <source>MODEL RUN</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>RONDA MODELO</translation>
    </message>
    <message>
        <source>The model dealer plays</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Juega el dealer modelo</translation>
    </message>
    <message>
        <source>Hide it</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>ui/presenters/school/replay.py</extracomment>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Repartido</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>ui/presenters/school/replay_moments.py</extracomment>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Model run</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>Ronda modelo</translation>
    </message>
    <message>
        <source>touch</source>
        <extracomment>ui/school/replay_screen.py</extracomment>
        <translation>toque</translation>
    </message>
    <message>
        <source>{points} points, {least} % to pass</source>
        <extracomment>ui/presenters/school/maker.py</extracomment>
        <translation>{points} puntos, {least} % para aprobar</translation>
    </message>
    <message>
        <source>PRINT WIN PAGE</source>
        <extracomment>ui/floor/hit/presenter.py</extracomment>
        <translation>IMPRIMIR HOJA</translation>
    </message>
    <message>
        <source>No prize of a link</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Ningún premio de enlace</translation>
    </message>
    <message>
        <source>Until next</source>
        <extracomment>ui/floor/table/presenter.py</extracomment>
        <translation>Hasta la próxima</translation>
    </message>
    <message>
        <source>Last, {time}</source>
        <extracomment>ui/table/presenter/link.py</extracomment>
        <translation>Último, {time}</translation>
    </message>
    <message>
        <source>The floor put the hands in order; no clock of a table decides it</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>El piso puso las manos en orden; no decide el reloj de una mesa</translation>
    </message>
    <message>
        <source>{percent} % of the meter after table {table}. Holds once the supervisor confirms</source>
        <extracomment>ui/supervisor/presenter/second_ticket.py</extracomment>
        <translation>{percent} % del medidor tras la mesa {table}. Vale cuando el supervisor confirme</translation>
    </message>
    <message>
        <source>No chip yet</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>Aún sin fichas</translation>
    </message>
    <message>
        <source>The last chip</source>
        <extracomment>ui/presenters/school/payout.py</extracomment>
        <translation>La última ficha</translation>
    </message>
    <message>
        <source>Give a lesson, or touch one that was given</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Asigne una lección o toque una asignada</translation>
    </message>
    <message numerus="yes">
        <source>{n} lessons given</source>
        <extracomment>ui/presenters/school/assigning.py; one: {n} lesson given</extracomment>
        <translation>
            <numerusform>{n} lección asignada</numerusform>
            <numerusform>{n} lecciones asignadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson was given yet</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Aún no se asignó ninguna lección</translation>
    </message>
    <message>
        <source>Level {level}, about {n} min</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Nivel {level}, unos {n} min</translation>
    </message>
    <message>
        <source>{passed} of {all} passed</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{passed} de {all} aprobaron</translation>
    </message>
    <message>
        <source>Passed already</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Ya aprobada</translation>
    </message>
    <message>
        <source>{lesson}: {who}, by {day}</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{lesson}: {who}, para el {day}</translation>
    </message>
    <message>
        <source>Touch a given lesson</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Toque una asignada</translation>
    </message>
    <message>
        <source>Need not be done</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>No hace falta hacerla</translation>
    </message>
    <message>
        <source>WITHDRAW</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>RETIRAR</translation>
    </message>
    <message>
        <source>Lesson, class or name, day</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Lección, clase o nombre, día</translation>
    </message>
    <message>
        <source>ASSIGN A LESSON</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>ASIGNAR UNA LECCIÓN</translation>
    </message>
    <message>
        <source>In {n} days</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>En {n} días</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Mañana</translation>
    </message>
    <message>
        <source>TRAINEE</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>APRENDIZ</translation>
    </message>
    <message>
        <source>Attempts and comments</source>
        <extracomment>ui/presenters/school/class_list.py</extracomment>
        <translation>Intentos y comentarios</translation>
    </message>
    <message>
        <source>How far {name} is</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>Hasta dónde llegó {name}</translation>
    </message>
    <message>
        <source>PERSON</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>PERSONA</translation>
    </message>
    <message>
        <source>COMMENTS</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>COMENTARIOS</translation>
    </message>
    <message>
        <source>None yet</source>
        <extracomment>ui/presenters/school/person.py</extracomment>
        <translation>Aún ninguno</translation>
    </message>
    <message>
        <source>Withdrawn: {given}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Retirada: {given}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Touch the lesson to give</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Toque la lección que asigna</translation>
    </message>
    <message>
        <source>Who shall do it?</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>¿Quién debe hacerla?</translation>
    </message>
    <message>
        <source>By which day?</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>¿Para qué día?</translation>
    </message>
    <message>
        <source>Given: {it}</source>
        <extracomment>ui/school/assigning.py</extracomment>
        <translation>Asignada: {it}</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>ui/school/trainer_frame.py</extracomment>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>{who}, {day}, {passed} of {all}</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>{who}, {day}, {passed} de {all}</translation>
    </message>
    <message>
        <source>Given: to whom, by which day, how many passed</source>
        <extracomment>ui/presenters/school/assigning.py</extracomment>
        <translation>Asignadas: a quién, para qué día, cuántos aprobaron</translation>
    </message>
    <message>
        <source>Look, then press NEXT HAND</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Mire y presione SIGUIENTE MANO</translation>
    </message>
    <message>
        <source>NEXT HAND</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>SIGUIENTE MANO</translation>
    </message>
    <message>
        <source>HIDE RULES</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>OCULTAR REGLAS</translation>
    </message>
    <message>
        <source>Hands, highest first</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Manos, la mayor primero</translation>
    </message>
    <message>
        <source>{n} target</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>meta {n}</translation>
    </message>
    <message>
        <source>Target {n}</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>Meta {n}</translation>
    </message>
    <message>
        <source>stays out</source>
        <extracomment>ui/school/hands.py</extracomment>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>ui/school/hands.py</extracomment>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>ui/school/progress_screen.py</extracomment>
        <translation>Semana</translation>
    </message>
    <message>
        <source>And paytables</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Y tablas de pago</translation>
    </message>
    <message>
        <source>Watch it, {time}</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Véalo, {time}</translation>
    </message>
    <message>
        <source>Read, then press BACK</source>
        <extracomment>ui/presenters/school/rules.py</extracomment>
        <translation>Lea y presione VOLVER</translation>
    </message>
    <message>
        <source>The note has {n} letters; {most} are the most</source>
        <extracomment>school/exam/exam.py</extracomment>
        <translation>La anotación tiene {n} letras; el máximo es {most}</translation>
    </message>
    <message>
        <source>No round was played</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>No se jugó ninguna ronda</translation>
    </message>
    <message numerus="yes">
        <source>All {n} rounds</source>
        <extracomment>ui/presenters/school/exam.py; one: {n} round</extracomment>
        <translation>
            <numerusform>{n} ronda</numerusform>
            <numerusform>Las {n} rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>CHANGE NOTE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>CORREGIR</translation>
    </message>
    <message>
        <source>ADD A NOTE</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>ANOTAR</translation>
    </message>
    <message>
        <source>The test is closed</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>La prueba está cerrada</translation>
    </message>
    <message>
        <source>On the record</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>En el acta</translation>
    </message>
    <message>
        <source>MARKS</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>NOTAS</translation>
    </message>
    <message>
        <source>Touch a round to see it again</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Toque una ronda para verla de nuevo</translation>
    </message>
    <message>
        <source>{n} of {all} rounds</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>{n} de {all} rondas</translation>
    </message>
    <message>
        <source>Rounds of this test</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Rondas de esta prueba</translation>
    </message>
    <message>
        <source>Round {n}: {points} points, {time}</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Ronda {n}: {points} puntos, {time}</translation>
    </message>
    <message>
        <source>{n} of {all} lessons</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n} de {all} lecciones</translation>
    </message>
    <message>
        <source>Not begun, {n} needed</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Sin empezar, se requiere {n}</translation>
    </message>
    <message>
        <source>{n} needed, every skill</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Se requiere {n} en todo</translation>
    </message>
    <message>
        <source>{skill}: {n} needed</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{skill}: se requiere {n}</translation>
    </message>
    <message>
        <source>The last one {day}</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>La última: {day}</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Anotación</translation>
    </message>
    <message>
        <source>of 10</source>
        <extracomment>ui/school/exam_screens.py</extracomment>
        <translation>de 10</translation>
    </message>
    <message>
        <source>ROUNDS</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>RONDAS</translation>
    </message>
    <message>
        <source>It stands on the record; the card signs it</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>Queda en el acta; la tarjeta la firma</translation>
    </message>
    <message>
        <source>Erased to the last letter, it is taken away</source>
        <extracomment>ui/school/examining.py</extracomment>
        <translation>Si la borra entera, se quita</translation>
    </message>
    <message>
        <source>{n} of {most} letters</source>
        <extracomment>ui/toolkit/keypads.py</extracomment>
        <translation>{n} de {most} letras</translation>
    </message>
    <message>
        <source>No test at this table</source>
        <extracomment>ui/presenters/school/learning.py</extracomment>
        <translation>Sin prueba en esta mesa</translation>
    </message>
    <message>
        <source>Sensor {sensor} answered too late: it took no wager; give its profile a longer look_ms</source>
        <extracomment>desk/device_commands.py</extracomment>
        <translation>El sensor {sensor} respondió demasiado tarde: no tomó ninguna apuesta; dé a su perfil un look_ms mayor</translation>
    </message>
    <message>
        <source>The card was not read to its end. Show it again, and hold it still.</source>
        <extracomment>devices/readers/digits.py</extracomment>
        <translation>La tarjeta no se leyó hasta el final. Muéstrela otra vez y manténgala quieta.</translation>
    </message>
    <message>
        <source>Two cards are at the reader. Show one alone.</source>
        <extracomment>devices/readers/digits.py</extracomment>
        <translation>Hay dos tarjetas en el lector. Muestre una sola.</translation>
    </message>
    <message>
        <source>This reader encrypts: the number it sends is masked and is no person&apos;s. Set it to send cards as they are (MagTek: level 2 with SureSwipe; ID TECH: level 1), or use another reader.</source>
        <extracomment>devices/readers/secured.py</extracomment>
        <translation>Este lector cifra: el número que envía está enmascarado y no es de nadie. Configúrelo para que envíe las tarjetas tal como son (MagTek: nivel 2 con SureSwipe; ID TECH: nivel 1) o use otro lector.</translation>
    </message>
    <message>
        <source>The floor of samples cannot do this; try it on a server</source>
        <extracomment>floor/sample_feed.py</extracomment>
        <translation>El piso de muestra no puede hacer esto; pruébelo en un servidor</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk fails</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>el disco falla</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>no se permite escribirlo</translation>
    </message>
    <message>
        <source>it may not be opened</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>no se permite abrirlo</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>otro programa lo retiene</translation>
    </message>
    <message>
        <source>the memory is full</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>la memoria está llena</translation>
    </message>
    <message>
        <source>error {code} of the database</source>
        <extracomment>journal/errors.py</extracomment>
        <translation>error {code} de la base de datos</translation>
    </message>
    <message>
        <source>The model dealer played this; nobody sat it, and nobody signs it</source>
        <extracomment>kiosk/school/exams.py</extracomment>
        <translation>Lo jugó el crupier modelo; nadie se examinó y nadie lo firma</translation>
    </message>
    <message>
        <source>Python also looks for modules in {folder}</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>Python busca módulos también en {folder}</translation>
    </message>
    <message>
        <source>{file} runs before the program</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} se ejecuta antes que el programa</translation>
    </message>
    <message>
        <source>{file} lets the libraries of the system in</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} deja entrar las bibliotecas del sistema</translation>
    </message>
    <message>
        <source>{file} runs in the place of its source</source>
        <extracomment>program/surroundings.py</extracomment>
        <translation>{file} se ejecuta en lugar de su código fuente</translation>
    </message>
    <message>
        <source>Seat {seat}: the {wager} must equal the {other} of {ante}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Puesto {seat}: {wager} debe ser igual a {other} de {ante}</translation>
    </message>
    <message>
        <source>Seat {seat} has cards but no {wager}; nobody is dealt in without one</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>El puesto {seat} tiene cartas pero no {wager}; sin ella no se reparte a nadie</translation>
    </message>
    <message>
        <source>Seat {seat}: {wager} without {base} is not offered here; place the {base}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Puesto {seat}: {wager} sin {base} no se ofrece aquí; ponga {base}</translation>
    </message>
    <message>
        <source>Seat {seat} has only {wager} and decides nothing; leave its decision out</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>El puesto {seat} solo tiene {wager} y no decide nada; omita su decisión</translation>
    </message>
    <message>
        <source>Seat {seat}: there is no {key} decision, only {keys}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>Puesto {seat}: no hay decisión {key}, solo {keys}</translation>
    </message>
    <message>
        <source>has made the one bet</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>ya hizo su única apuesta</translation>
    </message>
    <message>
        <source>Seat {seat} must {ask}</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>El puesto {seat} debe {ask}</translation>
    </message>
    <message>
        <source>Seat {seat} {why} and has no {names} decision</source>
        <extracomment>rules/bets.py</extracomment>
        <translation>El puesto {seat} {why} y no tiene decisión {names}</translation>
    </message>
    <message>
        <source>Jk is the joker, and this game has none; take it out and deal the round anew</source>
        <extracomment>rules/cards.py</extracomment>
        <translation>Jk es el comodín, y este juego no lo usa; retírelo y reparta la ronda de nuevo</translation>
    </message>
    <message>
        <source>The board has {cards} cards instead of {due}: the round is void, all wagers go back</source>
        <extracomment>rules/showdown.py</extracomment>
        <translation>La mesa tiene {cards} cartas en vez de {due}: la ronda es nula, todas las apuestas se devuelven</translation>
    </message>
    <message>
        <source>Winning side</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Lado ganador</translation>
    </message>
    <message>
        <source>All participants</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Todos los participantes</translation>
    </message>
    <message>
        <source>Player&apos;s cards</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Cartas del jugador</translation>
    </message>
    <message>
        <source>With the up card</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Con la carta descubierta</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Sietes</translation>
    </message>
    <message>
        <source>Paytable</source>
        <extracomment>school/drills/shown.py</extracomment>
        <translation>Tabla de pagos</translation>
    </message>
    <message>
        <source>{skill}: {percent} % right, {wanted} needed</source>
        <extracomment>school/people/readiness.py</extracomment>
        <translation>{skill}: {percent} % correctas, se necesita {wanted}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cases due, {right} of the last {last} right</source>
        <extracomment>school/people/today.py; one: {n} case due, {right} of the last {last} right</extracomment>
        <translation>
            <numerusform>{n} pendiente, {right} de {last} correctas</numerusform>
            <numerusform>{n} pendientes, {right} de {last} correctas</numerusform>
        </translation>
    </message>
    <message>
        <source>left to right</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>de izquierda a derecha</translation>
    </message>
    <message>
        <source>right to left</source>
        <extracomment>table/guide/prompt_words.py</extracomment>
        <translation>de derecha a izquierda</translation>
    </message>
    <message>
        <source>INSURANCE CLOSED</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>SEGURO CERRADO</translation>
    </message>
    <message>
        <source>Insurance</source>
        <extracomment>table/guide/words.py</extracomment>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Nobody draws against a natural {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Nadie pide contra un natural de {points}</translation>
    </message>
    <message>
        <source>Player must stand on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player debe plantarse con {points}</translation>
    </message>
    <message>
        <source>Player must draw on {points}, before Banker</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player debe pedir con {points}, antes que Banker</translation>
    </message>
    <message>
        <source>Banker must stand on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker debe plantarse con {points}</translation>
    </message>
    <message>
        <source>Banker must stand on {points} against a third card of {card}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker debe plantarse con {points} contra una tercera carta de {card}</translation>
    </message>
    <message>
        <source>Player draws on {points}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player pide con {points}</translation>
    </message>
    <message>
        <source>Player stands on {points}, Banker draws on {other}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player se planta con {points}, Banker pide con {other}</translation>
    </message>
    <message>
        <source>Banker draws on {points} against a third card of {card}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Banker pide con {points} contra una tercera carta de {card}</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <extracomment>table/judging/tableau.py</extracomment>
        <translation>Player {player}, Banker {banker}</translation>
    </message>
    <message>
        <source>Insurance is closed; touch it in the strip to open it again</source>
        <extracomment>table/procedures/blackjack_wagers.py</extracomment>
        <translation>El seguro está cerrado; tóquelo en la franja para reabrirlo</translation>
    </message>
    <message>
        <source>{wrong}; put the card right or call the supervisor</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>{wrong}; corrija la carta o llame al supervisor</translation>
    </message>
    <message>
        <source>Wrong third card</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Tercera carta errónea</translation>
    </message>
    <message>
        <source>Nothing is paid before; the card pad is in MENU.</source>
        <extracomment>table/procedures/ending.py</extracomment>
        <translation>Nada se paga antes; el panel de cartas está en MENÚ.</translation>
    </message>
    <message>
        <source>Insurance first</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Primero el seguro</translation>
    </message>
    <message>
        <source>Collect the insurance</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Recoja el seguro</translation>
    </message>
    <message>
        <source>Pay the insurance</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Pague el seguro</translation>
    </message>
    <message>
        <source>A peek says blackjack, no blackjack or another card; touch one of them</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Al mirar hay blackjack, no hay u otra carta; toque una</translation>
    </message>
    <message>
        <source>Nobody looks for blackjack in {game}</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>En {game} nadie mira si hay blackjack</translation>
    </message>
    <message>
        <source>The up card is known; correct it on the card pad</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>La carta vista se conoce; corríjala en el panel de cartas</translation>
    </message>
    <message>
        <source>Nobody is insured; there is nothing to settle</source>
        <extracomment>table/procedures/peek.py</extracomment>
        <translation>Nadie está asegurado; no hay nada que liquidar</translation>
    </message>
    <message>
        <source>Sensor {sensor}, {jackpot}: all pays come off {level} and it gets {rate} of each wager; below {least} it may run dry, and then the tray pays</source>
        <extracomment>table/setup/warnings.py</extracomment>
        <translation>Sensor {sensor}, {jackpot}: todos los pagos salen de {level} y recibe {rate} de cada apuesta; por debajo de {least} puede agotarse y entonces paga la bandeja</translation>
    </message>
    <message>
        <source>JACKPOT</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>JACKPOT</translation>
    </message>
    <message>
        <source>A win needs the supervisor&apos;s key. Nothing is paid before it is on record.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Un premio necesita la llave del supervisor. Nada se paga antes de quedar registrado.</translation>
    </message>
    <message>
        <source>A win needs a card: the button says which. Nothing is paid before it.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Un premio necesita una tarjeta: el botón dice cuál. Nada se paga antes.</translation>
    </message>
    <message>
        <source>A fixed prize up to {limit} the dealer confirms; above it a card, the button says which.</source>
        <extracomment>ui/pages/rules/presenter.py</extracomment>
        <translation>Un premio fijo hasta {limit} lo confirma el crupier; por encima, una tarjeta: el botón dice cuál.</translation>
    </message>
    <message>
        <source>Supervisor for every prize, Executive from {large} and for a whole meter</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Supervisor para cada premio, Executive desde {large} y para un acumulado entero</translation>
    </message>
    <message>
        <source>Dealer up to {small}, Executive from {large} and for a whole meter</source>
        <extracomment>ui/presenters/school/asking.py</extracomment>
        <translation>Crupier hasta {small}, Executive desde {large} y para un acumulado entero</translation>
    </message>
    <message>
        <source>{right} of the last {last} right, {n} answers</source>
        <extracomment>ui/presenters/school/choosing.py</extracomment>
        <translation>{right} de las últimas {last} correctas, {n} respuestas</translation>
    </message>
    <message>
        <source>{right} of {all}</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>{right} de {all}</translation>
    </message>
    <message>
        <source>Last ten</source>
        <extracomment>ui/presenters/school/drill.py</extracomment>
        <translation>Últimas diez</translation>
    </message>
    <message>
        <source>Trial run, nobody sat</source>
        <extracomment>ui/presenters/school/exam.py</extracomment>
        <translation>Prueba, nadie se examinó</translation>
    </message>
    <message>
        <source>Right answers</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>Respuestas correctas</translation>
    </message>
    <message>
        <source>{n} % right</source>
        <extracomment>ui/presenters/school/exam_start.py</extracomment>
        <translation>{n} % correctas</translation>
    </message>
    <message>
        <source>On record, one of these fails it whatever the points.</source>
        <extracomment>ui/presenters/school/intro.py</extracomment>
        <translation>Registrado, uno de estos la suspende sean cuales sean los puntos.</translation>
    </message>
    <message>
        <source>Trial run of the model dealer, {points} points</source>
        <extracomment>ui/presenters/school/offices.py</extracomment>
        <translation>Prueba del crupier modelo, {points} puntos</translation>
    </message>
    <message>
        <source>{right} of the last {last} right, memory foretells {percent} %</source>
        <extracomment>ui/presenters/school/progress.py</extracomment>
        <translation>{right} de las últimas {last} correctas, la memoria prevé {percent} %</translation>
    </message>
    <message>
        <source>A critical error: no points make up for it</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Un error crítico: ningún punto lo compensa</translation>
    </message>
    <message>
        <source>Nothing was done wrong, but this was not done, or not in time or in its order</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Nada se hizo mal, pero esto no se hizo, o no a tiempo o no en su orden</translation>
    </message>
    <message>
        <source>Not done</source>
        <extracomment>ui/presenters/school/result.py</extracomment>
        <translation>Sin hacer</translation>
    </message>
    <message>
        <source>TRIAL RUN: {result}</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>PRUEBA: {result}</translation>
    </message>
    <message>
        <source>A trial run of the model dealer: nobody sat. It is no licence.</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>Una prueba del crupier modelo: nadie se examinó. No es una licencia.</translation>
    </message>
    <message>
        <source>TRIAL RUN OF A TABLE TEST</source>
        <extracomment>ui/print/certificate.py</extracomment>
        <translation>PRUEBA DE UN EXAMEN DE MESA</translation>
    </message>
    <message>
        <source>Offer insurance, then close it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Ofrezca el seguro y luego ciérrelo</translation>
    </message>
    <message>
        <source>Look for blackjack before anybody draws</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Mire si hay blackjack antes de que nadie pida carta</translation>
    </message>
    <message>
        <source>Ace or ten up? Look for blackjack first</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>¿As o diez a la vista? Mire primero si hay blackjack</translation>
    </message>
    <message>
        <source>Pay the insurance 2 to 1</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague el seguro 2 a 1</translation>
    </message>
    <message>
        <source>Before play</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Antes de jugar</translation>
    </message>
    <message>
        <source>House Money: losers are collected before it, winners paid after it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>House Money: los perdedores se recogen antes, los ganadores se pagan después</translation>
    </message>
    <message>
        <source>Against an ace offer insurance before it</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Contra un as ofrezca antes el seguro</translation>
    </message>
    <message>
        <source>Ace up. Who insures?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>As a la vista. ¿Quién asegura?</translation>
    </message>
    <message>
        <source>Half of the wager by one touch; less by CARDS</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>La mitad de la apuesta con un toque; menos, en CARTAS</translation>
    </message>
    <message>
        <source>Nobody doubles, splits or draws before the answer</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nadie dobla, separa ni pide antes de la respuesta</translation>
    </message>
    <message>
        <source>What lies under your up card?</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>¿Qué hay bajo su carta vista?</translation>
    </message>
    <message>
        <source>Blackjack: insurance wins</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Blackjack: el seguro gana</translation>
    </message>
    <message>
        <source>Pay 2 to 1: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pague 2 a 1: {seats}</translation>
    </message>
    <message>
        <source>No blackjack: insurance loses</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Sin blackjack: el seguro pierde</translation>
    </message>
    <message>
        <source>Nobody draws; settle the hands</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nadie pide; liquide las manos</translation>
    </message>
    <message>
        <source>The hands can be played</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Se pueden jugar las manos</translation>
    </message>
    <message>
        <source>Doubles and splits are open</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Doblar y separar están abiertos</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Nadie pide</translation>
    </message>
    <message>
        <source>NO ACE, NO TEN</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>NI AS NI DIEZ</translation>
    </message>
    <message>
        <source>Another card is up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Otra carta a la vista</translation>
    </message>
    <message>
        <source>Insured: {seats}</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Asegurados: {seats}</translation>
    </message>
    <message>
        <source>No insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Sin seguro</translation>
    </message>
    <message>
        <source>Collect insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Recoger seguro</translation>
    </message>
    <message>
        <source>Pay insurance</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Pagar seguro</translation>
    </message>
    <message>
        <source>Insurance collected</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Seguro recogido</translation>
    </message>
    <message>
        <source>Insurance paid</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Seguro pagado</translation>
    </message>
    <message>
        <source>No ace, no ten up</source>
        <extracomment>ui/table/presenter/bonus_strip.py</extracomment>
        <translation>Ni as ni diez a la vista</translation>
    </message>
    <message>
        <source>Main wagers are held; put the card right or call the supervisor</source>
        <extracomment>ui/table/presenter/cards.py</extracomment>
        <translation>Las apuestas principales esperan; corrija la carta o llame al supervisor</translation>
    </message>
    <message>
        <source>No ace and no ten up</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Ni as ni diez a la vista</translation>
    </message>
    <message>
        <source>Nobody insures any more</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Nadie asegura ya</translation>
    </message>
    <message>
        <source>Insurance open again</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Seguro abierto de nuevo</translation>
    </message>
    <message>
        <source>Insurance was not settled after all</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>El seguro no se liquidó después de todo</translation>
    </message>
    <message>
        <source>Insurance settled at seat {seats}</source>
        <extracomment>ui/table/presenter/event_words.py</extracomment>
        <translation>Seguro liquidado en el asiento {seats}</translation>
    </message>
    <message>
        <source>TOO LATE</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>TARDE</translation>
    </message>
    <message>
        <source>PAY LEFT TO RIGHT</source>
        <extracomment>ui/table/presenter/felt.py</extracomment>
        <translation>PAGUE DE IZQUIERDA A DERECHA</translation>
    </message>
    <message>
        <source>{hand} is off at seat {seat}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} apagada en el asiento {seat}</translation>
    </message>
    <message>
        <source>{hand} in place of {was} at seat {seat}</source>
        <extracomment>ui/table/presenter/panel_head.py</extracomment>
        <translation>{hand} en lugar de {was} en el asiento {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Sensors {names} answer too late</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Sensor {names} answers too late</extracomment>
        <translation>
            <numerusform>El sensor {names} responde demasiado tarde</numerusform>
            <numerusform>Los sensores {names} responden demasiado tarde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call a technician to seats {seats}: their profile wants a longer look_ms.</source>
        <extracomment>ui/table/presenter/sensor_faults.py; one: Call a technician to seat {seats}: its profile wants a longer look_ms.</extracomment>
        <translation>
            <numerusform>Llame a un técnico al puesto {seats}: su perfil necesita un look_ms mayor.</numerusform>
            <numerusform>Llame a un técnico a los puestos {seats}: su perfil necesita un look_ms mayor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least {n} digits</source>
        <extracomment>ui/toolkit/pad.py; one: At least {n} digit</extracomment>
        <translation>
            <numerusform>Al menos {n} dígito</numerusform>
            <numerusform>Al menos {n} dígitos</numerusform>
        </translation>
    </message>
    <message>
        <source>Settle {way}, Cover All last, then press END GAME</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Liquide {way}, Cover All al final, y pulse END GAME</translation>
    </message>
    <message>
        <source>Settle {way}, Cover All last, then press GAME OVER</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>Liquide {way}, Cover All al final, y pulse GAME OVER</translation>
    </message>
    <message>
        <source>Dealer qualifies: settle {way}</source>
        <extracomment>games/caribbean.toml</extracomment>
        <translation>El crupier califica: liquide {way}</translation>
    </message>
    <message>
        <source>Settle {way}, then press {end}</source>
        <extracomment>games/classic_blackjack.toml</extracomment>
        <translation>Liquide {way} y pulse {end}</translation>
    </message>
    <message>
        <source>Settle {way}, then press END GAME</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Liquide {way} y pulse END GAME</translation>
    </message>
    <message>
        <source>Settle {way}, then press GAME OVER</source>
        <extracomment>games/six_five_four.toml</extracomment>
        <translation>Liquide {way} y pulse GAME OVER</translation>
    </message>
    <message>
        <source>Both on record, paid from the far right, then the end</source>
        <extracomment>lessons/blackjack-two-winners.toml</extracomment>
        <translation>Ambos registrados, pagados desde la derecha del todo, luego el final</translation>
    </message>
</context>
</TS>
