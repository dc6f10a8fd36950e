/** Points per game over time: a dot for each game, and the average of ten. */
import { rounded } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { keyed } from '../look/keyed.ts'
import type { CoursePoint } from './course.ts'
import styles from './progress.module.css'
import { progressWords } from './words.ts'

const WIDTH = 640
const HEIGHT = 220
const EDGE = { left: 34, right: 12, top: 12, bottom: 12 }
const STEP = 20

export function PointsChart({ course }: { course: readonly CoursePoint[] }) {
  const w = progressWords()
  const points = course.map((one) => one.points)
  const low = Math.floor(Math.min(...points) / STEP) * STEP
  const high = Math.max(low + STEP, Math.ceil(Math.max(...points) / STEP) * STEP)
  const x = (i: number) => EDGE.left + (i / Math.max(1, course.length - 1)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) => HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const lines = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP)
  const path = course.map(({ mean }, i) => `${x(i).toFixed(1)} ${y(mean).toFixed(1)}`).join('L')
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={w.courseOf(course.length, rounded(course[0].mean), rounded(course[course.length - 1].mean))}
    >
      {lines.map((value) => (
        <g key={value} className={styles.grid}>
          <path d={`M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}`} />
          <text x={EDGE.left - 6} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      <path className={styles.mean} d={`M${path}`} />
      {keyed(course, (one) => String(one.points)).map(({ key, thing: { points: value, isWon } }, i) => (
        <circle key={key} className={classes(styles.game, isWon && styles.win)} cx={x(i)} cy={y(value)} r="4" />
      ))}
    </svg>
  )
}
