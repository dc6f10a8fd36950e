/**
 * Sender of lobby changes as JSON lines. Contents come from the database; hints from this or another server only make
 * them faster.
 */
import type { Result } from '@heptapolis/engine/kernel'
import type { TableState } from '@heptapolis/table'
import { type LobbyEvent, MOST_WAITING_BYTES, type SeekEvent, SLOW_BYTES } from '@heptapolis/wire'
import type { JsonLineStream } from '../../broadcast/json-lines.ts'
import type { ServerContext } from '../../context/server-context.ts'

type WatchingPorts = Pick<ServerContext, 'watchers' | 'hintListeners' | 'meters' | 'report' | 'sendHint'>

/** Polling interval without hints, in milliseconds. */
const LOOK_EVERY = 3000
/** Minimum interval between updates, in milliseconds. */
const TELL_EVERY = 500
/** Clients reconnect within this time after a shutdown. */
const SPREAD = 1800

type StreamEvent = LobbyEvent | SeekEvent
/** Update for one viewer; undefined if nothing changed since that version. */
type LobbySource = (since: unknown) => Promise<Result<LobbyUpdate | undefined>>

export interface LobbyUpdate {
  readonly event: StreamEvent
  readonly version: unknown
}

/** One viewer. */
class Watcher {
  readonly #stream: JsonLineStream
  readonly #source: LobbySource
  readonly #report: (bug: unknown) => void
  #version: unknown
  #lastSent = ''
  #isLooking = false
  #isCalled = false

  constructor(stream: JsonLineStream, source: LobbySource, report: (bug: unknown) => void) {
    this.#stream = stream
    this.#source = source
    this.#report = report
  }

  look(): void {
    this.#isCalled = true
    if (this.#isLooking) return
    this.#isLooking = true
    this.#tell()
      .catch(this.#report)
      .finally(() => {
        this.#isLooking = false
      })
  }

  /** Changes during a run trigger another run. */
  async #tell(): Promise<void> {
    while (this.#isCalled) {
      this.#isCalled = false
      // A slow reader gets the newest state when there is room.
      if (this.#stream.bufferedAmount > SLOW_BYTES) return
      const update = await this.#source(this.#version)
      if (!update.ok || !update.value) continue
      this.#version = update.value.version
      this.#send(update.value.event)
    }
  }

  end(): void {
    this.#send({ t: 'bye', retry: SPREAD })
    this.#stream.end()
  }

  #send(event: StreamEvent): void {
    const text = JSON.stringify(event)
    if (text === this.#lastSent) return
    this.#lastSent = text
    if (this.#stream.bufferedAmount > MOST_WAITING_BYTES) this.#stream.terminate()
    else this.#stream.send(text)
  }
}

export class LobbyStreams {
  readonly #context: WatchingPorts
  /** Invalidates the cached list. */
  readonly #invalidate: () => void
  readonly #watchers = new Set<Watcher>()
  #timer: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined

  constructor(context: WatchingPorts, invalidate: () => void) {
    this.#context = context
    this.#invalidate = invalidate
    context.watchers.push((table, before, by) => {
      if (isOfLobby(table, before)) this.notifyWatchers(by)
    })
    context.hintListeners.push((hint) => {
      if ('lobby' in hint) this.#lookSoon()
    })
    context.meters.gauge('lobby_watchers', 'Lines over which the lobby is told.', () => this.#watchers.size)
  }

  /** Starts updates on a stream. Returns what to call when it closed, and what ends it. */
  open(stream: JsonLineStream, source: LobbySource): { gone(): void; end(): void } {
    const watcher = new Watcher(stream, source, this.#context.report)
    this.#watchers.add(watcher)
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY)
    watcher.look()
    return { gone: () => this.#forget(watcher), end: () => watcher.end() }
  }

  /** Schedules updates after a change, and tells other servers of an own one. */
  notifyWatchers(by: 'us' | 'others' = 'us'): void {
    if (by === 'us') this.#context.sendHint({ lobby: true })
    this.#lookSoon()
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.end()
    clearInterval(this.#timer)
    clearTimeout(this.#soon)
  }

  #forget(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    if (this.#watchers.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #lookSoon(): void {
    if (this.#watchers.size === 0) return
    this.#soon ??= setTimeout(() => this.#look(), TELL_EVERY)
  }

  #look(): void {
    clearTimeout(this.#soon)
    this.#soon = undefined
    this.#invalidate()
    for (const watcher of this.#watchers) watcher.look()
  }
}

/** Waiting rooms, and games that begin or end. Progress of games waits for the next poll. */
const isOfLobby = ({ options, phase }: TableState, before: TableState | undefined): boolean =>
  (options.visibility === 'open' || before?.options.visibility === 'open') &&
  (phase === 'room' || phase !== before?.phase)
