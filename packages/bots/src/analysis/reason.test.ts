import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  controller,
  moves,
  newGame,
  question,
  random,
  sight,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { medium } from '../levels.ts'
import { reasonFor } from './reason.ts'

/** A game up to the first question of this kind with a choice. */
function upTo(id: string) {
  const g = newGame(sure(compile({ edition: '2e', boxes: ['cities'], seats: [{}, {}, {}, {}] }, BOXES)), 'reasons')
  const chance = random('reasons')
  for (;;) {
    for (const seat of toAct(g)) {
      const seen = sight(g, controller(g, seat))
      if (question(seen, seat)?.id === id && moves(seen, seat).length > 1) return { seen, seat }
      apply(g, seat, medium.choose(seen, seat, chance))
    }
  }
}

test('who pays a loss otherwise has done something else, not the same paid otherwise', () => {
  const { seen, seat } = upTo('loss')
  const [one, other] = moves(seen, seat)
  expect(reasonFor(seen, seat, one, other)).toMatchObject({ is: 'stronger' })
})

test('the same card paid otherwise was right', () => {
  const { seen, seat } = upTo('turn')
  const [one] = moves(seen, seat).filter(({ card }) => card > 0)
  expect(reasonFor(seen, seat, one, one)).toMatchObject({ is: 'paid' })
})
