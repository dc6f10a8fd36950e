/** What effects do, in French. */

import type {} from '@heptapolis/boxes'
import type { EffectKind, EffectOf, Whose } from '@heptapolis/engine'
import { fr } from './fr.ts'
import { NAMES_FR } from './names-fr.ts'

type Describers = { [K in EffectKind]?: (effect: EffectOf<K>) => string }

const COLOURS: Record<string, string> = {
  brown: 'marron',
  grey: 'grise',
  blue: 'bleue',
  yellow: 'jaune',
  red: 'rouge',
  green: 'verte',
  purple: 'violette',
  black: 'noire',
  white: 'blanche',
}
const THINGS: Record<string, string> = {
  stage: 'étape de merveille',
  defeat: 'jeton de défaite',
  victory: 'jeton de victoire',
  'victory-1': 'jeton de victoire de valeur 1',
  'victory-3': 'jeton de victoire de valeur 3',
  'victory-5': 'jeton de victoire de valeur 5',
  'three-coins': 'groupe de 3 pièces',
  coin: 'pièce',
  leader: 'chef recruté',
  island: 'île',
  'commercial-level': 'niveau commercial',
  'age-card-colour': 'couleur de cartes d’Âge',
  'stone-symbol': 'symbole de pierre',
  chain: 'carte construite par chaînage',
}
const thing = (id: string): string => (COLOURS[id] ? `carte ${COLOURS[id]}` : (THINGS[id] ?? id))
const plural = (n: number, word: string): string => `${n} ${word}${n > 1 ? 's' : ''}`
const coins = (n: number): string => plural(n, 'pièce')
const amount = (n: number | 'age'): string => (n === 'age' ? 'autant de pièces que le numéro de l’Âge' : coins(n))
const points = (n: number): string => plural(n, 'point')
const listed = (words: readonly string[], joint: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`
const good = (id: string): string => (fr.goods as Record<string, string>)[id] ?? id

const PLACES: Record<string, string> = {
  self: 'de votre cité',
  'left,right': 'des deux cités voisines',
  'self,left,right': 'de votre cité et des deux cités voisines',
  'left,right,self': 'de votre cité et des deux cités voisines',
}
const placed = (on: readonly Whose[]): string => PLACES[on.join(',')] ?? ''
const side = (where: string): string =>
  ({ left: 'de gauche', right: 'de droite', farLeft: 'deux sièges à gauche', farRight: 'deux sièges à droite' })[
    where
  ] ?? where
const counted = (all: readonly string[]): string[] =>
  [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} ${good(one)}`)

const LEADER_POWERS: Record<string, string> = {
  'bank-good': 'une fois par tour, une ressource au choix de la banque pour 1 pièce',
  commission: '1 pièce de la banque après un achat à un voisin, une fois par tour pour chacun des deux',
  'coin-more': 'une fois par tour, quand vous prenez des pièces à la banque, 1 pièce de plus',
  'defeats-returned': 'le jeton de défaite de chaque conflit perdu va au vainqueur',
  'defeats-as-shields': 'chacun de vos jetons de défaite compte comme 1 bouclier dans les conflits',
  'free-guilds': 'vos cartes violettes ne demandent aucune ressource',
  'free-leaders': 'vos chefs ne coûtent rien',
  'free-recruitment': 'vos prochains chefs ne coûtent rien aux phases de recrutement',
}
const SEA_POWERS: Record<string, (amount: number) => string> = {
  immune: () => 'vous ne perdez aucune pièce à la taxe ni à la piraterie',
  anyFleet: () => 'la construction navale avec une étape peut avancer n’importe lequel de vos navires, à son coût',
  stayOut: () => 'vous pouvez rester hors du conflit naval de chaque Âge',
  discount: (n) => `la construction navale coûte ${n} ressource de moins, au choix`,
  wages: (n) => `${coins(n)} chaque fois qu’un de vos navires avance`,
}
const ABILITIES: Record<string, string> = {
  'last-card': 'la dernière carte de chaque Âge peut être jouée au lieu d’être défaussée',
  'free-per-age': 'une fois par Âge, construisez une carte de votre main gratuitement',
  'free-new-colour': 'les cartes d’une couleur absente de votre cité sont gratuites',
  'free-first': 'la première carte choisie de chaque Âge est gratuite si vous la construisez',
  'free-last': 'la dernière carte choisie de chaque Âge est gratuite si vous la construisez',
  'free-black': 'une fois par Âge, construisez une carte noire gratuitement',
  architects: 'les étapes de votre merveille ne demandent aucune ressource',
  'project-building': 'une fois, construisez une carte d’Âge gratuitement puis rendez le jeton',
  'project-stage': 'une fois, construisez une étape sans ses ressources puis rendez le jeton',
}

