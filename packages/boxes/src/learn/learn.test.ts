import { createHash } from 'node:crypto'
import {
  apply,
  type Box,
  controller,
  EDITIONS,
  type Game,
  type Move,
  moves,
  Numbers,
  type Random,
  toAct,
} from '@heptapolis/engine/box'
import { isOver, random, type Setup, showMove, sight } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { learningFaults } from '../conformance/learning.ts'
import { isWithAddedBox } from '../conformance/testing.ts'
import { changes, learner } from '../entries/learn.ts'
import { BASE, BOXES } from '../index.ts'
import { rehidden } from '../secrecy/rehidden.ts'
import { SHELF } from '../shelf.ts'
import { playOut, playTurn, scenario, setupFor } from '../testing.ts'
import { KEPT, ledgerOf, numberingsOf } from './ledger.ts'
import type { Numbering } from './numbering.ts'
import type { Observation } from './observation.ts'
import { everyRules } from './words.ts'

const digestOf = (numbering: Numbering, size: number): string =>
  createHash('sha256').update(numbering.names().slice(0, size).join('\n')).digest('hex').slice(0, 16)

const isKept = ({ id }: Box): boolean => id === BASE || KEPT.words.box.includes(id)

describe('The numbers of inputs and moves', () => {
  test('never change: whoever learned with them would have to learn anew', () => {
    expect(digestOf(learner.inputs, 7306)).toBe('c637b72cca8e6eb0')
    expect(digestOf(learner.actions, 20_797)).toBe('7747f76b1578ca61')
  })

  test('stand in the ledger, but for boxes that are new altogether; `npm run ledger` writes what is missing', () => {
    expect(ledgerOf(numberingsOf(BOXES.filter(isKept)))).toEqual(KEPT)
  })

  test('of a new box come behind all others', () => {
    const fleece = new Numbers('fleece', { sees: 'all' })
    const sheep: Box = {
      id: 'sheep',
      pieces: () => [{ id: 'flock', sort: 'card', age: 1, colour: 'brown', copies: [3] }],
      columns: [fleece],
      actions: [{ id: 'shear', takes: ['card'] }],
    }
    const known = BOXES.filter(isKept)
    const before = numberingsOf(known)
    const { inputs, actions } = numberingsOf([...known, sheep])
    expect(inputs.names().slice(0, before.inputs.size)).toEqual(before.inputs.names())
    expect(actions.names().slice(0, before.actions.size)).toEqual(before.actions.names())
    for (const name of ['box sheep', 'hand flock self', 'cards flock left', 'fleece right']) {
      expect(inputs.named(name), name).toBeGreaterThanOrEqual(before.inputs.size)
    }
    for (const name of ['build flock', 'stage flock 2', 'shear altar', 'shear flock']) {
      expect(actions.named(name), name).toBeGreaterThanOrEqual(before.actions.size)
    }
  })

  test('have a name each', () => {
    for (const numbering of [learner.inputs, learner.actions]) {
      const names = numbering.names()
      expect(new Set(names).size).toBe(numbering.size)
      expect(numbering.named(names[1234])).toBe(1234)
    }
  })

  test('are there for every column, every option and all that goes along', () => {
    expect(learningFaults(SHELF)).toEqual([])
    const silent = everyRules(BOXES).flatMap(({ columns }) => columns.filter(({ inputs }) => inputs === undefined))
    expect(silent.map(({ key }) => key)).toEqual([])
    const [kit] = SHELF
    const mute: Box = {
      ...kit.rules,
      columns: [new Numbers('sheared', { sees: 'all', derived: true })],
      actions: [{ id: 'shear', show: (_g, { option }) => ({ sheep: option }) }],
    }
    expect(learningFaults([{ ...kit, rules: mute }])).toEqual([
      'base: the column "sheared" does not say what learners read of it (inputs)',
      'base: the action "shear" shows its option, but not what it can be (choices)',
    ])
  })
})

