/** Test helper that acts as a visitor in Firefox or WebKit: finds elements, clicks, types. */
import { vi } from 'vitest'
import { click, type Point, type RemotePage, typing } from './remote.ts'

const PATIENCE = { timeout: 120_000, interval: 50 }
const SETTINGS = { theme: 'light', language: 'en', speed: 'still' }

export type Look = 'painted' | 'plain'

/** The centre of the first visible match that a click would hit. Text moves everything when its font arrives. */
const find = (selector: string, text?: string): string => `
  const wanted = ${JSON.stringify(text)}
  const nameOf = (it) => (it.getAttribute('aria-label') ?? it.textContent).replace(/\\s+/g, ' ').trim()
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
    .find((it) => it.checkVisibility() && !it.disabled && (wanted === undefined || nameOf(it) === wanted))
  if (!found) return
  found.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  window.aimedAt = found
  return found.contains(hit) && document.fonts.status === 'loaded' ? { x, y } : undefined`

/** Keeps a click from elements that moved under the pointer, as Playwright does. */
const GUARD = `
  window.aim = { isMissed: false, stop: new AbortController() }
  const guard = (event) => {
    if (aimedAt.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    aim.isMissed = true
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, guard, { capture: true, signal: aim.stop.signal })`
const WAS_MISSED = `
  window.aim?.stop.abort()
  return window.aim?.isMissed ?? false`

export class Visitor {
  readonly #page: RemotePage
  readonly #address: string

  constructor(page: RemotePage, address: string) {
    this.#page = page
    this.#address = address
  }

  /** Opens a path with the settings of all browser tests. These browsers take seconds to draw the painted look. */
  async open(path: string, look: Look): Promise<void> {
    const settings = JSON.stringify({ ...SETTINGS, look })
    await this.#page.open(`${this.#address}/icon.svg`)
    await this.run(`localStorage.setItem('heptapolis.settings', ${JSON.stringify(settings)})`)
    await this.#load(path)
  }

  /** Loads a path and collects the errors of the page. */
  async #load(path: string): Promise<void> {
    await this.#page.open(this.#address + path)
    await this.run(`window.faults = []
      addEventListener('error', ({ message }) => faults.push(message))
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))`)
  }

  /** Stops the work of the page, such as the analysis of a finished game, and returns it for another visitor. */
  async leave(): Promise<RemotePage> {
    await this.#page.open('about:blank')
    return this.#page
  }

  run<T>(body: string): Promise<T> {
    return this.#page.run<T>(body)
  }

  /** Errors in the page since it was opened. */
  faults = (): Promise<string[]> => this.run('return faults')

  /** Waits until an element can be clicked and stands still. */
  async sees(selector: string, text?: string): Promise<Point> {
    let last: Point | null = null
    return vi.waitFor(async () => {
      const point = await this.run<Point | null>(find(selector, text))
      if (!point) throw new Error(`There is no ${selector} ${text ?? ''} to be clicked: ${await this.text()}`)
      const isStill = point.x === last?.x && point.y === last.y
      last = point
      if (!isStill) throw new Error(`${selector} ${text ?? ''} moves.`)
      return point
    }, PATIENCE)
  }

  /** Waits until a picture has been loaded. */
  async draws(selector: string): Promise<void> {
    const isDrawn = `return (document.querySelector(${JSON.stringify(selector)})?.naturalWidth ?? 0) > 0`
    await vi.waitFor(async () => {
      if (!(await this.run<boolean>(isDrawn))) throw new Error(`There is no picture ${selector}: ${await this.text()}`)
    }, PATIENCE)
  }

  /** Clicks an element. Aims again if it moved before the click arrived. */
  async press(selector: string, text?: string): Promise<void> {
    await vi.waitFor(async () => {
      const place = await this.sees(selector, text)
      await this.run(GUARD)
      await this.#page.act([click(place)])
      if (await this.run<boolean>(WAS_MISSED)) throw new Error(`${selector} ${text ?? ''} moved under the pointer.`)
    }, PATIENCE)
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector)
    await this.run('document.activeElement.select()')
    await this.#page.act([typing(text)])
  }

  /** Imports a record on the page of games and continues it. */
  async goOn(record: string): Promise<void> {
    await this.sees('h1')
    await this.run(`const files = new DataTransfer()
      files.items.add(new File([${JSON.stringify(record)}], 'game.txt', { type: 'text/plain' }))
      const input = document.querySelector('input[type=file]')
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))`)
    const path = await vi.waitFor(async () => {
      const [, id] = (await this.run<string>('return location.pathname')).split('/replay/')
      if (!id) throw new Error(`The game is not open: ${await this.text()}`)
      return `/play/${id}`
    }, PATIENCE)
    await this.#load(path)
  }

  /** Chooses the first card with the suggested action, or the first answer. */
  async answer(): Promise<void> {
    await this.sees('[role=option], [data-question] button')
    await this.run(`document.querySelector('[data-question]').dataset.answered = 'yes'`)
    const hasCards = await this.run<boolean>(`return document.querySelector('[role=option]') !== null`)
    if (hasCards) await this.press('[role=option]')
    await this.press(hasCards ? 'button.primary' : '[data-question] button')
    await vi.waitFor(async () => {
      const isOpen = await this.run<boolean>(`return document.querySelector('[data-answered]') !== null`)
      if (isOpen) throw new Error('The answer has not arrived.')
    }, PATIENCE)
  }

  /** True if the score sheet is shown instead of a question. */
  async isOver(): Promise<boolean> {
    return vi.waitFor(async () => {
      const [question, end] = await this.run<boolean[]>(
        `return ['[data-question]', 'table tfoot td'].map((it) => document.querySelector(it) !== null)`,
      )
      if (!question && !end) throw new Error(`Neither a question nor the end: ${await this.text()}`)
      return end
    }, PATIENCE)
  }

  /** The open dialog, or the start of the page. */
  text = (): Promise<string> =>
    this.run(`return (document.querySelector('dialog[open]') ?? document.body).innerText.slice(0, 400)`)
}
