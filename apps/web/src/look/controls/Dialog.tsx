/** Dialog with a title, a close button, and buttons at its end; on phones it comes from the bottom. */
import { type ReactNode, useId } from 'react'
import { CloseButton } from './CloseButton.tsx'
import styles from './dialog.module.css'
import { Modal } from './Modal.tsx'

interface DialogProps {
  title: string
  /** Purpose of the dialog, in a sentence or two. */
  lead?: string
  /** `closerequest` for dialogs with text fields: a click beside them does not close them, and the first field gets the focus. */
  closedBy?: 'any' | 'closerequest'
  onClose: () => void
  children: ReactNode
}

export function Dialog({ title, lead, closedBy = 'any', onClose, children }: DialogProps) {
  const leadId = useId()
  const describedBy = lead === undefined ? undefined : leadId
  return (
    <Modal label={title} describedBy={describedBy} className={styles.dialog ?? ''} {...{ closedBy, onClose }}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      {lead === undefined ? undefined : (
        <p id={leadId} className={styles.lead}>
          {lead}
        </p>
      )}
      {children}
    </Modal>
  )
}

/** The buttons of a dialog; the main one is last. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
