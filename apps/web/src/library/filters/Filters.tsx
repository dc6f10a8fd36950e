/** The filters of the library: a sidebar on wide screens, a dialog on phones. */
import { BOXES } from '@heptapolis/boxes'
import { GROUPS, LOOKS } from '@heptapolis/boxes/faces'
import { COLOURS, EDITIONS, RESOURCES } from '@heptapolis/engine/show'
import { type ReactNode, useState } from 'react'
import { say, terms } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Picker, type PickerProps } from '../../look/controls/Picker.tsx'
import { Icon } from '../../look/Icon.tsx'
import { BoxMark, Glyph } from '../../look/pieces/Tokens.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { libraryWords, sortTitle } from '../words.ts'
import { type Filter, isEverything } from './filter.ts'
import styles from './filters.module.css'

interface FiltersProps {
  filter: Filter
  onChange: (filter: Filter) => void
  onClear: () => void
  found: number
  of: number
}

export function Filters({ filter, onChange, onClear, found, of }: FiltersProps) {
  const w = libraryWords()
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  return (
    <search className={styles.filters}>
      <div className={styles.first}>
        <label className={styles.search}>
          <span className="hidden-text">{w.search}</span>
          <input
            type="search"
            value={filter.text}
            placeholder={w.search}
            onChange={({ target }) => onChange({ ...filter, text: target.value })}
          />
        </label>
        {narrow ? (
          <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'up' : 'down'} size={13} /> {w.filters}
          </button>
        ) : undefined}
        <output className={styles.found}>{w.found(found, of)}</output>
        {isEverything(filter) ? undefined : (
          <button type="button" className="btn ghost" onClick={onClear}>
            <Icon name="cross" size={13} /> {w.clear}
          </button>
        )}
      </div>
      {narrow && !open ? undefined : <Questions filter={filter} onChange={onChange} />}
    </search>
  )
}

function Questions({ filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'>) {
  const w = libraryWords()
  const set = (wish: Partial<Filter>) => onChange({ ...filter, ...wish })
  return (
    <div className={styles.questions}>
      <Toggles
        label={w.box}
        chosen={filter.boxes}
        onChange={(boxes) => set({ boxes })}
        options={BOXES.map(({ id }) => [id, say().boxName(id), <BoxMark key={id} box={id} size={16} />])}
      />
      <Toggles
        label={w.colour}
        chosen={filter.colours}
        onChange={(colours) => set({ colours })}
        bare
        options={COLOURS.map((colour) => [
          colour,
          terms().colours[colour],
          <Glyph key={colour} colour={colour} size={18} />,
        ])}
      />
      <Toggles
        label={w.age}
        chosen={filter.ages}
        onChange={(ages) => set({ ages })}
        options={['1', '2', '3'].map((age) => [age, 'I'.repeat(Number(age)), undefined])}
      />
      <div className={styles.selects}>
        <Select
          label={w.edition}
          none={w.bothEditions}
          value={filter.edition}
          onPick={(edition) => set({ edition: EDITIONS.find((known) => known === edition) ?? '' })}
          options={EDITIONS.map((edition) => [edition, terms().editions[edition]])}
        />
        <Select
          label={w.sort}
          none={w.any}
          value={filter.sort}
          onPick={(sort) => set({ sort })}
          options={Object.keys(LOOKS.sorts).map((sort) => [sort, sortTitle(sort)])}
        />
        <Select
          label={w.cost}
          none={w.any}
          value={filter.cost}
          onPick={(cost) => set({ cost })}
          options={[
            ['none', w.costNone],
            ['coins', w.costCoins],
            ...RESOURCES.map((good) => [good, say().good(good)] as const),
          ]}
        />
        <Select
          label={w.effect}
          none={w.any}
          value={filter.effect}
          onPick={(effect) => set({ effect })}
          options={GROUPS.map((group) => [group, w.groups[group]])}
        />
        <Select
          label={w.players}
          none={w.any}
          value={filter.players}
          onPick={(players) => set({ players })}
          options={['3', '4', '5', '6', '7'].map((n) => [n, n])}
        />
      </div>
    </div>
  )
}

interface TogglesProps {
  label: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  options: readonly (readonly [string, string, ReactNode])[]
  /** The symbol needs no text. */
  bare?: boolean
}

function Toggles({ label, chosen, onChange, options, bare = false }: TogglesProps) {
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles.toggles}>
      <legend>{label}</legend>
      {options.map(([id, name, mark]) => (
        <label key={id} className={classes(styles.toggle, chosen.includes(id) && styles.on)} title={name}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {mark}
          {bare ? undefined : <span>{name}</span>}
        </label>
      ))}
    </fieldset>
  )
}

const Select = (picked: Omit<PickerProps, 'className'>) => (
  <Picker className={classes(styles.select, picked.value !== '' && styles.on)} {...picked} />
)
