import { memoryKeeper } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { tableContract } from '../../game-model/contract.ts'
import { bot, choose, first, last, person, roundOf, until as untilTable, you } from '../../game-model/testing.ts'
import { sitDown, tableOf, until } from './testing.ts'

tableContract('a table elsewhere', async (sitters, wish) => (await sitDown(sitters, wish)).table)

describe('a lost connection', () => {
  test('stores a choice, shows it as chosen, and sends it after reconnecting', async () => {
    const { page, subscription, table } = await sitDown([you, person, bot])
    page.cut()
    await until(subscription, () => !subscription.state.isConnected)
    const round = roundOf(table)
    const move = await choose(table, 0, first)
    expect([table.chosen(0), table.waiting().includes(0), subscription.state.keeping]).toEqual([move, false, 1])
    page.isCut = false
    subscription.connection.wake()
    await until(subscription, () => subscription.state.isConnected && subscription.state.keeping === 0)
    await untilTable(table, () => subscription.snapshot()?.game?.asked[0]?.chosen !== undefined)
    expect([table.chosen(0), roundOf(table)]).toEqual([move, round])
  })

  test('sends only the last of several choices made offline', async () => {
    const { page, subscription, table } = await sitDown([you, person, bot])
    page.cut()
    await until(subscription, () => !subscription.state.isConnected)
    await choose(table, 0, first)
    expect(await table.takeBack(0, roundOf(table))).toMatchObject({ ok: true })
    expect([table.chosen(0), table.waiting().includes(0)]).toEqual([undefined, true])
    const move = await choose(table, 0, last)
    page.isCut = false
    subscription.connection.wake()
    await untilTable(
      table,
      () => subscription.state.keeping === 0 && subscription.snapshot()?.game?.asked[0]?.chosen !== undefined,
    )
    expect(subscription.snapshot()?.game?.asked[0].chosen).toEqual(move)
  })
})

describe('a reopened page', () => {
  test('shows all earlier steps and does not ask again for a chosen move', async () => {
    const { page, subscription, table } = await sitDown([you, bot, bot])
    const round = roundOf(table)
    await choose(table, 0, first)
    await untilTable(table, () => roundOf(table) > round)
    await choose(table, 0, first)
    await untilTable(table, () => roundOf(table) > round + 1)
    const told = table.steps(0).map(({ events }) => events)
    subscription.close()
    const again = await tableOf(page, page.follow())
    expect(again.steps(0).map(({ events }) => events)).toEqual(told)
    expect(again.asked(0)?.moves).toEqual(table.asked(0)?.moves)
  })

  test('sends what the previous page could not send', async () => {
    const { page, subscription, table } = await sitDown([you, person, bot])
    subscription.close()
    const keeper = memoryKeeper()
    const before = page.follow({ keeper, people: [0] })
    const seen = await tableOf(page, before)
    page.cut()
    await until(before, () => !before.state.isConnected)
    const move = await choose(seen, 0, last)
    before.close()
    page.isCut = false
    const after = page.follow({ keeper, people: [0] })
    const again = await tableOf(page, after)
    expect(again.chosen(0)).toEqual(move)
    expect(again.waiting()).not.toContain(0)
    await until(after, () => after.snapshot()?.game?.asked[0]?.chosen !== undefined)
    expect(table.id).toBe(again.id)
  })
})
