/** Menu of a game: leaving, replay, saving, then the settings. */
import type { Terms } from '@heptapolis/engine'
import { Link } from 'wouter'
import { SettingsForm } from '../../app/SettingsForm.tsx'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { ReportButton } from '../../problem-report/ReportButton.tsx'
import { ruleLink } from '../../rules/mix/links.ts'
import styles from '../panels/panel.module.css'
import { SidePanel } from '../panels/SidePanel.tsx'

/** Actions for a game stored in this browser. */
export interface SavedGameActions {
  /** Seed, if it may be known. */
  seed?: string
  onSave?: () => void
  /** The record reveals hidden cards. */
  tells?: boolean
}

interface MenuProps {
  id: string
  setup: Terms
  keeping: SavedGameActions | undefined
  onClose: () => void
}

export function Menu({ id, setup, keeping, onClose }: MenuProps) {
  const w = words()
  return (
    <SidePanel title={w.menu} onClose={onClose}>
      <div className={styles.body}>
        <nav className={styles.ways}>
          <Link href="/" className="btn">
            {w.home}
          </Link>
          <Link href="/new" className="btn">
            {w.newGame}
          </Link>
          <a href={ruleLink(setup, 'overview')} target="_blank" rel="noreferrer" className="btn">
            <Icon name="book" size={17} /> {w.shelf.rules}
          </a>
          {keeping ? (
            <Link href={`/replay/${id}`} className="btn">
              <Icon name="replay" size={17} /> {w.replay}
            </Link>
          ) : undefined}
          {keeping?.onSave ? (
            <button type="button" className="btn" onClick={keeping.onSave}>
              <Icon name="discard" size={17} /> {w.saveRecord}
            </button>
          ) : undefined}
          <ReportButton setup={setup} />
        </nav>
        {keeping?.tells ? <p className={styles.quiet}>{w.recordTells}</p> : undefined}
        <h3 className={styles.settings}>{w.settings}</h3>
        <SettingsForm />
        {keeping?.seed ? (
          <p className={styles.quiet}>
            {w.labelled(w.seed, '')}
            <code>{keeping.seed}</code>
          </p>
        ) : undefined}
      </div>
    </SidePanel>
  )
}
