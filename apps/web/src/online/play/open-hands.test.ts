import { moves, showMove, sure, type Terms, toAct } from '@heptapolis/engine'
import { state } from '@heptapolis/engine/show'
import { AMONG_FRIENDS, type Command, decide, openTable, shown, type TableState } from '@heptapolis/table'
import { expect, test } from 'vitest'
import { openHands } from './open-hands.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const NONCE = '0'.repeat(32)
const TERMS: Terms = { edition: '2e', boxes: [], seats: PEOPLE.map(() => ({})) }

const does = (table: TableState, who: string, command: Command): TableState =>
  sure(decide(table, who, command, { now: 0 })).table

/** A table that voted to open its hands to a spectator. */
function agreed(): TableState {
  const [who, ...others] = PEOPLE
  const place = { id: 'table2', secret: '5e'.repeat(32), who, name: who, nonce: NONCE, now: 0 }
  let { table } = sure(openTable({ terms: TERMS, options: AMONG_FRIENDS, ...place }))
  for (const other of others) table = does(table, other, { do: 'sit', name: other, nonce: NONCE })
  table = does(table, 'noor', { do: 'watch', name: 'Noor' })
  table = does(table, who, { do: 'begin' })
  for (const one of PEOPLE) table = does(table, one, { do: 'vote', about: 'hands', yes: true })
  return table
}

function round(table: TableState): TableState {
  const { play } = table
  if (!play) throw new Error('Nothing is played.')
  let next = table
  for (const seat of toAct(play.game)) {
    const [move] = moves(play.game, seat)
    next = does(next, PEOPLE[seat], { do: 'choose', round: play.round, move: showMove(play.game, move) })
  }
  return next
}

const ageOf = ({ play }: TableState): number => (play ? state.age.get(play.game) : 0)
const handsOf = (table: TableState, seat: number): string[] =>
  shown(table, PEOPLE[seat]).game?.view.cities[seat].hand as string[]

test('shows a spectator the hands of one Age ago, and none earlier', () => {
  const first = agreed()
  const then = PEOPLE.map((_, seat) => handsOf(first, seat))
  let table = first
  while (ageOf(table) === ageOf(first)) {
    expect(shown(table, 'noor').game?.hands).toBeUndefined()
    table = round(table)
  }
  const { hands } = shown(table, 'noor').game ?? {}
  expect(hands && openHands(hands).map(({ hand }) => hand.map(({ id }) => id).sort())).toEqual(
    then.map((hand) => hand.sort()),
  )
  expect(shown(table, 'ada').game?.hands).toBeUndefined()
})
