/** Button that opens the dialog for a problem report. */
import type { Terms } from '@heptapolis/engine'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GameTable } from '../game-model/table.ts'
import { words } from '../i18n/app.ts'
import { Icon } from '../look/Icon.tsx'
import { noteError } from './errors.ts'
import type { ReportDialog } from './ReportDialog.tsx'

interface ReportButtonProps {
  /** The mix in play. */
  setup?: Terms
  /** Table of a finished game. */
  ended?: GameTable
}

interface OpenReport {
  Dialog: typeof ReportDialog
  collected: ComponentProps<typeof ReportDialog>['collected']
}

export function ReportButton({ setup, ended }: ReportButtonProps) {
  const w = words()
  const [opened, setOpened] = useState<OpenReport>()
  const [failed, setFailed] = useState(false)
  const open = async () => {
    // The error page may be here because a part of the app did not load.
    try {
      const { collect, ReportDialog: Dialog } = await import('./ReportDialog.tsx')
      setOpened({ Dialog, collected: await collect(setup, ended) })
      setFailed(false)
    } catch (error) {
      noteError(error)
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => void open()}>
        <Icon name="quill" size={17} /> {w.reportProblem}
      </button>
      {failed ? <p role="alert">{w.reportFailed}</p> : undefined}
      {/* Outside the page around the button, whose styles do not fit dialogs. */}
      {opened
        ? createPortal(
            <opened.Dialog collected={opened.collected} onClose={() => setOpened(undefined)} />,
            document.body,
          )
        : undefined}
    </>
  )
}
