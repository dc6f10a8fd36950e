/** Texts of the rules themselves in English. */
import type { Offer, Resource, Side, Told, Whose } from '@heptapolis/engine/box'
import { capital, clauses, listed, plural, spelled } from '../grammar/en.ts'
import type { CoreWords, NamedCause, Noun, PaidShare, Party, Speech, TermWords } from '../types.ts'
import { faults } from './faults/en.ts'
import { isDiscounted, isNowhere } from './lacking.ts'
import { problems } from './problems/en.ts'

const coins = (count: number): string => plural(count, 'coin')
const points = (count: number): string => plural(count, 'point')
const age = (number: number): string => `Age ${'I'.repeat(number)}`
/** Questions may precede the first turn of an Age. */
const turn = (of: number, number: number): string => (number === 0 ? age(of) : `${age(of)}, turn ${number}`)
const card = (colour: string): Noun => [`${colour} card`, `${colour} cards`]

/** Several colours of cards share their noun: "brown, grey or purple card". */
const named = (things: readonly string[]): string[] =>
  things.every((thing) => thing.endsWith(' card'))
    ? things.map((thing, i) => (i < things.length - 1 ? thing.slice(0, -' card'.length) : thing))
    : [...things]
const mass = (good: string): Noun => [good, good]

const PLACES: Readonly<Record<string, string>> = {
  self: 'in your city',
  'left,right': 'in the two neighbouring cities together',
  'self,left,right': 'in your city and the two neighbouring cities',
  'left,right,self': 'in your city and the two neighbouring cities',
}
const placed = (on: readonly Whose[]): string => PLACES[on.join(',')]
const sided = (from: readonly Side[]): string => (from.length > 1 ? 'both neighbours' : `your ${from[0]} neighbour`)

const WAYS: Readonly<Record<string, string>> = { pay: '', discard: ' from the discard pile' }
const freeBecause = (cards: readonly string[], city?: string): string =>
  `free because of ${city ? `${city}’s ` : ''}${listed(cards, 'or')}`
const by = (way: unknown): string => WAYS[String(way)] ?? ' for free'

/** Resources counted by kind: `2 wood and 1 ore`. */
const counted = (goods: readonly Resource[], say: Speech): string =>
  listed([...new Set(goods)].map((good) => say.goods(goods.filter((other) => other === good).length, good)))

function offered({ stock, price }: Offer, wanted: number): string {
  if (stock === 0) return 'sells none'
  if (wanted === 1) return `would sell it for ${coins(price)}`
  return `would sell ${Math.min(stock, wanted)} for ${coins(price)}${stock > 1 ? ' each' : ''}`
}

const whose = ({ isYou, name }: Party): string => (isYou ? 'your' : `${name}’s`)

const payee = ({ to }: PaidShare): string => (to.isYou ? 'you' : to.name)

/** Only the bank needs no name: `for 1 coin`, `paying 2 coins to Gizah`, `for 3 coins (2 to Gizah, 1 to the bank)`. */
function paying(deed: string, payees: readonly PaidShare[], isInAll = false): string {
  const [first, ...others] = payees
  if (!first) return deed
  const sum = `${coins(payees.reduce((all, { coins: paid }) => all + paid, 0))}${isInAll ? ' in all' : ''}`
  if (others.length > 0)
    return `${deed} for ${sum} (${payees.map((one) => `${one.coins} to ${payee(one)}`).join(', ')})`
  if (first.isBank) return `${deed} for ${sum}`
  return isInAll ? `${deed} for ${sum}, paid to ${payee(first)}` : `${deed}, paying ${sum} to ${payee(first)}`
}

function becauseOf(deed: string, causes: readonly NamedCause[]): string {
  const names = causes.map(({ name }) => name)
  if (names.length === 0) return deed
  if (names.length === 1) return `${deed} because of ${names[0]}`
  return `${deed}: ${listed(causes.map(({ name, coins: taken }) => `${taken} because of ${name}`))}`
}

/** `a victory token worth 3`, `two victory tokens worth 3`. */
const tokensWorth = ({ value, times = 1 }: Told): string =>
  `${Number(times) === 1 ? 'a victory token' : `${spelled(Number(times))} victory tokens`} worth ${value}`

