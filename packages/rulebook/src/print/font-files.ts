/** Typefaces of the rulebook, loaded from their npm packages for embedding. Node only. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontFaces } from '../html/fonts.ts'

const { resolve } = createRequire(import.meta.url)
const base64 = (file: string): string => readFileSync(resolve(file)).toString('base64')

export const embeddedFonts = (): string =>
  fontFaces({
    Marcellus: base64('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
    'Commissioner Variable': base64('@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2'),
  })
