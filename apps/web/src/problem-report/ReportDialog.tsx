/** The dialog of a problem report: everything it contains is shown before it is saved, copied or opened as an issue. */
import type { Terms } from '@heptapolis/engine'
import { useState } from 'react'
import { saveFile } from '../app/save.ts'
import type { GameTable } from '../game-model/table.ts'
import { Dialog, DialogActions } from '../look/controls/Dialog.tsx'
import { Field } from '../look/controls/Field.tsx'
import { copyText } from '../look/copy.ts'
import { settings } from '../settings/settings.ts'
import { lastErrors, noteError } from './errors.ts'
import { ISSUE_FORM } from './issue-form.ts'
import { issueUrl, reportPage, reportText } from './output.ts'
import { pictureOfPage } from './picture.ts'
import styles from './report.module.css'
import { type ProblemReport, reportOf, type Surroundings } from './report.ts'
import { type ReportedGame, reportedGame } from './reported-game.ts'
import { reportWords } from './words.ts'

/** Everything a report can contain, collected at the press of the button. */
interface CollectedReport {
  around: Surroundings
  game: ReportedGame | undefined
  picture: string | undefined
}

export async function collect(setup?: Terms, ended?: GameTable): Promise<CollectedReport> {
  const picture = tryPicture()
  const { pathname: path, search } = location
  const game = await reportedGame(path, setup, ended)
  const { theme = '', art = '' } = document.documentElement.dataset
  return {
    around: {
      path,
      search,
      width: innerWidth,
      height: innerHeight,
      pixelRatio: devicePixelRatio,
      language: settings.getState().language,
      theme,
      look: art,
      browser: navigator.userAgent,
      errors: [...lastErrors()],
      ...(game ? { setup: game.setup } : {}),
    },
    game,
    picture,
  }
}

/** A report without a picture is better than none. */
function tryPicture(): string | undefined {
  try {
    return pictureOfPage()
  } catch (error) {
    noteError(error)
    return undefined
  }
}

export function ReportDialog({ collected, onClose }: { collected: CollectedReport; onClose: () => void }) {
  const w = reportWords()
  const { around, game, picture } = collected
  const othersPlay = game !== undefined && game.record === undefined
  const [text, setText] = useState('')
  const [hasPicture, setHasPicture] = useState(!othersPlay)
  const [hasRecord, setHasRecord] = useState(false)
  const report = reportOf(w, around, { text, ...(hasPicture && picture ? { picture } : {}) })
  const save = async () => {
    const record = hasRecord ? await game?.record?.() : undefined
    const whole = reportOf(w, around, { text, picture: report.picture, record })
    saveFile('heptapolis-problem.html', reportPage(w, around.language, whole), 'text/html')
  }
  return (
    <Dialog title={w.title} lead={w.about} closedBy="closerequest" onClose={onClose}>
      <Field label={w.happened} rows={4} maxLength={4000} value={text} onType={setText} />
      {picture ? (
        <Consent label={w.addPicture} isGiven={hasPicture} onGive={setHasPicture}>
          {othersPlay ? w.pictureShowsHand : undefined}
        </Consent>
      ) : undefined}
      {game?.record ? (
        <Consent label={w.addRecord} isGiven={hasRecord} onGive={setHasRecord}>
          {w.recordTells}
        </Consent>
      ) : undefined}
      {othersPlay ? <p className={styles.quiet}>{w.recordLater}</p> : undefined}
      <Preview report={report} />
      <DialogActions>
        {ISSUE_FORM ? (
          <a className="btn" href={issueUrl(ISSUE_FORM, w, report)} target="_blank" rel="noreferrer">
            {w.openIssue}
          </a>
        ) : (
          <CopyButton text={reportText(w, report)} />
        )}
        <button type="button" className="btn primary" onClick={() => void save()}>
          {w.save}
        </button>
      </DialogActions>
      {ISSUE_FORM ? <p className={styles.quiet}>{w.openIssueHelp}</p> : undefined}
    </Dialog>
  )
}

interface ConsentProps {
  label: string
  isGiven: boolean
  onGive: (given: boolean) => void
  children: string | undefined
}

const Consent = ({ label, isGiven, onGive, children }: ConsentProps) => (
  <div>
    <label className={styles.consent}>
      <input type="checkbox" checked={isGiven} onChange={({ target }) => onGive(target.checked)} />
      {label}
    </label>
    {children ? <p className={styles.quiet}>{children}</p> : undefined}
  </div>
)

function Preview({ report: { facts, errors, picture } }: { report: ProblemReport }) {
  const w = reportWords()
  return (
    <details className={styles.preview}>
      <summary>{w.collected}</summary>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <pre>{errors.length > 0 ? errors.join('\n\n') : w.noErrors}</pre>
      {picture ? (
        // At its own size: the styles of the page depend on the width.
        <div className={styles.picture}>
          <img src={picture} alt={w.picture} />
        </div>
      ) : undefined}
    </details>
  )
}

function CopyButton({ text }: { text: string }) {
  const w = reportWords()
  const [copied, setCopied] = useState<string>()
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void copyText(text).then((isCopied) => setCopied(isCopied ? text : undefined))}
    >
      {copied === text ? w.copied : w.copy}
    </button>
  )
}
