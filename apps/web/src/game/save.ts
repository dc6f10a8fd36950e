/** Gives the record of a game to the person as a file. */
import { type GameRecord, recordText } from '@heptapolis/engine'
import type { Table } from '../table/table.ts'

export const recordOf = (table: Pick<Table, 'rules' | 'moments'>): GameRecord => ({
  version: 1,
  setup: table.rules.setup,
  moves: table.moments.map(({ seat, move }) => [seat, move]),
})

export function saveRecord(table: Pick<Table, 'id' | 'rules' | 'moments'>): void {
  saveFile(`heptapolis-${table.id}.txt`, recordText(recordOf(table)))
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
