/** The progress of an analysis, with a button to stop it. */
import type { AnalysisProgress } from './useAnalyses.ts'
import { adviceWords } from './words.ts'

export function ProgressNote({ looking, className }: { looking: AnalysisProgress; className: string }) {
  const w = adviceWords()
  const { unfinished, progress, failed, isStopped, toggle } = looking
  if (unfinished.length === 0) return undefined
  if (failed) return <p role="alert">{w.cannotAnalyse}</p>
  return (
    <div className={className}>
      <label>
        {w.looking(progress)} <progress value={progress} />
      </label>
      <button type="button" className="btn" onClick={toggle}>
        {isStopped ? w.goOn : w.stop}
      </button>
    </div>
  )
}
