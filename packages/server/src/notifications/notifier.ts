/**
 * Notifier of games over days: tells players by push message or webhook that it is their turn, once until they open the
 * table. Only notices postponed by quiet hours are stored.
 */
import { FIRST_LANGUAGE, isLanguage, type WordsLoader, wordsIn } from '@heptapolis/boxes'
import type { PushSubscription, Store } from '@heptapolis/store'
import { isLive, type TableState, waitedFor } from '@heptapolis/table'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Meters } from '../metrics/meters.ts'
import type { Limiter } from '../rate-limits/limiter.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { encrypted, isReaderKey } from './encrypt.ts'
import { hookOf, notifyOf, tableRecipient } from './prefs.ts'
import { endOfQuiet } from './quiet.ts'
import { type Sender, senderOf, signature } from './vapid.ts'
import type { NotifyWords } from './words/en.ts'

export interface NotifierOptions {
  readonly store: Store
  readonly broadcaster: Broadcaster
  readonly meters: Meters
  readonly now: () => number
  readonly limiter: Limiter
  /** Public address of the app, for links. */
  readonly address?: string | undefined
  /** Contact for push services. */
  readonly contact: string
  /** Allows webhooks to private networks. */
  readonly privateHooks: boolean
  report(bug: unknown): void
}

/** A notice: `waiting` is about a table, the others address one person. */
interface Notice {
  readonly kind: keyof NotifyWords
  readonly table: string
  readonly round: number
}

interface PostponedNotice {
  readonly who: string
  readonly table: string
  readonly at: number
}

const loadWords: WordsLoader<NotifyWords> = (language) => import(`./words/${language}.ts`)

const POSTPONED = 'told-later'
/** Seconds for which push services keep a message. */
const KEPT_SECONDS = 2 * 24 * 3600
/** Statuses of an expired subscription. */
const GONE = [404, 410]

export class Notifier {
  readonly #options: NotifierOptions
  readonly #deliveries: DeliveryQueue
  #postponed: readonly PostponedNotice[] = []
  #sender: Sender | undefined

  constructor(options: NotifierOptions) {
    this.#options = options
    this.#deliveries = new DeliveryQueue(options.privateHooks)
  }

  /** Aborts running calls. */
  close(): void {
    this.#deliveries.close()
  }

  /** Creates keys at the first start, and loads postponed notices. */
  async start(): Promise<void> {
    const { settings } = this.#options.store
    const [sender, kept] = [await senderOf(settings), await settings.get(POSTPONED)]
    if (sender.ok) this.#sender = sender.value
    if (kept.ok && kept.value !== undefined) this.#postponed = JSON.parse(kept.value)
  }

  /** Public key for subscriptions. */
  get publicKey(): string | undefined {
    return this.#sender?.publicKey
  }

  get mayBePrivate(): boolean {
    return this.#options.privateHooks
  }

  /** Notifies people whose turn has begun. */
  async changed(table: TableState, before: TableState | undefined): Promise<void> {
    if (isLive(table) || table.phase === 'room') return
    if (before && before.phase === table.phase && before.play?.round === table.play?.round) return
    await Promise.all([...concerned(table).map((who) => this.#notify(who, table)), this.#notifyTable(table)])
  }

  /** A person opened a table: later notices are allowed again. */
  async opened(who: string, table: TableState): Promise<void> {
    if (isLive(table)) return
    const { people } = this.#options.store
    await Promise.all([people.opened(who, table.id), people.opened(tableRecipient(table.id), table.id)])
    if (this.#postponed.some((one) => one.who === who && one.table === table.id)) {
      await this.#remember(this.#postponed.filter((one) => one.who !== who || one.table !== table.id))
    }
  }

  /** Sends postponed notices that still apply. Starts calls without waiting for them. */
  async sweep(liveTables: LiveTables): Promise<void> {
    const now = this.#options.now()
    const due = this.#postponed.filter(({ at }) => at <= now)
    if (due.length === 0) return
    await this.#remember(this.#postponed.filter(({ at }) => at > now))
    for (const { who, table: id } of due) {
      const table = await liveTables.at(id).look()
      if (table.ok && concerned(table.value).includes(who)) await this.#notify(who, table.value)
    }
  }

  async #notify(who: string, table: TableState): Promise<void> {
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
    const notice = noticeOf(table, 'turn')
    const may = await store.people.mayTell(who, table.id, notice.round)
    if (!may.ok || !may.value) return
    if (webhook !== undefined) this.#call(webhook, notice, language).catch(this.#options.report)
    const sender = this.#sender
    if (!sender) return
    for (const browser of browsers) this.#push(sender, browser, notice).catch(this.#options.report)
  }

  async #notifyTable(table: TableState): Promise<void> {
    const { store, broadcaster } = this.#options
    const hook = await store.settings.get(hookOf(table.id))
    if (!hook.ok || !hook.value || broadcaster.isFollowed(table.id)) return
    const { webhook, language } = JSON.parse(hook.value)
    const notice = noticeOf(table, 'waiting')
    const may = await store.people.mayTell(tableRecipient(table.id), table.id, notice.round)
    if (may.ok && may.value) this.#call(webhook, notice, language).catch(this.#options.report)
  }

  #wait(postponed: PostponedNotice): Promise<void> {
    const others = this.#postponed.filter(({ who, table }) => who !== postponed.who || table !== postponed.table)
    return this.#remember([...others, postponed])
  }

  async #remember(postponed: readonly PostponedNotice[]): Promise<void> {
    this.#postponed = postponed
    await this.#options.store.settings.set(POSTPONED, JSON.stringify(postponed))
  }

  /** Chats display `content` or `text`; the other fields are for programs. */
  async #call(webhook: string, notice: Notice, language: string = FIRST_LANGUAGE): Promise<void> {
    const { address } = this.#options
    const words = await wordsIn(isLanguage(language) ? language : FIRST_LANGUAGE, loadWords)
    const link = address === undefined ? undefined : `${address}/t/${notice.table}`
    const text = [words[notice.kind](notice.table), link].filter((part) => part !== undefined).join(' ')
    const body = Buffer.from(JSON.stringify({ ...notice, link, content: text, text }))
    this.#count(
      'webhook',
      await this.#deliveries.send(webhook, { headers: { 'content-type': 'application/json' }, body }),
    )
  }

  async #push(sender: Sender, { endpoint, keys }: PushSubscription, notice: Notice): Promise<void> {
    const { store, contact, now } = this.#options
    // Older subscriptions may contain invalid keys.
    if (!isReaderKey(keys.p256dh)) return void (await store.people.removePush(endpoint))
    const headers = {
      authorization: signature(sender, endpoint, contact, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      topic: notice.table,
    }
    const body = encrypted(JSON.stringify(notice), keys)
    const status = await this.#deliveries.send(endpoint, { headers, body })
    if (status !== undefined && GONE.includes(status)) await store.people.removePush(endpoint)
    this.#count('push', status)
  }

  #count(way: string, status: number | undefined): void {
    const isDone = status !== undefined && status >= 200 && status < 300
    this.#options.meters.notified.add(1, isDone ? way : `${way} failed`)
  }
}

/** People whose turn it is; after the end, all players. */
const concerned = (table: TableState): string[] =>
  table.phase === 'over' ? table.seats.flatMap(({ who }) => who ?? []) : waitedFor(table)

const noticeOf = ({ id, phase, play }: TableState, kind: 'turn' | 'waiting'): Notice => {
  const round = play?.round ?? 0
  return phase === 'over' ? { kind: 'over', table: id, round: round + 1 } : { kind, table: id, round }
}
