/** Views from a server are decoded to exactly the cells that the viewer may see, without validation. */

import { sure } from '@heptapolis/engine/kernel'
import { fromView, view } from '@heptapolis/engine/records'
import { apply, type Game, isOver, moves, newGame, random, sight, toAct } from '@heptapolis/engine/search'
import { compile, PUBLIC, type Terms } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { isWithAddedBox } from './conformance/testing.ts'
import { BOXES } from './index.ts'

const terms = (players: number, boxes: string[], wishes: Partial<Terms> = {}): Terms => ({
  edition: '2e',
  boxes,
  seats: Array.from({ length: players }, () => ({})),
  ...wishes,
})
const everything = BOXES.slice(1).map(({ id }) => id)

function holds(g: Game): void {
  for (const viewer of [PUBLIC, ...g.rules.setup.seats.keys()]) {
    const sent = JSON.parse(JSON.stringify(view(g, viewer)))
    const decoded = sight(sure(fromView(sent, g.rules)), viewer)
    const { cells } = sight(g, viewer)
    expect(cells.findIndex((cell, i) => cell !== decoded.cells[i])).toBe(-1)
  }
}

const TABLES: [string, Terms][] = [
  ['two players', terms(2, ['leaders'])],
  ['the base game', terms(4, [])],
  ['Leaders and Cities', terms(4, ['leaders', 'cities'])],
  ['teams', terms(4, ['cities'], { teams: true })],
  ['all boxes', terms(4, everything)],
  ['all boxes, seven players', terms(7, everything)],
]

test.each(TABLES.filter(([, { boxes }]) => isWithAddedBox(boxes)))(
  'a decoded view has the cells that its viewer sees: %s',
  (_, wanted) => {
    const rules = sure(compile({ ...wanted, seed: 'views' }, BOXES))
    const g = newGame(rules, 'views')
    const dice = random('views')
    for (let step = 0; !isOver(g); step++) {
      if (step % 3 === 0) holds(g)
      const [seat] = toAct(g)
      const legal = moves(g, seat)
      apply(g, seat, legal[dice.below(legal.length)])
    }
    holds(g)
  },
)

test('a piece nobody knows is refused', () => {
  const rules = sure(compile({ ...terms(3, []), seed: '' }, BOXES))
  const seen = view(newGame(rules, 'views'), 0)
  const cities = seen.cities.map((city) => ({ ...city, cards: ['no-such-card'] }))
  expect(fromView({ ...seen, cities }, rules).ok).toBe(false)
})
