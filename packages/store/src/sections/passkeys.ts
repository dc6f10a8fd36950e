/** SQL of passkeys and sign-in challenges, for both databases. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Passkey, Passkeys } from '../ports/passkeys.ts'
import { changed, done, from, type Rows, type StoreRow } from '../rows.ts'

const NEW = `insert into passkey (id, account, public_key, counter, transports, name, created, used)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`
const USED = `update passkey set counter = ?, used = ?
  where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`
/** Locks the account row: of two concurrent removals, neither may remove the last passkey. */
const ALONE = 'update account set prefs = prefs where id = ?'
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
  remove: (account, id) => some(changed(write([ALONE, account], [REMOVED, account, id]))),

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

const passkeyOf = (row: StoreRow): Passkey => ({
  id: String(row.id),
  account: String(row.account),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)),
  name: String(row.name),
  created: Number(row.created),
  used: Number(row.used),
})
