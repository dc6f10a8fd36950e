/** Coins that cities lose at the end of a turn, after all purchases and gains. */
import {
  type Box,
  broken,
  causedBy,
  countIn,
  type EffectOf,
  type EffectRules,
  type Form,
  type Game,
  isProblem,
  List,
  lose,
  Numbers,
  noSuch,
  readCount,
  readEach,
  readRecord,
  state,
  textOf,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /**
     * Every other city loses coins at the end of the turn (`age`: the number of the Age), multiplied by its count of
     * `per` if given.
     */
    othersLose: { coins: number | 'age'; per?: string }
  }
  interface Modifiers {
    /** Handles a loss in another way than paying; true if it does. */
    loss?(g: Game, seat: number, coins: number): boolean
  }
}

export const othersLose = (coins: number | 'age', per?: string): EffectOf<'othersLose'> => ({
  kind: 'othersLose',
  coins,
  per,
})

const SEAT_BITS = 4
const COIN_BITS = 6

const LOSS = '{"from":0,"coins":2}'

/** Loss in a position: the cause, coins, and the counted thing. */
const lossForm: Form = {
  shape: { is: 'such', as: `[${LOSS}]` },
  quiet: true,
  inputs: { as: 'seat' },
  read: (value, field, { cities, counts }) =>
    readEach(value, field, 'losses', (one, at) => {
      const given = readRecord(one, at, ['from', 'coins', 'per'], LOSS)
      if (isProblem(given)) return given
      const from = readCount(given.from, `${at}.from`, cities - 1)
      if (isProblem(from)) return from
      const coins = readCount(given.coins, `${at}.coins`, (1 << COIN_BITS) - 1)
      if (isProblem(coins)) return coins
      const things = Object.keys(counts)
      const thing = given.per === undefined ? 0 : things.indexOf(textOf(given.per)) + 1
      if (given.per !== undefined && thing === 0) return noSuch(`${at}.per`, 'thing', given.per, things)
      return encode(from, coins, thing)
    }),
  write: (losses, { counts }) =>
    losses.map((loss) => {
      const { from, coins, thing } = decode(loss)
      return thing === 0 ? { from, coins } : { from, coins, per: Object.keys(counts)[thing - 1] }
    }),
}

/** Losses of this turn: seat of the cause, coins, and the thing counted in the victim's city. */
const caused = new List('losses', 48, false, { sees: 'all', position: lossForm })
/** Coins due from a city at the end of the turn. */
const due = new Numbers('due', { sees: 'all' })

const encode = (from: number, coins: number, thing: number): number =>
  from | (coins << SEAT_BITS) | (thing << (SEAT_BITS + COIN_BITS))

const decode = (loss: number): { from: number; coins: number; thing: number } => ({
  from: loss & ((1 << SEAT_BITS) - 1),
  coins: (loss >> SEAT_BITS) & ((1 << COIN_BITS) - 1),
  thing: loss >> (SEAT_BITS + COIN_BITS),
})

/** Every other city loses coins at the end of the turn, or coins per thing that it has then. */
export function causeLoss(g: Game, seat: number, coins: number, per?: string): void {
  const thing = per === undefined ? 0 : thingNumber(g, per)
  caused.push(g, 0, encode(seat, coins, thing))
}

function thingNumber(g: Game, per: string): number {
  const at = Object.keys(g.rules.counts).indexOf(per)
  return at < 0 ? broken(`nothing counts ${per}`) : at + 1
}

/** One city loses coins at the end of the turn. All losses of a turn are paid together; the event names each cause. */
export function owe(g: Game, seat: number, coins: number, source?: string, other?: number): void {
  if (coins === 0) return
  due.add(g, seat, coins)
  g.listener?.({ what: 'owes', seat, coins, ...causedBy(source, other) })
}

function spread(g: Game, loss: number): void {
  const { from, coins, thing } = decode(loss)
  const per = thing === 0 ? undefined : Object.keys(g.rules.counts)[thing - 1]
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (seat !== from) owe(g, seat, per === undefined ? coins : coins * countIn(g, seat, per), undefined, from)
  }
}

/** Coins that each city loses at the end of this turn as things stand. Changes the game: for copies. */
export function lossesDue(g: Game): number[] {
  if (!g.rules.columns.includes(caused)) return []
  while (caused.size(g, 0) > 0) spread(g, caused.removeAt(g, 0, 0))
  return Array.from({ length: g.rules.cities }, (_, seat) => due.get(g, seat))
}

function meet(g: Game, seat: number): void {
  const coins = due.get(g, seat)
  if (coins === 0) return
  due.set(g, seat, 0)
  for (const bend of g.rules.modifiers.loss) if (bend(g, seat, coins)) return
  lose(g, seat, coins)
}

const effects: EffectRules = {
  othersLose: {
    harms: true,
    now: (g, seat, { coins, per }) => causeLoss(g, seat, coins === 'age' ? state.age.get(g) : coins, per),
  },
}

/** For boxes with effects of kind `othersLose`, or with their own losses (`owe` before the line `losses`). */
export const losses: Box = {
  id: 'losses',
  columns: [caused, due],
  effects,
  bends: ['loss'],
  script: [
    {
      part: 'turnEnd',
      after: 'dig',
      line: {
        id: 'losses',
        run(g) {
          while (caused.size(g, 0) > 0) spread(g, caused.removeAt(g, 0, 0))
          for (let seat = 0; seat < g.rules.cities; seat++) meet(g, seat)
        },
      },
    },
  ],
}
