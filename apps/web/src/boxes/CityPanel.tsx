/** Panels that expansions add beside a city drawn in full, such as a shipyard, and the pieces beside it. */
import { isMarked, LOOKS, type MarkedField, shownIn } from '@heptapolis/boxes/faces'
import type { Ruleset } from '@heptapolis/engine'
import { memo } from 'react'
import { pieceName, say } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { Face } from '../look/pieces/Face.tsx'
import { pieceFace } from '../look/pieces/face.ts'
import { accentOf } from '../look/pieces/Tokens.tsx'
import { Ask } from '../tooltips/Tooltip.tsx'
import { PANELS } from './at-table.ts'
import styles from './boxes.module.css'
import { piecesIn } from './fields.ts'
import type { PanelProps } from './props.ts'

/** True if a box in play has a panel for every city; cities then leave room for it. */
export const hasPanel = ({ setup }: Ruleset): boolean =>
  setup.boxes.some((box) => LOOKS.faces.get(box)?.panel !== undefined)

const isSame = (a: PanelProps, b: PanelProps): boolean =>
  a.own === b.own && a.city.fields === b.city.fields && isSameGame(a, b)

/** Panels that are set out at the start do not change during a game. */
const isSameGame = (a: PanelProps, b: PanelProps): boolean =>
  a.game.rules === b.game.rules && a.city.seat === b.city.seat

/** Everything that boxes put beside a city. */
export const CityPanel = (props: PanelProps) => (
  <div className={styles.panel}>
    <CityWorks {...props} />
    <CityWaiting {...props} />
  </div>
)

const lyingAt = ({ city, game: { rules }, own = false }: PanelProps): MarkedField[] =>
  shownIn(rules, 'city', city.fields).filter(
    (shown): shown is MarkedField => isMarked(shown) && shown.mark.room === 'panel' && (own || !shown.own),
  )
const works = ({ mark }: MarkedField): boolean => mark.as !== 'names'
const waits = (shown: MarkedField): boolean => !works(shown)

/** Panels, and pieces by effect, in the colour of their box. */
export const CityWorks = memo((props: PanelProps) => {
  const { rules } = props.game
  const panels = rules.setup.boxes.flatMap((box) => LOOKS.faces.get(box)?.panel ?? [])
  return (
    <>
      {panels.map((name) => {
        const Own = PANELS[name]
        return <Own key={name} {...props} own={props.own ?? false} />
      })}
      {lyingAt(props)
        .filter(works)
        .map(({ field, value, mark, box }) => (
          <span key={field} className={styles.pieces} style={box === undefined ? undefined : accentOf(box)}>
            {keyed(piecesIn(rules, value), ({ id }) => id).map(({ key, thing: piece }) => (
              <Ask
                key={key}
                topic="piece"
                seat={props.city.seat}
                which={piece.id}
                className={classes(styles.mark, box !== undefined && styles.boxed)}
                label={pieceName(piece)}
                quiet
              >
                <Icon name={mark.symbol} size={15} />
                <Face lines={[pieceFace(piece)]} size={15} />
              </Ask>
            ))}
          </span>
        ))}
    </>
  )
}, isSame)

/** Pieces that wait to be played, by name. */
export const CityWaiting = memo((props: PanelProps) => {
  const waiting = lyingAt(props).filter(waits)
  if (waiting.length === 0) return undefined
  return (
    <span className={styles.pieces} data-waiting>
      {waiting.flatMap(({ field, value, mark }) =>
        keyed(piecesIn(props.game.rules, value), ({ id }) => id).map(({ key, thing: piece }) => (
          <Ask
            key={`${field} ${key}`}
            topic="piece"
            seat={props.city.seat}
            which={piece.id}
            className={styles.waiting}
            quiet
          >
            <Icon name={mark.symbol} size={14} label={say().field(field)} />
            {pieceName(piece)}
          </Ask>
        )),
      )}
    </span>
  )
}, isSame)

/** The same as a count, for low screens. */
export const WaitingCount = memo((props: PanelProps) => {
  const waiting = lyingAt(props).filter(waits)
  if (waiting.length === 0) return undefined
  return (
    <span className={styles.waiting} data-counted>
      {waiting.map(({ field, value, mark }) => {
        const pieces = piecesIn(props.game.rules, value)
        return (
          <Ask
            key={field}
            topic="piece"
            seat={props.city.seat}
            which={pieces.map(({ id }) => id).join(' ')}
            className={styles.mark}
            quiet
          >
            <Icon name={mark.symbol} size={14} label={say().field(field)} />
            <b>{pieces.length}</b>
          </Ask>
        )
      })}
    </span>
  )
}, isSame)
