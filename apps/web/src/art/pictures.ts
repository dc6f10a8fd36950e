/** React hooks for the painted pictures at a table: landscapes, cards, and the buildings of a city. */
import { BASE } from '@heptapolis/boxes'
import type { MovingThing } from '@heptapolis/boxes/art'
import type { LightName } from '@heptapolis/boxes/light'
import type { Colour } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import { appearance } from './appearance.ts'
import { boxOf } from './monuments.ts'
import { addressOf, type Studio, useStudio } from './studio.ts'

/** A small thing that moves: its picture, and its place on the strip of the land. */
export interface MovingImage extends MovingThing {
  address: string
  box: readonly [x: number, y: number, width: number, height: number]
}

export interface Surroundings {
  land: string
  mound: string | undefined
  clouds: string | undefined
  stars: string | undefined
  camp: string | undefined
  moving: readonly MovingImage[]
  isRock: boolean
  isSea: boolean
}

/** Parts of a scene besides sky and land. Only those shown are drawn. */
export interface SceneParts {
  /** Whether the monument is behind the town, on its own mound. */
  hasMound: boolean
  /** Shows a camp, because nothing is built. */
  isEmpty: boolean
  isSmall: boolean
}

export function useSurroundings(wonder: string, light: LightName, parts: SceneParts): Surroundings | undefined {
  const studio = useStudio([boxOf(wonder)])
  if (!studio) return undefined
  const { art, LIGHTS, PLACES, landPicture, moundPicture, cloudsPicture, starsPicture, campPicture } = studio
  const { MOVING, MOVING_IN, movingPicture } = studio
  const monument = art.monumentOf(wonder)
  const of = (what: string, draw: () => string) => addressOf(`${what} ${wonder} ${light}`, draw)
  return {
    land: of('land', () => landPicture(monument, light)),
    mound: parts.hasMound ? of('mound', () => moundPicture(monument, light)) : undefined,
    camp: parts.isEmpty ? of('camp', () => campPicture(monument, light)) : undefined,
    clouds: parts.isSmall ? undefined : addressOf(`clouds ${light}`, () => cloudsPicture(light)),
    moving: (parts.isSmall ? [] : MOVING_IN[monument.place]).map((thing) => ({
      ...thing,
      box: MOVING[thing.what],
      address: of(thing.what, () => movingPicture(thing.what, monument, light)),
    })),
    stars: LIGHTS[light].stars > 0 ? addressOf(`stars ${light}`, () => starsPicture(light)) : undefined,
    isRock: monument.isRock === true,
    isSea: 'sea' in PLACES[monument.place],
  }
}

export interface PrintedPicture {
  id: string
  box: string
  age: number
}

/** The picture on a card. */
export function useCardPicture({ id, box, age }: PrintedPicture, colour: Colour): string | undefined {
  const studio = useStudio([box])
  const theme = appearance((now) => now.theme)
  if (!studio) return undefined
  const { art, cardPicture } = studio
  return addressOf(`card ${id} ${colour} ${age} ${theme}`, () =>
    cardPicture(art.recipeOf(id, colour).picture, colour, age, theme),
  )
}

/** The large picture of a card, with related ones in the distance. */
export function usePlate({ id, box }: PrintedPicture, related: readonly string[], colour: Colour): string | undefined {
  const studio = useStudio([box])
  const theme = appearance((now) => now.theme)
  if (!studio) return undefined
  const { art, platePicture } = studio
  const partsOf = (piece: string) => art.recipeOf(piece, colour).picture
  return addressOf(`plate ${id} ${colour} ${theme}`, () =>
    platePicture(partsOf(id), related.map(partsOf), colour, theme),
  )
}

/** A face on a medallion, from the words of a bust. */
export function useFace(words: string | undefined): string | undefined {
  const studio = useStudio([BASE])
  const theme = appearance((now) => now.theme)
  if (!studio || words === undefined) return undefined
  return addressOf(`face ${words} ${theme}`, () => studio.cardPicture(words, 'white', 0, theme))
}

/** Motifs beside the symbols of a floor, drawn when there is room for them. */
export interface Storey {
  left: () => string
  right: () => string
}

/** Motifs on a storey and on the roof above it. */
export interface Builder {
  storey(card: PrintedPicture, colour: Colour): Storey
  roof(colour: Colour): string
  crown(top: PrintedPicture, colour: Colour): Crown
}

export interface Crown {
  address: string
  /** As what it moves: a flag waves, smoke rises. */
  moves: MovingThing['what'] | undefined
}

const MOVES: Readonly<Record<string, Crown['moves']>> = {
  flag: 'flag',
  pennant: 'flag',
  banner: 'flag',
  smoke: 'smoke',
}

export function useBuilder(cards: readonly PrintedPicture[], isNight: boolean): Builder | undefined {
  const own = appearance((now) => now.theme)
  const studio = useStudio([BASE, ...new Set(cards.map(({ box }) => box))])
  const theme = isNight ? 'dark' : own
  return useMemo(() => studio && builderOf(studio, theme), [studio, theme])
}

function builderOf({ art, motifPicture, roofPicture, crownPicture }: Studio, theme: 'light' | 'dark'): Builder {
  const motif = (name: string, colour: Colour) =>
    addressOf(`motif ${name} ${colour} ${theme}`, () => motifPicture(name, colour, theme))
  return {
    storey({ id }, colour) {
      const { left, right } = art.recipeOf(id, colour)
      return { left: () => motif(left, colour), right: () => motif(right, colour) }
    },
    roof: (colour) => addressOf(`roof ${colour} ${theme}`, () => roofPicture(colour, theme)),
    crown({ id }, colour) {
      const { crown } = art.recipeOf(id, colour)
      const address = addressOf(`crown ${crown} ${colour} ${theme}`, () => crownPicture(crown, colour, theme))
      return { address, moves: MOVES[crown] }
    },
  }
}
