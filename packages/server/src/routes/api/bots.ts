/** HTTP routes of bot programs: invitations to games, event streams and choices. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, BotAccount } from '@heptapolis/store'
import { type Command, seatOf, type TableState } from '@heptapolis/table'
import { API, MOST_FOLLOWED, newNonce } from '@heptapolis/wire'
import { AskBot, BotEvent, ChoiceDone, Choose, Done, GameMessage, Resign } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Follower, versionFor } from '../../broadcast/broadcaster.ts'
import { JsonLineStream } from '../../broadcast/json-lines.ts'
import type { PerformedCommand } from '../../commands/commands.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import type { Sender } from '../../sessions/sender.ts'
import { selvesOf } from '../../sessions/session.ts'
import type { ProgramStreams } from './streams.ts'

type AtTable = { Params: { table: string } }
type BotPorts = Pick<
  ServerContext,
  'store' | 'now' | 'liveTables' | 'broadcaster' | 'commands' | 'arrived' | 'left' | 'attend' | 'report'
>

export function botApi(app: FastifyInstance, context: BotPorts, listening: ProgramStreams, refuse: Refuse): void {
  registerStreams(app, context, listening, refuse)
  registerChoices(app, context, refuse)
  registerChallenges(app, context, refuse)
  registerInvitations(app, context, listening, refuse)
}

function registerStreams(app: FastifyInstance, context: BotPorts, listening: ProgramStreams, refuse: Refuse): void {
  const streams = new Map<string, Set<JsonLineStream>>()
  app.addHook('preClose', async () => {
    listening.close()
    for (const all of streams.values()) for (const stream of all) stream.end()
  })

  app.get(
    `${API}/bot/events`,
    {
      config: {
        api: {
          scope: 'bot:play',
          says: 'Events of a bot: invitations, and games that begin and end. Open invitations and games come first.',
          answer: BotEvent,
          isStream: true,
        },
      },
    },
    async (request, reply) => {
      const bot = await botOf(context, request)
      if (!bot.ok) return refuse(reply, bot.error)
      let gone = (): void => {}
      const stream = new JsonLineStream(reply, () => gone())
      gone = listening.open(bot.value, stream)
    },
  )

  app.get<AtTable>(
    `${API}/bot/games/:table`,
    {
      config: {
        api: {
          scope: 'bot:play',
          says: 'A game of the bot: the complete view (`full`) at first and after every change.',
          answer: GameMessage,
          isStream: true,
        },
      },
    },
    async (request, reply) => {
      const bot = await seatedBot(context, request, request.params.table)
      if (!bot.ok) return refuse(reply, bot.error)
      const { who, table } = bot.value
      const open = streams.get(who) ?? new Set()
      if (open.size >= MOST_FOLLOWED) return refuse(reply, tooManyFollowed)
      streams.set(who, open)
      follow(context, reply, table, who, open)
    },
  )
}

function registerChoices(app: FastifyInstance, context: BotPorts, refuse: Refuse): void {
  app.post<AtTable & { Body: Choose }>(
    `${API}/bot/games/:table/choose`,
    {
      schema: { body: Choose },
      config: {
        api: {
          scope: 'bot:play',
          says: 'Chooses a move. A repeated `cid` counts once. A later choice in the same round replaces the earlier one.',
          answer: ChoiceDone,
        },
      },
    },
    async (request, reply) => {
      const { cid, ...choice } = request.body
      const done = await perform(request, { ...choice, cid, do: 'choose' })
      return done.ok ? { ok: true, n: versionFor(done.value.table, done.value.who) } : refuse(reply, done.error)
    },
  )

  app.post<AtTable & { Body: Resign }>(
    `${API}/bot/games/:table/resign`,
    {
      schema: { body: Resign },
      config: { api: { scope: 'bot:play', says: 'Resigns: a bot of the server plays on.', answer: Done } },
    },
    async (request, reply) => {
      const done = await perform(request, { do: 'resign', cid: request.body.cid })
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  async function perform(request: FastifyRequest<AtTable>, command: Command): Promise<Result<PerformedCommand>> {
    const bot = await seatedBot(context, request, request.params.table)
    if (!bot.ok) return bot
    const { who } = bot.value
    const sender = ok<Sender>({ selves: [who], people: [who], isProgram: true, admitted: who })
    return context.commands.perform({ sender, table: request.params.table, command })
  }
}

function registerChallenges(app: FastifyInstance, context: BotPorts, refuse: Refuse): void {
  app.post<AtTable>(
    `${API}/bot/games/:table/accept`,
    { config: { api: { scope: 'bot:play', says: 'Accepts an invitation and takes the seat.', answer: Done } } },
    async (request, reply) => {
      const bot = await botOf(context, request)
      if (!bot.ok) return refuse(reply, bot.error)
      const { id, name } = bot.value
      const asked = await challengeTo(context, id, request.params.table)
      if (!asked.ok) return refuse(reply, asked.error)
      const sat = await context.commands.perform({
        sender: ok({ selves: [id], people: [id], isProgram: true, admitted: id }),
        table: request.params.table,
        command: { do: 'sit', seat: asked.value.seat, name, nonce: newNonce() },
      })
      // A seat that is gone stays gone, so the challenge ends.
      await context.store.programs.endChallenge(request.params.table, id)
      if (!sat.ok) return refuse(reply, sat.error)
      if (!context.broadcaster.isConnected(request.params.table, id)) context.left(request.params.table, id)
      return { ok: true }
    },
  )

  app.post<AtTable>(
    `${API}/bot/games/:table/decline`,
    { config: { api: { scope: 'bot:play', says: 'Declines an invitation.', answer: Done } } },
    async (request, reply) => {
      const bot = await botOf(context, request)
      if (!bot.ok) return refuse(reply, bot.error)
      const ended = await context.store.programs.endChallenge(request.params.table, bot.value.id)
      if (!ended.ok) return refuse(reply, busy)
      return ended.value ? { ok: true } : refuse(reply, notChallenged)
    },
  )
}

function registerInvitations(app: FastifyInstance, context: BotPorts, listening: ProgramStreams, refuse: Refuse): void {
  app.post<AtTable & { Body: AskBot }>(
    `${API}/tables/:table/bots`,
    {
      schema: { body: AskBot },
      config: {
        api: {
          scope: 'tables:write',
          says: 'Invites a bot to a seat of an own table. The bot receives `challenge`, and takes the seat when it accepts.',
          answer: Done,
          refuses: { 409: 'The program of the bot is not connected (`bot-away`).' },
        },
      },
    },
    async (request, reply) => {
      const { bot, seat } = request.body
      const hosted = await hostedBy(context, selvesOf(request.visitor) ?? [], request.params.table)
      if (!hosted.ok) return refuse(reply, hosted.error)
      const known = await context.store.programs.bot(bot)
      if (!known.ok) return refuse(reply, busy)
      if (!known.value?.owner) return refuse(reply, noBot)
      if (!comesTo(known.value, selvesOf(request.visitor) ?? [])) return refuse(reply, notAccepting)
      if (seatOf(hosted.value, bot) >= 0) return refuse(reply, seated)
      if (!listening.isHere(known.value)) return refuse(reply, botAway)
      const asked = await listening.ask({ game: hosted.value.id, bot, seat, at: context.now() })
      return asked.ok ? { ok: true } : refuse(reply, busy)
    },
  )
}

function follow(
  context: BotPorts,
  reply: FastifyReply,
  table: TableState,
  who: string,
  open: Set<JsonLineStream>,
): void {
  const { broadcaster, liveTables } = context
  let gone = (): void => {}
  const stream = new JsonLineStream(reply, () => gone())
  const follower = new Follower(stream, { table: table.id }, who, context.now, { sendsWhole: true })
  open.add(stream)
  const isFirst = broadcaster.add(follower)
  gone = () => {
    open.delete(stream)
    if (broadcaster.remove(follower)) context.left(table.id, who)
  }
  follower.show(liveTables.at(table.id).table ?? table)
  if (isFirst) context.arrived(table.id, who).catch(context.report)
  context.attend(liveTables.at(table.id))
}

/** Bot of the request's token. */
async function botOf({ store }: BotPorts, { visitor }: FastifyRequest): Promise<Result<Account>> {
  if (!visitor) return { ok: false, error: notABot }
  const bot = await store.programs.bot(visitor.account.id)
  if (!bot.ok) return { ok: false, error: busy }
  return bot.value ? ok(visitor.account) : { ok: false, error: notABot }
}

