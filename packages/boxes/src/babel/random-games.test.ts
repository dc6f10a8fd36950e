import { replay } from '@heptapolis/engine/records'
import { EDITIONS, type Game, hash, type List, random, type Setup, state } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { cardsConserved, checkInvariants, playOut, setupFor } from '../testing.ts'
import { participations, project, tokensLeft } from './projects/participation.ts'
import { built, laid, offered, TILES_EACH, tiles, tower } from './tower/board.ts'

const seatsOf = (g: Game) => Array.from({ length: g.rules.cities }, (_, seat) => seat)
const all = (g: Game, list: List) => seatsOf(g).flatMap((seat) => list.items(g, seat))

/** After the deal every tile is in one place, and those on the tower are those built. */
function tileFault(g: Game): string | undefined {
  if (!g.rules.setup.boxes.includes('babel-tower')) return undefined
  const everywhere = [...all(g, tiles), ...all(g, offered), ...all(g, laid), ...tower.items(g)]
  if (everywhere.length !== TILES_EACH * g.rules.players) return 'A tile was lost or made'
  if (new Set(everywhere).size < everywhere.length) return 'A tile is in two places'
  const onTower = [...tower.items(g)].sort((a, b) => a - b)
  return String(onTower) === String(all(g, built).sort((a, b) => a - b)) ? undefined : 'A tile on the tower is nobody’s'
}

/** Tokens taken from a project and tokens left never sum to less than the initial number. */
function projectFault(g: Game): string | undefined {
  if (!g.rules.setup.boxes.includes('babel-projects') || project.get(g) === 0) return undefined
  const taken = seatsOf(g).reduce((sum, seat) => sum + participations.get(g, seat), 0)
  if (tokensLeft.get(g) > 0 && taken + tokensLeft.get(g) !== g.rules.players - 1) return 'A token was lost or made'
  const freeCity = g.rules.players < g.rules.cities && participations.get(g, g.rules.players) > 0
  return freeCity ? 'The free city took part' : undefined
}

function check(setup: Setup): void {
  const conserved = cardsConserved()
  const { game, record } = playOut(setup, random(setup.seed), (g) => {
    checkInvariants(g)
    conserved(g)
    expect(tileFault(g) ?? projectFault(g)).toBeUndefined()
  })
  checkInvariants(game)
  const again = replay(record, BOXES)
  expect(again.ok ? hash(again.value) : again.error.message).toBe(hash(game))
  expect(state.age.get(game)).toBe(3)
}

const MIXES = [['babel-tower'], ['babel-projects'], ['babel-tower', 'babel-projects']]

test.each(EDITIONS.flatMap((edition) => [2, 3, 4, 5, 6, 7].map((players) => [edition, players] as const)))(
  'random games of %s with %i players keep all invariants and replay to the same end',
  (edition, players) => {
    for (const boxes of MIXES) check(setupFor(players, { edition, boxes, seed: `${edition} ${players} ${boxes}` }))
  },
)

test.each(EDITIONS)('eight players, with Cities, do so in %s', (edition) => {
  check(setupFor(8, { edition, boxes: ['cities', ...MIXES[2]], seed: `eight ${edition}` }))
})
