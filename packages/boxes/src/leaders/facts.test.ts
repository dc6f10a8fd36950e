import { readFileSync } from 'node:fs'
import {
  type Cost,
  compile,
  EDITIONS,
  type Edition,
  type Piece,
  type Ruleset,
  type Setup,
} from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { calledIn } from '../board-facts.ts'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor, withMessage } from '../testing.ts'

/** One line per piece: id, kind, its place in each edition, cost. Boards have no cost. */
const facts: string[] = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

const LEFT_OUT: Record<string, string> = {
  'semiramis-blank': 'a blank card, for people to fill in',
  stevie: 'a promo leader',
  louis: 'a promo leader',
  esteban: 'a promo leader',
  wil: 'a promo leader, cost unknown',
  nimrod: 'a promo leader, nothing known',
  linus: 'a promo leader, nothing known',
  'gamers-guild-2e': 'cost unknown, in no box known',
  'diplomats-guild-2e': 'cost unknown, in no box known',
  'architects-guild-2e': 'cost unknown, in no box known',
}

interface Fact {
  id: string
  kind: string
  editions: Record<string, string>
  cost: string
}

const read = (line: string): Fact => {
  const [id, kind, editions, cost] = line.split(' | ')
  return { id, kind, editions: Object.fromEntries(editions.split(' ').map((entry) => entry.split(':'))), cost }
}
const known = facts.map(read).filter(({ id }) => !Object.hasOwn(LEFT_OUT, id))

function rulesOf(wishes: Partial<Setup>): Ruleset {
  const rules = compile(setupFor(4, { boxes: ['leaders'], ...wishes }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const KINDS: Record<string, string> = { board: 'wonder', stage: 'wonder-stage' }

const costText = (cost: Cost): string =>
  Object.entries(cost)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(' ')
    .replace('coins age', 'age')

const lineOf = ({ id, sort, def }: Piece): string =>
  `${id} | ${KINDS[sort] ?? sort} | ${costText(def.cost ?? {}) || '-'}`

const own = (rules: Ruleset): string[] =>
  rules.pieces
    .filter(({ box }) => box === 'leaders')
    .map(lineOf)
    .sort()

const expected = (edition: Edition, places: readonly string[]): string[] =>
  known
    .filter(({ editions }) => places.includes(editions[edition]))
    .map(({ id, kind, cost }) => calledIn(edition, `${id} | ${kind} | ${cost}`))
    .sort()

/** Octavia and Arsinoe of the anniversary pack are about losses, so they require Cities. */
const plain = (lines: string[]): string[] => lines.filter((line) => !/^(octavia|arsinoe) /.test(line))

describe('the components of Leaders', () => {
  test('in the first edition are 36 leaders, 4 guilds and Rome', () => {
    const lines = own(rulesOf({ edition: '1e' }))
    expect(lines).toEqual(expected('1e', ['leaders']))
    expect(lines.filter((line) => line.includes('| leader |'))).toHaveLength(36)
    expect(lines.filter((line) => line.includes('| guild |'))).toHaveLength(4)
  })

  test('of the anniversary pack are 14 leaders, two of them only with Cities', () => {
    const options = { leadersAnniversary: true, citiesAnniversary: true }
    const alone = own(rulesOf({ edition: '1e', options }))
    expect(alone).toEqual(plain(expected('1e', ['leaders', 'anniversary'])))
    const both = own(rulesOf({ edition: '1e', options, boxes: ['leaders', 'cities'] }))
    expect(both).toEqual(expected('1e', ['leaders', 'anniversary', 'cities']))
    expect(both.length - alone.length).toBe(6 + 2)
  })

  test('may have the anniversary pack named beside the wishes', () => {
    const setup = { ...setupFor(4, { edition: '1e', boxes: ['leaders'] }), anniversary: true }
    const rules = compile(setup, BOXES)
    expect(rules.ok && rules.value.byId.has('gorgo')).toBe(true)
  })

  test('with Cities in the first edition are six leaders more', () => {
    expect(own(rulesOf({ edition: '1e', boxes: ['leaders', 'cities'] }))).toEqual(expected('1e', ['leaders', 'cities']))
  })

  test('in the second edition are 34 standard and 15 expert leaders, Rome and Abu Simbel', () => {
    const lines = own(rulesOf({ edition: '2e' }))
    expect(lines).toEqual(expected('2e', ['standard', 'expert', 'leaders']))
    expect(lines.filter((line) => line.includes('| leader |'))).toHaveLength(34 + 15)
  })

  test('in the second edition may be the standard leaders alone', () => {
    const lines = own(rulesOf({ edition: '2e', options: { leadersPool: 'standard' } }))
    expect(lines).toEqual(expected('2e', ['standard', 'leaders']))
  })

  test('with Cities in the second edition are six leaders more', () => {
    const lines = own(rulesOf({ edition: '2e', boxes: ['leaders', 'cities'] }))
    expect(lines).toEqual(expected('2e', ['standard', 'expert', 'cities', 'leaders']))
    expect(lines.filter((line) => line.includes('| leader |'))).toHaveLength(55)
  })

  test('have starting goods and stages as printed', () => {
    const boards = rulesOf({ edition: '2e' }).boards.filter(({ piece }) => piece.box === 'leaders')
    expect(boards.map(({ def }) => [def.id, def.side, def.start[0].kind, def.stages.length])).toEqual([
      ['rome-day', 'day', 'leaderPower', 2],
      ['rome-night', 'night', 'cheaperLeaders', 3],
      ['abu-simbel-day', 'day', 'produce', 3],
      ['abu-simbel-night', 'night', 'produce', 2],
    ])
  })

  test('leave out nothing else', () => {
    const everything = EDITIONS.flatMap((edition) =>
      own(
        rulesOf({
          edition,
          boxes: ['leaders', 'cities'],
          options: { leadersAnniversary: true, citiesAnniversary: true },
        }),
      ),
    )
    const present = new Set(everything.map((line) => line.split(' | ')[0]))
    expect(
      facts
        .map((line) => read(line).id)
        .filter((id) => !EDITIONS.some((edition) => present.has(calledIn(edition, id)))),
    ).toEqual(Object.keys(LEFT_OUT))
  })

  test('say in words what they do', () => {
    for (const edition of ['1e', '2e'] as const) {
      const rules = rulesOf({
        edition,
        boxes: ['leaders', 'cities'],
        options: { leadersAnniversary: true, citiesAnniversary: true },
      })
      for (const piece of rules.pieces.filter(({ box }) => box === 'leaders')) {
        const texts = piece.effects.map(({ effect }) => firstSpeech.effect(effect))
        expect(texts.length, piece.id).toBeGreaterThan(0)
        for (const text of texts) expect(text, piece.id).toMatch(/^(?!.*(undefined|NaN|\[object)).{5,}[^.]$/)
      }
    }
  })
})

describe('a set-up with Leaders', () => {
  test.each([
    [{ leadersPool: 'masters' }, 'options.leadersPool must be standard or expert.'],
    [{ leadersAnniversary: 'yes' }, 'options.leadersAnniversary must be true or false.'],
  ])('is refused with %j', (options, message) => {
    const rules = compile(setupFor(4, { boxes: ['leaders'], options }), BOXES)
    expect(rules.ok ? undefined : withMessage(rules.error)).toMatchObject({ code: 'bad-setup', message })
  })
})
