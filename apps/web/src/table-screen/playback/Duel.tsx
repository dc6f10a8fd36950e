/** Animated conflict of the own city: strengths, result, and the sum of the Age. Those of others are a list. */
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
import { OtherFights } from './OtherFights.tsx'

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
  if (one.seat !== own) return <OtherFights beat={beat} cities={cities} own={own} />
  // Each fight is animated anew; the picture of the own city is not drawn again.
  const fight = `${seat} ${other}`
  return (
    <div className={styles.duel} style={{ '--beat': `${beat.ms}ms` }} data-duel="own">
      <div className={styles.cities}>
        {sides.map(({ seat, strength }) => (
          <Side
            key={seat}
            city={cities[seat]}
            strength={strength}
            isWeaker={strength < Math.max(one.strength, two.strength)}
            isRight={seat === two.seat}
            beat={beat}
            fight={fight}
            age={age}
          />
        ))}
      </div>
      <p key={fight} className={styles.texts}>
        <strong>{resultOf(beat, own)}</strong>
        <Sum beat={beat} own={own} />
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
  fight: string
  /** Light of its picture. */
  age: number
}

function Side({ city, strength, isWeaker, isRight, beat, fight, age }: SideProps) {
  const tokens = beat.tokens.filter(({ seat }) => seat === city.seat)
  return (
    <div className={classes(styles.side, isRight && styles.right, isWeaker && styles.weaker)}>
      <Landscape city={city} age={age} />
      <span className={styles.name}>{city.name}</span>
      <b className={styles.strength}>
        <Icon name="shield" /> {strength}
      </b>
      <Army key={`army ${fight}`} strength={strength} />
      <span key={`tokens ${fight}`} className={styles.tokens}>
        {keyed(tokens, ({ value }) => String(value)).map(({ key, thing: { value } }) => (
          <Token key={key} text={signed(value)} size={34} bad={value < 0} />
        ))}
      </span>
    </div>
  )
}

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
      <Icon key={i} name="shield" />
    ))}
  </span>
)

function resultOf({ tokens }: DuelProps['beat'], own: number): string {
  const w = words().duel
  const mine = tokens.filter(({ seat }) => seat === own)
  if (mine.length === 0) return w.draw
  const points = mine.reduce((sum, { value }) => sum + value, 0)
  return points > 0 ? w.won(points) : w.lost(points)
}

/** Sum of this Age's conflicts, shown at the last one if there are several. */
function Sum({ beat, own }: { beat: DuelProps['beat']; own: number }) {
  const fights = fightsIn(beat.all, own)
  const last = beat.all.findLast(({ what, seat, other }) => what === 'conflict' && (seat === own || other === own))
  if (fights.length < 2 || !last || !beat.fights.includes(last)) return undefined
  const parts = fights.map(({ points, times }) => signed(points * times))
  return <span>{words().duel.sum(parts, signed(sumOf(fights)))}</span>
}
