/** Texts of recommended moves and of the reasons for them. */
import type { Decision, Gained, Hint, MoveDifference, Reason, ReasonGain } from '@heptapolis/bots'
import type { MoveJson, Ruleset } from '@heptapolis/engine/show'
import { detailsOf, totalOf } from '../hand/choices.ts'
import { actionLabel, alongLabel, givesCard } from '../hand/labels.ts'
import { featureWords, pieceName, say, tenths, terms, words } from '../i18n/index.ts'
import { ageOf } from './curve.ts'
import { words as english } from './words/en.ts'

export const adviceWords = await featureWords(english, (language) => import(`./words/${language}.ts`))

/** A short text of a move, such as "Stage 2 with Altar for 3 coins". Each question has its own verbs. */
export function moveWords(rules: Ruleset, move: MoveJson, question?: string): string {
  const w = adviceWords()
  const piece = move.card === undefined ? undefined : rules.byId.get(move.card)
  const number = (detail: unknown) => (typeof detail === 'number' ? detail : undefined)
  const label = actionLabel({ action: move.action, stage: number(move.stage), half: number(move.half) }, question)
  const isStage = move.action === 'stage' && number(move.stage) !== undefined
  const withCard = isStage ? w.stageWith : givesCard(move.action) ? w.doneWith : w.move
  const along = alongOf(move)
  const said = [
    piece ? withCard(label, pieceName(piece)) : isStage ? w.builtStage(label) : label,
    ...(along ? [w.along(along)] : []),
  ].join(' ')
  const coins = totalOf(move.pay)
  return coins > 0 ? w.paying(said, coins) : said
}

/** What comes along with a move, such as a ship that moves. */
const alongOf = (move: MoveJson): string => alongLabel({ details: detailsOf(move) })

/** Verb phrases, such as "scores 3 points (science)": one for all points, and one for all conflicts with the same results. */
function gainsWords(namer: Namer, gains: readonly ReasonGain[], subject?: MoveJson): string[] {
  const alike = Map.groupBy(gains, (gain) => {
    if (gain.is === 'points' && !gain.set) return 'points'
    return gain.is === 'conflict' ? `conflict ${gain.from} ${gain.to} ${gain.isLast}` : gain
  })
  return [...alike.values()].map((same) => gainWords(namer, same, subject))
}

/** Gains that share a verb, as one phrase. */
function gainWords({ city, piece }: Namer, same: readonly ReasonGain[], subject?: MoveJson): string {
  const { gains } = adviceWords()
  const [gain] = same
  switch (gain.is) {
    case 'points':
      if (gain.set) return gains.set(gain.points)
      // The line of another card would read as that of the card under the stage.
      if (subject?.action === 'stage' && same.length > 1)
        return gains.allPoints(same.reduce((sum, one) => sum + ('points' in one ? one.points : 0), 0))
      return gains.points(
        same.flatMap((one) => (one.is === 'points' ? [{ points: one.points, line: say().scoreLine(one.line) }] : [])),
      )
    case 'loses':
      return gains.loses(gain.points, say().scoreLine(gain.line))
    case 'conflict':
      return gains.conflict(
        same.flatMap((one) => (one.is === 'conflict' ? [city(one.wonder)] : [])),
        gain.from,
        gain.to,
        gain.isLast === true,
      )
    case 'shields':
      return gain.isLast ? gains.wastedShields(gain.shields) : gains.shields(gain.shields, gain.ahead, gain.behind)
    case 'coins':
      return gains.coins(gain.coins)
    case 'chains':
      return gains.chains(gain.cards.map(piece))
    case 'goods':
      return gains.goods(
        gain.goods.map((good) => say().good(good)),
        gain,
        gain.buyers.map(city),
      )
    case 'free':
      return gains.free(piece(gain.by))
    case 'denied':
      if (subject?.card === gain.card && subject.action === 'build')
        return gains.deniedItself(city(gain.wonder), gain.points)
      if (subject?.card === gain.card && subject.action === 'sell')
        return gains.deniedBySale(city(gain.wonder), gain.points)
      return gains.denied(piece(gain.card), city(gain.wonder), gain.points)
    default:
      return gains[gain.is]()
  }
}

/** Names within a reason. */
interface Namer {
  city: (wonder: string) => string
  piece: (id: string) => string
}

/** `own`: wonder of the reader, whose city is no stranger. */
const namerOf = (rules: Ruleset, own: string | undefined): Namer => ({
  city: (wonder) => (wonder === own ? adviceWords().ownCity : say().wonder(wonder)),
  piece: (id) => {
    const piece = rules.byId.get(id)
    return piece ? pieceName(piece) : id
  },
})

const BY_CARD = new Set(['build', 'pick', 'recruit'])
const SALES = new Set(['sell', 'give-up'])

/** The subject of a move: the card that is built, taken or recruited, its sale, a stage, or else the action in quotes. */
const subjectOf = (rules: Ruleset, move: MoveJson, question?: string): string => {
  const w = adviceWords()
  const piece = move.card === undefined ? undefined : rules.byId.get(move.card)
  if (piece && BY_CARD.has(move.action)) return w.card(pieceName(piece))
  if (piece && SALES.has(move.action)) return w.saleOf(pieceName(piece))
  const said = moveWords(rules, { ...move, pay: undefined }, question)
  return move.action === 'stage' ? w.stage(said) : w.quoted(said)
}

interface ReasonContext {
  question?: string | undefined
  /** The subject of the gains of a good move. */
  move?: MoveJson
  /** Wonder of the reader. */
  own?: string | undefined
  /** The move that the reason compares with. */
  played?: MoveJson
}

