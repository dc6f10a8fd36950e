/** The rulebook of a mix: chapters, sections and paragraphs, with nothing in it that does not apply. */
import { BASE, type Speech } from '@heptapolis/boxes'
import type { Atom, BoxRules, Example, ExampleWords, Headings, Source, Words } from '@heptapolis/boxes/rulebook'
import { compile, type Result, type Ruleset, type Terms } from '@heptapolis/engine'
import { ok } from '@heptapolis/engine/kernel'
import { RESOURCES } from '@heptapolis/engine/show'
import type { BookWords } from './book-words.ts'
import { type BookChapter, headingsOf } from './chapters.ts'
import { type ComponentGroup, componentsOf } from './components.ts'
import { applies, boxesIn, type Mix, mixOf } from './condition.ts'
import type { Dictionary } from './finder.ts'
import { inOrder } from './in-order.ts'
import { type Block, type Inline, type Lookup, parseBlocks, parseInline, plain, plainBlock } from './inline.ts'
import { type Library, SHELVED } from './library.ts'
import { type Numbers, numberInExample, numberOnPiece, numbersOf, numbersWithout } from './numbers.ts'
import { type Orders, ordersOf, type Step } from './order.ts'
import { ourWords } from './our-words.ts'
import { firstVoice, type Voice } from './voice.ts'

export interface ExampleView extends Example {
  title: string
  steps: readonly (readonly Inline[])[]
}

/** A printed rulebook, by its year. */
export interface Print {
  year: number
  said?: string
}

export interface Paragraph {
  /** The id of its rule: what links lead to. */
  id: string
  /** By which people cite it, the same in every mix: 6.8, or 6.8E for what a box hangs on it. */
  number: string
  heading?: string
  /** Who speaks, and which boxes must be together for it. */
  box: string
  boxes: readonly string[]
  /** A box has added it, or put it in place of another rule. */
  change?: 'added' | 'changed'
  source: Source
  /** The rulebook that says so, and under which heading. */
  print?: Print
  blocks: readonly Block[]
  text: string
  explains: readonly string[]
  examples: readonly ExampleView[]
}

export interface Sign {
  sign: string
  meaning: readonly Inline[]
  box: string
}

/** A word of the game, and what it means. */
export interface Term {
  id: string
  term: string
  meaning: readonly Inline[]
  box: string
}

export interface Section {
  id: string
  title: string
  paragraphs: readonly Paragraph[]
  steps: readonly Step[]
  groups: readonly ComponentGroup[]
  /** Rulings of ours that stand elsewhere. */
  links: readonly { id: string; number: string; text: string; box: string }[]
  signs: readonly Sign[]
}

export interface Chapter {
  id: string
  /** What its rules begin with. */
  number: string
  title: string
  summary: string
  box: string
  sections: readonly Section[]
}

export interface Rulebook {
  library: Library
  rules: Ruleset
  mix: Mix
  title: string
  /** The mix in a line: `Second edition · Leaders, Edifice · 5 players`. */
  subtitle: string
  language: string
  say: Speech
  words: BookWords
  /** What stands in the pictures of each box. */
  pictureWords: ReadonlyMap<string, Readonly<Record<string, string>>>
  headings: Required<Headings>
  numbers: Numbers
  /** Written when it is asked for. */
  glossary(): readonly Term[]
  /** In which words people ask for each rule, and what their words mean. */
  asked: ReadonlyMap<string, readonly string[]>
  dictionary: Dictionary
  chapters: readonly Chapter[]
}

/** The rulebook of a set-up, or why it cannot be played. */
export function rulebook(setup: Terms, voice: Voice = firstVoice, library = SHELVED): Result<Rulebook> {
  const rules = compile(setup, library.boxes)
  return rules.ok ? ok(rulebookOf(rules.value, voice, library)) : rules
}

interface Placed {
  atom: Atom
  box: string
}

