/** What stands in the city so far: as a skyline, and piece by piece with its points. */
import { COLOURS, type Piece, type Ruleset } from '@heptapolis/engine'
import { describePiece, pieceName } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Face } from '../look/Face.tsx'
import { faceOf, shortFace } from '../look/face.ts'
import { Icon } from '../look/Icon.tsx'
import { colourOf } from '../look/pieces.ts'
import { Skyline } from '../look/Skyline.tsx'
import { Glyph, minus } from '../look/Tokens.tsx'
import styles from './contents.module.css'
import { FIELD_OF_SORT } from './find.ts'
import { idsIn, type PadCity, type PadPosition } from './pad.ts'
import type { Reckoning } from './reckon.ts'
import { scoreWords } from './words.ts'

interface ContentsProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  reckoning: Reckoning
  onChange: (wish: Partial<PadCity>) => void
}

const FIELDS = [...new Set(Object.values(FIELD_OF_SORT))]

export function Contents({ position, seat, rules, reckoning, onChange }: ContentsProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const held = FIELDS.flatMap((field) =>
    idsIn(city, field).map((id, at) => ({ id, field, at, piece: rules.byId.get(id) })),
  )
  const cards = held.flatMap(({ piece, field }) => (piece && field === 'cards' ? [piece] : []))
  const points = pointsBySource(reckoning, seat)
  const buries = idsIn(city, 'stages').some((id) =>
    rules.byId.get(id)?.effects.some(({ effect }) => effect.kind === 'bury'),
  )
  if (held.length === 0 && idsIn(city, 'entombed').length === 0) return <p className={styles.empty}>{w.emptyCity}</p>
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
            {buries && field === 'leaders' && piece ? (
              <button
                type="button"
                title={w.layToRest(pieceName(piece))}
                aria-label={w.layToRest(pieceName(piece))}
                onClick={() =>
                  onChange({
                    leaders: idsIn(city, 'leaders').filter((one) => one !== id),
                    entombed: [...idsIn(city, 'entombed'), id],
                  })
                }
              >
                <Icon name="down" size={13} />
              </button>
            ) : undefined}
            <button
              type="button"
              aria-label={w.removePiece(piece ? pieceName(piece) : id)}
              onClick={() => remove(field, at)}
            >
              <Icon name="cross" size={13} />
            </button>
          </li>
        ))}
        {idsIn(city, 'entombed').map((id, at) => (
          <li key={`entombed ${id}`} className={classes(styles.chip, 'c-white')}>
            <Icon name="down" size={15} />
            <span className={styles.name}>
              {nameOf(rules, id)} <small>{w.rest}</small>
            </span>
            <button type="button" aria-label={w.removePiece(nameOf(rules, id))} onClick={() => remove('entombed', at)}>
              <Icon name="cross" size={13} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(rules: Ruleset, id: string): string {
  const piece = rules.byId.get(id)
  return piece ? pieceName(piece) : id
}

const unique = (cards: readonly Piece[]): Piece[] => [...new Set(cards)]

const byColour = (a: { piece: Piece | undefined }, b: { piece: Piece | undefined }): number =>
  (a.piece?.colour ?? COLOURS.length) - (b.piece?.colour ?? COLOURS.length)

/** The points each piece brings this city. */
function pointsBySource({ sheets }: Reckoning, seat: number): Map<string, number> {
  const found = new Map<string, number>()
  for (const { from } of sheets.find((sheet) => sheet.seat === seat)?.rows ?? []) {
    for (const { source, points } of from) found.set(source, (found.get(source) ?? 0) + points)
  }
  return found
}
