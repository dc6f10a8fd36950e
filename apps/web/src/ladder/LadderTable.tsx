/** A table of the ladder: the task stays in view, with what is met and missed so far. */
import { type Rung, taskStates } from '@heptapolis/bots/ladder'
import type { GameTable } from '../game-model/table.ts'
import type { SavedGameActions } from '../table-screen/bar/Menu.tsx'
import { TableScreen } from '../table-screen/TableScreen.tsx'
import { useShot } from '../table-screen/useShot.ts'
import styles from './ladder.module.css'
import { courseOf, OWN_SEAT, RUNGS } from './ladder.ts'
import { TaskList } from './TaskList.tsx'
import { ladderWords } from './words.ts'

interface LadderTableProps {
  rung: Rung
  table: GameTable
  keeping: SavedGameActions
  onEnd: () => void
}

export function LadderTable({ rung, table, keeping, onEnd }: LadderTableProps) {
  return (
    <TableScreen
      table={table}
      keeping={keeping}
      around={{ ...ALONE, strip: <Strip rung={rung} table={table} /> }}
      onEnd={onEnd}
    />
  )
}

/** Features that only online tables have. */
const ALONE = {
  instead: undefined,
  tools: undefined,
  panel: undefined,
  question: undefined,
  said: undefined,
  drawer: undefined,
  problem: undefined,
}

function Strip({ rung, table }: { rung: Rung; table: GameTable }) {
  useShot(table)
  return (
    <div className={styles.strip}>
      <b>{ladderWords().number(RUNGS.indexOf(rung) + 1)}</b>
      <TaskList task={rung.task} states={taskStates(rung.task, courseOf(table), OWN_SEAT)} />
    </div>
  )
}
