import { newGame } from '@heptapolis/engine'
import { controller } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { viewTable } from '../../city/view.ts'
import type { PlayerInfo } from '../../game-model/table.ts'
import { words } from '../../i18n/index.ts'
import { rulesOf } from '../../testing.ts'
import { waitingText } from './waiting-text.ts'

const FREE = 2
const view = viewTable(newGame(rulesOf({ seats: [{}, {}] }), 'free'))
const keeper = controller(view.game, FREE)
const sitters: PlayerInfo[] = [0, 1].map((seat) => ({
  kind: seat === keeper ? 'you' : 'bot',
  level: 'easy',
  name: `P${seat}`,
}))

test('says that the person chooses for the free city, and never that the free city chooses', () => {
  const text = (waiting: number[]) => waitingText({ view, viewer: keeper, sitters, waiting })
  expect(text([FREE])).toBe(words().youChooseFor(view.cities[FREE].name))
  expect(text([keeper, FREE])).toBe(words().youChoose)
  expect(text([1 - keeper])).toBe(words().waiting([{ name: view.cities[1 - keeper].name, isYou: false }]))
})

test('names the player who chooses for the free city', () => {
  const away = sitters.map((player) => ({ ...player, kind: 'away' as const }))
  const other = waitingText({ view, viewer: 1 - keeper, sitters: away, waiting: [FREE] })
  expect(other).toBe(
    words().waiting([{ name: words().nameAndCity(`P${keeper}`, view.cities[keeper].name), isYou: false }]),
  )
})

test('names one of eight players, and counts several', () => {
  const many = viewTable(newGame(rulesOf({ seats: Array(8).fill({}), boxes: ['cities'] }), 'many'))
  const bots = many.cities.map(({ seat }): PlayerInfo => ({ kind: 'bot', level: 'easy', name: `P${seat}` }))
  const text = (waiting: number[]) => waitingText({ view: many, viewer: 0, sitters: bots, waiting })
  expect(text([5])).toBe(words().waiting([{ name: many.cities[5].name, isYou: false }]))
  expect(text([5, 6])).toBe(words().waitingFor(2))
})
