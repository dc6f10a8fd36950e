/** Immediate effects of a move, computed as rows with the value before and after. */
import { figuresOf, isMarked, LOOKS, lossesTogether, shownIn } from '@heptapolis/boxes/faces'
import { type Game, type MoveJson, toPosition } from '@heptapolis/engine'
import {
  bestScience,
  controller,
  isLastTurn,
  left,
  type Piece,
  right,
  type ScienceSymbol,
  SYMBOLS,
  scienceOf,
  scores,
  stagePieces,
  state,
  strength,
  total,
} from '@heptapolis/engine/show'
import { failingFor } from '../../boxes/participation.ts'
import { chainsOpened, tried } from '../../city/close/tried.ts'
import { type Fight, fightsOf } from '../../city/fights.ts'
import { handComesBack } from '../passing.ts'
import { type LawEffect, lawsAtWork } from './laws.ts'
import { type OtherChange, othersChanged } from './others.ts'
import { type Buyable, resourceGains } from './resource-gains.ts'

export type Consequence =
  | { is: 'fight'; fight: Fight; before: Fight | undefined }
  | { is: 'peace' }
  /** Own shields, where no conflict changes its result. */
  | { is: 'shields'; from: number; to: number }
  /** `hasCoins`: the move also changes the coins, which count among the points. */
  | { is: 'points'; from: number; to: number; hasCoins: boolean }
  | { is: 'science'; from: number; to: number }
  | { is: 'symbol'; symbol: ScienceSymbol | 'wild'; from: number; to: number }
  | { is: 'coins'; from: number; to: number }
  | { is: 'gets'; city: number; coins: number }
  | ({ is: 'others' } & OtherChange)
  /** Of the free city: its coins, and a resource that others may buy from it. */
  | { is: 'coinsOf'; city: number; from: number; to: number }
  | { is: 'forSale'; city: number }
  /** Figure or mark of a box; without a first value if that was nothing. */
  | { is: 'mark'; field: string; symbol: string; from: string | undefined; to: string }
  /** Points for the rank in a figure of a box if the Age ended now. */
  | { is: 'rank'; field: string; symbol: string; from: number; to: number }
  /** In the last turn of an Age: a project or edifice whose failure penalises the own city. */
  | { is: 'failing'; piece: Piece; name: string; left: number }
  /** An effect of the piece has nothing to choose from. */
  | { is: 'idle' }
  | ({ is: 'law' } & LawEffect)
  | { is: 'chains'; cards: readonly Piece[] }
  /** Effects of resources and trade: things they make possible or cheaper, and cities that lack the resource. */
  | { is: 'opens'; what: readonly Buyable[] }
  | { is: 'saves'; what: Buyable; coins: number }
  | { is: 'buyers'; cities: readonly number[] }
  /** A resource that makes no stage cheaper, and that both neighbours make themselves. */
  | { is: 'spare' }

/** Maximum number of rows at a glance. */
const MOST = 7

/** Fights, points, science, coins, boxes, chains: in this order, and only changes. */
export function changesOf(g: Game, city: number, json: MoveJson): Consequence[] {
  const made = tried(g, city, json)
  if (!made) return []
  const { move, before, after } = made
  if (city >= g.rules.players) return keepersChanges(before, after, city, json)
  const cards = chainsOpened(g, json)
  return [
    ...fightsChanged(g, after, city),
    ...pointsChanged(g, after, city),
    ...symbolsChanged(g, after, city),
    ...changed('science', scienceWorth(g, city), scienceWorth(after, city)),
    ...changed('coins', state.coins.get(g, city), state.coins.get(after, city)),
    ...sellersPaid(g, city, json),
    ...lawsAtWork(g, city, move).map((law): Consequence => ({ is: 'law', ...law })),
    ...marksChanged(g, after, city),
    ...ranksChanged(g, after, city),
    ...(isLastTurn(g) ? failingFor(after, city).map((one) => ({ is: 'failing' as const, ...one })) : []),
    ...(isIdle(g, after, city, json) ? [{ is: 'idle' as const }] : []),
    ...othersChanged(g, after, city, json).map((one): Consequence => ({ is: 'others', ...one })),
    ...(cards.length > 0 ? [{ is: 'chains' as const, cards }] : []),
    ...resourceRows(g, city, json),
  ].slice(0, MOST)
}

