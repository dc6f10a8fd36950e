/**
 * Drawing functions for pictures of the rulebook: SVG that depends only on the colours of the page, so that app, single
 * file and paper look the same. Coordinates are the upper left corner.
 */
import type { Resource } from '@heptapolis/engine/box'
import type { Drawing, Shade, Where, Word } from './face.ts'
import { heptagon, type InkOptions, line, rounded, text } from './strokes.ts'

/** Colours for both schemes; the page selects one. */
export const shade = ({ light, dark }: { light: Shade; dark: Shade }): string =>
  `--b:light-dark(${light.ink},${dark.ink});--bt:light-dark(${light.tint},${dark.tint})`

const PLACES: Readonly<Record<Where, string>> = {
  left: 'nb-left',
  right: 'nb-right',
  both: 'nb-both',
  self: 'nb-self',
  all: 'nb-all',
}

/** Raw materials have square tokens, manufactured resources round ones. */
const ROUND: readonly Resource[] = ['glass', 'cloth', 'papyrus']

interface BackOptions {
  /** A numeral, or the name of a symbol. */
  mark?: string
  symbol?: string
  colour?: string
  /** Number of cards below it. */
  pile?: number
}

export class Pen {
  readonly #symbols: Readonly<Record<string, Drawing>>
  readonly #symbolOf: (sign: string) => string

  constructor(symbols: Readonly<Record<string, Drawing>>, symbolOf: (sign: string) => string) {
    this.#symbols = symbols
    this.#symbolOf = symbolOf
  }

  symbol(name: string, x: number, y: number, size: number, colour = 'var(--ink)'): string {
    const drawing = this.#symbols[this.#symbolOf(name)]
    if (drawing === undefined) throw new Error(`No symbol is called ${name}`)
    const scale = Number((size / 24).toFixed(3))
    return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" color="${colour}">${drawing}</g>`
  }

  coin(x: number, y: number, size: number, said: number | string): string {
    const middle = size / 2
    return (
      `<circle cx="${x + middle}" cy="${y + middle}" r="${middle - 0.8}" fill="var(--coin)" stroke="var(--coin-line)" stroke-width="1.4"/>` +
      this.#within(x, y, size, said, 'var(--coin-ink)')
    )
  }

  points(x: number, y: number, size: number, said: number | string): string {
    return (
      `<path d="${heptagon(x + size / 2, y + size / 2, size / 2)}" fill="var(--vp)" stroke="var(--vp-line)" stroke-width="1.4"/>` +
      this.#within(x, y, size, said, 'var(--vp-ink)')
    )
  }

  /** Conflict token, naval (`tone` of the box) or on land. */
  token(x: number, y: number, said: string, size = 22, tone = 'red'): string {
    const isBad = said.startsWith('−')
    const [tint, ink, line] =
      tone === 'box'
        ? ['var(--bt)', 'var(--b)', 'var(--b)']
        : [`var(--${tone}-tint)`, `var(--${tone}-ink)`, `var(--${tone}-line)`]
    const width = tokenWidth(size)
    return (
      rounded(x, y, width, size, 5, isBad ? 'var(--paper)' : tint, isBad ? line : 'none', 1.8) +
      text(x + width / 2, y + size * 0.68, said, { size: size * 0.58, at: 'middle', weight: 660, colour: ink })
    )
  }

  good(name: Resource, x: number, y: number, size: number): string {
    const isRound = ROUND.includes(name)
    const inner = size * (isRound ? 0.62 : 0.7)
    const inset = (size - inner) / 2
    return (
      rounded(x, y, size, size, isRound ? size / 2 : size * 0.2, 'var(--paper)', `var(--${name})`, 1) +
      this.symbol(name, x + inset, y + inset, inner, `var(--${name})`)
    )
  }

  /** The back of a card, alone or as a pile. */
  back(x: number, y: number, width: number, height: number, options: BackOptions = {}): string {
    const { mark, symbol, colour = 'var(--back)', pile = 0 } = options
    const below = Array.from({ length: pile }, (_, i) => (pile - i) * 2).map((by) =>
      rounded(x + by, y - by, width, height, 4, colour, 'var(--paper)', 0.8),
    )
    const [cx, cy] = [x + width / 2, y + height / 2]
    const size = Math.min(width, height)
    const middle =
      symbol !== undefined
        ? this.symbol(symbol, cx - size * 0.22, cy - size * 0.22, size * 0.44, 'var(--back-on)')
        : text(cx, cy + size * 0.11, mark ?? '', {
            size: size * 0.32,
            at: 'middle',
            display: true,
            colour: 'var(--back-on)',
          })
    return (
      below.join('') +
      rounded(x, y, width, height, 4, colour, 'var(--paper)', 0.8) +
      `<path d="${heptagon(cx, cy, size * 0.38)}" fill="none" stroke="var(--back-on)" stroke-opacity=".45"/>` +
      middle
    )
  }

