/**
 * Score-pad as a game state: the JSON that `heptapolis score` accepts, with plain numbers for cities that are not
 * entered.
 */
import type { Edition, Setup } from '@heptapolis/engine'
import type { Piece } from '@heptapolis/engine/show'
import type { PadCity, PadPosition } from '../../game-model/pad-position.ts'
import { freshId } from '../../game-model/saved/fresh-id.ts'

export type { PadCity, PadPosition }

/** The grid of numbers, or city by city. */
export type PadMode = 'numbers' | 'cities'

/** The mode that fits an imported pad. */
export const modeOf = ({ cities }: PadPosition): PadMode =>
  cities.some(({ numbers }) => numbers) ? 'numbers' : 'cities'

export interface ScorePad {
  id: string
  way?: PadMode
  /** Nothing has been entered or chosen since it was made. */
  isNew?: boolean
  /** The creation time in milliseconds. */
  date: number
  position: PadPosition
}

const SHARED = 'shared-'

/** The id of a pad from a link: a link that is opened twice creates one pad. */
export const sharedId = (code: string): string => `${SHARED}${shortened(code)}`

export const isShared = ({ id }: ScorePad): boolean => id.startsWith(SHARED)

function shortened(code: string): string {
  let value = 0
  for (const letter of code) value = (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0
  return value.toString(36)
}

export const FEWEST = 2
export const MOST = 8
/** Two players have a free city between them. */
const FEWEST_CITIES = 3

const citiesFor = (players: number): number => Math.max(FEWEST_CITIES, players)

const emptyCity = (): PadCity => ({ stages: [], coins: 0, cards: [], victory: [], defeat: 0 })

export const newPad = (
  names: readonly string[],
  mix: Partial<Pick<Setup, 'edition' | 'boxes' | 'options'>> = {},
  way: PadMode = 'numbers',
): ScorePad => ({
  id: freshId(),
  date: Date.now(),
  way,
  isNew: true,
  position: {
    setup: {
      edition: mix.edition ?? '2e',
      boxes: [...(mix.boxes ?? [])],
      seed: '',
      seats: names.map((name) => ({ name })),
      ...(mix.options ? { options: mix.options } : {}),
    },
    cities: Array.from({ length: citiesFor(names.length) }, emptyCity),
  },
})

const NAMES = ['wonder', 'side', 'name']

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.values(value).every((one) => one === undefined))

/** True if nothing was entered. */
export const isBlank = (city: PadCity): boolean =>
  Object.entries(city).every(([field, value]) => NAMES.includes(field) || isEmpty(value))

/** True if no city has points: such a pad is no game yet. */
export const isWithoutPoints = ({ cities }: PadPosition): boolean => cities.every(isBlank)

/** Not worth keeping: nobody used it. Older pads lack the mark of a new one. */
export const isUnused = ({ isNew, position }: ScorePad): boolean =>
  isWithoutPoints(position) && (isNew ?? position.setup.seats.every(({ name }) => !name))

export const playersOf = ({ setup }: PadPosition): number => setup.seats.length

export const nameOf = ({ setup }: PadPosition, seat: number): string => setup.seats[seat]?.name ?? ''

export function withPlayers(position: PadPosition, players: number): PadPosition {
  const count = Math.min(MOST, Math.max(FEWEST, players))
  const { setup, cities } = position
  return {
    ...position,
    setup: {
      ...setup,
      seats: Array.from({ length: count }, (_, i) => setup.seats[i] ?? { name: '' }),
      ...(setup.teams && count % 2 === 0 && count >= 4 ? {} : { teams: false }),
    },
    cities: Array.from({ length: citiesFor(count) }, (_, i) => cities[i] ?? emptyCity()),
  }
}

export const withName = (position: PadPosition, seat: number, name: string): PadPosition => ({
  ...position,
  setup: { ...position.setup, seats: position.setup.seats.map((old, i) => (i === seat ? { ...old, name } : old)) },
})

/** Sides of boards have other names in the other edition, so they are cleared. */
export const withEdition = (position: PadPosition, edition: Edition): PadPosition => ({
  ...position,
  setup: { ...position.setup, edition },
  cities: position.cities.map((city) => ({ ...city, side: undefined, stages: [] })),
})

export const withSetup = (position: PadPosition, wish: Partial<Setup>): PadPosition => ({
  ...position,
  setup: { ...position.setup, ...wish },
})

export const withCity = (position: PadPosition, seat: number, wish: Partial<PadCity>): PadPosition => ({
  ...position,
  cities: position.cities.map((city, i) => (i === seat ? { ...city, ...wish } : city)),
})

/** The ids in a list of a city. */
export function idsIn(city: PadCity, field: string): readonly string[] {
  const value = city[field]
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
}

/** The copies of a piece with this number of players. */
export const copiesAt = ({ copies }: Pick<Piece, 'copies'>, players: number): number =>
  copies.filter((from) => from <= Math.max(FEWEST_CITIES, players)).length
