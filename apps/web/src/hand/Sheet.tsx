/** Bottom sheet of a phone with the actions for the chosen card; wide screens show them in the dock below the hand. */
import type { ReactNode } from 'react'
import { Modal } from '../look/controls/Modal.tsx'
import styles from './hand.module.css'

export function Sheet({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <Modal label={label} className={styles.sheet} onClose={onClose}>
      <div className={styles.sheetBody}>
        <span className={styles.grab} />
        {children}
      </div>
    </Modal>
  )
}
