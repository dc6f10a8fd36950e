/** Lists to choose how to do an action: extra actions, such as moving a ship, and payments. */
import { keysOf } from '@heptapolis/engine/kernel'
import type { Game } from '@heptapolis/engine/show'
import { useMemo, useState } from 'react'
import { alongWords } from '../../boxes/at-table.ts'
import type { CityView } from '../../city/view.ts'
import { terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Coin } from '../../look/pieces/Tokens.tsx'
import type { PaymentOption, RiderChoice } from '../choices.ts'
import { partWords } from '../effects/Changes.tsx'
import { otherWays } from '../effects/other-ways.ts'
import { alongLabel } from '../labels.ts'
import styles from './dock.module.css'
import type { Neighbours } from './neighbours.ts'
import { noCoinsFor, noCoinsWords } from './no-coins.ts'
import { PayLines } from './PayLines.tsx'

interface RiderListProps {
  game: Game
  city: CityView
  along: readonly RiderChoice[]
  /** Name of the action without a rider. */
  plain: string
  chosen: RiderChoice
  onPick: (n: number) => void
}

export function RiderList({ game, city, along, plain, chosen, onPick }: RiderListProps) {
  const isPriced = along.some(({ ways: [{ total }] }) => total > 0)
  return (
    <div className={styles.ways} role="radiogroup" aria-label={words().alongLabel}>
      {along.map((one, i) => {
        const [way] = one.ways
        const bought = partWords(game, way.move) || alongWords(game, city, way.move)
        return (
          <label key={one.key} className={classes(styles.way, one === chosen && styles.on)}>
            <input type="radio" name="along" checked={one === chosen} onChange={() => onPick(i)} />
            <span>
              {terms().capital(alongLabel(one) || plain)}
              {bought ? <small className={styles.bought}>{bought}</small> : undefined}
            </span>
            {isPriced ? <Coin coins={way.total} size={20} /> : undefined}
          </label>
        )
      })}
    </div>
  )
}

interface WayListProps {
  game: Game
  city: number
  ways: readonly PaymentOption[]
  chosen: PaymentOption | undefined
  names: Neighbours
  onPick: (n: number) => void
}

/** The option that is preselected comes first: a list that scrolls never hides it. */
export function WayList({ game, city, ways, chosen, names, onPick }: WayListProps) {
  const [first] = useState(chosen)
  const listed = first && ways.includes(first) ? [first, ...ways.filter((way) => way !== first)] : ways
  return (
    <div role="radiogroup" aria-label={words().howToPay} className={styles.ways}>
      {listed.map((way) => (
        <label key={JSON.stringify(way.move)} className={classes(styles.way, way === chosen && styles.on)}>
          <input type="radio" name="pay" checked={way === chosen} onChange={() => onPick(ways.indexOf(way))} />
          {way.total === 0 ? (
            <span>{noCoinsWords(noCoinsFor(game, city, way.move), names)}</span>
          ) : (
            <PayLines {...{ game, city, way, names }} hasTotal />
          )}
          <span aria-hidden="true">
            <Coin coins={way.total} size={20} />
          </span>
        </label>
      ))}
    </div>
  )
}

interface OtherWaysProps {
  game: Game
  viewer: number
  along: RiderChoice
  chosen: PaymentOption | undefined
  names: Neighbours
  onPick: (way: PaymentOption) => void
}

/** Undercut payments are collapsed, because they are rarely useful. */
export function OtherWays({ game, viewer, along, chosen, names, onPick }: OtherWaysProps) {
  const ways = useMemo(() => otherWays(game, viewer, along.ways), [game, viewer, along])
  if (ways.length === 0) return undefined
  return (
    <details className={styles.others}>
      <summary>{words().otherWays}</summary>
      <WayList game={game} city={viewer} ways={ways} chosen={chosen} names={names} onPick={(n) => onPick(ways[n])} />
    </details>
  )
}

/** Coins by recipient: `2 to Gizah and 1 to the bank`. */
export function payParts({ pay }: PaymentOption, names: Neighbours): string {
  const { left: toLeft, right: toRight, farLeft, farRight } = names
  const all = { left: toLeft, right: toRight, farLeft, farRight, bank: terms().bank }
  const payees = keysOf(all).filter((payee) => (pay[payee] ?? 0) > 0)
  return terms().and(payees.map((payee) => words().coinsTo(pay[payee] ?? 0, all[payee])))
}

/** A coin with its number, read with its unit. */
export const CoinsInWords = ({ coins }: { coins: number }) => (
  <>
    <span aria-hidden="true">
      <Coin coins={coins} size={15} />
    </span>
    <span className="hidden-text">{terms().coins(coins)}</span>
  </>
)
