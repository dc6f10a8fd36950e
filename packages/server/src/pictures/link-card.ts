/** Preview picture of a link, as SVG. It contains only texts and points that the linked page shows to everybody. */
import { artOf, LIGHTS } from '@heptapolis/boxes/art'
import { panoramaPicture } from '@heptapolis/boxes/panorama'
import { type DrawnResult, fitted, type PlacedText, resultPicture, SIZE } from '@heptapolis/boxes/result'
import { SITE } from '../core/site.ts'

export interface LinkCard {
  readonly title: string
  readonly description: string
  /** Picture of a finished game; others show the bay. */
  readonly result?: DrawnResult | undefined
}

const MARGIN = 60
const LIGHT = 'dusk'
const INK = '#2b2118'

export async function cardSvg({ title, description, result }: LinkCard): Promise<string> {
  const { svg, texts } = result ? await resultPicture(result) : await bay(title, description)
  return svg.replace(/<\/svg>$/, `${texts.map(textPicture).join('')}</svg>`)
}

async function bay(title: string, description: string): Promise<{ svg: string; texts: PlacedText[] }> {
  const { monumentOf } = await artOf([])
  const stops = LIGHTS[LIGHT].sky.map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('')
  const size = title.length > 34 ? 52 : 66
  const line = (words: string, y: number, of: number): PlacedText => ({
    words: fitted(words, SIZE.width - 2 * MARGIN, of),
    x: MARGIN,
    y,
    size: of,
    font: 'display',
    colour: INK,
    anchor: 'start',
  })
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
      `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
      `<rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#sky)"/>`,
      panoramaPicture(monumentOf, LIGHT).replace('<svg ', '<svg x="-240" y="40" '),
      '</svg>',
    ].join(''),
    texts: [...(title === SITE ? [] : [line(SITE, 48, 24)]), line(title, 116, size), line(description, 162, 30)],
  }
}

/** Scripts whose font is thin. */
const THIN = /[\p{Script=Greek}\p{Script=Cyrillic}]+/gu

function textPicture({ words, x, y, size, colour, anchor }: PlacedText): string {
  const written = escaped(words).replace(
    THIN,
    (thin) => `<tspan stroke="${colour}" stroke-width="${size * 0.03}">${thin}</tspan>`,
  )
  return `<text x="${x}" y="${y}" font-family="Marcellus" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${written}</text>`
}

/** Names are written by people, and XML has no control characters. */
const escaped = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
