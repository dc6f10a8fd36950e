import { apply, moves, newGame, sight } from '@heptapolis/engine/search'
import { type Told, toldInFull } from '@heptapolis/engine/show'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bot, you } from '../../game-model/testing.ts'
import { rulesOf } from '../../testing.ts'
import { LateStrip } from './LateStrip.tsx'

const SEAT = 1

/** A table after one turn, in which every city has sold its first card. */
function tableAfterSales() {
  const rules = rulesOf()
  const events: Told[] = []
  const g = newGame(rules, 'late', (event) => events.push(toldInFull(event)))
  for (const seat of [0, 1, 2]) {
    const sale = moves(g, seat).find(({ action }) => rules.actions[action].id === 'sell')
    if (sale) apply(g, seat, sale)
  }
  const step = { events, seen: sight(g, SEAT) }
  return { rules, sitters: [bot, you, bot], steps: () => [step], sight: (viewer: number) => sight(g, viewer) }
}

function shown(late: number | undefined, awaited: number[]): string {
  const seats = [0, 1, 2].map((seat) => ({ late: seat === SEAT ? late : undefined }))
  const snapshot = { you: { seat: SEAT }, seats, game: { awaited } }
  const page = renderToStaticMarkup(createElement(LateStrip, { snapshot, table: tableAfterSales() }))
  return page.replaceAll(/<[^>]*>/g, '')
}

test('tells a late player which move was made for them, until they choose again', () => {
  expect(shown(1, [SEAT])).toMatch(/^Your time ran out: a bot chose for you\. You sold [A-Z][A-Za-z ]+ for 3 coins\.$/)
  expect(shown(2, [SEAT])).toMatch(/^Your time ran out 2 times in a row: a bot chose for you\. You sold /)
  expect(shown(1, [0])).toBe('')
  expect(shown(undefined, [SEAT])).toBe('')
})
