/** Pictures of Edifice. */
import type { Piece } from '@heptapolis/engine/box'
import type { Word } from '../../kit/face.ts'
import type { BoxPictures, Drawn, Lying, Sheet } from '../../kit/picture.ts'
import { group, line, paragraph, rounded, text } from '../../kit/strokes.ts'
import { type Penalty, penaltyOf } from '../edifices.ts'

const NUMERALS = ['I', 'II', 'III']

function middle({ numbers, pen, word }: Sheet): Lying[] {
  const cards = NUMERALS.map((age, i) => {
    const x = i * 76
    const pawns = Array.from({ length: numbers.pawns }, (_, k) =>
      pen.symbol('pawn', x + 33 - numbers.pawns * 6.5 + k * 13, 56, 13, 'var(--b)'),
    )
    return (
      rounded(x + 0.5, 4.5, 65, 48, 5, 'var(--bt)', 'var(--b)') +
      pen.symbol('edifice', x + 7, 12, 32, 'var(--b)') +
      text(x + 60, 22, age, { size: 14, at: 'end', display: true, colour: 'var(--b)' }) +
      pawns.join('')
    )
  })
  const debts = [1, 2, 3].map((age, i) => pen.token(i * 31, 6, `−${numbers[`edificeDebts.${age}`]}`, 22, 'box'))
  return [
    { rule: 'edifice-layout', label: word('each-age'), width: 218, height: 72, svg: cards.join('') },
    { rule: 'edifice-pawns', label: word('debts'), width: 90, height: 34, svg: debts.join('') },
  ]
}

/** First edifice with a penalty in coins: it can show all three outcomes of a city. */
const shown = ({ rules }: Sheet): { edifice: Piece; coins: number } | undefined => {
  const edifice = rules.pieces.find((piece) => piece.sort === 'edifice' && 'coins' in penaltyOf(piece))
  if (!edifice) return undefined
  const penalty: Penalty = penaltyOf(edifice)
  return 'coins' in penalty ? { edifice, coins: penalty.coins } : undefined
}

/** The same edifice finished and failed. */
function outcomes(sheet: Sheet): Drawn | undefined {
  const { pen, word, say, face, numbers, narrow } = sheet
  const found = shown(sheet)
  if (!found) return undefined
  const { edifice, coins } = found
  const debt = `−${numbers[`edificeDebts.${edifice.age}`]}`
  const paid: Word[] = [{ is: 'coins', coins: `−${coins}` }]
  const card =
    rounded(0.5, 0.5, 149, 139, 10, 'var(--bt)', 'var(--b)') +
    pen.symbol('edifice', 12, 12, 46, 'var(--b)') +
    text(138, 30, NUMERALS[edifice.age - 1], { size: 18, at: 'end', display: true, colour: 'var(--b)' }) +
    text(12, 84, say.piece(edifice), { size: 15, display: true }) +
    pen.sentence(
      [{ is: 'coins', coins: Number(edifice.def.cost?.coins ?? 0) }, { is: 'text', text: '›' }, ...face(edifice.id)],
      12,
      100,
      24,
    ).svg
  const table = (x: number, title: string, pawns: number, rows: readonly (readonly [string, string])[]): string =>
    paragraph(x, 14, title, 34, { size: 13, weight: 660 }) +
    Array.from({ length: pawns }, (_, i) => pen.symbol('pawn', x + i * 20, 34, 18, 'var(--b)')).join('') +
    rows
      .map(([name, drawn], i) => {
        const y = 58 + i * 28
        return (
          line(x, y, x + 220, y, 'var(--rule)') +
          text(x, y + 19, name, { size: 13 }) +
          `<g transform="translate(${x + 150} ${y + 3})">${drawn}</g>`
        )
      })
      .join('')
  const reward = pen.sentence(face(edifice.id), 0, 0, 22).svg
  const said = (name: string): string => text(0, 16, word(name), { size: 12, colour: 'var(--ink-2)' })
  const failed = narrow ? { x: 160, y: 142 } : { x: 430, y: 0 }
  return {
    width: failed.x + 230,
    height: failed.y + 142,
    svg:
      card +
      table(narrow ? 160 : 180, word('stands'), 0, [
        [word('joins'), pen.symbol('pawn', -26, 0, 18, 'var(--b)') + reward],
        [word('aside'), said('nothing')],
      ]) +
      group(
        failed.x,
        failed.y,
        table(0, word('fails'), 1, [
          [word('joins'), pen.symbol('pawn', -26, 0, 18, 'var(--b)') + said('safe')],
          [word('aside'), pen.sentence(paid, 0, 0, 24).svg],
          [word('poor'), pen.token(0, 0, debt, 22, 'box')],
        ]),
      ),
  }
}

export const pictures: BoxPictures = {
  middle: (sheet) => (sheet.rules.setup.options?.edificeCards === false ? [] : middle(sheet)),
  pictures: [{ id: 'outcomes', under: 'edifice-penalty', draw: outcomes }],
}
