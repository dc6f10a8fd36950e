/** Page with all score-pads of this browser, a button for a new one, and statistics. */

import { type ChangeEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { correctedOptions, correctionsIn, storedCorrections } from '../corrections/corrections.ts'
import { codeIn } from '../game-model/result-link.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import { BoxMark } from '../look/pieces/Tokens.tsx'
import { hasBids, withBids } from './model/bids.ts'
import { newPad, type PadPosition, type ScorePad, sharedId } from './model/pad.ts'
import { fromCode, toPad } from './model/share.ts'
import { statisticsOf } from './model/statistics.ts'
import { findPad, listPads, removePad, removeUnusedPads, type StoredPad, storePad } from './model/storage.ts'
import { StatisticsView } from './StatisticsView.tsx'
import styles from './score.module.css'
import { scoreWords, whoOf } from './words.ts'

export function ScoreScreen() {
  const w = scoreWords()
  const title = words().shelf.score
  const [pads, setPads] = useState<readonly StoredPad[]>()
  const [problem, setProblem] = useState<string>()
  const [, navigate] = useLocation()
  const refresh = () => listPads().then(setPads)
  useEffect(() => {
    void listPads().then(setPads)
  }, [])
  useEffect(() => {
    const code = codeIn(location)
    if (code === undefined) return
    void fromCode(code).then(async (position) => {
      if (position) navigate(`/score/${await beginShared(code, position)}?step=result`, { replace: true })
      else setProblem(scoreWords().badLink)
    })
  }, [navigate])
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    const position = file && readPad(await file.text())
    if (position) navigate(`/score/${await begin(position)}`)
    else setProblem(w.badFile)
  }
  const outcomes = pads?.flatMap(({ outcome }) => outcome ?? []) ?? []
  return (
    <main className="page-column">
      <PageHead scene="score" title={title} lead={w.about}>
        <button
          type="button"
          className="btn primary"
          onClick={() => void beginLike(pads?.[0]).then((id) => navigate(`/score/${id}`))}
        >
          <Icon name="plus" size={16} /> {w.newPad}
        </button>
        <label className="btn">
          {w.openFile}
          <input
            type="file"
            className="hidden-text"
            accept=".json,application/json"
            onChange={(e) => void openFile(e)}
          />
        </label>
      </PageHead>
      {pads && pads.length > 0 ? <p className={styles.quiet}>{w.likeLast}</p> : undefined}
      {problem ? <NoticeBox kind="problem">{problem}</NoticeBox> : undefined}
      <section className={classes('panel', styles.part)}>
        <h2>{w.history}</h2>
        {pads?.length === 0 ? <p className={styles.quiet}>{w.none}</p> : undefined}
        <ul className={styles.list}>
          {pads?.map((pad) => (
            <PadRow key={pad.id} pad={pad} onRemove={() => void removePad(pad.id).then(refresh)} />
          ))}
        </ul>
      </section>
      {outcomes.length > 0 ? <StatisticsView statistics={statisticsOf(outcomes)} /> : undefined}
    </main>
  )
}

function readPad(text: string): PadPosition | undefined {
  try {
    return toPad(JSON.parse(text))
  } catch {
    return undefined
  }
}

async function begin(position: PadPosition): Promise<string> {
  const pad: ScorePad = { ...newPad([]), isNew: false, position }
  await storePad(pad)
  return pad.id
}

async function beginShared(code: string, position: PadPosition): Promise<string> {
  const id = sharedId(code)
  if (!(await findPad(id))) await storePad({ ...newPad([]), id, isNew: false, position })
  return id
}

/** A new pad with the players, boxes and bid option of the last one, and the stored board corrections. */
async function beginLike(last: StoredPad | undefined): Promise<string> {
  await removeUnusedPads()
  const { setup } = last?.position ?? {}
  const corrections = { ...storedCorrections(), ...correctionsIn(setup ?? {}) }
  const pad = newPad(
    setup?.seats.map(({ name }) => name ?? '') ?? ['', '', '', ''],
    { ...setup, ...correctedOptions(corrections, setup?.options) },
    last?.way,
  )
  await storePad(last && hasBids(last.position) ? { ...pad, position: withBids(pad.position, true) } : pad)
  return pad.id
}

function PadRow({ pad, onRemove }: { pad: StoredPad; onRemove: () => void }) {
  const w = scoreWords()
  const { position, outcome } = pad
  const names = outcome?.players.toSorted((a, b) => b.total - a.total) ?? []
  return (
    <li className={styles.row}>
      <Link href={`/score/${pad.id}?step=result`} className={styles.open}>
        <b>
          {names.length > 0
            ? names.map(({ name, total }) => `${name || '–'} ${total}`).join(' · ')
            : position.setup.seats.map((_, seat) => whoOf(position, seat)).join(', ')}
        </b>
        <span>
          {new Date(pad.date).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })}
          {outcome ? '' : ` · ${w.unfinished}`}{' '}
          {position.setup.boxes.map((box) => (
            <BoxMark key={box} box={box} size={14} label={box} />
          ))}
        </span>
      </Link>
      <button type="button" className="btn ghost icon" title={words().remove} onClick={onRemove}>
        <Icon name="cross" size={15} />
      </button>
    </li>
  )
}
