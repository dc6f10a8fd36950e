/** Leaders in a position, besides their columns. */
import {
  advance,
  badPosition,
  chanceGives,
  coded,
  type Game,
  type List,
  type Position,
  type PositionPart,
  type Problem,
  says,
  shuffle,
  state,
} from '@heptapolis/engine/box'
import { copied, drafted, entombed, leaderBox, leaderHand, leaders } from './columns.ts'
import { askForDraft, leadersOf } from './rules/draft.ts'
import { askForLeaders } from './rules/recruitment.ts'

declare module '@heptapolis/engine/box' {
  interface PositionFaults {
    'copied-own': { seat: number }
    'uneven-leaders': Record<never, never>
  }
}

const DEALT = 4
const RECRUITED = 3

/** Extra leaders drawn, and recruited beyond three, from the built stages. */
function extras(g: Game, seat: number): { drawn: number; recruited: number } {
  let [drawn, recruited] = [0, 0]
  for (const stage of state.stages.items(g, seat)) {
    for (const { effect } of g.rules.pieces[stage].effects) {
      if (effect.kind === 'drawLeaders') drawn += effect.count
      if (effect.kind === 'extraRecruit') recruited++
    }
  }
  return { drawn, recruited }
}

function tooMany(g: Game, seat: number, list: List, most: number): Problem | undefined {
  return list.size(g, seat) > most ? coded('no-room-in-city', { seat, field: list.field, most }) : undefined
}

function checkCity(g: Game, seat: number): Problem | undefined {
  const { drawn, recruited } = extras(g, seat)
  return (
    tooMany(g, seat, leaders, RECRUITED + recruited) ??
    tooMany(g, seat, entombed, RECRUITED) ??
    tooMany(g, seat, leaderHand, DEALT + drawn) ??
    tooMany(g, seat, copied, 1) ??
    isNeighbours(g, seat)
  )
}

const isNeighbours = (g: Game, seat: number): Problem | undefined =>
  copied.items(g, seat).some((leader) => leaders.has(g, seat, leader)) ? badPosition('copied-own', { seat }) : undefined

function checkDraft(g: Game): Problem | undefined {
  const passed = Array.from({ length: g.rules.players }, (_, seat) => drafted.size(g, seat))
  return passed.some((size) => size !== passed[0]) ? badPosition('uneven-leaders', {}) : undefined
}

/** Puts all remaining leaders into the box. */
function fillBox(g: Game, position: Position): void {
  if (says(position, leaderBox)) return
  const seen = new Set<number>()
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (const list of [leaders, entombed, leaderHand, drafted, state.buried]) {
      for (const piece of list.items(g, seat)) seen.add(piece)
    }
  }
  const rest = leadersOf(g).filter((leader) => !seen.has(leader))
  leaderBox.assign(
    g,
    0,
    chanceGives(g, (chance) => shuffle(rest, chance)),
  )
}

/** Phases by the script lines that open them; their secret questions have the same names. */
const PHASES: Record<string, (g: Game) => void> = { 'leader-draft': askForDraft, recruitment: askForLeaders }

export const leadersInPosition: PositionPart = {
  readCity: checkCity,
  read: checkDraft,
  complete: fillBox,
  open(g, { phase = '' }) {
    if (!Object.hasOwn(PHASES, phase)) return false
    state.turn.set(g, 0)
    if (phase === 'leader-draft') state.age.set(g, 0)
    state.line.set(g, g.rules.script.findIndex(({ id }) => id === phase) + 1)
    PHASES[phase](g)
    advance(g)
    return true
  },
}
