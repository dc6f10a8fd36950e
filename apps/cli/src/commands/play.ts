/** `heptapolis play`: a person against bots in the terminal. */

import { BOXES } from '@heptapolis/boxes'
import { compile, type SeatSetup, type Setup } from '@heptapolis/engine'
import type { Command } from 'commander'
import { orFail, UserError } from '../errors.ts'
import { askerFor } from '../input/asker-for.ts'
import { freshSeed } from '../library/seed.ts'
import { examples, type MixOptions, setupOf, wholeNumber, withBots, withMix } from '../options.ts'
import { playTable } from '../table/play.ts'
import { botsNamed } from '../table/seats.ts'

interface PlayOptions extends MixOptions {
  players: number
  bots: string[]
  seed?: string
  wonder?: string
  side?: string
  seat: number
  name: string
  teams?: boolean
  quick?: boolean
  plain?: boolean
  save?: string
}

export function play(program: Command): void {
  withBots(withMix(program.command('play')), 'the bots you play against, seated in turn')
    .summary('play a game against bots')
    .description('Play a game against bots in the terminal.')
    .option('--players <count>', 'players at the table, you included, 2 to 8', wholeNumber(2, 8), 4)
    .option('--seed <text>', 'the same seed deals the same game again')
    .option('--wonder <id>', 'your wonder (at random where not given)')
    .option('--side <side>', 'side of your wonder: a or b in 1e, day or night in 2e')
    .option('--seat <number>', 'your seat, from 0 on; the next seat is your left neighbour', wholeNumber(0, 7), 0)
    .option('--name <name>', 'what you are called', 'you')
    .option('--teams', 'play in teams of two, where a box allows it')
    .option('--quick', 'play what you choose at once, without asking whether you are sure')
    .option('--plain', 'ask by numbered lines instead of menus')
    .option('--save <file>', 'write the record of the game to this file (.txt for the readable form)')
    .addHelpText(
      'after',
      examples(
        ['play', 'four players, second edition'],
        ['play --edition 1e --players 3 --wonder gizah --side b', 'your favourite board'],
        ['play --bots greedy,random --seed tuesday', 'the same deal for everybody on Tuesday'],
      ),
    )
    .action(start)
}

async function start(options: PlayOptions): Promise<void> {
  const bots = botsNamed(options.bots)
  const setup = setupFor(options)
  const rules = orFail(compile(setup, BOXES))
  const asker = askerFor(options.plain ?? false)
  process.once('SIGINT', leave)
  try {
    const { seat: person, quick = false, save } = options
    await playTable({ rules, seed: setup.seed, asker, bots, person, confirm: !quick, save })
  } finally {
    asker.close()
    process.off('SIGINT', leave)
  }
}

/** An interrupt outside of a menu. */
const leave = (): never => {
  console.log('\nYou left the game.')
  process.exit(0)
}

function setupFor(options: PlayOptions): Setup {
  const { players, seat: person, bots, name, wonder, side } = options
  if (person >= players) throw new UserError(`--seat must be below the number of players, ${players}.`)
  const own: SeatSetup = { name }
  if (wonder) own.wonder = wonder.toLowerCase()
  if (side) own.side = side.toLowerCase()
  let next = 0
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === person ? own : { name: bots[next++ % bots.length] },
  )
  return setupOf(options, seats, options.seed ?? freshSeed(), options.teams)
}
