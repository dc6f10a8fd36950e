/** The seats of a new game: player, level, wonder. */
import { LEVEL_NAMES } from '@heptapolis/bots/names'
import type { Board } from '@heptapolis/engine/show'
import { cityName, named, sideName, words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { nameAt, type PlanSeat, type SetupPlan, withSeat } from './plan.ts'
import styles from './setup.module.css'

interface SeatListProps {
  plan: SetupPlan
  boards: readonly Board[]
  onChange: (plan: SetupPlan) => void
}

export function SeatList({ plan, boards, onChange }: SeatListProps) {
  return (
    <ol className={styles.seats}>
      {plan.seats.map((seat, i) => (
        <SeatRow
          key={keyAt(i)}
          seat={seat}
          index={i}
          name={nameAt(plan, i, words().whoSits.you)}
          boards={boards}
          levels={LEVEL_NAMES}
          hasWishes={plan.agreement === undefined}
          onWish={(wish) => onChange(withSeat(plan, i, wish))}
        />
      ))}
    </ol>
  )
}

const keyAt = (i: number): string => `seat ${i}`

interface SeatRowProps {
  seat: PlanSeat
  index: number
  name: string
  boards: readonly Board[]
  levels: readonly string[]
  /** Whether a wonder can be chosen here; not with an agreement. */
  hasWishes: boolean
  onWish: (wish: Partial<PlanSeat>) => void
}

function SeatRow({ seat, index, name, boards, levels, hasWishes, onWish }: SeatRowProps) {
  const w = words()
  const label = (what: string) => w.labelled(w.seat(index + 1), what)
  return (
    <li className={styles.seat}>
      <Icon name={seat.who === 'bot' ? 'bot' : 'person'} size={18} />
      <select
        aria-label={label(w.playerOfSeat)}
        value={seat.who}
        onChange={(e) => onWish({ who: whoOf(e.target.value), name: '' })}
      >
        {(['you', 'person', 'bot'] as const).map((who) => (
          <option key={who} value={who}>
            {w.whoSits[who]}
          </option>
        ))}
      </select>
      {seat.who === 'bot' ? (
        <select aria-label={label(w.level)} value={seat.level} onChange={(e) => onWish({ level: e.target.value })}>
          {[...new Set([...levels, seat.level])].map((level) => (
            <option key={level} value={level}>
              {named(w.levels, level)}
            </option>
          ))}
        </select>
      ) : (
        <input
          aria-label={label(w.name)}
          value={seat.name}
          placeholder={name}
          maxLength={16}
          onChange={(e) => onWish({ name: e.target.value })}
        />
      )}
      {hasWishes ? <WonderWish seat={seat} boards={boards} label={label} onWish={onWish} /> : undefined}
    </li>
  )
}

interface WonderWishProps extends Pick<SeatRowProps, 'seat' | 'boards' | 'onWish'> {
  label: (what: string) => string
}

function WonderWish({ seat, boards, label, onWish }: WonderWishProps) {
  const w = words()
  const wonders = [...new Map(boards.map(({ def }) => [def.wonder, cityName(def)]))]
  const sides = boards.filter(({ def }) => def.wonder === seat.wonder).map(({ def }) => def.side)
  const anySide = [...new Set(boards.map(({ def }) => def.side))]
  return (
    <>
      <select
        aria-label={label(w.wonder)}
        value={seat.wonder}
        onChange={(e) => onWish({ wonder: e.target.value, side: '' })}
      >
        <option value="">{w.labelled(w.wonder, w.atRandom)}</option>
        {wonders.map(([id, wonder]) => (
          <option key={id} value={id}>
            {wonder}
          </option>
        ))}
      </select>
      <select aria-label={label(w.side)} value={seat.side} onChange={(e) => onWish({ side: e.target.value })}>
        <option value="">{w.labelled(w.side, w.atRandom)}</option>
        {(seat.wonder ? sides : anySide).map((side) => (
          <option key={side} value={side}>
            {sideName(side)}
          </option>
        ))}
      </select>
    </>
  )
}

const whoOf = (value: string): PlanSeat['who'] => (value === 'you' || value === 'person' ? value : 'bot')
