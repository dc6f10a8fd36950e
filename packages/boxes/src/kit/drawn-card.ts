/** Card as a picture: the roof shows its colour, the wall its effect; cost above, name below. */
import { COLOURS, type Colour, type Cost, type Piece, RESOURCES } from '@heptapolis/engine/box'
import type { Word } from './face.ts'
import type { Pen } from './pen.ts'
import { ROOFS } from './roofs.ts'
import { broken, rounded, text } from './strokes.ts'

export const colourOf = ({ colour }: Piece): Colour => (colour < 0 ? 'white' : COLOURS[colour])

/** Cost as a sequence of symbols. */
export function costWords(cost: Cost | undefined): Word[] {
  const goods = RESOURCES.flatMap((good) => Array.from({ length: cost?.[good] ?? 0 }, () => good))
  const money = cost?.coins === 'age' ? 'A' : cost?.coins
  return [
    ...(goods.length > 0 ? [{ is: 'goods', goods } as const] : []),
    ...(money ? [{ is: 'coins', coins: money } as const] : []),
  ]
}

/** Roof of this width, standing on y. */
export const roof = (colour: Colour, x: number, y: number, width: number, height: number): string =>
  `<path transform="translate(${x} ${y - height}) scale(${(width / 120).toFixed(4)} ${(height / 24).toFixed(4)})" d="${ROOFS[colour]}" fill="var(--${colour}-solid)"/>`

interface DrawnCard {
  piece: Piece
  name: string
  face: readonly Word[]
  width: number
}

const RATIO = 1.44

export const cardHeight = (width: number): number => width * RATIO

export function card(pen: Pen, { piece, name, face, width }: DrawnCard): string {
  const height = cardHeight(width)
  const colour = colourOf(piece)
  const unit = width / 100
  const wall = { x: 8 * unit, y: 46 * unit, width: 84 * unit, height: 46 * unit }
  const size = 26 * unit
  const words = costWords(piece.def.cost)
  const natural = pen.sentence(words, 0, 0, 15 * unit).width
  const fitting = Math.min(1, wall.width / Math.max(1, natural))
  const cost = pen.sentence(words, 8 * unit, 8 * unit, 15 * unit * fitting).svg
  const lines = broken(name, 12)
  return [
    rounded(0.5, 0.5, width - 1, height - 1, 7 * unit, 'var(--paper)', 'var(--rule-strong)'),
    cost,
    roof(colour, wall.x, wall.y, wall.width, 13 * unit),
    rounded(wall.x, wall.y - 0.5, wall.width, wall.height, 0, `var(--${colour}-solid)`),
    pen.centred(
      face,
      wall.x + 3 * unit,
      wall.y + (wall.height - size) / 2,
      wall.width - 6 * unit,
      size,
      `var(--${colour}-on)`,
    ),
    ...lines.map((line, i) => text(8 * unit, (107 + i * 15) * unit, line, { size: 15 * unit, display: true })),
    text(92 * unit, height - 7 * unit, 'I'.repeat(piece.age), { size: 11 * unit, at: 'end', colour: 'var(--ink-2)' }),
  ].join('')
}
