/** Lookup of bots by the names on the command line; an unknown name is a user error. */
import { BOT_NAMES, type Bot, botNamed } from '@heptapolis/bots'
import { isOutside, outsideBot } from '@heptapolis/bots/outside'
import { UserError } from '../errors.ts'
import { words } from '../language.ts'

/** Bots by name; an unknown name is a user error that lists the known ones. */
export function botsNamed(names: readonly string[]): Bot[] {
  if (names.length === 0) throw new UserError(words().errors.noBots(BOT_NAMES.join(', ')))
  return names.map((name) => {
    const bot = isOutside(name) ? outsideBot(name, { complain }) : botNamed(name)
    if (!bot) throw new UserError(words().errors.noSuchBot(name, BOT_NAMES.join(', ')))
    return bot
  })
}

const complain = (message: string): void => console.error(words().errors.said(message))
