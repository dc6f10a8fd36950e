/**
 * Layout check of a page: cut or overlapping text, overflow, targets that are too small. It runs inside the page, so
 * it may not call anything from outside.
 */
export function measure(smallest: number): string[] {
  /** Pixels for rounding and for space around letters. */
  const SLACK = 2
  /** The share of a line's height without letters. */
  const LEADING = 0.3
  /** Pixels between hit tests: they are slow, and nothing on a target is thinner. */
  const STRIDE = 4
  /** Shortened text that one press shows in full; the log has it too. */
  const FOLDED = '[data-folded]'
  /** Inline explanations: nothing important depends on hitting them. */
  const FOOTNOTES = '[data-explain], [data-floor], [data-word], p a, li a, small a, p button'
  const TARGETS = 'button, a[href], input, select, summary, [role=option]'
  const width = document.documentElement.clientWidth
  const height = document.documentElement.clientHeight
  const said: string[] = []
  const name = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} "${text}"`
  }
  /** Caches a function of an element; the page does not change during the inspection. */
  const once = <T>(find: (element: Element) => T): ((element: Element) => T) => {
    const found = new Map<Element, T>()
    return (element) => {
      const known = found.get(element)
      if (known !== undefined) return known
      const now = find(element)
      found.set(element, now)
      return now
    }
  }
  const boxOf = once((element) => element.getBoundingClientRect())
  const styleOf = once((element) => {
    const { overflowX, overflowY, position } = getComputedStyle(element)
    return { X: overflowX, Y: overflowY, position }
  })
  const isHidden = once(
    (element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.hidden-text, svg, [inert]') !== null ||
      getComputedStyle(element).clipPath.startsWith('inset(50%'),
  )
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean => ['auto', 'scroll'].includes(styleOf(element)[axis])
  const clips = (element: Element, axis: 'X' | 'Y'): boolean => ['hidden', 'clip'].includes(styleOf(element)[axis])
  /** The element and its ancestors. */
  const ancestors = once((element): Element[] => {
    const held: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) held.push(at)
    return held
  })
  /** Opaque layers: one hides what lies below. */
  const layerOf = once((element) => element.closest('aside, dialog, article') ?? document.body)
  const isAt = (x: number, y: number, element: Element): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }

  /** True for elements as high as the screen. */
  const isPage = (element: Element): boolean => clips(element, 'Y') && Math.abs(boxOf(element).height - height) < SLACK
  const holds = (element: Element, rect: DOMRect): boolean => {
    const box = boxOf(element)
    return rect.left >= box.left && rect.right <= box.right && rect.top >= box.top && rect.bottom <= box.bottom
  }

  /** True if a scroll container hides a part of it. */
  const isPushedAway = (element: Element, rect: DOMRect): boolean =>
    ancestors(element).some((at) => at !== element && (scrolls(at, 'X') || scrolls(at, 'Y')) && !holds(at, rect))

  interface Text {
    element: Element
    rect: DOMRect
  }
  /** Shortened text ends at its element; ranges measure the whole text. */
  const shownPart = (element: Element, rect: DOMRect): DOMRect => {
    const folded = element.closest(FOLDED)
    if (!folded) return rect
    const { left, right } = boxOf(folded)
    const [from, to] = [Math.max(left, rect.left), Math.min(right, rect.right)]
    return new DOMRect(from, rect.top, Math.max(0, to - from), rect.height)
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const shown = shownPart(element, rect)
      if (shown.width > 1) texts.push({ element, rect: shown })
    }
  }

  for (const { element, rect } of texts) {
    if (element.closest(FOLDED)) continue
    const leading = rect.height * LEADING
    let sideways = false
    let down = false
    for (const at of ancestors(element)) {
      const box = boxOf(at)
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
      if (styleOf(at).position === 'fixed') break
    }
  }

  if (document.documentElement.scrollWidth > width) {
    said.push(`the page is ${document.documentElement.scrollWidth - width} wider than the screen`)
  }
  const things = [...texts, ...[...document.querySelectorAll(TARGETS)].filter((it) => !isHidden(it)).map(textOf)]
  for (const { element, rect } of things) {
    if (element.closest(FOLDED)) continue
    const held = ancestors(element)
    const isBeside = rect.right > width + SLACK || rect.left < -SLACK
    if (isBeside && !held.some((at) => scrolls(at, 'X'))) said.push(`beside the page: ${name(element)}`)
    const isFixed = held.some((at) => styleOf(at).position === 'fixed' || isPage(at))
    const isBelow = rect.bottom - rect.height * LEADING > height || rect.top < -SLACK
    if (isBelow && isFixed && !held.some((at) => scrolls(at, 'Y'))) said.push(`below the page: ${name(element)}`)
  }

  for (const floor of document.querySelectorAll('[data-floor]')) {
    const ground = floor.closest('ul')
    if (!ground || isHidden(floor)) continue
    if (boxOf(floor).bottom > boxOf(ground).bottom + SLACK) said.push(`below its ground: ${name(floor)}`)
  }

  for (const tile of document.querySelectorAll('[data-strip] > *')) {
    const strip = tile.parentElement
    if (!strip || isHidden(tile) || scrolls(strip, 'X')) continue
    if (boxOf(tile).right > boxOf(strip).right + SLACK) said.push(`beyond its strip: ${name(tile)}`)
  }

  const seen = texts.filter(({ element, rect }) => {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    return x > 0 && y > 0 && x < width && y < height && isAt(x, y, element) && !isPushedAway(element, rect)
  })
  for (const [i, one] of seen.entries()) {
    for (const two of seen.slice(i + 1)) {
      const across = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left)
      const leading = Math.min(one.rect.height, two.rect.height) * LEADING
      const down = Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top)
      if (across <= SLACK || down <= 2 * leading) continue
      if (layerOf(one.element) !== layerOf(two.element)) continue
      if (one.element.contains(two.element) || two.element.contains(one.element)) continue
      said.push(`on each other: ${name(one.element)} and ${name(two.element)}`)
    }
  }

  /** True if it is cut at the edge and scrolling shows all of it. */
  const isHalfScrolled = (element: Element, rect: DOMRect): boolean =>
    (rect.bottom > height || rect.top < 0) &&
    (document.documentElement.scrollHeight > height || ancestors(element).some((at) => scrolls(at, 'Y')))

  /** True if a sticky element covers its edge and scrolling shows all of it. */
  const isUnderFoot = (element: Element, rect: DOMRect): boolean => {
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.bottom - SLACK)
    if (!top || element.contains(top)) return false
    return ancestors(top).some((at) => !at.contains(element) && ['sticky', 'fixed'].includes(styleOf(at).position))
  }

  /** True if an open panel covers its edge: Escape closes the panel. */
  const isUnderPanel = (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
    [left + SLACK, right - SLACK].some((x) => {
      const panel = document.elementFromPoint(x, (top + bottom) / 2)?.closest('aside')
      return panel?.contains(element) === false
    })

  const enough = smallest - 1
  for (const element of document.querySelectorAll(TARGETS)) {
    if (isHidden(element) || element.matches(FOOTNOTES) || element.matches('.hidden-text')) continue
    const label = element.closest('label')
    const target = label ?? element
    const rect = boxOf(target)
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    if (rect.width === 0 || x < 0 || y < 0 || x > width || y > height || !isAt(x, y, target)) continue
    if (isPushedAway(target, rect) || isHalfScrolled(target, rect)) continue
    if (isUnderFoot(target, rect) || isUnderPanel(target, rect)) continue
    const isHit = (px: number, py: number): boolean => {
      if (px < 0 || py < 0 || px >= width || py >= height) return false
      const top = document.elementFromPoint(px, py)
      return top !== null && target.contains(top)
    }
    /** The distance from the centre that can be hit: in strides, then by pixel. */
    const reach = (dx: number, dy: number, most: number): number => {
      let far = 0
      for (const step of [STRIDE, 1]) {
        while (far < most && isHit(x + dx * (far + step), y + dy * (far + step))) far += step
      }
      return far
    }
    /** The length that can be hit along a line through the centre. */
    const along = (dx: number, dy: number): number => {
      const before = reach(-dx, -dy, enough)
      return 1 + before + reach(dx, dy, enough - before)
    }
    const wide = along(1, 0)
    const high = along(0, 1)
    if (wide < enough || high < enough) said.push(`only ${wide} by ${high}: ${name(target)}`)
  }
  return [...new Set(said)]

  function textOf(element: Element): Text {
    return { element, rect: boxOf(element) }
  }
}
