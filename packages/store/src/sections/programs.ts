/** SQL of API tokens, bot accounts and invitations of bots, for both databases. */
import type { Result } from '@heptapolis/engine/kernel'
import type { BotAccount, Challenge, Programs, Token } from '../ports/programs.ts'
import { changed, done, from, given, type Rows, type StoreRow } from '../rows.ts'

const TOKEN = `insert into token (hash, id, account, owner, name, scopes, created, used) values (?, ?, ?, ?, ?, ?, ?, ?)`
const BOT = `insert into bot (account, owner, accepts, created)
  select id, cast(? as text), cast(? as text), cast(? as bigint) from account
  where id = ? and not exists (select 1 from sitting where sitting.account = account.id)
  on conflict (account) do nothing returning account`
const CHALLENGE = `insert into bot_challenge (game, bot, seat, at) values (?, ?, ?, ?)
  on conflict (game, bot) do nothing returning bot`

const isSome = (answer: ReturnType<typeof changed>): Promise<Result<boolean>> => from(answer, (count) => count > 0)

export const programs = ({ read, write }: Rows): Programs => ({
  saveToken: ({ hash, id, account, owner, name, scopes, created, used = null }) =>
    done(write([TOKEN, hash, id, account, owner, name, JSON.stringify(scopes), created, used])),
  token: (hash) => from(read('select * from token where hash = ?', hash), ([row]) => row && tokenOf(row)),
  tokens: (owner) =>
    from(read('select * from token where owner = ? order by created desc, id', owner), (rows) => rows.map(tokenOf)),
  used: (hash, at) => done(write(['update token set used = ? where hash = ?', at, hash])),
  revoke: (id, owner) =>
    isSome(changed(write(['delete from token where id = ? and owner = ? returning id', id, owner]))),

  makeBot: ({ account, owner = null, accepts, created }) =>
    isSome(changed(write([BOT, owner, accepts, created, account]))),
  bot: (account) => from(read('select * from bot where account = ?', account), ([row]) => row && botOf(row)),
  bots: (owner) =>
    from(read('select * from bot where owner = ? order by created, account', owner), (rows) => rows.map(botOf)),
  setAccepts: (account, accepts) =>
    isSome(changed(write(['update bot set accepts = ? where account = ? returning account', accepts, account]))),
  seen: (account, at) => done(write(['update bot set seen = ? where account = ?', at ?? null, account])),

  challenge: ({ game, bot, seat = null, at }) => isSome(changed(write([CHALLENGE, game, bot, seat, at]))),
  challenges: (bot) =>
    from(read('select * from bot_challenge where bot = ? order by at, game', bot), (rows) => rows.map(challengeOf)),
  endChallenge: (game, bot) =>
    isSome(changed(write(['delete from bot_challenge where game = ? and bot = ? returning bot', game, bot]))),
})

const tokenOf = (row: StoreRow): Token => ({
  hash: String(row.hash),
  id: String(row.id),
  account: String(row.account),
  owner: String(row.owner),
  name: String(row.name),
  scopes: JSON.parse(String(row.scopes)),
  created: Number(row.created),
  ...(row.used === null ? {} : { used: Number(row.used) }),
})

const botOf = (row: StoreRow): BotAccount => ({
  account: String(row.account),
  ...given(row, 'owner'),
  accepts: String(row.accepts),
  created: Number(row.created),
  ...(row.seen === null ? {} : { seen: Number(row.seen) }),
})

const challengeOf = (row: StoreRow): Challenge => ({
  game: String(row.game),
  bot: String(row.bot),
  ...(row.seat === null ? {} : { seat: Number(row.seat) }),
  at: Number(row.at),
})
