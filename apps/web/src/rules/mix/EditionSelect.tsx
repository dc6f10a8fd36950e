/** The select box for the edition. */
import { EDITIONS } from '@heptapolis/engine/show'
import { terms, words } from '../../i18n/index.ts'
import type { RulesMix } from './mix.ts'

export const EditionSelect = ({ mix, onChange }: { mix: RulesMix; onChange: (mix: RulesMix) => void }) => (
  <select
    aria-label={words().edition}
    value={mix.edition}
    onChange={({ target }) => onChange({ ...mix, edition: target.value === '1e' ? '1e' : '2e' })}
  >
    {EDITIONS.toReversed().map((edition) => (
      <option key={edition} value={edition}>
        {terms().editions[edition]}
      </option>
    ))}
  </select>
)
