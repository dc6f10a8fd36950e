/** Sidebar of the rulebook: filter by expansion, search, contents. */
import { BASE } from '@heptapolis/boxes'
import { type Chapter, excerptOf, type Rulebook, searcher } from '@heptapolis/rulebook'
import { useDeferredValue, useMemo, useState } from 'react'
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { classes } from '../../look/classes.ts'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { useMedia } from '../../look/useNarrow.ts'
import { bookVoice, rulesWords } from '../words.ts'
import { chapterAnchor } from './anchors.ts'
import { changeCounts, type RulesFilter } from './changes.ts'
import styles from './guide.module.css'
import { searchOtherMixes } from './other-mixes.ts'
import { useCurrentChapter } from './useCurrentChapter.ts'

interface GuideProps {
  book: Rulebook
  chapters: readonly Chapter[]
  asked: RulesFilter
  onAsk: (asked: RulesFilter) => void
}

const MOST_HITS = 30

export function Guide({ book, chapters, asked, onAsk }: GuideProps) {
  const w = rulesWords()
  const [query, setQuery] = useState('')
  /** The guide is above the text, not beside it. */
  const isAbove = useMedia(BREAKPOINTS.tablet)
  const wanted = useDeferredValue(query)
  const find = useMemo(() => searcher(book), [book])
  const found = useMemo(() => find(wanted), [find, wanted])
  const { hits, readAs } = found
  const askElsewhere = useMemo(() => searchOtherMixes(book, bookVoice()), [book])
  const elsewhere = useMemo(() => askElsewhere(wanted, found), [askElsewhere, wanted, found])
  const counts = useMemo(() => changeCounts(book), [book])
  const boxes = book.mix.boxes.filter((box) => box !== BASE)
  return (
    <aside className={styles.guide}>
      <label className={styles.search}>
        <span className="hidden-text">{w.search}</span>
        <input type="search" value={query} placeholder={w.search} onChange={({ target }) => setQuery(target.value)} />
      </label>
      {boxes.length > 0 ? (
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
      ) : undefined}
      {wanted.trim() === '' ? (
        <Contents chapters={chapters} folded={isAbove} />
      ) : (
        <div className={styles.hits}>
          <p role="status">
            {hits.length === 0 ? w.noHits : w.hits(hits.length)}
            {readAs === '' ? undefined : (
              <small>
                {' '}
                {book.words.readAs} <b>{readAs}</b>
              </small>
            )}
          </p>
          {elsewhere ? (
            <p>
              {w.elsewhere} <a href={elsewhere.link}>{elsewhere.table}</a>
            </p>
          ) : undefined}
          <ol>
            {hits.slice(0, MOST_HITS).map(({ id, number, kind, title, text, chapter, box }) => (
              <li key={`${kind} ${id} ${text}`}>
                <a href={`#${id}`} onClick={() => isAbove && setQuery('')}>
                  <b>
                    {number} {box === BASE ? undefined : <BoxMark box={box} size={13} />} {title}
                  </b>{' '}
                  <span>{excerptOf(text, wanted, book.words.counts)}</span>{' '}
                  <small>
                    {chapter} · {w.kinds[kind]}
                  </small>
                </a>
              </li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  )
}

function Contents({ chapters, folded }: { chapters: readonly Chapter[]; folded: boolean }) {
  const w = rulesWords()
  const reading = useCurrentChapter(chapters.map(({ id }) => chapterAnchor(id)))
  const list = (
    <nav aria-label={w.contents} className={styles.contents}>
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
  if (!folded) return list
  return (
    <details className={styles.folded}>
      <summary>{w.contents}</summary>
      {list}
    </details>
  )
}
