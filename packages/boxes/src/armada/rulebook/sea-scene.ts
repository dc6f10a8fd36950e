/** Picture of the naval conflict: the red ship on water as high as the naval strength. */
import type { ConflictScene } from '../../kit/picture.ts'
import { line, rounded } from '../../kit/strokes.ts'
import { navalStrength, stayOutAction } from '../rules/naval-conflict.ts'

/** Height of one unit of naval strength, size of the ship, and edges of the water. */
const [WAVE, SHIP, LEFT, RIGHT] = [9, 28, 56, 100]

export const seaScene: ConflictScene = {
  tokens: 'navalTokens',
  tone: 'blue',
  symbol: 'naval',
  strengthOf: navalStrength,
  draw(pen, strength) {
    const top = -WAVE * strength
    const water = strength > 0 ? rounded(LEFT, top, RIGHT - LEFT, -top, 0, 'var(--blue-tint)') : ''
    const waves = Array.from({ length: strength }, (_, i) =>
      line(LEFT, top + i * WAVE, RIGHT, top + i * WAVE, 'var(--blue-line)'),
    )
    const ship = pen.symbol('ship', (LEFT + RIGHT - SHIP) / 2, top - SHIP + 2, SHIP, 'var(--red-line)')
    return { svg: water + waves.join('') + ship, height: SHIP - top + 6 }
  },
  absence: {
    action: stayOutAction.id,
    draw: (pen) => pen.symbol('ship', 0, 2, 20, 'var(--ink-2)') + line(0, 22, 22, 2, 'var(--red-line)', 2),
  },
}
