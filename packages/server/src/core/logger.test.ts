import { memoryStore } from '@heptapolis/store'
import { describe, expect, test } from 'vitest'
import { guestAt, startTestServer, termsFor, until } from '../testing.ts'
import { Logger } from './logger.ts'

const logger = () => {
  const lines: string[] = []
  return { lines, logger: new Logger((line) => lines.push(line), true) }
}

describe('the log', () => {
  test('contains no names, moves, links, tokens or addresses', async () => {
    const { lines, logger: kept } = logger()
    const server = await startTestServer({ logger: kept })
    const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Zebulon')
    await ada.does({ table }, { do: 'say', channel: 'all', text: 'a word of talk' })
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => (ada.sees({ table }).game?.asked.length ?? 0) > 0)
    const move = ada.sees({ table }).game?.asked[0].legal[0] ?? expect.fail('nothing is asked')
    await ada.does({ table }, { do: 'choose', round: 1, move })
    await ada.get(`/tables/${table}/record?as=0&key=${invite}`)
    await ada.post(`/tables/${table}/enter`, { key: invite })
    await ada.post(`/tables/${table}/enter`, { key: 'Zebulon' })
    const { body } = await ada.post(`/tables/${table}/resume`, {})
    const { secret } = server.context.liveTables.at(table).table ?? expect.fail('no table')
    await server.close()
    const log = lines.join('\n')
    expect(log).toContain('"route":"/api/v1/tables/:table/enter"')
    expect(log).toContain('"what":"request"')
    const told = ['Zebulon', 'Ada', 'a word of talk', invite, String(body.key), secret, tokenOf(ada.cookie), '127.0.']
    const moved = [String(move.card), '"action"']
    expect([...told, ...moved].filter((word) => log.includes(word))).toEqual([])
  })

  test('says of a bug where it happened, without its message', async () => {
    const { lines, logger: kept } = logger()
    const broken = memoryStore()
    const store = {
      ...broken,
      games: {
        ...broken.games,
        list: () => {
          throw new TypeError('Zebulon has chosen the altar')
        },
      },
    }
    const server = await startTestServer({ logger: kept, store })
    const ada = await guestAt(server.origin)
    expect((await ada.get('/me/tables')).body).toEqual({ code: 'internal' })
    const bugs = lines.filter((line) => line.includes('"bug"'))
    // Timers list games too, so there may be more than one.
    expect(bugs).not.toEqual([])
    for (const bug of bugs) {
      expect(bug).toContain('"kind":"TypeError"')
      expect(bug).toContain('logger.test.ts')
      expect(bug).not.toContain('Zebulon')
    }
  })

  test('contains only problems unless requests are enabled', () => {
    const lines: string[] = []
    const quiet = new Logger((line) => lines.push(line))
    quiet.info({ what: 'stopping' })
    quiet.problem({ what: 'frozen', table: 'k7Qx2', n: 7, code: 'log-differs' })
    expect(lines.map((line) => JSON.parse(line).what)).toEqual(['frozen'])
  })
})

const tokenOf = (cookie: string): string => cookie.split('=')[1]
