/**
 * Card library: every card, board and other piece of the game and its expansions in both editions, with search and
 * filters.
 */

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { type CatalogueHit, catalogue, entryCalled } from './catalogue/catalogue.ts'
import { sectionsOf } from './catalogue/sections.ts'
import { ChainTree } from './chains/ChainTree.tsx'
import { EntryDetail } from './detail/EntryDetail.tsx'
import { EditionComparison } from './editions/EditionComparison.tsx'
import { Filters } from './filters/Filters.tsx'
import { EVERYTHING, filterFromQuery, filterToQuery, matchingPrint } from './filters/filter.ts'
import styles from './library.module.css'
import { Tile } from './Tile.tsx'
import { libraryWords, printText } from './words.ts'

const VIEWS = ['all', 'chains', 'editions'] as const
type View = (typeof VIEWS)[number]

export function LibraryScreen() {
  const w = libraryWords()
  const title = words().shelf.cards
  const [filter, setFilter] = useState(() => filterFromQuery(location.search))
  const [view, setView] = useState<View>(() => VIEWS.find((one) => one === asked('view')) ?? 'all')
  const [open, setOpen] = useState(() => asked('card'))
  useEffect(() => {
    const query = new URLSearchParams(filterToQuery(filter))
    if (view !== 'all') query.set('view', view)
    if (open) query.set('card', open)
    history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
  }, [filter, view, open])
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
  const opened = entryCalled(all, open)
  return (
    <main className={classes('page-column', styles.page)}>
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
        {view === 'all' ? <Components found={found} onOpen={setOpen} /> : undefined}
        {view === 'chains' ? <ChainTree found={found} edition={filter.edition || '2e'} onOpen={setOpen} /> : undefined}
        {view === 'editions' ? <EditionComparison found={found} onOpen={setOpen} /> : undefined}
      </div>
      {opened ? <EntryDetail key={opened.id} entry={opened} onOpen={setOpen} onClose={() => setOpen('')} /> : undefined}
    </main>
  )
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
