/**
 * Moves of bots in a game that this process plays. Each bot has one player per game, because it remembers what it
 * sees.
 */
import {
  attend,
  type Bot,
  type BotSeat,
  type Player,
  type StandIns,
  showEnd,
  sitDown,
  weightsDigest,
} from '@heptapolis/bots'
import type { BotThought } from '@heptapolis/engine/records'
import { apply, controller, type Game, type Move, type Random, random, sight } from '@heptapolis/engine/search'

/** Players per game, because bots remember what they see. */
const seated = new WeakMap<Game, Map<number, { bot: Bot; player: Player }>>()

function playerAt(g: Game, seat: number, bot: Bot): Player {
  const players = seated.get(g) ?? new Map<number, { bot: Bot; player: Player }>()
  seated.set(g, players)
  const known = players.get(seat)
  if (known?.bot === bot) return known.player
  const player = sitDown(bot)
  players.set(seat, { bot, player })
  attend(g, seat, player)
  return player
}

/** Choice of the bot for a city, from the view of its player. */
export function botMove(g: Game, seat: number, bot: Bot, random: Random): Move {
  const player = controller(g, seat)
  return playerAt(g, player, bot).choose(sight(g, player), seat, random)
}

/** Choice of the bot for this input, and how it was made, for the record. */
export function botThinks(g: Game, { city, seen, dice }: BotSeat, bot: Bot): { move: Move; how: BotThought } {
  const player = playerAt(g, controller(g, city), bot)
  const chance = random(dice)
  const { move, worlds, by } = player.think?.(seen, city, chance, Number.POSITIVE_INFINITY) ?? {
    move: player.choose(seen, city, chance),
    worlds: 0,
  }
  const how = { level: by ?? bot.name, worlds, weights: weightsDigest(), ...(by ? { instead: bot.name } : {}) }
  return { move, how }
}

export function botPlays(g: Game, seat: number, bot: Bot, random: Random): Move {
  const move = botMove(g, seat, bot, random)
  apply(g, seat, move)
  return move
}

/** Bots that may fail to answer, and their stand-in moves. */
export const standInsOf = (g: Game): { bot: string; standIns: StandIns }[] =>
  [...(seated.get(g)?.values() ?? [])].flatMap(({ bot, player }) =>
    player.standIns ? [{ bot: bot.name, standIns: player.standIns() }] : [],
  )

/** Shows the end to all seated bots. */
export function showTheEnd(g: Game): void {
  for (const [seat, { player }] of seated.get(g) ?? []) showEnd(g, seat, player)
}
