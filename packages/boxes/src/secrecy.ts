/**
 * Whether anything a viewer is shown tells what is hidden: two games that differ only in that must show the same, byte
 * by byte. The tests of all boxes and `heptapolis check` ask here.
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

/** What a viewer could tell of what is hidden at this moment, as a sentence; undefined where nothing. */
export function leakAt(g: Game, viewer: number, chance: Random): string | undefined {
  const tries = triesOf(g, viewer, chance)
  const shown = shownTo(g, viewer, tries)
  const other = shownTo(rehidden(g, viewer, chance), viewer, tries)
  // From what is seen the same must follow: whoever gets only that lacks nothing.
  const again = shownTo(sight(g, viewer), viewer, tries)
  const leaking = differing(shown, other)
  if (leaking) return `${leaking} of seat ${viewer} depends on what is hidden from it`
  const lacking = differing(shown, again)
  return lacking && `${lacking} of seat ${viewer} does not follow from what it sees`
}

type Shown = ReadonlyMap<string, string | Int32Array>

/** Everything a viewer is shown between two moves, each thing as the text it is sent as. */
function shownTo(g: Game, viewer: number, tries: readonly MoveJson[]): Shown {
  const seen = sight(g, viewer)
  const shown = new Map<string, string | Int32Array>([
    ['The view', JSON.stringify(toPosition(seen))],
    ['The sight', seen.cells],
    ['Who is to act, as told to the player', JSON.stringify([toAct(g), isOver(g)])],
    ['The score sheet', JSON.stringify(scores(seen))],
  ])
  for (const city of citiesOf(g, viewer)) {
    shown.set(`The question to city ${city}`, question(g, city)?.id ?? '')
    shown.set(`The list of legal moves for city ${city}`, JSON.stringify(legalOf(g, city)))
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

/** Moves a player might try: any action with any card, those in the hands of others among them. */
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
 * Plays a game and one that the viewer cannot tell from it side by side, everybody doing the same as far as it can be
 * seen. What the viewer is shown and told must stay the same until a hidden piece is turned up. It is played through so
 * many questions, to the end where it is not said.
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
  /** Questions that all have answered. */
  questions = 0
  readonly #games: readonly [Game, Game]
  readonly #heard: [Hearing[], Hearing[]] = [[], []]
  readonly #viewer: number
  readonly #chance: Random

  constructor(g: Game, viewer: number, chance: Random) {
    this.#viewer = viewer
    this.#chance = chance
    this.#games = [clone(g), rehidden(g, viewer, chance)]
    // Chance stays the same: what it gives both games is shown to both.
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

  /** What others have answered already is taken back: they answer alike. */
  #reopen(g: Game): void {
    for (let city = 0; city < g.rules.cities; city++) {
      if (!hasAnswered(g, city) || this.#isOwn(city)) continue
      state.answered.set(g, state.answered.get(g) & ~(1 << city))
      state.chosen.clear(g, city)
      state.replies.clear(g, city)
    }
  }

  /** A city to answer in both games. */
  next(): number | undefined {
    const waiting = toAct(this.#games[0])
    return waiting.length === 0 ? undefined : waiting[this.#chance.below(waiting.length)]
  }

  /** In secret others may choose what they like, and choose again: nothing of it can be noticed. */
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

  /** The viewer answers for the city, or knows what a partner answers. */
  #isOwn(city: number): boolean {
    const [g] = this.#games
    return controller(g, city) === this.#viewer || (g.rules.setup.teams === true && arePartners(city, this.#viewer))
  }

  #any = (legal: readonly Move[]): Move => legal[this.#chance.below(legal.length)]

  /** Event by event: where both see the same, both are told the same. */
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

  /**
   * Two sights part when a piece is turned up, or comes to the viewer. Nothing else may part them: who is asked, and
   * when, is no reason.
   */
  #compareSeen(one: Seen, other: Seen): string | undefined {
    const parted = one.rules.columns.filter((column) => isParted(column, one, other))
    if (parted.length === 0) return undefined
    this.isOver = true
    if (parted.some(isTurnedUp)) return undefined
    const open = parted.find((column) => column.sees === 'all' || isParted(column, one, other, SIZE))
    return open && `${open.key} tells seat ${this.#viewer} what is hidden`
  }
}

/** Where a piece lies that everybody sees, and that was hidden before. */
const isTurnedUp = (column: Column): boolean =>
  column instanceof List && column.sees === 'all' && ![state.queue, state.digs].includes(column)

/** Of a list that is hidden everybody sees the first cell, how many there are. */
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

/** As others see it: of a card that stays face down only what is done with it. */
function fromOutside(g: Game, move: Move): string {
  const asked = question(g, toAct(g)[0])?.id ?? ''
  if (!g.rules.actions[move.action].faceDown && !IN_SECRET.includes(asked)) return inFull(g, move)
  return inFull(g, { ...move, card: 0 })
}
