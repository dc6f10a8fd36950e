import { PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { momentLink } from '../game-model/records/replay-steps.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { OPEN, replayStart, viewersFor } from './replay-start.ts'

const VIEWERS = [OPEN, 0, 1, 2]
/** Three moves per turn. */
const STOPS = Array.from({ length: 21 }, (_, round) => round * 3)

test('starts at the round and the view of a link', () => {
  const { search } = new URL(momentLink('game', 12, 2), 'http://localhost')
  expect(replayStart(search, STOPS, VIEWERS)).toEqual({ round: 12, viewer: 2 })
  expect(replayStart(search, STOPS, [0, PUBLIC])).toEqual({ round: 12, viewer: 0 })
})

test('starts an old link at the turn of its move', () => {
  expect(replayStart('?move=7&seat=1', STOPS, VIEWERS)).toEqual({ round: 2, viewer: 1 })
})

test.each(['', '?round=21&as=3', '?move=61&seat=3', '?move=-1&seat=-1', '?round=two&as=1.5'])(
  'the address "%s" begins at the start with everything open',
  (search) => expect(replayStart(search, STOPS, VIEWERS)).toEqual({ round: 0, viewer: OPEN }),
)

describe('The views of a replay', () => {
  const you: PlayerInfo = { kind: 'you', name: 'You' }
  const person: PlayerInfo = { kind: 'person', name: 'Maya' }
  const bot: PlayerInfo = { kind: 'bot', name: 'Zeno' }

  test('are all seats and all cards after the end', () => {
    expect(viewersFor([you, bot, bot], true)).toEqual(VIEWERS)
  })

  test('are the own one for a single player during the game', () => {
    expect(viewersFor([bot, you, bot], false)).toEqual([1, PUBLIC])
  })

  test('are the public one where several people share the screen', () => {
    expect(viewersFor([you, person, bot], false)).toEqual([PUBLIC])
  })
})
