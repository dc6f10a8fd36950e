/**
 * Cache of each seat's view and legal moves, which cost more than anything else at a table. An entry is valid until
 * that side chooses again. The next round rewrites only the changed parts.
 */

import { type Game, type Move, type MoveJson, moves, type Position, showMove } from '@heptapolis/engine'
import { asJson, itemAt, patchFrom } from '@heptapolis/engine/kernel'
import { viewLike, type Written } from '@heptapolis/engine/records'
import { controller, type GameEvent, heardBy, PUBLIC, question } from '@heptapolis/engine/show'

/** The parts of the open round that views depend on. */
interface OpenRound {
  readonly game: Game
  readonly standing: Game
  readonly told: readonly GameEvent[]
  readonly choices: readonly { readonly city: number; readonly read: Move }[]
}

export interface SeatQuestion {
  city: number
  question: string
  legal: MoveJson[]
  chosen?: MoveJson | undefined
}

export interface SeatView {
  view: Position
  told: GameEvent[]
  asked: SeatQuestion[]
}

interface CachedView extends Omit<SeatView, 'view'> {
  /** The game as the round opened, and the choices of the own side it shows. */
  readonly game: Game
  readonly own: string
  readonly written: Written
}

/** Entries by viewer. The first view of a round is written in full; others reuse the parts that are equal. */
export class ViewCache {
  readonly #seen = new Map<number, CachedView>()

  see(play: OpenRound, viewer: number, own: string): CachedView {
    const before = this.#seen.get(viewer)
    if (before?.game === play.game && before.own === own) return before
    const seen = this.#seeAnew(play, viewer, own, before)
    this.#seen.set(viewer, seen)
    return seen
  }

  /** The legal move that was sent to the player in exactly this form; undefined if the move has to be parsed. */
  shownMove({ game }: OpenRound, city: number, json: MoveJson): { json: MoveJson; move: Move } | undefined {
    const seen = this.#seen.get(city)
    const asked = seen?.game === game ? seen.asked.find((one) => one.city === city) : undefined
    const listed = asked && moveLists.get(asked.legal)
    if (!asked || !listed || !choosesForItself(game, city)) return undefined
    const at = asked.legal.findIndex((legal) => isSameMove(legal, json))
    return at < 0 ? undefined : { json: itemAt(asked.legal, at), move: itemAt(listed, at) }
  }

  #seeAnew(play: OpenRound, viewer: number, own: string, before: CachedView | undefined): CachedView {
    const { game } = play
    const same = before?.game === game ? before : undefined
    const alike = same ? [same.written] : this.#writtenOf(game)
    return {
      game,
      own,
      written: viewLike(play.standing, viewer, { alike, earlier: before?.written }),
      told: same?.told ?? play.told.map((event) => heardBy(game, event, viewer)),
      asked: viewer === PUBLIC ? [] : askedOf(play, viewer, same?.asked),
    }
  }

  /** Cached views of this round. */
  #writtenOf(game: Game): Written[] {
    return [...this.#seen.values()].flatMap((seen) => (seen.game === game ? [seen.written] : []))
  }
}

function askedOf(
  { standing, choices }: OpenRound,
  viewer: number,
  before: readonly SeatQuestion[] = [],
): SeatQuestion[] {
  const asked: SeatQuestion[] = []
  for (let city = 0; city < standing.rules.cities; city++) {
    const open = controller(standing, city) === viewer ? question(standing, city) : undefined
    if (!open) continue
    const known = before.find((one) => one.city === city && one.question === open.id)
    const legal = known && choosesForItself(standing, city) ? known.legal : legalFor(standing, city)
    const own = choices.find((choice) => choice.city === city)
    asked.push({ city, question: open.id, legal, chosen: own && showMove(standing, own.read) })
  }
  return asked
}

/** The legal moves of a player do not change within a round; those of the free city depend on the choice of its keeper. */
const choosesForItself = (g: Game, city: number): boolean => city < g.rules.players

/** Parsed moves of a list of legal moves. */
const moveLists = new WeakMap<readonly MoveJson[], readonly Move[]>()

function legalFor(g: Game, city: number): MoveJson[] {
  const listed = moves(g, city)
  const legal = listed.map((move) => showMove(g, move))
  moveLists.set(legal, listed)
  return legal
}

const isSameMove = (legal: MoveJson, json: MoveJson): boolean =>
  legal.action === json.action && legal.card === json.card && patchFrom(asJson(legal), asJson(json)) === undefined
