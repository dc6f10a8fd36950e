/** Tile draft: three each; keep one and pass the others to the right until all are kept. */

import {
  ask,
  chanceGives,
  type Game,
  type Insert,
  type Layer,
  move,
  piecesOf,
  shuffle,
  state,
} from '@heptapolis/engine/box'
import { offered, tiles } from './board.ts'

export const draft: Layer = {
  id: 'tiles',
  moves(g, seat, out) {
    for (const tile of offered.items(g, seat)) out.push(move(g.rules.actionOf('pick'), tile))
  },
  sample: (g, seat, random) =>
    move(g.rules.actionOf('pick'), offered.item(g, seat, random.below(offered.size(g, seat)))),
}

/** Ruling: the free city takes no tiles. */
const askAll = (g: Game): void => ask(g, g.rules.layerOf('tiles'), (1 << g.rules.players) - 1)

function dealTiles(g: Game): void {
  const { tilesDealt } = g.rules.figures
  const count = tilesDealt * g.rules.players
  const stack = chanceGives(g, (chance) => shuffle([...piecesOf(g, 'tile')], chance).slice(0, count))
  for (let i = 0; i < count; i++) offered.insert(g, Math.floor(i / tilesDealt), stack[i])
  askAll(g)
}

function keepTiles(g: Game): void {
  for (let seat = 0; seat < g.rules.players; seat++) {
    keep(g, seat, state.chosen.get(g, seat, 1))
    state.chosen.clear(g, seat)
  }
  for (let seat = 1; seat < g.rules.players; seat++) offered.swap(g, seat, seat - 1)
  if (offered.size(g, 0) > 1) {
    state.line.add(g, -1)
    askAll(g)
    return
  }
  for (let seat = 0; seat < g.rules.players; seat++) keep(g, seat, offered.item(g, seat, 0))
}

function keep(g: Game, seat: number, tile: number): void {
  offered.remove(g, seat, tile)
  tiles.push(g, seat, tile)
}

/** Before all other drafts: players choose later cards knowing their laws. */
export const draftLines: readonly Insert[] = [
  {
    part: 'game',
    after: 'boards',
    line: { id: 'deal-tiles', asks: 'tiles', run: dealTiles },
  },
  {
    part: 'game',
    after: 'deal-tiles',
    line: {
      id: 'keep-tiles',
      asks: 'tiles',
      repeats: true,
      run: keepTiles,
    },
  },
]
