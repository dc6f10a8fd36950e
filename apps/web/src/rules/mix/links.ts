/** Links into the rulebook for a certain edition, expansions and number of players. */
import type { Piece, Ruleset, Terms } from '@heptapolis/engine/show'
import { correctionsIn, correctionsToQuery } from '../../corrections/corrections.ts'
import { houseRulesText } from '../../house-rules/query.ts'

/** The mix as a query of the rulebook URL. */
export function mixQuery({
  edition,
  boxes,
  seats,
  teams,
  options,
  houseRules,
}: Pick<Terms, 'edition' | 'boxes' | 'seats' | 'teams' | 'options' | 'houseRules'>): string {
  const query = new URLSearchParams({ edition, players: String(seats.length) })
  if (boxes.length > 0) query.set('boxes', boxes.join(','))
  if (teams) query.set('teams', '1')
  if (houseRules) query.set('rules', houseRulesText(houseRules))
  if (seats.some(({ price }) => price !== undefined)) query.set('bids', '1')
  const wishes = Object.entries(options ?? {}).filter(([, wish]) => typeof wish !== 'object')
  if (wishes.length > 0) query.set('wishes', wishes.map(([option, wish]) => `${option}:${wish}`).join(','))
  correctionsToQuery(correctionsIn({ options }), query)
  return query.toString()
}

export const ruleLink = (setup: Terms, anchor: string): string => `/rules?${mixQuery(setup)}#${anchor}`

/** The link to the entry of a piece. */
export const ruleOfPiece = ({ setup }: Ruleset, piece: Piece): string => ruleLink(setup, `piece-${piece.id}`)