function law({ law: one }: EffectOf<'law'>): string {
  const of = (value: number | 'age') => (value === 'age' ? 'autant de pièces que le numéro de l’Âge' : coins(value))
  const on = (what: string) => (what === 'stage' || what === 'chain' ? `une ${thing(what)}` : `une ${thing(what)}`)
  switch (one.op) {
    case 'tax':
      return `${on(one.on)} coûte ${of(one.coins)} de plus`
    case 'bonus':
      return `${on(one.on)} rapporte ${of(one.coins)}`
    case 'noResources':
      return `${on(one.on)} ne demande aucune ressource`
    case 'coinsForResources':
      return `les ressources d’${on(one.on)} peuvent être payées 1 pièce chacune`
    case 'price':
      return `les ${one.goods === 'raw' ? 'matières premières' : 'produits manufacturés'} achetés coûtent ${coins(Math.abs(one.by))} de ${one.by > 0 ? 'plus' : 'moins'}`
    case 'good':
      return `chaque cité dispose à chaque tour de 1 ${listed(one.any.map(good), 'ou')}`
    case 'muteBrown':
      return 'les cartes marron qui produisent deux biens ou offrent un choix ne produisent rien'
    case 'muteCards':
      return 'les cartes jaunes de commerce et de production sont sans effet'
    case 'endlessBrown':
      return 'les cartes marron qui produisent un seul bien en produisent autant qu’il faut'
    case 'neighbourChains':
      return 'les chaînages des cités voisines servent aussi'
    case 'victories':
      return 'les jetons de victoire gagnés valent un degré de moins'
    case 'defeats':
      return `chaque défaite donne ${one.tokens} jetons`
  }
}

function penalty({ penalty: loss }: EffectOf<'projectPenalty'>): string {
  const what =
    loss.lose === 'card'
      ? `une carte ${COLOURS[loss.colour]}`
      : loss.lose === 'coins'
        ? 'toutes vos pièces'
        : loss.lose === 'start'
          ? 'ce que le plateau donne au départ'
          : `${plural(loss.count, 'jeton')} de victoire`
  return `en cas d’échec, sans jeton : perdez ${what}`
}

