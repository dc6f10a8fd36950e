/** What is said around puzzles, in English. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  title: 'Puzzles',
  intro: 'Turns of played games in which one move stands out. Find it.',
  today: 'Puzzle of the day',
  todayText: 'The same for everybody; a new one tomorrow.',
  solve: 'Solve it',
  lookAgain: 'Look again',
  levels: ['Seen at first sight', 'For a good eye', 'For whoever thinks ahead'],
  level: (level: number) => `Level ${level}`,
  number: (number: number) => `Puzzle ${number}`,
  solved: 'solved',
  tried: 'not found yet',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  right: (move: string) => `${move}: that is the move.`,
  wrong: (move: string) => `${move} is not bad, but one move is better.`,
  wrongBy: (points: string, chance: string) => `It gives up ${points} points and ${chance} of the chance to win.`,
  best: 'Best',
  yours: 'Yours',
  others: 'What else was tried',
  outcome: (points: string, chance: string) => `${points} points, ${chance} chance to win`,
  how: (games: number) =>
    `Each move was played on in up to ${plural(games, 'imagined game')}, with the same luck for all.`,
  percent: (n: number) => `${n}%`,
  again: 'Try again',
  show: 'Show the answer',
  next: 'Next puzzle',
  all: 'All puzzles',
  gone: 'There is no such puzzle.',
}
