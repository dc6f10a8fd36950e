/** React hook for the picture of a wonder in its land. */
import type { LightName } from '@heptapolis/boxes/light'
import { boxOf } from './monuments.ts'
import { addressOf, useStudio } from './studio.ts'

/** A wide strip with the wonder near its right end, or the wonder alone. */
export type LandscapeForm = 'strip' | 'vignette'

export function useLandscape(wonder: string, form: LandscapeForm, light: LightName): string | undefined {
  const studio = useStudio([boxOf(wonder)])
  if (!studio) return undefined
  const { art, stripPicture, vignettePicture } = studio
  const monument = art.monumentOf(wonder)
  return addressOf(`${form} ${wonder} ${light}`, () =>
    form === 'strip' ? stripPicture(monument, light) : vignettePicture(monument, 3, light),
  )
}
