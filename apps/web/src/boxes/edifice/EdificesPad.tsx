/** Field of the score-pad for the edifices of a game. Taps cycle through built, failed and not in play. */
import type { Piece } from '@heptapolis/engine/show'
import { fieldTitle, pieceName, say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from '../../scorepad/forms/forms.module.css'
import type { TablePadProps } from '../props.ts'

type Fate = 'built' | 'failed' | undefined

const AGES = [1, 2, 3]
const NEXT = { built: 'failed', failed: undefined } as const
const ICONS = { built: 'check', failed: 'cross' } as const

export function EdificesPad({ position, rules, onChange }: TablePadProps) {
  const chosen = position.edifices ?? []
  const fateOf = (piece: Piece): Fate => chosen.find(({ id }) => id === piece.id)?.state as Fate
  const ageOf = (id: string) => rules.byId.get(id)?.age
  /** Each Age has exactly one edifice. */
  const set = ({ id, age }: Piece, state: Fate) => {
    const others = chosen.filter((one) => ageOf(one.id) !== age)
    onChange({ ...position, edifices: state ? [...others, { id, state }] : others })
  }
  return (
    <section className={styles.block}>
      <h2>{fieldTitle('edifices')}</h2>
      {AGES.map((age) => (
        <fieldset key={age} className={styles.choice}>
          <legend>{terms().age(age)}</legend>
          {rules.pieces
            .filter((piece) => piece.sort === 'edifice' && piece.age === age)
            .map((piece) => {
              const fate = fateOf(piece)
              return (
                <button
                  key={piece.id}
                  type="button"
                  className={classes(styles.option, fate && styles.on)}
                  aria-pressed={fate !== undefined}
                  aria-label={fate ? words().labelled(pieceName(piece), say().state(fate)) : pieceName(piece)}
                  onClick={() => set(piece, fate ? NEXT[fate] : 'built')}
                >
                  {fate ? <Icon name={ICONS[fate]} size={14} /> : undefined}
                  {pieceName(piece)}
                  {fate ? <small>{say().state(fate)}</small> : undefined}
                </button>
              )
            })}
        </fieldset>
      ))}
    </section>
  )
}
