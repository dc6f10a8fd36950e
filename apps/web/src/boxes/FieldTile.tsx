/** Default tile for the shared data of an expansion: symbol, numbers and pieces. */
import { figuresOf, type MarkedField } from '@heptapolis/boxes/faces'
import { describePiece, pieceName, say } from '../i18n/index.ts'
import { piecesIn } from './fields.ts'
import panel from './panel.module.css'
import type { PartProps, TileProps } from './props.ts'
import { Part, Symbols, Tile } from './Tile.tsx'
import styles from './tile.module.css'

export function FieldTile({ shown, view, box, onOpen }: TileProps & { shown: MarkedField }) {
  const pieces = piecesIn(view.game.rules, shown.value)
  return (
    <Tile
      box={box}
      icon={shown.mark.symbol}
      title={say().field(shown.field)}
      pieces={pieces}
      field={shown.field}
      onOpen={onOpen}
    >
      {pieces.length === 0 ? <p className={styles.figures}>{figuresOf(shown)}</p> : undefined}
      {pieces.map((piece) => (
        <p key={piece.id} className={styles.row} title={describePiece(piece)}>
          <span className="hidden-text">{describePiece(piece)}</span>
          <Symbols piece={piece} />
        </p>
      ))}
    </Tile>
  )
}

export function FieldPart({ shown, view, box }: PartProps & { shown: MarkedField }) {
  const pieces = piecesIn(view.game.rules, shown.value)
  return (
    <Part box={box} icon={shown.mark.symbol} title={say().field(shown.field)}>
      {pieces.length === 0 ? <p>{figuresOf(shown)}</p> : undefined}
      <ul className={panel.list}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <b>{pieceName(piece)}</b> <Symbols piece={piece} />
            <p>{describePiece(piece)}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
