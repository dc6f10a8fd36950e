/** Petra: the treasury carved out of the rose cliff, with falling scaffolds. */
import { columns, pediment, steps } from '../../art/draw/architecture.ts'
import { arch, disc, fill, line, poly, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

export const petra: Monument = {
  place: 'rock',
  isRock: true,
  layers: [
    fill(
      'r3',
      'M2 172C0 140 12 104 14 62 16 36 12 20 28 10 40 4 46-6 62-8H182c14 4 18 14 26 22 12 12 6 32 14 54 8 26 6 62 16 104z',
    ) +
      fill('r2', 'M2 172C0 140 12 104 14 62 16 36 12 20 28 10 36 6 40-2 52-6 50 30 44 60 46 172z') +
      fill('r1', 'M2 172C0 140 12 104 14 62 16 40 12 22 22 12 30 50 20 100 24 172z') +
      fill('r4', 'M196 172c0-60 6-100-6-176 10 4 14 12 18 18 12 12 6 32 14 54 8 26 6 62 16 104z') +
      line(
        's3',
        0.7,
        'M16 80Q28 74 40 82M12 110Q26 102 42 112M202 60Q210 66 218 62M200 100Q212 94 224 102M204 134Q216 128 228 136',
      ) +
      fill('e1', 'M0 180Q4 168 40 168H200Q236 168 240 180z') +
      stand('camel', 30, 176, 1.1) +
      stand('camel', 212, 177, [-1, 1]) +
      person(20, 177, 'w2') +
      person(196, 176, 'hi', 1, 'mason') +
      stand('scaffold', 74, 168, 0.9),
    // The hall is hollowed out: the side towards the light is dark, the other one lit.
    fill('s3', rect(54, 96, 132, 76)) +
      fill('s4', poly(54, 96, 186, 96, 180, 103, 61, 103, 61, 172, 54, 172)) +
      fill('s1', poly(186, 96, 186, 172, 180, 172, 180, 103)) +
      fill('s2', rect(67, 108, 107, 64)) +
      fill('s3', arch(68, 158, 12, 44) + arch(161, 158, 12, 44)) +
      fill('s1', rect(88, 108, 64, 62) + rect(84, 105, 72, 4)) +
      fill('d2', rect(93, 113, 54, 56)) +
      fill('d1', rect(106, 120, 28, 48)) +
      fill('s2', rect(104, 118, 32, 3)) +
      steps(60, 172, 120, 8, 2, 5),
    columns([64, 82, 98, 142, 158, 176], 164, 8, 56, { cap: 4 }) +
      fill('s1', 'M68 112h10v44H68zM162 112h10v44h-10z') +
      fill('s3', 'M70 120c4-6 6 0 6 8v18h-6zM164 120c4-6 6 0 6 8v18h-6z'),
    fill('s2', rect(52, 96, 136, 12)) +
      fill('s1', rect(52, 96, 136, 3)) +
      fill('s3', rect(150, 99, 38, 9)) +
      pediment(84, 96, 72, 16, { field: 's3' }) +
      fill(
        's1',
        spread(58, 122, 9)
          .map((x) => disc(x, 103, 2))
          .join(''),
      ),
    fill('s4', rect(58, 40, 124, 46)) +
      fill('s2', 'M58 84V46l26-16v54zM182 84V46L156 30v54z') +
      fill('s1', 'M58 84V46l26-16v8L66 50v34z') +
      fill('s3', 'M182 84V46L156 30v8l18 12v34z') +
      columns([66, 80, 160, 174], 84, 6, 34) +
      fill('s2', rect(100, 38, 40, 46)) +
      fill('s1', rect(100, 38, 14, 46)) +
      fill('s3', rect(128, 38, 12, 46)) +
      columns([103, 137], 84, 6, 44) +
      fill('s3', arch(112, 84, 16, 34)) +
      fill('s1', 'M117 82l1-16c0-4 4-4 4 0l1 16zM118 61a2 2 0 1 1 4 0 2 2 0 1 1-4 0z') +
      fill('s1', rect(96, 34, 48, 5)) +
      fill('s2', poly(98, 34, 120, 16, 142, 34)) +
      fill('s1', poly(98, 34, 120, 16, 118, 34)) +
      fill('s1', 'M116 16c-1-4 0-7 4-9 4 2 5 5 4 9z') +
      fill('s1', rect(54, 44, 32, 4) + rect(154, 44, 32, 4)),
  ],
}
