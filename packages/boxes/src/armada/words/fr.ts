/** Texts of Armada in French. */
import type { Cost } from '@heptapolis/engine/box'
import { avoir, le, listed, plural } from '../../words/grammar/fr.ts'
import type { Nouns, Speech, Translated } from '../../words/types.ts'
import { type Fault, givenIn, guessOf } from '../boards/board-faults.ts'
import type { SeaPower } from '../columns.ts'
import { type Distant, FLEETS, type Fleet } from '../pieces/define.ts'
import type { Space } from '../pieces/tracks.ts'
import { isShipyard, type PrintedBoard, type SpacesOf } from '../rules/shipyard.ts'
import type { words as en } from './en.ts'

/** Spaces of a column. */
const SPACES = 6

const coins = (count: number): string => plural(count, 'pièce')
const distant = (where: Distant): string => `la deuxième cité à ${where === 'farLeft' ? 'gauche' : 'droite'}`
const colour = (fleet: unknown, say: Speech): string => say.terms.colours[fleet as Fleet]

const POWERS: Readonly<Record<SeaPower, (amount: number) => string>> = {
  immune: () => 'la taxe et la piraterie ne vous font perdre aucune pièce',
  anyFleet: () =>
    'la construction navale avec une étape peut faire avancer n’importe lequel de vos navires, à son coût',
  stayOut: () => 'à chaque Âge, vous pouvez rester à l’écart du conflit naval',
  discount: (amount) => `la construction navale coûte ${plural(amount, 'ressource')} de moins, au choix`,
  wages: (amount) => `${coins(amount)} chaque fois qu’un de vos navires avance`,
}

const given = (value: unknown): string => givenIn(value, (items) => `une liste de ${items}`, 'rien')

function faultWords(fault: Fault): string {
  const { field } = fault
  switch (fault.is) {
    case 'unknown': {
      const guess = guessOf(fault)
      const meant = guess === undefined ? '' : ` Vouliez-vous dire « ${guess} » ?`
      return `${field} : ${given(fault.name)} est inconnu ; noms connus : ${fault.known.join(', ')}.${meant}`
    }
    case 'number':
      return `${field} doit être un nombre entier de 0 à ${fault.most}, pas ${given(fault.given)}.`
    case 'flag':
      return `${field} doit être true ou false, pas ${given(fault.given)}.`
    case 'object':
      return `${field} doit être un objet, pas ${given(fault.given)}.`
    case 'spaces':
      return `${field} doit être la liste des ${fault.count} cases, ou un objet avec certaines par numéro, de "1" à "${fault.count}" ; il y a ${given(fault.given)}.`
    case 'twice':
      return `${field} : le niveau ${fault.level} est exploré sur deux cases ; chaque niveau l’est une fois.`
  }
}

function spaceWords({ naval, level, coins: money, tax, points, explore }: Space): string {
  const gives = [
    ...(naval === undefined ? [] : [`force ${naval}`]),
    ...(level === undefined ? [] : [`niveau ${level}`]),
    ...(money === undefined ? [] : [coins(money)]),
    ...(tax ? ['taxe'] : []),
    ...(points === undefined ? [] : [plural(points, 'point')]),
    ...(explore === undefined ? [] : [`exploration de niveau ${explore}`]),
  ]
  return gives.join(', ') || 'rien'
}

const costWords = (cost: Cost, say: Speech): string =>
  Object.keys(cost).length === 0 ? say.terms.noCost : say.cost(cost).replaceAll(', ', ' + ')

/** `rouge (2 à 6), jaune et verte`: a complete column is only named. */
function spacesOf(spaces: SpacesOf): string {
  const columns = FLEETS.filter((fleet) => spaces[fleet].length > 0)
  return listed(
    columns.map((fleet) =>
      spaces[fleet].length === SPACES ? COLUMNS[fleet] : `${COLUMNS[fleet]} (${numbersOf(spaces[fleet])})`,
    ),
  )
}

function numbersOf(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers[numbers.length - 1]]
  const isRun = numbers.length > 2 && last - first === numbers.length - 1
  return isRun ? `${first} à ${last}` : listed(numbers.map(String))
}

function boardWords({ wonder, columns, reconstructed }: PrintedBoard, say: Speech): string[] {
  const [costs, gains] = [reconstructed.costs, reconstructed.gains].map(spacesOf)
  const ours = [
    ...(costs === '' ? [] : [`ce que coûtent les cases des colonnes ${costs}`]),
    ...(reconstructed.wonder ? ['le symbole de merveille'] : []),
    ...(gains === '' ? [] : [`ce que donnent les cases des colonnes ${gains}`]),
  ]
  return [
    `le symbole de merveille est sur la colonne ${COLUMNS[wonder]}`,
    ...FLEETS.map((fleet) => {
      const spaces = columns[fleet].map((space) => `${costWords(space.cost, say)} → ${spaceWords(space)}`)
      return `${COLUMNS[fleet]} : ${spaces.join(' · ')}`
    }),
    ...(ours.length > 0 ? [`reconstitué par nous : ${ours.join(' ; ')}`] : []),
  ]
}

