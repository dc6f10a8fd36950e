/** Texts of the Great Projects in French. */
import { COLOURS } from '@heptapolis/engine/box'
import { avoir, form, le, plural, small, spelled } from '../../../words/grammar/fr.ts'
import type { Nouns, Speech, Translated } from '../../../words/types.ts'
import type { Penalty } from '../../projects/great-projects.ts'
import type { words as en } from './en.ts'

function lost(penalty: Penalty, say: Speech): string {
  switch (penalty.lose) {
    case 'card':
      return `perdez une ${say.thing(penalty.colour)[0]}`
    case 'coins':
      return 'perdez toutes vos pièces'
    case 'victories':
      return `perdez ${penalty.count} ${form(penalty.count, ...say.thing('victory'))}`
    case 'start':
      return 'perdez l’avantage de départ de votre plateau'
  }
}

/** `Jeton Pénalité` as `jetons Pénalité`. */
const many = (token: string): string => small(token).replace('jeton', 'jetons')

export const words: Translated<typeof en> = {
  name: 'Grands projets',
  about:
    'Un projet par Âge : participez-y en construisant. Achevé, il récompense ceux qui ont participé ; sinon, il pénalise les autres.',
  pieces: {
    'project-belvedere': 'Belvédère',
    'project-cranes': 'Grues',
    'project-double-walls': 'Double enceinte',
    'project-factory': 'Manufacture',
    'project-rampart-road': 'Chemin de ronde',
    'project-obelisk': 'Obélisque',
    'project-river-port': 'Port fluvial',
    'project-sewer-network': 'Égouts',
    'project-smelter': 'Haut fourneau',
    'project-war-mirror': 'Miroir ardent',
    'project-archives': 'Archives',
    'project-giant-trebuchet': 'Trébuchet géant',
    'project-grand-bazaar': 'Grand bazar',
    'project-menagerie': 'Ménagerie',
    'project-triumphal-arches': 'Arcs de triomphe',
    'project-token-free-wonder-stage': 'Jeton d’étape gratuite',
    'project-token-free-building': 'Jeton de bâtiment gratuit',
    'project-token-any-color': 'Jeton de sac',
    'project-token-shields-1': 'Jeton de bouclier',
    'project-token-shields-2': 'Jeton à deux boucliers',
    'project-token-stage-points': 'Jeton du haut fourneau',
    'project-token-science-points': 'Jeton des archives',
    'project-token-guild-points': 'Jeton de la ménagerie',
    'project-token-penalty-1': 'Jeton Pénalité de l’Âge I',
    'project-token-penalty-2': 'Jeton Pénalité de l’Âge II',
    'project-token-penalty-3': 'Jeton Pénalité de l’Âge III',
  },
  sorts: {
    project: ['grand projet', 'grands projets'],
    'project-token': ['jeton de projet', 'jetons de projet'],
  },
  effects: {
    projectToken: ({ token }, say) => `prenez un ${small(say.pieceById(token))}`,
    projectPenalty: ({ penalty }, say) => `en cas d’échec, vous ${lost(penalty, say)} si vous n’avez pas participé`,
    projectBag: () => 'une fois, participez à un projet avec une carte de n’importe quelle couleur',
    projectSets: ({ points }) =>
      `${plural(points, 'point')} de plus par série de trois symboles scientifiques différents`,
  },
  abilities: {
    'project-building': 'une fois, construisez une carte Âge gratuitement, puis rendez le jeton',
    'project-stage': 'une fois, construisez une étape sans ses ressources, puis rendez le jeton',
  },
  questions: {
    'project-card': {
      text: 'Le projet a échoué : choisissez la carte que votre cité perd.',
      verbs: { pick: 'Perdre' },
    },
    'project-victories': { text: 'Le projet a échoué : choisissez le jeton Victoire que vous perdez.' },
  },
  actions: { 'give-victory': 'Perdre' },
  details: { value: (value) => `le jeton +${value}` },
  steps: {
    'reveal-project': 'Un projet de l’Âge est révélé, avec un marqueur de moins que le nombre de joueurs.',
    'join-project': 'Ceux qui participent au projet y prennent un marqueur.',
    project:
      'Un projet sans marqueur réussit et récompense chaque marqueur pris ; sinon ceux qui n’en ont pas subissent la pénalité.',
  },
  scoreLines: { projects: 'Grands projets' },
  named: { project: (name) => `projet « ${name} »` },
  events: {
    project: (event, { piece }) => `Projet de l’Âge : « ${piece(event.card)} »`,
    participation: (event, { who, piece }) => `${avoir(who)} participé au projet « ${piece(event.card)} »`,
    'project-done': (event, { piece }) => `Le projet « ${piece(event.card)} » est achevé`,
    'project-failed': (event, { piece }) => `Le projet « ${piece(event.card)} » a échoué`,
    token: ({ card, times = 1 }, { who, piece }) =>
      `${avoir(who)} pris ${Number(times) > 1 ? `${spelled(Number(times))} ${many(piece(card))}` : `un ${small(piece(card))}`}`,
    demolished: (event, { who, piece }) => `${avoir(who)} perdu ${le(piece(event.card))}`,
    blocked: (_event, { who }) => `${avoir(who)} perdu l’avantage de départ du plateau`,
  },
  faults: {
    'no-project': ({ seat }) => `cities[${seat}].participations : cette position n’a pas de projet auquel participer.`,
  },
  fields: {
    project: 'projet',
    tokens: 'marqueurs',
    participations: 'marqueurs pris au projet',
    projectTokens: 'jetons de projet',
  },
  marks: {
    participations:
      'Marqueurs du projet de cet Âge pris par la cité : une récompense pour chacun si le projet réussit, aucune pénalité s’il échoue.',
  },
  states: { bag: 'avec le jeton de sac' },
  printed: ({ sort, colour }, say) =>
    sort === 'project' ? [`participation : avec une ${say.thing(COLOURS[colour])[0]}`] : [],
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine: 'double manufacture ménagerie',
  masculine: 'projet belvédère chemin grand haut jeton miroir obélisque port trébuchet',
  plural: 'archives arcs égouts grues',
}

/** Keys whose texts are equal in both languages. */
export const alike = ['pieces.project-archives']
