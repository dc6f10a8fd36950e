/**
 * Accessibility check: plays whole games by the accessibility tree and the keyboard alone, and prints the scores.
 * `npm run tree-player -- base leaders online lesson` plays these, without names it plays all of them.
 * `--mix Leaders,Armada --players 5` plays a mix, with `--teams`, `--edition 1e`, or `--text commands` or `tab`.
 * `--questions 5` stops early.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../../scripts/browser.ts'
import { ServerProcess } from '../server-process.ts'
import { playDeal, playEvening } from './evening.ts'
import { newGame, PLANS, type Plan, playAlone } from './games.ts'
import { playOnline } from './online.ts'
import { fillPad, findCard, tryPuzzle } from './pad.ts'
import { announcements } from './reader.ts'
import { askRulebook, stepThrough, takeLesson } from './readings.ts'
import { miscounted, readScores, type Score } from './score.ts'
import { type Course, isEnd, type Seat } from './turns.ts'
import { agreeAlone, METHODS } from './wonders.ts'

/** Games of two players. */
const ONLINE = 'online'
const EVENING = 'evening'
const QUESTION = 'how many points for three identical science symbols'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'tree' },
    questions: { type: 'string' },
    mix: { type: 'string' },
    players: { type: 'string', default: '4' },
    teams: { type: 'boolean', default: false },
    edition: { type: 'string', default: '2e' },
    text: { type: 'string' },
  },
})
const questions = values.questions === undefined ? undefined : Number(values.questions)

/** The mix that the options choose. */
function mixOf(mix: string): Plan {
  const { players, teams, edition, text } = values
  return {
    players: Number(players),
    expansions: mix.split(',').filter(Boolean),
    isTeams: teams,
    edition: edition === '1e' ? '1e' : '2e',
    ...((text === 'commands' || text === 'tab') && { text }),
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function report(name: string, { course, tree }: Seat): void {
  printCourse(name, course)
  if (!isEnd(tree)) return
  console.log(`  At the end: ${announcements(tree).join(' ')}`)
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
  const plan = GAMES[name]
  const reading = READINGS[name]
  if (plan) {
    await page.goto(address + newGame(values.seed, plan.edition))
    report(name, await playAlone(page, plan, questions))
  } else if (reading) {
    await reading(page, address)
  } else if (name === ONLINE) {
    const guest = await newPage(chrome)
    for (const seat of await playOnline(page, guest, address, questions)) report(name, seat)
  } else if (name === EVENING) {
    const { seats, standings } = await playEvening(page, await newPage(chrome), address)
    for (const seat of seats) report(name, seat)
    console.log(`  Standings: ${standings.join('; ')}`)
  } else {
    throw new Error(`There is no game “${name}”; there are ${NAMES.join(', ')}.`)
  }
}

/** A game that fails does not stop the others. */
async function playEach(chrome: Browser, address: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await playGame(chrome, address, name)
    } catch (error) {
      console.error(`${name}: failed.`, error)
      process.exitCode = 1
    }
    for (const context of chrome.contexts()) await context.close()
  }
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
  agreement: agree,
  async deal(page, address) {
    const { seat, comparison } = await playDeal(page, address)
    report('deal', seat)
    console.log(`  Comparison: ${comparison.join(' | ')}`)
  },
  cards: async (page, address) => console.log(`cards: ${await findCard(page, address, 'Forum')}`),
}
const { mix } = values
/** Questions of a game whose wonders were given out before; the game itself is played by other names. */
const FEW = 2

async function agree(page: Page, address: string): Promise<void> {
  for (const method of METHODS) {
    const { asked, given, presses, seat } = await agreeAlone(page, address, method, FEW)
    console.log(`agreement, ${method}: ${presses} keys. Asked: ${asked.join(' / ')}`)
    console.log(`  ${given.join('; ')}`)
    printCourse('  game', seat.course)
  }
}

const GAMES: Readonly<Record<string, Plan>> =
  mix === undefined ? PLANS : { [`${mix || 'base'}, ${values.players} players`]: mixOf(mix) }
const NAMES = [...Object.keys(GAMES), ...(mix === undefined ? [ONLINE, EVENING, ...Object.keys(READINGS)] : [])]

const server = new ServerProcess()
const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const address = await server.start()
  await playEach(chrome, address, positionals.length > 0 ? positionals : NAMES)
} finally {
  await chrome.close()
  await server.remove()
}
