/** The bots people sit down with, by name, from the weakest on: for whoever asks before there are bots to think. */
export const LEVEL_NAMES = ['random', 'easy', 'medium', 'hard', 'expert', 'greedy'] as const
