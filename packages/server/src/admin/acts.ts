/**
 * Actions of administrators, from the admin page or the command line. The audit log records each action before it
 * happens.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'
import { tend } from '@heptapolis/table'
import type { Suspend } from '@heptapolis/wire'
import { keyOf } from '../accounts/names.ts'
import { LiveTable } from '../live-tables/live-table.ts'

const DAY = 24 * 3_600_000
/** Settings key of administrators appointed at the command line. */
const APPOINTED = 'admins'

const busy = fail('busy', 'The server cannot write at the moment.')
const noReport = fail('no-report', 'There is no such report, or it is settled.')
const noAccount = fail('no-account', 'There is no such account.')
const notSuspended = fail('not-suspended', 'This account is not suspended.')
const notAppointed = fail('not-appointed', 'This account was not appointed.')
const aboutYou = fail('about-you', 'A report about oneself is settled by somebody else.')
const overAlready = fail('game-over', 'The table is put away already.')
const ofAdmins = fail('of-admins', 'An administrator account cannot be suspended here.')

export interface AdminContext {
  readonly store: Store
  readonly now: () => number
  readonly liveTables: { at(table: string): Pick<LiveTable, 'look' | 'decide'> }
  isAdmin(account: string): Promise<boolean>
}

export async function appointed(store: Store): Promise<Result<string[]>> {
  const kept = await store.settings.get(APPOINTED)
  return kept.ok ? ok(JSON.parse(kept.value ?? '[]')) : kept
}

/** Administrators by configuration, or appointed at the command line. */
export async function isAdmin(store: Store, configured: readonly string[], account: string): Promise<boolean> {
  if (configured.includes(account)) return true
  const others = await appointed(store)
  return others.ok && others.value.includes(account)
}

/** Finds an account by id or by name. */
export async function findAccount({ people }: Store, nameOrNumber: string): Promise<Result<Account>> {
  const numbered = await people.home(nameOrNumber)
  if (!numbered.ok) return busy
  const found = numbered.value ? numbered : await people.named(keyOf(nameOrNumber))
  if (!found.ok) return busy
  return found.value ? ok(found.value) : noAccount
}

export class Acts {
  readonly #context: AdminContext

  constructor(context: AdminContext) {
    this.#context = context
  }

  settle(admin: string, id: string, ruling: string): Promise<Result<unknown>> {
    const { store, now } = this.#context
    return this.#act(admin, 'settle', id, ruling, async () => {
      const report = await store.conduct.reportAt(id)
      if (!report.ok) return busy
      if (report.value?.about === admin) return aboutYou
      const settled = await store.conduct.settle(id, ruling, now())
      if (!settled.ok) return busy
      return settled.value ? ok(undefined) : noReport
    })
  }

  suspend(admin: string, wish: Suspend): Promise<Result<unknown>> {
    const { account, days, why } = wish
    const detail = `${days === undefined ? 'for good' : `${days} d`}: ${why}`
    return this.#act(admin, 'suspend', account, detail, () => this.#suspend(wish))
  }

  unsuspend(admin: string, account: string): Promise<Result<unknown>> {
    return this.#act(admin, 'unsuspend', account, '', async () => {
      const lifted = await this.#context.store.conduct.unsuspend(account)
      if (!lifted.ok) return busy
      return lifted.value ? ok(undefined) : notSuspended
    })
  }

  close(admin: string, table: string, why: string): Promise<Result<unknown>> {
    return this.#act(admin, 'close', table, why, async () => {
      const liveTable = this.#context.liveTables.at(table)
      const found = await liveTable.look()
      if (!found.ok) return found
      if (found.value.phase === 'over') return overAlready
      return liveTable.decide((one, at) => tend(one, { do: 'close' }, at))
    })
  }

  appoint(admin: string, account: string): Promise<Result<unknown>> {
    return this.#act(admin, 'appoint', account, '', () =>
      this.#changeAppointed((some) => ok([...new Set([...some, account])])),
    )
  }

  dismiss(admin: string, account: string): Promise<Result<unknown>> {
    return this.#act(admin, 'dismiss', account, '', () =>
      this.#changeAppointed((some) =>
        some.includes(account) ? ok(some.filter((one) => one !== account)) : notAppointed,
      ),
    )
  }

  find(nameOrNumber: string): Promise<Result<Account>> {
    return findAccount(this.#context.store, nameOrNumber)
  }

  async #changeAppointed(change: (some: string[]) => Result<string[]>): Promise<Result<unknown>> {
    const { store } = this.#context
    const some = await appointed(store)
    if (!some.ok) return busy
    const changed = change(some.value)
    if (!changed.ok) return changed
    const kept = await store.settings.set(APPOINTED, JSON.stringify(changed.value))
    return kept.ok ? kept : busy
  }

  /** Suspends the account and every id that was merged into it. */
  async #suspend({ account, days, why }: Suspend): Promise<Result<unknown>> {
    const { store, now } = this.#context
    const home = await store.people.home(account)
    if (!home.ok) return busy
    if (!home.value) return noAccount
    if (await this.#context.isAdmin(home.value.id)) return ofAdmins
    const since = now()
    const until = days === undefined ? {} : { until: since + days * DAY }
    const kept = await store.conduct.suspend({ account: home.value.id, since, why, ...until })
    return kept.ok ? kept : busy
  }

  /** Records the act in the audit log, performs it, and records a failure. */
  async #act(
    admin: string,
    what: string,
    subject: string,
    detail: string,
    does: () => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> {
    const { store, now } = this.#context
    const entry = { admin, subject, detail }
    const noted = await store.audit.note({ ...entry, at: now(), act: what })
    if (!noted.ok) return busy
    const done = await does()
    if (!done.ok) await store.audit.note({ ...entry, at: now(), act: `${what} refused`, detail: done.error.code })
    return done
  }
}

/** Acts for the command line. Running servers on the same store see the change within seconds. */
export function actsAt(store: Store): Acts {
  const never = { at: Number.NEGATIVE_INFINITY, since: Number.NEGATIVE_INFINITY }
  const nothing = (): void => {}
  const room = {
    store,
    now: Date.now,
    waking: never,
    jumps: [],
    changed: nothing,
    written: nothing,
    conflicted: nothing,
    goesFirst: () => true,
    woke: nothing,
    missing: nothing,
  }
  const isAdmin = async (account: string): Promise<boolean> => {
    const some = await appointed(store)
    return some.ok && some.value.includes(account)
  }
  return new Acts({ store, now: Date.now, liveTables: { at: (id) => new LiveTable(id, room) }, isAdmin })
}
