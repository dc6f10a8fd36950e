/** House rule *aids off*: the table shows neither hints nor effects of a choice nor values ahead; all are there without it. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useHint } from '../analysis/hint/useHint.ts'
import { viewTable } from '../city/view.ts'
import { openTable } from '../game-model/local-table.ts'
import type { GameTable } from '../game-model/table.ts'
import { bot, newRecord, thinker, you } from '../game-model/testing.ts'
import { BriefChanges, Changes } from '../hand/effects/Changes.tsx'
import { explanationOf } from '../help/explanations.ts'

const FIRST = 0

function tableWith(houseRules?: Record<string, string>): GameTable {
  const record = newRecord(houseRules ? { houseRules } : {})
  const opened = openTable({ id: 'aids', record, sitters: [you, bot, bot] }, thinker, async () => undefined)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

function Hint({ table }: { table: GameTable }) {
  return useHint(table, [FIRST], FIRST, table.asked(FIRST)) ? 'a hint' : ''
}

/** Everything about the first hand that depends on the house rule, as markup. */
function aidsOf(table: GameTable) {
  const game = table.sight(FIRST)
  const view = viewTable(game)
  const move = table.asked(FIRST)?.moves.find(({ action }) => action === 'build')
  if (!move) throw new Error('nothing can be built')
  const choice = { game, city: FIRST, cities: view.cities, move }
  const asked = { seat: FIRST, which: undefined, pieces: [], field: undefined, note: undefined }
  const target = { ...asked, topic: 'shields', spot: undefined } as unknown as Parameters<typeof explanationOf>[2]
  return {
    hint: renderToStaticMarkup(createElement(Hint, { table })),
    changes: renderToStaticMarkup(createElement(Changes, choice)),
    brief: renderToStaticMarkup(createElement(BriefChanges, choice)),
    shieldsHere: explanationOf(view, FIRST, target).here,
  }
}

describe('the house rule aids off', () => {
  const on = aidsOf(tableWith())
  const off = aidsOf(tableWith({ aids: 'off' }))

  test('hides the hint, the effects of a choice and values ahead', () => {
    expect(off).toMatchObject({ hint: '', changes: '', brief: '', shieldsHere: '' })
  })

  test('is off by default: all of them are there', () => {
    for (const text of [on.hint, on.changes, on.brief, on.shieldsHere]) expect(text).not.toBe('')
  })
})
