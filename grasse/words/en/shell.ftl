# Sounds and codes.

page-sounds = Sound and volume
page-volume = Volume
page-qr-show = Show a code to scan with a phone
page-qr = QR code of the link for seat { $seat }
page-qr-how = Point the camera of a phone at it to sit down.
