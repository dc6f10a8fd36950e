/** Texts of the end of a game in French. */
import type { Party } from '@heptapolis/boxes'
import { form, listed, ordinal, plural, que } from '@heptapolis/boxes/grammar/fr'
import { parties } from '../../words/fr.ts'
import type { EndWords } from './en.ts'

export const words: EndWords = {
  stand: (cities) => `${listed(cities)} ${form(cities.length, 'l’emporte', 'l’emportent')}`,
  win: (cities) => `${listed(cities)} ${form(cities.length, 'l’emporte', 'l’emportent')}`,
  tied: (cities) => `${listed(cities)} se partagent la victoire`,
  wins: (first, points) => `${parties(first, true)} ${winning(first)} avec ${plural(points, 'point')}.`,
  winsBy: (first, points, margin, second) =>
    `${parties(first, true)} ${winning(first)} avec ${plural(points, 'point')}${ahead(margin, second)}.`,
  leadsBy: (points, margin, second) => `${plural(points, 'point')}${ahead(margin, second)}.`,
  youAre: (rank, points, inTeam) =>
    `${inTeam ? 'Votre équipe est' : 'Vous êtes'} ${ordinal(rank)} avec ${plural(points, 'point')}.`,
  shareWin: (points, areTiesShared) =>
    `Égalité à ${plural(points, 'point')}${areTiesShared ? '' : ', et en pièces aussi'}.`,
  each: 'Chacun',
  teamTotal: 'Équipe',
  chart: 'Points par origine, une tour par cité',
  lostHelp: 'Sous la ligne : tous les points perdus. Au-dessus, la hauteur indique le total.',
  tiesHelp: 'À total égal, la cité qui a le plus de pièces gagne.',
  teamsHelp: 'Les partenaires additionnent leurs points. Chaque conflit avec une autre équipe compte double.',
  whereFrom: 'Points par origine',
  playAgain: 'Rejouer',
  otherSetup: 'Changer les réglages',
  lineOf: { treasury: 'pièces', civil: 'bleu', commerce: 'jaune' },
  lookAtCities: 'Voir la table',
  gameStory: 'Analyse',
  share: {
    title: 'Partager',
    picture: 'Partager en image',
    link: 'Copier le lien',
    text: 'Copier le texte',
    bgStats: 'Ajouter à BG Stats',
    me: 'Moi',
  },
}

const ahead = (margin: number, second: readonly Party[]): string =>
  `${margin > 0 ? `, ${margin} de plus` : ' et plus de pièces'} ${que(parties(second))}`

const winning = (people: readonly Party[]): string =>
  people.some(({ isYou }) => isYou) ? 'gagnez' : form(people.length, 'gagne', 'gagnent')
