/**
 * Parser that rebuilds SVG drawings of the rulebook element by element. The page never inserts markup as text, so no
 * user text can become part of it.
 */
export interface Tag {
  name: string
  attributes: readonly (readonly [name: string, value: string])[]
  inner: readonly (Tag | string)[]
}

type OpenTag = Tag & { inner: (Tag | string)[] }

const PIECE = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/** Parses a drawing. It comes from the rulebook, so it is well-formed. */
export function readSvg(svg: string): Tag {
  const root: OpenTag = { name: '', attributes: [], inner: [] }
  const open = [root]
  for (const [, closes, name, attributes, isEmpty, text] of svg.matchAll(PIECE)) {
    const around = open[open.length - 1]
    if (text !== undefined) around.inner.push(unescaped(text))
    else if (closes === '/') open.pop()
    else {
      const tag: OpenTag = { name, attributes: attributesIn(attributes), inner: [] }
      around.inner.push(tag)
      if (isEmpty === '') open.push(tag)
    }
  }
  return root.inner[0] as Tag
}

const attributesIn = (text: string): Tag['attributes'] =>
  [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, unescaped(value)] as const)

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const SVG = 'http://www.w3.org/2000/svg'

export function drawn({ name, attributes, inner }: Tag): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of attributes) {
    // The content security policy forbids style attributes, so styles are set by script.
    if (key === 'style') element.style.cssText = value
    else if (key !== 'xmlns') element.setAttribute(key, value)
  }
  element.append(...inner.map((one) => (typeof one === 'string' ? one : drawn(one))))
  return element
}
