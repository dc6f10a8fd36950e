/** Goals of the progress page: wonders by side, and expansions. */
import type { FinishedGame } from '../home/history/game-history.ts'
import { say, sideName } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { BoxPicture } from '../look/pieces/BoxTile.tsx'
import { Monument } from '../look/pieces/Monument.tsx'
import { boxGoals, wonderGoals } from './goals.ts'
import styles from './progress.module.css'
import { progressWords } from './words.ts'

export function Goals({ done }: { done: readonly FinishedGame[] }) {
  const w = progressWords()
  const wonders = wonderGoals(done)
  const boxes = boxGoals(done)
  const all = [...wonders.flatMap(({ sides }) => sides), ...boxes]
  return (
    <section className="panel">
      <h2>{w.goals}</h2>
      <p>
        {w.goalsHelp} <b>{w.reached(all.filter(({ isWon }) => isWon).length, all.length)}</b>
      </p>
      <h3 className={styles.heading}>{w.wonders}</h3>
      <ul className={styles.goals}>
        {wonders.map(({ wonder, sides }) => (
          <li key={wonder} className={classes(!sides.some(({ isWon }) => isWon) && styles.unreached)}>
            <Monument
              wonder={wonder}
              built={sides.filter(({ isWon }) => isWon).length}
              stages={sides.length}
              width={104}
              isDecoration
            />
            <b>{say().wonder(wonder)}</b>
            <span className={styles.sides}>
              {sides.map(({ id, isWon }) => (
                <Mark key={id} text={sideName(id)} isWon={isWon} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{w.expansions}</h3>
      <ul className={styles.goals}>
        {boxes.map(({ id, isWon }) => (
          <li key={id} className={classes(!isWon && styles.unreached)}>
            <BoxPicture box={id} />
            <Mark text={say().boxName(id)} isWon={isWon} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mark({ text, isWon }: { text: string; isWon: boolean }) {
  const w = progressWords()
  return (
    <span className={classes(styles.goal, isWon && styles.reached)}>
      {isWon ? <Icon name="check" size={12} /> : undefined} {text}
      <span className="hidden-text">, {isWon ? w.isWon : w.isOpen}</span>
    </span>
  )
}
