/** Shape of a set-up: the types of its fields, before their values are compared with the library. */
import { isRecord } from '../../kernel/position/naming.ts'
import type { BadSetup } from '../problem.ts'
import { EDITIONS, MOST_PRICE, type Setup } from '../vocabulary.ts'

/** Type fault of the set-up. */
export function shapeFault(setup: Partial<Setup>): BadSetup | undefined {
  if (typeof setup !== 'object' || setup === null) return { is: 'shape', of: 'setup' }
  if (!EDITIONS.some((edition) => edition === setup.edition)) return { is: 'no-such-edition', known: EDITIONS }
  if (!Array.isArray(setup.boxes) || setup.boxes.some((id) => typeof id !== 'string')) {
    return { is: 'shape', of: 'boxes' }
  }
  const twice = setup.boxes.find((id, i) => setup.boxes?.indexOf(id) !== i)
  if (twice !== undefined) return { is: 'box-twice', box: twice }
  if (!Array.isArray(setup.seats)) return { is: 'shape', of: 'seats' }
  for (const seat of setup.seats) {
    if (typeof seat !== 'object' || seat === null) return { is: 'shape', of: 'seat' }
    for (const key of ['wonder', 'side', 'name'] as const) {
      if (seat[key] !== undefined && typeof seat[key] !== 'string') return { is: 'shape', of: key }
    }
    if (!isPrice(seat.price)) return { is: 'shape', of: 'price' }
  }
  if (setup.seed !== undefined && typeof setup.seed !== 'string') return { is: 'shape', of: 'seed' }
  if (setup.teams !== undefined && typeof setup.teams !== 'boolean') return { is: 'shape', of: 'teams' }
  if (setup.dataVersion !== undefined && typeof setup.dataVersion !== 'string') {
    return { is: 'shape', of: 'dataVersion' }
  }
  if (setup.options !== undefined && !isOptions(setup.options)) return { is: 'shape', of: 'options' }
  if (setup.houseRules !== undefined && !isHouseRules(setup.houseRules)) return { is: 'shape', of: 'houseRules' }
  if (setup.without !== undefined && !isTexts(setup.without)) return { is: 'shape', of: 'without' }
  return undefined
}

const isTexts = (texts: unknown): boolean => Array.isArray(texts) && texts.every((text) => typeof text === 'string')

const isPrice = (price: unknown): boolean =>
  price === undefined || (Number.isInteger(price) && Number(price) >= 0 && Number(price) <= MOST_PRICE)

const isOptions = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Object.values(options).every(isWish)

const isHouseRules = (rules: unknown): boolean =>
  isRecord(rules) && Object.values(rules).every((reading) => typeof reading === 'string')

const isWish = (wish: unknown): boolean =>
  typeof wish === 'object'
    ? wish !== null && !Array.isArray(wish)
    : ['string', 'number', 'boolean'].includes(typeof wish)
