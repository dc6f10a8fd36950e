"""Teaches nets with a hidden layer what learn-experience.ts teaches one weight for each sign and subject, on a GPU where there is one.

    node packages/bots/tools/learning/export-lessons.ts --games games.jsonl --to lessons
    python3 packages/bots/tools/learning/learn-net.py --lessons lessons --to nets --minutes 6

Needs PyTorch and numpy. Every net is told in one line an epoch: its regret on the games kept apart, in all and by mix. What
is written after each net (curve.jsonl, NAME.json) stays when it is stopped.
"""

import argparse
import base64
import hashlib
import json
import math
import os
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

NOTHING = 65535
MORE = ('holds ', 'left has ', 'right has ')
DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')

# Signs: '' those of experience, 'hand' the cards of the hand too, 'all' also what both neighbours have built.
# Wide: one weight for each sign and subject besides the layer (units 0: those alone).
NETS = [
    dict(name='linear', units=0, wide=True, rate=4e-3),
    dict(name='net-64', units=64),
    dict(name='net-64-hand', units=64, signs='hand'),
    dict(name='net-64-all', units=64, signs='all'),
    dict(name='net-32', units=32),
    dict(name='net-32-all', units=32, signs='all'),
    dict(name='net-128', units=128),
    dict(name='net-128-all', units=128, signs='all', drop=0.3),
    dict(name='linear-hand', units=0, wide=True, signs='hand', rate=4e-3),
    dict(name='linear-all', units=0, wide=True, signs='all', rate=4e-3),
    dict(name='wide-64', units=64, wide=True),
    dict(name='wide-64-all', units=64, wide=True, signs='all'),
    dict(name='deep-128-32-all', units=128, second=32, signs='all', drop=0.2),
    dict(name='net-256-all', units=256, signs='all', drop=0.4),
    dict(name='net-64-all-slow', units=64, signs='all', rate=8e-4),
    dict(name='net-64-all-fast', units=64, signs='all', rate=5e-3),
]


class Lists:
    """Lists of different lengths, one after the other, on the device."""

    def __init__(self, folder, name, kind):
        self.all = torch.from_numpy(read(folder, name, kind).astype(np.int64)).to(DEVICE)
        self.at = torch.from_numpy(read(folder, f'{name}-at', np.uint32).astype(np.int64)).to(DEVICE)

    def counts(self, which, width):
        """For each of these lists, how often each number stands in it."""
        begin, lengths = self.at[which], self.at[which + 1] - self.at[which]
        rows = torch.repeat_interleave(torch.arange(len(which), device=DEVICE), lengths)
        before = torch.cumsum(lengths, 0) - lengths
        place = torch.arange(len(rows), device=DEVICE) - before[rows] + begin[rows]
        counts = torch.zeros(len(which) * width, device=DEVICE)
        counts.scatter_add_(0, rows * width + self.all[place], torch.ones(len(rows), device=DEVICE))
        return counts.view(len(which), width)


def read(folder, name, kind):
    return np.fromfile(os.path.join(folder, f'{name}.bin'), dtype=kind)


def padded(folder, name, kind, at, width, filler):
    values = read(folder, name, kind)
    out = np.full((len(at) - 1, width), filler, dtype=np.float32 if kind == np.float32 else np.int64)
    lengths = np.diff(at)
    rows = np.repeat(np.arange(len(lengths)), lengths)
    out[rows, np.arange(len(values)) - np.repeat(at[:-1], lengths)] = values
    return torch.from_numpy(out).to(DEVICE)


