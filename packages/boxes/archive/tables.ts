/** Tables of the archive: every box alone, every pair, five large mixes, both editions. A new box only adds tables. */
import { EDITIONS, type Edition } from '@heptapolis/engine/box'
import { BOXES } from '../src/index.ts'

export interface ArchiveTable {
  name: string
  edition: Edition
  boxes: string[]
  players: number
  teams: boolean
}

const EVERY_BOX = BOXES.slice(1).map((box) => box.id)
const PAIRS = EVERY_BOX.flatMap((box, i) => EVERY_BOX.slice(i + 1).map((other) => [box, other]))
const BASE_PLAYERS: Record<Edition, readonly number[]> = { '1e': [2, 3, 4, 7], '2e': [2, 3, 5, 7] }

export const tables = (): ArchiveTable[] => EDITIONS.flatMap(tablesOf)

function tablesOf(edition: Edition): ArchiveTable[] {
  return [
    ...BASE_PLAYERS[edition].map((players) => table(edition, [], players)),
    ...[...EVERY_BOX.map((box) => [box]), ...PAIRS].map((boxes) => tableOfMix(edition, boxes)),
    ...[3, 5, 7].map((players) => table(edition, EVERY_BOX, players)),
    table(edition, EVERY_BOX, edition === '1e' ? 8 : 6, true),
    table(edition, EVERY_BOX.filter(isForTwo), 2),
  ]
}

const PLAYERS = [4, 3, 5, 2, 6, 7]

/** Small and large tables, and teams if possible; the choice depends only on the names of the boxes. */
function tableOfMix(edition: Edition, boxes: string[]): ArchiveTable {
  const draw = PLAYERS[(boxes.join().length + EDITIONS.indexOf(edition)) % PLAYERS.length]
  const players = boxes.every(isForTwo) ? draw : Math.max(3, draw)
  const inTeams = boxes.some((id) => BOXES.find((box) => box.id === id)?.teams)
  return table(edition, boxes, players, inTeams && players > 2 && players % 2 === 0)
}

const isForTwo = (box: string): boolean => box !== 'armada'

function table(edition: Edition, boxes: string[], players: number, teams = false): ArchiveTable {
  const mix = boxes.length > 2 ? `${boxes.length}-boxes` : boxes.join('+') || 'base'
  return { name: `${edition}-${mix}-${players}${teams ? '-teams' : ''}`, edition, boxes, players, teams }
}
