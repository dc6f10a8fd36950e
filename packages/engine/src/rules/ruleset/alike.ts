/** Gives records of boxes one common shape. */
import type { Action, Decision, EffectRule, Layer, Line } from '../contract/box.ts'
import type { Effect } from '../contract/effect.ts'

/**
 * The record with every key in one order, undefined if it has none. The runtime is slow for objects of many shapes at
 * one place of the code.
 */
export const alike = <T extends object>(keys: Keys<T>, record: T): T =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, record[key as keyof T]])) as T

/** All keys of such a record, in order; others would be lost. */
type Keys<T> = Readonly<Record<keyof T, true>>

export const EFFECT_KEYS: Keys<EffectRule<Effect>> = {
  lasting: true,
  now: true,
  scored: true,
  science: true,
  harms: true,
}
export const ACTION_KEYS: Keys<Action> = {
  id: true,
  lay: true,
  activate: true,
  option: true,
  takes: true,
  choices: true,
  direct: true,
  faceDown: true,
  priced: true,
  brings: true,
  whyNot: true,
  fields: true,
  show: true,
}
export const LAYER_KEYS: Keys<Layer> = { id: true, moves: true, sample: true }
export const LINE_KEYS: Keys<Line> = { id: true, run: true, asks: true, repeats: true }
export const QUESTION_KEYS: Keys<Decision> = {
  id: true,
  inTurn: true,
  evenInVain: true,
  moves: true,
  sample: true,
  answer: true,
  about: true,
  reveals: true,
}
