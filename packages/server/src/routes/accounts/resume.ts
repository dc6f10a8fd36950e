/**
 * HTTP routes of resume links. Such a link lets another device play one seat at a table and its rematches, and nothing
 * else of the person.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { seatOf } from '@heptapolis/table'
import { API } from '@heptapolis/wire'
import { Enter } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import { admit, linkBy, newLink } from '../../sessions/access.ts'
import { addPerson, MOST_PEOPLE, selvesOf, type Visitor } from '../../sessions/session.ts'

type AtTable = { Params: { table: string } }
type ResumePorts = Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'endConnections'>

/** Length of a chain of rematches that a link covers. */
const MOST_REMATCHES = 50

const Person = Type.Object({ as: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PEOPLE - 1 })) })

const busy = fail('busy', 'The store cannot be written at the moment.')
const noSession = fail('no-session', 'The sender is not known.')
const badKey = fail('bad-key', 'This link does not open the table.')
const notSeated = fail('not-seated', 'Only a person with a seat can continue it elsewhere.')
const onlyThisTable = fail('only-this-table', 'A seat that came by a link is not passed on.')

export function resumeApi(app: FastifyInstance, ports: ResumePorts, refuse: Refuse): void {
  const { store } = ports

  /** Creates a link for the own seat, and ends the old one with its grants. */
  app.post<AtTable & { Body: { as?: number } }>(
    `${API}/tables/:table/resume`,
    { schema: { body: Person }, config: { limit: 'invite' } },
    async ({ visitor, params, body }, reply) => {
      if (visitor?.people[body.as ?? 0] === undefined) return refuse(reply, noSession.error)
      const selves = selvesOf(visitor, body.as)
      if (!selves) return refuse(reply, onlyThisTable.error)
      const at = await admit(ports, { selves }, params.table)
      if (!at.ok) return refuse(reply, at.error)
      const { table, who } = at.value
      const seat = seatOf(table, who)
      if (seat < 0) return refuse(reply, notSeated.error)
      const ended = await endHolders(ports, [who], ({ game }) => game === table.id)
      if (!ended.ok) return refuse(reply, busy.error)
      await store.people.revokeLinks(table.id, 'resume', seat)
      const key = await newLink(store, { game: table.id, purpose: 'resume', seat, account: who })
      return key.ok ? { key: key.value } : refuse(reply, busy.error)
    },
  )

  /** Opens a link. Returns the number of the person on this device, and whether it is limited to this table. */
  app.post<AtTable & { Body: Enter }>(
    `${API}/tables/:table/enter`,
    { schema: { body: Enter } },
    async ({ visitor, params, body }, reply) => {
      if (!visitor) return refuse(reply, noSession.error)
      const link = await linkBy(store, params.table, body.key)
      if (!link.ok) return refuse(reply, busy.error)
      if (!link.value) return refuse(reply, badKey.error)
      const { purpose, account: person, seat = 0 } = link.value
      if (purpose !== 'resume' || person === undefined) return { purpose, as: 0 }
      const own = ownNumber(visitor, person)
      if (own !== undefined) return { purpose, as: own }
      const as = await addPerson(store, visitor, person)
      if (!as.ok) return refuse(reply, as.error.code === 'too-many-tables' ? as.error : busy.error)
      const given = await give(visitor, person, params.table, seat)
      return given.ok ? { purpose, as: as.value, onlyHere: true } : refuse(reply, busy.error)
    },
  )

  /** Grants a seat at a table and at its existing rematches. */
  async function give(visitor: Visitor, person: string, table: string, seat: number): Promise<Result<void>> {
    const [holder, at] = [visitor.account.id, ports.now()]
    let game: string | undefined = table
    for (let count = 0; game !== undefined && count < MOST_REMATCHES; count++) {
      const given = await store.grants.give({ holder, person, game, seat, at })
      if (!given.ok) return given
      const found = await ports.liveTables.at(game).look()
      game = found.ok ? found.value.next : undefined
    }
    return ok(undefined)
  }
}

/** Number of a person who is the visitor or belongs to the device. */
function ownNumber({ people, parts, held }: Visitor, person: string): number | undefined {
  if (parts.includes(person)) return 0
  const as = people.indexOf(person)
  return as < 0 || held.has(person) ? undefined : as
}

/** Ends grants of persons for matching holders, and closes their connections. Returns the number of holders. */
export async function endHolders(
  { store, endConnections }: Pick<ServerContext, 'store' | 'endConnections'>,
  persons: readonly string[],
  isMeant: (grant: { readonly holder: string; readonly game: string }) => boolean,
): Promise<Result<number>> {
  const given = await store.grants.givenFor(persons)
  if (!given.ok) return given
  const holders = new Set(given.value.filter(isMeant).map(({ holder }) => holder))
  for (const holder of holders) {
    const ended = await store.grants.end(persons, holder)
    if (!ended.ok) return ended
    endConnections(holder)
  }
  return ok(holders.size)
}
