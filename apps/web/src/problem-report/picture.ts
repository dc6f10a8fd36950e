/**
 * Screenshot of the page for a problem report, without a library: a copy of its elements and styles inside an SVG. The
 * browser that opens it draws it, with the fonts it has.
 */

/** Elements that load, run or cover something. */
const LEFT_OUT = 'script, link, style, noscript, dialog, [data-no-picture]'

/** The page as a data URL of an SVG image. Images, links and typed texts are no part of the copy until they are safe. */
export function pictureOfPage(): string {
  const { documentElement: page } = document
  const copy = page.cloneNode(true) as HTMLElement
  copyImages(page, copy)
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove()
  // Links of online tables let people in; typed texts may be private.
  for (const link of copy.querySelectorAll('a')) link.removeAttribute('href')
  for (const field of copy.querySelectorAll('input')) field.removeAttribute('value')
  for (const field of copy.querySelectorAll('textarea')) field.textContent = ''
  const style = document.createElement('style')
  style.textContent = `${stylesOfPage()}\n* { scrollbar-width: none !important; }`
  copy.prepend(style)
  return dataUrl(drawing(new XMLSerializer().serializeToString(copy)))
}

function drawing(content: string): string {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window
  const { scrollHeight } = document.documentElement
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<foreignObject x="${-scrollX}" y="${-scrollY}" width="${width}" height="${Math.max(height, scrollHeight)}">`,
    `${content}</foreignObject></svg>`,
  ].join('')
}

/** In a picture the SVG is the root, so rules for the root name the page's own element. */
const stylesOfPage = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText.replaceAll(':root', 'html'))
    .join('\n')

/** A picture loads nothing, so the images of the page become part of it. */
function copyImages(page: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('img')
  page.querySelectorAll('img').forEach((image, i) => {
    copies[i].src = pixelsOf(image)
  })
}

function pixelsOf(image: HTMLImageElement): string {
  const { width, height } = image.getBoundingClientRect()
  const context = document.createElement('canvas').getContext('2d')
  if (!context || width < 1 || height < 1 || image.naturalWidth === 0) return 'data:,'
  context.canvas.width = Math.ceil(width)
  context.canvas.height = Math.ceil(height)
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas.toDataURL()
}

const dataUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll(/[%#"'&<>\s]/g, encodeURIComponent)}`
