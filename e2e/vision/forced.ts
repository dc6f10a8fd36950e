/** Forced colours remove backgrounds and shadows: what is chosen must still look chosen. */
import type { Locator, Page } from 'playwright-core'
import { decode } from './pixels.ts'

/** Pages with choices, and the choice that is made on each. */
const CHOICES = [
  { path: '/new', role: 'checkbox' },
  { path: '/new', role: 'radio' },
  { path: '/cards', role: 'checkbox' },
  { path: '/rules?players=4', role: 'checkbox' },
  { path: '/rules?players=4', role: 'radio' },
  { path: '/aid', role: 'button' },
] as const

/** Share of its pixels by which a control changes when it is chosen. */
const LEAST = 0.02

/** Choices that look the same chosen and not chosen. */
export async function invisibleChoices(page: Page, blank: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const { origin } = new URL(page.url())
  const alike: string[] = []
  for (const { path, role } of CHOICES) {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    const share = await changeBy(role === 'button' ? toggle(page) : labelled(page, role), page, blank)
    console.log(`Forced colours, ${path}: a chosen ${role} differs by ${(100 * share).toFixed(0)} % of its pixels.`)
    if (share < LEAST) alike.push(`${path}: ${role} in forced colours`)
  }
  return alike
}

const labelled = (page: Page, role: 'checkbox' | 'radio'): Locator =>
  page.locator(`label:has(input[type=${role}]:not(:checked)):visible`).first()

const toggle = (page: Page): Locator => page.locator('button[aria-pressed=false]:visible').last()

/** A choice that is made no longer matches, so the element itself is kept. */
async function changeBy(control: Locator, page: Page, blank: Page): Promise<number> {
  const element = await control.elementHandle()
  if (!element) throw new Error('There is no control to choose.')
  const picture = async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    return (await decode(blank, await element.screenshot({ timeout: 0 }))).data
  }
  const before = await picture()
  await element.click()
  const after = await picture()
  // A thicker border may add rows.
  return after.filter((part, i) => part !== before[i]).length / after.length
}
