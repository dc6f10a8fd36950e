/** Browser page for screenshots, without animations: goes from screen to screen and waits until each is still. */
import type { Page } from 'playwright-core'
import { ending, newContext } from '../app.ts'
import { openRecord } from '../records.ts'
import { RECORDS, type Screen, scenesOn } from './screens.ts'

export class Stills {
  #page: Page | undefined
  readonly #games = new Map<string, string>()
  #shown = ''

  async to(screen: Screen, address: string): Promise<Page> {
    const page = await this.#opened(address)
    await page.setViewportSize({ width: screen.width, height: screen.height })
    await this.#open(page, screen, address)
    await (screen.game === 'end' ? ending(page) : page.getByRole('option')).first().waitFor()
    await page.waitForFunction(isStill, scenesOn(screen))
    return page
  }

  async leave(): Promise<void> {
    await this.#page?.context().close()
  }

  async #opened(address: string): Promise<Page> {
    if (this.#page) return this.#page
    const context = await newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    this.#page = await context.newPage()
    await this.#page.goto(`${address}/games`)
    return this.#page
  }

  /** A game is loaded once for each theme. */
  async #open(page: Page, { game, theme }: Screen, address: string): Promise<void> {
    if (this.#shown === `${game} ${theme}`) return
    this.#shown = `${game} ${theme}`
    await page.evaluate(
      (settings) => localStorage.setItem('heptapolis.settings', settings),
      JSON.stringify({ theme, language: 'en', speed: 'still', look: 'painted' }),
    )
    await page.goto(`${address}/games`)
    const id = this.#games.get(game) ?? (await openRecord(page, RECORDS[game]()))
    this.#games.set(game, id)
    await page.goto(`${address}/play/${id}`)
  }
}

/** Runs in the page: all scenes, drawings and fonts have loaded, the bots have chosen, and nothing moves. */
function isStill(expected: number): boolean {
  const scenes = [...document.querySelectorAll('[data-scene]')]
  const images = [...document.images].filter((image) => image.checkVisibility())
  const buildings = [...document.querySelectorAll('li[data-explain="colour"]')]
  const cards = [...document.querySelectorAll('[role="option"]')]
  const choosing = document.querySelectorAll('[data-seat] [href="#hourglass"], [data-tab] [href="#hourglass"]')
  return (
    document.fonts.status === 'loaded' &&
    scenes.length === expected &&
    scenes.every((scene) => scene.querySelector('img') !== null) &&
    images.every((image) => image.complete && image.naturalWidth > 0) &&
    document.querySelector('svg[data-monument]') === null &&
    buildings.every((building) => building.querySelector('img') !== null) &&
    cards.every((card) => card.querySelector('[data-part="picture"]') !== null) &&
    choosing.length <= 2 &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  )
}
