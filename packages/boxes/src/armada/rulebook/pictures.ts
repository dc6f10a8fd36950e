/** Pictures of Armada. */
import type { Game, Piece } from '@heptapolis/engine/box'
import { costWords } from '../../kit/drawn-card.ts'
import type { Word } from '../../kit/face.ts'
import type { BoxPictures, Drawn, Held, Lying, Sheet } from '../../kit/picture.ts'
import { counted, icon, text as said } from '../../kit/sentence.ts'
import { line, rounded, text } from '../../kit/strokes.ts'
import { ships } from '../columns.ts'
import { FLEETS, type Fleet } from '../pieces/define.ts'
import type { Space } from '../pieces/tracks.ts'
import type { PrintedBoard, ShipyardDef } from '../rules/shipyard.ts'
import { seaScene } from './sea-scene.ts'

const NUMERALS = ['I', 'II', 'III']

const yardsIn = ({ rules }: Sheet): Piece[] => rules.pieces.filter(({ sort }) => sort === 'shipyard')
const boardOf = ({ def }: Piece): PrintedBoard => (def as ShipyardDef).board

function middle(sheet: Sheet): Lying[] {
  const { pen, word, rules, numbers } = sheet
  const islands = rules.pieces.filter(({ sort }) => sort === 'island').length
  const piles = NUMERALS.map((_, i) =>
    pen.back(i * 48 + 2, 6, 36, 48, { symbol: 'island', colour: 'var(--b)', pile: 2 }),
  )
  const tokens = [...new Set([1, 2, 3].map((age) => numbers[`navalFirst.${age}`]))].map((value, i) =>
    pen.token(i * 31, 6, `+${value}`, 22, 'box'),
  )
  return [
    {
      rule: 'armada-piles',
      label: `${word('piles')} ${NUMERALS.length} × ${islands / NUMERALS.length}`,
      width: 140,
      height: 58,
      svg: piles.join(''),
    },
    {
      rule: 'setup-supply',
      label: word('tokens'),
      width: 120,
      height: 34,
      svg: `${tokens.join('')}${pen.token(93, 6, `−${numbers['navalDefeats.1']}`, 22, 'box')}`,
    },
  ]
}

const held = (): Held[] => [{ rule: 'armada-shipyard', symbol: 'ship', colour: 'var(--b)', count: FLEETS.length }]

/** Ships that have moved: colour and space. */
function tokens(g: Game, seat: number): Word[] {
  const moved = FLEETS.flatMap((fleet, i) => {
    const space = ships.get(g, seat, i)
    return space > 0 ? [counted(`c-${fleet}`), said(String(space))] : []
  })
  return moved.length > 0 ? [icon('ship'), ...moved] : []
}

function gainOf({ naval, level, coins, tax, points, explore }: Space): Word[] {
  return [
    ...(naval ? [{ is: 'icon', icon: 'naval' } as const, { is: 'text', text: String(naval) } as const] : []),
    ...(level ? [{ is: 'any', text: String(level) } as const] : []),
    ...(coins ? [{ is: 'coins', coins: `+${coins}` } as const] : []),
    ...(tax ? [{ is: 'icon', icon: 'tax' } as const] : []),
    ...(points ? [{ is: 'points', points } as const] : []),
    ...(explore ? [{ is: 'icon', icon: 'island' } as const, { is: 'text', text: 'I'.repeat(explore) } as const] : []),
  ]
}

const [COLUMN, SPACE] = [118, 30]

/** Complete first shipyard: cost and gain of each space. */
function shipyard(sheet: Sheet): Drawn | undefined {
  const { pen, word } = sheet
  const [yard] = yardsIn(sheet)
  if (!yard) return undefined
  const { columns, wonder } = boardOf(yard)
  const drawn = FLEETS.map((fleet, i) => columnSvg(sheet, fleet, columns[fleet], i * (COLUMN + 8)))
  const spaces = columns[FLEETS[0]].length
  const foot = pen.symbol(
    'stage',
    FLEETS.indexOf(wonder) * (COLUMN + 8),
    (spaces + 1) * SPACE + 30,
    16,
    `var(--${wonder}-line)`,
  )
  const said = text(FLEETS.indexOf(wonder) * (COLUMN + 8) + 20, (spaces + 1) * SPACE + 43, word('stage'), {
    size: 12,
    colour: 'var(--ink-2)',
  })
  return {
    width: FLEETS.length * (COLUMN + 8) - 8,
    height: (spaces + 1) * SPACE + 50,
    svg: drawn.join('') + foot + said,
  }
}

