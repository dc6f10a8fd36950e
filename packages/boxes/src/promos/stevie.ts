/** Stevie: a stage for one coin per resource. */
import {
  activateStage,
  costOf,
  type Decision,
  type EffectRules,
  enqueue,
  FREE,
  type Game,
  layStage,
  type Move,
  move,
  moveCode,
  openSlots,
  PAY,
  type Piece,
  payBank,
  STAGE,
  stageOption,
  stagePieces,
  state,
  vector,
} from '@heptapolis/engine/box'
import { leaders } from './with-leaders.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** A stage at once, for one coin per resource of its cost. */
    stageForCoins: Record<never, never>
  }
}

export const stevie: EffectRules = {
  stageForCoins: {
    /** Our rulings: he is the marker of the stage himself, so a Courtesan copy has nothing to build with. */
    now(g, seat, _effect, piece) {
      if (!leaders.has(g, seat, piece.index) || stagesToBuy(g, seat).length === 0) return
      enqueue(g, g.rules.decisionOf('stage-for-coins'), seat, piece.index)
    },
  },
}

/** One coin per printed resource, the printed coins, and taxes of laws. */
const coinsFor = (g: Game, seat: number, stage: Piece): number =>
  vector.units(stage.price.need) + costOf(g, seat, 'stage', stage, FREE).coins

export function stagesToBuy(g: Game, seat: number): Move[] {
  return openSlots(g, seat).flatMap((slot) => {
    const pieces = stagePieces(g, seat, slot)
    const affordable = pieces.flatMap((piece, i) =>
      coinsFor(g, seat, piece) <= state.coins.get(g, seat) ? [{ piece, i }] : [],
    )
    return affordable.map(({ piece, i }) => {
      const pay = moveCode.withShare(coinsFor(g, seat, piece), moveCode.BANK)
      return move(STAGE, 0, PAY, pay, 0, stageOption(slot, pieces.length, i))
    })
  })
}

export const stageForCoins: Decision = {
  id: 'stage-for-coins',
  about: 'piece',
  moves(g, seat, _x, _y, out) {
    for (const stage of stagesToBuy(g, seat)) out.push(stage)
    out.push(move(g.rules.actionOf('skip')))
  },
  answer(g, seat, chosen, himself) {
    if (chosen.action !== STAGE) return
    payBank(g, seat, moveCode.total(chosen.pay))
    leaders.remove(g, seat, himself)
    const stage = { ...chosen, card: himself }
    layStage(g, seat, stage)
    activateStage(g, seat, stage)
  },
}
