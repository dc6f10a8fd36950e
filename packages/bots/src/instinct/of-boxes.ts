/**
 * Quick judgement of the parts of a move that expansions define, by their bot knowledge (minds): extras of a move
 * (riders), actions, losses.
 */
import type { Mind, MindWeights } from '@heptapolis/boxes/minds'
import { type Move, oncePerRuleset, question, riderIndex, riderOption } from '@heptapolis/engine/search'
import { type BoxMind, mindsOf } from '../minds.ts'
import type { Judge } from './judge.ts'

type RiderJudge = (judge: Judge, option: number) => number
type ActionJudge = (judge: Judge, move: Move) => number

const NO_WEIGHTS: MindWeights = {}

/** Weights on trial, or those of the mind. */
const weightsOf = (judge: Judge, { id, mind }: BoxMind): MindWeights =>
  judge.w.boxes?.[id] ?? mind.weights ?? NO_WEIGHTS

function riderJudge(known: BoxMind | undefined): RiderJudge {
  const rider = known?.mind.rider
  return rider ? (judge, option) => rider(judge, option, weightsOf(judge, known)) : () => 0
}

const ridersOf = oncePerRuleset((rules): readonly RiderJudge[] =>
  rules.riders.map((rider) => {
    const box = rules.boxes.find((one) => one.rider === rider)?.id
    return riderJudge(mindsOf(rules).find(({ id }) => id === box))
  }),
)

/** Value of the rider of a move, without its cost. */
export const ride = (judge: Judge, code: number): number =>
  code === 0 ? 0 : ridersOf(judge.g.rules)[riderIndex(code)](judge, riderOption(code))

function actionJudge(minds: readonly BoxMind[], action: string): ActionJudge | undefined {
  const known = minds.find(({ mind }) => mind.actions?.[action])
  const value: NonNullable<Mind['actions']>[string] | undefined = known?.mind.actions?.[action]
  return known && value && ((judge, move) => value(judge, move, weightsOf(judge, known)))
}

/** By action: judge of the box that knows it. */
export const actionsOf = oncePerRuleset((rules): readonly (ActionJudge | undefined)[] =>
  rules.actions.map(({ id }) => actionJudge(mindsOf(rules), id)),
)

const lossesOf = oncePerRuleset((rules): readonly string[] => mindsOf(rules).flatMap(({ mind }) => mind.losses ?? []))

/** Whether the question takes something from the city. */
export const isLosing = ({ g, seat }: Judge): boolean => lossesOf(g.rules).includes(question(g, seat)?.id ?? '')
