/** Both prints of a component side by side, if they differ. */
import { terms } from '../../i18n/index.ts'
import type { CatalogueEntry } from '../catalogue/catalogue.ts'
import { differences } from '../editions/differences.ts'
import { Printed } from '../Tile.tsx'
import { libraryWords } from '../words.ts'
import styles from './entry.module.css'
import { Texts } from './Texts.tsx'

export function Editions({ entry }: { entry: CatalogueEntry }) {
  const w = libraryWords()
  const differing = differences(entry)
  if (entry.prints.length === 1) return <p className={styles.quiet}>{w.onlyIn[entry.latest.edition]}</p>
  if (differing.length === 0) return undefined
  return (
    <section className={styles.section}>
      <h2>{w.views.editions}</h2>
      <p className={styles.quiet}>
        {w.differsIn} {differing.map((aspect) => w.aspects[aspect]).join(', ')}
      </p>
      <div className={styles.prints}>
        {entry.prints.map((print) => (
          <article key={print.edition} className={styles.print}>
            <h3>{terms().editions[print.edition]}</h3>
            <Printed print={print} />
            <Texts print={print} />
            {print.piece.copies.length > 0 ? <p className={styles.quiet}>{w.copies(print.piece.copies)}</p> : undefined}
          </article>
        ))}
      </div>
    </section>
  )
}