const SYMBOLS = {
  compass: ['compass', 'compasses'],
  gear: ['gear', 'gears'],
  tablet: ['tablet', 'tablets'],
  wild: ['symbol of your choice', 'symbols of your choice'],
} satisfies TermWords['symbols']

export const words = {
  terms: {
    goods: {
      wood: mass('wood'),
      stone: mass('stone'),
      clay: mass('clay'),
      ore: mass('ore'),
      glass: mass('glass'),
      cloth: mass('cloth'),
      papyrus: mass('papyrus'),
    },
    colours: {
      brown: 'brown',
      grey: 'grey',
      blue: 'blue',
      yellow: 'yellow',
      red: 'red',
      green: 'green',
      purple: 'purple',
      black: 'black',
      white: 'white',
    },
    symbols: SYMBOLS,
    sides: { a: 'side A', b: 'side B', day: 'day', night: 'night', promo: 'promo' },
    editions: { '1e': 'First edition', '2e': 'Second edition' },
    countGoods: (count, good) => `${count} ${good}`,
    countSymbols: (count, symbol) => plural(count, ...SYMBOLS[symbol]),
    coins,
    points,
    shields: (count) => plural(count, 'shield'),
    coinsOfAge: '1, 2 or 3 coins (Age I, II or III)',
    noCost: 'no cost',
    freeBecause,
    age,
    turn,
    stage: (number) => `Stage ${number}`,
    ownStage: (number) => `stage ${number}`,
    stageOf: (wonder, number, half) =>
      `${wonder}, stage ${number}${half > 0 ? `, ${['left', 'right'][half - 1]} half` : ''}`,
    faceDown: 'face-down card',
    bank: 'the bank',
    you: 'you',
    ownedBy: (cause, owner) => `${whose(owner)} ${cause.replace(/^the /, '')}`,
    freeCity: 'free city',
    and: (all) => listed(all),
    or: (all) => listed(all, 'or'),
    clauses,
    paying,
    gaining: (deed, gained, isSale) => (isSale ? `${deed} for ${coins(gained)}` : `${deed} (+${coins(gained)})`),
    thanksTo: (deed, cause) => `${deed} thanks to ${cause}`,
    becauseOf,
    together: (names, deed) => `${listed(names)} ${deed}`,
    times: (deed, times) => `${deed}, ${times === 2 ? 'twice' : `${times} times`}`,
    between: '; ',
    capital,
  },

  sorts: {
    card: ['card', 'cards'],
    guild: ['guild', 'guilds'],
    board: ['wonder', 'wonders'],
    stage: ['wonder stage', 'wonder stages'],
  },
  things: {
    brown: card('brown'),
    grey: card('grey'),
    blue: card('blue'),
    yellow: card('yellow'),
    red: card('red'),
    green: card('green'),
    purple: card('purple'),
    black: card('black'),
    white: card('white'),
    stage: ['wonder stage', 'wonder stages'],
    defeat: ['defeat token', 'defeat tokens'],
    victory: ['victory token', 'victory tokens'],
    'victory-1': ['victory token worth 1', 'victory tokens worth 1'],
    'victory-3': ['victory token worth 3', 'victory tokens worth 3'],
    'victory-5': ['victory token worth 5', 'victory tokens worth 5'],
    coin: ['coin', 'coins'],
    'three-coins': ['3 coins', '3 coins'],
    debt: ['debt', 'debts'],
  },

  effects: {
    produce: ({ all = [], any = [] }, say) =>
      any.length > 0 ? `1 ${listed(any.map(say.good), 'or')} each turn` : `${counted(all, say)} each turn`,
    points: (effect) => points(effect.points),
    coins: (effect) => `${coins(effect.coins)} at once`,
    shields: ({ shields }) => plural(shields, 'shield'),
    science: ({ symbol }) => (symbol ? `1 ${symbol}` : '1 science symbol of your choice, chosen when scoring'),
    trade: ({ goods, from }) =>
      `${goods === 'raw' ? 'raw materials' : 'manufactured goods'} from ${sided(from)} cost 1 coin each`,
    each: ({ of, on, ...gain }, say) => {
      const gains = [
        ...(gain.coins ? [`${coins(gain.coins)} at once`] : []),
        ...(gain.points ? [`${points(gain.points)} at the end`] : []),
      ]
      const things = [of].flat().map((thing) => say.thing(thing)[0])
      const per = `for each ${listed(named(things), 'or')} ${placed(on)}`
      // Behind two gains the count would seem to belong to the second only.
      return gains.length > 1 ? `${per}: ${listed(gains)}` : `${gains[0]} ${per}`
    },
    set: ({ of, ...gain }, say) =>
      `${points(gain.points)} for each set of ${listed(named(of.map((thing) => `one ${say.thing(thing)[0]}`)))}`,
    most: ({ of, ...gain }, say) =>
      `${points(gain.points)} if you have more ${say.thing(of)[1]} than each of your neighbours`,
    wonderComplete: (effect) => `${points(effect.points)} if all stages of your wonder are built`,
    dig: () => 'at the end of the turn, build a card from the discard pile for free',
    copyGuild: () => 'at the end, one guild of a neighbour scores for you as well',
    ability: ({ ability }, say) => say.ability(ability),
    victory: ({ value }) => (value === 'age' ? 'a victory token of the current Age' : `a victory token worth ${value}`),
    neighboursTake: (effect) => `each neighbour takes ${coins(effect.coins)} from the bank`,
    othersTake: (effect) => `every other city takes ${coins(effect.coins)} from the bank`,
    mask: () => 'at the end, copy the symbol of a green card of a neighbour; no card is copied twice',
    othersLose: ({ per, ...loss }, say) => {
      const much = loss.coins === 'age' ? say.terms.coinsOfAge : coins(loss.coins)
      return `every other city loses ${much}${per === undefined ? '' : ` for each ${say.thing(per)[0]} it has`}`
    },
    diplomacy: () => 'a diplomacy token for the next conflicts',
    ownedGood: () => 'each turn 1 more resource of a kind your brown cards, grey cards or board produce',
    lackedGood: () => 'each turn 1 resource of a kind your brown cards, grey cards and board do not produce',
  },
  abilities: { 'last-card': 'the card left in hand at the end of each Age may be played instead of discarded' },

  questions: {
    turn: { text: 'Choose a card and what to do with it.' },
    'last-card': { text: 'Choose what to do with your last card.' },
    dig: { text: 'Build a card from the discard pile for free.', verbs: { pick: 'Build', skip: 'Build nothing' } },
  },
  actions: { build: 'Build', stage: 'Build a stage', sell: 'Sell', pick: 'Take', skip: 'Decline' },
  details: {
    stage: (number) => `stage ${number}`,
    half: (number) => `${['left', 'right'][Number(number) - 1] ?? number} half`,
    participate: (how, say) => (how === true ? 'take part' : `take part ${say.state(String(how))}`),
  },
  steps: {
    boards: 'Give every city its wonder and its starting coins.',
    age: 'A new Age begins.',
    deal: 'Shuffle the cards of the Age and deal them out.',
    choose: 'Everybody secretly chooses a card and a use for it, then all reveal.',
    pay: 'Everybody pays with the coins held when the turn began; then neighbours take the coins paid to them.',
    place: 'Place the cards: built in the city, for stages under the board, sold on the discard pile for coins.',
    activate: 'New cards and stages take effect; gain anything they give immediately.',
    dig: 'Players who may build from the discard pile do so.',
    losses: 'Players who lose coins now pay; coins earned this turn may be used.',
    'discard-other-hands': 'Players without a last card to play discard the card left in hand, unseen.',
    'last-card': 'Players who may play their last card, the one left in hand, choose a use for it.',
    'discard-hands': 'The cards left in hand are discarded, unseen.',
    'next-turn': 'If the Age has turns left, pass the hands and play the next turn.',
    conflicts: 'Neighbours compare their shields and take conflict tokens.',
    'age-end': 'The Age is over.',
    'next-age': 'Begin the next Age; after the third, count the points.',
  },

  scoreLines: {
    military: 'Military conflicts',
    treasury: 'Treasury',
    wonder: 'Wonder',
    civil: 'Civil structures',
    commerce: 'Commerce',
    guilds: 'Guilds',
    science: 'Science',
    debt: 'Debts',
    bid: 'Bid for the wonder',
  },
  sources: {
    symbols: 'science symbols',
    coins: 'coins',
    defeat: 'defeats',
    'victory-1': 'victory tokens worth 1',
    'victory-3': 'victory tokens worth 3',
    'victory-5': 'victory tokens worth 5',
    debt: 'debts',
    bid: 'bid',
    sale: 'a sale',
  },

  events: {
    age: (event) => `${age(Number(event.age))} begins`,
    turn: (event) => turn(Number(event.age), Number(event.turn)),
    dealt: (event) => `Each player got ${plural(Number(event.cards), 'card')}`,
    built: (event, { piece, cause }) => {
      const why = [event.from === undefined ? '' : cause(event.from, event.other), cause(event.source)].filter(Boolean)
      return `${event.follows ? 'then ' : ''}built ${piece(event.card)}${why.length > 0 ? `, free because of ${listed(why)}` : by(event.by)}`
    },
    stage: (event, { piece, cause }) => {
      const marker = piece(event.marker)
      const why = cause(event.source)
      const how = why ? `, without its resources because of ${why}` : by(event.by)
      return `built stage ${event.stage}${marker === '' ? '' : ` with ${marker}`}${how}`
    },
    sold: (event, { piece }) => `sold ${piece(event.card) || 'a card'}`,
    paid: (event) => `paid ${coins(Number(event.coins))}`,
    coins: (event) => `took ${coins(Number(event.coins))}`,
    owes: (event) => `has to pay ${coins(Number(event.coins))}`,
    lost: (event) =>
      `lost ${coins(Number(event.coins))}${event.points ? ` and took a debt of ${points(Number(event.points))}` : ''}`,
    'age-end': (event) => `End of ${age(Number(event.age))}`,
    victory: (event) => `took ${tokensWorth(event)}`,
    defeat: () => 'took a defeat token (−1 point)',
    conflict: (event, { party }) => {
      const other = party(event.other)
      return `had ${plural(Number(event.strength), 'shield')} against ${whose(other)} ${event.against}`
    },
    'defeats-lost': (event) => `discarded ${plural(Number(event.tokens), 'defeat token')}`,
    'victory-lost': (event) => `lost ${tokensWorth(event)}`,
    debt: (event) => `took a debt of ${points(Number(event.points))}`,
    diplomacy: () => 'took a diplomacy token',
    absent: () => 'stayed out of the conflicts (diplomacy)',
  },

  problems,
  faults,
  fields: {
    spent: 'powers used',
    boardBlocked: 'starting benefit lost',
    victory: 'victory tokens',
    defeat: 'defeat tokens',
    debt: 'debt',
    diplomacy: 'diplomacy',
  },
  marks: {
    boardBlocked: 'This city has lost the starting benefit of its board for the rest of the game.',
    debt: 'Each debt costs 1 point at the end. It is never paid back.',
    diplomacy:
      'This city stays out of the next conflicts: it wins nothing and loses nothing. With teams, each token cancels only one fight.',
  },

  obstacle: (obstacle, say, city) => {
    const has = (held: number): string => `${city === undefined ? 'you have' : `${city} has`} ${held || 'none'}`
    switch (obstacle.is) {
      case 'unknown':
        return 'is not in this game'
      case 'twice':
        return `is already in ${city ?? 'your city'}`
      case 'complete':
        return 'is complete'
      case 'coins':
        return `costs ${coins(obstacle.needed)}, ${has(obstacle.held)}`
      case 'goods': {
        const { lacking, sellers, onSale, price, held } = obstacle
        const nowhere = lacking.filter(isNowhere).map(({ units, good }) => `${units} ${say.good(good)}`)
        const somewhere = lacking.filter((lack) => !isNowhere(lack))
        const needs = somewhere.map(({ units, good, left, right }) => {
          const offers = [
            `${say.wonder(sellers.left)} ${offered(left, units)}`,
            `${say.wonder(sellers.right)} ${offered(right, units)}`,
          ]
          return `${units} ${say.good(good)} (${offers.join(', ')})`
        })
        const lost = nowhere.length > 0 ? [`${listed(nowhere)}, which neither neighbour sells`] : []
        const said = `still needs ${[...lost, ...(needs.length > 0 ? [listed(needs)] : [])].join(', and ')}`
        if (!onSale) return said
        if (price === undefined) return `${said}; they cannot sell all of it in one turn`
        const discount = isDiscounted(price, lacking) ? ' with discounts' : ''
        return `${said}; that comes to ${coins(price)}${discount}, ${has(held)}`
      }
    }
  },
} satisfies CoreWords
