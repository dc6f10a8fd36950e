/**
 * Measurement of a first visit to the start page on a slow phone: medians of several loads with an empty cache.
 * `npm run first-visit -- --loads 5`, on a quiet machine.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { browser } from '../scripts/browser.ts'
import { ServerProcess } from './server-process.ts'

interface FirstVisit {
  largestPaint: number
  /** The sum of all tasks over 50 ms. */
  longTasks: number
}

declare global {
  var visit: FirstVisit
}

const PHONE = { width: 390, height: 844 }
const CPU_SLOWDOWN = 4
const LATENCY = 150
const BYTES_PER_SECOND = 1_600_000 / 8

const { values } = parseArgs({ options: { loads: { type: 'string', default: '5' } } })

/** Collects entries from the start of the page on. */
const OBSERVE = `
  globalThis.visit = { largestPaint: 0, longTasks: 0 }
  new PerformanceObserver((list) => { visit.largestPaint = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) visit.longTasks += duration })
    .observe({ type: 'longtask', buffered: true })`

async function load(chrome: Browser, address: string): Promise<FirstVisit> {
  const context = await chrome.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, ...throughput })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(OBSERVE)
  await page.goto(address, { waitUntil: 'networkidle' })
  // Paints are reported with a delay. A function, because the page forbids evaluating a text again.
  await page.waitForFunction(() => globalThis.visit.largestPaint > 0)
  const measured = await page.evaluate<FirstVisit>('visit')
  await context.close()
  return measured
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const server = new ServerProcess()
const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const address = await server.start()
  // The first load warms the server, not the browser.
  await load(chrome, address)
  const visits: FirstVisit[] = []
  for (let i = 0; i < Number(values.loads); i++) visits.push(await load(chrome, address))
  const largestPaint = Math.round(median(visits.map((one) => one.largestPaint)))
  const longTasks = Math.round(median(visits.map((one) => one.longTasks)))
  console.log(`Median of ${visits.length} loads: LCP ${largestPaint} ms, long tasks ${longTasks} ms in all.`)
} finally {
  await chrome.close()
  await server.remove()
}
