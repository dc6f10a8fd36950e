/** Recruitment phase at the start of each Age, and the cost of leaders. */

import {
  type Action,
  activate,
  ask,
  chanceGives,
  forOwner,
  type Game,
  type Insert,
  type Layer,
  left,
  type Move,
  MoveList,
  move,
  moveCode,
  oncePerRuleset,
  openMarket,
  PAY,
  type Piece,
  type Random,
  right,
  STAGE,
  stageMoves,
  stagePieces,
  state,
  take,
} from '@heptapolis/engine/box'
import { leaderBox, leaderHand, leaders, leadersOff } from '../columns.ts'
import { hasPower } from './powers.ts'

const [OWN, NEIGHBOURS] = [0, 1]

/** The Recruitment phase comes before the first turn of an Age. */
const isRecruitmentPhase = (g: Game): boolean => state.turn.get(g) === 0

const isFree = (g: Game, seat: number): boolean =>
  hasPower(g, seat, 'free-leaders') || (isRecruitmentPhase(g) && hasPower(g, seat, 'free-recruitment'))

/** Printed cost; A is the number of the current Age. */
const printedCost = (g: Game, { price }: Piece): number => price.coins + price.coinsPerAge * state.age.get(g)

/** Current cost of recruiting the leader, at least 0. */
function recruitCost(g: Game, seat: number, leader: Piece): number {
  if (isFree(g, seat)) return 0
  const off =
    leadersOff.get(g, seat, OWN) +
    leadersOff.get(g, left(g, seat), NEIGHBOURS) +
    leadersOff.get(g, right(g, seat), NEIGHBOURS)
  return Math.max(0, printedCost(g, leader) - off)
}

/** Places the leader in the city and activates it. */
export function welcome(g: Game, seat: number, leader: number): void {
  const piece = g.rules.pieces[leader]
  g.listener?.({ what: 'recruited', seat, card: piece.id })
  activate(g, seat, piece)
}

const recruit: Action = {
  id: 'recruit',
  direct: true,
  priced: true,
  takes: ['leader'],
  lay(g, seat, { card }) {
    leaderHand.remove(g, seat, card)
    leaders.push(g, seat, card)
  },
  activate: (g, seat, { card }) => welcome(g, seat, card),
  whyNot(g, seat, card) {
    const cost = recruitCost(g, seat, card)
    const held = state.coins.get(g, seat)
    return cost <= held ? undefined : { is: 'coins', needed: cost, held }
  },
}

/** A leader given up goes to the box, not to the discard pile. */
const giveUp: Action = {
  id: 'give-up',
  faceDown: true,
  brings: 'leaderGivenUp',
  takes: ['leader'],
  lay(g, seat, { card }) {
    leaderHand.remove(g, seat, card)
    leaderBox.push(g, 0, card)
  },
  activate(g, seat, { card }) {
    g.listener?.({ what: 'gave-up', seat, own: forOwner(g, seat, { card: g.rules.pieces[card].id }) })
    take(g, seat, g.rules.figures.leaderGivenUp, 'sale')
  },
}

export const recruitActions: readonly Action[] = [recruit, giveUp]

/** Leaders in hand that the city can pay for. A hidden leader cannot be recruited. */
export function recruitMoves(g: Game, seat: number, out: MoveList): void {
  const action = g.rules.actionOf('recruit')
  const coins = state.coins.get(g, seat)
  for (let leader = leaderHand.above(g, seat, 0); leader > 0; leader = leaderHand.above(g, seat, leader)) {
    const cost = recruitCost(g, seat, g.rules.pieces[leader])
    if (cost > coins) continue
    out.push(move(action, leader, PAY, moveCode.withShare(cost, moveCode.BANK)))
  }
}

