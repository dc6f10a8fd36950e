/** Names of the bot levels and the version of analyses; a separate file, so that pages need not load the bots. */
export { ANALYSIS_VERSION } from './analysis/version.ts'

/** In order of strength. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'master'] as const
