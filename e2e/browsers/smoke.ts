/** Smoke tests that run in Firefox and WebKit: start screen, a full game, an online table. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { IS_COMPLETE } from '../complete.ts'
import { atTurn, recordUntil } from '../records.ts'
import { en } from '../words.ts'
import type { RemoteBrowser, RemotePage } from './remote.ts'
import { type Look, Visitor } from './visitor.ts'

const THREE = '/?edition=2e&seed=smoke&seat=you&seat=bot~easy&seat=bot~easy'
/** These browsers take a second per turn: `npm test` plays the last turn of a saved game, the complete set a whole one. */
const LATE = recordUntil({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'smoke' }, atTurn(3, 6))

export function smokeTests(name: string, start: () => Promise<RemoteBrowser>): void {
  describe(name, () => {
    let browser: RemoteBrowser
    /** Pages left by their visitors: a new page takes seconds. */
    const left: RemotePage[] = []
    beforeAll(async () => {
      browser = await start()
    })
    afterAll(() => browser?.close())
    const visit = async (path: string, look: Look): Promise<Visitor> => {
      const visitor = new Visitor(left.pop() ?? (await browser.newPage()), inject('address'))
      await visitor.open(path, look)
      return visitor
    }
    const leave = async (visitor: Visitor): Promise<void> => {
      expect(await visitor.faults()).toEqual([])
      left.push(await visitor.leave())
    }

    test('plays a base game from the start screen to the score sheet', async () => {
      const visitor = await visit(THREE, 'painted')
      await visitor.sees('h1')
      await visitor.press('button', en.app.play)
      await visitor.draws('img[data-monument]')
      await visitor.answer()
      await visitor.open('/games', 'plain')
      if (IS_COMPLETE) await visitor.press('a', en.app.resume)
      else await visitor.goOn(LATE)
      while (!(await visitor.isOver())) await visitor.answer()
      const totals = await visitor.run<string[]>(
        `return [...document.querySelectorAll('table tfoot td')].map((it) => it.textContent)`,
      )
      expect(totals).toEqual([1, 2, 3].map(() => expect.stringMatching(/^−?\d+$/)))
      await leave(visitor)
    })

    test('creates a table, and a second person sits down and plays', async () => {
      const host = await visit(THREE, 'plain')
      await host.press('button', en.online.layTable)
      await host.fill('dialog input', 'Ada')
      await host.press('button', en.online.goOn)
      await host.sees('h1', en.online.laid)
      const guest = await visit(await host.run<string>('return location.pathname + location.hash'), 'plain')
      await guest.fill('form input', 'Maya')
      await guest.press('button', en.online.sitDown)
      await guest.sees('h1', en.online.youSit('Maya'))
      await host.press('button', en.online.begin(['Maya'], 1))
      for (const one of [host, guest]) await one.isOver()
      await Promise.all([host.answer(), guest.answer()])
      for (const one of [host, guest]) expect(await one.isOver()).toBe(false)
      for (const one of [host, guest]) await leave(one)
    })
  })
}
