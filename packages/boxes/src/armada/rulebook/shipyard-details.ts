/** What a shipyard asks for and gives, space by space, for the list of pieces. */
import { type Cost, type Piece, RESOURCES } from '@heptapolis/engine'
import { FLEETS } from '../define.ts'
import { isShipyard, type SpacesOf } from '../shipyard.ts'
import type { Space } from '../tracks.ts'

export function shipyardDetails({ def }: Piece): readonly string[] {
  if (!isShipyard(def)) return []
  const { wonder, columns, reconstructed } = def.board
  const [costs, gains] = [reconstructed.costs, reconstructed.gains].map(spacesText)
  const ours = [
    ...(costs === '' ? [] : [`what the ${costs} spaces cost`]),
    ...(reconstructed.wonder ? ['the wonder sign'] : []),
    ...(gains === '' ? [] : [`what the ${gains} spaces give`]),
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

/** `red (2 to 6), yellow and green`: a column of which all is meant is only named. */
function spacesText(spaces: SpacesOf): string {
  const columns = FLEETS.filter((fleet) => spaces[fleet].length > 0)
  return listed(
    columns.map((fleet) => (spaces[fleet].length === SPACES ? fleet : `${fleet} (${numbersText(spaces[fleet])})`)),
  )
}

const SPACES = 6

/** `2 to 6`, `1, 3 and 4`. */
const numbersText = (numbers: readonly number[]): string => {
  const [first, last] = [numbers[0], numbers[numbers.length - 1]]
  return numbers.length > 2 && last - first === numbers.length - 1
    ? `${first} to ${last}`
    : numbers.join(', ').replace(/, (\d+)$/, ' and $1')
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`

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
