/**
 * Browser and operating system of a device, read from the user agent. People need them to recognise their devices in a
 * list.
 */
export interface Device {
  browser?: string
  system?: string
}

type NamePatterns = readonly (readonly [mark: RegExp, name: string])[]

/** Browsers that pretend to be another come before it. */
const BROWSERS: NamePatterns = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: NamePatterns = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Macintosh/, 'macOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (agent: string, named: NamePatterns): string | undefined => named.find(([mark]) => mark.test(agent))?.[1]

export function deviceIn(agent: string): Device {
  const [browser, system] = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)]
  return { ...(browser && { browser }), ...(system && { system }) }
}
