/** Style sheet with embedded typefaces, so that the rulebook page looks the same everywhere. */
import { keysOf } from '@heptapolis/engine/kernel'

const FACES = {
  Marcellus: '400',
  'Commissioner Variable': '100 900',
} as const

/** Style sheet with the typefaces, from base64 files. */
export const fontFaces = (files: Readonly<Record<keyof typeof FACES, string>>): string =>
  keysOf(files)
    .map(
      (family) =>
        `@font-face{font-family:"${family}";font-weight:${FACES[family]};src:url(data:font/woff2;base64,${files[family]}) format("woff2")}`,
    )
    .join('')
