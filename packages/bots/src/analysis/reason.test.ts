import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  controller,
  moves,
  newGame,
  question,
  random,
  SELL,
  type Seen,
  sight,
  state,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { medium } from '../levels.ts'
import { reasonFor } from './reason.ts'

/** Plays up to the first question of this kind with a choice and an optional extra condition. */
function upTo(id: string, isMeant = (_seen: Seen): boolean => true, teams = false) {
  const setup = { edition: '2e' as const, boxes: ['cities'], seats: [{}, {}, {}, {}], ...(teams ? { teams } : {}) }
  const g = newGame(sure(compile(setup, BOXES)), 'reasons')
  const chance = random('reasons')
  for (;;) {
    for (const seat of toAct(g)) {
      const seen = sight(g, controller(g, seat))
      if (question(seen, seat)?.id === id && moves(seen, seat).length > 1 && isMeant(seen)) return { seen, seat }
      apply(g, seat, medium.choose(seen, seat, chance))
    }
  }
}

test('treats another payment of a loss as a different move', () => {
  const { seen, seat } = upTo('loss')
  const [one, other] = moves(seen, seat)
  expect(reasonFor(seen, seat, one, other)).toMatchObject({ is: 'stronger' })
})

test('accepts the right card with another payment', () => {
  const { seen, seat } = upTo('turn')
  const [one] = moves(seen, seat).filter(({ card }) => card > 0)
  expect(reasonFor(seen, seat, one, one)).toMatchObject({ is: 'paid' })
})

/** All reasons that deny a card to the next player. */
const denials = ({ seen, seat }: ReturnType<typeof upTo>): unknown[] =>
  moves(seen, seat).flatMap((move) => {
    const reason = reasonFor(seen, seat, move, undefined)
    return reason.is === 'good' ? reason.gains.filter(({ is }) => is === 'denied') : []
  })

test('counts a denied card against the next rival, but not at the last turn of an Age', () => {
  const inAgeThree = (turn: (seen: Seen) => number) =>
    upTo('turn', (seen) => state.age.get(seen) === 3 && state.turn.get(seen) === turn(seen))
  expect(denials(inAgeThree(() => 1)).length).toBeGreaterThan(0)
  expect(denials(inAgeThree((seen) => state.turns.get(seen)))).toEqual([])
})

test('denies nothing to a partner', () => {
  const { seen, seat } = upTo('turn', (one) => state.age.get(one) === 3, true)
  const own = moves(seen, seat).map((move) => JSON.stringify(reasonFor(seen, seat, move, undefined)))
  const partner = seen.rules.boards[state.board.get(seen, seat ^ 1)].def.wonder
  expect(own.filter((reason) => reason.includes(`"denied"`) && reason.includes(partner))).toEqual([])
})

test('ignores what both moves gain', () => {
  const { seen, seat } = upTo('turn')
  const sales = moves(seen, seat).filter(({ action }) => action === SELL)
  expect(reasonFor(seen, seat, sales[0], sales[1])).toMatchObject({ is: 'stronger', gains: [], instead: [] })
})

test('names gained resources', () => {
  const { seen, seat } = upTo('turn')
  const said = moves(seen, seat).map((move) => JSON.stringify(reasonFor(seen, seat, move, undefined)))
  expect(said.some((reason) => /"goods":\["(wood|stone|clay|ore|glass|cloth|papyrus)"/.test(reason))).toBe(true)
})
