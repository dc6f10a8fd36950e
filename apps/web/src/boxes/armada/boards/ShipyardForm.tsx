/** Form for one shipyard of Armada: its costs as letters and symbols, and the column with the wonder. */
import { type Boards, costFrom, FLEETS, type Fleet, oneMore, reconstructedOn } from '@heptapolis/boxes/armada'
import { RESOURCES, type Resource } from '@heptapolis/engine/show'
import { type ReactNode, useState } from 'react'
import { say, terms } from '../../../i18n/index.ts'
import { classes } from '../../../look/classes.ts'
import { Icon } from '../../../look/Icon.tsx'
import { Coin, CostRow, Glyph, Good } from '../../../look/pieces/Tokens.tsx'
import styles from './boards.module.css'
import { costPath, faultAt, wonderPath } from './draft.ts'
import { type FormProps, lookOf, NumberOrigin, Numbers, Row, SPACES } from './Field.tsx'
import { boardsWords } from './words.ts'

interface ShipyardFormProps extends FormProps {
  yard: Boards['shipyards'][number]
}

export function ShipyardForm({ yard, ...form }: ShipyardFormProps) {
  const w = boardsWords()
  const { id, corrected } = yard
  const ours = reconstructedOn(yard)
  const hasOurs = ours.wonder || FLEETS.some((fleet) => ours.costs[fleet].length > 0)
  const wonder = wonderPath(id)
  const [at, setAt] = useState(costPath(id, 'red', 1))
  return (
    <>
      <h3 className={styles.yard}>
        {say().pieceById(id)} <NumberOrigin hasOurs={hasOurs} isCorrected={corrected !== undefined} />
      </h3>
      <p className={styles.help}>{w.costsHelp}</p>
      <Palette onAdd={(what) => form.type(at, what === undefined ? '' : oneMore(form.draft[at], what, w.letters))} />
      <Numbers />
      {FLEETS.map((fleet) => (
        <section key={fleet} className={classes(styles.fleet, `c-${fleet}`)}>
          <Row
            label={
              <>
                <Glyph colour={fleet} size={16} /> {terms().colours[fleet]}
                <label className={styles.sign}>
                  <input
                    type="radio"
                    name={wonder}
                    aria-label={w.wonderSignOn(terms().colours[fleet])}
                    checked={form.draft[wonder] === fleet}
                    onChange={() => form.type(wonder, fleet)}
                  />
                  <Icon name="stage" size={15} /> {w.wonderSign}
                </label>
              </>
            }
            paths={SPACES.map((space) => costPath(id, fleet, space))}
            faults={form.faults}
          >
            {SPACES.map((space) => (
              <CostField key={space} yard={id} fleet={fleet} space={space} onFocus={setAt} {...form} />
            ))}
          </Row>
        </section>
      ))}
    </>
  )
}

interface CostFieldProps extends FormProps {
  yard: string
  fleet: Fleet
  space: number
  onFocus: (path: string) => void
}

function CostField({ yard, fleet, space, onFocus, ...form }: CostFieldProps) {
  const w = boardsWords()
  const path = costPath(yard, fleet, space)
  const text = form.draft[path]
  return (
    <span className={styles.cost}>
      {faultAt(form.faults, path) ? '?' : <CostRow cost={costFrom(text, w.letters)} size={16} />}
      <input
        {...lookOf(form, path)}
        aria-label={w.costAt(terms().colours[fleet], space)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        value={text}
        onFocus={({ target }) => {
          target.select()
          onFocus(path)
        }}
        onChange={({ target }) => form.type(path, target.value)}
      />
    </span>
  )
}

/** Buttons that add a resource or coin to the space edited last. */
function Palette({ onAdd }: { onAdd: (what: Resource | 'coins' | undefined) => void }) {
  const w = boardsWords()
  return (
    <fieldset className={styles.palette} aria-label={w.palette}>
      {RESOURCES.map((good) => (
        <Press key={good} label={w.add(say().good(good))} onPress={() => onAdd(good)}>
          <Good good={good} size={20} /> <b>{w.letters[good]}</b>
        </Press>
      ))}
      <Press label={w.add(w.coin)} onPress={() => onAdd('coins')}>
        <Coin coins={1} size={20} />
      </Press>
      <Press label={w.empty} onPress={() => onAdd(undefined)}>
        <Icon name="cross" size={15} />
      </Press>
    </fieldset>
  )
}

/** Keeps the focus in the edited space. */
function Press({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
