/** Comparison of both editions side by side: differences, and pieces that only one of them has. */
import { EDITIONS } from '@heptapolis/engine/show'
import { terms } from '../../i18n/index.ts'
import type { CatalogueHit } from '../catalogue/catalogue.ts'
import { sectionsOf } from '../catalogue/sections.ts'
import library from '../library.module.css'
import { Printed, Tile } from '../Tile.tsx'
import { entryName, libraryWords } from '../words.ts'
import { differences } from './differences.ts'
import styles from './edition-comparison.module.css'

export function EditionComparison({ found, onOpen }: { found: readonly CatalogueHit[]; onOpen: (id: string) => void }) {
  const w = libraryWords()
  const both = found.filter(({ entry }) => differences(entry).length > 0)
  return (
    <>
      <section className={library.section}>
        <h2>{w.bothDiffer(both.length)}</h2>
        <ul className={styles.pairs}>
          {sectionsOf(both)
            .flatMap(({ items }) => items)
            .map((one) => (
              <Pair key={one.entry.id} found={one} onOpen={() => onOpen(one.entry.id)} />
            ))}
        </ul>
      </section>
      {EDITIONS.map((edition) => {
        const only = found.filter(({ entry }) => entry.prints.length === 1 && entry.latest.edition === edition)
        return only.length === 0 ? undefined : (
          <section key={edition} className={library.section}>
            <h2>
              {w.onlyIn[edition]} <span>{only.length}</span>
            </h2>
            <ul className={library.grid}>
              {only.map(({ entry, print }) => (
                <li key={entry.id}>
                  <Tile print={print} onOpen={() => onOpen(entry.id)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function Pair({ found: { entry }, onOpen }: { found: CatalogueHit; onOpen: () => void }) {
  const w = libraryWords()
  return (
    <li className={styles.pair}>
      <p>
        <button type="button" className={styles.name} onClick={onOpen}>
          {entryName(entry)}
        </button>
        <span>
          {differences(entry)
            .map((aspect) => w.aspects[aspect])
            .join(', ')}
        </span>
      </p>
      <div className={styles.prints}>
        {entry.prints.map((print) => (
          <figure key={print.edition}>
            <Printed print={print} />
            <figcaption>
              {terms().editions[print.edition]}
              {print.piece.copies.length > 0 ? ` · ${print.piece.copies.join(', ')}` : ''}
            </figcaption>
          </figure>
        ))}
      </div>
    </li>
  )
}
