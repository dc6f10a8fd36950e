/** Picture of a conflict: every city with its strength, and the tokens it takes. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Drawn, group, line, monument, skyline, text } from '@heptapolis/boxes/pictures'
import { type CityPosition, type Game, toPosition } from '@heptapolis/engine'
import { type Piece, state } from '@heptapolis/engine/show'
import type { ExampleView, Rulebook } from '../book/pages.ts'
import { faceOf, PEN } from './sheet.ts'

/** Fields that a conflict changes; an example with other claims shows something else. */
const FIELDS = ['victory', 'defeat', 'navalTokens', 'diplomacy']
const [WIDE, GAP, FLOOR] = [126, 16, 20]
const [TOKEN, STEP] = [20, 28]
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
  // A card that was only played to end the turn is left out.
  const armed = (seat: number): Game =>
    state.shields.get(before, seat) === state.shields.get(after, seat) ? before : after
  const ground = Math.max(46, FLOOR * Math.max(...seats.map((seat) => floorsOf(armed(seat), seat))) + 12)
  const cities = seats.map((seat, i) =>
    group(
      i * (WIDE + GAP),
      0,
      citySvg(book, armed(seat), seat, ground) +
        group(0, ground, strengthSvg(after, was.cities[seat], seat, isNaval)) +
        group(0, ground, tokensSvg(was.cities[seat], is.cities[seat])),
    ),
  )
  return { width: seats.length * (WIDE + GAP) - GAP, height: ground + 50, svg: cities.join('') }
}

const cardsOf = (g: Game, seat: number): Piece[] => state.cards.items(g, seat).map((index) => g.rules.pieces[index])

const floorsOf = (g: Game, seat: number): number => {
  const colours = cardsOf(g, seat).map(({ colour }) => colour)
  return Math.max(0, ...colours.map((one) => colours.filter((other) => other === one).length))
}

function citySvg(book: Rulebook, g: Game, seat: number, ground: number): string {
  const { def, stages } = g.rules.boards[state.board.get(g, seat)]
  const cards = cardsOf(g, seat).map((piece) => ({ piece, face: faceOf(g, piece.id), isNew: false }))
  return [
    monument(LOOKS.wonders[def.wonder], 0, ground, 40, state.stages.size(g, seat), stages.length),
    skyline(PEN, 44, ground, { cards, floor: [24, FLOOR] }).svg,
    line(0, ground + 0.5, WIDE, ground + 0.5),
    text(0, ground + 16, book.say.wonder(def.wonder), { size: 13, display: true }),
  ].join('')
}

/** Shields on land; at sea the space of the red ship. A dove for a city that stays away. */
function strengthSvg(g: Game, was: CityPosition, seat: number, isNaval: boolean): string {
  const ships = fieldOf(was, 'ships')
  const space = typeof ships === 'object' && ships !== null && 'red' in ships ? Number(ships.red) : 0
  const away = Number(fieldOf(was, 'diplomacy') ?? 0) > 0
  const symbol = away ? 'diplomacy' : isNaval ? 'ship' : 'shield'
  const strength = isNaval ? space : state.shields.get(g, seat)
  return (
    PEN.symbol(symbol, 0, 24, 20, away ? 'var(--ink-2)' : 'var(--red-line)') +
    (away ? '' : text(25, 40, String(strength), { size: 15, weight: 660 }))
  )
}

/** Tokens that the city has after the conflict and had not before. */
function tokensSvg(was: CityPosition, is: CityPosition): string {
  const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
  const fresh = [
    ...added(listIn(was, 'victory'), listIn(is, 'victory')),
    ...added(listIn(was, 'navalTokens'), listIn(is, 'navalTokens')),
    ...Array.from({ length: Math.max(0, Number(is.defeat ?? 0) - Number(was.defeat ?? 0)) }, () => -1),
  ]
  return fresh.map((value, i) => PEN.token(48 + i * STEP, 24, signed(value), TOKEN)).join('')
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
