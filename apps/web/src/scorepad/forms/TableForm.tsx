/** First form of a score-pad: players, edition, expansions. */

import { BOXES } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { EDITIONS, type Ruleset } from '@heptapolis/engine/show'
import { useId } from 'react'
import { CorrectedBoards } from '../../boxes/CorrectedBoards.tsx'
import { PADS } from '../../boxes/pads.ts'
import type { TablePadProps } from '../../boxes/props.ts'
import { correctedOptions, correctionsIn, inPlay, storedCorrections } from '../../corrections/corrections.ts'
import { terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { ChipGroup } from '../../look/controls/ChipGroup.tsx'
import { BoxTile } from '../../look/pieces/BoxTile.tsx'
import { hasBids, withBids } from '../model/bids.ts'
import {
  FEWEST,
  MOST,
  type PadMode,
  type PadPosition,
  playersOf,
  withEdition,
  withName,
  withPlayers,
  withSetup,
} from '../model/pad.ts'
import { scoreWords } from '../words.ts'
import styles from './forms.module.css'
import { Stepper } from './Stepper.tsx'

interface TableFormProps {
  position: PadPosition
  rules: Ruleset | undefined
  way: PadMode
  onChange: (position: PadPosition) => void
  onWay: (way: PadMode) => void
}

export function TableForm({ position, rules, way, onChange, onWay }: TableFormProps) {
  const w = scoreWords()
  const all = words()
  const players = playersOf(position)
  const { edition, boxes, teams, options } = position.setup
  const corrections = correctionsIn({ options })
  const toggle = (id: string) => {
    const chosen = boxes.includes(id) ? boxes.filter((one) => one !== id) : [...boxes, id]
    onChange(
      withSetup(position, {
        options: correctedOptions({ ...inPlay(storedCorrections(), [id]), ...corrections }, options).options,
        boxes: BOXES.slice(1)
          .map((box) => box.id)
          .filter((box) => chosen.includes(box)),
      }),
    )
  }
  return (
    <div className={styles.form}>
      <section className={styles.block}>
        <ModeChoice way={way} onPick={onWay} />
      </section>
      <section className={styles.block}>
        <Stepper
          label={words().players}
          value={players}
          least={FEWEST}
          most={MOST}
          onChange={(count) => onChange(withPlayers(position, count))}
        />
        <ol className={styles.names}>
          {position.setup.seats.map(({ name = '' }, seat) => (
            <li key={seatKey(seat)}>
              <input
                aria-label={w.playerName(seat + 1)}
                placeholder={w.playerName(seat + 1)}
                value={name}
                maxLength={20}
                autoComplete="off"
                onChange={({ target }) => onChange(withName(position, seat, target.value))}
              />
            </li>
          ))}
        </ol>
        {players >= 4 && players % 2 === 0 ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={teams === true}
              onChange={() => onChange(withSetup(position, { teams: !teams }))}
            />
            {all.teams}
          </label>
        ) : undefined}
        <BidOption position={position} onChange={onChange} />
      </section>
      <section className={styles.block}>
        <ChipGroup
          isLarge
          label={all.edition}
          value={edition}
          options={EDITIONS.toReversed().map((one) => [one, terms().editions[one]])}
          onPick={(one) => onChange(withEdition(position, one === '1e' ? '1e' : '2e'))}
        />
        <ChipGroup
          isLarge
          label={all.boxes}
          options={BOXES.slice(1).map(({ id }) => [id, <BoxTile key={id} box={id} />])}
          value={boxes}
          onPick={toggle}
        />
        <CorrectedBoards
          boxes={boxes}
          edition={edition}
          corrections={corrections}
          onChange={(wish) => onChange(withSetup(position, { options: correctedOptions(wish, options).options }))}
        />
      </section>
      {rules && way === 'cities' ? <TablePads position={position} rules={rules} onChange={onChange} /> : undefined}
    </div>
  )
}

function BidOption({ position, onChange }: Pick<TableFormProps, 'position' | 'onChange'>) {
  const on = hasBids(position)
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={on} onChange={() => onChange(withBids(position, !on))} />
      {scoreWords().bids}
    </label>
  )
}

/** The two ways to score, with what each needs. */
function ModeChoice({ way, onPick }: { way: PadMode; onPick: (way: PadMode) => void }) {
  const w = scoreWords()
  const name = useId()
  return (
    <fieldset className={styles.modes}>
      <legend>{w.wayChoice}</legend>
      {(['numbers', 'cities'] as const).map((one) => (
        <label key={one} className={classes(styles.mode, one === way && styles.on)}>
          <input type="radio" name={name} checked={one === way} onChange={() => onPick(one)} />
          <b>{w.ways[one]}</b>
          <small>{w.wayNeeds[one]}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** Table-wide controls of the boxes in play. */
const TablePads = ({ rules, ...props }: TablePadProps) =>
  rules.setup.boxes
    .flatMap((box) => LOOKS.faces.get(box)?.pad ?? [])
    .map(({ field, by }) => {
      const Own = PADS[by]
      return <Own key={field} rules={rules} {...props} />
    })

const seatKey = (seat: number): string => `seat ${seat}`