function columnSvg({ pen, word }: Sheet, fleet: Fleet, spaces: PrintedBoard['columns'][Fleet], x: number): string {
  const head =
    pen.symbol(`c-${fleet}`, x, 0, 18, `var(--${fleet}-line)`) +
    text(x + 24, 14, word(fleet), { size: 12, weight: 660, colour: `var(--${fleet}-ink)` })
  const boxes = spaces.map((space, i) => {
    const y = 24 + (spaces.length - 1 - i) * SPACE
    return (
      rounded(x + 0.5, y + 0.5, COLUMN - 1, SPACE - 1, 0, 'var(--paper)', `var(--${fleet}-line)`) +
      pen.sentence(costWords(space.cost), x + 6, y + 7, 16).svg +
      pen.sentence(gainOf(space), x + 44, y + 5, 20).svg
    )
  })
  const y = 24 + spaces.length * SPACE
  const start =
    rounded(x + 0.5, y + 0.5, COLUMN - 1, SPACE - 7, 4, `var(--${fleet}-tint)`, `var(--${fleet}-line)`, 1, '3 2') +
    pen.symbol('ship', x + 6, y + 3, 17, `var(--${fleet}-line)`) +
    text(x + COLUMN - 8, y + 16, word('start'), { size: 11, at: 'end', colour: `var(--${fleet}-ink)` })
  return head + boxes.join('') + start
}

const [YARD, ROW, CELL] = [146, 17, 34]

/** All shipyards: only costs and the wonder column differ. */
function yards(sheet: Sheet): Drawn | undefined {
  const { pen, say, narrow } = sheet
  const all = yardsIn(sheet)
  if (all.length === 0) return undefined
  const across = narrow ? 2 : 4
  const high = 160
  const drawn = all.map((yard, i) => {
    const [x, y] = [(i % across) * (YARD + 12), Math.floor(i / across) * high]
    const { columns, wonder } = boardOf(yard)
    const cells = FLEETS.map((fleet, column) => {
      const left = x + 5 + column * CELL
      const prices = columns[fleet].map((space, k) => {
        const words = costWords(space.cost)
        return pen.centred(words, left, y + 40 + (columns[fleet].length - 1 - k) * ROW, CELL - 4, 14)
      })
      const ground = fleet === wonder ? rounded(left - 1, y + 20, CELL - 2, 124, 4, `var(--${fleet}-tint)`) : ''
      return ground + pen.symbol(`c-${fleet}`, left + 8, y + 22, 14, `var(--${fleet}-line)`) + prices.join('')
    })
    return (
      rounded(x + 0.5, y + 0.5, YARD - 1, high - 12, 8, 'var(--raised)', 'var(--rule)') +
      text(x + 8, y + 15, say.piece(yard), { size: 12, display: true }) +
      cells.join('')
    )
  })
  return { width: across * (YARD + 12) - 12, height: Math.ceil(all.length / across) * high - 8, svg: drawn.join('') }
}

/** Naval tokens by rank and Age. */
function sea({ numbers, pen, word }: Sheet): Drawn {
  const rows = [
    ['first', 'navalFirst', '+'],
    ['second', 'navalSecond', '+'],
    ['third', 'navalThird', '+'],
    ['weakest', 'navalDefeats', '−'],
  ] as const
  const heads = NUMERALS.map((age, i) => text(140 + i * 70, 14, age, { size: 15, at: 'middle', display: true }))
  const lines = rows.map(([place, figure, sign], row) => {
    const y = 22 + row * 30
    const cells = NUMERALS.map((_, i) => {
      const value = numbers[`${figure}.${i + 1}`]
      return value === undefined
        ? text(140 + i * 70, y + 20, '–', { at: 'middle' })
        : pen.token(127 + i * 70, y + 4, `${sign}${value}`, 22, 'box')
    })
    return line(0, y, 310, y, 'var(--rule)') + text(0, y + 20, word(place), { size: 13 }) + cells.join('')
  })
  return { width: 312, height: 146, svg: [...heads, ...lines].join('') }
}

/** Placeholder values are shown, unless the table has corrected the boards. */
const reconstructed = ({ rules }: Sheet): boolean => rules.setup.options?.armadaBoards === undefined

export const pictures: BoxPictures = {
  middle,
  held,
  tokens,
  conflicts: [seaScene],
  pictures: [
    { id: 'shipyard', under: 'ships-columns', draw: shipyard, reconstructed },
    { id: 'yards', under: 'ships-advance', draw: yards, reconstructed },
    { id: 'sea', under: 'naval-tokens', draw: sea },
  ],
}
