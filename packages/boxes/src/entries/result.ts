/**
 * Picture of a result to share: the towers of all cities in the winner's landscape. Its texts are apart: a server draws
 * them with its own fonts, a browser with those of the page.
 */
import { at } from '../art/draw/shapes.ts'
import { mix } from '../art/light/colour.ts'
import { lightOf, type Theme } from '../art/light/hours.ts'
import { SOLID } from '../art/light/inks.ts'
import type { LightName } from '../art/light/lights.ts'
import { monumentPicture } from '../art/pictures.ts'
import { COLOURS, type ResultColours, type StoreyColours } from '../art/result/colours.ts'
import { SIZE, scenePicture } from '../art/result/scene.ts'
import { fitted, type PlacedText, widthOf, wrapped } from '../art/result/texts.ts'
import { box, type Gain, type Standing, slotsOf, storeyPicture, storeysOf, symbolSize } from '../art/result/towers.ts'
import { minus } from '../words/grammar/signed.ts'
import { LOOKS } from './faces.ts'
import { type Art, artOf } from './painting.ts'

export { fitted, type PlacedText, SIZE }

export interface ResultTower {
  readonly name: string
  /** Second name: the player of a city, or the city of a player. */
  readonly note: string
  readonly wonder: string
  readonly isNight: boolean
  readonly total: number
  readonly rank: number
  /** Team and its points, in a game of teams. */
  readonly team?: number | undefined
  readonly teamTotal?: number | undefined
  readonly lines: readonly { readonly id: string; readonly points: number }[]
}

export interface DrawnResult {
  readonly title: string
  readonly sentences: readonly string[]
  /** Expansions in play: they have the drawings of their wonders. */
  readonly boxes: readonly string[]
  /** Best first. */
  readonly towers: readonly ResultTower[]
}

interface Drawn {
  svg: string
  texts: PlacedText[]
}

const MARGIN = 48
/** Width of the column of title and sentences. */
const COLUMN = 350
/** Upper edge of the highest plate. */
const TOP = 24
const PLOT = { left: MARGIN + COLUMN + 16, right: SIZE.width - 20, ground: 540 }
const MONUMENT = { width: 240, ground: 180 }
const SITE = { words: 'Heptapolis', y: 50, size: 24 }
const TITLE = { y: 116, size: 54, line: 58 }
/** The largest size in which all sentences end above the land. */
const SIZES = [23, 20, 17]
const SENTENCES_END = 500
/** Plates with the points of a city and of a team, and with names. */
const PLATES = {
  total: { size: 32, height: 42 },
  sum: { size: 40, height: 52 },
  name: { y: PLOT.ground + 14, height: 62 },
}
const LAST_AGE = 3

/** A picture and its texts, which are not in the picture. */
export async function resultPicture({ boxes, towers, title, sentences }: DrawnResult): Promise<Drawn> {
  const art = await artOf(boxes)
  const { isNight, wonder } = towers[0]
  const theme: Theme = isNight ? 'dark' : 'light'
  const colours = COLOURS[theme]
  const light = lightOf(LAST_AGE, isNight, 'light')
  const sides = sidesOf(towers)
  const standing = standingOf(sides, theme)
  const [first] = standing
  const sun = { x: first.x + first.width / 2, y: first.top - 40 }
  const drawn = sides.flat().map((tower, i) => towerDrawing(tower, standing[i], { art, light, colours }))
  const parts = [headDrawing(title, sentences, colours), ...drawn, ...sumDrawings(sides, standing, colours)]
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">`,
      scenePicture(art.monumentOf(wonder), light, sun),
      ...parts.map(({ svg }) => svg),
      '</svg>',
    ].join(''),
    texts: parts.flatMap(({ texts }) => texts),
  }
}

/** Cities that win together, best first. */
const sidesOf = (towers: readonly ResultTower[]): ResultTower[][] => [
  ...Map.groupBy(towers, (tower) => tower.team ?? tower).values(),
]

function standingOf(sides: readonly (readonly ResultTower[])[], theme: Theme): Standing[] {
  const towers = sides.flat()
  const slots = slotsOf(
    sides.map(({ length }) => length),
    PLOT,
  )
  const inTeams = sides.length < towers.length
  const above = monumentHeight(slots[0].width) + PLATES.total.height + (inTeams ? PLATES.sum.height + 6 : 0)
  const highest = Math.max(1, ...towers.map(({ total }) => total))
  const unit = (PLOT.ground - TOP - above) / highest
  return towers.map(({ lines }, i) => ({
    ...slots[i],
    ...storeysOf(
      lines.map((line) => gainOf(line, theme)),
      PLOT.ground,
      unit,
    ),
  }))
}

const monumentHeight = (width: number): number => (MONUMENT.ground * width) / MONUMENT.width

/** Colours whose symbols need more contrast on their walls. */
const BRIGHT: readonly string[] = ['yellow', 'white']
const solids: Readonly<Record<Theme, Readonly<Record<string, string>>>> = SOLID

function gainOf({ id, points }: ResultTower['lines'][number], theme: Theme): Gain {
  const line = LOOKS.lines[id]
  return { points, colours: lineColours(id, theme), symbol: LOOKS.symbols[line?.symbol ?? 'vp'] ?? '' }
}

