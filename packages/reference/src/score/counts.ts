/** Countable things of a city, for cards, leaders and edifices. */
import type { PieceDef, Resource, Whose } from '@heptapolis/engine/show'
import { type City, cityAt, effectsIn, type ReferenceTable } from '../table.ts'

const ofColour = (city: City, colour: string): number => city.cards.filter((card) => card.colour === colour).length
const victories = ({ victory }: City, value?: number): number =>
  victory.filter((token) => value === undefined || token === value).length

/** Stone symbols on a brown card, including one of a choice. */
function stonesOn(card: PieceDef): number {
  const isStone = (good: Resource) => good === 'stone'
  return effectsIn([card], 'produce').reduce(
    (sum, { all = [], any = [] }) => sum + all.filter(isStone).length + any.filter(isStone).length,
    0,
  )
}

/** Commercial level from the yellow ship; 0 before it has moved. */
const commercialLevel = ({ yard, ships }: City): number => yard?.columns.yellow.spaces[ships.yellow - 1]?.level ?? 0

const COUNTED: Record<string, (city: City) => number> = {
  stage: ({ stages }) => stages.length,
  coin: ({ coins }) => coins,
  'three-coins': ({ coins }) => Math.floor(coins / 3),
  victory: (city) => victories(city),
  'victory-1': (city) => victories(city, 1),
  'victory-3': (city) => victories(city, 3),
  'victory-5': (city) => victories(city, 5),
  defeat: ({ defeat }) => defeat,
  leader: ({ leaders }) => leaders.length,
  island: ({ islands }) => islands.length,
  'commercial-level': commercialLevel,
  'stone-symbol': ({ cards }) =>
    cards.filter(({ colour }) => colour === 'brown').reduce((sum, card) => sum + stonesOn(card), 0),
  'age-card-colour': ({ cards }) => new Set(cards.map(({ colour }) => colour)).size,
}

const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black']

export function countIn(city: City, thing: string): number {
  if (COLOURS.includes(thing)) return ofColour(city, thing)
  const count = COUNTED[thing]
  if (!count) throw new Error(`Nothing says how to count "${thing}".`)
  return count(city)
}

/** Number of these things in the given places: the city itself and its neighbours. */
export const countAround = (
  table: ReferenceTable,
  city: City,
  things: readonly string[],
  places: readonly Whose[],
): number =>
  places
    .map((place) => (place === 'self' ? city : cityAt(table, city, place)))
    .reduce((sum, where) => sum + things.reduce((all, thing) => all + countIn(where, thing), 0), 0)

/** Number of cards of the most frequent colour. */
export const mostOfOneColour = (city: City): number => Math.max(...COLOURS.map((colour) => ofColour(city, colour)))
