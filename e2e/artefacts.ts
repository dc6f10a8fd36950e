/** Artefacts of failed browser tests, saved to a folder: screenshots, accessibility trees, server logs. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished, type RunnerTask, type TestContext } from 'vitest'
import { serverLogs } from './test-server.ts'

const FOLDER = join(import.meta.dirname, '..', 'test-results')
const LAST_LINES = 200
/** Limits the time for one page, so that a hanging page does not block the others. */
const TIMEOUT = 10_000

interface ArtefactFolder {
  readonly folder: string
  pages: number
}

const kept = new WeakMap<RunnerTask, ArtefactFolder>()

/** Call during the test for each context; its pages are still open when the test ends. */
export function keepOnFailure(context: BrowserContext): void {
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const known = kept.get(task) ?? begin(task)
    const pages = context.pages().filter((page) => page.url() !== 'about:blank')
    for (const page of pages) await keepPage(page, join(known.folder, `page-${++known.pages}`))
  })
}

function begin(task: TestContext['task']): ArtefactFolder {
  const name = `${basename(task.file.name, '.test.ts')}-${task.name}`.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 100)
  const folder = join(FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [i, log] of serverLogs().entries()) {
    const lines = readFileSync(log, 'utf8').split('\n').slice(-LAST_LINES)
    writeFileSync(join(folder, `server-${i + 1}.log`), lines.join('\n'))
  }
  for (const error of task.result?.errors ?? []) error.message += `\n\nScreenshots and logs: ${folder}`
  const known = { folder, pages: 0 }
  kept.set(task, known)
  return known
}

async function keepPage(page: Page, path: string): Promise<void> {
  const parts = {
    png: () => fullSizePicture(page),
    'aria.yaml': () => page.locator('body').ariaSnapshot({ timeout: TIMEOUT }),
  }
  writeFileSync(`${path}.url.txt`, page.url())
  for (const [kind, take] of Object.entries(parts)) {
    // Report the failure of the test, not that of a closed page.
    const taken = await take().catch((error: Error) => error.message)
    writeFileSync(`${path}.${kind}`, taken)
  }
}

/** Tests draw pages at a fraction of their size. */
async function fullSizePicture(page: Page): Promise<Buffer> {
  const size = page.viewportSize()
  const cdp = await page.context().newCDPSession(page)
  const metrics = { width: size?.width ?? 0, height: size?.height ?? 0, deviceScaleFactor: 1, mobile: false }
  await cdp.send('Emulation.setDeviceMetricsOverride', metrics)
  // Not by the page, which would restore its own scale.
  const { data } = await cdp.send('Page.captureScreenshot')
  return Buffer.from(data, 'base64')
}
