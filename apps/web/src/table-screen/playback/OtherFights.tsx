/** Conflicts of other cities as a list: tokens land row by row, and what has landed stays readable. */
import type { CityView } from '../../city/view.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { signed, Token } from '../../look/pieces/Tokens.tsx'
import { type Beat, isIn, type Pair, pairsOf } from './beats.ts'
import styles from './other-fights.module.css'

interface OtherFightsProps {
  beat: Extract<Beat, { is: 'conflict' }>
  cities: readonly CityView[]
  /** Seat at this screen, whose conflicts are shown before. */
  own: number | undefined
}

export function OtherFights({ beat, cities, own }: OtherFightsProps) {
  const pairs = pairsOf(beat.all).filter((pair) => own === undefined || !isIn(pair, own))
  const now = pairs.findIndex(({ fights: [fight] }) => fight === beat.fights[0])
  return (
    <ul className={styles.list} style={{ '--beat': `${beat.ms}ms` }}>
      {pairs.map((pair, i) => (
        <Row key={pair.key} pair={pair} cities={cities} hasMet={i <= now} />
      ))}
    </ul>
  )
}

function Row({ pair, cities, hasMet }: { pair: Pair; cities: readonly CityView[]; hasMet: boolean }) {
  const [{ seat, other, strength, against }] = pair.fights
  const sides = [
    { seat: Number(seat), strength: Number(strength) },
    { seat: Number(other), strength: Number(against) },
  ]
  const most = Math.max(...sides.map(({ strength }) => strength))
  return (
    <li className={styles.row}>
      {sides.map(({ seat, strength }) => (
        <span key={seat} className={classes(styles.side, strength < most && styles.weaker)}>
          <span className={styles.name}>{cities[seat].name}</span>
          <Icon name="shield" size={18} />
          <b>{strength}</b>
          <span className={styles.tokens}>
            {hasMet
              ? keyed(tokensOf(pair, seat), String).map(({ key, thing }) => (
                  <Token key={key} text={signed(thing)} size={24} bad={thing < 0} />
                ))
              : undefined}
          </span>
        </span>
      ))}
    </li>
  )
}

const tokensOf = ({ tokens }: Pair, city: number): number[] =>
  tokens.filter(({ seat }) => seat === city).map(({ value }) => value)
