/**
 * Catalogue of all cards, boards and other pieces of one mix (edition, expansions, players), with costs and effects.
 */
import { BASE, printedPlayers, type Speech } from '@heptapolis/boxes'
import type { ChapterPlan } from '@heptapolis/boxes/rulebook'
import { type Board, COLOURS, type Cost, type Effect, type Piece, type Ruleset } from '@heptapolis/engine/show'
import type { Library } from '../mix/library.ts'

export interface Component {
  id: string
  name: string
  box: string
  sort: string
  age?: number
  colour?: string
  cost?: Cost
  /** Number of copies in this mix. */
  copies: number
  effects: readonly string[]
  /** Names of the cards that make it free, and of those it makes free. */
  chainFrom: readonly string[]
  chainTo: readonly string[]
  details: readonly string[]
  /** Side and stages of a board; alternative halves count as one stage. */
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
  /** Detail that all items share, said once. */
  note?: string
}

export function componentsOf(rules: Ruleset, say: Speech, library: Library): ComponentGroup[] {
  const write = { rules, say, chains: chainsOf(rules) }
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
    ...[...groups].map(([key, group]) => ({ id: key.slice(key.indexOf(' ') + 1), ...group, ...sharedDetail(group) })),
    { id: 'boards', chapter: chapterListing(library, 'boards'), box: BASE, items: boards },
  ]
}

/** The items without the detail that all of them have. */
function sharedDetail({ items }: Pick<ComponentGroup, 'items'>): Pick<ComponentGroup, 'items' | 'note'> {
  const [first, ...others] = items
  const note =
    others.length > 0 ? first.details.find((one) => others.every(({ details }) => details.includes(one))) : undefined
  if (note === undefined) return { items }
  return { note, items: items.map((item) => ({ ...item, details: item.details.filter((one) => one !== note) })) }
}

/** Chapter that lists the pieces of a box, or all boards, at its end. */
const chapterListing = ({ chapters }: Library, what: ChapterPlan['lists'], of?: string): string =>
  chapters.find(({ lists, box }) => lists === what && (of === undefined || box === of))?.id ?? ''

const takesPart = ({ copies }: Piece, players: number): boolean =>
  copies.length === 0 || copies.some((from) => from <= printedPlayers(players))

/** Pieces of a kind belong to the list that the box of the kind names. */
function groupOf(piece: Piece, { rules }: Library): string {
  const naming = rules.find(({ groups = {} }) => groups[piece.sort] !== undefined)
  return naming?.groups?.[piece.sort](piece) ?? piece.sort
}

/** By title: cards with it, and cards they make free. */
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

const described = new WeakMap<Speech, WeakMap<Effect, string>>()

/** Text of an effect, cached per language, because the same effects occur in many mixes. */
function describe(effect: Effect, say: Speech): string {
  const said = described.get(say) ?? new WeakMap<Effect, string>()
  described.set(say, said)
  const known = said.get(effect) ?? say.effect(effect)
  said.set(effect, known)
  return known
}

/** Context for writing pieces. */
interface ListContext {
  rules: Ruleset
  say: Speech
  chains: Chains
}

const names = (pieces: readonly Piece[], say: Speech): string[] => [...new Set(pieces.map(say.piece))]

function component(piece: Piece, { rules, say, chains }: ListContext): Component {
  const from = piece.chain.flatMap((title) => chains.get(title)?.of ?? [])
  const printed = printedPlayers(rules.players)
  return {
    id: piece.id,
    name: say.piece(piece),
    box: piece.box,
    sort: piece.sort,
    ...(piece.age > 0 ? { age: piece.age } : {}),
    ...(piece.colour >= 0 ? { colour: COLOURS[piece.colour] } : {}),
    cost: piece.def.cost,
    copies: Math.max(1, piece.copies.filter((at) => at <= printed).length),
    effects: piece.effects.map(({ effect }) => describe(effect, say)),
    chainFrom: names(from, say),
    chainTo: names(chains.get(piece.title)?.to ?? [], say),
    details: say.printed(piece),
  }
}

const boardComponent = ({ def, piece, stages }: Board, write: ListContext): Component => ({
  ...component(piece, write),
  side: write.say.terms.sides[def.side] ?? def.side,
  anyOrder: def.anyOrder === true,
  stages: stages.map((halves) => stageOf(halves, write)),
})

/** The effects of a half read as one, so that the choice is between the halves. */
const stageOf = (halves: readonly Piece[], write: ListContext): Component[] =>
  halves.map((half) => {
    const { effects, ...other } = component(half, write)
    return { ...other, effects: halves.length > 1 ? [write.say.terms.and(effects)] : effects }
  })