class Data:
    def __init__(self, folder):
        with open(os.path.join(folder, 'names.json'), encoding='utf8') as file:
            names = json.load(file)
        self.signs, self.subjects, self.mixes = names['signs'], names['subjects'], names['mixes']
        at = read(folder, 'judged-at', np.uint32).astype(np.int64)
        width = int(np.diff(at).max())
        self.at_city = Lists(folder, 'question-signs', np.uint16)
        self.judged = padded(folder, 'judged', np.float32, at, width, -1e4)
        self.behind = padded(folder, 'behind', np.float32, at, width, 1e4)
        self.about = []
        for place in (0, 1):
            about = padded(folder, f'subject-{place}', np.uint16, at, width, NOTHING)
            self.about.append(torch.where(about == NOTHING, torch.full_like(about, len(self.subjects)), about))
        self.mix = torch.from_numpy(read(folder, 'question-mix', np.uint8).astype(np.int64)).to(DEVICE)
        apart = torch.from_numpy(read(folder, 'question-apart', np.uint8).astype(np.int64)).to(DEVICE)
        self.taught, self.apart = torch.where(apart == 0)[0], torch.where(apart == 1)[0]
        self.outlook_signs = Lists(folder, 'outlook-signs', np.uint16)
        self.outlook_age = torch.from_numpy(read(folder, 'outlook-age', np.uint8).astype(np.int64)).to(DEVICE)
        self.rest = torch.from_numpy(read(folder, 'points', np.float32) - read(folder, 'told', np.float32)).to(DEVICE)
        apart = torch.from_numpy(read(folder, 'outlook-apart', np.uint8).astype(np.int64)).to(DEVICE)
        self.outlooks_taught, self.outlooks_apart = torch.where(apart == 0)[0], torch.where(apart == 1)[0]
        digest = hashlib.sha256()
        for name in ('question-signs', 'behind', 'points'):
            digest.update(read(folder, name, np.uint8).tobytes())
        self.digest = digest.hexdigest()

    def seen(self, signs):
        """Which signs a net goes by."""
        hidden = {'': MORE, 'hand': MORE[1:], 'all': ()}[signs]
        return torch.tensor([0.0 if name.startswith(tuple(hidden)) else 1.0 for name in self.signs], device=DEVICE)


class Net(nn.Module):
    def __init__(self, seen, outputs, units=64, second=0, wide=False, drop=0.1):
        super().__init__()
        signs = len(seen)
        self.register_buffer('seen', seen)
        self.first = nn.Parameter(torch.randn(signs, units) * 0.1) if units else None
        self.first_bias = nn.Parameter(torch.zeros(units)) if units else None
        self.second = nn.Linear(units, second) if second else None
        self.last = nn.Parameter(torch.randn(outputs, second or units) * 0.02) if units else None
        self.last_bias = nn.Parameter(torch.zeros(outputs))
        self.wide = nn.Parameter(torch.zeros(signs, outputs)) if wide else None
        self.drop = nn.Dropout(drop)

    def forward(self, counts):
        counts = counts * self.seen
        out = self.last_bias.expand(len(counts), -1)
        if self.wide is not None:
            out = out + counts @ self.wide
        if self.first is None:
            return out
        layer = self.drop(F.relu(counts @ self.first + self.first_bias))
        if self.second is not None:
            layer = self.drop(F.relu(self.second(layer)))
        return out + layer @ self.last.t()


def worths(net, data, which):
    by_subject = F.pad(net(data.at_city.counts(which, len(data.signs))), (0, 1))
    return data.judged[which] + sum(by_subject.gather(1, about[which]) for about in data.about)


def regrets(net, data):
    """By how many points the move chosen falls behind the best one, in all and by mix."""
    net.eval()
    found = []
    with torch.no_grad():
        for which in data.apart.split(4096):
            chosen = worths(net, data, which).argmax(1, keepdim=True)
            found.append(data.behind[which].gather(1, chosen)[:, 0])
    net.train()
    found = torch.cat(found)
    mix = data.mix[data.apart]
    return dict(all=float(found.mean()), **{name: float(found[mix == i].mean()) for i, name in enumerate(data.mixes)})


