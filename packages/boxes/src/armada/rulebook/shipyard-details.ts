/** What a shipyard asks for and gives, space by space, for the list of pieces. */
import { type Piece, type Price, RESOURCES, vector } from '@heptapolis/engine'
import { FLEETS } from '../define.ts'
import { isShipyard } from '../shipyard.ts'
import type { Space } from '../tracks.ts'

export function shipyardDetails({ def }: Piece): readonly string[] {
  if (!isShipyard(def)) return []
  const { wonder, tracks } = def.yard
  return [
    `the wonder sign is on the ${FLEETS[wonder]} column`,
    ...FLEETS.map((fleet, i) => {
      const { prices, spaces } = tracks[i]
      return `${fleet}: ${prices.map((price, at) => `${priceText(price)} → ${spaceText(spaces[at])}`).join(' · ')}`
    }),
  ]
}

function priceText({ need, coins }: Price): string {
  const goods = RESOURCES.flatMap((good, r) => {
    const count = vector.count(need, r)
    return count === 0 ? [] : [`${count} ${good}`]
  })
  return [...goods, ...(coins > 0 ? [`${coins} coins`] : [])].join(' + ')
}

function spaceText({ naval, level, coins, tax, points, explore }: Space): string {
  const gives = [
    ...(naval === undefined ? [] : [`strength ${naval}`]),
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(coins === undefined ? [] : [`${coins} ${coins === 1 ? 'coin' : 'coins'}`]),
    ...(tax ? ['Tax'] : []),
    ...(points === undefined ? [] : [`${points} ${points === 1 ? 'point' : 'points'}`]),
    ...(explore === undefined ? [] : [`explore level ${explore}`]),
  ]
  return gives.join(', ') || 'nothing'
}
