/** Picture of a city with a diplomacy token, for the rulebooks of boxes with diplomacy. */
import type { Absence } from '../kit/picture.ts'
import { rounded } from '../kit/strokes.ts'
import { diplomacyTokens } from './diplomacy.ts'

export const diplomacyAbsence: Absence = {
  field: diplomacyTokens.field,
  draw: (pen) =>
    rounded(0, 0, 26, 26, 13, 'var(--paper)', 'var(--ink-2)', 1.4) + pen.symbol('dove', 4, 4, 18, 'var(--ink-2)'),
}
