/** Helpers that all benchmarks share: the warm-up share, and a function that starts a game. */
import { type TestGuest, termsFor } from '../src/test-guest.ts'

/** Share of choices that are not counted, while the server compiles its code. */
export const WARM_UP = 1 / 3

/** A running game with everybody seated. */
export async function begun([host, ...others]: readonly TestGuest[]): Promise<string> {
  const { table, invite } = await host.opens(termsFor(others.length + 1))
  for (const guest of others) await guest.sits({ table }, invite, 'Bob')
  await host.does({ table }, { do: 'begin' })
  return table
}
