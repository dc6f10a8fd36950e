/** Who can sit at the table: how many players, and whether in teams. */
import type { Problem } from '../../kernel/result.ts'
import type { Box, Choice } from '../contract/box.ts'
import type { BoardDef } from '../contract/piece.ts'
import type { SeatSetup, Terms, Wish } from '../vocabulary.ts'

/** The most players of every game; some boxes make room for more. */
const MOST_PLAYERS = 7
/** With fewer players a city that nobody plays joins in. */
export const FEWEST_CITIES = 3

const named = (boxes: readonly Box[]): string => boxes.map((box) => box.id).join(' or ') || 'that is not made yet'

/** Why so many cannot play with the boxes chosen, with those of the library that would allow it. */
export function tableProblem(setup: Terms, chosen: readonly Box[], library: readonly Box[]): Problem | undefined {
  const players = setup.seats.length
  const hasRoom = (box: Box) => (box.mostPlayers ?? MOST_PLAYERS) >= players
  if (!chosen.some(hasRoom)) {
    return { code: 'too-many-players', message: `${players} players need the box ${named(library.filter(hasRoom))}.` }
  }
  if (setup.teams && !chosen.some((box) => box.teams)) {
    const message = `A game in teams needs the box ${named(library.filter((box) => box.teams))}.`
    return { code: 'no-teams', message }
  }
  return undefined
}

/** Options of boxes that are not in play wait until they are; those that no box knows are refused. */
export function optionProblem(
  { options = {} }: Terms,
  chosen: readonly Box[],
  library: readonly Box[],
): Problem | undefined {
  const known = library.flatMap((box) => Object.keys(box.options ?? {}))
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const message = `options: there is no option "${unknown}"; there are ${[...new Set(known)].join(', ') || 'none'}.`
    return { code: 'bad-setup', message }
  }
  for (const [name, choice] of chosen.flatMap((box) => Object.entries(box.options ?? {}))) {
    const wish = options[name]
    if (wish === undefined || isChoice(wish, choice)) continue
    return { code: 'bad-setup', message: `options.${name} must be ${choiceText(choice)}.` }
  }
  return undefined
}

const isChoice = (wish: Wish, choice: Choice): boolean =>
  choice === 'at length' || (choice === 'yes or no' ? typeof wish === 'boolean' : choice.some((word) => word === wish))

const choiceText = (choice: Choice): string =>
  typeof choice === 'string' ? 'true or false' : `one of ${choice.join(', ')}`

/** No wonder is played twice, so there must be one for every city; and what is asked for must exist. */
export function wonderProblem(boards: readonly BoardDef[], seats: readonly SeatSetup[]): Problem | undefined {
  const cities = Math.max(FEWEST_CITIES, seats.length)
  const count = new Set(boards.map((board) => board.wonder)).size
  if (count < cities) {
    return { code: 'too-few-wonders', message: `${cities} cities need ${cities} wonders; these boxes have ${count}.` }
  }
  for (const seat of seats) {
    const message = wishProblem(boards, seat)
    if (message !== undefined) return { code: 'no-such-wonder', message }
    const taken = seat.wonder !== undefined && seats.some((other) => other !== seat && other.wonder === seat.wonder)
    if (taken) return { code: 'wonder-twice', message: `Two seats ask for the wonder ${seat.wonder}.` }
  }
  return undefined
}

function wishProblem(boards: readonly BoardDef[], { wonder, side }: SeatSetup): string | undefined {
  const listed = (words: string[]) => [...new Set(words)].join(', ')
  const fitting = wonder === undefined ? boards : boards.filter((board) => board.wonder === wonder)
  if (fitting.length === 0) {
    return `There is no wonder "${wonder}" in this game; there are ${listed(boards.map((board) => board.wonder))}.`
  }
  if (side !== undefined && !fitting.some((board) => board.side === side)) {
    return `There is no side "${side}" of ${wonder ?? 'any wonder'}; there are ${listed(fitting.map((b) => b.side))}.`
  }
  return undefined
}
