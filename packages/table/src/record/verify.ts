/**
 * Verification of a finished game from its record: the cards were dealt from the published secret, and the moves lead
 * to the result.
 */

import type { MoveJson, Result } from '@heptapolis/engine'
import { fail, itemAt, ok } from '@heptapolis/engine/kernel'
import { isSeat } from '@heptapolis/engine/records'
import { controller } from '@heptapolis/engine/search'
import { endEvent } from '../decide/consequences.ts'
import { canonical, commitmentTo, isSecret } from '../fair/fair.ts'
import type { EventOf, TableEvent } from '../model/events.ts'
import { isSame, rulesOf } from '../model/rules.ts'
import { type GameState, isBotRun, levelOf, STAND_IN, type TableState } from '../model/state.ts'
import { type BotQuestion, questionIn } from '../play/owed.ts'
import { type LogRound, recordOf, type TableRecord, walk } from './record.ts'

/** Repeats the choice of a bot. Undefined if the bot differs from the one that played, for example in its weights. */
export type ChooseAgain = (
  question: BotQuestion,
  how: Pick<EventOf<'choose'>, 'level' | 'worlds' | 'weights'>,
) => MoveJson | undefined

export interface VerifyResult {
  rounds: number
  /** Deals that follow from the seed. Others are only recorded, because pieces have changed since. */
  dealt: number
  given: number
  /** Choices of bots: verified, and not verifiable. */
  bots: number
  unchecked: number
  /** Choices of people, which cannot be verified. */
  people: number
}

/** Verifies the log of a finished game: commitment, seed, deals, the game after each round, choices of bots. */
export function verify(events: readonly TableEvent[], again?: ChooseAgain): Result<VerifyResult> {
  if (!isLog(events)) return fail('bad-log', 'This is not the log of a table.')
  const [open] = events
  const over = events.find((event) => event.kind === 'over')
  if (open?.kind !== 'open') return fail('bad-log', 'The log of a table must begin with its opening.')
  if (!over) return fail('not-over', 'The secret is revealed after the game.')
  if (!isSecret(over.secret) || commitmentTo(over.secret) !== open.commitment) {
    return fail('wrong-secret', 'The revealed secret does not match the commitment made when the table opened.')
  }
  const walked = walk(events, over.secret, chooserFault)
  const frozen = walked?.table.frozen
  if (!walked || frozen) return fail(frozen?.code ?? 'bad-log', frozen?.message ?? 'This is not the log of a table.')
  const { table, steps } = walked
  if (canonical(endEvent(table, over.reason)) !== canonical(resultOf(over))) {
    return fail('wrong-result', 'The stored points or ranks do not match the game.')
  }
  return checkedBots(events, steps, over.secret, again)
}

/** A log from outside may hold anything. */
const isLog = (events: readonly unknown[]): boolean =>
  Array.isArray(events) && events.every((event) => typeof event === 'object' && event !== null)

const CHOOSERS: readonly EventOf<'choose'>['by'][] = ['person', 'bot', 'clock']

/** Checks that round, seat and level of a choice match the table. */
function chooserFault(table: TableState, event: TableEvent): TableState['frozen'] {
  const { n } = event
  const message = `Event ${n} names another round, seat or chooser than the table had.`
  return isMisattributed(table, event) ? { n, code: 'wrong-chooser', message } : undefined
}

function isMisattributed({ play, seats }: TableState, event: TableEvent): boolean {
  if (!play) return false
  if (event.kind === 'round') return event.round !== play.round + 1
  if (event.kind === 'undo') return event.round !== play.round
  if (event.kind !== 'choose') return false
  const { round, seat, city, by, level } = event
  if (round !== play.round || !isSeat(play.standing, city) || controller(play.standing, city) !== seat) return true
  if (!CHOOSERS.includes(by) || (by !== 'bot' && isBotRun(itemAt(seats, seat)))) return true
  // Another bot chooses where that of the seat does not answer in time.
  return by === 'person' ? level !== undefined : ![undefined, STAND_IN, levelOf(itemAt(seats, seat))].includes(level)
}

const isOfToday = ({ ran, rules }: GameState): boolean => isSame(ran, rulesOf(rules))

const resultOf = ({ kind, reason, results, secret }: EventOf<'over'>) => ({ kind, reason, results, secret })

function checkedBots(
  events: readonly TableEvent[],
  steps: readonly LogRound[],
  secret: string,
  again?: ChooseAgain,
): Result<VerifyResult> {
  const dealt = steps.filter(({ play }) => isOfToday(play)).length
  const verified: VerifyResult = {
    rounds: steps.length,
    dealt,
    given: steps.length - dealt,
    bots: 0,
    unchecked: 0,
    people: 0,
  }
  const made = new Map(events.map((event) => [event.n, event]))
  for (const step of steps) {
    for (const { n, city, by, move } of step.choices) {
      const event = made.get(n)
      if (by === 'person') verified.people += 1
      if (by === 'person' || event?.kind !== 'choose') continue
      // As it was asked then, with what its keeper had chosen by the end. Bots saw the pieces of their time.
      const chosen =
        isOfToday(step.before) && isOfToday(step.play)
          ? again?.(questionIn(step.before, city, secret), event)
          : undefined
      if (chosen === undefined) verified.unchecked += 1
      else if (canonical(chosen) !== canonical(move)) {
        return fail('other-choice', `In round ${event.round} the bot of city ${city} would make another move.`)
      } else verified.bots += 1
    }
  }
  return ok(verified)
}

/** Verifies a record: its log is valid, and the record follows from it. */
export function verifyRecord(record: TableRecord, again?: ChooseAgain): Result<VerifyResult> {
  if (!Array.isArray(record?.table)) return fail('no-log', 'This record has no table log to check.')
  const verified = verify(record.table, again)
  if (!verified.ok) return verified
  const follows = recordOf(record.table)
  if (!follows.ok) return follows
  const isSameRecord = canonical(follows.value) === canonical(record)
  return isSameRecord ? verified : fail('other-record', 'This log leads to a different record.')
}
