/** The legal answers to a question, put in the order a person thinks: which card, what with it, and how to pay. */
import type { MoveJson, Pay } from '@heptapolis/engine/show'

/** One way to do a thing: whom it pays, and by what it is free. */
export interface PaymentOption {
  move: MoveJson
  pay: Pay
  total: number
  by: string | undefined
}

/** What goes along with an action, such as a ship that sails; the plain action has no details. */
export interface Along {
  key: string
  details: Readonly<Record<string, unknown>>
  ways: readonly PaymentOption[]
}

export interface HandChoice {
  key: string
  action: string
  /** Which stage, and which half of it. */
  stage: number | undefined
  half: number | undefined
  along: readonly Along[]
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

/** A way among all there are, by number. */
export interface ChoiceIndex {
  choice: number
  along: number
  way: number
}

/** Where a move stands; the first way of all where it is none of these. */
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

/** The first way that comes to mind: nothing along, and the cheapest. */
export const firstWay = (choice: HandChoice): PaymentOption => choice.along[0].ways[0]
