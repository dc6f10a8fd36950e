/** A game played to its end beside the browser, to be opened there. */

import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  isOver,
  newGame,
  newRecord,
  random,
  recordText,
  type Setup,
  showMove,
  sight,
  toAct,
} from '@heptapolis/engine'

export function finishedRecord(setup: Setup): string {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const bot = botNamed('random')
  if (!bot) throw new Error('There is no random bot.')
  const g = newGame(rules.value)
  const record = newRecord(setup)
  const chance = random(setup.seed)
  while (!isOver(g)) {
    const [seat] = toAct(g)
    const move = bot.choose(sight(g, seat), seat, chance)
    record.moves.push([seat, showMove(g, move)])
    apply(g, seat, move)
  }
  return recordText(record)
}
