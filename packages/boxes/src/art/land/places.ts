/** Nine places as a strip of land, 820 × 220, anchored at its foot. Buildings stand at 204; below is foreground. */
import { arch, fill, num, range, rect } from '../draw/shapes.ts'
import { stand } from '../life/index.ts'
import type { PlaceName } from '../light/places.ts'
import { field, ground, huts, mesa, pyramid, ridge, row, sea, WIDTH } from './forms.ts'

export const LANDS: Readonly<Record<PlaceName, () => string>> = {
  desert: () =>
    fill('h1', ridge(150, 20, 1)) +
    pyramid(560, 166, 90, 60) +
    pyramid(624, 168, 60, 40) +
    pyramid(690, 170, 34, 24) +
    fill('h2', ridge(168, 15, 2.6)) +
    fill('h3', ridge(182, 10, 4.4)) +
    fill('w2', 'M300 190C420 182 640 182 820 188V196C640 192 440 192 300 198z') +
    fill('w3', 'M420 188h60v1.2h-60zM600 189h80v1.2h-80z') +
    row('palm', [330, 352, 372, 500, 516, 604, 742, 764, 790], 190, 0.8, 1) +
    stand('boat', 660, 192, 0.7) +
    stand('boat', 452, 191, 0.5) +
    ground(198) +
    stand('camel', 404, 210, 0.9) +
    stand('camel', 424, 211, 0.9) +
    stand('man', 390, 211, 1),
  river: () =>
    fill('h1', ridge(150, 16, 3)) +
    fill('h2', ridge(166, 12, 1.2)) +
    row(
      'palm',
      range(16).map((i) => 20 + i * 52),
      176,
      0.65,
      2,
    ) +
    fill('h3', ridge(180, 7, 2)) +
    field(300, 178, 110, 14, 'v1', 'v2') +
    field(560, 179, 130, 13, 'o1', 'v1') +
    huts([452, 478, 716, 736], 188, 0.8) +
    fill('w1', rect(0, 190, WIDTH, 10)) +
    fill('w2', rect(0, 194, WIDTH, 8)) +
    fill('w3', 'M60 193h70v1.2H60zM330 196h90v1.2h-90zM600 193h60v1.2h-60z') +
    stand('boat', 520, 199, 0.8) +
    row('reeds', [250, 262, 420, 690, 700, 812], 202, 0.9) +
    ground(204),
  grove: () =>
    fill('h1', ridge(136, 26, 0.4)) +
    fill('h2', ridge(158, 20, 2)) +
    row('cypress', [300, 310, 322, 560, 572, 700, 714, 724], 168, 0.8, 3) +
    fill('h3', ridge(176, 12, 3.7)) +
    row('olive', [260, 290, 340, 392, 440, 500, 540, 620, 660, 740, 790], 188, 0.9, 4) +
    huts([468, 590], 184, 0.8) +
    ground(196) +
    stand('goat', 420, 210, 0.9) +
    stand('goat', 436, 212, 0.8),
  harbour: () =>
    fill('h1', ridge(160, 18, 5)) +
    fill('h2', 'M430 180C470 150 510 158 548 144 600 130 640 150 690 160 740 170 780 166 820 172V184H430z') +
    sea(176, 26) +
    fill('h3', 'M240 180C262 168 300 166 330 172 344 174 352 178 356 180z') +
    row('cypress', [280, 290, 312], 172, 0.5) +
    huts([640, 660, 690], 176, 0.5) +
    stand('galley', 470, 194, 0.75) +
    stand('boat', 586, 190, 0.6) +
    stand('boat', 740, 196, 0.9) +
    ground(202) +
    fill('s2', rect(0, 200, WIDTH, 6)) +
    fill('s1', rect(0, 200, WIDTH, 2)) +
    row('urn', [300, 308, 540, 548, 556], 201, 0.7),
  coast: () =>
    fill('h1', ridge(158, 15, 1.6)) +
    fill('h2', 'M560 182C590 150 620 140 660 138 720 140 760 150 820 148V186H560z') +
    fill('h3', 'M640 184C660 164 690 158 730 160 770 158 800 166 820 164V188H640z') +
    sea(176, 24) +
    huts([700, 722, 760], 172, 0.6) +
    row('pine', [676, 790], 166, 0.6) +
    stand('boat', 350, 188, 0.7) +
    stand('boat', 430, 196, 1) +
    stand('galley', 540, 190, 0.6) +
    ground(200) +
    row('bush', [280, 500, 620, 780], 208, 0.8, 2),
  hills: () =>
    fill('h1', ridge(130, 30, 2.2)) +
    fill('h2', ridge(156, 22, 0.9)) +
    fill('h3', 'M0 220V170Q200 150 420 168T820 160V220z') +
    fill(
      'h2',
      range(11)
        .map((i) => arch(470 + i * 22, 178, 13, 16))
        .join(''),
    ) +
    fill(
      's2',
      rect(460, 156, 258, 5) +
        range(12)
          .map((i) => rect(461 + i * 22, 158, 9, 22))
          .join(''),
    ) +
    fill(
      's3',
      range(12)
        .map((i) => rect(467 + i * 22, 160, 3, 20))
        .join(''),
    ) +
    fill('s1', rect(460, 155, 258, 2)) +
    row('cypress', [270, 282, 296, 400, 412, 744, 756, 770], 188, 1, 2) +
    field(300, 182, 90, 12, 'v1', 'v2') +
    huts([430, 450], 190, 0.8) +
    ground(198) +
    row('olive', [620, 800], 204, 1),
  rock: () =>
    fill('h1', mesa(166, 1, 7, 74)) +
    fill('h2', mesa(180, 3, 6, 66)) +
    fill('h3', ridge(188, 8, 2)) +
    row('palm', [310, 326, 520, 640, 656, 790], 198, 0.8, 1) +
    stand('tent', 420, 198, 0.9) +
    stand('tent', 446, 199, 0.8) +
    ground(200) +
    stand('camel', 560, 210, 1) +
    stand('camel', 582, 211, 1) +
    stand('camel', 604, 210, 1) +
    stand('man', 546, 211, 1),
  green: () =>
    fill('h1', ridge(140, 24, 3.3)) +
    fill('h2', ridge(160, 18, 1.1)) +
    row('pine', [280, 300, 324, 560, 590, 700], 176, 0.7, 3) +
    fill('h3', ridge(178, 11, 2.4)) +
    huts([440, 462, 640], 190, 0.8) +
    row('olive', [380, 400, 520, 760, 780], 192, 1, 2) +
    ground(198) +
    row('goat', [480, 500, 514, 690], 209, 0.9, 2),
  town: () =>
    fill('h1', ridge(150, 16, 2)) +
    fill(
      'h2',
      `M0 220V170${range(20)
        .map((i) => {
          const x = i * 41,
            h = 10 + ((i * 17) % 24)
          return `H${x}V${num(172 - h)}L${x + 20} ${num(160 - h)}L${x + 41} ${num(172 - h)}`
        })
        .join('')}V220z`,
    ) +
    fill('h3', ridge(184, 6, 1)) +
    row('olive', [300, 420, 560, 690, 790], 196, 0.9) +
    ground(200),
}
