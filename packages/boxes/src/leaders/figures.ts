/** Figures of Leaders. */
import type { Figures } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Leaders dealt to each player. */
    leadersDealt: number
    /** Coins for a leader who is given up. */
    leaderGivenUp: number
    /** Price of the bank for a resource, with a leader that allows it. */
    bankPrice: number
    /** Coins per neighbour bought from, with a leader that pays them. */
    commission: number
    /** Factor of the cost that a buried leader scores. */
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
