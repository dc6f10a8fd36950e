import { apply, moves, newGame, random, sight } from '@heptapolis/engine/search'
import { isOver, PUBLIC, type Told, toAct, toldInFull } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import type { TableStep } from '../game-model/table.ts'
import { rulesOf } from '../testing.ts'
import { lastEvents, verdict } from './result-text.ts'
import type { FinalScore } from './standing.ts'

/** A random game to its end, with a step for each time that all have answered. */
function playedGame() {
  const rules = rulesOf({ seats: [{}, {}, {}, {}] })
  const steps: TableStep[] = []
  let events: Told[] = []
  const game = newGame(rules, 'result', (event) => events.push(toldInFull(event)))
  const chance = random('result')
  const keepStep = () => {
    if (events.length > 0) steps.push({ events, seen: sight(game, PUBLIC) })
    events = []
  }
  while (!isOver(game)) {
    keepStep()
    const [seat] = toAct(game)
    const legal = moves(game, seat)
    apply(game, seat, legal[chance.below(legal.length)])
  }
  keepStep()
  return { rules, steps: () => steps, sight: () => sight(game, PUBLIC), events: steps.at(-1)?.events ?? [] }
}

const played = playedGame()
const party = (seat: number) => ({ name: ['You', 'Ben', 'Cleo', 'Dio'][seat], isYou: seat === 0 })
const sittersOf = (people: number) =>
  [0, 1, 2, 3].map((seat) => ({ kind: seat < people ? ('you' as const) : ('bot' as const), name: '' }))

test('tells the own conflicts of the last Age after the game', () => {
  const fights = played.events.filter(({ what, seat, other }) => what === 'conflict' && (seat === 0 || other === 0))
  expect(fights).toHaveLength(2)
  const text = lastEvents({ ...played, sitters: sittersOf(1) }, party)
  expect(text).toMatch(/^You .*(won|lost|tied) .*Ben, .*(won|lost|tied) .*Dio/)
})

test('tells nothing to somebody who only watched', () => {
  expect(lastEvents({ ...played, sitters: sittersOf(0) }, party)).toBe('')
})

const standing = (seat: number, title: string, total: number): FinalScore => ({
  seat,
  title,
  subtitle: '',
  wonder: 'gizah',
  bot: false,
  own: false,
  bare: false,
  score: { seat, total, rank: seat + 1, rows: [], coins: 0 },
})

test('compares coins in a shared victory only if they break ties', () => {
  const standings = [0, 1].map((seat) => {
    const one = standing(seat, ['Rhodos', 'Gizah'][seat], 60)
    return { ...one, score: { ...one.score, rank: 1 } }
  })
  expect(verdict(standings, party)).toBe('Tied on 60 points, and on coins too.')
  expect(verdict(standings, party, true)).toBe('Tied on 60 points.')
})

test('names all who tie for the second place', () => {
  const party = (names: string[]) => (seat: number) => ({ name: names[seat], isYou: names[seat] === 'You' })
  const standings = [standing(0, 'Babylon', 71), standing(1, 'Siracusa', 71), standing(2, 'Olympia', 71)]
  expect(verdict(standings, party(['Babylon', 'Siracusa', 'Olympia']))).toBe(
    '71 points and more coins than Siracusa and Olympia.',
  )
  const led = [standing(0, 'Petra', 60), ...[1, 2].map((seat) => standing(seat, '', 59)), standing(3, 'Rhodos', 58)]
  expect(verdict(led, party(['You', 'Rhodos', 'Gizah', 'Ephesos']))).toBe(
    'You win with 60 points, 1 ahead of Rhodos and Gizah.',
  )
})

test('does not name a winner whom the title names', () => {
  const standings = [standing(0, 'Rhodos', 60), standing(1, 'Gizah', 57)]
  const cities = (seat: number) => ({ name: standings[seat].title, isYou: false })
  expect(verdict(standings, cities)).toBe('60 points, 3 ahead of Gizah.')
  expect(verdict(standings, (seat) => ({ ...cities(seat), isYou: seat === 0 }))).toBe(
    'You win with 60 points, 3 ahead of Gizah.',
  )
  expect(verdict(standings, (seat) => ({ name: ['Maya', 'Ben'][seat], isYou: false }))).toBe(
    'Maya wins with 60 points, 3 ahead of Ben.',
  )
})
