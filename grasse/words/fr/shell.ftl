# Sons et codes.

page-sounds = Son et volume
page-volume = Volume
page-qr-show = Montrer un code à scanner avec un téléphone
page-qr = QR code du lien pour la place { $seat }
page-qr-how = Vise-le avec l’appareil photo d’un téléphone pour t’asseoir.
