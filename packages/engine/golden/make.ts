/** Writes the golden playthroughs anew: run it after a change that is meant to change games. `node make.ts` */
import { writeFileSync } from 'node:fs'
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  type Edition,
  type Game,
  hash,
  isOver,
  type Move,
  moves,
  moveText,
  newGame,
  type Random,
  random,
  type Setup,
  scores,
  showMove,
  toAct,
} from '@heptapolis/engine'

const TABLES: [Edition, number][] = [
  ['1e', 2],
  ['1e', 3],
  ['1e', 4],
  ['1e', 7],
  ['2e', 2],
  ['2e', 3],
  ['2e', 5],
  ['2e', 7],
]
const HASH_EVERY = 8

/** Random, but selling only one time in eight where something can be built. */
function choose(g: Game, legal: readonly Move[], chance: Random): Move {
  const useful = legal.filter((move) => g.rules.actions[move.action].id !== 'sell')
  const from = useful.length > 0 && chance.below(8) > 0 ? useful : legal
  return from[chance.below(from.length)]
}

function playthrough(setup: Setup) {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const g = newGame(rules.value, setup.seed)
  const chance = random(`moves of ${setup.seed}`)
  const played: string[] = []
  const hashes = [hash(g)]
  while (!isOver(g)) {
    const seats = toAct(g)
    const seat = seats[chance.below(seats.length)]
    const move = choose(g, moves(g, seat), chance)
    played.push(`${seat} ${moveText(showMove(g, move))}`)
    apply(g, seat, move)
    if (played.length % HASH_EVERY === 0) hashes.push(hash(g))
  }
  const sheets = scores(g).map(({ total, coins, rank, rows }) => ({
    total,
    coins,
    rank,
    rows: Object.fromEntries(rows.map((row) => [row.id, row.points])),
  }))
  return { setup, hashEvery: HASH_EVERY, moves: played, hashes, end: hash(g), scores: sheets }
}

for (const [edition, players] of TABLES) {
  const name = `base-${edition}-${players}`
  const seats = Array.from({ length: players }, () => ({}))
  const golden = playthrough({ edition, boxes: [], seats, seed: name })
  writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(golden, undefined, 1)}\n`)
}
