import { replay } from '@heptapolis/engine/records'
import { type Game, hash, random, type Setup, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { cardsConserved, checkInvariants, playOut, setupFor } from '../testing.ts'
import { drafted, entombed, leaderBox, leaderHand, leaders } from './columns.ts'
import { leadersOf } from './rules/draft.ts'

const anniversary = { options: { leadersAnniversary: true, citiesAnniversary: true } }
const withCities = { boxes: ['leaders', 'cities'] }
const MIXES: [string, Partial<Setup>][] = [
  ['first edition', { edition: '1e' }],
  ['first edition with the anniversary pack', { edition: '1e', ...anniversary }],
  ['second edition', { edition: '2e' }],
  ['second edition, standard leaders', { edition: '2e', options: { leadersPool: 'standard' } }],
  ['first edition with Cities and the anniversary pack', { edition: '1e', ...withCities, ...anniversary }],
  ['second edition with Cities', { edition: '2e', ...withCities }],
]
const GAMES = MIXES.flatMap(([mix, wishes], i) =>
  [2, 3, 4, 5, 6, 7].map((players) => ({ mix, wishes, players, round: i })),
)

/** Rome and Abu Simbel always take part, with either side. */
function setupOf(players: number, wishes: Partial<Setup>, round: number): Setup {
  const setup = setupFor(players, { boxes: ['leaders'], seed: `${players}-${round}`, ...wishes })
  const sides = setup.edition === '1e' ? ['a', 'b'] : ['day', 'night']
  setup.seats[0] = { wonder: 'rome', side: sides[(players + round) % 2] }
  if (setup.edition === '2e') setup.seats[1] = { wonder: 'abu-simbel', side: sides[round % 2] }
  return setup
}

const seats = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => seat)
const isLeader = (g: Game) => (piece: number) => g.rules.pieces[piece].sort === 'leader'

function everyLeaderOnce(g: Game): void {
  const held = seats(g).flatMap((seat) =>
    [leaders, leaderHand, drafted, entombed, state.buried].flatMap((list) => list.items(g, seat)),
  )
  const all = [...leaderBox.items(g), ...held.filter(isLeader(g))].sort((a, b) => a - b)
  if (state.line.get(g) > 0) expect(all).toEqual(leadersOf(g))
}

describe('random games with Leaders', () => {
  test.each(GAMES)('$mix, $players players', ({ wishes, players, round }) => {
    const setup = setupOf(players, wishes, round)
    const conserved = cardsConserved()
    let steps = 0
    const { game, record } = playOut(setup, random(`${players}/${round}`), (g) => {
      conserved(g)
      everyLeaderOnce(g)
      if (steps++ % 4 === 0) checkInvariants(g)
    })
    for (const seat of seats(game)) expect(leaders.size(game, seat)).toBeLessThanOrEqual(5)
    const again = replay(record, BOXES)
    expect(again.ok && hash(again.value)).toBe(hash(game))
  })
})
