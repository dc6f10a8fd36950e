/** Text of the result when the bot moves of a recorded game were repeated: same and different moves per city. */
import type { OtherAnswer, Rethinking, Rethought, Unchecked } from '@heptapolis/bots'
import { type GameRecord, moveText } from '@heptapolis/engine/records'
import { words } from '../language.ts'
import { printable } from './paint.ts'
import { placeOf } from './place.ts'

export function rethinkingText({ setup }: GameRecord, rethinking: Rethinking): string {
  const { dealt, cities, tables, recordedTables, lacksEnd } = rethinking
  const w = words().rethinking
  const isTold = cities.some(({ levels }) => levels.length > 0)
  return [
    w.plays,
    dealt ? w.dealt : w.given,
    ...(recordedTables < tables ? [w.missingTables(recordedTables, tables)] : []),
    ...(lacksEnd ? [w.missingEnd] : []),
    ...cities.flatMap((one) => [
      lineOf(one, setup.seats[one.city]?.name),
      ...one.other.map((strayed) => `  ${strayedText(strayed)}`),
    ]),
    ...(isTold ? [] : [w.noBots]),
  ].join('\n')
}

const levelName = (level: string): string => words().levels[level] ?? printable(level)

function lineOf(one: Rethought, name: string | undefined): string {
  const w = words().rethinking
  const parts = [
    ...(one.same > 0 ? [w.same(one.same, one.levels.map(levelName).join(', '))] : []),
    ...(one.other.length > 0 ? [w.other(one.other.length)] : []),
    ...Object.entries(one.unchecked).map(([why, count]) => w.unchecked(why as Unchecked, count)),
    ...(one.stoodIn > 0 ? [w.stoodIn(one)] : []),
  ]
  return w.told(w.city(one.city, name), one.moves, parts)
}

function strayedText(strayed: OtherAnswer): string {
  const { played, again, level } = strayed
  const named = { ...strayed, level: levelName(level) }
  return words().rethinking.strayed(named, placeOf(strayed), moveText(played), moveText(again))
}
