import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** Splits where no bracket is open. */
function split(text: string, isEnd: (letter: string) => boolean): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (/[([]/.test(letter)) depth++
    if (/[)\]]/.test(letter)) depth--
    if (depth === 0 && isEnd(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

function selectorsOf(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...rules].flatMap(([, list = '']) => (/^\s*@/.test(list) ? [] : split(list, (letter) => letter === ',')))
}

/** The part that names the styled element. */
const ANY = /^(?:\*|::?(?!global\())/

const isCostly = (selector: string): boolean => {
  const parts = split(selector, (letter) => /[\s>+~]/.test(letter))
  return parts.slice(0, -1).join(' ').includes(':has(') && ANY.test(parts.at(-1) ?? '')
}

test('notices a condition on an ancestor that may style any element', () => {
  expect(isCostly('.phone:has(.panelled) .hand :has(> [role="listbox"])')).toBe(true)
  expect(isCostly('.phone:has(.panelled) > *')).toBe(true)
  expect(isCostly('.phone:has(.panelled) .hand')).toBe(false)
  expect(isCostly('.hand:has([data-instead])')).toBe(false)
  expect(isCostly('.phone[data-crowded] .hand :has(> [role="listbox"])')).toBe(false)
})

test('no style depends on the contents of an ancestor without naming its element', () => {
  // Browsers would restyle every element below that ancestor with each one that is added: 930 on the table of a phone.
  const costly = SHEETS.flatMap((file) =>
    selectorsOf(readFileSync(join(SOURCE, file), 'utf8')).flatMap((one) => (isCostly(one) ? [`${file}: ${one}`] : [])),
  )
  expect(costly).toEqual([])
})
