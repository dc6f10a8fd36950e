/**
 * Rulebook page for a choice of edition, expansions and players: the choice on top, contents on the left, text in the
 * middle.
 */

import { rulebook } from '@heptapolis/rulebook'
import { useEffect, useMemo, useState } from 'react'
import { storedCorrections } from '../corrections/corrections.ts'
import { say, words } from '../i18n/index.ts'
import { BREAKPOINTS } from '../look/breakpoints.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { useMedia, useNarrow } from '../look/useNarrow.ts'
import { settings } from '../settings/settings.ts'
import { Chapters } from './book/Chapters.tsx'
import { anchorIn, boxOfRule, chapterWith } from './guide/anchors.ts'
import { chaptersFor, type RulesFilter } from './guide/changes.ts'
import { ChangesFilter, Guide } from './guide/Guide.tsx'
import { Parts } from './guide/Parts.tsx'
import { Search } from './guide/Search.tsx'
import { mixQuery } from './mix/links.ts'
import { MixBar } from './mix/MixBar.tsx'
import { type RulesMix, readAddress, setupOf, withBox } from './mix/mix.ts'
import { Opening } from './opening/Opening.tsx'
import styles from './rules.module.css'
import { bookVoice, rulesWords } from './words.ts'

export function RulesScreen() {
  const w = rulesWords()
  const title = words().shelf.rules
  const [mix, setMix] = useState(opened)
  const [asked, setAsked] = useState<RulesFilter>('all')
  const language = settings((now) => now.language)
  const voice = bookVoice()
  const book = useMemo(() => rulebook(setupOf(mix), voice), [mix, voice])
  useTitle(title)
  useEffect(() => {
    const { anchor } = readAddress(location)
    history.replaceState(history.state, '', `/rules?${mixQuery(setupOf(mix))}${anchor ? `#${anchor}` : ''}`)
  }, [mix])
  const wanted = mix.boxes.includes(asked) || asked === 'changes' ? asked : 'all'
  const chapters = useMemo(() => (book.ok ? chaptersFor(book.value, wanted) : []), [book, wanted])
  const isNarrow = useNarrow()
  /** No room for a sidebar: the search stays on top, the filter is above the contents. */
  const isSingle = useMedia(BREAKPOINTS.tablet)
  const [sought, setSought] = useState<{ place: string }>()
  const part = sought ? chapterWith(chapters, sought.place) : 0
  const shown = isNarrow ? chapters.slice(part, part + 1) : chapters
  useEffect(() => {
    if (!book.ok) return
    const value = book.value
    const go = () => {
      const { anchor } = readAddress(location)
      if (anchor !== '') setSought({ place: anchorIn(value, anchor) })
    }
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [book])
  useEffect(() => {
    if (sought && part >= 0) reveal(sought.place)
  }, [sought, part])
  const filter = book.ok ? { book: book.value, asked: wanted, onAsk: setAsked } : undefined
  const search = book.ok ? <Search book={book.value} /> : undefined
  return (
    <div className={styles.page}>
      <MixBar mix={mix} onChange={setMix}>
        {isSingle ? undefined : search}
      </MixBar>
      {isSingle ? search : undefined}
      {book.ok && filter ? (
        <main lang={language}>
          <Opening book={book.value} chapters={chapters}>
            {isSingle ? <ChangesFilter {...filter} /> : undefined}
          </Opening>
          <div className={styles.columns}>
            {isSingle ? undefined : <Guide {...filter} chapters={chapters} />}
            <div className={styles.text}>
              <Chapters book={book.value} chapters={shown} />
              {isNarrow ? <Parts chapters={chapters} part={part} /> : undefined}
            </div>
          </div>
        </main>
      ) : (
        <main className={styles.text}>
          <h1>{title}</h1>
          {book.ok ? undefined : (
            <NoticeBox kind="problem">
              <b>{w.cannotPlay}</b> {say().problem(book.error)}
            </NoticeBox>
          )}
        </main>
      )}
    </div>
  )
}

/** The mix of the URL. A bare link to a rule of a box opens the rulebook with that box. */
function opened(): RulesMix {
  const { mix, anchor, given } = readAddress(location)
  if (given) return mix
  const own = { ...mix, boards: storedCorrections() }
  const box = boxOfRule(anchor)
  return box === undefined ? own : withBox(own, box)
}

/**
 * Pieces have an estimated height until they are near the screen. All are laid out for two frames, after which they keep
 * their heights: scrolling once more would move the page under a finger.
 */
function scrollToPlace(place: Element): void {
  const book = place.closest('main')
  book?.setAttribute(LAID_OUT, '')
  place.scrollIntoView({ block: 'start' })
  requestAnimationFrame(() => requestAnimationFrame(() => book?.removeAttribute(LAID_OUT)))
}

const LAID_OUT = 'data-laid-out'

/** Scrolls to an anchor and highlights a rule or piece. */
function reveal(id: string): void {
  const place = document.querySelector(`main [id="${CSS.escape(id)}"]`)
  if (!place) return
  scrollToPlace(place)
  for (const marked of document.querySelectorAll(`.${styles.here}`)) marked.classList.remove(styles.here)
  if (place.matches(`nav, .${styles.chapter}, .${styles.section}`)) return
  place.classList.add(styles.here)
}
