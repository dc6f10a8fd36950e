/** List of a person's tables for the home screen: players, whose turn it is, and the deadline. */

import { view } from '@heptapolis/engine'
import { PUBLIC } from '@heptapolis/engine/show'
import type { ListedGame } from '@heptapolis/store'
import { seatOf, shown, type TableState, waitedFor } from '@heptapolis/table'
import type { MyTable } from '@heptapolis/wire'
import type { ServerContext } from '../context/server-context.ts'
import { boardOf } from '../pictures/result-towers.ts'
import { selvesOf, type Visitor } from '../sessions/session.ts'

type ListPorts = Pick<ServerContext, 'store' | 'liveTables'>

const MOST_LISTED = 100
/** Running tables with details, latest change first; reading one takes time. */
const MOST_READ = 20
/** Finished tables with results, latest change first. */
const MOST_ENDED = 12

export async function myTables(context: ListPorts, visitor: Visitor): Promise<MyTable[]> {
  const selves = visitor.people.flatMap((_, as) => (selvesOf(visitor, as) ?? []).map((who) => ({ who, as })))
  const lists = await Promise.all(selves.map(({ who, as }) => tablesOf(context, who, as)))
  return [...lists.flat(), ...(await heldTables(context, visitor))]
}

async function tablesOf(context: ListPorts, who: string, as: number): Promise<MyTable[]> {
  const listed = await context.store.games.list({ account: who, limit: MOST_LISTED })
  if (!listed.ok) return []
  const isEnded = ({ state }: ListedGame): boolean => state === 'over'
  const open = listed.value.filter((one) => !isEnded(one)).slice(0, MOST_READ)
  const ended = listed.value.filter(isEnded).slice(0, MOST_ENDED)
  return Promise.all(
    listed.value.map(async (one) => ({
      ...bare(one, as),
      ...(open.includes(one) || ended.includes(one) ? await more(context, one.game, who) : {}),
    })),
  )
}

/** Tables that an account has opened without a seat of its own, and still hosts: programs do so for others. */
export async function hostedTables(context: ListPorts, { account }: Visitor): Promise<MyTable[]> {
  const opened = await context.store.grants.openedBy(account.id, MOST_READ)
  const tables = (opened.ok ? opened.value : []).map(async (id): Promise<MyTable[]> => {
    const [listed, table] = await Promise.all([context.store.games.find(id), context.liveTables.at(id).look()])
    if (!listed.ok || !listed.value || !table.ok) return []
    const isSeatless = table.value.host === account.id && seatOf(table.value, account.id) < 0
    return isSeatless ? [{ ...bare(listed.value, 0), ...(await more(context, id, account.id)) }] : []
  })
  return (await Promise.all(tables)).flat()
}

/** Tables from resume links. */
async function heldTables(context: ListPorts, { account, people, held }: Visitor): Promise<MyTable[]> {
  const given = held.size > 0 ? await context.store.grants.heldBy(account.id) : undefined
  const valid = given?.ok ? given.value.filter(({ ended }) => !ended) : []
  const tables = valid.map(async ({ person, game }): Promise<MyTable[]> => {
    const as = people.indexOf(person)
    const listed = as < 0 ? undefined : await context.store.games.find(game)
    if (!listed?.ok || !listed.value) return []
    return [{ ...bare(listed.value, as), ...(await more(context, game, person)) }]
  })
  return (await Promise.all(tables)).flat()
}

const bare = ({ game, state, updated }: ListedGame, as: number): MyTable => ({ table: game, as, state, updated })

async function more({ liveTables }: ListPorts, id: string, who: string): Promise<Partial<MyTable>> {
  const table = await liveTables.at(id).look()
  if (!table.ok) return {}
  const { seats, you, game, agreement, phase, end } = shown(table.value, who)
  const { play } = table.value
  const waited = waitedFor(table.value)
  const until = you.seat === undefined ? undefined : (game ?? agreement)?.clock[you.seat]?.until
  return {
    seats: seats.map(({ name, level, isForgotten }) => ({ name, level, isForgotten })),
    you: you.seat,
    awaited: table.value.seats.flatMap((seatState, seat) => (waited.includes(seatState.who ?? '') ? [seat] : [])),
    ...(until === undefined || until === null ? {} : { until }),
    ...(phase === 'play' && play && play.round > 0 && { view: view(play.standing, PUBLIC) }),
    ...(end && { results: end.results, ...ownCity(table.value, you.seat) }),
  }
}

/** Goals count wins with a wonder, a side and expansions. */
function ownCity({ play, terms }: TableState, seat: number | undefined): Partial<MyTable> {
  const { wonder, side } = (play && seat !== undefined && boardOf(play.game, seat)) || {}
  return wonder === undefined || side === undefined ? {} : { wonder, side, boxes: [...terms.boxes] }
}
