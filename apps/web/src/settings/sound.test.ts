import { beforeEach, expect, test } from 'vitest'
import { settings } from './settings.ts'
import { caption, sound } from './sound.ts'

beforeEach(() => {
  settings.setState({ sound: false, captions: false })
  caption.setState({ sound: undefined })
})

test('a caption names a sound that is switched off', () => {
  settings.setState({ captions: true })
  sound('drum')
  expect(caption.getState().sound).toBe('drum')
})

test('a repeated sound is a new caption', () => {
  settings.setState({ captions: true })
  sound('coin')
  const first = caption.getState()
  sound('coin')
  expect(caption.getState()).not.toBe(first)
})

test('without captions nothing is shown', () => {
  sound('drum')
  expect(caption.getState().sound).toBeUndefined()
})
