/**
 * Writes the archive: plays the missing games of the current version and keeps the others.
 *   npm run archive                    missing games, and the printed values of new pieces
 *   npm run archive -- --scores        the score sheets of all games, after a scoring fix
 * Delete a game by hand if a fixed rule forbids its moves; the next run plays it anew.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type GameRecord, parseRecord, Recording, replay, type SeatSetup } from '@heptapolis/engine/records'
import {
  compile,
  drawMove,
  type Edition,
  eachPiece,
  type Game,
  isOver,
  type Move,
  type MoveJson,
  moves,
  question,
  type Random,
  random,
  type Setup,
  showMove,
  toAct,
} from '@heptapolis/engine/search'
import { BOXES } from '../src/index.ts'
import { sure } from '../src/testing.ts'
import { archivedText, parseArchived, sheetText, versions } from './archived-game.ts'
import { addPrintedValues } from './printed-values.ts'
import { type ArchiveTable, tables } from './tables.ts'

function setupOf({ edition, boxes, players, teams }: ArchiveTable, seed: string): Setup {
  const plain: Setup = { edition, boxes, seats: Array.from({ length: players }, () => ({})), seed }
  const setup = teams ? { ...plain, teams } : plain
  return { ...setup, seats: seatsAtOwnWonders(setup) }
}

/** Seats the wonders of the boxes first, box by box; the last seat is random. */
function seatsAtOwnWonders(setup: Setup): SeatSetup[] {
  const { wonders } = sure(compile(setup, BOXES))
  const own = Map.groupBy(wonders, ([board]) => board.piece.box)
  const rounds = setup.boxes.map((box) => own.get(box) ?? [])
  const most = Math.max(0, ...rounds.map(({ length }) => length))
  const order = Array.from({ length: most }, (_, i) =>
    rounds.flatMap((boards) => boards[i]?.[0].def.wonder ?? []),
  ).flat()
  return setup.seats.map((seat, i) => (i < setup.seats.length - 1 && order[i] ? { wonder: order[i] } : seat))
}

/** Random move; in seven of eight cases no sale, and in every second case a stage or a rider if possible. */
function pick(g: Game, seat: number, chance: Random): Move {
  const does = (move: Move): string => g.rules.actions[move.action].id
  const legal = moves(g, seat)
  const builds = legal.filter((move) => does(move) !== 'sell')
  const grand = builds.filter((move) => does(move) === 'stage' || move.rider > 0)
  const wish = [grand, grand, grand, grand, builds, builds, builds, legal][chance.below(8)]
  return drawMove([wish, builds, legal].find((some) => some.length > 0) ?? [], chance)
}

interface ArchivedGame {
  record: GameRecord
  end: Game
  /** Kinds of questions and payments that occurred, and pieces in the cities at the end. */
  shown: Set<string>
}

function playthrough(setup: Setup): ArchivedGame {
  const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed, { course: false })
  const { game: g, record } = recording
  const chance = random(`moves of ${setup.seed}`)
  const shown = new Set<string>()
  while (!isOver(g)) {
    const seats = toAct(g)
    const seat = seats[chance.below(seats.length)]
    const move = pick(g, seat, chance)
    note(g, seat, showMove(g, move), shown)
    recording.apply(seat, move)
  }
  return ended(record, g, shown)
}

const note = (g: Game, seat: number, move: MoveJson, shown: Set<string>): void =>
  void shown.add(`asks ${question(g, seat)?.id}`).add(`by ${move.by}`)

function ended(record: GameRecord, end: Game, shown: Set<string>): ArchivedGame {
  for (let seat = 0; seat < end.rules.cities; seat++) eachPiece(end, seat, ({ id }) => shown.add(id))
  return { record, end, shown }
}

function again(record: GameRecord): ArchivedGame {
  const shown = new Set<string>()
  const before = (g: Game, i: number): void => note(g, ...record.moves[i], shown)
  return ended(record, sure(replay(record, BOXES, { before })), shown)
}

const DEALS = 40
/** A new question counts as much as so many new pieces. */
const QUESTION = 20

/** The record with its course. */
function withCourse({ setup, moves: made }: GameRecord): GameRecord {
  const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed)
  for (const [seat, move] of made) sure(recording.play(seat, move))
  return recording.record
}

/** Among some deals, the one that shows most new things. */
function mostTelling(table: ArchiveTable, known: ReadonlySet<string>): ArchivedGame {
  const deals = Array.from({ length: DEALS }, (_, i) => playthrough(setupOf(table, `${table.name} ${i}`)))
  const worth = (kind: string): number => (kind.startsWith('asks') ? QUESTION : 1)
  const news = ({ shown }: ArchivedGame): number =>
    [...shown].reduce((sum, kind) => sum + (known.has(kind) ? 0 : worth(kind)), 0)
  return deals.reduce((best, deal) => (news(deal) > news(best) ? deal : best))
}

const folderOf = (version: string): URL => new URL(`v${version}/`, import.meta.url)

function makeMissing(version: string): void {
  mkdirSync(folderOf(version), { recursive: true })
  const known: Record<Edition, Set<string>> = { '1e': new Set(), '2e': new Set() }
  const fileOf = ({ name }: ArchiveTable): URL => new URL(`${name}.txt`, folderOf(version))
  const [there, missing] = [true, false].map((is) => tables().filter((table) => existsSync(fileOf(table)) === is))
  const learn = ({ edition }: ArchiveTable, { shown }: ArchivedGame): void =>
    shown.forEach((kind) => void known[edition].add(kind))
  for (const table of there) {
    learn(table, again(sure(parseRecord(parseArchived(readFileSync(fileOf(table), 'utf8')).record))))
  }
  for (const table of missing) {
    const played = mostTelling(table, known[table.edition])
    learn(table, played)
    writeFileSync(fileOf(table), archivedText(withCourse(played.record), played.end))
    console.log(`v${version}/${table.name}: ${played.record.moves.length} moves`)
  }
}

function writeScoresAnew(): void {
  for (const version of versions()) {
    for (const name of readdirSync(folderOf(version))) {
      const file = new URL(name, folderOf(version))
      const { record, sheet } = parseArchived(readFileSync(file, 'utf8'))
      const end = replay(sure(parseRecord(record)), BOXES)
      if (!end.ok) console.log(`v${version}/${name} cannot be played any more: ${end.error.message}`)
      const anew = end.ok ? sheetText(end.value) : sheet
      if (anew === sheet) continue
      writeFileSync(file, `${record}\n${anew}`)
      console.log(`v${version}/${name}:\n${sheet}became\n${anew}`)
    }
  }
}

const VERSION_OF_TODAY = '2.1'

const { values } = parseArgs({ options: { scores: { type: 'boolean' } } })
if (values.scores) writeScoresAnew()
else {
  makeMissing(VERSION_OF_TODAY)
  addPrintedValues()
}
