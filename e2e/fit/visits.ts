/**
 * Browser page of the layout tests, with imported games for every case. It is opened once and only resized or reloaded
 * between cases.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Setup } from '@heptapolis/engine'
import { type Move, moves, showMove } from '@heptapolis/engine/search'
import type { Game } from '@heptapolis/engine/show'
import type { CDPSession, Page } from 'playwright-core'
import { newContext } from '../app.ts'
import { atTurn, finishedRecord, openRecord, recordUntil } from '../records.ts'
import type { Case, Size } from './cases.ts'
import { go, type Visit } from './screens.ts'

/** Late in a game: cities are large, and all box components are in play. */
const isLate = atTurn(3, 3)

/** Seat 0 stacks brown cards, so that its tower reaches the largest height. */
function buildsHigh(g: Game, seat: number): Move | undefined {
  if (seat !== 0) return undefined
  const isBrown = (id: string | undefined) => id !== undefined && g.rules.byId.get(id)?.colour === 0
  return moves(g, seat).find((move) => {
    const { action, card } = showMove(g, move)
    return action === 'build' && isBrown(card)
  })
}

const EVERY = BOXES.slice(1).map(({ id }) => id)

/** Bots of these names have faces. */
const NAMES = ['Thales', 'Theano', 'Zeno', 'Melissa', 'Solon', 'Damo', 'Lysis', 'Agathe']

/** No box, or the first that allows this many players; all boxes, or all that allow them. */
const MIXES = {
  none: [[], ...EVERY.map((box) => [box])],
  all: [EVERY, ...EVERY.map((box) => EVERY.filter((other) => other !== box))],
}

/** It offers the stages of its neighbours, so its rows are the widest. */
const WIDEST = { wonder: 'manneken-pis', side: 'promo' }

function setupOf({ players, boxes }: Pick<Case, 'players' | 'boxes'>): Setup {
  const seats = NAMES.slice(0, players).map((name, seat) => ({
    name,
    ...(boxes === 'all' && seat === 0 ? WIDEST : {}),
  }))
  const setups = MIXES[boxes].map((mix): Setup => ({ edition: '2e', seed: `fit ${players}`, seats, boxes: mix }))
  const playable = setups.find((setup) => compile(setup, BOXES).ok)
  if (!playable) throw new Error(`There is no table for ${players} with ${boxes} boxes.`)
  return playable
}

export const settingsOf = ({ language, theme }: Pick<Case, 'language' | 'theme'>): string =>
  JSON.stringify({ theme, language, speed: 'still', look: 'painted' })

/** One visitor whose viewport changes. Games are imported once; only other settings reload the app. */
export class Visits {
  #page: Page | undefined
  #screen: CDPSession | undefined
  #settings: string | undefined
  readonly #games = new Map<string, Pick<Visit, 'running' | 'over'>>()

  async to(one: Case, address: string): Promise<Visit> {
    const page = await this.#opened(settingsOf(one), address)
    await this.#wear(one.size)
    return { page, ...(await this.#gamesFor(one, page)) }
  }

  async leave(): Promise<void> {
    await this.#page?.context().close()
  }

  async #opened(settings: string, address: string): Promise<Page> {
    this.#page ??= await (
      await newContext({ viewport: null, reducedMotion: 'reduce', serviceWorkers: 'block' })
    ).newPage()
    if (this.#settings === settings) return this.#page
    this.#settings = settings
    await this.#page.goto(address)
    await this.#page.evaluate((kept) => localStorage.setItem('heptapolis.settings', kept), settings)
    await this.#page.reload()
    return this.#page
  }

  async #wear({ width, height, touch, zoom }: Size): Promise<void> {
    if (!this.#page) return
    this.#screen ??= await this.#page.context().newCDPSession(this.#page)
    await this.#screen.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
    await this.#screen.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor: zoom,
      mobile: touch,
    })
  }

  async #gamesFor({ players, boxes }: Case, page: Page): Promise<Pick<Visit, 'running' | 'over'>> {
    const key = `${players} ${boxes}`
    const known = this.#games.get(key)
    if (known) return known
    const setup = setupOf({ players, boxes })
    const games = {
      running: await brought(page, recordUntil(setup, isLate, buildsHigh)),
      over: await brought(page, finishedRecord(setup)),
    }
    this.#games.set(key, games)
    return games
  }
}

async function brought(page: Page, record: string): Promise<string> {
  await go(page, '/games')
  return openRecord(page, record)
}
