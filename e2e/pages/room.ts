/** Page object of the waiting room. */
import type { Page } from 'playwright-core'
import { ANY, either, en, holding, named } from '../words.ts'

/** The name of hosts in tests. */
export const HOST = 'Ada'

/** Types the name that the first table of a device asks for: its field has the focus. */
export async function enterName(page: Page, name = HOST): Promise<void> {
  await page.getByRole('dialog', { name: either((w) => w.online.askName) }).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

/** Creates a table from the start screen; returns the invite path. */
export async function createTable(host: Page): Promise<string> {
  await host.getByRole('button', named(en.online.layTable)).click()
  await enterName(host)
  await host.getByRole('heading', named(en.online.laid)).waitFor()
  const { pathname, hash } = new URL(host.url())
  return pathname + hash
}

/** Table and invite key of an invite path. */
export function keyOf(path: string): { table: string; invite: string } {
  const [, table, invite] = /^\/t\/([^#]+)#\w=(.+)$/.exec(path) ?? []
  return { table, invite }
}

/** Takes a seat under a name. */
export async function sitDown(guest: Page, name: string): Promise<void> {
  await guest.getByLabel(en.online.yourName).fill(name)
  await guest.getByRole('button', named(en.online.sitDown)).click()
  await guest.getByRole('heading', named(en.online.youSit(name))).waitFor()
}

export async function beginGame(host: Page): Promise<void> {
  await host.getByRole('button', { name: holding(en.online.begin([ANY], 0)) }).click()
}
