/**
 * Picture of a military conflict: every city with its strength, and the tokens it takes. Expansions draw conflicts of
 * their own.
 */
import { LOOKS } from '@heptapolis/boxes/faces'
import { signed } from '@heptapolis/boxes/grammar/signed'
import {
  type Absence,
  type ConflictScene,
  type Drawn,
  group,
  line,
  monument,
  rounded,
  skyline,
  text,
} from '@heptapolis/boxes/pictures'
import { type CityPosition, type Game, toPosition } from '@heptapolis/engine'
import { type Piece, state } from '@heptapolis/engine/show'
import type { ExampleView, Rulebook } from '../book/pages.ts'
import { faceOf, PEN } from './sheet.ts'

const [WIDE, GAP, FLOOR] = [126, 16, 20]
const STRIDE = WIDE + GAP
const [TOKEN, STEP] = [20, 28]
/** Smallest height above the ground, and height of the arc over an absent city. */
const [LOW, ARC] = [46, 26]
const MOST_CITIES = 4
/** Two teams at a table of four, from left to right: partners side by side, rivals that fight in the middle. */
const TEAMS = [1, 0, 3, 2]

const scenesIn = ({ library }: Rulebook): ConflictScene[] =>
  library.rules.flatMap(({ pictures }) => pictures?.conflicts ?? [])

const absencesIn = ({ library }: Rulebook): Absence[] =>
  library.rules.flatMap(({ pictures }) => pictures?.absence ?? [])

/** Fields named in the claims of an example. */
const claimedIn = ({ claims }: ExampleView): string[] =>
  claims.flatMap((claim) => ('has' in claim ? Object.keys(claim.has) : []))

/** An example with other claims shows something else. */
export function isConflict(book: Rulebook, example: ExampleView): boolean {
  const { claims, moves = [] } = example
  const tokens = ['victory', ...scenesIn(book).map((one) => one.tokens)]
  const fields = new Set([...tokens, 'defeat', ...absencesIn(book).map(({ field }) => field)])
  const claimed = claimedIn(example)
  const isOnly = claims.every((claim) => 'has' in claim || 'shields' in claim)
  return (
    moves.length > 0 && isOnly && claimed.every((one) => fields.has(one)) && claimed.some((one) => tokens.includes(one))
  )
}

export function conflictPicture(book: Rulebook, example: ExampleView, before: Game, after: Game): Drawn {
  const claimed = claimedIn(example)
  const scene = scenesIn(book).find(({ tokens }) => claimed.includes(tokens))
  const all = Array.from({ length: before.rules.cities }, (_, seat) => seat)
  // The left neighbour of the first city is the second: it stands on the left.
  const isTeams = before.rules.setup.teams === true && all.length === TEAMS.length
  const seats = all.length === 3 ? [1, 0, 2] : isTeams ? TEAMS : all.slice(0, MOST_CITIES)
  const [was, is] = [toPosition(before), toPosition(after)]
  const absences = scene ? [scene.absence ?? []].flat() : absencesIn(book)
  const absenceOf = (seat: number): Absence | undefined =>
    absences.find((one) => applies(one, example, seat, was.cities[seat]))
  const drawn = scene ? ownConflict(scene, after, seats) : landConflict(before, after, seats)
  const away = seats.map((seat) => absenceOf(seat) !== undefined)
  const tokens = seats.map((seat) => newTokens(was.cities[seat], is.cities[seat], scene))
  const shields = seats.map((seat) => state.shields.get(after, seat))
  const allFight = scene === undefined && !away.includes(true)
  const ownFights = allFight ? fightsOfMiddle(shields, tokens) : undefined
  const arcs = scene
    ? []
    : allFight && isTeams
      ? [arc(1, 2, { times: 2 })]
      : allFight && seats.length === 3
        ? [0, 2].map((other) => arc(1, other, { handsOver: ownFights === undefined && tokens[other].includes(-1) }))
        : seats.map((_, i) => arcOver(away, i))
  const ground = drawn.ground + (arcs.some((arc) => arc !== '') ? ARC : 0)
  const cities = seats.map((seat, i) => {
    const absence = absenceOf(seat)
    return group(
      i * STRIDE,
      ground,
      drawn.citySvg(seat) +
        line(0, 0.5, WIDE, 0.5) +
        text(0, 16, wonderName(book, after, seat), { size: 13, display: true }) +
        (absence ? group(0, 22, absence.draw(PEN)) : drawn.strengthSvg(seat)) +
        tokensSvg((ownFights ?? tokens)[i], scene),
    )
  })
  return { width: seats.length * STRIDE - GAP, height: ground + 50, svg: arcs.join('') + cities.join('') }
}

const applies = ({ field, action }: Absence, { moves = [] }: ExampleView, of: number, city: CityPosition): boolean =>
  (field !== undefined && Number(fieldOf(city, field) ?? 0) > 0) ||
  (action !== undefined && moves.some(([seat, move]) => seat === of && move.action === action))

/** Cities of a conflict, with the ground at y = 0. */
interface DrawnConflict {
  /** Height above the ground. */
  ground: number
  citySvg: (seat: number) => string
  strengthSvg: (seat: number) => string
}

const strengthSvg = (symbol: string, strength: number): string =>
  PEN.symbol(symbol, 0, 24, 20, 'var(--red-line)') + text(25, 40, String(strength), { size: 15, weight: 660 })

