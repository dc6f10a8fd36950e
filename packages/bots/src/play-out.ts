/** Loop that plays a game to its end with a bot on each seat, each limited to its own view. */
import { apply, controller, type Game, isOver, type Random, sight, toAct } from '@heptapolis/engine/search'
import { attend, showEnd } from './attend.ts'
import { type Bot, sitDown } from './bot.ts'

export function playOut(g: Game, bots: readonly Bot[], random: Random): Game {
  const players = Array.from({ length: g.rules.players }, (_, seat) => sitDown(bots[seat % bots.length]))
  for (const [seat, player] of players.entries()) attend(g, seat, player)
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      apply(g, seat, players[player].choose(sight(g, player), seat, random))
    }
  }
  for (const [seat, player] of players.entries()) showEnd(g, seat, player)
  return g
}
