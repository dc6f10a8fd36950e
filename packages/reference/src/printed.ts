/** Printed data: pieces and boards of a set-up as the boxes declare them. It calls no rule code. */
import { BOXES } from '@heptapolis/boxes'
import type { yardOf } from '@heptapolis/boxes/armada'
import { type BoardDef, type Cost, type PieceDef, type StageDef, type Terms, vector } from '@heptapolis/engine/show'
import { FLEETS, type FleetName, GOODS } from './words.ts'

export interface PrintedPieces {
  pieces: ReadonlyMap<string, PieceDef>
  boards: readonly BoardDef[]
}

export function printedFor(setup: Terms): PrintedPieces {
  const inPlay = BOXES.filter((box) => box === BOXES[0] || setup.boxes.includes(box.id))
  const boards = inPlay.flatMap((box) => box.boards?.(setup) ?? [])
  const pieces = inPlay.flatMap((box) => box.pieces?.(setup) ?? [])
  const stages = boards.flatMap((board) => board.stages.flatMap(stagePieces))
  return { boards, pieces: new Map([...pieces, ...stages].map((piece) => [piece.id, piece])) }
}

/** Pieces of a stage: itself, or its halves, which have the cost of the stage. */
export const stagePieces = (stage: StageDef): PieceDef[] =>
  (stage.halves ?? [stage]).map(({ id, effects }) => ({ id, effects, cost: stage.cost, sort: 'stage' }))

type Yard = NonNullable<ReturnType<typeof yardOf>>
type Track = Yard['tracks'][number]

export interface Shipyard {
  /** Column with the wonder sign. */
  wonder: FleetName
  columns: Record<FleetName, { costs: Cost[]; spaces: Track['spaces'] }>
}

export function shipyardOn(piece: PieceDef): Shipyard | undefined {
  if (!('yard' in piece)) return undefined
  const { wonder, tracks } = piece.yard as Yard
  const column = (fleet: FleetName) => {
    const { prices, spaces } = tracks[FLEETS.indexOf(fleet)]
    return { costs: prices.map(costOf), spaces }
  }
  return {
    wonder: FLEETS[wonder],
    columns: { red: column('red'), yellow: column('yellow'), blue: column('blue'), green: column('green') },
  }
}

const costOf = ({ need, coins }: Track['prices'][number]): Cost => ({
  ...Object.fromEntries(GOODS.map((good, i) => [good, vector.count(need, i)])),
  coins,
})
