/** Records of boxes laid out in one shape. */
import type { Action, Decision, EffectRule, Layer, Line } from '../contract/box.ts'
import type { Effect } from '../contract/effect.ts'

/**
 * The same with every key there is, in one order, undefined where it has none. Records of many shapes met at one place
 * of the code are what the runtime is slow at.
 */
export const alike = <T extends object>(keys: Keys<T>, record: T): T =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, record[key as keyof T]])) as T

/** All keys of such a record, in their order: what is not among them would be lost. */
type Keys<T> = Readonly<Record<keyof T, true>>

export const EFFECT_KEYS: Keys<EffectRule<Effect>> = { lasting: true, now: true, scored: true, science: true }
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
