/**
 * Rulebook page for a choice of edition, expansions and players: the choice on top, contents on the left, text in the
 * middle.
 */

import { rulebook } from '@heptapolis/rulebook'
import { useEffect, useMemo, useState } from 'react'
import { appearance } from '../art/appearance.ts'
import { storedCorrections } from '../corrections/corrections.ts'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { useNarrow } from '../look/useNarrow.ts'
import { settings } from '../settings/settings.ts'
import { Chapters } from './book/Chapters.tsx'
import cover from './cover.module.css'
import { anchorIn, boxOfRule, chapterWith } from './guide/anchors.ts'
import { chaptersFor, type RulesFilter } from './guide/changes.ts'
import { Guide } from './guide/Guide.tsx'
import { Parts } from './guide/Parts.tsx'
import { mixQuery } from './mix/links.ts'
import { MixBar } from './mix/MixBar.tsx'
import { type RulesMix, readAddress, setupOf, withBox } from './mix/mix.ts'
import styles from './rules.module.css'
import { saveBook } from './save-book.ts'
import { bookVoice, rulesWords } from './words.ts'

export function RulesScreen() {
  const w = rulesWords()
  const title = words().shelf.rules
  const [mix, setMix] = useState(opened)
  const [asked, setAsked] = useState<RulesFilter>('all')
  const language = settings((now) => now.language)
  const light = appearance(({ theme }) => (theme === 'dark' ? 'ember' : 'dusk'))
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
  const save = () => book.ok && saveBook(book.value)
  return (
    <div className={styles.page}>
      <MixBar mix={mix} onChange={setMix} onPrint={() => print()} onSave={save} />
      {book.ok ? (
        <div className={styles.columns}>
          <Guide book={book.value} chapters={chapters} asked={wanted} onAsk={setAsked} />
          <main className={styles.text} lang={language}>
            <header className={classes(styles.title, cover.cover)} data-light={light}>
              <h1>{book.value.title}</h1>
              <p>{book.value.subtitle}</p>
            </header>
            {isNarrow && part === 0 ? <p className={styles.legend}>{book.value.words.labels.legend}</p> : undefined}
            <Chapters book={book.value} chapters={shown} />
            {isNarrow ? <Parts chapters={chapters} part={part} /> : undefined}
          </main>
        </div>
      ) : (
        <main className={styles.text}>
          <h1>{title}</h1>
          <NoticeBox kind="problem">
            <b>{w.cannotPlay}</b> {say().problem(book.error)}
          </NoticeBox>
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

/** Scrolls to an anchor and highlights a rule or piece. */
function reveal(id: string): void {
  const place = document.querySelector(`main [id="${CSS.escape(id)}"]`)
  if (!place) return
  place.scrollIntoView({ block: 'start' })
  for (const marked of document.querySelectorAll(`.${styles.here}`)) marked.classList.remove(styles.here)
  if (place.matches(`.${styles.chapter}, .${styles.section}`)) return
  place.classList.add(styles.here)
}
