/** Great works: ramparts, gates, aqueducts, theatres. */
import { masonry, merlons, wall } from '../draw/architecture.ts'
import { arch, dome, fill, line, num, poly, range, rect, spread } from '../draw/shapes.ts'
import { stand } from '../life/index.ts'
import { GROUND, type Parts } from './kit.ts'

export const WORKS = {
  rampart: ([x, w, h, foot = GROUND]) =>
    wall(x, foot, w, h, { lit: 0.4, shaded: 0.16 }) +
    masonry('s3', [x + 2, foot - h + 2, w * 0.84, h - 3], 3, Math.max(2, Math.round(w / 16)), x) +
    merlons('s1', x, foot - h, w, 3.6, Math.max(3, Math.round(w / 8))),
  gate: ([x, w, h, foot = GROUND]) =>
    wall(x, foot, w, h) +
    fill('d2', arch(x + w * 0.24, foot, w * 0.52, h * 0.66)) +
    line(
      's4',
      0.8,
      `${range(3)
        .map((i) => `M${num(x + w * (0.36 + i * 0.14))} ${num(foot)}v${num(-h * 0.55)}`)
        .join('')}M${num(x + w * 0.26)} ${num(foot - h * 0.3)}h${num(w * 0.48)}`,
    ) +
    merlons('s1', x - 1, foot - h, w + 2, 3.6, 4),
  palisade: ([x, w, h, foot = GROUND]) =>
    fill(
      'b1',
      range(Math.round(w / 5))
        .map((i) =>
          poly(
            x + i * 5,
            foot,
            x + i * 5,
            foot - h,
            x + i * 5 + 2.2,
            foot - h - 4,
            x + i * 5 + 4.4,
            foot - h,
            x + i * 5 + 4.4,
            foot,
          ),
        )
        .join(''),
    ) +
    fill(
      'b2',
      range(Math.round(w / 5))
        .map((i) =>
          poly(x + i * 5 + 2.6, foot, x + i * 5 + 2.6, foot - h - 3, x + i * 5 + 4.4, foot - h, x + i * 5 + 4.4, foot),
        )
        .join('') +
        rect(x, foot - h * 0.7, w, 1.6) +
        rect(x, foot - h * 0.3, w, 1.6),
    ),
  aqueduct: ([x, w, h, k = 5, foot = GROUND]) => {
    const g = (w - 7) / k - 7,
      px = range(k + 1).map((i) => x + ((w - 7) * i) / k),
      top = foot - h,
      m = top + 12
    const up = range(2 * k + 1).map((i) => x + 1 + ((w - 5) * i) / (2 * k)),
      ug = (w - 5) / (2 * k) - 3
    return (
      fill(
        's2',
        rect(x, top, w, 5) +
          up.map((q) => rect(q, top + 4, 3, 9)).join('') +
          rect(x, m, w, 5) +
          px.map((q) => rect(q, m + 4, 7, foot - m - 4)).join(''),
      ) +
      fill(
        's2',
        range(2 * k)
          .map(
            (i) =>
              `M${num(up[i] + 2.9)} ${num(top + 4.8)}h${num(ug + 0.2)}v${num(ug / 2)}a${num(ug / 2 + 0.1)} ${num(ug / 2)} 0 0 0 ${num(-ug - 0.2)} 0z`,
          )
          .join('') +
          range(k)
            .map(
              (i) =>
                `M${num(px[i] + 6.9)} ${num(m + 4.8)}h${num(g + 0.2)}v${num(g / 2)}a${num(g / 2 + 0.1)} ${num(g / 2)} 0 0 0 ${num(-g - 0.2)} 0z`,
            )
            .join(''),
      ) +
      fill('s1', px.map((q) => rect(q, m + 5, 2.2, foot - m - 5)).join('') + rect(x, m, w, 1.4)) +
      fill(
        's3',
        px.map((q) => rect(q + 4.8, m + 5, 2.2, foot - m - 5)).join('') +
          up.map((q) => rect(q + 2, top + 5, 1, 8)).join('') +
          rect(x, m + 4.2, w, 0.8),
      ) +
      fill('s1', rect(x, top - 0.6, w, 1.8)) +
      fill('w2', rect(x, top + 1.2, w, 1.4))
    )
  },
  theatre: ([x, w, h, foot = GROUND]) => {
    const middle = x + w / 2
    const tier = (i: number) => {
      const [half, high] = [(w / 2) * (1 - i * 0.16), h * (1 - i * 0.16)]
      const shaded = `M${num(middle)} ${num(foot - high)}a${num(half)} ${num(high)} 0 0 1 ${num(half)} ${num(high)}h${num(-half)}z`
      return fill(i % 2 ? 's1' : 's2', dome(middle - half, foot, 2 * half, high)) + fill(i % 2 ? 's2' : 's3', shaded)
    }
    const aisles = [-0.7, -0.35, 0, 0.35, 0.7].map((lean) => {
      const [across, up] = [Math.sin(lean * 1.5), Math.cos(lean * 1.5)]
      const from = `${num(middle + across * w * 0.17)} ${num(foot - up * h * 0.34)}`
      return `M${from}L${num(middle + across * w * 0.49)} ${num(foot - up * h * 0.98)}`
    })
    return (
      range(5).map(tier).join('') +
      line('s4', 1, aisles.join(''), 0.35) +
      fill('e1', dome(x + w * 0.34, foot, w * 0.32, h * 0.3))
    )
  },
  arena: ([x, w, h, foot = GROUND]) =>
    range(2)
      .map((t) => {
        const yb = foot - t * h * 0.5,
          hh = h * 0.5
        return (
          wall(x, yb, w, hh, { lit: 0.3, shaded: 0.25 }) +
          fill(
            'd1',
            spread(x + 4, w - 8 - 6, 8)
              .map((q) => arch(q, yb, 6, hh * 0.7))
              .join(''),
          ) +
          fill('s1', rect(x - 1, yb - hh, w + 2, 2))
        )
      })
      .join('') +
    fill('s2', poly(x, foot - h, x, foot - h * 1.3, x + w * 0.45, foot - h * 1.16, x + w * 0.5, foot - h)) +
    fill('s1', poly(x, foot - h, x, foot - h * 1.3, x + w * 0.2, foot - h * 1.24, x + w * 0.2, foot - h)) +
    range(4)
      .map((i) => stand('pennant', x + 2 + i * w * 0.13, foot - h * 1.28 + i * 1.6, 0.7))
      .join(''),
} satisfies Parts
