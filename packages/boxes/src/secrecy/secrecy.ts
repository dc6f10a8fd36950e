/**
 * Secrecy check: two games that differ only in hidden facts must look the same to a viewer, byte by byte. Used by the
 * tests of all boxes and `heptapolis check`.
 */
import {
  apply,
  arePartners,
  type Column,
  controller,
  type Game,
  hasAnswered,
  List,
  type Move,
  type MoveJson,
  moves,
  question,
  type Random,
  state,
  toAct,
  toPosition,
} from '@heptapolis/engine/box'
import { readMove, showMove } from '@heptapolis/engine/search'
import { clone, isFresh, isOver, obstacleTo, type Seen, scores, sight, toldTo } from '@heptapolis/engine/show'
import { rehidden } from './rehidden.ts'

export { rehidden }

/** Hidden fact that a viewer could infer now, as a sentence; undefined for none. */
export function leakAt(g: Game, viewer: number, chance: Random): string | undefined {
  const tries = triesOf(g, viewer, chance)
  const whole = (one: Game): Shown => new Map([...writtenTo(one, viewer), ...shownTo(one, viewer, tries)])
  const shown = whole(g)
  const other = whole(rehidden(g, viewer, chance))
  // The view alone must give the same results as the full game.
  const again = whole(sight(g, viewer))
  const leaking = differing(shown, other)
  if (leaking) return `${leaking} of seat ${viewer} depends on what is hidden from it`
  const lacking = differing(shown, again)
  return lacking && `${lacking} of seat ${viewer} does not follow from what it sees`
}

type Shown = ReadonlyMap<string, string | Int32Array>

/** What follows from the sight of a viewer alone, in its transmitted form. */
function writtenTo(g: Game, viewer: number): Shown {
  const seen = sight(g, viewer)
  return new Map([
    ['The view', JSON.stringify(toPosition(seen))],
    ['The score sheet', JSON.stringify(scores(seen))],
  ])
}

/** Everything else that a viewer receives between two moves, in its transmitted form. */
function shownTo(g: Game, viewer: number, tries: readonly MoveJson[]): Shown {
  const shown = new Map<string, string | Int32Array>([
    ['The sight', sight(g, viewer).cells],
    ['Who is to act, as told to the player', JSON.stringify([toAct(g), isOver(g)])],
  ])
  for (const city of citiesOf(g, viewer)) {
    shown.set(`The question to city ${city}`, question(g, city)?.id ?? '')
    shown.set(`The list of legal moves for city ${city}`, JSON.stringify(legalOf(g, city)))
    if (tries.length === 0) continue
    shown.set(
      `The answer to a wrong move for city ${city}`,
      JSON.stringify(tries.map((json) => readMove(g, city, json))),
    )
    shown.set(`What city ${city} lacks`, JSON.stringify(tries.map(({ card = '' }) => obstacleTo(g, city, card))))
  }
  return shown
}

const legalOf = (g: Game, city: number): MoveJson[] => moves(g, city).map((move) => showMove(g, move))

const citiesOf = (g: Game, viewer: number): number[] =>
  Array.from({ length: g.rules.cities }, (_, city) => city).filter((city) => controller(g, city) === viewer)

const differing = (one: Shown, other: Shown): string | undefined =>
  [...one.keys()].find((what) => !isEqual(one.get(what), other.get(what)))

const isEqual = (one: string | Int32Array = '', other: string | Int32Array = ''): boolean =>
  typeof one === 'string' ? one === other : one.every((cell, i) => cell === other[i])

const TRIES = 3

/** Moves that a player might try: any action with any card, including hidden ones. */
function triesOf(g: Game, viewer: number, chance: Random): MoveJson[] {
  const { actions, pieces } = g.rules
  const known = citiesOf(g, viewer).flatMap((city) => moves(g, city))
  const pick = <T>(things: readonly T[]): T => things[chance.below(things.length)]
  const random = Array.from({ length: TRIES }, () => ({ action: pick(actions).id, card: pick(pieces).id }))
  if (known.length === 0) return random
  const { card: _, ...bare } = showMove(g, pick(known))
  return [...random, bare, { ...showMove(g, pick(known)), pay: { left: 9 } }]
}

/**
 * Plays two indistinguishable games in parallel with the same visible actions. The viewer must receive the same until a
 * hidden piece is revealed. Plays a number of questions; by default to the end. Views are compared as cells:
 * `leakAt` compares what is written from them.
 */
export function leakAhead(
  g: Game,
  viewer: number,
  chance: Random,
  questions = Number.POSITIVE_INFINITY,
): string | undefined {
  const pair = new Pair(g, viewer, chance)
  for (let city = pair.next(); city !== undefined && pair.questions < questions; city = pair.next()) {
    const leak = pair.waver(city) ?? pair.answer(city)
    if (leak || pair.isOver) return leak
  }
  return undefined
}

interface Hearing {
  told: string
  seen: Seen
}

class Pair {
  isOver = false
  /** Completed questions. */
  questions = 0
  readonly #games: readonly [Game, Game]
  readonly #heard: [Hearing[], Hearing[]] = [[], []]
  readonly #viewer: number
  readonly #chance: Random

