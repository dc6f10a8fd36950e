/** Manneken Pis: the stages of its neighbours, built once more in Brussels. */
import {
  type Board,
  type Digger,
  type EffectOf,
  type EffectRules,
  type Game,
  left,
  type Modifiers,
  oncePerRuleset,
  type Piece,
  right,
  type Side,
  state,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Stands for a stage of a neighbour, whether built there or not; the cost is that of the stage unless it is `own`. */
    copyStage: { of: Side | 'either'; stage: number | 'last'; cost?: 'own' }
  }
}

export const copyDiggers: readonly Digger[] = [{ id: 'manneken-pis', after: 'halikarnassos' }]

const boardOf = (g: Game, seat: number): Board => g.rules.boards[state.board.get(g, seat)]

export const copyEffects: EffectRules = {
  copyStage: {},
}

/** What each piece copies, by its index. */
const copyOf = oncePerRuleset(({ pieces }) =>
  pieces.map(({ effects }): EffectOf<'copyStage'> | undefined => {
    const effect = effects[0]?.effect
    return effect?.kind === 'copyStage' ? effect : undefined
  }),
)

export const copyModifiers: Modifiers = {
  /** Where the neighbour offers a choice or builds in any order, the owner picks, and may pick the same one twice. */
  stage(g, seat, _slot, pieces) {
    const copy = copyOf(g.rules)[pieces[0].index]
    if (!copy) return pieces
    const one = state.board.get(g, left(g, seat))
    const other = state.board.get(g, right(g, seat))
    const known = copiesOf(g.rules)
    const key = (pieces[0].index * MOST_BOARDS + one) * MOST_BOARDS + other
    const before = known.get(key)
    if (before) return before
    const copied = copies(copy, pieces[0], g.rules.boards[one], g.rules.boards[other])
    known.set(key, copied)
    return copied
  },
  /** It digs as itself, whomever it copies. */
  digger: (g, seat, digger, piece) =>
    piece.sort === 'stage' && !boardOf(g, seat).stages.some((own) => own.includes(piece)) ? 'manneken-pis' : digger,
}

/** What was copied before, by stage and neighbours: they do not change, and are asked for again and again. */
const copiesOf = oncePerRuleset(() => new Map<number, readonly Piece[]>())
const MOST_BOARDS = 1000

function copies({ of, stage, cost }: EffectOf<'copyStage'>, own: Piece, one: Board, other: Board): readonly Piece[] {
  const boards = of === 'either' ? [one, other] : [of === 'left' ? one : other]
  const copied = boards.flatMap((board) => stageOf(board, stage))
  return cost === 'own' ? copied.map((piece) => ({ ...piece, price: own.price })) : copied
}

function stageOf({ def, stages }: Board, stage: number | 'last'): readonly Piece[] {
  if (def.anyOrder) return stages.flat()
  return stages[(stage === 'last' ? stages.length : Math.min(stage, stages.length)) - 1]
}
