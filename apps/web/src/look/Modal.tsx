/** A dialog over the page: Escape or a click beside it closes it, and focus goes back to where it was. */
import { type ReactNode, useEffect, useRef } from 'react'

interface ModalProps {
  label: string
  className: string
  onClose: () => void
  children: ReactNode
}

export function Modal({ label, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={className} aria-label={label} onClose={onClose} closedby="any">
      {children}
    </dialog>
  )
}