export const recruitment: Layer = {
  id: 'recruitment',
  moves(g, seat, out) {
    recruitMoves(g, seat, out)
    stageMoves(g, seat, openMarket(g, seat), stages.clear())
    const action = g.rules.actionOf('give-up')
    for (let leader = leaderHand.above(g, seat, -1); leader >= 0; leader = leaderHand.above(g, seat, leader)) {
      out.addAll(stages, leader)
      out.push(move(action, leader))
    }
  },
  sample(g, seat, random) {
    const size = leaderHand.size(g, seat)
    for (;;) {
      const pair = random.below(size * WAYS)
      const chosen = anyWay(g, seat, leaderHand.item(g, seat, pair % size), Math.floor(pair / size), random)
      if (chosen) return chosen
    }
  },
}

const WAYS = 3
const stages = new MoveList()

/** One use of the leader by number, if possible: recruit, build a stage, give up. */
function anyWay(g: Game, seat: number, leader: number, way: number, random: Random): Move | undefined {
  if (way === 0) {
    const cost = recruitCost(g, seat, g.rules.pieces[leader])
    if (leader === 0 || cost > state.coins.get(g, seat)) return undefined
    return move(g.rules.actionOf('recruit'), leader, PAY, moveCode.withShare(cost, moveCode.BANK))
  }
  if (way === 2) return move(g.rules.actionOf('give-up'), leader)
  stageMoves(g, seat, openMarket(g, seat), stages.clear())
  if (stages.length === 0) return undefined
  const { by, pay, rider, option } = stages.at(random.below(stages.length))
  return move(STAGE, leader, by, pay, rider, option)
}

/** Asks all cities with leaders in hand; the free city has none. */
export function askForLeaders(g: Game): void {
  let seats = 0
  for (let seat = 0; seat < g.rules.players; seat++) if (leaderHand.size(g, seat) > 0) seats |= 1 << seat
  g.listener?.({ what: 'recruitment', age: state.age.get(g) })
  ask(g, g.rules.layerOf('recruitment'), seats)
}

/** Whether an unbuilt stage would allow another recruitment: then leaders are kept in Age III. */
function mayStillRecruit(g: Game, seat: number): boolean {
  const { stages } = g.rules.boards[state.board.get(g, seat)]
  const recruits = recruiting(g.rules)
  for (let slot = 0; slot < stages.length; slot++) {
    if ((state.slots.get(g, seat) & (1 << slot)) !== 0) continue
    if (stagePieces(g, seat, slot).some(({ index }) => recruits[index])) return true
  }
  return false
}

/** Whether each piece allows another recruitment, by index. */
const recruiting = oncePerRuleset(({ pieces }) =>
  pieces.map(({ effects }) => effects.some(({ effect }) => effect.kind === 'extraRecruit')),
)

function returnLeaders(g: Game): void {
  if (state.age.get(g) !== 3) return
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (leaderHand.size(g, seat) === 0 || mayStillRecruit(g, seat)) continue
    while (leaderHand.size(g, seat) > 0) leaderBox.push(g, 0, leaderHand.removeAt(g, seat, 0))
  }
}

/** Draws random leaders from the box, as far as there are any. The free city gets none. */
export function drawLeaders(g: Game, seat: number, count: number): void {
  if (seat >= g.rules.players) return
  const drawn = chanceGives(g, (chance) => drawFrom(leaderBox.items(g), count, chance))
  for (const leader of drawn) {
    leaderBox.remove(g, 0, leader)
    leaderHand.push(g, seat, leader)
  }
  g.listener?.({
    what: 'leaders-drawn',
    seat,
    cards: drawn.length,
    own: forOwner(g, seat, { drawn: drawn.toSorted(byIndex).map((leader) => g.rules.pieces[leader].id) }),
  })
}

const byIndex = (one: number, other: number): number => one - other

function drawFrom(box: number[], count: number, chance: Random): number[] {
  const drawn: number[] = []
  while (drawn.length < count && box.length > 0) drawn.push(...box.splice(chance.below(box.length), 1))
  return drawn
}

export const recruitmentScript: readonly Insert[] = [
  {
    part: 'age',
    before: 'deal',
    resolved: true,
    line: {
      id: 'recruitment',
      asks: 'recruitment',
      run: askForLeaders,
    },
  },
  {
    part: 'age',
    before: 'deal',
    line: { id: 'return-leaders', run: returnLeaders },
  },
]
