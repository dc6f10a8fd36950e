/** Visitors with the screens they own, and games for them to look at: made once, and used for many cases. */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Setup } from '@heptapolis/engine'
import { type Game, isFresh, question, state } from '@heptapolis/engine/show'
import type { BrowserContext, Page } from 'playwright-core'
import { newContext } from '../app.ts'
import { finishedRecord, recordUntil } from '../records.ts'
import type { Case, Size } from './cases.ts'
import type { Visit } from './screens.ts'

const LATE = 3

/** A city has grown, and everything a box brings lies on the table. */
const isLate = (g: Game): boolean =>
  state.age.get(g) === LATE && state.turn.get(g) === LATE && isFresh(g) && question(g, 0)?.id === 'turn'

const EVERY = BOXES.slice(1).map(({ id }) => id)

/** No box, or where so many need one, the first that lets them play; all boxes, or all but the one that does not. */
const MIXES = {
  none: [[], ...EVERY.map((box) => [box])],
  all: [EVERY, ...EVERY.map((box) => EVERY.filter((other) => other !== box))],
}

function setupOf({ players, boxes }: Pick<Case, 'players' | 'boxes'>): Setup {
  const seats = Array.from({ length: players }, () => ({}))
  const setups = MIXES[boxes].map((mix): Setup => ({ edition: '2e', seed: `fit ${players}`, seats, boxes: mix }))
  const playable = setups.find((setup) => compile(setup, BOXES).ok)
  if (!playable) throw new Error(`There is no table for ${players} with ${boxes} boxes.`)
  return playable
}

export class Visits {
  private readonly pages = new Map<string, Page>()
  private readonly games = new Map<string, Pick<Visit, 'running' | 'over'>>()

  async to(one: Case, address: string): Promise<Visit> {
    const page = await this.pageFor(one.size, address)
    const { width, height } = one.size
    await page.setViewportSize({ width, height })
    await page.evaluate(
      (language) =>
        localStorage.setItem('heptapolis.settings', JSON.stringify({ theme: 'light', language, speed: 'still' })),
      one.language,
    )
    return { page, ...(await this.gamesFor(one, page)) }
  }

  async leave(): Promise<void> {
    const contexts = new Set<BrowserContext>([...this.pages.values()].map((page) => page.context()))
    await Promise.all([...contexts].map((context) => context.close()))
  }

  private async pageFor({ width, height, touch, zoom }: Size, address: string): Promise<Page> {
    const key = `${touch} ${zoom}`
    const known = this.pages.get(key)
    if (known) return known
    const context = await newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      deviceScaleFactor: zoom,
    })
    const page = await context.newPage()
    await page.goto(address)
    this.pages.set(key, page)
    return page
  }

  private async gamesFor(one: Case, page: Page): Promise<Pick<Visit, 'running' | 'over'>> {
    const { touch, zoom } = one.size
    const key = `${touch} ${zoom} ${one.players} ${one.boxes}`
    const known = this.games.get(key)
    if (known) return known
    const setup = setupOf(one)
    const games = {
      running: await brought(page, recordUntil(setup, isLate)),
      over: await brought(page, finishedRecord(setup)),
    }
    this.games.set(key, games)
    return games
  }
}

/** Opens a record as a person would; the address of its replay names the game. */
async function brought(page: Page, record: string): Promise<string> {
  await page.goto(new URL('/games', page.url()).href)
  await page.setInputFiles('input[type=file]', {
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  })
  await page.waitForURL('**/replay/**')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
