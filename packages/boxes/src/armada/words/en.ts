/** Texts of Armada in English. */
import type { Cost } from '@heptapolis/engine/box'
import { listed, plural } from '../../words/grammar/en.ts'
import type { BoxWords, Speech } from '../../words/types.ts'
import { type Fault, givenIn, guessOf } from '../boards/board-faults.ts'
import type { SeaPower } from '../columns.ts'
import { type Distant, FLEETS } from '../pieces/define.ts'
import type { Space } from '../pieces/tracks.ts'
import { isShipyard, type PrintedBoard, type SpacesOf } from '../rules/shipyard.ts'

/** Spaces of a column. */
const SPACES = 6

const coins = (count: number): string => plural(count, 'coin')
const distant = (where: Distant): string => `the city two seats to your ${where === 'farLeft' ? 'left' : 'right'}`

const POWERS: Readonly<Record<SeaPower, (amount: number) => string>> = {
  immune: () => 'you lose no coins to Tax or Piracy',
  anyFleet: () => 'naval construction with a stage may move any of your ships, at its cost',
  stayOut: () => 'in each Age you may stay out of the naval conflict',
  discount: (amount) => `naval construction costs ${plural(amount, 'resource')} less, of your choice`,
  wages: (amount) => `${coins(amount)} each time one of your ships advances`,
}

/** Invalid input, shortened for a sentence. */
const given = (value: unknown): string => givenIn(value, (items) => `a list of ${items}`, 'nothing')

function faultWords(fault: Fault): string {
  const { field } = fault
  switch (fault.is) {
    case 'unknown': {
      const guess = guessOf(fault)
      const meant = guess === undefined ? '' : ` Did you mean "${guess}"?`
      return `${field}: ${given(fault.name)} is unknown; known names: ${fault.known.join(', ')}.${meant}`
    }
    case 'number':
      return `${field} must be a whole number from 0 to ${fault.most}, not ${given(fault.given)}.`
    case 'flag':
      return `${field} must be true or false, not ${given(fault.given)}.`
    case 'object':
      return `${field} must be an object, not ${given(fault.given)}.`
    case 'spaces':
      return `${field} must be a list of all ${fault.count} spaces, or an object with some of them by number, "1" to "${fault.count}"; it is ${given(fault.given)}.`
    case 'twice':
      return `${field}: level ${fault.level} is explored on two spaces; a column explores each level once.`
  }
}

function spaceWords({ naval, level, coins: money, tax, points, explore }: Space): string {
  const gives = [
    ...(naval === undefined ? [] : [`strength ${naval}`]),
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(money === undefined ? [] : [coins(money)]),
    ...(tax ? ['Tax'] : []),
    ...(points === undefined ? [] : [plural(points, 'point')]),
    ...(explore === undefined ? [] : [`explore level ${explore}`]),
  ]
  return gives.join(', ') || 'nothing'
}

const costWords = (cost: Cost, say: Speech): string =>
  Object.keys(cost).length === 0 ? 'free' : say.cost(cost).replaceAll(', ', ' + ')

/** `red (2 to 6), yellow and green`: a complete column is only named. */
function spacesOf(spaces: SpacesOf): string {
  const columns = FLEETS.filter((fleet) => spaces[fleet].length > 0)
  return listed(
    columns.map((fleet) => (spaces[fleet].length === SPACES ? fleet : `${fleet} (${numbersOf(spaces[fleet])})`)),
  )
}

/** `2 to 6`, `1, 3 and 4`. */
function numbersOf(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers[numbers.length - 1]]
  const isRun = numbers.length > 2 && last - first === numbers.length - 1
  return isRun ? `${first} to ${last}` : listed(numbers.map(String))
}

/** Cost and gain of a shipyard, space by space. */
function boardWords({ wonder, columns, reconstructed }: PrintedBoard, say: Speech): string[] {
  const [costs, gains] = [reconstructed.costs, reconstructed.gains].map(spacesOf)
  const ours = [
    ...(costs === '' ? [] : [`what the ${costs} spaces cost`]),
    ...(reconstructed.wonder ? ['the wonder sign'] : []),
    ...(gains === '' ? [] : [`what the ${gains} spaces give`]),
  ]
  return [
    `the wonder sign is on the ${wonder} column`,
    ...FLEETS.map((fleet) => {
      const spaces = columns[fleet].map((space) => `${costWords(space.cost, say)} → ${spaceWords(space)}`)
      return `${fleet}: ${spaces.join(' · ')}`
    }),
    ...(ours.length > 0 ? [`reconstructed by us: ${ours.join('; ')}`] : []),
  ]
}

