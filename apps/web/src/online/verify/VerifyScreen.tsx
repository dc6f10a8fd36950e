/** Page that verifies in this browser that a recorded game was dealt and played fairly. */

import { fail } from '@heptapolis/engine/kernel'
import { type Result, recordText } from '@heptapolis/engine/records'
import type { VerifyResult } from '@heptapolis/table'
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { words } from '../../i18n/index.ts'
import { NoticeBox } from '../../look/controls/NoticeBox.tsx'
import { PageHead } from '../../look/controls/PageHead.tsx'
import { Icon } from '../../look/Icon.tsx'
import { server } from '../server/server.ts'
import { recallTable } from '../server/storage.ts'
import { onlineWords, troubleText } from '../words.ts'
import styles from './verify.module.css'

/** Verifies a table by its id, or a file. */
export function VerifyScreen({ id }: { id?: string }) {
  const w = onlineWords()
  const { check, tell, isBusy, said } = useChecking()
  useEffect(() => {
    if (id === undefined) return
    void server.record(id, recallTable(id).people[0]).then((record) => {
      if (!record.ok) tell(record)
      // A perspective proves nothing.
      else if (!('moves' in record.value)) tell(fail('not-over', 'The secret is revealed when the game is over.'))
      else check(recordText(record.value))
    })
  }, [id, check, tell])
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) check(await file.text())
  }
  return (
    <main className="page-column">
      <PageHead scene="service" title={id === undefined ? w.checkTitle : w.checkTable(id)} lead={w.sealHelp}>
        <label className="btn">
          <Icon name="plus" size={15} /> {words().importRecord}
          <input
            type="file"
            className="hidden-text"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event) => void open(event)}
          />
        </label>
        <Link href={id === undefined ? '/games' : `/t/${id}`} className="btn">
          {id === undefined ? words().yourGames : w.table(id)}
        </Link>
      </PageHead>
      <div role="status" className={styles.said}>
        {isBusy ? <p>{w.checking}</p> : undefined}
        {said?.ok ? <Holds verified={said.value} /> : undefined}
      </div>
      {said && !said.ok ? (
        <NoticeBox kind="problem">
          <b>{w.isFalse}</b> {troubleText(said.error.code)}
        </NoticeBox>
      ) : undefined}
    </main>
  )
}

function Holds({ verified }: { verified: VerifyResult }) {
  const w = onlineWords()
  return (
    <>
      <h2>
        <Icon name="o-seal" size={20} /> {w.itHolds}
      </h2>
      <ul>
        {w.whatHolds(verified).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

type CheckOutcome = Result<VerifyResult>

function useChecking() {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<CheckOutcome>()
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  const tell = useCallback((outcome: CheckOutcome) => {
    setSaid(outcome)
    setBusy(false)
  }, [])
  const check = useCallback(
    (text: string) => {
      setSaid(undefined)
      setBusy(true)
      worker.current?.terminate()
      worker.current = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
      worker.current.onmessage = ({ data }: MessageEvent<CheckOutcome>) => tell(data)
      worker.current.onerror = () => tell(fail('internal', 'The game cannot be recomputed here.'))
      worker.current.postMessage(text)
    },
    [tell],
  )
  return { check, tell, isBusy, said }
}
