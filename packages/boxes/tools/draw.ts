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

/** A card large and small, and its motifs and roof. */
function cardRows(id: string, { picture, left, right, crown }: Recipe, ink: Ink, age: number): string {
  tryRecipe(`${picture} @ ${left} ${right} ${crown}`)
  return (['light', 'dark'] as const)
    .map((theme) =>
      row(
        `${id}, ${theme}`,
        [
          ...[264, 132, 60].map((width) => image(cardPicture(picture, ink, age, theme), width)),
          ...[left, right].map((name) => image(motifPicture(name, ink, theme), 52)),
          image(crownPicture(crown, ink, theme), 66),
          image(roofPicture(ink, theme), 180),
        ],
        SOLID[theme][ink],
      ),
    )
    .join('')
}

/** A wonder stage by stage, in every light, and behind a town. */
function wonderRows(id: string, stages: number): string {
  const monument = art.monumentOf(id)
  return keysOf(LIGHTS)
    .map((of) => {
      const built = Array.from({ length: stages + 1 }, (_, i) => image(monumentPicture(monument, i, stages, of), 240))
      const around = [image(moundPicture(monument, of), 180), image(landPicture(monument, of), 410)]
      return row(`${id}, ${of}`, [...built, ...around], `linear-gradient(${LIGHTS[of].sky.join()})`)
    })
    .join('')
}

function drawn(name: string): string {
  if (/[\s@]/.test(name)) return cardRows('recipe', readRecipe(name), ink(values.colour), 1)
  const piece = pieces.find(({ id }) => id === name)
  const board = boards.find(({ wonder }) => wonder === name)
  if (board) return wonderRows(name, board.stages.length)
  if (!piece) throw new Error(`There is no card or wonder ${name}.`)
  const colour = ink(COLOURS[piece.colour] ?? 'white')
  return cardRows(name, art.recipeOf(name, colour), colour, piece.age)
}

function ink(name: string): Ink {
  const known = INKS.find((one) => one === name)
  if (!known) throw new Error(`There is no colour ${name}: ${INKS.join(', ')}.`)
  return known
}

const { values, positionals } = parseArgs({
  options: { colour: { type: 'string', default: 'blue' } },
  allowPositionals: true,
})
mkdirSync(dirname(PAGE), { recursive: true })
writeFileSync(
  PAGE,
  `<meta charset="utf-8"><style>img{margin:6px;vertical-align:bottom}</style>${positionals.map(drawn).join('')}`,
)
console.log(`Open ${PAGE} and reload it after each change.`)
