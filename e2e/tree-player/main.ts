/**
 * Accessibility check: plays whole games by the accessibility tree and the keyboard alone, and prints the scores.
 * `npm run tree-player -- base all teams text online lesson replay rulebook pad puzzle cards`, without names all of
 * them; `--questions 5` stops early.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../../scripts/browser.ts'
import { ServerProcess } from '../server-process.ts'
import { newGame, PLANS, playAlone } from './games.ts'
import { playOnline } from './online.ts'
import { fillPad, findCard, tryPuzzle } from './pad.ts'
import { askRulebook, stepThrough, takeLesson } from './readings.ts'
import { miscounted, readScores, type Score } from './score.ts'
import { type Course, isEnd, type Seat } from './turns.ts'

const ONLINE = 'online'
const QUESTION = 'how many points for three identical science symbols'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'tree' }, questions: { type: 'string' } },
})
const questions = values.questions === undefined ? undefined : Number(values.questions)

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function report(name: string, { course, tree }: Seat): void {
  printCourse(name, course)
  if (!isEnd(tree)) return
  printScores(readScores(tree))
}

function printScores(scores: readonly Score[]): void {
  for (const { name: player, total, lines } of scores) {
    console.log(`  ${player}: ${total} (${lines.map(([category, points]) => `${category} ${points}`).join(', ')})`)
  }
  const wrong = miscounted(scores)
  if (wrong.length > 0) throw new Error(`These totals are not the sums of their lines: ${wrong.join(', ')}`)
}

function printCourse(name: string, { questions: count, presses, heard }: Course): void {
  const longest = heard.toSorted((a, b) => b.length - a.length)[0] ?? ''
  console.log(`${name}: ${count} questions, median ${median(presses)} keys a question, most ${Math.max(...presses)}.`)
  console.log(`  Last announcement: ${heard.at(-1)}`)
  console.log(`  Longest announcement: ${longest}`)
}

async function newPage(chrome: Browser): Promise<Page> {
  const context = await chrome.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

async function playGame(chrome: Browser, address: string, name: string): Promise<void> {
  const page = await newPage(chrome)
  if (name === ONLINE) {
    const guest = await newPage(chrome)
    for (const seat of await playOnline(page, guest, address, questions)) report(name, seat)
    return
  }
  const reading = READINGS[name]
  if (reading) return reading(page, address)
  const plan = PLANS[name]
  if (!plan) throw new Error(`There is no game “${name}”; there are ${NAMES.join(', ')}.`)
  await page.goto(address + newGame(values.seed))
  report(name, await playAlone(page, plan, questions))
  await page.context().close()
}

/** Screens beside the table. */
const READINGS: Readonly<Record<string, (page: Page, address: string) => Promise<void>>> = {
  lesson: async (page, address) => report('lesson', await takeLesson(page, address, questions)),
  async replay(page, address) {
    await page.goto(address + newGame(values.seed))
    const [before, after] = await stepThrough(page)
    console.log(`replay: from “${before}” to “${after}”`)
  },
  rulebook: async (page, address) =>
    console.log(`rulebook: “${QUESTION}” finds: ${await askRulebook(page, address, QUESTION)}`),
  async pad(page, address) {
    const { presses, scores } = await fillPad(page, address)
    console.log(`pad: ${presses} keys`)
    printScores(scores)
  },
  puzzle: async (page, address) => console.log(`puzzle: ${await tryPuzzle(page, address)}`),
  cards: async (page, address) => console.log(`cards: ${await findCard(page, address, 'Forum')}`),
}
const NAMES = [...Object.keys(PLANS), ONLINE, ...Object.keys(READINGS)]

const server = new ServerProcess()
const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const address = await server.start()
  for (const name of positionals.length > 0 ? positionals : NAMES) {
    await playGame(chrome, address, name)
  }
} finally {
  await chrome.close()
  await server.remove()
}
