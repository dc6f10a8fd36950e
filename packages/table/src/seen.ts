/**
 * What somebody sees of the game. While a round is open that changes with the choices of the own side, and else only by who
 * has answered. Views and legal moves are the dearest things a table makes: they are kept until the own side chooses again.
 */

import { type Game, type MoveJson, moves, type Position, showMove, view } from '@heptapolis/engine'
import { viewLike, type Written } from '@heptapolis/engine/records'
import { controller, type GameEvent, heardBy, PUBLIC, question, state } from '@heptapolis/engine/show'
import type { Play, Table } from './table.ts'
import { isOneOf } from './versions.ts'

export interface Asked {
  city: number
  question: string
  legal: MoveJson[]
  chosen?: MoveJson
}

interface Sight {
  view: Position
  told: GameEvent[]
  asked: Asked[]
}

interface Seen extends Omit<Sight, 'view'> {
  /** The choices of the own side it shows. */
  readonly own: string
  readonly written: Written
}

/** By the game as the round opened, and viewer. */
const rounds = new WeakMap<Game, Map<number, Seen>>()

/** A viewer without a seat is undefined. */
export function seenBy(table: Table, play: Play, viewer: number | undefined): Sight {
  const eyes = viewer ?? PUBLIC
  const viewers = rounds.get(play.game) ?? new Map<number, Seen>()
  rounds.set(play.game, viewers)
  const own = play.choices.flatMap(({ n, seat }) => (isOneOf(table, seat, viewer) ? [n] : [])).join()
  const known = viewers.get(eyes)
  const [anybody] = viewers.values()
  const seen = known?.own === own ? known : seenAnew(play, eyes, own, known ?? anybody)
  viewers.set(eyes, seen)
  const { written, told, asked } = seen
  return { view: answeredAs(written.position, play.standing), told, asked }
}

function seenAnew(play: Play, eyes: number, own: string, like: Seen | undefined): Seen {
  return {
    own,
    written: viewLike(play.standing, eyes, like?.written),
    told: play.told.map((event) => heardBy(play.game, event, eyes)),
    asked: eyes === PUBLIC ? [] : askedOf(play, eyes),
  }
}

/** The same view with whoever has answered by now. */
function answeredAs(seen: Position, standing: Game): Position {
  if (!seen.question) return seen
  const { answered: _, ...question } = seen.question
  const bits = state.answered.get(standing)
  const answered = Array.from({ length: standing.rules.cities }, (_, city) => city).filter((city) => bits & (1 << city))
  return { ...seen, question: answered.length > 0 ? { ...question, answered } : question }
}

function askedOf({ standing, choices }: Play, viewer: number): Asked[] {
  const cities = Array.from({ length: standing.rules.cities }, (_, city) => city)
  return cities.flatMap((city) => {
    const open = controller(standing, city) === viewer ? question(standing, city) : undefined
    if (!open) return []
    const legal = moves(standing, city).map((move) => showMove(standing, move))
    const own = choices.find((choice) => choice.city === city)
    return [{ city, question: open.id, legal, chosen: own && showMove(standing, own.read) }]
  })
}

const hands = new WeakMap<Game, Position[]>()

/** What every seat sees of a moment that lies behind. */
export function seenByAll(game: Game): Position[] {
  const known = hands.get(game) ?? Array.from({ length: game.rules.players }, (_, seat) => view(game, seat))
  hands.set(game, known)
  return known
}
