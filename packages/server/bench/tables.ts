/** What all forms of the bench share. */
import { type TestGuest, termsFor } from '../src/test-guest.ts'

/** The share of choices that is not counted: a server that has just started is still compiling what it runs. */
export const WARM_UP = 1 / 3

/** A table at which everybody sits and the game has begun. */
export async function begun([host, ...others]: readonly TestGuest[]): Promise<string> {
  const { table, invite } = await host.opens(termsFor(others.length + 1))
  for (const guest of others) await guest.sits({ table }, invite, 'Bob')
  await host.does({ table }, { do: 'begin' })
  return table
}
