/** How a server is to run: as it is told, else by the environment, else as for oneself at home. */
import { isIP } from 'node:net'

export interface Config {
  readonly port: number
  /** Phones in the same network may come. */
  readonly lan: boolean
  /** The folder of the database. */
  readonly data: string
  /** A PostgreSQL in its place, which several servers may share: postgres://… It may hold a password. */
  readonly store?: string
  /** Over which Redis or Valkey servers that share it tell each other of tables; else the database itself does it. */
  readonly hints?: string
  /** Where people find it from outside, such as https://tables.example, where a proxy stands in front. */
  readonly address?: string
  /** Host names it answers to without an address, beside IP addresses, `*.local` and those of this machine. */
  readonly hosts?: readonly string[]
  /** Proxies whose word is taken for where somebody comes from. */
  readonly proxies: readonly string[]
  /** Writes a line for each request; without, only for what must not happen. */
  readonly logs: boolean
  /** Whoever has it may read the figures from elsewhere. It stands in the environment alone: a command line is seen by all. */
  readonly metricsToken?: string
  /** Whom services that wake browsers may write to: a mailto: or https: address. */
  readonly contact?: string
  /** Webhooks may lead to machines next door. */
  readonly privateHooks: boolean
  /** The accounts of those who look after the people there, by the number each finds on the page of its account. */
  readonly admins?: readonly string[]
  /** How many weeks a season of ratings has; 0 for one without an end. */
  readonly seasonWeeks?: number
  /** Limits per network are multiplied by this; 0 for none. */
  readonly networkLimits?: number
}

/** What may be told, as texts; the environment has the same names in capitals, after HEPTAPOLIS_. */
const SETTINGS = [
  'port',
  'lan',
  'data',
  'store',
  'hints',
  'address',
  'proxies',
  'logs',
  'metrics-token',
  'contact',
  'private-hooks',
  'admins',
  'season-weeks',
  'network-limits',
  'hosts',
] as const
export type Setting = (typeof SETTINGS)[number]

export type ConfigInput = { readonly [S in Setting]?: string | undefined }

/** What is wrong with one of them, or with a name in the environment that is none of them. */
export interface ConfigFault {
  readonly setting: string
  readonly given: string
  readonly expected:
    | 'port'
    | 'switch'
    | 'store'
    | 'hints'
    | 'address'
    | 'proxies'
    | 'token'
    | 'contact'
    | 'admins'
    | 'weeks'
    | 'factor'
    | 'hosts'
    | 'shared-store'
    | 'known-name'
}

const PREFIX = 'HEPTAPOLIS_'
/** Others of ours that are no setting of a server. */
const ELSEWHERE = /^HEPTAPOLIS_(TEST_|MUTANTS$|TOKEN$)/

/** How the environment names it. */
export const inEnvironment = (setting: string): string => PREFIX + setting.toUpperCase().replaceAll('-', '_')

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const isSwitch = (text: string): boolean => text === 'true' || text === 'false'
const isAddress = (text: string): boolean => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text)
const isStore = (text: string): boolean => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)
const isHints = (text: string): boolean => /^rediss?:\/\/\S+$/.test(text) && URL.canParse(text)
const isHostName = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)
const isToken = (text: string): boolean => /^[\x21-\x7e]{16,}$/.test(text)