def steps_of(net, rate, decay, steps):
    how = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay, betas=(0.9, 0.99))
    warm = max(1, steps // 20)
    slow = torch.optim.lr_scheduler.LambdaLR(
        how, lambda i: min(1.0, (i + 1) / warm) * 0.5 * (1 + math.cos(math.pi * min(1.0, i / steps)))
    )
    return how, slow


def learn(net, data, note, rate=2e-3, decay=0.1, epochs=24, batch=512):
    steps = epochs * math.ceil(len(data.taught) / batch)
    how, slow = steps_of(net, rate, decay, steps)
    for epoch in range(1, epochs + 1):
        order = data.taught[torch.randperm(len(data.taught), device=DEVICE)]
        for which in order.split(batch):
            wanted = F.softmax(-data.behind[which], 1)
            loss = -(wanted * F.log_softmax(worths(net, data, which), 1)).sum(1).mean()
            how.zero_grad(set_to_none=True)
            loss.backward()
            how.step()
            slow.step()
        if not note(epoch):
            return


def learn_outlook(data, units, epochs=30, batch=512):
    """How far off the points at the end are told, by Age."""
    net = Net(data.seen(''), 4, units=units, wide=units == 0, drop=0.2).to(DEVICE)
    how, slow = steps_of(net, 2e-3 if units else 2e-2, 5e-2, epochs * math.ceil(len(data.outlooks_taught) / batch))

    def wrong(which):
        told = net(data.outlook_signs.counts(which, len(data.signs)))
        return told.gather(1, data.outlook_age[which][:, None])[:, 0] - data.rest[which]

    for _ in range(epochs):
        for which in data.outlooks_taught[torch.randperm(len(data.outlooks_taught), device=DEVICE)].split(batch):
            how.zero_grad(set_to_none=True)
            F.huber_loss(wrong(which), torch.zeros(len(which), device=DEVICE), delta=15.0).backward()
            how.step()
            slow.step()
    net.eval()
    with torch.no_grad():
        off = torch.cat([wrong(which) for which in data.outlooks_apart.split(4096)])
    age = data.outlook_age[data.outlooks_apart]
    return {f'Age {one}': float(off[age == one].square().mean().sqrt()) for one in (2, 3)}


def rounded(weights):
    """Rows of small whole numbers, and what one of them is worth in each row."""
    steps = weights.abs().amax(1).clamp(min=1e-6) / 127
    return (weights / steps[:, None]).round().clamp(-127, 127), steps


def round_weights(net):
    with torch.no_grad():
        for weights in (net.first, net.last):
            whole, steps = rounded(weights)
            weights.copy_(whole * steps[:, None])


def text(whole):
    return base64.b64encode(whole.to(torch.int8).cpu().numpy().tobytes()).decode()


def write(net, data, signs, path):
    first, first_steps = rounded(net.first.detach())
    last, last_steps = rounded(net.last.detach())
    kept = [i for i, seen in enumerate(net.seen.tolist()) if seen]
    file = dict(
        units=net.first.shape[1],
        more=signs != '',
        digest=data.digest,
        signs=[data.signs[i] for i in kept],
        subjects=data.subjects,
        first=text(first[kept]),
        firstSteps=[float(f'{step:.4g}') for step in first_steps[kept].tolist()],
        firstBias=[float(f'{bias:.4g}') for bias in net.first_bias.tolist()],
        last=text(last),
        lastSteps=[float(f'{step:.4g}') for step in last_steps.tolist()],
        lastBias=[float(f'{bias:.4g}') for bias in net.last_bias.tolist()],
    )
    with open(path, 'w', encoding='utf8') as out:
        json.dump(file, out)


def shown(found):
    return ', '.join(f'{name} {value:.3f}' for name, value in found.items())


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--lessons', default='lessons')
    ask.add_argument('--to', default='nets')
    ask.add_argument('--minutes', type=float, default=6)
    ask.add_argument('--epochs', type=int, default=24)
    ask.add_argument('--nets', default='')
    args = ask.parse_args()
    end = time.monotonic() + 60 * args.minutes
    torch.manual_seed(17)
    if DEVICE.type == 'cuda':
        torch.backends.cuda.matmul.allow_tf32 = True
    os.makedirs(args.to, exist_ok=True)
    curve = open(os.path.join(args.to, 'curve.jsonl'), 'a', encoding='utf8')

    def say(**what):
        curve.write(json.dumps(what) + '\n')
        curve.flush()
        head = ' '.join(f'{key} {value}' for key, value in what.items() if not isinstance(value, dict))
        print(head, '|', shown(what.get('regret') or what.get('off') or {}), flush=True)

    data = Data(args.lessons)
    print(f'{DEVICE}, {len(data.taught)} questions taught, {len(data.apart)} apart, {len(data.signs)} signs', flush=True)
    alone = Net(data.seen(''), len(data.subjects), units=0).to(DEVICE)
    say(net='judgement', regret=regrets(alone, data))
    chosen = [net for net in NETS if not args.nets or net['name'] in args.nets.split(',')]
    for one in chosen:
        began = time.monotonic()
        if began > end:
            break
        how = dict(units=64, second=0, wide=False, signs='', drop=0.1, rate=2e-3, decay=0.1) | one
        net = Net(data.seen(how['signs']), len(data.subjects), how['units'], how['second'], how['wide'], how['drop'])
        net = net.to(DEVICE)

        def note(epoch, name=one['name'], net=net, began=began):
            if epoch == 1 or epoch % 4 == 0 or epoch == args.epochs:
                say(net=name, epoch=epoch, seconds=round(time.monotonic() - began, 1), regret=regrets(net, data))
            return time.monotonic() < end

        learn(net, data, note, how['rate'], how['decay'], args.epochs)
        if how['units'] and not how['second'] and not how['wide']:
            round_weights(net)
            say(net=one['name'], rounded='to bytes', regret=regrets(net, data))
            write(net, data, how['signs'], os.path.join(args.to, f'{one["name"]}.json'))
        if one['name'] == 'net-64':
            for units in (0, 32, 64):
                say(outlook=units, off=learn_outlook(data, units))


if __name__ == '__main__':
    main()
