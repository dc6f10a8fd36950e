/** Pictures of Cities. */
import type { BoxPictures, Drawn, Sheet } from '../../kit/picture.ts'
import { rounded, text } from '../../kit/strokes.ts'
import { diplomacyAbsence } from '../../parts/absence.ts'

const [WIDTH, STEP, TOP] = [120, 170, 34]

/** A city with a dove is skipped: its neighbours fight each other. */
function absent({ pen, word }: Sheet): Drawn {
  const mats = ['left', 'away', 'right'].map((name, i) => {
    const x = i * STEP
    const isAway = i === 1
    return (
      rounded(x + 0.5, TOP, WIDTH - 1, 62, 10, 'var(--paper)', 'var(--rule)') +
      pen.symbol(isAway ? 'dove' : 'shield', x + 49, TOP + 12, 22, isAway ? 'var(--ink-2)' : 'var(--red-line)') +
      text(x + WIDTH / 2, TOP + 53, word(name), { size: 13, at: 'middle', display: true })
    )
  })
  const [from, to] = [WIDTH / 2, 2 * STEP + WIDTH / 2]
  const over = `<path d="M${from} ${TOP - 3}C${from} 4 ${to} 4 ${to} ${TOP - 3}" fill="none" stroke="var(--red-line)" stroke-width="2"/>`
  const swords = pen.symbol('shield', (from + to) / 2 - 10, 2, 20, 'var(--red-line)')
  return { width: 2 * STEP + WIDTH, height: TOP + 64, svg: over + swords + mats.join('') }
}

export const pictures: BoxPictures = {
  absence: diplomacyAbsence,
  pictures: [
    {
      id: 'absent',
      under: 'diplomacy-close',
      draw: (sheet) => (sheet.rules.setup.teams ? undefined : absent(sheet)),
    },
  ],
}
