# Klänge und Codes.

page-sounds = Ton und Lautstärke
page-volume = Lautstärke
page-qr-show = Code für ein Handy zeigen
page-qr = QR-Code des Links für Platz { $seat }
page-qr-how = Halte die Kamera eines Handys darauf, um dich zu setzen.
