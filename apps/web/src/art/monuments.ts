/**
 * React hook for the picture of a wonder. Separate from the other pictures, because the start page needs only this
 * one.
 */
import { BASE } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import type { LightName } from '@heptapolis/boxes/light'
import { addressOf, useStudio } from './studio.ts'

const boxes = new Map(
  [...LOOKS.faces].flatMap(([box, { wonders }]) => Object.keys(wonders ?? {}).map((id) => [id, box])),
)
export const boxOf = (wonder: string): string => boxes.get(wonder) ?? BASE

interface MonumentState {
  wonder: string
  built: number
  stages: number
  light: LightName
}

export function useMonument({
  wonder,
  built,
  stages,
  light,
}: MonumentState): { address: string; isSea: boolean } | undefined {
  const studio = useStudio([boxOf(wonder)])
  if (!studio) return undefined
  const { monumentPicture, art } = studio
  const monument = art.monumentOf(wonder)
  const draw = () => monumentPicture(monument, built, stages, light)
  const address = addressOf(`monument ${wonder} ${built} ${stages} ${light}`, draw)
  return { address, isSea: monument.endsInSea === true }
}
