/** Texts of recommended moves, their reasons and their gains, for `heptapolis analyse`. */
import type { Gained, JudgedDecision, ReasonGain } from '@heptapolis/bots'
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Game, MoveJson } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import { say, words } from '../language.ts'
import { chainFrom } from './words.ts'

const nameOf = ({ rules }: Game, id: string): string => {
  const piece = rules.byId.get(id)
  return piece ? say().piece(piece) : id
}

/**
 * Use of a card: `Build Archery Range`, `Stage 3 with Courthouse`, `Place a tile with Baths`. A question may have its own
 * verbs.
 */
function deedWords(g: Game, { action, card, stage }: MoveJson, question?: string): string {
  const { analysis: said } = words()
  if (typeof stage === 'number') return card ? said.stageWith(stage, nameOf(g, card)) : said.builtStage(stage)
  const verb = say().verb(action, question)
  if (card === undefined) return verb
  return LOOKS.givesCard.includes(action) ? said.givenFor(verb, nameOf(g, card)) : words().act(verb, nameOf(g, card))
}

/** Complete move: `Build Archery Range for 3 coins`, `Library, free because of Scriptorium`. */
export function adviceWords(g: Game, move: MoveJson, question?: string): string {
  const { by, card, pay = {} } = move
  const coins = Object.values(pay).reduce((sum, share) => sum + share, 0)
  const said = fullDeedWords(g, move, question)
  return [
    `${coins > 0 ? words().analysis.paying(said, say().terms.coins(coins)) : said}${by === undefined || by === 'chain' ? '' : ` (${say().ability(by)})`}`,
    ...(by === 'chain' ? [chainWords(g, card)] : []),
  ].join(', ')
}

/** The city is not known here: all cards that lead to this one. */
function chainWords({ rules }: Game, card = ''): string {
  const piece = rules.byId.get(card)
  const from = piece ? chainFrom(rules, piece).map(say().piece) : []
  return from.length > 0 ? say().terms.freeBecause([...new Set(from)]) : words().byPower
}

/** Fields of a move besides its riders, such as a ship or a tile. */
const ridersOf = ({ action, card, stage, from, by, pay, ...along }: MoveJson): [string, unknown][] =>
  Object.entries(along)

/** Includes riders, such as a ship or a tile; `Lose the +1 token` if there is no card. */
function fullDeedWords(g: Game, move: MoveJson, question?: string): string {
  const details = ridersOf(move).map(([key, value]) => say().detail(key, value))
  const deed = deedWords(g, move, question)
  if (details.length === 0) return deed
  return move.card === undefined ? `${deed} ${details.join(', ')}` : `${deed} (${details.join(', ')})`
}

/** Judgement of a decision in a sentence or two. */
export function reasonWords(g: Game, { reason, played, best, question }: DecisionVerdict): string {
  const { analysis: said } = words()
  switch (reason.is) {
    case 'good': {
      const isBest = JSON.stringify(best[0]?.move) === JSON.stringify(played.move)
      const gains = gainsWords(g, reason.gains)
      return [isBest ? said.best : said.noWorse, ...(gains.length > 0 ? [said.brings(gains)] : [])].join(' ')
    }
    case 'paid': {
      const { total, left, right, spared } = reason
      const how = total === 0 ? said.withoutPaying : said.payingSides(total, left, right)
      const sentence = said.right(quotedMove(g, reason.move, question), how, reason.along)
      return spared === undefined ? sentence : `${sentence} ${said.spared(say().wonder(spared))}`
    }
    case 'stronger': {
      const { gains, dearer, cheaper } = reason
      const [better, other] = [namedMove(g, reason.move, question), namedMove(g, reason.played, question)]
      const subject = subjectOf(g, reason.played, question)
      const instead = [
        ...gainsWords(g, reason.instead),
        ...(dearer > 0 ? [said.gains.dearer(dearer)] : []),
        ...(cheaper > 0 ? [said.gains.cheaper(cheaper)] : []),
      ]
      const shown = reason.isOutweighed ? [] : gainsWords(g, gains)
      return [
        said.stronger(better, shown, other),
        ...(instead.length > 0 ? [said.instead(subject, instead)] : []),
      ].join(' ')
    }
  }
}

type DecisionVerdict = Pick<JudgedDecision, 'reason' | 'best' | 'played' | 'question'>

/** Figures of the simulations for a move against the next best one; empty if chance may explain them. */
export function gainedWords(g: Game, { over, points, error }: Gained, question?: string): string {
  if (points <= (error?.points ?? 0)) return ''
  return words().analysis.better(subjectOf(g, over.move, question), points, error?.points ?? 0)
}

/** Move without its price, for quoting. */
const quotedMove = (g: Game, move: MoveJson, question?: string): string =>
  words().analysis.quoted(namedMove(g, move, question))

const namedMove = (g: Game, move: MoveJson, question?: string): string =>
  say().terms.capital(fullDeedWords(g, move, question))

const BY_CARD = ['build', 'pick', 'recruit']
const SALES = ['sell', 'give-up']

/** A move as the subject of its gains; with a rider it is quoted. */
function subjectOf(g: Game, move: MoveJson, question?: string): string {
  const { analysis: said } = words()
  const { action, card, stage } = move
  const whole = namedMove(g, move, question)
  if (card === undefined || ridersOf(move).length > 0) return said.quoted(whole)
  if (stage !== undefined) return said.byStage(whole)
  if (BY_CARD.includes(action)) return said.byCard(nameOf(g, card), whole)
  return SALES.includes(action) ? said.bySale(nameOf(g, card), whole) : said.quoted(whole)
}

/** Verb phrases. A card that is kept from another city comes last: its text is the longest. */
function gainsWords(g: Game, gains: readonly ReasonGain[]): string[] {
  const alike = Map.groupBy(gains, (gain) => (gain.is === 'points' && !gain.set ? 'points' : gain))
  const isDenied = (group: readonly ReasonGain[]): boolean => itemAt(group, 0).is === 'denied'
  const groups = [...alike.values()]
  const ordered = [...groups.filter((group) => !isDenied(group)), ...groups.filter(isDenied)]
  return ordered.map((group) => gainWords(g, group))
}

/** Points of several score lines share a phrase. */
function gainWords(g: Game, same: readonly ReasonGain[]): string {
  const { gains: said } = words().analysis
  const { scoreLine, wonder } = say()
  const gain = itemAt(same, 0)
  switch (gain.is) {
    case 'points':
      if (gain.set) return said.set(gain.points)
      return said.points(
        same.flatMap((one) => (one.is === 'points' ? [{ points: one.points, line: scoreLine(one.line) }] : [])),
      )
    case 'loses':
      return said.loses(gain.points, scoreLine(gain.line))
    case 'conflict':
      return said.conflict([wonder(gain.wonder)], gain.from, gain.to, gain.isLast === true)
    case 'free':
      return said.free(nameOf(g, gain.by))
    case 'shields':
      if (gain.isLast) return said.wastedShields(gain.shields)
      return said.shields(gain.shields, gain.ahead, gain.behind)
    case 'coins':
      return said.coins(gain.coins)
    case 'goods':
      return said.goods(gain.goods.map(say().good), gain, gain.buyers.map(wonder))
    case 'chains':
      return said.chains(gain.cards.map((card) => nameOf(g, card)))
    case 'denied':
      return said.denied(nameOf(g, gain.card), wonder(gain.wonder), gain.points)
    default:
      return said[gain.is]()
  }
}
