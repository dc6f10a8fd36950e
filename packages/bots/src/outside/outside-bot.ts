/**
 * External program as a bot, such as "cmd:python3 mybot.py": one line of JSON per question and answer
 * (docs/protocol.md). If no legal move arrives in time, a stand-in plays, so the game always continues.
 * Node only: a worker thread talks to the program while this thread blocks.
 */
import { Worker } from 'node:worker_threads'
import { firstSpeech } from '@heptapolis/boxes'
import { type Move, moves, type Random, readMove, type Seen, scores, type Told } from '@heptapolis/engine/search'
import { asked } from '../asked.ts'
import type { Bot, Player, Thought } from '../bot.ts'
import { medium } from '../levels.ts'
import { ANSWERED, BYTES, HEADER, LENGTH, STATUS, type Wires } from './wires.ts'

export { Child, type ChildFailure } from './child.ts'

export const PREFIX = 'cmd:'

export interface OutsideOptions {
  /** Time limit of a move in milliseconds. */
  timeout?: number
  /** Time limit of the first answer: the program must start and may load weights. */
  start?: number
  /** Called with a sentence when the program violates the protocol. */
  complain?: (message: string) => void
}

export const isOutside = (name: string): boolean => name.startsWith(PREFIX)

const USUAL_TIMEOUT = 5000
const USUAL_START = 30_000
/** After so many consecutive failures the program is no longer asked. */
const PATIENCE = 3

export function outsideBot(name: string, options: OutsideOptions = {}): Bot {
  const program = new Program(name.slice(PREFIX.length))
  const { timeout = USUAL_TIMEOUT, start = USUAL_START, complain = () => {} } = options
  let patience = Math.max(timeout, start)
  let failures = 0
  let games = 0
  let wantsEnd = false
  const answerTo = (seen: Seen, seat: number, random: Random, more: object): Thought => {
    const legal = moves(seen, seat)
    if (failures >= PATIENCE) return instead(seen, seat, random)
    const answer = program.ask(JSON.stringify({ ...asked(seen, seat), ...more }), patience)
    patience = timeout
    const read = typeof answer === 'string' ? parsed(answer) : answer
    if ('end' in read) wantsEnd = read.end === true
    const move = 'problem' in read ? read : readAnswer(seen, seat, legal, read)
    if (!('problem' in move)) {
      failures = 0
      return { move, worlds: 0 }
    }
    failures++
    const after = failures >= PATIENCE ? 'it is not asked again' : 'another move was played for it'
    complain(`${name} broke the protocol: ${move.problem}; ${after}.`)
    return instead(seen, seat, random)
  }
  const choose = (seen: Seen, seat: number, random: Random): Move => answerTo(seen, seat, random, {}).move
  const sit = (): Player => {
    const game = ++games
    let isFirst = true
    let events: Told[] = []
    const count = { asked: 0, instead: 0 }
    const think = (seen: Seen, seat: number, random: Random): Thought => {
      const more = { ...(isFirst ? { begin: beginning(seen, game) } : {}), events }
      isFirst = false
      events = []
      const thought = answerTo(seen, seat, random, more)
      count.asked++
      if (thought.by !== undefined) count.instead++
      return thought
    }
    return {
      think,
      choose: (seen, seat, random) => think(seen, seat, random).move,
      standIns: () => count,
      hear: (told) => events.push(told),
      over: (seen) => {
        if (wantsEnd && failures < PATIENCE) program.tell(JSON.stringify({ end: { game, events, ...ending(seen) } }))
      },
    }
  }
  return { name, about: 'A program of your own.', choose, sit }
}

const instead = (seen: Seen, seat: number, random: Random): Thought => ({
  move: medium.choose(seen, seat, random),
  worlds: 0,
  by: medium.name,
})

/** Announces a new game of this run and its table. */
const beginning = ({ rules, viewer }: Seen, game: number) => ({
  game,
  player: viewer,
  players: rules.players,
  edition: rules.setup.edition,
  boxes: rules.setup.boxes,
  ...(rules.setup.teams ? { teams: true } : {}),
})

function ending(seen: Seen): { points: number[]; ranks: number[] } {
  const sheets = scores(seen)
  return { points: sheets.map(({ total }) => total), ranks: sheets.map(({ rank }) => rank) }
}

interface Failure {
  problem: string
}

const SHOWN = 80

/** Parses the answer as an object. */
function parsed(text: string): { move?: unknown; end?: unknown } | Failure {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return { problem: `its answer is not JSON: ${text.slice(0, SHOWN)}` }
  }
}

function readAnswer(
  seen: Seen,
  seat: number,
  legal: readonly Move[],
  { move: wanted }: { move?: unknown },
): Move | Failure {
  if (typeof wanted === 'number') {
    return legal[wanted] ?? { problem: `its move ${wanted} is not one of the ${legal.length} legal ones` }
  }
  const read = readMove(seen, seat, wanted)
  return read.ok ? read.value : { problem: firstSpeech.problem(read.error).replace(/\.$/, '') }
}

/** The process starts with its first question. */
class Program {
  readonly #command: string
  #worker: Worker | undefined = undefined
  readonly #shared = new SharedArrayBuffer(HEADER + BYTES)
  readonly #flags = new Int32Array(this.#shared, 0, 2)

  constructor(command: string) {
    this.#command = command
  }

  /** Sends a line that expects no answer. */
  tell(said: string): void {
    this.#worker?.postMessage({ request: said, isAsked: false })
  }

  ask(request: string, timeout: number): string | Failure {
    if (!this.#worker) {
      const wires: Wires = { command: this.#command, shared: this.#shared }
      this.#worker = new Worker(new URL('./pump.ts', import.meta.url), { workerData: wires })
      this.#worker.unref()
    }
    Atomics.store(this.#flags, STATUS, 0)
    this.#worker.postMessage({ request, isAsked: true })
    if (Atomics.wait(this.#flags, STATUS, 0, timeout) === 'timed-out') {
      return { problem: `it did not answer within ${timeout} ms` }
    }
    const text = new TextDecoder().decode(new Uint8Array(this.#shared, HEADER, this.#flags[LENGTH]).slice())
    return this.#flags[STATUS] === ANSWERED ? text : { problem: text }
  }
}
