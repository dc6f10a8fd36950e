/** A game played to its end beside the browser, to be opened there. */

import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { Recording, recordText, type Setup } from '@heptapolis/engine/records'
import { compile, isOver, random, sight, toAct } from '@heptapolis/engine/search'

export function finishedRecord(setup: Setup): string {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const bot = botNamed('random')
  if (!bot) throw new Error('There is no random bot.')
  const recording = Recording.begin(rules.value, setup.seed)
  const { game: g, record } = recording
  const chance = random(setup.seed)
  while (!isOver(g)) {
    const [seat] = toAct(g)
    const move = bot.choose(sight(g, seat), seat, chance)
    recording.apply(seat, move)
  }
  return recordText(record)
}
