/** Picture of the table that a set-up makes: a city per seat, clockwise from the first one. */
import type { CSSProperties } from 'react'
import { appearance } from '../art/appearance.ts'
import { BotFace } from '../city/BotFace.tsx'
import { PersonFace, SeatCity } from '../city/SeatCity.tsx'
import { named, say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { SCENES } from '../look/page/scenes.ts'
import ground from '../look/pieces/ground.module.css'
import { BoxMark } from '../look/pieces/Tokens.tsx'
import { nameAt, type PlanSeat, type SetupPlan } from './plan.ts'
import styles from './table-preview.module.css'

export function TablePreview({ plan }: { plan: SetupPlan }) {
  const w = words()
  const light = appearance(({ theme }) => SCENES.play[theme])
  const { seats, boxes } = plan
  return (
    <div
      className={classes(ground.ground, styles.preview)}
      data-light={light}
      data-seats={seats.length > 5 ? 'many' : undefined}
    >
      <div className={styles.table}>
        <b>{w.playersAtTable(seats.length)}</b>
        {boxes.length === 0 ? (
          <small>{w.baseGame}</small>
        ) : (
          <span className={styles.marks}>
            {boxes.map((box) => (
              <BoxMark key={box} box={box} size={17} />
            ))}
          </span>
        )}
      </div>
      <ol aria-label={w.seatsOfTable}>
        {seats.map((seat, i) => (
          <Seat key={keyAt(i)} seat={seat} name={nameAt(plan, i, w.whoSits.you)} turn={i / seats.length} />
        ))}
      </ol>
    </div>
  )
}

const keyAt = (i: number): string => `seat ${i}`

interface SeatProps {
  seat: PlanSeat
  name: string
  /** Share of the way around the table. */
  turn: number
}

function Seat({ seat: { who, level, wonder, side }, name, turn }: SeatProps) {
  const w = words()
  const angle = Math.PI * (0.5 + 2 * turn)
  const place: CSSProperties = { '--across': Math.cos(angle), '--down': Math.sin(angle) }
  return (
    <li className={styles.seat} style={place}>
      <SeatCity wonder={wonder} side={side}>
        {who === 'bot' ? <BotFace name={name} size={38} symbol={20} /> : <PersonFace />}
      </SeatCity>
      <b>{name}</b>
      <small>{wonder === '' ? (who === 'bot' ? named(w.levels, level) : w.atRandom) : say().wonder(wonder)}</small>
    </li>
  )
}
