/** Who or what has caused a loss: what was just built against all others, or what has failed for want of hands. */
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
  const events = steps.at(-1)?.events ?? []
  const failed = failuresIn(events)
  if (question !== LOSS && failed.length === 0) return undefined
  const causes = (question === LOSS ? events : []).flatMap(({ seat, card }) => {
    const piece = typeof card === 'string' ? byId.get(card) : undefined
    if (seat === undefined || seat === viewer || !piece) return []
    return piece.effects.some(({ effect }) => CAUSES.has(effect.kind))
      ? [words().ownPiece(party(seat).name, pieceName(piece))]
      : []
  })
  const named = [...causes, ...failed.flatMap((card) => byId.get(card) ?? []).map(pieceName)]
  return named.length > 0 ? words().because([...new Set(named)]) : undefined
}

const AGE = 'age'
const FAILED = /-failed$/

/** What has just failed and is being paid for: nothing any more once the next Age has begun. */
function failuresIn(events: Step['events']): string[] {
  if (events.some(({ what }) => what === AGE)) return []
  return events.flatMap(({ what, card }) => (FAILED.test(what) && typeof card === 'string' ? [card] : []))
}
