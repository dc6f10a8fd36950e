/** Frame of a panel beside the table: it takes the focus, Escape closes it. */
import type { ReactNode } from 'react'
import { CloseButton } from '../../look/controls/CloseButton.tsx'
import { takesFocus } from '../../look/page/focus.ts'
import { useEscape } from '../../look/page/useEscape.ts'
import styles from './panel.module.css'

export function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  useEscape(onClose)
  return (
    <aside
      ref={takesFocus}
      className={styles.panel}
      aria-label={title}
      tabIndex={-1}
      data-no-picture
      data-side-panel=""
    >
      <header>
        <h2>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </aside>
  )
}
