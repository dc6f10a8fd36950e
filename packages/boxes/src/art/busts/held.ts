/** Things in a hand beside a bust: they tell who it is. `~f1` is the skin of the hand. */
import { columns } from '../draw/architecture.ts'
import { disc, fill, line, poly, range, rect } from '../draw/shapes.ts'

const hand = fill('f1', disc(90, 56, 3.6)) + fill('f2', 'M90 52.400a3.600 3.600 0 0 1 0 7.200z')

export const HELD = {
  scroll:
    fill('hi', rect(84, 38, 13, 22)) +
    fill('s3', rect(82.5, 36, 16, 3.4) + rect(82.5, 58, 16, 3.4)) +
    line('d2', 0.8, 'M86 43h9M86 46.500h9M86 50h6') +
    hand,
  sceptre: fill('o2', rect(89, 24, 2.4, 40)) + fill('o1', disc(90, 22, 4)) + fill('c1', disc(90, 22, 1.7)) + hand,
  spear: fill('b1', rect(89, 14, 2, 50)) + fill('s1', poly(86.5, 15, 90, 3, 93.5, 15)) + hand,
  sword:
    fill('s1', poly(88.6, 50, 88.6, 24, 90, 20, 91.6, 24, 91.6, 50)) +
    fill('s3', poly(90, 20, 91.6, 24, 91.6, 50, 90, 50)) +
    fill('o2', rect(84.5, 50, 11, 2.4)) +
    fill('b2', rect(89, 52, 2.4, 9)) +
    hand,
  lyre:
    line('o2', 2.4, 'M84 34q-5 9 1 20h10q6-11 1-20M83 38h14') +
    line('hi', 0.8, 'M87 38v15M90 38v15M93 38v15') +
    fill('o3', rect(84, 53, 12, 4)) +
    hand,
  compass: line('o2', 1.8, 'M90 30l-6 26M90 30l7 26M86.500 45h7') + fill('o1', disc(90, 29, 2.4)) + hand,
  globe:
    fill('gz', disc(90, 47, 8)) +
    fill('v2', 'M84 43q4-4 7-2 1 4-3 5-4 1-4-3zM90 50q5-2 7 0-2 4-5 4.600z') +
    line('o2', 1.4, 'M81 47a9 9 0 1 0 18 0 9 9 0 1 0-18 0') +
    fill('f1', 'M84 57q6 5 12 0v5H84z'),
  apple:
    fill('o2', disc(90, 46, 6)) +
    fill('o1', disc(88, 44, 3)) +
    line('b2', 1.2, 'M90 40q1-3 3-4') +
    fill('f1', 'M83 52q7 5 14 0l-2 7h-10z'),
  temple:
    fill('s1', 'M80 39l10-7 10 7z') +
    columns([83, 88, 92, 97], 52, 2.4, 13) +
    fill('s2', rect(79, 52, 22, 3)) +
    fill('f1', 'M82 55q8 4 16 0l-2 6H85z'),
  pyramid:
    fill('s1', poly(79, 54, 90, 34, 90, 54)) +
    fill('s3', poly(90, 34, 101, 54, 90, 54)) +
    fill('f1', 'M82 55q8 4 16 0l-2 6H85z'),
  chisel: fill('b1', rect(89, 36, 2.4, 24)) + fill('s3', rect(82, 30, 16, 8)) + fill('s1', rect(82, 30, 16, 3)) + hand,
  fan:
    fill('b2', rect(89.2, 40, 1.8, 22)) +
    fill('gz', disc(90, 31, 10)) +
    fill('o2', disc(90, 34, 6)) +
    fill('c1', disc(90, 37, 3)) +
    hand,
  tablet:
    fill('t1', 'M82 40q0-6 8-6t8 6v20H82z') + line('d2', 0.9, 'M85 42h10M85 45.500h10M85 49h10M85 52.500h7') + hand,
  plank:
    fill('b1', rect(86, 18, 7, 46)) +
    fill('b2', rect(91, 18, 2, 46)) +
    line('b2', 0.7, 'M88 22v12M88.500 40v14') +
    hand,
  flower:
    line('v2', 1.6, 'M90 58V38M90 48q5-2 6-6') +
    fill('hi', 'M90 38q-9-4-7-10 4 1 5 3 0-4 2-6 2 2 2 6 1-2 5-3 2 6-7 10z') +
    fill('o1', disc(90, 34, 1.8)) +
    hand,
  staff: fill('b2', rect(89, 20, 2.4, 44)) + line('b2', 2.4, 'M90 22q0-7 5-7t4 5') + hand,
  lamp:
    fill('o2', 'M81 50q2 6 9 6t9-6q-5-2-9-1-4-1-9 1z') +
    fill('c1', 'M82 49q-3-5 1-9 3 5 1 9z') +
    fill('o1', 'M82.500 48.500q-1-3 .6-5 1.400 3 .6 5z') +
    fill('f1', 'M84 56q6 4 12 0l-2 5h-8z'),
  bow: line('b2', 2.2, 'M86 18q14 22 0 44') + line('hi', 0.8, 'M86 18v44') + fill('f1', disc(93, 40, 3.4)),
  horse:
    fill('b2', 'M86 62q0-12 4-20l-2-5 4 2q8 3 9 13l-4 2-4-4-1 12z') +
    fill('d2', 'M88 37q-7 8-6 24h4q0-12 4-20z') +
    fill('hi', disc(94, 45, 1)),
  shield:
    fill('o2', disc(92, 52, 12)) +
    fill('c1', disc(92, 52, 9.4)) +
    fill(
      'o1',
      range(6)
        .map((i) => disc(92 + 6 * Math.cos(i * 1.047), 52 + 6 * Math.sin(i * 1.047), 1.3))
        .join('') + disc(92, 52, 2.6),
    ),
} as const
