import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing of a page lies beyond its right edge. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, screen] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )
  expect(wide).toBeLessThanOrEqual(screen)
}
