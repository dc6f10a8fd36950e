/** Embedded typefaces, so that the page looks the same everywhere. */
const FACES = {
  Marcellus: '400',
  'Commissioner Variable': '100 900',
} as const

/** Style sheet with the typefaces, from base64 files. */
export const fontFaces = (files: Readonly<Record<keyof typeof FACES, string>>): string =>
  Object.entries(files)
    .map(
      ([family, data]) =>
        `@font-face{font-family:"${family}";font-weight:${FACES[family as keyof typeof FACES]};src:url(data:font/woff2;base64,${data}) format("woff2")}`,
    )
    .join('')