function lineColours(id: string, theme: Theme): StoreyColours {
  const { wonder, debt, wall, symbol } = COLOURS[theme]
  const { tone, box: owner } = LOOKS.lines[id] ?? { tone: 'wonder' }
  if (tone === 'wonder' || tone === 'debt') return { wonder, debt }[tone]
  const solid = tone && solids[theme][tone]
  if (solid)
    return {
      tint: mix(solid, ...wall),
      line: solid,
      ink: mix(solid, ...symbol[BRIGHT.includes(tone) ? 'bright' : 'deep']),
    }
  const own = LOOKS.faces.get(owner ?? '')?.colours[theme]
  return own ? { ...own, line: own.ink } : wonder
}

/** Title and sentences, beside the towers. */
function headDrawing(title: string, sentences: readonly string[], { ink }: ResultColours): Drawn {
  const at = { x: MARGIN, colour: ink, anchor: 'start' } as const
  const titles = wrapped(title, COLUMN, TITLE.size, 4)
  const top = TITLE.y + TITLE.line * titles.length
  const written = SIZES.map((size) => paragraphs(sentences, size, top))
  const fitting = written.find((lines) => lines.every(({ y }) => y < SENTENCES_END)) ?? written[written.length - 1]
  return {
    svg: '',
    texts: [
      { ...at, ...SITE, font: 'display' },
      ...titles.map((words, i) => ({ ...at, words, ...TITLE, y: TITLE.y + i * TITLE.line, font: 'display' as const })),
      ...fitting.map((line) => ({ ...at, ...line, font: 'text' as const })),
    ],
  }
}

function paragraphs(sentences: readonly string[], size: number, top: number) {
  let y = top
  return sentences.flatMap((sentence, i) => {
    if (i > 0) y += size * 0.4
    return wrapped(sentence, COLUMN, size, 5).map((words) => {
      const line = { words, size, y }
      y += size * 1.3
      return line
    })
  })
}

interface Studio {
  art: Art
  light: LightName
  colours: ResultColours
}

function towerDrawing(tower: ResultTower, { x, width, storeys, top, lost }: Standing, studio: Studio): Drawn {
  const { art, light, colours } = studio
  const middle = x + width / 2
  const roof = top - monumentHeight(width)
  const scale = width / MONUMENT.width
  const total = plate(minus(tower.total), { middle, bottom: roof - 4 }, PLATES.total, colours)
  const name = nameDrawing(tower, { x, width }, lost, colours)
  return {
    svg: [
      ...storeys.map((storey) => storeyPicture(storey, x, width, colours.lit)),
      at(monumentPicture(art.monumentOf(tower.wonder), 1, 1, light), x, roof, scale),
      box(x - 4, PLOT.ground, width + 8, 4, tower.rank === 1 ? colours.wonder.line : colours.quiet),
      total.svg,
      name.svg,
    ].join(''),
    texts: [...storeys.flatMap((storey) => pointsOn(storey, middle)), ...total.texts, ...name.texts],
  }
}

function pointsOn({ points, y, height, colours }: Gain & { y: number; height: number }, middle: number): PlacedText[] {
  const size = symbolSize(height)
  if (size === 0) return []
  const at = { x: middle + 3, y: y + 1 + height / 2 + size * 0.36, anchor: 'start' } as const
  return [{ ...at, words: String(points), size, font: 'text', colour: colours.ink }]
}

function plate(
  words: string,
  { middle, bottom }: { middle: number; bottom: number },
  { size, height }: (typeof PLATES)['total'],
  { plate: ground, ink }: ResultColours,
): Drawn {
  const width = widthOf(words, size) + 26
  return {
    svg: box(middle - width / 2, bottom - height, width, height, ground, height / 2),
    texts: [{ words, x: middle, y: bottom - height * 0.27, size, font: 'display', colour: ink, anchor: 'middle' }],
  }
}

function nameDrawing(
  { name, note }: ResultTower,
  { x, width }: Pick<Standing, 'x' | 'width'>,
  lost: number,
  { plate: ground, ink, quiet, bad }: ResultColours,
): Drawn {
  const { y, height } = PLATES.name
  const wide = width + 8
  const size = width < 90 ? 16 : 20
  const at = { x: x + width / 2, anchor: 'middle', font: 'display' } as const
  const loss: PlacedText[] =
    lost > 0 ? [{ ...at, words: minus(-lost), x: x + width - 12, y: y + 7, size: 18, font: 'text', colour: bad }] : []
  return {
    svg: box(x - 4, y, wide, height, ground, 10) + (lost > 0 ? box(x + width - 32, y - 9, 40, 20, ground, 10) : ''),
    texts: [
      { ...at, words: fitted(name, wide, size), y: y + 27, size, colour: ink },
      { ...at, words: fitted(note, wide, size - 4), y: y + 49, size: size - 4, font: 'text', colour: quiet },
      ...loss,
    ],
  }
}

/** Points of teams, above their towers. */
function sumDrawings(sides: readonly ResultTower[][], standing: readonly Standing[], colours: ResultColours): Drawn[] {
  const left = [...standing]
  return sides.flatMap((members) => {
    const towers = left.splice(0, members.length)
    const { teamTotal } = members[0]
    if (teamTotal === undefined) return []
    const [first, last] = [towers[0], towers[towers.length - 1]]
    const bottom = Math.min(...towers.map(({ top }) => top)) - monumentHeight(first.width) - PLATES.total.height - 10
    return [plate(minus(teamTotal), { middle: (first.x + last.x + last.width) / 2, bottom }, PLATES.sum, colours)]
  })
}
