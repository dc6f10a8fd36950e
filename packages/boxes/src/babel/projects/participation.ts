/** Project of the Age, and participation while building. */
import {
  COLOURS,
  Counter,
  chanceGives,
  chosenRider,
  form,
  type Game,
  type Insert,
  Numbers,
  type Piece,
  piecesOf,
  type Rider,
  riderIndex,
  riderOption,
  state,
  vector,
} from '@heptapolis/engine/box'
import { BAG, giveBack, hasToken } from './tokens.ts'

/** Project of the Age; 0 for none. */
export const project = new Counter('project', {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'pieces', sorts: ['project'] },
})
export const tokensLeft = new Counter('projectTokensLeft', {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'number' },
})
/** Maximum project tokens of a city. */
const MOST_PARTICIPATIONS = 9
export const participations = new Numbers('participations', {
  sees: 'all',
  position: form.always(form.count(MOST_PARTICIPATIONS)),
  mark: 'project',
})

/** Ruling: one token fewer than players, so seven for eight. */
export const tokensFor = (players: number): number => players - 1

/** Maximum: all but one token are taken, and then all players take part at once. */
export const mostParticipations = (players: number): number => tokensFor(players) - 1 + players

export function layOut(g: Game, card: number, tokens: number): void {
  project.set(g, card)
  tokensLeft.set(g, tokens)
  for (let seat = 0; seat < g.rules.cities; seat++) participations.set(g, seat, 0)
}

const isAgeCard = ({ sort }: Piece): boolean => sort === 'card' || sort === 'guild'
const [OF_COLOUR, WITH_BAG] = [1, 2]
const NO_WAY: readonly number[] = []
const WAYS: readonly (readonly number[])[] = [NO_WAY, [OF_COLOUR], [WITH_BAG]]

/** Rulings: the free city never takes part; a bag works once, and the cost is due with it too. */
export const participate: Rider = {
  withCard(g, seat, card) {
    if (tokensLeft.get(g) === 0) return NO_WAY
    const way = card.colour === projectPiece(g).colour ? OF_COLOUR : WITH_BAG
    if (way === WITH_BAG && !hasToken(g, seat, BAG)) return NO_WAY
    return seat < g.rules.players && isAgeCard(card) ? WAYS[way] : NO_WAY
  },
  cost(g, _seat, _option, cost) {
    const { need, coins } = projectPiece(g).price
    cost.need = vector.plus(cost.need, need)
    cost.coins += coins
  },
  fields: ['participate'],
  show: (_g, option) => ({ participate: option === WITH_BAG ? 'bag' : true }),
  choices: { names: ['share', 'share-with-bag'], of: (option) => option - OF_COLOUR },
}

const projectPiece = (g: Game): Piece => g.rules.pieces[project.get(g)]

/** Participation of a seat in this turn; 0 for none. */
function participation(g: Game, seat: number): number {
  const rider = chosenRider(g, seat)
  return rider !== 0 && g.rules.riders[riderIndex(rider)] === participate ? riderOption(rider) : 0
}

function takeTokens(g: Game): void {
  for (let seat = 0; seat < g.rules.players; seat++) {
    const way = participation(g, seat)
    if (way === 0) continue
    participations.add(g, seat, 1)
    // If several take part at once and tokens run out, the missing ones come from the reserve.
    tokensLeft.set(g, Math.max(0, tokensLeft.get(g) - 1))
    if (way === WITH_BAG) giveBack(g, seat, BAG)
    g.listener?.({ what: 'participation', seat, card: projectPiece(g).id })
  }
}

function reveal(g: Game): void {
  const cards = piecesOf(g, 'project', state.age.get(g))
  const [drawn] = chanceGives(g, (chance) => [cards[chance.below(cards.length)]])
  const card = g.rules.pieces[drawn]
  layOut(g, card.index, tokensFor(g.rules.players))
  g.listener?.({ what: 'project', card: card.id, colour: COLOURS[card.colour] })
}

export const participationLines: readonly Insert[] = [
  {
    part: 'age',
    after: 'age',
    line: {
      id: 'reveal-project',
      run: reveal,
    },
  },
  {
    part: 'resolve',
    after: 'activate',
    line: { id: 'join-project', run: takeTokens },
  },
]
