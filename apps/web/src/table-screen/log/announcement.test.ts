import { apply, moves, newGame, question, random, sight } from '@heptapolis/engine/search'
import { isOver, PUBLIC, type Told, toAct, toldInFull } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { viewTable } from '../../city/view.ts'
import type { TableStep } from '../../game-model/table.ts'
import { rulesOf } from '../../testing.ts'
import {
  announcedBefore,
  announcement,
  announceOnce,
  NOTHING_ANNOUNCED,
  sinceAsked,
  startText,
} from './announcement.ts'
import { beforeIn } from './log.ts'

const rules = rulesOf({ seats: [{}, {}, {}, {}, {}] })
const party = (seat: number) => ({ name: ['You', 'Ben', 'Cleo', 'Dio', 'Eva'][seat], isYou: seat === 0 })
const asked = { id: 'turn', round: 2, moves: [] }
const events = [
  { what: 'sold', seat: 2 },
  { what: 'sold', seat: 1 },
  { what: 'coins', seat: 1, coins: 3, source: 'sale' },
  { what: 'sold', seat: 0 },
  { what: 'sold', seat: 3 },
  { what: 'turn', age: 1, turn: 2 },
]
const happened = { rules, heard: [{ events }], party, near: [0, 1, 4] }

test('tells the own action, then the neighbours’, the number of others, and the question', () => {
  const text = announcement(happened, { asked, text: 'Choose one card.', isChosen: false }, '')
  expect(text).toBe(
    'You sold a card; Ben sold a card for 3 coins; 2 other cities played. Age I, turn 2: Choose one card.',
  )
})

test('counts no city that only pays for what others have played', () => {
  const paying = [
    { what: 'lost', seat: 0, coins: 3 },
    { what: 'lost', seat: 2, coins: 1 },
    { what: 'debt', seat: 3, points: 3 },
  ]
  expect(announcement({ ...happened, heard: [{ events: paying }] }, undefined, '')).toBe('You lost 3 coins.')
})

test('tells the card of a distant city that makes the own city lose coins', () => {
  const withCities = rulesOf({ boxes: ['cities'], seats: [{}, {}, {}, {}, {}] })
  const paying = [
    { what: 'sold', seat: 0 },
    { what: 'sold', seat: 2 },
    { what: 'built', seat: 3, card: 'opium-den', by: 'pay' },
    { what: 'coins', seat: 3, coins: 4, source: 'opium-den' },
    { what: 'owes', seat: 0, coins: 3, other: 3 },
    { what: 'lost', seat: 0, coins: 3 },
  ]
  const text = announcement({ ...happened, rules: withCities, heard: [{ events: paying }] }, undefined, '')
  expect(text).toBe(
    'You sold a card and lost 3 coins because of Dio’s Opium Den; Dio built Opium Den (+4 coins); another city played.',
  )
})

test('tells after a question what caused a loss, and counts no city twice', () => {
  const withCities = rulesOf({ boxes: ['cities'], seats: [{}, {}, {}, {}, {}] })
  const before = [
    { what: 'built', seat: 3, card: 'opium-den', by: 'pay' },
    { what: 'owes', seat: 0, coins: 3, other: 3, source: 'opium-den' },
    { what: 'stage', seat: 2, stage: 1 },
  ]
  const after = [
    { what: 'lost', seat: 0, coins: 3 },
    { what: 'built', seat: 2, card: 'altar', by: 'dig' },
  ]
  const heard = [{ events: after, before }]
  expect(announcement({ ...happened, rules: withCities, heard }, undefined, '')).toBe(
    'You lost 3 coins because of Dio’s Opium Den.',
  )
})

test('begins with a capital where only other cities have played', () => {
  const far = [{ what: 'sold', seat: 3 }]
  expect(announcement({ ...happened, heard: [{ events: far }] }, undefined, '')).toBe('Another city played.')
})

test('tells only the selected action once a card is selected', () => {
  const text = announcement(happened, { asked, text: 'You sell Altar.', isChosen: true }, '')
  expect(text).toBe('You sell Altar.')
})

