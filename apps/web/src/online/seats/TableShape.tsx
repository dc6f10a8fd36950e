/** Drawing of a round table with a label at each seat: the viewer's is at the bottom, then clockwise. */
import type { ShownSeat, TableSnapshot } from '@heptapolis/table'
import type { ReactNode } from 'react'
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { classes } from '../../look/classes.ts'
import { useMedia, useNarrow } from '../../look/useNarrow.ts'
import { onlineWords } from '../words.ts'
import styles from './shape.module.css'

/** Sizes of the picture, and of the table in it. Names need room outside the table. */
const WIDE = { width: 640, height: 610, across: 176, down: 138, gap: 20 }
/** Where the whole picture shall be in view on a low screen. */
const LOW = { width: 640, height: 452, across: 176, down: 100, gap: 14 }
/** For visitors without a seat: there is no link on the table. */
const GUESTS = { width: 620, height: 440, across: 140, down: 92, gap: 18 }
const NARROW = { width: 358, height: 392, across: 78, down: 60, gap: 13 }
/** More seats than these stand closer: the table is higher. */
const ROOMY = 5
const MORE = { height: 72, down: 24 }

interface TableShapeProps {
  snapshot: TableSnapshot
  /** The label of a seat. */
  label: (seat: number) => ReactNode
  /** The content of the middle. */
  children: ReactNode
}

export function TableShape({ snapshot, label, children }: TableShapeProps) {
  const { seats, you } = snapshot
  const { width, height, across, down, gap } = useSize(snapshot)
  const first = you.seat ?? 0
  const taken = seats.filter(({ kind }) => kind === 'person' || kind === 'bot').length
  return (
    <div className={styles.table} style={{ width, height }}>
      <span
        className={styles.top}
        style={{ width: 2 * across, height: 2 * down }}
        role="img"
        aria-label={onlineWords().seatsTaken(taken, seats.length)}
      />
      <div className={styles.middle}>{children}</div>
      <ul>
        {seats.map((seat, i) => {
          const turn = (i - first + seats.length) / seats.length
          const at = around(turn, across + gap, down + gap)
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

function useSize({ seats, you }: TableSnapshot): typeof WIDE {
  const isNarrow = useNarrow()
  const isLow = useMedia(BREAKPOINTS.low)
  const isIn = you.seat !== undefined || you.watcher !== undefined
  if (!isNarrow) return isIn ? (isLow ? LOW : WIDE) : GUESTS
  if (seats.length <= ROOMY) return NARROW
  return { ...NARROW, height: NARROW.height + MORE.height, down: NARROW.down + MORE.down }
}

const kindOf = ({ kind }: ShownSeat): string => kind

interface TablePoint {
  x: number
  y: number
}

/** A point of an ellipse, by the share of the way around it. */
function around(turn: number, across: number, down: number): TablePoint {
  const angle = Math.PI * (0.5 + 2 * turn)
  return { x: across * Math.cos(angle), y: down * Math.sin(angle) }
}

/** Below this slope a label counts as beside the table. */
const UPRIGHT = 0.3

/** Labels grow away from the table, so that they never overlap it. */
function labelStyle({ x, y }: TablePoint, width: number) {
  const aside = Math.abs(x) < width * 0.06 ? -50 : x > 0 ? 0 : -100
  const up = Math.abs(y) < UPRIGHT * Math.hypot(x, y) ? -50 : y > 0 ? 0 : -100
  return {
    left: `calc(50% + ${x}px)`,
    top: `calc(50% + ${y}px)`,
    transform: `translate(${aside}%, ${up}%)`,
    textAlign: aside === -50 ? ('center' as const) : aside === 0 ? ('left' as const) : ('right' as const),
  }
}
