/** Tower of Babel: laws on tiles that players draft in secret and place instead of building. */

import {
  type Action,
  type Box,
  forOwner,
  type Game,
  type Line,
  type MoveList,
  oncePerRuleset,
  PAY,
  state,
  takeFromHand,
  wonInConflicts,
} from '@heptapolis/engine/box'
import { built, imagineTiles, laid, placeTile, spaces, TILES_EACH, tiles, tower, towerColumns } from './board.ts'
import { draft, draftLines } from './draft.ts'
import { bendDefeat, bendVictory } from './law-conflicts.ts'
import { bendCost, bendsCosts, chainSource, chainsNextDoor, charges, payBonus } from './law-costs.ts'
import { bendPrices, bendProduction, bendSale, bendsSellers } from './law-goods.ts'
import { lawEffects, TILES } from './laws.ts'
import { towerPosition } from './position.ts'

declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Tiles dealt to each player. */
    tilesDealt: number
    /** Points for one, two, … tiles that a city has built. */
    towerPoints: readonly number[]
  }
}

const layTile: Action = {
  id: 'tower',
  faceDown: true,
  lay(g, seat, { card, option }) {
    takeFromHand(g, seat, card)
    state.discard.push(g, 0, card)
    tiles.remove(g, seat, option)
    laid.push(g, seat, option)
  },
  activate(g, seat, { card, option }) {
    const { pieces } = g.rules
    g.listener?.({
      what: 'tile-laid',
      seat,
      own: forOwner(g, seat, { card: pieces[card].id, tile: pieces[option].id }),
    })
  },
  option: 'piece',
  takes: ['card', 'guild'],
  choices: 'tile',
  fields: ['tile'],
  show: (g, { option }) => ({ tile: g.rules.pieces[option].id }),
}

/** Rulings: the last card of an Age can be used too; a card that is no Age card cannot. */
const LAYERS = ['turn', 'last-card']

function offers(g: Game, seat: number, layer: string, out: MoveList): void {
  if (tiles.size(g, seat) === 0 || seat >= g.rules.players || !LAYERS.includes(layer)) return
  const action = layingTile(g.rules)
  for (let tile = tiles.above(g, seat, -1); tile >= 0; tile = tiles.above(g, seat, tile)) {
    out.add(action, 0, PAY, 0, 0, tile)
  }
}

/** Action index, cached because every hand needs it. */
const layingTile = oncePerRuleset((rules) => rules.actionOf('tower'))

/** Lowest tile placed in this turn, by piece order; -1 for none. */
function lowestLaid(g: Game): number {
  let lowest = -1
  for (let seat = 0; seat < g.rules.players; seat++) {
    for (let i = 0; i < laid.size(g, seat); i++) {
      const tile = laid.item(g, seat, i)
      if (lowest < 0 || tile < lowest) lowest = tile
    }
  }
  return lowest
}

function holderOf(g: Game, tile: number): number {
  let seat = 0
  while (!laid.has(g, seat, tile)) seat++
  return seat
}

/** Ruling: tiles are placed after everything else of the turn, so they change nothing in it. */
export const placeTiles: Line = {
  id: 'tower',
  run(g) {
    for (let tile = lowestLaid(g); tile >= 0; tile = lowestLaid(g)) {
      const seat = holderOf(g, tile)
      laid.remove(g, seat, tile)
      placeTile(g, tile)
      built.push(g, seat, tile)
      const space = ((tower.size(g, 0) - 1) % spaces(g)) + 1
      g.listener?.({ what: 'tile', seat, card: g.rules.pieces[tile].id, space, reveals: 'tile-laid' })
    }
  },
}

export const babelTower: Box = {
  id: 'babel-tower',
  figures: { tilesDealt: TILES_EACH, towerPoints: [2, 5, 10] },
  pieces: () => TILES,
  facts: ({ effects: [bound] }) => (bound?.effect.kind === 'law' ? { number: bound.effect.number } : {}),
  columns: towerColumns,
  effects: lawEffects,
  actions: [layTile],
  offers,
  layers: [draft],
  script: [...draftLines, { part: 'turnEnd', line: placeTiles }],
  hooks: { cardBuilt: payBonus },
  bendsCosts,
  bendsSellers,
  modifiers: {
    cost: bendCost,
    charges,
    production: bendProduction,
    sale: bendSale,
    seller: bendPrices,
    chain: chainsNextDoor,
    chainSource,
    victoryValue: bendVictory,
    defeatTokens: bendDefeat,
  },
  scoreLines: [
    {
      id: 'tower',
      score(g, seat, note) {
        const tiles = built.size(g, seat)
        if (tiles > 0) note('tower', 'tiles', g.rules.figures.towerPoints[tiles - 1])
      },
    },
  ],
  position: towerPosition,
  imagine: imagineTiles,
  // Laws may give tokens of one Age in another, and double defeats.
  supply: { victory: wonInConflicts(8), defeat: 30, tilesBuilt: 1 },
}
