/** Tables of the ladder: how a game of one begins, which table a game belongs to, and the results on this device. */
import { RUNGS, type Rung, rungSetup, type TaskCourse } from '@heptapolis/bots/ladder'
import { type Setup, state } from '@heptapolis/engine/show'
import { botName } from '../game-model/bots/bot-names.ts'
import { beginGame } from '../game-model/saved/games.ts'
import type { GameTable, PlayerInfo } from '../game-model/table.ts'

export { RUNGS }

/** The person sits here. */
export const OWN_SEAT = 0

export const rungGame = (rung: Rung): { setup: Setup; sitters: PlayerInfo[] } => {
  const setup = rungSetup(rung)
  return {
    setup: { ...setup, seats: setup.seats.map((seat, i) => (i === OWN_SEAT ? seat : { ...seat, name: botName(i) })) },
    sitters: setup.seats.map((_, i) =>
      i === OWN_SEAT ? { kind: 'you', name: '' } : { kind: 'bot', name: botName(i), level: rung.bots[i - 1] },
    ),
  }
}

/** Begins a game of a table; returns its address. */
export async function startRung(rung: Rung): Promise<string> {
  const { setup, sitters } = rungGame(rung)
  return `/play/${await beginGame(setup, sitters)}`
}

const bySeed = new Map(RUNGS.map((rung) => [rungSetup(rung).seed, rung]))

/** The table of the ladder that has this seed. */
export const rungOf = (seed: string): Rung | undefined => bySeed.get(seed)

/** Input of a task: the game now, and as it was when Ages II and III began. */
export function courseOf(table: GameTable): TaskCourse {
  const steps = table.steps(OWN_SEAT)
  const ageEnds = [2, 3].flatMap((age) => steps.find(({ seen }) => state.age.get(seen) >= age)?.seen ?? [])
  return { now: table.sight(OWN_SEAT), ageEnds }
}

const KEY = 'heptapolis.ladder'

export type RungState = 'done' | 'tried'
export type LadderProgress = Readonly<Record<string, RungState>>

export function ladderProgress(): LadderProgress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, state]) => state === 'done' || state === 'tried'))
  } catch {
    return {}
  }
}

/** A task that was done once stays done. */
export function rememberRung(id: string, result: RungState): void {
  const known = ladderProgress()
  if (known[id] === 'done') return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [id]: result }))
  } catch {
    // Without storage the ladder still works.
  }
}

/** The first table whose task is not done. */
export const nextRung = (progress: LadderProgress): Rung | undefined => RUNGS.find(({ id }) => progress[id] !== 'done')
