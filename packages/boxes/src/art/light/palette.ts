/** Palette: the colour of every tone for a place and a light. */

import type { Monument } from '../monument.ts'
import { type Channels, lit, mix } from './colour.ts'
import { LIGHTS, type Light, type LightName } from './lights.ts'
import { MATERIALS, type Materials, PLACES, type Place, type PlaceName, STONES } from './places.ts'
import { type Palette, TONES, type Tone } from './tones.ts'

const LAMP = '#ffc861'
const MOONLIGHT = '#3f5aa8'
/** Gold keeps its warmth at night. */
const GILT: Channels = [1.05, 0.86, 0.62]

/** Cache of palettes, which never change. */
const made = new Map<string, Palette>()

export function palette(place: PlaceName, name: LightName, own: Materials = {}): Palette {
  const key = JSON.stringify([place, name, own])
  const known = made.get(key) ?? palettes(PLACES[place], LIGHTS[name], own)
  made.set(key, known)
  return known
}

function palettes(place: Place, light: Light, own: Materials): Palette {
  const [day, turned, shade] = light.on
  const of = { ...MATERIALS, ...own }
  const far = (colour: string) =>
    light.stars === 1 ? mix(colour, MOONLIGHT, 0.3) : light.stars > 0 ? mix(colour, light.haze[0], 0.14) : colour
  const gilded = (v: number, i: number): number => v + (GILT[i] - v) * 0.55
  const gilt = ([r, g, b]: Channels): Channels =>
    light.stars > 0 ? [gilded(r, 0), gilded(g, 1), gilded(b, 2)] : [r, g, b]
  const stone = STONES[own.stone ?? place.stone]
  const s = { s1: far(lit(stone[0], day)), s2: far(lit(stone[1], turned)), s3: far(lit(stone[2], shade)) }
  const s4 = far(lit(stone[3], shade))
  const sky = { k1: light.sky[0], k2: light.sky[1], k3: light.sky[2], sun: light.sun }
  const w1 = mix(lit(of.w1, day), light.sky[2], 0.3)
  return {
    ...s,
    s4,
    ...sky,
    ...hillsOf(place, light),
    ...cliffOf({ ...s, s4 }),
    ...inThree('t', of, light.on),
    ...inThree('v', of, light.on),
    ...inThree('o', of, [gilt(day), gilt(turned), gilt(shade)]),
    b1: lit(of.b1, day),
    b2: lit(of.b2, shade),
    c1: lit(of.c1, day),
    c2: lit(of.c2, shade),
    pp: lit(of.c1, day),
    gz: lit(of.gz, turned),
    gz2: lit(of.gz2, shade),
    hi: lit(of.hi, day),
    f1: lit(of.f1, day),
    f2: lit(of.f2, turned),
    d1: mix(lit(of.d1, shade), LAMP, light.glow * 0.92),
    d2: lit(of.d2, shade),
    w1,
    w2: mix(lit(of.w2, turned), light.sky[1], 0.12),
    w3: mix(light.sun, w1, light.stars > 0 ? 0.35 : 0.2),
    e1: far(lit(place.ground[0], day)),
    e2: far(lit(place.ground[1], turned)),
    e3: far(lit(place.ground[2], shade)),
    cl:
      light.stars > 0 ? mix(light.sky[1], '#ffffff', 0.16) : mix('#ffffff', light.sky[2], light.glow > 0 ? 0.5 : 0.25),
  }
}

type Three<M extends string> = Record<`${M}1` | `${M}2` | `${M}3`, string>

const inThree = <M extends 't' | 'v' | 'o'>(material: M, of: Three<M>, on: Light['on']): Three<M> =>
  Object.fromEntries(
    ([1, 2, 3] as const).map((turn) => [`${material}${turn}`, lit(of[`${material}${turn}`], on[turn - 1])]),
  ) as Three<M>

function hillsOf({ hills }: Place, { on, haze: [colour, share] }: Light): Record<'h1' | 'h2' | 'h3', string> {
  const hazy = (hill: string, more: number) => mix(lit(hill, on[1]), colour, Math.min(0.8, share * more))
  return { h1: hazy(hills[0], 1.5), h2: hazy(hills[1], 1), h3: hazy(hills[2], 0.6) }
}

/** Rock behind a monument that is carved out of it. */
const cliffOf = ({ s2, s3, s4 }: Record<'s2' | 's3' | 's4', string>): Record<'r1' | 'r2' | 'r3' | 'r4', string> => ({
  r1: mix(s2, s3, 0.1),
  r2: mix(s2, s3, 0.75),
  r3: mix(s3, s4, 0.45),
  r4: mix(s3, s4, 0.8),
})

const HAZE: readonly (readonly Tone[])[] = [
  ['s1', 't1', 'o1', 'v1', 'hi', 'c1', 'gz', 'w3', 'e1', 'pp', 'f1'],
  ['s2', 't2', 'o2', 'v2', 'b1', 'c2', 'gz2', 'w2', 'w1', 'sun', 'cl', 'f2'],
  ['s3', 'o3', 'v3', 'b2', 'd1', 'e3'],
  ['s4', 't3', 'd2'],
]

/** Lines of a monument still in its cliff: close to the rock, but visible at night. */
const CARVED: readonly (readonly [Tone, number])[] = [
  ['s2', 0.5],
  ['s3', 0.6],
  ['s4', 0.7],
  ['s4', 0.25],
]

/** Before land or sea, unbuilt parts have so much of the air by day; the air of the night would hide them. */
const AIR_SHARE = 0.55

/** Palette of unbuilt parts: every tone is one of four close to the sky, the cliff or the land behind. */
export function ghost(
  of: Palette,
  name: LightName,
  { isRock, backdrop }: Pick<Monument, 'isRock' | 'backdrop'>,
): Palette {
  const {
    ghost: [colour, ...shares],
    stars,
  } = LIGHTS[name]
  const air = shares.map((share) => mix(of.k2, colour, share))
  const isDark = stars > 0
  const carved = (onto: Tone) => CARVED.map(([tone, share]) => mix(of[tone], of[onto], isDark ? share * 0.45 : share))
  const haze = isRock
    ? carved('r3')
    : backdrop
      ? carved(backdrop).map((one, i) => mix(one, air[i], isDark ? 0 : AIR_SHARE))
      : air
  return { ...of, ...Object.fromEntries(HAZE.flatMap((tones, i) => tones.map((tone) => [tone, haze[i]]))) }
}

const CHALKED: readonly Tone[] = ['s1', 'hi', 'o1', 'w3']
const CHALKED_LESS: readonly Tone[] = ['s2', 'o2', 'c1', 'gz']

/** Palette of a plan drawn on a wall with chalk: lit faces only. */
export function chalk(of: Palette): Palette {
  const drawn = (tones: readonly Tone[], colour: string) => tones.map((tone) => [tone, colour])
  const blank = drawn(TONES, 'none')
  return Object.fromEntries([...blank, ...drawn(CHALKED, of.hi), ...drawn(CHALKED_LESS, mix(of.hi, of.s3, 0.5))])
}
