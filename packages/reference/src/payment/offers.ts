/** Legal moves of a city with its cards: every action, way and payment. */
import type { BoardDef, Colour, Pay, PieceDef, StageDef } from '@heptapolis/engine/show'
import { stagePieces } from '../printed.ts'
import { type City, cityAt, hasAbility, lawsOf, neighboursOf, type ReferenceTable, workingEffects } from '../table.ts'
import { FLEETS, type FleetName } from '../words.ts'
import { cardNeed, freeCardNeed, navalNeed, partNeed, stageForCoinsNeed, stageNeed, together } from './costs.ts'
import { recruitmentCost } from './leaders.ts'
import { type Need, paymentsFor } from './payments.ts'

/** Moment of a question: a turn, the last turn of an Age, an extra card after it, or the Recruitment phase. */
export interface OfferMoment {
  question: 'turn' | 'last-card' | 'recruitment' | 'extra-recruit' | 'dig' | 'stage-for-coins'
  isLastTurn: boolean
}

/** One action, written like its move but without the payment. */
export interface ReferenceOffer {
  action: string
  card?: string
  by?: string
  stage?: number
  half?: number
  fleet?: FleetName
  participate?: true | 'bag'
  tile?: string
  pays: Pay[]
}

type Rider = Pick<ReferenceOffer, 'fleet' | 'participate'>
interface OfferRider {
  rider: Rider
  need: Need
}

const NOTHING: Need = { goods: [[]], coins: 0 }
const ALONE: OfferRider = { rider: {}, need: NOTHING }

export function offersFor(
  table: ReferenceTable,
  city: City,
  hand: readonly PieceDef[],
  moment: OfferMoment,
): ReferenceOffer[] {
  const cards = [...new Map(hand.map((card) => [card.id, card])).values()]
  const isForCoins = moment.question === 'stage-for-coins'
  const offers = isForCoins ? stagesForCoins(table, city) : cards.flatMap((card) => offersOf(table, city, card, moment))
  const possible = offers.filter(({ pays }) => pays.length > 0)
  return city.seat >= table.players && moment.question === 'turn' ? forNobody(possible) : possible
}

function offersOf(table: ReferenceTable, city: City, card: PieceDef, moment: OfferMoment): ReferenceOffer[] {
  switch (moment.question) {
    case 'turn':
    case 'last-card':
      return [
        ...builds(table, city, card, moment),
        ...stages(table, city, card),
        ...sales(city, card),
        ...city.tiles.map((tile) => ({ action: 'tower', card: card.id, tile, pays: [{}] })),
      ]
    case 'recruitment':
      return [
        recruiting(table, city, card, true),
        ...stages(table, city, card),
        { action: 'give-up', card: card.id, pays: [{}] },
      ]
    case 'extra-recruit':
      return [recruiting(table, city, card, false)]
    case 'dig':
      return isNew(city, card) ? [digging(table, city, card)] : []
    case 'stage-for-coins':
      return []
  }
}

/**
 * The free city builds a card or stage if it can, by chain if possible, and sells only otherwise. It uses no
 * riders.
 */
function forNobody(offers: readonly ReferenceOffer[]): ReferenceOffer[] {
  const plain = offers.filter(({ fleet, participate, tile }) => !fleet && !participate && !tile)
  const isChained = ({ card }: ReferenceOffer) => plain.some((other) => other.card === card && other.by === 'chain')
  const useful = plain.filter(
    (offer) => offer.action === 'stage' || (offer.action === 'build' && (offer.by === 'chain' || !isChained(offer))),
  )
  return useful.length > 0 ? useful : plain.filter(({ action }) => action === 'sell')
}

const titleOf = ({ id, title }: PieceDef): string => title ?? id
const isNew = (city: City, card: PieceDef): boolean => !city.cards.some((one) => titleOf(one) === titleOf(card))

function builds(table: ReferenceTable, city: City, card: PieceDef, moment: OfferMoment): ReferenceOffer[] {
  if (!isNew(city, card)) return []
  const ways: { by?: string; need: Need }[] = [{ need: cardNeed(table, city, card) }]
  if (isChained(table, city, card)) ways.push({ by: 'chain', need: freeCardNeed(table, card, 'chain') })
  for (const by of powersFor(table, city, card, moment)) ways.push({ by, need: freeCardNeed(table, card, 'power') })
  return ways.flatMap(({ by, need }) =>
    alongCard(table, city, card).map(({ rider, need: more }) => ({
      action: 'build',
      card: card.id,
      by,
      ...rider,
      pays: paymentsFor(table, city, together(need, more)),
    })),
  )
}

function isChained(table: ReferenceTable, city: City, { chain = [] }: PieceDef): boolean {
  const cities = lawsOf(table, 'neighbourChains').length > 0 ? [city, ...neighboursOf(table, city)] : [city]
  return cities.some(({ cards }) => cards.some(({ id }) => chain.includes(id)))
}

/** Powers that waive the whole cost of this card now. */
function powersFor(table: ReferenceTable, city: City, card: PieceDef, { question, isLastTurn }: OfferMoment): string[] {
  const inTurn = question === 'turn'
  const covers: Record<string, boolean> = {
    'free-per-age': !city.spent.includes('free-per-age'),
    'free-new-colour': !city.cards.some(({ colour }) => colour === card.colour),
    'free-first': inTurn && table.turn === 1,
    'free-last': inTurn && isLastTurn,
    'free-black': card.colour === 'black' && !city.spent.includes('free-black'),
    'project-building': true,
  }
  return Object.keys(covers).filter((power) => covers[power] && hasAbility(city, power))
}

