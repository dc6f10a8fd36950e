/** Texts of the rules themselves in French. */
import type { Offer, Resource, Side, Told, Whose } from '@heptapolis/engine/box'
import { au, avoir, capital, clauses, de, du, form, le, listed, plural, spelled } from '../grammar/fr.ts'
import type { CoreWords, NamedCause, Noun, PaidShare, Party, Speech, TermWords, Translated } from '../types.ts'
import type { words as en } from './en.ts'
import { faults } from './faults/fr.ts'
import { isDiscounted, isNowhere } from './lacking.ts'
import { problems } from './problems/fr.ts'

const coins = (count: number): string => plural(count, 'pièce')
const points = (count: number): string => plural(count, 'point')
const shields = (count: number): string => plural(count, 'bouclier')
const age = (number: number): string => `Âge ${'I'.repeat(number)}`
/** Questions may precede the first turn of an Age. */
const turn = (of: number, number: number): string => (number === 0 ? age(of) : `${age(of)}, tour ${number}`)
const card = (one: string, many = `${one}s`): Noun => [`carte ${one}`, `cartes ${many}`]

/** Several colours of cards share their noun: "carte marron, grise ou violette". */
const named = (things: readonly string[]): string[] =>
  things.every((thing) => thing.startsWith('carte '))
    ? things.map((thing, i) => (i > 0 ? thing.slice('carte '.length) : thing))
    : [...things]

const PLACES: Readonly<Record<string, string>> = {
  self: 'de votre cité',
  'left,right': 'des deux cités voisines',
  'self,left,right': 'de votre cité et des deux cités voisines',
  'left,right,self': 'de votre cité et des deux cités voisines',
}
const placed = (on: readonly Whose[]): string => PLACES[on.join(',')]
const SIDES: Readonly<Record<Side, string>> = { left: 'de gauche', right: 'de droite' }
const sided = (from: readonly Side[]): string =>
  from.length > 1 ? 'vos deux voisins' : `votre voisin ${SIDES[from[0]]}`

const NOT_FREE = new Set(['pay', 'discard'])
/** Without an adjective, so that it agrees with every card. */
const freeBecause = (cards: readonly string[], city?: string): string =>
  `gratuitement grâce ${listed(cards.map(au), 'ou')}${city ? ` ${de(city)}` : ''}`
const freely = (way: unknown): string => (NOT_FREE.has(String(way)) ? '' : ' gratuitement')

const counted = (goods: readonly Resource[], say: Speech): string =>
  listed([...new Set(goods)].map((good) => say.goods(goods.filter((other) => other === good).length, good)))

const oneOf = (goods: readonly Resource[], say: Speech): string =>
  listed(
    goods.map((good) => `1 ${say.good(good)}`),
    'ou',
  )

function offered({ stock, price }: Offer, wanted: number): string {
  if (stock === 0) return 'n’en vend pas'
  const sold = Math.min(stock, wanted)
  return sold === 1 ? `en vend 1 pour ${coins(price)}` : `en vend ${sold} à ${coins(price)} l’unité`
}

/** `votre Repaire`, `Octroi d’Ur`; a leader stays without an article. */
function ownedBy(cause: string, { isYou, name }: Party): string {
  if (le(cause) === cause) return `${cause} (${isYou ? 'vous' : name})`
  if (!isYou) return `${cause} ${de(name)}`
  return `${le(cause).startsWith('les ') ? 'vos' : 'votre'} ${cause}`
}

const payee = ({ to }: PaidShare): string => (to.isYou ? 'vous' : to.name)

/** Only the bank needs no name: `pour 1 pièce`, `en payant 2 pièces à Gizah`, `pour 3 pièces (2 à Gizah, 1 à la banque)`. */
function paying(deed: string, payees: readonly PaidShare[], isInAll = false): string {
  const [first, ...others] = payees
  if (!first) return deed
  const sum = `${coins(payees.reduce((all, { coins: paid }) => all + paid, 0))}${isInAll ? ' en tout' : ''}`
  if (others.length > 0)
    return `${deed} pour ${sum} (${payees.map((one) => `${one.coins} à ${payee(one)}`).join(', ')})`
  if (first.isBank) return `${deed} pour ${sum}`
  if (isInAll)
    return `${deed} pour ${sum}, ${first.to.isYou ? 'que vous recevez' : `${form(first.coins, 'versée', 'versées')} à ${first.to.name}`}`
  return first.to.isYou ? `${deed} en vous payant ${sum}` : `${deed} en payant ${sum} à ${payee(first)}`
}

