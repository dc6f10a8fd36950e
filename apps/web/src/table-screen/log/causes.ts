/** Text that explains why a player must lose something: a card of another player, or a failed project or edifice. */
import type { Ruleset, Told } from '@heptapolis/engine/show'
import { isPirated } from '../../boxes/armada/piracy.ts'
import type { Parties } from '../../game-model/names.ts'
import type { TableStep } from '../../game-model/table.ts'
import { pieceName, words } from '../../i18n/index.ts'
import { linesOf } from './log.ts'

const LOSS = 'loss'
/** Event field for coins taken from others without a piece. */
const OTHERS = 'others'

export function causeOf(
  question: string,
  rules: Ruleset,
  steps: readonly TableStep[],
  viewer: number,
  party: Parties,
): string | undefined {
  const { events = [], seen } = steps.at(-1) ?? {}
  const isHit = (kind: string) =>
    kind === 'othersLose' || (kind === 'piracy' && seen !== undefined && isPirated(seen, viewer))
  const others = question === LOSS ? events.filter(({ seat }) => seat !== undefined && seat !== viewer) : []
  const failed = failuresIn(events).flatMap((card) => rules.byId.get(card) ?? [])
  const named = [...others.flatMap((event) => harmfulPiece(event, rules, party, isHit)), ...failed.map(pieceName)]
  const told = linesOf(
    rules,
    others.filter(({ lose }) => lose === OTHERS),
    party,
    '',
  )
  const because = named.length > 0 ? [words().because([...new Set(named)])] : []
  return [...because, ...told.map(({ text }) => `${text}.`)].join(' ') || undefined
}

/** `isHit`: whether an effect of this kind takes coins from the reader. */
function harmfulPiece(
  { seat = 0, card }: Told,
  { byId }: Ruleset,
  party: Parties,
  isHit: (kind: string) => boolean,
): string[] {
  const piece = typeof card === 'string' ? byId.get(card) : undefined
  const harms = piece?.effects.some(({ effect }) => isHit(effect.kind))
  return piece && harms ? [`${pieceName(piece)} (${party(seat).name})`] : []
}

const AGE = 'age'
const FAILED = /-failed$/

/** Projects and edifices that failed in the current Age. */
function failuresIn(events: TableStep['events']): string[] {
  if (events.some(({ what }) => what === AGE)) return []
  return events.flatMap(({ what, card }) => (FAILED.test(what) && typeof card === 'string' ? [card] : []))
}
