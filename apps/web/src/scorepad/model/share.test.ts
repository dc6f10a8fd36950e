import { firstSpeech } from '@heptapolis/boxes'
import { citiesOfOld, withEveryBox } from '@heptapolis/boxes/testing'
import { toPosition } from '@heptapolis/engine'
import { EDITIONS, type Game, scores } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { codeIn, RESULT_PATH, resultOf, toCode } from '../../game-model/result-link.ts'
import { everyMix, playAtRandom } from '../../testing.ts'
import { newPad, withCity } from './pad.ts'
import { scorePosition } from './scoring.ts'
import { fromCode, toCsv, toPad } from './share.ts'

const position = withCity(
  withCity(newPad(['Ada', 'Ben "B", jr.', 'Cleo']).position, 0, { cards: ['altar', 'palace'] }),
  1,
  {
    numbers: { civil: 4 },
  },
)

test('survives a round trip through a link', async () => {
  const code = await toCode(position)
  expect(code).toMatch(/^[\w-]+$/)
  expect(await fromCode(code)).toEqual(position)
})

test('reads the code of new links and of older ones', () => {
  expect(codeIn(new URL(`https://tables.example${RESULT_PATH}abc_-9`))).toBe('abc_-9')
  expect(codeIn(new URL('https://tables.example/score#p=abc_-9'))).toBe('abc_-9')
  expect(codeIn(new URL('https://tables.example/score'))).toBeUndefined()
})

test('makes a link short enough for any messenger', async () => {
  expect((await toCode(position)).length).toBeLessThan(400)
})

test.each(EDITIONS)('reads a link with former stage ids: %s', async (edition) => {
  const mix = { edition, boxes: withEveryBox(edition, 3).boxes }
  for (const { city, today } of citiesOfOld(edition)) {
    const { cities } = (await fromCode(await toCode(withCity(newPad(['', '', ''], mix).position, 0, city)))) ?? {}
    expect(cities?.[0].stages).toEqual(today)
  }
})

test('shows the points of a finished game of every mix, without its seed', async () => {
  for (const rules of everyMix()) {
    let game: Game | undefined
    playAtRandom(rules, (g) => {
      game = g
    })
    if (!game) throw new Error('Nobody was asked.')
    const code = await toCode(resultOf(toPosition(game), rules.setup, ['Ada', 'Ben', 'Cleo', 'Dan']))
    const opened = await fromCode(code)
    if (!opened) throw new Error('The link does not open.')
    const totals = scorePosition(opened).sheets.map(({ name, total, rank }) => [name, total, rank])
    expect(totals).toEqual(
      scores(game).map(({ seat, total, rank }) => [['Ada', 'Ben', 'Cleo', 'Dan'][seat], total, rank]),
    )
    expect(opened.setup.seed).toBe('')
    expect(code.length).toBeLessThan(4000)
  }
})

test.each(['', '%%%', 'abc', btoa('{}')])('finds no pad in the code %j', async (code) => {
  expect(await fromCode(code)).toBeUndefined()
})

test('reads a position of the command line, with its cities as seats', () => {
  expect(toPad({ cities: [{ name: 'Ada' }, {}, {}] })?.setup.seats).toEqual([
    { name: 'Ada' },
    { name: '' },
    { name: '' },
  ])
  expect(toPad({ moves: [] })).toBeUndefined()
  expect(toPad({ cities: [1, 2, 3] })).toBeUndefined()
})

test('exports one row per score line and quotes names if needed', () => {
  const lines = toCsv(scorePosition(position).sheets, {
    line: firstSpeech.scoreLine,
    total: 'Total',
    rank: 'Rank',
    coins: 'Coins',
  }).split('\n')
  expect(lines[0]).toBe(',Ada,"Ben ""B"", jr.",Cleo')
  expect(lines).toContain('Civil structures,11,4,0')
  expect(lines).toContain('Total,11,4,0')
  expect(lines).toContain('Rank,1,2,3')
})
