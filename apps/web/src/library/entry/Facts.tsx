/** Facts of a component, each with its name: cost, chains, player counts, pieces that count it, statistics. */
import type { PieceFigure } from '@heptapolis/bots/statistics'
import { COLOURS, type Piece } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { decimal, pieceName } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { freedBy, freesLater } from '../../look/pieces/pieces.ts'
import { BoxMark, CostRow, Glyph } from '../../look/pieces/Tokens.tsx'
import type { EditionPrint } from '../catalogue/catalogue.ts'
import { figureOf } from '../catalogue/statistics.ts'
import { entryAddress, libraryWords, usageWords } from '../words.ts'
import styles from './entry.module.css'
import { countedBy } from './related.ts'

export function Facts({ print }: { print: EditionPrint }) {
  const w = libraryWords()
  const { piece, rules, boards } = print
  const figure = figureOf(print)
  const hasCost = boards.length === 0 && (piece.colour >= 0 || piece.def.cost !== undefined)
  return (
    <dl className={styles.facts}>
      {hasCost ? (
        <Fact name={w.costs}>
          <CostRow cost={piece.def.cost} size={22} />
        </Fact>
      ) : undefined}
      <Pieces name={w.freeWith} pieces={freedBy(rules, piece)} isChain />
      <Pieces name={w.frees} pieces={freesLater(rules, piece)} isChain />
      {piece.copies.length > 0 ? <Fact name={w.inPlay}>{w.copies(piece.copies)}</Fact> : undefined}
      <Pieces name={w.countsFor} pieces={countedBy(print)} />
      {figure && boards.length === 0 ? (
        <Fact name={w.botFigures}>
          <Figure figure={figure} sort={piece.sort} />
        </Fact>
      ) : undefined}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

interface PiecesProps {
  name: string
  pieces: readonly Piece[]
  isChain?: boolean
}

function Pieces({ name, pieces, isChain }: PiecesProps) {
  if (pieces.length === 0) return undefined
  return (
    <Fact name={name}>
      {isChain ? <Icon name="link" size={15} /> : undefined}
      {pieces.map((piece) => (
        <Link key={piece.id} href={entryAddress(piece.id)} className={styles.link}>
          <KindMark piece={piece} /> {pieceName(piece)}
        </Link>
      ))}
    </Fact>
  )
}

/** The symbol of its colour; without a colour, that of its expansion. */
const KindMark = ({ piece }: { piece: Piece }) =>
  piece.colour < 0 ? <BoxMark box={piece.box} size={14} /> : <Glyph colour={COLOURS[piece.colour]} size={14} />

function Figure({ figure: { built, luck, cities }, sort }: { figure: PieceFigure; sort: string }) {
  return (
    <span>
      {built === undefined ? undefined : <>{usageWords(sort).often(built)}. </>}
      {libraryWords().luck(decimal(luck, 2), decimal(cities, 0))}.
    </span>
  )
}
