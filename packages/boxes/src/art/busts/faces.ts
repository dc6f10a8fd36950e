/** Shapes of faces, their expressions and ages, around 61, 28. `~f1` and `~f2` are the lit and shaded skin. */
import { disc, faded, fill, line } from '../draw/shapes.ts'

/** A face, its shaded half and its nose. */
export const FACES = {
  oval: [
    'M51 26c0-8 4-11 10-11s10 3 10 11l-1 8c-1 6-5 9-9 9s-8-3-9-9z',
    'M62 15c6 0 9 3 9 11l-1 8c-1 6-5 9-8 9z',
    'M60 27h2l1.400 6.200h-4z',
  ],
  long: [
    'M52 26c0-8 3-12 9-12s9 4 9 12l-1 10c-1 6-4 10-8 10s-7-4-8-10z',
    'M62 14c5 0 8 4 8 12l-1 10c-1 6-4 10-7 10z',
    'M60 26h2l2 8.600h-5z',
  ],
  square: [
    'M50 26c0-8 5-11 11-11s11 3 11 11v8c0 4-3 9-7 9h-8c-4 0-7-5-7-9z',
    'M62 15c6 0 10 3 10 11v8c0 4-3 9-7 9h-3z',
    'M59.600 27h2.800l1.600 6.600h-5.500z',
  ],
  round: [
    'M49 28c0-9 5-13 12-13s12 4 12 13-5 15-12 15-12-6-12-15z',
    'M62 15c7 0 11 4 11 13s-4 15-11 15z',
    'M60.200 29q1 -.6 2 0l1.200 3.600q-2.200 1.600-4.400 0z',
  ],
  heart: [
    'M49.500 25c0-7 5-10.500 11.500-10.500S72.500 18 72.500 25c0 7-5 12-9 17q-2.500 2.500-5 0c-4-5-9-10-9-17z',
    'M62 14.500c6 0 10.500 3.500 10.500 10.500 0 7-5 12-9 17l-1.500 1.200z',
    'M60.400 27.500h1.400l1 5.200h-3z',
  ],
  lean: [
    'M52 25c0-7 3-11 9-11s9 4 9 11l-.5 6-2.500 4-1 7q-1.500 3.500-5 3.500t-5-3.500l-1-7-2.500-4z',
    'M62 14c5 0 8 4 8 11l-.5 6-2.500 4-1 7q-1.500 3.500-4 3.500z',
    'M60 25h1.800l2.800 8.600-1.600 1.200h-3.600z',
  ],
  stout: [
    'M48.500 29c-.5-9 5-14 12.500-14s13 5 12.500 14c2 6-1 11-5 13.500-4 2.500-11 2.500-15 0-4-2.500-7-7.500-5-13.500z',
    'M62 15c7 0 12 5 11.500 14 2 6-1 11-5 13.500-2 1.200-4 1.800-6.500 1.900z',
    'M59.400 28h3l1.800 4.600q-3.300 2-6.600 0z',
  ],
  hawk: [
    'M51 25c0-8 4-11 10-11s10 3 10 11l-1.500 10c-1 5-4 9.500-8.500 9.500S53.500 40 52.500 35z',
    'M62 14c6 0 9 3 9 11l-1.500 10c-1 5-4 9.500-7.500 9.500z',
    'M59.800 24.500h2.400q3.200 4.500 2.800 9l-3.600 1.600-2.600-1.600z',
  ],
} as const

const EYES = {
  open:
    fill('hi', disc(56.6, 28.8, 2.3, 1.5) + disc(65.6, 28.8, 2.3, 1.5)) +
    fill('d2', disc(56.9, 28.8, 1.2) + disc(65.9, 28.8, 1.2)),
  wide:
    fill('hi', disc(56.6, 28.6, 2.5, 2) + disc(65.6, 28.6, 2.5, 2)) +
    fill('d2', disc(56.6, 28.6, 1.3) + disc(65.6, 28.6, 1.3)),
  up:
    fill('hi', disc(56.6, 28.6, 2.3, 1.7) + disc(65.6, 28.6, 2.3, 1.7)) +
    fill('d2', disc(57.6, 27.8, 1.2) + disc(66.6, 27.8, 1.2)),
  aside:
    fill('hi', disc(56.6, 28.8, 2.3, 1.4) + disc(65.6, 28.8, 2.3, 1.4)) +
    fill('d2', disc(55.4, 28.8, 1.2) + disc(64.4, 28.8, 1.2)),
  narrow: line('d2', 1.5, 'M54.400 28.800h4.400M63.400 28.800h4.400'),
  closed: line('d2', 1.2, 'M54.400 28.200q2.200 2.200 4.400 0M63.400 28.200q2.200 2.200 4.400 0'),
} as const

