/** The way from a thing in the game to its rule, opened beside the game for the mix in play. */
import type { Terms } from '@heptapolis/engine'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { ruleLink } from './links.ts'

export function RuleLink({ setup, anchor }: { setup: Terms; anchor: string }) {
  return (
    <a href={ruleLink(setup, anchor)} target="_blank" rel="noreferrer" className="icon-link">
      <Icon name="book" size={14} />
      {words().itsRule}
    </a>
  )
}