export const EFFECTS_FR: Describers = {
  produce: ({ all = [], any = [] }) =>
    any.length > 0 ? `1 ${listed(any.map(good), 'ou')} à chaque tour` : `${listed(counted(all), 'et')} à chaque tour`,
  points: ({ points: n }) => points(n),
  coins: ({ coins: n }) => `${coins(n)} tout de suite`,
  shields: ({ shields: n }) => plural(n, 'bouclier'),
  science: ({ symbol }) =>
    symbol ? `1 ${fr.symbolOne[symbol]}` : '1 symbole scientifique au choix, choisi au décompte',
  trade: ({ goods, from }) =>
    `${goods === 'raw' ? 'les matières premières' : 'les produits manufacturés'} coûtent 1 pièce chez ${
      from.length > 1 ? 'vos deux voisins' : `votre voisin ${side(from[0])}`
    }`,
  each: ({ of, on, points: p, coins: c }) => {
    const gains = [...(c ? [`${coins(c)} tout de suite`] : []), ...(p ? [`${points(p)} à la fin`] : [])]
    const things = typeof of === 'string' ? [of] : of
    return `${listed(gains, 'et')} par ${listed(things.map(thing), 'ou')} ${placed(on)}`
  },
  set: ({ of, points: p }) => `${points(p)} par série de ${listed(of.map(thing), 'et')}`,
  most: ({ of, points: p }) => `${points(p)} si vous avez plus de ${thing(of)}s que chacun de vos voisins`,
  wonderComplete: ({ points: p }) => `${points(p)} si toutes les étapes de votre merveille sont construites`,
  dig: () => 'à la fin du tour, construisez gratuitement une carte de la défausse',
  copyGuild: () => 'à la fin, une guilde d’un voisin compte aussi pour vous',
  ability: ({ ability }) => ABILITIES[ability] ?? ability,
  victory: ({ value }) =>
    value === 'age' ? 'un jeton de victoire de l’Âge en cours' : `un jeton de victoire de valeur ${value}`,
  discount: ({ on }) => `vos ${thing(on)}s coûtent 1 ressource de moins, au choix`,
  setBonus: ({ points: p }) => `${points(p)} de plus par série de trois symboles différents`,
  leaderPower: ({ power }) => LEADER_POWERS[power] ?? power,
  reward: ({ for: what, coins: c }) =>
    what === 'victory'
      ? `${coins(c)} par jeton de victoire gagné`
      : `${coins(c)} par ${thing(what)}${what === 'chain' ? '' : ' construite'}`,
  copyLeader: () => 'choisissez un chef d’un voisin : son effet est aussi le vôtre',
  cheaperLeaders: ({ own, neighbours }) =>
    `vos chefs coûtent ${coins(own)} de moins, ceux de vos voisins ${coins(neighbours ?? 0)} de moins`,
  drawLeaders: ({ count }) => `${count} chefs de plus en main, pris dans la boîte`,
  extraRecruit: () => 'vous pouvez recruter un chef de plus tout de suite',
  swapSymbol: () => 'un de vos symboles scientifiques peut compter pour un autre',
  onlyLeader: ({ points: p }) => `${points(p)} si aucun autre chef n’est face visible dans votre cité`,
  without: ({ of, points: p }) => `${points(p)} si vous n’avez aucun ${thing(of)}`,
  commonSymbol: () => '1 symbole de plus de la sorte que vous avez le plus',
  victoryPairs: () => 'par paire de jetons de victoire égaux, autant de points que vaut l’un d’eux',
  amnesty: () => 'vos jetons de défaite sont défaussés, et chaque autre joueur défausse un jeton de victoire',
  stageToll: ({ coins: c }) => `chaque autre cité perd ${coins(c)} par étape de merveille que vous construisez`,
  bury: () => 'posez un de vos chefs face cachée : il n’agit plus et vaut deux fois son coût en points',
  diplomacy: () => 'un jeton de diplomatie pour les prochains conflits',
  mask: () => 'à la fin, copiez le symbole d’une carte verte d’un voisin ; aucune carte n’est copiée deux fois',
  othersLose: ({ coins: c, per }) =>
    `chaque autre cité perd ${amount(c)}${per === undefined ? '' : ` par ${thing(per)} qu’elle possède`}`,
  neighboursTake: ({ coins: c }) => `chaque voisin prend ${coins(c)} à la banque`,
  othersTake: ({ coins: c }) => `chaque autre cité prend ${coins(c)} à la banque`,
  neighboursOwe: ({ debt }) => `chaque voisin prend une dette de ${debt}`,
  wharf: ({ from }) =>
    `une fois par tour, la première ressource achetée au voisin ${side(from)} coûte 1 pièce de moins`,
  smugglersCache: () => 'la ressource de départ de chaque voisin coûte 1 pièce de moins',
  ownedGood: () =>
    'à chaque tour, 1 ressource de plus parmi celles que vos cartes marron ou grises ou votre plateau produisent',
  lackedGood: () =>
    'à chaque tour, 1 ressource parmi celles que vos cartes marron et grises et votre plateau ne produisent pas',
  memorial: ({ coins: c }) => `${coins(c)} tout de suite par jeton de défaite, qui sont ensuite défaussés`,
  naval: ({ strength }) => `${strength} de force navale`,
  advance: ({ fleets, of }) =>
    of
      ? `votre navire ${listed(
          of.map((fleet) => fr.fleets[fleet]),
          'ou',
        )} avance de 1 case, gratuitement`
      : `${fleets > 1 ? `${fleets} navires` : '1 navire'} au choix avance${fleets > 1 ? 'nt' : ''} de 1 case, gratuitement`,
  piracy: () => 'piraterie : chaque autre cité perd autant de pièces que son niveau commercial',
  majority: () => 'au décompte, 1 symbole de plus de la sorte que vous avez le plus',
  drawIsland: ({ level }) => `prenez la première île de niveau ${level}`,
  boarding: ({ against }) => `abordage : un conflit de plus à la fin de cet Âge, avec la cité ${side(against)}`,
  emporium: ({ at, perTurn, price }) =>
    `à chaque tour, vous pouvez acheter ${perTurn > 1 ? `jusqu’à ${perTurn} biens` : '1 bien'} à la cité ${side(at)}, pour ${coins(price)} l’unité`,
  seaPower: ({ power, amount }) => SEA_POWERS[power]?.(amount) ?? power,
  bestColour: ({ points: p }) => `à la fin, ${points(p)} par carte d’une même couleur de votre cité`,
  law,
  projectToken: ({ token }) => `prenez : ${(NAMES_FR[token] ?? token).toLowerCase()}`,
  projectPenalty: penalty,
  projectBag: () => 'une fois, participez à un projet avec une carte de n’importe quelle couleur',
  projectSets: ({ points: p }) => `${points(p)} de plus par série de trois symboles différents`,
  repeatGuild: () => 'à la fin, une guilde de votre cité compte une fois de plus',
  pardon: () => 'rendez tous vos jetons de défaite',
  pawn: ({ age }) =>
    age === 'any'
      ? 'prenez dans la boîte un pion d’un Âge au choix'
      : `prenez dans la boîte un pion de l’Âge ${'I'.repeat(Number(age))}`,
  fewVictories: ({ points: p }) => `${points(p)}, 1 de moins par jeton de victoire que vous possédez`,
  stillHands: () => 'une fois dans la partie, à la fin d’un tour au choix, les mains ne passent pas',
  stageForCoins: () => 'construisez tout de suite une étape de votre merveille, 1 pièce au lieu de chaque ressource',
  exchange: ({ give }) => `une fois par tour, ${give} ressources égales que vous produisez comptent pour 1 au choix`,
  markerColour: ({ points: p }) =>
    `à la fin, ${points(p)} par carte de vos voisins de la couleur de la carte placée sous cette étape`,
  copyStage: ({ of, stage }) =>
    `copie l’étape ${stage === 'last' ? 'finale' : stage} ${of === 'either' ? 'd’un voisin au choix' : `de votre voisin ${side(of)}`}, coût et effet`,
}
