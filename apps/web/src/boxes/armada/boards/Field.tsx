/** Parts that the forms for the printed values of Armada boards share: appearance and errors of fields. */
import type { BoardFault } from '@heptapolis/boxes/armada'
import { RESOURCES } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { say } from '../../../i18n/index.ts'
import { classes } from '../../../look/classes.ts'
import styles from './boards.module.css'
import { faultAt } from './draft.ts'
import type { BoardsEditor } from './useBoards.ts'
import { boardsWords, faultWords } from './words.ts'

export type FormProps = Pick<BoardsEditor, 'draft' | 'ours' | 'faults' | 'type'>

/** The appearance of a field: default, changed or wrong. */
export const lookOf = ({ draft, ours, faults }: FormProps, path: string) => ({
  className: classes(styles.field, draft[path] !== ours[path] && styles.changed, faultAt(faults, path) && styles.wrong),
  'aria-invalid': faultAt(faults, path) !== undefined,
  'aria-describedby': faultAt(faults, path) ? noteId(path) : undefined,
})

const noteId = (path: string): string => `note ${path}`.replaceAll(/[ .]/g, '-')

/** A row of six spaces, with errors below. */
export function Row({
  label,
  paths,
  faults,
  children,
}: {
  label: ReactNode
  paths: readonly string[]
  faults: readonly BoardFault[]
  children: ReactNode
}) {
  return (
    <div className={styles.row}>
      <span className={styles.what}>{label}</span>
      {children}
      {paths.map((path, i) => {
        const fault = faultAt(faults, path)
        return fault ? (
          <p key={path} id={noteId(path)} className={styles.note}>
            {boardsWords().at(i + 1)} {shortly(fault)}
          </p>
        ) : undefined
      })}
    </div>
  )
}

/** An error text without the name of the field beside it. */
function shortly(fault: BoardFault): string {
  const w = boardsWords()
  if (fault.is === 'unknown') return w.unknownLetter(fault.name)
  if (fault.is !== 'number') return faultWords(fault)
  const good = RESOURCES.find((one) => fault.field.endsWith(`.${one}`))
  return good ? w.atMost(say().goods(fault.most, good)) : w.upTo(fault.most)
}

export const SPACES = [1, 2, 3, 4, 5, 6]

export function Numbers() {
  return (
    <div className={classes(styles.row, styles.numbers)} aria-hidden="true">
      <span />
      {SPACES.map((space) => (
        <span key={space}>{space}</span>
      ))}
    </div>
  )
}

/** The origin of the numbers. */
export function NumberOrigin({ hasOurs, isCorrected }: { hasOurs: boolean; isCorrected: boolean }) {
  const w = boardsWords()
  if (!hasOurs && !isCorrected) return undefined
  const text = isCorrected ? (hasOurs ? w.partlyReconstructed : w.corrected) : w.reconstructed
  return <span className={classes(styles.whose, hasOurs && styles.ours)}>{text}</span>
}
