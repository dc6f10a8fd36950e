/**
 * Benchmark behind `heptapolis bench`: games per second. It runs this file in a new process per row. Figures
 * are per core; compare them within one run only.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { learner } from '@heptapolis/boxes/learn'
import { itemAt, keysOf } from '@heptapolis/engine/kernel'
import {
  apply,
  clone,
  copy,
  drawFrom,
  type Game,
  isOver,
  listMoves,
  type Move,
  newGame,
  type Random,
  type Ruleset,
  random,
  sampleMove,
  toAct,
} from '@heptapolis/engine/search'
import { words } from '../language.ts'
import { Slot } from '../protocol/arena.ts'
import { situation } from '../protocol/packing.ts'
import { progressBar } from '../simulation/progress.ts'
import type { Measurement } from './measured.ts'
import { type BenchMix, costs, rulesFor, USUAL } from './mixes.ts'
import type { BenchRate, BenchResult, BenchRow } from './table.ts'
import { pieceOfWork } from './yardstick.ts'

type Policy = (g: Game, seat: number, chance: Random) => Move

/** Lists every legal move with its payments, then draws one. */
const enumerated: Policy = (g, seat, chance) => drawFrom(listMoves(g, seat), chance)

/** Answers since the start of the measurement. */
let decisions = 0

function playGame(rules: Ruleset, number: number, policy: Policy, chance: Random): Game {
  const g = newGame(rules, `bench ${number}`)
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      apply(g, seat, policy(g, seat, chance))
      decisions++
    }
  }
  return g
}

/** Number of parts: the median counts, and the others give the spread. */
const PARTS = 9

/** Share of the time for the yardstick. */
const YARDSTICK = 0.2

interface Part {
  speed: number
  pace: number
  decision: number
}

/** Repeats `once` for a number of seconds. Returns the rate, its spread and, for games, the time per decision. */
function rate(seconds: number, once: (number: number) => void): BenchRate {
  const parts = Array.from({ length: PARTS }, () => partOf(seconds / PARTS, once)).sort((a, b) => held(a) - held(b))
  const at = (quarter: number): Part => itemAt(parts, ((PARTS - 1) * quarter) / 4)
  const [low, middle, high] = [at(1), at(2), at(3)]
  const { speed, pace, decision } = middle
  return {
    perSecond: Math.round(speed),
    pace: Math.round(pace),
    spread: Number(((held(high) - held(low)) / 2 / held(middle)).toFixed(3)),
    ...(decision > 0 ? { decision: Number(decision.toFixed(2)) } : {}),
  }
}

/** Normalised by the yardstick measured beside it. */
const held = ({ speed, pace }: Part): number => speed / pace

let number = 0

function partOf(seconds: number, once: (number: number) => void): Part {
  const pace = speedOf(seconds * YARDSTICK, pieceOfWork)
  decisions = 0
  const from = number
  const speed = speedOf(seconds * (1 - YARDSTICK), once)
  return { speed, pace, decision: decisions > 0 ? ((number - from) / speed / decisions) * 1e6 : 0 }
}

/** Uses CPU time of this thread, so other programs do not count. */
function speedOf(seconds: number, once: (number: number) => void): number {
  const began = process.threadCpuUsage()
  const from = number
  for (;;) {
    for (let i = 0; i < 20; i++) once(number++)
    const { user, system } = process.threadCpuUsage(began)
    const took = (user + system) / 1e6
    if (took >= seconds) return (number - from) / took
  }
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

/** Computes the view of a seat at varying moments of a game. */
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
    const [at, seat] = itemAt(moments, number % moments.length)
    learner.observeFrom(at, seat, into)
  }
}

/** Steps of a batch as a learning program takes them, with all its output. Every call is one step of one game. */
function steps(rules: Ruleset): (number: number) => void {
  const slots = Array.from({ length: GAMES_AT_ONCE }, (_, i) => new Slot(rules, `bench ${i}`))
  const chance = random('bench')
  return (number) => {
    const slot = itemAt(slots, number % GAMES_AT_ONCE)
    slot.step(itemAt(slot.legal.moves, chance.below(slot.legal.moves.length)))
    if (number % GAMES_AT_ONCE === GAMES_AT_ONCE - 1) JSON.stringify(situation(slots))
  }
}

const GAMES_AT_ONCE = 256

/** Each figure comes from its own process: earlier work would change how the runtime optimises later code. */
const alone = <T>(...task: string[]): T =>
  JSON.parse(execFileSync(process.execPath, [import.meta.filename, ...task], { encoding: 'utf8' }))

function measure(mixes: readonly BenchMix[], kinds: readonly Kind[], seconds: number): BenchRow[] {
  const rows = mixes.flatMap((mix) => kinds.map((what) => ({ what, ...mix })))
  const bar = progressBar(rows.length, words().bench.rows)
  const measured = rows.map((row, i) => {
    const rated = alone<BenchRate>('row', String(row.players), row.boxes.join(), row.what, String(seconds))
    bar.show(i + 1)
    return { ...row, ...rated }
  })
  bar.end()
  return measured
}

export const runBench = (seconds = 1, gamesInARow = 100_000): BenchResult => ({
  of: here(),
  rows: measure(USUAL, keysOf(KINDS), seconds),
  memory: { games: gamesInARow, megabytes: alone('memory', String(gamesInARow)) },
})

/** Cost of a decision at every table size, with no box, each box and all boxes. */
export const runCosts = (seconds = 1): BenchResult => ({
  of: here(),
  rows: measure(costs(), ['games, every move listed', 'games, moves sampled'], seconds),
})

function here(): Measurement {
  const commit = commitHere()
  const processors = cpus()
  const load = Math.round(itemAt(loadavg(), 0))
  return {
    ...(commit ? { commit } : {}),
    node: process.version,
    processor: processors[0]?.model.trim() ?? process.arch,
    cores: processors.length,
    load,
  }
}

/** Commit of the measured code; undefined in an installed package. */
function commitHere(): string | undefined {
  const git = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : undefined
}

function perform([task, ...details]: string[]): BenchRate | number {
  if (task === 'memory') return memoryAfter(Number(details[0]))
  const [players, boxes = '', what, seconds] = details
  const once = KINDS[what as Kind](rulesFor(Number(players), boxes === '' ? [] : boxes.split(',')))
  // Warm-up: with every box the just-in-time compiler takes a while.
  rate(Number(seconds), once)
  return rate(Number(seconds), once)
}

/** Plays a number of games in a row; returns the memory in use at the end. */
function memoryAfter(games: number): number {
  const rules = rulesFor(4, [])
  const chance = random('memory')
  for (let i = 0; i < games; i++) playGame(rules, i, sampleMove, chance)
  return Math.round(process.memoryUsage.rss() / 2 ** 20)
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(perform(process.argv.slice(2))))
