/** Assignment of citation numbers such as 6.8 to the rules of the rulebook. Existing numbers never change. */
import { createHash } from 'node:crypto'
import { BASE } from '@heptapolis/boxes'
import type { Atom, BoxRules, Condition, Registry } from '@heptapolis/boxes/rulebook'
import type { Library } from '../src/mix/library.ts'
import { inOrder } from '../src/mix/sort-after.ts'

/** Rulings are numbered on their own: those of a box depend on no other rule. */
const RULINGS = 'R'
/** Rules of the base game for two players and for teams are numbered as additions, like those of a box. */
const [TWO, TEAMS] = ['D', 'M']

/** Hash of the numbers of a box in order; any change of an existing number breaks it. */
export const sealOf = ({ box, letter, rules }: Omit<Registry, 'seal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([box, letter, Object.entries(rules)]))
    .digest('hex')
    .slice(0, 16)

/** Numbers of all boxes; new rules follow the existing ones. */
export function numbered({ rules, chapters }: Library): Map<string, Registry> {
  const given = new Map(rules.flatMap(({ registry }) => Object.entries(registry.rules)))
  const taken = new Set(given.values())
  const placed = rules.flatMap(({ box, atoms }) => atoms.map((atom) => ({ atom, box })))
  const sections = chapters.flatMap(({ id, sections: names }) => names.map((name) => `${id}/${name}`))
  const holders = holdersOf(rules)

  const free = (stem: string, from = 1): string => firstFree(taken, (n) => `${stem}${n}`, from)
  const hung = (on: string, letter: string): string => {
    const stem = `${stemOf(on)}${letter}`
    return taken.has(stem) ? free(stem, 2) : stem
  }
  /** Last rule without a letter in this section or an earlier one. */
  const before = (at: string): string => {
    const [chapter] = at.split('/')
    const passed = sections.slice(0, sections.indexOf(at) + 1).filter((one) => one.startsWith(`${chapter}/`))
    const all = placed.flatMap(({ atom }) => (passed.includes(atom.at ?? '') ? (given.get(atom.id) ?? []) : []))
    return all.filter((number) => stemOf(number) === number).at(-1) ?? `${labelOf(chapter)}.1`
  }
  /** Rule that this rule of the base game replaces. */
  const beside = (atom: Atom): string | undefined => {
    const passed = placed.slice(
      0,
      placed.findIndex((one) => one.atom === atom),
    )
    const same = passed.findLast((one) => one.atom.at === atom.at && audience(one.atom.when) === '')
    return same && given.get(same.atom.id)
  }
  const labelOf = (chapter: string): string => chapters.find(({ id }) => id === chapter)?.number ?? ''

  const give = (atom: Atom, box: string, letter: string): string => {
    const holder = holders.get(atom.into ?? '')
    const at = atom.at ?? holder?.atom.at ?? ''
    const chapter = chapters.find(({ id }) => id === at.split('/')[0])
    const label = labelOf(chapter?.id ?? '')
    if (label === RULINGS && box !== BASE) return firstFree(taken, (n) => `${RULINGS}.${n}${letter}`)
    const who = box === BASE ? audience(atom.when) : letter
    const isOwn = chapter?.box === box && who === (box === BASE ? '' : letter)
    if (isOwn) return free(`${label}.`)
    const anchor = given.get(atom.after ?? '') ?? given.get(holder?.atom.id ?? '')
    return hung(anchor ?? (box === BASE ? beside(atom) : undefined) ?? before(at), who)
  }

  const plain = inBookOrder(placed, sections)
  const hanging = ({ atom, box }: BoxAtom): boolean => box === BASE && audience(atom.when) !== ''
  for (const { atom, box } of [...plain.filter((one) => !hanging(one)), ...plain.filter(hanging)]) {
    if (given.has(atom.id)) continue
    const number = give(atom, box, rules.find((one) => one.box === box)?.registry.letter ?? '')
    given.set(atom.id, number)
    taken.add(number)
  }
  return new Map(rules.map(({ box, atoms, registry }) => [box, grown(registry, atoms, given)]))
}

/** First name from number `from` on that is not taken. */
function firstFree(taken: ReadonlySet<string>, name: (n: number) => string, from = 1): string {
  let n = from
  while (taken.has(name(n))) n++
  return name(n)
}

interface BoxAtom {
  atom: Atom
  box: string
}

function grown({ box, letter, rules }: Registry, atoms: readonly Atom[], given: ReadonlyMap<string, string>): Registry {
  const added = atoms
    .filter(({ id }) => rules[id] === undefined)
    .map(({ id }): [string, string] => [id, given.get(id) ?? ''])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true }))
  const all = { box, letter, rules: { ...rules, ...Object.fromEntries(added) } }
  return { ...all, seal: sealOf(all) }
}

/** `6.8` of `6.8E2`, `E.4` of `E.4`. */
const stemOf = (number: string): string => /^(?:\d+|[A-Z])\.\d+/.exec(number)?.[0] ?? number

/** Base game first, each box in book order; inserts into other rules last. */
function inBookOrder(placed: readonly BoxAtom[], sections: readonly string[]): BoxAtom[] {
  const boxes = [...new Set(placed.map(({ box }) => box))]
  return boxes.flatMap((box) => {
    const own = placed.filter((one) => one.box === box)
    const standing = sections.flatMap((at) => {
      const here = own.filter(({ atom }) => atom.at === at).sort((a, b) => (a.atom.rank ?? 0) - (b.atom.rank ?? 0))
      return inOrder(
        here,
        ({ atom }) => atom.id,
        ({ atom }) => atom.after,
      )
    })
    return [...standing, ...own.filter(({ atom }) => atom.at === undefined)]
  })
}

/** Rule whose words contain a slot. */
function holdersOf(rules: readonly BoxRules[]): Map<string, BoxAtom> {
  return new Map(
    rules.flatMap(({ box, atoms, words }) =>
      atoms.flatMap((atom) =>
        [...(words.rules[atom.id] ?? '').matchAll(/\{slot:([\w-]+)\}/g)].map(([, slot]): [string, BoxAtom] => [
          slot,
          { atom, box },
        ]),
      ),
    ),
  )
}

function audience(when: Condition | undefined): string {
  if (when === undefined) return ''
  if ('all' in when) return when.all.map(audience).find((one) => one !== '') ?? ''
  if ('teams' in when) return when.teams ? TEAMS : ''
  return 'players' in when && when.players.most === 2 ? TWO : ''
}
