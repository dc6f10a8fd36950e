/** Gives the record of a game to the person as a file. */
import { recordText } from '@heptapolis/engine'
import type { Table } from '../table/table.ts'

export function saveRecord(table: Pick<Table, 'id' | 'record'>): void {
  saveFile(`heptapolis-${table.id}.txt`, recordText(table.record()))
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
