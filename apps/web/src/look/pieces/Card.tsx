/** Card, drawn as a house front: the roof shows its colour, the wall its effect; cost above, name below. */
import { BASE } from '@heptapolis/boxes'
import { ROOFS } from '@heptapolis/boxes/faces'
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { memo, type ReactNode } from 'react'
import { useSkin } from '../../art/appearance.ts'
import { useCardPicture } from '../../art/pictures.ts'
import { pieceName, terms, words } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './card.module.css'
import { Face } from './Face.tsx'
import { cardLines, faceOf, widthOf } from './face.ts'
import { colourOf, freedBy, freesLater } from './pieces.ts'
import { CostRow, Glyph } from './Tokens.tsx'

export type CardState = 'plain' | 'chosen' | 'no'

interface CardProps {
  rules: Ruleset
  piece: Piece
  state?: CardState
}

export const Card = memo(({ rules, piece, state = 'plain' }: CardProps) => {
  const colour = colourOf(piece)
  const later = freesLater(rules, piece)
  return (
    <article
      className={classes(styles.card, `c-${colour}`, state === 'chosen' && styles.chosen, state === 'no' && styles.no)}
    >
      <div className={styles.cost} data-part="cost">
        {piece.colour >= 0 || piece.def.cost ? <CostRow cost={piece.def.cost} /> : undefined}
      </div>
      <PaintedFacade piece={piece}>
        <ChainIn rules={rules} piece={piece} />
      </PaintedFacade>
      <h3 className={styles.name}>{pieceName(piece)}</h3>
      <div className={styles.foot} data-part="foot">
        <span className={styles.later}>
          {later.slice(0, 2).map((card) => (
            <span key={card.id} className={styles.chain}>
              <Glyph colour={colourOf(card)} size={12} />
              {pieceName(card)}
            </span>
          ))}
        </span>
        {piece.colour >= 0 ? <Glyph colour={colour} size={15} /> : undefined}
      </div>
    </article>
  )
})

/** Longer names do not fit between Age and players on the plinth and get their own line. */
const BESIDE = 11

function ChainIn({ rules, piece }: { rules: Ruleset; piece: Piece }) {
  const before = freedBy(rules, piece)
  if (before.length === 0) return undefined
  const name = words().oneOfCards(before.map(pieceName))
  const look = classes(styles.chain, styles.before, name.length > BESIDE && styles.below)
  return (
    <span className={look} title={before.map(pieceName).join(', ')} data-part="chain">
      <Icon name="link" size={13} />
      {name}
    </span>
  )
}

const SIZES = [36, 36, 32, 27, 22, 19, 16]
const TWO_LINES = 24
/** Symbols over a picture are smaller, below a broken roof even more so. */
const OVER_PICTURE = { most: 34, twoLines: 18, green: 31, red: 28, white: 28, black: 28, purple: 26 }

/** The wall of a card: symbols over the picture of its building. */
function PaintedFacade({ piece, children }: { piece: Piece; children: ReactNode }) {
  const colour = colourOf(piece)
  const isPainted = useSkin() === 'painted'
  const picture = useCardPicture(piece, colour)
  if (!isPainted) return <Facade piece={piece}>{children}</Facade>
  const { most, twoLines, ...byColour }: typeof OVER_PICTURE & Partial<Record<string, number>> = OVER_PICTURE
  return (
    <Facade piece={piece} largest={byColour[colour] ?? most} twoLines={twoLines} picture={picture}>
      {children}
    </Facade>
  )
}

interface FacadeProps {
  piece: Piece
  roof?: number
  /** Maximum size of its symbols, and the size for two lines. */
  largest?: number
  twoLines?: number
  picture?: string
  /** Further content of the plinth. */
  children?: ReactNode
}

export function Facade({ piece, roof = 20, largest = 36, twoLines = TWO_LINES, picture, children }: FacadeProps) {
  const lines = cardLines(faceOf(piece.effects.map(({ effect }) => effect)))
  const fit = SIZES[Math.min(SIZES.length - 1, Math.ceil(widthOf(lines)))]
  const size = Math.min(lines.length > 1 ? twoLines : largest, largest, fit)
  const from = piece.copies[0]
  return (
    <div className={styles.facade} data-part="facade">
      <div className={styles.front}>
        <Roof colour={colourOf(piece)} height={roof} />
        {picture === undefined ? undefined : (
          <img className={styles.picture} src={picture} alt="" data-part="picture" />
        )}
        <div className={styles.wall} data-part="wall">
          <Face lines={lines} size={size} />
        </div>
      </div>
      <div className={styles.plinth} data-part="plinth">
        <span className={styles.age}>{'I'.repeat(piece.age)}</span>
        {children}
        {piece.box === BASE ? undefined : <Icon name={`box-${piece.box}`} size={12} />}
        <span>{from ? `${from}+` : ''}</span>
      </div>
    </div>
  )
}

export function Roof({ colour, height }: { colour: keyof typeof ROOFS; height: number }) {
  return (
    <svg className={styles.roof} viewBox="0 0 120 24" preserveAspectRatio="none" height={height} aria-hidden="true">
      <path d={ROOFS[colour]} />
    </svg>
  )
}

const RINGS = [34, 50, 66, 82, 98, 114]

/** Face-down card. */
export function CardBack({ mark }: { mark: string }) {
  return (
    <article className={classes(styles.card, styles.back)} aria-label={terms().faceDown}>
      <svg viewBox="0 0 132 190" aria-hidden="true">
        {RINGS.map((radius, i) => (
          <path
            key={radius}
            d={heptagon(radius)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.6 - i * 0.2}
            opacity={1 - i * 0.14}
          />
        ))}
      </svg>
      <b>{mark}</b>
    </article>
  )
}

function heptagon(radius: number): string {
  const corner = (k: number) => {
    const angle = ((-90 + (k * 360) / 7) * Math.PI) / 180
    return `${(66 + radius * Math.cos(angle)).toFixed(1)} ${(97 + radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${[0, 1, 2, 3, 4, 5, 6].map(corner).join('L')}z`
}
