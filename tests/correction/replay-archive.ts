/**
 * Program that a test runs with edited sources: prints the effect of the card Tavern, and the results of replayed
 * games, as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, isOver, sure } from '@heptapolis/engine'
import { ENGINE, parseRecord, Recording, replay } from '@heptapolis/engine/records'
import { verifyRecord } from '@heptapolis/table'
import { parseArchived, sheetText, versions } from '../../packages/boxes/archive/archived-game.ts'
import { changedValues } from '../../packages/boxes/archive/printed-values.ts'

const [beginning = '', every = '1'] = process.argv.slice(2)
const archive = new URL('../../packages/boxes/archive/', import.meta.url)

const games = versions()
  .flatMap((version) => readdirSync(new URL(`v${version}/`, archive)).map((name) => ({ version, name })))
  .filter(({ name }) => name.startsWith(beginning))
  .filter((_, i) => i % Number(every) === 0)
  .map(({ version, name }) => `v${version}/${name}`)

function replays(game: string): boolean {
  const { record, sheet } = parseArchived(readFileSync(new URL(game, archive), 'utf8'))
  const end = replay(sure(parseRecord(record)), BOXES)
  return end.ok && isOver(end.value) && sheetText(end.value) === sheet
}

const rulesOf = (edition: Edition) => sure(compile({ edition, boxes: [], seats: [{}, {}, {}, {}] }, BOXES))

const tavernOf = (edition: Edition) => rulesOf(edition).piece('tavern').def.effects

const stored = JSON.parse(readFileSync(new URL('../old-data/7f4d4742/table-record.json', import.meta.url), 'utf8'))

const { record: begun } = Recording.begin(rulesOf('2e'), 'after the correction')

console.log(
  JSON.stringify({
    engine: ENGINE,
    tavern: { '1e': tavernOf('1e'), '2e': tavernOf('2e') },
    games: games.length,
    different: games.filter((game) => !replays(game)),
    changed: changedValues(),
    stored: verifyRecord(stored).ok,
    newRecord: { engine: begun.engine, replays: replay(begun, BOXES).ok },
  }),
)
