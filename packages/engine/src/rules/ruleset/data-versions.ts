/** Boxes with the printed values of an earlier engine version, for games that began with them. */
import type { Box } from '../contract/box.ts'
import type { Terms } from '../vocabulary.ts'

/** Compares dotted numbers; false for other texts. */
export function isBefore(version: string, other: string): boolean {
  const parts = version.split('.').map(Number)
  const others = other.split('.').map(Number)
  const at = others.findIndex((part, i) => part !== parts[i])
  return at >= 0 && parts[at] < others[at]
}

interface DataVersion {
  /** `dataVersion` is set only if a box in play had other values then. */
  readonly setup: Terms
  readonly library: readonly Box[]
}

/** Set-up and boxes in the data version of the set-up; the current one if it names none. */
export function inDataVersion({ dataVersion, ...setup }: Terms, library: readonly Box[]): DataVersion {
  if (dataVersion === undefined) return { setup, library }
  const inPlay = library.filter(({ id }, i) => i === 0 || setup.boxes.includes(id))
  if (!inPlay.some((box) => undoneIn(box, dataVersion).length > 0)) return { setup, library }
  return { setup: { ...setup, dataVersion }, library: libraryIn(dataVersion, library) }
}

const undoneIn = ({ corrections = [] }: Box, version: string): NonNullable<Box['corrections']> =>
  corrections.filter(({ since }) => isBefore(version, since))

/** Caches each version, because libraries are compared by identity. */
const made = new WeakMap<readonly Box[], Map<string, readonly Box[]>>()

function libraryIn(version: string, library: readonly Box[]): readonly Box[] {
  const known = made.get(library) ?? new Map<string, readonly Box[]>()
  made.set(library, known)
  // Versions from outside are arbitrary text; all between two corrections share one library.
  const later = library.flatMap((box) => undoneIn(box, version).map(({ since }) => since))
  const key = later.sort().join()
  const before = known.get(key) ?? library.map((box) => undoneIn(box, version).reduceRight(undo, box))
  known.set(key, before)
  return before
}

const undo = (box: Box, correction: NonNullable<Box['corrections']>[number]): Box => correction.undo(box)
