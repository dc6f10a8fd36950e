/**
 * Buttons that add pieces to a city of a score-pad, by colour and kind. A piece of another player can be taken over.
 */

import { LOOKS } from '@heptapolis/boxes/faces'
import { COLOURS, type Piece, type Ruleset } from '@heptapolis/engine/show'
import { useState } from 'react'
import { pieceName, terms } from '../../i18n/index.ts'
import { sortTitle } from '../../library/words.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Face } from '../../look/pieces/Face.tsx'
import { faceOf, shortFace } from '../../look/pieces/face.ts'
import { colourOf } from '../../look/pieces/pieces.ts'
import { holdersBut, isIn, taken } from '../model/edit.ts'
import { isRepeatable, pickedInto } from '../model/fields.ts'
import { copiesAt, type PadPosition, playersOf } from '../model/pad.ts'
import { scoreWords, whoOf } from '../words.ts'
import styles from './pieces.module.css'

interface PiecesProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  onChange: (position: PadPosition) => void
}

export function Pieces({ position, seat, rules, onChange }: PiecesProps) {
  const shelves = shelvesOf(rules, position)
  const [wanted, setWanted] = useState<string>()
  const chosen = shelves.find(({ id }) => id === wanted)
  const city = position.cities[seat]
  const count = (pieces: readonly Piece[]) => pieces.filter((piece) => isIn(rules, city, piece)).length
  return (
    <section className={styles.pieces} aria-label={scoreWords().shelf}>
      <nav className={styles.tabs}>
        {[everything(shelves), ...shelves].map(({ id, title, icon, look, pieces }) => (
          <button
            key={id}
            type="button"
            title={title}
            aria-label={title}
            aria-pressed={id === (chosen?.id ?? ALL)}
            className={classes(look, id === (chosen?.id ?? ALL) && styles.on)}
            onClick={() => setWanted(id)}
          >
            <Icon name={icon} size={20} />
            <b>{count(pieces) || '·'}</b>
          </button>
        ))}
      </nav>
      <div className={styles.shelves}>
        {(chosen ? [chosen] : shelves).map((shelf) => (
          <ShelfTiles
            key={shelf.id}
            {...{ position, seat, rules, shelf }}
            isTitled={!chosen}
            onTake={(piece) => onChange(taken(rules, position, seat, piece))}
          />
        ))}
      </div>
    </section>
  )
}

const ALL = 'all'

/** Everything at once costs one tap per piece and none to change the shelf. */
const everything = (shelves: readonly Shelf[]): Shelf => ({
  id: ALL,
  title: scoreWords().allPieces,
  icon: 'cards',
  look: '',
  pieces: shelves.flatMap(({ pieces }) => pieces),
})

interface ShelfTilesProps extends Omit<PiecesProps, 'onChange'> {
  shelf: Shelf
  isTitled: boolean
  onTake: (piece: Piece) => void
}

const ShelfTiles = ({ shelf, isTitled, onTake, ...at }: ShelfTilesProps) => (
  <section aria-label={shelf.title}>
    {isTitled ? (
      <h3 className={classes(styles.title, shelf.look)}>
        <Icon name={shelf.icon} size={16} /> {shelf.title}
      </h3>
    ) : undefined}
    {[...Map.groupBy(shelf.pieces, ({ age }) => age)].map(([age, pieces]) => (
      <div key={age} className={styles.age}>
        <i>{'I'.repeat(Math.max(0, age))}</i>
        <div className={styles.tiles}>
          {pieces.map((piece) => (
            <Tile key={piece.id} {...at} piece={piece} onTake={() => onTake(piece)} />
          ))}
        </div>
      </div>
    ))}
  </section>
)

interface Shelf {
  id: string
  title: string
  icon: string
  look: string
  pieces: readonly Piece[]
}

/** By colour, then by sort, without pieces that this number of players does not use. */
function shelvesOf(rules: Ruleset, position: PadPosition): Shelf[] {
  const inPlay = rules.pieces.filter(
    (piece) =>
      pickedInto(rules, piece) !== undefined && (piece.copies.length === 0 || copiesAt(piece, playersOf(position)) > 0),
  )
  const kindOf = ({ colour, sort }: Piece) => (colour < 0 ? sort : COLOURS[colour])
  const all = [...Map.groupBy(inPlay, kindOf)].map(([id, pieces]): Shelf => {
    const [first] = pieces
    const isKind = first.colour < 0
    return {
      id,
      title: isKind ? sortTitle(first.sort) : terms().colours[COLOURS[first.colour]],
      icon: isKind ? (LOOKS.sorts[first.sort]?.symbol ?? 'cards') : `c-${id}`,
      look: `c-${colourOf(first)}`,
      pieces: pieces.toSorted((a, b) => a.age - b.age || pieceName(a).localeCompare(pieceName(b))),
    }
  })
  return all.sort((a, b) => rank(a) - rank(b))
}

const rank = ({ pieces: [{ colour }] }: Shelf): number => (colour < 0 ? COLOURS.length : colour)

interface TileProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  piece: Piece
  onTake: () => void
}

function Tile({ position, seat, rules, piece, onTake }: TileProps) {
  const here = isIn(rules, position.cities[seat], piece)
  const others = holdersBut(rules, position, seat, piece)
  return (
    <button
      type="button"
      className={classes(styles.tile, `c-${colourOf(piece)}`, here && styles.here, others.length > 0 && styles.gone)}
      aria-pressed={here}
      onClick={onTake}
    >
      <span className={styles.name}>
        {pieceName(piece)}
        {others.length > 0 ? (
          <small>{scoreWords().withWhom(others.map((at) => whoOf(position, at)).join(', '))}</small>
        ) : undefined}
      </span>
      <Icon name={here && !isRepeatable(rules, piece) ? 'check' : 'plus'} size={14} />
      <span className={styles.face}>
        <Face lines={[shortFace(faceOf(piece.effects.map(({ effect }) => effect)), 3).words]} size={16} />
      </span>
    </button>
  )
}
