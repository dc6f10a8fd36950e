/** Tests the library through its public entry. */
import { describe, expect, test } from 'vitest'
import * as library from './index.ts'
import {
  asked,
  type Bot,
  createGame,
  type GameOptions,
  isOver,
  legal,
  loadGame,
  play,
  playOut,
  position,
  record,
  scores,
  suggest,
  sure,
  toAct,
  view,
  winners,
} from './index.ts'

const begun = (wishes: GameOptions = {}) => sure(createGame({ players: 3, seed: 'library', ...wishes }))
const first: Bot = ({ legal: moves }) => moves[0]

test('The library exports exactly these names', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'asked',
    'createGame',
    'isOver',
    'legal',
    'loadGame',
    'play',
    'playOut',
    'position',
    'record',
    'scores',
    'suggest',
    'sure',
    'toAct',
    'view',
    'whyNot',
    'winners',
    'words',
  ])
})

test('Texts exist in every language', async () => {
  const game = begun()
  const [english, french] = [sure(await library.words()), sure(await library.words('fr'))]
  const altar = game.rules.piece('altar')
  expect([english.piece(altar), english.does(altar)]).toEqual(['Altar', '3 points'])
  expect([french.piece(altar), french.does(altar), french.question('turn')]).toEqual([
    'Autel',
    '3 points',
    'Choisissez une carte et ce que vous en faites.',
  ])
  expect(await library.words('xx')).toMatchObject({ error: { code: 'no-such-language' } })
})

describe('A game', () => {
  test('follows from its seed', () => {
    expect(position(begun())).toEqual(position(begun()))
    expect(position(begun({ seed: 'another' }))).not.toEqual(position(begun()))
  })

  test('without a seed differs each time, with four players', () => {
    const [one, other] = [createGame(), createGame()].map(sure).map(position)
    expect(one.cities).toHaveLength(4)
    expect(one).not.toEqual(other)
  })

  test('without a seed gets one of 256 bits', () => {
    expect(sure(record(sure(createGame()))).setup.seed).toMatch(/^[0-9a-f]{64}$/)
  })

  test('knows its players by seat', () => {
    const seats = [{ name: 'Ada', wonder: 'gizah', side: 'night' }, {}, {}]
    expect(position(begun({ seats })).cities[0]).toMatchObject(seats[0])
  })

  test.each([
    [{ players: 1 }, 'bad-setup', 'from 2 to 8'],
    [{ players: 1e9 }, 'bad-setup', 'from 2 to 8'],
    [{ seats: [{}] }, 'bad-setup', '2 to 8 seats'],
    [{ boxes: ['atlantis'] }, 'bad-setup', 'There is no expansion "atlantis"'],
  ])('that cannot be played, such as %j, is an error', (wishes, code, words) => {
    const refused = createGame(wishes)
    expect(refused).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(words) } })
  })

  test('runs by legal moves to an end with winners', () => {
    const game = begun({ boxes: ['leaders', 'cities'] })
    while (!isOver(game)) for (const seat of toAct(game)) sure(play(game, seat, legal(game, seat)[0]))
    expect(scores(game).filter(({ rank }) => rank === 1)).toHaveLength(winners(game).length)
    expect(toAct(game)).toEqual([])
  })

  test('is unchanged by an illegal move or an unknown seat', () => {
    const game = begun()
    const before = position(game)
    expect(play(game, 0, { action: 'build', card: 'palace' })).toMatchObject({ error: { code: 'illegal-move' } })
    expect(play(game, 9, { action: 'sell' })).toMatchObject({ error: { code: 'bad-seat' } })
    expect(legal(game, 9)).toEqual([])
    expect(position(game)).toEqual(before)
  })
})

describe('The view of a seat', () => {
  test('contains its own hand, the hand sizes of others, and no seed', () => {
    const { view: seen, legal: moves, question } = asked(begun(), 1) ?? expect.fail('seat 1 is asked')
    expect(question).toBe('turn')
    expect(moves.length).toBeGreaterThan(0)
    expect(seen.cities[1].hand).toHaveLength(7)
    expect(seen.cities.map(({ hand }) => hand !== undefined)).toEqual([false, true, false])
    expect(seen.cities[0].handSize).toBe(7)
    expect(seen.setup).not.toHaveProperty('seed')
  })

  test('has no question if the seat is not asked', () => {
    expect(asked(sure(playOut(begun(), ['random'])), 0)).toBeUndefined()
    expect(asked(begun(), 9)).toBeUndefined()
    expect(view(begun(), 9)).toEqual(view(begun()))
  })

  test('of the free city in a game for two equals that of its keeper', () => {
    const game = begun({ players: 2 })
    while (!toAct(game).includes(2)) for (const seat of toAct(game)) sure(play(game, seat, legal(game, seat)[0]))
    const [keeper] = [0, 1].filter((seat) => asked(game, 2)?.view.cities[seat].hand !== undefined)
    expect(asked(game, 2)?.view).toEqual(view(game, keeper))
  })
})

describe('A bot', () => {
  test('plays a whole game against ours', () => {
    const asks: number[] = []
    const mine: Bot = (question) => {
      asks.push(question.seat)
      return first(question)
    }
    const game = sure(playOut(begun({ boxes: ['leaders'] }), [mine, 'medium', 'random']))
    expect(isOver(game)).toBe(true)
    expect(new Set(asks)).toEqual(new Set([0]))
  })

  test('with an illegal move or an unknown name stops the game with an error', () => {
    const wrong: Bot = () => ({ action: 'fly' })
    expect(playOut(begun(), [wrong])).toMatchObject({ error: { code: 'illegal-move' } })
    expect(playOut(begun(), ['deep thought'])).toMatchObject({ error: { code: 'unknown-bot' } })
    expect(playOut(begun(), [])).toMatchObject({ error: { code: 'unknown-bot' } })
  })

  test('suggests a legal move, always the same', () => {
    const move = sure(suggest(begun(), 0, 'medium'))
    expect(sure(suggest(begun(), 0, 'medium'))).toEqual(move)
    expect(legal(begun(), 0)).toContainEqual(move)
    expect(suggest(begun(), 9)).toMatchObject({ error: { code: 'not-asked' } })
  })
})

describe('A saved game', () => {
  test('continues from the end of its record', () => {
    const game = begun({ boxes: ['cities'] })
    for (let turn = 0; turn < 4; turn++) for (const seat of toAct(game)) sure(play(game, seat, legal(game, seat)[0]))
    const half = sure(record(game))
    const again = sure(loadGame(half))
    expect(position(again)).toEqual(position(game))

    sure(playOut(game, [first]))
    sure(playOut(again, [first]))
    expect(sure(record(again))).toEqual(sure(record(game)))
    expect(half.moves.length).toBeLessThan(sure(record(game)).moves.length)
    expect(position(sure(loadGame(JSON.stringify(sure(record(game))))))).toEqual(position(game))
  })

  test('continues from a position, without its past', () => {
    const game = sure(loadGame(position(begun())))
    expect(toAct(game)).toEqual([0, 1, 2])
    expect(record(game)).toMatchObject({ error: { code: 'no-record' } })
    expect(isOver(sure(playOut(game, ['random'])))).toBe(true)
  })

  test.each(['', 'nonsense', '{', '{}', 'null', '[]', '{"moves":[]}'])('as %j is an error', (text) => {
    expect(loadGame(text).ok).toBe(false)
  })
})
