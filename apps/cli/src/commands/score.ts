/** `heptapolis score`: a position in, its score sheet out. */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, type Position, scores } from '@heptapolis/engine'
import type { Command } from 'commander'
import { corrected, withBoards } from '../boards.ts'
import { orFail, UserError } from '../errors.ts'
import { readJson } from '../files.ts'
import { examples } from '../options.ts'
import { fullSheet } from '../text/sheet.ts'
import { cityName } from '../text/words.ts'

export function score(program: Command): void {
  withBoards(program.command('score'))
    .summary('count the points of a position')
    .description('Count the points of a position and say where each comes from.')
    .argument('<file>', 'a position as JSON (see docs/protocol.md); - reads standard input')
    .option('--json', 'print JSON instead of tables')
    .option('--lenient', 'count what cannot come about in a game too: more cards or tokens than there are')
    .addHelpText(
      'after',
      examples(['score table.json', 'the score sheet'], ['score - --json < table.json', 'for another program']),
    )
    .action((file: string, options: ScoreOptions) => {
      const g = readPosition(file, options)
      console.log(options.json ? JSON.stringify(scoreJson(g), undefined, 2) : fullSheet(g))
    })
}

interface ScoreOptions {
  json?: boolean
  lenient?: boolean
}

function readPosition(file: string, options: ScoreOptions): Game {
  const position = readJson(file, 'a position')
  if (typeof position === 'object' && position !== null && 'moves' in position) {
    throw new UserError(`${file} is the record of a game; use "heptapolis replay ${file}".`)
  }
  const table = position as Position
  const given = table?.setup ?? {}
  const setup = corrected(given, options)
  const played = setup === given ? table : { ...table, setup }
  return orFail(fromPosition(played, BOXES, { lenient: options.lenient }), file === '-' ? undefined : file)
}

export const scoreJson = (g: Game) => ({
  scores: scores(g).map((sheet) => ({ name: cityName(g, sheet.seat), ...sheet })),
})
