/** Cities: black cards that strike at everybody else, debts, diplomacy, teams, and an eighth player. */
import {
  type Box,
  type DeckPart,
  debts,
  diplomats,
  losses,
  type PieceDef,
  piecesOf,
  type Ruleset,
  spareGoods,
  type Terms,
} from '@heptapolis/engine'
import { BOARDS_1E, BOARDS_2E } from './boards.ts'
import { ANNIVERSARY, BLACK, FIRST_NAMES, GUILDS } from './cards.ts'
import { loseAction, lossQuestion, meetLoss, moneyEffects } from './money.ts'
import { smuggle, smuggling, tradeEffects } from './trade.ts'

function pieces({ edition, options }: Terms): readonly PieceDef[] {
  if (edition === '2e') return [...BLACK, ...ANNIVERSARY]
  const printed = [...BLACK, ...(options?.anniversary ? ANNIVERSARY : []), ...GUILDS]
  return printed.map((card) => ({ ...card, name: FIRST_NAMES[card.id] ?? card.name }))
}

/** As many black cards as cities, at random; what cannot be dealt out evenly stays out. */
const deck = (rules: Ruleset, age: number): DeckPart => ({
  drawn: { from: piecesOf({ rules }, 'card', age, 'cities'), count: rules.cities },
})

export const cities: Box = {
  id: 'cities',
  name: 'Cities',
  about: 'Black cards, debts, diplomacy, Petra and Byzantium; teams of two and up to eight players.',
  mostPlayers: 8,
  teams: true,
  parts: [losses, debts, diplomats, spareGoods],
  pieces,
  boards: ({ edition }) => (edition === '1e' ? BOARDS_1E : BOARDS_2E),
  deck,
  // Raiders bring tokens of their own.
  supply: { victory: 1 },
  columns: [smuggling],
  effects: { ...moneyEffects, ...tradeEffects },
  abilities: [
    {
      id: 'architects',
      freeStage: { covers: () => true },
    },
  ],
  actions: [loseAction],
  decisions: [lossQuestion],
  diggers: [{ id: 'forging-agency', after: 'solomon' }],
  bendsSellers: (g, seat) => smuggling.get(g, seat) !== 0,
  modifiers: { loss: meetLoss, seller: smuggle },
  scoreLines: [{ id: 'cities', name: 'Black cards' }],
}
