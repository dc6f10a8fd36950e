/** Sentence above the hand: the question and who gets the hand next; after a selection, what will happen. */
import { controller, type Game, hasAnswered, isLastTurn } from '@heptapolis/engine/show'
import type { CityView } from '../city/view.ts'
import { say, words } from '../i18n/index.ts'
import type { HandChoice } from './choices.ts'
import { actionLabel, goLabel } from './labels.ts'
import { passingOf } from './passing.ts'

/** Selected use of a card. */
export interface ChosenAction {
  card: string
  choice: Pick<HandChoice, 'action' | 'stage' | 'half'>
  /** Rider, such as "red ship"; that of a sale replaces its coins. */
  along?: string
  /** Why another action is not possible, after a press on it. */
  why?: string
}

interface PromptInput {
  game: Game
  city: number
  /** Seat that answers; with two players it may answer for the free city. */
  viewer: number
  cities: readonly CityView[]
  question: string
  /** Number of cards to choose from. */
  cards: number
  doing?: ChosenAction
  /** Replaces "Choose one card", such as the task of a puzzle. */
  task?: string | undefined
  /** On one line of a phone: an arrow beside it says which side the rest goes to. */
  isBrief?: boolean
}

export function promptOf({ game, city, viewer, cities, question, cards, doing, task, isBrief }: PromptInput): string {
  const w = words().prompt
  const passing = passingOf(game, viewer, question)
  const kept = city === viewer ? undefined : cities[city].name
  const to = passing && { side: words().place[passing.side], name: cities[passing.to].name }
  const goes = to && (isBrief ? w.restTo(to.name) : w.restGoes(to.side, to.name))
  if (question !== 'turn' && doing) return happens(doing, question, kept)
  if (question !== 'turn') {
    const text = say().question(question)
    // The sentence ends with the direction; here it names the city instead.
    const [keep] = text.split(say().terms.between)
    return goes ? [keep, goes].join(say().terms.between) : text
  }
  const free = kept === undefined ? freeCityOf(game) : undefined
  const isKeeper = free?.keeper === viewer
  const next = isKeeper ? w.thenFree(cities[free.city].name) : undefined
  if (!doing) {
    const other = free && to ? w.otherKeeps(cities[free.keeper].name, cities[free.city].name) : undefined
    return [task ?? w.choose(kept), next ?? other ?? goes ?? w.otherDiscarded].join(say().terms.between)
  }
  // Of the keeper's hand, only cards that the free city can play are offered.
  const left = kept === undefined ? cards - 1 : cities[viewer].hand.length - (hasAnswered(game, viewer) ? 2 : 1)
  const rest = to ? w.rest(left, to.side, to.name) : isLastTurn(game) && left > 0 ? w.restDiscarded : ''
  return [happens(doing, question, kept), next ?? rest].filter(Boolean).join(say().terms.between)
}

/** With two players: the free city, and who chooses for it in this turn after the own choice. */
function freeCityOf(game: Game): { city: number; keeper: number } | undefined {
  const { players, cities } = game.rules
  return cities > players ? { city: players, keeper: controller(game, players) } : undefined
}

/** Questions about a card of the hand: the last card of an Age is played like any other. */
const PLAYS = new Set(['turn', 'last-card'])

function happens({ card, choice, along = '' }: ChosenAction, question: string, kept: string | undefined): string {
  const w = words().prompt
  if (choice.action === 'stage') return w.lifts(card, actionLabel(choice, question), kept)
  if (PLAYS.has(question) && choice.action === 'build') return w.joins(card, kept)
  if (PLAYS.has(question) && choice.action === 'sell') return along ? w.soldAlong(card, along) : w.sold(card, kept)
  return w.acts(goLabel(choice, question, card, along, 0), kept)
}
