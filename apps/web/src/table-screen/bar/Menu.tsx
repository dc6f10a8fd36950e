/** Menu of a game: appearance, language, animation speed, saving the game, and leaving. */
import type { Terms } from '@heptapolis/engine'
import { Link } from 'wouter'
import { SettingsForm } from '../../app/SettingsForm.tsx'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { ReportButton } from '../../problem-report/ReportButton.tsx'
import { ruleLink } from '../../rules/mix/links.ts'
import { settings } from '../../settings/settings.ts'
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
  /** Switches between pictures and text, where the screen has both. */
  onText?: () => void
  onClose: () => void
}

export function Menu({ id, setup, keeping, onText, onClose }: MenuProps) {
  const w = words()
  const isText = settings((now) => now.text)
  return (
    <SidePanel title={w.menu} onClose={onClose}>
      <div className={styles.body}>
        <SettingsForm />
        {keeping?.seed ? (
          <p className={styles.quiet}>
            {w.labelled(w.seed, '')}
            <code>{keeping.seed}</code>
          </p>
        ) : undefined}
        <nav className={styles.ways}>
          {onText ? (
            <button type="button" className="btn" aria-pressed={isText} onClick={onText}>
              <Icon name="log" size={17} /> {w.textMode}
            </button>
          ) : undefined}
          {keeping ? (
            <>
              <Link href={`/replay/${id}`} className="btn">
                <Icon name="replay" size={17} /> {w.replay}
              </Link>
              {keeping.onSave ? (
                <button type="button" className="btn" onClick={keeping.onSave}>
                  <Icon name="discard" size={17} /> {w.saveRecord}
                </button>
              ) : undefined}
              {keeping.tells ? <p className={styles.quiet}>{w.recordTells}</p> : undefined}
            </>
          ) : undefined}
          <a href={ruleLink(setup, 'overview')} target="_blank" rel="noreferrer" className="btn">
            <Icon name="book" size={17} /> {w.shelf.rules}
          </a>
          <Link href="/new" className="btn">
            {w.newGame}
          </Link>
          <Link href="/" className="btn">
            {w.home}
          </Link>
          <ReportButton setup={setup} />
        </nav>
      </div>
    </SidePanel>
  )
}
