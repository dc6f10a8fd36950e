import { artOf } from '@heptapolis/boxes/art'
import { LOOKS } from '@heptapolis/boxes/faces'
import { expect, test } from 'vitest'
import { SCENES } from './scenes.ts'

const NAVIGATION = ['play', 'cards', 'score', 'puzzles', 'daily'] as const

const { monumentOf } = await artOf([...LOOKS.faces.keys()])
const isUnique = (names: readonly string[]) => expect(names).toEqual([...new Set(names)])

test('shows every page with a wonder of its own, which is drawn', () => {
  const wonders = Object.values(SCENES).map(({ wonder }) => wonder)
  isUnique(wonders)
  const gate = monumentOf('no such wonder')
  expect(wonders.filter((wonder) => monumentOf(wonder) === gate)).toEqual([])
})

test('shows the pages of the navigation in different lands', () => {
  isUnique(NAVIGATION.map((name) => monumentOf(SCENES[name].wonder).place))
})
