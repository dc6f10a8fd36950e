/**
 * Check of a finished rulebook: everything in play is explained, and nothing twice. Returns one sentence per gap or
 * repetition.
 */
import { houseRulesIn, type Obstacle } from '@heptapolis/engine/show'
import { paragraphsOf } from '../book/navigation.ts'
import type { Rulebook } from '../book/pages.ts'
import { atomsOf } from '../book/writer.ts'
import type { Block } from '../text/inline.ts'
import { inlinesOf, insertsIn } from '../text/inline-lists.ts'

export function gapsOf(book: Rulebook): string[] {
  const wanted = explainable(book)
  const said = explained(book)
  return [
    ...differences(wanted, said),
    ...differences(
      [
        ...atomsOf(book.mix, book.library).map(({ atom }) => `rule:${atom.id}`),
        ...houseRulesIn(book.rules).map(({ rule }) => `rule:house-rule-${rule.id}`),
      ],
      rulesShown(book),
    ),
    ...twice(anchorsOf(book)).map((id) => `two things are called ${id}`),
    ...untitled(book),
  ]
}

/** Reasons why a card or stage cannot be built. */
const REFUSALS: readonly Obstacle['is'][] = ['twice', 'complete', 'coins', 'goods']

/** Everything in play that needs an explanation. */
function explainable({ library, rules, numbers, mix }: Rulebook): string[] {
  const idle = new Set(library.rules.flatMap((one) => (mix.boxes.includes(one.box) ? (one.idle?.(rules) ?? []) : [])))
  const quiet = new Set(library.rules.flatMap((one) => one.quiet ?? []))
  const isOut = (copies: readonly number[]): boolean =>
    copies.length > 0 && copies.every((from) => from > numbers.printed)
  return [
    ...rules.pieces.slice(1).flatMap(({ id, copies }) => (isOut(copies) ? [] : [`piece:${id}`])),
    ...rules.scoreLines.map(({ id }) => `score:${id}`),
    ...rules.actions.map(({ id }) => `action:${id}`),
    ...REFUSALS.map((why) => `refusal:${why}`),
    ...[...rules.layers, ...rules.decisions].map(({ id }) => `question:${id}`),
    ...[...new Set(rules.script.map(({ id }) => id))].filter((id) => !quiet.has(id)).map((id) => `line:${id}`),
  ].filter((what) => !idle.has(what))
}

function explained(book: Rulebook): string[] {
  const sections = book.chapters.flatMap((chapter) => chapter.sections)
  const pieces = sections.flatMap(({ groups }) =>
    groups.flatMap(({ items }) =>
      items.flatMap(({ id, stages = [] }) => [id, ...stages.flatMap((halves) => halves.map((half) => half.id))]),
    ),
  )
  // A line may occur repeatedly in the order of a turn; it counts once.
  const lines = new Set(sections.flatMap(({ steps }) => steps.map(({ id }) => `line:${id}`)))
  return [...pieces.map((id) => `piece:${id}`), ...lines, ...paragraphsOf(book).flatMap(({ explains }) => explains)]
}

function rulesShown(book: Rulebook): string[] {
  return paragraphsOf(book).flatMap(({ id, blocks }) => [`rule:${id}`, ...blocks.flatMap(insertedIn)])
}

const inserted = new WeakMap<Block, string[]>()

/** Cached, because many blocks are equal in every mix. */
function insertedIn(block: Block): string[] {
  const known = inserted.get(block) ?? insertsIn(inlinesOf(block)).map((atom) => `rule:${atom}`)
  inserted.set(block, known)
  return known
}

/** All possible link targets. */
function anchorsOf(book: Rulebook): string[] {
  const sections = book.chapters.flatMap((chapter) => chapter.sections)
  return [
    ...book.chapters.map(({ id }) => id),
    ...sections.map(({ id }) => id),
    ...rulesShown(book).map((rule) => rule.slice('rule:'.length)),
    ...paragraphsOf(book).flatMap(({ examples }) => examples.map(({ id }) => `example-${id}`)),
    ...sections.flatMap(({ groups, signs }) => [
      ...groups.flatMap(({ items }) => items.map(({ id }) => `piece-${id}`)),
      ...signs.map(({ sign }) => `sign-${sign}`),
    ]),
  ]
}

const untitled = (book: Rulebook): string[] =>
  book.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ id, title }) => (title === '' ? [`${id} has no title`] : [])),
  )

const twice = (names: readonly string[]): string[] => {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}

function differences(wanted: readonly string[], said: readonly string[]): string[] {
  const [all, found] = [new Set(wanted), new Set(said)]
  return [
    ...[...all].filter((one) => !found.has(one)).map((one) => `${one} is never explained`),
    ...twice(said).map((one) => `${one} is explained twice`),
    ...[...found].filter((one) => !all.has(one)).map((one) => `${one} is explained, but not in play`),
  ]
}
