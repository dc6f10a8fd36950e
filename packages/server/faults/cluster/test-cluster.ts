/**
 * Test cluster: several server processes on one PostgreSQL, each behind a TCP proxy whose connections a test can cut.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  byWayOf,
  freePort,
  type PrivateServer,
  type ProxyRoute,
  privatePostgres,
  privateRedis,
  proxyTo,
} from '@heptapolis/store/services'
import { listens, TEST_SERVER } from '../child.ts'
import { figures, type ProcessFigures, tidied } from '../figures.ts'

export interface ClusterServices {
  readonly nodes: number
  /** Clock offset of each server, in milliseconds. */
  readonly skews?: readonly number[]
  /** Share of hints lost, doubled and delayed, each. */
  readonly lossyBus?: number
  /** Share of bot questions that kill, hang or get nonsense. */
  readonly unsound?: number
  /** Additional database settings. */
  readonly settings?: readonly string[]
  /** Hints over an own Redis instead of NOTIFY. */
  readonly hints?: 'redis'
}

/** Prefix of the server's command, such as a namespace. */
export interface ProcessPlace {
  readonly prefix: readonly string[]
  /** Host for clients. */
  readonly host: string
  readonly way: (port: number) => Promise<ProxyRoute>
  /** Address of a service as seen from there. */
  readonly address: (way: ProxyRoute, url: string) => string
}

const HERE: ProcessPlace = { prefix: [], host: '127.0.0.1', way: (port) => proxyTo(port), address: byWayOf }

interface NodeProxies {
  readonly way: ProxyRoute
  readonly hints: ProxyRoute | undefined
}

export class ClusterNode {
  readonly port: number
  /** Proxy to the database, and to the Redis of hints. */
  readonly way: ProxyRoute
  readonly hints: ProxyRoute | undefined
  readonly #env: NodeJS.ProcessEnv
  readonly #place: ProcessPlace
  #process: ChildProcess | undefined
  #isUp = false
  /** Rejects if the process ends unexpectedly. */
  readonly ended: Promise<never>
  #crash: (error: Error) => void = () => {}

  constructor(port: number, { way, hints }: NodeProxies, env: NodeJS.ProcessEnv, place: ProcessPlace) {
    this.port = port
    this.way = way
    this.hints = hints
    this.#env = env
    this.#place = place
    this.ended = new Promise((_, reject) => {
      this.#crash = reject
    })
    this.ended.catch(() => {})
  }

  get origin(): string {
    return `http://${this.host}:${this.port}`
  }

  get host(): string {
    return this.#place.host
  }

  get isUp(): boolean {
    return this.#isUp
  }

  async start(): Promise<void> {
    const skewed = ['--import', join(import.meta.dirname, 'wrong-date.ts')]
    const command = [
      ...this.#place.prefix,
      process.execPath,
      '--expose-gc',
      ...skewed,
      TEST_SERVER,
      '',
      String(this.port),
    ]
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    child.once('exit', () => {
      if (this.#process === child) this.#crash(new Error('A server has ended by itself.'))
    })
    await listens(child)
    this.#isUp = true
  }

  /** Metrics of the process. */
  figures(): Promise<ProcessFigures> {
    return figures(this.origin)
  }

  /** Metrics after garbage collection. */
  tidied(): Promise<ProcessFigures> {
    if (!this.#process) throw new Error('There is no server to ask.')
    return tidied(this.#process, this.origin)
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Graceful stop, as in a deployment. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    this.#process = undefined
    this.#isUp = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

interface Services {
  readonly postgres: PrivateServer
  readonly redis: PrivateServer | undefined
}

export class TestCluster {
  readonly postgres: PrivateServer
  readonly redis: PrivateServer | undefined
  readonly nodes: readonly ClusterNode[]

  /** Entry proxies: each leads to one server, or to another while that is down, as a load balancer would. */
  readonly proxies: readonly ProxyRoute[]

  private constructor(services: Services, nodes: readonly ClusterNode[], proxies: readonly ProxyRoute[]) {
    this.postgres = services.postgres
    this.redis = services.redis
    this.nodes = nodes
    this.proxies = proxies
  }

  /** Undefined without PostgreSQL, or without a required Redis. */
  static async start(
    { nodes: count, skews = [], lossyBus = 0, unsound = 0, settings = [], hints }: ClusterServices,
    places: readonly (ProcessPlace | undefined)[] = [],
  ): Promise<TestCluster | undefined> {
    const redis = hints && (await privateRedis())
    if (hints && !redis) return undefined
    const postgres = await privatePostgres(settings)
    if (!postgres) return undefined
    const nodes: ClusterNode[] = []
    for (let i = 0; i < count; i++) {
      const place = places[i] ?? HERE
      const [way, hinted] = [await place.way(postgres.port), redis && (await place.way(redis.port))]
      const env = {
        HEPTAPOLIS_STORE: place.address(way, postgres.url),
        HEPTAPOLIS_TEST_SKEW: String(skews[i] ?? 0),
        HEPTAPOLIS_TEST_UNRULY: String(lossyBus),
        HEPTAPOLIS_TEST_UNSOUND: String(unsound),
        ...(redis && hinted && { HEPTAPOLIS_HINTS: place.address(hinted, redis.url) }),
        ...(place !== HERE && { HEPTAPOLIS_TEST_LAN: 'yes' }),
      }
      nodes.push(new ClusterNode(await freePort(), { way, hints: hinted }, env, place))
    }
    const proxies = await Promise.all(nodes.map((node) => proxyTo(() => leadsTo(node, nodes))))
    const cluster = new TestCluster({ postgres, redis }, nodes, proxies)
    await Promise.all(nodes.map((node) => node.start()))
    return cluster
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()))
    const ways = this.nodes.flatMap(({ way, hints }) => (hints ? [way, hints] : [way]))
    await Promise.all([...ways, ...this.proxies].map((way) => way.close()))
    await this.postgres.close()
    await this.redis?.close()
  }
}

const leadsTo = (node: ClusterNode, nodes: readonly ClusterNode[]): ClusterNode =>
  node.isUp ? node : (nodes.find((other) => other.isUp) ?? node)
