/** Texts around lessons in French. */
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Apprendre à jouer',
  intro: 'Chaque leçon est une vraie partie. Suivez le guide ou jouez le coup que vous voulez.',
  boxes: 'Extensions',
  begin: 'Commencer',
  beginAgain: 'Recommencer',
  goOn: 'Continuer',
  learned: 'terminée',
  turns: (of) => `${of} tours`,
  questions: (of) => `${of} coups`,
  lesson: 'leçon :',
  step: (number, of) => `coup ${number} sur ${of}`,
  ageDone: (past, points) => `L’${past} est terminé. Conflits jusqu’ici : ${points}. Bon moment pour une pause.`,
  leave: 'Quitter',
  leaveTitle: 'Quitter la leçon ?',
  leaveText: 'Votre partie est enregistrée. Reprenez-la ici ou dans « Vos parties », avec ou sans le guide.',
  alone: 'Continuer sans le guide',
  aloneText: 'même partie, mêmes robots, à partir de ce tour',
  back: (age) => `Revenir au début de l’${age}`,
  backText: 'rejouer les tours joués depuis',
  stop: 'Arrêter pour l’instant',
  stopText: (number) => `reprendre plus tard au coup ${number}`,
  stay: 'Rester dans la leçon',
  otherLessons: 'Autres leçons',
  coach: 'Guide',
}
