/** Main entry of the engine: its few exported names. */
import * as engine from '@heptapolis/engine'
import { expect, test } from 'vitest'

test('The main entry has a fixed number of names', () => {
  expect(Object.keys(engine).toSorted()).toEqual([
    'apply',
    'compile',
    'fromPosition',
    'isOver',
    'moves',
    'newGame',
    'readMove',
    'scores',
    'showMove',
    'sight',
    'sure',
    'toAct',
    'toPosition',
    'view',
    'winners',
  ])
})
