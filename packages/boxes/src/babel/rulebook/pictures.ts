/** Pictures of the tower and of the projects. */
import { colourOf, costWords } from '../../kit/drawn-card.ts'
import type { BoxPictures, Drawn, Sheet } from '../../kit/picture.ts'
import { group, line, rounded, text } from '../../kit/strokes.ts'

const [TILE, HIGH] = [104, 40]

const lawsIn = ({ rules }: Sheet) => rules.pieces.filter(({ sort }) => sort === 'tile')

const numberOf = (piece: { effects: readonly { effect: object }[] }): number =>
  piece.effects.map(({ effect }) => ('number' in effect ? Number(effect.number) : 0))[0] ?? 0

function tile({ pen, face }: Sheet, law: ReturnType<typeof lawsIn>[number], x: number, y: number): string {
  return (
    rounded(x + 0.5, y + 0.5, TILE - 7, HIGH - 7, 6, 'var(--bt)') +
    text(x + 8, y + 22, String(numberOf(law)), { size: 15, display: true, colour: 'var(--b)' }) +
    pen.centred(face(law.id), x + 31, y + 8, TILE - 44, 17)
  )
}

function laws(sheet: Sheet): Drawn {
  const all = lawsIn(sheet)
  const across = sheet.narrow ? 3 : 6
  const tiles = all.map((law, i) => tile(sheet, law, (i % across) * TILE, Math.floor(i / across) * HIGH))
  return { width: across * TILE - 6, height: Math.ceil(all.length / across) * HIGH, svg: tiles.join('') }
}

/** Full tower with another tile on its way. */
function tower(sheet: Sheet): Drawn {
  const { numbers, pen } = sheet
  const all = lawsIn(sheet)
  const spaces = numbers.towerSpaces
  const tiles = Array.from({ length: spaces }, (_, i) => tile(sheet, all[i * 4], 10 + i * TILE, 12))
  const oldest = rounded(9, 11, TILE - 5, HIGH - 5, 7, 'none', 'var(--b)', 2)
  const x = spaces * TILE + 60
  return {
    width: x + TILE,
    height: 60,
    svg:
      rounded(0.5, 2.5, spaces * TILE + 12, HIGH + 14, 10, 'var(--paper)', 'var(--rule)') +
      tiles.join('') +
      oldest +
      pen.symbol('left', x - 34, 20, 20, 'var(--b)') +
      tile(sheet, all[18] ?? all[0], x, 12),
  }
}

export const towerPictures: BoxPictures = {
  middle: ({ numbers, word }) => [
    {
      rule: 'tower-board',
      label: word('board'),
      width: numbers.towerSpaces * 30 + 8,
      height: 40,
      svg:
        rounded(0.5, 2.5, numbers.towerSpaces * 30 + 6, 36, 6, 'var(--bt)', 'var(--b)') +
        Array.from({ length: numbers.towerSpaces }, (_, i) =>
          rounded(6 + i * 30, 8, 25, 25, 3, 'none', 'var(--b)', 1.2, '3 2'),
        ).join(''),
    },
  ],
  held: ({ numbers }) => [{ rule: 'tower-draft', symbol: 'tower', colour: 'var(--b)', count: numbers.tilesDealt }],
  pictures: [
    { id: 'tower', under: 'tower-placing', draw: tower },
    { id: 'laws', under: 'law-binds-all', draw: laws },
  ],
}

/** First project with its success and failure. */
function project({ rules, pen, say, face, word, narrow }: Sheet): Drawn | undefined {
  const piece = rules.pieces.find(({ sort }) => sort === 'project')
  if (!piece) return undefined
  const colour = colourOf(piece)
  const words = face(piece.id)
  const parted = words.findIndex(({ is }) => is === 'break')
  const [reward, penalty] = [words.slice(0, parted), words.slice(parted + 1)]
  const row = (y: number, title: string, said: string, drawn: string): string =>
    line(0, y, 370, y, 'var(--rule)') +
    text(0, y + 24, title, { size: 13, weight: 660 }) +
    group(170, y + 8, drawn) +
    text(260, y + 24, said, { size: 12, colour: 'var(--ink-2)' })
  const ends = narrow ? { x: 0, y: 100 } : { x: 250, y: 0 }
  return {
    width: ends.x + 430,
    height: ends.y + 92,
    svg:
      rounded(0.5, 0.5, 219, 90, 8, 'var(--paper)', 'var(--rule-strong)') +
      rounded(0.5, 0.5, 62, 90, 8, `var(--${colour}-solid)`) +
      pen.symbol('project', 16, 28, 32, `var(--${colour}-on)`) +
      text(74, 32, say.piece(piece), { size: 15, display: true }) +
      text(74, 52, say.terms.age(piece.age), { size: 12, colour: 'var(--ink-2)' }) +
      pen.sentence(costWords(piece.def.cost), 74, 62, 20).svg +
      group(
        ends.x,
        ends.y,
        row(2, word('success'), word('each'), pen.sentence(reward, 0, 0, 22).svg) +
          row(46, word('failure'), word('without'), pen.sentence(penalty, 0, 0, 22).svg),
      ),
  }
}

export const projectPictures: BoxPictures = {
  middle: ({ pen, numbers, word }) => [
    {
      rule: 'project-supply',
      label: word('pile'),
      width: 50 + numbers.projectTokens * 15,
      height: 58,
      svg:
        pen.back(2, 6, 36, 50, { symbol: 'project', colour: 'var(--b)', pile: 2 }) +
        Array.from({ length: numbers.projectTokens }, (_, i) =>
          pen.symbol('pawn', 50 + i * 15, 34, 15, 'var(--b)'),
        ).join(''),
    },
  ],
  pictures: [{ id: 'project', under: 'project-success', draw: project }],
}
