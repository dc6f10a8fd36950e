/** Texts of moves and of the reasons for them. */
import type { Gained, Led } from '@heptapolis/bots'
import type { MoveJson, Ruleset, Seen } from '@heptapolis/engine/show'
import { detailsOf, totalOf } from '../hand/choices.ts'
import { actionLabel, alongLabel, givesCard } from '../hand/labels.ts'
import { featureWords, pieceName, say, terms } from '../i18n/index.ts'
import { type GainView, gainsOf } from './hint/gains.ts'
import { words } from './words/en.ts'

export const adviceWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

/** A short text of a move, such as "Stage 2 with Altar, pay 3". Each question has its own verbs. */
export function moveWords(rules: Ruleset, move: MoveJson, question?: string): string {
  const w = adviceWords()
  const piece = move.card === undefined ? undefined : rules.byId.get(move.card)
  const number = (detail: unknown) => (typeof detail === 'number' ? detail : undefined)
  const label = actionLabel({ action: move.action, stage: number(move.stage), half: number(move.half) }, question)
  const withCard = givesCard(move.action) ? w.doneWith : w.move
  const along = alongLabel({ details: detailsOf(move) })
  const said = [piece ? withCard(label, pieceName(piece)) : label, ...(along ? [w.along(along)] : [])].join(' ')
  const coins = totalOf(move.pay)
  return coins > 0 ? `${said}, ${w.paying(coins)}` : said
}

function gainWords(gain: GainView): string {
  const { gains } = adviceWords()
  switch (gain.is) {
    case 'points':
      return gains.points(gain.points, say().scoreLine(gain.line))
    case 'shields':
      return gains.shields(gain.shields, gain.ahead, gain.foes)
    case 'coins':
      return gains.coins(gain.coins)
    case 'chains':
      return gains.chains(gain.cards.map(pieceName))
    case 'goods':
      return gains.goods(
        gain.goods.map((good) => say().good(good)),
        gain.near,
      )
    default:
      return gains[gain.is]()
  }
}

/** The subject of a move: the card that is built, or else the action. */
const subjectOf = (rules: Ruleset, move: MoveJson): string => {
  const piece = move.card === undefined ? undefined : rules.byId.get(move.card)
  if (piece && move.action === 'build') return pieceName(piece)
  if (piece && move.action === 'sell') return adviceWords().saleOf(pieceName(piece))
  return moveWords(rules, { ...move, pay: undefined })
}

/** One sentence on why a move is better, limited to the difference. */
export function contrastWords(seen: Seen, city: number, better: JudgedMove, played: JudgedMove): string {
  const { action, card } = better.move
  const isSame = card !== undefined && action === played.move.action && card === played.move.card
  return isSame ? adviceWords().payOtherwise : terms().capital(differenceWords(seen, city, better, played))
}

function differenceWords(seen: Seen, city: number, better: JudgedMove, played: JudgedMove): string {
  const w = adviceWords().contrast
  const [a, b] = [better, played].map(({ move }) => subjectOf(seen.rules, move))
  const [mine, theirs] = [better, played].map(({ move }) => gainsOf(seen, city, move).map(gainWords))
  const more = mine.filter((gain) => !theirs.includes(gain))
  const instead = theirs.filter((gain) => !mine.includes(gain))
  const points = tenths(Math.max(0.1, better.points - played.points))
  if (more.length > 0) return instead.length > 0 ? w.both(a, more, b, instead) : w.neither(a, more, b)
  if (instead.length > 0) return w.later(a, b, instead, points)
  const saved = totalOf(played.move.pay) - totalOf(better.move.pay)
  return saved > 0 ? w.cheaper(a, b, saved) : w.same(a, b, points)
}

const MOST_LED = 2

/** Outcomes in which the playouts of the better move differ from the other's. */
export const ledWords = (led: Led): string => outcomeWords(led, adviceWords().led)

/** Same for the best move against the runner-up. */
export const ledOverWords = (rules: Ruleset, best: MoveJson, { over, led }: Gained): string =>
  outcomeWords(led, (to) => adviceWords().ledOver(otherThan(rules, best, over.move), to))

/** If only the piece differs, its name is enough. */
function otherThan(rules: Ruleset, best: MoveJson, other: MoveJson): string {
  const piece = other.card === undefined ? undefined : rules.byId.get(other.card)
  const isAlike = other.action === best.action && other.card !== best.card && !givesCard(other.action)
  return piece && isAlike ? pieceName(piece) : subjectOf(rules, other)
}

/** Only a few outcomes; empty if the difference may be chance. */
function outcomeWords({ lines, rival }: Led, sentence: (to: string) => string): string {
  const w = adviceWords()
  const [pros, cons] = [1, -1].map((sign) =>
    [
      ...lines
        .filter(({ points }) => points * sign > 0)
        .map(({ line, points }) => w.ledTo(Math.abs(points), sign > 0, say().scoreLine(line))),
      ...(rival * sign < 0 ? [w.ledRival(Math.abs(rival), sign < 0)] : []),
    ].slice(0, MOST_LED),
  )
  return pros.length > 0 ? sentence(w.but(pros, cons.slice(0, 1))) : ''
}

/** Rounded as points are shown: French uses the singular below 2. */
const tenths = (points: number): number => Math.round(points * 10) / 10

interface JudgedMove {
  move: MoveJson
  points: number
}

/** Only a build can be called weak; sales, draws and losses are not expected to gain anything. */
export function bringsWords(gains: readonly GainView[], { action }: Pick<MoveJson, 'action'>): string {
  const w = adviceWords()
  if (gains.length > 0) return w.brings(gains.map(gainWords))
  return BUILDING.includes(action) ? w.bringsLittle : ''
}

const BUILDING = ['build', 'stage', 'recruit']

/** The expected points and win chance. */
export function expectedWords({ points, chance }: { points: number; chance: number }): string {
  const w = adviceWords()
  return w.expected(tenths(points), w.percent(chance))
}

export const whenWords = (age: number, turn: number): string => adviceWords().turnOf(terms().age(age), turn)

interface Swing {
  chance: number
  points: number
}

export const gaveUpWords = (swing: Swing): string => adviceWords().gaveUp(swingWords(swing))
export const gainedWords = (swing: Swing): string => adviceWords().gained(swingWords(swing))

/** The difference in chance and points, if it is notable. */
function swingWords({ chance, points }: Swing): string[] {
  const w = adviceWords()
  return [
    ...(chance >= 0.005 ? [w.ofChance(w.percent(chance))] : []),
    ...(points > 0 ? [w.ofPoints(tenths(points))] : []),
  ]
}
