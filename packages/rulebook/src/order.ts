/** The order of an Age, of a turn and of the end of an Age, printed from the script the engine runs. */
import type { Speech } from '@heptapolis/boxes'
import { arrange, type Box, type Ruleset } from '@heptapolis/engine'

export interface Step {
  id: string
  text: string
  box: string
  /** Only in the last turn of an Age. */
  lastTurn?: boolean
  /** What was chosen here is resolved at once, as after a turn. */
  resolved?: boolean
}

export interface Orders {
  game: readonly Step[]
  age: readonly Step[]
  turn: readonly Step[]
  ageEnd: readonly Step[]
}

export function ordersOf(rules: Ruleset, say: Speech): Orders {
  const inserts = rules.boxes.flatMap((box) => box.script ?? [])
  const boxOf = lineOwners(rules.boxes)
  const parts = arrange(inserts)
  const steps = (part: keyof typeof parts): Step[] =>
    parts[part].map(({ line, resolved }) => ({
      id: line.id,
      text: say.step(line.id),
      box: boxOf.get(line.id) ?? 'base',
      ...(resolved ? { resolved } : {}),
    }))
  const core = (id: string): Step => {
    if (!rules.script.some((one) => one.id === id)) throw new Error(`The script has no line ${id}`)
    return { id, text: say.step(id), box: 'base' }
  }
  const last = (id: string): Step => ({ ...core(id), lastTurn: true })
  return {
    game: steps('game'),
    age: steps('age'),
    turn: [
      core('choose'),
      ...steps('early'),
      last('last-card'),
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
