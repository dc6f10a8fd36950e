/** Game records for browser tests, played outside the browser, and helpers that import them into a page. */
import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { parseRecord, Recording, recordText, type Setup } from '@heptapolis/engine/records'
import { compile, controller, type Game, isOver, type Move, random, sight, toAct } from '@heptapolis/engine/search'
import { isFresh, question, state } from '@heptapolis/engine/show'
import type { Page } from 'playwright-core'

type Wish = (g: Game, seat: number) => Move | undefined

export const finishedRecord = (setup: Setup): string => recordUntil(setup, () => false)

/** At the start of a turn in which the seat at the screen is asked. */
export const atTurn =
  (age: number, turn: number) =>
  (g: Game): boolean =>
    state.age.get(g) === age && state.turn.get(g) === turn && isFresh(g) && question(g, 0)?.id === 'turn'

/** Plays until `enough` is true. Seats without a wish play at random. */
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

/** Imports a record through the page; returns the id from its replay URL. */
export async function openRecord(page: Page, record: string): Promise<string> {
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.setInputFiles('input[type=file]', file)
  await page.waitForURL('**/replay/**')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Stores a record as a game that the person finished against bots: unlike an imported one, its result counts. */
export async function storeFinished(page: Page, id: string, record: string): Promise<void> {
  const parsed = parseRecord(record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const sitters = parsed.value.setup.seats.map((_, seat) =>
    seat === 0 ? { kind: 'you', name: '' } : { kind: 'bot', name: `Bot ${seat}`, level: 'easy' },
  )
  const game = { id, record: parsed.value, sitters, begun: 1, played: 2, over: true, age: 3, winners: [0] }
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('heptapolis', 1)
    request.onsuccess = () => {
      const put = request.result.transaction('games', 'readwrite').objectStore('games').put(${JSON.stringify(game)})
      put.onsuccess = () => resolve(undefined)
      put.onerror = reject
    }
  })`)
}

/** Imports a record and continues it from the first seat against bots. */
export async function goOn(page: Page, record: string): Promise<void> {
  const game = await openRecord(page, record)
  await page.goto(new URL(`/play/${game}`, page.url()).href)
}
