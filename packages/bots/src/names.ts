/** Names of the bot levels in order of strength; a separate file, so that menus need not load the bots. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'master'] as const
