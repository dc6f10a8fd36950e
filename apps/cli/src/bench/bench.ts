/** Games per second: `npm run bench`, or `heptapolis bench --json`. Figures are per core; compare them within one run. */
import { execFileSync } from 'node:child_process'
import { BOXES } from '@heptapolis/boxes'
import { learner } from '@heptapolis/boxes/learn'
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
} from '@heptapolis/engine/search'
import { Slot } from '../protocol/arena.ts'
import { situation } from '../protocol/packing.ts'
import { type BenchResult, type BenchRow, benchTable } from './table.ts'

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
  const g = newGame(rules, `bench ${number}`)
  while (!isOver(g)) for (const seat of toAct(g)) apply(g, seat, policy(g, seat, chance))
  return g
}

/** Repeats for so many seconds and says how often a second. */
function rate(seconds: number, once: (number: number) => void): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < seconds * 1000) for (let i = 0; i < 20; i++) once(done++)
  return Math.round((done * 1000) / (performance.now() - began))
}

const KINDS = {
  'games, every move listed': (rules: Ruleset) => games(rules, enumerated),
  'games, moves sampled': (rules: Ruleset) => games(rules, sampleMove),
  copies: (rules: Ruleset) => copies(rules, (g) => () => clone(g)),
  'copies into a kept game': (rules: Ruleset) => copies(rules, (g) => keeping(g)),
  'inputs of a seat': (rules: Ruleset) => looks(rules),
  'steps of many at once': (rules: Ruleset) => steps(rules),
}
type Kind = keyof typeof KINDS

function games(rules: Ruleset, policy: Policy): (number: number) => void {
  const chance = random('bench')
  return (number) => playGame(rules, number, policy, chance)
}

function copies(rules: Ruleset, copyOf: (g: Game) => () => void): () => void {
  return copyOf(playGame(rules, 0, sampleMove, random('bench')))
}

function keeping(g: Game): () => void {
  const kept = clone(g)
  return () => copy(g, kept)
}

/** What a seat sees, at moments of a game taken in turn. */
function looks(rules: Ruleset): (number: number) => void {
  const moments: [Game, number][] = []
  const chance = random('bench')
  const g = newGame(rules, 'bench')
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      moments.push([clone(g), seat])
      apply(g, seat, sampleMove(g, seat, chance))
    }
  }
  const into = learner.newObservation()
  return (number) => {
    const [at, seat] = moments[number % moments.length]
    learner.observeFrom(at, seat, into)
  }
}

/** Steps of a batch as a program that learns would take them, with everything it is sent. Every call is a step of one game. */
function steps(rules: Ruleset): (number: number) => void {
  const slots = Array.from({ length: GAMES_AT_ONCE }, (_, i) => new Slot(rules, `bench ${i}`))
  const chance = random('bench')
  return (number) => {
    const slot = slots[number % GAMES_AT_ONCE]
    slot.step(slot.legal.moves[chance.below(slot.legal.moves.length)])
    if (number % GAMES_AT_ONCE === GAMES_AT_ONCE - 1) JSON.stringify(situation(slots))
  }
}

const GAMES_AT_ONCE = 256

/** Each figure comes from a process of its own: what ran before would make the code slower for what comes after. */
export function runBench(seconds = 2, gamesInARow = 100_000): BenchResult {
  const rows: BenchRow[] = []
  for (const [i, { players, boxes }] of MIXES.entries()) {
    for (const what of Object.keys(KINDS)) {
      rows.push({ what, players, boxes, perSecond: alone(['row', String(i), what, String(seconds)]) })
    }
  }
  return { rows, memory: { games: gamesInARow, megabytes: alone(['memory', String(gamesInARow)]) } }
}

const alone = (task: string[]): number =>
  Number(execFileSync(process.execPath, [import.meta.filename, ...task], { encoding: 'utf8' }))

function perform([task, ...details]: string[]): number {
  if (task === 'memory') return memoryAfter(Number(details[0]))
  const { players, boxes } = MIXES[Number(details[0])]
  const once = KINDS[details[1] as Kind](rulesFor(players, boxes))
  // The runtime compiles what it has seen often; with every box on that takes a while.
  rate(Number(details[2]), once)
  return rate(Number(details[2]), once)
}

/** Plays so many games in a row and reports the memory held at the end. */
function memoryAfter(games: number): number {
  const rules = rulesFor(4, [])
  const chance = random('memory')
  for (let i = 0; i < games; i++) playGame(rules, i, sampleMove, chance)
  return Math.round(process.memoryUsage.rss() / 2 ** 20)
}

if (process.argv[1] === import.meta.filename) {
  const task = process.argv.slice(2)
  console.log(task.length > 0 ? perform(task) : benchTable(runBench()))
}
