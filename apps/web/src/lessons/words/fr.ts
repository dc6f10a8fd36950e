/** What is said around lessons, in French. */
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Apprendre à jouer',
  intro: 'Chaque leçon est une vraie partie. Suivez le guide ou faites à votre idée : tout coup est permis.',
  boxes: 'Quand vous connaissez le jeu',
  begin: 'Commencer',
  beginAgain: 'Recommencer',
  goOn: 'Continuer',
  learned: 'terminée',
  at: (number, of) => `tour ${number} sur ${of}`,
  turns: (of) => `${of} tours`,
  questions: (of) => `${of} étapes`,
  number: (number, of) => `leçon ${number} sur ${of}`,
  ageDone: (age) => `${age} commence : un bon moment pour s’arrêter`,
  leave: 'Quitter',
  leaveTitle: 'Quitter la leçon ?',
  leaveText: 'La partie reste où elle est. Vous la retrouvez ici et parmi vos parties, avec le guide ou sans.',
  alone: 'Continuer sans le guide',
  aloneText: 'même partie, mêmes robots, à partir de ce tour',
  back: (age) => `Revenir au début de l’${age}`,
  backText: 'les tours joués depuis sont rejoués',
  stop: 'Arrêter pour aujourd’hui',
  stopText: (number) => `la leçon attend au tour ${number}`,
  stay: 'Rester dans la leçon',
  otherLessons: 'Autres leçons',
  coach: 'Guide',
}
