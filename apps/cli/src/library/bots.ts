/** Bots in the public library: questions for the caller's own bots, moves of ours, and whole games of both. */
import { type Asked, asked as askedOf, BOT_NAMES, botNamed } from '@heptapolis/bots'
import { fail, itemAt, ok, random } from '@heptapolis/engine/kernel'
import { type Game, hash, isSeat, type MoveJson, type Result, refuse, showMove } from '@heptapolis/engine/records'
import { controller, isOver, moves, sight, toAct } from '@heptapolis/engine/search'
import { botMove } from '../table/sitting.ts'
import { play } from './game.ts'
import { withMessage } from './words.ts'

/** Answers a question with one of its legal moves. */
export type LibraryBot = (asked: Asked) => MoveJson

/** Open question to a seat, with its view; undefined if there is none. */
export const asked = (game: Game, seat: number): Asked | undefined =>
  isSeat(game, seat) ? askedOf(sight(game, controller(game, seat)), seat) : undefined

/** Move that one of our bots would play; deterministic for equal situations. */
export function suggest(game: Game, seat: number, name = 'greedy'): Result<MoveJson> {
  const bot = botNamed(name)
  if (!bot) return fail('unknown-bot', `bot must be one of ${BOT_NAMES.join(', ')}.`)
  if (!isSeat(game, seat) || moves(game, seat).length === 0)
    return withMessage(refuse('not-asked', { seat, asked: toAct(game) }))
  const chance = random(`${hash(sight(game, controller(game, seat)))} ${seat}`)
  return ok(showMove(game, botMove(game, seat, bot, chance)))
}

/** Plays to the end with these bots, by name or your own, in seat order. Stops at an illegal move. */
export function playOut(game: Game, bots: readonly (LibraryBot | string)[]): Result<Game> {
  if (bots.length === 0) return fail('unknown-bot', 'At least one bot must sit at the table.')
  while (!isOver(game)) {
    for (const seat of toAct(game)) {
      const move = answerOf(game, seat, itemAt(bots, controller(game, seat) % bots.length))
      const played = move.ok ? play(game, seat, move.value) : move
      if (!played.ok) return played
    }
  }
  return ok(game)
}

function answerOf(game: Game, seat: number, bot: LibraryBot | string): Result<MoveJson> {
  if (typeof bot === 'string') return suggest(game, seat, bot)
  const question = asked(game, seat)
  return question ? ok(bot(question)) : withMessage(refuse('not-asked', { seat, asked: toAct(game) }))
}
