/** Rulebook generator for one mix: selects the rules that apply, fills in their numbers and attaches examples. */
import type { Speech } from '@heptapolis/boxes'
import type { Atom, BoxRules, Example, ExampleWords, Source } from '@heptapolis/boxes/rulebook'
import type { Ruleset } from '@heptapolis/engine'
import type { Effect } from '@heptapolis/engine/show'
import { applies, type Mix } from '../mix/condition.ts'
import { type Library, SHELVED } from '../mix/library.ts'
import { type BookNumbers, numberInExample, numberOnPiece, numbersOf, numbersWithout } from '../mix/numbers.ts'
import type { Voice } from '../mix/voice.ts'
import { type Inline, type Lookup, parseInline, plain } from '../text/inline.ts'
import { readingsFor } from './house-rules.ts'
import type { ExampleView, Sign, Term } from './pages.ts'

export interface PlacedAtom {
  atom: Atom
  box: string
}

const rulesIn = ({ boxes }: Mix, { rules }: Library): readonly BoxRules[] =>
  rules.filter(({ box }) => boxes.includes(box))

/** Atoms of a mix, without replaced ones. */
export function atomsOf(mix: Mix, library = SHELVED): PlacedAtom[] {
  const active = library.rules.flatMap(({ box, atoms }) =>
    atoms.filter((atom) => applies(atom, box, mix)).map((atom) => ({ atom, box })),
  )
  const replaced = new Set(active.flatMap(({ atom }) => atom.replaces ?? []))
  return active.filter(({ atom }) => !replaced.has(atom.id))
}

export interface BookWriter {
  bySection: ReadonlyMap<string | undefined, readonly PlacedAtom[]>
  lookup: Lookup
  numbers: BookNumbers
  text(atom: Atom, box: string): string
  /** Source of a rule; that of a disputed one is the table if it chose another reading. */
  sourceOf(atom: Atom): Source
  numberOf(atom: Atom, box: string): string
  signs(): Sign[]
  glossary(): Term[]
  /** Short forms for the player aid. */
  aid(): Map<string, readonly Inline[]>
  examples(atom: string): ExampleView[]
  scoreLines: Ruleset['scoreLines']
  say: Speech
}

