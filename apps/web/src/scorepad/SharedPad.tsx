/** A score-pad from a link: its result to read. The editor opens on request. */
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { SiteNav } from '../app/SiteNav.tsx'
import { storyIn } from '../end/story/useStory.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { useTitle } from '../look/page/useTitle.ts'
import type { ScorePad } from './model/pad.ts'
import { scorePosition } from './model/scoring.ts'
import { Counted, inRank, type ResultProps, standingsOf, verdict } from './Result.tsx'
import styles from './result.module.css'
import { scoreWords } from './words.ts'

export function SharedPad({ pad, editor }: { pad: ScorePad; editor: ReactNode }) {
  const [isEdited, setEdited] = useState(false)
  const reckoning = useMemo(() => scorePosition(pad.position), [pad.position])
  if (isEdited || reckoning.sheets.length === 0) return editor
  return <SharedResult pad={pad} reckoning={reckoning} onEdit={() => setEdited(true)} />
}

function SharedResult({ pad, reckoning, onEdit }: ResultProps & { onEdit: () => void }) {
  const { sheets, rules } = reckoning
  const title = verdict(inRank(sheets), pad.position)
  useTitle(title)
  return (
    <>
      <SiteNav />
      <main className={classes('page-column', styles.result, styles.shared)}>
        <header className={styles.head}>
          <h1 className={styles.verdict}>{title}</h1>
          <Link href="/" className="btn primary">
            {words().play}
          </Link>
        </header>
        <ul className={styles.story}>
          {rules
            ? storyIn(standingsOf(pad.position, reckoning, rules)).map((sentence) => <li key={sentence}>{sentence}</li>)
            : undefined}
        </ul>
        <Counted pad={pad} reckoning={reckoning}>
          <button type="button" className="btn" onClick={onEdit}>
            {scoreWords().edit}
          </button>
        </Counted>
      </main>
    </>
  )
}
