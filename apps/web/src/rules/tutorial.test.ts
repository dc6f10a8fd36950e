/** The rulebook screen with the box of docs/adding-a-box.md, as it is and with exclusions. */
import { BOXES } from '@heptapolis/boxes'
import type { Box } from '@heptapolis/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { RulesScreen } from './RulesScreen.tsx'

const beacons = BOXES.find(({ id }) => id === 'beacons') ?? expect.fail('The box is not on the shelf')

const refuses: Box['refuses'] = ({ seats, boxes }) => {
  if (seats.length > 6) return { code: 'bad-setup', message: 'Beacons are for six players at most.' }
  return boxes.includes('leaders') ? { code: 'bad-setup', message: 'Beacons do not go with leaders.' } : undefined
}

function screenOf(search: string): string {
  vi.stubGlobal('location', { search, hash: '', pathname: '/rules' })
  return renderToStaticMarkup(createElement(RulesScreen))
}

afterEach(() => {
  vi.unstubAllGlobals()
  beacons.refuses = undefined
})

test('shows its chapter beside any other box and for seven', () => {
  const screen = screenOf('?boxes=leaders,beacons&players=7')
  expect(screen).not.toContain('role="alert"')
  expect(screen).toContain('id="chapter-beacons"')
})

test.each([
  ['?boxes=beacons&players=7', 'Beacons are for six players at most.'],
  ['?boxes=leaders,beacons&players=4', 'Beacons do not go with leaders.'],
])('explains why the mix %s is excluded and offers others', (search, sentence) => {
  beacons.refuses = refuses
  const screen = screenOf(search)
  expect(screen).toMatch(/role="alert".*</)
  expect(screen).toContain(sentence)
  expect(screen.match(/type="checkbox" checked=""/g)?.length).toBeGreaterThan(0)
  expect(screenOf('?boxes=beacons&players=4')).toContain('id="chapter-beacons"')
})
