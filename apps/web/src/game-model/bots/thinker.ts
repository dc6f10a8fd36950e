/** Client of the Web Worker for bots: asks it for moves, hints and analyses. */
import type { Analysis, BotSeat, EarlierChoice, Hint } from '@heptapolis/bots'
import type { BotThought } from '@heptapolis/engine/records'
import type { GameRecord, Move, MoveJson, Seen, Terms } from '@heptapolis/engine/show'

/** The view that is sent to the worker. Hidden information never leaves the page. */
export interface SentView {
  setup: Terms
  cells: Int32Array
  viewer: number
}

const sent = ({ rules, cells, viewer }: Seen): SentView => ({ setup: rules.setup, cells, viewer })

/** Earlier views and choices of a city in this Age. */
interface SentChoice {
  cells: Int32Array
  move: Move
}

const sentBefore = (earlier: readonly EarlierChoice[]): SentChoice[] =>
  earlier.map(({ seen, move }) => ({ cells: seen.cells, move }))

export interface ThinkJob {
  is: 'think'
  seen: SentView
  city: number
  level: string
  dice: string
  earlier: readonly SentChoice[]
  /** The time limit. */
  milliseconds: number
}

/** `wish`: the taught move, if it is possible. */
interface Learner {
  wish: MoveJson | undefined
}

export interface HintJob {
  is: 'hint'
  seen: SentView
  seat: number
  earlier: readonly SentChoice[]
  /** For learners: of equally good moves the taught one. */
  learner?: Learner | undefined
}

export interface AnalyseJob {
  is: 'analyse'
  record: GameRecord
  seat: number
}

export interface WorkerJob {
  number: number
  job: ThinkJob | HintJob | AnalyseJob
}

export interface WorkerAnswer {
  number: number
  move?: Move
  /** How the bot chose. */
  how?: BotThought
  hint?: Hint
  analysis?: Analysis
  /** The progress from 0 to 1, before the answer. */
  progress?: number
  /** A partial result, if there is a new one. */
  part?: Analysis
  error?: string
}

/** The move of a bot and how it chose, as stored in the record. */
export interface WorkerThought {
  move: Move
  how?: BotThought
}

export interface Thinker {
  /** `isAwaited` is evaluated when the bot starts to think: others may think first. */
  think(asked: BotSeat, level: string, isAwaited: () => boolean): Promise<WorkerThought | undefined>
  stop(): void
}

/** The progress, and a partial result if there is a new one. */
type OnProgress = (done: number, part?: Analysis) => void

/** Returns undefined after a failure of the worker. */
export interface Adviser {
  hint(seen: Seen, seat: number, earlier: readonly EarlierChoice[], learner?: Learner): Promise<Hint | undefined>
  analyse(job: Omit<AnalyseJob, 'is'>, onProgress: OnProgress): Promise<Analysis | undefined>
  stop(): void
}

export const toThink = ({ seen, city, dice, earlier }: BotSeat, level: string, milliseconds: number): ThinkJob => ({
  is: 'think',
  seen: sent(seen),
  city,
  level,
  dice,
  earlier: sentBefore(earlier()),
  milliseconds,
})

/** One core stays free for the page. */
const MOST_WORKERS = 3
export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1))

/** Milliseconds while a person still chooses; afterwards bots do not keep anybody waiting. */
const AT_LEISURE = 900
const AWAITED = 150

interface WorkerSlot {
  asker?: WorkerClient
  /** Resolves when all earlier requests are done. */
  free: Promise<unknown>
}

/** Each bot keeps its worker; bots that share one think in turn. */
export function workerThinker(): Thinker {
  const slots = Array.from({ length: workersHere() }, (): WorkerSlot => ({ free: Promise.resolve() }))
  return {
    async think(asked, level, isAwaited) {
      const slot = slots[asked.city % slots.length]
      slot.asker ??= startWorker()
      const { ask } = slot.asker
      const answer = slot.free.then(() => ask(toThink(asked, level, isAwaited() ? AWAITED : AT_LEISURE)))
      slot.free = answer
      const { move, how } = await answer
      return move && { move, how }
    },
    stop() {
      for (const { asker } of slots) asker?.stop()
    },
  }
}

/** Uses a worker of its own: it does not wait for bots and can be stopped. */
export function workerAdviser(): Adviser {
  const { ask, stop } = startWorker()
  return {
    hint: async (seen, seat, earlier, learner) =>
      (await ask({ is: 'hint', seen: sent(seen), seat, earlier: sentBefore(earlier), learner })).hint,
    analyse: async (job, onProgress) => (await ask({ is: 'analyse', ...job }, onProgress)).analysis,
    stop,
  }
}

interface WorkerClient {
  ask(job: WorkerJob['job'], onProgress?: OnProgress): Promise<WorkerAnswer>
  stop(): void
}

function startWorker(): WorkerClient {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let number = 0
  let broken: string | undefined
  // After a crash of the worker no request stays pending.
  worker.onerror = ({ message }) => {
    broken = message
    for (const [mine, tell] of waiting) tell({ number: mine, error: message })
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => waiting.get(data.number)?.(data)
  return {
    ask(job, onProgress) {
      number += 1
      const mine = number
      if (broken !== undefined) return Promise.resolve({ number: mine, error: broken })
      worker.postMessage({ number: mine, job } satisfies WorkerJob)
      return new Promise((resolve) => {
        waiting.set(mine, (answer) => {
          if (answer.progress !== undefined) return onProgress?.(answer.progress, answer.part)
          waiting.delete(mine)
          if (answer.error) console.error(answer.error)
          resolve(answer)
        })
      })
    },
    stop: () => worker.terminate(),
  }
}
