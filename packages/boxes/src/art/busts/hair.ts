/** Hair, beards and what is worn on a head, around a face at 61, 28. `~pp` is the colour of the hair. */
import { disc, fill, range, rect } from '../draw/shapes.ts'

const CAP = 'M48 30c-2-13 4-20 13-20s15 7 13 20c-2-3-4-6-5-10-6 2-12 2-16 1-2 3-3 6-5 9z'

export const HAIR = {
  bald: fill('pp', 'M48 31c-1-3-1-7 0-10 1 3 2 7 3 10zM74 31c1-3 1-7 0-10-1 3-2 7-3 10z'),
  short: fill('pp', CAP),
  crop: fill('pp', 'M49 24c0-9 5-13 12-13s12 4 12 13c-4-5-8-6-12-6s-8 1-12 6z'),
  curls: fill(
    'pp',
    range(9)
      .map((i) => disc(47 + i * 3.5, 18 - Math.sin((i / 8) * Math.PI) * 8, 3.6))
      .join('') +
      disc(47, 24, 3.4) +
      disc(76, 24, 3.4) +
      disc(46.5, 30, 3),
  ),
  long: fill('pp', 'M46 47c-4-21-2-37 15-37s19 16 15 37c-4-4-4-12-5-23-6 1-14 0-19-3-3 9-2 19-6 26z'),
  wavy: fill(
    'pp',
    'M44 44c3-4 0-8 1-14-2-12 5-20 16-20s19 8 16 20c1 6-2 10 2 14-4 2-8-1-8-6 1-6 0-12-2-16-6 1-11 0-15-3-3 6-3 12-2 19 0 5-4 8-8 6z',
  ),
  bob:
    fill('pp', 'M46 42V26c0-11 6-16 15-16s15 5 15 16v16h-6V24H52v18z') +
    fill('o2', rect(46, 38, 6, 2) + rect(70, 38, 6, 2)),
  bun: fill('pp', CAP + disc(78, 18, 6)),
  knot: fill('pp', CAP + disc(61, 7, 6)),
  braids: fill(
    'pp',
    `${CAP}${range(5)
      .map((i) => disc(47 - (i % 2), 32 + i * 4, 2.8) + disc(75 + (i % 2), 32 + i * 4, 2.8))
      .join('')}`,
  ),
  locks: fill('pp', CAP + disc(46, 33, 4) + disc(76, 33, 4) + disc(45, 39, 3.6) + disc(77, 39, 3.6)),
  veil:
    fill('c1', 'M44 53c-4-25 0-44 17-44s21 19 17 44l-7-6c2-8 2-17 0-23-6-3-14-3-20 0-2 6-2 15 0 23z') +
    fill('c2', 'M61 9c17 0 21 19 17 44l-7-6c2-8 2-17 0-23-2-8-5-13-10-15z'),
  hood:
    fill('gz', 'M43 54c-4-26 1-46 18-46s22 20 18 46l-8-5c3-9 3-19 0-26-6-4-14-4-20 0-3 7-3 17 0 26z') +
    fill('gz2', 'M61 8c18 0 22 20 18 46l-8-5c3-9 3-19 0-26-2-8-5-13-10-15z'),
} as const

export const BEARDS = {
  none: '',
  short: fill('pp', 'M52 33c2 3 5 3 9 2 4 1 7 1 9-2 0 9-4 13-9 13s-9-4-9-13z') + fill('f2', rect(58.5, 37, 5, 1.2)),
  long:
    fill('pp', 'M51 32c3 3 6 3 10 2 4 1 7 1 10-2 1 14-4 25-10 26-6-1-11-12-10-26z') +
    fill('f2', rect(58.5, 37, 5, 1.2)),
  square:
    fill('pp', 'M50 31c4 4 7 4 11 3 4 1 7 1 11-3v20c-4 3-18 3-22 0z') +
    fill(
      'd2',
      range(4)
        .map((i) => rect(50, 40 + i * 3.4, 22, 0.8))
        .join(''),
    ) +
    fill('f2', rect(58.5, 37, 5, 1.2)),
  goatee: fill('pp', 'M57 39h8c0 6-2 9-4 9s-4-3-4-9z'),
  moustache: fill('pp', 'M53 36c3-3 5-2 8-2s5-1 8 2c-3 2-5 1-8 0-3 1-5 2-8 0z'),
} as const

