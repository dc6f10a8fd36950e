/** Core rules in the form of a box: actions, questions, effects and score lines of every game. */
import { build, SALE, sell, stage } from '../build/actions.ts'
import { cardMoves } from '../build/card-moves.ts'
import { freeCityMoves } from '../build/free-city.ts'
import type { Box, Layer } from '../contract/box.ts'
import { coreCounts, coreEffects } from '../effects/effects.ts'
import { agesFought, wonInConflicts } from '../in-game.ts'
import { VICTORY_VALUES } from '../state.ts'
import { dig } from '../turn/lines.ts'

const turn: Layer = {
  id: 'turn',
  moves(g, seat, out) {
    if (seat < g.rules.players) cardMoves(g, seat, 'turn', out)
    else freeCityMoves(g, seat, out)
  },
}

const lastCard: Layer = {
  id: 'last-card',
  moves: (g, seat, out) => cardMoves(g, seat, 'last-card', out),
}

export const core: Box = {
  id: 'core',
  effects: coreEffects,
  counts: coreCounts,
  figures: {
    startingCoins: 3,
    sale: SALE,
    price: 2,
    bargain: 1,
    coinsAPoint: 3,
    sciencePerSet: 7,
    victories: VICTORY_VALUES,
    defeat: 1,
  },
  // The order is fixed, because actions.ts and lines.ts number them.
  actions: [build, stage, sell, { id: 'pick', takes: 'any', direct: true }, { id: 'skip' }],
  layers: [turn, lastCard],
  decisions: [dig],
  // Every city fights twice per Age, so there are as many fights as cities. The bank is endless.
  supply: {
    victory: (g, kind) => (kind < agesFought(g) ? g.rules.cities : 0),
    defeat: (g) => g.rules.cities * agesFought(g),
    coins: Number.POSITIVE_INFINITY,
  },
  mostHeld: { victory: wonInConflicts(2), defeat: (g) => 2 * agesFought(g) },
  abilities: [{ id: 'last-card' }],
  scoreLines: [
    { id: 'military' },
    { id: 'treasury' },
    { id: 'wonder' },
    { id: 'civil' },
    { id: 'commerce' },
    { id: 'guilds' },
    { id: 'science' },
  ],
}
