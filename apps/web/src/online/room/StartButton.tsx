/** The button with which the host starts the game. It stays in view. */
import type { TableSnapshot } from '@heptapolis/table'
import { classes } from '../../look/classes.ts'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'

/** The level of bots on seats that stay empty. */
export const FILL = 'medium'

export function StartButton({ snapshot, commands }: { snapshot: TableSnapshot; commands: CommandState }) {
  const w = onlineWords()
  const { you, seats, options } = snapshot
  if (!you.isHost) return undefined
  const people = seats.flatMap(({ kind, name = '' }, i) => (kind === 'person' && i !== you.seat ? [name] : []))
  // Before somebody else is here, the invite link is the first action.
  const isFirst = people.length > 0
  const bots = seats.filter(({ kind }) => kind !== 'person').length
  if (options.rated) return <RatedStartButton free={bots} people={people} commands={commands} />
  return (
    <>
      <div className={classes(styles.begin, styles.start)}>
        <button
          type="button"
          className={classes('btn', isFirst && 'primary')}
          disabled={!seats.some(({ kind }) => kind === 'person')}
          onClick={() => commands.run({ do: 'begin', fill: FILL })}
        >
          {w.begin(people, bots)}
        </button>
      </div>
      <p className={classes(styles.quiet, styles.later)}>{w.laterHelp}</p>
    </>
  )
}

/** A rated game needs a person in every seat. */
function RatedStartButton({
  free,
  people,
  commands,
}: {
  free: number
  people: readonly string[]
  commands: CommandState
}) {
  const w = onlineWords()
  return (
    <div className={classes(styles.begin, styles.start)}>
      <button type="button" className="btn primary" disabled={free > 0} onClick={() => commands.run({ do: 'begin' })}>
        {w.begin(people, 0)}
      </button>
      {free > 0 ? <p className={styles.quiet}>{w.waitsForPeople(free)}</p> : undefined}
    </div>
  )
}
