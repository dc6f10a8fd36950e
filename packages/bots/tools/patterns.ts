/**
 * `npm run patterns`: how often the patterns of ten games name the flaw that was planted in a bot, and nothing for a bot
 * without one. `--sets 5 --games 10 --from 1000` chooses sets, games of a set and seeds; `--boxes` plays games with
 * expansions. `--reference` measures what a sound player loses per game instead and writes it to `reference.json`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Bot } from '../src/bot.ts'
import { hard } from '../src/levels.ts'
import { FLAWED, lostGame } from '../src/patterns/flawed.ts'
import { LOSS_KINDS, type PatternLoss } from '../src/patterns/losses.ts'
import { type LostGame, lostBy, patternsOf } from '../src/patterns/patterns.ts'

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '5' },
    games: { type: 'string', default: '10' },
    from: { type: 'string', default: '1000' },
    only: { type: 'string' },
    boxes: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
  },
})
const SETS = Number(values.sets)
const GAMES = Number(values.games)
const FROM = Number(values.from)
const seedOf = (set: number, game: number): number => FROM + set * GAMES + game

/** Expansions of games with expansions, one mix after the other. */
const MIXES = [['leaders'], ['cities'], ['armada'], ['edifice'], ['babel-tower'], ['leaders', 'cities']]

const boxesOf = (game: number): readonly string[] => (values.boxes ? MIXES[game % MIXES.length] : [])

function nameSets(name: string, bot: Bot): number {
  let right = 0
  for (let set = 0; set < SETS; set++) {
    const games = Array.from({ length: GAMES }, (_, i) => lostGame(bot, seedOf(set, i), boxesOf(i)))
    const named = patternsOf(games).map(({ kind, points }) => `${kind} ${points.toFixed(1)}`)
    const isRight = name === 'none' ? named.length === 0 : named[0]?.startsWith(`${name} `) === true
    if (isRight) right++
    process.stdout.write(`${name} set ${set + 1}: ${named.join(', ') || 'nothing'}${isRight ? '' : '  WRONG'}\n`)
    if (values.only !== undefined) process.stdout.write(`  ${perGame(games)}\n`)
  }
  return right
}

const perGame = (games: readonly LostGame[]): string =>
  LOSS_KINDS.map((kind) => {
    const sum = games.reduce((points, { losses }) => points + lostBy(losses, kind), 0)
    return `${kind} ${(sum / games.length).toFixed(2)}`
  }).join(', ')

function measureReference(): void {
  const all = { base: [[]], boxes: MIXES }
  const found = Object.entries(all).map(([name, mixes]) => {
    const games = Array.from({ length: GAMES }, (_, i) => lostGame(hard, FROM + i, mixes[i % mixes.length]))
    const kinds = LOSS_KINDS.map((kind) => [
      kind,
      spreadOf(
        games.map(({ losses }) => losses),
        kind,
      ),
    ])
    return [name, { ...Object.fromEntries(kinds), taken: { chain: taken(games, 'chain'), late: taken(games, 'late') } }]
  })
  writeFileSync(
    new URL('../src/patterns/reference.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`,
  )
}

function taken(games: readonly LostGame[], kind: 'chain' | 'late'): number {
  const [all, of] = (['taken', 'of'] as const).map((what) =>
    games.reduce((sum, { chances }) => sum + chances[kind][what], 0),
  )
  return Number((all / of).toFixed(2))
}

function spreadOf(games: readonly (readonly PatternLoss[])[], kind: (typeof LOSS_KINDS)[number]) {
  const points = games.map((losses) => lostBy(losses, kind))
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length
  const variance = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (points.length - 1)
  return { mean: Number(mean.toFixed(2)), sd: Number(Math.sqrt(variance).toFixed(2)) }
}

if (values.reference) {
  measureReference()
} else {
  const bots: [string, Bot][] = [...Object.entries(FLAWED), ['none', hard]]
  for (const [name, bot] of bots.filter(
    ([name]) => values.only === undefined || values.only.split(',').includes(name),
  )) {
    process.stdout.write(`${name}: ${nameSets(name, bot)} of ${SETS} sets right\n`)
  }
}
