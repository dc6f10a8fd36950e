import { PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { momentLink } from '../game-model/replay-steps.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { beginning, eyesFor, OPEN } from './beginning.ts'

const EYES = [OPEN, 0, 1, 2]
/** Three moves a turn. */
const STOPS = Array.from({ length: 21 }, (_, round) => round * 3)

test('a link to a moment begins the replay there, through the eyes of the seat', () => {
  const { search } = new URL(momentLink('game', 12, 2), 'http://localhost')
  expect(beginning(search, STOPS, EYES)).toEqual({ round: 12, eyes: 2 })
  expect(beginning(search, STOPS, [0, PUBLIC])).toEqual({ round: 12, eyes: 0 })
})

test('an old link that names a move begins with the turn in which it is made', () => {
  expect(beginning('?move=7&seat=1', STOPS, EYES)).toEqual({ round: 2, eyes: 1 })
})

test.each(['', '?round=21&as=3', '?move=61&seat=3', '?move=-1&seat=-1', '?round=two&as=1.5'])(
  'the address "%s" begins at the start with everything open',
  (search) => expect(beginning(search, STOPS, EYES)).toEqual({ round: 0, eyes: OPEN }),
)

describe('A game is seen again', () => {
  const you: PlayerInfo = { kind: 'you', name: 'You' }
  const person: PlayerInfo = { kind: 'person', name: 'Maya' }
  const bot: PlayerInfo = { kind: 'bot', name: 'Zeno' }

  test('with all cards open or through any eyes, once it is over', () => {
    expect(eyesFor([you, bot, bot], true)).toEqual(EYES)
  })

  test('as it was seen by whoever plays alone, while it goes on', () => {
    expect(eyesFor([bot, you, bot], false)).toEqual([1, PUBLIC])
  })

  test('as everybody saw it, where several people share the screen', () => {
    expect(eyesFor([you, person, bot], false)).toEqual([PUBLIC])
  })
})
