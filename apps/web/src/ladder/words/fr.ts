/** Texts of the ladder in French. */
import { form, listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { Colour } from '@heptapolis/engine/show'
import type { words as en } from './en.ts'

/** Feminine, singular and plural. */
const OF_CARDS: Record<Colour, readonly [one: string, many: string]> = {
  brown: ['marron', 'marron'],
  grey: ['grise', 'grises'],
  blue: ['bleue', 'bleues'],
  yellow: ['jaune', 'jaunes'],
  red: ['rouge', 'rouges'],
  green: ['verte', 'vertes'],
  purple: ['violette', 'violettes'],
  black: ['noire', 'noires'],
  white: ['blanche', 'blanches'],
}

const cardsOf = (colour: Colour, cards: number): string =>
  plural(cards, `carte ${OF_CARDS[colour][0]}`, `cartes ${OF_CARDS[colour][1]}`)

export const words: typeof en = {
  title: 'Défis',
  intro: (rungs) =>
    `${rungs} tables, chacune avec un objectif, de la plus facile à la plus difficile. Les cartes et les cités d’une table ne changent pas.`,
  count: (done, all) => `${plural(done, 'table réussie', 'tables réussies')} sur ${all}`,
  next: 'Table suivante',
  number: (number) => `Table ${number}`,
  done: 'réussie',
  tried: 'pas encore réussie',
  play: 'Jouer',
  goOn: 'Continuer',
  again: 'Réessayer',
  all: 'Toutes les tables',
  task: 'Objectif',
  table: (players, levels) =>
    `${plural(players, 'joueur')}, robots de ${form(levels.length, 'niveau', 'niveaux')} ${listed(levels)}`,
  fulfilled: 'Objectif atteint.',
  failed: 'Objectif manqué.',
  takenBack: 'Vous avez annulé des tours : cette partie ne compte pas.',
  last: 'C’était la dernière table.',
  states: { met: 'atteint', open: 'en cours', failed: 'manqué' },
  conditions: {
    win: 'Gagner',
    lead: (points) => `Gagner avec au moins ${plural(points, 'point')} d’avance`,
    points: (least) => `Marquer au moins ${plural(least, 'point')}`,
    without: (colour) => `Ne construire aucune carte ${OF_CARDS[colour][0]}`,
    most: (colour, cards) => `Construire au plus ${cardsOf(colour, cards)}`,
    least: (colour, cards) => `Avoir au moins ${cardsOf(colour, cards)} à la fin`,
    stages: 'Construire toutes les étapes de votre merveille',
    stagesBy: (age) => `Construire toutes les étapes de votre merveille avant la fin de l’${age}`,
    defeats: (most) =>
      most === 0
        ? 'N’avoir aucun jeton Défaite à la fin'
        : `Avoir au plus ${plural(most, 'jeton Défaite', 'jetons Défaite')} à la fin`,
    line: (line, least) => `${line} : au moins ${plural(least, 'point')}`,
    coins: (least) => `Avoir au moins ${plural(least, 'pièce')} à la fin`,
  },
}
