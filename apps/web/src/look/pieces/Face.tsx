/** Symbols on a card or stage, drawn line by line. */
import { MANUFACTURED, RAW } from '@heptapolis/engine/show'
import { Icon } from '../Icon.tsx'
import styles from './face.module.css'
import type { Word } from './face.ts'
import { AnyGood, Coin, Good, Points, Token } from './Tokens.tsx'

interface FaceProps {
  lines: readonly (readonly Word[])[]
  /** The size of one symbol. */
  size: number
  /** Maximum repetitions of a symbol before a number replaces them. */
  repeat?: number
}

/** Minimum size at which a choice has room for its strokes. */
const SLASHED = 13

export function Face({ lines, size, repeat = 3 }: FaceProps) {
  return (
    <span className={styles.face} aria-hidden="true">
      {lines.map((line) => (
        <span key={JSON.stringify(line)} className={styles.line}>
          {keyed(line).map(([key, word]) => (
            <WordSymbol key={key} word={word} size={size} repeat={repeat} />
          ))}
        </span>
      ))}
    </span>
  )
}

/** Equal words of one line get different keys. */
const keyed = (line: readonly Word[]): [string, Word][] => line.map((word, i) => [`${i}${word.is}`, word])

function WordSymbol({ word, size, repeat }: { word: Word; size: number; repeat: number }) {
  const part = (share: number) => Math.round(size * share)
  switch (word.is) {
    case 'goods':
      return keyedGoods(word.goods).map(([key, good]) => <Good key={key} good={good} size={size} />)
    case 'choice':
      return <Choice goods={word.goods} size={word.goods.length < 4 ? size : part(0.8)} />
    case 'points':
      return <Points points={word.points} size={part(1.16)} />
    case 'coins':
      return <Coin coins={word.coins} size={size} />
    case 'icon':
      return <Icons icon={word.icon} times={word.times ?? 1} size={word.small ? part(0.6) : size} repeat={repeat} />
    case 'counted':
      return (
        <span className={styles.counted}>
          {word.icons.map((icon) => (
            <Icon key={icon} name={icon} size={part(0.86)} />
          ))}
        </span>
      )
    case 'where':
      return <Icon name={`nb-${word.place}`} size={part(0.8)} />
    case 'stock':
      return (
        <span className={styles.stock}>
          {(word.goods === 'raw' ? RAW : MANUFACTURED).map((good) => (
            <Good key={good} good={good} size={part(0.62)} />
          ))}
        </span>
      )
    case 'any':
      return <AnyGood text={word.text} size={size} square={word.square} />
    case 'token':
      return <Token text={word.text} size={part(0.9)} bad={word.bad} />
    case 'text':
      return <b style={{ fontSize: `max(11px, ${part(0.5)}px)` }}>{word.text}</b>
    case 'break':
      return undefined
  }
}

function Choice({ goods, size }: { goods: Extract<Word, { is: 'choice' }>['goods']; size: number }) {
  return (
    <span className={styles.choice}>
      {keyedGoods(goods).map(([key, good], i) => (
        <span key={key} className={styles.choice}>
          {i > 0 && size >= SLASHED ? (
            <i style={{ fontSize: `${Math.max(11, Math.round(size * 0.55))}px` }}>/</i>
          ) : undefined}
          <Good good={good} size={size} />
        </span>
      ))}
    </span>
  )
}

const keyedGoods = <G extends string>(goods: readonly G[]): [string, G][] =>
  goods.map((good, i) => [`${good}${i}`, good])

function Icons({ icon, times, size, repeat }: { icon: string; times: number; size: number; repeat: number }) {
  if (times > repeat) {
    return (
      <span className={styles.many} style={{ fontSize: `max(12px, ${Math.round(size * 0.66)}px)` }}>
        {times}
        {repeat < 3 ? '' : '×'}
        <Icon name={icon} size={size} />
      </span>
    )
  }
  return Array.from({ length: times }, (_, i) => `${icon}${i}`).map((key) => <Icon key={key} name={icon} size={size} />)
}
