/** Connected people who do nothing, at a server with a manual clock. */
import { expect, test } from 'vitest'
import { termsFor, until } from '../test-guest.ts'
import { guestAt, startTestServer } from '../testing.ts'

const MOVE = 45_000
const options = { clock: { kind: 'move', time: MOVE }, absence: 'bot' } as const

/** Ada and Bob are connected and late three times; returns who is at the table. */
async function lateThreeTimes() {
  let now = Date.UTC(2026, 0, 5, 18)
  const server = await startTestServer({ now: () => now })
  const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
  const { table, invite } = await ada.opens(termsFor(3), options)
  const at = { table }
  await bob.sits(at, invite, 'Bob')
  await ada.does(at, { do: 'begin', fill: 'easy' })
  const round = (): number => ada.sees(at)?.game?.round ?? 0
  const later = (milliseconds: number): void => {
    now += milliseconds
  }
  for (let late = 1; late <= 3; late++) {
    await until(() => round() === late)
    later(MOVE)
  }
  await until(() => round() === 4 && ada.sees(at).paused !== undefined)
  return { server, ada, bob, at, round, later }
}

test('pauses a live table when everybody was late three times, and continues when somebody returns', async () => {
  const { server, ada, bob, at, round, later } = await lateThreeTimes()
  expect(ada.sees(at)).toMatchObject({ paused: 'empty' })
  expect(
    ada
      .sees(at)
      .seats.slice(0, 2)
      .map(({ away }) => away),
  ).toEqual(['away', 'away'])
  later(3_600_000)
  expect(await server.context.store.games.due(Date.UTC(2027, 0, 1), 10)).toEqual({ ok: true, value: [] })
  expect(await bob.does(at, { do: 'back' })).toBe('written')
  await until(() => bob.sees(at).paused === undefined)
  const [asked] = bob.sees(at).game?.asked ?? []
  expect(await bob.does(at, { do: 'choose', round: 4, move: asked.legal[0] })).toBe('written')
  expect(round()).toBe(4)
  // Ada's stand-in takes its time.
  later(4000)
  await until(() => round() === 5)
})
