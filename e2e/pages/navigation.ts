/** Page object of the main navigation. */
import type { Page } from 'playwright-core'
import { en, named } from '../words.ts'

/** Opens a page by its link in the navigation. */
export async function goTo(page: Page, name: 'rules' | 'cards' | 'score' | 'puzzles' | 'daily'): Promise<void> {
  const navigation = page.getByRole('navigation', named(en.app.nav.title))
  await navigation.getByRole('link', named(en.app.nav[name])).click()
}
