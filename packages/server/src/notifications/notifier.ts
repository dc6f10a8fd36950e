/**
 * Tells people that it is their turn, when they play over days and do not look: once a table, until they open it. Whom it
 * concerns follows from the table; only that somebody is not to be woken has to be remembered.
 */
import { FIRST_LANGUAGE, isLanguage, type WordsDoor, wordsIn } from '@heptapolis/boxes'
import type { PushSubscription, Store } from '@heptapolis/store'
import { isLive, type TableState, waitedFor } from '@heptapolis/table'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Meters } from '../metrics/meters.ts'
import type { Limiter } from '../rate-limits/limiter.ts'
import { Courier } from './courier.ts'
import { encrypted, isReaderKey } from './encrypt.ts'
import { asSomebody, hookOf, notifyOf } from './prefs.ts'
import { endOfQuiet } from './quiet.ts'
import { type Sender, senderOf, signature } from './vapid.ts'
import type { NotifyWords } from './words/en.ts'

export interface NotifierOptions {
  readonly store: Store
  readonly broadcaster: Broadcaster
  readonly meters: Meters
  readonly now: () => number
  readonly limiter: Limiter
  /** Where the app is found from outside: links lead there. */
  readonly address?: string | undefined
  /** Whom the services that pass things on may write to. */
  readonly contact: string
  /** Webhooks may lead to machines next door. */
  readonly privateHooks: boolean
  report(bug: unknown): void
}

/** What is told: `waiting` of a table itself, the others to one person. */
interface News {
  readonly kind: keyof NotifyWords
  readonly table: string
  readonly round: number
}

interface Later {
  readonly who: string
  readonly table: string
  readonly at: number
}

const door: WordsDoor<NotifyWords> = (language) => import(`./words/${language}.ts`)

const LATER = 'told-later'
/** Services keep it so long for a browser that is not there. */
const KEPT_SECONDS = 2 * 24 * 3600
/** The browser has thrown the subscription away. */
const GONE = [404, 410]

export class Notifier {
  readonly #options: NotifierOptions
  readonly #courier: Courier
  #later: readonly Later[] = []
  #sender: Sender | undefined

  constructor(options: NotifierOptions) {
    this.#options = options
    this.#courier = new Courier(options.privateHooks)
  }

  /** Ends calls that are under way. */
  close(): void {
    this.#courier.close()
  }

  /** Makes the keys at the first start, and remembers whom it did not wake. */
  async start(): Promise<void> {
    const { settings } = this.#options.store
    const [sender, kept] = [await senderOf(settings), await settings.get(LATER)]
    if (sender.ok) this.#sender = sender.value
    if (kept.ok && kept.value !== undefined) this.#later = JSON.parse(kept.value)
  }

  /** What browsers subscribe with. */
  get publicKey(): string | undefined {
    return this.#sender?.publicKey
  }

  get mayBePrivate(): boolean {
    return this.#options.privateHooks
  }

