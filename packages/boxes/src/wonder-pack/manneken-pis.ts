/** Manneken Pis: copies stages of its neighbours. */
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
    /** Copies a stage of a neighbour, built there or not; the cost is that of the stage unless it is `own`. */
    copyStage: { of: Side | 'either'; stage: number | 'last'; cost?: 'own' }
  }
}

export const copyDiggers: readonly Digger[] = [{ id: 'manneken-pis', after: 'halikarnassos' }]

const boardOf = (g: Game, seat: number): Board => g.rules.boards[state.board.get(g, seat)]

export const copyEffects: EffectRules = {
  copyStage: {},
}

/** Copied stage of each piece, by index. */
const copyOf = oncePerRuleset(({ pieces }) =>
  pieces.map(({ effects }): EffectOf<'copyStage'> | undefined => {
    const effect = effects[0]?.effect
    return effect?.kind === 'copyStage' ? effect : undefined
  }),
)

export const copyModifiers: Modifiers = {
  /** If the neighbour has a choice or any order, the owner picks, possibly the same stage twice. */
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
  /** It digs under its own name, whichever stage it copies. */
  digger: (g, seat, digger, piece) =>
    piece.sort === 'stage' && !boardOf(g, seat).stages.some((own) => own.includes(piece)) ? 'manneken-pis' : digger,
}

/** Cache of copies by stage and neighbours, which never change. */
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
