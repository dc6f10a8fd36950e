/**
 * Worker-thread job: renders the preview picture of a link as PNG. Loaded on first use, because the rasteriser takes
 * 2.5 MB.
 */
import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { cardSvg, type LinkCard } from './link-card.ts'

const fileOf = (name: string): Buffer => readFileSync(new URL(import.meta.resolve(name)))

/** Names may be in other scripts than texts. */
const FONTS = [
  ...['latin', 'latin-ext'].map((script) => `@fontsource/marcellus/files/marcellus-${script}-400-normal.woff2`),
  ...['greek', 'cyrillic', 'vietnamese'].map(
    (script) => `@fontsource-variable/commissioner/files/commissioner-${script}-wght-normal.woff2`,
  ),
]

await initWasm(fileOf('@resvg/resvg-wasm/index_bg.wasm'))
const fontBuffers = FONTS.map((name) => new Uint8Array(fileOf(name)))

export async function drawCard(card: LinkCard): Promise<Uint8Array> {
  const drawing = new Resvg(await cardSvg(card), { font: { fontBuffers, defaultFontFamily: 'Marcellus' } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}
