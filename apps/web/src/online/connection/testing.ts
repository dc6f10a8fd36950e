/** Test helpers: clients of a real server without a browser, and tables with a known deal. */
import { sure, type Terms } from '@heptapolis/engine'
import { startTestServer, type TestServer } from '@heptapolis/server/testing'
import { AMONG_FRIENDS, type Command, decide, openTable } from '@heptapolis/table'
import { API, type Connect, SUBPROTOCOL } from '@heptapolis/wire'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { PlayerInfo } from '../../game-model/table.ts'
import { ServerClient } from '../server/client.ts'
import { openRemoteTable, type RemoteTable } from './remote-table.ts'
import { type SubscriptionOptions, TableSubscription } from './subscription.ts'

const TABLE = 'table2'
const HOST = 'host'
const SECRET = '5e'.repeat(32)

export class Page {
  readonly server: ServerClient
  readonly connect: Connect
  isCut = false
  #socket: WebSocket | undefined

  private constructor(origin: string, cookie: string) {
    const headers = { cookie, origin }
    this.server = new ServerClient(origin, (url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, ...headers } }),
    )
    this.connect = (url, { opened, said, ended }) => {
      const socket = new WebSocket(url, SUBPROTOCOL, { headers })
      socket.on('open', () => (this.isCut ? socket.terminate() : opened()))
      socket.on('message', (data) => said(String(data)))
      socket.on('close', ended)
      socket.on('error', () => {})
      this.#socket = socket
      return { send: (text) => socket.send(text), end: () => socket.terminate() }
    }
  }

  static async at({ origin }: TestServer, people = 1): Promise<Page> {
    const response = await fetch(`${origin}${API}/me`)
    const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
    const page = new Page(origin, cookie)
    for (let as = 1; as < people; as++) sure(await page.server.addPerson())
    return page
  }

  follow(wish: Partial<SubscriptionOptions> = {}): TableSubscription {
    const { server, connect } = this
    const subscription = new TableSubscription({
      id: TABLE,
      url: server.socketUrl,
      people: [0],
      connect,
      random: () => 0.01,
      ...wish,
    })
    onTestFinished(() => subscription.close())
    return subscription
  }

  /** Drops the connection and refuses new ones. */
  cut(): void {
    this.isCut = true
    this.#socket?.terminate()
  }
}

/** Waits until a condition of a subscription holds. */
export function until(subscription: TableSubscription, holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscription.subscribe(() => {
      if (!holds()) return
      stop()
      resolve()
    })
  })
}

/** Creates a table whose host only watches, so that the deal follows from the terms alone. */
async function createTable(server: TestServer, terms: Terms): Promise<void> {
  const options = { ...AMONG_FRIENDS, visibility: 'public' as const }
  const opened = openTable({ id: TABLE, secret: SECRET, terms, options, who: HOST, name: 'Host', now: Date.now() })
  sure(await server.context.liveTables.at(TABLE).open(sure(opened), SECRET))
}

async function hostDoes(server: TestServer, command: Command): Promise<void> {
  sure(await server.context.liveTables.at(TABLE).decide((table, now) => decide(table, HOST, command, { now })))
}

export interface SeatedTable {
  server: TestServer
  page: Page
  subscription: TableSubscription
  table: RemoteTable
}

/** Creates a table with these players and starts the game. */
export async function sitDown(sitters: readonly PlayerInfo[], wish: Partial<Terms> = {}): Promise<SeatedTable> {
  const server = await startTestServer()
  await createTable(server, { edition: '2e', boxes: [], seats: sitters.map(() => ({})), ...wish })
  const here = sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]))
  const page = await Page.at(server, here.length)
  const subscription = page.follow({ people: here.map((_, as) => as) })
  for (const [as, seat] of here.entries()) {
    const nonce = String(seat).repeat(32)
    sure(await subscription.do({ do: 'sit', seat, name: sitters[seat].name, nonce }, as))
  }
  await hostDoes(server, { do: 'begin', fill: 'easy' })
  const table = await tableOf(page, subscription)
  return { server, page, subscription, table }
}

/** Opens the table of a page as soon as the game has begun. */
export async function tableOf(page: Page, subscription: TableSubscription): Promise<RemoteTable> {
  await until(subscription, () => subscription.people.every((as) => subscription.snapshot(as)?.game !== undefined))
  return sure(await openRemoteTable(subscription, page.server))
}
