/** Picture of the table after set-up: seats, boards and hands around, and the pieces of expansions in the middle. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { group, type Held, type Lying, line, monument, rounded, shade, text } from '@heptapolis/boxes/pictures'
import type { Board } from '@heptapolis/engine/show'
import type { Rulebook } from '../book/pages.ts'
import { PEN, type PictureView, sheetOf } from './sheet.ts'

const [WIDTH, NARROW, SEAT, HIGH] = [720, 400, 150, 104]
const ROW = HIGH + 16
/** Exponent of the seat ring: 1 is an ellipse, smaller is more square. */
const SQUARE = 0.62
const GAP = 20
/** Width between the links of partners and rivals on a phone. */
const BETWEEN = 186

interface Place {
  x: number
  y: number
}

interface Layout {
  width: number
  height: number
  places: readonly Place[]
  /** Start of the middle area. */
  middle: number
}

/** Seat 0 is at the bottom, its left neighbour to its left. */
function around({ rules: { cities, players }, mix }: Rulebook, deep: number): Layout {
  const height = Math.max(deep + 2 * HIGH + 64, cities > 6 ? 600 : 440)
  const first = cities > players ? 270 : mix.teams ? 60 : 90
  const [a, b] = [WIDTH / 2 - SEAT / 2 - 4, height / 2 - HIGH / 2 - 4]
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** SQUARE
  const seats = Array.from({ length: cities }, (_, seat) => {
    const turn = ((first + (seat * 360) / cities) * Math.PI) / 180
    const near = (value: number): number => (Math.abs(value) < 1e-6 ? 0 : value)
    return { x: WIDTH / 2 + a * bent(near(Math.cos(turn))), y: height / 2 + b * bent(near(Math.sin(turn))) }
  })
  // The free city is at the top, between the two players.
  const places = cities > players ? [seats[1], seats[2], seats[0]] : seats
  return { width: WIDTH, height, places, middle: (height - deep) / 2 + 6 }
}

/** Phone layout: the neighbours above seat 0, the others beyond the middle in pairs. */
function along({ rules: { cities } }: Rulebook, deep: number): Layout {
  const others = cities - 1
  const beyond = Math.ceil(others / 2) - 1
  const middle = beyond * ROW + 14
  const near = middle + deep + HIGH / 2 + 4
  const [left, right] = [SEAT / 2 + 4, NARROW - SEAT / 2 - 4]
  const placeOf = (seat: number): Place => {
    if (seat === 0) return { x: NARROW / 2, y: near + ROW }
    const pair = Math.min(seat, cities - seat)
    const y = pair === 1 ? near : (beyond - pair + 1) * ROW + HIGH / 2 + 4
    return { x: seat * 2 === cities ? NARROW / 2 : seat * 2 < cities ? left : right, y }
  }
  const places = Array.from({ length: cities }, (_, seat) => placeOf(seat))
  return { width: NARROW, height: near + ROW + HIGH / 2 + 4, places, middle }
}

export function tablePicture(book: Rulebook, narrow: boolean): PictureView {
  const { rules, numbers, words } = book
  const room = !narrow ? WIDTH - 2 * SEAT - 30 : book.mix.teams ? BETWEEN : NARROW - 60
  const rows = rowsOf(lyingOf(book, narrow), room)
  const deep = rows.reduce((sum, row) => sum + rowHeight(row) + 12, 0)
  const { width, height, places, middle } = (narrow ? along : around)(book, deep)
  const boards = boardsOf(book)
  const held = heldOf(book, narrow)
  const seats = places.map((place, seat) => seatSvg(book, place, seat, boards[seat % boards.length], held))
  const top = rounded(
    SEAT * 0.42,
    HIGH * 0.42,
    width - SEAT * 0.84,
    height - HIGH * 0.84,
    90,
    'var(--surface)',
    'var(--rule)',
  )
  let y = middle
  const drawn = rows.map((row) => {
    const svg = rowSvg(book, row, y, width)
    y += rowHeight(row) + 12
    return svg
  })
  const between = book.mix.teams ? partners(places) : rules.cities > rules.players ? '' : passes(places)
  return {
    id: 'table',
    box: 'base',
    caption: words.tableSaid(rules.players, numbers.handSize),
    width,
    height,
    svg: [top, between, ...drawn, ...seats].join(''),
  }
}

