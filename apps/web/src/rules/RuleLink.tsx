/** Link from a part of the game to the rule that explains it, in the rulebook of the current game. */
import type { Terms } from '@heptapolis/engine'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { ruleLink } from './mix/links.ts'

interface Props {
  setup: Terms
  anchor: string
}

export function RuleLink({ setup, anchor }: Props) {
  return (
    <a href={ruleLink(setup, anchor)} target="_blank" rel="noreferrer" className="icon-link">
      <Icon name="book" size={14} />
      {words().itsRule}
    </a>
  )
}

/** The same as an icon button. */
export const RuleButton = ({ setup, anchor }: Props) => (
  <a href={ruleLink(setup, anchor)} target="_blank" rel="noreferrer" className="btn" title={words().itsRule}>
    <Icon name="book" size={16} />
  </a>
)
