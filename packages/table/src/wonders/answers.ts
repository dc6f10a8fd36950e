/** Validation of a player's answer in a wonder agreement. Each refusal has a code and a sentence. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { isRecord } from '@heptapolis/engine/records'
import type { WonderAnswer, WonderBoard, WonderQuestion } from './model.ts'

/** Reads an answer and drops fields that the question does not ask for. */
export function readAnswer(question: WonderQuestion, answer: unknown): Result<WonderAnswer> {
  if (!isRecord(answer)) return fail('bad-answer', 'An answer is an object with one field.')
  switch (question.ask) {
    case 'redraw':
      return typeof answer.redraw === 'boolean'
        ? ok({ redraw: answer.redraw })
        : fail('bad-answer', 'The answer to a redraw is true or false.')
    case 'side':
      return readSide(question.from, answer.side)
    case 'wishes':
      return readWishes(question.from, answer.wishes)
    case 'bids':
      return readBids(question.from, question.most, answer.bids)
    default:
      return isOffered(question.from, answer.wonder) ? ok({ wonder: answer.wonder }) : notOffered
  }
}

const notOffered = fail('not-offered', 'This wonder is not on offer to you.')

const isOffered = (from: readonly WonderBoard[], wonder: unknown): wonder is string =>
  from.some((board) => board.wonder === wonder)

function readSide(from: readonly WonderBoard[], side: unknown): Result<WonderAnswer> {
  const found = from.find((board) => board.side === side)?.side
  return found === undefined ? fail('bad-answer', 'Your wonder has no such side.') : ok({ side: found })
}

function readWishes(from: readonly WonderBoard[], wishes: unknown): Result<WonderAnswer> {
  if (!Array.isArray(wishes) || wishes.length === 0)
    return fail('bad-answer', 'Wishes are a list of one or more wonders, the favourite first.')
  const read = wishes.filter((wonder) => isOffered(from, wonder))
  if (read.length < wishes.length) return notOffered
  return new Set(read).size === read.length
    ? ok({ wishes: read })
    : fail('bad-answer', 'A list of wishes names each wonder once.')
}

function readBids(from: readonly WonderBoard[], most: number, bids: unknown): Result<WonderAnswer> {
  if (!isRecord(bids)) return fail('bad-answer', 'Bids are points by wonder.')
  const read: Record<string, number> = {}
  for (const [wonder, points] of Object.entries(bids)) {
    if (!isOffered(from, wonder)) return notOffered
    if (!isBid(points, most)) return fail('bad-answer', `A bid is a whole number from 0 to ${most}.`)
    read[wonder] = points
  }
  return ok({ bids: read })
}

const isBid = (points: unknown, most: number): points is number =>
  typeof points === 'number' && Number.isInteger(points) && points >= 0 && points <= most
