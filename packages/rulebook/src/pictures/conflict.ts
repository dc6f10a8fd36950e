/** Picture of a conflict: every city with its strength, and the tokens it takes. */
import { type FaceFigure, LOOKS } from '@heptapolis/boxes/faces'
import { type Drawn, group, line, monument, rounded, skyline, text } from '@heptapolis/boxes/pictures'
import { type CityPosition, type Game, toPosition } from '@heptapolis/engine'
import { type Piece, state } from '@heptapolis/engine/show'
import type { ExampleView, Rulebook } from '../book/pages.ts'
import { faceOf, PEN } from './sheet.ts'

/** Fields that a conflict changes; an example with other claims shows something else. */
const FIELDS = ['victory', 'defeat', 'navalTokens', 'diplomacy']
const [WIDE, GAP, FLOOR] = [126, 16, 20]
const STRIDE = WIDE + GAP
const [TOKEN, STEP] = [20, 28]
/** Height of one unit of naval strength, size of a ship, and height of the arc over an absent city. */
const [WAVE, SHIP, ARC] = [9, 28, 26]
const MOST_CITIES = 4

export function isConflict({ claims, moves = [] }: ExampleView): boolean {
  const fields = claims.flatMap((claim) => ('has' in claim ? Object.keys(claim.has) : []))
  const isOnly = claims.every((claim) => 'has' in claim || 'shields' in claim)
  return moves.length > 0 && isOnly && fields.every((one) => FIELDS.includes(one)) && fields.some(isToken)
}

const isToken = (field: string): boolean => field === 'victory' || field === 'navalTokens'

export function conflictPicture(book: Rulebook, example: ExampleView, before: Game, after: Game): Drawn {
  const isNaval = example.claims.some((claim) => 'has' in claim && 'navalTokens' in claim.has)
  const all = Array.from({ length: before.rules.cities }, (_, seat) => seat)
  // The left neighbour of the first city is the second: it stands on the left.
  const seats = all.length === 3 ? [1, 0, 2] : all.slice(0, MOST_CITIES)
  const [was, is] = [toPosition(before), toPosition(after)]
  const isAway = (seat: number): boolean => (isNaval ? staysOut(example, seat) : hasDove(was.cities[seat]))
  const scene = isNaval ? seaScene(after, seats) : landScene(before, after, seats)
  const arcs = isNaval ? [] : seats.map((_, i) => arcOver(seats.map(isAway), i))
  const ground = scene.ground + (arcs.some((arc) => arc !== '') ? ARC : 0)
  const cities = seats.map((seat, i) =>
    group(
      i * STRIDE,
      ground,
      scene.citySvg(seat) +
        line(0, 0.5, WIDE, 0.5) +
        text(0, 16, wonderName(book, after, seat), { size: 13, display: true }) +
        (isAway(seat) ? awaySvg(isNaval) : scene.strengthSvg(seat)) +
        tokensSvg(was.cities[seat], is.cities[seat], isNaval),
    ),
  )
  return { width: seats.length * STRIDE - GAP, height: ground + 50, svg: arcs.join('') + cities.join('') }
}

/** Drawing of one kind of conflict, with the ground at y = 0. */
interface Scene {
  /** Height above the ground. */
  ground: number
  citySvg: (seat: number) => string
  strengthSvg: (seat: number) => string
}

const strengthSvg = (symbol: string, strength: number): string =>
  PEN.symbol(symbol, 0, 24, 20, 'var(--red-line)') + text(25, 40, String(strength), { size: 15, weight: 660 })

