/** Small line graph of ratings. */
import styles from './sparkline.module.css'
import { communityWords } from './words.ts'

const EDGE = 4

export function Sparkline({ course, width, height }: { course: readonly number[]; width: number; height: number }) {
  if (course.length < 2) return <span style={{ display: 'block', height }} />
  const [low, high] = [Math.min(...course), Math.max(...course)]
  const x = (i: number) => EDGE + (i / (course.length - 1)) * (width - 2 * EDGE)
  const y = (rating: number) => height - EDGE - ((rating - low) / Math.max(1, high - low)) * (height - 2 * EDGE)
  const last = course.length - 1
  const points = course.map((rating, i) => `${x(i).toFixed(1)} ${y(rating).toFixed(1)}`)
  return (
    <svg
      className={styles.spark}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={communityWords().courseOf(course)}
    >
      <path d={`M${points.join('L')}`} />
      <circle cx={x(last)} cy={y(course[last])} r="3" />
    </svg>
  )
}
