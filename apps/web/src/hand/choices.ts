/** Legal answers to a question, grouped in the order of decisions: card, action, payment. */
import type { MoveJson, Pay } from '@heptapolis/engine/show'

/** Payment of an action: recipients, and the reason if it is free. */
export interface PaymentOption {
  move: MoveJson
  pay: Pay
  total: number
  by: string | undefined
}

/** Rider of an action, such as a moving ship; the plain action has no details. */
export interface RiderChoice {
  key: string
  details: Readonly<Record<string, unknown>>
  ways: readonly PaymentOption[]
}

export interface HandChoice {
  key: string
  action: string
  /** Stage and its half. */
  stage: number | undefined
  half: number | undefined
  along: readonly RiderChoice[]
}

export interface CardChoices {
  card: string
  choices: readonly HandChoice[]
}

export interface HandChoices {
  cards: readonly CardChoices[]
  /** Answers without a card. */
  plain: readonly HandChoice[]
}

const NOT_DETAILS = new Set(['action', 'card', 'pay', 'from', 'by', 'stage', 'half'])

export function choicesOf(moves: readonly MoveJson[]): HandChoices {
  const cards = group(
    moves.filter((move) => move.card !== undefined),
    (move) => String(move.card),
  )
  return {
    cards: cards.map(([card, own]) => ({ card, choices: actionsOf(own) })),
    plain: actionsOf(moves.filter((move) => move.card === undefined)),
  }
}

function actionsOf(moves: readonly MoveJson[]): HandChoice[] {
  return group(moves, ({ action, stage, half }) => `${action} ${stage ?? ''} ${half ?? ''}`).map(([key, own]) => ({
    key,
    action: own[0].action,
    stage: typeof own[0].stage === 'number' ? own[0].stage : undefined,
    half: typeof own[0].half === 'number' ? own[0].half : undefined,
    along: group(own, (move) => JSON.stringify(detailsOf(move)))
      .map(([along, ways]) => ({ key: along, details: detailsOf(ways[0]), ways: ways.map(wayOf).sort(cheapest) }))
      .sort((a, b) => Object.keys(a.details).length - Object.keys(b.details).length),
  }))
}

function group<T>(things: readonly T[], keyOf: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    groups.set(key, [...(groups.get(key) ?? []), thing])
  }
  return [...groups]
}

export const detailsOf = (move: MoveJson): Record<string, unknown> =>
  Object.fromEntries(Object.entries(move).filter(([key]) => !NOT_DETAILS.has(key)))

export const wayOf = (move: MoveJson): PaymentOption => ({
  move,
  pay: move.pay ?? {},
  total: totalOf(move.pay),
  by: move.by,
})

export const totalOf = (pay: Pay = {}): number => Object.values(pay).reduce((sum, coins) => sum + (coins ?? 0), 0)

const cheapest = (a: PaymentOption, b: PaymentOption): number => a.total - b.total

/** Index of a payment among all choices. */
export interface ChoiceIndex {
  choice: number
  along: number
  way: number
}

/** Index of a move; the first payment if it is not among them. */
export function whereIs(choices: readonly HandChoice[], move: MoveJson | undefined): ChoiceIndex {
  const wanted = JSON.stringify(move)
  for (const [choice, { along: all }] of choices.entries()) {
    for (const [along, { ways }] of all.entries()) {
      const way = ways.findIndex((one) => JSON.stringify(one.move) === wanted)
      if (way >= 0) return { choice, along, way }
    }
  }
  return { choice: 0, along: 0, way: 0 }
}

/** Payment of a suggested move, or the default one. */
export function wayFor(choice: HandChoice, suggested: MoveJson | undefined): PaymentOption {
  const { along, way } = whereIs([choice], suggested)
  return choice.along[along].ways[way]
}

/** Default payment: without a rider, and the cheapest. */
export const firstWay = (choice: HandChoice): PaymentOption => choice.along[0].ways[0]
