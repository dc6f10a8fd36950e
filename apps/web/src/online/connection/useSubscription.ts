/** React hook that subscribes to an online table while a page shows it. Redeems invite and resume links first. */
import type { TableSnapshot } from '@heptapolis/table'
import { type ConnectionState, shelfKeeper, wakeWith } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { server } from '../server/server.ts'
import { recallTable, rememberTable } from '../server/storage.ts'
import { TableSubscription } from './subscription.ts'

export interface SubscriptionState {
  subscription: TableSubscription
  snapshot: TableSnapshot | undefined
  state: ConnectionState
  /** The error code for which the server shows no table. */
  trouble: string | undefined
}

/** The secret part of a link: `#i=…` invites, `#r=…` resumes a seat. */
function keyIn(hash: string): { purpose: 'i' | 'r'; key: string } | undefined {
  const found = /^#(i|r)=([\w-]+)$/.exec(hash)
  return found ? { purpose: found[1] === 'i' ? 'i' : 'r', key: found[2] } : undefined
}

export function useSubscription(id: string): SubscriptionState | undefined {
  const [followed, setFollowed] = useState<SubscriptionState>()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void subscribe(id).then((subscription) => {
      if (isGone) return subscription.close()
      const unwake = wakeWith(subscription.connection, window, document)
      const show = () => setFollowed(pictureOf(subscription))
      const unhear = subscription.subscribe(() => {
        if (subscription.trouble === 'no-session') void server.me().then(() => subscription.connection.wake())
        show()
      })
      show()
      stop = () => {
        unwake()
        unhear()
        subscription.close()
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [id])
  return followed
}

const pictureOf = (subscription: TableSubscription): SubscriptionState => ({
  subscription,
  snapshot: subscription.snapshot(),
  state: subscription.state,
  trouble: subscription.trouble,
})

/** The session comes first: the server rejects a WebSocket without its cookie. */
async function subscribe(id: string): Promise<TableSubscription> {
  await server.me()
  const link = keyIn(location.hash)
  if (link?.purpose === 'i') rememberTable(id, { key: link.key })
  if (link?.purpose === 'r') {
    const entered = await server.enter(id, link.key)
    if (entered.ok) rememberTable(id, { people: [entered.value.as], onlyHere: entered.value.onlyHere })
    history.replaceState(history.state, '', location.pathname)
  }
  const { people, key } = recallTable(id)
  return new TableSubscription({ id, url: server.socketUrl, people, key, keeper: shelfKeeper(localStorage) })
}
