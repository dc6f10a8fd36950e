/** Middle of the table: state of the conflicts, latest events, and tiles of expansions. */
import { left, right } from '@heptapolis/engine/show'
import { BoxTiles, hasTiles } from '../../boxes/BoxTiles.tsx'
import { acrossFrom, type TableView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { type LogLine, lastTurn } from '../log/log.ts'
import { Conflicts } from './Conflicts.tsx'
import { LastTurn } from './LastTurn.tsx'
import type { Middle } from './middle.ts'
import styles from './shared.module.css'

interface SharedProps {
  view: TableView
  viewer: number
  lines: readonly LogLine[]
  isWatched: boolean
  middle: Middle | undefined
  onBoxes: (() => void) | undefined
  onLog: (() => void) | undefined
}

export function Shared({ view, viewer, lines, isWatched, middle = {}, onBoxes, onLog }: SharedProps) {
  const boxed = hasTiles(view)
  const { game } = view
  const near = [viewer, left(game, viewer), right(game, viewer), ...acrossFrom(game, viewer)]
  const turnLines = lastTurn(lines, near)
  const { question, said, drawer } = middle
  const [hasQuestion, hasDrawer] = [question !== undefined, drawer !== undefined]
  return (
    <div
      className={classes(styles.shared, boxed && styles.boxed, hasDrawer && styles.drawn)}
      data-called={hasDrawer || hasQuestion || undefined}
    >
      <Conflicts
        view={view}
        viewer={viewer}
        own={isWatched ? view.cities[viewer].name : words().place.you}
        stacked={boxed || hasDrawer}
      />
      <BoxTiles view={view} viewer={viewer} isWatched={isWatched} onOpen={onBoxes} />
      {question ? <div className={classes(styles.tile, styles.question)}>{question}</div> : undefined}
      {drawer ? (
        <div className={classes(styles.tile, styles.drawer)}>{drawer}</div>
      ) : (
        <LastTurn lines={turnLines} isLow={boxed || hasQuestion} onLog={onLog} />
      )}
      {said && !drawer ? <div className={styles.last}>{said}</div> : undefined}
    </div>
  )
}
