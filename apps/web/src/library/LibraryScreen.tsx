/**
 * Card library: every card, board and other piece of the game and its expansions in both editions, with search and
 * filters, and a page for each.
 */

import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { type CatalogueHit, catalogue, entryCalled } from './catalogue/catalogue.ts'
import { sectionsOf } from './catalogue/sections.ts'
import { ChainTree } from './chains/ChainTree.tsx'
import { EditionComparison } from './editions/EditionComparison.tsx'
import { EntryPage } from './entry/EntryPage.tsx'
import { Filters } from './filters/Filters.tsx'
import { EVERYTHING, filterFromQuery, filterToQuery, matchingPrint } from './filters/filter.ts'
import styles from './library.module.css'
import { Tile } from './Tile.tsx'
import { entryAddress, entryName, libraryWords, printText } from './words.ts'

const VIEWS = ['all', 'chains', 'editions'] as const
type View = (typeof VIEWS)[number]

/** The list stays on the page below an entry, so that Back leads to the same place of it. */
export function LibraryScreen({ id }: { id: string | undefined }) {
  const all = catalogue()
  const isList = id === undefined
  const opened = isList ? undefined : entryCalled(all, id)
  const [wasList, setWasList] = useState(isList)
  if (isList && !wasList) setWasList(true)
  useOldAddress()
  useTitle(opened ? entryName(opened) : isList ? words().shelf.cards : words().notFound)
  const inOrder = useMemo(
    () =>
      sectionsOf(all.map((entry) => ({ entry, print: entry.latest }))).flatMap(({ items }) =>
        items.map(({ entry }) => entry),
      ),
    [all],
  )
  if (!isList && !opened) return <Missing />
  return (
    <main className={classes('page-column', styles.page)}>
      {wasList ? <List isShown={isList} /> : undefined}
      {opened ? <EntryPage key={opened.id} all={inOrder} entry={opened} /> : undefined}
    </main>
  )
}

function Missing() {
  const w = words()
  return <Notice title={w.notFound} text={libraryWords().notFound} way={{ href: '/cards', text: w.shelf.cards }} />
}

/** Links to `/cards?card=…` lead to the page of the component. */
function useOldAddress(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const card = asked('card')
    if (card !== '') navigate(entryAddress(card), { replace: true })
  }, [navigate])
}

function List({ isShown }: { isShown: boolean }) {
  const w = libraryWords()
  const title = words().shelf.cards
  const [filter, setFilter] = useState(() => filterFromQuery(location.search))
  const [view, setView] = useState<View>(() => VIEWS.find((one) => one === asked('view')) ?? 'all')
  const [, navigate] = useLocation()
  const onOpen = (id: string) => navigate(entryAddress(id))
  useKeptPlace(isShown)
  useEffect(() => {
    if (!isShown || asked('card') !== '') return
    const query = new URLSearchParams(filterToQuery(filter))
    if (view !== 'all') query.set('view', view)
    history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
  }, [filter, view, isShown])
  const all = catalogue()
  const wanted = useDeferredValue(filter)
  const found = useMemo(
    () =>
      all.flatMap((entry): CatalogueHit[] => {
        const print = matchingPrint(entry, wanted, printText)
        return print ? [{ entry, print }] : []
      }),
    [all, wanted],
  )
  return (
    <div hidden={!isShown}>
      <PageHead scene="cards" title={title} lead={w.about}>
        <nav className={styles.views} aria-label={title}>
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              className={classes(styles.view, one === view && styles.on)}
              onClick={() => setView(one)}
            >
              {w.views[one]}
            </button>
          ))}
        </nav>
      </PageHead>
      <Filters
        filter={filter}
        onChange={setFilter}
        onClear={() => setFilter(EVERYTHING)}
        found={found.length}
        of={all.length}
      />
      <div className={styles.main}>
        {view === 'all' ? <Components found={found} onOpen={onOpen} /> : undefined}
        {view === 'chains' ? <ChainTree found={found} edition={filter.edition || '2e'} onOpen={onOpen} /> : undefined}
        {view === 'editions' ? <EditionComparison found={found} onOpen={onOpen} /> : undefined}
      </div>
    </div>
  )
}

/** Restores the scroll position of the list when it is shown again. */
function useKeptPlace(isShown: boolean): void {
  const place = useRef(0)
  useEffect(() => {
    if (!isShown) return
    const keep = () => {
      place.current = scrollY
    }
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [isShown])
  useLayoutEffect(() => {
    if (isShown && place.current > 0) scrollTo(0, place.current)
  }, [isShown])
}

const asked = (key: string): string => new URLSearchParams(location.search).get(key) ?? ''

function Components({ found, onOpen }: { found: readonly CatalogueHit[]; onOpen: (id: string) => void }) {
  const w = libraryWords()
  if (found.length === 0) return <p className={styles.none}>{w.none}</p>
  return sectionsOf(found).map(({ title, items, wide }) => (
    <section key={title} className={styles.section}>
      <h2>
        {title} <span>{items.length}</span>
      </h2>
      <ul className={classes(styles.grid, wide && styles.wide)}>
        {items.map(({ entry, print }) => (
          <li key={entry.id}>
            <Tile print={print} onOpen={() => onOpen(entry.id)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
