import { replay } from '@heptapolis/engine/records'
import { EDITIONS, type Edition, type Game, hash, random, type Setup, scores } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { debt } from '../parts/debts.ts'
import { diplomacyTokens } from '../parts/diplomacy.ts'
import { cardsConserved, checkInvariants, playOut, setupFor } from '../testing.ts'

const PLAYERS = [2, 3, 4, 5, 6, 7, 8]
const TABLES = EDITIONS.flatMap((edition) =>
  PLAYERS.flatMap((players) => [false, true].map((teams): [Edition, number, boolean] => [edition, players, teams])),
).filter(([, players, teams]) => !teams || (players >= 4 && players % 2 === 0))

const wishes = (edition: Edition, teams: boolean, seed: string): Partial<Setup> => ({
  edition,
  boxes: ['cities'],
  teams,
  seed,
  options: { citiesAnniversary: seed.endsWith('1') },
})

/** Checks that debts never decrease. */
function debtsKept(): (g: Game) => void {
  let before: number[] = []
  return (g) => {
    const now = Array.from({ length: g.rules.cities }, (_, seat) => debt.get(g, seat))
    if (now.some((points, seat) => points < (before[seat] ?? 0))) throw new Error('A debt was paid back')
    before = now
  }
}

function tokensKept(g: Game): void {
  const held = Array.from({ length: g.rules.cities }, (_, seat) => diplomacyTokens.get(g, seat))
  if (held.some((tokens) => tokens < 0)) throw new Error('A city holds fewer than no diplomacy tokens')
}

describe.each(TABLES)('Random games of %s with %i players, in teams: %s', (edition, players, teams) => {
  test.each(['cities 0', 'cities 1'])('keep every invariant and replay to the same game (%s)', (seed) => {
    const setup = setupFor(players, wishes(edition, teams, seed))
    const checks = [checkInvariants, cardsConserved(), debtsKept(), tokensKept]
    const { game, record } = playOut(setup, random(seed), (g) => {
      for (const check of checks) check(g)
    })
    for (const check of checks) check(game)
    expect(scores(game)).toHaveLength(players)
    const again = replay(record, BOXES)
    expect(again.ok && hash(again.value)).toBe(hash(game))
  })
})
