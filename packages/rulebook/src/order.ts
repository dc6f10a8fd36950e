/** The order of an Age, of a turn and of the end of an Age, printed from the script the engine runs. */
import { BASE } from '@heptapolis/boxes'
import { arrange, type Box, type Ruleset } from '@heptapolis/engine'
import type { BookWords } from './en.ts'

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

export function ordersOf(rules: Ruleset): Orders {
  const inserts = rules.boxes.flatMap((box) => box.script ?? [])
  const boxOf = lineOwners(rules.boxes)
  const parts = arrange(inserts)
  const steps = (part: keyof typeof parts): Step[] =>
    parts[part].map(({ line, resolved }) => ({
      id: line.id,
      text: line.text,
      box: boxOf.get(line.id) ?? BASE,
      ...(resolved ? { resolved } : {}),
    }))
  const core = (id: string): Step => {
    const line = rules.script.find((one) => one.id === id)
    if (!line) throw new Error(`The script has no line ${id}`)
    return { id, text: line.text, box: BASE }
  }
  const last = (id: string): Step => ({ ...core(id), lastTurn: true })
  const early = steps('early')
  const [from, to] = [2, early.length + 1]
  return {
    game: steps('game'),
    age: steps('age'),
    turn: [
      core('choose'),
      ...early,
      { ...last('last-card'), again: { from, to } },
      last('discard-hands'),
      ...steps('late'),
      core('next-turn'),
    ],
    ageEnd: [...steps('ageEnd'), core('next-age')],
  }
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
