import { sampleMove } from '@heptapolis/engine/search'
import type { Bot } from '../bot.ts'

export const random: Bot = {
  name: 'random',
  about: 'Fills a seat: any legal move.',
  choose: (seen, seat, chance) => sampleMove(seen, seat, chance),
}
