/** Navigation between rulebook chapters on a phone. */
import type { Chapter } from '@heptapolis/rulebook'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { rulesWords } from '../words.ts'
import { CONTENTS } from './anchors.ts'
import styles from './parts.module.css'

export function Parts({ chapters, part }: { chapters: readonly Chapter[]; part: number }) {
  const w = rulesWords()
  const [before, after] = [chapters[part - 1], chapters[part + 1]]
  return (
    <nav className={styles.parts} aria-label={w.parts}>
      {before ? (
        <a href={`#${before.id}`} aria-label={words().labelled(w.previous, before.title)}>
          <Icon name="left" size={14} /> <span>{before.title}</span>
        </a>
      ) : (
        <span />
      )}
      <a href={`#${CONTENTS}`} aria-label={w.contents} className={styles.contents}>
        <Icon name="log" size={16} /> {part + 1} / {chapters.length}
      </a>
      {after ? (
        <a href={`#${after.id}`} aria-label={words().labelled(w.next, after.title)}>
          <span>{after.title}</span> <Icon name="right" size={14} />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
