/** What is said around puzzles, in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Problèmes',
  intro: 'Des tours de vraies parties où un coup se détache. Trouvez-le.',
  today: 'Le problème du jour',
  todayText: 'Le même pour tout le monde ; un autre demain.',
  solve: 'Le résoudre',
  lookAgain: 'Le revoir',
  levels: ['Au premier coup d’œil', 'Pour un bon œil', 'Pour qui voit loin'],
  level: (level) => `Niveau ${level}`,
  number: (number) => `Problème ${number}`,
  solved: 'résolu',
  tried: 'pas encore trouvé',
  count: (solved, all) => `${solved} sur ${all} résolus`,
  right: (move) => `${move} : c’est le bon coup.`,
  wrong: (move) => `${move}, ce n’est pas mal, mais un coup est meilleur.`,
  wrongBy: (points, chance) => `Il abandonne ${points} points et ${chance} de chances de gagner.`,
  best: 'Le meilleur',
  yours: 'Le vôtre',
  others: 'Ce qui a été essayé aussi',
  outcome: (points, chance) => `${points} points, ${chance} de chances de gagner`,
  how: (games) =>
    `Chaque coup a été poursuivi dans jusqu’à ${plural(games, 'partie imaginée', 'parties imaginées')}, avec la même chance pour tous.`,
  percent: (n) => `${n} %`,
  again: 'Réessayer',
  show: 'Voir la réponse',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  gone: 'Ce problème n’existe pas.',
}
