/** Panels over the table or beside it: a piece, the log, the tiles of boxes, the menu and the help. */
import type { Piece } from '@heptapolis/engine/show'
import { lazy, Suspense } from 'react'
import type { TableView } from '../city/view.ts'
import type { GameTable } from '../game-model/table.ts'
import { Detail } from '../hand/detail/Detail.tsx'
import { ExplainPlace } from '../help/ExplainPlace.tsx'
import type { HelpPage } from '../help/Help.tsx'
import { Menu, type SavedGameActions } from './bar/Menu.tsx'
import { LogPanel } from './log/LogPanel.tsx'
import type { LogLine } from './log/log.ts'
import { BoxesPanel } from './panels/BoxesPanel.tsx'

const Help = lazy(() => import('../help/Help.tsx').then((it) => ({ default: it.Help })))

export type OpenPanel = 'log' | 'menu' | 'boxes'

interface PanelsProps {
  table: GameTable
  view: TableView
  viewer: number
  lines: readonly LogLine[]
  keeping: SavedGameActions | undefined
  panel: OpenPanel | undefined
  help: HelpPage | undefined
  detail: Piece | undefined
  /** No animation runs. */
  isStill: boolean
  onClose: () => void
  onHelp: (page: HelpPage | undefined) => void
  onDetail: (piece: Piece | undefined) => void
}

export function Panels({ table, view, viewer, lines, keeping, panel, help, detail, isStill, ...on }: PanelsProps) {
  const { rules } = view.game
  const { onClose, onHelp, onDetail } = on
  return (
    <>
      {detail ? (
        <Detail game={view.game} viewer={viewer} piece={detail} onClose={() => onDetail(undefined)} />
      ) : undefined}
      {panel === 'log' ? <LogPanel rules={rules} lines={lines} onDetail={onDetail} onClose={onClose} /> : undefined}
      {panel === 'boxes' ? <BoxesPanel view={view} viewer={viewer} onClose={onClose} /> : undefined}
      {panel === 'menu' ? <Menu id={table.id} setup={rules.setup} keeping={keeping} onClose={onClose} /> : undefined}
      {isStill ? <ExplainPlace view={view} viewer={viewer} /> : undefined}
      {help ? (
        <Suspense>
          <Help
            page={help}
            rules={rules}
            own={view.cities[viewer].standing}
            onDetail={(piece) => {
              onHelp(undefined)
              onDetail(piece)
            }}
            onPage={onHelp}
            onClose={() => onHelp(undefined)}
          />
        </Suspense>
      ) : undefined}
    </>
  )
}
