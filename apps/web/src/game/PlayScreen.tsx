/** Finds a game, sits down at it, and shows the table or the end. */
import { isOver, PUBLIC, type Setup } from '@heptapolis/engine/show'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { EndScreen } from '../end/EndScreen.tsx'
import { say, words } from '../i18n/index.ts'
import { freshSeed } from '../setup/plan.ts'
import { beginGame, findGame, keepOn, takeUpGame } from '../table/games.ts'
import { openTable, type Saved } from '../table/local.ts'
import type { Table } from '../table/table.ts'
import { workerThinker } from '../table/thinker.ts'
import type { Keeping } from './Menu.tsx'
import { saveRecord } from './save.ts'
import { TableScreen } from './TableScreen.tsx'

type Found = { is: 'table'; table: Table; keeping: Keeping } | { is: 'trouble'; title: string; text?: string }

export function PlayScreen({ id }: { id: string }) {
  const found = useTable(id)
  if (!found) return <Waiting />
  if (found.is === 'trouble') return <Notice title={found.title} text={found.text} />
  return <AtTable table={found.table} keeping={found.keeping} />
}

function AtTable({ table, keeping }: { table: Table; keeping: Keeping }) {
  const [, navigate] = useLocation()
  const [ended, setEnded] = useState(() => isOver(table.sight(PUBLIC)))
  const end = useCallback(() => setEnded(true), [])
  const rematch = async () => {
    const setup: Setup = { ...table.rules.setup, seed: freshSeed() }
    navigate(`/play/${await beginGame(setup, table.sitters)}`)
  }
  if (ended) return <EndScreen table={table} onLook={() => setEnded(false)} onAgain={() => void rematch()} />
  return <TableScreen table={table} keeping={keeping} onEnd={end} />
}

const keepingOf = ({ id, record }: Saved): Keeping => ({
  seed: record.setup.seed,
  onSave: () => void findGame(id).then((now) => now && saveRecord(id, now.record)),
})

function useTable(id: string): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let gone = false
    let table: Table | undefined
    void takeUpGame(id).then((kept) => {
      if (gone) return
      if (!kept) {
        setFound({ is: 'trouble', title: words().gone })
        return
      }
      const opened = openTable(kept, workerThinker(), keepOn)
      if (opened.ok) table = opened.value
      const result: Found = opened.ok
        ? { is: 'table', table: opened.value, keeping: keepingOf(kept) }
        : { is: 'trouble', title: words().corrupt, text: say().problem(opened.error) }
      // A whole table is much to draw: in slices, so that the page stays quick to answer.
      startTransition(() => setFound(result))
    })
    return () => {
      gone = true
      table?.leave()
    }
  }, [id])
  return found
}
