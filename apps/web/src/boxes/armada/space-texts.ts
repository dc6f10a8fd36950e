/** Texts about the spaces of an Armada shipyard: their gains, and the next space of a ship. */
import { FLEETS, type Space, yardOf } from '@heptapolis/boxes/armada'
import type { Game } from '@heptapolis/engine'
import { type Cost, type Price, RESOURCES, vector } from '@heptapolis/engine/show'
import type { CityView } from '../../city/view.ts'
import { say, terms } from '../../i18n/index.ts'
import { countAt, recordAt } from '../fields.ts'
import { armadaWords } from './words.ts'

export function giftWords({ naval, level, coins, tax, points, explore }: Space): string[] {
  const w = armadaWords()
  return [
    ...(naval ? [`${w.naval} ${naval}`] : []),
    ...(level ? [`${w.level} ${level}`] : []),
    ...(coins ? [terms().coins(coins)] : []),
    ...(tax ? [w.tax] : []),
    ...(points ? [terms().points(points)] : []),
    ...(explore ? [w.islandOf(explore)] : []),
  ]
}

/** How a ship moves: with cards of its colour, in the gender of the card. */
export const shipWords = (fleet: string, withStage: boolean): string =>
  armadaWords().sails(say().thing(fleet)[0], withStage)

/** The next space of a ship, its cost and its gain. */
export function sailingWords(game: Game, { seat, fields }: CityView, fleet: unknown): string {
  const track = FLEETS.map(String).indexOf(String(fleet))
  const at = countAt(recordAt(fields, 'ships') ?? {}, String(fleet))
  const { spaces, prices } = yardOf(game, seat)?.tracks[track] ?? { spaces: [], prices: [] }
  const [space, price] = [spaces[at], prices[at]]
  return space ? armadaWords().toSpace(at + 1, say().cost(costOf(price)), giftWords(space)) : ''
}

export const costOf = ({ need, coins }: Price): Cost => ({
  ...Object.fromEntries(RESOURCES.map((good, r) => [good, vector.count(need, r)])),
  ...(coins > 0 ? { coins } : {}),
})
