/** Texts of recommended moves, their reasons and their gains, for `heptapolis analyse`. */
import type { Gained, Reason, ReasonGain } from '@heptapolis/bots'
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Game, MoveJson } from '@heptapolis/engine'
import { say, words } from '../language.ts'
import { chainFrom } from './words.ts'

const nameOf = ({ rules }: Game, id: string): string => {
  const piece = rules.byId.get(id)
  return piece ? say().piece(piece) : id
}

/** Use of a card: `Build Archery Range`, `Stage 3 with Courthouse`, `Place a tile with Baths`. */
function deedWords(g: Game, { action, card, stage }: MoveJson): string {
  const verb = stage === undefined ? say().verb(action) : say().terms.capital(say().detail('stage', stage))
  if (card === undefined) return verb
  return LOOKS.givesCard.includes(action)
    ? words().analysis.givenFor(verb, nameOf(g, card))
    : words().act(verb, nameOf(g, card))
}

/** Complete move: `Build Archery Range, pay 3 coins`, `Library, free because of Scriptorium`. */
export function adviceWords(g: Game, move: MoveJson): string {
  const { by, card, pay = {} } = move
  const coins = Object.values(pay).reduce((sum, share) => sum + share, 0)
  return [
    `${fullDeedWords(g, move)}${by === undefined || by === 'chain' ? '' : ` (${say().ability(by)})`}`,
    ...(by === 'chain' ? [chainWords(g, card)] : []),
    ...(coins > 0 ? [words().analysis.paying(say().terms.coins(coins))] : []),
  ].join(', ')
}

/** The city is not known here: all cards that lead to this one. */
function chainWords({ rules }: Game, card = ''): string {
  const piece = rules.byId.get(card)
  const from = piece ? chainFrom(rules, piece).map(say().piece) : []
  return from.length > 0 ? say().terms.freeBecause([...new Set(from)]) : words().byPower
}

/** Includes riders, such as a ship or a tile; `Lose the +1 token` if there is no card. */
function fullDeedWords(g: Game, move: MoveJson): string {
  const { action, card, stage, from, by, pay, ...along } = move
  const details = Object.entries(along).map(([key, value]) => say().detail(key, value))
  const said = [deedWords(g, move), ...(details.length > 0 ? [details.join(', ')] : [])]
  return said.join(card === undefined ? ' ' : ', ')
}

/** Reason for a move in a sentence or two. */
export function reasonWords(g: Game, reason: Reason): string {
  const { analysis: said } = words()
  switch (reason.is) {
    case 'good':
      return reason.gains.length > 0 ? said.good(gainsWords(g, reason.gains)) : said.noWorse
    case 'paid': {
      const { total, left, right, spared } = reason
      const how = total === 0 ? said.withoutPaying : said.payingSides(total, left, right)
      const sentence = said.right(quotedMove(g, reason.move), how, reason.along)
      return spared === undefined ? sentence : `${sentence} ${said.spared(say().wonder(spared))}`
    }
    case 'stronger': {
      const { gains, instead } = reason
      const dearer = reason.dearer - reason.cheaper
      const [better, played] = [quotedMove(g, reason.move), quotedMove(g, reason.played)]
      const lost = instead.length > 0 || dearer !== 0 ? [said.instead(played, gainsWords(g, instead), dearer)] : []
      const shown = reason.isOutweighed ? [] : gains
      return [said.stronger(better, gainsWords(g, shown), played), ...lost].join(' ')
    }
  }
}

/** Figures of the simulations for a move against the next best one; empty if chance may explain them. */
export function gainedWords(g: Game, { over, points, error }: Gained): string {
  if (points <= (error?.points ?? 0)) return ''
  return words().analysis.better(quotedMove(g, over.move), points, error?.points ?? 0)
}

/** Move without its price, for quoting. */
const quotedMove = (g: Game, move: MoveJson): string =>
  words().analysis.quoted(say().terms.capital(fullDeedWords(g, move)))

/** A card that is kept from another city comes last: its text is the longest. */
const gainsWords = (g: Game, gains: readonly ReasonGain[]): string => {
  const isDenied = ({ is }: ReasonGain): boolean => is === 'denied'
  const ordered = [...gains.filter((gain) => !isDenied(gain)), ...gains.filter(isDenied)]
  return say().terms.and(ordered.map((gain) => gainWords(g, gain)))
}

function gainWords(g: Game, gain: ReasonGain): string {
  const { gains: said } = words().analysis
  const { terms, scoreLine, wonder } = say()
  switch (gain.is) {
    case 'points':
      return gain.set ? said.set(gain.points) : said.points(gain.points, scoreLine(gain.line))
    case 'loses':
      return said.loses(gain.points, scoreLine(gain.line))
    case 'conflict':
      return said.conflict(wonder(gain.wonder), gain.from, gain.to, gain.isLast === true)
    case 'free':
      return said.free(nameOf(g, gain.by))
    case 'shields':
      if (gain.isLast) return said.wastedShields(gain.shields)
      return said.shields(gain.shields, gain.ahead, gain.behind)
    case 'coins':
      return terms.coins(gain.coins)
    case 'goods':
      return said.goods(gain.goods.map(say().good), gain.turns, gain.cards)
    case 'chains':
      return said.chains(gain.cards.map((card) => nameOf(g, card)))
    case 'denied':
      return said.denied(wonder(gain.wonder), nameOf(g, gain.card), gain.points)
    default:
      return said[gain.is]
  }
}
