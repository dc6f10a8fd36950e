"""An online bot in Python, without dependencies: it comes to the tables it is asked to and plays random legal moves.

    python3 online_bot.py https://tables.example hept_…

The token is one of a bot with the scope bot:play, made on the page /programs of the server. docs/api.md describes every call used here.
With --games N it ends after N games and prints one line of JSON for each.
"""
import argparse
import json
import random
import secrets
import sys
import threading
import time
import urllib.error
import urllib.request

SILENCE = 20  # seconds without a line; the server sends one at least every 7


class Server:
    def __init__(self, address, token):
        self.address = address.rstrip("/") + "/api/v1"
        self.token = token

    def open(self, path, body=None, method=None):
        headers = {"Authorization": f"Bearer {self.token}"}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.address + path, data=data, headers=headers, method=method)
        return urllib.request.urlopen(request, timeout=SILENCE)

    def post(self, path, body=None):
        """The answer or the refusal. Sends the same again while the server is busy or asks to slow down."""
        while True:
            try:
                with self.open(path, body, "POST") as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                refusal = json.loads(refused.read() or b"{}")
                if refused.code == 429:
                    time.sleep(refusal.get("retry", 1))  # seconds
                elif refused.code == 503:
                    time.sleep(1)
                else:
                    return refusal
            except OSError:
                time.sleep(1)

    def lines(self, path):
        """Events of a stream, until it ends."""
        with self.open(path) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


def choice_of(view):
    """The next open question: a city that is awaited. With two players that may be the free city."""
    game = view.get("game")
    if view["phase"] != "play" or game is None:
        return None
    for asked in game["asked"]:
        if asked["city"] in game["awaited"]:
            return {"round": game["round"], "city": asked["city"], "move": random.choice(asked["legal"])}
    return None


def play(server, table):
    """Follows a game to its end, over as many streams as it takes; gives the last view."""
    chosen = 0
    while True:
        try:
            for message in server.lines(f"/bot/games/{table}"):
                view = message["shown"]
                # Views that were under way when the choice arrived still ask for it.
                choice = choice_of(view) if message["n"] >= chosen else None
                if choice is not None:
                    # A code such as round-over needs nothing more: the next view says what is asked now.
                    answer = server.post(f"/bot/games/{table}/choose", {"cid": secrets.token_hex(8), **choice})
                    chosen = answer.get("n", chosen)
                if view["phase"] == "over":
                    return view
        except urllib.error.HTTPError as refused:
            if refused.code == 404:
                return None
        except OSError:
            pass
        time.sleep(random.random())


def tell(server, table):
    view = play(server, table)
    if view is None:
        return
    seat = view["you"]["seat"]
    results = view["end"]["results"]
    own = next((result for result in results if result["seat"] == seat), None)
    print(json.dumps({"table": table, "seat": seat, "reason": view["end"]["reason"], "result": own}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("token")
    parser.add_argument("--games", type=int, default=0, help="end after so many games")
    asked = parser.parse_args()
    server = Server(asked.server, asked.token)
    playing = {}
    while True:
        wait = 1000
        try:
            for event in server.lines("/bot/events"):
                if event["t"] == "hello":
                    print(json.dumps({"bot": event["bot"], "name": event["name"]}), flush=True)
                elif event["t"] == "challenge":
                    server.post(f"/bot/games/{event['table']}/accept")
                elif event["t"] == "game" and event["table"] not in playing:
                    thread = threading.Thread(target=tell, args=(server, event["table"]))
                    playing[event["table"]] = thread
                    thread.start()
                elif event["t"] == "over" and event["table"] in playing:
                    playing[event["table"]].join()
                elif event["t"] == "bye":
                    wait = event["retry"]  # milliseconds
                if asked.games and len(playing) >= asked.games and all(not one.is_alive() for one in playing.values()):
                    return
        except urllib.error.HTTPError as refused:
            sys.exit(f"The server refuses: {json.loads(refused.read() or b'{}').get('code', refused.code)}")
        except OSError:
            pass
        time.sleep(random.random() * wait / 1000)


if __name__ == "__main__":
    main()
