/**
 * Leaders as busts, described by seven words and then by traits in any order: hair, its colour, headwear, beard, dress,
 * skin and face, as in `curls grey laurel short toga fair long stern old scroll`.
 */
import { at, disc, fill, rect } from '../draw/shapes.ts'
import type { Tone } from '../light/tones.ts'
import { DRESSES } from './dress.ts'
import { EXPRESSIONS, FACES, features, MARKS } from './faces.ts'
import { BEARDS, HAIR, HEADS, JEWELS } from './hair.ts'
import { HELD } from './held.ts'

const HAIR_TONES: Readonly<Record<string, Tone>> = {
  dark: 'd2',
  brown: 'b2',
  red: 't3',
  fair: 'o3',
  grey: 's3',
  white: 'hi',
}

const SKINS: Readonly<Record<string, readonly [Tone, Tone]>> = {
  fair: ['s2', 'f1'],
  tan: ['f1', 'f2'],
  brown: ['f2', 'b2'],
}

/** Where a head turns or bends: how far its features, and itself, move and turn. */
const POSTURES = {
  left: [-2.2, 0, 0],
  right: [2, 0, 0],
  bowed: [0, 2, 0],
  raised: [0, -1.5, 0],
  leaning: [-1, 0, -7],
  tilted: [1, 0, 7],
} as const
const UPRIGHT = [0, 0, 0] as const

/** Tones of the medallion. */
const GROUNDS = { sky: 'w1', sand: 'e1', dusk: 'h3', meadow: 'v1', gold: 'o1' } as const
const LIPS = 'lips'

/** Headwear that leaves no room to draw a bust larger. */
const TALL: ReadonlySet<string> = new Set([
  'tall',
  'white',
  'plume',
  'tiered',
  'crown',
  'helmet',
  'galea',
  'horns',
  'corinthian',
  'towers',
])

/** Hair that leaves little. */
const TOPKNOTS: ReadonlySet<string> = new Set(['coil', 'knot'])

const pick = <T>(of: Readonly<Record<string, T>>, word: string, what: string): T => {
  if (!(word in of)) throw new Error(`no ${what} ${word}; known: ${Object.keys(of).join(', ')}`)
  return of[word]
}

const KNOWN = { ...EXPRESSIONS, ...MARKS, ...POSTURES, ...GROUNDS, ...HELD, ...JEWELS, [LIPS]: true }

/** A bust on a medallion, 120 × 64. */
export function bust([hair, tone, head, beard, dress, skin, face, ...traits]: readonly string[]): string {
  for (const trait of traits) pick<unknown>(KNOWN, trait, 'trait')
  const among = <T>(of: Readonly<Record<string, T>>): T[] => traits.flatMap((trait) => (trait in of ? [of[trait]] : []))
  const [light, dim] = pick(SKINS, skin, 'skin')
  const [whole, half, nose] = pick<readonly [string, string, string]>(FACES, face, 'face')
  const [turn, sink, lean] = among<readonly [number, number, number]>(POSTURES)[0] ?? UPRIGHT
  const hairTone = pick(HAIR_TONES, tone, 'colour of hair')
  const expression = traits.find((trait): trait is keyof typeof EXPRESSIONS => trait in EXPRESSIONS) ?? 'calm'
  const looks =
    among(MARKS).join('') +
    fill('f2', nose) +
    features({
      expression,
      brow: hairTone === 'hi' ? 's4' : hairTone === 's3' ? 's4' : 'd2',
      hasLips: traits.includes(LIPS),
    })
  const skull = fill('f1', whole) + fill('f2', half)
  const headwear = pick<string>(HEADS, head, 'head-dress')
  const above =
    skull +
    pick<string>(BEARDS, beard, 'beard') +
    at(looks, turn, 0) +
    (head === 'nemes' ? '' : pick<string>(HAIR, hair, 'hair')) +
    headwear +
    among(JEWELS).join('')
  const neck = fill('f1', rect(56, 36, 10, 11)) + fill('f2', rect(61, 38, 5, 9))
  const figure = `${pick<string>(DRESSES, dress, 'dress') + neck}<g transform="rotate(${lean} 61 46) translate(0 ${sink})">${above}</g>`
  const coloured = (drawing: string) =>
    drawing.replaceAll('~pp', `~${hairTone}`).replace(/~f([12])/g, (_, side) => `~${side === '1' ? light : dim}`)
  const scale = TALL.has(head) ? 1 : TOPKNOTS.has(hair) ? 1.06 : 1.14
  return (
    fill(among(GROUNDS)[0] ?? 'h2', disc(61, 32, 28)) +
    at(coloured(figure), 61 * (1 - scale), 64 * (1 - scale), scale) +
    coloured(among(HELD).join(''))
  )
}
