/** A bot sees what its seat may see, and answers. */
import type { Move, Random, Seen, Told } from '@heptapolis/engine/search'

/** Answers for one seat through a whole game. */
export interface Player {
  /** One of the legal moves. `seen` is what `sight` shows to whoever answers for the seat. */
  choose(seen: Seen, seat: number, random: Random): Move
  /** The same in so many worlds at most. Given as many as it took, it chooses the same again. */
  think?(seen: Seen, seat: number, random: Random, worlds: number): Thought
  /** Takes note of what the seat saw and chose before, as if it had been asked then. */
  recall?(seen: Seen, seat: number, move: Move): void
  /** Is told what happens, as far as the seat may know it. */
  hear?(told: Told): void
  /** Is shown how the game ended. */
  over?(seen: Seen): void
  /** Told by whoever may fail to answer. */
  standIns?(): StandIns
}

export interface Thought {
  readonly move: Move
  /** In how many worlds moves were tried. */
  readonly worlds: number
  /** The bot that chose, where it was not the one that was asked. */
  readonly by?: string
}

/** How often somebody was asked in a game, and how often another chose in its place. */
export interface StandIns {
  readonly asked: number
  readonly instead: number
}

export interface Bot extends Player {
  readonly name: string
  /** In a sentence, for people choosing their opponents. */
  readonly about: string
  /** Sits down for one game, to remember what it sees; a bot without it needs no memory. */
  sit?(): Player
}

/** The bot at a seat for one game. */
export const sitDown = (bot: Bot): Player => bot.sit?.() ?? bot
