/** Participation in the edifice of the Age, and its completion with the last pawn. */
import {
  activate,
  chanceGives,
  chosenRider,
  type Game,
  type Line,
  type Piece,
  piecesOf,
  type Rider,
  riderIndex,
  state,
} from '@heptapolis/engine/box'
import { BUILT, edifices, fates, PROJECT, participated, pawns, pawnsLeft, rewards, thisAge } from './columns.ts'

/** Pawns on each edifice by player count. */
const PRINTED_PAWNS: Record<number, number> = { 3: 2, 4: 3, 5: 3, 6: 4, 7: 5 }
/** Our ruling for other player counts: two thirds of the players, like all printed numbers. */
const OUR_PAWNS: Record<number, number> = { 2: 1, 8: 5 }

export const startingPawns = (players: number): number => PRINTED_PAWNS[players] ?? OUR_PAWNS[players]

/** Maximum pawns of an Age for a city: one for participation, once the Age has begun, and those of its stages. */
export const mostPawns = (g: Game, age: number, seat: number): number =>
  (age <= thisAge(g) ? 1 : 0) +
  state.stages.items(g, seat).filter((stage) => bringsPawn(g.rules.pieces[stage], age)).length

const bringsPawn = ({ effects }: Piece, age: number): boolean =>
  effects.some(({ effect }) => effect.kind === 'pawn' && (effect.age === 'any' || effect.age === age + 1))

export const layOut: Line = {
  id: 'edifices',
  run(g) {
    for (let age = 0; age < 3; age++) drawEdifice(g, age)
  },
}

export function drawEdifice(g: Game, age: number): void {
  const all = piecesOf(g, 'edifice', age + 1)
  if (all.length === 0) return
  const [drawn] = chanceGives(g, (chance) => [all[chance.below(all.length)]])
  edifices.set(g, 0, age, drawn)
  pawnsLeft.set(g, 0, age, startingPawns(g.rules.players))
}

const TAKE_PART: readonly number[] = [1]
const NOTHING: readonly number[] = []

/** Once per Age, with a stage, if a pawn is left at the start of the turn. Stage discounts do not apply to it. */
export const participation: Rider = {
  withStage: (g, seat) => (mayParticipate(g, seat) ? TAKE_PART : NOTHING),
  cost(g, _seat, _option, cost) {
    cost.coins += g.rules.pieces[edifices.get(g, 0, thisAge(g))].price.coins
  },
  fields: ['participate'],
  show: () => ({ participate: true }),
  choices: { names: ['pawn'], of: () => 0 },
}

function mayParticipate(g: Game, seat: number): boolean {
  const age = thisAge(g)
  return fates.get(g, 0, age) === PROJECT && pawnsLeft.get(g, 0, age) > 0 && participated.get(g, seat) === 0
}

/** Allows all cities to take part again. */
export function ageBegan(g: Game): void {
  for (let seat = 0; seat < g.rules.cities; seat++) participated.set(g, seat, 0)
}

export const participate: Line = {
  id: 'participate',
  run(g) {
    const age = thisAge(g)
    for (let seat = 0; seat < g.rules.players; seat++) {
      const rider = chosenRider(g, seat)
      if (rider === 0 || g.rules.riders[riderIndex(rider)] !== participation) continue
      participated.set(g, seat, 1)
      if (pawnsLeft.get(g, 0, age) > 0) pawnsLeft.add(g, 0, age, -1)
      takePawn(g, seat, age, true)
    }
  },
}

/**
 * Adds a pawn. That of a finished edifice is rewarded at once. One taken along with a stage comes before the stage; the
 * event says so, because texts name the stage first.
 */
export function takePawn(g: Game, seat: number, age: number, along = false): void {
  pawns.add(g, seat, age, 1)
  const card = g.rules.pieces[edifices.get(g, 0, age)].id
  g.listener?.({ what: 'pawn', seat, age: age + 1, card, ...(along && { along }) })
  if (fates.get(g, 0, age) === BUILT) reward(g, seat, age)
}

export const construct: Line = {
  id: 'construct-edifice',
  run(g) {
    const age = thisAge(g)
    if (edifices.get(g, 0, age) === 0 || fates.get(g, 0, age) !== PROJECT || pawnsLeft.get(g, 0, age) > 0) return
    fates.set(g, 0, age, BUILT)
    g.listener?.({ what: 'edifice-built', card: g.rules.pieces[edifices.get(g, 0, age)].id })
    for (let seat = 0; seat < g.rules.cities; seat++) {
      for (let pawn = pawns.get(g, seat, age); pawn > 0; pawn--) reward(g, seat, age)
    }
  },
}

function reward(g: Game, seat: number, age: number): void {
  const edifice = edifices.get(g, 0, age)
  rewards.insert(g, seat, edifice)
  activate(g, seat, g.rules.pieces[edifice])
}
