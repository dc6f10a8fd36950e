/** Dialog: Escape or a click beside it closes it, and the focus returns to its previous element. */
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Number of dialogs opened so far. While one is open, screen readers lose the rest of the page, live regions included. */
export const modals = create(() => ({ opened: 0 }))

/** A control can ask for the focus. Before `showModal` none inside can have it. */
const FOCUSED = '[data-focus]'
const FIELD = 'input, textarea'

interface ModalProps {
  label: string
  /** Id of the text that says what it is for. */
  describedBy?: string | undefined
  className: string
  /** `closerequest` for dialogs with text fields: a click beside them does not close them, and the first field gets the focus. */
  closedBy?: 'any' | 'closerequest'
  onClose: () => void
  children: ReactNode
}

export function Modal({ label, describedBy, className, closedBy = 'any', onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The browser picks the first control, which closes the dialog: typing and Enter would close it.
    const first = [FOCUSED, FIELD].map((kind) => dialog.current?.querySelector<HTMLElement>(kind)).find(Boolean)
    first?.focus()
    modals.setState(({ opened }) => ({ opened: opened + 1 }))
  }, [])
  // The event `close` comes in a later task: a key pressed right after Escape would be lost.
  const closeAtOnce = ({ target }: SyntheticEvent) => {
    // A cancelled choice of a file bubbles up to here.
    if (target !== dialog.current) return
    dialog.current?.close()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={closeAtOnce}
      onClose={onClose}
      closedby={closedBy}
    >
      {children}
    </dialog>
  )
}
