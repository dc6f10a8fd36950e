/** Texts of Cities in French. */
import { plural } from '../../words/grammar/fr.ts'
import type { Nouns, Translated } from '../../words/types.ts'
import type { words as en } from './en.ts'

export const words: Translated<typeof en> = {
  name: 'Cities',
  about:
    'Des cartes noires qui font perdre des pièces aux autres ou préservent la paix. On peut jouer à huit, et en équipes de deux.',
  wonders: {
    petra: 'Petra',
    byzantium: 'Byzantium',
  },
  pieces: {
    pigeonhole: 'Pigeonnier',
    militia: 'Milice',
    hideout: 'Cachette',
    residence: 'Résidence',
    dive: 'Tripot',
    'west-clandestine-wharf': 'Quai clandestin Ouest',
    'east-clandestine-wharf': 'Quai clandestin Est',
    'secret-warehouse': 'Entrepôt secret',
    'city-gates': 'Portes de la ville',
    'band-of-spies': 'Bande d’espions',
    mercenaries: 'Mercenaires',
    lair: 'Repaire',
    consulate: 'Consulat',
    'gambling-den-age-2': 'Maison de jeu',
    'black-market': 'Marché noir',
    sepulcher: 'Sépulcre',
    'architect-firm': 'Cabinet d’architectes',
    tabularium: 'Tabularium',
    'chamber-of-builders': 'Chambre des bâtisseurs',
    'torture-chamber': 'Chambre des supplices',
    contingent: 'Contingent',
    brotherhood: 'Confrérie',
    embassy: 'Ambassade',
    cenotaph: 'Cénotaphe',
    'secret-network': 'Réseau secret',
    'slave-market': 'Marché aux captifs',
    capitol: 'Capitole',
    'smugglers-cache': 'Cache de contrebandiers',
    customs: 'Octroi',
    'opium-stash': 'Réserve d’opium',
    'raider-camp': 'Camp de pillards',
    cells: 'Cachots',
    'trade-center': 'Centre de commerce',
    'opium-den': 'Fumerie d’opium',
    'raider-fort': 'Fort de pillards',
    guardhouse: 'Poste de garde',
    'forging-agency': 'Officine de faussaires',
    mint: 'Hôtel des monnaies',
    'opium-distillery': 'Distillerie d’opium',
    'raider-garrison': 'Garnison de pillards',
    prison: 'Prison',
    memorial: 'Mémorial',
    'pigeonhole-1e': 'Pigeonnier',
    'dive-1e': 'Tripot',
    'west-clandestine-wharf-1e': 'Quai clandestin Ouest',
    'east-clandestine-wharf-1e': 'Quai clandestin Est',
    'city-gates-1e': 'Portes de la ville',
    'band-of-spies-1e': 'Bande d’espions',
    'gambling-den-age-2-1e': 'Maison de jeu',
    'architect-firm-1e': 'Cabinet d’architectes',
    'chamber-of-builders-1e': 'Chambre des bâtisseurs',
    'secret-network-1e': 'Réseau secret',
    'counterfeiters-guild': 'Guilde des faussaires',
    'guild-of-shadows': 'Guilde des ombres',
    'mourners-guild': 'Guilde des pleureuses',
    'forging-agency-1e': 'Officine de faussaires',
  },
  effects: {
    neighboursOwe: ({ debt }) => `chaque voisin prend une dette de ${plural(debt, 'point')}`,
    memorial: ({ coins }) => `${plural(coins, 'pièce')} tout de suite par jeton Défaite ; ils sont ensuite défaussés`,
    wharf: ({ from }) =>
      `une fois par tour, la première ressource achetée au voisin ${from === 'left' ? 'de gauche' : 'de droite'} coûte 1 pièce de moins`,
    smugglersCache: () => 'la ressource de départ de chaque voisin coûte 1 pièce de moins',
  },
  abilities: { architects: 'les étapes de votre merveille ne coûtent aucune ressource' },
  questions: {
    loss: {
      text: 'Vous perdez des pièces. Choisissez combien vous en payez : chaque pièce non payée devient un point de dette.',
    },
  },
  actions: { lose: 'Payer' },
  details: {
    coins: (count) => plural(Number(count), 'pièce'),
    debt: (points) => (points === 0 ? 'sans dette' : `dette de ${plural(Number(points), 'point')}`),
  },
  scoreLines: { cities: 'Cartes noires' },
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine:
    'ambassade bande cache cachette chambre confrérie distillerie fumerie garnison guilde maison milice ' +
    'officine prison réserve résidence',
  masculine:
    'cabinet camp capitole cénotaphe centre consulat contingent entrepôt fort hôtel marché mémorial ' +
    'octroi pigeonnier poste quai repaire réseau sépulcre tabularium tripot',
  plural: 'cachots mercenaires portes',
}

/** Keys whose texts are equal in both languages. */
export const alike = [
  'pieces.tabularium',
  'pieces.contingent',
  'pieces.prison',
  'name',
  'wonders.petra',
  'wonders.byzantium',
]
