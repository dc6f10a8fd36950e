/** Roofs of the nine columns of a city, 120 × 26. They stretch to the column; the crown above does not. */
import { fill, range, rect } from '../draw/shapes.ts'
import type { Ink } from '../light/inks.ts'

export const EAVES: Readonly<Record<Ink, string>> = {
  brown: fill('t2', 'M0 26V16L120 4v22z') + fill('t1', 'M0 22V16L120 4v6z') + fill('s3', rect(0, 22, 120, 4)),
  grey:
    fill('t2', 'M0 26V20h10C22 8 40 6 60 6s38 2 50 14h10v6z') +
    fill('t1', 'M0 26V20h10C22 8 40 6 56 6 40 12 34 18 34 26z') +
    fill('s1', rect(0, 23, 120, 3)),
  blue:
    fill('s1', 'M0 26v-4L60 3l60 19v4z') +
    fill('t2', 'M16 22 60 8l44 14z') +
    fill('t1', 'M16 22 60 8v14z') +
    fill('s3', 'M60 3l60 19v4h-6L60 7z'),
  yellow:
    fill('t1', 'M0 22 12 8h96l12 14z') +
    fill('t2', 'M70 8h38l12 14H78z') +
    fill('c1', 'M0 22h120v4H0z') +
    fill(
      'hi',
      range(6)
        .map((i) => rect(8 + i * 20, 22, 10, 4))
        .join(''),
    ),
  red:
    fill('s2', 'M0 26V12h14v6h10v-6h14v6h12v-6h20v6h12v-6h14v6h10v-6h14v14z') +
    fill('s1', 'M0 26V12h14v6h10v-6h14v6h2v8z') +
    fill('s3', 'M82 26v-8h0v-6h14v6h10v-6h14v14z') +
    fill('s1', rect(0, 24, 120, 2)),
  green:
    fill('s1', rect(0, 22, 120, 4)) +
    fill('t1', 'M12 22C14 10 34 4 60 4s46 6 48 18z') +
    fill('t2', 'M60 4c26 0 46 6 48 18H82C82 12 74 6 60 4z'),
  purple:
    fill('t1', 'M0 26V20L20 8l20 12L60 4l20 16 20-12 20 12v6z') +
    fill('t2', 'M20 8l20 12v6H28zM60 4l20 16v6H66zM100 8l20 12v6h-14z') +
    fill('s1', rect(0, 24, 120, 2)),
  black:
    fill('t2', 'M0 26v-6C34 18 54 14 60 2c6 12 26 16 60 18v6z') +
    fill('t1', 'M0 26v-6C34 18 54 14 60 2v24z') +
    fill('s3', rect(0, 24, 120, 2)),
  white:
    fill('s1', 'M0 26V20C10 10 34 5 60 5s50 5 60 15v6z') +
    fill('s3', 'M76 6c22 2 38 8 44 14v6H92C92 16 88 10 76 6z') +
    fill('t2', rect(0, 23, 120, 3)),
}
