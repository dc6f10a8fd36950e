/** Configuration of a server: command line first, then environment variables, then defaults for a machine at home. */
import { isIP } from 'node:net'

export interface Config {
  readonly port: number
  /** Listens to the local network, for phones. */
  readonly lan: boolean
  /** Folder of the SQLite database. */
  readonly data: string
  /** PostgreSQL URL instead of the folder, for one or several servers. May contain a password. */
  readonly store?: string
  /** Redis or Valkey URL for hints between servers; without it the database carries them. */
  readonly hints?: string
  /** Public address such as https://tables.example, behind a proxy. */
  readonly address?: string
  /** Host names accepted without an address, beside IP addresses, `*.local` and names of this machine. */
  readonly hosts?: readonly string[]
  /** Proxies trusted for the address of a client. */
  readonly proxies: readonly string[]
  /** Logs each request; otherwise only problems. */
  readonly logs: boolean
  /** Token for /metrics from other machines. Environment only, because a command line is visible to all users. */
  readonly metricsToken?: string
  /** Contact for push services: a mailto: or https: address. */
  readonly contact?: string
  /** Allows webhooks to private networks. */
  readonly privateHooks: boolean
  /** Account ids of administrators; a person finds the own id on the account page. */
  readonly admins?: readonly string[]
  /** Weeks of a rating season; 0 for one without end. */
  readonly seasonWeeks?: number
  /** Factor for limits per network; 0 switches them off. */
  readonly networkLimits?: number
}

/** Names on the command line; the environment has them in capitals after HEPTAPOLIS_. */
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

/** A faulty value, or an unknown name in the environment. */
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
/** Our variables that are no server settings. */
const ELSEWHERE = /^HEPTAPOLIS_(TEST_|MUTANTS$|TOKEN$)/

/** Name in the environment. */
export const inEnvironment = (setting: string): string => PREFIX + setting.toUpperCase().replaceAll('-', '_')

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const isSwitch = (text: string): boolean => text === 'true' || text === 'false'
const isAddress = (text: string): boolean => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text)
const isStore = (text: string): boolean => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)
const isHints = (text: string): boolean => /^rediss?:\/\/\S+$/.test(text) && URL.canParse(text)
const isHostName = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)
const isToken = (text: string): boolean => /^[\x21-\x7e]{16,}$/.test(text)

/** Groups of addresses that fastify knows by name. */
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

/** Reports all faults at once. */
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

/** Never shown, not even in an error. */
const SECRET: readonly ConfigFault['expected'][] = ['token', 'store', 'hints']

function faultIn(setting: Setting, given: string | undefined): ConfigFault | undefined {
  const [expected, isGood] = CHECKS[setting] ?? []
  if (given === undefined || expected === undefined || isGood?.(given)) return undefined
  return { setting, given: SECRET.includes(expected) ? '…' : given, expected }
}

/** Hints need a shared store: a file has one server. */
const unheard = (given: ReadonlyMap<Setting, string | undefined>): ConfigFault[] =>
  given.get('hints') !== undefined && given.get('store') === undefined
    ? [{ setting: 'hints', given: '…', expected: 'shared-store' }]
    : []

/** A misspelled name would otherwise be ignored silently. */
function unknownIn(env: Record<string, string | undefined>): ConfigFault[] {
  const known = SETTINGS.map(inEnvironment)
  const ours = Object.keys(env).filter((name) => name.startsWith(PREFIX) && !ELSEWHERE.test(name))
  return ours
    .filter((name) => !known.includes(name))
    .map((name) => ({ setting: name, given: '', expected: 'known-name' }))
}

/** The configuration for display, with secrets masked. */
export const shownConfig = ({ metricsToken, store, hints, ...open }: Config): object => ({
  ...open,
  ...(store === undefined ? {} : { store: shownStore(store) }),
  ...(hints === undefined ? {} : { hints: shownStore(hints) }),
  ...(metricsToken === undefined ? {} : { metricsToken: '…' }),
})

/** Database URL without its password. */
export function shownStore(store: string): string {
  const { protocol, host, pathname } = new URL(store)
  return `${protocol}//${host}${pathname}`
}
