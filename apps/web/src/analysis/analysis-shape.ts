/** Checks the shape of analyses that come from a file, so that every text about them can be written. */
import type { Analysis, ReasonGain } from '@heptapolis/bots'
import { isRecord } from '@heptapolis/engine/records'

type Guard = (value: unknown) => boolean

const number: Guard = (value) => Number.isFinite(value)
const whole: Guard = (value) => Number.isInteger(value) && Number(value) >= 0
const text: Guard = (value) => typeof value === 'string'
const flag: Guard = (value) => typeof value === 'boolean'
const listOf =
  (of: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(of)
const optional =
  (of: Guard): Guard =>
  (value) =>
    value === undefined || of(value)
const shaped =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([field, guard]) => guard(value[field]))

/** One of several shapes, by their field `is`. */
const oneOf = <Kind extends string>(kinds: Readonly<Record<Kind, Guard>>): Guard => {
  const known = new Map<unknown, Guard>(Object.entries<Guard>(kinds))
  return (value) => isRecord(value) && known.get(value.is)?.(value) === true
}

const pay = shaped({ left: optional(whole), right: optional(whole), bank: optional(whole) })
const move = shaped({ action: text, card: optional(text), pay: optional(pay) })
const advice = shaped({ move, points: number, chance: number })
const figures = { points: number, chance: number }
const difference = { ...figures, error: optional(shaped(figures)) }
const led = shaped({ lines: listOf(shaped({ line: text, points: number })), rival: number })

const gain = oneOf<ReasonGain['is']>({
  points: shaped({ points: number, line: text }),
  loses: shaped({ points: number, line: text }),
  conflict: shaped({ wonder: text, from: number, to: number }),
  shields: shaped({ shields: number, ahead: number, behind: number }),
  coins: shaped({ coins: number }),
  goods: shaped({ goods: listOf(text), cards: number, stage: flag, buyers: listOf(text) }),
  chains: shaped({ cards: listOf(text) }),
  free: shaped({ by: text }),
  denied: shaped({ card: text, wonder: text, points: number }),
  trade: isRecord,
  power: isRecord,
  dig: isRecord,
})
const gains = listOf(gain)
const reason = oneOf({
  good: shaped({ gains }),
  paid: shaped({ move, saved: number, along: flag, spared: optional(text) }),
  stronger: shaped({ move, gains, played: move, instead: gains, dearer: number, cheaper: number }),
})

const decision = shaped({
  index: whole,
  seat: whole,
  age: whole,
  turn: whole,
  question: text,
  played: advice,
  best: listOf(advice),
  gaveUp: shaped(difference),
  gained: optional(shaped({ ...difference, over: advice, reason: optional(reason), led })),
  reason,
  led,
})
const shape = shaped({
  seat: whole,
  decisions: listOf(decision),
  turningPoints: listOf(whole),
  risingPoints: listOf(whole),
})

const isShaped = (value: unknown): value is Analysis => shape(value)

/** True for an analysis of a game with so many seats and moves. */
export function isAnalysis(value: unknown, seats: number, moves: number): value is Analysis {
  if (!isShaped(value)) return false
  const { seat, decisions, turningPoints, risingPoints } = value
  return (
    seat < seats &&
    decisions.every(({ index, best }) => index < moves && best.length > 0) &&
    turningPoints.every((at) => at < decisions.length) &&
    risingPoints.every((at) => decisions[at]?.gained !== undefined)
  )
}
