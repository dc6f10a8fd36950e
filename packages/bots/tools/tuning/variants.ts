/** Searching bots that differ from `expert` in one respect each, to find its limiting factor. */
import { readFileSync } from 'node:fs'
import type { Bot } from '../../src/bot.ts'
import { botNamed } from '../../src/bots.ts'
import { EXPERIENCE } from '../../src/experience/learned.ts'
import { Instinct } from '../../src/instinct/instinct.ts'
import { INSTINCT } from '../../src/instinct/weights.ts'
import { versionNamed } from '../../src/league/versions.ts'
import { LEVELS } from '../../src/levels.ts'
import { type Budget, searcher } from '../../src/search/searcher.ts'
import { netFrom } from '../learning/net.ts'

const { expert } = LEVELS

/** Players without search, with and without experience. */
const GLANCES: Readonly<Record<string, Instinct>> = {
  glance: new Instinct(),
  'experienced glance': new Instinct(INSTINCT, EXPERIENCE()),
}
const DOUBT = 0.2

export const VARIANTS: Readonly<Record<string, Partial<Budget>>> = {
  'expert-1 /4': { playouts: LEVELS['expert-1'].playouts / 4, learned: undefined },
  'worlds x4': { playouts: expert.playouts * 4 },
  'worlds /4': { playouts: expert.playouts / 4 },
  'never drops': { habits: { clearly: Number.POSITIVE_INFINITY } },
  'drops late': { habits: { clearly: 4 } },
  'drops early': { habits: { clearly: 1.5 } },
  'this Age': { ages: 1, fewBoxes: 99 },
  'to the end': { ages: 3, fewBoxes: 99 },
  'sure rivals': { habits: { doubt: 0, ownDoubt: 0 } },
  'doubtful rivals': { habits: { doubt: 1.5 } },
  'no tree': { depth: 0 },
  'deep tree': { depth: 5 },
  'deep, x4': { depth: 5, playouts: expert.playouts * 4 },
  'to the end, x4': { ages: 3, fewBoxes: 99, playouts: expert.playouts * 4 },
  broad: { breadth: 20 },
  'points alone': { habits: { rivals: 0, winning: 0 } },
  'wins more': { habits: { winning: 40 } },
  'for itself': { habits: { forTeam: false } },
  curious: { habits: { curiosity: 8, branches: 8 } },
}

const { hard } = LEVELS
const HARDS: Readonly<Record<string, Partial<Budget>>> = {
  'hard x4': { playouts: hard.playouts * 4 },
  'hard for itself': { habits: { forTeam: false } },
}

/** Variants of how to spend one second. */
const { master } = LEVELS
const MASTERS: Readonly<Record<string, Partial<Budget>>> = {
  'plain master': { breadth: expert.breadth, depth: expert.depth },
  'master to the end': { ages: 3, fewBoxes: 99 },
  'master with doubtful rivals': { habits: { doubt: 1.2 } },
}

const glancing = (name: string, glance: Instinct): Bot => ({
  name,
  about: name,
  choose: (seen, seat, random) => glance.choose(seen, seat, random, DOUBT),
})

/** Versions with weights of a file: `expert@FILE`, `glance@NET`, or `net 500@NET` with so many playouts. */
function versionOf(name: string, kind: string, file: string): Bot {
  const version = versionNamed(name, (path) => JSON.parse(readFileSync(path, 'utf8')))
  if (version) return version
  const learned = netFrom(file, EXPERIENCE)
  if (kind === 'glance') return glancing(name, new Instinct(INSTINCT, learned()))
  return searcher(name, name, { ...expert, playouts: Number(kind.split(' ')[1] ?? expert.playouts), learned })
}

const known = new Map<string, Bot>()

export function variant(name: string): Bot {
  const bot = known.get(name) ?? make(name)
  known.set(name, bot)
  return bot
}

function make(name: string): Bot {
  const [kind, file] = name.split('@')
  if (file !== undefined) return versionOf(name, kind, file)
  const glance = GLANCES[name]
  if (glance) return glancing(name, glance)
  const change = VARIANTS[name]
  if (change) return searcher(name, name, { ...expert, ...change })
  const harder = HARDS[name]
  if (harder) return searcher(name, name, { ...hard, ...harder })
  const thought = MASTERS[name]
  if (thought) return searcher(name, name, { ...master, ...thought })
  const bot = botNamed(name)
  if (!bot) throw new Error(`There is no variant "${name}"; there are ${Object.keys(VARIANTS).join(', ')}.`)
  return bot
}
