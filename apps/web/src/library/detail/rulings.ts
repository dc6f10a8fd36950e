/** Rules that name a piece or explain a part of the game, and the text that a player copies to ask about a rule. */
import type { Position } from '@heptapolis/engine'
import { type Inline, inlinesOf, type Paragraph, paragraphsOf, type Rulebook } from '@heptapolis/rulebook'
import { mixQuery } from '../../rules/mix/links.ts'

/** The rules that name one of these pieces. */
export const rulingsOn = (book: Rulebook, ids: ReadonlySet<string>): Paragraph[] =>
  paragraphsOf(book).filter(({ blocks }) => blocks.some((block) => names(inlinesOf(block), ids)))

const names = (nodes: readonly Inline[], ids: ReadonlySet<string>): boolean =>
  nodes.some((node) => (node.kind === 'piece' ? ids.has(node.id) : 'inner' in node && names(node.inner, ids)))

/** The rule that explains a part of the game: `score:science`, `action:sell`. */
export const ruleExplaining = (book: Rulebook, what: string): Paragraph | undefined =>
  paragraphsOf(book).find(({ explains }) => explains.includes(what))

/** Text to copy: number of the rule, mix, link, the rule itself and a position. */
export const reportOf = (
  { rules, subtitle }: Rulebook,
  { number, id, text, examples }: Paragraph,
  position: Position | undefined = examples[0]?.position,
): string =>
  [
    `${number} (${id})`,
    subtitle,
    `${location.origin}/rules?${mixQuery(rules.setup)}#${number}`,
    text,
    ...(position ? [JSON.stringify(position)] : []),
  ].join('\n')