export const words = {
  name: 'Armada',
  about: 'Each city has a shipyard with four ships: for war at sea, commerce, points and the discovery of islands.',
  wonders: {
    siracusa: 'Siracusa',
  },
  pieces: {
    'eastern-emporium': 'Eastern Emporium',
    'coastal-defenses': 'Coastal Defenses',
    'construction-zone': 'Construction Zone',
    'dry-hold': 'Dry Hold',
    'pirate-hideout': 'Pirate Hideout',
    'cabinet-of-explorers': 'Cabinet of Explorers',
    'helmsmans-rest': "Helmsman's Rest",
    pontoon: 'Pontoon',
    'pirates-den': "Pirate's Den",
    'western-emporium': 'Western Emporium',
    ballista: 'Ballista',
    'cartographers-office': "Cartographer's Office",
    boathouse: 'Boathouse',
    'ship-repair': 'Ship Repair',
    'navigation-firm': 'Navigation Firm',
    'fortified-port': 'Fortified Port',
    'port-customs': 'Port Customs',
    'circle-of-captains': 'Circle of Captains',
    'pirate-crew': 'Pirate Crew',
    'nautical-archives': 'Nautical Archives',
    'harbor-masters-office': "Harbor Master's Office",
    'coastal-fortifications': 'Coastal Fortifications',
    pier: 'Pier',
    'naval-headquarters': 'Naval Headquarters',
    'overgrown-island': 'Overgrown Island',
    'virgin-island': 'Virgin Island',
    'bronze-island': 'Bronze Island',
    'whistling-island': 'Whistling Island',
    'foggy-island': 'Foggy Island',
    'topaz-island-blue': 'Topaz Island (blue)',
    'topaz-island-yellow': 'Topaz Island (yellow)',
    'lost-island': 'Lost Island',
    'inhabited-island': 'Inhabited Island',
    'abandoned-oasis': 'Abandoned Oasis',
    'iron-oasis': 'Iron Oasis',
    'windy-oasis': 'Windy Oasis',
    'forgotten-oasis': 'Forgotten Oasis',
    'ancient-oasis': 'Ancient Oasis',
    'stormy-oasis': 'Stormy Oasis',
    'wondrous-oasis': 'Wondrous Oasis',
    'oasis-of-statues': 'Oasis of Statues',
    'pirate-oasis': 'Pirate Oasis',
    'scarlet-archipelago': 'Scarlet Archipelago',
    'breezy-archipelago': 'Breezy Archipelago',
    'torrential-archipelago': 'Torrential Archipelago',
    'golden-archipelago': 'Golden Archipelago',
    'emerald-archipelago': 'Emerald Archipelago',
    'royal-archipelago': 'Royal Archipelago',
    'lush-archipelago': 'Lush Archipelago',
    'rainbow-archipelago': 'Rainbow Archipelago',
    'sheltered-archipelago': 'Sheltered Archipelago',
    'shipyard-a': 'Shipyard A',
    'shipyard-b': 'Shipyard B',
    'shipyard-c': 'Shipyard C',
    'shipyard-d': 'Shipyard D',
    'shipyard-e': 'Shipyard E',
    'shipyard-f': 'Shipyard F',
    'shipyard-g': 'Shipyard G',
    'shipyard-h': 'Shipyard H',
  },
  sorts: { island: ['island', 'islands'], shipyard: ['shipyard', 'shipyards'] },
  things: { island: ['island', 'islands'], 'commercial-level': ['commercial level', 'commercial levels'] },
  effects: {
    advance: ({ fleets, of }) => {
      if (of) return `your ${listed(of)} ship advances 1 space for free`
      return fleets === 1
        ? '1 ship of your choice advances 1 space for free'
        : `${fleets} different ships advance 1 space each for free`
    },
    boarding: ({ against }) => `Boarding: one more conflict at the end of this Age, with ${distant(against)}`,
    drawIsland: ({ level }) => `take the top island of level ${level}`,
    emporium: ({ at, perTurn, price }) =>
      `each turn you may buy ${perTurn === 1 ? '1 resource' : `up to ${perTurn} resources`} from ${distant(at)}, for ${coins(price)}${perTurn === 1 ? '' : ' each'}`,
    naval: ({ strength }) => `${strength} naval strength`,
    piracy: () => 'Piracy: every other city loses as many coins as its commercial level',
    majority: () => 'when scoring, 1 more science symbol of the kind you have most of',
    bestColour: ({ points }) =>
      `at the end, ${plural(points, 'point')} for each card of a colour of your choice in your city`,
    seaPower: ({ power, amount }) => POWERS[power](amount),
  },
  questions: {
    advance: { text: 'Choose the ship that advances.' },
    'keep-island': { text: 'Keep one of the islands you have found.', verbs: { pick: 'Keep' } },
    'naval-absence': {
      text: 'Take part in the naval conflict of this Age, or stay out.',
      verbs: { skip: 'Take part' },
    },
  },
  actions: { advance: 'Sail', 'stay-out': 'Stay out' },
  details: { fleet: (fleet) => `${fleet} ship` },
  steps: {
    ships: 'Ships advance: those paid for, and those moved instead of taking coins for a sale.',
    explore: 'Players whose ship reached an exploration space choose an island.',
    'explore-late': 'Ships moved by a card from the discard pile explore as well.',
    tribute: 'Tax and Piracy: the other cities lose coins.',
    'naval-absence':
      'Players who may stay out of the naval conflict decide whether they take part, before strengths are compared.',
    'naval-conflict': 'All cities compare their naval strength: the weakest lose points, the strongest gain some.',
  },
  scoreLines: { naval: 'Naval conflicts', fleet: 'Fleet', islands: 'Islands' },
  sources: {
    tax: 'Tax',
    piracy: 'Piracy',
    'naval-victory': 'naval victories',
    'naval-defeat': 'naval defeats',
    'blue-ship': 'blue ship',
  },
  events: {
    sailed: (event) => `sailed the ${event.fleet} ship to space ${event.space}`,
    explores: (event) => `explored islands of level ${event.level}`,
    island: (event, { piece }) => `kept ${piece(event.card)}`,
    boarding: (event, { party }) => {
      const other = party(event.other)
      return `boarded ${other.isYou ? 'you' : other.name} (one more conflict this Age)`
    },
    tax: (event) =>
      `triggered Tax (each city below commercial level ${event.level} loses 1 coin for each level it lacks)`,
    naval: (event) => `took the ${Number(event.value) > 0 ? '+' : '−'}${Math.abs(Number(event.value))} naval token`,
  },
  problems: {
    'too-few-for-armada': () => 'Armada has no rules for two players.',
    'too-many-for-armada': () => 'Armada has shipyards for seven players in the second edition.',
    'bad-boards': ({ faults }) =>
      `The corrected Armada boards contain an error: ${faultWords(faults[0])}${faults.length > 1 ? ` (${faults.length} errors in total)` : ''}`,
    'board-fault': faultWords,
    'shipyard-taken': ({ nameId }, say) => `Another city has ${say.pieceById(nameId)}.`,
  },
  faults: {
    'no-such-naval-token': ({ seat, value, known }) =>
      `cities[${seat}].navalTokens: no token is worth ${value}; there are ${known.join(', ')}.`,
    'too-many-boarded': ({ field }) => `${field} must be a list of at most three seats.`,
    'boards-itself': ({ field }) => `${field}: a city cannot board itself.`,
    'other-island-kept': ({ seat }) => `cities[${seat}].islandKept must be one of islandOffer.`,
  },
  fields: {
    shipyard: 'shipyard',
    ships: 'ships',
    islands: 'islands',
    navalTokens: 'naval tokens',
    islandOffer: 'islands found',
    boardings: 'boards the city of seat',
    naval: 'naval strength',
  },
  marks: {
    naval:
      'Compared among all cities at the end of each Age: the strongest wins the most points, the weakest loses points.',
    navalTokens: 'Won and lost at sea at the end of an Age. Their points count at the end.',
  },
  printed: ({ def }, say) => (isShipyard(def) ? boardWords(def.board, say) : []),
} satisfies BoxWords
