/** Strip of all seats above the city on a phone. */
import { Vignette } from '../../../art/Vignette.tsx'
import type { CityView } from '../../../city/view.ts'
import { partyOf } from '../../../game-model/names.ts'
import { words } from '../../../i18n/index.ts'
import { classes } from '../../../look/classes.ts'
import { Icon } from '../../../look/Icon.tsx'
import { Monument } from '../../../look/pieces/Monument.tsx'
import type { LayoutProps } from '../layout.ts'
import styles from './phone.module.css'

interface SeatStripProps extends Pick<LayoutProps, 'view' | 'cityProps'> {
  ring: readonly number[]
  shown: number
  onPick: (seat: number) => void
}

export const SeatStrip = ({ view, cityProps, ring, shown, onPick }: SeatStripProps) => (
  <nav className={styles.seats} aria-label={words().seats}>
    {ring.map((seat) => {
      const city = view.cities[seat]
      return (
        <Seat
          key={seat}
          city={city}
          age={view.age}
          name={partyOf(cityProps(city).player, city.name).name}
          on={seat === shown}
          onPick={() => onPick(seat)}
        />
      )
    })}
  </nav>
)

interface SeatProps {
  city: CityView
  age: number
  name: string | undefined
  on: boolean
  onPick: () => void
}

function Seat({ city, age, name, on, onPick }: SeatProps) {
  const w = words()
  return (
    <button
      type="button"
      className={classes(styles.seat, on && styles.on)}
      aria-pressed={on}
      data-tab={city.seat}
      onClick={onPick}
    >
      <Vignette age={age} side={city.side}>
        <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={40} />
      </Vignette>
      <span className={classes(styles.dot, !city.ready && styles.busy)}>
        <Icon name={city.ready ? 'check' : 'hourglass'} size={10} label={city.ready ? w.ready : w.choosing} />
      </span>
      <span className={styles.seatName}>{name}</span>
    </button>
  )
}
