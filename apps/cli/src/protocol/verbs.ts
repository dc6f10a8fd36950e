/** Verbs (request types) of the protocol for other programs. docs/protocol.md describes them for bot writers. */

import { BOXES } from '@heptapolis/boxes'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import {
  fromPosition,
  type Game,
  type GameRecord,
  hash,
  isSeat,
  type Position,
  payments,
  Recording,
  readMove,
  recordText,
  replay,
  showMove,
  toPosition,
  unknownInSetup,
  view,
} from '@heptapolis/engine/records'
import { apply, compile, controller, isOver, moves, question, state, toAct } from '@heptapolis/engine/search'
import { obstacleTo, PUBLIC, winners } from '@heptapolis/engine/show'
import { say } from '../language.ts'
import { suggest as suggestMove } from '../library/bots.ts'
import { freshSeed } from '../library/seed.ts'
import { namedScores } from '../text/sheet.ts'
import { setupFrom } from './setup.ts'
import type { ProtocolAnswer, ProtocolTable, Request, Verb } from './verb.ts'

/** Verb about the current game. */
const ofGame =
  (run: (g: Game, request: Request, session: ProtocolTable) => Result<ProtocolAnswer>): Verb['run'] =>
  (session, request) =>
    session.g ? run(session.g, request, session) : fail('no-game', 'There is no game yet: send new or load first.')

/** Verb about one seat. */
const ofSeat = (
  run: (g: Game, seat: number, request: Request, session: ProtocolTable) => Result<ProtocolAnswer>,
): Verb['run'] =>
  ofGame((g, request, session) => {
    const { seat } = request
    if (typeof seat === 'number' && isSeat(g, seat)) return run(g, seat, request, session)
    return fail('bad-seat', `seat must be a whole number from 0 to ${g.rules.cities - 1}.`)
  })

const status = (g: Game): ProtocolAnswer => ({
  age: state.age.get(g),
  turn: state.turn.get(g),
  over: isOver(g),
  toAct: toAct(g),
})

