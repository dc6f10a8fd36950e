/** Parser of the score sheet in the accessibility tree: cell by cell with its headers. */
import { nodesInside, type Tree, type TreeNode, textInside } from './tree.ts'

export interface Score {
  name: string
  /** Points by category, in the order of the sheet. */
  lines: [category: string, points: number][]
  total: number
}

const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader'])

export function readScores(tree: Tree): Score[] {
  const sheet = tree.find(({ role, name }) => role === 'grid' && name === 'Score sheet')
  if (!sheet) throw new Error('There is no score sheet.')
  const rows = nodesInside(tree, sheet)
    .filter(({ role }) => role === 'row')
    .map((row) => nodesInside(tree, row).filter((cell) => CELLS.has(cell.role)))
  const [heads = [], ...lines] = rows.map((row) => row.map((cell) => textOf(tree, cell)))
  const names = heads.slice(1)
  const isTotal = ([label = '']: readonly string[]) => /^(Total|Each)/i.test(label)
  const totals = lines.find(isTotal)
  if (!totals) throw new Error('The score sheet has no totals.')
  const counted = lines.slice(0, lines.indexOf(totals))
  return names.map((name, column) => ({
    name,
    lines: counted.map((row) => [row[0] ?? '', pointsIn(row[column + 1])]),
    total: pointsIn(totals[column + 1]),
  }))
}

const textOf = (tree: Tree, cell: TreeNode): string => cell.name || textInside(tree, cell)

const pointsIn = (text = ''): number => {
  const points = Number(text.replace('−', '-'))
  if (text === '' || Number.isNaN(points)) throw new Error(`“${text}” is no number of points.`)
  return points
}

/** Names of players whose total is not the sum of their lines. */
export const miscounted = (scores: readonly Score[]): string[] =>
  scores
    .filter(({ lines, total }) => lines.reduce((sum, [, points]) => sum + points, 0) !== total)
    .map(({ name }) => name)
