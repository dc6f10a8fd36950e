/** Apps know boxes only through their kits. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES, firstSpeech } from '@heptapolis/boxes'
import { CORE_FIELDS } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { INKS, SOLID } from '../packages/boxes/src/art/light/inks.ts'
import { GROUNDS } from '../packages/boxes/src/conformance/contrast.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Components of one box may name it; `cities` is a word of every position, and the base game is in every game. */
const OWN = /^apps\/web\/src\/boxes\/[^/]+\//
const BY_ID = BOXES.slice(1)
  .map(({ id }) => id)
  .filter((id) => !CORE_FIELDS.table.has(id))

test('No app, bot or rulebook names a box by its id', () => {
  const ids = BY_ID.join('|')
  const named = new RegExp(`(['"])(?:${ids})\\1|--box-(?:${ids})\\b|^\\s*(?:${ids}): `, 'm')
  const readers = globSync('{apps/*/src,packages/{rulebook,bots}/src}/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
    (file) => !OWN.test(file) && !/\.test\.tsx?$|\/(testing|contract)\.ts$|\/bench\//.test(file),
  )
  expect(readers.length).toBeGreaterThan(200)
  const faults = readers.flatMap((file) => {
    const fault = named.exec(read(file))?.[0].trim()
    return fault === undefined ? [] : [`${file}: ${fault}`]
  })
  expect(faults).toEqual([])
})

test('App texts name no box: those texts belong to the box', () => {
  const named = new RegExp(`\\b(?:${BY_ID.map(firstSpeech.boxName).join('|')})\\b`)
  const said = globSync('apps/*/src/**/words/en.ts', { cwd: ROOT }).filter((file) => !OWN.test(file))
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((file) => named.test(read(file)))).toEqual([])
})

test('Contrast of box colours is measured on the backgrounds of the app', () => {
  const themes = read('apps/web/src/look/tokens.css').split(':root[data-theme="dark"]')
  const colourOf = (css: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  const grounds = themes.map((css) => ['ground', 'surface', 'raised', 'paper'].map((name) => colourOf(css, name)))
  expect(grounds).toEqual([GROUNDS.light, GROUNDS.dark])
})

test('Cards are painted in the solid colours of the app', () => {
  const [light, dark] = read('apps/web/src/look/tokens.css').split(':root[data-theme="dark"]')
  const colourOf = (css: string, ink: string) => new RegExp(`--${ink}-solid: (#[0-9a-f]{6});`).exec(css)?.[1]
  const solid = (css: string) => Object.fromEntries(INKS.map((ink) => [ink, colourOf(css, ink)]))
  expect({ light: solid(light), dark: solid(dark) }).toEqual(SOLID)
})
