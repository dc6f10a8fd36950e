/** Texts of puzzles in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Énigmes',
  intro: 'Des tours de vraies parties où un coup est nettement le meilleur. Trouvez-le.',
  task: 'Trouvez le meilleur coup',
  today: 'Énigme du jour',
  todayText: 'La même pour tous ; une nouvelle demain.',
  solve: 'Résoudre',
  lookAgain: 'Revoir',
  levels: ['Facile', 'Moyen', 'Difficile'],
  level: (level) => `Niveau ${level}`,
  number: (number) => `Énigme ${number}`,
  solved: 'résolue',
  tried: 'pas encore résolue',
  count: (solved, all) => `${plural(solved, 'énigme résolue', 'énigmes résolues')} sur ${all}`,
  right: (move) => `${move} : c’est le meilleur coup.`,
  wrong: (move) => `${move} : ce n’est pas le meilleur coup.`,
  wrongBy: (points, chance) =>
    `Coût de ce choix : ${plural(points, 'point')} et ${plural(chance, 'point')} de pourcentage de chances de gagner.`,
  best: 'Meilleur coup',
  yours: 'Votre coup',
  others: 'Autres coups',
  outcome: (points, chance) => `${plural(points, 'point')}, ${chance} de chances de gagner`,
  how: (games) => `Chaque coup a été simulé dans ${plural(games, 'partie')} au plus, avec les mêmes tirages pour tous.`,
  percent: (n) => `${n} %`,
  again: 'Réessayer',
  show: 'Voir la solution',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  gone: 'Cette énigme n’existe pas.',
}
