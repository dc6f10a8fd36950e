/** City as a skyline: one building per card colour, one floor per card. */
import type { Colour, Piece } from '@heptapolis/engine/show'
import { type CSSProperties, memo } from 'react'
import { useSkin } from '../../art/appearance.ts'
import { useHour } from '../../art/light.tsx'
import moving from '../../art/moving.module.css'
import { type Builder, type Crown, type Storey, useBuilder } from '../../art/pictures.ts'
import { pieceName } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import { Roof } from './Card.tsx'
import { Face } from './Face.tsx'
import { faceOf, shortFace, widthOf } from './face.ts'
import { columnsOf, columnText, tallestOf } from './pieces.ts'
import styles from './skyline.module.css'

export type SkylineSize = 'large' | 'medium' | 'small' | 'mini'

interface SkylineProps {
  cards: readonly Piece[]
  size: SkylineSize
  /** Available width, if it differs from the default. */
  breadth?: number
  /** Storeys with legible symbols that fit its height: if a tower has more cards, several share a storey. */
  most?: number
  /** Whether even tall towers have room for names. */
  isHigh?: boolean
  /** Cards that have just been built: they drop in. */
  fresh?: ReadonlySet<string>
  onDetail?: (piece: Piece) => void
}

/** Defaults by size: width of the skyline, maximum width of a column, size of a symbol. */
const BREADTH: Record<SkylineSize, number> = { large: 520, medium: 250, small: 250, mini: 0 }
const WIDEST: Record<SkylineSize, number> = { large: 96, medium: 90, small: 90, mini: 0 }
const SYMBOL: Record<SkylineSize, number> = { large: 18, medium: 16, small: 15, mini: 0 }
const GAP = 8
const SMALLEST = 10
const ROOF: Record<SkylineSize, number> = { large: 13, medium: 12, small: 10, mini: 6 }
const DENSE = 5
/** A small skyline with more floors than this has no room for crowns. */
const CROWNED = 3

export const Skyline = memo(({ cards, size, isHigh, fresh, onDetail, ...props }: SkylineProps) => {
  const { breadth = BREADTH[size], most = Infinity } = props
  const columns = columnsOf(cards)
  const tallest = tallestOf(cards)
  const dense = !isHigh && tallest > DENSE
  const sharing = Math.max(1, Math.ceil(tallest / most))
  const storeysOf = (floors: number) => Math.ceil(floors / sharing)
  const room = Math.min(WIDEST[size], breadth / columns.length - GAP)
  const builder = useBuilder(cards, useHour().isNight)
  const hasCrowns = size === 'large' || (size !== 'mini' && tallest <= CROWNED)
  return (
    <ul
      className={classes(styles.skyline, styles[size], dense && styles.dense, sharing > 1 && styles.shared)}
      style={{ '--tallest': storeysOf(tallest), '--roof': `${ROOF[size]}px` }}
    >
      {columns.map(([colour, floors]) => (
        <li
          key={colour}
          className={classes(styles.column, `c-${colour}`)}
          style={{ '--storeys': storeysOf(floors.length) }}
          aria-label={columnText(colour, floors)}
          data-explain="colour"
          data-which={floors.map(({ id }) => id).join(' ')}
        >
          <span className={styles.count}>{floors.length}</span>
          <Top colour={colour} card={hasCrowns ? floors[0] : undefined} size={size} builder={builder} />
          {floors.map((card, i) => (
            <Floor
              key={card.id}
              card={card}
              builder={size === 'mini' ? undefined : builder}
              colour={colour}
              size={size}
              room={room}
              beside={besideOf(i, floors.length, sharing)}
              named={size === 'large' && !dense}
              fresh={fresh?.has(card.id) ?? false}
              onDetail={onDetail}
            />
          ))}
        </li>
      ))}
    </ul>
  )
})

/** Cards on the storey of this one. The top storey has those that are left over. */
const besideOf = (at: number, cards: number, sharing: number): number =>
  at < cards % sharing ? cards % sharing : sharing
/** Columns of a storey, for up to four cards. */
const WHOLE = 12

interface TopProps {
  colour: Colour
  /** Top card, which crowns the roof. */
  card: Piece | undefined
  size: SkylineSize
  builder: Builder | undefined
}

function Top({ colour, card, size, builder }: TopProps) {
  const isPainted = useSkin() === 'painted'
  if (!isPainted || !builder) return <Roof colour={colour} height={ROOF[size]} />
  return (
    <span className={styles.top} aria-hidden="true">
      {card ? <Crowned {...builder.crown(card, colour)} /> : undefined}
      <img className={styles.eaves} src={builder.roof(colour)} alt="" />
    </span>
  )
}

const Crowned = ({ address, moves }: Crown) => (
  <img className={classes(styles.crown, moving.moves)} src={address} alt="" data-moves={moves} />
)

interface FloorProps {
  card: Piece
  builder: Builder | undefined
  colour: Colour
  size: SkylineSize
  /** Width of a storey, and the number of cards on it. */
  room: number
  beside: number
  named: boolean
  fresh: boolean
  onDetail: ((piece: Piece) => void) | undefined
}

/** Letters of the longer line of a name broken once, at the best place. A word is never broken. */
function lettersInTwo(name: string): number {
  const breaks = [...name.matchAll(/\s|-/g)].map(({ index }) => Math.max(index, name.length - index - 1))
  return Math.min(name.length, ...breaks)
}

/** Least size of a motif, and the room kept free beside it, towards the wall and the symbol. */
const MOTIF = 14
const FREE = 5
/** High floors enlarge their symbols. */
const ENLARGED = 1.25

/** Motifs on both sides of the symbols, if there is room for both. */
function motifsOf(storey: Storey | undefined, room: number, taken: number): CSSProperties | undefined {
  const side = Math.floor((room - taken) / 2 - FREE)
  if (!storey || side < MOTIF) return undefined
  return { '--left': `url(${storey.left()})`, '--right': `url(${storey.right()})`, '--motif-most': `${side}px` }
}

const Floor = memo(({ card, builder, colour, size, beside, named, fresh, onDetail, ...props }: FloorProps) => {
  const name = pieceName(card)
  const room = props.room / beside
  const look = classes(styles.floor, fresh && styles.fresh)
  if (size === 'mini') return <span className={classes(look, styles.block)} title={name} />
  const lines = faceOf(card.effects.map(({ effect }) => effect))
  const { words: short, more } = shortFace(lines, Math.max(1, room / (SYMBOL[size] + 3)))
  const repeat = size === 'large' ? 3 : room < 40 ? 1 : 2
  const symbol = Math.max(SMALLEST, Math.min(SYMBOL[size], Math.floor(room / widthOf([short], repeat) - 2)))
  const taken = symbol * widthOf([short], repeat) * (size === 'large' ? ENLARGED : 1)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(look, named && styles.named, more && styles.more)}
      style={{ '--columns': WHOLE / beside, ...motifsOf(builder?.storey(card, colour), room, taken) }}
      data-floor=""
      data-explain="card"
      data-which={card.id}
      onClick={() => onDetail?.(card)}
      aria-label={name}
    >
      <Face lines={[short]} size={symbol} repeat={repeat} />
      {named ? (
        <span className={styles.name} style={{ '--broken': lettersInTwo(name), '--all': name.length }}>
          {name}
        </span>
      ) : undefined}
    </button>
  )
})
