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
  /** The idea that is taught; undefined if the game has left the record and the idea has no rule of its own. */
  idea: string | undefined
  /** Move that the coach expects; undefined if the game has left the record. */
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

  /** Recorded move of a seat, if it is still offered: after other moves it may be legal only at a higher price. */
  awaited(seen: Seen, seat: number): MoveJson | undefined {
    const at = momentOf(seen, seat)
    return this.#script.find((one) => one.seat === seat && one.at === at && isOffered(seen, seat, one.move))?.move
  }

  /** Text for the learner now; undefined if the question is not part of the lesson. */
  speak(seen: Seen, say: Speech, words: LessonWords, coach: CoachWords): Said | undefined {
    const own = this.#script.filter(({ seat }) => seat === LEARNER)
    const at = momentOf(seen, LEARNER)
    const awaited = this.awaited(seen, LEARNER)
    const number = awaited ? own.findIndex(({ move }) => move === awaited) : own.findLastIndex((one) => one.at === at)
    const step = this.#lesson.steps[number]
    if (!step) return undefined
    const counted = { number: number + 1, of: this.steps }
    const lecture = awaited && new Lecture(seen, LEARNER, awaited, say)
    const idea = words.ideas[step.idea]
    const together = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(' ')
    if (!awaited || !lecture || step.when?.(lecture) === false) {
      const text = together(idea.rule, elsewhere(seen, coach))
      const taught = idea.rule === undefined ? undefined : step.idea
      return { ...counted, text, otherwise: text, idea: taught, awaited: undefined, point: undefined }
    }
    const said = idea.say(lecture)
    const texts = {
      text: step.isWeaker ? `${said} ${coach.weaker}` : said,
      otherwise: together(idea.otherwise(lecture), idea.rule),
    }
    return { ...counted, ...texts, idea: step.idea, awaited, point: step.point }
  }
}

/** Text after the learner has left the record: facts of the current position. */
function elsewhere(seen: Seen, words: CoachWords): string {
  const actions = new Set(moves(seen, LEARNER).map(({ action }) => seen.rules.actions[action].id))
  const coins = state.coins.get(seen, LEARNER)
  if (!actions.has('build')) return actions.has('stage') ? words.onlyStage : words.onlySale
  return coins < POOR ? words.poor(coins) : words.ownWay
}

const POOR = 2

function isOffered(seen: Seen, seat: number, move: MoveJson): boolean {
  const read = readMove(seen, seat, move)
  if (!read.ok) return false
  const text = moveText(showMove(seen, read.value))
  return moves(seen, seat).some((one) => moveText(showMove(seen, one)) === text)
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
