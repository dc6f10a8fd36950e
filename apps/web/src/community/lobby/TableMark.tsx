/**
 * Small drawing of a table in the lobby, as a polygon. Thick sides are people, dotted ones bots, thin ones free seats.
 */
import type { LobbySeat } from '@heptapolis/wire'
import { classes } from '../../look/classes.ts'
import { between, corners } from '../../online/seats/polygon.ts'
import { communityWords } from '../words.ts'
import styles from './table-mark.module.css'

const RADIUS = 20
const BOX = 48
/** Two players sit at opposite sides of a square. */
const SIDES_FOR_TWO = 4

export function TableMark({ seats, size = 46 }: { seats: readonly LobbySeat[]; size?: number }) {
  const sides = seats.length === 2 ? SIDES_FOR_TWO : seats.length
  const all = corners(sides, RADIUS)
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox={`${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`}
      role="img"
      aria-label={communityWords().seatsTaken(taken, seats.length)}
    >
      <path className={styles.top} d={`M${all.map(({ x, y }) => `${x * 0.82} ${y * 0.82}`).join('L')}z`} />
      {seats.map(({ kind }, i) => {
        const side = i * (seats.length === 2 ? 2 : 1)
        const [from, to] = [all[side], all[(side + 1) % sides]]
        const [a, b] = [between(from, to, 0.1), between(to, from, 0.1)]
        const line = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
        return <path key={line} className={classes(styles.side, styles[kind])} d={line} />
      })}
    </svg>
  )
}
