/** Text of the effect that the chosen action has. A card that is only spent has no effect itself. */
import { actionNamed, type Game, type Piece } from '@heptapolis/engine/show'
import type { CityView } from '../../city/view.ts'
import { describePiece, sentence, terms, words } from '../../i18n/index.ts'
import type { HandChoice } from '../choices.ts'
import { givesCard } from '../labels.ts'

export function effectWords(
  { rules }: Game,
  { stages }: Pick<CityView, 'stages'>,
  { action, stage, half }: Pick<HandChoice, 'action' | 'stage' | 'half'>,
  piece: Piece,
  isPlain = true,
): string {
  const { brings } = actionNamed(rules, action)
  // A rider of a sale replaces its coins.
  if (brings && !isPlain) return ''
  if (brings) return sentence(terms().coins(rules.figures[brings]))
  if (action === 'stage' && stage !== undefined) return stageWords(stages[stage - 1]?.pieces ?? [], half)
  if (givesCard(action)) return ''
  const does = describePiece(piece)
  return action === 'pick' && piece.sort === 'leader' ? words().onceRecruited(does) : does
}

/** Stage with halves: text of the chosen half. */
const stageWords = (pieces: readonly Piece[], half: number | undefined): string =>
  pieces
    .filter((_, i) => half === undefined || pieces.length === 1 || i === half - 1)
    .map(describePiece)
    .join(' ')
