/** Page of a game stored in this browser: finds it, and shows its table or its end. */
import type { Rung } from '@heptapolis/bots/ladder'
import { isOver, PUBLIC, type Setup } from '@heptapolis/engine/show'
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { exportGame } from '../analysis/exported-game.ts'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { Notice } from '../app/Notice.tsx'
import { EndScreen } from '../end/EndScreen.tsx'
import type { GameTimes } from '../end/share/bg-stats.ts'
import { type Thinker, workerThinker } from '../game-model/bots/thinker.ts'
import { openTable } from '../game-model/local-table.ts'
import { beginGame, findGame, resumeGame, storeGame } from '../game-model/saved/games.ts'
import type { SavedGame } from '../game-model/saved/saved-game.ts'
import { onTakeOver } from '../game-model/saved/tabs.ts'
import type { GameTable } from '../game-model/table.ts'
import { dayOf } from '../home/daily.ts'
import { say, words } from '../i18n/index.ts'
import { rungOf, startRung } from '../ladder/ladder.ts'
import { recallName } from '../online/server/storage.ts'
import { agreementPath } from '../setup/local-agreement/paths.ts'
import { freshSeed } from '../setup/plan.ts'
import type { SavedGameActions } from '../table-screen/bar/Menu.tsx'
import { TableScreen } from '../table-screen/TableScreen.tsx'
import { actionsWhilePlaying } from './record-access.ts'

const LadderTable = lazy(() => import('../ladder/LadderTable.tsx').then((it) => ({ default: it.LadderTable })))
const LadderEnd = lazy(() => import('../ladder/LadderEnd.tsx').then((it) => ({ default: it.LadderEnd })))
const DealEnd = lazy(() => import('../community/DealEnd.tsx').then((it) => ({ default: it.DealEnd })))
const LessonTable = lazy(() => import('../lessons/LessonTable.tsx').then((it) => ({ default: it.LessonTable })))
const LessonEnd = lazy(() => import('../lessons/LessonEnd.tsx').then((it) => ({ default: it.LessonEnd })))

type OpenedGame =
  | {
      is: 'table'
      table: GameTable
      keeping: SavedGameActions
      lesson: SavedGame['lesson']
      /** The table of the ladder that it plays. */
      rung: Rung | undefined
      /** The set-up of a game whose wonders were given out by agreement. */
      agreed: string | undefined
      times: GameTimes | undefined
    }
  | { is: 'trouble'; title: string; text?: string }
  | { is: 'elsewhere' }

export function PlayScreen({ id }: { id: string }) {
  const [changes, setChanges] = useState(0)
  const changed = useCallback(() => setChanges((n) => n + 1), [])
  return <OpenGame key={changes} id={id} onChanged={changed} />
}

/** Opens the game again after another tab has changed it. */
function OpenGame({ id, onChanged }: { id: string; onChanged: () => void }) {
  const found = useTable(id)
  if (!found) return <LoadingNotice />
  if (found.is === 'trouble') return <Notice title={found.title} text={found.text} />
  if (found.is === 'elsewhere') return <OpenElsewhere onContinue={onChanged} />
  const { is: _, ...game } = found
  return <AtTable {...game} onChanged={onChanged} />
}

/** Two tabs with one game would overwrite each other. */
function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  const w = words()
  return (
    <Notice title={w.openElsewhere} text={w.openElsewhereHelp}>
      <button type="button" className="btn primary" onClick={onContinue}>
        {w.continueHere}
      </button>
    </Notice>
  )
}

interface AtTableProps {
  table: GameTable
  keeping: SavedGameActions
  lesson: SavedGame['lesson']
  rung: Rung | undefined
  agreed: string | undefined
  times: GameTimes | undefined
  /** The stored game was changed. */
  onChanged: () => void
}

function AtTable({ table, keeping, lesson, rung, agreed, times, onChanged }: AtTableProps) {
  const [, navigate] = useLocation()
  const [ended, setEnded] = useState(() => isOver(table.sight(PUBLIC)))
  const [hasJustEnded, setJustEnded] = useState(!ended)
  const end = useCallback(() => setEnded(true), [])
  const look = () => {
    setEnded(false)
    setJustEnded(false)
  }
  const rematch = async () => {
    if (agreed !== undefined) return navigate(agreementPath(agreed))
    if (rung) return navigate(await startRung(rung))
    const { dataVersion: _, ...terms } = table.rules.setup
    const setup: Setup = { ...terms, seed: freshSeed() }
    navigate(`/play/${await beginGame(setup, table.sitters)}`)
  }
  const kept = isOver(table.sight(PUBLIC)) ? keeping : actionsWhilePlaying(keeping, table.sitters)
  if (ended) {
    const isDeal = dayOf(keeping.seed ?? '') !== undefined
    return (
      <EndScreen
        table={table}
        onLook={look}
        onAgain={() => void rematch()}
        aside={
          <Suspense>
            {rung ? <LadderEnd rung={rung} table={table} /> : undefined}
            {isDeal ? <DealEnd /> : undefined}
          </Suspense>
        }
        times={times}
        ownName={recallName()}
        lesson={
          lesson ? (
            <Suspense>
              <LessonEnd box={lesson.box} place="result" />
            </Suspense>
          ) : undefined
        }
        hasJustEnded={hasJustEnded}
      />
    )
  }
  if (lesson && !lesson.silent) {
    return (
      <Suspense fallback={<LoadingNotice />}>
        <LessonTable table={table} keeping={kept} box={lesson.box} onChanged={onChanged} onEnd={end} />
      </Suspense>
    )
  }
  if (rung) {
    return (
      <Suspense fallback={<LoadingNotice />}>
        <LadderTable rung={rung} table={table} keeping={kept} onEnd={end} />
      </Suspense>
    )
  }
  return <TableScreen table={table} keeping={kept} onEnd={end} />
}

const keepingOf = ({ id, record }: SavedGame): SavedGameActions => ({
  seed: record.setup.seed,
  onSave: () => void findGame(id).then((now) => now && exportGame(id, now.record)),
})

/** In a lesson the bots follow its record. */
async function thinkerFor({ lesson }: SavedGame): Promise<Thinker> {
  if (!lesson) return workerThinker()
  const { lessonThinker } = await import('../lessons/thinker.ts')
  return lessonThinker(lesson.box, workerThinker())
}

async function findTable(id: string): Promise<OpenedGame> {
  const kept = await resumeGame(id)
  if (!kept) return { is: 'trouble', title: words().gone, text: words().goneHelp }
  const opened = openTable(kept, await thinkerFor(kept), storeGame)
  const rung = kept.aside ? undefined : rungOf(kept.record.setup.seed)
  return opened.ok
    ? {
        is: 'table',
        table: opened.value,
        keeping: keepingOf(kept),
        lesson: kept.lesson,
        rung,
        agreed: kept.agreed,
        // An imported game tells no times.
        times: kept.aside ? undefined : kept,
      }
    : { is: 'trouble', title: words().corrupt, text: say().problem(opened.error) }
}

function useTable(id: string): OpenedGame | undefined {
  const [found, setFound] = useState<OpenedGame>()
  useEffect(() => {
    let gone = false
    const finding = findTable(id)
    // A transition keeps the page responsive while the table is drawn.
    void finding.then((result) => gone || startTransition(() => setFound(result)))
    const leave = () => {
      gone = true
      void finding.then((result) => result.is === 'table' && result.table.leave())
    }
    const stop = onTakeOver(id, () => {
      leave()
      setFound({ is: 'elsewhere' })
    })
    return () => {
      stop()
      leave()
    }
  }, [id])
  return found
}
