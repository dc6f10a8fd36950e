/** Cities: black cards that hit all others, debts, diplomacy, teams, and an eighth player. */
import {
  type Box,
  broughtBy,
  type DeckPart,
  type PieceDef,
  piecesOf,
  type Ruleset,
  type Terms,
} from '@heptapolis/engine/box'
import { debts } from '../parts/debts.ts'
import { diplomacy } from '../parts/diplomacy.ts'
import { gifts } from '../parts/gifts.ts'
import { losses } from '../parts/losses.ts'
import { masks } from '../parts/masks.ts'
import { spareGoods } from '../parts/spare-goods.ts'
import { teams } from '../parts/teams.ts'
import { BOARDS_1E, BOARDS_2E } from './boards.ts'
import { ANNIVERSARY, BLACK, GUILDS, RENAMED } from './cards.ts'
import { FORMER } from './former.ts'
import { loseAction, lossQuestion, meetLoss, moneyEffects, mostDebt } from './money.ts'
import { smuggle, smuggling, tradeEffects } from './trade.ts'

function pieces({ edition, options }: Terms): readonly PieceDef[] {
  if (edition === '2e') return [...BLACK, ...ANNIVERSARY]
  const printed = [...BLACK, ...(options?.citiesAnniversary ? ANNIVERSARY : []), ...GUILDS]
  return printed.map((card) => (RENAMED.includes(card.id) ? { ...card, nameId: `${card.id}-1e` } : card))
}

/** As many random black cards as cities; cards that cannot be dealt evenly stay out. */
const deck = (rules: Ruleset, age: number): DeckPart => ({
  drawn: { from: piecesOf({ rules }, 'card', age, 'cities'), count: rules.cities },
})

export const cities: Box = {
  id: 'cities',
  mostPlayers: 8,
  teams,
  options: { citiesAnniversary: 'yes or no' },
  former: FORMER,
  figures: { wharfOff: 1 },
  parts: [losses, debts, diplomacy, spareGoods, masks, gifts],
  pieces,
  boards: ({ edition }) => (edition === '1e' ? BOARDS_1E : BOARDS_2E),
  deck,
  // Raiders give additional tokens.
  supply: { victory: broughtBy('cities', 1), debt: (g) => g.rules.cities * mostDebt(g) },
  mostHeld: { debt: mostDebt },
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
  scoreLines: [{ id: 'cities' }],
}
