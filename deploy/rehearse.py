"""Tries the files of this folder with nginx, Caddy and systemd, as far as they are here.

    .venv/bin/python deploy/rehearse.py

Each proxy stands in front of a real server, with a certificate of its own making; a match is opened
and played through it.
"""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from tests.server.servers import Server, free_port  # noqa: E402

UNTRUSTED = ssl.create_default_context()
UNTRUSTED.check_hostname = False
UNTRUSTED.verify_mode = ssl.CERT_NONE
CHAIRS = [{"kind": "me", "name": "Rose"}, {"kind": "bot", "player": "greedy"}]


def nginx(folder: Path, inside: int, outside: int) -> list[str]:
    """Our example with other ports and a certificate of its own."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    made += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    text = (HERE / "nginx.conf").read_text()
    live = "/etc/letsencrypt/live/grasse.example"
    text = text.replace(f"{live}/fullchain.pem", str(certificate))
    text = text.replace(f"{live}/privkey.pem", str(key))
    text = text.replace("listen 443 ssl", f"listen {outside} ssl").replace(
        "listen 80;", f"listen {free_port()};"
    )
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{inside}")
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{ access_log off; client_body_temp_path {folder}/body;"
    whole += f" proxy_temp_path {folder}/proxy;\n{text}}}\n"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, inside: int, outside: int) -> list[str]:
    """Our example with other ports and Caddy's own authority."""
    text = (HERE / "Caddyfile").read_text()
    text = text.replace("grasse.example {", f"https://localhost:{outside} {{\n\ttls internal")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{inside}")
    head = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {free_port()}\n"
    head += f"\tstorage file_system {folder}/storage\n}}\n"
    (folder / "Caddyfile").write_text(head + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def wait_for(address: str) -> None:
    """Until there is an answer."""
    for _ in range(300):
        with suppress(OSError):
            urllib.request.urlopen(address, timeout=5, context=UNTRUSTED).close()
            return
        time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def post(address: str, content: Any, headers: dict[str, str]) -> tuple[Any, Any]:
    """Asks for a change; answers with what came, and with its headers."""
    headers = {"content-type": "application/json", **headers}
    asked = urllib.request.Request(address, json.dumps(content).encode(), headers)
    with urllib.request.urlopen(asked, timeout=30, context=UNTRUSTED) as answer:
        return json.load(answer), answer.headers


def play_through(port: int) -> None:
    """What a browser does: opens a match, sits down, decides, and is answered."""
    address = f"https://localhost:{port}"
    origin = {"origin": address}
    wish = {"game": "parfum", "chairs": CHAIRS}
    opened, headers = post(f"{address}/api/matches", wish, origin)
    cookie = headers["set-cookie"]
    assert cookie.startswith("__Host-grasse="), cookie
    assert "secure" in cookie.lower(), cookie
    assert headers["strict-transport-security"]
    key = {"cookie": cookie.partition(";")[0]}
    socket = f"wss://localhost:{port}/api/matches/{opened['match']}/socket?seat=1"
    with connect(socket, ssl=UNTRUSTED, additional_headers={**key, **origin}) as connection:
        table = json.loads(connection.recv(timeout=60))
        while not table.get("options"):
            table = json.loads(connection.recv(timeout=60))
        chosen = table["options"][0]
        decision = {"type": "decide", "number": table["number"], "action": chosen}
        connection.send(json.dumps(decision))
        while json.loads(connection.recv(timeout=60)).get("number", 0) <= decision["number"]:
            pass


def believed_addresses(port: int) -> None:
    """A stranger cannot choose the address that it is counted by."""
    refused = 0
    for number in range(80):
        forged = {"x-forwarded-for": f"10.0.0.{number}"}
        try:
            post(f"https://localhost:{port}/api/matches", {}, forged)
        except urllib.error.HTTPError as error:
            refused += error.code == 429
            error.close()
    assert refused > 0, "each forged address was counted by itself"


def rehearse(name: str, command: Callable[[Path, int, int], list[str]]) -> None:
    """Plays through one proxy."""
    if shutil.which(name) is None:
        print(f"{name}: not here, not tried")
        return
    with tempfile.TemporaryDirectory(prefix="grasse-") as found:
        folder, outside = Path(found), free_port()
        server = Server(
            str(folder / "grasse.sqlite"), GRASSE_PROXIES="127.0.0.1,::1", GRASSE_CHANGES="1"
        )
        server.start()
        proxy = subprocess.Popen(command(folder, server.port, outside))
        try:
            wait_for(f"https://localhost:{outside}/health")
            play_through(outside)
            believed_addresses(outside)
        finally:
            proxy.terminate()
            proxy.wait(30)
            server.stop()
    print(f"{name}: a match was opened and played through it")


def check_unit() -> None:
    """Lets systemd read the unit, with a program that is there."""
    if shutil.which("systemd-analyze") is None:
        print("systemd: not here, not tried")
        return
    with tempfile.TemporaryDirectory(prefix="grasse-") as found:
        unit = Path(found) / "grasse.service"
        text = (HERE / "grasse.service").read_text()
        unit.write_text(text.replace("/opt/grasse/bin/grasse", shutil.which("true") or ""))
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(unit)],
            capture_output=True,
            text=True,
            check=False,
        )
    ours = [line for line in done.stderr.splitlines() if "grasse" in line]
    assert not ours, "\n".join(ours)
    print("systemd: the unit is understood")


if __name__ == "__main__":
    check_unit()
    rehearse("nginx", nginx)
    rehearse("caddy", caddy)
