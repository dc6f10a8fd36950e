/** One round of the game: who still has to answer, the effect of the choices so far, and the result of the round. */

import { broken, itemAt, sure } from '@heptapolis/engine/kernel'
import { type Dealer, gameOf, passOver, readMove, toPosition } from '@heptapolis/engine/records'
import { apply, newGame } from '@heptapolis/engine/search'
import {
  controller,
  type Game,
  type GameEvent,
  type Move,
  type Ruleset,
  type Seen,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/show'
import { digestOf } from '../fair/digest.ts'
import { knownRead } from '../known-moves.ts'
import { rulesOf, unversioned } from '../model/rules.ts'
import type { GameState, OpenChoice, Round, WrittenChoice } from '../model/state.ts'
import { ViewCache } from '../model/view-cache.ts'

/** A copy with its own memory: stored games would otherwise keep others alive that share buffers. */
const copyOf = (g: Game): Game => gameOf(g.rules, g.cells.slice())

/** Hash of the whole game by piece ids, so that it does not change when boxes add pieces. */
const hashOf = (g: Game): string => digestOf(JSON.stringify(unversioned(toPosition(g)))).slice(0, HASH_DIGITS)
const HASH_DIGITS = 16

/** Whether the round is complete after the answer of this city. The keeper of the free city answers for it after the own city. */
function closes(g: Game, city: number): boolean {
  if (toAct(g).some((other) => other !== city)) return false
  return isOnTheWay(g) || !freeCities(g).some((free) => free !== city && controller(g, free) === city)
}

/** A follow-up question within a round; each city answers independently. */
const isOnTheWay = (g: Game): boolean => state.queue.size(g, 0) > 0

const freeCities = (g: Game): number[] =>
  Array.from({ length: g.rules.cities - g.rules.players }, (_, i) => g.rules.players + i).filter(
    (city) => (state.asked.get(g) & (1 << city)) !== 0,
  )

/** Adds a choice. Changing the own choice drops the choice for the free city. */
export function chosenAnew({ choices, game }: GameState, choice: WrittenChoice): WrittenChoice[] {
  const stale = (other: WrittenChoice): boolean =>
    other.city === choice.city || (!isOnTheWay(game) && other.seat === choice.seat && other.city >= game.rules.players)
  return [...choices.filter((other) => !stale(other)), choice].sort((one, other) => one.city - other.city)
}

/** The round after these choices, except the one that would complete it. Throws if one is illegal. */
export const withChoices = (play: GameState, chosen: readonly WrittenChoice[]): GameState => ({
  ...play,
  ...made(play.game, chosen),
})

function made(
  game: Game,
  chosen: readonly (WrittenChoice | OpenChoice)[],
): Pick<GameState, 'choices' | 'standing' | 'closing'> {
  const standing = copyOf(game)
  const choices: OpenChoice[] = []
  for (const one of chosen) {
    const choice = 'read' in one ? one : { ...one, read: readIn(game, standing, one) }
    choices.push(choice)
    if (closes(standing, choice.city)) return { choices, standing, closing: choice }
    apply(standing, choice.city, choice.read)
  }
  return { choices, standing, closing: undefined }
}

const readIn = (game: Game, standing: Game, { city, move }: WrittenChoice): Move =>
  knownRead(game, move) ?? sure(readMove(standing, city, move))

/** Cities that have not answered yet. */
export const awaited = ({ standing, closing }: GameState): readonly number[] => (closing ? [] : toAct(standing))

/** Outcome of a round or of the set-up. */
export class RoundOutcome {
  readonly game: Game
  /** Ids of the dealt pieces, deal by deal. */
  readonly gave: string[][]
  readonly told: GameEvent[]
  #hashed: string | undefined = undefined

  constructor(game: Game, gave: string[][], told: GameEvent[]) {
    this.game = game
    this.gave = gave
    this.told = told
  }

  /** Computed on demand and once: it is the most expensive part of a round. */
  get hash(): string {
    this.#hashed ??= hashOf(this.game)
    return this.#hashed
  }
}

/** Records random deals, or repeats recorded ones. */
class Deals implements Dealer {
  readonly gave: string[][] = []
  readonly #written: readonly (readonly string[])[] | undefined

  constructor(written: readonly (readonly string[])[] | undefined) {
    this.#written = written
  }

  deal({ rules }: Game, draw: () => readonly number[]): readonly number[] {
    const drawn = draw()
    const given = this.#written?.[this.gave.length]?.map((id) => indexOf(rules, id)) ?? drawn
    this.gave.push(given.map((piece) => itemAt(rules.pieces, piece).id))
    return given
  }
}

/** By the current id or a former one. */
const indexOf = (rules: Ruleset, id: string): number => (rules.called(id) ?? broken(`there is no ${id} any more`)).index

type WrittenChance = readonly (readonly string[])[]

/** The game before the first deal: round 0, without a question. */
export function undealt(rules: Ruleset, seed: string): GameState {
  const game = gameOf(rules, new Int32Array(rules.cells))
  const ran = rulesOf(rules)
  const nothing = { choices: [], times: [], told: [], earlier: [], past: [], sat: [], viewCache: new ViewCache() }
  return { rules, ran, began: ran.engine, seed, round: 0, opened: 0, game, standing: game, ...nothing }
}

/** Whether the next round can be computed. */
export const isComplete = (play: GameState): boolean =>
  play.round === 0 ? !isAgreeing(play) : play.closing !== undefined

/** Whether wonders are still to be given out. */
export const isAgreeing = ({ agreement, isAgreed }: GameState): boolean => agreement !== undefined && !isAgreed

const outcomes = new WeakMap<GameState, RoundOutcome>()

/** Outcome of the complete round. Cached, because both decide and apply need it. */
export function outcome(play: GameState, written?: WrittenChance): RoundOutcome {
  const known = written ? undefined : outcomes.get(play)
  if (known) return known
  const told: GameEvent[] = []
  const deals = new Deals(written)
  const ran = played(play, (event) => told.push(event), deals)
  passOver(ran, play.began)
  const game = copyOf(ran)
  const made = new RoundOutcome(game, deals.gave, told)
  if (!written) outcomes.set(play, made)
  return made
}

function played(
  { rules, seed, standing, closing }: GameState,
  listener: (event: GameEvent) => void,
  dealer: Dealer,
): Game {
  if (!closing) return newGame(rules, seed, listener, dealer)
  const game = copyOf(standing)
  game.listener = listener
  game.dealer = dealer
  apply(game, closing.city, closing.read)
  return game
}

/**
 * View of a bot that answers for a city: the round as it opened, without later choices; for the free city also the choice
 * of its keeper. So a bot gives the same answer whenever it is asked.
 */
export function sightOf({ rules, game, choices }: Round, city: number): Seen {
  const keeper = controller(game, city)
  const isFree = city >= rules.players && !isOnTheWay(game)
  const own = isFree ? choices.filter((choice) => choice.city === keeper) : []
  return sight(made(game, own).standing, keeper)
}
