/** Project tokens of a city. They are pieces: their effects last while the city holds them. */
import {
  type Ability,
  activate,
  causedBy,
  derive,
  type Effect,
  type EffectRules,
  form,
  type Game,
  List,
  type PieceDef,
  shorthand,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Returned to let a card of any colour take part in a project. */
    projectBag: Record<never, never>
    /** Additional points per set of three different science symbols. */
    projectSets: { points: number }
  }
}

const { ability, ALL_THREE, each, OWN, points, shields } = shorthand

export const FREE_STAGE = 'project-token-free-wonder-stage'
export const FREE_BUILDING = 'project-token-free-building'
export const BAG = 'project-token-any-color'
export const SHIELD = 'project-token-shields-1'
export const TWO_SHIELDS = 'project-token-shields-2'
export const STAGE_POINTS = 'project-token-stage-points'
export const SCIENCE_POINTS = 'project-token-science-points'
export const GUILD_POINTS = 'project-token-guild-points'
/** By Age, for a city that cannot pay the penalty of a failed project. */
export const PENALTIES = ['', 'project-token-penalty-1', 'project-token-penalty-2', 'project-token-penalty-3']

const token = (id: string, effect: Effect): PieceDef => ({
  id,
  sort: 'project-token',
  title: 'project-token',
  scoreLine: 'projects',
  effects: [effect],
})

export const TOKENS: readonly PieceDef[] = [
  token(FREE_STAGE, ability('project-stage')),
  token(FREE_BUILDING, ability('project-building')),
  token(BAG, { kind: 'projectBag' }),
  token(SHIELD, shields(1)),
  token(TWO_SHIELDS, shields(2)),
  token(STAGE_POINTS, each('stage', OWN, { points: 1 })),
  token(SCIENCE_POINTS, { kind: 'projectSets', points: 3 }),
  token(GUILD_POINTS, each('purple', ALL_THREE, { points: 1 })),
  token(PENALTIES[1], points(-1)),
  token(PENALTIES[2], points(-2)),
  token(PENALTIES[3], points(-3)),
]

/** At most one token a turn: three Ages of eight turns, some penalties, and room. */
const MOST_TOKENS = 32
export const held = new List('projectTokens', MOST_TOKENS, true, {
  sees: 'all',
  holds: true,
  position: form.always(form.pieces('project-token', { named: true })),
  mark: { symbol: 'project', as: 'faces', room: 'near' },
  pad: { is: 'picker', several: true },
})

export const hasToken = (g: Game, seat: number, id: string): boolean =>
  held.size(g, seat) > 0 && held.has(g, seat, g.rules.piece(id).index)

export function takeToken(g: Game, seat: number, id: string, source?: string): void {
  const piece = g.rules.piece(id)
  held.push(g, seat, piece.index)
  activate(g, seat, piece)
  g.listener?.({ what: 'token', seat, card: id, ...causedBy(source) })
}

export function giveBack(g: Game, seat: number, id: string): void {
  held.remove(g, seat, g.rules.piece(id).index)
  derive(g, seat)
}

const AGE_CARDS = ['card', 'guild']

export const tokenAbilities: readonly Ability[] = [
  {
    id: 'project-building',
    free: {
      covers: (_g, _seat, card) => AGE_CARDS.includes(card.sort),
      used: (g, seat) => giveBack(g, seat, FREE_BUILDING),
    },
  },
  {
    // Ruling: the token waives resources only; the coins of a stage are still due.
    id: 'project-stage',
    freeStage: { covers: () => true, used: (g, seat) => giveBack(g, seat, FREE_STAGE) },
  },
]

export const tokenEffects: EffectRules = {
  projectBag: {},
  projectSets: {
    science(_g, _seat, { points: more }, hand) {
      hand.perSet += more
    },
  },
}
