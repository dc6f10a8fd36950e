/**
 * Contents of the form for the printed values of Armada boards: the text of every field by its path, such as
 * `columns.red.1.naval`. Errors name the same paths.
 */
import {
  ARMADA,
  type BoardFault,
  type Boards,
  costFrom,
  costLetters,
  FLEETS,
  type Fleet,
  GAINS,
  type Letters,
  put,
  readBoards,
  type Space,
} from '@heptapolis/boxes/armada'

export type BoardDraft = Readonly<Record<string, string>>

export const gainPath = (fleet: Fleet, space: number, gain: keyof Space): string => `columns.${fleet}.${space}.${gain}`
export const costPath = (yard: string, fleet: Fleet, space: number): string =>
  `shipyards.${yard}.costs.${fleet}.${space}`
export const wonderPath = (yard: string): string => `shipyards.${yard}.wonder`

export function draftOf({ tracks, shipyards }: Boards, letters: Letters): BoardDraft {
  const gains = FLEETS.flatMap((fleet) =>
    tracks[fleet].spaces.flatMap((space, i) =>
      GAINS[fleet].map((gain) => [gainPath(fleet, i + 1, gain), gainText(space[gain])]),
    ),
  )
  const yards = shipyards.flatMap(({ id, wonder, costs }) => [
    [wonderPath(id), wonder],
    ...FLEETS.flatMap((fleet) =>
      costs[fleet].map((cost, i) => [costPath(id, fleet, i + 1), costLetters(cost, letters)]),
    ),
  ])
  return Object.fromEntries([...gains, ...yards])
}

/** An empty field means nothing is printed. */
const gainText = (amount: number | boolean | undefined): string => (amount ? String(amount) : '')

/** The boards of a draft and its errors. A wrong field keeps the default. */
export function readDraft(draft: BoardDraft, letters: Letters): { boards: Boards; faults: readonly BoardFault[] } {
  const all = Object.entries(draft)
  const { boards, faults } = readBoards(fileOf(all, letters), ARMADA)
  if (faults.length === 0) return { boards, faults }
  const sound = all.filter(([path]) => !faults.some(({ field }) => isWithin(field, path) || isWithin(path, field)))
  return { boards: readBoards(fileOf(sound, letters), ARMADA).boards, faults }
}

function fileOf(fields: readonly [string, string][], letters: Letters): Record<string, unknown> {
  const file = {}
  for (const [path, text] of fields) put(file, path.split('.'), valueAt(path, text.trim(), letters))
  return file
}

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`)

function valueAt(path: string, text: string, letters: Letters): unknown {
  if (path.includes('.costs.')) return costFrom(text, letters)
  if (path.endsWith('.tax')) return text === 'true'
  if (path.endsWith('.wonder')) return text
  return /^\d*$/.test(text) ? Number(text) : text
}

/** The error of a field. */
export const faultAt = (faults: readonly BoardFault[], path: string): BoardFault | undefined =>
  faults.find(({ field }) => isWithin(field, path))