/** A board per city, each of another wonder. */
function boardsOf({ rules }: Rulebook): Board[] {
  const seen = new Set<string>()
  return rules.boards.filter(({ def }) => seen.size !== seen.add(def.wonder).size)
}

const inPlay = (book: Rulebook) => book.library.rules.filter(({ box }) => book.mix.boxes.includes(box))

interface BoxItem extends Lying {
  box: string
}

const lyingOf = (book: Rulebook, narrow: boolean): BoxItem[] =>
  inPlay(book).flatMap((rules) =>
    (rules.pictures?.middle?.(sheetOf(book, rules, narrow)) ?? []).map((lying) => ({ ...lying, box: rules.box })),
  )

const heldOf = (book: Rulebook, narrow: boolean): (Held & { box: string })[] =>
  inPlay(book).flatMap((rules) =>
    (rules.pictures?.held?.(sheetOf(book, rules, narrow)) ?? []).map((held) => ({ ...held, box: rules.box })),
  )

/** Fills rows up to the width. */
function rowsOf(all: readonly BoxItem[], room: number): BoxItem[][] {
  const rows: BoxItem[][] = []
  for (const one of all) {
    const row = rows.at(-1)
    if (row && rowWidth([...row, one]) <= room) row.push(one)
    else rows.push([one])
  }
  return rows
}

const rowWidth = (row: readonly BoxItem[]): number => row.reduce((sum, { width }) => sum + width + GAP, -GAP)
const LABEL = 18
const rowHeight = (row: readonly BoxItem[]): number => Math.max(...row.map(({ height }) => height)) + LABEL

function rowSvg(book: Rulebook, row: readonly BoxItem[], y: number, room: number): string {
  let x = (room - rowWidth(row)) / 2
  const deep = rowHeight(row) - LABEL
  return row
    .map(({ width, height, svg, label, rule, box }) => {
      const at = x
      x += width + GAP
      const under = [label ?? '', numberOf(book, rule)].filter((one) => one !== '')
      const words = text(at + width / 2, y + deep + 14, under[0], { size: 12, at: 'middle', colour: 'var(--ink-2)' })
      const number =
        under.length < 2
          ? ''
          : text(at + width / 2 + under[0].length * 3.2 + 4, y + deep + 14, under[1], {
              size: 11,
              weight: 660,
              colour: 'var(--accent)',
            })
      return `<g style="${coloursOf(box)}">${group(at, y + deep - height, svg)}${words}${number}</g>`
    })
    .join('')
}

const coloursOf = (box: string): string => {
  const face = LOOKS.faces.get(box)
  return face ? shade(face.colours) : ''
}

/** Number of a rule, if the mix has it. */
function numberOf(book: Rulebook, rule: string): string {
  const found = book.chapters.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
  return found.find(({ id }) => id === rule)?.number ?? ''
}

