/** Names of things: current ids, former ids and printed names. All are accepted everywhere. */
import type { Box, Piece, Ruleset } from '../contract/box.ts'
import type { Names } from '../contract/declared.ts'
import type { BoardDef } from '../contract/piece.ts'
import type { SeatSetup, Terms, Wish } from '../vocabulary.ts'

/** Name in the form of an id: "Guild of Shadows" is `guild-of-shadows`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Finds a matching piece by id, former id or printed name. An ambiguous printed name means the first piece if all have
 * one title, otherwise none.
 */
export function caller(
  boxes: readonly Box[],
  pieces: readonly Piece[],
  byId: ReadonlyMap<string, Piece>,
): Ruleset['called'] {
  const names = namesOf(boxes)
  let printed: ReadonlyMap<string, readonly Piece[]> | undefined
  const former = new Map<string, Piece>()
  for (const [name, ids] of boxes.flatMap((box) => Object.entries(box.former?.pieces ?? {}))) {
    const piece = ids.map((id) => byId.get(id)).find((one) => one !== undefined)
    if (piece) former.set(name, piece)
  }
  return (name, fits = () => true) => {
    const known = [byId.get(name), former.get(name)].find((piece) => piece && fits(piece))
    if (known) return known
    printed ??= Map.groupBy(pieces.slice(1), (piece) => plain(printedOn(piece, names)))
    const [first, ...others] = (printed.get(plain(name)) ?? []).filter(fits)
    return others.every(({ title }) => title >= 0 && title === first.title) ? first : undefined
  }
}

/** All names of these boxes. */
export const namesOf = (boxes: readonly Box[]): Names => Object.assign({}, ...boxes.map((box) => box.names))

/** A board and its stages have the name of the wonder. */
function printedOn({ sort, nameId, wonder, stage, half }: Piece, names: Names): string {
  if (sort === 'stage') return `${names[wonder] ?? wonder} stage ${stage} ${['', 'left half', 'right half'][half]}`
  const id = sort === 'board' ? wonder : nameId
  return names[id] ?? id
}

/** Set-up with current names: boards by id, and options by their current name. */
export const inTodaysWords = (setup: Terms, boxes: readonly Box[], library: readonly Box[]): Terms => ({
  ...setup,
  seats: seatsToday(setup, boxes),
  ...optionsToday(setup, library),
})

function seatsToday(setup: Terms, boxes: readonly Box[]): SeatSetup[] {
  if (!setup.seats.some(({ wonder, side }) => wonder !== undefined || side !== undefined)) return setup.seats
  const boards = boxes.flatMap((box) => box.boards?.(setup) ?? [])
  const names = namesOf(boxes)
  return setup.seats.map((seat) => boardCalled(boards, names, seat))
}

/** Wonder and side by id if a board matches; unchanged otherwise. */
export function boardCalled<T extends SeatSetup>(boards: readonly BoardDef[], names: Names, wish: T): T {
  const called = { ...wish }
  const { wonder, side } = wish
  if (typeof wonder === 'string') called.wonder = wonderCalled(boards, names, wonder)
  if (typeof side === 'string') called.side = boards.find((board) => board.side === plain(side))?.side ?? side
  return called
}

/** Id of the wonder with this id or printed name; unknown names are unchanged. */
export function wonderCalled(boards: readonly BoardDef[], names: Names, name: string): string {
  const wanted = plain(name)
  const found = boards.find(({ wonder }) => wonder === wanted || plain(names[wonder] ?? '') === wanted)
  return found?.wonder ?? name
}

/** Some former options were fields beside the others, as `teams` is. */
function optionsToday(setup: Terms, library: readonly Box[]): Pick<Terms, 'options'> {
  const former = library.flatMap((box) => Object.entries(box.former?.options ?? {}))
  const said = { ...(setup as Terms & Record<string, Wish>), ...setup.options }
  const renamed = former.filter(([name]) => name in said)
  if (renamed.length === 0) return {}
  const old = new Set(renamed.map(([name]) => name))
  const kept = Object.entries(setup.options ?? {}).filter(([name]) => !old.has(name))
  return { options: Object.fromEntries([...renamed.map(([name, today]) => [today, said[name]]), ...kept]) }
}
