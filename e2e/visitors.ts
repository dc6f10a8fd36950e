/** Visitors of browser tests: each starts without stored data, but shares the HTTP cache. */
import type { Browser, BrowserContext, Page } from 'playwright-core'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** Longer than any page takes, even on a busy machine. */
const PATIENCE = 90_000

export interface VisitorKind {
  isPhone: boolean
  /** Emulates reduced motion. */
  still: boolean
  /** Allows the service worker. */
  keepsApp: boolean
}

interface Past {
  readonly kind: string
  readonly origins: Set<string>
  /** Undo what the visit did to its page. */
  readonly cleanups: (() => Promise<void>)[]
}

const pasts = new WeakMap<BrowserContext, Past>()
const waiting = new Map<string, Page[]>()
const visiting = new Set<BrowserContext>()

/**
 * Opens an empty page for the next visitor. It is the page of an earlier visitor where possible: its process has
 * compiled the app already, which saves a third of the CPU time of a short visit.
 */
export async function nextVisitor(browser: Browser, kind: VisitorKind): Promise<Page> {
  const key = JSON.stringify(kind)
  const page = waiting.get(key)?.pop() ?? (await newVisitor(browser, kind, key))
  await forget(page, pasts.get(page.context())?.origins ?? new Set())
  visiting.add(page.context())
  return page
}

async function newVisitor(browser: Browser, { isPhone, still, keepsApp }: VisitorKind, kind: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : DESKTOP,
    // Layout and text do not change with it, and drawing takes a sixth less time; screenshots of failures are full size.
    deviceScaleFactor: 0.25,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  context.setDefaultTimeout(PATIENCE)
  // A context with a service worker cannot be reused.
  if (keepsApp) return context.newPage()
  const past: Past = { kind, origins: new Set(), cleanups: [] }
  await context.addInitScript('delete Navigator.prototype.serviceWorker')
  context.on('framenavigated', (frame) => {
    if (/^https?:/.test(frame.url())) past.origins.add(new URL(frame.url()).origin)
  })
  pasts.set(context, past)
  return context.newPage()
}

/** Clears all storage of the visited origins. No page is open that could write again. */
async function forget(page: Page, origins: Set<string>): Promise<void> {
  if (origins.size === 0) return
  const cdp = await page.context().newCDPSession(page)
  for (const origin of origins) await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await cdp.detach()
  origins.clear()
}

/** Excludes a context from reuse, because its changes cannot be undone. */
export function leavesForGood(context: BrowserContext): void {
  pasts.delete(context)
}

/** Registers how to undo a change of the page after the visit. */
export function afterVisit(context: BrowserContext, cleanup: () => Promise<void>): void {
  pasts.get(context)?.cleanups.push(cleanup)
}

export const isVisiting = (context: BrowserContext): boolean => visiting.has(context)

export async function goodbye(context: BrowserContext): Promise<void> {
  visiting.delete(context)
  const past = pasts.get(context)
  const [page, ...others] = context.pages()
  if (!past || !page) return context.close()
  await Promise.all(others.map((other) => other.close()))
  page.removeAllListeners()
  await Promise.all(past.cleanups.splice(0).map((cleanup) => cleanup()))
  await page.goto('about:blank')
  await Promise.all([page.unrouteAll(), page.emulateMedia({ media: null })])
  await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()])
  waiting.set(past.kind, [...(waiting.get(past.kind) ?? []), page])
}
