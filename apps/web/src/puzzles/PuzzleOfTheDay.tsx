/** The puzzle of the day on the start screen, with the number of solved puzzles. */
import { Link } from 'wouter'
import { Icon } from '../look/Icon.tsx'
import { PUZZLES, puzzleOf, results } from './puzzles.ts'
import { puzzleWords } from './words.ts'

export function PuzzleOfTheDay({ className }: { className: string }) {
  const w = puzzleWords()
  const known = results()
  const { number, level } = puzzleOf(new Date())
  const result = known[number]
  const solved = PUZZLES.filter((puzzle) => known[puzzle.number] === 'solved').length
  return (
    <div className={className}>
      <h2>
        <Icon name="o-days" size={19} /> {w.today}
      </h2>
      <p>
        {w.level(level)} · {result === undefined ? w.levels[level - 1] : w[result]}
        {solved > 0 ? ` · ${w.count(solved, PUZZLES.length)}` : ''}
      </p>
      <div>
        <Link href={`/puzzles/${number}`} className="btn">
          {result === 'solved' ? w.lookAgain : w.solve}
        </Link>
      </div>
    </div>
  )
}
