/** The conditions of a task; with their states during and after a game. */
import type { ConditionState, LadderTask } from '@heptapolis/bots/ladder'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './ladder.module.css'
import { conditionText, ladderWords } from './words.ts'

const ICONS = { met: 'check', open: 'hourglass', failed: 'cross' } as const

export function TaskList({ task, states }: { task: LadderTask; states?: readonly ConditionState[] }) {
  const w = ladderWords()
  return (
    <ul className={styles.task} aria-label={w.task}>
      {task.map((condition, i) => {
        const state = states?.[i]
        return (
          <li key={conditionText(condition)} className={classes(state !== undefined && styles[state])}>
            {state === undefined ? undefined : <Icon name={ICONS[state]} size={14} />} {conditionText(condition)}
            {state === undefined ? undefined : <span className="hidden-text"> ({w.states[state]})</span>}
          </li>
        )
      })}
    </ul>
  )
}
