/** Picture of a finished city with its wonder and card colours, for people who do not know the game. */
import { BASE } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { group, line, monument, paragraph, skyline, text } from '@heptapolis/boxes/pictures'
import type { Rulebook } from '../book/pages.ts'
import { faceOf, PEN, type PictureView } from './sheet.ts'

const WONDER = 'gizah'
const STAGES = 3
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
/** Height of the wonder: on a phone it has a row of its own, lower than those of the towers. */
const SUMMIT = 84

export function townPicture(book: Rulebook, narrow: boolean): PictureView {
  const word = (name: string): string => book.pictureWords.get(BASE)?.[name] ?? name
  const label = (x: number, id: string): string =>
    text(x, GROUND + 20, word(`town-${id}`), { size: 14, weight: 660, at: 'middle' }) +
    paragraph(x, GROUND + 37, word(`town-${id}-said`), LETTERS, { size: 12, at: 'middle', colour: 'var(--ink-2)' })
  const wonder = monument(LOOKS.wonders[WONDER], 4, GROUND, BOARD - 20, STAGES, STAGES) + label(BOARD / 2, 'wonder')
  const towers = TOWERS.map(([colour, ids]) => towerSvg(book, ids) + label(STEP / 2, colour))
  const perRow = narrow ? 4 : TOWERS.length
  const high = GROUND + BELOW
  const placed = towers.map((svg, i) =>
    group((narrow ? 0 : BOARD) + (i % perRow) * STEP, narrow ? (1 + Math.floor(i / perRow)) * high : 0, svg),
  )
  const width = narrow ? perRow * STEP : BOARD + perRow * STEP
  const rows = narrow ? 1 + Math.ceil(towers.length / perRow) : 1
  const cut = narrow ? GROUND - SUMMIT : 0
  const ground = Array.from({ length: rows }, (_, row) =>
    line(0, GROUND + row * high + 0.5, width, GROUND + row * high + 0.5),
  )
  return {
    id: 'town',
    caption: word('town'),
    box: BASE,
    width,
    height: rows * high - cut,
    svg: group(0, -cut, [...ground, wonder, ...placed].join('')),
  }
}

function towerSvg(book: Rulebook, ids: readonly string[]): string {
  const pieces = ids.flatMap((id) => book.rules.byId.get(id) ?? [])
  const cards = pieces.map((piece) => ({ piece, face: faceOf(book, piece.id) }))
  return skyline(PEN, (STEP - TOWER) / 2, GROUND, { cards, floor: [TOWER, FLOOR] }).svg
}
