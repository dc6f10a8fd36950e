/** Text that explains why a player must lose something: a card of another player, or a failed project or edifice. */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Ruleset, Told } from '@heptapolis/engine/show'
import { isPirated } from '../../boxes/armada/piracy.ts'
import type { Parties } from '../../game-model/names.ts'
import type { TableStep } from '../../game-model/table.ts'
import { pieceName, words } from '../../i18n/index.ts'
import { isHead, linesOf } from './log.ts'
import { LOST, OTHERS } from './losses.ts'

const LOSS = 'loss'

export function causeOf(
  question: string,
  rules: Ruleset,
  steps: readonly TableStep[],
  viewer: number,
  party: Parties,
): string | undefined {
  const events = unpaidEvents(steps)
  const seen = steps.at(-1)?.seen
  const isHit = (kind: string) =>
    kind === 'othersLose' || (kind === 'piracy' && seen !== undefined && isPirated(seen, viewer))
  const others = question === LOSS ? events.filter(({ seat }) => seat !== undefined && seat !== viewer) : []
  const failed = failuresIn(events, question).flatMap((card) => rules.byId.get(card) ?? [])
  const named = [...others.flatMap((event) => harmfulPiece(event, rules, party, isHit)), ...failed.map(pieceName)]
  const lines = linesOf(
    rules,
    others.filter(({ lose }) => lose === OTHERS),
    party,
    '',
  )
  const because = named.length > 0 ? [words().because([...new Set(named)])] : []
  return [...because, ...lines.map(({ text }) => `${text}.`)].join(' ') || undefined
}

/** Events of the turn so far, which questions to other cities divide into steps; without those of losses already paid. */
function unpaidEvents(steps: readonly TableStep[]): TableStep['events'] {
  const begun = steps.findLastIndex(({ events }) => events.some(isHead))
  const isPaid = ({ events }: TableStep): boolean => events.some(({ what }) => LOST.has(what))
  const paid = steps.slice(0, -1).findLastIndex(isPaid)
  const events = steps.slice(Math.max(0, begun, paid + 1)).flatMap((step) => step.events)
  return events.slice(events.findLastIndex(isHead) + 1)
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
  return piece && harms ? [owned(pieceName(piece), party(seat).name)] : []
}

/** The name of a stage begins with that of its city. */
const owned = (name: string, owner: string): string => (name.startsWith(owner) ? name : `${name} (${owner})`)

const FAILED = /-failed$/

/** Projects and edifices whose failure in the current Age leads to a question; any of them may take coins. */
function failuresIn(events: TableStep['events'], question: string): string[] {
  const { [question]: asking } = LOOKS.failureQuestions
  const isCause = (what: string) => (question === LOSS ? FAILED.test(what) : what === asking)
  return events.flatMap(({ what, card }) => (isCause(what) && typeof card === 'string' ? [card] : []))
}