function becauseOf(deed: string, causes: readonly NamedCause[]): string {
  const [first, ...others] = causes
  if (!first) return deed
  if (others.length === 0) return `${deed} à cause ${du(first.name)}`
  return `${deed} : ${listed(causes.map(({ name, coins: taken }) => `${taken} à cause ${du(name)}`))}`
}

/** `un jeton Victoire de valeur 3`, `deux jetons Victoire de valeur 3`. */
const tokensWorth = ({ value, times = 1 }: Told): string =>
  `${Number(times) === 1 ? 'un jeton' : `${spelled(Number(times))} jetons`} Victoire de valeur ${value}`

const SYMBOLS: TermWords['symbols'] = {
  compass: ['compas', 'compas'],
  gear: ['rouage', 'rouages'],
  tablet: ['tablette', 'tablettes'],
  wild: ['symbole au choix', 'symboles au choix'],
}

const GOODS: Readonly<Record<Resource, Noun>> = {
  wood: ['bois', 'bois'],
  stone: ['pierre', 'pierres'],
  clay: ['argile', 'argiles'],
  ore: ['minerai', 'minerais'],
  glass: ['verre', 'verres'],
  cloth: ['tissu', 'tissus'],
  papyrus: ['papyrus', 'papyrus'],
}
const countGoods = (count: number, good: Resource): string => plural(count, ...GOODS[good])

