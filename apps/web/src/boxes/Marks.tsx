/**
 * Symbols and numbers of expansions beside the tokens of a city. They follow from the state columns that the
 * expansions declare.
 */
import {
  figuresOf,
  isMarked,
  LOOKS,
  lossesTogether,
  type MarkedField,
  numbersIn,
  shownIn,
} from '@heptapolis/boxes/faces'
import type { Game, Piece, Ruleset } from '@heptapolis/engine/show'
import { Fragment } from 'react'
import type { CityView } from '../city/view.ts'
import { pieceName, say } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { Face } from '../look/pieces/Face.tsx'
import { pieceFace } from '../look/pieces/face.ts'
import { accentOf, signed, Token } from '../look/pieces/Tokens.tsx'
import { Ask } from '../tooltips/Tooltip.tsx'
import styles from './boxes.module.css'
import { piecesIn } from './fields.ts'

interface CityMarksProps {
  city: CityView
  game: Game
  /** Shows only what fits beside a distant city. */
  brief?: boolean
}

export function CityMarks({ city, game, brief = false }: CityMarksProps) {
  const marked = lossesTogether(shownIn(game.rules, 'city', city.fields).filter(isMarked))
  const beside = marked.filter(({ mark }) => mark.room !== 'panel' && !(brief && mark.room === 'near'))
  const boxes = [undefined, ...game.rules.setup.boxes]
  return boxes.map((box) => (
    <Fragment key={box ?? ''}>
      {brief || box === undefined ? undefined : <BoxFigures box={box} city={city} game={game} />}
      {beside
        .filter((shown) => shown.box === box)
        .map((shown) => (
          <MarkOf key={shown.field} shown={shown} seat={city.seat} rules={game.rules} brief={brief} />
        ))}
    </Fragment>
  ))
}

/** The numbers that boxes calculate for a city. */
export const CityFigures = ({ city, game }: { city: CityView; game: Game }) =>
  game.rules.setup.boxes.map((box) => <BoxFigures key={box} box={box} city={city} game={game} />)

const BoxFigures = ({ box, city, game }: { box: string; city: CityView; game: Game }) =>
  LOOKS.faces
    .get(box)
    ?.figures?.map(({ id, symbol, of }) => (
      <Mark key={id} field={id} seat={city.seat} symbol={symbol} text={String(of(game, city.seat))} box={box} />
    ))

interface MarkProps {
  field: string
  seat: number
  symbol: string
  text: string
  /** The box whose colour the mark has. */
  box: string | undefined
  loss?: boolean
}

function Mark({ field, seat, symbol, text, box, loss = false }: MarkProps) {
  const look = classes(styles.mark, loss ? styles.loss : box !== undefined && styles.boxed)
  return (
    <span className={look} style={box === undefined ? undefined : accentOf(box)}>
      <Ask topic="field" seat={seat} which={field} className={styles.ask} quiet>
        <Icon name={symbol} size={15} label={say().field(field)} />
        {text ? <b>{text}</b> : undefined}
      </Ask>
    </span>
  )
}

interface MarkOfProps {
  shown: MarkedField
  seat: number
  rules: Ruleset
  brief: boolean
}

function MarkOf({ shown, seat, rules, brief }: MarkOfProps) {
  const { mark, field, value, box } = shown
  if (mark.as === 'tokens') return <Tokens shown={shown} seat={seat} brief={brief} />
  if (mark.as === 'faces') return <Faces pieces={piecesIn(rules, value)} seat={seat} />
  return (
    <Mark field={field} seat={seat} symbol={mark.symbol} text={figuresOf(shown)} box={box} loss={mark.as === 'loss'} />
  )
}

/** Tokens with signs, in the colour of the box; only their sum if space is short. */
function Tokens({ shown: { field, value, box }, seat, brief }: Omit<MarkOfProps, 'rules'>) {
  const held = numbersIn(value)
  const drawn = brief ? [held.reduce((sum, n) => sum + n, 0)] : held
  return (
    <span
      className={classes(styles.tokens, box !== undefined && styles.own)}
      style={box === undefined ? undefined : accentOf(box)}
    >
      <Ask topic="field" seat={seat} which={field} className={styles.ask} quiet>
        <span className="hidden-text">{say().field(field)}</span>
        {keyed(drawn).map(({ key, thing }) => (
          <Token key={key} text={signed(thing)} size={18} bad={thing < 0} />
        ))}
      </Ask>
    </span>
  )
}

const Faces = ({ pieces, seat }: { pieces: readonly Piece[]; seat: number }) =>
  keyed(pieces, ({ id }) => id).map(({ key, thing: piece }) => (
    <Ask key={key} topic="piece" seat={seat} which={piece.id} className={styles.mark} label={pieceName(piece)} quiet>
      <Face lines={[pieceFace(piece)]} size={15} />
    </Ask>
  ))
