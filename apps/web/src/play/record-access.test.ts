import { expect, test } from 'vitest'
import type { PlayerInfo } from '../game-model/table.ts'
import { actionsWhilePlaying } from './record-access.ts'

const keeping = { seed: 'deal', onSave: () => {} }
const sitting = (...kinds: PlayerInfo['kind'][]): PlayerInfo[] => kinds.map((kind) => ({ kind, name: kind }))

test('hides seed and record while several people play at one screen', () => {
  expect(actionsWhilePlaying(keeping, sitting('you', 'person', 'bot'))).toEqual({})
})

test('lets a single player save the record, with a warning', () => {
  expect(actionsWhilePlaying(keeping, sitting('you', 'bot', 'bot'))).toEqual({ ...keeping, tells: true })
})
