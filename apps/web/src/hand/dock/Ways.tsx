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
import { PaySplit } from './Pill.tsx'

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
          <span className={styles.split}>
            {way.total === 0 ? noCoinsWords(noCoinsFor(game, city, way.move), names) : payWords(way, names)}
            <span aria-hidden="true" className={styles.split}>
              <PaySplit pay={way.pay} />
            </span>
          </span>
          <Coin coins={way.total} size={22} />
        </label>
      ))}
    </div>
  )
}

export function WayText({ way, names }: { way: PaymentOption; names: Neighbours }) {
  return (
    <p className={styles.split}>
      {payWords(way, names)} <PaySplit pay={way.pay} size={17} />
    </p>
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

/** Names of the recipients, in the order of `PaySplit`. */
export function payWords({ pay }: Pick<PaymentOption, 'pay'>, names: Neighbours): string {
  const { farLeft, left: toLeft, right: toRight, farRight } = names
  const all = { farLeft, left: toLeft, bank: terms().bank, right: toRight, farRight }
  const payees = keysOf(all).filter((payee) => (pay[payee] ?? 0) > 0)
  return payees.map((payee) => all[payee]).join(', ')
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