export function newWriter(rules: Ruleset, mix: Mix, voice: Voice, library: Library): BookWriter {
  const { say, words: frame } = voice
  const placed = atomsOf(mix, library)
  const active = rulesIn(mix, library)
  const wordsOf = (box: string) => voice.rules.get(box) ?? broken(`The box ${box} has no words`)
  const numbers = numbersOf(rules, library)
  const before = numbersWithout(rules, library)
  const ids = new Set(placed.map(({ atom }) => atom.id))
  const readings = readingsFor(rules, say)
  const text = (atom: Atom, box: string): string =>
    readings.textOf(atom) ?? wordsOf(box).rules[atom.id] ?? broken(`The rule ${atom.id} has no words`)
  const disputed = new Map(placed.map(({ atom }) => [atom.id, atom]))
  const numberOf = (atom: Atom, box: string): string =>
    active.find((one) => one.box === box)?.registry.rules[atom.id] ?? ''
  const insertWords = (atom: Atom, box: string): Inline[] => {
    const inner = parseInline(text(atom, box), lookup)
    return atom.source === 'ours' ? [{ kind: 'ours', inner }] : inner
  }
  const lookup: Lookup = {
    number(name) {
      if (name.startsWith('@')) return valued(numberOnPiece(rules, name.slice(1)))
      if (numbers[name] === undefined) return undefined
      const was = before[name]
      return { value: numbers[name], ...(was === undefined || was === numbers[name] ? {} : { was }) }
    },
    piece(id) {
      const piece = rules.byId.get(id)
      return piece && say.piece(piece)
    },
    boards: (of) => [...new Set(rules.boards.filter(({ piece }) => piece.box === of).map(({ def }) => def.wonder))],
    boardsWith: (ability) =>
      rules.boards
        .filter(({ stages }) =>
          stages.flat().some(({ effects }) => effects.some(({ effect }) => gives(effect, ability))),
        )
        .map(({ def }) => `${say.wonder(def.wonder)} (${say.terms.sides[def.side] ?? def.side})`),
    say,
    signs: frame.signs,
    counting: frame.counting,
    beforeName: frame.beforeName,
    isRule: (id) => ids.has(id),
    slot: (name) =>
      placed
        .filter(({ atom }) => atom.into === name)
        .sort(byRank)
        .map(({ atom, box }) => ({
          kind: 'insert',
          atom: atom.id,
          number: numberOf(atom, box),
          source: atom.source,
          box,
          inner: insertWords(atom, box),
        })),
  }
  /** An option may remove pieces that an example needs. */
  const isThere = (said: ExampleWords | undefined): boolean =>
    (said?.steps ?? []).every((step) => [...step.matchAll(/\[card:([^\]|]+)/g)].every(([, id]) => rules.byId.has(id)))
  const all = active.flatMap((one) => one.examples.map((example) => ({ example, box: one.box })))
  const examples = Map.groupBy(
    all.filter(({ example, box }) => fits(example, mix) && isThere(wordsOf(box).examples[example.id])),
    ({ example }) => example.shows[0],
  )
  return {
    bySection: Map.groupBy(placed, ({ atom }) => atom.at),
    lookup,
    numbers,
    text,
    sourceOf: (atom) => (readings.textOf(atom) === undefined ? atom.source : 'table'),
    numberOf,
    signs: () =>
      active.flatMap(({ box }) =>
        Object.entries(wordsOf(box).signs ?? {}).map(([sign, meaning]) => ({
          sign,
          meaning: parseInline(meaning, lookup),
          box,
        })),
      ),
    glossary: () =>
      active
        .flatMap(({ box }) =>
          Object.entries(wordsOf(box).glossary ?? {}).map(([id, [term, meaning]]) => ({
            id,
            term,
            meaning: parseInline(meaning, lookup),
            box,
          })),
        )
        .sort((a, b) => a.term.localeCompare(b.term, say.language)),
    aid: () =>
      new Map(
        active.flatMap(({ box }) =>
          Object.entries(wordsOf(box).aid ?? {}).map(([id, text]): [string, Inline[]] => [
            id,
            parseInline(readings.textOf(disputed.get(id)) ?? text, lookup),
          ]),
        ),
      ),
    examples: (atom) =>
      (examples.get(atom) ?? []).map(({ example, box }) => {
        const { title, steps } = wordsOf(box).examples[example.id] ?? broken(`The example ${example.id} has no words`)
        const read = (text: string): Inline[] => parseInline(text, lookupIn(example, lookup))
        return { ...example, title: plain(read(title)), steps: steps.map(read) }
      }),
    scoreLines: rules.scoreLines,
    say,
  }
}

const gives = (effect: Effect, ability: string): boolean => effect.kind === 'ability' && effect.ability === ability

const valued = (value: number | undefined): { value: number } | undefined =>
  value === undefined ? undefined : { value }

/** Within an example, numbers come from the example, and its cities have names. */
const lookupIn = (example: Example, lookup: Lookup): Lookup => ({
  ...lookup,
  number: (name) => valued(numberInExample(example, name)) ?? lookup.number(name),
  city(seat) {
    const wonder = example.position.cities[seat]?.wonder
    return wonder && lookup.say.wonder(wonder)
  },
})

/** An example applies if its boxes are in play and, where it states them, edition and teams match. */
function fits({ position }: Example, mix: Mix): boolean {
  const { edition = mix.edition, boxes = [], teams = mix.teams } = position.setup ?? {}
  return edition === mix.edition && teams === mix.teams && boxes.every((box) => mix.boxes.includes(box))
}

function broken(message: string): never {
  throw new Error(message)
}

export const byRank = (a: PlacedAtom, b: PlacedAtom): number => (a.atom.rank ?? 0) - (b.atom.rank ?? 0)
