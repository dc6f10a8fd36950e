import { PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import type { Sitter } from '../table/table.ts'
import { beginning, eyesFor, momentLink, OPEN } from './beginning.ts'

const EYES = [OPEN, 0, 1, 2]

test('a link to a moment begins the replay there, through the eyes of the seat', () => {
  const { search } = new URL(momentLink('game', 12, 2), 'http://localhost')
  expect(beginning(search, 60, EYES)).toEqual({ after: 12, eyes: 2 })
  expect(beginning(search, 60, [0, PUBLIC])).toEqual({ after: 12, eyes: 0 })
})

test.each(['', '?move=61&seat=3', '?move=-1&seat=-1', '?move=two&seat=1.5'])(
  'the address "%s" begins at the start with everything open',
  (search) => expect(beginning(search, 60, EYES)).toEqual({ after: 0, eyes: OPEN }),
)

describe('A game is seen again', () => {
  const you: Sitter = { kind: 'you', name: 'You' }
  const person: Sitter = { kind: 'person', name: 'Maya' }
  const bot: Sitter = { kind: 'bot', name: 'Zeno' }

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
