import type { Account, Link, PushSubscription, Session } from '../port.ts'

/** Accounts, sessions, links and subscriptions in memory. */
export class Persons {
  readonly accounts = new Map<string, Account>()
  readonly sessions = new Map<string, Session>()
  readonly links = new Map<string, Link>()
  readonly pushes = new Map<string, PushSubscription>()
  readonly #told = new Map<string, { account: string; round: number; opened: boolean }>()

  removeAccount(id: string): boolean {
    dropWhere(this.sessions, ({ account }) => account === id)
    dropWhere(this.links, ({ account }) => account === id)
    dropWhere(this.pushes, ({ account }) => account === id)
    dropWhere(this.#told, ({ account }) => account === id)
    return this.accounts.delete(id)
  }

  session(hash: string, now: number): Session | undefined {
    const session = this.sessions.get(hash)
    return session && session.expires > now ? session : undefined
  }

  sweepSessions(now: number): number {
    return dropWhere(this.sessions, ({ expires }) => expires <= now)
  }

  revokeLinks(game: string, purpose: string, seat?: number): number {
    return dropWhere(
      this.links,
      (link) => link.game === game && link.purpose === purpose && (seat === undefined || link.seat === seat),
    )
  }

  forgetGame(game: string): void {
    dropWhere(this.links, (link) => link.game === game)
    for (const key of this.#told.keys()) if (JSON.parse(key)[1] === game) this.#told.delete(key)
  }

  mayTell(account: string, game: string, round: number): boolean {
    const key = JSON.stringify([account, game])
    const last = this.#told.get(key)
    if (last && !(last.opened && last.round < round)) return false
    this.#told.set(key, { account, round, opened: false })
    return true
  }

  opened(account: string, game: string): void {
    const last = this.#told.get(JSON.stringify([account, game]))
    if (last) last.opened = true
  }
}

function dropWhere<T>(things: Map<string, T>, goes: (thing: T) => boolean): number {
  const before = things.size
  for (const [key, thing] of things) if (goes(thing)) things.delete(key)
  return before - things.size
}
