/** Sample of the check: games of many mixes are saved and resumed at every question. */
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  type Game,
  hash,
  isOver,
  newGame,
  question,
  random,
  sampleMove,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { PATIENT } from '../testing.ts'
import { allMixes, type CheckedMix, mixName, refusalOf, setupOfMix } from './mixes.ts'
import { twinOf, verifyView } from './positions.ts'

/** Two players have a free city, which a sample may miss. */
const FOR_TWO: CheckedMix = {
  edition: '2e',
  boxes: ['leaders', 'cities', 'babel-tower', 'edifice'],
  players: 2,
  teams: false,
}
const EVERY = process.env.MODE === 'complete' ? 787 : 1574
const playable = [FOR_TWO, ...allMixes().filter((mix, i) => i % EVERY === 300 && refusalOf(mix) === undefined)]
const asked = new Set<string>()

function newGameOf(mix: CheckedMix): Game {
  const setup = setupOfMix(mix, 'positions')
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return newGame(rules.value, setup.seed)
}

const TWINS_EVERY = 8

describe('At every question', PATIENT, () => {
  test.each(playable.map((mix): [string, CheckedMix] => [mixName(mix), mix]))('%s', (name, mix) => {
    const g = newGameOf(mix)
    const chance = random(name)
    const twins: Game[] = []
    for (let step = 0; !isOver(g); step++) {
      const seats = toAct(g)
      const seat = seats[chance.below(seats.length)]
      asked.add(question(g, seat)?.id ?? '')
      const twin = twinOf(g)
      if (step % TWINS_EVERY === 0) twins.push(twin)
      verifyView(g, chance.below(g.rules.players))
      const move = sampleMove(g, seat, chance)
      for (const one of twins) apply(one, seat, move)
      apply(g, seat, move)
    }
    twins.push(twinOf(g))
    verifyView(g, 0)
    expect(new Set(twins.map(hash))).toEqual(new Set([hash(g)]))
  })

  test('of many kinds', () => {
    expect(asked.size).toBeGreaterThan(12)
  })
})
