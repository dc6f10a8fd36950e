/** Points of single effects, without science and copied guilds. */
import type { Effect, PieceDef } from '@heptapolis/engine/show'
import { type City, neighboursOf, type ReferenceTable } from '../table.ts'
import { countAround, countIn, mostOfOneColour } from './counts.ts'

/** Maximum score of a guild with Armada. */
const MOST_OF_A_GUILD = 10

/** Score of a piece in a city. */
export function pointsOf(table: ReferenceTable, city: City, piece: PieceDef): number {
  const points = (piece.effects ?? []).reduce((sum, effect) => sum + effectPoints(table, city, effect, piece), 0)
  return piece.colour === 'purple' && table.boxes.includes('armada') ? Math.min(MOST_OF_A_GUILD, points) : points
}

function effectPoints(table: ReferenceTable, city: City, effect: Effect, piece: PieceDef): number {
  switch (effect.kind) {
    case 'points':
      return effect.points
    case 'each':
      return (effect.points ?? 0) * countAround(table, city, [effect.of].flat(), effect.on)
    case 'set':
      return effect.points * Math.min(...effect.of.map((thing) => countIn(city, thing)))
    case 'most': {
      const own = countIn(city, effect.of)
      return neighboursOf(table, city).every((other) => own > countIn(other, effect.of)) ? effect.points : 0
    }
    case 'without':
      return countIn(city, effect.of) === 0 ? effect.points : 0
    case 'wonderComplete':
      return city.stages.length === city.board.stages.length ? effect.points : 0
    case 'onlyLeader':
      return city.leaders.some((leader) => leader.id !== piece.id) ? 0 : effect.points
    case 'victoryPairs':
      return [1, 3, 5].reduce((sum, value) => sum + value * Math.floor(countIn(city, `victory-${value}`) / 2), 0)
    case 'fewVictories':
      return Math.max(0, effect.points - city.victory.length)
    case 'markerColour':
      return effect.points * cardsLikeTheMarker(table, city, piece)
    case 'bestColour':
      return effect.points * mostOfOneColour(city)
    default:
      return 0
  }
}

/** Neighbouring cards in the colour of the card under this stage; for a leader, leaders. */
function cardsLikeTheMarker(table: ReferenceTable, city: City, stage: PieceDef): number {
  const marker = city.buried[city.stages.findIndex(({ id }) => id === stage.id)]
  if (marker?.colour === undefined) return 0
  const thing = marker.colour === 'white' ? 'leader' : marker.colour
  return countAround(table, city, [thing], ['left', 'right'])
}

/** Leader face down: twice its printed cost, where the number of the Age counts as three. */
export function entombedPoints({ cost }: PieceDef): number {
  const coins = cost?.coins ?? 0
  return 2 * (coins === 'age' ? 3 : coins)
}
