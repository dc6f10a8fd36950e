/** Why a move is good, in words: what it gains by category, what it keeps from the neighbour, what another would do. */

import { turnsToCome } from '@heptapolis/boxes/minds'
import {
  BUILD,
  clone,
  countIn,
  type Game,
  left,
  type Move,
  makesMore,
  moveCode,
  passesLeft,
  preview,
  right,
  SELL,
  type Seen,
  STAGE,
  scores,
  stagePieces,
  state,
  strength,
} from '@heptapolis/engine'
import { Judge } from '../instinct/judge.ts'
import { INSTINCT } from '../instinct/weights.ts'

/** One or two sentences for the best move, compared with the one played where it was another. */
export function reasonFor(seen: Seen, seat: number, best: Move, played: Move | undefined): string {
  const good = sentence(seen, seat, best)
  if (!played) return `A good choice: ${good}.`
  if (played.action === best.action && played.card === best.card) return sameButPaid(seen, seat, best)
  return `${capital(nameOf(seen, seat, best))} was stronger: ${good}. ${capital(nameOf(seen, seat, played))} ${weakness(seen, seat, played)}.`
}

function sameButPaid(seen: Seen, seat: number, best: Move): string {
  const [toLeft, toRight] = [moveCode.share(best.pay, moveCode.LEFT), moveCode.share(best.pay, moveCode.RIGHT)]
  const paid =
    moveCode.total(best.pay) === 0 ? 'without paying' : `with ${toLeft} coins to the left and ${toRight} to the right`
  return `${capital(nameOf(seen, seat, best))} was right, but better ${paid}${best.rider === 0 ? '' : ', and with what may go along'}.`
}

function sentence(seen: Seen, seat: number, move: Move): string {
  const gains = [...gained(seen, seat, move), ...denied(seen, seat, move)]
  return gains.length > 0 ? listed(gains.slice(0, MOST)) : 'the other cards bring even less'
}

const MOST = 3

function weakness(seen: Seen, seat: number, move: Move): string {
  const gains = gained(seen, seat, move)
  const cost = moveCode.total(move.pay)
  if (cost >= 4) return `costs ${cost} coins for what it gives`
  if (move.action === SELL) return 'brings only coins'
  return gains.length > 0 ? `gives ${listed(gains.slice(0, 2))}` : 'brings little by itself'
}

/** What the move changes on the score sheet and in the city at once. */
function gained(seen: Seen, seat: number, move: Move): string[] {
  const after = clone(seen)
  preview(seen, seat, move, after)
  const words: string[] = []
  if (seat >= seen.rules.players) return words
  const before = scores(seen)[seat].rows
  for (const row of scores(after)[seat].rows) {
    const more = row.points - (before.find(({ id }) => id === row.id)?.points ?? 0)
    if (more > 0 && row.id !== 'treasury')
      words.push(`${more} ${more === 1 ? 'point' : 'points'} in ${row.name.toLowerCase()}`)
  }
  return [...words, ...growth(seen, after, seat), ...common(seen, seat, move)]
}

function growth(seen: Seen, after: Game, seat: number): string[] {
  const words: string[] = []
  const shields = strength(after, seat) - strength(seen, seat)
  if (shields > 0) words.push(shieldWords(after, seat, shields))
  const coins = state.coins.get(after, seat) - state.coins.get(seen, seat)
  if (coins > 0) words.push(`${coins} ${coins === 1 ? 'coin' : 'coins'}`)
  if (makesMore(seen, after, seat)) words.push(`goods for the ${turnsToCome(seen)} turns to come`)
  if (state.bargains.get(after, seat) !== state.bargains.get(seen, seat)) words.push('cheaper trade from now on')
  if (state.abilities.get(after, seat) !== state.abilities.get(seen, seat)) words.push('a lasting power')
  return words
}

function shieldWords(g: Game, seat: number, shields: number): string {
  const behind = [left(g, seat), right(g, seat)].filter((city) => strength(g, city) < strength(g, seat)).length
  const standing = ['still behind both neighbours', 'ahead of one neighbour', 'ahead of both neighbours'][behind]
  return `${shields} ${shields === 1 ? 'shield' : 'shields'} (${standing})`
}

/** Chains it opens, and use of a chain. */
function common(seen: Seen, seat: number, { action, card }: Move): string[] {
  if (action !== BUILD) return []
  const { title } = seen.rules.pieces[card]
  const later = seen.rules.pieces.filter(
    (piece) =>
      piece.chain.includes(title) && piece.age > state.age.get(seen) && !state.titles.has(seen, seat, piece.title),
  )
  const names = [...new Set(later.map(({ name }) => name))]
  return names.length > 0 ? [`${listed(names.slice(0, 2), 'and')} free later on`] : []
}

const TEMPTING = 4

/** A card that leaves the hand cannot be built by whoever gets the hand next. */
function denied(seen: Seen, seat: number, { card }: Move): string[] {
  if (card === 0 || seat >= seen.rules.players || state.turn.get(seen) === 0) return []
  const judge = new Judge(seen, INSTINCT)
  judge.look(seen, seat)
  if (judge.temptation(card) < TEMPTING) return []
  const next = passesLeft(seen) ? left(seen, seat) : right(seen, seat)
  const city = seen.rules.boards[state.board.get(seen, next)].def.name
  return [`${city}, next to get this hand, cannot have ${seen.rules.pieces[card].name}${wants(seen, next, card)}`]
}

function wants(g: Game, city: number, card: number): string {
  const colour = g.rules.pieces[card].def.colour
  const have = colour === undefined ? 0 : countIn(g, city, colour)
  return have >= 2 ? ` (it has ${have} ${colour} cards)` : ''
}

/** The move in a few words. */
function nameOf(g: Game, seat: number, { action, card, option }: Move): string {
  const { pieces, actions } = g.rules
  const name = pieces[card]?.name ?? ''
  if (action === BUILD) return `building ${name}`
  if (action === STAGE) return `${stagePieces(g, seat, option & 15)[0].name} with ${name}`
  if (action === SELL) return `selling ${name}`
  return card > 0 ? `${actions[action].id.replaceAll('-', ' ')} ${name}` : actions[action].id.replaceAll('-', ' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`
