/** Rating pools: players have separate ratings for the base game, expansions and teams, live and over days. */
export const POOLS = ['base-live', 'boxes-live', 'teams-live', 'base-days', 'boxes-days', 'teams-days'] as const
export type RatingPool = (typeof POOLS)[number]

/** Boards and profiles show a number from this many games on. */
export const ENOUGH_GAMES = 5
