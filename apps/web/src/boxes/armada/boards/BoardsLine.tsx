/**
 * Line that says whose shipyard values are in use and opens the dialog to correct them. A portal keeps the dialog
 * outside the surrounding form: Enter must not submit that.
 */
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../../look/Icon.tsx'
import type { BoardFormProps } from '../../props.ts'
import { armadaWords } from '../words.ts'
import styles from './boards.module.css'

const BoardsDialog = lazy(() => import('./BoardsDialog.tsx').then((it) => ({ default: it.BoardsDialog })))

export function BoardsLine({ edition, letters, onChange }: BoardFormProps) {
  const w = armadaWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.line}>
      <Icon name="ship" size={20} />
      <span>{letters === '' ? w.ours : w.corrected}</span>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {w.correct}
      </button>
      {isOpen
        ? createPortal(
            <Suspense>
              <BoardsDialog edition={edition} code={letters} onChange={onChange} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : undefined}
    </div>
  )
}
