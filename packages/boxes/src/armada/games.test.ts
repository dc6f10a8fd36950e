import { replay, toPosition } from '@heptapolis/engine/records'
import { type Game, hash, random, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { cardsConserved, checkInvariants, playOut, setupFor } from '../testing.ts'
import { exploring, islands, kept, offer, piles, pirating, ships, taxing } from './columns.ts'
import { FLEETS } from './pieces/define.ts'
import { yardOf } from './rules/shipyard.ts'

const TABLES = (['1e', '2e'] as const).flatMap((edition) =>
  [3, 4, 5, 6, 7].map((players): [string, '1e' | '2e', number] => [`${edition}, ${players} players`, edition, players]),
)
const seatsOf = (g: Game) => Array.from({ length: g.rules.cities }, (_, seat) => seat)

function hold(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Every island is in exactly one place; ships stay on their columns. */
function checkSeas(g: Game): void {
  const found = piles.flatMap((pile) => pile.items(g))
  for (const seat of seatsOf(g)) {
    found.push(...islands.items(g, seat), ...offer.items(g, seat))
    const { tracks = [] } = yardOf(g, seat) ?? {}
    hold(tracks.length === FLEETS.length, `Seat ${seat} has no shipyard`)
    for (const [fleet, { spaces }] of tracks.entries()) {
      hold(ships.get(g, seat, fleet) <= spaces.length, `The ${FLEETS[fleet]} ship of seat ${seat} is off the board`)
    }
  }
  hold(found.length === 27 && new Set(found).size === 27, `There are ${found.length} islands`)
}

/** Nothing of a turn remains in the next. */
function checkRest(g: Game): void {
  if (state.asking.get(g) !== g.rules.layerOf('turn') + 1) return
  for (const seat of seatsOf(g)) {
    const rest = [exploring, kept, taxing, pirating].map((column) => column.get(g, seat))
    hold(Math.max(...rest, offer.size(g, seat)) === 0, `Seat ${seat} has something left of the turn before`)
  }
}

describe.each(TABLES)('Random games: %s', (_name, edition, players) => {
  test('hold every invariant, and replay to the same game', () => {
    const setup = setupFor(players, { edition, boxes: ['armada'], seed: `seas of ${edition} ${players}` })
    const conserved = cardsConserved()
    const { game, record } = playOut(setup, random(`${edition}${players}`), (g) => {
      conserved(g)
      checkInvariants(g)
      checkSeas(g)
      checkRest(g)
    })
    checkSeas(game)
    const again = replay(record, BOXES)
    expect(again.ok && hash(again.value)).toBe(hash(game))
    expect(again.ok && toPosition(again.value)).toEqual(toPosition(game))
  })
})

test('every question and line of the box is met in a few games', () => {
  const asked = new Set<string>()
  const events = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const setup = setupFor(6, { boxes: ['armada'], seed: `met ${i}` })
    playOut(setup, random(`met ${i}`), (g, _seat, move) => {
      g.listener ??= ({ what }) => events.add(what)
      asked.add(move.action)
    })
  }
  expect([...asked]).toEqual(expect.arrayContaining(['build', 'stage', 'sell', 'advance', 'pick']))
  expect([...events]).toEqual(expect.arrayContaining(['sailed', 'explores', 'island', 'naval', 'lost']))
})
