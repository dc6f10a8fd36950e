import { de, plural, que } from '@heptapolis/boxes/grammar/fr'
import type { PreviewWords } from './en.ts'

export const words: PreviewWords = {
  home: '7 Wonders, de 2 à 8 joueurs : une cité et une merveille en 18 tours.',
  pages: {
    rules: ['Règles', 'Les règles de 7 Wonders pour les extensions avec lesquelles vous jouez.'],
    cards: ['Toutes les cartes', 'Toutes les cartes, merveilles et leaders de 7 Wonders et de ses extensions.'],
    score: ['Carnet de score', 'Saisissez vos cités et voyez d’où vient chaque point.'],
    puzzles: ['Énigmes', 'Une position, un meilleur coup.'],
    daily: ['Donne du jour', 'Les cartes du jour, les mêmes pour tous.'],
    learn: ['Apprendre à jouer', 'Une première partie de 7 Wonders avec un guide.'],
    tables: ['Tables ouvertes', 'Rejoignez une partie de 7 Wonders, ou créez-en une.'],
    season: ['Saison', 'Le classement de cette saison.'],
    new: ['Nouvelle partie', 'Choisissez joueurs, extensions et robots pour une partie de 7 Wonders.'],
    ladder: ['Défis', '30 tables imposées de 7 Wonders, chacune avec un but.'],
    replay: ['Partie à revoir', 'Suivez une partie de 7 Wonders tour par tour.'],
  },
  invitation: [
    'Une partie de 7 Wonders',
    'Ouvrez le lien pour y jouer ou pour voir comment elle s’est terminée, sans compte.',
  ],
  room: (host) => `${host} vous invite à jouer`,
  seats: (free, players) => `${plural(free, 'place libre', 'places libres')} sur ${players}`,
  playing: (players) => `Une partie avec ${players}`,
  won: (winners) => `Victoire ${de(winners)}`,
  shared: (winners) => `${winners} se partagent la victoire`,
  points: (points) => `${plural(points, 'point')}.`,
  lead: (points, margin, second) =>
    `${plural(points, 'point')}, ${margin > 0 ? `${margin} devant ${second}` : `avec plus de pièces ${que(second)}`}.`,
  tied: (points, areTiesShared) =>
    `Égalité à ${plural(points, 'point')}${areTiesShared ? '' : ', et en pièces aussi'}.`,
  bot: 'un robot',
  botOf: (wonder) => `${wonder} (robot)`,
  base: 'jeu de base',
}
