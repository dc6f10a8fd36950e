/** What bots that failed to answer did not choose themselves. */
import type { StandIns } from '@heptapolis/bots'
import { words } from '../language.ts'

/** Nothing of those who always answered. */
export const standInLines = (bots: readonly { bot: string; standIns?: StandIns }[]): string[] =>
  bots.flatMap(({ bot, standIns }) =>
    standIns && standIns.instead > 0 ? [words().standIns(bot, standIns.instead, standIns.asked)] : [],
  )
