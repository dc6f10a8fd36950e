#!/usr/bin/env python3
"""Plays a whole game through the engine, every seat greedily: python3 examples/greedy_bot.py [players] [seed]

Run it from the repository after `npm ci`. docs/protocol.md explains every line that goes over the wire.
"""
import json
import subprocess
import sys

players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
seed = sys.argv[2] if len(sys.argv) > 2 else "python"
engine = subprocess.Popen(
    ["npx", "heptapolis", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
)


def ask(cmd, **fields):
    """Sends one request and returns the answer; the engine always answers with exactly one line."""
    engine.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{cmd}: {answer['error']['code']}: {answer['error']['message']}")
    return answer


def value(move):
    """What a move is worth to us: stages and cards before coins, the cheaper the better."""
    worth = {"stage": 6, "build": 5, "recruit": 5, "pick": 5}.get(move["action"], 0)
    return worth - sum(move.get("pay", {}).values())


state = ask("new", setup={"edition": "2e", "boxes": [], "seats": [{}] * players, "seed": seed})
while not state["over"]:
    seat = state["toAct"][0]
    moves = ask("legal", seat=seat)["moves"]
    state = ask("play", seat=seat, move=max(moves, key=value))

result = ask("score")
cities = ask("export")["position"]["cities"]
for sheet in sorted(result["scores"], key=lambda sheet: sheet["rank"]):
    lines = ", ".join(f"{row['id']} {row['points']}" for row in sheet["rows"] if row["points"])
    city = cities[sheet["seat"]]
    print(f"{sheet['rank']}. {city['wonder']} {city['side']} (seat {sheet['seat']}): {sheet['total']} points: {lines}")
ask("quit")
