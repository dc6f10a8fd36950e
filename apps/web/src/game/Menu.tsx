/** The menu of a game: look, language, pace, the record, and the way out. */
import { Link } from 'wouter'
import { SettingsForm } from '../app/SettingsForm.tsx'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './panel.module.css'
import { SidePanel } from './SidePanel.tsx'

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
    <SidePanel title={w.menu} onClose={onClose}>
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
    </SidePanel>
  )
}
