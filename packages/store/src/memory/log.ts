/** Logs in memory, as text, so that nobody who wrote an event can change it afterwards. */
import type { Result } from '@heptapolis/engine/kernel'
import { type Due, type Kept, type Listed, type Listing, type LogEvent, ok, type Step, type Wanted } from '../port.ts'
import { mayFollow } from '../step.ts'

interface Game {
  readonly id: string
  readonly events: string[]
  readonly commands: Map<string, number>
  readonly secret: Uint8Array
  listing: Listing
  sealed: boolean
  updated: number
}

export class Logs {
  readonly #games = new Map<string, Game>()

  append(step: Step): Result<Kept> {
    const game = this.#games.get(step.game)
    const command = commandOf(step)
    const repeated = command === undefined ? undefined : game?.commands.get(command)
    if (repeated !== undefined) return ok({ n: repeated, repeated: true })

    const before = game && { length: game.events.length, sealed: game.sealed }
    const allowed = mayFollow(before, step)
    if (!allowed.ok) return allowed
    const [{ n }] = step.events
    const kept = game ?? opened(step)
    kept.events.push(...step.events.map((event) => JSON.stringify(event)))
    if (command !== undefined) kept.commands.set(command, n)
    if (step.listing) kept.listing = structuredClone(step.listing)
    kept.sealed = allowed.value.sealed
    kept.updated = step.events[step.events.length - 1].at
    this.#games.set(kept.id, kept)
    return ok({ n, repeated: false })
  }

  read(id: string, from: number): LogEvent[] {
    const events = this.#games.get(id)?.events ?? []
    return events.slice(from).map((text) => JSON.parse(text))
  }

  accepted(id: string, who: string, cid: string): number | undefined {
    return this.#games.get(id)?.commands.get(keyOf(who, cid))
  }

  secret(id: string): Uint8Array | undefined {
    return this.#games.get(id)?.secret.slice()
  }

  forget(id: string): boolean {
    return this.#games.delete(id)
  }

  find(id: string): Listed | undefined {
    const game = this.#games.get(id)
    return game && listed(game)
  }

  list({ state, visibility, account, before, limit }: Wanted): Listed[] {
    return [...this.#games.values()]
      .filter(
        ({ listing, updated }) =>
          (state === undefined || listing.state === state) &&
          (visibility === undefined || listing.visibility === visibility) &&
          (account === undefined || listing.sittings.some((sitting) => sitting.account === account)) &&
          (before === undefined || updated < before),
      )
      .sort((a, b) => b.updated - a.updated || inOrder(a.id, b.id))
      .slice(0, limit)
      .map(listed)
  }

  due(by: number, limit: number): Due[] {
    return [...this.#games.values()]
      .flatMap(({ id, listing: { deadline } }) => (deadline === undefined ? [] : [{ game: id, deadline }]))
      .filter(({ deadline }) => deadline <= by)
      .sort((a, b) => a.deadline - b.deadline || inOrder(a.game, b.game))
      .slice(0, limit)
  }

  unfinished(limit: number, after: string): string[] {
    return [...this.#games.values()]
      .filter(({ id, sealed }) => !sealed && id > after)
      .map(({ id }) => id)
      .sort(inOrder)
      .slice(0, limit)
  }

  counts(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { listing } of this.#games.values()) counts[listing.state] = (counts[listing.state] ?? 0) + 1
    return counts
  }

  /** The seats of somebody who is no longer known. */
  leave(account: string): void {
    for (const game of this.#games.values()) {
      const sittings = game.listing.sittings.map(({ account: sitter, ...place }) =>
        sitter === account || sitter === undefined ? place : { ...place, account: sitter },
      )
      game.listing = { ...game.listing, sittings }
    }
  }
}

const keyOf = (who: string, cid: string): string => JSON.stringify([who, cid])

function commandOf({ events: [first] }: Step): string | undefined {
  return first?.who === undefined || first.cid === undefined ? undefined : keyOf(first.who, first.cid)
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const opened = ({ game, listing, secret }: Step): Game => ({
  id: game,
  events: [],
  commands: new Map(),
  secret: (secret as Uint8Array).slice(),
  listing: listing as Listing,
  sealed: false,
  updated: 0,
})

function listed({ id, events, listing, updated }: Game): Listed {
  const opening: LogEvent = JSON.parse(events[0])
  return { ...structuredClone(listing), game: id, length: events.length, created: opening.at, updated, opening }
}
