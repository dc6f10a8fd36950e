import { expect, test } from 'vitest'
import { beginning, momentLink } from './beginning.ts'

test('a link to a moment begins the replay there, through the eyes of the seat', () => {
  const { search } = new URL(momentLink('game', 12, 2), 'http://localhost')
  expect(beginning(search, 60, 3)).toEqual({ after: 12, seat: 2 })
})

test.each(['', '?move=61&seat=3', '?move=-1&seat=-1', '?move=two&seat=1.5'])(
  'the address "%s" begins at the start with everything open',
  (search) => expect(beginning(search, 60, 3)).toEqual({ after: 0, seat: undefined }),
)
