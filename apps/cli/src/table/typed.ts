/**
 * Parser of commands typed during a terminal game: `3 build`, `neighbours`, `why not 2`. The app in the browser
 * accepts the same words.
 */

import { showMove } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import { type Move, obstacleTo, question, state } from '@heptapolis/engine/show'
import { chosenUse, parseCommand, plain, type TypedCommand } from '@heptapolis/table/typed'
import type { MenuOption } from '../input/asker.ts'
import { say, typedWords, words } from '../language.ts'
import { cityText } from '../text/city.ts'
import { chainTo, cityName, effectText, isDirect, moveWords, priceWords } from '../text/words.ts'
import type { Prompt, TableAnswer } from './prompt.ts'

type Rows = readonly MenuOption<TableAnswer>[]

/** Undefined if the line is no command. Commands that only tell something print it and ask again. */
export function typedAnswer(asking: Prompt, rows: Rows, legal: readonly Move[], line: string): TableAnswer | undefined {
  const { seen, seat } = asking
  const asked = question(seen, seat)?.id
  const actions = seen.rules.actions.map(({ id }) => ({ action: id, name: say().verb(id, asked) }))
  const command = parseCommand(line, typedWords(), actions)
  if (command.is === 'unknown') return undefined
  if (command.is === 'use') return useOf(asking, rows, legal, command)
  tell(asking, rows, legal, command)
  return 'again'
}

function useOf(
  asking: Prompt,
  rows: Rows,
  legal: readonly Move[],
  { item, action, stage }: Extract<TypedCommand, { is: 'use' }>,
): TableAnswer {
  const moves = movesIn(rows, legal, item)
  if (!moves) return again(typedWords().noItem(item, rows.length))
  const { seen } = asking
  const use = chosenUse({ card: undefined, moves: moves.map((move) => showMove(seen, move)) }, action, stage)
  if (use.is === 'move') return { among: [itemAt(moves, use.index)] }
  if (use.is === 'several') return { among: use.indexes.map((index) => itemAt(moves, index)) }
  return again(refusal(asking, rows, item))
}

const again = (text: string): 'again' => {
  console.log(text)
  return 'again'
}

/** Moves of a numbered row; undefined if there is no such row. */
function movesIn(rows: Rows, legal: readonly Move[], item: number): Move[] | undefined {
  const value = rows[item - 1]?.value
  if (value === undefined || typeof value === 'string') return undefined
  if ('move' in value) return [value.move]
  return 'card' in value ? legal.filter(({ card }) => card === value.card.index) : undefined
}

function cardIn(rows: Rows, item: number) {
  const value = rows[item - 1]?.value
  return typeof value === 'object' && 'card' in value ? value.card : undefined
}

/** Why the card of a row cannot be built. */
function refusal({ seen, seat }: Prompt, rows: Rows, item: number): string {
  const card = cardIn(rows, item)
  const obstacle = card && obstacleTo(seen, seat, card.id)
  return obstacle ? words().obstacle(say().obstacle(obstacle)) : words().notNow
}

function tell(asking: Prompt, rows: Rows, legal: readonly Move[], command: TypedCommand): void {
  const { seen, seat } = asking
  if (command.is === 'cities') asking.showCities()
  else if (command.is === 'neighbours' || command.is === 'log') asking.showNeighbours()
  else if (command.is === 'help') console.log(Object.values(typedWords().about).join('\n'))
  else if (command.is === 'chains') console.log(chainsOf(asking))
  else if (command.is === 'city') console.log(cityNamed(asking, command.name))
  else if (command.is === 'whyNot') console.log(whyNot(asking, rows, legal, command.item))
  else if (command.is === 'card') {
    const card = cardIn(rows, command.item)
    console.log(
      card ? words().doesIt(say().piece(card), effectText(card)) : typedWords().noItem(command.item, rows.length),
    )
  } else if (command.is === 'undo') console.log(words().notNow)
  // The question and its rows are printed again anyway.
  else if (command.is === 'question' || command.is === 'hand')
    console.log(say().question(question(seen, seat)?.id ?? ''))
}

function whyNot(asking: Prompt, rows: Rows, legal: readonly Move[], item: number): string {
  const moves = movesIn(rows, legal, item)
  if (!moves) return typedWords().noItem(item, rows.length)
  const { seen, seat } = asking
  const card = cardIn(rows, item)
  const obstacle = card && obstacleTo(seen, seat, card.id)
  if (obstacle) return words().obstacle(say().obstacle(obstacle))
  const direct = card && moves.find((move) => isDirect(seen, move))
  if (direct) return typedWords().canBuild(say().piece(card), priceWords(seen, seat, direct))
  return moves.map((move) => moveWords(seen, seat, move)).join('\n')
}

/** Buildings of a city that make later cards free. */
function chainsOf({ seen, seat }: Prompt): string {
  const chains = state.cards
    .items(seen, seat)
    .map((index) => itemAt(seen.rules.pieces, index))
    .map((card) => ({ card, later: [...new Set(chainTo(seen.rules, card).map(say().piece))] }))
    .filter(({ later }) => later.length > 0)
    .map(({ card, later }) => typedWords().chain(say().piece(card), later))
  return chains.length > 0 ? chains.join('\n') : typedWords().noChains
}

function cityNamed({ seen, seat }: Prompt, name: string): string {
  const cities = Array.from({ length: seen.rules.cities }, (_, city) => city)
  const found = cities.find((city) => plain(cityName(seen, city)).startsWith(name))
  if (found === undefined) return typedWords().noCity(name)
  const who = found === seat ? words().you : (seen.rules.setup.seats[found]?.name ?? words().seat(found))
  return cityText(seen, found, who, seat)
}
