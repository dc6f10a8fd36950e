#!/usr/bin/env python3
"""Plays random legal moves in hundreds of games at once: python3 examples/random_batch.py [games] [steps] [boxes]

Run it from the repository after `npm ci`. docs/learning.md explains the numbers, docs/protocol.md the lines. With numpy,
`numpy.frombuffer(base64.b64decode(text), dtype)` takes the place of `numbers`.
"""
import array
import base64
import json
import random
import subprocess
import sys
import time

games = int(sys.argv[1]) if len(sys.argv) > 1 else 256
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 200
boxes = sys.argv[3].split(",") if len(sys.argv) > 3 else []
engine = subprocess.Popen(["npx", "heptapolis", "engine", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(cmd, **fields):
    """Sends one request and returns the answer; the engine always answers with exactly one line."""
    engine.stdin.write(json.dumps({"cmd": cmd, **fields}).encode() + b"\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{cmd}: {answer['error']['code']}: {answer['error']['message']}")
    return answer


def numbers(text, kind):
    """The typed array behind a text: i is int32, H uint16, h int16, b int8, B uint8, f float32."""
    return array.array(kind, base64.b64decode(text))


setup = {"edition": "2e", "boxes": boxes, "seats": [{}, {}, {}]}
table = ask("open", games=games, setup=setup, seed="python")
print(f"{games} games, {table['sizes']['inputs']} inputs, {table['sizes']['actions']} actions")
finished, points, inputs = 0, 0, 0
began = time.perf_counter()
for _ in range(steps):
    offsets = numbers(table["legal"]["offsets"], "i")
    legal = numbers(table["legal"]["actions"], "H")
    chosen = [legal[random.randrange(offsets[game], offsets[game + 1])] for game in range(games)]
    table = ask("step", actions=chosen)
    inputs += len(numbers(table["inputs"]["values"], "b"))
    finished += sum(numbers(table["done"], "B"))
    points += sum(numbers(table["points"], "h"))
seconds = time.perf_counter() - began
ask("quit")
mean = f", {points / finished / 3:.1f} points a city" if finished else ""
print(f"{finished} games ended{mean}, {inputs / steps / games:.0f} inputs a step are not zero")
print(f"{steps * games / seconds:.0f} steps a second")
