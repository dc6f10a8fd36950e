/** The manual of the HTTP API, generated from the server's OpenAPI description. */

import { keysOf } from '@heptapolis/engine/kernel'
import type { Scope } from '@heptapolis/wire'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { words } from '../../i18n/index.ts'
import { NoticeBox } from '../../look/controls/NoticeBox.tsx'
import { PageHead } from '../../look/controls/PageHead.tsx'
import { keyed } from '../../look/keyed.ts'
import { server } from '../../online/server/server.ts'
import { useRequest } from '../../online/server/useRequest.ts'
import { troubleText } from '../../online/words.ts'
import styles from '../programs.module.css'
import { programWords } from '../words.ts'
import { type ApiOperation, answerOf, asksIn, bodyOf, type Description, isStream } from './description.ts'
import { commandFor } from './example.ts'
import manual from './manual.module.css'
import { shapeOf } from './shape.ts'

const RAW = '/openapi.json'

export function ManualScreen() {
  const w = programWords()
  const ask = useCallback(() => server.request<Description>('GET', RAW), [])
  const { value: description, trouble } = useRequest(ask)
  const asks = description ? asksIn(description) : []
  return (
    <main className="page-column">
      <PageHead scene="service" title={w.manual}>
        <Link href="/programs" className="btn">
          {w.title}
        </Link>
      </PageHead>
      <p className={styles.help}>
        {w.manualLead} <a href={`/api/v1${RAW}`}>{w.raw}</a>
      </p>
      {trouble === undefined ? undefined : <NoticeBox kind="problem">{troubleText(trouble)}</NoticeBox>}
      {[...keysOf(w.scopes), undefined].map((scope) => (
        <Asks key={scope ?? ''} scope={scope} asks={asks.filter((one) => one.scope === scope)} />
      ))}
    </main>
  )
}

function Asks({ scope, asks }: { scope: Scope | undefined; asks: readonly ApiOperation[] }) {
  const w = programWords()
  if (asks.length === 0) return undefined
  return (
    <section className={styles.part}>
      <h2>{scope === undefined ? w.withoutToken : <code>{scope}</code>}</h2>
      {scope === undefined ? undefined : <p className={styles.help}>{words().labelled(w.allows, w.scopes[scope])}</p>}
      {asks.map((one) => (
        <One key={one.operation.operationId} ask={one} />
      ))}
    </section>
  )
}

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  keyed(text.split('`')).map(({ key, thing }, i) => (i % 2 === 1 ? <code key={key}>{thing}</code> : thing))

function One({ ask }: { ask: ApiOperation }) {
  const w = programWords()
  const { method, path, operation } = ask
  const [body, answer] = [bodyOf(ask), answerOf(ask)]
  const asked = (operation.parameters ?? []).filter((one) => one.in === 'query')
  return (
    <details className={manual.one}>
      <summary>
        <code>
          <b>{method}</b> {path}
        </code>
        <span>{withCode(w.says(operation.operationId, operation.summary))}</span>
      </summary>
      <pre className={manual.text}>{commandFor(ask, location.origin)}</pre>
      {asked.length > 0 ? (
        <>
          <h3>{w.inAddress}</h3>
          <pre className={manual.text}>{asked.map(({ name, schema }) => `?${name}=${shapeOf(schema)}`).join('\n')}</pre>
        </>
      ) : undefined}
      {body ? (
        <>
          <h3>{w.sent}</h3>
          <pre className={manual.text}>{shapeOf(body)}</pre>
        </>
      ) : undefined}
      {answer ? (
        <>
          <h3>{isStream(ask) ? w.answeredInLines : w.answered}</h3>
          <pre className={manual.text}>{shapeOf(answer)}</pre>
        </>
      ) : undefined}
    </details>
  )
}
