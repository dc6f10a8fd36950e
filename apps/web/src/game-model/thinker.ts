/** Asks the worker: a bot for its move, and whoever advises for a hint or for a look over the whole game. */
import type { Analysis, BotSeat, EarlierChoice, Hint } from '@heptapolis/bots'
import type { BotThought } from '@heptapolis/engine/records'
import type { GameRecord, Move, Seen, Terms } from '@heptapolis/engine/show'

/** What somebody sees, as it goes to the worker: nothing else of a game goes there. */
export interface Sent {
  setup: Terms
  cells: Int32Array
  viewer: number
}

const sent = ({ rules, cells, viewer }: Seen): Sent => ({ setup: rules.setup, cells, viewer })

/** What a city saw before in this Age, and what was chosen for it. */
interface Earlier {
  cells: Int32Array
  move: Move
}

const sentBefore = (earlier: readonly EarlierChoice[]): Earlier[] =>
  earlier.map(({ seen, move }) => ({ cells: seen.cells, move }))

export interface ThinkJob {
  is: 'think'
  seen: Sent
  city: number
  level: string
  dice: string
  earlier: readonly Earlier[]
  /** However much there is to think through. */
  milliseconds: number
}

export interface HintJob {
  is: 'hint'
  seen: Sent
  seat: number
  earlier: readonly Earlier[]
}

export interface AnalyseJob {
  is: 'analyse'
  record: GameRecord
  seat: number
  /** Of the bots at the table: whoever judges looks at least as far. */
  levels: readonly string[]
}

export interface WorkerJob {
  number: number
  job: ThinkJob | HintJob | AnalyseJob
}

export interface WorkerAnswer {
  number: number
  move?: Move
  /** How the bot came to it. */
  how?: BotThought
  hint?: Hint
  analysis?: Analysis
  /** How much is done, up to 1: the answer itself comes later. */
  progress?: number
  /** What is known by then, where something has been found since. */
  part?: Analysis
  error?: string
}

/** What a bot chose, and how, where it thought by itself: as it goes into the record. */
export interface WorkerThought {
  move: Move
  how?: BotThought
}

export interface Thinker {
  /** Whether everybody here waits is asked when the bot begins to think: others may have thought before it. */
  think(asked: BotSeat, level: string, isAwaited: () => boolean): Promise<WorkerThought | undefined>
  stop(): void
}

/** How much is done, and what is known by then, where something has been found since. */
type OnProgress = (done: number, part?: Analysis) => void

/** Nothing is answered where the worker has failed. */
export interface Adviser {
  hint(seen: Seen, seat: number, earlier: readonly EarlierChoice[]): Promise<Hint | undefined>
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

/** One core stays with the page. */
const MOST_WORKERS = 3
export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1))

/** While somebody here still chooses there is time; once all have chosen nobody is kept waiting. */
const AT_LEISURE = 900
const AWAITED = 150

interface Desk {
  asker?: Asker
  /** Once all asked so far have thought. */
  free: Promise<unknown>
}

/** Bots think side by side, each in the same worker all the time; those who share one think one after another. */
export function workerThinker(): Thinker {
  const desks = Array.from({ length: workersHere() }, (): Desk => ({ free: Promise.resolve() }))
  return {
    async think(asked, level, isAwaited) {
      const desk = desks[asked.city % desks.length]
      desk.asker ??= startWorker()
      const { ask } = desk.asker
      const answer = desk.free.then(() => ask(toThink(asked, level, isAwaited() ? AWAITED : AT_LEISURE)))
      desk.free = answer
      const { move, how } = await answer
      return move && { move, how }
    },
    stop() {
      for (const { asker } of desks) asker?.stop()
    },
  }
}

/** Has a worker of its own, so that nobody waits for the bots' thoughts, and can be stopped at any time. */
export function workerAdviser(): Adviser {
  const { ask, stop } = startWorker()
  return {
    hint: async (seen, seat, earlier) =>
      (await ask({ is: 'hint', seen: sent(seen), seat, earlier: sentBefore(earlier) })).hint,
    analyse: async (job, onProgress) => (await ask({ is: 'analyse', ...job }, onProgress)).analysis,
    stop,
  }
}

interface Asker {
  ask(job: WorkerJob['job'], onProgress?: OnProgress): Promise<WorkerAnswer>
  stop(): void
}

function startWorker(): Asker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let number = 0
  let broken: string | undefined
  // Where the worker itself has broken down nobody waits for it any longer.
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