/** An address, a network such as 10.0.0.0/8, or one of the names fastify knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return NAMED.includes(text)
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

const listed = (text: string): string[] => text.split(',').map((one) => one.trim())

const CHECKS: { readonly [S in Setting]?: readonly [ConfigFault['expected'], (text: string) => boolean] } = {
  port: ['port', isPort],
  lan: ['switch', isSwitch],
  logs: ['switch', isSwitch],
  store: ['store', isStore],
  hints: ['hints', isHints],
  address: ['address', isAddress],
  proxies: ['proxies', (text) => listed(text).every(isProxy)],
  'metrics-token': ['token', isToken],
  contact: ['contact', (text) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text)],
  'private-hooks': ['switch', isSwitch],
  admins: ['admins', (text) => listed(text).every((one) => /^[0-9a-f]{24}$/.test(one))],
  'season-weeks': ['weeks', (text) => /^\d{1,3}$/.test(text)],
  hosts: ['hosts', (text) => listed(text).every(isHostName)],
  'network-limits': ['factor', (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text)],
}

export type ConfigResult =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly faults: ConfigFault[] }

/** Everything that is wrong is told at once. */
export function readConfig(input: ConfigInput, env: Record<string, string | undefined>): ConfigResult {
  const given = new Map(
    SETTINGS.map((setting) => [setting, input[setting] ?? (env[inEnvironment(setting)] || undefined)]),
  )
  const wrong = SETTINGS.flatMap((setting) => faultIn(setting, given.get(setting)) ?? [])
  const faults = [...wrong, ...unheard(given), ...unknownIn(env)]
  if (faults.length > 0) return { ok: false, faults }
  const [address, proxies] = [given.get('address'), given.get('proxies')]
  const [store, hints] = [given.get('store'), given.get('hints')]
  const [metricsToken, contact] = [given.get('metrics-token'), given.get('contact')]
  const [admins, hosts] = [given.get('admins'), given.get('hosts')]
  const [weeks, factor] = [given.get('season-weeks'), given.get('network-limits')]
  return {
    ok: true,
    value: {
      port: Number(given.get('port') ?? PORT),
      lan: given.get('lan') === 'true',
      data: given.get('data') ?? 'data',
      proxies: proxies === undefined ? [] : listed(proxies),
      logs: given.get('logs') === 'true',
      ...(store === undefined ? {} : { store }),
      ...(hints === undefined ? {} : { hints }),
      ...(address === undefined ? {} : { address }),
      ...(metricsToken === undefined ? {} : { metricsToken }),
      ...(contact === undefined ? {} : { contact }),
      privateHooks: given.get('private-hooks') === 'true',
      ...(admins === undefined ? {} : { admins: listed(admins) }),
      ...(hosts === undefined ? {} : { hosts: listed(hosts) }),
      ...(weeks === undefined ? {} : { seasonWeeks: Number(weeks) }),
      ...(factor === undefined ? {} : { networkLimits: Number(factor) }),
    },
  }
}

const PORT = 4700

/** What is never shown, not even where it is wrong. */
const SECRET: readonly ConfigFault['expected'][] = ['token', 'store', 'hints']

function faultIn(setting: Setting, given: string | undefined): ConfigFault | undefined {
  const [expected, isGood] = CHECKS[setting] ?? []
  if (given === undefined || expected === undefined || isGood?.(given)) return undefined
  return { setting, given: SECRET.includes(expected) ? '…' : given, expected }
}

/** Hints go between servers that share a store; a file has one server. */
const unheard = (given: ReadonlyMap<Setting, string | undefined>): ConfigFault[] =>
  given.get('hints') !== undefined && given.get('store') === undefined
    ? [{ setting: 'hints', given: '…', expected: 'shared-store' }]
    : []

/** A name with a slip in it would otherwise be passed over in silence. */
function unknownIn(env: Record<string, string | undefined>): ConfigFault[] {
  const known = SETTINGS.map(inEnvironment)
  const ours = Object.keys(env).filter((name) => name.startsWith(PREFIX) && !ELSEWHERE.test(name))
  return ours
    .filter((name) => !known.includes(name))
    .map((name) => ({ setting: name, given: '', expected: 'known-name' }))
}

/** As it may be shown: what is secret is only said to be there. */
export const shownConfig = ({ metricsToken, store, hints, ...open }: Config): object => ({
  ...open,
  ...(store === undefined ? {} : { store: shownStore(store) }),
  ...(hints === undefined ? {} : { hints: shownStore(hints) }),
  ...(metricsToken === undefined ? {} : { metricsToken: '…' }),
})

/** Where a database is, without the password. */
export function shownStore(store: string): string {
  const { protocol, host, pathname } = new URL(store)
  return `${protocol}//${host}${pathname}`
}
