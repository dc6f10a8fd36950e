/** Form for one city of a score-pad: all its pieces, or only numbers. */

import { MOST_PRICE, type Ruleset } from '@heptapolis/engine/show'
import { cityName, sideName, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { ChipGroup } from '../../look/controls/ChipGroup.tsx'
import { Token } from '../../look/pieces/Tokens.tsx'
import { BID, bidOf, hasBids, withBid } from '../model/bids.ts'
import { removed, toggled } from '../model/edit.ts'
import { type PadCity, type PadPosition, playersOf, withCity } from '../model/pad.ts'
import type { PadResult } from '../model/scoring.ts'
import { lineTitle, scoreWords } from '../words.ts'
import { BoxFields } from './BoxFields.tsx'
import { Contents } from './Contents.tsx'
import styles from './forms.module.css'
import { Picker } from './Picker.tsx'
import { Pieces } from './Pieces.tsx'
import { Stages } from './Stages.tsx'
import { Stepper } from './Stepper.tsx'

interface CityFormProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  reckoning: PadResult
  onChange: (position: PadPosition) => void
  /** Opens the grid of all numbers. */
  onGrid: () => void
}

export function CityForm({ position, seat, rules, reckoning, onChange, onGrid }: CityFormProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const set = (wish: Partial<PadCity>) => onChange(withCity(position, seat, wish))
  const isFree = seat >= playersOf(position)
  const wonder = <WonderChoice position={position} seat={seat} rules={rules} onPick={set} />
  if (city.numbers) {
    return (
      <div className={styles.form}>
        <section className={styles.block}>
          {wonder}
          <p className={styles.note}>{w.bareCity}</p>
          <p className={styles.pair}>
            <button type="button" className="btn primary" onClick={onGrid}>
              {w.toGrid}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => set({ numbers: undefined, symbols: undefined, coins: city.coins ?? 0 })}
            >
              {w.enterCity}
            </button>
          </p>
        </section>
      </div>
    )
  }
  return (
    <div className={classes(styles.form, styles.city)}>
      {isFree ? <p className={styles.note}>{w.freeCityHelp}</p> : undefined}
      <section className={styles.block}>
        {wonder}
        <Stages position={position} seat={seat} rules={rules} onChange={set} />
      </section>
      <div className={styles.inside}>
        <Pieces position={position} seat={seat} rules={rules} onChange={onChange} />
      </div>
      <section className={styles.block}>
        <Stepper label={w.coins} value={city.coins ?? 0} most={99} onChange={(coins) => set({ coins })} />
        {hasBids(position) && !isFree ? (
          <Stepper
            label={lineTitle(BID)}
            value={bidOf(position, seat)}
            most={MOST_PRICE}
            onChange={(bid) => onChange(withBid(position, seat, bid))}
          />
        ) : undefined}
        <Conflicts city={city} onChange={set} />
        <BoxFields position={position} seat={seat} rules={rules} onChange={set} />
      </section>
      <Contents position={position} seat={seat} rules={rules} reckoning={reckoning} onChange={set} />
      <div className={styles.thumb}>
        <Picker
          rules={rules}
          position={position}
          seat={seat}
          onToggle={(piece) => set(toggled(rules, city, piece))}
          onRemove={(piece) => set(removed(rules, city, piece))}
        />
      </div>
    </div>
  )
}

interface WonderChoiceProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  onPick: (wish: Partial<PadCity>) => void
}

function WonderChoice({ position, seat, rules, onPick }: WonderChoiceProps) {
  const w = scoreWords()
  const { wonder = '', side = '' } = position.cities[seat]
  const wonders = [...new Map(rules.boards.map(({ def }) => [def.wonder, cityName(def)]))].sort(([, a], [, b]) =>
    a.localeCompare(b),
  )
  const sides = rules.boards.filter(({ def }) => def.wonder === wonder).map(({ def }) => def.side)
  const sidesOf = (id: string) => rules.boards.filter(({ def }) => def.wonder === id).map(({ def }) => def.side)
  const pick = (id: string) => {
    const known = sidesOf(id)
    onPick({
      wonder: id || undefined,
      side: id === '' ? undefined : known.includes(side) ? side : known[0],
      stages: [],
      buried: undefined,
    })
  }
  return (
    <div className={styles.pair}>
      <label>
        <span>{words().wonder}</span>
        <select value={wonder} onChange={({ target }) => pick(target.value)}>
          <option value="">{w.chooseWonder}</option>
          {wonders.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {sides.length > 1 ? (
        <ChipGroup
          isLarge
          label={words().side}
          value={side}
          options={sides.map((one) => [one, sideName(one)])}
          onPick={(one) => onPick({ side: one, stages: [], buried: undefined })}
        />
      ) : undefined}
    </div>
  )
}

const VALUES = [1, 3, 5]

function Conflicts({ city, onChange }: { city: PadCity; onChange: (wish: Partial<PadCity>) => void }) {
  const w = scoreWords()
  const held = city.victory ?? []
  const count = (value: number) => held.filter((one) => one === value).length
  const set = (value: number, to: number) =>
    onChange({ victory: VALUES.flatMap((one) => Array<number>(one === value ? to : count(one)).fill(one)) })
  return (
    <div className={styles.grid}>
      {VALUES.map((value) => (
        <Stepper
          key={value}
          label={w.victory(value)}
          mark={<Token text={`+${value}`} size={26} />}
          value={count(value)}
          most={12}
          onChange={(to) => set(value, to)}
        />
      ))}
      <Stepper
        label={w.defeats}
        mark={<Token text="−1" size={26} bad />}
        value={city.defeat ?? 0}
        most={20}
        onChange={(defeat) => onChange({ defeat })}
      />
    </div>
  )
}
