/** Page object of the account page. */
import type { Page } from 'playwright-core'
import { en, named } from '../words.ts'

/** Creates an account with a passkey; the page already has an authenticator. */
export async function becomeAccount(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/account`)
  await page.getByLabel(en.account.name).fill(name)
  await page.getByRole('button', named(en.account.makePasskey)).click()
  await page.getByRole('heading', { ...named(name), level: 1 }).waitFor()
}

/** The account id of the server. */
export async function accountNumber(page: Page): Promise<string> {
  const line = await page.getByText(en.account.number).innerText()
  return line.slice(en.app.labelled(en.account.number, '').length)
}
