/** Who sits where: bots by name, one after another, around the person's seat if there is one. */
import { BOT_NAMES, type Bot, botNamed } from '@heptapolis/bots'
import { apply, controller, type Game, type Move, type Random, sight } from '@heptapolis/engine'
import { UserError } from '../errors.ts'

/** The bots of these names, or a mistake that says which there are. */
export function botsNamed(names: readonly string[]): Bot[] {
  if (names.length === 0) throw new UserError(`--bots needs at least one of ${BOT_NAMES.join(', ')}.`)
  return names.map((name) => {
    const bot = botNamed(name)
    if (!bot) throw new UserError(`There is no bot "${name}"; the bots are ${BOT_NAMES.join(', ')}.`)
    return bot
  })
}

/** What the bot chooses for a city, seeing only what the city's player may. */
export const botMove = (g: Game, seat: number, bot: Bot, random: Random): Move =>
  bot.choose(sight(g, controller(g, seat)), seat, random)

export function botPlays(g: Game, seat: number, bot: Bot, random: Random): Move {
  const move = botMove(g, seat, bot, random)
  apply(g, seat, move)
  return move
}
