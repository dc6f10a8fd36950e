/** The quick judgement of what goes along with a move: ships, pawns of edifices, shares in projects. */
import { armadaColumns, edificeColumns, projectColumns, towerColumns, yardOf } from '@heptapolis/boxes'
import { type Game, oncePerRuleset, riderIndex, riderOption, state } from '@heptapolis/engine'
import type { Judge } from './judge.ts'

type RiderJudge = (judge: Judge, option: number) => number

const BLUE = 2
const GREEN = 3

function ship(judge: Judge, fleet: number): number {
  const { g, seat, w } = judge
  const come = armadaColumns.ships.get(g, seat, fleet)
  const space = yardOf(g, seat)?.tracks[fleet].spaces[come]
  if (!space) return 0
  const coins = judge.coins(space.coins ?? 0)
  if (fleet === BLUE) {
    const before = come === 0 ? 0 : (yardOf(g, seat)?.tracks[fleet].spaces[come - 1].points ?? 0)
    return w.fleet[BLUE] + (space.points ?? 0) - before - 1
  }
  if (fleet === GREEN) return w.fleet[GREEN] * (space.explore === undefined ? judge.rest * 1.5 : 1 + space.explore)
  return w.fleet[fleet] + coins
}

const pawn: RiderJudge = (judge) => {
  const age = edificeColumns.thisAge(judge.g)
  const edifice = edificeColumns.edifices.get(judge.g, 0, age)
  const left = edificeColumns.pawnsLeft.get(judge.g, 0, age)
  return judge.w.pawn + judge.value(edifice) * (left <= 1 ? 1 : left === 2 ? 0.6 : 0.35)
}

const share: RiderJudge = ({ g, w }) => {
  const left = projectColumns.tokensLeft.get(g)
  return w.project + (state.age.get(g) + 1) * (left <= 1 ? 1 : left === 2 ? 0.5 : 0.25)
}

const BY_BOX: Readonly<Record<string, RiderJudge>> = { armada: ship, edifice: pawn, 'babel-projects': share }

const judgesOf = oncePerRuleset(({ boxes, riders }): readonly RiderJudge[] =>
  riders.map((rider) => BY_BOX[boxes.find((box) => box.rider === rider)?.id ?? ''] ?? (() => 0)),
)

/** What the rider of a move is worth, its cost apart. */
export const ride = (judge: Judge, code: number): number =>
  code === 0 ? 0 : judgesOf(judge.g.rules)[riderIndex(code)](judge, riderOption(code))

/** A tile laid now; it can wait while there is time. */
export function tile(judge: Judge, g: Game, seat: number): number {
  const laid = towerColumns.built.size(g, seat)
  const points = [2, 3, 5][laid] ?? 0
  return points * (1 - judge.rest) + judge.w.tile[Math.min(2, laid)] * judge.rest
}
