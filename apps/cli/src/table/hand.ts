/** Cards that the person may use, as rows of text: cost, effect, and why a card cannot be built. */
import { hasAids } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import { type Move, obstacleTo, type Piece, type Seen } from '@heptapolis/engine/show'
import { say, words } from '../language.ts'
import { columns, faint, good, inColour, width } from '../text/paint.ts'
import { table } from '../text/table.ts'
import { chainTo, colourWord, effectText, isDirect, names, priceWords } from '../text/words.ts'

export interface CardRow {
  card: Piece
  label: string
  hint: string | undefined
}

/** Width of the menu mark or number and of the gaps between cells. */
const MARGIN = 12
const LEAST_ROOM = 16

export function cardRows(seen: Seen, seat: number, cards: readonly Piece[], legal: readonly Move[]): CardRow[] {
  const direct = cards.map((card) => legal.filter((move) => move.card === card.index && isDirect(seen, move)))
  const heads = cards.map((card, i) => [
    inColour(card, say().piece(card)),
    colourWord(card),
    price(seen, seat, itemAt(direct, i)),
  ])
  const taken = [0, 1, 2].reduce(
    (sum, i) => sum + Math.max(0, ...heads.map((cells) => width(itemAt(cells, i)))),
    MARGIN,
  )
  const room = Math.max(LEAST_ROOM, columns() - taken)
  const labels = table(heads.map((cells, i) => [...cells, shortEffect(seen, itemAt(cards, i), room)])).split('\n')
  return cards.map((card, i) => {
    const isExplained = itemAt(direct, i).length === 0 && hasAids(seen.rules)
    const reason = isExplained ? reasonAgainst(seen, seat, card) : undefined
    const more = effectText(card).length > room ? [effectText(card)] : []
    return { card, label: itemAt(labels, i), hint: [...more, ...(reason ? [reason] : [])].join(' · ') || undefined }
  })
}

const AGE_CARDS = ['card', 'guild']

function reasonAgainst(seen: Seen, seat: number, card: Piece): string | undefined {
  const obstacle = AGE_CARDS.includes(card.sort)
    ? obstacleTo(seen, seat, card.id)
    : seen.rules.actions.map((action) => action.whyNot?.(seen, seat, card)).find((found) => found !== undefined)
  return obstacle && words().obstacle(say().obstacle(obstacle))
}

const LONGEST_PRICE = 40

function price(seen: Seen, seat: number, direct: readonly Move[]): string {
  if (direct.length === 0) return faint(words().notNow)
  const all = [...new Set(direct.map((move) => priceWords(seen, seat, move)))]
  const text = all.join(words().or)
  return good(all.length === 1 || text.length <= LONGEST_PRICE ? text : words().orElse(itemAt(all, 0)))
}

function shortEffect(seen: Seen, card: Piece, room: number): string {
  const effect = effectText(card)
  if (effect.length > room) return `${effect.slice(0, room - 1)}…`
  const next = names(chainTo(seen.rules, card))
  const chain = next === '' ? '' : ` → ${next}`
  return effect.length + chain.length > room ? effect : effect + faint(chain)
}
