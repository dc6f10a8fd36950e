/**
 * Check that the rule texts of all boxes (base game and expansions) are complete. Returns one sentence per fault,
 * which begins with the box.
 */
import { FIRST_LANGUAGE, type Kit, LANGUAGES, type Language } from '@heptapolis/boxes'
import type { Atom, BoxRules, Headings, Words } from '@heptapolis/boxes/rulebook'
import { compile, EDITIONS, type Setup } from '@heptapolis/engine/show'
import { rulebook } from '../book/book.ts'
import { boxesIn } from '../mix/condition.ts'
import { type Library, libraryFrom } from '../mix/library.ts'
import { numbersOf } from '../mix/numbers.ts'
import { firstVoiceOf, type Voice } from '../mix/voice.ts'
import { gapsOf } from './gaps.ts'

export async function rulebookFaults(kits: readonly Kit[]): Promise<string[]> {
  const silent = kits.filter(({ rulebook }) => rulebook === undefined)
  if (silent.length > 0) return silent.map(({ rules }) => `${rules.id}, rulebook: there is none`)
  const library = await libraryFrom(kits)
  const own = library.rules.map(async (rules) =>
    [
      ...rules.atoms.flatMap((atom) => placeFaults(atom, rules, library)),
      ...(await languageFaults(rules)),
      ...rules.examples.flatMap(({ id, shows }) =>
        shows
          .filter((shown) => !isRule(shown, library))
          .map((shown) => `the example ${id} shows ${shown}, which is no rule`),
      ),
      ...(await headingFaults(rules, library)),
      ...sourceFaults(rules),
      ...pairFaults(rules, library),
      ...numberFaults(rules, library),
    ].map((fault) => `${rules.box}, rulebook: ${fault}`),
  )
  const found = (await Promise.all(own)).flat()
  // A book with errors cannot be checked for gaps.
  return found.length > 0 ? found : [...twice(library), ...gapFaults(library, firstVoiceOf(kits, library.rules))]
}

const isRule = (id: string, { rules }: Library): boolean =>
  rules.some(({ atoms }) => atoms.some((atom) => atom.id === id))

/** Every box states the source of its rules, even if it was never printed. */
const sourceFaults = ({ atoms }: BoxRules): string[] =>
  atoms.some(({ at }) => at === 'rulings/sources') ? [] : ['no rule in rulings/sources says where its rules come from']

/** Every pair of boxes has a test of their interaction; the later box names it. */
function pairFaults({ box, beside = {} }: BoxRules, { boxes }: Library): string[] {
  const ids = boxes.map(({ id }) => id)
  return ids
    .slice(1, Math.max(1, ids.indexOf(box)))
    .filter((other) => beside[other] === undefined)
    .map((other) => `no test of it beside ${other} is named`)
}

const NUMBER = /^(\d+|[A-Z])\.\d+([A-Z]\d*)?$/

