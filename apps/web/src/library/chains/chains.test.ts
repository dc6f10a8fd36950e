import { expect, test } from 'vitest'
import { rulesOf } from '../catalogue/mixes.ts'
import { families } from './chains.ts'

const all = families(rulesOf('2e'), ({ age }) => age > 0)
const familyOf = (id: string) => all.find(({ nodes }) => nodes.some(({ piece }) => piece.id === id))

test('puts a card into one family and the column of its Age', () => {
  const nodes = all.flatMap((family) => family.nodes)
  expect(nodes.length).toBe(new Set(nodes.map(({ piece }) => piece.id)).size)
  expect(nodes.every(({ piece, column }) => column === piece.age - 1)).toBe(true)
})

test('gives each card of a family its own cell', () => {
  for (const { nodes } of all) {
    const cells = nodes.map(({ column, row }) => `${column} ${row}`)
    expect(new Set(cells).size).toBe(cells.length)
  }
})

test('joins cards with a common descendant', () => {
  const forum = familyOf('forum')
  expect(forum?.nodes.map(({ piece }) => piece.id).toSorted()).toEqual([
    'east-trading-post',
    'forum',
    'haven',
    'west-trading-post',
  ])
  expect(forum?.links.map(([from, to]) => `${from.piece.id} ${to.piece.id}`).toSorted()).toEqual([
    'east-trading-post forum',
    'forum haven',
    'west-trading-post forum',
  ])
})
