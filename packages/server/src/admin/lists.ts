/** Lists and searches for the admin page. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { ModerationReport, ReportCursor } from '@heptapolis/store'
import {
  REPORTS_LISTED,
  type ShownAct,
  type ShownFound,
  type ShownReport,
  type ShownSuspension,
} from '@heptapolis/wire'
import { NO_TABLE } from '../core/ids.ts'
import { sharedOrigins } from '../shared-origin/accounts.ts'
import { ALIKE } from '../shared-origin/origins.ts'
import { type AdminContext, findAccount } from './acts.ts'

const MOST_LISTED = 200

const busy = fail('busy', 'The server cannot write at the moment.')
const nothingFound = fail('nothing-found', 'No account and no table is called so.')

/** Accounts of shared origin, parsed from the audit detail. */
const seenIn = ({ act, detail }: Pick<ShownAct, 'act' | 'detail'>): string[] =>
  act === ALIKE ? detail.split(/[:,] /).slice(1) : []

export class AdminLists {
  readonly #context: AdminContext

  constructor(context: AdminContext) {
    this.#context = context
  }

  async reports(isSettled: boolean, cursor: ReportCursor | undefined, admin: string): Promise<Result<ShownReport[]>> {
    const reports = await this.#context.store.conduct.reports(isSettled, REPORTS_LISTED, cursor)
    if (!reports.ok) return busy
    return ok(await Promise.all(reports.value.map((report) => this.#report(report, admin))))
  }

  async suspensions(): Promise<Result<ShownSuspension[]>> {
    const { store } = this.#context
    const all = await store.conduct.suspensions()
    if (!all.ok) return busy
    const shown = all.value.map(async (one): Promise<ShownSuspension> => {
      const account = await store.people.account(one.account)
      return { ...one, name: (account.ok && account.value?.name) || '' }
    })
    return ok(await Promise.all(shown))
  }

  async audit(): Promise<Result<ShownAct[]>> {
    const acts = await this.#context.store.audit.list(MOST_LISTED)
    if (!acts.ok) return busy
    const names = await this.#names(acts.value.flatMap((one) => [one.admin, one.subject, ...seenIn(one)]))
    const peopleIn = (one: ShownAct): string[] => seenIn(one).map((id) => names.get(id) ?? '')
    return ok(
      acts.value.map((one) => ({
        ...one,
        adminName: names.get(one.admin),
        subjectName: names.get(one.subject),
        ...(one.act === ALIKE ? { people: peopleIn(one).sort() } : {}),
      })),
    )
  }

  async sharedOrigins() {
    const found = await sharedOrigins(this.#context.store, MOST_LISTED)
    return found.ok ? found : busy
  }

  /** Finds an account or a table without requiring a report. */
  async find(sought: string): Promise<Result<ShownFound>> {
    const found = { ...(await this.#person(sought)), ...(await this.#table(sought)) }
    return found.person || found.table ? ok(found) : nothingFound
  }

  async #person(sought: string): Promise<ShownFound> {
    const account = await findAccount(this.#context.store, sought)
    if (!account.ok) return {}
    const { id, name } = account.value
    return { person: { account: id, name: name ?? '', ...(await this.#standing(id)) } }
  }

  async #table(sought: string): Promise<ShownFound> {
    const table = await this.#context.liveTables.at(sought).look()
    if (!table.ok) return {}
    const { id, phase, seats } = table.value
    const people = seats.flatMap(({ who, name }) => (who === undefined ? [] : [name ?? '']))
    return { table: { table: id, phase, people } }
  }

  async #standing(account: string): Promise<Pick<ShownReport, 'attendance' | 'isSuspended'>> {
    const { store, now } = this.#context
    const attendance = await store.conduct.attendance(account)
    const suspension = await store.conduct.suspension(account, now())
    return {
      attendance: attendance.ok ? attendance.value : { games: 0, left: 0 },
      isSuspended: suspension.ok && suspension.value !== undefined,
    }
  }

  /** Names of those ids that are accounts. */
  async #names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>()
    for (const id of new Set(ids)) {
      const account = await this.#context.store.people.account(id)
      if (account.ok && account.value?.name) names.set(id, account.value.name)
    }
    return names
  }

  async #report(report: ModerationReport, admin: string): Promise<ShownReport> {
    const { id, at, about, game, name, reason, words, talk, ruling, settled } = report
    const accountName = (await this.#names([about])).get(about)
    return {
      id,
      at,
      about,
      ...(game === NO_TABLE ? {} : { table: game }),
      name,
      ...(accountName === undefined ? {} : { accountName }),
      reason: reason as ShownReport['reason'],
      words,
      talk: talk as ShownReport['talk'],
      ...(await this.#standing(about)),
      ...(about === admin ? { isAboutYou: true } : {}),
      ...(ruling === undefined ? {} : { ruling }),
      ...(settled === undefined ? {} : { settled }),
    }
  }
}
