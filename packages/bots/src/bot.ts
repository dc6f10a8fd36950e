/**
 * Interfaces of bots: a `Bot` has a name and starts a `Player` per game, which receives the view of its seat and
 * returns moves.
 */
import type { Move, Random, Seen, Told } from '@heptapolis/engine/search'

/** Player of one seat for a whole game. */
export interface Player {
  /** Returns a legal move. `seen` is the sight of the player who answers for the seat. */
  choose(seen: Seen, seat: number, random: Random): Move
  /** Same with a limit of worlds. With the same number of worlds it returns the same move. */
  think?(seen: Seen, seat: number, random: Random, worlds: number): Thought
  /** Feeds an earlier view and choice into its memory. */
  recall?(seen: Seen, seat: number, move: Move): void
  /** Receives events, as far as the seat may know them. */
  hear?(told: Told): void
  /** Receives the final state. */
  over?(seen: Seen): void
  /** Only for players that may fail to answer. */
  standIns?(): StandIns
}

export interface Thought {
  readonly move: Move
  /** Number of worlds tried. */
  readonly worlds: number
  /** Bot that chose, if it was a stand-in. */
  readonly by?: string
}

/** Questions of a game, and how many a stand-in answered. */
export interface StandIns {
  readonly asked: number
  readonly instead: number
}

export interface Bot extends Player {
  readonly name: string
  /** One sentence for people who choose opponents. */
  readonly about: string
  /** Creates a player with memory for one game; absent if the bot needs no memory. */
  sit?(): Player
}

export const sitDown = (bot: Bot): Player => bot.sit?.() ?? bot