/** Towers of cards; the strength is the number of shields. */
function landConflict(before: Game, after: Game, seats: readonly number[]): DrawnConflict {
  // A card that was only played to end the turn is left out.
  const armed = (seat: number): Game =>
    state.shields.get(before, seat) === state.shields.get(after, seat) ? before : after
  const floors = Math.max(...seats.map((seat) => floorsOf(armed(seat), seat)))
  return {
    ground: Math.max(LOW, FLOOR * floors + 12),
    citySvg: (seat) => {
      const g = armed(seat)
      const cards = cardsOf(g, seat).map((piece) => ({ piece, face: faceOf(g, piece.id), isNew: false }))
      return monumentSvg(g, seat) + skyline(PEN, 44, 0, { cards, floor: [24, FLOOR] }).svg
    },
    strengthSvg: (seat) => strengthSvg('shield', state.shields.get(after, seat)),
  }
}

function ownConflict(
  { symbol, strengthOf, draw }: ConflictScene,
  after: Game,
  seats: readonly number[],
): DrawnConflict {
  const drawnOf = (seat: number): { svg: string; height: number } => draw(PEN, strengthOf(after, seat))
  return {
    ground: Math.max(LOW, ...seats.map((seat) => drawnOf(seat).height)),
    citySvg: (seat) => monumentSvg(after, seat) + drawnOf(seat).svg,
    strengthSvg: (seat) => strengthSvg(symbol, strengthOf(after, seat)),
  }
}

/** The neighbours of an absent city fight each other. */
function arcOver(away: readonly boolean[], i: number): string {
  const isClosed = away[i] && away[i - 1] === false && away[i + 1] === false
  return isClosed ? arc(i - 1, i + 1) : ''
}

interface Fight {
  /** Number of fights between the two cities. */
  times?: number
  /** Whether the winner takes the defeat token of the first city too. */
  handsOver?: boolean
}

/** Connects two cities that fight. An arrow shows who takes the token of the other. */
function arc(first: number, second: number, { times = 1, handsOver = false }: Fight = {}): string {
  const [from, to] = [first * STRIDE + WIDE / 2, second * STRIDE + WIDE / 2]
  const [middle, tip] = [(from + to) / 2, handsOver ? `M${to - 6} ${ARC - 8}l6 8l6 -8` : '']
  const path = `M${from} ${ARC}C${from} 4 ${to} 4 ${to} ${ARC}${tip}`
  return (
    `<path d="${path}" fill="none" stroke="var(--red-line)" stroke-width="2"/>` +
    (times === 1 ? '' : rounded(middle - 14, 1, 52, 20, 10, 'var(--paper)', 'var(--red-line)')) +
    PEN.symbol('shield', middle - 9, times === 1 ? 1 : 2, 18, 'var(--red-line)') +
    (times === 1 ? '' : text(middle + 13, 16, `×${times}`, { size: 13, weight: 660 }))
  )
}

const cardsOf = (g: Game, seat: number): Piece[] => state.cards.items(g, seat).map((index) => g.rules.pieces[index])

const floorsOf = (g: Game, seat: number): number => {
  const colours = cardsOf(g, seat).map(({ colour }) => colour)
  return Math.max(0, ...colours.map((one) => colours.filter((other) => other === one).length))
}

const boardOf = (g: Game, seat: number) => g.rules.boards[state.board.get(g, seat)]

const wonderName = ({ say }: Rulebook, g: Game, seat: number): string => say.wonder(boardOf(g, seat).def.wonder)

function monumentSvg(g: Game, seat: number): string {
  const { def, stages } = boardOf(g, seat)
  return monument(LOOKS.wonders[def.wonder], 0, 0, 40, state.stages.size(g, seat), stages.length)
}

/**
 * Tokens of the two fights of the middle city, from left to right; the outer cities have neighbours that are not
 * drawn. Undefined if shields alone do not explain all tokens.
 */
function fightsOfMiddle(
  shields: readonly number[],
  tokens: readonly (readonly number[])[],
): readonly (readonly number[])[] | undefined {
  if (shields.length !== 3) return undefined
  const tokenAgainst = (city: number, other: number): number[] => {
    const won = shields[city] - shields[other]
    return won === 0 ? [] : tokens[city].filter((value) => Math.sign(value) === Math.sign(won)).slice(0, 1)
  }
  const others = [1, 2]
  const isPlain = shields.every((_, city) => {
    const fought = others.flatMap((step) => tokenAgainst(city, (city + step) % 3))
    return fought.toSorted().join() === tokens[city].toSorted().join()
  })
  if (!isPlain) return undefined
  return [tokenAgainst(0, 1), [...tokenAgainst(1, 0), ...tokenAgainst(1, 2)], tokenAgainst(2, 1)]
}

/** Tokens that the city has after the conflict and had not before. */
function newTokens(was: CityPosition, is: CityPosition, scene: ConflictScene | undefined): number[] {
  return [
    ...added(listIn(was, 'victory'), listIn(is, 'victory')),
    ...(scene ? added(listIn(was, scene.tokens), listIn(is, scene.tokens)) : []),
    ...Array.from({ length: Math.max(0, Number(is.defeat ?? 0) - Number(was.defeat ?? 0)) }, () => -1),
  ]
}

const tokensSvg = (tokens: readonly number[], scene: ConflictScene | undefined): string =>
  tokens.map((value, i) => PEN.token(48 + i * STEP, 24, signed(value), TOKEN, scene?.tone ?? 'red')).join('')

/** Fields of boxes are no part of the type. */
const fieldOf = (city: CityPosition, field: string): unknown =>
  new Map<string, unknown>(Object.entries(city)).get(field)

const listIn = (city: CityPosition, field: string): number[] => {
  const list = fieldOf(city, field)
  return Array.isArray(list) ? list.map(Number) : []
}

function added(was: readonly number[], is: readonly number[]): number[] {
  const left = [...was]
  return is.filter((value) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
