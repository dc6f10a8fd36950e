/** Texts of puzzles in English. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  title: 'Puzzles',
  intro: 'Turns from real games in which one move is clearly best. Find it.',
  task: 'Find the best move',
  today: 'Daily puzzle',
  todayText: 'The same for everyone; a new one tomorrow.',
  solve: 'Solve',
  lookAgain: 'Show again',
  levels: ['Easy', 'Medium', 'Hard'],
  level: (level: number) => `Level ${level}`,
  number: (number: number) => `Puzzle ${number}`,
  solved: 'solved',
  tried: 'not solved yet',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  right: (move: string) => `${move} is the best move.`,
  wrong: (move: string) => `${move} is not the best move.`,
  wrongBy: (points: number, chance: number) =>
    `Cost of this choice: ${plural(points, 'point')} and ${plural(chance, 'percentage point')} of winning chance.`,
  best: 'Best move',
  yours: 'Your move',
  others: 'Other moves',
  outcome: (points: number, chance: string) => `${plural(points, 'point')}, ${chance} chance to win`,
  how: (games: number) =>
    `Each move was simulated in up to ${plural(games, 'game')}, with the same luck for all moves.`,
  percent: (n: number) => `${n}%`,
  again: 'Try again',
  show: 'Show solution',
  next: 'Next puzzle',
  all: 'All puzzles',
  gone: 'This puzzle does not exist.',
}
