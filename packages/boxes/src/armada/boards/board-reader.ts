/** Reads boards from a file, a link or a record, and reports every fault with its place. */
import { type Cost, RESOURCES } from '@heptapolis/engine/box'
import type { Boards } from '../data.ts'
import { FLEETS, type Fleet } from '../pieces/define.ts'
import type { ShipyardData } from '../pieces/shipyards.ts'
import type { Space, TrackDef } from '../pieces/tracks.ts'
import type { Fault } from './board-faults.ts'

/** Gains that each column allows. */
export const GAINS: Record<Fleet, readonly (keyof Space)[]> = {
  red: ['naval'],
  yellow: ['level', 'coins', 'tax'],
  blue: ['points'],
  green: ['explore'],
}
const MOST_GAIN: Record<keyof Space, number> = { naval: 20, level: 9, coins: 9, tax: 1, points: 20, explore: 3 }
const PRICES = [...RESOURCES, 'coins'] as const
const MOST_GOODS = 4
const MOST_COINS = 9

/** Place in the file; collects faults for the whole. */
class Place {
  readonly #path: string
  readonly #faults: Fault[]

  constructor(path: string, faults: Fault[]) {
    this.#path = path
    this.#faults = faults
  }

  at(key: string | number): Place {
    return new Place(this.#path === '' ? `${key}` : `${this.#path}.${key}`, this.#faults)
  }

  wrong(fault: FaultHere): void {
    this.#faults.push({ field: this.#path || 'boards', ...fault })
  }

  /** Object at this place without unknown fields; empty for another value. */
  fields(value: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
    if (!isObject(value)) {
      this.wrong({ is: 'object', given: value })
      return {}
    }
    for (const name of Object.keys(value)) if (!known.includes(name)) this.wrong({ is: 'unknown', name, known })
    return value
  }

  number(value: unknown, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
    this.wrong({ is: 'number', given: value, most })
    return 0
  }
}

type Without<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never
type FaultHere = Without<Fault, 'field'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our boards with the given changes. Equal parts are shared with ours. */
export function readBoards(value: unknown, ours: Boards): { boards: Boards; faults: readonly Fault[] } {
  const faults: Fault[] = []
  const file = new Place('', faults)
  const { columns = {}, shipyards = {} } = file.fields(value, ['columns', 'shipyards'])
  const boards = {
    tracks: readColumns(columns, file.at('columns'), ours.tracks),
    shipyards: readShipyards(shipyards, file.at('shipyards'), ours.shipyards),
  }
  return { boards, faults }
}

function readColumns(value: unknown, place: Place, ours: Boards['tracks']): Boards['tracks'] {
  const given = place.fields(value, FLEETS)
  const read = (fleet: Fleet): TrackDef => {
    const at = place.at(fleet)
    const spaces = readSpaces(given[fleet], at, ours[fleet].spaces, (space, here) => readSpace(space, here, fleet))
    if (spaces === ours[fleet].spaces) return ours[fleet]
    const levels = spaces.flatMap(({ explore = 0 }) => (explore > 0 ? [explore] : []))
    const twice = levels.find((level, i) => levels.indexOf(level) !== i)
    if (twice !== undefined) at.wrong({ is: 'twice', level: twice })
    return { ...ours[fleet], spaces, corrected: differing(spaces, ours[fleet].spaces) }
  }
  return { red: read('red'), yellow: read('yellow'), blue: read('blue'), green: read('green') }
}

function readSpace(value: unknown, place: Place, fleet: Fleet): Space {
  const given = place.fields(value, GAINS[fleet])
  const entries = GAINS[fleet].map((gain) => [gain, readGain(given[gain], place.at(gain), gain)])
  return Object.fromEntries(entries.filter(([, amount]) => Boolean(amount)))
}

function readGain(value: unknown, place: Place, gain: keyof Space): number | boolean {
  if (value === undefined) return 0
  if (gain !== 'tax') return place.number(value, MOST_GAIN[gain])
  if (typeof value !== 'boolean') place.wrong({ is: 'flag', given: value })
  return value === true
}

function readShipyards(value: unknown, place: Place, ours: Boards['shipyards']): Boards['shipyards'] {
  const ids = ours.map(({ id }) => id)
  const given = place.fields(value, ids)
  return ours.map((our) => (given[our.id] === undefined ? our : readShipyard(given[our.id], place.at(our.id), our)))
}

function readShipyard(value: unknown, place: Place, our: ShipyardData): ShipyardData {
  const given = place.fields(value, ['wonder', 'costs'])
  const wonder = given.wonder === undefined ? our.wonder : readFleet(given.wonder, place.at('wonder'))
  const at = place.at('costs')
  const columns = given.costs === undefined ? {} : at.fields(given.costs, FLEETS)
  const read = (fleet: Fleet) => readSpaces(columns[fleet], at.at(fleet), our.costs[fleet], readCost)
  const costs = { red: read('red'), yellow: read('yellow'), blue: read('blue'), green: read('green') }
  const isOurs = wonder === our.wonder && FLEETS.every((fleet) => costs[fleet] === our.costs[fleet])
  if (isOurs) return our
  const corrected = (fleet: Fleet) => differing(costs[fleet], our.costs[fleet])
  const spaces = {
    red: corrected('red'),
    yellow: corrected('yellow'),
    blue: corrected('blue'),
    green: corrected('green'),
  }
  return { ...our, wonder, costs, corrected: { wonder: wonder !== our.wonder, costs: spaces } }
}

function readFleet(value: unknown, place: Place): Fleet {
  const fleet = FLEETS.find((one) => one === value)
  if (fleet === undefined)
    place.wrong({ is: 'unknown', name: typeof value === 'string' ? value : JSON.stringify(value), known: FLEETS })
  return fleet ?? 'red'
}

function readCost(value: unknown, place: Place): Cost {
  const given = place.fields(value, PRICES)
  const entries = PRICES.map((what) => {
    const most = what === 'coins' ? MOST_COINS : MOST_GOODS
    return [what, given[what] === undefined ? 0 : place.at(what).number(given[what], most)] as const
  })
  return Object.fromEntries(entries.filter(([, count]) => count > 0))
}

/** All spaces of a column as a list, or some by number; ours by default. */
function readSpaces<T extends object>(
  value: unknown,
  place: Place,
  ours: readonly T[],
  read: (value: unknown, place: Place) => T,
): readonly T[] {
  if (value === undefined) return ours
  if (Array.isArray(value) ? value.length !== ours.length : !isObject(value)) {
    place.wrong({ is: 'spaces', given: value, count: ours.length })
    return ours
  }
  const numbers = ours.map((_, i) => String(i + 1))
  const given = Array.isArray(value)
    ? Object.fromEntries(numbers.map((n, i) => [n, value[i]]))
    : place.fields(value, numbers)
  const spaces = ours.map((our, i) => {
    if (!(numbers[i] in given)) return our
    const space = read(given[numbers[i]], place.at(numbers[i]))
    return isSame(space, our) ? our : space
  })
  return spaces.every((space, i) => space === ours[i]) ? ours : spaces
}

/** Numbers of the spaces that differ from ours. */
const differing = (spaces: readonly object[], ours: readonly object[]): number[] =>
  spaces.flatMap((space, i) => (space === ours[i] ? [] : [i + 1]))

const isSame = (a: object, b: object): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (fields: object): unknown => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
