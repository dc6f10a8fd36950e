/** Replies to commands typed in text mode: a move to play, or lines to read. */
import { left, type MoveJson, right } from '@heptapolis/engine/show'
import { chosenUse, parseCommand, plain, type TypedCommand, type TypedItem } from '@heptapolis/table/typed'
import { detailsOf, firstWay, type PaymentOption, wayOf } from '../../hand/choices.ts'
import type { Neighbours } from '../../hand/dock/neighbours.ts'
import { payParts } from '../../hand/dock/Ways.tsx'
import type { HandProps } from '../../hand/Hand.tsx'
import { actionLabel, alongLabel, answerLabel, givesCard } from '../../hand/labels.ts'
import { type CardSlot, namesOf, priceOf, saidOf, whyNot } from '../../hand/slots.ts'
import { pieceName, say, terms, words } from '../../i18n/index.ts'
import { freesLater } from '../../look/pieces/pieces.ts'
import { factsLine } from './facts.ts'
import { typedWords } from './words.ts'

export interface CommandContext extends Pick<HandProps, 'game' | 'viewer' | 'city' | 'cities' | 'asked'> {
  prompt: string
  slots: readonly CardSlot[]
  items: readonly TypedItem[]
  names: Neighbours
  /** Moves of the last reply, of which a number chooses one. */
  pending: readonly MoveJson[] | undefined
  lastTurn: readonly string[]
}

export type Reply =
  | { is: 'play'; way: PaymentOption }
  | { is: 'undo' }
  | { is: 'lines'; lines: readonly string[]; pending?: readonly MoveJson[] }

const lines = (...all: readonly string[]): Reply => ({ is: 'lines', lines: all })

export function replyTo(typed: string, at: CommandContext): Reply {
  const picked = /^\s*\d+\s*$/.test(typed) ? at.pending?.[Number(typed) - 1] : undefined
  if (picked) return { is: 'play', way: wayOf(picked) }
  const actions = at.game.rules.actions.map(({ id }) => ({ action: id, name: say().verb(id, at.asked.id) }))
  const command = parseCommand(typed, typedWords(), actions)
  if (command.is === 'unknown') return lines(typedWords().unknown(typed.trim()))
  if (command.is === 'undo') return { is: 'undo' }
  if ('item' in command) return itemReply(command, at)
  return lines(...textOf(command, at))
}

type ItemCommand = Extract<TypedCommand, { item: number }>

function itemReply(command: ItemCommand, at: CommandContext): Reply {
  const item = at.items[command.item - 1]
  if (!item) return lines(typedWords().noItem(command.item, at.items.length))
  if (command.is === 'use') return moveReply(item, command, at)
  const slot = at.slots.find(({ card }) => card === item.card)
  if (!slot) return lines(itemText(item, at))
  if (command.is === 'card') return lines(saidOf(at.game, at.city, slot, at.names))
  return lines(slot.refusal ? refusalText(slot, at) : canText(slot, at))
}

function moveReply(item: TypedItem, { action, stage }: { action?: string; stage?: number }, at: CommandContext): Reply {
  const use = chosenUse(item, action, stage)
  if (use.is === 'move') return { is: 'play', way: wayOf(item.moves[use.index]) }
  if (use.is === 'several') {
    const moves = use.indexes.map((index) => item.moves[index])
    const listed = moves.map((move, i) => `${i + 1}. ${moveText(move, at)}`)
    return { is: 'lines', lines: [typedWords().several, ...listed], pending: moves }
  }
  const slot = at.slots.find(({ card }) => card === item.card)
  return lines(slot?.refusal ? refusalText(slot, at) : words().notNow)
}

const refusalText = ({ refusal, piece }: CardSlot, { names }: CommandContext): string =>
  refusal ? `${words().notDone(pieceName(piece), refusal.action, refusal.obstacle)} ${whyNot(refusal, names.free)}` : ''

/** A card that can be built, with its price; other uses are read as a card. */
function canText(slot: CardSlot, { game, city, names }: CommandContext): string {
  const [choice] = slot.choices
  if (choice.action !== 'build') return saidOf(game, city, slot, names)
  return typedWords().canBuild(pieceName(slot.piece), priceOf(game, city, firstWay(choice), names))
}

/** Buildings of the own city that make later cards free. */
function chainLines({ game, city, cities }: CommandContext): string[] {
  const chains = cities[city].standing
    .map((piece) => ({ piece, later: freesLater(game.rules, piece) }))
    .filter(({ later }) => later.length > 0)
    .map(({ piece, later }) => typedWords().chain(pieceName(piece), namesOf(later)))
  return chains.length > 0 ? chains : [typedWords().noChains]
}

/** A numbered line of the question. */
export function itemText(
  item: TypedItem,
  at: Pick<CommandContext, 'game' | 'city' | 'slots' | 'names' | 'asked'>,
): string {
  const slot = at.slots.find(({ card }) => card === item.card)
  return slot ? saidOf(at.game, at.city, slot, at.names) : moveText(item.moves[0], at)
}

/** A move in words: action, card, extras and price. */
export function moveText(
  move: MoveJson,
  { game, names, asked }: Pick<CommandContext, 'game' | 'names' | 'asked'>,
): string {
  const choice = {
    action: move.action,
    stage: typeof move.stage === 'number' ? move.stage : undefined,
    half: typeof move.half === 'number' ? move.half : undefined,
  }
  const along = { details: detailsOf(move) }
  const piece = move.card === undefined ? undefined : game.rules.byId.get(move.card)
  const way = wayOf(move)
  const paid = way.total > 0 ? `${words().pay} ${payParts(way, names)}` : ''
  const done = piece
    ? [
        (givesCard(move.action) ? words().doneWith : words().doWith)(actionLabel(choice, asked.id), pieceName(piece)),
        alongLabel(along),
      ]
    : [answerLabel(choice, along, asked.id)]
  return [...done, paid].filter(Boolean).join(', ')
}

function textOf(command: TypedCommand, at: CommandContext): string[] {
  const { game, viewer, cities } = at
  const line = (seat: number) => factsLine(game, viewer, cities[seat])
  if (command.is === 'neighbours') return [line(left(game, viewer)), line(right(game, viewer))]
  if (command.is === 'cities') return cities.map(({ seat }) => line(seat))
  if (command.is === 'city') return [cityReply(command.name, at)]
  if (command.is === 'hand') return at.items.map((item, i) => `${i + 1}. ${itemText(item, at)}`)
  if (command.is === 'question') return [at.prompt]
  if (command.is === 'chains') return chainLines(at)
  if (command.is === 'log') return at.lastTurn.length > 0 ? [...at.lastTurn] : [words().logEmpty]
  return Object.values(typedWords().about).map((about) => `${terms().capital(about)}.`)
}

function cityReply(name: string, { game, viewer, cities }: CommandContext): string {
  const city = cities.find((one) => plain(one.name).startsWith(name))
  return city ? factsLine(game, viewer, city) : typedWords().noCity(name)
}
