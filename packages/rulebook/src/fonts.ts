/** The typefaces of the page, carried along, so that it looks the same wherever it is opened. */
const FACES = {
  Marcellus: '400',
  'Commissioner Variable': '100 900',
} as const

/** The style sheet that brings them, from their files in base64. */
export const fontFaces = (files: Readonly<Record<keyof typeof FACES, string>>): string =>
  Object.entries(files)
    .map(
      ([family, data]) =>
        `@font-face{font-family:"${family}";font-weight:${FACES[family as keyof typeof FACES]};src:url(data:font/woff2;base64,${data}) format("woff2")}`,
    )
    .join('')
