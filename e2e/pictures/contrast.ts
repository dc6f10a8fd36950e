/**
 * Contrast measurement from rendered pixels: words and symbols are hidden, and every pixel under them is compared with
 * their colour. The worst twentieth of the pixels counts. Words need 4.5 to 1, large words and symbols 3 to 1 (WCAG
 * 2.2, AA).
 */
import type { Page } from 'playwright-core'

interface Mark {
  what: string
  kind: 'text' | 'symbol'
  needed: number
  /** Red, green, blue and opacity. */
  colour: number[]
  rect: { x: number; y: number; width: number; height: number }
}

export interface MeasuredMark extends Mark {
  ratio: number
}

export const poorest = (all: readonly MeasuredMark[]): string[] => [
  ...new Set(all.filter(({ ratio, needed }) => ratio < needed).map(described)),
]

const described = ({ what, ratio, needed }: MeasuredMark): string => `${ratio.toFixed(2)} of ${needed}: ${what}`

/** Number of measured marks, and the lowest contrast of each kind. */
export function figures(name: string, all: readonly MeasuredMark[]): string {
  const lowest = (kind: Mark['kind']) => {
    const ofKind = all.filter((one) => one.kind === kind).toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
    return ofKind.length === 0 ? `${kind}: none` : `${kind}: ${ofKind.length}, lowest ${described(ofKind[0])}`
  }
  return `${name} · ${lowest('text')} · ${lowest('symbol')}`
}

export async function contrastOf(page: Page, lab: Page): Promise<MeasuredMark[]> {
  const marks = await page.evaluate(marksOver)
  const hiding = await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important } svg:has(> use:not([href="#vp"])) { visibility: hidden !important }',
  })
  const ground = await page.screenshot({ animations: 'disabled' })
  await hiding.evaluate((style) => (style as Element).remove())
  const ratios = await lab.evaluate(ratiosOn, {
    ground: `data:image/png;base64,${ground.toString('base64')}`,
    marks: marks.map(({ colour, rect }) => ({ colour, rect })),
  })
  return marks.map((mark, i) => ({ ...mark, ratio: ratios[i] ?? 0 }))
}

/** Runs in the page: the visible words and symbols over drawings. */
function marksOver(): Mark[] {
  const OVER = '[data-scene], [data-part="picture"]'
  const PANELS = 'section, article'
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const found: Mark[] = []
  const panels = [...document.querySelectorAll(PANELS)].filter((panel) => panel.querySelector(OVER))
  const isOver = (element: Element) => panels.some((panel) => panel.contains(element))
  const opacityOf = (element: Element): number => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  }
  const colourOf = (css: string, opacity: number): number[] => {
    if (!canvas) return [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, (a / 255) * opacity]
  }
  /** Whether it is completely visible and not covered. */
  const isInSight = (element: Element, rect: DOMRect): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const corners = [0.1, 0.5, 0.9].map((part) => [rect.left + rect.width * part, rect.top + rect.height / 2])
    return corners.every(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      const panel = element.closest(PANELS)
      return top !== null && panel?.contains(top) === true && !top.matches('img')
    })
  }
  const name = (element: Element, text: string): string => {
    const panel = element.closest('[aria-label], article')?.getAttribute('aria-label') ?? 'card'
    return `${text} (${element.closest('[class]')?.getAttribute('class')?.split(' ')[0]}) in ${panel}`
  }
  /** Partly scrolled elements fade out at the edge. */
  const isFading = (element: Element, rect: DOMRect): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue
      const box = at.getBoundingClientRect()
      if (rect.bottom > box.bottom - 12 || rect.top < box.top) return true
    }
    return false
  }
  const add = (element: Element, rect: DOMRect, mark: Pick<Mark, 'what' | 'kind' | 'needed'>, css: string) => {
    if (rect.width < 2 || rect.height < 2 || !isInSight(element, rect) || isFading(element, rect)) return
    const { x, width } = rect
    // Letters fill the middle of their line.
    const leading = mark.kind === 'text' ? rect.height * 0.25 : 0
    const [y, height] = [rect.y + leading, rect.height - 2 * leading]
    found.push({ ...mark, colour: colourOf(css, opacityOf(element)), rect: { x, y, width, height } })
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || element.closest('.hidden-text, svg, script, style') || !isOver(element)) continue
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element)
    // For screen readers only, on some screens.
    if (clipPath === 'inset(50%)') continue
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      add(element, rect, { what: name(element, `“${text}”`), kind: 'text', needed: isLarge ? 3 : 4.5 }, color)
    }
  }
  for (const use of document.querySelectorAll('svg > use')) {
    const drawing = use.parentElement
    const symbol = use.getAttribute('href') ?? ''
    if (!drawing || symbol === '#vp' || !isOver(drawing)) continue
    const mark = { what: name(drawing, symbol), kind: 'symbol', needed: 3 } as const
    add(drawing, drawing.getBoundingClientRect(), mark, getComputedStyle(use).color)
  }
  return found
}

interface MarksOnGround {
  ground: string
  marks: Pick<Mark, 'colour' | 'rect'>[]
}

/** Runs in the page that decodes pictures. */
async function ratiosOn({ ground, marks }: MarksOnGround): Promise<number[]> {
  const WORST = 0.05
  const image = await createImageBitmap(await (await fetch(ground)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('A page without canvas.')
  context.drawImage(image, 0, 0)
  const { data, width: across, height: down } = context.getImageData(0, 0, image.width, image.height)
  const linear = (value: number): number => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const luminance = (r: number, g: number, b: number): number =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const ratioAt = (at: number, [r, g, b, opacity]: number[]): number => {
    const under = [data[at], data[at + 1], data[at + 2]]
    const [mr, mg, mb] = [r, g, b].map((value, c) => value * opacity + under[c] * (1 - opacity))
    const [light, dark] = [luminance(mr, mg, mb), luminance(under[0], under[1], under[2])].toSorted((x, y) => y - x)
    return (light + 0.05) / (dark + 0.05)
  }
  return marks.map(({ colour, rect }) => {
    const ratios: number[] = []
    for (let y = Math.max(0, Math.ceil(rect.y)); y < Math.min(down, Math.floor(rect.y + rect.height)); y++) {
      for (let x = Math.max(0, Math.ceil(rect.x)); x < Math.min(across, Math.floor(rect.x + rect.width)); x++) {
        ratios.push(ratioAt((y * across + x) * 4, colour))
      }
    }
    return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * WORST)] ?? Number.POSITIVE_INFINITY
  })
}
