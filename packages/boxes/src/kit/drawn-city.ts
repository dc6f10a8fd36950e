/** City as a small picture: its wonder, filled from the ground up, and a skyline with one floor per card. */
import { COLOURS, type Piece } from '@heptapolis/engine/box'
import { colourOf, roof } from './drawn-card.ts'
import type { Word } from './face.ts'
import type { Pen } from './pen.ts'
import { rounded } from './strokes.ts'

/** Wonders are drawn 120 × 72; a gate stands for one without a drawing. */
const GATE = 'M14 70V20h20V8h52v12h20v50H76V48a16 16 0 0 0-32 0v22z'
const [BROAD, GROUND] = [120, 70]

/** Monument of this width standing on y; the built part is filled. */
export function monument(
  outline: string | undefined,
  x: number,
  y: number,
  width: number,
  built = 0,
  stages = 3,
): string {
  const scale = width / BROAD
  const shape = outline ?? GATE
  const full = stages === 0 ? 0 : (GROUND * built) / stages
  const top = (GROUND + 1 - full).toFixed(1)
  const filled =
    built === 0
      ? ''
      : `<svg x="0" y="${top}" width="${BROAD}" height="${full.toFixed(1)}" viewBox="0 ${top} ${BROAD} ${full.toFixed(1)}"><path d="${shape}" fill="var(--wonder)"/></svg>`
  return `<g transform="translate(${x} ${(y - GROUND * scale).toFixed(1)}) scale(${scale.toFixed(3)})"><path d="${shape}" fill="var(--rule)" stroke="var(--rule-strong)" stroke-width="1.6"/>${filled}</g>`
}

interface Skyline {
  cards: readonly { piece: Piece; face: readonly Word[]; isNew?: boolean }[]
  /** Width of a building, height of a floor. */
  floor: readonly [width: number, height: number]
}

const GAP = 3
const ROOF = 0.32

/** Skyline standing on y, and its width. */
export function skyline(
  pen: Pen,
  x: number,
  y: number,
  { cards, floor: [width, height] }: Skyline,
): {
  svg: string
  width: number
} {
  const columns = COLOURS.map((colour) => ({
    colour,
    floors: cards.filter(({ piece }) => colourOf(piece) === colour),
  })).filter(({ floors }) => floors.length > 0)
  const drawn = columns.map(({ colour, floors }, column) => {
    const left = x + column * (width + GAP)
    const walls = floors.map(({ face, isNew }, i) => {
      const top = y - (i + 1) * height
      const size = Math.min(height - 4, width - 4)
      return (
        rounded(
          left + 0.5,
          top + 0.5,
          width - 1,
          height - 1,
          0,
          `var(--${colour}-tint)`,
          `var(--${colour}-line)`,
          isNew ? 2.4 : 1,
        ) + pen.centred(face, left + 2, top + (height - size) / 2, width - 4, size)
      )
    })
    return walls.join('') + roof(colour, left, y - floors.length * height, width, width * ROOF)
  })
  return { svg: drawn.join(''), width: Math.max(0, columns.length * (width + GAP) - GAP) }
}
