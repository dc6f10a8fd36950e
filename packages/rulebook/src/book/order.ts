/**
 * Numbered steps of an Age, a turn and the end of an Age, as the rulebook prints them. They follow from the list of
 * steps that the engine runs.
 */
import { BASE, type Speech } from '@heptapolis/boxes'
import type { Box, Ruleset } from '@heptapolis/engine'
import type { BookWords } from '../mix/book-words.ts'
import type { Library } from '../mix/library.ts'

export interface OrderStep {
  id: string
  text: string
  box: string
  /** Only in the last turn of an Age. */
  lastTurn?: boolean
  /** Numbers of steps of the same list that are repeated. */
  again?: { from: number; to: number }
  /** Number of the same step earlier in the list. */
  sameAs?: number
  /** Choices of this step are resolved at once, as after a turn. */
  resolved?: boolean
}

export interface BookOrders {
  game: readonly OrderStep[]
  age: readonly OrderStep[]
  turn: readonly OrderStep[]
  ageEnd: readonly OrderStep[]
}

/** Without lines that boxes declare as quiet. */
export function ordersOf(
  { boxes, orders, resolution }: Ruleset,
  say: Speech,
  { rules }: Pick<Library, 'rules'>,
): BookOrders {
  const owners = lineOwners(boxes)
  const quiet = new Set(rules.flatMap((one) => one.quiet ?? []))
  const steps = (order: keyof BookOrders): OrderStep[] =>
    orders[order]
      .filter(({ id }) => !quiet.has(id))
      .map(({ run: _, ...line }) => ({ ...line, text: say.step(line.id), box: owners.get(line.id) ?? BASE }))
  const spoken = resolution.filter(({ id }) => !quiet.has(id))
  const first = steps('turn').findIndex(({ id }) => id === spoken[0].id) + 1
  const again = { from: first, to: first + spoken.length - 1 }
  const turn = steps('turn').map((step, at, all) => {
    const before = all.findIndex(({ id }) => id === step.id)
    return { ...step, ...(step.id === 'last-card' ? { again } : {}), ...(before < at ? { sameAs: before + 1 } : {}) }
  })
  return { game: steps('game'), age: steps('age'), turn, ageEnd: steps('ageEnd') }
}

/** Owner of a line. Rules shared by several boxes belong to the first one in play. */
function lineOwners(boxes: readonly Box[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const box of boxes) {
    const owner = boxes.find((other) => other.parts?.includes(box)) ?? box
    for (const { line } of box.script ?? []) owners.set(line.id, owner.id)
  }
  return owners
}

/** Additional notes on a step. */
export function stepNotes(
  { lastTurn, again, sameAs, resolved }: Omit<OrderStep, 'id' | 'text' | 'box'>,
  labels: BookWords['labels'],
): string[] {
  return [
    ...(lastTurn ? [labels.lastTurn] : []),
    ...(again ? [labels.again(again.from, again.to)] : []),
    ...(sameAs === undefined ? [] : [labels.sameAs(sameAs)]),
    ...(resolved ? [labels.resolved] : []),
  ]
}
