/** Leader phase before the first Age: four cards each; one is kept and the rest passed to the right. */

import {
  ask,
  chanceGives,
  choice,
  type Game,
  type Insert,
  imaginePieces,
  type Layer,
  move,
  piecesOf,
  type Random,
  shuffle,
  state,
} from '@heptapolis/engine/box'
import { drafted, entombed, leaderBox, leaderHand, leaders } from '../columns.ts'

export const leadersOf = (g: Game): number[] => [...piecesOf(g, 'leader')]

/** Unseen leaders are in hands, in the draft or in the box. */
export const imagineLeaders = (g: Game, random: Random): void =>
  imaginePieces(g, random, piecesOf(g, 'leader'), [leaders, entombed, state.buried], [leaderHand, drafted, leaderBox])

function dealLeaders(g: Game): void {
  const pool = chanceGives(g, (chance) => shuffle(leadersOf(g), chance))
  const { leadersDealt } = g.rules.figures
  const dealt = leadersDealt * g.rules.players
  for (let i = 0; i < dealt; i++) drafted.insert(g, Math.floor(i / leadersDealt), pool[i])
  leaderBox.assign(g, 0, pool.slice(dealt))
  g.listener?.({ what: 'leaders-dealt', cards: leadersDealt })
}

export const leaderDraft: Layer = {
  id: 'leader-draft',
  moves(g, seat, out) {
    const action = g.rules.actionOf('pick')
    for (let i = 0; i < drafted.size(g, seat); i++) out.push(move(action, drafted.item(g, seat, i)))
  },
  sample: (g, seat, random) =>
    move(g.rules.actionOf('pick'), drafted.item(g, seat, random.below(drafted.size(g, seat)))),
}

function keep(g: Game, seat: number, leader: number): void {
  drafted.remove(g, seat, leader)
  leaderHand.push(g, seat, leader)
}

/** Keeps the chosen card and passes the rest; two players swap. */
function passOn(g: Game): void {
  for (let seat = 0; seat < g.rules.players; seat++) {
    const picked = choice(g, seat)
    if (picked) keep(g, seat, picked.card)
    state.chosen.clear(g, seat)
  }
  for (let seat = 1; seat < g.rules.players; seat++) drafted.swap(g, seat, seat - 1)
}

export function askForDraft(g: Game): void {
  if (choice(g, 0)) passOn(g)
  if (drafted.size(g, 0) > 1) {
    ask(g, g.rules.layerOf('leader-draft'), (1 << g.rules.players) - 1)
    state.line.add(g, -1)
    return
  }
  for (let seat = 0; seat < g.rules.players; seat++) {
    while (drafted.size(g, seat) > 0) keep(g, seat, drafted.item(g, seat, 0))
  }
}

export const draftScript: readonly Insert[] = [
  {
    part: 'game',
    after: 'boards',
    line: { id: 'leader-deal', run: dealLeaders },
  },
  {
    part: 'game',
    after: 'leader-deal',
    line: {
      id: 'leader-draft',
      asks: 'leader-draft',
      repeats: true,
      run: askForDraft,
    },
  },
]
