/** Roofs of a house: `x` and `w` are those of its wall, `y` is the top of the wall. */
import { merlons, pediment } from '../draw/architecture.ts'
import { disc, dome, fill, line, num, poly, range, rect } from '../draw/shapes.ts'

const gable = (x: number, y: number, w: number): string => pediment(x - 3, y, w + 6, w * 0.22)

const flat = (x: number, y: number, w: number): string =>
  fill('s1', rect(x - 2, y - 3, w + 4, 3.5)) + fill('s3', rect(x + w * 0.76, y - 3, w * 0.24 + 2, 3.5))

const tile = (x: number, y: number, w: number): string =>
  fill('t1', poly(x - 4, y, x + 4, y - 8, x + w - 4, y - 8, x + w + 4, y)) +
  fill('t2', poly(x + w * 0.6, y - 8, x + w - 4, y - 8, x + w + 4, y, x + w * 0.66, y)) +
  line(
    's4',
    0.8,
    range(Math.round(w / 6))
      .map((i) => `M${num(x + 3 + i * 6)} ${num(y - 8)}l-1.5 8`)
      .join(''),
    0.3,
  )

const shed = (x: number, y: number, w: number): string =>
  fill('t1', poly(x - 3, y - 2, x + w + 3, y - 9, x + w + 3, y - 5, x - 3, y + 2)) +
  fill('t2', poly(x - 3, y + 1, x + w + 3, y - 6, x + w + 3, y - 4, x - 3, y + 3)) +
  fill('s2', poly(x, y, x + w, y - 5, x + w, y + 1, x, y + 1))

const domed = (x: number, y: number, w: number): string =>
  flat(x, y, w) +
  fill('t1', dome(x + w * 0.14, y - 3, w * 0.72, w * 0.34)) +
  fill(
    't2',
    `M${num(x + w / 2)} ${num(y - 3 - w * 0.34)}a${num(w * 0.36)} ${num(w * 0.34)} 0 0 1 ${num(w * 0.36)} ${num(w * 0.34)}h${num(-w * 0.2)}q0-${num(w * 0.22)}-${num(w * 0.16)}-${num(w * 0.34)}z`,
  ) +
  fill('o1', rect(x + w / 2 - 0.8, y - 8 - w * 0.34, 1.6, 6) + disc(x + w / 2, y - 8 - w * 0.34, 1.6))

const battlement = (x: number, y: number, w: number): string =>
  fill('s1', rect(x - 2, y - 3, w + 4, 3.4)) +
  fill('s3', rect(x + w * 0.74, y - 3, w * 0.26 + 2, 3.4)) +
  merlons('s1', x - 2, y - 3, w + 4, 3.4, Math.max(3, Math.round(w / 7)))

const cone = (x: number, y: number, w: number): string =>
  fill('t1', poly(x - 3, y, x + w / 2, y - w * 0.8, x + w + 3, y)) +
  fill('t2', poly(x + w / 2, y - w * 0.8, x + w + 3, y, x + w * 0.6, y))

const hip = (x: number, y: number, w: number): string =>
  fill('t1', poly(x - 4, y, x + w * 0.3, y - w * 0.22, x + w * 0.7, y - w * 0.22, x + w + 4, y)) +
  fill('t2', poly(x + w * 0.62, y - w * 0.22, x + w * 0.7, y - w * 0.22, x + w + 4, y, x + w * 0.72, y))

const curve = (x: number, y: number, w: number): string =>
  fill(
    't1',
    `M${num(x - 5)} ${num(y)}Q${num(x + w * 0.35)} ${num(y - 2)} ${num(x + w / 2)} ${num(y - 14)}Q${num(x + w * 0.65)} ${num(y - 2)} ${num(x + w + 5)} ${num(y)}z`,
  ) +
  fill(
    't2',
    `M${num(x + w / 2)} ${num(y - 14)}Q${num(x + w * 0.65)} ${num(y - 2)} ${num(x + w + 5)} ${num(y)}h${num(-w * 0.36)}z`,
  )

type Roof = (x: number, y: number, w: number) => string

const ROOFS: Readonly<Record<string, Roof>> = {
  gable,
  flat,
  tile,
  shed,
  dome: domed,
  cren: battlement,
  cone,
  hip,
  curve,
  none: () => '',
}

export function roofed(kind: string, x: number, y: number, w: number): string {
  const roof = ROOFS[kind]
  if (!roof) throw new Error(`no roof ${kind}; known: ${Object.keys(ROOFS).join(', ')}`)
  return roof(x, y, w)
}
