import { expect, test } from 'vitest'
import { inMilliseconds } from './duration.ts'

test.each([
  ['480ms', 480],
  ['.48s', 480],
  [' 0s', 0],
  ['0ms ', 0],
  ['1.5s', 1500],
])('%j is %d milliseconds', (time, ms) => expect(inMilliseconds(time)).toBe(ms))
