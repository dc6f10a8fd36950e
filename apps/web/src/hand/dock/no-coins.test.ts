import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, type Game, moves, showMove, sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { totalOf } from '../choices.ts'
import { noCoinsFor, noCoinsShort, noCoinsWords } from './no-coins.ts'

const NAMES = { left: 'Rhodos', right: 'Ephesos', farLeft: '', farRight: '' }

interface Given extends CityPosition {
  boxes?: string[]
  table?: Readonly<Record<string, unknown>>
  neighbour?: CityPosition
}

function open({ boxes = [], table = {}, neighbour = {}, ...city }: Given): Game {
  const cities = [
    { wonder: 'gizah', side: 'day', coins: 0, ...city },
    { wonder: 'rhodos', side: 'day', ...neighbour },
    { wonder: 'ephesos', side: 'day' },
  ]
  return sure(fromPosition({ age: 2, turn: 2, setup: { boxes }, cities, ...table }, BOXES))
}

/** Words and label for every way to do this without coins. */
function said(action: string, card: string, given: Given): string[] {
  const g = open({ hand: [card, 'loom-age-2'], ...given })
  return moves(g, 0)
    .map((move) => showMove(g, move))
    .filter((json) => json.action === action && json.card === card && totalOf(json.pay) === 0)
    .map((json) => noCoinsFor(g, 0, json))
    .map((why) => `${noCoinsWords(why, NAMES)} | ${noCoinsShort(why)}`)
}

const leaders = (...ids: string[]) => ({ boxes: ['leaders'], leaders: ids })
const law = (id: string) => ({ boxes: ['babel-tower'], table: { tower: { placed: [`babel-tile-${id}`] } } })
const STABLES = ['ore-vein', 'clay-pool', 'lumber-yard']

describe('what pays for a card without coins', () => {
  test.each<[string, string, Given, string[]]>([
    ['nothing is due', 'altar', {}, ['no cost | no cost']],
    ['own resources', 'stables', { cards: STABLES }, ['own resources | own resources']],
    ['a chain', 'library', { cards: ['scriptorium'] }, ['free because of Scriptorium | free']],
    [
      'own resources, although a leader would help',
      'stables',
      { cards: STABLES, ...leaders('leonidas') },
      ['own resources | own resources'],
    ],
    [
      'own resources and a leader',
      'stables',
      { cards: ['ore-vein', 'clay-pool'], ...leaders('leonidas') },
      ['own resources and Leonidas | own resources'],
    ],
    ['a leader alone', 'apothecary', leaders('archimedes'), ['free because of Archimedes | free']],
    [
      'Ramses for guilds',
      'workers-guild',
      { ...leaders('ramses'), table: { age: 3 } },
      ['free because of Ramses | free'],
    ],
    [
      'an ability of a leader',
      'residence',
      { boxes: ['leaders', 'cities'], leaders: ['caligula'] },
      ['free because of Caligula | free'],
    ],
    ['a stage', 'stables', { wonder: 'olympia', side: 'day', stages: 2 }, ['free because of Olympia, stage 2 | free']],
    ['a law', 'stables', law('02-red-no-resources'), ['free because of the law “Call to arms” | free']],
    [
      'a chain of a neighbour',
      'library',
      { ...law('07-neighbour-chains'), neighbour: { cards: ['scriptorium'] } },
      ['free because of Rhodos’s Scriptorium | free'],
    ],
    [
      'a project token',
      'stables',
      { boxes: ['babel-projects'], projectTokens: ['project-token-free-building'] },
      ['free because of Free building token | free'],
    ],
    [
      'resources of a neighbour at no price',
      'barracks',
      { boxes: ['cities'], cards: ['smugglers-cache', 'west-trading-post'] },
      ['free resources from Rhodos | free'],
    ],
  ])('%s', (_, card, given, words) => expect(said('build', card, given)).toEqual(words))
})

describe('what pays for a stage or a leader without coins', () => {
  test.each<[string, string, string, Given, string[]]>([
    ['own resources', 'stage', 'walls', { cards: ['sawmill'] }, ['own resources | own resources']],
    [
      'a leader',
      'stage',
      'walls',
      { cards: ['lumber-yard'], ...leaders('imhotep') },
      ['own resources and Imhotep | own resources'],
    ],
    [
      'a card',
      'stage',
      'walls',
      { boxes: ['cities'], cards: ['architect-firm'] },
      ['free because of Architect Firm | free'],
    ],
    ['a law', 'stage', 'walls', law('15-wonder-no-resources'), ['free because of the law “Pilgrims at work” | free']],
    [
      'a law, although own resources would do',
      'stage',
      'walls',
      { ...law('15-wonder-no-resources'), cards: ['sawmill'] },
      ['free because of the law “Pilgrims at work” | free'],
    ],
    [
      'one of two effects that each would do',
      'stage',
      'walls',
      { boxes: ['babel-tower', 'cities'], table: law('15-wonder-no-resources').table, cards: ['architect-firm'] },
      ['free because of Architect Firm | free'],
    ],
  ])('%s', (_, action, card, given, words) => expect(said(action, card, given)).toEqual(words))

  test.each<[string, CityPosition, string[]]>([
    ['another leader', { leaders: ['maecenas'] }, ['free because of Maecenas | free']],
    ['a board', { wonder: 'rome', side: 'day' }, ['free because of Rome | free']],
  ])('%s', (_, city, words) => {
    const given = { boxes: ['leaders'], leaderHand: ['sappho'], table: { phase: 'recruitment', turn: 0 }, hand: [] }
    expect(said('recruit', 'sappho', { ...given, ...city })).toEqual(words)
  })
})
