/** Esteban: once in the game the hands stay where they are. */
import {
  Counter,
  type Decision,
  type EffectRules,
  enqueue,
  form,
  type Game,
  isLastTurn,
  type Line,
  move,
  Numbers,
  state,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** At the end of a turn of choice the hands are not passed on. */
    stillHands: Record<never, never>
  }
  interface CityPosition {
    /** How often the city has kept the hands from being passed. */
    keptHands?: number
  }
}

/** How often a city may keep the hands, how often it has, and whether they stay now. */
const mayKeep = new Numbers('mayKeepHands', { sees: 'all', derived: true, inputs: { as: 'number' } })
const kept = new Numbers('keptHands', { sees: 'all', position: form.count(2), mark: false })
const still = new Counter('handsStay', { sees: 'all', position: form.quiet(form.flag) })

export const estebanColumns = [mayKeep, kept, still]

export const esteban: EffectRules = {
  stillHands: {
    lasting: (g, seat) => mayKeep.add(g, seat, 1),
  },
}

/** Asked at the end of every turn of an Age but the last, when hands would be passed; not in the Recruitment phase. */
export const askToStay: Line = {
  id: 'keep-hands',
  run(g) {
    if (state.turn.get(g) === 0 || isLastTurn(g)) return
    for (let seat = 0; seat < g.rules.players; seat++) {
      if (kept.get(g, seat) < mayKeep.get(g, seat)) enqueue(g, g.rules.decisionOf('keep-hands'), seat)
    }
  },
}

export const keepHands: Decision = {
  id: 'keep-hands',
  // Where one city keeps them already, the next need not.
  inTurn: true,
  moves(g, _seat, _x, _y, out) {
    if (still.get(g) === 0) out.push(move(g.rules.actionOf('keep-hands')))
    out.push(move(g.rules.actionOf('skip')))
  },
  answer(g, seat, { action }) {
    if (action === g.rules.actionOf('skip')) return
    kept.add(g, seat, 1)
    still.set(g, 1)
    g.listener?.({ what: 'hands-stay', seat })
  },
}

export const passes = (g: Game): boolean => still.get(g) === 0

export const turnBegan = (g: Game): void => still.set(g, 0)
