/**
 * `npm run draw -- guard-tower great-wall`: writes a page with all states of these cards and wonders, without building
 * the app: `test-results/drawings.html`. A line in quotes is a recipe: `npm run draw -- 'hall 12 38 24; man 60 @ urn'`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compile } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/box'
import { COLOURS } from '@heptapolis/engine/show'
import { INKS, type Ink, SOLID } from '../src/art/light/inks.ts'
import { LIGHTS } from '../src/art/light/lights.ts'
import {
  cardPicture,
  crownPicture,
  landPicture,
  monumentPicture,
  motifPicture,
  moundPicture,
  roofPicture,
} from '../src/art/pictures.ts'
import { type Recipe, readRecipe, tryRecipe } from '../src/art/recipe.ts'
import { artOf } from '../src/entries/painting.ts'
import { BOXES } from '../src/index.ts'

const PAGE = join(import.meta.dirname, '..', '..', '..', 'test-results', 'drawings.html')
const ALL = BOXES.slice(1).map(({ id }) => id)
const mixes = [[], ALL, ...ALL.map((box) => [box])].flatMap((boxes) => {
  const compiled = compile({ edition: '2e', boxes, seats: [{}, {}, {}, {}] }, BOXES)
  return compiled.ok ? [compiled.value] : []
})
const pieces = mixes.flatMap((rules) => rules.pieces.slice(1))
const boards = mixes.flatMap((rules) => rules.boards.map(({ def }) => def))
const art = await artOf(ALL)

const image = (picture: string, width: number): string =>
  `<img width=${width} src="data:image/svg+xml,${encodeURIComponent(picture)}">`

const row = (title: string, drawings: readonly string[], ground: string): string =>
  `<h3>${title}</h3><div style="background:${ground}">${drawings.join('')}</div>`

/** The symbols of a card stand in the middle third, down to this height. */
const SYMBOLS = 19

/** A card with a frame where its symbols stand. */
const framed = (picture: string): string =>
  `<span class="on">${image(picture, 264)}<i style="left:33%;width:33%;top:0;height:${(100 * SYMBOLS) / 64}%"></i></span>`

/** A card large and small, and its motifs and roof. */
function cardRows(id: string, { picture, left, right, crown }: Recipe, ink: Ink, age: number): string {
  tryRecipe(`${picture} @ ${left} ${right} ${crown}`)
  return (['light', 'dark'] as const)
    .map((theme) =>
      row(
        `${id}, ${theme}`,
        [
          framed(cardPicture(picture, ink, age, theme)),
          ...[132, 60].map((width) => image(cardPicture(picture, ink, age, theme), width)),
          ...[left, right].map((name) => image(motifPicture(name, ink, theme), 52)),
          image(crownPicture(crown, ink, theme), 66),
          image(roofPicture(ink, theme), 180),
        ],
        SOLID[theme][ink],
      ),
    )
    .join('')
}

/** A monument on a picture behind it, `foot` above its lower edge. */
const before = (behind: string, width: number, height: number, monument: string, foot: number): string =>
  `<span class="on" style="width:${width}px;height:${foot + 160}px">
    <img width=${width} height=${height} src="data:image/svg+xml,${encodeURIComponent(behind)}">
    <b style="bottom:${foot}px">${image(monument, 200)}</b></span>`

/** A wonder stage by stage, in every light, on its hill and in its land. */
function wonderRows(id: string, stages: number): string {
  const monument = art.monumentOf(id)
  for (const [i, layer] of monument.layers.entries()) {
    const [fault] = /undefined|NaN/.exec(layer) ?? []
    if (fault) throw new Error(`Layer ${i} of ${id} contains ${fault}: a shape has a wrong or missing number or name.`)
  }
  return keysOf(LIGHTS)
    .map((of) => {
      const built = Array.from({ length: stages + 1 }, (_, i) => monumentPicture(monument, i, stages, of))
      const last = built[stages]
      const around = [
        before(moundPicture(monument, of), 286, monument.isRock ? 278 : 120, last, 100),
        before(landPicture(monument, of), 820, 220, last, 0),
      ]
      const title = `${id}, ${stages} stages, ${of}`
      return row(
        title,
        [...built.map((one) => image(one, 240)), ...around],
        `linear-gradient(${LIGHTS[of].sky.join()})`,
      )
    })
    .join('')
}

function drawn(name: string): string {
  if (/[\s@]/.test(name)) return cardRows('recipe', readRecipe(name), ink(values.colour), 1)
  const piece = pieces.find(({ id }) => id === name)
  // The sides of a wonder may differ in their number of stages.
  const stages = new Set(boards.filter(({ wonder }) => wonder === name).map((board) => board.stages.length))
  if (stages.size > 0) return [...stages].map((count) => wonderRows(name, count)).join('')
  if (!piece)
    throw new Error(`No card or wonder of the boxes on the shelf has the id ${name}. A recipe has a space or an @.`)
  const colour = ink(COLOURS[piece.colour] ?? 'white')
  return cardRows(name, art.recipeOf(name, colour), colour, piece.age)
}

function ink(name: string): Ink {
  const known = INKS.find((one) => one === name)
  if (!known) throw new Error(`There is no colour ${name}: ${INKS.join(', ')}.`)
  return known
}

const STYLE = `img{margin:6px;vertical-align:bottom}.on{position:relative;display:inline-block;vertical-align:bottom}
.on>img{margin:0;position:absolute;left:0;bottom:0}.on:has(>i)>img{position:static}.on>i{position:absolute;outline:1px dashed #fff}.on>b{position:absolute;left:0;right:0;text-align:center}.on>b>img{margin:0}`

const { values, positionals } = parseArgs({
  options: { colour: { type: 'string', default: 'blue' } },
  allowPositionals: true,
})

try {
  if (positionals.length === 0) throw new Error('Name a card or a wonder, or give a recipe in quotes.')
  const rows = positionals.map(drawn).join('')
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, `<meta charset="utf-8"><style>${STYLE}</style>${rows}`)
  console.log(`Open ${PAGE} and reload it after each change.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