test('names the players that are awaited where nothing is asked', () => {
  expect(announcement({ ...happened, heard: [] }, undefined, 'Ben is choosing')).toBe('Ben is choosing.')
})

test('counts neighbours too when a sentence would become too long', () => {
  const fight = { what: 'conflict', seat: 1, other: 2, strength: 3, against: 1 }
  const long = [
    ...[0, 1, 2, 3, 4].map((seat) => ({ what: 'sold', seat })),
    ...[1, 2, 3, 4].flatMap((other) => [1, 4].map((seat) => ({ ...fight, seat, other }))),
  ]
  const text = announcement({ ...happened, heard: [{ events: long }] }, undefined, '')
  expect(text).toBe('You sold a card; 4 other cities played.')
})

test('tells both own conflicts after an Age', () => {
  const fought = [
    { what: 'sold', seat: 0 },
    { what: 'conflict', seat: 0, other: 1, strength: 2, against: 1 },
    { what: 'victory', seat: 0, value: 1 },
    { what: 'defeat', seat: 1, value: -1 },
    { what: 'conflict', seat: 4, other: 0, strength: 3, against: 2 },
    { what: 'victory', seat: 4, value: 1 },
    { what: 'defeat', seat: 0, value: -1 },
    { what: 'sold', seat: 1 },
    { what: 'sold', seat: 4 },
  ]
  const text = announcement({ ...happened, heard: [{ events: fought }], near: [0] }, undefined, '')
  expect(text).toBe(
    'You sold a card; 2 other cities played. You won against Ben with 2 shields to 1 (+1 point) and lost to Eva with 2 shields to 3 (−1 point).',
  )
})

test('tells events of the table in order, as sentences of their own', () => {
  const recruiting = rulesOf({ boxes: ['leaders', 'edifice'] })
  const turned = [
    { what: 'sold', seat: 0 },
    { what: 'edifice-failed', card: 'archives' },
    { what: 'age', age: 2 },
    { what: 'recruitment' },
  ]
  const text = announcement({ ...happened, rules: recruiting, heard: [{ events: turned }] }, undefined, '')
  expect(text).toBe('The edifice Archives has failed. You sold a card. Each player chose a leader.')
})

test('tells the project of a new Age after the last turn of the old one', () => {
  const turned = [
    { what: 'sold', seat: 0 },
    { what: 'project-failed', card: 'project-double-walls' },
    { what: 'age', age: 2 },
    { what: 'project', card: 'project-river-port' },
    { what: 'turn', age: 2, turn: 1 },
  ]
  const withProjects = rulesOf({ boxes: ['babel-projects'] })
  const text = announcement({ ...happened, rules: withProjects, heard: [{ events: turned }] }, undefined, '')
  expect(text).toBe('The project Double Walls has failed. You sold a card. The project of the Age: River Port.')
})

test('says what is told instead of the events, such as an undone choice', () => {
  const text = announcement(
    { ...happened, instead: 'undone' },
    { asked, text: 'Choose one card.', isChosen: false },
    '',
  )
  expect(text).toBe('Undone. Age I, turn 2: Choose one card.')
})

const offer = { text: 'Choose one card.', isChosen: false, opened: 0, step: 1, times: 0 }

test('announces each text once in a step, whatever closes afterwards', () => {
  const first = announceOnce(NOTHING_ANNOUNCED, offer)
  expect(first.shown).toBe('Choose one card.')
  expect(announceOnce(first, offer)).toBe(first)
  const underDialog = announceOnce(first, { ...offer, opened: 1 })
  expect(underDialog.shown).toBe('')
  const card = { ...offer, text: 'You sell Altar.', isChosen: true, opened: 1 }
  const selected = announceOnce(underDialog, card)
  expect(selected.shown).toBe('You sell Altar.')
  const cancelled = announceOnce(selected, { ...offer, opened: 1 })
  expect(cancelled.shown).toBe('')
  expect(announceOnce(cancelled, card).shown).toBe('You sell Altar.')
  expect(announceOnce(cancelled, { ...offer, text: 'Ben is choosing.' }).shown).toBe('Ben is choosing.')
})

