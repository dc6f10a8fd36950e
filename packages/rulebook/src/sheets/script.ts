/**
 * Speaking notes for a person who teaches the game at a table: what to say, in which order, and what to leave for
 * later.
 */
import { BASE } from '@heptapolis/boxes'
import { paragraphsOf } from '../book/navigation.ts'
import { type OrderStep, ordersOf } from '../book/order.ts'
import type { Paragraph, Rulebook } from '../book/pages.ts'
import { TEACHING_MOMENTS, type TeachingMoment } from '../mix/book-words.ts'
import { plainBlock } from '../text/inline.ts'

export interface TeachingScene {
  moment: TeachingMoment
  /** Expansion that the scene introduces. */
  box: string
  /** Rules to read out, in whole sentences. */
  say: readonly Paragraph[]
  /** Steps that the expansion adds to an Age and a turn. */
  steps: readonly OrderStep[]
}

export interface TeachingScript {
  scenes: readonly TeachingScene[]
  /** Chapters whose remaining rules can wait, with the numbers of these rules. */
  later: readonly { title: string; box: string; numbers: readonly string[] }[]
  minutes: number
}

/** Rules of the base game by moment; those that a mix does not have are left out. */
const SAID: Readonly<Record<Exclude<TeachingMoment, 'expansion'>, readonly string[]>> = {
  welcome: ['goal', 'goal-winner', 'goal-winner-teams', 'goal-course', 'free-city', 'teams-seats'],
  cards: ['term-city', 'term-card', 'term-goods'],
  turn: [
    'turn-choose',
    'teams-talk',
    'free-city-hand',
    'free-city-choice',
    'build-cost',
    'build-goods-last',
    'stage-marker',
    'sell-coins',
    'age-passing',
    'age-passing-two',
  ],
  trade: ['trade-sold', 'trade-price', 'trade-no-refusal', 'trade-not-sold'],
  chains: ['chain-free', 'build-once'],
  'age-end': [
    'age-last-cards',
    'age-last-cards-two',
    'conflict-shields',
    'conflict-teams',
    'free-city-fights',
    'conflict-tokens',
    'conflict-tie',
  ],
  guilds: ['colour-purple', 'colour-yellow'],
  score: ['winner-most', 'winner-teams', 'winner-tie', 'winner-tie-teams'],
}

/** Actions and questions of an expansion are explained at once, its score when points are counted. */
const isUse = (what: string): boolean => what.startsWith('action:') || what.startsWith('question:')

const isScoreLine = ({ explains }: Paragraph): boolean => explains.some((what) => what.startsWith('score:'))

/** Each text once: a step may come again later in the turn. */
const uniqueSteps = (steps: readonly OrderStep[]): OrderStep[] =>
  steps.filter((step, i) => steps.findIndex(({ box, text }) => box === step.box && text === step.text) === i)

/** Slow reading aloud. */
const WORDS_A_MINUTE = 110

export function teachingScript(book: Rulebook): TeachingScript {
  const all = paragraphsOf(book)
  const byId = new Map(all.map((one) => [one.id, one]))
  const boxes = book.mix.boxes.filter((box) => box !== BASE)
  const orders = ordersOf(book.rules, book.say, book.library)
  const steps = uniqueSteps([...orders.age, ...orders.turn, ...orders.ageEnd])
  const introduced = (box: string): TeachingScene => {
    const taught = book.library.rules.find((one) => one.box === box)?.taught
    const say = taught
      ? taught.flatMap((id) => byId.get(id) ?? [])
      : all.filter((one) => one.box === box && one.explains.some(isUse))
    return { moment: 'expansion', box, say, steps: steps.filter((step) => step.box === box) }
  }
  const scored = all.filter(isScoreLine)
  const scenes = TEACHING_MOMENTS.flatMap((moment): TeachingScene[] => {
    if (moment === 'expansion') return boxes.map(introduced)
    const say = SAID[moment].flatMap((id) => byId.get(id) ?? [])
    return [{ moment, box: BASE, say: moment === 'score' ? [...scored, ...say] : say, steps: [] }]
  }).filter(({ say, steps: added }) => say.length + added.length > 0)
  const said = new Set(scenes.flatMap(({ say }) => say.map(({ id }) => id)))
  return { scenes, later: laterIn(book, said), minutes: minutesFor(scenes) }
}

const laterIn = (book: Rulebook, said: ReadonlySet<string>): TeachingScript['later'] =>
  book.chapters
    .filter(({ id }) => id !== 'setup')
    .map(({ title, box, sections }) => ({
      title,
      box,
      numbers: sections
        .flatMap(({ paragraphs }) => paragraphs)
        .filter(({ id, source }) => !said.has(id) && source !== 'advice')
        .map(({ number }) => number),
    }))
    .filter(({ numbers }) => numbers.length > 0)

const minutesFor = (scenes: readonly TeachingScene[]): number => {
  const texts = scenes.flatMap(({ say, steps }) => [
    ...say.flatMap(({ blocks }) => blocks.map(plainBlock)),
    ...steps.map(({ text }) => text),
  ])
  return Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / WORDS_A_MINUTE))
}
