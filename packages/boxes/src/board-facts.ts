/** Boards as one line each, for tests against fixtures of the printed ones. */
import type { Board, Cost, Edition, Effect, Piece } from '@heptapolis/engine/box'
import { sideIn } from './board.ts'

export const costText = (cost: Cost = {}): string =>
  Object.entries(cost)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(' ')

const sorted = (words: readonly string[]): string => [...words].sort().join()

/** Kind and numbers: `points:3`, `each:stage:points1`, `copyStage:left:last`. */
function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'produce':
      return effect.all ? `make:${sorted(effect.all)}` : `any:${sorted(effect.any ?? [])}`
    case 'science':
      return `science:${effect.symbol ?? 'any'}`
    case 'set':
      return `set:${sorted(effect.of)}:${effect.points}`
    case 'each': {
      const gains = [effect.coins ? `coins${effect.coins}` : '', effect.points ? `points${effect.points}` : '']
      return gains.flatMap((gain) => (gain === '' ? [] : [`each:${effect.of}:${gain}`])).join(' ')
    }
    case 'dig':
      return 'dig'
    default: {
      const { kind, ...figures } = effect
      return [kind, ...Object.values(figures)].join(':')
    }
  }
}

export const effectsText = ({ effects }: Piece): string => effects.map(({ effect }) => effectText(effect)).join(' ')

/** Id of a board, its starting benefit, the number of stages and their building order. */
export const boardText = ({ def, piece, stages }: Board): string =>
  [def.id, effectsText(piece), stages.length, def.anyOrder ? 'any' : 'leftToRight'].join(' | ')

/** Id, cost and effects of each stage, halves separately. */
export const stageTexts = ({ def, stages }: Board): string[] =>
  stages.map((pieces, i) => {
    const costs = [...new Set(pieces.map((piece) => costText(piece.def.cost)))]
    return [def.stages[i].id, costs.join(), pieces.map(effectsText).join(' / ')].join(' | ')
  })

const FIRST_EDITION_SIDES: Record<string, string> = { day: 'a', night: 'b' }

/** Line with the side names of the edition. */
export const calledIn = (edition: Edition, line: string): string =>
  line.replace(/^([\w-]+?)-(a|b|day|night)\b/, (_, wonder, side) =>
    [wonder, sideIn(edition, FIRST_EDITION_SIDES[side] ?? side)].join('-'),
  )
