/**
 * HTTP routes of an account's API tokens and bots. They need the session cookie of a page; programs cannot call them.
 */
import { randomBytes } from 'node:crypto'
import { fail, itemAt, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import type { BotAccount, Store, Token } from '@heptapolis/store'
import { readName } from '@heptapolis/table'
import { API, type ListedToken, MOST_BOTS, MOST_TOKENS, type OwnBot } from '@heptapolis/wire'
import { NewBot, NewToken, SetBot } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deleteAccount } from '../../accounts/deletion.ts'
import { keyOf, readAccountName } from '../../accounts/names.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { tokenFrom } from '../../http/bearer.ts'
import type { Refuse } from '../../http/refuse.ts'
import { callerOf } from '../../rate-limits/limiter.ts'
import { hashOf, newAccount, selvesOf } from '../../sessions/session.ts'
import type { ProgramStreams } from './streams.ts'

type TokenPorts = Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'endConnections' | 'limiter'>

export function tokenApi(app: FastifyInstance, context: TokenPorts, listening: ProgramStreams, refuse: Refuse): void {
  registerTokens(app, context, refuse)
  registerBots(app, context, listening, refuse)
}

function registerTokens(app: FastifyInstance, { store, now, limiter }: TokenPorts, refuse: Refuse): void {
  app.get(`${API}/me/tokens`, async (request, reply) => {
    const tokens = await tokensOf(store, ownersOf(request))
    return tokens.ok ? tokens.value.map(listed) : refuse(reply, tokens.error)
  })

  app.post<{ Body: NewToken }>(`${API}/me/tokens`, { schema: { body: NewToken } }, async (request, reply) => {
    const owners = ownersOf(request)
    const [owner] = owners
    if (owner === undefined) return refuse(reply, noSession)
    const { scopes, bot } = request.body
    const name = readName(request.body.name)
    if (!name.ok) return refuse(reply, name.error)
    const fault = await faultOf(store, owners, scopes, bot)
    if (fault) return refuse(reply, fault)
    const paced = limiter.pass('token', callerOf(request))
    if (!paced.ok) return refuse(reply, paced.error)
    const token = tokenFrom(randomBytes(32))
    const id = randomBytes(8).toString('hex')
    const account = bot ?? owner
    const kept = { hash: hashOf(token), id, account, owner, name: name.value, scopes, created: now() }
    const saved = await store.programs.saveToken(kept)
    return saved.ok ? { id, token } : refuse(reply, busy)
  })

  app.post<{ Params: { id: string } }>(`${API}/me/tokens/:id/revoke`, async (request, reply) => {
    const owners = ownersOf(request)
    if (owners.length === 0) return refuse(reply, noSession)
    for (const owner of owners) {
      const revoked = await store.programs.revoke(request.params.id, owner)
      if (!revoked.ok) return refuse(reply, busy)
      if (revoked.value) return { ok: true }
    }
    return refuse(reply, noToken)
  })
}

function registerBots(app: FastifyInstance, context: TokenPorts, listening: ProgramStreams, refuse: Refuse): void {
  const { store, limiter } = context

  app.get(`${API}/me/bots`, async (request, reply) => {
    const bots = await botsOf(store, ownersOf(request))
    return bots.ok ? shownBots(store, listening, bots.value) : refuse(reply, bots.error)
  })

  /** Creates a bot: a new account without games, a bot forever. */
  app.post<{ Body: NewBot }>(`${API}/me/bots`, { schema: { body: NewBot } }, async (request, reply) => {
    const owners = ownersOf(request)
    const bots = await botsOf(store, owners)
    if (!bots.ok) return refuse(reply, bots.error)
    if (bots.value.length >= MOST_BOTS) return refuse(reply, tooManyBots)
    const name = readAccountName(request.body.name)
    if (!name.ok) return refuse(reply, name.error)
    // Visitors are free to create, so these are limited per network too.
    for (const name of ['token', 'bot'] as const) {
      const paced = limiter.pass(name, callerOf(request))
      if (!paced.ok) return refuse(reply, paced.error)
    }
    const bot = await newBot(context, itemAt(owners, 0), name.value)
    return bot.ok ? { bot: bot.value } : refuse(reply, bot.error)
  })

  app.post<{ Params: { bot: string }; Body: SetBot }>(
    `${API}/me/bots/:bot`,
    { schema: { body: SetBot } },
    async (request, reply) => {
      const bots = await botsOf(store, ownersOf(request))
      if (!bots.ok) return refuse(reply, bots.error)
      if (!bots.value.some(({ account }) => account === request.params.bot)) return refuse(reply, noBot)
      const set = await store.programs.setAccepts(request.params.bot, request.body.accepts)
      return set.ok ? { ok: true } : refuse(reply, busy)
    },
  )

  /** Deletes a bot like an account: tokens end, records stay. */
  app.post<{ Params: { bot: string } }>(`${API}/me/bots/:bot/remove`, async (request, reply) => {
    const bots = await botsOf(store, ownersOf(request))
    if (!bots.ok) return refuse(reply, bots.error)
    const { bot } = request.params
    if (!bots.value.some(({ account }) => account === bot)) return refuse(reply, noBot)
    const gone = await deleteAccount(context, [bot])
    return gone.ok ? { ok: true } : refuse(reply, gone.error)
  })
}

