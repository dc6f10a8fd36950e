/** Text of the rulebook chapters. */

import { BASE } from '@heptapolis/boxes'
import {
  type Chapter,
  type OrderStep,
  type Paragraph,
  picturesAt,
  picturesUnder,
  type Rulebook,
  type Section,
  type SourceNote,
  sourcesOf,
  stepNotes,
} from '@heptapolis/rulebook'
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { accentOf, BoxMark } from '../../look/pieces/Tokens.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { chapterAnchor } from '../guide/anchors.ts'
import styles from '../rules.module.css'
import { rulesWords } from '../words.ts'
import { Band } from './Band.tsx'
import { ExampleView } from './ExampleView.tsx'
import { Blocks, Inlines, SignMark } from './Inlines.tsx'
import { PictureView } from './PictureView.tsx'
import { Pieces } from './Pieces.tsx'

export function Chapters({ book, chapters }: { book: Rulebook; chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return <p>{rulesWords().noChanges}</p>
  return chapters.map(({ id, number, title, summary, box, sections }) => (
    <section key={id} id={chapterAnchor(id)} className={styles.chapter} style={accentOf(box)}>
      <Band id={id} number={number} title={title} summary={summary} box={box} />
      {sections.map((section) => (
        <SectionView key={section.id} book={book} section={section} chapterBox={box} checklist={id === 'setup'} />
      ))}
    </section>
  ))
}

interface SectionProps {
  book: Rulebook
  section: Section
  chapterBox: string
  checklist: boolean
}

function SectionView({ book, section, chapterBox, checklist }: SectionProps) {
  const isNarrow = useNarrow()
  const pictures = picturesAt(book, section.id, isNarrow)
  return (
    <section id={section.id} className={classes(styles.section, checklist && pictures.length > 0 && styles.beside)}>
      <h3>{section.title}</h3>
      {pictures.map((picture) => (
        <PictureView key={picture.id} picture={picture} />
      ))}
      {checklist ? (
        <ol className={styles.checklist}>
          {section.paragraphs.map((paragraph) => (
            <Check key={paragraph.id} book={book} paragraph={paragraph} chapterBox={chapterBox} />
          ))}
        </ol>
      ) : (
        section.paragraphs.map((paragraph) => (
          <ParagraphView key={paragraph.id} book={book} paragraph={paragraph} chapterBox={chapterBox} />
        ))
      )}
      {section.steps.length > 0 ? <Steps book={book} steps={section.steps} /> : undefined}
      {section.groups.map((group) => (
        <Pieces key={group.id} book={book} group={group} />
      ))}
      {section.links.length > 0 ? (
        <ul className={styles.links}>
          {section.links.map(({ id, number, text, box }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{number}</b> {box === BASE ? undefined : <BoxMark box={box} size={14} />} {text}
              </a>
            </li>
          ))}
        </ul>
      ) : undefined}
      {section.signs.length > 0 ? (
        <dl className={styles.signs}>
          {section.signs.map(({ sign, meaning }) => (
            <div key={sign} id={`sign-${sign}`}>
              <dt>
                <SignMark name={sign} />
              </dt>
              <dd>
                <Inlines book={book} nodes={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      ) : undefined}
    </section>
  )
}

interface ParagraphProps {
  book: Rulebook
  paragraph: Paragraph
  chapterBox: string
}

/** A set-up step with a checkbox. */
function Check({ book, paragraph, chapterBox }: ParagraphProps) {
  const [isDone, setDone] = useState(false)
  return (
    <li className={classes(isDone && styles.done)}>
      <input
        type="checkbox"
        checked={isDone}
        onChange={() => setDone(!isDone)}
        aria-label={words().labelled(rulesWords().done, paragraph.text)}
      />
      <div>
        <ParagraphView book={book} paragraph={paragraph} chapterBox={chapterBox} />
      </div>
    </li>
  )
}

const sourceClasses: Readonly<Record<string, string | undefined>> = {
  ours: styles.oursSource,
  official: styles.officialSource,
}

function Sources({ book, notes }: { book: Rulebook; notes: readonly SourceNote[] }) {
  if (notes.length === 0) return undefined
  return (
    <p className={styles.source}>
      {notes.map((note) => (
        <span key={`${note.box} ${note.text}`} className={sourceClasses[note.source]}>
          {note.box === undefined ? undefined : (
            <b style={accentOf(note.box)}>
              <BoxMark box={note.box} size={12} /> {book.say.boxName(note.box)}
            </b>
          )}{' '}
          {note.text}
        </span>
      ))}
    </p>
  )
}

/** Widest picture that stays readable beside its rule. */
const BESIDE = 500

/** In the chapter of an expansion its own rules need no mark. */
function ParagraphView({ book, paragraph, chapterBox }: ParagraphProps) {
  const { id, number, heading, box, boxes, change, source, blocks, examples } = paragraph
  const { labels } = book.words
  const names = boxes.map(book.say.boxName)
  const isMarked = change !== undefined && boxes.length > 0 && boxes.join() !== chapterBox
  const pictures = picturesUnder(book, id, useNarrow())
  const printed = examples.filter(({ onScreen }) => !onScreen)
  const isBeside = pictures.length + printed.length > 0 && pictures.every(({ width }) => width <= BESIDE)
  return (
    <div className={classes(isBeside ? styles.withPicture : pictures.length > 0 && styles.withWidePicture)}>
      <div
        id={id}
        className={classes(styles.rule, isMarked && styles.boxed, source === 'ours' && styles.ours)}
        style={accentOf(box)}
      >
        <a href={`#${number}`} className={styles.number} aria-label={words().labelled(rulesWords().linkTo, number)}>
          {number}
        </a>
        {isMarked ? (
          <p className={styles.tag}>
            <BoxMark box={box} size={14} /> {change === 'changed' ? labels.instead(names) : labels.with(names)}
          </p>
        ) : undefined}
        {heading ? <h4>{heading}</h4> : undefined}
        <Blocks book={book} blocks={blocks} />
        <Sources notes={sourcesOf(book, paragraph)} book={book} />
      </div>
      <div>
        {pictures.map((picture) => (
          <PictureView key={picture.id} picture={picture} />
        ))}
        {[...printed, ...examples.filter(({ onScreen }) => onScreen)].map((example) => (
          <ExampleView key={example.id} book={book} example={example} beside={isBeside} />
        ))}
      </div>
    </div>
  )
}

const StepNotes = ({ notes, between }: { notes: readonly string[]; between: string }) =>
  notes.length === 0 ? undefined : <small>{notes.join(between)}</small>

/** A script line may occur twice in a turn. */
const stepKey = (id: string, at: number): string => `${id} ${at}`

function Steps({ book, steps }: { book: Rulebook; steps: readonly OrderStep[] }) {
  const { labels } = book.words
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, text, box, ...step }, i) => (
        <li key={stepKey(id, i)} className={classes(box !== BASE && styles.boxed)} style={accentOf(box)}>
          <span>
            {text}
            <StepNotes notes={stepNotes(step, labels)} between={book.say.terms.between} />
          </span>
          {box === BASE ? undefined : (
            <span className={styles.who}>
              <BoxMark box={box} size={14} /> {book.say.boxName(box)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
