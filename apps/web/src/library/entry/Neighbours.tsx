/** Links to components of the same kind: as cards, or as names with a monument. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { Link } from 'wouter'
import { classes } from '../../look/classes.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import { colourOf } from '../../look/pieces/pieces.ts'
import type { CatalogueEntry } from '../catalogue/catalogue.ts'
import { Printed } from '../Tile.tsx'
import { entryAddress, entryName, libraryWords, sortTitle } from '../words.ts'
import styles from './entry.module.css'

export function Neighbours({
  entries,
  sort,
  isColour,
}: {
  entries: CatalogueEntry[]
  sort: string
  isColour: boolean
}) {
  if (entries.length === 0) return undefined
  return (
    <section className={styles.section}>
      <h2>{isColour ? libraryWords().sameColour : sortTitle(sort)}</h2>
      <ul className={styles.neighbours}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Neighbour entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbour({ entry }: { entry: CatalogueEntry }) {
  const { piece, boards } = entry.latest
  const href = entryAddress(entry.id)
  if (LOOKS.sorts[piece.sort]?.wide)
    return (
      <Link href={href} className={styles.named}>
        {boards.length > 0 ? <Monument wonder={entry.id} built={1} stages={1} width={110} isDecoration /> : undefined}
        {entryName(entry)}
      </Link>
    )
  return (
    <Link href={href} className={classes(styles.card, `c-${colourOf(piece)}`)} aria-label={entryName(entry)}>
      <Printed print={entry.latest} />
    </Link>
  )
}