async function seatedBot(
  context: BotPorts,
  request: FastifyRequest,
  id: string,
): Promise<Result<{ who: string; table: TableState }>> {
  const bot = await botOf(context, request)
  if (!bot.ok) return bot
  const table = await context.liveTables.at(id).look()
  if (!table.ok) return table
  const who = bot.value.id
  return seatOf(table.value, who) < 0 ? { ok: false, error: notSeated } : ok({ who, table: table.value })
}

async function challengeTo(
  { store }: BotPorts,
  bot: string,
  game: string,
): Promise<Result<{ seat?: number | undefined }>> {
  const all = await store.programs.challenges(bot)
  if (!all.ok) return { ok: false, error: busy }
  const found = all.value.find((challenge) => challenge.game === game)
  return found ? ok(found) : { ok: false, error: notChallenged }
}

async function hostedBy({ liveTables }: BotPorts, people: readonly string[], id: string): Promise<Result<TableState>> {
  if (people.length === 0) return { ok: false, error: noSession }
  const table = await liveTables.at(id).look()
  if (!table.ok || people.includes(table.value.host)) return table
  return { ok: false, error: notHost }
}

const comesTo = ({ accepts, owner }: BotAccount, people: readonly string[]): boolean =>
  accepts === 'anybody' || (accepts === 'owner' && owner !== undefined && people.includes(owner))

const busy = fail('busy', 'The server cannot write at the moment.').error
const noSession = fail('no-session', 'Who asks is not known.').error
const notABot = fail('not-a-bot', 'Only a bot does this.').error
const notSeated = fail('not-seated', 'The bot does not sit at this table.').error
const notHost = fail('not-host', 'Only the host of the table may do this.').error
const noBot = fail('no-bot', 'There is no such bot.').error
const botAway = fail('bot-away', 'The program of this bot is not connected.').error
const notAccepting = fail('not-accepting', 'The bot does not accept invitations from this account.').error
const notChallenged = fail('not-challenged', 'The bot is not asked to this table.').error
const seated = fail('seated', 'The bot sits at this table.').error
const tooManyFollowed = fail('too-many-followed', `A bot follows at most ${MOST_FOLLOWED} tables.`).error
