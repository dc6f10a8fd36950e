/** Animated conflict of two cities: strengths, result, and the tokens of the Age in words. Own ones are a picture. */
import { HourOf, hourOf } from '../../art/light.tsx'
import { Scene } from '../../art/Scene.tsx'
import { fightsIn, sumOf } from '../../city/fights.ts'
import type { CityView, TableView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import { signed, Token } from '../../look/pieces/Tokens.tsx'
import type { Beat } from './beats.ts'
import styles from './duel.module.css'

interface DuelProps {
  beat: Extract<Beat, { is: 'conflict' }>
  view: Pick<TableView, 'age' | 'cities'>
  /** Seat at this screen, if there is only one. */
  own: number | undefined
}

export function Duel({ beat, view: { age, cities }, own }: DuelProps) {
  const [{ seat, other, strength, against }] = beat.fights
  const sides = [
    { seat: Number(seat), strength: Number(strength) },
    { seat: Number(other), strength: Number(against) },
  ]
  if (sides[1].seat === own) sides.reverse()
  const [one, two] = sides
  const isOwn = one.seat === own
  return (
    <div className={classes(styles.duel, isOwn && styles.large)} data-duel={isOwn ? 'own' : ''}>
      <div className={styles.cities}>
        {sides.map(({ seat, strength }) => (
          <Side
            key={seat}
            city={cities[seat]}
            strength={strength}
            isWeaker={strength < Math.max(one.strength, two.strength)}
            isRight={seat === two.seat}
            beat={beat}
            age={isOwn ? age : undefined}
          />
        ))}
      </div>
      <p className={styles.texts}>
        <strong className={styles.result}>{resultOf(beat, cities, own)}</strong>
        {isOwn ? <Sum beat={beat} own={one.seat} /> : undefined}
      </p>
    </div>
  )
}

interface SideProps {
  city: CityView
  strength: number
  isWeaker: boolean
  isRight: boolean
  beat: DuelProps['beat']
  /** Light of its picture; without it there is no picture. */
  age: number | undefined
}

function Side({ city, strength, isWeaker, isRight, beat, age }: SideProps) {
  const tokens = beat.tokens.filter(({ seat }) => seat === city.seat)
  return (
    <div className={classes(styles.side, isRight && styles.right, isWeaker && styles.weaker)}>
      {age === undefined ? undefined : <Landscape city={city} age={age} />}
      <span className={styles.name}>{city.name}</span>
      <b className={styles.strength}>
        <Icon name="shield" size={22} /> {strength}
      </b>
      {age === undefined ? undefined : <Army strength={strength} />}
      <span className={styles.tokens} style={{ animationDelay: `${beat.ms * MET}ms` }}>
        {keyed(tokens, ({ value }) => String(value)).map(({ key, thing: { value } }) => (
          <Token key={key} text={signed(value)} size={26} bad={value < 0} />
        ))}
      </span>
    </div>
  )
}

/** Share of a fight after which its tokens land. */
const MET = 0.5

const Landscape = ({ city, age }: { city: CityView; age: number }) => (
  <HourOf value={hourOf(age, city.side)}>
    <Scene wonder={city.wonder} age={age} isSmall />
    <span className={styles.wonder}>
      <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={120} isDecoration />
    </span>
  </HourOf>
)

/** More shields would not fit beside a monument: the number says them. */
const MOST = 10

/** Shields that meet at the shared edge, one for each point of strength. */
const Army = ({ strength }: { strength: number }) => (
  <span className={styles.army} aria-hidden="true">
    {Array.from({ length: Math.min(strength, MOST) }, (_, i) => i).map((i) => (
      <Icon key={i} name="shield" size={17} />
    ))}
  </span>
)

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
  return <span>{words().duel.sum(parts, signed(sumOf(fights)))}</span>
}
