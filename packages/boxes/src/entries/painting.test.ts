import { EDITIONS, type Ruleset } from '@heptapolis/engine/box'
import { compile } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { lightOf } from '../art/light/hours.ts'
import { INKS } from '../art/light/inks.ts'
import { LIGHTS, type LightName } from '../art/light/lights.ts'
import { coverPicture } from '../art/panorama.ts'
import { tryRecipe } from '../art/recipe.ts'
import { BOXES } from '../index.ts'
import { SHELF } from '../shelf.ts'
import { LOOKS } from './faces.ts'
import {
  artOf,
  cardPicture,
  crownPicture,
  landPicture,
  MOVING_IN,
  monumentPicture,
  motifPicture,
  moundPicture,
  movingPicture,
} from './painting.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)
const NIGHTS: readonly LightName[] = ['moon', 'predawn', 'evening', 'ember']

/** Each box alone and all together, in both editions: together they contain every piece. */
const mixes: readonly Ruleset[] = EDITIONS.flatMap((edition) =>
  [[], ...ALL.map((box) => [box]), ALL].flatMap((boxes) => {
    const compiled = compile({ edition, boxes, seats: [{}, {}, {}, {}] }, BOXES)
    return compiled.ok ? [compiled.value] : []
  }),
)
const pieces = new Map(mixes.flatMap(({ pieces: all }) => all.slice(1).map((piece) => [piece.id, piece] as const)))
const drawnPieces = [...pieces.values()].filter(({ sort }) => sort !== 'board' && sort !== 'stage')
const wonders = new Map(
  mixes.flatMap(({ boards }) => boards.map(({ def }) => [`${def.wonder} ${def.side}`, def] as const)),
)
const arts = await Promise.all(SHELF.map(async ({ rules, art }) => ({ box: rules.id, art: await art?.() })))
const recipes = new Map(arts.flatMap(({ art }) => Object.entries(art?.recipes ?? {})))
const art = await artOf(ALL)

test('every piece of every box has a recipe of its own', () => {
  expect(drawnPieces.length).toBeGreaterThan(300)
  expect(drawnPieces.filter(({ id }) => !recipes.has(id)).map(({ id }) => id)).toEqual([])
  expect([...recipes.keys()].filter((id) => !pieces.has(id))).toEqual([])
})

test('every expansion has a picture to choose it by, unlike the others', () => {
  const pictures = ALL.map((box) => {
    const cover = art.covers.get(box)
    return cover && coverPicture(cover, art.monumentOf, 'noon')
  })
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(ALL.length)
})

test('no two pieces have the same picture', () => {
  const pictures = [...recipes.values()].map((line) => line.split('@')[0].trim())
  expect(pictures.filter((line, i) => pictures.indexOf(line) !== i)).toEqual([])
})

test('every recipe names parts and motifs that there are', () => {
  for (const line of recipes.values()) expect(() => tryRecipe(line)).not.toThrow()
  expect(() => tryRecipe('hall 1 2 3; cathedral 4')).toThrow('no part cathedral')
  expect(() => tryRecipe('hall 1 2 3 thatched')).toThrow('no roof thatched')
  expect(() => tryRecipe('hall 1 2 3 tile arches')).toThrow('no openings arches')
  expect(() => tryRecipe('man 60; hall 12 38')).toThrow('a number is missing in: hall 12 38')
  expect(() => tryRecipe('bust bob dark none none toga tan oval grinning')).toThrow('no trait grinning')
  expect(() => tryRecipe('hall 1 2 3 @ rocket')).toThrow('no motif rocket')
})

/** Whether every tone has a colour and every number is finite. */
const isWhole = (picture: string): boolean => picture.startsWith('<svg') && !/~|NaN|undefined|Infinity/.test(picture)

test('every card is painted in its ink, light and dark', () => {
  for (const { id, colour, age } of drawnPieces) {
    const ink = INKS[colour] ?? 'white'
    const { picture, left, right, crown } = art.recipeOf(id, ink)
    const painted = (['light', 'dark'] as const).flatMap((theme) => [
      cardPicture(picture, ink, age, theme),
      motifPicture(left, ink, theme),
      motifPicture(right, ink, theme),
      crownPicture(crown, ink, theme),
    ])
    expect(
      painted.filter((one) => !isWhole(one)),
      id,
    ).toEqual([])
  }
})

test('a box draws its own wonders, so that they need no other box', () => {
  const own = arts.flatMap(({ box, art: drawn }) =>
    Object.keys(LOOKS.faces.get(box)?.wonders ?? {}).map((wonder) => [wonder, drawn?.monuments?.[wonder]] as const),
  )
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter(([, monument]) => monument === undefined)).toEqual([])
})

