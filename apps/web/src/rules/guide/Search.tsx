/** Search of the rulebook: a field with its results below it. */
import { BASE } from '@heptapolis/boxes'
import { excerptOf, type Search as Found, type Rulebook, searcher } from '@heptapolis/rulebook'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { bookVoice, rulesWords } from '../words.ts'
import { searchOtherMixes } from './other-mixes.ts'
import styles from './search.module.css'

const MOST_HITS = 30

export function Search({ book }: { book: Rulebook }) {
  const w = rulesWords()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  useOutsideTouch(place, () => setOpen(false))
  const ask = (text: string) => {
    setQuery(text)
    setOpen(true)
  }
  return (
    <search ref={place} className={styles.search} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <label>
        <span className="hidden-text">{w.search}</span>
        <input
          type="search"
          value={query}
          placeholder={w.search}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => ask(target.value)}
        />
      </label>
      {isOpen ? <Results book={book} query={query} onChoose={() => setOpen(false)} /> : undefined}
    </search>
  )
}

/** Calls back when something outside this place is touched. */
function useOutsideTouch(place: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const touched = ({ target }: PointerEvent) => target instanceof Node && !place.current?.contains(target) && leave()
    addEventListener('pointerdown', touched)
    return () => removeEventListener('pointerdown', touched)
  })
}

interface ResultsProps {
  book: Rulebook
  query: string
  onChoose: () => void
}

function Results({ book, query, onChoose }: ResultsProps) {
  const wanted = useDeferredValue(query)
  const find = useMemo(() => searcher(book), [book])
  const found = useMemo(() => find(wanted), [find, wanted])
  if (wanted.trim() === '') return undefined
  return (
    <div className={styles.hits}>
      <Summary book={book} wanted={wanted} found={found} />
      <ol>
        {found.hits.slice(0, MOST_HITS).map(({ id, number, kind, title, text, chapter, box }) => (
          <li key={`${kind} ${id} ${text}`}>
            <a href={`#${id}`} onClick={onChoose}>
              <b>
                {number} {box === BASE ? undefined : <BoxMark box={box} size={13} />} {title}
              </b>{' '}
              <span>{excerptOf(text, wanted, book.words.counts)}</span>{' '}
              <small>
                {chapter} · {rulesWords().kinds[kind]}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How many results there are, and whether other mixes have more. */
function Summary({ book, wanted, found }: { book: Rulebook; wanted: string; found: Found }) {
  const w = rulesWords()
  const askElsewhere = useMemo(() => searchOtherMixes(book, bookVoice()), [book])
  const elsewhere = useMemo(() => askElsewhere(wanted, found), [askElsewhere, wanted, found])
  return (
    <>
      <p role="status">
        {found.hits.length === 0 ? w.noHits : w.hits(found.hits.length)}
        {found.readAs === '' ? undefined : (
          <small>
            {' '}
            {book.words.readAs} <b>{found.readAs}</b>
          </small>
        )}
      </p>
      {elsewhere ? (
        <p>
          {w.elsewhere} <a href={elsewhere.link}>{elsewhere.table}</a>
        </p>
      ) : undefined}
    </>
  )
}
