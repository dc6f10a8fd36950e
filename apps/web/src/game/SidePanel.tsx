/** Something to read beside the table; Escape closes it. */
import { type ReactNode, useEffect } from 'react'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './panel.module.css'

export function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [onClose])
  return (
    <aside className={styles.panel} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="btn ghost icon" onClick={onClose} aria-label={words().close}>
          <Icon name="cross" size={15} />
        </button>
      </header>
      {children}
    </aside>
  )
}
