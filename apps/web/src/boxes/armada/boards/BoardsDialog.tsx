/** Dialog in which players correct the printed values of Armada: gains of the columns, costs of each shipyard. */
import type { Edition } from '@heptapolis/engine'
import { useState } from 'react'
import { CloseButton } from '../../../look/controls/CloseButton.tsx'
import { Modal } from '../../../look/controls/Modal.tsx'
import { BoardActions } from './BoardActions.tsx'
import styles from './boards.module.css'
import { ColumnsForm } from './ColumnsForm.tsx'
import { ShipyardForm } from './ShipyardForm.tsx'
import { Tabs } from './Tabs.tsx'
import { useBoards } from './useBoards.ts'
import { boardsWords } from './words.ts'

interface BoardsDialogProps {
  edition: Edition
  /** The boards as letters; empty for the default ones. */
  code: string
  onChange: (code: string) => void
  onClose: () => void
}

export function BoardsDialog({ edition, code, onChange, onClose }: BoardsDialogProps) {
  const w = boardsWords()
  const correcting = useBoards(code, onChange)
  const { tracks, shipyards } = correcting.boards
  const [at, setAt] = useState('')
  const yards = shipyards.filter(({ firstEditionOnly }) => edition === '1e' || !firstEditionOnly)
  const yard = yards.find(({ id }) => id === at)
  return (
    <Modal label={w.title} className={styles.dialog} closedBy="closerequest" onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2>{w.title}</h2>
          <p>{w.about}</p>
          <CloseButton className={styles.close} onClose={onClose} />
        </header>
        <Tabs correcting={correcting} yards={yards} at={yard?.id ?? ''} onPick={setAt} />
        <div className={styles.body}>
          {yard ? (
            <ShipyardForm key={yard.id} yard={yard} {...correcting} />
          ) : (
            <ColumnsForm tracks={tracks} {...correcting} />
          )}
        </div>
        <BoardActions correcting={correcting} onClose={onClose} />
      </div>
    </Modal>
  )
}