test('announces the same question again in the next step', () => {
  const first = announceOnce(NOTHING_ANNOUNCED, offer)
  const selected = announceOnce(first, { ...offer, text: 'You keep Varro.', isChosen: true })
  expect(announceOnce(selected, { ...offer, step: 2 }).shown).toBe('Choose one card.')
})

test('announces the last turn again on request, with all cities and without a limit', () => {
  const fight = { what: 'conflict', seat: 1, other: 2, strength: 3, against: 1 }
  const long = [...events.slice(0, -1), ...[2, 3, 4].map((other) => ({ ...fight, other })), ...events.slice(-1)]
  const whole = { ...happened, heard: [{ events: long }], near: [0, 1, 4, 2, 3], isWhole: true }
  const text = announcement(whole, { asked, text: 'Choose one card.', isChosen: false }, '')
  expect(text).toMatch(
    /^You sold a card; Ben sold a card for 3 coins; Cleo sold a card; Dio sold a card\. Ben .+ Age I, turn 2:/,
  )
  const first = announceOnce(NOTHING_ANNOUNCED, offer)
  const once = announceOnce(first, { ...offer, text, times: 1 })
  expect(once.shown).toBe(text)
  const twice = announceOnce(once, { ...offer, text, times: 2 })
  expect(twice.shown).not.toBe(once.shown)
  expect(twice.shown.trim()).toBe(text)
  expect(announceOnce(twice, { ...offer, opened: 1 }).shown).toBe('')
})

/** A random game with questions to single cities, which divide turns into steps. */
function stepsOfGame(): TableStep[] {
  const steps: TableStep[] = []
  let events: Told[] = []
  const g = newGame(rulesOf({ boxes: ['armada'] }), 'steps', (event) => events.push(toldInFull(event)))
  const chance = random('steps')
  while (!isOver(g)) {
    if (events.length > 0) steps.push({ events, seen: sight(g, PUBLIC) })
    events = []
    const [seat] = toAct(g)
    const legal = moves(g, seat)
    apply(g, seat, legal[chance.below(legal.length)])
  }
  return steps
}

test('tells the own action also where a question to another city came in between', () => {
  const steps = stepsOfGame()
  const isAsked = steps.map(({ seen }) => question(seen, 0) !== undefined)
  const between = isAsked.findIndex((asked, i) => !asked && isAsked[i - 1] && isAsked[i + 1])
  expect(steps[between].events.some(({ seat }) => seat === 0)).toBe(true)
  const heard = (upTo: number) => sinceAsked(steps.slice(0, upTo), 0)[0].events
  expect(heard(between + 2)).toEqual([...steps[between].events, ...steps[between + 1].events])
  expect(heard(between + 1)).toEqual(steps[between].events)
})

test('tells the events before a question to another city once', () => {
  const waiting = announceOnce(NOTHING_ANNOUNCED, { ...offer, step: 4, text: 'You sold a card. Ben is choosing.' })
  expect(announcedBefore(waiting, 4)).toBe(0)
  expect(announcedBefore(waiting, 5)).toBe(4)
  const animated = announceOnce(waiting, { ...offer, step: 5, text: '' })
  expect(announcedBefore(animated, 5)).toBe(4)
  const asked = announceOnce(animated, { ...offer, step: 5, text: 'Ben built Altar. Choose one card.' })
  expect(announcedBefore(asked, 5)).toBe(4)
  expect(announcedBefore(asked, 3)).toBe(0)
  const steps = stepsOfGame().slice(0, 5)
  const [{ events: rest, before }] = sinceAsked(steps, 0, announcedBefore(asked, 5))
  expect(rest).toEqual(steps[4].events)
  expect(before).toEqual(beforeIn(steps, 4))
})

test('the start of a game in teams names the partner', () => {
  const named = (seat: number) => ({ name: `City ${seat}`, isYou: seat === 0 })
  const started = (teams: boolean) => {
    const rules = rulesOf({ boxes: ['cities'], teams, seats: [{}, {}, {}, {}] })
    return startText(viewTable(newGame(rules, 'start')), 0, named)
  }
  expect(started(true)).toContain('; your partner: City 1')
  expect(started(false)).not.toContain('partner')
})
