/** `heptapolis play`: a person against bots in the terminal. */

import { BOXES } from '@heptapolis/boxes'
import { compile, type SeatSetup, type Setup } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import { METHODS, type WonderMethod } from '@heptapolis/table/wonders'
import { type Command, Option } from 'commander'
import { UserError } from '../../errors.ts'
import { askerFor } from '../../input/asker-for.ts'
import { words } from '../../language.ts'
import { freshSeed } from '../../library/seed.ts'
import { type MixFlags, newCommand, setupOf, wholeNumber, withBots, withMix } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { playTable } from '../../table/play.ts'
import { botsNamed } from '../../table/seats.ts'
import { setupByAgreement } from '../../table/wonders.ts'

interface PlayOptions extends MixFlags {
  players: number
  bots: string[]
  seed?: string
  wonder?: string
  side?: string
  wonders?: WonderMethod
  seat: number
  name: string
  teams?: boolean
  quick?: boolean
  plain?: boolean
  save?: string
}

export function play(program: Command): void {
  const { options } = words().commands.play
  withBots(withMix(newCommand(program, 'play')), options.bots)
    .option('--players <count>', options.players, wholeNumber(2, 8), 4)
    .option('--seed <text>', options.seed)
    .option('--wonder <id>', options.wonder)
    .option('--side <side>', options.side)
    .addOption(new Option('--wonders <name>', options.wonders).choices(METHODS).conflicts(['wonder', 'side']))
    .option('--seat <number>', options.seat, wholeNumber(0, 7), 0)
    .option('--name <name>', options.name, words().you)
    .option('--teams', options.teams)
    .option('--quick', options.quick)
    .option('--plain', options.plain)
    .option('--save <file>', options.save)
    .action(start)
}

async function start(options: PlayOptions): Promise<void> {
  const bots = botsNamed(options.bots)
  const wished = setupFor(options)
  orFail(compile(wished, BOXES))
  const asker = askerFor(options.plain ?? false)
  process.once('SIGINT', leave)
  try {
    const { seat: person, quick = false, save, wonders } = options
    const setup = wonders ? await setupByAgreement(wished, wonders, person, asker) : wished
    const rules = orFail(compile(setup, BOXES))
    await playTable({ rules, seed: setup.seed, asker, bots, person, confirm: !quick, save })
  } finally {
    asker.close()
    process.off('SIGINT', leave)
  }
}

/** Interrupt outside of a menu. */
const leave = (): never => {
  console.log(`\n${words().left}`)
  process.exit(0)
}

/** External programs are named by their command. */
const levelName = (bot: string): string => words().levels[bot] ?? bot

function setupFor(options: PlayOptions): Setup {
  const { players, seat: person, bots, name, wonder, side } = options
  if (person >= players) throw new UserError(words().errors.seatTooHigh(players))
  const own: SeatSetup = { name }
  if (wonder) own.wonder = wonder.toLowerCase()
  if (side) own.side = side.toLowerCase()
  let next = 0
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === person ? own : { name: levelName(itemAt(bots, next++ % bots.length)) },
  )
  return setupOf(options, seats, options.seed ?? freshSeed(), options.teams)
}
