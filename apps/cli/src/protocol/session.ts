/** Session in which another program drives one game line by line. No request can break it. */

import { fail, ok } from '@heptapolis/engine/kernel'
import { cutRecord, Recording } from '@heptapolis/engine/records'
import { clone, type Game, type GameEvent, type Problem, type Result } from '@heptapolis/engine/show'
import { say } from '../language.ts'
import { LONGEST_LINE, TOO_LONG } from './lines.ts'
import type { ProtocolAnswer, ProtocolTable, Request } from './verb.ts'
import { VERBS } from './verbs.ts'

export class ProtocolSession implements ProtocolTable {
  g: Game | undefined = undefined
  recording: Recording | undefined = undefined
  ended = false
  #events: GameEvent[] = []

  readonly listener = (event: GameEvent): void => {
    this.#events.push(event)
  }

  takeEvents(): GameEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  /** Answers one line with one line. */
  answer(line: string | symbol): string {
    const request = readRequest(line)
    return request.ok ? this.#safely(request.value) : written(request)
  }

  /** An internal error leaves the game unchanged. */
  #safely(request: Request): string {
    const { g, recording } = this
    const before = g && clone(g)
    const played = recording?.record.moves.length ?? 0
    try {
      return written(this.#obey(request), request.id)
    } catch (error) {
      this.g = before
      if (before) before.listener = this.listener
      if (before && recording) {
        cutRecord(recording.record, played)
        this.recording = Recording.resume(before, recording.record)
      }
      const reason = error instanceof Error ? error.message : String(error)
      return written(fail('internal', `This request broke something: ${reason}`), request.id)
    }
  }

  #obey(request: Request): Result<ProtocolAnswer> {
    const verb = VERBS.get(request.cmd)
    if (!verb) return fail('unknown-command', `There is no command "${request.cmd}"; try {"cmd":"help"}.`)
    this.takeEvents()
    return verb.run(this, request)
  }
}

export const written = (answer: Result<ProtocolAnswer>, id?: string | number): string =>
  JSON.stringify({ ok: answer.ok, id, ...(answer.ok ? answer.value : { error: inWords(answer.error) }) })

/** Adds the sentence to a problem code and its values. */
const inWords = (problem: Problem): Problem => ({ ...problem, message: say().problem(problem) })

const DEEPEST = 64
const LONGEST_COMMAND = 40

export function readRequest(line: string | symbol): Result<Request> {
  if (line === TOO_LONG || typeof line === 'symbol') {
    return fail('too-long', `A line may have at most ${LONGEST_LINE} bytes.`)
  }
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch (error) {
    return fail('bad-json', `Expected a JSON object on one line: ${error instanceof Error ? error.message : ''}`)
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail('bad-request', 'A request is an object such as {"cmd":"legal","seat":0}.')
  }
  if (isDeeperThan(json, DEEPEST)) return fail('bad-request', `A request is nested at most ${DEEPEST} deep.`)
  const { cmd, id, ...fields } = json as Record<string, unknown>
  if (typeof cmd !== 'string' || cmd.length > LONGEST_COMMAND) {
    return fail('bad-request', 'A request names its command: {"cmd":"help"} lists them.')
  }
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') {
    return fail('bad-request', 'The id of a request is a text or a number.')
  }
  return ok({ ...fields, cmd, ...(id !== undefined && { id }) })
}

function isDeeperThan(json: object, deepest: number): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}
