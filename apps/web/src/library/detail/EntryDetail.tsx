/** Details of a piece in the library: editions, texts, chains, player counts, bot statistics. */
import { COLOURS } from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { decimal, describePiece, pieceName, say, sideName, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { CloseButton } from '../../look/controls/CloseButton.tsx'
import { copyText } from '../../look/copy.ts'
import { Icon } from '../../look/Icon.tsx'
import { colourOf, freedBy, freesLater } from '../../look/pieces/pieces.ts'
import { BoxMark, Glyph } from '../../look/pieces/Tokens.tsx'
import { ruleOfPiece } from '../../rules/mix/links.ts'
import type { CatalogueEntry, EditionPrint } from '../catalogue/catalogue.ts'
import { namesElsewhere } from '../catalogue/names.ts'
import { figureOf, figureOfId, PLAYED } from '../catalogue/statistics.ts'
import { differences } from '../editions/differences.ts'
import { OurName } from '../OurName.tsx'
import { Printed } from '../Tile.tsx'
import { describeHalves, entryName, libraryWords, sortTitle, usageWords } from '../words.ts'
import styles from './detail.module.css'

const Experience = lazy(() => import('./BotStatistics.tsx').then((it) => ({ default: it.BotStatistics })))
const Rulings = lazy(() => import('./Rulings.tsx').then((it) => ({ default: it.Rulings })))

interface DetailProps {
  entry: CatalogueEntry
  onOpen: (id: string) => void
  onClose: () => void
}

export function EntryDetail({ entry, onOpen, onClose }: DetailProps) {
  const w = libraryWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const differing = differences(entry)
  const shown = differing.length > 0 ? entry.prints : [entry.latest]
  const { piece } = entry.latest
  const rule = ruleOfPiece(entry.latest.rules, piece)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={entryName(entry)}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.detail}>
        <header className={styles.head}>
          <p>
            {piece.colour >= 0 ? <Glyph colour={COLOURS[piece.colour]} /> : undefined}
            {sortTitle(piece.sort)}
            {piece.age > 0 ? ` · ${terms().age(piece.age)}` : ''}
            {' · '}
            <BoxMark box={piece.box} /> {say().boxName(piece.box)}
          </p>
          <h2>
            {entryName(entry)} <OurName id={entry.id} />
          </h2>
          <ForeignNames id={entry.id} />
          {entry.prints.length === 1 ? <p>{w.onlyIn[entry.latest.edition]}</p> : undefined}
          {differing.length > 0 ? (
            <p>
              {w.differsIn} {differing.map((aspect) => w.aspects[aspect]).join(', ')}
            </p>
          ) : undefined}
          <CloseButton className={styles.close} onClose={onClose} />
        </header>
        <div className={styles.prints}>
          {shown.map((print) => (
            <PrintFacts key={print.edition} print={print} titled={shown.length > 1} onOpen={onOpen} />
          ))}
        </div>
        <Suspense>
          <Rulings print={entry.latest} />
        </Suspense>
        <footer className={styles.foot}>
          <span>{w.figuresAbout(decimal(PLAYED, 0))}</span>
          <CopyLink id={entry.id} />
          {rule ? (
            <Link href={rule} className="btn">
              <Icon name="book" size={16} /> {words().itsRule}
            </Link>
          ) : undefined}
        </footer>
      </div>
    </dialog>
  )
}

/** Names in other languages. */
function ForeignNames({ id }: { id: string }) {
  const names = namesElsewhere(id)
  if (names.length === 0) return undefined
  const languages = new Intl.DisplayNames(say().language, { type: 'language' })
  const all = names.map(([language, those]) => libraryWords().elsewhere(languages.of(language) ?? language, those))
  return <p>{terms().capital(all.join(' · '))}</p>
}

function CopyLink({ id }: { id: string }) {
  const w = libraryWords()
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="btn ghost"
      onClick={() => void copyText(`${location.origin}/cards?card=${id}`).then(setCopied)}
    >
      <Icon name="link" size={15} /> {copied ? words().copied : w.copyLink}
    </button>
  )
}

function PrintFacts({ print, titled, onOpen }: { print: EditionPrint; titled: boolean; onOpen: (id: string) => void }) {
  const w = libraryWords()
  const { piece, rules } = print
  const links = (title: string, pieces: ReturnType<typeof freedBy>): ReactNode =>
    pieces.length === 0 ? undefined : (
      <p className={styles.row}>
        <Icon name="link" size={14} /> {title}
        {pieces.map((card) => (
          <button key={card.id} type="button" className={styles.link} onClick={() => onOpen(card.id)}>
            <Glyph colour={colourOf(card)} size={13} /> {pieceName(card)}
          </button>
        ))}
      </p>
    )
  return (
    <section className={classes(styles.print, !titled && styles.alone)}>
      {titled ? <h3>{terms().editions[print.edition]}</h3> : undefined}
      <div className={styles.face}>
        <Printed print={print} />
      </div>
      {print.boards.length > 0 ? <Stages print={print} /> : <p className={styles.text}>{describePiece(piece)}</p>}
      {links(w.freeWith, freedBy(rules, piece))}
      {links(w.frees, freesLater(rules, piece))}
      {piece.copies.length > 0 ? (
        <p className={styles.row}>
          <Icon name="person" size={13} /> {w.copies(piece.copies)}
        </p>
      ) : undefined}
      <Figures print={print} />
      <Suspense>
        <Experience print={print} />
      </Suspense>
    </section>
  )
}

function Stages({ print }: { print: EditionPrint }) {
  const w = libraryWords()
  return print.boards.map(({ def, piece, stages }) => (
    <ul key={def.id} className={styles.stages}>
      <li>
        <b>{sideName(def.side)}</b> {describePiece(piece)} {def.anyOrder ? `(${w.anyOrder})` : ''}
      </li>
      {stages.map((halves, i) => (
        <li key={halves[0].id}>{words().described(w.stage(i + 1), describeHalves(halves))}</li>
      ))}
      <SideFigure print={print} id={def.id} />
    </ul>
  ))
}

function SideFigure({ print, id }: { print: EditionPrint; id: string }) {
  const figure = figureOfId(print, id)
  return figure ? (
    <li className={styles.figures}>{libraryWords().luck(decimal(figure.luck, 2), decimal(figure.cities, 0))}</li>
  ) : undefined
}

function Figures({ print }: { print: EditionPrint }) {
  const w = libraryWords()
  const use = usageWords(print.piece.sort)
  if (print.boards.length > 0) return undefined
  const figure = figureOf(print)
  if (!figure) return <p className={styles.figures}>{use.never}</p>
  return (
    <div className={styles.figures}>
      <Icon name="bot" size={14} label={w.botFigures} />
      <span>
        {figure.built === undefined ? undefined : <>{use.often(figure.built)}. </>}
        {w.luck(decimal(figure.luck, 2), decimal(figure.cities, 0))}.
      </span>
    </div>
  )
}