  /** Sequence of symbols, and its width. */
  sentence(words: readonly Word[], x: number, y: number, size: number): { svg: string; width: number } {
    let at = x
    const parts = words.map((word) => {
      const { svg, width } = this.#word(word, at, y, size)
      at += width + size * 0.16
      return svg
    })
    return { svg: parts.join(''), width: Math.max(0, at - x - size * 0.16) }
  }

  /** Centred sequence, shrunk to fit. */
  centred(words: readonly Word[], x: number, y: number, width: number, size: number, colour?: string): string {
    const natural = this.sentence(words, 0, 0, size).width
    const fitting = natural > width ? (size * width) / natural : size
    const { svg, width: reached } = this.sentence(words, 0, 0, fitting)
    const group = `<g transform="translate(${round(x + (width - reached) / 2)} ${round(y + (size - fitting) / 2)})">${svg}</g>`
    return colour === undefined ? group : group.replaceAll('var(--ink)', colour)
  }

  #word(word: Word, x: number, y: number, size: number): { svg: string; width: number } {
    const side = <N extends string>(names: readonly N[], each: (name: N, at: number) => string) => ({
      svg: names.map((name, i) => each(name, x + i * size)).join(''),
      width: names.length * size,
    })
    switch (word.is) {
      case 'goods':
        return side(word.goods, (name, at) => this.good(name, at, y, size * 0.94))
      case 'choice': {
        const step = size * 1.25
        return {
          svg: word.goods
            .map((name, i) => {
              const or = i === 0 ? '' : slash(x + i * step - size * 0.155, y, size)
              return or + this.good(name, x + i * step, y, size * 0.94)
            })
            .join(''),
          width: word.goods.length * step - size * 0.25,
        }
      }
      case 'points':
        return { svg: this.points(x, y, size, word.points), width: size }
      case 'coins':
        return { svg: this.coin(x, y, size, word.coins), width: size }
      case 'icon': {
        const one = word.small ? size * 0.7 : size
        const many = word.times ?? 1
        const drawn = Math.min(many, 3)
        const icons = Array.from({ length: drawn }, (_, i) =>
          this.symbol(word.icon, round(x + i * one), round(y + (size - one) / 2), round(one)),
        )
        return { svg: icons.join(''), width: drawn * one }
      }
      case 'counted':
        return side(word.icons, (name, at) => this.symbol(name, at, y, size, countedColour(name)))
      case 'where':
        return { svg: this.symbol(PLACES[word.place], x, y, size), width: size }
      case 'stock':
        return { svg: this.#any(x, y, size, '?', word.goods === 'raw'), width: size }
      case 'any':
        return { svg: this.#any(x, y, size, word.text, word.square === true), width: size }
      case 'token':
        return { svg: this.token(x, y + size * 0.05, word.text, size * 0.9), width: tokenWidth(size * 0.9) }
      case 'text':
        return {
          svg: text(x, y + size * 0.74, word.text, { size: size * 0.72, weight: 660 }),
          width: word.text.length * size * 0.44,
        }
      case 'break':
        return { svg: '', width: size * 0.3 }
    }
  }

  #any(x: number, y: number, size: number, said: string, isSquare: boolean): string {
    const corner = isSquare ? size * 0.2 : size / 2
    const frame = rounded(
      x + 0.6,
      y + 0.6,
      size - 1.2,
      size - 1.2,
      corner,
      'var(--paper)',
      'var(--ink-2)',
      1.2,
      '2.4 1.8',
    )
    return frame + this.#within(x, y, size, said, 'var(--ink)')
  }

  #within(x: number, y: number, size: number, said: number | string, colour: string): string {
    const words = String(said)
    const style: InkOptions = { size: size * (words.length > 2 ? 0.42 : 0.56), at: 'middle', weight: 660, colour }
    return words === '' ? '' : text(x + size / 2, y + size * (words.length > 2 ? 0.64 : 0.69), words, style)
  }
}

export const tokenWidth = (size: number): number => size * 1.2

const round = (value: number): number => Number(value.toFixed(1))

/** Stroke between two symbols of which one may be chosen: bolder than a letter, so that small cards show it. */
const slash = (x: number, y: number, size: number): string =>
  line(x - size * 0.09, y + size * 0.94, x + size * 0.09, y, 'var(--ink)', round(size * 0.12))

/** Symbols of card colours have these colours. */
function countedColour(name: string): string {
  const [, colour] = /^c-(\w+)$/.exec(name) ?? []
  return colour === undefined ? 'var(--ink)' : `var(--${colour}-line)`
}
