/** The middle of the table: how the conflicts stand, what happened, and what the boxes put there. */
import { left, right, strength } from '@heptapolis/engine'
import { Fragment } from 'react'
import { BoxTiles, hasTiles } from '../boxes/BoxTiles.tsx'
import { acrossFrom, type TableView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { signed } from '../look/Tokens.tsx'
import { type LogLine, lastTurn } from './log.ts'
import type { Middle } from './middle.ts'
import styles from './shared.module.css'
import { Told } from './Told.tsx'

const VALUES = [0, 1, 3, 5]

interface SharedProps {
  view: TableView
  viewer: number
  lines: readonly LogLine[]
  isWatched: boolean
  middle: Middle | undefined
  onBoxes: (() => void) | undefined
}

export function Shared({ view, viewer, lines, isWatched, middle = {}, onBoxes }: SharedProps) {
  const boxed = hasTiles(view)
  const { game } = view
  const near = [viewer, left(game, viewer), right(game, viewer), ...acrossFrom(game, viewer)]
  const told = lastTurn(lines, near)
  const { question, said, drawer } = middle
  const [hasQuestion, hasDrawer] = [question !== undefined, drawer !== undefined]
  return (
    <div
      className={classes(styles.shared, boxed && styles.boxed, hasDrawer && styles.drawn)}
      data-called={hasDrawer || hasQuestion || undefined}
    >
      <Conflicts view={view} viewer={viewer} isWatched={isWatched} stacked={boxed || hasDrawer} />
      <BoxTiles view={view} viewer={viewer} onOpen={onBoxes} />
      {question ? <div className={classes(styles.tile, styles.question)}>{question}</div> : undefined}
      {drawer ? (
        <div className={classes(styles.tile, styles.drawer)}>{drawer}</div>
      ) : (
        <p className={classes(styles.tile, styles.log, hasQuestion && styles.folded)}>
          <span className={styles.said}>
            {told.length === 0
              ? words().logEmpty
              : told.map((line, i) => (
                  <Fragment key={line.key}>
                    {i > 0 ? ' · ' : ''}
                    <Told line={line} />
                  </Fragment>
                ))}
          </span>
        </p>
      )}
      {said && !drawer ? <div className={styles.last}>{said}</div> : undefined}
    </div>
  )
}

type ConflictsProps = Pick<SharedProps, 'view' | 'viewer' | 'isWatched'> & { stacked: boolean }

function Conflicts({ view, viewer, isWatched, stacked }: ConflictsProps) {
  const { game, cities, age } = view
  const sides = [left(game, viewer), right(game, viewer)] as const
  const mine = strength(game, viewer)
  const own = isWatched ? cities[viewer].name : words().place.you
  const outcome = (other: number) => {
    const theirs = cities[other].shields
    return mine > theirs ? VALUES[age] : mine < theirs ? -1 : 0
  }
  const [one, other] = sides.map((seat) => ({ ...cities[seat], points: outcome(seat) }))
  return (
    <div className={classes(styles.tile, styles.conflicts)}>
      <h3>
        <Icon name="shield" size={14} /> {words().ifAgeEnded}
      </h3>
      {stacked ? (
        <ul className={styles.stacked}>
          <Standing name={one.name} shields={one.shields} points={one.points} />
          <Standing name={own} shields={mine} />
          <Standing name={other.name} shields={other.shields} points={other.points} />
        </ul>
      ) : (
        <p className={styles.versus}>
          <span>
            {one.name} <b>{one.shields}</b>
          </span>
          <Outcome points={one.points} />
          <span>
            <b>{mine}</b> {own}
          </span>
          <Outcome points={other.points} />
          <span>
            <b>{other.shields}</b> {other.name}
          </span>
        </p>
      )}
    </div>
  )
}

const Standing = ({ name, shields, points }: { name: string; shields: number; points?: number }) => (
  <li>
    <b>{shields}</b>
    <span>{name}</span>
    {points === undefined ? undefined : <Outcome points={points} />}
  </li>
)

const Outcome = ({ points }: { points: number }) => (
  <span className={classes(styles.outcome, points > 0 && styles.win, points < 0 && styles.lose)}>
    {points === 0 ? '0' : signed(points)}
  </span>
)
