/** Texts of the base game in French. */
import type { Nouns, Translated } from '../../words/types.ts'
import type { words as en } from './en.ts'

export const words: Translated<typeof en> = {
  name: 'Jeu de base',
  about: 'Trois Âges, sept merveilles, du commerce, de la science, des conflits et des guildes.',
  wonders: {
    alexandria: 'Alexandria',
    babylon: 'Babylon',
    ephesos: 'Éphesos',
    gizah: 'Gizah',
    halikarnassos: 'Halikarnassós',
    olympia: 'Olympía',
    rhodos: 'Rhódos',
  },
  pieces: {
    'lumber-yard': 'Chantier',
    'stone-pit': 'Cavité',
    'clay-pool': 'Bassin argileux',
    'ore-vein': 'Filon',
    'tree-farm': 'Friche',
    excavation: 'Excavation',
    'clay-pit': 'Fosse argileuse',
    'timber-yard': 'Exploitation forestière',
    'forest-cave': 'Gisement',
    mine: 'Mine',
    'loom-age-1': 'Métier à tisser',
    'glassworks-age-1': 'Verrerie',
    'press-age-1': 'Presse',
    baths: 'Bains',
    well: 'Puits',
    altar: 'Autel',
    theater: 'Théâtre',
    tavern: 'Taverne',
    'east-trading-post': 'Comptoir Est',
    'west-trading-post': 'Comptoir Ouest',
    marketplace: 'Marché',
    stockade: 'Palissade',
    barracks: 'Caserne',
    'guard-tower': 'Tour de garde',
    apothecary: 'Officine',
    workshop: 'Atelier',
    scriptorium: 'Scriptorium',
    sawmill: 'Scierie',
    quarry: 'Carrière',
    brickyard: 'Briqueterie',
    foundry: 'Fonderie',
    'loom-age-2': 'Métier à tisser',
    'glassworks-age-2': 'Verrerie',
    'press-age-2': 'Presse',
    aqueduct: 'Aqueduc',
    statue: 'Statue',
    courthouse: 'Tribunal',
    temple: 'Temple',
    forum: 'Forum',
    caravansery: 'Caravansérail',
    vineyard: 'Vignoble',
    bazar: 'Bazar',
    walls: 'Muraille',
    'training-ground': 'Place d’armes',
    stables: 'Écuries',
    'archery-range': 'Champs de tir',
    dispensary: 'Dispensaire',
    laboratory: 'Laboratoire',
    library: 'Bibliothèque',
    school: 'École',
    pantheon: 'Panthéon',
    gardens: 'Jardins',
    palace: 'Palace',
    senate: 'Sénat',
    'town-hall': 'Hôtel de ville',
    haven: 'Port',
    lighthouse: 'Phare',
    'chamber-of-commerce': 'Chambre de commerce',
    arena: 'Arène',
    ludus: 'Ludus',
    'siege-workshop': 'Atelier de siège',
    fortifications: 'Fortifications',
    circus: 'Cirque',
    arsenal: 'Arsenal',
    castrum: 'Castrum',
    lodge: 'Loge',
    observatory: 'Observatoire',
    university: 'Université',
    academy: 'Académie',
    study: 'Étude',
    'workers-guild': 'Guilde des travailleurs',
    'craftsmens-guild': 'Guilde des artisans',
    'traders-guild': 'Guilde des commerçants',
    'philosophers-guild': 'Guilde des philosophes',
    'spies-guild': 'Guilde des espions',
    'shipowners-guild': 'Guilde des armateurs',
    'scientists-guild': 'Guilde des scientifiques',
    'magistrates-guild': 'Guilde des magistrats',
    'builders-guild': 'Guilde des bâtisseurs',
    'decorators-guild': 'Guilde des décorateurs',
    pawnshop: 'Prêteur sur gages',
    'strategists-guild': 'Guilde des stratèges',
  },
  houseRules: {
    'last-card': {
      name: 'Dernière carte de Babylon',
      readings: {
        'before-digging': 'Babylon joue sa dernière carte avant que quiconque construise une carte de la défausse.',
        'after-digging':
          'On construit d’abord les cartes de la défausse, où sont déjà les dernières cartes des autres ; Babylon joue ensuite sa dernière carte.',
      },
    },
    digging: {
      name: 'Construction d’une carte de la défausse',
      readings: {
        'after-all':
          'On construit une carte de la défausse après tout le reste du tour : les cartes vendues pendant ce tour peuvent être choisies.',
        'at-once':
          'On construit une carte de la défausse aussitôt, pas à la fin du tour : ni les cartes vendues pendant ce tour, ni les dernières cartes ne peuvent être choisies.',
      },
    },
    answers: {
      name: 'Réponses de plusieurs joueurs',
      readings: {
        together:
          'Quand plusieurs joueurs ont un choix à faire, ils répondent en secret, et toutes les réponses prennent effet ensemble.',
        'in-turn': 'Quand plusieurs joueurs ont un choix à faire, ils répondent ouvertement, l’un après l’autre.',
      },
    },
    ties: {
      name: 'Égalités',
      readings: {
        coins:
          'À égalité de points, le joueur qui a le plus de pièces gagne ; à égalité de pièces, la victoire est partagée.',
        shared: 'À égalité de points, la victoire est partagée ; les pièces ne départagent pas.',
      },
    },
    'discard-pile': {
      name: 'Défausse',
      readings: {
        closed: 'La défausse est fermée : seul un joueur qui y prend une carte la regarde.',
        open: 'La défausse est ouverte : chacun peut la regarder à tout moment.',
      },
    },
    aids: {
      name: 'Aides du programme',
      readings: {
        on: 'Le programme aide : conseils, prévisions, prix expliqués et points pendant la partie.',
        off: 'Le programme n’aide pas : ni conseils, ni prévisions, ni prix expliqués, ni points avant la fin.',
      },
    },
  },
  steps: {
    'before-sales': 'La défausse reste telle quelle jusqu’à la fin des constructions qui en viennent.',
    'set-sold-aside': 'Les cartes vendues maintenant sont mises de côté, face cachée.',
    'discard-sold': 'Les cartes mises de côté rejoignent la défausse.',
  },
  abilities: {
    'free-per-age': 'une fois par Âge, construisez une carte de votre main gratuitement',
    'free-new-colour': 'les cartes d’une couleur absente de votre cité sont gratuites',
    'free-first': 'la carte choisie au premier tour de chaque Âge est gratuite si vous la construisez',
    'free-last': 'la carte choisie au dernier tour de chaque Âge est gratuite si vous la construisez',
  },
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine:
    'académie arène bibliothèque étape briqueterie carrière caserne cavité chambre école étude excavation ' +
    'exploitation fonderie fosse friche guilde loge mine muraille officine palissade place presse scierie ' +
    'statue taverne tour université verrerie',
  masculine:
    'aqueduc arsenal atelier autel bassin bazar caravansérail castrum chantier cirque comptoir ' +
    'dispensaire filon forum gisement hôtel laboratoire ludus marché métier observatoire palace panthéon ' +
    'phare port prêteur puits scriptorium sénat temple théâtre tribunal vignoble',
  plural: 'bains champs écuries fortifications jardins',
}

/** Keys whose texts are equal in both languages. */
export const alike = [
  'pieces.mine',
  'pieces.scriptorium',
  'pieces.statue',
  'pieces.temple',
  'pieces.forum',
  'pieces.bazar',
  'pieces.ludus',
  'pieces.fortifications',
  'pieces.arsenal',
  'pieces.castrum',
  'wonders.alexandria',
  'wonders.babylon',
  'wonders.gizah',
  'pieces.excavation',
  'pieces.palace',
]
