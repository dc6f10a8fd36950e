/** Manneken Pis: the stages of its neighbours, built once more in Brussels. */
import {
  type Board,
  type EffectOf,
  type EffectRules,
  type Game,
  left,
  type Modifiers,
  type Piece,
  right,
  type Side,
  state,
} from '@heptapolis/engine'

declare module '@heptapolis/engine' {
  interface EffectKinds {
    /** Stands for a stage of a neighbour, whether built there or not; the cost is that of the stage unless it is `own`. */
    copyStage: { of: Side | 'either'; stage: number | 'last'; cost?: 'own' }
  }
}

/** Third in the order of builders from the discard pile, whomever it copies. */
const MANNEKEN_PIS_DIGS = 3

const boardOf = (g: Game, seat: number): Board => g.rules.boards[state.board.get(g, seat)]

const WORDS: Record<string, string> = { '1': 'first', '2': 'second', last: 'last' }

export const copyEffects: EffectRules = {
  copyStage: {
    describe({ of, stage, cost }) {
      const whose = of === 'either' ? 'of either neighbour' : `of your ${of} neighbour`
      return `copies the ${WORDS[stage] ?? stage} stage ${whose}, ${cost === 'own' ? 'its effect only' : 'cost and effect'}`
    },
  },
}

function copyOf({ effects }: Piece): EffectOf<'copyStage'> | undefined {
  const effect = effects[0]?.effect
  return effect?.kind === 'copyStage' ? effect : undefined
}

export const copyModifiers: Modifiers = {
  /** Where the neighbour offers a choice or builds in any order, the owner picks, and may pick the same one twice. */
  stage(g, seat, _slot, pieces) {
    const copy = copyOf(pieces[0])
    if (!copy) return pieces
    const cities =
      copy.of === 'either' ? [left(g, seat), right(g, seat)] : [copy.of === 'left' ? left(g, seat) : right(g, seat)]
    const copied = cities.flatMap((city) => stageOf(boardOf(g, city), copy.stage))
    return copy.cost === 'own' ? copied.map((stage) => priced(stage, pieces[0])) : copied
  },
  digOrder: (g, seat, order, piece) =>
    piece.sort === 'stage' && !boardOf(g, seat).stages.some((own) => own.includes(piece)) ? MANNEKEN_PIS_DIGS : order,
}

function stageOf({ def, stages }: Board, stage: number | 'last'): readonly Piece[] {
  if (def.anyOrder) return stages.flat()
  return stages[(stage === 'last' ? stages.length : Math.min(stage, stages.length)) - 1]
}

const PRICED = new WeakMap<Piece, Map<Piece, Piece>>()

/** The stage at the price of another; made once, since it is asked for again and again. */
function priced(stage: Piece, like: Piece): Piece {
  const known = PRICED.get(like) ?? new Map<Piece, Piece>()
  PRICED.set(like, known)
  const made = known.get(stage) ?? { ...stage, price: like.price }
  known.set(stage, made)
  return made
}