const BROWS = {
  calm: 'M53.800 26q2.800-1.600 5.400-.2M63 25.800q2.600-1.400 5.400.2',
  stern: 'M53.600 24.600l5.800 2M68.600 24.600l-5.800 2',
  sad: 'M53.800 26.400l5-2.400M68.400 26.400l-5-2.400',
  proud: 'M53.600 26.200l5.600.2M63 24.800q3-2.200 5.400 0',
  high: 'M53.600 25q2.800-2.400 5.400-.6M63.200 24.400q2.600-1.800 5.400.6',
} as const

const MOUTHS = {
  firm: line('c2', 1.2, 'M58 37.600h6.400'),
  smile: line('c2', 1.3, 'M57.200 36.600q4 3.200 8 0'),
  laugh:
    fill('d2', 'M57.200 36.200q4 1 8 0-.6 4.400-4 4.400t-4-4.400z') +
    fill('hi', 'M58 36.600q3.200.7 6.400 0v1.200q-3.200.7-6.400 0z'),
  frown: line('c2', 1.3, 'M57.800 38.400q3.400-2.200 6.800 0'),
  smirk: line('c2', 1.3, 'M57.800 37.800q4 .4 7-1.600'),
  speak: fill('d2', disc(61.2, 37.8, 2, 1.7)),
  lips: fill('c2', 'M57.600 37.200q2-1.800 3.600-.6 1.600-1.200 3.600.6-1.600 2.400-3.600 2.400t-3.600-2.400z'),
} as const

/** Brows, eyes and mouth. */
export const EXPRESSIONS = {
  calm: ['calm', 'open', 'firm'],
  gentle: ['high', 'open', 'smile'],
  merry: ['high', 'narrow', 'laugh'],
  stern: ['stern', 'narrow', 'frown'],
  fierce: ['stern', 'wide', 'frown'],
  proud: ['proud', 'aside', 'smirk'],
  sly: ['proud', 'narrow', 'smirk'],
  dreaming: ['high', 'up', 'firm'],
  musing: ['sad', 'up', 'firm'],
  weary: ['sad', 'narrow', 'firm'],
  serene: ['calm', 'closed', 'smile'],
  speaking: ['high', 'open', 'speak'],
  watchful: ['stern', 'aside', 'firm'],
} as const satisfies Record<string, readonly [keyof typeof BROWS, keyof typeof EYES, keyof typeof MOUTHS]>

/** Marks of age and care on a face. */
export const MARKS = {
  young: faded(fill('c1', disc(54.6, 33, 2.4, 1.6) + disc(67.6, 33, 2.4, 1.6)), 0.35),
  old: line(
    'b2',
    0.7,
    'M55.500 21.600q5.500-1.200 11 0M56.500 19.600q4.500-1 9 0M54.600 31.200q2 1.200 4 0M63.800 31.200q2 1.200 4 0M57 34q-1.600 1.600-1.600 3.600M65.400 34q1.600 1.600 1.600 3.600',
    0.7,
  ),
  lined: line(
    'b2',
    0.8,
    'M60.400 23v3M62.200 23v3M57 34q-1.400 1.600-1.200 3.200M65.400 34q1.400 1.600 1.200 3.200',
    0.7,
  ),
  scar: line('c2', 1, 'M67 22l2.400 9', 0.8),
  stubble: faded(fill('d2', 'M51.500 33q4 4 9.500 3t9.500-3q-1 10-9.500 10t-9.500-10z'), 0.3),
  kohl: fill(
    'd2',
    'M53.600 27.400q3-1.800 5.400.6l-5.200 1.800-3-.2zM68.600 27.400q-3-1.800-5.400.6l5.200 1.800 3-.2z',
  ),
} as const

interface Wish {
  expression: keyof typeof EXPRESSIONS
  brow: string
  hasLips: boolean
}

export function features({ expression, brow, hasLips }: Wish): string {
  const [brows, eyes, mouth] = EXPRESSIONS[expression]
  return (
    EYES[eyes] +
    line('d2', 1.3, BROWS[brows]).replace('~d2', `~${brow}`) +
    (hasLips && mouth !== 'laugh' ? MOUTHS.lips : MOUTHS[mouth])
  )
}
