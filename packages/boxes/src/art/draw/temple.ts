/** A Greek temple in three-quarter view, in pieces that are built one after another. */
import { columns } from './architecture.ts'
import { fill, line, num, poly, range, rect, spread } from './shapes.ts'

interface Plan {
  x: number
  /** Foot of its columns. */
  foot: number
  /** Width of the front, length of the flank, height of the columns. */
  front: number
  flank: number
  high: number
  /** Number of columns at front and flank, and their thickness. */
  across: number
  along: number
  thick: number
  /** Height of beam and gable, and overhang of the roof. */
  beam: number
  gable: number
  eaves?: number
}

interface Temple {
  cella: string
  flank: string
  front: string
  beam: string
  roof: string
  gable: string
}

export function temple(plan: Plan): Temple {
  const { x, foot, front, flank, high, across, along, thick } = plan
  const sink = flank * 0.09
  const top = foot - high
  const side = range(along).map((i): [x: number, foot: number, top: number] => {
    const share = (i + 0.75) / (along + 0.3)
    return [x + front + flank * share, foot - sink * share, top + sink * 0.5 * share]
  })
  const each = (one: (at: number, from: number, to: number) => string) => side.map((column) => one(...column)).join('')
  const [corner, end] = [x + front, x + front + flank]
  return {
    cella: fill(
      's4',
      rect(x + 4, top, front - 4, high) + poly(corner, top, end, top + sink * 0.5, end, foot - sink, corner, foot),
    ),
    flank:
      fill(
        's3',
        each((at, from, to) => rect(at - thick * 0.36, to, thick * 0.72, from - to)),
      ) +
      fill(
        's2',
        each(
          (at, from, to) => rect(at - thick * 0.36, to, thick * 0.24, from - to) + rect(at - thick / 2, to, thick, 2),
        ),
      ),
    front: columns(spread(x + thick, front - 2 * thick, across), foot, thick, high, { cap: 3.5, base: 2.6 }),
    ...above(plan, top, sink),
  }
}

function above(
  { x, front, flank, beam, gable, eaves = 5 }: Plan,
  top: number,
  sink: number,
): Pick<Temple, 'beam' | 'roof' | 'gable'> {
  const y = top - beam
  const [corner, end, middle, ridge] = [x + front + 2, x + front + flank + 2, x + front / 2, y - gable]
  const tiles = range(7).map((i) => {
    const share = (i + 1) / 8
    const from = `${num(middle + flank * share)} ${num(ridge + sink * 0.4 * share)}`
    return `M${from}L${num(x + front + eaves + flank * share)} ${num(y + sink * 0.5 * share)}`
  })
  const rim = x + front + eaves
  return {
    beam:
      fill('s2', rect(x - 2, y, front + 4, beam)) +
      fill('s1', rect(x - 2, y, front + 4, 3)) +
      fill('s3', poly(corner, y, end, y + sink * 0.4, end, top + sink * 0.5, corner, top)) +
      fill('s4', poly(corner, top - 2, end, top - 2 + sink * 0.5, end, top + sink * 0.5, corner, top)),
    roof:
      fill('t2', poly(middle, ridge, middle + flank, ridge + sink * 0.4, rim + flank, y + sink * 0.5, rim, y)) +
      line('s4', 0.8, tiles.join(''), 0.35),
    gable:
      fill('s1', poly(x - eaves, y, middle, ridge, rim, y)) +
      fill('t1', poly(x - eaves - 1, y, middle, ridge - 4, middle, ridge + 1, x - eaves + 7, y)) +
      fill('s3', poly(middle, ridge - 4, rim + 1, y, rim - 7, y, middle, ridge + 1)) +
      fill('gz', poly(x + 16, y - 2, middle, ridge + 7, x + front - 16, y - 2)),
  }
}
