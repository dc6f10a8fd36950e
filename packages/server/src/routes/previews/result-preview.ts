/** Title, description and picture of a finished game. */
import type { Speech } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import type { LinkCard } from '../../pictures/link-card.ts'
import type { SeatTower } from '../../pictures/result-towers.ts'
import type { ScoredResult } from '../../pictures/scored-result.ts'
import type { PreviewWords } from './words/en.ts'

export const mixOf = (boxes: readonly string[], w: PreviewWords, say: Speech): string =>
  boxes.length === 0 ? w.base : boxes.map((id) => say.boxName(id)).join(', ')

const NIGHTS: readonly string[] = ['night', 'b']
/** Letters that the fonts of the picture do not have. */
const UNDRAWN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{Mn}\p{P} +]/gu

export function resultPreview({ boxes, towers, areTiesShared }: ScoredResult, w: PreviewWords, say: Speech): LinkCard {
  const mix = mixOf(boxes, w, say)
  const named = towers.map((tower) => ({ ...tower, name: tower.name || say.wonder(tower.wonder) }))
  const drawn = towers.map((tower) => {
    const wonder = say.wonder(tower.wonder)
    const name = tower.name.replace(UNDRAWN, '').trim() || wonder
    return { ...tower, name, note: name === wonder ? '' : wonder, isNight: NIGHTS.includes(tower.side) }
  })
  return {
    title: titleOf(named, w, say),
    description: [pointsOfAll(named, say), mix].join(' · '),
    result: {
      title: titleOf(drawn, w, say),
      sentences: [verdict(drawn, areTiesShared, w, say), mix],
      boxes,
      towers: drawn,
    },
  }
}

function titleOf(towers: readonly SeatTower[], w: PreviewWords, say: Speech): string {
  const names = namesOf(
    towers.filter(({ rank }) => rank === 1),
    say,
  )
  return isShared(towers) ? w.shared(names) : w.won(names)
}

const partyOf = ({ seat, team }: SeatTower): string => (team === undefined ? `seat ${seat}` : `team ${team}`)

const isShared = (towers: readonly SeatTower[]): boolean =>
  new Set(towers.filter(({ rank }) => rank === 1).map(partyOf)).size > 1

/** Players with their points, partners with those of their team. */
const pointsOfAll = (towers: readonly SeatTower[], say: Speech): string =>
  [...Map.groupBy(towers, partyOf).values()]
    .map((party) => `${say.terms.and(party.map(({ name }) => name))} ${pointsOf(itemAt(party, 0))}`)
    .join(', ')

const namesOf = (towers: readonly SeatTower[], say: Speech): string => say.terms.and(towers.map(({ name }) => name))

const pointsOf = ({ total, teamTotal = total }: SeatTower): number => teamTotal

/** Points of the winner, and the distance to the second, and to all with as many points. A player who has left is behind with any points. */
function verdict(towers: readonly SeatTower[], areTiesShared: boolean, w: PreviewWords, say: Speech): string {
  const winners = towers.filter(({ rank }) => rank === 1)
  const points = Math.max(...winners.map(pointsOf))
  if (isShared(towers)) return w.tied(points, areTiesShared)
  const second = towers.find(({ rank }) => rank > 1)
  const margin = second ? points - pointsOf(second) : 0
  if (!second || margin < 0) return w.points(points)
  const tied = towers.filter((tower) => tower.rank > 1 && pointsOf(tower) === pointsOf(second))
  return w.lead(points, margin, namesOf(tied, say))
}
