/** Hair, beards and headwear around a face at 61, 28. `~pp` is the colour of the hair. */
import { disc, fill, line, range, rect } from '../draw/shapes.ts'

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
  /** Swept back from the brow, like the mane of a lion. */
  mane: fill(
    'pp',
    'M45 36c-3-6-1-9 0-13 0-8 6-15 12-15 1-2 4-3 6-1 8 0 14 7 14 15 2 5 3 9 0 14-3-3-4-8-5-13-2-4-4-7-6-8-2 3-4 3-6 2-6 1-9 4-10 8-1 5-2 8-5 11z',
  ),
  /** Tight rings in rows, down to the shoulders. */
  ringlets: fill(
    'pp',
    `${CAP}${range(4)
      .map(
        (i) =>
          disc(46.5 - (i % 2), 28 + i * 5, 3.4) +
          disc(75.5 + (i % 2), 28 + i * 5, 3.4) +
          disc(42 + (i % 2), 33 + i * 5, 3) +
          disc(80 - (i % 2), 33 + i * 5, 3),
      )
      .join('')}`,
  ),
  /** Grown thin over a high brow. */
  receding: fill(
    'pp',
    'M48 33c-2-6-1-11 1-15 1-3 4-5 6-6-3 4-4 8-4 13 0 3-1 6-3 8zM74 33c2-6 1-11-1-15-1-3-4-5-6-6 3 4 4 8 4 13 0 3 1 6 3 8z',
  ),
  /** A straight fringe over the brow. */
  fringe: fill(
    'pp',
    'M48 31c-2-14 4-21 13-21s15 7 13 21l-2.500-9.500q-2 1.500-3.600 0-2 1.600-3.800 0-2 1.600-4 0-2 1.600-3.800 0-2 1.500-3.800 0z',
  ),
  /** Parted in the middle, over the ears and up into a coil. */
  coil: fill(
    'pp',
    `M47 36c-3-9-3-25 14-25s17 16 14 25c-2-2-3-5-3-9-1-5-4-9-11-11-7 2-10 6-11 11 0 4-1 7-3 9z${disc(61, 9, 7.5, 4)}${disc(61, 4.5, 4.6, 3)}`,
  ),
  /** A plait over one shoulder. */
  plait: fill(
    'pp',
    `M48 30c-2-13 4-20 13-20s15 7 13 20c-2-3-3-6-4-9-7 1-12-1-15-4-3 3-5 8-7 13z${range(6)
      .map((i) => disc(75 + (i % 2) * 1.4, 31 + i * 4, 3.4 - i * 0.2, 2.8))
      .join('')}`,
  ),
} as const

