/** Passkeys, by which people with an account are known on any device. */
import type { Result } from '@heptapolis/engine/kernel'
import { changed, done, from, type Row, type Rows } from '../rows.ts'

export interface Passkey {
  /** The credential's own id, as base64url. */
  readonly id: string
  readonly account: string
  /** In COSE, as base64url. */
  readonly publicKey: string
  /** How often it has signed, where its authenticator counts. */
  readonly counter: number
  readonly transports: readonly string[]
  /** What its owner calls it. */
  readonly name: string
  readonly created: number
  readonly used: number
}

/** What an authenticator is to sign, for one purpose of one visitor. Only its hash is kept. */
export interface Challenge {
  readonly hash: string
  readonly account: string
  readonly purpose: string
  readonly expires: number
}

export interface Passkeys {
  /** Keeps a passkey unless it is known already; whether it is kept now. */
  add(passkey: Passkey): Promise<Result<boolean>>
  find(id: string): Promise<Result<Passkey | undefined>>
  of(account: string): Promise<Result<Passkey[]>>
  /** Notes that it has signed. A counter that stands still or goes back is that of a copy: then nothing is noted. */
  used(id: string, counter: number, now: number): Promise<Result<boolean>>
  rename(account: string, id: string, name: string): Promise<Result<boolean>>
  /** Removes a passkey, unless it is the account's last. */
  remove(account: string, id: string): Promise<Result<boolean>>

  /** Also clears away those that have run out. */
  challenge(challenge: Challenge, now: number): Promise<Result<void>>
  /** Whether this was asked for, for this purpose, by this visitor, and not answered yet. Asking is answering. */
  answer(challenge: Challenge): Promise<Result<boolean>>
}

const NEW = `insert into passkey (id, account, public_key, counter, transports, name, created, used)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`
const USED = `update passkey set counter = ?, used = ?
  where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`
const REMOVED = `delete from passkey where account = ? and id = ?
  and exists (select 1 from passkey other where other.account = passkey.account and other.id <> passkey.id) returning id`
const ANSWERED = 'delete from challenge where hash = ? and account = ? and purpose = ? and expires > ? returning hash'

const some = (answer: Promise<Result<number>>): Promise<Result<boolean>> => from(answer, (count) => count > 0)

export const passkeys = ({ read, write }: Rows): Passkeys => ({
  add: ({ id, account, publicKey, counter, transports, name, created, used }) =>
    some(changed(write([NEW, id, account, publicKey, counter, JSON.stringify(transports), name, created, used]))),
  find: (id) => from(read('select * from passkey where id = ?', id), ([row]) => row && passkeyOf(row)),
  of: (account) =>
    from(read('select * from passkey where account = ? order by created, id', account), (rows) => rows.map(passkeyOf)),
  used: (id, counter, now) => some(changed(write([USED, counter, now, id, counter, counter]))),
  rename: (account, id, name) =>
    some(changed(write(['update passkey set name = ? where account = ? and id = ? returning id', name, account, id]))),
  remove: (account, id) => some(changed(write([REMOVED, account, id]))),

  challenge: ({ hash, account, purpose, expires }, now) =>
    done(
      write(
        ['delete from challenge where expires <= ?', now],
        [
          'insert into challenge (hash, account, purpose, expires) values (?, ?, ?, ?)',
          hash,
          account,
          purpose,
          expires,
        ],
      ),
    ),
  answer: ({ hash, account, purpose, expires }) => some(changed(write([ANSWERED, hash, account, purpose, expires]))),
})

const passkeyOf = (row: Row): Passkey => ({
  id: String(row.id),
  account: String(row.account),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)),
  name: String(row.name),
  created: Number(row.created),
  used: Number(row.used),
})
