/** Data for replays of online games: after the end the whole record, before it only what one player has seen. */
import { BOXES } from '@heptapolis/boxes'
import { ok } from '@heptapolis/engine/kernel'
import { fromView } from '@heptapolis/engine/records'
import { compile, type Result, sight, toldTo } from '@heptapolis/engine/show'
import type { Perspective } from '@heptapolis/table'
import { stopsIn } from '../game-model/records/replay-steps.ts'
import type { SharedAnalysis } from '../game-model/table.ts'
import { viewsOf } from '../online/connection/viewers.ts'
import { playersOf } from '../online/seats/seats.ts'
import { isPerspective } from '../online/server/client.ts'
import { server } from '../online/server/server.ts'
import { knowsTables, recallTable } from '../online/server/storage.ts'
import { type ReplayState, replayOf } from './replay-state.ts'

/** Undefined if the server does not have the table or does not show it. */
export async function onlineReplay(id: string): Promise<Result<ReplayState> | undefined> {
  if (!knowsTables()) return undefined
  const { people } = recallTable(id)
  const known = await server.recordOrPerspective(id, people[0])
  if (!known.ok) return undefined
  const game = `/t/${id}`
  if (isPerspective(known.value)) return perspectiveReplay(known.value, { id, game })
  const past = replayOf({ id, record: known.value, sitters: playersOf(known.value.setup) }, game)
  return past.ok ? ok({ ...past.value, analysis: (seat) => sharedAnalysis(id, seat, people[0]) }) : past
}

async function sharedAnalysis(id: string, seat: number, as: number): Promise<SharedAnalysis | undefined> {
  const shared = await server.analysis(id, seat, as)
  return shared.ok ? shared.value : undefined
}

/** A replay from the views and choices of one seat. */
function perspectiveReplay(
  { terms, seat, steps }: Perspective,
  { id, game }: Pick<ReplayState, 'id' | 'game'>,
): Result<ReplayState> {
  const rules = compile({ ...terms, seed: '' }, BOXES)
  if (!rules.ok) return rules
  const views = viewsOf({ steps })
  const at = (after: number) => {
    const game = fromView(views[after], rules.value)
    if (!game.ok) throw new Error(game.error.message)
    return sight(game.value, seat)
  }
  const stops = stopsIn(steps.length - 1, at)
  return ok({
    id,
    game,
    rules: rules.value,
    sitters: playersOf(terms).map((player, i) => (i === seat ? { ...player, kind: 'you' } : player)),
    stops,
    viewers: [seat],
    at,
    events: () => steps.map(({ told }, i) => ({ events: told.map((event) => toldTo(at(i), event, seat)) })),
    chosen(round) {
      const chose = steps.slice(stops[round] + 1, (stops[round + 1] ?? stops[round]) + 1)
      return chose.flatMap((step) => (step.chose ?? []).map(([city, move]) => ({ seat: city, move })))
    },
  })
}
