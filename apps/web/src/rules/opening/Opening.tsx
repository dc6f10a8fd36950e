/** Start of the rulebook: its cover, and the contents as rows with pictures. */
import { BASE } from '@heptapolis/boxes'
import type { Chapter, Rulebook } from '@heptapolis/rulebook'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { appearance } from '../../art/appearance.ts'
import { Landscape } from '../../art/Landscape.tsx'
import { words } from '../../i18n/index.ts'
import { accentOf, BoxMark } from '../../look/pieces/Tokens.tsx'
import { CONTENTS, chapterAnchor } from '../guide/anchors.ts'
import { mixQuery } from '../mix/links.ts'
import { saveBook } from '../save-book.ts'
import { rulesWords } from '../words.ts'
import styles from './opening.module.css'
import { placeOf } from './places.ts'

interface OpeningProps {
  book: Rulebook
  chapters: readonly Chapter[]
  /** The filter by expansion, where no sidebar has it. */
  children: ReactNode
}

export function Opening({ book, chapters, children }: OpeningProps) {
  const w = rulesWords()
  const light = appearance(({ theme }) => (theme === 'dark' ? 'ember' : 'dusk'))
  return (
    <div className={styles.opening}>
      <header className={styles.cover} data-light={light}>
        <h1>
          <span>Heptapolis</span> {book.title}
        </h1>
        <p>{book.subtitle}</p>
      </header>
      <nav id={CONTENTS} className={styles.contents} aria-label={w.contents}>
        <h2>{w.contents}</h2>
        <p>{book.subtitle}</p>
        {children}
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id} style={accentOf(chapter.box)}>
              <Row chapter={chapter} />
            </li>
          ))}
        </ol>
        <p>{book.words.labels.legend}</p>
        <OtherForms book={book} />
      </nav>
    </div>
  )
}

/** The rules on paper or in a file, and other pages about them. */
function OtherForms({ book }: { book: Rulebook }) {
  const w = rulesWords()
  return (
    <p className={styles.forms}>
      <button type="button" className="btn" onClick={() => print()}>
        {w.print}
      </button>
      <button type="button" className="btn" onClick={() => saveBook(book)}>
        {w.save}
      </button>
      <Link href={`/aid?${mixQuery(book.rules.setup)}`} className="btn">
        {w.aid}
      </Link>
      <Link href="/cards" className="btn">
        {words().shelf.cards}
      </Link>
    </p>
  )
}

const Row = ({ chapter }: { chapter: Chapter }) => (
  <a href={`#${chapterAnchor(chapter.id)}`} className={styles.row}>
    <span className={styles.picture}>
      <Landscape {...placeOf(chapter)} form="vignette" />
    </span>
    <span className={styles.words}>
      <b>
        {chapter.title} {chapter.box === BASE ? undefined : <BoxMark box={chapter.box} size={15} />}
      </b>
      <small>{chapter.summary}</small>
    </span>
    <i>{chapter.number}</i>
  </a>
)
