/** Every piece of a mix with what it costs and does, as the engine itself describes it. */

import { BASE, printedPlayers } from '@heptapolis/boxes'
import type { ChapterPlan } from '@heptapolis/boxes/rulebook'
import {
  type Board,
  type BoundEffect,
  COLOURS,
  type Cost,
  type Effect,
  type Piece,
  type Ruleset,
} from '@heptapolis/engine'
import type { Library } from './library.ts'

export interface Component {
  id: string
  name: string
  box: string
  sort: string
  age?: number
  colour?: string
  cost?: Cost
  /** How many of it take part in this mix. */
  copies: number
  effects: readonly string[]
  /** Names of the cards that make it free, and of those it makes free. */
  chainFrom: readonly string[]
  chainTo: readonly string[]
  details: readonly string[]
  /** A board's side and stages; the halves to choose from count as one stage. */
  side?: string
  anyOrder?: boolean
  stages?: readonly (readonly Component[])[]
}

export interface ComponentGroup {
  /** `cards-1`, `guilds`, `leaders`, … */
  id: string
  chapter: string
  box: string
  items: readonly Component[]
}

export function componentsOf(rules: Ruleset, library: Library): ComponentGroup[] {
  const write = { rules, library, chains: chainsOf(rules) }
  const onBoards = new Set(rules.boards.flatMap(({ piece, stages }) => [piece, ...stages.flat()]))
  const loose = rules.pieces.slice(1).filter((piece) => !onBoards.has(piece) && takesPart(piece, rules.players))
  const groups = new Map<string, { chapter: string; box: string; items: Component[] }>()
  for (const piece of loose) {
    const key = `${piece.box} ${groupOf(piece, library)}`
    const group = groups.get(key) ?? {
      chapter: chapterListing(library, 'pieces', piece.box),
      box: piece.box,
      items: [],
    }
    group.items.push(component(piece, write))
    groups.set(key, group)
  }
  const boards = rules.boards.map((board) => boardComponent(board, write))
  return [
    ...[...groups].map(([key, group]) => ({ id: key.slice(key.indexOf(' ') + 1), ...group })),
    { id: 'boards', chapter: chapterListing(library, 'boards'), box: BASE, items: boards },
  ]
}

/** The chapter at whose end the pieces of a box are listed, or all boards. */
const chapterListing = ({ chapters }: Library, what: ChapterPlan['lists'], of?: string): string =>
  chapters.find(({ lists, box }) => lists === what && (of === undefined || box === of))?.id ?? ''

const takesPart = ({ copies }: Piece, players: number): boolean =>
  copies.length === 0 || copies.some((from) => from <= printedPlayers(players))

/** Pieces of a sort stand in the list that the box of the sort names. */
function groupOf(piece: Piece, { rules }: Library): string {
  const naming = rules.find(({ groups = {} }) => groups[piece.sort] !== undefined)
  return naming?.groups?.[piece.sort](piece) ?? piece.sort
}

/** By title: the cards that have it, and the cards they make free. */
type Chains = ReadonlyMap<number, { of: Piece[]; to: Piece[] }>

function chainsOf(rules: Ruleset): Chains {
  const chains = new Map<number, { of: Piece[]; to: Piece[] }>()
  for (const piece of rules.pieces) for (const title of piece.chain) entry(chains, title).to.push(piece)
  for (const piece of rules.pieces) chains.get(piece.title)?.of.push(piece)
  return chains
}

function entry(chains: Map<number, { of: Piece[]; to: Piece[] }>, title: number): { of: Piece[]; to: Piece[] } {
  const known = chains.get(title) ?? { of: [], to: [] }
  chains.set(title, known)
  return known
}

const described = new WeakMap<Effect, string>()

/** What an effect says of itself; asked once, for the same effects come in mix after mix. */
function describe({ effect, rule }: BoundEffect): string {
  const known = described.get(effect) ?? rule.describe(effect)
  described.set(effect, known)
  return known
}

/** What pieces are written with. */
interface Writing {
  rules: Ruleset
  library: Library
  chains: Chains
}

const names = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map((piece) => piece.name))]

function component(piece: Piece, { rules, library, chains }: Writing): Component {
  const from = piece.chain.flatMap((title) => chains.get(title)?.of ?? [])
  const printed = printedPlayers(rules.players)
  return {
    id: piece.id,
    name: piece.name,
    box: piece.box,
    sort: piece.sort,
    ...(piece.age > 0 ? { age: piece.age } : {}),
    ...(piece.colour >= 0 ? { colour: COLOURS[piece.colour] } : {}),
    cost: piece.def.cost,
    copies: Math.max(1, piece.copies.filter((at) => at <= printed).length),
    effects: piece.effects.map(describe),
    chainFrom: names(from),
    chainTo: names(chains.get(piece.title)?.to ?? []),
    details: library.rules.find(({ box }) => box === piece.box)?.details?.(piece) ?? [],
  }
}

const boardComponent = ({ def, piece, stages }: Board, write: Writing): Component => ({
  ...component(piece, write),
  side: def.side,
  anyOrder: def.anyOrder === true,
  stages: stages.map((halves) => halves.map((half) => component(half, write))),
})
