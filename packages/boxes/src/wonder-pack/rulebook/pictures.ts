/** Pictures of the Wonder Pack. */
import type { BoxPictures, Drawn, Sheet } from '../../kit/picture.ts'
import { line, rounded, text } from '../../kit/strokes.ts'
import { diplomacyAbsence } from '../../parts/absence.ts'

const ROW = 34

/** Stage of a neighbour that each stage of Manneken Pis copies: by row and side. */
const COPIES = [
  { row: 0, side: 0 },
  { row: 1, side: 2 },
  { row: 2, side: 0 },
] as const

/** Three boards side by side, with arrows from the outer stages to the middle ones. */
function copies({ pen, say, word, narrow }: Sheet): Drawn {
  const [width, step] = narrow ? [110, 150] : [130, 210]
  const gap = narrow ? 6 : 22
  const names = [word('left'), say.wonder('manneken-pis'), word('right')]
  const stages = [word('first'), word('second'), word('last')]
  const boards = names.map((name, side) => {
    const x = side * step
    const rows = stages.map((stage, row) => {
      const isCopied = side === 1 || COPIES.some((one) => one.row === row && one.side === side)
      return (
        rounded(x + 0.5, 24 + row * ROW, width - 1, 26, 7, 'var(--paper)', isCopied ? 'var(--accent)' : 'var(--rule)') +
        text(x + width / 2, 41 + row * ROW, stage, { size: 12, at: 'middle', colour: 'var(--ink-2)' })
      )
    })
    return text(x + width / 2, 14, name, { size: 13, at: 'middle', display: true }) + rows.join('')
  })
  const arrows = COPIES.map(({ row, side }) => {
    const y = 37 + row * ROW
    const [from, to] = side === 0 ? [width + 4, step - gap - 10] : [2 * step - 4, step + width + gap + 10]
    const head = side === 0 ? pen.symbol('right', to, y - 8, 16, 'var(--accent)') : turned(pen, to, y)
    return line(from, y, to, y) + head
  })
  return { width: 2 * step + width, height: 24 + 3 * ROW, svg: boards.join('') + arrows.join('') }
}

/** Arrow in the other direction. */
const turned = (pen: Sheet['pen'], x: number, y: number): string =>
  `<g transform="rotate(180 ${x} ${y})">${pen.symbol('right', x, y - 8, 16, 'var(--accent)')}</g>`

export const pictures: BoxPictures = {
  absence: diplomacyAbsence,
  pictures: [{ id: 'copies', under: 'manneken-copies', draw: copies }],
}
