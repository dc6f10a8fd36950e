/** Speaking notes for a person who teaches the game with real cards, in the order of a first game. */
import { BASE } from '@heptapolis/boxes'
import { type Rulebook, type TeachingScene, teachingScript } from '@heptapolis/rulebook'
import { say } from '../i18n/index.ts'
import { keyed } from '../look/keyed.ts'
import { accentOf, BoxMark } from '../look/pieces/Tokens.tsx'
import { Blocks } from '../rules/book/Inlines.tsx'
import { ruleLink } from '../rules/mix/links.ts'
import styles from './script.module.css'
import { aidWords } from './words.ts'

export function TeacherScript({ book }: { book: Rulebook }) {
  const w = aidWords()
  const { scenes, later, minutes } = teachingScript(book)
  return (
    <div className={styles.script}>
      <p className={styles.quiet}>
        {book.subtitle} · {w.scriptHelp(minutes)}
      </p>
      <ol className={styles.scenes}>
        {scenes.map((scene) => (
          <SceneView key={`${scene.moment} ${scene.box}`} book={book} scene={scene} />
        ))}
      </ol>
      <section className={styles.later}>
        <h2>{w.forLater}</h2>
        <p className={styles.quiet}>{w.forLaterHelp}</p>
        <dl>
          {later.map(({ title, box, numbers }) => (
            <div key={title} style={accentOf(box)}>
              <dt>{title}</dt>
              <dd>{numbers.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function SceneView({ book, scene }: { book: Rulebook; scene: TeachingScene }) {
  const { moment, box, say: rules, steps } = scene
  const { when, show } = book.words.script[moment]
  return (
    <li className={styles.scene} style={accentOf(box)}>
      <h2>
        {when}
        {box === BASE ? undefined : (
          <small>
            <BoxMark box={box} size={16} /> {say().boxName(box)}
          </small>
        )}
      </h2>
      <p className={styles.show}>{show}</p>
      <ul>
        {box === BASE ? undefined : <li className={styles.about}>{say().boxAbout(box)}</li>}
        {rules.map(({ id, number, heading, blocks }) => (
          <li key={id}>
            {heading === undefined ? undefined : <b>{heading}</b>}
            <Blocks book={book} blocks={blocks} />
            <a href={ruleLink(book.rules.setup, id)}>{number}</a>
          </li>
        ))}
        {keyed(steps, ({ id }) => id).map(({ key, thing: { text } }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </li>
  )
}
