/** Plants, each with its foot at 0, 0. */
import { at, disc, fill, num, rect } from '../draw/shapes.ts'

/** Palm leaf: its angle, length and droop. */
function frond(angle: number, long: number, droop: number): string {
  const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long]
  const half = `${num(x * 0.5)} ${num(y * 0.5 - droop)}`
  return `M0 0Q${half} ${num(x)} ${num(y + droop * 0.4)}Q${num(x * 0.5)} ${num(y * 0.5 - droop * 0.35)} 0 0z`
}

export const PLANTS = {
  palm:
    fill('b2', 'M-1 0Q.6-9 3-19l1.8.3Q2.6-9 1.4 0z') +
    at(
      fill('v3', frond(0.35, 10, 5) + frond(2.5, 9, 5) + frond(-0.1, 11, 3)) +
        fill('v2', frond(-2.9, 11, 3.5) + frond(-0.75, 9, 2) + frond(-2.2, 9, 2)) +
        fill('v1', frond(-2.6, 8, 3) + frond(-1.5, 7, 1.5)),
      3.8,
      -19,
    ),
  cypress:
    fill('v3', 'M0-24C3.6-16 4.4-7 2.6-1H-2.6C-4.4-7-3.6-16 0-24z') +
    fill('v2', 'M0-24C-3.6-16-4.4-7-2.6-1H-.6C-1.6-8-1.4-16 0-24z') +
    fill('b2', rect(-0.7, -1, 1.4, 1)),
  pine:
    fill('b2', 'M-.9 0 .4-13h1.2L1.2 0z') +
    fill('v3', 'M-10-12C-9-17-4-20 1-20c6 0 10 3 10.5 8 0 1-20 1.4-21.5 0z') +
    fill('v2', 'M-10-12C-9-17-4-20 1-20-2-17-4-14-3-11.6z'),
  olive:
    fill('b2', 'M-1 0Q-.5-4 .3-8h1.4L1.6 0z') +
    fill('v2', disc(-3.5, -9, 4.6) + disc(3.5, -8.5, 4.8) + disc(0.5, -12, 5)) +
    fill('v1', disc(-4.2, -10, 3.2) + disc(-0.6, -13, 3)) +
    fill('v3', 'M-7-6.5h15a5 5 0 0 1-4 2H-4a5 5 0 0 1-3-2z'),
  bush:
    fill('v3', 'M-7 0C-8-4-4-6-2-4.5-1-8 4-8 4.5-4 8-4 8-1 7 0z') +
    fill('v2', 'M-7 0C-8-4-4-6-2-4.5-1.5-6 0-7 1-6.6-1-4-2-2-2 0z'),
  reeds: fill('v2', 'M-4 0-5-9-3 0zM-1 0-1-12 1 0zM2 0 5-10 4 0z') + fill('v3', 'M0 0 2.5-8 2 0zM-3 0-7-6-2 0z'),
} as const
