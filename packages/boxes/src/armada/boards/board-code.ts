/**
 * Corrected boards as a compact code for links: only columns that differ from ours, each with its six spaces.
 * `0r-1.2.3.4.5.7` is what the red column gives, `ar-w.s.g.oo.3.cp` its cost on shipyard A, `aw-b` the wonder sign.
 */
import type { Cost } from '@heptapolis/engine/box'
import { ARMADA, type Boards } from '../data.ts'
import { FLEETS, type Fleet } from '../pieces/define.ts'
import type { Space } from '../pieces/tracks.ts'
import { costFrom, costLetters, type Letters } from './cost-letters.ts'

const LETTERS: Letters = { wood: 'w', stone: 's', clay: 'c', ore: 'o', glass: 'g', cloth: 't', papyrus: 'p' }
const [GIVES, WONDER] = ['0', 'w']
const YARD = 'shipyard-'
const letterOf = (fleet: Fleet): string => fleet[0]
const fleetOf = (letter: string): string => FLEETS.find((fleet) => letterOf(fleet) === letter) ?? letter

/** Empty for our own boards. */
export function codeOf({ tracks, shipyards }: Boards): string {
  const columns = FLEETS.filter((fleet) => tracks[fleet] !== ARMADA.tracks[fleet]).map(
    (fleet) => `${GIVES}${letterOf(fleet)}-${tracks[fleet].spaces.map(spaceCode).join('.')}`,
  )
  const yards = shipyards.flatMap(({ id, wonder, costs }, i) => {
    const our = ARMADA.shipyards[i]
    const yard = id.slice(YARD.length)
    const changed = FLEETS.filter((fleet) => costs[fleet] !== our.costs[fleet])
    return [
      ...(wonder === our.wonder ? [] : [`${yard}${WONDER}-${letterOf(wonder)}`]),
      ...changed.map((fleet) => `${yard}${letterOf(fleet)}-${costs[fleet].map(costCode).join('.')}`),
    ]
  })
  return [...columns, ...yards].join('_')
}

const costCode = (cost: Cost): string => costLetters(cost, LETTERS)

/** One number, and in the yellow column `2c3t`: level 2, three coins, Tax. */
const spaceCode = ({ naval, points, explore, level, coins, tax }: Space): string =>
  `${naval ?? points ?? explore ?? level ?? 0}${coins ? `c${coins}` : ''}${tax ? 't' : ''}`

/** Decodes a link without validation; the rules validate the result. */
export function boardsIn(code: string): Record<string, unknown> {
  const file: Record<string, Record<string, unknown>> = {}
  for (const row of code.split('_')) {
    const [, where, letter, text] = /^(.)(.)-(.*)$/.exec(row) ?? []
    if (text === undefined) file[row] = {}
    else if (where === GIVES)
      put(
        file,
        ['columns', fleetOf(letter)],
        text.split('.').map((one) => gainFrom(one, letter)),
      )
    else if (letter === WONDER) put(file, ['shipyards', YARD + where, 'wonder'], fleetOf(text))
    else
      put(
        file,
        ['shipyards', YARD + where, 'costs', fleetOf(letter)],
        text.split('.').map((one) => costFrom(one, LETTERS)),
      )
  }
  return file
}

const GAIN: Readonly<Record<string, keyof Space>> = { r: 'naval', b: 'points', g: 'explore' }

function gainFrom(text: string, letter: string): Record<string, unknown> {
  const gain = GAIN[letter]
  if (gain) return { [gain]: Number(text) }
  const [, level, coins = '0', tax] = /^(\d+)(?:c(\d+))?(t)?$/.exec(text) ?? [text, text]
  return { level: Number(level), coins: Number(coins), tax: tax !== undefined }
}

/** Sets the value at a path. */
export function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path
  if (rest.length === 0) into[key] = value
  else {
    into[key] ??= {}
    put(into[key] as Record<string, unknown>, rest, value)
  }
}