/** The account and its earlier ids. */
const ownersOf = ({ visitor }: FastifyRequest): readonly string[] => selvesOf(visitor) ?? []

async function newBot({ store, now }: TokenPorts, owner: string, name: string): Promise<Result<string>> {
  const account = newAccount(now())
  const { id } = account
  const saved = await store.people.saveAccount(account)
  const named = saved.ok ? await store.people.claimName(id, name, keyOf(name)) : saved
  if (named.ok && !named.value) {
    await store.people.removeAccount(id)
    return { ok: false, error: nameTaken }
  }
  const marked = named.ok
    ? await store.programs.makeBot({ account: id, owner, accepts: 'owner', created: now() })
    : named
  const kind = marked.ok ? await store.people.promote(id, 'bot') : marked
  return kind.ok && kind.value ? ok(id) : { ok: false, error: busy }
}

async function faultOf(
  store: Store,
  owners: readonly string[],
  scopes: readonly string[],
  bot: string | undefined,
): Promise<Problem | undefined> {
  const tokens = await tokensOf(store, owners)
  if (!tokens.ok) return tokens.error
  if (tokens.value.length >= MOST_TOKENS) return tooManyTokens
  if (bot === undefined) return scopes.includes('bot:play') ? notABot : undefined
  const bots = await botsOf(store, owners)
  if (!bots.ok) return bots.error
  return bots.value.some(({ account }) => account === bot) ? undefined : noBot
}

const tokensOf = (store: Store, owners: readonly string[]): Promise<Result<Token[]>> =>
  ofAll(owners, store.programs.tokens)
const botsOf = (store: Store, owners: readonly string[]): Promise<Result<BotAccount[]>> =>
  ofAll(owners, store.programs.bots)

async function shownBots({ people }: Store, listening: ProgramStreams, bots: readonly BotAccount[]): Promise<OwnBot[]> {
  const all = bots.map(async (bot) => {
    const account = await people.account(bot.account)
    const name = account.ok ? (account.value?.name ?? '') : ''
    return { bot: bot.account, name, accepts: bot.accepts as OwnBot['accepts'], isHere: listening.isHere(bot) }
  })
  return Promise.all(all)
}

/** Concatenates results for several people. */
async function ofAll<T>(people: readonly string[], of: (one: string) => Promise<Result<T[]>>): Promise<Result<T[]>> {
  if (people.length === 0) return { ok: false, error: noSession }
  const lists = await Promise.all(people.map(of))
  const all: T[] = []
  for (const list of lists) {
    if (!list.ok) return { ok: false, error: busy }
    all.push(...list.value)
  }
  return ok(all)
}

const listed = ({ id, name, scopes, account, owner, created, used }: Token): ListedToken => ({
  id,
  name,
  scopes: [...scopes] as ListedToken['scopes'],
  ...(account === owner ? {} : { bot: account }),
  created,
  ...(used === undefined ? {} : { used }),
})

const noSession = fail('no-session', 'Who asks is not known.').error
const busy = fail('busy', 'The server cannot write at the moment.').error
const noToken = fail('bad-token', 'There is no such token.').error
const noBot = fail('no-bot', 'There is no such bot.').error
const notABot = fail('not-a-bot', 'Only the token of a bot may play.').error
const nameTaken = fail('name-taken', 'Another account has this name.').error
const tooManyTokens = fail('too-many-tokens', `An account has at most ${MOST_TOKENS} tokens.`).error
const tooManyBots = fail('too-many-bots', `An account has at most ${MOST_BOTS} bots.`).error
