/**
 * Batch of games driven by another program, such as a learner: one line in, one line out. A rejected line changes no
 * game.
 */

import { BOXES } from '@heptapolis/boxes'
import { learner } from '@heptapolis/boxes/learn'
import { fail, itemAt, ok } from '@heptapolis/engine/kernel'
import { isRecord, type Result, type Ruleset, unknownInSetup } from '@heptapolis/engine/records'
import { compile, type Move } from '@heptapolis/engine/search'
import { Slot } from './arena.ts'
import { situation } from './packing.ts'
import { readRequest, written } from './session.ts'
import { setupFrom } from './setup.ts'
import type { ProtocolAnswer, Request } from './verb.ts'

const MOST_GAMES = 4096

interface Verb {
  takes: string
  about: string
  run(batch: Batch, request: Request): Result<ProtocolAnswer>
}

export class Batch {
  slots: readonly Slot[] = []
  /** Set by the stop request. */
  ended = false

  /** Answers one line with one line. */
  answer(line: string | symbol): string {
    const request = readRequest(line)
    if (!request.ok) return written(request)
    const verb = BATCH_VERBS.get(request.value.cmd)
    if (verb) return written(this.#safely(verb, request.value), request.value.id)
    return written(
      fail('unknown-command', `There is no command "${request.value.cmd}"; try {"cmd":"help"}.`),
      request.value.id,
    )
  }

  #safely(verb: Verb, request: Request): Result<ProtocolAnswer> {
    try {
      return verb.run(this, request)
    } catch (error) {
      // Some games may have advanced and others not, so all are dropped.
      this.slots = []
      const reason = error instanceof Error ? error.message : String(error)
      return fail('internal', `This request broke something, and the games are closed: ${reason}`)
    }
  }
}

/** Request about open games. */
const withGames =
  (run: (batch: Batch, request: Request) => Result<ProtocolAnswer>): Verb['run'] =>
  (batch, request) =>
    batch.slots.length > 0 ? run(batch, request) : fail('no-game', 'There are no games yet: send open first.')

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < most

function open(batch: Batch, { games = 1, setup = {}, seed }: Request): Result<ProtocolAnswer> {
  if (!isCount(games, MOST_GAMES + 1) || games === 0) {
    return fail('bad-request', `games must be a whole number from 1 to ${MOST_GAMES}.`)
  }
  if (typeof seed !== 'string') return fail('bad-request', 'seed must be a text: every game takes its own from it.')
  const setups = Array.isArray(setup) ? setup : [setup]
  if (setups.length === 0) return fail('bad-setup', 'setup must be a set-up or a list of them.')
  const rulesets: Ruleset[] = []
  for (const one of setups) {
    if (!isRecord(one)) return fail('bad-setup', 'A set-up is an object such as {"seats":[{},{},{}]}.')
    const misspelt = unknownInSetup(one)
    if (misspelt) return { ok: false, error: misspelt }
    const rules = compile(setupFrom({ edition: '2e', boxes: [], seats: [{}, {}, {}], ...one }), BOXES)
    if (!rules.ok) return rules
    rulesets.push(rules.value)
  }
  batch.slots = Array.from({ length: games }, (_, i) => new Slot(itemAt(rulesets, i % rulesets.length), `${seed} ${i}`))
  const { inputs, actions } = learner
  return ok({ games, sizes: { inputs: inputs.size, actions: actions.size }, ...situation(batch.slots) })
}

function step({ slots }: Batch, { actions, ways }: Request): Result<ProtocolAnswer> {
  const moves = readMoves(slots, actions, ways)
  if (!moves.ok) return moves
  for (const [i, slot] of slots.entries()) slot.step(itemAt(moves.value, i))
  return ok(situation(slots))
}

/** Moves of all games, or the problem of the first illegal one. */
function readMoves(slots: readonly Slot[], actions: unknown, ways: unknown = []): Result<Move[]> {
  if (!Array.isArray(actions) || actions.length !== slots.length) {
    return fail('bad-request', `actions must be a list of ${slots.length} numbers, one for each game.`)
  }
  if (!Array.isArray(ways) || (ways.length > 0 && ways.length !== slots.length)) {
    return fail('bad-request', `ways must be a list of ${slots.length} numbers, or be left out.`)
  }
  const moves: Move[] = []
  for (const [i, { legal, seat }] of slots.entries()) {
    const [action, way]: unknown[] = [actions[i], ways[i] ?? 0]
    if (!isCount(action, learner.actions.size)) {
      return fail('bad-request', `actions[${i}] must be a whole number from 0 to ${learner.actions.size - 1}.`)
    }
    const move = isCount(way, legal.moves.length) ? legal.move(action, way) : undefined
    if (!move) {
      const name = learner.actions.name(action)
      return fail('illegal-move', `Game ${i}: seat ${seat} cannot play ${action} (${name}), way ${way}.`)
    }
    moves.push(move)
  }
  return ok(moves)
}

export const BATCH_VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['open', { takes: 'games, setup, seed', about: 'begins so many games and says where they stand', run: open }],
  ['step', { takes: 'actions, ways?', about: 'plays one move in each game', run: withGames(step) }],
  ['look', { takes: '', about: 'where the games stand', run: withGames(({ slots }) => ok(situation(slots))) }],
  [
    'names',
    {
      takes: '',
      about: 'what the inputs and the actions are called, by number',
      run: () => ok({ inputs: learner.inputs.names(), actions: learner.actions.names() }),
    },
  ],
  ['help', { takes: '', about: 'this list', run: () => ok({ commands: helpList() }) }],
  ['quit', { takes: '', about: 'ends the program after the answer', run: quit }],
])

const helpList = () => [...BATCH_VERBS].map(([cmd, { takes, about }]) => ({ cmd, takes, about }))

function quit(batch: Batch): Result<ProtocolAnswer> {
  batch.ended = true
  return ok({})
}
