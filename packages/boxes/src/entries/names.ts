/** Printed names of all boxes in other languages, for search. Only names known to be printed are included. */
import type { Printed, PrintedNames } from '../kit/names.ts'
import type { Kit } from '../kit.ts'
import { SHELF } from '../shelf.ts'

export type { Printed, PrintedNames } from '../kit/names.ts'

/** Loads the names of all boxes. */
export async function printedNames(kits: readonly Kit[] = SHELF): Promise<Required<PrintedNames>> {
  const all = await Promise.all(kits.map(({ names }) => names?.()))
  return {
    pieces: merged(all.map((one) => one?.pieces)),
    wonders: merged(all.map((one) => one?.wonders)),
    terms: merged(all.map((one) => one?.terms)),
  }
}

const merged = (sheets: readonly (Readonly<Record<string, Printed>> | undefined)[]): Record<string, Printed> =>
  Object.assign({}, ...sheets)
