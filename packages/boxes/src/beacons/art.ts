/** Drawings of this box: a line per card, and its lighthouse. */
import type { BoxArt } from '../art/contract.ts'
import { masonry, wall } from '../art/draw/architecture.ts'
import { arch, at, disc, fill, poly, rect } from '../art/draw/shapes.ts'
import { LIFE, person, stand } from '../art/life/index.ts'
import type { Monument } from '../art/monument.ts'

const storey = (foot: number, w: number, h: number): string =>
  wall(120 - w / 2, foot, w, h) +
  masonry('s3', [124 - w / 2, foot - h + 3, w * 0.7, h - 6], 4, 4, foot) +
  fill('d1', arch(116, foot - h * 0.3, 8, h * 0.4)) +
  fill('s1', rect(118 - w / 2, foot - h - 3, w + 4, 4))

const brigantium: Monument = {
  place: 'coast',
  endsInSea: true,
  own: { stone: 'grey' },
  layers: [
    fill('e3', 'M30 172c10-16 40-20 90-20s84 6 94 20z') +
      fill('e1', 'M30 172c10-16 40-20 80-20-20 6-40 12-44 20z') +
      fill('w2', rect(0, 170, 240, 10)) +
      stand('boat', 28, 176, 0.9) +
      person(76, 162, 'w2', 1, 'mason') +
      person(168, 163, 'c1', 1, 'porter'),
    storey(156, 68, 46),
    storey(108, 54, 38),
    storey(68, 42, 28) + fill('t1', poly(99, 37, 120, 22, 141, 37)) + fill('t2', poly(120, 22, 141, 37, 124, 37)),
    at(LIFE.fire, 120, 24, 1.6) +
      fill('o1', disc(120, 12, 3)) +
      stand('smoke', 124, 4, 0.8) +
      stand('galley', 204, 176, 0.9),
  ],
}

export const art: BoxArt = {
  recipes: {
    'oil-press': 'olive 10 1.4; hall 28 44 22 tile door; press 78; urn 108 1.2; man 72 1.1 @ olive press urn',
    'watch-fire': 'rampart 20 80 16; brazier 60 1.8 40; man 38 1 40; man 82 1 40; spears 6 3 20 @ spears flames fire',
    'oil-cellar':
      'hill 20 100 24 v3; cave 56 20 18; urn 36 1.3; urn 46 1.1; urn 88 1.3; barrels 104 2; man 80 1.1 @ urn cave urn',
    'signal-hill':
      'hill -6 132 26 v2; tower 50 20 18 cren 34; fire 60 1 12; smoke 62 .9 4; man 84 1 46 @ palisade flames flag',
    'keepers-house':
      'stream 0 40 58; hall 50 40 22 tile door; tower 96 14 36 cone; boat 18 1.1 62; man 44 1.1 @ window boat pennant',
    'great-lantern':
      'sea 50; crag 24 72 14 58; tower 46 28 24 flat 46; tower 52 16 12 flat 20; fire 60 .9 6; boat 12 1 62 @ boat flames fire',
  },
  monuments: { brigantium },
  cover: { wonder: 'brigantium' },
}