export const words: CoreWords & Translated<typeof en> = {
  terms: {
    goods: GOODS,
    colours: {
      brown: 'marron',
      grey: 'gris',
      blue: 'bleu',
      yellow: 'jaune',
      red: 'rouge',
      green: 'vert',
      purple: 'violet',
      black: 'noir',
      white: 'blanc',
    },
    symbols: SYMBOLS,
    sides: { a: 'face A', b: 'face B', day: 'jour', night: 'nuit', promo: 'promo' },
    editions: { '1e': 'Première édition', '2e': 'Deuxième édition' },
    countGoods,
    countSymbols: (count, symbol) => plural(count, ...SYMBOLS[symbol]),
    coins,
    points,
    shields,
    coinsOfAge: '1, 2 ou 3 pièces selon l’Âge',
    noCost: 'sans coût',
    freeBecause,
    age,
    turn,
    stage: (number) => `Étape ${number}`,
    ownStage: (number) => `étape ${number}`,
    stageOf: (wonder, number, half) =>
      `${wonder}, étape ${number}${half > 0 ? `, moitié ${['gauche', 'droite'][half - 1]}` : ''}`,
    faceDown: 'carte face cachée',
    bank: 'la banque',
    you: 'vous',
    ownedBy,
    freeCity: 'cité libre',
    and: (all) => listed(all),
    or: (all) => listed(all, 'ou'),
    clauses,
    paying,
    gaining: (deed, gained, isSale) => (isSale ? `${deed} pour ${coins(gained)}` : `${deed} (+${coins(gained)})`),
    thanksTo: (deed, cause) => `${deed} grâce ${au(cause)}`,
    becauseOf,
    together: (names, deed) => `${listed(names)} ${names.length > 1 ? deed.replace(/^a /, 'ont ') : deed}`,
    times: (deed, times) => `${deed} ${times === 2 ? 'deux' : times} fois`,
    between: ' ; ',
    capital,
  },

  sorts: {
    card: ['carte', 'cartes'],
    guild: ['guilde', 'guildes'],
    board: ['merveille', 'merveilles'],
    stage: ['étape de merveille', 'étapes de merveille'],
  },
  things: {
    brown: card('marron', 'marron'),
    grey: card('grise'),
    blue: card('bleue'),
    yellow: card('jaune'),
    red: card('rouge'),
    green: card('verte'),
    purple: card('violette'),
    black: card('noire'),
    white: card('blanche'),
    stage: ['étape de merveille', 'étapes de merveille'],
    defeat: ['jeton Défaite', 'jetons Défaite'],
    victory: ['jeton Victoire', 'jetons Victoire'],
    'victory-1': ['jeton Victoire de valeur 1', 'jetons Victoire de valeur 1'],
    'victory-3': ['jeton Victoire de valeur 3', 'jetons Victoire de valeur 3'],
    'victory-5': ['jeton Victoire de valeur 5', 'jetons Victoire de valeur 5'],
    coin: ['pièce', 'pièces'],
    'three-coins': ['tranche de 3 pièces', 'tranches de 3 pièces'],
    debt: ['point de dette', 'points de dette'],
  },

  effects: {
    produce: ({ all = [], any = [] }, say) => `${any.length > 0 ? oneOf(any, say) : counted(all, say)} à chaque tour`,
    points: (effect) => points(effect.points),
    coins: (effect) => `${coins(effect.coins)} tout de suite`,
    shields: (effect) => shields(effect.shields),
    science: ({ symbol }) => (symbol ? `1 ${SYMBOLS[symbol][0]}` : '1 symbole scientifique, choisi au décompte'),
    trade: ({ goods, from }) =>
      `${goods === 'raw' ? 'les matières premières' : 'les produits manufacturés'} coûtent 1 pièce chez ${sided(from)}`,
    each: ({ of, on, ...gain }, say) => {
      const gains = [
        ...(gain.coins ? [`${coins(gain.coins)} tout de suite`] : []),
        ...(gain.points ? [`${points(gain.points)} à la fin`] : []),
      ]
      const things = [of].flat().map((thing) => say.thing(thing)[0])
      const per = `par ${listed(named(things), 'ou')} ${placed(on)}`
      return gains.length > 1 ? `${per} : ${listed(gains)}` : `${gains[0]} ${per}`
    },
    set: ({ of, ...gain }, say) =>
      `${points(gain.points)} par série complète (${named(of.map((thing) => say.thing(thing)[0]))
        .map((one) => `une ${one}`)
        .join(', ')})`,
    most: ({ of, ...gain }, say) =>
      `${points(gain.points)} si vous avez plus de ${say.thing(of)[1]} que chacun de vos voisins`,
    wonderComplete: (effect) => `${points(effect.points)} si toutes les étapes de votre merveille sont construites`,
    dig: () => 'à la fin du tour, construisez gratuitement une carte de la défausse',
    copyGuild: () => 'à la fin, une guilde d’un voisin compte aussi pour vous',
    ability: ({ ability }, say) => say.ability(ability),
    victory: ({ value }) =>
      value === 'age' ? 'un jeton Victoire de l’Âge en cours' : `un jeton Victoire de valeur ${value}`,
    neighboursTake: (effect) => `chaque voisin prend ${coins(effect.coins)} à la banque`,
    othersTake: (effect) => `chaque autre cité prend ${coins(effect.coins)} à la banque`,
    mask: () =>
      'au décompte, copiez le symbole d’une carte verte d’un voisin ; une même carte ne peut pas être copiée deux fois',
    othersLose: ({ per, ...loss }, say) => {
      const much = loss.coins === 'age' ? say.terms.coinsOfAge : coins(loss.coins)
      return `chaque autre cité perd ${much}${per === undefined ? '' : ` par ${say.thing(per)[0]} qu’elle possède`}`
    },
    diplomacy: () => 'un jeton Diplomatie pour les prochains conflits',
    ownedGood: () =>
      'à chaque tour, 1 ressource de plus parmi celles que vos cartes marron ou grises ou votre plateau produisent',
    lackedGood: () =>
      'à chaque tour, 1 ressource parmi celles que vos cartes marron et grises et votre plateau ne produisent pas',
  },
  abilities: { 'last-card': 'la carte restée en main à la fin de chaque Âge peut être jouée au lieu d’être défaussée' },

  questions: {
    turn: { text: 'Choisissez une carte et ce que vous en faites.' },
    'last-card': { text: 'Choisissez ce que vous faites de votre dernière carte.' },
    dig: {
      text: 'Construisez gratuitement une carte de la défausse.',
      verbs: { pick: 'Construire', skip: 'Ne rien construire' },
    },
  },
  actions: {
    build: 'Construire',
    stage: 'Construire une étape',
    sell: 'Vendre',
    pick: 'Prendre',
    skip: 'Renoncer',
  },
  details: {
    stage: (number) => `étape ${number}`,
    half: (number) => `moitié ${['gauche', 'droite'][Number(number) - 1] ?? number}`,
    participate: (how, say) => (how === true ? 'avec participation' : `participation ${say.state(String(how))}`),
  },
  steps: {
    boards: 'Chaque cité reçoit sa merveille et ses pièces de départ.',
    age: 'Un nouvel Âge commence.',
    deal: 'Les cartes de l’Âge sont mélangées et distribuées.',
    choose: 'Chacun choisit en secret une carte et son usage, puis tous révèlent leur choix.',
    pay: 'Chacun paie avec les pièces qu’il avait au début du tour ; puis les voisins prennent leurs pièces.',
    place: 'On pose les cartes : dans la cité, sous le plateau pour une étape, à la défausse contre des pièces.',
    activate: 'Les nouvelles cartes et étapes prennent effet ; prenez aussitôt ce qu’elles donnent.',
    dig: 'Ceux qui peuvent construire une carte de la défausse le font.',
    losses: 'Ceux qui perdent des pièces paient maintenant ; les pièces gagnées ce tour-ci peuvent servir.',
    'discard-other-hands':
      'Ceux qui n’ont pas de dernière carte à jouer défaussent la carte restée en main, sans la montrer.',
    'last-card': 'Ceux qui peuvent jouer leur dernière carte, celle qui reste en main, choisissent ce qu’ils en font.',
    'discard-hands': 'Les cartes restées en main sont défaussées, sans être montrées.',
    'next-turn': 'S’il reste des tours dans l’Âge, les mains passent et le tour suivant commence.',
    conflicts: 'Les voisins comparent leurs boucliers et prennent des jetons Conflit.',
    'age-end': 'L’Âge est terminé.',
    'next-age': 'L’Âge suivant commence ; après le troisième, on compte les points.',
  },

  scoreLines: {
    military: 'Conflits',
    treasury: 'Trésor',
    wonder: 'Merveille',
    civil: 'Bâtiments civils',
    commerce: 'Commerce',
    guilds: 'Guildes',
    science: 'Science',
    debt: 'Dettes',
    bid: 'Mise sur la merveille',
  },
  sources: {
    symbols: 'symboles scientifiques',
    coins: 'pièces',
    defeat: 'défaites',
    'victory-1': 'jetons Victoire de valeur 1',
    'victory-3': 'jetons Victoire de valeur 3',
    'victory-5': 'jetons Victoire de valeur 5',
    debt: 'dettes',
    bid: 'mise',
    sale: 'une vente',
  },

  events: {
    age: (event) => `L’${age(Number(event.age))} commence`,
    turn: (event) => turn(Number(event.age), Number(event.turn)),
    dealt: (event) => `Chacun a reçu ${plural(Number(event.cards), 'carte')}`,
    built: (event, { who, piece, cause }) => {
      const why = [event.from === undefined ? '' : cause(event.from, event.other), cause(event.source)].filter(Boolean)
      const card = le(piece(event.card))
      const then = event.follows ? ' ensuite' : ''
      if (why.length === 0 && event.by === 'discard')
        return `${avoir(who)}${then} construit une carte de la défausse : ${card}`
      if (why.length === 0) return `${avoir(who)}${then} construit${freely(event.by)} ${card}`
      return `${avoir(who)} construit ${card} gratuitement grâce ${listed(why.map(au))}`
    },
    stage: (event, { who, piece, cause }) => {
      const marker = le(piece(event.marker))
      const why = cause(event.source)
      const stage = `l’étape ${event.stage}${marker === '' ? '' : ` avec ${marker}`}`
      if (why) return `${avoir(who)} construit ${stage}, sans ses ressources grâce ${au(why)}`
      return `${avoir(who)} construit${freely(event.by)} ${stage}`
    },
    sold: (event, { who, piece }) => `${avoir(who)} vendu ${le(piece(event.card)) || 'une carte'}`,
    paid: (event, { who }) => `${avoir(who)} payé ${coins(Number(event.coins))}`,
    coins: (event, { who }) => `${avoir(who)} reçu ${coins(Number(event.coins))}`,
    owes: (event) => `doit payer ${coins(Number(event.coins))}`,
    lost: (event, { who }) =>
      `${avoir(who)} perdu ${coins(Number(event.coins))}${event.points ? ` et pris une dette de ${points(Number(event.points))}` : ''}`,
    'age-end': (event) => `Fin de l’${age(Number(event.age))}`,
    victory: (event, { who }) => `${avoir(who)} pris ${tokensWorth(event)}`,
    defeat: (_event, { who }) => `${avoir(who)} pris un jeton Défaite (−1 point)`,
    conflict: (event, { who, party }) => {
      const other = party(event.other)
      return `${avoir(who)} ${shields(Number(event.strength))} contre ${event.against} pour ${other.isYou ? 'vous' : other.name}`
    },
    'defeats-lost': (event, { who }) =>
      `${avoir(who)} défaussé ${plural(Number(event.tokens), 'jeton Défaite', 'jetons Défaite')}`,
    'victory-lost': (event, { who }) => `${avoir(who)} perdu ${tokensWorth(event)}`,
    debt: (event, { who }) => `${avoir(who)} pris une dette de ${points(Number(event.points))}`,
    diplomacy: (_event, { who }) => `${avoir(who)} pris un jeton Diplomatie`,
    absent: (_event, { who }) => `${who.isYou ? 'êtes resté' : 'est restée'} à l’écart des conflits (diplomatie)`,
  },

  problems,
  faults,
  fields: {
    spent: 'pouvoirs utilisés',
    boardBlocked: 'avantage de départ perdu',
    victory: 'jetons Victoire',
    defeat: 'jetons Défaite',
    debt: 'dette',
    diplomacy: 'diplomatie',
  },
  marks: {
    boardBlocked: 'Cette cité a perdu l’avantage de départ de son plateau pour le reste de la partie.',
    debt: 'Chaque dette coûte 1 point à la fin. Elle ne peut pas être remboursée.',
    diplomacy:
      'Cette cité reste à l’écart des prochains conflits : elle n’y gagne et n’y perd rien. En équipes, chaque jeton n’annule qu’un combat.',
  },

  obstacle: (obstacle, say, city) => {
    const has = (held: number): string =>
      `mais ${city === undefined ? 'vous n’en avez' : `${city} n’en a`} ${held > 0 ? `que ${held}` : 'pas'}`
    switch (obstacle.is) {
      case 'unknown':
        return 'n’est pas dans cette partie'
      case 'twice':
        return city === undefined ? 'est déjà dans votre cité' : `est déjà à ${city}`
      case 'complete':
        return 'est achevée'
      case 'coins':
        return `coûte ${coins(obstacle.needed)}, ${has(obstacle.held)}`
      case 'goods': {
        const { lacking, sellers, onSale, price, held } = obstacle
        const nowhere = lacking.filter(isNowhere).map(({ units, good }) => say.goods(units, good))
        const somewhere = lacking.filter((lack) => !isNowhere(lack))
        const needs = somewhere.map(({ units, good, left, right }) => {
          const offers = [
            `${say.wonder(sellers.left)} ${offered(left, units)}`,
            `${say.wonder(sellers.right)} ${offered(right, units)}`,
          ]
          return `${say.goods(units, good)} (${offers.join(', ')})`
        })
        const lost = nowhere.length > 0 ? [`${listed(nowhere)}, qu’aucun voisin ne vend`] : []
        const said = `demande encore ${[...lost, ...(needs.length > 0 ? [listed(needs)] : [])].join(', et ')}`
        if (!onSale) return said
        if (price === undefined) return `${said} ; ils ne peuvent pas tout vendre en un tour`
        const discount = isDiscounted(price, lacking) ? ' avec les réductions' : ''
        return `${said} ; cela fait ${coins(price)}${discount}, ${has(held)}`
      }
    }
  },
}
