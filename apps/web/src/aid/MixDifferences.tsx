/**
 * Differences between a known and a new choice of edition, expansions and players: numbers, steps of the turn, rules.
 */
import { BASE } from '@heptapolis/boxes'
import {
  lessonFrom,
  type Rulebook,
  rulebook,
  type TaughtChapter,
  type TaughtLesson,
  type TaughtStep,
} from '@heptapolis/rulebook'
import { useMemo, useState } from 'react'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { accentOf, BoxMark } from '../look/pieces/Tokens.tsx'
import { Blocks } from '../rules/book/Inlines.tsx'
import { ruleLink } from '../rules/mix/links.ts'
import { type RulesMix, setupOf } from '../rules/mix/mix.ts'
import { bookVoice } from '../rules/words.ts'
import styles from './teach.module.css'
import { aidWords } from './words.ts'

export function MixDifferences({ book, mix }: { book: Rulebook; mix: RulesMix }) {
  const w = aidWords()
  const [known, setKnown] = useState<readonly string[]>([])
  const voice = bookVoice()
  const before = useMemo(() => {
    const boxes = mix.boxes.filter((box) => known.includes(box))
    return rulebook(setupOf({ ...mix, boxes }), voice)
  }, [mix, known, voice])
  const lesson = before.ok ? lessonFrom(before.value, book) : undefined
  const isKnown = (box: string) => known.includes(box)
  const toggle = (box: string) => setKnown(isKnown(box) ? known.filter((one) => one !== box) : [...known, box])
  const chip = (box: string) => (
    <button
      key={box}
      type="button"
      className={styles.box}
      style={accentOf(box)}
      aria-pressed={isKnown(box)}
      onClick={() => toggle(box)}
    >
      <BoxMark box={box} size={18} /> {say().boxName(box)}
    </button>
  )
  return (
    <div className={styles.teach}>
      <p className={styles.ask}>
        {w.know} <span className={styles.base}>{w.baseGame}</span> {mix.boxes.filter(isKnown).map(chip)} {w.teach}{' '}
        {mix.boxes.filter((box) => !isKnown(box)).map(chip)}
      </p>
      {lesson && lesson.chapters.length > 0 ? (
        <Taught book={book} lesson={lesson} />
      ) : (
        <p className={styles.quiet}>{w.nothing}</p>
      )}
    </div>
  )
}

function Taught({ book, lesson }: { book: Rulebook; lesson: TaughtLesson }) {
  const w = aidWords()
  const { figures, kept, age, turn, ageEnd, chapters, of, minutes } = lesson
  const first = chapters.filter(({ aside }) => !aside)
  const later = chapters.filter(({ aside }) => aside)
  const count = first.flatMap(({ rules }) => rules).length
  return (
    <>
      <p className={styles.quiet}>{w.only(count, of, minutes)}</p>
      <div className={styles.columns}>
        <section>
          <h2>{w.numbers}</h2>
          <table className={styles.figures}>
            <tbody>
              {figures.map(({ label, was, is }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <span className="hidden-text">{w.was}</span> {was ?? '–'}
                  </td>
                  <td>
                    <Icon name="right" size={13} />
                  </td>
                  <td>{is}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {kept.length > 0 ? (
            <p className={styles.kept}>
              <b>{w.asYouKnow}</b> {kept.map(({ label, value }) => words().labelled(label, String(value))).join(', ')}.
            </p>
          ) : undefined}
        </section>
        <section>
          <StepLine title={w.joinsAge} steps={age} />
          <StepLine title={w.joinsTurn} steps={turn} />
          <StepLine title={w.joinsEnd} steps={ageEnd} />
        </section>
      </div>
      {first.map((chapter) => (
        <Chapter key={chapter.title} book={book} chapter={chapter} />
      ))}
      {later.length > 0 ? (
        <details className={styles.later}>
          <summary>{w.later}</summary>
          {later.map((chapter) => (
            <Chapter key={chapter.title} book={book} chapter={chapter} />
          ))}
        </details>
      ) : undefined}
    </>
  )
}

/** The steps in order; new ones in the colour of their box. Empty if none is new. */
function StepLine({ title, steps }: { title: string; steps: readonly TaughtStep[] }) {
  if (!steps.some(({ isNew }) => isNew)) return undefined
  return (
    <>
      <h2>{title}</h2>
      <ol className={styles.line}>
        {keyed(steps, ({ id }) => id).map(({ key, thing: { text, box, isNew } }) => (
          <li key={key} className={classes(isNew && styles.isNew)} style={accentOf(box)}>
            <span className={styles.stop}>{isNew && box !== BASE ? <BoxMark box={box} size={14} /> : undefined}</span>
            {text}
          </li>
        ))}
      </ol>
    </>
  )
}

function Chapter({ book, chapter }: { book: Rulebook; chapter: TaughtChapter }) {
  const { title, rules } = chapter
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.rules}>
        {rules.map(({ id, number, box, heading, blocks, isNew }) => (
          <li key={id} style={box === BASE ? undefined : accentOf(box)}>
            <div>
              <a href={ruleLink(book.rules.setup, id)}>{number}</a>{' '}
              {box === BASE ? undefined : <BoxMark box={box} size={14} />}{' '}
              {isNew ? undefined : <em>{aidWords().otherwise}</em>} {heading ? <b>{heading}.</b> : undefined}{' '}
              <Blocks book={book} blocks={blocks} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
