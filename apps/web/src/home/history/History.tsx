/** Latest results and games in progress on the start page. They need the engine, so they load only if there are games. */
import { Link } from 'wouter'
import { say, words } from '../../i18n/index.ts'
import { Points } from '../../look/pieces/Tokens.tsx'
import { homeWords } from '../words.ts'
import { type FinishedGame, MOST_DONE } from './game-history.ts'
import styles from './history.module.css'
import { ResultTowers } from './ResultTowers.tsx'
import { Statistics } from './Statistics.tsx'

export { recall } from './game-history.ts'
export { RunningGames } from './RunningGames.tsx'

const LISTED = 3

export const PastGames = ({ done }: { done: readonly FinishedGame[] }) => (
  <>
    <Last done={done} />
    <Statistics done={done} />
  </>
)

function Last({ done }: { done: readonly FinishedGame[] }) {
  const w = homeWords()
  return (
    <section className={styles.last}>
      <div>
        <h2>{w.lastGames}</h2>
        <ul>
          {done.slice(0, LISTED).map((one) => (
            <li key={one.href}>
              <Link href={one.href}>
                <span>
                  <b>{words().nth(one.rank)}</b> {w.placeOf(one.players)}
                </span>
                <Points points={one.points} size={24} />
                <b>{one.wonder === undefined ? '' : say().wonder(one.wonder)}</b>
                <span>{one.rank === 1 ? w.youWon : w.wonWith(one.winner.name, one.winner.points)}</span>
                <span>
                  {new Date(one.at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ResultTowers done={done.slice(0, MOST_DONE).reverse()} />
    </section>
  )
}
