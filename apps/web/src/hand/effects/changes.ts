/** Immediate effects of a move, computed as rows with the value before and after. */
import { figuresOf, isMarked, LOOKS, lossesTogether, shownIn } from '@heptapolis/boxes/faces'
import { type Game, type MoveJson, toPosition } from '@heptapolis/engine'
import {
  bestScience,
  controller,
  left,
  type Piece,
  right,
  type ScienceSymbol,
  SYMBOLS,
  scienceOf,
  state,
  strength,
  total,
} from '@heptapolis/engine/show'
import { chainsOpened, tried } from '../../city/close/tried.ts'
import { type Fight, fightsOf } from '../../city/fights.ts'
import { type LawEffect, lawsAtWork } from './laws.ts'
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
  /** Figure or mark of a box. */
  | { is: 'mark'; field: string; symbol: string; from: string; to: string }
  | ({ is: 'law' } & LawEffect)
  | { is: 'chains'; cards: readonly Piece[] }
  /** Effects of resources and trade: things they make possible or cheaper, and cities that lack the resource. */
  | { is: 'opens'; what: readonly Buyable[] }
  | { is: 'saves'; what: Buyable; coins: number }
  | { is: 'buyers'; cities: readonly number[] }

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
    ...sellersPaid(g, city, json).filter((change) => change.is !== 'gets' || change.city !== keeper),
  ]
}

/** Maximum number of savings at a glance. */
const MOST_SAVINGS = 2

function resourceRows(g: Game, city: number, { action, card }: MoveJson): Consequence[] {
  const piece = action === 'build' && card !== undefined ? g.rules.byId.get(card) : undefined
  if (!piece) return []
  const { opened, saved, buyers } = resourceGains(g, city, piece)
  return [
    ...(opened.length > 0 ? [{ is: 'opens' as const, what: opened }] : []),
    ...saved
      .toSorted((a, b) => b.coins - a.coins)
      .slice(0, MOST_SAVINGS)
      .map((one) => ({ is: 'saves' as const, ...one })),
    ...(buyers.length > 0 ? [{ is: 'buyers' as const, cities: buyers }] : []),
  ]
}

function pointsChanged(g: Game, after: Game, city: number): Consequence[] {
  const [from, to] = [total(g, city), total(after, city)]
  const hasCoins = state.coins.get(g, city) !== state.coins.get(after, city)
  return from === to ? [] : [{ is: 'points', from, to, hasCoins }]
}

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
  const figures = g.rules.setup.boxes.flatMap((box) => LOOKS.faces.get(box)?.figures ?? [])
  const fields = { ...toPosition(g).cities[city] }
  const marked = lossesTogether(shownIn(g.rules, 'city', fields).filter(isMarked))
  return new Map([
    ...figures.map(({ id, symbol, of }) => [id, { field: id, symbol, text: String(of(g, city)) }] as const),
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
    const from = before.get(key)?.text ?? '0'
    return from === text ? [] : [{ is: 'mark', field, symbol, from, to: text }]
  })
}