function begin(session: ProtocolTable, g: Game, recording: Recording | undefined): Result<ProtocolAnswer> {
  g.listener = session.listener
  session.g = g
  session.recording = recording
  const { players, cities } = g.rules
  const setup = recording?.record.setup ?? g.rules.setup
  return ok({ setup, players, cities, ...status(g), events: session.takeEvents() })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function startNew(session: ProtocolTable, { setup, course = true }: Request): Result<ProtocolAnswer> {
  if (!isObject(setup)) return fail('bad-setup', 'setup must be an object such as {"seats":[{},{},{}]}.')
  const misspelt = unknownInSetup(setup)
  if (misspelt) return { ok: false, error: misspelt }
  const wanted = setupFrom({ edition: '2e', boxes: [], seed: freshSeed(), ...setup })
  if (typeof course !== 'boolean') return fail('bad-request', 'course must be true or false.')
  const rules = compile(wanted, BOXES)
  if (!rules.ok) return rules
  const recording = Recording.begin(rules.value, wanted.seed, { listener: session.listener, course })
  return begin(session, recording.game, recording)
}

function load(session: ProtocolTable, { position, record, lenient = false }: Request): Result<ProtocolAnswer> {
  if ((position === undefined) === (record === undefined)) {
    return fail('bad-request', 'load takes either a position or a record.')
  }
  if (typeof lenient !== 'boolean') return fail('bad-request', 'lenient must be true or false.')
  if (position !== undefined) {
    const g = fromPosition(position as Position, BOXES, { lenient })
    return g.ok ? begin(session, g.value, undefined) : g
  }
  const kept = structuredClone(record as GameRecord)
  const g = replay(kept, BOXES)
  if (!g.ok) return g
  return begin(session, g.value, Recording.resume(g.value, kept))
}

const playMove = ofSeat((g, seat, { move: wanted }, session) => {
  const move = readMove(g, seat, wanted)
  if (!move.ok) return move
  const shown = showMove(g, move.value)
  if (session.recording) session.recording.apply(seat, move.value)
  else apply(g, seat, move.value)
  return ok({ seat, move: shown, ...status(g), events: session.takeEvents() })
})

const legal = ofSeat((g, seat) => {
  const asked = question(g, seat)
  return ok({
    seat,
    player: controller(g, seat),
    question: asked && { id: asked.id, text: say().question(asked.id) },
    moves: moves(g, seat).map((move) => showMove(g, move)),
  })
})

const waysToPay = ofSeat((g, seat, { move: wanted }) => {
  const found = payments(g, seat, wanted)
  return found.ok ? ok({ seat, moves: found.value.map((move) => showMove(g, move)) }) : found
})

const suggest = ofSeat((g, seat, { bot: name = 'greedy' }) => {
  const move = suggestMove(g, seat, typeof name === 'string' ? name : '')
  return move.ok ? ok({ seat, bot: name, move: move.value }) : move
})

const reason = ofSeat((g, seat, { card }) => {
  if (typeof card !== 'string') return fail('bad-request', 'card must be the id of a card.')
  if (!g.rules.called(card)) return fail('unknown-card', `There is no card "${card}" in this game.`)
  const obstacle = obstacleTo(g, seat, card)
  return ok({ seat, card, buildable: obstacle === undefined, reason: obstacle && say().obstacle(obstacle), obstacle })
})

const viewOfSeat = ofSeat((g, seat) => ok({ seat, ...status(g), view: view(g, controller(g, seat)) }))
const viewOfAll = ofGame((g) => ok({ ...status(g), view: view(g, PUBLIC) }))
const viewOf: Verb['run'] = (session, request) =>
  (request.seat === undefined ? viewOfAll : viewOfSeat)(session, request)

function quit(session: ProtocolTable): Result<ProtocolAnswer> {
  session.ended = true
  return ok({})
}

export const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['new', { takes: 'setup, course?', about: 'begins a game', run: startNew }],
  [
    'load',
    { takes: 'position, lenient? | record', about: 'takes up a position, or a recorded game where it ends', run: load },
  ],
  ['toAct', { takes: '', about: 'the seats whose answer is awaited', run: ofGame((g) => ok(status(g))) }],
  ['legal', { takes: 'seat', about: 'the open question and every move that answers it', run: legal }],
  ['play', { takes: 'seat, move', about: 'plays a move, or changes one not yet revealed', run: playMove }],
  ['payments', { takes: 'seat, move', about: 'every way to pay for a move, dearer ones too', run: waysToPay }],
  ['suggest', { takes: 'seat, bot?', about: 'the move one of our bots would play', run: suggest }],
  ['whyNot', { takes: 'seat, card', about: 'why a card cannot be built now', run: reason }],
  ['view', { takes: 'seat?', about: 'the position as a seat sees it; without seat, as everybody does', run: viewOf }],
  [
    'state',
    {
      takes: '',
      about: 'the whole position with nothing hidden, who is to act, and the hash',
      run: ofGame((g) => ok({ ...status(g), hash: hash(g), state: toPosition(g) })),
    },
  ],
  ['export', { takes: '', about: 'the position, ready for load', run: ofGame((g) => ok({ position: toPosition(g) })) }],
  [
    'score',
    {
      takes: '',
      about: 'the score sheets as they stand; winners once the game is over',
      run: ofGame((g) => ok({ over: isOver(g), scores: namedScores(g), winners: winners(g) })),
    },
  ],
  [
    'record',
    {
      takes: '',
      about: 'the set-up and all moves, as JSON and as text',
      run: ofGame((_g, _request, { recording }) =>
        recording
          ? ok({ record: recording.record, text: recordText(recording.record) })
          : fail('no-record', 'A game taken up from a position has no record.'),
      ),
    },
  ],
  [
    'hash',
    { takes: '', about: 'a short text that is equal for equal states', run: ofGame((g) => ok({ hash: hash(g) })) },
  ],
  ['help', { takes: '', about: 'this list', run: () => ok({ commands: helpList() }) }],
  ['quit', { takes: '', about: 'ends the program after the answer', run: quit }],
])

const helpList = () => [...VERBS].map(([cmd, { takes, about }]) => ({ cmd, takes, about }))
