/**
 * Motifs beside the symbol of a storey, and on roofs as a crown. Each has its foot at 0, 0 and is at most 24 wide and
 * 22 high. None resembles a symbol of the game, which would be counted.
 */
import { columns } from './draw/architecture.ts'
import { arch, at, disc, dome, fill, poly, range, rect } from './draw/shapes.ts'
import { LIFE } from './life/index.ts'
import { build } from './parts/index.ts'

const OWN = {
  crane: at(LIFE.crane, -5, 0, 0.58),
  palm: at(LIFE.palm, -3, 0, 0.84),
  scaffold: at(LIFE.scaffold, 0, 0, 0.66),
  banner: at(LIFE.banner, 0, -19, 1.15) + fill('b2', rect(-6, -20, 12, 1.4) + rect(-0.6, -23, 1.2, 4)),
  window:
    fill('s3', rect(-5, -19, 10, 1.6)) +
    fill('d1', rect(-4, -17, 8, 11)) +
    fill('s1', rect(-5, -6, 10, 1.6) + rect(-0.5, -17, 1, 11)),
  arch: fill('s1', arch(-7, 0, 14, 20)) + fill('d1', arch(-5, 0, 10, 17)),
  door: fill('b2', arch(-5, 0, 10, 17)) + fill('d1', arch(-3.6, 0, 7.2, 14)),
  columns: fill('s4', rect(-9, -19, 18, 19)) + columns([-6.5, 0, 6.5], 0, 4, 19),
  heap: fill('t1', 'M-10 0q4-11 9-11t11 11z') + fill('t2', 'M-1-11q6 0 11 11H2z'),
  cave:
    fill('s3', 'M-12 0-9-15-2-20 8-16 12 0z') + fill('s2', 'M-12 0-9-15-2-20-4 0z') + fill('d2', arch(-4, 0, 9, 11)),
  mill: at(build('wheel 0 1 0'), 0, -10),
  kiln: at(build('kiln 0 1 0'), -10, 0, 0.9),
  bricks: build('bricks -11 4 3 0'),
  furnace:
    fill('t2', rect(-8, -16, 16, 16)) +
    fill('t1', rect(-8, -16, 6, 16)) +
    fill('d2', arch(-5, 0, 10, 11)) +
    fill('o2', arch(-3.4, 0, 6.8, 8)) +
    fill('o1', arch(-1.8, 0, 3.6, 4.5)),
  anvil: build('anvil -6 -1'),
  loom: at(build('loom 0 0 .9'), -9, 0),
  bottles: build('bottles -7 0 2'),
  press: at(build('press 0 0'), -9.5, 0, 0.86),
  scrolls: build('scrolls -10 0 20'),
  pool:
    fill('s1', rect(-11, -5, 22, 5)) +
    fill('w2', rect(-10, -4.4, 20, 3)) +
    fill('w3', rect(-6, -3.8, 8, 1)) +
    fill('cl', disc(-4, -10, 2) + disc(-2, -14, 2.6) + disc(3, -11, 2) + disc(5, -15, 2.4)),
  mask: build('mask 0 -3 1.5'),
  scale: build('scale 0 0 .95'),
  barrels: build('barrels -4 2 0'),
  table: build('table -9 18 0') + fill('t1', 'M-3-6v-4h4v4zM4-6v-5h3v5z'),
  sacks: build('sacks -9 3 0'),
  vines: build('vines -9 20 3 0'),
  flames: at(build('brazier 0 1.5 0'), 0, 0),
  laurel:
    fill(
      'v2',
      range(5)
        .map(
          (i) =>
            disc(-7 + Math.abs(i - 2) * 0.9 - 1, -4 - i * 3, 2, 1.4) +
            disc(7 - Math.abs(i - 2) * 0.9 + 1, -4 - i * 3, 2, 1.4),
        )
        .join(''),
    ) + fill('o1', disc(0, -9, 3)),
  post: build('post -1 0'),
  spears: build('spears -6 3 17 0'),
  palisade: build('palisade -10 20 12 0'),
  masonry: fill(
    's3',
    range(4)
      .map((r) =>
        range(3)
          .map((i) => rect(-10 + i * 7 + (r % 2) * 2, -18 + r * 4.6, 5.4, 3.2))
          .join(''),
      )
      .join(''),
  ),
  target: build('target 0 1 0'),
  catapult: at(build('catapult 0 .6 0'), -10, 0),
  mortar: build('mortar 0 0 1.2'),
  sphere: build('sphere 0 -11 8') + fill('b2', rect(-1, -3, 2, 3) + rect(-5, -1, 10, 1)),
  scope: build('scope 0 0 .9'),
  bench:
    build('bench -8 0') + fill('v3', disc(4, -12, 5)) + fill('v2', disc(2, -13, 3.6)) + fill('b2', rect(3, -8, 1.6, 8)),
  aqueduct: at(build('aqueduct 0 44 14 3 0'), -22, 0),
  dome:
    fill('s1', rect(-15, -4, 30, 4)) +
    fill('t1', dome(-12, -4, 24, 13)) +
    fill('t2', 'M0-17a12 13 0 0 1 12 13H5q0-9-5-13z') +
    fill('o1', rect(-0.7, -22, 1.4, 5)),
  gable:
    fill('s1', poly(-20, 0, 0, -11, 20, 0)) +
    fill('t2', poly(-13, -1.4, 0, -8.5, 13, -1.4)) +
    fill('o1', poly(-2, -11, 0, -16, 2, -11)),
  hip: fill('t1', poly(-18, 0, -7, -9, 7, -9, 18, 0)) + fill('t2', poly(5, -9, 7, -9, 18, 0, 8, 0)),
}

const MOTIFS: Readonly<Record<string, string>> = { ...LIFE, ...OWN }

const isMotif = (name: string): boolean => name in MOTIFS

export function motif(name: string): string {
  if (!isMotif(name)) throw new Error(`no motif ${name}; known: ${Object.keys(MOTIFS).join(', ')}`)
  return MOTIFS[name]
}
