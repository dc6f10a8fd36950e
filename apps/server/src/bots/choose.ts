/** The choice of a bot: a function of what its seat sees, its level and its dice. */
import { botNamed } from '@heptapolis/bots'
import { type MoveJson, random, type Seen, showMove } from '@heptapolis/engine'
import type { Level } from '@heptapolis/table'

export function choiceOf(seen: Seen, city: number, level: Level, dice: string): MoveJson {
  const bot = botNamed(level)
  if (!bot) throw new Error(`There is no bot named ${level}.`)
  return showMove(seen, bot.choose(seen, city, random(dice)))
}
