/** Pieces entered for one city of the score pad: a drawing of its cards, and a list with the points of each piece. */
import { COLOURS, type Piece, type Ruleset } from '@heptapolis/engine/show'
import { describePiece, pieceName, say, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Face } from '../../look/pieces/Face.tsx'
import { faceOf, shortFace } from '../../look/pieces/face.ts'
import { colourOf } from '../../look/pieces/pieces.ts'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import { Glyph, minus } from '../../look/pieces/Tokens.tsx'
import { fieldsBy, hasEffect } from '../model/fields.ts'
import { idsIn, type PadCity, type PadPosition } from '../model/pad.ts'
import type { PadResult } from '../model/scoring.ts'
import { scoreWords } from '../words.ts'
import styles from './contents.module.css'

interface ContentsProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  reckoning: PadResult
  onChange: (wish: Partial<PadCity>) => void
}

export function Contents({ position, seat, rules, reckoning, onChange }: ContentsProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const held = fieldsBy(rules, 'picker').flatMap(({ field }) =>
    idsIn(city, field).map((id, at) => ({ id, field, at, piece: rules.byId.get(id) })),
  )
  const cards = held.flatMap(({ piece, field }) => (piece && field === 'cards' ? [piece] : []))
  const points = pointsBySource(reckoning, seat)
  const moved = fieldsBy(rules, 'moved')
  const gone = moved.flatMap(({ field }) => idsIn(city, field).map((id, at) => ({ id, field, at })))
  /** The effect that can move pieces out of this field. */
  const wayOut = (field: string) =>
    moved.find(({ pad }) => pad.from === field && hasEffect(rules, city, pad.with))?.field
  if (held.length + gone.length === 0) return <p className={styles.empty}>{w.emptyCity}</p>
  const remove = (field: string, at: number) => onChange({ [field]: idsIn(city, field).filter((_, i) => i !== at) })
  return (
    <section className={styles.contents} aria-label={w.cardsOf(cards.length)}>
      <Skyline cards={unique(cards)} size="small" />
      <ul className={styles.chips}>
        {held.toSorted(byColour).map(({ id, field, at, piece }) => (
          <li
            key={`${field} ${id} ${at}`}
            className={classes(styles.chip, piece && `c-${colourOf(piece)}`, !piece && styles.unknown)}
          >
            {piece ? <Glyph colour={colourOf(piece)} size={15} /> : undefined}
            <span className={styles.name} title={piece ? describePiece(piece) : undefined}>
              {piece ? pieceName(piece) : id}
            </span>
            {piece ? (
              <span className={styles.symbols}>
                <Face lines={[shortFace(faceOf(piece.effects.map(({ effect }) => effect)), 3).words]} size={15} />
              </span>
            ) : undefined}
            <b className={styles.worth}>{points.has(id) ? minus(points.get(id) ?? 0) : ''}</b>
            <MoveButton
              piece={piece}
              to={wayOut(field)}
              onMove={(to) =>
                onChange({
                  [field]: idsIn(city, field).filter((_, i) => i !== at),
                  [to]: [...idsIn(city, to), id],
                })
              }
            />
            <button
              type="button"
              aria-label={w.removePiece(piece ? pieceName(piece) : id)}
              onClick={() => remove(field, at)}
            >
              <Icon name="cross" size={13} />
            </button>
          </li>
        ))}
        {gone.map(({ id, field, at }) => (
          <li key={`${field} ${id} ${at}`} className={classes(styles.chip, 'c-white')}>
            <Icon name="down" size={15} />
            <span className={styles.name}>
              {nameOf(rules, id)} <small>{say().field(field)}</small>
            </span>
            <button type="button" aria-label={w.removePiece(nameOf(rules, id))} onClick={() => remove(field, at)}>
              <Icon name="cross" size={13} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MoveButtonProps {
  piece: Piece | undefined
  /** The field it may be moved to. */
  to: string | undefined
  onMove: (to: string) => void
}

function MoveButton({ piece, to, onMove }: MoveButtonProps) {
  if (!piece || to === undefined) return undefined
  const label = words().labelled(pieceName(piece), say().field(to))
  return (
    <button type="button" title={label} onClick={() => onMove(to)}>
      <Icon name="down" size={13} />
    </button>
  )
}

function nameOf(rules: Ruleset, id: string): string {
  const piece = rules.byId.get(id)
  return piece ? pieceName(piece) : id
}

const unique = (cards: readonly Piece[]): Piece[] => [...new Set(cards)]

const byColour = (a: { piece: Piece | undefined }, b: { piece: Piece | undefined }): number =>
  (a.piece?.colour ?? COLOURS.length) - (b.piece?.colour ?? COLOURS.length)

/** The points of each piece in this city. */
function pointsBySource({ sheets }: PadResult, seat: number): Map<string, number> {
  const found = new Map<string, number>()
  for (const { from } of sheets.find((sheet) => sheet.seat === seat)?.rows ?? []) {
    for (const { source, points } of from) found.set(source, (found.get(source) ?? 0) + points)
  }
  return found
}