export const HEADS = {
  none: '',
  laurel:
    fill(
      'v2',
      range(7)
        .map((i) => disc(48 + i * 4.3, 20 - Math.sin((i / 6) * Math.PI) * 6, 2.6, 1.7))
        .join(''),
    ) +
    fill(
      'v1',
      range(6)
        .map((i) => disc(50 + i * 4.3, 18 - Math.sin((i / 5) * Math.PI) * 6, 1.8, 1.2))
        .join(''),
    ),
  crown:
    fill('o2', 'M48 20l-1-10 5 4 4-7 5 6 5-6 4 7 5-4-1 10z') +
    fill('o1', 'M48 20l-1-10 5 4 4-7 3 4v9z') +
    fill('c1', disc(61, 16, 1.5)),
  diadem: fill('hi', 'M48 21c8-5 18-5 26 0v3c-8-4-18-4-26 0z') + fill('hi', 'M74 22l7 8-2 1-6-7z'),
  helmet:
    fill('o2', 'M46 31c-2-17 5-23 15-23s17 6 15 23l-4-1c1-6 0-9-2-11H52c-2 2-3 5-2 11z') +
    fill('o1', 'M46 31c-2-17 5-23 14-23-6 6-8 15-10 22z') +
    fill('c1', 'M50 9C54-1 72-2 80 16c-7-5-14-8-20-8-4 0-7 0-10 1z') +
    fill('c2', 'M62 3c8 1 14 5 18 13-7-5-12-7-18-8z'),
  galea:
    fill('s2', 'M46 30c-1-16 5-22 15-22s16 6 15 22c-3-3-4-7-5-10H51c-1 3-2 7-5 10z') +
    fill('s1', 'M46 30c-1-16 5-22 14-22-6 5-8 12-9 12-1 3-2 7-5 10z') +
    fill('c1', 'M59 8V0h4v8zM48 2h26v4H48z'),
  nemes:
    fill('o2', 'M45 51c0-11-1-19 1-27 2-10 8-14 15-14s13 4 15 14c2 8 1 16 1 27l-7-3V25H52v23z') +
    fill(
      'gz',
      range(5)
        .map((i) => rect(45.5, 27 + i * 4.6, 6, 2) + rect(70.5, 27 + i * 4.6, 6, 2))
        .join(''),
    ) +
    fill('o1', 'M59 10h4v8h-4z'),
  tall:
    fill('gz', 'M49 22 44 4q17-7 34 0l-5 18q-12-5-24 0z') +
    fill('gz2', 'M63 2q9 0 15 2l-5 18q-5-2-10-3z') +
    fill('o1', 'M49 22q12-5 24 0v2.6q-12-5-24 0z'),
  white:
    fill('hi', 'M50 20c-2-8 2-12 5-18 3-4 9-4 12 0 3 6 7 10 5 18-7-4-15-4-22 0z') +
    fill('s3', 'M62-1c3 0 4 1 5 3 3 6 7 10 5 18-3-2-7-3-10-3z') +
    fill('o1', 'M59 12h4v7h-4z'),
  tiara: fill('o1', 'M49 19q12-6 24 0v3q-12-5-24 0z') + fill('gz', disc(61, 17, 2)),
  band: fill('c1', 'M48 20q13-6 26 0v3q-13-5-26 0z'),
  cap:
    fill('c1', 'M48 22c0-10 5-15 13-15s13 5 13 15c-8-3-18-3-26 0z') +
    fill('o1', 'M48 22c8-3 18-3 26 0v3c-8-3-18-3-26 0z'),
  phrygian:
    fill('c1', 'M48 22c0-12 5-17 14-17 8-1 14 3 10 9-2-2-4-2-5-1 4 3 6 6 7 9-8-3-18-3-26 0z') +
    fill('c2', 'M66 6c6 0 9 4 6 8-2-2-4-2-5-1z'),
  tiered:
    fill('o2', 'M48 22l1-9h24l1 9c-8-3-18-3-26 0z') +
    fill('s2', 'M50 13l1-8h20l1 8z') +
    fill('o1', `${rect(49, 12, 24, 2)}M53 5l8-7 8 7z`),
  turban:
    fill('hi', 'M47 23c-3-10 4-16 14-16s17 6 14 16c-8-5-20-5-28 0z') +
    fill('s3', 'M50 12c8 2 16 6 22 11l3-1c-4-7-12-11-22-13z') +
    fill('c1', disc(61, 11, 2)),
  plume:
    fill('o1', 'M49 19q12-6 24 0v3q-12-5-24 0z') +
    fill('w2', 'M61 17C57 8 59 0 65-3c2 6 1 14-2 20z') +
    fill('gz', 'M62 16c0-7 1-13 3-19 2 6 1 14-2 19z'),
} as const
