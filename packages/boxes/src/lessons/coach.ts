/** Running lesson: the expected move of the learner, the moves of the others, and the coach's texts. */
import { type MoveJson, moves, question, state } from '@heptapolis/engine/box'
import { moveText, parseRecord, readMove, replay } from '@heptapolis/engine/records'
import { showMove, sure } from '@heptapolis/engine/search'
import type { GameRecord, Seen } from '@heptapolis/engine/show'
import { BOXES } from '../index.ts'
import type { Speech } from '../words/types.ts'
import type { Lesson, LessonStep, LessonWords } from './contract.ts'
import { Lecture } from './lecture.ts'
import type { CoachWords } from './words/en.ts'

/** Seat of the learner. */
export const LEARNER = 0

/** Move of the record with its moment. */
interface Scripted {
  seat: number
  at: string
  move: MoveJson
}

/** Moment of a game: it may contain several moves of a seat, as in a draft. */
const momentOf = (seen: Seen, seat: number): string =>
  `${state.age.get(seen)} ${state.turn.get(seen)} ${question(seen, seat)?.id ?? ''}`

export interface Said {
  /** Number of the step, from 1. */
  number: number
  of: number
  text: string
  /** The idea that is taught. */
  idea: string
  /** Move that the coach expects; undefined if the game has left the record: then only an analysis can advise. */
  awaited: MoveJson | undefined
  point: LessonStep['point']
  /** Text while the learner selects another move. */
  otherwise: string
}

export class Coach {
  /** The deal before any move. */
  readonly deal: GameRecord
  readonly #script: readonly Scripted[]
  readonly #lesson: Lesson

  constructor(lesson: Lesson) {
    this.#lesson = lesson
    const record = sure(parseRecord(lesson.record))
    this.deal = {
      ...record,
      moves: [],
      ...(record.chance ? { chance: record.chance.filter(([made]) => made === 0) } : {}),
    }
    this.#script = scriptOf(record)
  }

  get steps(): number {
    return this.#lesson.steps.length
  }

  /** Whether an idea is taught only after the step of this number. */
  isAhead(number: number, idea: string): boolean {
    return this.#lesson.steps.findIndex((step) => step.idea === idea) >= number
  }

  /** Recorded move of a seat, if it is still offered, with its price now: after other moves it may cost more. */
  awaited(seen: Seen, seat: number): MoveJson | undefined {
    return this.#offered(seen, seat)?.move
  }

  #offered(seen: Seen, seat: number): { scripted: Scripted; move: MoveJson } | undefined {
    const at = momentOf(seen, seat)
    for (const scripted of this.#script) {
      if (scripted.seat !== seat || scripted.at !== at) continue
      const move = pricedNow(seen, seat, scripted.move)
      if (move) return { scripted, move }
    }
    return undefined
  }

  /** Text for the learner now; undefined if the question is not part of the lesson. */
  speak(seen: Seen, say: Speech, words: LessonWords, coach: CoachWords): Said | undefined {
    const own = this.#script.filter(({ seat }) => seat === LEARNER)
    const at = momentOf(seen, LEARNER)
    const offered = this.#offered(seen, LEARNER)
    const awaited = offered?.move
    const number = offered ? own.indexOf(offered.scripted) : own.findLastIndex((one) => one.at === at)
    const step = this.#lesson.steps[number]
    if (!step) return undefined
    const counted = { number: number + 1, of: this.steps }
    const lecture = awaited && new Lecture(seen, LEARNER, awaited, say)
    const idea = words.ideas[step.idea]
    if (!awaited || !lecture || step.when?.(lecture) === false) {
      const text = [coach.aside(idea.rule), ...elsewhere(seen, say, coach, step)].join(' ')
      return { ...counted, text, otherwise: text, idea: step.idea, awaited: undefined, point: undefined }
    }
    const said = idea.say(lecture)
    const texts = {
      text: step.isWeaker ? `${said} ${coach.weaker}` : said,
      otherwise: `${idea.otherwise(lecture)} ${idea.rule}`,
    }
    return { ...counted, ...texts, idea: step.idea, awaited, point: step.point }
  }
}

/**
 * Text after the learner has left the record: what the position forces, or a free card if the rule is about chains. Anything
 * else would be a subject beside the rule and the advice.
 */
function elsewhere(seen: Seen, say: Speech, words: CoachWords, { chain }: LessonStep): string[] {
  if (question(seen, LEARNER)?.id !== 'turn') return []
  const offered = moves(seen, LEARNER).map((move) => showMove(seen, move))
  const actions = new Set(offered.map(({ action }) => action))
  if (!actions.has('build')) return [actions.has('stage') ? words.onlyStage : words.onlySale]
  const free = offered
    .filter(({ action, by }) => action === 'build' && by === 'chain')
    .map((move) => new Lecture(seen, LEARNER, move, say))
    .find((at) => at.chainedFrom !== '' && chain?.(at))
  return free ? [words.chained(free.card, free.chainedFrom)] : []
}

/** A recorded move as it is offered now; undefined if it is not. Records leave out what the position implies. */
function pricedNow(seen: Seen, seat: number, move: MoveJson): MoveJson | undefined {
  const read = readMove(seen, seat, move)
  if (!read.ok) return undefined
  const shown = showMove(seen, read.value)
  const text = moveText(shown)
  return moves(seen, seat).some((one) => moveText(showMove(seen, one)) === text) ? shown : undefined
}

function scriptOf(record: GameRecord): Scripted[] {
  const script: Scripted[] = []
  sure(
    replay(record, BOXES, {
      before(g, index) {
        const [seat, move] = record.moves[index]
        script.push({ seat, at: momentOf(g as Seen, seat), move })
      },
    }),
  )
  return script
}
