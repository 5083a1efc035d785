# Sonidos y códigos.

page-sounds = Sonido y volumen
page-volume = Volumen
page-qr-show = Mostrar un código para escanear con un móvil
page-qr = Código QR del enlace del asiento { $seat }
page-qr-how = Apunta con la cámara de un móvil para sentarte.
