/** Label below a card with its price in this turn. */
import type { Game, Obstacle, Pay } from '@heptapolis/engine/show'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { Coin, Good } from '../../look/pieces/Tokens.tsx'
import type { PaymentOption } from '../choices.ts'
import styles from '../hand.module.css'
import { noCoinsFor, noCoinsShort } from './no-coins.ts'

interface PillProps {
  game: Game
  city: number
  way: PaymentOption
}

export function Pill({ game, city, way }: PillProps) {
  if (way.total > 0) {
    return (
      <span className={classes(styles.pill, styles.pays)}>
        <PaySplit pay={way.pay} />
      </span>
    )
  }
  const why = noCoinsFor(game, city, way.move)
  const icons = why.is === 'sellers' ? why.sides : [why.is === 'chain' ? 'link' : 'check']
  return (
    <span className={styles.pill}>
      {icons.map((name) => (
        <Icon key={name} name={name} size={13} />
      ))}
      <span className={styles.said}>{noCoinsShort(why)}</span>
    </span>
  )
}

/** Coins by recipient: left, right, bank. */
function PaySplit({ pay, size = 16 }: { pay: Pay; size?: number }) {
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

/** Obstacle to building, as short as possible. */
export function NoPill({ obstacle }: { obstacle: Obstacle }) {
  return (
    <span className={classes(styles.pill, styles.never)}>
      <Icon name="cross" size={11} />
      <Lacking obstacle={obstacle} />
    </span>
  )
}

const MOST_LACKING = 3

function Lacking({ obstacle }: { obstacle: Obstacle }) {
  const w = words()
  if (obstacle.is === 'twice') return <span className={styles.said}>{w.builtAlready}</span>
  if (obstacle.is === 'coins') return <Price coins={obstacle.needed} held={obstacle.held} />
  if (obstacle.is !== 'goods') return undefined
  if (obstacle.price !== undefined) return <Price coins={obstacle.price} held={obstacle.held} />
  return obstacle.lacking.slice(0, MOST_LACKING).map(({ good, units }) => (
    <span key={good} className={styles.paid}>
      {units > 1 ? units : ''}
      <Good good={good} size={15} />
    </span>
  ))
}

/** Price, and the coins of the city where there is space. */
const Price = ({ coins, held }: { coins: number; held: number }) => (
  <>
    <Coin coins={coins} size={16} />
    <span className={styles.said}>{words().coinsHeld(held)}</span>
  </>
)