const ALL = BOXES.slice(1).map(({ id }) => id)
const MIXES = [[], ...ALL.map((box) => [box]), ['leaders', 'cities'], ALL].filter(isWithAddedBox)
const PLAYERS = [4, 2, 3, 6, 5, 7, 8]

/** No box, each box and all, in both editions; player counts and teams rotate. */
const TABLES = EDITIONS.flatMap((edition, e) => MIXES.flatMap((boxes, m) => tableFor(edition, boxes, m * 2 + e)))

function tableFor(edition: Setup['edition'], boxes: string[], from: number): [string, Setup][] {
  const players = Math.max(PLAYERS[from % PLAYERS.length], boxes.includes('armada') ? 3 : 2)
  const teams = boxes.includes('cities') && players % 2 === 0 && players > 2
  const most = boxes.includes('cities') || players < 8 ? players : 7
  const setup = setupFor(most, { edition, boxes, seed: `learn ${from}`, ...(teams ? { teams } : {}) })
  return [[`${edition}, ${boxes.join(' + ') || 'base game'}, ${most} players${teams ? ' in teams' : ''}`, setup]]
}

/** One position of so many is checked. */
const LOOKED_AT = 2

describe('In every mix', () => {
  test.each(TABLES)('%s', (_name, setup) => {
    const chance = random(`${setup.seed} looked at`)
    const kept = new Keeper()
    playOut(setup, random(setup.seed), (g) => {
      if (isOver(g) || chance.below(LOOKED_AT) > 0) return
      const waiting = toAct(g)
      const seat = waiting[chance.below(waiting.length)]
      expectNumbered(g, seat)
      expectNothingHidden(g, seat, chance)
      kept.expectKeptUp(g, seat)
    })
  })
})

/** Every legal move has a number, moves with equal numbers differ only in payment, and the mask matches. */
function expectNumbered(g: Game, seat: number): void {
  const seen = sight(g, controller(g, seat))
  const legal = moves(seen, seat)
  const byNumber = Map.groupBy(legal, (move) => learner.numberOf(g, move))
  const mask = learner.legalMask(seen, seat)
  expect(nonZero(mask)).toEqual([...byNumber.keys()].sort((a, b) => a - b))
  for (const [number, alike] of byNumber) {
    const { action, card = '' } = showMove(g, alike[0])
    expect(`${learner.actions.name(number)} `).toContain(card === '' ? `${action} ` : `${action} ${card} `)
    expect(new Set(alike.map(unpaid)).size, learner.actions.name(number)).toBe(1)
    const listed = learner.legal(seen, seat)
    const ways = listed.ways(number)
    expect(ways.toSorted(inOrder)).toEqual(alike.toSorted(inOrder))
    expect(listed.move(number)).toEqual(ways[0])
    expect(listed.move(number, ways.length)).toBeUndefined()
  }
}

/** Indexes of nonzero values, in order. */
function nonZero(values: Uint8Array | Int8Array): number[] {
  const found: number[] = []
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) found.push(i)
  return found
}

const isSame = (one: Int8Array | Int32Array, other: Int8Array): boolean => one.every((value, i) => value === other[i])

const unpaid = ({ action, card, rider, option }: Move): string => [action, card, rider, option].join()
const inOrder = (a: Move, b: Move): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Equal views have equal inputs, and hidden facts are not among them. */
function expectNothingHidden(g: Game, seat: number, chance: Random): void {
  const viewer = controller(g, seat)
  const { values } = learner.observe(sight(g, viewer), seat)
  const other = rehidden(g, viewer, chance)
  expect(values).toHaveLength(learner.inputs.size)
  expect(isSame(learner.observe(sight(other, viewer), seat).values, values)).toBe(true)
  expect(isSame(learner.observeFrom(g, seat, learner.newObservation()).values, values)).toBe(true)
  expect(isSame(learner.observeFrom(other, seat, learner.newObservation()).values, values)).toBe(true)
}

