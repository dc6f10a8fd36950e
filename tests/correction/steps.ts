/**
 * Exercise of docs/correcting-a-card.md as edits of source files: the card Tavern of the second edition pays 6 coins.
 */
import { ENGINE } from '@heptapolis/engine/records'

interface SourceEdit {
  readonly file: string
  readonly from: string
  readonly to: string
}

const [major, minor] = ENGINE.split('.').map(Number)
export const NEXT_ENGINE = `${major}.${minor + 1}.0`

export const VALUE: SourceEdit = {
  file: 'packages/boxes/src/base/cards-2e.ts',
  from: "card('tavern', 1, 'yellow', [4, 5, 7], {}, coins(5))",
  to: "card('tavern', 1, 'yellow', [4, 5, 7], {}, coins(6))",
}

export const VERSION: SourceEdit = {
  file: 'packages/engine/src/written/records/digest.ts',
  from: `ENGINE = '${ENGINE}'`,
  to: `ENGINE = '${NEXT_ENGINE}'`,
}

/** A line of corrections.ts for a piece of the second edition. */
const corrected = (piece: string, was: string): SourceEdit => ({
  file: 'packages/boxes/src/corrections.ts',
  from: 'const CORRECTED: readonly CorrectedValue[] = [',
  to: `const CORRECTED: readonly CorrectedValue[] = [{ since: '${NEXT_ENGINE}', editions: ['2e'], box: 'base', piece: '${piece}', was: ${was} },`,
})

export const CORRECTION = corrected('tavern', "{ effects: [{ kind: 'coins', coins: 5 }] }")

/** Another card that no test of printed values names. */
export const BATHS: readonly SourceEdit[] = [
  {
    file: 'packages/boxes/src/base/cards-2e.ts',
    from: "card('baths', 1, 'blue', [3, 7], { stone: 1 }, points(3))",
    to: "card('baths', 1, 'blue', [3, 7], { stone: 1 }, points(4))",
  },
  corrected('baths', "{ effects: [{ kind: 'points', points: 3 }] }"),
]
