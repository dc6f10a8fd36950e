/** The base game of both editions. */

import {
  type Ability,
  type Box,
  controller,
  type DeckPart,
  type Game,
  isLastTurn,
  oncePerRuleset,
  piecesOf,
  type Ruleset,
  state,
  type Terms,
} from '@heptapolis/engine/box'
import { BOARDS_1E } from './boards-1e.ts'
import { BOARDS_2E } from './boards-2e.ts'
import { CARDS_1E } from './cards-1e.ts'
import { CARDS_2E } from './cards-2e.ts'
import { houseRules } from './house-rules.ts'

declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Number of guilds in Age III beyond the number of players. */
    guildsMore: number
  }
}

const MOST_PRINTED = 7
const FEWEST_PRINTED = 3

/** Cards are printed for 3 to 7 players; fewer use those for 3, more those for 7. */
export const printedPlayers = (players: number): number => Math.min(MOST_PRINTED, Math.max(FEWEST_PRINTED, players))

/** All cards of the Age; in Age III also random guilds of all boxes. */
function deck(rules: Ruleset, age: number): DeckPart {
  const all = ageCards(rules)[age]
  if (age < 3) return { all }
  return {
    all,
    drawn: { from: piecesOf({ rules }, 'guild'), count: printedPlayers(rules.players) + rules.figures.guildsMore },
  }
}

/** Cards of each Age with copies. */
const ageCards = oncePerRuleset(({ pieces, players }) => {
  const decks: number[][] = [[], [], [], []]
  for (const { box, sort, age, copies, index } of pieces) {
    if (box !== 'base' || sort !== 'card') continue
    for (const from of copies) if (from <= printedPlayers(players)) decks[age].push(index)
  }
  return decks
})

const isFirstTurn = (g: Game): boolean => state.turn.get(g) === 1
/** An extra card after the last turn is not the last one chosen from a hand. The keeper's hand serves the free city too. */
const playsFromHand = (g: Game, seat: number): boolean => state.hand.size(g, controller(g, seat)) > 1

const abilities: readonly Ability[] = [
  {
    id: 'free-per-age',
    free: { oncePerAge: true, covers: () => true },
  },
  {
    id: 'free-new-colour',
    free: { covers: (g, seat, card) => state.colours.get(g, seat, card.colour) === 0 },
  },
  {
    id: 'free-first',
    free: { covers: isFirstTurn },
  },
  {
    id: 'free-last',
    free: { covers: (g, seat) => isLastTurn(g) && playsFromHand(g, seat) },
  },
]

export const base: Box = {
  id: 'base',
  figures: { guildsMore: 2 },
  pieces: (setup: Terms) => (setup.edition === '1e' ? CARDS_1E : CARDS_2E),
  boards: (setup: Terms) => (setup.edition === '1e' ? BOARDS_1E : BOARDS_2E),
  deck,
  abilities,
  diggers: [{ id: 'halikarnassos' }],
  houseRules,
}
