import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Atom, RULES } from '@heptapolis/boxes/rulebook'
import { describe, expect, test } from 'vitest'
import { isMarked } from './testing.ts'

const atoms = RULES.flatMap(({ box, atoms: own }) => own.map((atom) => ({ id: atom.id, atom, box })))
const shown = new Set(RULES.flatMap(({ examples }) => examples.flatMap(({ shows }) => shows)))
const boxes = join(import.meta.dirname, '../../boxes/src')

const sources = new Map<string, string>()
function sourceOf(file: string): string {
  const known = sources.get(file)
  if (known !== undefined) return known
  const path = join(boxes, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  sources.set(file, source)
  return source
}

/** A proof names a file and the full title of a test or of a group. */
function isProof(proof: string): boolean {
  const [file, ...rest] = proof.split(': ')
  const title = rest.join(': ')
  const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``]
  return quoted.some((text) => sourceOf(file).includes(text))
}

const proofsOf = ({ id, proof = [] }: Atom): string[] => [...(shown.has(id) ? [`example of ${id}`] : []), ...proof]

const titleOf = (proof: string): string => proof.slice(proof.indexOf(': '))
const callsItselfRuling = (title: string): boolean => /\bruling\b/.test(title)

/** Tests whose title claims a ruling, in the form of proofs. */
const rulingTests = globSync('**/*.test.ts', { cwd: boxes }).flatMap((file) =>
  [...sourceOf(file).matchAll(/(['"`])((?:(?!\1).)+)\1,/g)]
    .map(([, , title]) => title)
    .filter(callsItselfRuling)
    .map((title) => `${file}: ${title}`),
)

describe('A ruling of ours', () => {
  test('bears its mark wherever a test calls it a ruling', () => {
    const rulings = atoms.filter(({ atom }) => atom.proof?.some((proof) => callsItselfRuling(titleOf(proof))))
    expect(rulings.filter(({ atom }) => !isMarked(atom)).map(({ id }) => id)).toEqual([])
    expect(rulings.length).toBeGreaterThan(30)
  })

  test.each(rulingTests)('stands in the book: %s', (proof) => {
    expect(atoms.some(({ atom }) => isMarked(atom) && atom.proof?.includes(proof))).toBe(true)
  })
})

describe('Every rule', () => {
  test.each(atoms)('$id is proved by a test or an example', ({ atom }) => {
    expect(proofsOf(atom)).not.toEqual([])
    expect((atom.proof ?? []).filter((proof) => !isProof(proof))).toEqual([])
  })

  test('is said in sentences that end', () => {
    const words = RULES.flatMap((one) => Object.entries(one.words.rules))
    const inserts = new Set(atoms.filter(({ atom }) => atom.into !== undefined).map(({ id }) => id))
    expect(words.filter(([id, text]) => !inserts.has(id) && !/[.:!?][*~]*$/.test(text)).map(([id]) => id)).toEqual([])
    expect(words.filter(([id, text]) => inserts.has(id) && /[.!?]$/.test(text)).map(([id]) => id)).toEqual([])
  })
})
