/** Clothes of a bust whose shoulders reach from 32 to 90. */
import { disc, fill, line, range, rect } from '../draw/shapes.ts'
import type { Tone } from '../light/tones.ts'

const BODY = 'M32 64c0-12 9-18 22-20h14c13 2 22 8 22 20z'
const SHADE = 'M66 44h2c13 2 22 8 22 20H71c2-8 0-14-5-20z'
const body = (lit: Tone, shaded: Tone): string => fill(lit, BODY) + fill(shaded, SHADE)

/** Two strips that cross below the throat. */
const collar = (trim: Tone): string => fill(trim, 'M50 45l11 12 12-12 5 2-15 17h-4L46 47z')
const strap = (tone: Tone): string => fill(tone, 'M34 64c0-9 5-15 12-18l6 18z')

/** Folds that fall from the left shoulder. */
const folds = (tone: Tone): string => line(tone, 1.1, 'M46 48q-2 8-1 16M52 47q0 9 4 17M40 51q-3 6-3 13', 0.5)

/** Rows of scales. */
const scales = (tone: Tone): string =>
  line(
    tone,
    0.9,
    range(4)
      .flatMap((row) => range(9).map((i) => `M${38 + (row % 2) * 2.6 + i * 5.2} ${50 + row * 4}q2.600 3.400 5.200 0`))
      .join(''),
    0.75,
  )

/** A broad collar of beads. */
const beads = (rows: readonly Tone[]): string =>
  rows
    .map((tone, i) => line(tone, 2.6, `M${47 - i * 2.3} ${46.5 + i}Q61 ${60 + i * 4.6} ${75 + i * 2.3} ${46.5 + i}`))
    .join('')

const fringe = (tone: Tone): string =>
  line(tone, 3, 'M40 49Q60 66 84 58') +
  line(
    tone,
    1,
    range(9)
      .map((i) => `M${42 + i * 5} ${52 + Math.round(5 * Math.sin(i / 2.6))}v5`)
      .join(''),
  )

const spots = fill(
  'd2',
  disc(42, 54, 1.5) + disc(48, 60, 1.7) + disc(39, 60, 1.3) + disc(50, 52, 1.2) + disc(78, 54, 1.5) + disc(82, 60, 1.4),
)

export const DRESSES = {
  toga: body('s1', 's3') + fill('c1', 'M45 47l6-2.500 20 19.500H61z') + folds('s3'),
  armour:
    body('o2', 'o3') +
    fill('o1', 'M50 48q-3 8 2 16h8V52z') +
    line('o3', 1.2, 'M61 50v14M50 58q5 3 10 0M62 58q5 3 10 0') +
    strap('c1') +
    fill('o1', disc(47, 48, 2.4) + disc(75, 48, 2.4)),
  steel: body('s2', 's4') + scales('s1') + strap('c1') + fill('o1', disc(46, 48, 2.4)),
  robe: body('gz', 'gz2') + collar('o1') + line('gz2', 1.1, 'M44 50q-3 7-3 14M51 55q1 5 1 9', 0.8),
  green: body('v2', 'v3') + collar('o1') + line('v3', 1.1, 'M44 50q-3 7-3 14M51 55q1 5 1 9', 0.8),
  red: body('c1', 'c2') + collar('o1') + line('c2', 1.1, 'M44 50q-3 7-3 14M51 55q1 5 1 9', 0.8),
  linen: body('hi', 's3') + beads(['o1', 'gz', 'c1']),
  fur: body('b1', 'b2') + fill('s1', 'M44 46q17 12 34 0l3 4q-20 14-40 0z') + spots,
  /** Assyrian and Persian: a shawl with fringes. */
  fringed: body('c2', 'd2') + fill('c1', 'M34 60Q38 48 52 45l8 2Q70 60 88 58l2 6H32z') + fringe('o2'),
  /** A dress that two brooches hold. */
  peplos:
    body('hi', 's3') +
    fill('f1', 'M49 45h24q-4 9-12 9t-12-9z') +
    fill('gz', 'M47 46q14 14 28 0l3 1.500q-17 17-34 0z') +
    line('s3', 1, 'M48 54v10M55 58v6M67 58v6M74 54v10', 0.8) +
    fill('o2', disc(46.5, 47, 2.2) + disc(75.5, 47, 2.2)),
  /** A cloak with a brooch on the shoulder, over bare skin. */
  cloak:
    body('f1', 'f2') +
    line('f2', 1.1, 'M61 50v10M52 57q5 3 9 0 4 3 9 0', 0.8) +
    fill('c1', 'M32 64c0-12 9-18 20-19.500L64 64z') +
    fill('c2', 'M52 45.500 64 64h-5L46 47z') +
    fill('o1', disc(50, 48, 2.6)),
  purple:
    body('gz2', 'd2') +
    collar('o2') +
    fill('o2', rect(56, 57, 10, 7)) +
    fill('c1', disc(61, 60.5, 2)) +
    fill('o1', disc(43, 55, 1.4) + disc(49, 60, 1.4) + disc(79, 56, 1.4) + disc(74, 61, 1.4)),
  bare: body('f1', 'f2') + line('f2', 1.1, 'M61 49v13M50 57q6 4 11 0 5 4 11 0M48 47q6 3 11 1M74 47q-6 3-11 1', 0.8),
} as const
