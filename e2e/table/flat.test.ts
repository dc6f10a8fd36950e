/** A phone held flat shows drawings whole: the monument beside its stages and towers, and the picture of every card. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hand, test, visit } from '../app.ts'
import { RECORDS } from '../pictures/screens.ts'
import { goOn } from '../records.ts'

/** Parts of the screen that lie on the monument, and cards whose picture is cut above its ground. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const monument = document.querySelector('section[data-seat] [data-monument]')
    if (!monument) return ['no monument']
    const { left, right } = boxOf(monument)
    const beside = [...document.querySelectorAll('section[data-seat] [data-floor], section[data-seat] [data-stage]')]
    const isOver = (element: Element) => boxOf(element).left < right && boxOf(element).right > left
    const GROUND = 5
    const isCut = (picture: Element) => {
      const front = picture.parentElement
      return !front || boxOf(picture).top < boxOf(front).top || boxOf(picture).bottom > boxOf(front).bottom + GROUND
    }
    const pictures = [...document.querySelectorAll('[role=option] [data-part=picture]')]
    return [
      ...beside.filter(isOver).map((part) => `on the monument: ${part.textContent}`),
      ...pictures.filter(isCut).map((picture) => `cut: ${picture.closest('article')?.textContent}`),
    ]
  })

for (const game of ['late', 'every expansion'] as const) {
  test(`shows monument and pictures whole on a flat phone: ${game}`, async () => {
    const page = await visit('/games', { size: { width: 844, height: 390 } })
    await goOn(page, RECORDS[game]())
    await hand(page).waitFor()
    await page.locator('[role=option] [data-part=picture]').first().waitFor()
    expect(await coveredOn(page)).toEqual([])
  })
}