/** A move of the free city matters to the player who chooses it, and to the other one if it pays them. */
function keepersChanges(g: Game, after: Game, city: number, json: MoveJson): Consequence[] {
  const keeper = controller(g, city)
  return [
    ...fightsChanged(g, after, keeper),
    ...pointsChanged(g, after, keeper),
    ...changed('coins', state.coins.get(g, keeper), state.coins.get(after, keeper)),
    ...coinsOfFreeCity(g, after, city),
    ...(isResource(pieceToBuild(g, json)) ? [{ is: 'forSale' as const, city }] : []),
    ...sellersPaid(g, city, json).filter((change) => change.is !== 'gets' || change.city !== keeper),
  ]
}

function coinsOfFreeCity(g: Game, after: Game, city: number): Consequence[] {
  const [from, to] = [g, after].map((one) => state.coins.get(one, city))
  return from === to ? [] : [{ is: 'coinsOf', city, from, to }]
}

/** Maximum number of savings at a glance. */
const MOST_SAVINGS = 2

const RESOURCE_COLOURS: ReadonlySet<string> = new Set(['brown', 'grey'])

const isResource = (piece: Piece | undefined): boolean => RESOURCE_COLOURS.has(piece?.def.colour ?? '')

const pieceToBuild = ({ rules }: Game, { action, card }: MoveJson): Piece | undefined =>
  action === 'build' && card !== undefined ? rules.byId.get(card) : undefined

/** The other cards of the hand are passed on: they count only if the hand comes back in this Age. */
function resourceRows(g: Game, city: number, json: MoveJson): Consequence[] {
  const piece = pieceToBuild(g, json)
  if (!piece) return []
  const { opened, saved, buyers, isCommon } = resourceGains(g, city, piece)
  const isKept = (what: Buyable): boolean => typeof what === 'number' || handComesBack(g)
  const open = opened.filter(isKept).toSorted((a, b) => Number(typeof a !== 'number') - Number(typeof b !== 'number'))
  const cheaper = saved.filter(({ what }) => isKept(what))
  const isSpare = isResource(piece) && isCommon && open.length + cheaper.length === 0
  return [
    ...(open.length > 0 ? [{ is: 'opens' as const, what: open }] : []),
    ...cheaper
      .toSorted((a, b) => b.coins - a.coins)
      .slice(0, MOST_SAVINGS)
      .map((one) => ({ is: 'saves' as const, ...one })),
    ...(buyers.length > 0 ? [{ is: 'buyers' as const, cities: buyers }] : []),
    ...(isSpare ? [{ is: 'spare' as const }] : []),
  ]
}

function pointsChanged(g: Game, after: Game, city: number): Consequence[] {
  const [from, to] = [total(g, city), total(after, city)]
  const hasCoins = state.coins.get(g, city) !== state.coins.get(after, city)
  return from === to && !isBalanced(g, after, city) ? [] : [{ is: 'points', from, to, hasCoins }]
}

/** Whether gains and losses of points are equal, such as those of a card and of the coins paid for it. */
function isBalanced(g: Game, after: Game, city: number): boolean {
  if (city >= g.rules.players) return false
  const [before, then] = [g, after].map((one) => scores(one)[city].rows.map(({ id, points }) => `${id} ${points}`))
  return before.join() !== then.join()
}

/** Whether all that the piece does is to offer a choice, and nothing is there to choose from. */
function isIdle(g: Game, after: Game, city: number, json: MoveJson): boolean {
  const pieces = piecesBuilt(g, city, json)
  return pieces.some(({ effects }) => effects.some(({ effect }) => LOOKS.idle[effect.kind]?.(after, city)))
}

