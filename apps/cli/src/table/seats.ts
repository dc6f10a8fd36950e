/** Who sits where: bots by name, one after another, around the person's seat if there is one. */
import { BOT_NAMES, type Bot, botNamed, type Player, sitDown } from '@heptapolis/bots'
import { isOutside, outsideBot } from '@heptapolis/bots/outside'
import { apply, controller, type Game, type Move, type Random, sight } from '@heptapolis/engine'
import { UserError } from '../errors.ts'

/** The bots of these names, or a mistake that says which there are. */
export function botsNamed(names: readonly string[]): Bot[] {
  if (names.length === 0) throw new UserError(`--bots needs at least one of ${BOT_NAMES.join(', ')}.`)
  return names.map((name) => {
    const bot = isOutside(name) ? outsideBot(name, { complain }) : botNamed(name)
    if (!bot) throw new UserError(`There is no bot "${name}"; the bots are ${BOT_NAMES.join(', ')}.`)
    return bot
  })
}

const complain = (message: string): void => console.error(`heptapolis: ${message}`)

/** Who has sat down at a game: bots remember what they see of it. */
const seated = new WeakMap<Game, Map<number, { bot: Bot; player: Player }>>()

function playerAt(g: Game, seat: number, bot: Bot): Player {
  const players = seated.get(g) ?? new Map<number, { bot: Bot; player: Player }>()
  seated.set(g, players)
  const known = players.get(seat)
  if (known?.bot === bot) return known.player
  const player = sitDown(bot)
  players.set(seat, { bot, player })
  return player
}

/** What the bot chooses for a city, seeing only what the city's player may. */
export function botMove(g: Game, seat: number, bot: Bot, random: Random): Move {
  const player = controller(g, seat)
  return playerAt(g, player, bot).choose(sight(g, player), seat, random)
}

export function botPlays(g: Game, seat: number, bot: Bot, random: Random): Move {
  const move = botMove(g, seat, bot, random)
  apply(g, seat, move)
  return move
}
