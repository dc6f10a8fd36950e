/** Tree of chained cards in the library, limited to families with a match. */
import type { Edition, Piece } from '@heptapolis/engine/show'
import { type CatalogueHit, printIn } from '../catalogue/catalogue.ts'
import { libraryWords } from '../words.ts'
import styles from './chains.module.css'
import { families } from './chains.ts'
import { FamilyPanel } from './Families.tsx'

interface ChainTreeProps {
  found: readonly CatalogueHit[]
  edition: Edition
  onOpen: (id: string) => void
}

/** A family with at least one match is shown as a whole. */
export function ChainTree({ found, edition, onOpen }: ChainTreeProps) {
  const prints = found.flatMap(({ entry }) => printIn(entry, edition) ?? [])
  const asked = new Set<Piece>(prints.map(({ piece }) => piece))
  const rules = prints[0]?.rules
  const w = libraryWords()
  const shown = rules
    ? families(rules, ({ age }) => age > 0).filter(({ nodes }) => nodes.some(({ piece }) => asked.has(piece)))
    : []
  if (shown.length === 0) return <p>{w.none}</p>
  return (
    <>
      <p className={styles.help}>{w.chainHelp}</p>
      <div className={styles.families}>
        {shown.map((family) => (
          <FamilyPanel key={family.nodes[0].piece.id} family={family} asked={asked} onOpen={onOpen} />
        ))}
      </div>
    </>
  )
}
