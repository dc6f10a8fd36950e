/** One city: everything in it, or only its numbers. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { cityName, sideName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Token } from '../look/Tokens.tsx'
import { BoxFields } from './BoxFields.tsx'
import { Choice } from './Choice.tsx'
import { Contents } from './Contents.tsx'
import { isRepeatable, pickedInto } from './fields.ts'
import styles from './forms.module.css'
import { NumbersForm } from './NumbersForm.tsx'
import { Picker } from './Picker.tsx'
import { idsIn, type PadCity, type PadPosition, playersOf, withCity } from './pad.ts'
import type { Reckoning } from './reckon.ts'
import { Stages } from './Stages.tsx'
import { Stepper } from './Stepper.tsx'
import { scoreWords } from './words.ts'

interface CityFormProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  reckoning: Reckoning
  onChange: (position: PadPosition) => void
}

export function CityForm({ position, seat, rules, reckoning, onChange }: CityFormProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const set = (wish: Partial<PadCity>) => onChange(withCity(position, seat, wish))
  const isFree = seat >= playersOf(position)
  return (
    <div className={classes(styles.form, !city.numbers && styles.city)}>
      {isFree ? <p className={styles.note}>{w.freeCityHelp}</p> : undefined}
      <section className={styles.block}>
        {isFree ? undefined : (
          <Choice
            label={w.how}
            value={city.numbers ? 'numbers' : 'city'}
            options={[
              ['city', w.byCity],
              ['numbers', w.byNumbers],
            ]}
            onPick={(how) => set({ numbers: how === 'numbers' ? {} : undefined })}
          />
        )}
        <WonderChoice position={position} seat={seat} rules={rules} onPick={set} />
        {city.numbers ? undefined : <Stages position={position} seat={seat} rules={rules} onChange={set} />}
      </section>
      {city.numbers ? (
        <NumbersForm rules={rules} city={city} numbers={city.numbers} onChange={set} />
      ) : (
        <>
          <div className={styles.inside}>
            <Contents position={position} seat={seat} rules={rules} reckoning={reckoning} onChange={set} />
          </div>
          <section className={styles.block}>
            <Stepper label={w.coins} value={city.coins ?? 0} most={99} onChange={(coins) => set({ coins })} />
            <Conflicts city={city} onChange={set} />
            <BoxFields position={position} seat={seat} rules={rules} onChange={set} />
          </section>
          <div className={styles.thumb}>
            <Picker
              rules={rules}
              position={position}
              seat={seat}
              onToggle={(piece) => set(toggled(rules, city, piece))}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** Puts a piece into its list, or takes it out; of some things one may have several. */
function toggled(rules: Ruleset, city: PadCity, piece: Piece): Partial<PadCity> {
  const field = pickedInto(rules, piece)?.field
  if (field === undefined) return {}
  const ids = idsIn(city, field)
  const isThere = ids.includes(piece.id) && !isRepeatable(rules, piece)
  return { [field]: isThere ? ids.filter((id) => id !== piece.id) : [...ids, piece.id] }
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
        <Choice
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
