/** All parts by name, including people, animals and plants. */
import { keysOf } from '@heptapolis/engine/box'
import { bust } from '../busts/bust.ts'
import { columns } from '../draw/architecture.ts'
import { arch, fill } from '../draw/shapes.ts'
import { LIFE, stand } from '../life/index.ts'
import { CRAFTS } from './crafts.ts'
import { EMBLEMS } from './emblems.ts'
import { GUILDS } from './guilds.ts'
import { HOUSES } from './houses.ts'
import { GROUND, type Part, type Parts, toned } from './kit.ts'
import { LEARNING } from './learning.ts'
import { NATURE } from './nature.ts'
import { PROJECTS } from './projects.ts'
import { SHORE } from './sea.ts'
import { TRADE } from './trade.ts'
import { WAR } from './war.ts'
import { WORKS } from './works.ts'
import { YARDS } from './yards.ts'

const living = Object.fromEntries(
  keysOf(LIFE).map((what): [string, Part] => [
    what,
    ([x, scale = 1, foot = GROUND, turned = 1], [dress = 'pp']) =>
      stand(what, x, foot, turned < 0 ? [-scale, scale] : scale).replaceAll('~pp', `~${toned(dress)}`),
  ]),
)

const OPEN: Parts = {
  /** Two columns, as of a well. */
  pair: ([x, w, foot = 48]) => columns([x + 2, x + w - 2], foot, 3.6, 22),
  bust: (_, words) => bust(words),
  /** A broad opening, as of a stable. */
  bay: ([x, foot = GROUND]) => fill('d2', arch(x, foot, 22, 17)),
}

const PARTS: Parts = {
  ...living,
  ...HOUSES,
  ...WORKS,
  ...NATURE,
  ...SHORE,
  ...TRADE,
  ...WAR,
  ...LEARNING,
  ...PROJECTS,
  ...EMBLEMS,
  ...YARDS,
  ...GUILDS,
  ...CRAFTS,
  ...OPEN,
}

/** Draws `part 12 30 word; part …`. */
export const build = (line: string): string =>
  line
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(buildOne)
    .join('')

function buildOne(text: string): string {
  const [name, ...rest] = text.split(/\s+/)
  const part = PARTS[name]
  if (!part) throw new Error(`no part ${name} in: ${text}`)
  const isNumber = (word: string) => !Number.isNaN(Number(word))
  return part(
    rest.filter(isNumber).map(Number),
    rest.filter((word) => !isNumber(word)),
  )
}
