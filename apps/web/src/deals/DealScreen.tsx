/** Page of a deal for groups: opens a table with it, and compares the results once they may be seen. */
import { type DealShown, newNonce, type OpenedTable, randomHex } from '@heptapolis/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { HouseRuleList } from '../house-rules/HouseRuleList.tsx'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { copyText } from '../look/copy.ts'
import { Icon } from '../look/Icon.tsx'
import { rejectionText } from '../online/connection/rejections.ts'
import { askName } from '../online/join/ask-name.tsx'
import { server } from '../online/server/server.ts'
import { rememberTable } from '../online/server/storage.ts'
import { ensureSession, useRequest } from '../online/server/useRequest.ts'
import { troubleText } from '../online/words.ts'
import { mixQuery } from '../rules/mix/links.ts'
import { DealComparison } from './DealComparison.tsx'
import styles from './deals.module.css'
import { dealWords } from './words.ts'

const LOOK_EVERY = 10_000

export function DealScreen({ id }: { id: string }) {
  const w = dealWords()
  const ask = useCallback(async () => {
    await ensureSession()
    return server.request<DealShown>('GET', `/deals/${encodeURIComponent(id)}`)
  }, [id])
  const { value, trouble } = useRequest(ask, LOOK_EVERY)
  const [viewed, setViewed] = useState<DealShown>()
  const [problem, setProblem] = useState<string>()
  const deal = value?.results ? value : (viewed ?? value)
  const view = async () => {
    const shown = await server.request<DealShown>('POST', `/deals/${id}/view`, {})
    if (shown.ok) setViewed(shown.value)
    else setProblem(troubleText(shown.error.code))
  }
  if (trouble && !deal) return <Notice title={w.title} text={troubleText(trouble)} />
  return (
    <main className={classes('page-column', styles.page)}>
      <PageHead
        scene="deal"
        title={w.title}
        lead={deal ? w.lead(deal.terms.seats.length, deal.terms.boxes.map(say().boxName)) : undefined}
      >
        {deal ? <Actions deal={deal} onProblem={setProblem} /> : undefined}
      </PageHead>
      {problem ? (
        <p className={styles.trouble} role="alert">
          {problem}
        </p>
      ) : undefined}
      {deal ? (
        <>
          <Standing deal={deal} />
          {deal.results ? (
            <DealComparison games={deal.results} />
          ) : deal.isPlaying ? undefined : (
            <ViewResults onView={() => void view()} />
          )}
        </>
      ) : undefined}
    </main>
  )
}

function Actions({ deal, onProblem }: { deal: DealShown; onProblem: (problem: string) => void }) {
  const w = dealWords()
  const [, navigate] = useLocation()
  const [copied, setCopied] = useState(false)
  const open = async () => {
    const name = await askName()
    if (name === undefined) return
    await server.me()
    const opened = await server.request<OpenedTable>('POST', `/deals/${deal.deal}/tables`, {
      cid: randomHex(8),
      name,
      nonce: newNonce(),
    })
    if (!opened.ok) return onProblem(rejectionText(opened.error.code, deal.terms))
    const { table, invite } = opened.value
    rememberTable(table, { key: invite })
    navigate(`/t/${table}#i=${invite}`)
  }
  return (
    <>
      {deal.isOutdated ? undefined : (
        <button
          type="button"
          className={classes('btn', !deal.results && !deal.isPlaying && 'primary')}
          onClick={() => void open()}
        >
          <Icon name="o-friends" size={17} /> {w.playHere}
        </button>
      )}
      <button
        type="button"
        className="btn"
        onClick={() => void copyText(`${location.origin}/deal/${deal.deal}`).then(setCopied)}
      >
        <Icon name="o-copy" size={15} /> {copied ? w.copied : w.copyLink}
      </button>
      <Link href={`/rules?${mixQuery(deal.terms)}`} className="btn">
        <Icon name="book" size={17} /> {words().shelf.rules}
      </Link>
    </>
  )
}

function Standing({ deal: { games, knows, isPlaying, ownTable, isOutdated, terms } }: { deal: DealShown }) {
  const w = dealWords()
  return (
    <section className={classes('panel', styles.standing)}>
      <p>{w.howGroups}</p>
      <p>
        <b>{w.finished(games)}</b> {isPlaying ? w.youPlay : knows ? w.knows[knows] : ''}
      </p>
      {ownTable ? (
        <p>
          <Link href={`/t/${ownTable}`} className="btn primary">
            {w.toOwnTable}
          </Link>
        </p>
      ) : undefined}
      {isOutdated ? <p role="note">{w.outdated}</p> : undefined}
      <HouseRuleList terms={terms} />
    </section>
  )
}

function ViewResults({ onView }: { onView: () => void }) {
  const w = dealWords()
  return (
    <details className={classes('panel', styles.view)}>
      <summary>{w.viewTitle}</summary>
      <p>{w.viewHelp}</p>
      <button type="button" className="btn" onClick={onView}>
        {w.view}
      </button>
    </details>
  )
}