/** Adjectives for a column, which is feminine. */
const COLUMNS: Readonly<Record<Fleet, string>> = { red: 'rouge', yellow: 'jaune', blue: 'bleue', green: 'verte' }

export const words: Translated<typeof en> = {
  name: 'Armada',
  about: 'Chaque cité a un chantier naval et quatre navires : guerre en mer, commerce, points et découverte d’îles.',
  wonders: {
    siracusa: 'Siracusa',
  },
  pieces: {
    'eastern-emporium': 'Emporium de l’Est',
    'coastal-defenses': 'Défenses côtières',
    'construction-zone': 'Zone de construction',
    'dry-hold': 'Cale sèche',
    'pirate-hideout': 'Planque de pirates',
    'cabinet-of-explorers': 'Cabinet des explorateurs',
    'helmsmans-rest': 'Repos du timonier',
    pontoon: 'Ponton',
    'pirates-den': 'Antre des pirates',
    'western-emporium': 'Emporium de l’Ouest',
    ballista: 'Estacade',
    'cartographers-office': 'Bureau du cartographe',
    boathouse: 'Hangar à bateaux',
    'ship-repair': 'Radoub',
    'navigation-firm': 'Maison de navigation',
    'fortified-port': 'Port fortifié',
    'port-customs': 'Douane du port',
    'circle-of-captains': 'Cercle des capitaines',
    'pirate-crew': 'Équipage pirate',
    'nautical-archives': 'Archives nautiques',
    'harbor-masters-office': 'Capitainerie',
    'coastal-fortifications': 'Fortifications côtières',
    pier: 'Embarcadère',
    'naval-headquarters': 'Amirauté',
    'overgrown-island': 'Île touffue',
    'virgin-island': 'Île vierge',
    'bronze-island': 'Île de bronze',
    'whistling-island': 'Île sifflante',
    'foggy-island': 'Île brumeuse',
    'topaz-island-blue': 'Île de topaze (bleue)',
    'topaz-island-yellow': 'Île de topaze (jaune)',
    'lost-island': 'Île perdue',
    'inhabited-island': 'Île habitée',
    'abandoned-oasis': 'Oasis abandonnée',
    'iron-oasis': 'Oasis de fer',
    'windy-oasis': 'Oasis des vents',
    'forgotten-oasis': 'Oasis oubliée',
    'ancient-oasis': 'Oasis antique',
    'stormy-oasis': 'Oasis des tempêtes',
    'wondrous-oasis': 'Oasis merveilleuse',
    'oasis-of-statues': 'Oasis des statues',
    'pirate-oasis': 'Oasis des pirates',
    'scarlet-archipelago': 'Archipel écarlate',
    'breezy-archipelago': 'Archipel des brises',
    'torrential-archipelago': 'Archipel des torrents',
    'golden-archipelago': 'Archipel doré',
    'emerald-archipelago': 'Archipel d’émeraude',
    'royal-archipelago': 'Archipel royal',
    'lush-archipelago': 'Archipel luxuriant',
    'rainbow-archipelago': 'Archipel arc-en-ciel',
    'sheltered-archipelago': 'Archipel abrité',
    'shipyard-a': 'Chantier naval A',
    'shipyard-b': 'Chantier naval B',
    'shipyard-c': 'Chantier naval C',
    'shipyard-d': 'Chantier naval D',
    'shipyard-e': 'Chantier naval E',
    'shipyard-f': 'Chantier naval F',
    'shipyard-g': 'Chantier naval G',
    'shipyard-h': 'Chantier naval H',
  },
  sorts: { island: ['île', 'îles'], shipyard: ['chantier naval', 'chantiers navals'] },
  things: { island: ['île', 'îles'], 'commercial-level': ['niveau commercial', 'niveaux commerciaux'] },
  effects: {
    advance: ({ fleets, of }, say) => {
      if (of) return `votre navire ${listed(of.map((fleet) => colour(fleet, say)))} avance de 1 case, gratuitement`
      return fleets === 1
        ? '1 navire au choix avance de 1 case, gratuitement'
        : `${fleets} navires différents avancent chacun de 1 case, gratuitement`
    },
    boarding: ({ against }) => `débarquement : un conflit de plus à la fin de cet Âge, avec ${distant(against)}`,
    drawIsland: ({ level }) => `prenez la première île de niveau ${level}`,
    emporium: ({ at, perTurn, price }) =>
      `à chaque tour, vous pouvez acheter ${perTurn === 1 ? '1 ressource' : `jusqu’à ${perTurn} ressources`} à ${distant(at)}, pour ${coins(price)}${perTurn === 1 ? '' : ' l’unité'}`,
    naval: ({ strength }) => `force navale +${strength}`,
    piracy: () => 'piraterie : chaque autre cité perd autant de pièces que son niveau commercial',
    majority: () => 'au décompte, 1 symbole scientifique de plus : celui que vous avez en plus grand nombre',
    bestColour: ({ points }) =>
      `à la fin, ${plural(points, 'point')} par carte de votre cité d’une couleur de votre choix`,
    seaPower: ({ power, amount }) => POWERS[power](amount),
  },
  questions: {
    advance: { text: 'Choisissez le navire qui avance.' },
    'keep-island': { text: 'Gardez une des îles découvertes.', verbs: { pick: 'Garder' } },
    'naval-absence': {
      text: 'Participez au conflit naval de cet Âge, ou restez à l’écart.',
      verbs: { skip: 'Participer' },
    },
  },
  actions: { advance: 'Naviguer', 'stay-out': 'Rester à l’écart' },
  details: { fleet: (fleet, say) => `navire ${colour(fleet, say)}` },
  steps: {
    ships:
      'Les navires avancent : ceux que l’on a payés, et ceux qu’une vente fait avancer au lieu de rapporter des pièces.',
    explore: 'Les joueurs dont un navire a atteint une case Exploration choisissent une île.',
    'explore-late': 'Les navires qu’une carte de la défausse fait avancer explorent aussi.',
    tribute: 'Taxe et piraterie : les autres cités perdent des pièces.',
    'naval-absence':
      'Ceux qui peuvent rester à l’écart du conflit naval décident s’ils y participent, avant que l’on compare les forces.',
    'naval-conflict':
      'Toutes les cités comparent leur force navale : les plus faibles perdent des points, les plus fortes en gagnent.',
  },
  scoreLines: { naval: 'Conflits navals', fleet: 'Flotte', islands: 'Îles' },
  sources: {
    tax: 'taxe',
    piracy: 'piraterie',
    'naval-victory': 'victoires navales',
    'naval-defeat': 'défaites navales',
    'blue-ship': 'navire bleu',
  },
  events: {
    sailed: (event, { who, say }) =>
      `${avoir(who)} avancé le navire ${colour(event.fleet, say)} jusqu’à la case\u00a0${event.space}`,
    explores: (event, { who }) => `${avoir(who)} exploré des îles de niveau ${event.level}`,
    island: (event, { who, piece }) => `${avoir(who)} gardé ${le(piece(event.card))}`,
    boarding: (event, { who, party }) => {
      const other = party(event.other)
      const deed = other.isYou ? `${avoir(who)} débarqué chez vous` : `${avoir(who)} débarqué chez ${other.name}`
      return `${deed} (un conflit de plus à la fin de cet Âge)`
    },
    tax: (event, { who }) =>
      `${avoir(who)} levé la taxe (chaque cité de niveau commercial inférieur à ${event.level} perd 1 pièce par niveau manquant)`,
    naval: (event, { who }) =>
      `${avoir(who)} pris le jeton de conflit naval ${Number(event.value) > 0 ? '+' : '−'}${Math.abs(Number(event.value))}`,
  },
  problems: {
    'too-few-for-armada': () => 'Armada n’a pas de règles pour deux joueurs.',
    'too-many-for-armada': () => 'Armada n’a que sept chantiers navals dans la deuxième édition.',
    'bad-boards': ({ faults }) =>
      `Les plateaux corrigés d’Armada contiennent une erreur : ${faultWords(faults[0])}${faults.length > 1 ? ` (${faults.length} erreurs en tout)` : ''}`,
    'board-fault': faultWords,
    'shipyard-taken': ({ nameId }, say) => `Une autre cité a déjà : ${say.pieceById(nameId)}.`,
  },
  faults: {
    'no-such-naval-token': ({ seat, value, known }) =>
      `cities[${seat}].navalTokens : aucun jeton ne vaut ${value} ; il y a ${known.join(', ')}.`,
    'too-many-boarded': ({ field }) => `${field} doit être une liste de trois places au plus.`,
    'boards-itself': ({ field }) => `${field} : une cité ne peut pas débarquer chez elle-même.`,
    'other-island-kept': ({ seat }) => `cities[${seat}].islandKept doit être une île de islandOffer.`,
  },
  fields: {
    shipyard: 'chantier naval',
    ships: 'navires',
    islands: 'îles',
    navalTokens: 'jetons de conflit naval',
    islandOffer: 'îles découvertes',
    boardings: 'débarque dans la cité de la place',
    naval: 'force navale',
  },
  marks: {
    naval:
      'Toutes les cités la comparent à la fin de chaque Âge : la plus forte gagne le plus de points, la plus faible perd des points.',
    navalTokens: 'Gagnés et perdus en mer à la fin d’un Âge. Leurs points comptent à la fin.',
  },
  printed: ({ def }, say) => (isShipyard(def) ? boardWords(def.board, say) : []),
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine: 'amirauté cale capitainerie douane estacade île maison oasis piraterie planque taxe zone',
  masculine:
    'antre archipel bureau cabinet cercle chantier embarcadère emporium équipage hangar ponton port ' + 'radoub repos',
  plural: 'archives défenses fortifications',
}

/** Keys whose texts are equal in both languages. */
export const alike = ['name', 'wonders.siracusa']
