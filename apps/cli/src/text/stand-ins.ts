/** Text about external bots that failed to answer: how many of their moves a stand-in bot chose. */
import type { StandIns } from '@heptapolis/bots'
import { words } from '../language.ts'

/** No line for bots that always answered. */
export const standInLines = (bots: readonly { bot: string; standIns?: StandIns }[]): string[] =>
  bots.flatMap(({ bot, standIns }) =>
    standIns && standIns.instead > 0 ? [words().standIns(bot, standIns.instead, standIns.asked)] : [],
  )
