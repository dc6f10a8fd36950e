/** State of a mutation run, stored in a file so that a stopped run can resume. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allMutations, digest, digestOfSources, draw, like, type Mutant, ROOT, read, testFiles } from './draw.ts'
import type { Group } from './mutators.ts'
import { type MutantCoverage, type MutantFate, probe } from './run.ts'

export interface MutantLedger {
  seed: string
  /** Total number of mutants. */
  all: number
  sources: string
  tests?: string
  mutants: Mutant[]
  fates: Record<number, MutantFate>
  sightings: Record<string, MutantCoverage & { digest: string }>
}

const fileOf = (seed: string): string => join(ROOT, 'test-results', `mutants-${encodeURIComponent(seed)}.json`)

export function save(ledger: MutantLedger): void {
  mkdirSync(dirname(fileOf(ledger.seed)), { recursive: true })
  writeFileSync(fileOf(ledger.seed), JSON.stringify(ledger))
}

export interface Wish {
  count: number
  groups: readonly Group[]
  /** Ledger of another run whose mutants are used again. */
  like?: string
  /** Pattern of test files to use. */
  tests?: string
}

export function begin(seed: string, wish: Wish): MutantLedger {
  const all = allMutations(wish.groups)
  const other: MutantLedger | undefined =
    wish.like === undefined ? undefined : JSON.parse(readFileSync(wish.like, 'utf8'))
  const drawn = other ? like(other.mutants, all) : draw(seed, wish.count, all)
  return {
    seed,
    ...drawn,
    sources: digestOfSources(),
    ...(wish.tests !== undefined && { tests: wish.tests }),
    fates: {},
    sightings: {},
  }
}

export function resume(seed: string): MutantLedger {
  if (!existsSync(fileOf(seed))) throw new Error(`There is no run of the seed "${seed}" to go on with.`)
  const ledger: MutantLedger = JSON.parse(readFileSync(fileOf(seed), 'utf8'))
  if (ledger.sources !== digestOfSources()) {
    throw new Error('The sources have changed since the draw: begin a new one, without --resume.')
  }
  return ledger
}

/** Probes new or changed test files and drops deleted ones. */
export async function lookAround(ledger: MutantLedger): Promise<void> {
  const digests = new Map(testFiles(new RegExp(ledger.tests ?? '')).map((file) => [file, digest(read(file))]))
  const known = Object.entries(ledger.sightings).filter(([file, { digest }]) => digests.get(file) === digest)
  ledger.sightings = Object.fromEntries(known)
  const fresh = [...digests.keys()].filter((file) => !(file in ledger.sightings))
  if (fresh.length === 0) return
  console.log(`Looking which mutants ${fresh.length} test files reach …`)
  for (const [file, sighting] of Object.entries(await probe(ledger.mutants, fresh))) {
    ledger.sightings[file] = { ...sighting, digest: digests.get(file) ?? '' }
  }
  save(ledger)
}

/** Test files that reach a mutant: adjacent ones first, then the fastest. */
export function witnesses({ sightings }: MutantLedger, { id, file }: Mutant): string[] {
  const near = (test: string): number => (dirname(test) === dirname(file) ? 0 : 1)
  return Object.keys(sightings)
    .filter((test) => sightings[test].ids.includes(id))
    .sort((a, b) => near(a) - near(b) || sightings[a].time - sightings[b].time)
}
