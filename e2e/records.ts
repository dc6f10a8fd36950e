/** Games played beside the browser, to its end or up to a moment, to be opened there. */
import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { Recording, recordText, type Setup } from '@heptapolis/engine/records'
import { compile, controller, type Game, isOver, type Move, random, sight, toAct } from '@heptapolis/engine/search'

type Wish = (g: Game, seat: number) => Move | undefined

export const finishedRecord = (setup: Setup): string => recordUntil(setup, () => false)

/** Up to where `enough` says so, with chance at every seat that has no wish. */
export function recordUntil(setup: Setup, enough: (g: Game) => boolean, wish?: Wish): string {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const bot = botNamed('random')
  if (!bot) throw new Error('There is no random bot.')
  const recording = Recording.begin(rules.value, setup.seed)
  const { game: g, record } = recording
  const chance = random(setup.seed)
  while (!isOver(g) && !enough(g)) {
    const [seat] = toAct(g)
    const move = wish?.(g, seat) ?? bot.choose(sight(g, controller(g, seat)), seat, chance)
    recording.apply(seat, move)
  }
  return recordText(record)
}
