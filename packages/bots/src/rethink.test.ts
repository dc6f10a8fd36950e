import { BOXES } from '@heptapolis/boxes'
import { type BotThought, type GameRecord, Recording } from '@heptapolis/engine/records'
import { compile, controller, isFresh, isOver, type Move, moves, sure, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { thoughtOf, weightsDigest } from './at-table.ts'
import { botNamed } from './bots.ts'
import { askedOf, asking, type OpenQuestion } from './questions.ts'
import { type Rethought, rethink } from './rethink.ts'

interface GamePlan {
  /** Level of each seat; a person plays the first legal move. */
  levels: readonly (string | undefined)[]
  boxes?: string[]
  /** Number of worlds within the time limit. */
  worlds?: number
  /** Replaces a bot's choice, given the number of earlier moves. */
  instead?: (index: number, legal: readonly Move[], chosen: Move) => Move
  /** Number of moves; default: the whole game. */
  upTo?: number
}

/** Record of a game against bots, as a device stores it. */
function played({ levels, boxes = [], worlds = 6, instead, upTo = 1000 }: GamePlan): GameRecord {
  const setup = { edition: '2e' as const, boxes, seats: levels.map(() => ({})), seed: 'rethink' }
  const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed)
  const { game: g, record } = recording
  const thoughts: [number, BotThought][] = []
  let questions: readonly OpenQuestion[] = []
  while (!isOver(g) && record.moves.length < upTo) {
    if (isFresh(g)) questions = asking(questions, g, record.moves.length)
    const [city] = toAct(g)
    const index = record.moves.length
    const legal = moves(g, city)
    const bot = botNamed(levels[controller(g, city)] ?? '')
    if (!bot) recording.apply(city, legal[0])
    else {
      const thought = thoughtOf(askedOf(city, g.rules, questions, record.moves), bot, worlds)
      thoughts.push([index, { level: bot.name, worlds: thought.worlds, weights: weightsDigest() }])
      recording.apply(city, instead?.(index, legal, thought.move) ?? thought.move)
    }
  }
  return JSON.parse(JSON.stringify({ ...record, thoughts }))
}

const citiesOf = (record: GameRecord): Rethought[] => sure(rethink(record)).cities
const game = played({ levels: [undefined, 'expert', 'easy'] })

/** Same record with changed notes on each choice. */
const rewritten = (change: (how: BotThought) => BotThought, record = game): GameRecord => ({
  ...record,
  thoughts: record.thoughts?.map(([before, how]) => [before, change(how)]),
})

describe('A record of a game against bots', () => {
  test('is reproduced: every bot repeats its choice with as many worlds', () => {
    const [person, expert, easy] = citiesOf(game)
    expect(person).toMatchObject({ same: 0, other: [], unchecked: { untold: person.moves }, levels: [] })
    expect(expert).toMatchObject({ same: expert.moves, other: [], unchecked: {}, levels: ['expert'] })
    expect(easy).toMatchObject({ same: easy.moves, other: [], unchecked: {}, levels: ['easy'] })
    expect(game.thoughts?.some(([, { worlds }]) => worlds > 0)).toBe(true)
  })

  test('is reproduced for the free city too', () => {
    const cities = citiesOf(played({ levels: ['hard', 'easy'] }))
    expect(cities.map(({ other }) => other)).toEqual([[], [], []])
    for (const { same, moves } of cities) expect(same).toBe(moves)
  })

  test('is reproduced with boxes, where several seats are asked in between', () => {
    const cities = citiesOf(played({ levels: ['easy', 'hard', undefined], boxes: ['leaders', 'cities'] }))
    expect(cities.map(({ other }) => other)).toEqual([[], [], []])
  })

  test('reveals one changed move of a bot', () => {
    const isChanged = (index: number) => index === 10
    const forged = played({
      levels: [undefined, 'hard', 'hard'],
      upTo: 12,
      instead: (index, legal, chosen) => (isChanged(index) && legal.find(({ card }) => card !== chosen.card)) || chosen,
    })
    const strayed = citiesOf(forged).flatMap(({ other }) => other)
    expect(strayed).toHaveLength(1)
    expect(strayed[0]).toMatchObject({ move: 11, age: 1, level: 'hard', played: forged.moves[10][1] })
    expect(strayed[0].again).not.toEqual(strayed[0].played)
  })

  test.each([-1, 0, 1, 1_000_000])('is checked to its end where %d worlds are written', (worlds) => {
    const short = played({ levels: ['hard', 'hard', 'hard'], upTo: 9 })
    const cities = citiesOf(rewritten((how) => ({ ...how, worlds }), short))
    for (const { same, other, moves } of cities) expect(same + other.length).toBe(moves)
  })

  test.each<[string, (how: BotThought) => BotThought]>([
    ['no-weights', ({ weights: _, ...how }) => how],
    ['other-weights', (how) => ({ ...how, weights: '0' })],
    ['not-ours', (how) => ({ ...how, level: 'cmd:python3 mybot.py' })],
  ])('says of each move that cannot be checked why: %s', (why, change) => {
    const [, expert, easy] = citiesOf(rewritten(change))
    expect([expert, easy].map(({ unchecked, same }) => [unchecked, same])).toEqual(
      [expert, easy].map(({ moves }) => [{ [why]: moves }, 0]),
    )
  })

  test('does not check choices made with other pieces', () => {
    const { dealt, cities } = sure(rethink({ ...game, data: 'other pieces' }))
    expect(dealt).toBe(false)
    expect(cities[1]).toMatchObject({ same: 0, other: [], unchecked: { 'other-rules': cities[1].moves } })
  })

  test('counts moves of stand-ins', () => {
    const [, expert] = citiesOf(rewritten((how) => (how.level === 'expert' ? { ...how, instead: 'cmd:mine' } : how)))
    expect(expert.stoodIn).toBe(expert.moves)
  })

  test('without notes on choices is only replayed', () => {
    const { thoughts: _, ...old } = game
    expect(citiesOf(old).map(({ unchecked, moves }) => unchecked.untold === moves)).toEqual([true, true, true])
  })

  test('is rejected if the game itself does not follow', () => {
    expect(rethink({ ...game, setup: { ...game.setup, seed: 'another' } }).ok).toBe(false)
    expect(rethink({ ...game, thoughts: JSON.parse('[[0,{"level":1}]]') }).ok).toBe(false)
  })
})
