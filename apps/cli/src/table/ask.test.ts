import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, type Game, type MoveJson, showMove, sight, sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import type { Asker, MenuOption } from '../input/asker.ts'
import { askMove } from './ask.ts'

/** Chooses rows by their prefixes, in order. */
function choosing(...wanted: string[]): Asker & { shown: string[][] } {
  const shown: string[][] = []
  return {
    shown,
    async choose<T>(_question: string, choices: readonly MenuOption<T>[]): Promise<T> {
      shown.push(choices.map(({ label }) => label))
      const next = wanted.shift() ?? ''
      const found = choices.find(({ label }) => label.startsWith(next)) ?? expect.fail(`nothing begins with ${next}`)
      return found.value
    },
    write: async (_question, suggested) => suggested,
    close() {},
  }
}

async function answer(g: Game, asker: Asker): Promise<MoveJson> {
  const move = await askMove({
    asker,
    seat: 0,
    seen: sight(g, 0),
    confirm: false,
    showCities() {},
    showNeighbours() {},
  })
  return showMove(g, move)
}

const tableOf = (cities: CityPosition[], teams: boolean): Game =>
  sure(fromPosition({ age: 2, turn: 1, setup: { boxes: ['cities'], teams }, cities }, BOXES))

describe('A person who builds', () => {
  const cities: CityPosition[] = [
    { wonder: 'ephesos', side: 'day', coins: 6, cards: ['workshop'], hand: ['laboratory', 'statue', 'walls'] },
    { wonder: 'gizah', side: 'day', cards: ['brickyard', 'press-age-1'] },
    { wonder: 'rhodos', side: 'day' },
    { wonder: 'halikarnassos', side: 'day' },
  ]

  test('may pay a partner although a chain makes it free', async () => {
    const asker = choosing('Laboratory', 'other ways to pay', 'Build Laboratory')
    const move = await answer(tableOf(cities, true), asker)
    expect(move).toMatchObject({ action: 'build', card: 'laboratory', pay: { left: 4, right: 0 } })
  })

  test('gets no dearer payment that helps no partner', async () => {
    const asker = choosing('Laboratory', 'Build Laboratory')
    expect(await answer(tableOf(cities, false), asker)).toMatchObject({ by: 'chain' })
    expect(asker.shown[1]).not.toContain('other ways to pay')
  })

  test('finds two copies of a card in two rows', async () => {
    const [own, ...others] = cities
    const asker = choosing('Walls', 'Sell')
    await answer(tableOf([{ ...own, hand: ['sawmill', 'walls', 'sawmill'] }, ...others], false), asker)
    expect(asker.shown[0].filter((label) => label.startsWith('Sawmill'))).toHaveLength(2)
  })
})
