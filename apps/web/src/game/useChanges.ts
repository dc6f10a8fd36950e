/** Draws anew when the table changes, in slices: however much there is to draw, the page stays quick to answer. */
import { startTransition, useEffect, useState } from 'react'
import type { Table } from '../table/table.ts'

export function useChanges(table: Table): number {
  const [version, setVersion] = useState(table.version)
  useEffect(() => {
    const draw = () => startTransition(() => setVersion(table.version))
    // Something may have happened between drawing and listening.
    draw()
    return table.subscribe(draw)
  }, [table])
  return version
}
