/** Page with the puzzle of the day, and all others by level. */
import { Link } from 'wouter'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import styles from './puzzles.module.css'
import { LEVELS, PUZZLES, type Puzzle, puzzleOf, type Results, results } from './puzzles.ts'
import { puzzleWords } from './words.ts'

export function PuzzlesScreen() {
  const w = puzzleWords()
  const known = results()
  const today = puzzleOf(new Date())
  return (
    <main className="page-column">
      <PageHead scene="puzzles" title={w.title} lead={w.intro} />
      <section className={styles.today}>
        <h2>
          <Icon name="o-days" size={22} /> {w.today}
        </h2>
        <p>{w.todayText}</p>
        <p>
          {w.level(today.level)} · {w.levels[today.level - 1]}
        </p>
        <Link href={`/puzzles/${today.number}`} className="btn primary">
          {known[today.number] === 'solved' ? w.lookAgain : w.solve}
        </Link>
      </section>
      {LEVELS.map((level) => (
        <Level key={level} level={level} known={known} />
      ))}
    </main>
  )
}

function Level({ level, known }: { level: number; known: Results }) {
  const w = puzzleWords()
  const puzzles = PUZZLES.filter((puzzle) => puzzle.level === level)
  const solved = puzzles.filter(({ number }) => known[number] === 'solved').length
  return (
    <section className={styles.level}>
      <h2>
        {w.level(level)} <small>{w.levels[level - 1]}</small>
      </h2>
      <p>{w.count(solved, puzzles.length)}</p>
      <ol className={styles.list}>
        {puzzles.map((puzzle) => (
          <li key={puzzle.number}>
            <Entry puzzle={puzzle} result={known[puzzle.number]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ puzzle: { number }, result }: { puzzle: Puzzle; result: Results[number] | undefined }) {
  const w = puzzleWords()
  const state = result === undefined ? '' : w[result]
  return (
    <Link
      href={`/puzzles/${number}`}
      className={classes('btn', result === 'solved' && styles.solved)}
      aria-label={[w.number(number), state].filter(Boolean).join(', ')}
    >
      {number}
      {result === undefined ? undefined : <Icon name={result === 'solved' ? 'check' : 'hourglass'} size={12} />}
    </Link>
  )
}
