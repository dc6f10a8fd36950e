/** Pictures of Leaders. */
import type { BoxPictures, Drawn, Sheet } from '../../kit/picture.ts'
import { icon } from '../../kit/sentence.ts'
import { text } from '../../kit/strokes.ts'
import { leaders } from '../columns.ts'

const BACK = 'var(--back-leader)'

/** One card is kept each time, and the rest are passed. */
function draft({ numbers, pen, word, narrow }: Sheet): Drawn {
  const dealt = numbers.leadersDealt
  const [step, far] = narrow ? [104, 82] : [150, 96]
  const hands = Array.from({ length: dealt }, (_, i) => {
    const x = i * step
    const left = dealt - i
    const kept =
      pen.back(x, 4, 32, 44, { symbol: 'leader', colour: BACK }) +
      text(x + 16, 64, word('kept'), { size: 12, at: 'middle', colour: 'var(--ink-2)' })
    const rest =
      left === 1
        ? ''
        : pen.back(x + 52, 8, 28, 38, { mark: String(left - 1), colour: BACK, pile: left - 2 }) +
          pen.symbol('right', x + far, 18, 20, 'var(--accent)')
    return kept + rest
  })
  return { width: (dealt - 1) * step + 40, height: 70, svg: hands.join('') }
}

export const pictures: BoxPictures = {
  held: ({ numbers }) => [{ rule: 'leaders-draft', symbol: 'leader', colour: BACK, count: numbers.leadersDealt }],
  tokens: (g, seat) => leaders.items(g, seat).map(() => icon('leader')),
  pictures: [{ id: 'draft', under: 'leaders-draft', draw: draft }],
}
