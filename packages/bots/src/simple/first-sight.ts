/** Weak bot levels without search: what each overvalues and undervalues, and its typical errors. */
import { moves, type Ruleset } from '@heptapolis/engine/search'
import type { Bot } from '../bot.ts'
import { Instinct } from '../instinct/instinct.ts'
import { INSTINCT, type InstinctWeights } from '../instinct/weights.ts'
import { looksLikeBug } from './sense.ts'

/** Multipliers of the judgement tuned by self-play: 1 is unchanged, 0 ignores the aspect. */
interface Regard {
  goods: number
  conflict: number
  chain: number
  bargain: number
  growth: number
  poor: number
  stageGood: number
  neighbour: number
  denial: number
  /** Extra points for blue and green cards. */
  bright: number
  /** Noise of a judgement, in points. */
  doubt: number
}

/** Errors cost more with boxes, so a level errs less there to keep its distance to the next one. */
export interface FirstSight {
  readonly base: Regard
  readonly boxes: Regard
}

/** Overvalues points and bright colours, undervalues resources, ignores neighbours and later turns. */
export const BEGINNER: FirstSight = {
  base: {
    goods: 0.3,
    conflict: 0.35,
    chain: 0.2,
    bargain: 0.3,
    growth: 0,
    poor: 0,
    stageGood: 0,
    neighbour: 0,
    denial: 0,
    bright: 1,
    doubt: 1.5,
  },
  boxes: {
    goods: 0.6,
    conflict: 0.56,
    chain: 0.7,
    bargain: 0.7,
    growth: 0.3,
    poor: 0.6,
    stageGood: 0.6,
    neighbour: 0,
    denial: 0,
    bright: 0.4,
    doubt: 1.1,
  },
}

const SOUND: Regard = {
  goods: 0.8,
  conflict: 0.7,
  chain: 1,
  bargain: 1,
  growth: 0.5,
  poor: 1,
  stageGood: 1,
  neighbour: 0,
  denial: 0,
  bright: 0,
  doubt: 0.8,
}

/** Knows good cards, but underrates neighbours and the value of a coin. */
export const CASUAL: FirstSight = {
  base: SOUND,
  boxes: { ...SOUND, goods: 0.9, conflict: 0.85, growth: 0.75, neighbour: 0.5, denial: 0.5, doubt: 0.5 },
}

const times = (list: readonly number[], by: number): number[] => list.map((one) => one * by)

const BLUE_AND_GREEN = [2, 5]
const COLOURS = 9

const weightsOf = (regard: Regard): InstinctWeights => ({
  ...INSTINCT,
  raw: times(INSTINCT.raw, regard.goods),
  manufactured: times(INSTINCT.manufactured, regard.goods),
  conflict: times(INSTINCT.conflict, regard.conflict),
  chain: times(INSTINCT.chain, regard.chain),
  bargain: times(INSTINCT.bargain, regard.bargain),
  colour: INSTINCT.colour.map((one, i) => one + (BLUE_AND_GREEN.includes(i % COLOURS) ? regard.bright : 0)),
  growth: INSTINCT.growth * regard.growth,
  poor: INSTINCT.poor * regard.poor,
  stageGood: INSTINCT.stageGood * regard.stageGood,
  neighbour: INSTINCT.neighbour * regard.neighbour,
  denial: INSTINCT.denial * regard.denial,
})

type Choice = Bot['choose']

const choosing =
  (instinct: Instinct, { doubt }: Regard): Choice =>
  (seen, seat, random) =>
    instinct.choose(seen, seat, random, doubt)

const SECOND_THOUGHTS = 4

/** Chooses again when its move looks like a bug; if that fails, plays the best move that does not. */
function thinkingAgain(instinct: Instinct, regard: Regard): Choice {
  const choose = choosing(instinct, regard)
  return (seen, seat, random) => {
    for (let again = 0; again < SECOND_THOUGHTS; again++) {
      const move = choose(seen, seat, random)
      if (!looksLikeBug(seen, seat, move)) return move
    }
    const legal = moves(seen, seat)
    const values = instinct.values(seen, seat, legal)
    const order = legal.map((_, i) => i).sort((a, b) => values[b] - values[a])
    return legal[order.find((i) => !looksLikeBug(seen, seat, legal[i])) ?? order[0]]
  }
}

const hasBoxes = ({ setup }: Ruleset): boolean => setup.boxes.length > 0

function atFirstSight({ base, boxes }: FirstSight, way: (instinct: Instinct, regard: Regard) => Choice): Choice {
  const [without, withBoxes] = [base, boxes].map((regard) => way(new Instinct(weightsOf(regard)), regard))
  return (seen, seat, random) => (hasBoxes(seen.rules) ? withBoxes : without)(seen, seat, random)
}

export const erring = (sight: FirstSight): Choice => atFirstSight(sight, choosing)
/** Makes mistakes, but none that look like a bug. */
export const sensible = (sight: FirstSight): Choice => atFirstSight(sight, thinkingAgain)
