/**
 * Measurement of a first visit to the start page on a slow phone: medians of several loads with an empty cache.
 * `npm run first-visit -- --loads 5`, on a quiet machine. It drives the browser by DevTools messages: Playwright runs
 * scripts of its own in the page, a third of the long tasks.
 */
import { parseArgs } from 'node:util'
import { DevTools } from './browsers/devtools.ts'
import { ServerProcess } from './server-process.ts'

interface FirstVisit {
  largestPaint: number
  /** The sum of all tasks over 50 ms. */
  longTasks: number
}

const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false }
const CPU_SLOWDOWN = 4
const BYTES_PER_SECOND = 1_600_000 / 8
const NETWORK = { latency: 150, downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND }

const { values } = parseArgs({ options: { loads: { type: 'string', default: '5' } } })

/** Collects entries from the start of the page on. */
const OBSERVE = `
  globalThis.visit = { largestPaint: 0, longTasks: 0 }
  new PerformanceObserver((list) => { visit.largestPaint = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) visit.longTasks += duration })
    .observe({ type: 'longtask', buffered: true })`

/** The entries, once there is a paint: paints are reported with a delay. */
const VISIT = `new Promise((resolve) => {
  new PerformanceObserver(() => resolve(visit)).observe({ type: 'largest-contentful-paint', buffered: true })
})`

async function load(chrome: DevTools, address: string): Promise<FirstVisit> {
  const page = await chrome.newPage()
  await page.send('Page.enable')
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await page.send('Emulation.setDeviceMetricsOverride', PHONE)
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE })
  const { loaderId } = await page.send('Page.navigate', { url: address })
  await page.event('Page.lifecycleEvent', { loaderId, name: 'networkIdle' })
  const visit = await page.evaluate<FirstVisit>(VISIT)
  await page.close()
  return visit
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const server = new ServerProcess()
const chrome = await DevTools.launch()
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
