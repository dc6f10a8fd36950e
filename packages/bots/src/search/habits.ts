/** How a search goes about it, whatever its budget: figures that were found by trial (docs/bots.md). */
export interface Habits {
  /** A move is dropped when it is behind by so many standard errors. */
  clearly: number
  /** How far off, in points, an imagined player's judgement may be. */
  doubt: number
  /** The searching player will think again, and so err less. */
  ownDoubt: number
  /** How many points of doubt make another branch worth a try. */
  curiosity: number
  /** Branches of a tree at most. */
  branches: number
  /** What the best rival's points count, and a win, beside a point of one's own. */
  rivals: number
  winning: number
  /** In teams the partner's points count as one's own. */
  forTeam: boolean
}

export const HABITS: Habits = {
  clearly: 2.5,
  doubt: 0.6,
  ownDoubt: 0.2,
  curiosity: 3,
  branches: 5,
  rivals: 0.35,
  winning: 12,
  forTeam: true,
}
