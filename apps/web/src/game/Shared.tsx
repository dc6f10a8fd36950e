/** The middle of the table: how the conflicts stand, what happened, and what the boxes put there. */
import { left, right, strength } from '@heptapolis/engine'
import { BoxTiles, hasTiles } from '../boxes/BoxTiles.tsx'
import type { TableView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { signed } from '../look/Tokens.tsx'
import type { LogLine } from './log.ts'
import styles from './shared.module.css'

const VALUES = [0, 1, 3, 5]

interface SharedProps {
  view: TableView
  viewer: number
  lines: readonly LogLine[]
}

export function Shared({ view, viewer, lines }: SharedProps) {
  const boxed = hasTiles(view)
  return (
    <div className={classes(styles.shared, boxed && styles.boxed)}>
      <Conflicts view={view} viewer={viewer} />
      <BoxTiles view={view} viewer={viewer} />
      <div className={classes(styles.tile, styles.log)}>
        {lines
          .filter(({ head }) => !head)
          .slice(boxed ? -1 : -3)
          .map((line) => (
            <p key={line.key}>{line.text}</p>
          ))}
        {lines.every(({ head }) => head) ? <p>{words().logEmpty}</p> : undefined}
      </div>
    </div>
  )
}

function Conflicts({ view, viewer }: Omit<SharedProps, 'lines'>) {
  const { game, cities, age } = view
  const sides = [left(game, viewer), right(game, viewer)] as const
  const mine = strength(game, viewer)
  const outcome = (other: number) => {
    const theirs = cities[other].shields
    return mine > theirs ? VALUES[age] : mine < theirs ? -1 : 0
  }
  return (
    <div className={classes(styles.tile, styles.conflicts)}>
      <h3>
        <Icon name="shield" size={14} /> {words().ifAgeEnded}
      </h3>
      <p className={styles.versus}>
        <span>
          {cities[sides[0]].name} <b>{cities[sides[0]].shields}</b>
        </span>
        <Outcome points={outcome(sides[0])} />
        <span>
          <b>{mine}</b> {words().place.you}
        </span>
        <Outcome points={outcome(sides[1])} />
        <span>
          <b>{cities[sides[1]].shields}</b> {cities[sides[1]].name}
        </span>
      </p>
    </div>
  )
}

const Outcome = ({ points }: { points: number }) => (
  <span className={classes(styles.outcome, points > 0 && styles.win, points < 0 && styles.lose)}>
    {points === 0 ? '0' : signed(points)}
  </span>
)
