/** Texts of the sources of points. */
import type { Position } from '@heptapolis/engine'
import type { Ruleset } from '@heptapolis/engine/show'
import { describePiece, pieceName, say, terms } from '../../i18n/index.ts'
import type { FinalScore } from '../standing.ts'

/** Field of a city for leaders that score their cost: their effects do not explain these points. */
const BURIED = 'entombed'

interface SourceText {
  name: string
  /** What brings the points, if the name does not say it. */
  more: string
}

export function sourceText(
  source: string,
  { seat, score }: Pick<FinalScore, 'seat' | 'score'>,
  { byId }: Ruleset,
  position: Position | undefined,
): SourceText {
  const piece = byId.get(source)
  if (!piece) return { name: source === 'coins' ? terms().coins(score.coins) : say().source(source), more: '' }
  const buried = position?.cities[seat]?.[BURIED]
  const isBuried = Array.isArray(buried) && buried.includes(source)
  return { name: pieceName(piece), more: isBuried ? say().mark(BURIED) : describePiece(piece) }
}
