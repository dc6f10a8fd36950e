/**
 * Drawings and styles that the build writes into the HTML page, so that they need no request: symbols, wonders,
 * colours, skies.
 */
import { artOf, LIGHTS } from '@heptapolis/boxes/art'
import { LOOKS, type Shade } from '@heptapolis/boxes/faces'
import { coverPicture, panoramaPicture, posterPicture, stripPicture, vignettePicture } from '@heptapolis/boxes/panorama'
import { SCENES } from './scenes.ts'

const symbol = (id: string, drawing: string, box = '0 0 24 24'): string =>
  `<symbol id="${id}" viewBox="${box}" fill="currentColor">${drawing}</symbol>`

/** Plain gate, for a wonder without a drawing. */
const GATE = 'M14 70V22h12V12h16v10h36V12h16v10h12v48H76V48a16 16 0 0 0-32 0v22z'

/** `<use href="#wood">` draws a symbol, `#box-…` the mark of a box, `#wonder-…` a wonder. */
export function drawings(frame: string): string {
  const marks = [...LOOKS.faces].map(([box, { mark }]) => symbol(`box-${box}`, LOOKS.symbols[mark] ?? ''))
  const wonders = Object.entries({ gate: GATE, ...LOOKS.wonders }).map(
    ([id, outline]) => `<path id="wonder-${id}" d="${outline}" fill-rule="evenodd"/>`,
  )
  const symbols = Object.entries(LOOKS.symbols).map(([id, drawing]) => symbol(id, drawing))
  return frame.replace('</svg>', `${[...symbols, ...marks].join('\n')}\n<defs>${wonders.join('\n')}</defs>\n</svg>`)
}

/** Each box has an accent and a quiet ground: `--box-…` and `--box-…-tint`. */
export function boxColours(): string {
  const shades = (theme: 'light' | 'dark') =>
    [...LOOKS.faces].map(([box, { colours }]) => shade(box, colours[theme])).join('')
  return `:root{${shades('light')}}[data-theme="dark"]{${shades('dark')}}`
}

/** The sky of every light, from its top to the horizon, and its sun or moon. */
export const skies = (): string =>
  Object.entries(LIGHTS)
    .map(([name, { sky, sun }]) => `[data-light="${name}"]{--k1:${sky[0]};--k2:${sky[1]};--k3:${sky[2]};--sun:${sun}}`)
    .join('')

const shade = (box: string, { ink, tint }: Shade): string => `--box-${box}:${ink};--box-${box}-tint:${tint};`

/** Pictures of pages by CSS variable: for the light and the dark theme. */
export async function pagePictures(): Promise<Record<string, readonly [light: string, dark: string]>> {
  const { monumentOf, covers } = await artOf([...LOOKS.faces.keys()])
  const vignettes = (wonder: string) =>
    [vignettePicture(monumentOf(wonder), 3, 'noon'), vignettePicture(monumentOf(wonder), 3, 'evening')] as const
  const night = vignettePicture(monumentOf('alexandria'), 3, 'moon')
  return {
    panorama: [panoramaPicture(monumentOf, 'dusk'), panoramaPicture(monumentOf, 'ember')],
    poster: [posterPicture(monumentOf, 'dusk'), posterPicture(monumentOf, 'ember')],
    'vignette-daily': [night, night],
    'vignette-ladder': vignettes('rhodos'),
    'vignette-puzzles': vignettes('gizah'),
    'vignette-rules': vignettes('babylon'),
    ...Object.fromEntries(
      [...covers].map(([box, cover]) => [
        `cover-${box}`,
        [coverPicture(cover, monumentOf, 'noon'), coverPicture(cover, monumentOf, 'evening')] as const,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(SCENES).map(([name, { wonder, light, dark }]) => [
        `scene-${name}`,
        [stripPicture(monumentOf(wonder), light), stripPicture(monumentOf(wonder), dark)] as const,
      ]),
    ),
  }
}
