/**
 * Looks over a page as it stands, in the browser: text that is cut or lies on other text, anything beyond the page, and
 * targets too small to hit. Runs in the page by itself, so it calls nothing from outside.
 */
export function measure(smallest: number): string[] {
  /** Rounding and the room around letters. */
  const SLACK = 2
  /** Of a line of text its letters fill the middle. */
  const LEADING = 0.3
  /** Whole in one press: what happened is told in the log. */
  const FOLDED = '[data-folded]'
  /** Explain themselves where they stand, as words with a footnote do: what decides does not hang on hitting them. */
  const FOOTNOTES = '[data-explain], [data-floor], [data-word], p a, li a, small a, p button'
  const TARGETS = 'button, a[href], input, select, summary, [role=option]'
  const width = document.documentElement.clientWidth
  const height = document.documentElement.clientHeight
  const said: string[] = []
  const name = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} "${text}"`
  }
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.hidden-text, svg, [inert]') !== null ||
    getComputedStyle(element).clipPath.startsWith('inset(50%')
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element)[`overflow${axis}`])
  const clips = (element: Element, axis: 'X' | 'Y'): boolean =>
    ['hidden', 'clip'].includes(getComputedStyle(element)[`overflow${axis}`])
  const ancestors = function* (element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at
  }
  /** Panels and cards are opaque: what lies on another one hides it. */
  const layerOf = (element: Element): Element | null => element.closest('aside, dialog, article')
  const isAt = (x: number, y: number, element: Element): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }

  /** As high as the screen, and no higher. */
  const isPage = (element: Element): boolean =>
    clips(element, 'Y') && Math.abs(element.getBoundingClientRect().height - height) < SLACK
  const holds = (element: Element, rect: DOMRect): boolean => {
    const box = element.getBoundingClientRect()
    return rect.left >= box.left && rect.right <= box.right && rect.top >= box.top && rect.bottom <= box.bottom
  }

  /** Partly behind the edge of something that scrolls. */
  const isPushedAway = (element: Element, rect: DOMRect): boolean =>
    [...ancestors(element)].some((at) => at !== element && (scrolls(at, 'X') || scrolls(at, 'Y')) && !holds(at, rect))

  interface Text {
    element: Element
    rect: DOMRect
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) if (rect.width > 1) texts.push({ element, rect })
  }

  for (const { element, rect } of texts) {
    if (element.closest(FOLDED)) continue
    const leading = rect.height * LEADING
    let sideways = false
    let down = false
    for (const at of ancestors(element)) {
      const box = at.getBoundingClientRect()
      if (!sideways && clips(at, 'X') && (rect.right > box.right + SLACK || rect.left < box.left - SLACK)) {
        said.push(`cut at the side: ${name(element)} in ${name(at)}`)
        break
      }
      if (!down && clips(at, 'Y') && (rect.bottom - leading > box.bottom || rect.top + leading < box.top)) {
        said.push(`cut above or below: ${name(element)} in ${name(at)}`)
        break
      }
      sideways ||= scrolls(at, 'X')
      down ||= scrolls(at, 'Y')
      if (getComputedStyle(at).position === 'fixed') break
    }
  }

  if (document.documentElement.scrollWidth > width) {
    said.push(`the page is ${document.documentElement.scrollWidth - width} wider than the screen`)
  }
  const things = [...texts, ...[...document.querySelectorAll(TARGETS)].filter((it) => !isHidden(it)).map(boxOf)]
  for (const { element, rect } of things) {
    if (element.closest(FOLDED)) continue
    const held = [...ancestors(element)]
    const isBeside = rect.right > width + SLACK || rect.left < -SLACK
    if (isBeside && !held.some((at) => scrolls(at, 'X'))) said.push(`beside the page: ${name(element)}`)
    const isFixed = held.some((at) => getComputedStyle(at).position === 'fixed' || isPage(at))
    const isBelow = rect.bottom - rect.height * LEADING > height || rect.top < -SLACK
    if (isBelow && isFixed && !held.some((at) => scrolls(at, 'Y'))) said.push(`below the page: ${name(element)}`)
  }

  const seen = texts.filter(({ element, rect }) => {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    return x > 0 && y > 0 && x < width && y < height && isAt(x, y, element) && !isPushedAway(element, rect)
  })
  for (const [i, one] of seen.entries()) {
    for (const two of seen.slice(i + 1)) {
      if (layerOf(one.element) !== layerOf(two.element)) continue
      if (one.element === two.element || one.element.contains(two.element) || two.element.contains(one.element))
        continue
      const across = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left)
      const leading = Math.min(one.rect.height, two.rect.height) * LEADING
      const down = Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top)
      if (across > SLACK && down > 2 * leading)
        said.push(`on each other: ${name(one.element)} and ${name(two.element)}`)
    }
  }

  /** It stands on the edge of what is in sight, and comes whole into it by scrolling. */
  const isHalfScrolled = (element: Element, rect: DOMRect): boolean =>
    (rect.bottom > height || rect.top < 0) &&
    (document.documentElement.scrollHeight > height || [...ancestors(element)].some((at) => scrolls(at, 'Y')))

  for (const element of document.querySelectorAll(TARGETS)) {
    if (isHidden(element) || element.matches(FOOTNOTES) || element.matches('.hidden-text')) continue
    const label = element.closest('label')
    const target = label ?? element
    const rect = target.getBoundingClientRect()
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    if (rect.width === 0 || x < 0 || y < 0 || x > width || y > height || !isAt(x, y, target)) continue
    if (isPushedAway(target, rect) || isHalfScrolled(target, rect)) continue
    const reach = (dx: number, dy: number): number => {
      let far = 0
      while (far < smallest) {
        const [px, py] = [x + dx * (far + 1), y + dy * (far + 1)]
        if (px < 0 || py < 0 || px >= width || py >= height) break
        const top = document.elementFromPoint(px, py)
        if (!top || !target.contains(top)) break
        far += 1
      }
      return far
    }
    const wide = reach(-1, 0) + reach(1, 0) + 1
    const high = reach(0, -1) + reach(0, 1) + 1
    if (wide < smallest - 1 || high < smallest - 1) said.push(`only ${wide} by ${high}: ${name(target)}`)
  }
  return [...new Set(said)]

  function boxOf(element: Element): Text {
    return { element, rect: element.getBoundingClientRect() }
  }
}