export function rulebookOf(rules: Ruleset, voice: Voice = firstVoice, library = SHELVED): Rulebook {
  const { say, words } = voice
  const mix = mixOf(rules.setup)
  const writer = newWriter(rules, mix, voice, library)
  const orders = ordersOf(rules, say, library)
  const groups = componentsOf(rules, say, library)
  const headings = headingsOf(mix.boxes, voice.headings)
  const spoken = mix.boxes.flatMap((box) => voice.rules.get(box) ?? [])
  const chapters = library.chapters
    .filter(({ box }) => mix.boxes.includes(box))
    .map((plan) => writeChapter(plan, writer, headings, orders, groups))
    .filter(({ sections }) => sections.length > 0)
  return {
    library,
    rules,
    mix,
    title: words.title,
    subtitle: words.subtitle(mix, say),
    language: say.language,
    say,
    words,
    pictureWords: new Map([...voice.rules].map(([box, own]) => [box, own.pictures ?? {}])),
    headings,
    numbers: writer.numbers,
    glossary: writer.glossary,
    asked: new Map(
      spoken.flatMap(({ asked = {} }) =>
        Object.entries(asked).map(([id, all]): [string, string[]] => [id, all.split(' | ')]),
      ),
    ),
    dictionary: {
      means: { ...foreignTerms(spoken, say, library), ...meaningsOf(spoken.map(({ means = '' }) => means)) },
      stops: words.stops.split(' '),
    },
    chapters: withRulings(chapters),
  }
}

/** `vp: points; war: conflicts`, box by box. */
const meaningsOf = (all: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all
      .flatMap((one) => one.split('; '))
      .filter((pair) => pair !== '')
      .map((pair) => pair.split(': ')),
  )

/** Words of rulebooks in other languages: they mean what the glossary calls so, or a good. */
function foreignTerms(spoken: readonly Words[], say: Speech, { names }: Library): Readonly<Record<string, string>> {
  const glossary = Object.assign({}, ...spoken.map((one) => one.glossary)) as NonNullable<Words['glossary']>
  const goods: readonly string[] = RESOURCES
  return Object.fromEntries(
    Object.entries(names.terms).flatMap(([id, printed]) => {
      const meant = goods.includes(id) ? say.good(id) : glossary[id]?.[0]
      if (meant === undefined) return []
      return Object.values(printed)
        .flat()
        .filter((name) => name.toLowerCase() !== meant.toLowerCase())
        .map((name) => [name, meant])
    }),
  )
}

const rulesIn = ({ boxes }: Mix, { rules }: Library): readonly BoxRules[] =>
  rules.filter(({ box }) => boxes.includes(box))

/** The atoms of a mix, without those that others replace. */
export function atomsOf(mix: Mix, library = SHELVED): Placed[] {
  const active = library.rules.flatMap(({ box, atoms }) =>
    atoms.filter((atom) => applies(atom, box, mix)).map((atom) => ({ atom, box })),
  )
  const replaced = new Set(active.flatMap(({ atom }) => atom.replaces ?? []))
  return active.filter(({ atom }) => !replaced.has(atom.id))
}

interface Writer {
  bySection: ReadonlyMap<string | undefined, readonly Placed[]>
  lookup: Lookup
  numbers: Numbers
  text(atom: Atom, box: string): string
  numberOf(atom: Atom, box: string): string
  signs(): Sign[]
  glossary(): Term[]
  examples(atom: string): ExampleView[]
  scoreLines: Ruleset['scoreLines']
  say: Speech
}

