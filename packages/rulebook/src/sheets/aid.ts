/**
 * Content of the printed player aid: the turn, the uses of a card, the end of an Age, the scoring, and all visible
 * pieces.
 */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Component } from '../book/components.ts'
import { paragraphsOf } from '../book/navigation.ts'
import { type OrderStep, ordersOf } from '../book/order.ts'
import type { Paragraph, Rulebook, Section, Sign } from '../book/pages.ts'
import { type Inline, plain } from '../text/inline.ts'
import { inlinesOf } from '../text/inline-lists.ts'

/** Rule in one sentence. */
export interface AidRule {
  id: string
  number: string
  box: string
  words: readonly Inline[]
}

export interface Aid {
  age: readonly OrderStep[]
  turn: readonly OrderStep[]
  ageEnd: readonly OrderStep[]
  /** By the action that each explains. */
  uses: readonly (AidRule & { action: string })[]
  prices: readonly AidRule[]
  /** The turn of the keeper of a free city; no rules without one. */
  keeper: { title: string; rules: readonly AidRule[] }
  conflicts: { victories: readonly number[]; defeat: number }
  /** By the score line that each explains. */
  lines: readonly (AidRule & { line: string })[]
  winner: readonly AidRule[]
  /** Numbers of this table, with their names. */
  figures: readonly { label: string; value: number }[]
  /** Open pieces by kind. */
  open: readonly { sort: string; box: string; items: readonly Component[] }[]
  signs: readonly Sign[]
}

/** Draw, choose, swap. */
const KEEPER = ['free-city-hand', 'free-city-choice', 'age-passing-two']

export function aidOf(book: Rulebook): Aid {
  const { rules, numbers, headings, say } = book
  const { age, turn, ageEnd } = ordersOf(rules, say, book.library)
  const all = paragraphsOf(book)
  const short = book.aid()
  const rulesOf = (paragraphs: readonly Paragraph[]): AidRule[] =>
    paragraphs.map((one) => inShort(one, short)).filter(({ words }) => words.length > 0)
  return {
    age: stepsInShort(age, short),
    turn: stepsInShort(turn, short),
    ageEnd: stepsInShort(ageEnd, short),
    uses: all.flatMap((one) => explained(one, 'action').map((action) => ({ ...inShort(one, short), action }))),
    keeper: {
      title: sectionOf(book, 'turn..keeper').title,
      rules: rulesOf(KEEPER.flatMap((id) => all.filter((one) => one.id === id))),
    },
    prices: rulesOf(sectionOf(book, 'trade..prices').paragraphs),
    conflicts: { victories: rules.figures.victories, defeat: rules.figures.defeat },
    lines: all.flatMap((one) => explained(one, 'score').map((line) => ({ ...inShort(one, short), line }))),
    winner: rulesOf(sectionOf(book, 'game-end..winner').paragraphs),
    figures: Object.entries(headings.figures).flatMap(([name, label]) =>
      numbers[name] === undefined ? [] : [{ label, value: numbers[name] }],
    ),
    open: openTo(book),
    signs: book.chapters.flatMap(({ sections }) => sections.flatMap(({ signs }) => signs)),
  }
}

type ShortForms = ReturnType<Rulebook['aid']>

const stepsInShort = (steps: readonly OrderStep[], short: ShortForms): OrderStep[] =>
  steps.map((step) => {
    const words = short.get(`step ${step.id}`)
    return words ? { ...step, text: plain(words) } : step
  })

/** The short form of a rule, or its first sentence. */
function inShort(one: Paragraph, short: ShortForms): AidRule {
  const words = short.get(one.id)
  return words ? { ...inASentence(one), words: onPaper(words) } : inASentence(one)
}

/** Actions or score lines that a paragraph explains; answers to a question are no use of a card. */
const explained = ({ explains }: Paragraph, kind: 'action' | 'score'): string[] =>
  explains.some((what) => what.startsWith('question:'))
    ? []
    : explains.filter((what) => what.startsWith(`${kind}:`)).map((what) => what.slice(kind.length + 1))

const NOTHING: Pick<Section, 'paragraphs' | 'title'> = { paragraphs: [], title: '' }

const sectionOf = ({ chapters }: Rulebook, id: string): Pick<Section, 'paragraphs' | 'title'> =>
  chapters.flatMap(({ sections }) => sections).find((section) => section.id === id) ?? NOTHING

function openTo({ chapters }: Rulebook): Aid['open'] {
  const items = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ groups }) => groups.flatMap((group) => group.items)),
  )
  const open = items.filter(({ sort }) => LOOKS.sorts[sort]?.open)
  return [...Map.groupBy(open, ({ sort }) => sort)].map(([sort, those]) => ({
    sort,
    box: those[0].box,
    items: those.toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0)),
  }))
}

export const inASentence = ({ id, number, box, blocks }: Paragraph): AidRule => ({
  id,
  number,
  box,
  words: firstSentence(blocks[0] ? onPaper(inlinesOf(blocks[0])) : []),
})

/** Paper has no links, and players need no comparison with other mixes. */
const onPaper = (nodes: readonly Inline[]): Inline[] =>
  withoutLinks(nodes).map((node) => (node.kind === 'number' ? { ...node, was: undefined } : node))

/** Same words without links. */
export const withoutLinks = (nodes: readonly Inline[]): Inline[] =>
  nodes.flatMap((node): Inline[] => {
    if (node.kind === 'piece') return [{ kind: 'text', text: node.name }]
    if (node.kind === 'rule') return withoutLinks(node.inner)
    return 'inner' in node ? [{ ...node, inner: withoutLinks(node.inner) }] : [node]
  })

/** Text up to the first full stop; French puts a space before some signs. */
function firstSentence(nodes: readonly Inline[]): Inline[] {
  const words: Inline[] = []
  for (const node of nodes) {
    const end = node.kind === 'text' ? node.text.search(/\s?[.!?](\s|$)/) : -1
    if (node.kind === 'text' && end >= 0) {
      words.push({ ...node, text: `${node.text.slice(0, end)}.` })
      break
    }
    words.push(node)
  }
  return words
}
