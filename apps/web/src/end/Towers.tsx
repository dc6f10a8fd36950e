/** The points of all cities as towers: a floor a line of the sheet, what was lost in the cellar. */
import type { Score, ScoreRow } from '@heptapolis/engine'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Monument } from '../look/Monument.tsx'
import { minus } from '../look/Tokens.tsx'
import { lineLook } from './lines.ts'
import type { Standing } from './standing.ts'
import styles from './towers.module.css'

export function Towers({ standings }: { standings: readonly Standing[] }) {
  const tallest = Math.max(1, ...standings.map(({ score }) => positive(score)))
  return (
    <section className={styles.towers} aria-label={words().chart} style={{ ['--count' as string]: standings.length }}>
      {standings.map((one) => (
        <div key={one.seat} className={classes(styles.tower, one.score.rank === 1 && styles.winner)}>
          <div className={styles.up}>
            <span className={styles.points}>{minus(one.score.total)}</span>
            <Monument wonder={one.wonder} built={1} stages={1} width={72} />
            <div className={styles.floors} style={{ ['--share' as string]: positive(one.score) / tallest }}>
              {one.score.rows
                .filter(({ points }) => points > 0)
                .toReversed()
                .map((row) => (
                  <Floor key={row.id} row={row} />
                ))}
            </div>
          </div>
          <div className={styles.cellar}>
            {one.score.rows
              .filter(({ points }) => points < 0)
              .map(({ id, points }) => (
                <span key={id}>{minus(points)}</span>
              ))}
          </div>
          <p className={styles.who}>
            <b>{one.title}</b>
            <Icon name={one.bot ? 'bot' : 'person'} size={12} /> {one.subtitle}
          </p>
        </div>
      ))}
    </section>
  )
}

const positive = ({ rows }: Score): number => rows.reduce((sum, { points }) => sum + Math.max(0, points), 0)

function Floor({ row }: { row: ScoreRow }) {
  const { icon, className, style } = lineLook(row.id)
  return (
    <div
      className={classes(styles.floor, className)}
      style={{ ...style, flexGrow: row.points }}
      title={say().scoreLine(row.id)}
    >
      {row.points > 2 ? (
        <>
          <Icon name={icon} size={12} /> <b>{row.points}</b>
        </>
      ) : undefined}
    </div>
  )
}
