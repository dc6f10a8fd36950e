/** Page of one component in the library: picture, facts, editions, related components, rulings. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { COLOURS } from '@heptapolis/engine/show'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { Link } from 'wouter'
import { decimal, say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { copyText } from '../../look/copy.ts'
import { Icon } from '../../look/Icon.tsx'
import { colourOf } from '../../look/pieces/pieces.ts'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import { BoxMark, Glyph } from '../../look/pieces/Tokens.tsx'
import { ruleOfPiece } from '../../rules/mix/links.ts'
import type { CatalogueEntry, EditionPrint } from '../catalogue/catalogue.ts'
import { namesElsewhere } from '../catalogue/names.ts'
import { figureOf, PLAYED } from '../catalogue/statistics.ts'
import { OurName } from '../OurName.tsx'
import { Printed } from '../Tile.tsx'
import { entryAddress, entryName, libraryWords, sortName } from '../words.ts'
import { Editions } from './Editions.tsx'
import styles from './entry.module.css'
import { Facts } from './Facts.tsx'
import { Neighbours } from './Neighbours.tsx'
import { Plate } from './Plate.tsx'
import { alikeTo } from './related.ts'
import { Texts } from './Texts.tsx'

const Experience = lazy(() => import('../detail/BotStatistics.tsx').then((it) => ({ default: it.BotStatistics })))
const Rulings = lazy(() => import('../detail/Rulings.tsx').then((it) => ({ default: it.Rulings })))

interface EntryProps {
  /** All components, in the order of the list. */
  all: readonly CatalogueEntry[]
  entry: CatalogueEntry
}

const NEIGHBOURS = 7

export function EntryPage({ all, entry }: EntryProps) {
  const { latest } = entry
  const { piece, boards } = latest
  const alike = alikeTo(all, entry, NEIGHBOURS)
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <article className={classes(styles.page, `c-${colourOf(piece)}`)}>
      <Ways all={all} entry={entry} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <Plate print={latest} alike={alike.map((one) => one.latest)} />
          {boards.length > 0 ? <Printed print={latest} /> : undefined}
          <Storeys print={latest} />
        </div>
        <div className={styles.right}>
          <div className={classes(styles.top, LOOKS.sorts[piece.sort]?.wide && styles.wide)}>
            {boards.length > 0 ? undefined : <Printed print={latest} />}
            <Head entry={entry} />
          </div>
          <Facts print={latest} />
          <Suspense>
            <Experience print={latest} />
          </Suspense>
          <Actions entry={entry} />
        </div>
      </div>
      <Editions entry={entry} />
      <Neighbours entries={alike} sort={piece.sort} isColour={piece.age > 0} />
      <Suspense>
        <Rulings print={latest} />
      </Suspense>
      {figureOf(latest) ? <p className={styles.quiet}>{libraryWords().figuresAbout(decimal(PLAYED, 0))}</p> : undefined}
    </article>
  )
}

/** Back to the list, and to its components before and after this one. They replace the address: Back leads to the list. */
function Ways({ all, entry }: EntryProps) {
  const w = libraryWords()
  const at = all.indexOf(entry)
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <nav className={styles.ways} aria-label={w.entries}>
      <Link href="/cards" className="btn ghost">
        <Icon name="grid" size={15} /> {w.allCards}
      </Link>
      {before ? (
        <Link
          replace
          href={entryAddress(before.id)}
          className="btn ghost"
          aria-label={words().labelled(w.previous, entryName(before))}
        >
          <Icon name="left" size={14} /> <span>{entryName(before)}</span>
        </Link>
      ) : undefined}
      {after ? (
        <Link
          replace
          href={entryAddress(after.id)}
          className="btn ghost"
          aria-label={words().labelled(w.next, entryName(after))}
        >
          <span>{entryName(after)}</span> <Icon name="right" size={14} />
        </Link>
      ) : undefined}
    </nav>
  )
}

function Head({ entry }: { entry: CatalogueEntry }) {
  const { piece } = entry.latest
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>
        {piece.colour >= 0 ? <Glyph colour={COLOURS[piece.colour]} size={15} /> : undefined}
        {sortName(piece.sort)}
        {piece.age > 0 ? ` · ${terms().age(piece.age)}` : ''}
        {' · '}
        <BoxMark box={piece.box} /> {say().boxName(piece.box)}
      </p>
      <h1>
        {entryName(entry)} <OurName id={entry.id} size={18} />
      </h1>
      <Texts print={entry.latest} />
      <ForeignNames id={entry.id} />
    </header>
  )
}

/** Names in other languages. */
function ForeignNames({ id }: { id: string }) {
  const names = namesElsewhere(id)
  if (names.length === 0) return undefined
  const languages = new Intl.DisplayNames(say().language, { type: 'language' })
  const all = names.map(([language, those]) => libraryWords().elsewhere(languages.of(language) ?? language, those))
  return <p className={styles.quiet}>{terms().capital(all.join(' · '))}</p>
}

const SIZES = ['large', 'medium', 'small'] as const

/** The storey of a card in a city, in three sizes. */
function Storeys({ print: { piece } }: { print: EditionPrint }) {
  if (piece.colour < 0) return undefined
  return (
    <section>
      <h2 className={styles.small}>{libraryWords().inCity}</h2>
      <div className={styles.storeys}>
        {SIZES.map((size) => (
          <Skyline key={size} cards={[piece]} size={size} />
        ))}
      </div>
    </section>
  )
}

function Actions({ entry }: { entry: CatalogueEntry }) {
  const rule = ruleOfPiece(entry.latest.rules, entry.latest.piece)
  const w = libraryWords()
  const [copied, setCopied] = useState(false)
  const copy = () => void copyText(`${location.origin}${entryAddress(entry.id)}`).then(setCopied)
  return (
    <p className={styles.actions}>
      <button type="button" className="btn" onClick={copy}>
        <Icon name="link" size={15} /> {copied ? words().copied : w.copyLink}
      </button>
      <Link href={rule} className="btn">
        <Icon name="book" size={16} /> {words().itsRule}
      </Link>
    </p>
  )
}
