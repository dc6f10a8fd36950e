/** The menu of a game: look, language, pace, the record, and the way out. */
import { Link } from 'wouter'
import { SettingsForm } from '../app/SettingsForm.tsx'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './panel.module.css'

export function Menu({
  id,
  seed,
  onSave,
  onClose,
}: {
  id: string
  seed: string
  onSave: () => void
  onClose: () => void
}) {
  const w = words()
  return (
    <aside className={styles.panel} aria-label={w.menu}>
      <header>
        <h2>{w.menu}</h2>
        <button type="button" className="btn ghost icon" onClick={onClose} aria-label={w.close}>
          <Icon name="cross" size={15} />
        </button>
      </header>
      <div className={styles.body}>
        <SettingsForm />
        <p className={styles.quiet}>
          {w.seed}: <code>{seed}</code>
        </p>
        <nav className={styles.ways}>
          <Link href={`/replay/${id}`} className="btn">
            <Icon name="replay" size={17} /> {w.replay}
          </Link>
          <button type="button" className="btn" onClick={onSave}>
            <Icon name="discard" size={17} /> {w.saveRecord}
          </button>
          <Link href="/" className="btn">
            {w.newGame}
          </Link>
        </nav>
      </div>
    </aside>
  )
}
