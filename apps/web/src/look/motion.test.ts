import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(SOURCE, file), 'utf8') }))
const endless = sheets.filter(({ css }) => /\binfinite\b/.test(css))

/** Content of a block from its opening brace on. */
function blockAfter(css: string, start: number): string {
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}') depth--
    if (depth === 0) return css.slice(start, at + 1)
  }
  return css.slice(start)
}

test('endless animations run only where motion is allowed, and pause in a hidden tab', () => {
  expect(endless.map(({ file }) => file)).toContain('art/scene.module.css')
  for (const { file, css } of endless) {
    const allowed = [...css.matchAll(/@media \(prefers-reduced-motion: no-preference\)/g)]
      .map(({ index }) => blockAfter(css, index))
      .join()
    expect(allowed.match(/\binfinite\b/g)?.length, file).toBe(css.match(/\binfinite\b/g)?.length)
    expect(css, file).toMatch(/\[data-hidden\][^{]*\{\s*animation-play-state: paused/)
  }
})

test('endless animations change only position and opacity', () => {
  for (const { file, css } of endless) {
    const names = [...css.matchAll(/(\w+) [\d.]+m?s [\w-]+ infinite/g)].map(([, name]) => name)
    expect(names, file).not.toEqual([])
    for (const name of names) {
      const frames = blockAfter(css, css.indexOf(`@keyframes ${name} `))
      const changed = [...frames.matchAll(/([\w-]+):/g)].map(([, property]) => property)
      expect(changed.filter((property) => property !== 'transform' && property !== 'opacity')).toEqual([])
    }
  }
})
