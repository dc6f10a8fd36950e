/** Column of the dock about the chosen action: its effect, how to pay, extras; or why another one is not possible. */
import { actionNamed, type Game, type Piece } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import type { CityView } from '../../city/view.ts'
import { describePiece, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import type { HandChoice, PaymentOption, RiderChoice } from '../choices.ts'
import styles from './dock.module.css'
import { MoreBelow } from './MoreBelow.tsx'
import type { Neighbours } from './neighbours.ts'
import { noCoinsFor, noCoinsWords } from './no-coins.ts'
import { PayLines } from './PayLines.tsx'
import { saleOf } from './uses.ts'
import { OtherWays, RiderList, WayList } from './Ways.tsx'

interface OptionsProps {
  game: Game
  viewer: number
  city: CityView
  piece: Piece
  names: Neighbours
  choice: HandChoice
  extra: RiderChoice
  way: PaymentOption
  /** Undercut payment that is chosen. */
  other: PaymentOption | undefined
  effect: string
  onPickAlong: (n: number) => void
  onPickWay: (n: number) => void
  onPickOther: (way: PaymentOption) => void
}

export function Options(props: OptionsProps) {
  const { game, viewer, city, piece, names, choice, extra, way, other, effect } = props
  const { onPickAlong, onPickWay, onPickOther } = props
  return (
    <MoreBelow className={styles.options}>
      <Effect piece={piece} text={effect} />
      {choice.along.length > 1 ? (
        <RiderList
          game={game}
          city={city}
          along={choice.along}
          plain={plainLabel(saleOf(game.rules, choice.action))}
          chosen={extra}
          onPick={onPickAlong}
        />
      ) : undefined}
      {extra.ways.length > 1 ? (
        <WayList
          key={`${choice.key} ${extra.key}`}
          {...{ game, names }}
          city={viewer}
          ways={extra.ways}
          chosen={way}
          onPick={onPickWay}
        />
      ) : way.total > 0 ? (
        <PayLines {...{ game, way, names }} city={viewer} />
      ) : (
        <NoCoinsReason {...{ game, way, names }} city={viewer} action={choice.action} />
      )}
      <OtherWays game={game} viewer={viewer} along={extra} chosen={other} names={names} onPick={onPickOther} />
    </MoreBelow>
  )
}

/** The head of a sheet has the effect of the card itself. */
export function Effect({ piece, text }: { piece: Piece; text: string }): ReactNode {
  if (text === '') return undefined
  const does = describePiece(piece)
  const isRepeated = text === does || text === words().onceRecruited(does)
  return <p className={classes(styles.does, isRepeated && styles.repeated)}>{text}</p>
}

interface NoCoinsReasonProps {
  game: Game
  city: number
  action: string
  way: PaymentOption
  names: Neighbours
}

/** What waives the price; a button has only one word for it. */
function NoCoinsReason({ game, city, action, way, names }: NoCoinsReasonProps): ReactNode {
  if (!actionNamed(game.rules, action).priced) return undefined
  const why = noCoinsFor(game, city, way.move)
  if (why.is === 'nothing' || why.is === 'own') return undefined
  return <p className={styles.because}>{terms().capital(noCoinsWords(why, names))}.</p>
}

/** The action without a rider: a rider of a sale replaces its coins. */
const plainLabel = (brings: number | undefined): string =>
  brings === undefined ? words().nothingAlong : terms().coins(brings)
