/** Reports stand-in moves of bots that failed to answer. */
import type { StandIns } from '@heptapolis/bots'
import { words } from '../language.ts'

/** No line for bots that always answered. */
export const standInLines = (bots: readonly { bot: string; standIns?: StandIns }[]): string[] =>
  bots.flatMap(({ bot, standIns }) =>
    standIns && standIns.instead > 0 ? [words().standIns(bot, standIns.instead, standIns.asked)] : [],
  )
