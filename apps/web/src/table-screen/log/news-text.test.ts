import type { Told } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { rulesOf } from '../../testing.ts'
import { eventsOfTurn, newsOf } from './news-text.ts'

const rules = rulesOf({ boxes: ['babel-projects', 'edifice'] })
const party = (seat: number) => ({ name: ['Maya', 'Zeno', 'Cleo'][seat], isYou: false })

test('announces every failure with all that it costs, and nothing else of the turn', () => {
  const events: Told[] = [
    { what: 'sold', seat: 0 },
    { what: 'coins', seat: 0, coins: 3 },
    { what: 'project-failed', card: 'project-rampart-road' },
    { what: 'lost', seat: 0, coins: 17, source: 'project-rampart-road' },
    { what: 'lost', seat: 2, coins: 22 },
    { what: 'edifice-failed', card: 'artisan-district' },
    { what: 'edifice-debt', seat: 1, value: -2 },
    { what: 'conflict', seat: 0, other: 1, strength: 0, against: 0 },
  ]
  expect(newsOf(rules, events, party)).toEqual([
    'The project Rampart Road has failed: Maya lost 17 coins and Cleo lost 22 coins',
    'The edifice Artisan District has failed: Zeno took an edifice debt (−2 points)',
  ])
  expect(newsOf(rules, events.slice(0, 2), party)).toEqual([])
})

test('names cities with the same losses together, and each city once', () => {
  const events: Told[] = [
    { what: 'edifice-failed', card: 'artisan-district' },
    { what: 'edifice-debt', seat: 0, value: -2 },
    { what: 'discarded', seat: 1, card: 'altar' },
    { what: 'edifice-debt', seat: 2, value: -2 },
    { what: 'discarded', seat: 1, card: 'baths' },
  ]
  expect(newsOf(rules, events, party)).toEqual([
    'The edifice Artisan District has failed: Maya and Cleo took an edifice debt (−2 points) and Zeno lost Altar and Baths',
  ])
})

test('names the reader in the middle of the sentence', () => {
  const events: Told[] = [
    { what: 'project-failed', card: 'project-rampart-road' },
    { what: 'lost', seat: 0, coins: 2 },
  ]
  const reader = () => ({ name: 'You', isYou: true })
  expect(newsOf(rules, events, reader)).toEqual(['The project Rampart Road has failed: you lost 2 coins'])
})

test('announces a failure with the losses of cities that are asked one after the other, until the turn is over', () => {
  const steps: { events: Told[] }[] = [
    { events: [{ what: 'turn', age: 1, turn: 6 }] },
    {
      events: [
        { what: 'edifice-failed', card: 'belvedere' },
        { what: 'discarded', seat: 1, card: 'lumber-yard' },
      ],
    },
    {
      events: [
        { what: 'discarded', seat: 2, card: 'ore-vein' },
        { what: 'turn', age: 2, turn: 1 },
      ],
    },
    { events: [{ what: 'sold', seat: 0 }] },
  ]
  const news = (after: number) => newsOf(rules, eventsOfTurn(steps.slice(0, after)), party)
  expect(news(2)).toEqual(['The edifice Belvedere has failed: Zeno lost Lumber Yard'])
  expect(news(3)).toEqual(['The edifice Belvedere has failed: Zeno lost Lumber Yard and Cleo lost Ore Vein'])
  expect(news(4)).toEqual([])
})
