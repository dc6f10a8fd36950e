/** Families of cards that make each other free (chains): one panel per family, one column per Age. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { pieceName } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Face } from '../../look/pieces/Face.tsx'
import { pieceFace } from '../../look/pieces/face.ts'
import { colourOf } from '../../look/pieces/pieces.ts'
import { Glyph } from '../../look/pieces/Tokens.tsx'
import styles from './chains.module.css'
import { type ChainNode, type ChainTree, families } from './chains.ts'

/** The abstract height of a row; CSS sets the real one. */
const ROW = 100

interface FamiliesProps {
  rules: Ruleset
  /** Pieces in full colour. */
  own: readonly Piece[]
  onOpen: (piece: Piece) => void
}

export function Families({ rules, own, onOpen }: FamiliesProps) {
  const asked = new Set(own)
  const open = (id: string) => {
    const piece = rules.byId.get(id)
    if (piece) onOpen(piece)
  }
  return (
    <div className={styles.families}>
      {families(rules, ({ age }) => age > 0).map((family) => (
        <FamilyPanel key={family.nodes[0].piece.id} family={family} asked={asked} onOpen={open} />
      ))}
    </div>
  )
}

export function FamilyPanel({
  family,
  asked,
  onOpen,
}: {
  family: ChainTree
  asked: ReadonlySet<Piece>
  onOpen: (id: string) => void
}) {
  const { nodes, links, rows } = family
  return (
    <section className={styles.family} aria-label={pieceName(nodes[0].piece)}>
      <svg
        className={styles.links}
        viewBox={`0 0 300 ${rows * ROW}`}
        preserveAspectRatio="none"
        style={{ height: `calc(${rows} * var(--row))` }}
        aria-hidden="true"
      >
        {links.map(([from, to]) => (
          <path key={`${from.piece.id} ${to.piece.id}`} d={curve(from, to)} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <ul style={{ gridTemplateRows: `repeat(${rows}, var(--row))` }}>
        {nodes.map(({ piece, column, row }) => (
          <li key={piece.id} style={{ gridColumn: column + 1, gridRow: row + 1 }}>
            <button
              type="button"
              className={classes(styles.node, `c-${colourOf(piece)}`, !asked.has(piece) && styles.quiet)}
              onClick={() => onOpen(piece.id)}
            >
              <span className={styles.name}>
                <Glyph colour={colourOf(piece)} size={13} /> {pieceName(piece)}
              </span>
              <Face lines={[pieceFace(piece)]} size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From centre to centre: the cards cover the ends. */
function curve(from: ChainNode, to: ChainNode): string {
  const [x1, y1] = [from.column * 100 + 50, from.row * ROW + ROW / 2]
  const [x2, y2] = [to.column * 100 + 50, to.row * ROW + ROW / 2]
  const half = (x1 + x2) / 2
  return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`
}
