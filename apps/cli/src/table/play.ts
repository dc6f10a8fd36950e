/** Game loop in the terminal: asks the person, lets bots answer, and prints the events. */

import { writeFileSync } from 'node:fs'
import type { Bot } from '@heptapolis/bots'
import { askedOf, asking, type OpenQuestion } from '@heptapolis/bots/questions'
import { itemAt } from '@heptapolis/engine/kernel'
import { Recording, recordText } from '@heptapolis/engine/records'
import {
  controller,
  type Game,
  type GameRecord,
  isFresh,
  isOver,
  type Move,
  type Ruleset,
  type Seen,
  sight,
  state,
  toAct,
  winners,
} from '@heptapolis/engine/show'
import { QuitError, UserError } from '../errors.ts'
import { reasonOf } from '../files.ts'
import type { Asker } from '../input/asker.ts'
import { words } from '../language.ts'
import { News } from '../text/news.ts'
import { strong } from '../text/paint.ts'
import { fullSheet } from '../text/sheet.ts'
import { standInLines } from '../text/stand-ins.ts'
import { cityName } from '../text/words.ts'
import { askMove } from './ask.ts'
import { allCities, newsScreen, turnScreen, welcome } from './screen.ts'
import { botThinks, showTheEnd, standInsOf } from './sitting.ts'

export interface TerminalGame {
  rules: Ruleset
  seed: string
  asker: Asker
  /** Bots of the other seats, in order. */
  bots: readonly Bot[]
  person: number
  confirm: boolean
  save: string | undefined
  /** Turn at which the cities were last printed. */
  shown?: string
}

export async function playTable(sitting: TerminalGame): Promise<void> {
  const news = new News()
  const recording = Recording.begin(sitting.rules, sitting.seed, { listener: news.listener, course: true })
  const { game: g, record } = recording
  const bots = seatBots(sitting, g.rules.players)
  let questions: readonly OpenQuestion[] = []
  console.log(welcome(sight(g, sitting.person), sitting.seed, sitting.person))
  try {
    while (!isOver(g)) {
      if (isFresh(g)) questions = asking(questions, g, record.moves.length)
      const own = toAct(g).find((seat) => controller(g, seat) === sitting.person)
      if (own !== undefined) recording.apply(own, await personMove(sitting, sight(g, sitting.person), own, news))
      else botAnswers(recording, questions, bots)
    }
  } catch (error) {
    if (error instanceof QuitError) console.log(`\n${words().leftWithSeed(strong(sitting.seed))}`)
    throw error
  }
  showTheEnd(g)
  const seen = sight(g, sitting.person)
  console.log(newsScreen(seen, news.take(seen)))
  console.log(ending(g, sitting.person))
  for (const line of standInLines(standInsOf(g))) console.log(line)
  await keepRecord(sitting, record)
}

/** Next bot answers from the state at the opening of the question. */
function botAnswers(recording: Recording, questions: readonly OpenQuestion[], bots: readonly Bot[]): void {
  const { game: g, record } = recording
  const city = itemAt(toAct(g), 0)
  const asked = askedOf(city, g.rules, questions, record.moves)
  const { move, how } = botThinks(g, asked, itemAt(bots, controller(g, city)))
  record.thoughts = [...(record.thoughts ?? []), [record.moves.length, how]]
  recording.apply(city, move)
}

const seatBots = ({ bots, person }: TerminalGame, players: number): Bot[] => {
  let next = 0
  return Array.from({ length: players }, (_, seat) => itemAt(bots, seat === person ? 0 : next++ % bots.length))
}

async function personMove(sitting: TerminalGame, seen: Seen, seat: number, news: News): Promise<Move> {
  const { asker, person, confirm } = sitting
  const text = newsScreen(seen, news.take(seen))
  if (text !== '') console.log(text)
  if (sitting.shown !== moment(seen, seat)) console.log(turnScreen(seen, seat, person))
  sitting.shown = moment(seen, seat)
  const showCities = () => console.log(allCities(seen, person))
  const showNeighbours = () => console.log(turnScreen(seen, seat, person))
  return askMove({ asker, seat, seen, confirm, showCities, showNeighbours })
}

/** Cities are printed once per turn; further questions in it print only the news. */
const moment = (seen: Seen, seat: number): string => `${state.age.get(seen)} ${state.turn.get(seen)} ${seat}`

function ending(g: Game, person: number): string {
  const won = winners(g)
  const w = words()
  const title = won.includes(person)
    ? won.length > 1
      ? w.youShare
      : w.youWon
    : w.won(won.map((seat) => cityName(g, seat)))
  return `\n${strong(title)}\n\n${fullSheet(g)}\n`
}

async function keepRecord({ asker, save, seed }: TerminalGame, record: GameRecord): Promise<void> {
  if (save) return writeRecord(save, record)
  try {
    const wanted = await asker.choose(words().keepRecord, [
      { value: true, label: words().keepIt },
      { value: false, label: words().noThanks },
    ])
    if (wanted) writeRecord(await asker.write(words().file, `heptapolis-${fileName(seed)}.json`), record)
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
  }
}

const fileName = (seed: string): string => seed.replaceAll(/[^\w-]+/g, '-').slice(0, 40) || 'game'

function writeRecord(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, file.endsWith('.txt') ? recordText(record) : `${JSON.stringify(record)}\n`)
  } catch (error) {
    throw new UserError(words().errors.cannotWrite(file, reasonOf(error)))
  }
  console.log(words().kept(file))
}
