/** Form for the gains of the four columns, the same on every shipyard of Armada. */
import { type Boards, FLEETS, type Fleet, GAINS, type Space, standIns } from '@heptapolis/boxes/armada'
import { terms } from '../../../i18n/index.ts'
import { classes } from '../../../look/classes.ts'
import { Glyph } from '../../../look/pieces/Tokens.tsx'
import styles from './boards.module.css'
import { gainPath } from './draft.ts'
import { type FormProps, lookOf, NumberOrigin, Numbers, Row, SPACES } from './Field.tsx'
import { boardsWords, faultWords } from './words.ts'

export function ColumnsForm({ tracks, ...form }: FormProps & { tracks: Boards['tracks'] }) {
  const w = boardsWords()
  return (
    <>
      <p className={styles.help}>{w.givesHelp}</p>
      <Numbers />
      {FLEETS.map((fleet) => (
        <section key={fleet} className={classes(styles.fleet, `c-${fleet}`)}>
          <h3>
            <Glyph colour={fleet} size={16} /> {terms().colours[fleet]}
            <NumberOrigin
              hasOurs={standIns(tracks[fleet]).length > 0}
              isCorrected={tracks[fleet].corrected !== undefined}
            />
          </h3>
          {GAINS[fleet].map((gain) => (
            <Row
              key={gain}
              label={w.gain[gain]}
              paths={SPACES.map((space) => gainPath(fleet, space, gain))}
              faults={form.faults}
            >
              {SPACES.map((space) => (
                <GainField key={space} fleet={fleet} space={space} gain={gain} {...form} />
              ))}
            </Row>
          ))}
          {form.faults
            .filter(({ field }) => field === `columns.${fleet}`)
            .map((fault) => (
              <p key={fault.field} className={styles.note}>
                {faultWords(fault)}
              </p>
            ))}
        </section>
      ))}
    </>
  )
}

const ROMAN = ['', 'I', 'II', 'III']

function GainField({ fleet, space, gain, ...form }: FormProps & { fleet: Fleet; space: number; gain: keyof Space }) {
  const w = boardsWords()
  const path = gainPath(fleet, space, gain)
  const text = form.draft[path]
  const label = w.gainAt(terms().colours[fleet], space, w.gain[gain])
  const look = lookOf(form, path)
  if (gain === 'tax') {
    return (
      <label className={look.className}>
        <input
          type="checkbox"
          aria-label={label}
          checked={text === 'true'}
          onChange={({ target }) => form.type(path, target.checked ? 'true' : '')}
        />
      </label>
    )
  }
  if (gain === 'explore') {
    return (
      <select {...look} aria-label={label} value={text} onChange={({ target }) => form.type(path, target.value)}>
        {ROMAN.map((level, i) => (
          <option key={level} value={i === 0 ? '' : i}>
            {level || '–'}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...look}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => form.type(path, target.value)}
    />
  )
}
