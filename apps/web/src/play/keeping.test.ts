import { expect, test } from 'vitest'
import type { PlayerInfo } from '../game-model/table.ts'
import { whilePlayed } from './keeping.ts'

const keeping = { seed: 'deal', onSave: () => {} }
const sitting = (...kinds: PlayerInfo['kind'][]): PlayerInfo[] => kinds.map((kind) => ({ kind, name: kind }))

test('Where several people play at one screen, seed and record are for nobody before the end', () => {
  expect(whilePlayed(keeping, sitting('you', 'person', 'bot'))).toEqual({})
})

test('Who plays alone against bots may save the record, and is told what it tells', () => {
  expect(whilePlayed(keeping, sitting('you', 'bot', 'bot'))).toEqual({ ...keeping, tells: true })
})
