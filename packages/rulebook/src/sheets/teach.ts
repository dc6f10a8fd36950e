/** Differences between the rules of a table that players know and those of a new one: numbers before rules. */

import { paragraphsOf } from '../book/navigation.ts'
import { type OrderStep, ordersOf } from '../book/order.ts'
import type { Paragraph, Rulebook } from '../book/pages.ts'
import { type Block, plain } from '../text/inline.ts'
import { type AidRule, inASentence, withoutLinks } from './aid.ts'

export interface FigureChange {
  label: string
  /** Undefined if the first table has no such number. */
  was: number | undefined
  is: number
}

export interface TaughtStep extends OrderStep {
  isNew: boolean
}

export interface TaughtChapter {
  title: string
  box: string
  aside: boolean
  rules: readonly (AidRule & { heading: string | undefined; isNew: boolean; blocks: readonly Block[] })[]
}

export interface TaughtLesson {
  figures: readonly FigureChange[]
  /** Unchanged numbers. */
  kept: readonly { label: string; value: number }[]
  age: readonly TaughtStep[]
  turn: readonly TaughtStep[]
  ageEnd: readonly TaughtStep[]
  /** Rules by chapter; answers to questions are listed separately. */
  chapters: readonly TaughtChapter[]
  /** Number of rules of the second table. */
  of: number
  minutes: number
}

/** Slow reading, with the cards in hand. */
const WORDS_A_MINUTE = 130
/** Single boards and questions: looked up when needed. */
const ASIDE = ['wonders', 'rulings']

export function lessonFrom(known: Rulebook, taught: Rulebook): TaughtLesson {
  const before = new Map(paragraphsOf(known).map((one) => [one.id, one]))
  const all = paragraphsOf(taught)
  const chapters = taught.chapters
    .map(
      ({ id, title, box, sections }): TaughtChapter => ({
        title,
        box,
        aside: ASIDE.includes(id),
        rules: sections
          .flatMap(({ paragraphs }) => paragraphs)
          .filter((one) => before.get(one.id)?.text !== one.text)
          .map((one) => ({
            ...inASentence(one),
            words: wholeWords(one),
            blocks: one.blocks.map(blockWithoutLinks),
            heading: one.heading,
            isNew: !before.has(one.id),
          })),
      }),
    )
    .filter(({ rules }) => rules.length > 0)
  const named = Object.entries(taught.headings.figures).filter(([name]) => taught.numbers[name] !== undefined)
  const figures = named.map(
    ([name, label]): FigureChange => ({ label, was: known.numbers[name], is: taught.numbers[name] }),
  )
  const steps = ordersOf(taught.rules, taught.say, taught.library)
  const knownSteps = ordersOf(known.rules, known.say, known.library)
  const marked = (part: 'age' | 'turn' | 'ageEnd'): TaughtStep[] => {
    const ids = new Set(knownSteps[part].map(({ id }) => id))
    return steps[part].map((step) => ({ ...step, isNew: !ids.has(step.id) }))
  }
  return {
    figures: figures.filter(({ was, is }) => was !== is),
    kept: figures.filter(({ was, is }) => was === is).map(({ label, is }) => ({ label, value: is })),
    age: marked('age'),
    turn: marked('turn'),
    ageEnd: marked('ageEnd'),
    chapters,
    of: all.length,
    minutes: Math.max(1, Math.round(wordsIn(chapters) / WORDS_A_MINUTE)),
  }
}

const wordsIn = (chapters: readonly TaughtChapter[]): number =>
  chapters
    .filter(({ aside }) => !aside)
    .flatMap(({ rules }) => rules)
    .reduce((sum, { words }) => sum + plain(words).split(/\s+/).length, 0)

/** Lists stay lists. */
const blockWithoutLinks = (block: Block): Block =>
  block.kind === 'words'
    ? { ...block, inner: withoutLinks(block.inner) }
    : { ...block, items: block.items.map(withoutLinks) }

const wholeWords = ({ blocks }: Paragraph): AidRule['words'] =>
  blocks.flatMap((block, i) => {
    const words = block.kind === 'words' ? block.inner : block.items.flatMap((item) => [...item, SPACE])
    return withoutLinks(i === 0 ? words : [SPACE, ...words])
  })

const SPACE = { kind: 'text', text: ' ' } as const