function digging(table: ReferenceTable, city: City, card: PieceDef): ReferenceOffer {
  return { action: 'pick', card: card.id, pays: paymentsFor(table, city, freeCardNeed(table, card, 'discard')) }
}

/** Stages that can be built next, with the pieces each offers. */
function openStages(table: ReferenceTable, city: City): { slot: number; pieces: PieceDef[] }[] {
  const { stages: printed, anyOrder } = city.board
  const isBuilt = (stage: StageDef, slot: number) =>
    anyOrder ? stagePieces(stage).some(({ id }) => city.stages.some((one) => one.id === id)) : slot < city.stages.length
  const open = printed.flatMap((stage, slot) =>
    isBuilt(stage, slot) ? [] : [{ slot, pieces: offeredBy(table, city, stage) }],
  )
  return anyOrder ? open : open.slice(0, 1)
}

const offeredBy = (table: ReferenceTable, city: City, stage: StageDef): PieceDef[] =>
  stagesOffered(stage, cityAt(table, city, 'left').board, cityAt(table, city, 'right').board)

/**
 * A stage that copies a neighbour's offers the neighbour's stages: any of them if that wonder has no fixed
 * order.
 */
export function stagesOffered(stage: StageDef, left: BoardDef, right: BoardDef): PieceDef[] {
  const copy = stage.effects?.find((effect) => effect.kind === 'copyStage')
  if (copy?.kind !== 'copyStage') return stagePieces(stage)
  const boards = { left: [left], right: [right], either: [left, right] }[copy.of]
  const pieces = boards.flatMap((board) => {
    const at = copy.stage === 'last' ? board.stages.length - 1 : copy.stage - 1
    return board.anyOrder ? board.stages.flatMap(stagePieces) : stagePieces(board.stages[at])
  })
  return copy.cost === 'own' ? pieces.map((piece) => ({ ...piece, cost: stage.cost })) : pieces
}

function stages(table: ReferenceTable, city: City, marker: PieceDef): ReferenceOffer[] {
  const ways = [undefined, ...['architects', 'project-stage'].filter((power) => hasAbility(city, power))]
  return openStages(table, city).flatMap(({ slot, pieces }) =>
    pieces.flatMap(({ cost }, i) =>
      ways.flatMap((by) =>
        alongStage(table, city).map(({ rider, need }) => ({
          action: 'stage',
          card: marker.id,
          by,
          stage: slot + 1,
          ...(pieces.length > 1 ? { half: i + 1 } : {}),
          ...rider,
          pays: paymentsFor(table, city, together(stageNeed(table, city, cost, by !== undefined), need)),
        })),
      ),
    ),
  )
}

/** Stevie's stage: one coin in place of each resource, with Stevie himself under it. */
const stagesForCoins = (table: ReferenceTable, city: City): ReferenceOffer[] =>
  openStages(table, city).flatMap(({ slot, pieces }) =>
    pieces.map(({ cost }, i) => ({
      action: 'stage',
      stage: slot + 1,
      ...(pieces.length > 1 ? { half: i + 1 } : {}),
      pays: paymentsFor(table, city, stageForCoinsNeed(table, cost)),
    })),
  )

const canSail = ({ yard, ships }: City, fleet: FleetName): boolean =>
  yard !== undefined && ships[fleet] < yard.columns[fleet].spaces.length

const sailing = (table: ReferenceTable, city: City, fleets: readonly FleetName[]): OfferRider[] =>
  fleets
    .filter((fleet) => canSail(city, fleet))
    .map((fleet) => ({ rider: { fleet }, need: navalNeed(table, city, fleet) }))

const isFleet = (colour: Colour | undefined): colour is FleetName => FLEETS.some((fleet) => fleet === colour)

/** No rider, a naval construction in the colour of the card, or a share in the project. */
function alongCard(table: ReferenceTable, city: City, { colour }: PieceDef): OfferRider[] {
  return [ALONE, ...sailing(table, city, isFleet(colour) ? [colour] : []), ...joiningProject(table, city, colour)]
}

function joiningProject(table: ReferenceTable, city: City, colour: Colour | undefined): OfferRider[] {
  const { project } = table
  if (!project) return []
  const isColour = project.colour === colour
  if (!isColour && workingEffects(city, 'projectBag').length === 0) return []
  return [{ rider: { participate: isColour ? true : 'bag' }, need: partNeed(table, project) }]
}

/** No rider, a naval construction in the column with the wonder sign, or a share in the edifice. */
function alongStage(table: ReferenceTable, city: City): OfferRider[] {
  const anyFleet = workingEffects(city, 'seaPower').some(({ power }) => power === 'anyFleet')
  const fleets = anyFleet ? FLEETS : city.yard ? [city.yard.wonder] : []
  const joins = table.edifice && !city.participated
  return [
    ALONE,
    ...sailing(table, city, fleets),
    ...(joins && table.edifice
      ? [{ rider: { participate: true as const }, need: partNeed(table, table.edifice) }]
      : []),
  ]
}

/** Three coins, or the yellow ship moves up one space for free. */
const sales = (city: City, card: PieceDef): ReferenceOffer[] => [
  { action: 'sell', card: card.id, pays: [{}] },
  ...(canSail(city, 'yellow') ? [{ action: 'sell', card: card.id, fleet: 'yellow' as const, pays: [{}] }] : []),
]

const recruiting = (table: ReferenceTable, city: City, leader: PieceDef, isPhase: boolean): ReferenceOffer => ({
  action: 'recruit',
  card: leader.id,
  pays: paymentsFor(table, city, { goods: [[]], coins: recruitmentCost(table, city, leader, isPhase) }),
})