/** Two alternating observations, and inputs updated by their changes. */
class Keeper {
  #before: Observation = learner.newObservation()
  #now: Observation = learner.newObservation()
  readonly #kept = new Int32Array(learner.inputs.size)
  readonly #indices = new Int32Array(learner.inputs.size)
  readonly #by = new Int16Array(learner.inputs.size)

  expectKeptUp(g: Game, seat: number): void {
    const before = this.#before
    const now = this.#now
    const kept = this.#kept
    learner.observe(sight(g, controller(g, seat)), seat, now)
    const changed = changes(before, now, this.#indices, this.#by)
    for (let i = 0; i < changed; i++) kept[this.#indices[i]] += this.#by[i]
    expect(isSame(kept, now.values)).toBe(true)
    expect([...now.indices.subarray(0, now.size)].sort((a, b) => a - b)).toEqual(nonZero(now.values))
    this.#before = now
    this.#now = before
  }
}

/** Nonzero inputs of a seat by name. */
function inputsOf(g: Game, seat: number): Record<string, number> {
  const { values, indices, size } = learner.observe(sight(g, controller(g, seat)), seat)
  return Object.fromEntries(Array.from(indices.subarray(0, size), (i) => [learner.inputs.name(i), values[i]]))
}

describe('A seat reads', () => {
  const cities = [
    {
      wonder: 'gizah',
      side: 'day',
      coins: 4,
      cards: ['altar', 'lumber-yard'],
      hand: ['baths', 'baths', 'palace'],
      victory: [1, 1],
    },
    {
      wonder: 'rhodos',
      side: 'day',
      coins: 0,
      cards: ['east-trading-post'],
      stages: 1,
      hand: ['tavern', 'well', 'mine'],
    },
    {
      wonder: 'babylon',
      side: 'night',
      coins: 2,
      cards: ['tree-farm', 'apothecary'],
      hand: ['walls', 'forum', 'loom-age-2'],
    },
    { wonder: 'ephesos', side: 'day', coins: 1, defeat: 2, hand: ['altar', 'theater', 'well'] },
  ]
  const g = scenario({ age: 2, turn: 4, cities })

  test('its own city and hand, and those beside it by where they sit', () => {
    expect(inputsOf(g, 0)).toMatchObject({
      players: 4,
      'second-edition': 1,
      age: 2,
      turn: 4,
      'question turn': 1,
      'coins self': 4,
      'hand baths self': 2,
      'hand palace self': 1,
      'hand-size left': 3,
      'cards altar self': 1,
      'victories 1 self': 2,
      'board gizah-day self': 1,
      'made wood self': 1,
      'cards east-trading-post left': 1,
      'slots 1 left': 1,
      'buried-size left': 1,
      'bargains raw-right left': 1,
      'coins right': 1,
      'defeats right': 2,
      'coins left-2': 2,
      'symbols compass left-2': 1,
      'madeChoices wood left-2': 1,
      'madeChoices clay left-2': 1,
    })
  })

  test('nothing of the hands of others, and the same from another seat', () => {
    const mine = Object.keys(inputsOf(g, 0)).filter((name) => name.startsWith('hand '))
    expect(mine).toEqual(['hand baths self', 'hand palace self'])
    expect(inputsOf(g, 3)).toMatchObject({
      'coins left': 4,
      'cards altar left': 1,
      'coins self': 1,
      'hand altar self': 1,
    })
  })

  test('the discard pile while it digs there, and then alone', () => {
    const digger = {
      wonder: 'halikarnassos',
      side: 'day',
      stages: 1,
      cards: ['glassworks-age-1', 'press-age-1'],
      hand: ['altar', 'tavern'],
    }
    const others = [{ hand: ['baths', 'well'] }, { hand: ['stockade', 'mine'] }]
    const dug = scenario({ age: 1, turn: 5, discard: ['theater'], cities: [digger, ...others] })
    const lying = (seat: number): string[] =>
      Object.keys(inputsOf(dug, seat)).filter((name) => name.startsWith('discard '))
    expect([0, 1].map(lying)).toEqual([[], []])
    playTurn(dug, { 0: { action: 'stage', card: 'altar' } })
    expect(toAct(dug)).toEqual([0])
    expect([0, 1].map(lying)).toEqual([['discard well', 'discard theater', 'discard stockade'], []])
  })

  test('the question it is asked, and none while others are asked', () => {
    const babylon = { wonder: 'babylon', side: 'night', stages: 2, hand: ['altar', 'tavern'] }
    const others = [{ hand: ['baths', 'well'] }, { hand: ['stockade', 'mine'] }]
    const last = scenario({ age: 1, turn: 6, cities: [babylon, ...others] })
    const questions = (): string[][] =>
      [0, 1, 2].map((seat) => Object.keys(inputsOf(last, seat)).filter((name) => name.startsWith('question ')))
    expect(questions()).toEqual([['question turn'], ['question turn'], ['question turn']])
    playTurn(last)
    expect(questions()).toEqual([['question last-card'], [], []])
  })

  test('every bargain of a city, each by itself', () => {
    const cards = ['east-trading-post', 'west-trading-post', 'marketplace']
    const names = ['raw-left', 'raw-right', 'manufactured-left', 'manufactured-right']
    const seen = inputsOf(scenario({ age: 1, cities: [{ cards }, {}, {}] }), 0)
    expect(names.map((name) => seen[`bargains ${name} self`])).toEqual([1, 1, 1, 1])
  })

  test('which edition is played', () => {
    const inEdition = (edition: Setup['edition']) => scenario({ edition, age: 1, cities: [{}, {}, {}] })
    expect(EDITIONS.map((edition) => inputsOf(inEdition(edition), 0)['second-edition'])).toEqual([undefined, 1])
  })

  test('the hand of the keeper when asked for the city nobody plays', () => {
    const two = scenario({
      age: 1,
      setup: { seats: [{}, {}] },
      cities: [{ hand: ['altar', 'baths'] }, { hand: ['well', 'mine'] }, {}],
    })
    const keeper = controller(two, 2)
    const [move] = moves(two, keeper)
    apply(two, keeper, move)
    const seen = inputsOf(two, 2)
    expect(seen).toMatchObject({ 'nobody self': 1, 'question turn': 1 })
    expect(seen[`hand ${keeper === 0 ? 'altar' : 'well'} other`]).toBe(1)
    expect(seen[`chosen ${showMove(two, move).card} other`]).toBe(1)
    expect(inputsOf(two, keeper)).toMatchObject({ 'keeper self': 1 })
  })
})

describe('A number', () => {
  const g = scenario({
    age: 1,
    cities: [
      { wonder: 'gizah', side: 'day', coins: 6, hand: ['stockade', 'altar'] },
      { cards: ['lumber-yard'] },
      { cards: ['tree-farm'] },
    ],
  })

  test('names what is done with a card', () => {
    const names = [...learner.legalMask(sight(g, 0))].flatMap((legal, i) => (legal ? [learner.actions.name(i)] : []))
    expect(names).toEqual([
      'build altar',
      'build stockade',
      'stage altar 1',
      'stage stockade 1',
      'sell altar',
      'sell stockade',
    ])
  })

  test('is marked while the move is legal, and no longer in a mask that is filled again', () => {
    const mask = learner.legalMask(sight(g, 0))
    const later = scenario({ age: 1, cities: [{ hand: ['baths', 'well'] }, {}, {}] })
    expect(learner.legalMask(sight(later, 0), 0, mask)).toEqual(learner.legalMask(sight(later, 0)))
  })

  test('means the cheapest way, and the others behind it', () => {
    const number = learner.actions.named('build stockade') ?? -1
    const paid = learner
      .legal(g, 0)
      .ways(number)
      .map((move) => showMove(g, move).pay)
    expect(paid).toEqual([
      { left: 2, right: 0, bank: 0 },
      { left: 0, right: 2, bank: 0 },
    ])
    expect(learner.legal(g, 0).move(learner.actions.named('build palace') ?? -1)).toBeUndefined()
  })
})
