/** Tabs of the form for the printed values of Armada boards, with the progress of each board. */
import { type Boards, FLEETS } from '@heptapolis/boxes/armada'
import { classes } from '../../../look/classes.ts'
import { Icon } from '../../../look/Icon.tsx'
import styles from './boards.module.css'
import { faultAt } from './draft.ts'
import type { BoardsEditor } from './useBoards.ts'
import { boardsWords } from './words.ts'

interface TabsProps {
  correcting: BoardsEditor
  yards: Boards['shipyards']
  /** The id of a shipyard; empty for the columns. */
  at: string
  onPick: (id: string) => void
}

export function Tabs({ correcting: { boards, faults }, yards, at, onPick }: TabsProps) {
  const w = boardsWords()
  const isWrong = (path: string) => faultAt(faults, path) !== undefined
  return (
    <nav className={styles.tabs} aria-label={w.boards}>
      <Tab
        name={w.gives}
        isOn={at === ''}
        isCorrected={FLEETS.some((fleet) => boards.tracks[fleet].corrected !== undefined)}
        isWrong={isWrong('columns')}
        onPick={() => onPick('')}
      />
      {yards.map(({ id, corrected }) => (
        <Tab
          key={id}
          name={letterOf(id)}
          isOn={id === at}
          isCorrected={corrected !== undefined}
          isWrong={isWrong(`shipyards.${id}`)}
          onPick={() => onPick(id)}
        />
      ))}
    </nav>
  )
}

const letterOf = (id: string): string => id.slice(-1).toUpperCase()

interface TabProps {
  name: string
  isOn: boolean
  isCorrected: boolean
  isWrong: boolean
  onPick: () => void
}

function Tab({ name, isOn, isCorrected, isWrong, onPick }: TabProps) {
  const w = boardsWords()
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classes(styles.tab, isOn && styles.on, isWrong && styles.wrong)}
      onClick={onPick}
    >
      {name}
      {isWrong ? (
        <b>
          !<span className="hidden-text">{w.marked}</span>
        </b>
      ) : undefined}
      {isCorrected && !isWrong ? <Icon name="check" size={12} label={w.corrected} /> : undefined}
    </button>
  )
}