export const BEARDS = {
  none: '',
  short: fill('pp', 'M52 33c2 3 5 3 9 2 4 1 7 1 9-2 0 9-4 13-9 13s-9-4-9-13z'),
  long: fill('pp', 'M51 32c3 3 6 3 10 2 4 1 7 1 10-2 1 14-4 25-10 26-6-1-11-12-10-26z'),
  square:
    fill('pp', 'M50 31c4 4 7 4 11 3 4 1 7 1 11-3v20c-4 3-18 3-22 0z') +
    fill(
      'd2',
      range(4)
        .map((i) => rect(50, 40 + i * 3.4, 22, 0.8))
        .join(''),
    ),
  goatee: fill('pp', 'M57 39h8c0 6-2 9-4 9s-4-3-4-9z'),
  moustache: fill('pp', 'M53 36c3-3 5-2 8-2s5-1 8 2c-3 2-5 1-8 0-3 1-5 2-8 0z'),
  /** Broad and full, from ear to ear. */
  full: fill(
    'pp',
    'M49.500 28c1 5 3 7 6 6.500 2-2 9-2 11 0 3 .5 5-1.500 6-6.500 3 12-1 22-11.500 23.500C50.500 50 46.500 40 49.500 28z',
  ),
  forked: fill('pp', 'M51 32c3 3 6 3 10 2 4 1 7 1 10-2 1 9 0 15-3 24-3-2-5-5-7-9-2 4-4 7-7 9-3-9-4-15-3-24z'),
  /** The false beard of a king of Egypt, plaited and gilt. */
  pharaoh:
    fill('gz', 'M58.500 42h5l1.500 14q-4 3-8 0z') +
    fill('o2', 'M58.400 44h5.200l.2 2h-5.600zM58 48.500h6l.2 2h-6.400zM57.500 53h7l.2 2h-7.400z'),
  drooping: fill(
    'pp',
    'M53.500 43c-.5-6 2-8.500 7.500-8.500s8 2.500 7.500 8.500c-2-1-2.500-4-3.500-5-2 1-6 1-8 0-1 1-1.500 4-3.500 5z',
  ),
  sideburns: fill(
    'pp',
    'M50 25l3 2c0 5 .5 8 2.500 11.500-3-.5-5-4-5.500-8zM72 25l-3 2c0 5-.5 8-2.500 11.500 3-.5 5-4 5.500-8z',
  ),
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
    fill('c1', 'M44 16C42-5 80-5 78 16 75 5 47 5 44 16z') +
    fill('c2', 'M61 .2c10 0 17 6 17 15.800-2-6-9-8.200-17-8.200z'),
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
  /** The horn of Ammon, on a band. */
  horns:
    fill('o1', 'M48 21q13-6 26 0v2.600q-13-5-26 0z') +
    line('o2', 3.2, 'M50 23c-6-2-9 4-6 8 2 3 6 2 6-1 0-2-2-3-3-2') +
    line('o3', 3.2, 'M72 23c6-2 9 4 6 8-2 3-6 2-6-1 0-2 2-3 3-2'),
  /** A helmet that is pushed back: its eyes look at the sky. */
  corinthian:
    fill('c1', 'M44 20C36-4 74-10 84 12q2 8-1 14C80 10 66 2 52 7q-5 4-6 14z') +
    fill('c2', 'M62-3.500c10 0 18 6 22 15.500q2 8-1 14C80 13 72 6 62 5z') +
    fill('o2', 'M47 23C46 11 52 4 62 4s17 7 15 19l-5 1-3-8-5 4h-5l-5-4-3 8z') +
    fill('o1', 'M47 23C46 11 52 4 62 4 54 8 52 14 53 17l-2 7z') +
    fill('d2', 'M53 11q3-3 6 0l-1 3q-2-1-4 0zM65 11q3-3 6 0l-1 3q-2-1-4 0z'),
  /** A crown of towers, as a city wears. */
  towers:
    fill('o2', 'M48 20l-1-13h4v3h3V5h4v4h6V5h4v5h3V7h4l-1 13q-13-5-26 0z') +
    fill('o1', 'M48 20l-1-13h4v3h3V5h4v4h3v9q-7 0-13 2z') +
    fill('d2', rect(53, 13, 2, 4) + rect(60, 12, 2, 4) + rect(67, 13, 2, 4)),
  ivy:
    fill(
      'v3',
      range(6)
        .map((i) => disc(48.5 + i * 5, 20 - Math.sin((i / 5) * Math.PI) * 6, 3.4, 2.4))
        .join(''),
    ) +
    fill(
      'c2',
      range(5)
        .map((i) => disc(51 + i * 5, 18 - Math.sin((i / 4) * Math.PI) * 5, 1.4))
        .join(''),
    ),
  /** A cloth drawn over the hair. */
  mantle:
    fill('c1', 'M43 58c-4-28 1-50 18-50s22 22 18 50l-7-8c3-10 3-22-1-29-6-4-14-4-20 0-4 7-4 19-1 29z') +
    fill('c2', 'M61 8c17 0 22 22 18 50l-7-8c3-10 3-22-1-29-2-6-5-11-10-13z') +
    fill('o1', 'M50 21.500q11-7 22 0l.6 1.600q-11.600-6.600-23.200 0z'),
  /** A straw hat, as worn in a workshop. */
  straw:
    fill('o2', 'M38 22Q46 16 50 17 51 6 61 6t11 11q4-1 12 5-23-6-46 0z') +
    fill('o3', 'M62 6q9 1 10 11 4-1 12 5-10-3-22-3z') +
    fill('c1', 'M50 15.500q11-2 22 0v2.500q-11-2-22 0z'),
  skullcap:
    fill('b1', 'M49 21c0-8 5-12 12-12s12 4 12 12c-8-3-16-3-24 0z') + fill('b2', 'M62 9c7 0 11 4 11 12q-4-1.600-8-2z'),
} as const

/** Worn at ears and throat. */
export const JEWELS = {
  earrings:
    fill('o1', disc(49.5, 36, 1.8) + disc(72.5, 36, 1.8)) + fill('c1', disc(49.5, 38.6, 1.2) + disc(72.5, 38.6, 1.2)),
  pearls: fill(
    'hi',
    range(7)
      .map((i) => disc(53 + i * Math.E, 46 + Math.sin((i / 6) * Math.PI) * 3.6, 1.5))
      .join(''),
  ),
  torc: line('o2', 2.4, 'M52 46q9 7 18 0') + fill('o1', disc(52, 46, 2) + disc(70, 46, 2)),
} as const
