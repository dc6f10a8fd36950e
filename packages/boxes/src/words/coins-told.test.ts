/** Random games: the coins that texts tell of a city in a turn add up to the change of its coins. */
import { state } from '@heptapolis/engine/box'
import { EDITIONS, type Game, random, type Setup } from '@heptapolis/engine/search'
import { type Told, toldInFull } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { BOXES, type Deed, deedsIn } from '../index.ts'
import { begin, finish, setupFor } from '../testing.ts'
import { paymentsOf } from './telling.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)
const MIXES = [[], ...ALL.map((id) => [id]), ALL]
const SEEDS = Array.from({ length: 60 }, (_, i) => `coins told ${i}`)
/** Every box alone, and all together more often: only then do questions stand between a payment and its purchase. */
const GAMES = [
  ...EDITIONS.flatMap((edition) =>
    MIXES.flatMap((boxes) => [3, 7].map((players) => setupFor(players, { edition, boxes, seed: SEEDS[0] }))),
  ),
  ...SEEDS.map((seed) => setupFor(5, { boxes: ALL, seed })),
]

const HEADS = new Set(['age', 'turn'])

/** Changes of coins that a deed tells, by city. */
function toldBy({ event, paid, gained = 0 }: Deed, cities: number): [seat: number, coins: number][] {
  const { what, seat = -1, coins = 0 } = event
  const payments = [...(paid ? [paid] : []), ...(what === 'paid' ? [event] : [])]
  return [
    [seat, gained + (what === 'coins' ? coins : what === 'lost' ? -coins : 0)],
    ...payments.flatMap((payment): [number, number][] => [
      [seat, -Number(payment.coins)],
      ...paymentsOf(payment, cities).map((one): [number, number] => [one.to, one.coins]),
    ]),
  ]
}

/** Plays a game and compares at each heading. Events come in steps, as questions divide a turn. */
function untold(setup: Setup): string[] {
  const g = begin(setup)
  const faults: string[] = []
  const coinsOf = (game: Game) => Array.from({ length: game.rules.cities }, (_, seat) => state.coins.get(game, seat))
  let before: Told[] = []
  let step: Told[] = []
  let held = coinsOf(g)
  let told = held.map(() => 0)
  const tell = (): void => {
    for (const deed of deedsIn(step, g.rules, before))
      for (const [seat, coins] of toldBy(deed, g.rules.cities)) told[seat] += coins
    before.push(...step)
    step = []
  }
  const compare = (): void => {
    tell()
    const now = coinsOf(g)
    const wrong = now.flatMap((coins, seat) =>
      coins - held[seat] === told[seat] ? [] : [`${seat}: ${held[seat]} to ${coins}, told ${told[seat]}`],
    )
    if (wrong.length > 0) faults.push(`${wrong.join('; ')}\n${before.map((event) => JSON.stringify(event)).join('\n')}`)
    before = []
    held = now
    told = held.map(() => 0)
  }
  g.listener = (event) => {
    if (HEADS.has(event.what)) compare()
    else step.push(toldInFull(event))
  }
  finish(g, random(setup.seed), tell)
  compare()
  return faults
}

test.each(GAMES)('amounts add up: $edition, $boxes, $seats.length', (setup) => {
  expect(untold(setup)).toEqual([])
})
