/** Search and filters of the library, also as the query of a URL. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { isOneOf } from '@heptapolis/engine/kernel'
import { COLOURS, type Cost, EDITIONS, type Edition, RESOURCES } from '@heptapolis/engine/show'
import { type CatalogueEntry, type EditionPrint, effectsOf, levelOf } from '../catalogue/catalogue.ts'

export interface Filter {
  text: string
  edition: Edition | ''
  boxes: readonly string[]
  sort: string
  ages: readonly string[]
  colours: readonly string[]
  /** A resource, `coins` or `none`. */
  cost: string
  /** A group of effects. */
  effect: string
  /** A number of players, or empty. */
  players: string
}

export const EVERYTHING: Filter = {
  text: '',
  edition: '',
  boxes: [],
  sort: '',
  ages: [],
  colours: [],
  cost: '',
  effect: '',
  players: '',
}

export const isEverything = (filter: Filter): boolean => filterToQuery(filter) === ''

/** The printed text of a component in the language of the reader. */
export type Text = (print: EditionPrint) => string

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The print of an entry that matches the filter. */
export function matchingPrint(entry: CatalogueEntry, filter: Filter, textOf: Text): EditionPrint | undefined {
  const prints = entry.prints.filter(({ edition }) => filter.edition === '' || edition === filter.edition)
  return prints.findLast((print) => fits(print, filter) && hasWords(textOf(print), filter.text))
}

const hasWords = (text: string, asked: string): boolean => {
  const within = folded(text)
  return folded(asked)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

function fits(print: EditionPrint, filter: Filter): boolean {
  const { piece } = print
  const within = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)
  return (
    within(filter.boxes, piece.box) &&
    within(filter.ages, String(piece.age || levelOf(piece))) &&
    within(filter.colours, COLOURS[piece.colour] ?? '') &&
    (filter.sort === '' || filter.sort === piece.sort) &&
    fitsCost(print, filter.cost) &&
    (filter.effect === '' || effectsOf(print).some((effect) => LOOKS.groupOf(effect.kind) === filter.effect)) &&
    fitsPlayers(print, filter.players)
  )
}

function fitsCost({ piece, boards }: EditionPrint, wanted: string): boolean {
  if (wanted === '') return true
  const costs =
    boards.length === 0 ? [piece.def.cost] : boards.flatMap(({ stages }) => stages.flat().map(({ def }) => def.cost))
  return costs.some((cost) =>
    wanted === 'none' ? isFree(cost) : isOneOf(COST_PARTS, wanted) && cost?.[wanted] !== undefined,
  )
}

const COST_PARTS = [...RESOURCES, 'coins'] as const

const isFree = (cost: Cost | undefined): boolean => COST_PARTS.every((part) => !cost?.[part])

const fitsPlayers = ({ piece }: EditionPrint, players: string): boolean =>
  players === '' || piece.copies.length === 0 || piece.copies.some((from) => from <= Number(players))

const LISTS = ['boxes', 'ages', 'colours'] as const
const WORDS = ['text', 'sort', 'cost', 'effect', 'players'] as const

export function filterToQuery(filter: Filter): string {
  const query = new URLSearchParams()
  for (const key of WORDS) if (filter[key] !== '') query.set(key, filter[key])
  for (const key of LISTS) if (filter[key].length > 0) query.set(key, filter[key].join(','))
  if (filter.edition !== '') query.set('edition', filter.edition)
  return query.toString()
}

export function filterFromQuery(text: string): Filter {
  const query = new URLSearchParams(text)
  const filter: Filter = { ...EVERYTHING, edition: EDITIONS.find((known) => known === query.get('edition')) ?? '' }
  for (const key of WORDS) filter[key] = query.get(key) ?? ''
  for (const key of LISTS) filter[key] = (query.get(key) ?? '').split(',').filter(Boolean)
  return filter
}
