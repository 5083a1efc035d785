# Suoni e codici.

page-sounds = Suono e volume
page-volume = Volume
page-qr-show = Mostra un codice da inquadrare con un telefono
page-qr = Codice QR del link per il posto { $seat }
page-qr-how = Inquadralo con la fotocamera di un telefono per sederti.
