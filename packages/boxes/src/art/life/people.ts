/** People, each with its foot at 0, 0 and about 11 high. Their dress is of the tone `pp`. */
import { at, disc, faded, fill, rect } from '../draw/shapes.ts'

const shade = (outline: string): string => faded(fill('d2', outline), 0.28)

/** Face and hair, turned to the left; the middle of the head is at 0, 0. */
const HEAD =
  fill('f1', `${disc(0, 0, 1.55)}M-.5 1h1.2v1.2h-1.2z`) +
  fill('d2', 'M-1.7-.5Q-1.5-2 .1-2 1.9-1.9 1.8.2L1.3.6 1-.6-.6-.9z')
const head = (x: number, y: number): string => at(HEAD, x, y)
/** The same, turned to the right. */
const looksRight = (x: number, y: number): string => at(HEAD, x, y, [-1, 1])

const LEGS = fill('f2', 'M-1.7 0-1.3-3.5h1.1L-.5 0zM.5 0 .2-3.5h1.1L1.8 0z')
const STRIDE = fill('f2', 'M-2.9 0-1.3-3.5H0L-1.7 0zM1.3 0 .3-3.5h1.2L2.5 0z')
const RIGHT_HALF = 'M.3-2.6.5-7.8Q1.9-7.8 2-6.8L1.5-5 2.1-2.6z'
const TUNIC = fill('pp', 'M-2.1-2.6-1.5-5-2-6.8Q-1.9-7.8-.6-7.8H.6Q1.9-7.8 2-6.8L1.5-5 2.1-2.6z') + shade(RIGHT_HALF)
const GOWN =
  fill('pp', 'M-2.6 0-1.2-4.9-1.8-6.7Q-1.7-7.6-.5-7.6H.5Q1.7-7.6 1.8-6.7L1.2-4.9 2.6 0z') +
  shade('M.5 0 .4-7.6Q1.7-7.6 1.8-6.7L1.2-4.9 2.6 0z') +
  fill('o1', rect(-1.3, -5.3, 2.6, 0.7))
const KNOT = fill('d2', `${disc(1.8, -9, 1)}M.9-9.9h1v1.8L1-7.6z`)

export const PEOPLE = {
  man: LEGS + TUNIC + fill('f1', 'M-1.9-7.1-3-4l.9.4L-1.2-6zM1.9-7.1 2.9-4.2l-.9.4L1.3-6z') + head(0, -9.2),
  woman: GOWN + fill('f1', 'M-1.7-7-2.9-5 -.9-3.9l.4-.8-1.1-.7.7-1z') + head(0, -9) + KNOT,
  /** Swings a hammer to the right. */
  mason:
    STRIDE +
    TUNIC +
    fill('b1', 'M2.7-9.3 6.2-12.2l.6.7-3.5 2.9z') +
    fill('s1', 'M4.9-12.9 6.5-14.1l1.7 2.2-1.6 1.2z') +
    fill('f1', 'M.7-7.3 2.8-9.8l1 .8L1.7-6.1zM-1.9-7-2.9-5.2-.9-4l.4-.8-1.1-.7z') +
    looksRight(0.1, -9.2),
  /** Bent under a block, on his way to the right. */
  porter:
    STRIDE +
    fill('pp', 'M-2.2-2.6-1.6-5.2-.7-7.3Q.3-8 1.5-7.5L2.1-6.5 1.2-4.8 1.7-2.6z') +
    fill('s1', 'M-4.5-10.2 1-12l1.1 3.3-5.5 1.8z') +
    fill('s3', 'M-.7-11.4 1-12l1.1 3.3-1.7.6z') +
    fill('f1', 'M1-7 3.3-5.2 2.4-8.4l-.9.2.4 1.2-.6-.5z') +
    looksRight(2.6, -8.2),
  /** Points to the right, a plan in the other hand. */
  foreman:
    LEGS +
    TUNIC +
    fill('f1', 'M1.2-7.5 5.4-8.3l.3.9L1.7-6.1zM-1.9-7-2.9-5.2-.9-4l.4-.8-1.1-.7z') +
    fill('hi', 'M-3.3-3.1.2-5.2l.5.9L-2.8-2.2z') +
    looksRight(0, -9.2),
  /** Sits on a block and reads. */
  reader:
    fill('s2', rect(-2.4, -2.7, 4, 2.7)) +
    fill('s1', rect(-2.4, -2.7, 4, 0.8)) +
    fill('f2', 'M2.1-2.6h1.2L3.5 0H2.3z') +
    fill('pp', 'M-1.9-2.6-1.5-6.1Q-1.3-7-.2-7T1-6L.9-4.5 3.4-4v2H-1.7z') +
    fill('f1', 'M.2-6.2 2.4-4.8 1.7-4-.3-5z') +
    fill('hi', 'M1.9-6.4 4-7v2.6l-2.1.6z') +
    looksRight(-0.1, -8.4),
  /** Carries an urn on her head. */
  carrier:
    GOWN +
    fill('t1', 'M-1.2-13.9H1.2L.9-13Q2.3-12.4 1-10.8H-1Q-2.3-12.4-.9-13z') +
    fill('f1', 'M1-7.3 2.3-9.3 1.3-11.4l-.8.4.7 1.6-1.3 1.5zM-1.7-7-2.7-4.2l.8.3.9-2.3z') +
    head(0, -9),
  /** In a cloak, the hood over the face. */
  hooded:
    fill('pp', 'M-2.9 0-1.9-6Q-2.4-7-1.9-8.4-1.8-11 .1-11.2 2-11 1.9-8.4 2.4-7 1.9-6L2.9 0z') +
    shade('M.6 0 .7-11.1Q2-11 1.9-8.4 2.4-7 1.9-6L2.9 0z') +
    fill('d2', disc(-0.3, -8.9, 1.2, 1.4)) +
    fill('f1', 'M-1.3-8.7h2q0 1.5-1 1.5t-1-1.5z'),
  /** Sits in a boat that goes to the right; the oar dips to the left. */
  rower:
    fill('pp', 'M-1.6 0-2.4-3.7Q-2.3-4.7-1.2-4.8T.4-4L1.4 0z') +
    fill('b1', 'M3.2-3.3-6.2 2.1-7.9 2.5-7.3 1-5.8.9 2.9-4.1z') +
    fill('f1', 'M-1.5-4.3 1.8-2.5 3-3.7l.6.6L2.1-1.5-1.8-3.2z') +
    head(-1, -6.3),
} as const
