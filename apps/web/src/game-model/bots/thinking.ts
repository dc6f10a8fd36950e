/** Work of the Web Worker for bots: computes moves, hints and analyses. */
import {
  type Analysis,
  analyse,
  analysisOf,
  BOTS,
  botNamed,
  type EarlierChoice,
  type Hint,
  hint,
  inTime,
  type JudgedDecision,
  playoutsOf,
  thoughtOf,
  weightsDigest,
} from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { gameOf } from '@heptapolis/engine/records'
import { compile, type Ruleset, type Seen, sight, type Terms } from '@heptapolis/engine/show'
import type { AnalyseJob, HintJob, SentView, ThinkJob, WorkerAnswer, WorkerJob, WorkerThought } from './thinker.ts'

const rulesets = new Map<string, Ruleset>()

function rulesFor(setup: Terms): Ruleset {
  const key = JSON.stringify(setup)
  const known = rulesets.get(key)
  if (known) return known
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  rulesets.clear()
  rulesets.set(key, rules.value)
  return rules.value
}

const received = ({ setup, cells, viewer }: SentView): Seen => sight(gameOf(rulesFor(setup), cells), viewer)

const before = ({ seen, earlier }: ThinkJob | HintJob): EarlierChoice[] =>
  earlier.map(({ cells, move }) => ({ seen: received({ ...seen, cells }), move }))

function think(job: ThinkJob): WorkerThought {
  const { seen, city, level, dice, milliseconds } = job
  const hurried = inTime(level, milliseconds)
  const bot = hurried ?? botNamed(level) ?? botNamed('greedy') ?? BOTS[0]
  const { move, worlds } = thoughtOf({ city, seen: received(seen), dice, earlier: () => before(job) }, bot)
  const how = { level: bot.name, worlds, weights: weightsDigest(), ...(hurried ? { milliseconds } : {}) }
  return { move, how }
}

/** A coach compares a sale with the best other move, which may come after many sales. */
const COMPARED = 20

/** A coach is to be right: it compares as long as the strongest bot. */
const PLAYOUTS = playoutsOf('master')

/** The longest wait for a hint in milliseconds, also on a slow phone. */
const LONGEST_HINT = 4000

function advise(job: HintJob): Hint {
  const end = performance.now() + LONGEST_HINT
  const seen = received(job.seen)
  const earlier = before(job)
  return hint(seen, job.seat, {
    earlier,
    milliseconds: end - performance.now(),
    ...(job.learner ? { learner: job.learner, listed: COMPARED, playouts: PLAYOUTS } : {}),
  })
}

function lookOver({ record, seat }: AnalyseJob, number: number, say: Say): Analysis {
  const decisions: JudgedDecision[] = []
  const progress = (done: number, all: number, decision?: JudgedDecision) => {
    if (decision) decisions.push(decision)
    say({ number, progress: done / all, part: decision && analysisOf(seat, decisions) })
  }
  const analysis = analyse(record, seat, { progress })
  if (!analysis.ok) throw new Error(analysis.error.message)
  return analysis.value
}

type Say = (said: WorkerAnswer) => void

function done({ number, job }: WorkerJob, say: Say): WorkerAnswer {
  if (job.is === 'think') return { number, ...think(job) }
  if (job.is === 'hint') return { number, hint: advise(job) }
  return { number, analysis: lookOver(job, number, say) }
}

export function doJob(job: WorkerJob, say: Say): void {
  try {
    say(done(job, say))
  } catch (error) {
    say({ number: job.number, error: String(error) })
  }
}
