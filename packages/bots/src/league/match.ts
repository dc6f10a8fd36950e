/** One game of a league between bots: plays it and returns points, ranks and thinking times. */
import { apply, controller, isOver, moves, newGame, random, scores, sight, toAct } from '@heptapolis/engine/search'
import { attend, showEnd } from '../attend.ts'
import { type Bot, type Player, type StandIns, sitDown } from '../bot.ts'
import { rulesOf } from './mix.ts'
import type { Fixture } from './schedule.ts'

export interface MatchResult {
  readonly game: number
  readonly mix: string
  readonly bots: readonly string[]
  readonly points: readonly number[]
  readonly ranks: readonly number[]
  /** By seat: CPU milliseconds per choice. */
  readonly thinking: readonly (readonly number[])[]
  /** By seat, for bots that may fail to answer. */
  readonly standIns?: Readonly<Record<number, StandIns>>
}

/** CPU time of this thread in milliseconds, if the platform reports it. */
export type CpuClock = () => number

export function playMatch(fixture: Fixture, seed: string, botOf: (name: string) => Bot, clock: CpuClock): MatchResult {
  const g = newGame(rulesOf(fixture.mix), `${seed} ${fixture.mix} ${fixture.deal}`)
  const chance = random(`${seed} ${fixture.game} bots`)
  const players: Player[] = fixture.bots.map((name) => sitDown(botOf(name)))
  for (const [seat, player] of players.entries()) attend(g, seat, player)
  const thinking: number[][] = fixture.bots.map(() => [])
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      const seen = sight(g, player)
      const isChoice = moves(g, seat).length > 1
      const began = clock()
      const move = players[player].choose(seen, seat, chance)
      if (isChoice) thinking[player].push(Number((clock() - began).toFixed(2)))
      apply(g, seat, move)
    }
  }
  for (const [seat, player] of players.entries()) showEnd(g, seat, player)
  const sheets = scores(g)
  return {
    game: fixture.game,
    mix: fixture.mix,
    bots: fixture.bots,
    points: sheets.map(({ total }) => total),
    ranks: sheets.map(({ rank }) => rank),
    thinking,
    ...standInsOf(players),
  }
}

function standInsOf(players: readonly Player[]): Pick<MatchResult, 'standIns'> {
  const counts = players.flatMap((player, seat) => (player.standIns ? [[seat, player.standIns()] as const] : []))
  return counts.length > 0 ? { standIns: Object.fromEntries(counts) } : {}
}
