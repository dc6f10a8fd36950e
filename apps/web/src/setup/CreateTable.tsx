/** Buttons that create an online table from the set-up: for friends, or around a tablet. */
import { AMONG_FRIENDS } from '@heptapolis/table/options'
import { newNonce, randomHex } from '@heptapolis/wire'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../look/Icon.tsx'
import { rejectionText } from '../online/connection/rejections.ts'
import { server } from '../online/server/server.ts'
import { recallName, rememberTable } from '../online/server/storage.ts'
import { onlineWords } from '../online/words.ts'
import { type SetupPlan, setupOf } from './plan.ts'

/** Around a tablet absent players are never replaced: they are still in the room. */
const AROUND_A_TABLET = { ...AMONG_FRIENDS, absence: 'wait' as const }

export function CreateTable({ plan }: { plan: SetupPlan }) {
  const w = onlineWords()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const lay = async (isTablet: boolean) => {
    await server.me()
    const { edition, boxes, teams, options, seats } = setupOf(plan, '')
    const terms = {
      edition,
      boxes,
      seats: seats.map(() => ({})),
      ...(teams ? { teams } : {}),
      ...(options ? { options } : {}),
    }
    const opened = await server.createTable({
      cid: randomHex(8),
      terms,
      options: isTablet ? AROUND_A_TABLET : AMONG_FRIENDS,
      name: isTablet ? w.theTable : recallName() || w.host,
      ...(isTablet ? {} : { nonce: newNonce() }),
    })
    if (!opened.ok) return setProblem(rejectionText(opened.error.code, terms))
    const { table, invite } = opened.value
    rememberTable(table, { key: invite })
    navigate(isTablet ? `/t/${table}/tablet` : `/t/${table}#i=${invite}`)
  }
  return (
    <>
      <button type="button" className="btn" title={w.layTableHelp} onClick={() => void lay(false)}>
        <Icon name="o-friends" size={17} /> {w.layTable}
      </button>
      <button type="button" className="btn" title={w.aroundTabletHelp} onClick={() => void lay(true)}>
        <Icon name="o-tablet" size={17} /> {w.aroundTablet}
      </button>
      {problem ? <span role="alert">{problem}</span> : undefined}
    </>
  )
}
