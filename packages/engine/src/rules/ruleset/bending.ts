/** Modifiers and hooks of boxes, collected once per ruleset. */
import type { Bends, Box, Game, Hooks, Modifiers, Ruleset } from '../contract/box.ts'

const MOMENTS = [
  'gameBegan',
  'ageBegan',
  'turnBegan',
  'cardBuilt',
  'stageBuilt',
  'bought',
  'coinsTaken',
  'victoryTaken',
  'conflictsOver',
  'ageEnded',
] as const satisfies readonly (keyof Hooks)[]

const BENDS = [
  'cost',
  'charges',
  'production',
  'exchanges',
  'sale',
  'seller',
  'sellers',
  'chain',
  'chainSource',
  'stage',
  'digger',
  'passes',
  'shields',
  'fights',
  'victoryValue',
  'defeatTokens',
  'defeatTaker',
  'science',
  'guild',
  'startingCoins',
  'tieCoins',
  'sees',
] as const satisfies readonly (keyof Modifiers)[]

/** One function per hook that calls those of all boxes; undefined if no box uses the hook. */
export const momentsOf = (boxes: readonly Box[]): Ruleset['hooks'] =>
  Object.fromEntries(MOMENTS.map((moment) => [moment, inTurn(boxes.flatMap((box) => box.hooks?.[moment] ?? []))]))

type Hook = (g: Game, one: never, two: never, three: never) => void

/** Hooks have at most three arguments besides the game. */
function inTurn(hooks: readonly Hook[]): Hook | undefined {
  if (hooks.length < 2) return hooks[0]
  return (g, one, two, three) => {
    for (let i = 0; i < hooks.length; i++) hooks[i](g, one, two, three)
  }
}

/**
 * Modifiers of each value, in box order; a shared one applies once. Parts of the library are listed in every game, in
 * play or not, so that rulesets of one library have one shape, which is faster.
 */
export function bendsOf(boxes: readonly Box[], library: readonly Box[]): Bends {
  const shared = library.flatMap((box) => [box, ...(box.parts ?? [])]).flatMap((box) => box.bends ?? [])
  const of = (bend: keyof Modifiers): unknown => [...new Set(boxes.flatMap((box) => box.modifiers?.[bend] ?? []))]
  return Object.fromEntries([...BENDS, ...shared].map((bend) => [bend, of(bend)])) as Bends
}

/** Boxes with one of these modifiers. */
export const has =
  (...bends: (keyof Modifiers)[]) =>
  ({ modifiers = {} }: Box): boolean =>
    bends.some((bend) => modifiers[bend] !== undefined)
export const always = (): boolean => true
