/** What the boxes in play add to a city besides cards. */
import { EDIFICE_DEBTS, NAVAL_TOKENS } from '@heptapolis/boxes'
import type { Ruleset } from '@heptapolis/engine'
import { countAt, numbersAt, recordAt } from '../boxes/fields.ts'
import { pieceName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Glyph, signed, Token } from '../look/Tokens.tsx'
import styles from './forms.module.css'
import { idsIn, type PadCity, type PadPosition } from './pad.ts'
import { Stepper } from './Stepper.tsx'
import { scoreWords, whoOf } from './words.ts'

interface FieldsProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  onChange: (wish: Partial<PadCity>) => void
}

export function BoxFields(props: FieldsProps) {
  const { position, seat, rules, onChange } = props
  const w = scoreWords()
  const city = position.cities[seat]
  const has = (box: string) => rules.boxes.some(({ id }) => id === box)
  return (
    <>
      {has('debts') ? (
        <Stepper
          label={w.debt}
          mark={
            <>
              <Icon name="debt" size={20} /> {w.debt}
            </>
          }
          value={countAt(city, 'debt')}
          onChange={(debt) => onChange({ debt })}
        />
      ) : undefined}
      <CopiedLeader {...props} />
      {has('armada') ? <Sea {...props} /> : undefined}
      {has('babel-tower') ? <Tiles {...props} /> : undefined}
      {has('edifice') ? <Pawns {...props} /> : undefined}
    </>
  )
}

/** A guild that copies a leader asks which: one of the neighbours'. */
function CopiedLeader({ position, seat, rules, onChange }: FieldsProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const copies = idsIn(city, 'cards').some((id) =>
    rules.byId.get(id)?.effects.some(({ effect }) => effect.kind === 'copyLeader'),
  )
  if (!copies) return undefined
  const { length } = position.cities
  const offered = [(seat + 1) % length, (seat + length - 1) % length].flatMap((at) =>
    idsIn(position.cities[at], 'leaders').flatMap((id) => {
      const piece = rules.byId.get(id)
      return piece ? [{ piece, at }] : []
    }),
  )
  return (
    <div className={styles.pair}>
      <label>
        <span>{w.copied}</span>
        <select
          value={idsIn(city, 'copied')[0] ?? ''}
          onChange={({ target }) => onChange({ copied: target.value === '' ? [] : [target.value] })}
        >
          <option value="">{w.nobody}</option>
          {offered.map(({ piece, at }) => (
            <option key={piece.id} value={piece.id}>
              {pieceName(piece)} ({whoOf(position, at)})
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

const FLEETS = ['red', 'yellow', 'blue', 'green'] as const
const MOST_SPACES = 6
const MOST_TOKENS = 4

function Sea({ position, seat, rules, onChange }: FieldsProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const ships = recordAt(city, 'ships') ?? {}
  const yard = typeof city.shipyard === 'string' ? city.shipyard : ''
  return (
    <>
      <div className={styles.pair}>
        <label>
          <span>{w.shipyard}</span>
          <select value={yard} onChange={({ target }) => onChange({ shipyard: target.value || undefined })}>
            <option value="">{w.noShipyard}</option>
            {rules.pieces
              .filter(({ sort }) => sort === 'shipyard')
              .map((piece) => (
                <option key={piece.id} value={piece.id}>
                  {pieceName(piece)}
                </option>
              ))}
          </select>
        </label>
      </div>
      <p className={styles.note}>
        <Icon name="ship" size={18} /> {w.ships}
      </p>
      <div className={styles.grid}>
        {FLEETS.map((fleet) => (
          <Stepper
            key={fleet}
            label={w.ship(words().colours[fleet])}
            mark={<Glyph colour={fleet} size={20} />}
            value={countAt(ships, fleet)}
            most={MOST_SPACES}
            onChange={(space) => onChange({ ships: { ...ships, [fleet]: space } })}
          />
        ))}
      </div>
      <Tokens
        label={w.naval}
        values={navalValues()}
        held={numbersAt(city, 'navalTokens')}
        most={MOST_TOKENS}
        onChange={(navalTokens) => onChange({ navalTokens })}
      />
    </>
  )
}

const navalValues = (): number[] =>
  [...new Set(Object.values(NAVAL_TOKENS.ages).flatMap(({ ranks, weakest }) => [...ranks, weakest]))].sort(
    (a, b) => b - a,
  )

interface TokensProps {
  label: string
  values: readonly number[]
  held: readonly number[]
  most: number
  onChange: (held: number[]) => void
}

/** Tokens of fixed values: a tap adds one, a tap on one held takes it away. */
function Tokens({ label, values, held, most, onChange }: TokensProps) {
  const w = scoreWords()
  return (
    <fieldset className={styles.tokens}>
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.give}
          disabled={held.length >= most}
          aria-label={w.more(`${label} ${signed(value)}`)}
          onClick={() => onChange([...held, value])}
        >
          <Icon name="plus" size={12} /> <Token text={signed(value)} size={24} bad={value < 0} />
        </button>
      ))}
      <span className={styles.held}>
        {held.map((value, i) => (
          <button
            key={tokenKey(value, i)}
            type="button"
            className={classes(styles.give, styles.on)}
            aria-label={w.fewer(`${label} ${signed(value)}`)}
            onClick={() => onChange(held.filter((_, at) => at !== i))}
          >
            <Token text={signed(value)} size={24} bad={value < 0} /> <Icon name="cross" size={12} />
          </button>
        ))}
      </span>
    </fieldset>
  )
}

const tokenKey = (value: number, at: number): string => `${value} ${at}`

const TILES_EACH = 3

/** Points count the tiles, not what they say: any tiles stand for them. */
function Tiles({ position, seat, rules, onChange }: FieldsProps) {
  const w = scoreWords()
  const tiles = rules.pieces.filter(({ sort }) => sort === 'tile').map(({ id }) => id)
  const from = seat * TILES_EACH
  return (
    <Stepper
      label={w.tiles}
      mark={
        <>
          <Icon name="tower" size={20} /> {w.tiles}
        </>
      }
      value={idsIn(position.cities[seat], 'tilesBuilt').length}
      most={TILES_EACH}
      onChange={(count) => onChange({ tilesBuilt: tiles.slice(from, from + count) })}
    />
  )
}

const ROMAN = ['I', 'II', 'III']

function Pawns({ position, seat, onChange }: FieldsProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const pawns = ROMAN.map((_, age) => numbersAt(city, 'pawns')[age] ?? 0)
  const debts = numbersAt(city, 'edificeDebt')
  return (
    <>
      <div className={styles.grid}>
        {ROMAN.map((age, i) => (
          <Stepper
            key={age}
            label={w.pawns(age)}
            mark={
              <>
                <Icon name="pawn" size={20} /> {age}
              </>
            }
            value={pawns[i]}
            most={4}
            onChange={(count) => onChange({ pawns: pawns.map((old, at) => (at === i ? count : old)) })}
          />
        ))}
      </div>
      <fieldset className={styles.tokens}>
        <legend>{w.edificeDebts}</legend>
        {EDIFICE_DEBTS.map((value) => (
          <button
            key={value}
            type="button"
            className={classes(styles.give, debts.includes(value) && styles.on)}
            aria-pressed={debts.includes(value)}
            onClick={() =>
              onChange({
                edificeDebt: debts.includes(value) ? debts.filter((one) => one !== value) : [...debts, value],
              })
            }
          >
            <Token text={signed(-value)} size={24} bad />
          </button>
        ))}
      </fieldset>
    </>
  )
}