/** Towers of cards; the strength is the number of shields. */
function landScene(before: Game, after: Game, seats: readonly number[]): Scene {
  // A card that was only played to end the turn is left out.
  const armed = (seat: number): Game =>
    state.shields.get(before, seat) === state.shields.get(after, seat) ? before : after
  const floors = Math.max(...seats.map((seat) => floorsOf(armed(seat), seat)))
  return {
    ground: Math.max(46, FLOOR * floors + 12),
    citySvg: (seat) => {
      const g = armed(seat)
      const cards = cardsOf(g, seat).map((piece) => ({ piece, face: faceOf(g, piece.id), isNew: false }))
      return monumentSvg(g, seat) + skyline(PEN, 44, 0, { cards, floor: [24, FLOOR] }).svg
    },
    strengthSvg: (seat) => strengthSvg('shield', state.shields.get(after, seat)),
  }
}

/** The red ship on water as high as the naval strength. */
function seaScene(after: Game, seats: readonly number[]): Scene {
  const strengthOf = (seat: number): number => navalFigure()?.of(after, seat) ?? 0
  return {
    ground: Math.max(46, WAVE * Math.max(...seats.map(strengthOf)) + SHIP + 6),
    citySvg: (seat) => monumentSvg(after, seat) + shipSvg(strengthOf(seat)),
    strengthSvg: (seat) => strengthSvg('naval', strengthOf(seat)),
  }
}

function shipSvg(strength: number): string {
  const [left, right] = [56, 100]
  const top = -WAVE * strength
  const waves = Array.from({ length: strength }, (_, i) =>
    line(left, top + i * WAVE, right, top + i * WAVE, 'var(--blue-line)'),
  )
  return (
    (strength > 0 ? rounded(left, top, right - left, -top, 0, 'var(--blue-tint)') : '') +
    waves.join('') +
    PEN.symbol('ship', (left + right - SHIP) / 2, top - SHIP + 2, SHIP, 'var(--red-line)')
  )
}

const navalFigure = (): FaceFigure | undefined =>
  [...LOOKS.faces.values()].flatMap(({ figures = [] }) => figures).find(({ id }) => id === 'naval')

const staysOut = ({ moves = [] }: ExampleView, of: number): boolean =>
  moves.some(([seat, { action }]) => seat === of && action === 'stay-out')

const hasDove = (city: CityPosition): boolean => Number(fieldOf(city, 'diplomacy') ?? 0) > 0

/** Instead of a strength: a dove on its token, or a ship that is crossed out. */
function awaySvg(isNaval: boolean): string {
  if (isNaval) return PEN.symbol('ship', 0, 24, 20, 'var(--ink-2)') + line(0, 44, 22, 24, 'var(--red-line)', 2)
  return rounded(0, 22, 26, 26, 13, 'var(--paper)', 'var(--ink-2)', 1.4) + PEN.symbol('dove', 4, 26, 18, 'var(--ink-2)')
}

/** The neighbours of an absent city fight each other. */
function arcOver(away: readonly boolean[], i: number): string {
  const isClosed = away[i] && away[i - 1] === false && away[i + 1] === false
  if (!isClosed) return ''
  const [from, to] = [(i - 1) * STRIDE + WIDE / 2, (i + 1) * STRIDE + WIDE / 2]
  const path = `M${from} ${ARC}C${from} 4 ${to} 4 ${to} ${ARC}`
  return (
    `<path d="${path}" fill="none" stroke="var(--red-line)" stroke-width="2"/>` +
    PEN.symbol('shield', (from + to) / 2 - 9, 1, 18, 'var(--red-line)')
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

/** Tokens that the city has after the conflict and had not before. */
function tokensSvg(was: CityPosition, is: CityPosition, isNaval: boolean): string {
  const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
  const fresh = [
    ...added(listIn(was, 'victory'), listIn(is, 'victory')),
    ...added(listIn(was, 'navalTokens'), listIn(is, 'navalTokens')),
    ...Array.from({ length: Math.max(0, Number(is.defeat ?? 0) - Number(was.defeat ?? 0)) }, () => -1),
  ]
  return fresh.map((value, i) => PEN.token(48 + i * STEP, 24, signed(value), TOKEN, isNaval ? 'blue' : 'red')).join('')
}

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
