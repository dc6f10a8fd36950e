/** Main entry of the engine: its few exported names. */
import * as engine from '@heptapolis/engine'
import { expect, test } from 'vitest'

test('The entry for users has so many names and no more', () => {
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
