/** Card inks. A card is printed in one ink: its sky is the solid colour of the card, on which symbols are legible. */
import { mix } from './colour.ts'
import type { Theme } from './hours.ts'
import type { Palette } from './tones.ts'

export const INKS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white'] as const
export type Ink = (typeof INKS)[number]

/** The solid colours of the app. */
export const SOLID: Readonly<Record<Theme, Readonly<Record<Ink, string>>>> = {
  light: {
    brown: '#7d5331',
    grey: '#616c77',
    blue: '#2f5c9e',
    yellow: '#e0b13b',
    red: '#a93a2a',
    green: '#2c7253',
    purple: '#6b4797',
    black: '#312f36',
    white: '#e9ddc3',
  },
  dark: {
    brown: '#855a37',
    grey: '#626e7a',
    blue: '#3a68ab',
    yellow: '#d8aa3c',
    red: '#b14434',
    green: '#2f7757',
    purple: '#7350a1',
    black: '#07080a',
    white: '#ddd2b9',
  },
}

/** Roofs, lit and turned. */
const ROOFS: Readonly<Record<Ink, readonly [string, string]>> = {
  brown: ['#d29a63', '#9c673c'],
  grey: ['#b3bfca', '#7e8b97'],
  blue: ['#86abe0', '#4f7dc3'],
  yellow: ['#d8703a', '#a44b22'],
  red: ['#e58268', '#b64a36'],
  green: ['#77bf9a', '#418d69'],
  purple: ['#b196d8', '#8260b0'],
  black: ['#8d8795', '#5d5865'],
  white: ['#c49a55', '#94713c'],
}

const NIGHT = '#141a2a'
const made = new Map<string, Palette>()

export function inkPalette(ink: Ink, theme: Theme): Palette {
  const key = `${ink} ${theme}`
  const known = made.get(key) ?? mixed(ink, theme)
  made.set(key, known)
  return known
}

function mixed(ink: Ink, theme: Theme): Palette {
  const solid = SOLID[theme][ink]
  const isBright = ink === 'yellow' || ink === 'white'
  const dim = (colour: string, share = 0.16) => (theme === 'dark' ? mix(colour, NIGHT, share) : colour)
  const inked = (colour: string, share: number) => mix(colour, solid, share)
  const pale = (colour: string, bright: number, other: number) => mix(solid, colour, isBright ? bright : other)
  const deep = isBright ? '#7a4300' : '#000000'
  const [t1, t2] = ROOFS[ink]
  const cloth = ink === 'red' ? ['#f0c35a', '#b9801f'] : ['#d2492f', '#9a2c20']
  // On paper, walls need deeper shade and hills of another hue, or they vanish in the sky.
  const isPaper = ink === 'white'
  const s3 = dim(isPaper ? '#b29c84' : inked('#c79f70', isBright ? 0.14 : 0.34), 0.2)
  const s4 = inked('#4b372b', isBright ? 0.12 : 0.34)
  return {
    s1: dim('#fff3dc', 0.12),
    s2: dim(isPaper ? '#e2c79c' : inked('#f1dab3', 0.1)),
    s3,
    s4,
    t1: dim(t1),
    t2: dim(t2),
    t3: mix(t2, '#000000', 0.3),
    o1: '#ffe391',
    o2: '#e9b244',
    o3: '#a56c20',
    v1: dim(inked('#b2c76a', 0.1)),
    v2: dim(inked('#6f9a55', 0.14)),
    v3: dim(inked('#34634a', 0.16)),
    b1: dim(ink === 'brown' ? '#e6bd8a' : '#c9935e'),
    b2: dim(ink === 'brown' ? '#4a2c18' : '#7b5034'),
    c1: dim(cloth[0]),
    c2: dim(cloth[1]),
    pp: dim(cloth[0]),
    d1: theme === 'dark' ? '#ffca66' : inked('#46332a', 0.2),
    d2: inked('#33261f', 0.14),
    w1: dim('#b5dfe0'),
    w2: dim('#6bb3c2'),
    w3: '#f2fbf6',
    hi: dim('#fffaf0', 0.08),
    f1: dim('#d9a578'),
    f2: dim('#b27c55'),
    gz: dim('#4f8cc0'),
    gz2: dim('#35689a'),
    cl: mix(solid, '#ffffff', 0.45),
    h1: pale('#fff0d2', 0.5, ink === 'grey' ? 0.24 : 0.3),
    h2: isPaper ? mix(solid, '#7f9072', 0.42) : pale('#ffe9c8', 0.26, 0.16),
    h3: isPaper ? mix(solid, '#8a9a86', 0.26) : pale('#ffe9c8', 0.12, 0.08),
    e1: pale('#f3deb0', 0.3, 0.5),
    e2: mix(solid, deep, isBright ? 0.38 : 0.34),
    e3: mix(solid, deep, 0.5),
    r1: dim(inked('#f1dab3', 0.2)),
    r2: s3,
    r3: mix(s3, s4, 0.45),
    r4: mix(s3, s4, 0.8),
    k1: solid,
    k2: solid,
    k3: solid,
    sun: '#fff1c9',
    ...(ink === 'black' ? night(solid) : {}),
  }
}

/** A black card is a night: its moon and hills are silver blue, or they vanish in the sky. */
const night = (solid: string): Pick<Palette, 'h1' | 'h2' | 'h3' | 'e2'> => ({
  h1: mix(solid, '#e6e9f4', 0.52),
  h2: mix(solid, '#8794c4', 0.48),
  h3: mix(solid, '#8794c4', 0.32),
  e2: mix(solid, '#8794c4', 0.16),
})
