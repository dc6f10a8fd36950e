/** Chart of the latest results as towers: height is points, a roof means won. */

import { homeWords } from '../words.ts'
import type { FinishedGame } from './game-history.ts'
import styles from './history.module.css'

const WIDTH = 30
const GAP = 12
const HEIGHT = 104
const LOW = 30
const ROOF = 10
const LABEL = 16

export function ResultTowers({ done }: { done: readonly FinishedGame[] }) {
  const w = homeWords()
  const most = Math.max(LOW + 1, ...done.map(({ points }) => points))
  const heightOf = (points: number): number =>
    Math.max(4, ((points - LOW / 2) / (most - LOW / 2)) * (HEIGHT - ROOF - LABEL))
  const width = done.length * (WIDTH + GAP) + GAP
  const said = done.map(({ points, rank }) => `${points}${rank === 1 ? ` ${w.youWon}` : ''}`).join(', ')
  return (
    <figure className={styles.towers}>
      <svg
        className={styles.chart}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={said}
      >
        {done.map(({ href, points, rank }, i) => {
          const x = GAP + i * (WIDTH + GAP)
          const top = HEIGHT - 2 - heightOf(points)
          const roof = rank === 1 ? `L${x + WIDTH / 2} ${top - ROOF}` : ''
          return (
            <g key={href} className={rank === 1 ? styles.won : styles.lost}>
              <path d={`M${x} ${HEIGHT - 2}V${top}${roof}L${x + WIDTH} ${top}V${HEIGHT - 2}z`} />
              <text x={x + WIDTH / 2} y={top - (rank === 1 ? ROOF : 0) - 4}>
                {points}
              </text>
            </g>
          )
        })}
        <path className={styles.line} d={`M0 ${HEIGHT - 1}H${width}`} />
      </svg>
      <figcaption>{w.pointsOf(done.length)}</figcaption>
    </figure>
  )
}
