/** Checks ids of boxes against the scheme of docs/protocol.md; returns a sentence per fault. */
import { type Board, type Box, EDITIONS, type Edition } from '@heptapolis/engine/box'
import type { Kit } from '../kit.ts'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Additional side name: the older board of a wonder that a later box prints again. */
const SIDES: Readonly<Record<Edition, readonly string[]>> = {
  '1e': ['a', 'b', 'promo'],
  '2e': ['day', 'night', 'promo'],
}

export function idFaults(kits: readonly Kit[]): string[] {
  const all = kits.slice(1).map(({ rules }) => rules.id)
  return kits.flatMap(({ rules: box }) => [
    ...(ID.test(box.id) ? [] : [`the box ${box.id}: ids are words in small letters, joined by hyphens`]),
    ...Object.keys(box.options ?? {}).flatMap((name) => optionFault(box.id, name) ?? []),
    ...EDITIONS.flatMap((edition) => {
      const terms = { edition, boxes: all, seats: [{}, {}, {}] }
      return [
        ...(box.pieces?.(terms) ?? []).flatMap(({ id }) => (ID.test(id) ? [] : [`${box.id}, ${edition}: ${id}`])),
        ...(box.boards?.(terms) ?? []).flatMap((board) => boardFaults(board, edition, `${box.id}, ${edition}`)),
      ]
    }),
    ...sharedFields(box, kits),
  ])
}

/** A position field belongs to one box; fields of several boxes belong to a shared part. */
function sharedFields({ id, columns = [] }: Box, kits: readonly Kit[]): string[] {
  const others = kits.filter(({ rules }) => rules.id !== id).flatMap(({ rules }) => rules.columns ?? [])
  return columns
    .filter((column) => others.some((other) => other !== column && other.field === column.field))
    .map(({ field }) => `${id}: another box has a field ${field} as well`)
}

/** `babel-tower` and `laws` make `babelTowerLaws`. */
function optionFault(box: string, name: string): string | undefined {
  const prefix = box.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const isOwn = name.startsWith(prefix) && /^[A-Z][A-Za-z]*$/.test(name.slice(prefix.length))
  return isOwn ? undefined : `${box}: the option ${name} must begin with ${prefix} and say what is wished`
}

function boardFaults({ id, wonder, side, stages }: Board['def'], edition: Edition, where: string): string[] {
  const wanted = `${wonder}-${side}`
  const named = stages.flatMap(({ id: stage, halves }, i) => {
    const number = `${wanted}-${i + 1}`
    const expected = halves ? [number, `${number}-left`, `${number}-right`] : [number]
    const found = [stage, ...(halves ?? []).map((half) => half.id)]
    return found.flatMap((one, k) => (one === expected[k] ? [] : [`${where}: the stage ${one} must be ${expected[k]}`]))
  })
  return [
    ...(ID.test(wonder) ? [] : [`${where}: the wonder ${wonder}`]),
    ...(SIDES[edition].includes(side)
      ? []
      : [`${where}: ${id} has a side ${side}; there are ${SIDES[edition].join(', ')}`]),
    ...(id === wanted ? [] : [`${where}: the board ${id} must be ${wanted}`]),
    ...named,
  ]
}