/** One sentence on why a move is better than another: its gains first, then the other's. */
export function reasonWords(
  rules: Ruleset,
  reason: Reason,
  { question, move, own, played }: ReasonContext = {},
): string {
  const w = adviceWords()
  const namer = namerOf(rules, own)
  switch (reason.is) {
    case 'good':
      return reason.gains.length > 0 ? w.brings(gainsWords(namer, reason.gains, move)) : ''
    case 'paid':
      if (reason.along) {
        const extra = played && alongOf(reason.move) === '' ? alongOf(played) : ''
        return extra ? w.betterWithout(extra) : w.betterOption(moveWords(rules, reason.move, question))
      }
      if (reason.spared !== undefined) return w.spared(namer.city(reason.spared), reason.saved)
      return reason.saved > 0 ? w.saved(reason.saved) : w.betterOption(moveWords(rules, reason.move, question))
    case 'stronger': {
      const [better, other] = [reason.move, reason.played].map((move) => subjectOf(rules, move, question))
      const gains = gainsWords(namer, reason.gains, reason.move)
      const instead = gainsWords(namer, reason.instead, reason.played)
      const { dearer, cheaper, isOutweighed = false } = withoutNeedlessPrice(reason)
      const said = { better, gains, other, instead, dearer, cheaper, isOutweighed }
      return terms().capital(w.stronger(said))
    }
  }
}

/** A sale earns coins, and a chain makes a card free: that they also cost less says it again. */
const withoutNeedlessPrice = (reason: Reason & { is: 'stronger' }): Reason & { is: 'stronger' } =>
  reason.played.action === 'sell' || reason.instead.some(({ is }) => is === 'free') ? { ...reason, cheaper: 0 } : reason

/** The expected points and win chance, with the uncertainty of the chance where it is known and not 0. */
/** Ranges beyond this are too wide for a figure: a slow device had time for a few simulations only. */
const ROUGH = 0.1

/** Empty if the simulations were too few for a figure. */
export function expectedWords({ points, chance }: { points: number; chance: number }, error = 0): string {
  if (error > ROUGH) return ''
  const w = adviceWords()
  const range = Math.round(error * 100) > 0 ? ` ± ${w.percent(error)}` : ''
  return w.expected(tenths(points), `${w.percent(chance)}${range}`)
}

/** A move of a hint beside the best one: how far behind, or that the simulations do not separate them. */
export function comparedWords(said: string, { behind }: Hint['best'][number]): string {
  const w = adviceWords()
  const parts = behind ? differenceWords(behind) : []
  return parts.length > 0 ? w.behind(said, parts) : w.alike(said)
}

/** Age and turn of a decision of this seat; with two players it may have been for the free city. */
export function decisionWhen(
  { seat: city, turn, ...at }: Pick<Decision, 'age' | 'turn' | 'seat'>,
  seat: number,
  nameOf: (seat: number) => string,
): string {
  const when = adviceWords().turnOf(terms().age(ageOf(at)), turn)
  return city === seat ? when : `${when}, ${words().answerFor(nameOf(city))}`
}

/**
 * The best moves and the one played, best first. Moves with the same text differ in whom they pay: unless one of them is
 * the best, only the one played is listed.
 */
export function judgedMoves(
  { best, played }: Pick<Decision, 'best' | 'played'>,
  textOf: (move: MoveJson) => string,
): { text: string; advice: Decision['played'] }[] {
  const own = textOf(played.move)
  const paidOtherwise = ({ move }: Decision['played']) =>
    textOf(move) === own && JSON.stringify(move) !== JSON.stringify(played.move)
  const [first, ...others] = best
  const all = [first, ...others.filter((advice) => !paidOtherwise(advice)), played].map((advice) => ({
    text: textOf(advice.move),
    advice,
  }))
  return all.filter(({ text }, i) => all.findIndex((one) => one.text === text) === i)
}

/** The loss in figures, and the score line that most of it comes from. */
export function gaveUpWords({ gaveUp, led }: Pick<Decision, 'gaveUp' | 'led'>): string {
  const [most] = led.lines
  const isMost = most !== undefined && gaveUp.points > 0 && most.points >= gaveUp.points / 2
  return adviceWords().gaveUp(differenceWords(gaveUp), isMost ? say().scoreLine(most.line) : undefined)
}

export function gainedWords({ over, ...difference }: Gained, rules: Ruleset, question?: string): string {
  const { share, points } = figuresOf(difference)
  return adviceWords().gained(subjectOf(rules, over.move, question), share, points)
}

/** A difference in points, or in the chance to win, that learners are told as large. */
const LARGE = { points: 2, chance: 0.05 }

/** The same for learners, without figures. */
export function gainedPlainly(
  { over, ...difference }: MoveDifference & Partial<Gained> & Pick<Gained, 'over'>,
  rules: Ruleset,
  question?: string,
): string {
  if (differenceWords(difference).length === 0) return ''
  const { muchBetter, littleBetter } = adviceWords()
  const isLarge = difference.points >= LARGE.points || difference.chance >= LARGE.chance
  return (isLarge ? muchBetter : littleBetter)(subjectOf(rules, over.move, question))
}

/** Figures of the simulations with their uncertainty. A figure that may be 0 is left out, also if it may be 0 as rounded. */
function figuresOf({ chance, points, error }: MoveDifference): { share: string; points: string } {
  const w = adviceWords()
  const [share, shareError] = [chance, error?.chance ?? 0].map((one) => Math.round(one * 100))
  const [gap, gapError] = [points, error?.points ?? 0].map(tenths)
  return {
    share: share > shareError ? w.share(share, shareError) : '',
    points: gap > gapError ? w.ofPoints(gap, gapError) : '',
  }
}

function differenceWords(difference: MoveDifference): string[] {
  const { share, points } = figuresOf(difference)
  return [...(share ? [adviceWords().ofChance(share)] : []), ...(points ? [points] : [])]
}
