/** Esteban: once per game the hands are not passed. */
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
    /** The hands are not passed at the end of a turn of choice. */
    stillHands: Record<never, never>
  }
  interface CityPosition {
    /** Number of times that the city has kept the hands. */
    keptHands?: number
  }
}

/** Allowed and used numbers of times to keep the hands, and whether they stay now. */
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
  // If one city keeps them, the next is not asked.
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
