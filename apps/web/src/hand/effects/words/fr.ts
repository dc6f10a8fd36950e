/** Texts of the list of what a choice changes, in French. */
import { au, de, form, le, listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import type { ChangeWords } from './en.ts'

export const words: ChangeWords = {
  whatChanges: 'ce qui change',
  conflictsThen: 'conflits, si l’Âge finissait maintenant',
  becomes: 'devient',
  against: (mine, theirs, foe) => `vous ${mine} – ${theirs} ${foe}`,
  pointsNow: 'points actuels',
  pointsWithCoins: 'points actuels (3\u00a0pièces\u00a0=\u00a01)',
  sciencePoints: 'points de science',
  yourShields: 'vos boucliers',
  yourCoins: 'vos pièces',
  everyOther: 'chaque autre cité',
  othersChange: {
    gain: (names, coins, isOne) => `${names} ${isOne ? 'gagne' : 'gagnent chacune'} ${plural(coins, 'pièce')}`,
    loss: (names, coins, isOne) => `${names} ${isOne ? 'perd' : 'perdent chacune'} ${plural(coins, 'pièce')}`,
    debt: (names, points, isOne) =>
      `${names} ${isOne ? 'prend' : 'prennent chacune'} une dette de ${plural(points, 'point')}`,
  },
  coinsOf: (city) => `pièces ${de(city)}`,
  forSale: (city) => `vous pourriez en acheter ${au(city)}`,
  nowPayable: (names) => `vous pourriez aussi construire ${listed(names.map(leOrStage))}`,
  cheaper: (name, coins) => costsLess(leOrStage(name), coins),
  payableIfBack: (names) => `si cette main vous revient, vous pourriez aussi construire ${listed(names.map(le))}`,
  cheaperIfBack: (name, coins) => `si cette main vous revient, ${costsLess(le(name), coins)}`,
  spareGood: 'inutile pour vos étapes, et vos deux voisins peuvent en produire eux-mêmes',
  nothingToChoose: 'aucun effet pour l’instant : il n’y a rien à choisir',
  buyers: (cities) =>
    `${listed(cities)} n’en ${form(cities.length, 'produit', 'produisent')} pas et ${form(cities.length, 'peut', 'peuvent')} vous en acheter`,
  toGo: (left) => (left > 0 ? `encore ${plural(left, 'participation')} pour l’achever` : 'vous l’achevez'),
  ifItFails: (coins) =>
    coins > 0
      ? `en cas d’échec, ${form(coins, 'la pièce payée est perdue', `les ${coins} pièces payées sont perdues`)}`
      : 'en cas d’échec, vous ne gagnez rien',
  lawCosts: (name, coins) => `la loi « ${name} » vous coûte ${plural(coins, 'pièce')}`,
  lawSaves: (name, coins) => `la loi « ${name} » vous fait économiser ${plural(coins, 'pièce')}`,
  lawInstead: (name, coins) => `coûte ${plural(coins, 'pièce')} au lieu de ses ressources (loi « ${name} »)`,
  lawGives: (name, coins) => `${plural(coins, 'pièce')} de plus pour vous, grâce à la loi « ${name} »`,
  onceFinished: (name, reward) => `${name}, après l’achèvement : ${small(reward)}`,
  failsWithout: (name, left, penalty) => `${name} : il en faut encore ${left} ce tour-ci ; ${small(penalty)}`,
}

const costsLess = (thing: string, coins: number): string =>
  `${thing} ${thing.startsWith('les ') ? 'coûteront' : 'coûtera'} ${plural(coins, 'pièce')} de moins`

const leOrStage = (name: string): string => (name.startsWith('Étape ') ? `l’${small(name)}` : le(name))
