/** Assertion for browser tests: the page does not scroll sideways. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Asserts that nothing exceeds the right edge of the page. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, screen] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )
  expect(wide).toBeLessThanOrEqual(screen)
}
