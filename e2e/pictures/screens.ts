/** List of the screens that are compared with stored pictures and measured for contrast. */
import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import type { Setup } from '@heptapolis/engine/records'
import { controller, type Game, type Move, random, sight } from '@heptapolis/engine/search'
import { atTurn, finishedRecord, recordUntil } from '../records.ts'

type GameName = 'first turn' | 'second Age' | 'late' | 'every expansion' | 'end'

export interface Screen {
  game: GameName
  width: number
  height: number
  theme: 'light' | 'dark'
}

const screen = (game: GameName, width: number, height: number, theme: Screen['theme'] = 'light'): Screen => ({
  game,
  width,
  height,
  theme,
})

export const SCREENS: readonly Screen[] = [
  screen('first turn', 1440, 900),
  screen('first turn', 390, 844, 'dark'),
  screen('first turn', 844, 390),
  // In the second Age the sun or the moon is high, where the words are.
  screen('second Age', 1440, 900, 'dark'),
  screen('second Age', 820, 1180),
  screen('late', 1440, 900),
  screen('late', 1366, 650, 'dark'),
  screen('late', 820, 1180, 'dark'),
  screen('late', 390, 844),
  screen('late', 844, 390, 'dark'),
  screen('every expansion', 1440, 900, 'dark'),
  screen('every expansion', 1366, 650),
  screen('every expansion', 820, 1180),
  screen('every expansion', 390, 844),
  screen('every expansion', 844, 390),
  screen('end', 390, 844, 'dark'),
  screen('end', 844, 390),
  screen('end', 1366, 650, 'dark'),
  screen('end', 1440, 900),
  screen('end', 820, 1180),
]

export const nameOf = ({ game, width, height, theme }: Screen): string => `${game} ${width}×${height} ${theme}`

/** Number of drawn landscapes on a screen: one per visible city, and one at the end of a game. */
export function scenesOn({ game, width, height }: Screen): number {
  // Handheld screens show one city at a time.
  const isHandheld = width < 720 || height < 560
  if (game === 'end' || isHandheld) return 1
  return SETUPS[game].seats.length
}

const seats = (count: number): Setup['seats'] => Array.from({ length: count }, () => ({}))
const FOUR: Setup = { edition: '2e', seed: 'pictures', seats: seats(4), boxes: [] }
const SEVEN: Setup = { edition: '2e', seed: 'pictures', seats: seats(7), boxes: BOXES.slice(1).map(({ id }) => id) }

/** Eight at most play without ships. */
const EIGHT: Setup = {
  ...SEVEN,
  seed: 'fresh 8',
  seats: seats(8),
  boxes: SEVEN.boxes.filter((box) => box !== 'armada'),
}
const SETUPS: Record<GameName, Setup> = {
  'first turn': FOUR,
  'second Age': EIGHT,
  late: FOUR,
  'every expansion': SEVEN,
  end: { ...SEVEN, seats: seats(5) },
}

/** Greedy bots, because random ones sell: a late city must have grown. */
function building(): (g: Game, seat: number) => Move | undefined {
  const bot = botNamed('greedy')
  const chance = random('pictures')
  return (g, seat) => bot?.choose(sight(g, controller(g, seat)), seat, chance)
}

export const RECORDS: Record<GameName, () => string> = {
  'first turn': () => recordUntil(SETUPS['first turn'], atTurn(1, 1)),
  'second Age': () => recordUntil(SETUPS['second Age'], atTurn(2, 4), building()),
  late: () => recordUntil(SETUPS.late, atTurn(3, 5), building()),
  'every expansion': () => recordUntil(SETUPS['every expansion'], atTurn(3, 4), building()),
  end: () => finishedRecord(SETUPS.end),
}
