import { BOXES } from '@heptapolis/boxes'
import { fromPosition, moves, showMove, sight, sure } from '@heptapolis/engine'
import { itemsOf } from '@heptapolis/table/typed'
import { expect, test } from 'vitest'
import { viewTable } from '../../city/view.ts'
import { neighboursOf } from '../../hand/dock/neighbours.ts'
import { slotsOf } from '../../hand/slots.ts'
import { type CommandContext, replyTo } from './reply.ts'

const cities = [
  { wonder: 'ephesos', side: 'day', coins: 6, hand: ['altar', 'stockade', 'apothecary'] },
  { wonder: 'gizah', side: 'day', cards: ['lumber-yard'] },
  { wonder: 'rhodos', side: 'day', cards: ['timber-yard'] },
]
const game = sight(sure(fromPosition({ age: 1, turn: 2, setup: { boxes: [] }, cities }, BOXES)), 0)
const asked = { id: 'turn', round: 1, moves: moves(game, 0).map((move) => showMove(game, move)) }
const view = viewTable(game)
const slots = slotsOf(game, 0, asked, view.cities[0].hand)
const at: CommandContext = {
  game,
  viewer: 0,
  city: 0,
  cities: view.cities,
  asked,
  prompt: 'Choose one card',
  slots,
  items: itemsOf(
    asked.moves,
    slots.map(({ card }) => card),
  ),
  names: neighboursOf(game, 0, view.cities),
  pending: undefined,
  lastTurn: [],
}
const linesOf = (typed: string, context = at) => {
  const reply = replyTo(typed, context)
  return reply.is === 'lines' ? reply.lines : [reply.is]
}

test('plays a card without a choice of payments', () => {
  expect(replyTo('1 build', at)).toMatchObject({ is: 'play', way: { move: { action: 'build', card: 'altar' } } })
  expect(replyTo('sell 3', at)).toMatchObject({ is: 'play', way: { move: { action: 'sell', card: 'apothecary' } } })
})

test('lists payments that differ, and plays the one whose number follows', () => {
  const reply = replyTo('2 build', at)
  if (reply.is !== 'lines') throw new Error('There are two sellers of wood.')
  expect(reply.lines).toEqual([
    'Type the number of your choice:',
    '1. Build Stockade, pay 2 to Gizah',
    '2. Build Stockade, pay 2 to Rhodos',
  ])
  const chosen = replyTo('2', { ...at, pending: reply.pending })
  expect(chosen).toMatchObject({ is: 'play', way: { move: { action: 'build', pay: { right: 2 } } } })
})

test('says why a card cannot be built', () => {
  const [reason] = linesOf('why not 3')
  expect(reason).toContain('Apothecary')
  expect(reason).toContain('1 cloth')
  expect(linesOf('3 build')).toEqual([reason])
})

test('says that a card can be built, and its price', () => {
  expect(linesOf('why not 1')).toEqual(['Altar can be built: no cost.'])
  expect(linesOf('why not 2')).toEqual(['Stockade can be built: pay 2 to Gizah.'])
})

test('reads the chains of the own buildings', () => {
  expect(linesOf('chains')).toEqual(['None of your buildings makes a later card free.'])
  const [own, ...others] = view.cities
  const standing = [...own.standing, ...own.hand.filter(({ id }) => id === 'altar')]
  expect(linesOf('chains', { ...at, cities: [{ ...own, standing }, ...others] })).toEqual([
    'Altar makes free: Pantheon.',
  ])
})

test('reads neighbours, one city, the hand and the question', () => {
  expect(linesOf('neighbours').map((line) => line.split(',')[0])).toEqual(['Gizah', 'Rhodos'])
  expect(linesOf('city giz')).toEqual([linesOf('neighbours')[0]])
  expect(linesOf('hand')).toHaveLength(3)
  expect(linesOf('question')).toEqual(['Choose one card'])
})

test('names what it does not know', () => {
  expect(linesOf('9 build')).toEqual(['There is no number 9: choose from 1 to 3.'])
  expect(linesOf('city atlantis')).toEqual(['There is no city “atlantis” at this table.'])
  expect(linesOf('fly')).toEqual(['“fly” is not a command. Type “help” for a list.'])
})
