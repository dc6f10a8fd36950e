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
}

const pasts = new WeakMap<BrowserContext, Past>()
const waiting = new Map<string, BrowserContext[]>()

/** Opens an empty page for the next visitor. */
export async function nextVisitor(browser: Browser, kind: VisitorKind): Promise<Page> {
  const key = JSON.stringify(kind)
  const context = waiting.get(key)?.pop() ?? (await newVisitor(browser, kind, { kind: key, origins: new Set() }))
  const page = await context.newPage()
  await forget(page, pasts.get(context)?.origins ?? new Set())
  return page
}

async function newVisitor(
  browser: Browser,
  { isPhone, still, keepsApp }: VisitorKind,
  past: Past,
): Promise<BrowserContext> {
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
  if (keepsApp) return context
  await context.addInitScript('delete Navigator.prototype.serviceWorker')
  context.on('framenavigated', (frame) => {
    if (/^https?:/.test(frame.url())) past.origins.add(new URL(frame.url()).origin)
  })
  pasts.set(context, past)
  return context
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

export async function goodbye(context: BrowserContext): Promise<void> {
  const past = pasts.get(context)
  if (!past) return context.close()
  await Promise.all(context.pages().map((page) => page.close()))
  await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()])
  waiting.set(past.kind, [...(waiting.get(past.kind) ?? []), context])
}
