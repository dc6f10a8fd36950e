/** The order of an Age, of a turn and of the end of an Age, printed from the script the engine runs. */
import { BASE, type Speech } from '@heptapolis/boxes'
import type { Box, Ruleset } from '@heptapolis/engine'
import type { BookWords } from './book-words.ts'
import type { Library } from './library.ts'

export interface Step {
  id: string
  text: string
  box: string
  /** Only in the last turn of an Age. */
  lastTurn?: boolean
  /** Steps of the same list that follow once more, by their numbers. */
  again?: { from: number; to: number }
  /** What was chosen here is resolved at once, as after a turn. */
  resolved?: boolean
}

export interface Orders {
  game: readonly Step[]
  age: readonly Step[]
  turn: readonly Step[]
  ageEnd: readonly Step[]
}

/** Without the lines that the boxes of the library call quiet. */
export function ordersOf(
  { boxes, orders, resolution }: Ruleset,
  say: Speech,
  { rules }: Pick<Library, 'rules'>,
): Orders {
  const owners = lineOwners(boxes)
  const quiet = new Set(rules.flatMap((one) => one.quiet ?? []))
  const steps = (order: keyof Orders): Step[] =>
    orders[order]
      .filter(({ id }) => !quiet.has(id))
      .map(({ run: _, ...line }) => ({ ...line, text: say.step(line.id), box: owners.get(line.id) ?? BASE }))
  const spoken = resolution.filter(({ id }) => !quiet.has(id))
  const first = steps('turn').findIndex(({ id }) => id === spoken[0].id) + 1
  const again = { from: first, to: first + spoken.length - 1 }
  const turn = steps('turn').map((step) => (step.id === 'last-card' ? { ...step, again } : step))
  return { game: steps('game'), age: steps('age'), turn, ageEnd: steps('ageEnd') }
}

/** Whose line it is. Rules several boxes share belong to the first box in play that lists them. */
function lineOwners(boxes: readonly Box[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const box of boxes) {
    const owner = boxes.find((other) => other.parts?.includes(box)) ?? box
    for (const { line } of box.script ?? []) owners.set(line.id, owner.id)
  }
  return owners
}

/** What is to be said of a step besides its text. */
export function stepNotes(
  { lastTurn, again, resolved }: Omit<Step, 'id' | 'text' | 'box'>,
  labels: BookWords['labels'],
): string[] {
  return [
    ...(lastTurn ? [labels.lastTurn] : []),
    ...(again ? [labels.again(again.from, again.to)] : []),
    ...(resolved ? [labels.resolved] : []),
  ]
}
