"""Takes a chair over the network, and plays: python examples/network_bot.py [invitation link]."""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

ME = {"kind": "me", "name": "Thirty lines"}
BOT = {"kind": "bot", "player": "greedy"}


def main(link: str = "http://127.0.0.1:8000") -> None:
    """Joins by an invitation, or opens a match of Parfum against a bot; plays to the end."""
    page, _, path = link.partition("#/join/")
    server = page.partition("/t/")[0].rstrip("/")
    where, wish = "", json.dumps({"game": "parfum", "chairs": [ME, BOT]})
    if path:
        match, invite = path.split("/")
        where, wish = f"/{match}/join", json.dumps({"invite": invite, "name": ME["name"]})
    asked = urllib.request.Request(f"{server}/api/matches{where}", wish.encode())
    with urllib.request.urlopen(asked) as answer:
        found, key = json.load(answer), answer.headers["set-cookie"].partition(";")[0]
    seat = next(chair["seat"] for chair in found["chairs"] if chair["mine"])
    address = f"{server.replace('http', 'ws', 1)}/api/matches/{found['match']}/socket?seat={seat}"
    with connect(address, additional_headers={"cookie": key}) as socket:
        for table in map(json.loads, socket):
            if table["type"] == "table" and table["status"] == "over":
                print("over:", *(f"seat {n}: {s[0]}" for n, s in enumerate(table["scores"], 1)))
                return
            if table["type"] == "table" and table["options"]:
                action = random.choice(table["options"])
                number = table["number"]
                socket.send(json.dumps({"type": "decide", "number": number, "action": action}))


if __name__ == "__main__":
    main(*sys.argv[1:])
