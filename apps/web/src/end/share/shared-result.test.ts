import { expect, test } from 'vitest'
import { namesForOthers } from './shared-result.ts'

test('a link to a result names the city of a bot, and of a player who is only "you" here', () => {
  const standings = [
    { seat: 1, title: 'Maya', subtitle: '', bot: false },
    { seat: 0, title: 'Gizah', subtitle: 'You', bot: false },
    { seat: 2, title: 'Babylon', subtitle: 'Zeno', bot: true },
    { seat: 3, title: 'Petra', subtitle: 'Ada', bot: false },
  ]
  expect(namesForOthers(standings, ['Gizah', 'Rhodos', 'Babylon', 'Petra'], (seat) => seat === 0)).toEqual([
    'Gizah',
    'Maya',
    'Babylon',
    'Ada',
  ])
})
