/** Score-pad fields that expansions add to a city. They follow from the state columns that the expansions declare. */

import { numbersIn } from '@heptapolis/boxes/faces'
import { isOneOf } from '@heptapolis/engine/kernel'
import { COLOURS, type Colour, type Ruleset } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { countAt, type Fields, recordAt } from '../../boxes/fields.ts'
import { fieldTitle, pieceName, terms, words } from '../../i18n/index.ts'
import { Picker, type PickerProps } from '../../look/controls/Picker.tsx'
import { Icon } from '../../look/Icon.tsx'
import { Glyph } from '../../look/pieces/Tokens.tsx'
import { fieldsBy, hasEffect, type PadField, sortsOf } from '../model/fields.ts'
import { idsIn, type PadCity, type PadPosition } from '../model/pad.ts'
import { scoreWords, whoOf } from '../words.ts'
import styles from './forms.module.css'
import { Stepper } from './Stepper.tsx'
import { Toggles, Tokens } from './Tokens.tsx'

interface FieldsProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  onChange: (wish: Partial<PadCity>) => void
}

export const BoxFields = (props: FieldsProps) =>
  fieldsBy(props.rules, 'stepper', 'tokens', 'toggles', 'choice', 'count', 'borrowed').map((one) => (
    <Control key={one.field} {...props} of={one} />
  ))

type ControlField = ReturnType<
  typeof fieldsBy<'stepper' | 'tokens' | 'toggles' | 'choice' | 'count' | 'borrowed'>
>[number]
type ControlProps = FieldsProps & { of: ControlField }

function Control(props: ControlProps) {
  const { position, seat, onChange, of } = props
  const { field, pad, shape } = of
  const city: Fields = position.cities[seat]
  const label = fieldTitle(field)
  const set = (value: unknown) => onChange({ [field]: value })
  switch (pad.is) {
    case 'stepper':
      return <Steppers of={of} value={city[field]} onChange={set} />
    case 'tokens':
      return <Tokens label={label} {...pad} held={numbersIn(city[field])} onChange={set} />
    case 'toggles': {
      const values = shape?.is === 'tokens' ? shape.values : []
      const sign = of.mark?.as === 'loss' ? -1 : 1
      return <Toggles label={label} values={values} sign={sign} held={numbersIn(city[field])} onChange={set} />
    }
    case 'choice':
      return <Choice {...props} />
    case 'count':
      return <Count {...props} />
    case 'borrowed':
      return <Borrowed {...props} from={pad.from} needs={pad.with} />
  }
}

/** A field with its symbol. */
const Marked = ({ of, children }: { of: PadField; children: ReactNode }) => (
  <>
    {of.mark ? <Icon name={of.mark.symbol} size={20} /> : undefined} {children}
  </>
)

interface SteppersProps {
  of: PadField
  value: unknown
  onChange: (value: unknown) => void
}

const ROMAN = ['I', 'II', 'III']
const MOST_TYPED = 99

/** One stepper, or several by name or index. */
function Steppers({ of, value, onChange }: SteppersProps) {
  const { shape, field } = of
  const label = fieldTitle(field)
  if (shape?.is === 'named') {
    const record = recordAt({ value }, 'value') ?? {}
    return (
      <Several label={label}>
        {shape.names.map((name) => (
          <Stepper
            key={name}
            label={words().labelled(label, partName(name))}
            mark={isColour(name) ? <Glyph colour={name} size={20} /> : partName(name)}
            value={countAt(record, name)}
            most={shape.most}
            onChange={(count) => onChange({ ...record, [name]: count })}
          />
        ))}
      </Several>
    )
  }
  if (shape?.is === 'numbers') {
    const numbers = Array.from({ length: shape.size ?? 1 }, (_, i) => numbersIn(value)[i] ?? 0)
    const name = (i: number) => (of.mark?.as === 'numerals' ? ROMAN[i] : String(i + 1))
    return (
      <Several label={label}>
        {numbers.map((number, i) => (
          <Stepper
            key={name(i)}
            label={words().labelled(label, name(i))}
            mark={<Marked of={of}>{name(i)}</Marked>}
            value={number}
            least={shape.least}
            most={shape.most}
            onChange={(count) => onChange(numbers.map((old, at) => (at === i ? count : old)))}
          />
        ))}
      </Several>
    )
  }
  const most = shape?.is === 'number' ? Math.min(shape.most, MOST_TYPED) : MOST_TYPED
  return (
    <Stepper
      label={label}
      mark={<Marked of={of}>{label}</Marked>}
      value={numbersIn(value)[0] ?? 0}
      most={most}
      onChange={onChange}
    />
  )
}

const Several = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.several}>
    <legend>{label}</legend>
    <div className={styles.grid}>{children}</div>
  </fieldset>
)

const isColour = (name: string): name is Colour => isOneOf(COLOURS, name)
const partName = (name: string): string => (isColour(name) ? terms().colours[name] : name)

/** A choice of one piece of a sort. */
function Choice({ position, seat, rules, onChange, of }: ControlProps) {
  const sorts = sortsOf(of)
  const chosen = position.cities[seat][of.field]
  return (
    <Select
      label={fieldTitle(of.field)}
      none={scoreWords().notChosen}
      value={typeof chosen === 'string' ? chosen : ''}
      options={rules.pieces.filter(({ sort }) => sorts.includes(sort)).map((piece) => [piece.id, pieceName(piece)])}
      onPick={(id) => onChange({ [of.field]: id || undefined })}
    />
  )
}

/** Only the count matters: any free pieces of the sort represent it. */
function Count({ position, seat, rules, onChange, of }: ControlProps) {
  const sorts = sortsOf(of)
  const all = rules.pieces.filter(({ sort }) => sorts.includes(sort)).map(({ id }) => id)
  const from = seat * of.most
  return (
    <Stepper
      label={fieldTitle(of.field)}
      mark={<Marked of={of}>{fieldTitle(of.field)}</Marked>}
      value={idsIn(position.cities[seat], of.field).length}
      most={of.most}
      onChange={(count) => onChange({ [of.field]: all.slice(from, from + count) })}
    />
  )
}

/** A piece of a neighbour, for effects that copy one. */
function Borrowed({
  position,
  seat,
  rules,
  onChange,
  of,
  from,
  needs,
}: ControlProps & { from: string; needs: string }) {
  const { cities } = position
  if (!hasEffect(rules, cities[seat], needs)) return undefined
  const offered = [(seat + 1) % cities.length, (seat + cities.length - 1) % cities.length].flatMap((at) =>
    idsIn(cities[at], from).flatMap((id) => {
      const piece = rules.byId.get(id)
      return piece ? [[id, `${pieceName(piece)} (${whoOf(position, at)})`] as const] : []
    }),
  )
  return (
    <Select
      label={fieldTitle(of.field)}
      none={scoreWords().nobody}
      value={idsIn(cities[seat], of.field)[0] ?? ''}
      options={offered}
      onPick={(id) => onChange({ [of.field]: id === '' ? [] : [id] })}
    />
  )
}

const Select = (picked: PickerProps) => (
  <div className={styles.pair}>
    <Picker {...picked} />
  </div>
)
