import { apply, moves, newGame, random, sight } from '@heptapolis/engine/search'
import { isOver, PUBLIC, type Told, toAct, toldInFull } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import type { TableStep } from '../game-model/table.ts'
import { rulesOf } from '../testing.ts'
import { lastEvents } from './result-text.ts'

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
