/** Picture of both sides of one wonder board. */
import type { Board } from '@heptapolis/engine/box'
import { costWords } from '../../kit/drawn-card.ts'
import { monument } from '../../kit/drawn-city.ts'
import type { Drawn, Sheet } from '../../kit/picture.ts'
import { group, rounded, text } from '../../kit/strokes.ts'
import { baseFace } from '../face.ts'

/** Wonder of the examples; its sides differ in the number of stages. */
const WONDER = 'gizah'
const [WIDTH, HEIGHT, BAND, GAP] = [300, 132, 32, 16]
const [STAGE, INSET] = [44, 10]

/** Sides next to each other, or one above the other on a phone. */
export function boardSides(sheet: Sheet): Drawn | undefined {
  const boards = sheet.rules.boards.filter(({ def }) => def.wonder === WONDER)
  if (boards.length !== 2) return undefined
  const [first, second] = boards.map((board, i) => boardSvg(sheet, board, i === 1))
  const [x, y] = sheet.narrow ? [0, HEIGHT + GAP] : [WIDTH + GAP, 0]
  return { width: x + WIDTH, height: y + HEIGHT, svg: first + group(x, y, second) }
}

function boardSvg(sheet: Sheet, { def, piece, stages }: Board, isSecond: boolean): string {
  const { pen, say } = sheet
  const [fill, ink] = isSecond ? ['var(--blue-solid)', 'var(--blue-on)'] : ['var(--yellow-tint)', 'var(--ink)']
  const step = (WIDTH - 2 * INSET) / stages.length
  return [
    rounded(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 8, 'var(--paper)', 'var(--rule-strong)'),
    rounded(0.5, 0.5, WIDTH - 1, BAND, 8, fill),
    pen.sentence(sheet.face(piece.id), INSET, 5, 24).svg,
    text(INSET + 34, 22, say.wonder(def.wonder), { size: 16, display: true, colour: ink }),
    text(WIDTH - INSET, 22, say.terms.sides[def.side] ?? def.side, { size: 14, at: 'end', weight: 660, colour: ink }),
    monument(baseFace.wonders?.[WONDER], WIDTH / 2 - 32, HEIGHT - STAGE - INSET, 64),
    ...stages.map(([stage], i) => group(INSET + i * step, HEIGHT - STAGE - 6, stageSvg(sheet, stage, step - 4))),
  ].join('')
}

function stageSvg({ pen, face: faceOf }: Sheet, stage: Board['piece'], width: number): string {
  return [
    rounded(0.5, 0.5, width - 1, STAGE - 1, 5, 'var(--surface)', 'var(--rule-strong)'),
    pen.centred(costWords(stage.def.cost), 3, 4, width - 6, 13),
    pen.centred(faceOf(stage.id), 0, 18, width, 22),
  ].join('')
}
