/** Panel beside the table; Escape closes it. */
import type { ReactNode } from 'react'
import { CloseButton } from '../../look/controls/CloseButton.tsx'
import { useEscape } from '../../look/useEscape.ts'
import styles from './panel.module.css'

export function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  useEscape(onClose)
  return (
    <aside className={styles.panel} aria-label={title} data-no-picture>
      <header>
        <h2>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </aside>
  )
}
