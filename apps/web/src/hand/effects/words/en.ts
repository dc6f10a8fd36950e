/** Texts of the list of what a choice changes, in English. */
import { form, listed, plural, small } from '@heptapolis/boxes/grammar/en'

export const words = {
  whatChanges: 'what changes',
  conflictsThen: 'conflicts, if the Age ended now',
  becomes: 'becomes',
  against: (mine: number, theirs: number, foe: string) => `you ${mine} – ${theirs} ${foe}`,
  pointsNow: 'points now',
  pointsWithCoins: 'points now (3\u00a0coins\u00a0=\u00a01)',
  sciencePoints: 'science points',
  yourShields: 'your shields',
  yourCoins: 'your coins',
  everyOther: 'every other city',
  othersChange: {
    gain: (names: string, coins: number, isOne: boolean) =>
      `${names} ${isOne ? 'gets' : 'each get'} ${plural(coins, 'coin')}`,
    loss: (names: string, coins: number, isOne: boolean) =>
      `${names} ${isOne ? 'loses' : 'each lose'} ${plural(coins, 'coin')}`,
    debt: (names: string, points: number, isOne: boolean) =>
      `${names} ${isOne ? 'takes' : 'each take'} a debt of ${plural(points, 'point')}`,
  },
  coinsOf: (city: string) => `coins of ${city}`,
  forSale: (city: string) => `you could buy it from ${city}`,
  nowPayable: (names: readonly string[]) => `you could also build ${listed(names)}`,
  cheaper: (name: string, coins: number) => `${name} will cost ${plural(coins, 'coin')} less`,
  /** Of cards that are passed on now. */
  payableIfBack: (names: readonly string[]) => `if the hand comes back, you could also build ${listed(names)}`,
  cheaperIfBack: (name: string, coins: number) =>
    `if the hand comes back, ${name} will cost ${plural(coins, 'coin')} less`,
  spareGood: 'no use for your stages, and both neighbours can make it themselves',
  nothingToChoose: 'no effect for now: there is nothing to choose from',
  buyers: (cities: readonly string[]) =>
    `${listed(cities)} ${form(cities.length, 'does', 'do')} not produce it and may buy it from you`,
  toGo: (left: number) => (left > 0 ? `${left} more to complete it` : 'you complete it'),
  ifItFails: (coins: number) =>
    coins > 0 ? `if it fails, you lose the ${plural(coins, 'coin')} you paid` : 'if it fails, you get nothing',
  lawCosts: (name: string, coins: number) => `the law “${name}” costs you ${plural(coins, 'coin')}`,
  lawSaves: (name: string, coins: number) => `the law “${name}” saves you ${plural(coins, 'coin')}`,
  lawInstead: (name: string, coins: number) =>
    `costs ${plural(coins, 'coin')} instead of its resources (law “${name}”)`,
  lawGives: (name: string, coins: number) =>
    `${coins} more ${form(coins, 'coin', 'coins')} for you because of the law “${name}”`,
  /** Reward of a project or edifice to take part in. */
  onceFinished: (name: string, reward: string) => `${name}, when it is finished: ${small(reward)}`,
  failsWithout: (name: string, left: number, penalty: string) =>
    `${name} needs ${left} more this turn; ${small(penalty)}`,
}

export type ChangeWords = typeof words