  /** A table has changed: whoever is newly waited for is told. */
  async changed(table: TableState, before: TableState | undefined): Promise<void> {
    if (isLive(table) || table.phase === 'room') return
    if (before && before.phase === table.phase && before.play?.round === table.play?.round) return
    await Promise.all([...concerned(table).map((who) => this.#tell(who, table)), this.#tellTable(table)])
  }

  /** Somebody looks at a table: there may be news of it again. */
  async opened(who: string, table: TableState): Promise<void> {
    if (isLive(table)) return
    const { people } = this.#options.store
    await Promise.all([people.opened(who, table.id), people.opened(asSomebody(table.id), table.id)])
    if (this.#later.some((one) => one.who === who && one.table === table.id)) {
      await this.#remember(this.#later.filter((one) => one.who !== who || one.table !== table.id))
    }
  }

  /** Tells those whose quiet hours are over what still holds. Calls are started, not awaited. */
  async sweep(liveTables: LiveTables): Promise<void> {
    const now = this.#options.now()
    const due = this.#later.filter(({ at }) => at <= now)
    if (due.length === 0) return
    await this.#remember(this.#later.filter(({ at }) => at > now))
    for (const { who, table: id } of due) {
      const table = await liveTables.at(id).look()
      if (table.ok && concerned(table.value).includes(who)) await this.#tell(who, table.value)
    }
  }

  async #tell(who: string, table: TableState): Promise<void> {
    const { store, broadcaster, now, limiter } = this.#options
    if (broadcaster.isConnected(table.id, who)) return
    const account = await store.people.home(who)
    if (!account.ok || !account.value) return
    const { quiet, webhook, language } = notifyOf(account.value)
    const pushes = await store.people.pushes(account.value.id)
    const browsers = pushes.ok ? pushes.value : []
    if (webhook === undefined && browsers.length === 0) return
    const until = quiet && endOfQuiet(quiet, now())
    if (until !== undefined) return this.#wait({ who, table: table.id, at: until })
    if (limiter.take('notify', { person: account.value.id }) > 0) return
    const news = newsOf(table, 'turn')
    const may = await store.people.mayTell(who, table.id, news.round)
    if (!may.ok || !may.value) return
    if (webhook !== undefined) this.#call(webhook, news, language).catch(this.#options.report)
    const sender = this.#sender
    if (!sender) return
    for (const browser of browsers) this.#push(sender, browser, news).catch(this.#options.report)
  }

  async #tellTable(table: TableState): Promise<void> {
    const { store, broadcaster } = this.#options
    const hook = await store.settings.get(hookOf(table.id))
    if (!hook.ok || !hook.value || broadcaster.isFollowed(table.id)) return
    const { webhook, language } = JSON.parse(hook.value)
    const news = newsOf(table, 'waiting')
    const may = await store.people.mayTell(asSomebody(table.id), table.id, news.round)
    if (may.ok && may.value) this.#call(webhook, news, language).catch(this.#options.report)
  }

  #wait(later: Later): Promise<void> {
    const others = this.#later.filter(({ who, table }) => who !== later.who || table !== later.table)
    return this.#remember([...others, later])
  }

  async #remember(later: readonly Later[]): Promise<void> {
    this.#later = later
    await this.#options.store.settings.set(LATER, JSON.stringify(later))
  }

  /** `content` and `text` are what chats show of what they are sent; the rest is for programs. */
  async #call(webhook: string, news: News, language: string = FIRST_LANGUAGE): Promise<void> {
    const { address } = this.#options
    const words = await wordsIn(isLanguage(language) ? language : FIRST_LANGUAGE, door)
    const link = address === undefined ? undefined : `${address}/t/${news.table}`
    const text = [words[news.kind](news.table), link].filter((part) => part !== undefined).join(' ')
    const body = Buffer.from(JSON.stringify({ ...news, link, content: text, text }))
    this.#count('webhook', await this.#courier.send(webhook, { headers: { 'content-type': 'application/json' }, body }))
  }

  async #push(sender: Sender, { endpoint, keys }: PushSubscription, news: News): Promise<void> {
    const { store, contact, now } = this.#options
    // Older subscriptions may hold keys that nothing can be encrypted with.
    if (!isReaderKey(keys.p256dh)) return void (await store.people.removePush(endpoint))
    const headers = {
      authorization: signature(sender, endpoint, contact, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      topic: news.table,
    }
    const body = encrypted(JSON.stringify(news), keys)
    const status = await this.#courier.send(endpoint, { headers, body })
    if (status !== undefined && GONE.includes(status)) await store.people.removePush(endpoint)
    this.#count('push', status)
  }

  #count(way: string, status: number | undefined): void {
    const isDone = status !== undefined && status >= 200 && status < 300
    this.#options.meters.notified.add(1, isDone ? way : `${way} failed`)
  }
}

/** The people who are waited for; when it is over, all who played. */
const concerned = (table: TableState): string[] =>
  table.phase === 'over' ? table.seats.flatMap(({ who }) => who ?? []) : waitedFor(table)

const newsOf = ({ id, phase, play }: TableState, kind: 'turn' | 'waiting'): News => {
  const round = play?.round ?? 0
  return phase === 'over' ? { kind: 'over', table: id, round: round + 1 } : { kind, table: id, round }
}