/** Every rule has a unique number for citations. */
function numberFaults({ atoms, registry }: BoxRules, { rules }: Library): string[] {
  const others = rules.filter((one) => one.registry !== registry)
  const taken = new Map(others.flatMap((one) => Object.entries(one.registry.rules).map(([id, number]) => [number, id])))
  const own = Object.entries(registry.rules)
  return [
    ...others
      .filter(({ registry: { letter } }) => letter === registry.letter)
      .map(({ box }) => `its letter ${registry.letter} is that of ${box}`),
    ...atoms
      .filter(({ id }) => registry.rules[id] === undefined)
      .map(({ id }) => `the rule ${id} has no number: npm run numbers`),
    ...own
      .filter(([, number]) => !NUMBER.test(number))
      .map(([id, number]) => `${id}: ${number} is no number of a rule`),
    ...own.flatMap(([id, number], i) => {
      const before = own.slice(0, i).find(([, one]) => one === number)?.[0] ?? taken.get(number)
      return before === undefined ? [] : [`${id} has the number ${number}, which is that of ${before}`]
    }),
  ]
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * A rule has one section, which exists whenever the rule does: of the base game, its own box or a required
 * box.
 */
function placeFaults({ id, at, into, when }: Atom, { box }: BoxRules, { rules, chapters }: Library): string[] {
  const faults = ID.test(id) ? [] : [`the id of the rule ${id} must be words in small letters, joined by hyphens`]
  if ((at === undefined) === (into === undefined)) {
    return [...faults, `the rule ${id} must stand in a section, or in the slot of another rule`]
  }
  if (at === undefined) return faults
  const there = [rules[0].box, box, ...boxesIn(when)]
  const brought = rules.filter((one) => there.includes(one.box))
  const [chapter, section] = at.split('/')
  const isOwn = chapters.some(({ id: known, box: by }) => known === chapter && there.includes(by))
  const sections = brought.flatMap((one) => [
    ...(one.chapters ?? []).flatMap((plan) => plan.sections.map((name) => `${plan.id}/${name}`)),
    ...(one.sections ?? []).map((plan) => plan.at),
  ])
  if (isOwn && sections.includes(at)) return faults
  return [
    ...faults,
    `the rule ${id} stands in ${at}, but no box it can count on has ${isOwn ? `a section ${section}` : `a chapter ${chapter}`} there`,
  ]
}

/** Checks the texts of each language. */
async function languageFaults(rules: BoxRules): Promise<string[]> {
  const languages = Object.keys(LANGUAGES) as Language[]
  const faults = languages.map(async (language) => {
    const words = language === FIRST_LANGUAGE ? rules.words : (await rules.wordsIn(language)).words
    return wordFaults(rules, words, language)
  })
  return (await Promise.all(faults)).flat()
}

/** Every rule and example has words, and there are no unused words. */
function wordFaults({ atoms, examples }: BoxRules, words: Words, language: string): string[] {
  return [
    ...unequal(
      atoms.map(({ id }) => id),
      Object.keys(words.rules),
      `${language}: the rule`,
    ),
    ...unequal(
      examples.map(({ id }) => id),
      Object.keys(words.examples),
      `${language}: the example`,
    ),
  ]
}

function unequal(wanted: readonly string[], said: readonly string[], what: string): string[] {
  return [
    ...wanted.filter((id) => !said.includes(id)).map((id) => `${what} ${id} has no words`),
    ...said.filter((id) => !wanted.includes(id)).map((id) => `${what} ${id} has words, but is not there`),
  ]
}

/** Headings of a box exist in every language of the base game. */
async function headingFaults({ headings, headingsIn, ...rules }: BoxRules, library: Library): Promise<string[]> {
  const languages = Object.keys(LANGUAGES) as Language[]
  const all = await Promise.all(
    languages.map(async (language) => {
      const own = language === FIRST_LANGUAGE ? headings : (await headingsIn?.(language))?.words
      return headingFaultsIn(language, own, rules, library)
    }),
  )
  return all.flat()
}

function headingFaultsIn(
  language: Language,
  headings: Headings | undefined,
  { box, chapters = [], sections = [] }: BoxRules,
  library: Library,
): string[] {
  const keys = [
    ...chapters.flatMap(({ id, sections: own }) => own.map((name) => `${id}/${name}`)),
    ...sections.map(({ at }) => at),
  ]
  const numbers = numbersWith(library, box)
  const isEmpty = chapters.length + sections.length === 0
  if (headings === undefined) return isEmpty ? [] : [`there are no headings in ${language}`]
  const { chapters: titles = {}, sections: titled = {}, figures = {} } = headings
  return [
    ...unequal(
      chapters.map(({ id }) => id),
      Object.keys(titles),
      `${language}: the chapter`,
    ),
    ...unequal(keys, Object.keys(titled), `${language}: the section`),
    ...Object.keys(figures)
      .filter((name) => !numbers.has(name))
      .map((name) => `${language}: the figure ${name} is no number of the box`),
  ]
}

/** Numbers of the book with this box alone, in either edition. */
function numbersWith(library: Library, box: string): Set<string> {
  const books = mixesOf(library, box).flatMap((setup) => {
    const rules = compile(setup, library.boxes)
    return rules.ok ? Object.keys(numbersOf(rules.value, library)) : []
  })
  return new Set(books)
}

const PLAYERS = 4

/** With this box alone, in both editions; the base game is always included. */
const mixesOf = ({ boxes }: Library, box: string): Setup[] =>
  EDITIONS.map((edition) => ({
    edition,
    boxes: boxes[0].id === box ? [] : [box],
    seats: Array.from({ length: PLAYERS }, () => ({})),
    seed: '',
  }))

/** Everything in the box is explained: alone, and with all others. */
function gapFaults(library: Library, voice: Voice): string[] {
  const all = library.boxes.slice(1).map(({ id }) => id)
  const gapsIn = (setup: Setup): string[] => {
    const book = rulebook(setup, voice, library)
    return book.ok ? gapsOf(book.value) : []
  }
  const alone = library.boxes.flatMap(({ id }) =>
    mixesOf(library, id).flatMap((setup) => gapsIn(setup).map((gap) => `${id}, rulebook: ${gap} (${setup.edition})`)),
  )
  if (alone.length > 0) return alone
  return mixesOf(library, all[0] ?? '').flatMap((setup) =>
    gapsIn({ ...setup, boxes: all }).map((gap) => `all boxes together, rulebook: ${gap} (${setup.edition})`),
  )
}

function twice({ rules }: Library): string[] {
  const ids = rules.flatMap(({ box, atoms }) => atoms.map(({ id }) => ({ id, box })))
  return ids
    .filter(({ id }, i) => ids.findIndex((one) => one.id === id) !== i)
    .map(({ id, box }) => `${box}, rulebook: another rule is called ${id}`)
}
