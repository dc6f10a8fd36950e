/** Every error in a set-up, position, record or move has a sentence in every language. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, fromPosition, type Position, type Problem, type Setup, sure } from '@heptapolis/engine'
import { parseRecord, play } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech, speechIn } from '../index.ts'
import { SHELF } from '../shelf.ts'
import { words as core } from './core/en.ts'
import type { BoxWords } from './types.ts'

const french = await speechIn('fr')
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

function problemOf(position: object): Problem {
  const read = fromPosition({ cities: [{}, {}, {}], ...position } as Position, BOXES)
  return read.ok ? expect.fail('it was read') : read.error
}
function refusalOf(setup: Partial<Setup>): Problem {
  const rules = compile({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: '', ...setup }, BOXES)
  return rules.ok ? expect.fail('it can be played') : rules.error
}
function moveProblem(move: object): Problem {
  const played = play(sure(fromPosition({ cities: [{ hand: ['altar', 'baths'] }, {}, {}] }, BOXES)), 0, move)
  return played.ok ? expect.fail('it was played') : played.error
}
function recordProblem(text: string): Problem {
  const read = parseRecord(text)
  return read.ok ? expect.fail('it was read') : read.error
}
const withCity = (city: object) => problemOf({ cities: [city, {}, {}] })

describe('A mistake is told in both languages:', () => {
  test.each<[string, Problem, RegExp, RegExp]>([
    [
      'a box that does not exist',
      refusalOf({ boxes: ['atlantis'] }),
      /^There is no expansion "atlantis"; the expansions are leaders, /,
      /^Il n’y a pas d’extension « atlantis » ; les extensions sont leaders, /,
    ],
    [
      'one player',
      refusalOf({ seats: [{}] }),
      /^seats must be a list of 2 to 8 seats\.$/,
      /^seats doit être une liste de 2 à 8 places\.$/,
    ],
    [
      'a wish nobody reads',
      refusalOf({ options: { rain: true } }),
      /^options: there is no option "rain"; the options are leadersPool, /,
      /^options : il n’y a pas d’option « rain » ; les options sont leadersPool, /,
    ],
    [
      'a wish that cannot be met',
      refusalOf({ boxes: ['leaders'], options: { leadersPool: 'kings' } }),
      /^options\.leadersPool must be standard or expert\.$/,
      /^options\.leadersPool doit être standard ou expert\.$/,
    ],
    [
      'a card that does not exist',
      withCity({ cards: ['altr'] }),
      /^cities\[0\]\.cards: there is no card "altr" in this game; the nearest of \d+: altar\.$/,
      /^cities\[0\]\.cards : il n’y a pas de carte « altr » dans cette partie ; au plus près, sur \d+ : altar\.$/,
    ],
    [
      'an island that does not exist',
      problemOf({ setup: { boxes: ['armada'] }, cities: [{ islands: ['atlantis'] }, {}, {}] }),
      /there is no island "atlantis" in this game; there are \d+, such as /,
      /il n’y a pas d’île « atlantis » dans cette partie ; il y en a \d+, dont /,
    ],
    [
      'a question that does not exist',
      problemOf({ question: { id: 'dgi', asked: [0] } }),
      /^question\.id: there is no question "dgi" in this game; there are turn, /,
      /^question\.id : il n’y a pas de question « dgi » dans cette partie ; il y a turn, /,
    ],
    [
      'too many coins',
      withCity({ coins: 1001 }),
      /^cities\[0\]\.coins must be a whole number from 0 to 1000\.$/,
      /^cities\[0\]\.coins doit être un nombre entier de 0 à 1000\.$/,
    ],
    [
      'a field misspelt',
      withCity({ coin: 3 }),
      /^cities\[0\] has no field "coin"; the nearest known one is "coins"\.$/,
      /^cities\[0\] n’a pas de champ « coin » ; le plus proche est « coins »\.$/,
    ],
    [
      'a field of a box that is not in play',
      withCity({ pawns: [0, 0, 0] }),
      /it belongs to edifice, which is not in play \(setup\.boxes\)\.$/,
      /il appartient à edifice, qui n’est pas en jeu \(setup\.boxes\)\.$/,
    ],
    [
      'a field of a move misspelt',
      moveProblem({ action: 'sell', card: 'altar', pay: { lefft: 2 } }),
      /^pay has no field "lefft"; the nearest known one is "left"\.$/,
      /^pay n’a pas de champ « lefft » ; le plus proche est « left »\.$/,
    ],
    [
      'a set-up of a wrong kind',
      refusalOf({ seed: 7 as unknown as string }),
      /^seed must be a text\.$/,
      /^seed doit être un texte\.$/,
    ],
    [
      'a field of a wrong kind',
      withCity({ cards: 'altar' }),
      /^cities\[0\]\.cards must be a list of ids\.$/,
      /^cities\[0\]\.cards doit être une liste d’identifiants\.$/,
    ],
    [
      'pieces of a box in no list',
      problemOf({ setup: { boxes: ['edifice'] }, edifices: 1 }),
      /^edifices must be a list of edifices\.$/,
      /^edifices doit être une liste d’édifices\.$/,
    ],
    [
      'what a box cannot have',
      problemOf({ setup: { boxes: ['armada'] }, cities: [{ boardings: [0] }, {}, {}] }),
      /^cities\[0\]\.boardings: a city cannot board itself\.$/,
      /^cities\[0\]\.boardings : une cité ne peut pas débarquer chez elle-même\.$/,
    ],
    [
      'a question at the wrong line',
      problemOf({ question: { id: 'turn', asked: [0, 1, 2] }, turn: 1, line: { id: 'conflicts' } }),
      /^line: after the question "turn" the game continues at .*, not at \{"id":"conflicts"\}\.$/,
      /^line : après la question « turn », la partie continue à .*, pas à \{"id":"conflicts"\}\.$/,
    ],
    [
      'a move without what is done',
      moveProblem({ card: 'altar' }),
      /^action must be a text such as "build"\.$/,
      /^action doit être un texte comme "build"\.$/,
    ],
    [
      'a line of a record that is no move',
      recordProblem('heptapolis 1 {"seats":[]}\n0 sell altar\nsell'),
      /^Line 3: expected a seat and a move$/,
      /^Ligne 3 : il faut une place et un coup$/,
    ],
    [
      'a field in the wrong place',
      problemOf({ coins: 3 }),
      /^A position has no field "coins"; it is a field of each city\.$/,
      /^Une position n’a pas de champ « coins » ; c’est un champ de chaque cité\.$/,
    ],
  ])('%s', (_what, problem, english, said) => {
    expect(firstSpeech.problem(problem)).toMatch(english)
    expect(plain(french.problem(problem))).toMatch(said)
  })
})

/** Other languages have the texts of the first one. */
describe('The rules and boxes say nothing in a sentence of their own:', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const sources = globSync('{engine,boxes}/src/**/*.ts', { cwd: root })
    .filter((file) => !/(\.test|testing|made-up)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const named = (call: RegExp): string[] => [...new Set([...sources.matchAll(call)].map(([, id]) => id))]
  const said = (section: 'problems' | 'faults'): string[] =>
    [core, ...SHELF.map(({ words }) => words)].flatMap((words: Partial<BoxWords> = {}) =>
      Object.keys(words[section] ?? {}),
    )

  test('every problem has a code and values', () => {
    expect(named(/\b(fail\('[^']*', ['`].*)/g)).toEqual([])
    expect(named(/(\bcode: '[^']*', message: .*)/g)).toEqual([])
  })

  test('there are words for every problem', () => {
    expect(said('problems')).toEqual(expect.arrayContaining(named(/\b(?:coded|refuse)\('([^']*)'/g)))
  })

  test('there are words for everything that may be wrong with a position', () => {
    expect(said('faults')).toEqual(expect.arrayContaining(named(/\bbad(?:Field|Position)\(\s*'([^']*)'/g)))
  })
})
