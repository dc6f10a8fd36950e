/** Drawing of a table as a polygon. Thick sides are people, dotted ones bots, thin ones free seats. */
import type { ShownSeat, TableSnapshot } from '@heptapolis/table'
import type { ReactNode } from 'react'
import { classes } from '../../look/classes.ts'
import { useNarrow } from '../../look/useNarrow.ts'
import { onlineWords } from '../words.ts'
import { beside, between, corners, type PolygonPoint } from './polygon.ts'
import styles from './shape.module.css'

/** Names need room outside the polygon. */
const WIDE = { width: 640, height: 610, radius: 176, gap: 20 }
/** For visitors without a seat: the name form follows below. */
const GUESTS = { width: 620, height: 440, radius: 116, gap: 18 }
const NARROW = { width: 358, height: 392, radius: 96, gap: 13 }
/** A triangle needs a larger radius, or the QR code covers its sides. */
const MORE_FOR_THREE = 80
const THICKEST = 8
/** Two players sit at opposite sides of a square. */
const SIDES_FOR_TWO = 4

interface TableShapeProps {
  snapshot: TableSnapshot
  /** The label of a seat. */
  label: (seat: number) => ReactNode
  /** The content of the middle. */
  children: ReactNode
}

export function TableShape({ snapshot, label, children }: TableShapeProps) {
  const { seats, you } = snapshot
  const isIn = you.seat !== undefined || you.watcher !== undefined
  const wide = seats.length === 3 ? { ...WIDE, radius: WIDE.radius + MORE_FOR_THREE } : WIDE
  const { width, height, radius, gap } = useNarrow() ? NARROW : isIn ? wide : GUESTS
  const reach = radius + THICKEST
  const first = you.seat ?? 0
  const sides = seats.length === 2 ? SIDES_FOR_TWO : seats.length
  const turned = (seat: number) => (seat - first + seats.length) % seats.length
  const sideOf = (seat: number) => turned(seat) * (seats.length === 2 ? 2 : 1)
  const all = corners(sides, radius)
  const taken = seats.filter(({ kind }) => kind === 'person' || kind === 'bot').length
  return (
    <div className={styles.table} style={{ width, height }}>
      <svg
        width={2 * reach}
        height={2 * reach}
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        role="img"
        aria-label={onlineWords().seatsTaken(taken, seats.length)}
      >
        <path className={styles.top} d={`M${all.map(({ x, y }) => `${x * 0.95} ${y * 0.95}`).join('L')}z`} />
        {seats.map((seat, i) => {
          const side = sideOf(i)
          const line = lineOf(all[side], all[(side + 1) % sides])
          return <path key={line} className={classes(styles.side, styles[lookOf(seat, i === you.seat)])} d={line} />
        })}
      </svg>
      <div className={styles.middle}>{children}</div>
      <ul>
        {seats.map((seat, i) => {
          const at = beside(sides, sideOf(i), radius, gap)
          return (
            <li
              key={`${at.x} ${at.y}`}
              className={classes(styles.label, styles[kindOf(seat)])}
              style={labelStyle(at, width)}
            >
              {label(i)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const kindOf = ({ kind }: ShownSeat): string => kind

function lookOf({ kind, goneSince }: ShownSeat, isYou: boolean): string {
  if (isYou) return 'you'
  if (kind === 'person') return goneSince === undefined ? 'here' : 'asked'
  return kind === 'bot' ? 'bot' : kind === 'kept' ? 'asked' : 'free'
}

function lineOf(from: PolygonPoint, to: PolygonPoint): string {
  const [a, b] = [between(from, to, 0.045), between(to, from, 0.045)]
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

/** Below this slope a label counts as beside the table. */
const UPRIGHT = 0.4

/** Labels grow away from the table, so that they never overlap a slanting side. */
function labelStyle({ x, y }: PolygonPoint, width: number) {
  const aside = Math.abs(x) < width * 0.06 ? -50 : x > 0 ? 0 : -100
  const up = Math.abs(y) < UPRIGHT * Math.hypot(x, y) ? -50 : y > 0 ? 0 : -100
  return {
    left: `calc(50% + ${x}px)`,
    top: `calc(50% + ${y}px)`,
    transform: `translate(${aside}%, ${up}%)`,
    textAlign: aside === -50 ? ('center' as const) : aside === 0 ? ('left' as const) : ('right' as const),
  }
}
