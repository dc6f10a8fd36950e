/** Text printed between two questions of a terminal game: welcome, events, cities. */

import { hasAids } from '@heptapolis/boxes'
import { type Move, moves, type Seen, showMove } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import { left, obstacleTo, type Piece, passesLeft, right, state } from '@heptapolis/engine/show'
import { say, words } from '../language.ts'
import { cityText, type StageNote, tableText } from '../text/city.ts'
import { type News, newsText } from '../text/news.ts'
import { columns, faint, good, strong } from '../text/paint.ts'
import { heading, indented, wrapped } from '../text/table.ts'
import { boxNames, cityName, houseRuleLines, priceWords } from '../text/words.ts'

export function welcome(g: Seen, seed: string, person: number): string {
  const { setup, players } = g.rules
  const w = words()
  const others = around(g, person).slice(1)
  const round = others.map((seat) => `${cityName(g, seat)} ${faint(`(${who(g, seat, person)})`)}`).join(', ')
  return [
    heading(strong('Heptapolis')),
    lines([w.players(players), say().terms.editions[setup.edition], boxNames(setup.boxes), w.seed(seed)].join(' · ')),
    ...houseRuleLines(g.rules).map(lines),
    lines(`${w.youAre(strong(cityName(g, person)))} ${w.around(round)}`),
    '',
  ].join('\n')
}

const INDENT = 2
const lines = (text: string): string => indented(wrapped(text, columns() - INDENT).join('\n'), INDENT)

/** All cities clockwise, starting with the person's. */
const around = (g: Seen, person: number): number[] =>
  Array.from({ length: g.rules.cities }, (_, i) => (person + i) % g.rules.cities)

function who(g: Seen, seat: number, person: number): string {
  if (seat >= g.rules.players) return words().freeCity
  const { name } = itemAt(g.rules.setup.seats, seat)
  return seat === person ? words().you : (name ?? words().seat(seat))
}

/** Events since the last question. */
export function newsScreen(seen: Seen, { events, before }: ReturnType<News['take']>): string {
  const text = newsText(seen, events, around(seen, seen.viewer), before)
  return text === '' ? '' : `\n${faint(`  ${words().whatHappened}`)}\n${indented(text, 2)}\n`
}

/** Neighbours and the person's city, before a question about `seat`. */
export function turnScreen(seen: Seen, seat: number, person: number): string {
  const note = stageNote(seen, seat)
  const show = (city: number, known: string) => cityText(seen, city, known, person, city === seat ? note : undefined)
  const w = words()
  const [one, other] = [left(seen, person), right(seen, person)]
  const parts = [
    show(one, w.leftNeighbour(who(seen, one, person))),
    show(other, w.rightNeighbour(who(seen, other, person))),
    show(person, strong(w.you)),
    tableText(seen),
    seat === person ? '' : `  ${strong(w.chooseFor(cityName(seen, seat)))}`,
  ]
  return [heading(turnTitle(seen)), ...parts.filter((part) => part !== '').map((part) => `${part}\n`)].join('\n')
}

function turnTitle(seen: Seen): string {
  const age = state.age.get(seen)
  const turn = state.turn.get(seen)
  const w = words()
  if (age === 0) return strong(w.beforeFirstAge)
  const name = say().terms.age(age)
  if (turn === 0) return strong(w.beforeAge(name))
  const turns = state.turns.get(seen)
  const passing = turn === turns ? w.lastTurn : passesLeft(seen) ? w.passLeft : w.passRight
  return `${strong(w.turnOf(name, turn, turns))} · ${passing}`
}

/** Cost of a stage now, or why it cannot be built. */
function stageNote(seen: Seen, seat: number): StageNote {
  const legal = moves(seen, seat).filter((move) => showMove(seen, move).action === 'stage')
  return (stage, half, piece) => {
    const ways = legal.filter((move) => isStage(seen, move, stage, half))
    const prices = [...new Set(ways.map((move) => priceWords(seen, seat, move)))]
    return prices.length > 0 ? good(prices.join(words().or)) : faint(lackOf(seen, seat, piece))
  }
}

function lackOf(seen: Seen, seat: number, piece: Piece): string {
  const obstacle = hasAids(seen.rules) ? obstacleTo(seen, seat, piece.id) : undefined
  return obstacle ? say().obstacle(obstacle) : words().notNow
}

function isStage(seen: Seen, move: Move, stage: number, half: number): boolean {
  const shown = showMove(seen, move)
  return move.rider === 0 && shown.stage === stage && (shown.half ?? 1) === half
}

export function allCities(seen: Seen, person: number): string {
  const cities = around(seen, person).map((seat) => cityText(seen, seat, who(seen, seat, person), person))
  return [heading(words().everyCity), ...cities.map((city) => `${city}\n`)].join('\n')
}
