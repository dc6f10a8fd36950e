/** Animated conflict of two cities: strengths, result, and the tokens of the Age in words. */
import { fightsIn, sumOf } from '../../city/fights.ts'
import type { CityView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { signed } from '../../look/pieces/Tokens.tsx'
import type { Beat } from './beats.ts'
import styles from './duel.module.css'

interface DuelProps {
  beat: Extract<Beat, { is: 'conflict' }>
  cities: readonly CityView[]
  /** Seat at this screen, if there is only one. */
  own: number | undefined
}

export function Duel({ beat, cities, own }: DuelProps) {
  const [{ seat, other, strength, against }] = beat.fights
  const sides = [
    { seat: Number(seat), strength: Number(strength) },
    { seat: Number(other), strength: Number(against) },
  ]
  if (sides[1].seat === own) sides.reverse()
  const [one, two] = sides
  return (
    <div className={styles.duel} data-duel="">
      <p className={styles.strengths}>
        <Side name={cities[one.seat].name} strength={one.strength} isWeaker={one.strength < two.strength} />
        <span className={styles.against}>:</span>
        <Side name={cities[two.seat].name} strength={two.strength} isWeaker={two.strength < one.strength} isRight />
      </p>
      <p className={styles.result}>{resultOf(beat, cities, own)}</p>
      {one.seat === own ? <Sum beat={beat} own={own} /> : undefined}
    </div>
  )
}

interface SideProps {
  name: string
  strength: number
  isWeaker: boolean
  isRight?: boolean
}

function Side({ name, strength, isWeaker, isRight = false }: SideProps) {
  return (
    <span className={classes(styles.side, isRight && styles.right, isWeaker && styles.weaker)}>
      <span>{name}</span>
      <b>
        <Icon name="shield" size={22} /> {strength}
      </b>
    </span>
  )
}

/** Result of the conflict: for the own city, or for the winner. */
function resultOf({ tokens }: DuelProps['beat'], cities: readonly CityView[], own: number | undefined): string {
  const w = words().duel
  if (tokens.length === 0) return w.draw
  const mine = tokens.filter(({ seat }) => seat === own)
  if (mine.length > 0) {
    const points = mine.reduce((sum, { value }) => sum + value, 0)
    return points > 0 ? w.won(points) : w.lost(points)
  }
  const winner = tokens.find(({ value }) => value > 0)
  return winner ? w.wins(cities[winner.seat].name, winner.value) : w.draw
}

/** Sum of this Age's conflicts, shown at the last one if there are several. */
function Sum({ beat, own }: { beat: DuelProps['beat']; own: number }) {
  const fights = fightsIn(beat.all, own)
  const last = beat.all.findLast(({ what, seat, other }) => what === 'conflict' && (seat === own || other === own))
  if (fights.length < 2 || !last || !beat.fights.includes(last)) return undefined
  const parts = fights.map(({ points, times }) => signed(points * times))
  return <p className={styles.sum}>{words().duel.sum(parts, signed(sumOf(fights)))}</p>
}
