/** What needs room, in cities drawn in full: a panel of a box's own, and pieces that lie beside the city. */
import { isMarked, LOOKS, type Marked, shownIn } from '@heptapolis/boxes/faces'
import type { Ruleset } from '@heptapolis/engine'
import { memo } from 'react'
import { pieceName, say } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Face } from '../look/Face.tsx'
import { pieceFace } from '../look/face.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { accentOf } from '../look/Tokens.tsx'
import { PANELS } from './at-table.ts'
import styles from './boxes.module.css'
import { piecesIn } from './fields.ts'
import type { PanelProps } from './props.ts'

/** Whether a box in play has a panel in every city: they draw together to make room for it. */
export const hasPanel = ({ setup }: Ruleset): boolean =>
  setup.boxes.some((box) => LOOKS.faces.get(box)?.panel !== undefined)

const isSame = (a: PanelProps, b: PanelProps): boolean =>
  a.own === b.own && a.city.fields === b.city.fields && isSameGame(a, b)

/** What boxes lay before a city at the start stays the same all through a game. */
const isSameGame = (a: PanelProps, b: PanelProps): boolean =>
  a.game.rules === b.game.rules && a.city.seat === b.city.seat

/** What boxes lay out before a city, and what lies beside it. */
export const CityPanel = (props: PanelProps) => (
  <div className={styles.panel}>
    <CityWorks {...props} />
    <CityPieces {...props} />
  </div>
)

export const CityWorks = memo(
  ({ city, game, own = false }: PanelProps) =>
    game.rules.setup.boxes
      .flatMap((box) => LOOKS.faces.get(box)?.panel ?? [])
      .map((name) => {
        const Own = PANELS[name]
        return <Own key={name} city={city} game={game} own={own} />
      }),
  isSame,
)

export const CityPieces = memo(
  ({ city, game: { rules }, own = false }: PanelProps) =>
    shownIn(rules, 'city', city.fields)
      .filter((shown): shown is Marked => isMarked(shown) && shown.mark.room === 'panel' && (own || !shown.own))
      .map((shown) => <Pieces key={shown.field} shown={shown} rules={rules} />),
  isSame,
)

/** Pieces by what they do, in the colour of their box; by name, where they only wait. */
function Pieces({ shown: { mark, field, value, box }, rules }: { shown: Marked; rules: Ruleset }) {
  const works = mark.as !== 'names'
  return (
    <span className={styles.pieces} style={box === undefined ? undefined : accentOf(box)}>
      {keyed(piecesIn(rules, value), ({ id }) => id).map(({ key, thing: piece }) => (
        <span
          key={key}
          className={works ? classes(styles.mark, box !== undefined && styles.boxed) : styles.waiting}
          title={works ? pieceName(piece) : say().field(field)}
        >
          <Icon name={mark.symbol} size={works ? 15 : 14} label={works ? pieceName(piece) : say().field(field)} />
          {works ? <Face lines={[pieceFace(piece)]} size={15} /> : pieceName(piece)}
        </span>
      ))}
    </span>
  )
}
