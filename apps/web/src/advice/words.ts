/** Moves and their reasons in words. */
import type { MoveJson, Ruleset } from '@heptapolis/engine'
import { detailsOf, totalOf } from '../hand/choices.ts'
import { actionLabel, alongLabel } from '../hand/labels.ts'
import { decimal, featureWords, pieceName, say, terms } from '../i18n/index.ts'
import type { Gain } from './gains.ts'
import { words } from './words/en.ts'

export const adviceWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

/** A move in a few words, such as "Stage 2 with Altar, pay 3". */
export function moveWords(rules: Ruleset, move: MoveJson): string {
  const w = adviceWords()
  const piece = move.card === undefined ? undefined : rules.byId.get(move.card)
  const number = (detail: unknown) => (typeof detail === 'number' ? detail : undefined)
  const label = actionLabel({ action: move.action, stage: number(move.stage), half: number(move.half) })
  const withCard = move.action === 'stage' ? w.stageWith : w.move
  const along = alongLabel({ details: detailsOf(move) })
  const said = [piece ? withCard(label, pieceName(piece)) : label, ...(along ? [w.along(along)] : [])].join(' ')
  const coins = totalOf(move.pay)
  return coins > 0 ? `${said}, ${w.paying(coins)}` : said
}

export function gainWords(gain: Gain): string {
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
    default:
      return gains[gain.is]()
  }
}

export function bringsWords(gains: readonly Gain[]): string {
  const w = adviceWords()
  return gains.length > 0 ? w.brings(gains.map(gainWords)) : w.bringsLittle
}

/** Points and the chance to win, as the search expects them. */
export function expectedWords({ points, chance }: { points: number; chance: number }): string {
  const w = adviceWords()
  return w.expected(decimal(points), w.percent(chance))
}

export const whenWords = (age: number, turn: number): string => adviceWords().turnOf(terms().age(age), turn)

/** What was given up, as far as it is worth a word. */
export function gaveUpWords({ chance, points }: { chance: number; points: number }): string {
  const w = adviceWords()
  return w.gaveUp([
    ...(chance >= 0.005 ? [w.ofChance(w.percent(chance))] : []),
    ...(points > 0 ? [w.ofPoints(decimal(points))] : []),
  ])
}
