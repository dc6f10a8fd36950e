/** Which edifices lay on the table, and which of them were built. */
import { fieldTitle, pieceName, say, terms } from '../../i18n/index.ts'
import styles from '../../scorepad/forms.module.css'
import { scoreWords } from '../../scorepad/words.ts'
import type { TablePadProps } from '../props.ts'

const AGES = [1, 2, 3]

export function EdificesPad({ position, rules, onChange }: TablePadProps) {
  const w = scoreWords()
  const chosen = position.edifices ?? []
  const ageOf = (id: string) => rules.byId.get(id)?.age
  const set = (age: number, id: string, state: 'built' | 'failed') => {
    const others = chosen.filter((one) => ageOf(one.id) !== age)
    onChange({ ...position, edifices: id === '' ? others : [...others, { id, state }] })
  }
  return (
    <section className={styles.block}>
      <h2>{fieldTitle('edifices')}</h2>
      {AGES.map((age) => {
        const here = chosen.find(({ id }) => ageOf(id) === age)
        return (
          <div key={age} className={styles.pair}>
            <label>
              <span>{terms().age(age)}</span>
              <select
                value={here?.id ?? ''}
                onChange={({ target }) => set(age, target.value, here?.state === 'failed' ? 'failed' : 'built')}
              >
                <option value="">{w.notChosen}</option>
                {rules.pieces
                  .filter((piece) => piece.sort === 'edifice' && piece.age === age)
                  .map((piece) => (
                    <option key={piece.id} value={piece.id}>
                      {pieceName(piece)}
                    </option>
                  ))}
              </select>
            </label>
            {here ? (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={here.state === 'built'}
                  onChange={() => set(age, here.id, here.state === 'built' ? 'failed' : 'built')}
                />
                {say().state('built')}
              </label>
            ) : undefined}
          </div>
        )
      })}
    </section>
  )
}
