/** The typefaces of the page, carried along, so that it looks the same wherever it is opened. For Node only. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FACES = [
  ['Marcellus', '400', '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'],
  ['Commissioner Variable', '100 900', '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2'],
] as const

const { resolve } = createRequire(import.meta.url)

export const embeddedFonts = (): string =>
  FACES.map(([family, weight, file]) => {
    const data = readFileSync(resolve(file)).toString('base64')
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`
  }).join('')
