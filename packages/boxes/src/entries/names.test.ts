import { FIRST_LANGUAGE, speechIn } from '@heptapolis/boxes'
import { compile, type Edition, type Ruleset, sure } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { LOOKS } from './faces.ts'
import { printedNames } from './names.ts'

const rulesOf = (edition: Edition, ...boxes: string[]): Ruleset =>
  sure(compile({ edition, boxes, seats: Array.from({ length: 7 }, () => ({})), options: LOOKS.complete }, BOXES))

const mixes = (['1e', '2e'] as const).flatMap((edition) =>
  BOXES.slice(2).map(({ id }) => rulesOf(edition, BOXES[1].id, id)),
)
const names = await printedNames()

test('whatever has a printed name is a piece or a wonder', () => {
  const pieces = new Set(mixes.flatMap((rules) => rules.pieces.map(({ id }) => id)))
  const wonders = new Set(mixes.flatMap((rules) => rules.boards.map(({ def }) => def.wonder)))
  expect(Object.keys(names.pieces).filter((id) => !pieces.has(id))).toEqual([])
  expect(Object.keys(names.wonders).filter((id) => !wonders.has(id))).toEqual([])
})

test('where the printed French name is known, French says it', async () => {
  const french = await speechIn('fr')
  const pieces = new Map(mixes.flatMap((rules) => rules.pieces.map((piece) => [piece.id, piece] as const)))
  const otherwise = Object.entries(names.pieces).flatMap(([id, { fr }]) => {
    const piece = pieces.get(id)
    return piece && fr && !fr.includes(french.piece(piece)) ? [`${id}: ${french.piece(piece)}, printed ${fr[0]}`] : []
  })
  expect(otherwise).toEqual([])
})

test('the first language needs no list: its names are the printed ones', () => {
  const languages = new Set(Object.values(names.pieces).flatMap((printed) => Object.keys(printed)))
  expect(languages.has(FIRST_LANGUAGE)).toBe(false)
})
