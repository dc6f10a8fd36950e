/** `heptapolis score`: prints the score sheet of a position, a game state as JSON. */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, type Position } from '@heptapolis/engine'
import type { Command } from 'commander'
import { corrected, withBoards } from '../../boards.ts'
import { UserError } from '../../errors.ts'
import { readJson } from '../../files.ts'
import { words } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { fullSheet, namedScores } from '../../text/sheet.ts'
import { cityName } from '../../text/words.ts'

export function score(program: Command): void {
  const { argument, options: about } = words().commands.score
  withBoards(newCommand(program, 'score'))
    .argument('<file>', argument)
    .option('--json', about.json)
    .option('--lenient', about.lenient)
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
  const position = readJson(file, words().positionFile)
  if (typeof position === 'object' && position !== null && 'moves' in position) {
    throw new UserError(words().errors.isRecord(file))
  }
  const table = position as Position
  const given = table?.setup ?? {}
  const setup = corrected(given, options)
  const played = setup === given ? table : { ...table, setup }
  return orFail(fromPosition(played, BOXES, { lenient: options.lenient }), file === '-' ? undefined : file)
}

export const scoreJson = (g: Game) => ({
  scores: namedScores(g).map((sheet) => ({ name: cityName(g, sheet.seat), ...sheet })),
})
