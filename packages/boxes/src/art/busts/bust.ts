/**
 * Leaders as busts, described by seven words: hair, its colour, headwear, beard, dress, skin and face, as in `curls
 * grey laurel short toga fair long`.
 */
import { disc, fill, poly, rect } from '../draw/shapes.ts'
import type { Tone } from '../light/tones.ts'
import { BEARDS, HAIR, HEADS } from './hair.ts'

const HAIR_TONES: Readonly<Record<string, Tone>> = {
  dark: 'd2',
  brown: 'b2',
  red: 't3',
  fair: 'o3',
  grey: 's3',
  white: 'hi',
}

/** Lit, shaded and trimmed. */
const DRESSES: Readonly<Record<string, readonly [Tone, Tone, Tone]>> = {
  toga: ['s1', 's3', 'c1'],
  armour: ['o2', 'o3', 'c1'],
  steel: ['s2', 's4', 'c1'],
  robe: ['gz', 'gz2', 'o1'],
  green: ['v2', 'v3', 'o1'],
  red: ['c1', 'c2', 'o1'],
  linen: ['hi', 's3', 'gz'],
  fur: ['b1', 'b2', 's1'],
}

const SKINS: Readonly<Record<string, readonly [Tone, Tone]>> = {
  fair: ['s2', 'f1'],
  tan: ['f1', 'f2'],
  brown: ['f2', 'b2'],
}

/** Faces, and their shaded halves. */
const FACES: Readonly<Record<string, readonly [string, string]>> = {
  oval: ['M51 26c0-8 4-11 10-11s10 3 10 11l-1 8c-1 6-5 9-9 9s-8-3-9-9z', 'M62 15c6 0 9 3 9 11l-1 8c-1 6-5 9-8 9z'],
  long: ['M52 26c0-8 3-12 9-12s9 4 9 12l-1 10c-1 6-4 10-8 10s-7-4-8-10z', 'M62 14c5 0 8 4 8 12l-1 10c-1 6-4 10-7 10z'],
  square: [
    'M50 26c0-8 5-11 11-11s11 3 11 11v8c0 4-3 9-7 9h-8c-4 0-7-5-7-9z',
    'M62 15c6 0 10 3 10 11v8c0 4-3 9-7 9h-3z',
  ],
  round: ['M49 28c0-9 5-13 12-13s12 4 12 13-5 15-12 15-12-6-12-15z', 'M62 15c7 0 11 4 11 13s-4 15-11 15z'],
}

const NOSES: Readonly<Record<string, string>> = {
  oval: poly(60, 27, 62, 27, 63, 33, 59.5, 33),
  long: poly(60, 26, 62, 26, 64, 34.5, 59, 34.5),
  square: poly(59.6, 27, 62.4, 27, 64, 33.5, 58.5, 33.5),
  round: poly(60.4, 28, 61.8, 28, 62.8, 32.5, 59.8, 32.5),
}

const pick = <T>(of: Readonly<Record<string, T>>, word: string, what: string): T => {
  if (!(word in of)) throw new Error(`no ${what} ${word}`)
  return of[word]
}

/** A bust on a medallion, 120 × 64. */
export function bust([hair, tone, head, beard, dress, skin, face]: readonly string[]): string {
  const [lit, shaded, trim] = pick(DRESSES, dress, 'dress')
  const [light, dim] = pick(SKINS, skin, 'skin')
  const [whole, half] = pick(FACES, face, 'face')
  const eyes = rect(54.4, 27.4, 4.2, 1.3) + rect(63.6, 27.4, 4.2, 1.3) + disc(57, 28.4, 1) + disc(65.4, 28.4, 1)
  const collar =
    dress === 'armour' || dress === 'steel' ? 'M34 64c0-9 5-15 12-18l6 18z' : 'M50 45l11 12 12-12 5 2-15 17h-4L46 47z'
  const drawn =
    fill('h2', disc(61, 32, 28)) +
    fill(lit, 'M32 64c0-12 9-18 22-20h14c13 2 22 8 22 20z') +
    fill(shaded, 'M66 44h2c13 2 22 8 22 20H71c2-8 0-14-5-20z') +
    fill(trim, collar) +
    fill(light, rect(56, 36, 10, 11)) +
    fill(dim, rect(61, 38, 5, 9)) +
    fill(light, whole) +
    fill(dim, half) +
    fill('d2', eyes) +
    fill(dim, pick(NOSES, face, 'face')) +
    fill(beard === 'none' ? 'c2' : 'd2', rect(58, 36.8, 6, 1.2))
  const worn =
    (head === 'nemes' ? '' : pick(HAIR, hair, 'hair')) + pick(BEARDS, beard, 'beard') + pick(HEADS, head, 'head-dress')
  return drawn + worn.replaceAll('~pp', `~${pick(HAIR_TONES, tone, 'colour of hair')}`)
}
