<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_US" sourcelanguage="en_US">
 <context>
  <name>dealer_assist</name>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 did not answer</source>
   <translation>El sensor %1 no respondió</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 restarted by itself</source>
   <translation>El sensor %1 se reinició solo</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was dirty</source>
   <translation>El sensor %1 estaba sucio</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was out of order</source>
   <translation>El sensor %1 no servía</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was stuck on</source>
   <translation>El sensor %1 se trabó</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensor %1 was without power</source>
   <translation>El sensor %1 no tenía corriente</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>Sensors B did not answer</source>
   <translation>Los sensores B no respondieron</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card reader did not answer</source>
   <translation>El lector de tarjetas no respondió</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The card shoe did not answer</source>
   <translation>El sabot no respondió</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The device %1 did not answer</source>
   <translation>El equipo %1 no respondió</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The key switch did not answer</source>
   <translation>La llave no respondió</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer did not answer</source>
   <translation>La impresora no respondió</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The printer ran out of paper</source>
   <translation>La impresora se quedó sin papel</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>The sensors did not answer</source>
   <translation>Los sensores no respondieron</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>call a technician</source>
   <translation>llame a un técnico</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>cards were not read</source>
   <translation>no se leyeron cartas</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check it</source>
   <translation>revíselo</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check its plug and test it</source>
   <translation>revise el enchufe y pruébelo</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable</source>
   <translation>revise el cable</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>check the cable and the power</source>
   <translation>revise el cable y la corriente</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>chips on them were not seen</source>
   <translation>no se vieron sus fichas</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager</source>
   <translation>no tomó apuestas</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>it took no wager until tested</source>
   <translation>no tomó apuestas hasta probarlo</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>lift the chip and test it</source>
   <translation>levante la ficha y pruébelo</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>load it</source>
   <translation>póngale papel</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>no card could be read</source>
   <translation>no se pudo leer ninguna tarjeta</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>slips had to wait</source>
   <translation>los comprobantes esperaron</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>the key was not seen</source>
   <translation>no se vio la llave</translation>
  </message>
  <message>
   <location filename="desk/alerts.py" />
   <source>wipe it and test it</source>
   <translation>límpielo y pruébelo</translation>
  </message>
  <message>
   <location filename="desk/beside.py" />
   <source>beside the table</source>
   <translation>junto a la mesa</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The cards of seat %1 are not known yet</source>
   <translation>Aún no se conocen las cartas del asiento %1</translation>
  </message>
  <message>
   <location filename="desk/blackjack_hands.py" />
   <source>The dealer's hand is not played out yet</source>
   <translation>La mano del dealer aún no termina</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>%1's card was withdrawn</source>
   <translation>la tarjeta de %1 fue retirada</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Nobody is on the staff list</source>
   <translation>Nadie está en la lista de personal</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>This is not %1's PIN</source>
   <translation>Este no es el PIN de %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>Too many wrong PINs for %1</source>
   <translation>Demasiados PIN incorrectos de %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>enrol the first two with 'dealer-assist staff enrol'</source>
   <translation>inscriba a los dos primeros con 'dealer-assist staff enrol'</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again</source>
   <translation>intente de nuevo</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>try again at %1</source>
   <translation>intente de nuevo a las %1</translation>
  </message>
  <message>
   <location filename="desk/card_check.py" />
   <source>use another</source>
   <translation>use otra</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>No PIN was entered in %1 seconds</source>
   <translation>No se ingresó el PIN en %1 segundos</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>The PIN of %1 was not entered</source>
   <translation>No se ingresó el PIN de %1</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>it was cancelled</source>
   <translation>se canceló</translation>
  </message>
  <message>
   <location filename="desk/card_slot.py" />
   <source>swipe again</source>
   <translation>pase otra vez</translation>
  </message>
  <message>
   <location filename="desk/cards.py" />
   <source>Seat %1</source>
   <translation>Asiento %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>The journal is damaged (%1)</source>
   <translation>El diario está dañado (%1)</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>event %1</source>
   <translation>evento %1</translation>
  </message>
  <message>
   <location filename="desk/chain_watch.py" />
   <source>leave it as it is and call a technician</source>
   <translation>déjelo como está y llame a un técnico</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>%1 has the name of a table that is shipped</source>
   <translation>%1 ya es el nombre de una mesa incluida</translation>
  </message>
  <message>
   <location filename="desk/choices.py" />
   <source>give it another name</source>
   <translation>dele otro nombre</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted</source>
   <translation>La mesa está detenida</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>The table is halted by a fault</source>
   <translation>La mesa está detenida por una falla</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>call a technician and restart it</source>
   <translation>llame a un técnico y reiníciela</translation>
  </message>
  <message>
   <location filename="desk/desk.py" />
   <source>nothing recorded is lost</source>
   <translation>nada registrado se pierde</translation>
  </message>
  <message>
   <location filename="desk/paper.py" />
   <source>No printer on this table</source>
   <translation>Esta mesa no tiene impresora</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of %2 win slips</source>
   <translation>Copia %1 de %2 comprobantes</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1 of the win slip</source>
   <translation>Copia %1 del comprobante</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The kiosk stopped before the printer had answered</source>
   <translation>El kiosco se detuvo antes de que respondiera la impresora</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The last slip did not come out</source>
   <translation>El último comprobante no salió</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip could not be drawn</source>
   <translation>No se pudo preparar el comprobante</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>The slip is being printed</source>
   <translation>Se está imprimiendo el comprobante</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>look for the slip or print it again</source>
   <translation>busque el comprobante o imprímalo de nuevo</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>press PRINT AGAIN</source>
   <translation>presione REIMPRIMIR</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 MB free</source>
   <translation>%1 MB libres</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1 events, schema %2</source>
   <translation>%1 eventos, esquema %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>%1, behind the last record of %2</source>
   <translation>%1, antes del último registro de %2</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Allowed</source>
   <translation>Permitido</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Clock</source>
   <translation>Reloj</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Definitions</source>
   <translation>Definiciones</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Disk</source>
   <translation>Disco</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Journal</source>
   <translation>Diario</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Leave the file as it is and call a technician</source>
   <translation>Deje el archivo como está y llame a un técnico</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Make room</source>
   <translation>Libere espacio</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Program</source>
   <translation>Programa</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set the clock of this machine</source>
   <translation>Ajuste el reloj de esta máquina</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>Set-up</source>
   <translation>Configuración</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>a supervisor should know it</source>
   <translation>un supervisor debe saberlo</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>at least %1 MB</source>
   <translation>al menos %1 MB</translation>
  </message>
  <message>
   <location filename="desk/self_check.py" />
   <source>damaged</source>
   <translation>dañado</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>No cards are known in this round</source>
   <translation>No se conocen cartas en esta ronda</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>Not every player has acted yet</source>
   <translation>No todos los jugadores han actuado</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of seat %1 are not known</source>
   <translation>No se conocen las cartas del asiento %1</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The cards of the %1 are not known yet</source>
   <translation>Aún no se conocen las cartas de %1</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>The coup is not complete yet</source>
   <translation>La mano aún no está completa</translation>
  </message>
  <message>
   <location filename="desk/settlement.py" />
   <source>only the progressive wins are listed</source>
   <translation>solo se listan los premios progresivos</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>%1's card was good until %2</source>
   <translation>La tarjeta de %1 venció el %2</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>Too many unknown cards</source>
   <translation>Demasiadas tarjetas desconocidas</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol a new one</source>
   <translation>un Supervisor puede registrar una nueva</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>a Supervisor can enrol it again</source>
   <translation>un Supervisor puede registrarla de nuevo</translation>
  </message>
  <message>
   <location filename="desk/staff_list.py" />
   <source>until %1 only known ones are looked at</source>
   <translation>hasta las %1 solo se aceptan las conocidas</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make %1, the button says %2</source>
   <translation>las cartas dan %1, el botón dice %2</translation>
  </message>
  <message>
   <location filename="desk/suggestion.py" />
   <source>the cards make no winning hand, the button says %1</source>
   <translation>las cartas no ganan, el botón dice %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 has approved</source>
   <translation>%1 ya aprobó</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>%1 to verify</source>
   <translation>%1 por verificar</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press COIN IN</source>
   <translation>¿Apuestas hechas? Presione COIN IN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All bets down? Press START GAME</source>
   <translation>¿Apuestas hechas? Presione START GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>All hands are void</source>
   <translation>Todas las manos son nulas</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Ante first</source>
   <translation>Primero el Ante</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Backs win %1 out</source>
   <translation>Revierte el premio %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the shuffler's service</source>
   <translation>Llame al servicio de la barajadora</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Call the supervisor</source>
   <translation>Llame al supervisor</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cards verified? It records %1</source>
   <translation>¿Cartas verificadas? Registra %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Cover All if they like</source>
   <translation>Cover All si quieren</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Deal and play the hands</source>
   <translation>Reparta y juegue las manos</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Give every wager back and shuffle the cards anew</source>
   <translation>Devuelva las apuestas y baraje de nuevo</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Go on with the game</source>
   <translation>Siga con el juego</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>It runs again? Close this list</source>
   <translation>¿Ya funciona? Cierre esta lista</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Look at the guide on the shuffler's back</source>
   <translation>Vea la guía detrás de la barajadora</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Note who was told</source>
   <translation>Anote a quién se avisó</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Off %1, into the tray</source>
   <translation>De %1, a la bandeja</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Opens %1 at this table</source>
   <translation>Abre %1 en esta mesa</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press END GAME</source>
   <translation>Pague y presione END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pay, then press GAME OVER</source>
   <translation>Pague y presione GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Plug the power cord in</source>
   <translation>Conecte el cable de corriente</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Press the winning hand of seat %1</source>
   <translation>Presione la mano ganadora del asiento %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Pull its power cord</source>
   <translation>Desconecte su cable de corriente</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Put the backup shuffler in its place</source>
   <translation>Ponga la barajadora de reserva en su lugar</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Records %1</source>
   <translation>Registra %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Seat %1 has no progressive wager</source>
   <translation>El asiento %1 no tiene apuesta progresiva</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press END GAME</source>
   <translation>Pague de derecha a izquierda, Cover All al final, y presione END GAME</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Settle right to left, Cover All last, then press GAME OVER</source>
   <translation>Pague de derecha a izquierda, Cover All al final, y presione GAME OVER</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Step %1 of %2</source>
   <translation>Paso %1 de %2</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Supervisor</source>
   <translation>Supervisor</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe %1 card</source>
   <translation>Pase una tarjeta %1</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a SUPERVISOR card</source>
   <translation>Pase una tarjeta SUPERVISOR</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a dealer card to open the table</source>
   <translation>Pase una tarjeta de dealer para abrir la mesa</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Swipe a second person's card</source>
   <translation>Pase la tarjeta de otra persona</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Take the progressive chips</source>
   <translation>Retire las fichas del progresivo</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The table is closed</source>
   <translation>La mesa está cerrada</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>The win is on record</source>
   <translation>El premio está registrado</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>There is no win to record now</source>
   <translation>Ahora no hay premio que registrar</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Touch a seat whose lamp is locked in</source>
   <translation>Toque un asiento con la luz fija</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the backup shuffler on</source>
   <translation>Encienda la barajadora de reserva</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the key back to RUN</source>
   <translation>Regrese la llave a RUN</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Turn the shuffler off</source>
   <translation>Apague la barajadora</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wait for bets</source>
   <translation>Espere las apuestas</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Who was told?</source>
   <translation>¿A quién se avisó?</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>Wrong seat? Touch another</source>
   <translation>¿Otro asiento? Tóquelo</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>a second person's card follows</source>
   <translation>sigue la tarjeta de otra persona</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>hold VOID ROUND</source>
   <translation>mantenga VOID ROUND</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>press J-POT</source>
   <translation>presione J-POT</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>the meter follows the key</source>
   <translation>el medidor sigue a la llave</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>turn the key to JPH</source>
   <translation>gire la llave a JPH</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>verify the cards, then CONFIRM</source>
   <translation>verifique las cartas y presione CONFIRM</translation>
  </message>
  <message>
   <location filename="games/caribbean.toml" />
   <source>win %1 still stands</source>
   <translation>el premio %1 sigue en pie</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>%1 detected</source>
   <translation>Detectado: %1</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Mark the progressive wagers</source>
   <translation>Marque las apuestas progresivas</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press END GAME</source>
   <translation>¿No hay? Presione END GAME</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>None? Press GAME OVER</source>
   <translation>¿No hay? Presione GAME OVER</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Progressive chips go on the sensors</source>
   <translation>Las fichas progresivas van en los sensores</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Touch every seat that has made one</source>
   <translation>Toque cada asiento que la hizo</translation>
  </message>
  <message>
   <location filename="games/crazy4.toml" />
   <source>Winning hand? Touch its seat</source>
   <translation>¿Mano ganadora? Toque su asiento</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Deal the coup, settle the main wagers</source>
   <translation>Reparta el cupé y pague las apuestas principales</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Give every wager back and follow house procedure</source>
   <translation>Devuelva las apuestas y siga el procedimiento</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>It wins for every progressive wager on the side of seat %1</source>
   <translation>Gana cada apuesta progresiva del lado del asiento %1</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Player, Banker or Tie first</source>
   <translation>Primero Player, Banker o Tie</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Press the table's hand</source>
   <translation>Presione la mano de la mesa</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>The coup is void</source>
   <translation>La mano es nula</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>Winning hand? Touch a winning seat</source>
   <translation>¿Mano ganadora? Toque un asiento</translation>
  </message>
  <message>
   <location filename="games/dragon_bonus.toml" />
   <source>verify the coup, then CONFIRM</source>
   <translation>verifique el cupé y presione CONFIRM</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Deal, then flop, turn and river</source>
   <translation>Reparta; luego flop, turn y river</translation>
  </message>
  <message>
   <location filename="games/holdem_bonus.toml" />
   <source>Plug power cord and data cable in</source>
   <translation>Conecte el cable de corriente y el de datos</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>A blackjack wager first</source>
   <translation>Primero una apuesta de blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal and play blackjack</source>
   <translation>Reparta y juegue blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Deal two cards each, show the up card</source>
   <translation>Reparta dos cartas, muestre la descubierta</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Mark the jackpot wagers</source>
   <translation>Marque las apuestas del jackpot</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Seat %1 has no jackpot wager</source>
   <translation>El asiento %1 no tiene apuesta de jackpot</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Settle %1, press its END GAME, then play blackjack</source>
   <translation>Pague %1, presione su END GAME y juegue blackjack</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>Take the jackpot chips</source>
   <translation>Retire las fichas del jackpot</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>The hands are void</source>
   <translation>Las manos son nulas</translation>
  </message>
  <message>
   <location filename="games/house_money.toml" />
   <source>jackpot chips go on the sensors</source>
   <translation>las fichas del jackpot van en los sensores</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Deal, turn the up card, play the hands</source>
   <translation>Reparta, descubra la carta, juegue las manos</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Queens Up if they like</source>
   <translation>Queens Up si quieren</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press END GAME</source>
   <translation>Pague de derecha a izquierda y presione END GAME</translation>
  </message>
  <message>
   <location filename="games/six_five_four.toml" />
   <source>Settle right to left, then press GAME OVER</source>
   <translation>Pague de derecha a izquierda y presione GAME OVER</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>%1 shows %2, more than the cap of %3</source>
   <translation>%1 muestra %2, más que el tope de %3</translation>
  </message>
  <message>
   <location filename="jackpot/account.py" />
   <source>set the cap to what it shows or above</source>
   <translation>fije el tope en lo que muestra o más</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 is above the cap of %2</source>
   <translation>%1 supera el tope de %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>%1 shows %2 already</source>
   <translation>%1 ya muestra %2</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter cannot show less than nothing</source>
   <translation>Un medidor no puede ser menor que cero</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>A meter is set for a reason from the list only</source>
   <translation>Un medidor solo se fija por un motivo de la lista</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>The %1 holds %2, and that is %3 too little to back this win out</source>
   <translation>%1 tiene %2; faltan %3 para revertir este premio</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>choose one</source>
   <translation>elija uno</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>correct the meter for a reason of its own instead</source>
   <translation>mejor corrija el medidor por un motivo propio</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter $0.00 or more</source>
   <translation>anote $0.00 o más</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter another amount</source>
   <translation>anote otra cantidad</translation>
  </message>
  <message>
   <location filename="jackpot/adjustment.py" />
   <source>enter that or less</source>
   <translation>anote eso o menos</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 decks do not make a hand equally likely</source>
   <translation>con %1 y %2 barajas una mano no es igual de probable</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 and %2 do not have the same winning hands</source>
   <translation>%1 y %2 no tienen las mismas manos ganadoras</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is a house jackpot, and a fixed amount needs no link</source>
   <translation>%1 es un jackpot de la casa, y un monto fijo no necesita enlace</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is judged by other cards there, so that a hand is not equally likely</source>
   <translation>%1 se decide allá con otras cartas, así que una mano no es igual de probable</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is played with %2 decks and this table has %3</source>
   <translation>%1 se juega con %2 barajas y esta mesa tiene %3</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 is won by %2 and %3 by %4, so that the same hand is not equally likely</source>
   <translation>%1 se gana con %2 y %3 con %4, así que la misma mano no es igual de probable</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 links tables of one game only</source>
   <translation>%1 solo enlaza mesas de un mismo juego</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 may be linked to nothing</source>
   <translation>%1 no se puede enlazar con nada</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>%1 or %2</source>
   <translation>%1 o %2</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>Of %1 and %2 one is a progressive and one a house jackpot</source>
   <translation>De %1 y %2, uno es progresivo y el otro es de la casa</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>all seven cards</source>
   <translation>las siete cartas</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>other cards</source>
   <translation>otras cartas</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the best four of five cards</source>
   <translation>las mejores cuatro de cinco cartas</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>the first five cards</source>
   <translation>las primeras cinco cartas</translation>
  </message>
  <message>
   <location filename="jackpot/links.py" />
   <source>two cards and the up card</source>
   <translation>dos cartas y la carta visible</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Make room on it and try again</source>
   <translation>Libere espacio e intente de nuevo</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>Nothing was recorded</source>
   <translation>No se registró nada</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>The folder %1 cannot be written (%2)</source>
   <translation>No se puede escribir en la carpeta %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>if it stays so, call a technician</source>
   <translation>si sigue así, llame a un técnico</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>make it writable or choose another one</source>
   <translation>permita escribir en ella o elija otra</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the disk with %1 is full</source>
   <translation>el disco de %1 está lleno</translation>
  </message>
  <message>
   <location filename="journal/errors.py" />
   <source>the journal %1 cannot be written (%2)</source>
   <translation>no se puede escribir el diario %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>The journal %1 is not the one that was written here</source>
   <translation>El diario %1 no es el que se escribió aquí</translation>
  </message>
  <message>
   <location filename="journal/kept_head.py" />
   <source>event %1 is another one than was noted beside the key</source>
   <translation>el evento %1 no es el que se anotó junto a la clave</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 cannot be read (%2)</source>
   <translation>No se puede leer la clave %1 del diario (%2)</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is damaged</source>
   <translation>La clave %1 del diario está dañada</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>The journal's key %1 is missing</source>
   <translation>Falta la clave %1 del diario</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>allow reading it</source>
   <translation>permita leerlo</translation>
  </message>
  <message>
   <location filename="journal/key.py" />
   <source>put it back from its safe copy</source>
   <translation>repóngala de su copia segura</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>Another Dealer Assist (process %1) runs on the same data %2</source>
   <translation>Otro Dealer Assist (proceso %1) usa los mismos datos %2</translation>
  </message>
  <message>
   <location filename="journal/lock.py" />
   <source>use that one, or close it first</source>
   <translation>use ese o ciérrelo primero</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 cannot be read (%2)</source>
   <translation>No se puede leer %1 (%2)</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 holds %2 data and this table is opened for %3</source>
   <translation>%1 tiene datos de %2 y esta mesa se abre para %3</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 is the journal of table %2, not of %3</source>
   <translation>%1 es el diario de la mesa %2, no de %3</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was made with another key</source>
   <translation>%1 se hizo con otra clave</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>%1 was written by a newer Dealer Assist (schema %2, this one knows %3)</source>
   <translation>%1 es de un Dealer Assist más nuevo (esquema %2, este conoce %3)</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>'dealer-assist journal verify' says what is wrong with it, 'dealer-assist journal restore' puts its newest good backup back</source>
   <translation>'dealer-assist journal verify' dice qué tiene, 'dealer-assist journal restore' repone su última copia buena</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>choose another data folder</source>
   <translation>elija otra carpeta de datos</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>install the newer version or choose another data folder</source>
   <translation>instale la versión nueva o elija otra carpeta de datos</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>open that table or choose another data folder</source>
   <translation>abra esa mesa o elija otra carpeta de datos</translation>
  </message>
  <message>
   <location filename="journal/opening.py" />
   <source>put back the key that belongs to it</source>
   <translation>reponga la clave que le corresponde</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>The journal %1 is damaged at event %2 (%3)</source>
   <translation>El diario %1 está dañado en el evento %2 (%3)</translation>
  </message>
  <message>
   <location filename="journal/tail.py" />
   <source>leave it as it is, call a technician, and open the newest backup</source>
   <translation>déjelo como está, llame a un técnico y abra la última copia</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Entered twice</source>
   <translation>Ingresado dos veces</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Equipment malfunction</source>
   <translation>Falla del equipo</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Exposed card</source>
   <translation>Carta expuesta</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Hand judged wrongly</source>
   <translation>Mano mal juzgada</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Misdeal</source>
   <translation>Mal reparto</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Shuffler malfunction</source>
   <translation>Falla de la barajadora</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong number of cards</source>
   <translation>Número de cartas incorrecto</translation>
  </message>
  <message>
   <location filename="jurisdictions/training.toml" />
   <source>Wrong seat</source>
   <translation>Asiento equivocado</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 rounds an hour, where %2 to %3 are usual</source>
   <translation>%1 rondas por hora; lo usual es de %2 a %3</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>%1 was hit %2 times, where %3 are to be expected</source>
   <translation>%1 salió %2 veces; lo esperado es %3</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Only %1 MB are free for the journal</source>
   <translation>Solo quedan %1 MB para el registro</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>The clock was set %1 by %2 minutes</source>
   <translation>El reloj se movió %2 minutos (%1)</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid %2, but %3 pays %4</source>
   <translation>El premio %1 se pagó a %2, pero %3 paga %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>Win %1 was paid as %2, but the cards of seat %3 make %4</source>
   <translation>El premio %1 se pagó como %2, pero las cartas del asiento %3 forman %4</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>back the win out if it was wrong</source>
   <translation>revierta el premio si fue un error</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check START GAME and END GAME at this table</source>
   <translation>revise START GAME y END GAME en esta mesa</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>check it before the next report</source>
   <translation>revíselo antes del próximo informe</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at the camera and back the win out if it was wrong</source>
   <translation>vea la cámara y revierta el premio si fue un error</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>look at those wins</source>
   <translation>revise esos premios</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>make room or call a technician</source>
   <translation>libere espacio o llame a un técnico</translation>
  </message>
  <message>
   <location filename="reports/unusual.py" />
   <source>no winning hand</source>
   <translation>ninguna mano ganadora</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double adds up to the entire wager of %1, not %2</source>
   <translation>un doble agrega hasta la apuesta entera de %1, no %2</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a double is for the first two cards</source>
   <translation>el doble es para las dos primeras cartas</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a seat splits to %1 hands at most</source>
   <translation>un asiento divide hasta %1 manos</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split matches the entire wager of %1</source>
   <translation>la división iguala la apuesta entera de %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a split needs two cards of the same rank</source>
   <translation>dividir requiere dos cartas del mismo rango</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>a surrender is the first decision or none</source>
   <translation>la rendición es la primera decisión o ninguna</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>correct the amount</source>
   <translation>corrija la cantidad</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>hit or stand</source>
   <translation>pida o plántese</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>put up that much</source>
   <translation>ponga esa cantidad</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double after a split</source>
   <translation>esta mesa no dobla después de dividir</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no double on %1</source>
   <translation>esta mesa no dobla con %1</translation>
  </message>
  <message>
   <location filename="rules/blackjack.py" />
   <source>this table has no surrender</source>
   <translation>esta mesa no tiene rendición</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>%1 is not a card</source>
   <translation>%1 no es una carta</translation>
  </message>
  <message>
   <location filename="rules/cards.py" />
   <source>write rank A23456789TJQK then suit cdhs, like Th</source>
   <translation>escriba rango A23456789TJQK y palo cdhs, como Th</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>A hand with too many or too few cards voids the whole round</source>
   <translation>Una mano con cartas de más o de menos anula toda la ronda</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All is up to the player: it is on the highest hand at the whole table</source>
   <translation>Cover All es opcional: va a la mano más alta de toda la mesa</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Cover All pays when the highest hand of all, the dealer's too, is three of a kind or better</source>
   <translation>Cover All paga si la mano más alta, contando al dealer, es Three of a Kind o mejor</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Fold: the Ante is lost. Cover All stays in play</source>
   <translation>Retirarse: se pierde el Ante. Cover All sigue en juego</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>It pays by the number of hands dealt; folded hands count</source>
   <translation>Paga según las manos repartidas; las retiradas cuentan</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Not qualified: the Ante wins 1 to 1, the Play wager pushes</source>
   <translation>Si no califica: el Ante gana 1 to 1 y el Play empata</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One deck. Five cards to each player and five to the dealer</source>
   <translation>Una baraja. Cinco cartas a cada jugador y cinco al dealer</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>One of the dealer's cards is turned up</source>
   <translation>Una carta del dealer se descubre</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Play: a Play wager of exactly twice the Ante</source>
   <translation>Jugar: una apuesta Play de exactamente el doble del Ante</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Qualified: the higher hand wins the Ante 1 to 1 and Play by its table; a tie pushes both</source>
   <translation>Si califica: la mano alta gana el Ante 1 to 1 y el Play por su tabla; empate, ambos empatan</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Royal flush, straight flush, four of a kind, full house, flush, straight</source>
   <translation>Royal Flush, Straight Flush, Four of a Kind, Full House, Flush, Straight</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Settle right to left, Cover All last</source>
   <translation>Pague de derecha a izquierda, Cover All al final</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The Ante comes first; nobody is dealt in without one</source>
   <translation>El Ante va primero; sin él nadie recibe cartas</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>The dealer qualifies with ace-king or better</source>
   <translation>El dealer califica con as y rey o mejor</translation>
  </message>
  <message>
   <location filename="rules/caribbean.toml" />
   <source>Then three of a kind, two pair, pair, high card</source>
   <translation>Luego Three of a Kind, dos pares, par, carta alta</translation>
  </message>
  <message>
   <location filename="rules/crazy4.py" />
   <source>the Super Bonus must equal the Ante of %1</source>
   <translation>el Super Bonus debe igualar el Ante de %1</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>4-3-2-A is the lowest straight; a straight never goes around the ace</source>
   <translation>4-3-2-A es el Straight más bajo; nunca da la vuelta por el as</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand cannot win the progressive</source>
   <translation>Una mano retirada no puede ganar el progresivo</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>A folded hand may still win the progressive</source>
   <translation>Una mano retirada aún puede ganar el progresivo</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All five dealt cards count for the progressive</source>
   <translation>Las cinco cartas repartidas cuentan para el progresivo</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>All of them are down before the first card</source>
   <translation>Todas van antes de la primera carta</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Ante and Super Bonus are made together and are equal</source>
   <translation>Ante y Super Bonus van juntos y son iguales</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Below a straight it pushes with a hand that wins or ties, and loses with a lower one</source>
   <translation>Con menos de un Straight empata si la mano gana o iguala, y pierde si es menor</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Deal seat 1 first, then on to your right; your own hand comes last</source>
   <translation>Reparta primero al asiento 1 y siga a su derecha; su mano va al final</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Equal hands tie: the fifth card and the suits decide nothing</source>
   <translation>Manos iguales empatan: la quinta carta y los palos no deciden</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Fold: the Ante and the Super Bonus are lost</source>
   <translation>Retirarse: se pierden el Ante y el Super Bonus</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Four of a kind beats everything; four aces are the best of them</source>
   <translation>Four of a Kind gana a todo; cuatro ases es la mejor</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Not qualified: Play wins 1 to 1 whatever the hands, and the Ante pushes</source>
   <translation>Si no califica: el Play gana 1 to 1 con cualquier mano y el Ante empata</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>One deck. Everybody gets five cards, and so does the dealer</source>
   <translation>Una baraja. Todos reciben cinco cartas, y el dealer también</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Play: a Play wager as large as the Ante</source>
   <translation>Jugar: una apuesta Play igual al Ante</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Qualified: the higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>Si califica: la mano alta gana Play y Ante 1 to 1; un empate los devuelve</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is lost with a folded hand</source>
   <translation>Queens Up se pierde con una mano retirada</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up is paid on a folded hand too</source>
   <translation>Queens Up se paga también con una mano retirada</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Queens Up, Bad Beat and the progressive are up to the player</source>
   <translation>Queens Up, Bad Beat y el progresivo son opcionales</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Settle right to left: Play, Ante, Queens Up, Super Bonus; envy comes last</source>
   <translation>Pague de derecha a izquierda: Play, Ante, Queens Up, Super Bonus; Envy al final</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus loses to a higher dealer's hand even if that does not qualify</source>
   <translation>Super Bonus pierde con una mano mayor del dealer aunque no califique</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pays its table from a straight up, even when the dealer's hand is higher</source>
   <translation>Super Bonus paga su tabla desde un Straight, aunque el dealer tenga más</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Super Bonus pushes against a higher dealer's hand that does not qualify</source>
   <translation>Super Bonus empata con una mano mayor del dealer que no califica</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four cards of the five make the hand; the fifth never counts</source>
   <translation>Las mejores cuatro de cinco cartas forman la mano; la quinta no cuenta</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The best four of the five cards count for the progressive</source>
   <translation>Las mejores cuatro de las cinco cartas cuentan para el progresivo</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>The dealer qualifies with king high or better</source>
   <translation>El dealer califica con rey alto o mejor</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Then straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Luego Straight Flush, Three of a Kind, Flush, Straight, dos pares, par, carta alta</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>Three of a kind beats a flush. There is no full house</source>
   <translation>Three of a Kind gana a un Flush. No hay Full House</translation>
  </message>
  <message>
   <location filename="rules/crazy4.toml" />
   <source>With a pair of aces or better, the Play wager may be up to three times the Ante</source>
   <translation>Con par de ases o mejor, el Play puede ser hasta tres veces el Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 folded, so there can be no Play wager</source>
   <translation>El asiento %1 se retiró, no puede tener apuesta Play</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has cards but no Ante</source>
   <translation>El asiento %1 tiene cartas pero no Ante</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 has not decided</source>
   <translation>El asiento %1 no ha decidido</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>Seat %1 plays without a Play wager</source>
   <translation>El asiento %1 juega sin apuesta Play</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a Play wager is a number of whole cents, not %1</source>
   <translation>una apuesta Play es en centavos enteros, no %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>a decision has no %1</source>
   <translation>una decisión no tiene %1</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>it is fold, or play</source>
   <translation>es retirarse o jugar</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>nobody is dealt in without one</source>
   <translation>nadie recibe cartas sin él</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>place it, or fold</source>
   <translation>póngala o retírese</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>take it back</source>
   <translation>retírela</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the Play wager must be %1, not %2</source>
   <translation>la apuesta Play debe ser %1, no %2</translation>
  </message>
  <message>
   <location filename="rules/decisions.py" />
   <source>the action is fold or play</source>
   <translation>la acción es retirarse o jugar</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a Dragon Bonus wager alone</source>
   <translation>El asiento %1 solo tiene una apuesta Dragon Bonus</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has a progressive wager alone</source>
   <translation>El asiento %1 solo tiene una apuesta progresiva</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>Seat %1 has cards or a decision of its own, which baccarat does not know</source>
   <translation>El asiento %1 tiene cartas o decisión propias, que el baccarat no usa</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>add a Player, Banker or Tie wager or take it back</source>
   <translation>agregue Player, Banker o Tie, o retírela</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.py" />
   <source>leave both out</source>
   <translation>omita ambas</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero is no 9-0: that line needs three cards</source>
   <translation>Un nueve natural contra cero no es 9-0: esa línea pide tres cartas</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A natural nine against a zero pays as 9-0 too</source>
   <translation>Un nueve natural contra cero también paga como 9-0</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>A win by 4 to 9 points without a natural pays its line; everything else loses</source>
   <translation>Ganar por 4 a 9 puntos sin natural paga su línea; lo demás pierde</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>After Player's third card Banker always draws on 0 to 2 and stands on 7</source>
   <translation>Tras la tercera carta de Player, Banker pide con 0 a 2 y se planta con 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>An 8 or 9 on two cards is a natural: nobody draws</source>
   <translation>Un 8 o 9 con dos cartas es natural: nadie pide</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Before the start the dealer notes which side each progressive wager is on</source>
   <translation>Antes de empezar, el dealer anota el lado de cada apuesta progresiva</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Cards count their number; tens and pictures count 0, an ace counts 1</source>
   <translation>Las cartas valen su número; dieces y figuras 0, el as 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus is a wager on one side and on how far it wins</source>
   <translation>Dragon Bonus es una apuesta a un lado y a cuánto gana</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus may be bet without a main wager</source>
   <translation>Dragon Bonus puede ir sin apuesta principal</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus needs a main wager</source>
   <translation>Dragon Bonus requiere una apuesta principal</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Dragon Bonus: a natural win pays 1 to 1, a natural tie pushes</source>
   <translation>Dragon Bonus: ganar con natural paga 1 to 1, empate natural empata</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Every progressive wager wins with the winning hand</source>
   <translation>Cada apuesta progresiva gana con la mano ganadora</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>If Player stood, Banker draws on 0 to 5</source>
   <translation>Si Player se plantó, Banker pide con 0 a 5</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 3 Banker draws unless that card was an 8; on 4 against 2 to 7</source>
   <translation>Con 3 Banker pide salvo que esa carta fuera un 8; con 4, contra 2 a 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On 5 Banker draws against 4 to 7; on 6 against 6 or 7</source>
   <translation>Con 5 Banker pide contra 4 a 7; con 6, contra 6 o 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>On a tie the wagers on Player and Banker push</source>
   <translation>En un empate, las apuestas a Player y Banker empatan</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only progressive wagers on the winning side win; a bet on Tie alone does not</source>
   <translation>Solo ganan las apuestas progresivas del lado ganador; solo Tie no</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Only the last digit of the sum counts. Nine is the best hand</source>
   <translation>Solo cuenta el último dígito de la suma. Nueve es la mejor mano</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player draws on 0 to 5 and stands on 6 or 7</source>
   <translation>Player pide con 0 a 5 y se planta con 6 o 7</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player pays 1 to 1. Banker pays 1 to 1 less 5 % commission. Tie pays 8 to 1</source>
   <translation>Player paga 1 to 1. Banker paga 1 to 1 menos 5 % de comisión. Tie paga 8 to 1</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Player, Banker and Tie are the main wagers</source>
   <translation>Player, Banker y Tie son las apuestas principales</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The progressive goes with a main wager</source>
   <translation>El progresivo va con una apuesta principal</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, a natural, or a win by nine</source>
   <translation>Cuenta la mano ganadora: 2, 3 y 4 contra 0, un natural o ganar por nueve</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>The winning hand counts: 2, 3 and 4 against a 0, or a large win</source>
   <translation>Cuenta la mano ganadora: 2, 3 y 4 contra 0, o ganar por mucho</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>There are none: the cards decide</source>
   <translation>No hay: deciden las cartas</translation>
  </message>
  <message>
   <location filename="rules/dragon_bonus.toml" />
   <source>Two cards to Player and two to Banker, in turn, from the shoe</source>
   <translation>Dos cartas a Player y dos a Banker, por turno, del sabot</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up and the progressive are up to the player</source>
   <translation>Aces Up y el progresivo son opcionales</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Aces Up is paid by its table, whatever the dealer holds</source>
   <translation>Aces Up se paga por su tabla, tenga lo que tenga el dealer</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Fold: the Ante is lost</source>
   <translation>Retirarse: se pierde el Ante</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card</source>
   <translation>Four of a Kind, Straight Flush, Three of a Kind, Flush, Straight, dos pares, par, carta alta</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>One deck. Five cards to each player, six to the dealer</source>
   <translation>Una baraja. Cinco cartas a cada jugador, seis al dealer</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Play: a Play wager of one to three times the Ante</source>
   <translation>Jugar: una apuesta Play de una a tres veces el Ante</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Aces Up; envy comes last</source>
   <translation>Pague de derecha a izquierda: Play, Ante, Ante Bonus, Aces Up; Envy al final</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The Ante Bonus is paid from three of a kind up, win or lose, but not on a fold</source>
   <translation>El Ante Bonus se paga desde Three of a Kind, gane o pierda, pero no al retirarse</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The best four cards make the hand</source>
   <translation>Las mejores cuatro cartas forman la mano</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The dealer always qualifies, and the player wins a tie</source>
   <translation>El dealer siempre califica, y el jugador gana el empate</translation>
  </message>
  <message>
   <location filename="rules/four_card.toml" />
   <source>The winning player gets Play and Ante paid 1 to 1</source>
   <translation>Al jugador ganador se le paga Play y Ante 1 to 1</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 folded and has no Turn or River decision</source>
   <translation>El asiento %1 se retiró; no decide en Turn ni River</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must check or bet the Ante on the %2</source>
   <translation>El asiento %1 debe pasar o apostar el Ante en el %2</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>Seat %1 must fold or bet twice the Ante before the flop</source>
   <translation>El asiento %1 debe retirarse o apostar el doble del Ante antes del flop</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>The board has %1 cards instead of 5</source>
   <translation>Hay %1 cartas comunes en lugar de 5</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>the round is void, all wagers go back</source>
   <translation>la ronda es nula, se devuelven las apuestas</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.py" />
   <source>there is no %1 decision, only flop, turn, river</source>
   <translation>no hay decisión en %1, solo flop, turn, river</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A lower hand loses all of them, a tie pushes all of them</source>
   <translation>Una mano menor las pierde todas; un empate las devuelve</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>A pair of aces against the dealer's aces has its own line where the paytable prints one</source>
   <translation>Par de ases contra ases del dealer tiene línea propia si la tabla la trae</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the flop: check, or a Turn wager as large as the Ante</source>
   <translation>Después del flop: pasar, o una apuesta Turn igual al Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>After the turn: check, or a River wager as large as the Ante</source>
   <translation>Después del turn: pasar, o una apuesta River igual al Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Before the flop: fold, or a Flop wager of exactly twice the Ante</source>
   <translation>Antes del flop: retirarse, o una apuesta Flop de dos veces el Ante</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>One deck. Two cards to each player, two to the dealer</source>
   <translation>Una baraja. Dos cartas a cada jugador, dos al dealer</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Settle right to left; envy comes last</source>
   <translation>Pague de derecha a izquierda; Envy al final</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a flush or better, else it pushes</source>
   <translation>El Ante se paga con Flush o mejor; si no, empata</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with a straight or better, else it pushes</source>
   <translation>El Ante se paga con Straight o mejor; si no, empata</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Ante is paid with three tens or better, else it pushes</source>
   <translation>El Ante se paga con tres dieces o mejor; si no, empata</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus and the progressive are up to the player</source>
   <translation>El Bonus y el progresivo son opcionales</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The Bonus goes by the player's first two cards, and is paid on a folded hand too</source>
   <translation>El Bonus va por las dos primeras cartas del jugador, y se paga aunque se retire</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The best five of seven cards: two of one's own and the five shared ones</source>
   <translation>Las mejores cinco de siete: dos propias y las cinco comunes</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The dealer always qualifies</source>
   <translation>El dealer siempre califica</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The higher hand wins Flop, Turn and River 1 to 1; the Ante is paid by the house's rule</source>
   <translation>La mano alta gana Flop, Turn y River 1 to 1; el Ante, por la regla de la casa</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The river is turned only when every River decision is made</source>
   <translation>El river se descubre solo con todas las decisiones River hechas</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the flop count for the progressive</source>
   <translation>Las dos cartas y el flop cuentan para el progresivo</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>The two cards and the whole board count for the progressive</source>
   <translation>Las dos cartas y todas las comunes cuentan para el progresivo</translation>
  </message>
  <message>
   <location filename="rules/holdem_bonus.toml" />
   <source>Then the flop of three cards, the turn and the river, shared by all</source>
   <translation>Luego el flop de tres cartas, el turn y el river, comunes a todos</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>%1 cannot be left up</source>
   <translation>%1 no puede quedar arriba</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>House Money has not won, so nothing can be left up</source>
   <translation>House Money no ganó, nada puede quedar arriba</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give leave and actions</source>
   <translation>indique lo que queda y las acciones</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the insurance wager back</source>
   <translation>devuelva el seguro</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>give the rest back</source>
   <translation>devuelva el resto</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance needs an ace up</source>
   <translation>el seguro requiere un as a la vista</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>insurance of %1 is more than half of the %2 blackjack wager</source>
   <translation>el seguro de %1 pasa de la mitad de la apuesta de %2</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave 0</source>
   <translation>deje 0</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>leave at most the House Money proceeds of %1</source>
   <translation>deje a lo sumo lo ganado de House Money, %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>pay House Money out</source>
   <translation>pague House Money</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>the dealer has blackjack, so nothing can be left up</source>
   <translation>el dealer tiene blackjack, nada puede quedar arriba</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>there is no blackjack wager</source>
   <translation>no hay apuesta de blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.py" />
   <source>what is left up must be whole cents, 0 or more, not %1</source>
   <translation>lo que queda son centavos enteros, 0 o más, no %1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A House Money win may be taken, or all or part of it left up beside the blackjack wager</source>
   <translation>Lo ganado en House Money se cobra, o todo o parte se deja junto a la apuesta de blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 3 to 2</source>
   <translation>Un blackjack paga 3 to 2</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A blackjack pays 6 to 5</source>
   <translation>Un blackjack paga 6 to 5</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may be doubled after a split</source>
   <translation>Se puede doblar después de dividir</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand may not be doubled after a split</source>
   <translation>No se puede doblar después de dividir</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A hand of 21 stands by itself</source>
   <translation>Una mano de 21 se planta sola</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A pair is two cards of one rank</source>
   <translation>Un par son dos cartas del mismo rango</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split once</source>
   <translation>Un asiento puede dividir una vez</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to four hands</source>
   <translation>Un asiento puede dividir hasta cuatro manos</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A seat may split to three hands</source>
   <translation>Un asiento puede dividir hasta tres manos</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A split matches the entire wager; a double is at most as large as it</source>
   <translation>Dividir iguala la apuesta entera; doblar es a lo sumo otro tanto</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>A-2 and K-A are neighbours</source>
   <translation>A-2 y K-A son vecinas</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Against a dealer's blackjack the bonus is still paid, but nothing can be left up</source>
   <translation>Contra un blackjack del dealer el bono se paga, pero nada queda arriba</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and a ten-value card are a blackjack; two cards of 21 after a split are not</source>
   <translation>Un as y una carta de diez son blackjack; 21 con dos cartas tras dividir, no</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>An ace and king of one suit left up is a blackjack on the entire wager</source>
   <translation>As y rey del mismo palo dejados arriba son blackjack sobre la apuesta entera</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Any first two cards may be doubled</source>
   <translation>Se pueden doblar dos primeras cartas cualesquiera</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Each jackpot has its own sensor and its own chip</source>
   <translation>Cada jackpot tiene su sensor y su ficha</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money is settled on the first two cards, before anybody plays</source>
   <translation>House Money se paga con las dos primeras cartas, antes de jugar</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money pays by its table, stake back</source>
   <translation>House Money paga por su tabla y devuelve la apuesta</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>House Money: ace and king of one suit; then two neighbours of one suit; a pair; two neighbours</source>
   <translation>House Money: as y rey del mismo palo; luego dos vecinas del mismo palo; par; dos vecinas</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance is offered against an ace: at most half of the blackjack wager</source>
   <translation>Se ofrece seguro contra un as: hasta la mitad de la apuesta de blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Insurance pays 2 to 1</source>
   <translation>El seguro paga 2 to 1</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 10 and 11 may be doubled</source>
   <translation>Solo se doblan 10 y 11</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Only 9, 10 and 11 may be doubled</source>
   <translation>Solo se doblan 9, 10 y 11</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Settle right to left; a jackpot is called before the cards are picked up</source>
   <translation>Pague de derecha a izquierda; un jackpot se anuncia antes de recoger las cartas</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Sevens count: in the first two cards, and one more as the house has it</source>
   <translation>Cuentan los sietes: en las dos primeras cartas y uno más según la casa</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces are played on like any other pair</source>
   <translation>Los ases divididos se juegan como cualquier par</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Split aces get one card each and no more</source>
   <translation>Los ases divididos reciben una carta cada uno y nada más</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Surrender is the first decision: half of the entire wager comes back</source>
   <translation>La rendición es la primera decisión: vuelve la mitad de la apuesta entera</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The blackjack wager comes first; House Money is up to the player</source>
   <translation>Primero la apuesta de blackjack; House Money es opcional</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer hits a soft 17</source>
   <translation>El dealer pide con 17 suave</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The dealer stands on a soft 17</source>
   <translation>El dealer se planta con 17 suave</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The player's two cards and the dealer's up card count. It is settled before blackjack goes on</source>
   <translation>Cuentan las dos cartas del jugador y la descubierta del dealer. Se paga antes de seguir con blackjack</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the dealer's up card</source>
   <translation>El tercer siete es la carta descubierta del dealer</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>The third seven is the first card that the player draws</source>
   <translation>El tercer siete es la primera carta que pide el jugador</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>There is no surrender</source>
   <translation>No hay rendición</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards of one value may be split, a king and a queen too</source>
   <translation>Se dividen dos cartas del mismo valor, también rey y reina</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>Two cards to each player and two to the dealer, one of them up</source>
   <translation>Dos cartas a cada jugador y dos al dealer, una descubierta</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>What is left up and the blackjack wager are one wager: the entire wager</source>
   <translation>Lo dejado arriba y la apuesta de blackjack son una sola: la apuesta entera</translation>
  </message>
  <message>
   <location filename="rules/house_money.toml" />
   <source>With an ace or a ten up the dealer looks for a blackjack first</source>
   <translation>Con as o diez a la vista, el dealer busca primero un blackjack</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 has %2 instead of %3</source>
   <translation>%1 tiene %2 en lugar de %3</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>%1 is there %2 times, more than %3 can hold</source>
   <translation>%1 está %2 veces, más de lo que cabe en %3</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>No seat is in the deal</source>
   <translation>No hay asientos en el reparto</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>Seat %1 is in the deal twice</source>
   <translation>El asiento %1 está dos veces</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>There is no seat %1</source>
   <translation>No hay asiento %1</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name at least one seat with its wagers</source>
   <translation>nombre al menos un asiento con sus apuestas</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>name every seat once</source>
   <translation>nombre cada asiento una vez</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the round is void, all wagers go back and the cards are reshuffled</source>
   <translation>la ronda es nula: devuelva las apuestas y baraje</translation>
  </message>
  <message>
   <location filename="rules/irregular.py" />
   <source>the seats are 1 to 7</source>
   <translation>los asientos son 1 a 7</translation>
  </message>
  <message>
   <location filename="rules/shoe.py" />
   <source>No card is left in the shoe for %1</source>
   <translation>No quedan cartas en el sabot para %1</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>A ten or higher, aces included, is discarded, and the next card is turned</source>
   <translation>Un diez o más, ases incluidos, se descarta y se descubre la siguiente</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Is that one a ten or higher too, it goes as well: the dealer plays four cards</source>
   <translation>Si esa también es diez o más, se va: el dealer juega cuatro cartas</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is paid by its table, on a folded hand too</source>
   <translation>Queens Up se paga por su tabla, también al retirarse</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Queens Up is up to the player</source>
   <translation>Queens Up es opcional</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Settle right to left: Play, Ante, Ante Bonus, Queens Up</source>
   <translation>Pague de derecha a izquierda: Play, Ante, Ante Bonus, Queens Up</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The Ante Bonus is paid from a straight flush up, win or lose, but not on a fold</source>
   <translation>El Ante Bonus se paga desde Straight Flush, gane o pierda, pero no al retirarse</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The best four cards make the hand, of the player's five and of what the dealer is left with</source>
   <translation>Las mejores cuatro cartas forman la mano, de las cinco del jugador y de las que le quedan al dealer</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>The higher hand wins Play and Ante 1 to 1; a tie pushes both</source>
   <translation>La mano alta gana Play y Ante 1 to 1; un empate los devuelve</translation>
  </message>
  <message>
   <location filename="rules/six_five_four.toml" />
   <source>Turn one of the dealer's cards up</source>
   <translation>Descubra una carta del dealer</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>A meter is being set</source>
   <translation>Se está fijando un medidor</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment is not possible while %1</source>
   <translation>No se puede ajustar mientras %1</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>An adjustment needs a reason from the list</source>
   <translation>Un ajuste requiere un motivo de la lista</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is backed out already</source>
   <translation>El premio %1 ya fue revertido</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is being backed out</source>
   <translation>Se está revirtiendo el premio %1</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is not of this round</source>
   <translation>El premio %1 no es de esta ronda</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>Win %1 is of a jackpot that this table no longer has</source>
   <translation>El premio %1 es de un jackpot que la mesa ya no tiene</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>choose it from the history</source>
   <translation>elíjalo en el historial</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>swipe the cards or cancel it first</source>
   <translation>pase las tarjetas o cancélelo primero</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and hold VOID ROUND</source>
   <translation>%1 y mantenga VOID ROUND</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 and press the winning hand first</source>
   <translation>%1 y presione primero la mano ganadora</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>%1 waits</source>
   <translation>%1 espera</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>An adjustment waits for its cards</source>
   <translation>Un ajuste espera sus tarjetas</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>CONFIRM and a card record a win</source>
   <translation>CONFIRM y una tarjeta registran un premio</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>J-POT works with the key in JPH only</source>
   <translation>J-POT funciona solo con la llave en JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No card is awaited here</source>
   <translation>Aquí no se espera tarjeta</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>No hand button is on</source>
   <translation>Ningún botón de mano está encendido</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>Supervisor key</source>
   <translation>Llave del supervisor</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>The key has no position %1</source>
   <translation>La llave no tiene posición %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>There is no win to record while %1</source>
   <translation>No hay premio que registrar mientras %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no %1</source>
   <translation>Esta consola no tiene %1</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>This console has no key</source>
   <translation>Esta consola no tiene llave</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>it stands in RUN or JPH</source>
   <translation>va en RUN o JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key and J-POT record a win</source>
   <translation>la llave y J-POT registran un premio</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>the key is in JPH</source>
   <translation>la llave está en JPH</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn it back to RUN first</source>
   <translation>regrésela a RUN primero</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key back to RUN first</source>
   <translation>regrese primero la llave a RUN</translation>
  </message>
  <message>
   <location filename="table/aquarius.py" />
   <source>turn the key first</source>
   <translation>gire primero la llave</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 cents</source>
   <translation>%1 centavos</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed and starts again from nothing after a win</source>
   <translation>%1 no tiene semilla y empieza de cero tras un premio</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 has no seed but a reserve of %2</source>
   <translation>%1 no tiene semilla, pero sí una reserva de %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 of each wager goes to the meter and its reserve instead of %2</source>
   <translation>%1 de cada apuesta va al medidor y su reserva, en vez de %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 point</source>
   <translation>%1 punto</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 points</source>
   <translation>%1 puntos</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>%1 starts again at %2, less than the largest fixed prize of %3</source>
   <translation>%1 reinicia en %2, menos que el mayor premio fijo de %3</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>Sensor %1, %2</source>
   <translation>Sensor %1, %2</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>after two wins in a row it starts again from next to nothing</source>
   <translation>tras dos premios seguidos empieza casi de cero</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>all pays come off the meter and it gets %1 of each wager</source>
   <translation>todos los pagos salen del medidor y recibe %1 de cada apuesta</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>below %1 it may run dry, and then the tray pays</source>
   <translation>con menos de %1 puede agotarse, y entonces paga la bandeja</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>no hand wins %1</source>
   <translation>ninguna mano gana %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>nothing is paid for %1</source>
   <translation>no se paga nada por %1</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge falls by %1 (%2 of the wager, %3 on each %4)</source>
   <translation>la ventaja de la casa baja %1 (%2 de la apuesta, %3 por cada %4)</translation>
  </message>
  <message>
   <location filename="table/cautions.py" />
   <source>the house edge rises, by %1 at every %2</source>
   <translation>la ventaja de la casa sube %1 por cada %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 games on one hand take more than %2 (%3) and %4 may</source>
   <translation>%1 juegos sobre una mano aceptan más de %2 (%3) y solo pueden %4</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 is approved for %2 only</source>
   <translation>%1 está aprobado solo para %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of each wager would go to the meters of %2, more than the wager itself</source>
   <translation>%1 de cada apuesta iría a los medidores de %2, más que la apuesta misma</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 of them</source>
   <translation>%1 de ellos</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 on sensor %2</source>
   <translation>%1 en el sensor %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays %2 to 1 at most, and below %3 to 1 there may be no limit on what a deal pays out</source>
   <translation>%1 paga %2 to 1 como máximo; por debajo de %3 to 1 no se puede limitar el pago por mano</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 pays out %2 a deal at most, and that may not be below %3, %4 times the largest wager</source>
   <translation>%1 paga %2 por mano como máximo, y no puede ser menos de %3, %4 veces la apuesta mayor</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes %2 at least and %3 at most</source>
   <translation>%1 acepta mínimo %2 y máximo %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>%1 takes up to %2 and the wager limit is %3</source>
   <translation>%1 acepta hasta %2 y el límite de apuesta es %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>One hand of cards decides %1 games (%2) and may decide %3</source>
   <translation>Una mano decide %1 juegos (%2) y solo puede decidir %3</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1</source>
   <translation>Sensor %1</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>Sensor %1 may not join %2</source>
   <translation>El sensor %1 no puede entrar en %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 may not stand beside the progressive %2</source>
   <translation>El jackpot de la casa %1 no puede estar junto al progresivo %2</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>The house jackpot %1 needs both of its notices on display</source>
   <translation>El jackpot de la casa %1 necesita sus dos avisos a la vista</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change one of them (approved rules)</source>
   <translation>cambie uno de ellos (reglas aprobadas)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the console or the jackpot (approved rules)</source>
   <translation>cambie la consola o el jackpot (reglas aprobadas)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>change the shoe or the jackpot (approved rules)</source>
   <translation>cambie el sabot o el jackpot (reglas aprobadas)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>choose jackpots of one type (%1)</source>
   <translation>elija jackpots de un solo tipo (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>has %1 on one sensor, which has one jackpot only (approved rules)</source>
   <translation>tiene %1 en un sensor, que lleva un solo jackpot (reglas aprobadas)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>keep one on %1, the other may have the second sensor</source>
   <translation>deje uno en %1, el otro puede ir en el segundo sensor</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>limit %1 to that (%2)</source>
   <translation>limite %1 a eso (%2)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower a rate (approved rules)</source>
   <translation>baje una tasa (reglas aprobadas)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>lower it (%1)</source>
   <translation>bájelo (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>one of them</source>
   <translation>uno de ellos</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>raise it (%1)</source>
   <translation>súbalo (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take %1 off (%2)</source>
   <translation>quite %1 (%2)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take it off the link (%1)</source>
   <translation>sáquelo del enlace (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>take the limit off (%1)</source>
   <translation>quite el límite (%1)</translation>
  </message>
  <message>
   <location filename="table/checker.py" />
   <source>write them into the jurisdiction's file (%1)</source>
   <translation>escríbalos en el archivo de la jurisdicción (%1)</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is no hand of this paytable</source>
   <translation>%1 no es una mano de esta tabla</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled first</source>
   <translation>%1 se paga primero</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>%1 is settled for this round</source>
   <translation>%1 ya se pagó en esta ronda</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>BACK TO TABLE makes it a claim again</source>
   <translation>VOLVER A LA MESA lo vuelve reclamo</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>No progressive wager is on %1</source>
   <translation>No hay apuesta progresiva en %1</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has folded</source>
   <translation>El asiento %1 se retiró</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no claim to turn off</source>
   <translation>El asiento %1 no tiene reclamo que apagar</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>Seat %1 has no progressive wager in this round</source>
   <translation>Asiento %1: sin apuesta progresiva esta ronda</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claim of %1 is</source>
   <translation>El reclamo de %1 está</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The claims of %1 are</source>
   <translation>Los reclamos de %1 están</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 is on record</source>
   <translation>Asiento %1 ya registrado</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>The win of seat %1 waits for a card</source>
   <translation>El premio del asiento %1 espera una tarjeta</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>There is no sensor %1 at seat %2</source>
   <translation>No hay sensor %1 en el asiento %2</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>folded hands do not win here</source>
   <translation>aquí no ganan las manos retiradas</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>nobody wins the progressive</source>
   <translation>nadie gana el progresivo</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>only an adjustment can undo it</source>
   <translation>solo un ajuste lo deshace</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>press END GAME for it, then play the hands</source>
   <translation>presione su END GAME y juegue las manos</translation>
  </message>
  <message>
   <location filename="table/claims.py" />
   <source>seat %1 %2</source>
   <translation>asiento %1 %2</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claim</source>
   <translation>%1 reclamo</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 claims</source>
   <translation>%1 reclamos</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 not confirmed</source>
   <translation>%1 sin confirmar</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensor</source>
   <translation>%1 sensor</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>%1 sensors</source>
   <translation>%1 sensores</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>A win is on record</source>
   <translation>Hay un premio registrado</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Begins the round</source>
   <translation>Empieza la ronda</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Called</source>
   <translation>Llamado</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Finish the checklist</source>
   <translation>Termine la lista</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Hold 0.8 s</source>
   <translation>Mantenga 0.8 s</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to JPH first</source>
   <translation>Primero la llave a JPH</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN</source>
   <translation>Llave a RUN</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Key to RUN first</source>
   <translation>Primero la llave a RUN</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Locks %1</source>
   <translation>Fija %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Marked</source>
   <translation>Marcada</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs %1 card</source>
   <translation>Requiere tarjeta %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Needs the key</source>
   <translation>Requiere la llave</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>No progressive wager</source>
   <translation>Sin apuesta progresiva</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Not on this console</source>
   <translation>No en esta consola</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>On record</source>
   <translation>Registrado</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Opens the next round</source>
   <translation>Abre la próxima ronda</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Press to take it back</source>
   <translation>Presione para quitarlo</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>Settles %1</source>
   <translation>Paga %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>not yet</source>
   <translation>aún no</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open after %1</source>
   <translation>se abren después de %1</translation>
  </message>
  <message>
   <location filename="table/controls.py" />
   <source>open when a seat is selected</source>
   <translation>se abren al elegir un asiento</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 deals no cards to %2</source>
   <translation>%1 no reparte cartas a %2</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 decks</source>
   <translation>%1 barajas</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>Seat %1 has %2 cards at most</source>
   <translation>El asiento %1 tiene %2 cartas como máximo</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1 has %2 cards at most</source>
   <translation>%1 tiene %2 cartas como máximo</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>choose another place</source>
   <translation>elija otro lugar</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>look at the cards again</source>
   <translation>revise las cartas</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>one deck</source>
   <translation>una baraja</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>take the others away</source>
   <translation>retire las demás</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>A wager cannot be less than nothing</source>
   <translation>Una apuesta no puede ser menor que cero</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>Late chip at seat %1</source>
   <translation>Ficha tardía en el asiento %1</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no seat %1 at this table</source>
   <translation>No hay asiento %1 en esta mesa</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>There is no sensor %1 at seat %2 of this table</source>
   <translation>No hay sensor %1 en el asiento %2 de esta mesa</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>count it again</source>
   <translation>cuéntela otra vez</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>it does not count, give it back</source>
   <translation>no cuenta, devuélvala</translation>
  </message>
  <message>
   <location filename="table/decide.py" />
   <source>swipe a dealer card to open it</source>
   <translation>pase una tarjeta de dealer para abrirla</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 is still as it was</source>
   <translation>%1 sigue como estaba</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wager</source>
   <translation>%1 apuesta progresiva</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 progressive wagers</source>
   <translation>%1 apuestas progresivas</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 win</source>
   <translation>%1 premio</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>%1 wins</source>
   <translation>%1 premios</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Seats</source>
   <translation>Asientos</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>Sets %1 to %2</source>
   <translation>Fija %1 en %2</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>a staff</source>
   <translation>de personal</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>has a winning hand</source>
   <translation>tiene una mano ganadora</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>have winning hands</source>
   <translation>tienen manos ganadoras</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy</source>
   <translation>al final, Envy</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>last, envy %1</source>
   <translation>al final, Envy %1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>seat %1, sensor %2</source>
   <translation>asiento %1, sensor %2</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>%1 is no irregularity</source>
   <translation>%1 no es una irregularidad</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A hand had the wrong number of cards, so all hands are void</source>
   <translation>Una mano tuvo un número de cartas incorrecto; todas son nulas</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>A win of this round is on record</source>
   <translation>Hay un premio registrado de esta ronda</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Another irregularity is being followed</source>
   <translation>Ya se sigue otra irregularidad</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>Step %1 of the checklist comes first</source>
   <translation>Primero va el paso %1 de la lista</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The number of cards is reported in play</source>
   <translation>El número de cartas se reporta en juego</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>The shuffler's checklist is at step %1</source>
   <translation>La lista de la barajadora va en el paso %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>There is no checklist to follow now</source>
   <translation>Ahora no hay lista que seguir</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>This step is a call</source>
   <translation>Este paso es una llamada</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>choose %1</source>
   <translation>elija %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it before the next round</source>
   <translation>termínela antes de la próxima ronda</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>finish it first</source>
   <translation>termínela primero</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>now %1</source>
   <translation>ahora %1</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>or</source>
   <translation>o</translation>
  </message>
  <message>
   <location filename="table/irregularities.py" />
   <source>say who was told</source>
   <translation>diga a quién se avisó</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card</source>
   <translation>Una carta</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A card time-out</source>
   <translation>Un límite de tarjeta</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A change of game</source>
   <translation>Un cambio de juego</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A fold</source>
   <translation>Un retiro</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A hand button</source>
   <translation>Un botón de mano</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A mark by hand</source>
   <translation>Una marca a mano</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A side</source>
   <translation>Un lado</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A step of the checklist</source>
   <translation>Un paso de la lista</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>A wager</source>
   <translation>Una apuesta</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An adjustment</source>
   <translation>Un ajuste</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>An irregularity</source>
   <translation>Una irregularidad</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>BACK TO TABLE</source>
   <translation>VOLVER A LA MESA</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CANCEL</source>
   <translation>CANCELAR</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>CLOSE TABLE</source>
   <translation>CERRAR MESA</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>NOT A WIN</source>
   <translation>NO ES PREMIO</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>Paying</source>
   <translation>El pago</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>TRY AGAIN</source>
   <translation>OTRO INTENTO</translation>
  </message>
  <message>
   <location filename="table/labels.py" />
   <source>The end of an irregularity</source>
   <translation>El fin de una irregularidad</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>%1 can relieve between rounds only</source>
   <translation>%1 solo puede relevar entre rondas</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>A %1's card does not unlock the table</source>
   <translation>Una tarjeta %1 no desbloquea la mesa</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>Card ending %1 is not on the staff list</source>
   <translation>La tarjeta terminada en %1 no está en la lista</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The card could not be read</source>
   <translation>No se pudo leer la tarjeta</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table cannot be locked while %1</source>
   <translation>La mesa no se puede bloquear mientras %1</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>The table is locked</source>
   <translation>La mesa está bloqueada</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>a Supervisor's does</source>
   <translation>la de un Supervisor sí</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>finish that first</source>
   <translation>termine eso primero</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe a card to unlock it first</source>
   <translation>pase antes una tarjeta para desbloquearla</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>swipe it again</source>
   <translation>pásela otra vez</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>the screen stays locked</source>
   <translation>la pantalla sigue bloqueada</translation>
  </message>
  <message>
   <location filename="table/locking.py" />
   <source>turn it back to RUN before the table is locked</source>
   <translation>regrésela a RUN antes de bloquear la mesa</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter %2</source>
   <translation>%1 no tiene medidor %2</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 has no meter yet</source>
   <translation>%1 aún no tiene medidor</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>%1 is the house's own</source>
   <translation>%1 es de la casa</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>A meter is set between two rounds only</source>
   <translation>Un medidor solo se fija entre rondas</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>There is no sensor %1 at this table</source>
   <translation>No hay sensor %1 en esta mesa</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>change its amount in the settings</source>
   <translation>cambie su cantidad en los ajustes</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>choose another meter</source>
   <translation>elija otro medidor</translation>
  </message>
  <message>
   <location filename="table/meter_changes.py" />
   <source>open the table once before it is set</source>
   <translation>abra la mesa una vez antes de fijarlo</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>This console has no J-POT</source>
   <translation>Esta consola no tiene J-POT</translation>
  </message>
  <message>
   <location filename="table/nexus.py" />
   <source>back to table</source>
   <translation>volver a la mesa</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 is %2 already</source>
   <translation>%1 ya es %2</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by a Supervisor or an Executive</source>
   <translation>Los ajustes los cambia un Supervisor o un Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That alert is not open any more</source>
   <translation>Esa alerta ya no está abierta</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>That setting is not proposed any more</source>
   <translation>Ese ajuste ya no está propuesto</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is for a Supervisor or an Executive</source>
   <translation>La oficina es para un Supervisor o un Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The first copy of a page is copy 1</source>
   <translation>La primera copia de una página es la 1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The second card must be another person's than %1's</source>
   <translation>La segunda tarjeta no puede ser de %1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>count the copies again</source>
   <translation>cuente las copias otra vez</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>enter another value</source>
   <translation>anote otro valor</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>look at the list again</source>
   <translation>revise la lista</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>swipe such a card</source>
   <translation>pase esa tarjeta</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>%1 is the game of this table already</source>
   <translation>%1 ya es el juego de esta mesa</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>Nobody is signed in</source>
   <translation>Nadie ha iniciado sesión</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The game can be changed only when the table is closed</source>
   <translation>El juego solo se cambia con la mesa cerrada</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>The table can be closed between rounds only</source>
   <translation>La mesa solo se cierra entre rondas</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>choose another</source>
   <translation>elija otro</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>close it first</source>
   <translation>ciérrela primero</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>swipe a dealer card first</source>
   <translation>pase primero una tarjeta de dealer</translation>
  </message>
  <message>
   <location filename="table/opening.py" />
   <source>turn it back to RUN before the table is closed</source>
   <translation>regrésela a RUN antes de cerrar la mesa</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not possible while %2</source>
   <translation>%1 no es posible mientras %2</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>%1 is not settled</source>
   <translation>%1 no se ha pagado</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>A void needs a reason from the list</source>
   <translation>Anular requiere un motivo de la lista</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Nothing on sensor %1 is settled before the round ends</source>
   <translation>Nada del sensor %1 se paga antes del fin de la ronda</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>Seat %1 claims a win</source>
   <translation>El asiento %1 reclama un premio</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>The sensor of seat %1 works</source>
   <translation>El sensor del asiento %1 funciona</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>call the supervisor first</source>
   <translation>llame primero al supervisor</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>its %1 comes before the hands are played</source>
   <translation>su %1 va antes de jugar las manos</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>put the chip on it</source>
   <translation>ponga la ficha sobre él</translation>
  </message>
  <message>
   <location filename="table/rounds.py" />
   <source>turn its hand button off before it folds</source>
   <translation>apague su botón de mano antes de retirarse</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be chosen</source>
   <translation>%1 no se puede elegir</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>%1 cannot be read</source>
   <translation>%1 no se puede leer</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write a rate like 20.5 %</source>
   <translation>escriba una tasa como 20.5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write an amount like $7,500</source>
   <translation>escriba una cantidad como $7,500</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a card is awaited</source>
   <translation>se espera una tarjeta</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>a round is in play</source>
   <translation>hay una ronda en juego</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>bets are open</source>
   <translation>las apuestas están abiertas</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>the supervisor verifies</source>
   <translation>el supervisor verifica</translation>
  </message>
  <message>
   <location filename="table/state.py" />
   <source>wins are being paid</source>
   <translation>se pagan premios</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is %2</source>
   <translation>%1 es %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>%1 is signed in already</source>
   <translation>%1 ya inició sesión</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A Supervisor card changes the game of the table</source>
   <translation>Una tarjeta Supervisor cambia el juego de la mesa</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>A dealer card opens the table</source>
   <translation>Una tarjeta de dealer abre la mesa</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Backing win %1 out needs %2 card</source>
   <translation>Revertir el premio %1 requiere tarjeta %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No card is asked for now</source>
   <translation>Ahora no se pide tarjeta</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>No win is confirmed</source>
   <translation>No hay premio confirmado</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>Setting a meter needs %1 card</source>
   <translation>Fijar un medidor requiere tarjeta %1</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>That was try %1 of %2</source>
   <translation>Fue el intento %1 de %2</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>The time for a card is over</source>
   <translation>Se acabó el tiempo para la tarjeta</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press CONFIRM first</source>
   <translation>presione primero CONFIRM</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>press TRY AGAIN first</source>
   <translation>presione primero OTRO INTENTO</translation>
  </message>
  <message>
   <location filename="table/swipes.py" />
   <source>verify again</source>
   <translation>verifique otra vez</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 does not win</source>
   <translation>%1 no gana</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>%1 is no side</source>
   <translation>%1 no es un lado</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Every seat has its own hand here</source>
   <translation>Aquí cada asiento tiene su mano</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>Seat %1 has not bet on a side that can win the progressive</source>
   <translation>El asiento %1 no apostó a un lado que gane el progresivo</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The side of %1 is not known</source>
   <translation>No se sabe el lado de %1</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>The table's hand is on record</source>
   <translation>La mano de la mesa está registrada</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player or banker</source>
   <translation>elija player o banker</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>choose player, banker or tie</source>
   <translation>elija player, banker o tie</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>mark it first</source>
   <translation>márquelo primero</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>only an adjustment can change who shares it</source>
   <translation>solo un ajuste cambia quién lo comparte</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>touch a seat first</source>
   <translation>toque primero un asiento</translation>
  </message>
  <message>
   <location filename="table/table_hand.py" />
   <source>turn its hand button off before its side changes</source>
   <translation>apague su botón de mano antes de cambiar de lado</translation>
  </message>
  <message>
   <location filename="table/words.py" />
   <source>%1 and %2</source>
   <translation>%1 y %2</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>%1 s left</source>
   <translation>faltan %1 s</translation>
  </message>
  <message>
   <location filename="ui/action_button.py" />
   <source>HOLDING</source>
   <translation>SIGA...</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>This card is not on the staff list</source>
   <translation>Esta tarjeta no está en la lista de personal</translation>
  </message>
  <message>
   <location filename="ui/card_door.py" />
   <source>use another one</source>
   <translation>use otra</translation>
  </message>
  <message>
   <location filename="ui/card_key.py" />
   <source>%1 of %2</source>
   <translation>%1 de %2</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>Cards on the table</source>
   <translation>Cartas en la mesa</translation>
  </message>
  <message>
   <location filename="ui/card_page.py" />
   <source>They are recorded with the round and change no wager</source>
   <translation>Se registran con la ronda y no cambian ninguna apuesta</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>%1 cannot leave a live table</source>
   <translation>%1 no puede dejar una mesa en vivo</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Chips on the sensors are not watched until then</source>
   <translation>Mientras tanto no se vigilan las fichas de los sensores</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>EXIT</source>
   <translation>SALIR</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Everything that was shown is on record</source>
   <translation>Todo lo mostrado está registrado</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Leave Dealer Assist?</source>
   <translation>¿Salir de Dealer Assist?</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Round %1 stays as it is</source>
   <translation>La ronda %1 queda como está</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>Swipe a Supervisor or technician card to leave</source>
   <translation>Pase tarjeta de Supervisor o de técnico para salir</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>The next start goes on exactly here</source>
   <translation>El próximo inicio sigue exactamente aquí</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>To the desktop</source>
   <translation>Al escritorio</translation>
  </message>
  <message>
   <location filename="ui/exit_page.py" />
   <source>a Supervisor or a technician can</source>
   <translation>un Supervisor o un técnico sí</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Cause a fault</source>
   <translation>Causar una falla</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>DEVICES</source>
   <translation>EQUIPOS</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Simulated devices only</source>
   <translation>Solo equipos simulados</translation>
  </message>
  <message>
   <location filename="ui/fault_panel.py" />
   <source>Touch to break one, touch again to mend it</source>
   <translation>Toque para dañar uno, otra vez para repararlo</translation>
  </message>
  <message>
   <location filename="ui/game_card.py" />
   <source>Cannot be opened</source>
   <translation>No se puede abrir</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 cannot change the game</source>
   <translation>%1 no puede cambiar el juego</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>%1 will stand here, closed, until a dealer opens it</source>
   <translation>%1 quedará aquí, cerrada, hasta que la abra un dealer</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>BACK</source>
   <translation>VOLVER</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Choose the game, then press OPEN</source>
   <translation>Elija el juego y presione ABRIR</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>MORE GAMES</source>
   <translation>MÁS JUEGOS</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Page %1 of %2</source>
   <translation>Página %1 de %2</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>Swipe a Supervisor card to change the game</source>
   <translation>Pase una tarjeta Supervisor para cambiar el juego</translation>
  </message>
  <message>
   <location filename="ui/games_screen.py" />
   <source>a Supervisor can</source>
   <translation>un Supervisor sí</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>BACK TO THE ROUND</source>
   <translation>VOLVER A LA RONDA</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>History of table %1</source>
   <translation>Historial de la mesa %1</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>NEWER</source>
   <translation>MÁS NUEVAS</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>OLDER</source>
   <translation>MÁS VIEJAS</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>Round %1 was played by rules of another version</source>
   <translation>La ronda %1 se jugó con reglas de otra versión</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The first round</source>
   <translation>La primera ronda</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The newest</source>
   <translation>La más nueva</translation>
  </message>
  <message>
   <location filename="ui/history_page.py" />
   <source>The win stands</source>
   <translation>El premio sigue en pie</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Key to %1</source>
   <translation>Llave a %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>The key is at %1</source>
   <translation>La llave está en %1</translation>
  </message>
  <message>
   <location filename="ui/key_box.py" />
   <source>Turn the key in its lock</source>
   <translation>Gire la llave en su cerradura</translation>
  </message>
  <message>
   <location filename="ui/lock_screen.py" />
   <source>Locked</source>
   <translation>Bloqueado</translation>
  </message>
  <message>
   <location filename="ui/meter_box.py" />
   <source>DO NOT QUOTE</source>
   <translation>NO LO DIGA</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Break a simulated device</source>
   <translation>Dañe un equipo simulado</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CARDS</source>
   <translation>CARTAS</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>CAUSE A FAULT</source>
   <translation>CAUSAR FALLA</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>GAME MANAGER</source>
   <translation>GAME MANAGER</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>HISTORY</source>
   <translation>HISTORIAL</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>LOCK</source>
   <translation>BLOQUEAR</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>MY SHIFT</source>
   <translation>MI TURNO</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Of this game, in short</source>
   <translation>De este juego, en breve</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>PAYTABLES</source>
   <translation>TABLAS DE PAGO</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>RULES</source>
   <translation>REGLAS</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, step by step</source>
   <translation>Rondas, paso a paso</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Rounds, wins, pace</source>
   <translation>Rondas, premios, ritmo</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTINGS</source>
   <translation>AJUSTES</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>SETTLEMENT</source>
   <translation>PAGOS</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Sound, hand, contrast, language</source>
   <translation>Sonido, mano, contraste, idioma</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Supervisor or Executive card</source>
   <translation>Tarjeta Supervisor o Executive</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Touch in what lies there</source>
   <translation>Marque lo que está ahí</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>What each hand pays</source>
   <translation>Lo que paga cada mano</translation>
  </message>
  <message>
   <location filename="ui/pages.py" />
   <source>Who is paid what</source>
   <translation>A quién se paga y cuánto</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Dealer Assist</source>
   <translation>Dealer Assist</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>Sheet %1 of %2</source>
   <translation>Hoja %1 de %2</translation>
  </message>
  <message>
   <location filename="ui/paper_chart.py" />
   <source>%1 of %2 to %3</source>
   <translation>%1 de %2 a %3</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>The journal cannot be read now</source>
   <translation>Ahora no se puede leer el diario</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>This table keeps no journal</source>
   <translation>Esta mesa no lleva diario</translation>
  </message>
  <message>
   <location filename="ui/past.py" />
   <source>look again in a moment</source>
   <translation>mire otra vez en un momento</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 left</source>
   <translation>quedan %1</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 second</source>
   <translation>%1 segundo</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>%1 seconds</source>
   <translation>%1 segundos</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>PIN of %1</source>
   <translation>PIN de %1</translation>
  </message>
  <message>
   <location filename="ui/pin_over.py" />
   <source>Type it unseen by others</source>
   <translation>Escríbalo sin que otros lo vean</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>4 to 8 digits</source>
   <translation>4 a 8 dígitos</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>OK</source>
   <translation>OK</translation>
  </message>
  <message>
   <location filename="ui/pin_pad.py" />
   <source>The card does not count</source>
   <translation>La tarjeta no cuenta</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>%1 locked</source>
   <translation>Fijado: %1</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>Base game, no progressive</source>
   <translation>Juego base, sin progresivo</translation>
  </message>
  <message>
   <location filename="ui/present/actions.py" />
   <source>MENU</source>
   <translation>MENÚ</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 back</source>
   <translation>vuelven %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 cards</source>
   <translation>%1 cartas</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 has all its cards</source>
   <translation>%1 tiene todas sus cartas</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 is on the table already</source>
   <translation>%1 ya está en la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>%1 of %2 cards</source>
   <translation>%1 de %2 cartas</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>1 card</source>
   <translation>1 carta</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A second hand</source>
   <translation>Otra mano</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>A virtual round</source>
   <translation>Una ronda virtual</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>CLEAR</source>
   <translation>BORRAR</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Cards come after the game has started</source>
   <translation>Las cartas van después de empezar el juego</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Choose a seat</source>
   <translation>Elija un asiento</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DEAL</source>
   <translation>REPARTIR</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLE</source>
   <translation>DOBLAR</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>DOUBLED</source>
   <translation>DOBLADA</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Every hand has its cards</source>
   <translation>Cada mano tiene sus cartas</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEAVE UP</source>
   <translation>DEJAR</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>LEFT UP</source>
   <translation>QUEDA ARRIBA</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No card yet</source>
   <translation>Aún sin cartas</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>No cards here</source>
   <translation>Aquí no hay cartas</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not a pair</source>
   <translation>No es un par</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Nothing was won</source>
   <translation>No se ganó nada</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SEAT %1</source>
   <translation>ASIENTO %1</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SPLIT</source>
   <translation>DIVIDIR</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDER</source>
   <translation>RENDIRSE</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>SURRENDERED</source>
   <translation>SE RINDIÓ</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>The last card</source>
   <translation>La última carta</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>This place</source>
   <translation>Este lugar</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>Touch the cards as they lie</source>
   <translation>Toque las cartas como están</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>UNDO</source>
   <translation>DESHACER</translation>
  </message>
  <message>
   <location filename="ui/present/card_pad.py" />
   <source>the place moves on by itself</source>
   <translation>el lugar avanza solo</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>%1 CARDS</source>
   <translation>%1 CARTAS</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>A tie, %1 to %2</source>
   <translation>Empate, %1 a %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BOARD</source>
   <translation>MESA</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>BUST</source>
   <translation>PASÓ</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Banker wins %1 to %2</source>
   <translation>Banker gana %1 a %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>DEALER</source>
   <translation>DEALER</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It has won</source>
   <translation>Ha ganado</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>It wins for every progressive wager on %1</source>
   <translation>Gana cada apuesta progresiva a %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>LOSES</source>
   <translation>PIERDE</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Player wins %1 to %2</source>
   <translation>Player gana %1 a %2</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press %1</source>
   <translation>Presione %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Press the hand</source>
   <translation>Presione la mano</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>SOFT %1</source>
   <translation>SUAVE %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Seat %1 has no winning hand</source>
   <translation>El asiento %1 no tiene mano ganadora</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards decide who won</source>
   <translation>Las cartas deciden quién ganó</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards make no winning hand</source>
   <translation>Las cartas no dan mano ganadora</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>The cards of this seat make it</source>
   <translation>Las cartas de este asiento la forman</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch another seat, or press %1</source>
   <translation>Toque otro asiento, o presione %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch it if it has won</source>
   <translation>Tóquelo si ganó</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch seat %1</source>
   <translation>Toque el asiento %1</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WINS BY %1</source>
   <translation>GANA POR %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 acknowledged an alert</source>
   <translation>%1 tomó nota de una alerta</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 approved the adjustment</source>
   <translation>%1 aprobó el ajuste</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 authorised %2, %3</source>
   <translation>%1 autorizó %2, %3</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is not a win</source>
   <translation>%1 no es premio</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 is settled</source>
   <translation>%1 se pagó</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 let another game be opened</source>
   <translation>%1 permitió abrir otro juego</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked in</source>
   <translation>Fijado: %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 locked the table</source>
   <translation>%1 bloqueó la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 opened the table</source>
   <translation>%1 abrió la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 set a meter by hand</source>
   <translation>%1 fijó un medidor a mano</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 took over as dealer</source>
   <translation>%1 relevó al dealer</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 unlocked the table</source>
   <translation>%1 desbloqueó la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 verified, the values are locked</source>
   <translation>%1 verificó, los valores quedan fijos</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wager</source>
   <translation>%1 apuesta</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 wagers</source>
   <translation>%1 apuestas</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>%1 was turned off</source>
   <translation>%1 se apagó</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card is awaited again</source>
   <translation>Se espera otra vez una tarjeta</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A card was refused</source>
   <translation>Se rechazó una tarjeta</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A late chip on sensor %1 does not count</source>
   <translation>Una ficha tardía en el sensor %1 no cuenta</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A part of the screen failed</source>
   <translation>Falló una parte de la pantalla</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>A trouble in dealing was noted</source>
   <translation>Se anotó un problema al repartir</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Back to the table</source>
   <translation>De vuelta a la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Cards at %1</source>
   <translation>Cartas en %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>No card came in time</source>
   <translation>No llegó tarjeta a tiempo</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Round %1 is open for bets</source>
   <translation>La ronda %1 abre apuestas</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 claims %2</source>
   <translation>El asiento %1 reclama %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 folded</source>
   <translation>El asiento %1 se retiró</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 has %2 on the layout</source>
   <translation>El asiento %1 tiene %2 en el tapete</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Seat %1 is on %2</source>
   <translation>El asiento %1 va a %2</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 failed</source>
   <translation>Falló el sensor %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 sees a chip</source>
   <translation>El sensor %1 ve una ficha</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Sensor %1 works again</source>
   <translation>El sensor %1 funciona otra vez</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The adjustment was cancelled</source>
   <translation>Se canceló el ajuste</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The chip on sensor %1 is gone</source>
   <translation>La ficha del sensor %1 ya no está</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The confirmation was cancelled</source>
   <translation>Se canceló la confirmación</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The devices were tested</source>
   <translation>Se probaron los equipos</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The key was turned to %1</source>
   <translation>La llave se giró a %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The mark on sensor %1 was taken back</source>
   <translation>Se quitó la marca del sensor %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The meters were adjusted</source>
   <translation>Se ajustaron los medidores</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was not printed</source>
   <translation>La página del premio %1 no se imprimió</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The page of win %1 was printed</source>
   <translation>La página del premio %1 se imprimió</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The round was voided</source>
   <translation>La ronda se anuló</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The supervisor was called</source>
   <translation>Se llamó al supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was closed</source>
   <translation>La mesa se cerró</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The table was locked</source>
   <translation>La mesa se bloqueó</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The trouble in dealing is over</source>
   <translation>Terminó el problema al repartir</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wager of sensor %1 was marked by hand</source>
   <translation>La apuesta del sensor %1 se marcó a mano</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>The wins are being paid</source>
   <translation>Se pagan los premios</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1 is to be backed out</source>
   <translation>Se revertirá el premio %1</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>Win %1, %2, was backed out</source>
   <translation>El premio %1, %2, se revirtió</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>taken back</source>
   <translation>retirado</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>the round is over</source>
   <translation>la ronda terminó</translation>
  </message>
  <message>
   <location filename="ui/present/event_words.py" />
   <source>witness %1</source>
   <translation>testigo %1</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 broken</source>
   <translation>%1 dañado</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 device</source>
   <translation>%1 equipo</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1 devices</source>
   <translation>%1 equipos</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>%1, SIMULATED</source>
   <translation>%1, SIMULADO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card is not read, once</source>
   <translation>Una tarjeta no se lee, una vez</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>A card nobody has, once</source>
   <translation>Una tarjeta de nadie, una vez</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Bytes arrive spoilt</source>
   <translation>Los bytes llegan dañados</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COUNTER</source>
   <translation>CONTADOR</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>COVER OPEN</source>
   <translation>TAPA ABIERTA</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card reader</source>
   <translation>Lector de tarjetas</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Card shoe</source>
   <translation>Sabot</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DEAD</source>
   <translation>MUERTO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DIRTY</source>
   <translation>SUCIO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>DOUBLE BYTES</source>
   <translation>BYTES DOBLES</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Every device works</source>
   <translation>Todos los equipos funcionan</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>FLICKER</source>
   <translation>PARPADEO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>HALF A CARD</source>
   <translation>MEDIA TARJETA</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers nothing</source>
   <translation>No responde nada</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It answers too late</source>
   <translation>Responde tarde</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It flickers, once</source>
   <translation>Parpadea, una vez</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It restarts, once</source>
   <translation>Se reinicia, una vez</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it has no power</source>
   <translation>Dice que no tiene corriente</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is dirty</source>
   <translation>Dice que está sucio</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>It says it is stuck</source>
   <translation>Dice que está trabado</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Its counter stands still</source>
   <translation>Su contador no avanza</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>JAM</source>
   <translation>ATASCO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Key switch</source>
   <translation>Llave de control</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>LOST BYTES</source>
   <translation>BYTES PERDIDOS</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MEND ALL</source>
   <translation>REPARAR TODO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>MISREAD</source>
   <translation>MAL LEÍDA</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO PAPER</source>
   <translation>SIN PAPEL</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NO POWER</source>
   <translation>SIN LUZ</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOISE</source>
   <translation>RUIDO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>NOT READ</source>
   <translation>NO LEÍDA</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Nothing is printed</source>
   <translation>No se imprime nada</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>PAPER LOW</source>
   <translation>POCO PAPEL</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Printer</source>
   <translation>Impresora</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>RESTART</source>
   <translation>REINICIO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>SLOW</source>
   <translation>LENTO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STRANGER</source>
   <translation>EXTRAÑA</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>STUCK</source>
   <translation>TRABADO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line</source>
   <translation>Línea de sensores</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Sensor line B</source>
   <translation>Línea de sensores B</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes arrive twice</source>
   <translation>Algunos bytes llegan dos veces</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Some bytes never arrive</source>
   <translation>Algunos bytes no llegan</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>TWICE</source>
   <translation>DOBLE</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The cable is pulled</source>
   <translation>El cable está desconectado</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The next slip sticks</source>
   <translation>El próximo comprobante se atasca</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is at its end</source>
   <translation>El rollo se acabó</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The roll is nearly used up</source>
   <translation>El rollo casi se acaba</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The same card comes twice</source>
   <translation>La misma tarjeta llega dos veces</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>The swipe breaks off, once</source>
   <translation>El pase se corta, una vez</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Touch again to mend</source>
   <translation>Toque otra vez para reparar</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>UNPLUGGED</source>
   <translation>DESCONECTADO</translation>
  </message>
  <message>
   <location filename="ui/present/faults.py" />
   <source>Works</source>
   <translation>Funciona</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>A and B</source>
   <translation>A y B</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BASE GAME ONLY</source>
   <translation>SOLO JUEGO BASE</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BET %1</source>
   <translation>FICHA %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETS OPEN</source>
   <translation>APUESTAS ABIERTAS</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>BETTING</source>
   <translation>APOSTANDO</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CHECK SENSOR</source>
   <translation>REVISE SENSOR</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>CLEAN SENSOR</source>
   <translation>LIMPIE SENSOR</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Chip %1</source>
   <translation>Ficha %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>EMPTY</source>
   <translation>VACÍO</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>ENVY %1</source>
   <translation>ENVY %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FAULT</source>
   <translation>FALLA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>FOLDED</source>
   <translation>RETIRADO</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>IN PLAY</source>
   <translation>EN JUEGO</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LATE CHIP</source>
   <translation>TARDÍA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LIFT CHIP</source>
   <translation>QUITE FICHA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOCKED</source>
   <translation>FIJADA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>LOST</source>
   <translation>PERDIDO</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>MARKED</source>
   <translation>MARCADA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NO BET</source>
   <translation>SIN FICHA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>NOT IN PLAY</source>
   <translation>NO JUEGA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAUSED</source>
   <translation>EN PAUSA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>PAY RIGHT TO LEFT</source>
   <translation>PAGUE DE DERECHA A IZQUIERDA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>RESET</source>
   <translation>REINICIO</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>Seats open after %1</source>
   <translation>Los asientos se abren después de %1</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE CLOSED</source>
   <translation>MESA CERRADA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HALTED</source>
   <translation>MESA DETENIDA</translation>
  </message>
  <message>
   <location filename="ui/present/felt.py" />
   <source>TABLE HELD WHILE KEY IS AT JPH</source>
   <translation>MESA EN ESPERA: LLAVE EN JPH</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>%1 on table %2 is chosen</source>
   <translation>Se eligió %1 en la mesa %2</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Choose a game first</source>
   <translation>Elija primero un juego</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Chosen</source>
   <translation>Elegida</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>It stands here already</source>
   <translation>Ya está aquí</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>KEEP %1</source>
   <translation>SEGUIR CON %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Limits</source>
   <translation>Límites</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meter %1</source>
   <translation>Medidor %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Meters %1 and %2 more</source>
   <translation>Medidores %1 y %2 más</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>No sensor on this game</source>
   <translation>Este juego no usa sensor</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN</source>
   <translation>ABRIR</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>OPEN %1</source>
   <translation>ABRIR %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at %1 and %2 more</source>
   <translation>Abre en %1 y %2 más</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at seed %1</source>
   <translation>Abre en la semilla %1</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Paytables</source>
   <translation>Tablas de pago</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Progressive</source>
   <translation>Progresivo</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Stands here now</source>
   <translation>Está aquí ahora</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Table %1, with a Supervisor card</source>
   <translation>Mesa %1, con tarjeta Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap a table to choose it</source>
   <translation>Toque una mesa para elegirla</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Tap to choose</source>
   <translation>Toque para elegir</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Dealer</source>
   <translation>Dealer</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Ended</source>
   <translation>Terminó</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>How it ended</source>
   <translation>Cómo terminó</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>In play now</source>
   <translation>En juego ahora</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK</source>
   <translation>VER</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>LOOK AT ROUND %1</source>
   <translation>VER RONDA %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>No round is on record yet</source>
   <translation>Aún no hay rondas registradas</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Open for bets</source>
   <translation>Abierta a apuestas</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Opened</source>
   <translation>Abrió</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Progressive wagers</source>
   <translation>Apuestas progresivas</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round</source>
   <translation>Ronda</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Round %1</source>
   <translation>Ronda %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Rounds %1 to %2, %3</source>
   <translation>Rondas %1 a %2, %3</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Table closed</source>
   <translation>Mesa cerrada</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Voided</source>
   <translation>Anulada</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Wins</source>
   <translation>Premios</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Won</source>
   <translation>Ganado</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked by %1 since %2</source>
   <translation>Bloqueado por %1 desde %2</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Locked since %1</source>
   <translation>Bloqueado desde %1</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe a staff card to unlock</source>
   <translation>Pase una tarjeta de personal para desbloquear</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1 or a Supervisor</source>
   <translation>Pase la tarjeta de %1 o de un Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/lock.py" />
   <source>Swipe the card of %1, a relief dealer or a Supervisor</source>
   <translation>Pase la tarjeta de %1, de un relevo o de un Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>A card opens it again</source>
   <translation>Una tarjeta la abre de nuevo</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Another game at this table</source>
   <translation>Otro juego en esta mesa</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>BACK OUT A WIN</source>
   <translation>REVERTIR PREMIO</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Between rounds only</source>
   <translation>Solo entre rondas</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Cards, shuffler</source>
   <translation>Cartas, barajadora</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Close the table first</source>
   <translation>Cierre primero la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>GAMES</source>
   <translation>JUEGOS</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>IRREGULARITY</source>
   <translation>IRREGULARIDAD</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Look up</source>
   <translation>Consultar</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>No win in this round</source>
   <translation>Sin premios en esta ronda</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Notes the closing meters</source>
   <translation>Anota los medidores al cierre</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Table %1, %2</source>
   <translation>Mesa %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>The round stays on record</source>
   <translation>La ronda queda registrada</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This kiosk</source>
   <translation>Este kiosco</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>This round</source>
   <translation>Esta ronda</translation>
  </message>
  <message>
   <location filename="ui/present/menu.py" />
   <source>Two cards, a reason</source>
   <translation>Dos tarjetas, un motivo</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Set a meter</source>
   <translation>Fijar un medidor</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>The meter stays</source>
   <translation>El medidor queda igual</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Two different people's cards</source>
   <translation>Tarjetas de dos personas distintas</translation>
  </message>
  <message>
   <location filename="ui/present/meter_change.py" />
   <source>Until both cards are swiped the meter stays as it is</source>
   <translation>Hasta pasar ambas tarjetas el medidor queda igual</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>%1 pays %2%</source>
   <translation>%1 paga %2%</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Last recorded value</source>
   <translation>Último valor registrado</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter</source>
   <translation>Medidor</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live</source>
   <translation>Medidor sin señal</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Meter not live, do not quote</source>
   <translation>Medidor sin señal, no lo diga</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Opens with the table</source>
   <translation>Abre con la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>Pending until a card is swiped</source>
   <translation>Pendiente hasta pasar una tarjeta</translation>
  </message>
  <message>
   <location filename="ui/present/meters.py" />
   <source>When the key is back at RUN</source>
   <translation>Al regresar la llave a RUN</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>%1 The kiosk keeps trying by itself</source>
   <translation>%1 El kiosco sigue intentando</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Also</source>
   <translation>También</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician to %1</source>
   <translation>Llame a un técnico: %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Call a technician, then restart it</source>
   <translation>Llame a un técnico y reiníciela</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Cards are not read</source>
   <translation>No se leen las cartas</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable and the paper</source>
   <translation>Revise el cable y el papel</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the plug at %1, then test %2</source>
   <translation>Revise el enchufe, %1; luego pruebe %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors B are not seen</source>
   <translation>No se ven fichas en los sensores B</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Chips on sensors are not seen</source>
   <translation>No se ven fichas en los sensores</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Lift the chip at %1, then test %2</source>
   <translation>Levante la ficha, %1; luego pruebe %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Looking at it again</source>
   <translation>Se revisa otra vez</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>No card can be read</source>
   <translation>No se puede leer ninguna tarjeta</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Not recording</source>
   <translation>Sin registrar</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Press the hands yourself</source>
   <translation>Presione usted las manos</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 %2</source>
   <translation>Sensor %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and a chip is on it</source>
   <translation>El sensor %1 funciona, y tiene ficha</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensor %1 works, and no chip is on it</source>
   <translation>El sensor %1 funciona, y no tiene ficha</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors</source>
   <translation>Sensores</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors %1 %2</source>
   <translation>Sensores %1 %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Sensors B</source>
   <translation>Sensores B</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Slips wait</source>
   <translation>Los comprobantes esperan</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>TEST SENSOR %1</source>
   <translation>PROBAR SENSOR %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Test %1 at %2 before it is trusted again</source>
   <translation>Pruebe %1 (%2) antes de usarlo</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Tested, and still %1</source>
   <translation>Probado, y sigue %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The answer comes in a moment</source>
   <translation>La respuesta llega en un momento</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>The key is not seen</source>
   <translation>No se ve la llave</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Wipe the sensor at %1, then test %2</source>
   <translation>Limpie el sensor, %1; luego pruebe %2</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>base game only</source>
   <translation>solo juego base</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>no answer</source>
   <translation>sin respuesta</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>not answering</source>
   <translation>sin respuesta</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>nothing has happened</source>
   <translation>no ha pasado nada</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>out of order</source>
   <translation>fuera de servicio</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>seats %1</source>
   <translation>asientos %1</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>stuck on</source>
   <translation>trabado</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>without power</source>
   <translation>sin corriente</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 %2 to %3</source>
   <translation>%1 %2 a %3</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>%1 for %2</source>
   <translation>%1 para %2</translation>
  </message>
  <message>
   <location filename="ui/present/offer.py" />
   <source>None</source>
   <translation>Ninguno</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 is ON</source>
   <translation>%1 encendida</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1 · %2 wager</source>
   <translation>%1 · apuesta de %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of %2</source>
   <translation>%1% de %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1% of meter</source>
   <translation>%1% del medidor</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>%1%, split %2 ways</source>
   <translation>%1%, entre %2</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Any card</source>
   <translation>Cualquier tarjeta</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Envy %1</source>
   <translation>Envy %1</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Hand buttons</source>
   <translation>Botones de mano</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Swipe a dealer card</source>
   <translation>Pase una tarjeta de dealer</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Table hand</source>
   <translation>Mano de la mesa</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Unknown</source>
   <translation>Desconocida</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Wager %1 locked</source>
   <translation>Apuesta %1 fijada</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>What does not work</source>
   <translation>Lo que no funciona</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>Which hand?</source>
   <translation>¿Qué mano?</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>at the reader</source>
   <translation>en el lector</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press again to turn it off</source>
   <translation>presione de nuevo: se apaga</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>press the winning hand</source>
   <translation>presione la mano ganadora</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>tap one to swipe it</source>
   <translation>toque una para pasarla</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>the cards make %1</source>
   <translation>las cartas dan %1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 hands</source>
   <translation>%1 manos</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays for %2 hands</source>
   <translation>Pagos de %1 con %2 manos</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>%1 pays to 1</source>
   <translation>%1 paga a 1</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>4 cards</source>
   <translation>4 cartas</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>5 cards</source>
   <translation>5 cartas</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>6 cards</source>
   <translation>6 cartas</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Both 10 to A</source>
   <translation>Ambas 10 a A</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>DEALER PLAYS</source>
   <translation>EL DEALER JUEGA</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Next card 2 to 9</source>
   <translation>Siguiente 2 a 9</translation>
  </message>
  <message>
   <location filename="ui/present/pay_charts.py" />
   <source>Up card 2 to 9</source>
   <translation>Descubierta 2 a 9</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, %2 wager</source>
   <translation>%1, apuesta de %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, envy %2</source>
   <translation>%1, Envy %2</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>%1, to 1, by the number of hands, the dealer's counted</source>
   <translation>%1, a 1, según el número de manos, con la del dealer</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Hands</source>
   <translation>Manos</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Paytables of %1</source>
   <translation>Tablas de pago de %1</translation>
  </message>
  <message>
   <location filename="ui/present/paytables.py" />
   <source>Table %1, as they are in force now</source>
   <translation>Mesa %1, vigentes ahora</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>All hands of this round are void</source>
   <translation>Todas las manos de esta ronda son nulas</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>CLOSE THE LIST</source>
   <translation>CERRAR LISTA</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Close the list</source>
   <translation>Cierre la lista</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Counted again? Then the round goes on</source>
   <translation>¿Contó otra vez? Entonces la ronda sigue</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>DONE</source>
   <translation>LISTO</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Does it run again?</source>
   <translation>¿Ya funciona?</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>IT WAS RIGHT</source>
   <translation>ERA CORRECTO</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Step %1 of %2 with the shuffler</source>
   <translation>Paso %1 de %2 con la barajadora</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>Was the number right after all?</source>
   <translation>¿El número sí era correcto?</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>every wager goes back, and the cards are reshuffled</source>
   <translation>se devuelven las apuestas y se baraja de nuevo</translation>
  </message>
  <message>
   <location filename="ui/present/procedures.py" />
   <source>what was done so far stays on record</source>
   <translation>lo hecho hasta ahora queda registrado</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 player</source>
   <translation>%1 jugador</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>%1 players</source>
   <translation>%1 jugadores</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Confirmed</source>
   <translation>Confirmado</translation>
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
   <translation>De la bandeja</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>From the tray, end of the round</source>
   <translation>De la bandeja, al final de la ronda</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>House procedure for meter pays</source>
   <translation>Procedimiento de la casa para pagos del medidor</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Last</source>
   <translation>Final</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meter adjusted</source>
   <translation>Medidor ajustado</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Meters adjusted</source>
   <translation>Medidores ajustados</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>NOW PAY, RIGHT TO LEFT</source>
   <translation>AHORA PAGUE, DE DERECHA A IZQUIERDA</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PAY SEAT %1</source>
   <translation>PAGUE ASIENTO %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>PRINT AGAIN</source>
   <translation>REIMPRIMIR</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Paid from the tray, the meter stays %1</source>
   <translation>Pagado de la bandeja, el medidor sigue en %1</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Recorded</source>
   <translation>Registrado</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Seat %1, %2</source>
   <translation>Asiento %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table</source>
   <translation>Mesa</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Table %1, round %2</source>
   <translation>Mesa %1, ronda %2</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Time</source>
   <translation>Hora</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Win recorded</source>
   <translation>Premio registrado</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>Wins recorded</source>
   <translation>Premios registrados</translation>
  </message>
  <message>
   <location filename="ui/present/recorded.py" />
   <source>tray</source>
   <translation>bandeja</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>As it stood then</source>
   <translation>Como estaba entonces</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>BACK TO LIST</source>
   <translation>A LA LISTA</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Backed out already</source>
   <translation>Ya revertido</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>First step</source>
   <translation>Primer paso</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Last step</source>
   <translation>Último paso</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Nothing here is live</source>
   <translation>Nada aquí es en vivo</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Round %1, step %2 of %3, at %4</source>
   <translation>Ronda %1, paso %2 de %3, a las %4</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP BACK</source>
   <translation>PASO ATRÁS</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>STEP ON</source>
   <translation>PASO ADELANTE</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>Set-up changed since</source>
   <translation>La configuración cambió</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on sensor %2 before %3</source>
   <translation>%1 en el sensor %2 antes de %3</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>%1 on the sensor before %2</source>
   <translation>%1 en el sensor antes de %2</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A chip that comes after %1 is late</source>
   <translation>Una ficha después de %1 es tardía</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A share of the meter is one prize</source>
   <translation>Una parte del medidor es un solo premio</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>A win needs a card</source>
   <translation>Un premio requiere tarjeta</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DEALING</source>
   <translation>REPARTO</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>DECISIONS</source>
   <translation>DECISIONES</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Envy goes to every other seat with the wager, never to the winner</source>
   <translation>Envy va a cada otro asiento con la apuesta, nunca al ganador</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>Nothing is paid before it is on record</source>
   <translation>Nada se paga antes de registrarse</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PAYMENT</source>
   <translation>PAGO</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>PROGRESSIVE</source>
   <translation>PROGRESIVO</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>THIS TABLE</source>
   <translation>ESTA MESA</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The amount never grows, and each winner gets all of it</source>
   <translation>La cantidad no crece, y cada ganador la recibe entera</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip is taken after the start</source>
   <translation>La ficha se retira después del inicio</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The chip stays on its spot after the start</source>
   <translation>La ficha se queda en su lugar después del inicio</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>The shoe holds %1 decks</source>
   <translation>El sabot lleva %1 barajas</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WAGERS</source>
   <translation>APUESTAS</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>WHAT BEATS WHAT</source>
   <translation>QUÉ GANA A QUÉ</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>all who win it divide it equally</source>
   <translation>todos los ganadores lo reparten por igual</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>it never counts</source>
   <translation>nunca cuenta</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the button says which</source>
   <translation>el botón dice cuál</translation>
  </message>
  <message>
   <location filename="ui/present/rules.py" />
   <source>the lamp keeps the wager</source>
   <translation>la luz guarda la apuesta</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Applies at once</source>
   <translation>Se aplica enseguida</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Brightness</source>
   <translation>Brillo</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>DAY</source>
   <translation>DÍA</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Every sound is also to be seen</source>
   <translation>Cada sonido también se ve</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>FAULT SOUND</source>
   <translation>SONIDO DE FALLA</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Full again while something is at fault</source>
   <translation>Total otra vez si hay una falla</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>HIGH CONTRAST</source>
   <translation>ALTO CONTRASTE</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Hand and eye</source>
   <translation>Mano y vista</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Kept for %1, at every sign-in</source>
   <translation>Se guarda para %1, en cada sesión</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>LEFT-HANDED</source>
   <translation>ZURDO</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>NIGHT</source>
   <translation>NOCHE</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Off</source>
   <translation>No</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>On</source>
   <translation>Sí</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>REDUCE MOTION</source>
   <translation>MENOS MOVIMIENTO</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>SOUND OFF</source>
   <translation>SIN SONIDO</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Seats never change sides</source>
   <translation>Los asientos nunca cambian de lado</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Sound</source>
   <translation>Sonido</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>Words printed on the felt stay as they are</source>
   <translation>Lo impreso en el tapete queda igual</translation>
  </message>
  <message>
   <location filename="ui/present/settings.py" />
   <source>these settings are the kiosk's own</source>
   <translation>estos ajustes son del kiosco</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Not claimed</source>
   <translation>Sin reclamar</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>PUSH</source>
   <translation>EMPATE</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>Take %1</source>
   <translation>Tome %1</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>There is nothing to pay yet</source>
   <translation>Aún no hay nada que pagar</translation>
  </message>
  <message>
   <location filename="ui/present/settlement.py" />
   <source>WINS</source>
   <translation>GANA</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>No progressive at this table</source>
   <translation>Mesa sin progresivo</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>nobody wins it</source>
   <translation>nadie lo gana</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>pay by the layout, then %1</source>
   <translation>pague según el tapete, luego %1</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for every locked %1 bet</source>
   <translation>gana cada apuesta %1 fijada</translation>
  </message>
  <message>
   <location filename="ui/present/shared_hand.py" />
   <source>wins for the locked %1 bet of seat %2</source>
   <translation>gana la apuesta %1 fijada del asiento %2</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>%1 steps, one by one</source>
   <translation>%1 pasos, uno por uno</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>All wagers go back to the players</source>
   <translation>Las apuestas se devuelven a los jugadores</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>In play, before a win is recorded</source>
   <translation>En juego, antes de registrar premios</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It counts as if its sensor had seen it, and is recorded as marked by hand</source>
   <translation>Cuenta como si el sensor la viera, y se registra como marcada a mano</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is noted at once, and the screen leads through it</source>
   <translation>Se anota de inmediato y la pantalla guía los pasos</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>It is recorded with the checklist</source>
   <translation>Se registra con la lista</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SEAT %1, %2</source>
   <translation>ASIENTO %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SENSOR %1</source>
   <translation>SENSOR %1</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>SHUFFLER</source>
   <translation>BARAJADORA</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The prize goes back on its meter, exactly</source>
   <translation>El premio vuelve exacto a su medidor</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>The round goes on</source>
   <translation>La ronda sigue</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Two people's cards are needed</source>
   <translation>Se necesitan tarjetas de dos personas</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>WRONG NUMBER OF CARDS</source>
   <translation>NÚMERO DE CARTAS INCORRECTO</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>What went wrong?</source>
   <translation>¿Qué salió mal?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which wager of seat %1?</source>
   <translation>¿Qué apuesta del asiento %1?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Which win was wrong?</source>
   <translation>¿Qué premio estuvo mal?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is this round void?</source>
   <translation>¿Por qué se anula la ronda?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>Why is win %1 backed out?</source>
   <translation>¿Por qué se revierte el premio %1?</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>seed and reserve come off again</source>
   <translation>semilla y reserva se descuentan</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>this round's contributions come off the meter</source>
   <translation>las contribuciones de la ronda salen del medidor</translation>
  </message>
  <message>
   <location filename="ui/present/sheets.py" />
   <source>until then it stands</source>
   <translation>hasta entonces sigue en pie</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>%1, signed in since %2</source>
   <translation>%1, en sesión desde %2</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Authorised by a card or the key</source>
   <translation>Autorizado con tarjeta o llave</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Each with its reason on record</source>
   <translation>Cada una con su motivo registrado</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Ended rounds only</source>
   <translation>Solo rondas terminadas</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Envy is not in it</source>
   <translation>Sin contar Envy</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Late chips</source>
   <translation>Fichas tardías</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Refused cards</source>
   <translation>Tarjetas rechazadas</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds</source>
   <translation>Rondas</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Rounds an hour</source>
   <translation>Rondas por hora</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Seen after the start, not counted</source>
   <translation>Vistas tras el inicio, no cuentan</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Signed in for</source>
   <translation>En sesión</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since %1</source>
   <translation>Desde las %1</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Since you signed in</source>
   <translation>Desde que inició sesión</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Swipe a dealer card to begin a shift</source>
   <translation>Pase una tarjeta de dealer para empezar turno</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>There is no record of this shift to read</source>
   <translation>No hay registro de este turno</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Unknown or not enough</source>
   <translation>Desconocidas o insuficientes</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Voided rounds</source>
   <translation>Rondas anuladas</translation>
  </message>
  <message>
   <location filename="ui/present/shift.py" />
   <source>Won in all</source>
   <translation>Ganado en total</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>It decides whose progressive wager a winning hand pays</source>
   <translation>Decide a qué apuesta progresiva paga una mano ganadora</translation>
  </message>
  <message>
   <location filename="ui/present/sides.py" />
   <source>Which side is seat %1 on?</source>
   <translation>¿De qué lado va el asiento %1?</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>%1  ·  ALL ELSE IS REAL</source>
   <translation>%1  ·  TODO LO DEMÁS ES REAL</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED</source>
   <translation>SIMULADO</translation>
  </message>
  <message>
   <location filename="ui/present/simulated.py" />
   <source>SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY</source>
   <translation>EQUIPO SIMULADO  ·  SIN SENSORES, MEDIDORES NI DINERO REALES</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>%1 of %2 items are well</source>
   <translation>%1 de %2 puntos están bien</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>All %1 items are well</source>
   <translation>Los %1 puntos están bien</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Answers</source>
   <translation>Responde</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>CHOOSE ANOTHER GAME</source>
   <translation>ELEGIR OTRO JUEGO</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Closed after round %1</source>
   <translation>Cerrada tras la ronda %1</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>First opening</source>
   <translation>Primera apertura</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meter recorded</source>
   <translation>Se registra el medidor inicial</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Opening meters recorded</source>
   <translation>Se registran los medidores iniciales</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed</source>
   <translation>Reanudado</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Resumed round %1 where it stopped</source>
   <translation>Se retomó la ronda %1 donde quedó</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Self-check</source>
   <translation>Autoprueba</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>Simulated</source>
   <translation>Simulado</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>With a Supervisor card</source>
   <translation>Con tarjeta Supervisor</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meter recorded</source>
   <translation>medidor de cierre registrado</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>closing meters recorded</source>
   <translation>medidores de cierre registrados</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meter starts at %1</source>
   <translation>el medidor empieza en %1</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the meters start at their seeds</source>
   <translation>los medidores empiezan en sus semillas</translation>
  </message>
  <message>
   <location filename="ui/present/start.py" />
   <source>the table can be opened</source>
   <translation>la mesa se puede abrir</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 card</source>
   <translation>tarjeta %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 confirmed</source>
   <translation>Confirmado: %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 locked at %2</source>
   <translation>%1 fijada a las %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 needs %2</source>
   <translation>%1 requiere %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 no envy</source>
   <translation>%1 Envy</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1 pays %2</source>
   <translation>%1 paga %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, from the tray</source>
   <translation>%1, de la bandeja</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, off the meter</source>
   <translation>%1, del medidor</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>%1, reseeds to %2</source>
   <translation>%1, reinicia en %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor card is not enough for this level</source>
   <translation>Una tarjeta Supervisor no basta para este nivel</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>A Supervisor or an Executive card</source>
   <translation>Una tarjeta Supervisor o Executive</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Back out a win</source>
   <translation>Revertir un premio</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>CONFIRM %1</source>
   <translation>CONFIRM %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not accepted</source>
   <translation>Tarjeta no aceptada</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not read</source>
   <translation>Tarjeta no leída</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Card not recognized</source>
   <translation>Tarjeta no reconocida</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check</source>
   <translation>Revise</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Check its cable</source>
   <translation>Revise su cable</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Claims stay on</source>
   <translation>Los reclamos siguen</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Envy pays</source>
   <translation>Pagos Envy</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seat %1</source>
   <translation>Del asiento %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From seats %1</source>
   <translation>De los asientos %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>From the tray, at the end of the round</source>
   <translation>De la bandeja, al final de la ronda</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No card in %1 seconds</source>
   <translation>Sin tarjeta en %1 segundos</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>No other seat has a progressive wager</source>
   <translation>Ningún otro asiento tiene apuesta progresiva</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded</source>
   <translation>No se registra nada</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Nothing is recorded yet</source>
   <translation>Aún no se registra nada</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Off the meter</source>
   <translation>Del medidor</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>One %1 swipe records %2 and adjusts the meter</source>
   <translation>Una tarjeta %1 registra %2 y ajusta el medidor</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Opens the reader for %1 s</source>
   <translation>Abre el lector %1 s</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>PAY IN THIS ORDER, RIGHT TO LEFT</source>
   <translation>PAGUE EN ESTE ORDEN, DE DERECHA A IZQUIERDA</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Pay</source>
   <translation>Pague</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Seat</source>
   <translation>Asiento</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe it again, evenly and all the way</source>
   <translation>Pásela otra vez, pareja y hasta el final</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Swipe to record</source>
   <translation>Pase para registrar</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The card reader does not answer</source>
   <translation>El lector de tarjetas no responde</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claim on seat %1 stays on</source>
   <translation>El reclamo del asiento %1 sigue</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>The claims on seats %1 stay on</source>
   <translation>Los reclamos de los asientos %1 siguen</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Then swipe %1 card</source>
   <translation>Luego pase una tarjeta %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>These hands pay</source>
   <translation>Estas manos no pagan</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>This hand pays</source>
   <translation>Esta mano no paga</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Try %1 of %2</source>
   <translation>Intento %1 de %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Until both cards are swiped the win stands</source>
   <translation>Hasta pasar ambas tarjetas el premio sigue en pie</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Verify %1</source>
   <translation>Verificar %1</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>Win %1, %2</source>
   <translation>Premio %1, %2</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>all %1 wins</source>
   <translation>los %1 premios</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>both wins</source>
   <translation>ambos premios</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>cards face up on the layout, hand read aloud, right seat</source>
   <translation>cartas a la vista, mano leída en voz alta, asiento correcto</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>it is tried again by itself</source>
   <translation>se reintenta sin ayuda</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>not enough</source>
   <translation>no basta</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>this win</source>
   <translation>este premio</translation>
  </message>
  <message>
   <location filename="ui/present/supervisor.py" />
   <source>to pay</source>
   <translation>en pagarse</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1 lost</source>
   <translation>%1 sin señal</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>%1, %2 sensors</source>
   <translation>%1, %2 sensores</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Devices OK</source>
   <translation>Equipos OK</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Give progressive chips back</source>
   <translation>Devuelva las fichas progresivas</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Journal OK</source>
   <translation>Diario OK</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Progressive paused</source>
   <translation>Progresivo en pausa</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>SUPERVISOR KEY</source>
   <translation>LLAVE DEL SUPERVISOR</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Start the base game</source>
   <translation>Empiece el juego base</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>TABLE %1</source>
   <translation>MESA %1</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>Table halted</source>
   <translation>Mesa detenida</translation>
  </message>
  <message>
   <location filename="ui/present/table.py" />
   <source>restart it</source>
   <translation>reiníciela</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>A technician does it at the command line</source>
   <translation>Lo hace un técnico en la línea de comandos</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>Hold</source>
   <translation>Mantenga</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>RESTORE</source>
   <translation>RESTAURAR</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>The table cannot be opened</source>
   <translation>La mesa no se puede abrir</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>When it is mended</source>
   <translation>Cuando esté reparado</translation>
  </message>
  <message>
   <location filename="ui/present/trouble.py" />
   <source>goes on from %1 events</source>
   <translation>sigue desde %1 eventos</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>%1 MORE</source>
   <translation>%1 MÁS</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>ENTIRE WAGER</source>
   <translation>EN TOTAL</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>SIDE NOT MARKED</source>
   <translation>LADO SIN MARCAR</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>%1 × %2, it does not tell its size in mm</source>
   <translation>%1 × %2, no dice su tamaño en mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>A screen %1 mm wide would make every one %2 mm</source>
   <translation>En una pantalla de %1 mm medirían %2 mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Main buttons %1 mm, the smallest %2 mm</source>
   <translation>Botones principales %1 mm, el menor %2 mm</translation>
  </message>
  <message>
   <location filename="ui/reach.py" />
   <source>Screen</source>
   <translation>Pantalla</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>%1 to %2 of %3</source>
   <translation>%1 a %2 de %3</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>First page</source>
   <translation>Primera página</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Last page</source>
   <translation>Última página</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>NEXT</source>
   <translation>SIGUIENTE</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>Nothing here</source>
   <translation>Aquí no hay nada</translation>
  </message>
  <message>
   <location filename="ui/row_list.py" />
   <source>PREVIOUS</source>
   <translation>ANTERIOR</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>Rules of %1</source>
   <translation>Reglas de %1</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>What each hand pays is under PAYTABLES in the menu</source>
   <translation>Lo que paga cada mano está en TABLAS DE PAGO del menú</translation>
  </message>
  <message>
   <location filename="ui/settings_page.py" />
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>ENVY, LAST</source>
   <translation>ENVY, AL FINAL</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>PAY</source>
   <translation>PAGUE</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Pay in this order, right to left</source>
   <translation>Pague en este orden, de derecha a izquierda</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>SEAT</source>
   <translation>ASIENTO</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Settlement</source>
   <translation>Pagos</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>Until then, pay by the layout</source>
   <translation>Hasta entonces, pague según el tapete</translation>
  </message>
  <message>
   <location filename="ui/settlement_page.py" />
   <source>envy last</source>
   <translation>Envy al final</translation>
  </message>
  <message>
   <location filename="ui/shift_page.py" />
   <source>My shift</source>
   <translation>Mi turno</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Swipe card</source>
   <translation>Tarjeta</translation>
  </message>
  <message>
   <location filename="ui/supervisor_modal.py" />
   <source>Verify</source>
   <translation>Verificar</translation>
  </message>
  <message>
   <location filename="ui/swipe_page.py" />
   <source>Simulated cards</source>
   <translation>Tarjetas simuladas</translation>
  </message>
  <message>
   <location filename="ui/win_row.py" />
   <source>NOT
A WIN</source>
   <translation>NO
GANA</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 is not a Dealer Assist journal or its beginning is damaged</source>
   <translation>%1 no es un diario de Dealer Assist o su inicio está dañado</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of clubs</source>
   <translation>%1 de tréboles</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of diamonds</source>
   <translation>%1 de diamantes</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of hearts</source>
   <translation>%1 de corazones</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1 of spades</source>
   <translation>%1 de picas</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>%1% of the meter</source>
   <translation>%1% del medidor</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>1st</source>
   <translation>1.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>2nd</source>
   <translation>2.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>3rd</source>
   <translation>3.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>4th</source>
   <translation>4.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>5th</source>
   <translation>5.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>6th</source>
   <translation>6.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>7th</source>
   <translation>7.º</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office closed</source>
   <translation>Se cerró la oficina</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Back office opened</source>
   <translation>Se abrió la oficina</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Dealer %1</source>
   <translation>Dealer %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>ERASE</source>
   <translation>BORRAR</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Executive %1</source>
   <translation>Executive %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Game change asked</source>
   <translation>Se pidió cambiar de juego</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>If that is lost for good, 'dealer-assist journal restore --data %1' goes on without it</source>
   <translation>Si se perdió del todo, 'dealer-assist journal restore --data %1' sigue sin él</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Meter set asked</source>
   <translation>Se pidió fijar un medidor</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Progressive meter</source>
   <translation>Medidor progresivo</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting proposed</source>
   <translation>Ajuste propuesto</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Setting withdrawn</source>
   <translation>Ajuste retirado</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Settings applied</source>
   <translation>Ajustes aplicados</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Supervisor %1</source>
   <translation>Supervisor %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician</source>
   <translation>Técnico</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Technician %1</source>
   <translation>Técnico %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set back by %1 minutes</source>
   <translation>El reloj se atrasó %1 minutos</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The clock was set forward by %1 minutes</source>
   <translation>El reloj se adelantó %1 minutos</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>The journal %1 ends at event %2, and what was recorded up to event %3 is missing</source>
   <translation>El diario %1 termina en el evento %2 y falta lo registrado hasta el evento %3</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Try again when it is put back, or call a technician</source>
   <translation>Intente de nuevo cuando se reponga o llame a un técnico</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>Unknown %1</source>
   <translation>Desconocida %1</translation>
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
   <translation>técnico</translation>
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
   <translation>reglas aprobadas</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>clubs</source>
   <translation>tréboles</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>diamonds</source>
   <translation>diamantes</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>each</source>
   <translation>cada uno</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>hearts</source>
   <translation>corazones</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>it</source>
   <translation>el sensor</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>move it away and put back a backup, or choose another data folder</source>
   <translation>muévalo y reponga una copia, o elija otra carpeta de datos</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>push</source>
   <translation>empate</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>put %1 back beside it</source>
   <translation>reponga %1 a su lado</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seat %1</source>
   <translation>asiento %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>seed</source>
   <translation>semilla</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>spades</source>
   <translation>picas</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the base game</source>
   <translation>el juego base</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the events up to %1 are missing</source>
   <translation>faltan los eventos hasta %1</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head does not fit the last event</source>
   <translation>el final no corresponde al último evento</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the head was not made with this journal's key</source>
   <translation>el final no se hizo con la clave de este diario</translation>
  </message>
  <message>
   <location filename="words.txt" />
   <source>the journal %1 was moved, replaced or deleted while it was open</source>
   <translation>el diario %1 fue movido, reemplazado o borrado mientras estaba abierto</translation>
  </message>
  <message>
   <location filename="" />
   <source>Game</source>
   <translation type="vanished">Juego</translation>
  </message>
  <message>
   <location filename="" />
   <source>Kept for the dealer</source>
   <translation type="vanished">Se guarda para el dealer</translation>
  </message>
  <message>
   <location filename="" />
   <source>Kept for the dealer who is signed in</source>
   <translation type="vanished">Se guarda para el dealer en sesión</translation>
  </message>
  <message>
   <location filename="" />
   <source>The %1 meter shows %2 already</source>
   <translation type="vanished">El medidor %1 ya muestra %2</translation>
  </message>
  <message>
   <location filename="" />
   <source>The %1 meter shows %2, more than the cap of %3</source>
   <translation type="vanished">El medidor %1 muestra %2, más que el tope de %3</translation>
  </message>
  <message>
   <location filename="" />
   <source>The next slip sticks half way</source>
   <translation type="vanished">El próximo comprobante se atasca</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>%1 slip</source>
   <translation type="vanished">%1 comprobante</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>%1 slips</source>
   <translation type="vanished">%1 comprobantes</translation>
  </message>
  <message>
   <location filename="desk/printing.py" />
   <source>Copy %1, %2</source>
   <translation type="vanished">Copia %1, %2</translation>
  </message>
  <message>
   <location filename="table/adjustments.py" />
   <source>The key is in JPH</source>
   <translation type="vanished">La llave está en JPH</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>%1 has %2 at most</source>
   <translation type="vanished">%1 tiene %2 como máximo</translation>
  </message>
  <message>
   <location filename="table/dealt_cards.py" />
   <source>The %1</source>
   <translation type="vanished">%1</translation>
  </message>
  <message>
   <location filename="table/guide_words.py" />
   <source>sensor %1</source>
   <translation type="vanished">sensor %1</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>%1 a Supervisor or an Executive</source>
   <translation type="vanished">%1 un Supervisor o un Executive</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>Settings are changed by</source>
   <translation type="vanished">Los ajustes los cambia</translation>
  </message>
  <message>
   <location filename="table/office.py" />
   <source>The back office is opened by</source>
   <translation type="vanished">La oficina la abre</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>a rate like 20.5 %</source>
   <translation type="vanished">una tasa como 20.5 %</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>an amount like $7,500</source>
   <translation type="vanished">una cantidad como $7,500</translation>
  </message>
  <message>
   <location filename="table/setting_values.py" />
   <source>write %1</source>
   <translation type="vanished">escriba %1</translation>
  </message>
  <message>
   <location filename="ui/paper.py" />
   <source>%1 cannot be written</source>
   <translation type="vanished">%1 no se puede escribir</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Kind</source>
   <translation type="vanished">Tipo</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>NOTED</source>
   <translation type="vanished">ENTERADO</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Nothing needs attention</source>
   <translation type="vanished">Nada requiere atención</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Since</source>
   <translation type="vanished">Desde</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>Take note of %1</source>
   <translation type="vanished">Tome nota de %1</translation>
  </message>
  <message>
   <location filename="ui/present/alerts.py" />
   <source>What happened</source>
   <translation type="vanished">Qué pasó</translation>
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
   <translation type="vanished">EMPATE</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>TURN</source>
   <translation type="vanished">TURN</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>Touch where it has won</source>
   <translation type="vanished">Toque donde ganó</translation>
  </message>
  <message>
   <location filename="ui/present/cards.py" />
   <source>WON</source>
   <translation type="vanished">GANÓ</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Open at their seeds, %1 and %2 more</source>
   <translation type="vanished">Abren en sus semillas, %1 y %2 más</translation>
  </message>
  <message>
   <location filename="ui/present/games.py" />
   <source>Opens at its seed, %1</source>
   <translation type="vanished">Abre en su semilla, %1</translation>
  </message>
  <message>
   <location filename="ui/present/history.py" />
   <source>Paid out</source>
   <translation type="vanished">Pagado</translation>
  </message>
  <message>
   <location filename="ui/present/meters_office.py" />
   <source>Hand</source>
   <translation type="vanished">Mano</translation>
  </message>
  <message>
   <location filename="ui/present/notices.py" />
   <source>Check the cable</source>
   <translation type="vanished">Revise el cable</translation>
  </message>
  <message>
   <location filename="ui/present/panel.py" />
   <source>pay by the layout, then END GAME</source>
   <translation type="vanished">pague según el tapete, luego END GAME</translation>
  </message>
  <message>
   <location filename="ui/present/replay.py" />
   <source>History, do not quote</source>
   <translation type="vanished">Historial, no lo diga</translation>
  </message>
  <message>
   <location filename="ui/present/reports_office.py" />
   <source>Level</source>
   <translation type="vanished">Nivel</translation>
  </message>
  <message>
   <location filename="ui/present/wager_rows.py" />
   <source>DRAGON</source>
   <translation type="vanished">DRAGON</translation>
  </message>
  <message>
   <location filename="ui/rules_page.py" />
   <source>In our own words</source>
   <translation type="vanished">Con nuestras palabras</translation>
  </message>
 </context>
</TS>
