/**
 * Small symbols with numbers: raw materials on squares, manufactured resources on discs, coins, points on heptagons.
 */
import { minus, signed } from '@heptapolis/boxes/grammar/signed'
import { type Colour, type Cost, RAW, RESOURCES, type Resource } from '@heptapolis/engine/show'
import type { CSSProperties } from 'react'
import { say, terms, words } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './tokens.module.css'

const sized = (size: number): CSSProperties => ({ '--z': `${size}px` })

export function Good({ good, size = 18, again = false }: { good: Resource; size?: number; again?: boolean }) {
  const shape = RAW.includes(good) ? styles.raw : styles.made
  return (
    <span
      className={classes(styles.good, shape, `g-${good}`, again && styles.again)}
      style={sized(size)}
      title={say().good(good)}
    >
      <Icon name={good} size={Math.round(size * 0.72)} label={say().good(good)} />
    </span>
  )
}

/** One of several kinds: dashed, square for raw materials. */
export function AnyGood({ text = '?', size = 18, square = false }: { text?: string; size?: number; square?: boolean }) {
  return (
    <span className={classes(styles.good, styles.any, square && styles.square)} style={sized(size)}>
      {text}
    </span>
  )
}

export function Coin({ coins, size = 18 }: { coins: number | string; size?: number }) {
  const text = typeof coins === 'number' ? minus(coins) : coins
  const wide = text.length > 1 && styles.wide
  const negative = typeof coins === 'number' && coins < 0 && styles.negative
  return (
    <span className={classes(styles.coin, wide, negative)} style={sized(size)}>
      {text}
    </span>
  )
}

export { minus, signed }

export function Points({ points, size = 20 }: { points: number | string; size?: number }) {
  return (
    <span className={styles.points} style={sized(size)}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <use href="#vp" />
      </svg>
      <b>{typeof points === 'number' ? minus(points) : points}</b>
    </span>
  )
}

/** Conflict token; outlined if it is negative. */
export function Token({ text, size = 20, bad = false }: { text: string; size?: number; bad?: boolean }) {
  return (
    <span className={classes(styles.token, bad && styles.bad)} style={sized(size)}>
      {text}
    </span>
  )
}

export function Glyph({ colour, size = 14 }: { colour: Colour; size?: number }) {
  return (
    <span className={styles.glyph} style={{ color: `var(--${colour}-line)` }}>
      <Icon name={`c-${colour}`} size={size} label={terms().colours[colour]} />
    </span>
  )
}

/** The accent of a box and its quiet ground, as `--b` and `--bt`. */
export const accentOf = (box: string): CSSProperties => ({
  '--b': `var(--box-${box})`,
  '--bt': `var(--box-${box}-tint)`,
})

export function BoxMark({ box, size = 13, label }: { box: string; size?: number; label?: string }) {
  return (
    <span className={styles.glyph} style={{ color: `var(--box-${box})` }}>
      <Icon name={`box-${box}`} size={size} label={label} />
    </span>
  )
}

const goodsOf = (cost: Cost): { good: Resource; nth: number }[] =>
  RESOURCES.flatMap((good) => Array.from({ length: cost[good] ?? 0 }, (_, nth) => ({ good, nth })))

export function CostRow({ cost, size = 17 }: { cost: Cost | undefined; size?: number }) {
  const goods = goodsOf(cost ?? {})
  const coins = cost?.coins
  if (goods.length === 0 && !coins) return <span className={styles.noCost}>{terms().noCost}</span>
  const count = goods.length + (coins ? 1 : 0)
  const fit = count > 6 ? Math.min(size, 16) : size
  return (
    <span className={classes(styles.cost, count > 5 && styles.tight)}>
      {coins ? <Coin coins={coins === 'age' ? words().ageCoins : coins} size={fit} /> : undefined}
      {goods.map(({ good, nth }) => (
        <Good key={`${good}${nth}`} good={good} size={fit} again={nth > 0} />
      ))}
    </span>
  )
}