function seatSvg(
  book: Rulebook,
  { x, y }: Place,
  seat: number,
  { def, piece }: Board,
  held: readonly (Held & { box: string })[],
): string {
  const { rules, numbers, say, words } = book
  const isFree = seat >= rules.players
  const isOwn = seat === 0
  const [left, top] = [x - SEAT / 2, y - HIGH / 2]
  const coins = isFree ? numbers.freeCityCoins : numbers.startingCoins
  const face = piece.effects.flatMap(({ effect }) => LOOKS.sentence(effect) ?? [])
  const mat = rounded(
    left,
    top,
    SEAT,
    HIGH,
    11,
    'var(--paper)',
    isOwn ? 'var(--rule-strong)' : 'var(--rule)',
    isOwn ? 1.8 : 1,
    isFree ? '5 4' : '',
  )
  const name = isFree ? words.freeCity : say.wonder(def.wonder)
  const hands = isFree ? [] : held
  return [
    mat,
    monument(LOOKS.wonders[def.wonder], left + 10, top + 50, 70),
    line(left + 6, top + 51, left + SEAT - 6, top + 51),
    PEN.centred(face, left + 84, top + 24, 26, 20),
    PEN.coin(left + 114, top + 20, 27, coins),
    text(left + 10, top + 68, name, { size: 15, display: true }),
    isOwn ? text(left + SEAT - 9, top + 68, words.you, { size: 12, at: 'end', colour: 'var(--ink-2)' }) : '',
    isOwn ? seatNumbers(book, left, top, hands.length) : '',
    miniBack(left + 10, top + 76, { symbol: 'vp-ring', colour: 'var(--back)', count: numbers.handSize }),
    ...hands.map(
      (one, i) => `<g style="${coloursOf(one.box)}">${miniBack(left + 10 + (i + 1) * 36, top + 76, one)}</g>`,
    ),
  ].join('')
}

/** Rules of the own board, coins and hand, beside them. */
function seatNumbers(book: Rulebook, left: number, top: number, hands: number): string {
  const number = (x: number, y: number, rule: string): string =>
    text(left + x, top + y, numberOf(book, rule), { size: 11, weight: 660, at: 'end', colour: 'var(--accent)' })
  const hand = hands < 3 ? number(SEAT - 9, 91, 'age-begins') : ''
  return number(34, 16, 'setup-board') + number(SEAT - 9, 16, 'setup-coins') + hand
}

const miniBack = (x: number, y: number, { symbol, colour, count }: Omit<Held, 'rule'>): string =>
  PEN.back(x, y, 15, 21, { symbol, colour }) + text(x + 18, y + 15, String(count), { size: 12, weight: 660 })

/** Arrows of passed hands: from the bottom seat to its neighbours. */
function passes(places: readonly Place[]): string {
  const [own, left] = places
  const right = places[places.length - 1]
  const arrow = ({ x, y }: Place, numerals: string): string => {
    const side = Math.sign(x - own.x)
    const [fromX, toX, toY] = [own.x + side * (SEAT / 2 + 6), x, y + HIGH / 2 + 6]
    const isLevel = Math.abs(y - own.y) < HIGH
    const end = isLevel ? [x - side * (SEAT / 2 + 6), own.y] : [toX, toY]
    const bend = isLevel ? [(fromX + end[0]) / 2, own.y] : [toX, own.y]
    const tip = isLevel
      ? `M${end[0]} ${end[1]}l${-side * 9} -6m${side * 9} 6l${-side * 9} 6`
      : `M${end[0]} ${end[1]}l-6 9m6 -9l6 9`
    return `<path d="M${fromX} ${own.y}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}${tip}" fill="none" stroke="var(--rule-strong)" stroke-width="2"/>${text((fromX + end[0]) / 2, own.y - (isLevel ? 10 : 26), numerals, { size: 13, at: 'middle', display: true, colour: 'var(--ink-2)' })}`
  }
  return arrow(left, 'I · III') + arrow(right, 'II')
}

/** Connects partners; each fights the neighbour on the other side twice. */
function partners(places: readonly Place[]): string {
  return places
    .map((from, seat) => {
      const to = places[(seat + 1) % places.length]
      if (seat % 2 === 0)
        return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(--accent)" stroke-opacity=".35" stroke-width="11" fill="none"/>`
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
      return `${rounded(x - 25, y - 14, 50, 28, 14, 'var(--paper)', 'var(--red-line)')}${PEN.symbol('shield', x - 18, y - 8, 16, 'var(--red-line)')}${text(x + 10, y + 5, '×2', { size: 13, at: 'middle', weight: 660 })}`
    })
    .join('')
}
