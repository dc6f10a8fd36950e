/** Open question of a position, and the questions queued behind it. */
import type { Game } from '../game.ts'
import { type Move, moveIn, sameMove } from '../move.ts'
import { MoveList } from '../move-list.ts'
import { choice, hasAnswered, setChoice } from '../questions/asking.ts'
import { QUEUE_CELLS as CELLS, enqueue, inRound, questionAt } from '../questions/queue.ts'
import { isProblem, type Problem } from '../result.ts'
import { isOver, toAct } from '../runner.ts'
import { KERNEL_COLUMNS } from '../state.ts'
import { bitsToList, readCount, readEach, seats } from './forms.ts'
import { badField, noSuch, readRecord, textOf } from './naming.ts'

const state = KERNEL_COLUMNS

/** A question to one city, asked in order. */
export interface AskedPosition {
  id: string
  seat: number
  /** Subject of the question, as its kind defines it: numbers or a piece. */
  about?: (number | string)[]
}

/** Open question: all seats that are asked now, and those that have answered. */
export interface QuestionPosition extends Omit<AskedPosition, 'seat'> {
  asked: number[]
  answered?: number[]
  /** Question per seat, if they differ; in the order in which the answers are resolved. */
  each?: AskedPosition[]
}

/** Fields of a position about questions. */
interface Asked {
  question?: QuestionPosition
  /** Questions asked after it. */
  queue?: AskedPosition[]
}

export function writeQuestion(g: Game, position: Asked): void {
  const waiting = waitingQuestions(g)
  const asking = state.asking.get(g)
  if (asking > 0) {
    const answered = bitsToList(state.answered.get(g))
    position.question = { id: g.rules.layers[asking - 1].id, asked: bitsToList(state.asked.get(g)) }
    if (answered.length > 0) position.question.answered = answered
  } else if (waiting.length > 0) {
    const asked = bitsToList(inRound(g))
    const each = waiting.splice(0, asked.length)
    const { seat: _, ...first } = each[0]
    position.question = isAlike(each) ? { ...first, asked } : { id: first.id, asked, each }
    const answered = bitsToList(state.answered.get(g))
    if (answered.length > 0) position.question.answered = answered
  }
  if (waiting.length > 0) position.queue = waiting
}

/** Whether all are asked the same question, in seat order. */
function isAlike(asked: readonly AskedPosition[]): boolean {
  const like = ({ id, about }: AskedPosition): string => JSON.stringify([id, about])
  return asked.every((one, i) => i === 0 || (like(one) === like(asked[0]) && one.seat > asked[i - 1].seat))
}

function waitingQuestions(g: Game): AskedPosition[] {
  const cells = state.queue.items(g)
  return Array.from({ length: cells.length / CELLS }, (_, i) => {
    const [kind, seat, x, y] = cells.slice(i * CELLS)
    const { id, about } = g.rules.decisions[kind]
    const numbers = y === 0 ? (x === 0 ? [] : [x]) : [x, y]
    const shown = numbers.map((n, at) => (at === 0 && about === 'piece' ? g.rules.pieces[n].id : n))
    return shown.length === 0 ? { id, seat } : { id, seat, about: shown }
  })
}

export function readQuestion(g: Game, { question, queue = [] }: Asked): Problem | undefined {
  if (question === undefined) return badField('none-open', {})
  const known = ['id', 'asked', 'answered', 'about', 'each']
  const given = readRecord(question, 'question', known, '{"id":"turn","asked":[0,1,2]}')
  if (isProblem(given)) return given
  const layer = g.rules.layers.findIndex(({ id }) => id === given.id)
  const asked = seats.read(given.asked, 'question.asked', g.rules)
  if (isProblem(asked)) return asked
  if (asked[0] === 0) return badField('nobody-named', {})
  if (layer >= 0) return askTogether(g, layer, given.answered ?? [], asked[0]) ?? readQueue(g, queue)
  const problem = given.each === undefined ? enqueueAlike(g, given, asked[0]) : enqueueEach(g, given, asked[0])
  return problem ?? readQueue(g, queue) ?? readReplied(g, given.answered ?? [])
}

/** Queues different questions that are asked at the same time. */
function enqueueEach(g: Game, { id, about, each }: Record<string, unknown>, asked: number): Problem | undefined {
  if (about !== undefined) return badField('said-twice', { field: 'question.about', beside: 'question.each' })
  const problem = readQueue(g, each, 'question.each')
  if (problem) return problem
  const [kind] = state.queue.items(g)
  const isOneEach = inRound(g) === asked && state.queue.size(g, 0) === bitsToList(asked).length * CELLS
  if (isOneEach && g.rules.decisions[kind].id === id) return undefined
  return badField('not-one-each', {})
}

/** Seats that have replied to the questions asked now. */
function readReplied(g: Game, value: unknown): Problem | undefined {
  const answered = seats.read(value, 'question.answered', g.rules)
  if (isProblem(answered)) return answered
  const round = inRound(g)
  if ((answered[0] & ~round) !== 0) return badField('answers-unasked', {})
  if (answered[0] === round) return badField('all-answered', {})
  state.answered.set(g, answered[0])
  return undefined
}

