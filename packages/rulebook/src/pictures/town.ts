/** Picture of a finished city with its wonder and card colours, for people who do not know the game. */
import { BASE } from '@heptapolis/boxes'
import { group, line, paragraph, skyline, text } from '@heptapolis/boxes/pictures'
import type { Rulebook } from '../book/pages.ts'
import { faceOf, PEN, type PictureView } from './sheet.ts'

/** Cards of both editions, by the colour of their tower. */
const TOWERS: readonly (readonly [colour: string, cards: readonly string[]])[] = [
  ['brown', ['lumber-yard', 'clay-pit', 'quarry', 'foundry']],
  ['grey', ['loom-age-1', 'glassworks-age-2']],
  ['yellow', ['west-trading-post', 'caravansery', 'lighthouse']],
  ['red', ['stockade', 'walls']],
  ['blue', ['baths', 'aqueduct', 'palace']],
  ['green', ['apothecary', 'dispensary', 'workshop']],
  ['purple', ['workers-guild']],
]
const [TOWER, FLOOR, STEP, BOARD] = [48, 26, 80, 150]
const GROUND = 4 * FLOOR + 22
const LETTERS = 13
const BELOW = 66
/** On a phone the wonder is as wide as a tower, in two rows of the same length. */
const PER_ROW = (TOWERS.length + 1) / 2

export function townPicture(book: Rulebook, narrow: boolean): PictureView {
  const word = (name: string): string => book.pictureWords.get(BASE)?.[name] ?? name
  const label = (x: number, id: string): string =>
    text(x, GROUND + 20, word(`town-${id}`), { size: 14, weight: 660, at: 'middle' }) +
    paragraph(x, GROUND + 37, word(`town-${id}-said`), LETTERS, { size: 12, at: 'middle', colour: 'var(--ink-2)' })
  const board = narrow ? STEP : BOARD
  const towers = TOWERS.map(([colour, ids]) => towerSvg(book, ids) + label(STEP / 2, colour))
  const perRow = narrow ? PER_ROW : 1 + TOWERS.length
  const high = GROUND + BELOW
  const placed = towers.map((svg, i) => {
    const [row, column] = [Math.floor((i + 1) / perRow), (i + 1) % perRow]
    return group(column === 0 ? 0 : board + (column - 1) * STEP, row * high, svg)
  })
  const width = board + (perRow - 1) * STEP
  const rows = narrow ? 2 : 1
  const ground = Array.from({ length: rows }, (_, row) =>
    line(0, GROUND + row * high + 0.5, width, GROUND + row * high + 0.5),
  )
  return {
    id: 'town',
    caption: word('town'),
    box: BASE,
    width,
    height: rows * high,
    svg: [...ground, label(board / 2, 'wonder'), ...placed].join(''),
    wonder: { id: 'gizah', x: 6, ground: GROUND, width: board - 12 },
  }
}

function towerSvg(book: Rulebook, ids: readonly string[]): string {
  const pieces = ids.flatMap((id) => book.rules.byId.get(id) ?? [])
  const cards = pieces.map((piece) => ({ piece, face: faceOf(book, piece.id) }))
  return skyline(PEN, (STEP - TOWER) / 2, GROUND, { cards, floor: [TOWER, FLOOR] }).svg
}
