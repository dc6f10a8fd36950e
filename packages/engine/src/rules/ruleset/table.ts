/** Table size: number of players, and teams. */
import type { Problem } from '../../kernel/result.ts'
import type { Box } from '../contract/box.ts'
import type { Choice } from '../contract/declared.ts'
import type { BoardDef } from '../contract/piece.ts'
import { coded } from '../problem.ts'
import type { SeatSetup, Terms, Wish } from '../vocabulary.ts'

/** Maximum number of players; some boxes allow more. */
const MOST_PLAYERS = 7
/** With fewer players the free city joins. */
export const FEWEST_CITIES = 3

const FEWEST_SEATS = 2
const MOST_SEATS = 8

/** Problem for unknown boxes and empty tables. */
export function boxProblem({ boxes, seats }: Terms, library: readonly Box[]): Problem | undefined {
  const known = library.slice(1).map(({ id }) => id)
  const box = boxes.find((id) => !known.includes(id))
  if (box !== undefined) return coded('bad-setup', { is: 'no-such-box', box, known })
  if (seats.length >= FEWEST_SEATS && seats.length <= MOST_SEATS) return undefined
  return coded('bad-setup', { is: 'seats', least: FEWEST_SEATS, most: MOST_SEATS })
}

/** Problem for the player count with these boxes, with the boxes of the library that would allow it. */
export function tableProblem(setup: Terms, chosen: readonly Box[], library: readonly Box[]): Problem | undefined {
  const players = setup.seats.length
  const hasRoom = (box: Box) => (box.mostPlayers ?? MOST_PLAYERS) >= players
  if (!chosen.some(hasRoom)) {
    const boxes = library.filter((box) => hasRoom(box) && !box.refuses?.(setup))
    return coded('too-many-players', { players, boxes: boxes.map(({ id }) => id) })
  }
  if (setup.teams && !chosen.some((box) => box.teams)) {
    return coded('no-teams', { boxes: library.filter((box) => box.teams).map(({ id }) => id) })
  }
  return undefined
}

/** Options of known boxes that are not in play are kept; unknown options are refused. */
export function optionProblem(
  { options = {} }: Terms,
  chosen: readonly Box[],
  library: readonly Box[],
): Problem | undefined {
  const known = library.flatMap((box) => Object.keys(box.options ?? {}))
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return coded('bad-setup', { is: 'no-such-option', option: unknown, known: [...new Set(known)] })
  }
  for (const [name, choice] of chosen.flatMap((box) => Object.entries(box.options ?? {}))) {
    const wish = options[name]
    if (wish === undefined || isChoice(wish, choice)) continue
    return coded('bad-setup', { is: 'no-such-choice', option: name, known: wordsOf(choice) })
  }
  return undefined
}

const isChoice = (wish: Wish, choice: Choice): boolean =>
  choice === 'at length' || (choice === 'yes or no' ? typeof wish === 'boolean' : choice.some((word) => word === wish))

const wordsOf = (choice: Choice): readonly string[] => (typeof choice === 'string' ? ['true', 'false'] : choice)

/** No wonder is used twice, so every city needs one; requested boards must exist, and wonders that are left out too. */
export function wonderProblem(
  all: readonly BoardDef[],
  { seats, without = [] }: Terms,
  isPiece: (id: string) => boolean,
): Problem | undefined {
  for (const wonder of without) {
    if (isPiece(wonder)) continue
    const unknown = wishProblem(all, { wonder })
    if (unknown) return unknown
  }
  const boards = all.filter(({ wonder }) => !without.includes(wonder))
  const cities = Math.max(FEWEST_CITIES, seats.length)
  const count = new Set(boards.map((board) => board.wonder)).size
  if (count < cities) return coded('too-few-wonders', { cities, wonders: count })
  for (const seat of seats) {
    const unmet = wishProblem(boards, seat)
    if (unmet) return unmet
    const { wonder } = seat
    const taken = wonder !== undefined && seats.some((other) => other !== seat && other.wonder === wonder)
    if (taken) return coded('wonder-twice', { wonder })
  }
  return undefined
}

function wishProblem(boards: readonly BoardDef[], { wonder, side }: SeatSetup): Problem | undefined {
  const each = (ids: string[]): string[] => [...new Set(ids)]
  const fitting = wonder === undefined ? boards : boards.filter((board) => board.wonder === wonder)
  if (wonder !== undefined && fitting.length === 0) {
    return coded('no-such-wonder', { wonder, known: each(boards.map((board) => board.wonder)) })
  }
  if (side !== undefined && !fitting.some((board) => board.side === side)) {
    return coded('no-such-side', { side, wonder, known: each(fitting.map((board) => board.side)) })
  }
  return undefined
}
