/** Search parameters independent of the budget, tuned by trials (docs/bots.md). */
export interface SearchHabits {
  /** Number of standard errors behind the best at which a move is dropped. */
  clearly: number
  /** Noise of the other players' judgement, in points. */
  doubt: number
  /** Noise of the searching player, who will search again and so errs less. */
  ownDoubt: number
  /** Exploration constant of the tree, in points. */
  curiosity: number
  /** Maximum number of branches of a tree. */
  branches: number
  /** Weights of the best rival's points and of a win, relative to an own point. */
  rivals: number
  winning: number
  /** Whether a partner's points count as own. */
  forTeam: boolean
}

export const HABITS: SearchHabits = {
  clearly: 2.5,
  doubt: 0.6,
  ownDoubt: 0.2,
  curiosity: 3,
  branches: 5,
  rivals: 0.35,
  winning: 12,
  forTeam: true,
}