test('things that move are drawn, on the strip of their land', () => {
  const monuments = [...wonders.values()].map(({ wonder }) => art.monumentOf(wonder))
  for (const monument of monuments) {
    const things = MOVING_IN[monument.place]
    expect(things.length).toBeLessThan(3)
    for (const { what, x, y } of things) {
      expect(x > 0 && x < 820 && y > 0 && y < 220, `${monument.place} ${what}`).toBe(true)
      expect(isWhole(movingPicture(what, monument, 'moon'))).toBe(true)
    }
  }
})

test('every wonder has a monument, and every stage adds something to it', () => {
  expect(wonders.size).toBeGreaterThan(40)
  for (const { wonder, stages } of wonders.values()) {
    expect(
      arts.some((one) => one.art?.monuments?.[wonder]),
      wonder,
    ).toBe(true)
    const states = [0, ...stages.map((_, i) => i + 1)].map((built) =>
      monumentPicture(art.monumentOf(wonder), built, stages.length, 'noon'),
    )
    expect(new Set(states).size, wonder).toBe(stages.length + 1)
    expect(states.every(isWhole), wonder).toBe(true)
  }
})

test('figures before a wall are planned on it until they are built', () => {
  for (const wonder of ['abu-simbel', 'olympia']) {
    const monument = art.monumentOf(wonder)
    const without = (built: number) => monumentPicture({ ...monument, growsForward: false }, built, 4, 'noon')
    const [first, last] = [1, 4].map((built) => monumentPicture(monument, built, 4, 'noon'))
    expect(first, wonder).not.toBe(without(1))
    expect(first.startsWith(without(1).replace('</svg>', '')), wonder).toBe(true)
    expect(last, wonder).toBe(without(4))
  }
})

test('a monument and its land look different in every light', () => {
  const monument = art.monumentOf('gizah')
  const lights = Object.keys(LIGHTS) as LightName[]
  expect(new Set(lights.map((light) => monumentPicture(monument, 2, 3, light))).size).toBe(lights.length)
  expect(new Set(lights.map((light) => landPicture(monument, light))).size).toBe(lights.length)
  expect(lights.every((light) => isWhole(moundPicture(monument, light)))).toBe(true)
})

test('the Age, the side and the theme choose the light', () => {
  expect([1, 2, 3].map((age) => lightOf(age, false, 'light'))).toEqual(['morning', 'noon', 'dusk'])
  expect([0, 9].map((age) => lightOf(age, false, 'light'))).toEqual(['morning', 'dusk'])
  expect([1, 2, 3].map((age) => lightOf(age, true, 'light'))).toEqual(['moon', 'moon', 'moon'])
  for (const age of [1, 2, 3]) expect(NIGHTS).toContain(lightOf(age, false, 'dark'))
})

test('a piece without a recipe gets a building of its colour, a wonder without a monument a gate', async () => {
  const bare = SHELF.map(({ art: _, ...kit }) => kit)
  const none = await artOf(ALL, bare)
  for (const ink of INKS) {
    const { picture } = none.recipeOf('a-card-nobody-has-drawn', ink)
    expect(isWhole(cardPicture(picture, ink, 1, 'light'))).toBe(true)
  }
  expect(isWhole(monumentPicture(none.monumentOf('nowhere'), 1, 2, 'dusk'))).toBe(true)
  expect(none.monumentOf('gizah')).toBe(none.monumentOf('nowhere'))
})

test('only the boxes in play bring their drawings', async () => {
  const base = await artOf([])
  expect(base.recipeOf('caesar', 'white')).not.toEqual(art.recipeOf('caesar', 'white'))
  expect(base.monumentOf('rome')).not.toBe(art.monumentOf('rome'))
})

test('land that a monument stands before does not hide its unbuilt parts', () => {
  const [hill, air] = [art.monumentOf('great-wall'), art.monumentOf('gizah')]
  const isHazeInFront = (monument: typeof hill, light: LightName) => {
    const ground = monumentPicture({ ...monument, layers: [monument.layers[0], '', '', '', ''] }, 0, 3, light)
    return monumentPicture(monument, 0, 3, light).startsWith(ground.replace('</svg>', ''))
  }
  for (const light of ['noon', ...NIGHTS] as const) {
    expect(isHazeInFront(hill, light)).toBe(true)
    expect(isHazeInFront(air, light)).toBe(false)
  }
})
