/** Games per second, for `heptapolis bench`, which starts this file again for each row. Figures are per core; compare them within one run. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { learner } from '@heptapolis/boxes/learn'
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
import type { Measured } from './measured.ts'
import { costs, type Mix, rulesFor, USUAL } from './mixes.ts'
import type { BenchResult, BenchRow, Rate } from './table.ts'
import { pieceOfWork } from './yardstick.ts'

type Policy = (g: Game, seat: number, chance: Random) => Move

/** Every legal move with its payments is listed, then one is drawn. */
const enumerated: Policy = (g, seat, chance) => drawFrom(listMoves(g, seat), chance)

/** Answers given since the count began. */
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

/** Measured in so many parts: the one in the middle counts, the others say how sure it is. */
const PARTS = 9

/** The share of the time that goes to the yardstick. */
const YARDSTICK = 0.2

interface Part {
  speed: number
  pace: number
  decision: number
}

/** Repeats for so many seconds and says how often a second, how far the parts of it differ, and of games how long a decision takes. */
function rate(seconds: number, once: (number: number) => void): Rate {
  const parts = Array.from({ length: PARTS }, () => partOf(seconds / PARTS, once)).sort((a, b) => held(a) - held(b))
  const [low, middle, high] = [1, 2, 3].map((quarter) => parts[((PARTS - 1) * quarter) / 4])
  const { speed, pace, decision } = middle
  return {
    perSecond: Math.round(speed),
    pace: Math.round(pace),
    spread: Number(((held(high) - held(low)) / 2 / held(middle)).toFixed(3)),
    ...(decision > 0 ? { decision: Number(decision.toFixed(2)) } : {}),
  }
}

/** Held against the yardstick beside it. */
const held = ({ speed, pace }: Part): number => speed / pace

let number = 0

function partOf(seconds: number, once: (number: number) => void): Part {
  const pace = speedOf(seconds * YARDSTICK, pieceOfWork)
  decisions = 0
  const from = number
  const speed = speedOf(seconds * (1 - YARDSTICK), once)
  return { speed, pace, decision: decisions > 0 ? ((number - from) / speed / decisions) * 1e6 : 0 }
}

/** By the processor's time of this thread: what other programs take does not count. */
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
const alone = <T>(...task: string[]): T =>
  JSON.parse(execFileSync(process.execPath, [import.meta.filename, ...task], { encoding: 'utf8' })) as T

function measure(mixes: readonly Mix[], kinds: readonly Kind[], seconds: number): BenchRow[] {
  const rows = mixes.flatMap((mix) => kinds.map((what) => ({ what, ...mix })))
  const bar = progressBar(rows.length, words().bench.rows)
  const measured = rows.map((row, i) => {
    const rated = alone<Rate>('row', String(row.players), row.boxes.join(), row.what, String(seconds))
    bar.show(i + 1)
    return { ...row, ...rated }
  })
  bar.end()
  return measured
}

export const runBench = (seconds = 1, gamesInARow = 100_000): BenchResult => ({
  of: here(),
  rows: measure(USUAL, Object.keys(KINDS) as Kind[], seconds),
  memory: { games: gamesInARow, megabytes: alone('memory', String(gamesInARow)) },
})

/** What a decision costs at every table, with no box, each and all. */
export const runCosts = (seconds = 1): BenchResult => ({
  of: here(),
  rows: measure(costs(), ['games, every move listed', 'games, moves sampled'], seconds),
})

function here(): Measured {
  const commit = commitHere()
  const processors = cpus()
  const load = Math.round(loadavg()[0])
  return {
    ...(commit ? { commit } : {}),
    node: process.version,
    processor: processors[0]?.model.trim() ?? process.arch,
    cores: processors.length,
    load,
  }
}

/** Of the code that is measured; a package that was installed knows none. */
function commitHere(): string | undefined {
  const git = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : undefined
}

function perform([task, ...details]: string[]): Rate | number {
  if (task === 'memory') return memoryAfter(Number(details[0]))
  const [players, boxes, what, seconds] = details
  const once = KINDS[what as Kind](rulesFor(Number(players), boxes === '' ? [] : boxes.split(',')))
  // The runtime compiles what it has seen often; with every box on that takes a while.
  rate(Number(seconds), once)
  return rate(Number(seconds), once)
}

/** Plays so many games in a row and reports the memory held at the end. */
function memoryAfter(games: number): number {
  const rules = rulesFor(4, [])
  const chance = random('memory')
  for (let i = 0; i < games; i++) playGame(rules, i, sampleMove, chance)
  return Math.round(process.memoryUsage.rss() / 2 ** 20)
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(perform(process.argv.slice(2))))
