/** The middle of the table: how the conflicts stand, what happened, and what the boxes put there. */
import { left, right } from '@heptapolis/engine'
import { Fragment } from 'react'
import { BoxTiles, hasTiles } from '../boxes/BoxTiles.tsx'
import { acrossFrom, type TableView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Conflicts } from './Conflicts.tsx'
import { type LogLine, lastTurn } from './log.ts'
import styles from './shared.module.css'
import { Told } from './Told.tsx'

interface SharedProps {
  view: TableView
  viewer: number
  lines: readonly LogLine[]
  onBoxes: (() => void) | undefined
}

export function Shared({ view, viewer, lines, onBoxes }: SharedProps) {
  const boxed = hasTiles(view)
  const { game } = view
  const near = [viewer, left(game, viewer), right(game, viewer), ...acrossFrom(game, viewer)]
  const told = lastTurn(lines, near)
  return (
    <div className={classes(styles.shared, boxed && styles.boxed)}>
      <Conflicts view={view} viewer={viewer} stacked={boxed} />
      <BoxTiles view={view} viewer={viewer} onOpen={onBoxes} />
      <p className={classes(styles.tile, styles.log)}>
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
    </div>
  )
}
