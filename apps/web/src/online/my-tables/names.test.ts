import type { MyTable } from '@heptapolis/wire'
import { expect, test } from 'vitest'
import { namesAt } from './names.ts'

const table = (seats: MyTable['seats']): MyTable => ({ table: 'table2', as: 0, state: 'room', updated: 0, seats })

test('leaves out empty seats and names a bot after its seat', () => {
  expect(namesAt(table([{ name: 'Bob' }, {}, { level: 'hard' }]))).toEqual(['Bob', 'Zeno'])
  expect(namesAt(table(undefined))).toBeUndefined()
})