function askTogether(g: Game, layer: number, value: unknown, asked: number): Problem | undefined {
  const answered = seats.read(value, 'question.answered', g.rules)
  if (isProblem(answered)) return answered
  if ((answered[0] & ~asked) !== 0) return badField('answers-unasked', {})
  if (answered[0] === asked) return badField('all-answered', {})
  const free = bitsToList(answered[0]).find((seat) => seat >= g.rules.players)
  if (free !== undefined && (answered[0] & (1 << state.keeper.get(g))) === 0)
    return badField('answers-before-keeper', { seat: free })
  state.asking.set(g, layer + 1)
  state.asked.set(g, asked)
  state.answered.set(g, answered[0])
  return undefined
}

function enqueueAlike(g: Game, given: Record<string, unknown>, asked: number): Problem | undefined {
  const { inTurn } = g.rules.decisions.find(({ id }) => id === given.id) ?? {}
  if (inTurn && bitsToList(asked).length > 1) return badField('asked-in-turn', {})
  for (const seat of bitsToList(asked)) {
    const problem = readAsked(g, { id: given.id, seat, about: given.about }, 'question')
    if (problem) return problem
  }
  return undefined
}

function readQueue(g: Game, queue: unknown, field = 'queue'): Problem | undefined {
  const read = readEach(queue, field, 'questions', (one, at) => {
    const given = readRecord(one, at, ['id', 'seat', 'about'], '{"id":"dig","seat":1}')
    return isProblem(given) ? given : (readAsked(g, given, at) ?? true)
  })
  return isProblem(read) ? read : undefined
}

const MOST_ABOUT = 255

function readAsked(g: Game, given: Record<string, unknown>, field: string): Problem | undefined {
  const { decisions, layers, cities, byId } = g.rules
  const kind = decisions.findIndex(({ id }) => id === given.id)
  if (kind < 0)
    return noSuch(
      `${field}.id`,
      'question',
      given.id,
      [...layers, ...decisions].map(({ id }) => id),
    )
  const seat = readCount(given.seat, `${field}.seat`, cities - 1)
  if (isProblem(seat)) return seat
  const isPiece = decisions[kind].about === 'piece'
  const about = readEach(given.about ?? [], `${field}.about`, 'numbers', (value, at) => {
    if (isPiece) return g.rules.called(textOf(value))?.index ?? noSuch(at, 'piece', value, [...byId.keys()])
    return readCount(value, at, MOST_ABOUT)
  })
  if (isProblem(about)) return about
  if (about.length > 2) return badField('too-much-about', { field: `${field}.about` })
  if (state.queue.size(g, 0) + CELLS > state.queue.capacity)
    return badField('too-many', { field: 'queue', what: 'questions' })
  enqueue(g, kind, seat, about[0], about[1])
  return undefined
}

/** Every asked seat needs a legal answer, and every given answer must be legal. */
export function questionProblem(g: Game): Problem | undefined {
  if (isOver(g)) return undefined
  if (toAct(g).length === 0) return badField('nobody-asked', {})
  const cells = state.queue.items(g)
  for (let i = 0; i < cells.length; i += CELLS) {
    const [kind, seat, x, y] = cells.slice(i)
    const list = new MoveList()
    g.rules.decisions[kind].moves(g, seat, x, y, list)
    const answers = list.all()
    if (answers.length === 0) return nothingToAnswer(seat, g.rules.decisions[kind].id)
    const replied = moveIn(g.cells, state.replies.start(g, seat))
    const isAskedNow = questionAt(g, seat) === i
    if (isAskedNow && hasAnswered(g, seat) && replied && !answers.some((answer) => sameMove(answer, replied)))
      return badField('not-possible-now', { field: `cities[${seat}].replies` })
  }
  return state.asking.get(g) === 0 ? undefined : choiceProblem(g)
}

const nothingToAnswer = (seat: number, id: string): Problem => badField('nothing-to-answer', { seat, question: id })

function choiceProblem(g: Game): Problem | undefined {
  const layer = g.rules.layers[state.asking.get(g) - 1]
  for (const seat of bitsToList(state.asked.get(g))) {
    const answers = answersOf(g, layer, seat)
    if (answers.length === 0) return nothingToAnswer(seat, layer.id)
    const chosen = waitsForKeeper(g, seat) ? undefined : choice(g, seat)
    const isLegal = !chosen || answers.some((answer) => sameMove(answer, chosen))
    if (hasAnswered(g, seat) && !isLegal) return badField('not-possible-now', { field: `cities[${seat}].chosen` })
  }
  return undefined
}

/** The free city is answered for with the cards that its keeper leaves. */
const waitsForKeeper = (g: Game, seat: number): boolean => seat >= g.rules.players && !choice(g, state.keeper.get(g))

/** If the choice of the keeper is unknown, the first legal one is assumed. */
function answersOf(g: Game, layer: Game['rules']['layers'][number], seat: number): Move[] {
  const answers = new MoveList()
  if (!waitsForKeeper(g, seat)) {
    layer.moves(g, seat, answers)
    return answers.all()
  }
  const keeper = state.keeper.get(g)
  const [first] = answersOf(g, layer, keeper)
  if (!first) return []
  setChoice(g, keeper, first)
  layer.moves(g, seat, answers)
  state.chosen.clear(g, keeper)
  return answers.all()
}
