import { BOXES } from '@heptapolis/boxes'
import { compile, type Game, moves, newGame, type Ruleset, random, scores, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { Instinct } from '../instinct/instinct.ts'
import { INSTINCT } from '../instinct/weights.ts'
import { rulesOf as mixRules } from '../league/mix.ts'
import { playOut } from '../play-out.ts'
import { type Experience, experienceFrom, subjectsOf } from './experience.ts'
import { decode, encode } from './file.ts'
import { EXPERIENCE, experienceFile } from './learned.ts'
import { layoutOf, MOST_SIGNS, readSigns } from './signs.ts'
import { type Taught, taughtWith } from './taught.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)

function rulesOf(boxes: string[], players = 4): Ruleset {
  const rules = compile({ edition: '2e', boxes, seats: Array.from({ length: players }, () => ({})), seed: '' }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const signsAt = (g: Game, seat: number): string[] => {
  const found = new Int32Array(MOST_SIGNS)
  const count = readSigns(g, seat, found)
  return [...found.subarray(0, count)].map((sign) => layoutOf(g.rules).names[sign])
}

describe('The signs at a city', () => {
  test('list its pieces and the resources its neighbours sell', () => {
    const g = newGame(rulesOf([]), 'signs')
    const loom = g.rules.pieces.findIndex(({ id }) => id.startsWith('loom'))
    const before = signsAt(g, 0)
    expect(before).toContain('coins 3')
    expect(before).toContain('turn 1.1')
    expect(before).not.toContain(`has ${g.rules.pieces[loom].id}`)
    state.cards.push(g, 0, loom)
    state.coins.set(g, 0, 5)
    expect(signsAt(g, 0)).toEqual(expect.arrayContaining(['coins 5', `has ${g.rules.pieces[loom].id}`]))
  })

  test('fit the layout in every mix, each with a name', () => {
    for (const boxes of [[], ...ALL.map((box) => [box]), ALL]) {
      const glance = new Instinct()
      const look: Bot = {
        name: 'look',
        about: '',
        choose: (seen, seat, chance) => {
          const signs = signsAt(seen, seat)
          expect(signs.length).toBeLessThan(MOST_SIGNS)
          expect(signs).not.toContain(undefined)
          return glance.choose(seen, seat, chance, 1)
        },
      }
      playOut(newGame(rulesOf(boxes), boxes.join()), [look], random('signs'))
    }
  })
})

describe('Experience', () => {
  test('adds the weights of the present signs', () => {
    const g = newGame(rulesOf([]), 'adds')
    const [one, ...others] = moves(g, 0)
    const [subject] = subjectsOf(g, 0, one)
    const bySubject = new Map([
      [
        subject,
        [
          ['coins 3', 2],
          ['coins 4', 7],
          ['always', 0.5],
        ] as [string, number][],
      ],
    ])
    const experience = experienceFrom(() => ({ bySubject, taught: {} }))()
    experience.look(g, 0)
    expect(experience.move(one)).toBeCloseTo(2.5)
    const other = others.find((move) => subjectsOf(g, 0, move)[0] !== subject)
    expect(other && experience.move(other)).toBe(0)
  })

  test('survives a round trip through its file', () => {
    const signs = Array.from({ length: 700 }, (_, i) => `sign ${i}`)
    const rows = [new Float32Array(700), new Float32Array(700), new Float32Array(700)]
    rows[0][0] = 0.5
    rows[0][699] = -0.25
    rows[2][254] = 1
    rows[2][255] = -31.75
    const { bySubject } = decode(encode({}, signs, ['a', 'b', 'c'], 0.25, (subject) => rows[subject]))
    expect([...bySubject]).toEqual([
      [
        'a',
        [
          ['sign 0', 0.5],
          ['sign 699', -0.25],
        ],
      ],
      ['b', []],
      [
        'c',
        [
          ['sign 254', 1],
          ['sign 255', -31.75],
        ],
      ],
    ])
    const broken = { taught: {}, signs, subjects: ['a'], step: 1, weights: btoa('\u0001\u0001\u0000\u0000') }
    expect(() => decode(broken)).toThrow('broken')
  })

  test('matches the current pieces; a changed piece needs new training', () => {
    const now = taughtWith(['1e:all', '2e:all'].map((mix) => mixRules(mix)))
    expect(experienceFile.taught).toEqual(now)
  })

  test('ignores pieces that changed after training', () => {
    const g = newGame(rulesOf([]), 'changed')
    const [one] = moves(g, 0)
    const [subject] = subjectsOf(g, 0, one)
    const { id } = g.rules.pieces[one.card]
    const bySubject = new Map([
      [subject, [['always', 2] as const]],
      ['sell', [[`has ${id}`, 3] as const]],
    ])
    state.cards.push(g, 0, one.card)
    const told = (taught: Taught): number[] => {
      const experience = experienceFrom(() => ({ bySubject, taught }))()
      experience.look(g, 0)
      return [experience.move(one), experience.sale(0)]
    }
    expect(told(taughtWith([g.rules]))).toEqual([2, 3])
    expect(told({ ...taughtWith([g.rules]), [id]: ['another'] })).toEqual([0, 0])
  })

  test('improves the quick judgement', () => {
    const rules = rulesOf(ALL)
    const glance = (experience?: Experience): Bot => {
      const instinct = new Instinct(INSTINCT, experience)
      return { name: '', about: '', choose: (seen, seat, chance) => instinct.choose(seen, seat, chance, 0.2) }
    }
    const [plain, experienced] = [glance(), glance(EXPERIENCE())]
    let gain = 0
    for (let i = 0; i < 40; i++) {
      const bots = rules.setup.seats.map((_, seat) => (seat === i % 4 ? experienced : plain))
      for (const { seat, total } of scores(playOut(newGame(rules, `better ${i}`), bots, random(`${i}`)))) {
        gain += (seat === i % 4 ? total : -total / 3) / 40
      }
    }
    expect(gain).toBeGreaterThan(4)
  })

  test('names only existing pieces; after renames run tools/learning/learn-experience.ts', () => {
    const known = new Set(
      (['1e', '2e'] as const).flatMap((edition) => {
        const rules = compile({ edition, boxes: ALL, seats: [{}, {}, {}, {}], seed: '' }, BOXES)
        return rules.ok ? rules.value.pieces.map(({ id }) => `has ${id}`) : []
      }),
    )
    expect(experienceFile.signs.filter((sign) => sign.startsWith('has ') && !known.has(sign))).toEqual([])
  })
})
