/** Position with current ids, for programs that store positions. */
import { isRecord } from '../../kernel/position/naming.ts'
import type { Board, Box, Ruleset } from '../../rules/contract/box.ts'
import type { CityPosition, Position } from '../../rules/contract/position.ts'
import { boardCalled } from '../../rules/ruleset/called.ts'
import { compile } from '../../rules/ruleset/ruleset.ts'
import { stageCalled } from './cities.ts'
import { setupIn } from './read.ts'

/** Unreadable positions stay unchanged: `fromPosition` reports their faults. */
export function positionToday(position: Position, library: readonly Box[]): Position {
  if (!position.cities.every(isRecord)) return position
  const setup = setupIn(position)
  const compiled = compile(setup, library)
  if (!compiled.ok) return position
  const rules = compiled.value
  const { cities, ...table } = position
  const said = Object.entries(table).map(([field, value]) => [
    field,
    Array.isArray(value) ? today(rules, value) : value,
  ])
  return {
    ...Object.fromEntries(said),
    ...(position.setup && { setup: { ...position.setup, ...rules.setup } }),
    cities: cities.map((city) => cityToday(rules, city)),
  }
}

function cityToday(rules: Ruleset, city: CityPosition): CityPosition {
  const boards = rules.boards.map(({ def }) => def)
  const { wonder, side } = boardCalled(boards, rules.names, city)
  const board = rules.boards.find(({ def }) => def.wonder === wonder && def.side === side)
  const fields = Object.entries(city).map(([field, value]) => {
    if (field === 'name') return [field, value]
    if (field === 'wonder') return [field, wonder]
    if (field === 'side') return [field, side]
    return [field, today(rules, value, field === 'stages' ? board : undefined)]
  })
  return Object.fromEntries(fields)
}

function today(rules: Ruleset, value: unknown, of?: Board): unknown {
  if (Array.isArray(value)) return value.map((item) => today(rules, item, of))
  if (typeof value !== 'string') return value
  const piece = of ? stageCalled(rules, of.stages, value) : rules.called(value)
  return piece?.id ?? value
}
