/** Random mixes of all boxes, both editions and any number of players: what must hold in every game holds in them. */
import {
  compile,
  controller,
  fromPosition,
  type Game,
  hash,
  random,
  replay,
  type Setup,
  scores,
  sight,
  state,
  toAct,
  toPosition,
} from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { checkInvariants, legal, playOut, setupFor } from './testing.ts'

const MIXES = 16

/** Set-ups drawn at random, those left out that the rules refuse. */
function mixes(): Setup[] {
  const chance = random('mixes')
  const found: Setup[] = []
  while (found.length < MIXES) {
    const edition = chance.below(2) === 0 ? '1e' : '2e'
    const players = 2 + chance.below(7)
    const boxes = BOXES.slice(1).flatMap((box) => (chance.below(2) === 0 ? [box.id] : []))
    const setup = setupFor(players, { edition, boxes, seed: `mix ${found.length}`, teams: chance.below(4) === 0 })
    if (compile(setup, BOXES).ok) found.push(setup)
  }
  return found
}

const legalText = (g: Game, seat: number): string => JSON.stringify(legal(g, seat))

const isTurnStart = (g: Game): boolean =>
  state.queue.size(g) === 0 && state.asking.get(g) === 1 && state.answered.get(g) === 0

/** Written down and loaded again, the game offers the same moves and counts the same points. */
function expectSamePosition(g: Game): void {
  const position = toPosition(g)
  const again = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
  if (!again.ok) throw new Error(again.error.message)
  expect(toPosition(again.value)).toEqual(position)
  expect(scores(again.value)).toEqual(scores(g))
  for (const seat of toAct(g)) expect(legalText(again.value, seat)).toBe(legalText(g, seat))
}

const label = ({ edition, seats, boxes, teams, seed }: Setup): string =>
  `${seed}: ${edition}, ${seats.length} players${teams ? ' in teams' : ''}, base ${boxes.join(' ')}`

test.each(mixes().map((setup): [string, Setup] => [label(setup), setup]))('%s', (_label, setup) => {
  const { game, moves } = playOut(setup, random(`moves of ${setup.seed}`), (g) => {
    checkInvariants(g)
    for (const seat of toAct(g)) expect(legalText(sight(g, controller(g, seat)), seat)).toBe(legalText(g, seat))
    if (isTurnStart(g)) expectSamePosition(g)
  })
  checkInvariants(game)
  const again = replay(JSON.parse(JSON.stringify({ version: 1, setup, moves })), BOXES)
  if (!again.ok) throw new Error(again.error.message)
  expect(hash(again.value)).toBe(hash(game))
})
