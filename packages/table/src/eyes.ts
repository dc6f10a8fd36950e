/**
 * What the viewers of a table have last been shown. Views and legal moves are the dearest things a table makes: they are
 * kept until the own side chooses again, and what has not changed by the next round is not written again.
 */

import { type Game, type Move, type MoveJson, moves, type Position, showMove } from '@heptapolis/engine'
import { viewLike, type Written } from '@heptapolis/engine/records'
import { controller, type GameEvent, heardBy, PUBLIC, question } from '@heptapolis/engine/show'

/** The open round, as far as it is seen: as it opened, and with what has been chosen since. */
interface Open {
  readonly game: Game
  readonly standing: Game
  readonly told: readonly GameEvent[]
  readonly choices: readonly { readonly city: number; readonly read: Move }[]
}

export interface Asked {
  city: number
  question: string
  legal: MoveJson[]
  chosen?: MoveJson
}

export interface Sight {
  view: Position
  told: GameEvent[]
  asked: Asked[]
}

interface Seen extends Omit<Sight, 'view'> {
  /** The game as the round opened, and the choices of the own side it shows. */
  readonly game: Game
  readonly own: string
  readonly written: Written
}

/** It goes along from round to round. */
export class Eyes {
  readonly #seen = new Map<number, Seen>()

  see(play: Open, eyes: number, own: string): Seen {
    const before = this.#seen.get(eyes)
    if (before?.game === play.game && before.own === own) return before
    const seen = this.#seeAnew(play, eyes, own, before)
    this.#seen.set(eyes, seen)
    return seen
  }

  #seeAnew(play: Open, eyes: number, own: string, before: Seen | undefined): Seen {
    const { game } = play
    const now = before?.game === game ? before : this.#anybody(game)
    return {
      game,
      own,
      written: viewLike(play.standing, eyes, { alike: now?.written, earlier: before?.written }),
      told: play.told.map((event) => heardBy(game, event, eyes)),
      asked: eyes === PUBLIC ? [] : askedOf(play, eyes),
    }
  }

  /** Somebody who has seen this round already. */
  #anybody(game: Game): Seen | undefined {
    for (const seen of this.#seen.values()) if (seen.game === game) return seen
    return undefined
  }
}

function askedOf({ standing, choices }: Open, viewer: number): Asked[] {
  const cities = Array.from({ length: standing.rules.cities }, (_, city) => city)
  return cities.flatMap((city) => {
    const open = controller(standing, city) === viewer ? question(standing, city) : undefined
    if (!open) return []
    const legal = moves(standing, city).map((move) => showMove(standing, move))
    const own = choices.find((choice) => choice.city === city)
    return [{ city, question: open.id, legal, chosen: own && showMove(standing, own.read) }]
  })
}
