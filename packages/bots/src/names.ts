/** The levels people choose their opponents by, from a child's first one on: for whoever asks before there are bots to think. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'master'] as const
