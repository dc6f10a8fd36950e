/** Frame of a tile in the middle of the table, its text version, and parts that tiles share. */
import type { Piece } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { terms, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Face } from '../look/pieces/Face.tsx'
import { pieceFace, type Word } from '../look/pieces/face.ts'
import { accentOf, CostRow, Glyph } from '../look/pieces/Tokens.tsx'
import panel from './panel.module.css'
import type { TileProps } from './props.ts'
import styles from './tile.module.css'

interface FrameProps extends Pick<TileProps, 'box'> {
  icon: string
  title: string
  children: ReactNode
}

/** The target of the tooltip. */
interface About {
  pieces?: readonly Piece[]
  field?: string
}

const accent = (box: string | undefined) => (box === undefined ? undefined : accentOf(box))

type TileFrame = FrameProps & Pick<TileProps, 'onOpen'> & About

export function Tile({ box, icon, title, pieces = [], field, onOpen, children }: TileFrame) {
  const name = (
    <>
      <Icon name={icon} size={14} /> <span data-folded={onOpen ? '' : undefined}>{terms().capital(title)}</span>
    </>
  )
  return (
    <section
      className={styles.tile}
      style={accent(box)}
      data-explain={box && 'box'}
      data-which={box}
      data-pieces={pieces.map(({ id }) => id).join(' ') || undefined}
      data-field={field}
    >
      <h3>
        {onOpen ? (
          <button type="button" onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      {children}
    </section>
  )
}

export const Part = ({ box, icon, title, children }: FrameProps) => (
  <section className={panel.part} style={accent(box)}>
    <h3>
      <Icon name={icon} size={16} /> {terms().capital(title)}
    </h3>
    {children}
  </section>
)

/** The progress, and the penalty of a failure at the end of the line. */
export const Progress = ({ children, fails }: { children: ReactNode; fails: readonly Word[] | undefined }) => (
  <p className={styles.progress}>
    {children}
    {fails ? (
      <span className={styles.fails}>
        <Face lines={[fails]} size={15} />
      </span>
    ) : undefined}
  </p>
)

const MOST_DRAWN = 4

/** Pawns that are left among empty ones; more than a few are counted. */
export function Pawns({ left, of }: { left: number; of: number }) {
  const isCounted = of > MOST_DRAWN
  return (
    <>
      <span className={classes(styles.pawns, isCounted && styles.counted)} aria-hidden="true">
        {Array.from({ length: isCounted ? 1 : of }, (_, i) => `pawn ${i}`).map((key, i) => (
          <span key={key} className={isCounted || i < left ? undefined : styles.gone}>
            <Icon name="pawn" size={14} />
          </span>
        ))}
      </span>
      <span className={styles.left}>{words().leftOf(left, of)}</span>
      {isCounted ? (
        <b className={styles.short} aria-hidden="true">
          {words().left(left)}
        </b>
      ) : undefined}
    </>
  )
}

/** The requirements for participation, and the progress. */
export const Needs = ({ piece, note }: { piece: Piece; note: string }) => (
  <p className={panel.needs}>
    {piece.def.colour ? <Glyph colour={piece.def.colour} size={16} /> : <Icon name="stage" size={16} />}
    <CostRow cost={piece.def.cost} size={17} />
    <span className={panel.quiet}>{note}</span>
  </p>
)

export const Symbols = ({ piece }: { piece: Piece }) => <Face lines={[pieceFace(piece)]} size={15} />
