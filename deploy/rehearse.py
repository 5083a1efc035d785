"""Tries the files of this folder with nginx, Caddy, systemd and Podman, as far as they are here.

    .venv/bin/python deploy/rehearse.py [nginx caddy systemd podman]

Each proxy stands in front of a real server, with a certificate of its own making; a match is opened
and played through it. The container is built, and killed and stopped while a match is played on in
it: scripts/bundle comes first. What Podman needs here is told with --podman, --build and --run:

    deploy/rehearse.py podman --podman 'podman --runtime runc' --build '--network host'
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
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
COMPILED = "find $GRASSE_CACHE -name '*.nbi' 2>/dev/null | head -1"
RESTORED = """export GRASSE_DATABASE=/tmp/again.sqlite
grasse restore /var/lib/grasse/monday.backup && grasse admin list"""
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


def wait_for(address: str, seconds: float = 30) -> None:
    """Until there is an answer."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
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


def open_match(address: str) -> tuple[str, Any]:
    """What a browser does to open a match; answers with it, and with the headers."""
    wish = {"game": "parfum", "chairs": CHAIRS}
    opened, headers = post(f"{address}/api/matches", wish, {"origin": address})
    return opened["match"], headers


def decide(address: str, match: str, cookie: str, least: int = 0) -> int:
    """Sits down, decides, and is answered; with the number of the table then.

    It has at least that many entries before.
    """
    socket = f"ws{address.removeprefix('http')}/api/matches/{match}/socket?seat=1"
    headers = {"cookie": cookie.partition(";")[0], "origin": address}
    context = UNTRUSTED if socket.startswith("wss") else None
    with connect(socket, ssl=context, additional_headers=headers) as connection:
        table = json.loads(connection.recv(timeout=60))
        assert table["number"] >= least, f"{table['number']} of {least} are left"
        while not table.get("options"):
            table = json.loads(connection.recv(timeout=60))
        decision = {"type": "decide", "number": table["number"], "action": table["options"][0]}
        connection.send(json.dumps(decision))
        while True:
            number = int(json.loads(connection.recv(timeout=60)).get("number", 0))
            if number > decision["number"]:
                return number


def play_through(port: int) -> None:
    """A match over TLS, and what the proxy had to say for it."""
    address = f"https://localhost:{port}"
    match, headers = open_match(address)
    cookie = headers["set-cookie"]
    assert cookie.startswith("__Host-grasse="), cookie
    assert "secure" in cookie.lower(), cookie
    assert headers["strict-transport-security"]
    decide(address, match, cookie)


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


def try_container(podman: list[str], build: list[str], run: list[str]) -> None:
    """Builds the container, and plays on in it whatever becomes of it."""
    if shutil.which(podman[0]) is None:
        print("podman: not here, the container is not tried")
        return
    name, port = f"grasse-rehearsal-{os.getpid()}", free_port()
    address = f"http://127.0.0.1:{port}"

    def call(*words: str) -> str:
        done = subprocess.run([*podman, *words], stdout=subprocess.PIPE, text=True, check=True)
        return done.stdout.strip()

    made = ["--format", "docker", "-t", "grasse-rehearsal", "-f", str(HERE / "Containerfile")]
    subprocess.run([*podman, "build", *build, *made, str(HERE.parent)], check=True)
    ports, volume = f"127.0.0.1:{port}:8000", f"{name}:/var/lib/grasse"
    call("run", "-d", "--name", name, *run, "-p", ports, "-v", volume, "grasse-rehearsal")
    try:
        while not call("exec", name, "sh", "-c", COMPILED):
            time.sleep(0.1)
        call("stop", name)  # while the games are compiled
        assert call("wait", name) != "137", "it had to be killed"
        call("start", name)
        wait_for(f"{address}/health", 600)
        call("healthcheck", "run", name)
        match, headers = open_match(address)
        number = decide(address, match, headers["set-cookie"])
        call("exec", name, "grasse", "backup", "/var/lib/grasse/monday.backup")
        for end, codes in (("INT", "0 130"), ("TERM", "0 143"), ("KILL", "137")):
            if end == "INT":  # what the file says that stops it
                call("stop", name)
            else:
                call("kill", "--signal", end, name)
            code = call("wait", name)
            assert code in codes.split(), f"{end} ended it with {code}"
            call("start", name)
            wait_for(f"{address}/health", 60)
            number = decide(address, match, headers["set-cookie"], number)
        assert match in call("exec", name, "sh", "-c", RESTORED)
    except BaseException:
        subprocess.run([*podman, "logs", name], check=False)
        raise
    finally:
        call("rm", "--force", "--time", "1", name)
        call("volume", "rm", name)
    print(f"podman: built; a match went on after it was stopped and killed ({number} entries)")


def main() -> None:
    """Tries what was asked for, or all of it."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    every = ("systemd", "nginx", "caddy", "podman")
    options.add_argument("tried", nargs="*", metavar="|".join(every), help="(default: all)")
    options.add_argument("--podman", type=shlex.split, default=["podman"], help="the command")
    options.add_argument("--build", type=shlex.split, default=[], help="options of podman build")
    options.add_argument("--run", type=shlex.split, default=[], help="options of podman run")
    chosen = options.parse_args()
    for name in chosen.tried or every:
        if name == "systemd":
            check_unit()
        elif name == "podman":
            try_container(chosen.podman, chosen.build, chosen.run)
        else:
            rehearse(name, {"nginx": nginx, "caddy": caddy}[name])


if __name__ == "__main__":
    main()
