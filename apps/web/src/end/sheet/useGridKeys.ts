/** React hook for a table as an ARIA grid: one stop of the Tab key, arrow keys move from cell to cell. */
import { type KeyboardEvent, useState } from 'react'

interface GridPlace {
  /** Rows of body and foot, from 0. */
  row: number
  /** Columns without the row header, from 0. */
  column: number
}

interface GridKeys {
  /** Properties of the table. */
  grid: { role: 'grid'; onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void }
  /** Only one cell of the grid is a stop of the Tab key: the one that had the focus last. */
  stop: (row: number, column: number) => { tabIndex: 0 | -1; onFocus: () => void }
}

export function useGridKeys(): GridKeys {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.metaKey) return
    const rows = [...event.currentTarget.querySelectorAll('tbody tr, tfoot tr')].map(cellsOf)
    const next = nextPlace(event, place, rows)
    const cell = next && rows[next.row]?.[next.column]
    if (!cell) return
    event.preventDefault()
    focusable(cell).focus()
    focusable(cell).scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return {
    grid: { role: 'grid', onKeyDown },
    stop: (row, column) => ({
      tabIndex: row === place.row && column === place.column ? 0 : -1,
      onFocus: () => setPlace({ row, column }),
    }),
  }
}

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll('td')]

/** The button of a cell, or the cell itself. */
const focusable = (cell: HTMLElement): HTMLElement => cell.querySelector('button') ?? cell

/** Home and End go to the first and last city, with Ctrl to the corners. A row of teams has fewer cells. */
export function nextPlace(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: GridPlace,
  rows: readonly { length: number }[],
): GridPlace | undefined {
  const to = (wantedRow: number, wantedColumn: number): GridPlace => {
    const inRow = Math.min(Math.max(wantedRow, 0), rows.length - 1)
    return { row: inRow, column: Math.min(Math.max(wantedColumn, 0), (rows[inRow]?.length ?? 1) - 1) }
  }
  if (key === 'ArrowRight') return to(row, column + 1)
  if (key === 'ArrowLeft') return to(row, column - 1)
  if (key === 'ArrowDown') return to(row + 1, column)
  if (key === 'ArrowUp') return to(row - 1, column)
  if (key === 'Home') return to(ctrlKey ? 0 : row, 0)
  if (key === 'End') return to(ctrlKey ? rows.length - 1 : row, Number.MAX_SAFE_INTEGER)
  return undefined
}