function piecesBuilt(g: Game, city: number, { action, card, stage, half = 1 }: MoveJson): readonly Piece[] {
  if (action === 'stage') return stagePieces(g, city, Number(stage) - 1).filter((_, i) => i === Number(half) - 1)
  const piece = card !== undefined && PLAYS.has(action) ? g.rules.byId.get(card) : undefined
  return piece ? [piece] : []
}

const PLAYS: ReadonlySet<string> = new Set(['build', 'recruit'])

const changed = (is: 'shields' | 'science' | 'coins', from: number, to: number): Consequence[] =>
  from === to ? [] : [{ is, from, to }]

const scienceWorth = (g: Game, city: number): number => bestScience(scienceOf(g, city)).total

function fightsChanged(g: Game, after: Game, city: number): Consequence[] {
  const before = fightsOf(g, city)
  const then = fightsOf(after, city)
  if (then.length === 0 && before.length > 0) return [{ is: 'peace' }]
  const rows = then.flatMap((fight): Consequence[] => {
    const same = before.find(({ foe, side, by }) => foe === fight.foe && side === fight.side && by === fight.by)
    return (same?.points ?? 0) === fight.points ? [] : [{ is: 'fight', fight, before: same }]
  })
  return rows.length > 0 ? rows : changed('shields', strength(g, city), strength(after, city))
}

const symbolsChanged = (g: Game, after: Game, city: number): Consequence[] =>
  ([...SYMBOLS, 'wild'] as const).flatMap((symbol, i): Consequence[] => {
    const [from, to] = [g, after].map((one) => state.symbols.get(one, city, i))
    return from === to ? [] : [{ is: 'symbol', symbol, from, to }]
  })

function sellersPaid(g: Game, city: number, { pay = {} }: MoveJson): Consequence[] {
  const [toLeft, toRight] = [left(g, city), right(g, city)]
  const sellers = [
    [toLeft, pay.left],
    [toRight, pay.right],
    [left(g, toLeft), pay.farLeft],
    [right(g, toRight), pay.farRight],
  ] as const
  return sellers.flatMap(([seller, coins = 0]): Consequence[] =>
    coins > 0 ? [{ is: 'gets', city: seller, coins }] : [],
  )
}

interface NumberMark {
  field: string
  symbol: string
  text: string
}

/** Box figures of a city, and numeric marks beside it. Losses are in one number as there, whichever field comes first. */
function marksOf(g: Game, city: number): Map<string, NumberMark> {
  const fields = { ...toPosition(g).cities[city] }
  const marked = lossesTogether(shownIn(g.rules, 'city', fields).filter(isMarked))
  return new Map([
    ...figuresIn(g).map(({ id, symbol, of }) => [id, { field: id, symbol, text: String(of(g, city)) }] as const),
    ...marked
      .filter(({ mark }) => mark.as !== 'names' && mark.as !== 'faces')
      .map((shown) => {
        const { field, mark } = shown
        const text = figuresOf(shown) || '1'
        return [mark.as === 'loss' ? mark.symbol : field, { field, symbol: mark.symbol, text }] as const
      }),
  ])
}

function marksChanged(g: Game, after: Game, city: number): Consequence[] {
  const before = marksOf(g, city)
  return [...marksOf(after, city)].flatMap(([key, { field, symbol, text }]): Consequence[] => {
    const from = before.get(key)?.text ?? (isCount(text) ? '0' : undefined)
    return from === text ? [] : [{ is: 'mark', field, symbol, from, to: text }]
  })
}

/** Not Roman numerals. */
const isCount = (text: string): boolean => /\d/.test(text)

const figuresIn = ({ rules }: Game) => rules.setup.boxes.flatMap((box) => LOOKS.faces.get(box)?.figures ?? [])

const ranksChanged = (g: Game, after: Game, city: number): Consequence[] =>
  figuresIn(g).flatMap(({ id, symbol, brings }): Consequence[] => {
    const [from, to] = [g, after].map((one) => brings?.(one, city) ?? 0)
    return from === to ? [] : [{ is: 'rank', field: id, symbol, from, to }]
  })
