/** The numbers of the rules of Leaders. */
import type { Figures } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Leaders dealt to each player. */
    leadersDealt: number
    /** Coins for a leader who is given up. */
    leaderGivenUp: number
    /** Coins the bank asks for a good, where a leader lets one buy there. */
    bankPrice: number
    /** Coins a leader earns on each neighbour one has bought from. */
    commission: number
    /** A buried leader scores its cost so many times. */
    burialTimes: number
  }
}

export const FIGURES = {
  leadersDealt: 4,
  leaderGivenUp: 3,
  bankPrice: 1,
  commission: 1,
  burialTimes: 2,
} satisfies Partial<Figures>
