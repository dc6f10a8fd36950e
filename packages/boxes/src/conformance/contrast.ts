/** Checks the contrast of the colours of a box in light and dark mode. */
import type { Face } from '../entries/faces.ts'

/** Backgrounds of the apps for text in the colour of a box, besides its own tint. */
export const GROUNDS = {
  light: ['#e9e3d7', '#f5f1e8', '#fbf8f2', '#fffdf8'],
  dark: ['#11151b', '#181d25', '#1f2630', '#262e39'],
} as const

const LEAST = 4.5

export function contrastFaults({ colours }: Pick<Face, 'colours'>): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { ink, tint } = colours[theme]
    return [tint, ...GROUNDS[theme]]
      .filter((ground) => !(contrast(ink, ground) >= LEAST))
      .map((ground) => `${ink} on ${ground} cannot be read (${theme}): ${contrast(ink, ground).toFixed(1)} of ${LEAST}`)
  })
}

/** Contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
