/** Sidebar of the rulebook: filter by expansion, and contents. */
import { BASE } from '@heptapolis/boxes'
import type { Chapter, Rulebook } from '@heptapolis/rulebook'
import { useMemo } from 'react'
import { classes } from '../../look/classes.ts'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { rulesWords } from '../words.ts'
import { chapterAnchor } from './anchors.ts'
import { changeCounts, type RulesFilter } from './changes.ts'
import styles from './guide.module.css'
import { useCurrentChapter } from './useCurrentChapter.ts'

interface FilterProps {
  book: Rulebook
  asked: RulesFilter
  onAsk: (asked: RulesFilter) => void
}

export const Guide = ({ chapters, ...filter }: FilterProps & { chapters: readonly Chapter[] }) => (
  <aside className={styles.guide}>
    <ChangesFilter {...filter} />
    <Contents chapters={chapters} />
  </aside>
)

/** Shows the whole book, or only what expansions change. */
export function ChangesFilter({ book, asked, onAsk }: FilterProps) {
  const w = rulesWords()
  const counts = useMemo(() => changeCounts(book), [book])
  const boxes = book.mix.boxes.filter((box) => box !== BASE)
  if (boxes.length === 0) return undefined
  return (
    <label className={styles.ask}>
      <span>{w.show}</span>
      <select value={asked} onChange={({ target }) => onAsk(target.value)}>
        <option value="all">{w.all}</option>
        {boxes.length > 1 ? <option value="changes">{w.changes}</option> : undefined}
        {boxes.map((box) => (
          <option key={box} value={box}>
            {w.only(book.say.boxName(box))} ({counts.get(box) ?? 0})
          </option>
        ))}
      </select>
    </label>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const w = rulesWords()
  const reading = useCurrentChapter(chapters.map(({ id }) => chapterAnchor(id)))
  return (
    <nav aria-label={w.parts} className={styles.contents}>
      <ol>
        {chapters.map(({ id, number, title, box, sections }) => (
          <li key={id}>
            <a
              href={`#${chapterAnchor(id)}`}
              className={classes(chapterAnchor(id) === reading && styles.on)}
              aria-current={chapterAnchor(id) === reading ? 'location' : undefined}
            >
              <span>
                <span className={styles.number}>{number}</span> {title}
              </span>
              {box === BASE ? undefined : <BoxMark box={box} size={15} />}
            </a>
            {chapterAnchor(id) === reading && sections.length > 1 ? (
              <ol className={styles.inner}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            ) : undefined}
          </li>
        ))}
      </ol>
    </nav>
  )
}
