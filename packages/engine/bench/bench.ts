/** Games per second: `npm run bench`, or `heptapolis bench --json`. Figures are per core; compare them within one run. */
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  clone,
  compile,
  copy,
  drawMove,
  type Edition,
  type Game,
  isOver,
  type Move,
  moves,
  newGame,
  type Random,
  type Ruleset,
  random,
  sampleMove,
  toAct,
  withSeed,
} from '../src/index.ts'

export interface BenchRow {
  what: string
  players: number
  boxes: string[]
  perSecond: number
}

export interface BenchResult {
  rows: BenchRow[]
  memory: { games: number; megabytes: number }
}

type Policy = (g: Game, seat: number, chance: Random) => Move

/** Every legal move with its payments is listed, then one is drawn. */
const enumerated: Policy = (g, seat, chance) => drawMove(moves(g, seat), chance)

const MIXES: readonly { players: number; boxes: string[] }[] = [
  { players: 3, boxes: [] },
  { players: 4, boxes: [] },
  { players: 7, boxes: [] },
  { players: 4, boxes: ['leaders', 'cities'] },
  { players: 4, boxes: ['leaders', 'cities', 'wonder-pack'] },
  {
    players: 7,
    boxes: ['leaders', 'cities', 'armada', 'babel-tower', 'babel-projects', 'edifice', 'wonder-pack', 'promos'],
  },
]

export function rulesFor(players: number, boxes: string[], edition: Edition = '2e'): Ruleset {
  const seats = Array.from({ length: players }, () => ({}))
  const rules = compile({ edition, boxes, seats, seed: 'bench' }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

function playGame(rules: Ruleset, number: number, policy: Policy, chance: Random): Game {
  const g = newGame(withSeed(rules, `bench ${number}`))
  while (!isOver(g)) for (const seat of toAct(g)) apply(g, seat, policy(g, seat, chance))
  return g
}

const WARM_UP = 400

/** Repeats for so many seconds and says how often a second. */
function rate(seconds: number, once: (number: number) => void): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < seconds * 1000) for (let i = 0; i < 20; i++) once(done++)
  return Math.round((done * 1000) / (performance.now() - began))
}

export function runBench(seconds = 2, games = 100_000): BenchResult {
  const memory = memoryAfter(games)
  const rows: BenchRow[] = []
  const known = new Set(BOXES.map((box) => box.id))
  for (const { players, boxes } of MIXES.filter((mix) => mix.boxes.every((box) => known.has(box)))) {
    const rules = rulesFor(players, boxes)
    const chance = random('bench')
    const add = (what: string, policy: Policy) => {
      for (let i = 0; i < WARM_UP; i++) playGame(rules, i, policy, chance)
      rows.push({ what, players, boxes, perSecond: rate(seconds, (i) => playGame(rules, i, policy, chance)) })
    }
    add('games, every move listed', enumerated)
    add('games, moves sampled', sampleMove)
    const g = playGame(rules, 0, sampleMove, chance)
    for (let i = 0; i < 100_000; i++) clone(g)
    rows.push({ what: 'copies', players, boxes, perSecond: rate(seconds / 2, () => clone(g)) })
    const kept = clone(g)
    rows.push({ what: 'copies into a kept game', players, boxes, perSecond: rate(seconds / 2, () => copy(g, kept)) })
  }
  return { rows, memory }
}

/** Plays so many games in a row and reports the memory held at the end. */
function memoryAfter(games: number): BenchResult['memory'] {
  const rules = rulesFor(4, [])
  const chance = random('memory')
  for (let i = 0; i < games; i++) playGame(rules, i, sampleMove, chance)
  return { games, megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20) }
}

export function benchTable({ rows, memory }: BenchResult): string {
  const lines = rows.map(
    ({ what, players, boxes, perSecond }) =>
      `${what.padEnd(26)} ${String(players).padStart(2)} players  ${String(perSecond).padStart(9)} /s  ${boxes.join(' + ') || 'base game'}`,
  )
  return [...lines, `${memory.games} games in a row: ${memory.megabytes} MB in use`].join('\n')
}

if (process.argv[1]?.endsWith('bench.ts')) console.log(benchTable(runBench()))
