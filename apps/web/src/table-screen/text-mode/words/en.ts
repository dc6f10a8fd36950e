/** The table as text, in English. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  command: 'Command',
  commandHelp: 'For example “3 build”, “neighbours” or “why not 2”. “help” lists all commands.',
  reply: 'Reply',
  cities: 'Cities',
  columns: {
    city: 'City',
    coins: 'Coins',
    shields: 'Shields',
    science: 'Science',
    resources: 'Resources',
    wonder: 'Wonder',
    cards: 'Cards',
    tokens: 'Conflict tokens',
    more: 'Expansions',
  },
  table: 'Expansions on the table',
  lastTurn: 'Last turn',
  wonderIs: (built: number, of: number, next: string) =>
    built === of
      ? `${of > 2 ? `all ${of} stages` : of === 2 ? 'both stages' : 'the only stage'} built`
      : `${built} of ${plural(of, 'stage')} built; next: ${next}`,
  nextStage: (number: number, effect: string, cost: string) => `stage ${number} (${effect}; cost: ${cost})`,
  /** Prices of brown and grey resources. */
  soldAt: (raw: number, made: number) =>
    raw === made ? `${plural(raw, 'coin')} each` : `brown ${plural(raw, 'coin')}, grey ${plural(made, 'coin')} each`,
  notSold: (resources: string) => `not for sale: ${resources}`,
  nothing: 'none',
}
