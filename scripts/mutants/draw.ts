/** Source files that mutation testing changes, and a random sample of all possible changes (mutants) from a seed. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { random, shuffle } from '@heptapolis/engine/kernel'
import { TUTORIAL } from '../../tests/tutorial/files.ts'
import { type Group, type Mutation, mutate, mutationsOf } from './mutators.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** Tests and their helpers (including the secrecy comparison), rule texts and drawings. */
const LEFT_OUT = /\.test\.ts$|\/(testing|secrecy|rehidden)\.ts$|\/(rulebook|art)(\/|\.ts$)|\/atom\.ts$/

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const sources = (): string[] =>
  globSync('packages/{engine,boxes}/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !LEFT_OUT.test(file))
    .sort()

/** Tests of whole programs: slow, not about rules, or run on packed files. */
const PROGRAMS =
  /^apps\/cli\/src\/(commands|checking|main)|^packages\/bots\/src\/(levels|league|outside)|^packages\/rulebook\/src\/mixes|^tests\/(packages|image)/

/** Test files, optionally by path pattern; without those of the tutorial box, which fail where it is not on the shelf. */
export const testFiles = (only = /^/): string[] =>
  globSync('{packages,apps,tests}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', ...TUTORIAL],
  })
    .filter((file) => !PROGRAMS.test(file) && only.test(file))
    .sort()

export const digest = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16)

/** Digest of all sources, because a mutant is identified by its offset. */
export const digestOfSources = (): string => digest(...sources().flatMap((file) => [file, read(file)]))

export interface Mutant extends Mutation {
  id: number
  file: string
  line: number
  before: string
  after: string
}

function describe(file: string, source: string, mutation: Mutation): Omit<Mutant, 'id'> {
  const from = source.lastIndexOf('\n', mutation.start - 1) + 1
  const lineOf = (text: string, past: number): string =>
    text.slice(from, endOfLine(text, past)).replace(/\s+/g, ' ').trim()
  return {
    ...mutation,
    file,
    line: source.slice(0, from).split('\n').length,
    before: lineOf(source, mutation.end),
    after: lineOf(mutate(source, mutation), mutation.start + mutation.text.length),
  }
}

const endOfLine = (text: string, from: number): number => {
  const at = text.indexOf('\n', from)
  return at < 0 ? text.length : at
}

interface FoundMutation {
  file: string
  source: string
  mutation: Mutation
}

/** Tables that are no rules: appearance, words, lessons and minds of bots. */
const NO_RULES =
  /\/(kit|learn|lessons?|mind|words|conformance)\/|\/(face|faces|mind|minds|names|pictures|shown|former)\.ts$/

const isRule = (file: string, { group }: Mutation): boolean =>
  group === 'code' || (file.startsWith('packages/boxes/') ? !NO_RULES.test(file) : group === 'order')

/** All mutations, or those of some groups. */
export function allMutations(groups?: readonly Group[]): FoundMutation[] {
  return sources().flatMap((file) => {
    const source = read(file)
    return mutationsOf(source)
      .filter((mutation) => isRule(file, mutation) && (groups?.includes(mutation.group) ?? true))
      .map((mutation) => ({ file, source, mutation }))
  })
}

/** Mutants of another run that still exist: the same change of the same line. */
export function like(others: readonly Mutant[], all = allMutations()): { all: number; mutants: Mutant[] } {
  const keyOf = ({ file, before, after }: Pick<Mutant, 'file' | 'before' | 'after'>): string =>
    [file, before, after].join('\n')
  const files = new Set(others.map(({ file }) => file))
  const here = all.filter(({ file }) => files.has(file)).map((one) => describe(one.file, one.source, one.mutation))
  const known = new Map(here.toReversed().map((mutant) => [keyOf(mutant), mutant]))
  const mutants = others.flatMap((other) => known.get(keyOf(other)) ?? []).map((mutant, id) => ({ ...mutant, id }))
  return { all: all.length, mutants }
}

/** Sample of all mutants, equal for equal seed and sources. */
export function draw(seed: string, count: number, all = allMutations()): { all: number; mutants: Mutant[] } {
  const drawn = shuffle([...all], random(seed)).slice(0, count)
  const mutants = drawn.map(({ file, source, mutation }, id) => ({ id, ...describe(file, source, mutation) }))
  return { all: all.length, mutants }
}
