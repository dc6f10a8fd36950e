/**
 * Measurement of how well card colours and their symbols differ for colour-blind people: `npm run vision`.
 * `--pictures folder` saves pictures of screens in each kind of vision and in forced colours, in both themes.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../../scripts/browser.ts'
import { ServerProcess } from '../server-process.ts'
import { invisibleChoices } from './forced.ts'
import { KINDS, makePictures, see } from './pictures.ts'
import { cut, decode, difference, middleOf, type Screenshot, shapeDifference } from './pixels.ts'

const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'white', 'black']
const THEMES = ['light', 'dark'] as const

/** Closer colours are easily confused; then glyphs must differ by at least this share of their pixels. */
const CLOSE = 15
const LEAST_SHAPE = 0.25

const { values } = parseArgs({ options: { pictures: { type: 'string' } } })

async function pageIn(chrome: Browser, theme: string, address: string, path: string): Promise<Page> {
  const context = await chrome.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    deviceScaleFactor: values.pictures ? 1 : 2,
  })
  await context.addInitScript(
    (kept) => globalThis.localStorage?.setItem('heptapolis.settings', kept),
    JSON.stringify({ theme, language: 'en', speed: 'still', look: 'painted' }),
  )
  const page = await context.newPage()
  await page.goto(address + path)
  return page
}

/** Draws each card colour as a field and as its glyph, both as the app draws them. */
const SAMPLES = (colours: string[]): void => {
  const samples = document.createElement('div')
  samples.style.cssText =
    'position:fixed;inset:0;z-index:9999;background:var(--raised);display:flex;gap:20px;padding:20px'
  for (const colour of colours) {
    const field = document.createElement('div')
    field.style.cssText = `width:40px;height:40px;background:var(--${colour}-solid)`
    const glyph = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    glyph.setAttribute('width', '40')
    glyph.setAttribute('height', '40')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#c-${colour}`)
    glyph.style.color = 'var(--ink)'
    glyph.append(use)
    samples.append(field, glyph)
  }
  document.body.append(samples)
}

interface Pair {
  names: string
  colour: number
  shape: number
}

/** Samples stand in one row: fields and glyphs by turns. */
const SAMPLE = 40
const GAP = 20

async function pairsIn(page: Page, blank: Page): Promise<Pair[]> {
  const row = { x: 0, y: GAP, width: GAP + 2 * COLOURS.length * (SAMPLE + GAP), height: SAMPLE }
  const picture = await decode(blank, await page.screenshot({ clip: row, timeout: 0 }))
  const scale = picture.height / SAMPLE
  const sample = (nth: number): Screenshot => cut(picture, (GAP + nth * (SAMPLE + GAP)) * scale, SAMPLE * scale)
  const fields = COLOURS.map((_, i) => sample(2 * i))
  const glyphs = COLOURS.map((_, i) => sample(2 * i + 1))
  return COLOURS.flatMap((one, i) =>
    COLOURS.slice(i + 1).map((other, k) => {
      const j = i + 1 + k
      const [a, b] = [fields[i], fields[j]]
      const [first, second] = [glyphs[i], glyphs[j]]
      if (!(a && b && first && second)) throw new Error('A sample is missing.')
      return {
        names: `${one} and ${other}`,
        colour: difference(middleOf(a), middleOf(b)),
        shape: shapeDifference(first, second),
      }
    }),
  )
}

/** Prints the closest pairs; returns those that differ by neither colour nor shape. */
function judge(title: string, pairs: readonly Pair[]): string[] {
  const close = pairs.filter(({ colour }) => colour < CLOSE).sort((a, b) => a.colour - b.colour)
  const descriptions = close.map(
    ({ names, colour, shape }) => `${names} (${colour.toFixed(0)}; glyphs ${percent(shape)})`,
  )
  const least = Math.min(...pairs.map(({ shape }) => shape))
  console.log(
    `${title}: ${close.length} of ${pairs.length} pairs of colours differ by less than ${CLOSE}${descriptions.length > 0 ? `: ${descriptions.join(', ')}` : ''}.`,
  )
  console.log(`  Glyphs of any pair differ by at least ${percent(least)} of their pixels.`)
  return close.filter(({ shape }) => shape < LEAST_SHAPE).map(({ names }) => `${title}: ${names}`)
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

async function measure(chrome: Browser, address: string): Promise<string[]> {
  const blank = await chrome.newPage()
  const alike: string[] = []
  for (const theme of THEMES) {
    const page = await pageIn(chrome, theme, address, '/cards')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(SAMPLES, COLOURS)
    const session = await page.context().newCDPSession(page)
    for (const kind of KINDS) {
      await see(session, kind)
      alike.push(...judge(`${theme}, ${kind}`, await pairsIn(page, blank)))
    }
    alike.push(...(await invisibleChoices(page, blank)))
    await page.context().close()
  }
  return alike
}

const server = new ServerProcess()
const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const address = await server.start()
  const alike = await measure(chrome, address)
  for (const theme of values.pictures ? THEMES : []) {
    const page = await pageIn(chrome, theme, address, '/games')
    await makePictures(page, join(values.pictures ?? '', theme))
    await page.context().close()
  }
  if (alike.length > 0) {
    console.error(`Nothing visible tells these apart:\n${alike.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  await chrome.close()
  await server.remove()
}
