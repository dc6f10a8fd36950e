/** A worked example on the page: the card played, what happens, and what follows. */

import { LOOKS } from '@heptapolis/boxes/faces'
import type { Claim } from '@heptapolis/boxes/rulebook'
import { COLOURS } from '@heptapolis/engine/show'
import type { ExampleView, Rulebook } from './book.ts'
import { coins, escaped, icon, inlines, points } from './html-inline.ts'

export function exampleHtml(book: Rulebook, example: ExampleView): string {
  const { labels } = book.words
  const face = facade(book, example)
  const steps = example.steps.map((step) => `<li>${inlines(book, step)}</li>`).join('')
  const results = example.claims.flatMap((claim) => resultHtml(book, example, claim))
  const after =
    results.length === 0
      ? ''
      : `<ul class="after" aria-label="${escaped(labels.results)}">${results.map((one) => `<span>${one}</span>`).join('')}</ul>`
  return `<aside class="ex${face === '' ? ' plain' : ''}" id="example-${example.id}"><h4><small>${escaped(labels.example)}</small>${escaped(example.title)}</h4>${face}<ol>${steps}</ol>${after}</aside>`
}

/** The first card that is played. */
function facade(book: Rulebook, { moves = [] }: ExampleView): string {
  const played = moves.map(([, move]) => move).find(({ card }) => card !== undefined)
  const piece = played?.card === undefined ? undefined : book.rules.byId.get(played.card)
  if (!piece || !played) return ''
  const colour = piece.colour < 0 ? 'white' : COLOURS[piece.colour]
  const hidden = ['stage', 'sell', 'give-up', 'tower'].includes(played.action)
  return `<div class="facade" data-colour="${colour}"><i>${icon(hidden ? 'hidden' : (LOOKS.sorts[piece.sort]?.symbol ?? 'stage'))}</i><b>${escaped(book.say.piece(piece))}</b></div>`
}

function cityName(book: Rulebook, { position }: ExampleView, seat: number): string {
  const wonder = position.cities[seat]?.wonder
  return wonder === undefined ? book.words.labels.city(seat + 1) : book.say.wonder(wonder)
}

/** Coins and points are drawn; other claims are told by the steps. */
function resultHtml(book: Rulebook, example: ExampleView, claim: Claim): string[] {
  if (!('seat' in claim)) return []
  const city = escaped(cityName(book, example, claim.seat))
  if ('points' in claim) {
    const line = claim.line === undefined ? '' : `, ${escaped(book.say.scoreLine(claim.line).toLowerCase())}`
    return [`${city}${line} ${points(minus(claim.points), book.say)}`]
  }
  if (!('has' in claim) || typeof claim.has.coins !== 'number') return []
  return [`${city} ${coins(minus(claim.has.coins), book.say)}`]
}

const minus = (count: number): string => String(count).replace('-', '−')
