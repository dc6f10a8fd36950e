/** Checkboxes for the wonder stages of a city: in order, or independent where the board allows it. */
import { BOXES } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { COLOURS, fromPosition, type Piece, type Ruleset, stagePieces } from '@heptapolis/engine/search'
import { useMemo } from 'react'
import { describePiece, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Face } from '../../look/pieces/Face.tsx'
import { faceOf } from '../../look/pieces/face.ts'
import { idsIn, type PadCity, type PadPosition } from '../model/pad.ts'
import { scoreWords } from '../words.ts'
import styles from './forms.module.css'

interface StagesProps {
  position: PadPosition
  seat: number
  rules: Ruleset
  onChange: (wish: Partial<PadCity>) => void
}

export function Stages({ position, seat, rules, onChange }: StagesProps) {
  const w = scoreWords()
  const city = position.cities[seat]
  const board = rules.boards.find(({ def }) => def.wonder === city.wonder && def.side === city.side)
  const slots = useMemo(() => slotsOf(position, seat), [position, seat])
  if (!board || slots.length === 0) return undefined
  // An imported position may contain only the number of stages.
  const { stages } = city
  const built = typeof stages === 'number' ? slots.slice(0, stages).map(([{ id }]) => id) : idsIn(city, 'stages')
  const at = (slot: number): string | undefined =>
    board.def.anyOrder ? slots[slot].map(({ id }) => id).find((id) => built.includes(id)) : built[slot]
  const toggle = (slot: number) => {
    const [{ id }] = slots[slot]
    if (board.def.anyOrder)
      return onChange({ stages: at(slot) ? built.filter((one) => one !== at(slot)) : [...built, id] })
    const upTo = slot < built.length ? slot : slot + 1
    onChange({ stages: slots.slice(0, upTo).map((options, i) => built[i] ?? options[0].id) })
  }
  return (
    <fieldset className={styles.stages}>
      <legend>{w.stages}</legend>
      {slots.map((options, slot) => {
        const chosen = options.find(({ id }) => id === at(slot))
        return (
          <div key={slotKey(slot)} className={styles.stage}>
            <button
              type="button"
              className={classes(styles.slot, at(slot) !== undefined && styles.on)}
              aria-pressed={at(slot) !== undefined}
              aria-label={words().labelled(terms().stage(slot + 1), options.map(describePiece).join(' / '))}
              onClick={() => toggle(slot)}
            >
              <Icon name={at(slot) === undefined ? 'stage' : 'check'} size={16} />
              <Face lines={[faceOf((chosen ?? options[0]).effects.map(({ effect }) => effect)).flat()]} size={20} />
            </button>
            {options.length > 1 && at(slot) !== undefined ? (
              <select
                aria-label={words().labelled(terms().stage(slot + 1), w.stageChoice)}
                value={at(slot)}
                onChange={({ target }) =>
                  onChange({ stages: built.map((id) => (id === at(slot) ? target.value : id)) })
                }
              >
                {options.map((option) => (
                  <option key={option.id} value={option.id}>
                    {describePiece(option)}
                  </option>
                ))}
              </select>
            ) : undefined}
            {chosen?.effects.some(({ effect }) => LOOKS.countMarker.includes(effect.kind)) ? (
              <Marker slot={slot} built={built.length} city={city} rules={rules} onChange={onChange} />
            ) : undefined}
          </div>
        )
      })}
    </fieldset>
  )
}

const slotKey = (slot: number): string => `slot ${slot}`

/** The pieces each stage offers: its own, or those of neighbours if the board copies them. */
function slotsOf(position: PadPosition, seat: number): (readonly Piece[])[] {
  const bare = {
    setup: position.setup,
    cities: position.cities.map(({ wonder, side }) => (wonder ? { wonder, side } : {})),
  }
  const game = fromPosition(bare, BOXES)
  if (!game.ok) return []
  const { wonder, side } = position.cities[seat]
  const board = game.value.rules.boards.find(({ def }) => def.wonder === wonder && def.side === side)
  return board?.stages.map((_, slot) => stagePieces(game.value, seat, slot)) ?? []
}

interface MarkerProps {
  slot: number
  built: number
  city: PadCity
  rules: Ruleset
  onChange: (wish: Partial<PadCity>) => void
}

/** Only the colour of the card below a stage matters: any card of that colour represents it. */
function Marker({ slot, built, city, rules, onChange }: MarkerProps) {
  const w = scoreWords()
  const of = (colour: number) =>
    rules.pieces.find((piece) => piece.colour === colour && (piece.sort === 'card' || piece.sort === 'guild'))
  const colours = COLOURS.flatMap((colour, i) => (of(i) ? [[colour, of(i)?.id ?? ''] as const] : []))
  const here = rules.byId.get(city.buried?.[slot] ?? '')
  return (
    <label className={styles.marker}>
      <span>{w.marker(slot + 1)}</span>
      <select
        value={here ? COLOURS[here.colour] : ''}
        onChange={({ target }) => {
          const id = colours.find(([colour]) => colour === target.value)?.[1]
          onChange({ buried: id === undefined ? undefined : Array<string>(built).fill(id) })
        }}
      >
        <option value="">{w.unknownColour}</option>
        {colours.map(([colour]) => (
          <option key={colour} value={colour}>
            {terms().colours[colour]}
          </option>
        ))}
      </select>
    </label>
  )
}
