/** Families of cards that make each other free (chains), in columns by Age. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { freedBy, freesLater } from '../../look/pieces/pieces.ts'

export interface ChainNode {
  piece: Piece
  /** 0 for Age I. */
  column: number
  row: number
}

export interface ChainTree {
  nodes: readonly ChainNode[]
  links: readonly (readonly [ChainNode, ChainNode])[]
  rows: number
}

export function families(rules: Ruleset, takesPart: (piece: Piece) => boolean): ChainTree[] {
  const later = (piece: Piece) => freesLater(rules, piece).filter(takesPart)
  const chained = rules.pieces.filter(
    (piece) => takesPart(piece) && (piece.chain.length > 0 || later(piece).length > 0),
  )
  const roots = chained.filter(
    (piece) => freedBy(rules, piece).filter(takesPart).length === 0 && later(piece).length > 0,
  )
  const placed = new Map<Piece, ChainNode>()
  const found: ChainTree[] = []
  for (const root of roots) {
    if (placed.has(root)) continue
    found.push(family(root, roots, later, placed))
  }
  return found
}

/** A root with its descendants, and all roots that share one of them. */
function family(
  root: Piece,
  roots: readonly Piece[],
  later: (piece: Piece) => readonly Piece[],
  placed: Map<Piece, ChainNode>,
): ChainTree {
  const nodes: ChainNode[] = []
  let rows = 0
  const place = (piece: Piece, row: number): number => {
    const node = { piece, column: piece.age - 1, row }
    placed.set(piece, node)
    nodes.push(node)
    const below = later(piece).filter((child) => !placed.has(child))
    return Math.max(
      row + 1,
      below.reduce((next, child) => (placed.has(child) ? next : place(child, next)), row),
    )
  }
  rows = place(root, rows)
  for (;;) {
    const next = roots.find(
      (other) =>
        !placed.has(other) &&
        descendants(other, later).some((piece) => placed.get(piece) && nodes.some((node) => node.piece === piece)),
    )
    if (!next) break
    rows = place(next, rows)
  }
  const links = nodes.flatMap((node) =>
    later(node.piece).flatMap((child) => {
      const to = placed.get(child)
      return to ? [[node, to] as const] : []
    }),
  )
  return { nodes, links, rows }
}

function descendants(piece: Piece, later: (piece: Piece) => readonly Piece[]): readonly Piece[] {
  return later(piece).flatMap((child) => [child, ...descendants(child, later)])
}
