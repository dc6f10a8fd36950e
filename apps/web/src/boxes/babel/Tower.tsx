/** Tile of Babel for the tower: the laws in force. */
import type { Piece } from '@heptapolis/engine/show'
import type { TableView } from '../../city/view.ts'
import { describePiece, pieceName, say } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Face } from '../../look/pieces/Face.tsx'
import { pieceFace } from '../../look/pieces/face.ts'
import { countAt, piecesIn, recordAt } from '../fields.ts'
import panel from '../panel.module.css'
import type { PartProps, TileProps } from '../props.ts'
import { Part, Symbols, Tile } from '../Tile.tsx'
import styles from './babel.module.css'
import { babelWords } from './words.ts'

/** On a full tower the oldest law is covered next. */
function lawsOn({ game, fields }: TableView): { tiles: readonly Piece[]; full: boolean } {
  const tower = recordAt(fields, 'tower') ?? {}
  const placed = piecesIn(game.rules, tower.placed)
  const spaces = countAt(tower, 'spaces')
  return { tiles: placed.slice(-spaces), full: placed.length >= spaces }
}

export function TowerTile({ view, box, onOpen }: TileProps) {
  const { tiles, full } = lawsOn(view)
  return (
    <Tile box={box} icon="tower" title={say().sort('tile')[1]} pieces={tiles} onOpen={onOpen}>
      <b className={styles.count}>{tiles.length || undefined}</b>
      <ul className={styles.laws}>
        {tiles.map((tile, i) => (
          <li
            key={tile.id}
            className={classes(styles.law, full && i === 0 && styles.oldest)}
            title={describePiece(tile)}
          >
            <span className="hidden-text">{describePiece(tile)}</span>
            <Face lines={[pieceFace(tile)]} size={14} />
          </li>
        ))}
        {tiles.length === 0 ? <li className={styles.quiet}>{babelWords().noLaws}</li> : undefined}
      </ul>
    </Tile>
  )
}

export function TowerPart({ view, box }: PartProps) {
  const { tiles, full } = lawsOn(view)
  return (
    <Part box={box} icon="tower" title={say().sort('tile')[1]}>
      {tiles.length === 0 ? <p>{babelWords().noLaws}</p> : undefined}
      <ul className={panel.list}>
        {tiles.map((tile, i) => (
          <li key={tile.id}>
            <b>{pieceName(tile)}</b> <Symbols piece={tile} />
            <p>{describePiece(tile)}</p>
            {full && i === 0 ? <p className={panel.quiet}>{babelWords().coveredNext}</p> : undefined}
          </li>
        ))}
      </ul>
    </Part>
  )
}
