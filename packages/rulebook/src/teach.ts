/** "I know X, teach me Y": what is other at the second table than at the first, numbers before rules. */
import { type AidRule, inASentence, withoutLinks } from './aid.ts'
import type { Paragraph, Rulebook } from './book.ts'
import { ordersOf, type Step } from './order.ts'
import { paragraphsOf } from './parts.ts'

export interface Change {
  label: string
  /** Nothing where the first table has no such number. */
  was: number | undefined
  is: number
}

export interface TaughtStep extends Step {
  isNew: boolean
}

export interface Lesson {
  figures: readonly Change[]
  /** Numbers that stay as they are. */
  kept: readonly { label: string; value: number }[]
  age: readonly TaughtStep[]
  turn: readonly TaughtStep[]
  ageEnd: readonly TaughtStep[]
  rules: readonly (AidRule & { heading: string | undefined; isNew: boolean })[]
  /** How many rules the second table has in all. */
  of: number
  minutes: number
}

/** Read slowly, with the cards in hand. */
const WORDS_A_MINUTE = 130

export function lessonFrom(known: Rulebook, taught: Rulebook): Lesson {
  const before = new Map(paragraphsOf(known).map((one) => [one.id, one]))
  const all = paragraphsOf(taught)
  const other = all.filter((one) => before.get(one.id)?.text !== one.text)
  const named = Object.entries(taught.headings.figures).filter(([name]) => taught.numbers[name] !== undefined)
  const figures = named.map(([name, label]): Change => ({ label, was: known.numbers[name], is: taught.numbers[name] }))
  const steps = ordersOf(taught.rules, taught.say)
  const knownSteps = ordersOf(known.rules, known.say)
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
    rules: other.map((one) => ({
      ...inASentence(one),
      words: wholeWords(one),
      heading: one.heading,
      isNew: !before.has(one.id),
    })),
    of: all.length,
    minutes: Math.max(
      1,
      Math.round(other.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / WORDS_A_MINUTE),
    ),
  }
}

const wholeWords = ({ blocks }: Paragraph): AidRule['words'] =>
  blocks.flatMap((block, i) => {
    const words = block.kind === 'words' ? block.inner : block.items.flatMap((item) => [...item, SPACE])
    return withoutLinks(i === 0 ? words : [SPACE, ...words])
  })

const SPACE = { kind: 'text', text: ' ' } as const
