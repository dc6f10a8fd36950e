/**
 * Greedy bot that avoids one expansion wherever it can. Games against `greedy` show how much the expansion is worth.
 */
import { BUILD, type Game, type Move, moves, type Ruleset, riderIndex, STAGE, state } from '@heptapolis/engine/search'
import type { Bot } from '../bot.ts'
import { CityEstimate } from '../outlook/estimate.ts'
import { WEIGHTS } from '../outlook/weights.ts'
import { bestMove } from './greedy.ts'

const estimate = new CityEstimate(WEIGHTS)

export const ignoring = (box: string): Bot => ({
  name: `greedy without ${box}`,
  about: `Looks one move ahead and leaves ${box} alone.`,
  choose(seen, seat) {
    const legal = moves(seen, seat)
    const rest = legal.filter((move) => !uses(seen, seat, move, box))
    return bestMove(seen, seat, rest.length > 0 ? rest : legal, estimate)
  },
})

/**
 * Whether the move uses the box by choice: its cards, stages, actions or riders. Selling one of its pieces
 * does not count.
 */
function uses(g: Game, seat: number, { action, card, rider }: Move, box: string): boolean {
  const { rules } = g
  if (rider !== 0 && boxOfRider(rules, riderIndex(rider)) === box) return true
  if (action === BUILD) return rules.pieces[card].box === box
  if (action === STAGE) return rules.boards[state.board.get(g, seat)].piece.box === box
  return boxOfAction(rules, action) === box && rules.actions[action].brings === undefined
}

const boxOfRider = ({ boxes, riders }: Ruleset, rider: number): string | undefined =>
  boxes.find((one) => one.rider === riders[rider])?.id

const boxOfAction = ({ boxes, actions }: Ruleset, action: number): string | undefined =>
  boxes.find((one) => one.actions?.some(({ id }) => id === actions[action].id))?.id
