import { expect, test } from 'vitest'
import { namesForOthers } from './shared-result.ts'

test('a link to a result names the city of a player who is only "you" here', () => {
  const standings = [
    { seat: 1, title: 'Maya', subtitle: '' },
    { seat: 0, title: 'Gizah', subtitle: 'You' },
    { seat: 2, title: 'Babylon', subtitle: 'Zeno' },
  ]
  expect(namesForOthers(standings, ['Gizah', 'Rhodos', 'Babylon'], (seat) => seat === 0)).toEqual([
    'Gizah',
    'Maya',
    'Zeno',
  ])
})
