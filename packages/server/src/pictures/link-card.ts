/** Preview picture of a link, as SVG. It contains only texts and points that the linked page shows to everybody. */
import { artOf, LIGHTS, monumentPicture, SOLID } from '@heptapolis/boxes/art'
import { LOOKS } from '@heptapolis/boxes/faces'
import { panoramaPicture } from '@heptapolis/boxes/panorama'
import { SITE } from '../core/site.ts'
import { SIZE } from './size.ts'

export interface LinkCard {
  readonly title: string
  readonly description: string
  /** Expansions in play: they have the drawings of the wonders. */
  readonly boxes: readonly string[]
  /** Final score by player; empty if there is none. */
  readonly towers: readonly Tower[]
}

export interface Tower {
  readonly name: string
  readonly wonder: string
  readonly total: number
  readonly lines: readonly { readonly id: string; readonly points: number }[]
}

const MARGIN = 60
const GROUND = 566
/** Highest point of a tower, below the texts. */
const TOP = 346
const GAP = 22
const LIGHT = 'dusk'
const INK = '#2b2118'
const MONUMENT = { width: 240, height: 192 }

export async function cardSvg({ title, description, boxes, towers }: LinkCard): Promise<string> {
  const art = await artOf(boxes)
  const drawing =
    towers.length === 0
      ? panoramaPicture(art.monumentOf, LIGHT).replace('<svg ', `<svg x="-240" y="40" `)
      : towersIn(towers, (wonder) => monumentPicture(art.monumentOf(wonder), 3, 3, LIGHT))
  const size = title.length > 34 ? 52 : 66
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${skyStops()}</linearGradient></defs>`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#sky)"/>`,
    drawing,
    title === SITE ? '' : text(SITE, { x: MARGIN, y: 48, size: 24 }),
    text(fitted(title, SIZE.width - 2 * MARGIN, size), { x: MARGIN, y: 116, size }),
    text(fitted(description, SIZE.width - 2 * MARGIN, 30), { x: MARGIN, y: 162, size: 30 }),
    '</svg>',
  ].join('')
}

const skyStops = (): string =>
  LIGHTS[LIGHT].sky.map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('')

function towersIn(towers: readonly Tower[], monument: (wonder: string) => string): string {
  const highest = Math.max(1, ...towers.map(({ total }) => total))
  const width = Math.min(150, (SIZE.width - 2 * MARGIN - GAP * (towers.length - 1)) / towers.length)
  const left = (SIZE.width - width * towers.length - GAP * (towers.length - 1)) / 2
  const unit = (GROUND - TOP) / highest
  const ground = `<rect y="${GROUND}" width="${SIZE.width}" height="${SIZE.height - GROUND}" fill="#efd9b4"/>`
  return ground + towers.map((tower, i) => towerAt(tower, left + i * (width + GAP), width, unit, monument)).join('')
}

function towerAt(
  { name, wonder, total, lines }: Tower,
  x: number,
  width: number,
  unit: number,
  monument: (wonder: string) => string,
): string {
  const middle = x + width / 2
  const { floors, top } = floorsOf(lines, unit)
  const rects = floors.map(
    ({ id, y, height }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${Math.max(1, height - 1)}" fill="${colourOf(id)}"/>`,
  )
  const scale = width / MONUMENT.width
  const roof = `<g transform="translate(${x} ${top - MONUMENT.height * scale}) scale(${scale})">${monument(wonder)}</g>`
  return [
    ...rects,
    roof,
    text(String(total), { x: middle, y: top - MONUMENT.height * scale - 8, size: 40, anchor: 'middle' }),
    text(fitted(name, width + GAP, 22), { x: middle, y: GROUND + 34, size: 22, anchor: 'middle' }),
  ].join('')
}

/** Floors from the ground up; losses shorten a tower from the ground. */
function floorsOf(lines: Tower['lines'], unit: number) {
  let sunk = lines.reduce((sum, { points }) => sum - Math.min(0, points), 0)
  let top = GROUND
  const floors = lines.flatMap(({ id, points }) => {
    const below = Math.min(sunk, Math.max(0, points))
    sunk -= below
    const height = Math.max(0, points - below) * unit
    top -= height
    return height > 0 ? [{ id, y: top, height }] : []
  })
  return { floors, top }
}

const WONDER = '#8c3b22'
const solid: Readonly<Record<string, string>> = SOLID.light

function colourOf(id: string): string {
  const line = LOOKS.lines[id]
  if (line?.tone !== undefined) return solid[line.tone] ?? WONDER
  return LOOKS.faces.get(line?.box ?? '')?.colours.light.ink ?? WONDER
}

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor?: 'start' | 'middle'
}

const text = (words: string, { x, y, size, anchor = 'start' }: TextPlace): string =>
  `<text x="${x}" y="${y}" font-family="Marcellus" font-size="${size}" fill="${INK}" text-anchor="${anchor}">${escaped(words)}</text>`

/** Average width of a letter, in sizes of the font. */
const LETTER = 0.52

/** Shortens a text that would be wider. */
function fitted(words: string, width: number, size: number): string {
  const letters = [...words]
  const most = Math.floor(width / (size * LETTER))
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** Names are written by people, and XML has no control characters. */
const escaped = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
