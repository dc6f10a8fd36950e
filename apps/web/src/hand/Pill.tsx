/** The price under a card, in the words of this turn. */
import type { Pay } from '@heptapolis/engine'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { Coin, Good } from '../look/Tokens.tsx'
import type { Way } from './choices.ts'
import styles from './hand.module.css'
import type { Reason } from './reason.ts'

export function Pill({ way, costs }: { way: Way; costs: boolean }) {
  if (way.total > 0) {
    return (
      <span className={classes(styles.pill, styles.pays)}>
        <PaySplit pay={way.pay} />
      </span>
    )
  }
  const chained = way.by === 'chain'
  const text = way.by === undefined && costs ? words().ownGoods : words().free
  return (
    <span className={styles.pill}>
      <Icon name={chained ? 'link' : 'check'} size={chained ? 14 : 13} />
      {text}
    </span>
  )
}

/** Coins by whom they go to: to the left, to the right, to the bank. */
export function PaySplit({ pay, size = 16 }: { pay: Pay; size?: number }) {
  const { left = 0, right = 0, bank = 0, farLeft = 0, farRight = 0 } = pay
  return (
    <>
      {farLeft > 0 ? <Paid icons={['left', 'left']} coins={farLeft} size={size} /> : undefined}
      {left > 0 ? <Paid icons={['left']} coins={left} size={size} /> : undefined}
      {bank > 0 ? <Paid icons={['bank']} coins={bank} size={size} /> : undefined}
      {right > 0 ? <Paid icons={['right']} coins={right} size={size} after /> : undefined}
      {farRight > 0 ? <Paid icons={['right', 'right']} coins={farRight} size={size} after /> : undefined}
    </>
  )
}

interface PaidProps {
  icons: readonly string[]
  coins: number
  size: number
  after?: boolean
}

function Paid({ icons, coins, size, after = false }: PaidProps) {
  const marks = keyed(icons).map(({ key, thing }) => <Icon key={key} name={thing} size={thing === 'bank' ? 13 : 11} />)
  return (
    <span className={styles.paid}>
      {after ? undefined : marks}
      <Coin coins={coins} size={size} />
      {after ? marks : undefined}
    </span>
  )
}

export function NoPill({ reason }: { reason: Reason | undefined }) {
  const w = words()
  return (
    <span className={classes(styles.pill, styles.never)}>
      <Icon name="cross" size={11} />
      {reason?.is === 'twice' ? w.builtAlready : undefined}
      {reason?.is === 'coins' ? w.coinsOf(reason.needed, reason.held) : undefined}
      {reason?.is === 'goods' && reason.price !== undefined ? w.coinsOf(reason.price, reason.held) : undefined}
      {reason?.is === 'goods' && reason.price === undefined
        ? reason.lacking.slice(0, 3).map(({ good, units }) => (
            <span key={good} className={styles.paid}>
              {units > 1 ? units : ''}
              <Good good={good} size={15} />
            </span>
          ))
        : undefined}
    </span>
  )
}

/** The reason in full words. */
export function reasonWords(reason: Reason, names: { left: string; right: string }): string {
  const w = words()
  if (reason.is === 'twice') return w.builtAlreadyLong
  if (reason.is === 'coins') return w.coinsOf(reason.needed, reason.held)
  const lacks = reason.lacking.map(({ good, units, left, right }) =>
    w.lacks(units, w.goods[good], names.left, left, names.right, right),
  )
  const price = reason.price === undefined ? undefined : w.coinsOf(reason.price, reason.held)
  return [...lacks, ...(price ? [price] : [])].join('; ')
}
