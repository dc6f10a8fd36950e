/** Text that explains why a player must lose something: a card of another player, or a failed project or edifice. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { countIn, type Piece, type Ruleset, type Seen, state, type Told } from '@heptapolis/engine/show'
import { isPirated } from '../../boxes/armada/piracy.ts'
import type { Parties } from '../../game-model/names.ts'
import type { TableQuestion, TableStep } from '../../game-model/table.ts'
import { pieceName, terms, words } from '../../i18n/index.ts'
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
  const harmful = others.flatMap((event) => harmfulPiece(event, rules, party, isHit))
  const lines = linesOf(
    rules,
    others.filter(({ lose }) => lose === OTHERS),
    party,
    '',
  )
  const sources = harmful.length + failed.length + lines.length
  const shareOf = (piece: Piece) => (seen && sources > 1 ? lossBy(piece, seen, viewer) : undefined)
  const named = [...harmful.map((one) => ownedText(one, shareOf(one.piece))), ...failed.map(pieceName)]
  const because = named.length > 0 ? [words().because([...new Set(named)])] : []
  return [...because, ...lines.map(({ text }) => `${text}.`)].join(' ') || undefined
}

/** Coins that are lost altogether: each answer pays some and owes the rest. */
export function lossInAll({ id, moves: [first] }: Pick<TableQuestion, 'id' | 'moves'>): string | undefined {
  return id === LOSS && first ? words().lostInAll(Number(first.coins) + Number(first.debt)) : undefined
}

/** Coins that a piece of another city takes; undefined if that depends on more than the piece. */
function lossBy({ effects }: Piece, seen: Seen, viewer: number): number | undefined {
  const losses = effects.map(({ effect }) => {
    if (effect.kind !== 'othersLose') return 0
    const coins = effect.coins === 'age' ? state.age.get(seen) : effect.coins
    return effect.per === undefined ? coins : coins * countIn(seen, viewer, effect.per)
  })
  return losses.reduce((sum, one) => sum + one, 0) || undefined
}

/** Events of the turn so far, which questions to other cities divide into steps; without those of losses already paid. */
function unpaidEvents(steps: readonly TableStep[]): TableStep['events'] {
  const begun = steps.findLastIndex(({ events }) => events.some(isHead))
  const isPaid = ({ events }: TableStep): boolean => events.some(({ what }) => LOST.has(what))
  const paid = steps.slice(0, -1).findLastIndex(isPaid)
  const events = steps.slice(Math.max(0, begun, paid + 1)).flatMap((step) => step.events)
  return events.slice(events.findLastIndex(isHead) + 1)
}

interface HarmfulPiece {
  piece: Piece
  owner: string
}

/** `isHit`: whether an effect of this kind takes coins from the reader. */
function harmfulPiece(
  { seat = 0, card }: Told,
  { byId }: Ruleset,
  party: Parties,
  isHit: (kind: string) => boolean,
): HarmfulPiece[] {
  const piece = typeof card === 'string' ? byId.get(card) : undefined
  const harms = piece?.effects.some(({ effect }) => isHit(effect.kind))
  return piece && harms ? [{ piece, owner: party(seat).name }] : []
}

/** The name of a stage begins with that of its city. */
function ownedText({ piece, owner }: HarmfulPiece, coins: number | undefined): string {
  const name = pieceName(piece)
  const notes = [...(name.startsWith(owner) ? [] : [owner]), ...(coins ? [terms().coins(coins)] : [])]
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
}

const FAILED = /-failed$/

/** Projects and edifices whose failure in the current Age leads to a question; any of them may take coins. */
function failuresIn(events: TableStep['events'], question: string): string[] {
  const { [question]: asking } = LOOKS.failureQuestions
  const isCause = (what: string) => (question === LOSS ? FAILED.test(what) : what === asking)
  return events.flatMap(({ what, card }) => (isCause(what) && typeof card === 'string' ? [card] : []))
}
