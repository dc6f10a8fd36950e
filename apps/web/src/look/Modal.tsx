/** A dialog over the page: Escape or a click beside it closes it, and focus goes back to where it was. */
import { type ReactNode, useEffect, useRef } from 'react'

interface ModalProps {
  label: string
  className: string
  /** `closerequest` for dialogs in which people type: a click beside them is no wish to close. */
  closedBy?: 'any' | 'closerequest'
  onClose: () => void
  children: ReactNode
}

export function Modal({ label, className, closedBy = 'any', onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={className} aria-label={label} onClose={onClose} closedby={closedBy}>
      {children}
    </dialog>
  )
}