  constructor(g: Game, viewer: number, chance: Random) {
    this.#viewer = viewer
    this.#chance = chance
    this.#games = [clone(g), rehidden(g, viewer, chance)]
    // Both games share the random key, because its results are visible to both.
    for (let word = 0; word < state.chance.width; word++) {
      state.chance.set(this.#games[1], 0, word, state.chance.get(g, 0, word))
    }
    for (const [i, one] of this.#games.entries()) {
      this.#reopen(one)
      one.listener = (event) => {
        this.#heard[i].push({ told: JSON.stringify(toldTo(one, event, viewer)), seen: sight(one, viewer) })
      }
    }
  }

  /** Removes answers of others, who then answer equally in both games. */
  #reopen(g: Game): void {
    for (let city = 0; city < g.rules.cities; city++) {
      if (!hasAnswered(g, city) || this.#isOwn(city)) continue
      state.answered.set(g, state.answered.get(g) & ~(1 << city))
      state.chosen.clear(g, city)
      state.replies.clear(g, city)
    }
  }

  /** City to answer in both games. */
  next(): number | undefined {
    const waiting = toAct(this.#games[0])
    return waiting.length === 0 ? undefined : waiting[this.#chance.below(waiting.length)]
  }

  /** Others may choose anything in secret, repeatedly, without a visible effect. */
  waver(city: number): string | undefined {
    const [one, other] = this.#games
    if (toAct(one).length < 2 || this.#isOwn(city)) return undefined
    for (const g of this.#games) apply(g, city, this.#any(moves(g, city)))
    const leak = differing(shownTo(one, this.#viewer, []), shownTo(other, this.#viewer, []))
    return leak && `${leak} tells seat ${this.#viewer} what city ${city} has chosen in secret`
  }

  answer(city: number): string | undefined {
    const [one, other] = this.#games
    const looks = this.#isOwn(city) ? inFull : fromOutside
    const there = Map.groupBy(moves(other, city), (move) => looks(other, move))
    const here = moves(one, city).filter((move) => there.has(looks(one, move)))
    if (here.length === 0) {
      this.isOver = true
      return undefined
    }
    const found = this.#any(here)
    const answers = there.get(looks(one, found)) ?? []
    for (const heard of this.#heard) heard.length = 0
    apply(one, city, found)
    apply(other, city, this.#any(answers))
    if (isFresh(one)) this.questions += 1
    return this.#compareHeard() ?? this.#compareShown()
  }

  /** Whether the viewer answers for the city or knows the partner's answer. */
  #isOwn(city: number): boolean {
    const [g] = this.#games
    return controller(g, city) === this.#viewer || (g.rules.setup.teams === true && arePartners(city, this.#viewer))
  }

  #any = (legal: readonly Move[]): Move => legal[this.#chance.below(legal.length)]

  /** Compares events: equal views receive equal events. */
  #compareHeard(): string | undefined {
    const [one, other] = this.#heard
    for (let i = 0; i < Math.max(one.length, other.length) && !this.isOver; i++) {
      const [here, there] = [this.#hearing(0, i), this.#hearing(1, i)]
      const leak = this.#compareSeen(here.seen, there.seen)
      if (leak) return leak
      if (!this.isOver && here.told !== there.told) return `Seat ${this.#viewer} is told ${here.told} or ${there.told}`
    }
    return undefined
  }

  #hearing = (i: 0 | 1, at: number): Hearing =>
    this.#heard[i][at] ?? { told: 'nothing', seen: sight(this.#games[i], this.#viewer) }

  #compareShown(): string | undefined {
    if (this.isOver) return undefined
    const [one, other] = this.#games
    const leak = this.#compareSeen(sight(one, this.#viewer), sight(other, this.#viewer))
    if (leak || this.isOver) return leak
    const what = differing(shownTo(one, this.#viewer, []), shownTo(other, this.#viewer, []))
    return what && `${what} of seat ${this.#viewer} depends on what is hidden from it`
  }

  /** Two views may diverge only when a piece is revealed or reaches the viewer, never by who is asked or when. */
  #compareSeen(one: Seen, other: Seen): string | undefined {
    const parted = one.rules.columns.filter((column) => isParted(column, one, other))
    if (parted.length === 0) return undefined
    this.isOver = true
    if (parted.some(isTurnedUp)) return undefined
    const open = parted.find((column) => column.sees === 'all' || isParted(column, one, other, SIZE))
    return open && `${open.key} tells seat ${this.#viewer} what is hidden`
  }
}

/** Public column that can hold previously hidden pieces. */
const isTurnedUp = (column: Column): boolean =>
  column instanceof List && column.sees === 'all' && ![state.queue, state.digs].includes(column)

/** The length of a hidden list is public. */
const SIZE = 1

function isParted(column: Column, one: Seen, other: Seen, width = column.width): boolean {
  for (let seat = 0; seat < (column.perCity ? one.rules.cities : 1); seat++) {
    const from = column.start(one, seat)
    for (let at = from; at < from + width; at++) if (one.cells[at] !== other.cells[at]) return true
  }
  return false
}

const inFull = (_g: Game, { action, card, by, pay, rider, option }: Move): string =>
  [action, card, by, pay, rider, option].join()

const IN_SECRET = ['leader-draft', 'tiles', 'keep-island']

/** Move as others see it: for a face-down card only its use. */
function fromOutside(g: Game, move: Move): string {
  const asked = question(g, toAct(g)[0])?.id ?? ''
  if (!g.rules.actions[move.action].faceDown && !IN_SECRET.includes(asked)) return inFull(g, move)
  return inFull(g, { ...move, card: 0 })
}
