/** Rome: the amphitheatre with its arcades; the far rim is the highest. */

import { shadow } from '../../art/draw/ground.ts'
import { arch, fill, num, range, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

/** A tier of arches on a curved wall. */
function tier(y: number, h: number, x = 22, w = 196): string {
  const band = (tone: Tone, top: number, high: number) =>
    fill(
      tone,
      `M${x} ${num(top)}Q120 ${num(top + 15)} ${x + w} ${num(top)}v${num(high)}Q120 ${num(top + high + 15)} ${x} ${num(top + high)}z`,
    )
  const openings = spread(-1.32, 2.64, 15).map((angle) => {
    const middle = 120 + ((w / 2) * Math.sin(angle)) / Math.sin(1.32)
    const along = (middle - x) / w
    const broad = 3 + 6.5 * Math.cos(angle)
    return arch(middle - broad / 2, y + 30 * along * (1 - along), broad, h * 0.62)
  })
  const shade = (high: number) =>
    fill(
      's3',
      `M166 ${num(y - h + 6)}Q196 ${y - h + 4} ${x + w} ${y - h}v${num(high)}Q196 ${num(y - h + high + 4)} 166 ${num(y - h + high + 6)}z`,
    )
  return (
    band('s2', y - h, h) +
    fill('s1', `M${x} ${y - h}Q60 ${y - h + 8} 92 ${y - h + 7.2}v${h}Q60 ${y + 8} ${x} ${y}z`) +
    shade(h) +
    fill('d1', openings.join('')) +
    band('s1', y - h, 2.6) +
    shade(2.6)
  )
}

export const rome: Monument = {
  place: 'hills',
  own: { stone: 'limestone' },
  layers: [
    shadow(120, 166, 112, 9) +
      fill('e2', 'M14 160Q120 182 226 160v6Q120 186 14 166z') +
      stand('pine', 10, 166, 1.5) +
      stand('pine', 232, 168, 1.2) +
      person(80, 176, 'w2', 1, 'porter') +
      person(150, 177, 'c1', 1, 'mason') +
      stand('blocks', 176, 176, 0.7) +
      person(60, 174, 'o2') +
      stand('crane', 206, 160, 0.9),
    tier(160, 30),
    tier(130, 28),
    fill('s4', 'M30 76Q120 40 210 76V104H30z') +
      fill('s3', 'M30 74Q120 38 210 74v10Q120 50 30 84z') +
      tier(102, 26, 24, 192),
    fill('s2', 'M24 76Q60 83 92 84V62Q56 60 24 52z') +
      fill('s1', 'M24 76Q50 81 70 82.5V58Q44 56 24 52z') +
      fill('d1', rect(34, 66, 4, 6) + rect(48, 69, 4, 6) + rect(62, 71, 4, 6) + rect(77, 72, 4, 6)) +
      fill('s1', 'M22 50Q58 58 93 60v3Q56 60 22 53z') +
      range(6)
        .map((i) => stand('pennant', 28 + i * 12, 52 + i * 1.6, 0.8))
        .join('') +
      fill('hi', 'M96 78Q150 50 208 72L168 84Q130 88 96 84z') +
      fill('c1', 'M112 70Q124 64 138 62l-6 24-14 0zM160 60Q172 61 184 64l-22 21-12 1z') +
      stand('pennant', 208, 73, 0.9),
  ],
}
