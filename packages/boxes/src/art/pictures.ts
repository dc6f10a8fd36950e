/** Stand-alone SVG pictures; equal options give equal pictures. */
import { at, disc, faded, fill, range, rect } from './draw/shapes.ts'
import { STARS } from './land/forms.ts'
import { MOVING, type Moving } from './land/moving.ts'
import { LANDS } from './land/places.ts'
import { LIFE } from './life/index.ts'
import type { Theme } from './light/hours.ts'
import { type Ink, inkPalette } from './light/inks.ts'
import { LIGHTS, type LightName } from './light/lights.ts'
import { paint, picture } from './light/paint.ts'
import { chalk, ghost, palette } from './light/palette.ts'
import { PLACES, type Place } from './light/places.ts'
import type { Palette } from './light/tones.ts'
import { layersBuilt, type Monument } from './monument.ts'
import { motif } from './motifs.ts'
import { EAVES } from './parts/eaves.ts'
import { build } from './parts/index.ts'

const paletteOf = ({ place, own }: Monument, light: LightName): Palette => palette(place, light, own)

/** How strong the plan of figures is on the wall behind them. */
const PLANNED = 0.6

/** Built layers are solid, the others hazy. */
export function monumentPicture(monument: Monument, built: number, stages: number, light: LightName): string {
  const standing = layersBuilt(built, stages)
  const colours = paletteOf(monument, light)
  const [ground, ...layers] = monument.layers
  const unbuilt = layers.slice(standing).join('')
  const haze = paint(unbuilt, ghost(colours, light, monument))
  const founded = paint(ground, colours)
  const below = monument.isRock || monument.backdrop ? founded + haze : haze + founded
  const isPlanned = monument.growsForward && standing > 0 && unbuilt !== ''
  const plan = isPlanned ? faded(paint(unbuilt, chalk(colours)), PLANNED) : ''
  return picture(below + paint(layers.slice(0, standing).join(''), colours) + plan, { box: [0, -12, 240, 192] })
}

export const landPicture = (monument: Monument, light: LightName): string =>
  picture(paint(LANDS[monument.place](), paletteOf(monument, light)), { box: [0, 0, 820, 220], fit: 'xMaxYMax slice' })

/** A small thing that moves in the land. */
export const movingPicture = (what: Moving, monument: Monument, light: LightName): string =>
  picture(paint(LIFE[what], paletteOf(monument, light)), { box: MOVING[what] })

const ROCK = [
  ['r3', 'M0 300V70C20 40 40 34 70 26 110 10 180 12 214 28c30 10 50 26 72 50v222z'],
  ['r2', 'M0 300V70C14 50 26 42 40 36L30 300z'],
  ['r4', 'M286 300V78c-12-14-24-24-36-32l8 254z'],
] as const
const HILL = [
  ['h3', 'M0 130V34C30 30 40 4 90 2h110c46 2 56 26 86 34v94z'],
  ['e2', 'M20 130C60 90 60 12 96 4h96c40 6 44 80 80 126z'],
  ['e1', 'M20 130C60 90 60 12 96 4h40C110 30 100 90 96 130z'],
] as const
const SEA = [
  ['w1', rect(0, 0, 286, 130)],
  ['w2', rect(0, 8, 286, 122)],
  [
    'w3',
    rect(14, 12, 40, 1.2) +
      rect(200, 20, 60, 1.2) +
      rect(90, 34, 70, 1.2) +
      rect(230, 44, 40, 1.2) +
      rect(20, 50, 60, 1.2),
  ],
] as const

/** Ground of a monument behind its town: rock, the sea or a hill. */
export function moundPicture(monument: Monument, light: LightName): string {
  const place: Place = PLACES[monument.place]
  const shapes = monument.isRock ? ROCK : place.sea ? SEA : HILL
  const drawn = shapes.map(([tone, outline]) => fill(tone, outline)).join('')
  return picture(paint(drawn, paletteOf(monument, light)), {
    box: [0, 0, 286, monument.isRock ? 300 : 130],
    fit: 'none',
  })
}

export const starsPicture = (light: LightName): string =>
  picture(`<g opacity="${LIGHTS[light].stars}">${paint(STARS, palette('hills', light))}</g>`, {
    box: [0, 0, 800, 340],
    fit: 'xMidYMin slice',
  })

const CLOUDS =
  at(LIFE.cloud, 520, 66, 0.9) +
  at(LIFE.cloud2, 700, 96, 0.9) +
  at(LIFE.cloud2, 330, 110, 0.7) +
  at(LIFE.cloud, 130, 84, 0.6)

export const cloudsPicture = (light: LightName): string =>
  picture(paint(CLOUDS, palette('hills', light)), { box: [0, 0, 820, 160], fit: 'xMidYMin slice' })

/** Sun by Age: low on the left, high, and setting behind the roof. */
const SUNS = [disc(26, 46, 17), disc(92, 34, 14), disc(60, 56, 30)].map((sun) => fill('h1', sun))
const GROUND =
  fill('h3', 'M0 58V44Q24 30 50 40T96 36T120 42V58z') +
  fill('h2', 'M0 58V50Q20 42 44 48T84 46T120 50V58z') +
  fill('e2', rect(0, 55, 120, 9)) +
  fill('e1', rect(0, 55, 120, 1.8))

/** Picture of a card: `parts` is the first half of its recipe. */
export function cardPicture(parts: string, ink: Ink, age: number, theme: Theme): string {
  const sky = (SUNS[Math.max(1, age) - 1] ?? SUNS[1]) + GROUND
  const isBust = parts.startsWith('bust ')
  const drawn = isBust ? at(build(parts), 6, 6, 0.91) : build(parts)
  return picture(paint((isBust ? '' : sky) + drawn, inkPalette(ink, theme)), {
    box: [0, 0, 120, 64],
    fit: 'xMidYMax slice',
  })
}

/** Motif beside the symbol of a storey. */
export const motifPicture = (name: string, ink: Ink, theme: Theme): string =>
  picture(paint(motif(name), inkPalette(ink, theme)), { box: [-13, -24, 26, 24] })

/** Roof of a column; its top card adds the crown. */
export const roofPicture = (ink: Ink, theme: Theme): string =>
  picture(paint(EAVES[ink], inkPalette(ink, theme)), { box: [0, 0, 120, 26], fit: 'none' })

export const crownPicture = (name: string, ink: Ink, theme: Theme): string =>
  picture(paint(motif(name), inkPalette(ink, theme)), { box: [-22, -26, 44, 26] })

/** Camp on empty ground. */
const CAMP =
  at(LIFE.tent, 150, 30, 1) +
  at(LIFE.tent, 182, 30, 1.1) +
  at(LIFE.fire, 206, 30, 0.7) +
  at(LIFE.smoke, 206, 22, 0.7) +
  at(LIFE.crane, 40, 30, 0.8) +
  at(LIFE.blocks, 66, 30, 0.7) +
  at(LIFE.mason, 56, 30, 1) +
  at(LIFE.logs, 92, 30, 0.7) +
  at(LIFE.porter, 110, 30, 1) +
  at(LIFE.cart, 130, 30, 0.8) +
  at(LIFE.man, 216, 30, 1) +
  at(LIFE.bush, 232, 30, 0.7) +
  range(3)
    .map((i) => at([LIFE.woman, LIFE.foreman, LIFE.carrier][i], 10 + i * 8, 30, 0.9))
    .join('')

export const campPicture = (monument: Monument, light: LightName): string =>
  picture(paint(CAMP, paletteOf(monument, light)), { box: [0, 0, 240, 32], fit: 'xMidYMax meet' })
