/** A store that forgets: for tests, and for a table that need not outlive its server. */
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse, type Store } from '../port.ts'
import { Logs } from './log.ts'
import { Persons } from './people.ts'

export function memoryStore(clock: () => number = Date.now): Store {
  const logs = new Logs()
  const persons = new Persons()
  const settings = new Map<string, string>()
  let closed = false

  const decided = async <T>(act: () => Result<T>): Promise<Result<T>> => (closed ? refuse('closed') : act())
  const answered = <T>(act: () => T): Promise<Result<T>> => decided(() => ok(act()))
  const done = (act: () => unknown): Promise<Result<void>> => answered(() => void act())

  return {
    log: {
      append: (step) => decided(() => logs.append(step)),
      read: (game, from = 0) => answered(() => logs.read(game, from)),
      accepted: (game, who, cid) => answered(() => logs.accepted(game, who, cid)),
      secret: (game) => answered(() => logs.secret(game)),
      forget: (game) =>
        answered(() => {
          persons.forgetGame(game)
          return logs.forget(game)
        }),
    },
    games: {
      find: (game) => answered(() => logs.find(game)),
      list: (wanted) => answered(() => logs.list(wanted)),
      due: (by, limit) => answered(() => logs.due(by, limit)),
      unfinished: (limit, after = '') => answered(() => logs.unfinished(limit, after)),
      counts: () => answered(() => logs.counts()),
    },
    people: {
      saveAccount: (account) => done(() => persons.accounts.set(account.id, structuredClone(account))),
      account: (id) => answered(() => structuredClone(persons.accounts.get(id))),
      removeAccount: (id) =>
        answered(() => {
          logs.leave(id)
          return persons.removeAccount(id)
        }),
      saveSession: (session) => done(() => persons.sessions.set(session.hash, { ...session })),
      session: (hash, now) => answered(() => persons.session(hash, now)),
      endSession: (hash) => answered(() => persons.sessions.delete(hash)),
      sweepSessions: (now) => answered(() => persons.sweepSessions(now)),
      saveLink: (link) => done(() => persons.links.set(link.hash, { ...link })),
      link: (hash) => answered(() => persons.links.get(hash)),
      revokeLinks: (game, purpose, seat) => answered(() => persons.revokeLinks(game, purpose, seat)),
      savePush: (push) => done(() => persons.pushes.set(push.endpoint, structuredClone(push))),
      pushes: (account) => answered(() => [...persons.pushes.values()].filter((push) => push.account === account)),
      removePush: (endpoint) => answered(() => persons.pushes.delete(endpoint)),
      mayTell: (account, game, round) => answered(() => persons.mayTell(account, game, round)),
      opened: (account, game) => done(() => persons.opened(account, game)),
    },
    settings: {
      get: (key) => answered(() => settings.get(key)),
      set: (key, value) => done(() => settings.set(key, value)),
      settle: (key, value) =>
        answered(() => {
          const stands = settings.get(key) ?? value
          settings.set(key, stands)
          return stands
        }),
    },
    now: () => answered(clock),
    ready: () => done(() => {}),
    close: async () => {
      closed = true
      return ok(undefined)
    },
  }
}
