/** Moves of a record and why they were good, in words. */
import type { Gain, Led, Reason, Weakness } from '@heptapolis/bots'
import type { Game, MoveJson } from '@heptapolis/engine'
import { say, words } from '../language.ts'

const nameOf = ({ rules }: Game, id: string): string => {
  const piece = rules.byId.get(id)
  return piece ? say().piece(piece) : id
}

/** What is done with which card: `Build Archery Range`, `stage 3 with Courthouse`. */
function deedWords(g: Game, { action, card, stage }: MoveJson): string {
  if (card === undefined) return say().verb(action)
  const name = nameOf(g, card)
  if (stage === undefined) return words().act(say().verb(action), name)
  return words().analysis.stageWith(say().detail('stage', stage), name)
}

/** The whole move: `Build Archery Range, pay 3 coins`, `stage 3 with Courthouse, by chain`. */
export function adviceWords(g: Game, move: MoveJson): string {
  const { by, pay = {} } = move
  const { terms, ability } = say()
  const coins = Object.values(pay).reduce((sum, share) => sum + share, 0)
  return [
    deedWords(g, move),
    ...(by === undefined ? [] : [words().analysis.by(by === 'chain' ? words().chain : ability(by))]),
    ...(coins > 0 ? [words().analysis.paying(terms.coins(coins))] : []),
    ...alongWords(move),
  ].join(', ')
}

/** What goes along: a fleet that sails, the tile that is laid. */
function alongWords({ action, card, stage, from, by, pay, ...along }: MoveJson): string[] {
  return Object.entries(along).map(([key, value]) => say().detail(key, value))
}

/** Why a move was good, in a sentence or two. */
export function reasonWords(g: Game, reason: Reason): string {
  const { analysis: said } = words()
  switch (reason.is) {
    case 'good':
      return said.good(gainsWords(g, reason.gains) || said.lessElse)
    case 'paid': {
      const how = reason.total === 0 ? said.withoutPaying : said.payingSides(reason.left, reason.right)
      return said.right(sentenceOf(g, reason.move), how, reason.along)
    }
    case 'stronger':
      return said.stronger(
        sentenceOf(g, reason.move),
        gainsWords(g, reason.gains),
        sentenceOf(g, reason.played),
        weaknessWords(g, reason.weakness),
      )
  }
}

/** What the better move led to in the worlds imagined; nothing where chance explains it all. */
export function ledWords({ lines, rival }: Led): string {
  const { analysis: said } = words()
  const parts = lines.map(({ line, points }) => said.ledTo(Math.abs(points), points > 0, say().scoreLine(line)))
  if (rival !== 0) parts.push(said.ledRival(Math.abs(rival), rival > 0))
  return parts.length > 0 ? said.led(parts) : ''
}

const sentenceOf = (g: Game, move: MoveJson): string =>
  words().analysis.quoted(say().terms.capital([deedWords(g, move), ...alongWords(move)].join(', ')))

function weaknessWords(g: Game, weakness: Weakness): string {
  const { analysis: said } = words()
  if (weakness.is === 'dear') return said.dear(weakness.coins)
  if (weakness.is === 'sold') return said.onlyCoins
  return weakness.gains.length > 0 ? said.gives(gainsWords(g, weakness.gains)) : said.little
}

const gainsWords = (g: Game, gains: readonly Gain[]): string => say().terms.and(gains.map((gain) => gainWords(g, gain)))

function gainWords(g: Game, gain: Gain): string {
  const { gains: said } = words().analysis
  const { terms, scoreLine, wonder } = say()
  switch (gain.is) {
    case 'points':
      return said.points(gain.points, scoreLine(gain.line))
    case 'shields':
      return said.shields(gain.shields, gain.ahead)
    case 'coins':
      return terms.coins(gain.coins)
    case 'goods':
      return said.goods(gain.turns)
    case 'chains':
      return said.chains(gain.cards.map((card) => nameOf(g, card)))
    case 'denied':
      return said.denied(wonder(gain.wonder), nameOf(g, gain.card), ownedWords(gain))
    default:
      return said[gain.is]
  }
}

const MANY = 2

/** How many cards of the colour the next city has already, where they are several. */
function ownedWords({ colour, has }: Gain & { is: 'denied' }): string | undefined {
  return colour !== undefined && has >= MANY ? `${has} ${say().thing(colour)[1]}` : undefined
}
