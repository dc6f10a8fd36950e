/** Who has caused what others lose: what was just built against all others. */
import type { Ruleset } from '@heptapolis/engine'
import { pieceName, words } from '../i18n/index.ts'
import type { Parties } from '../table/names.ts'
import type { Step } from '../table/table.ts'

const LOSS = 'loss'
/** Effects that take coins from all others. */
const CAUSES = new Set<string>(['othersLose', 'piracy'])

export function causeOf(
  question: string,
  { byId }: Pick<Ruleset, 'byId'>,
  steps: readonly Step[],
  viewer: number,
  party: Parties,
): string | undefined {
  if (question !== LOSS) return undefined
  const causes = (steps.at(-1)?.events ?? []).flatMap(({ seat, card }) => {
    const piece = typeof card === 'string' ? byId.get(card) : undefined
    if (seat === undefined || seat === viewer || !piece) return []
    return piece.effects.some(({ effect }) => CAUSES.has(effect.kind))
      ? [words().ownPiece(party(seat).name, pieceName(piece))]
      : []
  })
  return causes.length > 0 ? words().because([...new Set(causes)]) : undefined
}
