import { sure } from '@heptapolis/engine'
import { EDITIONS, type Edition, type Ruleset } from '@heptapolis/engine/box'
import { compile } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { RULES } from './entries/rulebook.ts'
import { BOXES } from './index.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)

/** Rules of an edition with one box, or with all if its pieces need other boxes. */
const rulesOf = (edition: Edition, boxes: readonly string[]): Ruleset =>
  sure(compile({ edition, boxes: [...boxes], seats: [{}, {}, {}, {}] }, BOXES))

type Count = (rules: Ruleset, box: string) => number

const cards =
  (age: number): Count =>
  ({ pieces }, box) =>
    pieces
      .filter((piece) => piece.box === box && piece.sort === 'card' && piece.age === age)
      .reduce((sum, { copies }) => sum + copies.length, 0)
const sort =
  (wanted: string): Count =>
  ({ pieces }, box) =>
    pieces.filter((piece) => piece.box === box && piece.sort === wanted).length

/** Contents of a box that the rules count too. Tokens and coins are endless there. */
const KNOWN: Readonly<Record<string, Count>> = {
  age1: cards(1),
  age2: cards(2),
  age3: cards(3),
  guilds: sort('guild'),
  boards: ({ boards }, box) =>
    new Set(boards.filter(({ piece }) => piece.box === box).map(({ def }) => def.wonder)).size,
  leaders: sort('leader'),
  black: sort('card'),
  cards: sort('card'),
  islands: sort('island'),
  shipyards: sort('shipyard'),
  tiles: sort('tile'),
  projects: sort('project'),
  edifices: sort('edifice'),
}

/** Pieces printed for games with another box, whose rules include them. */
const ELSEWHERE = ['cities.leaders', 'wonder-pack.boards']

const printed = RULES.flatMap(({ box, printed: all }) =>
  EDITIONS.flatMap((edition): [string, Edition][] => (all ? [[box, edition]] : [])),
)

test.each(printed)('%s has in %s what its book lists', (box, edition) => {
  const contents = RULES.find((one) => one.box === box)?.printed?.[edition] ?? {}
  const alone = rulesOf(edition, box === 'base' ? [] : [box])
  const all = rulesOf(edition, box === 'base' ? [] : ALL)
  const known = Object.entries(contents).filter(([what]) => KNOWN[what] && !ELSEWHERE.includes(`${box}.${what}`))
  const counted = (rules: Ruleset): number[] => known.map(([what]) => KNOWN[what](rules, box))
  expect([counted(alone), counted(all)]).toContainEqual(known.map(([, count]) => count))
  expect(Object.keys(contents).length).toBeGreaterThan(0)
})
