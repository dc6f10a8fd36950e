/** What a shipyard asks for and gives, space by space, for the list of pieces. */
import { type Cost, type Piece, RESOURCES } from '@heptapolis/engine'
import { FLEETS } from '../define.ts'
import { isShipyard } from '../shipyard.ts'
import type { Space } from '../tracks.ts'

export function shipyardDetails({ def }: Piece): readonly string[] {
  if (!isShipyard(def)) return []
  const { wonder, columns, reconstructed } = def.board
  const ours = [
    ...(reconstructed.costs ? ['what the spaces cost, and the wonder sign'] : []),
    ...(reconstructed.columns.length > 0 ? [`what the ${listed(reconstructed.columns)} spaces give`] : []),
  ]
  return [
    `the wonder sign is on the ${wonder} column`,
    ...FLEETS.map((fleet) => {
      const spaces = columns[fleet].map((space) => `${costText(space.cost)} → ${spaceText(space)}`)
      return `${fleet}: ${spaces.join(' · ')}`
    }),
    ...(ours.length > 0 ? [`reconstructed by us: ${ours.join('; ')}`] : []),
  ]
}

const listed = (words: readonly string[]): string => words.join(', ').replace(/, (\w+)$/, ' and $1')

function costText(cost: Cost): string {
  const goods = RESOURCES.flatMap((good) => (cost[good] ? [`${cost[good]} ${good}`] : []))
  return [...goods, ...(cost.coins ? [coinText(cost.coins)] : [])].join(' + ') || 'free'
}

const coinText = (coins: number | 'age'): string => `${coins} ${coins === 1 ? 'coin' : 'coins'}`

function spaceText({ naval, level, coins, tax, points, explore }: Space): string {
  const gives = [
    ...(naval === undefined ? [] : [`strength ${naval}`]),
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(coins === undefined ? [] : [coinText(coins)]),
    ...(tax ? ['Tax'] : []),
    ...(points === undefined ? [] : [`${points} ${points === 1 ? 'point' : 'points'}`]),
    ...(explore === undefined ? [] : [`explore level ${explore}`]),
  ]
  return gives.join(', ') || 'nothing'
}
