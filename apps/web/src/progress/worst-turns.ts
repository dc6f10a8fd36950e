/** Turns to try again: those that lost most of a kind, by the analysis where there is one. */
import type { LossKind, LostGame } from '@heptapolis/bots/patterns'

/** Pieces of advice, and turns for each. */
export const MOST_TOLD = 3

interface WorstTurn<Game> {
  readonly game: Game
  readonly index: number
  readonly age: number
  readonly lost: number
}

/** A turn that the analysis found as good as the best is no example, except for a conflict, which was lost in any case. */
export const worstTurns = <Game extends LostGame>(games: readonly Game[], kind: LossKind): WorstTurn<Game>[] =>
  games
    .flatMap((game) =>
      game.losses
        .filter((loss) => loss.kind === kind && (kind === 'fights' || loss.judged !== 0))
        .map(({ index, age, points, judged }) => ({
          game,
          index,
          age,
          lost: kind === 'fights' ? points : (judged ?? points),
        })),
    )
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_TOLD)
