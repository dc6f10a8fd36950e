/** Subscribes to a table while a page shows it. Redeems invite and resume links first. */
import type { TableSnapshot } from '@heptapolis/table'
import { type LineState, shelfKeeper, wakeWith } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { server } from '../server/server.ts'
import { recallTable, rememberTable } from '../server/storage.ts'
import { TableSubscription } from './subscription.ts'

export interface SubscriptionState {
  following: TableSubscription
  shown: TableSnapshot | undefined
  state: LineState
  /** The error code for which the server shows no table. */
  trouble: string | undefined
}

/** The secret part of a link: `#i=…` invites, `#r=…` resumes a seat. */
function keyIn(hash: string): { purpose: 'i' | 'r'; key: string } | undefined {
  const found = /^#(i|r)=([\w-]+)$/.exec(hash)
  return found ? { purpose: found[1] as 'i' | 'r', key: found[2] } : undefined
}

export function useSubscription(id: string): SubscriptionState | undefined {
  const [followed, setFollowed] = useState<SubscriptionState>()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void come(id).then((following) => {
      if (isGone) return following.close()
      const unwake = wakeWith(following.line, window, document)
      const show = () => setFollowed(pictureOf(following))
      const unhear = following.subscribe(() => {
        if (following.trouble === 'no-session') void server.me().then(() => following.line.wake())
        show()
      })
      show()
      stop = () => {
        unwake()
        unhear()
        following.close()
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [id])
  return followed
}

const pictureOf = (following: TableSubscription): SubscriptionState => ({
  following,
  shown: following.shown(),
  state: following.state,
  trouble: following.trouble,
})

/** The session comes first: the server rejects a WebSocket without its cookie. */
async function come(id: string): Promise<TableSubscription> {
  await server.me()
  const link = keyIn(location.hash)
  if (link?.purpose === 'i') rememberTable(id, { key: link.key })
  if (link?.purpose === 'r') {
    const entered = await server.enter(id, link.key)
    if (entered.ok) rememberTable(id, { people: [entered.value.as], onlyHere: entered.value.onlyHere })
    history.replaceState(history.state, '', location.pathname)
  }
  const { people, key } = recallTable(id)
  return new TableSubscription({ id, url: server.live, people, key, keeper: shelfKeeper(localStorage) })
}
