/** Halls, towers, temples and their parts. */
import { columns, pediment, steps, wall } from '../draw/architecture.ts'
import { arch, at, dome, fill, num, rect, spread } from '../draw/shapes.ts'
import { GROUND, type Parts } from './kit.ts'
import { roofed } from './roofs.ts'

/** Windows, arches or a door with a window on each side. */
function openings(kind: string, x: number, foot: number, w: number, h: number, count: number): string {
  if (kind === 'none') return ''
  if (kind === 'arch')
    return fill(
      'd1',
      spread(x + 4, w - 14, count)
        .map((left) => arch(left, foot, 6, Math.min(h * 0.6, 13)))
        .join(''),
    )
  if (kind === 'door') {
    const windows = [0.14, 0.78].map((share) => rect(x + w * share, foot - h * 0.66, 3.4, 5))
    return fill('d1', arch(x + w / 2 - 4, foot, 8, Math.min(15, h * 0.62)) + windows.join(''))
  }
  if (kind !== 'win') throw new Error(`no openings ${kind}; known: door, arch, win, none`)
  const high = Math.min(6, h * 0.3)
  return fill(
    'd1',
    spread(x + 4, w - 11.4, count)
      .map((left) => rect(left, foot - h * 0.7, 3.4, high))
      .join(''),
  )
}

const PIGEON = fill('hi', 'M-3.5-1.5q0-2.5 2-2.5 1.5 0 2 1.5l3.5 2q-3 1.5-5 .5-1 0-2.5-1.5z')

export const HOUSES = {
  hall: ([x, w, h, k = 3, foot = GROUND], [roof = 'tile', kind = 'door']) =>
    wall(x, foot, w, h) + openings(kind, x, foot, w, h, k) + roofed(roof, x, foot - h, w),
  storey: ([x, y, w, h, k = 4], [kind = 'arch']) =>
    wall(x, y, w, h) + openings(kind, x, y, w, h, k) + fill('s1', rect(x - 1.5, y - h - 1.5, w + 3, 2.4)),
  roof: ([x, y, w], [kind]) => roofed(kind, x, y, w),
  tower: ([x, w, h, foot = GROUND], [roof = 'cren']) =>
    wall(x, foot, w, h) +
    fill(
      'd1',
      arch(x + w / 2 - 1.7, foot - h * 0.62, 3.4, 7) + (h > 30 ? arch(x + w / 2 - 1.7, foot - h * 0.25, 3.4, 7) : ''),
    ) +
    roofed(roof, x, foot - h, w),
  temple: ([x, w, h, k = 4, foot = GROUND]) =>
    steps(x, foot, w, 6, 2, 3) +
    fill('s4', rect(x + 2, foot - h, w - 4, h - 6)) +
    fill('d1', rect(x + w / 2 - 4, foot - h + 6, 8, h - 12)) +
    columns(spread(x + 4, w - 8, k), foot - 6, Math.max(3.4, (w / k) * 0.34), h - 8) +
    fill('s2', rect(x - 1, foot - h - 3, w + 2, 5)) +
    fill('s1', rect(x - 1, foot - h - 3, w + 2, 1.6)) +
    pediment(x - 3, foot - h - 3, w + 6, w * 0.2),
  stoa: ([x, w, h, k = 5, foot = GROUND], [roof = 'tile']) =>
    fill('s4', rect(x, foot - h, w, h)) +
    fill(
      'd1',
      spread(x + w * 0.2, w * 0.6 - 5, 3)
        .map((q) => arch(q, foot, 5, h * 0.55))
        .join(''),
    ) +
    columns(spread(x + 2.5, w - 5, k), foot, 4, h) +
    fill('s1', rect(x - 2, foot - h - 3, w + 4, 4)) +
    fill('s3', rect(x + w * 0.72, foot - h - 3, w * 0.28 + 2, 4)) +
    roofed(roof, x, foot - h - 3, w),
  arcade: ([x, w, h, k = 4, foot = GROUND], [roof = 'flat']) =>
    wall(x, foot, w, h) +
    fill(
      'd1',
      spread(x + 3, w - 6 - (w / k) * 0.62, k)
        .map((q) => arch(q, foot, (w / k) * 0.62, h * 0.76))
        .join(''),
    ) +
    roofed(roof, x, foot - h, w),
  drum: ([x, w, h, dh, foot = GROUND]) =>
    wall(x, foot, w, h) +
    fill(
      'd1',
      spread(x + 3, w - 8, Math.max(3, Math.round(w / 9)))
        .map((q) => arch(q, foot - 1, 3, h * 0.7))
        .join(''),
    ) +
    fill('t1', dome(x - 1, foot - h, w + 2, dh)) +
    fill(
      't2',
      `M${num(x + w / 2)} ${num(foot - h - dh)}a${num(w / 2 + 1)} ${num(dh)} 0 0 1 ${num(w / 2 + 1)} ${num(dh)}h${num(-w * 0.24)}q0-${num(dh * 0.7)}-${num(w * 0.26)}-${num(dh)}z`,
    ),
  steps: ([x, w, h, k = 3, foot = GROUND]) => steps(x, foot, w, h, k, 3),
  plinth: ([x, w, h, foot = GROUND]) => wall(x, foot, w, h, { lit: 0.3 }) + fill('s1', rect(x - 2, foot - h, w + 4, 2)),
  /** A tower full of niches for pigeons. */
  dovecote: ([x, w, h, foot = GROUND]) =>
    wall(x, foot, w, h) +
    fill(
      'd2',
      [0.86, 0.68, 0.5]
        .flatMap((high) => spread(x + w * 0.12, w * 0.64, 4).map((q) => arch(q, foot - h * high + 5, 3.2, 5)))
        .join('') + arch(x + w / 2 - 3.5, foot, 7, h * 0.3),
    ) +
    fill('s1', [0.86, 0.68, 0.5].map((high) => rect(x - 1, foot - h * high + 5, w + 2, 1.3)).join('')) +
    roofed('cone', x, foot - h, w) +
    at(PIGEON, x + w * 0.22, foot - h * 0.68 + 5) +
    at(PIGEON, x + w * 0.72, foot - h * 0.86 + 5) +
    at(PIGEON, x + w + 2, foot - h * 0.5 + 5),
} satisfies Parts