function newWriter(rules: Ruleset, mix: Mix, voice: Voice, library: Library): Writer {
  const { say, words: frame } = voice
  const placed = atomsOf(mix, library)
  const active = rulesIn(mix, library)
  const wordsOf = (box: string) => voice.rules.get(box) ?? broken(`The box ${box} has no words`)
  const numbers = numbersOf(rules, library)
  const before = numbersWithout(rules, library)
  const ids = new Set(placed.map(({ atom }) => atom.id))
  const text = (atom: Atom, box: string): string =>
    wordsOf(box).rules[atom.id] ?? broken(`The rule ${atom.id} has no words`)
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
  /** A wish may leave pieces in the box. */
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

const valued = (value: number | undefined): { value: number } | undefined =>
  value === undefined ? undefined : { value }

/** In an example the numbers are those it plays with, and its cities have names. */
const lookupIn = (example: Example, lookup: Lookup): Lookup => ({
  ...lookup,
  number: (name) => valued(numberInExample(example, name)) ?? lookup.number(name),
  city(seat) {
    const wonder = example.position.cities[seat]?.wonder
    return wonder && lookup.say.wonder(wonder)
  },
})

/** An example is shown where its boxes are in play; in its edition, and in teams or not, if it says so. */
export function fits({ position }: Example, mix: Mix): boolean {
  const { edition = mix.edition, boxes = [], teams = mix.teams } = position.setup ?? {}
  return edition === mix.edition && teams === mix.teams && boxes.every((box) => mix.boxes.includes(box))
}

function broken(message: string): never {
  throw new Error(message)
}

function writeChapter(
  plan: BookChapter,
  writer: Writer,
  headings: Required<Headings>,
  orders: Orders,
  groups: readonly ComponentGroup[],
): Chapter {
  const written = plan.sections.map((section) => writeSection(`${plan.id}/${section}`, writer, headings, orders))
  const own = groups
    .filter(({ chapter }) => chapter === plan.id)
    .map((group) => ({
      ...emptySection(sectionId(`${plan.id}/all-${group.id}`), headings.groups[group.id] ?? group.id),
      groups: [group],
    }))
  return {
    id: plan.id,
    number: plan.number,
    ...headings.chapters[plan.id],
    box: plan.box,
    sections: [...written, ...own].filter(hasContent),
  }
}

const emptySection = (id: string, title: string): Section => ({
  id,
  title,
  paragraphs: [],
  steps: [],
  groups: [],
  links: [],
  signs: [],
})

const hasContent = ({ paragraphs, steps, groups, signs, id }: Section): boolean =>
  paragraphs.length + steps.length + groups.length + signs.length > 0 || id === OURS

/** What a link to a section says: two dots keep it apart from the names of rules. */
const sectionId = (key: string): string => key.replace('/', '..')

const OURS = sectionId('rulings/ours')
const STEPS: Readonly<Record<string, (orders: Orders) => readonly Step[]>> = {
  'age/course': ({ age }) => age,
  'turn/order': ({ turn }) => turn,
  'age-end/course': ({ ageEnd }) => ageEnd,
}

function writeSection(key: string, writer: Writer, headings: Required<Headings>, orders: Orders): Section {
  const title = headings.sections[key] ?? ''
  const paragraphs = atomsInOrder(writer.bySection.get(key) ?? []).map((one) => paragraph(one, writer))
  return {
    ...emptySection(sectionId(key), title),
    paragraphs: key === 'game-end/lines' ? byScoreLine(paragraphs, writer) : paragraphs,
    steps: STEPS[key]?.(orders) ?? [],
    signs: key === 'symbols/signs' ? writer.signs() : [],
  }
}

const byRank = (a: Placed, b: Placed): number => (a.atom.rank ?? 0) - (b.atom.rank ?? 0)

const atomsInOrder = (placed: readonly Placed[]): Placed[] =>
  inOrder(
    placed.toSorted(byRank),
    ({ atom }) => atom.id,
    ({ atom }) => atom.after,
  )

const lineOf = ({ explains }: Paragraph): string => explains.find((what) => what.startsWith('score:'))?.slice(6) ?? ''

/** In the order of the score sheet, under the names its lines have there. */
function byScoreLine(paragraphs: readonly Paragraph[], { scoreLines, say }: Writer): Paragraph[] {
  const rank = (one: Paragraph): number => scoreLines.findIndex(({ id }) => id === lineOf(one))
  const heading = (one: Paragraph) => (rank(one) < 0 ? undefined : say.scoreLine(lineOf(one)))
  return [...paragraphs].sort((a, b) => rank(a) - rank(b)).map((one) => ({ ...one, heading: heading(one) }))
}

function paragraph({ atom, box }: Placed, writer: Writer): Paragraph {
  const blocks = parseBlocks(writer.text(atom, box), writer.lookup)
  const change = atom.replaces !== undefined ? 'changed' : 'added'
  return {
    id: atom.id,
    number: writer.numberOf(atom, box),
    box,
    boxes: box === BASE ? [] : [...new Set([box, ...boxesIn(atom.when)])],
    ...(box === BASE ? {} : { change }),
    source: atom.source,
    ...printOf(atom, writer.numbers[`print.${box}`]),
    blocks,
    text: blocks.map(plainBlock).join('\n'),
    explains: atom.explains ?? [],
    examples: writer.examples(atom.id),
  }
}

const printOf = ({ source, said }: Atom, year: number | undefined): { print?: Print } =>
  source !== 'official' || year === undefined ? {} : { print: { year, ...(said === undefined ? {} : { said }) } }

/** The last section of the rulings leads to all those that stand where they are needed. */
function withRulings(chapters: readonly Chapter[]): Chapter[] {
  const links = chapters
    .filter(({ id }) => id !== 'rulings')
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .map((one) => ({ id: one.id, number: one.number, text: ourWords(one), box: one.box }))
    .filter(({ text }) => text !== '')
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections
      .map((section) => (section.id === OURS ? { ...section, links } : section))
      .filter((section) => section.id !== OURS || links.length > 0),
  }))
}
